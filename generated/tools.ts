// Generated from grammars/tools/reply.peggy, grammars/tools/calls.peggy, grammars/tools/elements.peggy, grammars/tools/messages.peggy, grammars/tools/steps.peggy, grammars/tools/values.peggy: do not edit.

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

export interface BadBracketNode extends RecoveryNode {
  readonly type: 'BadBracket';
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

export interface BadLineListNode extends RecoveryNode {
  readonly type: 'BadLineList';
}

export interface MissingKeyEndNode extends RecoveryNode {
  readonly type: 'MissingKeyEnd';
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

export interface BadCutArgumentNode extends RecoveryNode {
  readonly type: 'BadCutArgument';
}

export interface BadCutCallNode extends RecoveryNode {
  readonly type: 'BadCutCall';
}

export interface BadLoneKeyNode extends RecoveryNode {
  readonly type: 'BadLoneKey';
}

export interface BadCutParameterNode extends RecoveryNode {
  readonly type: 'BadCutParameter';
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
  readonly BadBracket: BadBracketNode;
  readonly BadCallOpen: BadCallOpenNode;
  readonly BadNameEnd: BadNameEndNode;
  readonly BadOtherCall: BadOtherCallNode;
  readonly BadNoNameEnd: BadNoNameEndNode;
  readonly BadLoneOpen: BadLoneOpenNode;
  readonly BadLineList: BadLineListNode;
  readonly MissingKeyEnd: MissingKeyEndNode;
  readonly BadNameless: BadNamelessNode;
  readonly BadCallClose: BadCallCloseNode;
  readonly MissingCallClose: MissingCallCloseNode;
  readonly BadJunk: BadJunkNode;
  readonly BadParameterOpen: BadParameterOpenNode;
  readonly BadParameterClose: BadParameterCloseNode;
  readonly BadCutRaw: BadCutRawNode;
  readonly MissingParameterClose: MissingParameterCloseNode;
  readonly BadCutArgument: BadCutArgumentNode;
  readonly BadCutCall: BadCutCallNode;
  readonly BadLoneKey: BadLoneKeyNode;
  readonly BadCutParameter: BadCutParameterNode;
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
let reading: Reading = { text: '', base: 0, over: true, registers: [], ahead: [], options: {} };
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

function leaf19(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | [null, null, null, string];
  const r21 = readThoughtChar(p);
  if (r21 === undefined) { return -1; }
  value = r21;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtChar(p: number): string | [null, null, null, string] | undefined {
  let c = 0;
  let value!: string | [null, null, null, string];
  l22: {
    const s23 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l24: {
        const r25 = readOrdinary(p);
        if (r25 === undefined) { break l24; }
        value = r25;
        p = pos;
        break l22;
      }
      p = s23;
    } else touched ||= p >= end;
    let e27!: null;
    {
      const s28 = p;
      l29: {
        p = skipThinkClose(p);
        if (p < 0) { break l29; }
        return undefined;
      }
      p = s28;
    }
    e27 = null;
    let e31!: null;
    {
      const s32 = p;
      l33: {
        p = skipThoughtBreak(p);
        if (p < 0) { break l33; }
        return undefined;
      }
      p = s32;
    }
    e31 = null;
    let e35!: null;
    {
      const s36 = p;
      l37: {
        p = skip_thoughtCode(p);
        if (p < 0) { break l37; }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l37;
        }
        p++;
        return undefined;
      }
      p = s36;
    }
    e35 = null;
    let e39!: string;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    e39 = text.charAt(p);
    p++;
    value = [e27, e31, e35, e39];
  }
  pos = p;
  return value;
}

function readOrdinary(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  value = text.charAt(p);
  p++;
  pos = p;
  return value;
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

function text28(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l41: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l41;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l42: {
      {
        const s43 = p;
        l44: {
          p = skipThinkClose(p);
          if (p < 0) { break l44; }
          break l42;
        }
        p = s43;
      }
      {
        const s46 = p;
        l47: {
          p = skipThoughtBreak(p);
          if (p < 0) { break l47; }
          break l42;
        }
        p = s46;
      }
      {
        const s49 = p;
        l50: {
          p = skip_thoughtCode(p);
          if (p < 0) { break l50; }
          if (text.charCodeAt(p) !== 96) {
            touched ||= p >= end;
            break l50;
          }
          p++;
          break l42;
        }
        p = s49;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l42;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf29(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCodeNode | ThoughtTickNode;
  l52: {
    const s53 = p;
    l54: {
      const r55 = readThoughtCode(p);
      if (r55 === undefined) { break l54; }
      value = r55;
      p = pos;
      break l52;
    }
    p = s53;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r92 = readThoughtTick(p);
    if (r92 === undefined) { return -1; }
    value = r92;
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
  const s56 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s56, p);
  pos = p;
  return { type: 'ThoughtCode', start: base + start, end: base + p, text: l_text };
}

function skip_code(p: number): number {
  let c = 0;
  l57: {
    const s58 = p;
    if (text.charCodeAt(p) === 96) {
      l59: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s60 = p;
            l61: {

              p++;
              break l59;
            }
            p = s60;
          }
        } else touched ||= p >= end;
        l63: for (;;) {
          const s65 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l64: {
              l67: {
                const s68 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l69: {
                    p++;
                    break l67;
                  }
                  p = s68;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
                  reachesEnd(p, "``");
                  break l64;
                }
                p += 2;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l63;
            }
            p = s65;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l59;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s70 = p;
            l71: {

              p++;
              break l59;
            }
            p = s70;
          }
        } else touched ||= p >= end;
        break l57;
      }
      p = s58;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l73: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l73;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s74 = p;
            l75: {

              p++;
              break l73;
            }
            p = s74;
          }
        } else touched ||= p >= end;
        l77: for (;;) {
          const s79 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l78: {
              l81: {
                const s82 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l83: {
                    p++;
                    break l81;
                  }
                  p = s82;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 96) {
                  l84: {

                    p++;
                    if (text.charCodeAt(p) === 96) {
                      {
                        const s85 = p;
                        l86: {

                          p++;
                          break l84;
                        }
                        p = s85;
                      }
                    } else touched ||= p >= end;
                    break l81;
                  }
                  p = s82;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l78;
                }
                p += 3;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l77;
            }
            p = s79;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l73;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s88 = p;
            l89: {

              p++;
              break l73;
            }
            p = s88;
          }
        } else touched ||= p >= end;
        break l57;
      }
      p = s58;
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
  const s93 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  l_text = text.slice(s93, p);
  pos = p;
  return { type: 'ThoughtTick', start: base + start, end: base + p, text: l_text };
}

function leaf33(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  const r95 = readThoughtEnd(p);
  if (r95 === undefined) { return -1; }
  value = r95;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtEnd(p: number): ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode | undefined {
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  l96: {
    const s97 = p;
    const t98 = trail.length;
    l99: {
      const r100 = readThoughtClose(p);
      if (r100 === undefined) { break l99; }
      value = r100;
      p = pos;
      break l96;
    }
    p = s97;
    if (trail.length > t98) trail.length = t98;
    l102: {
      const r103 = readMissingThoughtRest(p);
      if (r103 === undefined) { break l102; }
      value = r103;
      p = pos;
      break l96;
    }
    p = s97;
    if (trail.length > t98) trail.length = t98;
    const r108 = readMissingThoughtClose(p);
    if (r108 === undefined) { return undefined; }
    value = r108;
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
      const s104 = p;
      l105: {
        p++;
        return undefined;
      }
      p = s104;
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

function leaf38(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtCloseNode;
  const r111 = readBadThoughtClose(p);
  if (r111 === undefined) { return -1; }
  value = r111;
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

function leaf40(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | null;
  l115: {
    const s113 = p;
    l114: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skip_bareList(p);
      if (p < 0) { break l114; }
      p = s113;
      break l115;
    }
    p = s113;
    return -1;
  }
  l139: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s141 = p;
      l140: {
        const r142 = readSpace(p);
        if (r142 === undefined) { break l140; }
        value = r142;
        p = pos;
        break l139;
      }
      p = s141;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function skip_bareList(p: number): number {
  let c = 0;
  l116: {
    const s117 = p;
    l118: {
      p = skipBareLists(p);
      if (p < 0) { break l118; }
      if (text.charCodeAt(p) !== 91) {
        touched ||= p >= end;
        break l118;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 123) {
        touched ||= p >= end;
        break l118;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 34) {
        touched ||= p >= end;
        break l118;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
        touched ||= p >= end;
        break l118;
      }
      p = skipCallKey(p);
      if (p < 0) { break l118; }
      if (text.charCodeAt(p) !== 34) {
        touched ||= p >= end;
        break l118;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l118;
      }
      p++;
      break l116;
    }
    p = s117;
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
  l119: {
    const s120 = p;
    if (text.charCodeAt(p) === 110) {
      l121: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l121;
        }
        p += 4;
        break l119;
      }
      p = s120;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l122: {
        if (!text.startsWith("function", p)) {
          reachesEnd(p, "function");
          break l122;
        }
        p += 8;
        break l119;
      }
      p = s120;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l123: {
        if (!text.startsWith("tool_name", p)) {
          reachesEnd(p, "tool_name");
          break l123;
        }
        p += 9;
        break l119;
      }
      p = s120;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 97) {
      l124: {
        if (!text.startsWith("arguments", p)) {
          reachesEnd(p, "arguments");
          break l124;
        }
        p += 9;
        break l119;
      }
      p = s120;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 112) {
      l125: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l125;
        }
        p += 10;
        break l119;
      }
      p = s120;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 105) {
      l126: {
        if (!text.startsWith("id", p)) {
          reachesEnd(p, "id");
          break l126;
        }
        p += 2;
        break l119;
      }
      p = s120;
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
  l127: {
    if (text.charCodeAt(p) === 34) {
      const s129 = p;
      l128: {
        p = skipBareType(p);
        if (p < 0) { break l128; }
        break l127;
      }
      p = s129;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l130: {
    const s131 = p;
    if (text.charCodeAt(p) === 110) {
      l132: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l132;
        }
        p += 4;
        break l130;
      }
      p = s131;
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
  l133: {
    const s134 = p;
    if (text.charCodeAt(p) === 34) {
      l135: {
        p = skipBareName(p);
        if (p < 0) { break l135; }
        break l133;
      }
      p = s134;
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
  l136: {
    const s137 = p;
    if (text.charCodeAt(p) === 112) {
      l138: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l138;
        }
        p += 10;
        break l136;
      }
      p = s137;
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

function leaf50(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e144!: null;
  l147: {
    const s145 = p;
    l146: {
      p = skip_bareList(p);
      if (p < 0) { break l146; }
      p = s145;
      break l147;
    }
    p = s145;
    return -1;
  }
  e144 = null;
  value = [e144];
  leafValue = value;
  return p;
}

function leaf51(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r148 = readListOpen(p);
  if (r148 === undefined) { return -1; }
  value = r148;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l149: {
    const s150 = p;
    if (text.charCodeAt(p) === 91) {
      l151: {

        p++;
        break l149;
      }
      p = s150;
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

function leaf55(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode;
  if (!(text.charCodeAt(p) === 44)) {
    touched ||= p >= end;
    return -1;
  }
  const r153 = readComma(p);
  if (r153 === undefined) { return -1; }
  value = r153;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l154: {
    const s155 = p;
    const t156 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l157: {
        const r158 = readBadComma(p);
        if (r158 === undefined) { break l157; }
        p = pos;
        break l154;
      }
      p = s155;
      if (trail.length > t156) trail.length = t156;
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
  l161: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      const s159 = p;
      l160: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
          touched ||= p >= end;
          break l160;
        }
        p++;
        p = s159;
        break l161;
      }
      p = s159;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadCommaNode = { type: 'BadComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf58(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e164!: null;
  {
    const s165 = p;
    l166: {
      p = skipEnds(p);
      if (p < 0) { break l166; }
      return -1;
    }
    p = s165;
  }
  e164 = null;
  value = [e164];
  leafValue = value;
  return p;
}

function skipEnds(p: number): number {
  let c = 0;
  l168: {
    const s169 = p;
    l170: {
      p = skipEndMarker(p);
      if (p < 0) { break l170; }
      break l168;
    }
    p = s169;
    l173: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s171 = p;
        l172: {
          p++;
          p = s171;
          break l173;
        }
        p = s171;
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
  l178: {
    const s179 = p;
    l180: {
      p = skipStepAhead(p);
      if (p < 0) { break l180; }
      break l178;
    }
    p = s179;
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
  l174: {
    const s175 = p;
    if (text.charCodeAt(p) === 13) {
      l176: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l176;
        }
        p += 2;
        break l174;
      }
      p = s175;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l177: {

        p++;
        break l174;
      }
      p = s175;
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
  l181: {
    const s182 = p;
    l183: {
      p = skip_thoughtLabel(p);
      if (p < 0) { break l183; }
      break l181;
    }
    p = s182;
    l196: {
      p = skipInputLabel(p);
      if (p < 0) { break l196; }
      break l181;
    }
    p = s182;
    l200: {
      p = skipObservationLabel(p);
      if (p < 0) { break l200; }
      break l181;
    }
    p = s182;
    l204: {
      p = skip_answerLabel(p);
      if (p < 0) { break l204; }
      break l181;
    }
    p = s182;
    p = skipActionAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_thoughtLabel(p: number): number {
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
  l187: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s189 = p;
      l188: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l188;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l188;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l187;
      }
      p = s189;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
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
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l193: {
    if (text.charCodeAt(p) === 42) {
      const s195 = p;
      l194: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l194;
        }
        p += 2;
        break l193;
      }
      p = s195;
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
  l197: {
    if (text.charCodeAt(p) === 42) {
      const s199 = p;
      l198: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l198;
        }
        p += 2;
        break l197;
      }
      p = s199;
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
  l201: {
    if (text.charCodeAt(p) === 42) {
      const s203 = p;
      l202: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l202;
        }
        p += 2;
        break l201;
      }
      p = s203;
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
  l205: {
    if (text.charCodeAt(p) === 42) {
      const s207 = p;
      l206: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l206;
        }
        p += 2;
        break l205;
      }
      p = s207;
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
  l218: {
    const s219 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l220: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l220;
        }
        p = skipEol(p);
        if (p < 0) { break l220; }
        break l218;
      }
      p = s219;
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
  l208: {
    if (text.charCodeAt(p) === 42) {
      const s210 = p;
      l209: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l209;
        }
        p += 2;
        break l208;
      }
      p = s210;
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
  const n212 = characterSize(p, CLASS_2);
  if (n212 === 0) { return -1; }
  p += n212;
  l213: for (;;) {
    const s215 = p;
    if (p < end) {
      l214: {
        const n217 = characterSize(p, CLASS_3);
        if (n217 === 0) { break l214; }
        p += n217;
        continue l213;
      }
      p = s215;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf75(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectOpenNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r221 = readObjectOpen(p);
  if (r221 === undefined) { return -1; }
  value = r221;
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
  l222: {
    if (text.charCodeAt(p) === 123) {
      const s224 = p;
      const t225 = trail.length;
      l223: {
        const r226 = readBadDoubledBrace(p);
        if (r226 === undefined) { break l223; }
        p = pos;
        break l222;
      }
      p = s224;
      if (trail.length > t225) trail.length = t225;
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
  l229: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s227 = p;
      l228: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l228;
        }
        p++;
        p = s227;
        break l229;
      }
      p = s227;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBraceNode = { type: 'BadDoubledBrace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf78(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  const r232 = readKey(p);
  if (r232 === undefined) { return -1; }
  value = r232;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: string;
  l233: {
    const s234 = p;
    if (text.charCodeAt(p) === 34) {
      l235: {

        l_quote = "\"";
        p++;
        const r236 = readDoubleKey(p);
        if (r236 === undefined) { break l235; }
        l_name = r236;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l235;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l235;
        }
        p++;
        break l233;
      }
      p = s234;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l265: {

        l_quote = "'";
        p++;
        const r266 = readSingleKey(p);
        if (r266 === undefined) { break l265; }
        l_name = r266;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l265;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l265;
        }
        p++;
        break l233;
      }
      p = s234;
    } else touched ||= p >= end;
    l280: {
      const r281 = readMarkedQuote(p);
      if (r281 === undefined) { break l280; }
      l_quote = r281;
      p = pos;
      const r283 = readMarkedKey(p);
      if (r283 === undefined) { break l280; }
      l_name = r283;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l280; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l280;
      }
      p++;
      break l233;
    }
    p = s234;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r293 = readBareKey(p);
    if (r293 === undefined) { return undefined; }
    l_name = r293;
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
  const list241: string[] = [];
  l237: for (;;) {
    const s239 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l238: {
        let v240!: string;
        l243: {
          const s244 = p;
          if (text.charCodeAt(p) === 92) {
            l245: {
              const r246 = read_escape(p);
              if (r246 === undefined) { break l245; }
              v240 = r246;
              p = pos;
              break l243;
            }
            p = s244;
          } else touched ||= p >= end;
          const s263 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l238;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v240 = text.slice(s263, p);
        }
        list241.push(v240);
        continue l237;
      }
      p = s239;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list241;
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
  l247: {
    const s248 = p;
    if (text.charCodeAt(p) === 92) {
      l249: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l249;
        }
        p += 2;
        const s250 = p;
        let n254 = 0;
        l251: for (;;) {
          if (n254 >= 4) break;
          const s253 = p;
          l252: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l252;
            }
            p++;
            n254++;
            continue l251;
          }
          p = s253;
          break;
        }
        if (n254 < 4) { break l249; }
        l_hex = text.slice(s250, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l247;
      }
      p = s248;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l255: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s256 = p;
            l257: {

              p++;
              break l255;
            }
            p = s256;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l255;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l247;
      }
      p = s248;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s259 = p;
        l260: {

          p++;
          return undefined;
        }
        p = s259;
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
  const list271: string[] = [];
  l267: for (;;) {
    const s269 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l268: {
        let v270!: string;
        l273: {
          const s274 = p;
          if (text.charCodeAt(p) === 92) {
            l275: {
              const r276 = read_escape(p);
              if (r276 === undefined) { break l275; }
              v270 = r276;
              p = pos;
              break l273;
            }
            p = s274;
          } else touched ||= p >= end;
          const s278 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l268;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v270 = text.slice(s278, p);
        }
        list271.push(v270);
        continue l267;
      }
      p = s269;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list271;
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
  const s284 = p;
  let m288 = false;
  l285: for (;;) {
    const s287 = p;
    l286: {
      {
        const s289 = p;
        l290: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l290; }
          break l286;
        }
        p = s289;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l286;
      }
      p++;
      m288 = true;
      continue l285;
    }
    p = s287;
    break;
  }
  if (!m288) { return undefined; }
  value = text.slice(s284, p);
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
  const s294 = p;
  const n295 = characterSize(p, CLASS_4);
  if (n295 === 0) { return undefined; }
  p += n295;
  l296: for (;;) {
    const s298 = p;
    if (p < end) {
      l297: {
        const n300 = characterSize(p, CLASS_5);
        if (n300 === 0) { break l297; }
        p += n300;
        continue l296;
      }
      p = s298;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s294, p);
  pos = p;
  return value;
}

function leaf87(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, SpaceNode] | null;
  l303: {
    const s305 = p;
    l304: {
      const r306 = readGap(p);
      if (r306 === undefined) { break l304; }
      value = r306;
      p = pos;
      break l303;
    }
    p = s305;
    value = null;
  }
  leafValue = value;
  return p;
}

function readGap(p: number): [null, SpaceNode] | undefined {
  let c = 0;
  let value!: [null, SpaceNode];
  let e307!: null;
  {
    const s308 = p;
    l309: {
      p = skipStepsGoOn(p);
      if (p < 0) { break l309; }
      return undefined;
    }
    p = s308;
  }
  e307 = null;
  let e311!: SpaceNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  const r312 = readSpace(p);
  if (r312 === undefined) { return undefined; }
  e311 = r312;
  p = pos;
  value = [e307, e311];
  pos = p;
  return value;
}

function leaf89(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r315 = readTripleOpen(p);
  if (r315 === undefined) { return -1; }
  value = r315;
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

function leaf91(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r317 = readTripleChar(p);
  if (r317 === undefined) { return -1; }
  value = r317;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e318!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s319 = p;
      l320: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l320;
        }
        p += 3;
        return undefined;
      }
      p = s319;
    }
  } else touched ||= p >= end;
  e318 = null;
  let e322!: string;
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return undefined;
  }
  e322 = text.charAt(p);
  p++;
  value = [e318, e322];
  pos = p;
  return value;
}

function text93(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if ((p < end && text.charCodeAt(p) !== 92)) {
      l324: {
        if (text.charCodeAt(p) === 34) {
          {
            const s325 = p;
            l326: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l326;
              }
              p += 3;
              break l324;
            }
            p = s325;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l324;
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

function leaf94(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode;
  l328: {
    const s329 = p;
    const t330 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l331: {
        const r332 = readEscape(p);
        if (r332 === undefined) { break l331; }
        value = r332;
        p = pos;
        break l328;
      }
      p = s329;
      if (trail.length > t330) trail.length = t330;
    } else touched ||= p >= end;
    const r336 = readBadCutEscape(p);
    if (r336 === undefined) { return -1; }
    value = r336;
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
  const r333 = read_escape(p);
  if (r333 === undefined) { return undefined; }
  l_text = r333;
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
  l337: {
    const s338 = p;
    if (text.charCodeAt(p) === 92) {
      l339: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l339;
        }
        p += 2;
        let n344 = 0;
        l341: for (;;) {
          if (n344 >= 4) break;
          const s343 = p;
          l342: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l342;
            }
            p++;
            n344++;
            continue l341;
          }
          p = s343;
          break;
        }
        if (n344 < 4) { break l339; }
        break l337;
      }
      p = s338;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l345: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s346 = p;
            l347: {

              p++;
              break l345;
            }
            p = s346;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l345;
        }
        p++;
        break l337;
      }
      p = s338;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s349 = p;
        l350: {

          p++;
          return -1;
        }
        p = s349;
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

function leaf99(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  const r353 = readTripleEnd(p);
  if (r353 === undefined) { return -1; }
  value = r353;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l354: {
    const s355 = p;
    const t356 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l357: {
        const r358 = readTripleClose(p);
        if (r358 === undefined) { break l357; }
        value = r358;
        p = pos;
        break l354;
      }
      p = s355;
      if (trail.length > t356) trail.length = t356;
    } else touched ||= p >= end;
    l360: {
      const r361 = readMissingRest(p);
      if (r361 === undefined) { break l360; }
      value = r361;
      p = pos;
      break l354;
    }
    p = s355;
    if (trail.length > t356) trail.length = t356;
    const r366 = readMissingQuote(p);
    if (r366 === undefined) { return undefined; }
    value = r366;
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
      const s362 = p;
      l363: {
        p++;
        return undefined;
      }
      p = s362;
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

function leaf104(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DoubleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r369 = readDoubleOpen(p);
  if (r369 === undefined) { return -1; }
  value = r369;
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

function leaf106(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  const r371 = readDoubleChar(p);
  if (r371 === undefined) { return -1; }
  value = r371;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleChar(p: number): string | [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null] | undefined {
  let c = 0;
  let value!: string | [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  l372: {
    const s373 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l374: {
        const r375 = readOrdinary(p);
        if (r375 === undefined) { break l374; }
        value = r375;
        p = pos;
        break l372;
      }
      p = s373;
    } else touched ||= p >= end;
    l377: {
      let e378!: null;
      {
        const s379 = p;
        l380: {
          p = skipEnds(p);
          if (p < 0) { break l380; }
          break l377;
        }
        p = s379;
      }
      e378 = null;
      let e382!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l377;
      }
      e382 = text.charAt(p);
      p++;
      value = [e378, e382];
      break l372;
    }
    p = s373;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l383: {
        let e384!: string[];
        const list389: string[] = [];
        l385: for (;;) {
          const s387 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l386: {
              let v388!: string;
              v388 = text.charAt(p);
              p++;
              list389.push(v388);
              continue l385;
            }
            p = s387;
          } else touched ||= p >= end;
          break;
        }
        if (list389.length === 0) { break l383; }
        e384 = list389;
        let e391!: null;
        {
          const s392 = p;
          l393: {
            p = skipEnds(p);
            if (p < 0) { break l393; }
            {
              const s395 = p;
              l396: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l396; }
                break l393;
              }
              p = s395;
            }
            break l383;
          }
          p = s392;
        }
        e391 = null;
        value = [e384, e391];
        break l372;
      }
      p = s373;
    } else touched ||= p >= end;
    let e405!: string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]];
    const r406 = readEnds(p);
    if (r406 === undefined) { return undefined; }
    e405 = r406;
    p = pos;
    let e627!: null;
    l630: {
      const s628 = p;
      l629: {
        p = skipDoubleGoesOn(p);
        if (p < 0) { break l629; }
        p = s628;
        break l630;
      }
      p = s628;
      return undefined;
    }
    e627 = null;
    value = [e405, e627];
  }
  pos = p;
  return value;
}

function skipDoubleGoesOn(p: number): number {
  let c = 0;
  let n401 = 0;
  l398: for (;;) {
    if (n401 >= 4096) break;
    const s400 = p;
    l399: {
      l402: {
        const s403 = p;
        if (text.charCodeAt(p) === 92) {
          l404: {
            p = skip_escape(p);
            if (p < 0) { break l404; }
            break l402;
          }
          p = s403;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l399;
        }
        p++;
      }
      n401++;
      continue l398;
    }
    p = s400;
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

function readEnds(p: number): string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]] | undefined {
  let c = 0;
  let value!: string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]];
  l407: {
    const s408 = p;
    l409: {
      const r410 = readEndMarker(p);
      if (r410 === undefined) { break l409; }
      value = r410;
      p = pos;
      break l407;
    }
    p = s408;
    let e412!: null;
    l415: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s413 = p;
        l414: {
          p++;
          p = s413;
          break l415;
        }
        p = s413;
      } else touched ||= p >= end;
      return undefined;
    }
    e412 = null;
    let e416!: [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"];
    const r417 = readStepsGoOn(p);
    if (r417 === undefined) { return undefined; }
    e416 = r417;
    p = pos;
    value = [e412, e416];
  }
  pos = p;
  return value;
}

function readStepsGoOn(p: number): [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"] | undefined {
  let c = 0;
  let value!: [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"];
  let e418!: string;
  const r419 = read_steps(p);
  if (r419 === undefined) { return undefined; }
  e418 = r419;
  p = pos;
  let e421!: string[];
  const list426: string[] = [];
  l422: for (;;) {
    const s424 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l423: {
        let v425!: string;
        const r428 = readBlank(p);
        if (r428 === undefined) { break l423; }
        v425 = r428;
        p = pos;
        list426.push(v425);
        continue l422;
      }
      p = s424;
    } else touched ||= p >= end;
    break;
  }
  e421 = list426;
  let e430!: "\r\n" | "\n" | "\r";
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r431 = readEol(p);
  if (r431 === undefined) { return undefined; }
  e430 = r431;
  p = pos;
  let e437!: string[];
  const r438 = readWs(p);
  if (r438 === undefined) { return undefined; }
  e437 = r438;
  p = pos;
  let e446!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```";
  l447: {
    const s448 = p;
    l449: {
      const r450 = readStepAhead(p);
      if (r450 === undefined) { break l449; }
      e446 = r450;
      p = pos;
      break l447;
    }
    p = s448;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return undefined;
    }
    e446 = "```";
    p += 3;
  }
  value = [e418, e421, e430, e437, e446];
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

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l432: {
    const s433 = p;
    if (text.charCodeAt(p) === 13) {
      l434: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l434;
        }
        value = "\r\n";
        p += 2;
        break l432;
      }
      p = s433;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l435: {

        value = "\n";
        p++;
        break l432;
      }
      p = s433;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return undefined;
    }
    value = "\r";
    p++;
  }
  pos = p;
  return value;
}

function readWs(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list443: string[] = [];
  l439: for (;;) {
    const s441 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l440: {
        let v442!: string;
        v442 = text.charAt(p);
        p++;
        list443.push(v442);
        continue l439;
      }
      p = s441;
    } else touched ||= p >= end;
    break;
  }
  value = list443;
  pos = p;
  return value;
}

function readStepAhead(p: number): [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | undefined {
  let value!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]];
  l451: {
    const s452 = p;
    l453: {
      const r454 = read_thoughtLabel(p);
      if (r454 === undefined) { break l453; }
      value = r454;
      p = pos;
      break l451;
    }
    p = s452;
    l514: {
      const r515 = readInputLabel(p);
      if (r515 === undefined) { break l514; }
      value = r515;
      p = pos;
      break l451;
    }
    p = s452;
    l537: {
      const r538 = readObservationLabel(p);
      if (r538 === undefined) { break l537; }
      value = r538;
      p = pos;
      break l451;
    }
    p = s452;
    l550: {
      const r551 = read_answerLabel(p);
      if (r551 === undefined) { break l550; }
      value = r551;
      p = pos;
      break l451;
    }
    p = s452;
    const r573 = readActionAhead(p);
    if (r573 === undefined) { return undefined; }
    value = r573;
    p = pos;
  }
  pos = p;
  return value;
}

function read_thoughtLabel(p: number): [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | undefined {
  let c = 0;
  let value!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  let e455!: string;
  const r456 = read_steps(p);
  if (r456 === undefined) { return undefined; }
  e455 = r456;
  p = pos;
  let e458!: "**" | null;
  const r459 = readBold(p);
  if (r459 === undefined) { return undefined; }
  e458 = r459;
  p = pos;
  let e464!: string;
  if (!isCaseless(p, "thought")) { return undefined; }
  e464 = text.slice(p, p + 7);
  p += 7;
  let e465!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r466 = readLabelEnd(p);
  if (r466 === undefined) { return undefined; }
  e465 = r466;
  p = pos;
  value = [e455, e458, e464, e465];
  pos = p;
  return value;
}

function readBold(p: number): "**" | null | undefined {
  let value!: "**" | null;
  l460: {
    if (text.charCodeAt(p) === 42) {
      const s462 = p;
      l461: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l461;
        }
        value = "**";
        p += 2;
        break l460;
      }
      p = s462;
    } else touched ||= p >= end;
    value = null;
  }
  pos = p;
  return value;
}

function readLabelEnd(p: number): [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]] | undefined {
  let c = 0;
  let value!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  let e467!: [string[], string[]] | null;
  l468: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s470 = p;
      l469: {
        let e471!: string[];
        const list476: string[] = [];
        l472: for (;;) {
          const s474 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l473: {
              let v475!: string;
              const r478 = readBlank(p);
              if (r478 === undefined) { break l473; }
              v475 = r478;
              p = pos;
              list476.push(v475);
              continue l472;
            }
            p = s474;
          } else touched ||= p >= end;
          break;
        }
        if (list476.length === 0) { break l469; }
        e471 = list476;
        let e480!: string[];
        const list485: string[] = [];
        l481: for (;;) {
          const s483 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l482: {
              let v484!: string;
              v484 = text.charAt(p);
              p++;
              list485.push(v484);
              continue l481;
            }
            p = s483;
          } else touched ||= p >= end;
          break;
        }
        if (list485.length === 0) { break l469; }
        e480 = list485;
        e467 = [e471, e480];
        break l468;
      }
      p = s470;
    } else touched ||= p >= end;
    e467 = null;
  }
  let e487!: string[];
  const list492: string[] = [];
  l488: for (;;) {
    const s490 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l489: {
        let v491!: string;
        const r494 = readBlank(p);
        if (r494 === undefined) { break l489; }
        v491 = r494;
        p = pos;
        list492.push(v491);
        continue l488;
      }
      p = s490;
    } else touched ||= p >= end;
    break;
  }
  e487 = list492;
  let e496!: "**" | null;
  const r497 = readBold(p);
  if (r497 === undefined) { return undefined; }
  e496 = r497;
  p = pos;
  let e499!: ":";
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  e499 = ":";
  p++;
  let e500!: "**" | null;
  const r501 = readBold(p);
  if (r501 === undefined) { return undefined; }
  e500 = r501;
  p = pos;
  let e503!: string[];
  const list508: string[] = [];
  l504: for (;;) {
    const s506 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l505: {
        let v507!: string;
        const r510 = readBlank(p);
        if (r510 === undefined) { break l505; }
        v507 = r510;
        p = pos;
        list508.push(v507);
        continue l504;
      }
      p = s506;
    } else touched ||= p >= end;
    break;
  }
  e503 = list508;
  value = [e467, e487, e496, e499, e500, e503];
  pos = p;
  return value;
}

function readInputLabel(p: number): [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | undefined {
  let c = 0;
  let value!: [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  let e516!: string;
  const r517 = read_steps(p);
  if (r517 === undefined) { return undefined; }
  e516 = r517;
  p = pos;
  let e519!: "**" | null;
  const r520 = readBold(p);
  if (r520 === undefined) { return undefined; }
  e519 = r520;
  p = pos;
  let e522!: string;
  if (!isCaseless(p, "action")) { return undefined; }
  e522 = text.slice(p, p + 6);
  p += 6;
  let e523!: string[];
  const list528: string[] = [];
  l524: for (;;) {
    const s526 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l525: {
        let v527!: string;
        const r530 = readBlank(p);
        if (r530 === undefined) { break l525; }
        v527 = r530;
        p = pos;
        list528.push(v527);
        continue l524;
      }
      p = s526;
    } else touched ||= p >= end;
    break;
  }
  if (list528.length === 0) { return undefined; }
  e523 = list528;
  let e532!: string;
  if (!isCaseless(p, "input")) { return undefined; }
  e532 = text.slice(p, p + 5);
  p += 5;
  let e533!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r534 = readLabelEnd(p);
  if (r534 === undefined) { return undefined; }
  e533 = r534;
  p = pos;
  value = [e516, e519, e522, e523, e532, e533];
  pos = p;
  return value;
}

function readObservationLabel(p: number): [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | undefined {
  let c = 0;
  let value!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  let e539!: string;
  const r540 = read_steps(p);
  if (r540 === undefined) { return undefined; }
  e539 = r540;
  p = pos;
  let e542!: "**" | null;
  const r543 = readBold(p);
  if (r543 === undefined) { return undefined; }
  e542 = r543;
  p = pos;
  let e545!: string;
  if (!isCaseless(p, "observation")) { return undefined; }
  e545 = text.slice(p, p + 11);
  p += 11;
  let e546!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r547 = readLabelEnd(p);
  if (r547 === undefined) { return undefined; }
  e546 = r547;
  p = pos;
  value = [e539, e542, e545, e546];
  pos = p;
  return value;
}

function read_answerLabel(p: number): [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | undefined {
  let c = 0;
  let value!: [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  let e552!: string;
  const r553 = read_steps(p);
  if (r553 === undefined) { return undefined; }
  e552 = r553;
  p = pos;
  let e555!: "**" | null;
  const r556 = readBold(p);
  if (r556 === undefined) { return undefined; }
  e555 = r556;
  p = pos;
  let e558!: string;
  if (!isCaseless(p, "final")) { return undefined; }
  e558 = text.slice(p, p + 5);
  p += 5;
  let e559!: string[];
  const list564: string[] = [];
  l560: for (;;) {
    const s562 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l561: {
        let v563!: string;
        const r566 = readBlank(p);
        if (r566 === undefined) { break l561; }
        v563 = r566;
        p = pos;
        list564.push(v563);
        continue l560;
      }
      p = s562;
    } else touched ||= p >= end;
    break;
  }
  if (list564.length === 0) { return undefined; }
  e559 = list564;
  let e568!: string;
  if (!isCaseless(p, "answer")) { return undefined; }
  e568 = text.slice(p, p + 6);
  p += 6;
  let e569!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r570 = readLabelEnd(p);
  if (r570 === undefined) { return undefined; }
  e569 = r570;
  p = pos;
  value = [e552, e555, e558, e559, e568, e569];
  pos = p;
  return value;
}

function readActionAhead(p: number): [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | undefined {
  let c = 0;
  let value!: [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]];
  let e574!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  const r575 = readActionLabel(p);
  if (r575 === undefined) { return undefined; }
  e574 = r575;
  p = pos;
  let e587!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r588 = readActionName(p);
  if (r588 === undefined) { return undefined; }
  e587 = r588;
  p = pos;
  let e597!: [string[], "\r\n" | "\n" | "\r"] | [string[], string];
  l598: {
    const s599 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l600: {
        let e601!: string[];
        const list606: string[] = [];
        l602: for (;;) {
          const s604 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l603: {
              let v605!: string;
              const r608 = readBlank(p);
              if (r608 === undefined) { break l603; }
              v605 = r608;
              p = pos;
              list606.push(v605);
              continue l602;
            }
            p = s604;
          } else touched ||= p >= end;
          break;
        }
        e601 = list606;
        let e610!: "\r\n" | "\n" | "\r";
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l600;
        }
        const r611 = readEol(p);
        if (r611 === undefined) { break l600; }
        e610 = r611;
        p = pos;
        e597 = [e601, e610];
        break l598;
      }
      p = s599;
    } else touched ||= p >= end;
    let e613!: string[];
    const list618: string[] = [];
    l614: for (;;) {
      const s616 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l615: {
          let v617!: string;
          const r620 = readBlank(p);
          if (r620 === undefined) { break l615; }
          v617 = r620;
          p = pos;
          list618.push(v617);
          continue l614;
        }
        p = s616;
      } else touched ||= p >= end;
      break;
    }
    e613 = list618;
    let e622!: string;
    if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
      touched ||= p >= end;
      return undefined;
    }
    e622 = text.charAt(p);
    p++;
    e597 = [e613, e622];
  }
  value = [e574, e587, e597];
  pos = p;
  return value;
}

function readActionLabel(p: number): [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | undefined {
  let c = 0;
  let value!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  let e576!: string;
  const r577 = read_steps(p);
  if (r577 === undefined) { return undefined; }
  e576 = r577;
  p = pos;
  let e579!: "**" | null;
  const r580 = readBold(p);
  if (r580 === undefined) { return undefined; }
  e579 = r580;
  p = pos;
  let e582!: string;
  if (!isCaseless(p, "action")) { return undefined; }
  e582 = text.slice(p, p + 6);
  p += 6;
  let e583!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r584 = readLabelEnd(p);
  if (r584 === undefined) { return undefined; }
  e583 = r584;
  p = pos;
  value = [e576, e579, e582, e583];
  pos = p;
  return value;
}

function readActionName(p: number): string | undefined {
  let value!: string;
  const s589 = p;
  const n590 = characterSize(p, CLASS_2);
  if (n590 === 0) { return undefined; }
  p += n590;
  l591: for (;;) {
    const s593 = p;
    if (p < end) {
      l592: {
        const n595 = characterSize(p, CLASS_3);
        if (n595 === 0) { break l592; }
        p += n595;
        continue l591;
      }
      p = s593;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s589, p);
  pos = p;
  return value;
}

function text124(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l632: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l632;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l633: {
      {
        const s634 = p;
        l635: {
          p = skipEnds(p);
          if (p < 0) { break l635; }
          break l633;
        }
        p = s634;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l633;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l637: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l637;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s638 = p;
          l639: {
            p = skipEnds(p);
            if (p < 0) { break l639; }
            {
              const s641 = p;
              l642: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l642; }
                break l639;
              }
              p = s641;
            }
            break l637;
          }
          p = s638;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l644: {
      p = skipEnds(p);
      if (p < 0) { break l644; }
      l647: {
        const s645 = p;
        l646: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l646; }
          p = s645;
          break l647;
        }
        p = s645;
        break l644;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf125(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadDoubleQuoteNode;
  l648: {
    const s649 = p;
    const t650 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l651: {
        const r652 = readEscape(p);
        if (r652 === undefined) { break l651; }
        value = r652;
        p = pos;
        break l648;
      }
      p = s649;
      if (trail.length > t650) trail.length = t650;
    } else touched ||= p >= end;
    l654: {
      const r655 = readBadCutEscape(p);
      if (r655 === undefined) { break l654; }
      value = r655;
      p = pos;
      break l648;
    }
    p = s649;
    if (trail.length > t650) trail.length = t650;
    l657: {
      const r658 = readBadNewline(p);
      if (r658 === undefined) { break l657; }
      value = r658;
      p = pos;
      break l648;
    }
    p = s649;
    if (trail.length > t650) trail.length = t650;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r669 = readBadDoubleQuote(p);
    if (r669 === undefined) { return -1; }
    value = r669;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
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
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  {
    const s662 = p;
    l663: {
      p = skipEnds(p);
      if (p < 0) { break l663; }
      {
        const s665 = p;
        l666: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l666; }
          break l663;
        }
        p = s665;
      }
      return undefined;
    }
    p = s662;
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
    const s670 = p;
    l671: {
      p = skipAfterText(p);
      if (p < 0) { break l671; }
      return undefined;
    }
    p = s670;
  }
  pos = p;
  const node: BadDoubleQuoteNode = { type: 'BadDoubleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipAfterText(p: number): number {
  let c = 0;
  l673: {
    const s674 = p;
    l675: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipEnds(p);
      if (p < 0) { break l675; }
      break l673;
    }
    p = s674;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    l676: {
      const s677 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)) {
        l678: {
          p++;
          break l676;
        }
        p = s677;
      } else touched ||= p >= end;
      l679: {
        p = skipEnds(p);
        if (p < 0) { break l679; }
        break l676;
      }
      p = s677;
      if (p < end) {
        {
          const s680 = p;
          l681: {
            p++;
            return -1;
          }
          p = s680;
        }
      } else touched ||= p >= end;
    }
  }
  return p;
}

function leaf129(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  const r684 = readTextEnd(p);
  if (r684 === undefined) { return -1; }
  value = r684;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l685: {
    const s686 = p;
    const t687 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l688: {
        const r689 = readTextClose(p);
        if (r689 === undefined) { break l688; }
        value = r689;
        p = pos;
        break l685;
      }
      p = s686;
      if (trail.length > t687) trail.length = t687;
    } else touched ||= p >= end;
    l691: {
      const r692 = readMissingRest(p);
      if (r692 === undefined) { break l691; }
      value = r692;
      p = pos;
      break l685;
    }
    p = s686;
    if (trail.length > t687) trail.length = t687;
    const r694 = readMissingQuote(p);
    if (r694 === undefined) { return undefined; }
    value = r694;
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

function leaf132(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SingleOpenNode;
  if (!(text.charCodeAt(p) === 39)) {
    touched ||= p >= end;
    return -1;
  }
  const r697 = readSingleOpen(p);
  if (r697 === undefined) { return -1; }
  value = r697;
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

function leaf134(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  const r699 = readSingleChar(p);
  if (r699 === undefined) { return -1; }
  value = r699;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleChar(p: number): string | [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null] | undefined {
  let c = 0;
  let value!: string | [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  l700: {
    const s701 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l702: {
        const r703 = readOrdinary(p);
        if (r703 === undefined) { break l702; }
        value = r703;
        p = pos;
        break l700;
      }
      p = s701;
    } else touched ||= p >= end;
    l705: {
      let e706!: null;
      {
        const s707 = p;
        l708: {
          p = skipEnds(p);
          if (p < 0) { break l708; }
          break l705;
        }
        p = s707;
      }
      e706 = null;
      let e710!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l705;
      }
      e710 = text.charAt(p);
      p++;
      value = [e706, e710];
      break l700;
    }
    p = s701;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l711: {
        let e712!: string[];
        const list717: string[] = [];
        l713: for (;;) {
          const s715 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l714: {
              let v716!: string;
              v716 = text.charAt(p);
              p++;
              list717.push(v716);
              continue l713;
            }
            p = s715;
          } else touched ||= p >= end;
          break;
        }
        if (list717.length === 0) { break l711; }
        e712 = list717;
        let e719!: null;
        {
          const s720 = p;
          l721: {
            p = skipEnds(p);
            if (p < 0) { break l721; }
            {
              const s723 = p;
              l724: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l724; }
                break l721;
              }
              p = s723;
            }
            break l711;
          }
          p = s720;
        }
        e719 = null;
        value = [e712, e719];
        break l700;
      }
      p = s701;
    } else touched ||= p >= end;
    let e733!: string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]];
    const r734 = readEnds(p);
    if (r734 === undefined) { return undefined; }
    e733 = r734;
    p = pos;
    let e736!: null;
    l739: {
      const s737 = p;
      l738: {
        p = skipSingleGoesOn(p);
        if (p < 0) { break l738; }
        p = s737;
        break l739;
      }
      p = s737;
      return undefined;
    }
    e736 = null;
    value = [e733, e736];
  }
  pos = p;
  return value;
}

function skipSingleGoesOn(p: number): number {
  let c = 0;
  let n729 = 0;
  l726: for (;;) {
    if (n729 >= 4096) break;
    const s728 = p;
    l727: {
      l730: {
        const s731 = p;
        if (text.charCodeAt(p) === 92) {
          l732: {
            p = skip_escape(p);
            if (p < 0) { break l732; }
            break l730;
          }
          p = s731;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l727;
        }
        p++;
      }
      n729++;
      continue l726;
    }
    p = s728;
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

function text137(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l741: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l741;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l742: {
      {
        const s743 = p;
        l744: {
          p = skipEnds(p);
          if (p < 0) { break l744; }
          break l742;
        }
        p = s743;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l742;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l746: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l746;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s747 = p;
          l748: {
            p = skipEnds(p);
            if (p < 0) { break l748; }
            {
              const s750 = p;
              l751: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l751; }
                break l748;
              }
              p = s750;
            }
            break l746;
          }
          p = s747;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l753: {
      p = skipEnds(p);
      if (p < 0) { break l753; }
      l756: {
        const s754 = p;
        l755: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l755; }
          p = s754;
          break l756;
        }
        p = s754;
        break l753;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf138(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadSingleQuoteNode;
  l757: {
    const s758 = p;
    const t759 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l760: {
        const r761 = readEscape(p);
        if (r761 === undefined) { break l760; }
        value = r761;
        p = pos;
        break l757;
      }
      p = s758;
      if (trail.length > t759) trail.length = t759;
    } else touched ||= p >= end;
    l763: {
      const r764 = readBadCutEscape(p);
      if (r764 === undefined) { break l763; }
      value = r764;
      p = pos;
      break l757;
    }
    p = s758;
    if (trail.length > t759) trail.length = t759;
    l766: {
      const r767 = readBadNewline(p);
      if (r767 === undefined) { break l766; }
      value = r767;
      p = pos;
      break l757;
    }
    p = s758;
    if (trail.length > t759) trail.length = t759;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r769 = readBadSingleQuote(p);
    if (r769 === undefined) { return -1; }
    value = r769;
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
    const s770 = p;
    l771: {
      p = skipAfterText(p);
      if (p < 0) { break l771; }
      return undefined;
    }
    p = s770;
  }
  pos = p;
  const node: BadSingleQuoteNode = { type: 'BadSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf140(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedOpenNode;
  const r774 = readMarkedOpen(p);
  if (r774 === undefined) { return -1; }
  value = r774;
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

function leaf142(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null, string] | [null, string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  const r776 = readMarkedChar(p);
  if (r776 === undefined) { return -1; }
  value = r776;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedChar(p: number): [null, null, null, string] | [null, string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null] | undefined {
  let value!: [null, null, null, string] | [null, string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  l777: {
    const s778 = p;
    l779: {
      let e780!: null;
      {
        const s781 = p;
        l782: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l782; }
          break l779;
        }
        p = s781;
      }
      e780 = null;
      let e784!: null;
      {
        const s785 = p;
        l786: {
          p = skipEnds(p);
          if (p < 0) { break l786; }
          break l779;
        }
        p = s785;
      }
      e784 = null;
      let e788!: null;
      {
        const s789 = p;
        l790: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l790; }
          break l779;
        }
        p = s789;
      }
      e788 = null;
      let e792!: string;
      if (!(p < end)) {
        touched ||= p >= end;
        break l779;
      }
      e792 = text.charAt(p);
      p++;
      value = [e780, e784, e788, e792];
      break l777;
    }
    p = s778;
    let e793!: null;
    {
      const s794 = p;
      l795: {
        p = skipMarkedQuote(p);
        if (p < 0) { break l795; }
        return undefined;
      }
      p = s794;
    }
    e793 = null;
    let e797!: string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]];
    const r798 = readEnds(p);
    if (r798 === undefined) { return undefined; }
    e797 = r798;
    p = pos;
    let e800!: null;
    l803: {
      const s801 = p;
      l802: {
        p = skipMarkedGoesOn(p);
        if (p < 0) { break l802; }
        p = s801;
        break l803;
      }
      p = s801;
      return undefined;
    }
    e800 = null;
    value = [e793, e797, e800];
  }
  pos = p;
  return value;
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
  let n807 = 0;
  l804: for (;;) {
    if (n807 >= 4096) break;
    const s806 = p;
    l805: {
      {
        const s808 = p;
        l809: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l809; }
          break l805;
        }
        p = s808;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l805;
      }
      p++;
      n807++;
      continue l804;
    }
    p = s806;
    break;
  }
  p = skipMarkedQuote(p);
  if (p < 0) { return -1; }
  return p;
}

function text148(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l812: {
      {
        const s813 = p;
        l814: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l814; }
          break l812;
        }
        p = s813;
      }
      {
        const s816 = p;
        l817: {
          p = skipEnds(p);
          if (p < 0) { break l817; }
          break l812;
        }
        p = s816;
      }
      {
        const s819 = p;
        l820: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l820; }
          break l812;
        }
        p = s819;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l812;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l822: {
      {
        const s823 = p;
        l824: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l824; }
          break l822;
        }
        p = s823;
      }
      p = skipEnds(p);
      if (p < 0) { break l822; }
      l828: {
        const s826 = p;
        l827: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l827; }
          p = s826;
          break l828;
        }
        p = s826;
        break l822;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf149(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  const r829 = readMarkedEnd(p);
  if (r829 === undefined) { return -1; }
  value = r829;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l830: {
    const s831 = p;
    const t832 = trail.length;
    l833: {
      const r834 = readMarkedClose(p);
      if (r834 === undefined) { break l833; }
      value = r834;
      p = pos;
      break l830;
    }
    p = s831;
    if (trail.length > t832) trail.length = t832;
    l836: {
      const r837 = readBadCutMarkedQuote(p);
      if (r837 === undefined) { break l836; }
      value = r837;
      p = pos;
      break l830;
    }
    p = s831;
    if (trail.length > t832) trail.length = t832;
    l839: {
      const r840 = readMissingRest(p);
      if (r840 === undefined) { break l839; }
      value = r840;
      p = pos;
      break l830;
    }
    p = s831;
    if (trail.length > t832) trail.length = t832;
    const r842 = readMissingQuote(p);
    if (r842 === undefined) { return undefined; }
    value = r842;
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

function leaf153(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberNode | WordNode;
  l845: {
    const s846 = p;
    const t847 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l848: {
        const r849 = readNumber(p);
        if (r849 === undefined) { break l848; }
        value = r849;
        p = pos;
        break l845;
      }
      p = s846;
      if (trail.length > t847) trail.length = t847;
    } else touched ||= p >= end;
    const r889 = readWord(p);
    if (r889 === undefined) { return -1; }
    value = r889;
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
  l850: {
    const s851 = p;
    const t852 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l853: {
        const s854 = p;
        l855: {
          if (text.charCodeAt(p) === 45) {
            const s857 = p;
            l856: {

              p++;
              break l855;
            }
            p = s857;
          } else touched ||= p >= end;
        }
        l858: {
          const s859 = p;
          if (text.charCodeAt(p) === 48) {
            l860: {

              p++;
              break l858;
            }
            p = s859;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
            touched ||= p >= end;
            break l853;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l861: {
          if (text.charCodeAt(p) === 46) {
            const s863 = p;
            l862: {

              p++;
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l862;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l861;
            }
            p = s863;
          } else touched ||= p >= end;
        }
        l864: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s866 = p;
            l865: {
              p++;
              l867: {
                if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
                  const s869 = p;
                  l868: {
                    p++;
                    break l867;
                  }
                  p = s869;
                } else touched ||= p >= end;
              }
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l865;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l864;
            }
            p = s866;
          } else touched ||= p >= end;
        }
        l_text = text.slice(s854, p);
        l872: {
          const s870 = p;
          l871: {
            p = skipScalarEnd(p);
            if (p < 0) { break l871; }
            p = s870;
            break l872;
          }
          p = s870;
          break l853;
        }
        break l850;
      }
      p = s851;
      if (trail.length > t852) trail.length = t852;
      l_flaw = null;
    } else touched ||= p >= end;
    const s876 = p;
    l877: {
      if (text.charCodeAt(p) === 45) {
        const s879 = p;
        l878: {

          p++;
          break l877;
        }
        p = s879;
      } else touched ||= p >= end;
    }
    l880: {
      const s881 = p;
      if (text.charCodeAt(p) === 48) {
        l882: {

          p++;
          break l880;
        }
        p = s881;
      } else touched ||= p >= end;
      if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
        touched ||= p >= end;
        return undefined;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
      touched ||= p >= end;
    }
    l_text = text.slice(s876, p);
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r883 = readBadPoint(p);
    if (r883 === undefined) { return undefined; }
    l_flaw = r883;
    p = pos;
    l887: {
      const s885 = p;
      l886: {
        p = skipScalarEnd(p);
        if (p < 0) { break l886; }
        p = s885;
        break l887;
      }
      p = s885;
      return undefined;
    }
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text, flaw: l_flaw };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l873: {
    const s874 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l875: {
        p++;
        break l873;
      }
      p = s874;
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
  const s890 = p;
  {
    const s891 = p;
    l892: {
      p = skipEnds(p);
      if (p < 0) { break l892; }
      return undefined;
    }
    p = s891;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l894: for (;;) {
    const s896 = p;
    l895: {
      {
        const s898 = p;
        l899: {
          p = skipEnds(p);
          if (p < 0) { break l899; }
          break l895;
        }
        p = s898;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l895;
      }
      p++;
      continue l894;
    }
    p = s896;
    break;
  }
  l_text = text.slice(s890, p);
  l903: {
    const s901 = p;
    l902: {
      p = skipScalarEnd(p);
      if (p < 0) { break l902; }
      p = s901;
      break l903;
    }
    p = s901;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf158(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l905: {
    const s906 = p;
    const t907 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l908: {
        const r909 = readComma(p);
        if (r909 === undefined) { break l908; }
        value = r909;
        p = pos;
        break l905;
      }
      p = s906;
      if (trail.length > t907) trail.length = t907;
    } else touched ||= p >= end;
    l911: {
      const r912 = readGap(p);
      if (r912 === undefined) { break l911; }
      value = r912;
      p = pos;
      break l905;
    }
    p = s906;
    if (trail.length > t907) trail.length = t907;
    l914: {
      const r915 = readBadCutPart(p);
      if (r915 === undefined) { break l914; }
      value = r915;
      p = pos;
      break l905;
    }
    p = s906;
    if (trail.length > t907) trail.length = t907;
    const r1003 = readBadDebris(p);
    if (r1003 === undefined) { return -1; }
    value = r1003;
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
  l916: {
    const s917 = p;
    l918: {
      p = skipKey(p);
      if (p < 0) { break l918; }
      break l916;
    }
    p = s917;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l955: {
        p = skipNumber(p);
        if (p < 0) { break l955; }
        break l916;
      }
      p = s917;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l919: {
    const s920 = p;
    if (text.charCodeAt(p) === 34) {
      l921: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l921; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l921;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l921;
        }
        p++;
        break l919;
      }
      p = s920;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l930: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l930; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l930;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l930;
        }
        p++;
        break l919;
      }
      p = s920;
    } else touched ||= p >= end;
    l939: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l939; }
      p = skipMarkedKey(p);
      if (p < 0) { break l939; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l939; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l939;
      }
      p++;
      break l919;
    }
    p = s920;

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
  l922: for (;;) {
    const s924 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l923: {
        l926: {
          const s927 = p;
          if (text.charCodeAt(p) === 92) {
            l928: {
              p = skip_escape(p);
              if (p < 0) { break l928; }
              break l926;
            }
            p = s927;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l923;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l922;
      }
      p = s924;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l931: for (;;) {
    const s933 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l932: {
        l935: {
          const s936 = p;
          if (text.charCodeAt(p) === 92) {
            l937: {
              p = skip_escape(p);
              if (p < 0) { break l937; }
              break l935;
            }
            p = s936;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l932;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l931;
      }
      p = s933;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m944 = false;
  l941: for (;;) {
    const s943 = p;
    l942: {
      {
        const s945 = p;
        l946: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l946; }
          break l942;
        }
        p = s945;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l942;
      }
      p++;
      m944 = true;
      continue l941;
    }
    p = s943;
    break;
  }
  if (!m944) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n949 = characterSize(p, CLASS_4);
  if (n949 === 0) { return -1; }
  p += n949;
  l950: for (;;) {
    const s952 = p;
    if (p < end) {
      l951: {
        const n954 = characterSize(p, CLASS_5);
        if (n954 === 0) { break l951; }
        p += n954;
        continue l950;
      }
      p = s952;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l956: {
    const s957 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l958: {
        l960: {
          if (text.charCodeAt(p) === 45) {
            const s962 = p;
            l961: {

              p++;
              break l960;
            }
            p = s962;
          } else touched ||= p >= end;
        }
        l963: {
          const s964 = p;
          if (text.charCodeAt(p) === 48) {
            l965: {

              p++;
              break l963;
            }
            p = s964;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
            touched ||= p >= end;
            break l958;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l966: {
          if (text.charCodeAt(p) === 46) {
            const s968 = p;
            l967: {

              p++;
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l967;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l966;
            }
            p = s968;
          } else touched ||= p >= end;
        }
        l969: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s971 = p;
            l970: {
              p++;
              l972: {
                if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
                  const s974 = p;
                  l973: {
                    p++;
                    break l972;
                  }
                  p = s974;
                } else touched ||= p >= end;
              }
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l970;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l969;
            }
            p = s971;
          } else touched ||= p >= end;
        }
        l977: {
          const s975 = p;
          l976: {
            p = skipScalarEnd(p);
            if (p < 0) { break l976; }
            p = s975;
            break l977;
          }
          p = s975;
          break l958;
        }
        break l956;
      }
      p = s957;
    } else touched ||= p >= end;
    l979: {
      if (text.charCodeAt(p) === 45) {
        const s981 = p;
        l980: {

          p++;
          break l979;
        }
        p = s981;
      } else touched ||= p >= end;
    }
    l982: {
      const s983 = p;
      if (text.charCodeAt(p) === 48) {
        l984: {

          p++;
          break l982;
        }
        p = s983;
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
    l987: {
      const s985 = p;
      l986: {
        p = skipScalarEnd(p);
        if (p < 0) { break l986; }
        p = s985;
        break l987;
      }
      p = s985;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s989 = p;
    l990: {
      p = skipEnds(p);
      if (p < 0) { break l990; }
      return -1;
    }
    p = s989;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l992: for (;;) {
    const s994 = p;
    l993: {
      {
        const s996 = p;
        l997: {
          p = skipEnds(p);
          if (p < 0) { break l997; }
          break l993;
        }
        p = s996;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l993;
      }
      p++;
      continue l992;
    }
    p = s994;
    break;
  }
  l1001: {
    const s999 = p;
    l1000: {
      p = skipScalarEnd(p);
      if (p < 0) { break l1000; }
      p = s999;
      break l1001;
    }
    p = s999;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1004 = p;
    l1005: {
      p = skipEnds(p);
      if (p < 0) { break l1005; }
      return undefined;
    }
    p = s1004;
  }
  {
    const s1007 = p;
    l1008: {
      if (p < end) {
        {
          const s1010 = p;
          l1011: {
            p++;
            break l1008;
          }
          p = s1010;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s1007;
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

function leaf170(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r1014 = readObjectEnd(p);
  if (r1014 === undefined) { return -1; }
  value = r1014;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l1015: {
    const s1016 = p;
    const t1017 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l1018: {
        const r1019 = readObjectClose(p);
        if (r1019 === undefined) { break l1018; }
        value = r1019;
        p = pos;
        break l1015;
      }
      p = s1016;
      if (trail.length > t1017) trail.length = t1017;
    } else touched ||= p >= end;
    l1021: {
      const r1022 = readMissingRest(p);
      if (r1022 === undefined) { break l1021; }
      value = r1022;
      p = pos;
      break l1015;
    }
    p = s1016;
    if (trail.length > t1017) trail.length = t1017;
    const r1024 = readMissingBracket(p);
    if (r1024 === undefined) { return undefined; }
    value = r1024;
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

function leaf174(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l1027: {
    const s1028 = p;
    const t1029 = trail.length;
    l1030: {
      const r1031 = readGap(p);
      if (r1031 === undefined) { break l1030; }
      value = r1031;
      p = pos;
      break l1027;
    }
    p = s1028;
    if (trail.length > t1029) trail.length = t1029;
    l1033: {
      const r1034 = readBadCutPart(p);
      if (r1034 === undefined) { break l1033; }
      value = r1034;
      p = pos;
      break l1027;
    }
    p = s1028;
    if (trail.length > t1029) trail.length = t1029;
    const r1036 = readBadDebris(p);
    if (r1036 === undefined) { return -1; }
    value = r1036;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf175(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r1038 = readListEnd(p);
  if (r1038 === undefined) { return -1; }
  value = r1038;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l1039: {
    const s1040 = p;
    const t1041 = trail.length;
    l1042: {
      const r1043 = readListClose(p);
      if (r1043 === undefined) { break l1042; }
      value = r1043;
      p = pos;
      break l1039;
    }
    p = s1040;
    if (trail.length > t1041) trail.length = t1041;
    l1048: {
      const r1049 = readMissingRest(p);
      if (r1049 === undefined) { break l1048; }
      value = r1049;
      p = pos;
      break l1039;
    }
    p = s1040;
    if (trail.length > t1041) trail.length = t1041;
    const r1051 = readMissingBracket(p);
    if (r1051 === undefined) { return undefined; }
    value = r1051;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l1044: {
    const s1045 = p;
    if (text.charCodeAt(p) === 93) {
      l1046: {

        p++;
        break l1044;
      }
      p = s1045;
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

function leaf180(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadEndTokenNode;
  const r1054 = readBadEndToken(p);
  if (r1054 === undefined) { return -1; }
  value = r1054;
  p = pos;
  leafValue = value;
  return p;
}

function readBadEndToken(p: number): BadEndTokenNode | undefined {
  let c = 0;
  const start = p;
  p = skipEndToken(p);
  if (p < 0) { return undefined; }
  l1057: {
    const s1055 = p;
    l1056: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1058: {
        const s1060 = p;
        l1059: {
          p = skipTokens(p);
          if (p < 0) { break l1059; }
          break l1058;
        }
        p = s1060;
      }
      if (p < end) {
        {
          const s1065 = p;
          l1066: {
            p++;
            break l1056;
          }
          p = s1065;
        }
      } else touched ||= p >= end;
      p = s1055;
      break l1057;
    }
    p = s1055;
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
  let m1064 = false;
  l1061: for (;;) {
    const s1063 = p;
    l1062: {
      p = skipEndToken(p);
      if (p < 0) { break l1062; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      m1064 = true;
      continue l1061;
    }
    p = s1063;
    break;
  }
  if (!m1064) { return -1; }
  return p;
}

function leaf185(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BuiltinHeadNode;
  const r1069 = readBuiltinHead(p);
  if (r1069 === undefined) { return -1; }
  value = r1069;
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
  const r1070 = readBuiltinName(p);
  if (r1070 === undefined) { return undefined; }
  l_name = r1070;
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
  const s1071 = p;
  const n1072 = characterSize(p, CLASS_2);
  if (n1072 === 0) { return undefined; }
  p += n1072;
  l1073: for (;;) {
    const s1075 = p;
    if (p < end) {
      l1074: {
        const n1077 = characterSize(p, CLASS_10);
        if (n1077 === 0) { break l1074; }
        p += n1077;
        continue l1073;
      }
      p = s1075;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1071, p);
  pos = p;
  return value;
}

function leaf190(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyKeyNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1080 = readPyKey(p);
  if (r1080 === undefined) { return -1; }
  value = r1080;
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
  const r1081 = readBareKey(p);
  if (r1081 === undefined) { return undefined; }
  l_name = r1081;
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
      const s1083 = p;
      l1084: {

        p++;
        return undefined;
      }
      p = s1083;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'PyKey', start: base + start, end: base + p, name: l_name };
}

function leaf192(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | null;
  l1087: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s1089 = p;
      l1088: {
        const r1090 = readSpace(p);
        if (r1090 === undefined) { break l1088; }
        value = r1090;
        p = pos;
        break l1087;
      }
      p = s1089;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function leaf193(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutArgumentNode | BadCutPartNode | BadDebrisNode;
  l1092: {
    const s1093 = p;
    const t1094 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1095: {
        const r1096 = readSpace(p);
        if (r1096 === undefined) { break l1095; }
        value = r1096;
        p = pos;
        break l1092;
      }
      p = s1093;
      if (trail.length > t1094) trail.length = t1094;
    } else touched ||= p >= end;
    l1098: {
      const r1099 = readBadCutArgument(p);
      if (r1099 === undefined) { break l1098; }
      value = r1099;
      p = pos;
      break l1092;
    }
    p = s1093;
    if (trail.length > t1094) trail.length = t1094;
    l1104: {
      const r1105 = readBadCutPart(p);
      if (r1105 === undefined) { break l1104; }
      value = r1105;
      p = pos;
      break l1092;
    }
    p = s1093;
    if (trail.length > t1094) trail.length = t1094;
    const r1107 = readBadDebris(p);
    if (r1107 === undefined) { return -1; }
    value = r1107;
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
      const s1100 = p;
      l1101: {

        p++;
        return -1;
      }
      p = s1100;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf197(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r1109 = readPyCallEnd(p);
  if (r1109 === undefined) { return -1; }
  value = r1109;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l1110: {
    const s1111 = p;
    const t1112 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1113: {
        const r1114 = readPyCallClose(p);
        if (r1114 === undefined) { break l1113; }
        value = r1114;
        p = pos;
        break l1110;
      }
      p = s1111;
      if (trail.length > t1112) trail.length = t1112;
    } else touched ||= p >= end;
    l1116: {
      const r1117 = readMissingRest(p);
      if (r1117 === undefined) { break l1116; }
      value = r1117;
      p = pos;
      break l1110;
    }
    p = s1111;
    if (trail.length > t1112) trail.length = t1112;
    const r1119 = readMissingBracket(p);
    if (r1119 === undefined) { return undefined; }
    value = r1119;
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

function leaf200(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CodeHeadNode;
  const r1122 = readCodeHead(p);
  if (r1122 === undefined) { return -1; }
  value = r1122;
  p = pos;
  leafValue = value;
  return p;
}

function readCodeHead(p: number): CodeHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l1123: {
    const s1124 = p;
    const t1125 = trail.length;
    l1126: {
      const r1127 = readMessageStart(p);
      if (r1127 === undefined) { break l1126; }
      l_opening = r1127;
      p = pos;
      l1146: for (;;) {
        const s1148 = p;
        const t1149 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1147: {
            const r1151 = readHeadPart(p);
            if (r1151 === undefined) { break l1147; }
            p = pos;
            continue l1146;
          }
          p = s1148;
          if (trail.length > t1149) trail.length = t1149;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l1126;
      }
      p = skipTo(p);
      if (p < 0) { break l1126; }
      p = skipCodeName(p);
      if (p < 0) { break l1126; }
      if (p < end) {
        {
          const s1298 = p;
          l1299: {
            const n1301 = characterSize(p, CLASS_3);
            if (n1301 === 0) { break l1299; }
            p += n1301;
            break l1126;
          }
          p = s1298;
        }
      } else touched ||= p >= end;
      l1302: for (;;) {
        const s1304 = p;
        const t1305 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1303: {
            const r1307 = readHeadPart(p);
            if (r1307 === undefined) { break l1303; }
            p = pos;
            continue l1302;
          }
          p = s1304;
          if (trail.length > t1305) trail.length = t1305;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1126;
      }
      p += 11;
      break l1123;
    }
    p = s1124;
    if (trail.length > t1125) trail.length = t1125;
    l_opening = null;
    l1309: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l1309; }
      p = skipCodeName(p);
      if (p < 0) { break l1309; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1309;
      }
      p = skipEol(p);
      if (p < 0) { break l1309; }
      break l1123;
    }
    p = s1124;
    if (trail.length > t1125) trail.length = t1125;
    l_opening = null;
    p = skipCodeOpen(p);
    if (p < 0) { return undefined; }
    {
      const s1310 = p;
      l1311: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1313: {
          const s1314 = p;
          if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
            l1315: {
              p++;
              break l1313;
            }
            p = s1314;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1316 = p;
              l1317: {
                p++;
                break l1311;
              }
              p = s1316;
            }
          } else touched ||= p >= end;
        }
        return undefined;
      }
      p = s1310;
    }
  }
  pos = p;
  return { type: 'CodeHead', start: base + start, end: base + p, opening: l_opening };
}

function readMessageStart(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l1128: {
    const s1129 = p;
    l1130: {
      const s1131 = p;
      p = skipChannels(p);
      if (p < 0) { break l1130; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l1130;
      }
      p += 9;
      l1132: {
        if (text.charCodeAt(p) === 97) {
          const s1134 = p;
          l1133: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l1133;
            }
            p += 9;
            break l1132;
          }
          p = s1134;
        } else touched ||= p >= end;
      }
      value = text.slice(s1131, p);
      break l1128;
    }
    p = s1129;
    const s1135 = p;
    p = skipChannels(p);
    if (p < 0) { return undefined; }
    l1138: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s1136 = p;
        l1137: {
          l1139: {
            const s1140 = p;
            if (text.charCodeAt(p) === 60) {
              l1141: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l1141;
                }
                p += 11;
                break l1139;
              }
              p = s1140;
            } else touched ||= p >= end;
            l1142: {
              if (text.charCodeAt(p) === 32) {
                const s1144 = p;
                l1143: {

                  p++;
                  break l1142;
                }
                p = s1144;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l1137;
            }
            p += 3;
          }
          p = s1136;
          break l1138;
        }
        p = s1136;
      } else touched ||= p >= end;
      return undefined;
    }
    value = text.slice(s1135, p);
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
  let e1152!: string[];
  const list1157: string[] = [];
  l1153: for (;;) {
    const s1155 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1154: {
        let v1156!: string;
        const r1159 = readBlank(p);
        if (r1159 === undefined) { break l1154; }
        v1156 = r1159;
        p = pos;
        list1157.push(v1156);
        continue l1153;
      }
      p = s1155;
    } else touched ||= p >= end;
    break;
  }
  e1152 = list1157;
  let e1161!: BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code";
  l1162: {
    const s1163 = p;
    const t1164 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l1165: {
        const r1166 = readBadHeaderAgain(p);
        if (r1166 === undefined) { break l1165; }
        e1161 = r1166;
        p = pos;
        break l1162;
      }
      p = s1163;
      if (trail.length > t1164) trail.length = t1164;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1230: {
        const r1231 = readChannel(p);
        if (r1231 === undefined) { break l1230; }
        e1161 = r1231;
        p = pos;
        break l1162;
      }
      p = s1163;
      if (trail.length > t1164) trail.length = t1164;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1241: {
        const r1242 = readBadConstraintAgain(p);
        if (r1242 === undefined) { break l1241; }
        e1161 = r1242;
        p = pos;
        break l1162;
      }
      p = s1163;
      if (trail.length > t1164) trail.length = t1164;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1247: {
        const r1248 = readConstraint(p);
        if (r1248 === undefined) { break l1247; }
        e1161 = r1248;
        p = pos;
        break l1162;
      }
      p = s1163;
      if (trail.length > t1164) trail.length = t1164;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l1258: {
        let e1259!: [string[], "to="];
        const r1260 = readTo(p);
        if (r1260 === undefined) { break l1258; }
        e1259 = r1260;
        p = pos;
        let e1272!: "assistant" | "user";
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l1258;
        }
        const r1273 = readPseudoName(p);
        if (r1273 === undefined) { break l1258; }
        e1272 = r1273;
        p = pos;
        let e1278!: null;
        if (p < end) {
          {
            const s1279 = p;
            l1280: {
              const n1282 = characterSize(p, CLASS_3);
              if (n1282 === 0) { break l1280; }
              p += n1282;
              break l1258;
            }
            p = s1279;
          }
        } else touched ||= p >= end;
        e1278 = null;
        e1161 = [e1259, e1272, e1278];
        break l1162;
      }
      p = s1163;
      if (trail.length > t1164) trail.length = t1164;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 99 || c === 106))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1283 = readContentType(p);
    if (r1283 === undefined) { return undefined; }
    e1161 = r1283;
    p = pos;
  }
  let e1288!: string[];
  const list1293: string[] = [];
  l1289: for (;;) {
    const s1291 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1290: {
        let v1292!: string;
        const r1295 = readBlank(p);
        if (r1295 === undefined) { break l1290; }
        v1292 = r1295;
        p = pos;
        list1293.push(v1292);
        continue l1289;
      }
      p = s1291;
    } else touched ||= p >= end;
    break;
  }
  e1288 = list1293;
  value = [e1152, e1161, e1288];
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
  l1169: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s1167 = p;
      l1168: {
        l1170: for (;;) {
          const s1172 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l1171: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s1174 = p;
                  l1175: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l1175; }
                    break l1171;
                  }
                  p = s1174;
                }
              } else touched ||= p >= end;
              l1177: {
                const s1178 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
                  l1179: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l1179; }
                    break l1177;
                  }
                  p = s1178;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l1171;
                }
                p = skipTo(p);
                if (p < 0) { break l1171; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l1171;
                }
                p = skipCalledName(p);
                if (p < 0) { break l1171; }
              }
              continue l1170;
            }
            p = s1172;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l1168;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l1168; }
        p = s1167;
        break l1169;
      }
      p = s1167;
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
  l1180: {
    const s1181 = p;
    if (text.charCodeAt(p) === 60) {
      l1182: {
        p = skipBadHeaderAgain(p);
        if (p < 0) { break l1182; }
        break l1180;
      }
      p = s1181;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1215: {
        if (!text.startsWith("<|channel|>", p)) {
          reachesEnd(p, "<|channel|>");
          break l1215;
        }
        p += 11;
        if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1215;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l1180;
      }
      p = s1181;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1216: {
        p = skipBadConstraintAgain(p);
        if (p < 0) { break l1216; }
        break l1180;
      }
      p = s1181;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1220: {
        if (!text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l1220;
        }
        p += 13;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l1180;
      }
      p = s1181;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l1221: {
        p = skipTo(p);
        if (p < 0) { break l1221; }
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l1221;
        }
        p = skipPseudoName(p);
        if (p < 0) { break l1221; }
        if (p < end) {
          {
            const s1222 = p;
            l1223: {
              const n1225 = characterSize(p, CLASS_3);
              if (n1225 === 0) { break l1223; }
              p += n1225;
              break l1221;
            }
            p = s1222;
          }
        } else touched ||= p >= end;
        break l1180;
      }
      p = s1181;
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
  l1185: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s1183 = p;
      l1184: {
        l1186: for (;;) {
          const s1188 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l1187: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s1190 = p;
                  l1191: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l1191; }
                    break l1187;
                  }
                  p = s1190;
                }
              } else touched ||= p >= end;
              l1193: {
                const s1194 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
                  l1195: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l1195; }
                    break l1193;
                  }
                  p = s1194;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l1187;
                }
                p = skipTo(p);
                if (p < 0) { break l1187; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l1187;
                }
                p = skipCalledName(p);
                if (p < 0) { break l1187; }
              }
              continue l1186;
            }
            p = s1188;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l1184;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l1184; }
        p = s1183;
        break l1185;
      }
      p = s1183;
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
      const s1196 = p;
      l1197: {
        p = skipPseudoName(p);
        if (p < 0) { break l1197; }
        if (p < end) {
          {
            const s1202 = p;
            l1203: {
              const n1205 = characterSize(p, CLASS_3);
              if (n1205 === 0) { break l1203; }
              p += n1205;
              break l1197;
            }
            p = s1202;
          }
        } else touched ||= p >= end;
        return -1;
      }
      p = s1196;
    }
  } else touched ||= p >= end;
  l1206: {
    if (text.charCodeAt(p) === 102) {
      const s1208 = p;
      l1207: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l1207;
        }
        p += 10;
        break l1206;
      }
      p = s1208;
    } else touched ||= p >= end;
  }
  let m1213 = false;
  l1210: for (;;) {
    const s1212 = p;
    if (p < end) {
      l1211: {
        const n1214 = characterSize(p, CLASS_3);
        if (n1214 === 0) { break l1211; }
        p += n1214;
        m1213 = true;
        continue l1210;
      }
      p = s1212;
    } else touched ||= p >= end;
    break;
  }
  if (!m1213) { return -1; }
  return p;
}

function skipPseudoName(p: number): number {
  l1199: {
    const s1200 = p;
    if (text.charCodeAt(p) === 97) {
      l1201: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l1201;
        }
        p += 9;
        break l1199;
      }
      p = s1200;
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
  l1219: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s1217 = p;
      l1218: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l1218;
        }
        p += 13;
        p = s1217;
        break l1219;
      }
      p = s1217;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipContentType(p: number): number {
  l1226: {
    const s1227 = p;
    if (text.charCodeAt(p) === 106) {
      l1228: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l1228;
        }
        p += 4;
        break l1226;
      }
      p = s1227;
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
  let e1232!: "<|channel|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
    reachesEnd(p, "<|channel|>");
    return undefined;
  }
  e1232 = "<|channel|>";
  p += 11;
  let e1233!: string[];
  const list1238: string[] = [];
  l1234: for (;;) {
    const s1236 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l1235: {
        let v1237!: string;
        v1237 = text.charAt(p);
        p++;
        list1238.push(v1237);
        continue l1234;
      }
      p = s1236;
    } else touched ||= p >= end;
    break;
  }
  if (list1238.length === 0) { return undefined; }
  e1233 = list1238;
  value = [e1232, e1233];
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
  l1245: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s1243 = p;
      l1244: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l1244;
        }
        p += 13;
        p = s1243;
        break l1245;
      }
      p = s1243;
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
  let e1249!: "<|constrain|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
    reachesEnd(p, "<|constrain|>");
    return undefined;
  }
  e1249 = "<|constrain|>";
  p += 13;
  let e1250!: string[];
  const list1255: string[] = [];
  l1251: for (;;) {
    const s1253 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l1252: {
        let v1254!: string;
        v1254 = text.charAt(p);
        p++;
        list1255.push(v1254);
        continue l1251;
      }
      p = s1253;
    } else touched ||= p >= end;
    break;
  }
  e1250 = list1255;
  value = [e1249, e1250];
  pos = p;
  return value;
}

function readTo(p: number): [string[], "to="] | undefined {
  let c = 0;
  let value!: [string[], "to="];
  let e1261!: string[];
  const list1266: string[] = [];
  l1262: for (;;) {
    const s1264 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1263: {
        let v1265!: string;
        const r1268 = readBlank(p);
        if (r1268 === undefined) { break l1263; }
        v1265 = r1268;
        p = pos;
        list1266.push(v1265);
        continue l1262;
      }
      p = s1264;
    } else touched ||= p >= end;
    break;
  }
  e1261 = list1266;
  let e1270!: "to=";
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return undefined;
  }
  e1270 = "to=";
  p += 3;
  value = [e1261, e1270];
  pos = p;
  return value;
}

function readPseudoName(p: number): "assistant" | "user" | undefined {
  let value!: "assistant" | "user";
  l1274: {
    const s1275 = p;
    if (text.charCodeAt(p) === 97) {
      l1276: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l1276;
        }
        value = "assistant";
        p += 9;
        break l1274;
      }
      p = s1275;
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
  l1284: {
    const s1285 = p;
    if (text.charCodeAt(p) === 106) {
      l1286: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l1286;
        }
        value = "json";
        p += 4;
        break l1284;
      }
      p = s1285;
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

function leaf225(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, string];
  const r1320 = readCodeChar(p);
  if (r1320 === undefined) { return -1; }
  value = r1320;
  p = pos;
  leafValue = value;
  return p;
}

function readCodeChar(p: number): [null, null, string] | undefined {
  let c = 0;
  let value!: [null, null, string];
  let e1321!: null;
  {
    const s1322 = p;
    l1323: {
      p = skipMarkAhead(p);
      if (p < 0) { break l1323; }
      return undefined;
    }
    p = s1322;
  }
  e1321 = null;
  let e1379!: null;
  {
    const s1380 = p;
    l1381: {
      p = skipEndToken(p);
      if (p < 0) { break l1381; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1383: {
        const s1385 = p;
        l1384: {
          p = skipTokens(p);
          if (p < 0) { break l1384; }
          break l1383;
        }
        p = s1385;
      }
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
      return undefined;
    }
    p = s1380;
  }
  e1379 = null;
  let e1389!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e1389 = text.charAt(p);
  p++;
  value = [e1321, e1379, e1389];
  pos = p;
  return value;
}

function skipMarkAhead(p: number): number {
  let c = 0;
  l1325: {
    const s1326 = p;
    l1327: {
      p = skipEndMark(p);
      if (p < 0) { break l1327; }
      break l1325;
    }
    p = s1326;
    l1332: {
      p = skipChannels(p);
      if (p < 0) { break l1332; }
      l1335: {
        if (text.charCodeAt(p) === 60) {
          const s1333 = p;
          l1334: {

            p++;
            p = s1333;
            break l1335;
          }
          p = s1333;
        } else touched ||= p >= end;
        break l1332;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l1332; }
      break l1325;
    }
    p = s1326;
    l1364: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l1364; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1364;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l1364; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1364;
      }
      p = skipEol(p);
      if (p < 0) { break l1364; }
      break l1325;
    }
    p = s1326;
    p = skipCutMark(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipEndMark(p: number): number {
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l1328: {
    const s1329 = p;
    if (text.charCodeAt(p) === 60) {
      l1330: {
        if (!text.startsWith("<|end|>", p)) {
          reachesEnd(p, "<|end|>");
          break l1330;
        }
        p += 7;
        break l1328;
      }
      p = s1329;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1331: {
        if (!text.startsWith("<|return|>", p)) {
          reachesEnd(p, "<|return|>");
          break l1331;
        }
        p += 10;
        break l1328;
      }
      p = s1329;
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
  l1353: for (;;) {
    const s1355 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l1354: {
        p = skipHeadPart(p);
        if (p < 0) { break l1354; }
        continue l1353;
      }
      p = s1355;
    } else touched ||= p >= end;
    break;
  }
  l1357: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      const s1359 = p;
      l1358: {
        p = skipTo(p);
        if (p < 0) { break l1358; }
        if (!(p < end)) {
          touched ||= p >= end;
          break l1358;
        }
        p = skipCalledName(p);
        if (p < 0) { break l1358; }
        l1360: for (;;) {
          const s1362 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l1361: {
              p = skipHeadPart(p);
              if (p < 0) { break l1361; }
              continue l1360;
            }
            p = s1362;
          } else touched ||= p >= end;
          break;
        }
        break l1357;
      }
      p = s1359;
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
  l1336: {
    const s1337 = p;
    l1338: {
      p = skipChannels(p);
      if (p < 0) { break l1338; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l1338;
      }
      p += 9;
      l1340: {
        if (text.charCodeAt(p) === 97) {
          const s1342 = p;
          l1341: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l1341;
            }
            p += 9;
            break l1340;
          }
          p = s1342;
        } else touched ||= p >= end;
      }
      break l1336;
    }
    p = s1337;
    p = skipChannels(p);
    if (p < 0) { return -1; }
    l1346: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s1344 = p;
        l1345: {
          l1347: {
            const s1348 = p;
            if (text.charCodeAt(p) === 60) {
              l1349: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l1349;
                }
                p += 11;
                break l1347;
              }
              p = s1348;
            } else touched ||= p >= end;
            l1350: {
              if (text.charCodeAt(p) === 32) {
                const s1352 = p;
                l1351: {

                  p++;
                  break l1350;
                }
                p = s1352;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l1345;
            }
            p += 3;
          }
          p = s1344;
          break l1346;
        }
        p = s1344;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipRecipientName(p: number): number {
  const n1366 = characterSize(p, CLASS_2);
  if (n1366 === 0) { return -1; }
  p += n1366;
  l1367: for (;;) {
    const s1369 = p;
    if (p < end) {
      l1368: {
        const n1371 = characterSize(p, CLASS_3);
        if (n1371 === 0) { break l1368; }
        p += n1371;
        continue l1367;
      }
      p = s1369;
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
  l1372: {
    const s1373 = p;
    l1374: {
      p = skipEndMark(p);
      if (p < 0) { break l1374; }
      break l1372;
    }
    p = s1373;
    l1375: {
      p = skipChannels(p);
      if (p < 0) { break l1375; }
      l1378: {
        if (text.charCodeAt(p) === 60) {
          const s1376 = p;
          l1377: {

            p++;
            p = s1376;
            break l1378;
          }
          p = s1376;
        } else touched ||= p >= end;
        break l1375;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l1375; }
      break l1372;
    }
    p = s1373;
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

function text236(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1391: {
      {
        const s1392 = p;
        l1393: {
          p = skipMarkAhead(p);
          if (p < 0) { break l1393; }
          break l1391;
        }
        p = s1392;
      }
      {
        const s1395 = p;
        l1396: {
          p = skipEndToken(p);
          if (p < 0) { break l1396; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1398: {
            const s1400 = p;
            l1399: {
              p = skipTokens(p);
              if (p < 0) { break l1399; }
              break l1398;
            }
            p = s1400;
          }
          if (p < end) {
            {
              const s1401 = p;
              l1402: {
                p++;
                break l1396;
              }
              p = s1401;
            }
          } else touched ||= p >= end;
          break l1391;
        }
        p = s1395;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1391;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf237(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  const r1404 = readMessageEnd(p);
  if (r1404 === undefined) { return -1; }
  value = r1404;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageEnd(p: number): MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  l1405: {
    const s1406 = p;
    const t1407 = trail.length;
    l1408: {
      const r1409 = readMessageClose(p);
      if (r1409 === undefined) { break l1408; }
      value = r1409;
      p = pos;
      break l1405;
    }
    p = s1406;
    if (trail.length > t1407) trail.length = t1407;
    l1411: {
      const r1412 = readBadCutMessageClose(p);
      if (r1412 === undefined) { break l1411; }
      value = r1412;
      p = pos;
      break l1405;
    }
    p = s1406;
    if (trail.length > t1407) trail.length = t1407;
    l1414: {
      const r1415 = readMissingMessageClose(p);
      if (r1415 === undefined) { break l1414; }
      value = r1415;
      p = pos;
      break l1405;
    }
    p = s1406;
    if (trail.length > t1407) trail.length = t1407;
    const r1420 = readMessageOver(p);
    if (r1420 === undefined) { return undefined; }
    value = r1420;
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
  l1418: {
    if (text.charCodeAt(p) === 60) {
      const s1416 = p;
      l1417: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l1417;
        }
        p += 2;
        p = s1416;
        break l1418;
      }
      p = s1416;
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

function leaf243(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextHeadNode;
  const r1423 = readTextHead(p);
  if (r1423 === undefined) { return -1; }
  value = r1423;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l1424: {
    const s1425 = p;
    const t1426 = trail.length;
    l1427: {
      const r1428 = readMessageStart(p);
      if (r1428 === undefined) { break l1427; }
      l_opening = r1428;
      p = pos;
      l1430: for (;;) {
        const s1432 = p;
        const t1433 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1431: {
            const r1435 = readHeadPart(p);
            if (r1435 === undefined) { break l1431; }
            p = pos;
            continue l1430;
          }
          p = s1432;
          if (trail.length > t1433) trail.length = t1433;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1427;
      }
      p += 11;
      break l1424;
    }
    p = s1425;
    if (trail.length > t1426) trail.length = t1426;
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

function leaf247(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolMessageHeadNode;
  const r1438 = readToolMessageHead(p);
  if (r1438 === undefined) { return -1; }
  value = r1438;
  p = pos;
  leafValue = value;
  return p;
}

function readToolMessageHead(p: number): ToolMessageHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  let l_name!: string;
  l1439: {
    const s1440 = p;
    const t1441 = trail.length;
    l1442: {
      const r1443 = readMessageStart(p);
      if (r1443 === undefined) { break l1442; }
      l_opening = r1443;
      p = pos;
      l1445: for (;;) {
        const s1447 = p;
        const t1448 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1446: {
            const r1450 = readHeadPart(p);
            if (r1450 === undefined) { break l1446; }
            p = pos;
            continue l1445;
          }
          p = s1447;
          if (trail.length > t1448) trail.length = t1448;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l1442;
      }
      p = skipTo(p);
      if (p < 0) { break l1442; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1442;
      }
      const r1452 = readCalledName(p);
      if (r1452 === undefined) { break l1442; }
      l_name = r1452;
      p = pos;
      l1470: for (;;) {
        const s1472 = p;
        const t1473 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1471: {
            const r1475 = readHeadPart(p);
            if (r1475 === undefined) { break l1471; }
            p = pos;
            continue l1470;
          }
          p = s1472;
          if (trail.length > t1473) trail.length = t1473;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1442;
      }
      p += 11;
      break l1439;
    }
    p = s1440;
    if (trail.length > t1441) trail.length = t1441;
    l_opening = null;
    p = skipRecipientOpen(p);
    if (p < 0) { return undefined; }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1477 = readRecipientName(p);
    if (r1477 === undefined) { return undefined; }
    l_name = r1477;
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
      const s1453 = p;
      l1454: {
        p = skipPseudoName(p);
        if (p < 0) { break l1454; }
        if (p < end) {
          {
            const s1456 = p;
            l1457: {
              const n1459 = characterSize(p, CLASS_3);
              if (n1459 === 0) { break l1457; }
              p += n1459;
              break l1454;
            }
            p = s1456;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1453;
    }
  } else touched ||= p >= end;
  l1460: {
    if (text.charCodeAt(p) === 102) {
      const s1462 = p;
      l1461: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l1461;
        }
        p += 10;
        break l1460;
      }
      p = s1462;
    } else touched ||= p >= end;
  }
  const s1463 = p;
  let m1467 = false;
  l1464: for (;;) {
    const s1466 = p;
    if (p < end) {
      l1465: {
        const n1468 = characterSize(p, CLASS_3);
        if (n1468 === 0) { break l1465; }
        p += n1468;
        m1467 = true;
        continue l1464;
      }
      p = s1466;
    } else touched ||= p >= end;
    break;
  }
  if (!m1467) { return undefined; }
  value = text.slice(s1463, p);
  pos = p;
  return value;
}

function readRecipientName(p: number): string | undefined {
  let value!: string;
  const s1478 = p;
  const n1479 = characterSize(p, CLASS_2);
  if (n1479 === 0) { return undefined; }
  p += n1479;
  l1480: for (;;) {
    const s1482 = p;
    if (p < end) {
      l1481: {
        const n1484 = characterSize(p, CLASS_3);
        if (n1484 === 0) { break l1481; }
        p += n1484;
        continue l1480;
      }
      p = s1482;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1478, p);
  pos = p;
  return value;
}

function leaf251(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerFenceNode | null;
  l1487: {
    if (text.charCodeAt(p) === 96) {
      const s1489 = p;
      const t1490 = trail.length;
      l1488: {
        const r1491 = readBadInnerFence(p);
        if (r1491 === undefined) { break l1488; }
        value = r1491;
        p = pos;
        break l1487;
      }
      p = s1489;
      if (trail.length > t1490) trail.length = t1490;
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
  l1494: {
    const s1492 = p;
    l1493: {
      l1495: {
        const s1496 = p;
        if (text.charCodeAt(p) === 123) {
          l1497: {

            p++;
            break l1495;
          }
          p = s1496;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l1498: {

            p++;
            break l1495;
          }
          p = s1496;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l1493; }
      }
      p = s1492;
      break l1494;
    }
    p = s1492;
    return undefined;
  }
  pos = p;
  const node: BadInnerFenceNode = { type: 'BadInnerFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipVisible(p: number): number {
  l1499: {
    const s1500 = p;
    l1501: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l1501; }
      break l1499;
    }
    p = s1500;
    l1502: {
      p = skipWrongCallOpen(p);
      if (p < 0) { break l1502; }
      break l1499;
    }
    p = s1500;
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

function leaf260(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1504!: null;
  l1507: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
      const s1505 = p;
      l1506: {
        p++;
        p = s1505;
        break l1507;
      }
      p = s1505;
    } else touched ||= p >= end;
    return -1;
  }
  e1504 = null;
  value = [e1504];
  leafValue = value;
  return p;
}

function leaf261(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string, null, [null, null, string]];
  const r1508 = readPlainChar(p);
  if (r1508 === undefined) { return -1; }
  value = r1508;
  p = pos;
  leafValue = value;
  return p;
}

function readPlainChar(p: number): [string, null, [null, null, string]] | undefined {
  let value!: [string, null, [null, null, string]];
  let e1509!: string;
  const r1510 = readChannels(p);
  if (r1510 === undefined) { return undefined; }
  e1509 = r1510;
  p = pos;
  let e1512!: null;
  {
    const s1513 = p;
    l1514: {
      p = skipCutMark(p);
      if (p < 0) { break l1514; }
      return undefined;
    }
    p = s1513;
  }
  e1512 = null;
  let e1516!: [null, null, string];
  const r1517 = readCodeChar(p);
  if (r1517 === undefined) { return undefined; }
  e1516 = r1517;
  p = pos;
  value = [e1509, e1512, e1516];
  pos = p;
  return value;
}

function text263(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1520: {
      p = skipChannels(p);
      if (p < 0) { break l1520; }
      {
        const s1521 = p;
        l1522: {
          p = skipCutMark(p);
          if (p < 0) { break l1522; }
          break l1520;
        }
        p = s1521;
      }
      p = skipCodeChar(p);
      if (p < 0) { break l1520; }

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
    const s1524 = p;
    l1525: {
      p = skipMarkAhead(p);
      if (p < 0) { break l1525; }
      return -1;
    }
    p = s1524;
  }
  {
    const s1527 = p;
    l1528: {
      p = skipEndToken(p);
      if (p < 0) { break l1528; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1530: {
        const s1532 = p;
        l1531: {
          p = skipTokens(p);
          if (p < 0) { break l1531; }
          break l1530;
        }
        p = s1532;
      }
      if (p < end) {
        {
          const s1533 = p;
          l1534: {
            p++;
            break l1528;
          }
          p = s1533;
        }
      } else touched ||= p >= end;
      return -1;
    }
    p = s1527;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf265(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  const r1536 = readMessageRest(p);
  if (r1536 === undefined) { return -1; }
  value = r1536;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageRest(p: number): SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  l1537: {
    const s1538 = p;
    const t1539 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1540: {
        const r1541 = readSpace(p);
        if (r1541 === undefined) { break l1540; }
        value = r1541;
        p = pos;
        break l1537;
      }
      p = s1538;
      if (trail.length > t1539) trail.length = t1539;
    } else touched ||= p >= end;
    l1543: {
      const r1544 = readInnerFenceEnd(p);
      if (r1544 === undefined) { break l1543; }
      value = r1544;
      p = pos;
      break l1537;
    }
    p = s1538;
    if (trail.length > t1539) trail.length = t1539;
    l1549: {
      const r1550 = readBadBrackets(p);
      if (r1550 === undefined) { break l1549; }
      value = r1550;
      p = pos;
      break l1537;
    }
    p = s1538;
    if (trail.length > t1539) trail.length = t1539;
    const r1559 = readBadMessageWords(p);
    if (r1559 === undefined) { return undefined; }
    value = r1559;
    p = pos;
  }
  pos = p;
  return value;
}

function readInnerFenceEnd(p: number): InnerFenceEndNode | undefined {
  const start = p;
  {
    const s1545 = p;
    l1546: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1546; }
      return undefined;
    }
    p = s1545;
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
  let m1554 = false;
  l1551: for (;;) {
    const s1553 = p;
    l1552: {
      {
        const s1555 = p;
        l1556: {
          p = skipEnds(p);
          if (p < 0) { break l1556; }
          break l1552;
        }
        p = s1555;
      }
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1552;
      }
      p++;
      m1554 = true;
      continue l1551;
    }
    p = s1553;
    break;
  }
  if (!m1554) { return undefined; }
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
  let m1563 = false;
  l1560: for (;;) {
    const s1562 = p;
    l1561: {
      {
        const s1564 = p;
        l1565: {
          p = skipMarkAhead(p);
          if (p < 0) { break l1565; }
          break l1561;
        }
        p = s1564;
      }
      {
        const s1567 = p;
        l1568: {
          p = skipEndToken(p);
          if (p < 0) { break l1568; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1570: {
            const s1572 = p;
            l1571: {
              p = skipTokens(p);
              if (p < 0) { break l1571; }
              break l1570;
            }
            p = s1572;
          }
          if (p < end) {
            {
              const s1573 = p;
              l1574: {
                p++;
                break l1568;
              }
              p = s1573;
            }
          } else touched ||= p >= end;
          break l1561;
        }
        p = s1567;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1561;
      }
      p++;
      m1563 = true;
      continue l1560;
    }
    p = s1562;
    break;
  }
  if (!m1563) { return undefined; }
  pos = p;
  const node: BadMessageWordsNode = { type: 'BadMessageWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf272(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r1578 = readSectionOpen(p);
  if (r1578 === undefined) { return -1; }
  value = r1578;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen(p: number): SectionOpenNode | undefined {
  const start = p;
  l1579: {
    const s1580 = p;
    const t1581 = trail.length;
    l1582: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1582; }
      break l1579;
    }
    p = s1580;
    if (trail.length > t1581) trail.length = t1581;
    const r1583 = readBadSectionOpen(p);
    if (r1583 === undefined) { return undefined; }
    p = pos;
  }
  l1585: for (;;) {
    const s1587 = p;
    const t1588 = trail.length;
    l1586: {
      const r1590 = readBadOpenAgain(p);
      if (r1590 === undefined) { break l1586; }
      p = pos;
      continue l1585;
    }
    p = s1587;
    if (trail.length > t1588) trail.length = t1588;
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

function leaf280(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallHeadNode;
  const r1593 = readCallHead(p);
  if (r1593 === undefined) { return -1; }
  value = r1593;
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
  l1594: {
    const s1595 = p;
    const t1596 = trail.length;
    l1597: {
      const r1598 = readBadOtherCall(p);
      if (r1598 === undefined) { break l1597; }
      l_flaw = r1598;
      p = pos;
      const r1600 = readCallName(p);
      if (r1600 === undefined) { break l1597; }
      l_name = r1600;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipOtherNameEnd(p);
      if (p < 0) { break l1597; }
      l1615: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          const s1613 = p;
          l1614: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (text.charCodeAt(p) !== 123) {
              touched ||= p >= end;
              break l1614;
            }
            p++;
            p = s1613;
            break l1615;
          }
          p = s1613;
        } else touched ||= p >= end;
        break l1597;
      }
      break l1594;
    }
    p = s1595;
    if (trail.length > t1596) trail.length = t1596;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    l1616: {
      p = skipCallOpen(p);
      if (p < 0) { break l1616; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1617 = readCallName(p);
      if (r1617 === undefined) { break l1616; }
      l_name = r1617;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1619: {
        const s1621 = p;
        l1620: {
          const r1622 = readCallId(p);
          if (r1622 === undefined) { break l1620; }
          l_id = r1622;
          p = pos;
          break l1619;
        }
        p = s1621;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1616; }
      const list1629: AttributeNode[] = [];
      l1625: for (;;) {
        const s1627 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1626: {
            let v1628!: AttributeNode;
            const r1631 = readAttribute(p);
            if (r1631 === undefined) { break l1626; }
            v1628 = r1631;
            p = pos;
            list1629.push(v1628);
            continue l1625;
          }
          p = s1627;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1629;
      p = skipHeadEnd(p);
      if (p < 0) { break l1616; }
      break l1594;
    }
    p = s1595;
    if (trail.length > t1596) trail.length = t1596;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    l1635: {
      p = skipCallOpen(p);
      if (p < 0) { break l1635; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1636 = readCallName(p);
      if (r1636 === undefined) { break l1635; }
      l_name = r1636;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l1635; }
      break l1594;
    }
    p = s1595;
    if (trail.length > t1596) trail.length = t1596;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    l1648: {
      p = skipCallOpen(p);
      if (p < 0) { break l1648; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1649 = readCallName(p);
      if (r1649 === undefined) { break l1648; }
      l_name = r1649;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1651: {
        const s1652 = p;
        const t1653 = trail.length;
        l1654: {
          const r1655 = readBadNameEnd(p);
          if (r1655 === undefined) { break l1654; }
          l_nameFlaw = r1655;
          p = pos;
          break l1651;
        }
        p = s1652;
        if (trail.length > t1653) trail.length = t1653;
        const r1657 = readBadNoNameEnd(p);
        if (r1657 === undefined) { break l1648; }
        l_nameFlaw = r1657;
        p = pos;
      }
      break l1594;
    }
    p = s1595;
    if (trail.length > t1596) trail.length = t1596;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    const r1662 = readBadCallOpen(p);
    if (r1662 === undefined) { return undefined; }
    l_flaw = r1662;
    p = pos;
    const r1664 = readCallName(p);
    if (r1664 === undefined) { return undefined; }
    l_name = r1664;
    p = pos;
    l1666: {
      const s1667 = p;
      const t1668 = trail.length;
      if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 62)) {
        l1669: {
          l1670: {
            if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
              const s1672 = p;
              l1671: {
                p++;
                break l1670;
              }
              p = s1672;
            } else touched ||= p >= end;
          }
          if (text.charCodeAt(p) !== 62) {
            touched ||= p >= end;
            break l1669;
          }
          p++;
          break l1666;
        }
        p = s1667;
        if (trail.length > t1668) trail.length = t1668;
      } else touched ||= p >= end;
      const r1673 = readBadNameEnd(p);
      if (r1673 === undefined) { return undefined; }
      l_nameFlaw = r1673;
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
  const s1601 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l1608: for (;;) {
    const s1610 = p;
    l1609: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1609; }
      continue l1608;
    }
    p = s1610;
    break;
  }
  value = text.slice(s1601, p);
  pos = p;
  return value;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s1602 = p;
    l1603: {
      p = skipNameEnd(p);
      if (p < 0) { break l1603; }
      return -1;
    }
    p = s1602;
  }
  {
    const s1605 = p;
    l1606: {
      p = skipEnds(p);
      if (p < 0) { break l1606; }
      return -1;
    }
    p = s1605;
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
  const s1623 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1623, p);
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
  const s1632 = p;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l_name = text.slice(s1632, p);
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
  const s1633 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s1633, p);
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
  l1640: {
    const s1638 = p;
    l1639: {
      l1641: {
        const s1642 = p;
        l1643: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1644: {
            const s1645 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l1646: {
                p++;
                break l1644;
              }
              p = s1645;
            } else touched ||= p >= end;
            l1647: {
              p = skipParameterOpen(p);
              if (p < 0) { break l1647; }
              break l1644;
            }
            p = s1645;
            p = skipEnds(p);
            if (p < 0) { break l1643; }
          }
          break l1641;
        }
        p = s1642;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1639;
        }
        p++;
      }
      p = s1638;
      break l1640;
    }
    p = s1638;
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
  l1660: {
    const s1658 = p;
    l1659: {
      p = skipMayLackNameEnd(p);
      if (p < 0) { break l1659; }
      if (text.charCodeAt(p) !== 123) {
        touched ||= p >= end;
        break l1659;
      }
      p++;
      p = s1658;
      break l1660;
    }
    p = s1658;
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

function leaf309(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ParameterHeadNode;
  const r1676 = readParameterHead(p);
  if (r1676 === undefined) { return -1; }
  value = r1676;
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
  l1677: {
    const s1678 = p;
    const t1679 = trail.length;
    l1680: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1680; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1681 = readParameterKey(p);
      if (r1681 === undefined) { break l1680; }
      l_key = r1681;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1680; }
      const list1695: AttributeNode[] = [];
      l1691: for (;;) {
        const s1693 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1692: {
            let v1694!: AttributeNode;
            const r1697 = readAttribute(p);
            if (r1697 === undefined) { break l1692; }
            v1694 = r1697;
            p = pos;
            list1695.push(v1694);
            continue l1691;
          }
          p = s1693;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1695;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1680; }
      l1699: {
        const s1700 = p;
        l1701: {
          p = skipValueStart(p);
          if (p < 0) { break l1701; }
          break l1699;
        }
        p = s1700;
        p = skipValueFollows(p);
        if (p < 0) { break l1680; }
      }
      break l1677;
    }
    p = s1678;
    if (trail.length > t1679) trail.length = t1679;
    l_attributes = null;
    l_flaw = null;
    l1702: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1702; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1703 = readParameterKey(p);
      if (r1703 === undefined) { break l1702; }
      l_key = r1703;
      p = pos;
      const r1705 = readMissingKeyEnd(p);
      if (r1705 === undefined) { break l1702; }
      l_flaw = r1705;
      p = pos;
      p = skipValueStart(p);
      if (p < 0) { break l1702; }
      break l1677;
    }
    p = s1678;
    if (trail.length > t1679) trail.length = t1679;
    l_attributes = null;
    l_flaw = null;
    const r1707 = readBadParameterOpen(p);
    if (r1707 === undefined) { return undefined; }
    l_flaw = r1707;
    p = pos;
    const r1709 = readParameterKey(p);
    if (r1709 === undefined) { return undefined; }
    l_key = r1709;
    p = pos;
    l1711: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1713 = p;
        l1712: {
          p++;
          break l1711;
        }
        p = s1713;
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
  const s1682 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l1686: for (;;) {
    const s1688 = p;
    l1687: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1687; }
      continue l1686;
    }
    p = s1688;
    break;
  }
  value = text.slice(s1682, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s1683 = p;
    l1684: {
      p = skipKeyEnd(p);
      if (p < 0) { break l1684; }
      return -1;
    }
    p = s1683;
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

function leaf326(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawLayoutNode | null;
  l1715: {
    const s1717 = p;
    l1716: {
      const r1718 = readRawLayout(p);
      if (r1718 === undefined) { break l1716; }
      value = r1718;
      p = pos;
      break l1715;
    }
    p = s1717;
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

function leaf330(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | [null, string];
  const r1720 = readRawChar(p);
  if (r1720 === undefined) { return -1; }
  value = r1720;
  p = pos;
  leafValue = value;
  return p;
}

function readRawChar(p: number): string | [null, string] | undefined {
  let c = 0;
  let value!: string | [null, string];
  l1721: {
    const s1722 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l1723: {
        const r1724 = readOrdinary(p);
        if (r1724 === undefined) { break l1723; }
        value = r1724;
        p = pos;
        break l1721;
      }
      p = s1722;
    } else touched ||= p >= end;
    let e1726!: null;
    {
      const s1727 = p;
      l1728: {
        p = skipRawStop(p);
        if (p < 0) { break l1728; }
        return undefined;
      }
      p = s1727;
    }
    e1726 = null;
    let e1775!: string;
    l1776: {
      const s1777 = p;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l1778: {
          const r1779 = readEol(p);
          if (r1779 === undefined) { break l1778; }
          e1775 = r1779;
          p = pos;
          break l1776;
        }
        p = s1777;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        return undefined;
      }
      e1775 = text.charAt(p);
      p++;
    }
    value = [e1726, e1775];
  }
  pos = p;
  return value;
}

function skipRawStop(p: number): number {
  l1730: {
    const s1732 = p;
    l1731: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1731; }
      break l1730;
    }
    p = s1732;
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
  l1733: {
    const s1734 = p;
    l1735: {
      p = skipLenient(p);
      if (p < 0) { break l1735; }
      l1736: {
        const s1737 = p;
        l1738: {
          p = skipParameterClose(p);
          if (p < 0) { break l1738; }
          break l1736;
        }
        p = s1737;
        p = skipNamedClose(p);
        if (p < 0) { break l1735; }
      }
      break l1733;
    }
    p = s1734;
    l1739: {
      p = skipGuarded(p);
      if (p < 0) { break l1739; }
      l1740: {
        const s1741 = p;
        l1742: {
          p = skipParameterClose(p);
          if (p < 0) { break l1742; }
          break l1740;
        }
        p = s1741;
        p = skipDriftedClose(p);
        if (p < 0) { break l1739; }
      }
      l1751: {
        const s1749 = p;
        l1750: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1752: {
            const s1753 = p;
            l1754: {
              p = skipEnds(p);
              if (p < 0) { break l1754; }
              break l1752;
            }
            p = s1753;
            if (p < end) {
              {
                const s1755 = p;
                l1756: {
                  p++;
                  break l1750;
                }
                p = s1755;
              }
            } else touched ||= p >= end;
          }
          p = s1749;
          break l1751;
        }
        p = s1749;
        break l1739;
      }
      break l1733;
    }
    p = s1734;
    l1758: {
      p = skipEnds(p);
      if (p < 0) { break l1758; }
      l1761: {
        const s1759 = p;
        l1760: {
          p = skipGuarded(p);
          if (p < 0) { break l1760; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1762: {
            const s1763 = p;
            l1764: {
              p = skipEnds(p);
              if (p < 0) { break l1764; }
              break l1762;
            }
            p = s1763;
            if (p < end) {
              {
                const s1765 = p;
                l1766: {
                  p++;
                  break l1760;
                }
                p = s1765;
              }
            } else touched ||= p >= end;
          }
          p = s1759;
          break l1761;
        }
        p = s1759;
        break l1758;
      }
      break l1733;
    }
    p = s1734;
    l1768: {
      l1769: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          const s1771 = p;
          l1770: {
            p = skipEol(p);
            if (p < 0) { break l1770; }
            break l1769;
          }
          p = s1771;
        } else touched ||= p >= end;
      }
      l1772: {
        const s1773 = p;
        l1774: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1774; }
          break l1772;
        }
        p = s1773;
        p = skipWrongParameterOpen(p);
        if (p < 0) { break l1768; }
      }
      break l1733;
    }
    p = s1734;
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
  l1743: {
    const s1744 = p;
    l1745: {
      p = skipNamedClose(p);
      if (p < 0) { break l1745; }
      break l1743;
    }
    p = s1744;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) p++;
    touched ||= p >= end;
    l1746: {
      if (text.charCodeAt(p) === 62) {
        const s1748 = p;
        l1747: {

          p++;
          break l1746;
        }
        p = s1748;
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

function text348(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l1782: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1782;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l1783: {
      {
        const s1784 = p;
        l1785: {
          p = skipRawStop(p);
          if (p < 0) { break l1785; }
          break l1783;
        }
        p = s1784;
      }
      l1787: {
        const s1788 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1789: {
            p = skipEol(p);
            if (p < 0) { break l1789; }
            break l1787;
          }
          p = s1788;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1783;
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

function leaf349(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  const r1790 = readParameterEnd(p);
  if (r1790 === undefined) { return -1; }
  value = r1790;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l1791: {
    const s1792 = p;
    const t1793 = trail.length;
    l1794: {
      const r1795 = readRawEnd(p);
      if (r1795 === undefined) { break l1794; }
      value = r1795;
      p = pos;
      break l1791;
    }
    p = s1792;
    if (trail.length > t1793) trail.length = t1793;
    l1800: {
      const r1801 = readBadParameterClose(p);
      if (r1801 === undefined) { break l1800; }
      value = r1801;
      p = pos;
      break l1791;
    }
    p = s1792;
    if (trail.length > t1793) trail.length = t1793;
    l1806: {
      const r1807 = readBadCutRaw(p);
      if (r1807 === undefined) { break l1806; }
      value = r1807;
      p = pos;
      break l1791;
    }
    p = s1792;
    if (trail.length > t1793) trail.length = t1793;
    l1812: {
      const r1813 = readMissingRest(p);
      if (r1813 === undefined) { break l1812; }
      value = r1813;
      p = pos;
      break l1791;
    }
    p = s1792;
    if (trail.length > t1793) trail.length = t1793;
    const r1815 = readMissingParameterClose(p);
    if (r1815 === undefined) { return undefined; }
    value = r1815;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l1796: {
    const s1798 = p;
    l1797: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1797; }
      break l1796;
    }
    p = s1798;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l1802: {
    const s1804 = p;
    l1803: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1803; }
      break l1802;
    }
    p = s1804;
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
  l1808: {
    const s1810 = p;
    l1809: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1809; }
      break l1808;
    }
    p = s1810;
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

function leaf357(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutParameterNode;
  const r1818 = readBadCutParameter(p);
  if (r1818 === undefined) { return -1; }
  value = r1818;
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
  l1819: {
    const s1820 = p;
    l1821: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1821; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1821; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1821; }
      l1827: for (;;) {
        const s1829 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1828: {
            p = skipAttribute(p);
            if (p < 0) { break l1828; }
            continue l1827;
          }
          p = s1829;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1821; }
      l1833: {
        const s1834 = p;
        l1835: {
          p = skipValueStart(p);
          if (p < 0) { break l1835; }
          break l1833;
        }
        p = s1834;
        p = skipValueFollows(p);
        if (p < 0) { break l1821; }
      }
      break l1819;
    }
    p = s1820;
    l1836: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1836; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1836; }

      p = skipValueStart(p);
      if (p < 0) { break l1836; }
      break l1819;
    }
    p = s1820;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l1837: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1839 = p;
        l1838: {
          p++;
          break l1837;
        }
        p = s1839;
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
  l1823: for (;;) {
    const s1825 = p;
    l1824: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1824; }
      continue l1823;
    }
    p = s1825;
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

function leaf364(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementHeadNode;
  const r1841 = readElementHead(p);
  if (r1841 === undefined) { return -1; }
  value = r1841;
  p = pos;
  leafValue = value;
  return p;
}

function readElementHead(p: number): ElementHeadNode | undefined {
  const start = p;
  let l_key!: string;
  p = skipTagOpen(p);
  if (p < 0) { return undefined; }
  const r1842 = readElementKey(p);
  if (r1842 === undefined) { return undefined; }
  l_key = r1842;
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
  l1843: {
    const s1844 = p;
    l1845: {
      const r1846 = readToolParameter(p);
      if (r1846 === undefined) { break l1845; }
      value = r1846;
      p = pos;
      break l1843;
    }
    p = s1844;
    {
      const s1848 = p;
      l1849: {
        p = skipNotKey(p);
        if (p < 0) { break l1849; }
        return undefined;
      }
      p = s1848;
    }
    const r1851 = readAnyKey(p);
    if (r1851 === undefined) { return undefined; }
    value = r1851;
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
  const s1852 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1852, p);
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

function leaf376(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1856!: null;
  l1859: {
    const s1857 = p;
    l1858: {
      p = skipNests(p);
      if (p < 0) { break l1858; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipTagOpen(p);
      if (p < 0) { break l1858; }
      {
        const s1860 = p;
        l1861: {
          p = skipNotKey(p);
          if (p < 0) { break l1861; }
          break l1858;
        }
        p = s1860;
      }
      p = skipAnyKey(p);
      if (p < 0) { break l1858; }
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l1858;
      }
      p++;
      p = s1857;
      break l1859;
    }
    p = s1857;
    return -1;
  }
  e1856 = null;
  value = [e1856];
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

function leaf378(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | [null, string];
  const r1864 = readElementChar(p);
  if (r1864 === undefined) { return -1; }
  value = r1864;
  p = pos;
  leafValue = value;
  return p;
}

function readElementChar(p: number): string | [null, string] | undefined {
  let c = 0;
  let value!: string | [null, string];
  l1865: {
    const s1866 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l1867: {
        const r1868 = readOrdinary(p);
        if (r1868 === undefined) { break l1867; }
        value = r1868;
        p = pos;
        break l1865;
      }
      p = s1866;
    } else touched ||= p >= end;
    let e1870!: null;
    {
      const s1871 = p;
      l1872: {
        p = skipElementStop(p);
        if (p < 0) { break l1872; }
        return undefined;
      }
      p = s1871;
    }
    e1870 = null;
    let e1919!: string;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    e1919 = text.charAt(p);
    p++;
    value = [e1870, e1919];
  }
  pos = p;
  return value;
}

function skipElementStop(p: number): number {
  let c = 0;
  l1874: {
    const s1875 = p;
    l1876: {
      p = skipTagMarker(p);
      if (p < 0) { break l1876; }
      break l1874;
    }
    p = s1875;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l1877: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1879 = p;
        l1878: {
          p = skipEol(p);
          if (p < 0) { break l1878; }
          break l1877;
        }
        p = s1879;
      } else touched ||= p >= end;
    }
    l1880: {
      const s1881 = p;
      l1882: {
        p = skipElementCloses(p);
        if (p < 0) { break l1882; }
        break l1880;
      }
      p = s1881;
      if (text.charCodeAt(p) === 60) {
        l1917: {
          p = skip_toolClose(p);
          if (p < 0) { break l1917; }
          break l1880;
        }
        p = s1881;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        l1918: {
          p = skipOtherParameter(p);
          if (p < 0) { break l1918; }
          break l1880;
        }
        p = s1881;
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
  l1884: {
    const s1885 = p;
    l1886: {
      l1889: {
        const s1887 = p;
        l1888: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1890: {
            const s1891 = p;
            if (text.charCodeAt(p) === 60) {
              l1892: {

                p++;
                p = skipToolParameter(p);
                if (p < 0) { break l1892; }
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l1892;
                }
                p++;
                break l1890;
              }
              p = s1891;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l1893: {
                p = skip_toolClose(p);
                if (p < 0) { break l1893; }
                break l1890;
              }
              p = s1891;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1895 = p;
                l1896: {
                  p++;
                  break l1888;
                }
                p = s1895;
              }
            } else touched ||= p >= end;
          }
          p = s1887;
          break l1889;
        }
        p = s1887;
        break l1886;
      }
      break l1884;
    }
    p = s1885;
    {
      const s1898 = p;
      l1899: {
        p = skipElementClosesLater(p);
        if (p < 0) { break l1899; }
        return -1;
      }
      p = s1898;
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
  const s1883 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1883, p);
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
  const s1894 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1894, p);
  pos = p;
  return value;
}

function skipElementClosesLater(p: number): number {
  l1901: for (;;) {
    const s1903 = p;
    l1902: {
      {
        const s1905 = p;
        l1906: {
          p = skip_elementClose(p);
          if (p < 0) { break l1906; }
          break l1902;
        }
        p = s1905;
      }
      if (text.charCodeAt(p) === 60) {
        {
          const s1908 = p;
          l1909: {
            p = skip_toolClose(p);
            if (p < 0) { break l1909; }
            break l1902;
          }
          p = s1908;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1911 = p;
          l1912: {
            p = skipOtherParameter(p);
            if (p < 0) { break l1912; }
            break l1902;
          }
          p = s1911;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1902;
      }
      p++;
      continue l1901;
    }
    p = s1903;
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
      const s1914 = p;
      l1915: {
        p = skipKeyAgain(p);
        if (p < 0) { break l1915; }
        return -1;
      }
      p = s1914;
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

function text398(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l1921: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1921;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l1922: {
      {
        const s1923 = p;
        l1924: {
          p = skipElementStop(p);
          if (p < 0) { break l1924; }
          break l1922;
        }
        p = s1923;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1922;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf399(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  const r1926 = readElementEnd(p);
  if (r1926 === undefined) { return -1; }
  value = r1926;
  p = pos;
  leafValue = value;
  return p;
}

function readElementEnd(p: number): ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode | undefined {
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  l1927: {
    const s1928 = p;
    const t1929 = trail.length;
    l1930: {
      const r1931 = readElementClose(p);
      if (r1931 === undefined) { break l1930; }
      value = r1931;
      p = pos;
      break l1927;
    }
    p = s1928;
    if (trail.length > t1929) trail.length = t1929;
    l1936: {
      const r1937 = readBadElementClose(p);
      if (r1937 === undefined) { break l1936; }
      value = r1937;
      p = pos;
      break l1927;
    }
    p = s1928;
    if (trail.length > t1929) trail.length = t1929;
    l1942: {
      const r1943 = readBadCutElementClose(p);
      if (r1943 === undefined) { break l1942; }
      value = r1943;
      p = pos;
      break l1927;
    }
    p = s1928;
    if (trail.length > t1929) trail.length = t1929;
    l1945: {
      const r1946 = readMissingRest(p);
      if (r1946 === undefined) { break l1945; }
      value = r1946;
      p = pos;
      break l1927;
    }
    p = s1928;
    if (trail.length > t1929) trail.length = t1929;
    const r1948 = readMissingElementClose(p);
    if (r1948 === undefined) { return undefined; }
    value = r1948;
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
  l1932: {
    const s1934 = p;
    l1933: {
      p = skipLayout(p);
      if (p < 0) { break l1933; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1933;
      }
      p = skipEol(p);
      if (p < 0) { break l1933; }
      break l1932;
    }
    p = s1934;
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
    const s1938 = p;
    l1939: {
      p = skipNotKey(p);
      if (p < 0) { break l1939; }
      return undefined;
    }
    p = s1938;
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

function leaf407(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadLoneKeyNode | BadInnerFenceNode | InnerFenceEndNode;
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
    l1963: {
      const r1964 = readBadLoneKey(p);
      if (r1964 === undefined) { break l1963; }
      value = r1964;
      p = pos;
      break l1951;
    }
    p = s1952;
    if (trail.length > t1953) trail.length = t1953;
    if (text.charCodeAt(p) === 96) {
      l1966: {
        const r1967 = readBadInnerFence(p);
        if (r1967 === undefined) { break l1966; }
        value = r1967;
        p = pos;
        break l1951;
      }
      p = s1952;
      if (trail.length > t1953) trail.length = t1953;
    } else touched ||= p >= end;
    const r1969 = readInnerFenceEnd(p);
    if (r1969 === undefined) { return -1; }
    value = r1969;
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
  l1956: {
    const s1957 = p;
    l1958: {
      p = skipToolParameter(p);
      if (p < 0) { break l1958; }
      break l1956;
    }
    p = s1957;
    {
      const s1959 = p;
      l1960: {
        p = skipNotKey(p);
        if (p < 0) { break l1960; }
        return -1;
      }
      p = s1959;
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

function leaf413(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1971!: null;
  l1974: {
    const s1972 = p;
    l1973: {
      p = skipAnyArguments(p);
      if (p < 0) { break l1973; }
      p = s1972;
      break l1974;
    }
    p = s1972;
    return -1;
  }
  e1971 = null;
  value = [e1971];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s1975 = p;
    l1976: {
      p = skipEnds(p);
      if (p < 0) { break l1976; }
      return -1;
    }
    p = s1975;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf415(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l1978: {
    const s1979 = p;
    const t1980 = trail.length;
    l1981: {
      const r1982 = readBadBrackets(p);
      if (r1982 === undefined) { break l1981; }
      value = r1982;
      p = pos;
      break l1978;
    }
    p = s1979;
    if (trail.length > t1980) trail.length = t1980;
    const r1984 = readBadJunk(p);
    if (r1984 === undefined) { return -1; }
    value = r1984;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1985 = p;
    l1986: {
      p = skip_callOver(p);
      if (p < 0) { break l1986; }
      return undefined;
    }
    p = s1985;
  }
  let m1992 = false;
  l1989: for (;;) {
    const s1991 = p;
    l1990: {
      {
        const s1993 = p;
        l1994: {
          p = skipEnds(p);
          if (p < 0) { break l1994; }
          break l1990;
        }
        p = s1993;
      }
      {
        const s1996 = p;
        l1997: {
          p = skip_callClose(p);
          if (p < 0) { break l1997; }
          break l1990;
        }
        p = s1996;
      }
      {
        const s1999 = p;
        l2000: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l2000; }
          break l1990;
        }
        p = s1999;
      }
      {
        const s2002 = p;
        l2003: {
          p = skipParameterOpen(p);
          if (p < 0) { break l2003; }
          break l1990;
        }
        p = s2002;
      }
      {
        const s2005 = p;
        l2006: {
          p = skipTagMarker(p);
          if (p < 0) { break l2006; }
          break l1990;
        }
        p = s2005;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s2008 = p;
          l2009: {
            p++;
            break l1990;
          }
          p = s2008;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1990;
      }
      p++;
      m1992 = true;
      continue l1989;
    }
    p = s1991;
    break;
  }
  if (!m1992) { return undefined; }
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

function leaf426(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  const r2012 = readCallEnd(p);
  if (r2012 === undefined) { return -1; }
  value = r2012;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l2013: {
    const s2014 = p;
    const t2015 = trail.length;
    l2016: {
      const r2017 = readCallClose(p);
      if (r2017 === undefined) { break l2016; }
      value = r2017;
      p = pos;
      break l2013;
    }
    p = s2014;
    if (trail.length > t2015) trail.length = t2015;
    l2019: {
      const r2020 = readBadCallClose(p);
      if (r2020 === undefined) { break l2019; }
      value = r2020;
      p = pos;
      break l2013;
    }
    p = s2014;
    if (trail.length > t2015) trail.length = t2015;
    l2022: {
      const r2023 = readBadCutClose(p);
      if (r2023 === undefined) { break l2022; }
      value = r2023;
      p = pos;
      break l2013;
    }
    p = s2014;
    if (trail.length > t2015) trail.length = t2015;
    l2025: {
      const r2026 = readCallOver(p);
      if (r2026 === undefined) { break l2025; }
      value = r2026;
      p = pos;
      break l2013;
    }
    p = s2014;
    if (trail.length > t2015) trail.length = t2015;
    l2031: {
      const r2032 = readCallOverAtEnd(p);
      if (r2032 === undefined) { break l2031; }
      value = r2032;
      p = pos;
      break l2013;
    }
    p = s2014;
    if (trail.length > t2015) trail.length = t2015;
    l2037: {
      const r2038 = readMissingAtEnd(p);
      if (r2038 === undefined) { break l2037; }
      value = r2038;
      p = pos;
      break l2013;
    }
    p = s2014;
    if (trail.length > t2015) trail.length = t2015;
    const r2043 = readMissingCallClose(p);
    if (r2043 === undefined) { return undefined; }
    value = r2043;
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
  l2029: {
    if (p < end) {
      const s2027 = p;
      l2028: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l2028;
        }
        p++;
        p = s2027;
        break l2029;
      }
      p = s2027;
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
      const s2033 = p;
      l2034: {
        p++;
        return undefined;
      }
      p = s2033;
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
      const s2039 = p;
      l2040: {
        p++;
        return undefined;
      }
      p = s2039;
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

function leaf439(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutCallNode;
  const r2046 = readBadCutCall(p);
  if (r2046 === undefined) { return -1; }
  value = r2046;
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
  l2047: {
    const s2048 = p;
    l2049: {
      p = skipBadOtherCall(p);
      if (p < 0) { break l2049; }
      p = skipCallName(p);
      if (p < 0) { break l2049; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipOtherNameEnd(p);
      if (p < 0) { break l2049; }
      l2057: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          const s2055 = p;
          l2056: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (text.charCodeAt(p) !== 123) {
              touched ||= p >= end;
              break l2056;
            }
            p++;
            p = s2055;
            break l2057;
          }
          p = s2055;
        } else touched ||= p >= end;
        break l2049;
      }
      break l2047;
    }
    p = s2048;
    l2058: {
      p = skipCallOpen(p);
      if (p < 0) { break l2058; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l2058; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l2059: {
        const s2061 = p;
        l2060: {
          p = skipCallId(p);
          if (p < 0) { break l2060; }
          break l2059;
        }
        p = s2061;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l2058; }
      l2063: for (;;) {
        const s2065 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l2064: {
            p = skipAttribute(p);
            if (p < 0) { break l2064; }
            continue l2063;
          }
          p = s2065;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l2058; }
      break l2047;
    }
    p = s2048;
    l2067: {
      p = skipCallOpen(p);
      if (p < 0) { break l2067; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l2067; }
      p = skipLooseEnd(p);
      if (p < 0) { break l2067; }
      break l2047;
    }
    p = s2048;
    l2068: {
      p = skipCallOpen(p);
      if (p < 0) { break l2068; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l2068; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l2069: {
        const s2070 = p;
        l2071: {
          p = skipBadNameEnd(p);
          if (p < 0) { break l2071; }
          break l2069;
        }
        p = s2070;
        p = skipBadNoNameEnd(p);
        if (p < 0) { break l2068; }
      }
      break l2047;
    }
    p = s2048;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l2075: {
      const s2076 = p;
      if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 62)) {
        l2077: {
          l2078: {
            if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
              const s2080 = p;
              l2079: {
                p++;
                break l2078;
              }
              p = s2080;
            } else touched ||= p >= end;
          }
          if (text.charCodeAt(p) !== 62) {
            touched ||= p >= end;
            break l2077;
          }
          p++;
          break l2075;
        }
        p = s2076;
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
  l2051: for (;;) {
    const s2053 = p;
    l2052: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l2052; }
      continue l2051;
    }
    p = s2053;
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
  l2074: {
    const s2072 = p;
    l2073: {
      p = skipMayLackNameEnd(p);
      if (p < 0) { break l2073; }
      if (text.charCodeAt(p) !== 123) {
        touched ||= p >= end;
        break l2073;
      }
      p++;
      p = s2072;
      break l2074;
    }
    p = s2072;
    return -1;
  }
  return p;
}

function skipBadCallOpen(p: number): number {
  p = skipWrongCallOpen(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf449(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l2082: {
    const s2083 = p;
    const t2084 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2085: {
        const r2086 = readSpace(p);
        if (r2086 === undefined) { break l2085; }
        value = r2086;
        p = pos;
        break l2082;
      }
      p = s2083;
      if (trail.length > t2084) trail.length = t2084;
    } else touched ||= p >= end;
    l2088: {
      const r2089 = readSeparator(p);
      if (r2089 === undefined) { break l2088; }
      value = r2089;
      p = pos;
      break l2082;
    }
    p = s2083;
    if (trail.length > t2084) trail.length = t2084;
    if (text.charCodeAt(p) === 96) {
      l2094: {
        const r2095 = readBadInnerFence(p);
        if (r2095 === undefined) { break l2094; }
        value = r2095;
        p = pos;
        break l2082;
      }
      p = s2083;
      if (trail.length > t2084) trail.length = t2084;
    } else touched ||= p >= end;
    const r2097 = readInnerFenceEnd(p);
    if (r2097 === undefined) { return -1; }
    value = r2097;
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
  l2092: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
      const s2090 = p;
      l2091: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l2091;
        }
        p++;
        p = s2090;
        break l2092;
      }
      p = s2090;
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

function leaf453(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r2099 = readPyOpen(p);
  if (r2099 === undefined) { return -1; }
  value = r2099;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l2102: {
    const s2100 = p;
    l2101: {
      p = skip_pyList(p);
      if (p < 0) { break l2101; }
      p = s2100;
      break l2102;
    }
    p = s2100;
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
  const n2104 = characterSize(p, CLASS_2);
  if (n2104 === 0) { return -1; }
  p += n2104;
  l2105: for (;;) {
    const s2107 = p;
    if (p < end) {
      l2106: {
        const n2109 = characterSize(p, CLASS_3);
        if (n2109 === 0) { break l2106; }
        p += n2109;
        continue l2105;
      }
      p = s2107;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf459(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2111 = readPyHead(p);
  if (r2111 === undefined) { return -1; }
  value = r2111;
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
  const r2112 = readPyName(p);
  if (r2112 === undefined) { return undefined; }
  l_name = r2112;
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
  const s2113 = p;
  const n2114 = characterSize(p, CLASS_2);
  if (n2114 === 0) { return undefined; }
  p += n2114;
  l2115: for (;;) {
    const s2117 = p;
    if (p < end) {
      l2116: {
        const n2119 = characterSize(p, CLASS_3);
        if (n2119 === 0) { break l2116; }
        p += n2119;
        continue l2115;
      }
      p = s2117;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s2113, p);
  pos = p;
  return value;
}

function leaf462(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l2122: {
    const s2123 = p;
    const t2124 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l2125: {
        const r2126 = readComma(p);
        if (r2126 === undefined) { break l2125; }
        value = r2126;
        p = pos;
        break l2122;
      }
      p = s2123;
      if (trail.length > t2124) trail.length = t2124;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2128: {
        const r2129 = readSpace(p);
        if (r2129 === undefined) { break l2128; }
        value = r2129;
        p = pos;
        break l2122;
      }
      p = s2123;
      if (trail.length > t2124) trail.length = t2124;
    } else touched ||= p >= end;
    const r2131 = readBadDebris(p);
    if (r2131 === undefined) { return -1; }
    value = r2131;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf463(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r2133 = readPyEnd(p);
  if (r2133 === undefined) { return -1; }
  value = r2133;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l2134: {
    const s2135 = p;
    const t2136 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l2137: {
        const r2138 = readPyClose(p);
        if (r2138 === undefined) { break l2137; }
        value = r2138;
        p = pos;
        break l2134;
      }
      p = s2135;
      if (trail.length > t2136) trail.length = t2136;
    } else touched ||= p >= end;
    l2140: {
      const r2141 = readMissingAtEnd(p);
      if (r2141 === undefined) { break l2140; }
      value = r2141;
      p = pos;
      break l2134;
    }
    p = s2135;
    if (trail.length > t2136) trail.length = t2136;
    const r2143 = readMissingBracket(p);
    if (r2143 === undefined) { return undefined; }
    value = r2143;
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

function leaf466(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLineListNode;
  const r2146 = readBadLineList(p);
  if (r2146 === undefined) { return -1; }
  value = r2146;
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
  l2149: {
    if (p < end) {
      const s2147 = p;
      l2148: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l2148;
        }
        p = skipPyName(p);
        if (p < 0) { break l2148; }
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2148;
        }
        p++;
        p = s2147;
        break l2149;
      }
      p = s2147;
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

function leaf470(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LineCommaNode | SpaceNode;
  l2151: {
    const s2152 = p;
    if (text.charCodeAt(p) === 44) {
      l2153: {
        const r2154 = readLineComma(p);
        if (r2154 === undefined) { break l2153; }
        value = r2154;
        p = pos;
        break l2151;
      }
      p = s2152;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    const r2156 = readSpace(p);
    if (r2156 === undefined) { return -1; }
    value = r2156;
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

function leaf472(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LineListEndNode | null;
  l2158: {
    if (text.charCodeAt(p) === 93) {
      const s2160 = p;
      l2159: {
        const r2161 = readLineListEnd(p);
        if (r2161 === undefined) { break l2159; }
        value = r2161;
        p = pos;
        break l2158;
      }
      p = s2160;
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

function leaf474(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2163!: null;
  l2166: {
    const s2164 = p;
    l2165: {
      p = skipLines(p);
      if (p < 0) { break l2165; }
      p = s2164;
      break l2166;
    }
    p = s2164;
    return -1;
  }
  e2163 = null;
  value = [e2163];
  leafValue = value;
  return p;
}

function leaf475(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e2167!: null;
  l2170: {
    const s2168 = p;
    l2169: {
      p = skipJson(p);
      if (p < 0) { break l2169; }
      p = s2168;
      break l2170;
    }
    p = s2168;
    return -1;
  }
  e2167 = null;
  let e2171!: null;
  {
    const s2172 = p;
    l2173: {
      p = skipEnds(p);
      if (p < 0) { break l2173; }
      return -1;
    }
    p = s2172;
  }
  e2171 = null;
  value = [e2167, e2171];
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

function leaf478(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  const r2175 = readBadBrackets(p);
  if (r2175 === undefined) { return -1; }
  value = r2175;
  p = pos;
  leafValue = value;
  return p;
}

function leaf479(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2177!: null;
  l2180: {
    const s2178 = p;
    l2179: {
      p = skipVisible(p);
      if (p < 0) { break l2179; }
      p = s2178;
      break l2180;
    }
    p = s2178;
    return -1;
  }
  e2177 = null;
  value = [e2177];
  leafValue = value;
  return p;
}

function leaf480(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l2181: {
    const s2182 = p;
    const t2183 = trail.length;
    l2184: {
      const r2185 = readBadNameless(p);
      if (r2185 === undefined) { break l2184; }
      value = r2185;
      p = pos;
      break l2181;
    }
    p = s2182;
    if (trail.length > t2183) trail.length = t2183;
    const r2209 = readBadStrayWords(p);
    if (r2209 === undefined) { return -1; }
    value = r2209;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l2186: {
    const s2187 = p;
    l2188: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l2188; }
      break l2186;
    }
    p = s2187;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l2189: for (;;) {
    const s2191 = p;
    l2190: {
      {
        const s2193 = p;
        l2194: {
          p = skip_callClose(p);
          if (p < 0) { break l2194; }
          break l2190;
        }
        p = s2193;
      }
      {
        const s2196 = p;
        l2197: {
          p = skip_sectionClose(p);
          if (p < 0) { break l2197; }
          break l2190;
        }
        p = s2196;
      }
      {
        const s2199 = p;
        l2200: {
          p = skipCallOpening(p);
          if (p < 0) { break l2200; }
          break l2190;
        }
        p = s2199;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2190;
      }
      p++;
      continue l2189;
    }
    p = s2191;
    break;
  }
  l2205: {
    const s2207 = p;
    l2206: {
      p = skip_callClose(p);
      if (p < 0) { break l2206; }
      break l2205;
    }
    p = s2207;
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
  l2204: {
    const s2202 = p;
    l2203: {
      p = skipVisible(p);
      if (p < 0) { break l2203; }
      p = s2202;
      break l2204;
    }
    p = s2202;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l2210: {
    const s2211 = p;
    l2212: {
      l2215: {
        const s2213 = p;
        l2214: {
          p = skipSectionCloses(p);
          if (p < 0) { break l2214; }
          p = s2213;
          break l2215;
        }
        p = s2213;
        break l2212;
      }
      let m2219 = false;
      l2216: for (;;) {
        const s2218 = p;
        l2217: {
          {
            const s2220 = p;
            l2221: {
              p = skipStrayStop(p);
              if (p < 0) { break l2221; }
              break l2217;
            }
            p = s2220;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s2230 = p;
              l2231: {

                p++;
                break l2217;
              }
              p = s2230;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s2233 = p;
              l2234: {

                p++;
                break l2217;
              }
              p = s2233;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2217;
          }
          p++;
          m2219 = true;
          continue l2216;
        }
        p = s2218;
        break;
      }
      if (!m2219) { break l2212; }
      break l2210;
    }
    p = s2211;
    l2238: {
      const s2236 = p;
      l2237: {
        p = skip_sectionOver(p);
        if (p < 0) { break l2237; }
        p = s2236;
        break l2238;
      }
      p = s2236;
      return undefined;
    }
    let m2242 = false;
    l2239: for (;;) {
      const s2241 = p;
      l2240: {
        {
          const s2243 = p;
          l2244: {
            p = skipStrayStop(p);
            if (p < 0) { break l2244; }
            break l2240;
          }
          p = s2243;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2240;
        }
        p++;
        m2242 = true;
        continue l2239;
      }
      p = s2241;
      break;
    }
    if (!m2242) { return undefined; }
    l2248: {
      if (text.charCodeAt(p) === 91) {
        const s2246 = p;
        l2247: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l2247;
          }
          p++;
          p = s2246;
          break l2248;
        }
        p = s2246;
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
  l2223: {
    const s2224 = p;
    l2225: {
      p = skip_sectionClose(p);
      if (p < 0) { break l2225; }
      break l2223;
    }
    p = s2224;
    l2226: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l2226; }
      break l2223;
    }
    p = s2224;
    l2227: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l2227; }
      break l2223;
    }
    p = s2224;
    l2228: {
      p = skipVisible(p);
      if (p < 0) { break l2228; }
      break l2223;
    }
    p = s2224;
    l2229: {
      p = skipLines(p);
      if (p < 0) { break l2229; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l2229;
      }
      p = skipEol(p);
      if (p < 0) { break l2229; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l2229;
      }
      p = skipPyName(p);
      if (p < 0) { break l2229; }
      if (text.charCodeAt(p) !== 40) {
        touched ||= p >= end;
        break l2229;
      }
      p++;
      break l2223;
    }
    p = s2224;
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

function leaf493(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverAtEndNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r2250 = readSectionEnd(p);
  if (r2250 === undefined) { return -1; }
  value = r2250;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverAtEndNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverAtEndNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l2251: {
    const s2252 = p;
    const t2253 = trail.length;
    l2254: {
      const r2255 = readSectionClose(p);
      if (r2255 === undefined) { break l2254; }
      value = r2255;
      p = pos;
      break l2251;
    }
    p = s2252;
    if (trail.length > t2253) trail.length = t2253;
    l2257: {
      const r2258 = readBadSectionClose(p);
      if (r2258 === undefined) { break l2257; }
      value = r2258;
      p = pos;
      break l2251;
    }
    p = s2252;
    if (trail.length > t2253) trail.length = t2253;
    l2260: {
      const r2261 = readBadCutClose(p);
      if (r2261 === undefined) { break l2260; }
      value = r2261;
      p = pos;
      break l2251;
    }
    p = s2252;
    if (trail.length > t2253) trail.length = t2253;
    l2263: {
      const r2264 = readSectionOverAtEnd(p);
      if (r2264 === undefined) { break l2263; }
      value = r2264;
      p = pos;
      break l2251;
    }
    p = s2252;
    if (trail.length > t2253) trail.length = t2253;
    l2269: {
      const r2270 = readSectionOver(p);
      if (r2270 === undefined) { break l2269; }
      value = r2270;
      p = pos;
      break l2251;
    }
    p = s2252;
    if (trail.length > t2253) trail.length = t2253;
    l2272: {
      const r2273 = readMissingAtEnd(p);
      if (r2273 === undefined) { break l2272; }
      value = r2273;
      p = pos;
      break l2251;
    }
    p = s2252;
    if (trail.length > t2253) trail.length = t2253;
    const r2275 = readMissingSectionClose(p);
    if (r2275 === undefined) { return undefined; }
    value = r2275;
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
      const s2265 = p;
      l2266: {
        p++;
        return undefined;
      }
      p = s2265;
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

function leaf500(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNoFenceNode;
  const r2278 = readBadNoFence(p);
  if (r2278 === undefined) { return -1; }
  value = r2278;
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
  l2281: {
    if (text.charCodeAt(p) === 91) {
      const s2279 = p;
      l2280: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l2280;
        }
        p++;
        p = s2279;
        break l2281;
      }
      p = s2279;
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

function leaf504(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WordedListOpenNode;
  const r2283 = readWordedListOpen(p);
  if (r2283 === undefined) { return -1; }
  value = r2283;
  p = pos;
  leafValue = value;
  return p;
}

function readWordedListOpen(p: number): WordedListOpenNode | undefined {
  const start = p;
  l2286: {
    const s2284 = p;
    l2285: {
      p = skip_wordedList(p);
      if (p < 0) { break l2285; }
      p = s2284;
      break l2286;
    }
    p = s2284;
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
  l2287: {
    const s2288 = p;
    if (text.charCodeAt(p) === 91) {
      l2289: {

        p++;
        break l2287;
      }
      p = s2288;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
      l2290: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l2290;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l2290;
        }
        p++;
        break l2287;
      }
      p = s2288;
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

function leaf509(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2292!: null;
  l2295: {
    const s2293 = p;
    l2294: {
      p = skipBareCall(p);
      if (p < 0) { break l2294; }
      p = s2293;
      break l2295;
    }
    p = s2293;
    return -1;
  }
  e2292 = null;
  value = [e2292];
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

function leaf513(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l2296: {
    const s2297 = p;
    const t2298 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2299: {
        const r2300 = readSpace(p);
        if (r2300 === undefined) { break l2299; }
        value = r2300;
        p = pos;
        break l2296;
      }
      p = s2297;
      if (trail.length > t2298) trail.length = t2298;
    } else touched ||= p >= end;
    const r2302 = readBadNameless(p);
    if (r2302 === undefined) { return -1; }
    value = r2302;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf514(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l2304: {
    const s2306 = p;
    l2305: {
      const r2307 = readLateClose(p);
      if (r2307 === undefined) { break l2305; }
      value = r2307;
      p = pos;
      break l2304;
    }
    p = s2306;
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

function leaf516(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LoneCallHeadNode;
  const r2309 = readLoneCallHead(p);
  if (r2309 === undefined) { return -1; }
  value = r2309;
  p = pos;
  leafValue = value;
  return p;
}

function readLoneCallHead(p: number): LoneCallHeadNode | undefined {
  const start = p;
  let l_flaw!: BadLoneOpenNode;
  let l_name!: string;
  const r2310 = readBadLoneOpen(p);
  if (r2310 === undefined) { return undefined; }
  l_flaw = r2310;
  p = pos;
  const r2312 = readCallName(p);
  if (r2312 === undefined) { return undefined; }
  l_name = r2312;
  p = pos;
  l2316: {
    if (text.charCodeAt(p) === 123) {
      const s2314 = p;
      l2315: {

        p++;
        p = s2314;
        break l2316;
      }
      p = s2314;
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

function leaf521(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LoneCallEndNode;
  const r2318 = readLoneCallEnd(p);
  if (r2318 === undefined) { return -1; }
  value = r2318;
  p = pos;
  leafValue = value;
  return p;
}

function readLoneCallEnd(p: number): LoneCallEndNode | undefined {
  const start = p;
  l2319: {
    const s2321 = p;
    l2320: {
      p = skip_callClose(p);
      if (p < 0) { break l2320; }
      break l2319;
    }
    p = s2321;
  }
  pos = p;
  return { type: 'LoneCallEnd', start: base + start, end: base + p };
}

function leaf523(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2323!: null;
  l2326: {
    const s2324 = p;
    l2325: {
      p = skipBareObject(p);
      if (p < 0) { break l2325; }
      p = s2324;
      break l2326;
    }
    p = s2324;
    return -1;
  }
  e2323 = null;
  value = [e2323];
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

function leaf527(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l2327: {
    const s2328 = p;
    const t2329 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2330: {
        const r2331 = readSpace(p);
        if (r2331 === undefined) { break l2330; }
        value = r2331;
        p = pos;
        break l2327;
      }
      p = s2328;
      if (trail.length > t2329) trail.length = t2329;
    } else touched ||= p >= end;
    l2333: {
      const r2334 = readSeparator(p);
      if (r2334 === undefined) { break l2333; }
      value = r2334;
      p = pos;
      break l2327;
    }
    p = s2328;
    if (trail.length > t2329) trail.length = t2329;
    const r2336 = readBadBrackets(p);
    if (r2336 === undefined) { return -1; }
    value = r2336;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf528(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2338!: null;
  l2341: {
    const s2339 = p;
    l2340: {
      p = skip_pyList(p);
      if (p < 0) { break l2340; }
      p = s2339;
      break l2341;
    }
    p = s2339;
    return -1;
  }
  e2338 = null;
  value = [e2338];
  leafValue = value;
  return p;
}

function leaf529(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r2342 = readBadBracket(p);
  if (r2342 === undefined) { return -1; }
  value = r2342;
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

function leaf531(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolHeadNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r2344 = readToolHead(p);
  if (r2344 === undefined) { return -1; }
  value = r2344;
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
  const r2345 = readToolName(p);
  if (r2345 === undefined) { return undefined; }
  l_name = r2345;
  p = pos;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2349: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      const s2347 = p;
      l2348: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l2348;
        }
        p++;
        l2350: {
          if (text.charCodeAt(p) === 47) {
            const s2352 = p;
            l2351: {

              p++;
              break l2350;
            }
            p = s2352;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l2348; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l2348;
        }
        p++;
        p = s2347;
        break l2349;
      }
      p = s2347;
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

function leaf536(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadToolWordsNode;
  l2354: {
    const s2355 = p;
    const t2356 = trail.length;
    l2357: {
      const r2358 = readBadCutElement(p);
      if (r2358 === undefined) { break l2357; }
      value = r2358;
      p = pos;
      break l2354;
    }
    p = s2355;
    if (trail.length > t2356) trail.length = t2356;
    const r2360 = readBadToolWords(p);
    if (r2360 === undefined) { return -1; }
    value = r2360;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadToolWords(p: number): BadToolWordsNode | undefined {
  const start = p;
  let m2364 = false;
  l2361: for (;;) {
    const s2363 = p;
    l2362: {
      if (text.charCodeAt(p) === 60) {
        {
          const s2365 = p;
          l2366: {
            p = skip_toolClose(p);
            if (p < 0) { break l2366; }
            break l2362;
          }
          p = s2365;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s2368 = p;
          l2369: {

            p++;
            p = skipToolParameter(p);
            if (p < 0) { break l2369; }
            if (text.charCodeAt(p) !== 62) {
              touched ||= p >= end;
              break l2369;
            }
            p++;
            break l2362;
          }
          p = s2368;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s2371 = p;
          l2372: {
            p = skipToolHead(p);
            if (p < 0) { break l2372; }
            break l2362;
          }
          p = s2371;
        }
      } else touched ||= p >= end;
      {
        const s2380 = p;
        l2381: {
          p = skipCutToolTag(p);
          if (p < 0) { break l2381; }
          break l2362;
        }
        p = s2380;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2362;
      }
      p++;
      m2364 = true;
      continue l2361;
    }
    p = s2363;
    break;
  }
  if (!m2364) { return undefined; }
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
  l2376: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      const s2374 = p;
      l2375: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l2375;
        }
        p++;
        l2377: {
          if (text.charCodeAt(p) === 47) {
            const s2379 = p;
            l2378: {

              p++;
              break l2377;
            }
            p = s2379;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l2375; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l2375;
        }
        p++;
        p = s2374;
        break l2376;
      }
      p = s2374;
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
  l2383: {
    const s2384 = p;
    if (text.charCodeAt(p) === 60) {
      l2385: {
        p = skip_toolClose(p);
        if (p < 0) { break l2385; }
        break l2383;
      }
      p = s2384;
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

function leaf544(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  const r2387 = readToolEnd(p);
  if (r2387 === undefined) { return -1; }
  value = r2387;
  p = pos;
  leafValue = value;
  return p;
}

function readToolEnd(p: number): ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode | undefined {
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  l2388: {
    const s2389 = p;
    const t2390 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l2391: {
        const r2392 = readToolClose(p);
        if (r2392 === undefined) { break l2391; }
        value = r2392;
        p = pos;
        break l2388;
      }
      p = s2389;
      if (trail.length > t2390) trail.length = t2390;
    } else touched ||= p >= end;
    l2394: {
      const r2395 = readBadCutToolClose(p);
      if (r2395 === undefined) { break l2394; }
      value = r2395;
      p = pos;
      break l2388;
    }
    p = s2389;
    if (trail.length > t2390) trail.length = t2390;
    l2397: {
      const r2398 = readMissingRest(p);
      if (r2398 === undefined) { break l2397; }
      value = r2398;
      p = pos;
      break l2388;
    }
    p = s2389;
    if (trail.length > t2390) trail.length = t2390;
    const r2400 = readMissingToolClose(p);
    if (r2400 === undefined) { return undefined; }
    value = r2400;
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

function leaf550(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r2403 = readBadStrayClose(p);
  if (r2403 === undefined) { return -1; }
  value = r2403;
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

function leaf554(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2405 = readFenceOpen(p);
  if (r2405 === undefined) { return -1; }
  value = r2405;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s2406 = p;
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
  l_text = text.slice(s2406, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function leaf556(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2408 = readFenceChar(p);
  if (r2408 === undefined) { return -1; }
  value = r2408;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e2409!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2410 = p;
      l2411: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2411;
        }
        p += 3;
        return undefined;
      }
      p = s2410;
    }
  } else touched ||= p >= end;
  e2409 = null;
  let e2413!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e2413 = text.charAt(p);
  p++;
  value = [e2409, e2413];
  pos = p;
  return value;
}

function text558(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l2415: {
        if (text.charCodeAt(p) === 96) {
          {
            const s2416 = p;
            l2417: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l2417;
              }
              p += 3;
              break l2415;
            }
            p = s2416;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l2415;
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

function leaf559(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l2419: {
    if (text.charCodeAt(p) === 96) {
      const s2421 = p;
      l2420: {
        const r2422 = readFenceClose(p);
        if (r2422 === undefined) { break l2420; }
        value = r2422;
        p = pos;
        break l2419;
      }
      p = s2421;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s2423 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s2423, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf561(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2425 = readInlineCode(p);
  if (r2425 === undefined) { return -1; }
  value = r2425;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s2426 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s2426, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function leaf563(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | [null, null, string];
  const r2428 = readTextChar(p);
  if (r2428 === undefined) { return -1; }
  value = r2428;
  p = pos;
  leafValue = value;
  return p;
}

function readTextChar(p: number): string | [null, null, string] | undefined {
  let c = 0;
  let value!: string | [null, null, string];
  l2429: {
    const s2430 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l2431: {
        const r2432 = readOrdinary(p);
        if (r2432 === undefined) { break l2431; }
        value = r2432;
        p = pos;
        break l2429;
      }
      p = s2430;
    } else touched ||= p >= end;
    let e2434!: null;
    {
      const s2435 = p;
      l2436: {
        p = skipStop(p);
        if (p < 0) { break l2436; }
        return undefined;
      }
      p = s2435;
    }
    e2434 = null;
    let e2438!: null;
    {
      const s2439 = p;
      l2440: {
        p = skipCutStop(p);
        if (p < 0) { break l2440; }
        return undefined;
      }
      p = s2439;
    }
    e2438 = null;
    let e2442!: string;
    if (!((p < end && text.charCodeAt(p) !== 96))) {
      touched ||= p >= end;
      return undefined;
    }
    e2442 = text.charAt(p);
    p++;
    value = [e2434, e2438, e2442];
  }
  pos = p;
  return value;
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

function text567(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l2444: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2444;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l2445: {
      {
        const s2446 = p;
        l2447: {
          p = skipStop(p);
          if (p < 0) { break l2447; }
          break l2445;
        }
        p = s2446;
      }
      {
        const s2449 = p;
        l2450: {
          p = skipCutStop(p);
          if (p < 0) { break l2450; }
          break l2445;
        }
        p = s2449;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l2445;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf568(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | BadCutOpeningNode | LoneTextNode;
  l2452: {
    const s2453 = p;
    const t2454 = trail.length;
    l2455: {
      const r2456 = readBadCutMarker(p);
      if (r2456 === undefined) { break l2455; }
      value = r2456;
      p = pos;
      break l2452;
    }
    p = s2453;
    if (trail.length > t2454) trail.length = t2454;
    l2458: {
      const r2459 = readBadCutOpening(p);
      if (r2459 === undefined) { break l2458; }
      value = r2459;
      p = pos;
      break l2452;
    }
    p = s2453;
    if (trail.length > t2454) trail.length = t2454;
    const r2468 = readLoneText(p);
    if (r2468 === undefined) { return -1; }
    value = r2468;
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
  l2460: {
    const s2461 = p;
    l2462: {
      p = skip_pyList(p);
      if (p < 0) { break l2462; }
      break l2460;
    }
    p = s2461;
    l2463: {
      p = skip_wordedList(p);
      if (p < 0) { break l2463; }
      break l2460;
    }
    p = s2461;
    l2464: {
      p = skipBareCall(p);
      if (p < 0) { break l2464; }
      break l2460;
    }
    p = s2461;
    l2465: {
      p = skipBareObject(p);
      if (p < 0) { break l2465; }
      break l2460;
    }
    p = s2461;
    l2466: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l2466; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2466;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l2466; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l2466;
      }
      p = skipEol(p);
      if (p < 0) { break l2466; }
      break l2460;
    }
    p = s2461;
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
  const s2469 = p;
  l2470: {
    const s2471 = p;
    l2472: {
      p = skipTokens(p);
      if (p < 0) { break l2472; }
      break l2470;
    }
    p = s2471;
    l2473: {
      p = skipStop(p);
      if (p < 0) { break l2473; }
      break l2470;
    }
    p = s2471;
    if (text.charCodeAt(p) === 96) {
      l2474: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l2474;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l2470;
      }
      p = s2471;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s2469, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf574(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  const r2476 = readRegionEnd(p);
  if (r2476 === undefined) { return -1; }
  value = r2476;
  p = pos;
  leafValue = value;
  return p;
}

function readRegionEnd(p: number): RegionCloseNode | MissingThoughtRestNode | RegionOverNode | undefined {
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  l2477: {
    const s2478 = p;
    const t2479 = trail.length;
    l2480: {
      const r2481 = readRegionClose(p);
      if (r2481 === undefined) { break l2480; }
      value = r2481;
      p = pos;
      break l2477;
    }
    p = s2478;
    if (trail.length > t2479) trail.length = t2479;
    l2483: {
      const r2484 = readMissingThoughtRest(p);
      if (r2484 === undefined) { break l2483; }
      value = r2484;
      p = pos;
      break l2477;
    }
    p = s2478;
    if (trail.length > t2479) trail.length = t2479;
    const r2486 = readRegionOver(p);
    if (r2486 === undefined) { return undefined; }
    value = r2486;
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

function leaf578(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRegionMarkerNode;
  const r2489 = readBadRegionMarker(p);
  if (r2489 === undefined) { return -1; }
  value = r2489;
  p = pos;
  leafValue = value;
  return p;
}

function readBadRegionMarker(p: number): BadRegionMarkerNode | undefined {
  const start = p;
  l2490: {
    const s2491 = p;
    l2492: {
      p = skipTurnOpen(p);
      if (p < 0) { break l2492; }
      break l2490;
    }
    p = s2491;
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

function leaf582(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EmptyThoughtNode | BadEndTokenNode;
  l2494: {
    const s2495 = p;
    const t2496 = trail.length;
    l2497: {
      const r2498 = readEmptyThought(p);
      if (r2498 === undefined) { break l2497; }
      value = r2498;
      p = pos;
      break l2494;
    }
    p = s2495;
    if (trail.length > t2496) trail.length = t2496;
    const r2500 = readBadEndToken(p);
    if (r2500 === undefined) { return -1; }
    value = r2500;
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

function leaf584(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2502 = readBadFence(p);
  if (r2502 === undefined) { return -1; }
  value = r2502;
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
  l2505: {
    const s2503 = p;
    l2504: {
      p = skipCallAhead(p);
      if (p < 0) { break l2504; }
      p = s2503;
      break l2505;
    }
    p = s2503;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCallAhead(p: number): number {
  l2506: {
    const s2507 = p;
    l2508: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l2508; }
      break l2506;
    }
    p = s2507;
    l2509: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l2509; }
      break l2506;
    }
    p = s2507;
    l2510: {
      p = skip_wordedList(p);
      if (p < 0) { break l2510; }
      break l2506;
    }
    p = s2507;
    l2511: {
      p = skipCallOpening(p);
      if (p < 0) { break l2511; }
      break l2506;
    }
    p = s2507;
    l2512: {
      p = skipBareObject(p);
      if (p < 0) { break l2512; }
      break l2506;
    }
    p = s2507;
    l2513: {
      p = skip_bareList(p);
      if (p < 0) { break l2513; }
      break l2506;
    }
    p = s2507;
    l2514: {
      p = skip_pyList(p);
      if (p < 0) { break l2514; }
      break l2506;
    }
    p = s2507;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipToolHead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf587(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | MissingFenceEndNode | null;
  l2516: {
    const s2518 = p;
    const t2519 = trail.length;
    l2517: {
      l2520: {
        const s2521 = p;
        const t2522 = trail.length;
        if (text.charCodeAt(p) === 96) {
          l2523: {
            const r2524 = readWrappingEnd(p);
            if (r2524 === undefined) { break l2523; }
            value = r2524;
            p = pos;
            break l2520;
          }
          p = s2521;
          if (trail.length > t2522) trail.length = t2522;
        } else touched ||= p >= end;
        const r2535 = readMissingFenceEnd(p);
        if (r2535 === undefined) { break l2517; }
        value = r2535;
        p = pos;
      }
      break l2516;
    }
    p = s2518;
    if (trail.length > t2519) trail.length = t2519;
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
  l2527: {
    const s2525 = p;
    l2526: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l2528: {
        const s2529 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2530: {
            p++;
            break l2528;
          }
          p = s2529;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2531 = p;
            l2532: {
              p++;
              break l2526;
            }
            p = s2531;
          }
        } else touched ||= p >= end;
      }
      p = s2525;
      break l2527;
    }
    p = s2525;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2536 = p;
      l2537: {
        p++;
        return undefined;
      }
      p = s2536;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf590(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l2540: {
    const s2542 = p;
    l2541: {
      const r2543 = readEnd(p);
      if (r2543 === undefined) { break l2541; }
      value = r2543;
      p = pos;
      break l2540;
    }
    p = s2542;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2544 = p;
      l2545: {
        p++;
        return undefined;
      }
      p = s2544;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf592(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l2548: {
    const s2550 = p;
    const t2551 = trail.length;
    l2549: {
      const r2552 = readBadThoughtAgain(p);
      if (r2552 === undefined) { break l2549; }
      value = r2552;
      p = pos;
      break l2548;
    }
    p = s2550;
    if (trail.length > t2551) trail.length = t2551;
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

function leaf594(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r2554 = readThoughtGoesOn(p);
  if (r2554 === undefined) { return -1; }
  value = r2554;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

function leaf596(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstTextHeadNode;
  const r2556 = readFirstTextHead(p);
  if (r2556 === undefined) { return -1; }
  value = r2556;
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
  l2559: {
    const s2557 = p;
    l2558: {
      p = skipRecipientOpenIsUsed(p);
      if (p < 0) { break l2558; }
      p = s2557;
      break l2559;
    }
    p = s2557;
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

function leaf601(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstCodeHeadNode;
  const r2561 = readFirstCodeHead(p);
  if (r2561 === undefined) { return -1; }
  value = r2561;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstCodeHead(p: number): FirstCodeHeadNode | undefined {
  let c = 0;
  const start = p;
  l2562: {
    const s2563 = p;
    const t2564 = trail.length;
    l2565: {
      p = skipCodeName(p);
      if (p < 0) { break l2565; }
      if (p < end) {
        {
          const s2566 = p;
          l2567: {
            const n2569 = characterSize(p, CLASS_3);
            if (n2569 === 0) { break l2567; }
            p += n2569;
            break l2565;
          }
          p = s2566;
        }
      } else touched ||= p >= end;
      l2570: for (;;) {
        const s2572 = p;
        const t2573 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l2571: {
            const r2575 = readHeadPart(p);
            if (r2575 === undefined) { break l2571; }
            p = pos;
            continue l2570;
          }
          p = s2572;
          if (trail.length > t2573) trail.length = t2573;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l2565;
      }
      p += 11;
      break l2562;
    }
    p = s2563;
    if (trail.length > t2564) trail.length = t2564;
    p = skipCodeName(p);
    if (p < 0) { return undefined; }
    p = skipRecipientEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'FirstCodeHead', start: base + start, end: base + p };
}

function leaf603(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstToolHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2578 = readFirstToolHead(p);
  if (r2578 === undefined) { return -1; }
  value = r2578;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstToolHead(p: number): FirstToolHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l2579: {
    const s2580 = p;
    const t2581 = trail.length;
    if (p < end) {
      l2582: {
        const r2583 = readCalledName(p);
        if (r2583 === undefined) { break l2582; }
        l_name = r2583;
        p = pos;
        l2585: for (;;) {
          const s2587 = p;
          const t2588 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l2586: {
              const r2590 = readHeadPart(p);
              if (r2590 === undefined) { break l2586; }
              p = pos;
              continue l2585;
            }
            p = s2587;
            if (trail.length > t2588) trail.length = t2588;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2582;
        }
        p += 11;
        break l2579;
      }
      p = s2580;
      if (trail.length > t2581) trail.length = t2581;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r2592 = readRecipientName(p);
    if (r2592 === undefined) { return undefined; }
    l_name = r2592;
    p = pos;
    p = skipRecipientEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'FirstToolHead', start: base + start, end: base + p, name: l_name };
}

function leaf605(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2595!: null;
  {
    const s2596 = p;
    l2597: {
      p = skipFirstHead(p);
      if (p < 0) { break l2597; }
      return -1;
    }
    p = s2596;
  }
  e2595 = null;
  value = [e2595];
  leafValue = value;
  return p;
}

function skipFirstHead(p: number): number {
  let c = 0;
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l2599: {
    if (text.charCodeAt(p) === 32) {
      const s2601 = p;
      l2600: {

        p++;
        break l2599;
      }
      p = s2601;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return -1;
  }
  p += 3;
  l2602: {
    const s2603 = p;
    if (((c = text.charCodeAt(p)) === 97 || c === 117)) {
      l2604: {
        p = skipPseudoName(p);
        if (p < 0) { break l2604; }
        break l2602;
      }
      p = s2603;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCalledName(p);
    if (p < 0) { return -1; }
  }
  l2605: for (;;) {
    const s2607 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2606: {
        p = skipHeadPart(p);
        if (p < 0) { break l2606; }
        continue l2605;
      }
      p = s2607;
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

function leaf607(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2609!: null;
  {
    const s2610 = p;
    l2611: {
      p = skipMarkAhead(p);
      if (p < 0) { break l2611; }
      return -1;
    }
    p = s2610;
  }
  e2609 = null;
  value = [e2609];
  leafValue = value;
  return p;
}

function leaf608(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingMessagesNode | BadOutsideNode;
  l2613: {
    const s2614 = p;
    const t2615 = trail.length;
    l2616: {
      const r2617 = readMissingMessages(p);
      if (r2617 === undefined) { break l2616; }
      value = r2617;
      p = pos;
      break l2613;
    }
    p = s2614;
    if (trail.length > t2615) trail.length = t2615;
    const r2622 = readBadOutside(p);
    if (r2622 === undefined) { return -1; }
    value = r2622;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingMessages(p: number): MissingMessagesNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2618 = p;
      l2619: {
        p++;
        return undefined;
      }
      p = s2618;
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

function leaf611(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtHeadNode;
  const r2624 = readThoughtHead(p);
  if (r2624 === undefined) { return -1; }
  value = r2624;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtHead(p: number): ThoughtHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening!: string;
  const r2625 = readMessageStart(p);
  if (r2625 === undefined) { return undefined; }
  l_opening = r2625;
  p = pos;
  l2627: for (;;) {
    const s2629 = p;
    const t2630 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2628: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2632 = p;
            l2633: {
              p = skipLastAnalysis(p);
              if (p < 0) { break l2633; }
              break l2628;
            }
            p = s2632;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l2628;
        }
        const r2649 = readHeadPart(p);
        if (r2649 === undefined) { break l2628; }
        p = pos;
        continue l2627;
      }
      p = s2629;
      if (trail.length > t2630) trail.length = t2630;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2651 = readLastAnalysis(p);
  if (r2651 === undefined) { return undefined; }
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
      const s2635 = p;
      l2636: {
        const n2638 = characterSize(p, CLASS_3);
        if (n2638 === 0) { break l2636; }
        p += n2638;
        return -1;
      }
      p = s2635;
    }
  } else touched ||= p >= end;
  l2639: for (;;) {
    const s2641 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2640: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2643 = p;
            l2644: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2644; }
              break l2640;
            }
            p = s2643;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l2640;
        }
        p = skipHeadPart(p);
        if (p < 0) { break l2640; }
        continue l2639;
      }
      p = s2641;
    } else touched ||= p >= end;
    break;
  }
  l2648: {
    if (text.charCodeAt(p) === 60) {
      const s2646 = p;
      l2647: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2647;
        }
        p += 11;
        p = s2646;
        break l2648;
      }
      p = s2646;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readLastAnalysis(p: number): [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null] | undefined {
  let c = 0;
  let value!: [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null];
  let e2652!: string[];
  const list2657: string[] = [];
  l2653: for (;;) {
    const s2655 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2654: {
        let v2656!: string;
        const r2659 = readBlank(p);
        if (r2659 === undefined) { break l2654; }
        v2656 = r2659;
        p = pos;
        list2657.push(v2656);
        continue l2653;
      }
      p = s2655;
    } else touched ||= p >= end;
    break;
  }
  e2652 = list2657;
  let e2661!: "<|channel|>analysis";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>analysis", p)) {
    reachesEnd(p, "<|channel|>analysis");
    return undefined;
  }
  e2661 = "<|channel|>analysis";
  p += 19;
  let e2662!: null;
  if (p < end) {
    {
      const s2663 = p;
      l2664: {
        const n2666 = characterSize(p, CLASS_3);
        if (n2666 === 0) { break l2664; }
        p += n2666;
        return undefined;
      }
      p = s2663;
    }
  } else touched ||= p >= end;
  e2662 = null;
  let e2667!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][];
  const list2673: ([null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]])[] = [];
  l2668: for (;;) {
    const s2670 = p;
    const t2671 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2669: {
        let v2672!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]];
        let e2675!: null;
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2676 = p;
            l2677: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2677; }
              break l2669;
            }
            p = s2676;
          }
        } else touched ||= p >= end;
        e2675 = null;
        let e2679!: [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]];
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l2669;
        }
        const r2680 = readHeadPart(p);
        if (r2680 === undefined) { break l2669; }
        e2679 = r2680;
        p = pos;
        v2672 = [e2675, e2679];
        list2673.push(v2672);
        continue l2668;
      }
      p = s2670;
      if (trail.length > t2671) trail.length = t2671;
    } else touched ||= p >= end;
    break;
  }
  e2667 = list2673;
  let e2682!: null;
  l2685: {
    if (text.charCodeAt(p) === 60) {
      const s2683 = p;
      l2684: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2684;
        }
        p += 11;
        p = s2683;
        break l2685;
      }
      p = s2683;
    } else touched ||= p >= end;
    return undefined;
  }
  e2682 = null;
  value = [e2652, e2661, e2662, e2667, e2682];
  pos = p;
  return value;
}

function leaf615(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | [null, string];
  const r2688 = readThoughtMessageChar(p);
  if (r2688 === undefined) { return -1; }
  value = r2688;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageChar(p: number): string | [null, string] | undefined {
  let c = 0;
  let value!: string | [null, string];
  l2689: {
    const s2690 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l2691: {
        const r2692 = readOrdinary(p);
        if (r2692 === undefined) { break l2691; }
        value = r2692;
        p = pos;
        break l2689;
      }
      p = s2690;
    } else touched ||= p >= end;
    let e2694!: null;
    {
      const s2695 = p;
      l2696: {
        p = skipMarkAhead(p);
        if (p < 0) { break l2696; }
        return undefined;
      }
      p = s2695;
    }
    e2694 = null;
    let e2698!: string;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    e2698 = text.charAt(p);
    p++;
    value = [e2694, e2698];
  }
  pos = p;
  return value;
}

function text617(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l2700: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2700;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l2701: {
      {
        const s2702 = p;
        l2703: {
          p = skipMarkAhead(p);
          if (p < 0) { break l2703; }
          break l2701;
        }
        p = s2702;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2701;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf618(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  const r2705 = readThoughtMessageEnd(p);
  if (r2705 === undefined) { return -1; }
  value = r2705;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageEnd(p: number): MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  l2706: {
    const s2707 = p;
    const t2708 = trail.length;
    l2709: {
      const r2710 = readMessageClose(p);
      if (r2710 === undefined) { break l2709; }
      value = r2710;
      p = pos;
      break l2706;
    }
    p = s2707;
    if (trail.length > t2708) trail.length = t2708;
    l2712: {
      const r2713 = readMissingThoughtRest(p);
      if (r2713 === undefined) { break l2712; }
      value = r2713;
      p = pos;
      break l2706;
    }
    p = s2707;
    if (trail.length > t2708) trail.length = t2708;
    l2715: {
      const r2716 = readMissingMessageClose(p);
      if (r2716 === undefined) { break l2715; }
      value = r2716;
      p = pos;
      break l2706;
    }
    p = s2707;
    if (trail.length > t2708) trail.length = t2708;
    const r2718 = readMessageOver(p);
    if (r2718 === undefined) { return undefined; }
    value = r2718;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf620(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadMessageMarkerNode | BadEndTokenNode | SpaceNode | BadCutHeadNode;
  l2721: {
    const s2722 = p;
    const t2723 = trail.length;
    l2724: {
      const r2725 = readBadMessageMarker(p);
      if (r2725 === undefined) { break l2724; }
      value = r2725;
      p = pos;
      break l2721;
    }
    p = s2722;
    if (trail.length > t2723) trail.length = t2723;
    l2727: {
      const r2728 = readBadEndToken(p);
      if (r2728 === undefined) { break l2727; }
      value = r2728;
      p = pos;
      break l2721;
    }
    p = s2722;
    if (trail.length > t2723) trail.length = t2723;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2730: {
        const r2731 = readSpace(p);
        if (r2731 === undefined) { break l2730; }
        value = r2731;
        p = pos;
        break l2721;
      }
      p = s2722;
      if (trail.length > t2723) trail.length = t2723;
    } else touched ||= p >= end;
    const r2733 = readBadCutHead(p);
    if (r2733 === undefined) { return -1; }
    value = r2733;
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

function leaf623(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadOutsideNode;
  const r2735 = readBadOutside(p);
  if (r2735 === undefined) { return -1; }
  value = r2735;
  p = pos;
  leafValue = value;
  return p;
}

function leaf624(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStepsFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2737 = readBadStepsFence(p);
  if (r2737 === undefined) { return -1; }
  value = r2737;
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
  l2740: {
    const s2738 = p;
    l2739: {
      p = skipStepAhead(p);
      if (p < 0) { break l2739; }
      p = s2738;
      break l2740;
    }
    p = s2738;
    return undefined;
  }
  pos = p;
  const node: BadStepsFenceNode = { type: 'BadStepsFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf626(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2742!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2743 = p;
      l2744: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2744;
        }
        p += 3;
        return -1;
      }
      p = s2743;
    }
  } else touched ||= p >= end;
  e2742 = null;
  value = [e2742];
  leafValue = value;
  return p;
}

function leaf627(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadEndTokenNode | BadRunOnNode;
  l2746: {
    const s2747 = p;
    const t2748 = trail.length;
    l2749: {
      const r2750 = readBadEndToken(p);
      if (r2750 === undefined) { break l2749; }
      value = r2750;
      p = pos;
      break l2746;
    }
    p = s2747;
    if (trail.length > t2748) trail.length = t2748;
    const r2752 = readBadRunOn(p);
    if (r2752 === undefined) { return -1; }
    value = r2752;
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

function leaf629(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionHeadNode;
  const r2754 = readActionHead(p);
  if (r2754 === undefined) { return -1; }
  value = r2754;
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
  const r2755 = readActionName(p);
  if (r2755 === undefined) { return undefined; }
  l_name = r2755;
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

function leaf631(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputHeadNode;
  const r2758 = readInputHead(p);
  if (r2758 === undefined) { return -1; }
  value = r2758;
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

function leaf633(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2760 = readInputFence(p);
  if (r2760 === undefined) { return -1; }
  value = r2760;
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

function leaf635(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2762!: null;
  l2765: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2763 = p;
      l2764: {
        l2766: {
          const s2767 = p;
          if (text.charCodeAt(p) === 123) {
            l2768: {

              p++;
              break l2766;
            }
            p = s2767;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2764;
          }
          p = skipQuotedInput(p);
          if (p < 0) { break l2764; }
        }
        p = s2763;
        break l2765;
      }
      p = s2763;
    } else touched ||= p >= end;
    return -1;
  }
  e2762 = null;
  value = [e2762];
  leafValue = value;
  return p;
}

function skipQuotedInput(p: number): number {
  let c = 0;
  l2769: {
    const s2770 = p;
    if (text.charCodeAt(p) === 34) {
      l2771: {

        p++;
        l2772: for (;;) {
          const s2774 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l2773: {
              l2776: {
                const s2777 = p;
                if (text.charCodeAt(p) === 92) {
                  l2778: {
                    p = skip_escape(p);
                    if (p < 0) { break l2778; }
                    break l2776;
                  }
                  p = s2777;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
                  touched ||= p >= end;
                  break l2773;
                }
                p++;
              }
              continue l2772;
            }
            p = s2774;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2771;
        }
        p++;
        break l2769;
      }
      p = s2770;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2779: for (;;) {
      const s2781 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
        l2780: {
          l2783: {
            const s2784 = p;
            if (text.charCodeAt(p) === 92) {
              l2785: {
                p = skip_escape(p);
                if (p < 0) { break l2785; }
                break l2783;
              }
              p = s2784;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l2780;
            }
            p++;
          }
          continue l2779;
        }
        p = s2781;
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
  l2786: {
    const s2787 = p;
    l2788: {
      p = skipStepAhead(p);
      if (p < 0) { break l2788; }
      break l2786;
    }
    p = s2787;
    if (text.charCodeAt(p) === 96) {
      l2789: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2789;
        }
        p += 3;
        break l2786;
      }
      p = s2787;
    } else touched ||= p >= end;
    l2790: {
      p = skipEndsReply(p);
      if (p < 0) { break l2790; }
      break l2786;
    }
    p = s2787;
    if (p < end) {
      {
        const s2797 = p;
        l2798: {
          p++;
          return -1;
        }
        p = s2797;
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
  l2791: {
    const s2793 = p;
    l2792: {
      p = skipTokens(p);
      if (p < 0) { break l2792; }
      break l2791;
    }
    p = s2793;
  }
  if (p < end) {
    {
      const s2794 = p;
      l2795: {
        p++;
        return -1;
      }
      p = s2794;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf638(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, [null, string]];
  let e2800!: null;
  {
    const s2801 = p;
    l2802: {
      p = skipStepAhead(p);
      if (p < 0) { break l2802; }
      return -1;
    }
    p = s2801;
  }
  e2800 = null;
  let e2804!: null;
  {
    const s2805 = p;
    l2806: {
      p = skipCutStep(p);
      if (p < 0) { break l2806; }
      return -1;
    }
    p = s2805;
  }
  e2804 = null;
  let e2808!: [null, string];
  const r2809 = readTextStart(p);
  if (r2809 === undefined) { return -1; }
  e2808 = r2809;
  p = pos;
  value = [e2800, e2804, e2808];
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
  let e2810!: null;
  {
    const s2811 = p;
    l2812: {
      p = skip_textEnd(p);
      if (p < 0) { break l2812; }
      return undefined;
    }
    p = s2811;
  }
  e2810 = null;
  let e2818!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  e2818 = text.charAt(p);
  p++;
  value = [e2810, e2818];
  pos = p;
  return value;
}

function skip_textEnd(p: number): number {
  l2814: {
    const s2815 = p;
    l2816: {
      p = skipThinkOpen(p);
      if (p < 0) { break l2816; }
      break l2814;
    }
    p = s2815;
    l2817: {
      p = skipThinkClose(p);
      if (p < 0) { break l2817; }
      break l2814;
    }
    p = s2815;
    p = skipEndsReply(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function text644(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2820: {
      let m2824 = false;
      l2821: for (;;) {
        const s2823 = p;
        l2822: {
          {
            const s2825 = p;
            l2826: {
              p = skip_textEnd(p);
              if (p < 0) { break l2826; }
              break l2822;
            }
            p = s2825;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l2822;
          }
          p++;
          m2824 = true;
          continue l2821;
        }
        p = s2823;
        break;
      }
      if (!m2824) { break l2820; }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2828: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2828;
        }
        p = skipEol(p);
        if (p < 0) { break l2828; }
        {
          const s2829 = p;
          l2830: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l2832: {
              const s2833 = p;
              l2834: {
                p = skipStepAhead(p);
                if (p < 0) { break l2834; }
                break l2832;
              }
              p = s2833;
              l2835: {
                p = skipEndsReply(p);
                if (p < 0) { break l2835; }
                break l2832;
              }
              p = s2833;
              l2836: {
                p = skipCutStep(p);
                if (p < 0) { break l2836; }
                break l2832;
              }
              p = s2833;
              if (text.charCodeAt(p) === 96) {
                l2837: {
                  if (!text.startsWith("```", p)) {
                    reachesEnd(p, "```");
                    break l2837;
                  }
                  p += 3;
                  break l2832;
                }
                p = s2833;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2838 = p;
                  l2839: {
                    p++;
                    break l2830;
                  }
                  p = s2838;
                }
              } else touched ||= p >= end;
            }
            break l2828;
          }
          p = s2829;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf645(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputFenceEndNode | InputAtEndNode | MissingInputFenceNode;
  l2841: {
    const s2842 = p;
    const t2843 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l2844: {
        const r2845 = readInputFenceEnd(p);
        if (r2845 === undefined) { break l2844; }
        value = r2845;
        p = pos;
        break l2841;
      }
      p = s2842;
      if (trail.length > t2843) trail.length = t2843;
    } else touched ||= p >= end;
    l2847: {
      const r2848 = readInputAtEnd(p);
      if (r2848 === undefined) { break l2847; }
      value = r2848;
      p = pos;
      break l2841;
    }
    p = s2842;
    if (trail.length > t2843) trail.length = t2843;
    const r2853 = readMissingInputFence(p);
    if (r2853 === undefined) { return -1; }
    value = r2853;
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
      const s2849 = p;
      l2850: {
        p++;
        return undefined;
      }
      p = s2849;
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

function leaf649(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutInputNode;
  const r2855 = readBadCutInput(p);
  if (r2855 === undefined) { return -1; }
  value = r2855;
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

function leaf652(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadStepWordsNode;
  const r2857 = readActionRest(p);
  if (r2857 === undefined) { return -1; }
  value = r2857;
  p = pos;
  leafValue = value;
  return p;
}

function readActionRest(p: number): SpaceNode | BadStepWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | BadStepWordsNode;
  l2858: {
    const s2859 = p;
    const t2860 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2861: {
        const r2862 = readSpace(p);
        if (r2862 === undefined) { break l2861; }
        value = r2862;
        p = pos;
        break l2858;
      }
      p = s2859;
      if (trail.length > t2860) trail.length = t2860;
    } else touched ||= p >= end;
    const r2864 = readBadStepWords(p);
    if (r2864 === undefined) { return undefined; }
    value = r2864;
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
      const s2865 = p;
      l2866: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2866;
        }
        p += 3;
        return undefined;
      }
      p = s2865;
    }
  } else touched ||= p >= end;
  {
    const s2868 = p;
    l2869: {
      p = skipStepAhead(p);
      if (p < 0) { break l2869; }
      return undefined;
    }
    p = s2868;
  }
  {
    const s2871 = p;
    l2872: {
      p = skipEndsReply(p);
      if (p < 0) { break l2872; }
      return undefined;
    }
    p = s2871;
  }
  let m2877 = false;
  l2874: for (;;) {
    const s2876 = p;
    l2875: {
      {
        const s2878 = p;
        l2879: {
          p = skip_textEnd(p);
          if (p < 0) { break l2879; }
          break l2875;
        }
        p = s2878;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2875;
      }
      p++;
      m2877 = true;
      continue l2874;
    }
    p = s2876;
    break;
  }
  if (!m2877) { return undefined; }
  pos = p;
  const node: BadStepWordsNode = { type: 'BadStepWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf655(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionAtEndNode | ActionOverNode;
  const r2883 = readActionEnd(p);
  if (r2883 === undefined) { return -1; }
  value = r2883;
  p = pos;
  leafValue = value;
  return p;
}

function readActionEnd(p: number): ActionAtEndNode | ActionOverNode | undefined {
  let value!: ActionAtEndNode | ActionOverNode;
  l2884: {
    const s2885 = p;
    l2886: {
      const r2887 = readActionAtEnd(p);
      if (r2887 === undefined) { break l2886; }
      value = r2887;
      p = pos;
      break l2884;
    }
    p = s2885;
    const r2892 = readActionOver(p);
    if (r2892 === undefined) { return undefined; }
    value = r2892;
    p = pos;
  }
  pos = p;
  return value;
}

function readActionAtEnd(p: number): ActionAtEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2888 = p;
      l2889: {
        p++;
        return undefined;
      }
      p = s2888;
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

function leaf659(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineHeadNode;
  const r2895 = readInlineHead(p);
  if (r2895 === undefined) { return -1; }
  value = r2895;
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
  const r2896 = readActionName(p);
  if (r2896 === undefined) { return undefined; }
  l_name = r2896;
  p = pos;
  l2900: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false)) {
      const s2898 = p;
      l2899: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
          touched ||= p >= end;
          break l2899;
        }
        p++;
        p = s2898;
        break l2900;
      }
      p = s2898;
    } else touched ||= p >= end;
    return undefined;
  }
  const r2901 = readBadInline(p);
  if (r2901 === undefined) { return undefined; }
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

function leaf662(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineOpenNode | null;
  l2904: {
    if (((c = text.charCodeAt(p)) === 40 || c === 91)) {
      const s2906 = p;
      l2905: {
        const r2907 = readInlineOpen(p);
        if (r2907 === undefined) { break l2905; }
        value = r2907;
        p = pos;
        break l2904;
      }
      p = s2906;
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

function leaf664(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2909!: null;
  l2912: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2910 = p;
      l2911: {
        p++;
        p = s2910;
        break l2912;
      }
      p = s2910;
    } else touched ||= p >= end;
    return -1;
  }
  e2909 = null;
  value = [e2909];
  leafValue = value;
  return p;
}

function leaf665(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  let e2913!: null;
  {
    const s2914 = p;
    l2915: {
      l2917: {
        const s2918 = p;
        if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
          l2919: {
            p = skipInlineClose(p);
            if (p < 0) { break l2919; }
            break l2917;
          }
          p = s2918;
        } else touched ||= p >= end;
        p = skip_textEnd(p);
        if (p < 0) { break l2915; }
      }
      return -1;
    }
    p = s2914;
  }
  e2913 = null;
  let e2930!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  e2930 = text.charAt(p);
  p++;
  value = [e2913, e2930];
  leafValue = value;
  return p;
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
  l2922: {
    const s2920 = p;
    l2921: {
      l2923: {
        const s2924 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2925: {
            p = skipEol(p);
            if (p < 0) { break l2925; }
            break l2923;
          }
          p = s2924;
        } else touched ||= p >= end;
        l2926: {
          p = skipEndsReply(p);
          if (p < 0) { break l2926; }
          break l2923;
        }
        p = s2924;
        if (p < end) {
          {
            const s2927 = p;
            l2928: {
              p++;
              break l2921;
            }
            p = s2927;
          }
        } else touched ||= p >= end;
      }
      p = s2920;
      break l2922;
    }
    p = s2920;
    return -1;
  }
  return p;
}

function text667(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2931: {
      {
        const s2932 = p;
        l2933: {
          l2935: {
            const s2936 = p;
            if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
              l2937: {
                p = skipInlineClose(p);
                if (p < 0) { break l2937; }
                break l2935;
              }
              p = s2936;
            } else touched ||= p >= end;
            p = skip_textEnd(p);
            if (p < 0) { break l2933; }
          }
          break l2931;
        }
        p = s2932;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2931;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf668(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCloseNode | null;
  l2938: {
    if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
      const s2940 = p;
      l2939: {
        const r2941 = readInlineClose(p);
        if (r2941 === undefined) { break l2939; }
        value = r2941;
        p = pos;
        break l2938;
      }
      p = s2940;
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
  l2944: {
    const s2942 = p;
    l2943: {
      l2945: {
        const s2946 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2947: {
            p = skipEol(p);
            if (p < 0) { break l2947; }
            break l2945;
          }
          p = s2946;
        } else touched ||= p >= end;
        l2948: {
          p = skipEndsReply(p);
          if (p < 0) { break l2948; }
          break l2945;
        }
        p = s2946;
        if (p < end) {
          {
            const s2949 = p;
            l2950: {
              p++;
              break l2943;
            }
            p = s2949;
          }
        } else touched ||= p >= end;
      }
      p = s2942;
      break l2944;
    }
    p = s2942;
    return undefined;
  }
  pos = p;
  return { type: 'InlineClose', start: base + start, end: base + p };
}

function leaf670(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtLabelNode;
  const r2953 = readThoughtLabel(p);
  if (r2953 === undefined) { return -1; }
  value = r2953;
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

function leaf672(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2955!: null;
  {
    const s2956 = p;
    l2957: {
      p = skipStepAhead(p);
      if (p < 0) { break l2957; }
      return -1;
    }
    p = s2956;
  }
  e2955 = null;
  value = [e2955];
  leafValue = value;
  return p;
}

function leaf673(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r2959 = readTextStart(p);
  if (r2959 === undefined) { return -1; }
  value = r2959;
  p = pos;
  leafValue = value;
  return p;
}

function leaf674(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2961!: null;
  {
    const s2962 = p;
    l2963: {
      p = skipCutStep(p);
      if (p < 0) { break l2963; }
      return -1;
    }
    p = s2962;
  }
  e2961 = null;
  value = [e2961];
  leafValue = value;
  return p;
}

function leaf675(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingThoughtRestNode | StepOverNode;
  const r2965 = readStepThoughtEnd(p);
  if (r2965 === undefined) { return -1; }
  value = r2965;
  p = pos;
  leafValue = value;
  return p;
}

function readStepThoughtEnd(p: number): MissingThoughtRestNode | StepOverNode | undefined {
  let value!: MissingThoughtRestNode | StepOverNode;
  l2966: {
    const s2967 = p;
    const t2968 = trail.length;
    l2969: {
      const r2970 = readMissingThoughtRest(p);
      if (r2970 === undefined) { break l2969; }
      value = r2970;
      p = pos;
      break l2966;
    }
    p = s2967;
    if (trail.length > t2968) trail.length = t2968;
    const r2972 = readStepOver(p);
    if (r2972 === undefined) { return undefined; }
    value = r2972;
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

function leaf678(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AnswerLabelNode;
  const r2975 = readAnswerLabel(p);
  if (r2975 === undefined) { return -1; }
  value = r2975;
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

function leaf680(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLoneInputNode;
  const r2977 = readBadLoneInput(p);
  if (r2977 === undefined) { return -1; }
  value = r2977;
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

function leaf682(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutStepNode;
  const r2979 = readBadCutStep(p);
  if (r2979 === undefined) { return -1; }
  value = r2979;
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

function leaf684(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LoneTextNode;
  const r2981 = readLoneText(p);
  if (r2981 === undefined) { return -1; }
  value = r2981;
  p = pos;
  leafValue = value;
  return p;
}

function leaf685(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StepsFenceEndNode | MissingFenceEndNode | null;
  l2983: {
    const s2985 = p;
    const t2986 = trail.length;
    l2984: {
      l2987: {
        const s2988 = p;
        const t2989 = trail.length;
        if (text.charCodeAt(p) === 96) {
          l2990: {
            const r2991 = readStepsFenceEnd(p);
            if (r2991 === undefined) { break l2990; }
            value = r2991;
            p = pos;
            break l2987;
          }
          p = s2988;
          if (trail.length > t2989) trail.length = t2989;
        } else touched ||= p >= end;
        const r3002 = readMissingFenceEnd(p);
        if (r3002 === undefined) { break l2984; }
        value = r3002;
        p = pos;
      }
      break l2983;
    }
    p = s2985;
    if (trail.length > t2986) trail.length = t2986;
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
  l2994: {
    const s2992 = p;
    l2993: {
      l2995: {
        const s2996 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2997: {
            p = skipEol(p);
            if (p < 0) { break l2997; }
            break l2995;
          }
          p = s2996;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2998 = p;
            l2999: {
              p++;
              break l2993;
            }
            p = s2998;
          }
        } else touched ||= p >= end;
      }
      p = s2992;
      break l2994;
    }
    p = s2992;
    return undefined;
  }
  pos = p;
  return { type: 'StepsFenceEnd', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_15, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf578 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf582 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, STARTS_14], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf243 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf578 }, { op: 'choice', starts: [null, null, null, null, null, null, STARTS_15, STARTS_15, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf38 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf40 }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] } }] }, { op: 'leaf', read: leaf180 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, STARTS_14], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf243 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf550 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf561 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf568 }] }] } }, { op: 'leaf', read: leaf590 }] } };
const stepRegion: Step = { op: 'rule', name: 'Region', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf2 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf6, body: { op: 'choice', starts: [null, null, null, null, null, null, STARTS_15, STARTS_15, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf38 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf40 }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] } }] }, { op: 'leaf', read: leaf180 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, STARTS_14], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf243 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf550 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf561 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf568 }] } }] } }, { op: 'leaf', read: leaf574 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf15 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf29 }] } }, { op: 'leaf', read: leaf33 }] }] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf19 }, { op: 'text', read: text28 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [null, STARTS_6], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf51 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_1, null, null], alternatives: [{ op: 'leaf', read: leaf55 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf58, body: { op: 'choice', starts: [STARTS_6, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] }, { op: 'leaf', read: leaf174 }] } }, { op: 'leaf', read: leaf175 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf75 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf158 }] } }, { op: 'leaf', read: leaf170 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf78 }, { op: 'leaf', read: leaf87 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf58, body: { op: 'choice', starts: [STARTS_6, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf89 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf94 }] } }, { op: 'leaf', read: leaf99 }] } };
const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf91 }, { op: 'text', read: text93 }] } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf104 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf125 }] } }, { op: 'leaf', read: leaf129 }] } };
const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf106 }, { op: 'text', read: text124 }] } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf132 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf138 }] } }, { op: 'leaf', read: leaf129 }] } };
const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf134 }, { op: 'text', read: text137 }] } };
const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf140 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf149 }] } };
const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf142 }, { op: 'text', read: text148 }] } };
const stepBuiltin: Step = { op: 'rule', name: 'Builtin', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf185 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, STARTS_1, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf55 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf58, body: { op: 'choice', starts: [STARTS_6, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] }, { op: 'leaf', read: leaf193 }] } }, { op: 'leaf', read: leaf197 }] } };
const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf190 }, { op: 'leaf', read: leaf192 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf58, body: { op: 'choice', starts: [STARTS_6, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] } };
const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf200 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf237 }] } };
const stepCode: Step = { op: 'rule', name: 'Code', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf225 }, { op: 'text', read: text236 }] } };
const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf247 }, { op: 'leaf', read: leaf192 }, { op: 'leaf', read: leaf251 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_12, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf260, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf58, body: { op: 'choice', starts: [STARTS_6, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepPlainArguments }] } }, { op: 'loop', body: { op: 'leaf', read: leaf265 } }, { op: 'leaf', read: leaf237 }] } };
const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf261 }, { op: 'text', read: text263 }] } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf272 }, { op: 'leaf', read: leaf192 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf439 }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf449 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf466 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, STARTS_13], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf470 }] } }, { op: 'leaf', read: leaf472 }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf474, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf475, body: { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf478 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf479, body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf439 }] } }] }, { op: 'leaf', read: leaf480 }] } }, { op: 'leaf', read: leaf493 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf280 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf357 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf407 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf413, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf58, body: { op: 'choice', starts: [STARTS_6, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'leaf', read: leaf415 }] } }, { op: 'leaf', read: leaf426 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf309 }, { op: 'leaf', read: leaf326 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf349 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf330 }, { op: 'text', read: text348 }] } };
const stepElement: Step = { op: 'rule', name: 'Element', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: leaf364 }, { op: 'leaf', read: leaf326 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf376, body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }] } }] } }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: leaf399 }] } };
const stepElementText: Step = { op: 'rule', name: 'ElementText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf378 }, { op: 'text', read: text398 }] } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf453 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf462 }] } }, { op: 'leaf', read: leaf463 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf459 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, STARTS_1, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf55 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf58, body: { op: 'choice', starts: [STARTS_6, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] }, { op: 'leaf', read: leaf193 }] } }, { op: 'leaf', read: leaf197 }] } };
const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf500 }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
const stepWordedList: Step = { op: 'rule', name: 'WordedList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf504 }, { op: 'leaf', read: leaf192 }, { op: 'optional', body: { op: 'choice', starts: [null, STARTS_6], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf509, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf513 }] } }, { op: 'leaf', read: leaf514 }] } };
const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf516 }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: leaf521 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf523, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf523, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf527 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf528, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf529 } }, { op: 'leaf', read: leaf514 }] } };
const stepTool: Step = { op: 'rule', name: 'Tool', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: leaf531 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf536 }] } }, { op: 'leaf', read: leaf544 }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf554 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf559 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf556 }, { op: 'text', read: text558 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf563 }, { op: 'text', read: text567 }] } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf584 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, STARTS_14], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf243 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'leaf', read: leaf587 }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf592 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_15, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf578 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf582 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, STARTS_14], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf243 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf578 }, { op: 'choice', starts: [null, null, null, null, null, null, STARTS_15, STARTS_15, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf38 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf40 }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] } }] }, { op: 'leaf', read: leaf180 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, STARTS_14], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf243 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf550 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf561 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf568 }] }] } }, { op: 'leaf', read: leaf590 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf594 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf29 }] } }, { op: 'leaf', read: leaf33 }] }] } };
const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'choice', starts: [null, null, STARTS_11], alternatives: [{ op: 'leaf', read: leaf596 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_15, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf578 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf582 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, STARTS_14], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf243 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf578 }, { op: 'choice', starts: [null, null, null, null, null, null, STARTS_15, STARTS_15, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf38 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf40 }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] } }] }, { op: 'leaf', read: leaf180 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, STARTS_14], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf243 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf550 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf561 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf568 }] }] } }, { op: 'leaf', read: leaf590 }] } };
const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf601 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf237 }] } };
const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf603 }, { op: 'leaf', read: leaf192 }, { op: 'leaf', read: leaf251 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_12, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf260, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf58, body: { op: 'choice', starts: [STARTS_6, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepPlainArguments }] } }, { op: 'loop', body: { op: 'leaf', read: leaf265 } }, { op: 'leaf', read: leaf237 }] } };
const stepMessages: Step = { op: 'rule', name: 'Messages', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'optional', body: { op: 'again', step: () => stepLead } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf620 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf590 }] } };
const stepLead: Step = { op: 'rule', name: 'Lead', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf605, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf607, body: { op: 'choice', starts: [null, null, null, null, null, null, STARTS_15, STARTS_15, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf38 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf40 }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] } }] }, { op: 'leaf', read: leaf180 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, STARTS_14], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf243 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf550 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf561 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf568 }] } }] } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf607, body: { op: 'choice', starts: [null, null, null, null, null, null, STARTS_15, STARTS_15, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf38 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf40 }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] } }] }, { op: 'leaf', read: leaf180 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, STARTS_14], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf243 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf550 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf561 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf568 }] } }] } }, { op: 'leaf', read: leaf608 }] } };
const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf611 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf618 }] } };
const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf615 }, { op: 'text', read: text617 }] } };
const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf243 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf607, body: { op: 'choice', starts: [null, null, null, null, null, null, STARTS_15, STARTS_15, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf38 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf40 }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] } }] }, { op: 'leaf', read: leaf180 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, STARTS_14], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf243 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf550 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf561 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf568 }] } }] } }, { op: 'leaf', read: leaf237 }] } };
const stepStray: Step = { op: 'rule', name: 'Stray', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf605, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf607, body: { op: 'choice', starts: [null, null, null, null, null, null, STARTS_15, STARTS_15, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf38 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf40 }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] } }] }, { op: 'leaf', read: leaf180 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, STARTS_14], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf243 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf550 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf561 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf568 }] } }] } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf607, body: { op: 'choice', starts: [null, null, null, null, null, null, STARTS_15, STARTS_15, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf38 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf40 }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] } }] }, { op: 'leaf', read: leaf180 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, STARTS_14], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf243 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf550 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf561 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf568 }] } }] } }, { op: 'leaf', read: leaf623 }] } };
const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf620 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf590 }] } };
const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf594 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf618 }] } };
const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'choice', starts: [null, null, STARTS_11], alternatives: [{ op: 'leaf', read: leaf596 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf620 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf590 }] } };
const stepSteps: Step = { op: 'rule', name: 'Steps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_15, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf627 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf680 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf682 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf684 }] } }, { op: 'leaf', read: leaf590 }] } };
const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf624 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf626, body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_15, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf627 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf680 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf682 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf684 }] } }] } }, { op: 'leaf', read: leaf685 }] } };
const stepAction: Step = { op: 'rule', name: 'Action', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf629 }, { op: 'leaf', read: leaf192 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: leaf649 }] } }, { op: 'loop', body: { op: 'leaf', read: leaf652 } }, { op: 'leaf', read: leaf655 }] } };
const stepInput: Step = { op: 'rule', name: 'Input', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf631 }, { op: 'leaf', read: leaf192 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_15, STARTS_16, null], alternatives: [{ op: 'again', step: () => stepFencedInput }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf635, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf58, body: { op: 'choice', starts: [STARTS_6, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepInputText }] } }] } };
const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf633 }, { op: 'leaf', read: leaf192 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf626, body: { op: 'choice', starts: [STARTS_16, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf635, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf58, body: { op: 'choice', starts: [STARTS_6, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepInputText }] } }] } }, { op: 'leaf', read: leaf192 }, { op: 'leaf', read: leaf645 }] } };
const stepInputText: Step = { op: 'rule', name: 'InputText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf638 }, { op: 'text', read: text644 }] } };
const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf659 }, { op: 'leaf', read: leaf662 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_16, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf664, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf58, body: { op: 'choice', starts: [STARTS_6, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: leaf668 }, { op: 'loop', body: { op: 'leaf', read: leaf652 } }, { op: 'leaf', read: leaf655 }] } };
const stepInlineText: Step = { op: 'rule', name: 'InlineText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf665 }, { op: 'text', read: text667 }] } };
const stepStepThought: Step = { op: 'rule', name: 'StepThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf670 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf672, body: { op: 'again', step: () => stepStepThoughtText } }] } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf674, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf672, body: { op: 'again', step: () => stepStepThoughtText } }] } }] }] } }, { op: 'leaf', read: leaf675 }] } };
const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf673 }, { op: 'text', read: text644 }] } };
const stepAnswer: Step = { op: 'rule', name: 'Answer', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf678 }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
const stepStepText: Step = { op: 'rule', name: 'StepText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf673 }, { op: 'text', read: text644 }] } };
const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_15, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf627 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf680 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf682 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf684 }] } }, { op: 'leaf', read: leaf590 }] } };
const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf594 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf674, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf672, body: { op: 'again', step: () => stepStepThoughtText } }] } }] }] } }, { op: 'leaf', read: leaf675 }] } };

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
    BadBracket: {"code":"stray-marker","severity":"warning","meaning":"A marker stands twice or where it says nothing. It is left out.","example":"<tool_call><tool_call>","mend":"Write it once.","isCut":false},
    BadCallOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelt, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the marker as the dialect has it.","isCut":false},
    BadNameEnd: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelt, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the marker as the dialect has it.","isCut":false},
    BadOtherCall: {"code":"wrong-dialect","severity":"warning","meaning":"The input stands on the line of the action.","example":"Action: search[tides of Emden]","mend":"Write it below, behind \"Action Input:\".","isCut":false},
    BadNoNameEnd: {"code":"wrong-dialect","severity":"warning","meaning":"The input stands on the line of the action.","example":"Action: search[tides of Emden]","mend":"Write it below, behind \"Action Input:\".","isCut":false},
    BadLoneOpen: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is not there. An inner one opened the call.","example":"<function=ping></function>","mend":"Write the outer marker.","isCut":false},
    BadLineList: {"code":"call-list","severity":"warning","meaning":"A list of calls stands where one call is the rule.","example":"<tool_call>[{\"name\": \"ping\", \"arguments\": {}}]</tool_call>","mend":"Write each call alone.","isCut":false},
    MissingKeyEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is not there although what it closes is whole.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Close what was opened.","isCut":false},
    BadNameless: {"code":"no-call","severity":"error","meaning":"A call has no name. It is left out.","example":"<function></function>","mend":"Write the name of the tool.","isCut":false},
    BadCallClose: {"code":"wrong-close","severity":"warning","meaning":"Another closing marker stands in the place of the right one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","mend":"Write the marker as the dialect has it.","isCut":false},
    MissingCallClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is not there although what it closes is whole.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Close what was opened.","isCut":false},
    BadJunk: {"code":"json-broken","severity":"error","meaning":"The JSON is broken off or ambiguous. What could be read of it was kept.","example":"{\"port\": \"Emden}","mend":"Close every string and every bracket.","isCut":false},
    BadParameterOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelt, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the marker as the dialect has it.","isCut":false},
    BadParameterClose: {"code":"wrong-close","severity":"warning","meaning":"Another closing marker stands in the place of the right one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","mend":"Write the marker as the dialect has it.","isCut":false},
    BadCutRaw: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    MissingParameterClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is not there although what it closes is whole.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Close what was opened.","isCut":false},
    BadCutArgument: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    BadCutCall: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    BadLoneKey: {"code":"bad-value","severity":"error","meaning":"A value cannot be read as what it claims to be, or is not there.","example":"<arg_key>hour</arg_key></tool_call>","mend":"Write the value, a string in quotes.","isCut":false},
    BadCutParameter: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
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
