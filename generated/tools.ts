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
  let value!: BadThoughtCloseNode | BadEndTokenNode;
  l91: {
    const s92 = p;
    const t93 = trail.length;
    l94: {
      const r95 = readBadThoughtClose(p);
      if (r95 === undefined) { break l94; }
      value = r95;
      p = pos;
      break l91;
    }
    p = s92;
    if (trail.length > t93) trail.length = t93;
    const r97 = readBadEndToken(p);
    if (r97 === undefined) { return -1; }
    value = r97;
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
  l100: {
    const s98 = p;
    l99: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l101: {
        const s103 = p;
        l102: {
          p = skipTokens(p);
          if (p < 0) { break l102; }
          break l101;
        }
        p = s103;
      }
      if (p < end) {
        {
          const s108 = p;
          l109: {
            p++;
            break l99;
          }
          p = s108;
        }
      } else touched ||= p >= end;
      p = s98;
      break l100;
    }
    p = s98;
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
  let m107 = false;
  l104: for (;;) {
    const s106 = p;
    l105: {
      p = skipEndToken(p);
      if (p < 0) { break l105; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      m107 = true;
      continue l104;
    }
    p = s106;
    break;
  }
  if (!m107) { return -1; }
  return p;
}

function leaf41(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BuiltinHeadNode;
  const r112 = readBuiltinHead(p);
  if (r112 === undefined) { return -1; }
  value = r112;
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
  const r113 = readBuiltinName(p);
  if (r113 === undefined) { return undefined; }
  l_name = r113;
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
  const s114 = p;
  const n115 = characterSize(p, CLASS_1);
  if (n115 === 0) { return undefined; }
  p += n115;
  l116: for (;;) {
    const s118 = p;
    if (p < end) {
      l117: {
        const n120 = characterSize(p, CLASS_2);
        if (n120 === 0) { break l117; }
        p += n120;
        continue l116;
      }
      p = s118;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s114, p);
  pos = p;
  return value;
}

function leaf46(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyKeyNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r123 = readPyKey(p);
  if (r123 === undefined) { return -1; }
  value = r123;
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
  const r124 = readBareKey(p);
  if (r124 === undefined) { return undefined; }
  l_name = r124;
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
      const s133 = p;
      l134: {

        p++;
        return undefined;
      }
      p = s133;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'PyKey', start: base + start, end: base + p, name: l_name };
}

function readBareKey(p: number): string | undefined {
  let value!: string;
  const s125 = p;
  const n126 = characterSize(p, CLASS_3);
  if (n126 === 0) { return undefined; }
  p += n126;
  l127: for (;;) {
    const s129 = p;
    if (p < end) {
      l128: {
        const n131 = characterSize(p, CLASS_4);
        if (n131 === 0) { break l128; }
        p += n131;
        continue l127;
      }
      p = s129;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s125, p);
  pos = p;
  return value;
}

function leaf49(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | null;
  l137: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s139 = p;
      l138: {
        const r140 = readSpace(p);
        if (r140 === undefined) { break l138; }
        value = r140;
        p = pos;
        break l137;
      }
      p = s139;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function leaf50(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e142!: null;
  {
    const s143 = p;
    l144: {
      p = skipEnds(p);
      if (p < 0) { break l144; }
      return -1;
    }
    p = s143;
  }
  e142 = null;
  value = [e142];
  leafValue = value;
  return p;
}

function skipEnds(p: number): number {
  let c = 0;
  l146: {
    const s147 = p;
    l148: {
      p = skipEndMarker(p);
      if (p < 0) { break l148; }
      break l146;
    }
    p = s147;
    l151: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s149 = p;
        l150: {
          p++;
          p = s149;
          break l151;
        }
        p = s149;
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
  l156: {
    const s157 = p;
    l158: {
      p = skipStepAhead(p);
      if (p < 0) { break l158; }
      break l156;
    }
    p = s157;
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
  l152: {
    const s153 = p;
    if (text.charCodeAt(p) === 13) {
      l154: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l154;
        }
        p += 2;
        break l152;
      }
      p = s153;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l155: {

        p++;
        break l152;
      }
      p = s153;
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
  l159: {
    const s160 = p;
    l161: {
      p = skip_thoughtLabel(p);
      if (p < 0) { break l161; }
      break l159;
    }
    p = s160;
    l174: {
      p = skipInputLabel(p);
      if (p < 0) { break l174; }
      break l159;
    }
    p = s160;
    l178: {
      p = skipObservationLabel(p);
      if (p < 0) { break l178; }
      break l159;
    }
    p = s160;
    l182: {
      p = skip_answerLabel(p);
      if (p < 0) { break l182; }
      break l159;
    }
    p = s160;
    p = skipActionAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_thoughtLabel(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  l162: {
    if (text.charCodeAt(p) === 42) {
      const s164 = p;
      l163: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l163;
        }
        p += 2;
        break l162;
      }
      p = s164;
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
  l165: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s167 = p;
      l166: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l166;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l166;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l165;
      }
      p = s167;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l168: {
    if (text.charCodeAt(p) === 42) {
      const s170 = p;
      l169: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l169;
        }
        p += 2;
        break l168;
      }
      p = s170;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l171: {
    if (text.charCodeAt(p) === 42) {
      const s173 = p;
      l172: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l172;
        }
        p += 2;
        break l171;
      }
      p = s173;
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
  l196: {
    const s197 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l198: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l198;
        }
        p = skipEol(p);
        if (p < 0) { break l198; }
        break l196;
      }
      p = s197;
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
  l186: {
    if (text.charCodeAt(p) === 42) {
      const s188 = p;
      l187: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l187;
        }
        p += 2;
        break l186;
      }
      p = s188;
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
  const n190 = characterSize(p, CLASS_1);
  if (n190 === 0) { return -1; }
  p += n190;
  l191: for (;;) {
    const s193 = p;
    if (p < end) {
      l192: {
        const n195 = characterSize(p, CLASS_5);
        if (n195 === 0) { break l192; }
        p += n195;
        continue l191;
      }
      p = s193;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf67(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectOpenNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r199 = readObjectOpen(p);
  if (r199 === undefined) { return -1; }
  value = r199;
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
  l200: {
    if (text.charCodeAt(p) === 123) {
      const s202 = p;
      const t203 = trail.length;
      l201: {
        const r204 = readBadDoubledBrace(p);
        if (r204 === undefined) { break l201; }
        p = pos;
        break l200;
      }
      p = s202;
      if (trail.length > t203) trail.length = t203;
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
  l207: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s205 = p;
      l206: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l206;
        }
        p++;
        p = s205;
        break l207;
      }
      p = s205;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBraceNode = { type: 'BadDoubledBrace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf70(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  const r210 = readKey(p);
  if (r210 === undefined) { return -1; }
  value = r210;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: string;
  l211: {
    const s212 = p;
    if (text.charCodeAt(p) === 34) {
      l213: {

        l_quote = "\"";
        p++;
        const r214 = readDoubleKey(p);
        if (r214 === undefined) { break l213; }
        l_name = r214;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l213;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l213;
        }
        p++;
        break l211;
      }
      p = s212;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l243: {

        l_quote = "'";
        p++;
        const r244 = readSingleKey(p);
        if (r244 === undefined) { break l243; }
        l_name = r244;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l243;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l243;
        }
        p++;
        break l211;
      }
      p = s212;
    } else touched ||= p >= end;
    l258: {
      const r259 = readMarkedQuote(p);
      if (r259 === undefined) { break l258; }
      l_quote = r259;
      p = pos;
      const r261 = readMarkedKey(p);
      if (r261 === undefined) { break l258; }
      l_name = r261;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l258; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l258;
      }
      p++;
      break l211;
    }
    p = s212;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r271 = readBareKey(p);
    if (r271 === undefined) { return undefined; }
    l_name = r271;
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
  const list219: string[] = [];
  l215: for (;;) {
    const s217 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l216: {
        let v218!: string;
        l221: {
          const s222 = p;
          if (text.charCodeAt(p) === 92) {
            l223: {
              const r224 = read_escape(p);
              if (r224 === undefined) { break l223; }
              v218 = r224;
              p = pos;
              break l221;
            }
            p = s222;
          } else touched ||= p >= end;
          const s241 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l216;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v218 = text.slice(s241, p);
        }
        list219.push(v218);
        continue l215;
      }
      p = s217;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list219;
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
  l225: {
    const s226 = p;
    if (text.charCodeAt(p) === 92) {
      l227: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l227;
        }
        p += 2;
        const s228 = p;
        let n232 = 0;
        l229: for (;;) {
          if (n232 >= 4) break;
          const s231 = p;
          l230: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l230;
            }
            p++;
            n232++;
            continue l229;
          }
          p = s231;
          break;
        }
        if (n232 < 4) { break l227; }
        l_hex = text.slice(s228, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l225;
      }
      p = s226;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l233: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s234 = p;
            l235: {

              p++;
              break l233;
            }
            p = s234;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
          touched ||= p >= end;
          break l233;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l225;
      }
      p = s226;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s237 = p;
        l238: {

          p++;
          return undefined;
        }
        p = s237;
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
  const list249: string[] = [];
  l245: for (;;) {
    const s247 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l246: {
        let v248!: string;
        l251: {
          const s252 = p;
          if (text.charCodeAt(p) === 92) {
            l253: {
              const r254 = read_escape(p);
              if (r254 === undefined) { break l253; }
              v248 = r254;
              p = pos;
              break l251;
            }
            p = s252;
          } else touched ||= p >= end;
          const s256 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l246;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v248 = text.slice(s256, p);
        }
        list249.push(v248);
        continue l245;
      }
      p = s247;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list249;
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
  const s262 = p;
  let m266 = false;
  l263: for (;;) {
    const s265 = p;
    l264: {
      {
        const s267 = p;
        l268: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l268; }
          break l264;
        }
        p = s267;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l264;
      }
      p++;
      m266 = true;
      continue l263;
    }
    p = s265;
    break;
  }
  if (!m266) { return undefined; }
  value = text.slice(s262, p);
  pos = p;
  return value;
}

function skipMarkedQuote(p: number): number {
  const noted = trail.length;
  const value = readMarkedQuote(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function leaf78(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, SpaceNode] | null;
  l274: {
    const s276 = p;
    l275: {
      const r277 = readGap(p);
      if (r277 === undefined) { break l275; }
      value = r277;
      p = pos;
      break l274;
    }
    p = s276;
    value = null;
  }
  leafValue = value;
  return p;
}

function readGap(p: number): [null, SpaceNode] | undefined {
  let c = 0;
  let value!: [null, SpaceNode];
  let e278!: null;
  {
    const s279 = p;
    l280: {
      p = skipStepsGoOn(p);
      if (p < 0) { break l280; }
      return undefined;
    }
    p = s279;
  }
  e278 = null;
  let e282!: SpaceNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  const r283 = readSpace(p);
  if (r283 === undefined) { return undefined; }
  e282 = r283;
  p = pos;
  value = [e278, e282];
  pos = p;
  return value;
}

function leaf80(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r286 = readListOpen(p);
  if (r286 === undefined) { return -1; }
  value = r286;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l287: {
    const s288 = p;
    if (text.charCodeAt(p) === 91) {
      l289: {

        p++;
        break l287;
      }
      p = s288;
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

function leaf84(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode;
  if (!(text.charCodeAt(p) === 44)) {
    touched ||= p >= end;
    return -1;
  }
  const r291 = readComma(p);
  if (r291 === undefined) { return -1; }
  value = r291;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l292: {
    const s293 = p;
    const t294 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l295: {
        const r296 = readBadComma(p);
        if (r296 === undefined) { break l295; }
        p = pos;
        break l292;
      }
      p = s293;
      if (trail.length > t294) trail.length = t294;
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
  l299: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
      const s297 = p;
      l298: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l298;
        }
        p++;
        p = s297;
        break l299;
      }
      p = s297;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadCommaNode = { type: 'BadComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf87(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r302 = readTripleOpen(p);
  if (r302 === undefined) { return -1; }
  value = r302;
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

function text89(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if ((p < end && text.charCodeAt(p) !== 92)) {
      l304: {
        if (text.charCodeAt(p) === 34) {
          {
            const s305 = p;
            l306: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l306;
              }
              p += 3;
              break l304;
            }
            p = s305;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l304;
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

function leaf90(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode;
  l308: {
    const s309 = p;
    const t310 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l311: {
        const r312 = readEscape(p);
        if (r312 === undefined) { break l311; }
        value = r312;
        p = pos;
        break l308;
      }
      p = s309;
      if (trail.length > t310) trail.length = t310;
    } else touched ||= p >= end;
    const r316 = readBadCutEscape(p);
    if (r316 === undefined) { return -1; }
    value = r316;
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
  const r313 = read_escape(p);
  if (r313 === undefined) { return undefined; }
  l_text = r313;
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
  l317: {
    const s318 = p;
    if (text.charCodeAt(p) === 92) {
      l319: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l319;
        }
        p += 2;
        let n324 = 0;
        l321: for (;;) {
          if (n324 >= 4) break;
          const s323 = p;
          l322: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l322;
            }
            p++;
            n324++;
            continue l321;
          }
          p = s323;
          break;
        }
        if (n324 < 4) { break l319; }
        break l317;
      }
      p = s318;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l325: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s326 = p;
            l327: {

              p++;
              break l325;
            }
            p = s326;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
          touched ||= p >= end;
          break l325;
        }
        p++;
        break l317;
      }
      p = s318;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s329 = p;
        l330: {

          p++;
          return -1;
        }
        p = s329;
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

function leaf95(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  const r333 = readTripleEnd(p);
  if (r333 === undefined) { return -1; }
  value = r333;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l334: {
    const s335 = p;
    const t336 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l337: {
        const r338 = readTripleClose(p);
        if (r338 === undefined) { break l337; }
        value = r338;
        p = pos;
        break l334;
      }
      p = s335;
      if (trail.length > t336) trail.length = t336;
    } else touched ||= p >= end;
    l340: {
      const r341 = readMissingRest(p);
      if (r341 === undefined) { break l340; }
      value = r341;
      p = pos;
      break l334;
    }
    p = s335;
    if (trail.length > t336) trail.length = t336;
    const r346 = readMissingQuote(p);
    if (r346 === undefined) { return undefined; }
    value = r346;
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
      const s342 = p;
      l343: {
        p++;
        return undefined;
      }
      p = s342;
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

function leaf100(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DoubleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r349 = readDoubleOpen(p);
  if (r349 === undefined) { return -1; }
  value = r349;
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

function text102(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l351: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l351;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l352: {
      {
        const s353 = p;
        l354: {
          p = skipEnds(p);
          if (p < 0) { break l354; }
          break l352;
        }
        p = s353;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l352;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l356: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l356;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s357 = p;
          l358: {
            p = skipEnds(p);
            if (p < 0) { break l358; }
            {
              const s360 = p;
              l361: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l361; }
                break l358;
              }
              p = s360;
            }
            break l356;
          }
          p = s357;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l370: {
      p = skipEnds(p);
      if (p < 0) { break l370; }
      l373: {
        const s371 = p;
        l372: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l372; }
          p = s371;
          break l373;
        }
        p = s371;
        break l370;
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
  let n366 = 0;
  l363: for (;;) {
    if (n366 >= 4096) break;
    const s365 = p;
    l364: {
      l367: {
        const s368 = p;
        if (text.charCodeAt(p) === 92) {
          l369: {
            p = skip_escape(p);
            if (p < 0) { break l369; }
            break l367;
          }
          p = s368;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l364;
        }
        p++;
      }
      n366++;
      continue l363;
    }
    p = s365;
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

function leaf104(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadDoubleQuoteNode;
  l374: {
    const s375 = p;
    const t376 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l377: {
        const r378 = readEscape(p);
        if (r378 === undefined) { break l377; }
        value = r378;
        p = pos;
        break l374;
      }
      p = s375;
      if (trail.length > t376) trail.length = t376;
    } else touched ||= p >= end;
    l380: {
      const r381 = readBadCutEscape(p);
      if (r381 === undefined) { break l380; }
      value = r381;
      p = pos;
      break l374;
    }
    p = s375;
    if (trail.length > t376) trail.length = t376;
    l383: {
      const r384 = readBadNewline(p);
      if (r384 === undefined) { break l383; }
      value = r384;
      p = pos;
      break l374;
    }
    p = s375;
    if (trail.length > t376) trail.length = t376;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r395 = readBadDoubleQuote(p);
    if (r395 === undefined) { return -1; }
    value = r395;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  {
    const s385 = p;
    l386: {
      p = skipEnds(p);
      if (p < 0) { break l386; }
      return undefined;
    }
    p = s385;
  }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  {
    const s388 = p;
    l389: {
      p = skipEnds(p);
      if (p < 0) { break l389; }
      {
        const s391 = p;
        l392: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l392; }
          break l389;
        }
        p = s391;
      }
      return undefined;
    }
    p = s388;
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
    const s396 = p;
    l397: {
      p = skipAfterText(p);
      if (p < 0) { break l397; }
      return undefined;
    }
    p = s396;
  }
  pos = p;
  const node: BadDoubleQuoteNode = { type: 'BadDoubleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipAfterText(p: number): number {
  let c = 0;
  l399: {
    const s400 = p;
    l401: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipEnds(p);
      if (p < 0) { break l401; }
      break l399;
    }
    p = s400;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    l402: {
      const s403 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
        l404: {
          p++;
          break l402;
        }
        p = s403;
      } else touched ||= p >= end;
      l405: {
        p = skipEnds(p);
        if (p < 0) { break l405; }
        break l402;
      }
      p = s403;
      if (p < end) {
        {
          const s406 = p;
          l407: {
            p++;
            return -1;
          }
          p = s406;
        }
      } else touched ||= p >= end;
    }
  }
  return p;
}

function leaf108(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  const r410 = readTextEnd(p);
  if (r410 === undefined) { return -1; }
  value = r410;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l411: {
    const s412 = p;
    const t413 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l414: {
        const r415 = readTextClose(p);
        if (r415 === undefined) { break l414; }
        value = r415;
        p = pos;
        break l411;
      }
      p = s412;
      if (trail.length > t413) trail.length = t413;
    } else touched ||= p >= end;
    l417: {
      const r418 = readMissingRest(p);
      if (r418 === undefined) { break l417; }
      value = r418;
      p = pos;
      break l411;
    }
    p = s412;
    if (trail.length > t413) trail.length = t413;
    const r420 = readMissingQuote(p);
    if (r420 === undefined) { return undefined; }
    value = r420;
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

function leaf111(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SingleOpenNode;
  if (!(text.charCodeAt(p) === 39)) {
    touched ||= p >= end;
    return -1;
  }
  const r423 = readSingleOpen(p);
  if (r423 === undefined) { return -1; }
  value = r423;
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

function text113(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l425: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l425;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l426: {
      {
        const s427 = p;
        l428: {
          p = skipEnds(p);
          if (p < 0) { break l428; }
          break l426;
        }
        p = s427;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l426;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l430: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l430;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s431 = p;
          l432: {
            p = skipEnds(p);
            if (p < 0) { break l432; }
            {
              const s434 = p;
              l435: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l435; }
                break l432;
              }
              p = s434;
            }
            break l430;
          }
          p = s431;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l444: {
      p = skipEnds(p);
      if (p < 0) { break l444; }
      l447: {
        const s445 = p;
        l446: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l446; }
          p = s445;
          break l447;
        }
        p = s445;
        break l444;
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
  let n440 = 0;
  l437: for (;;) {
    if (n440 >= 4096) break;
    const s439 = p;
    l438: {
      l441: {
        const s442 = p;
        if (text.charCodeAt(p) === 92) {
          l443: {
            p = skip_escape(p);
            if (p < 0) { break l443; }
            break l441;
          }
          p = s442;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l438;
        }
        p++;
      }
      n440++;
      continue l437;
    }
    p = s439;
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

function leaf115(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadSingleQuoteNode;
  l448: {
    const s449 = p;
    const t450 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l451: {
        const r452 = readEscape(p);
        if (r452 === undefined) { break l451; }
        value = r452;
        p = pos;
        break l448;
      }
      p = s449;
      if (trail.length > t450) trail.length = t450;
    } else touched ||= p >= end;
    l454: {
      const r455 = readBadCutEscape(p);
      if (r455 === undefined) { break l454; }
      value = r455;
      p = pos;
      break l448;
    }
    p = s449;
    if (trail.length > t450) trail.length = t450;
    l457: {
      const r458 = readBadNewline(p);
      if (r458 === undefined) { break l457; }
      value = r458;
      p = pos;
      break l448;
    }
    p = s449;
    if (trail.length > t450) trail.length = t450;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r460 = readBadSingleQuote(p);
    if (r460 === undefined) { return -1; }
    value = r460;
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
    const s461 = p;
    l462: {
      p = skipAfterText(p);
      if (p < 0) { break l462; }
      return undefined;
    }
    p = s461;
  }
  pos = p;
  const node: BadSingleQuoteNode = { type: 'BadSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf117(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedOpenNode;
  const r465 = readMarkedOpen(p);
  if (r465 === undefined) { return -1; }
  value = r465;
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

function text119(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l467: {
      {
        const s468 = p;
        l469: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l469; }
          break l467;
        }
        p = s468;
      }
      {
        const s471 = p;
        l472: {
          p = skipEnds(p);
          if (p < 0) { break l472; }
          break l467;
        }
        p = s471;
      }
      {
        const s474 = p;
        l475: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l475; }
          break l467;
        }
        p = s474;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l467;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l477: {
      {
        const s478 = p;
        l479: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l479; }
          break l477;
        }
        p = s478;
      }
      p = skipEnds(p);
      if (p < 0) { break l477; }
      l483: {
        const s481 = p;
        l482: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l482; }
          p = s481;
          break l483;
        }
        p = s481;
        break l477;
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
  let n487 = 0;
  l484: for (;;) {
    if (n487 >= 4096) break;
    const s486 = p;
    l485: {
      {
        const s488 = p;
        l489: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l489; }
          break l485;
        }
        p = s488;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l485;
      }
      p++;
      n487++;
      continue l484;
    }
    p = s486;
    break;
  }
  p = skipMarkedQuote(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf124(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  const r491 = readMarkedEnd(p);
  if (r491 === undefined) { return -1; }
  value = r491;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l492: {
    const s493 = p;
    const t494 = trail.length;
    l495: {
      const r496 = readMarkedClose(p);
      if (r496 === undefined) { break l495; }
      value = r496;
      p = pos;
      break l492;
    }
    p = s493;
    if (trail.length > t494) trail.length = t494;
    l498: {
      const r499 = readBadCutMarkedQuote(p);
      if (r499 === undefined) { break l498; }
      value = r499;
      p = pos;
      break l492;
    }
    p = s493;
    if (trail.length > t494) trail.length = t494;
    l501: {
      const r502 = readMissingRest(p);
      if (r502 === undefined) { break l501; }
      value = r502;
      p = pos;
      break l492;
    }
    p = s493;
    if (trail.length > t494) trail.length = t494;
    const r504 = readMissingQuote(p);
    if (r504 === undefined) { return undefined; }
    value = r504;
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

function leaf128(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberNode | WordNode;
  l507: {
    const s508 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l509: {
        const r510 = readNumber(p);
        if (r510 === undefined) { break l509; }
        value = r510;
        p = pos;
        break l507;
      }
      p = s508;
    } else touched ||= p >= end;
    const r534 = readWord(p);
    if (r534 === undefined) { return -1; }
    value = r534;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s511 = p;
  l512: {
    if (text.charCodeAt(p) === 45) {
      const s514 = p;
      l513: {

        p++;
        break l512;
      }
      p = s514;
    } else touched ||= p >= end;
  }
  l515: {
    const s516 = p;
    if (text.charCodeAt(p) === 48) {
      l517: {

        p++;
        break l515;
      }
      p = s516;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l518: {
    if (text.charCodeAt(p) === 46) {
      const s520 = p;
      l519: {

        p++;
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
  l521: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s523 = p;
      l522: {
        p++;
        l524: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s526 = p;
            l525: {
              p++;
              break l524;
            }
            p = s526;
          } else touched ||= p >= end;
        }
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
  l_text = text.slice(s511, p);
  l529: {
    const s527 = p;
    l528: {
      p = skipScalarEnd(p);
      if (p < 0) { break l528; }
      p = s527;
      break l529;
    }
    p = s527;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l530: {
    const s531 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
      l532: {
        p++;
        break l530;
      }
      p = s531;
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
  const s535 = p;
  {
    const s536 = p;
    l537: {
      p = skipEnds(p);
      if (p < 0) { break l537; }
      return undefined;
    }
    p = s536;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l539: for (;;) {
    const s541 = p;
    l540: {
      {
        const s543 = p;
        l544: {
          p = skipEnds(p);
          if (p < 0) { break l544; }
          break l540;
        }
        p = s543;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l540;
      }
      p++;
      continue l539;
    }
    p = s541;
    break;
  }
  l_text = text.slice(s535, p);
  l548: {
    const s546 = p;
    l547: {
      p = skipScalarEnd(p);
      if (p < 0) { break l547; }
      p = s546;
      break l548;
    }
    p = s546;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf132(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l550: {
    const s551 = p;
    const t552 = trail.length;
    l553: {
      const r554 = readGap(p);
      if (r554 === undefined) { break l553; }
      value = r554;
      p = pos;
      break l550;
    }
    p = s551;
    if (trail.length > t552) trail.length = t552;
    l556: {
      const r557 = readBadCutPart(p);
      if (r557 === undefined) { break l556; }
      value = r557;
      p = pos;
      break l550;
    }
    p = s551;
    if (trail.length > t552) trail.length = t552;
    const r632 = readBadDebris(p);
    if (r632 === undefined) { return -1; }
    value = r632;
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
  l558: {
    const s559 = p;
    l560: {
      p = skipKey(p);
      if (p < 0) { break l560; }
      break l558;
    }
    p = s559;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l597: {
        p = skipNumber(p);
        if (p < 0) { break l597; }
        break l558;
      }
      p = s559;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l561: {
    const s562 = p;
    if (text.charCodeAt(p) === 34) {
      l563: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l563; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l563;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l563;
        }
        p++;
        break l561;
      }
      p = s562;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l572: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l572; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l572;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l572;
        }
        p++;
        break l561;
      }
      p = s562;
    } else touched ||= p >= end;
    l581: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l581; }
      p = skipMarkedKey(p);
      if (p < 0) { break l581; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l581; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l581;
      }
      p++;
      break l561;
    }
    p = s562;

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
  l564: for (;;) {
    const s566 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l565: {
        l568: {
          const s569 = p;
          if (text.charCodeAt(p) === 92) {
            l570: {
              p = skip_escape(p);
              if (p < 0) { break l570; }
              break l568;
            }
            p = s569;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l565;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l564;
      }
      p = s566;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l573: for (;;) {
    const s575 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l574: {
        l577: {
          const s578 = p;
          if (text.charCodeAt(p) === 92) {
            l579: {
              p = skip_escape(p);
              if (p < 0) { break l579; }
              break l577;
            }
            p = s578;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l574;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l573;
      }
      p = s575;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m586 = false;
  l583: for (;;) {
    const s585 = p;
    l584: {
      {
        const s587 = p;
        l588: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l588; }
          break l584;
        }
        p = s587;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l584;
      }
      p++;
      m586 = true;
      continue l583;
    }
    p = s585;
    break;
  }
  if (!m586) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n591 = characterSize(p, CLASS_3);
  if (n591 === 0) { return -1; }
  p += n591;
  l592: for (;;) {
    const s594 = p;
    if (p < end) {
      l593: {
        const n596 = characterSize(p, CLASS_4);
        if (n596 === 0) { break l593; }
        p += n596;
        continue l592;
      }
      p = s594;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l599: {
    if (text.charCodeAt(p) === 45) {
      const s601 = p;
      l600: {

        p++;
        break l599;
      }
      p = s601;
    } else touched ||= p >= end;
  }
  l602: {
    const s603 = p;
    if (text.charCodeAt(p) === 48) {
      l604: {

        p++;
        break l602;
      }
      p = s603;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l605: {
    if (text.charCodeAt(p) === 46) {
      const s607 = p;
      l606: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l606;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l605;
      }
      p = s607;
    } else touched ||= p >= end;
  }
  l608: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s610 = p;
      l609: {
        p++;
        l611: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s613 = p;
            l612: {
              p++;
              break l611;
            }
            p = s613;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l609;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l608;
      }
      p = s610;
    } else touched ||= p >= end;
  }
  l616: {
    const s614 = p;
    l615: {
      p = skipScalarEnd(p);
      if (p < 0) { break l615; }
      p = s614;
      break l616;
    }
    p = s614;
    return -1;
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s618 = p;
    l619: {
      p = skipEnds(p);
      if (p < 0) { break l619; }
      return -1;
    }
    p = s618;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l621: for (;;) {
    const s623 = p;
    l622: {
      {
        const s625 = p;
        l626: {
          p = skipEnds(p);
          if (p < 0) { break l626; }
          break l622;
        }
        p = s625;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l622;
      }
      p++;
      continue l621;
    }
    p = s623;
    break;
  }
  l630: {
    const s628 = p;
    l629: {
      p = skipScalarEnd(p);
      if (p < 0) { break l629; }
      p = s628;
      break l630;
    }
    p = s628;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s633 = p;
    l634: {
      p = skipEnds(p);
      if (p < 0) { break l634; }
      return undefined;
    }
    p = s633;
  }
  {
    const s636 = p;
    l637: {
      if (p < end) {
        {
          const s639 = p;
          l640: {
            p++;
            break l637;
          }
          p = s639;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s636;
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
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r643 = readListEnd(p);
  if (r643 === undefined) { return -1; }
  value = r643;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l644: {
    const s645 = p;
    const t646 = trail.length;
    l647: {
      const r648 = readListClose(p);
      if (r648 === undefined) { break l647; }
      value = r648;
      p = pos;
      break l644;
    }
    p = s645;
    if (trail.length > t646) trail.length = t646;
    l653: {
      const r654 = readMissingRest(p);
      if (r654 === undefined) { break l653; }
      value = r654;
      p = pos;
      break l644;
    }
    p = s645;
    if (trail.length > t646) trail.length = t646;
    const r656 = readMissingBracket(p);
    if (r656 === undefined) { return undefined; }
    value = r656;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l649: {
    const s650 = p;
    if (text.charCodeAt(p) === 93) {
      l651: {

        p++;
        break l649;
      }
      p = s650;
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

function leaf150(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l659: {
    const s660 = p;
    const t661 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l662: {
        const r663 = readComma(p);
        if (r663 === undefined) { break l662; }
        value = r663;
        p = pos;
        break l659;
      }
      p = s660;
      if (trail.length > t661) trail.length = t661;
    } else touched ||= p >= end;
    l665: {
      const r666 = readGap(p);
      if (r666 === undefined) { break l665; }
      value = r666;
      p = pos;
      break l659;
    }
    p = s660;
    if (trail.length > t661) trail.length = t661;
    l668: {
      const r669 = readBadCutPart(p);
      if (r669 === undefined) { break l668; }
      value = r669;
      p = pos;
      break l659;
    }
    p = s660;
    if (trail.length > t661) trail.length = t661;
    const r671 = readBadDebris(p);
    if (r671 === undefined) { return -1; }
    value = r671;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf151(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r673 = readObjectEnd(p);
  if (r673 === undefined) { return -1; }
  value = r673;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l674: {
    const s675 = p;
    const t676 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l677: {
        const r678 = readObjectClose(p);
        if (r678 === undefined) { break l677; }
        value = r678;
        p = pos;
        break l674;
      }
      p = s675;
      if (trail.length > t676) trail.length = t676;
    } else touched ||= p >= end;
    l680: {
      const r681 = readMissingRest(p);
      if (r681 === undefined) { break l680; }
      value = r681;
      p = pos;
      break l674;
    }
    p = s675;
    if (trail.length > t676) trail.length = t676;
    const r683 = readMissingBracket(p);
    if (r683 === undefined) { return undefined; }
    value = r683;
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

function leaf154(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutArgumentNode | BadCutPartNode | BadDebrisNode;
  l686: {
    const s687 = p;
    const t688 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l689: {
        const r690 = readSpace(p);
        if (r690 === undefined) { break l689; }
        value = r690;
        p = pos;
        break l686;
      }
      p = s687;
      if (trail.length > t688) trail.length = t688;
    } else touched ||= p >= end;
    l692: {
      const r693 = readBadCutArgument(p);
      if (r693 === undefined) { break l692; }
      value = r693;
      p = pos;
      break l686;
    }
    p = s687;
    if (trail.length > t688) trail.length = t688;
    l698: {
      const r699 = readBadCutPart(p);
      if (r699 === undefined) { break l698; }
      value = r699;
      p = pos;
      break l686;
    }
    p = s687;
    if (trail.length > t688) trail.length = t688;
    const r701 = readBadDebris(p);
    if (r701 === undefined) { return -1; }
    value = r701;
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
      const s694 = p;
      l695: {

        p++;
        return -1;
      }
      p = s694;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf158(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r703 = readPyCallEnd(p);
  if (r703 === undefined) { return -1; }
  value = r703;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l704: {
    const s705 = p;
    const t706 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l707: {
        const r708 = readPyCallClose(p);
        if (r708 === undefined) { break l707; }
        value = r708;
        p = pos;
        break l704;
      }
      p = s705;
      if (trail.length > t706) trail.length = t706;
    } else touched ||= p >= end;
    l710: {
      const r711 = readMissingRest(p);
      if (r711 === undefined) { break l710; }
      value = r711;
      p = pos;
      break l704;
    }
    p = s705;
    if (trail.length > t706) trail.length = t706;
    const r713 = readMissingBracket(p);
    if (r713 === undefined) { return undefined; }
    value = r713;
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

function leaf161(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CodeHeadNode;
  const r716 = readCodeHead(p);
  if (r716 === undefined) { return -1; }
  value = r716;
  p = pos;
  leafValue = value;
  return p;
}

function readCodeHead(p: number): CodeHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l717: {
    const s718 = p;
    const t719 = trail.length;
    l720: {
      const r721 = readMessageStart(p);
      if (r721 === undefined) { break l720; }
      l_opening = r721;
      p = pos;
      l740: for (;;) {
        const s742 = p;
        const t743 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
          l741: {
            const r745 = readHeadPart(p);
            if (r745 === undefined) { break l741; }
            p = pos;
            continue l740;
          }
          p = s742;
          if (trail.length > t743) trail.length = t743;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l720;
      }
      p = skipTo(p);
      if (p < 0) { break l720; }
      p = skipCodeName(p);
      if (p < 0) { break l720; }
      if (p < end) {
        {
          const s892 = p;
          l893: {
            const n895 = characterSize(p, CLASS_5);
            if (n895 === 0) { break l893; }
            p += n895;
            break l720;
          }
          p = s892;
        }
      } else touched ||= p >= end;
      l896: for (;;) {
        const s898 = p;
        const t899 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
          l897: {
            const r901 = readHeadPart(p);
            if (r901 === undefined) { break l897; }
            p = pos;
            continue l896;
          }
          p = s898;
          if (trail.length > t899) trail.length = t899;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l720;
      }
      p += 11;
      break l717;
    }
    p = s718;
    if (trail.length > t719) trail.length = t719;
    l_opening = null;
    l903: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l903; }
      p = skipCodeName(p);
      if (p < 0) { break l903; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l903;
      }
      p = skipEol(p);
      if (p < 0) { break l903; }
      break l717;
    }
    p = s718;
    if (trail.length > t719) trail.length = t719;
    l_opening = null;
    p = skipCodeOpen(p);
    if (p < 0) { return undefined; }
    {
      const s904 = p;
      l905: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l907: {
          const s908 = p;
          if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
            l909: {
              p++;
              break l907;
            }
            p = s908;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s910 = p;
              l911: {
                p++;
                break l905;
              }
              p = s910;
            }
          } else touched ||= p >= end;
        }
        return undefined;
      }
      p = s904;
    }
  }
  pos = p;
  return { type: 'CodeHead', start: base + start, end: base + p, opening: l_opening };
}

function readMessageStart(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l722: {
    const s723 = p;
    l724: {
      const s725 = p;
      p = skipChannels(p);
      if (p < 0) { break l724; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l724;
      }
      p += 9;
      l726: {
        if (text.charCodeAt(p) === 97) {
          const s728 = p;
          l727: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l727;
            }
            p += 9;
            break l726;
          }
          p = s728;
        } else touched ||= p >= end;
      }
      value = text.slice(s725, p);
      break l722;
    }
    p = s723;
    const s729 = p;
    p = skipChannels(p);
    if (p < 0) { return undefined; }
    l732: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s730 = p;
        l731: {
          l733: {
            const s734 = p;
            if (text.charCodeAt(p) === 60) {
              l735: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l735;
                }
                p += 11;
                break l733;
              }
              p = s734;
            } else touched ||= p >= end;
            l736: {
              if (text.charCodeAt(p) === 32) {
                const s738 = p;
                l737: {

                  p++;
                  break l736;
                }
                p = s738;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l731;
            }
            p += 3;
          }
          p = s730;
          break l732;
        }
        p = s730;
      } else touched ||= p >= end;
      return undefined;
    }
    value = text.slice(s729, p);
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
  let e746!: string[];
  const list751: string[] = [];
  l747: for (;;) {
    const s749 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l748: {
        let v750!: string;
        const r753 = readBlank(p);
        if (r753 === undefined) { break l748; }
        v750 = r753;
        p = pos;
        list751.push(v750);
        continue l747;
      }
      p = s749;
    } else touched ||= p >= end;
    break;
  }
  e746 = list751;
  let e755!: BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code";
  l756: {
    const s757 = p;
    const t758 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l759: {
        const r760 = readBadHeaderAgain(p);
        if (r760 === undefined) { break l759; }
        e755 = r760;
        p = pos;
        break l756;
      }
      p = s757;
      if (trail.length > t758) trail.length = t758;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l824: {
        const r825 = readChannel(p);
        if (r825 === undefined) { break l824; }
        e755 = r825;
        p = pos;
        break l756;
      }
      p = s757;
      if (trail.length > t758) trail.length = t758;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l835: {
        const r836 = readBadConstraintAgain(p);
        if (r836 === undefined) { break l835; }
        e755 = r836;
        p = pos;
        break l756;
      }
      p = s757;
      if (trail.length > t758) trail.length = t758;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l841: {
        const r842 = readConstraint(p);
        if (r842 === undefined) { break l841; }
        e755 = r842;
        p = pos;
        break l756;
      }
      p = s757;
      if (trail.length > t758) trail.length = t758;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l852: {
        let e853!: [string[], "to="];
        const r854 = readTo(p);
        if (r854 === undefined) { break l852; }
        e853 = r854;
        p = pos;
        let e866!: "assistant" | "user";
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l852;
        }
        const r867 = readPseudoName(p);
        if (r867 === undefined) { break l852; }
        e866 = r867;
        p = pos;
        let e872!: null;
        if (p < end) {
          {
            const s873 = p;
            l874: {
              const n876 = characterSize(p, CLASS_5);
              if (n876 === 0) { break l874; }
              p += n876;
              break l852;
            }
            p = s873;
          }
        } else touched ||= p >= end;
        e872 = null;
        e755 = [e853, e866, e872];
        break l756;
      }
      p = s757;
      if (trail.length > t758) trail.length = t758;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 99 || c === 106))) {
      touched ||= p >= end;
      return undefined;
    }
    const r877 = readContentType(p);
    if (r877 === undefined) { return undefined; }
    e755 = r877;
    p = pos;
  }
  let e882!: string[];
  const list887: string[] = [];
  l883: for (;;) {
    const s885 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l884: {
        let v886!: string;
        const r889 = readBlank(p);
        if (r889 === undefined) { break l884; }
        v886 = r889;
        p = pos;
        list887.push(v886);
        continue l883;
      }
      p = s885;
    } else touched ||= p >= end;
    break;
  }
  e882 = list887;
  value = [e746, e755, e882];
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
  l763: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      const s761 = p;
      l762: {
        l764: for (;;) {
          const s766 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
            l765: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s768 = p;
                  l769: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l769; }
                    break l765;
                  }
                  p = s768;
                }
              } else touched ||= p >= end;
              l771: {
                const s772 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
                  l773: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l773; }
                    break l771;
                  }
                  p = s772;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l765;
                }
                p = skipTo(p);
                if (p < 0) { break l765; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l765;
                }
                p = skipCalledName(p);
                if (p < 0) { break l765; }
              }
              continue l764;
            }
            p = s766;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l762;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l762; }
        p = s761;
        break l763;
      }
      p = s761;
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
  l774: {
    const s775 = p;
    if (text.charCodeAt(p) === 60) {
      l776: {
        p = skipBadHeaderAgain(p);
        if (p < 0) { break l776; }
        break l774;
      }
      p = s775;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l809: {
        if (!text.startsWith("<|channel|>", p)) {
          reachesEnd(p, "<|channel|>");
          break l809;
        }
        p += 11;
        if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l809;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l774;
      }
      p = s775;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l810: {
        p = skipBadConstraintAgain(p);
        if (p < 0) { break l810; }
        break l774;
      }
      p = s775;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l814: {
        if (!text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l814;
        }
        p += 13;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l774;
      }
      p = s775;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l815: {
        p = skipTo(p);
        if (p < 0) { break l815; }
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l815;
        }
        p = skipPseudoName(p);
        if (p < 0) { break l815; }
        if (p < end) {
          {
            const s816 = p;
            l817: {
              const n819 = characterSize(p, CLASS_5);
              if (n819 === 0) { break l817; }
              p += n819;
              break l815;
            }
            p = s816;
          }
        } else touched ||= p >= end;
        break l774;
      }
      p = s775;
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
  l779: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      const s777 = p;
      l778: {
        l780: for (;;) {
          const s782 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
            l781: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s784 = p;
                  l785: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l785; }
                    break l781;
                  }
                  p = s784;
                }
              } else touched ||= p >= end;
              l787: {
                const s788 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
                  l789: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l789; }
                    break l787;
                  }
                  p = s788;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l781;
                }
                p = skipTo(p);
                if (p < 0) { break l781; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l781;
                }
                p = skipCalledName(p);
                if (p < 0) { break l781; }
              }
              continue l780;
            }
            p = s782;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l778;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l778; }
        p = s777;
        break l779;
      }
      p = s777;
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
      const s790 = p;
      l791: {
        p = skipPseudoName(p);
        if (p < 0) { break l791; }
        if (p < end) {
          {
            const s796 = p;
            l797: {
              const n799 = characterSize(p, CLASS_5);
              if (n799 === 0) { break l797; }
              p += n799;
              break l791;
            }
            p = s796;
          }
        } else touched ||= p >= end;
        return -1;
      }
      p = s790;
    }
  } else touched ||= p >= end;
  l800: {
    if (text.charCodeAt(p) === 102) {
      const s802 = p;
      l801: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l801;
        }
        p += 10;
        break l800;
      }
      p = s802;
    } else touched ||= p >= end;
  }
  let m807 = false;
  l804: for (;;) {
    const s806 = p;
    if (p < end) {
      l805: {
        const n808 = characterSize(p, CLASS_5);
        if (n808 === 0) { break l805; }
        p += n808;
        m807 = true;
        continue l804;
      }
      p = s806;
    } else touched ||= p >= end;
    break;
  }
  if (!m807) { return -1; }
  return p;
}

function skipPseudoName(p: number): number {
  l793: {
    const s794 = p;
    if (text.charCodeAt(p) === 97) {
      l795: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l795;
        }
        p += 9;
        break l793;
      }
      p = s794;
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
  l813: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s811 = p;
      l812: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l812;
        }
        p += 13;
        p = s811;
        break l813;
      }
      p = s811;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipContentType(p: number): number {
  l820: {
    const s821 = p;
    if (text.charCodeAt(p) === 106) {
      l822: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l822;
        }
        p += 4;
        break l820;
      }
      p = s821;
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
  let e826!: "<|channel|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
    reachesEnd(p, "<|channel|>");
    return undefined;
  }
  e826 = "<|channel|>";
  p += 11;
  let e827!: string[];
  const list832: string[] = [];
  l828: for (;;) {
    const s830 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l829: {
        let v831!: string;
        v831 = text.charAt(p);
        p++;
        list832.push(v831);
        continue l828;
      }
      p = s830;
    } else touched ||= p >= end;
    break;
  }
  if (list832.length === 0) { return undefined; }
  e827 = list832;
  value = [e826, e827];
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
  l839: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s837 = p;
      l838: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l838;
        }
        p += 13;
        p = s837;
        break l839;
      }
      p = s837;
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
  let e843!: "<|constrain|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
    reachesEnd(p, "<|constrain|>");
    return undefined;
  }
  e843 = "<|constrain|>";
  p += 13;
  let e844!: string[];
  const list849: string[] = [];
  l845: for (;;) {
    const s847 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l846: {
        let v848!: string;
        v848 = text.charAt(p);
        p++;
        list849.push(v848);
        continue l845;
      }
      p = s847;
    } else touched ||= p >= end;
    break;
  }
  e844 = list849;
  value = [e843, e844];
  pos = p;
  return value;
}

function readTo(p: number): [string[], "to="] | undefined {
  let c = 0;
  let value!: [string[], "to="];
  let e855!: string[];
  const list860: string[] = [];
  l856: for (;;) {
    const s858 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l857: {
        let v859!: string;
        const r862 = readBlank(p);
        if (r862 === undefined) { break l857; }
        v859 = r862;
        p = pos;
        list860.push(v859);
        continue l856;
      }
      p = s858;
    } else touched ||= p >= end;
    break;
  }
  e855 = list860;
  let e864!: "to=";
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return undefined;
  }
  e864 = "to=";
  p += 3;
  value = [e855, e864];
  pos = p;
  return value;
}

function readPseudoName(p: number): "assistant" | "user" | undefined {
  let value!: "assistant" | "user";
  l868: {
    const s869 = p;
    if (text.charCodeAt(p) === 97) {
      l870: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l870;
        }
        value = "assistant";
        p += 9;
        break l868;
      }
      p = s869;
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
  l878: {
    const s879 = p;
    if (text.charCodeAt(p) === 106) {
      l880: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l880;
        }
        value = "json";
        p += 4;
        break l878;
      }
      p = s879;
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

function text187(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l914: {
      {
        const s915 = p;
        l916: {
          p = skipMarkAhead(p);
          if (p < 0) { break l916; }
          break l914;
        }
        p = s915;
      }
      {
        const s972 = p;
        l973: {
          p = skipEndToken(p);
          if (p < 0) { break l973; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l975: {
            const s977 = p;
            l976: {
              p = skipTokens(p);
              if (p < 0) { break l976; }
              break l975;
            }
            p = s977;
          }
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
          break l914;
        }
        p = s972;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l914;
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
  l918: {
    const s919 = p;
    l920: {
      p = skipEndMark(p);
      if (p < 0) { break l920; }
      break l918;
    }
    p = s919;
    l925: {
      p = skipChannels(p);
      if (p < 0) { break l925; }
      l928: {
        if (text.charCodeAt(p) === 60) {
          const s926 = p;
          l927: {

            p++;
            p = s926;
            break l928;
          }
          p = s926;
        } else touched ||= p >= end;
        break l925;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l925; }
      break l918;
    }
    p = s919;
    l957: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l957; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l957;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l957; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l957;
      }
      p = skipEol(p);
      if (p < 0) { break l957; }
      break l918;
    }
    p = s919;
    p = skipCutMark(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipEndMark(p: number): number {
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l921: {
    const s922 = p;
    if (text.charCodeAt(p) === 60) {
      l923: {
        if (!text.startsWith("<|end|>", p)) {
          reachesEnd(p, "<|end|>");
          break l923;
        }
        p += 7;
        break l921;
      }
      p = s922;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l924: {
        if (!text.startsWith("<|return|>", p)) {
          reachesEnd(p, "<|return|>");
          break l924;
        }
        p += 10;
        break l921;
      }
      p = s922;
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
  l946: for (;;) {
    const s948 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l947: {
        p = skipHeadPart(p);
        if (p < 0) { break l947; }
        continue l946;
      }
      p = s948;
    } else touched ||= p >= end;
    break;
  }
  l950: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      const s952 = p;
      l951: {
        p = skipTo(p);
        if (p < 0) { break l951; }
        if (!(p < end)) {
          touched ||= p >= end;
          break l951;
        }
        p = skipCalledName(p);
        if (p < 0) { break l951; }
        l953: for (;;) {
          const s955 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
            l954: {
              p = skipHeadPart(p);
              if (p < 0) { break l954; }
              continue l953;
            }
            p = s955;
          } else touched ||= p >= end;
          break;
        }
        break l950;
      }
      p = s952;
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
  l929: {
    const s930 = p;
    l931: {
      p = skipChannels(p);
      if (p < 0) { break l931; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l931;
      }
      p += 9;
      l933: {
        if (text.charCodeAt(p) === 97) {
          const s935 = p;
          l934: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l934;
            }
            p += 9;
            break l933;
          }
          p = s935;
        } else touched ||= p >= end;
      }
      break l929;
    }
    p = s930;
    p = skipChannels(p);
    if (p < 0) { return -1; }
    l939: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s937 = p;
        l938: {
          l940: {
            const s941 = p;
            if (text.charCodeAt(p) === 60) {
              l942: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l942;
                }
                p += 11;
                break l940;
              }
              p = s941;
            } else touched ||= p >= end;
            l943: {
              if (text.charCodeAt(p) === 32) {
                const s945 = p;
                l944: {

                  p++;
                  break l943;
                }
                p = s945;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l938;
            }
            p += 3;
          }
          p = s937;
          break l939;
        }
        p = s937;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipRecipientName(p: number): number {
  const n959 = characterSize(p, CLASS_1);
  if (n959 === 0) { return -1; }
  p += n959;
  l960: for (;;) {
    const s962 = p;
    if (p < end) {
      l961: {
        const n964 = characterSize(p, CLASS_5);
        if (n964 === 0) { break l961; }
        p += n964;
        continue l960;
      }
      p = s962;
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
  l965: {
    const s966 = p;
    l967: {
      p = skipEndMark(p);
      if (p < 0) { break l967; }
      break l965;
    }
    p = s966;
    l968: {
      p = skipChannels(p);
      if (p < 0) { break l968; }
      l971: {
        if (text.charCodeAt(p) === 60) {
          const s969 = p;
          l970: {

            p++;
            p = s969;
            break l971;
          }
          p = s969;
        } else touched ||= p >= end;
        break l968;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l968; }
      break l965;
    }
    p = s966;
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

function leaf197(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  const r981 = readMessageEnd(p);
  if (r981 === undefined) { return -1; }
  value = r981;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageEnd(p: number): MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  l982: {
    const s983 = p;
    const t984 = trail.length;
    l985: {
      const r986 = readMessageClose(p);
      if (r986 === undefined) { break l985; }
      value = r986;
      p = pos;
      break l982;
    }
    p = s983;
    if (trail.length > t984) trail.length = t984;
    l988: {
      const r989 = readBadCutMessageClose(p);
      if (r989 === undefined) { break l988; }
      value = r989;
      p = pos;
      break l982;
    }
    p = s983;
    if (trail.length > t984) trail.length = t984;
    l991: {
      const r992 = readMissingMessageClose(p);
      if (r992 === undefined) { break l991; }
      value = r992;
      p = pos;
      break l982;
    }
    p = s983;
    if (trail.length > t984) trail.length = t984;
    const r997 = readMessageOver(p);
    if (r997 === undefined) { return undefined; }
    value = r997;
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
  l995: {
    if (text.charCodeAt(p) === 60) {
      const s993 = p;
      l994: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l994;
        }
        p += 2;
        p = s993;
        break l995;
      }
      p = s993;
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

function leaf203(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextHeadNode;
  const r1000 = readTextHead(p);
  if (r1000 === undefined) { return -1; }
  value = r1000;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l1001: {
    const s1002 = p;
    const t1003 = trail.length;
    l1004: {
      const r1005 = readMessageStart(p);
      if (r1005 === undefined) { break l1004; }
      l_opening = r1005;
      p = pos;
      l1007: for (;;) {
        const s1009 = p;
        const t1010 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
          l1008: {
            const r1012 = readHeadPart(p);
            if (r1012 === undefined) { break l1008; }
            p = pos;
            continue l1007;
          }
          p = s1009;
          if (trail.length > t1010) trail.length = t1010;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1004;
      }
      p += 11;
      break l1001;
    }
    p = s1002;
    if (trail.length > t1003) trail.length = t1003;
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

function leaf207(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolMessageHeadNode;
  const r1015 = readToolMessageHead(p);
  if (r1015 === undefined) { return -1; }
  value = r1015;
  p = pos;
  leafValue = value;
  return p;
}

function readToolMessageHead(p: number): ToolMessageHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  let l_name!: string;
  l1016: {
    const s1017 = p;
    const t1018 = trail.length;
    l1019: {
      const r1020 = readMessageStart(p);
      if (r1020 === undefined) { break l1019; }
      l_opening = r1020;
      p = pos;
      l1022: for (;;) {
        const s1024 = p;
        const t1025 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
          l1023: {
            const r1027 = readHeadPart(p);
            if (r1027 === undefined) { break l1023; }
            p = pos;
            continue l1022;
          }
          p = s1024;
          if (trail.length > t1025) trail.length = t1025;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l1019;
      }
      p = skipTo(p);
      if (p < 0) { break l1019; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1019;
      }
      const r1029 = readCalledName(p);
      if (r1029 === undefined) { break l1019; }
      l_name = r1029;
      p = pos;
      l1047: for (;;) {
        const s1049 = p;
        const t1050 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
          l1048: {
            const r1052 = readHeadPart(p);
            if (r1052 === undefined) { break l1048; }
            p = pos;
            continue l1047;
          }
          p = s1049;
          if (trail.length > t1050) trail.length = t1050;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1019;
      }
      p += 11;
      break l1016;
    }
    p = s1017;
    if (trail.length > t1018) trail.length = t1018;
    l_opening = null;
    p = skipRecipientOpen(p);
    if (p < 0) { return undefined; }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1054 = readRecipientName(p);
    if (r1054 === undefined) { return undefined; }
    l_name = r1054;
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
      const s1030 = p;
      l1031: {
        p = skipPseudoName(p);
        if (p < 0) { break l1031; }
        if (p < end) {
          {
            const s1033 = p;
            l1034: {
              const n1036 = characterSize(p, CLASS_5);
              if (n1036 === 0) { break l1034; }
              p += n1036;
              break l1031;
            }
            p = s1033;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1030;
    }
  } else touched ||= p >= end;
  l1037: {
    if (text.charCodeAt(p) === 102) {
      const s1039 = p;
      l1038: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l1038;
        }
        p += 10;
        break l1037;
      }
      p = s1039;
    } else touched ||= p >= end;
  }
  const s1040 = p;
  let m1044 = false;
  l1041: for (;;) {
    const s1043 = p;
    if (p < end) {
      l1042: {
        const n1045 = characterSize(p, CLASS_5);
        if (n1045 === 0) { break l1042; }
        p += n1045;
        m1044 = true;
        continue l1041;
      }
      p = s1043;
    } else touched ||= p >= end;
    break;
  }
  if (!m1044) { return undefined; }
  value = text.slice(s1040, p);
  pos = p;
  return value;
}

function readRecipientName(p: number): string | undefined {
  let value!: string;
  const s1055 = p;
  const n1056 = characterSize(p, CLASS_1);
  if (n1056 === 0) { return undefined; }
  p += n1056;
  l1057: for (;;) {
    const s1059 = p;
    if (p < end) {
      l1058: {
        const n1061 = characterSize(p, CLASS_5);
        if (n1061 === 0) { break l1058; }
        p += n1061;
        continue l1057;
      }
      p = s1059;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1055, p);
  pos = p;
  return value;
}

function leaf211(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerFenceNode | null;
  l1064: {
    if (text.charCodeAt(p) === 96) {
      const s1066 = p;
      const t1067 = trail.length;
      l1065: {
        const r1068 = readBadInnerFence(p);
        if (r1068 === undefined) { break l1065; }
        value = r1068;
        p = pos;
        break l1064;
      }
      p = s1066;
      if (trail.length > t1067) trail.length = t1067;
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
  l1071: {
    const s1069 = p;
    l1070: {
      l1072: {
        const s1073 = p;
        if (text.charCodeAt(p) === 123) {
          l1074: {

            p++;
            break l1072;
          }
          p = s1073;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l1075: {

            p++;
            break l1072;
          }
          p = s1073;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l1070; }
      }
      p = s1069;
      break l1071;
    }
    p = s1069;
    return undefined;
  }
  pos = p;
  const node: BadInnerFenceNode = { type: 'BadInnerFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipVisible(p: number): number {
  l1076: {
    const s1077 = p;
    l1078: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l1078; }
      break l1076;
    }
    p = s1077;
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

function leaf218(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1080!: null;
  l1083: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s1081 = p;
      l1082: {
        p++;
        p = s1081;
        break l1083;
      }
      p = s1081;
    } else touched ||= p >= end;
    return -1;
  }
  e1080 = null;
  value = [e1080];
  leafValue = value;
  return p;
}

function text219(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1084: {
      p = skipChannels(p);
      if (p < 0) { break l1084; }
      {
        const s1085 = p;
        l1086: {
          p = skipCutMark(p);
          if (p < 0) { break l1086; }
          break l1084;
        }
        p = s1085;
      }
      p = skipCodeChar(p);
      if (p < 0) { break l1084; }

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
    const s1088 = p;
    l1089: {
      p = skipMarkAhead(p);
      if (p < 0) { break l1089; }
      return -1;
    }
    p = s1088;
  }
  {
    const s1091 = p;
    l1092: {
      p = skipEndToken(p);
      if (p < 0) { break l1092; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1094: {
        const s1096 = p;
        l1095: {
          p = skipTokens(p);
          if (p < 0) { break l1095; }
          break l1094;
        }
        p = s1096;
      }
      if (p < end) {
        {
          const s1097 = p;
          l1098: {
            p++;
            break l1092;
          }
          p = s1097;
        }
      } else touched ||= p >= end;
      return -1;
    }
    p = s1091;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf221(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  const r1100 = readMessageRest(p);
  if (r1100 === undefined) { return -1; }
  value = r1100;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageRest(p: number): SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  l1101: {
    const s1102 = p;
    const t1103 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1104: {
        const r1105 = readSpace(p);
        if (r1105 === undefined) { break l1104; }
        value = r1105;
        p = pos;
        break l1101;
      }
      p = s1102;
      if (trail.length > t1103) trail.length = t1103;
    } else touched ||= p >= end;
    l1107: {
      const r1108 = readInnerFenceEnd(p);
      if (r1108 === undefined) { break l1107; }
      value = r1108;
      p = pos;
      break l1101;
    }
    p = s1102;
    if (trail.length > t1103) trail.length = t1103;
    l1113: {
      const r1114 = readBadBrackets(p);
      if (r1114 === undefined) { break l1113; }
      value = r1114;
      p = pos;
      break l1101;
    }
    p = s1102;
    if (trail.length > t1103) trail.length = t1103;
    const r1123 = readBadMessageWords(p);
    if (r1123 === undefined) { return undefined; }
    value = r1123;
    p = pos;
  }
  pos = p;
  return value;
}

function readInnerFenceEnd(p: number): InnerFenceEndNode | undefined {
  const start = p;
  {
    const s1109 = p;
    l1110: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1110; }
      return undefined;
    }
    p = s1109;
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
  let m1118 = false;
  l1115: for (;;) {
    const s1117 = p;
    l1116: {
      {
        const s1119 = p;
        l1120: {
          p = skipEnds(p);
          if (p < 0) { break l1120; }
          break l1116;
        }
        p = s1119;
      }
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1116;
      }
      p++;
      m1118 = true;
      continue l1115;
    }
    p = s1117;
    break;
  }
  if (!m1118) { return undefined; }
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
  let m1127 = false;
  l1124: for (;;) {
    const s1126 = p;
    l1125: {
      {
        const s1128 = p;
        l1129: {
          p = skipMarkAhead(p);
          if (p < 0) { break l1129; }
          break l1125;
        }
        p = s1128;
      }
      {
        const s1131 = p;
        l1132: {
          p = skipEndToken(p);
          if (p < 0) { break l1132; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1134: {
            const s1136 = p;
            l1135: {
              p = skipTokens(p);
              if (p < 0) { break l1135; }
              break l1134;
            }
            p = s1136;
          }
          if (p < end) {
            {
              const s1137 = p;
              l1138: {
                p++;
                break l1132;
              }
              p = s1137;
            }
          } else touched ||= p >= end;
          break l1125;
        }
        p = s1131;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1125;
      }
      p++;
      m1127 = true;
      continue l1124;
    }
    p = s1126;
    break;
  }
  if (!m1127) { return undefined; }
  pos = p;
  const node: BadMessageWordsNode = { type: 'BadMessageWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf228(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r1142 = readSectionOpen(p);
  if (r1142 === undefined) { return -1; }
  value = r1142;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen(p: number): SectionOpenNode | undefined {
  const start = p;
  l1143: {
    const s1144 = p;
    const t1145 = trail.length;
    l1146: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1146; }
      break l1143;
    }
    p = s1144;
    if (trail.length > t1145) trail.length = t1145;
    const r1147 = readBadSectionOpen(p);
    if (r1147 === undefined) { return undefined; }
    p = pos;
  }
  l1149: for (;;) {
    const s1151 = p;
    const t1152 = trail.length;
    l1150: {
      const r1154 = readBadOpenAgain(p);
      if (r1154 === undefined) { break l1150; }
      p = pos;
      continue l1149;
    }
    p = s1151;
    if (trail.length > t1152) trail.length = t1152;
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

function leaf236(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallHeadNode;
  const r1157 = readCallHead(p);
  if (r1157 === undefined) { return -1; }
  value = r1157;
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
  l1158: {
    const s1159 = p;
    const t1160 = trail.length;
    l1161: {
      p = skipCallOpen(p);
      if (p < 0) { break l1161; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1162 = readCallName(p);
      if (r1162 === undefined) { break l1161; }
      l_name = r1162;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1175: {
        const s1177 = p;
        l1176: {
          const r1178 = readCallId(p);
          if (r1178 === undefined) { break l1176; }
          l_id = r1178;
          p = pos;
          break l1175;
        }
        p = s1177;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1161; }
      const list1185: AttributeNode[] = [];
      l1181: for (;;) {
        const s1183 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
          l1182: {
            let v1184!: AttributeNode;
            const r1187 = readAttribute(p);
            if (r1187 === undefined) { break l1182; }
            v1184 = r1187;
            p = pos;
            list1185.push(v1184);
            continue l1181;
          }
          p = s1183;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1185;
      p = skipHeadEnd(p);
      if (p < 0) { break l1161; }
      break l1158;
    }
    p = s1159;
    if (trail.length > t1160) trail.length = t1160;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    l1191: {
      p = skipCallOpen(p);
      if (p < 0) { break l1191; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1192 = readCallName(p);
      if (r1192 === undefined) { break l1191; }
      l_name = r1192;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l1191; }
      break l1158;
    }
    p = s1159;
    if (trail.length > t1160) trail.length = t1160;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    const r1204 = readBadCallOpen(p);
    if (r1204 === undefined) { return undefined; }
    l_flaw = r1204;
    p = pos;
    const r1206 = readCallName(p);
    if (r1206 === undefined) { return undefined; }
    l_name = r1206;
    p = pos;
    l1208: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1210 = p;
        l1209: {
          p++;
          break l1208;
        }
        p = s1210;
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
  const s1163 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l1170: for (;;) {
    const s1172 = p;
    l1171: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1171; }
      continue l1170;
    }
    p = s1172;
    break;
  }
  value = text.slice(s1163, p);
  pos = p;
  return value;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s1164 = p;
    l1165: {
      p = skipNameEnd(p);
      if (p < 0) { break l1165; }
      return -1;
    }
    p = s1164;
  }
  {
    const s1167 = p;
    l1168: {
      p = skipEnds(p);
      if (p < 0) { break l1168; }
      return -1;
    }
    p = s1167;
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
  const s1179 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1179, p);
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
  const s1188 = p;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l_name = text.slice(s1188, p);
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
  const s1189 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s1189, p);
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
  l1196: {
    const s1194 = p;
    l1195: {
      l1197: {
        const s1198 = p;
        l1199: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1200: {
            const s1201 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l1202: {
                p++;
                break l1200;
              }
              p = s1201;
            } else touched ||= p >= end;
            l1203: {
              p = skipParameterOpen(p);
              if (p < 0) { break l1203; }
              break l1200;
            }
            p = s1201;
            p = skipEnds(p);
            if (p < 0) { break l1199; }
          }
          break l1197;
        }
        p = s1198;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1195;
        }
        p++;
      }
      p = s1194;
      break l1196;
    }
    p = s1194;
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

function leaf256(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ParameterHeadNode;
  const r1212 = readParameterHead(p);
  if (r1212 === undefined) { return -1; }
  value = r1212;
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
  l1213: {
    const s1214 = p;
    const t1215 = trail.length;
    l1216: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1216; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1217 = readParameterKey(p);
      if (r1217 === undefined) { break l1216; }
      l_key = r1217;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1216; }
      const list1231: AttributeNode[] = [];
      l1227: for (;;) {
        const s1229 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
          l1228: {
            let v1230!: AttributeNode;
            const r1233 = readAttribute(p);
            if (r1233 === undefined) { break l1228; }
            v1230 = r1233;
            p = pos;
            list1231.push(v1230);
            continue l1227;
          }
          p = s1229;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1231;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1216; }
      l1235: {
        const s1236 = p;
        l1237: {
          p = skipValueStart(p);
          if (p < 0) { break l1237; }
          break l1235;
        }
        p = s1236;
        p = skipValueFollows(p);
        if (p < 0) { break l1216; }
      }
      break l1213;
    }
    p = s1214;
    if (trail.length > t1215) trail.length = t1215;
    l_attributes = null;
    l_flaw = null;
    const r1238 = readBadParameterOpen(p);
    if (r1238 === undefined) { return undefined; }
    l_flaw = r1238;
    p = pos;
    const r1240 = readParameterKey(p);
    if (r1240 === undefined) { return undefined; }
    l_key = r1240;
    p = pos;
    l1242: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1244 = p;
        l1243: {
          p++;
          break l1242;
        }
        p = s1244;
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
  const s1218 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l1222: for (;;) {
    const s1224 = p;
    l1223: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1223; }
      continue l1222;
    }
    p = s1224;
    break;
  }
  value = text.slice(s1218, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s1219 = p;
    l1220: {
      p = skipKeyEnd(p);
      if (p < 0) { break l1220; }
      return -1;
    }
    p = s1219;
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

function leaf272(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawLayoutNode | null;
  l1246: {
    const s1248 = p;
    l1247: {
      const r1249 = readRawLayout(p);
      if (r1249 === undefined) { break l1247; }
      value = r1249;
      p = pos;
      break l1246;
    }
    p = s1248;
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

function text276(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l1251: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1251;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l1252: {
      {
        const s1253 = p;
        l1254: {
          p = skipRawStop(p);
          if (p < 0) { break l1254; }
          break l1252;
        }
        p = s1253;
      }
      l1296: {
        const s1297 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1298: {
            p = skipEol(p);
            if (p < 0) { break l1298; }
            break l1296;
          }
          p = s1297;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1252;
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
  l1256: {
    const s1258 = p;
    l1257: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1257; }
      break l1256;
    }
    p = s1258;
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
  l1259: {
    const s1260 = p;
    l1261: {
      p = skipLenient(p);
      if (p < 0) { break l1261; }
      l1262: {
        const s1263 = p;
        l1264: {
          p = skipParameterClose(p);
          if (p < 0) { break l1264; }
          break l1262;
        }
        p = s1263;
        p = skipNamedClose(p);
        if (p < 0) { break l1261; }
      }
      break l1259;
    }
    p = s1260;
    l1265: {
      p = skipGuarded(p);
      if (p < 0) { break l1265; }
      l1266: {
        const s1267 = p;
        l1268: {
          p = skipParameterClose(p);
          if (p < 0) { break l1268; }
          break l1266;
        }
        p = s1267;
        p = skipDriftedClose(p);
        if (p < 0) { break l1265; }
      }
      l1277: {
        const s1275 = p;
        l1276: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1278: {
            const s1279 = p;
            l1280: {
              p = skipEnds(p);
              if (p < 0) { break l1280; }
              break l1278;
            }
            p = s1279;
            if (p < end) {
              {
                const s1281 = p;
                l1282: {
                  p++;
                  break l1276;
                }
                p = s1281;
              }
            } else touched ||= p >= end;
          }
          p = s1275;
          break l1277;
        }
        p = s1275;
        break l1265;
      }
      break l1259;
    }
    p = s1260;
    l1284: {
      p = skipEnds(p);
      if (p < 0) { break l1284; }
      l1287: {
        const s1285 = p;
        l1286: {
          p = skipGuarded(p);
          if (p < 0) { break l1286; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1288: {
            const s1289 = p;
            l1290: {
              p = skipEnds(p);
              if (p < 0) { break l1290; }
              break l1288;
            }
            p = s1289;
            if (p < end) {
              {
                const s1291 = p;
                l1292: {
                  p++;
                  break l1286;
                }
                p = s1291;
              }
            } else touched ||= p >= end;
          }
          p = s1285;
          break l1287;
        }
        p = s1285;
        break l1284;
      }
      break l1259;
    }
    p = s1260;
    l1294: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1294; }
      break l1259;
    }
    p = s1260;
    l1295: {
      p = skipWrongParameterOpen(p);
      if (p < 0) { break l1295; }
      break l1259;
    }
    p = s1260;
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
  l1269: {
    const s1270 = p;
    l1271: {
      p = skipNamedClose(p);
      if (p < 0) { break l1271; }
      break l1269;
    }
    p = s1270;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) p++;
    touched ||= p >= end;
    l1272: {
      if (text.charCodeAt(p) === 62) {
        const s1274 = p;
        l1273: {

          p++;
          break l1272;
        }
        p = s1274;
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

function leaf293(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  const r1299 = readParameterEnd(p);
  if (r1299 === undefined) { return -1; }
  value = r1299;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l1300: {
    const s1301 = p;
    const t1302 = trail.length;
    l1303: {
      const r1304 = readRawEnd(p);
      if (r1304 === undefined) { break l1303; }
      value = r1304;
      p = pos;
      break l1300;
    }
    p = s1301;
    if (trail.length > t1302) trail.length = t1302;
    l1309: {
      const r1310 = readBadParameterClose(p);
      if (r1310 === undefined) { break l1309; }
      value = r1310;
      p = pos;
      break l1300;
    }
    p = s1301;
    if (trail.length > t1302) trail.length = t1302;
    l1315: {
      const r1316 = readBadCutRaw(p);
      if (r1316 === undefined) { break l1315; }
      value = r1316;
      p = pos;
      break l1300;
    }
    p = s1301;
    if (trail.length > t1302) trail.length = t1302;
    l1321: {
      const r1322 = readMissingRest(p);
      if (r1322 === undefined) { break l1321; }
      value = r1322;
      p = pos;
      break l1300;
    }
    p = s1301;
    if (trail.length > t1302) trail.length = t1302;
    const r1324 = readMissingParameterClose(p);
    if (r1324 === undefined) { return undefined; }
    value = r1324;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l1305: {
    const s1307 = p;
    l1306: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1306; }
      break l1305;
    }
    p = s1307;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l1311: {
    const s1313 = p;
    l1312: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1312; }
      break l1311;
    }
    p = s1313;
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
  l1317: {
    const s1319 = p;
    l1318: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1318; }
      break l1317;
    }
    p = s1319;
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

function leaf301(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutParameterNode;
  const r1327 = readBadCutParameter(p);
  if (r1327 === undefined) { return -1; }
  value = r1327;
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
  l1328: {
    const s1329 = p;
    l1330: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1330; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1330; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1330; }
      l1336: for (;;) {
        const s1338 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
          l1337: {
            p = skipAttribute(p);
            if (p < 0) { break l1337; }
            continue l1336;
          }
          p = s1338;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1330; }
      l1342: {
        const s1343 = p;
        l1344: {
          p = skipValueStart(p);
          if (p < 0) { break l1344; }
          break l1342;
        }
        p = s1343;
        p = skipValueFollows(p);
        if (p < 0) { break l1330; }
      }
      break l1328;
    }
    p = s1329;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
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
  l1332: for (;;) {
    const s1334 = p;
    l1333: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1333; }
      continue l1332;
    }
    p = s1334;
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

function leaf308(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementHeadNode;
  const r1349 = readElementHead(p);
  if (r1349 === undefined) { return -1; }
  value = r1349;
  p = pos;
  leafValue = value;
  return p;
}

function readElementHead(p: number): ElementHeadNode | undefined {
  const start = p;
  let l_key!: string;
  p = skipTagOpen(p);
  if (p < 0) { return undefined; }
  const r1350 = readElementKey(p);
  if (r1350 === undefined) { return undefined; }
  l_key = r1350;
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
  l1351: {
    const s1352 = p;
    l1353: {
      const r1354 = readToolParameter(p);
      if (r1354 === undefined) { break l1353; }
      value = r1354;
      p = pos;
      break l1351;
    }
    p = s1352;
    {
      const s1356 = p;
      l1357: {
        p = skipNotKey(p);
        if (p < 0) { break l1357; }
        return undefined;
      }
      p = s1356;
    }
    const r1359 = readAnyKey(p);
    if (r1359 === undefined) { return undefined; }
    value = r1359;
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
  const s1360 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1360, p);
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

function leaf320(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1364!: null;
  l1367: {
    const s1365 = p;
    l1366: {
      p = skipNests(p);
      if (p < 0) { break l1366; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipTagOpen(p);
      if (p < 0) { break l1366; }
      {
        const s1368 = p;
        l1369: {
          p = skipNotKey(p);
          if (p < 0) { break l1369; }
          break l1366;
        }
        p = s1368;
      }
      p = skipAnyKey(p);
      if (p < 0) { break l1366; }
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l1366;
      }
      p++;
      p = s1365;
      break l1367;
    }
    p = s1365;
    return -1;
  }
  e1364 = null;
  value = [e1364];
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

function text322(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l1372: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1372;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l1373: {
      {
        const s1374 = p;
        l1375: {
          p = skipElementStop(p);
          if (p < 0) { break l1375; }
          break l1373;
        }
        p = s1374;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1373;
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
  l1377: {
    const s1378 = p;
    l1379: {
      p = skipTagMarker(p);
      if (p < 0) { break l1379; }
      break l1377;
    }
    p = s1378;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l1380: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1382 = p;
        l1381: {
          p = skipEol(p);
          if (p < 0) { break l1381; }
          break l1380;
        }
        p = s1382;
      } else touched ||= p >= end;
    }
    l1383: {
      const s1384 = p;
      l1385: {
        p = skipElementCloses(p);
        if (p < 0) { break l1385; }
        break l1383;
      }
      p = s1384;
      if (text.charCodeAt(p) === 60) {
        l1420: {
          p = skip_toolClose(p);
          if (p < 0) { break l1420; }
          break l1383;
        }
        p = s1384;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        l1421: {
          p = skipOtherParameter(p);
          if (p < 0) { break l1421; }
          break l1383;
        }
        p = s1384;
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
  l1387: {
    const s1388 = p;
    l1389: {
      l1392: {
        const s1390 = p;
        l1391: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1393: {
            const s1394 = p;
            if (text.charCodeAt(p) === 60) {
              l1395: {

                p++;
                p = skipToolParameter(p);
                if (p < 0) { break l1395; }
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l1395;
                }
                p++;
                break l1393;
              }
              p = s1394;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l1396: {
                p = skip_toolClose(p);
                if (p < 0) { break l1396; }
                break l1393;
              }
              p = s1394;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1398 = p;
                l1399: {
                  p++;
                  break l1391;
                }
                p = s1398;
              }
            } else touched ||= p >= end;
          }
          p = s1390;
          break l1392;
        }
        p = s1390;
        break l1389;
      }
      break l1387;
    }
    p = s1388;
    {
      const s1401 = p;
      l1402: {
        p = skipElementClosesLater(p);
        if (p < 0) { break l1402; }
        return -1;
      }
      p = s1401;
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
  const s1386 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1386, p);
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
  const s1397 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1397, p);
  pos = p;
  return value;
}

function skipElementClosesLater(p: number): number {
  l1404: for (;;) {
    const s1406 = p;
    l1405: {
      {
        const s1408 = p;
        l1409: {
          p = skip_elementClose(p);
          if (p < 0) { break l1409; }
          break l1405;
        }
        p = s1408;
      }
      if (text.charCodeAt(p) === 60) {
        {
          const s1411 = p;
          l1412: {
            p = skip_toolClose(p);
            if (p < 0) { break l1412; }
            break l1405;
          }
          p = s1411;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1414 = p;
          l1415: {
            p = skipOtherParameter(p);
            if (p < 0) { break l1415; }
            break l1405;
          }
          p = s1414;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1405;
      }
      p++;
      continue l1404;
    }
    p = s1406;
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
      const s1417 = p;
      l1418: {
        p = skipKeyAgain(p);
        if (p < 0) { break l1418; }
        return -1;
      }
      p = s1417;
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

function leaf341(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  const r1422 = readElementEnd(p);
  if (r1422 === undefined) { return -1; }
  value = r1422;
  p = pos;
  leafValue = value;
  return p;
}

function readElementEnd(p: number): ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode | undefined {
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  l1423: {
    const s1424 = p;
    const t1425 = trail.length;
    l1426: {
      const r1427 = readElementClose(p);
      if (r1427 === undefined) { break l1426; }
      value = r1427;
      p = pos;
      break l1423;
    }
    p = s1424;
    if (trail.length > t1425) trail.length = t1425;
    l1432: {
      const r1433 = readBadElementClose(p);
      if (r1433 === undefined) { break l1432; }
      value = r1433;
      p = pos;
      break l1423;
    }
    p = s1424;
    if (trail.length > t1425) trail.length = t1425;
    l1438: {
      const r1439 = readBadCutElementClose(p);
      if (r1439 === undefined) { break l1438; }
      value = r1439;
      p = pos;
      break l1423;
    }
    p = s1424;
    if (trail.length > t1425) trail.length = t1425;
    l1441: {
      const r1442 = readMissingRest(p);
      if (r1442 === undefined) { break l1441; }
      value = r1442;
      p = pos;
      break l1423;
    }
    p = s1424;
    if (trail.length > t1425) trail.length = t1425;
    const r1444 = readMissingElementClose(p);
    if (r1444 === undefined) { return undefined; }
    value = r1444;
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
  l1428: {
    const s1430 = p;
    l1429: {
      p = skipLayout(p);
      if (p < 0) { break l1429; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1429;
      }
      p = skipEol(p);
      if (p < 0) { break l1429; }
      break l1428;
    }
    p = s1430;
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
    const s1434 = p;
    l1435: {
      p = skipNotKey(p);
      if (p < 0) { break l1435; }
      return undefined;
    }
    p = s1434;
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

function leaf349(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadLoneKeyNode | BadInnerFenceNode | InnerFenceEndNode;
  l1447: {
    const s1448 = p;
    const t1449 = trail.length;
    l1450: {
      const r1451 = readBadCutElement(p);
      if (r1451 === undefined) { break l1450; }
      value = r1451;
      p = pos;
      break l1447;
    }
    p = s1448;
    if (trail.length > t1449) trail.length = t1449;
    l1459: {
      const r1460 = readBadLoneKey(p);
      if (r1460 === undefined) { break l1459; }
      value = r1460;
      p = pos;
      break l1447;
    }
    p = s1448;
    if (trail.length > t1449) trail.length = t1449;
    if (text.charCodeAt(p) === 96) {
      l1462: {
        const r1463 = readBadInnerFence(p);
        if (r1463 === undefined) { break l1462; }
        value = r1463;
        p = pos;
        break l1447;
      }
      p = s1448;
      if (trail.length > t1449) trail.length = t1449;
    } else touched ||= p >= end;
    const r1465 = readInnerFenceEnd(p);
    if (r1465 === undefined) { return -1; }
    value = r1465;
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
  l1452: {
    const s1453 = p;
    l1454: {
      p = skipToolParameter(p);
      if (p < 0) { break l1454; }
      break l1452;
    }
    p = s1453;
    {
      const s1455 = p;
      l1456: {
        p = skipNotKey(p);
        if (p < 0) { break l1456; }
        return -1;
      }
      p = s1455;
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

function leaf355(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1467!: null;
  l1470: {
    const s1468 = p;
    l1469: {
      p = skipAnyArguments(p);
      if (p < 0) { break l1469; }
      p = s1468;
      break l1470;
    }
    p = s1468;
    return -1;
  }
  e1467 = null;
  value = [e1467];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s1471 = p;
    l1472: {
      p = skipEnds(p);
      if (p < 0) { break l1472; }
      return -1;
    }
    p = s1471;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf357(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l1474: {
    const s1475 = p;
    const t1476 = trail.length;
    l1477: {
      const r1478 = readBadBrackets(p);
      if (r1478 === undefined) { break l1477; }
      value = r1478;
      p = pos;
      break l1474;
    }
    p = s1475;
    if (trail.length > t1476) trail.length = t1476;
    const r1480 = readBadJunk(p);
    if (r1480 === undefined) { return -1; }
    value = r1480;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1481 = p;
    l1482: {
      p = skip_callOver(p);
      if (p < 0) { break l1482; }
      return undefined;
    }
    p = s1481;
  }
  let m1488 = false;
  l1485: for (;;) {
    const s1487 = p;
    l1486: {
      {
        const s1489 = p;
        l1490: {
          p = skipEnds(p);
          if (p < 0) { break l1490; }
          break l1486;
        }
        p = s1489;
      }
      {
        const s1492 = p;
        l1493: {
          p = skip_callClose(p);
          if (p < 0) { break l1493; }
          break l1486;
        }
        p = s1492;
      }
      {
        const s1495 = p;
        l1496: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1496; }
          break l1486;
        }
        p = s1495;
      }
      {
        const s1498 = p;
        l1499: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1499; }
          break l1486;
        }
        p = s1498;
      }
      {
        const s1501 = p;
        l1502: {
          p = skipTagMarker(p);
          if (p < 0) { break l1502; }
          break l1486;
        }
        p = s1501;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1504 = p;
          l1505: {
            p++;
            break l1486;
          }
          p = s1504;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1486;
      }
      p++;
      m1488 = true;
      continue l1485;
    }
    p = s1487;
    break;
  }
  if (!m1488) { return undefined; }
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

function leaf368(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  const r1508 = readCallEnd(p);
  if (r1508 === undefined) { return -1; }
  value = r1508;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l1509: {
    const s1510 = p;
    const t1511 = trail.length;
    l1512: {
      const r1513 = readCallClose(p);
      if (r1513 === undefined) { break l1512; }
      value = r1513;
      p = pos;
      break l1509;
    }
    p = s1510;
    if (trail.length > t1511) trail.length = t1511;
    l1515: {
      const r1516 = readBadCallClose(p);
      if (r1516 === undefined) { break l1515; }
      value = r1516;
      p = pos;
      break l1509;
    }
    p = s1510;
    if (trail.length > t1511) trail.length = t1511;
    l1518: {
      const r1519 = readBadCutClose(p);
      if (r1519 === undefined) { break l1518; }
      value = r1519;
      p = pos;
      break l1509;
    }
    p = s1510;
    if (trail.length > t1511) trail.length = t1511;
    l1521: {
      const r1522 = readCallOver(p);
      if (r1522 === undefined) { break l1521; }
      value = r1522;
      p = pos;
      break l1509;
    }
    p = s1510;
    if (trail.length > t1511) trail.length = t1511;
    l1527: {
      const r1528 = readCallOverAtEnd(p);
      if (r1528 === undefined) { break l1527; }
      value = r1528;
      p = pos;
      break l1509;
    }
    p = s1510;
    if (trail.length > t1511) trail.length = t1511;
    l1533: {
      const r1534 = readMissingAtEnd(p);
      if (r1534 === undefined) { break l1533; }
      value = r1534;
      p = pos;
      break l1509;
    }
    p = s1510;
    if (trail.length > t1511) trail.length = t1511;
    const r1539 = readMissingCallClose(p);
    if (r1539 === undefined) { return undefined; }
    value = r1539;
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
  l1525: {
    if (p < end) {
      const s1523 = p;
      l1524: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1524;
        }
        p++;
        p = s1523;
        break l1525;
      }
      p = s1523;
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
      const s1529 = p;
      l1530: {
        p++;
        return undefined;
      }
      p = s1529;
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
      const s1535 = p;
      l1536: {
        p++;
        return undefined;
      }
      p = s1535;
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

function leaf381(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutCallNode;
  const r1542 = readBadCutCall(p);
  if (r1542 === undefined) { return -1; }
  value = r1542;
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
  l1543: {
    const s1544 = p;
    l1545: {
      p = skipCallOpen(p);
      if (p < 0) { break l1545; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1545; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1551: {
        const s1553 = p;
        l1552: {
          p = skipCallId(p);
          if (p < 0) { break l1552; }
          break l1551;
        }
        p = s1553;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1545; }
      l1555: for (;;) {
        const s1557 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
          l1556: {
            p = skipAttribute(p);
            if (p < 0) { break l1556; }
            continue l1555;
          }
          p = s1557;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l1545; }
      break l1543;
    }
    p = s1544;
    l1559: {
      p = skipCallOpen(p);
      if (p < 0) { break l1559; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1559; }
      p = skipLooseEnd(p);
      if (p < 0) { break l1559; }
      break l1543;
    }
    p = s1544;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l1560: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1562 = p;
        l1561: {
          p++;
          break l1560;
        }
        p = s1562;
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
  l1547: for (;;) {
    const s1549 = p;
    l1548: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1548; }
      continue l1547;
    }
    p = s1549;
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

function leaf388(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l1564: {
    const s1565 = p;
    const t1566 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1567: {
        const r1568 = readSpace(p);
        if (r1568 === undefined) { break l1567; }
        value = r1568;
        p = pos;
        break l1564;
      }
      p = s1565;
      if (trail.length > t1566) trail.length = t1566;
    } else touched ||= p >= end;
    l1570: {
      const r1571 = readSeparator(p);
      if (r1571 === undefined) { break l1570; }
      value = r1571;
      p = pos;
      break l1564;
    }
    p = s1565;
    if (trail.length > t1566) trail.length = t1566;
    if (text.charCodeAt(p) === 96) {
      l1576: {
        const r1577 = readBadInnerFence(p);
        if (r1577 === undefined) { break l1576; }
        value = r1577;
        p = pos;
        break l1564;
      }
      p = s1565;
      if (trail.length > t1566) trail.length = t1566;
    } else touched ||= p >= end;
    const r1579 = readInnerFenceEnd(p);
    if (r1579 === undefined) { return -1; }
    value = r1579;
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
  l1574: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) {
      const s1572 = p;
      l1573: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1573;
        }
        p++;
        p = s1572;
        break l1574;
      }
      p = s1572;
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

function leaf392(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r1581 = readPyOpen(p);
  if (r1581 === undefined) { return -1; }
  value = r1581;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1584: {
    const s1582 = p;
    l1583: {
      p = skip_pyList(p);
      if (p < 0) { break l1583; }
      p = s1582;
      break l1584;
    }
    p = s1582;
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
  const n1586 = characterSize(p, CLASS_1);
  if (n1586 === 0) { return -1; }
  p += n1586;
  l1587: for (;;) {
    const s1589 = p;
    if (p < end) {
      l1588: {
        const n1591 = characterSize(p, CLASS_5);
        if (n1591 === 0) { break l1588; }
        p += n1591;
        continue l1587;
      }
      p = s1589;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf398(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1593 = readPyHead(p);
  if (r1593 === undefined) { return -1; }
  value = r1593;
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
  const r1594 = readPyName(p);
  if (r1594 === undefined) { return undefined; }
  l_name = r1594;
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
  const s1595 = p;
  const n1596 = characterSize(p, CLASS_1);
  if (n1596 === 0) { return undefined; }
  p += n1596;
  l1597: for (;;) {
    const s1599 = p;
    if (p < end) {
      l1598: {
        const n1601 = characterSize(p, CLASS_5);
        if (n1601 === 0) { break l1598; }
        p += n1601;
        continue l1597;
      }
      p = s1599;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1595, p);
  pos = p;
  return value;
}

function leaf401(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l1604: {
    const s1605 = p;
    const t1606 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1607: {
        const r1608 = readComma(p);
        if (r1608 === undefined) { break l1607; }
        value = r1608;
        p = pos;
        break l1604;
      }
      p = s1605;
      if (trail.length > t1606) trail.length = t1606;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1610: {
        const r1611 = readSpace(p);
        if (r1611 === undefined) { break l1610; }
        value = r1611;
        p = pos;
        break l1604;
      }
      p = s1605;
      if (trail.length > t1606) trail.length = t1606;
    } else touched ||= p >= end;
    const r1613 = readBadDebris(p);
    if (r1613 === undefined) { return -1; }
    value = r1613;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf402(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r1615 = readPyEnd(p);
  if (r1615 === undefined) { return -1; }
  value = r1615;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l1616: {
    const s1617 = p;
    const t1618 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1619: {
        const r1620 = readPyClose(p);
        if (r1620 === undefined) { break l1619; }
        value = r1620;
        p = pos;
        break l1616;
      }
      p = s1617;
      if (trail.length > t1618) trail.length = t1618;
    } else touched ||= p >= end;
    l1622: {
      const r1623 = readMissingAtEnd(p);
      if (r1623 === undefined) { break l1622; }
      value = r1623;
      p = pos;
      break l1616;
    }
    p = s1617;
    if (trail.length > t1618) trail.length = t1618;
    const r1625 = readMissingBracket(p);
    if (r1625 === undefined) { return undefined; }
    value = r1625;
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

function leaf405(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1628!: null;
  l1631: {
    const s1629 = p;
    l1630: {
      p = skipLines(p);
      if (p < 0) { break l1630; }
      p = s1629;
      break l1631;
    }
    p = s1629;
    return -1;
  }
  e1628 = null;
  value = [e1628];
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

function leaf408(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e1632!: null;
  l1635: {
    const s1633 = p;
    l1634: {
      p = skipJson(p);
      if (p < 0) { break l1634; }
      p = s1633;
      break l1635;
    }
    p = s1633;
    return -1;
  }
  e1632 = null;
  let e1636!: null;
  {
    const s1637 = p;
    l1638: {
      p = skipEnds(p);
      if (p < 0) { break l1638; }
      return -1;
    }
    p = s1637;
  }
  e1636 = null;
  value = [e1632, e1636];
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

function leaf411(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  const r1640 = readBadBrackets(p);
  if (r1640 === undefined) { return -1; }
  value = r1640;
  p = pos;
  leafValue = value;
  return p;
}

function leaf412(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1642!: null;
  l1645: {
    const s1643 = p;
    l1644: {
      p = skipVisible(p);
      if (p < 0) { break l1644; }
      p = s1643;
      break l1645;
    }
    p = s1643;
    return -1;
  }
  e1642 = null;
  value = [e1642];
  leafValue = value;
  return p;
}

function leaf413(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1646: {
    const s1647 = p;
    const t1648 = trail.length;
    l1649: {
      const r1650 = readBadNameless(p);
      if (r1650 === undefined) { break l1649; }
      value = r1650;
      p = pos;
      break l1646;
    }
    p = s1647;
    if (trail.length > t1648) trail.length = t1648;
    const r1674 = readBadStrayWords(p);
    if (r1674 === undefined) { return -1; }
    value = r1674;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1651: {
    const s1652 = p;
    l1653: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1653; }
      break l1651;
    }
    p = s1652;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l1654: for (;;) {
    const s1656 = p;
    l1655: {
      {
        const s1658 = p;
        l1659: {
          p = skip_callClose(p);
          if (p < 0) { break l1659; }
          break l1655;
        }
        p = s1658;
      }
      {
        const s1661 = p;
        l1662: {
          p = skip_sectionClose(p);
          if (p < 0) { break l1662; }
          break l1655;
        }
        p = s1661;
      }
      {
        const s1664 = p;
        l1665: {
          p = skipCallOpening(p);
          if (p < 0) { break l1665; }
          break l1655;
        }
        p = s1664;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1655;
      }
      p++;
      continue l1654;
    }
    p = s1656;
    break;
  }
  l1670: {
    const s1672 = p;
    l1671: {
      p = skip_callClose(p);
      if (p < 0) { break l1671; }
      break l1670;
    }
    p = s1672;
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
  l1669: {
    const s1667 = p;
    l1668: {
      p = skipVisible(p);
      if (p < 0) { break l1668; }
      p = s1667;
      break l1669;
    }
    p = s1667;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l1675: {
    const s1676 = p;
    l1677: {
      l1680: {
        const s1678 = p;
        l1679: {
          p = skipSectionCloses(p);
          if (p < 0) { break l1679; }
          p = s1678;
          break l1680;
        }
        p = s1678;
        break l1677;
      }
      let m1684 = false;
      l1681: for (;;) {
        const s1683 = p;
        l1682: {
          {
            const s1685 = p;
            l1686: {
              p = skipStrayStop(p);
              if (p < 0) { break l1686; }
              break l1682;
            }
            p = s1685;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s1694 = p;
              l1695: {

                p++;
                break l1682;
              }
              p = s1694;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s1697 = p;
              l1698: {

                p++;
                break l1682;
              }
              p = s1697;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1682;
          }
          p++;
          m1684 = true;
          continue l1681;
        }
        p = s1683;
        break;
      }
      if (!m1684) { break l1677; }
      break l1675;
    }
    p = s1676;
    l1702: {
      const s1700 = p;
      l1701: {
        p = skip_sectionOver(p);
        if (p < 0) { break l1701; }
        p = s1700;
        break l1702;
      }
      p = s1700;
      return undefined;
    }
    let m1706 = false;
    l1703: for (;;) {
      const s1705 = p;
      l1704: {
        {
          const s1707 = p;
          l1708: {
            p = skipStrayStop(p);
            if (p < 0) { break l1708; }
            break l1704;
          }
          p = s1707;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1704;
        }
        p++;
        m1706 = true;
        continue l1703;
      }
      p = s1705;
      break;
    }
    if (!m1706) { return undefined; }
    l1712: {
      if (text.charCodeAt(p) === 91) {
        const s1710 = p;
        l1711: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l1711;
          }
          p++;
          p = s1710;
          break l1712;
        }
        p = s1710;
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
  l1688: {
    const s1689 = p;
    l1690: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1690; }
      break l1688;
    }
    p = s1689;
    l1691: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1691; }
      break l1688;
    }
    p = s1689;
    l1692: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1692; }
      break l1688;
    }
    p = s1689;
    l1693: {
      p = skipVisible(p);
      if (p < 0) { break l1693; }
      break l1688;
    }
    p = s1689;
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

function leaf426(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r1714 = readSectionEnd(p);
  if (r1714 === undefined) { return -1; }
  value = r1714;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1715: {
    const s1716 = p;
    const t1717 = trail.length;
    l1718: {
      const r1719 = readSectionClose(p);
      if (r1719 === undefined) { break l1718; }
      value = r1719;
      p = pos;
      break l1715;
    }
    p = s1716;
    if (trail.length > t1717) trail.length = t1717;
    l1721: {
      const r1722 = readBadSectionClose(p);
      if (r1722 === undefined) { break l1721; }
      value = r1722;
      p = pos;
      break l1715;
    }
    p = s1716;
    if (trail.length > t1717) trail.length = t1717;
    l1724: {
      const r1725 = readBadCutClose(p);
      if (r1725 === undefined) { break l1724; }
      value = r1725;
      p = pos;
      break l1715;
    }
    p = s1716;
    if (trail.length > t1717) trail.length = t1717;
    l1727: {
      const r1728 = readSectionOver(p);
      if (r1728 === undefined) { break l1727; }
      value = r1728;
      p = pos;
      break l1715;
    }
    p = s1716;
    if (trail.length > t1717) trail.length = t1717;
    l1730: {
      const r1731 = readMissingAtEnd(p);
      if (r1731 === undefined) { break l1730; }
      value = r1731;
      p = pos;
      break l1715;
    }
    p = s1716;
    if (trail.length > t1717) trail.length = t1717;
    const r1733 = readMissingSectionClose(p);
    if (r1733 === undefined) { return undefined; }
    value = r1733;
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

function leaf432(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNoFenceNode;
  const r1736 = readBadNoFence(p);
  if (r1736 === undefined) { return -1; }
  value = r1736;
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
  l1739: {
    if (text.charCodeAt(p) === 91) {
      const s1737 = p;
      l1738: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1738;
        }
        p++;
        p = s1737;
        break l1739;
      }
      p = s1737;
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

function leaf436(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1741!: null;
  l1744: {
    const s1742 = p;
    l1743: {
      p = skipBareCall(p);
      if (p < 0) { break l1743; }
      p = s1742;
      break l1744;
    }
    p = s1742;
    return -1;
  }
  e1741 = null;
  value = [e1741];
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

function leaf440(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l1745: {
    const s1746 = p;
    const t1747 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1748: {
        const r1749 = readSpace(p);
        if (r1749 === undefined) { break l1748; }
        value = r1749;
        p = pos;
        break l1745;
      }
      p = s1746;
      if (trail.length > t1747) trail.length = t1747;
    } else touched ||= p >= end;
    const r1751 = readBadNameless(p);
    if (r1751 === undefined) { return -1; }
    value = r1751;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf441(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1753: {
    const s1755 = p;
    l1754: {
      const r1756 = readLateClose(p);
      if (r1756 === undefined) { break l1754; }
      value = r1756;
      p = pos;
      break l1753;
    }
    p = s1755;
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

function leaf443(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1758!: null;
  l1761: {
    const s1759 = p;
    l1760: {
      p = skipBareObject(p);
      if (p < 0) { break l1760; }
      p = s1759;
      break l1761;
    }
    p = s1759;
    return -1;
  }
  e1758 = null;
  value = [e1758];
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
  l1762: {
    if (text.charCodeAt(p) === 34) {
      const s1764 = p;
      l1763: {
        p = skipBareType(p);
        if (p < 0) { break l1763; }
        break l1762;
      }
      p = s1764;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1765: {
    const s1766 = p;
    if (text.charCodeAt(p) === 110) {
      l1767: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l1767;
        }
        p += 4;
        break l1765;
      }
      p = s1766;
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
  l1768: {
    const s1769 = p;
    if (text.charCodeAt(p) === 34) {
      l1770: {
        p = skipBareName(p);
        if (p < 0) { break l1770; }
        break l1768;
      }
      p = s1769;
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
  l1771: {
    const s1772 = p;
    if (text.charCodeAt(p) === 112) {
      l1773: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l1773;
        }
        p += 10;
        break l1771;
      }
      p = s1772;
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

function leaf449(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l1774: {
    const s1775 = p;
    const t1776 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1777: {
        const r1778 = readSpace(p);
        if (r1778 === undefined) { break l1777; }
        value = r1778;
        p = pos;
        break l1774;
      }
      p = s1775;
      if (trail.length > t1776) trail.length = t1776;
    } else touched ||= p >= end;
    l1780: {
      const r1781 = readSeparator(p);
      if (r1781 === undefined) { break l1780; }
      value = r1781;
      p = pos;
      break l1774;
    }
    p = s1775;
    if (trail.length > t1776) trail.length = t1776;
    const r1783 = readBadBrackets(p);
    if (r1783 === undefined) { return -1; }
    value = r1783;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf450(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1785!: null;
  l1788: {
    const s1786 = p;
    l1787: {
      p = skip_pyList(p);
      if (p < 0) { break l1787; }
      p = s1786;
      break l1788;
    }
    p = s1786;
    return -1;
  }
  e1785 = null;
  value = [e1785];
  leafValue = value;
  return p;
}

function leaf451(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r1789 = readBadBracket(p);
  if (r1789 === undefined) { return -1; }
  value = r1789;
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

function leaf453(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolHeadNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r1791 = readToolHead(p);
  if (r1791 === undefined) { return -1; }
  value = r1791;
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
  const r1792 = readToolName(p);
  if (r1792 === undefined) { return undefined; }
  l_name = r1792;
  p = pos;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1796: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
      const s1794 = p;
      l1795: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1795;
        }
        p++;
        l1797: {
          if (text.charCodeAt(p) === 47) {
            const s1799 = p;
            l1798: {

              p++;
              break l1797;
            }
            p = s1799;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1795; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1795;
        }
        p++;
        p = s1794;
        break l1796;
      }
      p = s1794;
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

function leaf458(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadToolWordsNode;
  l1801: {
    const s1802 = p;
    const t1803 = trail.length;
    l1804: {
      const r1805 = readBadCutElement(p);
      if (r1805 === undefined) { break l1804; }
      value = r1805;
      p = pos;
      break l1801;
    }
    p = s1802;
    if (trail.length > t1803) trail.length = t1803;
    const r1807 = readBadToolWords(p);
    if (r1807 === undefined) { return -1; }
    value = r1807;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadToolWords(p: number): BadToolWordsNode | undefined {
  const start = p;
  let m1811 = false;
  l1808: for (;;) {
    const s1810 = p;
    l1809: {
      if (text.charCodeAt(p) === 60) {
        {
          const s1812 = p;
          l1813: {
            p = skip_toolClose(p);
            if (p < 0) { break l1813; }
            break l1809;
          }
          p = s1812;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1815 = p;
          l1816: {

            p++;
            p = skipToolParameter(p);
            if (p < 0) { break l1816; }
            if (text.charCodeAt(p) !== 62) {
              touched ||= p >= end;
              break l1816;
            }
            p++;
            break l1809;
          }
          p = s1815;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1818 = p;
          l1819: {
            p = skipToolHead(p);
            if (p < 0) { break l1819; }
            break l1809;
          }
          p = s1818;
        }
      } else touched ||= p >= end;
      {
        const s1827 = p;
        l1828: {
          p = skipCutToolTag(p);
          if (p < 0) { break l1828; }
          break l1809;
        }
        p = s1827;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1809;
      }
      p++;
      m1811 = true;
      continue l1808;
    }
    p = s1810;
    break;
  }
  if (!m1811) { return undefined; }
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
  l1823: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
      const s1821 = p;
      l1822: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1822;
        }
        p++;
        l1824: {
          if (text.charCodeAt(p) === 47) {
            const s1826 = p;
            l1825: {

              p++;
              break l1824;
            }
            p = s1826;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1822; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1822;
        }
        p++;
        p = s1821;
        break l1823;
      }
      p = s1821;
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
  l1830: {
    const s1831 = p;
    if (text.charCodeAt(p) === 60) {
      l1832: {
        p = skip_toolClose(p);
        if (p < 0) { break l1832; }
        break l1830;
      }
      p = s1831;
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

function leaf466(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  const r1834 = readToolEnd(p);
  if (r1834 === undefined) { return -1; }
  value = r1834;
  p = pos;
  leafValue = value;
  return p;
}

function readToolEnd(p: number): ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode | undefined {
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  l1835: {
    const s1836 = p;
    const t1837 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l1838: {
        const r1839 = readToolClose(p);
        if (r1839 === undefined) { break l1838; }
        value = r1839;
        p = pos;
        break l1835;
      }
      p = s1836;
      if (trail.length > t1837) trail.length = t1837;
    } else touched ||= p >= end;
    l1841: {
      const r1842 = readBadCutToolClose(p);
      if (r1842 === undefined) { break l1841; }
      value = r1842;
      p = pos;
      break l1835;
    }
    p = s1836;
    if (trail.length > t1837) trail.length = t1837;
    l1844: {
      const r1845 = readMissingRest(p);
      if (r1845 === undefined) { break l1844; }
      value = r1845;
      p = pos;
      break l1835;
    }
    p = s1836;
    if (trail.length > t1837) trail.length = t1837;
    const r1847 = readMissingToolClose(p);
    if (r1847 === undefined) { return undefined; }
    value = r1847;
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

function leaf472(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r1850 = readBadStrayClose(p);
  if (r1850 === undefined) { return -1; }
  value = r1850;
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

function leaf476(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1852 = readFenceOpen(p);
  if (r1852 === undefined) { return -1; }
  value = r1852;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1853 = p;
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
  l_text = text.slice(s1853, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function text478(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l1855: {
        if (text.charCodeAt(p) === 96) {
          {
            const s1856 = p;
            l1857: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1857;
              }
              p += 3;
              break l1855;
            }
            p = s1856;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1855;
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

function leaf479(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l1859: {
    if (text.charCodeAt(p) === 96) {
      const s1861 = p;
      l1860: {
        const r1862 = readFenceClose(p);
        if (r1862 === undefined) { break l1860; }
        value = r1862;
        p = pos;
        break l1859;
      }
      p = s1861;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s1863 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s1863, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf481(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1865 = readInlineCode(p);
  if (r1865 === undefined) { return -1; }
  value = r1865;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s1866 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s1866, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function text483(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l1868: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1868;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l1869: {
      {
        const s1870 = p;
        l1871: {
          p = skipStop(p);
          if (p < 0) { break l1871; }
          break l1869;
        }
        p = s1870;
      }
      {
        const s1873 = p;
        l1874: {
          p = skipCutStop(p);
          if (p < 0) { break l1874; }
          break l1869;
        }
        p = s1873;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l1869;
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

function leaf486(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | BadCutOpeningNode | LoneTextNode;
  l1876: {
    const s1877 = p;
    const t1878 = trail.length;
    l1879: {
      const r1880 = readBadCutMarker(p);
      if (r1880 === undefined) { break l1879; }
      value = r1880;
      p = pos;
      break l1876;
    }
    p = s1877;
    if (trail.length > t1878) trail.length = t1878;
    l1882: {
      const r1883 = readBadCutOpening(p);
      if (r1883 === undefined) { break l1882; }
      value = r1883;
      p = pos;
      break l1876;
    }
    p = s1877;
    if (trail.length > t1878) trail.length = t1878;
    const r1891 = readLoneText(p);
    if (r1891 === undefined) { return -1; }
    value = r1891;
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
  l1884: {
    const s1885 = p;
    l1886: {
      p = skip_pyList(p);
      if (p < 0) { break l1886; }
      break l1884;
    }
    p = s1885;
    l1887: {
      p = skipBareCall(p);
      if (p < 0) { break l1887; }
      break l1884;
    }
    p = s1885;
    l1888: {
      p = skipBareObject(p);
      if (p < 0) { break l1888; }
      break l1884;
    }
    p = s1885;
    l1889: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l1889; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1889;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l1889; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1889;
      }
      p = skipEol(p);
      if (p < 0) { break l1889; }
      break l1884;
    }
    p = s1885;
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
  const s1892 = p;
  l1893: {
    const s1894 = p;
    l1895: {
      p = skipTokens(p);
      if (p < 0) { break l1895; }
      break l1893;
    }
    p = s1894;
    l1896: {
      p = skipStop(p);
      if (p < 0) { break l1896; }
      break l1893;
    }
    p = s1894;
    if (text.charCodeAt(p) === 96) {
      l1897: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l1897;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l1893;
      }
      p = s1894;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s1892, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf492(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  const r1899 = readRegionEnd(p);
  if (r1899 === undefined) { return -1; }
  value = r1899;
  p = pos;
  leafValue = value;
  return p;
}

function readRegionEnd(p: number): RegionCloseNode | MissingThoughtRestNode | RegionOverNode | undefined {
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  l1900: {
    const s1901 = p;
    const t1902 = trail.length;
    l1903: {
      const r1904 = readRegionClose(p);
      if (r1904 === undefined) { break l1903; }
      value = r1904;
      p = pos;
      break l1900;
    }
    p = s1901;
    if (trail.length > t1902) trail.length = t1902;
    l1906: {
      const r1907 = readMissingThoughtRest(p);
      if (r1907 === undefined) { break l1906; }
      value = r1907;
      p = pos;
      break l1900;
    }
    p = s1901;
    if (trail.length > t1902) trail.length = t1902;
    const r1909 = readRegionOver(p);
    if (r1909 === undefined) { return undefined; }
    value = r1909;
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

function leaf496(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRegionMarkerNode;
  const r1912 = readBadRegionMarker(p);
  if (r1912 === undefined) { return -1; }
  value = r1912;
  p = pos;
  leafValue = value;
  return p;
}

function readBadRegionMarker(p: number): BadRegionMarkerNode | undefined {
  const start = p;
  l1913: {
    const s1914 = p;
    l1915: {
      p = skipTurnOpen(p);
      if (p < 0) { break l1915; }
      break l1913;
    }
    p = s1914;
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

function leaf500(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EmptyThoughtNode | BadEndTokenNode;
  l1917: {
    const s1918 = p;
    const t1919 = trail.length;
    l1920: {
      const r1921 = readEmptyThought(p);
      if (r1921 === undefined) { break l1920; }
      value = r1921;
      p = pos;
      break l1917;
    }
    p = s1918;
    if (trail.length > t1919) trail.length = t1919;
    const r1923 = readBadEndToken(p);
    if (r1923 === undefined) { return -1; }
    value = r1923;
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

function leaf502(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1925 = readBadFence(p);
  if (r1925 === undefined) { return -1; }
  value = r1925;
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
  l1928: {
    const s1926 = p;
    l1927: {
      p = skipCallAhead(p);
      if (p < 0) { break l1927; }
      p = s1926;
      break l1928;
    }
    p = s1926;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCallAhead(p: number): number {
  l1929: {
    const s1930 = p;
    l1931: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1931; }
      break l1929;
    }
    p = s1930;
    l1932: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l1932; }
      break l1929;
    }
    p = s1930;
    l1933: {
      p = skipCallOpening(p);
      if (p < 0) { break l1933; }
      break l1929;
    }
    p = s1930;
    l1934: {
      p = skipBareObject(p);
      if (p < 0) { break l1934; }
      break l1929;
    }
    p = s1930;
    l1935: {
      p = skip_bareList(p);
      if (p < 0) { break l1935; }
      break l1929;
    }
    p = s1930;
    l1936: {
      p = skip_pyList(p);
      if (p < 0) { break l1936; }
      break l1929;
    }
    p = s1930;
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

function leaf508(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | null;
  l1938: {
    if (text.charCodeAt(p) === 96) {
      const s1940 = p;
      l1939: {
        const r1941 = readWrappingEnd(p);
        if (r1941 === undefined) { break l1939; }
        value = r1941;
        p = pos;
        break l1938;
      }
      p = s1940;
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
  l1944: {
    const s1942 = p;
    l1943: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l1945: {
        const s1946 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1947: {
            p++;
            break l1945;
          }
          p = s1946;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s1948 = p;
            l1949: {
              p++;
              break l1943;
            }
            p = s1948;
          }
        } else touched ||= p >= end;
      }
      p = s1942;
      break l1944;
    }
    p = s1942;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf510(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1952!: null;
  l1955: {
    const s1953 = p;
    l1954: {
      p = skip_bareList(p);
      if (p < 0) { break l1954; }
      p = s1953;
      break l1955;
    }
    p = s1953;
    return -1;
  }
  e1952 = null;
  value = [e1952];
  leafValue = value;
  return p;
}

function leaf511(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l1956: {
    const s1958 = p;
    l1957: {
      const r1959 = readEnd(p);
      if (r1959 === undefined) { break l1957; }
      value = r1959;
      p = pos;
      break l1956;
    }
    p = s1958;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s1960 = p;
      l1961: {
        p++;
        return undefined;
      }
      p = s1960;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf513(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l1964: {
    const s1966 = p;
    const t1967 = trail.length;
    l1965: {
      const r1968 = readBadThoughtAgain(p);
      if (r1968 === undefined) { break l1965; }
      value = r1968;
      p = pos;
      break l1964;
    }
    p = s1966;
    if (trail.length > t1967) trail.length = t1967;
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

function leaf515(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r1970 = readThoughtGoesOn(p);
  if (r1970 === undefined) { return -1; }
  value = r1970;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

function leaf517(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstTextHeadNode;
  const r1972 = readFirstTextHead(p);
  if (r1972 === undefined) { return -1; }
  value = r1972;
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
  l1975: {
    const s1973 = p;
    l1974: {
      p = skipRecipientOpenIsUsed(p);
      if (p < 0) { break l1974; }
      p = s1973;
      break l1975;
    }
    p = s1973;
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

function leaf522(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstCodeHeadNode;
  const r1977 = readFirstCodeHead(p);
  if (r1977 === undefined) { return -1; }
  value = r1977;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstCodeHead(p: number): FirstCodeHeadNode | undefined {
  let c = 0;
  const start = p;
  l1978: {
    const s1979 = p;
    const t1980 = trail.length;
    l1981: {
      p = skipCodeName(p);
      if (p < 0) { break l1981; }
      if (p < end) {
        {
          const s1982 = p;
          l1983: {
            const n1985 = characterSize(p, CLASS_5);
            if (n1985 === 0) { break l1983; }
            p += n1985;
            break l1981;
          }
          p = s1982;
        }
      } else touched ||= p >= end;
      l1986: for (;;) {
        const s1988 = p;
        const t1989 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
          l1987: {
            const r1991 = readHeadPart(p);
            if (r1991 === undefined) { break l1987; }
            p = pos;
            continue l1986;
          }
          p = s1988;
          if (trail.length > t1989) trail.length = t1989;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1981;
      }
      p += 11;
      break l1978;
    }
    p = s1979;
    if (trail.length > t1980) trail.length = t1980;
    p = skipCodeName(p);
    if (p < 0) { return undefined; }
    p = skipRecipientEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'FirstCodeHead', start: base + start, end: base + p };
}

function leaf524(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstToolHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1994 = readFirstToolHead(p);
  if (r1994 === undefined) { return -1; }
  value = r1994;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstToolHead(p: number): FirstToolHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l1995: {
    const s1996 = p;
    const t1997 = trail.length;
    if (p < end) {
      l1998: {
        const r1999 = readCalledName(p);
        if (r1999 === undefined) { break l1998; }
        l_name = r1999;
        p = pos;
        l2001: for (;;) {
          const s2003 = p;
          const t2004 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
            l2002: {
              const r2006 = readHeadPart(p);
              if (r2006 === undefined) { break l2002; }
              p = pos;
              continue l2001;
            }
            p = s2003;
            if (trail.length > t2004) trail.length = t2004;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l1998;
        }
        p += 11;
        break l1995;
      }
      p = s1996;
      if (trail.length > t1997) trail.length = t1997;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r2008 = readRecipientName(p);
    if (r2008 === undefined) { return undefined; }
    l_name = r2008;
    p = pos;
    p = skipRecipientEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'FirstToolHead', start: base + start, end: base + p, name: l_name };
}

function leaf526(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2011!: null;
  {
    const s2012 = p;
    l2013: {
      p = skipFirstHead(p);
      if (p < 0) { break l2013; }
      return -1;
    }
    p = s2012;
  }
  e2011 = null;
  value = [e2011];
  leafValue = value;
  return p;
}

function skipFirstHead(p: number): number {
  let c = 0;
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l2015: {
    if (text.charCodeAt(p) === 32) {
      const s2017 = p;
      l2016: {

        p++;
        break l2015;
      }
      p = s2017;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return -1;
  }
  p += 3;
  l2018: {
    const s2019 = p;
    if (((c = text.charCodeAt(p)) === 97 || c === 117)) {
      l2020: {
        p = skipPseudoName(p);
        if (p < 0) { break l2020; }
        break l2018;
      }
      p = s2019;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCalledName(p);
    if (p < 0) { return -1; }
  }
  l2021: for (;;) {
    const s2023 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l2022: {
        p = skipHeadPart(p);
        if (p < 0) { break l2022; }
        continue l2021;
      }
      p = s2023;
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

function leaf528(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2025!: null;
  {
    const s2026 = p;
    l2027: {
      p = skipMarkAhead(p);
      if (p < 0) { break l2027; }
      return -1;
    }
    p = s2026;
  }
  e2025 = null;
  value = [e2025];
  leafValue = value;
  return p;
}

function leaf529(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingMessagesNode | BadOutsideNode;
  l2029: {
    const s2030 = p;
    const t2031 = trail.length;
    l2032: {
      const r2033 = readMissingMessages(p);
      if (r2033 === undefined) { break l2032; }
      value = r2033;
      p = pos;
      break l2029;
    }
    p = s2030;
    if (trail.length > t2031) trail.length = t2031;
    const r2038 = readBadOutside(p);
    if (r2038 === undefined) { return -1; }
    value = r2038;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingMessages(p: number): MissingMessagesNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2034 = p;
      l2035: {
        p++;
        return undefined;
      }
      p = s2034;
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

function leaf532(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtHeadNode;
  const r2040 = readThoughtHead(p);
  if (r2040 === undefined) { return -1; }
  value = r2040;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtHead(p: number): ThoughtHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening!: string;
  const r2041 = readMessageStart(p);
  if (r2041 === undefined) { return undefined; }
  l_opening = r2041;
  p = pos;
  l2043: for (;;) {
    const s2045 = p;
    const t2046 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l2044: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2048 = p;
            l2049: {
              p = skipLastAnalysis(p);
              if (p < 0) { break l2049; }
              break l2044;
            }
            p = s2048;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
          touched ||= p >= end;
          break l2044;
        }
        const r2065 = readHeadPart(p);
        if (r2065 === undefined) { break l2044; }
        p = pos;
        continue l2043;
      }
      p = s2045;
      if (trail.length > t2046) trail.length = t2046;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2067 = readLastAnalysis(p);
  if (r2067 === undefined) { return undefined; }
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
      const s2051 = p;
      l2052: {
        const n2054 = characterSize(p, CLASS_5);
        if (n2054 === 0) { break l2052; }
        p += n2054;
        return -1;
      }
      p = s2051;
    }
  } else touched ||= p >= end;
  l2055: for (;;) {
    const s2057 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l2056: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2059 = p;
            l2060: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2060; }
              break l2056;
            }
            p = s2059;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
          touched ||= p >= end;
          break l2056;
        }
        p = skipHeadPart(p);
        if (p < 0) { break l2056; }
        continue l2055;
      }
      p = s2057;
    } else touched ||= p >= end;
    break;
  }
  l2064: {
    if (text.charCodeAt(p) === 60) {
      const s2062 = p;
      l2063: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2063;
        }
        p += 11;
        p = s2062;
        break l2064;
      }
      p = s2062;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readLastAnalysis(p: number): [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null] | undefined {
  let c = 0;
  let value!: [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null];
  let e2068!: string[];
  const list2073: string[] = [];
  l2069: for (;;) {
    const s2071 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2070: {
        let v2072!: string;
        const r2075 = readBlank(p);
        if (r2075 === undefined) { break l2070; }
        v2072 = r2075;
        p = pos;
        list2073.push(v2072);
        continue l2069;
      }
      p = s2071;
    } else touched ||= p >= end;
    break;
  }
  e2068 = list2073;
  let e2077!: "<|channel|>analysis";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>analysis", p)) {
    reachesEnd(p, "<|channel|>analysis");
    return undefined;
  }
  e2077 = "<|channel|>analysis";
  p += 19;
  let e2078!: null;
  if (p < end) {
    {
      const s2079 = p;
      l2080: {
        const n2082 = characterSize(p, CLASS_5);
        if (n2082 === 0) { break l2080; }
        p += n2082;
        return undefined;
      }
      p = s2079;
    }
  } else touched ||= p >= end;
  e2078 = null;
  let e2083!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][];
  const list2089: ([null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]])[] = [];
  l2084: for (;;) {
    const s2086 = p;
    const t2087 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l2085: {
        let v2088!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]];
        let e2091!: null;
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2092 = p;
            l2093: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2093; }
              break l2085;
            }
            p = s2092;
          }
        } else touched ||= p >= end;
        e2091 = null;
        let e2095!: [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]];
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
          touched ||= p >= end;
          break l2085;
        }
        const r2096 = readHeadPart(p);
        if (r2096 === undefined) { break l2085; }
        e2095 = r2096;
        p = pos;
        v2088 = [e2091, e2095];
        list2089.push(v2088);
        continue l2084;
      }
      p = s2086;
      if (trail.length > t2087) trail.length = t2087;
    } else touched ||= p >= end;
    break;
  }
  e2083 = list2089;
  let e2098!: null;
  l2101: {
    if (text.charCodeAt(p) === 60) {
      const s2099 = p;
      l2100: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2100;
        }
        p += 11;
        p = s2099;
        break l2101;
      }
      p = s2099;
    } else touched ||= p >= end;
    return undefined;
  }
  e2098 = null;
  value = [e2068, e2077, e2078, e2083, e2098];
  pos = p;
  return value;
}

function text536(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l2104: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2104;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l2105: {
      {
        const s2106 = p;
        l2107: {
          p = skipMarkAhead(p);
          if (p < 0) { break l2107; }
          break l2105;
        }
        p = s2106;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2105;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf537(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  const r2109 = readThoughtMessageEnd(p);
  if (r2109 === undefined) { return -1; }
  value = r2109;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageEnd(p: number): MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  l2110: {
    const s2111 = p;
    const t2112 = trail.length;
    l2113: {
      const r2114 = readMessageClose(p);
      if (r2114 === undefined) { break l2113; }
      value = r2114;
      p = pos;
      break l2110;
    }
    p = s2111;
    if (trail.length > t2112) trail.length = t2112;
    l2116: {
      const r2117 = readMissingThoughtRest(p);
      if (r2117 === undefined) { break l2116; }
      value = r2117;
      p = pos;
      break l2110;
    }
    p = s2111;
    if (trail.length > t2112) trail.length = t2112;
    l2119: {
      const r2120 = readMissingMessageClose(p);
      if (r2120 === undefined) { break l2119; }
      value = r2120;
      p = pos;
      break l2110;
    }
    p = s2111;
    if (trail.length > t2112) trail.length = t2112;
    const r2122 = readMessageOver(p);
    if (r2122 === undefined) { return undefined; }
    value = r2122;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf539(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadMessageMarkerNode | BadEndTokenNode | SpaceNode | BadCutHeadNode;
  l2125: {
    const s2126 = p;
    const t2127 = trail.length;
    l2128: {
      const r2129 = readBadMessageMarker(p);
      if (r2129 === undefined) { break l2128; }
      value = r2129;
      p = pos;
      break l2125;
    }
    p = s2126;
    if (trail.length > t2127) trail.length = t2127;
    l2131: {
      const r2132 = readBadEndToken(p);
      if (r2132 === undefined) { break l2131; }
      value = r2132;
      p = pos;
      break l2125;
    }
    p = s2126;
    if (trail.length > t2127) trail.length = t2127;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2134: {
        const r2135 = readSpace(p);
        if (r2135 === undefined) { break l2134; }
        value = r2135;
        p = pos;
        break l2125;
      }
      p = s2126;
      if (trail.length > t2127) trail.length = t2127;
    } else touched ||= p >= end;
    const r2137 = readBadCutHead(p);
    if (r2137 === undefined) { return -1; }
    value = r2137;
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

function leaf542(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadOutsideNode;
  const r2139 = readBadOutside(p);
  if (r2139 === undefined) { return -1; }
  value = r2139;
  p = pos;
  leafValue = value;
  return p;
}

function leaf543(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStepsFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2141 = readBadStepsFence(p);
  if (r2141 === undefined) { return -1; }
  value = r2141;
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
  l2144: {
    const s2142 = p;
    l2143: {
      p = skipStepAhead(p);
      if (p < 0) { break l2143; }
      p = s2142;
      break l2144;
    }
    p = s2142;
    return undefined;
  }
  pos = p;
  const node: BadStepsFenceNode = { type: 'BadStepsFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf545(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2146!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2147 = p;
      l2148: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2148;
        }
        p += 3;
        return -1;
      }
      p = s2147;
    }
  } else touched ||= p >= end;
  e2146 = null;
  value = [e2146];
  leafValue = value;
  return p;
}

function leaf546(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadEndTokenNode | BadRunOnNode;
  l2150: {
    const s2151 = p;
    const t2152 = trail.length;
    l2153: {
      const r2154 = readBadEndToken(p);
      if (r2154 === undefined) { break l2153; }
      value = r2154;
      p = pos;
      break l2150;
    }
    p = s2151;
    if (trail.length > t2152) trail.length = t2152;
    const r2156 = readBadRunOn(p);
    if (r2156 === undefined) { return -1; }
    value = r2156;
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

function leaf548(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionHeadNode;
  const r2158 = readActionHead(p);
  if (r2158 === undefined) { return -1; }
  value = r2158;
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
  const r2159 = readActionName(p);
  if (r2159 === undefined) { return undefined; }
  l_name = r2159;
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
  const s2160 = p;
  const n2161 = characterSize(p, CLASS_1);
  if (n2161 === 0) { return undefined; }
  p += n2161;
  l2162: for (;;) {
    const s2164 = p;
    if (p < end) {
      l2163: {
        const n2166 = characterSize(p, CLASS_5);
        if (n2166 === 0) { break l2163; }
        p += n2166;
        continue l2162;
      }
      p = s2164;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s2160, p);
  pos = p;
  return value;
}

function leaf551(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputHeadNode;
  const r2169 = readInputHead(p);
  if (r2169 === undefined) { return -1; }
  value = r2169;
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

function leaf553(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2171 = readInputFence(p);
  if (r2171 === undefined) { return -1; }
  value = r2171;
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

function leaf555(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2173!: null;
  l2176: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2174 = p;
      l2175: {
        l2177: {
          const s2178 = p;
          if (text.charCodeAt(p) === 123) {
            l2179: {

              p++;
              break l2177;
            }
            p = s2178;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2175;
          }
          p = skipQuotedInput(p);
          if (p < 0) { break l2175; }
        }
        p = s2174;
        break l2176;
      }
      p = s2174;
    } else touched ||= p >= end;
    return -1;
  }
  e2173 = null;
  value = [e2173];
  leafValue = value;
  return p;
}

function skipQuotedInput(p: number): number {
  let c = 0;
  l2180: {
    const s2181 = p;
    if (text.charCodeAt(p) === 34) {
      l2182: {

        p++;
        l2183: for (;;) {
          const s2185 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l2184: {
              l2187: {
                const s2188 = p;
                if (text.charCodeAt(p) === 92) {
                  l2189: {
                    p = skip_escape(p);
                    if (p < 0) { break l2189; }
                    break l2187;
                  }
                  p = s2188;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
                  touched ||= p >= end;
                  break l2184;
                }
                p++;
              }
              continue l2183;
            }
            p = s2185;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2182;
        }
        p++;
        break l2180;
      }
      p = s2181;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2190: for (;;) {
      const s2192 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
        l2191: {
          l2194: {
            const s2195 = p;
            if (text.charCodeAt(p) === 92) {
              l2196: {
                p = skip_escape(p);
                if (p < 0) { break l2196; }
                break l2194;
              }
              p = s2195;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l2191;
            }
            p++;
          }
          continue l2190;
        }
        p = s2192;
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
  l2197: {
    const s2198 = p;
    l2199: {
      p = skipStepAhead(p);
      if (p < 0) { break l2199; }
      break l2197;
    }
    p = s2198;
    if (text.charCodeAt(p) === 96) {
      l2200: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2200;
        }
        p += 3;
        break l2197;
      }
      p = s2198;
    } else touched ||= p >= end;
    l2201: {
      p = skipEndsReply(p);
      if (p < 0) { break l2201; }
      break l2197;
    }
    p = s2198;
    if (p < end) {
      {
        const s2208 = p;
        l2209: {
          p++;
          return -1;
        }
        p = s2208;
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
  l2202: {
    const s2204 = p;
    l2203: {
      p = skipTokens(p);
      if (p < 0) { break l2203; }
      break l2202;
    }
    p = s2204;
  }
  if (p < end) {
    {
      const s2205 = p;
      l2206: {
        p++;
        return -1;
      }
      p = s2205;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf558(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, [null, string]];
  let e2211!: null;
  {
    const s2212 = p;
    l2213: {
      p = skipStepAhead(p);
      if (p < 0) { break l2213; }
      return -1;
    }
    p = s2212;
  }
  e2211 = null;
  let e2215!: null;
  {
    const s2216 = p;
    l2217: {
      p = skipCutStep(p);
      if (p < 0) { break l2217; }
      return -1;
    }
    p = s2216;
  }
  e2215 = null;
  let e2219!: [null, string];
  const r2220 = readTextStart(p);
  if (r2220 === undefined) { return -1; }
  e2219 = r2220;
  p = pos;
  value = [e2211, e2215, e2219];
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
  let e2221!: null;
  {
    const s2222 = p;
    l2223: {
      p = skip_textEnd(p);
      if (p < 0) { break l2223; }
      return undefined;
    }
    p = s2222;
  }
  e2221 = null;
  let e2229!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  e2229 = text.charAt(p);
  p++;
  value = [e2221, e2229];
  pos = p;
  return value;
}

function skip_textEnd(p: number): number {
  l2225: {
    const s2226 = p;
    l2227: {
      p = skipThinkOpen(p);
      if (p < 0) { break l2227; }
      break l2225;
    }
    p = s2226;
    l2228: {
      p = skipThinkClose(p);
      if (p < 0) { break l2228; }
      break l2225;
    }
    p = s2226;
    p = skipEndsReply(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function text564(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2231: {
      let m2235 = false;
      l2232: for (;;) {
        const s2234 = p;
        l2233: {
          {
            const s2236 = p;
            l2237: {
              p = skip_textEnd(p);
              if (p < 0) { break l2237; }
              break l2233;
            }
            p = s2236;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l2233;
          }
          p++;
          m2235 = true;
          continue l2232;
        }
        p = s2234;
        break;
      }
      if (!m2235) { break l2231; }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2239: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2239;
        }
        p = skipEol(p);
        if (p < 0) { break l2239; }
        {
          const s2240 = p;
          l2241: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l2243: {
              const s2244 = p;
              l2245: {
                p = skipStepAhead(p);
                if (p < 0) { break l2245; }
                break l2243;
              }
              p = s2244;
              l2246: {
                p = skipEndsReply(p);
                if (p < 0) { break l2246; }
                break l2243;
              }
              p = s2244;
              l2247: {
                p = skipCutStep(p);
                if (p < 0) { break l2247; }
                break l2243;
              }
              p = s2244;
              if (text.charCodeAt(p) === 96) {
                l2248: {
                  if (!text.startsWith("```", p)) {
                    reachesEnd(p, "```");
                    break l2248;
                  }
                  p += 3;
                  break l2243;
                }
                p = s2244;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2249 = p;
                  l2250: {
                    p++;
                    break l2241;
                  }
                  p = s2249;
                }
              } else touched ||= p >= end;
            }
            break l2239;
          }
          p = s2240;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf565(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputFenceEndNode | InputAtEndNode | MissingInputFenceNode;
  l2252: {
    const s2253 = p;
    const t2254 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l2255: {
        const r2256 = readInputFenceEnd(p);
        if (r2256 === undefined) { break l2255; }
        value = r2256;
        p = pos;
        break l2252;
      }
      p = s2253;
      if (trail.length > t2254) trail.length = t2254;
    } else touched ||= p >= end;
    l2258: {
      const r2259 = readInputAtEnd(p);
      if (r2259 === undefined) { break l2258; }
      value = r2259;
      p = pos;
      break l2252;
    }
    p = s2253;
    if (trail.length > t2254) trail.length = t2254;
    const r2264 = readMissingInputFence(p);
    if (r2264 === undefined) { return -1; }
    value = r2264;
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
      const s2260 = p;
      l2261: {
        p++;
        return undefined;
      }
      p = s2260;
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

function leaf569(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutInputNode;
  const r2266 = readBadCutInput(p);
  if (r2266 === undefined) { return -1; }
  value = r2266;
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

function leaf572(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadStepWordsNode;
  const r2268 = readActionRest(p);
  if (r2268 === undefined) { return -1; }
  value = r2268;
  p = pos;
  leafValue = value;
  return p;
}

function readActionRest(p: number): SpaceNode | BadStepWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | BadStepWordsNode;
  l2269: {
    const s2270 = p;
    const t2271 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2272: {
        const r2273 = readSpace(p);
        if (r2273 === undefined) { break l2272; }
        value = r2273;
        p = pos;
        break l2269;
      }
      p = s2270;
      if (trail.length > t2271) trail.length = t2271;
    } else touched ||= p >= end;
    const r2275 = readBadStepWords(p);
    if (r2275 === undefined) { return undefined; }
    value = r2275;
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
      const s2276 = p;
      l2277: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2277;
        }
        p += 3;
        return undefined;
      }
      p = s2276;
    }
  } else touched ||= p >= end;
  {
    const s2279 = p;
    l2280: {
      p = skipStepAhead(p);
      if (p < 0) { break l2280; }
      return undefined;
    }
    p = s2279;
  }
  {
    const s2282 = p;
    l2283: {
      p = skipEndsReply(p);
      if (p < 0) { break l2283; }
      return undefined;
    }
    p = s2282;
  }
  let m2288 = false;
  l2285: for (;;) {
    const s2287 = p;
    l2286: {
      {
        const s2289 = p;
        l2290: {
          p = skip_textEnd(p);
          if (p < 0) { break l2290; }
          break l2286;
        }
        p = s2289;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2286;
      }
      p++;
      m2288 = true;
      continue l2285;
    }
    p = s2287;
    break;
  }
  if (!m2288) { return undefined; }
  pos = p;
  const node: BadStepWordsNode = { type: 'BadStepWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf575(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionAtEndNode | ActionOverNode;
  const r2294 = readActionEnd(p);
  if (r2294 === undefined) { return -1; }
  value = r2294;
  p = pos;
  leafValue = value;
  return p;
}

function readActionEnd(p: number): ActionAtEndNode | ActionOverNode | undefined {
  let value!: ActionAtEndNode | ActionOverNode;
  l2295: {
    const s2296 = p;
    l2297: {
      const r2298 = readActionAtEnd(p);
      if (r2298 === undefined) { break l2297; }
      value = r2298;
      p = pos;
      break l2295;
    }
    p = s2296;
    const r2303 = readActionOver(p);
    if (r2303 === undefined) { return undefined; }
    value = r2303;
    p = pos;
  }
  pos = p;
  return value;
}

function readActionAtEnd(p: number): ActionAtEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2299 = p;
      l2300: {
        p++;
        return undefined;
      }
      p = s2299;
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

function leaf579(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineHeadNode;
  const r2306 = readInlineHead(p);
  if (r2306 === undefined) { return -1; }
  value = r2306;
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
  const r2307 = readActionName(p);
  if (r2307 === undefined) { return undefined; }
  l_name = r2307;
  p = pos;
  l2311: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
      const s2309 = p;
      l2310: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
          touched ||= p >= end;
          break l2310;
        }
        p++;
        p = s2309;
        break l2311;
      }
      p = s2309;
    } else touched ||= p >= end;
    return undefined;
  }
  const r2312 = readBadInline(p);
  if (r2312 === undefined) { return undefined; }
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

function leaf582(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineOpenNode | null;
  l2315: {
    if (((c = text.charCodeAt(p)) === 40 || c === 91)) {
      const s2317 = p;
      l2316: {
        const r2318 = readInlineOpen(p);
        if (r2318 === undefined) { break l2316; }
        value = r2318;
        p = pos;
        break l2315;
      }
      p = s2317;
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

function leaf584(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2320!: null;
  l2323: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2321 = p;
      l2322: {
        p++;
        p = s2321;
        break l2323;
      }
      p = s2321;
    } else touched ||= p >= end;
    return -1;
  }
  e2320 = null;
  value = [e2320];
  leafValue = value;
  return p;
}

function text585(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2324: {
      {
        const s2325 = p;
        l2326: {
          l2328: {
            const s2329 = p;
            if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
              l2330: {
                p = skipInlineClose(p);
                if (p < 0) { break l2330; }
                break l2328;
              }
              p = s2329;
            } else touched ||= p >= end;
            p = skip_textEnd(p);
            if (p < 0) { break l2326; }
          }
          break l2324;
        }
        p = s2325;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2324;
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
  l2333: {
    const s2331 = p;
    l2332: {
      l2334: {
        const s2335 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2336: {
            p = skipEol(p);
            if (p < 0) { break l2336; }
            break l2334;
          }
          p = s2335;
        } else touched ||= p >= end;
        l2337: {
          p = skipEndsReply(p);
          if (p < 0) { break l2337; }
          break l2334;
        }
        p = s2335;
        if (p < end) {
          {
            const s2338 = p;
            l2339: {
              p++;
              break l2332;
            }
            p = s2338;
          }
        } else touched ||= p >= end;
      }
      p = s2331;
      break l2333;
    }
    p = s2331;
    return -1;
  }
  return p;
}

function leaf587(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCloseNode | null;
  l2341: {
    if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
      const s2343 = p;
      l2342: {
        const r2344 = readInlineClose(p);
        if (r2344 === undefined) { break l2342; }
        value = r2344;
        p = pos;
        break l2341;
      }
      p = s2343;
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
  l2347: {
    const s2345 = p;
    l2346: {
      l2348: {
        const s2349 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2350: {
            p = skipEol(p);
            if (p < 0) { break l2350; }
            break l2348;
          }
          p = s2349;
        } else touched ||= p >= end;
        l2351: {
          p = skipEndsReply(p);
          if (p < 0) { break l2351; }
          break l2348;
        }
        p = s2349;
        if (p < end) {
          {
            const s2352 = p;
            l2353: {
              p++;
              break l2346;
            }
            p = s2352;
          }
        } else touched ||= p >= end;
      }
      p = s2345;
      break l2347;
    }
    p = s2345;
    return undefined;
  }
  pos = p;
  return { type: 'InlineClose', start: base + start, end: base + p };
}

function leaf589(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtLabelNode;
  const r2356 = readThoughtLabel(p);
  if (r2356 === undefined) { return -1; }
  value = r2356;
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

function leaf591(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2358!: null;
  {
    const s2359 = p;
    l2360: {
      p = skipStepAhead(p);
      if (p < 0) { break l2360; }
      return -1;
    }
    p = s2359;
  }
  e2358 = null;
  value = [e2358];
  leafValue = value;
  return p;
}

function leaf592(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r2362 = readTextStart(p);
  if (r2362 === undefined) { return -1; }
  value = r2362;
  p = pos;
  leafValue = value;
  return p;
}

function leaf593(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2364!: null;
  {
    const s2365 = p;
    l2366: {
      p = skipCutStep(p);
      if (p < 0) { break l2366; }
      return -1;
    }
    p = s2365;
  }
  e2364 = null;
  value = [e2364];
  leafValue = value;
  return p;
}

function leaf594(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingThoughtRestNode | StepOverNode;
  const r2368 = readStepThoughtEnd(p);
  if (r2368 === undefined) { return -1; }
  value = r2368;
  p = pos;
  leafValue = value;
  return p;
}

function readStepThoughtEnd(p: number): MissingThoughtRestNode | StepOverNode | undefined {
  let value!: MissingThoughtRestNode | StepOverNode;
  l2369: {
    const s2370 = p;
    const t2371 = trail.length;
    l2372: {
      const r2373 = readMissingThoughtRest(p);
      if (r2373 === undefined) { break l2372; }
      value = r2373;
      p = pos;
      break l2369;
    }
    p = s2370;
    if (trail.length > t2371) trail.length = t2371;
    const r2375 = readStepOver(p);
    if (r2375 === undefined) { return undefined; }
    value = r2375;
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

function leaf597(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AnswerLabelNode;
  const r2378 = readAnswerLabel(p);
  if (r2378 === undefined) { return -1; }
  value = r2378;
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

function leaf599(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLoneInputNode;
  const r2380 = readBadLoneInput(p);
  if (r2380 === undefined) { return -1; }
  value = r2380;
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

function leaf601(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutStepNode;
  const r2382 = readBadCutStep(p);
  if (r2382 === undefined) { return -1; }
  value = r2382;
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

function leaf603(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LoneTextNode;
  const r2384 = readLoneText(p);
  if (r2384 === undefined) { return -1; }
  value = r2384;
  p = pos;
  leafValue = value;
  return p;
}

function leaf604(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StepsFenceEndNode | null;
  l2386: {
    if (text.charCodeAt(p) === 96) {
      const s2388 = p;
      l2387: {
        const r2389 = readStepsFenceEnd(p);
        if (r2389 === undefined) { break l2387; }
        value = r2389;
        p = pos;
        break l2386;
      }
      p = s2388;
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
  l2392: {
    const s2390 = p;
    l2391: {
      l2393: {
        const s2394 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2395: {
            p = skipEol(p);
            if (p < 0) { break l2395; }
            break l2393;
          }
          p = s2394;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2396 = p;
            l2397: {
              p++;
              break l2391;
            }
            p = s2396;
          }
        } else touched ||= p >= end;
      }
      p = s2390;
      break l2392;
    }
    p = s2390;
    return undefined;
  }
  pos = p;
  return { type: 'StepsFenceEnd', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf496 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf500 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf203 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf496 }, { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf203 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf472 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf481 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf486 }] }] } }, { op: 'leaf', read: leaf511 }] } };
const stepRegion: Step = { op: 'rule', name: 'Region', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf2 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf6, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf203 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf472 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf481 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf486 }] } }] } }, { op: 'leaf', read: leaf492 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf15 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf26 }] } }, { op: 'leaf', read: leaf30 }] }] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'text', read: text19, isSome: true } };
const stepBuiltin: Step = { op: 'rule', name: 'Builtin', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf41 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, STARTS_7, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf84 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] }, { op: 'leaf', read: leaf154 }] } }, { op: 'leaf', read: leaf158 }] } };
const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf46 }, { op: 'leaf', read: leaf49 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] } }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf67 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf150 }] } }, { op: 'leaf', read: leaf151 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf70 }, { op: 'leaf', read: leaf78 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf80 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null, null], alternatives: [{ op: 'leaf', read: leaf84 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] }, { op: 'leaf', read: leaf132 }] } }, { op: 'leaf', read: leaf144 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf87 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_8, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf90 }] } }, { op: 'leaf', read: leaf95 }] } };
const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'text', read: text89, isSome: true } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf100 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf104 }] } }, { op: 'leaf', read: leaf108 }] } };
const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'text', read: text102, isSome: true } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf111 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf115 }] } }, { op: 'leaf', read: leaf108 }] } };
const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'text', read: text113, isSome: true } };
const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf117 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf124 }] } };
const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'text', read: text119, isSome: true } };
const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf161 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf197 }] } };
const stepCode: Step = { op: 'rule', name: 'Code', register: -1, isText: true, body: { op: 'text', read: text187, isSome: true } };
const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf207 }, { op: 'leaf', read: leaf49 }, { op: 'leaf', read: leaf211 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_12, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf218, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] } }] }, { op: 'again', step: () => stepPlainArguments }] } }, { op: 'loop', body: { op: 'leaf', read: leaf221 } }, { op: 'leaf', read: leaf197 }] } };
const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', register: -1, isText: true, body: { op: 'text', read: text219, isSome: true } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf228 }, { op: 'leaf', read: leaf49 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf381 }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf388 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf405, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf408, body: { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf411 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf412, body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf381 }] } }] }, { op: 'leaf', read: leaf413 }] } }, { op: 'leaf', read: leaf426 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf236 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf301 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf349 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf355, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] } }] }, { op: 'leaf', read: leaf357 }] } }, { op: 'leaf', read: leaf368 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf256 }, { op: 'leaf', read: leaf272 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf293 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'text', read: text276, isSome: true } };
const stepElement: Step = { op: 'rule', name: 'Element', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: leaf308 }, { op: 'leaf', read: leaf272 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf320, body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }] } }] } }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: leaf341 }] } };
const stepElementText: Step = { op: 'rule', name: 'ElementText', register: -1, isText: true, body: { op: 'text', read: text322, isSome: true } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf392 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf401 }] } }, { op: 'leaf', read: leaf402 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf398 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, STARTS_7, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf84 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] }, { op: 'leaf', read: leaf154 }] } }, { op: 'leaf', read: leaf158 }] } };
const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf432 }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf436, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf440 }] } }, { op: 'leaf', read: leaf441 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf443, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf443, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf449 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf450, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf451 } }, { op: 'leaf', read: leaf441 }] } };
const stepTool: Step = { op: 'rule', name: 'Tool', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: leaf453 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf458 }] } }, { op: 'leaf', read: leaf466 }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf476 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf479 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'text', read: text478, isSome: true } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'text', read: text483, isSome: true } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf502 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf203 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }] } }, { op: 'leaf', read: leaf508 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf510, body: { op: 'again', step: () => stepList } }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf513 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf496 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf500 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf203 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf496 }, { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf203 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf472 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf481 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf486 }] }] } }, { op: 'leaf', read: leaf511 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf515 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf26 }] } }, { op: 'leaf', read: leaf30 }] }] } };
const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'choice', starts: [null, null, STARTS_11], alternatives: [{ op: 'leaf', read: leaf517 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf496 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf500 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf203 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf496 }, { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf203 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf472 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf481 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf486 }] }] } }, { op: 'leaf', read: leaf511 }] } };
const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf522 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf197 }] } };
const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf524 }, { op: 'leaf', read: leaf49 }, { op: 'leaf', read: leaf211 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_12, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf218, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] } }] }, { op: 'again', step: () => stepPlainArguments }] } }, { op: 'loop', body: { op: 'leaf', read: leaf221 } }, { op: 'leaf', read: leaf197 }] } };
const stepMessages: Step = { op: 'rule', name: 'Messages', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf49 }, { op: 'optional', body: { op: 'again', step: () => stepLead } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf539 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf511 }] } };
const stepLead: Step = { op: 'rule', name: 'Lead', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf526, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf528, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf203 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf472 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf481 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf486 }] } }] } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf528, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf203 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf472 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf481 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf486 }] } }] } }, { op: 'leaf', read: leaf529 }] } };
const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf532 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf537 }] } };
const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', register: -1, isText: true, body: { op: 'text', read: text536, isSome: true } };
const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf203 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf528, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf203 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf472 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf481 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf486 }] } }] } }, { op: 'leaf', read: leaf197 }] } };
const stepStray: Step = { op: 'rule', name: 'Stray', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf526, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf528, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf203 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf472 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf481 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf486 }] } }] } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf528, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf203 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf472 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf481 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf486 }] } }] } }, { op: 'leaf', read: leaf542 }] } };
const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf539 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf511 }] } };
const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf515 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf537 }] } };
const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'choice', starts: [null, null, STARTS_11], alternatives: [{ op: 'leaf', read: leaf517 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf539 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf511 }] } };
const stepSteps: Step = { op: 'rule', name: 'Steps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf49 }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_14, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf546 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf599 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf601 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf603 }] } }, { op: 'leaf', read: leaf511 }] } };
const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf543 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf545, body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_14, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf546 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf599 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf601 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf603 }] } }] } }, { op: 'leaf', read: leaf604 }] } };
const stepAction: Step = { op: 'rule', name: 'Action', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf548 }, { op: 'leaf', read: leaf49 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: leaf569 }] } }, { op: 'loop', body: { op: 'leaf', read: leaf572 } }, { op: 'leaf', read: leaf575 }] } };
const stepInput: Step = { op: 'rule', name: 'Input', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf551 }, { op: 'leaf', read: leaf49 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_14, STARTS_15, null], alternatives: [{ op: 'again', step: () => stepFencedInput }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf555, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] } }] }, { op: 'again', step: () => stepInputText }] } }] } };
const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf553 }, { op: 'leaf', read: leaf49 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf545, body: { op: 'choice', starts: [STARTS_15, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf555, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] } }] }, { op: 'again', step: () => stepInputText }] } }] } }, { op: 'leaf', read: leaf49 }, { op: 'leaf', read: leaf565 }] } };
const stepInputText: Step = { op: 'rule', name: 'InputText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf558 }, { op: 'text', read: text564 }] } };
const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf579 }, { op: 'leaf', read: leaf582 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_15, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf584, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] } }] }, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: leaf587 }, { op: 'loop', body: { op: 'leaf', read: leaf572 } }, { op: 'leaf', read: leaf575 }] } };
const stepInlineText: Step = { op: 'rule', name: 'InlineText', register: -1, isText: true, body: { op: 'text', read: text585, isSome: true } };
const stepStepThought: Step = { op: 'rule', name: 'StepThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf589 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf591, body: { op: 'again', step: () => stepStepThoughtText } }] } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf593, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf591, body: { op: 'again', step: () => stepStepThoughtText } }] } }] }] } }, { op: 'leaf', read: leaf594 }] } };
const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf592 }, { op: 'text', read: text564 }] } };
const stepAnswer: Step = { op: 'rule', name: 'Answer', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf597 }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
const stepStepText: Step = { op: 'rule', name: 'StepText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf592 }, { op: 'text', read: text564 }] } };
const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_14, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf546 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf599 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf601 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf603 }] } }, { op: 'leaf', read: leaf511 }] } };
const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf515 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf593, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf591, body: { op: 'again', step: () => stepStepThoughtText } }] } }] }] } }, { op: 'leaf', read: leaf594 }] } };

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
