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
        let m46 = false;
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
              m46 = true;
              continue l43;
            }
            p = s45;
          } else touched ||= p >= end;
          break;
        }
        if (!m46) { break l39; }
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
        let m60 = false;
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
              m60 = true;
              continue l57;
            }
            p = s59;
          } else touched ||= p >= end;
          break;
        }
        if (!m60) { break l53; }
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
  l118: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s120 = p;
      l119: {
        const r121 = readSpace(p);
        if (r121 === undefined) { break l119; }
        value = r121;
        p = pos;
        break l118;
      }
      p = s120;
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
    if (text.charCodeAt(p) === 97) {
      l103: {
        if (!text.startsWith("arguments", p)) {
          reachesEnd(p, "arguments");
          break l103;
        }
        p += 9;
        break l99;
      }
      p = s100;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 112) {
      l104: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l104;
        }
        p += 10;
        break l99;
      }
      p = s100;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 105) {
      l105: {
        if (!text.startsWith("id", p)) {
          reachesEnd(p, "id");
          break l105;
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
  l106: {
    if (text.charCodeAt(p) === 34) {
      const s108 = p;
      l107: {
        p = skipBareType(p);
        if (p < 0) { break l107; }
        break l106;
      }
      p = s108;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l109: {
    const s110 = p;
    if (text.charCodeAt(p) === 110) {
      l111: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l111;
        }
        p += 4;
        break l109;
      }
      p = s110;
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
  l112: {
    const s113 = p;
    if (text.charCodeAt(p) === 34) {
      l114: {
        p = skipBareName(p);
        if (p < 0) { break l114; }
        break l112;
      }
      p = s113;
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
  l115: {
    const s116 = p;
    if (text.charCodeAt(p) === 112) {
      l117: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l117;
        }
        p += 10;
        break l115;
      }
      p = s116;
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
  let e123!: null;
  l126: {
    const s124 = p;
    l125: {
      p = skip_bareList(p);
      if (p < 0) { break l125; }
      p = s124;
      break l126;
    }
    p = s124;
    return -1;
  }
  e123 = null;
  value = [e123];
  leafValue = value;
  return p;
}

function leaf48(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r127 = readListOpen(p);
  if (r127 === undefined) { return -1; }
  value = r127;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l128: {
    const s129 = p;
    if (text.charCodeAt(p) === 91) {
      l130: {

        p++;
        break l128;
      }
      p = s129;
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
  const r132 = readComma(p);
  if (r132 === undefined) { return -1; }
  value = r132;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l133: {
    const s134 = p;
    const t135 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l136: {
        const r137 = readBadComma(p);
        if (r137 === undefined) { break l136; }
        p = pos;
        break l133;
      }
      p = s134;
      if (trail.length > t135) trail.length = t135;
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
  l140: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      const s138 = p;
      l139: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
          touched ||= p >= end;
          break l139;
        }
        p++;
        p = s138;
        break l140;
      }
      p = s138;
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
  let e143!: null;
  {
    const s144 = p;
    l145: {
      p = skipEnds(p);
      if (p < 0) { break l145; }
      return -1;
    }
    p = s144;
  }
  e143 = null;
  value = [e143];
  leafValue = value;
  return p;
}

function skipEnds(p: number): number {
  let c = 0;
  l147: {
    const s148 = p;
    l149: {
      p = skipEndMarker(p);
      if (p < 0) { break l149; }
      break l147;
    }
    p = s148;
    l152: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s150 = p;
        l151: {
          p++;
          p = s150;
          break l152;
        }
        p = s150;
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
  l157: {
    const s158 = p;
    l159: {
      p = skipStepAhead(p);
      if (p < 0) { break l159; }
      break l157;
    }
    p = s158;
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
  l153: {
    const s154 = p;
    if (text.charCodeAt(p) === 13) {
      l155: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l155;
        }
        p += 2;
        break l153;
      }
      p = s154;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l156: {

        p++;
        break l153;
      }
      p = s154;
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
  l160: {
    const s161 = p;
    l162: {
      p = skip_thoughtLabel(p);
      if (p < 0) { break l162; }
      break l160;
    }
    p = s161;
    l175: {
      p = skipInputLabel(p);
      if (p < 0) { break l175; }
      break l160;
    }
    p = s161;
    l179: {
      p = skipObservationLabel(p);
      if (p < 0) { break l179; }
      break l160;
    }
    p = s161;
    l183: {
      p = skip_answerLabel(p);
      if (p < 0) { break l183; }
      break l160;
    }
    p = s161;
    p = skipActionAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_thoughtLabel(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  l163: {
    if (text.charCodeAt(p) === 42) {
      const s165 = p;
      l164: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l164;
        }
        p += 2;
        break l163;
      }
      p = s165;
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
  l166: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s168 = p;
      l167: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l167;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l167;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l166;
      }
      p = s168;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l169: {
    if (text.charCodeAt(p) === 42) {
      const s171 = p;
      l170: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l170;
        }
        p += 2;
        break l169;
      }
      p = s171;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l172: {
    if (text.charCodeAt(p) === 42) {
      const s174 = p;
      l173: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l173;
        }
        p += 2;
        break l172;
      }
      p = s174;
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
  l197: {
    const s198 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l199: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l199;
        }
        p = skipEol(p);
        if (p < 0) { break l199; }
        break l197;
      }
      p = s198;
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
  l187: {
    if (text.charCodeAt(p) === 42) {
      const s189 = p;
      l188: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l188;
        }
        p += 2;
        break l187;
      }
      p = s189;
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
  const n191 = characterSize(p, CLASS_2);
  if (n191 === 0) { return -1; }
  p += n191;
  l192: for (;;) {
    const s194 = p;
    if (p < end) {
      l193: {
        const n196 = characterSize(p, CLASS_3);
        if (n196 === 0) { break l193; }
        p += n196;
        continue l192;
      }
      p = s194;
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
  const r200 = readObjectOpen(p);
  if (r200 === undefined) { return -1; }
  value = r200;
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
  l201: {
    if (text.charCodeAt(p) === 123) {
      const s203 = p;
      const t204 = trail.length;
      l202: {
        const r205 = readBadDoubledBrace(p);
        if (r205 === undefined) { break l202; }
        p = pos;
        break l201;
      }
      p = s203;
      if (trail.length > t204) trail.length = t204;
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
  l208: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s206 = p;
      l207: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l207;
        }
        p++;
        p = s206;
        break l208;
      }
      p = s206;
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
  const r211 = readKey(p);
  if (r211 === undefined) { return -1; }
  value = r211;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: string;
  l212: {
    const s213 = p;
    if (text.charCodeAt(p) === 34) {
      l214: {

        l_quote = "\"";
        p++;
        const r215 = readDoubleKey(p);
        if (r215 === undefined) { break l214; }
        l_name = r215;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l214;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l214;
        }
        p++;
        break l212;
      }
      p = s213;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l244: {

        l_quote = "'";
        p++;
        const r245 = readSingleKey(p);
        if (r245 === undefined) { break l244; }
        l_name = r245;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l244;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l244;
        }
        p++;
        break l212;
      }
      p = s213;
    } else touched ||= p >= end;
    l259: {
      const r260 = readMarkedQuote(p);
      if (r260 === undefined) { break l259; }
      l_quote = r260;
      p = pos;
      const r262 = readMarkedKey(p);
      if (r262 === undefined) { break l259; }
      l_name = r262;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l259; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l259;
      }
      p++;
      break l212;
    }
    p = s213;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r272 = readBareKey(p);
    if (r272 === undefined) { return undefined; }
    l_name = r272;
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
  const list220: string[] = [];
  l216: for (;;) {
    const s218 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l217: {
        let v219!: string;
        l222: {
          const s223 = p;
          if (text.charCodeAt(p) === 92) {
            l224: {
              const r225 = read_escape(p);
              if (r225 === undefined) { break l224; }
              v219 = r225;
              p = pos;
              break l222;
            }
            p = s223;
          } else touched ||= p >= end;
          const s242 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l217;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v219 = text.slice(s242, p);
        }
        list220.push(v219);
        continue l216;
      }
      p = s218;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list220;
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
  l226: {
    const s227 = p;
    if (text.charCodeAt(p) === 92) {
      l228: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l228;
        }
        p += 2;
        const s229 = p;
        let n233 = 0;
        l230: for (;;) {
          if (n233 >= 4) break;
          const s232 = p;
          l231: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l231;
            }
            p++;
            n233++;
            continue l230;
          }
          p = s232;
          break;
        }
        if (n233 < 4) { break l228; }
        l_hex = text.slice(s229, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l226;
      }
      p = s227;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l234: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s235 = p;
            l236: {

              p++;
              break l234;
            }
            p = s235;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l234;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l226;
      }
      p = s227;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s238 = p;
        l239: {

          p++;
          return undefined;
        }
        p = s238;
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
  const list250: string[] = [];
  l246: for (;;) {
    const s248 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l247: {
        let v249!: string;
        l252: {
          const s253 = p;
          if (text.charCodeAt(p) === 92) {
            l254: {
              const r255 = read_escape(p);
              if (r255 === undefined) { break l254; }
              v249 = r255;
              p = pos;
              break l252;
            }
            p = s253;
          } else touched ||= p >= end;
          const s257 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l247;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v249 = text.slice(s257, p);
        }
        list250.push(v249);
        continue l246;
      }
      p = s248;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list250;
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
  const s263 = p;
  let m267 = false;
  l264: for (;;) {
    const s266 = p;
    l265: {
      {
        const s268 = p;
        l269: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l269; }
          break l265;
        }
        p = s268;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l265;
      }
      p++;
      m267 = true;
      continue l264;
    }
    p = s266;
    break;
  }
  if (!m267) { return undefined; }
  value = text.slice(s263, p);
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
  const s273 = p;
  const n274 = characterSize(p, CLASS_4);
  if (n274 === 0) { return undefined; }
  p += n274;
  l275: for (;;) {
    const s277 = p;
    if (p < end) {
      l276: {
        const n279 = characterSize(p, CLASS_5);
        if (n279 === 0) { break l276; }
        p += n279;
        continue l275;
      }
      p = s277;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s273, p);
  pos = p;
  return value;
}

function leaf84(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, SpaceNode] | null;
  l282: {
    const s284 = p;
    l283: {
      const r285 = readGap(p);
      if (r285 === undefined) { break l283; }
      value = r285;
      p = pos;
      break l282;
    }
    p = s284;
    value = null;
  }
  leafValue = value;
  return p;
}

function readGap(p: number): [null, SpaceNode] | undefined {
  let c = 0;
  let value!: [null, SpaceNode];
  let e286!: null;
  {
    const s287 = p;
    l288: {
      p = skipStepsGoOn(p);
      if (p < 0) { break l288; }
      return undefined;
    }
    p = s287;
  }
  e286 = null;
  let e290!: SpaceNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  const r291 = readSpace(p);
  if (r291 === undefined) { return undefined; }
  e290 = r291;
  p = pos;
  value = [e286, e290];
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
  const r294 = readTripleOpen(p);
  if (r294 === undefined) { return -1; }
  value = r294;
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
      l296: {
        if (text.charCodeAt(p) === 34) {
          {
            const s297 = p;
            l298: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l298;
              }
              p += 3;
              break l296;
            }
            p = s297;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l296;
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
  l300: {
    const s301 = p;
    const t302 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l303: {
        const r304 = readEscape(p);
        if (r304 === undefined) { break l303; }
        value = r304;
        p = pos;
        break l300;
      }
      p = s301;
      if (trail.length > t302) trail.length = t302;
    } else touched ||= p >= end;
    const r308 = readBadCutEscape(p);
    if (r308 === undefined) { return -1; }
    value = r308;
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
  const r305 = read_escape(p);
  if (r305 === undefined) { return undefined; }
  l_text = r305;
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
  l309: {
    const s310 = p;
    if (text.charCodeAt(p) === 92) {
      l311: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l311;
        }
        p += 2;
        let n316 = 0;
        l313: for (;;) {
          if (n316 >= 4) break;
          const s315 = p;
          l314: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l314;
            }
            p++;
            n316++;
            continue l313;
          }
          p = s315;
          break;
        }
        if (n316 < 4) { break l311; }
        break l309;
      }
      p = s310;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l317: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s318 = p;
            l319: {

              p++;
              break l317;
            }
            p = s318;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l317;
        }
        p++;
        break l309;
      }
      p = s310;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s321 = p;
        l322: {

          p++;
          return -1;
        }
        p = s321;
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
  const r325 = readTripleEnd(p);
  if (r325 === undefined) { return -1; }
  value = r325;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l326: {
    const s327 = p;
    const t328 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l329: {
        const r330 = readTripleClose(p);
        if (r330 === undefined) { break l329; }
        value = r330;
        p = pos;
        break l326;
      }
      p = s327;
      if (trail.length > t328) trail.length = t328;
    } else touched ||= p >= end;
    l332: {
      const r333 = readMissingRest(p);
      if (r333 === undefined) { break l332; }
      value = r333;
      p = pos;
      break l326;
    }
    p = s327;
    if (trail.length > t328) trail.length = t328;
    const r338 = readMissingQuote(p);
    if (r338 === undefined) { return undefined; }
    value = r338;
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
      const s334 = p;
      l335: {
        p++;
        return undefined;
      }
      p = s334;
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
  const r341 = readDoubleOpen(p);
  if (r341 === undefined) { return -1; }
  value = r341;
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
      l343: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l343;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l344: {
      {
        const s345 = p;
        l346: {
          p = skipEnds(p);
          if (p < 0) { break l346; }
          break l344;
        }
        p = s345;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l344;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l348: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l348;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s349 = p;
          l350: {
            p = skipEnds(p);
            if (p < 0) { break l350; }
            {
              const s352 = p;
              l353: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l353; }
                break l350;
              }
              p = s352;
            }
            break l348;
          }
          p = s349;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l362: {
      p = skipEnds(p);
      if (p < 0) { break l362; }
      l365: {
        const s363 = p;
        l364: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l364; }
          p = s363;
          break l365;
        }
        p = s363;
        break l362;
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
  let n358 = 0;
  l355: for (;;) {
    if (n358 >= 4096) break;
    const s357 = p;
    l356: {
      l359: {
        const s360 = p;
        if (text.charCodeAt(p) === 92) {
          l361: {
            p = skip_escape(p);
            if (p < 0) { break l361; }
            break l359;
          }
          p = s360;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l356;
        }
        p++;
      }
      n358++;
      continue l355;
    }
    p = s357;
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
  l366: {
    const s367 = p;
    const t368 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l369: {
        const r370 = readEscape(p);
        if (r370 === undefined) { break l369; }
        value = r370;
        p = pos;
        break l366;
      }
      p = s367;
      if (trail.length > t368) trail.length = t368;
    } else touched ||= p >= end;
    l372: {
      const r373 = readBadCutEscape(p);
      if (r373 === undefined) { break l372; }
      value = r373;
      p = pos;
      break l366;
    }
    p = s367;
    if (trail.length > t368) trail.length = t368;
    l375: {
      const r376 = readBadNewline(p);
      if (r376 === undefined) { break l375; }
      value = r376;
      p = pos;
      break l366;
    }
    p = s367;
    if (trail.length > t368) trail.length = t368;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r387 = readBadDoubleQuote(p);
    if (r387 === undefined) { return -1; }
    value = r387;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  {
    const s377 = p;
    l378: {
      p = skipEnds(p);
      if (p < 0) { break l378; }
      return undefined;
    }
    p = s377;
  }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  {
    const s380 = p;
    l381: {
      p = skipEnds(p);
      if (p < 0) { break l381; }
      {
        const s383 = p;
        l384: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l384; }
          break l381;
        }
        p = s383;
      }
      return undefined;
    }
    p = s380;
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
    const s388 = p;
    l389: {
      p = skipAfterText(p);
      if (p < 0) { break l389; }
      return undefined;
    }
    p = s388;
  }
  pos = p;
  const node: BadDoubleQuoteNode = { type: 'BadDoubleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipAfterText(p: number): number {
  let c = 0;
  l391: {
    const s392 = p;
    l393: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipEnds(p);
      if (p < 0) { break l393; }
      break l391;
    }
    p = s392;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    l394: {
      const s395 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)) {
        l396: {
          p++;
          break l394;
        }
        p = s395;
      } else touched ||= p >= end;
      l397: {
        p = skipEnds(p);
        if (p < 0) { break l397; }
        break l394;
      }
      p = s395;
      if (p < end) {
        {
          const s398 = p;
          l399: {
            p++;
            return -1;
          }
          p = s398;
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
  const r402 = readTextEnd(p);
  if (r402 === undefined) { return -1; }
  value = r402;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l403: {
    const s404 = p;
    const t405 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l406: {
        const r407 = readTextClose(p);
        if (r407 === undefined) { break l406; }
        value = r407;
        p = pos;
        break l403;
      }
      p = s404;
      if (trail.length > t405) trail.length = t405;
    } else touched ||= p >= end;
    l409: {
      const r410 = readMissingRest(p);
      if (r410 === undefined) { break l409; }
      value = r410;
      p = pos;
      break l403;
    }
    p = s404;
    if (trail.length > t405) trail.length = t405;
    const r412 = readMissingQuote(p);
    if (r412 === undefined) { return undefined; }
    value = r412;
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
  const r415 = readSingleOpen(p);
  if (r415 === undefined) { return -1; }
  value = r415;
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
      l417: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l417;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l418: {
      {
        const s419 = p;
        l420: {
          p = skipEnds(p);
          if (p < 0) { break l420; }
          break l418;
        }
        p = s419;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l418;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l422: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l422;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s423 = p;
          l424: {
            p = skipEnds(p);
            if (p < 0) { break l424; }
            {
              const s426 = p;
              l427: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l427; }
                break l424;
              }
              p = s426;
            }
            break l422;
          }
          p = s423;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l436: {
      p = skipEnds(p);
      if (p < 0) { break l436; }
      l439: {
        const s437 = p;
        l438: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l438; }
          p = s437;
          break l439;
        }
        p = s437;
        break l436;
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
  let n432 = 0;
  l429: for (;;) {
    if (n432 >= 4096) break;
    const s431 = p;
    l430: {
      l433: {
        const s434 = p;
        if (text.charCodeAt(p) === 92) {
          l435: {
            p = skip_escape(p);
            if (p < 0) { break l435; }
            break l433;
          }
          p = s434;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l430;
        }
        p++;
      }
      n432++;
      continue l429;
    }
    p = s431;
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
  l440: {
    const s441 = p;
    const t442 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l443: {
        const r444 = readEscape(p);
        if (r444 === undefined) { break l443; }
        value = r444;
        p = pos;
        break l440;
      }
      p = s441;
      if (trail.length > t442) trail.length = t442;
    } else touched ||= p >= end;
    l446: {
      const r447 = readBadCutEscape(p);
      if (r447 === undefined) { break l446; }
      value = r447;
      p = pos;
      break l440;
    }
    p = s441;
    if (trail.length > t442) trail.length = t442;
    l449: {
      const r450 = readBadNewline(p);
      if (r450 === undefined) { break l449; }
      value = r450;
      p = pos;
      break l440;
    }
    p = s441;
    if (trail.length > t442) trail.length = t442;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r452 = readBadSingleQuote(p);
    if (r452 === undefined) { return -1; }
    value = r452;
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
    const s453 = p;
    l454: {
      p = skipAfterText(p);
      if (p < 0) { break l454; }
      return undefined;
    }
    p = s453;
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
  const r457 = readMarkedOpen(p);
  if (r457 === undefined) { return -1; }
  value = r457;
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
    l459: {
      {
        const s460 = p;
        l461: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l461; }
          break l459;
        }
        p = s460;
      }
      {
        const s463 = p;
        l464: {
          p = skipEnds(p);
          if (p < 0) { break l464; }
          break l459;
        }
        p = s463;
      }
      {
        const s466 = p;
        l467: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l467; }
          break l459;
        }
        p = s466;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l459;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l469: {
      {
        const s470 = p;
        l471: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l471; }
          break l469;
        }
        p = s470;
      }
      p = skipEnds(p);
      if (p < 0) { break l469; }
      l475: {
        const s473 = p;
        l474: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l474; }
          p = s473;
          break l475;
        }
        p = s473;
        break l469;
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
  let n479 = 0;
  l476: for (;;) {
    if (n479 >= 4096) break;
    const s478 = p;
    l477: {
      {
        const s480 = p;
        l481: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l481; }
          break l477;
        }
        p = s480;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l477;
      }
      p++;
      n479++;
      continue l476;
    }
    p = s478;
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
  const r483 = readMarkedEnd(p);
  if (r483 === undefined) { return -1; }
  value = r483;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l484: {
    const s485 = p;
    const t486 = trail.length;
    l487: {
      const r488 = readMarkedClose(p);
      if (r488 === undefined) { break l487; }
      value = r488;
      p = pos;
      break l484;
    }
    p = s485;
    if (trail.length > t486) trail.length = t486;
    l490: {
      const r491 = readBadCutMarkedQuote(p);
      if (r491 === undefined) { break l490; }
      value = r491;
      p = pos;
      break l484;
    }
    p = s485;
    if (trail.length > t486) trail.length = t486;
    l493: {
      const r494 = readMissingRest(p);
      if (r494 === undefined) { break l493; }
      value = r494;
      p = pos;
      break l484;
    }
    p = s485;
    if (trail.length > t486) trail.length = t486;
    const r496 = readMissingQuote(p);
    if (r496 === undefined) { return undefined; }
    value = r496;
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
  l499: {
    const s500 = p;
    const t501 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l502: {
        const r503 = readNumber(p);
        if (r503 === undefined) { break l502; }
        value = r503;
        p = pos;
        break l499;
      }
      p = s500;
      if (trail.length > t501) trail.length = t501;
    } else touched ||= p >= end;
    const r543 = readWord(p);
    if (r543 === undefined) { return -1; }
    value = r543;
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
  l504: {
    const s505 = p;
    const t506 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l507: {
        const s508 = p;
        l509: {
          if (text.charCodeAt(p) === 45) {
            const s511 = p;
            l510: {

              p++;
              break l509;
            }
            p = s511;
          } else touched ||= p >= end;
        }
        l512: {
          const s513 = p;
          if (text.charCodeAt(p) === 48) {
            l514: {

              p++;
              break l512;
            }
            p = s513;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
            touched ||= p >= end;
            break l507;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l515: {
          if (text.charCodeAt(p) === 46) {
            const s517 = p;
            l516: {

              p++;
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l516;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l515;
            }
            p = s517;
          } else touched ||= p >= end;
        }
        l518: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s520 = p;
            l519: {
              p++;
              l521: {
                if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
                  const s523 = p;
                  l522: {
                    p++;
                    break l521;
                  }
                  p = s523;
                } else touched ||= p >= end;
              }
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l519;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l518;
            }
            p = s520;
          } else touched ||= p >= end;
        }
        l_text = text.slice(s508, p);
        l526: {
          const s524 = p;
          l525: {
            p = skipScalarEnd(p);
            if (p < 0) { break l525; }
            p = s524;
            break l526;
          }
          p = s524;
          break l507;
        }
        break l504;
      }
      p = s505;
      if (trail.length > t506) trail.length = t506;
      l_flaw = null;
    } else touched ||= p >= end;
    const s530 = p;
    l531: {
      if (text.charCodeAt(p) === 45) {
        const s533 = p;
        l532: {

          p++;
          break l531;
        }
        p = s533;
      } else touched ||= p >= end;
    }
    l534: {
      const s535 = p;
      if (text.charCodeAt(p) === 48) {
        l536: {

          p++;
          break l534;
        }
        p = s535;
      } else touched ||= p >= end;
      if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
        touched ||= p >= end;
        return undefined;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
      touched ||= p >= end;
    }
    l_text = text.slice(s530, p);
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r537 = readBadPoint(p);
    if (r537 === undefined) { return undefined; }
    l_flaw = r537;
    p = pos;
    l541: {
      const s539 = p;
      l540: {
        p = skipScalarEnd(p);
        if (p < 0) { break l540; }
        p = s539;
        break l541;
      }
      p = s539;
      return undefined;
    }
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text, flaw: l_flaw };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l527: {
    const s528 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l529: {
        p++;
        break l527;
      }
      p = s528;
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
  const s544 = p;
  {
    const s545 = p;
    l546: {
      p = skipEnds(p);
      if (p < 0) { break l546; }
      return undefined;
    }
    p = s545;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l548: for (;;) {
    const s550 = p;
    l549: {
      {
        const s552 = p;
        l553: {
          p = skipEnds(p);
          if (p < 0) { break l553; }
          break l549;
        }
        p = s552;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l549;
      }
      p++;
      continue l548;
    }
    p = s550;
    break;
  }
  l_text = text.slice(s544, p);
  l557: {
    const s555 = p;
    l556: {
      p = skipScalarEnd(p);
      if (p < 0) { break l556; }
      p = s555;
      break l557;
    }
    p = s555;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf132(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l559: {
    const s560 = p;
    const t561 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l562: {
        const r563 = readComma(p);
        if (r563 === undefined) { break l562; }
        value = r563;
        p = pos;
        break l559;
      }
      p = s560;
      if (trail.length > t561) trail.length = t561;
    } else touched ||= p >= end;
    l565: {
      const r566 = readGap(p);
      if (r566 === undefined) { break l565; }
      value = r566;
      p = pos;
      break l559;
    }
    p = s560;
    if (trail.length > t561) trail.length = t561;
    l568: {
      const r569 = readBadCutPart(p);
      if (r569 === undefined) { break l568; }
      value = r569;
      p = pos;
      break l559;
    }
    p = s560;
    if (trail.length > t561) trail.length = t561;
    const r657 = readBadDebris(p);
    if (r657 === undefined) { return -1; }
    value = r657;
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
  l570: {
    const s571 = p;
    l572: {
      p = skipKey(p);
      if (p < 0) { break l572; }
      break l570;
    }
    p = s571;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l609: {
        p = skipNumber(p);
        if (p < 0) { break l609; }
        break l570;
      }
      p = s571;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l573: {
    const s574 = p;
    if (text.charCodeAt(p) === 34) {
      l575: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l575; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l575;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l575;
        }
        p++;
        break l573;
      }
      p = s574;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l584: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l584; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l584;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l584;
        }
        p++;
        break l573;
      }
      p = s574;
    } else touched ||= p >= end;
    l593: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l593; }
      p = skipMarkedKey(p);
      if (p < 0) { break l593; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l593; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l593;
      }
      p++;
      break l573;
    }
    p = s574;

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
  l576: for (;;) {
    const s578 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l577: {
        l580: {
          const s581 = p;
          if (text.charCodeAt(p) === 92) {
            l582: {
              p = skip_escape(p);
              if (p < 0) { break l582; }
              break l580;
            }
            p = s581;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l577;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l576;
      }
      p = s578;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l585: for (;;) {
    const s587 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l586: {
        l589: {
          const s590 = p;
          if (text.charCodeAt(p) === 92) {
            l591: {
              p = skip_escape(p);
              if (p < 0) { break l591; }
              break l589;
            }
            p = s590;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l586;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l585;
      }
      p = s587;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m598 = false;
  l595: for (;;) {
    const s597 = p;
    l596: {
      {
        const s599 = p;
        l600: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l600; }
          break l596;
        }
        p = s599;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l596;
      }
      p++;
      m598 = true;
      continue l595;
    }
    p = s597;
    break;
  }
  if (!m598) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n603 = characterSize(p, CLASS_4);
  if (n603 === 0) { return -1; }
  p += n603;
  l604: for (;;) {
    const s606 = p;
    if (p < end) {
      l605: {
        const n608 = characterSize(p, CLASS_5);
        if (n608 === 0) { break l605; }
        p += n608;
        continue l604;
      }
      p = s606;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l610: {
    const s611 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l612: {
        l614: {
          if (text.charCodeAt(p) === 45) {
            const s616 = p;
            l615: {

              p++;
              break l614;
            }
            p = s616;
          } else touched ||= p >= end;
        }
        l617: {
          const s618 = p;
          if (text.charCodeAt(p) === 48) {
            l619: {

              p++;
              break l617;
            }
            p = s618;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
            touched ||= p >= end;
            break l612;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l620: {
          if (text.charCodeAt(p) === 46) {
            const s622 = p;
            l621: {

              p++;
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l621;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l620;
            }
            p = s622;
          } else touched ||= p >= end;
        }
        l623: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s625 = p;
            l624: {
              p++;
              l626: {
                if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
                  const s628 = p;
                  l627: {
                    p++;
                    break l626;
                  }
                  p = s628;
                } else touched ||= p >= end;
              }
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l624;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l623;
            }
            p = s625;
          } else touched ||= p >= end;
        }
        l631: {
          const s629 = p;
          l630: {
            p = skipScalarEnd(p);
            if (p < 0) { break l630; }
            p = s629;
            break l631;
          }
          p = s629;
          break l612;
        }
        break l610;
      }
      p = s611;
    } else touched ||= p >= end;
    l633: {
      if (text.charCodeAt(p) === 45) {
        const s635 = p;
        l634: {

          p++;
          break l633;
        }
        p = s635;
      } else touched ||= p >= end;
    }
    l636: {
      const s637 = p;
      if (text.charCodeAt(p) === 48) {
        l638: {

          p++;
          break l636;
        }
        p = s637;
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
    l641: {
      const s639 = p;
      l640: {
        p = skipScalarEnd(p);
        if (p < 0) { break l640; }
        p = s639;
        break l641;
      }
      p = s639;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s643 = p;
    l644: {
      p = skipEnds(p);
      if (p < 0) { break l644; }
      return -1;
    }
    p = s643;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l646: for (;;) {
    const s648 = p;
    l647: {
      {
        const s650 = p;
        l651: {
          p = skipEnds(p);
          if (p < 0) { break l651; }
          break l647;
        }
        p = s650;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l647;
      }
      p++;
      continue l646;
    }
    p = s648;
    break;
  }
  l655: {
    const s653 = p;
    l654: {
      p = skipScalarEnd(p);
      if (p < 0) { break l654; }
      p = s653;
      break l655;
    }
    p = s653;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s658 = p;
    l659: {
      p = skipEnds(p);
      if (p < 0) { break l659; }
      return undefined;
    }
    p = s658;
  }
  {
    const s661 = p;
    l662: {
      if (p < end) {
        {
          const s664 = p;
          l665: {
            p++;
            break l662;
          }
          p = s664;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s661;
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
  const r668 = readObjectEnd(p);
  if (r668 === undefined) { return -1; }
  value = r668;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l669: {
    const s670 = p;
    const t671 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l672: {
        const r673 = readObjectClose(p);
        if (r673 === undefined) { break l672; }
        value = r673;
        p = pos;
        break l669;
      }
      p = s670;
      if (trail.length > t671) trail.length = t671;
    } else touched ||= p >= end;
    l675: {
      const r676 = readMissingRest(p);
      if (r676 === undefined) { break l675; }
      value = r676;
      p = pos;
      break l669;
    }
    p = s670;
    if (trail.length > t671) trail.length = t671;
    const r678 = readMissingBracket(p);
    if (r678 === undefined) { return undefined; }
    value = r678;
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
  l681: {
    const s682 = p;
    const t683 = trail.length;
    l684: {
      const r685 = readGap(p);
      if (r685 === undefined) { break l684; }
      value = r685;
      p = pos;
      break l681;
    }
    p = s682;
    if (trail.length > t683) trail.length = t683;
    l687: {
      const r688 = readBadCutPart(p);
      if (r688 === undefined) { break l687; }
      value = r688;
      p = pos;
      break l681;
    }
    p = s682;
    if (trail.length > t683) trail.length = t683;
    const r690 = readBadDebris(p);
    if (r690 === undefined) { return -1; }
    value = r690;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf149(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r692 = readListEnd(p);
  if (r692 === undefined) { return -1; }
  value = r692;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l693: {
    const s694 = p;
    const t695 = trail.length;
    l696: {
      const r697 = readListClose(p);
      if (r697 === undefined) { break l696; }
      value = r697;
      p = pos;
      break l693;
    }
    p = s694;
    if (trail.length > t695) trail.length = t695;
    l702: {
      const r703 = readMissingRest(p);
      if (r703 === undefined) { break l702; }
      value = r703;
      p = pos;
      break l693;
    }
    p = s694;
    if (trail.length > t695) trail.length = t695;
    const r705 = readMissingBracket(p);
    if (r705 === undefined) { return undefined; }
    value = r705;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l698: {
    const s699 = p;
    if (text.charCodeAt(p) === 93) {
      l700: {

        p++;
        break l698;
      }
      p = s699;
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
  const r708 = readBadEndToken(p);
  if (r708 === undefined) { return -1; }
  value = r708;
  p = pos;
  leafValue = value;
  return p;
}

function readBadEndToken(p: number): BadEndTokenNode | undefined {
  let c = 0;
  const start = p;
  p = skipEndToken(p);
  if (p < 0) { return undefined; }
  l711: {
    const s709 = p;
    l710: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l712: {
        const s714 = p;
        l713: {
          p = skipTokens(p);
          if (p < 0) { break l713; }
          break l712;
        }
        p = s714;
      }
      if (p < end) {
        {
          const s719 = p;
          l720: {
            p++;
            break l710;
          }
          p = s719;
        }
      } else touched ||= p >= end;
      p = s709;
      break l711;
    }
    p = s709;
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
  let m718 = false;
  l715: for (;;) {
    const s717 = p;
    l716: {
      p = skipEndToken(p);
      if (p < 0) { break l716; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      m718 = true;
      continue l715;
    }
    p = s717;
    break;
  }
  if (!m718) { return -1; }
  return p;
}

function leaf159(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BuiltinHeadNode;
  const r723 = readBuiltinHead(p);
  if (r723 === undefined) { return -1; }
  value = r723;
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
  const r724 = readBuiltinName(p);
  if (r724 === undefined) { return undefined; }
  l_name = r724;
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
  const s725 = p;
  const n726 = characterSize(p, CLASS_2);
  if (n726 === 0) { return undefined; }
  p += n726;
  l727: for (;;) {
    const s729 = p;
    if (p < end) {
      l728: {
        const n731 = characterSize(p, CLASS_10);
        if (n731 === 0) { break l728; }
        p += n731;
        continue l727;
      }
      p = s729;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s725, p);
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
  const r734 = readPyKey(p);
  if (r734 === undefined) { return -1; }
  value = r734;
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
  const r735 = readBareKey(p);
  if (r735 === undefined) { return undefined; }
  l_name = r735;
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
      const s737 = p;
      l738: {

        p++;
        return undefined;
      }
      p = s737;
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
  l741: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s743 = p;
      l742: {
        const r744 = readSpace(p);
        if (r744 === undefined) { break l742; }
        value = r744;
        p = pos;
        break l741;
      }
      p = s743;
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
  l746: {
    const s747 = p;
    const t748 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l749: {
        const r750 = readSpace(p);
        if (r750 === undefined) { break l749; }
        value = r750;
        p = pos;
        break l746;
      }
      p = s747;
      if (trail.length > t748) trail.length = t748;
    } else touched ||= p >= end;
    l752: {
      const r753 = readBadCutArgument(p);
      if (r753 === undefined) { break l752; }
      value = r753;
      p = pos;
      break l746;
    }
    p = s747;
    if (trail.length > t748) trail.length = t748;
    l758: {
      const r759 = readBadCutPart(p);
      if (r759 === undefined) { break l758; }
      value = r759;
      p = pos;
      break l746;
    }
    p = s747;
    if (trail.length > t748) trail.length = t748;
    const r761 = readBadDebris(p);
    if (r761 === undefined) { return -1; }
    value = r761;
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
      const s754 = p;
      l755: {

        p++;
        return -1;
      }
      p = s754;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf171(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r763 = readPyCallEnd(p);
  if (r763 === undefined) { return -1; }
  value = r763;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l764: {
    const s765 = p;
    const t766 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l767: {
        const r768 = readPyCallClose(p);
        if (r768 === undefined) { break l767; }
        value = r768;
        p = pos;
        break l764;
      }
      p = s765;
      if (trail.length > t766) trail.length = t766;
    } else touched ||= p >= end;
    l770: {
      const r771 = readMissingRest(p);
      if (r771 === undefined) { break l770; }
      value = r771;
      p = pos;
      break l764;
    }
    p = s765;
    if (trail.length > t766) trail.length = t766;
    const r773 = readMissingBracket(p);
    if (r773 === undefined) { return undefined; }
    value = r773;
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
  const r776 = readCodeHead(p);
  if (r776 === undefined) { return -1; }
  value = r776;
  p = pos;
  leafValue = value;
  return p;
}

function readCodeHead(p: number): CodeHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l777: {
    const s778 = p;
    const t779 = trail.length;
    l780: {
      const r781 = readMessageStart(p);
      if (r781 === undefined) { break l780; }
      l_opening = r781;
      p = pos;
      l800: for (;;) {
        const s802 = p;
        const t803 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l801: {
            const r805 = readHeadPart(p);
            if (r805 === undefined) { break l801; }
            p = pos;
            continue l800;
          }
          p = s802;
          if (trail.length > t803) trail.length = t803;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l780;
      }
      p = skipTo(p);
      if (p < 0) { break l780; }
      p = skipCodeName(p);
      if (p < 0) { break l780; }
      if (p < end) {
        {
          const s952 = p;
          l953: {
            const n955 = characterSize(p, CLASS_3);
            if (n955 === 0) { break l953; }
            p += n955;
            break l780;
          }
          p = s952;
        }
      } else touched ||= p >= end;
      l956: for (;;) {
        const s958 = p;
        const t959 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l957: {
            const r961 = readHeadPart(p);
            if (r961 === undefined) { break l957; }
            p = pos;
            continue l956;
          }
          p = s958;
          if (trail.length > t959) trail.length = t959;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l780;
      }
      p += 11;
      break l777;
    }
    p = s778;
    if (trail.length > t779) trail.length = t779;
    l_opening = null;
    l963: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l963; }
      p = skipCodeName(p);
      if (p < 0) { break l963; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l963;
      }
      p = skipEol(p);
      if (p < 0) { break l963; }
      break l777;
    }
    p = s778;
    if (trail.length > t779) trail.length = t779;
    l_opening = null;
    p = skipCodeOpen(p);
    if (p < 0) { return undefined; }
    {
      const s964 = p;
      l965: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l967: {
          const s968 = p;
          if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
            l969: {
              p++;
              break l967;
            }
            p = s968;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s970 = p;
              l971: {
                p++;
                break l965;
              }
              p = s970;
            }
          } else touched ||= p >= end;
        }
        return undefined;
      }
      p = s964;
    }
  }
  pos = p;
  return { type: 'CodeHead', start: base + start, end: base + p, opening: l_opening };
}

function readMessageStart(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l782: {
    const s783 = p;
    l784: {
      const s785 = p;
      p = skipChannels(p);
      if (p < 0) { break l784; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l784;
      }
      p += 9;
      l786: {
        if (text.charCodeAt(p) === 97) {
          const s788 = p;
          l787: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l787;
            }
            p += 9;
            break l786;
          }
          p = s788;
        } else touched ||= p >= end;
      }
      value = text.slice(s785, p);
      break l782;
    }
    p = s783;
    const s789 = p;
    p = skipChannels(p);
    if (p < 0) { return undefined; }
    l792: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s790 = p;
        l791: {
          l793: {
            const s794 = p;
            if (text.charCodeAt(p) === 60) {
              l795: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l795;
                }
                p += 11;
                break l793;
              }
              p = s794;
            } else touched ||= p >= end;
            l796: {
              if (text.charCodeAt(p) === 32) {
                const s798 = p;
                l797: {

                  p++;
                  break l796;
                }
                p = s798;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l791;
            }
            p += 3;
          }
          p = s790;
          break l792;
        }
        p = s790;
      } else touched ||= p >= end;
      return undefined;
    }
    value = text.slice(s789, p);
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
  let e806!: string[];
  const list811: string[] = [];
  l807: for (;;) {
    const s809 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l808: {
        let v810!: string;
        const r813 = readBlank(p);
        if (r813 === undefined) { break l808; }
        v810 = r813;
        p = pos;
        list811.push(v810);
        continue l807;
      }
      p = s809;
    } else touched ||= p >= end;
    break;
  }
  e806 = list811;
  let e815!: BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code";
  l816: {
    const s817 = p;
    const t818 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l819: {
        const r820 = readBadHeaderAgain(p);
        if (r820 === undefined) { break l819; }
        e815 = r820;
        p = pos;
        break l816;
      }
      p = s817;
      if (trail.length > t818) trail.length = t818;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l884: {
        const r885 = readChannel(p);
        if (r885 === undefined) { break l884; }
        e815 = r885;
        p = pos;
        break l816;
      }
      p = s817;
      if (trail.length > t818) trail.length = t818;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l895: {
        const r896 = readBadConstraintAgain(p);
        if (r896 === undefined) { break l895; }
        e815 = r896;
        p = pos;
        break l816;
      }
      p = s817;
      if (trail.length > t818) trail.length = t818;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l901: {
        const r902 = readConstraint(p);
        if (r902 === undefined) { break l901; }
        e815 = r902;
        p = pos;
        break l816;
      }
      p = s817;
      if (trail.length > t818) trail.length = t818;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l912: {
        let e913!: [string[], "to="];
        const r914 = readTo(p);
        if (r914 === undefined) { break l912; }
        e913 = r914;
        p = pos;
        let e926!: "assistant" | "user";
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l912;
        }
        const r927 = readPseudoName(p);
        if (r927 === undefined) { break l912; }
        e926 = r927;
        p = pos;
        let e932!: null;
        if (p < end) {
          {
            const s933 = p;
            l934: {
              const n936 = characterSize(p, CLASS_3);
              if (n936 === 0) { break l934; }
              p += n936;
              break l912;
            }
            p = s933;
          }
        } else touched ||= p >= end;
        e932 = null;
        e815 = [e913, e926, e932];
        break l816;
      }
      p = s817;
      if (trail.length > t818) trail.length = t818;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 99 || c === 106))) {
      touched ||= p >= end;
      return undefined;
    }
    const r937 = readContentType(p);
    if (r937 === undefined) { return undefined; }
    e815 = r937;
    p = pos;
  }
  let e942!: string[];
  const list947: string[] = [];
  l943: for (;;) {
    const s945 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l944: {
        let v946!: string;
        const r949 = readBlank(p);
        if (r949 === undefined) { break l944; }
        v946 = r949;
        p = pos;
        list947.push(v946);
        continue l943;
      }
      p = s945;
    } else touched ||= p >= end;
    break;
  }
  e942 = list947;
  value = [e806, e815, e942];
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
  l823: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s821 = p;
      l822: {
        l824: for (;;) {
          const s826 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l825: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s828 = p;
                  l829: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l829; }
                    break l825;
                  }
                  p = s828;
                }
              } else touched ||= p >= end;
              l831: {
                const s832 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
                  l833: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l833; }
                    break l831;
                  }
                  p = s832;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l825;
                }
                p = skipTo(p);
                if (p < 0) { break l825; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l825;
                }
                p = skipCalledName(p);
                if (p < 0) { break l825; }
              }
              continue l824;
            }
            p = s826;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l822;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l822; }
        p = s821;
        break l823;
      }
      p = s821;
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
  l834: {
    const s835 = p;
    if (text.charCodeAt(p) === 60) {
      l836: {
        p = skipBadHeaderAgain(p);
        if (p < 0) { break l836; }
        break l834;
      }
      p = s835;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l869: {
        if (!text.startsWith("<|channel|>", p)) {
          reachesEnd(p, "<|channel|>");
          break l869;
        }
        p += 11;
        if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l869;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l834;
      }
      p = s835;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l870: {
        p = skipBadConstraintAgain(p);
        if (p < 0) { break l870; }
        break l834;
      }
      p = s835;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l874: {
        if (!text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l874;
        }
        p += 13;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l834;
      }
      p = s835;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l875: {
        p = skipTo(p);
        if (p < 0) { break l875; }
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l875;
        }
        p = skipPseudoName(p);
        if (p < 0) { break l875; }
        if (p < end) {
          {
            const s876 = p;
            l877: {
              const n879 = characterSize(p, CLASS_3);
              if (n879 === 0) { break l877; }
              p += n879;
              break l875;
            }
            p = s876;
          }
        } else touched ||= p >= end;
        break l834;
      }
      p = s835;
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
  l839: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s837 = p;
      l838: {
        l840: for (;;) {
          const s842 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l841: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s844 = p;
                  l845: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l845; }
                    break l841;
                  }
                  p = s844;
                }
              } else touched ||= p >= end;
              l847: {
                const s848 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
                  l849: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l849; }
                    break l847;
                  }
                  p = s848;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l841;
                }
                p = skipTo(p);
                if (p < 0) { break l841; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l841;
                }
                p = skipCalledName(p);
                if (p < 0) { break l841; }
              }
              continue l840;
            }
            p = s842;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l838;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l838; }
        p = s837;
        break l839;
      }
      p = s837;
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
      const s850 = p;
      l851: {
        p = skipPseudoName(p);
        if (p < 0) { break l851; }
        if (p < end) {
          {
            const s856 = p;
            l857: {
              const n859 = characterSize(p, CLASS_3);
              if (n859 === 0) { break l857; }
              p += n859;
              break l851;
            }
            p = s856;
          }
        } else touched ||= p >= end;
        return -1;
      }
      p = s850;
    }
  } else touched ||= p >= end;
  l860: {
    if (text.charCodeAt(p) === 102) {
      const s862 = p;
      l861: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l861;
        }
        p += 10;
        break l860;
      }
      p = s862;
    } else touched ||= p >= end;
  }
  let m867 = false;
  l864: for (;;) {
    const s866 = p;
    if (p < end) {
      l865: {
        const n868 = characterSize(p, CLASS_3);
        if (n868 === 0) { break l865; }
        p += n868;
        m867 = true;
        continue l864;
      }
      p = s866;
    } else touched ||= p >= end;
    break;
  }
  if (!m867) { return -1; }
  return p;
}

function skipPseudoName(p: number): number {
  l853: {
    const s854 = p;
    if (text.charCodeAt(p) === 97) {
      l855: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l855;
        }
        p += 9;
        break l853;
      }
      p = s854;
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
  l873: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s871 = p;
      l872: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l872;
        }
        p += 13;
        p = s871;
        break l873;
      }
      p = s871;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipContentType(p: number): number {
  l880: {
    const s881 = p;
    if (text.charCodeAt(p) === 106) {
      l882: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l882;
        }
        p += 4;
        break l880;
      }
      p = s881;
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
  let e886!: "<|channel|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
    reachesEnd(p, "<|channel|>");
    return undefined;
  }
  e886 = "<|channel|>";
  p += 11;
  let e887!: string[];
  const list892: string[] = [];
  l888: for (;;) {
    const s890 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l889: {
        let v891!: string;
        v891 = text.charAt(p);
        p++;
        list892.push(v891);
        continue l888;
      }
      p = s890;
    } else touched ||= p >= end;
    break;
  }
  if (list892.length === 0) { return undefined; }
  e887 = list892;
  value = [e886, e887];
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
  l899: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s897 = p;
      l898: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l898;
        }
        p += 13;
        p = s897;
        break l899;
      }
      p = s897;
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
  let e903!: "<|constrain|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
    reachesEnd(p, "<|constrain|>");
    return undefined;
  }
  e903 = "<|constrain|>";
  p += 13;
  let e904!: string[];
  const list909: string[] = [];
  l905: for (;;) {
    const s907 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l906: {
        let v908!: string;
        v908 = text.charAt(p);
        p++;
        list909.push(v908);
        continue l905;
      }
      p = s907;
    } else touched ||= p >= end;
    break;
  }
  e904 = list909;
  value = [e903, e904];
  pos = p;
  return value;
}

function readTo(p: number): [string[], "to="] | undefined {
  let c = 0;
  let value!: [string[], "to="];
  let e915!: string[];
  const list920: string[] = [];
  l916: for (;;) {
    const s918 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l917: {
        let v919!: string;
        const r922 = readBlank(p);
        if (r922 === undefined) { break l917; }
        v919 = r922;
        p = pos;
        list920.push(v919);
        continue l916;
      }
      p = s918;
    } else touched ||= p >= end;
    break;
  }
  e915 = list920;
  let e924!: "to=";
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return undefined;
  }
  e924 = "to=";
  p += 3;
  value = [e915, e924];
  pos = p;
  return value;
}

function readPseudoName(p: number): "assistant" | "user" | undefined {
  let value!: "assistant" | "user";
  l928: {
    const s929 = p;
    if (text.charCodeAt(p) === 97) {
      l930: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l930;
        }
        value = "assistant";
        p += 9;
        break l928;
      }
      p = s929;
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
  l938: {
    const s939 = p;
    if (text.charCodeAt(p) === 106) {
      l940: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l940;
        }
        value = "json";
        p += 4;
        break l938;
      }
      p = s939;
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
    l974: {
      {
        const s975 = p;
        l976: {
          p = skipMarkAhead(p);
          if (p < 0) { break l976; }
          break l974;
        }
        p = s975;
      }
      {
        const s1032 = p;
        l1033: {
          p = skipEndToken(p);
          if (p < 0) { break l1033; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1035: {
            const s1037 = p;
            l1036: {
              p = skipTokens(p);
              if (p < 0) { break l1036; }
              break l1035;
            }
            p = s1037;
          }
          if (p < end) {
            {
              const s1038 = p;
              l1039: {
                p++;
                break l1033;
              }
              p = s1038;
            }
          } else touched ||= p >= end;
          break l974;
        }
        p = s1032;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l974;
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
  l978: {
    const s979 = p;
    l980: {
      p = skipEndMark(p);
      if (p < 0) { break l980; }
      break l978;
    }
    p = s979;
    l985: {
      p = skipChannels(p);
      if (p < 0) { break l985; }
      l988: {
        if (text.charCodeAt(p) === 60) {
          const s986 = p;
          l987: {

            p++;
            p = s986;
            break l988;
          }
          p = s986;
        } else touched ||= p >= end;
        break l985;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l985; }
      break l978;
    }
    p = s979;
    l1017: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l1017; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1017;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l1017; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1017;
      }
      p = skipEol(p);
      if (p < 0) { break l1017; }
      break l978;
    }
    p = s979;
    p = skipCutMark(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipEndMark(p: number): number {
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l981: {
    const s982 = p;
    if (text.charCodeAt(p) === 60) {
      l983: {
        if (!text.startsWith("<|end|>", p)) {
          reachesEnd(p, "<|end|>");
          break l983;
        }
        p += 7;
        break l981;
      }
      p = s982;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l984: {
        if (!text.startsWith("<|return|>", p)) {
          reachesEnd(p, "<|return|>");
          break l984;
        }
        p += 10;
        break l981;
      }
      p = s982;
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
  l1006: for (;;) {
    const s1008 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l1007: {
        p = skipHeadPart(p);
        if (p < 0) { break l1007; }
        continue l1006;
      }
      p = s1008;
    } else touched ||= p >= end;
    break;
  }
  l1010: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      const s1012 = p;
      l1011: {
        p = skipTo(p);
        if (p < 0) { break l1011; }
        if (!(p < end)) {
          touched ||= p >= end;
          break l1011;
        }
        p = skipCalledName(p);
        if (p < 0) { break l1011; }
        l1013: for (;;) {
          const s1015 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l1014: {
              p = skipHeadPart(p);
              if (p < 0) { break l1014; }
              continue l1013;
            }
            p = s1015;
          } else touched ||= p >= end;
          break;
        }
        break l1010;
      }
      p = s1012;
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
  l989: {
    const s990 = p;
    l991: {
      p = skipChannels(p);
      if (p < 0) { break l991; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l991;
      }
      p += 9;
      l993: {
        if (text.charCodeAt(p) === 97) {
          const s995 = p;
          l994: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l994;
            }
            p += 9;
            break l993;
          }
          p = s995;
        } else touched ||= p >= end;
      }
      break l989;
    }
    p = s990;
    p = skipChannels(p);
    if (p < 0) { return -1; }
    l999: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s997 = p;
        l998: {
          l1000: {
            const s1001 = p;
            if (text.charCodeAt(p) === 60) {
              l1002: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l1002;
                }
                p += 11;
                break l1000;
              }
              p = s1001;
            } else touched ||= p >= end;
            l1003: {
              if (text.charCodeAt(p) === 32) {
                const s1005 = p;
                l1004: {

                  p++;
                  break l1003;
                }
                p = s1005;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l998;
            }
            p += 3;
          }
          p = s997;
          break l999;
        }
        p = s997;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipRecipientName(p: number): number {
  const n1019 = characterSize(p, CLASS_2);
  if (n1019 === 0) { return -1; }
  p += n1019;
  l1020: for (;;) {
    const s1022 = p;
    if (p < end) {
      l1021: {
        const n1024 = characterSize(p, CLASS_3);
        if (n1024 === 0) { break l1021; }
        p += n1024;
        continue l1020;
      }
      p = s1022;
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
  l1025: {
    const s1026 = p;
    l1027: {
      p = skipEndMark(p);
      if (p < 0) { break l1027; }
      break l1025;
    }
    p = s1026;
    l1028: {
      p = skipChannels(p);
      if (p < 0) { break l1028; }
      l1031: {
        if (text.charCodeAt(p) === 60) {
          const s1029 = p;
          l1030: {

            p++;
            p = s1029;
            break l1031;
          }
          p = s1029;
        } else touched ||= p >= end;
        break l1028;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l1028; }
      break l1025;
    }
    p = s1026;
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
  const r1041 = readMessageEnd(p);
  if (r1041 === undefined) { return -1; }
  value = r1041;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageEnd(p: number): MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  l1042: {
    const s1043 = p;
    const t1044 = trail.length;
    l1045: {
      const r1046 = readMessageClose(p);
      if (r1046 === undefined) { break l1045; }
      value = r1046;
      p = pos;
      break l1042;
    }
    p = s1043;
    if (trail.length > t1044) trail.length = t1044;
    l1048: {
      const r1049 = readBadCutMessageClose(p);
      if (r1049 === undefined) { break l1048; }
      value = r1049;
      p = pos;
      break l1042;
    }
    p = s1043;
    if (trail.length > t1044) trail.length = t1044;
    l1051: {
      const r1052 = readMissingMessageClose(p);
      if (r1052 === undefined) { break l1051; }
      value = r1052;
      p = pos;
      break l1042;
    }
    p = s1043;
    if (trail.length > t1044) trail.length = t1044;
    const r1057 = readMessageOver(p);
    if (r1057 === undefined) { return undefined; }
    value = r1057;
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
  l1055: {
    if (text.charCodeAt(p) === 60) {
      const s1053 = p;
      l1054: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l1054;
        }
        p += 2;
        p = s1053;
        break l1055;
      }
      p = s1053;
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
  const r1060 = readTextHead(p);
  if (r1060 === undefined) { return -1; }
  value = r1060;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l1061: {
    const s1062 = p;
    const t1063 = trail.length;
    l1064: {
      const r1065 = readMessageStart(p);
      if (r1065 === undefined) { break l1064; }
      l_opening = r1065;
      p = pos;
      l1067: for (;;) {
        const s1069 = p;
        const t1070 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1068: {
            const r1072 = readHeadPart(p);
            if (r1072 === undefined) { break l1068; }
            p = pos;
            continue l1067;
          }
          p = s1069;
          if (trail.length > t1070) trail.length = t1070;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1064;
      }
      p += 11;
      break l1061;
    }
    p = s1062;
    if (trail.length > t1063) trail.length = t1063;
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
  const r1075 = readToolMessageHead(p);
  if (r1075 === undefined) { return -1; }
  value = r1075;
  p = pos;
  leafValue = value;
  return p;
}

function readToolMessageHead(p: number): ToolMessageHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  let l_name!: string;
  l1076: {
    const s1077 = p;
    const t1078 = trail.length;
    l1079: {
      const r1080 = readMessageStart(p);
      if (r1080 === undefined) { break l1079; }
      l_opening = r1080;
      p = pos;
      l1082: for (;;) {
        const s1084 = p;
        const t1085 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1083: {
            const r1087 = readHeadPart(p);
            if (r1087 === undefined) { break l1083; }
            p = pos;
            continue l1082;
          }
          p = s1084;
          if (trail.length > t1085) trail.length = t1085;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l1079;
      }
      p = skipTo(p);
      if (p < 0) { break l1079; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1079;
      }
      const r1089 = readCalledName(p);
      if (r1089 === undefined) { break l1079; }
      l_name = r1089;
      p = pos;
      l1107: for (;;) {
        const s1109 = p;
        const t1110 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1108: {
            const r1112 = readHeadPart(p);
            if (r1112 === undefined) { break l1108; }
            p = pos;
            continue l1107;
          }
          p = s1109;
          if (trail.length > t1110) trail.length = t1110;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1079;
      }
      p += 11;
      break l1076;
    }
    p = s1077;
    if (trail.length > t1078) trail.length = t1078;
    l_opening = null;
    p = skipRecipientOpen(p);
    if (p < 0) { return undefined; }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1114 = readRecipientName(p);
    if (r1114 === undefined) { return undefined; }
    l_name = r1114;
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
      const s1090 = p;
      l1091: {
        p = skipPseudoName(p);
        if (p < 0) { break l1091; }
        if (p < end) {
          {
            const s1093 = p;
            l1094: {
              const n1096 = characterSize(p, CLASS_3);
              if (n1096 === 0) { break l1094; }
              p += n1096;
              break l1091;
            }
            p = s1093;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1090;
    }
  } else touched ||= p >= end;
  l1097: {
    if (text.charCodeAt(p) === 102) {
      const s1099 = p;
      l1098: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l1098;
        }
        p += 10;
        break l1097;
      }
      p = s1099;
    } else touched ||= p >= end;
  }
  const s1100 = p;
  let m1104 = false;
  l1101: for (;;) {
    const s1103 = p;
    if (p < end) {
      l1102: {
        const n1105 = characterSize(p, CLASS_3);
        if (n1105 === 0) { break l1102; }
        p += n1105;
        m1104 = true;
        continue l1101;
      }
      p = s1103;
    } else touched ||= p >= end;
    break;
  }
  if (!m1104) { return undefined; }
  value = text.slice(s1100, p);
  pos = p;
  return value;
}

function readRecipientName(p: number): string | undefined {
  let value!: string;
  const s1115 = p;
  const n1116 = characterSize(p, CLASS_2);
  if (n1116 === 0) { return undefined; }
  p += n1116;
  l1117: for (;;) {
    const s1119 = p;
    if (p < end) {
      l1118: {
        const n1121 = characterSize(p, CLASS_3);
        if (n1121 === 0) { break l1118; }
        p += n1121;
        continue l1117;
      }
      p = s1119;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1115, p);
  pos = p;
  return value;
}

function leaf224(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerFenceNode | null;
  l1124: {
    if (text.charCodeAt(p) === 96) {
      const s1126 = p;
      const t1127 = trail.length;
      l1125: {
        const r1128 = readBadInnerFence(p);
        if (r1128 === undefined) { break l1125; }
        value = r1128;
        p = pos;
        break l1124;
      }
      p = s1126;
      if (trail.length > t1127) trail.length = t1127;
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
  l1131: {
    const s1129 = p;
    l1130: {
      l1132: {
        const s1133 = p;
        if (text.charCodeAt(p) === 123) {
          l1134: {

            p++;
            break l1132;
          }
          p = s1133;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l1135: {

            p++;
            break l1132;
          }
          p = s1133;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l1130; }
      }
      p = s1129;
      break l1131;
    }
    p = s1129;
    return undefined;
  }
  pos = p;
  const node: BadInnerFenceNode = { type: 'BadInnerFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipVisible(p: number): number {
  l1136: {
    const s1137 = p;
    l1138: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l1138; }
      break l1136;
    }
    p = s1137;
    l1139: {
      p = skipWrongCallOpen(p);
      if (p < 0) { break l1139; }
      break l1136;
    }
    p = s1137;
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
  let e1141!: null;
  l1144: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
      const s1142 = p;
      l1143: {
        p++;
        p = s1142;
        break l1144;
      }
      p = s1142;
    } else touched ||= p >= end;
    return -1;
  }
  e1141 = null;
  value = [e1141];
  leafValue = value;
  return p;
}

function text234(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1145: {
      p = skipChannels(p);
      if (p < 0) { break l1145; }
      {
        const s1146 = p;
        l1147: {
          p = skipCutMark(p);
          if (p < 0) { break l1147; }
          break l1145;
        }
        p = s1146;
      }
      p = skipCodeChar(p);
      if (p < 0) { break l1145; }

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
    const s1149 = p;
    l1150: {
      p = skipMarkAhead(p);
      if (p < 0) { break l1150; }
      return -1;
    }
    p = s1149;
  }
  {
    const s1152 = p;
    l1153: {
      p = skipEndToken(p);
      if (p < 0) { break l1153; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1155: {
        const s1157 = p;
        l1156: {
          p = skipTokens(p);
          if (p < 0) { break l1156; }
          break l1155;
        }
        p = s1157;
      }
      if (p < end) {
        {
          const s1158 = p;
          l1159: {
            p++;
            break l1153;
          }
          p = s1158;
        }
      } else touched ||= p >= end;
      return -1;
    }
    p = s1152;
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
  const r1161 = readMessageRest(p);
  if (r1161 === undefined) { return -1; }
  value = r1161;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageRest(p: number): SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  l1162: {
    const s1163 = p;
    const t1164 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1165: {
        const r1166 = readSpace(p);
        if (r1166 === undefined) { break l1165; }
        value = r1166;
        p = pos;
        break l1162;
      }
      p = s1163;
      if (trail.length > t1164) trail.length = t1164;
    } else touched ||= p >= end;
    l1168: {
      const r1169 = readInnerFenceEnd(p);
      if (r1169 === undefined) { break l1168; }
      value = r1169;
      p = pos;
      break l1162;
    }
    p = s1163;
    if (trail.length > t1164) trail.length = t1164;
    l1174: {
      const r1175 = readBadBrackets(p);
      if (r1175 === undefined) { break l1174; }
      value = r1175;
      p = pos;
      break l1162;
    }
    p = s1163;
    if (trail.length > t1164) trail.length = t1164;
    const r1184 = readBadMessageWords(p);
    if (r1184 === undefined) { return undefined; }
    value = r1184;
    p = pos;
  }
  pos = p;
  return value;
}

function readInnerFenceEnd(p: number): InnerFenceEndNode | undefined {
  const start = p;
  {
    const s1170 = p;
    l1171: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1171; }
      return undefined;
    }
    p = s1170;
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
  let m1179 = false;
  l1176: for (;;) {
    const s1178 = p;
    l1177: {
      {
        const s1180 = p;
        l1181: {
          p = skipEnds(p);
          if (p < 0) { break l1181; }
          break l1177;
        }
        p = s1180;
      }
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1177;
      }
      p++;
      m1179 = true;
      continue l1176;
    }
    p = s1178;
    break;
  }
  if (!m1179) { return undefined; }
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
  let m1188 = false;
  l1185: for (;;) {
    const s1187 = p;
    l1186: {
      {
        const s1189 = p;
        l1190: {
          p = skipMarkAhead(p);
          if (p < 0) { break l1190; }
          break l1186;
        }
        p = s1189;
      }
      {
        const s1192 = p;
        l1193: {
          p = skipEndToken(p);
          if (p < 0) { break l1193; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1195: {
            const s1197 = p;
            l1196: {
              p = skipTokens(p);
              if (p < 0) { break l1196; }
              break l1195;
            }
            p = s1197;
          }
          if (p < end) {
            {
              const s1198 = p;
              l1199: {
                p++;
                break l1193;
              }
              p = s1198;
            }
          } else touched ||= p >= end;
          break l1186;
        }
        p = s1192;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1186;
      }
      p++;
      m1188 = true;
      continue l1185;
    }
    p = s1187;
    break;
  }
  if (!m1188) { return undefined; }
  pos = p;
  const node: BadMessageWordsNode = { type: 'BadMessageWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf243(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r1203 = readSectionOpen(p);
  if (r1203 === undefined) { return -1; }
  value = r1203;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen(p: number): SectionOpenNode | undefined {
  const start = p;
  l1204: {
    const s1205 = p;
    const t1206 = trail.length;
    l1207: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1207; }
      break l1204;
    }
    p = s1205;
    if (trail.length > t1206) trail.length = t1206;
    const r1208 = readBadSectionOpen(p);
    if (r1208 === undefined) { return undefined; }
    p = pos;
  }
  l1210: for (;;) {
    const s1212 = p;
    const t1213 = trail.length;
    l1211: {
      const r1215 = readBadOpenAgain(p);
      if (r1215 === undefined) { break l1211; }
      p = pos;
      continue l1210;
    }
    p = s1212;
    if (trail.length > t1213) trail.length = t1213;
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
  const r1218 = readCallHead(p);
  if (r1218 === undefined) { return -1; }
  value = r1218;
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
  l1219: {
    const s1220 = p;
    const t1221 = trail.length;
    l1222: {
      const r1223 = readBadOtherCall(p);
      if (r1223 === undefined) { break l1222; }
      l_flaw = r1223;
      p = pos;
      const r1225 = readCallName(p);
      if (r1225 === undefined) { break l1222; }
      l_name = r1225;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipOtherNameEnd(p);
      if (p < 0) { break l1222; }
      l1240: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          const s1238 = p;
          l1239: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (text.charCodeAt(p) !== 123) {
              touched ||= p >= end;
              break l1239;
            }
            p++;
            p = s1238;
            break l1240;
          }
          p = s1238;
        } else touched ||= p >= end;
        break l1222;
      }
      break l1219;
    }
    p = s1220;
    if (trail.length > t1221) trail.length = t1221;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    l1241: {
      p = skipCallOpen(p);
      if (p < 0) { break l1241; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1242 = readCallName(p);
      if (r1242 === undefined) { break l1241; }
      l_name = r1242;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1244: {
        const s1246 = p;
        l1245: {
          const r1247 = readCallId(p);
          if (r1247 === undefined) { break l1245; }
          l_id = r1247;
          p = pos;
          break l1244;
        }
        p = s1246;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1241; }
      const list1254: AttributeNode[] = [];
      l1250: for (;;) {
        const s1252 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1251: {
            let v1253!: AttributeNode;
            const r1256 = readAttribute(p);
            if (r1256 === undefined) { break l1251; }
            v1253 = r1256;
            p = pos;
            list1254.push(v1253);
            continue l1250;
          }
          p = s1252;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1254;
      p = skipHeadEnd(p);
      if (p < 0) { break l1241; }
      break l1219;
    }
    p = s1220;
    if (trail.length > t1221) trail.length = t1221;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    l1260: {
      p = skipCallOpen(p);
      if (p < 0) { break l1260; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1261 = readCallName(p);
      if (r1261 === undefined) { break l1260; }
      l_name = r1261;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l1260; }
      break l1219;
    }
    p = s1220;
    if (trail.length > t1221) trail.length = t1221;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    l1273: {
      p = skipCallOpen(p);
      if (p < 0) { break l1273; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1274 = readCallName(p);
      if (r1274 === undefined) { break l1273; }
      l_name = r1274;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1276: {
        const s1277 = p;
        const t1278 = trail.length;
        l1279: {
          const r1280 = readBadNameEnd(p);
          if (r1280 === undefined) { break l1279; }
          l_nameFlaw = r1280;
          p = pos;
          break l1276;
        }
        p = s1277;
        if (trail.length > t1278) trail.length = t1278;
        const r1282 = readBadNoNameEnd(p);
        if (r1282 === undefined) { break l1273; }
        l_nameFlaw = r1282;
        p = pos;
      }
      break l1219;
    }
    p = s1220;
    if (trail.length > t1221) trail.length = t1221;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    const r1287 = readBadCallOpen(p);
    if (r1287 === undefined) { return undefined; }
    l_flaw = r1287;
    p = pos;
    const r1289 = readCallName(p);
    if (r1289 === undefined) { return undefined; }
    l_name = r1289;
    p = pos;
    l1291: {
      const s1292 = p;
      const t1293 = trail.length;
      if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 62)) {
        l1294: {
          l1295: {
            if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
              const s1297 = p;
              l1296: {
                p++;
                break l1295;
              }
              p = s1297;
            } else touched ||= p >= end;
          }
          if (text.charCodeAt(p) !== 62) {
            touched ||= p >= end;
            break l1294;
          }
          p++;
          break l1291;
        }
        p = s1292;
        if (trail.length > t1293) trail.length = t1293;
      } else touched ||= p >= end;
      const r1298 = readBadNameEnd(p);
      if (r1298 === undefined) { return undefined; }
      l_nameFlaw = r1298;
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
  const s1226 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l1233: for (;;) {
    const s1235 = p;
    l1234: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1234; }
      continue l1233;
    }
    p = s1235;
    break;
  }
  value = text.slice(s1226, p);
  pos = p;
  return value;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s1227 = p;
    l1228: {
      p = skipNameEnd(p);
      if (p < 0) { break l1228; }
      return -1;
    }
    p = s1227;
  }
  {
    const s1230 = p;
    l1231: {
      p = skipEnds(p);
      if (p < 0) { break l1231; }
      return -1;
    }
    p = s1230;
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
  const s1248 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1248, p);
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
  const s1257 = p;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l_name = text.slice(s1257, p);
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
  const s1258 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s1258, p);
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
  l1265: {
    const s1263 = p;
    l1264: {
      l1266: {
        const s1267 = p;
        l1268: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1269: {
            const s1270 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l1271: {
                p++;
                break l1269;
              }
              p = s1270;
            } else touched ||= p >= end;
            l1272: {
              p = skipParameterOpen(p);
              if (p < 0) { break l1272; }
              break l1269;
            }
            p = s1270;
            p = skipEnds(p);
            if (p < 0) { break l1268; }
          }
          break l1266;
        }
        p = s1267;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1264;
        }
        p++;
      }
      p = s1263;
      break l1265;
    }
    p = s1263;
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
  l1285: {
    const s1283 = p;
    l1284: {
      p = skipMayLackNameEnd(p);
      if (p < 0) { break l1284; }
      if (text.charCodeAt(p) !== 123) {
        touched ||= p >= end;
        break l1284;
      }
      p++;
      p = s1283;
      break l1285;
    }
    p = s1283;
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
  const r1301 = readParameterHead(p);
  if (r1301 === undefined) { return -1; }
  value = r1301;
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
  l1302: {
    const s1303 = p;
    const t1304 = trail.length;
    l1305: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1305; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1306 = readParameterKey(p);
      if (r1306 === undefined) { break l1305; }
      l_key = r1306;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1305; }
      const list1320: AttributeNode[] = [];
      l1316: for (;;) {
        const s1318 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1317: {
            let v1319!: AttributeNode;
            const r1322 = readAttribute(p);
            if (r1322 === undefined) { break l1317; }
            v1319 = r1322;
            p = pos;
            list1320.push(v1319);
            continue l1316;
          }
          p = s1318;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1320;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1305; }
      l1324: {
        const s1325 = p;
        l1326: {
          p = skipValueStart(p);
          if (p < 0) { break l1326; }
          break l1324;
        }
        p = s1325;
        p = skipValueFollows(p);
        if (p < 0) { break l1305; }
      }
      break l1302;
    }
    p = s1303;
    if (trail.length > t1304) trail.length = t1304;
    l_attributes = null;
    l_flaw = null;
    l1327: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1327; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1328 = readParameterKey(p);
      if (r1328 === undefined) { break l1327; }
      l_key = r1328;
      p = pos;
      const r1330 = readMissingKeyEnd(p);
      if (r1330 === undefined) { break l1327; }
      l_flaw = r1330;
      p = pos;
      p = skipValueStart(p);
      if (p < 0) { break l1327; }
      break l1302;
    }
    p = s1303;
    if (trail.length > t1304) trail.length = t1304;
    l_attributes = null;
    l_flaw = null;
    const r1332 = readBadParameterOpen(p);
    if (r1332 === undefined) { return undefined; }
    l_flaw = r1332;
    p = pos;
    const r1334 = readParameterKey(p);
    if (r1334 === undefined) { return undefined; }
    l_key = r1334;
    p = pos;
    l1336: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1338 = p;
        l1337: {
          p++;
          break l1336;
        }
        p = s1338;
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
  const s1307 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l1311: for (;;) {
    const s1313 = p;
    l1312: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1312; }
      continue l1311;
    }
    p = s1313;
    break;
  }
  value = text.slice(s1307, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s1308 = p;
    l1309: {
      p = skipKeyEnd(p);
      if (p < 0) { break l1309; }
      return -1;
    }
    p = s1308;
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
  l1340: {
    const s1342 = p;
    l1341: {
      const r1343 = readRawLayout(p);
      if (r1343 === undefined) { break l1341; }
      value = r1343;
      p = pos;
      break l1340;
    }
    p = s1342;
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
      l1345: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1345;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l1346: {
      {
        const s1347 = p;
        l1348: {
          p = skipRawStop(p);
          if (p < 0) { break l1348; }
          break l1346;
        }
        p = s1347;
      }
      l1395: {
        const s1396 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1397: {
            p = skipEol(p);
            if (p < 0) { break l1397; }
            break l1395;
          }
          p = s1396;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1346;
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
  l1350: {
    const s1352 = p;
    l1351: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1351; }
      break l1350;
    }
    p = s1352;
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
  l1353: {
    const s1354 = p;
    l1355: {
      p = skipLenient(p);
      if (p < 0) { break l1355; }
      l1356: {
        const s1357 = p;
        l1358: {
          p = skipParameterClose(p);
          if (p < 0) { break l1358; }
          break l1356;
        }
        p = s1357;
        p = skipNamedClose(p);
        if (p < 0) { break l1355; }
      }
      break l1353;
    }
    p = s1354;
    l1359: {
      p = skipGuarded(p);
      if (p < 0) { break l1359; }
      l1360: {
        const s1361 = p;
        l1362: {
          p = skipParameterClose(p);
          if (p < 0) { break l1362; }
          break l1360;
        }
        p = s1361;
        p = skipDriftedClose(p);
        if (p < 0) { break l1359; }
      }
      l1371: {
        const s1369 = p;
        l1370: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1372: {
            const s1373 = p;
            l1374: {
              p = skipEnds(p);
              if (p < 0) { break l1374; }
              break l1372;
            }
            p = s1373;
            if (p < end) {
              {
                const s1375 = p;
                l1376: {
                  p++;
                  break l1370;
                }
                p = s1375;
              }
            } else touched ||= p >= end;
          }
          p = s1369;
          break l1371;
        }
        p = s1369;
        break l1359;
      }
      break l1353;
    }
    p = s1354;
    l1378: {
      p = skipEnds(p);
      if (p < 0) { break l1378; }
      l1381: {
        const s1379 = p;
        l1380: {
          p = skipGuarded(p);
          if (p < 0) { break l1380; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1382: {
            const s1383 = p;
            l1384: {
              p = skipEnds(p);
              if (p < 0) { break l1384; }
              break l1382;
            }
            p = s1383;
            if (p < end) {
              {
                const s1385 = p;
                l1386: {
                  p++;
                  break l1380;
                }
                p = s1385;
              }
            } else touched ||= p >= end;
          }
          p = s1379;
          break l1381;
        }
        p = s1379;
        break l1378;
      }
      break l1353;
    }
    p = s1354;
    l1388: {
      l1389: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          const s1391 = p;
          l1390: {
            p = skipEol(p);
            if (p < 0) { break l1390; }
            break l1389;
          }
          p = s1391;
        } else touched ||= p >= end;
      }
      l1392: {
        const s1393 = p;
        l1394: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1394; }
          break l1392;
        }
        p = s1393;
        p = skipWrongParameterOpen(p);
        if (p < 0) { break l1388; }
      }
      break l1353;
    }
    p = s1354;
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
  l1363: {
    const s1364 = p;
    l1365: {
      p = skipNamedClose(p);
      if (p < 0) { break l1365; }
      break l1363;
    }
    p = s1364;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) p++;
    touched ||= p >= end;
    l1366: {
      if (text.charCodeAt(p) === 62) {
        const s1368 = p;
        l1367: {

          p++;
          break l1366;
        }
        p = s1368;
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
  const r1398 = readParameterEnd(p);
  if (r1398 === undefined) { return -1; }
  value = r1398;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l1399: {
    const s1400 = p;
    const t1401 = trail.length;
    l1402: {
      const r1403 = readRawEnd(p);
      if (r1403 === undefined) { break l1402; }
      value = r1403;
      p = pos;
      break l1399;
    }
    p = s1400;
    if (trail.length > t1401) trail.length = t1401;
    l1408: {
      const r1409 = readBadParameterClose(p);
      if (r1409 === undefined) { break l1408; }
      value = r1409;
      p = pos;
      break l1399;
    }
    p = s1400;
    if (trail.length > t1401) trail.length = t1401;
    l1414: {
      const r1415 = readBadCutRaw(p);
      if (r1415 === undefined) { break l1414; }
      value = r1415;
      p = pos;
      break l1399;
    }
    p = s1400;
    if (trail.length > t1401) trail.length = t1401;
    l1420: {
      const r1421 = readMissingRest(p);
      if (r1421 === undefined) { break l1420; }
      value = r1421;
      p = pos;
      break l1399;
    }
    p = s1400;
    if (trail.length > t1401) trail.length = t1401;
    const r1423 = readMissingParameterClose(p);
    if (r1423 === undefined) { return undefined; }
    value = r1423;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l1404: {
    const s1406 = p;
    l1405: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1405; }
      break l1404;
    }
    p = s1406;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l1410: {
    const s1412 = p;
    l1411: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1411; }
      break l1410;
    }
    p = s1412;
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
  l1416: {
    const s1418 = p;
    l1417: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1417; }
      break l1416;
    }
    p = s1418;
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
  const r1426 = readBadCutParameter(p);
  if (r1426 === undefined) { return -1; }
  value = r1426;
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
  l1427: {
    const s1428 = p;
    l1429: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1429; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1429; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1429; }
      l1435: for (;;) {
        const s1437 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1436: {
            p = skipAttribute(p);
            if (p < 0) { break l1436; }
            continue l1435;
          }
          p = s1437;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1429; }
      l1441: {
        const s1442 = p;
        l1443: {
          p = skipValueStart(p);
          if (p < 0) { break l1443; }
          break l1441;
        }
        p = s1442;
        p = skipValueFollows(p);
        if (p < 0) { break l1429; }
      }
      break l1427;
    }
    p = s1428;
    l1444: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1444; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1444; }

      p = skipValueStart(p);
      if (p < 0) { break l1444; }
      break l1427;
    }
    p = s1428;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l1445: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1447 = p;
        l1446: {
          p++;
          break l1445;
        }
        p = s1447;
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
  l1431: for (;;) {
    const s1433 = p;
    l1432: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1432; }
      continue l1431;
    }
    p = s1433;
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
  const r1449 = readElementHead(p);
  if (r1449 === undefined) { return -1; }
  value = r1449;
  p = pos;
  leafValue = value;
  return p;
}

function readElementHead(p: number): ElementHeadNode | undefined {
  const start = p;
  let l_key!: string;
  p = skipTagOpen(p);
  if (p < 0) { return undefined; }
  const r1450 = readElementKey(p);
  if (r1450 === undefined) { return undefined; }
  l_key = r1450;
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
  l1451: {
    const s1452 = p;
    l1453: {
      const r1454 = readToolParameter(p);
      if (r1454 === undefined) { break l1453; }
      value = r1454;
      p = pos;
      break l1451;
    }
    p = s1452;
    {
      const s1456 = p;
      l1457: {
        p = skipNotKey(p);
        if (p < 0) { break l1457; }
        return undefined;
      }
      p = s1456;
    }
    const r1459 = readAnyKey(p);
    if (r1459 === undefined) { return undefined; }
    value = r1459;
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
  const s1460 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1460, p);
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
  let e1464!: null;
  l1467: {
    const s1465 = p;
    l1466: {
      p = skipNests(p);
      if (p < 0) { break l1466; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipTagOpen(p);
      if (p < 0) { break l1466; }
      {
        const s1468 = p;
        l1469: {
          p = skipNotKey(p);
          if (p < 0) { break l1469; }
          break l1466;
        }
        p = s1468;
      }
      p = skipAnyKey(p);
      if (p < 0) { break l1466; }
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l1466;
      }
      p++;
      p = s1465;
      break l1467;
    }
    p = s1465;
    return -1;
  }
  e1464 = null;
  value = [e1464];
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
      l1472: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1472;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l1473: {
      {
        const s1474 = p;
        l1475: {
          p = skipElementStop(p);
          if (p < 0) { break l1475; }
          break l1473;
        }
        p = s1474;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1473;
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
  l1477: {
    const s1478 = p;
    l1479: {
      p = skipTagMarker(p);
      if (p < 0) { break l1479; }
      break l1477;
    }
    p = s1478;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l1480: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1482 = p;
        l1481: {
          p = skipEol(p);
          if (p < 0) { break l1481; }
          break l1480;
        }
        p = s1482;
      } else touched ||= p >= end;
    }
    l1483: {
      const s1484 = p;
      l1485: {
        p = skipElementCloses(p);
        if (p < 0) { break l1485; }
        break l1483;
      }
      p = s1484;
      if (text.charCodeAt(p) === 60) {
        l1520: {
          p = skip_toolClose(p);
          if (p < 0) { break l1520; }
          break l1483;
        }
        p = s1484;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        l1521: {
          p = skipOtherParameter(p);
          if (p < 0) { break l1521; }
          break l1483;
        }
        p = s1484;
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
  l1487: {
    const s1488 = p;
    l1489: {
      l1492: {
        const s1490 = p;
        l1491: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1493: {
            const s1494 = p;
            if (text.charCodeAt(p) === 60) {
              l1495: {

                p++;
                p = skipToolParameter(p);
                if (p < 0) { break l1495; }
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l1495;
                }
                p++;
                break l1493;
              }
              p = s1494;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l1496: {
                p = skip_toolClose(p);
                if (p < 0) { break l1496; }
                break l1493;
              }
              p = s1494;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1498 = p;
                l1499: {
                  p++;
                  break l1491;
                }
                p = s1498;
              }
            } else touched ||= p >= end;
          }
          p = s1490;
          break l1492;
        }
        p = s1490;
        break l1489;
      }
      break l1487;
    }
    p = s1488;
    {
      const s1501 = p;
      l1502: {
        p = skipElementClosesLater(p);
        if (p < 0) { break l1502; }
        return -1;
      }
      p = s1501;
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
  const s1486 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1486, p);
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
  const s1497 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1497, p);
  pos = p;
  return value;
}

function skipElementClosesLater(p: number): number {
  l1504: for (;;) {
    const s1506 = p;
    l1505: {
      {
        const s1508 = p;
        l1509: {
          p = skip_elementClose(p);
          if (p < 0) { break l1509; }
          break l1505;
        }
        p = s1508;
      }
      if (text.charCodeAt(p) === 60) {
        {
          const s1511 = p;
          l1512: {
            p = skip_toolClose(p);
            if (p < 0) { break l1512; }
            break l1505;
          }
          p = s1511;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1514 = p;
          l1515: {
            p = skipOtherParameter(p);
            if (p < 0) { break l1515; }
            break l1505;
          }
          p = s1514;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1505;
      }
      p++;
      continue l1504;
    }
    p = s1506;
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
      const s1517 = p;
      l1518: {
        p = skipKeyAgain(p);
        if (p < 0) { break l1518; }
        return -1;
      }
      p = s1517;
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
  const r1522 = readElementEnd(p);
  if (r1522 === undefined) { return -1; }
  value = r1522;
  p = pos;
  leafValue = value;
  return p;
}

function readElementEnd(p: number): ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode | undefined {
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  l1523: {
    const s1524 = p;
    const t1525 = trail.length;
    l1526: {
      const r1527 = readElementClose(p);
      if (r1527 === undefined) { break l1526; }
      value = r1527;
      p = pos;
      break l1523;
    }
    p = s1524;
    if (trail.length > t1525) trail.length = t1525;
    l1532: {
      const r1533 = readBadElementClose(p);
      if (r1533 === undefined) { break l1532; }
      value = r1533;
      p = pos;
      break l1523;
    }
    p = s1524;
    if (trail.length > t1525) trail.length = t1525;
    l1538: {
      const r1539 = readBadCutElementClose(p);
      if (r1539 === undefined) { break l1538; }
      value = r1539;
      p = pos;
      break l1523;
    }
    p = s1524;
    if (trail.length > t1525) trail.length = t1525;
    l1541: {
      const r1542 = readMissingRest(p);
      if (r1542 === undefined) { break l1541; }
      value = r1542;
      p = pos;
      break l1523;
    }
    p = s1524;
    if (trail.length > t1525) trail.length = t1525;
    const r1544 = readMissingElementClose(p);
    if (r1544 === undefined) { return undefined; }
    value = r1544;
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
  l1528: {
    const s1530 = p;
    l1529: {
      p = skipLayout(p);
      if (p < 0) { break l1529; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1529;
      }
      p = skipEol(p);
      if (p < 0) { break l1529; }
      break l1528;
    }
    p = s1530;
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
    const s1534 = p;
    l1535: {
      p = skipNotKey(p);
      if (p < 0) { break l1535; }
      return undefined;
    }
    p = s1534;
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
  l1547: {
    const s1548 = p;
    const t1549 = trail.length;
    l1550: {
      const r1551 = readBadCutElement(p);
      if (r1551 === undefined) { break l1550; }
      value = r1551;
      p = pos;
      break l1547;
    }
    p = s1548;
    if (trail.length > t1549) trail.length = t1549;
    l1559: {
      const r1560 = readBadLoneKey(p);
      if (r1560 === undefined) { break l1559; }
      value = r1560;
      p = pos;
      break l1547;
    }
    p = s1548;
    if (trail.length > t1549) trail.length = t1549;
    if (text.charCodeAt(p) === 96) {
      l1562: {
        const r1563 = readBadInnerFence(p);
        if (r1563 === undefined) { break l1562; }
        value = r1563;
        p = pos;
        break l1547;
      }
      p = s1548;
      if (trail.length > t1549) trail.length = t1549;
    } else touched ||= p >= end;
    const r1565 = readInnerFenceEnd(p);
    if (r1565 === undefined) { return -1; }
    value = r1565;
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
  l1552: {
    const s1553 = p;
    l1554: {
      p = skipToolParameter(p);
      if (p < 0) { break l1554; }
      break l1552;
    }
    p = s1553;
    {
      const s1555 = p;
      l1556: {
        p = skipNotKey(p);
        if (p < 0) { break l1556; }
        return -1;
      }
      p = s1555;
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
  let e1567!: null;
  l1570: {
    const s1568 = p;
    l1569: {
      p = skipAnyArguments(p);
      if (p < 0) { break l1569; }
      p = s1568;
      break l1570;
    }
    p = s1568;
    return -1;
  }
  e1567 = null;
  value = [e1567];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s1571 = p;
    l1572: {
      p = skipEnds(p);
      if (p < 0) { break l1572; }
      return -1;
    }
    p = s1571;
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
  l1574: {
    const s1575 = p;
    const t1576 = trail.length;
    l1577: {
      const r1578 = readBadBrackets(p);
      if (r1578 === undefined) { break l1577; }
      value = r1578;
      p = pos;
      break l1574;
    }
    p = s1575;
    if (trail.length > t1576) trail.length = t1576;
    const r1580 = readBadJunk(p);
    if (r1580 === undefined) { return -1; }
    value = r1580;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1581 = p;
    l1582: {
      p = skip_callOver(p);
      if (p < 0) { break l1582; }
      return undefined;
    }
    p = s1581;
  }
  let m1588 = false;
  l1585: for (;;) {
    const s1587 = p;
    l1586: {
      {
        const s1589 = p;
        l1590: {
          p = skipEnds(p);
          if (p < 0) { break l1590; }
          break l1586;
        }
        p = s1589;
      }
      {
        const s1592 = p;
        l1593: {
          p = skip_callClose(p);
          if (p < 0) { break l1593; }
          break l1586;
        }
        p = s1592;
      }
      {
        const s1595 = p;
        l1596: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1596; }
          break l1586;
        }
        p = s1595;
      }
      {
        const s1598 = p;
        l1599: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1599; }
          break l1586;
        }
        p = s1598;
      }
      {
        const s1601 = p;
        l1602: {
          p = skipTagMarker(p);
          if (p < 0) { break l1602; }
          break l1586;
        }
        p = s1601;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1604 = p;
          l1605: {
            p++;
            break l1586;
          }
          p = s1604;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1586;
      }
      p++;
      m1588 = true;
      continue l1585;
    }
    p = s1587;
    break;
  }
  if (!m1588) { return undefined; }
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
  const r1608 = readCallEnd(p);
  if (r1608 === undefined) { return -1; }
  value = r1608;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l1609: {
    const s1610 = p;
    const t1611 = trail.length;
    l1612: {
      const r1613 = readCallClose(p);
      if (r1613 === undefined) { break l1612; }
      value = r1613;
      p = pos;
      break l1609;
    }
    p = s1610;
    if (trail.length > t1611) trail.length = t1611;
    l1615: {
      const r1616 = readBadCallClose(p);
      if (r1616 === undefined) { break l1615; }
      value = r1616;
      p = pos;
      break l1609;
    }
    p = s1610;
    if (trail.length > t1611) trail.length = t1611;
    l1618: {
      const r1619 = readBadCutClose(p);
      if (r1619 === undefined) { break l1618; }
      value = r1619;
      p = pos;
      break l1609;
    }
    p = s1610;
    if (trail.length > t1611) trail.length = t1611;
    l1621: {
      const r1622 = readCallOver(p);
      if (r1622 === undefined) { break l1621; }
      value = r1622;
      p = pos;
      break l1609;
    }
    p = s1610;
    if (trail.length > t1611) trail.length = t1611;
    l1627: {
      const r1628 = readCallOverAtEnd(p);
      if (r1628 === undefined) { break l1627; }
      value = r1628;
      p = pos;
      break l1609;
    }
    p = s1610;
    if (trail.length > t1611) trail.length = t1611;
    l1633: {
      const r1634 = readMissingAtEnd(p);
      if (r1634 === undefined) { break l1633; }
      value = r1634;
      p = pos;
      break l1609;
    }
    p = s1610;
    if (trail.length > t1611) trail.length = t1611;
    const r1639 = readMissingCallClose(p);
    if (r1639 === undefined) { return undefined; }
    value = r1639;
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
  l1625: {
    if (p < end) {
      const s1623 = p;
      l1624: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1624;
        }
        p++;
        p = s1623;
        break l1625;
      }
      p = s1623;
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
      const s1629 = p;
      l1630: {
        p++;
        return undefined;
      }
      p = s1629;
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
      const s1635 = p;
      l1636: {
        p++;
        return undefined;
      }
      p = s1635;
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
  const r1642 = readBadCutCall(p);
  if (r1642 === undefined) { return -1; }
  value = r1642;
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
  l1643: {
    const s1644 = p;
    l1645: {
      p = skipBadOtherCall(p);
      if (p < 0) { break l1645; }
      p = skipCallName(p);
      if (p < 0) { break l1645; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipOtherNameEnd(p);
      if (p < 0) { break l1645; }
      l1653: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          const s1651 = p;
          l1652: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (text.charCodeAt(p) !== 123) {
              touched ||= p >= end;
              break l1652;
            }
            p++;
            p = s1651;
            break l1653;
          }
          p = s1651;
        } else touched ||= p >= end;
        break l1645;
      }
      break l1643;
    }
    p = s1644;
    l1654: {
      p = skipCallOpen(p);
      if (p < 0) { break l1654; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1654; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1655: {
        const s1657 = p;
        l1656: {
          p = skipCallId(p);
          if (p < 0) { break l1656; }
          break l1655;
        }
        p = s1657;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1654; }
      l1659: for (;;) {
        const s1661 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1660: {
            p = skipAttribute(p);
            if (p < 0) { break l1660; }
            continue l1659;
          }
          p = s1661;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l1654; }
      break l1643;
    }
    p = s1644;
    l1663: {
      p = skipCallOpen(p);
      if (p < 0) { break l1663; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1663; }
      p = skipLooseEnd(p);
      if (p < 0) { break l1663; }
      break l1643;
    }
    p = s1644;
    l1664: {
      p = skipCallOpen(p);
      if (p < 0) { break l1664; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1664; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1665: {
        const s1666 = p;
        l1667: {
          p = skipBadNameEnd(p);
          if (p < 0) { break l1667; }
          break l1665;
        }
        p = s1666;
        p = skipBadNoNameEnd(p);
        if (p < 0) { break l1664; }
      }
      break l1643;
    }
    p = s1644;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l1671: {
      const s1672 = p;
      if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 62)) {
        l1673: {
          l1674: {
            if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
              const s1676 = p;
              l1675: {
                p++;
                break l1674;
              }
              p = s1676;
            } else touched ||= p >= end;
          }
          if (text.charCodeAt(p) !== 62) {
            touched ||= p >= end;
            break l1673;
          }
          p++;
          break l1671;
        }
        p = s1672;
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
  l1647: for (;;) {
    const s1649 = p;
    l1648: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1648; }
      continue l1647;
    }
    p = s1649;
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
  l1670: {
    const s1668 = p;
    l1669: {
      p = skipMayLackNameEnd(p);
      if (p < 0) { break l1669; }
      if (text.charCodeAt(p) !== 123) {
        touched ||= p >= end;
        break l1669;
      }
      p++;
      p = s1668;
      break l1670;
    }
    p = s1668;
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
  l1678: {
    const s1679 = p;
    const t1680 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1681: {
        const r1682 = readSpace(p);
        if (r1682 === undefined) { break l1681; }
        value = r1682;
        p = pos;
        break l1678;
      }
      p = s1679;
      if (trail.length > t1680) trail.length = t1680;
    } else touched ||= p >= end;
    l1684: {
      const r1685 = readSeparator(p);
      if (r1685 === undefined) { break l1684; }
      value = r1685;
      p = pos;
      break l1678;
    }
    p = s1679;
    if (trail.length > t1680) trail.length = t1680;
    if (text.charCodeAt(p) === 96) {
      l1690: {
        const r1691 = readBadInnerFence(p);
        if (r1691 === undefined) { break l1690; }
        value = r1691;
        p = pos;
        break l1678;
      }
      p = s1679;
      if (trail.length > t1680) trail.length = t1680;
    } else touched ||= p >= end;
    const r1693 = readInnerFenceEnd(p);
    if (r1693 === undefined) { return -1; }
    value = r1693;
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
  l1688: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
      const s1686 = p;
      l1687: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1687;
        }
        p++;
        p = s1686;
        break l1688;
      }
      p = s1686;
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
  const r1695 = readPyOpen(p);
  if (r1695 === undefined) { return -1; }
  value = r1695;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1698: {
    const s1696 = p;
    l1697: {
      p = skip_pyList(p);
      if (p < 0) { break l1697; }
      p = s1696;
      break l1698;
    }
    p = s1696;
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
  const n1700 = characterSize(p, CLASS_2);
  if (n1700 === 0) { return -1; }
  p += n1700;
  l1701: for (;;) {
    const s1703 = p;
    if (p < end) {
      l1702: {
        const n1705 = characterSize(p, CLASS_3);
        if (n1705 === 0) { break l1702; }
        p += n1705;
        continue l1701;
      }
      p = s1703;
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
  const r1707 = readPyHead(p);
  if (r1707 === undefined) { return -1; }
  value = r1707;
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
  const r1708 = readPyName(p);
  if (r1708 === undefined) { return undefined; }
  l_name = r1708;
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
  const s1709 = p;
  const n1710 = characterSize(p, CLASS_2);
  if (n1710 === 0) { return undefined; }
  p += n1710;
  l1711: for (;;) {
    const s1713 = p;
    if (p < end) {
      l1712: {
        const n1715 = characterSize(p, CLASS_3);
        if (n1715 === 0) { break l1712; }
        p += n1715;
        continue l1711;
      }
      p = s1713;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1709, p);
  pos = p;
  return value;
}

function leaf429(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l1718: {
    const s1719 = p;
    const t1720 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1721: {
        const r1722 = readComma(p);
        if (r1722 === undefined) { break l1721; }
        value = r1722;
        p = pos;
        break l1718;
      }
      p = s1719;
      if (trail.length > t1720) trail.length = t1720;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1724: {
        const r1725 = readSpace(p);
        if (r1725 === undefined) { break l1724; }
        value = r1725;
        p = pos;
        break l1718;
      }
      p = s1719;
      if (trail.length > t1720) trail.length = t1720;
    } else touched ||= p >= end;
    const r1727 = readBadDebris(p);
    if (r1727 === undefined) { return -1; }
    value = r1727;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf430(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r1729 = readPyEnd(p);
  if (r1729 === undefined) { return -1; }
  value = r1729;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l1730: {
    const s1731 = p;
    const t1732 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1733: {
        const r1734 = readPyClose(p);
        if (r1734 === undefined) { break l1733; }
        value = r1734;
        p = pos;
        break l1730;
      }
      p = s1731;
      if (trail.length > t1732) trail.length = t1732;
    } else touched ||= p >= end;
    l1736: {
      const r1737 = readMissingAtEnd(p);
      if (r1737 === undefined) { break l1736; }
      value = r1737;
      p = pos;
      break l1730;
    }
    p = s1731;
    if (trail.length > t1732) trail.length = t1732;
    const r1739 = readMissingBracket(p);
    if (r1739 === undefined) { return undefined; }
    value = r1739;
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
  const r1742 = readBadLineList(p);
  if (r1742 === undefined) { return -1; }
  value = r1742;
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
  l1745: {
    if (p < end) {
      const s1743 = p;
      l1744: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1744;
        }
        p = skipPyName(p);
        if (p < 0) { break l1744; }
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l1744;
        }
        p++;
        p = s1743;
        break l1745;
      }
      p = s1743;
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
  l1747: {
    const s1748 = p;
    if (text.charCodeAt(p) === 44) {
      l1749: {
        const r1750 = readLineComma(p);
        if (r1750 === undefined) { break l1749; }
        value = r1750;
        p = pos;
        break l1747;
      }
      p = s1748;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    const r1752 = readSpace(p);
    if (r1752 === undefined) { return -1; }
    value = r1752;
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
  l1754: {
    if (text.charCodeAt(p) === 93) {
      const s1756 = p;
      l1755: {
        const r1757 = readLineListEnd(p);
        if (r1757 === undefined) { break l1755; }
        value = r1757;
        p = pos;
        break l1754;
      }
      p = s1756;
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
  let e1759!: null;
  l1762: {
    const s1760 = p;
    l1761: {
      p = skipLines(p);
      if (p < 0) { break l1761; }
      p = s1760;
      break l1762;
    }
    p = s1760;
    return -1;
  }
  e1759 = null;
  value = [e1759];
  leafValue = value;
  return p;
}

function leaf442(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e1763!: null;
  l1766: {
    const s1764 = p;
    l1765: {
      p = skipJson(p);
      if (p < 0) { break l1765; }
      p = s1764;
      break l1766;
    }
    p = s1764;
    return -1;
  }
  e1763 = null;
  let e1767!: null;
  {
    const s1768 = p;
    l1769: {
      p = skipEnds(p);
      if (p < 0) { break l1769; }
      return -1;
    }
    p = s1768;
  }
  e1767 = null;
  value = [e1763, e1767];
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
  const r1771 = readBadBrackets(p);
  if (r1771 === undefined) { return -1; }
  value = r1771;
  p = pos;
  leafValue = value;
  return p;
}

function leaf446(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1773!: null;
  l1776: {
    const s1774 = p;
    l1775: {
      p = skipVisible(p);
      if (p < 0) { break l1775; }
      p = s1774;
      break l1776;
    }
    p = s1774;
    return -1;
  }
  e1773 = null;
  value = [e1773];
  leafValue = value;
  return p;
}

function leaf447(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1777: {
    const s1778 = p;
    const t1779 = trail.length;
    l1780: {
      const r1781 = readBadNameless(p);
      if (r1781 === undefined) { break l1780; }
      value = r1781;
      p = pos;
      break l1777;
    }
    p = s1778;
    if (trail.length > t1779) trail.length = t1779;
    const r1805 = readBadStrayWords(p);
    if (r1805 === undefined) { return -1; }
    value = r1805;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1782: {
    const s1783 = p;
    l1784: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1784; }
      break l1782;
    }
    p = s1783;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l1785: for (;;) {
    const s1787 = p;
    l1786: {
      {
        const s1789 = p;
        l1790: {
          p = skip_callClose(p);
          if (p < 0) { break l1790; }
          break l1786;
        }
        p = s1789;
      }
      {
        const s1792 = p;
        l1793: {
          p = skip_sectionClose(p);
          if (p < 0) { break l1793; }
          break l1786;
        }
        p = s1792;
      }
      {
        const s1795 = p;
        l1796: {
          p = skipCallOpening(p);
          if (p < 0) { break l1796; }
          break l1786;
        }
        p = s1795;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1786;
      }
      p++;
      continue l1785;
    }
    p = s1787;
    break;
  }
  l1801: {
    const s1803 = p;
    l1802: {
      p = skip_callClose(p);
      if (p < 0) { break l1802; }
      break l1801;
    }
    p = s1803;
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
  l1800: {
    const s1798 = p;
    l1799: {
      p = skipVisible(p);
      if (p < 0) { break l1799; }
      p = s1798;
      break l1800;
    }
    p = s1798;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l1806: {
    const s1807 = p;
    l1808: {
      l1811: {
        const s1809 = p;
        l1810: {
          p = skipSectionCloses(p);
          if (p < 0) { break l1810; }
          p = s1809;
          break l1811;
        }
        p = s1809;
        break l1808;
      }
      let m1815 = false;
      l1812: for (;;) {
        const s1814 = p;
        l1813: {
          {
            const s1816 = p;
            l1817: {
              p = skipStrayStop(p);
              if (p < 0) { break l1817; }
              break l1813;
            }
            p = s1816;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s1826 = p;
              l1827: {

                p++;
                break l1813;
              }
              p = s1826;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s1829 = p;
              l1830: {

                p++;
                break l1813;
              }
              p = s1829;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1813;
          }
          p++;
          m1815 = true;
          continue l1812;
        }
        p = s1814;
        break;
      }
      if (!m1815) { break l1808; }
      break l1806;
    }
    p = s1807;
    l1834: {
      const s1832 = p;
      l1833: {
        p = skip_sectionOver(p);
        if (p < 0) { break l1833; }
        p = s1832;
        break l1834;
      }
      p = s1832;
      return undefined;
    }
    let m1838 = false;
    l1835: for (;;) {
      const s1837 = p;
      l1836: {
        {
          const s1839 = p;
          l1840: {
            p = skipStrayStop(p);
            if (p < 0) { break l1840; }
            break l1836;
          }
          p = s1839;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1836;
        }
        p++;
        m1838 = true;
        continue l1835;
      }
      p = s1837;
      break;
    }
    if (!m1838) { return undefined; }
    l1844: {
      if (text.charCodeAt(p) === 91) {
        const s1842 = p;
        l1843: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l1843;
          }
          p++;
          p = s1842;
          break l1844;
        }
        p = s1842;
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
  l1819: {
    const s1820 = p;
    l1821: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1821; }
      break l1819;
    }
    p = s1820;
    l1822: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1822; }
      break l1819;
    }
    p = s1820;
    l1823: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1823; }
      break l1819;
    }
    p = s1820;
    l1824: {
      p = skipVisible(p);
      if (p < 0) { break l1824; }
      break l1819;
    }
    p = s1820;
    l1825: {
      p = skipLines(p);
      if (p < 0) { break l1825; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1825;
      }
      p = skipEol(p);
      if (p < 0) { break l1825; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1825;
      }
      p = skipPyName(p);
      if (p < 0) { break l1825; }
      if (text.charCodeAt(p) !== 40) {
        touched ||= p >= end;
        break l1825;
      }
      p++;
      break l1819;
    }
    p = s1820;
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
  const r1846 = readSectionEnd(p);
  if (r1846 === undefined) { return -1; }
  value = r1846;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverAtEndNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverAtEndNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1847: {
    const s1848 = p;
    const t1849 = trail.length;
    l1850: {
      const r1851 = readSectionClose(p);
      if (r1851 === undefined) { break l1850; }
      value = r1851;
      p = pos;
      break l1847;
    }
    p = s1848;
    if (trail.length > t1849) trail.length = t1849;
    l1853: {
      const r1854 = readBadSectionClose(p);
      if (r1854 === undefined) { break l1853; }
      value = r1854;
      p = pos;
      break l1847;
    }
    p = s1848;
    if (trail.length > t1849) trail.length = t1849;
    l1856: {
      const r1857 = readBadCutClose(p);
      if (r1857 === undefined) { break l1856; }
      value = r1857;
      p = pos;
      break l1847;
    }
    p = s1848;
    if (trail.length > t1849) trail.length = t1849;
    l1859: {
      const r1860 = readSectionOverAtEnd(p);
      if (r1860 === undefined) { break l1859; }
      value = r1860;
      p = pos;
      break l1847;
    }
    p = s1848;
    if (trail.length > t1849) trail.length = t1849;
    l1865: {
      const r1866 = readSectionOver(p);
      if (r1866 === undefined) { break l1865; }
      value = r1866;
      p = pos;
      break l1847;
    }
    p = s1848;
    if (trail.length > t1849) trail.length = t1849;
    l1868: {
      const r1869 = readMissingAtEnd(p);
      if (r1869 === undefined) { break l1868; }
      value = r1869;
      p = pos;
      break l1847;
    }
    p = s1848;
    if (trail.length > t1849) trail.length = t1849;
    const r1871 = readMissingSectionClose(p);
    if (r1871 === undefined) { return undefined; }
    value = r1871;
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
      const s1861 = p;
      l1862: {
        p++;
        return undefined;
      }
      p = s1861;
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
  const r1874 = readBadNoFence(p);
  if (r1874 === undefined) { return -1; }
  value = r1874;
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
  l1877: {
    if (text.charCodeAt(p) === 91) {
      const s1875 = p;
      l1876: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1876;
        }
        p++;
        p = s1875;
        break l1877;
      }
      p = s1875;
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
  const r1879 = readWordedListOpen(p);
  if (r1879 === undefined) { return -1; }
  value = r1879;
  p = pos;
  leafValue = value;
  return p;
}

function readWordedListOpen(p: number): WordedListOpenNode | undefined {
  const start = p;
  l1882: {
    const s1880 = p;
    l1881: {
      p = skip_wordedList(p);
      if (p < 0) { break l1881; }
      p = s1880;
      break l1882;
    }
    p = s1880;
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
  l1883: {
    const s1884 = p;
    if (text.charCodeAt(p) === 91) {
      l1885: {

        p++;
        break l1883;
      }
      p = s1884;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
      l1886: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l1886;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1886;
        }
        p++;
        break l1883;
      }
      p = s1884;
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
  let e1888!: null;
  l1891: {
    const s1889 = p;
    l1890: {
      p = skipBareCall(p);
      if (p < 0) { break l1890; }
      p = s1889;
      break l1891;
    }
    p = s1889;
    return -1;
  }
  e1888 = null;
  value = [e1888];
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
  l1892: {
    const s1893 = p;
    const t1894 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1895: {
        const r1896 = readSpace(p);
        if (r1896 === undefined) { break l1895; }
        value = r1896;
        p = pos;
        break l1892;
      }
      p = s1893;
      if (trail.length > t1894) trail.length = t1894;
    } else touched ||= p >= end;
    const r1898 = readBadNameless(p);
    if (r1898 === undefined) { return -1; }
    value = r1898;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf481(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1900: {
    const s1902 = p;
    l1901: {
      const r1903 = readLateClose(p);
      if (r1903 === undefined) { break l1901; }
      value = r1903;
      p = pos;
      break l1900;
    }
    p = s1902;
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
  const r1905 = readLoneCallHead(p);
  if (r1905 === undefined) { return -1; }
  value = r1905;
  p = pos;
  leafValue = value;
  return p;
}

function readLoneCallHead(p: number): LoneCallHeadNode | undefined {
  const start = p;
  let l_flaw!: BadLoneOpenNode;
  let l_name!: string;
  const r1906 = readBadLoneOpen(p);
  if (r1906 === undefined) { return undefined; }
  l_flaw = r1906;
  p = pos;
  const r1908 = readCallName(p);
  if (r1908 === undefined) { return undefined; }
  l_name = r1908;
  p = pos;
  l1912: {
    if (text.charCodeAt(p) === 123) {
      const s1910 = p;
      l1911: {

        p++;
        p = s1910;
        break l1912;
      }
      p = s1910;
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
  const r1914 = readLoneCallEnd(p);
  if (r1914 === undefined) { return -1; }
  value = r1914;
  p = pos;
  leafValue = value;
  return p;
}

function readLoneCallEnd(p: number): LoneCallEndNode | undefined {
  const start = p;
  l1915: {
    const s1917 = p;
    l1916: {
      p = skip_callClose(p);
      if (p < 0) { break l1916; }
      break l1915;
    }
    p = s1917;
  }
  pos = p;
  return { type: 'LoneCallEnd', start: base + start, end: base + p };
}

function leaf490(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1919!: null;
  l1922: {
    const s1920 = p;
    l1921: {
      p = skipBareObject(p);
      if (p < 0) { break l1921; }
      p = s1920;
      break l1922;
    }
    p = s1920;
    return -1;
  }
  e1919 = null;
  value = [e1919];
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
  l1923: {
    const s1924 = p;
    const t1925 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1926: {
        const r1927 = readSpace(p);
        if (r1927 === undefined) { break l1926; }
        value = r1927;
        p = pos;
        break l1923;
      }
      p = s1924;
      if (trail.length > t1925) trail.length = t1925;
    } else touched ||= p >= end;
    l1929: {
      const r1930 = readSeparator(p);
      if (r1930 === undefined) { break l1929; }
      value = r1930;
      p = pos;
      break l1923;
    }
    p = s1924;
    if (trail.length > t1925) trail.length = t1925;
    const r1932 = readBadBrackets(p);
    if (r1932 === undefined) { return -1; }
    value = r1932;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf495(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1934!: null;
  l1937: {
    const s1935 = p;
    l1936: {
      p = skip_pyList(p);
      if (p < 0) { break l1936; }
      p = s1935;
      break l1937;
    }
    p = s1935;
    return -1;
  }
  e1934 = null;
  value = [e1934];
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
  const r1938 = readBadBracket(p);
  if (r1938 === undefined) { return -1; }
  value = r1938;
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
  const r1940 = readToolHead(p);
  if (r1940 === undefined) { return -1; }
  value = r1940;
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
  const r1941 = readToolName(p);
  if (r1941 === undefined) { return undefined; }
  l_name = r1941;
  p = pos;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1945: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      const s1943 = p;
      l1944: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1944;
        }
        p++;
        l1946: {
          if (text.charCodeAt(p) === 47) {
            const s1948 = p;
            l1947: {

              p++;
              break l1946;
            }
            p = s1948;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1944; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1944;
        }
        p++;
        p = s1943;
        break l1945;
      }
      p = s1943;
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
  l1950: {
    const s1951 = p;
    const t1952 = trail.length;
    l1953: {
      const r1954 = readBadCutElement(p);
      if (r1954 === undefined) { break l1953; }
      value = r1954;
      p = pos;
      break l1950;
    }
    p = s1951;
    if (trail.length > t1952) trail.length = t1952;
    const r1956 = readBadToolWords(p);
    if (r1956 === undefined) { return -1; }
    value = r1956;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadToolWords(p: number): BadToolWordsNode | undefined {
  const start = p;
  let m1960 = false;
  l1957: for (;;) {
    const s1959 = p;
    l1958: {
      if (text.charCodeAt(p) === 60) {
        {
          const s1961 = p;
          l1962: {
            p = skip_toolClose(p);
            if (p < 0) { break l1962; }
            break l1958;
          }
          p = s1961;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1964 = p;
          l1965: {

            p++;
            p = skipToolParameter(p);
            if (p < 0) { break l1965; }
            if (text.charCodeAt(p) !== 62) {
              touched ||= p >= end;
              break l1965;
            }
            p++;
            break l1958;
          }
          p = s1964;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1967 = p;
          l1968: {
            p = skipToolHead(p);
            if (p < 0) { break l1968; }
            break l1958;
          }
          p = s1967;
        }
      } else touched ||= p >= end;
      {
        const s1976 = p;
        l1977: {
          p = skipCutToolTag(p);
          if (p < 0) { break l1977; }
          break l1958;
        }
        p = s1976;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1958;
      }
      p++;
      m1960 = true;
      continue l1957;
    }
    p = s1959;
    break;
  }
  if (!m1960) { return undefined; }
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
  l1972: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      const s1970 = p;
      l1971: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1971;
        }
        p++;
        l1973: {
          if (text.charCodeAt(p) === 47) {
            const s1975 = p;
            l1974: {

              p++;
              break l1973;
            }
            p = s1975;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1971; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1971;
        }
        p++;
        p = s1970;
        break l1972;
      }
      p = s1970;
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
  l1979: {
    const s1980 = p;
    if (text.charCodeAt(p) === 60) {
      l1981: {
        p = skip_toolClose(p);
        if (p < 0) { break l1981; }
        break l1979;
      }
      p = s1980;
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
  const r1983 = readToolEnd(p);
  if (r1983 === undefined) { return -1; }
  value = r1983;
  p = pos;
  leafValue = value;
  return p;
}

function readToolEnd(p: number): ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode | undefined {
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  l1984: {
    const s1985 = p;
    const t1986 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l1987: {
        const r1988 = readToolClose(p);
        if (r1988 === undefined) { break l1987; }
        value = r1988;
        p = pos;
        break l1984;
      }
      p = s1985;
      if (trail.length > t1986) trail.length = t1986;
    } else touched ||= p >= end;
    l1990: {
      const r1991 = readBadCutToolClose(p);
      if (r1991 === undefined) { break l1990; }
      value = r1991;
      p = pos;
      break l1984;
    }
    p = s1985;
    if (trail.length > t1986) trail.length = t1986;
    l1993: {
      const r1994 = readMissingRest(p);
      if (r1994 === undefined) { break l1993; }
      value = r1994;
      p = pos;
      break l1984;
    }
    p = s1985;
    if (trail.length > t1986) trail.length = t1986;
    const r1996 = readMissingToolClose(p);
    if (r1996 === undefined) { return undefined; }
    value = r1996;
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
  const r1999 = readBadStrayClose(p);
  if (r1999 === undefined) { return -1; }
  value = r1999;
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
  const r2001 = readFenceOpen(p);
  if (r2001 === undefined) { return -1; }
  value = r2001;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s2002 = p;
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
  l_text = text.slice(s2002, p);
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
      l2004: {
        if (text.charCodeAt(p) === 96) {
          {
            const s2005 = p;
            l2006: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l2006;
              }
              p += 3;
              break l2004;
            }
            p = s2005;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l2004;
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
  l2008: {
    if (text.charCodeAt(p) === 96) {
      const s2010 = p;
      l2009: {
        const r2011 = readFenceClose(p);
        if (r2011 === undefined) { break l2009; }
        value = r2011;
        p = pos;
        break l2008;
      }
      p = s2010;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s2012 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s2012, p);
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
  const r2014 = readInlineCode(p);
  if (r2014 === undefined) { return -1; }
  value = r2014;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s2015 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s2015, p);
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
      l2017: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2017;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l2018: {
      {
        const s2019 = p;
        l2020: {
          p = skipStop(p);
          if (p < 0) { break l2020; }
          break l2018;
        }
        p = s2019;
      }
      {
        const s2022 = p;
        l2023: {
          p = skipCutStop(p);
          if (p < 0) { break l2023; }
          break l2018;
        }
        p = s2022;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l2018;
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
  l2025: {
    const s2026 = p;
    const t2027 = trail.length;
    l2028: {
      const r2029 = readBadCutMarker(p);
      if (r2029 === undefined) { break l2028; }
      value = r2029;
      p = pos;
      break l2025;
    }
    p = s2026;
    if (trail.length > t2027) trail.length = t2027;
    l2031: {
      const r2032 = readBadCutOpening(p);
      if (r2032 === undefined) { break l2031; }
      value = r2032;
      p = pos;
      break l2025;
    }
    p = s2026;
    if (trail.length > t2027) trail.length = t2027;
    const r2041 = readLoneText(p);
    if (r2041 === undefined) { return -1; }
    value = r2041;
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
  l2033: {
    const s2034 = p;
    l2035: {
      p = skip_pyList(p);
      if (p < 0) { break l2035; }
      break l2033;
    }
    p = s2034;
    l2036: {
      p = skip_wordedList(p);
      if (p < 0) { break l2036; }
      break l2033;
    }
    p = s2034;
    l2037: {
      p = skipBareCall(p);
      if (p < 0) { break l2037; }
      break l2033;
    }
    p = s2034;
    l2038: {
      p = skipBareObject(p);
      if (p < 0) { break l2038; }
      break l2033;
    }
    p = s2034;
    l2039: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l2039; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2039;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l2039; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l2039;
      }
      p = skipEol(p);
      if (p < 0) { break l2039; }
      break l2033;
    }
    p = s2034;
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
  const s2042 = p;
  l2043: {
    const s2044 = p;
    l2045: {
      p = skipTokens(p);
      if (p < 0) { break l2045; }
      break l2043;
    }
    p = s2044;
    l2046: {
      p = skipStop(p);
      if (p < 0) { break l2046; }
      break l2043;
    }
    p = s2044;
    if (text.charCodeAt(p) === 96) {
      l2047: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l2047;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l2043;
      }
      p = s2044;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s2042, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf537(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  const r2049 = readRegionEnd(p);
  if (r2049 === undefined) { return -1; }
  value = r2049;
  p = pos;
  leafValue = value;
  return p;
}

function readRegionEnd(p: number): RegionCloseNode | MissingThoughtRestNode | RegionOverNode | undefined {
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  l2050: {
    const s2051 = p;
    const t2052 = trail.length;
    l2053: {
      const r2054 = readRegionClose(p);
      if (r2054 === undefined) { break l2053; }
      value = r2054;
      p = pos;
      break l2050;
    }
    p = s2051;
    if (trail.length > t2052) trail.length = t2052;
    l2056: {
      const r2057 = readMissingThoughtRest(p);
      if (r2057 === undefined) { break l2056; }
      value = r2057;
      p = pos;
      break l2050;
    }
    p = s2051;
    if (trail.length > t2052) trail.length = t2052;
    const r2059 = readRegionOver(p);
    if (r2059 === undefined) { return undefined; }
    value = r2059;
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
  const r2062 = readBadRegionMarker(p);
  if (r2062 === undefined) { return -1; }
  value = r2062;
  p = pos;
  leafValue = value;
  return p;
}

function readBadRegionMarker(p: number): BadRegionMarkerNode | undefined {
  const start = p;
  l2063: {
    const s2064 = p;
    l2065: {
      p = skipTurnOpen(p);
      if (p < 0) { break l2065; }
      break l2063;
    }
    p = s2064;
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
  l2067: {
    const s2068 = p;
    const t2069 = trail.length;
    l2070: {
      const r2071 = readEmptyThought(p);
      if (r2071 === undefined) { break l2070; }
      value = r2071;
      p = pos;
      break l2067;
    }
    p = s2068;
    if (trail.length > t2069) trail.length = t2069;
    const r2073 = readBadEndToken(p);
    if (r2073 === undefined) { return -1; }
    value = r2073;
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
  const r2075 = readBadFence(p);
  if (r2075 === undefined) { return -1; }
  value = r2075;
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
  l2078: {
    const s2076 = p;
    l2077: {
      p = skipCallAhead(p);
      if (p < 0) { break l2077; }
      p = s2076;
      break l2078;
    }
    p = s2076;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCallAhead(p: number): number {
  l2079: {
    const s2080 = p;
    l2081: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l2081; }
      break l2079;
    }
    p = s2080;
    l2082: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l2082; }
      break l2079;
    }
    p = s2080;
    l2083: {
      p = skip_wordedList(p);
      if (p < 0) { break l2083; }
      break l2079;
    }
    p = s2080;
    l2084: {
      p = skipCallOpening(p);
      if (p < 0) { break l2084; }
      break l2079;
    }
    p = s2080;
    l2085: {
      p = skipBareObject(p);
      if (p < 0) { break l2085; }
      break l2079;
    }
    p = s2080;
    l2086: {
      p = skip_bareList(p);
      if (p < 0) { break l2086; }
      break l2079;
    }
    p = s2080;
    l2087: {
      p = skip_pyList(p);
      if (p < 0) { break l2087; }
      break l2079;
    }
    p = s2080;
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
  l2089: {
    const s2091 = p;
    const t2092 = trail.length;
    l2090: {
      l2093: {
        const s2094 = p;
        const t2095 = trail.length;
        if (text.charCodeAt(p) === 96) {
          l2096: {
            const r2097 = readWrappingEnd(p);
            if (r2097 === undefined) { break l2096; }
            value = r2097;
            p = pos;
            break l2093;
          }
          p = s2094;
          if (trail.length > t2095) trail.length = t2095;
        } else touched ||= p >= end;
        const r2108 = readMissingFenceEnd(p);
        if (r2108 === undefined) { break l2090; }
        value = r2108;
        p = pos;
      }
      break l2089;
    }
    p = s2091;
    if (trail.length > t2092) trail.length = t2092;
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
  l2100: {
    const s2098 = p;
    l2099: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l2101: {
        const s2102 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2103: {
            p++;
            break l2101;
          }
          p = s2102;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2104 = p;
            l2105: {
              p++;
              break l2099;
            }
            p = s2104;
          }
        } else touched ||= p >= end;
      }
      p = s2098;
      break l2100;
    }
    p = s2098;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2109 = p;
      l2110: {
        p++;
        return undefined;
      }
      p = s2109;
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
  l2113: {
    const s2115 = p;
    l2114: {
      const r2116 = readEnd(p);
      if (r2116 === undefined) { break l2114; }
      value = r2116;
      p = pos;
      break l2113;
    }
    p = s2115;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2117 = p;
      l2118: {
        p++;
        return undefined;
      }
      p = s2117;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf555(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l2121: {
    const s2123 = p;
    const t2124 = trail.length;
    l2122: {
      const r2125 = readBadThoughtAgain(p);
      if (r2125 === undefined) { break l2122; }
      value = r2125;
      p = pos;
      break l2121;
    }
    p = s2123;
    if (trail.length > t2124) trail.length = t2124;
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
  const r2127 = readThoughtGoesOn(p);
  if (r2127 === undefined) { return -1; }
  value = r2127;
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
  const r2129 = readFirstTextHead(p);
  if (r2129 === undefined) { return -1; }
  value = r2129;
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
  l2132: {
    const s2130 = p;
    l2131: {
      p = skipRecipientOpenIsUsed(p);
      if (p < 0) { break l2131; }
      p = s2130;
      break l2132;
    }
    p = s2130;
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
  const r2134 = readFirstCodeHead(p);
  if (r2134 === undefined) { return -1; }
  value = r2134;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstCodeHead(p: number): FirstCodeHeadNode | undefined {
  let c = 0;
  const start = p;
  l2135: {
    const s2136 = p;
    const t2137 = trail.length;
    l2138: {
      p = skipCodeName(p);
      if (p < 0) { break l2138; }
      if (p < end) {
        {
          const s2139 = p;
          l2140: {
            const n2142 = characterSize(p, CLASS_3);
            if (n2142 === 0) { break l2140; }
            p += n2142;
            break l2138;
          }
          p = s2139;
        }
      } else touched ||= p >= end;
      l2143: for (;;) {
        const s2145 = p;
        const t2146 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l2144: {
            const r2148 = readHeadPart(p);
            if (r2148 === undefined) { break l2144; }
            p = pos;
            continue l2143;
          }
          p = s2145;
          if (trail.length > t2146) trail.length = t2146;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l2138;
      }
      p += 11;
      break l2135;
    }
    p = s2136;
    if (trail.length > t2137) trail.length = t2137;
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
  const r2151 = readFirstToolHead(p);
  if (r2151 === undefined) { return -1; }
  value = r2151;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstToolHead(p: number): FirstToolHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l2152: {
    const s2153 = p;
    const t2154 = trail.length;
    if (p < end) {
      l2155: {
        const r2156 = readCalledName(p);
        if (r2156 === undefined) { break l2155; }
        l_name = r2156;
        p = pos;
        l2158: for (;;) {
          const s2160 = p;
          const t2161 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l2159: {
              const r2163 = readHeadPart(p);
              if (r2163 === undefined) { break l2159; }
              p = pos;
              continue l2158;
            }
            p = s2160;
            if (trail.length > t2161) trail.length = t2161;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2155;
        }
        p += 11;
        break l2152;
      }
      p = s2153;
      if (trail.length > t2154) trail.length = t2154;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r2165 = readRecipientName(p);
    if (r2165 === undefined) { return undefined; }
    l_name = r2165;
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
  let e2168!: null;
  {
    const s2169 = p;
    l2170: {
      p = skipFirstHead(p);
      if (p < 0) { break l2170; }
      return -1;
    }
    p = s2169;
  }
  e2168 = null;
  value = [e2168];
  leafValue = value;
  return p;
}

function skipFirstHead(p: number): number {
  let c = 0;
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l2172: {
    if (text.charCodeAt(p) === 32) {
      const s2174 = p;
      l2173: {

        p++;
        break l2172;
      }
      p = s2174;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return -1;
  }
  p += 3;
  l2175: {
    const s2176 = p;
    if (((c = text.charCodeAt(p)) === 97 || c === 117)) {
      l2177: {
        p = skipPseudoName(p);
        if (p < 0) { break l2177; }
        break l2175;
      }
      p = s2176;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCalledName(p);
    if (p < 0) { return -1; }
  }
  l2178: for (;;) {
    const s2180 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2179: {
        p = skipHeadPart(p);
        if (p < 0) { break l2179; }
        continue l2178;
      }
      p = s2180;
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
  let e2182!: null;
  {
    const s2183 = p;
    l2184: {
      p = skipMarkAhead(p);
      if (p < 0) { break l2184; }
      return -1;
    }
    p = s2183;
  }
  e2182 = null;
  value = [e2182];
  leafValue = value;
  return p;
}

function leaf571(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingMessagesNode | BadOutsideNode;
  l2186: {
    const s2187 = p;
    const t2188 = trail.length;
    l2189: {
      const r2190 = readMissingMessages(p);
      if (r2190 === undefined) { break l2189; }
      value = r2190;
      p = pos;
      break l2186;
    }
    p = s2187;
    if (trail.length > t2188) trail.length = t2188;
    const r2195 = readBadOutside(p);
    if (r2195 === undefined) { return -1; }
    value = r2195;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingMessages(p: number): MissingMessagesNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2191 = p;
      l2192: {
        p++;
        return undefined;
      }
      p = s2191;
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
  const r2197 = readThoughtHead(p);
  if (r2197 === undefined) { return -1; }
  value = r2197;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtHead(p: number): ThoughtHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening!: string;
  const r2198 = readMessageStart(p);
  if (r2198 === undefined) { return undefined; }
  l_opening = r2198;
  p = pos;
  l2200: for (;;) {
    const s2202 = p;
    const t2203 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2201: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2205 = p;
            l2206: {
              p = skipLastAnalysis(p);
              if (p < 0) { break l2206; }
              break l2201;
            }
            p = s2205;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l2201;
        }
        const r2222 = readHeadPart(p);
        if (r2222 === undefined) { break l2201; }
        p = pos;
        continue l2200;
      }
      p = s2202;
      if (trail.length > t2203) trail.length = t2203;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2224 = readLastAnalysis(p);
  if (r2224 === undefined) { return undefined; }
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
      const s2208 = p;
      l2209: {
        const n2211 = characterSize(p, CLASS_3);
        if (n2211 === 0) { break l2209; }
        p += n2211;
        return -1;
      }
      p = s2208;
    }
  } else touched ||= p >= end;
  l2212: for (;;) {
    const s2214 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2213: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2216 = p;
            l2217: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2217; }
              break l2213;
            }
            p = s2216;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l2213;
        }
        p = skipHeadPart(p);
        if (p < 0) { break l2213; }
        continue l2212;
      }
      p = s2214;
    } else touched ||= p >= end;
    break;
  }
  l2221: {
    if (text.charCodeAt(p) === 60) {
      const s2219 = p;
      l2220: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2220;
        }
        p += 11;
        p = s2219;
        break l2221;
      }
      p = s2219;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readLastAnalysis(p: number): [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null] | undefined {
  let c = 0;
  let value!: [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null];
  let e2225!: string[];
  const list2230: string[] = [];
  l2226: for (;;) {
    const s2228 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2227: {
        let v2229!: string;
        const r2232 = readBlank(p);
        if (r2232 === undefined) { break l2227; }
        v2229 = r2232;
        p = pos;
        list2230.push(v2229);
        continue l2226;
      }
      p = s2228;
    } else touched ||= p >= end;
    break;
  }
  e2225 = list2230;
  let e2234!: "<|channel|>analysis";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>analysis", p)) {
    reachesEnd(p, "<|channel|>analysis");
    return undefined;
  }
  e2234 = "<|channel|>analysis";
  p += 19;
  let e2235!: null;
  if (p < end) {
    {
      const s2236 = p;
      l2237: {
        const n2239 = characterSize(p, CLASS_3);
        if (n2239 === 0) { break l2237; }
        p += n2239;
        return undefined;
      }
      p = s2236;
    }
  } else touched ||= p >= end;
  e2235 = null;
  let e2240!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][];
  const list2246: ([null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]])[] = [];
  l2241: for (;;) {
    const s2243 = p;
    const t2244 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2242: {
        let v2245!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]];
        let e2248!: null;
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2249 = p;
            l2250: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2250; }
              break l2242;
            }
            p = s2249;
          }
        } else touched ||= p >= end;
        e2248 = null;
        let e2252!: [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]];
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l2242;
        }
        const r2253 = readHeadPart(p);
        if (r2253 === undefined) { break l2242; }
        e2252 = r2253;
        p = pos;
        v2245 = [e2248, e2252];
        list2246.push(v2245);
        continue l2241;
      }
      p = s2243;
      if (trail.length > t2244) trail.length = t2244;
    } else touched ||= p >= end;
    break;
  }
  e2240 = list2246;
  let e2255!: null;
  l2258: {
    if (text.charCodeAt(p) === 60) {
      const s2256 = p;
      l2257: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2257;
        }
        p += 11;
        p = s2256;
        break l2258;
      }
      p = s2256;
    } else touched ||= p >= end;
    return undefined;
  }
  e2255 = null;
  value = [e2225, e2234, e2235, e2240, e2255];
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
      l2261: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2261;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l2262: {
      {
        const s2263 = p;
        l2264: {
          p = skipMarkAhead(p);
          if (p < 0) { break l2264; }
          break l2262;
        }
        p = s2263;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2262;
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
  const r2266 = readThoughtMessageEnd(p);
  if (r2266 === undefined) { return -1; }
  value = r2266;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageEnd(p: number): MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  l2267: {
    const s2268 = p;
    const t2269 = trail.length;
    l2270: {
      const r2271 = readMessageClose(p);
      if (r2271 === undefined) { break l2270; }
      value = r2271;
      p = pos;
      break l2267;
    }
    p = s2268;
    if (trail.length > t2269) trail.length = t2269;
    l2273: {
      const r2274 = readMissingThoughtRest(p);
      if (r2274 === undefined) { break l2273; }
      value = r2274;
      p = pos;
      break l2267;
    }
    p = s2268;
    if (trail.length > t2269) trail.length = t2269;
    l2276: {
      const r2277 = readMissingMessageClose(p);
      if (r2277 === undefined) { break l2276; }
      value = r2277;
      p = pos;
      break l2267;
    }
    p = s2268;
    if (trail.length > t2269) trail.length = t2269;
    const r2279 = readMessageOver(p);
    if (r2279 === undefined) { return undefined; }
    value = r2279;
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
  l2282: {
    const s2283 = p;
    const t2284 = trail.length;
    l2285: {
      const r2286 = readBadMessageMarker(p);
      if (r2286 === undefined) { break l2285; }
      value = r2286;
      p = pos;
      break l2282;
    }
    p = s2283;
    if (trail.length > t2284) trail.length = t2284;
    l2288: {
      const r2289 = readBadEndToken(p);
      if (r2289 === undefined) { break l2288; }
      value = r2289;
      p = pos;
      break l2282;
    }
    p = s2283;
    if (trail.length > t2284) trail.length = t2284;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2291: {
        const r2292 = readSpace(p);
        if (r2292 === undefined) { break l2291; }
        value = r2292;
        p = pos;
        break l2282;
      }
      p = s2283;
      if (trail.length > t2284) trail.length = t2284;
    } else touched ||= p >= end;
    const r2294 = readBadCutHead(p);
    if (r2294 === undefined) { return -1; }
    value = r2294;
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
  const r2296 = readBadOutside(p);
  if (r2296 === undefined) { return -1; }
  value = r2296;
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
  const r2298 = readBadStepsFence(p);
  if (r2298 === undefined) { return -1; }
  value = r2298;
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
  l2301: {
    const s2299 = p;
    l2300: {
      p = skipStepAhead(p);
      if (p < 0) { break l2300; }
      p = s2299;
      break l2301;
    }
    p = s2299;
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
  let e2303!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2304 = p;
      l2305: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2305;
        }
        p += 3;
        return -1;
      }
      p = s2304;
    }
  } else touched ||= p >= end;
  e2303 = null;
  value = [e2303];
  leafValue = value;
  return p;
}

function leaf588(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadEndTokenNode | BadRunOnNode;
  l2307: {
    const s2308 = p;
    const t2309 = trail.length;
    l2310: {
      const r2311 = readBadEndToken(p);
      if (r2311 === undefined) { break l2310; }
      value = r2311;
      p = pos;
      break l2307;
    }
    p = s2308;
    if (trail.length > t2309) trail.length = t2309;
    const r2313 = readBadRunOn(p);
    if (r2313 === undefined) { return -1; }
    value = r2313;
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
  const r2315 = readActionHead(p);
  if (r2315 === undefined) { return -1; }
  value = r2315;
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
  const r2316 = readActionName(p);
  if (r2316 === undefined) { return undefined; }
  l_name = r2316;
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
  const s2317 = p;
  const n2318 = characterSize(p, CLASS_2);
  if (n2318 === 0) { return undefined; }
  p += n2318;
  l2319: for (;;) {
    const s2321 = p;
    if (p < end) {
      l2320: {
        const n2323 = characterSize(p, CLASS_3);
        if (n2323 === 0) { break l2320; }
        p += n2323;
        continue l2319;
      }
      p = s2321;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s2317, p);
  pos = p;
  return value;
}

function leaf593(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputHeadNode;
  const r2326 = readInputHead(p);
  if (r2326 === undefined) { return -1; }
  value = r2326;
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
  const r2328 = readInputFence(p);
  if (r2328 === undefined) { return -1; }
  value = r2328;
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
  let e2330!: null;
  l2333: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2331 = p;
      l2332: {
        l2334: {
          const s2335 = p;
          if (text.charCodeAt(p) === 123) {
            l2336: {

              p++;
              break l2334;
            }
            p = s2335;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2332;
          }
          p = skipQuotedInput(p);
          if (p < 0) { break l2332; }
        }
        p = s2331;
        break l2333;
      }
      p = s2331;
    } else touched ||= p >= end;
    return -1;
  }
  e2330 = null;
  value = [e2330];
  leafValue = value;
  return p;
}

function skipQuotedInput(p: number): number {
  let c = 0;
  l2337: {
    const s2338 = p;
    if (text.charCodeAt(p) === 34) {
      l2339: {

        p++;
        l2340: for (;;) {
          const s2342 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l2341: {
              l2344: {
                const s2345 = p;
                if (text.charCodeAt(p) === 92) {
                  l2346: {
                    p = skip_escape(p);
                    if (p < 0) { break l2346; }
                    break l2344;
                  }
                  p = s2345;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
                  touched ||= p >= end;
                  break l2341;
                }
                p++;
              }
              continue l2340;
            }
            p = s2342;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2339;
        }
        p++;
        break l2337;
      }
      p = s2338;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2347: for (;;) {
      const s2349 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
        l2348: {
          l2351: {
            const s2352 = p;
            if (text.charCodeAt(p) === 92) {
              l2353: {
                p = skip_escape(p);
                if (p < 0) { break l2353; }
                break l2351;
              }
              p = s2352;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l2348;
            }
            p++;
          }
          continue l2347;
        }
        p = s2349;
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
  l2354: {
    const s2355 = p;
    l2356: {
      p = skipStepAhead(p);
      if (p < 0) { break l2356; }
      break l2354;
    }
    p = s2355;
    if (text.charCodeAt(p) === 96) {
      l2357: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2357;
        }
        p += 3;
        break l2354;
      }
      p = s2355;
    } else touched ||= p >= end;
    l2358: {
      p = skipEndsReply(p);
      if (p < 0) { break l2358; }
      break l2354;
    }
    p = s2355;
    if (p < end) {
      {
        const s2365 = p;
        l2366: {
          p++;
          return -1;
        }
        p = s2365;
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
  l2359: {
    const s2361 = p;
    l2360: {
      p = skipTokens(p);
      if (p < 0) { break l2360; }
      break l2359;
    }
    p = s2361;
  }
  if (p < end) {
    {
      const s2362 = p;
      l2363: {
        p++;
        return -1;
      }
      p = s2362;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf600(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, [null, string]];
  let e2368!: null;
  {
    const s2369 = p;
    l2370: {
      p = skipStepAhead(p);
      if (p < 0) { break l2370; }
      return -1;
    }
    p = s2369;
  }
  e2368 = null;
  let e2372!: null;
  {
    const s2373 = p;
    l2374: {
      p = skipCutStep(p);
      if (p < 0) { break l2374; }
      return -1;
    }
    p = s2373;
  }
  e2372 = null;
  let e2376!: [null, string];
  const r2377 = readTextStart(p);
  if (r2377 === undefined) { return -1; }
  e2376 = r2377;
  p = pos;
  value = [e2368, e2372, e2376];
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
  let e2378!: null;
  {
    const s2379 = p;
    l2380: {
      p = skip_textEnd(p);
      if (p < 0) { break l2380; }
      return undefined;
    }
    p = s2379;
  }
  e2378 = null;
  let e2386!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  e2386 = text.charAt(p);
  p++;
  value = [e2378, e2386];
  pos = p;
  return value;
}

function skip_textEnd(p: number): number {
  l2382: {
    const s2383 = p;
    l2384: {
      p = skipThinkOpen(p);
      if (p < 0) { break l2384; }
      break l2382;
    }
    p = s2383;
    l2385: {
      p = skipThinkClose(p);
      if (p < 0) { break l2385; }
      break l2382;
    }
    p = s2383;
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
    l2388: {
      let m2392 = false;
      l2389: for (;;) {
        const s2391 = p;
        l2390: {
          {
            const s2393 = p;
            l2394: {
              p = skip_textEnd(p);
              if (p < 0) { break l2394; }
              break l2390;
            }
            p = s2393;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l2390;
          }
          p++;
          m2392 = true;
          continue l2389;
        }
        p = s2391;
        break;
      }
      if (!m2392) { break l2388; }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2396: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2396;
        }
        p = skipEol(p);
        if (p < 0) { break l2396; }
        {
          const s2397 = p;
          l2398: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l2400: {
              const s2401 = p;
              l2402: {
                p = skipStepAhead(p);
                if (p < 0) { break l2402; }
                break l2400;
              }
              p = s2401;
              l2403: {
                p = skipEndsReply(p);
                if (p < 0) { break l2403; }
                break l2400;
              }
              p = s2401;
              l2404: {
                p = skipCutStep(p);
                if (p < 0) { break l2404; }
                break l2400;
              }
              p = s2401;
              if (text.charCodeAt(p) === 96) {
                l2405: {
                  if (!text.startsWith("```", p)) {
                    reachesEnd(p, "```");
                    break l2405;
                  }
                  p += 3;
                  break l2400;
                }
                p = s2401;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2406 = p;
                  l2407: {
                    p++;
                    break l2398;
                  }
                  p = s2406;
                }
              } else touched ||= p >= end;
            }
            break l2396;
          }
          p = s2397;
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
  l2409: {
    const s2410 = p;
    const t2411 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l2412: {
        const r2413 = readInputFenceEnd(p);
        if (r2413 === undefined) { break l2412; }
        value = r2413;
        p = pos;
        break l2409;
      }
      p = s2410;
      if (trail.length > t2411) trail.length = t2411;
    } else touched ||= p >= end;
    l2415: {
      const r2416 = readInputAtEnd(p);
      if (r2416 === undefined) { break l2415; }
      value = r2416;
      p = pos;
      break l2409;
    }
    p = s2410;
    if (trail.length > t2411) trail.length = t2411;
    const r2421 = readMissingInputFence(p);
    if (r2421 === undefined) { return -1; }
    value = r2421;
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
      const s2417 = p;
      l2418: {
        p++;
        return undefined;
      }
      p = s2417;
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
  const r2423 = readBadCutInput(p);
  if (r2423 === undefined) { return -1; }
  value = r2423;
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
  const r2425 = readActionRest(p);
  if (r2425 === undefined) { return -1; }
  value = r2425;
  p = pos;
  leafValue = value;
  return p;
}

function readActionRest(p: number): SpaceNode | BadStepWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | BadStepWordsNode;
  l2426: {
    const s2427 = p;
    const t2428 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2429: {
        const r2430 = readSpace(p);
        if (r2430 === undefined) { break l2429; }
        value = r2430;
        p = pos;
        break l2426;
      }
      p = s2427;
      if (trail.length > t2428) trail.length = t2428;
    } else touched ||= p >= end;
    const r2432 = readBadStepWords(p);
    if (r2432 === undefined) { return undefined; }
    value = r2432;
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
      const s2433 = p;
      l2434: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2434;
        }
        p += 3;
        return undefined;
      }
      p = s2433;
    }
  } else touched ||= p >= end;
  {
    const s2436 = p;
    l2437: {
      p = skipStepAhead(p);
      if (p < 0) { break l2437; }
      return undefined;
    }
    p = s2436;
  }
  {
    const s2439 = p;
    l2440: {
      p = skipEndsReply(p);
      if (p < 0) { break l2440; }
      return undefined;
    }
    p = s2439;
  }
  let m2445 = false;
  l2442: for (;;) {
    const s2444 = p;
    l2443: {
      {
        const s2446 = p;
        l2447: {
          p = skip_textEnd(p);
          if (p < 0) { break l2447; }
          break l2443;
        }
        p = s2446;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2443;
      }
      p++;
      m2445 = true;
      continue l2442;
    }
    p = s2444;
    break;
  }
  if (!m2445) { return undefined; }
  pos = p;
  const node: BadStepWordsNode = { type: 'BadStepWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf617(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionAtEndNode | ActionOverNode;
  const r2451 = readActionEnd(p);
  if (r2451 === undefined) { return -1; }
  value = r2451;
  p = pos;
  leafValue = value;
  return p;
}

function readActionEnd(p: number): ActionAtEndNode | ActionOverNode | undefined {
  let value!: ActionAtEndNode | ActionOverNode;
  l2452: {
    const s2453 = p;
    l2454: {
      const r2455 = readActionAtEnd(p);
      if (r2455 === undefined) { break l2454; }
      value = r2455;
      p = pos;
      break l2452;
    }
    p = s2453;
    const r2460 = readActionOver(p);
    if (r2460 === undefined) { return undefined; }
    value = r2460;
    p = pos;
  }
  pos = p;
  return value;
}

function readActionAtEnd(p: number): ActionAtEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2456 = p;
      l2457: {
        p++;
        return undefined;
      }
      p = s2456;
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
  const r2463 = readInlineHead(p);
  if (r2463 === undefined) { return -1; }
  value = r2463;
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
  const r2464 = readActionName(p);
  if (r2464 === undefined) { return undefined; }
  l_name = r2464;
  p = pos;
  l2468: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false)) {
      const s2466 = p;
      l2467: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
          touched ||= p >= end;
          break l2467;
        }
        p++;
        p = s2466;
        break l2468;
      }
      p = s2466;
    } else touched ||= p >= end;
    return undefined;
  }
  const r2469 = readBadInline(p);
  if (r2469 === undefined) { return undefined; }
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
  l2472: {
    if (((c = text.charCodeAt(p)) === 40 || c === 91)) {
      const s2474 = p;
      l2473: {
        const r2475 = readInlineOpen(p);
        if (r2475 === undefined) { break l2473; }
        value = r2475;
        p = pos;
        break l2472;
      }
      p = s2474;
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
  let e2477!: null;
  l2480: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2478 = p;
      l2479: {
        p++;
        p = s2478;
        break l2480;
      }
      p = s2478;
    } else touched ||= p >= end;
    return -1;
  }
  e2477 = null;
  value = [e2477];
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
    l2481: {
      {
        const s2482 = p;
        l2483: {
          l2485: {
            const s2486 = p;
            if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
              l2487: {
                p = skipInlineClose(p);
                if (p < 0) { break l2487; }
                break l2485;
              }
              p = s2486;
            } else touched ||= p >= end;
            p = skip_textEnd(p);
            if (p < 0) { break l2483; }
          }
          break l2481;
        }
        p = s2482;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2481;
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
  l2490: {
    const s2488 = p;
    l2489: {
      l2491: {
        const s2492 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2493: {
            p = skipEol(p);
            if (p < 0) { break l2493; }
            break l2491;
          }
          p = s2492;
        } else touched ||= p >= end;
        l2494: {
          p = skipEndsReply(p);
          if (p < 0) { break l2494; }
          break l2491;
        }
        p = s2492;
        if (p < end) {
          {
            const s2495 = p;
            l2496: {
              p++;
              break l2489;
            }
            p = s2495;
          }
        } else touched ||= p >= end;
      }
      p = s2488;
      break l2490;
    }
    p = s2488;
    return -1;
  }
  return p;
}

function leaf629(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCloseNode | null;
  l2498: {
    if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
      const s2500 = p;
      l2499: {
        const r2501 = readInlineClose(p);
        if (r2501 === undefined) { break l2499; }
        value = r2501;
        p = pos;
        break l2498;
      }
      p = s2500;
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
  l2504: {
    const s2502 = p;
    l2503: {
      l2505: {
        const s2506 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2507: {
            p = skipEol(p);
            if (p < 0) { break l2507; }
            break l2505;
          }
          p = s2506;
        } else touched ||= p >= end;
        l2508: {
          p = skipEndsReply(p);
          if (p < 0) { break l2508; }
          break l2505;
        }
        p = s2506;
        if (p < end) {
          {
            const s2509 = p;
            l2510: {
              p++;
              break l2503;
            }
            p = s2509;
          }
        } else touched ||= p >= end;
      }
      p = s2502;
      break l2504;
    }
    p = s2502;
    return undefined;
  }
  pos = p;
  return { type: 'InlineClose', start: base + start, end: base + p };
}

function leaf631(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtLabelNode;
  const r2513 = readThoughtLabel(p);
  if (r2513 === undefined) { return -1; }
  value = r2513;
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
  let e2515!: null;
  {
    const s2516 = p;
    l2517: {
      p = skipStepAhead(p);
      if (p < 0) { break l2517; }
      return -1;
    }
    p = s2516;
  }
  e2515 = null;
  value = [e2515];
  leafValue = value;
  return p;
}

function leaf634(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r2519 = readTextStart(p);
  if (r2519 === undefined) { return -1; }
  value = r2519;
  p = pos;
  leafValue = value;
  return p;
}

function leaf635(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2521!: null;
  {
    const s2522 = p;
    l2523: {
      p = skipCutStep(p);
      if (p < 0) { break l2523; }
      return -1;
    }
    p = s2522;
  }
  e2521 = null;
  value = [e2521];
  leafValue = value;
  return p;
}

function leaf636(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingThoughtRestNode | StepOverNode;
  const r2525 = readStepThoughtEnd(p);
  if (r2525 === undefined) { return -1; }
  value = r2525;
  p = pos;
  leafValue = value;
  return p;
}

function readStepThoughtEnd(p: number): MissingThoughtRestNode | StepOverNode | undefined {
  let value!: MissingThoughtRestNode | StepOverNode;
  l2526: {
    const s2527 = p;
    const t2528 = trail.length;
    l2529: {
      const r2530 = readMissingThoughtRest(p);
      if (r2530 === undefined) { break l2529; }
      value = r2530;
      p = pos;
      break l2526;
    }
    p = s2527;
    if (trail.length > t2528) trail.length = t2528;
    const r2532 = readStepOver(p);
    if (r2532 === undefined) { return undefined; }
    value = r2532;
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
  const r2535 = readAnswerLabel(p);
  if (r2535 === undefined) { return -1; }
  value = r2535;
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
  const r2537 = readBadLoneInput(p);
  if (r2537 === undefined) { return -1; }
  value = r2537;
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
  const r2539 = readBadCutStep(p);
  if (r2539 === undefined) { return -1; }
  value = r2539;
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
  const r2541 = readLoneText(p);
  if (r2541 === undefined) { return -1; }
  value = r2541;
  p = pos;
  leafValue = value;
  return p;
}

function leaf646(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StepsFenceEndNode | MissingFenceEndNode | null;
  l2543: {
    const s2545 = p;
    const t2546 = trail.length;
    l2544: {
      l2547: {
        const s2548 = p;
        const t2549 = trail.length;
        if (text.charCodeAt(p) === 96) {
          l2550: {
            const r2551 = readStepsFenceEnd(p);
            if (r2551 === undefined) { break l2550; }
            value = r2551;
            p = pos;
            break l2547;
          }
          p = s2548;
          if (trail.length > t2549) trail.length = t2549;
        } else touched ||= p >= end;
        const r2562 = readMissingFenceEnd(p);
        if (r2562 === undefined) { break l2544; }
        value = r2562;
        p = pos;
      }
      break l2543;
    }
    p = s2545;
    if (trail.length > t2546) trail.length = t2546;
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
  l2554: {
    const s2552 = p;
    l2553: {
      l2555: {
        const s2556 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2557: {
            p = skipEol(p);
            if (p < 0) { break l2557; }
            break l2555;
          }
          p = s2556;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2558 = p;
            l2559: {
              p++;
              break l2553;
            }
            p = s2558;
          }
        } else touched ||= p >= end;
      }
      p = s2552;
      break l2554;
    }
    p = s2552;
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
