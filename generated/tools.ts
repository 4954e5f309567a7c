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
        let m47 = false;
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
              m47 = true;
              continue l44;
            }
            p = s46;
          } else touched ||= p >= end;
          break;
        }
        if (!m47) { break l40; }
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
        let m61 = false;
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
              m61 = true;
              continue l58;
            }
            p = s60;
          } else touched ||= p >= end;
          break;
        }
        if (!m61) { break l54; }
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
  l121: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s123 = p;
      l122: {
        const r124 = readSpace(p);
        if (r124 === undefined) { break l122; }
        value = r124;
        p = pos;
        break l121;
      }
      p = s123;
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
    if (text.charCodeAt(p) === 97) {
      l105: {
        if (!text.startsWith("arguments", p)) {
          reachesEnd(p, "arguments");
          break l105;
        }
        p += 9;
        break l101;
      }
      p = s102;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 112) {
      l106: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l106;
        }
        p += 10;
        break l101;
      }
      p = s102;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 105) {
      l107: {
        if (!text.startsWith("id", p)) {
          reachesEnd(p, "id");
          break l107;
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
  l108: {
    if (text.charCodeAt(p) === 34) {
      const s110 = p;
      l109: {
        p = skipBareType(p);
        if (p < 0) { break l109; }
        break l108;
      }
      p = s110;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l111: {
    const s112 = p;
    if (text.charCodeAt(p) === 110) {
      l113: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l113;
        }
        p += 4;
        break l111;
      }
      p = s112;
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
  l114: {
    const s115 = p;
    if (text.charCodeAt(p) === 34) {
      l116: {
        p = skipBareName(p);
        if (p < 0) { break l116; }
        break l114;
      }
      p = s115;
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
  const near117 = p + 16;
  while (p < near117 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
  if (p === near117) {
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
  l118: {
    const s119 = p;
    if (text.charCodeAt(p) === 112) {
      l120: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l120;
        }
        p += 10;
        break l118;
      }
      p = s119;
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
  let e126!: null;
  l129: {
    const s127 = p;
    l128: {
      p = skip_bareList(p);
      if (p < 0) { break l128; }
      p = s127;
      break l129;
    }
    p = s127;
    return -1;
  }
  e126 = null;
  value = [e126];
  leafValue = value;
  return p;
}

function leaf48(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r130 = readListOpen(p);
  if (r130 === undefined) { return -1; }
  value = r130;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l131: {
    const s132 = p;
    if (text.charCodeAt(p) === 91) {
      l133: {

        p++;
        break l131;
      }
      p = s132;
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
  const r135 = readComma(p);
  if (r135 === undefined) { return -1; }
  value = r135;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l136: {
    const s137 = p;
    const t138 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l139: {
        const r140 = readBadComma(p);
        if (r140 === undefined) { break l139; }
        p = pos;
        break l136;
      }
      p = s137;
      if (trail.length > t138) trail.length = t138;
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
  l143: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      const s141 = p;
      l142: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
          touched ||= p >= end;
          break l142;
        }
        p++;
        p = s141;
        break l143;
      }
      p = s141;
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
  let e146!: null;
  {
    const s147 = p;
    l148: {
      p = skipEnds(p);
      if (p < 0) { break l148; }
      return -1;
    }
    p = s147;
  }
  e146 = null;
  value = [e146];
  leafValue = value;
  return p;
}

function skipEnds(p: number): number {
  let c = 0;
  l150: {
    const s151 = p;
    l152: {
      p = skipEndMarker(p);
      if (p < 0) { break l152; }
      break l150;
    }
    p = s151;
    l155: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s153 = p;
        l154: {
          p++;
          p = s153;
          break l155;
        }
        p = s153;
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
  l160: {
    const s161 = p;
    l162: {
      p = skipStepAhead(p);
      if (p < 0) { break l162; }
      break l160;
    }
    p = s161;
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
  l156: {
    const s157 = p;
    if (text.charCodeAt(p) === 13) {
      l158: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l158;
        }
        p += 2;
        break l156;
      }
      p = s157;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l159: {

        p++;
        break l156;
      }
      p = s157;
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
  l163: {
    const s164 = p;
    l165: {
      p = skip_thoughtLabel(p);
      if (p < 0) { break l165; }
      break l163;
    }
    p = s164;
    l178: {
      p = skipInputLabel(p);
      if (p < 0) { break l178; }
      break l163;
    }
    p = s164;
    l182: {
      p = skipObservationLabel(p);
      if (p < 0) { break l182; }
      break l163;
    }
    p = s164;
    l186: {
      p = skip_answerLabel(p);
      if (p < 0) { break l186; }
      break l163;
    }
    p = s164;
    p = skipActionAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_thoughtLabel(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  l166: {
    if (text.charCodeAt(p) === 42) {
      const s168 = p;
      l167: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l167;
        }
        p += 2;
        break l166;
      }
      p = s168;
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
  l169: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s171 = p;
      l170: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l170;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l170;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l169;
      }
      p = s171;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
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
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l175: {
    if (text.charCodeAt(p) === 42) {
      const s177 = p;
      l176: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l176;
        }
        p += 2;
        break l175;
      }
      p = s177;
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
  l179: {
    if (text.charCodeAt(p) === 42) {
      const s181 = p;
      l180: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l180;
        }
        p += 2;
        break l179;
      }
      p = s181;
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
  l183: {
    if (text.charCodeAt(p) === 42) {
      const s185 = p;
      l184: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l184;
        }
        p += 2;
        break l183;
      }
      p = s185;
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
  l200: {
    const s201 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l202: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l202;
        }
        p = skipEol(p);
        if (p < 0) { break l202; }
        break l200;
      }
      p = s201;
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
  l190: {
    if (text.charCodeAt(p) === 42) {
      const s192 = p;
      l191: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l191;
        }
        p += 2;
        break l190;
      }
      p = s192;
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
  const n194 = characterSize(p, CLASS_5);
  if (n194 === 0) { return -1; }
  p += n194;
  l195: for (;;) {
    const s197 = p;
    if (p < end) {
      l196: {
        const n199 = characterSize(p, CLASS_6);
        if (n199 === 0) { break l196; }
        p += n199;
        continue l195;
      }
      p = s197;
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
  const r203 = readObjectOpen(p);
  if (r203 === undefined) { return -1; }
  value = r203;
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
  l204: {
    if (text.charCodeAt(p) === 123) {
      const s206 = p;
      const t207 = trail.length;
      l205: {
        const r208 = readBadDoubledBrace(p);
        if (r208 === undefined) { break l205; }
        p = pos;
        break l204;
      }
      p = s206;
      if (trail.length > t207) trail.length = t207;
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
  l211: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s209 = p;
      l210: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l210;
        }
        p++;
        p = s209;
        break l211;
      }
      p = s209;
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
  const r214 = readKey(p);
  if (r214 === undefined) { return -1; }
  value = r214;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: string;
  l215: {
    const s216 = p;
    if (text.charCodeAt(p) === 34) {
      l217: {

        l_quote = "\"";
        p++;
        const r218 = readDoubleKey(p);
        if (r218 === undefined) { break l217; }
        l_name = r218;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l217;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l217;
        }
        p++;
        break l215;
      }
      p = s216;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l248: {

        l_quote = "'";
        p++;
        const r249 = readSingleKey(p);
        if (r249 === undefined) { break l248; }
        l_name = r249;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l248;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l248;
        }
        p++;
        break l215;
      }
      p = s216;
    } else touched ||= p >= end;
    l264: {
      const r265 = readMarkedQuote(p);
      if (r265 === undefined) { break l264; }
      l_quote = r265;
      p = pos;
      const r267 = readMarkedKey(p);
      if (r267 === undefined) { break l264; }
      l_name = r267;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l264; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l264;
      }
      p++;
      break l215;
    }
    p = s216;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r277 = readBareKey(p);
    if (r277 === undefined) { return undefined; }
    l_name = r277;
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
  const list223: string[] = [];
  l219: for (;;) {
    const s221 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l220: {
        let v222!: string;
        l225: {
          const s226 = p;
          if (text.charCodeAt(p) === 92) {
            l227: {
              const r228 = read_escape(p);
              if (r228 === undefined) { break l227; }
              v222 = r228;
              p = pos;
              break l225;
            }
            p = s226;
          } else touched ||= p >= end;
          const s245 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l220;
          }
          p++;
          const near246 = p + 16;
          while (p < near246 && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          if (p === near246) {
            STOPS_7.lastIndex = p;
            p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          v222 = text.slice(s245, p);
        }
        list223.push(v222);
        continue l219;
      }
      p = s221;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list223;
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
  l229: {
    const s230 = p;
    if (text.charCodeAt(p) === 92) {
      l231: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l231;
        }
        p += 2;
        const s232 = p;
        let n236 = 0;
        l233: for (;;) {
          if (n236 >= 4) break;
          const s235 = p;
          l234: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l234;
            }
            p++;
            n236++;
            continue l233;
          }
          p = s235;
          break;
        }
        if (n236 < 4) { break l231; }
        l_hex = text.slice(s232, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l229;
      }
      p = s230;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l237: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s238 = p;
            l239: {

              p++;
              break l237;
            }
            p = s238;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l237;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l229;
      }
      p = s230;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s241 = p;
        l242: {

          p++;
          return undefined;
        }
        p = s241;
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
  const list254: string[] = [];
  l250: for (;;) {
    const s252 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l251: {
        let v253!: string;
        l256: {
          const s257 = p;
          if (text.charCodeAt(p) === 92) {
            l258: {
              const r259 = read_escape(p);
              if (r259 === undefined) { break l258; }
              v253 = r259;
              p = pos;
              break l256;
            }
            p = s257;
          } else touched ||= p >= end;
          const s261 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l251;
          }
          p++;
          const near262 = p + 16;
          while (p < near262 && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          if (p === near262) {
            STOPS_8.lastIndex = p;
            p = STOPS_8.test(text) ? STOPS_8.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          v253 = text.slice(s261, p);
        }
        list254.push(v253);
        continue l250;
      }
      p = s252;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list254;
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
  const s268 = p;
  let m272 = false;
  l269: for (;;) {
    const s271 = p;
    l270: {
      {
        const s273 = p;
        l274: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l274; }
          break l270;
        }
        p = s273;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l270;
      }
      p++;
      m272 = true;
      continue l269;
    }
    p = s271;
    break;
  }
  if (!m272) { return undefined; }
  value = text.slice(s268, p);
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
  const s278 = p;
  const n279 = characterSize(p, CLASS_9);
  if (n279 === 0) { return undefined; }
  p += n279;
  l280: for (;;) {
    const s282 = p;
    if (p < end) {
      l281: {
        const n284 = characterSize(p, CLASS_10);
        if (n284 === 0) { break l281; }
        p += n284;
        continue l280;
      }
      p = s282;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s278, p);
  pos = p;
  return value;
}

function leaf84(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, SpaceNode] | null;
  l287: {
    const s289 = p;
    l288: {
      const r290 = readGap(p);
      if (r290 === undefined) { break l288; }
      value = r290;
      p = pos;
      break l287;
    }
    p = s289;
    value = null;
  }
  leafValue = value;
  return p;
}

function readGap(p: number): [null, SpaceNode] | undefined {
  let c = 0;
  let value!: [null, SpaceNode];
  let e291!: null;
  {
    const s292 = p;
    l293: {
      p = skipStepsGoOn(p);
      if (p < 0) { break l293; }
      return undefined;
    }
    p = s292;
  }
  e291 = null;
  let e295!: SpaceNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  const r296 = readSpace(p);
  if (r296 === undefined) { return undefined; }
  e295 = r296;
  p = pos;
  value = [e291, e295];
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
  const r299 = readTripleOpen(p);
  if (r299 === undefined) { return -1; }
  value = r299;
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
      l301: {
        if (text.charCodeAt(p) === 34) {
          {
            const s302 = p;
            l303: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l303;
              }
              p += 3;
              break l301;
            }
            p = s302;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l301;
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
  l305: {
    const s306 = p;
    const t307 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l308: {
        const r309 = readEscape(p);
        if (r309 === undefined) { break l308; }
        value = r309;
        p = pos;
        break l305;
      }
      p = s306;
      if (trail.length > t307) trail.length = t307;
    } else touched ||= p >= end;
    const r313 = readBadCutEscape(p);
    if (r313 === undefined) { return -1; }
    value = r313;
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
  const r310 = read_escape(p);
  if (r310 === undefined) { return undefined; }
  l_text = r310;
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
  l314: {
    const s315 = p;
    if (text.charCodeAt(p) === 92) {
      l316: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l316;
        }
        p += 2;
        let n321 = 0;
        l318: for (;;) {
          if (n321 >= 4) break;
          const s320 = p;
          l319: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l319;
            }
            p++;
            n321++;
            continue l318;
          }
          p = s320;
          break;
        }
        if (n321 < 4) { break l316; }
        break l314;
      }
      p = s315;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l322: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s323 = p;
            l324: {

              p++;
              break l322;
            }
            p = s323;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l322;
        }
        p++;
        break l314;
      }
      p = s315;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s326 = p;
        l327: {

          p++;
          return -1;
        }
        p = s326;
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
  const r330 = readTripleEnd(p);
  if (r330 === undefined) { return -1; }
  value = r330;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l331: {
    const s332 = p;
    const t333 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l334: {
        const r335 = readTripleClose(p);
        if (r335 === undefined) { break l334; }
        value = r335;
        p = pos;
        break l331;
      }
      p = s332;
      if (trail.length > t333) trail.length = t333;
    } else touched ||= p >= end;
    l337: {
      const r338 = readMissingRest(p);
      if (r338 === undefined) { break l337; }
      value = r338;
      p = pos;
      break l331;
    }
    p = s332;
    if (trail.length > t333) trail.length = t333;
    const r343 = readMissingQuote(p);
    if (r343 === undefined) { return undefined; }
    value = r343;
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
      const s339 = p;
      l340: {
        p++;
        return undefined;
      }
      p = s339;
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
  const r346 = readDoubleOpen(p);
  if (r346 === undefined) { return -1; }
  value = r346;
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
      l348: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l348;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l349: {
      {
        const s350 = p;
        l351: {
          p = skipEnds(p);
          if (p < 0) { break l351; }
          break l349;
        }
        p = s350;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l349;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l353: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l353;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s354 = p;
          l355: {
            p = skipEnds(p);
            if (p < 0) { break l355; }
            if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
              {
                const s357 = p;
                l358: {
                  p = skipDoubleGoesOn(p);
                  if (p < 0) { break l358; }
                  break l355;
                }
                p = s357;
              }
            } else touched ||= p >= end;
            break l353;
          }
          p = s354;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l367: {
      p = skipEnds(p);
      if (p < 0) { break l367; }
      l370: {
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          const s368 = p;
          l369: {
            p = skipDoubleGoesOn(p);
            if (p < 0) { break l369; }
            p = s368;
            break l370;
          }
          p = s368;
        } else touched ||= p >= end;
        break l367;
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
  let n363 = 0;
  l360: for (;;) {
    if (n363 >= 4096) break;
    const s362 = p;
    l361: {
      l364: {
        const s365 = p;
        if (text.charCodeAt(p) === 92) {
          l366: {
            p = skip_escape(p);
            if (p < 0) { break l366; }
            break l364;
          }
          p = s365;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l361;
        }
        p++;
      }
      n363++;
      continue l360;
    }
    p = s362;
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
  l371: {
    const s372 = p;
    const t373 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l374: {
        const r375 = readEscape(p);
        if (r375 === undefined) { break l374; }
        value = r375;
        p = pos;
        break l371;
      }
      p = s372;
      if (trail.length > t373) trail.length = t373;
    } else touched ||= p >= end;
    l377: {
      const r378 = readBadCutEscape(p);
      if (r378 === undefined) { break l377; }
      value = r378;
      p = pos;
      break l371;
    }
    p = s372;
    if (trail.length > t373) trail.length = t373;
    l380: {
      const r381 = readBadNewline(p);
      if (r381 === undefined) { break l380; }
      value = r381;
      p = pos;
      break l371;
    }
    p = s372;
    if (trail.length > t373) trail.length = t373;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r392 = readBadDoubleQuote(p);
    if (r392 === undefined) { return -1; }
    value = r392;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  {
    const s382 = p;
    l383: {
      p = skipEnds(p);
      if (p < 0) { break l383; }
      return undefined;
    }
    p = s382;
  }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  {
    const s385 = p;
    l386: {
      p = skipEnds(p);
      if (p < 0) { break l386; }
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        {
          const s388 = p;
          l389: {
            p = skipDoubleGoesOn(p);
            if (p < 0) { break l389; }
            break l386;
          }
          p = s388;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s385;
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
    const s393 = p;
    l394: {
      p = skipAfterText(p);
      if (p < 0) { break l394; }
      return undefined;
    }
    p = s393;
  }
  pos = p;
  const node: BadDoubleQuoteNode = { type: 'BadDoubleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipAfterText(p: number): number {
  let c = 0;
  l396: {
    const s397 = p;
    l398: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipEnds(p);
      if (p < 0) { break l398; }
      break l396;
    }
    p = s397;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    l399: {
      const s400 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)) {
        l401: {
          p++;
          break l399;
        }
        p = s400;
      } else touched ||= p >= end;
      l402: {
        p = skipEnds(p);
        if (p < 0) { break l402; }
        break l399;
      }
      p = s400;
      if (p < end) {
        {
          const s403 = p;
          l404: {
            p++;
            return -1;
          }
          p = s403;
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
  const r407 = readTextEnd(p);
  if (r407 === undefined) { return -1; }
  value = r407;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l408: {
    const s409 = p;
    const t410 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l411: {
        const r412 = readTextClose(p);
        if (r412 === undefined) { break l411; }
        value = r412;
        p = pos;
        break l408;
      }
      p = s409;
      if (trail.length > t410) trail.length = t410;
    } else touched ||= p >= end;
    l414: {
      const r415 = readMissingRest(p);
      if (r415 === undefined) { break l414; }
      value = r415;
      p = pos;
      break l408;
    }
    p = s409;
    if (trail.length > t410) trail.length = t410;
    const r417 = readMissingQuote(p);
    if (r417 === undefined) { return undefined; }
    value = r417;
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
  const r420 = readSingleOpen(p);
  if (r420 === undefined) { return -1; }
  value = r420;
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
      l422: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l422;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l423: {
      {
        const s424 = p;
        l425: {
          p = skipEnds(p);
          if (p < 0) { break l425; }
          break l423;
        }
        p = s424;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l423;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l427: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l427;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s428 = p;
          l429: {
            p = skipEnds(p);
            if (p < 0) { break l429; }
            if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
              {
                const s431 = p;
                l432: {
                  p = skipSingleGoesOn(p);
                  if (p < 0) { break l432; }
                  break l429;
                }
                p = s431;
              }
            } else touched ||= p >= end;
            break l427;
          }
          p = s428;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l441: {
      p = skipEnds(p);
      if (p < 0) { break l441; }
      l444: {
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          const s442 = p;
          l443: {
            p = skipSingleGoesOn(p);
            if (p < 0) { break l443; }
            p = s442;
            break l444;
          }
          p = s442;
        } else touched ||= p >= end;
        break l441;
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
  let n437 = 0;
  l434: for (;;) {
    if (n437 >= 4096) break;
    const s436 = p;
    l435: {
      l438: {
        const s439 = p;
        if (text.charCodeAt(p) === 92) {
          l440: {
            p = skip_escape(p);
            if (p < 0) { break l440; }
            break l438;
          }
          p = s439;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l435;
        }
        p++;
      }
      n437++;
      continue l434;
    }
    p = s436;
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
  l445: {
    const s446 = p;
    const t447 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l448: {
        const r449 = readEscape(p);
        if (r449 === undefined) { break l448; }
        value = r449;
        p = pos;
        break l445;
      }
      p = s446;
      if (trail.length > t447) trail.length = t447;
    } else touched ||= p >= end;
    l451: {
      const r452 = readBadCutEscape(p);
      if (r452 === undefined) { break l451; }
      value = r452;
      p = pos;
      break l445;
    }
    p = s446;
    if (trail.length > t447) trail.length = t447;
    l454: {
      const r455 = readBadNewline(p);
      if (r455 === undefined) { break l454; }
      value = r455;
      p = pos;
      break l445;
    }
    p = s446;
    if (trail.length > t447) trail.length = t447;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r457 = readBadSingleQuote(p);
    if (r457 === undefined) { return -1; }
    value = r457;
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
    const s458 = p;
    l459: {
      p = skipAfterText(p);
      if (p < 0) { break l459; }
      return undefined;
    }
    p = s458;
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
  const r462 = readMarkedOpen(p);
  if (r462 === undefined) { return -1; }
  value = r462;
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
    l464: {
      {
        const s465 = p;
        l466: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l466; }
          break l464;
        }
        p = s465;
      }
      {
        const s468 = p;
        l469: {
          p = skipEnds(p);
          if (p < 0) { break l469; }
          break l464;
        }
        p = s468;
      }
      {
        const s471 = p;
        l472: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l472; }
          break l464;
        }
        p = s471;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l464;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l474: {
      {
        const s475 = p;
        l476: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l476; }
          break l474;
        }
        p = s475;
      }
      p = skipEnds(p);
      if (p < 0) { break l474; }
      l480: {
        const s478 = p;
        l479: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l479; }
          p = s478;
          break l480;
        }
        p = s478;
        break l474;
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
  let n484 = 0;
  l481: for (;;) {
    if (n484 >= 4096) break;
    const s483 = p;
    l482: {
      {
        const s485 = p;
        l486: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l486; }
          break l482;
        }
        p = s485;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l482;
      }
      p++;
      n484++;
      continue l481;
    }
    p = s483;
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
  const r488 = readMarkedEnd(p);
  if (r488 === undefined) { return -1; }
  value = r488;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l489: {
    const s490 = p;
    const t491 = trail.length;
    l492: {
      const r493 = readMarkedClose(p);
      if (r493 === undefined) { break l492; }
      value = r493;
      p = pos;
      break l489;
    }
    p = s490;
    if (trail.length > t491) trail.length = t491;
    l495: {
      const r496 = readBadCutMarkedQuote(p);
      if (r496 === undefined) { break l495; }
      value = r496;
      p = pos;
      break l489;
    }
    p = s490;
    if (trail.length > t491) trail.length = t491;
    l498: {
      const r499 = readMissingRest(p);
      if (r499 === undefined) { break l498; }
      value = r499;
      p = pos;
      break l489;
    }
    p = s490;
    if (trail.length > t491) trail.length = t491;
    const r501 = readMissingQuote(p);
    if (r501 === undefined) { return undefined; }
    value = r501;
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
  l504: {
    const s505 = p;
    const t506 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l507: {
        const r508 = readNumber(p);
        if (r508 === undefined) { break l507; }
        value = r508;
        p = pos;
        break l504;
      }
      p = s505;
      if (trail.length > t506) trail.length = t506;
    } else touched ||= p >= end;
    const r548 = readWord(p);
    if (r548 === undefined) { return -1; }
    value = r548;
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
  l509: {
    const s510 = p;
    const t511 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l512: {
        const s513 = p;
        l514: {
          if (text.charCodeAt(p) === 45) {
            const s516 = p;
            l515: {

              p++;
              break l514;
            }
            p = s516;
          } else touched ||= p >= end;
        }
        l517: {
          const s518 = p;
          if (text.charCodeAt(p) === 48) {
            l519: {

              p++;
              break l517;
            }
            p = s518;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
            touched ||= p >= end;
            break l512;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l520: {
          if (text.charCodeAt(p) === 46) {
            const s522 = p;
            l521: {

              p++;
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l521;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l520;
            }
            p = s522;
          } else touched ||= p >= end;
        }
        l523: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s525 = p;
            l524: {
              p++;
              l526: {
                if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
                  const s528 = p;
                  l527: {
                    p++;
                    break l526;
                  }
                  p = s528;
                } else touched ||= p >= end;
              }
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l524;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l523;
            }
            p = s525;
          } else touched ||= p >= end;
        }
        l_text = text.slice(s513, p);
        l531: {
          const s529 = p;
          l530: {
            p = skipScalarEnd(p);
            if (p < 0) { break l530; }
            p = s529;
            break l531;
          }
          p = s529;
          break l512;
        }
        break l509;
      }
      p = s510;
      if (trail.length > t511) trail.length = t511;
      l_flaw = null;
    } else touched ||= p >= end;
    const s535 = p;
    l536: {
      if (text.charCodeAt(p) === 45) {
        const s538 = p;
        l537: {

          p++;
          break l536;
        }
        p = s538;
      } else touched ||= p >= end;
    }
    l539: {
      const s540 = p;
      if (text.charCodeAt(p) === 48) {
        l541: {

          p++;
          break l539;
        }
        p = s540;
      } else touched ||= p >= end;
      if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
        touched ||= p >= end;
        return undefined;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
      touched ||= p >= end;
    }
    l_text = text.slice(s535, p);
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r542 = readBadPoint(p);
    if (r542 === undefined) { return undefined; }
    l_flaw = r542;
    p = pos;
    l546: {
      const s544 = p;
      l545: {
        p = skipScalarEnd(p);
        if (p < 0) { break l545; }
        p = s544;
        break l546;
      }
      p = s544;
      return undefined;
    }
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text, flaw: l_flaw };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l532: {
    const s533 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l534: {
        p++;
        break l532;
      }
      p = s533;
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
  const s549 = p;
  {
    const s550 = p;
    l551: {
      p = skipEnds(p);
      if (p < 0) { break l551; }
      return undefined;
    }
    p = s550;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l553: for (;;) {
    const s555 = p;
    l554: {
      {
        const s557 = p;
        l558: {
          p = skipEnds(p);
          if (p < 0) { break l558; }
          break l554;
        }
        p = s557;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l554;
      }
      p++;
      continue l553;
    }
    p = s555;
    break;
  }
  l_text = text.slice(s549, p);
  l562: {
    const s560 = p;
    l561: {
      p = skipScalarEnd(p);
      if (p < 0) { break l561; }
      p = s560;
      break l562;
    }
    p = s560;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf132(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l564: {
    const s565 = p;
    const t566 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l567: {
        const r568 = readComma(p);
        if (r568 === undefined) { break l567; }
        value = r568;
        p = pos;
        break l564;
      }
      p = s565;
      if (trail.length > t566) trail.length = t566;
    } else touched ||= p >= end;
    l570: {
      const r571 = readGap(p);
      if (r571 === undefined) { break l570; }
      value = r571;
      p = pos;
      break l564;
    }
    p = s565;
    if (trail.length > t566) trail.length = t566;
    l573: {
      const r574 = readBadCutPart(p);
      if (r574 === undefined) { break l573; }
      value = r574;
      p = pos;
      break l564;
    }
    p = s565;
    if (trail.length > t566) trail.length = t566;
    const r664 = readBadDebris(p);
    if (r664 === undefined) { return -1; }
    value = r664;
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
  l575: {
    const s576 = p;
    l577: {
      p = skipKey(p);
      if (p < 0) { break l577; }
      break l575;
    }
    p = s576;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l616: {
        p = skipNumber(p);
        if (p < 0) { break l616; }
        break l575;
      }
      p = s576;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l578: {
    const s579 = p;
    if (text.charCodeAt(p) === 34) {
      l580: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l580; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l580;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l580;
        }
        p++;
        break l578;
      }
      p = s579;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l590: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l590; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l590;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l590;
        }
        p++;
        break l578;
      }
      p = s579;
    } else touched ||= p >= end;
    l600: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l600; }
      p = skipMarkedKey(p);
      if (p < 0) { break l600; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l600; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l600;
      }
      p++;
      break l578;
    }
    p = s579;

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
  l581: for (;;) {
    const s583 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l582: {
        l585: {
          const s586 = p;
          if (text.charCodeAt(p) === 92) {
            l587: {
              p = skip_escape(p);
              if (p < 0) { break l587; }
              break l585;
            }
            p = s586;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l582;
          }
          p++;
          const near589 = p + 16;
          while (p < near589 && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          if (p === near589) {
            STOPS_7.lastIndex = p;
            p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
          }
          touched ||= p >= end;
        }
        continue l581;
      }
      p = s583;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l591: for (;;) {
    const s593 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l592: {
        l595: {
          const s596 = p;
          if (text.charCodeAt(p) === 92) {
            l597: {
              p = skip_escape(p);
              if (p < 0) { break l597; }
              break l595;
            }
            p = s596;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l592;
          }
          p++;
          const near599 = p + 16;
          while (p < near599 && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          if (p === near599) {
            STOPS_8.lastIndex = p;
            p = STOPS_8.test(text) ? STOPS_8.lastIndex - 1 : end;
          }
          touched ||= p >= end;
        }
        continue l591;
      }
      p = s593;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m605 = false;
  l602: for (;;) {
    const s604 = p;
    l603: {
      {
        const s606 = p;
        l607: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l607; }
          break l603;
        }
        p = s606;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l603;
      }
      p++;
      m605 = true;
      continue l602;
    }
    p = s604;
    break;
  }
  if (!m605) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n610 = characterSize(p, CLASS_9);
  if (n610 === 0) { return -1; }
  p += n610;
  l611: for (;;) {
    const s613 = p;
    if (p < end) {
      l612: {
        const n615 = characterSize(p, CLASS_10);
        if (n615 === 0) { break l612; }
        p += n615;
        continue l611;
      }
      p = s613;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l617: {
    const s618 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l619: {
        l621: {
          if (text.charCodeAt(p) === 45) {
            const s623 = p;
            l622: {

              p++;
              break l621;
            }
            p = s623;
          } else touched ||= p >= end;
        }
        l624: {
          const s625 = p;
          if (text.charCodeAt(p) === 48) {
            l626: {

              p++;
              break l624;
            }
            p = s625;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
            touched ||= p >= end;
            break l619;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l627: {
          if (text.charCodeAt(p) === 46) {
            const s629 = p;
            l628: {

              p++;
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l628;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l627;
            }
            p = s629;
          } else touched ||= p >= end;
        }
        l630: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s632 = p;
            l631: {
              p++;
              l633: {
                if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
                  const s635 = p;
                  l634: {
                    p++;
                    break l633;
                  }
                  p = s635;
                } else touched ||= p >= end;
              }
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l631;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l630;
            }
            p = s632;
          } else touched ||= p >= end;
        }
        l638: {
          const s636 = p;
          l637: {
            p = skipScalarEnd(p);
            if (p < 0) { break l637; }
            p = s636;
            break l638;
          }
          p = s636;
          break l619;
        }
        break l617;
      }
      p = s618;
    } else touched ||= p >= end;
    l640: {
      if (text.charCodeAt(p) === 45) {
        const s642 = p;
        l641: {

          p++;
          break l640;
        }
        p = s642;
      } else touched ||= p >= end;
    }
    l643: {
      const s644 = p;
      if (text.charCodeAt(p) === 48) {
        l645: {

          p++;
          break l643;
        }
        p = s644;
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
    l648: {
      const s646 = p;
      l647: {
        p = skipScalarEnd(p);
        if (p < 0) { break l647; }
        p = s646;
        break l648;
      }
      p = s646;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s650 = p;
    l651: {
      p = skipEnds(p);
      if (p < 0) { break l651; }
      return -1;
    }
    p = s650;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l653: for (;;) {
    const s655 = p;
    l654: {
      {
        const s657 = p;
        l658: {
          p = skipEnds(p);
          if (p < 0) { break l658; }
          break l654;
        }
        p = s657;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l654;
      }
      p++;
      continue l653;
    }
    p = s655;
    break;
  }
  l662: {
    const s660 = p;
    l661: {
      p = skipScalarEnd(p);
      if (p < 0) { break l661; }
      p = s660;
      break l662;
    }
    p = s660;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s665 = p;
    l666: {
      p = skipEnds(p);
      if (p < 0) { break l666; }
      return undefined;
    }
    p = s665;
  }
  {
    const s668 = p;
    l669: {
      if (p < end) {
        {
          const s671 = p;
          l672: {
            p++;
            break l669;
          }
          p = s671;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s668;
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
  const r675 = readObjectEnd(p);
  if (r675 === undefined) { return -1; }
  value = r675;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l676: {
    const s677 = p;
    const t678 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l679: {
        const r680 = readObjectClose(p);
        if (r680 === undefined) { break l679; }
        value = r680;
        p = pos;
        break l676;
      }
      p = s677;
      if (trail.length > t678) trail.length = t678;
    } else touched ||= p >= end;
    l682: {
      const r683 = readMissingRest(p);
      if (r683 === undefined) { break l682; }
      value = r683;
      p = pos;
      break l676;
    }
    p = s677;
    if (trail.length > t678) trail.length = t678;
    const r685 = readMissingBracket(p);
    if (r685 === undefined) { return undefined; }
    value = r685;
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
  l688: {
    const s689 = p;
    const t690 = trail.length;
    l691: {
      const r692 = readGap(p);
      if (r692 === undefined) { break l691; }
      value = r692;
      p = pos;
      break l688;
    }
    p = s689;
    if (trail.length > t690) trail.length = t690;
    l694: {
      const r695 = readBadCutPart(p);
      if (r695 === undefined) { break l694; }
      value = r695;
      p = pos;
      break l688;
    }
    p = s689;
    if (trail.length > t690) trail.length = t690;
    const r697 = readBadDebris(p);
    if (r697 === undefined) { return -1; }
    value = r697;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf149(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r699 = readListEnd(p);
  if (r699 === undefined) { return -1; }
  value = r699;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l700: {
    const s701 = p;
    const t702 = trail.length;
    l703: {
      const r704 = readListClose(p);
      if (r704 === undefined) { break l703; }
      value = r704;
      p = pos;
      break l700;
    }
    p = s701;
    if (trail.length > t702) trail.length = t702;
    l709: {
      const r710 = readMissingRest(p);
      if (r710 === undefined) { break l709; }
      value = r710;
      p = pos;
      break l700;
    }
    p = s701;
    if (trail.length > t702) trail.length = t702;
    const r712 = readMissingBracket(p);
    if (r712 === undefined) { return undefined; }
    value = r712;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l705: {
    const s706 = p;
    if (text.charCodeAt(p) === 93) {
      l707: {

        p++;
        break l705;
      }
      p = s706;
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
  const r715 = readBadEndToken(p);
  if (r715 === undefined) { return -1; }
  value = r715;
  p = pos;
  leafValue = value;
  return p;
}

function readBadEndToken(p: number): BadEndTokenNode | undefined {
  let c = 0;
  const start = p;
  p = skipEndToken(p);
  if (p < 0) { return undefined; }
  l718: {
    const s716 = p;
    l717: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l719: {
        const s721 = p;
        l720: {
          p = skipTokens(p);
          if (p < 0) { break l720; }
          break l719;
        }
        p = s721;
      }
      if (p < end) {
        {
          const s726 = p;
          l727: {
            p++;
            break l717;
          }
          p = s726;
        }
      } else touched ||= p >= end;
      p = s716;
      break l718;
    }
    p = s716;
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
  let m725 = false;
  l722: for (;;) {
    const s724 = p;
    l723: {
      p = skipEndToken(p);
      if (p < 0) { break l723; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      m725 = true;
      continue l722;
    }
    p = s724;
    break;
  }
  if (!m725) { return -1; }
  return p;
}

function leaf159(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BuiltinHeadNode;
  const r730 = readBuiltinHead(p);
  if (r730 === undefined) { return -1; }
  value = r730;
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
  const r731 = readBuiltinName(p);
  if (r731 === undefined) { return undefined; }
  l_name = r731;
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
  const s732 = p;
  const n733 = characterSize(p, CLASS_5);
  if (n733 === 0) { return undefined; }
  p += n733;
  l734: for (;;) {
    const s736 = p;
    if (p < end) {
      l735: {
        const n738 = characterSize(p, CLASS_15);
        if (n738 === 0) { break l735; }
        p += n738;
        continue l734;
      }
      p = s736;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s732, p);
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
  const r741 = readPyKey(p);
  if (r741 === undefined) { return -1; }
  value = r741;
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
  const r742 = readBareKey(p);
  if (r742 === undefined) { return undefined; }
  l_name = r742;
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
      const s744 = p;
      l745: {

        p++;
        return undefined;
      }
      p = s744;
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
  l748: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s750 = p;
      l749: {
        const r751 = readSpace(p);
        if (r751 === undefined) { break l749; }
        value = r751;
        p = pos;
        break l748;
      }
      p = s750;
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
  l753: {
    const s754 = p;
    const t755 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l756: {
        const r757 = readSpace(p);
        if (r757 === undefined) { break l756; }
        value = r757;
        p = pos;
        break l753;
      }
      p = s754;
      if (trail.length > t755) trail.length = t755;
    } else touched ||= p >= end;
    l759: {
      const r760 = readBadCutArgument(p);
      if (r760 === undefined) { break l759; }
      value = r760;
      p = pos;
      break l753;
    }
    p = s754;
    if (trail.length > t755) trail.length = t755;
    l765: {
      const r766 = readBadCutPart(p);
      if (r766 === undefined) { break l765; }
      value = r766;
      p = pos;
      break l753;
    }
    p = s754;
    if (trail.length > t755) trail.length = t755;
    const r768 = readBadDebris(p);
    if (r768 === undefined) { return -1; }
    value = r768;
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
      const s761 = p;
      l762: {

        p++;
        return -1;
      }
      p = s761;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf171(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r770 = readPyCallEnd(p);
  if (r770 === undefined) { return -1; }
  value = r770;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l771: {
    const s772 = p;
    const t773 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l774: {
        const r775 = readPyCallClose(p);
        if (r775 === undefined) { break l774; }
        value = r775;
        p = pos;
        break l771;
      }
      p = s772;
      if (trail.length > t773) trail.length = t773;
    } else touched ||= p >= end;
    l777: {
      const r778 = readMissingRest(p);
      if (r778 === undefined) { break l777; }
      value = r778;
      p = pos;
      break l771;
    }
    p = s772;
    if (trail.length > t773) trail.length = t773;
    const r780 = readMissingBracket(p);
    if (r780 === undefined) { return undefined; }
    value = r780;
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
  const r783 = readCodeHead(p);
  if (r783 === undefined) { return -1; }
  value = r783;
  p = pos;
  leafValue = value;
  return p;
}

function readCodeHead(p: number): CodeHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l784: {
    const s785 = p;
    const t786 = trail.length;
    l787: {
      const r788 = readMessageStart(p);
      if (r788 === undefined) { break l787; }
      l_opening = r788;
      p = pos;
      l807: for (;;) {
        const s809 = p;
        const t810 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l808: {
            const r812 = readHeadPart(p);
            if (r812 === undefined) { break l808; }
            p = pos;
            continue l807;
          }
          p = s809;
          if (trail.length > t810) trail.length = t810;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l787;
      }
      p = skipTo(p);
      if (p < 0) { break l787; }
      p = skipCodeName(p);
      if (p < 0) { break l787; }
      if (p < end) {
        {
          const s959 = p;
          l960: {
            const n962 = characterSize(p, CLASS_6);
            if (n962 === 0) { break l960; }
            p += n962;
            break l787;
          }
          p = s959;
        }
      } else touched ||= p >= end;
      l963: for (;;) {
        const s965 = p;
        const t966 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l964: {
            const r968 = readHeadPart(p);
            if (r968 === undefined) { break l964; }
            p = pos;
            continue l963;
          }
          p = s965;
          if (trail.length > t966) trail.length = t966;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l787;
      }
      p += 11;
      break l784;
    }
    p = s785;
    if (trail.length > t786) trail.length = t786;
    l_opening = null;
    l970: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l970; }
      p = skipCodeName(p);
      if (p < 0) { break l970; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l970;
      }
      p = skipEol(p);
      if (p < 0) { break l970; }
      break l784;
    }
    p = s785;
    if (trail.length > t786) trail.length = t786;
    l_opening = null;
    p = skipCodeOpen(p);
    if (p < 0) { return undefined; }
    {
      const s971 = p;
      l972: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l974: {
          const s975 = p;
          if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
            l976: {
              p++;
              break l974;
            }
            p = s975;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s977 = p;
              l978: {
                p++;
                break l972;
              }
              p = s977;
            }
          } else touched ||= p >= end;
        }
        return undefined;
      }
      p = s971;
    }
  }
  pos = p;
  return { type: 'CodeHead', start: base + start, end: base + p, opening: l_opening };
}

function readMessageStart(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l789: {
    const s790 = p;
    l791: {
      const s792 = p;
      p = skipChannels(p);
      if (p < 0) { break l791; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l791;
      }
      p += 9;
      l793: {
        if (text.charCodeAt(p) === 97) {
          const s795 = p;
          l794: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l794;
            }
            p += 9;
            break l793;
          }
          p = s795;
        } else touched ||= p >= end;
      }
      value = text.slice(s792, p);
      break l789;
    }
    p = s790;
    const s796 = p;
    p = skipChannels(p);
    if (p < 0) { return undefined; }
    l799: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s797 = p;
        l798: {
          l800: {
            const s801 = p;
            if (text.charCodeAt(p) === 60) {
              l802: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l802;
                }
                p += 11;
                break l800;
              }
              p = s801;
            } else touched ||= p >= end;
            l803: {
              if (text.charCodeAt(p) === 32) {
                const s805 = p;
                l804: {

                  p++;
                  break l803;
                }
                p = s805;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l798;
            }
            p += 3;
          }
          p = s797;
          break l799;
        }
        p = s797;
      } else touched ||= p >= end;
      return undefined;
    }
    value = text.slice(s796, p);
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
  let e813!: string[];
  const list818: string[] = [];
  l814: for (;;) {
    const s816 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l815: {
        let v817!: string;
        const r820 = readBlank(p);
        if (r820 === undefined) { break l815; }
        v817 = r820;
        p = pos;
        list818.push(v817);
        continue l814;
      }
      p = s816;
    } else touched ||= p >= end;
    break;
  }
  e813 = list818;
  let e822!: BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code";
  l823: {
    const s824 = p;
    const t825 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l826: {
        const r827 = readBadHeaderAgain(p);
        if (r827 === undefined) { break l826; }
        e822 = r827;
        p = pos;
        break l823;
      }
      p = s824;
      if (trail.length > t825) trail.length = t825;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l891: {
        const r892 = readChannel(p);
        if (r892 === undefined) { break l891; }
        e822 = r892;
        p = pos;
        break l823;
      }
      p = s824;
      if (trail.length > t825) trail.length = t825;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l902: {
        const r903 = readBadConstraintAgain(p);
        if (r903 === undefined) { break l902; }
        e822 = r903;
        p = pos;
        break l823;
      }
      p = s824;
      if (trail.length > t825) trail.length = t825;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l908: {
        const r909 = readConstraint(p);
        if (r909 === undefined) { break l908; }
        e822 = r909;
        p = pos;
        break l823;
      }
      p = s824;
      if (trail.length > t825) trail.length = t825;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l919: {
        let e920!: [string[], "to="];
        const r921 = readTo(p);
        if (r921 === undefined) { break l919; }
        e920 = r921;
        p = pos;
        let e933!: "assistant" | "user";
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l919;
        }
        const r934 = readPseudoName(p);
        if (r934 === undefined) { break l919; }
        e933 = r934;
        p = pos;
        let e939!: null;
        if (p < end) {
          {
            const s940 = p;
            l941: {
              const n943 = characterSize(p, CLASS_6);
              if (n943 === 0) { break l941; }
              p += n943;
              break l919;
            }
            p = s940;
          }
        } else touched ||= p >= end;
        e939 = null;
        e822 = [e920, e933, e939];
        break l823;
      }
      p = s824;
      if (trail.length > t825) trail.length = t825;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 99 || c === 106))) {
      touched ||= p >= end;
      return undefined;
    }
    const r944 = readContentType(p);
    if (r944 === undefined) { return undefined; }
    e822 = r944;
    p = pos;
  }
  let e949!: string[];
  const list954: string[] = [];
  l950: for (;;) {
    const s952 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l951: {
        let v953!: string;
        const r956 = readBlank(p);
        if (r956 === undefined) { break l951; }
        v953 = r956;
        p = pos;
        list954.push(v953);
        continue l950;
      }
      p = s952;
    } else touched ||= p >= end;
    break;
  }
  e949 = list954;
  value = [e813, e822, e949];
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
  l830: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s828 = p;
      l829: {
        l831: for (;;) {
          const s833 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l832: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s835 = p;
                  l836: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l836; }
                    break l832;
                  }
                  p = s835;
                }
              } else touched ||= p >= end;
              l838: {
                const s839 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
                  l840: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l840; }
                    break l838;
                  }
                  p = s839;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l832;
                }
                p = skipTo(p);
                if (p < 0) { break l832; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l832;
                }
                p = skipCalledName(p);
                if (p < 0) { break l832; }
              }
              continue l831;
            }
            p = s833;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l829;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l829; }
        p = s828;
        break l830;
      }
      p = s828;
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
  l841: {
    const s842 = p;
    if (text.charCodeAt(p) === 60) {
      l843: {
        p = skipBadHeaderAgain(p);
        if (p < 0) { break l843; }
        break l841;
      }
      p = s842;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l876: {
        if (!text.startsWith("<|channel|>", p)) {
          reachesEnd(p, "<|channel|>");
          break l876;
        }
        p += 11;
        if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l876;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l841;
      }
      p = s842;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l877: {
        p = skipBadConstraintAgain(p);
        if (p < 0) { break l877; }
        break l841;
      }
      p = s842;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l881: {
        if (!text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l881;
        }
        p += 13;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l841;
      }
      p = s842;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l882: {
        p = skipTo(p);
        if (p < 0) { break l882; }
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l882;
        }
        p = skipPseudoName(p);
        if (p < 0) { break l882; }
        if (p < end) {
          {
            const s883 = p;
            l884: {
              const n886 = characterSize(p, CLASS_6);
              if (n886 === 0) { break l884; }
              p += n886;
              break l882;
            }
            p = s883;
          }
        } else touched ||= p >= end;
        break l841;
      }
      p = s842;
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
  l846: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s844 = p;
      l845: {
        l847: for (;;) {
          const s849 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l848: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s851 = p;
                  l852: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l852; }
                    break l848;
                  }
                  p = s851;
                }
              } else touched ||= p >= end;
              l854: {
                const s855 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
                  l856: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l856; }
                    break l854;
                  }
                  p = s855;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l848;
                }
                p = skipTo(p);
                if (p < 0) { break l848; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l848;
                }
                p = skipCalledName(p);
                if (p < 0) { break l848; }
              }
              continue l847;
            }
            p = s849;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l845;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l845; }
        p = s844;
        break l846;
      }
      p = s844;
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
      const s857 = p;
      l858: {
        p = skipPseudoName(p);
        if (p < 0) { break l858; }
        if (p < end) {
          {
            const s863 = p;
            l864: {
              const n866 = characterSize(p, CLASS_6);
              if (n866 === 0) { break l864; }
              p += n866;
              break l858;
            }
            p = s863;
          }
        } else touched ||= p >= end;
        return -1;
      }
      p = s857;
    }
  } else touched ||= p >= end;
  l867: {
    if (text.charCodeAt(p) === 102) {
      const s869 = p;
      l868: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l868;
        }
        p += 10;
        break l867;
      }
      p = s869;
    } else touched ||= p >= end;
  }
  let m874 = false;
  l871: for (;;) {
    const s873 = p;
    if (p < end) {
      l872: {
        const n875 = characterSize(p, CLASS_6);
        if (n875 === 0) { break l872; }
        p += n875;
        m874 = true;
        continue l871;
      }
      p = s873;
    } else touched ||= p >= end;
    break;
  }
  if (!m874) { return -1; }
  return p;
}

function skipPseudoName(p: number): number {
  l860: {
    const s861 = p;
    if (text.charCodeAt(p) === 97) {
      l862: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l862;
        }
        p += 9;
        break l860;
      }
      p = s861;
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
  l880: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s878 = p;
      l879: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l879;
        }
        p += 13;
        p = s878;
        break l880;
      }
      p = s878;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipContentType(p: number): number {
  l887: {
    const s888 = p;
    if (text.charCodeAt(p) === 106) {
      l889: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l889;
        }
        p += 4;
        break l887;
      }
      p = s888;
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
  let e893!: "<|channel|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
    reachesEnd(p, "<|channel|>");
    return undefined;
  }
  e893 = "<|channel|>";
  p += 11;
  let e894!: string[];
  const list899: string[] = [];
  l895: for (;;) {
    const s897 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l896: {
        let v898!: string;
        v898 = text.charAt(p);
        p++;
        list899.push(v898);
        continue l895;
      }
      p = s897;
    } else touched ||= p >= end;
    break;
  }
  if (list899.length === 0) { return undefined; }
  e894 = list899;
  value = [e893, e894];
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
  l906: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s904 = p;
      l905: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l905;
        }
        p += 13;
        p = s904;
        break l906;
      }
      p = s904;
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
  let e910!: "<|constrain|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
    reachesEnd(p, "<|constrain|>");
    return undefined;
  }
  e910 = "<|constrain|>";
  p += 13;
  let e911!: string[];
  const list916: string[] = [];
  l912: for (;;) {
    const s914 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l913: {
        let v915!: string;
        v915 = text.charAt(p);
        p++;
        list916.push(v915);
        continue l912;
      }
      p = s914;
    } else touched ||= p >= end;
    break;
  }
  e911 = list916;
  value = [e910, e911];
  pos = p;
  return value;
}

function readTo(p: number): [string[], "to="] | undefined {
  let c = 0;
  let value!: [string[], "to="];
  let e922!: string[];
  const list927: string[] = [];
  l923: for (;;) {
    const s925 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l924: {
        let v926!: string;
        const r929 = readBlank(p);
        if (r929 === undefined) { break l924; }
        v926 = r929;
        p = pos;
        list927.push(v926);
        continue l923;
      }
      p = s925;
    } else touched ||= p >= end;
    break;
  }
  e922 = list927;
  let e931!: "to=";
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return undefined;
  }
  e931 = "to=";
  p += 3;
  value = [e922, e931];
  pos = p;
  return value;
}

function readPseudoName(p: number): "assistant" | "user" | undefined {
  let value!: "assistant" | "user";
  l935: {
    const s936 = p;
    if (text.charCodeAt(p) === 97) {
      l937: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l937;
        }
        value = "assistant";
        p += 9;
        break l935;
      }
      p = s936;
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
  l945: {
    const s946 = p;
    if (text.charCodeAt(p) === 106) {
      l947: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l947;
        }
        value = "json";
        p += 4;
        break l945;
      }
      p = s946;
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
    l981: {
      {
        const s982 = p;
        l983: {
          p = skipMarkAhead(p);
          if (p < 0) { break l983; }
          break l981;
        }
        p = s982;
      }
      {
        const s1039 = p;
        l1040: {
          p = skipEndToken(p);
          if (p < 0) { break l1040; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1042: {
            const s1044 = p;
            l1043: {
              p = skipTokens(p);
              if (p < 0) { break l1043; }
              break l1042;
            }
            p = s1044;
          }
          if (p < end) {
            {
              const s1045 = p;
              l1046: {
                p++;
                break l1040;
              }
              p = s1045;
            }
          } else touched ||= p >= end;
          break l981;
        }
        p = s1039;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l981;
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
  l985: {
    const s986 = p;
    l987: {
      p = skipEndMark(p);
      if (p < 0) { break l987; }
      break l985;
    }
    p = s986;
    l992: {
      p = skipChannels(p);
      if (p < 0) { break l992; }
      l995: {
        if (text.charCodeAt(p) === 60) {
          const s993 = p;
          l994: {

            p++;
            p = s993;
            break l995;
          }
          p = s993;
        } else touched ||= p >= end;
        break l992;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l992; }
      break l985;
    }
    p = s986;
    l1024: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l1024; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1024;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l1024; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1024;
      }
      p = skipEol(p);
      if (p < 0) { break l1024; }
      break l985;
    }
    p = s986;
    p = skipCutMark(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipEndMark(p: number): number {
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l988: {
    const s989 = p;
    if (text.charCodeAt(p) === 60) {
      l990: {
        if (!text.startsWith("<|end|>", p)) {
          reachesEnd(p, "<|end|>");
          break l990;
        }
        p += 7;
        break l988;
      }
      p = s989;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l991: {
        if (!text.startsWith("<|return|>", p)) {
          reachesEnd(p, "<|return|>");
          break l991;
        }
        p += 10;
        break l988;
      }
      p = s989;
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
  l1017: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      const s1019 = p;
      l1018: {
        p = skipTo(p);
        if (p < 0) { break l1018; }
        if (!(p < end)) {
          touched ||= p >= end;
          break l1018;
        }
        p = skipCalledName(p);
        if (p < 0) { break l1018; }
        l1020: for (;;) {
          const s1022 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l1021: {
              p = skipHeadPart(p);
              if (p < 0) { break l1021; }
              continue l1020;
            }
            p = s1022;
          } else touched ||= p >= end;
          break;
        }
        break l1017;
      }
      p = s1019;
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
  l996: {
    const s997 = p;
    l998: {
      p = skipChannels(p);
      if (p < 0) { break l998; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l998;
      }
      p += 9;
      l1000: {
        if (text.charCodeAt(p) === 97) {
          const s1002 = p;
          l1001: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l1001;
            }
            p += 9;
            break l1000;
          }
          p = s1002;
        } else touched ||= p >= end;
      }
      break l996;
    }
    p = s997;
    p = skipChannels(p);
    if (p < 0) { return -1; }
    l1006: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s1004 = p;
        l1005: {
          l1007: {
            const s1008 = p;
            if (text.charCodeAt(p) === 60) {
              l1009: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l1009;
                }
                p += 11;
                break l1007;
              }
              p = s1008;
            } else touched ||= p >= end;
            l1010: {
              if (text.charCodeAt(p) === 32) {
                const s1012 = p;
                l1011: {

                  p++;
                  break l1010;
                }
                p = s1012;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l1005;
            }
            p += 3;
          }
          p = s1004;
          break l1006;
        }
        p = s1004;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipRecipientName(p: number): number {
  const n1026 = characterSize(p, CLASS_5);
  if (n1026 === 0) { return -1; }
  p += n1026;
  l1027: for (;;) {
    const s1029 = p;
    if (p < end) {
      l1028: {
        const n1031 = characterSize(p, CLASS_6);
        if (n1031 === 0) { break l1028; }
        p += n1031;
        continue l1027;
      }
      p = s1029;
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
  l1032: {
    const s1033 = p;
    l1034: {
      p = skipEndMark(p);
      if (p < 0) { break l1034; }
      break l1032;
    }
    p = s1033;
    l1035: {
      p = skipChannels(p);
      if (p < 0) { break l1035; }
      l1038: {
        if (text.charCodeAt(p) === 60) {
          const s1036 = p;
          l1037: {

            p++;
            p = s1036;
            break l1038;
          }
          p = s1036;
        } else touched ||= p >= end;
        break l1035;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l1035; }
      break l1032;
    }
    p = s1033;
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
  const r1048 = readMessageEnd(p);
  if (r1048 === undefined) { return -1; }
  value = r1048;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageEnd(p: number): MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  l1049: {
    const s1050 = p;
    const t1051 = trail.length;
    l1052: {
      const r1053 = readMessageClose(p);
      if (r1053 === undefined) { break l1052; }
      value = r1053;
      p = pos;
      break l1049;
    }
    p = s1050;
    if (trail.length > t1051) trail.length = t1051;
    l1055: {
      const r1056 = readBadCutMessageClose(p);
      if (r1056 === undefined) { break l1055; }
      value = r1056;
      p = pos;
      break l1049;
    }
    p = s1050;
    if (trail.length > t1051) trail.length = t1051;
    l1058: {
      const r1059 = readMissingMessageClose(p);
      if (r1059 === undefined) { break l1058; }
      value = r1059;
      p = pos;
      break l1049;
    }
    p = s1050;
    if (trail.length > t1051) trail.length = t1051;
    const r1064 = readMessageOver(p);
    if (r1064 === undefined) { return undefined; }
    value = r1064;
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
  l1062: {
    if (text.charCodeAt(p) === 60) {
      const s1060 = p;
      l1061: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l1061;
        }
        p += 2;
        p = s1060;
        break l1062;
      }
      p = s1060;
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
  const r1067 = readTextHead(p);
  if (r1067 === undefined) { return -1; }
  value = r1067;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l1068: {
    const s1069 = p;
    const t1070 = trail.length;
    l1071: {
      const r1072 = readMessageStart(p);
      if (r1072 === undefined) { break l1071; }
      l_opening = r1072;
      p = pos;
      l1074: for (;;) {
        const s1076 = p;
        const t1077 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1075: {
            const r1079 = readHeadPart(p);
            if (r1079 === undefined) { break l1075; }
            p = pos;
            continue l1074;
          }
          p = s1076;
          if (trail.length > t1077) trail.length = t1077;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1071;
      }
      p += 11;
      break l1068;
    }
    p = s1069;
    if (trail.length > t1070) trail.length = t1070;
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
  const r1082 = readToolMessageHead(p);
  if (r1082 === undefined) { return -1; }
  value = r1082;
  p = pos;
  leafValue = value;
  return p;
}

function readToolMessageHead(p: number): ToolMessageHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  let l_name!: string;
  l1083: {
    const s1084 = p;
    const t1085 = trail.length;
    l1086: {
      const r1087 = readMessageStart(p);
      if (r1087 === undefined) { break l1086; }
      l_opening = r1087;
      p = pos;
      l1089: for (;;) {
        const s1091 = p;
        const t1092 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1090: {
            const r1094 = readHeadPart(p);
            if (r1094 === undefined) { break l1090; }
            p = pos;
            continue l1089;
          }
          p = s1091;
          if (trail.length > t1092) trail.length = t1092;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l1086;
      }
      p = skipTo(p);
      if (p < 0) { break l1086; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1086;
      }
      const r1096 = readCalledName(p);
      if (r1096 === undefined) { break l1086; }
      l_name = r1096;
      p = pos;
      l1114: for (;;) {
        const s1116 = p;
        const t1117 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1115: {
            const r1119 = readHeadPart(p);
            if (r1119 === undefined) { break l1115; }
            p = pos;
            continue l1114;
          }
          p = s1116;
          if (trail.length > t1117) trail.length = t1117;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1086;
      }
      p += 11;
      break l1083;
    }
    p = s1084;
    if (trail.length > t1085) trail.length = t1085;
    l_opening = null;
    p = skipRecipientOpen(p);
    if (p < 0) { return undefined; }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1121 = readRecipientName(p);
    if (r1121 === undefined) { return undefined; }
    l_name = r1121;
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
      const s1097 = p;
      l1098: {
        p = skipPseudoName(p);
        if (p < 0) { break l1098; }
        if (p < end) {
          {
            const s1100 = p;
            l1101: {
              const n1103 = characterSize(p, CLASS_6);
              if (n1103 === 0) { break l1101; }
              p += n1103;
              break l1098;
            }
            p = s1100;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1097;
    }
  } else touched ||= p >= end;
  l1104: {
    if (text.charCodeAt(p) === 102) {
      const s1106 = p;
      l1105: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l1105;
        }
        p += 10;
        break l1104;
      }
      p = s1106;
    } else touched ||= p >= end;
  }
  const s1107 = p;
  let m1111 = false;
  l1108: for (;;) {
    const s1110 = p;
    if (p < end) {
      l1109: {
        const n1112 = characterSize(p, CLASS_6);
        if (n1112 === 0) { break l1109; }
        p += n1112;
        m1111 = true;
        continue l1108;
      }
      p = s1110;
    } else touched ||= p >= end;
    break;
  }
  if (!m1111) { return undefined; }
  value = text.slice(s1107, p);
  pos = p;
  return value;
}

function readRecipientName(p: number): string | undefined {
  let value!: string;
  const s1122 = p;
  const n1123 = characterSize(p, CLASS_5);
  if (n1123 === 0) { return undefined; }
  p += n1123;
  l1124: for (;;) {
    const s1126 = p;
    if (p < end) {
      l1125: {
        const n1128 = characterSize(p, CLASS_6);
        if (n1128 === 0) { break l1125; }
        p += n1128;
        continue l1124;
      }
      p = s1126;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1122, p);
  pos = p;
  return value;
}

function leaf224(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerFenceNode | null;
  l1131: {
    if (text.charCodeAt(p) === 96) {
      const s1133 = p;
      const t1134 = trail.length;
      l1132: {
        const r1135 = readBadInnerFence(p);
        if (r1135 === undefined) { break l1132; }
        value = r1135;
        p = pos;
        break l1131;
      }
      p = s1133;
      if (trail.length > t1134) trail.length = t1134;
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
  l1138: {
    const s1136 = p;
    l1137: {
      l1139: {
        const s1140 = p;
        if (text.charCodeAt(p) === 123) {
          l1141: {

            p++;
            break l1139;
          }
          p = s1140;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l1142: {

            p++;
            break l1139;
          }
          p = s1140;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l1137; }
      }
      p = s1136;
      break l1138;
    }
    p = s1136;
    return undefined;
  }
  pos = p;
  const node: BadInnerFenceNode = { type: 'BadInnerFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipVisible(p: number): number {
  l1143: {
    const s1144 = p;
    l1145: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l1145; }
      break l1143;
    }
    p = s1144;
    l1146: {
      p = skipWrongCallOpen(p);
      if (p < 0) { break l1146; }
      break l1143;
    }
    p = s1144;
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
  let e1148!: null;
  l1151: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
      const s1149 = p;
      l1150: {
        p++;
        p = s1149;
        break l1151;
      }
      p = s1149;
    } else touched ||= p >= end;
    return -1;
  }
  e1148 = null;
  value = [e1148];
  leafValue = value;
  return p;
}

function text234(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1152: {
      p = skipChannels(p);
      if (p < 0) { break l1152; }
      {
        const s1153 = p;
        l1154: {
          p = skipCutMark(p);
          if (p < 0) { break l1154; }
          break l1152;
        }
        p = s1153;
      }
      p = skipCodeChar(p);
      if (p < 0) { break l1152; }

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
    const s1156 = p;
    l1157: {
      p = skipMarkAhead(p);
      if (p < 0) { break l1157; }
      return -1;
    }
    p = s1156;
  }
  {
    const s1159 = p;
    l1160: {
      p = skipEndToken(p);
      if (p < 0) { break l1160; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1162: {
        const s1164 = p;
        l1163: {
          p = skipTokens(p);
          if (p < 0) { break l1163; }
          break l1162;
        }
        p = s1164;
      }
      if (p < end) {
        {
          const s1165 = p;
          l1166: {
            p++;
            break l1160;
          }
          p = s1165;
        }
      } else touched ||= p >= end;
      return -1;
    }
    p = s1159;
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
  const r1168 = readMessageRest(p);
  if (r1168 === undefined) { return -1; }
  value = r1168;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageRest(p: number): SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  l1169: {
    const s1170 = p;
    const t1171 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1172: {
        const r1173 = readSpace(p);
        if (r1173 === undefined) { break l1172; }
        value = r1173;
        p = pos;
        break l1169;
      }
      p = s1170;
      if (trail.length > t1171) trail.length = t1171;
    } else touched ||= p >= end;
    l1175: {
      const r1176 = readInnerFenceEnd(p);
      if (r1176 === undefined) { break l1175; }
      value = r1176;
      p = pos;
      break l1169;
    }
    p = s1170;
    if (trail.length > t1171) trail.length = t1171;
    l1181: {
      const r1182 = readBadBrackets(p);
      if (r1182 === undefined) { break l1181; }
      value = r1182;
      p = pos;
      break l1169;
    }
    p = s1170;
    if (trail.length > t1171) trail.length = t1171;
    const r1191 = readBadMessageWords(p);
    if (r1191 === undefined) { return undefined; }
    value = r1191;
    p = pos;
  }
  pos = p;
  return value;
}

function readInnerFenceEnd(p: number): InnerFenceEndNode | undefined {
  const start = p;
  {
    const s1177 = p;
    l1178: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1178; }
      return undefined;
    }
    p = s1177;
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
  let m1186 = false;
  l1183: for (;;) {
    const s1185 = p;
    l1184: {
      {
        const s1187 = p;
        l1188: {
          p = skipEnds(p);
          if (p < 0) { break l1188; }
          break l1184;
        }
        p = s1187;
      }
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1184;
      }
      p++;
      m1186 = true;
      continue l1183;
    }
    p = s1185;
    break;
  }
  if (!m1186) { return undefined; }
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
  let m1195 = false;
  l1192: for (;;) {
    const s1194 = p;
    l1193: {
      {
        const s1196 = p;
        l1197: {
          p = skipMarkAhead(p);
          if (p < 0) { break l1197; }
          break l1193;
        }
        p = s1196;
      }
      {
        const s1199 = p;
        l1200: {
          p = skipEndToken(p);
          if (p < 0) { break l1200; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1202: {
            const s1204 = p;
            l1203: {
              p = skipTokens(p);
              if (p < 0) { break l1203; }
              break l1202;
            }
            p = s1204;
          }
          if (p < end) {
            {
              const s1205 = p;
              l1206: {
                p++;
                break l1200;
              }
              p = s1205;
            }
          } else touched ||= p >= end;
          break l1193;
        }
        p = s1199;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1193;
      }
      p++;
      m1195 = true;
      continue l1192;
    }
    p = s1194;
    break;
  }
  if (!m1195) { return undefined; }
  pos = p;
  const node: BadMessageWordsNode = { type: 'BadMessageWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf243(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r1210 = readSectionOpen(p);
  if (r1210 === undefined) { return -1; }
  value = r1210;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen(p: number): SectionOpenNode | undefined {
  const start = p;
  l1211: {
    const s1212 = p;
    const t1213 = trail.length;
    l1214: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1214; }
      break l1211;
    }
    p = s1212;
    if (trail.length > t1213) trail.length = t1213;
    const r1215 = readBadSectionOpen(p);
    if (r1215 === undefined) { return undefined; }
    p = pos;
  }
  l1217: for (;;) {
    const s1219 = p;
    const t1220 = trail.length;
    l1218: {
      const r1222 = readBadOpenAgain(p);
      if (r1222 === undefined) { break l1218; }
      p = pos;
      continue l1217;
    }
    p = s1219;
    if (trail.length > t1220) trail.length = t1220;
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
  const r1225 = readCallHead(p);
  if (r1225 === undefined) { return -1; }
  value = r1225;
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
  l1226: {
    const s1227 = p;
    const t1228 = trail.length;
    l1229: {
      const r1230 = readBadOtherCall(p);
      if (r1230 === undefined) { break l1229; }
      l_flaw = r1230;
      p = pos;
      const r1232 = readCallName(p);
      if (r1232 === undefined) { break l1229; }
      l_name = r1232;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipOtherNameEnd(p);
      if (p < 0) { break l1229; }
      l1247: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          const s1245 = p;
          l1246: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (text.charCodeAt(p) !== 123) {
              touched ||= p >= end;
              break l1246;
            }
            p++;
            p = s1245;
            break l1247;
          }
          p = s1245;
        } else touched ||= p >= end;
        break l1229;
      }
      break l1226;
    }
    p = s1227;
    if (trail.length > t1228) trail.length = t1228;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    l1248: {
      p = skipCallOpen(p);
      if (p < 0) { break l1248; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1249 = readCallName(p);
      if (r1249 === undefined) { break l1248; }
      l_name = r1249;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1251: {
        const s1253 = p;
        l1252: {
          const r1254 = readCallId(p);
          if (r1254 === undefined) { break l1252; }
          l_id = r1254;
          p = pos;
          break l1251;
        }
        p = s1253;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1248; }
      const list1262: AttributeNode[] = [];
      l1258: for (;;) {
        const s1260 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1259: {
            let v1261!: AttributeNode;
            const r1264 = readAttribute(p);
            if (r1264 === undefined) { break l1259; }
            v1261 = r1264;
            p = pos;
            list1262.push(v1261);
            continue l1258;
          }
          p = s1260;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1262;
      p = skipHeadEnd(p);
      if (p < 0) { break l1248; }
      break l1226;
    }
    p = s1227;
    if (trail.length > t1228) trail.length = t1228;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    l1269: {
      p = skipCallOpen(p);
      if (p < 0) { break l1269; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1270 = readCallName(p);
      if (r1270 === undefined) { break l1269; }
      l_name = r1270;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l1269; }
      break l1226;
    }
    p = s1227;
    if (trail.length > t1228) trail.length = t1228;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    l1282: {
      p = skipCallOpen(p);
      if (p < 0) { break l1282; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1283 = readCallName(p);
      if (r1283 === undefined) { break l1282; }
      l_name = r1283;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1285: {
        const s1286 = p;
        const t1287 = trail.length;
        l1288: {
          const r1289 = readBadNameEnd(p);
          if (r1289 === undefined) { break l1288; }
          l_nameFlaw = r1289;
          p = pos;
          break l1285;
        }
        p = s1286;
        if (trail.length > t1287) trail.length = t1287;
        const r1291 = readBadNoNameEnd(p);
        if (r1291 === undefined) { break l1282; }
        l_nameFlaw = r1291;
        p = pos;
      }
      break l1226;
    }
    p = s1227;
    if (trail.length > t1228) trail.length = t1228;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    const r1296 = readBadCallOpen(p);
    if (r1296 === undefined) { return undefined; }
    l_flaw = r1296;
    p = pos;
    const r1298 = readCallName(p);
    if (r1298 === undefined) { return undefined; }
    l_name = r1298;
    p = pos;
    l1300: {
      const s1301 = p;
      const t1302 = trail.length;
      if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 62)) {
        l1303: {
          l1304: {
            if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
              const s1306 = p;
              l1305: {
                p++;
                break l1304;
              }
              p = s1306;
            } else touched ||= p >= end;
          }
          if (text.charCodeAt(p) !== 62) {
            touched ||= p >= end;
            break l1303;
          }
          p++;
          break l1300;
        }
        p = s1301;
        if (trail.length > t1302) trail.length = t1302;
      } else touched ||= p >= end;
      const r1307 = readBadNameEnd(p);
      if (r1307 === undefined) { return undefined; }
      l_nameFlaw = r1307;
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
  const s1233 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l1240: for (;;) {
    const s1242 = p;
    l1241: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1241; }
      continue l1240;
    }
    p = s1242;
    break;
  }
  value = text.slice(s1233, p);
  pos = p;
  return value;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s1234 = p;
    l1235: {
      p = skipNameEnd(p);
      if (p < 0) { break l1235; }
      return -1;
    }
    p = s1234;
  }
  {
    const s1237 = p;
    l1238: {
      p = skipEnds(p);
      if (p < 0) { break l1238; }
      return -1;
    }
    p = s1237;
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
  const s1255 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near1256 = p + 16;
  while (p < near1256 && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) p++;
  if (p === near1256) {
    STOPS_18.lastIndex = p;
    p = STOPS_18.test(text) ? STOPS_18.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  value = text.slice(s1255, p);
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
  const s1265 = p;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l_name = text.slice(s1265, p);
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
  const s1266 = p;
  const near1267 = p + 16;
  while (p < near1267 && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128)) p++;
  if (p === near1267) {
    STOPS_19.lastIndex = p;
    p = STOPS_19.test(text) ? STOPS_19.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l_value = text.slice(s1266, p);
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
  l1274: {
    const s1272 = p;
    l1273: {
      l1275: {
        const s1276 = p;
        l1277: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1278: {
            const s1279 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l1280: {
                p++;
                break l1278;
              }
              p = s1279;
            } else touched ||= p >= end;
            l1281: {
              p = skipParameterOpen(p);
              if (p < 0) { break l1281; }
              break l1278;
            }
            p = s1279;
            p = skipEnds(p);
            if (p < 0) { break l1277; }
          }
          break l1275;
        }
        p = s1276;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1273;
        }
        p++;
      }
      p = s1272;
      break l1274;
    }
    p = s1272;
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
  l1294: {
    const s1292 = p;
    l1293: {
      p = skipMayLackNameEnd(p);
      if (p < 0) { break l1293; }
      if (text.charCodeAt(p) !== 123) {
        touched ||= p >= end;
        break l1293;
      }
      p++;
      p = s1292;
      break l1294;
    }
    p = s1292;
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
  const r1310 = readParameterHead(p);
  if (r1310 === undefined) { return -1; }
  value = r1310;
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
  l1311: {
    const s1312 = p;
    const t1313 = trail.length;
    l1314: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1314; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1315 = readParameterKey(p);
      if (r1315 === undefined) { break l1314; }
      l_key = r1315;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1314; }
      const list1329: AttributeNode[] = [];
      l1325: for (;;) {
        const s1327 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1326: {
            let v1328!: AttributeNode;
            const r1331 = readAttribute(p);
            if (r1331 === undefined) { break l1326; }
            v1328 = r1331;
            p = pos;
            list1329.push(v1328);
            continue l1325;
          }
          p = s1327;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1329;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1314; }
      l1333: {
        const s1334 = p;
        l1335: {
          p = skipValueStart(p);
          if (p < 0) { break l1335; }
          break l1333;
        }
        p = s1334;
        p = skipValueFollows(p);
        if (p < 0) { break l1314; }
      }
      break l1311;
    }
    p = s1312;
    if (trail.length > t1313) trail.length = t1313;
    l_attributes = null;
    l_flaw = null;
    l1336: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1336; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1337 = readParameterKey(p);
      if (r1337 === undefined) { break l1336; }
      l_key = r1337;
      p = pos;
      const r1339 = readMissingKeyEnd(p);
      if (r1339 === undefined) { break l1336; }
      l_flaw = r1339;
      p = pos;
      p = skipValueStart(p);
      if (p < 0) { break l1336; }
      break l1311;
    }
    p = s1312;
    if (trail.length > t1313) trail.length = t1313;
    l_attributes = null;
    l_flaw = null;
    const r1341 = readBadParameterOpen(p);
    if (r1341 === undefined) { return undefined; }
    l_flaw = r1341;
    p = pos;
    const r1343 = readParameterKey(p);
    if (r1343 === undefined) { return undefined; }
    l_key = r1343;
    p = pos;
    l1345: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1347 = p;
        l1346: {
          p++;
          break l1345;
        }
        p = s1347;
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
  const s1316 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l1320: for (;;) {
    const s1322 = p;
    l1321: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1321; }
      continue l1320;
    }
    p = s1322;
    break;
  }
  value = text.slice(s1316, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s1317 = p;
    l1318: {
      p = skipKeyEnd(p);
      if (p < 0) { break l1318; }
      return -1;
    }
    p = s1317;
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
  l1349: {
    const s1351 = p;
    l1350: {
      const r1352 = readRawLayout(p);
      if (r1352 === undefined) { break l1350; }
      value = r1352;
      p = pos;
      break l1349;
    }
    p = s1351;
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
      l1354: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1354;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l1355: {
      {
        const s1356 = p;
        l1357: {
          p = skipRawStop(p);
          if (p < 0) { break l1357; }
          break l1355;
        }
        p = s1356;
      }
      l1405: {
        const s1406 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1407: {
            p = skipEol(p);
            if (p < 0) { break l1407; }
            break l1405;
          }
          p = s1406;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1355;
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
  l1359: {
    const s1361 = p;
    l1360: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1360; }
      break l1359;
    }
    p = s1361;
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
  l1362: {
    const s1363 = p;
    l1364: {
      p = skipLenient(p);
      if (p < 0) { break l1364; }
      l1365: {
        const s1366 = p;
        l1367: {
          p = skipParameterClose(p);
          if (p < 0) { break l1367; }
          break l1365;
        }
        p = s1366;
        p = skipNamedClose(p);
        if (p < 0) { break l1364; }
      }
      break l1362;
    }
    p = s1363;
    l1369: {
      p = skipGuarded(p);
      if (p < 0) { break l1369; }
      l1370: {
        const s1371 = p;
        l1372: {
          p = skipParameterClose(p);
          if (p < 0) { break l1372; }
          break l1370;
        }
        p = s1371;
        p = skipDriftedClose(p);
        if (p < 0) { break l1369; }
      }
      l1381: {
        const s1379 = p;
        l1380: {
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
        break l1369;
      }
      break l1362;
    }
    p = s1363;
    l1388: {
      p = skipEnds(p);
      if (p < 0) { break l1388; }
      l1391: {
        const s1389 = p;
        l1390: {
          p = skipGuarded(p);
          if (p < 0) { break l1390; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1392: {
            const s1393 = p;
            l1394: {
              p = skipEnds(p);
              if (p < 0) { break l1394; }
              break l1392;
            }
            p = s1393;
            if (p < end) {
              {
                const s1395 = p;
                l1396: {
                  p++;
                  break l1390;
                }
                p = s1395;
              }
            } else touched ||= p >= end;
          }
          p = s1389;
          break l1391;
        }
        p = s1389;
        break l1388;
      }
      break l1362;
    }
    p = s1363;
    l1398: {
      l1399: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          const s1401 = p;
          l1400: {
            p = skipEol(p);
            if (p < 0) { break l1400; }
            break l1399;
          }
          p = s1401;
        } else touched ||= p >= end;
      }
      l1402: {
        const s1403 = p;
        l1404: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1404; }
          break l1402;
        }
        p = s1403;
        p = skipWrongParameterOpen(p);
        if (p < 0) { break l1398; }
      }
      break l1362;
    }
    p = s1363;
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
  const near1368 = p + 16;
  while (p < near1368 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 62))) p++;
  if (p === near1368) {
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
  l1373: {
    const s1374 = p;
    l1375: {
      p = skipNamedClose(p);
      if (p < 0) { break l1375; }
      break l1373;
    }
    p = s1374;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) p++;
    touched ||= p >= end;
    l1376: {
      if (text.charCodeAt(p) === 62) {
        const s1378 = p;
        l1377: {

          p++;
          break l1376;
        }
        p = s1378;
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
  const r1408 = readParameterEnd(p);
  if (r1408 === undefined) { return -1; }
  value = r1408;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l1409: {
    const s1410 = p;
    const t1411 = trail.length;
    l1412: {
      const r1413 = readRawEnd(p);
      if (r1413 === undefined) { break l1412; }
      value = r1413;
      p = pos;
      break l1409;
    }
    p = s1410;
    if (trail.length > t1411) trail.length = t1411;
    l1418: {
      const r1419 = readBadParameterClose(p);
      if (r1419 === undefined) { break l1418; }
      value = r1419;
      p = pos;
      break l1409;
    }
    p = s1410;
    if (trail.length > t1411) trail.length = t1411;
    l1424: {
      const r1425 = readBadCutRaw(p);
      if (r1425 === undefined) { break l1424; }
      value = r1425;
      p = pos;
      break l1409;
    }
    p = s1410;
    if (trail.length > t1411) trail.length = t1411;
    l1430: {
      const r1431 = readMissingRest(p);
      if (r1431 === undefined) { break l1430; }
      value = r1431;
      p = pos;
      break l1409;
    }
    p = s1410;
    if (trail.length > t1411) trail.length = t1411;
    const r1433 = readMissingParameterClose(p);
    if (r1433 === undefined) { return undefined; }
    value = r1433;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l1414: {
    const s1416 = p;
    l1415: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1415; }
      break l1414;
    }
    p = s1416;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l1420: {
    const s1422 = p;
    l1421: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1421; }
      break l1420;
    }
    p = s1422;
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
  l1426: {
    const s1428 = p;
    l1427: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1427; }
      break l1426;
    }
    p = s1428;
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
  const r1436 = readBadCutParameter(p);
  if (r1436 === undefined) { return -1; }
  value = r1436;
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
  l1437: {
    const s1438 = p;
    l1439: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1439; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1439; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1439; }
      l1445: for (;;) {
        const s1447 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1446: {
            p = skipAttribute(p);
            if (p < 0) { break l1446; }
            continue l1445;
          }
          p = s1447;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1439; }
      l1452: {
        const s1453 = p;
        l1454: {
          p = skipValueStart(p);
          if (p < 0) { break l1454; }
          break l1452;
        }
        p = s1453;
        p = skipValueFollows(p);
        if (p < 0) { break l1439; }
      }
      break l1437;
    }
    p = s1438;
    l1455: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1455; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1455; }

      p = skipValueStart(p);
      if (p < 0) { break l1455; }
      break l1437;
    }
    p = s1438;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l1456: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1458 = p;
        l1457: {
          p++;
          break l1456;
        }
        p = s1458;
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
  l1441: for (;;) {
    const s1443 = p;
    l1442: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1442; }
      continue l1441;
    }
    p = s1443;
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
  const near1451 = p + 16;
  while (p < near1451 && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128)) p++;
  if (p === near1451) {
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
  const r1460 = readElementHead(p);
  if (r1460 === undefined) { return -1; }
  value = r1460;
  p = pos;
  leafValue = value;
  return p;
}

function readElementHead(p: number): ElementHeadNode | undefined {
  const start = p;
  let l_key!: string;
  p = skipTagOpen(p);
  if (p < 0) { return undefined; }
  const r1461 = readElementKey(p);
  if (r1461 === undefined) { return undefined; }
  l_key = r1461;
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
  l1462: {
    const s1463 = p;
    l1464: {
      const r1465 = readToolParameter(p);
      if (r1465 === undefined) { break l1464; }
      value = r1465;
      p = pos;
      break l1462;
    }
    p = s1463;
    {
      const s1467 = p;
      l1468: {
        p = skipNotKey(p);
        if (p < 0) { break l1468; }
        return undefined;
      }
      p = s1467;
    }
    const r1470 = readAnyKey(p);
    if (r1470 === undefined) { return undefined; }
    value = r1470;
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
  const s1471 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near1472 = p + 16;
  while (p < near1472 && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
  if (p === near1472) {
    STOPS_20.lastIndex = p;
    p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  value = text.slice(s1471, p);
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
  let e1476!: null;
  l1479: {
    const s1477 = p;
    l1478: {
      p = skipNests(p);
      if (p < 0) { break l1478; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipTagOpen(p);
      if (p < 0) { break l1478; }
      {
        const s1480 = p;
        l1481: {
          p = skipNotKey(p);
          if (p < 0) { break l1481; }
          break l1478;
        }
        p = s1480;
      }
      p = skipAnyKey(p);
      if (p < 0) { break l1478; }
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l1478;
      }
      p++;
      p = s1477;
      break l1479;
    }
    p = s1477;
    return -1;
  }
  e1476 = null;
  value = [e1476];
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
  const near1484 = p + 16;
  while (p < near1484 && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
  if (p === near1484) {
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
      l1485: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1485;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l1486: {
      {
        const s1487 = p;
        l1488: {
          p = skipElementStop(p);
          if (p < 0) { break l1488; }
          break l1486;
        }
        p = s1487;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1486;
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
  l1490: {
    const s1491 = p;
    l1492: {
      p = skipTagMarker(p);
      if (p < 0) { break l1492; }
      break l1490;
    }
    p = s1491;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l1493: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1495 = p;
        l1494: {
          p = skipEol(p);
          if (p < 0) { break l1494; }
          break l1493;
        }
        p = s1495;
      } else touched ||= p >= end;
    }
    l1496: {
      const s1497 = p;
      l1498: {
        p = skipElementCloses(p);
        if (p < 0) { break l1498; }
        break l1496;
      }
      p = s1497;
      if (text.charCodeAt(p) === 60) {
        l1535: {
          p = skip_toolClose(p);
          if (p < 0) { break l1535; }
          break l1496;
        }
        p = s1497;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        l1536: {
          p = skipOtherParameter(p);
          if (p < 0) { break l1536; }
          break l1496;
        }
        p = s1497;
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
  l1501: {
    const s1502 = p;
    l1503: {
      l1506: {
        const s1504 = p;
        l1505: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1507: {
            const s1508 = p;
            if (text.charCodeAt(p) === 60) {
              l1509: {

                p++;
                p = skipToolParameter(p);
                if (p < 0) { break l1509; }
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l1509;
                }
                p++;
                break l1507;
              }
              p = s1508;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l1510: {
                p = skip_toolClose(p);
                if (p < 0) { break l1510; }
                break l1507;
              }
              p = s1508;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1513 = p;
                l1514: {
                  p++;
                  break l1505;
                }
                p = s1513;
              }
            } else touched ||= p >= end;
          }
          p = s1504;
          break l1506;
        }
        p = s1504;
        break l1503;
      }
      break l1501;
    }
    p = s1502;
    {
      const s1516 = p;
      l1517: {
        p = skipElementClosesLater(p);
        if (p < 0) { break l1517; }
        return -1;
      }
      p = s1516;
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
  const s1499 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near1500 = p + 16;
  while (p < near1500 && ((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  if (p === near1500) {
    STOPS_21.lastIndex = p;
    p = STOPS_21.test(text) ? STOPS_21.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  value = text.slice(s1499, p);
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
  const s1511 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near1512 = p + 16;
  while (p < near1512 && ((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  if (p === near1512) {
    STOPS_21.lastIndex = p;
    p = STOPS_21.test(text) ? STOPS_21.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  value = text.slice(s1511, p);
  pos = p;
  return value;
}

function skipElementClosesLater(p: number): number {
  l1519: for (;;) {
    const s1521 = p;
    l1520: {
      {
        const s1523 = p;
        l1524: {
          p = skip_elementClose(p);
          if (p < 0) { break l1524; }
          break l1520;
        }
        p = s1523;
      }
      if (text.charCodeAt(p) === 60) {
        {
          const s1526 = p;
          l1527: {
            p = skip_toolClose(p);
            if (p < 0) { break l1527; }
            break l1520;
          }
          p = s1526;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1529 = p;
          l1530: {
            p = skipOtherParameter(p);
            if (p < 0) { break l1530; }
            break l1520;
          }
          p = s1529;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1520;
      }
      p++;
      continue l1519;
    }
    p = s1521;
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
      const s1532 = p;
      l1533: {
        p = skipKeyAgain(p);
        if (p < 0) { break l1533; }
        return -1;
      }
      p = s1532;
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
  const r1537 = readElementEnd(p);
  if (r1537 === undefined) { return -1; }
  value = r1537;
  p = pos;
  leafValue = value;
  return p;
}

function readElementEnd(p: number): ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode | undefined {
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  l1538: {
    const s1539 = p;
    const t1540 = trail.length;
    l1541: {
      const r1542 = readElementClose(p);
      if (r1542 === undefined) { break l1541; }
      value = r1542;
      p = pos;
      break l1538;
    }
    p = s1539;
    if (trail.length > t1540) trail.length = t1540;
    l1547: {
      const r1548 = readBadElementClose(p);
      if (r1548 === undefined) { break l1547; }
      value = r1548;
      p = pos;
      break l1538;
    }
    p = s1539;
    if (trail.length > t1540) trail.length = t1540;
    l1553: {
      const r1554 = readBadCutElementClose(p);
      if (r1554 === undefined) { break l1553; }
      value = r1554;
      p = pos;
      break l1538;
    }
    p = s1539;
    if (trail.length > t1540) trail.length = t1540;
    l1556: {
      const r1557 = readMissingRest(p);
      if (r1557 === undefined) { break l1556; }
      value = r1557;
      p = pos;
      break l1538;
    }
    p = s1539;
    if (trail.length > t1540) trail.length = t1540;
    const r1559 = readMissingElementClose(p);
    if (r1559 === undefined) { return undefined; }
    value = r1559;
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
  l1543: {
    const s1545 = p;
    l1544: {
      p = skipLayout(p);
      if (p < 0) { break l1544; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1544;
      }
      p = skipEol(p);
      if (p < 0) { break l1544; }
      break l1543;
    }
    p = s1545;
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
    const s1549 = p;
    l1550: {
      p = skipNotKey(p);
      if (p < 0) { break l1550; }
      return undefined;
    }
    p = s1549;
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
  l1562: {
    const s1563 = p;
    const t1564 = trail.length;
    l1565: {
      const r1566 = readBadCutElement(p);
      if (r1566 === undefined) { break l1565; }
      value = r1566;
      p = pos;
      break l1562;
    }
    p = s1563;
    if (trail.length > t1564) trail.length = t1564;
    l1574: {
      const r1575 = readBadLoneKey(p);
      if (r1575 === undefined) { break l1574; }
      value = r1575;
      p = pos;
      break l1562;
    }
    p = s1563;
    if (trail.length > t1564) trail.length = t1564;
    if (text.charCodeAt(p) === 96) {
      l1577: {
        const r1578 = readBadInnerFence(p);
        if (r1578 === undefined) { break l1577; }
        value = r1578;
        p = pos;
        break l1562;
      }
      p = s1563;
      if (trail.length > t1564) trail.length = t1564;
    } else touched ||= p >= end;
    const r1580 = readInnerFenceEnd(p);
    if (r1580 === undefined) { return -1; }
    value = r1580;
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
  l1567: {
    const s1568 = p;
    l1569: {
      p = skipToolParameter(p);
      if (p < 0) { break l1569; }
      break l1567;
    }
    p = s1568;
    {
      const s1570 = p;
      l1571: {
        p = skipNotKey(p);
        if (p < 0) { break l1571; }
        return -1;
      }
      p = s1570;
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
  let e1582!: null;
  l1585: {
    const s1583 = p;
    l1584: {
      p = skipAnyArguments(p);
      if (p < 0) { break l1584; }
      p = s1583;
      break l1585;
    }
    p = s1583;
    return -1;
  }
  e1582 = null;
  value = [e1582];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s1586 = p;
    l1587: {
      p = skipEnds(p);
      if (p < 0) { break l1587; }
      return -1;
    }
    p = s1586;
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
  l1589: {
    const s1590 = p;
    const t1591 = trail.length;
    l1592: {
      const r1593 = readBadBrackets(p);
      if (r1593 === undefined) { break l1592; }
      value = r1593;
      p = pos;
      break l1589;
    }
    p = s1590;
    if (trail.length > t1591) trail.length = t1591;
    const r1595 = readBadJunk(p);
    if (r1595 === undefined) { return -1; }
    value = r1595;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1596 = p;
    l1597: {
      p = skip_callOver(p);
      if (p < 0) { break l1597; }
      return undefined;
    }
    p = s1596;
  }
  let m1603 = false;
  l1600: for (;;) {
    const s1602 = p;
    l1601: {
      {
        const s1604 = p;
        l1605: {
          p = skipEnds(p);
          if (p < 0) { break l1605; }
          break l1601;
        }
        p = s1604;
      }
      {
        const s1607 = p;
        l1608: {
          p = skip_callClose(p);
          if (p < 0) { break l1608; }
          break l1601;
        }
        p = s1607;
      }
      {
        const s1610 = p;
        l1611: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1611; }
          break l1601;
        }
        p = s1610;
      }
      {
        const s1613 = p;
        l1614: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1614; }
          break l1601;
        }
        p = s1613;
      }
      {
        const s1616 = p;
        l1617: {
          p = skipTagMarker(p);
          if (p < 0) { break l1617; }
          break l1601;
        }
        p = s1616;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1619 = p;
          l1620: {
            p++;
            break l1601;
          }
          p = s1619;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1601;
      }
      p++;
      m1603 = true;
      continue l1600;
    }
    p = s1602;
    break;
  }
  if (!m1603) { return undefined; }
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
  const r1623 = readCallEnd(p);
  if (r1623 === undefined) { return -1; }
  value = r1623;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l1624: {
    const s1625 = p;
    const t1626 = trail.length;
    l1627: {
      const r1628 = readCallClose(p);
      if (r1628 === undefined) { break l1627; }
      value = r1628;
      p = pos;
      break l1624;
    }
    p = s1625;
    if (trail.length > t1626) trail.length = t1626;
    l1630: {
      const r1631 = readBadCallClose(p);
      if (r1631 === undefined) { break l1630; }
      value = r1631;
      p = pos;
      break l1624;
    }
    p = s1625;
    if (trail.length > t1626) trail.length = t1626;
    l1633: {
      const r1634 = readBadCutClose(p);
      if (r1634 === undefined) { break l1633; }
      value = r1634;
      p = pos;
      break l1624;
    }
    p = s1625;
    if (trail.length > t1626) trail.length = t1626;
    l1636: {
      const r1637 = readCallOver(p);
      if (r1637 === undefined) { break l1636; }
      value = r1637;
      p = pos;
      break l1624;
    }
    p = s1625;
    if (trail.length > t1626) trail.length = t1626;
    l1642: {
      const r1643 = readCallOverAtEnd(p);
      if (r1643 === undefined) { break l1642; }
      value = r1643;
      p = pos;
      break l1624;
    }
    p = s1625;
    if (trail.length > t1626) trail.length = t1626;
    l1648: {
      const r1649 = readMissingAtEnd(p);
      if (r1649 === undefined) { break l1648; }
      value = r1649;
      p = pos;
      break l1624;
    }
    p = s1625;
    if (trail.length > t1626) trail.length = t1626;
    const r1654 = readMissingCallClose(p);
    if (r1654 === undefined) { return undefined; }
    value = r1654;
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
  l1640: {
    if (p < end) {
      const s1638 = p;
      l1639: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1639;
        }
        p++;
        p = s1638;
        break l1640;
      }
      p = s1638;
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
      const s1644 = p;
      l1645: {
        p++;
        return undefined;
      }
      p = s1644;
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
      const s1650 = p;
      l1651: {
        p++;
        return undefined;
      }
      p = s1650;
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
  const r1657 = readBadCutCall(p);
  if (r1657 === undefined) { return -1; }
  value = r1657;
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
  l1658: {
    const s1659 = p;
    l1660: {
      p = skipBadOtherCall(p);
      if (p < 0) { break l1660; }
      p = skipCallName(p);
      if (p < 0) { break l1660; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipOtherNameEnd(p);
      if (p < 0) { break l1660; }
      l1668: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          const s1666 = p;
          l1667: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (text.charCodeAt(p) !== 123) {
              touched ||= p >= end;
              break l1667;
            }
            p++;
            p = s1666;
            break l1668;
          }
          p = s1666;
        } else touched ||= p >= end;
        break l1660;
      }
      break l1658;
    }
    p = s1659;
    l1669: {
      p = skipCallOpen(p);
      if (p < 0) { break l1669; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1669; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1670: {
        const s1672 = p;
        l1671: {
          p = skipCallId(p);
          if (p < 0) { break l1671; }
          break l1670;
        }
        p = s1672;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1669; }
      l1675: for (;;) {
        const s1677 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1676: {
            p = skipAttribute(p);
            if (p < 0) { break l1676; }
            continue l1675;
          }
          p = s1677;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l1669; }
      break l1658;
    }
    p = s1659;
    l1679: {
      p = skipCallOpen(p);
      if (p < 0) { break l1679; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1679; }
      p = skipLooseEnd(p);
      if (p < 0) { break l1679; }
      break l1658;
    }
    p = s1659;
    l1680: {
      p = skipCallOpen(p);
      if (p < 0) { break l1680; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1680; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1681: {
        const s1682 = p;
        l1683: {
          p = skipBadNameEnd(p);
          if (p < 0) { break l1683; }
          break l1681;
        }
        p = s1682;
        p = skipBadNoNameEnd(p);
        if (p < 0) { break l1680; }
      }
      break l1658;
    }
    p = s1659;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l1687: {
      const s1688 = p;
      if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 62)) {
        l1689: {
          l1690: {
            if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
              const s1692 = p;
              l1691: {
                p++;
                break l1690;
              }
              p = s1692;
            } else touched ||= p >= end;
          }
          if (text.charCodeAt(p) !== 62) {
            touched ||= p >= end;
            break l1689;
          }
          p++;
          break l1687;
        }
        p = s1688;
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
  l1662: for (;;) {
    const s1664 = p;
    l1663: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1663; }
      continue l1662;
    }
    p = s1664;
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
  const near1674 = p + 16;
  while (p < near1674 && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) p++;
  if (p === near1674) {
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
  l1686: {
    const s1684 = p;
    l1685: {
      p = skipMayLackNameEnd(p);
      if (p < 0) { break l1685; }
      if (text.charCodeAt(p) !== 123) {
        touched ||= p >= end;
        break l1685;
      }
      p++;
      p = s1684;
      break l1686;
    }
    p = s1684;
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
  l1694: {
    const s1695 = p;
    const t1696 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1697: {
        const r1698 = readSpace(p);
        if (r1698 === undefined) { break l1697; }
        value = r1698;
        p = pos;
        break l1694;
      }
      p = s1695;
      if (trail.length > t1696) trail.length = t1696;
    } else touched ||= p >= end;
    l1700: {
      const r1701 = readSeparator(p);
      if (r1701 === undefined) { break l1700; }
      value = r1701;
      p = pos;
      break l1694;
    }
    p = s1695;
    if (trail.length > t1696) trail.length = t1696;
    if (text.charCodeAt(p) === 96) {
      l1706: {
        const r1707 = readBadInnerFence(p);
        if (r1707 === undefined) { break l1706; }
        value = r1707;
        p = pos;
        break l1694;
      }
      p = s1695;
      if (trail.length > t1696) trail.length = t1696;
    } else touched ||= p >= end;
    const r1709 = readInnerFenceEnd(p);
    if (r1709 === undefined) { return -1; }
    value = r1709;
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
  l1704: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
      const s1702 = p;
      l1703: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1703;
        }
        p++;
        p = s1702;
        break l1704;
      }
      p = s1702;
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
  const r1711 = readPyOpen(p);
  if (r1711 === undefined) { return -1; }
  value = r1711;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1714: {
    const s1712 = p;
    l1713: {
      p = skip_pyList(p);
      if (p < 0) { break l1713; }
      p = s1712;
      break l1714;
    }
    p = s1712;
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
  const n1716 = characterSize(p, CLASS_5);
  if (n1716 === 0) { return -1; }
  p += n1716;
  l1717: for (;;) {
    const s1719 = p;
    if (p < end) {
      l1718: {
        const n1721 = characterSize(p, CLASS_6);
        if (n1721 === 0) { break l1718; }
        p += n1721;
        continue l1717;
      }
      p = s1719;
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
  const r1723 = readPyHead(p);
  if (r1723 === undefined) { return -1; }
  value = r1723;
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
  const r1724 = readPyName(p);
  if (r1724 === undefined) { return undefined; }
  l_name = r1724;
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
  const s1725 = p;
  const n1726 = characterSize(p, CLASS_5);
  if (n1726 === 0) { return undefined; }
  p += n1726;
  l1727: for (;;) {
    const s1729 = p;
    if (p < end) {
      l1728: {
        const n1731 = characterSize(p, CLASS_6);
        if (n1731 === 0) { break l1728; }
        p += n1731;
        continue l1727;
      }
      p = s1729;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1725, p);
  pos = p;
  return value;
}

function leaf429(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l1734: {
    const s1735 = p;
    const t1736 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1737: {
        const r1738 = readComma(p);
        if (r1738 === undefined) { break l1737; }
        value = r1738;
        p = pos;
        break l1734;
      }
      p = s1735;
      if (trail.length > t1736) trail.length = t1736;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1740: {
        const r1741 = readSpace(p);
        if (r1741 === undefined) { break l1740; }
        value = r1741;
        p = pos;
        break l1734;
      }
      p = s1735;
      if (trail.length > t1736) trail.length = t1736;
    } else touched ||= p >= end;
    const r1743 = readBadDebris(p);
    if (r1743 === undefined) { return -1; }
    value = r1743;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf430(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r1745 = readPyEnd(p);
  if (r1745 === undefined) { return -1; }
  value = r1745;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l1746: {
    const s1747 = p;
    const t1748 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1749: {
        const r1750 = readPyClose(p);
        if (r1750 === undefined) { break l1749; }
        value = r1750;
        p = pos;
        break l1746;
      }
      p = s1747;
      if (trail.length > t1748) trail.length = t1748;
    } else touched ||= p >= end;
    l1752: {
      const r1753 = readMissingAtEnd(p);
      if (r1753 === undefined) { break l1752; }
      value = r1753;
      p = pos;
      break l1746;
    }
    p = s1747;
    if (trail.length > t1748) trail.length = t1748;
    const r1755 = readMissingBracket(p);
    if (r1755 === undefined) { return undefined; }
    value = r1755;
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
  const r1758 = readBadLineList(p);
  if (r1758 === undefined) { return -1; }
  value = r1758;
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
  l1761: {
    if (p < end) {
      const s1759 = p;
      l1760: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1760;
        }
        p = skipPyName(p);
        if (p < 0) { break l1760; }
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l1760;
        }
        p++;
        p = s1759;
        break l1761;
      }
      p = s1759;
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
  l1763: {
    const s1764 = p;
    if (text.charCodeAt(p) === 44) {
      l1765: {
        const r1766 = readLineComma(p);
        if (r1766 === undefined) { break l1765; }
        value = r1766;
        p = pos;
        break l1763;
      }
      p = s1764;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    const r1768 = readSpace(p);
    if (r1768 === undefined) { return -1; }
    value = r1768;
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
  l1770: {
    if (text.charCodeAt(p) === 93) {
      const s1772 = p;
      l1771: {
        const r1773 = readLineListEnd(p);
        if (r1773 === undefined) { break l1771; }
        value = r1773;
        p = pos;
        break l1770;
      }
      p = s1772;
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
  let e1775!: null;
  l1778: {
    const s1776 = p;
    l1777: {
      p = skipLines(p);
      if (p < 0) { break l1777; }
      p = s1776;
      break l1778;
    }
    p = s1776;
    return -1;
  }
  e1775 = null;
  value = [e1775];
  leafValue = value;
  return p;
}

function leaf442(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e1779!: null;
  l1782: {
    const s1780 = p;
    l1781: {
      p = skipJson(p);
      if (p < 0) { break l1781; }
      p = s1780;
      break l1782;
    }
    p = s1780;
    return -1;
  }
  e1779 = null;
  let e1783!: null;
  {
    const s1784 = p;
    l1785: {
      p = skipEnds(p);
      if (p < 0) { break l1785; }
      return -1;
    }
    p = s1784;
  }
  e1783 = null;
  value = [e1779, e1783];
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
  const r1787 = readBadBrackets(p);
  if (r1787 === undefined) { return -1; }
  value = r1787;
  p = pos;
  leafValue = value;
  return p;
}

function leaf446(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1789!: null;
  l1792: {
    const s1790 = p;
    l1791: {
      p = skipVisible(p);
      if (p < 0) { break l1791; }
      p = s1790;
      break l1792;
    }
    p = s1790;
    return -1;
  }
  e1789 = null;
  value = [e1789];
  leafValue = value;
  return p;
}

function leaf447(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1793: {
    const s1794 = p;
    const t1795 = trail.length;
    l1796: {
      const r1797 = readBadNameless(p);
      if (r1797 === undefined) { break l1796; }
      value = r1797;
      p = pos;
      break l1793;
    }
    p = s1794;
    if (trail.length > t1795) trail.length = t1795;
    const r1821 = readBadStrayWords(p);
    if (r1821 === undefined) { return -1; }
    value = r1821;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1798: {
    const s1799 = p;
    l1800: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1800; }
      break l1798;
    }
    p = s1799;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l1801: for (;;) {
    const s1803 = p;
    l1802: {
      {
        const s1805 = p;
        l1806: {
          p = skip_callClose(p);
          if (p < 0) { break l1806; }
          break l1802;
        }
        p = s1805;
      }
      {
        const s1808 = p;
        l1809: {
          p = skip_sectionClose(p);
          if (p < 0) { break l1809; }
          break l1802;
        }
        p = s1808;
      }
      {
        const s1811 = p;
        l1812: {
          p = skipCallOpening(p);
          if (p < 0) { break l1812; }
          break l1802;
        }
        p = s1811;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1802;
      }
      p++;
      continue l1801;
    }
    p = s1803;
    break;
  }
  l1817: {
    const s1819 = p;
    l1818: {
      p = skip_callClose(p);
      if (p < 0) { break l1818; }
      break l1817;
    }
    p = s1819;
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
  l1816: {
    const s1814 = p;
    l1815: {
      p = skipVisible(p);
      if (p < 0) { break l1815; }
      p = s1814;
      break l1816;
    }
    p = s1814;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l1822: {
    const s1823 = p;
    l1824: {
      l1827: {
        const s1825 = p;
        l1826: {
          p = skipSectionCloses(p);
          if (p < 0) { break l1826; }
          p = s1825;
          break l1827;
        }
        p = s1825;
        break l1824;
      }
      let m1831 = false;
      l1828: for (;;) {
        const s1830 = p;
        l1829: {
          {
            const s1832 = p;
            l1833: {
              p = skipStrayStop(p);
              if (p < 0) { break l1833; }
              break l1829;
            }
            p = s1832;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s1842 = p;
              l1843: {

                p++;
                break l1829;
              }
              p = s1842;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s1845 = p;
              l1846: {

                p++;
                break l1829;
              }
              p = s1845;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1829;
          }
          p++;
          m1831 = true;
          continue l1828;
        }
        p = s1830;
        break;
      }
      if (!m1831) { break l1824; }
      break l1822;
    }
    p = s1823;
    l1850: {
      const s1848 = p;
      l1849: {
        p = skip_sectionOver(p);
        if (p < 0) { break l1849; }
        p = s1848;
        break l1850;
      }
      p = s1848;
      return undefined;
    }
    let m1854 = false;
    l1851: for (;;) {
      const s1853 = p;
      l1852: {
        {
          const s1855 = p;
          l1856: {
            p = skipStrayStop(p);
            if (p < 0) { break l1856; }
            break l1852;
          }
          p = s1855;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1852;
        }
        p++;
        m1854 = true;
        continue l1851;
      }
      p = s1853;
      break;
    }
    if (!m1854) { return undefined; }
    l1860: {
      if (text.charCodeAt(p) === 91) {
        const s1858 = p;
        l1859: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l1859;
          }
          p++;
          p = s1858;
          break l1860;
        }
        p = s1858;
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
  l1835: {
    const s1836 = p;
    l1837: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1837; }
      break l1835;
    }
    p = s1836;
    l1838: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1838; }
      break l1835;
    }
    p = s1836;
    l1839: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1839; }
      break l1835;
    }
    p = s1836;
    l1840: {
      p = skipVisible(p);
      if (p < 0) { break l1840; }
      break l1835;
    }
    p = s1836;
    l1841: {
      p = skipLines(p);
      if (p < 0) { break l1841; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1841;
      }
      p = skipEol(p);
      if (p < 0) { break l1841; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1841;
      }
      p = skipPyName(p);
      if (p < 0) { break l1841; }
      if (text.charCodeAt(p) !== 40) {
        touched ||= p >= end;
        break l1841;
      }
      p++;
      break l1835;
    }
    p = s1836;
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
  const r1862 = readSectionEnd(p);
  if (r1862 === undefined) { return -1; }
  value = r1862;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverAtEndNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverAtEndNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1863: {
    const s1864 = p;
    const t1865 = trail.length;
    l1866: {
      const r1867 = readSectionClose(p);
      if (r1867 === undefined) { break l1866; }
      value = r1867;
      p = pos;
      break l1863;
    }
    p = s1864;
    if (trail.length > t1865) trail.length = t1865;
    l1869: {
      const r1870 = readBadSectionClose(p);
      if (r1870 === undefined) { break l1869; }
      value = r1870;
      p = pos;
      break l1863;
    }
    p = s1864;
    if (trail.length > t1865) trail.length = t1865;
    l1872: {
      const r1873 = readBadCutClose(p);
      if (r1873 === undefined) { break l1872; }
      value = r1873;
      p = pos;
      break l1863;
    }
    p = s1864;
    if (trail.length > t1865) trail.length = t1865;
    l1875: {
      const r1876 = readSectionOverAtEnd(p);
      if (r1876 === undefined) { break l1875; }
      value = r1876;
      p = pos;
      break l1863;
    }
    p = s1864;
    if (trail.length > t1865) trail.length = t1865;
    l1881: {
      const r1882 = readSectionOver(p);
      if (r1882 === undefined) { break l1881; }
      value = r1882;
      p = pos;
      break l1863;
    }
    p = s1864;
    if (trail.length > t1865) trail.length = t1865;
    l1884: {
      const r1885 = readMissingAtEnd(p);
      if (r1885 === undefined) { break l1884; }
      value = r1885;
      p = pos;
      break l1863;
    }
    p = s1864;
    if (trail.length > t1865) trail.length = t1865;
    const r1887 = readMissingSectionClose(p);
    if (r1887 === undefined) { return undefined; }
    value = r1887;
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
      const s1877 = p;
      l1878: {
        p++;
        return undefined;
      }
      p = s1877;
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
  const r1890 = readBadNoFence(p);
  if (r1890 === undefined) { return -1; }
  value = r1890;
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
  l1893: {
    if (text.charCodeAt(p) === 91) {
      const s1891 = p;
      l1892: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1892;
        }
        p++;
        p = s1891;
        break l1893;
      }
      p = s1891;
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
  const r1895 = readWordedListOpen(p);
  if (r1895 === undefined) { return -1; }
  value = r1895;
  p = pos;
  leafValue = value;
  return p;
}

function readWordedListOpen(p: number): WordedListOpenNode | undefined {
  const start = p;
  l1898: {
    const s1896 = p;
    l1897: {
      p = skip_wordedList(p);
      if (p < 0) { break l1897; }
      p = s1896;
      break l1898;
    }
    p = s1896;
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
  l1899: {
    const s1900 = p;
    if (text.charCodeAt(p) === 91) {
      l1901: {

        p++;
        break l1899;
      }
      p = s1900;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
      l1902: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l1902;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1902;
        }
        p++;
        break l1899;
      }
      p = s1900;
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
  let e1904!: null;
  l1907: {
    const s1905 = p;
    l1906: {
      p = skipBareCall(p);
      if (p < 0) { break l1906; }
      p = s1905;
      break l1907;
    }
    p = s1905;
    return -1;
  }
  e1904 = null;
  value = [e1904];
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
  l1908: {
    const s1909 = p;
    const t1910 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1911: {
        const r1912 = readSpace(p);
        if (r1912 === undefined) { break l1911; }
        value = r1912;
        p = pos;
        break l1908;
      }
      p = s1909;
      if (trail.length > t1910) trail.length = t1910;
    } else touched ||= p >= end;
    const r1914 = readBadNameless(p);
    if (r1914 === undefined) { return -1; }
    value = r1914;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf481(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1916: {
    const s1918 = p;
    l1917: {
      const r1919 = readLateClose(p);
      if (r1919 === undefined) { break l1917; }
      value = r1919;
      p = pos;
      break l1916;
    }
    p = s1918;
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
  const r1921 = readLoneCallHead(p);
  if (r1921 === undefined) { return -1; }
  value = r1921;
  p = pos;
  leafValue = value;
  return p;
}

function readLoneCallHead(p: number): LoneCallHeadNode | undefined {
  const start = p;
  let l_flaw!: BadLoneOpenNode;
  let l_name!: string;
  const r1922 = readBadLoneOpen(p);
  if (r1922 === undefined) { return undefined; }
  l_flaw = r1922;
  p = pos;
  const r1924 = readCallName(p);
  if (r1924 === undefined) { return undefined; }
  l_name = r1924;
  p = pos;
  l1928: {
    if (text.charCodeAt(p) === 123) {
      const s1926 = p;
      l1927: {

        p++;
        p = s1926;
        break l1928;
      }
      p = s1926;
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
  const r1930 = readLoneCallEnd(p);
  if (r1930 === undefined) { return -1; }
  value = r1930;
  p = pos;
  leafValue = value;
  return p;
}

function readLoneCallEnd(p: number): LoneCallEndNode | undefined {
  const start = p;
  l1931: {
    const s1933 = p;
    l1932: {
      p = skip_callClose(p);
      if (p < 0) { break l1932; }
      break l1931;
    }
    p = s1933;
  }
  pos = p;
  return { type: 'LoneCallEnd', start: base + start, end: base + p };
}

function leaf490(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1935!: null;
  l1938: {
    const s1936 = p;
    l1937: {
      p = skipBareObject(p);
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
  l1939: {
    const s1940 = p;
    const t1941 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1942: {
        const r1943 = readSpace(p);
        if (r1943 === undefined) { break l1942; }
        value = r1943;
        p = pos;
        break l1939;
      }
      p = s1940;
      if (trail.length > t1941) trail.length = t1941;
    } else touched ||= p >= end;
    l1945: {
      const r1946 = readSeparator(p);
      if (r1946 === undefined) { break l1945; }
      value = r1946;
      p = pos;
      break l1939;
    }
    p = s1940;
    if (trail.length > t1941) trail.length = t1941;
    const r1948 = readBadBrackets(p);
    if (r1948 === undefined) { return -1; }
    value = r1948;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf495(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1950!: null;
  l1953: {
    const s1951 = p;
    l1952: {
      p = skip_pyList(p);
      if (p < 0) { break l1952; }
      p = s1951;
      break l1953;
    }
    p = s1951;
    return -1;
  }
  e1950 = null;
  value = [e1950];
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
  const r1954 = readBadBracket(p);
  if (r1954 === undefined) { return -1; }
  value = r1954;
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
  const r1956 = readToolHead(p);
  if (r1956 === undefined) { return -1; }
  value = r1956;
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
  const r1957 = readToolName(p);
  if (r1957 === undefined) { return undefined; }
  l_name = r1957;
  p = pos;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1961: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      const s1959 = p;
      l1960: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1960;
        }
        p++;
        l1962: {
          if (text.charCodeAt(p) === 47) {
            const s1964 = p;
            l1963: {

              p++;
              break l1962;
            }
            p = s1964;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1960; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1960;
        }
        p++;
        p = s1959;
        break l1961;
      }
      p = s1959;
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
  l1966: {
    const s1967 = p;
    const t1968 = trail.length;
    l1969: {
      const r1970 = readBadCutElement(p);
      if (r1970 === undefined) { break l1969; }
      value = r1970;
      p = pos;
      break l1966;
    }
    p = s1967;
    if (trail.length > t1968) trail.length = t1968;
    const r1972 = readBadToolWords(p);
    if (r1972 === undefined) { return -1; }
    value = r1972;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadToolWords(p: number): BadToolWordsNode | undefined {
  const start = p;
  let m1976 = false;
  l1973: for (;;) {
    const s1975 = p;
    l1974: {
      if (text.charCodeAt(p) === 60) {
        {
          const s1977 = p;
          l1978: {
            p = skip_toolClose(p);
            if (p < 0) { break l1978; }
            break l1974;
          }
          p = s1977;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1980 = p;
          l1981: {

            p++;
            p = skipToolParameter(p);
            if (p < 0) { break l1981; }
            if (text.charCodeAt(p) !== 62) {
              touched ||= p >= end;
              break l1981;
            }
            p++;
            break l1974;
          }
          p = s1980;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1983 = p;
          l1984: {
            p = skipToolHead(p);
            if (p < 0) { break l1984; }
            break l1974;
          }
          p = s1983;
        }
      } else touched ||= p >= end;
      {
        const s1992 = p;
        l1993: {
          p = skipCutToolTag(p);
          if (p < 0) { break l1993; }
          break l1974;
        }
        p = s1992;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1974;
      }
      p++;
      m1976 = true;
      continue l1973;
    }
    p = s1975;
    break;
  }
  if (!m1976) { return undefined; }
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
  l1988: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      const s1986 = p;
      l1987: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1987;
        }
        p++;
        l1989: {
          if (text.charCodeAt(p) === 47) {
            const s1991 = p;
            l1990: {

              p++;
              break l1989;
            }
            p = s1991;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1987; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1987;
        }
        p++;
        p = s1986;
        break l1988;
      }
      p = s1986;
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
  l1995: {
    const s1996 = p;
    if (text.charCodeAt(p) === 60) {
      l1997: {
        p = skip_toolClose(p);
        if (p < 0) { break l1997; }
        break l1995;
      }
      p = s1996;
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
  const r1999 = readToolEnd(p);
  if (r1999 === undefined) { return -1; }
  value = r1999;
  p = pos;
  leafValue = value;
  return p;
}

function readToolEnd(p: number): ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode | undefined {
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  l2000: {
    const s2001 = p;
    const t2002 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l2003: {
        const r2004 = readToolClose(p);
        if (r2004 === undefined) { break l2003; }
        value = r2004;
        p = pos;
        break l2000;
      }
      p = s2001;
      if (trail.length > t2002) trail.length = t2002;
    } else touched ||= p >= end;
    l2006: {
      const r2007 = readBadCutToolClose(p);
      if (r2007 === undefined) { break l2006; }
      value = r2007;
      p = pos;
      break l2000;
    }
    p = s2001;
    if (trail.length > t2002) trail.length = t2002;
    l2009: {
      const r2010 = readMissingRest(p);
      if (r2010 === undefined) { break l2009; }
      value = r2010;
      p = pos;
      break l2000;
    }
    p = s2001;
    if (trail.length > t2002) trail.length = t2002;
    const r2012 = readMissingToolClose(p);
    if (r2012 === undefined) { return undefined; }
    value = r2012;
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
  const r2015 = readBadStrayClose(p);
  if (r2015 === undefined) { return -1; }
  value = r2015;
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
  const r2017 = readFenceOpen(p);
  if (r2017 === undefined) { return -1; }
  value = r2017;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s2018 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  const near2019 = p + 16;
  while (p < near2019 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near2019) {
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
  l_text = text.slice(s2018, p);
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
      l2021: {
        if (text.charCodeAt(p) === 96) {
          {
            const s2022 = p;
            l2023: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l2023;
              }
              p += 3;
              break l2021;
            }
            p = s2022;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l2021;
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
  l2025: {
    if (text.charCodeAt(p) === 96) {
      const s2027 = p;
      l2026: {
        const r2028 = readFenceClose(p);
        if (r2028 === undefined) { break l2026; }
        value = r2028;
        p = pos;
        break l2025;
      }
      p = s2027;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s2029 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s2029, p);
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
  const r2031 = readInlineCode(p);
  if (r2031 === undefined) { return -1; }
  value = r2031;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s2032 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s2032, p);
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
      l2034: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2034;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l2035: {
      {
        const s2036 = p;
        l2037: {
          p = skipStop(p);
          if (p < 0) { break l2037; }
          break l2035;
        }
        p = s2036;
      }
      {
        const s2039 = p;
        l2040: {
          p = skipCutStop(p);
          if (p < 0) { break l2040; }
          break l2035;
        }
        p = s2039;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l2035;
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
  l2042: {
    const s2043 = p;
    const t2044 = trail.length;
    l2045: {
      const r2046 = readBadCutMarker(p);
      if (r2046 === undefined) { break l2045; }
      value = r2046;
      p = pos;
      break l2042;
    }
    p = s2043;
    if (trail.length > t2044) trail.length = t2044;
    l2048: {
      const r2049 = readBadCutOpening(p);
      if (r2049 === undefined) { break l2048; }
      value = r2049;
      p = pos;
      break l2042;
    }
    p = s2043;
    if (trail.length > t2044) trail.length = t2044;
    const r2058 = readLoneText(p);
    if (r2058 === undefined) { return -1; }
    value = r2058;
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
  l2050: {
    const s2051 = p;
    l2052: {
      p = skip_pyList(p);
      if (p < 0) { break l2052; }
      break l2050;
    }
    p = s2051;
    l2053: {
      p = skip_wordedList(p);
      if (p < 0) { break l2053; }
      break l2050;
    }
    p = s2051;
    l2054: {
      p = skipBareCall(p);
      if (p < 0) { break l2054; }
      break l2050;
    }
    p = s2051;
    l2055: {
      p = skipBareObject(p);
      if (p < 0) { break l2055; }
      break l2050;
    }
    p = s2051;
    l2056: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l2056; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2056;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l2056; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l2056;
      }
      p = skipEol(p);
      if (p < 0) { break l2056; }
      break l2050;
    }
    p = s2051;
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
  const s2059 = p;
  l2060: {
    const s2061 = p;
    l2062: {
      p = skipTokens(p);
      if (p < 0) { break l2062; }
      break l2060;
    }
    p = s2061;
    l2063: {
      p = skipStop(p);
      if (p < 0) { break l2063; }
      break l2060;
    }
    p = s2061;
    if (text.charCodeAt(p) === 96) {
      l2064: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l2064;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l2060;
      }
      p = s2061;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s2059, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf537(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  const r2066 = readRegionEnd(p);
  if (r2066 === undefined) { return -1; }
  value = r2066;
  p = pos;
  leafValue = value;
  return p;
}

function readRegionEnd(p: number): RegionCloseNode | MissingThoughtRestNode | RegionOverNode | undefined {
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  l2067: {
    const s2068 = p;
    const t2069 = trail.length;
    l2070: {
      const r2071 = readRegionClose(p);
      if (r2071 === undefined) { break l2070; }
      value = r2071;
      p = pos;
      break l2067;
    }
    p = s2068;
    if (trail.length > t2069) trail.length = t2069;
    l2073: {
      const r2074 = readMissingThoughtRest(p);
      if (r2074 === undefined) { break l2073; }
      value = r2074;
      p = pos;
      break l2067;
    }
    p = s2068;
    if (trail.length > t2069) trail.length = t2069;
    const r2076 = readRegionOver(p);
    if (r2076 === undefined) { return undefined; }
    value = r2076;
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
  const r2079 = readBadRegionMarker(p);
  if (r2079 === undefined) { return -1; }
  value = r2079;
  p = pos;
  leafValue = value;
  return p;
}

function readBadRegionMarker(p: number): BadRegionMarkerNode | undefined {
  const start = p;
  l2080: {
    const s2081 = p;
    l2082: {
      p = skipTurnOpen(p);
      if (p < 0) { break l2082; }
      break l2080;
    }
    p = s2081;
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
  l2084: {
    const s2085 = p;
    const t2086 = trail.length;
    l2087: {
      const r2088 = readEmptyThought(p);
      if (r2088 === undefined) { break l2087; }
      value = r2088;
      p = pos;
      break l2084;
    }
    p = s2085;
    if (trail.length > t2086) trail.length = t2086;
    const r2090 = readBadEndToken(p);
    if (r2090 === undefined) { return -1; }
    value = r2090;
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
  const r2092 = readBadFence(p);
  if (r2092 === undefined) { return -1; }
  value = r2092;
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
  const near2093 = p + 16;
  while (p < near2093 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near2093) {
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
  l2096: {
    const s2094 = p;
    l2095: {
      p = skipCallAhead(p);
      if (p < 0) { break l2095; }
      p = s2094;
      break l2096;
    }
    p = s2094;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCallAhead(p: number): number {
  l2097: {
    const s2098 = p;
    l2099: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l2099; }
      break l2097;
    }
    p = s2098;
    l2100: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l2100; }
      break l2097;
    }
    p = s2098;
    l2101: {
      p = skip_wordedList(p);
      if (p < 0) { break l2101; }
      break l2097;
    }
    p = s2098;
    l2102: {
      p = skipCallOpening(p);
      if (p < 0) { break l2102; }
      break l2097;
    }
    p = s2098;
    l2103: {
      p = skipBareObject(p);
      if (p < 0) { break l2103; }
      break l2097;
    }
    p = s2098;
    l2104: {
      p = skip_bareList(p);
      if (p < 0) { break l2104; }
      break l2097;
    }
    p = s2098;
    l2105: {
      p = skip_pyList(p);
      if (p < 0) { break l2105; }
      break l2097;
    }
    p = s2098;
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
  l2107: {
    const s2109 = p;
    const t2110 = trail.length;
    l2108: {
      l2111: {
        const s2112 = p;
        const t2113 = trail.length;
        if (text.charCodeAt(p) === 96) {
          l2114: {
            const r2115 = readWrappingEnd(p);
            if (r2115 === undefined) { break l2114; }
            value = r2115;
            p = pos;
            break l2111;
          }
          p = s2112;
          if (trail.length > t2113) trail.length = t2113;
        } else touched ||= p >= end;
        const r2126 = readMissingFenceEnd(p);
        if (r2126 === undefined) { break l2108; }
        value = r2126;
        p = pos;
      }
      break l2107;
    }
    p = s2109;
    if (trail.length > t2110) trail.length = t2110;
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
  l2118: {
    const s2116 = p;
    l2117: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l2119: {
        const s2120 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2121: {
            p++;
            break l2119;
          }
          p = s2120;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2122 = p;
            l2123: {
              p++;
              break l2117;
            }
            p = s2122;
          }
        } else touched ||= p >= end;
      }
      p = s2116;
      break l2118;
    }
    p = s2116;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2127 = p;
      l2128: {
        p++;
        return undefined;
      }
      p = s2127;
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
  l2131: {
    const s2133 = p;
    l2132: {
      const r2134 = readEnd(p);
      if (r2134 === undefined) { break l2132; }
      value = r2134;
      p = pos;
      break l2131;
    }
    p = s2133;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2135 = p;
      l2136: {
        p++;
        return undefined;
      }
      p = s2135;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf555(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l2139: {
    const s2141 = p;
    const t2142 = trail.length;
    l2140: {
      const r2143 = readBadThoughtAgain(p);
      if (r2143 === undefined) { break l2140; }
      value = r2143;
      p = pos;
      break l2139;
    }
    p = s2141;
    if (trail.length > t2142) trail.length = t2142;
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
  const r2145 = readThoughtGoesOn(p);
  if (r2145 === undefined) { return -1; }
  value = r2145;
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
  const r2147 = readFirstTextHead(p);
  if (r2147 === undefined) { return -1; }
  value = r2147;
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
  l2150: {
    const s2148 = p;
    l2149: {
      p = skipRecipientOpenIsUsed(p);
      if (p < 0) { break l2149; }
      p = s2148;
      break l2150;
    }
    p = s2148;
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
  const r2152 = readFirstCodeHead(p);
  if (r2152 === undefined) { return -1; }
  value = r2152;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstCodeHead(p: number): FirstCodeHeadNode | undefined {
  let c = 0;
  const start = p;
  l2153: {
    const s2154 = p;
    const t2155 = trail.length;
    l2156: {
      p = skipCodeName(p);
      if (p < 0) { break l2156; }
      if (p < end) {
        {
          const s2157 = p;
          l2158: {
            const n2160 = characterSize(p, CLASS_6);
            if (n2160 === 0) { break l2158; }
            p += n2160;
            break l2156;
          }
          p = s2157;
        }
      } else touched ||= p >= end;
      l2161: for (;;) {
        const s2163 = p;
        const t2164 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l2162: {
            const r2166 = readHeadPart(p);
            if (r2166 === undefined) { break l2162; }
            p = pos;
            continue l2161;
          }
          p = s2163;
          if (trail.length > t2164) trail.length = t2164;
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
  const r2169 = readFirstToolHead(p);
  if (r2169 === undefined) { return -1; }
  value = r2169;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstToolHead(p: number): FirstToolHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l2170: {
    const s2171 = p;
    const t2172 = trail.length;
    if (p < end) {
      l2173: {
        const r2174 = readCalledName(p);
        if (r2174 === undefined) { break l2173; }
        l_name = r2174;
        p = pos;
        l2176: for (;;) {
          const s2178 = p;
          const t2179 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l2177: {
              const r2181 = readHeadPart(p);
              if (r2181 === undefined) { break l2177; }
              p = pos;
              continue l2176;
            }
            p = s2178;
            if (trail.length > t2179) trail.length = t2179;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2173;
        }
        p += 11;
        break l2170;
      }
      p = s2171;
      if (trail.length > t2172) trail.length = t2172;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r2183 = readRecipientName(p);
    if (r2183 === undefined) { return undefined; }
    l_name = r2183;
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
  let e2186!: null;
  {
    const s2187 = p;
    l2188: {
      p = skipFirstHead(p);
      if (p < 0) { break l2188; }
      return -1;
    }
    p = s2187;
  }
  e2186 = null;
  value = [e2186];
  leafValue = value;
  return p;
}

function skipFirstHead(p: number): number {
  let c = 0;
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l2190: {
    if (text.charCodeAt(p) === 32) {
      const s2192 = p;
      l2191: {

        p++;
        break l2190;
      }
      p = s2192;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return -1;
  }
  p += 3;
  l2193: {
    const s2194 = p;
    if (((c = text.charCodeAt(p)) === 97 || c === 117)) {
      l2195: {
        p = skipPseudoName(p);
        if (p < 0) { break l2195; }
        break l2193;
      }
      p = s2194;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCalledName(p);
    if (p < 0) { return -1; }
  }
  l2196: for (;;) {
    const s2198 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2197: {
        p = skipHeadPart(p);
        if (p < 0) { break l2197; }
        continue l2196;
      }
      p = s2198;
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
  let e2200!: null;
  {
    const s2201 = p;
    l2202: {
      p = skipMarkAhead(p);
      if (p < 0) { break l2202; }
      return -1;
    }
    p = s2201;
  }
  e2200 = null;
  value = [e2200];
  leafValue = value;
  return p;
}

function leaf571(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingMessagesNode | BadOutsideNode;
  l2204: {
    const s2205 = p;
    const t2206 = trail.length;
    l2207: {
      const r2208 = readMissingMessages(p);
      if (r2208 === undefined) { break l2207; }
      value = r2208;
      p = pos;
      break l2204;
    }
    p = s2205;
    if (trail.length > t2206) trail.length = t2206;
    const r2213 = readBadOutside(p);
    if (r2213 === undefined) { return -1; }
    value = r2213;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingMessages(p: number): MissingMessagesNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2209 = p;
      l2210: {
        p++;
        return undefined;
      }
      p = s2209;
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
  const r2215 = readThoughtHead(p);
  if (r2215 === undefined) { return -1; }
  value = r2215;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtHead(p: number): ThoughtHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening!: string;
  const r2216 = readMessageStart(p);
  if (r2216 === undefined) { return undefined; }
  l_opening = r2216;
  p = pos;
  l2218: for (;;) {
    const s2220 = p;
    const t2221 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2219: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2223 = p;
            l2224: {
              p = skipLastAnalysis(p);
              if (p < 0) { break l2224; }
              break l2219;
            }
            p = s2223;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l2219;
        }
        const r2240 = readHeadPart(p);
        if (r2240 === undefined) { break l2219; }
        p = pos;
        continue l2218;
      }
      p = s2220;
      if (trail.length > t2221) trail.length = t2221;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2242 = readLastAnalysis(p);
  if (r2242 === undefined) { return undefined; }
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
      const s2226 = p;
      l2227: {
        const n2229 = characterSize(p, CLASS_6);
        if (n2229 === 0) { break l2227; }
        p += n2229;
        return -1;
      }
      p = s2226;
    }
  } else touched ||= p >= end;
  l2230: for (;;) {
    const s2232 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2231: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2234 = p;
            l2235: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2235; }
              break l2231;
            }
            p = s2234;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l2231;
        }
        p = skipHeadPart(p);
        if (p < 0) { break l2231; }
        continue l2230;
      }
      p = s2232;
    } else touched ||= p >= end;
    break;
  }
  l2239: {
    if (text.charCodeAt(p) === 60) {
      const s2237 = p;
      l2238: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2238;
        }
        p += 11;
        p = s2237;
        break l2239;
      }
      p = s2237;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readLastAnalysis(p: number): [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null] | undefined {
  let c = 0;
  let value!: [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null];
  let e2243!: string[];
  const list2248: string[] = [];
  l2244: for (;;) {
    const s2246 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2245: {
        let v2247!: string;
        const r2250 = readBlank(p);
        if (r2250 === undefined) { break l2245; }
        v2247 = r2250;
        p = pos;
        list2248.push(v2247);
        continue l2244;
      }
      p = s2246;
    } else touched ||= p >= end;
    break;
  }
  e2243 = list2248;
  let e2252!: "<|channel|>analysis";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>analysis", p)) {
    reachesEnd(p, "<|channel|>analysis");
    return undefined;
  }
  e2252 = "<|channel|>analysis";
  p += 19;
  let e2253!: null;
  if (p < end) {
    {
      const s2254 = p;
      l2255: {
        const n2257 = characterSize(p, CLASS_6);
        if (n2257 === 0) { break l2255; }
        p += n2257;
        return undefined;
      }
      p = s2254;
    }
  } else touched ||= p >= end;
  e2253 = null;
  let e2258!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][];
  const list2264: ([null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]])[] = [];
  l2259: for (;;) {
    const s2261 = p;
    const t2262 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2260: {
        let v2263!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]];
        let e2266!: null;
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2267 = p;
            l2268: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2268; }
              break l2260;
            }
            p = s2267;
          }
        } else touched ||= p >= end;
        e2266 = null;
        let e2270!: [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]];
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l2260;
        }
        const r2271 = readHeadPart(p);
        if (r2271 === undefined) { break l2260; }
        e2270 = r2271;
        p = pos;
        v2263 = [e2266, e2270];
        list2264.push(v2263);
        continue l2259;
      }
      p = s2261;
      if (trail.length > t2262) trail.length = t2262;
    } else touched ||= p >= end;
    break;
  }
  e2258 = list2264;
  let e2273!: null;
  l2276: {
    if (text.charCodeAt(p) === 60) {
      const s2274 = p;
      l2275: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2275;
        }
        p += 11;
        p = s2274;
        break l2276;
      }
      p = s2274;
    } else touched ||= p >= end;
    return undefined;
  }
  e2273 = null;
  value = [e2243, e2252, e2253, e2258, e2273];
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
      l2279: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2279;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l2280: {
      {
        const s2281 = p;
        l2282: {
          p = skipMarkAhead(p);
          if (p < 0) { break l2282; }
          break l2280;
        }
        p = s2281;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2280;
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
  const r2284 = readThoughtMessageEnd(p);
  if (r2284 === undefined) { return -1; }
  value = r2284;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageEnd(p: number): MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  l2285: {
    const s2286 = p;
    const t2287 = trail.length;
    l2288: {
      const r2289 = readMessageClose(p);
      if (r2289 === undefined) { break l2288; }
      value = r2289;
      p = pos;
      break l2285;
    }
    p = s2286;
    if (trail.length > t2287) trail.length = t2287;
    l2291: {
      const r2292 = readMissingThoughtRest(p);
      if (r2292 === undefined) { break l2291; }
      value = r2292;
      p = pos;
      break l2285;
    }
    p = s2286;
    if (trail.length > t2287) trail.length = t2287;
    l2294: {
      const r2295 = readMissingMessageClose(p);
      if (r2295 === undefined) { break l2294; }
      value = r2295;
      p = pos;
      break l2285;
    }
    p = s2286;
    if (trail.length > t2287) trail.length = t2287;
    const r2297 = readMessageOver(p);
    if (r2297 === undefined) { return undefined; }
    value = r2297;
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
  l2300: {
    const s2301 = p;
    const t2302 = trail.length;
    l2303: {
      const r2304 = readBadMessageMarker(p);
      if (r2304 === undefined) { break l2303; }
      value = r2304;
      p = pos;
      break l2300;
    }
    p = s2301;
    if (trail.length > t2302) trail.length = t2302;
    l2306: {
      const r2307 = readBadEndToken(p);
      if (r2307 === undefined) { break l2306; }
      value = r2307;
      p = pos;
      break l2300;
    }
    p = s2301;
    if (trail.length > t2302) trail.length = t2302;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2309: {
        const r2310 = readSpace(p);
        if (r2310 === undefined) { break l2309; }
        value = r2310;
        p = pos;
        break l2300;
      }
      p = s2301;
      if (trail.length > t2302) trail.length = t2302;
    } else touched ||= p >= end;
    const r2312 = readBadCutHead(p);
    if (r2312 === undefined) { return -1; }
    value = r2312;
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
  const r2314 = readBadOutside(p);
  if (r2314 === undefined) { return -1; }
  value = r2314;
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
  const r2316 = readBadStepsFence(p);
  if (r2316 === undefined) { return -1; }
  value = r2316;
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
  const near2317 = p + 16;
  while (p < near2317 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near2317) {
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
  l2320: {
    const s2318 = p;
    l2319: {
      p = skipStepAhead(p);
      if (p < 0) { break l2319; }
      p = s2318;
      break l2320;
    }
    p = s2318;
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
  let e2322!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2323 = p;
      l2324: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2324;
        }
        p += 3;
        return -1;
      }
      p = s2323;
    }
  } else touched ||= p >= end;
  e2322 = null;
  value = [e2322];
  leafValue = value;
  return p;
}

function leaf588(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadEndTokenNode | BadRunOnNode;
  l2326: {
    const s2327 = p;
    const t2328 = trail.length;
    l2329: {
      const r2330 = readBadEndToken(p);
      if (r2330 === undefined) { break l2329; }
      value = r2330;
      p = pos;
      break l2326;
    }
    p = s2327;
    if (trail.length > t2328) trail.length = t2328;
    const r2332 = readBadRunOn(p);
    if (r2332 === undefined) { return -1; }
    value = r2332;
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
  const r2334 = readActionHead(p);
  if (r2334 === undefined) { return -1; }
  value = r2334;
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
  const r2335 = readActionName(p);
  if (r2335 === undefined) { return undefined; }
  l_name = r2335;
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
  const s2336 = p;
  const n2337 = characterSize(p, CLASS_5);
  if (n2337 === 0) { return undefined; }
  p += n2337;
  l2338: for (;;) {
    const s2340 = p;
    if (p < end) {
      l2339: {
        const n2342 = characterSize(p, CLASS_6);
        if (n2342 === 0) { break l2339; }
        p += n2342;
        continue l2338;
      }
      p = s2340;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s2336, p);
  pos = p;
  return value;
}

function leaf593(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputHeadNode;
  const r2345 = readInputHead(p);
  if (r2345 === undefined) { return -1; }
  value = r2345;
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
  const r2347 = readInputFence(p);
  if (r2347 === undefined) { return -1; }
  value = r2347;
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
  const near2348 = p + 16;
  while (p < near2348 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near2348) {
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
  let e2350!: null;
  l2353: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2351 = p;
      l2352: {
        l2354: {
          const s2355 = p;
          if (text.charCodeAt(p) === 123) {
            l2356: {

              p++;
              break l2354;
            }
            p = s2355;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2352;
          }
          p = skipQuotedInput(p);
          if (p < 0) { break l2352; }
        }
        p = s2351;
        break l2353;
      }
      p = s2351;
    } else touched ||= p >= end;
    return -1;
  }
  e2350 = null;
  value = [e2350];
  leafValue = value;
  return p;
}

function skipQuotedInput(p: number): number {
  let c = 0;
  l2357: {
    const s2358 = p;
    if (text.charCodeAt(p) === 34) {
      l2359: {

        p++;
        l2360: for (;;) {
          const s2362 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l2361: {
              l2364: {
                const s2365 = p;
                if (text.charCodeAt(p) === 92) {
                  l2366: {
                    p = skip_escape(p);
                    if (p < 0) { break l2366; }
                    break l2364;
                  }
                  p = s2365;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
                  touched ||= p >= end;
                  break l2361;
                }
                p++;
              }
              continue l2360;
            }
            p = s2362;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2359;
        }
        p++;
        break l2357;
      }
      p = s2358;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2367: for (;;) {
      const s2369 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
        l2368: {
          l2371: {
            const s2372 = p;
            if (text.charCodeAt(p) === 92) {
              l2373: {
                p = skip_escape(p);
                if (p < 0) { break l2373; }
                break l2371;
              }
              p = s2372;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l2368;
            }
            p++;
          }
          continue l2367;
        }
        p = s2369;
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
  l2374: {
    const s2375 = p;
    l2376: {
      p = skipStepAhead(p);
      if (p < 0) { break l2376; }
      break l2374;
    }
    p = s2375;
    if (text.charCodeAt(p) === 96) {
      l2377: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2377;
        }
        p += 3;
        break l2374;
      }
      p = s2375;
    } else touched ||= p >= end;
    l2378: {
      p = skipEndsReply(p);
      if (p < 0) { break l2378; }
      break l2374;
    }
    p = s2375;
    if (p < end) {
      {
        const s2385 = p;
        l2386: {
          p++;
          return -1;
        }
        p = s2385;
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
  l2379: {
    const s2381 = p;
    l2380: {
      p = skipTokens(p);
      if (p < 0) { break l2380; }
      break l2379;
    }
    p = s2381;
  }
  if (p < end) {
    {
      const s2382 = p;
      l2383: {
        p++;
        return -1;
      }
      p = s2382;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf600(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, [null, string]];
  let e2388!: null;
  {
    const s2389 = p;
    l2390: {
      p = skipStepAhead(p);
      if (p < 0) { break l2390; }
      return -1;
    }
    p = s2389;
  }
  e2388 = null;
  let e2392!: null;
  {
    const s2393 = p;
    l2394: {
      p = skipCutStep(p);
      if (p < 0) { break l2394; }
      return -1;
    }
    p = s2393;
  }
  e2392 = null;
  let e2396!: [null, string];
  const r2397 = readTextStart(p);
  if (r2397 === undefined) { return -1; }
  e2396 = r2397;
  p = pos;
  value = [e2388, e2392, e2396];
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
  let e2398!: null;
  {
    const s2399 = p;
    l2400: {
      p = skip_textEnd(p);
      if (p < 0) { break l2400; }
      return undefined;
    }
    p = s2399;
  }
  e2398 = null;
  let e2406!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  e2406 = text.charAt(p);
  p++;
  value = [e2398, e2406];
  pos = p;
  return value;
}

function skip_textEnd(p: number): number {
  l2402: {
    const s2403 = p;
    l2404: {
      p = skipThinkOpen(p);
      if (p < 0) { break l2404; }
      break l2402;
    }
    p = s2403;
    l2405: {
      p = skipThinkClose(p);
      if (p < 0) { break l2405; }
      break l2402;
    }
    p = s2403;
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
    l2408: {
      let m2412 = false;
      l2409: for (;;) {
        const s2411 = p;
        l2410: {
          {
            const s2413 = p;
            l2414: {
              p = skip_textEnd(p);
              if (p < 0) { break l2414; }
              break l2410;
            }
            p = s2413;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l2410;
          }
          p++;
          m2412 = true;
          continue l2409;
        }
        p = s2411;
        break;
      }
      if (!m2412) { break l2408; }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2416: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2416;
        }
        p = skipEol(p);
        if (p < 0) { break l2416; }
        {
          const s2417 = p;
          l2418: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l2420: {
              const s2421 = p;
              l2422: {
                p = skipStepAhead(p);
                if (p < 0) { break l2422; }
                break l2420;
              }
              p = s2421;
              l2423: {
                p = skipEndsReply(p);
                if (p < 0) { break l2423; }
                break l2420;
              }
              p = s2421;
              l2424: {
                p = skipCutStep(p);
                if (p < 0) { break l2424; }
                break l2420;
              }
              p = s2421;
              if (text.charCodeAt(p) === 96) {
                l2425: {
                  if (!text.startsWith("```", p)) {
                    reachesEnd(p, "```");
                    break l2425;
                  }
                  p += 3;
                  break l2420;
                }
                p = s2421;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2426 = p;
                  l2427: {
                    p++;
                    break l2418;
                  }
                  p = s2426;
                }
              } else touched ||= p >= end;
            }
            break l2416;
          }
          p = s2417;
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
  l2429: {
    const s2430 = p;
    const t2431 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l2432: {
        const r2433 = readInputFenceEnd(p);
        if (r2433 === undefined) { break l2432; }
        value = r2433;
        p = pos;
        break l2429;
      }
      p = s2430;
      if (trail.length > t2431) trail.length = t2431;
    } else touched ||= p >= end;
    l2435: {
      const r2436 = readInputAtEnd(p);
      if (r2436 === undefined) { break l2435; }
      value = r2436;
      p = pos;
      break l2429;
    }
    p = s2430;
    if (trail.length > t2431) trail.length = t2431;
    const r2441 = readMissingInputFence(p);
    if (r2441 === undefined) { return -1; }
    value = r2441;
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
      const s2437 = p;
      l2438: {
        p++;
        return undefined;
      }
      p = s2437;
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
  const r2443 = readBadCutInput(p);
  if (r2443 === undefined) { return -1; }
  value = r2443;
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
  const r2445 = readActionRest(p);
  if (r2445 === undefined) { return -1; }
  value = r2445;
  p = pos;
  leafValue = value;
  return p;
}

function readActionRest(p: number): SpaceNode | BadStepWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | BadStepWordsNode;
  l2446: {
    const s2447 = p;
    const t2448 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2449: {
        const r2450 = readSpace(p);
        if (r2450 === undefined) { break l2449; }
        value = r2450;
        p = pos;
        break l2446;
      }
      p = s2447;
      if (trail.length > t2448) trail.length = t2448;
    } else touched ||= p >= end;
    const r2452 = readBadStepWords(p);
    if (r2452 === undefined) { return undefined; }
    value = r2452;
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
      const s2453 = p;
      l2454: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2454;
        }
        p += 3;
        return undefined;
      }
      p = s2453;
    }
  } else touched ||= p >= end;
  {
    const s2456 = p;
    l2457: {
      p = skipStepAhead(p);
      if (p < 0) { break l2457; }
      return undefined;
    }
    p = s2456;
  }
  {
    const s2459 = p;
    l2460: {
      p = skipEndsReply(p);
      if (p < 0) { break l2460; }
      return undefined;
    }
    p = s2459;
  }
  let m2465 = false;
  l2462: for (;;) {
    const s2464 = p;
    l2463: {
      {
        const s2466 = p;
        l2467: {
          p = skip_textEnd(p);
          if (p < 0) { break l2467; }
          break l2463;
        }
        p = s2466;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2463;
      }
      p++;
      m2465 = true;
      continue l2462;
    }
    p = s2464;
    break;
  }
  if (!m2465) { return undefined; }
  pos = p;
  const node: BadStepWordsNode = { type: 'BadStepWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf617(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionAtEndNode | ActionOverNode;
  const r2471 = readActionEnd(p);
  if (r2471 === undefined) { return -1; }
  value = r2471;
  p = pos;
  leafValue = value;
  return p;
}

function readActionEnd(p: number): ActionAtEndNode | ActionOverNode | undefined {
  let value!: ActionAtEndNode | ActionOverNode;
  l2472: {
    const s2473 = p;
    l2474: {
      const r2475 = readActionAtEnd(p);
      if (r2475 === undefined) { break l2474; }
      value = r2475;
      p = pos;
      break l2472;
    }
    p = s2473;
    const r2480 = readActionOver(p);
    if (r2480 === undefined) { return undefined; }
    value = r2480;
    p = pos;
  }
  pos = p;
  return value;
}

function readActionAtEnd(p: number): ActionAtEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2476 = p;
      l2477: {
        p++;
        return undefined;
      }
      p = s2476;
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
  const r2483 = readInlineHead(p);
  if (r2483 === undefined) { return -1; }
  value = r2483;
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
  const r2484 = readActionName(p);
  if (r2484 === undefined) { return undefined; }
  l_name = r2484;
  p = pos;
  l2488: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false)) {
      const s2486 = p;
      l2487: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
          touched ||= p >= end;
          break l2487;
        }
        p++;
        p = s2486;
        break l2488;
      }
      p = s2486;
    } else touched ||= p >= end;
    return undefined;
  }
  const r2489 = readBadInline(p);
  if (r2489 === undefined) { return undefined; }
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
  l2492: {
    if (((c = text.charCodeAt(p)) === 40 || c === 91)) {
      const s2494 = p;
      l2493: {
        const r2495 = readInlineOpen(p);
        if (r2495 === undefined) { break l2493; }
        value = r2495;
        p = pos;
        break l2492;
      }
      p = s2494;
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
  let e2497!: null;
  l2500: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2498 = p;
      l2499: {
        p++;
        p = s2498;
        break l2500;
      }
      p = s2498;
    } else touched ||= p >= end;
    return -1;
  }
  e2497 = null;
  value = [e2497];
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
    l2501: {
      {
        const s2502 = p;
        l2503: {
          l2505: {
            const s2506 = p;
            if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
              l2507: {
                p = skipInlineClose(p);
                if (p < 0) { break l2507; }
                break l2505;
              }
              p = s2506;
            } else touched ||= p >= end;
            p = skip_textEnd(p);
            if (p < 0) { break l2503; }
          }
          break l2501;
        }
        p = s2502;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2501;
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
  l2510: {
    const s2508 = p;
    l2509: {
      l2511: {
        const s2512 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2513: {
            p = skipEol(p);
            if (p < 0) { break l2513; }
            break l2511;
          }
          p = s2512;
        } else touched ||= p >= end;
        l2514: {
          p = skipEndsReply(p);
          if (p < 0) { break l2514; }
          break l2511;
        }
        p = s2512;
        if (p < end) {
          {
            const s2515 = p;
            l2516: {
              p++;
              break l2509;
            }
            p = s2515;
          }
        } else touched ||= p >= end;
      }
      p = s2508;
      break l2510;
    }
    p = s2508;
    return -1;
  }
  return p;
}

function leaf629(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCloseNode | null;
  l2518: {
    if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
      const s2520 = p;
      l2519: {
        const r2521 = readInlineClose(p);
        if (r2521 === undefined) { break l2519; }
        value = r2521;
        p = pos;
        break l2518;
      }
      p = s2520;
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
  l2524: {
    const s2522 = p;
    l2523: {
      l2525: {
        const s2526 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2527: {
            p = skipEol(p);
            if (p < 0) { break l2527; }
            break l2525;
          }
          p = s2526;
        } else touched ||= p >= end;
        l2528: {
          p = skipEndsReply(p);
          if (p < 0) { break l2528; }
          break l2525;
        }
        p = s2526;
        if (p < end) {
          {
            const s2529 = p;
            l2530: {
              p++;
              break l2523;
            }
            p = s2529;
          }
        } else touched ||= p >= end;
      }
      p = s2522;
      break l2524;
    }
    p = s2522;
    return undefined;
  }
  pos = p;
  return { type: 'InlineClose', start: base + start, end: base + p };
}

function leaf631(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtLabelNode;
  const r2533 = readThoughtLabel(p);
  if (r2533 === undefined) { return -1; }
  value = r2533;
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
  let e2535!: null;
  {
    const s2536 = p;
    l2537: {
      p = skipStepAhead(p);
      if (p < 0) { break l2537; }
      return -1;
    }
    p = s2536;
  }
  e2535 = null;
  value = [e2535];
  leafValue = value;
  return p;
}

function leaf634(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r2539 = readTextStart(p);
  if (r2539 === undefined) { return -1; }
  value = r2539;
  p = pos;
  leafValue = value;
  return p;
}

function leaf635(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2541!: null;
  {
    const s2542 = p;
    l2543: {
      p = skipCutStep(p);
      if (p < 0) { break l2543; }
      return -1;
    }
    p = s2542;
  }
  e2541 = null;
  value = [e2541];
  leafValue = value;
  return p;
}

function leaf636(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingThoughtRestNode | StepOverNode;
  const r2545 = readStepThoughtEnd(p);
  if (r2545 === undefined) { return -1; }
  value = r2545;
  p = pos;
  leafValue = value;
  return p;
}

function readStepThoughtEnd(p: number): MissingThoughtRestNode | StepOverNode | undefined {
  let value!: MissingThoughtRestNode | StepOverNode;
  l2546: {
    const s2547 = p;
    const t2548 = trail.length;
    l2549: {
      const r2550 = readMissingThoughtRest(p);
      if (r2550 === undefined) { break l2549; }
      value = r2550;
      p = pos;
      break l2546;
    }
    p = s2547;
    if (trail.length > t2548) trail.length = t2548;
    const r2552 = readStepOver(p);
    if (r2552 === undefined) { return undefined; }
    value = r2552;
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
  const r2555 = readAnswerLabel(p);
  if (r2555 === undefined) { return -1; }
  value = r2555;
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
  const r2557 = readBadLoneInput(p);
  if (r2557 === undefined) { return -1; }
  value = r2557;
  p = pos;
  leafValue = value;
  return p;
}

function readBadLoneInput(p: number): BadLoneInputNode | undefined {
  let c = 0;
  const start = p;
  p = skipInputLabel(p);
  if (p < 0) { return undefined; }
  const near2558 = p + 16;
  while (p < near2558 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near2558) {
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
  const r2560 = readBadCutStep(p);
  if (r2560 === undefined) { return -1; }
  value = r2560;
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
  const r2562 = readLoneText(p);
  if (r2562 === undefined) { return -1; }
  value = r2562;
  p = pos;
  leafValue = value;
  return p;
}

function leaf646(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StepsFenceEndNode | MissingFenceEndNode | null;
  l2564: {
    const s2566 = p;
    const t2567 = trail.length;
    l2565: {
      l2568: {
        const s2569 = p;
        const t2570 = trail.length;
        if (text.charCodeAt(p) === 96) {
          l2571: {
            const r2572 = readStepsFenceEnd(p);
            if (r2572 === undefined) { break l2571; }
            value = r2572;
            p = pos;
            break l2568;
          }
          p = s2569;
          if (trail.length > t2570) trail.length = t2570;
        } else touched ||= p >= end;
        const r2583 = readMissingFenceEnd(p);
        if (r2583 === undefined) { break l2565; }
        value = r2583;
        p = pos;
      }
      break l2564;
    }
    p = s2566;
    if (trail.length > t2567) trail.length = t2567;
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
  l2575: {
    const s2573 = p;
    l2574: {
      l2576: {
        const s2577 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2578: {
            p = skipEol(p);
            if (p < 0) { break l2578; }
            break l2576;
          }
          p = s2577;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2579 = p;
            l2580: {
              p++;
              break l2574;
            }
            p = s2579;
          }
        } else touched ||= p >= end;
      }
      p = s2573;
      break l2575;
    }
    p = s2573;
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
