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

function text19(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l21: {
      {
        const s22 = p;
        l23: {
          p = skipThinkClose(p);
          if (p < 0) { break l23; }
          break l21;
        }
        p = s22;
      }
      {
        const s25 = p;
        l26: {
          p = skipThoughtBreak(p);
          if (p < 0) { break l26; }
          break l21;
        }
        p = s25;
      }
      {
        const s28 = p;
        l29: {
          p = skip_thoughtCode(p);
          if (p < 0) { break l29; }
          if (text.charCodeAt(p) !== 96) {
            touched ||= p >= end;
            break l29;
          }
          p++;
          break l21;
        }
        p = s28;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l21;
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
  l31: {
    const s32 = p;
    l33: {
      const r34 = readThoughtCode(p);
      if (r34 === undefined) { break l33; }
      value = r34;
      p = pos;
      break l31;
    }
    p = s32;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r71 = readThoughtTick(p);
    if (r71 === undefined) { return -1; }
    value = r71;
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
  const s35 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s35, p);
  pos = p;
  return { type: 'ThoughtCode', start: base + start, end: base + p, text: l_text };
}

function skip_code(p: number): number {
  let c = 0;
  l36: {
    const s37 = p;
    if (text.charCodeAt(p) === 96) {
      l38: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s39 = p;
            l40: {

              p++;
              break l38;
            }
            p = s39;
          }
        } else touched ||= p >= end;
        l42: for (;;) {
          const s44 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l43: {
              l46: {
                const s47 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l48: {
                    p++;
                    break l46;
                  }
                  p = s47;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
                  reachesEnd(p, "``");
                  break l43;
                }
                p += 2;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l42;
            }
            p = s44;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l38;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s49 = p;
            l50: {

              p++;
              break l38;
            }
            p = s49;
          }
        } else touched ||= p >= end;
        break l36;
      }
      p = s37;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l52: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l52;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s53 = p;
            l54: {

              p++;
              break l52;
            }
            p = s53;
          }
        } else touched ||= p >= end;
        l56: for (;;) {
          const s58 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l57: {
              l60: {
                const s61 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l62: {
                    p++;
                    break l60;
                  }
                  p = s61;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 96) {
                  l63: {

                    p++;
                    if (text.charCodeAt(p) === 96) {
                      {
                        const s64 = p;
                        l65: {

                          p++;
                          break l63;
                        }
                        p = s64;
                      }
                    } else touched ||= p >= end;
                    break l60;
                  }
                  p = s61;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l57;
                }
                p += 3;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l56;
            }
            p = s58;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l52;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s67 = p;
            l68: {

              p++;
              break l52;
            }
            p = s67;
          }
        } else touched ||= p >= end;
        break l36;
      }
      p = s37;
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
  const s72 = p;
  if (text.charCodeAt(p) !== 96) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l_text = text.slice(s72, p);
  pos = p;
  return { type: 'ThoughtTick', start: base + start, end: base + p, text: l_text };
}

function leaf30(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  const r74 = readThoughtEnd(p);
  if (r74 === undefined) { return -1; }
  value = r74;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtEnd(p: number): ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode | undefined {
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  l75: {
    const s76 = p;
    const t77 = trail.length;
    l78: {
      const r79 = readThoughtClose(p);
      if (r79 === undefined) { break l78; }
      value = r79;
      p = pos;
      break l75;
    }
    p = s76;
    if (trail.length > t77) trail.length = t77;
    l81: {
      const r82 = readMissingThoughtRest(p);
      if (r82 === undefined) { break l81; }
      value = r82;
      p = pos;
      break l75;
    }
    p = s76;
    if (trail.length > t77) trail.length = t77;
    const r87 = readMissingThoughtClose(p);
    if (r87 === undefined) { return undefined; }
    value = r87;
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
      const s83 = p;
      l84: {
        p++;
        return undefined;
      }
      p = s83;
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
  l90: {
    const s91 = p;
    const t92 = trail.length;
    l93: {
      const r94 = readBadThoughtClose(p);
      if (r94 === undefined) { break l93; }
      value = r94;
      p = pos;
      break l90;
    }
    p = s91;
    if (trail.length > t92) trail.length = t92;
    const r96 = readBadEndToken(p);
    if (r96 === undefined) { return -1; }
    value = r96;
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
  l99: {
    const s97 = p;
    l98: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l100: {
        const s102 = p;
        l101: {
          p = skipTokens(p);
          if (p < 0) { break l101; }
          break l100;
        }
        p = s102;
      }
      if (p < end) {
        {
          const s107 = p;
          l108: {
            p++;
            break l98;
          }
          p = s107;
        }
      } else touched ||= p >= end;
      p = s97;
      break l99;
    }
    p = s97;
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
  let m106 = false;
  l103: for (;;) {
    const s105 = p;
    l104: {
      p = skipEndToken(p);
      if (p < 0) { break l104; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      m106 = true;
      continue l103;
    }
    p = s105;
    break;
  }
  if (!m106) { return -1; }
  return p;
}

function leaf41(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BuiltinHeadNode;
  const r111 = readBuiltinHead(p);
  if (r111 === undefined) { return -1; }
  value = r111;
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
  const r112 = readBuiltinName(p);
  if (r112 === undefined) { return undefined; }
  l_name = r112;
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
  const s113 = p;
  const n114 = characterSize(p, CLASS_1);
  if (n114 === 0) { return undefined; }
  p += n114;
  l115: for (;;) {
    const s117 = p;
    if (p < end) {
      l116: {
        const n119 = characterSize(p, CLASS_2);
        if (n119 === 0) { break l116; }
        p += n119;
        continue l115;
      }
      p = s117;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s113, p);
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
  const r122 = readPyKey(p);
  if (r122 === undefined) { return -1; }
  value = r122;
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
  const r123 = readBareKey(p);
  if (r123 === undefined) { return undefined; }
  l_name = r123;
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
      const s132 = p;
      l133: {

        p++;
        return undefined;
      }
      p = s132;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'PyKey', start: base + start, end: base + p, name: l_name };
}

function readBareKey(p: number): string | undefined {
  let value!: string;
  const s124 = p;
  const n125 = characterSize(p, CLASS_3);
  if (n125 === 0) { return undefined; }
  p += n125;
  l126: for (;;) {
    const s128 = p;
    if (p < end) {
      l127: {
        const n130 = characterSize(p, CLASS_4);
        if (n130 === 0) { break l127; }
        p += n130;
        continue l126;
      }
      p = s128;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s124, p);
  pos = p;
  return value;
}

function leaf49(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | null;
  l136: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s138 = p;
      l137: {
        const r139 = readSpace(p);
        if (r139 === undefined) { break l137; }
        value = r139;
        p = pos;
        break l136;
      }
      p = s138;
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
  let e141!: null;
  {
    const s142 = p;
    l143: {
      p = skipEnds(p);
      if (p < 0) { break l143; }
      return -1;
    }
    p = s142;
  }
  e141 = null;
  value = [e141];
  leafValue = value;
  return p;
}

function skipEnds(p: number): number {
  let c = 0;
  l145: {
    const s146 = p;
    l147: {
      p = skipEndMarker(p);
      if (p < 0) { break l147; }
      break l145;
    }
    p = s146;
    l150: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s148 = p;
        l149: {
          p++;
          p = s148;
          break l150;
        }
        p = s148;
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
  l155: {
    const s156 = p;
    l157: {
      p = skipStepAhead(p);
      if (p < 0) { break l157; }
      break l155;
    }
    p = s156;
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
  l151: {
    const s152 = p;
    if (text.charCodeAt(p) === 13) {
      l153: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l153;
        }
        p += 2;
        break l151;
      }
      p = s152;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l154: {

        p++;
        break l151;
      }
      p = s152;
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
  l158: {
    const s159 = p;
    l160: {
      p = skip_thoughtLabel(p);
      if (p < 0) { break l160; }
      break l158;
    }
    p = s159;
    l173: {
      p = skipInputLabel(p);
      if (p < 0) { break l173; }
      break l158;
    }
    p = s159;
    l177: {
      p = skipObservationLabel(p);
      if (p < 0) { break l177; }
      break l158;
    }
    p = s159;
    l181: {
      p = skip_answerLabel(p);
      if (p < 0) { break l181; }
      break l158;
    }
    p = s159;
    p = skipActionAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_thoughtLabel(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  l161: {
    if (text.charCodeAt(p) === 42) {
      const s163 = p;
      l162: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l162;
        }
        p += 2;
        break l161;
      }
      p = s163;
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
  l164: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s166 = p;
      l165: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l165;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l165;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l164;
      }
      p = s166;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
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
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
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
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipInputLabel(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  l174: {
    if (text.charCodeAt(p) === 42) {
      const s176 = p;
      l175: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l175;
        }
        p += 2;
        break l174;
      }
      p = s176;
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
  l178: {
    if (text.charCodeAt(p) === 42) {
      const s180 = p;
      l179: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l179;
        }
        p += 2;
        break l178;
      }
      p = s180;
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
  l195: {
    const s196 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l197: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l197;
        }
        p = skipEol(p);
        if (p < 0) { break l197; }
        break l195;
      }
      p = s196;
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
  const n189 = characterSize(p, CLASS_1);
  if (n189 === 0) { return -1; }
  p += n189;
  l190: for (;;) {
    const s192 = p;
    if (p < end) {
      l191: {
        const n194 = characterSize(p, CLASS_5);
        if (n194 === 0) { break l191; }
        p += n194;
        continue l190;
      }
      p = s192;
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
  const r198 = readObjectOpen(p);
  if (r198 === undefined) { return -1; }
  value = r198;
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
  l199: {
    if (text.charCodeAt(p) === 123) {
      const s201 = p;
      const t202 = trail.length;
      l200: {
        const r203 = readBadDoubledBrace(p);
        if (r203 === undefined) { break l200; }
        p = pos;
        break l199;
      }
      p = s201;
      if (trail.length > t202) trail.length = t202;
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
  l206: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
      const s204 = p;
      l205: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l205;
        }
        p++;
        p = s204;
        break l206;
      }
      p = s204;
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
  const r209 = readKey(p);
  if (r209 === undefined) { return -1; }
  value = r209;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: string;
  l210: {
    const s211 = p;
    if (text.charCodeAt(p) === 34) {
      l212: {

        l_quote = "\"";
        p++;
        const r213 = readDoubleKey(p);
        if (r213 === undefined) { break l212; }
        l_name = r213;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l212;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l212;
        }
        p++;
        break l210;
      }
      p = s211;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l242: {

        l_quote = "'";
        p++;
        const r243 = readSingleKey(p);
        if (r243 === undefined) { break l242; }
        l_name = r243;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l242;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l242;
        }
        p++;
        break l210;
      }
      p = s211;
    } else touched ||= p >= end;
    l257: {
      const r258 = readMarkedQuote(p);
      if (r258 === undefined) { break l257; }
      l_quote = r258;
      p = pos;
      const r260 = readMarkedKey(p);
      if (r260 === undefined) { break l257; }
      l_name = r260;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l257; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l257;
      }
      p++;
      break l210;
    }
    p = s211;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r270 = readBareKey(p);
    if (r270 === undefined) { return undefined; }
    l_name = r270;
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
  const list218: string[] = [];
  l214: for (;;) {
    const s216 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l215: {
        let v217!: string;
        l220: {
          const s221 = p;
          if (text.charCodeAt(p) === 92) {
            l222: {
              const r223 = read_escape(p);
              if (r223 === undefined) { break l222; }
              v217 = r223;
              p = pos;
              break l220;
            }
            p = s221;
          } else touched ||= p >= end;
          const s240 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l215;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v217 = text.slice(s240, p);
        }
        list218.push(v217);
        continue l214;
      }
      p = s216;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list218;
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
  l224: {
    const s225 = p;
    if (text.charCodeAt(p) === 92) {
      l226: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l226;
        }
        p += 2;
        const s227 = p;
        let n231 = 0;
        l228: for (;;) {
          if (n231 >= 4) break;
          const s230 = p;
          l229: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l229;
            }
            p++;
            n231++;
            continue l228;
          }
          p = s230;
          break;
        }
        if (n231 < 4) { break l226; }
        l_hex = text.slice(s227, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l224;
      }
      p = s225;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l232: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s233 = p;
            l234: {

              p++;
              break l232;
            }
            p = s233;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
          touched ||= p >= end;
          break l232;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l224;
      }
      p = s225;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s236 = p;
        l237: {

          p++;
          return undefined;
        }
        p = s236;
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
  const list248: string[] = [];
  l244: for (;;) {
    const s246 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l245: {
        let v247!: string;
        l250: {
          const s251 = p;
          if (text.charCodeAt(p) === 92) {
            l252: {
              const r253 = read_escape(p);
              if (r253 === undefined) { break l252; }
              v247 = r253;
              p = pos;
              break l250;
            }
            p = s251;
          } else touched ||= p >= end;
          const s255 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l245;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v247 = text.slice(s255, p);
        }
        list248.push(v247);
        continue l244;
      }
      p = s246;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list248;
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
  const s261 = p;
  let m265 = false;
  l262: for (;;) {
    const s264 = p;
    l263: {
      {
        const s266 = p;
        l267: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l267; }
          break l263;
        }
        p = s266;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l263;
      }
      p++;
      m265 = true;
      continue l262;
    }
    p = s264;
    break;
  }
  if (!m265) { return undefined; }
  value = text.slice(s261, p);
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
  l273: {
    const s275 = p;
    l274: {
      const r276 = readGap(p);
      if (r276 === undefined) { break l274; }
      value = r276;
      p = pos;
      break l273;
    }
    p = s275;
    value = null;
  }
  leafValue = value;
  return p;
}

function readGap(p: number): [null, SpaceNode] | undefined {
  let c = 0;
  let value!: [null, SpaceNode];
  let e277!: null;
  {
    const s278 = p;
    l279: {
      p = skipStepsGoOn(p);
      if (p < 0) { break l279; }
      return undefined;
    }
    p = s278;
  }
  e277 = null;
  let e281!: SpaceNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  const r282 = readSpace(p);
  if (r282 === undefined) { return undefined; }
  e281 = r282;
  p = pos;
  value = [e277, e281];
  pos = p;
  return value;
}

function leaf80(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r285 = readListOpen(p);
  if (r285 === undefined) { return -1; }
  value = r285;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l286: {
    const s287 = p;
    if (text.charCodeAt(p) === 91) {
      l288: {

        p++;
        break l286;
      }
      p = s287;
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
  const r290 = readComma(p);
  if (r290 === undefined) { return -1; }
  value = r290;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l291: {
    const s292 = p;
    const t293 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l294: {
        const r295 = readBadComma(p);
        if (r295 === undefined) { break l294; }
        p = pos;
        break l291;
      }
      p = s292;
      if (trail.length > t293) trail.length = t293;
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
  l298: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      const s296 = p;
      l297: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) {
          touched ||= p >= end;
          break l297;
        }
        p++;
        p = s296;
        break l298;
      }
      p = s296;
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
  const r301 = readTripleOpen(p);
  if (r301 === undefined) { return -1; }
  value = r301;
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
      l303: {
        if (text.charCodeAt(p) === 34) {
          {
            const s304 = p;
            l305: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l305;
              }
              p += 3;
              break l303;
            }
            p = s304;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l303;
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
  l307: {
    const s308 = p;
    const t309 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l310: {
        const r311 = readEscape(p);
        if (r311 === undefined) { break l310; }
        value = r311;
        p = pos;
        break l307;
      }
      p = s308;
      if (trail.length > t309) trail.length = t309;
    } else touched ||= p >= end;
    const r315 = readBadCutEscape(p);
    if (r315 === undefined) { return -1; }
    value = r315;
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
  const r312 = read_escape(p);
  if (r312 === undefined) { return undefined; }
  l_text = r312;
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
  l316: {
    const s317 = p;
    if (text.charCodeAt(p) === 92) {
      l318: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l318;
        }
        p += 2;
        let n323 = 0;
        l320: for (;;) {
          if (n323 >= 4) break;
          const s322 = p;
          l321: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l321;
            }
            p++;
            n323++;
            continue l320;
          }
          p = s322;
          break;
        }
        if (n323 < 4) { break l318; }
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l324: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s325 = p;
            l326: {

              p++;
              break l324;
            }
            p = s325;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
          touched ||= p >= end;
          break l324;
        }
        p++;
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s328 = p;
        l329: {

          p++;
          return -1;
        }
        p = s328;
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
  const r332 = readTripleEnd(p);
  if (r332 === undefined) { return -1; }
  value = r332;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l333: {
    const s334 = p;
    const t335 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l336: {
        const r337 = readTripleClose(p);
        if (r337 === undefined) { break l336; }
        value = r337;
        p = pos;
        break l333;
      }
      p = s334;
      if (trail.length > t335) trail.length = t335;
    } else touched ||= p >= end;
    l339: {
      const r340 = readMissingRest(p);
      if (r340 === undefined) { break l339; }
      value = r340;
      p = pos;
      break l333;
    }
    p = s334;
    if (trail.length > t335) trail.length = t335;
    const r345 = readMissingQuote(p);
    if (r345 === undefined) { return undefined; }
    value = r345;
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
      const s341 = p;
      l342: {
        p++;
        return undefined;
      }
      p = s341;
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
  const r348 = readDoubleOpen(p);
  if (r348 === undefined) { return -1; }
  value = r348;
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
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
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
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
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
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
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

function leaf108(p: number): number {
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

function leaf111(p: number): number {
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

function text113(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
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
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
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
            {
              const s431 = p;
              l432: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l432; }
                break l429;
              }
              p = s431;
            }
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
        const s442 = p;
        l443: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l443; }
          p = s442;
          break l444;
        }
        p = s442;
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
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
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

function leaf117(p: number): number {
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

function text119(p: number, inside: number): number {
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

function leaf124(p: number): number {
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

function leaf128(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberNode | WordNode;
  l504: {
    const s505 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l506: {
        const r507 = readNumber(p);
        if (r507 === undefined) { break l506; }
        value = r507;
        p = pos;
        break l504;
      }
      p = s505;
    } else touched ||= p >= end;
    const r531 = readWord(p);
    if (r531 === undefined) { return -1; }
    value = r531;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
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
      return undefined;
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
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l527: {
    const s528 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
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

function readWord(p: number): WordNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s532 = p;
  {
    const s533 = p;
    l534: {
      p = skipEnds(p);
      if (p < 0) { break l534; }
      return undefined;
    }
    p = s533;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l536: for (;;) {
    const s538 = p;
    l537: {
      {
        const s540 = p;
        l541: {
          p = skipEnds(p);
          if (p < 0) { break l541; }
          break l537;
        }
        p = s540;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l537;
      }
      p++;
      continue l536;
    }
    p = s538;
    break;
  }
  l_text = text.slice(s532, p);
  l545: {
    const s543 = p;
    l544: {
      p = skipScalarEnd(p);
      if (p < 0) { break l544; }
      p = s543;
      break l545;
    }
    p = s543;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf132(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l547: {
    const s548 = p;
    const t549 = trail.length;
    l550: {
      const r551 = readGap(p);
      if (r551 === undefined) { break l550; }
      value = r551;
      p = pos;
      break l547;
    }
    p = s548;
    if (trail.length > t549) trail.length = t549;
    l553: {
      const r554 = readBadCutPart(p);
      if (r554 === undefined) { break l553; }
      value = r554;
      p = pos;
      break l547;
    }
    p = s548;
    if (trail.length > t549) trail.length = t549;
    const r629 = readBadDebris(p);
    if (r629 === undefined) { return -1; }
    value = r629;
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
  l555: {
    const s556 = p;
    l557: {
      p = skipKey(p);
      if (p < 0) { break l557; }
      break l555;
    }
    p = s556;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l594: {
        p = skipNumber(p);
        if (p < 0) { break l594; }
        break l555;
      }
      p = s556;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l558: {
    const s559 = p;
    if (text.charCodeAt(p) === 34) {
      l560: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l560; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l560;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l560;
        }
        p++;
        break l558;
      }
      p = s559;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l569: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l569; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l569;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l569;
        }
        p++;
        break l558;
      }
      p = s559;
    } else touched ||= p >= end;
    l578: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l578; }
      p = skipMarkedKey(p);
      if (p < 0) { break l578; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l578; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l578;
      }
      p++;
      break l558;
    }
    p = s559;

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
  l561: for (;;) {
    const s563 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l562: {
        l565: {
          const s566 = p;
          if (text.charCodeAt(p) === 92) {
            l567: {
              p = skip_escape(p);
              if (p < 0) { break l567; }
              break l565;
            }
            p = s566;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l562;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l561;
      }
      p = s563;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l570: for (;;) {
    const s572 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l571: {
        l574: {
          const s575 = p;
          if (text.charCodeAt(p) === 92) {
            l576: {
              p = skip_escape(p);
              if (p < 0) { break l576; }
              break l574;
            }
            p = s575;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l571;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l570;
      }
      p = s572;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m583 = false;
  l580: for (;;) {
    const s582 = p;
    l581: {
      {
        const s584 = p;
        l585: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l585; }
          break l581;
        }
        p = s584;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l581;
      }
      p++;
      m583 = true;
      continue l580;
    }
    p = s582;
    break;
  }
  if (!m583) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n588 = characterSize(p, CLASS_3);
  if (n588 === 0) { return -1; }
  p += n588;
  l589: for (;;) {
    const s591 = p;
    if (p < end) {
      l590: {
        const n593 = characterSize(p, CLASS_4);
        if (n593 === 0) { break l590; }
        p += n593;
        continue l589;
      }
      p = s591;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l596: {
    if (text.charCodeAt(p) === 45) {
      const s598 = p;
      l597: {

        p++;
        break l596;
      }
      p = s598;
    } else touched ||= p >= end;
  }
  l599: {
    const s600 = p;
    if (text.charCodeAt(p) === 48) {
      l601: {

        p++;
        break l599;
      }
      p = s600;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l602: {
    if (text.charCodeAt(p) === 46) {
      const s604 = p;
      l603: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l603;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l602;
      }
      p = s604;
    } else touched ||= p >= end;
  }
  l605: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s607 = p;
      l606: {
        p++;
        l608: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s610 = p;
            l609: {
              p++;
              break l608;
            }
            p = s610;
          } else touched ||= p >= end;
        }
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
  l613: {
    const s611 = p;
    l612: {
      p = skipScalarEnd(p);
      if (p < 0) { break l612; }
      p = s611;
      break l613;
    }
    p = s611;
    return -1;
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s615 = p;
    l616: {
      p = skipEnds(p);
      if (p < 0) { break l616; }
      return -1;
    }
    p = s615;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l618: for (;;) {
    const s620 = p;
    l619: {
      {
        const s622 = p;
        l623: {
          p = skipEnds(p);
          if (p < 0) { break l623; }
          break l619;
        }
        p = s622;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l619;
      }
      p++;
      continue l618;
    }
    p = s620;
    break;
  }
  l627: {
    const s625 = p;
    l626: {
      p = skipScalarEnd(p);
      if (p < 0) { break l626; }
      p = s625;
      break l627;
    }
    p = s625;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s630 = p;
    l631: {
      p = skipEnds(p);
      if (p < 0) { break l631; }
      return undefined;
    }
    p = s630;
  }
  {
    const s633 = p;
    l634: {
      if (p < end) {
        {
          const s636 = p;
          l637: {
            p++;
            break l634;
          }
          p = s636;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s633;
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
  const r640 = readListEnd(p);
  if (r640 === undefined) { return -1; }
  value = r640;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l641: {
    const s642 = p;
    const t643 = trail.length;
    l644: {
      const r645 = readListClose(p);
      if (r645 === undefined) { break l644; }
      value = r645;
      p = pos;
      break l641;
    }
    p = s642;
    if (trail.length > t643) trail.length = t643;
    l650: {
      const r651 = readMissingRest(p);
      if (r651 === undefined) { break l650; }
      value = r651;
      p = pos;
      break l641;
    }
    p = s642;
    if (trail.length > t643) trail.length = t643;
    const r653 = readMissingBracket(p);
    if (r653 === undefined) { return undefined; }
    value = r653;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l646: {
    const s647 = p;
    if (text.charCodeAt(p) === 93) {
      l648: {

        p++;
        break l646;
      }
      p = s647;
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
  l656: {
    const s657 = p;
    const t658 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l659: {
        const r660 = readComma(p);
        if (r660 === undefined) { break l659; }
        value = r660;
        p = pos;
        break l656;
      }
      p = s657;
      if (trail.length > t658) trail.length = t658;
    } else touched ||= p >= end;
    l662: {
      const r663 = readGap(p);
      if (r663 === undefined) { break l662; }
      value = r663;
      p = pos;
      break l656;
    }
    p = s657;
    if (trail.length > t658) trail.length = t658;
    l665: {
      const r666 = readBadCutPart(p);
      if (r666 === undefined) { break l665; }
      value = r666;
      p = pos;
      break l656;
    }
    p = s657;
    if (trail.length > t658) trail.length = t658;
    const r668 = readBadDebris(p);
    if (r668 === undefined) { return -1; }
    value = r668;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf151(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r670 = readObjectEnd(p);
  if (r670 === undefined) { return -1; }
  value = r670;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l671: {
    const s672 = p;
    const t673 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l674: {
        const r675 = readObjectClose(p);
        if (r675 === undefined) { break l674; }
        value = r675;
        p = pos;
        break l671;
      }
      p = s672;
      if (trail.length > t673) trail.length = t673;
    } else touched ||= p >= end;
    l677: {
      const r678 = readMissingRest(p);
      if (r678 === undefined) { break l677; }
      value = r678;
      p = pos;
      break l671;
    }
    p = s672;
    if (trail.length > t673) trail.length = t673;
    const r680 = readMissingBracket(p);
    if (r680 === undefined) { return undefined; }
    value = r680;
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
  l683: {
    const s684 = p;
    const t685 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l686: {
        const r687 = readSpace(p);
        if (r687 === undefined) { break l686; }
        value = r687;
        p = pos;
        break l683;
      }
      p = s684;
      if (trail.length > t685) trail.length = t685;
    } else touched ||= p >= end;
    l689: {
      const r690 = readBadCutArgument(p);
      if (r690 === undefined) { break l689; }
      value = r690;
      p = pos;
      break l683;
    }
    p = s684;
    if (trail.length > t685) trail.length = t685;
    l695: {
      const r696 = readBadCutPart(p);
      if (r696 === undefined) { break l695; }
      value = r696;
      p = pos;
      break l683;
    }
    p = s684;
    if (trail.length > t685) trail.length = t685;
    const r698 = readBadDebris(p);
    if (r698 === undefined) { return -1; }
    value = r698;
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
      const s691 = p;
      l692: {

        p++;
        return -1;
      }
      p = s691;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf158(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r700 = readPyCallEnd(p);
  if (r700 === undefined) { return -1; }
  value = r700;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l701: {
    const s702 = p;
    const t703 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l704: {
        const r705 = readPyCallClose(p);
        if (r705 === undefined) { break l704; }
        value = r705;
        p = pos;
        break l701;
      }
      p = s702;
      if (trail.length > t703) trail.length = t703;
    } else touched ||= p >= end;
    l707: {
      const r708 = readMissingRest(p);
      if (r708 === undefined) { break l707; }
      value = r708;
      p = pos;
      break l701;
    }
    p = s702;
    if (trail.length > t703) trail.length = t703;
    const r710 = readMissingBracket(p);
    if (r710 === undefined) { return undefined; }
    value = r710;
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
  const r713 = readCodeHead(p);
  if (r713 === undefined) { return -1; }
  value = r713;
  p = pos;
  leafValue = value;
  return p;
}

function readCodeHead(p: number): CodeHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l714: {
    const s715 = p;
    const t716 = trail.length;
    l717: {
      const r718 = readMessageStart(p);
      if (r718 === undefined) { break l717; }
      l_opening = r718;
      p = pos;
      l737: for (;;) {
        const s739 = p;
        const t740 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l738: {
            const r742 = readHeadPart(p);
            if (r742 === undefined) { break l738; }
            p = pos;
            continue l737;
          }
          p = s739;
          if (trail.length > t740) trail.length = t740;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l717;
      }
      p = skipTo(p);
      if (p < 0) { break l717; }
      p = skipCodeName(p);
      if (p < 0) { break l717; }
      if (p < end) {
        {
          const s889 = p;
          l890: {
            const n892 = characterSize(p, CLASS_5);
            if (n892 === 0) { break l890; }
            p += n892;
            break l717;
          }
          p = s889;
        }
      } else touched ||= p >= end;
      l893: for (;;) {
        const s895 = p;
        const t896 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l894: {
            const r898 = readHeadPart(p);
            if (r898 === undefined) { break l894; }
            p = pos;
            continue l893;
          }
          p = s895;
          if (trail.length > t896) trail.length = t896;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l717;
      }
      p += 11;
      break l714;
    }
    p = s715;
    if (trail.length > t716) trail.length = t716;
    l_opening = null;
    l900: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l900; }
      p = skipCodeName(p);
      if (p < 0) { break l900; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l900;
      }
      p = skipEol(p);
      if (p < 0) { break l900; }
      break l714;
    }
    p = s715;
    if (trail.length > t716) trail.length = t716;
    l_opening = null;
    p = skipCodeOpen(p);
    if (p < 0) { return undefined; }
    {
      const s901 = p;
      l902: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l904: {
          const s905 = p;
          if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
            l906: {
              p++;
              break l904;
            }
            p = s905;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s907 = p;
              l908: {
                p++;
                break l902;
              }
              p = s907;
            }
          } else touched ||= p >= end;
        }
        return undefined;
      }
      p = s901;
    }
  }
  pos = p;
  return { type: 'CodeHead', start: base + start, end: base + p, opening: l_opening };
}

function readMessageStart(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l719: {
    const s720 = p;
    l721: {
      const s722 = p;
      p = skipChannels(p);
      if (p < 0) { break l721; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l721;
      }
      p += 9;
      l723: {
        if (text.charCodeAt(p) === 97) {
          const s725 = p;
          l724: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l724;
            }
            p += 9;
            break l723;
          }
          p = s725;
        } else touched ||= p >= end;
      }
      value = text.slice(s722, p);
      break l719;
    }
    p = s720;
    const s726 = p;
    p = skipChannels(p);
    if (p < 0) { return undefined; }
    l729: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s727 = p;
        l728: {
          l730: {
            const s731 = p;
            if (text.charCodeAt(p) === 60) {
              l732: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l732;
                }
                p += 11;
                break l730;
              }
              p = s731;
            } else touched ||= p >= end;
            l733: {
              if (text.charCodeAt(p) === 32) {
                const s735 = p;
                l734: {

                  p++;
                  break l733;
                }
                p = s735;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l728;
            }
            p += 3;
          }
          p = s727;
          break l729;
        }
        p = s727;
      } else touched ||= p >= end;
      return undefined;
    }
    value = text.slice(s726, p);
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
  let e743!: string[];
  const list748: string[] = [];
  l744: for (;;) {
    const s746 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l745: {
        let v747!: string;
        const r750 = readBlank(p);
        if (r750 === undefined) { break l745; }
        v747 = r750;
        p = pos;
        list748.push(v747);
        continue l744;
      }
      p = s746;
    } else touched ||= p >= end;
    break;
  }
  e743 = list748;
  let e752!: BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code";
  l753: {
    const s754 = p;
    const t755 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l756: {
        const r757 = readBadHeaderAgain(p);
        if (r757 === undefined) { break l756; }
        e752 = r757;
        p = pos;
        break l753;
      }
      p = s754;
      if (trail.length > t755) trail.length = t755;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l821: {
        const r822 = readChannel(p);
        if (r822 === undefined) { break l821; }
        e752 = r822;
        p = pos;
        break l753;
      }
      p = s754;
      if (trail.length > t755) trail.length = t755;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l832: {
        const r833 = readBadConstraintAgain(p);
        if (r833 === undefined) { break l832; }
        e752 = r833;
        p = pos;
        break l753;
      }
      p = s754;
      if (trail.length > t755) trail.length = t755;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l838: {
        const r839 = readConstraint(p);
        if (r839 === undefined) { break l838; }
        e752 = r839;
        p = pos;
        break l753;
      }
      p = s754;
      if (trail.length > t755) trail.length = t755;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l849: {
        let e850!: [string[], "to="];
        const r851 = readTo(p);
        if (r851 === undefined) { break l849; }
        e850 = r851;
        p = pos;
        let e863!: "assistant" | "user";
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l849;
        }
        const r864 = readPseudoName(p);
        if (r864 === undefined) { break l849; }
        e863 = r864;
        p = pos;
        let e869!: null;
        if (p < end) {
          {
            const s870 = p;
            l871: {
              const n873 = characterSize(p, CLASS_5);
              if (n873 === 0) { break l871; }
              p += n873;
              break l849;
            }
            p = s870;
          }
        } else touched ||= p >= end;
        e869 = null;
        e752 = [e850, e863, e869];
        break l753;
      }
      p = s754;
      if (trail.length > t755) trail.length = t755;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 99 || c === 106))) {
      touched ||= p >= end;
      return undefined;
    }
    const r874 = readContentType(p);
    if (r874 === undefined) { return undefined; }
    e752 = r874;
    p = pos;
  }
  let e879!: string[];
  const list884: string[] = [];
  l880: for (;;) {
    const s882 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l881: {
        let v883!: string;
        const r886 = readBlank(p);
        if (r886 === undefined) { break l881; }
        v883 = r886;
        p = pos;
        list884.push(v883);
        continue l880;
      }
      p = s882;
    } else touched ||= p >= end;
    break;
  }
  e879 = list884;
  value = [e743, e752, e879];
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
  l760: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s758 = p;
      l759: {
        l761: for (;;) {
          const s763 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l762: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s765 = p;
                  l766: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l766; }
                    break l762;
                  }
                  p = s765;
                }
              } else touched ||= p >= end;
              l768: {
                const s769 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
                  l770: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l770; }
                    break l768;
                  }
                  p = s769;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l762;
                }
                p = skipTo(p);
                if (p < 0) { break l762; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l762;
                }
                p = skipCalledName(p);
                if (p < 0) { break l762; }
              }
              continue l761;
            }
            p = s763;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l759;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l759; }
        p = s758;
        break l760;
      }
      p = s758;
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
  l771: {
    const s772 = p;
    if (text.charCodeAt(p) === 60) {
      l773: {
        p = skipBadHeaderAgain(p);
        if (p < 0) { break l773; }
        break l771;
      }
      p = s772;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l806: {
        if (!text.startsWith("<|channel|>", p)) {
          reachesEnd(p, "<|channel|>");
          break l806;
        }
        p += 11;
        if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l806;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l771;
      }
      p = s772;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l807: {
        p = skipBadConstraintAgain(p);
        if (p < 0) { break l807; }
        break l771;
      }
      p = s772;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l811: {
        if (!text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l811;
        }
        p += 13;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l771;
      }
      p = s772;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l812: {
        p = skipTo(p);
        if (p < 0) { break l812; }
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l812;
        }
        p = skipPseudoName(p);
        if (p < 0) { break l812; }
        if (p < end) {
          {
            const s813 = p;
            l814: {
              const n816 = characterSize(p, CLASS_5);
              if (n816 === 0) { break l814; }
              p += n816;
              break l812;
            }
            p = s813;
          }
        } else touched ||= p >= end;
        break l771;
      }
      p = s772;
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
  l776: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s774 = p;
      l775: {
        l777: for (;;) {
          const s779 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l778: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s781 = p;
                  l782: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l782; }
                    break l778;
                  }
                  p = s781;
                }
              } else touched ||= p >= end;
              l784: {
                const s785 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
                  l786: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l786; }
                    break l784;
                  }
                  p = s785;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l778;
                }
                p = skipTo(p);
                if (p < 0) { break l778; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l778;
                }
                p = skipCalledName(p);
                if (p < 0) { break l778; }
              }
              continue l777;
            }
            p = s779;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l775;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l775; }
        p = s774;
        break l776;
      }
      p = s774;
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
      const s787 = p;
      l788: {
        p = skipPseudoName(p);
        if (p < 0) { break l788; }
        if (p < end) {
          {
            const s793 = p;
            l794: {
              const n796 = characterSize(p, CLASS_5);
              if (n796 === 0) { break l794; }
              p += n796;
              break l788;
            }
            p = s793;
          }
        } else touched ||= p >= end;
        return -1;
      }
      p = s787;
    }
  } else touched ||= p >= end;
  l797: {
    if (text.charCodeAt(p) === 102) {
      const s799 = p;
      l798: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l798;
        }
        p += 10;
        break l797;
      }
      p = s799;
    } else touched ||= p >= end;
  }
  let m804 = false;
  l801: for (;;) {
    const s803 = p;
    if (p < end) {
      l802: {
        const n805 = characterSize(p, CLASS_5);
        if (n805 === 0) { break l802; }
        p += n805;
        m804 = true;
        continue l801;
      }
      p = s803;
    } else touched ||= p >= end;
    break;
  }
  if (!m804) { return -1; }
  return p;
}

function skipPseudoName(p: number): number {
  l790: {
    const s791 = p;
    if (text.charCodeAt(p) === 97) {
      l792: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l792;
        }
        p += 9;
        break l790;
      }
      p = s791;
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
  l810: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s808 = p;
      l809: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l809;
        }
        p += 13;
        p = s808;
        break l810;
      }
      p = s808;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipContentType(p: number): number {
  l817: {
    const s818 = p;
    if (text.charCodeAt(p) === 106) {
      l819: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l819;
        }
        p += 4;
        break l817;
      }
      p = s818;
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
  let e823!: "<|channel|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
    reachesEnd(p, "<|channel|>");
    return undefined;
  }
  e823 = "<|channel|>";
  p += 11;
  let e824!: string[];
  const list829: string[] = [];
  l825: for (;;) {
    const s827 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l826: {
        let v828!: string;
        v828 = text.charAt(p);
        p++;
        list829.push(v828);
        continue l825;
      }
      p = s827;
    } else touched ||= p >= end;
    break;
  }
  if (list829.length === 0) { return undefined; }
  e824 = list829;
  value = [e823, e824];
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
  l836: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s834 = p;
      l835: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l835;
        }
        p += 13;
        p = s834;
        break l836;
      }
      p = s834;
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
  let e840!: "<|constrain|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
    reachesEnd(p, "<|constrain|>");
    return undefined;
  }
  e840 = "<|constrain|>";
  p += 13;
  let e841!: string[];
  const list846: string[] = [];
  l842: for (;;) {
    const s844 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l843: {
        let v845!: string;
        v845 = text.charAt(p);
        p++;
        list846.push(v845);
        continue l842;
      }
      p = s844;
    } else touched ||= p >= end;
    break;
  }
  e841 = list846;
  value = [e840, e841];
  pos = p;
  return value;
}

function readTo(p: number): [string[], "to="] | undefined {
  let c = 0;
  let value!: [string[], "to="];
  let e852!: string[];
  const list857: string[] = [];
  l853: for (;;) {
    const s855 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l854: {
        let v856!: string;
        const r859 = readBlank(p);
        if (r859 === undefined) { break l854; }
        v856 = r859;
        p = pos;
        list857.push(v856);
        continue l853;
      }
      p = s855;
    } else touched ||= p >= end;
    break;
  }
  e852 = list857;
  let e861!: "to=";
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return undefined;
  }
  e861 = "to=";
  p += 3;
  value = [e852, e861];
  pos = p;
  return value;
}

function readPseudoName(p: number): "assistant" | "user" | undefined {
  let value!: "assistant" | "user";
  l865: {
    const s866 = p;
    if (text.charCodeAt(p) === 97) {
      l867: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l867;
        }
        value = "assistant";
        p += 9;
        break l865;
      }
      p = s866;
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
  l875: {
    const s876 = p;
    if (text.charCodeAt(p) === 106) {
      l877: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l877;
        }
        value = "json";
        p += 4;
        break l875;
      }
      p = s876;
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
    l911: {
      {
        const s912 = p;
        l913: {
          p = skipMarkAhead(p);
          if (p < 0) { break l913; }
          break l911;
        }
        p = s912;
      }
      {
        const s969 = p;
        l970: {
          p = skipEndToken(p);
          if (p < 0) { break l970; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l972: {
            const s974 = p;
            l973: {
              p = skipTokens(p);
              if (p < 0) { break l973; }
              break l972;
            }
            p = s974;
          }
          if (p < end) {
            {
              const s975 = p;
              l976: {
                p++;
                break l970;
              }
              p = s975;
            }
          } else touched ||= p >= end;
          break l911;
        }
        p = s969;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l911;
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
  l915: {
    const s916 = p;
    l917: {
      p = skipEndMark(p);
      if (p < 0) { break l917; }
      break l915;
    }
    p = s916;
    l922: {
      p = skipChannels(p);
      if (p < 0) { break l922; }
      l925: {
        if (text.charCodeAt(p) === 60) {
          const s923 = p;
          l924: {

            p++;
            p = s923;
            break l925;
          }
          p = s923;
        } else touched ||= p >= end;
        break l922;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l922; }
      break l915;
    }
    p = s916;
    l954: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l954; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l954;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l954; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l954;
      }
      p = skipEol(p);
      if (p < 0) { break l954; }
      break l915;
    }
    p = s916;
    p = skipCutMark(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipEndMark(p: number): number {
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l918: {
    const s919 = p;
    if (text.charCodeAt(p) === 60) {
      l920: {
        if (!text.startsWith("<|end|>", p)) {
          reachesEnd(p, "<|end|>");
          break l920;
        }
        p += 7;
        break l918;
      }
      p = s919;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l921: {
        if (!text.startsWith("<|return|>", p)) {
          reachesEnd(p, "<|return|>");
          break l921;
        }
        p += 10;
        break l918;
      }
      p = s919;
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
  l943: for (;;) {
    const s945 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l944: {
        p = skipHeadPart(p);
        if (p < 0) { break l944; }
        continue l943;
      }
      p = s945;
    } else touched ||= p >= end;
    break;
  }
  l947: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      const s949 = p;
      l948: {
        p = skipTo(p);
        if (p < 0) { break l948; }
        if (!(p < end)) {
          touched ||= p >= end;
          break l948;
        }
        p = skipCalledName(p);
        if (p < 0) { break l948; }
        l950: for (;;) {
          const s952 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l951: {
              p = skipHeadPart(p);
              if (p < 0) { break l951; }
              continue l950;
            }
            p = s952;
          } else touched ||= p >= end;
          break;
        }
        break l947;
      }
      p = s949;
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
  l926: {
    const s927 = p;
    l928: {
      p = skipChannels(p);
      if (p < 0) { break l928; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l928;
      }
      p += 9;
      l930: {
        if (text.charCodeAt(p) === 97) {
          const s932 = p;
          l931: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l931;
            }
            p += 9;
            break l930;
          }
          p = s932;
        } else touched ||= p >= end;
      }
      break l926;
    }
    p = s927;
    p = skipChannels(p);
    if (p < 0) { return -1; }
    l936: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s934 = p;
        l935: {
          l937: {
            const s938 = p;
            if (text.charCodeAt(p) === 60) {
              l939: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l939;
                }
                p += 11;
                break l937;
              }
              p = s938;
            } else touched ||= p >= end;
            l940: {
              if (text.charCodeAt(p) === 32) {
                const s942 = p;
                l941: {

                  p++;
                  break l940;
                }
                p = s942;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l935;
            }
            p += 3;
          }
          p = s934;
          break l936;
        }
        p = s934;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipRecipientName(p: number): number {
  const n956 = characterSize(p, CLASS_1);
  if (n956 === 0) { return -1; }
  p += n956;
  l957: for (;;) {
    const s959 = p;
    if (p < end) {
      l958: {
        const n961 = characterSize(p, CLASS_5);
        if (n961 === 0) { break l958; }
        p += n961;
        continue l957;
      }
      p = s959;
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
  l962: {
    const s963 = p;
    l964: {
      p = skipEndMark(p);
      if (p < 0) { break l964; }
      break l962;
    }
    p = s963;
    l965: {
      p = skipChannels(p);
      if (p < 0) { break l965; }
      l968: {
        if (text.charCodeAt(p) === 60) {
          const s966 = p;
          l967: {

            p++;
            p = s966;
            break l968;
          }
          p = s966;
        } else touched ||= p >= end;
        break l965;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l965; }
      break l962;
    }
    p = s963;
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
  const r978 = readMessageEnd(p);
  if (r978 === undefined) { return -1; }
  value = r978;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageEnd(p: number): MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  l979: {
    const s980 = p;
    const t981 = trail.length;
    l982: {
      const r983 = readMessageClose(p);
      if (r983 === undefined) { break l982; }
      value = r983;
      p = pos;
      break l979;
    }
    p = s980;
    if (trail.length > t981) trail.length = t981;
    l985: {
      const r986 = readBadCutMessageClose(p);
      if (r986 === undefined) { break l985; }
      value = r986;
      p = pos;
      break l979;
    }
    p = s980;
    if (trail.length > t981) trail.length = t981;
    l988: {
      const r989 = readMissingMessageClose(p);
      if (r989 === undefined) { break l988; }
      value = r989;
      p = pos;
      break l979;
    }
    p = s980;
    if (trail.length > t981) trail.length = t981;
    const r994 = readMessageOver(p);
    if (r994 === undefined) { return undefined; }
    value = r994;
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
  l992: {
    if (text.charCodeAt(p) === 60) {
      const s990 = p;
      l991: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l991;
        }
        p += 2;
        p = s990;
        break l992;
      }
      p = s990;
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
  const r997 = readTextHead(p);
  if (r997 === undefined) { return -1; }
  value = r997;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l998: {
    const s999 = p;
    const t1000 = trail.length;
    l1001: {
      const r1002 = readMessageStart(p);
      if (r1002 === undefined) { break l1001; }
      l_opening = r1002;
      p = pos;
      l1004: for (;;) {
        const s1006 = p;
        const t1007 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1005: {
            const r1009 = readHeadPart(p);
            if (r1009 === undefined) { break l1005; }
            p = pos;
            continue l1004;
          }
          p = s1006;
          if (trail.length > t1007) trail.length = t1007;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1001;
      }
      p += 11;
      break l998;
    }
    p = s999;
    if (trail.length > t1000) trail.length = t1000;
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
  const r1012 = readToolMessageHead(p);
  if (r1012 === undefined) { return -1; }
  value = r1012;
  p = pos;
  leafValue = value;
  return p;
}

function readToolMessageHead(p: number): ToolMessageHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  let l_name!: string;
  l1013: {
    const s1014 = p;
    const t1015 = trail.length;
    l1016: {
      const r1017 = readMessageStart(p);
      if (r1017 === undefined) { break l1016; }
      l_opening = r1017;
      p = pos;
      l1019: for (;;) {
        const s1021 = p;
        const t1022 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1020: {
            const r1024 = readHeadPart(p);
            if (r1024 === undefined) { break l1020; }
            p = pos;
            continue l1019;
          }
          p = s1021;
          if (trail.length > t1022) trail.length = t1022;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l1016;
      }
      p = skipTo(p);
      if (p < 0) { break l1016; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1016;
      }
      const r1026 = readCalledName(p);
      if (r1026 === undefined) { break l1016; }
      l_name = r1026;
      p = pos;
      l1044: for (;;) {
        const s1046 = p;
        const t1047 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1045: {
            const r1049 = readHeadPart(p);
            if (r1049 === undefined) { break l1045; }
            p = pos;
            continue l1044;
          }
          p = s1046;
          if (trail.length > t1047) trail.length = t1047;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1016;
      }
      p += 11;
      break l1013;
    }
    p = s1014;
    if (trail.length > t1015) trail.length = t1015;
    l_opening = null;
    p = skipRecipientOpen(p);
    if (p < 0) { return undefined; }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1051 = readRecipientName(p);
    if (r1051 === undefined) { return undefined; }
    l_name = r1051;
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
      const s1027 = p;
      l1028: {
        p = skipPseudoName(p);
        if (p < 0) { break l1028; }
        if (p < end) {
          {
            const s1030 = p;
            l1031: {
              const n1033 = characterSize(p, CLASS_5);
              if (n1033 === 0) { break l1031; }
              p += n1033;
              break l1028;
            }
            p = s1030;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1027;
    }
  } else touched ||= p >= end;
  l1034: {
    if (text.charCodeAt(p) === 102) {
      const s1036 = p;
      l1035: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l1035;
        }
        p += 10;
        break l1034;
      }
      p = s1036;
    } else touched ||= p >= end;
  }
  const s1037 = p;
  let m1041 = false;
  l1038: for (;;) {
    const s1040 = p;
    if (p < end) {
      l1039: {
        const n1042 = characterSize(p, CLASS_5);
        if (n1042 === 0) { break l1039; }
        p += n1042;
        m1041 = true;
        continue l1038;
      }
      p = s1040;
    } else touched ||= p >= end;
    break;
  }
  if (!m1041) { return undefined; }
  value = text.slice(s1037, p);
  pos = p;
  return value;
}

function readRecipientName(p: number): string | undefined {
  let value!: string;
  const s1052 = p;
  const n1053 = characterSize(p, CLASS_1);
  if (n1053 === 0) { return undefined; }
  p += n1053;
  l1054: for (;;) {
    const s1056 = p;
    if (p < end) {
      l1055: {
        const n1058 = characterSize(p, CLASS_5);
        if (n1058 === 0) { break l1055; }
        p += n1058;
        continue l1054;
      }
      p = s1056;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1052, p);
  pos = p;
  return value;
}

function leaf211(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerFenceNode | null;
  l1061: {
    if (text.charCodeAt(p) === 96) {
      const s1063 = p;
      const t1064 = trail.length;
      l1062: {
        const r1065 = readBadInnerFence(p);
        if (r1065 === undefined) { break l1062; }
        value = r1065;
        p = pos;
        break l1061;
      }
      p = s1063;
      if (trail.length > t1064) trail.length = t1064;
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
  l1068: {
    const s1066 = p;
    l1067: {
      l1069: {
        const s1070 = p;
        if (text.charCodeAt(p) === 123) {
          l1071: {

            p++;
            break l1069;
          }
          p = s1070;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l1072: {

            p++;
            break l1069;
          }
          p = s1070;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l1067; }
      }
      p = s1066;
      break l1068;
    }
    p = s1066;
    return undefined;
  }
  pos = p;
  const node: BadInnerFenceNode = { type: 'BadInnerFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipVisible(p: number): number {
  l1073: {
    const s1074 = p;
    l1075: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l1075; }
      break l1073;
    }
    p = s1074;
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
  let e1077!: null;
  l1080: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      const s1078 = p;
      l1079: {
        p++;
        p = s1078;
        break l1080;
      }
      p = s1078;
    } else touched ||= p >= end;
    return -1;
  }
  e1077 = null;
  value = [e1077];
  leafValue = value;
  return p;
}

function text219(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1081: {
      p = skipChannels(p);
      if (p < 0) { break l1081; }
      {
        const s1082 = p;
        l1083: {
          p = skipCutMark(p);
          if (p < 0) { break l1083; }
          break l1081;
        }
        p = s1082;
      }
      p = skipCodeChar(p);
      if (p < 0) { break l1081; }

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
    const s1085 = p;
    l1086: {
      p = skipMarkAhead(p);
      if (p < 0) { break l1086; }
      return -1;
    }
    p = s1085;
  }
  {
    const s1088 = p;
    l1089: {
      p = skipEndToken(p);
      if (p < 0) { break l1089; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1091: {
        const s1093 = p;
        l1092: {
          p = skipTokens(p);
          if (p < 0) { break l1092; }
          break l1091;
        }
        p = s1093;
      }
      if (p < end) {
        {
          const s1094 = p;
          l1095: {
            p++;
            break l1089;
          }
          p = s1094;
        }
      } else touched ||= p >= end;
      return -1;
    }
    p = s1088;
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
  const r1097 = readMessageRest(p);
  if (r1097 === undefined) { return -1; }
  value = r1097;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageRest(p: number): SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  l1098: {
    const s1099 = p;
    const t1100 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1101: {
        const r1102 = readSpace(p);
        if (r1102 === undefined) { break l1101; }
        value = r1102;
        p = pos;
        break l1098;
      }
      p = s1099;
      if (trail.length > t1100) trail.length = t1100;
    } else touched ||= p >= end;
    l1104: {
      const r1105 = readInnerFenceEnd(p);
      if (r1105 === undefined) { break l1104; }
      value = r1105;
      p = pos;
      break l1098;
    }
    p = s1099;
    if (trail.length > t1100) trail.length = t1100;
    l1110: {
      const r1111 = readBadBrackets(p);
      if (r1111 === undefined) { break l1110; }
      value = r1111;
      p = pos;
      break l1098;
    }
    p = s1099;
    if (trail.length > t1100) trail.length = t1100;
    const r1120 = readBadMessageWords(p);
    if (r1120 === undefined) { return undefined; }
    value = r1120;
    p = pos;
  }
  pos = p;
  return value;
}

function readInnerFenceEnd(p: number): InnerFenceEndNode | undefined {
  const start = p;
  {
    const s1106 = p;
    l1107: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1107; }
      return undefined;
    }
    p = s1106;
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
  let m1115 = false;
  l1112: for (;;) {
    const s1114 = p;
    l1113: {
      {
        const s1116 = p;
        l1117: {
          p = skipEnds(p);
          if (p < 0) { break l1117; }
          break l1113;
        }
        p = s1116;
      }
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1113;
      }
      p++;
      m1115 = true;
      continue l1112;
    }
    p = s1114;
    break;
  }
  if (!m1115) { return undefined; }
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
  let m1124 = false;
  l1121: for (;;) {
    const s1123 = p;
    l1122: {
      {
        const s1125 = p;
        l1126: {
          p = skipMarkAhead(p);
          if (p < 0) { break l1126; }
          break l1122;
        }
        p = s1125;
      }
      {
        const s1128 = p;
        l1129: {
          p = skipEndToken(p);
          if (p < 0) { break l1129; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1131: {
            const s1133 = p;
            l1132: {
              p = skipTokens(p);
              if (p < 0) { break l1132; }
              break l1131;
            }
            p = s1133;
          }
          if (p < end) {
            {
              const s1134 = p;
              l1135: {
                p++;
                break l1129;
              }
              p = s1134;
            }
          } else touched ||= p >= end;
          break l1122;
        }
        p = s1128;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1122;
      }
      p++;
      m1124 = true;
      continue l1121;
    }
    p = s1123;
    break;
  }
  if (!m1124) { return undefined; }
  pos = p;
  const node: BadMessageWordsNode = { type: 'BadMessageWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf228(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r1139 = readSectionOpen(p);
  if (r1139 === undefined) { return -1; }
  value = r1139;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen(p: number): SectionOpenNode | undefined {
  const start = p;
  l1140: {
    const s1141 = p;
    const t1142 = trail.length;
    l1143: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1143; }
      break l1140;
    }
    p = s1141;
    if (trail.length > t1142) trail.length = t1142;
    const r1144 = readBadSectionOpen(p);
    if (r1144 === undefined) { return undefined; }
    p = pos;
  }
  l1146: for (;;) {
    const s1148 = p;
    const t1149 = trail.length;
    l1147: {
      const r1151 = readBadOpenAgain(p);
      if (r1151 === undefined) { break l1147; }
      p = pos;
      continue l1146;
    }
    p = s1148;
    if (trail.length > t1149) trail.length = t1149;
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
  const r1154 = readCallHead(p);
  if (r1154 === undefined) { return -1; }
  value = r1154;
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
  l1155: {
    const s1156 = p;
    const t1157 = trail.length;
    l1158: {
      p = skipCallOpen(p);
      if (p < 0) { break l1158; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1159 = readCallName(p);
      if (r1159 === undefined) { break l1158; }
      l_name = r1159;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1172: {
        const s1174 = p;
        l1173: {
          const r1175 = readCallId(p);
          if (r1175 === undefined) { break l1173; }
          l_id = r1175;
          p = pos;
          break l1172;
        }
        p = s1174;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1158; }
      const list1182: AttributeNode[] = [];
      l1178: for (;;) {
        const s1180 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1179: {
            let v1181!: AttributeNode;
            const r1184 = readAttribute(p);
            if (r1184 === undefined) { break l1179; }
            v1181 = r1184;
            p = pos;
            list1182.push(v1181);
            continue l1178;
          }
          p = s1180;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1182;
      p = skipHeadEnd(p);
      if (p < 0) { break l1158; }
      break l1155;
    }
    p = s1156;
    if (trail.length > t1157) trail.length = t1157;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    l1188: {
      p = skipCallOpen(p);
      if (p < 0) { break l1188; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1189 = readCallName(p);
      if (r1189 === undefined) { break l1188; }
      l_name = r1189;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l1188; }
      break l1155;
    }
    p = s1156;
    if (trail.length > t1157) trail.length = t1157;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    const r1201 = readBadCallOpen(p);
    if (r1201 === undefined) { return undefined; }
    l_flaw = r1201;
    p = pos;
    const r1203 = readCallName(p);
    if (r1203 === undefined) { return undefined; }
    l_name = r1203;
    p = pos;
    l1205: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1207 = p;
        l1206: {
          p++;
          break l1205;
        }
        p = s1207;
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
  const s1160 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l1167: for (;;) {
    const s1169 = p;
    l1168: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1168; }
      continue l1167;
    }
    p = s1169;
    break;
  }
  value = text.slice(s1160, p);
  pos = p;
  return value;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s1161 = p;
    l1162: {
      p = skipNameEnd(p);
      if (p < 0) { break l1162; }
      return -1;
    }
    p = s1161;
  }
  {
    const s1164 = p;
    l1165: {
      p = skipEnds(p);
      if (p < 0) { break l1165; }
      return -1;
    }
    p = s1164;
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
  const s1176 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1176, p);
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
  const s1185 = p;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l_name = text.slice(s1185, p);
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
  const s1186 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s1186, p);
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
  l1193: {
    const s1191 = p;
    l1192: {
      l1194: {
        const s1195 = p;
        l1196: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1197: {
            const s1198 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l1199: {
                p++;
                break l1197;
              }
              p = s1198;
            } else touched ||= p >= end;
            l1200: {
              p = skipParameterOpen(p);
              if (p < 0) { break l1200; }
              break l1197;
            }
            p = s1198;
            p = skipEnds(p);
            if (p < 0) { break l1196; }
          }
          break l1194;
        }
        p = s1195;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1192;
        }
        p++;
      }
      p = s1191;
      break l1193;
    }
    p = s1191;
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
  const r1209 = readParameterHead(p);
  if (r1209 === undefined) { return -1; }
  value = r1209;
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
  l1210: {
    const s1211 = p;
    const t1212 = trail.length;
    l1213: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1213; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1214 = readParameterKey(p);
      if (r1214 === undefined) { break l1213; }
      l_key = r1214;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1213; }
      const list1228: AttributeNode[] = [];
      l1224: for (;;) {
        const s1226 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1225: {
            let v1227!: AttributeNode;
            const r1230 = readAttribute(p);
            if (r1230 === undefined) { break l1225; }
            v1227 = r1230;
            p = pos;
            list1228.push(v1227);
            continue l1224;
          }
          p = s1226;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1228;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1213; }
      l1232: {
        const s1233 = p;
        l1234: {
          p = skipValueStart(p);
          if (p < 0) { break l1234; }
          break l1232;
        }
        p = s1233;
        p = skipValueFollows(p);
        if (p < 0) { break l1213; }
      }
      break l1210;
    }
    p = s1211;
    if (trail.length > t1212) trail.length = t1212;
    l_attributes = null;
    l_flaw = null;
    const r1235 = readBadParameterOpen(p);
    if (r1235 === undefined) { return undefined; }
    l_flaw = r1235;
    p = pos;
    const r1237 = readParameterKey(p);
    if (r1237 === undefined) { return undefined; }
    l_key = r1237;
    p = pos;
    l1239: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1241 = p;
        l1240: {
          p++;
          break l1239;
        }
        p = s1241;
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
  const s1215 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l1219: for (;;) {
    const s1221 = p;
    l1220: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1220; }
      continue l1219;
    }
    p = s1221;
    break;
  }
  value = text.slice(s1215, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s1216 = p;
    l1217: {
      p = skipKeyEnd(p);
      if (p < 0) { break l1217; }
      return -1;
    }
    p = s1216;
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

function leaf272(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawLayoutNode | null;
  l1243: {
    const s1245 = p;
    l1244: {
      const r1246 = readRawLayout(p);
      if (r1246 === undefined) { break l1244; }
      value = r1246;
      p = pos;
      break l1243;
    }
    p = s1245;
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
    l1248: {
      {
        const s1249 = p;
        l1250: {
          p = skipRawStop(p);
          if (p < 0) { break l1250; }
          break l1248;
        }
        p = s1249;
      }
      l1292: {
        const s1293 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1294: {
            p = skipEol(p);
            if (p < 0) { break l1294; }
            break l1292;
          }
          p = s1293;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1248;
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
  l1252: {
    const s1254 = p;
    l1253: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1253; }
      break l1252;
    }
    p = s1254;
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
  l1255: {
    const s1256 = p;
    l1257: {
      p = skipLenient(p);
      if (p < 0) { break l1257; }
      l1258: {
        const s1259 = p;
        l1260: {
          p = skipParameterClose(p);
          if (p < 0) { break l1260; }
          break l1258;
        }
        p = s1259;
        p = skipNamedClose(p);
        if (p < 0) { break l1257; }
      }
      break l1255;
    }
    p = s1256;
    l1261: {
      p = skipGuarded(p);
      if (p < 0) { break l1261; }
      l1262: {
        const s1263 = p;
        l1264: {
          p = skipParameterClose(p);
          if (p < 0) { break l1264; }
          break l1262;
        }
        p = s1263;
        p = skipDriftedClose(p);
        if (p < 0) { break l1261; }
      }
      l1273: {
        const s1271 = p;
        l1272: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1274: {
            const s1275 = p;
            l1276: {
              p = skipEnds(p);
              if (p < 0) { break l1276; }
              break l1274;
            }
            p = s1275;
            if (p < end) {
              {
                const s1277 = p;
                l1278: {
                  p++;
                  break l1272;
                }
                p = s1277;
              }
            } else touched ||= p >= end;
          }
          p = s1271;
          break l1273;
        }
        p = s1271;
        break l1261;
      }
      break l1255;
    }
    p = s1256;
    l1280: {
      p = skipEnds(p);
      if (p < 0) { break l1280; }
      l1283: {
        const s1281 = p;
        l1282: {
          p = skipGuarded(p);
          if (p < 0) { break l1282; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1284: {
            const s1285 = p;
            l1286: {
              p = skipEnds(p);
              if (p < 0) { break l1286; }
              break l1284;
            }
            p = s1285;
            if (p < end) {
              {
                const s1287 = p;
                l1288: {
                  p++;
                  break l1282;
                }
                p = s1287;
              }
            } else touched ||= p >= end;
          }
          p = s1281;
          break l1283;
        }
        p = s1281;
        break l1280;
      }
      break l1255;
    }
    p = s1256;
    l1290: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1290; }
      break l1255;
    }
    p = s1256;
    l1291: {
      p = skipWrongParameterOpen(p);
      if (p < 0) { break l1291; }
      break l1255;
    }
    p = s1256;
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
  l1265: {
    const s1266 = p;
    l1267: {
      p = skipNamedClose(p);
      if (p < 0) { break l1267; }
      break l1265;
    }
    p = s1266;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) p++;
    touched ||= p >= end;
    l1268: {
      if (text.charCodeAt(p) === 62) {
        const s1270 = p;
        l1269: {

          p++;
          break l1268;
        }
        p = s1270;
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
  const r1295 = readParameterEnd(p);
  if (r1295 === undefined) { return -1; }
  value = r1295;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l1296: {
    const s1297 = p;
    const t1298 = trail.length;
    l1299: {
      const r1300 = readRawEnd(p);
      if (r1300 === undefined) { break l1299; }
      value = r1300;
      p = pos;
      break l1296;
    }
    p = s1297;
    if (trail.length > t1298) trail.length = t1298;
    l1305: {
      const r1306 = readBadParameterClose(p);
      if (r1306 === undefined) { break l1305; }
      value = r1306;
      p = pos;
      break l1296;
    }
    p = s1297;
    if (trail.length > t1298) trail.length = t1298;
    l1311: {
      const r1312 = readBadCutRaw(p);
      if (r1312 === undefined) { break l1311; }
      value = r1312;
      p = pos;
      break l1296;
    }
    p = s1297;
    if (trail.length > t1298) trail.length = t1298;
    l1317: {
      const r1318 = readMissingRest(p);
      if (r1318 === undefined) { break l1317; }
      value = r1318;
      p = pos;
      break l1296;
    }
    p = s1297;
    if (trail.length > t1298) trail.length = t1298;
    const r1320 = readMissingParameterClose(p);
    if (r1320 === undefined) { return undefined; }
    value = r1320;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l1301: {
    const s1303 = p;
    l1302: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1302; }
      break l1301;
    }
    p = s1303;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l1307: {
    const s1309 = p;
    l1308: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1308; }
      break l1307;
    }
    p = s1309;
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
  l1313: {
    const s1315 = p;
    l1314: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1314; }
      break l1313;
    }
    p = s1315;
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
  const r1323 = readBadCutParameter(p);
  if (r1323 === undefined) { return -1; }
  value = r1323;
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
  l1324: {
    const s1325 = p;
    l1326: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1326; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1326; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1326; }
      l1332: for (;;) {
        const s1334 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1333: {
            p = skipAttribute(p);
            if (p < 0) { break l1333; }
            continue l1332;
          }
          p = s1334;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1326; }
      l1338: {
        const s1339 = p;
        l1340: {
          p = skipValueStart(p);
          if (p < 0) { break l1340; }
          break l1338;
        }
        p = s1339;
        p = skipValueFollows(p);
        if (p < 0) { break l1326; }
      }
      break l1324;
    }
    p = s1325;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l1341: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1343 = p;
        l1342: {
          p++;
          break l1341;
        }
        p = s1343;
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
  l1328: for (;;) {
    const s1330 = p;
    l1329: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1329; }
      continue l1328;
    }
    p = s1330;
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

function leaf308(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementHeadNode;
  const r1345 = readElementHead(p);
  if (r1345 === undefined) { return -1; }
  value = r1345;
  p = pos;
  leafValue = value;
  return p;
}

function readElementHead(p: number): ElementHeadNode | undefined {
  const start = p;
  let l_key!: string;
  p = skipTagOpen(p);
  if (p < 0) { return undefined; }
  const r1346 = readElementKey(p);
  if (r1346 === undefined) { return undefined; }
  l_key = r1346;
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
  l1347: {
    const s1348 = p;
    l1349: {
      const r1350 = readToolParameter(p);
      if (r1350 === undefined) { break l1349; }
      value = r1350;
      p = pos;
      break l1347;
    }
    p = s1348;
    {
      const s1352 = p;
      l1353: {
        p = skipNotKey(p);
        if (p < 0) { break l1353; }
        return undefined;
      }
      p = s1352;
    }
    const r1355 = readAnyKey(p);
    if (r1355 === undefined) { return undefined; }
    value = r1355;
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
  const s1356 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1356, p);
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
  let e1360!: null;
  l1363: {
    const s1361 = p;
    l1362: {
      p = skipNests(p);
      if (p < 0) { break l1362; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipTagOpen(p);
      if (p < 0) { break l1362; }
      {
        const s1364 = p;
        l1365: {
          p = skipNotKey(p);
          if (p < 0) { break l1365; }
          break l1362;
        }
        p = s1364;
      }
      p = skipAnyKey(p);
      if (p < 0) { break l1362; }
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l1362;
      }
      p++;
      p = s1361;
      break l1363;
    }
    p = s1361;
    return -1;
  }
  e1360 = null;
  value = [e1360];
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

function text322(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1368: {
      {
        const s1369 = p;
        l1370: {
          p = skipElementStop(p);
          if (p < 0) { break l1370; }
          break l1368;
        }
        p = s1369;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1368;
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
  l1372: {
    const s1373 = p;
    l1374: {
      p = skipTagMarker(p);
      if (p < 0) { break l1374; }
      break l1372;
    }
    p = s1373;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l1375: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1377 = p;
        l1376: {
          p = skipEol(p);
          if (p < 0) { break l1376; }
          break l1375;
        }
        p = s1377;
      } else touched ||= p >= end;
    }
    l1378: {
      const s1379 = p;
      l1380: {
        p = skipElementCloses(p);
        if (p < 0) { break l1380; }
        break l1378;
      }
      p = s1379;
      if (text.charCodeAt(p) === 60) {
        l1415: {
          p = skip_toolClose(p);
          if (p < 0) { break l1415; }
          break l1378;
        }
        p = s1379;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        l1416: {
          p = skipOtherParameter(p);
          if (p < 0) { break l1416; }
          break l1378;
        }
        p = s1379;
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
  l1382: {
    const s1383 = p;
    l1384: {
      l1387: {
        const s1385 = p;
        l1386: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1388: {
            const s1389 = p;
            if (text.charCodeAt(p) === 60) {
              l1390: {

                p++;
                p = skipToolParameter(p);
                if (p < 0) { break l1390; }
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l1390;
                }
                p++;
                break l1388;
              }
              p = s1389;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l1391: {
                p = skip_toolClose(p);
                if (p < 0) { break l1391; }
                break l1388;
              }
              p = s1389;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1393 = p;
                l1394: {
                  p++;
                  break l1386;
                }
                p = s1393;
              }
            } else touched ||= p >= end;
          }
          p = s1385;
          break l1387;
        }
        p = s1385;
        break l1384;
      }
      break l1382;
    }
    p = s1383;
    {
      const s1396 = p;
      l1397: {
        p = skipElementClosesLater(p);
        if (p < 0) { break l1397; }
        return -1;
      }
      p = s1396;
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
  const s1381 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1381, p);
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
  const s1392 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1392, p);
  pos = p;
  return value;
}

function skipElementClosesLater(p: number): number {
  l1399: for (;;) {
    const s1401 = p;
    l1400: {
      {
        const s1403 = p;
        l1404: {
          p = skip_elementClose(p);
          if (p < 0) { break l1404; }
          break l1400;
        }
        p = s1403;
      }
      if (text.charCodeAt(p) === 60) {
        {
          const s1406 = p;
          l1407: {
            p = skip_toolClose(p);
            if (p < 0) { break l1407; }
            break l1400;
          }
          p = s1406;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1409 = p;
          l1410: {
            p = skipOtherParameter(p);
            if (p < 0) { break l1410; }
            break l1400;
          }
          p = s1409;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1400;
      }
      p++;
      continue l1399;
    }
    p = s1401;
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
      const s1412 = p;
      l1413: {
        p = skipKeyAgain(p);
        if (p < 0) { break l1413; }
        return -1;
      }
      p = s1412;
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
  const r1417 = readElementEnd(p);
  if (r1417 === undefined) { return -1; }
  value = r1417;
  p = pos;
  leafValue = value;
  return p;
}

function readElementEnd(p: number): ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode | undefined {
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  l1418: {
    const s1419 = p;
    const t1420 = trail.length;
    l1421: {
      const r1422 = readElementClose(p);
      if (r1422 === undefined) { break l1421; }
      value = r1422;
      p = pos;
      break l1418;
    }
    p = s1419;
    if (trail.length > t1420) trail.length = t1420;
    l1427: {
      const r1428 = readBadElementClose(p);
      if (r1428 === undefined) { break l1427; }
      value = r1428;
      p = pos;
      break l1418;
    }
    p = s1419;
    if (trail.length > t1420) trail.length = t1420;
    l1433: {
      const r1434 = readBadCutElementClose(p);
      if (r1434 === undefined) { break l1433; }
      value = r1434;
      p = pos;
      break l1418;
    }
    p = s1419;
    if (trail.length > t1420) trail.length = t1420;
    l1436: {
      const r1437 = readMissingRest(p);
      if (r1437 === undefined) { break l1436; }
      value = r1437;
      p = pos;
      break l1418;
    }
    p = s1419;
    if (trail.length > t1420) trail.length = t1420;
    const r1439 = readMissingElementClose(p);
    if (r1439 === undefined) { return undefined; }
    value = r1439;
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
  l1423: {
    const s1425 = p;
    l1424: {
      p = skipLayout(p);
      if (p < 0) { break l1424; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1424;
      }
      p = skipEol(p);
      if (p < 0) { break l1424; }
      break l1423;
    }
    p = s1425;
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
    const s1429 = p;
    l1430: {
      p = skipNotKey(p);
      if (p < 0) { break l1430; }
      return undefined;
    }
    p = s1429;
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
  l1442: {
    const s1443 = p;
    const t1444 = trail.length;
    l1445: {
      const r1446 = readBadCutElement(p);
      if (r1446 === undefined) { break l1445; }
      value = r1446;
      p = pos;
      break l1442;
    }
    p = s1443;
    if (trail.length > t1444) trail.length = t1444;
    l1454: {
      const r1455 = readBadLoneKey(p);
      if (r1455 === undefined) { break l1454; }
      value = r1455;
      p = pos;
      break l1442;
    }
    p = s1443;
    if (trail.length > t1444) trail.length = t1444;
    if (text.charCodeAt(p) === 96) {
      l1457: {
        const r1458 = readBadInnerFence(p);
        if (r1458 === undefined) { break l1457; }
        value = r1458;
        p = pos;
        break l1442;
      }
      p = s1443;
      if (trail.length > t1444) trail.length = t1444;
    } else touched ||= p >= end;
    const r1460 = readInnerFenceEnd(p);
    if (r1460 === undefined) { return -1; }
    value = r1460;
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
  l1447: {
    const s1448 = p;
    l1449: {
      p = skipToolParameter(p);
      if (p < 0) { break l1449; }
      break l1447;
    }
    p = s1448;
    {
      const s1450 = p;
      l1451: {
        p = skipNotKey(p);
        if (p < 0) { break l1451; }
        return -1;
      }
      p = s1450;
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
  let e1462!: null;
  l1465: {
    const s1463 = p;
    l1464: {
      p = skipAnyArguments(p);
      if (p < 0) { break l1464; }
      p = s1463;
      break l1465;
    }
    p = s1463;
    return -1;
  }
  e1462 = null;
  value = [e1462];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s1466 = p;
    l1467: {
      p = skipEnds(p);
      if (p < 0) { break l1467; }
      return -1;
    }
    p = s1466;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
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
  l1469: {
    const s1470 = p;
    const t1471 = trail.length;
    l1472: {
      const r1473 = readBadBrackets(p);
      if (r1473 === undefined) { break l1472; }
      value = r1473;
      p = pos;
      break l1469;
    }
    p = s1470;
    if (trail.length > t1471) trail.length = t1471;
    const r1475 = readBadJunk(p);
    if (r1475 === undefined) { return -1; }
    value = r1475;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1476 = p;
    l1477: {
      p = skip_callOver(p);
      if (p < 0) { break l1477; }
      return undefined;
    }
    p = s1476;
  }
  let m1483 = false;
  l1480: for (;;) {
    const s1482 = p;
    l1481: {
      {
        const s1484 = p;
        l1485: {
          p = skipEnds(p);
          if (p < 0) { break l1485; }
          break l1481;
        }
        p = s1484;
      }
      {
        const s1487 = p;
        l1488: {
          p = skip_callClose(p);
          if (p < 0) { break l1488; }
          break l1481;
        }
        p = s1487;
      }
      {
        const s1490 = p;
        l1491: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1491; }
          break l1481;
        }
        p = s1490;
      }
      {
        const s1493 = p;
        l1494: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1494; }
          break l1481;
        }
        p = s1493;
      }
      {
        const s1496 = p;
        l1497: {
          p = skipTagMarker(p);
          if (p < 0) { break l1497; }
          break l1481;
        }
        p = s1496;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1499 = p;
          l1500: {
            p++;
            break l1481;
          }
          p = s1499;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1481;
      }
      p++;
      m1483 = true;
      continue l1480;
    }
    p = s1482;
    break;
  }
  if (!m1483) { return undefined; }
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
  const r1503 = readCallEnd(p);
  if (r1503 === undefined) { return -1; }
  value = r1503;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l1504: {
    const s1505 = p;
    const t1506 = trail.length;
    l1507: {
      const r1508 = readCallClose(p);
      if (r1508 === undefined) { break l1507; }
      value = r1508;
      p = pos;
      break l1504;
    }
    p = s1505;
    if (trail.length > t1506) trail.length = t1506;
    l1510: {
      const r1511 = readBadCallClose(p);
      if (r1511 === undefined) { break l1510; }
      value = r1511;
      p = pos;
      break l1504;
    }
    p = s1505;
    if (trail.length > t1506) trail.length = t1506;
    l1513: {
      const r1514 = readBadCutClose(p);
      if (r1514 === undefined) { break l1513; }
      value = r1514;
      p = pos;
      break l1504;
    }
    p = s1505;
    if (trail.length > t1506) trail.length = t1506;
    l1516: {
      const r1517 = readCallOver(p);
      if (r1517 === undefined) { break l1516; }
      value = r1517;
      p = pos;
      break l1504;
    }
    p = s1505;
    if (trail.length > t1506) trail.length = t1506;
    l1522: {
      const r1523 = readCallOverAtEnd(p);
      if (r1523 === undefined) { break l1522; }
      value = r1523;
      p = pos;
      break l1504;
    }
    p = s1505;
    if (trail.length > t1506) trail.length = t1506;
    l1528: {
      const r1529 = readMissingAtEnd(p);
      if (r1529 === undefined) { break l1528; }
      value = r1529;
      p = pos;
      break l1504;
    }
    p = s1505;
    if (trail.length > t1506) trail.length = t1506;
    const r1534 = readMissingCallClose(p);
    if (r1534 === undefined) { return undefined; }
    value = r1534;
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
  l1520: {
    if (p < end) {
      const s1518 = p;
      l1519: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1519;
        }
        p++;
        p = s1518;
        break l1520;
      }
      p = s1518;
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
      const s1524 = p;
      l1525: {
        p++;
        return undefined;
      }
      p = s1524;
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
      const s1530 = p;
      l1531: {
        p++;
        return undefined;
      }
      p = s1530;
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
  const r1537 = readBadCutCall(p);
  if (r1537 === undefined) { return -1; }
  value = r1537;
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
  l1538: {
    const s1539 = p;
    l1540: {
      p = skipCallOpen(p);
      if (p < 0) { break l1540; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1540; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1546: {
        const s1548 = p;
        l1547: {
          p = skipCallId(p);
          if (p < 0) { break l1547; }
          break l1546;
        }
        p = s1548;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1540; }
      l1550: for (;;) {
        const s1552 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1551: {
            p = skipAttribute(p);
            if (p < 0) { break l1551; }
            continue l1550;
          }
          p = s1552;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l1540; }
      break l1538;
    }
    p = s1539;
    l1554: {
      p = skipCallOpen(p);
      if (p < 0) { break l1554; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1554; }
      p = skipLooseEnd(p);
      if (p < 0) { break l1554; }
      break l1538;
    }
    p = s1539;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l1555: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1557 = p;
        l1556: {
          p++;
          break l1555;
        }
        p = s1557;
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
  l1542: for (;;) {
    const s1544 = p;
    l1543: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1543; }
      continue l1542;
    }
    p = s1544;
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

function leaf388(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l1559: {
    const s1560 = p;
    const t1561 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1562: {
        const r1563 = readSpace(p);
        if (r1563 === undefined) { break l1562; }
        value = r1563;
        p = pos;
        break l1559;
      }
      p = s1560;
      if (trail.length > t1561) trail.length = t1561;
    } else touched ||= p >= end;
    l1565: {
      const r1566 = readSeparator(p);
      if (r1566 === undefined) { break l1565; }
      value = r1566;
      p = pos;
      break l1559;
    }
    p = s1560;
    if (trail.length > t1561) trail.length = t1561;
    if (text.charCodeAt(p) === 96) {
      l1571: {
        const r1572 = readBadInnerFence(p);
        if (r1572 === undefined) { break l1571; }
        value = r1572;
        p = pos;
        break l1559;
      }
      p = s1560;
      if (trail.length > t1561) trail.length = t1561;
    } else touched ||= p >= end;
    const r1574 = readInnerFenceEnd(p);
    if (r1574 === undefined) { return -1; }
    value = r1574;
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
  l1569: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      const s1567 = p;
      l1568: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1568;
        }
        p++;
        p = s1567;
        break l1569;
      }
      p = s1567;
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
  const r1576 = readPyOpen(p);
  if (r1576 === undefined) { return -1; }
  value = r1576;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1579: {
    const s1577 = p;
    l1578: {
      p = skip_pyList(p);
      if (p < 0) { break l1578; }
      p = s1577;
      break l1579;
    }
    p = s1577;
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
  const n1581 = characterSize(p, CLASS_1);
  if (n1581 === 0) { return -1; }
  p += n1581;
  l1582: for (;;) {
    const s1584 = p;
    if (p < end) {
      l1583: {
        const n1586 = characterSize(p, CLASS_5);
        if (n1586 === 0) { break l1583; }
        p += n1586;
        continue l1582;
      }
      p = s1584;
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
  const r1588 = readPyHead(p);
  if (r1588 === undefined) { return -1; }
  value = r1588;
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
  const r1589 = readPyName(p);
  if (r1589 === undefined) { return undefined; }
  l_name = r1589;
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
  const s1590 = p;
  const n1591 = characterSize(p, CLASS_1);
  if (n1591 === 0) { return undefined; }
  p += n1591;
  l1592: for (;;) {
    const s1594 = p;
    if (p < end) {
      l1593: {
        const n1596 = characterSize(p, CLASS_5);
        if (n1596 === 0) { break l1593; }
        p += n1596;
        continue l1592;
      }
      p = s1594;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1590, p);
  pos = p;
  return value;
}

function leaf401(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l1599: {
    const s1600 = p;
    const t1601 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1602: {
        const r1603 = readComma(p);
        if (r1603 === undefined) { break l1602; }
        value = r1603;
        p = pos;
        break l1599;
      }
      p = s1600;
      if (trail.length > t1601) trail.length = t1601;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1605: {
        const r1606 = readSpace(p);
        if (r1606 === undefined) { break l1605; }
        value = r1606;
        p = pos;
        break l1599;
      }
      p = s1600;
      if (trail.length > t1601) trail.length = t1601;
    } else touched ||= p >= end;
    const r1608 = readBadDebris(p);
    if (r1608 === undefined) { return -1; }
    value = r1608;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf402(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r1610 = readPyEnd(p);
  if (r1610 === undefined) { return -1; }
  value = r1610;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l1611: {
    const s1612 = p;
    const t1613 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1614: {
        const r1615 = readPyClose(p);
        if (r1615 === undefined) { break l1614; }
        value = r1615;
        p = pos;
        break l1611;
      }
      p = s1612;
      if (trail.length > t1613) trail.length = t1613;
    } else touched ||= p >= end;
    l1617: {
      const r1618 = readMissingAtEnd(p);
      if (r1618 === undefined) { break l1617; }
      value = r1618;
      p = pos;
      break l1611;
    }
    p = s1612;
    if (trail.length > t1613) trail.length = t1613;
    const r1620 = readMissingBracket(p);
    if (r1620 === undefined) { return undefined; }
    value = r1620;
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
  let e1623!: null;
  l1626: {
    const s1624 = p;
    l1625: {
      p = skipLines(p);
      if (p < 0) { break l1625; }
      p = s1624;
      break l1626;
    }
    p = s1624;
    return -1;
  }
  e1623 = null;
  value = [e1623];
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
  let e1627!: null;
  l1630: {
    const s1628 = p;
    l1629: {
      p = skipJson(p);
      if (p < 0) { break l1629; }
      p = s1628;
      break l1630;
    }
    p = s1628;
    return -1;
  }
  e1627 = null;
  let e1631!: null;
  {
    const s1632 = p;
    l1633: {
      p = skipEnds(p);
      if (p < 0) { break l1633; }
      return -1;
    }
    p = s1632;
  }
  e1631 = null;
  value = [e1627, e1631];
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
  const r1635 = readBadBrackets(p);
  if (r1635 === undefined) { return -1; }
  value = r1635;
  p = pos;
  leafValue = value;
  return p;
}

function leaf412(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1637!: null;
  l1640: {
    const s1638 = p;
    l1639: {
      p = skipVisible(p);
      if (p < 0) { break l1639; }
      p = s1638;
      break l1640;
    }
    p = s1638;
    return -1;
  }
  e1637 = null;
  value = [e1637];
  leafValue = value;
  return p;
}

function leaf413(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1641: {
    const s1642 = p;
    const t1643 = trail.length;
    l1644: {
      const r1645 = readBadNameless(p);
      if (r1645 === undefined) { break l1644; }
      value = r1645;
      p = pos;
      break l1641;
    }
    p = s1642;
    if (trail.length > t1643) trail.length = t1643;
    const r1669 = readBadStrayWords(p);
    if (r1669 === undefined) { return -1; }
    value = r1669;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1646: {
    const s1647 = p;
    l1648: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1648; }
      break l1646;
    }
    p = s1647;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l1649: for (;;) {
    const s1651 = p;
    l1650: {
      {
        const s1653 = p;
        l1654: {
          p = skip_callClose(p);
          if (p < 0) { break l1654; }
          break l1650;
        }
        p = s1653;
      }
      {
        const s1656 = p;
        l1657: {
          p = skip_sectionClose(p);
          if (p < 0) { break l1657; }
          break l1650;
        }
        p = s1656;
      }
      {
        const s1659 = p;
        l1660: {
          p = skipCallOpening(p);
          if (p < 0) { break l1660; }
          break l1650;
        }
        p = s1659;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1650;
      }
      p++;
      continue l1649;
    }
    p = s1651;
    break;
  }
  l1665: {
    const s1667 = p;
    l1666: {
      p = skip_callClose(p);
      if (p < 0) { break l1666; }
      break l1665;
    }
    p = s1667;
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
  l1664: {
    const s1662 = p;
    l1663: {
      p = skipVisible(p);
      if (p < 0) { break l1663; }
      p = s1662;
      break l1664;
    }
    p = s1662;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l1670: {
    const s1671 = p;
    l1672: {
      l1675: {
        const s1673 = p;
        l1674: {
          p = skipSectionCloses(p);
          if (p < 0) { break l1674; }
          p = s1673;
          break l1675;
        }
        p = s1673;
        break l1672;
      }
      let m1679 = false;
      l1676: for (;;) {
        const s1678 = p;
        l1677: {
          {
            const s1680 = p;
            l1681: {
              p = skipStrayStop(p);
              if (p < 0) { break l1681; }
              break l1677;
            }
            p = s1680;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s1689 = p;
              l1690: {

                p++;
                break l1677;
              }
              p = s1689;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s1692 = p;
              l1693: {

                p++;
                break l1677;
              }
              p = s1692;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1677;
          }
          p++;
          m1679 = true;
          continue l1676;
        }
        p = s1678;
        break;
      }
      if (!m1679) { break l1672; }
      break l1670;
    }
    p = s1671;
    l1697: {
      const s1695 = p;
      l1696: {
        p = skip_sectionOver(p);
        if (p < 0) { break l1696; }
        p = s1695;
        break l1697;
      }
      p = s1695;
      return undefined;
    }
    let m1701 = false;
    l1698: for (;;) {
      const s1700 = p;
      l1699: {
        {
          const s1702 = p;
          l1703: {
            p = skipStrayStop(p);
            if (p < 0) { break l1703; }
            break l1699;
          }
          p = s1702;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1699;
        }
        p++;
        m1701 = true;
        continue l1698;
      }
      p = s1700;
      break;
    }
    if (!m1701) { return undefined; }
    l1707: {
      if (text.charCodeAt(p) === 91) {
        const s1705 = p;
        l1706: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l1706;
          }
          p++;
          p = s1705;
          break l1707;
        }
        p = s1705;
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
  l1683: {
    const s1684 = p;
    l1685: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1685; }
      break l1683;
    }
    p = s1684;
    l1686: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1686; }
      break l1683;
    }
    p = s1684;
    l1687: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1687; }
      break l1683;
    }
    p = s1684;
    l1688: {
      p = skipVisible(p);
      if (p < 0) { break l1688; }
      break l1683;
    }
    p = s1684;
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
  const r1709 = readSectionEnd(p);
  if (r1709 === undefined) { return -1; }
  value = r1709;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1710: {
    const s1711 = p;
    const t1712 = trail.length;
    l1713: {
      const r1714 = readSectionClose(p);
      if (r1714 === undefined) { break l1713; }
      value = r1714;
      p = pos;
      break l1710;
    }
    p = s1711;
    if (trail.length > t1712) trail.length = t1712;
    l1716: {
      const r1717 = readBadSectionClose(p);
      if (r1717 === undefined) { break l1716; }
      value = r1717;
      p = pos;
      break l1710;
    }
    p = s1711;
    if (trail.length > t1712) trail.length = t1712;
    l1719: {
      const r1720 = readBadCutClose(p);
      if (r1720 === undefined) { break l1719; }
      value = r1720;
      p = pos;
      break l1710;
    }
    p = s1711;
    if (trail.length > t1712) trail.length = t1712;
    l1722: {
      const r1723 = readSectionOver(p);
      if (r1723 === undefined) { break l1722; }
      value = r1723;
      p = pos;
      break l1710;
    }
    p = s1711;
    if (trail.length > t1712) trail.length = t1712;
    l1725: {
      const r1726 = readMissingAtEnd(p);
      if (r1726 === undefined) { break l1725; }
      value = r1726;
      p = pos;
      break l1710;
    }
    p = s1711;
    if (trail.length > t1712) trail.length = t1712;
    const r1728 = readMissingSectionClose(p);
    if (r1728 === undefined) { return undefined; }
    value = r1728;
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
  const r1731 = readBadNoFence(p);
  if (r1731 === undefined) { return -1; }
  value = r1731;
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
  l1734: {
    if (text.charCodeAt(p) === 91) {
      const s1732 = p;
      l1733: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1733;
        }
        p++;
        p = s1732;
        break l1734;
      }
      p = s1732;
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
  let e1736!: null;
  l1739: {
    const s1737 = p;
    l1738: {
      p = skipBareCall(p);
      if (p < 0) { break l1738; }
      p = s1737;
      break l1739;
    }
    p = s1737;
    return -1;
  }
  e1736 = null;
  value = [e1736];
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
  l1740: {
    const s1741 = p;
    const t1742 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1743: {
        const r1744 = readSpace(p);
        if (r1744 === undefined) { break l1743; }
        value = r1744;
        p = pos;
        break l1740;
      }
      p = s1741;
      if (trail.length > t1742) trail.length = t1742;
    } else touched ||= p >= end;
    const r1746 = readBadNameless(p);
    if (r1746 === undefined) { return -1; }
    value = r1746;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf441(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1748: {
    const s1750 = p;
    l1749: {
      const r1751 = readLateClose(p);
      if (r1751 === undefined) { break l1749; }
      value = r1751;
      p = pos;
      break l1748;
    }
    p = s1750;
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
  let e1753!: null;
  l1756: {
    const s1754 = p;
    l1755: {
      p = skipBareObject(p);
      if (p < 0) { break l1755; }
      p = s1754;
      break l1756;
    }
    p = s1754;
    return -1;
  }
  e1753 = null;
  value = [e1753];
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
  l1757: {
    if (text.charCodeAt(p) === 34) {
      const s1759 = p;
      l1758: {
        p = skipBareType(p);
        if (p < 0) { break l1758; }
        break l1757;
      }
      p = s1759;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1760: {
    const s1761 = p;
    if (text.charCodeAt(p) === 110) {
      l1762: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l1762;
        }
        p += 4;
        break l1760;
      }
      p = s1761;
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
  l1763: {
    const s1764 = p;
    if (text.charCodeAt(p) === 34) {
      l1765: {
        p = skipBareName(p);
        if (p < 0) { break l1765; }
        break l1763;
      }
      p = s1764;
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
  l1766: {
    const s1767 = p;
    if (text.charCodeAt(p) === 112) {
      l1768: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l1768;
        }
        p += 10;
        break l1766;
      }
      p = s1767;
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
  l1769: {
    const s1770 = p;
    const t1771 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1772: {
        const r1773 = readSpace(p);
        if (r1773 === undefined) { break l1772; }
        value = r1773;
        p = pos;
        break l1769;
      }
      p = s1770;
      if (trail.length > t1771) trail.length = t1771;
    } else touched ||= p >= end;
    l1775: {
      const r1776 = readSeparator(p);
      if (r1776 === undefined) { break l1775; }
      value = r1776;
      p = pos;
      break l1769;
    }
    p = s1770;
    if (trail.length > t1771) trail.length = t1771;
    const r1778 = readBadBrackets(p);
    if (r1778 === undefined) { return -1; }
    value = r1778;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf450(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1780!: null;
  l1783: {
    const s1781 = p;
    l1782: {
      p = skip_pyList(p);
      if (p < 0) { break l1782; }
      p = s1781;
      break l1783;
    }
    p = s1781;
    return -1;
  }
  e1780 = null;
  value = [e1780];
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
  const r1784 = readBadBracket(p);
  if (r1784 === undefined) { return -1; }
  value = r1784;
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
  const r1786 = readToolHead(p);
  if (r1786 === undefined) { return -1; }
  value = r1786;
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
  const r1787 = readToolName(p);
  if (r1787 === undefined) { return undefined; }
  l_name = r1787;
  p = pos;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1791: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false)) {
      const s1789 = p;
      l1790: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1790;
        }
        p++;
        l1792: {
          if (text.charCodeAt(p) === 47) {
            const s1794 = p;
            l1793: {

              p++;
              break l1792;
            }
            p = s1794;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1790; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1790;
        }
        p++;
        p = s1789;
        break l1791;
      }
      p = s1789;
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
  l1796: {
    const s1797 = p;
    const t1798 = trail.length;
    l1799: {
      const r1800 = readBadCutElement(p);
      if (r1800 === undefined) { break l1799; }
      value = r1800;
      p = pos;
      break l1796;
    }
    p = s1797;
    if (trail.length > t1798) trail.length = t1798;
    const r1802 = readBadToolWords(p);
    if (r1802 === undefined) { return -1; }
    value = r1802;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadToolWords(p: number): BadToolWordsNode | undefined {
  const start = p;
  let m1806 = false;
  l1803: for (;;) {
    const s1805 = p;
    l1804: {
      if (text.charCodeAt(p) === 60) {
        {
          const s1807 = p;
          l1808: {
            p = skip_toolClose(p);
            if (p < 0) { break l1808; }
            break l1804;
          }
          p = s1807;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1810 = p;
          l1811: {

            p++;
            p = skipToolParameter(p);
            if (p < 0) { break l1811; }
            if (text.charCodeAt(p) !== 62) {
              touched ||= p >= end;
              break l1811;
            }
            p++;
            break l1804;
          }
          p = s1810;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1813 = p;
          l1814: {
            p = skipToolHead(p);
            if (p < 0) { break l1814; }
            break l1804;
          }
          p = s1813;
        }
      } else touched ||= p >= end;
      {
        const s1822 = p;
        l1823: {
          p = skipCutToolTag(p);
          if (p < 0) { break l1823; }
          break l1804;
        }
        p = s1822;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1804;
      }
      p++;
      m1806 = true;
      continue l1803;
    }
    p = s1805;
    break;
  }
  if (!m1806) { return undefined; }
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
  l1818: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false)) {
      const s1816 = p;
      l1817: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1817;
        }
        p++;
        l1819: {
          if (text.charCodeAt(p) === 47) {
            const s1821 = p;
            l1820: {

              p++;
              break l1819;
            }
            p = s1821;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1817; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1817;
        }
        p++;
        p = s1816;
        break l1818;
      }
      p = s1816;
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
  l1825: {
    const s1826 = p;
    if (text.charCodeAt(p) === 60) {
      l1827: {
        p = skip_toolClose(p);
        if (p < 0) { break l1827; }
        break l1825;
      }
      p = s1826;
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
  const r1829 = readToolEnd(p);
  if (r1829 === undefined) { return -1; }
  value = r1829;
  p = pos;
  leafValue = value;
  return p;
}

function readToolEnd(p: number): ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode | undefined {
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  l1830: {
    const s1831 = p;
    const t1832 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l1833: {
        const r1834 = readToolClose(p);
        if (r1834 === undefined) { break l1833; }
        value = r1834;
        p = pos;
        break l1830;
      }
      p = s1831;
      if (trail.length > t1832) trail.length = t1832;
    } else touched ||= p >= end;
    l1836: {
      const r1837 = readBadCutToolClose(p);
      if (r1837 === undefined) { break l1836; }
      value = r1837;
      p = pos;
      break l1830;
    }
    p = s1831;
    if (trail.length > t1832) trail.length = t1832;
    l1839: {
      const r1840 = readMissingRest(p);
      if (r1840 === undefined) { break l1839; }
      value = r1840;
      p = pos;
      break l1830;
    }
    p = s1831;
    if (trail.length > t1832) trail.length = t1832;
    const r1842 = readMissingToolClose(p);
    if (r1842 === undefined) { return undefined; }
    value = r1842;
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
  const r1845 = readBadStrayClose(p);
  if (r1845 === undefined) { return -1; }
  value = r1845;
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
  const r1847 = readFenceOpen(p);
  if (r1847 === undefined) { return -1; }
  value = r1847;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1848 = p;
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
  l_text = text.slice(s1848, p);
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
      l1850: {
        if (text.charCodeAt(p) === 96) {
          {
            const s1851 = p;
            l1852: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1852;
              }
              p += 3;
              break l1850;
            }
            p = s1851;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1850;
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
  l1854: {
    if (text.charCodeAt(p) === 96) {
      const s1856 = p;
      l1855: {
        const r1857 = readFenceClose(p);
        if (r1857 === undefined) { break l1855; }
        value = r1857;
        p = pos;
        break l1854;
      }
      p = s1856;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s1858 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s1858, p);
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
  const r1860 = readInlineCode(p);
  if (r1860 === undefined) { return -1; }
  value = r1860;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s1861 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s1861, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function text483(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1863: {
      {
        const s1864 = p;
        l1865: {
          p = skipStop(p);
          if (p < 0) { break l1865; }
          break l1863;
        }
        p = s1864;
      }
      {
        const s1867 = p;
        l1868: {
          p = skipCutStop(p);
          if (p < 0) { break l1868; }
          break l1863;
        }
        p = s1867;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l1863;
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
  l1870: {
    const s1871 = p;
    const t1872 = trail.length;
    l1873: {
      const r1874 = readBadCutMarker(p);
      if (r1874 === undefined) { break l1873; }
      value = r1874;
      p = pos;
      break l1870;
    }
    p = s1871;
    if (trail.length > t1872) trail.length = t1872;
    l1876: {
      const r1877 = readBadCutOpening(p);
      if (r1877 === undefined) { break l1876; }
      value = r1877;
      p = pos;
      break l1870;
    }
    p = s1871;
    if (trail.length > t1872) trail.length = t1872;
    const r1885 = readLoneText(p);
    if (r1885 === undefined) { return -1; }
    value = r1885;
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
  l1878: {
    const s1879 = p;
    l1880: {
      p = skip_pyList(p);
      if (p < 0) { break l1880; }
      break l1878;
    }
    p = s1879;
    l1881: {
      p = skipBareCall(p);
      if (p < 0) { break l1881; }
      break l1878;
    }
    p = s1879;
    l1882: {
      p = skipBareObject(p);
      if (p < 0) { break l1882; }
      break l1878;
    }
    p = s1879;
    l1883: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l1883; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1883;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l1883; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1883;
      }
      p = skipEol(p);
      if (p < 0) { break l1883; }
      break l1878;
    }
    p = s1879;
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
  const s1886 = p;
  l1887: {
    const s1888 = p;
    l1889: {
      p = skipTokens(p);
      if (p < 0) { break l1889; }
      break l1887;
    }
    p = s1888;
    l1890: {
      p = skipStop(p);
      if (p < 0) { break l1890; }
      break l1887;
    }
    p = s1888;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s1886, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf492(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  const r1892 = readRegionEnd(p);
  if (r1892 === undefined) { return -1; }
  value = r1892;
  p = pos;
  leafValue = value;
  return p;
}

function readRegionEnd(p: number): RegionCloseNode | MissingThoughtRestNode | RegionOverNode | undefined {
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  l1893: {
    const s1894 = p;
    const t1895 = trail.length;
    l1896: {
      const r1897 = readRegionClose(p);
      if (r1897 === undefined) { break l1896; }
      value = r1897;
      p = pos;
      break l1893;
    }
    p = s1894;
    if (trail.length > t1895) trail.length = t1895;
    l1899: {
      const r1900 = readMissingThoughtRest(p);
      if (r1900 === undefined) { break l1899; }
      value = r1900;
      p = pos;
      break l1893;
    }
    p = s1894;
    if (trail.length > t1895) trail.length = t1895;
    const r1902 = readRegionOver(p);
    if (r1902 === undefined) { return undefined; }
    value = r1902;
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
  const r1905 = readBadRegionMarker(p);
  if (r1905 === undefined) { return -1; }
  value = r1905;
  p = pos;
  leafValue = value;
  return p;
}

function readBadRegionMarker(p: number): BadRegionMarkerNode | undefined {
  const start = p;
  l1906: {
    const s1907 = p;
    l1908: {
      p = skipTurnOpen(p);
      if (p < 0) { break l1908; }
      break l1906;
    }
    p = s1907;
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
  l1910: {
    const s1911 = p;
    const t1912 = trail.length;
    l1913: {
      const r1914 = readEmptyThought(p);
      if (r1914 === undefined) { break l1913; }
      value = r1914;
      p = pos;
      break l1910;
    }
    p = s1911;
    if (trail.length > t1912) trail.length = t1912;
    const r1916 = readBadEndToken(p);
    if (r1916 === undefined) { return -1; }
    value = r1916;
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
  const r1918 = readBadFence(p);
  if (r1918 === undefined) { return -1; }
  value = r1918;
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
  l1921: {
    const s1919 = p;
    l1920: {
      p = skipCallAhead(p);
      if (p < 0) { break l1920; }
      p = s1919;
      break l1921;
    }
    p = s1919;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCallAhead(p: number): number {
  l1922: {
    const s1923 = p;
    l1924: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1924; }
      break l1922;
    }
    p = s1923;
    l1925: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l1925; }
      break l1922;
    }
    p = s1923;
    l1926: {
      p = skipCallOpening(p);
      if (p < 0) { break l1926; }
      break l1922;
    }
    p = s1923;
    l1927: {
      p = skipBareObject(p);
      if (p < 0) { break l1927; }
      break l1922;
    }
    p = s1923;
    l1928: {
      p = skip_bareList(p);
      if (p < 0) { break l1928; }
      break l1922;
    }
    p = s1923;
    l1929: {
      p = skip_pyList(p);
      if (p < 0) { break l1929; }
      break l1922;
    }
    p = s1923;
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
  l1931: {
    if (text.charCodeAt(p) === 96) {
      const s1933 = p;
      l1932: {
        const r1934 = readWrappingEnd(p);
        if (r1934 === undefined) { break l1932; }
        value = r1934;
        p = pos;
        break l1931;
      }
      p = s1933;
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
  l1937: {
    const s1935 = p;
    l1936: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l1938: {
        const s1939 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1940: {
            p++;
            break l1938;
          }
          p = s1939;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s1941 = p;
            l1942: {
              p++;
              break l1936;
            }
            p = s1941;
          }
        } else touched ||= p >= end;
      }
      p = s1935;
      break l1937;
    }
    p = s1935;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf510(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1945!: null;
  l1948: {
    const s1946 = p;
    l1947: {
      p = skip_bareList(p);
      if (p < 0) { break l1947; }
      p = s1946;
      break l1948;
    }
    p = s1946;
    return -1;
  }
  e1945 = null;
  value = [e1945];
  leafValue = value;
  return p;
}

function leaf511(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l1949: {
    const s1951 = p;
    l1950: {
      const r1952 = readEnd(p);
      if (r1952 === undefined) { break l1950; }
      value = r1952;
      p = pos;
      break l1949;
    }
    p = s1951;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s1953 = p;
      l1954: {
        p++;
        return undefined;
      }
      p = s1953;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf513(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l1957: {
    const s1959 = p;
    const t1960 = trail.length;
    l1958: {
      const r1961 = readBadThoughtAgain(p);
      if (r1961 === undefined) { break l1958; }
      value = r1961;
      p = pos;
      break l1957;
    }
    p = s1959;
    if (trail.length > t1960) trail.length = t1960;
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
  const r1963 = readThoughtGoesOn(p);
  if (r1963 === undefined) { return -1; }
  value = r1963;
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
  const r1965 = readFirstTextHead(p);
  if (r1965 === undefined) { return -1; }
  value = r1965;
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
  l1968: {
    const s1966 = p;
    l1967: {
      p = skipRecipientOpenIsUsed(p);
      if (p < 0) { break l1967; }
      p = s1966;
      break l1968;
    }
    p = s1966;
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
  const r1970 = readFirstCodeHead(p);
  if (r1970 === undefined) { return -1; }
  value = r1970;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstCodeHead(p: number): FirstCodeHeadNode | undefined {
  let c = 0;
  const start = p;
  l1971: {
    const s1972 = p;
    const t1973 = trail.length;
    l1974: {
      p = skipCodeName(p);
      if (p < 0) { break l1974; }
      if (p < end) {
        {
          const s1975 = p;
          l1976: {
            const n1978 = characterSize(p, CLASS_5);
            if (n1978 === 0) { break l1976; }
            p += n1978;
            break l1974;
          }
          p = s1975;
        }
      } else touched ||= p >= end;
      l1979: for (;;) {
        const s1981 = p;
        const t1982 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1980: {
            const r1984 = readHeadPart(p);
            if (r1984 === undefined) { break l1980; }
            p = pos;
            continue l1979;
          }
          p = s1981;
          if (trail.length > t1982) trail.length = t1982;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1974;
      }
      p += 11;
      break l1971;
    }
    p = s1972;
    if (trail.length > t1973) trail.length = t1973;
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
  const r1987 = readFirstToolHead(p);
  if (r1987 === undefined) { return -1; }
  value = r1987;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstToolHead(p: number): FirstToolHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l1988: {
    const s1989 = p;
    const t1990 = trail.length;
    if (p < end) {
      l1991: {
        const r1992 = readCalledName(p);
        if (r1992 === undefined) { break l1991; }
        l_name = r1992;
        p = pos;
        l1994: for (;;) {
          const s1996 = p;
          const t1997 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l1995: {
              const r1999 = readHeadPart(p);
              if (r1999 === undefined) { break l1995; }
              p = pos;
              continue l1994;
            }
            p = s1996;
            if (trail.length > t1997) trail.length = t1997;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l1991;
        }
        p += 11;
        break l1988;
      }
      p = s1989;
      if (trail.length > t1990) trail.length = t1990;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r2001 = readRecipientName(p);
    if (r2001 === undefined) { return undefined; }
    l_name = r2001;
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
  let e2004!: null;
  {
    const s2005 = p;
    l2006: {
      p = skipFirstHead(p);
      if (p < 0) { break l2006; }
      return -1;
    }
    p = s2005;
  }
  e2004 = null;
  value = [e2004];
  leafValue = value;
  return p;
}

function skipFirstHead(p: number): number {
  let c = 0;
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l2008: {
    if (text.charCodeAt(p) === 32) {
      const s2010 = p;
      l2009: {

        p++;
        break l2008;
      }
      p = s2010;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return -1;
  }
  p += 3;
  l2011: {
    const s2012 = p;
    if (((c = text.charCodeAt(p)) === 97 || c === 117)) {
      l2013: {
        p = skipPseudoName(p);
        if (p < 0) { break l2013; }
        break l2011;
      }
      p = s2012;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCalledName(p);
    if (p < 0) { return -1; }
  }
  l2014: for (;;) {
    const s2016 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2015: {
        p = skipHeadPart(p);
        if (p < 0) { break l2015; }
        continue l2014;
      }
      p = s2016;
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
  let e2018!: null;
  {
    const s2019 = p;
    l2020: {
      p = skipMarkAhead(p);
      if (p < 0) { break l2020; }
      return -1;
    }
    p = s2019;
  }
  e2018 = null;
  value = [e2018];
  leafValue = value;
  return p;
}

function leaf529(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingMessagesNode | BadOutsideNode;
  l2022: {
    const s2023 = p;
    const t2024 = trail.length;
    l2025: {
      const r2026 = readMissingMessages(p);
      if (r2026 === undefined) { break l2025; }
      value = r2026;
      p = pos;
      break l2022;
    }
    p = s2023;
    if (trail.length > t2024) trail.length = t2024;
    const r2031 = readBadOutside(p);
    if (r2031 === undefined) { return -1; }
    value = r2031;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingMessages(p: number): MissingMessagesNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2027 = p;
      l2028: {
        p++;
        return undefined;
      }
      p = s2027;
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
  const r2033 = readThoughtHead(p);
  if (r2033 === undefined) { return -1; }
  value = r2033;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtHead(p: number): ThoughtHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening!: string;
  const r2034 = readMessageStart(p);
  if (r2034 === undefined) { return undefined; }
  l_opening = r2034;
  p = pos;
  l2036: for (;;) {
    const s2038 = p;
    const t2039 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2037: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2041 = p;
            l2042: {
              p = skipLastAnalysis(p);
              if (p < 0) { break l2042; }
              break l2037;
            }
            p = s2041;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l2037;
        }
        const r2058 = readHeadPart(p);
        if (r2058 === undefined) { break l2037; }
        p = pos;
        continue l2036;
      }
      p = s2038;
      if (trail.length > t2039) trail.length = t2039;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2060 = readLastAnalysis(p);
  if (r2060 === undefined) { return undefined; }
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
      const s2044 = p;
      l2045: {
        const n2047 = characterSize(p, CLASS_5);
        if (n2047 === 0) { break l2045; }
        p += n2047;
        return -1;
      }
      p = s2044;
    }
  } else touched ||= p >= end;
  l2048: for (;;) {
    const s2050 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2049: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2052 = p;
            l2053: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2053; }
              break l2049;
            }
            p = s2052;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l2049;
        }
        p = skipHeadPart(p);
        if (p < 0) { break l2049; }
        continue l2048;
      }
      p = s2050;
    } else touched ||= p >= end;
    break;
  }
  l2057: {
    if (text.charCodeAt(p) === 60) {
      const s2055 = p;
      l2056: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2056;
        }
        p += 11;
        p = s2055;
        break l2057;
      }
      p = s2055;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readLastAnalysis(p: number): [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null] | undefined {
  let c = 0;
  let value!: [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null];
  let e2061!: string[];
  const list2066: string[] = [];
  l2062: for (;;) {
    const s2064 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2063: {
        let v2065!: string;
        const r2068 = readBlank(p);
        if (r2068 === undefined) { break l2063; }
        v2065 = r2068;
        p = pos;
        list2066.push(v2065);
        continue l2062;
      }
      p = s2064;
    } else touched ||= p >= end;
    break;
  }
  e2061 = list2066;
  let e2070!: "<|channel|>analysis";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>analysis", p)) {
    reachesEnd(p, "<|channel|>analysis");
    return undefined;
  }
  e2070 = "<|channel|>analysis";
  p += 19;
  let e2071!: null;
  if (p < end) {
    {
      const s2072 = p;
      l2073: {
        const n2075 = characterSize(p, CLASS_5);
        if (n2075 === 0) { break l2073; }
        p += n2075;
        return undefined;
      }
      p = s2072;
    }
  } else touched ||= p >= end;
  e2071 = null;
  let e2076!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][];
  const list2082: ([null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]])[] = [];
  l2077: for (;;) {
    const s2079 = p;
    const t2080 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2078: {
        let v2081!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]];
        let e2084!: null;
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2085 = p;
            l2086: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2086; }
              break l2078;
            }
            p = s2085;
          }
        } else touched ||= p >= end;
        e2084 = null;
        let e2088!: [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]];
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l2078;
        }
        const r2089 = readHeadPart(p);
        if (r2089 === undefined) { break l2078; }
        e2088 = r2089;
        p = pos;
        v2081 = [e2084, e2088];
        list2082.push(v2081);
        continue l2077;
      }
      p = s2079;
      if (trail.length > t2080) trail.length = t2080;
    } else touched ||= p >= end;
    break;
  }
  e2076 = list2082;
  let e2091!: null;
  l2094: {
    if (text.charCodeAt(p) === 60) {
      const s2092 = p;
      l2093: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2093;
        }
        p += 11;
        p = s2092;
        break l2094;
      }
      p = s2092;
    } else touched ||= p >= end;
    return undefined;
  }
  e2091 = null;
  value = [e2061, e2070, e2071, e2076, e2091];
  pos = p;
  return value;
}

function text536(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2097: {
      {
        const s2098 = p;
        l2099: {
          p = skipMarkAhead(p);
          if (p < 0) { break l2099; }
          break l2097;
        }
        p = s2098;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2097;
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
  const r2101 = readThoughtMessageEnd(p);
  if (r2101 === undefined) { return -1; }
  value = r2101;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageEnd(p: number): MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  l2102: {
    const s2103 = p;
    const t2104 = trail.length;
    l2105: {
      const r2106 = readMessageClose(p);
      if (r2106 === undefined) { break l2105; }
      value = r2106;
      p = pos;
      break l2102;
    }
    p = s2103;
    if (trail.length > t2104) trail.length = t2104;
    l2108: {
      const r2109 = readMissingThoughtRest(p);
      if (r2109 === undefined) { break l2108; }
      value = r2109;
      p = pos;
      break l2102;
    }
    p = s2103;
    if (trail.length > t2104) trail.length = t2104;
    l2111: {
      const r2112 = readMissingMessageClose(p);
      if (r2112 === undefined) { break l2111; }
      value = r2112;
      p = pos;
      break l2102;
    }
    p = s2103;
    if (trail.length > t2104) trail.length = t2104;
    const r2114 = readMessageOver(p);
    if (r2114 === undefined) { return undefined; }
    value = r2114;
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
  l2117: {
    const s2118 = p;
    const t2119 = trail.length;
    l2120: {
      const r2121 = readBadMessageMarker(p);
      if (r2121 === undefined) { break l2120; }
      value = r2121;
      p = pos;
      break l2117;
    }
    p = s2118;
    if (trail.length > t2119) trail.length = t2119;
    l2123: {
      const r2124 = readBadEndToken(p);
      if (r2124 === undefined) { break l2123; }
      value = r2124;
      p = pos;
      break l2117;
    }
    p = s2118;
    if (trail.length > t2119) trail.length = t2119;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2126: {
        const r2127 = readSpace(p);
        if (r2127 === undefined) { break l2126; }
        value = r2127;
        p = pos;
        break l2117;
      }
      p = s2118;
      if (trail.length > t2119) trail.length = t2119;
    } else touched ||= p >= end;
    const r2129 = readBadCutHead(p);
    if (r2129 === undefined) { return -1; }
    value = r2129;
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
  const r2131 = readBadOutside(p);
  if (r2131 === undefined) { return -1; }
  value = r2131;
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
  const r2133 = readBadStepsFence(p);
  if (r2133 === undefined) { return -1; }
  value = r2133;
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
  l2136: {
    const s2134 = p;
    l2135: {
      p = skipStepAhead(p);
      if (p < 0) { break l2135; }
      p = s2134;
      break l2136;
    }
    p = s2134;
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
  let e2138!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2139 = p;
      l2140: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2140;
        }
        p += 3;
        return -1;
      }
      p = s2139;
    }
  } else touched ||= p >= end;
  e2138 = null;
  value = [e2138];
  leafValue = value;
  return p;
}

function leaf546(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadEndTokenNode | BadRunOnNode;
  l2142: {
    const s2143 = p;
    const t2144 = trail.length;
    l2145: {
      const r2146 = readBadEndToken(p);
      if (r2146 === undefined) { break l2145; }
      value = r2146;
      p = pos;
      break l2142;
    }
    p = s2143;
    if (trail.length > t2144) trail.length = t2144;
    const r2148 = readBadRunOn(p);
    if (r2148 === undefined) { return -1; }
    value = r2148;
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
  const r2150 = readActionHead(p);
  if (r2150 === undefined) { return -1; }
  value = r2150;
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
  const r2151 = readActionName(p);
  if (r2151 === undefined) { return undefined; }
  l_name = r2151;
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
  const s2152 = p;
  const n2153 = characterSize(p, CLASS_1);
  if (n2153 === 0) { return undefined; }
  p += n2153;
  l2154: for (;;) {
    const s2156 = p;
    if (p < end) {
      l2155: {
        const n2158 = characterSize(p, CLASS_5);
        if (n2158 === 0) { break l2155; }
        p += n2158;
        continue l2154;
      }
      p = s2156;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s2152, p);
  pos = p;
  return value;
}

function leaf551(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputHeadNode;
  const r2161 = readInputHead(p);
  if (r2161 === undefined) { return -1; }
  value = r2161;
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
  const r2163 = readInputFence(p);
  if (r2163 === undefined) { return -1; }
  value = r2163;
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
  let e2165!: null;
  l2168: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2166 = p;
      l2167: {
        l2169: {
          const s2170 = p;
          if (text.charCodeAt(p) === 123) {
            l2171: {

              p++;
              break l2169;
            }
            p = s2170;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2167;
          }
          p = skipQuotedInput(p);
          if (p < 0) { break l2167; }
        }
        p = s2166;
        break l2168;
      }
      p = s2166;
    } else touched ||= p >= end;
    return -1;
  }
  e2165 = null;
  value = [e2165];
  leafValue = value;
  return p;
}

function skipQuotedInput(p: number): number {
  let c = 0;
  l2172: {
    const s2173 = p;
    if (text.charCodeAt(p) === 34) {
      l2174: {

        p++;
        l2175: for (;;) {
          const s2177 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l2176: {
              l2179: {
                const s2180 = p;
                if (text.charCodeAt(p) === 92) {
                  l2181: {
                    p = skip_escape(p);
                    if (p < 0) { break l2181; }
                    break l2179;
                  }
                  p = s2180;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
                  touched ||= p >= end;
                  break l2176;
                }
                p++;
              }
              continue l2175;
            }
            p = s2177;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2174;
        }
        p++;
        break l2172;
      }
      p = s2173;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2182: for (;;) {
      const s2184 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
        l2183: {
          l2186: {
            const s2187 = p;
            if (text.charCodeAt(p) === 92) {
              l2188: {
                p = skip_escape(p);
                if (p < 0) { break l2188; }
                break l2186;
              }
              p = s2187;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l2183;
            }
            p++;
          }
          continue l2182;
        }
        p = s2184;
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
  l2189: {
    const s2190 = p;
    l2191: {
      p = skipStepAhead(p);
      if (p < 0) { break l2191; }
      break l2189;
    }
    p = s2190;
    if (text.charCodeAt(p) === 96) {
      l2192: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2192;
        }
        p += 3;
        break l2189;
      }
      p = s2190;
    } else touched ||= p >= end;
    l2193: {
      p = skipEndsReply(p);
      if (p < 0) { break l2193; }
      break l2189;
    }
    p = s2190;
    if (p < end) {
      {
        const s2200 = p;
        l2201: {
          p++;
          return -1;
        }
        p = s2200;
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
  l2194: {
    const s2196 = p;
    l2195: {
      p = skipTokens(p);
      if (p < 0) { break l2195; }
      break l2194;
    }
    p = s2196;
  }
  if (p < end) {
    {
      const s2197 = p;
      l2198: {
        p++;
        return -1;
      }
      p = s2197;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf558(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, [null, string]];
  let e2203!: null;
  {
    const s2204 = p;
    l2205: {
      p = skipStepAhead(p);
      if (p < 0) { break l2205; }
      return -1;
    }
    p = s2204;
  }
  e2203 = null;
  let e2207!: null;
  {
    const s2208 = p;
    l2209: {
      p = skipCutStep(p);
      if (p < 0) { break l2209; }
      return -1;
    }
    p = s2208;
  }
  e2207 = null;
  let e2211!: [null, string];
  const r2212 = readTextStart(p);
  if (r2212 === undefined) { return -1; }
  e2211 = r2212;
  p = pos;
  value = [e2203, e2207, e2211];
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
  let e2213!: null;
  {
    const s2214 = p;
    l2215: {
      p = skip_textEnd(p);
      if (p < 0) { break l2215; }
      return undefined;
    }
    p = s2214;
  }
  e2213 = null;
  let e2221!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  e2221 = text.charAt(p);
  p++;
  value = [e2213, e2221];
  pos = p;
  return value;
}

function skip_textEnd(p: number): number {
  l2217: {
    const s2218 = p;
    l2219: {
      p = skipThinkOpen(p);
      if (p < 0) { break l2219; }
      break l2217;
    }
    p = s2218;
    l2220: {
      p = skipThinkClose(p);
      if (p < 0) { break l2220; }
      break l2217;
    }
    p = s2218;
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
    l2223: {
      let m2227 = false;
      l2224: for (;;) {
        const s2226 = p;
        l2225: {
          {
            const s2228 = p;
            l2229: {
              p = skip_textEnd(p);
              if (p < 0) { break l2229; }
              break l2225;
            }
            p = s2228;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l2225;
          }
          p++;
          m2227 = true;
          continue l2224;
        }
        p = s2226;
        break;
      }
      if (!m2227) { break l2223; }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2231: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2231;
        }
        p = skipEol(p);
        if (p < 0) { break l2231; }
        {
          const s2232 = p;
          l2233: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l2235: {
              const s2236 = p;
              l2237: {
                p = skipStepAhead(p);
                if (p < 0) { break l2237; }
                break l2235;
              }
              p = s2236;
              l2238: {
                p = skipEndsReply(p);
                if (p < 0) { break l2238; }
                break l2235;
              }
              p = s2236;
              l2239: {
                p = skipCutStep(p);
                if (p < 0) { break l2239; }
                break l2235;
              }
              p = s2236;
              if (text.charCodeAt(p) === 96) {
                l2240: {
                  if (!text.startsWith("```", p)) {
                    reachesEnd(p, "```");
                    break l2240;
                  }
                  p += 3;
                  break l2235;
                }
                p = s2236;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2241 = p;
                  l2242: {
                    p++;
                    break l2233;
                  }
                  p = s2241;
                }
              } else touched ||= p >= end;
            }
            break l2231;
          }
          p = s2232;
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
  l2244: {
    const s2245 = p;
    const t2246 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l2247: {
        const r2248 = readInputFenceEnd(p);
        if (r2248 === undefined) { break l2247; }
        value = r2248;
        p = pos;
        break l2244;
      }
      p = s2245;
      if (trail.length > t2246) trail.length = t2246;
    } else touched ||= p >= end;
    l2250: {
      const r2251 = readInputAtEnd(p);
      if (r2251 === undefined) { break l2250; }
      value = r2251;
      p = pos;
      break l2244;
    }
    p = s2245;
    if (trail.length > t2246) trail.length = t2246;
    const r2256 = readMissingInputFence(p);
    if (r2256 === undefined) { return -1; }
    value = r2256;
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
      const s2252 = p;
      l2253: {
        p++;
        return undefined;
      }
      p = s2252;
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
  const r2258 = readBadCutInput(p);
  if (r2258 === undefined) { return -1; }
  value = r2258;
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
  const r2260 = readActionRest(p);
  if (r2260 === undefined) { return -1; }
  value = r2260;
  p = pos;
  leafValue = value;
  return p;
}

function readActionRest(p: number): SpaceNode | BadStepWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | BadStepWordsNode;
  l2261: {
    const s2262 = p;
    const t2263 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2264: {
        const r2265 = readSpace(p);
        if (r2265 === undefined) { break l2264; }
        value = r2265;
        p = pos;
        break l2261;
      }
      p = s2262;
      if (trail.length > t2263) trail.length = t2263;
    } else touched ||= p >= end;
    const r2267 = readBadStepWords(p);
    if (r2267 === undefined) { return undefined; }
    value = r2267;
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
      const s2268 = p;
      l2269: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2269;
        }
        p += 3;
        return undefined;
      }
      p = s2268;
    }
  } else touched ||= p >= end;
  {
    const s2271 = p;
    l2272: {
      p = skipStepAhead(p);
      if (p < 0) { break l2272; }
      return undefined;
    }
    p = s2271;
  }
  {
    const s2274 = p;
    l2275: {
      p = skipEndsReply(p);
      if (p < 0) { break l2275; }
      return undefined;
    }
    p = s2274;
  }
  let m2280 = false;
  l2277: for (;;) {
    const s2279 = p;
    l2278: {
      {
        const s2281 = p;
        l2282: {
          p = skip_textEnd(p);
          if (p < 0) { break l2282; }
          break l2278;
        }
        p = s2281;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2278;
      }
      p++;
      m2280 = true;
      continue l2277;
    }
    p = s2279;
    break;
  }
  if (!m2280) { return undefined; }
  pos = p;
  const node: BadStepWordsNode = { type: 'BadStepWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf575(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionAtEndNode | ActionOverNode;
  const r2286 = readActionEnd(p);
  if (r2286 === undefined) { return -1; }
  value = r2286;
  p = pos;
  leafValue = value;
  return p;
}

function readActionEnd(p: number): ActionAtEndNode | ActionOverNode | undefined {
  let value!: ActionAtEndNode | ActionOverNode;
  l2287: {
    const s2288 = p;
    l2289: {
      const r2290 = readActionAtEnd(p);
      if (r2290 === undefined) { break l2289; }
      value = r2290;
      p = pos;
      break l2287;
    }
    p = s2288;
    const r2295 = readActionOver(p);
    if (r2295 === undefined) { return undefined; }
    value = r2295;
    p = pos;
  }
  pos = p;
  return value;
}

function readActionAtEnd(p: number): ActionAtEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2291 = p;
      l2292: {
        p++;
        return undefined;
      }
      p = s2291;
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
  const r2298 = readInlineHead(p);
  if (r2298 === undefined) { return -1; }
  value = r2298;
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
  const r2299 = readActionName(p);
  if (r2299 === undefined) { return undefined; }
  l_name = r2299;
  p = pos;
  l2303: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
      const s2301 = p;
      l2302: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
          touched ||= p >= end;
          break l2302;
        }
        p++;
        p = s2301;
        break l2303;
      }
      p = s2301;
    } else touched ||= p >= end;
    return undefined;
  }
  const r2304 = readBadInline(p);
  if (r2304 === undefined) { return undefined; }
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
  l2307: {
    if (((c = text.charCodeAt(p)) === 40 || c === 91)) {
      const s2309 = p;
      l2308: {
        const r2310 = readInlineOpen(p);
        if (r2310 === undefined) { break l2308; }
        value = r2310;
        p = pos;
        break l2307;
      }
      p = s2309;
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
  let e2312!: null;
  l2315: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2313 = p;
      l2314: {
        p++;
        p = s2313;
        break l2315;
      }
      p = s2313;
    } else touched ||= p >= end;
    return -1;
  }
  e2312 = null;
  value = [e2312];
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
    l2316: {
      {
        const s2317 = p;
        l2318: {
          l2320: {
            const s2321 = p;
            if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
              l2322: {
                p = skipInlineClose(p);
                if (p < 0) { break l2322; }
                break l2320;
              }
              p = s2321;
            } else touched ||= p >= end;
            p = skip_textEnd(p);
            if (p < 0) { break l2318; }
          }
          break l2316;
        }
        p = s2317;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2316;
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
  l2325: {
    const s2323 = p;
    l2324: {
      l2326: {
        const s2327 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2328: {
            p = skipEol(p);
            if (p < 0) { break l2328; }
            break l2326;
          }
          p = s2327;
        } else touched ||= p >= end;
        l2329: {
          p = skipEndsReply(p);
          if (p < 0) { break l2329; }
          break l2326;
        }
        p = s2327;
        if (p < end) {
          {
            const s2330 = p;
            l2331: {
              p++;
              break l2324;
            }
            p = s2330;
          }
        } else touched ||= p >= end;
      }
      p = s2323;
      break l2325;
    }
    p = s2323;
    return -1;
  }
  return p;
}

function leaf587(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCloseNode | null;
  l2333: {
    if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
      const s2335 = p;
      l2334: {
        const r2336 = readInlineClose(p);
        if (r2336 === undefined) { break l2334; }
        value = r2336;
        p = pos;
        break l2333;
      }
      p = s2335;
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
  l2339: {
    const s2337 = p;
    l2338: {
      l2340: {
        const s2341 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2342: {
            p = skipEol(p);
            if (p < 0) { break l2342; }
            break l2340;
          }
          p = s2341;
        } else touched ||= p >= end;
        l2343: {
          p = skipEndsReply(p);
          if (p < 0) { break l2343; }
          break l2340;
        }
        p = s2341;
        if (p < end) {
          {
            const s2344 = p;
            l2345: {
              p++;
              break l2338;
            }
            p = s2344;
          }
        } else touched ||= p >= end;
      }
      p = s2337;
      break l2339;
    }
    p = s2337;
    return undefined;
  }
  pos = p;
  return { type: 'InlineClose', start: base + start, end: base + p };
}

function leaf589(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtLabelNode;
  const r2348 = readThoughtLabel(p);
  if (r2348 === undefined) { return -1; }
  value = r2348;
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
  let e2350!: null;
  {
    const s2351 = p;
    l2352: {
      p = skipStepAhead(p);
      if (p < 0) { break l2352; }
      return -1;
    }
    p = s2351;
  }
  e2350 = null;
  value = [e2350];
  leafValue = value;
  return p;
}

function leaf592(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r2354 = readTextStart(p);
  if (r2354 === undefined) { return -1; }
  value = r2354;
  p = pos;
  leafValue = value;
  return p;
}

function leaf593(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2356!: null;
  {
    const s2357 = p;
    l2358: {
      p = skipCutStep(p);
      if (p < 0) { break l2358; }
      return -1;
    }
    p = s2357;
  }
  e2356 = null;
  value = [e2356];
  leafValue = value;
  return p;
}

function leaf594(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingThoughtRestNode | StepOverNode;
  const r2360 = readStepThoughtEnd(p);
  if (r2360 === undefined) { return -1; }
  value = r2360;
  p = pos;
  leafValue = value;
  return p;
}

function readStepThoughtEnd(p: number): MissingThoughtRestNode | StepOverNode | undefined {
  let value!: MissingThoughtRestNode | StepOverNode;
  l2361: {
    const s2362 = p;
    const t2363 = trail.length;
    l2364: {
      const r2365 = readMissingThoughtRest(p);
      if (r2365 === undefined) { break l2364; }
      value = r2365;
      p = pos;
      break l2361;
    }
    p = s2362;
    if (trail.length > t2363) trail.length = t2363;
    const r2367 = readStepOver(p);
    if (r2367 === undefined) { return undefined; }
    value = r2367;
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
  const r2370 = readAnswerLabel(p);
  if (r2370 === undefined) { return -1; }
  value = r2370;
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
  const r2372 = readBadLoneInput(p);
  if (r2372 === undefined) { return -1; }
  value = r2372;
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
  const r2374 = readBadCutStep(p);
  if (r2374 === undefined) { return -1; }
  value = r2374;
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
  const r2376 = readLoneText(p);
  if (r2376 === undefined) { return -1; }
  value = r2376;
  p = pos;
  leafValue = value;
  return p;
}

function leaf604(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StepsFenceEndNode | null;
  l2378: {
    if (text.charCodeAt(p) === 96) {
      const s2380 = p;
      l2379: {
        const r2381 = readStepsFenceEnd(p);
        if (r2381 === undefined) { break l2379; }
        value = r2381;
        p = pos;
        break l2378;
      }
      p = s2380;
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
  l2384: {
    const s2382 = p;
    l2383: {
      l2385: {
        const s2386 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2387: {
            p = skipEol(p);
            if (p < 0) { break l2387; }
            break l2385;
          }
          p = s2386;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2388 = p;
            l2389: {
              p++;
              break l2383;
            }
            p = s2388;
          }
        } else touched ||= p >= end;
      }
      p = s2382;
      break l2384;
    }
    p = s2382;
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
