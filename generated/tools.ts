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
  if (text.charCodeAt(p) !== 96) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
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
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l670: {
    const s671 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
      l672: {
        p++;
        break l670;
      }
      p = s671;
    } else touched ||= p >= end;
    l673: {
      p = skipEnds(p);
      if (p < 0) { break l673; }
      break l670;
    }
    p = s671;
    if (p < end) {
      {
        const s674 = p;
        l675: {
          p++;
          return -1;
        }
        p = s674;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf129(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  const r678 = readTextEnd(p);
  if (r678 === undefined) { return -1; }
  value = r678;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l679: {
    const s680 = p;
    const t681 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l682: {
        const r683 = readTextClose(p);
        if (r683 === undefined) { break l682; }
        value = r683;
        p = pos;
        break l679;
      }
      p = s680;
      if (trail.length > t681) trail.length = t681;
    } else touched ||= p >= end;
    l685: {
      const r686 = readMissingRest(p);
      if (r686 === undefined) { break l685; }
      value = r686;
      p = pos;
      break l679;
    }
    p = s680;
    if (trail.length > t681) trail.length = t681;
    const r688 = readMissingQuote(p);
    if (r688 === undefined) { return undefined; }
    value = r688;
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
  const r691 = readSingleOpen(p);
  if (r691 === undefined) { return -1; }
  value = r691;
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
  const r693 = readSingleChar(p);
  if (r693 === undefined) { return -1; }
  value = r693;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleChar(p: number): [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  l694: {
    const s695 = p;
    l696: {
      let e697!: null;
      {
        const s698 = p;
        l699: {
          p = skipEnds(p);
          if (p < 0) { break l699; }
          break l696;
        }
        p = s698;
      }
      e697 = null;
      let e701!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l696;
      }
      e701 = text.charAt(p);
      p++;
      value = [e697, e701];
      break l694;
    }
    p = s695;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l702: {
        let e703!: string[];
        const list708: string[] = [];
        l704: for (;;) {
          const s706 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l705: {
              let v707!: string;
              v707 = text.charAt(p);
              p++;
              list708.push(v707);
              continue l704;
            }
            p = s706;
          } else touched ||= p >= end;
          break;
        }
        if (list708.length === 0) { break l702; }
        e703 = list708;
        let e710!: null;
        {
          const s711 = p;
          l712: {
            p = skipEnds(p);
            if (p < 0) { break l712; }
            {
              const s714 = p;
              l715: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l715; }
                break l712;
              }
              p = s714;
            }
            break l702;
          }
          p = s711;
        }
        e710 = null;
        value = [e703, e710];
        break l694;
      }
      p = s695;
    } else touched ||= p >= end;
    let e724!: string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]];
    const r725 = readEnds(p);
    if (r725 === undefined) { return undefined; }
    e724 = r725;
    p = pos;
    let e727!: null;
    l730: {
      const s728 = p;
      l729: {
        p = skipSingleGoesOn(p);
        if (p < 0) { break l729; }
        p = s728;
        break l730;
      }
      p = s728;
      return undefined;
    }
    e727 = null;
    value = [e724, e727];
  }
  pos = p;
  return value;
}

function skipSingleGoesOn(p: number): number {
  let c = 0;
  let n720 = 0;
  l717: for (;;) {
    if (n720 >= 4096) break;
    const s719 = p;
    l718: {
      l721: {
        const s722 = p;
        if (text.charCodeAt(p) === 92) {
          l723: {
            p = skip_escape(p);
            if (p < 0) { break l723; }
            break l721;
          }
          p = s722;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l718;
        }
        p++;
      }
      n720++;
      continue l717;
    }
    p = s719;
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
    l732: {
      {
        const s733 = p;
        l734: {
          p = skipEnds(p);
          if (p < 0) { break l734; }
          break l732;
        }
        p = s733;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l732;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l736: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l736;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s737 = p;
          l738: {
            p = skipEnds(p);
            if (p < 0) { break l738; }
            {
              const s740 = p;
              l741: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l741; }
                break l738;
              }
              p = s740;
            }
            break l736;
          }
          p = s737;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l743: {
      p = skipEnds(p);
      if (p < 0) { break l743; }
      l746: {
        const s744 = p;
        l745: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l745; }
          p = s744;
          break l746;
        }
        p = s744;
        break l743;
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
  l747: {
    const s748 = p;
    const t749 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l750: {
        const r751 = readEscape(p);
        if (r751 === undefined) { break l750; }
        value = r751;
        p = pos;
        break l747;
      }
      p = s748;
      if (trail.length > t749) trail.length = t749;
    } else touched ||= p >= end;
    l753: {
      const r754 = readBadCutEscape(p);
      if (r754 === undefined) { break l753; }
      value = r754;
      p = pos;
      break l747;
    }
    p = s748;
    if (trail.length > t749) trail.length = t749;
    l756: {
      const r757 = readBadNewline(p);
      if (r757 === undefined) { break l756; }
      value = r757;
      p = pos;
      break l747;
    }
    p = s748;
    if (trail.length > t749) trail.length = t749;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r759 = readBadSingleQuote(p);
    if (r759 === undefined) { return -1; }
    value = r759;
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
    const s760 = p;
    l761: {
      p = skipAfterText(p);
      if (p < 0) { break l761; }
      return undefined;
    }
    p = s760;
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
  const r764 = readMarkedOpen(p);
  if (r764 === undefined) { return -1; }
  value = r764;
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
  const r766 = readMarkedChar(p);
  if (r766 === undefined) { return -1; }
  value = r766;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedChar(p: number): [null, null, null, string] | [null, string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null] | undefined {
  let value!: [null, null, null, string] | [null, string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]], null];
  l767: {
    const s768 = p;
    l769: {
      let e770!: null;
      {
        const s771 = p;
        l772: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l772; }
          break l769;
        }
        p = s771;
      }
      e770 = null;
      let e774!: null;
      {
        const s775 = p;
        l776: {
          p = skipEnds(p);
          if (p < 0) { break l776; }
          break l769;
        }
        p = s775;
      }
      e774 = null;
      let e778!: null;
      {
        const s779 = p;
        l780: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l780; }
          break l769;
        }
        p = s779;
      }
      e778 = null;
      let e782!: string;
      if (!(p < end)) {
        touched ||= p >= end;
        break l769;
      }
      e782 = text.charAt(p);
      p++;
      value = [e770, e774, e778, e782];
      break l767;
    }
    p = s768;
    let e783!: null;
    {
      const s784 = p;
      l785: {
        p = skipMarkedQuote(p);
        if (p < 0) { break l785; }
        return undefined;
      }
      p = s784;
    }
    e783 = null;
    let e787!: string | [null, [string, string[], "\r\n" | "\n" | "\r", string[], [string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [string, "**" | null, string, string[], string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]] | [[string, "**" | null, string, [[string[], string[]] | null, string[], "**" | null, ":", "**" | null, string[]]], string, [string[], "\r\n" | "\n" | "\r"] | [string[], string]] | "```"]];
    const r788 = readEnds(p);
    if (r788 === undefined) { return undefined; }
    e787 = r788;
    p = pos;
    let e790!: null;
    l793: {
      const s791 = p;
      l792: {
        p = skipMarkedGoesOn(p);
        if (p < 0) { break l792; }
        p = s791;
        break l793;
      }
      p = s791;
      return undefined;
    }
    e790 = null;
    value = [e783, e787, e790];
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
  let n797 = 0;
  l794: for (;;) {
    if (n797 >= 4096) break;
    const s796 = p;
    l795: {
      {
        const s798 = p;
        l799: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l799; }
          break l795;
        }
        p = s798;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l795;
      }
      p++;
      n797++;
      continue l794;
    }
    p = s796;
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
    l802: {
      {
        const s803 = p;
        l804: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l804; }
          break l802;
        }
        p = s803;
      }
      {
        const s806 = p;
        l807: {
          p = skipEnds(p);
          if (p < 0) { break l807; }
          break l802;
        }
        p = s806;
      }
      {
        const s809 = p;
        l810: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l810; }
          break l802;
        }
        p = s809;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l802;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
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
      p = skipEnds(p);
      if (p < 0) { break l812; }
      l818: {
        const s816 = p;
        l817: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l817; }
          p = s816;
          break l818;
        }
        p = s816;
        break l812;
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
  const r819 = readMarkedEnd(p);
  if (r819 === undefined) { return -1; }
  value = r819;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l820: {
    const s821 = p;
    const t822 = trail.length;
    l823: {
      const r824 = readMarkedClose(p);
      if (r824 === undefined) { break l823; }
      value = r824;
      p = pos;
      break l820;
    }
    p = s821;
    if (trail.length > t822) trail.length = t822;
    l826: {
      const r827 = readBadCutMarkedQuote(p);
      if (r827 === undefined) { break l826; }
      value = r827;
      p = pos;
      break l820;
    }
    p = s821;
    if (trail.length > t822) trail.length = t822;
    l829: {
      const r830 = readMissingRest(p);
      if (r830 === undefined) { break l829; }
      value = r830;
      p = pos;
      break l820;
    }
    p = s821;
    if (trail.length > t822) trail.length = t822;
    const r832 = readMissingQuote(p);
    if (r832 === undefined) { return undefined; }
    value = r832;
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
  l835: {
    const s836 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l837: {
        const r838 = readNumber(p);
        if (r838 === undefined) { break l837; }
        value = r838;
        p = pos;
        break l835;
      }
      p = s836;
    } else touched ||= p >= end;
    const r862 = readWord(p);
    if (r862 === undefined) { return -1; }
    value = r862;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s839 = p;
  l840: {
    if (text.charCodeAt(p) === 45) {
      const s842 = p;
      l841: {

        p++;
        break l840;
      }
      p = s842;
    } else touched ||= p >= end;
  }
  l843: {
    const s844 = p;
    if (text.charCodeAt(p) === 48) {
      l845: {

        p++;
        break l843;
      }
      p = s844;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l846: {
    if (text.charCodeAt(p) === 46) {
      const s848 = p;
      l847: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l847;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l846;
      }
      p = s848;
    } else touched ||= p >= end;
  }
  l849: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s851 = p;
      l850: {
        p++;
        l852: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s854 = p;
            l853: {
              p++;
              break l852;
            }
            p = s854;
          } else touched ||= p >= end;
        }
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
  l_text = text.slice(s839, p);
  l857: {
    const s855 = p;
    l856: {
      p = skipScalarEnd(p);
      if (p < 0) { break l856; }
      p = s855;
      break l857;
    }
    p = s855;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l858: {
    const s859 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      l860: {
        p++;
        break l858;
      }
      p = s859;
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
  const s863 = p;
  {
    const s864 = p;
    l865: {
      p = skipEnds(p);
      if (p < 0) { break l865; }
      return undefined;
    }
    p = s864;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l867: for (;;) {
    const s869 = p;
    l868: {
      {
        const s871 = p;
        l872: {
          p = skipEnds(p);
          if (p < 0) { break l872; }
          break l868;
        }
        p = s871;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l868;
      }
      p++;
      continue l867;
    }
    p = s869;
    break;
  }
  l_text = text.slice(s863, p);
  l876: {
    const s874 = p;
    l875: {
      p = skipScalarEnd(p);
      if (p < 0) { break l875; }
      p = s874;
      break l876;
    }
    p = s874;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf157(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l878: {
    const s879 = p;
    const t880 = trail.length;
    l881: {
      const r882 = readGap(p);
      if (r882 === undefined) { break l881; }
      value = r882;
      p = pos;
      break l878;
    }
    p = s879;
    if (trail.length > t880) trail.length = t880;
    l884: {
      const r885 = readBadCutPart(p);
      if (r885 === undefined) { break l884; }
      value = r885;
      p = pos;
      break l878;
    }
    p = s879;
    if (trail.length > t880) trail.length = t880;
    const r960 = readBadDebris(p);
    if (r960 === undefined) { return -1; }
    value = r960;
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
  l886: {
    const s887 = p;
    l888: {
      p = skipKey(p);
      if (p < 0) { break l888; }
      break l886;
    }
    p = s887;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l925: {
        p = skipNumber(p);
        if (p < 0) { break l925; }
        break l886;
      }
      p = s887;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l889: {
    const s890 = p;
    if (text.charCodeAt(p) === 34) {
      l891: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l891; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l891;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l891;
        }
        p++;
        break l889;
      }
      p = s890;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l900: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l900; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l900;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l900;
        }
        p++;
        break l889;
      }
      p = s890;
    } else touched ||= p >= end;
    l909: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l909; }
      p = skipMarkedKey(p);
      if (p < 0) { break l909; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l909; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l909;
      }
      p++;
      break l889;
    }
    p = s890;

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
  l892: for (;;) {
    const s894 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l893: {
        l896: {
          const s897 = p;
          if (text.charCodeAt(p) === 92) {
            l898: {
              p = skip_escape(p);
              if (p < 0) { break l898; }
              break l896;
            }
            p = s897;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l893;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l892;
      }
      p = s894;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l901: for (;;) {
    const s903 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l902: {
        l905: {
          const s906 = p;
          if (text.charCodeAt(p) === 92) {
            l907: {
              p = skip_escape(p);
              if (p < 0) { break l907; }
              break l905;
            }
            p = s906;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l902;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l901;
      }
      p = s903;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m914 = false;
  l911: for (;;) {
    const s913 = p;
    l912: {
      {
        const s915 = p;
        l916: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l916; }
          break l912;
        }
        p = s915;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l912;
      }
      p++;
      m914 = true;
      continue l911;
    }
    p = s913;
    break;
  }
  if (!m914) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n919 = characterSize(p, CLASS_3);
  if (n919 === 0) { return -1; }
  p += n919;
  l920: for (;;) {
    const s922 = p;
    if (p < end) {
      l921: {
        const n924 = characterSize(p, CLASS_4);
        if (n924 === 0) { break l921; }
        p += n924;
        continue l920;
      }
      p = s922;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l927: {
    if (text.charCodeAt(p) === 45) {
      const s929 = p;
      l928: {

        p++;
        break l927;
      }
      p = s929;
    } else touched ||= p >= end;
  }
  l930: {
    const s931 = p;
    if (text.charCodeAt(p) === 48) {
      l932: {

        p++;
        break l930;
      }
      p = s931;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l933: {
    if (text.charCodeAt(p) === 46) {
      const s935 = p;
      l934: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l934;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l933;
      }
      p = s935;
    } else touched ||= p >= end;
  }
  l936: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s938 = p;
      l937: {
        p++;
        l939: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s941 = p;
            l940: {
              p++;
              break l939;
            }
            p = s941;
          } else touched ||= p >= end;
        }
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
  l944: {
    const s942 = p;
    l943: {
      p = skipScalarEnd(p);
      if (p < 0) { break l943; }
      p = s942;
      break l944;
    }
    p = s942;
    return -1;
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s946 = p;
    l947: {
      p = skipEnds(p);
      if (p < 0) { break l947; }
      return -1;
    }
    p = s946;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l949: for (;;) {
    const s951 = p;
    l950: {
      {
        const s953 = p;
        l954: {
          p = skipEnds(p);
          if (p < 0) { break l954; }
          break l950;
        }
        p = s953;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l950;
      }
      p++;
      continue l949;
    }
    p = s951;
    break;
  }
  l958: {
    const s956 = p;
    l957: {
      p = skipScalarEnd(p);
      if (p < 0) { break l957; }
      p = s956;
      break l958;
    }
    p = s956;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s961 = p;
    l962: {
      p = skipEnds(p);
      if (p < 0) { break l962; }
      return undefined;
    }
    p = s961;
  }
  {
    const s964 = p;
    l965: {
      if (p < end) {
        {
          const s967 = p;
          l968: {
            p++;
            break l965;
          }
          p = s967;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s964;
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
  const r971 = readListEnd(p);
  if (r971 === undefined) { return -1; }
  value = r971;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l972: {
    const s973 = p;
    const t974 = trail.length;
    l975: {
      const r976 = readListClose(p);
      if (r976 === undefined) { break l975; }
      value = r976;
      p = pos;
      break l972;
    }
    p = s973;
    if (trail.length > t974) trail.length = t974;
    l981: {
      const r982 = readMissingRest(p);
      if (r982 === undefined) { break l981; }
      value = r982;
      p = pos;
      break l972;
    }
    p = s973;
    if (trail.length > t974) trail.length = t974;
    const r984 = readMissingBracket(p);
    if (r984 === undefined) { return undefined; }
    value = r984;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l977: {
    const s978 = p;
    if (text.charCodeAt(p) === 93) {
      l979: {

        p++;
        break l977;
      }
      p = s978;
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
  l987: {
    const s988 = p;
    const t989 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l990: {
        const r991 = readComma(p);
        if (r991 === undefined) { break l990; }
        value = r991;
        p = pos;
        break l987;
      }
      p = s988;
      if (trail.length > t989) trail.length = t989;
    } else touched ||= p >= end;
    l993: {
      const r994 = readGap(p);
      if (r994 === undefined) { break l993; }
      value = r994;
      p = pos;
      break l987;
    }
    p = s988;
    if (trail.length > t989) trail.length = t989;
    l996: {
      const r997 = readBadCutPart(p);
      if (r997 === undefined) { break l996; }
      value = r997;
      p = pos;
      break l987;
    }
    p = s988;
    if (trail.length > t989) trail.length = t989;
    const r999 = readBadDebris(p);
    if (r999 === undefined) { return -1; }
    value = r999;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf176(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r1001 = readObjectEnd(p);
  if (r1001 === undefined) { return -1; }
  value = r1001;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l1002: {
    const s1003 = p;
    const t1004 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l1005: {
        const r1006 = readObjectClose(p);
        if (r1006 === undefined) { break l1005; }
        value = r1006;
        p = pos;
        break l1002;
      }
      p = s1003;
      if (trail.length > t1004) trail.length = t1004;
    } else touched ||= p >= end;
    l1008: {
      const r1009 = readMissingRest(p);
      if (r1009 === undefined) { break l1008; }
      value = r1009;
      p = pos;
      break l1002;
    }
    p = s1003;
    if (trail.length > t1004) trail.length = t1004;
    const r1011 = readMissingBracket(p);
    if (r1011 === undefined) { return undefined; }
    value = r1011;
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
  l1014: {
    const s1015 = p;
    const t1016 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1017: {
        const r1018 = readSpace(p);
        if (r1018 === undefined) { break l1017; }
        value = r1018;
        p = pos;
        break l1014;
      }
      p = s1015;
      if (trail.length > t1016) trail.length = t1016;
    } else touched ||= p >= end;
    l1020: {
      const r1021 = readBadCutArgument(p);
      if (r1021 === undefined) { break l1020; }
      value = r1021;
      p = pos;
      break l1014;
    }
    p = s1015;
    if (trail.length > t1016) trail.length = t1016;
    l1026: {
      const r1027 = readBadCutPart(p);
      if (r1027 === undefined) { break l1026; }
      value = r1027;
      p = pos;
      break l1014;
    }
    p = s1015;
    if (trail.length > t1016) trail.length = t1016;
    const r1029 = readBadDebris(p);
    if (r1029 === undefined) { return -1; }
    value = r1029;
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
      const s1022 = p;
      l1023: {

        p++;
        return -1;
      }
      p = s1022;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf183(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r1031 = readPyCallEnd(p);
  if (r1031 === undefined) { return -1; }
  value = r1031;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l1032: {
    const s1033 = p;
    const t1034 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1035: {
        const r1036 = readPyCallClose(p);
        if (r1036 === undefined) { break l1035; }
        value = r1036;
        p = pos;
        break l1032;
      }
      p = s1033;
      if (trail.length > t1034) trail.length = t1034;
    } else touched ||= p >= end;
    l1038: {
      const r1039 = readMissingRest(p);
      if (r1039 === undefined) { break l1038; }
      value = r1039;
      p = pos;
      break l1032;
    }
    p = s1033;
    if (trail.length > t1034) trail.length = t1034;
    const r1041 = readMissingBracket(p);
    if (r1041 === undefined) { return undefined; }
    value = r1041;
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
  const r1044 = readCodeHead(p);
  if (r1044 === undefined) { return -1; }
  value = r1044;
  p = pos;
  leafValue = value;
  return p;
}

function readCodeHead(p: number): CodeHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l1045: {
    const s1046 = p;
    const t1047 = trail.length;
    l1048: {
      const r1049 = readMessageStart(p);
      if (r1049 === undefined) { break l1048; }
      l_opening = r1049;
      p = pos;
      l1068: for (;;) {
        const s1070 = p;
        const t1071 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
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
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l1048;
      }
      p = skipTo(p);
      if (p < 0) { break l1048; }
      p = skipCodeName(p);
      if (p < 0) { break l1048; }
      if (p < end) {
        {
          const s1220 = p;
          l1221: {
            const n1223 = characterSize(p, CLASS_5);
            if (n1223 === 0) { break l1221; }
            p += n1223;
            break l1048;
          }
          p = s1220;
        }
      } else touched ||= p >= end;
      l1224: for (;;) {
        const s1226 = p;
        const t1227 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1225: {
            const r1229 = readHeadPart(p);
            if (r1229 === undefined) { break l1225; }
            p = pos;
            continue l1224;
          }
          p = s1226;
          if (trail.length > t1227) trail.length = t1227;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1048;
      }
      p += 11;
      break l1045;
    }
    p = s1046;
    if (trail.length > t1047) trail.length = t1047;
    l_opening = null;
    l1231: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l1231; }
      p = skipCodeName(p);
      if (p < 0) { break l1231; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1231;
      }
      p = skipEol(p);
      if (p < 0) { break l1231; }
      break l1045;
    }
    p = s1046;
    if (trail.length > t1047) trail.length = t1047;
    l_opening = null;
    p = skipCodeOpen(p);
    if (p < 0) { return undefined; }
    {
      const s1232 = p;
      l1233: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1235: {
          const s1236 = p;
          if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
            l1237: {
              p++;
              break l1235;
            }
            p = s1236;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1238 = p;
              l1239: {
                p++;
                break l1233;
              }
              p = s1238;
            }
          } else touched ||= p >= end;
        }
        return undefined;
      }
      p = s1232;
    }
  }
  pos = p;
  return { type: 'CodeHead', start: base + start, end: base + p, opening: l_opening };
}

function readMessageStart(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l1050: {
    const s1051 = p;
    l1052: {
      const s1053 = p;
      p = skipChannels(p);
      if (p < 0) { break l1052; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l1052;
      }
      p += 9;
      l1054: {
        if (text.charCodeAt(p) === 97) {
          const s1056 = p;
          l1055: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l1055;
            }
            p += 9;
            break l1054;
          }
          p = s1056;
        } else touched ||= p >= end;
      }
      value = text.slice(s1053, p);
      break l1050;
    }
    p = s1051;
    const s1057 = p;
    p = skipChannels(p);
    if (p < 0) { return undefined; }
    l1060: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s1058 = p;
        l1059: {
          l1061: {
            const s1062 = p;
            if (text.charCodeAt(p) === 60) {
              l1063: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l1063;
                }
                p += 11;
                break l1061;
              }
              p = s1062;
            } else touched ||= p >= end;
            l1064: {
              if (text.charCodeAt(p) === 32) {
                const s1066 = p;
                l1065: {

                  p++;
                  break l1064;
                }
                p = s1066;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l1059;
            }
            p += 3;
          }
          p = s1058;
          break l1060;
        }
        p = s1058;
      } else touched ||= p >= end;
      return undefined;
    }
    value = text.slice(s1057, p);
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
  let e1074!: string[];
  const list1079: string[] = [];
  l1075: for (;;) {
    const s1077 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1076: {
        let v1078!: string;
        const r1081 = readBlank(p);
        if (r1081 === undefined) { break l1076; }
        v1078 = r1081;
        p = pos;
        list1079.push(v1078);
        continue l1075;
      }
      p = s1077;
    } else touched ||= p >= end;
    break;
  }
  e1074 = list1079;
  let e1083!: BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code";
  l1084: {
    const s1085 = p;
    const t1086 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l1087: {
        const r1088 = readBadHeaderAgain(p);
        if (r1088 === undefined) { break l1087; }
        e1083 = r1088;
        p = pos;
        break l1084;
      }
      p = s1085;
      if (trail.length > t1086) trail.length = t1086;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1152: {
        const r1153 = readChannel(p);
        if (r1153 === undefined) { break l1152; }
        e1083 = r1153;
        p = pos;
        break l1084;
      }
      p = s1085;
      if (trail.length > t1086) trail.length = t1086;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1163: {
        const r1164 = readBadConstraintAgain(p);
        if (r1164 === undefined) { break l1163; }
        e1083 = r1164;
        p = pos;
        break l1084;
      }
      p = s1085;
      if (trail.length > t1086) trail.length = t1086;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1169: {
        const r1170 = readConstraint(p);
        if (r1170 === undefined) { break l1169; }
        e1083 = r1170;
        p = pos;
        break l1084;
      }
      p = s1085;
      if (trail.length > t1086) trail.length = t1086;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l1180: {
        let e1181!: [string[], "to="];
        const r1182 = readTo(p);
        if (r1182 === undefined) { break l1180; }
        e1181 = r1182;
        p = pos;
        let e1194!: "assistant" | "user";
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l1180;
        }
        const r1195 = readPseudoName(p);
        if (r1195 === undefined) { break l1180; }
        e1194 = r1195;
        p = pos;
        let e1200!: null;
        if (p < end) {
          {
            const s1201 = p;
            l1202: {
              const n1204 = characterSize(p, CLASS_5);
              if (n1204 === 0) { break l1202; }
              p += n1204;
              break l1180;
            }
            p = s1201;
          }
        } else touched ||= p >= end;
        e1200 = null;
        e1083 = [e1181, e1194, e1200];
        break l1084;
      }
      p = s1085;
      if (trail.length > t1086) trail.length = t1086;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 99 || c === 106))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1205 = readContentType(p);
    if (r1205 === undefined) { return undefined; }
    e1083 = r1205;
    p = pos;
  }
  let e1210!: string[];
  const list1215: string[] = [];
  l1211: for (;;) {
    const s1213 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1212: {
        let v1214!: string;
        const r1217 = readBlank(p);
        if (r1217 === undefined) { break l1212; }
        v1214 = r1217;
        p = pos;
        list1215.push(v1214);
        continue l1211;
      }
      p = s1213;
    } else touched ||= p >= end;
    break;
  }
  e1210 = list1215;
  value = [e1074, e1083, e1210];
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
  l1091: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s1089 = p;
      l1090: {
        l1092: for (;;) {
          const s1094 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l1093: {
              l1096: {
                const s1097 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
                  l1098: {
                    if (text.charCodeAt(p) === 60) {
                      {
                        const s1099 = p;
                        l1100: {
                          if (!text.startsWith("<|channel|>", p)) {
                            reachesEnd(p, "<|channel|>");
                            break l1100;
                          }
                          p += 11;
                          break l1098;
                        }
                        p = s1099;
                      }
                    } else touched ||= p >= end;
                    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
                      touched ||= p >= end;
                      break l1098;
                    }
                    p = skipHeadPart(p);
                    if (p < 0) { break l1098; }
                    break l1096;
                  }
                  p = s1097;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l1093;
                }
                p = skipTo(p);
                if (p < 0) { break l1093; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l1093;
                }
                p = skipCalledName(p);
                if (p < 0) { break l1093; }
              }
              continue l1092;
            }
            p = s1094;
          } else touched ||= p >= end;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
          reachesEnd(p, "<|channel|>");
          break l1090;
        }
        p += 11;
        p = s1089;
        break l1091;
      }
      p = s1089;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadHeaderAgainNode = { type: 'BadHeaderAgain', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
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
  l1102: {
    const s1103 = p;
    if (text.charCodeAt(p) === 60) {
      l1104: {
        p = skipBadHeaderAgain(p);
        if (p < 0) { break l1104; }
        break l1102;
      }
      p = s1103;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1137: {
        if (!text.startsWith("<|channel|>", p)) {
          reachesEnd(p, "<|channel|>");
          break l1137;
        }
        p += 11;
        if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1137;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l1102;
      }
      p = s1103;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1138: {
        p = skipBadConstraintAgain(p);
        if (p < 0) { break l1138; }
        break l1102;
      }
      p = s1103;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1142: {
        if (!text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l1142;
        }
        p += 13;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l1102;
      }
      p = s1103;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l1143: {
        p = skipTo(p);
        if (p < 0) { break l1143; }
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l1143;
        }
        p = skipPseudoName(p);
        if (p < 0) { break l1143; }
        if (p < end) {
          {
            const s1144 = p;
            l1145: {
              const n1147 = characterSize(p, CLASS_5);
              if (n1147 === 0) { break l1145; }
              p += n1147;
              break l1143;
            }
            p = s1144;
          }
        } else touched ||= p >= end;
        break l1102;
      }
      p = s1103;
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
  l1107: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s1105 = p;
      l1106: {
        l1108: for (;;) {
          const s1110 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l1109: {
              l1112: {
                const s1113 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
                  l1114: {
                    if (text.charCodeAt(p) === 60) {
                      {
                        const s1115 = p;
                        l1116: {
                          if (!text.startsWith("<|channel|>", p)) {
                            reachesEnd(p, "<|channel|>");
                            break l1116;
                          }
                          p += 11;
                          break l1114;
                        }
                        p = s1115;
                      }
                    } else touched ||= p >= end;
                    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
                      touched ||= p >= end;
                      break l1114;
                    }
                    p = skipHeadPart(p);
                    if (p < 0) { break l1114; }
                    break l1112;
                  }
                  p = s1113;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l1109;
                }
                p = skipTo(p);
                if (p < 0) { break l1109; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l1109;
                }
                p = skipCalledName(p);
                if (p < 0) { break l1109; }
              }
              continue l1108;
            }
            p = s1110;
          } else touched ||= p >= end;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
          reachesEnd(p, "<|channel|>");
          break l1106;
        }
        p += 11;
        p = s1105;
        break l1107;
      }
      p = s1105;
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
      const s1118 = p;
      l1119: {
        p = skipPseudoName(p);
        if (p < 0) { break l1119; }
        if (p < end) {
          {
            const s1124 = p;
            l1125: {
              const n1127 = characterSize(p, CLASS_5);
              if (n1127 === 0) { break l1125; }
              p += n1127;
              break l1119;
            }
            p = s1124;
          }
        } else touched ||= p >= end;
        return -1;
      }
      p = s1118;
    }
  } else touched ||= p >= end;
  l1128: {
    if (text.charCodeAt(p) === 102) {
      const s1130 = p;
      l1129: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l1129;
        }
        p += 10;
        break l1128;
      }
      p = s1130;
    } else touched ||= p >= end;
  }
  let m1135 = false;
  l1132: for (;;) {
    const s1134 = p;
    if (p < end) {
      l1133: {
        const n1136 = characterSize(p, CLASS_5);
        if (n1136 === 0) { break l1133; }
        p += n1136;
        m1135 = true;
        continue l1132;
      }
      p = s1134;
    } else touched ||= p >= end;
    break;
  }
  if (!m1135) { return -1; }
  return p;
}

function skipPseudoName(p: number): number {
  l1121: {
    const s1122 = p;
    if (text.charCodeAt(p) === 97) {
      l1123: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l1123;
        }
        p += 9;
        break l1121;
      }
      p = s1122;
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
  l1141: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s1139 = p;
      l1140: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l1140;
        }
        p += 13;
        p = s1139;
        break l1141;
      }
      p = s1139;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipContentType(p: number): number {
  l1148: {
    const s1149 = p;
    if (text.charCodeAt(p) === 106) {
      l1150: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l1150;
        }
        p += 4;
        break l1148;
      }
      p = s1149;
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
  let e1154!: "<|channel|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
    reachesEnd(p, "<|channel|>");
    return undefined;
  }
  e1154 = "<|channel|>";
  p += 11;
  let e1155!: string[];
  const list1160: string[] = [];
  l1156: for (;;) {
    const s1158 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l1157: {
        let v1159!: string;
        v1159 = text.charAt(p);
        p++;
        list1160.push(v1159);
        continue l1156;
      }
      p = s1158;
    } else touched ||= p >= end;
    break;
  }
  if (list1160.length === 0) { return undefined; }
  e1155 = list1160;
  value = [e1154, e1155];
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
  l1167: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s1165 = p;
      l1166: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l1166;
        }
        p += 13;
        p = s1165;
        break l1167;
      }
      p = s1165;
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
  let e1171!: "<|constrain|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
    reachesEnd(p, "<|constrain|>");
    return undefined;
  }
  e1171 = "<|constrain|>";
  p += 13;
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
  e1172 = list1177;
  value = [e1171, e1172];
  pos = p;
  return value;
}

function readTo(p: number): [string[], "to="] | undefined {
  let c = 0;
  let value!: [string[], "to="];
  let e1183!: string[];
  const list1188: string[] = [];
  l1184: for (;;) {
    const s1186 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1185: {
        let v1187!: string;
        const r1190 = readBlank(p);
        if (r1190 === undefined) { break l1185; }
        v1187 = r1190;
        p = pos;
        list1188.push(v1187);
        continue l1184;
      }
      p = s1186;
    } else touched ||= p >= end;
    break;
  }
  e1183 = list1188;
  let e1192!: "to=";
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return undefined;
  }
  e1192 = "to=";
  p += 3;
  value = [e1183, e1192];
  pos = p;
  return value;
}

function readPseudoName(p: number): "assistant" | "user" | undefined {
  let value!: "assistant" | "user";
  l1196: {
    const s1197 = p;
    if (text.charCodeAt(p) === 97) {
      l1198: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l1198;
        }
        value = "assistant";
        p += 9;
        break l1196;
      }
      p = s1197;
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
  l1206: {
    const s1207 = p;
    if (text.charCodeAt(p) === 106) {
      l1208: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l1208;
        }
        value = "json";
        p += 4;
        break l1206;
      }
      p = s1207;
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

function leaf210(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, string];
  const r1242 = readCodeChar(p);
  if (r1242 === undefined) { return -1; }
  value = r1242;
  p = pos;
  leafValue = value;
  return p;
}

function readCodeChar(p: number): [null, null, string] | undefined {
  let c = 0;
  let value!: [null, null, string];
  let e1243!: null;
  {
    const s1244 = p;
    l1245: {
      p = skipMarkAhead(p);
      if (p < 0) { break l1245; }
      return undefined;
    }
    p = s1244;
  }
  e1243 = null;
  let e1297!: null;
  {
    const s1298 = p;
    l1299: {
      p = skipEndToken(p);
      if (p < 0) { break l1299; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1301: {
        const s1303 = p;
        l1302: {
          p = skipTokens(p);
          if (p < 0) { break l1302; }
          break l1301;
        }
        p = s1303;
      }
      if (p < end) {
        {
          const s1304 = p;
          l1305: {
            p++;
            break l1299;
          }
          p = s1304;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s1298;
  }
  e1297 = null;
  let e1307!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e1307 = text.charAt(p);
  p++;
  value = [e1243, e1297, e1307];
  pos = p;
  return value;
}

function skipMarkAhead(p: number): number {
  let c = 0;
  l1247: {
    const s1248 = p;
    l1249: {
      p = skipEndMark(p);
      if (p < 0) { break l1249; }
      break l1247;
    }
    p = s1248;
    l1254: {
      p = skipChannels(p);
      if (p < 0) { break l1254; }
      l1257: {
        if (text.charCodeAt(p) === 60) {
          const s1255 = p;
          l1256: {

            p++;
            p = s1255;
            break l1257;
          }
          p = s1255;
        } else touched ||= p >= end;
        break l1254;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l1254; }
      break l1247;
    }
    p = s1248;
    l1282: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l1282; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1282;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l1282; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1282;
      }
      p = skipEol(p);
      if (p < 0) { break l1282; }
      break l1247;
    }
    p = s1248;
    p = skipCutMark(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipEndMark(p: number): number {
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l1250: {
    const s1251 = p;
    if (text.charCodeAt(p) === 60) {
      l1252: {
        if (!text.startsWith("<|end|>", p)) {
          reachesEnd(p, "<|end|>");
          break l1252;
        }
        p += 7;
        break l1250;
      }
      p = s1251;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l1253: {
        if (!text.startsWith("<|return|>", p)) {
          reachesEnd(p, "<|return|>");
          break l1253;
        }
        p += 10;
        break l1250;
      }
      p = s1251;
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
  l1275: for (;;) {
    const s1277 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l1276: {
        l1279: {
          const s1280 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l1281: {
              p = skipHeadPart(p);
              if (p < 0) { break l1281; }
              break l1279;
            }
            p = s1280;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
            touched ||= p >= end;
            break l1276;
          }
          p = skipTo(p);
          if (p < 0) { break l1276; }
          if (!(p < end)) {
            touched ||= p >= end;
            break l1276;
          }
          p = skipCalledName(p);
          if (p < 0) { break l1276; }
        }
        continue l1275;
      }
      p = s1277;
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

function skipMessageStart(p: number): number {
  let c = 0;
  l1258: {
    const s1259 = p;
    l1260: {
      p = skipChannels(p);
      if (p < 0) { break l1260; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l1260;
      }
      p += 9;
      l1262: {
        if (text.charCodeAt(p) === 97) {
          const s1264 = p;
          l1263: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l1263;
            }
            p += 9;
            break l1262;
          }
          p = s1264;
        } else touched ||= p >= end;
      }
      break l1258;
    }
    p = s1259;
    p = skipChannels(p);
    if (p < 0) { return -1; }
    l1268: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s1266 = p;
        l1267: {
          l1269: {
            const s1270 = p;
            if (text.charCodeAt(p) === 60) {
              l1271: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l1271;
                }
                p += 11;
                break l1269;
              }
              p = s1270;
            } else touched ||= p >= end;
            l1272: {
              if (text.charCodeAt(p) === 32) {
                const s1274 = p;
                l1273: {

                  p++;
                  break l1272;
                }
                p = s1274;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l1267;
            }
            p += 3;
          }
          p = s1266;
          break l1268;
        }
        p = s1266;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipRecipientName(p: number): number {
  const n1284 = characterSize(p, CLASS_1);
  if (n1284 === 0) { return -1; }
  p += n1284;
  l1285: for (;;) {
    const s1287 = p;
    if (p < end) {
      l1286: {
        const n1289 = characterSize(p, CLASS_5);
        if (n1289 === 0) { break l1286; }
        p += n1289;
        continue l1285;
      }
      p = s1287;
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
  l1290: {
    const s1291 = p;
    l1292: {
      p = skipEndMark(p);
      if (p < 0) { break l1292; }
      break l1290;
    }
    p = s1291;
    l1293: {
      p = skipChannels(p);
      if (p < 0) { break l1293; }
      l1296: {
        if (text.charCodeAt(p) === 60) {
          const s1294 = p;
          l1295: {

            p++;
            p = s1294;
            break l1296;
          }
          p = s1294;
        } else touched ||= p >= end;
        break l1293;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l1293; }
      break l1290;
    }
    p = s1291;
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

function text221(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1309: {
      {
        const s1310 = p;
        l1311: {
          p = skipMarkAhead(p);
          if (p < 0) { break l1311; }
          break l1309;
        }
        p = s1310;
      }
      {
        const s1313 = p;
        l1314: {
          p = skipEndToken(p);
          if (p < 0) { break l1314; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1316: {
            const s1318 = p;
            l1317: {
              p = skipTokens(p);
              if (p < 0) { break l1317; }
              break l1316;
            }
            p = s1318;
          }
          if (p < end) {
            {
              const s1319 = p;
              l1320: {
                p++;
                break l1314;
              }
              p = s1319;
            }
          } else touched ||= p >= end;
          break l1309;
        }
        p = s1313;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1309;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf222(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  const r1322 = readMessageEnd(p);
  if (r1322 === undefined) { return -1; }
  value = r1322;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageEnd(p: number): MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  l1323: {
    const s1324 = p;
    const t1325 = trail.length;
    l1326: {
      const r1327 = readMessageClose(p);
      if (r1327 === undefined) { break l1326; }
      value = r1327;
      p = pos;
      break l1323;
    }
    p = s1324;
    if (trail.length > t1325) trail.length = t1325;
    l1329: {
      const r1330 = readBadCutMessageClose(p);
      if (r1330 === undefined) { break l1329; }
      value = r1330;
      p = pos;
      break l1323;
    }
    p = s1324;
    if (trail.length > t1325) trail.length = t1325;
    l1332: {
      const r1333 = readMissingMessageClose(p);
      if (r1333 === undefined) { break l1332; }
      value = r1333;
      p = pos;
      break l1323;
    }
    p = s1324;
    if (trail.length > t1325) trail.length = t1325;
    const r1338 = readMessageOver(p);
    if (r1338 === undefined) { return undefined; }
    value = r1338;
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
  l1336: {
    if (text.charCodeAt(p) === 60) {
      const s1334 = p;
      l1335: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l1335;
        }
        p += 2;
        p = s1334;
        break l1336;
      }
      p = s1334;
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

function leaf228(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextHeadNode;
  const r1341 = readTextHead(p);
  if (r1341 === undefined) { return -1; }
  value = r1341;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l1342: {
    const s1343 = p;
    const t1344 = trail.length;
    l1345: {
      const r1346 = readMessageStart(p);
      if (r1346 === undefined) { break l1345; }
      l_opening = r1346;
      p = pos;
      l1348: for (;;) {
        const s1350 = p;
        const t1351 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1349: {
            const r1353 = readHeadPart(p);
            if (r1353 === undefined) { break l1349; }
            p = pos;
            continue l1348;
          }
          p = s1350;
          if (trail.length > t1351) trail.length = t1351;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1345;
      }
      p += 11;
      break l1342;
    }
    p = s1343;
    if (trail.length > t1344) trail.length = t1344;
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

function leaf232(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolMessageHeadNode;
  const r1356 = readToolMessageHead(p);
  if (r1356 === undefined) { return -1; }
  value = r1356;
  p = pos;
  leafValue = value;
  return p;
}

function readToolMessageHead(p: number): ToolMessageHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  let l_name!: string;
  l1357: {
    const s1358 = p;
    const t1359 = trail.length;
    l1360: {
      const r1361 = readMessageStart(p);
      if (r1361 === undefined) { break l1360; }
      l_opening = r1361;
      p = pos;
      l1363: for (;;) {
        const s1365 = p;
        const t1366 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1364: {
            const r1368 = readHeadPart(p);
            if (r1368 === undefined) { break l1364; }
            p = pos;
            continue l1363;
          }
          p = s1365;
          if (trail.length > t1366) trail.length = t1366;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l1360;
      }
      p = skipTo(p);
      if (p < 0) { break l1360; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1360;
      }
      const r1370 = readCalledName(p);
      if (r1370 === undefined) { break l1360; }
      l_name = r1370;
      p = pos;
      l1388: for (;;) {
        const s1390 = p;
        const t1391 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1389: {
            const r1393 = readHeadPart(p);
            if (r1393 === undefined) { break l1389; }
            p = pos;
            continue l1388;
          }
          p = s1390;
          if (trail.length > t1391) trail.length = t1391;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1360;
      }
      p += 11;
      break l1357;
    }
    p = s1358;
    if (trail.length > t1359) trail.length = t1359;
    l_opening = null;
    p = skipRecipientOpen(p);
    if (p < 0) { return undefined; }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1395 = readRecipientName(p);
    if (r1395 === undefined) { return undefined; }
    l_name = r1395;
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
      const s1371 = p;
      l1372: {
        p = skipPseudoName(p);
        if (p < 0) { break l1372; }
        if (p < end) {
          {
            const s1374 = p;
            l1375: {
              const n1377 = characterSize(p, CLASS_5);
              if (n1377 === 0) { break l1375; }
              p += n1377;
              break l1372;
            }
            p = s1374;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1371;
    }
  } else touched ||= p >= end;
  l1378: {
    if (text.charCodeAt(p) === 102) {
      const s1380 = p;
      l1379: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l1379;
        }
        p += 10;
        break l1378;
      }
      p = s1380;
    } else touched ||= p >= end;
  }
  const s1381 = p;
  let m1385 = false;
  l1382: for (;;) {
    const s1384 = p;
    if (p < end) {
      l1383: {
        const n1386 = characterSize(p, CLASS_5);
        if (n1386 === 0) { break l1383; }
        p += n1386;
        m1385 = true;
        continue l1382;
      }
      p = s1384;
    } else touched ||= p >= end;
    break;
  }
  if (!m1385) { return undefined; }
  value = text.slice(s1381, p);
  pos = p;
  return value;
}

function readRecipientName(p: number): string | undefined {
  let value!: string;
  const s1396 = p;
  const n1397 = characterSize(p, CLASS_1);
  if (n1397 === 0) { return undefined; }
  p += n1397;
  l1398: for (;;) {
    const s1400 = p;
    if (p < end) {
      l1399: {
        const n1402 = characterSize(p, CLASS_5);
        if (n1402 === 0) { break l1399; }
        p += n1402;
        continue l1398;
      }
      p = s1400;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1396, p);
  pos = p;
  return value;
}

function leaf236(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerFenceNode | null;
  l1405: {
    if (text.charCodeAt(p) === 96) {
      const s1407 = p;
      const t1408 = trail.length;
      l1406: {
        const r1409 = readBadInnerFence(p);
        if (r1409 === undefined) { break l1406; }
        value = r1409;
        p = pos;
        break l1405;
      }
      p = s1407;
      if (trail.length > t1408) trail.length = t1408;
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
  l1412: {
    const s1410 = p;
    l1411: {
      l1413: {
        const s1414 = p;
        if (text.charCodeAt(p) === 123) {
          l1415: {

            p++;
            break l1413;
          }
          p = s1414;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l1416: {

            p++;
            break l1413;
          }
          p = s1414;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l1411; }
      }
      p = s1410;
      break l1412;
    }
    p = s1410;
    return undefined;
  }
  pos = p;
  const node: BadInnerFenceNode = { type: 'BadInnerFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipVisible(p: number): number {
  l1417: {
    const s1418 = p;
    l1419: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l1419; }
      break l1417;
    }
    p = s1418;
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

function leaf243(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1421!: null;
  l1424: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      const s1422 = p;
      l1423: {
        p++;
        p = s1422;
        break l1424;
      }
      p = s1422;
    } else touched ||= p >= end;
    return -1;
  }
  e1421 = null;
  value = [e1421];
  leafValue = value;
  return p;
}

function leaf244(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string, null, [null, null, string]];
  const r1425 = readPlainChar(p);
  if (r1425 === undefined) { return -1; }
  value = r1425;
  p = pos;
  leafValue = value;
  return p;
}

function readPlainChar(p: number): [string, null, [null, null, string]] | undefined {
  let value!: [string, null, [null, null, string]];
  let e1426!: string;
  const r1427 = readChannels(p);
  if (r1427 === undefined) { return undefined; }
  e1426 = r1427;
  p = pos;
  let e1429!: null;
  {
    const s1430 = p;
    l1431: {
      p = skipCutMark(p);
      if (p < 0) { break l1431; }
      return undefined;
    }
    p = s1430;
  }
  e1429 = null;
  let e1433!: [null, null, string];
  const r1434 = readCodeChar(p);
  if (r1434 === undefined) { return undefined; }
  e1433 = r1434;
  p = pos;
  value = [e1426, e1429, e1433];
  pos = p;
  return value;
}

function text246(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1437: {
      p = skipChannels(p);
      if (p < 0) { break l1437; }
      {
        const s1438 = p;
        l1439: {
          p = skipCutMark(p);
          if (p < 0) { break l1439; }
          break l1437;
        }
        p = s1438;
      }
      p = skipCodeChar(p);
      if (p < 0) { break l1437; }

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
    const s1441 = p;
    l1442: {
      p = skipMarkAhead(p);
      if (p < 0) { break l1442; }
      return -1;
    }
    p = s1441;
  }
  {
    const s1444 = p;
    l1445: {
      p = skipEndToken(p);
      if (p < 0) { break l1445; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1447: {
        const s1449 = p;
        l1448: {
          p = skipTokens(p);
          if (p < 0) { break l1448; }
          break l1447;
        }
        p = s1449;
      }
      if (p < end) {
        {
          const s1450 = p;
          l1451: {
            p++;
            break l1445;
          }
          p = s1450;
        }
      } else touched ||= p >= end;
      return -1;
    }
    p = s1444;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf248(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  const r1453 = readMessageRest(p);
  if (r1453 === undefined) { return -1; }
  value = r1453;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageRest(p: number): SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  l1454: {
    const s1455 = p;
    const t1456 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1457: {
        const r1458 = readSpace(p);
        if (r1458 === undefined) { break l1457; }
        value = r1458;
        p = pos;
        break l1454;
      }
      p = s1455;
      if (trail.length > t1456) trail.length = t1456;
    } else touched ||= p >= end;
    l1460: {
      const r1461 = readInnerFenceEnd(p);
      if (r1461 === undefined) { break l1460; }
      value = r1461;
      p = pos;
      break l1454;
    }
    p = s1455;
    if (trail.length > t1456) trail.length = t1456;
    l1466: {
      const r1467 = readBadBrackets(p);
      if (r1467 === undefined) { break l1466; }
      value = r1467;
      p = pos;
      break l1454;
    }
    p = s1455;
    if (trail.length > t1456) trail.length = t1456;
    const r1476 = readBadMessageWords(p);
    if (r1476 === undefined) { return undefined; }
    value = r1476;
    p = pos;
  }
  pos = p;
  return value;
}

function readInnerFenceEnd(p: number): InnerFenceEndNode | undefined {
  const start = p;
  {
    const s1462 = p;
    l1463: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1463; }
      return undefined;
    }
    p = s1462;
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
  let m1471 = false;
  l1468: for (;;) {
    const s1470 = p;
    l1469: {
      {
        const s1472 = p;
        l1473: {
          p = skipEnds(p);
          if (p < 0) { break l1473; }
          break l1469;
        }
        p = s1472;
      }
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1469;
      }
      p++;
      m1471 = true;
      continue l1468;
    }
    p = s1470;
    break;
  }
  if (!m1471) { return undefined; }
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
  let m1480 = false;
  l1477: for (;;) {
    const s1479 = p;
    l1478: {
      {
        const s1481 = p;
        l1482: {
          p = skipMarkAhead(p);
          if (p < 0) { break l1482; }
          break l1478;
        }
        p = s1481;
      }
      {
        const s1484 = p;
        l1485: {
          p = skipEndToken(p);
          if (p < 0) { break l1485; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1487: {
            const s1489 = p;
            l1488: {
              p = skipTokens(p);
              if (p < 0) { break l1488; }
              break l1487;
            }
            p = s1489;
          }
          if (p < end) {
            {
              const s1490 = p;
              l1491: {
                p++;
                break l1485;
              }
              p = s1490;
            }
          } else touched ||= p >= end;
          break l1478;
        }
        p = s1484;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1478;
      }
      p++;
      m1480 = true;
      continue l1477;
    }
    p = s1479;
    break;
  }
  if (!m1480) { return undefined; }
  pos = p;
  const node: BadMessageWordsNode = { type: 'BadMessageWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf255(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r1495 = readSectionOpen(p);
  if (r1495 === undefined) { return -1; }
  value = r1495;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen(p: number): SectionOpenNode | undefined {
  const start = p;
  l1496: {
    const s1497 = p;
    const t1498 = trail.length;
    l1499: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1499; }
      break l1496;
    }
    p = s1497;
    if (trail.length > t1498) trail.length = t1498;
    const r1500 = readBadSectionOpen(p);
    if (r1500 === undefined) { return undefined; }
    p = pos;
  }
  l1502: for (;;) {
    const s1504 = p;
    const t1505 = trail.length;
    l1503: {
      const r1507 = readBadOpenAgain(p);
      if (r1507 === undefined) { break l1503; }
      p = pos;
      continue l1502;
    }
    p = s1504;
    if (trail.length > t1505) trail.length = t1505;
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

function leaf263(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallHeadNode;
  const r1510 = readCallHead(p);
  if (r1510 === undefined) { return -1; }
  value = r1510;
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
  l1511: {
    const s1512 = p;
    const t1513 = trail.length;
    l1514: {
      p = skipCallOpen(p);
      if (p < 0) { break l1514; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1515 = readCallName(p);
      if (r1515 === undefined) { break l1514; }
      l_name = r1515;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1528: {
        const s1530 = p;
        l1529: {
          const r1531 = readCallId(p);
          if (r1531 === undefined) { break l1529; }
          l_id = r1531;
          p = pos;
          break l1528;
        }
        p = s1530;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1514; }
      const list1538: AttributeNode[] = [];
      l1534: for (;;) {
        const s1536 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1535: {
            let v1537!: AttributeNode;
            const r1540 = readAttribute(p);
            if (r1540 === undefined) { break l1535; }
            v1537 = r1540;
            p = pos;
            list1538.push(v1537);
            continue l1534;
          }
          p = s1536;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1538;
      p = skipHeadEnd(p);
      if (p < 0) { break l1514; }
      break l1511;
    }
    p = s1512;
    if (trail.length > t1513) trail.length = t1513;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    l1544: {
      p = skipCallOpen(p);
      if (p < 0) { break l1544; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1545 = readCallName(p);
      if (r1545 === undefined) { break l1544; }
      l_name = r1545;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l1544; }
      break l1511;
    }
    p = s1512;
    if (trail.length > t1513) trail.length = t1513;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    const r1557 = readBadCallOpen(p);
    if (r1557 === undefined) { return undefined; }
    l_flaw = r1557;
    p = pos;
    const r1559 = readCallName(p);
    if (r1559 === undefined) { return undefined; }
    l_name = r1559;
    p = pos;
    l1561: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1563 = p;
        l1562: {
          p++;
          break l1561;
        }
        p = s1563;
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
  const s1516 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l1523: for (;;) {
    const s1525 = p;
    l1524: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1524; }
      continue l1523;
    }
    p = s1525;
    break;
  }
  value = text.slice(s1516, p);
  pos = p;
  return value;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s1517 = p;
    l1518: {
      p = skipNameEnd(p);
      if (p < 0) { break l1518; }
      return -1;
    }
    p = s1517;
  }
  {
    const s1520 = p;
    l1521: {
      p = skipEnds(p);
      if (p < 0) { break l1521; }
      return -1;
    }
    p = s1520;
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
  const s1532 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1532, p);
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
  const s1541 = p;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l_name = text.slice(s1541, p);
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
  const s1542 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s1542, p);
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
  l1549: {
    const s1547 = p;
    l1548: {
      l1550: {
        const s1551 = p;
        l1552: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1553: {
            const s1554 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l1555: {
                p++;
                break l1553;
              }
              p = s1554;
            } else touched ||= p >= end;
            l1556: {
              p = skipParameterOpen(p);
              if (p < 0) { break l1556; }
              break l1553;
            }
            p = s1554;
            p = skipEnds(p);
            if (p < 0) { break l1552; }
          }
          break l1550;
        }
        p = s1551;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1548;
        }
        p++;
      }
      p = s1547;
      break l1549;
    }
    p = s1547;
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

function leaf283(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ParameterHeadNode;
  const r1565 = readParameterHead(p);
  if (r1565 === undefined) { return -1; }
  value = r1565;
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
  l1566: {
    const s1567 = p;
    const t1568 = trail.length;
    l1569: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1569; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1570 = readParameterKey(p);
      if (r1570 === undefined) { break l1569; }
      l_key = r1570;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1569; }
      const list1584: AttributeNode[] = [];
      l1580: for (;;) {
        const s1582 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1581: {
            let v1583!: AttributeNode;
            const r1586 = readAttribute(p);
            if (r1586 === undefined) { break l1581; }
            v1583 = r1586;
            p = pos;
            list1584.push(v1583);
            continue l1580;
          }
          p = s1582;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1584;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1569; }
      l1588: {
        const s1589 = p;
        l1590: {
          p = skipValueStart(p);
          if (p < 0) { break l1590; }
          break l1588;
        }
        p = s1589;
        p = skipValueFollows(p);
        if (p < 0) { break l1569; }
      }
      break l1566;
    }
    p = s1567;
    if (trail.length > t1568) trail.length = t1568;
    l_attributes = null;
    l_flaw = null;
    const r1591 = readBadParameterOpen(p);
    if (r1591 === undefined) { return undefined; }
    l_flaw = r1591;
    p = pos;
    const r1593 = readParameterKey(p);
    if (r1593 === undefined) { return undefined; }
    l_key = r1593;
    p = pos;
    l1595: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1597 = p;
        l1596: {
          p++;
          break l1595;
        }
        p = s1597;
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
  const s1571 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l1575: for (;;) {
    const s1577 = p;
    l1576: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1576; }
      continue l1575;
    }
    p = s1577;
    break;
  }
  value = text.slice(s1571, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s1572 = p;
    l1573: {
      p = skipKeyEnd(p);
      if (p < 0) { break l1573; }
      return -1;
    }
    p = s1572;
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

function leaf299(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawLayoutNode | null;
  l1599: {
    const s1601 = p;
    l1600: {
      const r1602 = readRawLayout(p);
      if (r1602 === undefined) { break l1600; }
      value = r1602;
      p = pos;
      break l1599;
    }
    p = s1601;
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

function leaf303(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r1604 = readRawChar(p);
  if (r1604 === undefined) { return -1; }
  value = r1604;
  p = pos;
  leafValue = value;
  return p;
}

function readRawChar(p: number): [null, string] | undefined {
  let c = 0;
  let value!: [null, string];
  let e1605!: null;
  {
    const s1606 = p;
    l1607: {
      p = skipRawStop(p);
      if (p < 0) { break l1607; }
      return undefined;
    }
    p = s1606;
  }
  e1605 = null;
  let e1649!: string;
  l1650: {
    const s1651 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1652: {
        const r1653 = readEol(p);
        if (r1653 === undefined) { break l1652; }
        e1649 = r1653;
        p = pos;
        break l1650;
      }
      p = s1651;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    e1649 = text.charAt(p);
    p++;
  }
  value = [e1605, e1649];
  pos = p;
  return value;
}

function skipRawStop(p: number): number {
  l1609: {
    const s1611 = p;
    l1610: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1610; }
      break l1609;
    }
    p = s1611;
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
  l1612: {
    const s1613 = p;
    l1614: {
      p = skipLenient(p);
      if (p < 0) { break l1614; }
      l1615: {
        const s1616 = p;
        l1617: {
          p = skipParameterClose(p);
          if (p < 0) { break l1617; }
          break l1615;
        }
        p = s1616;
        p = skipNamedClose(p);
        if (p < 0) { break l1614; }
      }
      break l1612;
    }
    p = s1613;
    l1618: {
      p = skipGuarded(p);
      if (p < 0) { break l1618; }
      l1619: {
        const s1620 = p;
        l1621: {
          p = skipParameterClose(p);
          if (p < 0) { break l1621; }
          break l1619;
        }
        p = s1620;
        p = skipDriftedClose(p);
        if (p < 0) { break l1618; }
      }
      l1630: {
        const s1628 = p;
        l1629: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1631: {
            const s1632 = p;
            l1633: {
              p = skipEnds(p);
              if (p < 0) { break l1633; }
              break l1631;
            }
            p = s1632;
            if (p < end) {
              {
                const s1634 = p;
                l1635: {
                  p++;
                  break l1629;
                }
                p = s1634;
              }
            } else touched ||= p >= end;
          }
          p = s1628;
          break l1630;
        }
        p = s1628;
        break l1618;
      }
      break l1612;
    }
    p = s1613;
    l1637: {
      p = skipEnds(p);
      if (p < 0) { break l1637; }
      l1640: {
        const s1638 = p;
        l1639: {
          p = skipGuarded(p);
          if (p < 0) { break l1639; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1641: {
            const s1642 = p;
            l1643: {
              p = skipEnds(p);
              if (p < 0) { break l1643; }
              break l1641;
            }
            p = s1642;
            if (p < end) {
              {
                const s1644 = p;
                l1645: {
                  p++;
                  break l1639;
                }
                p = s1644;
              }
            } else touched ||= p >= end;
          }
          p = s1638;
          break l1640;
        }
        p = s1638;
        break l1637;
      }
      break l1612;
    }
    p = s1613;
    l1647: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1647; }
      break l1612;
    }
    p = s1613;
    l1648: {
      p = skipWrongParameterOpen(p);
      if (p < 0) { break l1648; }
      break l1612;
    }
    p = s1613;
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
  l1622: {
    const s1623 = p;
    l1624: {
      p = skipNamedClose(p);
      if (p < 0) { break l1624; }
      break l1622;
    }
    p = s1623;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) p++;
    touched ||= p >= end;
    l1625: {
      if (text.charCodeAt(p) === 62) {
        const s1627 = p;
        l1626: {

          p++;
          break l1625;
        }
        p = s1627;
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

function text321(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1656: {
      {
        const s1657 = p;
        l1658: {
          p = skipRawStop(p);
          if (p < 0) { break l1658; }
          break l1656;
        }
        p = s1657;
      }
      l1660: {
        const s1661 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1662: {
            p = skipEol(p);
            if (p < 0) { break l1662; }
            break l1660;
          }
          p = s1661;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1656;
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

function leaf322(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  const r1663 = readParameterEnd(p);
  if (r1663 === undefined) { return -1; }
  value = r1663;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l1664: {
    const s1665 = p;
    const t1666 = trail.length;
    l1667: {
      const r1668 = readRawEnd(p);
      if (r1668 === undefined) { break l1667; }
      value = r1668;
      p = pos;
      break l1664;
    }
    p = s1665;
    if (trail.length > t1666) trail.length = t1666;
    l1673: {
      const r1674 = readBadParameterClose(p);
      if (r1674 === undefined) { break l1673; }
      value = r1674;
      p = pos;
      break l1664;
    }
    p = s1665;
    if (trail.length > t1666) trail.length = t1666;
    l1679: {
      const r1680 = readBadCutRaw(p);
      if (r1680 === undefined) { break l1679; }
      value = r1680;
      p = pos;
      break l1664;
    }
    p = s1665;
    if (trail.length > t1666) trail.length = t1666;
    l1685: {
      const r1686 = readMissingRest(p);
      if (r1686 === undefined) { break l1685; }
      value = r1686;
      p = pos;
      break l1664;
    }
    p = s1665;
    if (trail.length > t1666) trail.length = t1666;
    const r1688 = readMissingParameterClose(p);
    if (r1688 === undefined) { return undefined; }
    value = r1688;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l1669: {
    const s1671 = p;
    l1670: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1670; }
      break l1669;
    }
    p = s1671;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l1675: {
    const s1677 = p;
    l1676: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1676; }
      break l1675;
    }
    p = s1677;
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
  l1681: {
    const s1683 = p;
    l1682: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1682; }
      break l1681;
    }
    p = s1683;
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

function leaf330(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutParameterNode;
  const r1691 = readBadCutParameter(p);
  if (r1691 === undefined) { return -1; }
  value = r1691;
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
  l1692: {
    const s1693 = p;
    l1694: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1694; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1694; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1694; }
      l1700: for (;;) {
        const s1702 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1701: {
            p = skipAttribute(p);
            if (p < 0) { break l1701; }
            continue l1700;
          }
          p = s1702;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1694; }
      l1706: {
        const s1707 = p;
        l1708: {
          p = skipValueStart(p);
          if (p < 0) { break l1708; }
          break l1706;
        }
        p = s1707;
        p = skipValueFollows(p);
        if (p < 0) { break l1694; }
      }
      break l1692;
    }
    p = s1693;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l1709: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1711 = p;
        l1710: {
          p++;
          break l1709;
        }
        p = s1711;
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
  l1696: for (;;) {
    const s1698 = p;
    l1697: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1697; }
      continue l1696;
    }
    p = s1698;
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

function leaf337(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementHeadNode;
  const r1713 = readElementHead(p);
  if (r1713 === undefined) { return -1; }
  value = r1713;
  p = pos;
  leafValue = value;
  return p;
}

function readElementHead(p: number): ElementHeadNode | undefined {
  const start = p;
  let l_key!: string;
  p = skipTagOpen(p);
  if (p < 0) { return undefined; }
  const r1714 = readElementKey(p);
  if (r1714 === undefined) { return undefined; }
  l_key = r1714;
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
  l1715: {
    const s1716 = p;
    l1717: {
      const r1718 = readToolParameter(p);
      if (r1718 === undefined) { break l1717; }
      value = r1718;
      p = pos;
      break l1715;
    }
    p = s1716;
    {
      const s1720 = p;
      l1721: {
        p = skipNotKey(p);
        if (p < 0) { break l1721; }
        return undefined;
      }
      p = s1720;
    }
    const r1723 = readAnyKey(p);
    if (r1723 === undefined) { return undefined; }
    value = r1723;
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
  const s1724 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1724, p);
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

function leaf349(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1728!: null;
  l1731: {
    const s1729 = p;
    l1730: {
      p = skipNests(p);
      if (p < 0) { break l1730; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipTagOpen(p);
      if (p < 0) { break l1730; }
      {
        const s1732 = p;
        l1733: {
          p = skipNotKey(p);
          if (p < 0) { break l1733; }
          break l1730;
        }
        p = s1732;
      }
      p = skipAnyKey(p);
      if (p < 0) { break l1730; }
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l1730;
      }
      p++;
      p = s1729;
      break l1731;
    }
    p = s1729;
    return -1;
  }
  e1728 = null;
  value = [e1728];
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

function leaf351(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r1736 = readElementChar(p);
  if (r1736 === undefined) { return -1; }
  value = r1736;
  p = pos;
  leafValue = value;
  return p;
}

function readElementChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e1737!: null;
  {
    const s1738 = p;
    l1739: {
      p = skipElementStop(p);
      if (p < 0) { break l1739; }
      return undefined;
    }
    p = s1738;
  }
  e1737 = null;
  let e1786!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e1786 = text.charAt(p);
  p++;
  value = [e1737, e1786];
  pos = p;
  return value;
}

function skipElementStop(p: number): number {
  let c = 0;
  l1741: {
    const s1742 = p;
    l1743: {
      p = skipTagMarker(p);
      if (p < 0) { break l1743; }
      break l1741;
    }
    p = s1742;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l1744: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1746 = p;
        l1745: {
          p = skipEol(p);
          if (p < 0) { break l1745; }
          break l1744;
        }
        p = s1746;
      } else touched ||= p >= end;
    }
    l1747: {
      const s1748 = p;
      l1749: {
        p = skipElementCloses(p);
        if (p < 0) { break l1749; }
        break l1747;
      }
      p = s1748;
      if (text.charCodeAt(p) === 60) {
        l1784: {
          p = skip_toolClose(p);
          if (p < 0) { break l1784; }
          break l1747;
        }
        p = s1748;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        l1785: {
          p = skipOtherParameter(p);
          if (p < 0) { break l1785; }
          break l1747;
        }
        p = s1748;
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
  l1751: {
    const s1752 = p;
    l1753: {
      l1756: {
        const s1754 = p;
        l1755: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1757: {
            const s1758 = p;
            if (text.charCodeAt(p) === 60) {
              l1759: {

                p++;
                p = skipToolParameter(p);
                if (p < 0) { break l1759; }
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l1759;
                }
                p++;
                break l1757;
              }
              p = s1758;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l1760: {
                p = skip_toolClose(p);
                if (p < 0) { break l1760; }
                break l1757;
              }
              p = s1758;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1762 = p;
                l1763: {
                  p++;
                  break l1755;
                }
                p = s1762;
              }
            } else touched ||= p >= end;
          }
          p = s1754;
          break l1756;
        }
        p = s1754;
        break l1753;
      }
      break l1751;
    }
    p = s1752;
    {
      const s1765 = p;
      l1766: {
        p = skipElementClosesLater(p);
        if (p < 0) { break l1766; }
        return -1;
      }
      p = s1765;
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
  const s1750 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1750, p);
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
  const s1761 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1761, p);
  pos = p;
  return value;
}

function skipElementClosesLater(p: number): number {
  l1768: for (;;) {
    const s1770 = p;
    l1769: {
      {
        const s1772 = p;
        l1773: {
          p = skip_elementClose(p);
          if (p < 0) { break l1773; }
          break l1769;
        }
        p = s1772;
      }
      if (text.charCodeAt(p) === 60) {
        {
          const s1775 = p;
          l1776: {
            p = skip_toolClose(p);
            if (p < 0) { break l1776; }
            break l1769;
          }
          p = s1775;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1778 = p;
          l1779: {
            p = skipOtherParameter(p);
            if (p < 0) { break l1779; }
            break l1769;
          }
          p = s1778;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1769;
      }
      p++;
      continue l1768;
    }
    p = s1770;
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
      const s1781 = p;
      l1782: {
        p = skipKeyAgain(p);
        if (p < 0) { break l1782; }
        return -1;
      }
      p = s1781;
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

function text371(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1788: {
      {
        const s1789 = p;
        l1790: {
          p = skipElementStop(p);
          if (p < 0) { break l1790; }
          break l1788;
        }
        p = s1789;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1788;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf372(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  const r1792 = readElementEnd(p);
  if (r1792 === undefined) { return -1; }
  value = r1792;
  p = pos;
  leafValue = value;
  return p;
}

function readElementEnd(p: number): ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode | undefined {
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  l1793: {
    const s1794 = p;
    const t1795 = trail.length;
    l1796: {
      const r1797 = readElementClose(p);
      if (r1797 === undefined) { break l1796; }
      value = r1797;
      p = pos;
      break l1793;
    }
    p = s1794;
    if (trail.length > t1795) trail.length = t1795;
    l1802: {
      const r1803 = readBadElementClose(p);
      if (r1803 === undefined) { break l1802; }
      value = r1803;
      p = pos;
      break l1793;
    }
    p = s1794;
    if (trail.length > t1795) trail.length = t1795;
    l1808: {
      const r1809 = readBadCutElementClose(p);
      if (r1809 === undefined) { break l1808; }
      value = r1809;
      p = pos;
      break l1793;
    }
    p = s1794;
    if (trail.length > t1795) trail.length = t1795;
    l1811: {
      const r1812 = readMissingRest(p);
      if (r1812 === undefined) { break l1811; }
      value = r1812;
      p = pos;
      break l1793;
    }
    p = s1794;
    if (trail.length > t1795) trail.length = t1795;
    const r1814 = readMissingElementClose(p);
    if (r1814 === undefined) { return undefined; }
    value = r1814;
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
  l1798: {
    const s1800 = p;
    l1799: {
      p = skipLayout(p);
      if (p < 0) { break l1799; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1799;
      }
      p = skipEol(p);
      if (p < 0) { break l1799; }
      break l1798;
    }
    p = s1800;
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
    const s1804 = p;
    l1805: {
      p = skipNotKey(p);
      if (p < 0) { break l1805; }
      return undefined;
    }
    p = s1804;
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

function leaf380(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadLoneKeyNode | BadInnerFenceNode | InnerFenceEndNode;
  l1817: {
    const s1818 = p;
    const t1819 = trail.length;
    l1820: {
      const r1821 = readBadCutElement(p);
      if (r1821 === undefined) { break l1820; }
      value = r1821;
      p = pos;
      break l1817;
    }
    p = s1818;
    if (trail.length > t1819) trail.length = t1819;
    l1829: {
      const r1830 = readBadLoneKey(p);
      if (r1830 === undefined) { break l1829; }
      value = r1830;
      p = pos;
      break l1817;
    }
    p = s1818;
    if (trail.length > t1819) trail.length = t1819;
    if (text.charCodeAt(p) === 96) {
      l1832: {
        const r1833 = readBadInnerFence(p);
        if (r1833 === undefined) { break l1832; }
        value = r1833;
        p = pos;
        break l1817;
      }
      p = s1818;
      if (trail.length > t1819) trail.length = t1819;
    } else touched ||= p >= end;
    const r1835 = readInnerFenceEnd(p);
    if (r1835 === undefined) { return -1; }
    value = r1835;
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
  l1822: {
    const s1823 = p;
    l1824: {
      p = skipToolParameter(p);
      if (p < 0) { break l1824; }
      break l1822;
    }
    p = s1823;
    {
      const s1825 = p;
      l1826: {
        p = skipNotKey(p);
        if (p < 0) { break l1826; }
        return -1;
      }
      p = s1825;
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

function leaf386(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1837!: null;
  l1840: {
    const s1838 = p;
    l1839: {
      p = skipAnyArguments(p);
      if (p < 0) { break l1839; }
      p = s1838;
      break l1840;
    }
    p = s1838;
    return -1;
  }
  e1837 = null;
  value = [e1837];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s1841 = p;
    l1842: {
      p = skipEnds(p);
      if (p < 0) { break l1842; }
      return -1;
    }
    p = s1841;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf388(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l1844: {
    const s1845 = p;
    const t1846 = trail.length;
    l1847: {
      const r1848 = readBadBrackets(p);
      if (r1848 === undefined) { break l1847; }
      value = r1848;
      p = pos;
      break l1844;
    }
    p = s1845;
    if (trail.length > t1846) trail.length = t1846;
    const r1850 = readBadJunk(p);
    if (r1850 === undefined) { return -1; }
    value = r1850;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1851 = p;
    l1852: {
      p = skip_callOver(p);
      if (p < 0) { break l1852; }
      return undefined;
    }
    p = s1851;
  }
  let m1858 = false;
  l1855: for (;;) {
    const s1857 = p;
    l1856: {
      {
        const s1859 = p;
        l1860: {
          p = skipEnds(p);
          if (p < 0) { break l1860; }
          break l1856;
        }
        p = s1859;
      }
      {
        const s1862 = p;
        l1863: {
          p = skip_callClose(p);
          if (p < 0) { break l1863; }
          break l1856;
        }
        p = s1862;
      }
      {
        const s1865 = p;
        l1866: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1866; }
          break l1856;
        }
        p = s1865;
      }
      {
        const s1868 = p;
        l1869: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1869; }
          break l1856;
        }
        p = s1868;
      }
      {
        const s1871 = p;
        l1872: {
          p = skipTagMarker(p);
          if (p < 0) { break l1872; }
          break l1856;
        }
        p = s1871;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1874 = p;
          l1875: {
            p++;
            break l1856;
          }
          p = s1874;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1856;
      }
      p++;
      m1858 = true;
      continue l1855;
    }
    p = s1857;
    break;
  }
  if (!m1858) { return undefined; }
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

function leaf399(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  const r1878 = readCallEnd(p);
  if (r1878 === undefined) { return -1; }
  value = r1878;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l1879: {
    const s1880 = p;
    const t1881 = trail.length;
    l1882: {
      const r1883 = readCallClose(p);
      if (r1883 === undefined) { break l1882; }
      value = r1883;
      p = pos;
      break l1879;
    }
    p = s1880;
    if (trail.length > t1881) trail.length = t1881;
    l1885: {
      const r1886 = readBadCallClose(p);
      if (r1886 === undefined) { break l1885; }
      value = r1886;
      p = pos;
      break l1879;
    }
    p = s1880;
    if (trail.length > t1881) trail.length = t1881;
    l1888: {
      const r1889 = readBadCutClose(p);
      if (r1889 === undefined) { break l1888; }
      value = r1889;
      p = pos;
      break l1879;
    }
    p = s1880;
    if (trail.length > t1881) trail.length = t1881;
    l1891: {
      const r1892 = readCallOver(p);
      if (r1892 === undefined) { break l1891; }
      value = r1892;
      p = pos;
      break l1879;
    }
    p = s1880;
    if (trail.length > t1881) trail.length = t1881;
    l1897: {
      const r1898 = readCallOverAtEnd(p);
      if (r1898 === undefined) { break l1897; }
      value = r1898;
      p = pos;
      break l1879;
    }
    p = s1880;
    if (trail.length > t1881) trail.length = t1881;
    l1903: {
      const r1904 = readMissingAtEnd(p);
      if (r1904 === undefined) { break l1903; }
      value = r1904;
      p = pos;
      break l1879;
    }
    p = s1880;
    if (trail.length > t1881) trail.length = t1881;
    const r1909 = readMissingCallClose(p);
    if (r1909 === undefined) { return undefined; }
    value = r1909;
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
  l1895: {
    if (p < end) {
      const s1893 = p;
      l1894: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1894;
        }
        p++;
        p = s1893;
        break l1895;
      }
      p = s1893;
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
      const s1899 = p;
      l1900: {
        p++;
        return undefined;
      }
      p = s1899;
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
      const s1905 = p;
      l1906: {
        p++;
        return undefined;
      }
      p = s1905;
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

function leaf412(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutCallNode;
  const r1912 = readBadCutCall(p);
  if (r1912 === undefined) { return -1; }
  value = r1912;
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
  l1913: {
    const s1914 = p;
    l1915: {
      p = skipCallOpen(p);
      if (p < 0) { break l1915; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1915; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1921: {
        const s1923 = p;
        l1922: {
          p = skipCallId(p);
          if (p < 0) { break l1922; }
          break l1921;
        }
        p = s1923;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1915; }
      l1925: for (;;) {
        const s1927 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1926: {
            p = skipAttribute(p);
            if (p < 0) { break l1926; }
            continue l1925;
          }
          p = s1927;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l1915; }
      break l1913;
    }
    p = s1914;
    l1929: {
      p = skipCallOpen(p);
      if (p < 0) { break l1929; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1929; }
      p = skipLooseEnd(p);
      if (p < 0) { break l1929; }
      break l1913;
    }
    p = s1914;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l1930: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1932 = p;
        l1931: {
          p++;
          break l1930;
        }
        p = s1932;
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
  l1917: for (;;) {
    const s1919 = p;
    l1918: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1918; }
      continue l1917;
    }
    p = s1919;
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

function leaf419(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l1934: {
    const s1935 = p;
    const t1936 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1937: {
        const r1938 = readSpace(p);
        if (r1938 === undefined) { break l1937; }
        value = r1938;
        p = pos;
        break l1934;
      }
      p = s1935;
      if (trail.length > t1936) trail.length = t1936;
    } else touched ||= p >= end;
    l1940: {
      const r1941 = readSeparator(p);
      if (r1941 === undefined) { break l1940; }
      value = r1941;
      p = pos;
      break l1934;
    }
    p = s1935;
    if (trail.length > t1936) trail.length = t1936;
    if (text.charCodeAt(p) === 96) {
      l1946: {
        const r1947 = readBadInnerFence(p);
        if (r1947 === undefined) { break l1946; }
        value = r1947;
        p = pos;
        break l1934;
      }
      p = s1935;
      if (trail.length > t1936) trail.length = t1936;
    } else touched ||= p >= end;
    const r1949 = readInnerFenceEnd(p);
    if (r1949 === undefined) { return -1; }
    value = r1949;
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
  l1944: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      const s1942 = p;
      l1943: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1943;
        }
        p++;
        p = s1942;
        break l1944;
      }
      p = s1942;
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

function leaf423(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r1951 = readPyOpen(p);
  if (r1951 === undefined) { return -1; }
  value = r1951;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1954: {
    const s1952 = p;
    l1953: {
      p = skip_pyList(p);
      if (p < 0) { break l1953; }
      p = s1952;
      break l1954;
    }
    p = s1952;
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
  const n1956 = characterSize(p, CLASS_1);
  if (n1956 === 0) { return -1; }
  p += n1956;
  l1957: for (;;) {
    const s1959 = p;
    if (p < end) {
      l1958: {
        const n1961 = characterSize(p, CLASS_5);
        if (n1961 === 0) { break l1958; }
        p += n1961;
        continue l1957;
      }
      p = s1959;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf429(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1963 = readPyHead(p);
  if (r1963 === undefined) { return -1; }
  value = r1963;
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
  const r1964 = readPyName(p);
  if (r1964 === undefined) { return undefined; }
  l_name = r1964;
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
  const s1965 = p;
  const n1966 = characterSize(p, CLASS_1);
  if (n1966 === 0) { return undefined; }
  p += n1966;
  l1967: for (;;) {
    const s1969 = p;
    if (p < end) {
      l1968: {
        const n1971 = characterSize(p, CLASS_5);
        if (n1971 === 0) { break l1968; }
        p += n1971;
        continue l1967;
      }
      p = s1969;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1965, p);
  pos = p;
  return value;
}

function leaf432(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l1974: {
    const s1975 = p;
    const t1976 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1977: {
        const r1978 = readComma(p);
        if (r1978 === undefined) { break l1977; }
        value = r1978;
        p = pos;
        break l1974;
      }
      p = s1975;
      if (trail.length > t1976) trail.length = t1976;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1980: {
        const r1981 = readSpace(p);
        if (r1981 === undefined) { break l1980; }
        value = r1981;
        p = pos;
        break l1974;
      }
      p = s1975;
      if (trail.length > t1976) trail.length = t1976;
    } else touched ||= p >= end;
    const r1983 = readBadDebris(p);
    if (r1983 === undefined) { return -1; }
    value = r1983;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf433(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r1985 = readPyEnd(p);
  if (r1985 === undefined) { return -1; }
  value = r1985;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l1986: {
    const s1987 = p;
    const t1988 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1989: {
        const r1990 = readPyClose(p);
        if (r1990 === undefined) { break l1989; }
        value = r1990;
        p = pos;
        break l1986;
      }
      p = s1987;
      if (trail.length > t1988) trail.length = t1988;
    } else touched ||= p >= end;
    l1992: {
      const r1993 = readMissingAtEnd(p);
      if (r1993 === undefined) { break l1992; }
      value = r1993;
      p = pos;
      break l1986;
    }
    p = s1987;
    if (trail.length > t1988) trail.length = t1988;
    const r1995 = readMissingBracket(p);
    if (r1995 === undefined) { return undefined; }
    value = r1995;
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

function leaf436(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1998!: null;
  l2001: {
    const s1999 = p;
    l2000: {
      p = skipLines(p);
      if (p < 0) { break l2000; }
      p = s1999;
      break l2001;
    }
    p = s1999;
    return -1;
  }
  e1998 = null;
  value = [e1998];
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

function leaf439(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e2002!: null;
  l2005: {
    const s2003 = p;
    l2004: {
      p = skipJson(p);
      if (p < 0) { break l2004; }
      p = s2003;
      break l2005;
    }
    p = s2003;
    return -1;
  }
  e2002 = null;
  let e2006!: null;
  {
    const s2007 = p;
    l2008: {
      p = skipEnds(p);
      if (p < 0) { break l2008; }
      return -1;
    }
    p = s2007;
  }
  e2006 = null;
  value = [e2002, e2006];
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

function leaf442(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  const r2010 = readBadBrackets(p);
  if (r2010 === undefined) { return -1; }
  value = r2010;
  p = pos;
  leafValue = value;
  return p;
}

function leaf443(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2012!: null;
  l2015: {
    const s2013 = p;
    l2014: {
      p = skipVisible(p);
      if (p < 0) { break l2014; }
      p = s2013;
      break l2015;
    }
    p = s2013;
    return -1;
  }
  e2012 = null;
  value = [e2012];
  leafValue = value;
  return p;
}

function leaf444(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l2016: {
    const s2017 = p;
    const t2018 = trail.length;
    l2019: {
      const r2020 = readBadNameless(p);
      if (r2020 === undefined) { break l2019; }
      value = r2020;
      p = pos;
      break l2016;
    }
    p = s2017;
    if (trail.length > t2018) trail.length = t2018;
    const r2044 = readBadStrayWords(p);
    if (r2044 === undefined) { return -1; }
    value = r2044;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l2021: {
    const s2022 = p;
    l2023: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l2023; }
      break l2021;
    }
    p = s2022;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l2024: for (;;) {
    const s2026 = p;
    l2025: {
      {
        const s2028 = p;
        l2029: {
          p = skip_callClose(p);
          if (p < 0) { break l2029; }
          break l2025;
        }
        p = s2028;
      }
      {
        const s2031 = p;
        l2032: {
          p = skip_sectionClose(p);
          if (p < 0) { break l2032; }
          break l2025;
        }
        p = s2031;
      }
      {
        const s2034 = p;
        l2035: {
          p = skipCallOpening(p);
          if (p < 0) { break l2035; }
          break l2025;
        }
        p = s2034;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2025;
      }
      p++;
      continue l2024;
    }
    p = s2026;
    break;
  }
  l2040: {
    const s2042 = p;
    l2041: {
      p = skip_callClose(p);
      if (p < 0) { break l2041; }
      break l2040;
    }
    p = s2042;
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
  l2039: {
    const s2037 = p;
    l2038: {
      p = skipVisible(p);
      if (p < 0) { break l2038; }
      p = s2037;
      break l2039;
    }
    p = s2037;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l2045: {
    const s2046 = p;
    l2047: {
      l2050: {
        const s2048 = p;
        l2049: {
          p = skipSectionCloses(p);
          if (p < 0) { break l2049; }
          p = s2048;
          break l2050;
        }
        p = s2048;
        break l2047;
      }
      let m2054 = false;
      l2051: for (;;) {
        const s2053 = p;
        l2052: {
          {
            const s2055 = p;
            l2056: {
              p = skipStrayStop(p);
              if (p < 0) { break l2056; }
              break l2052;
            }
            p = s2055;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s2064 = p;
              l2065: {

                p++;
                break l2052;
              }
              p = s2064;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s2067 = p;
              l2068: {

                p++;
                break l2052;
              }
              p = s2067;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2052;
          }
          p++;
          m2054 = true;
          continue l2051;
        }
        p = s2053;
        break;
      }
      if (!m2054) { break l2047; }
      break l2045;
    }
    p = s2046;
    l2072: {
      const s2070 = p;
      l2071: {
        p = skip_sectionOver(p);
        if (p < 0) { break l2071; }
        p = s2070;
        break l2072;
      }
      p = s2070;
      return undefined;
    }
    let m2076 = false;
    l2073: for (;;) {
      const s2075 = p;
      l2074: {
        {
          const s2077 = p;
          l2078: {
            p = skipStrayStop(p);
            if (p < 0) { break l2078; }
            break l2074;
          }
          p = s2077;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2074;
        }
        p++;
        m2076 = true;
        continue l2073;
      }
      p = s2075;
      break;
    }
    if (!m2076) { return undefined; }
    l2082: {
      if (text.charCodeAt(p) === 91) {
        const s2080 = p;
        l2081: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l2081;
          }
          p++;
          p = s2080;
          break l2082;
        }
        p = s2080;
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
  l2058: {
    const s2059 = p;
    l2060: {
      p = skip_sectionClose(p);
      if (p < 0) { break l2060; }
      break l2058;
    }
    p = s2059;
    l2061: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l2061; }
      break l2058;
    }
    p = s2059;
    l2062: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l2062; }
      break l2058;
    }
    p = s2059;
    l2063: {
      p = skipVisible(p);
      if (p < 0) { break l2063; }
      break l2058;
    }
    p = s2059;
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

function leaf457(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r2084 = readSectionEnd(p);
  if (r2084 === undefined) { return -1; }
  value = r2084;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l2085: {
    const s2086 = p;
    const t2087 = trail.length;
    l2088: {
      const r2089 = readSectionClose(p);
      if (r2089 === undefined) { break l2088; }
      value = r2089;
      p = pos;
      break l2085;
    }
    p = s2086;
    if (trail.length > t2087) trail.length = t2087;
    l2091: {
      const r2092 = readBadSectionClose(p);
      if (r2092 === undefined) { break l2091; }
      value = r2092;
      p = pos;
      break l2085;
    }
    p = s2086;
    if (trail.length > t2087) trail.length = t2087;
    l2094: {
      const r2095 = readBadCutClose(p);
      if (r2095 === undefined) { break l2094; }
      value = r2095;
      p = pos;
      break l2085;
    }
    p = s2086;
    if (trail.length > t2087) trail.length = t2087;
    l2097: {
      const r2098 = readSectionOver(p);
      if (r2098 === undefined) { break l2097; }
      value = r2098;
      p = pos;
      break l2085;
    }
    p = s2086;
    if (trail.length > t2087) trail.length = t2087;
    l2100: {
      const r2101 = readMissingAtEnd(p);
      if (r2101 === undefined) { break l2100; }
      value = r2101;
      p = pos;
      break l2085;
    }
    p = s2086;
    if (trail.length > t2087) trail.length = t2087;
    const r2103 = readMissingSectionClose(p);
    if (r2103 === undefined) { return undefined; }
    value = r2103;
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

function leaf463(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNoFenceNode;
  const r2106 = readBadNoFence(p);
  if (r2106 === undefined) { return -1; }
  value = r2106;
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
  l2109: {
    if (text.charCodeAt(p) === 91) {
      const s2107 = p;
      l2108: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l2108;
        }
        p++;
        p = s2107;
        break l2109;
      }
      p = s2107;
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

function leaf467(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2111!: null;
  l2114: {
    const s2112 = p;
    l2113: {
      p = skipBareCall(p);
      if (p < 0) { break l2113; }
      p = s2112;
      break l2114;
    }
    p = s2112;
    return -1;
  }
  e2111 = null;
  value = [e2111];
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

function leaf471(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l2115: {
    const s2116 = p;
    const t2117 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2118: {
        const r2119 = readSpace(p);
        if (r2119 === undefined) { break l2118; }
        value = r2119;
        p = pos;
        break l2115;
      }
      p = s2116;
      if (trail.length > t2117) trail.length = t2117;
    } else touched ||= p >= end;
    const r2121 = readBadNameless(p);
    if (r2121 === undefined) { return -1; }
    value = r2121;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf472(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l2123: {
    const s2125 = p;
    l2124: {
      const r2126 = readLateClose(p);
      if (r2126 === undefined) { break l2124; }
      value = r2126;
      p = pos;
      break l2123;
    }
    p = s2125;
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

function leaf474(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2128!: null;
  l2131: {
    const s2129 = p;
    l2130: {
      p = skipBareObject(p);
      if (p < 0) { break l2130; }
      p = s2129;
      break l2131;
    }
    p = s2129;
    return -1;
  }
  e2128 = null;
  value = [e2128];
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
  l2132: {
    if (text.charCodeAt(p) === 34) {
      const s2134 = p;
      l2133: {
        p = skipBareType(p);
        if (p < 0) { break l2133; }
        break l2132;
      }
      p = s2134;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l2135: {
    const s2136 = p;
    if (text.charCodeAt(p) === 110) {
      l2137: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l2137;
        }
        p += 4;
        break l2135;
      }
      p = s2136;
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
  l2138: {
    const s2139 = p;
    if (text.charCodeAt(p) === 34) {
      l2140: {
        p = skipBareName(p);
        if (p < 0) { break l2140; }
        break l2138;
      }
      p = s2139;
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
  l2141: {
    const s2142 = p;
    if (text.charCodeAt(p) === 112) {
      l2143: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l2143;
        }
        p += 10;
        break l2141;
      }
      p = s2142;
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

function leaf480(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l2144: {
    const s2145 = p;
    const t2146 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2147: {
        const r2148 = readSpace(p);
        if (r2148 === undefined) { break l2147; }
        value = r2148;
        p = pos;
        break l2144;
      }
      p = s2145;
      if (trail.length > t2146) trail.length = t2146;
    } else touched ||= p >= end;
    l2150: {
      const r2151 = readSeparator(p);
      if (r2151 === undefined) { break l2150; }
      value = r2151;
      p = pos;
      break l2144;
    }
    p = s2145;
    if (trail.length > t2146) trail.length = t2146;
    const r2153 = readBadBrackets(p);
    if (r2153 === undefined) { return -1; }
    value = r2153;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf481(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2155!: null;
  l2158: {
    const s2156 = p;
    l2157: {
      p = skip_pyList(p);
      if (p < 0) { break l2157; }
      p = s2156;
      break l2158;
    }
    p = s2156;
    return -1;
  }
  e2155 = null;
  value = [e2155];
  leafValue = value;
  return p;
}

function leaf482(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r2159 = readBadBracket(p);
  if (r2159 === undefined) { return -1; }
  value = r2159;
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

function leaf484(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolHeadNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r2161 = readToolHead(p);
  if (r2161 === undefined) { return -1; }
  value = r2161;
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
  const r2162 = readToolName(p);
  if (r2162 === undefined) { return undefined; }
  l_name = r2162;
  p = pos;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2166: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false)) {
      const s2164 = p;
      l2165: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l2165;
        }
        p++;
        l2167: {
          if (text.charCodeAt(p) === 47) {
            const s2169 = p;
            l2168: {

              p++;
              break l2167;
            }
            p = s2169;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l2165; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l2165;
        }
        p++;
        p = s2164;
        break l2166;
      }
      p = s2164;
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

function leaf489(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadToolWordsNode;
  l2171: {
    const s2172 = p;
    const t2173 = trail.length;
    l2174: {
      const r2175 = readBadCutElement(p);
      if (r2175 === undefined) { break l2174; }
      value = r2175;
      p = pos;
      break l2171;
    }
    p = s2172;
    if (trail.length > t2173) trail.length = t2173;
    const r2177 = readBadToolWords(p);
    if (r2177 === undefined) { return -1; }
    value = r2177;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadToolWords(p: number): BadToolWordsNode | undefined {
  const start = p;
  let m2181 = false;
  l2178: for (;;) {
    const s2180 = p;
    l2179: {
      if (text.charCodeAt(p) === 60) {
        {
          const s2182 = p;
          l2183: {
            p = skip_toolClose(p);
            if (p < 0) { break l2183; }
            break l2179;
          }
          p = s2182;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s2185 = p;
          l2186: {

            p++;
            p = skipToolParameter(p);
            if (p < 0) { break l2186; }
            if (text.charCodeAt(p) !== 62) {
              touched ||= p >= end;
              break l2186;
            }
            p++;
            break l2179;
          }
          p = s2185;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s2188 = p;
          l2189: {
            p = skipToolHead(p);
            if (p < 0) { break l2189; }
            break l2179;
          }
          p = s2188;
        }
      } else touched ||= p >= end;
      {
        const s2197 = p;
        l2198: {
          p = skipCutToolTag(p);
          if (p < 0) { break l2198; }
          break l2179;
        }
        p = s2197;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2179;
      }
      p++;
      m2181 = true;
      continue l2178;
    }
    p = s2180;
    break;
  }
  if (!m2181) { return undefined; }
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
  l2193: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false)) {
      const s2191 = p;
      l2192: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l2192;
        }
        p++;
        l2194: {
          if (text.charCodeAt(p) === 47) {
            const s2196 = p;
            l2195: {

              p++;
              break l2194;
            }
            p = s2196;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l2192; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l2192;
        }
        p++;
        p = s2191;
        break l2193;
      }
      p = s2191;
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
  l2200: {
    const s2201 = p;
    if (text.charCodeAt(p) === 60) {
      l2202: {
        p = skip_toolClose(p);
        if (p < 0) { break l2202; }
        break l2200;
      }
      p = s2201;
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

function leaf497(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  const r2204 = readToolEnd(p);
  if (r2204 === undefined) { return -1; }
  value = r2204;
  p = pos;
  leafValue = value;
  return p;
}

function readToolEnd(p: number): ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode | undefined {
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  l2205: {
    const s2206 = p;
    const t2207 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l2208: {
        const r2209 = readToolClose(p);
        if (r2209 === undefined) { break l2208; }
        value = r2209;
        p = pos;
        break l2205;
      }
      p = s2206;
      if (trail.length > t2207) trail.length = t2207;
    } else touched ||= p >= end;
    l2211: {
      const r2212 = readBadCutToolClose(p);
      if (r2212 === undefined) { break l2211; }
      value = r2212;
      p = pos;
      break l2205;
    }
    p = s2206;
    if (trail.length > t2207) trail.length = t2207;
    l2214: {
      const r2215 = readMissingRest(p);
      if (r2215 === undefined) { break l2214; }
      value = r2215;
      p = pos;
      break l2205;
    }
    p = s2206;
    if (trail.length > t2207) trail.length = t2207;
    const r2217 = readMissingToolClose(p);
    if (r2217 === undefined) { return undefined; }
    value = r2217;
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

function leaf503(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r2220 = readBadStrayClose(p);
  if (r2220 === undefined) { return -1; }
  value = r2220;
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

function leaf507(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2222 = readFenceOpen(p);
  if (r2222 === undefined) { return -1; }
  value = r2222;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s2223 = p;
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
  l_text = text.slice(s2223, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function leaf509(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2225 = readFenceChar(p);
  if (r2225 === undefined) { return -1; }
  value = r2225;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e2226!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2227 = p;
      l2228: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2228;
        }
        p += 3;
        return undefined;
      }
      p = s2227;
    }
  } else touched ||= p >= end;
  e2226 = null;
  let e2230!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e2230 = text.charAt(p);
  p++;
  value = [e2226, e2230];
  pos = p;
  return value;
}

function text511(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l2232: {
        if (text.charCodeAt(p) === 96) {
          {
            const s2233 = p;
            l2234: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l2234;
              }
              p += 3;
              break l2232;
            }
            p = s2233;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l2232;
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

function leaf512(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l2236: {
    if (text.charCodeAt(p) === 96) {
      const s2238 = p;
      l2237: {
        const r2239 = readFenceClose(p);
        if (r2239 === undefined) { break l2237; }
        value = r2239;
        p = pos;
        break l2236;
      }
      p = s2238;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s2240 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s2240, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf514(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2242 = readInlineCode(p);
  if (r2242 === undefined) { return -1; }
  value = r2242;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s2243 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s2243, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function leaf516(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, string];
  const r2245 = readTextChar(p);
  if (r2245 === undefined) { return -1; }
  value = r2245;
  p = pos;
  leafValue = value;
  return p;
}

function readTextChar(p: number): [null, null, string] | undefined {
  let value!: [null, null, string];
  let e2246!: null;
  {
    const s2247 = p;
    l2248: {
      p = skipStop(p);
      if (p < 0) { break l2248; }
      return undefined;
    }
    p = s2247;
  }
  e2246 = null;
  let e2250!: null;
  {
    const s2251 = p;
    l2252: {
      p = skipCutStop(p);
      if (p < 0) { break l2252; }
      return undefined;
    }
    p = s2251;
  }
  e2250 = null;
  let e2254!: string;
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return undefined;
  }
  e2254 = text.charAt(p);
  p++;
  value = [e2246, e2250, e2254];
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

function text520(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2256: {
      {
        const s2257 = p;
        l2258: {
          p = skipStop(p);
          if (p < 0) { break l2258; }
          break l2256;
        }
        p = s2257;
      }
      {
        const s2260 = p;
        l2261: {
          p = skipCutStop(p);
          if (p < 0) { break l2261; }
          break l2256;
        }
        p = s2260;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l2256;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf521(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | BadCutOpeningNode | LoneTextNode;
  l2263: {
    const s2264 = p;
    const t2265 = trail.length;
    l2266: {
      const r2267 = readBadCutMarker(p);
      if (r2267 === undefined) { break l2266; }
      value = r2267;
      p = pos;
      break l2263;
    }
    p = s2264;
    if (trail.length > t2265) trail.length = t2265;
    l2269: {
      const r2270 = readBadCutOpening(p);
      if (r2270 === undefined) { break l2269; }
      value = r2270;
      p = pos;
      break l2263;
    }
    p = s2264;
    if (trail.length > t2265) trail.length = t2265;
    const r2277 = readLoneText(p);
    if (r2277 === undefined) { return -1; }
    value = r2277;
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
  l2271: {
    const s2272 = p;
    l2273: {
      p = skip_pyList(p);
      if (p < 0) { break l2273; }
      break l2271;
    }
    p = s2272;
    l2274: {
      p = skipBareCall(p);
      if (p < 0) { break l2274; }
      break l2271;
    }
    p = s2272;
    l2275: {
      p = skipBareObject(p);
      if (p < 0) { break l2275; }
      break l2271;
    }
    p = s2272;
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

function readLoneText(p: number): LoneTextNode | undefined {
  const start = p;
  let l_text!: string;
  const s2278 = p;
  l2279: {
    const s2280 = p;
    l2281: {
      p = skipTokens(p);
      if (p < 0) { break l2281; }
      break l2279;
    }
    p = s2280;
    l2282: {
      p = skipStop(p);
      if (p < 0) { break l2282; }
      break l2279;
    }
    p = s2280;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s2278, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf527(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  const r2284 = readRegionEnd(p);
  if (r2284 === undefined) { return -1; }
  value = r2284;
  p = pos;
  leafValue = value;
  return p;
}

function readRegionEnd(p: number): RegionCloseNode | MissingThoughtRestNode | RegionOverNode | undefined {
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  l2285: {
    const s2286 = p;
    const t2287 = trail.length;
    l2288: {
      const r2289 = readRegionClose(p);
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
    const r2294 = readRegionOver(p);
    if (r2294 === undefined) { return undefined; }
    value = r2294;
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

function leaf531(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRegionMarkerNode;
  const r2297 = readBadRegionMarker(p);
  if (r2297 === undefined) { return -1; }
  value = r2297;
  p = pos;
  leafValue = value;
  return p;
}

function readBadRegionMarker(p: number): BadRegionMarkerNode | undefined {
  const start = p;
  l2298: {
    const s2299 = p;
    l2300: {
      p = skipTurnOpen(p);
      if (p < 0) { break l2300; }
      break l2298;
    }
    p = s2299;
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

function leaf535(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EmptyThoughtNode | BadEndTokenNode;
  l2302: {
    const s2303 = p;
    const t2304 = trail.length;
    l2305: {
      const r2306 = readEmptyThought(p);
      if (r2306 === undefined) { break l2305; }
      value = r2306;
      p = pos;
      break l2302;
    }
    p = s2303;
    if (trail.length > t2304) trail.length = t2304;
    const r2308 = readBadEndToken(p);
    if (r2308 === undefined) { return -1; }
    value = r2308;
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

function leaf537(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2310 = readBadFence(p);
  if (r2310 === undefined) { return -1; }
  value = r2310;
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
  l2313: {
    const s2311 = p;
    l2312: {
      p = skipCallAhead(p);
      if (p < 0) { break l2312; }
      p = s2311;
      break l2313;
    }
    p = s2311;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCallAhead(p: number): number {
  l2314: {
    const s2315 = p;
    l2316: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l2316; }
      break l2314;
    }
    p = s2315;
    l2317: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l2317; }
      break l2314;
    }
    p = s2315;
    l2318: {
      p = skipCallOpening(p);
      if (p < 0) { break l2318; }
      break l2314;
    }
    p = s2315;
    l2319: {
      p = skipBareObject(p);
      if (p < 0) { break l2319; }
      break l2314;
    }
    p = s2315;
    l2320: {
      p = skip_bareList(p);
      if (p < 0) { break l2320; }
      break l2314;
    }
    p = s2315;
    l2321: {
      p = skip_pyList(p);
      if (p < 0) { break l2321; }
      break l2314;
    }
    p = s2315;
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

function leaf543(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | null;
  l2323: {
    if (text.charCodeAt(p) === 96) {
      const s2325 = p;
      l2324: {
        const r2326 = readWrappingEnd(p);
        if (r2326 === undefined) { break l2324; }
        value = r2326;
        p = pos;
        break l2323;
      }
      p = s2325;
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
  l2329: {
    const s2327 = p;
    l2328: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l2330: {
        const s2331 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2332: {
            p++;
            break l2330;
          }
          p = s2331;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2333 = p;
            l2334: {
              p++;
              break l2328;
            }
            p = s2333;
          }
        } else touched ||= p >= end;
      }
      p = s2327;
      break l2329;
    }
    p = s2327;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf545(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2337!: null;
  l2340: {
    const s2338 = p;
    l2339: {
      p = skip_bareList(p);
      if (p < 0) { break l2339; }
      p = s2338;
      break l2340;
    }
    p = s2338;
    return -1;
  }
  e2337 = null;
  value = [e2337];
  leafValue = value;
  return p;
}

function leaf546(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l2341: {
    const s2343 = p;
    l2342: {
      const r2344 = readEnd(p);
      if (r2344 === undefined) { break l2342; }
      value = r2344;
      p = pos;
      break l2341;
    }
    p = s2343;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2345 = p;
      l2346: {
        p++;
        return undefined;
      }
      p = s2345;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf548(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l2349: {
    const s2351 = p;
    const t2352 = trail.length;
    l2350: {
      const r2353 = readBadThoughtAgain(p);
      if (r2353 === undefined) { break l2350; }
      value = r2353;
      p = pos;
      break l2349;
    }
    p = s2351;
    if (trail.length > t2352) trail.length = t2352;
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

function leaf550(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r2355 = readThoughtGoesOn(p);
  if (r2355 === undefined) { return -1; }
  value = r2355;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

function leaf552(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstTextHeadNode;
  const r2357 = readFirstTextHead(p);
  if (r2357 === undefined) { return -1; }
  value = r2357;
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
  l2360: {
    const s2358 = p;
    l2359: {
      p = skipRecipientOpenIsUsed(p);
      if (p < 0) { break l2359; }
      p = s2358;
      break l2360;
    }
    p = s2358;
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

function leaf557(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstCodeHeadNode;
  const r2362 = readFirstCodeHead(p);
  if (r2362 === undefined) { return -1; }
  value = r2362;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstCodeHead(p: number): FirstCodeHeadNode | undefined {
  let c = 0;
  const start = p;
  l2363: {
    const s2364 = p;
    const t2365 = trail.length;
    l2366: {
      p = skipCodeName(p);
      if (p < 0) { break l2366; }
      if (p < end) {
        {
          const s2367 = p;
          l2368: {
            const n2370 = characterSize(p, CLASS_5);
            if (n2370 === 0) { break l2368; }
            p += n2370;
            break l2366;
          }
          p = s2367;
        }
      } else touched ||= p >= end;
      l2371: for (;;) {
        const s2373 = p;
        const t2374 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l2372: {
            const r2376 = readHeadPart(p);
            if (r2376 === undefined) { break l2372; }
            p = pos;
            continue l2371;
          }
          p = s2373;
          if (trail.length > t2374) trail.length = t2374;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l2366;
      }
      p += 11;
      break l2363;
    }
    p = s2364;
    if (trail.length > t2365) trail.length = t2365;
    p = skipCodeName(p);
    if (p < 0) { return undefined; }
    p = skipRecipientEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'FirstCodeHead', start: base + start, end: base + p };
}

function leaf559(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstToolHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2379 = readFirstToolHead(p);
  if (r2379 === undefined) { return -1; }
  value = r2379;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstToolHead(p: number): FirstToolHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l2380: {
    const s2381 = p;
    const t2382 = trail.length;
    if (p < end) {
      l2383: {
        const r2384 = readCalledName(p);
        if (r2384 === undefined) { break l2383; }
        l_name = r2384;
        p = pos;
        l2386: for (;;) {
          const s2388 = p;
          const t2389 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l2387: {
              const r2391 = readHeadPart(p);
              if (r2391 === undefined) { break l2387; }
              p = pos;
              continue l2386;
            }
            p = s2388;
            if (trail.length > t2389) trail.length = t2389;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2383;
        }
        p += 11;
        break l2380;
      }
      p = s2381;
      if (trail.length > t2382) trail.length = t2382;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r2393 = readRecipientName(p);
    if (r2393 === undefined) { return undefined; }
    l_name = r2393;
    p = pos;
    p = skipRecipientEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'FirstToolHead', start: base + start, end: base + p, name: l_name };
}

function leaf561(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2396!: null;
  {
    const s2397 = p;
    l2398: {
      p = skipFirstHead(p);
      if (p < 0) { break l2398; }
      return -1;
    }
    p = s2397;
  }
  e2396 = null;
  value = [e2396];
  leafValue = value;
  return p;
}

function skipFirstHead(p: number): number {
  let c = 0;
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l2400: {
    if (text.charCodeAt(p) === 32) {
      const s2402 = p;
      l2401: {

        p++;
        break l2400;
      }
      p = s2402;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return -1;
  }
  p += 3;
  l2403: for (;;) {
    const s2405 = p;
    if (p < end) {
      l2404: {
        l2407: {
          const s2408 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l2409: {
              p = skipHeadPart(p);
              if (p < 0) { break l2409; }
              break l2407;
            }
            p = s2408;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2404;
          }
          p = skipCalledName(p);
          if (p < 0) { break l2404; }
        }
        continue l2403;
      }
      p = s2405;
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

function leaf563(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2410!: null;
  {
    const s2411 = p;
    l2412: {
      p = skipMarkAhead(p);
      if (p < 0) { break l2412; }
      return -1;
    }
    p = s2411;
  }
  e2410 = null;
  value = [e2410];
  leafValue = value;
  return p;
}

function leaf564(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingMessagesNode | BadOutsideNode;
  l2414: {
    const s2415 = p;
    const t2416 = trail.length;
    l2417: {
      const r2418 = readMissingMessages(p);
      if (r2418 === undefined) { break l2417; }
      value = r2418;
      p = pos;
      break l2414;
    }
    p = s2415;
    if (trail.length > t2416) trail.length = t2416;
    const r2423 = readBadOutside(p);
    if (r2423 === undefined) { return -1; }
    value = r2423;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingMessages(p: number): MissingMessagesNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2419 = p;
      l2420: {
        p++;
        return undefined;
      }
      p = s2419;
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

function leaf567(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtHeadNode;
  const r2425 = readThoughtHead(p);
  if (r2425 === undefined) { return -1; }
  value = r2425;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtHead(p: number): ThoughtHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening!: string;
  const r2426 = readMessageStart(p);
  if (r2426 === undefined) { return undefined; }
  l_opening = r2426;
  p = pos;
  l2428: for (;;) {
    const s2430 = p;
    const t2431 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2429: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2433 = p;
            l2434: {
              p = skipLastAnalysis(p);
              if (p < 0) { break l2434; }
              break l2429;
            }
            p = s2433;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l2429;
        }
        const r2450 = readHeadPart(p);
        if (r2450 === undefined) { break l2429; }
        p = pos;
        continue l2428;
      }
      p = s2430;
      if (trail.length > t2431) trail.length = t2431;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2452 = readLastAnalysis(p);
  if (r2452 === undefined) { return undefined; }
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
      const s2436 = p;
      l2437: {
        const n2439 = characterSize(p, CLASS_5);
        if (n2439 === 0) { break l2437; }
        p += n2439;
        return -1;
      }
      p = s2436;
    }
  } else touched ||= p >= end;
  l2440: for (;;) {
    const s2442 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2441: {
        if (text.charCodeAt(p) === 60) {
          {
            const s2444 = p;
            l2445: {
              if (!text.startsWith("<|channel|>", p)) {
                reachesEnd(p, "<|channel|>");
                break l2445;
              }
              p += 11;
              break l2441;
            }
            p = s2444;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l2441;
        }
        p = skipHeadPart(p);
        if (p < 0) { break l2441; }
        continue l2440;
      }
      p = s2442;
    } else touched ||= p >= end;
    break;
  }
  l2449: {
    if (text.charCodeAt(p) === 60) {
      const s2447 = p;
      l2448: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2448;
        }
        p += 11;
        p = s2447;
        break l2449;
      }
      p = s2447;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readLastAnalysis(p: number): [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null] | undefined {
  let c = 0;
  let value!: [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null];
  let e2453!: string[];
  const list2458: string[] = [];
  l2454: for (;;) {
    const s2456 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2455: {
        let v2457!: string;
        const r2460 = readBlank(p);
        if (r2460 === undefined) { break l2455; }
        v2457 = r2460;
        p = pos;
        list2458.push(v2457);
        continue l2454;
      }
      p = s2456;
    } else touched ||= p >= end;
    break;
  }
  e2453 = list2458;
  let e2462!: "<|channel|>analysis";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>analysis", p)) {
    reachesEnd(p, "<|channel|>analysis");
    return undefined;
  }
  e2462 = "<|channel|>analysis";
  p += 19;
  let e2463!: null;
  if (p < end) {
    {
      const s2464 = p;
      l2465: {
        const n2467 = characterSize(p, CLASS_5);
        if (n2467 === 0) { break l2465; }
        p += n2467;
        return undefined;
      }
      p = s2464;
    }
  } else touched ||= p >= end;
  e2463 = null;
  let e2468!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][];
  const list2474: ([null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]])[] = [];
  l2469: for (;;) {
    const s2471 = p;
    const t2472 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2470: {
        let v2473!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]];
        let e2476!: null;
        if (text.charCodeAt(p) === 60) {
          {
            const s2477 = p;
            l2478: {
              if (!text.startsWith("<|channel|>", p)) {
                reachesEnd(p, "<|channel|>");
                break l2478;
              }
              p += 11;
              break l2470;
            }
            p = s2477;
          }
        } else touched ||= p >= end;
        e2476 = null;
        let e2480!: [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]];
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l2470;
        }
        const r2481 = readHeadPart(p);
        if (r2481 === undefined) { break l2470; }
        e2480 = r2481;
        p = pos;
        v2473 = [e2476, e2480];
        list2474.push(v2473);
        continue l2469;
      }
      p = s2471;
      if (trail.length > t2472) trail.length = t2472;
    } else touched ||= p >= end;
    break;
  }
  e2468 = list2474;
  let e2483!: null;
  l2486: {
    if (text.charCodeAt(p) === 60) {
      const s2484 = p;
      l2485: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2485;
        }
        p += 11;
        p = s2484;
        break l2486;
      }
      p = s2484;
    } else touched ||= p >= end;
    return undefined;
  }
  e2483 = null;
  value = [e2453, e2462, e2463, e2468, e2483];
  pos = p;
  return value;
}

function leaf571(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r2489 = readThoughtMessageChar(p);
  if (r2489 === undefined) { return -1; }
  value = r2489;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e2490!: null;
  {
    const s2491 = p;
    l2492: {
      p = skipMarkAhead(p);
      if (p < 0) { break l2492; }
      return undefined;
    }
    p = s2491;
  }
  e2490 = null;
  let e2494!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e2494 = text.charAt(p);
  p++;
  value = [e2490, e2494];
  pos = p;
  return value;
}

function text573(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2496: {
      {
        const s2497 = p;
        l2498: {
          p = skipMarkAhead(p);
          if (p < 0) { break l2498; }
          break l2496;
        }
        p = s2497;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2496;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf574(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  const r2500 = readThoughtMessageEnd(p);
  if (r2500 === undefined) { return -1; }
  value = r2500;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageEnd(p: number): MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  l2501: {
    const s2502 = p;
    const t2503 = trail.length;
    l2504: {
      const r2505 = readMessageClose(p);
      if (r2505 === undefined) { break l2504; }
      value = r2505;
      p = pos;
      break l2501;
    }
    p = s2502;
    if (trail.length > t2503) trail.length = t2503;
    l2507: {
      const r2508 = readMissingThoughtRest(p);
      if (r2508 === undefined) { break l2507; }
      value = r2508;
      p = pos;
      break l2501;
    }
    p = s2502;
    if (trail.length > t2503) trail.length = t2503;
    l2510: {
      const r2511 = readMissingMessageClose(p);
      if (r2511 === undefined) { break l2510; }
      value = r2511;
      p = pos;
      break l2501;
    }
    p = s2502;
    if (trail.length > t2503) trail.length = t2503;
    const r2513 = readMessageOver(p);
    if (r2513 === undefined) { return undefined; }
    value = r2513;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf576(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadMessageMarkerNode | BadEndTokenNode | SpaceNode | BadCutHeadNode;
  l2516: {
    const s2517 = p;
    const t2518 = trail.length;
    l2519: {
      const r2520 = readBadMessageMarker(p);
      if (r2520 === undefined) { break l2519; }
      value = r2520;
      p = pos;
      break l2516;
    }
    p = s2517;
    if (trail.length > t2518) trail.length = t2518;
    l2522: {
      const r2523 = readBadEndToken(p);
      if (r2523 === undefined) { break l2522; }
      value = r2523;
      p = pos;
      break l2516;
    }
    p = s2517;
    if (trail.length > t2518) trail.length = t2518;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2525: {
        const r2526 = readSpace(p);
        if (r2526 === undefined) { break l2525; }
        value = r2526;
        p = pos;
        break l2516;
      }
      p = s2517;
      if (trail.length > t2518) trail.length = t2518;
    } else touched ||= p >= end;
    const r2528 = readBadCutHead(p);
    if (r2528 === undefined) { return -1; }
    value = r2528;
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

function leaf579(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadOutsideNode;
  const r2530 = readBadOutside(p);
  if (r2530 === undefined) { return -1; }
  value = r2530;
  p = pos;
  leafValue = value;
  return p;
}

function leaf580(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStepsFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2532 = readBadStepsFence(p);
  if (r2532 === undefined) { return -1; }
  value = r2532;
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
  l2535: {
    const s2533 = p;
    l2534: {
      p = skipStepAhead(p);
      if (p < 0) { break l2534; }
      p = s2533;
      break l2535;
    }
    p = s2533;
    return undefined;
  }
  pos = p;
  const node: BadStepsFenceNode = { type: 'BadStepsFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf582(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2537!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2538 = p;
      l2539: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2539;
        }
        p += 3;
        return -1;
      }
      p = s2538;
    }
  } else touched ||= p >= end;
  e2537 = null;
  value = [e2537];
  leafValue = value;
  return p;
}

function leaf583(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadEndTokenNode | BadRunOnNode;
  l2541: {
    const s2542 = p;
    const t2543 = trail.length;
    l2544: {
      const r2545 = readBadEndToken(p);
      if (r2545 === undefined) { break l2544; }
      value = r2545;
      p = pos;
      break l2541;
    }
    p = s2542;
    if (trail.length > t2543) trail.length = t2543;
    const r2547 = readBadRunOn(p);
    if (r2547 === undefined) { return -1; }
    value = r2547;
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

function leaf585(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionHeadNode;
  const r2549 = readActionHead(p);
  if (r2549 === undefined) { return -1; }
  value = r2549;
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
  const r2550 = readActionName(p);
  if (r2550 === undefined) { return undefined; }
  l_name = r2550;
  p = pos;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2554: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s2552 = p;
      l2553: {
        p = skipEol(p);
        if (p < 0) { break l2553; }
        p = s2552;
        break l2554;
      }
      p = s2552;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'ActionHead', start: base + start, end: base + p, name: l_name };
}

function leaf587(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputHeadNode;
  const r2556 = readInputHead(p);
  if (r2556 === undefined) { return -1; }
  value = r2556;
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

function leaf589(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2558 = readInputFence(p);
  if (r2558 === undefined) { return -1; }
  value = r2558;
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

function leaf591(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2560!: null;
  l2563: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2561 = p;
      l2562: {
        l2564: {
          const s2565 = p;
          if (text.charCodeAt(p) === 123) {
            l2566: {

              p++;
              break l2564;
            }
            p = s2565;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2562;
          }
          p = skipQuotedInput(p);
          if (p < 0) { break l2562; }
        }
        p = s2561;
        break l2563;
      }
      p = s2561;
    } else touched ||= p >= end;
    return -1;
  }
  e2560 = null;
  value = [e2560];
  leafValue = value;
  return p;
}

function skipQuotedInput(p: number): number {
  let c = 0;
  l2567: {
    const s2568 = p;
    if (text.charCodeAt(p) === 34) {
      l2569: {

        p++;
        l2570: for (;;) {
          const s2572 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l2571: {
              l2574: {
                const s2575 = p;
                if (text.charCodeAt(p) === 92) {
                  l2576: {
                    p = skip_escape(p);
                    if (p < 0) { break l2576; }
                    break l2574;
                  }
                  p = s2575;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
                  touched ||= p >= end;
                  break l2571;
                }
                p++;
              }
              continue l2570;
            }
            p = s2572;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2569;
        }
        p++;
        break l2567;
      }
      p = s2568;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2577: for (;;) {
      const s2579 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
        l2578: {
          l2581: {
            const s2582 = p;
            if (text.charCodeAt(p) === 92) {
              l2583: {
                p = skip_escape(p);
                if (p < 0) { break l2583; }
                break l2581;
              }
              p = s2582;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l2578;
            }
            p++;
          }
          continue l2577;
        }
        p = s2579;
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
  l2584: {
    const s2585 = p;
    l2586: {
      p = skipStepAhead(p);
      if (p < 0) { break l2586; }
      break l2584;
    }
    p = s2585;
    if (text.charCodeAt(p) === 96) {
      l2587: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2587;
        }
        p += 3;
        break l2584;
      }
      p = s2585;
    } else touched ||= p >= end;
    l2588: {
      p = skipEndsReply(p);
      if (p < 0) { break l2588; }
      break l2584;
    }
    p = s2585;
    if (p < end) {
      {
        const s2595 = p;
        l2596: {
          p++;
          return -1;
        }
        p = s2595;
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
  l2589: {
    const s2591 = p;
    l2590: {
      p = skipTokens(p);
      if (p < 0) { break l2590; }
      break l2589;
    }
    p = s2591;
  }
  if (p < end) {
    {
      const s2592 = p;
      l2593: {
        p++;
        return -1;
      }
      p = s2592;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf594(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, [null, string]];
  let e2598!: null;
  {
    const s2599 = p;
    l2600: {
      p = skipStepAhead(p);
      if (p < 0) { break l2600; }
      return -1;
    }
    p = s2599;
  }
  e2598 = null;
  let e2602!: null;
  {
    const s2603 = p;
    l2604: {
      p = skipCutStep(p);
      if (p < 0) { break l2604; }
      return -1;
    }
    p = s2603;
  }
  e2602 = null;
  let e2606!: [null, string];
  const r2607 = readTextStart(p);
  if (r2607 === undefined) { return -1; }
  e2606 = r2607;
  p = pos;
  value = [e2598, e2602, e2606];
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
  let e2608!: null;
  {
    const s2609 = p;
    l2610: {
      p = skip_textEnd(p);
      if (p < 0) { break l2610; }
      return undefined;
    }
    p = s2609;
  }
  e2608 = null;
  let e2616!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  e2616 = text.charAt(p);
  p++;
  value = [e2608, e2616];
  pos = p;
  return value;
}

function skip_textEnd(p: number): number {
  l2612: {
    const s2613 = p;
    l2614: {
      p = skipThinkOpen(p);
      if (p < 0) { break l2614; }
      break l2612;
    }
    p = s2613;
    l2615: {
      p = skipThinkClose(p);
      if (p < 0) { break l2615; }
      break l2612;
    }
    p = s2613;
    p = skipEndsReply(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function text600(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2618: {
      let m2622 = false;
      l2619: for (;;) {
        const s2621 = p;
        l2620: {
          {
            const s2623 = p;
            l2624: {
              p = skip_textEnd(p);
              if (p < 0) { break l2624; }
              break l2620;
            }
            p = s2623;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l2620;
          }
          p++;
          m2622 = true;
          continue l2619;
        }
        p = s2621;
        break;
      }
      if (!m2622) { break l2618; }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2626: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2626;
        }
        p = skipEol(p);
        if (p < 0) { break l2626; }
        {
          const s2627 = p;
          l2628: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l2630: {
              const s2631 = p;
              l2632: {
                p = skipStepAhead(p);
                if (p < 0) { break l2632; }
                break l2630;
              }
              p = s2631;
              l2633: {
                p = skipEndsReply(p);
                if (p < 0) { break l2633; }
                break l2630;
              }
              p = s2631;
              l2634: {
                p = skipCutStep(p);
                if (p < 0) { break l2634; }
                break l2630;
              }
              p = s2631;
              if (text.charCodeAt(p) === 96) {
                l2635: {
                  if (!text.startsWith("```", p)) {
                    reachesEnd(p, "```");
                    break l2635;
                  }
                  p += 3;
                  break l2630;
                }
                p = s2631;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2636 = p;
                  l2637: {
                    p++;
                    break l2628;
                  }
                  p = s2636;
                }
              } else touched ||= p >= end;
            }
            break l2626;
          }
          p = s2627;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf601(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputFenceEndNode | InputAtEndNode | MissingInputFenceNode;
  l2639: {
    const s2640 = p;
    const t2641 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l2642: {
        const r2643 = readInputFenceEnd(p);
        if (r2643 === undefined) { break l2642; }
        value = r2643;
        p = pos;
        break l2639;
      }
      p = s2640;
      if (trail.length > t2641) trail.length = t2641;
    } else touched ||= p >= end;
    l2645: {
      const r2646 = readInputAtEnd(p);
      if (r2646 === undefined) { break l2645; }
      value = r2646;
      p = pos;
      break l2639;
    }
    p = s2640;
    if (trail.length > t2641) trail.length = t2641;
    const r2651 = readMissingInputFence(p);
    if (r2651 === undefined) { return -1; }
    value = r2651;
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
      const s2647 = p;
      l2648: {
        p++;
        return undefined;
      }
      p = s2647;
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

function leaf605(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutInputNode;
  const r2653 = readBadCutInput(p);
  if (r2653 === undefined) { return -1; }
  value = r2653;
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

function leaf608(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadStepWordsNode;
  const r2655 = readActionRest(p);
  if (r2655 === undefined) { return -1; }
  value = r2655;
  p = pos;
  leafValue = value;
  return p;
}

function readActionRest(p: number): SpaceNode | BadStepWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | BadStepWordsNode;
  l2656: {
    const s2657 = p;
    const t2658 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2659: {
        const r2660 = readSpace(p);
        if (r2660 === undefined) { break l2659; }
        value = r2660;
        p = pos;
        break l2656;
      }
      p = s2657;
      if (trail.length > t2658) trail.length = t2658;
    } else touched ||= p >= end;
    const r2662 = readBadStepWords(p);
    if (r2662 === undefined) { return undefined; }
    value = r2662;
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
      const s2663 = p;
      l2664: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2664;
        }
        p += 3;
        return undefined;
      }
      p = s2663;
    }
  } else touched ||= p >= end;
  {
    const s2666 = p;
    l2667: {
      p = skipStepAhead(p);
      if (p < 0) { break l2667; }
      return undefined;
    }
    p = s2666;
  }
  {
    const s2669 = p;
    l2670: {
      p = skipEndsReply(p);
      if (p < 0) { break l2670; }
      return undefined;
    }
    p = s2669;
  }
  let m2675 = false;
  l2672: for (;;) {
    const s2674 = p;
    l2673: {
      {
        const s2676 = p;
        l2677: {
          p = skip_textEnd(p);
          if (p < 0) { break l2677; }
          break l2673;
        }
        p = s2676;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2673;
      }
      p++;
      m2675 = true;
      continue l2672;
    }
    p = s2674;
    break;
  }
  if (!m2675) { return undefined; }
  pos = p;
  const node: BadStepWordsNode = { type: 'BadStepWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf611(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionAtEndNode | ActionOverNode;
  const r2681 = readActionEnd(p);
  if (r2681 === undefined) { return -1; }
  value = r2681;
  p = pos;
  leafValue = value;
  return p;
}

function readActionEnd(p: number): ActionAtEndNode | ActionOverNode | undefined {
  let value!: ActionAtEndNode | ActionOverNode;
  l2682: {
    const s2683 = p;
    l2684: {
      const r2685 = readActionAtEnd(p);
      if (r2685 === undefined) { break l2684; }
      value = r2685;
      p = pos;
      break l2682;
    }
    p = s2683;
    const r2690 = readActionOver(p);
    if (r2690 === undefined) { return undefined; }
    value = r2690;
    p = pos;
  }
  pos = p;
  return value;
}

function readActionAtEnd(p: number): ActionAtEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2686 = p;
      l2687: {
        p++;
        return undefined;
      }
      p = s2686;
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

function leaf615(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineHeadNode;
  const r2693 = readInlineHead(p);
  if (r2693 === undefined) { return -1; }
  value = r2693;
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
  const r2694 = readActionName(p);
  if (r2694 === undefined) { return undefined; }
  l_name = r2694;
  p = pos;
  l2698: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
      const s2696 = p;
      l2697: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
          touched ||= p >= end;
          break l2697;
        }
        p++;
        p = s2696;
        break l2698;
      }
      p = s2696;
    } else touched ||= p >= end;
    return undefined;
  }
  const r2699 = readBadInline(p);
  if (r2699 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'InlineHead', start: base + start, end: base + p, name: l_name };
}

function readBadInline(p: number): BadInlineNode | undefined {
  let c = 0;
  const start = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2700: {
    const s2701 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91)) {
      l2702: {
        p++;
        break l2700;
      }
      p = s2701;
    } else touched ||= p >= end;

  }
  pos = p;
  const node: BadInlineNode = { type: 'BadInline', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf618(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2705!: null;
  l2708: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2706 = p;
      l2707: {
        p++;
        p = s2706;
        break l2708;
      }
      p = s2706;
    } else touched ||= p >= end;
    return -1;
  }
  e2705 = null;
  value = [e2705];
  leafValue = value;
  return p;
}

function leaf619(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  let e2709!: null;
  {
    const s2710 = p;
    l2711: {
      l2713: {
        const s2714 = p;
        if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
          l2715: {
            p = skipInlineClose(p);
            if (p < 0) { break l2715; }
            break l2713;
          }
          p = s2714;
        } else touched ||= p >= end;
        p = skip_textEnd(p);
        if (p < 0) { break l2711; }
      }
      return -1;
    }
    p = s2710;
  }
  e2709 = null;
  let e2726!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  e2726 = text.charAt(p);
  p++;
  value = [e2709, e2726];
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
  l2718: {
    const s2716 = p;
    l2717: {
      l2719: {
        const s2720 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2721: {
            p = skipEol(p);
            if (p < 0) { break l2721; }
            break l2719;
          }
          p = s2720;
        } else touched ||= p >= end;
        l2722: {
          p = skipEndsReply(p);
          if (p < 0) { break l2722; }
          break l2719;
        }
        p = s2720;
        if (p < end) {
          {
            const s2723 = p;
            l2724: {
              p++;
              break l2717;
            }
            p = s2723;
          }
        } else touched ||= p >= end;
      }
      p = s2716;
      break l2718;
    }
    p = s2716;
    return -1;
  }
  return p;
}

function text621(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2727: {
      {
        const s2728 = p;
        l2729: {
          l2731: {
            const s2732 = p;
            if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
              l2733: {
                p = skipInlineClose(p);
                if (p < 0) { break l2733; }
                break l2731;
              }
              p = s2732;
            } else touched ||= p >= end;
            p = skip_textEnd(p);
            if (p < 0) { break l2729; }
          }
          break l2727;
        }
        p = s2728;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2727;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf622(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCloseNode | null;
  l2734: {
    if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
      const s2736 = p;
      l2735: {
        const r2737 = readInlineClose(p);
        if (r2737 === undefined) { break l2735; }
        value = r2737;
        p = pos;
        break l2734;
      }
      p = s2736;
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
  l2740: {
    const s2738 = p;
    l2739: {
      l2741: {
        const s2742 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2743: {
            p = skipEol(p);
            if (p < 0) { break l2743; }
            break l2741;
          }
          p = s2742;
        } else touched ||= p >= end;
        l2744: {
          p = skipEndsReply(p);
          if (p < 0) { break l2744; }
          break l2741;
        }
        p = s2742;
        if (p < end) {
          {
            const s2745 = p;
            l2746: {
              p++;
              break l2739;
            }
            p = s2745;
          }
        } else touched ||= p >= end;
      }
      p = s2738;
      break l2740;
    }
    p = s2738;
    return undefined;
  }
  pos = p;
  return { type: 'InlineClose', start: base + start, end: base + p };
}

function leaf624(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtLabelNode;
  const r2749 = readThoughtLabel(p);
  if (r2749 === undefined) { return -1; }
  value = r2749;
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

function leaf626(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2751!: null;
  {
    const s2752 = p;
    l2753: {
      p = skipStepAhead(p);
      if (p < 0) { break l2753; }
      return -1;
    }
    p = s2752;
  }
  e2751 = null;
  value = [e2751];
  leafValue = value;
  return p;
}

function leaf627(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r2755 = readTextStart(p);
  if (r2755 === undefined) { return -1; }
  value = r2755;
  p = pos;
  leafValue = value;
  return p;
}

function leaf628(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2757!: null;
  {
    const s2758 = p;
    l2759: {
      p = skipCutStep(p);
      if (p < 0) { break l2759; }
      return -1;
    }
    p = s2758;
  }
  e2757 = null;
  value = [e2757];
  leafValue = value;
  return p;
}

function leaf629(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingThoughtRestNode | StepOverNode;
  const r2761 = readStepThoughtEnd(p);
  if (r2761 === undefined) { return -1; }
  value = r2761;
  p = pos;
  leafValue = value;
  return p;
}

function readStepThoughtEnd(p: number): MissingThoughtRestNode | StepOverNode | undefined {
  let value!: MissingThoughtRestNode | StepOverNode;
  l2762: {
    const s2763 = p;
    const t2764 = trail.length;
    l2765: {
      const r2766 = readMissingThoughtRest(p);
      if (r2766 === undefined) { break l2765; }
      value = r2766;
      p = pos;
      break l2762;
    }
    p = s2763;
    if (trail.length > t2764) trail.length = t2764;
    const r2768 = readStepOver(p);
    if (r2768 === undefined) { return undefined; }
    value = r2768;
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

function leaf632(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AnswerLabelNode;
  const r2771 = readAnswerLabel(p);
  if (r2771 === undefined) { return -1; }
  value = r2771;
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

function leaf634(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLoneInputNode;
  const r2773 = readBadLoneInput(p);
  if (r2773 === undefined) { return -1; }
  value = r2773;
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

function leaf636(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutStepNode;
  const r2775 = readBadCutStep(p);
  if (r2775 === undefined) { return -1; }
  value = r2775;
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

function leaf638(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LoneTextNode;
  const r2777 = readLoneText(p);
  if (r2777 === undefined) { return -1; }
  value = r2777;
  p = pos;
  leafValue = value;
  return p;
}

function leaf639(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StepsFenceEndNode | null;
  l2779: {
    if (text.charCodeAt(p) === 96) {
      const s2781 = p;
      l2780: {
        const r2782 = readStepsFenceEnd(p);
        if (r2782 === undefined) { break l2780; }
        value = r2782;
        p = pos;
        break l2779;
      }
      p = s2781;
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
  l2785: {
    const s2783 = p;
    l2784: {
      l2786: {
        const s2787 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2788: {
            p = skipEol(p);
            if (p < 0) { break l2788; }
            break l2786;
          }
          p = s2787;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2789 = p;
            l2790: {
              p++;
              break l2784;
            }
            p = s2789;
          }
        } else touched ||= p >= end;
      }
      p = s2783;
      break l2785;
    }
    p = s2783;
    return undefined;
  }
  pos = p;
  return { type: 'StepsFenceEnd', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf531 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf535 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf531 }, { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf503 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf514 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf521 }] }] } }, { op: 'leaf', read: leaf546 }] } };
const stepRegion: Step = { op: 'rule', name: 'Region', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf2 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf6, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf503 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf514 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf521 }] } }] } }, { op: 'leaf', read: leaf527 }] } };
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
const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf222 }] } };
const stepCode: Step = { op: 'rule', name: 'Code', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf210 }, { op: 'text', read: text221 }] } };
const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf232 }, { op: 'leaf', read: leaf51 }, { op: 'leaf', read: leaf236 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_12, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf243, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepPlainArguments }] } }, { op: 'loop', body: { op: 'leaf', read: leaf248 } }, { op: 'leaf', read: leaf222 }] } };
const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf244 }, { op: 'text', read: text246 }] } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf255 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf412 }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf419 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf436, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf439, body: { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf442 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf443, body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf412 }] } }] }, { op: 'leaf', read: leaf444 }] } }, { op: 'leaf', read: leaf457 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf263 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf330 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf380 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf386, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'leaf', read: leaf388 }] } }, { op: 'leaf', read: leaf399 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf283 }, { op: 'leaf', read: leaf299 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf322 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf303 }, { op: 'text', read: text321 }] } };
const stepElement: Step = { op: 'rule', name: 'Element', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: leaf337 }, { op: 'leaf', read: leaf299 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf349, body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }] } }] } }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: leaf372 }] } };
const stepElementText: Step = { op: 'rule', name: 'ElementText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf351 }, { op: 'text', read: text371 }] } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf423 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf432 }] } }, { op: 'leaf', read: leaf433 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf429 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, STARTS_7, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf86 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] }, { op: 'leaf', read: leaf179 }] } }, { op: 'leaf', read: leaf183 }] } };
const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf463 }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf467, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf471 }] } }, { op: 'leaf', read: leaf472 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf474, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf474, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf480 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf481, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf482 } }, { op: 'leaf', read: leaf472 }] } };
const stepTool: Step = { op: 'rule', name: 'Tool', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: leaf484 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf489 }] } }, { op: 'leaf', read: leaf497 }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf507 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf512 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf509 }, { op: 'text', read: text511 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf516 }, { op: 'text', read: text520 }] } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf537 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }] } }, { op: 'leaf', read: leaf543 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf545, body: { op: 'again', step: () => stepList } }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf548 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf531 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf535 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf531 }, { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf503 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf514 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf521 }] }] } }, { op: 'leaf', read: leaf546 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf550 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf28 }] } }, { op: 'leaf', read: leaf32 }] }] } };
const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'choice', starts: [null, null, STARTS_11], alternatives: [{ op: 'leaf', read: leaf552 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf531 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf535 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf531 }, { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf503 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf514 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf521 }] }] } }, { op: 'leaf', read: leaf546 }] } };
const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf557 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf222 }] } };
const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf559 }, { op: 'leaf', read: leaf51 }, { op: 'leaf', read: leaf236 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_12, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf243, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepPlainArguments }] } }, { op: 'loop', body: { op: 'leaf', read: leaf248 } }, { op: 'leaf', read: leaf222 }] } };
const stepMessages: Step = { op: 'rule', name: 'Messages', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'again', step: () => stepLead } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf576 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf546 }] } };
const stepLead: Step = { op: 'rule', name: 'Lead', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf561, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf563, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf503 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf514 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf521 }] } }] } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf563, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf503 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf514 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf521 }] } }] } }, { op: 'leaf', read: leaf564 }] } };
const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf567 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf574 }] } };
const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf571 }, { op: 'text', read: text573 }] } };
const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf228 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf563, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf503 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf514 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf521 }] } }] } }, { op: 'leaf', read: leaf222 }] } };
const stepStray: Step = { op: 'rule', name: 'Stray', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf561, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf563, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf503 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf514 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf521 }] } }] } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf563, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf503 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf514 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf521 }] } }] } }, { op: 'leaf', read: leaf579 }] } };
const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf576 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf546 }] } };
const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf550 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf574 }] } };
const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'choice', starts: [null, null, STARTS_11], alternatives: [{ op: 'leaf', read: leaf552 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf576 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf546 }] } };
const stepSteps: Step = { op: 'rule', name: 'Steps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_14, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf583 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf634 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf636 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf638 }] } }, { op: 'leaf', read: leaf546 }] } };
const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf580 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf582, body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_14, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf583 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf634 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf636 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf638 }] } }] } }, { op: 'leaf', read: leaf639 }] } };
const stepAction: Step = { op: 'rule', name: 'Action', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf585 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: leaf605 }] } }, { op: 'loop', body: { op: 'leaf', read: leaf608 } }, { op: 'leaf', read: leaf611 }] } };
const stepInput: Step = { op: 'rule', name: 'Input', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf587 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_14, STARTS_15, null], alternatives: [{ op: 'again', step: () => stepFencedInput }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf591, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepInputText }] } }] } };
const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf589 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_15, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf591, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepInputText }] } }, { op: 'leaf', read: leaf51 }, { op: 'leaf', read: leaf601 }] } };
const stepInputText: Step = { op: 'rule', name: 'InputText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf594 }, { op: 'text', read: text600 }] } };
const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf615 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_15, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf618, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: leaf622 }, { op: 'loop', body: { op: 'leaf', read: leaf608 } }, { op: 'leaf', read: leaf611 }] } };
const stepInlineText: Step = { op: 'rule', name: 'InlineText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf619 }, { op: 'text', read: text621 }] } };
const stepStepThought: Step = { op: 'rule', name: 'StepThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf624 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf626, body: { op: 'again', step: () => stepStepThoughtText } }] } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf628, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf626, body: { op: 'again', step: () => stepStepThoughtText } }] } }] }] } }, { op: 'leaf', read: leaf629 }] } };
const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf627 }, { op: 'text', read: text600 }] } };
const stepAnswer: Step = { op: 'rule', name: 'Answer', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf632 }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
const stepStepText: Step = { op: 'rule', name: 'StepText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf627 }, { op: 'text', read: text600 }] } };
const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_14, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf583 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf634 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf636 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf638 }] } }, { op: 'leaf', read: leaf546 }] } };
const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf550 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf628, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf626, body: { op: 'again', step: () => stepStepThoughtText } }] } }] }] } }, { op: 'leaf', read: leaf629 }] } };

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
