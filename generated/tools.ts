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

const TABLE_0 = tableOf([9, 9], [32, 32], [42, 42], [58, 58]);
const TABLE_1 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [125, 125]);
const TABLE_2 = tableOf([98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
const TABLE_3 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
const TABLE_4 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
const TABLE_5 = tableOf([41, 41], [44, 44], [93, 93], [125, 125]);
const TABLE_6 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [44, 44], [93, 93], [125, 125]);
const TABLE_7 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 91], [93, 127]);
const TABLE_8 = tableOf([44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_9 = tableOf([41, 41], [44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_10 = tableOf([0, 8], [11, 12], [14, 31], [33, 38], [40, 91], [93, 127]);
const TABLE_11 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [42, 43], [45, 57], [59, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_12 = tableOf([0, 8], [11, 12], [14, 31], [33, 39], [42, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_13 = tableOf([9, 9], [32, 32], [60, 60], [99, 99], [106, 106], [116, 116]);
const TABLE_14 = tableOf([34, 34], [39, 39], [91, 91], [123, 123]);
const TABLE_15 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [40, 59], [61, 61], [63, 90], [92, 92], [94, 122], [126, 127]);
const TABLE_16 = tableOf([0, 8], [11, 12], [14, 31], [33, 59], [61, 90], [92, 122], [124, 127]);
const TABLE_17 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 127]);
const TABLE_18 = tableOf([9, 10], [13, 13], [32, 32], [95, 95], [97, 122]);
const TABLE_19 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [40, 59], [61, 61], [63, 127]);
const TABLE_20 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_21 = tableOf([0, 8], [11, 12], [14, 31], [33, 46], [48, 59], [61, 61], [63, 127]);
const TABLE_22 = tableOf([9, 10], [13, 13], [32, 32], [123, 123]);
const TABLE_23 = tableOf([0, 9], [11, 12], [14, 90], [92, 122], [124, 127]);
const TABLE_24 = tableOf([9, 10], [13, 13], [32, 32], [60, 60]);
const TABLE_25 = tableOf([9, 9], [32, 32], [40, 40], [91, 91], [123, 123]);
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
  let value!: [null, null, null, string];
  const r21 = readThoughtChar(p);
  if (r21 === undefined) { return -1; }
  value = r21;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtChar(p: number): [null, null, null, string] | undefined {
  let value!: [null, null, null, string];
  let e22!: null;
  {
    const s23 = p;
    l24: {
      p = skipThinkClose(p);
      if (p < 0) { break l24; }
      return undefined;
    }
    p = s23;
  }
  e22 = null;
  let e26!: null;
  {
    const s27 = p;
    l28: {
      p = skipThoughtBreak(p);
      if (p < 0) { break l28; }
      return undefined;
    }
    p = s27;
  }
  e26 = null;
  let e30!: null;
  {
    const s31 = p;
    l32: {
      p = skip_thoughtCode(p);
      if (p < 0) { break l32; }
      if (text.charCodeAt(p) !== 96) {
        touched ||= p >= end;
        break l32;
      }
      p++;
      return undefined;
    }
    p = s31;
  }
  e30 = null;
  let e34!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e34 = text.charAt(p);
  p++;
  value = [e22, e26, e30, e34];
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

function text27(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l36: {
      {
        const s37 = p;
        l38: {
          p = skipThinkClose(p);
          if (p < 0) { break l38; }
          break l36;
        }
        p = s37;
      }
      {
        const s40 = p;
        l41: {
          p = skipThoughtBreak(p);
          if (p < 0) { break l41; }
          break l36;
        }
        p = s40;
      }
      {
        const s43 = p;
        l44: {
          p = skip_thoughtCode(p);
          if (p < 0) { break l44; }
          if (text.charCodeAt(p) !== 96) {
            touched ||= p >= end;
            break l44;
          }
          p++;
          break l36;
        }
        p = s43;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l36;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf28(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCodeNode | ThoughtTickNode;
  l46: {
    const s47 = p;
    l48: {
      const r49 = readThoughtCode(p);
      if (r49 === undefined) { break l48; }
      value = r49;
      p = pos;
      break l46;
    }
    p = s47;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r86 = readThoughtTick(p);
    if (r86 === undefined) { return -1; }
    value = r86;
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
  const s50 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s50, p);
  pos = p;
  return { type: 'ThoughtCode', start: base + start, end: base + p, text: l_text };
}

function skip_code(p: number): number {
  let c = 0;
  l51: {
    const s52 = p;
    if (text.charCodeAt(p) === 96) {
      l53: {

        p++;
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
                if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
                  reachesEnd(p, "``");
                  break l58;
                }
                p += 2;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l57;
            }
            p = s59;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l53;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s64 = p;
            l65: {

              p++;
              break l53;
            }
            p = s64;
          }
        } else touched ||= p >= end;
        break l51;
      }
      p = s52;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l67: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l67;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s68 = p;
            l69: {

              p++;
              break l67;
            }
            p = s68;
          }
        } else touched ||= p >= end;
        l71: for (;;) {
          const s73 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l72: {
              l75: {
                const s76 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l77: {
                    p++;
                    break l75;
                  }
                  p = s76;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 96) {
                  l78: {

                    p++;
                    if (text.charCodeAt(p) === 96) {
                      {
                        const s79 = p;
                        l80: {

                          p++;
                          break l78;
                        }
                        p = s79;
                      }
                    } else touched ||= p >= end;
                    break l75;
                  }
                  p = s76;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l72;
                }
                p += 3;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l71;
            }
            p = s73;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l67;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s82 = p;
            l83: {

              p++;
              break l67;
            }
            p = s82;
          }
        } else touched ||= p >= end;
        break l51;
      }
      p = s52;
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
  const s87 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  l_text = text.slice(s87, p);
  pos = p;
  return { type: 'ThoughtTick', start: base + start, end: base + p, text: l_text };
}

function leaf32(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  const r89 = readThoughtEnd(p);
  if (r89 === undefined) { return -1; }
  value = r89;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtEnd(p: number): ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode | undefined {
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  l90: {
    const s91 = p;
    const t92 = trail.length;
    l93: {
      const r94 = readThoughtClose(p);
      if (r94 === undefined) { break l93; }
      value = r94;
      p = pos;
      break l90;
    }
    p = s91;
    if (trail.length > t92) trail.length = t92;
    l96: {
      const r97 = readMissingThoughtRest(p);
      if (r97 === undefined) { break l96; }
      value = r97;
      p = pos;
      break l90;
    }
    p = s91;
    if (trail.length > t92) trail.length = t92;
    const r102 = readMissingThoughtClose(p);
    if (r102 === undefined) { return undefined; }
    value = r102;
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
      const s98 = p;
      l99: {
        p++;
        return undefined;
      }
      p = s98;
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

function leaf37(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtCloseNode | BadEndTokenNode;
  l105: {
    const s106 = p;
    const t107 = trail.length;
    l108: {
      const r109 = readBadThoughtClose(p);
      if (r109 === undefined) { break l108; }
      value = r109;
      p = pos;
      break l105;
    }
    p = s106;
    if (trail.length > t107) trail.length = t107;
    const r111 = readBadEndToken(p);
    if (r111 === undefined) { return -1; }
    value = r111;
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
  l114: {
    const s112 = p;
    l113: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l115: {
        const s117 = p;
        l116: {
          p = skipTokens(p);
          if (p < 0) { break l116; }
          break l115;
        }
        p = s117;
      }
      if (p < end) {
        {
          const s122 = p;
          l123: {
            p++;
            break l113;
          }
          p = s122;
        }
      } else touched ||= p >= end;
      p = s112;
      break l114;
    }
    p = s112;
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
  let m121 = false;
  l118: for (;;) {
    const s120 = p;
    l119: {
      p = skipEndToken(p);
      if (p < 0) { break l119; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      m121 = true;
      continue l118;
    }
    p = s120;
    break;
  }
  if (!m121) { return -1; }
  return p;
}

function leaf43(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BuiltinHeadNode;
  const r126 = readBuiltinHead(p);
  if (r126 === undefined) { return -1; }
  value = r126;
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
  const r127 = readBuiltinName(p);
  if (r127 === undefined) { return undefined; }
  l_name = r127;
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
  const s128 = p;
  const n129 = characterSize(p, CLASS_1);
  if (n129 === 0) { return undefined; }
  p += n129;
  l130: for (;;) {
    const s132 = p;
    if (p < end) {
      l131: {
        const n134 = characterSize(p, CLASS_2);
        if (n134 === 0) { break l131; }
        p += n134;
        continue l130;
      }
      p = s132;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s128, p);
  pos = p;
  return value;
}

function leaf48(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyKeyNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r137 = readPyKey(p);
  if (r137 === undefined) { return -1; }
  value = r137;
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
  const r138 = readBareKey(p);
  if (r138 === undefined) { return undefined; }
  l_name = r138;
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
      const s147 = p;
      l148: {

        p++;
        return undefined;
      }
      p = s147;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'PyKey', start: base + start, end: base + p, name: l_name };
}

function readBareKey(p: number): string | undefined {
  let value!: string;
  const s139 = p;
  const n140 = characterSize(p, CLASS_3);
  if (n140 === 0) { return undefined; }
  p += n140;
  l141: for (;;) {
    const s143 = p;
    if (p < end) {
      l142: {
        const n145 = characterSize(p, CLASS_4);
        if (n145 === 0) { break l142; }
        p += n145;
        continue l141;
      }
      p = s143;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s139, p);
  pos = p;
  return value;
}

function leaf51(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | null;
  l151: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s153 = p;
      l152: {
        const r154 = readSpace(p);
        if (r154 === undefined) { break l152; }
        value = r154;
        p = pos;
        break l151;
      }
      p = s153;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function leaf52(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e156!: null;
  {
    const s157 = p;
    l158: {
      p = skipEnds(p);
      if (p < 0) { break l158; }
      return -1;
    }
    p = s157;
  }
  e156 = null;
  value = [e156];
  leafValue = value;
  return p;
}

function skipEnds(p: number): number {
  let c = 0;
  l160: {
    const s161 = p;
    l162: {
      p = skipEndMarker(p);
      if (p < 0) { break l162; }
      break l160;
    }
    p = s161;
    l165: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s163 = p;
        l164: {
          p++;
          p = s163;
          break l165;
        }
        p = s163;
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
  l170: {
    const s171 = p;
    l172: {
      p = skipStepAhead(p);
      if (p < 0) { break l172; }
      break l170;
    }
    p = s171;
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
  l166: {
    const s167 = p;
    if (text.charCodeAt(p) === 13) {
      l168: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l168;
        }
        p += 2;
        break l166;
      }
      p = s167;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l169: {

        p++;
        break l166;
      }
      p = s167;
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
  l173: {
    const s174 = p;
    l175: {
      p = skip_thoughtLabel(p);
      if (p < 0) { break l175; }
      break l173;
    }
    p = s174;
    l188: {
      p = skipInputLabel(p);
      if (p < 0) { break l188; }
      break l173;
    }
    p = s174;
    l192: {
      p = skipObservationLabel(p);
      if (p < 0) { break l192; }
      break l173;
    }
    p = s174;
    l196: {
      p = skip_answerLabel(p);
      if (p < 0) { break l196; }
      break l173;
    }
    p = s174;
    p = skipActionAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_thoughtLabel(p: number): number {
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
  if (!isCaseless(p, "thought")) { return -1; }
  p += 7;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLabelEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipLabelEnd(p: number): number {
  let c = 0;
  l179: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s181 = p;
      l180: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l180;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l180;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l179;
      }
      p = s181;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
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
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
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
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipInputLabel(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  l189: {
    if (text.charCodeAt(p) === 42) {
      const s191 = p;
      l190: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l190;
        }
        p += 2;
        break l189;
      }
      p = s191;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
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
  if (!isCaseless(p, "observation")) { return -1; }
  p += 11;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
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
  l210: {
    const s211 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l212: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l212;
        }
        p = skipEol(p);
        if (p < 0) { break l212; }
        break l210;
      }
      p = s211;
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
  l200: {
    if (text.charCodeAt(p) === 42) {
      const s202 = p;
      l201: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l201;
        }
        p += 2;
        break l200;
      }
      p = s202;
    } else touched ||= p >= end;
  }
  if (!isCaseless(p, "action")) { return -1; }
  p += 6;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLabelEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipActionName(p: number): number {
  const n204 = characterSize(p, CLASS_1);
  if (n204 === 0) { return -1; }
  p += n204;
  l205: for (;;) {
    const s207 = p;
    if (p < end) {
      l206: {
        const n209 = characterSize(p, CLASS_5);
        if (n209 === 0) { break l206; }
        p += n209;
        continue l205;
      }
      p = s207;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf69(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectOpenNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r213 = readObjectOpen(p);
  if (r213 === undefined) { return -1; }
  value = r213;
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
  l214: {
    if (text.charCodeAt(p) === 123) {
      const s216 = p;
      const t217 = trail.length;
      l215: {
        const r218 = readBadDoubledBrace(p);
        if (r218 === undefined) { break l215; }
        p = pos;
        break l214;
      }
      p = s216;
      if (trail.length > t217) trail.length = t217;
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
  l221: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      const s219 = p;
      l220: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l220;
        }
        p++;
        p = s219;
        break l221;
      }
      p = s219;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBraceNode = { type: 'BadDoubledBrace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf72(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  const r224 = readKey(p);
  if (r224 === undefined) { return -1; }
  value = r224;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: string;
  l225: {
    const s226 = p;
    if (text.charCodeAt(p) === 34) {
      l227: {

        l_quote = "\"";
        p++;
        const r228 = readDoubleKey(p);
        if (r228 === undefined) { break l227; }
        l_name = r228;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l227;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l227;
        }
        p++;
        break l225;
      }
      p = s226;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l257: {

        l_quote = "'";
        p++;
        const r258 = readSingleKey(p);
        if (r258 === undefined) { break l257; }
        l_name = r258;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l257;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l257;
        }
        p++;
        break l225;
      }
      p = s226;
    } else touched ||= p >= end;
    l272: {
      const r273 = readMarkedQuote(p);
      if (r273 === undefined) { break l272; }
      l_quote = r273;
      p = pos;
      const r275 = readMarkedKey(p);
      if (r275 === undefined) { break l272; }
      l_name = r275;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l272; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l272;
      }
      p++;
      break l225;
    }
    p = s226;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r285 = readBareKey(p);
    if (r285 === undefined) { return undefined; }
    l_name = r285;
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
  const list233: string[] = [];
  l229: for (;;) {
    const s231 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l230: {
        let v232!: string;
        l235: {
          const s236 = p;
          if (text.charCodeAt(p) === 92) {
            l237: {
              const r238 = read_escape(p);
              if (r238 === undefined) { break l237; }
              v232 = r238;
              p = pos;
              break l235;
            }
            p = s236;
          } else touched ||= p >= end;
          const s255 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l230;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v232 = text.slice(s255, p);
        }
        list233.push(v232);
        continue l229;
      }
      p = s231;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list233;
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
  l239: {
    const s240 = p;
    if (text.charCodeAt(p) === 92) {
      l241: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l241;
        }
        p += 2;
        const s242 = p;
        let n246 = 0;
        l243: for (;;) {
          if (n246 >= 4) break;
          const s245 = p;
          l244: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l244;
            }
            p++;
            n246++;
            continue l243;
          }
          p = s245;
          break;
        }
        if (n246 < 4) { break l241; }
        l_hex = text.slice(s242, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l239;
      }
      p = s240;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l247: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s248 = p;
            l249: {

              p++;
              break l247;
            }
            p = s248;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
          touched ||= p >= end;
          break l247;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l239;
      }
      p = s240;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s251 = p;
        l252: {

          p++;
          return undefined;
        }
        p = s251;
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
  const list263: string[] = [];
  l259: for (;;) {
    const s261 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l260: {
        let v262!: string;
        l265: {
          const s266 = p;
          if (text.charCodeAt(p) === 92) {
            l267: {
              const r268 = read_escape(p);
              if (r268 === undefined) { break l267; }
              v262 = r268;
              p = pos;
              break l265;
            }
            p = s266;
          } else touched ||= p >= end;
          const s270 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l260;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v262 = text.slice(s270, p);
        }
        list263.push(v262);
        continue l259;
      }
      p = s261;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list263;
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
  const s276 = p;
  let m280 = false;
  l277: for (;;) {
    const s279 = p;
    l278: {
      {
        const s281 = p;
        l282: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l282; }
          break l278;
        }
        p = s281;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l278;
      }
      p++;
      m280 = true;
      continue l277;
    }
    p = s279;
    break;
  }
  if (!m280) { return undefined; }
  value = text.slice(s276, p);
  pos = p;
  return value;
}

function skipMarkedQuote(p: number): number {
  const noted = trail.length;
  const value = readMarkedQuote(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function leaf80(p: number): number {
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

function leaf82(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r300 = readListOpen(p);
  if (r300 === undefined) { return -1; }
  value = r300;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l301: {
    const s302 = p;
    if (text.charCodeAt(p) === 91) {
      l303: {

        p++;
        break l301;
      }
      p = s302;
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

function leaf86(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode;
  if (!(text.charCodeAt(p) === 44)) {
    touched ||= p >= end;
    return -1;
  }
  const r305 = readComma(p);
  if (r305 === undefined) { return -1; }
  value = r305;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l306: {
    const s307 = p;
    const t308 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l309: {
        const r310 = readBadComma(p);
        if (r310 === undefined) { break l309; }
        p = pos;
        break l306;
      }
      p = s307;
      if (trail.length > t308) trail.length = t308;
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
  l313: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      const s311 = p;
      l312: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) {
          touched ||= p >= end;
          break l312;
        }
        p++;
        p = s311;
        break l313;
      }
      p = s311;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadCommaNode = { type: 'BadComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf89(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r316 = readTripleOpen(p);
  if (r316 === undefined) { return -1; }
  value = r316;
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
  const r318 = readTripleChar(p);
  if (r318 === undefined) { return -1; }
  value = r318;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e319!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s320 = p;
      l321: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l321;
        }
        p += 3;
        return undefined;
      }
      p = s320;
    }
  } else touched ||= p >= end;
  e319 = null;
  let e323!: string;
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return undefined;
  }
  e323 = text.charAt(p);
  p++;
  value = [e319, e323];
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
      l325: {
        if (text.charCodeAt(p) === 34) {
          {
            const s326 = p;
            l327: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l327;
              }
              p += 3;
              break l325;
            }
            p = s326;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l325;
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
  l329: {
    const s330 = p;
    const t331 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l332: {
        const r333 = readEscape(p);
        if (r333 === undefined) { break l332; }
        value = r333;
        p = pos;
        break l329;
      }
      p = s330;
      if (trail.length > t331) trail.length = t331;
    } else touched ||= p >= end;
    const r337 = readBadCutEscape(p);
    if (r337 === undefined) { return -1; }
    value = r337;
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
  const r334 = read_escape(p);
  if (r334 === undefined) { return undefined; }
  l_text = r334;
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
  l338: {
    const s339 = p;
    if (text.charCodeAt(p) === 92) {
      l340: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l340;
        }
        p += 2;
        let n345 = 0;
        l342: for (;;) {
          if (n345 >= 4) break;
          const s344 = p;
          l343: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l343;
            }
            p++;
            n345++;
            continue l342;
          }
          p = s344;
          break;
        }
        if (n345 < 4) { break l340; }
        break l338;
      }
      p = s339;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l346: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s347 = p;
            l348: {

              p++;
              break l346;
            }
            p = s347;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
          touched ||= p >= end;
          break l346;
        }
        p++;
        break l338;
      }
      p = s339;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s350 = p;
        l351: {

          p++;
          return -1;
        }
        p = s350;
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
  const r354 = readTripleEnd(p);
  if (r354 === undefined) { return -1; }
  value = r354;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l355: {
    const s356 = p;
    const t357 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l358: {
        const r359 = readTripleClose(p);
        if (r359 === undefined) { break l358; }
        value = r359;
        p = pos;
        break l355;
      }
      p = s356;
      if (trail.length > t357) trail.length = t357;
    } else touched ||= p >= end;
    l361: {
      const r362 = readMissingRest(p);
      if (r362 === undefined) { break l361; }
      value = r362;
      p = pos;
      break l355;
    }
    p = s356;
    if (trail.length > t357) trail.length = t357;
    const r367 = readMissingQuote(p);
    if (r367 === undefined) { return undefined; }
    value = r367;
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
      const s363 = p;
      l364: {
        p++;
        return undefined;
      }
      p = s363;
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
  const r370 = readDoubleOpen(p);
  if (r370 === undefined) { return -1; }
  value = r370;
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
  let value!: [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  const r372 = readDoubleChar(p);
  if (r372 === undefined) { return -1; }
  value = r372;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleChar(p: number): [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  l373: {
    const s374 = p;
    l375: {
      let e376!: null;
      {
        const s377 = p;
        l378: {
          p = skipEnds(p);
          if (p < 0) { break l378; }
          break l375;
        }
        p = s377;
      }
      e376 = null;
      let e380!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l375;
      }
      e380 = text.charAt(p);
      p++;
      value = [e376, e380];
      break l373;
    }
    p = s374;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l381: {
        let e382!: string[];
        const list387: string[] = [];
        l383: for (;;) {
          const s385 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l384: {
              let v386!: string;
              v386 = text.charAt(p);
              p++;
              list387.push(v386);
              continue l383;
            }
            p = s385;
          } else touched ||= p >= end;
          break;
        }
        if (list387.length === 0) { break l381; }
        e382 = list387;
        let e389!: null;
        {
          const s390 = p;
          l391: {
            p = skipEnds(p);
            if (p < 0) { break l391; }
            {
              const s393 = p;
              l394: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l394; }
                break l391;
              }
              p = s393;
            }
            break l381;
          }
          p = s390;
        }
        e389 = null;
        value = [e382, e389];
        break l373;
      }
      p = s374;
    } else touched ||= p >= end;
    let e403!: string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]];
    const r404 = readEnds(p);
    if (r404 === undefined) { return undefined; }
    e403 = r404;
    p = pos;
    let e625!: null;
    l628: {
      const s626 = p;
      l627: {
        p = skipDoubleGoesOn(p);
        if (p < 0) { break l627; }
        p = s626;
        break l628;
      }
      p = s626;
      return undefined;
    }
    e625 = null;
    value = [e403, e625];
  }
  pos = p;
  return value;
}

function skipDoubleGoesOn(p: number): number {
  let c = 0;
  let n399 = 0;
  l396: for (;;) {
    if (n399 >= 4096) break;
    const s398 = p;
    l397: {
      l400: {
        const s401 = p;
        if (text.charCodeAt(p) === 92) {
          l402: {
            p = skip_escape(p);
            if (p < 0) { break l402; }
            break l400;
          }
          p = s401;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l397;
        }
        p++;
      }
      n399++;
      continue l396;
    }
    p = s398;
    break;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function readEnds(p: number): string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]] | undefined {
  let c = 0;
  let value!: string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]];
  l405: {
    const s406 = p;
    l407: {
      const r408 = readEndMarker(p);
      if (r408 === undefined) { break l407; }
      value = r408;
      p = pos;
      break l405;
    }
    p = s406;
    let e410!: null;
    l413: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s411 = p;
        l412: {
          p++;
          p = s411;
          break l413;
        }
        p = s411;
      } else touched ||= p >= end;
      return undefined;
    }
    e410 = null;
    let e414!: [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"];
    const r415 = readStepsGoOn(p);
    if (r415 === undefined) { return undefined; }
    e414 = r415;
    p = pos;
    value = [e410, e414];
  }
  pos = p;
  return value;
}

function readStepsGoOn(p: number): [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"] | undefined {
  let c = 0;
  let value!: [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"];
  let e416!: string;
  const r417 = read_steps(p);
  if (r417 === undefined) { return undefined; }
  e416 = r417;
  p = pos;
  let e419!: string[];
  const list424: string[] = [];
  l420: for (;;) {
    const s422 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l421: {
        let v423!: string;
        const r426 = readBlank(p);
        if (r426 === undefined) { break l421; }
        v423 = r426;
        p = pos;
        list424.push(v423);
        continue l420;
      }
      p = s422;
    } else touched ||= p >= end;
    break;
  }
  e419 = list424;
  let e428!: "\r\n" | "\n" | "\r";
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r429 = readEol(p);
  if (r429 === undefined) { return undefined; }
  e428 = r429;
  p = pos;
  let e435!: string[];
  const r436 = readWs(p);
  if (r436 === undefined) { return undefined; }
  e435 = r436;
  p = pos;
  let e444!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```";
  l445: {
    const s446 = p;
    l447: {
      const r448 = readStepAhead(p);
      if (r448 === undefined) { break l447; }
      e444 = r448;
      p = pos;
      break l445;
    }
    p = s446;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return undefined;
    }
    e444 = "```";
    p += 3;
  }
  value = [e416, e419, e428, e435, e444];
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
  l430: {
    const s431 = p;
    if (text.charCodeAt(p) === 13) {
      l432: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l432;
        }
        value = "\r\n";
        p += 2;
        break l430;
      }
      p = s431;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l433: {

        value = "\n";
        p++;
        break l430;
      }
      p = s431;
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
  const list441: string[] = [];
  l437: for (;;) {
    const s439 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l438: {
        let v440!: string;
        v440 = text.charAt(p);
        p++;
        list441.push(v440);
        continue l437;
      }
      p = s439;
    } else touched ||= p >= end;
    break;
  }
  value = list441;
  pos = p;
  return value;
}

function readStepAhead(p: number): [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | undefined {
  let value!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]];
  l449: {
    const s450 = p;
    l451: {
      const r452 = read_thoughtLabel(p);
      if (r452 === undefined) { break l451; }
      value = r452;
      p = pos;
      break l449;
    }
    p = s450;
    l512: {
      const r513 = readInputLabel(p);
      if (r513 === undefined) { break l512; }
      value = r513;
      p = pos;
      break l449;
    }
    p = s450;
    l535: {
      const r536 = readObservationLabel(p);
      if (r536 === undefined) { break l535; }
      value = r536;
      p = pos;
      break l449;
    }
    p = s450;
    l548: {
      const r549 = read_answerLabel(p);
      if (r549 === undefined) { break l548; }
      value = r549;
      p = pos;
      break l449;
    }
    p = s450;
    const r571 = readActionAhead(p);
    if (r571 === undefined) { return undefined; }
    value = r571;
    p = pos;
  }
  pos = p;
  return value;
}

function read_thoughtLabel(p: number): [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | undefined {
  let c = 0;
  let value!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  let e453!: string;
  const r454 = read_steps(p);
  if (r454 === undefined) { return undefined; }
  e453 = r454;
  p = pos;
  let e456!: "**" | null;
  const r457 = readBold(p);
  if (r457 === undefined) { return undefined; }
  e456 = r457;
  p = pos;
  let e462!: string;
  if (!isCaseless(p, "thought")) { return undefined; }
  e462 = text.slice(p, p + 7);
  p += 7;
  let e463!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r464 = readLabelEnd(p);
  if (r464 === undefined) { return undefined; }
  e463 = r464;
  p = pos;
  value = [e453, e456, e462, e463];
  pos = p;
  return value;
}

function readBold(p: number): "**" | null | undefined {
  let value!: "**" | null;
  l458: {
    if (text.charCodeAt(p) === 42) {
      const s460 = p;
      l459: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l459;
        }
        value = "**";
        p += 2;
        break l458;
      }
      p = s460;
    } else touched ||= p >= end;
    value = null;
  }
  pos = p;
  return value;
}

function readLabelEnd(p: number): [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]] | undefined {
  let c = 0;
  let value!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  let e465!: [string[], string[]] | null;
  l466: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s468 = p;
      l467: {
        let e469!: string[];
        const list474: string[] = [];
        l470: for (;;) {
          const s472 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l471: {
              let v473!: string;
              const r476 = readBlank(p);
              if (r476 === undefined) { break l471; }
              v473 = r476;
              p = pos;
              list474.push(v473);
              continue l470;
            }
            p = s472;
          } else touched ||= p >= end;
          break;
        }
        if (list474.length === 0) { break l467; }
        e469 = list474;
        let e478!: string[];
        const list483: string[] = [];
        l479: for (;;) {
          const s481 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l480: {
              let v482!: string;
              v482 = text.charAt(p);
              p++;
              list483.push(v482);
              continue l479;
            }
            p = s481;
          } else touched ||= p >= end;
          break;
        }
        if (list483.length === 0) { break l467; }
        e478 = list483;
        e465 = [e469, e478];
        break l466;
      }
      p = s468;
    } else touched ||= p >= end;
    e465 = null;
  }
  let e485!: string[];
  const list490: string[] = [];
  l486: for (;;) {
    const s488 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l487: {
        let v489!: string;
        const r492 = readBlank(p);
        if (r492 === undefined) { break l487; }
        v489 = r492;
        p = pos;
        list490.push(v489);
        continue l486;
      }
      p = s488;
    } else touched ||= p >= end;
    break;
  }
  e485 = list490;
  let e494!: "**" | null;
  const r495 = readBold(p);
  if (r495 === undefined) { return undefined; }
  e494 = r495;
  p = pos;
  let e497!: ":";
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  e497 = ":";
  p++;
  let e498!: "**" | null;
  const r499 = readBold(p);
  if (r499 === undefined) { return undefined; }
  e498 = r499;
  p = pos;
  let e501!: string[];
  const list506: string[] = [];
  l502: for (;;) {
    const s504 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l503: {
        let v505!: string;
        const r508 = readBlank(p);
        if (r508 === undefined) { break l503; }
        v505 = r508;
        p = pos;
        list506.push(v505);
        continue l502;
      }
      p = s504;
    } else touched ||= p >= end;
    break;
  }
  e501 = list506;
  value = [e465, e485, e494, e497, e498, e501];
  pos = p;
  return value;
}

function readInputLabel(p: number): [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | undefined {
  let c = 0;
  let value!: [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  let e514!: string;
  const r515 = read_steps(p);
  if (r515 === undefined) { return undefined; }
  e514 = r515;
  p = pos;
  let e517!: "**" | null;
  const r518 = readBold(p);
  if (r518 === undefined) { return undefined; }
  e517 = r518;
  p = pos;
  let e520!: string;
  if (!isCaseless(p, "action")) { return undefined; }
  e520 = text.slice(p, p + 6);
  p += 6;
  let e521!: string[];
  const list526: string[] = [];
  l522: for (;;) {
    const s524 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l523: {
        let v525!: string;
        const r528 = readBlank(p);
        if (r528 === undefined) { break l523; }
        v525 = r528;
        p = pos;
        list526.push(v525);
        continue l522;
      }
      p = s524;
    } else touched ||= p >= end;
    break;
  }
  if (list526.length === 0) { return undefined; }
  e521 = list526;
  let e530!: string;
  if (!isCaseless(p, "input")) { return undefined; }
  e530 = text.slice(p, p + 5);
  p += 5;
  let e531!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r532 = readLabelEnd(p);
  if (r532 === undefined) { return undefined; }
  e531 = r532;
  p = pos;
  value = [e514, e517, e520, e521, e530, e531];
  pos = p;
  return value;
}

function readObservationLabel(p: number): [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | undefined {
  let c = 0;
  let value!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  let e537!: string;
  const r538 = read_steps(p);
  if (r538 === undefined) { return undefined; }
  e537 = r538;
  p = pos;
  let e540!: "**" | null;
  const r541 = readBold(p);
  if (r541 === undefined) { return undefined; }
  e540 = r541;
  p = pos;
  let e543!: string;
  if (!isCaseless(p, "observation")) { return undefined; }
  e543 = text.slice(p, p + 11);
  p += 11;
  let e544!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r545 = readLabelEnd(p);
  if (r545 === undefined) { return undefined; }
  e544 = r545;
  p = pos;
  value = [e537, e540, e543, e544];
  pos = p;
  return value;
}

function read_answerLabel(p: number): [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | undefined {
  let c = 0;
  let value!: [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  let e550!: string;
  const r551 = read_steps(p);
  if (r551 === undefined) { return undefined; }
  e550 = r551;
  p = pos;
  let e553!: "**" | null;
  const r554 = readBold(p);
  if (r554 === undefined) { return undefined; }
  e553 = r554;
  p = pos;
  let e556!: string;
  if (!isCaseless(p, "final")) { return undefined; }
  e556 = text.slice(p, p + 5);
  p += 5;
  let e557!: string[];
  const list562: string[] = [];
  l558: for (;;) {
    const s560 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l559: {
        let v561!: string;
        const r564 = readBlank(p);
        if (r564 === undefined) { break l559; }
        v561 = r564;
        p = pos;
        list562.push(v561);
        continue l558;
      }
      p = s560;
    } else touched ||= p >= end;
    break;
  }
  if (list562.length === 0) { return undefined; }
  e557 = list562;
  let e566!: string;
  if (!isCaseless(p, "answer")) { return undefined; }
  e566 = text.slice(p, p + 6);
  p += 6;
  let e567!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r568 = readLabelEnd(p);
  if (r568 === undefined) { return undefined; }
  e567 = r568;
  p = pos;
  value = [e550, e553, e556, e557, e566, e567];
  pos = p;
  return value;
}

function readActionAhead(p: number): [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | undefined {
  let c = 0;
  let value!: [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]];
  let e572!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  const r573 = readActionLabel(p);
  if (r573 === undefined) { return undefined; }
  e572 = r573;
  p = pos;
  let e585!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r586 = readActionName(p);
  if (r586 === undefined) { return undefined; }
  e585 = r586;
  p = pos;
  let e595!: [string[], "\r\n" | "\n" | "\r"] | [string[], string];
  l596: {
    const s597 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l598: {
        let e599!: string[];
        const list604: string[] = [];
        l600: for (;;) {
          const s602 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l601: {
              let v603!: string;
              const r606 = readBlank(p);
              if (r606 === undefined) { break l601; }
              v603 = r606;
              p = pos;
              list604.push(v603);
              continue l600;
            }
            p = s602;
          } else touched ||= p >= end;
          break;
        }
        e599 = list604;
        let e608!: "\r\n" | "\n" | "\r";
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l598;
        }
        const r609 = readEol(p);
        if (r609 === undefined) { break l598; }
        e608 = r609;
        p = pos;
        e595 = [e599, e608];
        break l596;
      }
      p = s597;
    } else touched ||= p >= end;
    let e611!: string[];
    const list616: string[] = [];
    l612: for (;;) {
      const s614 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l613: {
          let v615!: string;
          const r618 = readBlank(p);
          if (r618 === undefined) { break l613; }
          v615 = r618;
          p = pos;
          list616.push(v615);
          continue l612;
        }
        p = s614;
      } else touched ||= p >= end;
      break;
    }
    e611 = list616;
    let e620!: string;
    if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
      touched ||= p >= end;
      return undefined;
    }
    e620 = text.charAt(p);
    p++;
    e595 = [e611, e620];
  }
  value = [e572, e585, e595];
  pos = p;
  return value;
}

function readActionLabel(p: number): [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | undefined {
  let c = 0;
  let value!: [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]];
  let e574!: string;
  const r575 = read_steps(p);
  if (r575 === undefined) { return undefined; }
  e574 = r575;
  p = pos;
  let e577!: "**" | null;
  const r578 = readBold(p);
  if (r578 === undefined) { return undefined; }
  e577 = r578;
  p = pos;
  let e580!: string;
  if (!isCaseless(p, "action")) { return undefined; }
  e580 = text.slice(p, p + 6);
  p += 6;
  let e581!: [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r582 = readLabelEnd(p);
  if (r582 === undefined) { return undefined; }
  e581 = r582;
  p = pos;
  value = [e574, e577, e580, e581];
  pos = p;
  return value;
}

function readActionName(p: number): string | undefined {
  let value!: string;
  const s587 = p;
  const n588 = characterSize(p, CLASS_1);
  if (n588 === 0) { return undefined; }
  p += n588;
  l589: for (;;) {
    const s591 = p;
    if (p < end) {
      l590: {
        const n593 = characterSize(p, CLASS_5);
        if (n593 === 0) { break l590; }
        p += n593;
        continue l589;
      }
      p = s591;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s587, p);
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
    l630: {
      {
        const s631 = p;
        l632: {
          p = skipEnds(p);
          if (p < 0) { break l632; }
          break l630;
        }
        p = s631;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l630;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l634: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l634;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s635 = p;
          l636: {
            p = skipEnds(p);
            if (p < 0) { break l636; }
            {
              const s638 = p;
              l639: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l639; }
                break l636;
              }
              p = s638;
            }
            break l634;
          }
          p = s635;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l641: {
      p = skipEnds(p);
      if (p < 0) { break l641; }
      l644: {
        const s642 = p;
        l643: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l643; }
          p = s642;
          break l644;
        }
        p = s642;
        break l641;
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
  l645: {
    const s646 = p;
    const t647 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l648: {
        const r649 = readEscape(p);
        if (r649 === undefined) { break l648; }
        value = r649;
        p = pos;
        break l645;
      }
      p = s646;
      if (trail.length > t647) trail.length = t647;
    } else touched ||= p >= end;
    l651: {
      const r652 = readBadCutEscape(p);
      if (r652 === undefined) { break l651; }
      value = r652;
      p = pos;
      break l645;
    }
    p = s646;
    if (trail.length > t647) trail.length = t647;
    l654: {
      const r655 = readBadNewline(p);
      if (r655 === undefined) { break l654; }
      value = r655;
      p = pos;
      break l645;
    }
    p = s646;
    if (trail.length > t647) trail.length = t647;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r666 = readBadDoubleQuote(p);
    if (r666 === undefined) { return -1; }
    value = r666;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  {
    const s656 = p;
    l657: {
      p = skipEnds(p);
      if (p < 0) { break l657; }
      return undefined;
    }
    p = s656;
  }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  {
    const s659 = p;
    l660: {
      p = skipEnds(p);
      if (p < 0) { break l660; }
      {
        const s662 = p;
        l663: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l663; }
          break l660;
        }
        p = s662;
      }
      return undefined;
    }
    p = s659;
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
    const s667 = p;
    l668: {
      p = skipAfterText(p);
      if (p < 0) { break l668; }
      return undefined;
    }
    p = s667;
  }
  pos = p;
  const node: BadDoubleQuoteNode = { type: 'BadDoubleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipAfterText(p: number): number {
  let c = 0;
  l670: {
    const s671 = p;
    l672: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipEnds(p);
      if (p < 0) { break l672; }
      break l670;
    }
    p = s671;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    l673: {
      const s674 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
        l675: {
          p++;
          break l673;
        }
        p = s674;
      } else touched ||= p >= end;
      l676: {
        p = skipEnds(p);
        if (p < 0) { break l676; }
        break l673;
      }
      p = s674;
      if (p < end) {
        {
          const s677 = p;
          l678: {
            p++;
            return -1;
          }
          p = s677;
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
  const r681 = readTextEnd(p);
  if (r681 === undefined) { return -1; }
  value = r681;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l682: {
    const s683 = p;
    const t684 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l685: {
        const r686 = readTextClose(p);
        if (r686 === undefined) { break l685; }
        value = r686;
        p = pos;
        break l682;
      }
      p = s683;
      if (trail.length > t684) trail.length = t684;
    } else touched ||= p >= end;
    l688: {
      const r689 = readMissingRest(p);
      if (r689 === undefined) { break l688; }
      value = r689;
      p = pos;
      break l682;
    }
    p = s683;
    if (trail.length > t684) trail.length = t684;
    const r691 = readMissingQuote(p);
    if (r691 === undefined) { return undefined; }
    value = r691;
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
  const r694 = readSingleOpen(p);
  if (r694 === undefined) { return -1; }
  value = r694;
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
  let value!: [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  const r696 = readSingleChar(p);
  if (r696 === undefined) { return -1; }
  value = r696;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleChar(p: number): [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  l697: {
    const s698 = p;
    l699: {
      let e700!: null;
      {
        const s701 = p;
        l702: {
          p = skipEnds(p);
          if (p < 0) { break l702; }
          break l699;
        }
        p = s701;
      }
      e700 = null;
      let e704!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l699;
      }
      e704 = text.charAt(p);
      p++;
      value = [e700, e704];
      break l697;
    }
    p = s698;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l705: {
        let e706!: string[];
        const list711: string[] = [];
        l707: for (;;) {
          const s709 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l708: {
              let v710!: string;
              v710 = text.charAt(p);
              p++;
              list711.push(v710);
              continue l707;
            }
            p = s709;
          } else touched ||= p >= end;
          break;
        }
        if (list711.length === 0) { break l705; }
        e706 = list711;
        let e713!: null;
        {
          const s714 = p;
          l715: {
            p = skipEnds(p);
            if (p < 0) { break l715; }
            {
              const s717 = p;
              l718: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l718; }
                break l715;
              }
              p = s717;
            }
            break l705;
          }
          p = s714;
        }
        e713 = null;
        value = [e706, e713];
        break l697;
      }
      p = s698;
    } else touched ||= p >= end;
    let e727!: string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]];
    const r728 = readEnds(p);
    if (r728 === undefined) { return undefined; }
    e727 = r728;
    p = pos;
    let e730!: null;
    l733: {
      const s731 = p;
      l732: {
        p = skipSingleGoesOn(p);
        if (p < 0) { break l732; }
        p = s731;
        break l733;
      }
      p = s731;
      return undefined;
    }
    e730 = null;
    value = [e727, e730];
  }
  pos = p;
  return value;
}

function skipSingleGoesOn(p: number): number {
  let c = 0;
  let n723 = 0;
  l720: for (;;) {
    if (n723 >= 4096) break;
    const s722 = p;
    l721: {
      l724: {
        const s725 = p;
        if (text.charCodeAt(p) === 92) {
          l726: {
            p = skip_escape(p);
            if (p < 0) { break l726; }
            break l724;
          }
          p = s725;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l721;
        }
        p++;
      }
      n723++;
      continue l720;
    }
    p = s722;
    break;
  }
  if (text.charCodeAt(p) !== 39) {
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

function text137(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l735: {
      {
        const s736 = p;
        l737: {
          p = skipEnds(p);
          if (p < 0) { break l737; }
          break l735;
        }
        p = s736;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l735;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l739: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l739;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s740 = p;
          l741: {
            p = skipEnds(p);
            if (p < 0) { break l741; }
            {
              const s743 = p;
              l744: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l744; }
                break l741;
              }
              p = s743;
            }
            break l739;
          }
          p = s740;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l746: {
      p = skipEnds(p);
      if (p < 0) { break l746; }
      l749: {
        const s747 = p;
        l748: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l748; }
          p = s747;
          break l749;
        }
        p = s747;
        break l746;
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
  l750: {
    const s751 = p;
    const t752 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l753: {
        const r754 = readEscape(p);
        if (r754 === undefined) { break l753; }
        value = r754;
        p = pos;
        break l750;
      }
      p = s751;
      if (trail.length > t752) trail.length = t752;
    } else touched ||= p >= end;
    l756: {
      const r757 = readBadCutEscape(p);
      if (r757 === undefined) { break l756; }
      value = r757;
      p = pos;
      break l750;
    }
    p = s751;
    if (trail.length > t752) trail.length = t752;
    l759: {
      const r760 = readBadNewline(p);
      if (r760 === undefined) { break l759; }
      value = r760;
      p = pos;
      break l750;
    }
    p = s751;
    if (trail.length > t752) trail.length = t752;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r762 = readBadSingleQuote(p);
    if (r762 === undefined) { return -1; }
    value = r762;
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
    const s763 = p;
    l764: {
      p = skipAfterText(p);
      if (p < 0) { break l764; }
      return undefined;
    }
    p = s763;
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
  const r767 = readMarkedOpen(p);
  if (r767 === undefined) { return -1; }
  value = r767;
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
  const r769 = readMarkedChar(p);
  if (r769 === undefined) { return -1; }
  value = r769;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedChar(p: number): [null, null, null, string] | [null, string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null] | undefined {
  let value!: [null, null, null, string] | [null, string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  l770: {
    const s771 = p;
    l772: {
      let e773!: null;
      {
        const s774 = p;
        l775: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l775; }
          break l772;
        }
        p = s774;
      }
      e773 = null;
      let e777!: null;
      {
        const s778 = p;
        l779: {
          p = skipEnds(p);
          if (p < 0) { break l779; }
          break l772;
        }
        p = s778;
      }
      e777 = null;
      let e781!: null;
      {
        const s782 = p;
        l783: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l783; }
          break l772;
        }
        p = s782;
      }
      e781 = null;
      let e785!: string;
      if (!(p < end)) {
        touched ||= p >= end;
        break l772;
      }
      e785 = text.charAt(p);
      p++;
      value = [e773, e777, e781, e785];
      break l770;
    }
    p = s771;
    let e786!: null;
    {
      const s787 = p;
      l788: {
        p = skipMarkedQuote(p);
        if (p < 0) { break l788; }
        return undefined;
      }
      p = s787;
    }
    e786 = null;
    let e790!: string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]];
    const r791 = readEnds(p);
    if (r791 === undefined) { return undefined; }
    e790 = r791;
    p = pos;
    let e793!: null;
    l796: {
      const s794 = p;
      l795: {
        p = skipMarkedGoesOn(p);
        if (p < 0) { break l795; }
        p = s794;
        break l796;
      }
      p = s794;
      return undefined;
    }
    e793 = null;
    value = [e786, e790, e793];
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
  let n800 = 0;
  l797: for (;;) {
    if (n800 >= 4096) break;
    const s799 = p;
    l798: {
      {
        const s801 = p;
        l802: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l802; }
          break l798;
        }
        p = s801;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l798;
      }
      p++;
      n800++;
      continue l797;
    }
    p = s799;
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
    l805: {
      {
        const s806 = p;
        l807: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l807; }
          break l805;
        }
        p = s806;
      }
      {
        const s809 = p;
        l810: {
          p = skipEnds(p);
          if (p < 0) { break l810; }
          break l805;
        }
        p = s809;
      }
      {
        const s812 = p;
        l813: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l813; }
          break l805;
        }
        p = s812;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l805;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l815: {
      {
        const s816 = p;
        l817: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l817; }
          break l815;
        }
        p = s816;
      }
      p = skipEnds(p);
      if (p < 0) { break l815; }
      l821: {
        const s819 = p;
        l820: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l820; }
          p = s819;
          break l821;
        }
        p = s819;
        break l815;
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
  const r822 = readMarkedEnd(p);
  if (r822 === undefined) { return -1; }
  value = r822;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l823: {
    const s824 = p;
    const t825 = trail.length;
    l826: {
      const r827 = readMarkedClose(p);
      if (r827 === undefined) { break l826; }
      value = r827;
      p = pos;
      break l823;
    }
    p = s824;
    if (trail.length > t825) trail.length = t825;
    l829: {
      const r830 = readBadCutMarkedQuote(p);
      if (r830 === undefined) { break l829; }
      value = r830;
      p = pos;
      break l823;
    }
    p = s824;
    if (trail.length > t825) trail.length = t825;
    l832: {
      const r833 = readMissingRest(p);
      if (r833 === undefined) { break l832; }
      value = r833;
      p = pos;
      break l823;
    }
    p = s824;
    if (trail.length > t825) trail.length = t825;
    const r835 = readMissingQuote(p);
    if (r835 === undefined) { return undefined; }
    value = r835;
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
  l838: {
    const s839 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l840: {
        const r841 = readNumber(p);
        if (r841 === undefined) { break l840; }
        value = r841;
        p = pos;
        break l838;
      }
      p = s839;
    } else touched ||= p >= end;
    const r865 = readWord(p);
    if (r865 === undefined) { return -1; }
    value = r865;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s842 = p;
  l843: {
    if (text.charCodeAt(p) === 45) {
      const s845 = p;
      l844: {

        p++;
        break l843;
      }
      p = s845;
    } else touched ||= p >= end;
  }
  l846: {
    const s847 = p;
    if (text.charCodeAt(p) === 48) {
      l848: {

        p++;
        break l846;
      }
      p = s847;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l849: {
    if (text.charCodeAt(p) === 46) {
      const s851 = p;
      l850: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l850;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l849;
      }
      p = s851;
    } else touched ||= p >= end;
  }
  l852: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s854 = p;
      l853: {
        p++;
        l855: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s857 = p;
            l856: {
              p++;
              break l855;
            }
            p = s857;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l853;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l852;
      }
      p = s854;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s842, p);
  l860: {
    const s858 = p;
    l859: {
      p = skipScalarEnd(p);
      if (p < 0) { break l859; }
      p = s858;
      break l860;
    }
    p = s858;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l861: {
    const s862 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      l863: {
        p++;
        break l861;
      }
      p = s862;
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
  const s866 = p;
  {
    const s867 = p;
    l868: {
      p = skipEnds(p);
      if (p < 0) { break l868; }
      return undefined;
    }
    p = s867;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l870: for (;;) {
    const s872 = p;
    l871: {
      {
        const s874 = p;
        l875: {
          p = skipEnds(p);
          if (p < 0) { break l875; }
          break l871;
        }
        p = s874;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l871;
      }
      p++;
      continue l870;
    }
    p = s872;
    break;
  }
  l_text = text.slice(s866, p);
  l879: {
    const s877 = p;
    l878: {
      p = skipScalarEnd(p);
      if (p < 0) { break l878; }
      p = s877;
      break l879;
    }
    p = s877;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf157(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l881: {
    const s882 = p;
    const t883 = trail.length;
    l884: {
      const r885 = readGap(p);
      if (r885 === undefined) { break l884; }
      value = r885;
      p = pos;
      break l881;
    }
    p = s882;
    if (trail.length > t883) trail.length = t883;
    l887: {
      const r888 = readBadCutPart(p);
      if (r888 === undefined) { break l887; }
      value = r888;
      p = pos;
      break l881;
    }
    p = s882;
    if (trail.length > t883) trail.length = t883;
    const r963 = readBadDebris(p);
    if (r963 === undefined) { return -1; }
    value = r963;
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
  l889: {
    const s890 = p;
    l891: {
      p = skipKey(p);
      if (p < 0) { break l891; }
      break l889;
    }
    p = s890;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l928: {
        p = skipNumber(p);
        if (p < 0) { break l928; }
        break l889;
      }
      p = s890;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l892: {
    const s893 = p;
    if (text.charCodeAt(p) === 34) {
      l894: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l894; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l894;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l894;
        }
        p++;
        break l892;
      }
      p = s893;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l903: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l903; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l903;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l903;
        }
        p++;
        break l892;
      }
      p = s893;
    } else touched ||= p >= end;
    l912: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l912; }
      p = skipMarkedKey(p);
      if (p < 0) { break l912; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l912; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l912;
      }
      p++;
      break l892;
    }
    p = s893;

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
  l895: for (;;) {
    const s897 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l896: {
        l899: {
          const s900 = p;
          if (text.charCodeAt(p) === 92) {
            l901: {
              p = skip_escape(p);
              if (p < 0) { break l901; }
              break l899;
            }
            p = s900;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l896;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l895;
      }
      p = s897;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l904: for (;;) {
    const s906 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l905: {
        l908: {
          const s909 = p;
          if (text.charCodeAt(p) === 92) {
            l910: {
              p = skip_escape(p);
              if (p < 0) { break l910; }
              break l908;
            }
            p = s909;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l905;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l904;
      }
      p = s906;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m917 = false;
  l914: for (;;) {
    const s916 = p;
    l915: {
      {
        const s918 = p;
        l919: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l919; }
          break l915;
        }
        p = s918;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l915;
      }
      p++;
      m917 = true;
      continue l914;
    }
    p = s916;
    break;
  }
  if (!m917) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n922 = characterSize(p, CLASS_3);
  if (n922 === 0) { return -1; }
  p += n922;
  l923: for (;;) {
    const s925 = p;
    if (p < end) {
      l924: {
        const n927 = characterSize(p, CLASS_4);
        if (n927 === 0) { break l924; }
        p += n927;
        continue l923;
      }
      p = s925;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l930: {
    if (text.charCodeAt(p) === 45) {
      const s932 = p;
      l931: {

        p++;
        break l930;
      }
      p = s932;
    } else touched ||= p >= end;
  }
  l933: {
    const s934 = p;
    if (text.charCodeAt(p) === 48) {
      l935: {

        p++;
        break l933;
      }
      p = s934;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l936: {
    if (text.charCodeAt(p) === 46) {
      const s938 = p;
      l937: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l937;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l936;
      }
      p = s938;
    } else touched ||= p >= end;
  }
  l939: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s941 = p;
      l940: {
        p++;
        l942: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s944 = p;
            l943: {
              p++;
              break l942;
            }
            p = s944;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l940;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l939;
      }
      p = s941;
    } else touched ||= p >= end;
  }
  l947: {
    const s945 = p;
    l946: {
      p = skipScalarEnd(p);
      if (p < 0) { break l946; }
      p = s945;
      break l947;
    }
    p = s945;
    return -1;
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s949 = p;
    l950: {
      p = skipEnds(p);
      if (p < 0) { break l950; }
      return -1;
    }
    p = s949;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l952: for (;;) {
    const s954 = p;
    l953: {
      {
        const s956 = p;
        l957: {
          p = skipEnds(p);
          if (p < 0) { break l957; }
          break l953;
        }
        p = s956;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l953;
      }
      p++;
      continue l952;
    }
    p = s954;
    break;
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

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s964 = p;
    l965: {
      p = skipEnds(p);
      if (p < 0) { break l965; }
      return undefined;
    }
    p = s964;
  }
  {
    const s967 = p;
    l968: {
      if (p < end) {
        {
          const s970 = p;
          l971: {
            p++;
            break l968;
          }
          p = s970;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s967;
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

function leaf169(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r974 = readListEnd(p);
  if (r974 === undefined) { return -1; }
  value = r974;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l975: {
    const s976 = p;
    const t977 = trail.length;
    l978: {
      const r979 = readListClose(p);
      if (r979 === undefined) { break l978; }
      value = r979;
      p = pos;
      break l975;
    }
    p = s976;
    if (trail.length > t977) trail.length = t977;
    l984: {
      const r985 = readMissingRest(p);
      if (r985 === undefined) { break l984; }
      value = r985;
      p = pos;
      break l975;
    }
    p = s976;
    if (trail.length > t977) trail.length = t977;
    const r987 = readMissingBracket(p);
    if (r987 === undefined) { return undefined; }
    value = r987;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l980: {
    const s981 = p;
    if (text.charCodeAt(p) === 93) {
      l982: {

        p++;
        break l980;
      }
      p = s981;
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

function leaf175(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l990: {
    const s991 = p;
    const t992 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l993: {
        const r994 = readComma(p);
        if (r994 === undefined) { break l993; }
        value = r994;
        p = pos;
        break l990;
      }
      p = s991;
      if (trail.length > t992) trail.length = t992;
    } else touched ||= p >= end;
    l996: {
      const r997 = readGap(p);
      if (r997 === undefined) { break l996; }
      value = r997;
      p = pos;
      break l990;
    }
    p = s991;
    if (trail.length > t992) trail.length = t992;
    l999: {
      const r1000 = readBadCutPart(p);
      if (r1000 === undefined) { break l999; }
      value = r1000;
      p = pos;
      break l990;
    }
    p = s991;
    if (trail.length > t992) trail.length = t992;
    const r1002 = readBadDebris(p);
    if (r1002 === undefined) { return -1; }
    value = r1002;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf176(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r1004 = readObjectEnd(p);
  if (r1004 === undefined) { return -1; }
  value = r1004;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l1005: {
    const s1006 = p;
    const t1007 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l1008: {
        const r1009 = readObjectClose(p);
        if (r1009 === undefined) { break l1008; }
        value = r1009;
        p = pos;
        break l1005;
      }
      p = s1006;
      if (trail.length > t1007) trail.length = t1007;
    } else touched ||= p >= end;
    l1011: {
      const r1012 = readMissingRest(p);
      if (r1012 === undefined) { break l1011; }
      value = r1012;
      p = pos;
      break l1005;
    }
    p = s1006;
    if (trail.length > t1007) trail.length = t1007;
    const r1014 = readMissingBracket(p);
    if (r1014 === undefined) { return undefined; }
    value = r1014;
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

function leaf179(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutArgumentNode | BadCutPartNode | BadDebrisNode;
  l1017: {
    const s1018 = p;
    const t1019 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1020: {
        const r1021 = readSpace(p);
        if (r1021 === undefined) { break l1020; }
        value = r1021;
        p = pos;
        break l1017;
      }
      p = s1018;
      if (trail.length > t1019) trail.length = t1019;
    } else touched ||= p >= end;
    l1023: {
      const r1024 = readBadCutArgument(p);
      if (r1024 === undefined) { break l1023; }
      value = r1024;
      p = pos;
      break l1017;
    }
    p = s1018;
    if (trail.length > t1019) trail.length = t1019;
    l1029: {
      const r1030 = readBadCutPart(p);
      if (r1030 === undefined) { break l1029; }
      value = r1030;
      p = pos;
      break l1017;
    }
    p = s1018;
    if (trail.length > t1019) trail.length = t1019;
    const r1032 = readBadDebris(p);
    if (r1032 === undefined) { return -1; }
    value = r1032;
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
      const s1025 = p;
      l1026: {

        p++;
        return -1;
      }
      p = s1025;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf183(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r1034 = readPyCallEnd(p);
  if (r1034 === undefined) { return -1; }
  value = r1034;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l1035: {
    const s1036 = p;
    const t1037 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1038: {
        const r1039 = readPyCallClose(p);
        if (r1039 === undefined) { break l1038; }
        value = r1039;
        p = pos;
        break l1035;
      }
      p = s1036;
      if (trail.length > t1037) trail.length = t1037;
    } else touched ||= p >= end;
    l1041: {
      const r1042 = readMissingRest(p);
      if (r1042 === undefined) { break l1041; }
      value = r1042;
      p = pos;
      break l1035;
    }
    p = s1036;
    if (trail.length > t1037) trail.length = t1037;
    const r1044 = readMissingBracket(p);
    if (r1044 === undefined) { return undefined; }
    value = r1044;
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

function leaf186(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CodeHeadNode;
  const r1047 = readCodeHead(p);
  if (r1047 === undefined) { return -1; }
  value = r1047;
  p = pos;
  leafValue = value;
  return p;
}

function readCodeHead(p: number): CodeHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l1048: {
    const s1049 = p;
    const t1050 = trail.length;
    l1051: {
      const r1052 = readMessageStart(p);
      if (r1052 === undefined) { break l1051; }
      l_opening = r1052;
      p = pos;
      l1071: for (;;) {
        const s1073 = p;
        const t1074 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1072: {
            const r1076 = readHeadPart(p);
            if (r1076 === undefined) { break l1072; }
            p = pos;
            continue l1071;
          }
          p = s1073;
          if (trail.length > t1074) trail.length = t1074;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l1051;
      }
      p = skipTo(p);
      if (p < 0) { break l1051; }
      p = skipCodeName(p);
      if (p < 0) { break l1051; }
      if (p < end) {
        {
          const s1223 = p;
          l1224: {
            const n1226 = characterSize(p, CLASS_5);
            if (n1226 === 0) { break l1224; }
            p += n1226;
            break l1051;
          }
          p = s1223;
        }
      } else touched ||= p >= end;
      l1227: for (;;) {
        const s1229 = p;
        const t1230 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1228: {
            const r1232 = readHeadPart(p);
            if (r1232 === undefined) { break l1228; }
            p = pos;
            continue l1227;
          }
          p = s1229;
          if (trail.length > t1230) trail.length = t1230;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1051;
      }
      p += 11;
      break l1048;
    }
    p = s1049;
    if (trail.length > t1050) trail.length = t1050;
    l_opening = null;
    l1234: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l1234; }
      p = skipCodeName(p);
      if (p < 0) { break l1234; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1234;
      }
      p = skipEol(p);
      if (p < 0) { break l1234; }
      break l1048;
    }
    p = s1049;
    if (trail.length > t1050) trail.length = t1050;
    l_opening = null;
    p = skipCodeOpen(p);
    if (p < 0) { return undefined; }
    {
      const s1235 = p;
      l1236: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1238: {
          const s1239 = p;
          if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
            l1240: {
              p++;
              break l1238;
            }
            p = s1239;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1241 = p;
              l1242: {
                p++;
                break l1236;
              }
              p = s1241;
            }
          } else touched ||= p >= end;
        }
        return undefined;
      }
      p = s1235;
    }
  }
  pos = p;
  return { type: 'CodeHead', start: base + start, end: base + p, opening: l_opening };
}

function readMessageStart(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l1053: {
    const s1054 = p;
    l1055: {
      const s1056 = p;
      p = skipChannels(p);
      if (p < 0) { break l1055; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l1055;
      }
      p += 9;
      l1057: {
        if (text.charCodeAt(p) === 97) {
          const s1059 = p;
          l1058: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l1058;
            }
            p += 9;
            break l1057;
          }
          p = s1059;
        } else touched ||= p >= end;
      }
      value = text.slice(s1056, p);
      break l1053;
    }
    p = s1054;
    const s1060 = p;
    p = skipChannels(p);
    if (p < 0) { return undefined; }
    l1063: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s1061 = p;
        l1062: {
          l1064: {
            const s1065 = p;
            if (text.charCodeAt(p) === 60) {
              l1066: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l1066;
                }
                p += 11;
                break l1064;
              }
              p = s1065;
            } else touched ||= p >= end;
            l1067: {
              if (text.charCodeAt(p) === 32) {
                const s1069 = p;
                l1068: {

                  p++;
                  break l1067;
                }
                p = s1069;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l1062;
            }
            p += 3;
          }
          p = s1061;
          break l1063;
        }
        p = s1061;
      } else touched ||= p >= end;
      return undefined;
    }
    value = text.slice(s1060, p);
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
  let e1077!: string[];
  const list1082: string[] = [];
  l1078: for (;;) {
    const s1080 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1079: {
        let v1081!: string;
        const r1084 = readBlank(p);
        if (r1084 === undefined) { break l1079; }
        v1081 = r1084;
        p = pos;
        list1082.push(v1081);
        continue l1078;
      }
      p = s1080;
    } else touched ||= p >= end;
    break;
  }
  e1077 = list1082;
  let e1086!: BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code";
  l1087: {
    const s1088 = p;
    const t1089 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l1090: {
        const r1091 = readBadHeaderAgain(p);
        if (r1091 === undefined) { break l1090; }
        e1086 = r1091;
        p = pos;
        break l1087;
      }
      p = s1088;
      if (trail.length > t1089) trail.length = t1089;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1155: {
        const r1156 = readChannel(p);
        if (r1156 === undefined) { break l1155; }
        e1086 = r1156;
        p = pos;
        break l1087;
      }
      p = s1088;
      if (trail.length > t1089) trail.length = t1089;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1166: {
        const r1167 = readBadConstraintAgain(p);
        if (r1167 === undefined) { break l1166; }
        e1086 = r1167;
        p = pos;
        break l1087;
      }
      p = s1088;
      if (trail.length > t1089) trail.length = t1089;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1172: {
        const r1173 = readConstraint(p);
        if (r1173 === undefined) { break l1172; }
        e1086 = r1173;
        p = pos;
        break l1087;
      }
      p = s1088;
      if (trail.length > t1089) trail.length = t1089;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l1183: {
        let e1184!: [string[], "to="];
        const r1185 = readTo(p);
        if (r1185 === undefined) { break l1183; }
        e1184 = r1185;
        p = pos;
        let e1197!: "assistant" | "user";
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l1183;
        }
        const r1198 = readPseudoName(p);
        if (r1198 === undefined) { break l1183; }
        e1197 = r1198;
        p = pos;
        let e1203!: null;
        if (p < end) {
          {
            const s1204 = p;
            l1205: {
              const n1207 = characterSize(p, CLASS_5);
              if (n1207 === 0) { break l1205; }
              p += n1207;
              break l1183;
            }
            p = s1204;
          }
        } else touched ||= p >= end;
        e1203 = null;
        e1086 = [e1184, e1197, e1203];
        break l1087;
      }
      p = s1088;
      if (trail.length > t1089) trail.length = t1089;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 99 || c === 106))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1208 = readContentType(p);
    if (r1208 === undefined) { return undefined; }
    e1086 = r1208;
    p = pos;
  }
  let e1213!: string[];
  const list1218: string[] = [];
  l1214: for (;;) {
    const s1216 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1215: {
        let v1217!: string;
        const r1220 = readBlank(p);
        if (r1220 === undefined) { break l1215; }
        v1217 = r1220;
        p = pos;
        list1218.push(v1217);
        continue l1214;
      }
      p = s1216;
    } else touched ||= p >= end;
    break;
  }
  e1213 = list1218;
  value = [e1077, e1086, e1213];
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
  l1094: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s1092 = p;
      l1093: {
        l1095: for (;;) {
          const s1097 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l1096: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s1099 = p;
                  l1100: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l1100; }
                    break l1096;
                  }
                  p = s1099;
                }
              } else touched ||= p >= end;
              l1102: {
                const s1103 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
                  l1104: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l1104; }
                    break l1102;
                  }
                  p = s1103;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l1096;
                }
                p = skipTo(p);
                if (p < 0) { break l1096; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l1096;
                }
                p = skipCalledName(p);
                if (p < 0) { break l1096; }
              }
              continue l1095;
            }
            p = s1097;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l1093;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l1093; }
        p = s1092;
        break l1094;
      }
      p = s1092;
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
  l1105: {
    const s1106 = p;
    if (text.charCodeAt(p) === 60) {
      l1107: {
        p = skipBadHeaderAgain(p);
        if (p < 0) { break l1107; }
        break l1105;
      }
      p = s1106;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1140: {
        if (!text.startsWith("<|channel|>", p)) {
          reachesEnd(p, "<|channel|>");
          break l1140;
        }
        p += 11;
        if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1140;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l1105;
      }
      p = s1106;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1141: {
        p = skipBadConstraintAgain(p);
        if (p < 0) { break l1141; }
        break l1105;
      }
      p = s1106;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1145: {
        if (!text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l1145;
        }
        p += 13;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l1105;
      }
      p = s1106;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l1146: {
        p = skipTo(p);
        if (p < 0) { break l1146; }
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l1146;
        }
        p = skipPseudoName(p);
        if (p < 0) { break l1146; }
        if (p < end) {
          {
            const s1147 = p;
            l1148: {
              const n1150 = characterSize(p, CLASS_5);
              if (n1150 === 0) { break l1148; }
              p += n1150;
              break l1146;
            }
            p = s1147;
          }
        } else touched ||= p >= end;
        break l1105;
      }
      p = s1106;
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
  l1110: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s1108 = p;
      l1109: {
        l1111: for (;;) {
          const s1113 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l1112: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s1115 = p;
                  l1116: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l1116; }
                    break l1112;
                  }
                  p = s1115;
                }
              } else touched ||= p >= end;
              l1118: {
                const s1119 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
                  l1120: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l1120; }
                    break l1118;
                  }
                  p = s1119;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l1112;
                }
                p = skipTo(p);
                if (p < 0) { break l1112; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l1112;
                }
                p = skipCalledName(p);
                if (p < 0) { break l1112; }
              }
              continue l1111;
            }
            p = s1113;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l1109;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l1109; }
        p = s1108;
        break l1110;
      }
      p = s1108;
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
      const s1121 = p;
      l1122: {
        p = skipPseudoName(p);
        if (p < 0) { break l1122; }
        if (p < end) {
          {
            const s1127 = p;
            l1128: {
              const n1130 = characterSize(p, CLASS_5);
              if (n1130 === 0) { break l1128; }
              p += n1130;
              break l1122;
            }
            p = s1127;
          }
        } else touched ||= p >= end;
        return -1;
      }
      p = s1121;
    }
  } else touched ||= p >= end;
  l1131: {
    if (text.charCodeAt(p) === 102) {
      const s1133 = p;
      l1132: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l1132;
        }
        p += 10;
        break l1131;
      }
      p = s1133;
    } else touched ||= p >= end;
  }
  let m1138 = false;
  l1135: for (;;) {
    const s1137 = p;
    if (p < end) {
      l1136: {
        const n1139 = characterSize(p, CLASS_5);
        if (n1139 === 0) { break l1136; }
        p += n1139;
        m1138 = true;
        continue l1135;
      }
      p = s1137;
    } else touched ||= p >= end;
    break;
  }
  if (!m1138) { return -1; }
  return p;
}

function skipPseudoName(p: number): number {
  l1124: {
    const s1125 = p;
    if (text.charCodeAt(p) === 97) {
      l1126: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l1126;
        }
        p += 9;
        break l1124;
      }
      p = s1125;
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
  l1144: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s1142 = p;
      l1143: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l1143;
        }
        p += 13;
        p = s1142;
        break l1144;
      }
      p = s1142;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipContentType(p: number): number {
  l1151: {
    const s1152 = p;
    if (text.charCodeAt(p) === 106) {
      l1153: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l1153;
        }
        p += 4;
        break l1151;
      }
      p = s1152;
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
  let e1157!: "<|channel|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
    reachesEnd(p, "<|channel|>");
    return undefined;
  }
  e1157 = "<|channel|>";
  p += 11;
  let e1158!: string[];
  const list1163: string[] = [];
  l1159: for (;;) {
    const s1161 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l1160: {
        let v1162!: string;
        v1162 = text.charAt(p);
        p++;
        list1163.push(v1162);
        continue l1159;
      }
      p = s1161;
    } else touched ||= p >= end;
    break;
  }
  if (list1163.length === 0) { return undefined; }
  e1158 = list1163;
  value = [e1157, e1158];
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
  l1170: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s1168 = p;
      l1169: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l1169;
        }
        p += 13;
        p = s1168;
        break l1170;
      }
      p = s1168;
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
  let e1174!: "<|constrain|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
    reachesEnd(p, "<|constrain|>");
    return undefined;
  }
  e1174 = "<|constrain|>";
  p += 13;
  let e1175!: string[];
  const list1180: string[] = [];
  l1176: for (;;) {
    const s1178 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l1177: {
        let v1179!: string;
        v1179 = text.charAt(p);
        p++;
        list1180.push(v1179);
        continue l1176;
      }
      p = s1178;
    } else touched ||= p >= end;
    break;
  }
  e1175 = list1180;
  value = [e1174, e1175];
  pos = p;
  return value;
}

function readTo(p: number): [string[], "to="] | undefined {
  let c = 0;
  let value!: [string[], "to="];
  let e1186!: string[];
  const list1191: string[] = [];
  l1187: for (;;) {
    const s1189 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1188: {
        let v1190!: string;
        const r1193 = readBlank(p);
        if (r1193 === undefined) { break l1188; }
        v1190 = r1193;
        p = pos;
        list1191.push(v1190);
        continue l1187;
      }
      p = s1189;
    } else touched ||= p >= end;
    break;
  }
  e1186 = list1191;
  let e1195!: "to=";
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return undefined;
  }
  e1195 = "to=";
  p += 3;
  value = [e1186, e1195];
  pos = p;
  return value;
}

function readPseudoName(p: number): "assistant" | "user" | undefined {
  let value!: "assistant" | "user";
  l1199: {
    const s1200 = p;
    if (text.charCodeAt(p) === 97) {
      l1201: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l1201;
        }
        value = "assistant";
        p += 9;
        break l1199;
      }
      p = s1200;
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
  l1209: {
    const s1210 = p;
    if (text.charCodeAt(p) === 106) {
      l1211: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l1211;
        }
        value = "json";
        p += 4;
        break l1209;
      }
      p = s1210;
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

function leaf211(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, string];
  const r1245 = readCodeChar(p);
  if (r1245 === undefined) { return -1; }
  value = r1245;
  p = pos;
  leafValue = value;
  return p;
}

function readCodeChar(p: number): [null, null, string] | undefined {
  let c = 0;
  let value!: [null, null, string];
  let e1246!: null;
  {
    const s1247 = p;
    l1248: {
      p = skipMarkAhead(p);
      if (p < 0) { break l1248; }
      return undefined;
    }
    p = s1247;
  }
  e1246 = null;
  let e1304!: null;
  {
    const s1305 = p;
    l1306: {
      p = skipEndToken(p);
      if (p < 0) { break l1306; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1308: {
        const s1310 = p;
        l1309: {
          p = skipTokens(p);
          if (p < 0) { break l1309; }
          break l1308;
        }
        p = s1310;
      }
      if (p < end) {
        {
          const s1311 = p;
          l1312: {
            p++;
            break l1306;
          }
          p = s1311;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s1305;
  }
  e1304 = null;
  let e1314!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e1314 = text.charAt(p);
  p++;
  value = [e1246, e1304, e1314];
  pos = p;
  return value;
}

function skipMarkAhead(p: number): number {
  let c = 0;
  l1250: {
    const s1251 = p;
    l1252: {
      p = skipEndMark(p);
      if (p < 0) { break l1252; }
      break l1250;
    }
    p = s1251;
    l1257: {
      p = skipChannels(p);
      if (p < 0) { break l1257; }
      l1260: {
        if (text.charCodeAt(p) === 60) {
          const s1258 = p;
          l1259: {

            p++;
            p = s1258;
            break l1260;
          }
          p = s1258;
        } else touched ||= p >= end;
        break l1257;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l1257; }
      break l1250;
    }
    p = s1251;
    l1289: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l1289; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1289;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l1289; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1289;
      }
      p = skipEol(p);
      if (p < 0) { break l1289; }
      break l1250;
    }
    p = s1251;
    p = skipCutMark(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipEndMark(p: number): number {
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l1253: {
    const s1254 = p;
    if (text.charCodeAt(p) === 60) {
      l1255: {
        if (!text.startsWith("<|end|>", p)) {
          reachesEnd(p, "<|end|>");
          break l1255;
        }
        p += 7;
        break l1253;
      }
      p = s1254;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1256: {
        if (!text.startsWith("<|return|>", p)) {
          reachesEnd(p, "<|return|>");
          break l1256;
        }
        p += 10;
        break l1253;
      }
      p = s1254;
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
  l1278: for (;;) {
    const s1280 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l1279: {
        p = skipHeadPart(p);
        if (p < 0) { break l1279; }
        continue l1278;
      }
      p = s1280;
    } else touched ||= p >= end;
    break;
  }
  l1282: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      const s1284 = p;
      l1283: {
        p = skipTo(p);
        if (p < 0) { break l1283; }
        if (!(p < end)) {
          touched ||= p >= end;
          break l1283;
        }
        p = skipCalledName(p);
        if (p < 0) { break l1283; }
        l1285: for (;;) {
          const s1287 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l1286: {
              p = skipHeadPart(p);
              if (p < 0) { break l1286; }
              continue l1285;
            }
            p = s1287;
          } else touched ||= p >= end;
          break;
        }
        break l1282;
      }
      p = s1284;
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
  l1261: {
    const s1262 = p;
    l1263: {
      p = skipChannels(p);
      if (p < 0) { break l1263; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l1263;
      }
      p += 9;
      l1265: {
        if (text.charCodeAt(p) === 97) {
          const s1267 = p;
          l1266: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l1266;
            }
            p += 9;
            break l1265;
          }
          p = s1267;
        } else touched ||= p >= end;
      }
      break l1261;
    }
    p = s1262;
    p = skipChannels(p);
    if (p < 0) { return -1; }
    l1271: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s1269 = p;
        l1270: {
          l1272: {
            const s1273 = p;
            if (text.charCodeAt(p) === 60) {
              l1274: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l1274;
                }
                p += 11;
                break l1272;
              }
              p = s1273;
            } else touched ||= p >= end;
            l1275: {
              if (text.charCodeAt(p) === 32) {
                const s1277 = p;
                l1276: {

                  p++;
                  break l1275;
                }
                p = s1277;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l1270;
            }
            p += 3;
          }
          p = s1269;
          break l1271;
        }
        p = s1269;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipRecipientName(p: number): number {
  const n1291 = characterSize(p, CLASS_1);
  if (n1291 === 0) { return -1; }
  p += n1291;
  l1292: for (;;) {
    const s1294 = p;
    if (p < end) {
      l1293: {
        const n1296 = characterSize(p, CLASS_5);
        if (n1296 === 0) { break l1293; }
        p += n1296;
        continue l1292;
      }
      p = s1294;
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
  l1297: {
    const s1298 = p;
    l1299: {
      p = skipEndMark(p);
      if (p < 0) { break l1299; }
      break l1297;
    }
    p = s1298;
    l1300: {
      p = skipChannels(p);
      if (p < 0) { break l1300; }
      l1303: {
        if (text.charCodeAt(p) === 60) {
          const s1301 = p;
          l1302: {

            p++;
            p = s1301;
            break l1303;
          }
          p = s1301;
        } else touched ||= p >= end;
        break l1300;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l1300; }
      break l1297;
    }
    p = s1298;
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

function text222(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1316: {
      {
        const s1317 = p;
        l1318: {
          p = skipMarkAhead(p);
          if (p < 0) { break l1318; }
          break l1316;
        }
        p = s1317;
      }
      {
        const s1320 = p;
        l1321: {
          p = skipEndToken(p);
          if (p < 0) { break l1321; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1323: {
            const s1325 = p;
            l1324: {
              p = skipTokens(p);
              if (p < 0) { break l1324; }
              break l1323;
            }
            p = s1325;
          }
          if (p < end) {
            {
              const s1326 = p;
              l1327: {
                p++;
                break l1321;
              }
              p = s1326;
            }
          } else touched ||= p >= end;
          break l1316;
        }
        p = s1320;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1316;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf223(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  const r1329 = readMessageEnd(p);
  if (r1329 === undefined) { return -1; }
  value = r1329;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageEnd(p: number): MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  l1330: {
    const s1331 = p;
    const t1332 = trail.length;
    l1333: {
      const r1334 = readMessageClose(p);
      if (r1334 === undefined) { break l1333; }
      value = r1334;
      p = pos;
      break l1330;
    }
    p = s1331;
    if (trail.length > t1332) trail.length = t1332;
    l1336: {
      const r1337 = readBadCutMessageClose(p);
      if (r1337 === undefined) { break l1336; }
      value = r1337;
      p = pos;
      break l1330;
    }
    p = s1331;
    if (trail.length > t1332) trail.length = t1332;
    l1339: {
      const r1340 = readMissingMessageClose(p);
      if (r1340 === undefined) { break l1339; }
      value = r1340;
      p = pos;
      break l1330;
    }
    p = s1331;
    if (trail.length > t1332) trail.length = t1332;
    const r1345 = readMessageOver(p);
    if (r1345 === undefined) { return undefined; }
    value = r1345;
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
  l1343: {
    if (text.charCodeAt(p) === 60) {
      const s1341 = p;
      l1342: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l1342;
        }
        p += 2;
        p = s1341;
        break l1343;
      }
      p = s1341;
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

function leaf229(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextHeadNode;
  const r1348 = readTextHead(p);
  if (r1348 === undefined) { return -1; }
  value = r1348;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l1349: {
    const s1350 = p;
    const t1351 = trail.length;
    l1352: {
      const r1353 = readMessageStart(p);
      if (r1353 === undefined) { break l1352; }
      l_opening = r1353;
      p = pos;
      l1355: for (;;) {
        const s1357 = p;
        const t1358 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1356: {
            const r1360 = readHeadPart(p);
            if (r1360 === undefined) { break l1356; }
            p = pos;
            continue l1355;
          }
          p = s1357;
          if (trail.length > t1358) trail.length = t1358;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1352;
      }
      p += 11;
      break l1349;
    }
    p = s1350;
    if (trail.length > t1351) trail.length = t1351;
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

function leaf233(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolMessageHeadNode;
  const r1363 = readToolMessageHead(p);
  if (r1363 === undefined) { return -1; }
  value = r1363;
  p = pos;
  leafValue = value;
  return p;
}

function readToolMessageHead(p: number): ToolMessageHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  let l_name!: string;
  l1364: {
    const s1365 = p;
    const t1366 = trail.length;
    l1367: {
      const r1368 = readMessageStart(p);
      if (r1368 === undefined) { break l1367; }
      l_opening = r1368;
      p = pos;
      l1370: for (;;) {
        const s1372 = p;
        const t1373 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1371: {
            const r1375 = readHeadPart(p);
            if (r1375 === undefined) { break l1371; }
            p = pos;
            continue l1370;
          }
          p = s1372;
          if (trail.length > t1373) trail.length = t1373;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l1367;
      }
      p = skipTo(p);
      if (p < 0) { break l1367; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1367;
      }
      const r1377 = readCalledName(p);
      if (r1377 === undefined) { break l1367; }
      l_name = r1377;
      p = pos;
      l1395: for (;;) {
        const s1397 = p;
        const t1398 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1396: {
            const r1400 = readHeadPart(p);
            if (r1400 === undefined) { break l1396; }
            p = pos;
            continue l1395;
          }
          p = s1397;
          if (trail.length > t1398) trail.length = t1398;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1367;
      }
      p += 11;
      break l1364;
    }
    p = s1365;
    if (trail.length > t1366) trail.length = t1366;
    l_opening = null;
    p = skipRecipientOpen(p);
    if (p < 0) { return undefined; }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1402 = readRecipientName(p);
    if (r1402 === undefined) { return undefined; }
    l_name = r1402;
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
      const s1378 = p;
      l1379: {
        p = skipPseudoName(p);
        if (p < 0) { break l1379; }
        if (p < end) {
          {
            const s1381 = p;
            l1382: {
              const n1384 = characterSize(p, CLASS_5);
              if (n1384 === 0) { break l1382; }
              p += n1384;
              break l1379;
            }
            p = s1381;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1378;
    }
  } else touched ||= p >= end;
  l1385: {
    if (text.charCodeAt(p) === 102) {
      const s1387 = p;
      l1386: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l1386;
        }
        p += 10;
        break l1385;
      }
      p = s1387;
    } else touched ||= p >= end;
  }
  const s1388 = p;
  let m1392 = false;
  l1389: for (;;) {
    const s1391 = p;
    if (p < end) {
      l1390: {
        const n1393 = characterSize(p, CLASS_5);
        if (n1393 === 0) { break l1390; }
        p += n1393;
        m1392 = true;
        continue l1389;
      }
      p = s1391;
    } else touched ||= p >= end;
    break;
  }
  if (!m1392) { return undefined; }
  value = text.slice(s1388, p);
  pos = p;
  return value;
}

function readRecipientName(p: number): string | undefined {
  let value!: string;
  const s1403 = p;
  const n1404 = characterSize(p, CLASS_1);
  if (n1404 === 0) { return undefined; }
  p += n1404;
  l1405: for (;;) {
    const s1407 = p;
    if (p < end) {
      l1406: {
        const n1409 = characterSize(p, CLASS_5);
        if (n1409 === 0) { break l1406; }
        p += n1409;
        continue l1405;
      }
      p = s1407;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1403, p);
  pos = p;
  return value;
}

function leaf237(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerFenceNode | null;
  l1412: {
    if (text.charCodeAt(p) === 96) {
      const s1414 = p;
      const t1415 = trail.length;
      l1413: {
        const r1416 = readBadInnerFence(p);
        if (r1416 === undefined) { break l1413; }
        value = r1416;
        p = pos;
        break l1412;
      }
      p = s1414;
      if (trail.length > t1415) trail.length = t1415;
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
  l1419: {
    const s1417 = p;
    l1418: {
      l1420: {
        const s1421 = p;
        if (text.charCodeAt(p) === 123) {
          l1422: {

            p++;
            break l1420;
          }
          p = s1421;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l1423: {

            p++;
            break l1420;
          }
          p = s1421;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l1418; }
      }
      p = s1417;
      break l1419;
    }
    p = s1417;
    return undefined;
  }
  pos = p;
  const node: BadInnerFenceNode = { type: 'BadInnerFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipVisible(p: number): number {
  l1424: {
    const s1425 = p;
    l1426: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l1426; }
      break l1424;
    }
    p = s1425;
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

function leaf244(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1428!: null;
  l1431: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      const s1429 = p;
      l1430: {
        p++;
        p = s1429;
        break l1431;
      }
      p = s1429;
    } else touched ||= p >= end;
    return -1;
  }
  e1428 = null;
  value = [e1428];
  leafValue = value;
  return p;
}

function leaf245(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string, null, [null, null, string]];
  const r1432 = readPlainChar(p);
  if (r1432 === undefined) { return -1; }
  value = r1432;
  p = pos;
  leafValue = value;
  return p;
}

function readPlainChar(p: number): [string, null, [null, null, string]] | undefined {
  let value!: [string, null, [null, null, string]];
  let e1433!: string;
  const r1434 = readChannels(p);
  if (r1434 === undefined) { return undefined; }
  e1433 = r1434;
  p = pos;
  let e1436!: null;
  {
    const s1437 = p;
    l1438: {
      p = skipCutMark(p);
      if (p < 0) { break l1438; }
      return undefined;
    }
    p = s1437;
  }
  e1436 = null;
  let e1440!: [null, null, string];
  const r1441 = readCodeChar(p);
  if (r1441 === undefined) { return undefined; }
  e1440 = r1441;
  p = pos;
  value = [e1433, e1436, e1440];
  pos = p;
  return value;
}

function text247(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1444: {
      p = skipChannels(p);
      if (p < 0) { break l1444; }
      {
        const s1445 = p;
        l1446: {
          p = skipCutMark(p);
          if (p < 0) { break l1446; }
          break l1444;
        }
        p = s1445;
      }
      p = skipCodeChar(p);
      if (p < 0) { break l1444; }

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
    const s1448 = p;
    l1449: {
      p = skipMarkAhead(p);
      if (p < 0) { break l1449; }
      return -1;
    }
    p = s1448;
  }
  {
    const s1451 = p;
    l1452: {
      p = skipEndToken(p);
      if (p < 0) { break l1452; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1454: {
        const s1456 = p;
        l1455: {
          p = skipTokens(p);
          if (p < 0) { break l1455; }
          break l1454;
        }
        p = s1456;
      }
      if (p < end) {
        {
          const s1457 = p;
          l1458: {
            p++;
            break l1452;
          }
          p = s1457;
        }
      } else touched ||= p >= end;
      return -1;
    }
    p = s1451;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf249(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  const r1460 = readMessageRest(p);
  if (r1460 === undefined) { return -1; }
  value = r1460;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageRest(p: number): SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  l1461: {
    const s1462 = p;
    const t1463 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1464: {
        const r1465 = readSpace(p);
        if (r1465 === undefined) { break l1464; }
        value = r1465;
        p = pos;
        break l1461;
      }
      p = s1462;
      if (trail.length > t1463) trail.length = t1463;
    } else touched ||= p >= end;
    l1467: {
      const r1468 = readInnerFenceEnd(p);
      if (r1468 === undefined) { break l1467; }
      value = r1468;
      p = pos;
      break l1461;
    }
    p = s1462;
    if (trail.length > t1463) trail.length = t1463;
    l1473: {
      const r1474 = readBadBrackets(p);
      if (r1474 === undefined) { break l1473; }
      value = r1474;
      p = pos;
      break l1461;
    }
    p = s1462;
    if (trail.length > t1463) trail.length = t1463;
    const r1483 = readBadMessageWords(p);
    if (r1483 === undefined) { return undefined; }
    value = r1483;
    p = pos;
  }
  pos = p;
  return value;
}

function readInnerFenceEnd(p: number): InnerFenceEndNode | undefined {
  const start = p;
  {
    const s1469 = p;
    l1470: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1470; }
      return undefined;
    }
    p = s1469;
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
  let m1478 = false;
  l1475: for (;;) {
    const s1477 = p;
    l1476: {
      {
        const s1479 = p;
        l1480: {
          p = skipEnds(p);
          if (p < 0) { break l1480; }
          break l1476;
        }
        p = s1479;
      }
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1476;
      }
      p++;
      m1478 = true;
      continue l1475;
    }
    p = s1477;
    break;
  }
  if (!m1478) { return undefined; }
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
  let m1487 = false;
  l1484: for (;;) {
    const s1486 = p;
    l1485: {
      {
        const s1488 = p;
        l1489: {
          p = skipMarkAhead(p);
          if (p < 0) { break l1489; }
          break l1485;
        }
        p = s1488;
      }
      {
        const s1491 = p;
        l1492: {
          p = skipEndToken(p);
          if (p < 0) { break l1492; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1494: {
            const s1496 = p;
            l1495: {
              p = skipTokens(p);
              if (p < 0) { break l1495; }
              break l1494;
            }
            p = s1496;
          }
          if (p < end) {
            {
              const s1497 = p;
              l1498: {
                p++;
                break l1492;
              }
              p = s1497;
            }
          } else touched ||= p >= end;
          break l1485;
        }
        p = s1491;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1485;
      }
      p++;
      m1487 = true;
      continue l1484;
    }
    p = s1486;
    break;
  }
  if (!m1487) { return undefined; }
  pos = p;
  const node: BadMessageWordsNode = { type: 'BadMessageWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf256(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r1502 = readSectionOpen(p);
  if (r1502 === undefined) { return -1; }
  value = r1502;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen(p: number): SectionOpenNode | undefined {
  const start = p;
  l1503: {
    const s1504 = p;
    const t1505 = trail.length;
    l1506: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1506; }
      break l1503;
    }
    p = s1504;
    if (trail.length > t1505) trail.length = t1505;
    const r1507 = readBadSectionOpen(p);
    if (r1507 === undefined) { return undefined; }
    p = pos;
  }
  l1509: for (;;) {
    const s1511 = p;
    const t1512 = trail.length;
    l1510: {
      const r1514 = readBadOpenAgain(p);
      if (r1514 === undefined) { break l1510; }
      p = pos;
      continue l1509;
    }
    p = s1511;
    if (trail.length > t1512) trail.length = t1512;
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

function leaf264(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallHeadNode;
  const r1517 = readCallHead(p);
  if (r1517 === undefined) { return -1; }
  value = r1517;
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
  l1518: {
    const s1519 = p;
    const t1520 = trail.length;
    l1521: {
      p = skipCallOpen(p);
      if (p < 0) { break l1521; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1522 = readCallName(p);
      if (r1522 === undefined) { break l1521; }
      l_name = r1522;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1535: {
        const s1537 = p;
        l1536: {
          const r1538 = readCallId(p);
          if (r1538 === undefined) { break l1536; }
          l_id = r1538;
          p = pos;
          break l1535;
        }
        p = s1537;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1521; }
      const list1545: AttributeNode[] = [];
      l1541: for (;;) {
        const s1543 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1542: {
            let v1544!: AttributeNode;
            const r1547 = readAttribute(p);
            if (r1547 === undefined) { break l1542; }
            v1544 = r1547;
            p = pos;
            list1545.push(v1544);
            continue l1541;
          }
          p = s1543;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1545;
      p = skipHeadEnd(p);
      if (p < 0) { break l1521; }
      break l1518;
    }
    p = s1519;
    if (trail.length > t1520) trail.length = t1520;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    l1551: {
      p = skipCallOpen(p);
      if (p < 0) { break l1551; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1552 = readCallName(p);
      if (r1552 === undefined) { break l1551; }
      l_name = r1552;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l1551; }
      break l1518;
    }
    p = s1519;
    if (trail.length > t1520) trail.length = t1520;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    const r1564 = readBadCallOpen(p);
    if (r1564 === undefined) { return undefined; }
    l_flaw = r1564;
    p = pos;
    const r1566 = readCallName(p);
    if (r1566 === undefined) { return undefined; }
    l_name = r1566;
    p = pos;
    l1568: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1570 = p;
        l1569: {
          p++;
          break l1568;
        }
        p = s1570;
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
  const s1523 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l1530: for (;;) {
    const s1532 = p;
    l1531: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1531; }
      continue l1530;
    }
    p = s1532;
    break;
  }
  value = text.slice(s1523, p);
  pos = p;
  return value;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s1524 = p;
    l1525: {
      p = skipNameEnd(p);
      if (p < 0) { break l1525; }
      return -1;
    }
    p = s1524;
  }
  {
    const s1527 = p;
    l1528: {
      p = skipEnds(p);
      if (p < 0) { break l1528; }
      return -1;
    }
    p = s1527;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : (c >= 128 && c <= 65371) || c >= 65373))) {
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
  const s1539 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1539, p);
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
  const s1548 = p;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l_name = text.slice(s1548, p);
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
  const s1549 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s1549, p);
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
  l1556: {
    const s1554 = p;
    l1555: {
      l1557: {
        const s1558 = p;
        l1559: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1560: {
            const s1561 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l1562: {
                p++;
                break l1560;
              }
              p = s1561;
            } else touched ||= p >= end;
            l1563: {
              p = skipParameterOpen(p);
              if (p < 0) { break l1563; }
              break l1560;
            }
            p = s1561;
            p = skipEnds(p);
            if (p < 0) { break l1559; }
          }
          break l1557;
        }
        p = s1558;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1555;
        }
        p++;
      }
      p = s1554;
      break l1556;
    }
    p = s1554;
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

function leaf284(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ParameterHeadNode;
  const r1572 = readParameterHead(p);
  if (r1572 === undefined) { return -1; }
  value = r1572;
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
  l1573: {
    const s1574 = p;
    const t1575 = trail.length;
    l1576: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1576; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1577 = readParameterKey(p);
      if (r1577 === undefined) { break l1576; }
      l_key = r1577;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1576; }
      const list1591: AttributeNode[] = [];
      l1587: for (;;) {
        const s1589 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1588: {
            let v1590!: AttributeNode;
            const r1593 = readAttribute(p);
            if (r1593 === undefined) { break l1588; }
            v1590 = r1593;
            p = pos;
            list1591.push(v1590);
            continue l1587;
          }
          p = s1589;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1591;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1576; }
      l1595: {
        const s1596 = p;
        l1597: {
          p = skipValueStart(p);
          if (p < 0) { break l1597; }
          break l1595;
        }
        p = s1596;
        p = skipValueFollows(p);
        if (p < 0) { break l1576; }
      }
      break l1573;
    }
    p = s1574;
    if (trail.length > t1575) trail.length = t1575;
    l_attributes = null;
    l_flaw = null;
    const r1598 = readBadParameterOpen(p);
    if (r1598 === undefined) { return undefined; }
    l_flaw = r1598;
    p = pos;
    const r1600 = readParameterKey(p);
    if (r1600 === undefined) { return undefined; }
    l_key = r1600;
    p = pos;
    l1602: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1604 = p;
        l1603: {
          p++;
          break l1602;
        }
        p = s1604;
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
  const s1578 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l1582: for (;;) {
    const s1584 = p;
    l1583: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1583; }
      continue l1582;
    }
    p = s1584;
    break;
  }
  value = text.slice(s1578, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s1579 = p;
    l1580: {
      p = skipKeyEnd(p);
      if (p < 0) { break l1580; }
      return -1;
    }
    p = s1579;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
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

function leaf300(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawLayoutNode | null;
  l1606: {
    const s1608 = p;
    l1607: {
      const r1609 = readRawLayout(p);
      if (r1609 === undefined) { break l1607; }
      value = r1609;
      p = pos;
      break l1606;
    }
    p = s1608;
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

function leaf304(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r1611 = readRawChar(p);
  if (r1611 === undefined) { return -1; }
  value = r1611;
  p = pos;
  leafValue = value;
  return p;
}

function readRawChar(p: number): [null, string] | undefined {
  let c = 0;
  let value!: [null, string];
  let e1612!: null;
  {
    const s1613 = p;
    l1614: {
      p = skipRawStop(p);
      if (p < 0) { break l1614; }
      return undefined;
    }
    p = s1613;
  }
  e1612 = null;
  let e1656!: string;
  l1657: {
    const s1658 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1659: {
        const r1660 = readEol(p);
        if (r1660 === undefined) { break l1659; }
        e1656 = r1660;
        p = pos;
        break l1657;
      }
      p = s1658;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    e1656 = text.charAt(p);
    p++;
  }
  value = [e1612, e1656];
  pos = p;
  return value;
}

function skipRawStop(p: number): number {
  l1616: {
    const s1618 = p;
    l1617: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1617; }
      break l1616;
    }
    p = s1618;
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
  l1619: {
    const s1620 = p;
    l1621: {
      p = skipLenient(p);
      if (p < 0) { break l1621; }
      l1622: {
        const s1623 = p;
        l1624: {
          p = skipParameterClose(p);
          if (p < 0) { break l1624; }
          break l1622;
        }
        p = s1623;
        p = skipNamedClose(p);
        if (p < 0) { break l1621; }
      }
      break l1619;
    }
    p = s1620;
    l1625: {
      p = skipGuarded(p);
      if (p < 0) { break l1625; }
      l1626: {
        const s1627 = p;
        l1628: {
          p = skipParameterClose(p);
          if (p < 0) { break l1628; }
          break l1626;
        }
        p = s1627;
        p = skipDriftedClose(p);
        if (p < 0) { break l1625; }
      }
      l1637: {
        const s1635 = p;
        l1636: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1638: {
            const s1639 = p;
            l1640: {
              p = skipEnds(p);
              if (p < 0) { break l1640; }
              break l1638;
            }
            p = s1639;
            if (p < end) {
              {
                const s1641 = p;
                l1642: {
                  p++;
                  break l1636;
                }
                p = s1641;
              }
            } else touched ||= p >= end;
          }
          p = s1635;
          break l1637;
        }
        p = s1635;
        break l1625;
      }
      break l1619;
    }
    p = s1620;
    l1644: {
      p = skipEnds(p);
      if (p < 0) { break l1644; }
      l1647: {
        const s1645 = p;
        l1646: {
          p = skipGuarded(p);
          if (p < 0) { break l1646; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1648: {
            const s1649 = p;
            l1650: {
              p = skipEnds(p);
              if (p < 0) { break l1650; }
              break l1648;
            }
            p = s1649;
            if (p < end) {
              {
                const s1651 = p;
                l1652: {
                  p++;
                  break l1646;
                }
                p = s1651;
              }
            } else touched ||= p >= end;
          }
          p = s1645;
          break l1647;
        }
        p = s1645;
        break l1644;
      }
      break l1619;
    }
    p = s1620;
    l1654: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1654; }
      break l1619;
    }
    p = s1620;
    l1655: {
      p = skipWrongParameterOpen(p);
      if (p < 0) { break l1655; }
      break l1619;
    }
    p = s1620;
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
  l1629: {
    const s1630 = p;
    l1631: {
      p = skipNamedClose(p);
      if (p < 0) { break l1631; }
      break l1629;
    }
    p = s1630;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) p++;
    touched ||= p >= end;
    l1632: {
      if (text.charCodeAt(p) === 62) {
        const s1634 = p;
        l1633: {

          p++;
          break l1632;
        }
        p = s1634;
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

function text322(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1663: {
      {
        const s1664 = p;
        l1665: {
          p = skipRawStop(p);
          if (p < 0) { break l1665; }
          break l1663;
        }
        p = s1664;
      }
      l1667: {
        const s1668 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1669: {
            p = skipEol(p);
            if (p < 0) { break l1669; }
            break l1667;
          }
          p = s1668;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1663;
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

function leaf323(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  const r1670 = readParameterEnd(p);
  if (r1670 === undefined) { return -1; }
  value = r1670;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l1671: {
    const s1672 = p;
    const t1673 = trail.length;
    l1674: {
      const r1675 = readRawEnd(p);
      if (r1675 === undefined) { break l1674; }
      value = r1675;
      p = pos;
      break l1671;
    }
    p = s1672;
    if (trail.length > t1673) trail.length = t1673;
    l1680: {
      const r1681 = readBadParameterClose(p);
      if (r1681 === undefined) { break l1680; }
      value = r1681;
      p = pos;
      break l1671;
    }
    p = s1672;
    if (trail.length > t1673) trail.length = t1673;
    l1686: {
      const r1687 = readBadCutRaw(p);
      if (r1687 === undefined) { break l1686; }
      value = r1687;
      p = pos;
      break l1671;
    }
    p = s1672;
    if (trail.length > t1673) trail.length = t1673;
    l1692: {
      const r1693 = readMissingRest(p);
      if (r1693 === undefined) { break l1692; }
      value = r1693;
      p = pos;
      break l1671;
    }
    p = s1672;
    if (trail.length > t1673) trail.length = t1673;
    const r1695 = readMissingParameterClose(p);
    if (r1695 === undefined) { return undefined; }
    value = r1695;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l1676: {
    const s1678 = p;
    l1677: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1677; }
      break l1676;
    }
    p = s1678;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l1682: {
    const s1684 = p;
    l1683: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1683; }
      break l1682;
    }
    p = s1684;
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
  l1688: {
    const s1690 = p;
    l1689: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1689; }
      break l1688;
    }
    p = s1690;
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

function leaf331(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutParameterNode;
  const r1698 = readBadCutParameter(p);
  if (r1698 === undefined) { return -1; }
  value = r1698;
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
  l1699: {
    const s1700 = p;
    l1701: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1701; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1701; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1701; }
      l1707: for (;;) {
        const s1709 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1708: {
            p = skipAttribute(p);
            if (p < 0) { break l1708; }
            continue l1707;
          }
          p = s1709;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1701; }
      l1713: {
        const s1714 = p;
        l1715: {
          p = skipValueStart(p);
          if (p < 0) { break l1715; }
          break l1713;
        }
        p = s1714;
        p = skipValueFollows(p);
        if (p < 0) { break l1701; }
      }
      break l1699;
    }
    p = s1700;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l1716: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1718 = p;
        l1717: {
          p++;
          break l1716;
        }
        p = s1718;
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
  l1703: for (;;) {
    const s1705 = p;
    l1704: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1704; }
      continue l1703;
    }
    p = s1705;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) p++;
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

function leaf338(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementHeadNode;
  const r1720 = readElementHead(p);
  if (r1720 === undefined) { return -1; }
  value = r1720;
  p = pos;
  leafValue = value;
  return p;
}

function readElementHead(p: number): ElementHeadNode | undefined {
  const start = p;
  let l_key!: string;
  p = skipTagOpen(p);
  if (p < 0) { return undefined; }
  const r1721 = readElementKey(p);
  if (r1721 === undefined) { return undefined; }
  l_key = r1721;
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
  l1722: {
    const s1723 = p;
    l1724: {
      const r1725 = readToolParameter(p);
      if (r1725 === undefined) { break l1724; }
      value = r1725;
      p = pos;
      break l1722;
    }
    p = s1723;
    {
      const s1727 = p;
      l1728: {
        p = skipNotKey(p);
        if (p < 0) { break l1728; }
        return undefined;
      }
      p = s1727;
    }
    const r1730 = readAnyKey(p);
    if (r1730 === undefined) { return undefined; }
    value = r1730;
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
  const s1731 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1731, p);
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

function leaf350(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1735!: null;
  l1738: {
    const s1736 = p;
    l1737: {
      p = skipNests(p);
      if (p < 0) { break l1737; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipTagOpen(p);
      if (p < 0) { break l1737; }
      {
        const s1739 = p;
        l1740: {
          p = skipNotKey(p);
          if (p < 0) { break l1740; }
          break l1737;
        }
        p = s1739;
      }
      p = skipAnyKey(p);
      if (p < 0) { break l1737; }
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l1737;
      }
      p++;
      p = s1736;
      break l1738;
    }
    p = s1736;
    return -1;
  }
  e1735 = null;
  value = [e1735];
  leafValue = value;
  return p;
}

function skipAnyKey(p: number): number {
  let c = 0;
  p = skipNests(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  return p;
}

function leaf352(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r1743 = readElementChar(p);
  if (r1743 === undefined) { return -1; }
  value = r1743;
  p = pos;
  leafValue = value;
  return p;
}

function readElementChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e1744!: null;
  {
    const s1745 = p;
    l1746: {
      p = skipElementStop(p);
      if (p < 0) { break l1746; }
      return undefined;
    }
    p = s1745;
  }
  e1744 = null;
  let e1793!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e1793 = text.charAt(p);
  p++;
  value = [e1744, e1793];
  pos = p;
  return value;
}

function skipElementStop(p: number): number {
  let c = 0;
  l1748: {
    const s1749 = p;
    l1750: {
      p = skipTagMarker(p);
      if (p < 0) { break l1750; }
      break l1748;
    }
    p = s1749;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l1751: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1753 = p;
        l1752: {
          p = skipEol(p);
          if (p < 0) { break l1752; }
          break l1751;
        }
        p = s1753;
      } else touched ||= p >= end;
    }
    l1754: {
      const s1755 = p;
      l1756: {
        p = skipElementCloses(p);
        if (p < 0) { break l1756; }
        break l1754;
      }
      p = s1755;
      if (text.charCodeAt(p) === 60) {
        l1791: {
          p = skip_toolClose(p);
          if (p < 0) { break l1791; }
          break l1754;
        }
        p = s1755;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        l1792: {
          p = skipOtherParameter(p);
          if (p < 0) { break l1792; }
          break l1754;
        }
        p = s1755;
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
  l1758: {
    const s1759 = p;
    l1760: {
      l1763: {
        const s1761 = p;
        l1762: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1764: {
            const s1765 = p;
            if (text.charCodeAt(p) === 60) {
              l1766: {

                p++;
                p = skipToolParameter(p);
                if (p < 0) { break l1766; }
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l1766;
                }
                p++;
                break l1764;
              }
              p = s1765;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l1767: {
                p = skip_toolClose(p);
                if (p < 0) { break l1767; }
                break l1764;
              }
              p = s1765;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1769 = p;
                l1770: {
                  p++;
                  break l1762;
                }
                p = s1769;
              }
            } else touched ||= p >= end;
          }
          p = s1761;
          break l1763;
        }
        p = s1761;
        break l1760;
      }
      break l1758;
    }
    p = s1759;
    {
      const s1772 = p;
      l1773: {
        p = skipElementClosesLater(p);
        if (p < 0) { break l1773; }
        return -1;
      }
      p = s1772;
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
  const s1757 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1757, p);
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
  const s1768 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1768, p);
  pos = p;
  return value;
}

function skipElementClosesLater(p: number): number {
  l1775: for (;;) {
    const s1777 = p;
    l1776: {
      {
        const s1779 = p;
        l1780: {
          p = skip_elementClose(p);
          if (p < 0) { break l1780; }
          break l1776;
        }
        p = s1779;
      }
      if (text.charCodeAt(p) === 60) {
        {
          const s1782 = p;
          l1783: {
            p = skip_toolClose(p);
            if (p < 0) { break l1783; }
            break l1776;
          }
          p = s1782;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1785 = p;
          l1786: {
            p = skipOtherParameter(p);
            if (p < 0) { break l1786; }
            break l1776;
          }
          p = s1785;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1776;
      }
      p++;
      continue l1775;
    }
    p = s1777;
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
      const s1788 = p;
      l1789: {
        p = skipKeyAgain(p);
        if (p < 0) { break l1789; }
        return -1;
      }
      p = s1788;
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

function text372(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1795: {
      {
        const s1796 = p;
        l1797: {
          p = skipElementStop(p);
          if (p < 0) { break l1797; }
          break l1795;
        }
        p = s1796;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1795;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf373(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  const r1799 = readElementEnd(p);
  if (r1799 === undefined) { return -1; }
  value = r1799;
  p = pos;
  leafValue = value;
  return p;
}

function readElementEnd(p: number): ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode | undefined {
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  l1800: {
    const s1801 = p;
    const t1802 = trail.length;
    l1803: {
      const r1804 = readElementClose(p);
      if (r1804 === undefined) { break l1803; }
      value = r1804;
      p = pos;
      break l1800;
    }
    p = s1801;
    if (trail.length > t1802) trail.length = t1802;
    l1809: {
      const r1810 = readBadElementClose(p);
      if (r1810 === undefined) { break l1809; }
      value = r1810;
      p = pos;
      break l1800;
    }
    p = s1801;
    if (trail.length > t1802) trail.length = t1802;
    l1815: {
      const r1816 = readBadCutElementClose(p);
      if (r1816 === undefined) { break l1815; }
      value = r1816;
      p = pos;
      break l1800;
    }
    p = s1801;
    if (trail.length > t1802) trail.length = t1802;
    l1818: {
      const r1819 = readMissingRest(p);
      if (r1819 === undefined) { break l1818; }
      value = r1819;
      p = pos;
      break l1800;
    }
    p = s1801;
    if (trail.length > t1802) trail.length = t1802;
    const r1821 = readMissingElementClose(p);
    if (r1821 === undefined) { return undefined; }
    value = r1821;
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
  l1805: {
    const s1807 = p;
    l1806: {
      p = skipLayout(p);
      if (p < 0) { break l1806; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1806;
      }
      p = skipEol(p);
      if (p < 0) { break l1806; }
      break l1805;
    }
    p = s1807;
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
    const s1811 = p;
    l1812: {
      p = skipNotKey(p);
      if (p < 0) { break l1812; }
      return undefined;
    }
    p = s1811;
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

function leaf381(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadLoneKeyNode | BadInnerFenceNode | InnerFenceEndNode;
  l1824: {
    const s1825 = p;
    const t1826 = trail.length;
    l1827: {
      const r1828 = readBadCutElement(p);
      if (r1828 === undefined) { break l1827; }
      value = r1828;
      p = pos;
      break l1824;
    }
    p = s1825;
    if (trail.length > t1826) trail.length = t1826;
    l1836: {
      const r1837 = readBadLoneKey(p);
      if (r1837 === undefined) { break l1836; }
      value = r1837;
      p = pos;
      break l1824;
    }
    p = s1825;
    if (trail.length > t1826) trail.length = t1826;
    if (text.charCodeAt(p) === 96) {
      l1839: {
        const r1840 = readBadInnerFence(p);
        if (r1840 === undefined) { break l1839; }
        value = r1840;
        p = pos;
        break l1824;
      }
      p = s1825;
      if (trail.length > t1826) trail.length = t1826;
    } else touched ||= p >= end;
    const r1842 = readInnerFenceEnd(p);
    if (r1842 === undefined) { return -1; }
    value = r1842;
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
  l1829: {
    const s1830 = p;
    l1831: {
      p = skipToolParameter(p);
      if (p < 0) { break l1831; }
      break l1829;
    }
    p = s1830;
    {
      const s1832 = p;
      l1833: {
        p = skipNotKey(p);
        if (p < 0) { break l1833; }
        return -1;
      }
      p = s1832;
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

function leaf387(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1844!: null;
  l1847: {
    const s1845 = p;
    l1846: {
      p = skipAnyArguments(p);
      if (p < 0) { break l1846; }
      p = s1845;
      break l1847;
    }
    p = s1845;
    return -1;
  }
  e1844 = null;
  value = [e1844];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s1848 = p;
    l1849: {
      p = skipEnds(p);
      if (p < 0) { break l1849; }
      return -1;
    }
    p = s1848;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf389(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l1851: {
    const s1852 = p;
    const t1853 = trail.length;
    l1854: {
      const r1855 = readBadBrackets(p);
      if (r1855 === undefined) { break l1854; }
      value = r1855;
      p = pos;
      break l1851;
    }
    p = s1852;
    if (trail.length > t1853) trail.length = t1853;
    const r1857 = readBadJunk(p);
    if (r1857 === undefined) { return -1; }
    value = r1857;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1858 = p;
    l1859: {
      p = skip_callOver(p);
      if (p < 0) { break l1859; }
      return undefined;
    }
    p = s1858;
  }
  let m1865 = false;
  l1862: for (;;) {
    const s1864 = p;
    l1863: {
      {
        const s1866 = p;
        l1867: {
          p = skipEnds(p);
          if (p < 0) { break l1867; }
          break l1863;
        }
        p = s1866;
      }
      {
        const s1869 = p;
        l1870: {
          p = skip_callClose(p);
          if (p < 0) { break l1870; }
          break l1863;
        }
        p = s1869;
      }
      {
        const s1872 = p;
        l1873: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1873; }
          break l1863;
        }
        p = s1872;
      }
      {
        const s1875 = p;
        l1876: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1876; }
          break l1863;
        }
        p = s1875;
      }
      {
        const s1878 = p;
        l1879: {
          p = skipTagMarker(p);
          if (p < 0) { break l1879; }
          break l1863;
        }
        p = s1878;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1881 = p;
          l1882: {
            p++;
            break l1863;
          }
          p = s1881;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1863;
      }
      p++;
      m1865 = true;
      continue l1862;
    }
    p = s1864;
    break;
  }
  if (!m1865) { return undefined; }
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

function leaf400(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  const r1885 = readCallEnd(p);
  if (r1885 === undefined) { return -1; }
  value = r1885;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l1886: {
    const s1887 = p;
    const t1888 = trail.length;
    l1889: {
      const r1890 = readCallClose(p);
      if (r1890 === undefined) { break l1889; }
      value = r1890;
      p = pos;
      break l1886;
    }
    p = s1887;
    if (trail.length > t1888) trail.length = t1888;
    l1892: {
      const r1893 = readBadCallClose(p);
      if (r1893 === undefined) { break l1892; }
      value = r1893;
      p = pos;
      break l1886;
    }
    p = s1887;
    if (trail.length > t1888) trail.length = t1888;
    l1895: {
      const r1896 = readBadCutClose(p);
      if (r1896 === undefined) { break l1895; }
      value = r1896;
      p = pos;
      break l1886;
    }
    p = s1887;
    if (trail.length > t1888) trail.length = t1888;
    l1898: {
      const r1899 = readCallOver(p);
      if (r1899 === undefined) { break l1898; }
      value = r1899;
      p = pos;
      break l1886;
    }
    p = s1887;
    if (trail.length > t1888) trail.length = t1888;
    l1904: {
      const r1905 = readCallOverAtEnd(p);
      if (r1905 === undefined) { break l1904; }
      value = r1905;
      p = pos;
      break l1886;
    }
    p = s1887;
    if (trail.length > t1888) trail.length = t1888;
    l1910: {
      const r1911 = readMissingAtEnd(p);
      if (r1911 === undefined) { break l1910; }
      value = r1911;
      p = pos;
      break l1886;
    }
    p = s1887;
    if (trail.length > t1888) trail.length = t1888;
    const r1916 = readMissingCallClose(p);
    if (r1916 === undefined) { return undefined; }
    value = r1916;
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
  l1902: {
    if (p < end) {
      const s1900 = p;
      l1901: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1901;
        }
        p++;
        p = s1900;
        break l1902;
      }
      p = s1900;
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
      const s1906 = p;
      l1907: {
        p++;
        return undefined;
      }
      p = s1906;
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
      const s1912 = p;
      l1913: {
        p++;
        return undefined;
      }
      p = s1912;
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

function leaf413(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutCallNode;
  const r1919 = readBadCutCall(p);
  if (r1919 === undefined) { return -1; }
  value = r1919;
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
  l1920: {
    const s1921 = p;
    l1922: {
      p = skipCallOpen(p);
      if (p < 0) { break l1922; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1922; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1928: {
        const s1930 = p;
        l1929: {
          p = skipCallId(p);
          if (p < 0) { break l1929; }
          break l1928;
        }
        p = s1930;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1922; }
      l1932: for (;;) {
        const s1934 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1933: {
            p = skipAttribute(p);
            if (p < 0) { break l1933; }
            continue l1932;
          }
          p = s1934;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l1922; }
      break l1920;
    }
    p = s1921;
    l1936: {
      p = skipCallOpen(p);
      if (p < 0) { break l1936; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1936; }
      p = skipLooseEnd(p);
      if (p < 0) { break l1936; }
      break l1920;
    }
    p = s1921;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l1937: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1939 = p;
        l1938: {
          p++;
          break l1937;
        }
        p = s1939;
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
  l1924: for (;;) {
    const s1926 = p;
    l1925: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1925; }
      continue l1924;
    }
    p = s1926;
    break;
  }
  return p;
}

function skipCallId(p: number): number {
  let c = 0;
  p = skipIdOpen(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  return p;
}

function skipBadCallOpen(p: number): number {
  p = skipWrongCallOpen(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf420(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l1941: {
    const s1942 = p;
    const t1943 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1944: {
        const r1945 = readSpace(p);
        if (r1945 === undefined) { break l1944; }
        value = r1945;
        p = pos;
        break l1941;
      }
      p = s1942;
      if (trail.length > t1943) trail.length = t1943;
    } else touched ||= p >= end;
    l1947: {
      const r1948 = readSeparator(p);
      if (r1948 === undefined) { break l1947; }
      value = r1948;
      p = pos;
      break l1941;
    }
    p = s1942;
    if (trail.length > t1943) trail.length = t1943;
    if (text.charCodeAt(p) === 96) {
      l1953: {
        const r1954 = readBadInnerFence(p);
        if (r1954 === undefined) { break l1953; }
        value = r1954;
        p = pos;
        break l1941;
      }
      p = s1942;
      if (trail.length > t1943) trail.length = t1943;
    } else touched ||= p >= end;
    const r1956 = readInnerFenceEnd(p);
    if (r1956 === undefined) { return -1; }
    value = r1956;
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
  l1951: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      const s1949 = p;
      l1950: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1950;
        }
        p++;
        p = s1949;
        break l1951;
      }
      p = s1949;
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

function leaf424(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r1958 = readPyOpen(p);
  if (r1958 === undefined) { return -1; }
  value = r1958;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1961: {
    const s1959 = p;
    l1960: {
      p = skip_pyList(p);
      if (p < 0) { break l1960; }
      p = s1959;
      break l1961;
    }
    p = s1959;
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
  const n1963 = characterSize(p, CLASS_1);
  if (n1963 === 0) { return -1; }
  p += n1963;
  l1964: for (;;) {
    const s1966 = p;
    if (p < end) {
      l1965: {
        const n1968 = characterSize(p, CLASS_5);
        if (n1968 === 0) { break l1965; }
        p += n1968;
        continue l1964;
      }
      p = s1966;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf430(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1970 = readPyHead(p);
  if (r1970 === undefined) { return -1; }
  value = r1970;
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
  const r1971 = readPyName(p);
  if (r1971 === undefined) { return undefined; }
  l_name = r1971;
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
  const s1972 = p;
  const n1973 = characterSize(p, CLASS_1);
  if (n1973 === 0) { return undefined; }
  p += n1973;
  l1974: for (;;) {
    const s1976 = p;
    if (p < end) {
      l1975: {
        const n1978 = characterSize(p, CLASS_5);
        if (n1978 === 0) { break l1975; }
        p += n1978;
        continue l1974;
      }
      p = s1976;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1972, p);
  pos = p;
  return value;
}

function leaf433(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l1981: {
    const s1982 = p;
    const t1983 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1984: {
        const r1985 = readComma(p);
        if (r1985 === undefined) { break l1984; }
        value = r1985;
        p = pos;
        break l1981;
      }
      p = s1982;
      if (trail.length > t1983) trail.length = t1983;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1987: {
        const r1988 = readSpace(p);
        if (r1988 === undefined) { break l1987; }
        value = r1988;
        p = pos;
        break l1981;
      }
      p = s1982;
      if (trail.length > t1983) trail.length = t1983;
    } else touched ||= p >= end;
    const r1990 = readBadDebris(p);
    if (r1990 === undefined) { return -1; }
    value = r1990;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf434(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r1992 = readPyEnd(p);
  if (r1992 === undefined) { return -1; }
  value = r1992;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l1993: {
    const s1994 = p;
    const t1995 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1996: {
        const r1997 = readPyClose(p);
        if (r1997 === undefined) { break l1996; }
        value = r1997;
        p = pos;
        break l1993;
      }
      p = s1994;
      if (trail.length > t1995) trail.length = t1995;
    } else touched ||= p >= end;
    l1999: {
      const r2000 = readMissingAtEnd(p);
      if (r2000 === undefined) { break l1999; }
      value = r2000;
      p = pos;
      break l1993;
    }
    p = s1994;
    if (trail.length > t1995) trail.length = t1995;
    const r2002 = readMissingBracket(p);
    if (r2002 === undefined) { return undefined; }
    value = r2002;
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

function leaf437(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2005!: null;
  l2008: {
    const s2006 = p;
    l2007: {
      p = skipLines(p);
      if (p < 0) { break l2007; }
      p = s2006;
      break l2008;
    }
    p = s2006;
    return -1;
  }
  e2005 = null;
  value = [e2005];
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

function leaf440(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e2009!: null;
  l2012: {
    const s2010 = p;
    l2011: {
      p = skipJson(p);
      if (p < 0) { break l2011; }
      p = s2010;
      break l2012;
    }
    p = s2010;
    return -1;
  }
  e2009 = null;
  let e2013!: null;
  {
    const s2014 = p;
    l2015: {
      p = skipEnds(p);
      if (p < 0) { break l2015; }
      return -1;
    }
    p = s2014;
  }
  e2013 = null;
  value = [e2009, e2013];
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

function leaf443(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  const r2017 = readBadBrackets(p);
  if (r2017 === undefined) { return -1; }
  value = r2017;
  p = pos;
  leafValue = value;
  return p;
}

function leaf444(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2019!: null;
  l2022: {
    const s2020 = p;
    l2021: {
      p = skipVisible(p);
      if (p < 0) { break l2021; }
      p = s2020;
      break l2022;
    }
    p = s2020;
    return -1;
  }
  e2019 = null;
  value = [e2019];
  leafValue = value;
  return p;
}

function leaf445(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l2023: {
    const s2024 = p;
    const t2025 = trail.length;
    l2026: {
      const r2027 = readBadNameless(p);
      if (r2027 === undefined) { break l2026; }
      value = r2027;
      p = pos;
      break l2023;
    }
    p = s2024;
    if (trail.length > t2025) trail.length = t2025;
    const r2051 = readBadStrayWords(p);
    if (r2051 === undefined) { return -1; }
    value = r2051;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l2028: {
    const s2029 = p;
    l2030: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l2030; }
      break l2028;
    }
    p = s2029;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l2031: for (;;) {
    const s2033 = p;
    l2032: {
      {
        const s2035 = p;
        l2036: {
          p = skip_callClose(p);
          if (p < 0) { break l2036; }
          break l2032;
        }
        p = s2035;
      }
      {
        const s2038 = p;
        l2039: {
          p = skip_sectionClose(p);
          if (p < 0) { break l2039; }
          break l2032;
        }
        p = s2038;
      }
      {
        const s2041 = p;
        l2042: {
          p = skipCallOpening(p);
          if (p < 0) { break l2042; }
          break l2032;
        }
        p = s2041;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2032;
      }
      p++;
      continue l2031;
    }
    p = s2033;
    break;
  }
  l2047: {
    const s2049 = p;
    l2048: {
      p = skip_callClose(p);
      if (p < 0) { break l2048; }
      break l2047;
    }
    p = s2049;
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
  l2046: {
    const s2044 = p;
    l2045: {
      p = skipVisible(p);
      if (p < 0) { break l2045; }
      p = s2044;
      break l2046;
    }
    p = s2044;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l2052: {
    const s2053 = p;
    l2054: {
      l2057: {
        const s2055 = p;
        l2056: {
          p = skipSectionCloses(p);
          if (p < 0) { break l2056; }
          p = s2055;
          break l2057;
        }
        p = s2055;
        break l2054;
      }
      let m2061 = false;
      l2058: for (;;) {
        const s2060 = p;
        l2059: {
          {
            const s2062 = p;
            l2063: {
              p = skipStrayStop(p);
              if (p < 0) { break l2063; }
              break l2059;
            }
            p = s2062;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s2071 = p;
              l2072: {

                p++;
                break l2059;
              }
              p = s2071;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s2074 = p;
              l2075: {

                p++;
                break l2059;
              }
              p = s2074;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2059;
          }
          p++;
          m2061 = true;
          continue l2058;
        }
        p = s2060;
        break;
      }
      if (!m2061) { break l2054; }
      break l2052;
    }
    p = s2053;
    l2079: {
      const s2077 = p;
      l2078: {
        p = skip_sectionOver(p);
        if (p < 0) { break l2078; }
        p = s2077;
        break l2079;
      }
      p = s2077;
      return undefined;
    }
    let m2083 = false;
    l2080: for (;;) {
      const s2082 = p;
      l2081: {
        {
          const s2084 = p;
          l2085: {
            p = skipStrayStop(p);
            if (p < 0) { break l2085; }
            break l2081;
          }
          p = s2084;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2081;
        }
        p++;
        m2083 = true;
        continue l2080;
      }
      p = s2082;
      break;
    }
    if (!m2083) { return undefined; }
    l2089: {
      if (text.charCodeAt(p) === 91) {
        const s2087 = p;
        l2088: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l2088;
          }
          p++;
          p = s2087;
          break l2089;
        }
        p = s2087;
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
  l2065: {
    const s2066 = p;
    l2067: {
      p = skip_sectionClose(p);
      if (p < 0) { break l2067; }
      break l2065;
    }
    p = s2066;
    l2068: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l2068; }
      break l2065;
    }
    p = s2066;
    l2069: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l2069; }
      break l2065;
    }
    p = s2066;
    l2070: {
      p = skipVisible(p);
      if (p < 0) { break l2070; }
      break l2065;
    }
    p = s2066;
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

function leaf458(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r2091 = readSectionEnd(p);
  if (r2091 === undefined) { return -1; }
  value = r2091;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l2092: {
    const s2093 = p;
    const t2094 = trail.length;
    l2095: {
      const r2096 = readSectionClose(p);
      if (r2096 === undefined) { break l2095; }
      value = r2096;
      p = pos;
      break l2092;
    }
    p = s2093;
    if (trail.length > t2094) trail.length = t2094;
    l2098: {
      const r2099 = readBadSectionClose(p);
      if (r2099 === undefined) { break l2098; }
      value = r2099;
      p = pos;
      break l2092;
    }
    p = s2093;
    if (trail.length > t2094) trail.length = t2094;
    l2101: {
      const r2102 = readBadCutClose(p);
      if (r2102 === undefined) { break l2101; }
      value = r2102;
      p = pos;
      break l2092;
    }
    p = s2093;
    if (trail.length > t2094) trail.length = t2094;
    l2104: {
      const r2105 = readSectionOver(p);
      if (r2105 === undefined) { break l2104; }
      value = r2105;
      p = pos;
      break l2092;
    }
    p = s2093;
    if (trail.length > t2094) trail.length = t2094;
    l2107: {
      const r2108 = readMissingAtEnd(p);
      if (r2108 === undefined) { break l2107; }
      value = r2108;
      p = pos;
      break l2092;
    }
    p = s2093;
    if (trail.length > t2094) trail.length = t2094;
    const r2110 = readMissingSectionClose(p);
    if (r2110 === undefined) { return undefined; }
    value = r2110;
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

function leaf464(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNoFenceNode;
  const r2113 = readBadNoFence(p);
  if (r2113 === undefined) { return -1; }
  value = r2113;
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
  l2116: {
    if (text.charCodeAt(p) === 91) {
      const s2114 = p;
      l2115: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l2115;
        }
        p++;
        p = s2114;
        break l2116;
      }
      p = s2114;
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

function leaf468(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2118!: null;
  l2121: {
    const s2119 = p;
    l2120: {
      p = skipBareCall(p);
      if (p < 0) { break l2120; }
      p = s2119;
      break l2121;
    }
    p = s2119;
    return -1;
  }
  e2118 = null;
  value = [e2118];
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

function leaf472(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l2122: {
    const s2123 = p;
    const t2124 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2125: {
        const r2126 = readSpace(p);
        if (r2126 === undefined) { break l2125; }
        value = r2126;
        p = pos;
        break l2122;
      }
      p = s2123;
      if (trail.length > t2124) trail.length = t2124;
    } else touched ||= p >= end;
    const r2128 = readBadNameless(p);
    if (r2128 === undefined) { return -1; }
    value = r2128;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf473(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l2130: {
    const s2132 = p;
    l2131: {
      const r2133 = readLateClose(p);
      if (r2133 === undefined) { break l2131; }
      value = r2133;
      p = pos;
      break l2130;
    }
    p = s2132;
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

function leaf475(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2135!: null;
  l2138: {
    const s2136 = p;
    l2137: {
      p = skipBareObject(p);
      if (p < 0) { break l2137; }
      p = s2136;
      break l2138;
    }
    p = s2136;
    return -1;
  }
  e2135 = null;
  value = [e2135];
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
  l2139: {
    if (text.charCodeAt(p) === 34) {
      const s2141 = p;
      l2140: {
        p = skipBareType(p);
        if (p < 0) { break l2140; }
        break l2139;
      }
      p = s2141;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l2142: {
    const s2143 = p;
    if (text.charCodeAt(p) === 110) {
      l2144: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l2144;
        }
        p += 4;
        break l2142;
      }
      p = s2143;
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
  l2145: {
    const s2146 = p;
    if (text.charCodeAt(p) === 34) {
      l2147: {
        p = skipBareName(p);
        if (p < 0) { break l2147; }
        break l2145;
      }
      p = s2146;
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
  l2148: {
    const s2149 = p;
    if (text.charCodeAt(p) === 112) {
      l2150: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l2150;
        }
        p += 10;
        break l2148;
      }
      p = s2149;
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

function leaf481(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l2151: {
    const s2152 = p;
    const t2153 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2154: {
        const r2155 = readSpace(p);
        if (r2155 === undefined) { break l2154; }
        value = r2155;
        p = pos;
        break l2151;
      }
      p = s2152;
      if (trail.length > t2153) trail.length = t2153;
    } else touched ||= p >= end;
    l2157: {
      const r2158 = readSeparator(p);
      if (r2158 === undefined) { break l2157; }
      value = r2158;
      p = pos;
      break l2151;
    }
    p = s2152;
    if (trail.length > t2153) trail.length = t2153;
    const r2160 = readBadBrackets(p);
    if (r2160 === undefined) { return -1; }
    value = r2160;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf482(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2162!: null;
  l2165: {
    const s2163 = p;
    l2164: {
      p = skip_pyList(p);
      if (p < 0) { break l2164; }
      p = s2163;
      break l2165;
    }
    p = s2163;
    return -1;
  }
  e2162 = null;
  value = [e2162];
  leafValue = value;
  return p;
}

function leaf483(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r2166 = readBadBracket(p);
  if (r2166 === undefined) { return -1; }
  value = r2166;
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

function leaf485(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolHeadNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r2168 = readToolHead(p);
  if (r2168 === undefined) { return -1; }
  value = r2168;
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
  const r2169 = readToolName(p);
  if (r2169 === undefined) { return undefined; }
  l_name = r2169;
  p = pos;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2173: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false)) {
      const s2171 = p;
      l2172: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l2172;
        }
        p++;
        l2174: {
          if (text.charCodeAt(p) === 47) {
            const s2176 = p;
            l2175: {

              p++;
              break l2174;
            }
            p = s2176;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l2172; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l2172;
        }
        p++;
        p = s2171;
        break l2173;
      }
      p = s2171;
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

function leaf490(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadToolWordsNode;
  l2178: {
    const s2179 = p;
    const t2180 = trail.length;
    l2181: {
      const r2182 = readBadCutElement(p);
      if (r2182 === undefined) { break l2181; }
      value = r2182;
      p = pos;
      break l2178;
    }
    p = s2179;
    if (trail.length > t2180) trail.length = t2180;
    const r2184 = readBadToolWords(p);
    if (r2184 === undefined) { return -1; }
    value = r2184;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadToolWords(p: number): BadToolWordsNode | undefined {
  const start = p;
  let m2188 = false;
  l2185: for (;;) {
    const s2187 = p;
    l2186: {
      if (text.charCodeAt(p) === 60) {
        {
          const s2189 = p;
          l2190: {
            p = skip_toolClose(p);
            if (p < 0) { break l2190; }
            break l2186;
          }
          p = s2189;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s2192 = p;
          l2193: {

            p++;
            p = skipToolParameter(p);
            if (p < 0) { break l2193; }
            if (text.charCodeAt(p) !== 62) {
              touched ||= p >= end;
              break l2193;
            }
            p++;
            break l2186;
          }
          p = s2192;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s2195 = p;
          l2196: {
            p = skipToolHead(p);
            if (p < 0) { break l2196; }
            break l2186;
          }
          p = s2195;
        }
      } else touched ||= p >= end;
      {
        const s2204 = p;
        l2205: {
          p = skipCutToolTag(p);
          if (p < 0) { break l2205; }
          break l2186;
        }
        p = s2204;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2186;
      }
      p++;
      m2188 = true;
      continue l2185;
    }
    p = s2187;
    break;
  }
  if (!m2188) { return undefined; }
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
  l2200: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false)) {
      const s2198 = p;
      l2199: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l2199;
        }
        p++;
        l2201: {
          if (text.charCodeAt(p) === 47) {
            const s2203 = p;
            l2202: {

              p++;
              break l2201;
            }
            p = s2203;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l2199; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l2199;
        }
        p++;
        p = s2198;
        break l2200;
      }
      p = s2198;
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
  l2207: {
    const s2208 = p;
    if (text.charCodeAt(p) === 60) {
      l2209: {
        p = skip_toolClose(p);
        if (p < 0) { break l2209; }
        break l2207;
      }
      p = s2208;
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

function leaf498(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  const r2211 = readToolEnd(p);
  if (r2211 === undefined) { return -1; }
  value = r2211;
  p = pos;
  leafValue = value;
  return p;
}

function readToolEnd(p: number): ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode | undefined {
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  l2212: {
    const s2213 = p;
    const t2214 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l2215: {
        const r2216 = readToolClose(p);
        if (r2216 === undefined) { break l2215; }
        value = r2216;
        p = pos;
        break l2212;
      }
      p = s2213;
      if (trail.length > t2214) trail.length = t2214;
    } else touched ||= p >= end;
    l2218: {
      const r2219 = readBadCutToolClose(p);
      if (r2219 === undefined) { break l2218; }
      value = r2219;
      p = pos;
      break l2212;
    }
    p = s2213;
    if (trail.length > t2214) trail.length = t2214;
    l2221: {
      const r2222 = readMissingRest(p);
      if (r2222 === undefined) { break l2221; }
      value = r2222;
      p = pos;
      break l2212;
    }
    p = s2213;
    if (trail.length > t2214) trail.length = t2214;
    const r2224 = readMissingToolClose(p);
    if (r2224 === undefined) { return undefined; }
    value = r2224;
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

function leaf504(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r2227 = readBadStrayClose(p);
  if (r2227 === undefined) { return -1; }
  value = r2227;
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

function leaf508(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2229 = readFenceOpen(p);
  if (r2229 === undefined) { return -1; }
  value = r2229;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s2230 = p;
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
  l_text = text.slice(s2230, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function leaf510(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2232 = readFenceChar(p);
  if (r2232 === undefined) { return -1; }
  value = r2232;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e2233!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2234 = p;
      l2235: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2235;
        }
        p += 3;
        return undefined;
      }
      p = s2234;
    }
  } else touched ||= p >= end;
  e2233 = null;
  let e2237!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e2237 = text.charAt(p);
  p++;
  value = [e2233, e2237];
  pos = p;
  return value;
}

function text512(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l2239: {
        if (text.charCodeAt(p) === 96) {
          {
            const s2240 = p;
            l2241: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l2241;
              }
              p += 3;
              break l2239;
            }
            p = s2240;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l2239;
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

function leaf513(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l2243: {
    if (text.charCodeAt(p) === 96) {
      const s2245 = p;
      l2244: {
        const r2246 = readFenceClose(p);
        if (r2246 === undefined) { break l2244; }
        value = r2246;
        p = pos;
        break l2243;
      }
      p = s2245;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s2247 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s2247, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf515(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2249 = readInlineCode(p);
  if (r2249 === undefined) { return -1; }
  value = r2249;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s2250 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s2250, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function leaf517(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, string];
  const r2252 = readTextChar(p);
  if (r2252 === undefined) { return -1; }
  value = r2252;
  p = pos;
  leafValue = value;
  return p;
}

function readTextChar(p: number): [null, null, string] | undefined {
  let value!: [null, null, string];
  let e2253!: null;
  {
    const s2254 = p;
    l2255: {
      p = skipStop(p);
      if (p < 0) { break l2255; }
      return undefined;
    }
    p = s2254;
  }
  e2253 = null;
  let e2257!: null;
  {
    const s2258 = p;
    l2259: {
      p = skipCutStop(p);
      if (p < 0) { break l2259; }
      return undefined;
    }
    p = s2258;
  }
  e2257 = null;
  let e2261!: string;
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return undefined;
  }
  e2261 = text.charAt(p);
  p++;
  value = [e2253, e2257, e2261];
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

function text521(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2263: {
      {
        const s2264 = p;
        l2265: {
          p = skipStop(p);
          if (p < 0) { break l2265; }
          break l2263;
        }
        p = s2264;
      }
      {
        const s2267 = p;
        l2268: {
          p = skipCutStop(p);
          if (p < 0) { break l2268; }
          break l2263;
        }
        p = s2267;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
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

function leaf522(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | BadCutOpeningNode | LoneTextNode;
  l2270: {
    const s2271 = p;
    const t2272 = trail.length;
    l2273: {
      const r2274 = readBadCutMarker(p);
      if (r2274 === undefined) { break l2273; }
      value = r2274;
      p = pos;
      break l2270;
    }
    p = s2271;
    if (trail.length > t2272) trail.length = t2272;
    l2276: {
      const r2277 = readBadCutOpening(p);
      if (r2277 === undefined) { break l2276; }
      value = r2277;
      p = pos;
      break l2270;
    }
    p = s2271;
    if (trail.length > t2272) trail.length = t2272;
    const r2285 = readLoneText(p);
    if (r2285 === undefined) { return -1; }
    value = r2285;
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
  l2278: {
    const s2279 = p;
    l2280: {
      p = skip_pyList(p);
      if (p < 0) { break l2280; }
      break l2278;
    }
    p = s2279;
    l2281: {
      p = skipBareCall(p);
      if (p < 0) { break l2281; }
      break l2278;
    }
    p = s2279;
    l2282: {
      p = skipBareObject(p);
      if (p < 0) { break l2282; }
      break l2278;
    }
    p = s2279;
    l2283: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l2283; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2283;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l2283; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l2283;
      }
      p = skipEol(p);
      if (p < 0) { break l2283; }
      break l2278;
    }
    p = s2279;
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
  const s2286 = p;
  l2287: {
    const s2288 = p;
    l2289: {
      p = skipTokens(p);
      if (p < 0) { break l2289; }
      break l2287;
    }
    p = s2288;
    l2290: {
      p = skipStop(p);
      if (p < 0) { break l2290; }
      break l2287;
    }
    p = s2288;
    if (text.charCodeAt(p) === 96) {
      l2291: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l2291;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l2287;
      }
      p = s2288;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s2286, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf528(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  const r2293 = readRegionEnd(p);
  if (r2293 === undefined) { return -1; }
  value = r2293;
  p = pos;
  leafValue = value;
  return p;
}

function readRegionEnd(p: number): RegionCloseNode | MissingThoughtRestNode | RegionOverNode | undefined {
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  l2294: {
    const s2295 = p;
    const t2296 = trail.length;
    l2297: {
      const r2298 = readRegionClose(p);
      if (r2298 === undefined) { break l2297; }
      value = r2298;
      p = pos;
      break l2294;
    }
    p = s2295;
    if (trail.length > t2296) trail.length = t2296;
    l2300: {
      const r2301 = readMissingThoughtRest(p);
      if (r2301 === undefined) { break l2300; }
      value = r2301;
      p = pos;
      break l2294;
    }
    p = s2295;
    if (trail.length > t2296) trail.length = t2296;
    const r2303 = readRegionOver(p);
    if (r2303 === undefined) { return undefined; }
    value = r2303;
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

function leaf532(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRegionMarkerNode;
  const r2306 = readBadRegionMarker(p);
  if (r2306 === undefined) { return -1; }
  value = r2306;
  p = pos;
  leafValue = value;
  return p;
}

function readBadRegionMarker(p: number): BadRegionMarkerNode | undefined {
  const start = p;
  l2307: {
    const s2308 = p;
    l2309: {
      p = skipTurnOpen(p);
      if (p < 0) { break l2309; }
      break l2307;
    }
    p = s2308;
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

function leaf536(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EmptyThoughtNode | BadEndTokenNode;
  l2311: {
    const s2312 = p;
    const t2313 = trail.length;
    l2314: {
      const r2315 = readEmptyThought(p);
      if (r2315 === undefined) { break l2314; }
      value = r2315;
      p = pos;
      break l2311;
    }
    p = s2312;
    if (trail.length > t2313) trail.length = t2313;
    const r2317 = readBadEndToken(p);
    if (r2317 === undefined) { return -1; }
    value = r2317;
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

function leaf538(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2319 = readBadFence(p);
  if (r2319 === undefined) { return -1; }
  value = r2319;
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
  l2322: {
    const s2320 = p;
    l2321: {
      p = skipCallAhead(p);
      if (p < 0) { break l2321; }
      p = s2320;
      break l2322;
    }
    p = s2320;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCallAhead(p: number): number {
  l2323: {
    const s2324 = p;
    l2325: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l2325; }
      break l2323;
    }
    p = s2324;
    l2326: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l2326; }
      break l2323;
    }
    p = s2324;
    l2327: {
      p = skipCallOpening(p);
      if (p < 0) { break l2327; }
      break l2323;
    }
    p = s2324;
    l2328: {
      p = skipBareObject(p);
      if (p < 0) { break l2328; }
      break l2323;
    }
    p = s2324;
    l2329: {
      p = skip_bareList(p);
      if (p < 0) { break l2329; }
      break l2323;
    }
    p = s2324;
    l2330: {
      p = skip_pyList(p);
      if (p < 0) { break l2330; }
      break l2323;
    }
    p = s2324;
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

function leaf544(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | null;
  l2332: {
    if (text.charCodeAt(p) === 96) {
      const s2334 = p;
      l2333: {
        const r2335 = readWrappingEnd(p);
        if (r2335 === undefined) { break l2333; }
        value = r2335;
        p = pos;
        break l2332;
      }
      p = s2334;
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
  l2338: {
    const s2336 = p;
    l2337: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l2339: {
        const s2340 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2341: {
            p++;
            break l2339;
          }
          p = s2340;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2342 = p;
            l2343: {
              p++;
              break l2337;
            }
            p = s2342;
          }
        } else touched ||= p >= end;
      }
      p = s2336;
      break l2338;
    }
    p = s2336;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf546(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2346!: null;
  l2349: {
    const s2347 = p;
    l2348: {
      p = skip_bareList(p);
      if (p < 0) { break l2348; }
      p = s2347;
      break l2349;
    }
    p = s2347;
    return -1;
  }
  e2346 = null;
  value = [e2346];
  leafValue = value;
  return p;
}

function leaf547(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l2350: {
    const s2352 = p;
    l2351: {
      const r2353 = readEnd(p);
      if (r2353 === undefined) { break l2351; }
      value = r2353;
      p = pos;
      break l2350;
    }
    p = s2352;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2354 = p;
      l2355: {
        p++;
        return undefined;
      }
      p = s2354;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf549(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l2358: {
    const s2360 = p;
    const t2361 = trail.length;
    l2359: {
      const r2362 = readBadThoughtAgain(p);
      if (r2362 === undefined) { break l2359; }
      value = r2362;
      p = pos;
      break l2358;
    }
    p = s2360;
    if (trail.length > t2361) trail.length = t2361;
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

function leaf551(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r2364 = readThoughtGoesOn(p);
  if (r2364 === undefined) { return -1; }
  value = r2364;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

function leaf553(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstTextHeadNode;
  const r2366 = readFirstTextHead(p);
  if (r2366 === undefined) { return -1; }
  value = r2366;
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
  l2369: {
    const s2367 = p;
    l2368: {
      p = skipRecipientOpenIsUsed(p);
      if (p < 0) { break l2368; }
      p = s2367;
      break l2369;
    }
    p = s2367;
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

function leaf558(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstCodeHeadNode;
  const r2371 = readFirstCodeHead(p);
  if (r2371 === undefined) { return -1; }
  value = r2371;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstCodeHead(p: number): FirstCodeHeadNode | undefined {
  let c = 0;
  const start = p;
  l2372: {
    const s2373 = p;
    const t2374 = trail.length;
    l2375: {
      p = skipCodeName(p);
      if (p < 0) { break l2375; }
      if (p < end) {
        {
          const s2376 = p;
          l2377: {
            const n2379 = characterSize(p, CLASS_5);
            if (n2379 === 0) { break l2377; }
            p += n2379;
            break l2375;
          }
          p = s2376;
        }
      } else touched ||= p >= end;
      l2380: for (;;) {
        const s2382 = p;
        const t2383 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l2381: {
            const r2385 = readHeadPart(p);
            if (r2385 === undefined) { break l2381; }
            p = pos;
            continue l2380;
          }
          p = s2382;
          if (trail.length > t2383) trail.length = t2383;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l2375;
      }
      p += 11;
      break l2372;
    }
    p = s2373;
    if (trail.length > t2374) trail.length = t2374;
    p = skipCodeName(p);
    if (p < 0) { return undefined; }
    p = skipRecipientEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'FirstCodeHead', start: base + start, end: base + p };
}

function leaf560(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstToolHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2388 = readFirstToolHead(p);
  if (r2388 === undefined) { return -1; }
  value = r2388;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstToolHead(p: number): FirstToolHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l2389: {
    const s2390 = p;
    const t2391 = trail.length;
    if (p < end) {
      l2392: {
        const r2393 = readCalledName(p);
        if (r2393 === undefined) { break l2392; }
        l_name = r2393;
        p = pos;
        l2395: for (;;) {
          const s2397 = p;
          const t2398 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l2396: {
              const r2400 = readHeadPart(p);
              if (r2400 === undefined) { break l2396; }
              p = pos;
              continue l2395;
            }
            p = s2397;
            if (trail.length > t2398) trail.length = t2398;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2392;
        }
        p += 11;
        break l2389;
      }
      p = s2390;
      if (trail.length > t2391) trail.length = t2391;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r2402 = readRecipientName(p);
    if (r2402 === undefined) { return undefined; }
    l_name = r2402;
    p = pos;
    p = skipRecipientEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'FirstToolHead', start: base + start, end: base + p, name: l_name };
}

function leaf562(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2405!: null;
  {
    const s2406 = p;
    l2407: {
      p = skipFirstHead(p);
      if (p < 0) { break l2407; }
      return -1;
    }
    p = s2406;
  }
  e2405 = null;
  value = [e2405];
  leafValue = value;
  return p;
}

function skipFirstHead(p: number): number {
  let c = 0;
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l2409: {
    if (text.charCodeAt(p) === 32) {
      const s2411 = p;
      l2410: {

        p++;
        break l2409;
      }
      p = s2411;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return -1;
  }
  p += 3;
  l2412: {
    const s2413 = p;
    if (((c = text.charCodeAt(p)) === 97 || c === 117)) {
      l2414: {
        p = skipPseudoName(p);
        if (p < 0) { break l2414; }
        break l2412;
      }
      p = s2413;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCalledName(p);
    if (p < 0) { return -1; }
  }
  l2415: for (;;) {
    const s2417 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2416: {
        p = skipHeadPart(p);
        if (p < 0) { break l2416; }
        continue l2415;
      }
      p = s2417;
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

function leaf564(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2419!: null;
  {
    const s2420 = p;
    l2421: {
      p = skipMarkAhead(p);
      if (p < 0) { break l2421; }
      return -1;
    }
    p = s2420;
  }
  e2419 = null;
  value = [e2419];
  leafValue = value;
  return p;
}

function leaf565(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingMessagesNode | BadOutsideNode;
  l2423: {
    const s2424 = p;
    const t2425 = trail.length;
    l2426: {
      const r2427 = readMissingMessages(p);
      if (r2427 === undefined) { break l2426; }
      value = r2427;
      p = pos;
      break l2423;
    }
    p = s2424;
    if (trail.length > t2425) trail.length = t2425;
    const r2432 = readBadOutside(p);
    if (r2432 === undefined) { return -1; }
    value = r2432;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingMessages(p: number): MissingMessagesNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2428 = p;
      l2429: {
        p++;
        return undefined;
      }
      p = s2428;
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

function leaf568(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtHeadNode;
  const r2434 = readThoughtHead(p);
  if (r2434 === undefined) { return -1; }
  value = r2434;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtHead(p: number): ThoughtHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening!: string;
  const r2435 = readMessageStart(p);
  if (r2435 === undefined) { return undefined; }
  l_opening = r2435;
  p = pos;
  l2437: for (;;) {
    const s2439 = p;
    const t2440 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2438: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2442 = p;
            l2443: {
              p = skipLastAnalysis(p);
              if (p < 0) { break l2443; }
              break l2438;
            }
            p = s2442;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l2438;
        }
        const r2459 = readHeadPart(p);
        if (r2459 === undefined) { break l2438; }
        p = pos;
        continue l2437;
      }
      p = s2439;
      if (trail.length > t2440) trail.length = t2440;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2461 = readLastAnalysis(p);
  if (r2461 === undefined) { return undefined; }
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
      const s2445 = p;
      l2446: {
        const n2448 = characterSize(p, CLASS_5);
        if (n2448 === 0) { break l2446; }
        p += n2448;
        return -1;
      }
      p = s2445;
    }
  } else touched ||= p >= end;
  l2449: for (;;) {
    const s2451 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2450: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2453 = p;
            l2454: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2454; }
              break l2450;
            }
            p = s2453;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l2450;
        }
        p = skipHeadPart(p);
        if (p < 0) { break l2450; }
        continue l2449;
      }
      p = s2451;
    } else touched ||= p >= end;
    break;
  }
  l2458: {
    if (text.charCodeAt(p) === 60) {
      const s2456 = p;
      l2457: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2457;
        }
        p += 11;
        p = s2456;
        break l2458;
      }
      p = s2456;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readLastAnalysis(p: number): [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null] | undefined {
  let c = 0;
  let value!: [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null];
  let e2462!: string[];
  const list2467: string[] = [];
  l2463: for (;;) {
    const s2465 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2464: {
        let v2466!: string;
        const r2469 = readBlank(p);
        if (r2469 === undefined) { break l2464; }
        v2466 = r2469;
        p = pos;
        list2467.push(v2466);
        continue l2463;
      }
      p = s2465;
    } else touched ||= p >= end;
    break;
  }
  e2462 = list2467;
  let e2471!: "<|channel|>analysis";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>analysis", p)) {
    reachesEnd(p, "<|channel|>analysis");
    return undefined;
  }
  e2471 = "<|channel|>analysis";
  p += 19;
  let e2472!: null;
  if (p < end) {
    {
      const s2473 = p;
      l2474: {
        const n2476 = characterSize(p, CLASS_5);
        if (n2476 === 0) { break l2474; }
        p += n2476;
        return undefined;
      }
      p = s2473;
    }
  } else touched ||= p >= end;
  e2472 = null;
  let e2477!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][];
  const list2483: ([null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]])[] = [];
  l2478: for (;;) {
    const s2480 = p;
    const t2481 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2479: {
        let v2482!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]];
        let e2485!: null;
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2486 = p;
            l2487: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2487; }
              break l2479;
            }
            p = s2486;
          }
        } else touched ||= p >= end;
        e2485 = null;
        let e2489!: [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]];
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l2479;
        }
        const r2490 = readHeadPart(p);
        if (r2490 === undefined) { break l2479; }
        e2489 = r2490;
        p = pos;
        v2482 = [e2485, e2489];
        list2483.push(v2482);
        continue l2478;
      }
      p = s2480;
      if (trail.length > t2481) trail.length = t2481;
    } else touched ||= p >= end;
    break;
  }
  e2477 = list2483;
  let e2492!: null;
  l2495: {
    if (text.charCodeAt(p) === 60) {
      const s2493 = p;
      l2494: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2494;
        }
        p += 11;
        p = s2493;
        break l2495;
      }
      p = s2493;
    } else touched ||= p >= end;
    return undefined;
  }
  e2492 = null;
  value = [e2462, e2471, e2472, e2477, e2492];
  pos = p;
  return value;
}

function leaf572(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r2498 = readThoughtMessageChar(p);
  if (r2498 === undefined) { return -1; }
  value = r2498;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e2499!: null;
  {
    const s2500 = p;
    l2501: {
      p = skipMarkAhead(p);
      if (p < 0) { break l2501; }
      return undefined;
    }
    p = s2500;
  }
  e2499 = null;
  let e2503!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e2503 = text.charAt(p);
  p++;
  value = [e2499, e2503];
  pos = p;
  return value;
}

function text574(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2505: {
      {
        const s2506 = p;
        l2507: {
          p = skipMarkAhead(p);
          if (p < 0) { break l2507; }
          break l2505;
        }
        p = s2506;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2505;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf575(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  const r2509 = readThoughtMessageEnd(p);
  if (r2509 === undefined) { return -1; }
  value = r2509;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageEnd(p: number): MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  l2510: {
    const s2511 = p;
    const t2512 = trail.length;
    l2513: {
      const r2514 = readMessageClose(p);
      if (r2514 === undefined) { break l2513; }
      value = r2514;
      p = pos;
      break l2510;
    }
    p = s2511;
    if (trail.length > t2512) trail.length = t2512;
    l2516: {
      const r2517 = readMissingThoughtRest(p);
      if (r2517 === undefined) { break l2516; }
      value = r2517;
      p = pos;
      break l2510;
    }
    p = s2511;
    if (trail.length > t2512) trail.length = t2512;
    l2519: {
      const r2520 = readMissingMessageClose(p);
      if (r2520 === undefined) { break l2519; }
      value = r2520;
      p = pos;
      break l2510;
    }
    p = s2511;
    if (trail.length > t2512) trail.length = t2512;
    const r2522 = readMessageOver(p);
    if (r2522 === undefined) { return undefined; }
    value = r2522;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf577(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadMessageMarkerNode | BadEndTokenNode | SpaceNode | BadCutHeadNode;
  l2525: {
    const s2526 = p;
    const t2527 = trail.length;
    l2528: {
      const r2529 = readBadMessageMarker(p);
      if (r2529 === undefined) { break l2528; }
      value = r2529;
      p = pos;
      break l2525;
    }
    p = s2526;
    if (trail.length > t2527) trail.length = t2527;
    l2531: {
      const r2532 = readBadEndToken(p);
      if (r2532 === undefined) { break l2531; }
      value = r2532;
      p = pos;
      break l2525;
    }
    p = s2526;
    if (trail.length > t2527) trail.length = t2527;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2534: {
        const r2535 = readSpace(p);
        if (r2535 === undefined) { break l2534; }
        value = r2535;
        p = pos;
        break l2525;
      }
      p = s2526;
      if (trail.length > t2527) trail.length = t2527;
    } else touched ||= p >= end;
    const r2537 = readBadCutHead(p);
    if (r2537 === undefined) { return -1; }
    value = r2537;
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

function leaf580(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadOutsideNode;
  const r2539 = readBadOutside(p);
  if (r2539 === undefined) { return -1; }
  value = r2539;
  p = pos;
  leafValue = value;
  return p;
}

function leaf581(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStepsFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2541 = readBadStepsFence(p);
  if (r2541 === undefined) { return -1; }
  value = r2541;
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
  l2544: {
    const s2542 = p;
    l2543: {
      p = skipStepAhead(p);
      if (p < 0) { break l2543; }
      p = s2542;
      break l2544;
    }
    p = s2542;
    return undefined;
  }
  pos = p;
  const node: BadStepsFenceNode = { type: 'BadStepsFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf583(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2546!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2547 = p;
      l2548: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2548;
        }
        p += 3;
        return -1;
      }
      p = s2547;
    }
  } else touched ||= p >= end;
  e2546 = null;
  value = [e2546];
  leafValue = value;
  return p;
}

function leaf584(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadEndTokenNode | BadRunOnNode;
  l2550: {
    const s2551 = p;
    const t2552 = trail.length;
    l2553: {
      const r2554 = readBadEndToken(p);
      if (r2554 === undefined) { break l2553; }
      value = r2554;
      p = pos;
      break l2550;
    }
    p = s2551;
    if (trail.length > t2552) trail.length = t2552;
    const r2556 = readBadRunOn(p);
    if (r2556 === undefined) { return -1; }
    value = r2556;
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

function leaf586(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionHeadNode;
  const r2558 = readActionHead(p);
  if (r2558 === undefined) { return -1; }
  value = r2558;
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
  const r2559 = readActionName(p);
  if (r2559 === undefined) { return undefined; }
  l_name = r2559;
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

function leaf588(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputHeadNode;
  const r2562 = readInputHead(p);
  if (r2562 === undefined) { return -1; }
  value = r2562;
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

function leaf590(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2564 = readInputFence(p);
  if (r2564 === undefined) { return -1; }
  value = r2564;
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

function leaf592(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2566!: null;
  l2569: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2567 = p;
      l2568: {
        l2570: {
          const s2571 = p;
          if (text.charCodeAt(p) === 123) {
            l2572: {

              p++;
              break l2570;
            }
            p = s2571;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2568;
          }
          p = skipQuotedInput(p);
          if (p < 0) { break l2568; }
        }
        p = s2567;
        break l2569;
      }
      p = s2567;
    } else touched ||= p >= end;
    return -1;
  }
  e2566 = null;
  value = [e2566];
  leafValue = value;
  return p;
}

function skipQuotedInput(p: number): number {
  let c = 0;
  l2573: {
    const s2574 = p;
    if (text.charCodeAt(p) === 34) {
      l2575: {

        p++;
        l2576: for (;;) {
          const s2578 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l2577: {
              l2580: {
                const s2581 = p;
                if (text.charCodeAt(p) === 92) {
                  l2582: {
                    p = skip_escape(p);
                    if (p < 0) { break l2582; }
                    break l2580;
                  }
                  p = s2581;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
                  touched ||= p >= end;
                  break l2577;
                }
                p++;
              }
              continue l2576;
            }
            p = s2578;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2575;
        }
        p++;
        break l2573;
      }
      p = s2574;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2583: for (;;) {
      const s2585 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
        l2584: {
          l2587: {
            const s2588 = p;
            if (text.charCodeAt(p) === 92) {
              l2589: {
                p = skip_escape(p);
                if (p < 0) { break l2589; }
                break l2587;
              }
              p = s2588;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l2584;
            }
            p++;
          }
          continue l2583;
        }
        p = s2585;
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
  l2590: {
    const s2591 = p;
    l2592: {
      p = skipStepAhead(p);
      if (p < 0) { break l2592; }
      break l2590;
    }
    p = s2591;
    if (text.charCodeAt(p) === 96) {
      l2593: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2593;
        }
        p += 3;
        break l2590;
      }
      p = s2591;
    } else touched ||= p >= end;
    l2594: {
      p = skipEndsReply(p);
      if (p < 0) { break l2594; }
      break l2590;
    }
    p = s2591;
    if (p < end) {
      {
        const s2601 = p;
        l2602: {
          p++;
          return -1;
        }
        p = s2601;
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
  l2595: {
    const s2597 = p;
    l2596: {
      p = skipTokens(p);
      if (p < 0) { break l2596; }
      break l2595;
    }
    p = s2597;
  }
  if (p < end) {
    {
      const s2598 = p;
      l2599: {
        p++;
        return -1;
      }
      p = s2598;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf595(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, [null, string]];
  let e2604!: null;
  {
    const s2605 = p;
    l2606: {
      p = skipStepAhead(p);
      if (p < 0) { break l2606; }
      return -1;
    }
    p = s2605;
  }
  e2604 = null;
  let e2608!: null;
  {
    const s2609 = p;
    l2610: {
      p = skipCutStep(p);
      if (p < 0) { break l2610; }
      return -1;
    }
    p = s2609;
  }
  e2608 = null;
  let e2612!: [null, string];
  const r2613 = readTextStart(p);
  if (r2613 === undefined) { return -1; }
  e2612 = r2613;
  p = pos;
  value = [e2604, e2608, e2612];
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
  let e2614!: null;
  {
    const s2615 = p;
    l2616: {
      p = skip_textEnd(p);
      if (p < 0) { break l2616; }
      return undefined;
    }
    p = s2615;
  }
  e2614 = null;
  let e2622!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  e2622 = text.charAt(p);
  p++;
  value = [e2614, e2622];
  pos = p;
  return value;
}

function skip_textEnd(p: number): number {
  l2618: {
    const s2619 = p;
    l2620: {
      p = skipThinkOpen(p);
      if (p < 0) { break l2620; }
      break l2618;
    }
    p = s2619;
    l2621: {
      p = skipThinkClose(p);
      if (p < 0) { break l2621; }
      break l2618;
    }
    p = s2619;
    p = skipEndsReply(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function text601(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2624: {
      let m2628 = false;
      l2625: for (;;) {
        const s2627 = p;
        l2626: {
          {
            const s2629 = p;
            l2630: {
              p = skip_textEnd(p);
              if (p < 0) { break l2630; }
              break l2626;
            }
            p = s2629;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l2626;
          }
          p++;
          m2628 = true;
          continue l2625;
        }
        p = s2627;
        break;
      }
      if (!m2628) { break l2624; }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2632: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2632;
        }
        p = skipEol(p);
        if (p < 0) { break l2632; }
        {
          const s2633 = p;
          l2634: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l2636: {
              const s2637 = p;
              l2638: {
                p = skipStepAhead(p);
                if (p < 0) { break l2638; }
                break l2636;
              }
              p = s2637;
              l2639: {
                p = skipEndsReply(p);
                if (p < 0) { break l2639; }
                break l2636;
              }
              p = s2637;
              l2640: {
                p = skipCutStep(p);
                if (p < 0) { break l2640; }
                break l2636;
              }
              p = s2637;
              if (text.charCodeAt(p) === 96) {
                l2641: {
                  if (!text.startsWith("```", p)) {
                    reachesEnd(p, "```");
                    break l2641;
                  }
                  p += 3;
                  break l2636;
                }
                p = s2637;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2642 = p;
                  l2643: {
                    p++;
                    break l2634;
                  }
                  p = s2642;
                }
              } else touched ||= p >= end;
            }
            break l2632;
          }
          p = s2633;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf602(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputFenceEndNode | InputAtEndNode | MissingInputFenceNode;
  l2645: {
    const s2646 = p;
    const t2647 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l2648: {
        const r2649 = readInputFenceEnd(p);
        if (r2649 === undefined) { break l2648; }
        value = r2649;
        p = pos;
        break l2645;
      }
      p = s2646;
      if (trail.length > t2647) trail.length = t2647;
    } else touched ||= p >= end;
    l2651: {
      const r2652 = readInputAtEnd(p);
      if (r2652 === undefined) { break l2651; }
      value = r2652;
      p = pos;
      break l2645;
    }
    p = s2646;
    if (trail.length > t2647) trail.length = t2647;
    const r2657 = readMissingInputFence(p);
    if (r2657 === undefined) { return -1; }
    value = r2657;
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
      const s2653 = p;
      l2654: {
        p++;
        return undefined;
      }
      p = s2653;
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

function leaf606(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutInputNode;
  const r2659 = readBadCutInput(p);
  if (r2659 === undefined) { return -1; }
  value = r2659;
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

function leaf609(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadStepWordsNode;
  const r2661 = readActionRest(p);
  if (r2661 === undefined) { return -1; }
  value = r2661;
  p = pos;
  leafValue = value;
  return p;
}

function readActionRest(p: number): SpaceNode | BadStepWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | BadStepWordsNode;
  l2662: {
    const s2663 = p;
    const t2664 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2665: {
        const r2666 = readSpace(p);
        if (r2666 === undefined) { break l2665; }
        value = r2666;
        p = pos;
        break l2662;
      }
      p = s2663;
      if (trail.length > t2664) trail.length = t2664;
    } else touched ||= p >= end;
    const r2668 = readBadStepWords(p);
    if (r2668 === undefined) { return undefined; }
    value = r2668;
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
      const s2669 = p;
      l2670: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2670;
        }
        p += 3;
        return undefined;
      }
      p = s2669;
    }
  } else touched ||= p >= end;
  {
    const s2672 = p;
    l2673: {
      p = skipStepAhead(p);
      if (p < 0) { break l2673; }
      return undefined;
    }
    p = s2672;
  }
  {
    const s2675 = p;
    l2676: {
      p = skipEndsReply(p);
      if (p < 0) { break l2676; }
      return undefined;
    }
    p = s2675;
  }
  let m2681 = false;
  l2678: for (;;) {
    const s2680 = p;
    l2679: {
      {
        const s2682 = p;
        l2683: {
          p = skip_textEnd(p);
          if (p < 0) { break l2683; }
          break l2679;
        }
        p = s2682;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2679;
      }
      p++;
      m2681 = true;
      continue l2678;
    }
    p = s2680;
    break;
  }
  if (!m2681) { return undefined; }
  pos = p;
  const node: BadStepWordsNode = { type: 'BadStepWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf612(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionAtEndNode | ActionOverNode;
  const r2687 = readActionEnd(p);
  if (r2687 === undefined) { return -1; }
  value = r2687;
  p = pos;
  leafValue = value;
  return p;
}

function readActionEnd(p: number): ActionAtEndNode | ActionOverNode | undefined {
  let value!: ActionAtEndNode | ActionOverNode;
  l2688: {
    const s2689 = p;
    l2690: {
      const r2691 = readActionAtEnd(p);
      if (r2691 === undefined) { break l2690; }
      value = r2691;
      p = pos;
      break l2688;
    }
    p = s2689;
    const r2696 = readActionOver(p);
    if (r2696 === undefined) { return undefined; }
    value = r2696;
    p = pos;
  }
  pos = p;
  return value;
}

function readActionAtEnd(p: number): ActionAtEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2692 = p;
      l2693: {
        p++;
        return undefined;
      }
      p = s2692;
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

function leaf616(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineHeadNode;
  const r2699 = readInlineHead(p);
  if (r2699 === undefined) { return -1; }
  value = r2699;
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
  const r2700 = readActionName(p);
  if (r2700 === undefined) { return undefined; }
  l_name = r2700;
  p = pos;
  l2704: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
      const s2702 = p;
      l2703: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
          touched ||= p >= end;
          break l2703;
        }
        p++;
        p = s2702;
        break l2704;
      }
      p = s2702;
    } else touched ||= p >= end;
    return undefined;
  }
  const r2705 = readBadInline(p);
  if (r2705 === undefined) { return undefined; }
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

function leaf619(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineOpenNode | null;
  l2708: {
    if (((c = text.charCodeAt(p)) === 40 || c === 91)) {
      const s2710 = p;
      l2709: {
        const r2711 = readInlineOpen(p);
        if (r2711 === undefined) { break l2709; }
        value = r2711;
        p = pos;
        break l2708;
      }
      p = s2710;
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

function leaf621(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2713!: null;
  l2716: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2714 = p;
      l2715: {
        p++;
        p = s2714;
        break l2716;
      }
      p = s2714;
    } else touched ||= p >= end;
    return -1;
  }
  e2713 = null;
  value = [e2713];
  leafValue = value;
  return p;
}

function leaf622(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  let e2717!: null;
  {
    const s2718 = p;
    l2719: {
      l2721: {
        const s2722 = p;
        if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
          l2723: {
            p = skipInlineClose(p);
            if (p < 0) { break l2723; }
            break l2721;
          }
          p = s2722;
        } else touched ||= p >= end;
        p = skip_textEnd(p);
        if (p < 0) { break l2719; }
      }
      return -1;
    }
    p = s2718;
  }
  e2717 = null;
  let e2734!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  e2734 = text.charAt(p);
  p++;
  value = [e2717, e2734];
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
  l2726: {
    const s2724 = p;
    l2725: {
      l2727: {
        const s2728 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2729: {
            p = skipEol(p);
            if (p < 0) { break l2729; }
            break l2727;
          }
          p = s2728;
        } else touched ||= p >= end;
        l2730: {
          p = skipEndsReply(p);
          if (p < 0) { break l2730; }
          break l2727;
        }
        p = s2728;
        if (p < end) {
          {
            const s2731 = p;
            l2732: {
              p++;
              break l2725;
            }
            p = s2731;
          }
        } else touched ||= p >= end;
      }
      p = s2724;
      break l2726;
    }
    p = s2724;
    return -1;
  }
  return p;
}

function text624(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2735: {
      {
        const s2736 = p;
        l2737: {
          l2739: {
            const s2740 = p;
            if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
              l2741: {
                p = skipInlineClose(p);
                if (p < 0) { break l2741; }
                break l2739;
              }
              p = s2740;
            } else touched ||= p >= end;
            p = skip_textEnd(p);
            if (p < 0) { break l2737; }
          }
          break l2735;
        }
        p = s2736;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2735;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf625(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCloseNode | null;
  l2742: {
    if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
      const s2744 = p;
      l2743: {
        const r2745 = readInlineClose(p);
        if (r2745 === undefined) { break l2743; }
        value = r2745;
        p = pos;
        break l2742;
      }
      p = s2744;
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
  l2748: {
    const s2746 = p;
    l2747: {
      l2749: {
        const s2750 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2751: {
            p = skipEol(p);
            if (p < 0) { break l2751; }
            break l2749;
          }
          p = s2750;
        } else touched ||= p >= end;
        l2752: {
          p = skipEndsReply(p);
          if (p < 0) { break l2752; }
          break l2749;
        }
        p = s2750;
        if (p < end) {
          {
            const s2753 = p;
            l2754: {
              p++;
              break l2747;
            }
            p = s2753;
          }
        } else touched ||= p >= end;
      }
      p = s2746;
      break l2748;
    }
    p = s2746;
    return undefined;
  }
  pos = p;
  return { type: 'InlineClose', start: base + start, end: base + p };
}

function leaf627(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtLabelNode;
  const r2757 = readThoughtLabel(p);
  if (r2757 === undefined) { return -1; }
  value = r2757;
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

function leaf629(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2759!: null;
  {
    const s2760 = p;
    l2761: {
      p = skipStepAhead(p);
      if (p < 0) { break l2761; }
      return -1;
    }
    p = s2760;
  }
  e2759 = null;
  value = [e2759];
  leafValue = value;
  return p;
}

function leaf630(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r2763 = readTextStart(p);
  if (r2763 === undefined) { return -1; }
  value = r2763;
  p = pos;
  leafValue = value;
  return p;
}

function leaf631(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2765!: null;
  {
    const s2766 = p;
    l2767: {
      p = skipCutStep(p);
      if (p < 0) { break l2767; }
      return -1;
    }
    p = s2766;
  }
  e2765 = null;
  value = [e2765];
  leafValue = value;
  return p;
}

function leaf632(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingThoughtRestNode | StepOverNode;
  const r2769 = readStepThoughtEnd(p);
  if (r2769 === undefined) { return -1; }
  value = r2769;
  p = pos;
  leafValue = value;
  return p;
}

function readStepThoughtEnd(p: number): MissingThoughtRestNode | StepOverNode | undefined {
  let value!: MissingThoughtRestNode | StepOverNode;
  l2770: {
    const s2771 = p;
    const t2772 = trail.length;
    l2773: {
      const r2774 = readMissingThoughtRest(p);
      if (r2774 === undefined) { break l2773; }
      value = r2774;
      p = pos;
      break l2770;
    }
    p = s2771;
    if (trail.length > t2772) trail.length = t2772;
    const r2776 = readStepOver(p);
    if (r2776 === undefined) { return undefined; }
    value = r2776;
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

function leaf635(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AnswerLabelNode;
  const r2779 = readAnswerLabel(p);
  if (r2779 === undefined) { return -1; }
  value = r2779;
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

function leaf637(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLoneInputNode;
  const r2781 = readBadLoneInput(p);
  if (r2781 === undefined) { return -1; }
  value = r2781;
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

function leaf639(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutStepNode;
  const r2783 = readBadCutStep(p);
  if (r2783 === undefined) { return -1; }
  value = r2783;
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

function leaf641(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LoneTextNode;
  const r2785 = readLoneText(p);
  if (r2785 === undefined) { return -1; }
  value = r2785;
  p = pos;
  leafValue = value;
  return p;
}

function leaf642(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StepsFenceEndNode | null;
  l2787: {
    if (text.charCodeAt(p) === 96) {
      const s2789 = p;
      l2788: {
        const r2790 = readStepsFenceEnd(p);
        if (r2790 === undefined) { break l2788; }
        value = r2790;
        p = pos;
        break l2787;
      }
      p = s2789;
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
  l2793: {
    const s2791 = p;
    l2792: {
      l2794: {
        const s2795 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2796: {
            p = skipEol(p);
            if (p < 0) { break l2796; }
            break l2794;
          }
          p = s2795;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2797 = p;
            l2798: {
              p++;
              break l2792;
            }
            p = s2797;
          }
        } else touched ||= p >= end;
      }
      p = s2791;
      break l2793;
    }
    p = s2791;
    return undefined;
  }
  pos = p;
  return { type: 'StepsFenceEnd', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf532 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf536 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf229 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf532 }, { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf229 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf504 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf515 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf522 }] }] } }, { op: 'leaf', read: leaf547 }] } };
const stepRegion: Step = { op: 'rule', name: 'Region', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf2 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf6, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf229 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf504 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf515 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf522 }] } }] } }, { op: 'leaf', read: leaf528 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf15 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf28 }] } }, { op: 'leaf', read: leaf32 }] }] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf19 }, { op: 'text', read: text27 }] } };
const stepBuiltin: Step = { op: 'rule', name: 'Builtin', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf43 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, STARTS_7, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf86 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] }, { op: 'leaf', read: leaf179 }] } }, { op: 'leaf', read: leaf183 }] } };
const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf48 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf69 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf175 }] } }, { op: 'leaf', read: leaf176 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'leaf', read: leaf80 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf82 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null, null], alternatives: [{ op: 'leaf', read: leaf86 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] }, { op: 'leaf', read: leaf157 }] } }, { op: 'leaf', read: leaf169 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf89 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_8, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf94 }] } }, { op: 'leaf', read: leaf99 }] } };
const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf91 }, { op: 'text', read: text93 }] } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf104 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf125 }] } }, { op: 'leaf', read: leaf129 }] } };
const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf106 }, { op: 'text', read: text124 }] } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf132 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf138 }] } }, { op: 'leaf', read: leaf129 }] } };
const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf134 }, { op: 'text', read: text137 }] } };
const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf140 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf149 }] } };
const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf142 }, { op: 'text', read: text148 }] } };
const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf223 }] } };
const stepCode: Step = { op: 'rule', name: 'Code', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf211 }, { op: 'text', read: text222 }] } };
const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf233 }, { op: 'leaf', read: leaf51 }, { op: 'leaf', read: leaf237 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_12, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf244, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepPlainArguments }] } }, { op: 'loop', body: { op: 'leaf', read: leaf249 } }, { op: 'leaf', read: leaf223 }] } };
const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf245 }, { op: 'text', read: text247 }] } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf256 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf413 }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf420 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf437, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf440, body: { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf443 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf444, body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf413 }] } }] }, { op: 'leaf', read: leaf445 }] } }, { op: 'leaf', read: leaf458 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf264 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf331 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf381 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf387, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'leaf', read: leaf389 }] } }, { op: 'leaf', read: leaf400 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf284 }, { op: 'leaf', read: leaf300 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf323 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf304 }, { op: 'text', read: text322 }] } };
const stepElement: Step = { op: 'rule', name: 'Element', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: leaf338 }, { op: 'leaf', read: leaf300 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf350, body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }] } }] } }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: leaf373 }] } };
const stepElementText: Step = { op: 'rule', name: 'ElementText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf352 }, { op: 'text', read: text372 }] } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf424 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf433 }] } }, { op: 'leaf', read: leaf434 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf430 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, STARTS_7, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf86 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] }, { op: 'leaf', read: leaf179 }] } }, { op: 'leaf', read: leaf183 }] } };
const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf464 }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf468, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf472 }] } }, { op: 'leaf', read: leaf473 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf475, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf475, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf481 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf482, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf483 } }, { op: 'leaf', read: leaf473 }] } };
const stepTool: Step = { op: 'rule', name: 'Tool', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: leaf485 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf490 }] } }, { op: 'leaf', read: leaf498 }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf508 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf513 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf510 }, { op: 'text', read: text512 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf517 }, { op: 'text', read: text521 }] } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf538 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf229 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }] } }, { op: 'leaf', read: leaf544 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf546, body: { op: 'again', step: () => stepList } }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf549 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf532 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf536 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf229 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf532 }, { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf229 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf504 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf515 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf522 }] }] } }, { op: 'leaf', read: leaf547 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf551 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf28 }] } }, { op: 'leaf', read: leaf32 }] }] } };
const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'choice', starts: [null, null, STARTS_11], alternatives: [{ op: 'leaf', read: leaf553 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf532 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf536 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf229 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf532 }, { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf229 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf504 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf515 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf522 }] }] } }, { op: 'leaf', read: leaf547 }] } };
const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf558 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf223 }] } };
const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf560 }, { op: 'leaf', read: leaf51 }, { op: 'leaf', read: leaf237 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_12, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf244, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepPlainArguments }] } }, { op: 'loop', body: { op: 'leaf', read: leaf249 } }, { op: 'leaf', read: leaf223 }] } };
const stepMessages: Step = { op: 'rule', name: 'Messages', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'again', step: () => stepLead } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf577 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf547 }] } };
const stepLead: Step = { op: 'rule', name: 'Lead', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf562, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf564, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf229 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf504 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf515 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf522 }] } }] } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf564, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf229 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf504 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf515 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf522 }] } }] } }, { op: 'leaf', read: leaf565 }] } };
const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf568 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf575 }] } };
const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf572 }, { op: 'text', read: text574 }] } };
const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf229 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf564, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf229 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf504 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf515 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf522 }] } }] } }, { op: 'leaf', read: leaf223 }] } };
const stepStray: Step = { op: 'rule', name: 'Stray', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf562, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf564, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf229 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf504 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf515 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf522 }] } }] } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf564, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf229 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf504 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf515 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf522 }] } }] } }, { op: 'leaf', read: leaf580 }] } };
const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf577 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf547 }] } };
const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf551 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf575 }] } };
const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'choice', starts: [null, null, STARTS_11], alternatives: [{ op: 'leaf', read: leaf553 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf577 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf547 }] } };
const stepSteps: Step = { op: 'rule', name: 'Steps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_14, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf584 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf637 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf639 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf641 }] } }, { op: 'leaf', read: leaf547 }] } };
const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf581 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf583, body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_14, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf584 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf637 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf639 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf641 }] } }] } }, { op: 'leaf', read: leaf642 }] } };
const stepAction: Step = { op: 'rule', name: 'Action', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf586 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: leaf606 }] } }, { op: 'loop', body: { op: 'leaf', read: leaf609 } }, { op: 'leaf', read: leaf612 }] } };
const stepInput: Step = { op: 'rule', name: 'Input', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf588 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_14, STARTS_15, null], alternatives: [{ op: 'again', step: () => stepFencedInput }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf592, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepInputText }] } }] } };
const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf590 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf583, body: { op: 'choice', starts: [STARTS_15, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf592, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepInputText }] } }] } }, { op: 'leaf', read: leaf51 }, { op: 'leaf', read: leaf602 }] } };
const stepInputText: Step = { op: 'rule', name: 'InputText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf595 }, { op: 'text', read: text601 }] } };
const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf616 }, { op: 'leaf', read: leaf619 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_15, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf621, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: leaf625 }, { op: 'loop', body: { op: 'leaf', read: leaf609 } }, { op: 'leaf', read: leaf612 }] } };
const stepInlineText: Step = { op: 'rule', name: 'InlineText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf622 }, { op: 'text', read: text624 }] } };
const stepStepThought: Step = { op: 'rule', name: 'StepThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf627 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf629, body: { op: 'again', step: () => stepStepThoughtText } }] } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf631, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf629, body: { op: 'again', step: () => stepStepThoughtText } }] } }] }] } }, { op: 'leaf', read: leaf632 }] } };
const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf630 }, { op: 'text', read: text601 }] } };
const stepAnswer: Step = { op: 'rule', name: 'Answer', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf635 }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
const stepStepText: Step = { op: 'rule', name: 'StepText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf630 }, { op: 'text', read: text601 }] } };
const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_14, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf584 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf637 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf639 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf641 }] } }, { op: 'leaf', read: leaf547 }] } };
const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf551 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf631, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf629, body: { op: 'again', step: () => stepStepThoughtText } }] } }] }] } }, { op: 'leaf', read: leaf632 }] } };

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
