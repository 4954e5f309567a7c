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

export interface SectionOverNode extends TreeNode {
  readonly type: 'SectionOver';
}

export interface SeparatorNode extends TreeNode {
  readonly type: 'Separator';
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
  readonly name: string;
  readonly id: string | null;
  readonly attributes: AttributeNode[] | null;
  readonly flaw: BadCallOpenNode | null;
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
  readonly flaw: BadParameterOpenNode | null;
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
  readonly BadEndToken: BadEndTokenNode;
  readonly BuiltinHead: BuiltinHeadNode;
  readonly PyKey: PyKeyNode;
  readonly ObjectOpen: ObjectOpenNode;
  readonly Key: KeyNode;
  readonly ListOpen: ListOpenNode;
  readonly Comma: CommaNode;
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
  readonly ListClose: ListCloseNode;
  readonly MissingBracket: MissingBracketNode;
  readonly ObjectClose: ObjectCloseNode;
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
  readonly BadNameless: BadNamelessNode;
  readonly BadStrayWords: BadStrayWordsNode;
  readonly SectionClose: SectionCloseNode;
  readonly BadSectionClose: BadSectionCloseNode;
  readonly SectionOver: SectionOverNode;
  readonly MissingSectionClose: MissingSectionCloseNode;
  readonly BadNoFence: BadNoFenceNode;
  readonly LateClose: LateCloseNode;
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
const TABLE_1 = tableOf([9, 9], [32, 32], [42, 42], [58, 58]);
const TABLE_2 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [125, 125]);
const TABLE_3 = tableOf([98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
const TABLE_4 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
const TABLE_5 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
const TABLE_6 = tableOf([41, 41], [44, 44], [93, 93], [125, 125]);
const TABLE_7 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [44, 44], [93, 93], [125, 125]);
const TABLE_8 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 91], [93, 127]);
const TABLE_9 = tableOf([44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_10 = tableOf([41, 41], [44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_11 = tableOf([0, 8], [11, 12], [14, 31], [33, 38], [40, 91], [93, 127]);
const TABLE_12 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [42, 43], [45, 57], [59, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_13 = tableOf([0, 8], [11, 12], [14, 31], [33, 39], [42, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_14 = tableOf([9, 9], [32, 32], [60, 60], [99, 99], [106, 106], [116, 116]);
const TABLE_15 = tableOf([34, 34], [39, 39], [91, 91], [123, 123]);
const TABLE_16 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [40, 59], [61, 61], [63, 90], [92, 92], [94, 122], [126, 127]);
const TABLE_17 = tableOf([0, 8], [11, 12], [14, 31], [33, 59], [61, 90], [92, 122], [124, 127]);
const TABLE_18 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 127]);
const TABLE_19 = tableOf([9, 10], [13, 13], [32, 32], [95, 95], [97, 122]);
const TABLE_20 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [40, 59], [61, 61], [63, 127]);
const TABLE_21 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_22 = tableOf([0, 8], [11, 12], [14, 31], [33, 46], [48, 59], [61, 61], [63, 127]);
const TABLE_23 = tableOf([9, 10], [13, 13], [32, 32], [123, 123]);
const TABLE_24 = tableOf([0, 9], [11, 12], [14, 90], [92, 122], [124, 127]);
const TABLE_25 = tableOf([9, 10], [13, 13], [32, 32], [60, 60]);
const TABLE_26 = tableOf([9, 9], [32, 32], [40, 40], [91, 91], [123, 123]);
const STARTS_0 = startsOf([9, 10], [13, 13], [32, 32]);
const CLASS_1 = /^[\p{L}\u005f]/u;
const CLASS_2 = /^[\p{L}\p{N}\u005f\u002d]/u;
const CLASS_3 = /^[\p{L}\u005f\u0024]/u;
const CLASS_4 = /^[\p{L}\p{N}\u005f\u0024\u002e\u002d]/u;
const CLASS_5 = /^[\p{L}\p{N}\u005f\u002e\u002d]/u;
const STARTS_6 = startsOf([123, 123]);
const STARTS_7 = startsOf([44, 44]);
const STARTS_8 = startsOf([0, 91], [93, 65535]);
const STARTS_9 = startsOf([34, 34]);
const STARTS_10 = startsOf([39, 39]);
const STARTS_11 = startsOf([0, 65535]);
const STARTS_12 = startsOf([34, 34], [39, 39], [91, 91], [123, 123]);
const STARTS_13 = startsOf([60, 60]);
const STARTS_14 = startsOf([96, 96]);
const STARTS_15 = startsOf([34, 34], [39, 39], [123, 123]);

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
  let value!: BadThoughtCloseNode | BadEndTokenNode;
  l111: {
    const s112 = p;
    const t113 = trail.length;
    l114: {
      const r115 = readBadThoughtClose(p);
      if (r115 === undefined) { break l114; }
      value = r115;
      p = pos;
      break l111;
    }
    p = s112;
    if (trail.length > t113) trail.length = t113;
    const r117 = readBadEndToken(p);
    if (r117 === undefined) { return -1; }
    value = r117;
    p = pos;
  }
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

function readBadEndToken(p: number): BadEndTokenNode | undefined {
  let c = 0;
  const start = p;
  p = skipEndToken(p);
  if (p < 0) { return undefined; }
  l120: {
    const s118 = p;
    l119: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l121: {
        const s123 = p;
        l122: {
          p = skipTokens(p);
          if (p < 0) { break l122; }
          break l121;
        }
        p = s123;
      }
      if (p < end) {
        {
          const s128 = p;
          l129: {
            p++;
            break l119;
          }
          p = s128;
        }
      } else touched ||= p >= end;
      p = s118;
      break l120;
    }
    p = s118;
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
  let m127 = false;
  l124: for (;;) {
    const s126 = p;
    l125: {
      p = skipEndToken(p);
      if (p < 0) { break l125; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      m127 = true;
      continue l124;
    }
    p = s126;
    break;
  }
  if (!m127) { return -1; }
  return p;
}

function leaf44(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BuiltinHeadNode;
  const r132 = readBuiltinHead(p);
  if (r132 === undefined) { return -1; }
  value = r132;
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
  const r133 = readBuiltinName(p);
  if (r133 === undefined) { return undefined; }
  l_name = r133;
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
  const s134 = p;
  const n135 = characterSize(p, CLASS_1);
  if (n135 === 0) { return undefined; }
  p += n135;
  l136: for (;;) {
    const s138 = p;
    if (p < end) {
      l137: {
        const n140 = characterSize(p, CLASS_2);
        if (n140 === 0) { break l137; }
        p += n140;
        continue l136;
      }
      p = s138;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s134, p);
  pos = p;
  return value;
}

function leaf49(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyKeyNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r143 = readPyKey(p);
  if (r143 === undefined) { return -1; }
  value = r143;
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
  const r144 = readBareKey(p);
  if (r144 === undefined) { return undefined; }
  l_name = r144;
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
      const s153 = p;
      l154: {

        p++;
        return undefined;
      }
      p = s153;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'PyKey', start: base + start, end: base + p, name: l_name };
}

function readBareKey(p: number): string | undefined {
  let value!: string;
  const s145 = p;
  const n146 = characterSize(p, CLASS_3);
  if (n146 === 0) { return undefined; }
  p += n146;
  l147: for (;;) {
    const s149 = p;
    if (p < end) {
      l148: {
        const n151 = characterSize(p, CLASS_4);
        if (n151 === 0) { break l148; }
        p += n151;
        continue l147;
      }
      p = s149;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s145, p);
  pos = p;
  return value;
}

function leaf52(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | null;
  l157: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s159 = p;
      l158: {
        const r160 = readSpace(p);
        if (r160 === undefined) { break l158; }
        value = r160;
        p = pos;
        break l157;
      }
      p = s159;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function leaf53(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e162!: null;
  {
    const s163 = p;
    l164: {
      p = skipEnds(p);
      if (p < 0) { break l164; }
      return -1;
    }
    p = s163;
  }
  e162 = null;
  value = [e162];
  leafValue = value;
  return p;
}

function skipEnds(p: number): number {
  let c = 0;
  l166: {
    const s167 = p;
    l168: {
      p = skipEndMarker(p);
      if (p < 0) { break l168; }
      break l166;
    }
    p = s167;
    l171: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s169 = p;
        l170: {
          p++;
          p = s169;
          break l171;
        }
        p = s169;
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
  l176: {
    const s177 = p;
    l178: {
      p = skipStepAhead(p);
      if (p < 0) { break l178; }
      break l176;
    }
    p = s177;
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
  l172: {
    const s173 = p;
    if (text.charCodeAt(p) === 13) {
      l174: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l174;
        }
        p += 2;
        break l172;
      }
      p = s173;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l175: {

        p++;
        break l172;
      }
      p = s173;
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
  l179: {
    const s180 = p;
    l181: {
      p = skip_thoughtLabel(p);
      if (p < 0) { break l181; }
      break l179;
    }
    p = s180;
    l194: {
      p = skipInputLabel(p);
      if (p < 0) { break l194; }
      break l179;
    }
    p = s180;
    l198: {
      p = skipObservationLabel(p);
      if (p < 0) { break l198; }
      break l179;
    }
    p = s180;
    l202: {
      p = skip_answerLabel(p);
      if (p < 0) { break l202; }
      break l179;
    }
    p = s180;
    p = skipActionAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_thoughtLabel(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  l182: {
    if (text.charCodeAt(p) === 42) {
      const s184 = p;
      l183: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l183;
        }
        p += 2;
        break l182;
      }
      p = s184;
    } else touched ||= p >= end;
  }
  if (!isCaseless(p, "thought")) { return -1; }
  p += 7;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLabelEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipLabelEnd(p: number): number {
  let c = 0;
  l185: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s187 = p;
      l186: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l186;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l186;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l185;
      }
      p = s187;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
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
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
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
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipInputLabel(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  l195: {
    if (text.charCodeAt(p) === 42) {
      const s197 = p;
      l196: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l196;
        }
        p += 2;
        break l195;
      }
      p = s197;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
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
  l199: {
    if (text.charCodeAt(p) === 42) {
      const s201 = p;
      l200: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l200;
        }
        p += 2;
        break l199;
      }
      p = s201;
    } else touched ||= p >= end;
  }
  if (!isCaseless(p, "observation")) { return -1; }
  p += 11;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
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
  l203: {
    if (text.charCodeAt(p) === 42) {
      const s205 = p;
      l204: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l204;
        }
        p += 2;
        break l203;
      }
      p = s205;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
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
  l216: {
    const s217 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l218: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l218;
        }
        p = skipEol(p);
        if (p < 0) { break l218; }
        break l216;
      }
      p = s217;
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
  l206: {
    if (text.charCodeAt(p) === 42) {
      const s208 = p;
      l207: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l207;
        }
        p += 2;
        break l206;
      }
      p = s208;
    } else touched ||= p >= end;
  }
  if (!isCaseless(p, "action")) { return -1; }
  p += 6;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLabelEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipActionName(p: number): number {
  const n210 = characterSize(p, CLASS_1);
  if (n210 === 0) { return -1; }
  p += n210;
  l211: for (;;) {
    const s213 = p;
    if (p < end) {
      l212: {
        const n215 = characterSize(p, CLASS_5);
        if (n215 === 0) { break l212; }
        p += n215;
        continue l211;
      }
      p = s213;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf70(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectOpenNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r219 = readObjectOpen(p);
  if (r219 === undefined) { return -1; }
  value = r219;
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
  l220: {
    if (text.charCodeAt(p) === 123) {
      const s222 = p;
      const t223 = trail.length;
      l221: {
        const r224 = readBadDoubledBrace(p);
        if (r224 === undefined) { break l221; }
        p = pos;
        break l220;
      }
      p = s222;
      if (trail.length > t223) trail.length = t223;
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
  l227: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s225 = p;
      l226: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l226;
        }
        p++;
        p = s225;
        break l227;
      }
      p = s225;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBraceNode = { type: 'BadDoubledBrace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf73(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  const r230 = readKey(p);
  if (r230 === undefined) { return -1; }
  value = r230;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: string;
  l231: {
    const s232 = p;
    if (text.charCodeAt(p) === 34) {
      l233: {

        l_quote = "\"";
        p++;
        const r234 = readDoubleKey(p);
        if (r234 === undefined) { break l233; }
        l_name = r234;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l233;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l233;
        }
        p++;
        break l231;
      }
      p = s232;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l263: {

        l_quote = "'";
        p++;
        const r264 = readSingleKey(p);
        if (r264 === undefined) { break l263; }
        l_name = r264;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l263;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l263;
        }
        p++;
        break l231;
      }
      p = s232;
    } else touched ||= p >= end;
    l278: {
      const r279 = readMarkedQuote(p);
      if (r279 === undefined) { break l278; }
      l_quote = r279;
      p = pos;
      const r281 = readMarkedKey(p);
      if (r281 === undefined) { break l278; }
      l_name = r281;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l278; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l278;
      }
      p++;
      break l231;
    }
    p = s232;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r291 = readBareKey(p);
    if (r291 === undefined) { return undefined; }
    l_name = r291;
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
  const list239: string[] = [];
  l235: for (;;) {
    const s237 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l236: {
        let v238!: string;
        l241: {
          const s242 = p;
          if (text.charCodeAt(p) === 92) {
            l243: {
              const r244 = read_escape(p);
              if (r244 === undefined) { break l243; }
              v238 = r244;
              p = pos;
              break l241;
            }
            p = s242;
          } else touched ||= p >= end;
          const s261 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l236;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v238 = text.slice(s261, p);
        }
        list239.push(v238);
        continue l235;
      }
      p = s237;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list239;
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
  l245: {
    const s246 = p;
    if (text.charCodeAt(p) === 92) {
      l247: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l247;
        }
        p += 2;
        const s248 = p;
        let n252 = 0;
        l249: for (;;) {
          if (n252 >= 4) break;
          const s251 = p;
          l250: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l250;
            }
            p++;
            n252++;
            continue l249;
          }
          p = s251;
          break;
        }
        if (n252 < 4) { break l247; }
        l_hex = text.slice(s248, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l245;
      }
      p = s246;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l253: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s254 = p;
            l255: {

              p++;
              break l253;
            }
            p = s254;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
          touched ||= p >= end;
          break l253;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l245;
      }
      p = s246;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s257 = p;
        l258: {

          p++;
          return undefined;
        }
        p = s257;
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
  const list269: string[] = [];
  l265: for (;;) {
    const s267 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l266: {
        let v268!: string;
        l271: {
          const s272 = p;
          if (text.charCodeAt(p) === 92) {
            l273: {
              const r274 = read_escape(p);
              if (r274 === undefined) { break l273; }
              v268 = r274;
              p = pos;
              break l271;
            }
            p = s272;
          } else touched ||= p >= end;
          const s276 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l266;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v268 = text.slice(s276, p);
        }
        list269.push(v268);
        continue l265;
      }
      p = s267;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list269;
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
  const s282 = p;
  let m286 = false;
  l283: for (;;) {
    const s285 = p;
    l284: {
      {
        const s287 = p;
        l288: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l288; }
          break l284;
        }
        p = s287;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l284;
      }
      p++;
      m286 = true;
      continue l283;
    }
    p = s285;
    break;
  }
  if (!m286) { return undefined; }
  value = text.slice(s282, p);
  pos = p;
  return value;
}

function skipMarkedQuote(p: number): number {
  const noted = trail.length;
  const value = readMarkedQuote(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function leaf81(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, SpaceNode] | null;
  l294: {
    const s296 = p;
    l295: {
      const r297 = readGap(p);
      if (r297 === undefined) { break l295; }
      value = r297;
      p = pos;
      break l294;
    }
    p = s296;
    value = null;
  }
  leafValue = value;
  return p;
}

function readGap(p: number): [null, SpaceNode] | undefined {
  let c = 0;
  let value!: [null, SpaceNode];
  let e298!: null;
  {
    const s299 = p;
    l300: {
      p = skipStepsGoOn(p);
      if (p < 0) { break l300; }
      return undefined;
    }
    p = s299;
  }
  e298 = null;
  let e302!: SpaceNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  const r303 = readSpace(p);
  if (r303 === undefined) { return undefined; }
  e302 = r303;
  p = pos;
  value = [e298, e302];
  pos = p;
  return value;
}

function leaf83(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r306 = readListOpen(p);
  if (r306 === undefined) { return -1; }
  value = r306;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l307: {
    const s308 = p;
    if (text.charCodeAt(p) === 91) {
      l309: {

        p++;
        break l307;
      }
      p = s308;
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

function leaf87(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode;
  if (!(text.charCodeAt(p) === 44)) {
    touched ||= p >= end;
    return -1;
  }
  const r311 = readComma(p);
  if (r311 === undefined) { return -1; }
  value = r311;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l312: {
    const s313 = p;
    const t314 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l315: {
        const r316 = readBadComma(p);
        if (r316 === undefined) { break l315; }
        p = pos;
        break l312;
      }
      p = s313;
      if (trail.length > t314) trail.length = t314;
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
  l319: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
      const s317 = p;
      l318: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l318;
        }
        p++;
        p = s317;
        break l319;
      }
      p = s317;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadCommaNode = { type: 'BadComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf90(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r322 = readTripleOpen(p);
  if (r322 === undefined) { return -1; }
  value = r322;
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

function leaf92(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r324 = readTripleChar(p);
  if (r324 === undefined) { return -1; }
  value = r324;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e325!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s326 = p;
      l327: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l327;
        }
        p += 3;
        return undefined;
      }
      p = s326;
    }
  } else touched ||= p >= end;
  e325 = null;
  let e329!: string;
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return undefined;
  }
  e329 = text.charAt(p);
  p++;
  value = [e325, e329];
  pos = p;
  return value;
}

function text94(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if ((p < end && text.charCodeAt(p) !== 92)) {
      l331: {
        if (text.charCodeAt(p) === 34) {
          {
            const s332 = p;
            l333: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l333;
              }
              p += 3;
              break l331;
            }
            p = s332;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l331;
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

function leaf95(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode;
  l335: {
    const s336 = p;
    const t337 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l338: {
        const r339 = readEscape(p);
        if (r339 === undefined) { break l338; }
        value = r339;
        p = pos;
        break l335;
      }
      p = s336;
      if (trail.length > t337) trail.length = t337;
    } else touched ||= p >= end;
    const r343 = readBadCutEscape(p);
    if (r343 === undefined) { return -1; }
    value = r343;
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
  const r340 = read_escape(p);
  if (r340 === undefined) { return undefined; }
  l_text = r340;
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
  l344: {
    const s345 = p;
    if (text.charCodeAt(p) === 92) {
      l346: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l346;
        }
        p += 2;
        let n351 = 0;
        l348: for (;;) {
          if (n351 >= 4) break;
          const s350 = p;
          l349: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l349;
            }
            p++;
            n351++;
            continue l348;
          }
          p = s350;
          break;
        }
        if (n351 < 4) { break l346; }
        break l344;
      }
      p = s345;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l352: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s353 = p;
            l354: {

              p++;
              break l352;
            }
            p = s353;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
          touched ||= p >= end;
          break l352;
        }
        p++;
        break l344;
      }
      p = s345;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s356 = p;
        l357: {

          p++;
          return -1;
        }
        p = s356;
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

function leaf100(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  const r360 = readTripleEnd(p);
  if (r360 === undefined) { return -1; }
  value = r360;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l361: {
    const s362 = p;
    const t363 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l364: {
        const r365 = readTripleClose(p);
        if (r365 === undefined) { break l364; }
        value = r365;
        p = pos;
        break l361;
      }
      p = s362;
      if (trail.length > t363) trail.length = t363;
    } else touched ||= p >= end;
    l367: {
      const r368 = readMissingRest(p);
      if (r368 === undefined) { break l367; }
      value = r368;
      p = pos;
      break l361;
    }
    p = s362;
    if (trail.length > t363) trail.length = t363;
    const r373 = readMissingQuote(p);
    if (r373 === undefined) { return undefined; }
    value = r373;
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
      const s369 = p;
      l370: {
        p++;
        return undefined;
      }
      p = s369;
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

function leaf105(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DoubleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r376 = readDoubleOpen(p);
  if (r376 === undefined) { return -1; }
  value = r376;
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

function leaf107(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  const r378 = readDoubleChar(p);
  if (r378 === undefined) { return -1; }
  value = r378;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleChar(p: number): string | [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null] | undefined {
  let c = 0;
  let value!: string | [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  l379: {
    const s380 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l381: {
        const r382 = readOrdinary(p);
        if (r382 === undefined) { break l381; }
        value = r382;
        p = pos;
        break l379;
      }
      p = s380;
    } else touched ||= p >= end;
    l384: {
      let e385!: null;
      {
        const s386 = p;
        l387: {
          p = skipEnds(p);
          if (p < 0) { break l387; }
          break l384;
        }
        p = s386;
      }
      e385 = null;
      let e389!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l384;
      }
      e389 = text.charAt(p);
      p++;
      value = [e385, e389];
      break l379;
    }
    p = s380;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l390: {
        let e391!: string[];
        const list396: string[] = [];
        l392: for (;;) {
          const s394 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l393: {
              let v395!: string;
              v395 = text.charAt(p);
              p++;
              list396.push(v395);
              continue l392;
            }
            p = s394;
          } else touched ||= p >= end;
          break;
        }
        if (list396.length === 0) { break l390; }
        e391 = list396;
        let e398!: null;
        {
          const s399 = p;
          l400: {
            p = skipEnds(p);
            if (p < 0) { break l400; }
            {
              const s402 = p;
              l403: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l403; }
                break l400;
              }
              p = s402;
            }
            break l390;
          }
          p = s399;
        }
        e398 = null;
        value = [e391, e398];
        break l379;
      }
      p = s380;
    } else touched ||= p >= end;
    let e412!: string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]];
    const r413 = readEnds(p);
    if (r413 === undefined) { return undefined; }
    e412 = r413;
    p = pos;
    let e634!: null;
    l637: {
      const s635 = p;
      l636: {
        p = skipDoubleGoesOn(p);
        if (p < 0) { break l636; }
        p = s635;
        break l637;
      }
      p = s635;
      return undefined;
    }
    e634 = null;
    value = [e412, e634];
  }
  pos = p;
  return value;
}

function skipDoubleGoesOn(p: number): number {
  let c = 0;
  let n408 = 0;
  l405: for (;;) {
    if (n408 >= 4096) break;
    const s407 = p;
    l406: {
      l409: {
        const s410 = p;
        if (text.charCodeAt(p) === 92) {
          l411: {
            p = skip_escape(p);
            if (p < 0) { break l411; }
            break l409;
          }
          p = s410;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l406;
        }
        p++;
      }
      n408++;
      continue l405;
    }
    p = s407;
    break;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function readEnds(p: number): string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]] | undefined {
  let c = 0;
  let value!: string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]];
  l414: {
    const s415 = p;
    l416: {
      const r417 = readEndMarker(p);
      if (r417 === undefined) { break l416; }
      value = r417;
      p = pos;
      break l414;
    }
    p = s415;
    let e419!: null;
    l422: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s420 = p;
        l421: {
          p++;
          p = s420;
          break l422;
        }
        p = s420;
      } else touched ||= p >= end;
      return undefined;
    }
    e419 = null;
    let e423!: [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"];
    const r424 = readStepsGoOn(p);
    if (r424 === undefined) { return undefined; }
    e423 = r424;
    p = pos;
    value = [e419, e423];
  }
  pos = p;
  return value;
}

function readStepsGoOn(p: number): [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"] | undefined {
  let c = 0;
  let value!: [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"];
  let e425!: string;
  const r426 = read_steps(p);
  if (r426 === undefined) { return undefined; }
  e425 = r426;
  p = pos;
  let e428!: string[];
  const list433: string[] = [];
  l429: for (;;) {
    const s431 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l430: {
        let v432!: string;
        const r435 = readBlank(p);
        if (r435 === undefined) { break l430; }
        v432 = r435;
        p = pos;
        list433.push(v432);
        continue l429;
      }
      p = s431;
    } else touched ||= p >= end;
    break;
  }
  e428 = list433;
  let e437!: "\r\n" | "\n" | "\r";
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r438 = readEol(p);
  if (r438 === undefined) { return undefined; }
  e437 = r438;
  p = pos;
  let e444!: string[];
  const r445 = readWs(p);
  if (r445 === undefined) { return undefined; }
  e444 = r445;
  p = pos;
  let e453!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```";
  l454: {
    const s455 = p;
    l456: {
      const r457 = readStepAhead(p);
      if (r457 === undefined) { break l456; }
      e453 = r457;
      p = pos;
      break l454;
    }
    p = s455;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return undefined;
    }
    e453 = "```";
    p += 3;
  }
  value = [e425, e428, e437, e444, e453];
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
  l439: {
    const s440 = p;
    if (text.charCodeAt(p) === 13) {
      l441: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l441;
        }
        value = "\r\n";
        p += 2;
        break l439;
      }
      p = s440;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l442: {

        value = "\n";
        p++;
        break l439;
      }
      p = s440;
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
  const list450: string[] = [];
  l446: for (;;) {
    const s448 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l447: {
        let v449!: string;
        v449 = text.charAt(p);
        p++;
        list450.push(v449);
        continue l446;
      }
      p = s448;
    } else touched ||= p >= end;
    break;
  }
  value = list450;
  pos = p;
  return value;
}

function readStepAhead(p: number): [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | undefined {
  let value!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]];
  l458: {
    const s459 = p;
    l460: {
      const r461 = read_thoughtLabel(p);
      if (r461 === undefined) { break l460; }
      value = r461;
      p = pos;
      break l458;
    }
    p = s459;
    l521: {
      const r522 = readInputLabel(p);
      if (r522 === undefined) { break l521; }
      value = r522;
      p = pos;
      break l458;
    }
    p = s459;
    l544: {
      const r545 = readObservationLabel(p);
      if (r545 === undefined) { break l544; }
      value = r545;
      p = pos;
      break l458;
    }
    p = s459;
    l557: {
      const r558 = read_answerLabel(p);
      if (r558 === undefined) { break l557; }
      value = r558;
      p = pos;
      break l458;
    }
    p = s459;
    const r580 = readActionAhead(p);
    if (r580 === undefined) { return undefined; }
    value = r580;
    p = pos;
  }
  pos = p;
  return value;
}

function read_thoughtLabel(p: number): [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | undefined {
  let c = 0;
  let value!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  let e462!: string;
  const r463 = read_steps(p);
  if (r463 === undefined) { return undefined; }
  e462 = r463;
  p = pos;
  let e465!: "**" | null;
  const r466 = readBold(p);
  if (r466 === undefined) { return undefined; }
  e465 = r466;
  p = pos;
  let e471!: string;
  if (!isCaseless(p, "thought")) { return undefined; }
  e471 = text.slice(p, p + 7);
  p += 7;
  let e472!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r473 = readLabelEnd(p);
  if (r473 === undefined) { return undefined; }
  e472 = r473;
  p = pos;
  value = [e462, e465, e471, e472];
  pos = p;
  return value;
}

function readBold(p: number): "**" | null | undefined {
  let value!: "**" | null;
  l467: {
    if (text.charCodeAt(p) === 42) {
      const s469 = p;
      l468: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l468;
        }
        value = "**";
        p += 2;
        break l467;
      }
      p = s469;
    } else touched ||= p >= end;
    value = null;
  }
  pos = p;
  return value;
}

function readLabelEnd(p: number): [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]] | undefined {
  let c = 0;
  let value!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  let e474!: [string[], string[]] | null;
  l475: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s477 = p;
      l476: {
        let e478!: string[];
        const list483: string[] = [];
        l479: for (;;) {
          const s481 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l480: {
              let v482!: string;
              const r485 = readBlank(p);
              if (r485 === undefined) { break l480; }
              v482 = r485;
              p = pos;
              list483.push(v482);
              continue l479;
            }
            p = s481;
          } else touched ||= p >= end;
          break;
        }
        if (list483.length === 0) { break l476; }
        e478 = list483;
        let e487!: string[];
        const list492: string[] = [];
        l488: for (;;) {
          const s490 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l489: {
              let v491!: string;
              v491 = text.charAt(p);
              p++;
              list492.push(v491);
              continue l488;
            }
            p = s490;
          } else touched ||= p >= end;
          break;
        }
        if (list492.length === 0) { break l476; }
        e487 = list492;
        e474 = [e478, e487];
        break l475;
      }
      p = s477;
    } else touched ||= p >= end;
    e474 = null;
  }
  let e494!: string[];
  const list499: string[] = [];
  l495: for (;;) {
    const s497 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l496: {
        let v498!: string;
        const r501 = readBlank(p);
        if (r501 === undefined) { break l496; }
        v498 = r501;
        p = pos;
        list499.push(v498);
        continue l495;
      }
      p = s497;
    } else touched ||= p >= end;
    break;
  }
  e494 = list499;
  let e503!: "**" | null;
  const r504 = readBold(p);
  if (r504 === undefined) { return undefined; }
  e503 = r504;
  p = pos;
  let e506!: ":";
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  e506 = ":";
  p++;
  let e507!: "**" | null;
  const r508 = readBold(p);
  if (r508 === undefined) { return undefined; }
  e507 = r508;
  p = pos;
  let e510!: string[];
  const list515: string[] = [];
  l511: for (;;) {
    const s513 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l512: {
        let v514!: string;
        const r517 = readBlank(p);
        if (r517 === undefined) { break l512; }
        v514 = r517;
        p = pos;
        list515.push(v514);
        continue l511;
      }
      p = s513;
    } else touched ||= p >= end;
    break;
  }
  e510 = list515;
  value = [e474, e494, e503, e506, e507, e510];
  pos = p;
  return value;
}

function readInputLabel(p: number): [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | undefined {
  let c = 0;
  let value!: [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  let e523!: string;
  const r524 = read_steps(p);
  if (r524 === undefined) { return undefined; }
  e523 = r524;
  p = pos;
  let e526!: "**" | null;
  const r527 = readBold(p);
  if (r527 === undefined) { return undefined; }
  e526 = r527;
  p = pos;
  let e529!: string;
  if (!isCaseless(p, "action")) { return undefined; }
  e529 = text.slice(p, p + 6);
  p += 6;
  let e530!: string[];
  const list535: string[] = [];
  l531: for (;;) {
    const s533 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l532: {
        let v534!: string;
        const r537 = readBlank(p);
        if (r537 === undefined) { break l532; }
        v534 = r537;
        p = pos;
        list535.push(v534);
        continue l531;
      }
      p = s533;
    } else touched ||= p >= end;
    break;
  }
  if (list535.length === 0) { return undefined; }
  e530 = list535;
  let e539!: string;
  if (!isCaseless(p, "input")) { return undefined; }
  e539 = text.slice(p, p + 5);
  p += 5;
  let e540!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r541 = readLabelEnd(p);
  if (r541 === undefined) { return undefined; }
  e540 = r541;
  p = pos;
  value = [e523, e526, e529, e530, e539, e540];
  pos = p;
  return value;
}

function readObservationLabel(p: number): [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | undefined {
  let c = 0;
  let value!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  let e546!: string;
  const r547 = read_steps(p);
  if (r547 === undefined) { return undefined; }
  e546 = r547;
  p = pos;
  let e549!: "**" | null;
  const r550 = readBold(p);
  if (r550 === undefined) { return undefined; }
  e549 = r550;
  p = pos;
  let e552!: string;
  if (!isCaseless(p, "observation")) { return undefined; }
  e552 = text.slice(p, p + 11);
  p += 11;
  let e553!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r554 = readLabelEnd(p);
  if (r554 === undefined) { return undefined; }
  e553 = r554;
  p = pos;
  value = [e546, e549, e552, e553];
  pos = p;
  return value;
}

function read_answerLabel(p: number): [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | undefined {
  let c = 0;
  let value!: [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  let e559!: string;
  const r560 = read_steps(p);
  if (r560 === undefined) { return undefined; }
  e559 = r560;
  p = pos;
  let e562!: "**" | null;
  const r563 = readBold(p);
  if (r563 === undefined) { return undefined; }
  e562 = r563;
  p = pos;
  let e565!: string;
  if (!isCaseless(p, "final")) { return undefined; }
  e565 = text.slice(p, p + 5);
  p += 5;
  let e566!: string[];
  const list571: string[] = [];
  l567: for (;;) {
    const s569 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l568: {
        let v570!: string;
        const r573 = readBlank(p);
        if (r573 === undefined) { break l568; }
        v570 = r573;
        p = pos;
        list571.push(v570);
        continue l567;
      }
      p = s569;
    } else touched ||= p >= end;
    break;
  }
  if (list571.length === 0) { return undefined; }
  e566 = list571;
  let e575!: string;
  if (!isCaseless(p, "answer")) { return undefined; }
  e575 = text.slice(p, p + 6);
  p += 6;
  let e576!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r577 = readLabelEnd(p);
  if (r577 === undefined) { return undefined; }
  e576 = r577;
  p = pos;
  value = [e559, e562, e565, e566, e575, e576];
  pos = p;
  return value;
}

function readActionAhead(p: number): [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | undefined {
  let c = 0;
  let value!: [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]];
  let e581!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  const r582 = readActionLabel(p);
  if (r582 === undefined) { return undefined; }
  e581 = r582;
  p = pos;
  let e594!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r595 = readActionName(p);
  if (r595 === undefined) { return undefined; }
  e594 = r595;
  p = pos;
  let e604!: [string[], "\r\n" | "\n" | "\r"] | [string[], string];
  l605: {
    const s606 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l607: {
        let e608!: string[];
        const list613: string[] = [];
        l609: for (;;) {
          const s611 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l610: {
              let v612!: string;
              const r615 = readBlank(p);
              if (r615 === undefined) { break l610; }
              v612 = r615;
              p = pos;
              list613.push(v612);
              continue l609;
            }
            p = s611;
          } else touched ||= p >= end;
          break;
        }
        e608 = list613;
        let e617!: "\r\n" | "\n" | "\r";
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l607;
        }
        const r618 = readEol(p);
        if (r618 === undefined) { break l607; }
        e617 = r618;
        p = pos;
        e604 = [e608, e617];
        break l605;
      }
      p = s606;
    } else touched ||= p >= end;
    let e620!: string[];
    const list625: string[] = [];
    l621: for (;;) {
      const s623 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l622: {
          let v624!: string;
          const r627 = readBlank(p);
          if (r627 === undefined) { break l622; }
          v624 = r627;
          p = pos;
          list625.push(v624);
          continue l621;
        }
        p = s623;
      } else touched ||= p >= end;
      break;
    }
    e620 = list625;
    let e629!: string;
    if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
      touched ||= p >= end;
      return undefined;
    }
    e629 = text.charAt(p);
    p++;
    e604 = [e620, e629];
  }
  value = [e581, e594, e604];
  pos = p;
  return value;
}

function readActionLabel(p: number): [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | undefined {
  let c = 0;
  let value!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  let e583!: string;
  const r584 = read_steps(p);
  if (r584 === undefined) { return undefined; }
  e583 = r584;
  p = pos;
  let e586!: "**" | null;
  const r587 = readBold(p);
  if (r587 === undefined) { return undefined; }
  e586 = r587;
  p = pos;
  let e589!: string;
  if (!isCaseless(p, "action")) { return undefined; }
  e589 = text.slice(p, p + 6);
  p += 6;
  let e590!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r591 = readLabelEnd(p);
  if (r591 === undefined) { return undefined; }
  e590 = r591;
  p = pos;
  value = [e583, e586, e589, e590];
  pos = p;
  return value;
}

function readActionName(p: number): string | undefined {
  let value!: string;
  const s596 = p;
  const n597 = characterSize(p, CLASS_1);
  if (n597 === 0) { return undefined; }
  p += n597;
  l598: for (;;) {
    const s600 = p;
    if (p < end) {
      l599: {
        const n602 = characterSize(p, CLASS_5);
        if (n602 === 0) { break l599; }
        p += n602;
        continue l598;
      }
      p = s600;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s596, p);
  pos = p;
  return value;
}

function text125(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l639: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l639;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l640: {
      {
        const s641 = p;
        l642: {
          p = skipEnds(p);
          if (p < 0) { break l642; }
          break l640;
        }
        p = s641;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l640;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l644: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l644;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s645 = p;
          l646: {
            p = skipEnds(p);
            if (p < 0) { break l646; }
            {
              const s648 = p;
              l649: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l649; }
                break l646;
              }
              p = s648;
            }
            break l644;
          }
          p = s645;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l651: {
      p = skipEnds(p);
      if (p < 0) { break l651; }
      l654: {
        const s652 = p;
        l653: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l653; }
          p = s652;
          break l654;
        }
        p = s652;
        break l651;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf126(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadDoubleQuoteNode;
  l655: {
    const s656 = p;
    const t657 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l658: {
        const r659 = readEscape(p);
        if (r659 === undefined) { break l658; }
        value = r659;
        p = pos;
        break l655;
      }
      p = s656;
      if (trail.length > t657) trail.length = t657;
    } else touched ||= p >= end;
    l661: {
      const r662 = readBadCutEscape(p);
      if (r662 === undefined) { break l661; }
      value = r662;
      p = pos;
      break l655;
    }
    p = s656;
    if (trail.length > t657) trail.length = t657;
    l664: {
      const r665 = readBadNewline(p);
      if (r665 === undefined) { break l664; }
      value = r665;
      p = pos;
      break l655;
    }
    p = s656;
    if (trail.length > t657) trail.length = t657;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r676 = readBadDoubleQuote(p);
    if (r676 === undefined) { return -1; }
    value = r676;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
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
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  {
    const s669 = p;
    l670: {
      p = skipEnds(p);
      if (p < 0) { break l670; }
      {
        const s672 = p;
        l673: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l673; }
          break l670;
        }
        p = s672;
      }
      return undefined;
    }
    p = s669;
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
    const s677 = p;
    l678: {
      p = skipAfterText(p);
      if (p < 0) { break l678; }
      return undefined;
    }
    p = s677;
  }
  pos = p;
  const node: BadDoubleQuoteNode = { type: 'BadDoubleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipAfterText(p: number): number {
  let c = 0;
  l680: {
    const s681 = p;
    l682: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipEnds(p);
      if (p < 0) { break l682; }
      break l680;
    }
    p = s681;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    l683: {
      const s684 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
        l685: {
          p++;
          break l683;
        }
        p = s684;
      } else touched ||= p >= end;
      l686: {
        p = skipEnds(p);
        if (p < 0) { break l686; }
        break l683;
      }
      p = s684;
      if (p < end) {
        {
          const s687 = p;
          l688: {
            p++;
            return -1;
          }
          p = s687;
        }
      } else touched ||= p >= end;
    }
  }
  return p;
}

function leaf130(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  const r691 = readTextEnd(p);
  if (r691 === undefined) { return -1; }
  value = r691;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l692: {
    const s693 = p;
    const t694 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l695: {
        const r696 = readTextClose(p);
        if (r696 === undefined) { break l695; }
        value = r696;
        p = pos;
        break l692;
      }
      p = s693;
      if (trail.length > t694) trail.length = t694;
    } else touched ||= p >= end;
    l698: {
      const r699 = readMissingRest(p);
      if (r699 === undefined) { break l698; }
      value = r699;
      p = pos;
      break l692;
    }
    p = s693;
    if (trail.length > t694) trail.length = t694;
    const r701 = readMissingQuote(p);
    if (r701 === undefined) { return undefined; }
    value = r701;
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

function leaf133(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SingleOpenNode;
  if (!(text.charCodeAt(p) === 39)) {
    touched ||= p >= end;
    return -1;
  }
  const r704 = readSingleOpen(p);
  if (r704 === undefined) { return -1; }
  value = r704;
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

function leaf135(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  const r706 = readSingleChar(p);
  if (r706 === undefined) { return -1; }
  value = r706;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleChar(p: number): string | [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null] | undefined {
  let c = 0;
  let value!: string | [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  l707: {
    const s708 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l709: {
        const r710 = readOrdinary(p);
        if (r710 === undefined) { break l709; }
        value = r710;
        p = pos;
        break l707;
      }
      p = s708;
    } else touched ||= p >= end;
    l712: {
      let e713!: null;
      {
        const s714 = p;
        l715: {
          p = skipEnds(p);
          if (p < 0) { break l715; }
          break l712;
        }
        p = s714;
      }
      e713 = null;
      let e717!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l712;
      }
      e717 = text.charAt(p);
      p++;
      value = [e713, e717];
      break l707;
    }
    p = s708;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l718: {
        let e719!: string[];
        const list724: string[] = [];
        l720: for (;;) {
          const s722 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l721: {
              let v723!: string;
              v723 = text.charAt(p);
              p++;
              list724.push(v723);
              continue l720;
            }
            p = s722;
          } else touched ||= p >= end;
          break;
        }
        if (list724.length === 0) { break l718; }
        e719 = list724;
        let e726!: null;
        {
          const s727 = p;
          l728: {
            p = skipEnds(p);
            if (p < 0) { break l728; }
            {
              const s730 = p;
              l731: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l731; }
                break l728;
              }
              p = s730;
            }
            break l718;
          }
          p = s727;
        }
        e726 = null;
        value = [e719, e726];
        break l707;
      }
      p = s708;
    } else touched ||= p >= end;
    let e740!: string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]];
    const r741 = readEnds(p);
    if (r741 === undefined) { return undefined; }
    e740 = r741;
    p = pos;
    let e743!: null;
    l746: {
      const s744 = p;
      l745: {
        p = skipSingleGoesOn(p);
        if (p < 0) { break l745; }
        p = s744;
        break l746;
      }
      p = s744;
      return undefined;
    }
    e743 = null;
    value = [e740, e743];
  }
  pos = p;
  return value;
}

function skipSingleGoesOn(p: number): number {
  let c = 0;
  let n736 = 0;
  l733: for (;;) {
    if (n736 >= 4096) break;
    const s735 = p;
    l734: {
      l737: {
        const s738 = p;
        if (text.charCodeAt(p) === 92) {
          l739: {
            p = skip_escape(p);
            if (p < 0) { break l739; }
            break l737;
          }
          p = s738;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l734;
        }
        p++;
      }
      n736++;
      continue l733;
    }
    p = s735;
    break;
  }
  if (text.charCodeAt(p) !== 39) {
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

function text138(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l748: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l748;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l749: {
      {
        const s750 = p;
        l751: {
          p = skipEnds(p);
          if (p < 0) { break l751; }
          break l749;
        }
        p = s750;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l749;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l753: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l753;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s754 = p;
          l755: {
            p = skipEnds(p);
            if (p < 0) { break l755; }
            {
              const s757 = p;
              l758: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l758; }
                break l755;
              }
              p = s757;
            }
            break l753;
          }
          p = s754;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l760: {
      p = skipEnds(p);
      if (p < 0) { break l760; }
      l763: {
        const s761 = p;
        l762: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l762; }
          p = s761;
          break l763;
        }
        p = s761;
        break l760;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf139(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadSingleQuoteNode;
  l764: {
    const s765 = p;
    const t766 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l767: {
        const r768 = readEscape(p);
        if (r768 === undefined) { break l767; }
        value = r768;
        p = pos;
        break l764;
      }
      p = s765;
      if (trail.length > t766) trail.length = t766;
    } else touched ||= p >= end;
    l770: {
      const r771 = readBadCutEscape(p);
      if (r771 === undefined) { break l770; }
      value = r771;
      p = pos;
      break l764;
    }
    p = s765;
    if (trail.length > t766) trail.length = t766;
    l773: {
      const r774 = readBadNewline(p);
      if (r774 === undefined) { break l773; }
      value = r774;
      p = pos;
      break l764;
    }
    p = s765;
    if (trail.length > t766) trail.length = t766;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r776 = readBadSingleQuote(p);
    if (r776 === undefined) { return -1; }
    value = r776;
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
    const s777 = p;
    l778: {
      p = skipAfterText(p);
      if (p < 0) { break l778; }
      return undefined;
    }
    p = s777;
  }
  pos = p;
  const node: BadSingleQuoteNode = { type: 'BadSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf141(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedOpenNode;
  const r781 = readMarkedOpen(p);
  if (r781 === undefined) { return -1; }
  value = r781;
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

function leaf143(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null, string] | [null, string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  const r783 = readMarkedChar(p);
  if (r783 === undefined) { return -1; }
  value = r783;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedChar(p: number): [null, null, null, string] | [null, string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null] | undefined {
  let value!: [null, null, null, string] | [null, string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  l784: {
    const s785 = p;
    l786: {
      let e787!: null;
      {
        const s788 = p;
        l789: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l789; }
          break l786;
        }
        p = s788;
      }
      e787 = null;
      let e791!: null;
      {
        const s792 = p;
        l793: {
          p = skipEnds(p);
          if (p < 0) { break l793; }
          break l786;
        }
        p = s792;
      }
      e791 = null;
      let e795!: null;
      {
        const s796 = p;
        l797: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l797; }
          break l786;
        }
        p = s796;
      }
      e795 = null;
      let e799!: string;
      if (!(p < end)) {
        touched ||= p >= end;
        break l786;
      }
      e799 = text.charAt(p);
      p++;
      value = [e787, e791, e795, e799];
      break l784;
    }
    p = s785;
    let e800!: null;
    {
      const s801 = p;
      l802: {
        p = skipMarkedQuote(p);
        if (p < 0) { break l802; }
        return undefined;
      }
      p = s801;
    }
    e800 = null;
    let e804!: string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]];
    const r805 = readEnds(p);
    if (r805 === undefined) { return undefined; }
    e804 = r805;
    p = pos;
    let e807!: null;
    l810: {
      const s808 = p;
      l809: {
        p = skipMarkedGoesOn(p);
        if (p < 0) { break l809; }
        p = s808;
        break l810;
      }
      p = s808;
      return undefined;
    }
    e807 = null;
    value = [e800, e804, e807];
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
  let n814 = 0;
  l811: for (;;) {
    if (n814 >= 4096) break;
    const s813 = p;
    l812: {
      {
        const s815 = p;
        l816: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l816; }
          break l812;
        }
        p = s815;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l812;
      }
      p++;
      n814++;
      continue l811;
    }
    p = s813;
    break;
  }
  p = skipMarkedQuote(p);
  if (p < 0) { return -1; }
  return p;
}

function text149(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l819: {
      {
        const s820 = p;
        l821: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l821; }
          break l819;
        }
        p = s820;
      }
      {
        const s823 = p;
        l824: {
          p = skipEnds(p);
          if (p < 0) { break l824; }
          break l819;
        }
        p = s823;
      }
      {
        const s826 = p;
        l827: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l827; }
          break l819;
        }
        p = s826;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l819;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l829: {
      {
        const s830 = p;
        l831: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l831; }
          break l829;
        }
        p = s830;
      }
      p = skipEnds(p);
      if (p < 0) { break l829; }
      l835: {
        const s833 = p;
        l834: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l834; }
          p = s833;
          break l835;
        }
        p = s833;
        break l829;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf150(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  const r836 = readMarkedEnd(p);
  if (r836 === undefined) { return -1; }
  value = r836;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l837: {
    const s838 = p;
    const t839 = trail.length;
    l840: {
      const r841 = readMarkedClose(p);
      if (r841 === undefined) { break l840; }
      value = r841;
      p = pos;
      break l837;
    }
    p = s838;
    if (trail.length > t839) trail.length = t839;
    l843: {
      const r844 = readBadCutMarkedQuote(p);
      if (r844 === undefined) { break l843; }
      value = r844;
      p = pos;
      break l837;
    }
    p = s838;
    if (trail.length > t839) trail.length = t839;
    l846: {
      const r847 = readMissingRest(p);
      if (r847 === undefined) { break l846; }
      value = r847;
      p = pos;
      break l837;
    }
    p = s838;
    if (trail.length > t839) trail.length = t839;
    const r849 = readMissingQuote(p);
    if (r849 === undefined) { return undefined; }
    value = r849;
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

function leaf154(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberNode | WordNode;
  l852: {
    const s853 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l854: {
        const r855 = readNumber(p);
        if (r855 === undefined) { break l854; }
        value = r855;
        p = pos;
        break l852;
      }
      p = s853;
    } else touched ||= p >= end;
    const r879 = readWord(p);
    if (r879 === undefined) { return -1; }
    value = r879;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s856 = p;
  l857: {
    if (text.charCodeAt(p) === 45) {
      const s859 = p;
      l858: {

        p++;
        break l857;
      }
      p = s859;
    } else touched ||= p >= end;
  }
  l860: {
    const s861 = p;
    if (text.charCodeAt(p) === 48) {
      l862: {

        p++;
        break l860;
      }
      p = s861;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l863: {
    if (text.charCodeAt(p) === 46) {
      const s865 = p;
      l864: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l864;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l863;
      }
      p = s865;
    } else touched ||= p >= end;
  }
  l866: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s868 = p;
      l867: {
        p++;
        l869: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s871 = p;
            l870: {
              p++;
              break l869;
            }
            p = s871;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l867;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l866;
      }
      p = s868;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s856, p);
  l874: {
    const s872 = p;
    l873: {
      p = skipScalarEnd(p);
      if (p < 0) { break l873; }
      p = s872;
      break l874;
    }
    p = s872;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l875: {
    const s876 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
      l877: {
        p++;
        break l875;
      }
      p = s876;
    } else touched ||= p >= end;
    p = skipEnds(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readWord(p: number): WordNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s880 = p;
  {
    const s881 = p;
    l882: {
      p = skipEnds(p);
      if (p < 0) { break l882; }
      return undefined;
    }
    p = s881;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l884: for (;;) {
    const s886 = p;
    l885: {
      {
        const s888 = p;
        l889: {
          p = skipEnds(p);
          if (p < 0) { break l889; }
          break l885;
        }
        p = s888;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l885;
      }
      p++;
      continue l884;
    }
    p = s886;
    break;
  }
  l_text = text.slice(s880, p);
  l893: {
    const s891 = p;
    l892: {
      p = skipScalarEnd(p);
      if (p < 0) { break l892; }
      p = s891;
      break l893;
    }
    p = s891;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf158(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l895: {
    const s896 = p;
    const t897 = trail.length;
    l898: {
      const r899 = readGap(p);
      if (r899 === undefined) { break l898; }
      value = r899;
      p = pos;
      break l895;
    }
    p = s896;
    if (trail.length > t897) trail.length = t897;
    l901: {
      const r902 = readBadCutPart(p);
      if (r902 === undefined) { break l901; }
      value = r902;
      p = pos;
      break l895;
    }
    p = s896;
    if (trail.length > t897) trail.length = t897;
    const r977 = readBadDebris(p);
    if (r977 === undefined) { return -1; }
    value = r977;
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
  l903: {
    const s904 = p;
    l905: {
      p = skipKey(p);
      if (p < 0) { break l905; }
      break l903;
    }
    p = s904;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l942: {
        p = skipNumber(p);
        if (p < 0) { break l942; }
        break l903;
      }
      p = s904;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l906: {
    const s907 = p;
    if (text.charCodeAt(p) === 34) {
      l908: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l908; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l908;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l908;
        }
        p++;
        break l906;
      }
      p = s907;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l917: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l917; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l917;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l917;
        }
        p++;
        break l906;
      }
      p = s907;
    } else touched ||= p >= end;
    l926: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l926; }
      p = skipMarkedKey(p);
      if (p < 0) { break l926; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l926; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l926;
      }
      p++;
      break l906;
    }
    p = s907;

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
  l909: for (;;) {
    const s911 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l910: {
        l913: {
          const s914 = p;
          if (text.charCodeAt(p) === 92) {
            l915: {
              p = skip_escape(p);
              if (p < 0) { break l915; }
              break l913;
            }
            p = s914;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l910;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l909;
      }
      p = s911;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l918: for (;;) {
    const s920 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l919: {
        l922: {
          const s923 = p;
          if (text.charCodeAt(p) === 92) {
            l924: {
              p = skip_escape(p);
              if (p < 0) { break l924; }
              break l922;
            }
            p = s923;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l919;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l918;
      }
      p = s920;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m931 = false;
  l928: for (;;) {
    const s930 = p;
    l929: {
      {
        const s932 = p;
        l933: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l933; }
          break l929;
        }
        p = s932;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l929;
      }
      p++;
      m931 = true;
      continue l928;
    }
    p = s930;
    break;
  }
  if (!m931) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n936 = characterSize(p, CLASS_3);
  if (n936 === 0) { return -1; }
  p += n936;
  l937: for (;;) {
    const s939 = p;
    if (p < end) {
      l938: {
        const n941 = characterSize(p, CLASS_4);
        if (n941 === 0) { break l938; }
        p += n941;
        continue l937;
      }
      p = s939;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l944: {
    if (text.charCodeAt(p) === 45) {
      const s946 = p;
      l945: {

        p++;
        break l944;
      }
      p = s946;
    } else touched ||= p >= end;
  }
  l947: {
    const s948 = p;
    if (text.charCodeAt(p) === 48) {
      l949: {

        p++;
        break l947;
      }
      p = s948;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l950: {
    if (text.charCodeAt(p) === 46) {
      const s952 = p;
      l951: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l951;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l950;
      }
      p = s952;
    } else touched ||= p >= end;
  }
  l953: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s955 = p;
      l954: {
        p++;
        l956: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s958 = p;
            l957: {
              p++;
              break l956;
            }
            p = s958;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l954;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l953;
      }
      p = s955;
    } else touched ||= p >= end;
  }
  l961: {
    const s959 = p;
    l960: {
      p = skipScalarEnd(p);
      if (p < 0) { break l960; }
      p = s959;
      break l961;
    }
    p = s959;
    return -1;
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s963 = p;
    l964: {
      p = skipEnds(p);
      if (p < 0) { break l964; }
      return -1;
    }
    p = s963;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l966: for (;;) {
    const s968 = p;
    l967: {
      {
        const s970 = p;
        l971: {
          p = skipEnds(p);
          if (p < 0) { break l971; }
          break l967;
        }
        p = s970;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l967;
      }
      p++;
      continue l966;
    }
    p = s968;
    break;
  }
  l975: {
    const s973 = p;
    l974: {
      p = skipScalarEnd(p);
      if (p < 0) { break l974; }
      p = s973;
      break l975;
    }
    p = s973;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s978 = p;
    l979: {
      p = skipEnds(p);
      if (p < 0) { break l979; }
      return undefined;
    }
    p = s978;
  }
  {
    const s981 = p;
    l982: {
      if (p < end) {
        {
          const s984 = p;
          l985: {
            p++;
            break l982;
          }
          p = s984;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s981;
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
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r988 = readListEnd(p);
  if (r988 === undefined) { return -1; }
  value = r988;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l989: {
    const s990 = p;
    const t991 = trail.length;
    l992: {
      const r993 = readListClose(p);
      if (r993 === undefined) { break l992; }
      value = r993;
      p = pos;
      break l989;
    }
    p = s990;
    if (trail.length > t991) trail.length = t991;
    l998: {
      const r999 = readMissingRest(p);
      if (r999 === undefined) { break l998; }
      value = r999;
      p = pos;
      break l989;
    }
    p = s990;
    if (trail.length > t991) trail.length = t991;
    const r1001 = readMissingBracket(p);
    if (r1001 === undefined) { return undefined; }
    value = r1001;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l994: {
    const s995 = p;
    if (text.charCodeAt(p) === 93) {
      l996: {

        p++;
        break l994;
      }
      p = s995;
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

function readMissingBracket(p: number): MissingBracketNode | undefined {
  const start = p;
  pos = p;
  const node: MissingBracketNode = { type: 'MissingBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf176(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l1004: {
    const s1005 = p;
    const t1006 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1007: {
        const r1008 = readComma(p);
        if (r1008 === undefined) { break l1007; }
        value = r1008;
        p = pos;
        break l1004;
      }
      p = s1005;
      if (trail.length > t1006) trail.length = t1006;
    } else touched ||= p >= end;
    l1010: {
      const r1011 = readGap(p);
      if (r1011 === undefined) { break l1010; }
      value = r1011;
      p = pos;
      break l1004;
    }
    p = s1005;
    if (trail.length > t1006) trail.length = t1006;
    l1013: {
      const r1014 = readBadCutPart(p);
      if (r1014 === undefined) { break l1013; }
      value = r1014;
      p = pos;
      break l1004;
    }
    p = s1005;
    if (trail.length > t1006) trail.length = t1006;
    const r1016 = readBadDebris(p);
    if (r1016 === undefined) { return -1; }
    value = r1016;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf177(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r1018 = readObjectEnd(p);
  if (r1018 === undefined) { return -1; }
  value = r1018;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l1019: {
    const s1020 = p;
    const t1021 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l1022: {
        const r1023 = readObjectClose(p);
        if (r1023 === undefined) { break l1022; }
        value = r1023;
        p = pos;
        break l1019;
      }
      p = s1020;
      if (trail.length > t1021) trail.length = t1021;
    } else touched ||= p >= end;
    l1025: {
      const r1026 = readMissingRest(p);
      if (r1026 === undefined) { break l1025; }
      value = r1026;
      p = pos;
      break l1019;
    }
    p = s1020;
    if (trail.length > t1021) trail.length = t1021;
    const r1028 = readMissingBracket(p);
    if (r1028 === undefined) { return undefined; }
    value = r1028;
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

function leaf180(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutArgumentNode | BadCutPartNode | BadDebrisNode;
  l1031: {
    const s1032 = p;
    const t1033 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1034: {
        const r1035 = readSpace(p);
        if (r1035 === undefined) { break l1034; }
        value = r1035;
        p = pos;
        break l1031;
      }
      p = s1032;
      if (trail.length > t1033) trail.length = t1033;
    } else touched ||= p >= end;
    l1037: {
      const r1038 = readBadCutArgument(p);
      if (r1038 === undefined) { break l1037; }
      value = r1038;
      p = pos;
      break l1031;
    }
    p = s1032;
    if (trail.length > t1033) trail.length = t1033;
    l1043: {
      const r1044 = readBadCutPart(p);
      if (r1044 === undefined) { break l1043; }
      value = r1044;
      p = pos;
      break l1031;
    }
    p = s1032;
    if (trail.length > t1033) trail.length = t1033;
    const r1046 = readBadDebris(p);
    if (r1046 === undefined) { return -1; }
    value = r1046;
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
      const s1039 = p;
      l1040: {

        p++;
        return -1;
      }
      p = s1039;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf184(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r1048 = readPyCallEnd(p);
  if (r1048 === undefined) { return -1; }
  value = r1048;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l1049: {
    const s1050 = p;
    const t1051 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1052: {
        const r1053 = readPyCallClose(p);
        if (r1053 === undefined) { break l1052; }
        value = r1053;
        p = pos;
        break l1049;
      }
      p = s1050;
      if (trail.length > t1051) trail.length = t1051;
    } else touched ||= p >= end;
    l1055: {
      const r1056 = readMissingRest(p);
      if (r1056 === undefined) { break l1055; }
      value = r1056;
      p = pos;
      break l1049;
    }
    p = s1050;
    if (trail.length > t1051) trail.length = t1051;
    const r1058 = readMissingBracket(p);
    if (r1058 === undefined) { return undefined; }
    value = r1058;
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

function leaf187(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CodeHeadNode;
  const r1061 = readCodeHead(p);
  if (r1061 === undefined) { return -1; }
  value = r1061;
  p = pos;
  leafValue = value;
  return p;
}

function readCodeHead(p: number): CodeHeadNode | undefined {
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
      l1085: for (;;) {
        const s1087 = p;
        const t1088 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
          l1086: {
            const r1090 = readHeadPart(p);
            if (r1090 === undefined) { break l1086; }
            p = pos;
            continue l1085;
          }
          p = s1087;
          if (trail.length > t1088) trail.length = t1088;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l1065;
      }
      p = skipTo(p);
      if (p < 0) { break l1065; }
      p = skipCodeName(p);
      if (p < 0) { break l1065; }
      if (p < end) {
        {
          const s1237 = p;
          l1238: {
            const n1240 = characterSize(p, CLASS_5);
            if (n1240 === 0) { break l1238; }
            p += n1240;
            break l1065;
          }
          p = s1237;
        }
      } else touched ||= p >= end;
      l1241: for (;;) {
        const s1243 = p;
        const t1244 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
          l1242: {
            const r1246 = readHeadPart(p);
            if (r1246 === undefined) { break l1242; }
            p = pos;
            continue l1241;
          }
          p = s1243;
          if (trail.length > t1244) trail.length = t1244;
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
    l1248: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l1248; }
      p = skipCodeName(p);
      if (p < 0) { break l1248; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1248;
      }
      p = skipEol(p);
      if (p < 0) { break l1248; }
      break l1062;
    }
    p = s1063;
    if (trail.length > t1064) trail.length = t1064;
    l_opening = null;
    p = skipCodeOpen(p);
    if (p < 0) { return undefined; }
    {
      const s1249 = p;
      l1250: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1252: {
          const s1253 = p;
          if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
            l1254: {
              p++;
              break l1252;
            }
            p = s1253;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1255 = p;
              l1256: {
                p++;
                break l1250;
              }
              p = s1255;
            }
          } else touched ||= p >= end;
        }
        return undefined;
      }
      p = s1249;
    }
  }
  pos = p;
  return { type: 'CodeHead', start: base + start, end: base + p, opening: l_opening };
}

function readMessageStart(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l1067: {
    const s1068 = p;
    l1069: {
      const s1070 = p;
      p = skipChannels(p);
      if (p < 0) { break l1069; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l1069;
      }
      p += 9;
      l1071: {
        if (text.charCodeAt(p) === 97) {
          const s1073 = p;
          l1072: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l1072;
            }
            p += 9;
            break l1071;
          }
          p = s1073;
        } else touched ||= p >= end;
      }
      value = text.slice(s1070, p);
      break l1067;
    }
    p = s1068;
    const s1074 = p;
    p = skipChannels(p);
    if (p < 0) { return undefined; }
    l1077: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s1075 = p;
        l1076: {
          l1078: {
            const s1079 = p;
            if (text.charCodeAt(p) === 60) {
              l1080: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l1080;
                }
                p += 11;
                break l1078;
              }
              p = s1079;
            } else touched ||= p >= end;
            l1081: {
              if (text.charCodeAt(p) === 32) {
                const s1083 = p;
                l1082: {

                  p++;
                  break l1081;
                }
                p = s1083;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l1076;
            }
            p += 3;
          }
          p = s1075;
          break l1077;
        }
        p = s1075;
      } else touched ||= p >= end;
      return undefined;
    }
    value = text.slice(s1074, p);
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
  let e1091!: string[];
  const list1096: string[] = [];
  l1092: for (;;) {
    const s1094 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1093: {
        let v1095!: string;
        const r1098 = readBlank(p);
        if (r1098 === undefined) { break l1093; }
        v1095 = r1098;
        p = pos;
        list1096.push(v1095);
        continue l1092;
      }
      p = s1094;
    } else touched ||= p >= end;
    break;
  }
  e1091 = list1096;
  let e1100!: BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code";
  l1101: {
    const s1102 = p;
    const t1103 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l1104: {
        const r1105 = readBadHeaderAgain(p);
        if (r1105 === undefined) { break l1104; }
        e1100 = r1105;
        p = pos;
        break l1101;
      }
      p = s1102;
      if (trail.length > t1103) trail.length = t1103;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1169: {
        const r1170 = readChannel(p);
        if (r1170 === undefined) { break l1169; }
        e1100 = r1170;
        p = pos;
        break l1101;
      }
      p = s1102;
      if (trail.length > t1103) trail.length = t1103;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1180: {
        const r1181 = readBadConstraintAgain(p);
        if (r1181 === undefined) { break l1180; }
        e1100 = r1181;
        p = pos;
        break l1101;
      }
      p = s1102;
      if (trail.length > t1103) trail.length = t1103;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1186: {
        const r1187 = readConstraint(p);
        if (r1187 === undefined) { break l1186; }
        e1100 = r1187;
        p = pos;
        break l1101;
      }
      p = s1102;
      if (trail.length > t1103) trail.length = t1103;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l1197: {
        let e1198!: [string[], "to="];
        const r1199 = readTo(p);
        if (r1199 === undefined) { break l1197; }
        e1198 = r1199;
        p = pos;
        let e1211!: "assistant" | "user";
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l1197;
        }
        const r1212 = readPseudoName(p);
        if (r1212 === undefined) { break l1197; }
        e1211 = r1212;
        p = pos;
        let e1217!: null;
        if (p < end) {
          {
            const s1218 = p;
            l1219: {
              const n1221 = characterSize(p, CLASS_5);
              if (n1221 === 0) { break l1219; }
              p += n1221;
              break l1197;
            }
            p = s1218;
          }
        } else touched ||= p >= end;
        e1217 = null;
        e1100 = [e1198, e1211, e1217];
        break l1101;
      }
      p = s1102;
      if (trail.length > t1103) trail.length = t1103;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 99 || c === 106))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1222 = readContentType(p);
    if (r1222 === undefined) { return undefined; }
    e1100 = r1222;
    p = pos;
  }
  let e1227!: string[];
  const list1232: string[] = [];
  l1228: for (;;) {
    const s1230 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1229: {
        let v1231!: string;
        const r1234 = readBlank(p);
        if (r1234 === undefined) { break l1229; }
        v1231 = r1234;
        p = pos;
        list1232.push(v1231);
        continue l1228;
      }
      p = s1230;
    } else touched ||= p >= end;
    break;
  }
  e1227 = list1232;
  value = [e1091, e1100, e1227];
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
  l1108: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      const s1106 = p;
      l1107: {
        l1109: for (;;) {
          const s1111 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
            l1110: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s1113 = p;
                  l1114: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l1114; }
                    break l1110;
                  }
                  p = s1113;
                }
              } else touched ||= p >= end;
              l1116: {
                const s1117 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
                  l1118: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l1118; }
                    break l1116;
                  }
                  p = s1117;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l1110;
                }
                p = skipTo(p);
                if (p < 0) { break l1110; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l1110;
                }
                p = skipCalledName(p);
                if (p < 0) { break l1110; }
              }
              continue l1109;
            }
            p = s1111;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l1107;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l1107; }
        p = s1106;
        break l1108;
      }
      p = s1106;
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
  l1119: {
    const s1120 = p;
    if (text.charCodeAt(p) === 60) {
      l1121: {
        p = skipBadHeaderAgain(p);
        if (p < 0) { break l1121; }
        break l1119;
      }
      p = s1120;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1154: {
        if (!text.startsWith("<|channel|>", p)) {
          reachesEnd(p, "<|channel|>");
          break l1154;
        }
        p += 11;
        if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1154;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l1119;
      }
      p = s1120;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1155: {
        p = skipBadConstraintAgain(p);
        if (p < 0) { break l1155; }
        break l1119;
      }
      p = s1120;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1159: {
        if (!text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l1159;
        }
        p += 13;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l1119;
      }
      p = s1120;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l1160: {
        p = skipTo(p);
        if (p < 0) { break l1160; }
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l1160;
        }
        p = skipPseudoName(p);
        if (p < 0) { break l1160; }
        if (p < end) {
          {
            const s1161 = p;
            l1162: {
              const n1164 = characterSize(p, CLASS_5);
              if (n1164 === 0) { break l1162; }
              p += n1164;
              break l1160;
            }
            p = s1161;
          }
        } else touched ||= p >= end;
        break l1119;
      }
      p = s1120;
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
  l1124: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      const s1122 = p;
      l1123: {
        l1125: for (;;) {
          const s1127 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
            l1126: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s1129 = p;
                  l1130: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l1130; }
                    break l1126;
                  }
                  p = s1129;
                }
              } else touched ||= p >= end;
              l1132: {
                const s1133 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
                  l1134: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l1134; }
                    break l1132;
                  }
                  p = s1133;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l1126;
                }
                p = skipTo(p);
                if (p < 0) { break l1126; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l1126;
                }
                p = skipCalledName(p);
                if (p < 0) { break l1126; }
              }
              continue l1125;
            }
            p = s1127;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l1123;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l1123; }
        p = s1122;
        break l1124;
      }
      p = s1122;
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
      const s1135 = p;
      l1136: {
        p = skipPseudoName(p);
        if (p < 0) { break l1136; }
        if (p < end) {
          {
            const s1141 = p;
            l1142: {
              const n1144 = characterSize(p, CLASS_5);
              if (n1144 === 0) { break l1142; }
              p += n1144;
              break l1136;
            }
            p = s1141;
          }
        } else touched ||= p >= end;
        return -1;
      }
      p = s1135;
    }
  } else touched ||= p >= end;
  l1145: {
    if (text.charCodeAt(p) === 102) {
      const s1147 = p;
      l1146: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l1146;
        }
        p += 10;
        break l1145;
      }
      p = s1147;
    } else touched ||= p >= end;
  }
  let m1152 = false;
  l1149: for (;;) {
    const s1151 = p;
    if (p < end) {
      l1150: {
        const n1153 = characterSize(p, CLASS_5);
        if (n1153 === 0) { break l1150; }
        p += n1153;
        m1152 = true;
        continue l1149;
      }
      p = s1151;
    } else touched ||= p >= end;
    break;
  }
  if (!m1152) { return -1; }
  return p;
}

function skipPseudoName(p: number): number {
  l1138: {
    const s1139 = p;
    if (text.charCodeAt(p) === 97) {
      l1140: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l1140;
        }
        p += 9;
        break l1138;
      }
      p = s1139;
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
  l1158: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s1156 = p;
      l1157: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l1157;
        }
        p += 13;
        p = s1156;
        break l1158;
      }
      p = s1156;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipContentType(p: number): number {
  l1165: {
    const s1166 = p;
    if (text.charCodeAt(p) === 106) {
      l1167: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l1167;
        }
        p += 4;
        break l1165;
      }
      p = s1166;
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
  let e1171!: "<|channel|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
    reachesEnd(p, "<|channel|>");
    return undefined;
  }
  e1171 = "<|channel|>";
  p += 11;
  let e1172!: string[];
  const list1177: string[] = [];
  l1173: for (;;) {
    const s1175 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l1174: {
        let v1176!: string;
        v1176 = text.charAt(p);
        p++;
        list1177.push(v1176);
        continue l1173;
      }
      p = s1175;
    } else touched ||= p >= end;
    break;
  }
  if (list1177.length === 0) { return undefined; }
  e1172 = list1177;
  value = [e1171, e1172];
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
  l1184: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s1182 = p;
      l1183: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l1183;
        }
        p += 13;
        p = s1182;
        break l1184;
      }
      p = s1182;
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
  let e1188!: "<|constrain|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
    reachesEnd(p, "<|constrain|>");
    return undefined;
  }
  e1188 = "<|constrain|>";
  p += 13;
  let e1189!: string[];
  const list1194: string[] = [];
  l1190: for (;;) {
    const s1192 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l1191: {
        let v1193!: string;
        v1193 = text.charAt(p);
        p++;
        list1194.push(v1193);
        continue l1190;
      }
      p = s1192;
    } else touched ||= p >= end;
    break;
  }
  e1189 = list1194;
  value = [e1188, e1189];
  pos = p;
  return value;
}

function readTo(p: number): [string[], "to="] | undefined {
  let c = 0;
  let value!: [string[], "to="];
  let e1200!: string[];
  const list1205: string[] = [];
  l1201: for (;;) {
    const s1203 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1202: {
        let v1204!: string;
        const r1207 = readBlank(p);
        if (r1207 === undefined) { break l1202; }
        v1204 = r1207;
        p = pos;
        list1205.push(v1204);
        continue l1201;
      }
      p = s1203;
    } else touched ||= p >= end;
    break;
  }
  e1200 = list1205;
  let e1209!: "to=";
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return undefined;
  }
  e1209 = "to=";
  p += 3;
  value = [e1200, e1209];
  pos = p;
  return value;
}

function readPseudoName(p: number): "assistant" | "user" | undefined {
  let value!: "assistant" | "user";
  l1213: {
    const s1214 = p;
    if (text.charCodeAt(p) === 97) {
      l1215: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l1215;
        }
        value = "assistant";
        p += 9;
        break l1213;
      }
      p = s1214;
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
  l1223: {
    const s1224 = p;
    if (text.charCodeAt(p) === 106) {
      l1225: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l1225;
        }
        value = "json";
        p += 4;
        break l1223;
      }
      p = s1224;
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

function leaf212(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, string];
  const r1259 = readCodeChar(p);
  if (r1259 === undefined) { return -1; }
  value = r1259;
  p = pos;
  leafValue = value;
  return p;
}

function readCodeChar(p: number): [null, null, string] | undefined {
  let c = 0;
  let value!: [null, null, string];
  let e1260!: null;
  {
    const s1261 = p;
    l1262: {
      p = skipMarkAhead(p);
      if (p < 0) { break l1262; }
      return undefined;
    }
    p = s1261;
  }
  e1260 = null;
  let e1318!: null;
  {
    const s1319 = p;
    l1320: {
      p = skipEndToken(p);
      if (p < 0) { break l1320; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1322: {
        const s1324 = p;
        l1323: {
          p = skipTokens(p);
          if (p < 0) { break l1323; }
          break l1322;
        }
        p = s1324;
      }
      if (p < end) {
        {
          const s1325 = p;
          l1326: {
            p++;
            break l1320;
          }
          p = s1325;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s1319;
  }
  e1318 = null;
  let e1328!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e1328 = text.charAt(p);
  p++;
  value = [e1260, e1318, e1328];
  pos = p;
  return value;
}

function skipMarkAhead(p: number): number {
  let c = 0;
  l1264: {
    const s1265 = p;
    l1266: {
      p = skipEndMark(p);
      if (p < 0) { break l1266; }
      break l1264;
    }
    p = s1265;
    l1271: {
      p = skipChannels(p);
      if (p < 0) { break l1271; }
      l1274: {
        if (text.charCodeAt(p) === 60) {
          const s1272 = p;
          l1273: {

            p++;
            p = s1272;
            break l1274;
          }
          p = s1272;
        } else touched ||= p >= end;
        break l1271;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l1271; }
      break l1264;
    }
    p = s1265;
    l1303: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l1303; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1303;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l1303; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1303;
      }
      p = skipEol(p);
      if (p < 0) { break l1303; }
      break l1264;
    }
    p = s1265;
    p = skipCutMark(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipEndMark(p: number): number {
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l1267: {
    const s1268 = p;
    if (text.charCodeAt(p) === 60) {
      l1269: {
        if (!text.startsWith("<|end|>", p)) {
          reachesEnd(p, "<|end|>");
          break l1269;
        }
        p += 7;
        break l1267;
      }
      p = s1268;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1270: {
        if (!text.startsWith("<|return|>", p)) {
          reachesEnd(p, "<|return|>");
          break l1270;
        }
        p += 10;
        break l1267;
      }
      p = s1268;
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
  l1292: for (;;) {
    const s1294 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l1293: {
        p = skipHeadPart(p);
        if (p < 0) { break l1293; }
        continue l1292;
      }
      p = s1294;
    } else touched ||= p >= end;
    break;
  }
  l1296: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      const s1298 = p;
      l1297: {
        p = skipTo(p);
        if (p < 0) { break l1297; }
        if (!(p < end)) {
          touched ||= p >= end;
          break l1297;
        }
        p = skipCalledName(p);
        if (p < 0) { break l1297; }
        l1299: for (;;) {
          const s1301 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
            l1300: {
              p = skipHeadPart(p);
              if (p < 0) { break l1300; }
              continue l1299;
            }
            p = s1301;
          } else touched ||= p >= end;
          break;
        }
        break l1296;
      }
      p = s1298;
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
  l1275: {
    const s1276 = p;
    l1277: {
      p = skipChannels(p);
      if (p < 0) { break l1277; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l1277;
      }
      p += 9;
      l1279: {
        if (text.charCodeAt(p) === 97) {
          const s1281 = p;
          l1280: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l1280;
            }
            p += 9;
            break l1279;
          }
          p = s1281;
        } else touched ||= p >= end;
      }
      break l1275;
    }
    p = s1276;
    p = skipChannels(p);
    if (p < 0) { return -1; }
    l1285: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s1283 = p;
        l1284: {
          l1286: {
            const s1287 = p;
            if (text.charCodeAt(p) === 60) {
              l1288: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l1288;
                }
                p += 11;
                break l1286;
              }
              p = s1287;
            } else touched ||= p >= end;
            l1289: {
              if (text.charCodeAt(p) === 32) {
                const s1291 = p;
                l1290: {

                  p++;
                  break l1289;
                }
                p = s1291;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l1284;
            }
            p += 3;
          }
          p = s1283;
          break l1285;
        }
        p = s1283;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipRecipientName(p: number): number {
  const n1305 = characterSize(p, CLASS_1);
  if (n1305 === 0) { return -1; }
  p += n1305;
  l1306: for (;;) {
    const s1308 = p;
    if (p < end) {
      l1307: {
        const n1310 = characterSize(p, CLASS_5);
        if (n1310 === 0) { break l1307; }
        p += n1310;
        continue l1306;
      }
      p = s1308;
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
  l1311: {
    const s1312 = p;
    l1313: {
      p = skipEndMark(p);
      if (p < 0) { break l1313; }
      break l1311;
    }
    p = s1312;
    l1314: {
      p = skipChannels(p);
      if (p < 0) { break l1314; }
      l1317: {
        if (text.charCodeAt(p) === 60) {
          const s1315 = p;
          l1316: {

            p++;
            p = s1315;
            break l1317;
          }
          p = s1315;
        } else touched ||= p >= end;
        break l1314;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l1314; }
      break l1311;
    }
    p = s1312;
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

function text223(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1330: {
      {
        const s1331 = p;
        l1332: {
          p = skipMarkAhead(p);
          if (p < 0) { break l1332; }
          break l1330;
        }
        p = s1331;
      }
      {
        const s1334 = p;
        l1335: {
          p = skipEndToken(p);
          if (p < 0) { break l1335; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1337: {
            const s1339 = p;
            l1338: {
              p = skipTokens(p);
              if (p < 0) { break l1338; }
              break l1337;
            }
            p = s1339;
          }
          if (p < end) {
            {
              const s1340 = p;
              l1341: {
                p++;
                break l1335;
              }
              p = s1340;
            }
          } else touched ||= p >= end;
          break l1330;
        }
        p = s1334;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1330;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf224(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  const r1343 = readMessageEnd(p);
  if (r1343 === undefined) { return -1; }
  value = r1343;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageEnd(p: number): MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  l1344: {
    const s1345 = p;
    const t1346 = trail.length;
    l1347: {
      const r1348 = readMessageClose(p);
      if (r1348 === undefined) { break l1347; }
      value = r1348;
      p = pos;
      break l1344;
    }
    p = s1345;
    if (trail.length > t1346) trail.length = t1346;
    l1350: {
      const r1351 = readBadCutMessageClose(p);
      if (r1351 === undefined) { break l1350; }
      value = r1351;
      p = pos;
      break l1344;
    }
    p = s1345;
    if (trail.length > t1346) trail.length = t1346;
    l1353: {
      const r1354 = readMissingMessageClose(p);
      if (r1354 === undefined) { break l1353; }
      value = r1354;
      p = pos;
      break l1344;
    }
    p = s1345;
    if (trail.length > t1346) trail.length = t1346;
    const r1359 = readMessageOver(p);
    if (r1359 === undefined) { return undefined; }
    value = r1359;
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
  l1357: {
    if (text.charCodeAt(p) === 60) {
      const s1355 = p;
      l1356: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l1356;
        }
        p += 2;
        p = s1355;
        break l1357;
      }
      p = s1355;
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

function leaf230(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextHeadNode;
  const r1362 = readTextHead(p);
  if (r1362 === undefined) { return -1; }
  value = r1362;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l1363: {
    const s1364 = p;
    const t1365 = trail.length;
    l1366: {
      const r1367 = readMessageStart(p);
      if (r1367 === undefined) { break l1366; }
      l_opening = r1367;
      p = pos;
      l1369: for (;;) {
        const s1371 = p;
        const t1372 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
          l1370: {
            const r1374 = readHeadPart(p);
            if (r1374 === undefined) { break l1370; }
            p = pos;
            continue l1369;
          }
          p = s1371;
          if (trail.length > t1372) trail.length = t1372;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1366;
      }
      p += 11;
      break l1363;
    }
    p = s1364;
    if (trail.length > t1365) trail.length = t1365;
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

function leaf234(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolMessageHeadNode;
  const r1377 = readToolMessageHead(p);
  if (r1377 === undefined) { return -1; }
  value = r1377;
  p = pos;
  leafValue = value;
  return p;
}

function readToolMessageHead(p: number): ToolMessageHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  let l_name!: string;
  l1378: {
    const s1379 = p;
    const t1380 = trail.length;
    l1381: {
      const r1382 = readMessageStart(p);
      if (r1382 === undefined) { break l1381; }
      l_opening = r1382;
      p = pos;
      l1384: for (;;) {
        const s1386 = p;
        const t1387 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
          l1385: {
            const r1389 = readHeadPart(p);
            if (r1389 === undefined) { break l1385; }
            p = pos;
            continue l1384;
          }
          p = s1386;
          if (trail.length > t1387) trail.length = t1387;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l1381;
      }
      p = skipTo(p);
      if (p < 0) { break l1381; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1381;
      }
      const r1391 = readCalledName(p);
      if (r1391 === undefined) { break l1381; }
      l_name = r1391;
      p = pos;
      l1409: for (;;) {
        const s1411 = p;
        const t1412 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
          l1410: {
            const r1414 = readHeadPart(p);
            if (r1414 === undefined) { break l1410; }
            p = pos;
            continue l1409;
          }
          p = s1411;
          if (trail.length > t1412) trail.length = t1412;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1381;
      }
      p += 11;
      break l1378;
    }
    p = s1379;
    if (trail.length > t1380) trail.length = t1380;
    l_opening = null;
    p = skipRecipientOpen(p);
    if (p < 0) { return undefined; }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1416 = readRecipientName(p);
    if (r1416 === undefined) { return undefined; }
    l_name = r1416;
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
      const s1392 = p;
      l1393: {
        p = skipPseudoName(p);
        if (p < 0) { break l1393; }
        if (p < end) {
          {
            const s1395 = p;
            l1396: {
              const n1398 = characterSize(p, CLASS_5);
              if (n1398 === 0) { break l1396; }
              p += n1398;
              break l1393;
            }
            p = s1395;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1392;
    }
  } else touched ||= p >= end;
  l1399: {
    if (text.charCodeAt(p) === 102) {
      const s1401 = p;
      l1400: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l1400;
        }
        p += 10;
        break l1399;
      }
      p = s1401;
    } else touched ||= p >= end;
  }
  const s1402 = p;
  let m1406 = false;
  l1403: for (;;) {
    const s1405 = p;
    if (p < end) {
      l1404: {
        const n1407 = characterSize(p, CLASS_5);
        if (n1407 === 0) { break l1404; }
        p += n1407;
        m1406 = true;
        continue l1403;
      }
      p = s1405;
    } else touched ||= p >= end;
    break;
  }
  if (!m1406) { return undefined; }
  value = text.slice(s1402, p);
  pos = p;
  return value;
}

function readRecipientName(p: number): string | undefined {
  let value!: string;
  const s1417 = p;
  const n1418 = characterSize(p, CLASS_1);
  if (n1418 === 0) { return undefined; }
  p += n1418;
  l1419: for (;;) {
    const s1421 = p;
    if (p < end) {
      l1420: {
        const n1423 = characterSize(p, CLASS_5);
        if (n1423 === 0) { break l1420; }
        p += n1423;
        continue l1419;
      }
      p = s1421;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1417, p);
  pos = p;
  return value;
}

function leaf238(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerFenceNode | null;
  l1426: {
    if (text.charCodeAt(p) === 96) {
      const s1428 = p;
      const t1429 = trail.length;
      l1427: {
        const r1430 = readBadInnerFence(p);
        if (r1430 === undefined) { break l1427; }
        value = r1430;
        p = pos;
        break l1426;
      }
      p = s1428;
      if (trail.length > t1429) trail.length = t1429;
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
  l1433: {
    const s1431 = p;
    l1432: {
      l1434: {
        const s1435 = p;
        if (text.charCodeAt(p) === 123) {
          l1436: {

            p++;
            break l1434;
          }
          p = s1435;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l1437: {

            p++;
            break l1434;
          }
          p = s1435;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l1432; }
      }
      p = s1431;
      break l1433;
    }
    p = s1431;
    return undefined;
  }
  pos = p;
  const node: BadInnerFenceNode = { type: 'BadInnerFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipVisible(p: number): number {
  l1438: {
    const s1439 = p;
    l1440: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l1440; }
      break l1438;
    }
    p = s1439;
    p = skipWrongCallOpen(p);
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

function leaf245(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1442!: null;
  l1445: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s1443 = p;
      l1444: {
        p++;
        p = s1443;
        break l1445;
      }
      p = s1443;
    } else touched ||= p >= end;
    return -1;
  }
  e1442 = null;
  value = [e1442];
  leafValue = value;
  return p;
}

function leaf246(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string, null, [null, null, string]];
  const r1446 = readPlainChar(p);
  if (r1446 === undefined) { return -1; }
  value = r1446;
  p = pos;
  leafValue = value;
  return p;
}

function readPlainChar(p: number): [string, null, [null, null, string]] | undefined {
  let value!: [string, null, [null, null, string]];
  let e1447!: string;
  const r1448 = readChannels(p);
  if (r1448 === undefined) { return undefined; }
  e1447 = r1448;
  p = pos;
  let e1450!: null;
  {
    const s1451 = p;
    l1452: {
      p = skipCutMark(p);
      if (p < 0) { break l1452; }
      return undefined;
    }
    p = s1451;
  }
  e1450 = null;
  let e1454!: [null, null, string];
  const r1455 = readCodeChar(p);
  if (r1455 === undefined) { return undefined; }
  e1454 = r1455;
  p = pos;
  value = [e1447, e1450, e1454];
  pos = p;
  return value;
}

function text248(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1458: {
      p = skipChannels(p);
      if (p < 0) { break l1458; }
      {
        const s1459 = p;
        l1460: {
          p = skipCutMark(p);
          if (p < 0) { break l1460; }
          break l1458;
        }
        p = s1459;
      }
      p = skipCodeChar(p);
      if (p < 0) { break l1458; }

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
    const s1462 = p;
    l1463: {
      p = skipMarkAhead(p);
      if (p < 0) { break l1463; }
      return -1;
    }
    p = s1462;
  }
  {
    const s1465 = p;
    l1466: {
      p = skipEndToken(p);
      if (p < 0) { break l1466; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1468: {
        const s1470 = p;
        l1469: {
          p = skipTokens(p);
          if (p < 0) { break l1469; }
          break l1468;
        }
        p = s1470;
      }
      if (p < end) {
        {
          const s1471 = p;
          l1472: {
            p++;
            break l1466;
          }
          p = s1471;
        }
      } else touched ||= p >= end;
      return -1;
    }
    p = s1465;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf250(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  const r1474 = readMessageRest(p);
  if (r1474 === undefined) { return -1; }
  value = r1474;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageRest(p: number): SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  l1475: {
    const s1476 = p;
    const t1477 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1478: {
        const r1479 = readSpace(p);
        if (r1479 === undefined) { break l1478; }
        value = r1479;
        p = pos;
        break l1475;
      }
      p = s1476;
      if (trail.length > t1477) trail.length = t1477;
    } else touched ||= p >= end;
    l1481: {
      const r1482 = readInnerFenceEnd(p);
      if (r1482 === undefined) { break l1481; }
      value = r1482;
      p = pos;
      break l1475;
    }
    p = s1476;
    if (trail.length > t1477) trail.length = t1477;
    l1487: {
      const r1488 = readBadBrackets(p);
      if (r1488 === undefined) { break l1487; }
      value = r1488;
      p = pos;
      break l1475;
    }
    p = s1476;
    if (trail.length > t1477) trail.length = t1477;
    const r1497 = readBadMessageWords(p);
    if (r1497 === undefined) { return undefined; }
    value = r1497;
    p = pos;
  }
  pos = p;
  return value;
}

function readInnerFenceEnd(p: number): InnerFenceEndNode | undefined {
  const start = p;
  {
    const s1483 = p;
    l1484: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1484; }
      return undefined;
    }
    p = s1483;
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
  let m1492 = false;
  l1489: for (;;) {
    const s1491 = p;
    l1490: {
      {
        const s1493 = p;
        l1494: {
          p = skipEnds(p);
          if (p < 0) { break l1494; }
          break l1490;
        }
        p = s1493;
      }
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1490;
      }
      p++;
      m1492 = true;
      continue l1489;
    }
    p = s1491;
    break;
  }
  if (!m1492) { return undefined; }
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
  let m1501 = false;
  l1498: for (;;) {
    const s1500 = p;
    l1499: {
      {
        const s1502 = p;
        l1503: {
          p = skipMarkAhead(p);
          if (p < 0) { break l1503; }
          break l1499;
        }
        p = s1502;
      }
      {
        const s1505 = p;
        l1506: {
          p = skipEndToken(p);
          if (p < 0) { break l1506; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1508: {
            const s1510 = p;
            l1509: {
              p = skipTokens(p);
              if (p < 0) { break l1509; }
              break l1508;
            }
            p = s1510;
          }
          if (p < end) {
            {
              const s1511 = p;
              l1512: {
                p++;
                break l1506;
              }
              p = s1511;
            }
          } else touched ||= p >= end;
          break l1499;
        }
        p = s1505;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1499;
      }
      p++;
      m1501 = true;
      continue l1498;
    }
    p = s1500;
    break;
  }
  if (!m1501) { return undefined; }
  pos = p;
  const node: BadMessageWordsNode = { type: 'BadMessageWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf257(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r1516 = readSectionOpen(p);
  if (r1516 === undefined) { return -1; }
  value = r1516;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen(p: number): SectionOpenNode | undefined {
  const start = p;
  l1517: {
    const s1518 = p;
    const t1519 = trail.length;
    l1520: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1520; }
      break l1517;
    }
    p = s1518;
    if (trail.length > t1519) trail.length = t1519;
    const r1521 = readBadSectionOpen(p);
    if (r1521 === undefined) { return undefined; }
    p = pos;
  }
  l1523: for (;;) {
    const s1525 = p;
    const t1526 = trail.length;
    l1524: {
      const r1528 = readBadOpenAgain(p);
      if (r1528 === undefined) { break l1524; }
      p = pos;
      continue l1523;
    }
    p = s1525;
    if (trail.length > t1526) trail.length = t1526;
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

function leaf265(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallHeadNode;
  const r1531 = readCallHead(p);
  if (r1531 === undefined) { return -1; }
  value = r1531;
  p = pos;
  leafValue = value;
  return p;
}

function readCallHead(p: number): CallHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  let l_id: string | null = null;
  let l_attributes: AttributeNode[] | null = null;
  let l_flaw: BadCallOpenNode | null = null;
  l1532: {
    const s1533 = p;
    const t1534 = trail.length;
    l1535: {
      p = skipCallOpen(p);
      if (p < 0) { break l1535; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1536 = readCallName(p);
      if (r1536 === undefined) { break l1535; }
      l_name = r1536;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1549: {
        const s1551 = p;
        l1550: {
          const r1552 = readCallId(p);
          if (r1552 === undefined) { break l1550; }
          l_id = r1552;
          p = pos;
          break l1549;
        }
        p = s1551;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1535; }
      const list1559: AttributeNode[] = [];
      l1555: for (;;) {
        const s1557 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
          l1556: {
            let v1558!: AttributeNode;
            const r1561 = readAttribute(p);
            if (r1561 === undefined) { break l1556; }
            v1558 = r1561;
            p = pos;
            list1559.push(v1558);
            continue l1555;
          }
          p = s1557;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1559;
      p = skipHeadEnd(p);
      if (p < 0) { break l1535; }
      break l1532;
    }
    p = s1533;
    if (trail.length > t1534) trail.length = t1534;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    l1565: {
      p = skipCallOpen(p);
      if (p < 0) { break l1565; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1566 = readCallName(p);
      if (r1566 === undefined) { break l1565; }
      l_name = r1566;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l1565; }
      break l1532;
    }
    p = s1533;
    if (trail.length > t1534) trail.length = t1534;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    const r1578 = readBadCallOpen(p);
    if (r1578 === undefined) { return undefined; }
    l_flaw = r1578;
    p = pos;
    const r1580 = readCallName(p);
    if (r1580 === undefined) { return undefined; }
    l_name = r1580;
    p = pos;
    l1582: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1584 = p;
        l1583: {
          p++;
          break l1582;
        }
        p = s1584;
      } else touched ||= p >= end;
    }
    if (text.charCodeAt(p) !== 62) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  return { type: 'CallHead', start: base + start, end: base + p, name: l_name, id: l_id, attributes: l_attributes, flaw: l_flaw };
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

function readCallName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s1537 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l1544: for (;;) {
    const s1546 = p;
    l1545: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1545; }
      continue l1544;
    }
    p = s1546;
    break;
  }
  value = text.slice(s1537, p);
  pos = p;
  return value;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s1538 = p;
    l1539: {
      p = skipNameEnd(p);
      if (p < 0) { break l1539; }
      return -1;
    }
    p = s1538;
  }
  {
    const s1541 = p;
    l1542: {
      p = skipEnds(p);
      if (p < 0) { break l1542; }
      return -1;
    }
    p = s1541;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 128 && c <= 65371) || c >= 65373))) {
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

function readCallId(p: number): string | undefined {
  let c = 0;
  let value!: string;
  p = skipIdOpen(p);
  if (p < 0) { return undefined; }
  const s1553 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1553, p);
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
  const s1562 = p;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l_name = text.slice(s1562, p);
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
  const s1563 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s1563, p);
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
  l1570: {
    const s1568 = p;
    l1569: {
      l1571: {
        const s1572 = p;
        l1573: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1574: {
            const s1575 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l1576: {
                p++;
                break l1574;
              }
              p = s1575;
            } else touched ||= p >= end;
            l1577: {
              p = skipParameterOpen(p);
              if (p < 0) { break l1577; }
              break l1574;
            }
            p = s1575;
            p = skipEnds(p);
            if (p < 0) { break l1573; }
          }
          break l1571;
        }
        p = s1572;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1569;
        }
        p++;
      }
      p = s1568;
      break l1570;
    }
    p = s1568;
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

function readBadCallOpen(p: number): BadCallOpenNode | undefined {
  const start = p;
  p = skipWrongCallOpen(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadCallOpenNode = { type: 'BadCallOpen', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf285(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ParameterHeadNode;
  const r1586 = readParameterHead(p);
  if (r1586 === undefined) { return -1; }
  value = r1586;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterHead(p: number): ParameterHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_key!: string;
  let l_attributes: AttributeNode[] | null = null;
  let l_flaw: BadParameterOpenNode | null = null;
  l1587: {
    const s1588 = p;
    const t1589 = trail.length;
    l1590: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1590; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1591 = readParameterKey(p);
      if (r1591 === undefined) { break l1590; }
      l_key = r1591;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1590; }
      const list1605: AttributeNode[] = [];
      l1601: for (;;) {
        const s1603 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
          l1602: {
            let v1604!: AttributeNode;
            const r1607 = readAttribute(p);
            if (r1607 === undefined) { break l1602; }
            v1604 = r1607;
            p = pos;
            list1605.push(v1604);
            continue l1601;
          }
          p = s1603;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1605;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1590; }
      l1609: {
        const s1610 = p;
        l1611: {
          p = skipValueStart(p);
          if (p < 0) { break l1611; }
          break l1609;
        }
        p = s1610;
        p = skipValueFollows(p);
        if (p < 0) { break l1590; }
      }
      break l1587;
    }
    p = s1588;
    if (trail.length > t1589) trail.length = t1589;
    l_attributes = null;
    l_flaw = null;
    const r1612 = readBadParameterOpen(p);
    if (r1612 === undefined) { return undefined; }
    l_flaw = r1612;
    p = pos;
    const r1614 = readParameterKey(p);
    if (r1614 === undefined) { return undefined; }
    l_key = r1614;
    p = pos;
    l1616: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1618 = p;
        l1617: {
          p++;
          break l1616;
        }
        p = s1618;
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
  const s1592 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l1596: for (;;) {
    const s1598 = p;
    l1597: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1597; }
      continue l1596;
    }
    p = s1598;
    break;
  }
  value = text.slice(s1592, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s1593 = p;
    l1594: {
      p = skipKeyEnd(p);
      if (p < 0) { break l1594; }
      return -1;
    }
    p = s1593;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) {
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

function leaf301(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawLayoutNode | null;
  l1620: {
    const s1622 = p;
    l1621: {
      const r1623 = readRawLayout(p);
      if (r1623 === undefined) { break l1621; }
      value = r1623;
      p = pos;
      break l1620;
    }
    p = s1622;
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

function leaf305(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | [null, string];
  const r1625 = readRawChar(p);
  if (r1625 === undefined) { return -1; }
  value = r1625;
  p = pos;
  leafValue = value;
  return p;
}

function readRawChar(p: number): string | [null, string] | undefined {
  let c = 0;
  let value!: string | [null, string];
  l1626: {
    const s1627 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l1628: {
        const r1629 = readOrdinary(p);
        if (r1629 === undefined) { break l1628; }
        value = r1629;
        p = pos;
        break l1626;
      }
      p = s1627;
    } else touched ||= p >= end;
    let e1631!: null;
    {
      const s1632 = p;
      l1633: {
        p = skipRawStop(p);
        if (p < 0) { break l1633; }
        return undefined;
      }
      p = s1632;
    }
    e1631 = null;
    let e1675!: string;
    l1676: {
      const s1677 = p;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l1678: {
          const r1679 = readEol(p);
          if (r1679 === undefined) { break l1678; }
          e1675 = r1679;
          p = pos;
          break l1676;
        }
        p = s1677;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        return undefined;
      }
      e1675 = text.charAt(p);
      p++;
    }
    value = [e1631, e1675];
  }
  pos = p;
  return value;
}

function skipRawStop(p: number): number {
  l1635: {
    const s1637 = p;
    l1636: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1636; }
      break l1635;
    }
    p = s1637;
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
  l1638: {
    const s1639 = p;
    l1640: {
      p = skipLenient(p);
      if (p < 0) { break l1640; }
      l1641: {
        const s1642 = p;
        l1643: {
          p = skipParameterClose(p);
          if (p < 0) { break l1643; }
          break l1641;
        }
        p = s1642;
        p = skipNamedClose(p);
        if (p < 0) { break l1640; }
      }
      break l1638;
    }
    p = s1639;
    l1644: {
      p = skipGuarded(p);
      if (p < 0) { break l1644; }
      l1645: {
        const s1646 = p;
        l1647: {
          p = skipParameterClose(p);
          if (p < 0) { break l1647; }
          break l1645;
        }
        p = s1646;
        p = skipDriftedClose(p);
        if (p < 0) { break l1644; }
      }
      l1656: {
        const s1654 = p;
        l1655: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1657: {
            const s1658 = p;
            l1659: {
              p = skipEnds(p);
              if (p < 0) { break l1659; }
              break l1657;
            }
            p = s1658;
            if (p < end) {
              {
                const s1660 = p;
                l1661: {
                  p++;
                  break l1655;
                }
                p = s1660;
              }
            } else touched ||= p >= end;
          }
          p = s1654;
          break l1656;
        }
        p = s1654;
        break l1644;
      }
      break l1638;
    }
    p = s1639;
    l1663: {
      p = skipEnds(p);
      if (p < 0) { break l1663; }
      l1666: {
        const s1664 = p;
        l1665: {
          p = skipGuarded(p);
          if (p < 0) { break l1665; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1667: {
            const s1668 = p;
            l1669: {
              p = skipEnds(p);
              if (p < 0) { break l1669; }
              break l1667;
            }
            p = s1668;
            if (p < end) {
              {
                const s1670 = p;
                l1671: {
                  p++;
                  break l1665;
                }
                p = s1670;
              }
            } else touched ||= p >= end;
          }
          p = s1664;
          break l1666;
        }
        p = s1664;
        break l1663;
      }
      break l1638;
    }
    p = s1639;
    l1673: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1673; }
      break l1638;
    }
    p = s1639;
    l1674: {
      p = skipWrongParameterOpen(p);
      if (p < 0) { break l1674; }
      break l1638;
    }
    p = s1639;
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
  l1648: {
    const s1649 = p;
    l1650: {
      p = skipNamedClose(p);
      if (p < 0) { break l1650; }
      break l1648;
    }
    p = s1649;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) p++;
    touched ||= p >= end;
    l1651: {
      if (text.charCodeAt(p) === 62) {
        const s1653 = p;
        l1652: {

          p++;
          break l1651;
        }
        p = s1653;
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

function text323(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l1682: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1682;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l1683: {
      {
        const s1684 = p;
        l1685: {
          p = skipRawStop(p);
          if (p < 0) { break l1685; }
          break l1683;
        }
        p = s1684;
      }
      l1687: {
        const s1688 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1689: {
            p = skipEol(p);
            if (p < 0) { break l1689; }
            break l1687;
          }
          p = s1688;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1683;
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

function leaf324(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  const r1690 = readParameterEnd(p);
  if (r1690 === undefined) { return -1; }
  value = r1690;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l1691: {
    const s1692 = p;
    const t1693 = trail.length;
    l1694: {
      const r1695 = readRawEnd(p);
      if (r1695 === undefined) { break l1694; }
      value = r1695;
      p = pos;
      break l1691;
    }
    p = s1692;
    if (trail.length > t1693) trail.length = t1693;
    l1700: {
      const r1701 = readBadParameterClose(p);
      if (r1701 === undefined) { break l1700; }
      value = r1701;
      p = pos;
      break l1691;
    }
    p = s1692;
    if (trail.length > t1693) trail.length = t1693;
    l1706: {
      const r1707 = readBadCutRaw(p);
      if (r1707 === undefined) { break l1706; }
      value = r1707;
      p = pos;
      break l1691;
    }
    p = s1692;
    if (trail.length > t1693) trail.length = t1693;
    l1712: {
      const r1713 = readMissingRest(p);
      if (r1713 === undefined) { break l1712; }
      value = r1713;
      p = pos;
      break l1691;
    }
    p = s1692;
    if (trail.length > t1693) trail.length = t1693;
    const r1715 = readMissingParameterClose(p);
    if (r1715 === undefined) { return undefined; }
    value = r1715;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l1696: {
    const s1698 = p;
    l1697: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1697; }
      break l1696;
    }
    p = s1698;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l1702: {
    const s1704 = p;
    l1703: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1703; }
      break l1702;
    }
    p = s1704;
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
  l1708: {
    const s1710 = p;
    l1709: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1709; }
      break l1708;
    }
    p = s1710;
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

function leaf332(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutParameterNode;
  const r1718 = readBadCutParameter(p);
  if (r1718 === undefined) { return -1; }
  value = r1718;
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
  l1719: {
    const s1720 = p;
    l1721: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1721; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1721; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1721; }
      l1727: for (;;) {
        const s1729 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
          l1728: {
            p = skipAttribute(p);
            if (p < 0) { break l1728; }
            continue l1727;
          }
          p = s1729;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1721; }
      l1733: {
        const s1734 = p;
        l1735: {
          p = skipValueStart(p);
          if (p < 0) { break l1735; }
          break l1733;
        }
        p = s1734;
        p = skipValueFollows(p);
        if (p < 0) { break l1721; }
      }
      break l1719;
    }
    p = s1720;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l1736: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1738 = p;
        l1737: {
          p++;
          break l1736;
        }
        p = s1738;
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
  l1723: for (;;) {
    const s1725 = p;
    l1724: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1724; }
      continue l1723;
    }
    p = s1725;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) p++;
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

function leaf339(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementHeadNode;
  const r1740 = readElementHead(p);
  if (r1740 === undefined) { return -1; }
  value = r1740;
  p = pos;
  leafValue = value;
  return p;
}

function readElementHead(p: number): ElementHeadNode | undefined {
  const start = p;
  let l_key!: string;
  p = skipTagOpen(p);
  if (p < 0) { return undefined; }
  const r1741 = readElementKey(p);
  if (r1741 === undefined) { return undefined; }
  l_key = r1741;
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
  l1742: {
    const s1743 = p;
    l1744: {
      const r1745 = readToolParameter(p);
      if (r1745 === undefined) { break l1744; }
      value = r1745;
      p = pos;
      break l1742;
    }
    p = s1743;
    {
      const s1747 = p;
      l1748: {
        p = skipNotKey(p);
        if (p < 0) { break l1748; }
        return undefined;
      }
      p = s1747;
    }
    const r1750 = readAnyKey(p);
    if (r1750 === undefined) { return undefined; }
    value = r1750;
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
  const s1751 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1751, p);
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

function leaf351(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1755!: null;
  l1758: {
    const s1756 = p;
    l1757: {
      p = skipNests(p);
      if (p < 0) { break l1757; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipTagOpen(p);
      if (p < 0) { break l1757; }
      {
        const s1759 = p;
        l1760: {
          p = skipNotKey(p);
          if (p < 0) { break l1760; }
          break l1757;
        }
        p = s1759;
      }
      p = skipAnyKey(p);
      if (p < 0) { break l1757; }
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l1757;
      }
      p++;
      p = s1756;
      break l1758;
    }
    p = s1756;
    return -1;
  }
  e1755 = null;
  value = [e1755];
  leafValue = value;
  return p;
}

function skipAnyKey(p: number): number {
  let c = 0;
  p = skipNests(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  return p;
}

function leaf353(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | [null, string];
  const r1763 = readElementChar(p);
  if (r1763 === undefined) { return -1; }
  value = r1763;
  p = pos;
  leafValue = value;
  return p;
}

function readElementChar(p: number): string | [null, string] | undefined {
  let c = 0;
  let value!: string | [null, string];
  l1764: {
    const s1765 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l1766: {
        const r1767 = readOrdinary(p);
        if (r1767 === undefined) { break l1766; }
        value = r1767;
        p = pos;
        break l1764;
      }
      p = s1765;
    } else touched ||= p >= end;
    let e1769!: null;
    {
      const s1770 = p;
      l1771: {
        p = skipElementStop(p);
        if (p < 0) { break l1771; }
        return undefined;
      }
      p = s1770;
    }
    e1769 = null;
    let e1818!: string;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    e1818 = text.charAt(p);
    p++;
    value = [e1769, e1818];
  }
  pos = p;
  return value;
}

function skipElementStop(p: number): number {
  let c = 0;
  l1773: {
    const s1774 = p;
    l1775: {
      p = skipTagMarker(p);
      if (p < 0) { break l1775; }
      break l1773;
    }
    p = s1774;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l1776: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1778 = p;
        l1777: {
          p = skipEol(p);
          if (p < 0) { break l1777; }
          break l1776;
        }
        p = s1778;
      } else touched ||= p >= end;
    }
    l1779: {
      const s1780 = p;
      l1781: {
        p = skipElementCloses(p);
        if (p < 0) { break l1781; }
        break l1779;
      }
      p = s1780;
      if (text.charCodeAt(p) === 60) {
        l1816: {
          p = skip_toolClose(p);
          if (p < 0) { break l1816; }
          break l1779;
        }
        p = s1780;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        l1817: {
          p = skipOtherParameter(p);
          if (p < 0) { break l1817; }
          break l1779;
        }
        p = s1780;
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
  l1783: {
    const s1784 = p;
    l1785: {
      l1788: {
        const s1786 = p;
        l1787: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1789: {
            const s1790 = p;
            if (text.charCodeAt(p) === 60) {
              l1791: {

                p++;
                p = skipToolParameter(p);
                if (p < 0) { break l1791; }
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l1791;
                }
                p++;
                break l1789;
              }
              p = s1790;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l1792: {
                p = skip_toolClose(p);
                if (p < 0) { break l1792; }
                break l1789;
              }
              p = s1790;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1794 = p;
                l1795: {
                  p++;
                  break l1787;
                }
                p = s1794;
              }
            } else touched ||= p >= end;
          }
          p = s1786;
          break l1788;
        }
        p = s1786;
        break l1785;
      }
      break l1783;
    }
    p = s1784;
    {
      const s1797 = p;
      l1798: {
        p = skipElementClosesLater(p);
        if (p < 0) { break l1798; }
        return -1;
      }
      p = s1797;
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
  const s1782 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1782, p);
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
  const s1793 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1793, p);
  pos = p;
  return value;
}

function skipElementClosesLater(p: number): number {
  l1800: for (;;) {
    const s1802 = p;
    l1801: {
      {
        const s1804 = p;
        l1805: {
          p = skip_elementClose(p);
          if (p < 0) { break l1805; }
          break l1801;
        }
        p = s1804;
      }
      if (text.charCodeAt(p) === 60) {
        {
          const s1807 = p;
          l1808: {
            p = skip_toolClose(p);
            if (p < 0) { break l1808; }
            break l1801;
          }
          p = s1807;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1810 = p;
          l1811: {
            p = skipOtherParameter(p);
            if (p < 0) { break l1811; }
            break l1801;
          }
          p = s1810;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1801;
      }
      p++;
      continue l1800;
    }
    p = s1802;
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
      const s1813 = p;
      l1814: {
        p = skipKeyAgain(p);
        if (p < 0) { break l1814; }
        return -1;
      }
      p = s1813;
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

function text373(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l1820: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1820;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l1821: {
      {
        const s1822 = p;
        l1823: {
          p = skipElementStop(p);
          if (p < 0) { break l1823; }
          break l1821;
        }
        p = s1822;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1821;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf374(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  const r1825 = readElementEnd(p);
  if (r1825 === undefined) { return -1; }
  value = r1825;
  p = pos;
  leafValue = value;
  return p;
}

function readElementEnd(p: number): ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode | undefined {
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  l1826: {
    const s1827 = p;
    const t1828 = trail.length;
    l1829: {
      const r1830 = readElementClose(p);
      if (r1830 === undefined) { break l1829; }
      value = r1830;
      p = pos;
      break l1826;
    }
    p = s1827;
    if (trail.length > t1828) trail.length = t1828;
    l1835: {
      const r1836 = readBadElementClose(p);
      if (r1836 === undefined) { break l1835; }
      value = r1836;
      p = pos;
      break l1826;
    }
    p = s1827;
    if (trail.length > t1828) trail.length = t1828;
    l1841: {
      const r1842 = readBadCutElementClose(p);
      if (r1842 === undefined) { break l1841; }
      value = r1842;
      p = pos;
      break l1826;
    }
    p = s1827;
    if (trail.length > t1828) trail.length = t1828;
    l1844: {
      const r1845 = readMissingRest(p);
      if (r1845 === undefined) { break l1844; }
      value = r1845;
      p = pos;
      break l1826;
    }
    p = s1827;
    if (trail.length > t1828) trail.length = t1828;
    const r1847 = readMissingElementClose(p);
    if (r1847 === undefined) { return undefined; }
    value = r1847;
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
  l1831: {
    const s1833 = p;
    l1832: {
      p = skipLayout(p);
      if (p < 0) { break l1832; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1832;
      }
      p = skipEol(p);
      if (p < 0) { break l1832; }
      break l1831;
    }
    p = s1833;
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
    const s1837 = p;
    l1838: {
      p = skipNotKey(p);
      if (p < 0) { break l1838; }
      return undefined;
    }
    p = s1837;
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

function leaf382(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadLoneKeyNode | BadInnerFenceNode | InnerFenceEndNode;
  l1850: {
    const s1851 = p;
    const t1852 = trail.length;
    l1853: {
      const r1854 = readBadCutElement(p);
      if (r1854 === undefined) { break l1853; }
      value = r1854;
      p = pos;
      break l1850;
    }
    p = s1851;
    if (trail.length > t1852) trail.length = t1852;
    l1862: {
      const r1863 = readBadLoneKey(p);
      if (r1863 === undefined) { break l1862; }
      value = r1863;
      p = pos;
      break l1850;
    }
    p = s1851;
    if (trail.length > t1852) trail.length = t1852;
    if (text.charCodeAt(p) === 96) {
      l1865: {
        const r1866 = readBadInnerFence(p);
        if (r1866 === undefined) { break l1865; }
        value = r1866;
        p = pos;
        break l1850;
      }
      p = s1851;
      if (trail.length > t1852) trail.length = t1852;
    } else touched ||= p >= end;
    const r1868 = readInnerFenceEnd(p);
    if (r1868 === undefined) { return -1; }
    value = r1868;
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
  l1855: {
    const s1856 = p;
    l1857: {
      p = skipToolParameter(p);
      if (p < 0) { break l1857; }
      break l1855;
    }
    p = s1856;
    {
      const s1858 = p;
      l1859: {
        p = skipNotKey(p);
        if (p < 0) { break l1859; }
        return -1;
      }
      p = s1858;
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

function leaf388(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1870!: null;
  l1873: {
    const s1871 = p;
    l1872: {
      p = skipAnyArguments(p);
      if (p < 0) { break l1872; }
      p = s1871;
      break l1873;
    }
    p = s1871;
    return -1;
  }
  e1870 = null;
  value = [e1870];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s1874 = p;
    l1875: {
      p = skipEnds(p);
      if (p < 0) { break l1875; }
      return -1;
    }
    p = s1874;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf390(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l1877: {
    const s1878 = p;
    const t1879 = trail.length;
    l1880: {
      const r1881 = readBadBrackets(p);
      if (r1881 === undefined) { break l1880; }
      value = r1881;
      p = pos;
      break l1877;
    }
    p = s1878;
    if (trail.length > t1879) trail.length = t1879;
    const r1883 = readBadJunk(p);
    if (r1883 === undefined) { return -1; }
    value = r1883;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1884 = p;
    l1885: {
      p = skip_callOver(p);
      if (p < 0) { break l1885; }
      return undefined;
    }
    p = s1884;
  }
  let m1891 = false;
  l1888: for (;;) {
    const s1890 = p;
    l1889: {
      {
        const s1892 = p;
        l1893: {
          p = skipEnds(p);
          if (p < 0) { break l1893; }
          break l1889;
        }
        p = s1892;
      }
      {
        const s1895 = p;
        l1896: {
          p = skip_callClose(p);
          if (p < 0) { break l1896; }
          break l1889;
        }
        p = s1895;
      }
      {
        const s1898 = p;
        l1899: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1899; }
          break l1889;
        }
        p = s1898;
      }
      {
        const s1901 = p;
        l1902: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1902; }
          break l1889;
        }
        p = s1901;
      }
      {
        const s1904 = p;
        l1905: {
          p = skipTagMarker(p);
          if (p < 0) { break l1905; }
          break l1889;
        }
        p = s1904;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1907 = p;
          l1908: {
            p++;
            break l1889;
          }
          p = s1907;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1889;
      }
      p++;
      m1891 = true;
      continue l1888;
    }
    p = s1890;
    break;
  }
  if (!m1891) { return undefined; }
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

function leaf401(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  const r1911 = readCallEnd(p);
  if (r1911 === undefined) { return -1; }
  value = r1911;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l1912: {
    const s1913 = p;
    const t1914 = trail.length;
    l1915: {
      const r1916 = readCallClose(p);
      if (r1916 === undefined) { break l1915; }
      value = r1916;
      p = pos;
      break l1912;
    }
    p = s1913;
    if (trail.length > t1914) trail.length = t1914;
    l1918: {
      const r1919 = readBadCallClose(p);
      if (r1919 === undefined) { break l1918; }
      value = r1919;
      p = pos;
      break l1912;
    }
    p = s1913;
    if (trail.length > t1914) trail.length = t1914;
    l1921: {
      const r1922 = readBadCutClose(p);
      if (r1922 === undefined) { break l1921; }
      value = r1922;
      p = pos;
      break l1912;
    }
    p = s1913;
    if (trail.length > t1914) trail.length = t1914;
    l1924: {
      const r1925 = readCallOver(p);
      if (r1925 === undefined) { break l1924; }
      value = r1925;
      p = pos;
      break l1912;
    }
    p = s1913;
    if (trail.length > t1914) trail.length = t1914;
    l1930: {
      const r1931 = readCallOverAtEnd(p);
      if (r1931 === undefined) { break l1930; }
      value = r1931;
      p = pos;
      break l1912;
    }
    p = s1913;
    if (trail.length > t1914) trail.length = t1914;
    l1936: {
      const r1937 = readMissingAtEnd(p);
      if (r1937 === undefined) { break l1936; }
      value = r1937;
      p = pos;
      break l1912;
    }
    p = s1913;
    if (trail.length > t1914) trail.length = t1914;
    const r1942 = readMissingCallClose(p);
    if (r1942 === undefined) { return undefined; }
    value = r1942;
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
  l1928: {
    if (p < end) {
      const s1926 = p;
      l1927: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1927;
        }
        p++;
        p = s1926;
        break l1928;
      }
      p = s1926;
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
      const s1932 = p;
      l1933: {
        p++;
        return undefined;
      }
      p = s1932;
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
      const s1938 = p;
      l1939: {
        p++;
        return undefined;
      }
      p = s1938;
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

function leaf414(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutCallNode;
  const r1945 = readBadCutCall(p);
  if (r1945 === undefined) { return -1; }
  value = r1945;
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
  l1946: {
    const s1947 = p;
    l1948: {
      p = skipCallOpen(p);
      if (p < 0) { break l1948; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1948; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1954: {
        const s1956 = p;
        l1955: {
          p = skipCallId(p);
          if (p < 0) { break l1955; }
          break l1954;
        }
        p = s1956;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1948; }
      l1958: for (;;) {
        const s1960 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
          l1959: {
            p = skipAttribute(p);
            if (p < 0) { break l1959; }
            continue l1958;
          }
          p = s1960;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l1948; }
      break l1946;
    }
    p = s1947;
    l1962: {
      p = skipCallOpen(p);
      if (p < 0) { break l1962; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1962; }
      p = skipLooseEnd(p);
      if (p < 0) { break l1962; }
      break l1946;
    }
    p = s1947;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l1963: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1965 = p;
        l1964: {
          p++;
          break l1963;
        }
        p = s1965;
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

function skipCallName(p: number): number {
  let c = 0;
  p = skipNameChar(p);
  if (p < 0) { return -1; }
  l1950: for (;;) {
    const s1952 = p;
    l1951: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1951; }
      continue l1950;
    }
    p = s1952;
    break;
  }
  return p;
}

function skipCallId(p: number): number {
  let c = 0;
  p = skipIdOpen(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  return p;
}

function skipBadCallOpen(p: number): number {
  p = skipWrongCallOpen(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf421(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l1967: {
    const s1968 = p;
    const t1969 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1970: {
        const r1971 = readSpace(p);
        if (r1971 === undefined) { break l1970; }
        value = r1971;
        p = pos;
        break l1967;
      }
      p = s1968;
      if (trail.length > t1969) trail.length = t1969;
    } else touched ||= p >= end;
    l1973: {
      const r1974 = readSeparator(p);
      if (r1974 === undefined) { break l1973; }
      value = r1974;
      p = pos;
      break l1967;
    }
    p = s1968;
    if (trail.length > t1969) trail.length = t1969;
    if (text.charCodeAt(p) === 96) {
      l1979: {
        const r1980 = readBadInnerFence(p);
        if (r1980 === undefined) { break l1979; }
        value = r1980;
        p = pos;
        break l1967;
      }
      p = s1968;
      if (trail.length > t1969) trail.length = t1969;
    } else touched ||= p >= end;
    const r1982 = readInnerFenceEnd(p);
    if (r1982 === undefined) { return -1; }
    value = r1982;
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
  l1977: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) {
      const s1975 = p;
      l1976: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1976;
        }
        p++;
        p = s1975;
        break l1977;
      }
      p = s1975;
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

function leaf425(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r1984 = readPyOpen(p);
  if (r1984 === undefined) { return -1; }
  value = r1984;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1987: {
    const s1985 = p;
    l1986: {
      p = skip_pyList(p);
      if (p < 0) { break l1986; }
      p = s1985;
      break l1987;
    }
    p = s1985;
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
  const n1989 = characterSize(p, CLASS_1);
  if (n1989 === 0) { return -1; }
  p += n1989;
  l1990: for (;;) {
    const s1992 = p;
    if (p < end) {
      l1991: {
        const n1994 = characterSize(p, CLASS_5);
        if (n1994 === 0) { break l1991; }
        p += n1994;
        continue l1990;
      }
      p = s1992;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf431(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1996 = readPyHead(p);
  if (r1996 === undefined) { return -1; }
  value = r1996;
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
  const r1997 = readPyName(p);
  if (r1997 === undefined) { return undefined; }
  l_name = r1997;
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
  const s1998 = p;
  const n1999 = characterSize(p, CLASS_1);
  if (n1999 === 0) { return undefined; }
  p += n1999;
  l2000: for (;;) {
    const s2002 = p;
    if (p < end) {
      l2001: {
        const n2004 = characterSize(p, CLASS_5);
        if (n2004 === 0) { break l2001; }
        p += n2004;
        continue l2000;
      }
      p = s2002;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1998, p);
  pos = p;
  return value;
}

function leaf434(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l2007: {
    const s2008 = p;
    const t2009 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l2010: {
        const r2011 = readComma(p);
        if (r2011 === undefined) { break l2010; }
        value = r2011;
        p = pos;
        break l2007;
      }
      p = s2008;
      if (trail.length > t2009) trail.length = t2009;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2013: {
        const r2014 = readSpace(p);
        if (r2014 === undefined) { break l2013; }
        value = r2014;
        p = pos;
        break l2007;
      }
      p = s2008;
      if (trail.length > t2009) trail.length = t2009;
    } else touched ||= p >= end;
    const r2016 = readBadDebris(p);
    if (r2016 === undefined) { return -1; }
    value = r2016;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf435(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r2018 = readPyEnd(p);
  if (r2018 === undefined) { return -1; }
  value = r2018;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l2019: {
    const s2020 = p;
    const t2021 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l2022: {
        const r2023 = readPyClose(p);
        if (r2023 === undefined) { break l2022; }
        value = r2023;
        p = pos;
        break l2019;
      }
      p = s2020;
      if (trail.length > t2021) trail.length = t2021;
    } else touched ||= p >= end;
    l2025: {
      const r2026 = readMissingAtEnd(p);
      if (r2026 === undefined) { break l2025; }
      value = r2026;
      p = pos;
      break l2019;
    }
    p = s2020;
    if (trail.length > t2021) trail.length = t2021;
    const r2028 = readMissingBracket(p);
    if (r2028 === undefined) { return undefined; }
    value = r2028;
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

function leaf438(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2031!: null;
  l2034: {
    const s2032 = p;
    l2033: {
      p = skipLines(p);
      if (p < 0) { break l2033; }
      p = s2032;
      break l2034;
    }
    p = s2032;
    return -1;
  }
  e2031 = null;
  value = [e2031];
  leafValue = value;
  return p;
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

function leaf441(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e2035!: null;
  l2038: {
    const s2036 = p;
    l2037: {
      p = skipJson(p);
      if (p < 0) { break l2037; }
      p = s2036;
      break l2038;
    }
    p = s2036;
    return -1;
  }
  e2035 = null;
  let e2039!: null;
  {
    const s2040 = p;
    l2041: {
      p = skipEnds(p);
      if (p < 0) { break l2041; }
      return -1;
    }
    p = s2040;
  }
  e2039 = null;
  value = [e2035, e2039];
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

function leaf444(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  const r2043 = readBadBrackets(p);
  if (r2043 === undefined) { return -1; }
  value = r2043;
  p = pos;
  leafValue = value;
  return p;
}

function leaf445(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2045!: null;
  l2048: {
    const s2046 = p;
    l2047: {
      p = skipVisible(p);
      if (p < 0) { break l2047; }
      p = s2046;
      break l2048;
    }
    p = s2046;
    return -1;
  }
  e2045 = null;
  value = [e2045];
  leafValue = value;
  return p;
}

function leaf446(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l2049: {
    const s2050 = p;
    const t2051 = trail.length;
    l2052: {
      const r2053 = readBadNameless(p);
      if (r2053 === undefined) { break l2052; }
      value = r2053;
      p = pos;
      break l2049;
    }
    p = s2050;
    if (trail.length > t2051) trail.length = t2051;
    const r2077 = readBadStrayWords(p);
    if (r2077 === undefined) { return -1; }
    value = r2077;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l2054: {
    const s2055 = p;
    l2056: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l2056; }
      break l2054;
    }
    p = s2055;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l2057: for (;;) {
    const s2059 = p;
    l2058: {
      {
        const s2061 = p;
        l2062: {
          p = skip_callClose(p);
          if (p < 0) { break l2062; }
          break l2058;
        }
        p = s2061;
      }
      {
        const s2064 = p;
        l2065: {
          p = skip_sectionClose(p);
          if (p < 0) { break l2065; }
          break l2058;
        }
        p = s2064;
      }
      {
        const s2067 = p;
        l2068: {
          p = skipCallOpening(p);
          if (p < 0) { break l2068; }
          break l2058;
        }
        p = s2067;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2058;
      }
      p++;
      continue l2057;
    }
    p = s2059;
    break;
  }
  l2073: {
    const s2075 = p;
    l2074: {
      p = skip_callClose(p);
      if (p < 0) { break l2074; }
      break l2073;
    }
    p = s2075;
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
  l2072: {
    const s2070 = p;
    l2071: {
      p = skipVisible(p);
      if (p < 0) { break l2071; }
      p = s2070;
      break l2072;
    }
    p = s2070;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l2078: {
    const s2079 = p;
    l2080: {
      l2083: {
        const s2081 = p;
        l2082: {
          p = skipSectionCloses(p);
          if (p < 0) { break l2082; }
          p = s2081;
          break l2083;
        }
        p = s2081;
        break l2080;
      }
      let m2087 = false;
      l2084: for (;;) {
        const s2086 = p;
        l2085: {
          {
            const s2088 = p;
            l2089: {
              p = skipStrayStop(p);
              if (p < 0) { break l2089; }
              break l2085;
            }
            p = s2088;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s2097 = p;
              l2098: {

                p++;
                break l2085;
              }
              p = s2097;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s2100 = p;
              l2101: {

                p++;
                break l2085;
              }
              p = s2100;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2085;
          }
          p++;
          m2087 = true;
          continue l2084;
        }
        p = s2086;
        break;
      }
      if (!m2087) { break l2080; }
      break l2078;
    }
    p = s2079;
    l2105: {
      const s2103 = p;
      l2104: {
        p = skip_sectionOver(p);
        if (p < 0) { break l2104; }
        p = s2103;
        break l2105;
      }
      p = s2103;
      return undefined;
    }
    let m2109 = false;
    l2106: for (;;) {
      const s2108 = p;
      l2107: {
        {
          const s2110 = p;
          l2111: {
            p = skipStrayStop(p);
            if (p < 0) { break l2111; }
            break l2107;
          }
          p = s2110;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2107;
        }
        p++;
        m2109 = true;
        continue l2106;
      }
      p = s2108;
      break;
    }
    if (!m2109) { return undefined; }
    l2115: {
      if (text.charCodeAt(p) === 91) {
        const s2113 = p;
        l2114: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l2114;
          }
          p++;
          p = s2113;
          break l2115;
        }
        p = s2113;
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
  l2091: {
    const s2092 = p;
    l2093: {
      p = skip_sectionClose(p);
      if (p < 0) { break l2093; }
      break l2091;
    }
    p = s2092;
    l2094: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l2094; }
      break l2091;
    }
    p = s2092;
    l2095: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l2095; }
      break l2091;
    }
    p = s2092;
    l2096: {
      p = skipVisible(p);
      if (p < 0) { break l2096; }
      break l2091;
    }
    p = s2092;
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

function leaf459(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r2117 = readSectionEnd(p);
  if (r2117 === undefined) { return -1; }
  value = r2117;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l2118: {
    const s2119 = p;
    const t2120 = trail.length;
    l2121: {
      const r2122 = readSectionClose(p);
      if (r2122 === undefined) { break l2121; }
      value = r2122;
      p = pos;
      break l2118;
    }
    p = s2119;
    if (trail.length > t2120) trail.length = t2120;
    l2124: {
      const r2125 = readBadSectionClose(p);
      if (r2125 === undefined) { break l2124; }
      value = r2125;
      p = pos;
      break l2118;
    }
    p = s2119;
    if (trail.length > t2120) trail.length = t2120;
    l2127: {
      const r2128 = readBadCutClose(p);
      if (r2128 === undefined) { break l2127; }
      value = r2128;
      p = pos;
      break l2118;
    }
    p = s2119;
    if (trail.length > t2120) trail.length = t2120;
    l2130: {
      const r2131 = readSectionOver(p);
      if (r2131 === undefined) { break l2130; }
      value = r2131;
      p = pos;
      break l2118;
    }
    p = s2119;
    if (trail.length > t2120) trail.length = t2120;
    l2133: {
      const r2134 = readMissingAtEnd(p);
      if (r2134 === undefined) { break l2133; }
      value = r2134;
      p = pos;
      break l2118;
    }
    p = s2119;
    if (trail.length > t2120) trail.length = t2120;
    const r2136 = readMissingSectionClose(p);
    if (r2136 === undefined) { return undefined; }
    value = r2136;
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

function leaf465(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNoFenceNode;
  const r2139 = readBadNoFence(p);
  if (r2139 === undefined) { return -1; }
  value = r2139;
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
  l2142: {
    if (text.charCodeAt(p) === 91) {
      const s2140 = p;
      l2141: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l2141;
        }
        p++;
        p = s2140;
        break l2142;
      }
      p = s2140;
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

function leaf469(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2144!: null;
  l2147: {
    const s2145 = p;
    l2146: {
      p = skipBareCall(p);
      if (p < 0) { break l2146; }
      p = s2145;
      break l2147;
    }
    p = s2145;
    return -1;
  }
  e2144 = null;
  value = [e2144];
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

function leaf473(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l2148: {
    const s2149 = p;
    const t2150 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2151: {
        const r2152 = readSpace(p);
        if (r2152 === undefined) { break l2151; }
        value = r2152;
        p = pos;
        break l2148;
      }
      p = s2149;
      if (trail.length > t2150) trail.length = t2150;
    } else touched ||= p >= end;
    const r2154 = readBadNameless(p);
    if (r2154 === undefined) { return -1; }
    value = r2154;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf474(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l2156: {
    const s2158 = p;
    l2157: {
      const r2159 = readLateClose(p);
      if (r2159 === undefined) { break l2157; }
      value = r2159;
      p = pos;
      break l2156;
    }
    p = s2158;
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

function leaf476(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2161!: null;
  l2164: {
    const s2162 = p;
    l2163: {
      p = skipBareObject(p);
      if (p < 0) { break l2163; }
      p = s2162;
      break l2164;
    }
    p = s2162;
    return -1;
  }
  e2161 = null;
  value = [e2161];
  leafValue = value;
  return p;
}

function skipBareObject(p: number): number {
  let c = 0;
  p = skipBareJson(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 123) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l2165: {
    if (text.charCodeAt(p) === 34) {
      const s2167 = p;
      l2166: {
        p = skipBareType(p);
        if (p < 0) { break l2166; }
        break l2165;
      }
      p = s2167;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l2168: {
    const s2169 = p;
    if (text.charCodeAt(p) === 110) {
      l2170: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l2170;
        }
        p += 4;
        break l2168;
      }
      p = s2169;
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
  l2171: {
    const s2172 = p;
    if (text.charCodeAt(p) === 34) {
      l2173: {
        p = skipBareName(p);
        if (p < 0) { break l2173; }
        break l2171;
      }
      p = s2172;
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
  l2174: {
    const s2175 = p;
    if (text.charCodeAt(p) === 112) {
      l2176: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l2176;
        }
        p += 10;
        break l2174;
      }
      p = s2175;
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

function leaf482(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l2177: {
    const s2178 = p;
    const t2179 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2180: {
        const r2181 = readSpace(p);
        if (r2181 === undefined) { break l2180; }
        value = r2181;
        p = pos;
        break l2177;
      }
      p = s2178;
      if (trail.length > t2179) trail.length = t2179;
    } else touched ||= p >= end;
    l2183: {
      const r2184 = readSeparator(p);
      if (r2184 === undefined) { break l2183; }
      value = r2184;
      p = pos;
      break l2177;
    }
    p = s2178;
    if (trail.length > t2179) trail.length = t2179;
    const r2186 = readBadBrackets(p);
    if (r2186 === undefined) { return -1; }
    value = r2186;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf483(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2188!: null;
  l2191: {
    const s2189 = p;
    l2190: {
      p = skip_pyList(p);
      if (p < 0) { break l2190; }
      p = s2189;
      break l2191;
    }
    p = s2189;
    return -1;
  }
  e2188 = null;
  value = [e2188];
  leafValue = value;
  return p;
}

function leaf484(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r2192 = readBadBracket(p);
  if (r2192 === undefined) { return -1; }
  value = r2192;
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

function leaf486(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolHeadNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r2194 = readToolHead(p);
  if (r2194 === undefined) { return -1; }
  value = r2194;
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
  const r2195 = readToolName(p);
  if (r2195 === undefined) { return undefined; }
  l_name = r2195;
  p = pos;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2199: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
      const s2197 = p;
      l2198: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l2198;
        }
        p++;
        l2200: {
          if (text.charCodeAt(p) === 47) {
            const s2202 = p;
            l2201: {

              p++;
              break l2200;
            }
            p = s2202;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l2198; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l2198;
        }
        p++;
        p = s2197;
        break l2199;
      }
      p = s2197;
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

function leaf491(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadToolWordsNode;
  l2204: {
    const s2205 = p;
    const t2206 = trail.length;
    l2207: {
      const r2208 = readBadCutElement(p);
      if (r2208 === undefined) { break l2207; }
      value = r2208;
      p = pos;
      break l2204;
    }
    p = s2205;
    if (trail.length > t2206) trail.length = t2206;
    const r2210 = readBadToolWords(p);
    if (r2210 === undefined) { return -1; }
    value = r2210;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadToolWords(p: number): BadToolWordsNode | undefined {
  const start = p;
  let m2214 = false;
  l2211: for (;;) {
    const s2213 = p;
    l2212: {
      if (text.charCodeAt(p) === 60) {
        {
          const s2215 = p;
          l2216: {
            p = skip_toolClose(p);
            if (p < 0) { break l2216; }
            break l2212;
          }
          p = s2215;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s2218 = p;
          l2219: {

            p++;
            p = skipToolParameter(p);
            if (p < 0) { break l2219; }
            if (text.charCodeAt(p) !== 62) {
              touched ||= p >= end;
              break l2219;
            }
            p++;
            break l2212;
          }
          p = s2218;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s2221 = p;
          l2222: {
            p = skipToolHead(p);
            if (p < 0) { break l2222; }
            break l2212;
          }
          p = s2221;
        }
      } else touched ||= p >= end;
      {
        const s2230 = p;
        l2231: {
          p = skipCutToolTag(p);
          if (p < 0) { break l2231; }
          break l2212;
        }
        p = s2230;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2212;
      }
      p++;
      m2214 = true;
      continue l2211;
    }
    p = s2213;
    break;
  }
  if (!m2214) { return undefined; }
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
  l2226: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
      const s2224 = p;
      l2225: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l2225;
        }
        p++;
        l2227: {
          if (text.charCodeAt(p) === 47) {
            const s2229 = p;
            l2228: {

              p++;
              break l2227;
            }
            p = s2229;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l2225; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l2225;
        }
        p++;
        p = s2224;
        break l2226;
      }
      p = s2224;
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
  l2233: {
    const s2234 = p;
    if (text.charCodeAt(p) === 60) {
      l2235: {
        p = skip_toolClose(p);
        if (p < 0) { break l2235; }
        break l2233;
      }
      p = s2234;
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

function leaf499(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  const r2237 = readToolEnd(p);
  if (r2237 === undefined) { return -1; }
  value = r2237;
  p = pos;
  leafValue = value;
  return p;
}

function readToolEnd(p: number): ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode | undefined {
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  l2238: {
    const s2239 = p;
    const t2240 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l2241: {
        const r2242 = readToolClose(p);
        if (r2242 === undefined) { break l2241; }
        value = r2242;
        p = pos;
        break l2238;
      }
      p = s2239;
      if (trail.length > t2240) trail.length = t2240;
    } else touched ||= p >= end;
    l2244: {
      const r2245 = readBadCutToolClose(p);
      if (r2245 === undefined) { break l2244; }
      value = r2245;
      p = pos;
      break l2238;
    }
    p = s2239;
    if (trail.length > t2240) trail.length = t2240;
    l2247: {
      const r2248 = readMissingRest(p);
      if (r2248 === undefined) { break l2247; }
      value = r2248;
      p = pos;
      break l2238;
    }
    p = s2239;
    if (trail.length > t2240) trail.length = t2240;
    const r2250 = readMissingToolClose(p);
    if (r2250 === undefined) { return undefined; }
    value = r2250;
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

function leaf505(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r2253 = readBadStrayClose(p);
  if (r2253 === undefined) { return -1; }
  value = r2253;
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

function leaf509(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2255 = readFenceOpen(p);
  if (r2255 === undefined) { return -1; }
  value = r2255;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s2256 = p;
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
  l_text = text.slice(s2256, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function leaf511(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2258 = readFenceChar(p);
  if (r2258 === undefined) { return -1; }
  value = r2258;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e2259!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2260 = p;
      l2261: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2261;
        }
        p += 3;
        return undefined;
      }
      p = s2260;
    }
  } else touched ||= p >= end;
  e2259 = null;
  let e2263!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e2263 = text.charAt(p);
  p++;
  value = [e2259, e2263];
  pos = p;
  return value;
}

function text513(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l2265: {
        if (text.charCodeAt(p) === 96) {
          {
            const s2266 = p;
            l2267: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l2267;
              }
              p += 3;
              break l2265;
            }
            p = s2266;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l2265;
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

function leaf514(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l2269: {
    if (text.charCodeAt(p) === 96) {
      const s2271 = p;
      l2270: {
        const r2272 = readFenceClose(p);
        if (r2272 === undefined) { break l2270; }
        value = r2272;
        p = pos;
        break l2269;
      }
      p = s2271;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s2273 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s2273, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf516(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2275 = readInlineCode(p);
  if (r2275 === undefined) { return -1; }
  value = r2275;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s2276 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s2276, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function leaf518(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | [null, null, string];
  const r2278 = readTextChar(p);
  if (r2278 === undefined) { return -1; }
  value = r2278;
  p = pos;
  leafValue = value;
  return p;
}

function readTextChar(p: number): string | [null, null, string] | undefined {
  let c = 0;
  let value!: string | [null, null, string];
  l2279: {
    const s2280 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l2281: {
        const r2282 = readOrdinary(p);
        if (r2282 === undefined) { break l2281; }
        value = r2282;
        p = pos;
        break l2279;
      }
      p = s2280;
    } else touched ||= p >= end;
    let e2284!: null;
    {
      const s2285 = p;
      l2286: {
        p = skipStop(p);
        if (p < 0) { break l2286; }
        return undefined;
      }
      p = s2285;
    }
    e2284 = null;
    let e2288!: null;
    {
      const s2289 = p;
      l2290: {
        p = skipCutStop(p);
        if (p < 0) { break l2290; }
        return undefined;
      }
      p = s2289;
    }
    e2288 = null;
    let e2292!: string;
    if (!((p < end && text.charCodeAt(p) !== 96))) {
      touched ||= p >= end;
      return undefined;
    }
    e2292 = text.charAt(p);
    p++;
    value = [e2284, e2288, e2292];
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

function text522(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l2294: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2294;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l2295: {
      {
        const s2296 = p;
        l2297: {
          p = skipStop(p);
          if (p < 0) { break l2297; }
          break l2295;
        }
        p = s2296;
      }
      {
        const s2299 = p;
        l2300: {
          p = skipCutStop(p);
          if (p < 0) { break l2300; }
          break l2295;
        }
        p = s2299;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l2295;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf523(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | BadCutOpeningNode | LoneTextNode;
  l2302: {
    const s2303 = p;
    const t2304 = trail.length;
    l2305: {
      const r2306 = readBadCutMarker(p);
      if (r2306 === undefined) { break l2305; }
      value = r2306;
      p = pos;
      break l2302;
    }
    p = s2303;
    if (trail.length > t2304) trail.length = t2304;
    l2308: {
      const r2309 = readBadCutOpening(p);
      if (r2309 === undefined) { break l2308; }
      value = r2309;
      p = pos;
      break l2302;
    }
    p = s2303;
    if (trail.length > t2304) trail.length = t2304;
    const r2317 = readLoneText(p);
    if (r2317 === undefined) { return -1; }
    value = r2317;
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
  l2310: {
    const s2311 = p;
    l2312: {
      p = skip_pyList(p);
      if (p < 0) { break l2312; }
      break l2310;
    }
    p = s2311;
    l2313: {
      p = skipBareCall(p);
      if (p < 0) { break l2313; }
      break l2310;
    }
    p = s2311;
    l2314: {
      p = skipBareObject(p);
      if (p < 0) { break l2314; }
      break l2310;
    }
    p = s2311;
    l2315: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l2315; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2315;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l2315; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l2315;
      }
      p = skipEol(p);
      if (p < 0) { break l2315; }
      break l2310;
    }
    p = s2311;
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
  const s2318 = p;
  l2319: {
    const s2320 = p;
    l2321: {
      p = skipTokens(p);
      if (p < 0) { break l2321; }
      break l2319;
    }
    p = s2320;
    l2322: {
      p = skipStop(p);
      if (p < 0) { break l2322; }
      break l2319;
    }
    p = s2320;
    if (text.charCodeAt(p) === 96) {
      l2323: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l2323;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l2319;
      }
      p = s2320;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s2318, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf529(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  const r2325 = readRegionEnd(p);
  if (r2325 === undefined) { return -1; }
  value = r2325;
  p = pos;
  leafValue = value;
  return p;
}

function readRegionEnd(p: number): RegionCloseNode | MissingThoughtRestNode | RegionOverNode | undefined {
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  l2326: {
    const s2327 = p;
    const t2328 = trail.length;
    l2329: {
      const r2330 = readRegionClose(p);
      if (r2330 === undefined) { break l2329; }
      value = r2330;
      p = pos;
      break l2326;
    }
    p = s2327;
    if (trail.length > t2328) trail.length = t2328;
    l2332: {
      const r2333 = readMissingThoughtRest(p);
      if (r2333 === undefined) { break l2332; }
      value = r2333;
      p = pos;
      break l2326;
    }
    p = s2327;
    if (trail.length > t2328) trail.length = t2328;
    const r2335 = readRegionOver(p);
    if (r2335 === undefined) { return undefined; }
    value = r2335;
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

function leaf533(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRegionMarkerNode;
  const r2338 = readBadRegionMarker(p);
  if (r2338 === undefined) { return -1; }
  value = r2338;
  p = pos;
  leafValue = value;
  return p;
}

function readBadRegionMarker(p: number): BadRegionMarkerNode | undefined {
  const start = p;
  l2339: {
    const s2340 = p;
    l2341: {
      p = skipTurnOpen(p);
      if (p < 0) { break l2341; }
      break l2339;
    }
    p = s2340;
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

function leaf537(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EmptyThoughtNode | BadEndTokenNode;
  l2343: {
    const s2344 = p;
    const t2345 = trail.length;
    l2346: {
      const r2347 = readEmptyThought(p);
      if (r2347 === undefined) { break l2346; }
      value = r2347;
      p = pos;
      break l2343;
    }
    p = s2344;
    if (trail.length > t2345) trail.length = t2345;
    const r2349 = readBadEndToken(p);
    if (r2349 === undefined) { return -1; }
    value = r2349;
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

function leaf539(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2351 = readBadFence(p);
  if (r2351 === undefined) { return -1; }
  value = r2351;
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
  l2354: {
    const s2352 = p;
    l2353: {
      p = skipCallAhead(p);
      if (p < 0) { break l2353; }
      p = s2352;
      break l2354;
    }
    p = s2352;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCallAhead(p: number): number {
  l2355: {
    const s2356 = p;
    l2357: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l2357; }
      break l2355;
    }
    p = s2356;
    l2358: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l2358; }
      break l2355;
    }
    p = s2356;
    l2359: {
      p = skipCallOpening(p);
      if (p < 0) { break l2359; }
      break l2355;
    }
    p = s2356;
    l2360: {
      p = skipBareObject(p);
      if (p < 0) { break l2360; }
      break l2355;
    }
    p = s2356;
    l2361: {
      p = skip_bareList(p);
      if (p < 0) { break l2361; }
      break l2355;
    }
    p = s2356;
    l2362: {
      p = skip_pyList(p);
      if (p < 0) { break l2362; }
      break l2355;
    }
    p = s2356;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipToolHead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_bareList(p: number): number {
  let c = 0;
  p = skipBareLists(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 123) {
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

function leaf545(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | null;
  l2364: {
    if (text.charCodeAt(p) === 96) {
      const s2366 = p;
      l2365: {
        const r2367 = readWrappingEnd(p);
        if (r2367 === undefined) { break l2365; }
        value = r2367;
        p = pos;
        break l2364;
      }
      p = s2366;
    } else touched ||= p >= end;
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
  l2370: {
    const s2368 = p;
    l2369: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l2371: {
        const s2372 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2373: {
            p++;
            break l2371;
          }
          p = s2372;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2374 = p;
            l2375: {
              p++;
              break l2369;
            }
            p = s2374;
          }
        } else touched ||= p >= end;
      }
      p = s2368;
      break l2370;
    }
    p = s2368;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf547(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2378!: null;
  l2381: {
    const s2379 = p;
    l2380: {
      p = skip_bareList(p);
      if (p < 0) { break l2380; }
      p = s2379;
      break l2381;
    }
    p = s2379;
    return -1;
  }
  e2378 = null;
  value = [e2378];
  leafValue = value;
  return p;
}

function leaf548(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l2382: {
    const s2384 = p;
    l2383: {
      const r2385 = readEnd(p);
      if (r2385 === undefined) { break l2383; }
      value = r2385;
      p = pos;
      break l2382;
    }
    p = s2384;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2386 = p;
      l2387: {
        p++;
        return undefined;
      }
      p = s2386;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf550(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l2390: {
    const s2392 = p;
    const t2393 = trail.length;
    l2391: {
      const r2394 = readBadThoughtAgain(p);
      if (r2394 === undefined) { break l2391; }
      value = r2394;
      p = pos;
      break l2390;
    }
    p = s2392;
    if (trail.length > t2393) trail.length = t2393;
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

function leaf552(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r2396 = readThoughtGoesOn(p);
  if (r2396 === undefined) { return -1; }
  value = r2396;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

function leaf554(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstTextHeadNode;
  const r2398 = readFirstTextHead(p);
  if (r2398 === undefined) { return -1; }
  value = r2398;
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
  l2401: {
    const s2399 = p;
    l2400: {
      p = skipRecipientOpenIsUsed(p);
      if (p < 0) { break l2400; }
      p = s2399;
      break l2401;
    }
    p = s2399;
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

function leaf559(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstCodeHeadNode;
  const r2403 = readFirstCodeHead(p);
  if (r2403 === undefined) { return -1; }
  value = r2403;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstCodeHead(p: number): FirstCodeHeadNode | undefined {
  let c = 0;
  const start = p;
  l2404: {
    const s2405 = p;
    const t2406 = trail.length;
    l2407: {
      p = skipCodeName(p);
      if (p < 0) { break l2407; }
      if (p < end) {
        {
          const s2408 = p;
          l2409: {
            const n2411 = characterSize(p, CLASS_5);
            if (n2411 === 0) { break l2409; }
            p += n2411;
            break l2407;
          }
          p = s2408;
        }
      } else touched ||= p >= end;
      l2412: for (;;) {
        const s2414 = p;
        const t2415 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
          l2413: {
            const r2417 = readHeadPart(p);
            if (r2417 === undefined) { break l2413; }
            p = pos;
            continue l2412;
          }
          p = s2414;
          if (trail.length > t2415) trail.length = t2415;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l2407;
      }
      p += 11;
      break l2404;
    }
    p = s2405;
    if (trail.length > t2406) trail.length = t2406;
    p = skipCodeName(p);
    if (p < 0) { return undefined; }
    p = skipRecipientEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'FirstCodeHead', start: base + start, end: base + p };
}

function leaf561(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstToolHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2420 = readFirstToolHead(p);
  if (r2420 === undefined) { return -1; }
  value = r2420;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstToolHead(p: number): FirstToolHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l2421: {
    const s2422 = p;
    const t2423 = trail.length;
    if (p < end) {
      l2424: {
        const r2425 = readCalledName(p);
        if (r2425 === undefined) { break l2424; }
        l_name = r2425;
        p = pos;
        l2427: for (;;) {
          const s2429 = p;
          const t2430 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
            l2428: {
              const r2432 = readHeadPart(p);
              if (r2432 === undefined) { break l2428; }
              p = pos;
              continue l2427;
            }
            p = s2429;
            if (trail.length > t2430) trail.length = t2430;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2424;
        }
        p += 11;
        break l2421;
      }
      p = s2422;
      if (trail.length > t2423) trail.length = t2423;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r2434 = readRecipientName(p);
    if (r2434 === undefined) { return undefined; }
    l_name = r2434;
    p = pos;
    p = skipRecipientEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'FirstToolHead', start: base + start, end: base + p, name: l_name };
}

function leaf563(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2437!: null;
  {
    const s2438 = p;
    l2439: {
      p = skipFirstHead(p);
      if (p < 0) { break l2439; }
      return -1;
    }
    p = s2438;
  }
  e2437 = null;
  value = [e2437];
  leafValue = value;
  return p;
}

function skipFirstHead(p: number): number {
  let c = 0;
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l2441: {
    if (text.charCodeAt(p) === 32) {
      const s2443 = p;
      l2442: {

        p++;
        break l2441;
      }
      p = s2443;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return -1;
  }
  p += 3;
  l2444: {
    const s2445 = p;
    if (((c = text.charCodeAt(p)) === 97 || c === 117)) {
      l2446: {
        p = skipPseudoName(p);
        if (p < 0) { break l2446; }
        break l2444;
      }
      p = s2445;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCalledName(p);
    if (p < 0) { return -1; }
  }
  l2447: for (;;) {
    const s2449 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l2448: {
        p = skipHeadPart(p);
        if (p < 0) { break l2448; }
        continue l2447;
      }
      p = s2449;
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

function leaf565(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2451!: null;
  {
    const s2452 = p;
    l2453: {
      p = skipMarkAhead(p);
      if (p < 0) { break l2453; }
      return -1;
    }
    p = s2452;
  }
  e2451 = null;
  value = [e2451];
  leafValue = value;
  return p;
}

function leaf566(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingMessagesNode | BadOutsideNode;
  l2455: {
    const s2456 = p;
    const t2457 = trail.length;
    l2458: {
      const r2459 = readMissingMessages(p);
      if (r2459 === undefined) { break l2458; }
      value = r2459;
      p = pos;
      break l2455;
    }
    p = s2456;
    if (trail.length > t2457) trail.length = t2457;
    const r2464 = readBadOutside(p);
    if (r2464 === undefined) { return -1; }
    value = r2464;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingMessages(p: number): MissingMessagesNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2460 = p;
      l2461: {
        p++;
        return undefined;
      }
      p = s2460;
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

function leaf569(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtHeadNode;
  const r2466 = readThoughtHead(p);
  if (r2466 === undefined) { return -1; }
  value = r2466;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtHead(p: number): ThoughtHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening!: string;
  const r2467 = readMessageStart(p);
  if (r2467 === undefined) { return undefined; }
  l_opening = r2467;
  p = pos;
  l2469: for (;;) {
    const s2471 = p;
    const t2472 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l2470: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2474 = p;
            l2475: {
              p = skipLastAnalysis(p);
              if (p < 0) { break l2475; }
              break l2470;
            }
            p = s2474;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
          touched ||= p >= end;
          break l2470;
        }
        const r2491 = readHeadPart(p);
        if (r2491 === undefined) { break l2470; }
        p = pos;
        continue l2469;
      }
      p = s2471;
      if (trail.length > t2472) trail.length = t2472;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2493 = readLastAnalysis(p);
  if (r2493 === undefined) { return undefined; }
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
      const s2477 = p;
      l2478: {
        const n2480 = characterSize(p, CLASS_5);
        if (n2480 === 0) { break l2478; }
        p += n2480;
        return -1;
      }
      p = s2477;
    }
  } else touched ||= p >= end;
  l2481: for (;;) {
    const s2483 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l2482: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2485 = p;
            l2486: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2486; }
              break l2482;
            }
            p = s2485;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
          touched ||= p >= end;
          break l2482;
        }
        p = skipHeadPart(p);
        if (p < 0) { break l2482; }
        continue l2481;
      }
      p = s2483;
    } else touched ||= p >= end;
    break;
  }
  l2490: {
    if (text.charCodeAt(p) === 60) {
      const s2488 = p;
      l2489: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2489;
        }
        p += 11;
        p = s2488;
        break l2490;
      }
      p = s2488;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readLastAnalysis(p: number): [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null] | undefined {
  let c = 0;
  let value!: [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null];
  let e2494!: string[];
  const list2499: string[] = [];
  l2495: for (;;) {
    const s2497 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2496: {
        let v2498!: string;
        const r2501 = readBlank(p);
        if (r2501 === undefined) { break l2496; }
        v2498 = r2501;
        p = pos;
        list2499.push(v2498);
        continue l2495;
      }
      p = s2497;
    } else touched ||= p >= end;
    break;
  }
  e2494 = list2499;
  let e2503!: "<|channel|>analysis";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>analysis", p)) {
    reachesEnd(p, "<|channel|>analysis");
    return undefined;
  }
  e2503 = "<|channel|>analysis";
  p += 19;
  let e2504!: null;
  if (p < end) {
    {
      const s2505 = p;
      l2506: {
        const n2508 = characterSize(p, CLASS_5);
        if (n2508 === 0) { break l2506; }
        p += n2508;
        return undefined;
      }
      p = s2505;
    }
  } else touched ||= p >= end;
  e2504 = null;
  let e2509!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][];
  const list2515: ([null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]])[] = [];
  l2510: for (;;) {
    const s2512 = p;
    const t2513 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l2511: {
        let v2514!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]];
        let e2517!: null;
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2518 = p;
            l2519: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2519; }
              break l2511;
            }
            p = s2518;
          }
        } else touched ||= p >= end;
        e2517 = null;
        let e2521!: [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]];
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
          touched ||= p >= end;
          break l2511;
        }
        const r2522 = readHeadPart(p);
        if (r2522 === undefined) { break l2511; }
        e2521 = r2522;
        p = pos;
        v2514 = [e2517, e2521];
        list2515.push(v2514);
        continue l2510;
      }
      p = s2512;
      if (trail.length > t2513) trail.length = t2513;
    } else touched ||= p >= end;
    break;
  }
  e2509 = list2515;
  let e2524!: null;
  l2527: {
    if (text.charCodeAt(p) === 60) {
      const s2525 = p;
      l2526: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2526;
        }
        p += 11;
        p = s2525;
        break l2527;
      }
      p = s2525;
    } else touched ||= p >= end;
    return undefined;
  }
  e2524 = null;
  value = [e2494, e2503, e2504, e2509, e2524];
  pos = p;
  return value;
}

function leaf573(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | [null, string];
  const r2530 = readThoughtMessageChar(p);
  if (r2530 === undefined) { return -1; }
  value = r2530;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageChar(p: number): string | [null, string] | undefined {
  let c = 0;
  let value!: string | [null, string];
  l2531: {
    const s2532 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l2533: {
        const r2534 = readOrdinary(p);
        if (r2534 === undefined) { break l2533; }
        value = r2534;
        p = pos;
        break l2531;
      }
      p = s2532;
    } else touched ||= p >= end;
    let e2536!: null;
    {
      const s2537 = p;
      l2538: {
        p = skipMarkAhead(p);
        if (p < 0) { break l2538; }
        return undefined;
      }
      p = s2537;
    }
    e2536 = null;
    let e2540!: string;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    e2540 = text.charAt(p);
    p++;
    value = [e2536, e2540];
  }
  pos = p;
  return value;
}

function text575(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l2542: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2542;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l2543: {
      {
        const s2544 = p;
        l2545: {
          p = skipMarkAhead(p);
          if (p < 0) { break l2545; }
          break l2543;
        }
        p = s2544;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2543;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf576(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  const r2547 = readThoughtMessageEnd(p);
  if (r2547 === undefined) { return -1; }
  value = r2547;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageEnd(p: number): MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  l2548: {
    const s2549 = p;
    const t2550 = trail.length;
    l2551: {
      const r2552 = readMessageClose(p);
      if (r2552 === undefined) { break l2551; }
      value = r2552;
      p = pos;
      break l2548;
    }
    p = s2549;
    if (trail.length > t2550) trail.length = t2550;
    l2554: {
      const r2555 = readMissingThoughtRest(p);
      if (r2555 === undefined) { break l2554; }
      value = r2555;
      p = pos;
      break l2548;
    }
    p = s2549;
    if (trail.length > t2550) trail.length = t2550;
    l2557: {
      const r2558 = readMissingMessageClose(p);
      if (r2558 === undefined) { break l2557; }
      value = r2558;
      p = pos;
      break l2548;
    }
    p = s2549;
    if (trail.length > t2550) trail.length = t2550;
    const r2560 = readMessageOver(p);
    if (r2560 === undefined) { return undefined; }
    value = r2560;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf578(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadMessageMarkerNode | BadEndTokenNode | SpaceNode | BadCutHeadNode;
  l2563: {
    const s2564 = p;
    const t2565 = trail.length;
    l2566: {
      const r2567 = readBadMessageMarker(p);
      if (r2567 === undefined) { break l2566; }
      value = r2567;
      p = pos;
      break l2563;
    }
    p = s2564;
    if (trail.length > t2565) trail.length = t2565;
    l2569: {
      const r2570 = readBadEndToken(p);
      if (r2570 === undefined) { break l2569; }
      value = r2570;
      p = pos;
      break l2563;
    }
    p = s2564;
    if (trail.length > t2565) trail.length = t2565;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2572: {
        const r2573 = readSpace(p);
        if (r2573 === undefined) { break l2572; }
        value = r2573;
        p = pos;
        break l2563;
      }
      p = s2564;
      if (trail.length > t2565) trail.length = t2565;
    } else touched ||= p >= end;
    const r2575 = readBadCutHead(p);
    if (r2575 === undefined) { return -1; }
    value = r2575;
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

function leaf581(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadOutsideNode;
  const r2577 = readBadOutside(p);
  if (r2577 === undefined) { return -1; }
  value = r2577;
  p = pos;
  leafValue = value;
  return p;
}

function leaf582(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStepsFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2579 = readBadStepsFence(p);
  if (r2579 === undefined) { return -1; }
  value = r2579;
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
  l2582: {
    const s2580 = p;
    l2581: {
      p = skipStepAhead(p);
      if (p < 0) { break l2581; }
      p = s2580;
      break l2582;
    }
    p = s2580;
    return undefined;
  }
  pos = p;
  const node: BadStepsFenceNode = { type: 'BadStepsFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf584(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2584!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2585 = p;
      l2586: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2586;
        }
        p += 3;
        return -1;
      }
      p = s2585;
    }
  } else touched ||= p >= end;
  e2584 = null;
  value = [e2584];
  leafValue = value;
  return p;
}

function leaf585(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadEndTokenNode | BadRunOnNode;
  l2588: {
    const s2589 = p;
    const t2590 = trail.length;
    l2591: {
      const r2592 = readBadEndToken(p);
      if (r2592 === undefined) { break l2591; }
      value = r2592;
      p = pos;
      break l2588;
    }
    p = s2589;
    if (trail.length > t2590) trail.length = t2590;
    const r2594 = readBadRunOn(p);
    if (r2594 === undefined) { return -1; }
    value = r2594;
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

function leaf587(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionHeadNode;
  const r2596 = readActionHead(p);
  if (r2596 === undefined) { return -1; }
  value = r2596;
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
  const r2597 = readActionName(p);
  if (r2597 === undefined) { return undefined; }
  l_name = r2597;
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

function leaf589(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputHeadNode;
  const r2600 = readInputHead(p);
  if (r2600 === undefined) { return -1; }
  value = r2600;
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

function leaf591(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2602 = readInputFence(p);
  if (r2602 === undefined) { return -1; }
  value = r2602;
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

function leaf593(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2604!: null;
  l2607: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2605 = p;
      l2606: {
        l2608: {
          const s2609 = p;
          if (text.charCodeAt(p) === 123) {
            l2610: {

              p++;
              break l2608;
            }
            p = s2609;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2606;
          }
          p = skipQuotedInput(p);
          if (p < 0) { break l2606; }
        }
        p = s2605;
        break l2607;
      }
      p = s2605;
    } else touched ||= p >= end;
    return -1;
  }
  e2604 = null;
  value = [e2604];
  leafValue = value;
  return p;
}

function skipQuotedInput(p: number): number {
  let c = 0;
  l2611: {
    const s2612 = p;
    if (text.charCodeAt(p) === 34) {
      l2613: {

        p++;
        l2614: for (;;) {
          const s2616 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l2615: {
              l2618: {
                const s2619 = p;
                if (text.charCodeAt(p) === 92) {
                  l2620: {
                    p = skip_escape(p);
                    if (p < 0) { break l2620; }
                    break l2618;
                  }
                  p = s2619;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
                  touched ||= p >= end;
                  break l2615;
                }
                p++;
              }
              continue l2614;
            }
            p = s2616;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2613;
        }
        p++;
        break l2611;
      }
      p = s2612;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2621: for (;;) {
      const s2623 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
        l2622: {
          l2625: {
            const s2626 = p;
            if (text.charCodeAt(p) === 92) {
              l2627: {
                p = skip_escape(p);
                if (p < 0) { break l2627; }
                break l2625;
              }
              p = s2626;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l2622;
            }
            p++;
          }
          continue l2621;
        }
        p = s2623;
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
  l2628: {
    const s2629 = p;
    l2630: {
      p = skipStepAhead(p);
      if (p < 0) { break l2630; }
      break l2628;
    }
    p = s2629;
    if (text.charCodeAt(p) === 96) {
      l2631: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2631;
        }
        p += 3;
        break l2628;
      }
      p = s2629;
    } else touched ||= p >= end;
    l2632: {
      p = skipEndsReply(p);
      if (p < 0) { break l2632; }
      break l2628;
    }
    p = s2629;
    if (p < end) {
      {
        const s2639 = p;
        l2640: {
          p++;
          return -1;
        }
        p = s2639;
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
  l2633: {
    const s2635 = p;
    l2634: {
      p = skipTokens(p);
      if (p < 0) { break l2634; }
      break l2633;
    }
    p = s2635;
  }
  if (p < end) {
    {
      const s2636 = p;
      l2637: {
        p++;
        return -1;
      }
      p = s2636;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf596(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, [null, string]];
  let e2642!: null;
  {
    const s2643 = p;
    l2644: {
      p = skipStepAhead(p);
      if (p < 0) { break l2644; }
      return -1;
    }
    p = s2643;
  }
  e2642 = null;
  let e2646!: null;
  {
    const s2647 = p;
    l2648: {
      p = skipCutStep(p);
      if (p < 0) { break l2648; }
      return -1;
    }
    p = s2647;
  }
  e2646 = null;
  let e2650!: [null, string];
  const r2651 = readTextStart(p);
  if (r2651 === undefined) { return -1; }
  e2650 = r2651;
  p = pos;
  value = [e2642, e2646, e2650];
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
  let e2652!: null;
  {
    const s2653 = p;
    l2654: {
      p = skip_textEnd(p);
      if (p < 0) { break l2654; }
      return undefined;
    }
    p = s2653;
  }
  e2652 = null;
  let e2660!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  e2660 = text.charAt(p);
  p++;
  value = [e2652, e2660];
  pos = p;
  return value;
}

function skip_textEnd(p: number): number {
  l2656: {
    const s2657 = p;
    l2658: {
      p = skipThinkOpen(p);
      if (p < 0) { break l2658; }
      break l2656;
    }
    p = s2657;
    l2659: {
      p = skipThinkClose(p);
      if (p < 0) { break l2659; }
      break l2656;
    }
    p = s2657;
    p = skipEndsReply(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function text602(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2662: {
      let m2666 = false;
      l2663: for (;;) {
        const s2665 = p;
        l2664: {
          {
            const s2667 = p;
            l2668: {
              p = skip_textEnd(p);
              if (p < 0) { break l2668; }
              break l2664;
            }
            p = s2667;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l2664;
          }
          p++;
          m2666 = true;
          continue l2663;
        }
        p = s2665;
        break;
      }
      if (!m2666) { break l2662; }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2670: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2670;
        }
        p = skipEol(p);
        if (p < 0) { break l2670; }
        {
          const s2671 = p;
          l2672: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l2674: {
              const s2675 = p;
              l2676: {
                p = skipStepAhead(p);
                if (p < 0) { break l2676; }
                break l2674;
              }
              p = s2675;
              l2677: {
                p = skipEndsReply(p);
                if (p < 0) { break l2677; }
                break l2674;
              }
              p = s2675;
              l2678: {
                p = skipCutStep(p);
                if (p < 0) { break l2678; }
                break l2674;
              }
              p = s2675;
              if (text.charCodeAt(p) === 96) {
                l2679: {
                  if (!text.startsWith("```", p)) {
                    reachesEnd(p, "```");
                    break l2679;
                  }
                  p += 3;
                  break l2674;
                }
                p = s2675;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2680 = p;
                  l2681: {
                    p++;
                    break l2672;
                  }
                  p = s2680;
                }
              } else touched ||= p >= end;
            }
            break l2670;
          }
          p = s2671;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf603(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputFenceEndNode | InputAtEndNode | MissingInputFenceNode;
  l2683: {
    const s2684 = p;
    const t2685 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l2686: {
        const r2687 = readInputFenceEnd(p);
        if (r2687 === undefined) { break l2686; }
        value = r2687;
        p = pos;
        break l2683;
      }
      p = s2684;
      if (trail.length > t2685) trail.length = t2685;
    } else touched ||= p >= end;
    l2689: {
      const r2690 = readInputAtEnd(p);
      if (r2690 === undefined) { break l2689; }
      value = r2690;
      p = pos;
      break l2683;
    }
    p = s2684;
    if (trail.length > t2685) trail.length = t2685;
    const r2695 = readMissingInputFence(p);
    if (r2695 === undefined) { return -1; }
    value = r2695;
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
      const s2691 = p;
      l2692: {
        p++;
        return undefined;
      }
      p = s2691;
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

function leaf607(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutInputNode;
  const r2697 = readBadCutInput(p);
  if (r2697 === undefined) { return -1; }
  value = r2697;
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

function leaf610(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadStepWordsNode;
  const r2699 = readActionRest(p);
  if (r2699 === undefined) { return -1; }
  value = r2699;
  p = pos;
  leafValue = value;
  return p;
}

function readActionRest(p: number): SpaceNode | BadStepWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | BadStepWordsNode;
  l2700: {
    const s2701 = p;
    const t2702 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2703: {
        const r2704 = readSpace(p);
        if (r2704 === undefined) { break l2703; }
        value = r2704;
        p = pos;
        break l2700;
      }
      p = s2701;
      if (trail.length > t2702) trail.length = t2702;
    } else touched ||= p >= end;
    const r2706 = readBadStepWords(p);
    if (r2706 === undefined) { return undefined; }
    value = r2706;
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
      const s2707 = p;
      l2708: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2708;
        }
        p += 3;
        return undefined;
      }
      p = s2707;
    }
  } else touched ||= p >= end;
  {
    const s2710 = p;
    l2711: {
      p = skipStepAhead(p);
      if (p < 0) { break l2711; }
      return undefined;
    }
    p = s2710;
  }
  {
    const s2713 = p;
    l2714: {
      p = skipEndsReply(p);
      if (p < 0) { break l2714; }
      return undefined;
    }
    p = s2713;
  }
  let m2719 = false;
  l2716: for (;;) {
    const s2718 = p;
    l2717: {
      {
        const s2720 = p;
        l2721: {
          p = skip_textEnd(p);
          if (p < 0) { break l2721; }
          break l2717;
        }
        p = s2720;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2717;
      }
      p++;
      m2719 = true;
      continue l2716;
    }
    p = s2718;
    break;
  }
  if (!m2719) { return undefined; }
  pos = p;
  const node: BadStepWordsNode = { type: 'BadStepWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf613(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionAtEndNode | ActionOverNode;
  const r2725 = readActionEnd(p);
  if (r2725 === undefined) { return -1; }
  value = r2725;
  p = pos;
  leafValue = value;
  return p;
}

function readActionEnd(p: number): ActionAtEndNode | ActionOverNode | undefined {
  let value!: ActionAtEndNode | ActionOverNode;
  l2726: {
    const s2727 = p;
    l2728: {
      const r2729 = readActionAtEnd(p);
      if (r2729 === undefined) { break l2728; }
      value = r2729;
      p = pos;
      break l2726;
    }
    p = s2727;
    const r2734 = readActionOver(p);
    if (r2734 === undefined) { return undefined; }
    value = r2734;
    p = pos;
  }
  pos = p;
  return value;
}

function readActionAtEnd(p: number): ActionAtEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2730 = p;
      l2731: {
        p++;
        return undefined;
      }
      p = s2730;
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

function leaf617(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineHeadNode;
  const r2737 = readInlineHead(p);
  if (r2737 === undefined) { return -1; }
  value = r2737;
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
  const r2738 = readActionName(p);
  if (r2738 === undefined) { return undefined; }
  l_name = r2738;
  p = pos;
  l2742: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
      const s2740 = p;
      l2741: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
          touched ||= p >= end;
          break l2741;
        }
        p++;
        p = s2740;
        break l2742;
      }
      p = s2740;
    } else touched ||= p >= end;
    return undefined;
  }
  const r2743 = readBadInline(p);
  if (r2743 === undefined) { return undefined; }
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

function leaf620(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineOpenNode | null;
  l2746: {
    if (((c = text.charCodeAt(p)) === 40 || c === 91)) {
      const s2748 = p;
      l2747: {
        const r2749 = readInlineOpen(p);
        if (r2749 === undefined) { break l2747; }
        value = r2749;
        p = pos;
        break l2746;
      }
      p = s2748;
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

function leaf622(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2751!: null;
  l2754: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2752 = p;
      l2753: {
        p++;
        p = s2752;
        break l2754;
      }
      p = s2752;
    } else touched ||= p >= end;
    return -1;
  }
  e2751 = null;
  value = [e2751];
  leafValue = value;
  return p;
}

function leaf623(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  let e2755!: null;
  {
    const s2756 = p;
    l2757: {
      l2759: {
        const s2760 = p;
        if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
          l2761: {
            p = skipInlineClose(p);
            if (p < 0) { break l2761; }
            break l2759;
          }
          p = s2760;
        } else touched ||= p >= end;
        p = skip_textEnd(p);
        if (p < 0) { break l2757; }
      }
      return -1;
    }
    p = s2756;
  }
  e2755 = null;
  let e2772!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  e2772 = text.charAt(p);
  p++;
  value = [e2755, e2772];
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
  l2764: {
    const s2762 = p;
    l2763: {
      l2765: {
        const s2766 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2767: {
            p = skipEol(p);
            if (p < 0) { break l2767; }
            break l2765;
          }
          p = s2766;
        } else touched ||= p >= end;
        l2768: {
          p = skipEndsReply(p);
          if (p < 0) { break l2768; }
          break l2765;
        }
        p = s2766;
        if (p < end) {
          {
            const s2769 = p;
            l2770: {
              p++;
              break l2763;
            }
            p = s2769;
          }
        } else touched ||= p >= end;
      }
      p = s2762;
      break l2764;
    }
    p = s2762;
    return -1;
  }
  return p;
}

function text625(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2773: {
      {
        const s2774 = p;
        l2775: {
          l2777: {
            const s2778 = p;
            if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
              l2779: {
                p = skipInlineClose(p);
                if (p < 0) { break l2779; }
                break l2777;
              }
              p = s2778;
            } else touched ||= p >= end;
            p = skip_textEnd(p);
            if (p < 0) { break l2775; }
          }
          break l2773;
        }
        p = s2774;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2773;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf626(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCloseNode | null;
  l2780: {
    if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
      const s2782 = p;
      l2781: {
        const r2783 = readInlineClose(p);
        if (r2783 === undefined) { break l2781; }
        value = r2783;
        p = pos;
        break l2780;
      }
      p = s2782;
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
  l2786: {
    const s2784 = p;
    l2785: {
      l2787: {
        const s2788 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2789: {
            p = skipEol(p);
            if (p < 0) { break l2789; }
            break l2787;
          }
          p = s2788;
        } else touched ||= p >= end;
        l2790: {
          p = skipEndsReply(p);
          if (p < 0) { break l2790; }
          break l2787;
        }
        p = s2788;
        if (p < end) {
          {
            const s2791 = p;
            l2792: {
              p++;
              break l2785;
            }
            p = s2791;
          }
        } else touched ||= p >= end;
      }
      p = s2784;
      break l2786;
    }
    p = s2784;
    return undefined;
  }
  pos = p;
  return { type: 'InlineClose', start: base + start, end: base + p };
}

function leaf628(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtLabelNode;
  const r2795 = readThoughtLabel(p);
  if (r2795 === undefined) { return -1; }
  value = r2795;
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

function leaf630(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2797!: null;
  {
    const s2798 = p;
    l2799: {
      p = skipStepAhead(p);
      if (p < 0) { break l2799; }
      return -1;
    }
    p = s2798;
  }
  e2797 = null;
  value = [e2797];
  leafValue = value;
  return p;
}

function leaf631(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r2801 = readTextStart(p);
  if (r2801 === undefined) { return -1; }
  value = r2801;
  p = pos;
  leafValue = value;
  return p;
}

function leaf632(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2803!: null;
  {
    const s2804 = p;
    l2805: {
      p = skipCutStep(p);
      if (p < 0) { break l2805; }
      return -1;
    }
    p = s2804;
  }
  e2803 = null;
  value = [e2803];
  leafValue = value;
  return p;
}

function leaf633(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingThoughtRestNode | StepOverNode;
  const r2807 = readStepThoughtEnd(p);
  if (r2807 === undefined) { return -1; }
  value = r2807;
  p = pos;
  leafValue = value;
  return p;
}

function readStepThoughtEnd(p: number): MissingThoughtRestNode | StepOverNode | undefined {
  let value!: MissingThoughtRestNode | StepOverNode;
  l2808: {
    const s2809 = p;
    const t2810 = trail.length;
    l2811: {
      const r2812 = readMissingThoughtRest(p);
      if (r2812 === undefined) { break l2811; }
      value = r2812;
      p = pos;
      break l2808;
    }
    p = s2809;
    if (trail.length > t2810) trail.length = t2810;
    const r2814 = readStepOver(p);
    if (r2814 === undefined) { return undefined; }
    value = r2814;
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

function leaf636(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AnswerLabelNode;
  const r2817 = readAnswerLabel(p);
  if (r2817 === undefined) { return -1; }
  value = r2817;
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

function leaf638(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLoneInputNode;
  const r2819 = readBadLoneInput(p);
  if (r2819 === undefined) { return -1; }
  value = r2819;
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

function leaf640(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutStepNode;
  const r2821 = readBadCutStep(p);
  if (r2821 === undefined) { return -1; }
  value = r2821;
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

function leaf642(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LoneTextNode;
  const r2823 = readLoneText(p);
  if (r2823 === undefined) { return -1; }
  value = r2823;
  p = pos;
  leafValue = value;
  return p;
}

function leaf643(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StepsFenceEndNode | null;
  l2825: {
    if (text.charCodeAt(p) === 96) {
      const s2827 = p;
      l2826: {
        const r2828 = readStepsFenceEnd(p);
        if (r2828 === undefined) { break l2826; }
        value = r2828;
        p = pos;
        break l2825;
      }
      p = s2827;
    } else touched ||= p >= end;
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
  l2831: {
    const s2829 = p;
    l2830: {
      l2832: {
        const s2833 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2834: {
            p = skipEol(p);
            if (p < 0) { break l2834; }
            break l2832;
          }
          p = s2833;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2835 = p;
            l2836: {
              p++;
              break l2830;
            }
            p = s2835;
          }
        } else touched ||= p >= end;
      }
      p = s2829;
      break l2831;
    }
    p = s2829;
    return undefined;
  }
  pos = p;
  return { type: 'StepsFenceEnd', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf533 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf537 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf230 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf533 }, { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf38 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf230 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] }] } }, { op: 'leaf', read: leaf548 }] } };
const stepRegion: Step = { op: 'rule', name: 'Region', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf2 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf6, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf38 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf230 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] } }] } }, { op: 'leaf', read: leaf529 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf15 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf29 }] } }, { op: 'leaf', read: leaf33 }] }] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf19 }, { op: 'text', read: text28 }] } };
const stepBuiltin: Step = { op: 'rule', name: 'Builtin', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf44 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, STARTS_7, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf87 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf53, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf154 }] } }] }, { op: 'leaf', read: leaf180 }] } }, { op: 'leaf', read: leaf184 }] } };
const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf49 }, { op: 'leaf', read: leaf52 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf53, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf154 }] } }] } }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf70 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf176 }] } }, { op: 'leaf', read: leaf177 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf73 }, { op: 'leaf', read: leaf81 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf53, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf154 }] } }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf83 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null, null], alternatives: [{ op: 'leaf', read: leaf87 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf53, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf154 }] } }] }, { op: 'leaf', read: leaf158 }] } }, { op: 'leaf', read: leaf170 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf90 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_8, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf95 }] } }, { op: 'leaf', read: leaf100 }] } };
const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf92 }, { op: 'text', read: text94 }] } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf105 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf126 }] } }, { op: 'leaf', read: leaf130 }] } };
const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'text', read: text125 }] } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf133 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf139 }] } }, { op: 'leaf', read: leaf130 }] } };
const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf135 }, { op: 'text', read: text138 }] } };
const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf141 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf150 }] } };
const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf143 }, { op: 'text', read: text149 }] } };
const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf187 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf224 }] } };
const stepCode: Step = { op: 'rule', name: 'Code', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf212 }, { op: 'text', read: text223 }] } };
const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf234 }, { op: 'leaf', read: leaf52 }, { op: 'leaf', read: leaf238 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_12, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf245, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf53, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf154 }] } }] } }] }, { op: 'again', step: () => stepPlainArguments }] } }, { op: 'loop', body: { op: 'leaf', read: leaf250 } }, { op: 'leaf', read: leaf224 }] } };
const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf246 }, { op: 'text', read: text248 }] } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf257 }, { op: 'leaf', read: leaf52 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf414 }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf421 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf438, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf441, body: { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf444 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf445, body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf414 }] } }] }, { op: 'leaf', read: leaf446 }] } }, { op: 'leaf', read: leaf459 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf265 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf332 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf382 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf388, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf53, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf154 }] } }] } }] }, { op: 'leaf', read: leaf390 }] } }, { op: 'leaf', read: leaf401 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf285 }, { op: 'leaf', read: leaf301 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf324 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf305 }, { op: 'text', read: text323 }] } };
const stepElement: Step = { op: 'rule', name: 'Element', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: leaf339 }, { op: 'leaf', read: leaf301 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf351, body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }] } }] } }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: leaf374 }] } };
const stepElementText: Step = { op: 'rule', name: 'ElementText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf353 }, { op: 'text', read: text373 }] } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf425 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf434 }] } }, { op: 'leaf', read: leaf435 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf431 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, STARTS_7, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf87 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf53, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf154 }] } }] }, { op: 'leaf', read: leaf180 }] } }, { op: 'leaf', read: leaf184 }] } };
const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf465 }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf469, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf473 }] } }, { op: 'leaf', read: leaf474 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf476, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf476, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf482 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf483, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf484 } }, { op: 'leaf', read: leaf474 }] } };
const stepTool: Step = { op: 'rule', name: 'Tool', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: leaf486 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf491 }] } }, { op: 'leaf', read: leaf499 }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf509 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf514 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf511 }, { op: 'text', read: text513 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf518 }, { op: 'text', read: text522 }] } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf539 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf230 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }] } }, { op: 'leaf', read: leaf545 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf547, body: { op: 'again', step: () => stepList } }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf550 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf533 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf537 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf230 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf533 }, { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf38 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf230 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] }] } }, { op: 'leaf', read: leaf548 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf552 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf29 }] } }, { op: 'leaf', read: leaf33 }] }] } };
const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'choice', starts: [null, null, STARTS_11], alternatives: [{ op: 'leaf', read: leaf554 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf533 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf537 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf230 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf533 }, { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf38 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf230 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] }] } }, { op: 'leaf', read: leaf548 }] } };
const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf559 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf224 }] } };
const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf561 }, { op: 'leaf', read: leaf52 }, { op: 'leaf', read: leaf238 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_12, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf245, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf53, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf154 }] } }] } }] }, { op: 'again', step: () => stepPlainArguments }] } }, { op: 'loop', body: { op: 'leaf', read: leaf250 } }, { op: 'leaf', read: leaf224 }] } };
const stepMessages: Step = { op: 'rule', name: 'Messages', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf52 }, { op: 'optional', body: { op: 'again', step: () => stepLead } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf578 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf548 }] } };
const stepLead: Step = { op: 'rule', name: 'Lead', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf563, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf565, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf38 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf230 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] } }] } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf565, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf38 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf230 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] } }] } }, { op: 'leaf', read: leaf566 }] } };
const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf569 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf576 }] } };
const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf573 }, { op: 'text', read: text575 }] } };
const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf230 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf565, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf38 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf230 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] } }] } }, { op: 'leaf', read: leaf224 }] } };
const stepStray: Step = { op: 'rule', name: 'Stray', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf563, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf565, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf38 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf230 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] } }] } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf565, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf38 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf230 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] } }] } }, { op: 'leaf', read: leaf581 }] } };
const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf578 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf548 }] } };
const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf552 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf576 }] } };
const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'choice', starts: [null, null, STARTS_11], alternatives: [{ op: 'leaf', read: leaf554 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf578 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf548 }] } };
const stepSteps: Step = { op: 'rule', name: 'Steps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf52 }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_14, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf585 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf638 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf640 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf642 }] } }, { op: 'leaf', read: leaf548 }] } };
const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf582 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf584, body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_14, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf585 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf638 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf640 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf642 }] } }] } }, { op: 'leaf', read: leaf643 }] } };
const stepAction: Step = { op: 'rule', name: 'Action', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf587 }, { op: 'leaf', read: leaf52 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: leaf607 }] } }, { op: 'loop', body: { op: 'leaf', read: leaf610 } }, { op: 'leaf', read: leaf613 }] } };
const stepInput: Step = { op: 'rule', name: 'Input', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf589 }, { op: 'leaf', read: leaf52 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_14, STARTS_15, null], alternatives: [{ op: 'again', step: () => stepFencedInput }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf593, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf53, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf154 }] } }] } }] }, { op: 'again', step: () => stepInputText }] } }] } };
const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf591 }, { op: 'leaf', read: leaf52 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf584, body: { op: 'choice', starts: [STARTS_15, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf593, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf53, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf154 }] } }] } }] }, { op: 'again', step: () => stepInputText }] } }] } }, { op: 'leaf', read: leaf52 }, { op: 'leaf', read: leaf603 }] } };
const stepInputText: Step = { op: 'rule', name: 'InputText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf596 }, { op: 'text', read: text602 }] } };
const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf617 }, { op: 'leaf', read: leaf620 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_15, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf622, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf53, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf154 }] } }] } }] }, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: leaf626 }, { op: 'loop', body: { op: 'leaf', read: leaf610 } }, { op: 'leaf', read: leaf613 }] } };
const stepInlineText: Step = { op: 'rule', name: 'InlineText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf623 }, { op: 'text', read: text625 }] } };
const stepStepThought: Step = { op: 'rule', name: 'StepThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf628 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf630, body: { op: 'again', step: () => stepStepThoughtText } }] } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf632, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf630, body: { op: 'again', step: () => stepStepThoughtText } }] } }] }] } }, { op: 'leaf', read: leaf633 }] } };
const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf631 }, { op: 'text', read: text602 }] } };
const stepAnswer: Step = { op: 'rule', name: 'Answer', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf636 }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
const stepStepText: Step = { op: 'rule', name: 'StepText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf631 }, { op: 'text', read: text602 }] } };
const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_14, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf585 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf638 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf640 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf642 }] } }, { op: 'leaf', read: leaf548 }] } };
const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf552 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf632, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf630, body: { op: 'again', step: () => stepStepThoughtText } }] } }] }] } }, { op: 'leaf', read: leaf633 }] } };

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
