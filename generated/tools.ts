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
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l397: {
    const s398 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
      l399: {
        p++;
        break l397;
      }
      p = s398;
    } else touched ||= p >= end;
    l400: {
      p = skipEnds(p);
      if (p < 0) { break l400; }
      break l397;
    }
    p = s398;
    if (p < end) {
      {
        const s401 = p;
        l402: {
          p++;
          return -1;
        }
        p = s401;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf108(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  const r405 = readTextEnd(p);
  if (r405 === undefined) { return -1; }
  value = r405;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l406: {
    const s407 = p;
    const t408 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l409: {
        const r410 = readTextClose(p);
        if (r410 === undefined) { break l409; }
        value = r410;
        p = pos;
        break l406;
      }
      p = s407;
      if (trail.length > t408) trail.length = t408;
    } else touched ||= p >= end;
    l412: {
      const r413 = readMissingRest(p);
      if (r413 === undefined) { break l412; }
      value = r413;
      p = pos;
      break l406;
    }
    p = s407;
    if (trail.length > t408) trail.length = t408;
    const r415 = readMissingQuote(p);
    if (r415 === undefined) { return undefined; }
    value = r415;
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
  const r418 = readSingleOpen(p);
  if (r418 === undefined) { return -1; }
  value = r418;
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
    l420: {
      {
        const s421 = p;
        l422: {
          p = skipEnds(p);
          if (p < 0) { break l422; }
          break l420;
        }
        p = s421;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l420;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l424: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l424;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s425 = p;
          l426: {
            p = skipEnds(p);
            if (p < 0) { break l426; }
            {
              const s428 = p;
              l429: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l429; }
                break l426;
              }
              p = s428;
            }
            break l424;
          }
          p = s425;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l438: {
      p = skipEnds(p);
      if (p < 0) { break l438; }
      l441: {
        const s439 = p;
        l440: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l440; }
          p = s439;
          break l441;
        }
        p = s439;
        break l438;
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
  let n434 = 0;
  l431: for (;;) {
    if (n434 >= 4096) break;
    const s433 = p;
    l432: {
      l435: {
        const s436 = p;
        if (text.charCodeAt(p) === 92) {
          l437: {
            p = skip_escape(p);
            if (p < 0) { break l437; }
            break l435;
          }
          p = s436;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l432;
        }
        p++;
      }
      n434++;
      continue l431;
    }
    p = s433;
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
  l442: {
    const s443 = p;
    const t444 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l445: {
        const r446 = readEscape(p);
        if (r446 === undefined) { break l445; }
        value = r446;
        p = pos;
        break l442;
      }
      p = s443;
      if (trail.length > t444) trail.length = t444;
    } else touched ||= p >= end;
    l448: {
      const r449 = readBadCutEscape(p);
      if (r449 === undefined) { break l448; }
      value = r449;
      p = pos;
      break l442;
    }
    p = s443;
    if (trail.length > t444) trail.length = t444;
    l451: {
      const r452 = readBadNewline(p);
      if (r452 === undefined) { break l451; }
      value = r452;
      p = pos;
      break l442;
    }
    p = s443;
    if (trail.length > t444) trail.length = t444;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r454 = readBadSingleQuote(p);
    if (r454 === undefined) { return -1; }
    value = r454;
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
    const s455 = p;
    l456: {
      p = skipAfterText(p);
      if (p < 0) { break l456; }
      return undefined;
    }
    p = s455;
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
  const r459 = readMarkedOpen(p);
  if (r459 === undefined) { return -1; }
  value = r459;
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
    l461: {
      {
        const s462 = p;
        l463: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l463; }
          break l461;
        }
        p = s462;
      }
      {
        const s465 = p;
        l466: {
          p = skipEnds(p);
          if (p < 0) { break l466; }
          break l461;
        }
        p = s465;
      }
      {
        const s468 = p;
        l469: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l469; }
          break l461;
        }
        p = s468;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l461;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l471: {
      {
        const s472 = p;
        l473: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l473; }
          break l471;
        }
        p = s472;
      }
      p = skipEnds(p);
      if (p < 0) { break l471; }
      l477: {
        const s475 = p;
        l476: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l476; }
          p = s475;
          break l477;
        }
        p = s475;
        break l471;
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
  let n481 = 0;
  l478: for (;;) {
    if (n481 >= 4096) break;
    const s480 = p;
    l479: {
      {
        const s482 = p;
        l483: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l483; }
          break l479;
        }
        p = s482;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l479;
      }
      p++;
      n481++;
      continue l478;
    }
    p = s480;
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
  const r485 = readMarkedEnd(p);
  if (r485 === undefined) { return -1; }
  value = r485;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l486: {
    const s487 = p;
    const t488 = trail.length;
    l489: {
      const r490 = readMarkedClose(p);
      if (r490 === undefined) { break l489; }
      value = r490;
      p = pos;
      break l486;
    }
    p = s487;
    if (trail.length > t488) trail.length = t488;
    l492: {
      const r493 = readBadCutMarkedQuote(p);
      if (r493 === undefined) { break l492; }
      value = r493;
      p = pos;
      break l486;
    }
    p = s487;
    if (trail.length > t488) trail.length = t488;
    l495: {
      const r496 = readMissingRest(p);
      if (r496 === undefined) { break l495; }
      value = r496;
      p = pos;
      break l486;
    }
    p = s487;
    if (trail.length > t488) trail.length = t488;
    const r498 = readMissingQuote(p);
    if (r498 === undefined) { return undefined; }
    value = r498;
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
  l501: {
    const s502 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l503: {
        const r504 = readNumber(p);
        if (r504 === undefined) { break l503; }
        value = r504;
        p = pos;
        break l501;
      }
      p = s502;
    } else touched ||= p >= end;
    const r528 = readWord(p);
    if (r528 === undefined) { return -1; }
    value = r528;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s505 = p;
  l506: {
    if (text.charCodeAt(p) === 45) {
      const s508 = p;
      l507: {

        p++;
        break l506;
      }
      p = s508;
    } else touched ||= p >= end;
  }
  l509: {
    const s510 = p;
    if (text.charCodeAt(p) === 48) {
      l511: {

        p++;
        break l509;
      }
      p = s510;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l512: {
    if (text.charCodeAt(p) === 46) {
      const s514 = p;
      l513: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l513;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l512;
      }
      p = s514;
    } else touched ||= p >= end;
  }
  l515: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s517 = p;
      l516: {
        p++;
        l518: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s520 = p;
            l519: {
              p++;
              break l518;
            }
            p = s520;
          } else touched ||= p >= end;
        }
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
  l_text = text.slice(s505, p);
  l523: {
    const s521 = p;
    l522: {
      p = skipScalarEnd(p);
      if (p < 0) { break l522; }
      p = s521;
      break l523;
    }
    p = s521;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l524: {
    const s525 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      l526: {
        p++;
        break l524;
      }
      p = s525;
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
  const s529 = p;
  {
    const s530 = p;
    l531: {
      p = skipEnds(p);
      if (p < 0) { break l531; }
      return undefined;
    }
    p = s530;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l533: for (;;) {
    const s535 = p;
    l534: {
      {
        const s537 = p;
        l538: {
          p = skipEnds(p);
          if (p < 0) { break l538; }
          break l534;
        }
        p = s537;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l534;
      }
      p++;
      continue l533;
    }
    p = s535;
    break;
  }
  l_text = text.slice(s529, p);
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
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf132(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l544: {
    const s545 = p;
    const t546 = trail.length;
    l547: {
      const r548 = readGap(p);
      if (r548 === undefined) { break l547; }
      value = r548;
      p = pos;
      break l544;
    }
    p = s545;
    if (trail.length > t546) trail.length = t546;
    l550: {
      const r551 = readBadCutPart(p);
      if (r551 === undefined) { break l550; }
      value = r551;
      p = pos;
      break l544;
    }
    p = s545;
    if (trail.length > t546) trail.length = t546;
    const r626 = readBadDebris(p);
    if (r626 === undefined) { return -1; }
    value = r626;
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
  l552: {
    const s553 = p;
    l554: {
      p = skipKey(p);
      if (p < 0) { break l554; }
      break l552;
    }
    p = s553;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l591: {
        p = skipNumber(p);
        if (p < 0) { break l591; }
        break l552;
      }
      p = s553;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l555: {
    const s556 = p;
    if (text.charCodeAt(p) === 34) {
      l557: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l557; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l557;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l557;
        }
        p++;
        break l555;
      }
      p = s556;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l566: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l566; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l566;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l566;
        }
        p++;
        break l555;
      }
      p = s556;
    } else touched ||= p >= end;
    l575: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l575; }
      p = skipMarkedKey(p);
      if (p < 0) { break l575; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l575; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l575;
      }
      p++;
      break l555;
    }
    p = s556;

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
  l558: for (;;) {
    const s560 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l559: {
        l562: {
          const s563 = p;
          if (text.charCodeAt(p) === 92) {
            l564: {
              p = skip_escape(p);
              if (p < 0) { break l564; }
              break l562;
            }
            p = s563;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l559;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l558;
      }
      p = s560;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l567: for (;;) {
    const s569 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l568: {
        l571: {
          const s572 = p;
          if (text.charCodeAt(p) === 92) {
            l573: {
              p = skip_escape(p);
              if (p < 0) { break l573; }
              break l571;
            }
            p = s572;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l568;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l567;
      }
      p = s569;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m580 = false;
  l577: for (;;) {
    const s579 = p;
    l578: {
      {
        const s581 = p;
        l582: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l582; }
          break l578;
        }
        p = s581;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l578;
      }
      p++;
      m580 = true;
      continue l577;
    }
    p = s579;
    break;
  }
  if (!m580) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n585 = characterSize(p, CLASS_3);
  if (n585 === 0) { return -1; }
  p += n585;
  l586: for (;;) {
    const s588 = p;
    if (p < end) {
      l587: {
        const n590 = characterSize(p, CLASS_4);
        if (n590 === 0) { break l587; }
        p += n590;
        continue l586;
      }
      p = s588;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l593: {
    if (text.charCodeAt(p) === 45) {
      const s595 = p;
      l594: {

        p++;
        break l593;
      }
      p = s595;
    } else touched ||= p >= end;
  }
  l596: {
    const s597 = p;
    if (text.charCodeAt(p) === 48) {
      l598: {

        p++;
        break l596;
      }
      p = s597;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l599: {
    if (text.charCodeAt(p) === 46) {
      const s601 = p;
      l600: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l600;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l599;
      }
      p = s601;
    } else touched ||= p >= end;
  }
  l602: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s604 = p;
      l603: {
        p++;
        l605: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s607 = p;
            l606: {
              p++;
              break l605;
            }
            p = s607;
          } else touched ||= p >= end;
        }
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
  l610: {
    const s608 = p;
    l609: {
      p = skipScalarEnd(p);
      if (p < 0) { break l609; }
      p = s608;
      break l610;
    }
    p = s608;
    return -1;
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s612 = p;
    l613: {
      p = skipEnds(p);
      if (p < 0) { break l613; }
      return -1;
    }
    p = s612;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l615: for (;;) {
    const s617 = p;
    l616: {
      {
        const s619 = p;
        l620: {
          p = skipEnds(p);
          if (p < 0) { break l620; }
          break l616;
        }
        p = s619;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l616;
      }
      p++;
      continue l615;
    }
    p = s617;
    break;
  }
  l624: {
    const s622 = p;
    l623: {
      p = skipScalarEnd(p);
      if (p < 0) { break l623; }
      p = s622;
      break l624;
    }
    p = s622;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s627 = p;
    l628: {
      p = skipEnds(p);
      if (p < 0) { break l628; }
      return undefined;
    }
    p = s627;
  }
  {
    const s630 = p;
    l631: {
      if (p < end) {
        {
          const s633 = p;
          l634: {
            p++;
            break l631;
          }
          p = s633;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s630;
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
  const r637 = readListEnd(p);
  if (r637 === undefined) { return -1; }
  value = r637;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l638: {
    const s639 = p;
    const t640 = trail.length;
    l641: {
      const r642 = readListClose(p);
      if (r642 === undefined) { break l641; }
      value = r642;
      p = pos;
      break l638;
    }
    p = s639;
    if (trail.length > t640) trail.length = t640;
    l647: {
      const r648 = readMissingRest(p);
      if (r648 === undefined) { break l647; }
      value = r648;
      p = pos;
      break l638;
    }
    p = s639;
    if (trail.length > t640) trail.length = t640;
    const r650 = readMissingBracket(p);
    if (r650 === undefined) { return undefined; }
    value = r650;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l643: {
    const s644 = p;
    if (text.charCodeAt(p) === 93) {
      l645: {

        p++;
        break l643;
      }
      p = s644;
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
  l653: {
    const s654 = p;
    const t655 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l656: {
        const r657 = readComma(p);
        if (r657 === undefined) { break l656; }
        value = r657;
        p = pos;
        break l653;
      }
      p = s654;
      if (trail.length > t655) trail.length = t655;
    } else touched ||= p >= end;
    l659: {
      const r660 = readGap(p);
      if (r660 === undefined) { break l659; }
      value = r660;
      p = pos;
      break l653;
    }
    p = s654;
    if (trail.length > t655) trail.length = t655;
    l662: {
      const r663 = readBadCutPart(p);
      if (r663 === undefined) { break l662; }
      value = r663;
      p = pos;
      break l653;
    }
    p = s654;
    if (trail.length > t655) trail.length = t655;
    const r665 = readBadDebris(p);
    if (r665 === undefined) { return -1; }
    value = r665;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf151(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r667 = readObjectEnd(p);
  if (r667 === undefined) { return -1; }
  value = r667;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l668: {
    const s669 = p;
    const t670 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l671: {
        const r672 = readObjectClose(p);
        if (r672 === undefined) { break l671; }
        value = r672;
        p = pos;
        break l668;
      }
      p = s669;
      if (trail.length > t670) trail.length = t670;
    } else touched ||= p >= end;
    l674: {
      const r675 = readMissingRest(p);
      if (r675 === undefined) { break l674; }
      value = r675;
      p = pos;
      break l668;
    }
    p = s669;
    if (trail.length > t670) trail.length = t670;
    const r677 = readMissingBracket(p);
    if (r677 === undefined) { return undefined; }
    value = r677;
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
  l680: {
    const s681 = p;
    const t682 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l683: {
        const r684 = readSpace(p);
        if (r684 === undefined) { break l683; }
        value = r684;
        p = pos;
        break l680;
      }
      p = s681;
      if (trail.length > t682) trail.length = t682;
    } else touched ||= p >= end;
    l686: {
      const r687 = readBadCutArgument(p);
      if (r687 === undefined) { break l686; }
      value = r687;
      p = pos;
      break l680;
    }
    p = s681;
    if (trail.length > t682) trail.length = t682;
    l692: {
      const r693 = readBadCutPart(p);
      if (r693 === undefined) { break l692; }
      value = r693;
      p = pos;
      break l680;
    }
    p = s681;
    if (trail.length > t682) trail.length = t682;
    const r695 = readBadDebris(p);
    if (r695 === undefined) { return -1; }
    value = r695;
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
      const s688 = p;
      l689: {

        p++;
        return -1;
      }
      p = s688;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf158(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r697 = readPyCallEnd(p);
  if (r697 === undefined) { return -1; }
  value = r697;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l698: {
    const s699 = p;
    const t700 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l701: {
        const r702 = readPyCallClose(p);
        if (r702 === undefined) { break l701; }
        value = r702;
        p = pos;
        break l698;
      }
      p = s699;
      if (trail.length > t700) trail.length = t700;
    } else touched ||= p >= end;
    l704: {
      const r705 = readMissingRest(p);
      if (r705 === undefined) { break l704; }
      value = r705;
      p = pos;
      break l698;
    }
    p = s699;
    if (trail.length > t700) trail.length = t700;
    const r707 = readMissingBracket(p);
    if (r707 === undefined) { return undefined; }
    value = r707;
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
  const r710 = readCodeHead(p);
  if (r710 === undefined) { return -1; }
  value = r710;
  p = pos;
  leafValue = value;
  return p;
}

function readCodeHead(p: number): CodeHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l711: {
    const s712 = p;
    const t713 = trail.length;
    l714: {
      const r715 = readMessageStart(p);
      if (r715 === undefined) { break l714; }
      l_opening = r715;
      p = pos;
      l734: for (;;) {
        const s736 = p;
        const t737 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l735: {
            const r739 = readHeadPart(p);
            if (r739 === undefined) { break l735; }
            p = pos;
            continue l734;
          }
          p = s736;
          if (trail.length > t737) trail.length = t737;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l714;
      }
      p = skipTo(p);
      if (p < 0) { break l714; }
      p = skipCodeName(p);
      if (p < 0) { break l714; }
      if (p < end) {
        {
          const s886 = p;
          l887: {
            const n889 = characterSize(p, CLASS_5);
            if (n889 === 0) { break l887; }
            p += n889;
            break l714;
          }
          p = s886;
        }
      } else touched ||= p >= end;
      l890: for (;;) {
        const s892 = p;
        const t893 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l891: {
            const r895 = readHeadPart(p);
            if (r895 === undefined) { break l891; }
            p = pos;
            continue l890;
          }
          p = s892;
          if (trail.length > t893) trail.length = t893;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l714;
      }
      p += 11;
      break l711;
    }
    p = s712;
    if (trail.length > t713) trail.length = t713;
    l_opening = null;
    l897: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l897; }
      p = skipCodeName(p);
      if (p < 0) { break l897; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l897;
      }
      p = skipEol(p);
      if (p < 0) { break l897; }
      break l711;
    }
    p = s712;
    if (trail.length > t713) trail.length = t713;
    l_opening = null;
    p = skipCodeOpen(p);
    if (p < 0) { return undefined; }
    {
      const s898 = p;
      l899: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l901: {
          const s902 = p;
          if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
            l903: {
              p++;
              break l901;
            }
            p = s902;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s904 = p;
              l905: {
                p++;
                break l899;
              }
              p = s904;
            }
          } else touched ||= p >= end;
        }
        return undefined;
      }
      p = s898;
    }
  }
  pos = p;
  return { type: 'CodeHead', start: base + start, end: base + p, opening: l_opening };
}

function readMessageStart(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l716: {
    const s717 = p;
    l718: {
      const s719 = p;
      p = skipChannels(p);
      if (p < 0) { break l718; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l718;
      }
      p += 9;
      l720: {
        if (text.charCodeAt(p) === 97) {
          const s722 = p;
          l721: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l721;
            }
            p += 9;
            break l720;
          }
          p = s722;
        } else touched ||= p >= end;
      }
      value = text.slice(s719, p);
      break l716;
    }
    p = s717;
    const s723 = p;
    p = skipChannels(p);
    if (p < 0) { return undefined; }
    l726: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s724 = p;
        l725: {
          l727: {
            const s728 = p;
            if (text.charCodeAt(p) === 60) {
              l729: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l729;
                }
                p += 11;
                break l727;
              }
              p = s728;
            } else touched ||= p >= end;
            l730: {
              if (text.charCodeAt(p) === 32) {
                const s732 = p;
                l731: {

                  p++;
                  break l730;
                }
                p = s732;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l725;
            }
            p += 3;
          }
          p = s724;
          break l726;
        }
        p = s724;
      } else touched ||= p >= end;
      return undefined;
    }
    value = text.slice(s723, p);
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
  let e740!: string[];
  const list745: string[] = [];
  l741: for (;;) {
    const s743 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l742: {
        let v744!: string;
        const r747 = readBlank(p);
        if (r747 === undefined) { break l742; }
        v744 = r747;
        p = pos;
        list745.push(v744);
        continue l741;
      }
      p = s743;
    } else touched ||= p >= end;
    break;
  }
  e740 = list745;
  let e749!: BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code";
  l750: {
    const s751 = p;
    const t752 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l753: {
        const r754 = readBadHeaderAgain(p);
        if (r754 === undefined) { break l753; }
        e749 = r754;
        p = pos;
        break l750;
      }
      p = s751;
      if (trail.length > t752) trail.length = t752;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l818: {
        const r819 = readChannel(p);
        if (r819 === undefined) { break l818; }
        e749 = r819;
        p = pos;
        break l750;
      }
      p = s751;
      if (trail.length > t752) trail.length = t752;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l829: {
        const r830 = readBadConstraintAgain(p);
        if (r830 === undefined) { break l829; }
        e749 = r830;
        p = pos;
        break l750;
      }
      p = s751;
      if (trail.length > t752) trail.length = t752;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l835: {
        const r836 = readConstraint(p);
        if (r836 === undefined) { break l835; }
        e749 = r836;
        p = pos;
        break l750;
      }
      p = s751;
      if (trail.length > t752) trail.length = t752;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l846: {
        let e847!: [string[], "to="];
        const r848 = readTo(p);
        if (r848 === undefined) { break l846; }
        e847 = r848;
        p = pos;
        let e860!: "assistant" | "user";
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l846;
        }
        const r861 = readPseudoName(p);
        if (r861 === undefined) { break l846; }
        e860 = r861;
        p = pos;
        let e866!: null;
        if (p < end) {
          {
            const s867 = p;
            l868: {
              const n870 = characterSize(p, CLASS_5);
              if (n870 === 0) { break l868; }
              p += n870;
              break l846;
            }
            p = s867;
          }
        } else touched ||= p >= end;
        e866 = null;
        e749 = [e847, e860, e866];
        break l750;
      }
      p = s751;
      if (trail.length > t752) trail.length = t752;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 99 || c === 106))) {
      touched ||= p >= end;
      return undefined;
    }
    const r871 = readContentType(p);
    if (r871 === undefined) { return undefined; }
    e749 = r871;
    p = pos;
  }
  let e876!: string[];
  const list881: string[] = [];
  l877: for (;;) {
    const s879 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l878: {
        let v880!: string;
        const r883 = readBlank(p);
        if (r883 === undefined) { break l878; }
        v880 = r883;
        p = pos;
        list881.push(v880);
        continue l877;
      }
      p = s879;
    } else touched ||= p >= end;
    break;
  }
  e876 = list881;
  value = [e740, e749, e876];
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
  l757: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s755 = p;
      l756: {
        l758: for (;;) {
          const s760 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l759: {
              l762: {
                const s763 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
                  l764: {
                    if (text.charCodeAt(p) === 60) {
                      {
                        const s765 = p;
                        l766: {
                          if (!text.startsWith("<|channel|>", p)) {
                            reachesEnd(p, "<|channel|>");
                            break l766;
                          }
                          p += 11;
                          break l764;
                        }
                        p = s765;
                      }
                    } else touched ||= p >= end;
                    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
                      touched ||= p >= end;
                      break l764;
                    }
                    p = skipHeadPart(p);
                    if (p < 0) { break l764; }
                    break l762;
                  }
                  p = s763;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l759;
                }
                p = skipTo(p);
                if (p < 0) { break l759; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l759;
                }
                p = skipCalledName(p);
                if (p < 0) { break l759; }
              }
              continue l758;
            }
            p = s760;
          } else touched ||= p >= end;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
          reachesEnd(p, "<|channel|>");
          break l756;
        }
        p += 11;
        p = s755;
        break l757;
      }
      p = s755;
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
  l768: {
    const s769 = p;
    if (text.charCodeAt(p) === 60) {
      l770: {
        p = skipBadHeaderAgain(p);
        if (p < 0) { break l770; }
        break l768;
      }
      p = s769;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l803: {
        if (!text.startsWith("<|channel|>", p)) {
          reachesEnd(p, "<|channel|>");
          break l803;
        }
        p += 11;
        if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l803;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l768;
      }
      p = s769;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l804: {
        p = skipBadConstraintAgain(p);
        if (p < 0) { break l804; }
        break l768;
      }
      p = s769;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l808: {
        if (!text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l808;
        }
        p += 13;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l768;
      }
      p = s769;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l809: {
        p = skipTo(p);
        if (p < 0) { break l809; }
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l809;
        }
        p = skipPseudoName(p);
        if (p < 0) { break l809; }
        if (p < end) {
          {
            const s810 = p;
            l811: {
              const n813 = characterSize(p, CLASS_5);
              if (n813 === 0) { break l811; }
              p += n813;
              break l809;
            }
            p = s810;
          }
        } else touched ||= p >= end;
        break l768;
      }
      p = s769;
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
  l773: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s771 = p;
      l772: {
        l774: for (;;) {
          const s776 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l775: {
              l778: {
                const s779 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
                  l780: {
                    if (text.charCodeAt(p) === 60) {
                      {
                        const s781 = p;
                        l782: {
                          if (!text.startsWith("<|channel|>", p)) {
                            reachesEnd(p, "<|channel|>");
                            break l782;
                          }
                          p += 11;
                          break l780;
                        }
                        p = s781;
                      }
                    } else touched ||= p >= end;
                    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
                      touched ||= p >= end;
                      break l780;
                    }
                    p = skipHeadPart(p);
                    if (p < 0) { break l780; }
                    break l778;
                  }
                  p = s779;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l775;
                }
                p = skipTo(p);
                if (p < 0) { break l775; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l775;
                }
                p = skipCalledName(p);
                if (p < 0) { break l775; }
              }
              continue l774;
            }
            p = s776;
          } else touched ||= p >= end;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
          reachesEnd(p, "<|channel|>");
          break l772;
        }
        p += 11;
        p = s771;
        break l773;
      }
      p = s771;
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
      const s784 = p;
      l785: {
        p = skipPseudoName(p);
        if (p < 0) { break l785; }
        if (p < end) {
          {
            const s790 = p;
            l791: {
              const n793 = characterSize(p, CLASS_5);
              if (n793 === 0) { break l791; }
              p += n793;
              break l785;
            }
            p = s790;
          }
        } else touched ||= p >= end;
        return -1;
      }
      p = s784;
    }
  } else touched ||= p >= end;
  l794: {
    if (text.charCodeAt(p) === 102) {
      const s796 = p;
      l795: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l795;
        }
        p += 10;
        break l794;
      }
      p = s796;
    } else touched ||= p >= end;
  }
  let m801 = false;
  l798: for (;;) {
    const s800 = p;
    if (p < end) {
      l799: {
        const n802 = characterSize(p, CLASS_5);
        if (n802 === 0) { break l799; }
        p += n802;
        m801 = true;
        continue l798;
      }
      p = s800;
    } else touched ||= p >= end;
    break;
  }
  if (!m801) { return -1; }
  return p;
}

function skipPseudoName(p: number): number {
  l787: {
    const s788 = p;
    if (text.charCodeAt(p) === 97) {
      l789: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l789;
        }
        p += 9;
        break l787;
      }
      p = s788;
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
  l807: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s805 = p;
      l806: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l806;
        }
        p += 13;
        p = s805;
        break l807;
      }
      p = s805;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipContentType(p: number): number {
  l814: {
    const s815 = p;
    if (text.charCodeAt(p) === 106) {
      l816: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l816;
        }
        p += 4;
        break l814;
      }
      p = s815;
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
  let e820!: "<|channel|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
    reachesEnd(p, "<|channel|>");
    return undefined;
  }
  e820 = "<|channel|>";
  p += 11;
  let e821!: string[];
  const list826: string[] = [];
  l822: for (;;) {
    const s824 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l823: {
        let v825!: string;
        v825 = text.charAt(p);
        p++;
        list826.push(v825);
        continue l822;
      }
      p = s824;
    } else touched ||= p >= end;
    break;
  }
  if (list826.length === 0) { return undefined; }
  e821 = list826;
  value = [e820, e821];
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
  l833: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s831 = p;
      l832: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l832;
        }
        p += 13;
        p = s831;
        break l833;
      }
      p = s831;
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
  let e837!: "<|constrain|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
    reachesEnd(p, "<|constrain|>");
    return undefined;
  }
  e837 = "<|constrain|>";
  p += 13;
  let e838!: string[];
  const list843: string[] = [];
  l839: for (;;) {
    const s841 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l840: {
        let v842!: string;
        v842 = text.charAt(p);
        p++;
        list843.push(v842);
        continue l839;
      }
      p = s841;
    } else touched ||= p >= end;
    break;
  }
  e838 = list843;
  value = [e837, e838];
  pos = p;
  return value;
}

function readTo(p: number): [string[], "to="] | undefined {
  let c = 0;
  let value!: [string[], "to="];
  let e849!: string[];
  const list854: string[] = [];
  l850: for (;;) {
    const s852 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l851: {
        let v853!: string;
        const r856 = readBlank(p);
        if (r856 === undefined) { break l851; }
        v853 = r856;
        p = pos;
        list854.push(v853);
        continue l850;
      }
      p = s852;
    } else touched ||= p >= end;
    break;
  }
  e849 = list854;
  let e858!: "to=";
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return undefined;
  }
  e858 = "to=";
  p += 3;
  value = [e849, e858];
  pos = p;
  return value;
}

function readPseudoName(p: number): "assistant" | "user" | undefined {
  let value!: "assistant" | "user";
  l862: {
    const s863 = p;
    if (text.charCodeAt(p) === 97) {
      l864: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l864;
        }
        value = "assistant";
        p += 9;
        break l862;
      }
      p = s863;
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
  l872: {
    const s873 = p;
    if (text.charCodeAt(p) === 106) {
      l874: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l874;
        }
        value = "json";
        p += 4;
        break l872;
      }
      p = s873;
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

function text186(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l908: {
      {
        const s909 = p;
        l910: {
          p = skipMarkAhead(p);
          if (p < 0) { break l910; }
          break l908;
        }
        p = s909;
      }
      {
        const s962 = p;
        l963: {
          p = skipEndToken(p);
          if (p < 0) { break l963; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l965: {
            const s967 = p;
            l966: {
              p = skipTokens(p);
              if (p < 0) { break l966; }
              break l965;
            }
            p = s967;
          }
          if (p < end) {
            {
              const s968 = p;
              l969: {
                p++;
                break l963;
              }
              p = s968;
            }
          } else touched ||= p >= end;
          break l908;
        }
        p = s962;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l908;
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
  l912: {
    const s913 = p;
    l914: {
      p = skipEndMark(p);
      if (p < 0) { break l914; }
      break l912;
    }
    p = s913;
    l919: {
      p = skipChannels(p);
      if (p < 0) { break l919; }
      l922: {
        if (text.charCodeAt(p) === 60) {
          const s920 = p;
          l921: {

            p++;
            p = s920;
            break l922;
          }
          p = s920;
        } else touched ||= p >= end;
        break l919;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l919; }
      break l912;
    }
    p = s913;
    l947: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l947; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l947;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l947; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l947;
      }
      p = skipEol(p);
      if (p < 0) { break l947; }
      break l912;
    }
    p = s913;
    p = skipCutMark(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipEndMark(p: number): number {
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l915: {
    const s916 = p;
    if (text.charCodeAt(p) === 60) {
      l917: {
        if (!text.startsWith("<|end|>", p)) {
          reachesEnd(p, "<|end|>");
          break l917;
        }
        p += 7;
        break l915;
      }
      p = s916;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l918: {
        if (!text.startsWith("<|return|>", p)) {
          reachesEnd(p, "<|return|>");
          break l918;
        }
        p += 10;
        break l915;
      }
      p = s916;
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
  l940: for (;;) {
    const s942 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l941: {
        l944: {
          const s945 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l946: {
              p = skipHeadPart(p);
              if (p < 0) { break l946; }
              break l944;
            }
            p = s945;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
            touched ||= p >= end;
            break l941;
          }
          p = skipTo(p);
          if (p < 0) { break l941; }
          if (!(p < end)) {
            touched ||= p >= end;
            break l941;
          }
          p = skipCalledName(p);
          if (p < 0) { break l941; }
        }
        continue l940;
      }
      p = s942;
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
  l923: {
    const s924 = p;
    l925: {
      p = skipChannels(p);
      if (p < 0) { break l925; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l925;
      }
      p += 9;
      l927: {
        if (text.charCodeAt(p) === 97) {
          const s929 = p;
          l928: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l928;
            }
            p += 9;
            break l927;
          }
          p = s929;
        } else touched ||= p >= end;
      }
      break l923;
    }
    p = s924;
    p = skipChannels(p);
    if (p < 0) { return -1; }
    l933: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s931 = p;
        l932: {
          l934: {
            const s935 = p;
            if (text.charCodeAt(p) === 60) {
              l936: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l936;
                }
                p += 11;
                break l934;
              }
              p = s935;
            } else touched ||= p >= end;
            l937: {
              if (text.charCodeAt(p) === 32) {
                const s939 = p;
                l938: {

                  p++;
                  break l937;
                }
                p = s939;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l932;
            }
            p += 3;
          }
          p = s931;
          break l933;
        }
        p = s931;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipRecipientName(p: number): number {
  const n949 = characterSize(p, CLASS_1);
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
  l955: {
    const s956 = p;
    l957: {
      p = skipEndMark(p);
      if (p < 0) { break l957; }
      break l955;
    }
    p = s956;
    l958: {
      p = skipChannels(p);
      if (p < 0) { break l958; }
      l961: {
        if (text.charCodeAt(p) === 60) {
          const s959 = p;
          l960: {

            p++;
            p = s959;
            break l961;
          }
          p = s959;
        } else touched ||= p >= end;
        break l958;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l958; }
      break l955;
    }
    p = s956;
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

function leaf196(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  const r971 = readMessageEnd(p);
  if (r971 === undefined) { return -1; }
  value = r971;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageEnd(p: number): MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  l972: {
    const s973 = p;
    const t974 = trail.length;
    l975: {
      const r976 = readMessageClose(p);
      if (r976 === undefined) { break l975; }
      value = r976;
      p = pos;
      break l972;
    }
    p = s973;
    if (trail.length > t974) trail.length = t974;
    l978: {
      const r979 = readBadCutMessageClose(p);
      if (r979 === undefined) { break l978; }
      value = r979;
      p = pos;
      break l972;
    }
    p = s973;
    if (trail.length > t974) trail.length = t974;
    l981: {
      const r982 = readMissingMessageClose(p);
      if (r982 === undefined) { break l981; }
      value = r982;
      p = pos;
      break l972;
    }
    p = s973;
    if (trail.length > t974) trail.length = t974;
    const r987 = readMessageOver(p);
    if (r987 === undefined) { return undefined; }
    value = r987;
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
  l985: {
    if (text.charCodeAt(p) === 60) {
      const s983 = p;
      l984: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l984;
        }
        p += 2;
        p = s983;
        break l985;
      }
      p = s983;
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

function leaf202(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextHeadNode;
  const r990 = readTextHead(p);
  if (r990 === undefined) { return -1; }
  value = r990;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l991: {
    const s992 = p;
    const t993 = trail.length;
    l994: {
      const r995 = readMessageStart(p);
      if (r995 === undefined) { break l994; }
      l_opening = r995;
      p = pos;
      l997: for (;;) {
        const s999 = p;
        const t1000 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l998: {
            const r1002 = readHeadPart(p);
            if (r1002 === undefined) { break l998; }
            p = pos;
            continue l997;
          }
          p = s999;
          if (trail.length > t1000) trail.length = t1000;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l994;
      }
      p += 11;
      break l991;
    }
    p = s992;
    if (trail.length > t993) trail.length = t993;
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

function leaf206(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolMessageHeadNode;
  const r1005 = readToolMessageHead(p);
  if (r1005 === undefined) { return -1; }
  value = r1005;
  p = pos;
  leafValue = value;
  return p;
}

function readToolMessageHead(p: number): ToolMessageHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  let l_name!: string;
  l1006: {
    const s1007 = p;
    const t1008 = trail.length;
    l1009: {
      const r1010 = readMessageStart(p);
      if (r1010 === undefined) { break l1009; }
      l_opening = r1010;
      p = pos;
      l1012: for (;;) {
        const s1014 = p;
        const t1015 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1013: {
            const r1017 = readHeadPart(p);
            if (r1017 === undefined) { break l1013; }
            p = pos;
            continue l1012;
          }
          p = s1014;
          if (trail.length > t1015) trail.length = t1015;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l1009;
      }
      p = skipTo(p);
      if (p < 0) { break l1009; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1009;
      }
      const r1019 = readCalledName(p);
      if (r1019 === undefined) { break l1009; }
      l_name = r1019;
      p = pos;
      l1037: for (;;) {
        const s1039 = p;
        const t1040 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1038: {
            const r1042 = readHeadPart(p);
            if (r1042 === undefined) { break l1038; }
            p = pos;
            continue l1037;
          }
          p = s1039;
          if (trail.length > t1040) trail.length = t1040;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1009;
      }
      p += 11;
      break l1006;
    }
    p = s1007;
    if (trail.length > t1008) trail.length = t1008;
    l_opening = null;
    p = skipRecipientOpen(p);
    if (p < 0) { return undefined; }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1044 = readRecipientName(p);
    if (r1044 === undefined) { return undefined; }
    l_name = r1044;
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
      const s1020 = p;
      l1021: {
        p = skipPseudoName(p);
        if (p < 0) { break l1021; }
        if (p < end) {
          {
            const s1023 = p;
            l1024: {
              const n1026 = characterSize(p, CLASS_5);
              if (n1026 === 0) { break l1024; }
              p += n1026;
              break l1021;
            }
            p = s1023;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1020;
    }
  } else touched ||= p >= end;
  l1027: {
    if (text.charCodeAt(p) === 102) {
      const s1029 = p;
      l1028: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l1028;
        }
        p += 10;
        break l1027;
      }
      p = s1029;
    } else touched ||= p >= end;
  }
  const s1030 = p;
  let m1034 = false;
  l1031: for (;;) {
    const s1033 = p;
    if (p < end) {
      l1032: {
        const n1035 = characterSize(p, CLASS_5);
        if (n1035 === 0) { break l1032; }
        p += n1035;
        m1034 = true;
        continue l1031;
      }
      p = s1033;
    } else touched ||= p >= end;
    break;
  }
  if (!m1034) { return undefined; }
  value = text.slice(s1030, p);
  pos = p;
  return value;
}

function readRecipientName(p: number): string | undefined {
  let value!: string;
  const s1045 = p;
  const n1046 = characterSize(p, CLASS_1);
  if (n1046 === 0) { return undefined; }
  p += n1046;
  l1047: for (;;) {
    const s1049 = p;
    if (p < end) {
      l1048: {
        const n1051 = characterSize(p, CLASS_5);
        if (n1051 === 0) { break l1048; }
        p += n1051;
        continue l1047;
      }
      p = s1049;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1045, p);
  pos = p;
  return value;
}

function leaf210(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerFenceNode | null;
  l1054: {
    if (text.charCodeAt(p) === 96) {
      const s1056 = p;
      const t1057 = trail.length;
      l1055: {
        const r1058 = readBadInnerFence(p);
        if (r1058 === undefined) { break l1055; }
        value = r1058;
        p = pos;
        break l1054;
      }
      p = s1056;
      if (trail.length > t1057) trail.length = t1057;
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
  l1061: {
    const s1059 = p;
    l1060: {
      l1062: {
        const s1063 = p;
        if (text.charCodeAt(p) === 123) {
          l1064: {

            p++;
            break l1062;
          }
          p = s1063;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l1065: {

            p++;
            break l1062;
          }
          p = s1063;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l1060; }
      }
      p = s1059;
      break l1061;
    }
    p = s1059;
    return undefined;
  }
  pos = p;
  const node: BadInnerFenceNode = { type: 'BadInnerFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipVisible(p: number): number {
  l1066: {
    const s1067 = p;
    l1068: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l1068; }
      break l1066;
    }
    p = s1067;
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

function leaf217(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1070!: null;
  l1073: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      const s1071 = p;
      l1072: {
        p++;
        p = s1071;
        break l1073;
      }
      p = s1071;
    } else touched ||= p >= end;
    return -1;
  }
  e1070 = null;
  value = [e1070];
  leafValue = value;
  return p;
}

function text218(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1074: {
      p = skipChannels(p);
      if (p < 0) { break l1074; }
      {
        const s1075 = p;
        l1076: {
          p = skipCutMark(p);
          if (p < 0) { break l1076; }
          break l1074;
        }
        p = s1075;
      }
      p = skipCodeChar(p);
      if (p < 0) { break l1074; }

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
    const s1078 = p;
    l1079: {
      p = skipMarkAhead(p);
      if (p < 0) { break l1079; }
      return -1;
    }
    p = s1078;
  }
  {
    const s1081 = p;
    l1082: {
      p = skipEndToken(p);
      if (p < 0) { break l1082; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1084: {
        const s1086 = p;
        l1085: {
          p = skipTokens(p);
          if (p < 0) { break l1085; }
          break l1084;
        }
        p = s1086;
      }
      if (p < end) {
        {
          const s1087 = p;
          l1088: {
            p++;
            break l1082;
          }
          p = s1087;
        }
      } else touched ||= p >= end;
      return -1;
    }
    p = s1081;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf220(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  const r1090 = readMessageRest(p);
  if (r1090 === undefined) { return -1; }
  value = r1090;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageRest(p: number): SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  l1091: {
    const s1092 = p;
    const t1093 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1094: {
        const r1095 = readSpace(p);
        if (r1095 === undefined) { break l1094; }
        value = r1095;
        p = pos;
        break l1091;
      }
      p = s1092;
      if (trail.length > t1093) trail.length = t1093;
    } else touched ||= p >= end;
    l1097: {
      const r1098 = readInnerFenceEnd(p);
      if (r1098 === undefined) { break l1097; }
      value = r1098;
      p = pos;
      break l1091;
    }
    p = s1092;
    if (trail.length > t1093) trail.length = t1093;
    l1103: {
      const r1104 = readBadBrackets(p);
      if (r1104 === undefined) { break l1103; }
      value = r1104;
      p = pos;
      break l1091;
    }
    p = s1092;
    if (trail.length > t1093) trail.length = t1093;
    const r1113 = readBadMessageWords(p);
    if (r1113 === undefined) { return undefined; }
    value = r1113;
    p = pos;
  }
  pos = p;
  return value;
}

function readInnerFenceEnd(p: number): InnerFenceEndNode | undefined {
  const start = p;
  {
    const s1099 = p;
    l1100: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1100; }
      return undefined;
    }
    p = s1099;
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
  let m1108 = false;
  l1105: for (;;) {
    const s1107 = p;
    l1106: {
      {
        const s1109 = p;
        l1110: {
          p = skipEnds(p);
          if (p < 0) { break l1110; }
          break l1106;
        }
        p = s1109;
      }
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1106;
      }
      p++;
      m1108 = true;
      continue l1105;
    }
    p = s1107;
    break;
  }
  if (!m1108) { return undefined; }
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
  let m1117 = false;
  l1114: for (;;) {
    const s1116 = p;
    l1115: {
      {
        const s1118 = p;
        l1119: {
          p = skipMarkAhead(p);
          if (p < 0) { break l1119; }
          break l1115;
        }
        p = s1118;
      }
      {
        const s1121 = p;
        l1122: {
          p = skipEndToken(p);
          if (p < 0) { break l1122; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1124: {
            const s1126 = p;
            l1125: {
              p = skipTokens(p);
              if (p < 0) { break l1125; }
              break l1124;
            }
            p = s1126;
          }
          if (p < end) {
            {
              const s1127 = p;
              l1128: {
                p++;
                break l1122;
              }
              p = s1127;
            }
          } else touched ||= p >= end;
          break l1115;
        }
        p = s1121;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1115;
      }
      p++;
      m1117 = true;
      continue l1114;
    }
    p = s1116;
    break;
  }
  if (!m1117) { return undefined; }
  pos = p;
  const node: BadMessageWordsNode = { type: 'BadMessageWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf227(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r1132 = readSectionOpen(p);
  if (r1132 === undefined) { return -1; }
  value = r1132;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen(p: number): SectionOpenNode | undefined {
  const start = p;
  l1133: {
    const s1134 = p;
    const t1135 = trail.length;
    l1136: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1136; }
      break l1133;
    }
    p = s1134;
    if (trail.length > t1135) trail.length = t1135;
    const r1137 = readBadSectionOpen(p);
    if (r1137 === undefined) { return undefined; }
    p = pos;
  }
  l1139: for (;;) {
    const s1141 = p;
    const t1142 = trail.length;
    l1140: {
      const r1144 = readBadOpenAgain(p);
      if (r1144 === undefined) { break l1140; }
      p = pos;
      continue l1139;
    }
    p = s1141;
    if (trail.length > t1142) trail.length = t1142;
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

function leaf235(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallHeadNode;
  const r1147 = readCallHead(p);
  if (r1147 === undefined) { return -1; }
  value = r1147;
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
  l1148: {
    const s1149 = p;
    const t1150 = trail.length;
    l1151: {
      p = skipCallOpen(p);
      if (p < 0) { break l1151; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1152 = readCallName(p);
      if (r1152 === undefined) { break l1151; }
      l_name = r1152;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1165: {
        const s1167 = p;
        l1166: {
          const r1168 = readCallId(p);
          if (r1168 === undefined) { break l1166; }
          l_id = r1168;
          p = pos;
          break l1165;
        }
        p = s1167;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1151; }
      const list1175: AttributeNode[] = [];
      l1171: for (;;) {
        const s1173 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1172: {
            let v1174!: AttributeNode;
            const r1177 = readAttribute(p);
            if (r1177 === undefined) { break l1172; }
            v1174 = r1177;
            p = pos;
            list1175.push(v1174);
            continue l1171;
          }
          p = s1173;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1175;
      p = skipHeadEnd(p);
      if (p < 0) { break l1151; }
      break l1148;
    }
    p = s1149;
    if (trail.length > t1150) trail.length = t1150;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    l1181: {
      p = skipCallOpen(p);
      if (p < 0) { break l1181; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1182 = readCallName(p);
      if (r1182 === undefined) { break l1181; }
      l_name = r1182;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l1181; }
      break l1148;
    }
    p = s1149;
    if (trail.length > t1150) trail.length = t1150;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    const r1194 = readBadCallOpen(p);
    if (r1194 === undefined) { return undefined; }
    l_flaw = r1194;
    p = pos;
    const r1196 = readCallName(p);
    if (r1196 === undefined) { return undefined; }
    l_name = r1196;
    p = pos;
    l1198: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1200 = p;
        l1199: {
          p++;
          break l1198;
        }
        p = s1200;
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
  const s1153 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l1160: for (;;) {
    const s1162 = p;
    l1161: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1161; }
      continue l1160;
    }
    p = s1162;
    break;
  }
  value = text.slice(s1153, p);
  pos = p;
  return value;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s1154 = p;
    l1155: {
      p = skipNameEnd(p);
      if (p < 0) { break l1155; }
      return -1;
    }
    p = s1154;
  }
  {
    const s1157 = p;
    l1158: {
      p = skipEnds(p);
      if (p < 0) { break l1158; }
      return -1;
    }
    p = s1157;
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
  const s1169 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1169, p);
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
  const s1178 = p;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l_name = text.slice(s1178, p);
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
  const s1179 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s1179, p);
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
  l1186: {
    const s1184 = p;
    l1185: {
      l1187: {
        const s1188 = p;
        l1189: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1190: {
            const s1191 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l1192: {
                p++;
                break l1190;
              }
              p = s1191;
            } else touched ||= p >= end;
            l1193: {
              p = skipParameterOpen(p);
              if (p < 0) { break l1193; }
              break l1190;
            }
            p = s1191;
            p = skipEnds(p);
            if (p < 0) { break l1189; }
          }
          break l1187;
        }
        p = s1188;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1185;
        }
        p++;
      }
      p = s1184;
      break l1186;
    }
    p = s1184;
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

function leaf255(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ParameterHeadNode;
  const r1202 = readParameterHead(p);
  if (r1202 === undefined) { return -1; }
  value = r1202;
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
  l1203: {
    const s1204 = p;
    const t1205 = trail.length;
    l1206: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1206; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1207 = readParameterKey(p);
      if (r1207 === undefined) { break l1206; }
      l_key = r1207;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1206; }
      const list1221: AttributeNode[] = [];
      l1217: for (;;) {
        const s1219 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1218: {
            let v1220!: AttributeNode;
            const r1223 = readAttribute(p);
            if (r1223 === undefined) { break l1218; }
            v1220 = r1223;
            p = pos;
            list1221.push(v1220);
            continue l1217;
          }
          p = s1219;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1221;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1206; }
      l1225: {
        const s1226 = p;
        l1227: {
          p = skipValueStart(p);
          if (p < 0) { break l1227; }
          break l1225;
        }
        p = s1226;
        p = skipValueFollows(p);
        if (p < 0) { break l1206; }
      }
      break l1203;
    }
    p = s1204;
    if (trail.length > t1205) trail.length = t1205;
    l_attributes = null;
    l_flaw = null;
    const r1228 = readBadParameterOpen(p);
    if (r1228 === undefined) { return undefined; }
    l_flaw = r1228;
    p = pos;
    const r1230 = readParameterKey(p);
    if (r1230 === undefined) { return undefined; }
    l_key = r1230;
    p = pos;
    l1232: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1234 = p;
        l1233: {
          p++;
          break l1232;
        }
        p = s1234;
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
  const s1208 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l1212: for (;;) {
    const s1214 = p;
    l1213: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1213; }
      continue l1212;
    }
    p = s1214;
    break;
  }
  value = text.slice(s1208, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s1209 = p;
    l1210: {
      p = skipKeyEnd(p);
      if (p < 0) { break l1210; }
      return -1;
    }
    p = s1209;
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

function leaf271(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawLayoutNode | null;
  l1236: {
    const s1238 = p;
    l1237: {
      const r1239 = readRawLayout(p);
      if (r1239 === undefined) { break l1237; }
      value = r1239;
      p = pos;
      break l1236;
    }
    p = s1238;
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

function text275(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1241: {
      {
        const s1242 = p;
        l1243: {
          p = skipRawStop(p);
          if (p < 0) { break l1243; }
          break l1241;
        }
        p = s1242;
      }
      l1285: {
        const s1286 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1287: {
            p = skipEol(p);
            if (p < 0) { break l1287; }
            break l1285;
          }
          p = s1286;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1241;
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
  l1245: {
    const s1247 = p;
    l1246: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1246; }
      break l1245;
    }
    p = s1247;
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
  l1248: {
    const s1249 = p;
    l1250: {
      p = skipLenient(p);
      if (p < 0) { break l1250; }
      l1251: {
        const s1252 = p;
        l1253: {
          p = skipParameterClose(p);
          if (p < 0) { break l1253; }
          break l1251;
        }
        p = s1252;
        p = skipNamedClose(p);
        if (p < 0) { break l1250; }
      }
      break l1248;
    }
    p = s1249;
    l1254: {
      p = skipGuarded(p);
      if (p < 0) { break l1254; }
      l1255: {
        const s1256 = p;
        l1257: {
          p = skipParameterClose(p);
          if (p < 0) { break l1257; }
          break l1255;
        }
        p = s1256;
        p = skipDriftedClose(p);
        if (p < 0) { break l1254; }
      }
      l1266: {
        const s1264 = p;
        l1265: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1267: {
            const s1268 = p;
            l1269: {
              p = skipEnds(p);
              if (p < 0) { break l1269; }
              break l1267;
            }
            p = s1268;
            if (p < end) {
              {
                const s1270 = p;
                l1271: {
                  p++;
                  break l1265;
                }
                p = s1270;
              }
            } else touched ||= p >= end;
          }
          p = s1264;
          break l1266;
        }
        p = s1264;
        break l1254;
      }
      break l1248;
    }
    p = s1249;
    l1273: {
      p = skipEnds(p);
      if (p < 0) { break l1273; }
      l1276: {
        const s1274 = p;
        l1275: {
          p = skipGuarded(p);
          if (p < 0) { break l1275; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1277: {
            const s1278 = p;
            l1279: {
              p = skipEnds(p);
              if (p < 0) { break l1279; }
              break l1277;
            }
            p = s1278;
            if (p < end) {
              {
                const s1280 = p;
                l1281: {
                  p++;
                  break l1275;
                }
                p = s1280;
              }
            } else touched ||= p >= end;
          }
          p = s1274;
          break l1276;
        }
        p = s1274;
        break l1273;
      }
      break l1248;
    }
    p = s1249;
    l1283: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1283; }
      break l1248;
    }
    p = s1249;
    l1284: {
      p = skipWrongParameterOpen(p);
      if (p < 0) { break l1284; }
      break l1248;
    }
    p = s1249;
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
  l1258: {
    const s1259 = p;
    l1260: {
      p = skipNamedClose(p);
      if (p < 0) { break l1260; }
      break l1258;
    }
    p = s1259;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) p++;
    touched ||= p >= end;
    l1261: {
      if (text.charCodeAt(p) === 62) {
        const s1263 = p;
        l1262: {

          p++;
          break l1261;
        }
        p = s1263;
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

function leaf292(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  const r1288 = readParameterEnd(p);
  if (r1288 === undefined) { return -1; }
  value = r1288;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l1289: {
    const s1290 = p;
    const t1291 = trail.length;
    l1292: {
      const r1293 = readRawEnd(p);
      if (r1293 === undefined) { break l1292; }
      value = r1293;
      p = pos;
      break l1289;
    }
    p = s1290;
    if (trail.length > t1291) trail.length = t1291;
    l1298: {
      const r1299 = readBadParameterClose(p);
      if (r1299 === undefined) { break l1298; }
      value = r1299;
      p = pos;
      break l1289;
    }
    p = s1290;
    if (trail.length > t1291) trail.length = t1291;
    l1304: {
      const r1305 = readBadCutRaw(p);
      if (r1305 === undefined) { break l1304; }
      value = r1305;
      p = pos;
      break l1289;
    }
    p = s1290;
    if (trail.length > t1291) trail.length = t1291;
    l1310: {
      const r1311 = readMissingRest(p);
      if (r1311 === undefined) { break l1310; }
      value = r1311;
      p = pos;
      break l1289;
    }
    p = s1290;
    if (trail.length > t1291) trail.length = t1291;
    const r1313 = readMissingParameterClose(p);
    if (r1313 === undefined) { return undefined; }
    value = r1313;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l1294: {
    const s1296 = p;
    l1295: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1295; }
      break l1294;
    }
    p = s1296;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l1300: {
    const s1302 = p;
    l1301: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1301; }
      break l1300;
    }
    p = s1302;
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
  l1306: {
    const s1308 = p;
    l1307: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1307; }
      break l1306;
    }
    p = s1308;
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

function leaf300(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutParameterNode;
  const r1316 = readBadCutParameter(p);
  if (r1316 === undefined) { return -1; }
  value = r1316;
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
  l1317: {
    const s1318 = p;
    l1319: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1319; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1319; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1319; }
      l1325: for (;;) {
        const s1327 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1326: {
            p = skipAttribute(p);
            if (p < 0) { break l1326; }
            continue l1325;
          }
          p = s1327;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1319; }
      l1331: {
        const s1332 = p;
        l1333: {
          p = skipValueStart(p);
          if (p < 0) { break l1333; }
          break l1331;
        }
        p = s1332;
        p = skipValueFollows(p);
        if (p < 0) { break l1319; }
      }
      break l1317;
    }
    p = s1318;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l1334: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1336 = p;
        l1335: {
          p++;
          break l1334;
        }
        p = s1336;
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

function leaf307(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementHeadNode;
  const r1338 = readElementHead(p);
  if (r1338 === undefined) { return -1; }
  value = r1338;
  p = pos;
  leafValue = value;
  return p;
}

function readElementHead(p: number): ElementHeadNode | undefined {
  const start = p;
  let l_key!: string;
  p = skipTagOpen(p);
  if (p < 0) { return undefined; }
  const r1339 = readElementKey(p);
  if (r1339 === undefined) { return undefined; }
  l_key = r1339;
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
  l1340: {
    const s1341 = p;
    l1342: {
      const r1343 = readToolParameter(p);
      if (r1343 === undefined) { break l1342; }
      value = r1343;
      p = pos;
      break l1340;
    }
    p = s1341;
    {
      const s1345 = p;
      l1346: {
        p = skipNotKey(p);
        if (p < 0) { break l1346; }
        return undefined;
      }
      p = s1345;
    }
    const r1348 = readAnyKey(p);
    if (r1348 === undefined) { return undefined; }
    value = r1348;
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
  const s1349 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1349, p);
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

function leaf319(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1353!: null;
  l1356: {
    const s1354 = p;
    l1355: {
      p = skipNests(p);
      if (p < 0) { break l1355; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipTagOpen(p);
      if (p < 0) { break l1355; }
      {
        const s1357 = p;
        l1358: {
          p = skipNotKey(p);
          if (p < 0) { break l1358; }
          break l1355;
        }
        p = s1357;
      }
      p = skipAnyKey(p);
      if (p < 0) { break l1355; }
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l1355;
      }
      p++;
      p = s1354;
      break l1356;
    }
    p = s1354;
    return -1;
  }
  e1353 = null;
  value = [e1353];
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

function text321(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1361: {
      {
        const s1362 = p;
        l1363: {
          p = skipElementStop(p);
          if (p < 0) { break l1363; }
          break l1361;
        }
        p = s1362;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1361;
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
  l1365: {
    const s1366 = p;
    l1367: {
      p = skipTagMarker(p);
      if (p < 0) { break l1367; }
      break l1365;
    }
    p = s1366;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l1368: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1370 = p;
        l1369: {
          p = skipEol(p);
          if (p < 0) { break l1369; }
          break l1368;
        }
        p = s1370;
      } else touched ||= p >= end;
    }
    l1371: {
      const s1372 = p;
      l1373: {
        p = skipElementCloses(p);
        if (p < 0) { break l1373; }
        break l1371;
      }
      p = s1372;
      if (text.charCodeAt(p) === 60) {
        l1408: {
          p = skip_toolClose(p);
          if (p < 0) { break l1408; }
          break l1371;
        }
        p = s1372;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        l1409: {
          p = skipOtherParameter(p);
          if (p < 0) { break l1409; }
          break l1371;
        }
        p = s1372;
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
  l1375: {
    const s1376 = p;
    l1377: {
      l1380: {
        const s1378 = p;
        l1379: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1381: {
            const s1382 = p;
            if (text.charCodeAt(p) === 60) {
              l1383: {

                p++;
                p = skipToolParameter(p);
                if (p < 0) { break l1383; }
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l1383;
                }
                p++;
                break l1381;
              }
              p = s1382;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l1384: {
                p = skip_toolClose(p);
                if (p < 0) { break l1384; }
                break l1381;
              }
              p = s1382;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1386 = p;
                l1387: {
                  p++;
                  break l1379;
                }
                p = s1386;
              }
            } else touched ||= p >= end;
          }
          p = s1378;
          break l1380;
        }
        p = s1378;
        break l1377;
      }
      break l1375;
    }
    p = s1376;
    {
      const s1389 = p;
      l1390: {
        p = skipElementClosesLater(p);
        if (p < 0) { break l1390; }
        return -1;
      }
      p = s1389;
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
  const s1374 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1374, p);
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
  const s1385 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1385, p);
  pos = p;
  return value;
}

function skipElementClosesLater(p: number): number {
  l1392: for (;;) {
    const s1394 = p;
    l1393: {
      {
        const s1396 = p;
        l1397: {
          p = skip_elementClose(p);
          if (p < 0) { break l1397; }
          break l1393;
        }
        p = s1396;
      }
      if (text.charCodeAt(p) === 60) {
        {
          const s1399 = p;
          l1400: {
            p = skip_toolClose(p);
            if (p < 0) { break l1400; }
            break l1393;
          }
          p = s1399;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1402 = p;
          l1403: {
            p = skipOtherParameter(p);
            if (p < 0) { break l1403; }
            break l1393;
          }
          p = s1402;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1393;
      }
      p++;
      continue l1392;
    }
    p = s1394;
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
      const s1405 = p;
      l1406: {
        p = skipKeyAgain(p);
        if (p < 0) { break l1406; }
        return -1;
      }
      p = s1405;
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

function leaf340(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  const r1410 = readElementEnd(p);
  if (r1410 === undefined) { return -1; }
  value = r1410;
  p = pos;
  leafValue = value;
  return p;
}

function readElementEnd(p: number): ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode | undefined {
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  l1411: {
    const s1412 = p;
    const t1413 = trail.length;
    l1414: {
      const r1415 = readElementClose(p);
      if (r1415 === undefined) { break l1414; }
      value = r1415;
      p = pos;
      break l1411;
    }
    p = s1412;
    if (trail.length > t1413) trail.length = t1413;
    l1420: {
      const r1421 = readBadElementClose(p);
      if (r1421 === undefined) { break l1420; }
      value = r1421;
      p = pos;
      break l1411;
    }
    p = s1412;
    if (trail.length > t1413) trail.length = t1413;
    l1426: {
      const r1427 = readBadCutElementClose(p);
      if (r1427 === undefined) { break l1426; }
      value = r1427;
      p = pos;
      break l1411;
    }
    p = s1412;
    if (trail.length > t1413) trail.length = t1413;
    l1429: {
      const r1430 = readMissingRest(p);
      if (r1430 === undefined) { break l1429; }
      value = r1430;
      p = pos;
      break l1411;
    }
    p = s1412;
    if (trail.length > t1413) trail.length = t1413;
    const r1432 = readMissingElementClose(p);
    if (r1432 === undefined) { return undefined; }
    value = r1432;
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
  l1416: {
    const s1418 = p;
    l1417: {
      p = skipLayout(p);
      if (p < 0) { break l1417; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1417;
      }
      p = skipEol(p);
      if (p < 0) { break l1417; }
      break l1416;
    }
    p = s1418;
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
    const s1422 = p;
    l1423: {
      p = skipNotKey(p);
      if (p < 0) { break l1423; }
      return undefined;
    }
    p = s1422;
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

function leaf348(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadLoneKeyNode | BadInnerFenceNode | InnerFenceEndNode;
  l1435: {
    const s1436 = p;
    const t1437 = trail.length;
    l1438: {
      const r1439 = readBadCutElement(p);
      if (r1439 === undefined) { break l1438; }
      value = r1439;
      p = pos;
      break l1435;
    }
    p = s1436;
    if (trail.length > t1437) trail.length = t1437;
    l1447: {
      const r1448 = readBadLoneKey(p);
      if (r1448 === undefined) { break l1447; }
      value = r1448;
      p = pos;
      break l1435;
    }
    p = s1436;
    if (trail.length > t1437) trail.length = t1437;
    if (text.charCodeAt(p) === 96) {
      l1450: {
        const r1451 = readBadInnerFence(p);
        if (r1451 === undefined) { break l1450; }
        value = r1451;
        p = pos;
        break l1435;
      }
      p = s1436;
      if (trail.length > t1437) trail.length = t1437;
    } else touched ||= p >= end;
    const r1453 = readInnerFenceEnd(p);
    if (r1453 === undefined) { return -1; }
    value = r1453;
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
  l1440: {
    const s1441 = p;
    l1442: {
      p = skipToolParameter(p);
      if (p < 0) { break l1442; }
      break l1440;
    }
    p = s1441;
    {
      const s1443 = p;
      l1444: {
        p = skipNotKey(p);
        if (p < 0) { break l1444; }
        return -1;
      }
      p = s1443;
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

function leaf354(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1455!: null;
  l1458: {
    const s1456 = p;
    l1457: {
      p = skipAnyArguments(p);
      if (p < 0) { break l1457; }
      p = s1456;
      break l1458;
    }
    p = s1456;
    return -1;
  }
  e1455 = null;
  value = [e1455];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s1459 = p;
    l1460: {
      p = skipEnds(p);
      if (p < 0) { break l1460; }
      return -1;
    }
    p = s1459;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf356(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l1462: {
    const s1463 = p;
    const t1464 = trail.length;
    l1465: {
      const r1466 = readBadBrackets(p);
      if (r1466 === undefined) { break l1465; }
      value = r1466;
      p = pos;
      break l1462;
    }
    p = s1463;
    if (trail.length > t1464) trail.length = t1464;
    const r1468 = readBadJunk(p);
    if (r1468 === undefined) { return -1; }
    value = r1468;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1469 = p;
    l1470: {
      p = skip_callOver(p);
      if (p < 0) { break l1470; }
      return undefined;
    }
    p = s1469;
  }
  let m1476 = false;
  l1473: for (;;) {
    const s1475 = p;
    l1474: {
      {
        const s1477 = p;
        l1478: {
          p = skipEnds(p);
          if (p < 0) { break l1478; }
          break l1474;
        }
        p = s1477;
      }
      {
        const s1480 = p;
        l1481: {
          p = skip_callClose(p);
          if (p < 0) { break l1481; }
          break l1474;
        }
        p = s1480;
      }
      {
        const s1483 = p;
        l1484: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1484; }
          break l1474;
        }
        p = s1483;
      }
      {
        const s1486 = p;
        l1487: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1487; }
          break l1474;
        }
        p = s1486;
      }
      {
        const s1489 = p;
        l1490: {
          p = skipTagMarker(p);
          if (p < 0) { break l1490; }
          break l1474;
        }
        p = s1489;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1492 = p;
          l1493: {
            p++;
            break l1474;
          }
          p = s1492;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1474;
      }
      p++;
      m1476 = true;
      continue l1473;
    }
    p = s1475;
    break;
  }
  if (!m1476) { return undefined; }
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

function leaf367(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  const r1496 = readCallEnd(p);
  if (r1496 === undefined) { return -1; }
  value = r1496;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l1497: {
    const s1498 = p;
    const t1499 = trail.length;
    l1500: {
      const r1501 = readCallClose(p);
      if (r1501 === undefined) { break l1500; }
      value = r1501;
      p = pos;
      break l1497;
    }
    p = s1498;
    if (trail.length > t1499) trail.length = t1499;
    l1503: {
      const r1504 = readBadCallClose(p);
      if (r1504 === undefined) { break l1503; }
      value = r1504;
      p = pos;
      break l1497;
    }
    p = s1498;
    if (trail.length > t1499) trail.length = t1499;
    l1506: {
      const r1507 = readBadCutClose(p);
      if (r1507 === undefined) { break l1506; }
      value = r1507;
      p = pos;
      break l1497;
    }
    p = s1498;
    if (trail.length > t1499) trail.length = t1499;
    l1509: {
      const r1510 = readCallOver(p);
      if (r1510 === undefined) { break l1509; }
      value = r1510;
      p = pos;
      break l1497;
    }
    p = s1498;
    if (trail.length > t1499) trail.length = t1499;
    l1515: {
      const r1516 = readCallOverAtEnd(p);
      if (r1516 === undefined) { break l1515; }
      value = r1516;
      p = pos;
      break l1497;
    }
    p = s1498;
    if (trail.length > t1499) trail.length = t1499;
    l1521: {
      const r1522 = readMissingAtEnd(p);
      if (r1522 === undefined) { break l1521; }
      value = r1522;
      p = pos;
      break l1497;
    }
    p = s1498;
    if (trail.length > t1499) trail.length = t1499;
    const r1527 = readMissingCallClose(p);
    if (r1527 === undefined) { return undefined; }
    value = r1527;
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
  l1513: {
    if (p < end) {
      const s1511 = p;
      l1512: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1512;
        }
        p++;
        p = s1511;
        break l1513;
      }
      p = s1511;
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
      const s1517 = p;
      l1518: {
        p++;
        return undefined;
      }
      p = s1517;
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
      const s1523 = p;
      l1524: {
        p++;
        return undefined;
      }
      p = s1523;
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

function leaf380(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutCallNode;
  const r1530 = readBadCutCall(p);
  if (r1530 === undefined) { return -1; }
  value = r1530;
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
  l1531: {
    const s1532 = p;
    l1533: {
      p = skipCallOpen(p);
      if (p < 0) { break l1533; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1533; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1539: {
        const s1541 = p;
        l1540: {
          p = skipCallId(p);
          if (p < 0) { break l1540; }
          break l1539;
        }
        p = s1541;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1533; }
      l1543: for (;;) {
        const s1545 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1544: {
            p = skipAttribute(p);
            if (p < 0) { break l1544; }
            continue l1543;
          }
          p = s1545;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l1533; }
      break l1531;
    }
    p = s1532;
    l1547: {
      p = skipCallOpen(p);
      if (p < 0) { break l1547; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1547; }
      p = skipLooseEnd(p);
      if (p < 0) { break l1547; }
      break l1531;
    }
    p = s1532;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l1548: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1550 = p;
        l1549: {
          p++;
          break l1548;
        }
        p = s1550;
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
  l1535: for (;;) {
    const s1537 = p;
    l1536: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1536; }
      continue l1535;
    }
    p = s1537;
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

function leaf387(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l1552: {
    const s1553 = p;
    const t1554 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1555: {
        const r1556 = readSpace(p);
        if (r1556 === undefined) { break l1555; }
        value = r1556;
        p = pos;
        break l1552;
      }
      p = s1553;
      if (trail.length > t1554) trail.length = t1554;
    } else touched ||= p >= end;
    l1558: {
      const r1559 = readSeparator(p);
      if (r1559 === undefined) { break l1558; }
      value = r1559;
      p = pos;
      break l1552;
    }
    p = s1553;
    if (trail.length > t1554) trail.length = t1554;
    if (text.charCodeAt(p) === 96) {
      l1564: {
        const r1565 = readBadInnerFence(p);
        if (r1565 === undefined) { break l1564; }
        value = r1565;
        p = pos;
        break l1552;
      }
      p = s1553;
      if (trail.length > t1554) trail.length = t1554;
    } else touched ||= p >= end;
    const r1567 = readInnerFenceEnd(p);
    if (r1567 === undefined) { return -1; }
    value = r1567;
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
  l1562: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      const s1560 = p;
      l1561: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1561;
        }
        p++;
        p = s1560;
        break l1562;
      }
      p = s1560;
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

function leaf391(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r1569 = readPyOpen(p);
  if (r1569 === undefined) { return -1; }
  value = r1569;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1572: {
    const s1570 = p;
    l1571: {
      p = skip_pyList(p);
      if (p < 0) { break l1571; }
      p = s1570;
      break l1572;
    }
    p = s1570;
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
  const n1574 = characterSize(p, CLASS_1);
  if (n1574 === 0) { return -1; }
  p += n1574;
  l1575: for (;;) {
    const s1577 = p;
    if (p < end) {
      l1576: {
        const n1579 = characterSize(p, CLASS_5);
        if (n1579 === 0) { break l1576; }
        p += n1579;
        continue l1575;
      }
      p = s1577;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf397(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1581 = readPyHead(p);
  if (r1581 === undefined) { return -1; }
  value = r1581;
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
  const r1582 = readPyName(p);
  if (r1582 === undefined) { return undefined; }
  l_name = r1582;
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
  const s1583 = p;
  const n1584 = characterSize(p, CLASS_1);
  if (n1584 === 0) { return undefined; }
  p += n1584;
  l1585: for (;;) {
    const s1587 = p;
    if (p < end) {
      l1586: {
        const n1589 = characterSize(p, CLASS_5);
        if (n1589 === 0) { break l1586; }
        p += n1589;
        continue l1585;
      }
      p = s1587;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1583, p);
  pos = p;
  return value;
}

function leaf400(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l1592: {
    const s1593 = p;
    const t1594 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1595: {
        const r1596 = readComma(p);
        if (r1596 === undefined) { break l1595; }
        value = r1596;
        p = pos;
        break l1592;
      }
      p = s1593;
      if (trail.length > t1594) trail.length = t1594;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1598: {
        const r1599 = readSpace(p);
        if (r1599 === undefined) { break l1598; }
        value = r1599;
        p = pos;
        break l1592;
      }
      p = s1593;
      if (trail.length > t1594) trail.length = t1594;
    } else touched ||= p >= end;
    const r1601 = readBadDebris(p);
    if (r1601 === undefined) { return -1; }
    value = r1601;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf401(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r1603 = readPyEnd(p);
  if (r1603 === undefined) { return -1; }
  value = r1603;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l1604: {
    const s1605 = p;
    const t1606 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1607: {
        const r1608 = readPyClose(p);
        if (r1608 === undefined) { break l1607; }
        value = r1608;
        p = pos;
        break l1604;
      }
      p = s1605;
      if (trail.length > t1606) trail.length = t1606;
    } else touched ||= p >= end;
    l1610: {
      const r1611 = readMissingAtEnd(p);
      if (r1611 === undefined) { break l1610; }
      value = r1611;
      p = pos;
      break l1604;
    }
    p = s1605;
    if (trail.length > t1606) trail.length = t1606;
    const r1613 = readMissingBracket(p);
    if (r1613 === undefined) { return undefined; }
    value = r1613;
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

function leaf404(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1616!: null;
  l1619: {
    const s1617 = p;
    l1618: {
      p = skipLines(p);
      if (p < 0) { break l1618; }
      p = s1617;
      break l1619;
    }
    p = s1617;
    return -1;
  }
  e1616 = null;
  value = [e1616];
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

function leaf407(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e1620!: null;
  l1623: {
    const s1621 = p;
    l1622: {
      p = skipJson(p);
      if (p < 0) { break l1622; }
      p = s1621;
      break l1623;
    }
    p = s1621;
    return -1;
  }
  e1620 = null;
  let e1624!: null;
  {
    const s1625 = p;
    l1626: {
      p = skipEnds(p);
      if (p < 0) { break l1626; }
      return -1;
    }
    p = s1625;
  }
  e1624 = null;
  value = [e1620, e1624];
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

function leaf410(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  const r1628 = readBadBrackets(p);
  if (r1628 === undefined) { return -1; }
  value = r1628;
  p = pos;
  leafValue = value;
  return p;
}

function leaf411(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1630!: null;
  l1633: {
    const s1631 = p;
    l1632: {
      p = skipVisible(p);
      if (p < 0) { break l1632; }
      p = s1631;
      break l1633;
    }
    p = s1631;
    return -1;
  }
  e1630 = null;
  value = [e1630];
  leafValue = value;
  return p;
}

function leaf412(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1634: {
    const s1635 = p;
    const t1636 = trail.length;
    l1637: {
      const r1638 = readBadNameless(p);
      if (r1638 === undefined) { break l1637; }
      value = r1638;
      p = pos;
      break l1634;
    }
    p = s1635;
    if (trail.length > t1636) trail.length = t1636;
    const r1662 = readBadStrayWords(p);
    if (r1662 === undefined) { return -1; }
    value = r1662;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1639: {
    const s1640 = p;
    l1641: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1641; }
      break l1639;
    }
    p = s1640;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l1642: for (;;) {
    const s1644 = p;
    l1643: {
      {
        const s1646 = p;
        l1647: {
          p = skip_callClose(p);
          if (p < 0) { break l1647; }
          break l1643;
        }
        p = s1646;
      }
      {
        const s1649 = p;
        l1650: {
          p = skip_sectionClose(p);
          if (p < 0) { break l1650; }
          break l1643;
        }
        p = s1649;
      }
      {
        const s1652 = p;
        l1653: {
          p = skipCallOpening(p);
          if (p < 0) { break l1653; }
          break l1643;
        }
        p = s1652;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1643;
      }
      p++;
      continue l1642;
    }
    p = s1644;
    break;
  }
  l1658: {
    const s1660 = p;
    l1659: {
      p = skip_callClose(p);
      if (p < 0) { break l1659; }
      break l1658;
    }
    p = s1660;
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
  l1657: {
    const s1655 = p;
    l1656: {
      p = skipVisible(p);
      if (p < 0) { break l1656; }
      p = s1655;
      break l1657;
    }
    p = s1655;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l1663: {
    const s1664 = p;
    l1665: {
      l1668: {
        const s1666 = p;
        l1667: {
          p = skipSectionCloses(p);
          if (p < 0) { break l1667; }
          p = s1666;
          break l1668;
        }
        p = s1666;
        break l1665;
      }
      let m1672 = false;
      l1669: for (;;) {
        const s1671 = p;
        l1670: {
          {
            const s1673 = p;
            l1674: {
              p = skipStrayStop(p);
              if (p < 0) { break l1674; }
              break l1670;
            }
            p = s1673;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s1682 = p;
              l1683: {

                p++;
                break l1670;
              }
              p = s1682;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s1685 = p;
              l1686: {

                p++;
                break l1670;
              }
              p = s1685;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1670;
          }
          p++;
          m1672 = true;
          continue l1669;
        }
        p = s1671;
        break;
      }
      if (!m1672) { break l1665; }
      break l1663;
    }
    p = s1664;
    l1690: {
      const s1688 = p;
      l1689: {
        p = skip_sectionOver(p);
        if (p < 0) { break l1689; }
        p = s1688;
        break l1690;
      }
      p = s1688;
      return undefined;
    }
    let m1694 = false;
    l1691: for (;;) {
      const s1693 = p;
      l1692: {
        {
          const s1695 = p;
          l1696: {
            p = skipStrayStop(p);
            if (p < 0) { break l1696; }
            break l1692;
          }
          p = s1695;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1692;
        }
        p++;
        m1694 = true;
        continue l1691;
      }
      p = s1693;
      break;
    }
    if (!m1694) { return undefined; }
    l1700: {
      if (text.charCodeAt(p) === 91) {
        const s1698 = p;
        l1699: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l1699;
          }
          p++;
          p = s1698;
          break l1700;
        }
        p = s1698;
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
  l1676: {
    const s1677 = p;
    l1678: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1678; }
      break l1676;
    }
    p = s1677;
    l1679: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1679; }
      break l1676;
    }
    p = s1677;
    l1680: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1680; }
      break l1676;
    }
    p = s1677;
    l1681: {
      p = skipVisible(p);
      if (p < 0) { break l1681; }
      break l1676;
    }
    p = s1677;
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

function leaf425(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r1702 = readSectionEnd(p);
  if (r1702 === undefined) { return -1; }
  value = r1702;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1703: {
    const s1704 = p;
    const t1705 = trail.length;
    l1706: {
      const r1707 = readSectionClose(p);
      if (r1707 === undefined) { break l1706; }
      value = r1707;
      p = pos;
      break l1703;
    }
    p = s1704;
    if (trail.length > t1705) trail.length = t1705;
    l1709: {
      const r1710 = readBadSectionClose(p);
      if (r1710 === undefined) { break l1709; }
      value = r1710;
      p = pos;
      break l1703;
    }
    p = s1704;
    if (trail.length > t1705) trail.length = t1705;
    l1712: {
      const r1713 = readBadCutClose(p);
      if (r1713 === undefined) { break l1712; }
      value = r1713;
      p = pos;
      break l1703;
    }
    p = s1704;
    if (trail.length > t1705) trail.length = t1705;
    l1715: {
      const r1716 = readSectionOver(p);
      if (r1716 === undefined) { break l1715; }
      value = r1716;
      p = pos;
      break l1703;
    }
    p = s1704;
    if (trail.length > t1705) trail.length = t1705;
    l1718: {
      const r1719 = readMissingAtEnd(p);
      if (r1719 === undefined) { break l1718; }
      value = r1719;
      p = pos;
      break l1703;
    }
    p = s1704;
    if (trail.length > t1705) trail.length = t1705;
    const r1721 = readMissingSectionClose(p);
    if (r1721 === undefined) { return undefined; }
    value = r1721;
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

function leaf431(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNoFenceNode;
  const r1724 = readBadNoFence(p);
  if (r1724 === undefined) { return -1; }
  value = r1724;
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
  l1727: {
    if (text.charCodeAt(p) === 91) {
      const s1725 = p;
      l1726: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1726;
        }
        p++;
        p = s1725;
        break l1727;
      }
      p = s1725;
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

function leaf435(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1729!: null;
  l1732: {
    const s1730 = p;
    l1731: {
      p = skipBareCall(p);
      if (p < 0) { break l1731; }
      p = s1730;
      break l1732;
    }
    p = s1730;
    return -1;
  }
  e1729 = null;
  value = [e1729];
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

function leaf439(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l1733: {
    const s1734 = p;
    const t1735 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1736: {
        const r1737 = readSpace(p);
        if (r1737 === undefined) { break l1736; }
        value = r1737;
        p = pos;
        break l1733;
      }
      p = s1734;
      if (trail.length > t1735) trail.length = t1735;
    } else touched ||= p >= end;
    const r1739 = readBadNameless(p);
    if (r1739 === undefined) { return -1; }
    value = r1739;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf440(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1741: {
    const s1743 = p;
    l1742: {
      const r1744 = readLateClose(p);
      if (r1744 === undefined) { break l1742; }
      value = r1744;
      p = pos;
      break l1741;
    }
    p = s1743;
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

function leaf442(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1746!: null;
  l1749: {
    const s1747 = p;
    l1748: {
      p = skipBareObject(p);
      if (p < 0) { break l1748; }
      p = s1747;
      break l1749;
    }
    p = s1747;
    return -1;
  }
  e1746 = null;
  value = [e1746];
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
  l1750: {
    if (text.charCodeAt(p) === 34) {
      const s1752 = p;
      l1751: {
        p = skipBareType(p);
        if (p < 0) { break l1751; }
        break l1750;
      }
      p = s1752;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1753: {
    const s1754 = p;
    if (text.charCodeAt(p) === 110) {
      l1755: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l1755;
        }
        p += 4;
        break l1753;
      }
      p = s1754;
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
  l1756: {
    const s1757 = p;
    if (text.charCodeAt(p) === 34) {
      l1758: {
        p = skipBareName(p);
        if (p < 0) { break l1758; }
        break l1756;
      }
      p = s1757;
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
  l1759: {
    const s1760 = p;
    if (text.charCodeAt(p) === 112) {
      l1761: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l1761;
        }
        p += 10;
        break l1759;
      }
      p = s1760;
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

function leaf448(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l1762: {
    const s1763 = p;
    const t1764 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1765: {
        const r1766 = readSpace(p);
        if (r1766 === undefined) { break l1765; }
        value = r1766;
        p = pos;
        break l1762;
      }
      p = s1763;
      if (trail.length > t1764) trail.length = t1764;
    } else touched ||= p >= end;
    l1768: {
      const r1769 = readSeparator(p);
      if (r1769 === undefined) { break l1768; }
      value = r1769;
      p = pos;
      break l1762;
    }
    p = s1763;
    if (trail.length > t1764) trail.length = t1764;
    const r1771 = readBadBrackets(p);
    if (r1771 === undefined) { return -1; }
    value = r1771;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf449(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1773!: null;
  l1776: {
    const s1774 = p;
    l1775: {
      p = skip_pyList(p);
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

function leaf450(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r1777 = readBadBracket(p);
  if (r1777 === undefined) { return -1; }
  value = r1777;
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

function leaf452(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolHeadNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r1779 = readToolHead(p);
  if (r1779 === undefined) { return -1; }
  value = r1779;
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
  const r1780 = readToolName(p);
  if (r1780 === undefined) { return undefined; }
  l_name = r1780;
  p = pos;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1784: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false)) {
      const s1782 = p;
      l1783: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1783;
        }
        p++;
        l1785: {
          if (text.charCodeAt(p) === 47) {
            const s1787 = p;
            l1786: {

              p++;
              break l1785;
            }
            p = s1787;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1783; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1783;
        }
        p++;
        p = s1782;
        break l1784;
      }
      p = s1782;
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

function leaf457(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadToolWordsNode;
  l1789: {
    const s1790 = p;
    const t1791 = trail.length;
    l1792: {
      const r1793 = readBadCutElement(p);
      if (r1793 === undefined) { break l1792; }
      value = r1793;
      p = pos;
      break l1789;
    }
    p = s1790;
    if (trail.length > t1791) trail.length = t1791;
    const r1795 = readBadToolWords(p);
    if (r1795 === undefined) { return -1; }
    value = r1795;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadToolWords(p: number): BadToolWordsNode | undefined {
  const start = p;
  let m1799 = false;
  l1796: for (;;) {
    const s1798 = p;
    l1797: {
      if (text.charCodeAt(p) === 60) {
        {
          const s1800 = p;
          l1801: {
            p = skip_toolClose(p);
            if (p < 0) { break l1801; }
            break l1797;
          }
          p = s1800;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1803 = p;
          l1804: {

            p++;
            p = skipToolParameter(p);
            if (p < 0) { break l1804; }
            if (text.charCodeAt(p) !== 62) {
              touched ||= p >= end;
              break l1804;
            }
            p++;
            break l1797;
          }
          p = s1803;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1806 = p;
          l1807: {
            p = skipToolHead(p);
            if (p < 0) { break l1807; }
            break l1797;
          }
          p = s1806;
        }
      } else touched ||= p >= end;
      {
        const s1815 = p;
        l1816: {
          p = skipCutToolTag(p);
          if (p < 0) { break l1816; }
          break l1797;
        }
        p = s1815;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1797;
      }
      p++;
      m1799 = true;
      continue l1796;
    }
    p = s1798;
    break;
  }
  if (!m1799) { return undefined; }
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
  l1811: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false)) {
      const s1809 = p;
      l1810: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1810;
        }
        p++;
        l1812: {
          if (text.charCodeAt(p) === 47) {
            const s1814 = p;
            l1813: {

              p++;
              break l1812;
            }
            p = s1814;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1810; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1810;
        }
        p++;
        p = s1809;
        break l1811;
      }
      p = s1809;
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
  l1818: {
    const s1819 = p;
    if (text.charCodeAt(p) === 60) {
      l1820: {
        p = skip_toolClose(p);
        if (p < 0) { break l1820; }
        break l1818;
      }
      p = s1819;
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

function leaf465(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  const r1822 = readToolEnd(p);
  if (r1822 === undefined) { return -1; }
  value = r1822;
  p = pos;
  leafValue = value;
  return p;
}

function readToolEnd(p: number): ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode | undefined {
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  l1823: {
    const s1824 = p;
    const t1825 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l1826: {
        const r1827 = readToolClose(p);
        if (r1827 === undefined) { break l1826; }
        value = r1827;
        p = pos;
        break l1823;
      }
      p = s1824;
      if (trail.length > t1825) trail.length = t1825;
    } else touched ||= p >= end;
    l1829: {
      const r1830 = readBadCutToolClose(p);
      if (r1830 === undefined) { break l1829; }
      value = r1830;
      p = pos;
      break l1823;
    }
    p = s1824;
    if (trail.length > t1825) trail.length = t1825;
    l1832: {
      const r1833 = readMissingRest(p);
      if (r1833 === undefined) { break l1832; }
      value = r1833;
      p = pos;
      break l1823;
    }
    p = s1824;
    if (trail.length > t1825) trail.length = t1825;
    const r1835 = readMissingToolClose(p);
    if (r1835 === undefined) { return undefined; }
    value = r1835;
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

function leaf471(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r1838 = readBadStrayClose(p);
  if (r1838 === undefined) { return -1; }
  value = r1838;
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

function leaf475(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1840 = readFenceOpen(p);
  if (r1840 === undefined) { return -1; }
  value = r1840;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1841 = p;
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
  l_text = text.slice(s1841, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function text477(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l1843: {
        if (text.charCodeAt(p) === 96) {
          {
            const s1844 = p;
            l1845: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1845;
              }
              p += 3;
              break l1843;
            }
            p = s1844;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1843;
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

function leaf478(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l1847: {
    if (text.charCodeAt(p) === 96) {
      const s1849 = p;
      l1848: {
        const r1850 = readFenceClose(p);
        if (r1850 === undefined) { break l1848; }
        value = r1850;
        p = pos;
        break l1847;
      }
      p = s1849;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s1851 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s1851, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf480(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1853 = readInlineCode(p);
  if (r1853 === undefined) { return -1; }
  value = r1853;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s1854 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s1854, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function text482(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1856: {
      {
        const s1857 = p;
        l1858: {
          p = skipStop(p);
          if (p < 0) { break l1858; }
          break l1856;
        }
        p = s1857;
      }
      {
        const s1860 = p;
        l1861: {
          p = skipCutStop(p);
          if (p < 0) { break l1861; }
          break l1856;
        }
        p = s1860;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l1856;
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

function leaf485(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | BadCutOpeningNode | LoneTextNode;
  l1863: {
    const s1864 = p;
    const t1865 = trail.length;
    l1866: {
      const r1867 = readBadCutMarker(p);
      if (r1867 === undefined) { break l1866; }
      value = r1867;
      p = pos;
      break l1863;
    }
    p = s1864;
    if (trail.length > t1865) trail.length = t1865;
    l1869: {
      const r1870 = readBadCutOpening(p);
      if (r1870 === undefined) { break l1869; }
      value = r1870;
      p = pos;
      break l1863;
    }
    p = s1864;
    if (trail.length > t1865) trail.length = t1865;
    const r1877 = readLoneText(p);
    if (r1877 === undefined) { return -1; }
    value = r1877;
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
  l1871: {
    const s1872 = p;
    l1873: {
      p = skip_pyList(p);
      if (p < 0) { break l1873; }
      break l1871;
    }
    p = s1872;
    l1874: {
      p = skipBareCall(p);
      if (p < 0) { break l1874; }
      break l1871;
    }
    p = s1872;
    l1875: {
      p = skipBareObject(p);
      if (p < 0) { break l1875; }
      break l1871;
    }
    p = s1872;
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
  const s1878 = p;
  l1879: {
    const s1880 = p;
    l1881: {
      p = skipTokens(p);
      if (p < 0) { break l1881; }
      break l1879;
    }
    p = s1880;
    l1882: {
      p = skipStop(p);
      if (p < 0) { break l1882; }
      break l1879;
    }
    p = s1880;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s1878, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf491(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  const r1884 = readRegionEnd(p);
  if (r1884 === undefined) { return -1; }
  value = r1884;
  p = pos;
  leafValue = value;
  return p;
}

function readRegionEnd(p: number): RegionCloseNode | MissingThoughtRestNode | RegionOverNode | undefined {
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  l1885: {
    const s1886 = p;
    const t1887 = trail.length;
    l1888: {
      const r1889 = readRegionClose(p);
      if (r1889 === undefined) { break l1888; }
      value = r1889;
      p = pos;
      break l1885;
    }
    p = s1886;
    if (trail.length > t1887) trail.length = t1887;
    l1891: {
      const r1892 = readMissingThoughtRest(p);
      if (r1892 === undefined) { break l1891; }
      value = r1892;
      p = pos;
      break l1885;
    }
    p = s1886;
    if (trail.length > t1887) trail.length = t1887;
    const r1894 = readRegionOver(p);
    if (r1894 === undefined) { return undefined; }
    value = r1894;
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

function leaf495(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRegionMarkerNode;
  const r1897 = readBadRegionMarker(p);
  if (r1897 === undefined) { return -1; }
  value = r1897;
  p = pos;
  leafValue = value;
  return p;
}

function readBadRegionMarker(p: number): BadRegionMarkerNode | undefined {
  const start = p;
  l1898: {
    const s1899 = p;
    l1900: {
      p = skipTurnOpen(p);
      if (p < 0) { break l1900; }
      break l1898;
    }
    p = s1899;
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

function leaf499(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EmptyThoughtNode | BadEndTokenNode;
  l1902: {
    const s1903 = p;
    const t1904 = trail.length;
    l1905: {
      const r1906 = readEmptyThought(p);
      if (r1906 === undefined) { break l1905; }
      value = r1906;
      p = pos;
      break l1902;
    }
    p = s1903;
    if (trail.length > t1904) trail.length = t1904;
    const r1908 = readBadEndToken(p);
    if (r1908 === undefined) { return -1; }
    value = r1908;
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

function leaf501(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1910 = readBadFence(p);
  if (r1910 === undefined) { return -1; }
  value = r1910;
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
  l1913: {
    const s1911 = p;
    l1912: {
      p = skipCallAhead(p);
      if (p < 0) { break l1912; }
      p = s1911;
      break l1913;
    }
    p = s1911;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCallAhead(p: number): number {
  l1914: {
    const s1915 = p;
    l1916: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1916; }
      break l1914;
    }
    p = s1915;
    l1917: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l1917; }
      break l1914;
    }
    p = s1915;
    l1918: {
      p = skipCallOpening(p);
      if (p < 0) { break l1918; }
      break l1914;
    }
    p = s1915;
    l1919: {
      p = skipBareObject(p);
      if (p < 0) { break l1919; }
      break l1914;
    }
    p = s1915;
    l1920: {
      p = skip_bareList(p);
      if (p < 0) { break l1920; }
      break l1914;
    }
    p = s1915;
    l1921: {
      p = skip_pyList(p);
      if (p < 0) { break l1921; }
      break l1914;
    }
    p = s1915;
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

function leaf507(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | null;
  l1923: {
    if (text.charCodeAt(p) === 96) {
      const s1925 = p;
      l1924: {
        const r1926 = readWrappingEnd(p);
        if (r1926 === undefined) { break l1924; }
        value = r1926;
        p = pos;
        break l1923;
      }
      p = s1925;
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
  l1929: {
    const s1927 = p;
    l1928: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l1930: {
        const s1931 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1932: {
            p++;
            break l1930;
          }
          p = s1931;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s1933 = p;
            l1934: {
              p++;
              break l1928;
            }
            p = s1933;
          }
        } else touched ||= p >= end;
      }
      p = s1927;
      break l1929;
    }
    p = s1927;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf509(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1937!: null;
  l1940: {
    const s1938 = p;
    l1939: {
      p = skip_bareList(p);
      if (p < 0) { break l1939; }
      p = s1938;
      break l1940;
    }
    p = s1938;
    return -1;
  }
  e1937 = null;
  value = [e1937];
  leafValue = value;
  return p;
}

function leaf510(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l1941: {
    const s1943 = p;
    l1942: {
      const r1944 = readEnd(p);
      if (r1944 === undefined) { break l1942; }
      value = r1944;
      p = pos;
      break l1941;
    }
    p = s1943;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s1945 = p;
      l1946: {
        p++;
        return undefined;
      }
      p = s1945;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf512(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l1949: {
    const s1951 = p;
    const t1952 = trail.length;
    l1950: {
      const r1953 = readBadThoughtAgain(p);
      if (r1953 === undefined) { break l1950; }
      value = r1953;
      p = pos;
      break l1949;
    }
    p = s1951;
    if (trail.length > t1952) trail.length = t1952;
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

function leaf514(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r1955 = readThoughtGoesOn(p);
  if (r1955 === undefined) { return -1; }
  value = r1955;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

function leaf516(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstTextHeadNode;
  const r1957 = readFirstTextHead(p);
  if (r1957 === undefined) { return -1; }
  value = r1957;
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
  l1960: {
    const s1958 = p;
    l1959: {
      p = skipRecipientOpenIsUsed(p);
      if (p < 0) { break l1959; }
      p = s1958;
      break l1960;
    }
    p = s1958;
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

function leaf521(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstCodeHeadNode;
  const r1962 = readFirstCodeHead(p);
  if (r1962 === undefined) { return -1; }
  value = r1962;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstCodeHead(p: number): FirstCodeHeadNode | undefined {
  let c = 0;
  const start = p;
  l1963: {
    const s1964 = p;
    const t1965 = trail.length;
    l1966: {
      p = skipCodeName(p);
      if (p < 0) { break l1966; }
      if (p < end) {
        {
          const s1967 = p;
          l1968: {
            const n1970 = characterSize(p, CLASS_5);
            if (n1970 === 0) { break l1968; }
            p += n1970;
            break l1966;
          }
          p = s1967;
        }
      } else touched ||= p >= end;
      l1971: for (;;) {
        const s1973 = p;
        const t1974 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l1972: {
            const r1976 = readHeadPart(p);
            if (r1976 === undefined) { break l1972; }
            p = pos;
            continue l1971;
          }
          p = s1973;
          if (trail.length > t1974) trail.length = t1974;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1966;
      }
      p += 11;
      break l1963;
    }
    p = s1964;
    if (trail.length > t1965) trail.length = t1965;
    p = skipCodeName(p);
    if (p < 0) { return undefined; }
    p = skipRecipientEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'FirstCodeHead', start: base + start, end: base + p };
}

function leaf523(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstToolHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1979 = readFirstToolHead(p);
  if (r1979 === undefined) { return -1; }
  value = r1979;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstToolHead(p: number): FirstToolHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l1980: {
    const s1981 = p;
    const t1982 = trail.length;
    if (p < end) {
      l1983: {
        const r1984 = readCalledName(p);
        if (r1984 === undefined) { break l1983; }
        l_name = r1984;
        p = pos;
        l1986: for (;;) {
          const s1988 = p;
          const t1989 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
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
          break l1983;
        }
        p += 11;
        break l1980;
      }
      p = s1981;
      if (trail.length > t1982) trail.length = t1982;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1993 = readRecipientName(p);
    if (r1993 === undefined) { return undefined; }
    l_name = r1993;
    p = pos;
    p = skipRecipientEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'FirstToolHead', start: base + start, end: base + p, name: l_name };
}

function leaf525(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1996!: null;
  {
    const s1997 = p;
    l1998: {
      p = skipFirstHead(p);
      if (p < 0) { break l1998; }
      return -1;
    }
    p = s1997;
  }
  e1996 = null;
  value = [e1996];
  leafValue = value;
  return p;
}

function skipFirstHead(p: number): number {
  let c = 0;
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l2000: {
    if (text.charCodeAt(p) === 32) {
      const s2002 = p;
      l2001: {

        p++;
        break l2000;
      }
      p = s2002;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return -1;
  }
  p += 3;
  l2003: for (;;) {
    const s2005 = p;
    if (p < end) {
      l2004: {
        l2007: {
          const s2008 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l2009: {
              p = skipHeadPart(p);
              if (p < 0) { break l2009; }
              break l2007;
            }
            p = s2008;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2004;
          }
          p = skipCalledName(p);
          if (p < 0) { break l2004; }
        }
        continue l2003;
      }
      p = s2005;
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

function leaf527(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2010!: null;
  {
    const s2011 = p;
    l2012: {
      p = skipMarkAhead(p);
      if (p < 0) { break l2012; }
      return -1;
    }
    p = s2011;
  }
  e2010 = null;
  value = [e2010];
  leafValue = value;
  return p;
}

function leaf528(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingMessagesNode | BadOutsideNode;
  l2014: {
    const s2015 = p;
    const t2016 = trail.length;
    l2017: {
      const r2018 = readMissingMessages(p);
      if (r2018 === undefined) { break l2017; }
      value = r2018;
      p = pos;
      break l2014;
    }
    p = s2015;
    if (trail.length > t2016) trail.length = t2016;
    const r2023 = readBadOutside(p);
    if (r2023 === undefined) { return -1; }
    value = r2023;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingMessages(p: number): MissingMessagesNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2019 = p;
      l2020: {
        p++;
        return undefined;
      }
      p = s2019;
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

function leaf531(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtHeadNode;
  const r2025 = readThoughtHead(p);
  if (r2025 === undefined) { return -1; }
  value = r2025;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtHead(p: number): ThoughtHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening!: string;
  const r2026 = readMessageStart(p);
  if (r2026 === undefined) { return undefined; }
  l_opening = r2026;
  p = pos;
  l2028: for (;;) {
    const s2030 = p;
    const t2031 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2029: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2033 = p;
            l2034: {
              p = skipLastAnalysis(p);
              if (p < 0) { break l2034; }
              break l2029;
            }
            p = s2033;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l2029;
        }
        const r2050 = readHeadPart(p);
        if (r2050 === undefined) { break l2029; }
        p = pos;
        continue l2028;
      }
      p = s2030;
      if (trail.length > t2031) trail.length = t2031;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2052 = readLastAnalysis(p);
  if (r2052 === undefined) { return undefined; }
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
      const s2036 = p;
      l2037: {
        const n2039 = characterSize(p, CLASS_5);
        if (n2039 === 0) { break l2037; }
        p += n2039;
        return -1;
      }
      p = s2036;
    }
  } else touched ||= p >= end;
  l2040: for (;;) {
    const s2042 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2041: {
        if (text.charCodeAt(p) === 60) {
          {
            const s2044 = p;
            l2045: {
              if (!text.startsWith("<|channel|>", p)) {
                reachesEnd(p, "<|channel|>");
                break l2045;
              }
              p += 11;
              break l2041;
            }
            p = s2044;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l2041;
        }
        p = skipHeadPart(p);
        if (p < 0) { break l2041; }
        continue l2040;
      }
      p = s2042;
    } else touched ||= p >= end;
    break;
  }
  l2049: {
    if (text.charCodeAt(p) === 60) {
      const s2047 = p;
      l2048: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2048;
        }
        p += 11;
        p = s2047;
        break l2049;
      }
      p = s2047;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readLastAnalysis(p: number): [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null] | undefined {
  let c = 0;
  let value!: [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null];
  let e2053!: string[];
  const list2058: string[] = [];
  l2054: for (;;) {
    const s2056 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2055: {
        let v2057!: string;
        const r2060 = readBlank(p);
        if (r2060 === undefined) { break l2055; }
        v2057 = r2060;
        p = pos;
        list2058.push(v2057);
        continue l2054;
      }
      p = s2056;
    } else touched ||= p >= end;
    break;
  }
  e2053 = list2058;
  let e2062!: "<|channel|>analysis";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>analysis", p)) {
    reachesEnd(p, "<|channel|>analysis");
    return undefined;
  }
  e2062 = "<|channel|>analysis";
  p += 19;
  let e2063!: null;
  if (p < end) {
    {
      const s2064 = p;
      l2065: {
        const n2067 = characterSize(p, CLASS_5);
        if (n2067 === 0) { break l2065; }
        p += n2067;
        return undefined;
      }
      p = s2064;
    }
  } else touched ||= p >= end;
  e2063 = null;
  let e2068!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][];
  const list2074: ([null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]])[] = [];
  l2069: for (;;) {
    const s2071 = p;
    const t2072 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2070: {
        let v2073!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]];
        let e2076!: null;
        if (text.charCodeAt(p) === 60) {
          {
            const s2077 = p;
            l2078: {
              if (!text.startsWith("<|channel|>", p)) {
                reachesEnd(p, "<|channel|>");
                break l2078;
              }
              p += 11;
              break l2070;
            }
            p = s2077;
          }
        } else touched ||= p >= end;
        e2076 = null;
        let e2080!: [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]];
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l2070;
        }
        const r2081 = readHeadPart(p);
        if (r2081 === undefined) { break l2070; }
        e2080 = r2081;
        p = pos;
        v2073 = [e2076, e2080];
        list2074.push(v2073);
        continue l2069;
      }
      p = s2071;
      if (trail.length > t2072) trail.length = t2072;
    } else touched ||= p >= end;
    break;
  }
  e2068 = list2074;
  let e2083!: null;
  l2086: {
    if (text.charCodeAt(p) === 60) {
      const s2084 = p;
      l2085: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2085;
        }
        p += 11;
        p = s2084;
        break l2086;
      }
      p = s2084;
    } else touched ||= p >= end;
    return undefined;
  }
  e2083 = null;
  value = [e2053, e2062, e2063, e2068, e2083];
  pos = p;
  return value;
}

function text535(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2089: {
      {
        const s2090 = p;
        l2091: {
          p = skipMarkAhead(p);
          if (p < 0) { break l2091; }
          break l2089;
        }
        p = s2090;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2089;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf536(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  const r2093 = readThoughtMessageEnd(p);
  if (r2093 === undefined) { return -1; }
  value = r2093;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageEnd(p: number): MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  l2094: {
    const s2095 = p;
    const t2096 = trail.length;
    l2097: {
      const r2098 = readMessageClose(p);
      if (r2098 === undefined) { break l2097; }
      value = r2098;
      p = pos;
      break l2094;
    }
    p = s2095;
    if (trail.length > t2096) trail.length = t2096;
    l2100: {
      const r2101 = readMissingThoughtRest(p);
      if (r2101 === undefined) { break l2100; }
      value = r2101;
      p = pos;
      break l2094;
    }
    p = s2095;
    if (trail.length > t2096) trail.length = t2096;
    l2103: {
      const r2104 = readMissingMessageClose(p);
      if (r2104 === undefined) { break l2103; }
      value = r2104;
      p = pos;
      break l2094;
    }
    p = s2095;
    if (trail.length > t2096) trail.length = t2096;
    const r2106 = readMessageOver(p);
    if (r2106 === undefined) { return undefined; }
    value = r2106;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf538(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadMessageMarkerNode | BadEndTokenNode | SpaceNode | BadCutHeadNode;
  l2109: {
    const s2110 = p;
    const t2111 = trail.length;
    l2112: {
      const r2113 = readBadMessageMarker(p);
      if (r2113 === undefined) { break l2112; }
      value = r2113;
      p = pos;
      break l2109;
    }
    p = s2110;
    if (trail.length > t2111) trail.length = t2111;
    l2115: {
      const r2116 = readBadEndToken(p);
      if (r2116 === undefined) { break l2115; }
      value = r2116;
      p = pos;
      break l2109;
    }
    p = s2110;
    if (trail.length > t2111) trail.length = t2111;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2118: {
        const r2119 = readSpace(p);
        if (r2119 === undefined) { break l2118; }
        value = r2119;
        p = pos;
        break l2109;
      }
      p = s2110;
      if (trail.length > t2111) trail.length = t2111;
    } else touched ||= p >= end;
    const r2121 = readBadCutHead(p);
    if (r2121 === undefined) { return -1; }
    value = r2121;
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

function leaf541(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadOutsideNode;
  const r2123 = readBadOutside(p);
  if (r2123 === undefined) { return -1; }
  value = r2123;
  p = pos;
  leafValue = value;
  return p;
}

function leaf542(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStepsFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2125 = readBadStepsFence(p);
  if (r2125 === undefined) { return -1; }
  value = r2125;
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
  l2128: {
    const s2126 = p;
    l2127: {
      p = skipStepAhead(p);
      if (p < 0) { break l2127; }
      p = s2126;
      break l2128;
    }
    p = s2126;
    return undefined;
  }
  pos = p;
  const node: BadStepsFenceNode = { type: 'BadStepsFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf544(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2130!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2131 = p;
      l2132: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2132;
        }
        p += 3;
        return -1;
      }
      p = s2131;
    }
  } else touched ||= p >= end;
  e2130 = null;
  value = [e2130];
  leafValue = value;
  return p;
}

function leaf545(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadEndTokenNode | BadRunOnNode;
  l2134: {
    const s2135 = p;
    const t2136 = trail.length;
    l2137: {
      const r2138 = readBadEndToken(p);
      if (r2138 === undefined) { break l2137; }
      value = r2138;
      p = pos;
      break l2134;
    }
    p = s2135;
    if (trail.length > t2136) trail.length = t2136;
    const r2140 = readBadRunOn(p);
    if (r2140 === undefined) { return -1; }
    value = r2140;
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

function leaf547(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionHeadNode;
  const r2142 = readActionHead(p);
  if (r2142 === undefined) { return -1; }
  value = r2142;
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
  const r2143 = readActionName(p);
  if (r2143 === undefined) { return undefined; }
  l_name = r2143;
  p = pos;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2154: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s2152 = p;
      l2153: {
        p = skipEol(p);
        if (p < 0) { break l2153; }
        p = s2152;
        break l2154;
      }
      p = s2152;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'ActionHead', start: base + start, end: base + p, name: l_name };
}

function readActionName(p: number): string | undefined {
  let value!: string;
  const s2144 = p;
  const n2145 = characterSize(p, CLASS_1);
  if (n2145 === 0) { return undefined; }
  p += n2145;
  l2146: for (;;) {
    const s2148 = p;
    if (p < end) {
      l2147: {
        const n2150 = characterSize(p, CLASS_5);
        if (n2150 === 0) { break l2147; }
        p += n2150;
        continue l2146;
      }
      p = s2148;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s2144, p);
  pos = p;
  return value;
}

function leaf550(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputHeadNode;
  const r2156 = readInputHead(p);
  if (r2156 === undefined) { return -1; }
  value = r2156;
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

function leaf552(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2158 = readInputFence(p);
  if (r2158 === undefined) { return -1; }
  value = r2158;
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

function leaf554(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2160!: null;
  l2163: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2161 = p;
      l2162: {
        l2164: {
          const s2165 = p;
          if (text.charCodeAt(p) === 123) {
            l2166: {

              p++;
              break l2164;
            }
            p = s2165;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2162;
          }
          p = skipQuotedInput(p);
          if (p < 0) { break l2162; }
        }
        p = s2161;
        break l2163;
      }
      p = s2161;
    } else touched ||= p >= end;
    return -1;
  }
  e2160 = null;
  value = [e2160];
  leafValue = value;
  return p;
}

function skipQuotedInput(p: number): number {
  let c = 0;
  l2167: {
    const s2168 = p;
    if (text.charCodeAt(p) === 34) {
      l2169: {

        p++;
        l2170: for (;;) {
          const s2172 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l2171: {
              l2174: {
                const s2175 = p;
                if (text.charCodeAt(p) === 92) {
                  l2176: {
                    p = skip_escape(p);
                    if (p < 0) { break l2176; }
                    break l2174;
                  }
                  p = s2175;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
                  touched ||= p >= end;
                  break l2171;
                }
                p++;
              }
              continue l2170;
            }
            p = s2172;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2169;
        }
        p++;
        break l2167;
      }
      p = s2168;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2177: for (;;) {
      const s2179 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
        l2178: {
          l2181: {
            const s2182 = p;
            if (text.charCodeAt(p) === 92) {
              l2183: {
                p = skip_escape(p);
                if (p < 0) { break l2183; }
                break l2181;
              }
              p = s2182;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l2178;
            }
            p++;
          }
          continue l2177;
        }
        p = s2179;
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
  l2184: {
    const s2185 = p;
    l2186: {
      p = skipStepAhead(p);
      if (p < 0) { break l2186; }
      break l2184;
    }
    p = s2185;
    if (text.charCodeAt(p) === 96) {
      l2187: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2187;
        }
        p += 3;
        break l2184;
      }
      p = s2185;
    } else touched ||= p >= end;
    l2188: {
      p = skipEndsReply(p);
      if (p < 0) { break l2188; }
      break l2184;
    }
    p = s2185;
    if (p < end) {
      {
        const s2195 = p;
        l2196: {
          p++;
          return -1;
        }
        p = s2195;
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
  l2189: {
    const s2191 = p;
    l2190: {
      p = skipTokens(p);
      if (p < 0) { break l2190; }
      break l2189;
    }
    p = s2191;
  }
  if (p < end) {
    {
      const s2192 = p;
      l2193: {
        p++;
        return -1;
      }
      p = s2192;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf557(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, [null, string]];
  let e2198!: null;
  {
    const s2199 = p;
    l2200: {
      p = skipStepAhead(p);
      if (p < 0) { break l2200; }
      return -1;
    }
    p = s2199;
  }
  e2198 = null;
  let e2202!: null;
  {
    const s2203 = p;
    l2204: {
      p = skipCutStep(p);
      if (p < 0) { break l2204; }
      return -1;
    }
    p = s2203;
  }
  e2202 = null;
  let e2206!: [null, string];
  const r2207 = readTextStart(p);
  if (r2207 === undefined) { return -1; }
  e2206 = r2207;
  p = pos;
  value = [e2198, e2202, e2206];
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
  let e2208!: null;
  {
    const s2209 = p;
    l2210: {
      p = skip_textEnd(p);
      if (p < 0) { break l2210; }
      return undefined;
    }
    p = s2209;
  }
  e2208 = null;
  let e2216!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  e2216 = text.charAt(p);
  p++;
  value = [e2208, e2216];
  pos = p;
  return value;
}

function skip_textEnd(p: number): number {
  l2212: {
    const s2213 = p;
    l2214: {
      p = skipThinkOpen(p);
      if (p < 0) { break l2214; }
      break l2212;
    }
    p = s2213;
    l2215: {
      p = skipThinkClose(p);
      if (p < 0) { break l2215; }
      break l2212;
    }
    p = s2213;
    p = skipEndsReply(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function text563(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2218: {
      let m2222 = false;
      l2219: for (;;) {
        const s2221 = p;
        l2220: {
          {
            const s2223 = p;
            l2224: {
              p = skip_textEnd(p);
              if (p < 0) { break l2224; }
              break l2220;
            }
            p = s2223;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l2220;
          }
          p++;
          m2222 = true;
          continue l2219;
        }
        p = s2221;
        break;
      }
      if (!m2222) { break l2218; }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2226: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2226;
        }
        p = skipEol(p);
        if (p < 0) { break l2226; }
        {
          const s2227 = p;
          l2228: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l2230: {
              const s2231 = p;
              l2232: {
                p = skipStepAhead(p);
                if (p < 0) { break l2232; }
                break l2230;
              }
              p = s2231;
              l2233: {
                p = skipEndsReply(p);
                if (p < 0) { break l2233; }
                break l2230;
              }
              p = s2231;
              l2234: {
                p = skipCutStep(p);
                if (p < 0) { break l2234; }
                break l2230;
              }
              p = s2231;
              if (text.charCodeAt(p) === 96) {
                l2235: {
                  if (!text.startsWith("```", p)) {
                    reachesEnd(p, "```");
                    break l2235;
                  }
                  p += 3;
                  break l2230;
                }
                p = s2231;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2236 = p;
                  l2237: {
                    p++;
                    break l2228;
                  }
                  p = s2236;
                }
              } else touched ||= p >= end;
            }
            break l2226;
          }
          p = s2227;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf564(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputFenceEndNode | InputAtEndNode | MissingInputFenceNode;
  l2239: {
    const s2240 = p;
    const t2241 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l2242: {
        const r2243 = readInputFenceEnd(p);
        if (r2243 === undefined) { break l2242; }
        value = r2243;
        p = pos;
        break l2239;
      }
      p = s2240;
      if (trail.length > t2241) trail.length = t2241;
    } else touched ||= p >= end;
    l2245: {
      const r2246 = readInputAtEnd(p);
      if (r2246 === undefined) { break l2245; }
      value = r2246;
      p = pos;
      break l2239;
    }
    p = s2240;
    if (trail.length > t2241) trail.length = t2241;
    const r2251 = readMissingInputFence(p);
    if (r2251 === undefined) { return -1; }
    value = r2251;
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
      const s2247 = p;
      l2248: {
        p++;
        return undefined;
      }
      p = s2247;
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

function leaf568(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutInputNode;
  const r2253 = readBadCutInput(p);
  if (r2253 === undefined) { return -1; }
  value = r2253;
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

function leaf571(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadStepWordsNode;
  const r2255 = readActionRest(p);
  if (r2255 === undefined) { return -1; }
  value = r2255;
  p = pos;
  leafValue = value;
  return p;
}

function readActionRest(p: number): SpaceNode | BadStepWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | BadStepWordsNode;
  l2256: {
    const s2257 = p;
    const t2258 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2259: {
        const r2260 = readSpace(p);
        if (r2260 === undefined) { break l2259; }
        value = r2260;
        p = pos;
        break l2256;
      }
      p = s2257;
      if (trail.length > t2258) trail.length = t2258;
    } else touched ||= p >= end;
    const r2262 = readBadStepWords(p);
    if (r2262 === undefined) { return undefined; }
    value = r2262;
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
      const s2263 = p;
      l2264: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2264;
        }
        p += 3;
        return undefined;
      }
      p = s2263;
    }
  } else touched ||= p >= end;
  {
    const s2266 = p;
    l2267: {
      p = skipStepAhead(p);
      if (p < 0) { break l2267; }
      return undefined;
    }
    p = s2266;
  }
  {
    const s2269 = p;
    l2270: {
      p = skipEndsReply(p);
      if (p < 0) { break l2270; }
      return undefined;
    }
    p = s2269;
  }
  let m2275 = false;
  l2272: for (;;) {
    const s2274 = p;
    l2273: {
      {
        const s2276 = p;
        l2277: {
          p = skip_textEnd(p);
          if (p < 0) { break l2277; }
          break l2273;
        }
        p = s2276;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2273;
      }
      p++;
      m2275 = true;
      continue l2272;
    }
    p = s2274;
    break;
  }
  if (!m2275) { return undefined; }
  pos = p;
  const node: BadStepWordsNode = { type: 'BadStepWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf574(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionAtEndNode | ActionOverNode;
  const r2281 = readActionEnd(p);
  if (r2281 === undefined) { return -1; }
  value = r2281;
  p = pos;
  leafValue = value;
  return p;
}

function readActionEnd(p: number): ActionAtEndNode | ActionOverNode | undefined {
  let value!: ActionAtEndNode | ActionOverNode;
  l2282: {
    const s2283 = p;
    l2284: {
      const r2285 = readActionAtEnd(p);
      if (r2285 === undefined) { break l2284; }
      value = r2285;
      p = pos;
      break l2282;
    }
    p = s2283;
    const r2290 = readActionOver(p);
    if (r2290 === undefined) { return undefined; }
    value = r2290;
    p = pos;
  }
  pos = p;
  return value;
}

function readActionAtEnd(p: number): ActionAtEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2286 = p;
      l2287: {
        p++;
        return undefined;
      }
      p = s2286;
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

function leaf578(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineHeadNode;
  const r2293 = readInlineHead(p);
  if (r2293 === undefined) { return -1; }
  value = r2293;
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
  const r2294 = readActionName(p);
  if (r2294 === undefined) { return undefined; }
  l_name = r2294;
  p = pos;
  l2298: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
      const s2296 = p;
      l2297: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
          touched ||= p >= end;
          break l2297;
        }
        p++;
        p = s2296;
        break l2298;
      }
      p = s2296;
    } else touched ||= p >= end;
    return undefined;
  }
  const r2299 = readBadInline(p);
  if (r2299 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'InlineHead', start: base + start, end: base + p, name: l_name };
}

function readBadInline(p: number): BadInlineNode | undefined {
  let c = 0;
  const start = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2300: {
    const s2301 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91)) {
      l2302: {
        p++;
        break l2300;
      }
      p = s2301;
    } else touched ||= p >= end;

  }
  pos = p;
  const node: BadInlineNode = { type: 'BadInline', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf581(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2305!: null;
  l2308: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2306 = p;
      l2307: {
        p++;
        p = s2306;
        break l2308;
      }
      p = s2306;
    } else touched ||= p >= end;
    return -1;
  }
  e2305 = null;
  value = [e2305];
  leafValue = value;
  return p;
}

function text582(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2309: {
      {
        const s2310 = p;
        l2311: {
          l2313: {
            const s2314 = p;
            if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
              l2315: {
                p = skipInlineClose(p);
                if (p < 0) { break l2315; }
                break l2313;
              }
              p = s2314;
            } else touched ||= p >= end;
            p = skip_textEnd(p);
            if (p < 0) { break l2311; }
          }
          break l2309;
        }
        p = s2310;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2309;
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
  l2318: {
    const s2316 = p;
    l2317: {
      l2319: {
        const s2320 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2321: {
            p = skipEol(p);
            if (p < 0) { break l2321; }
            break l2319;
          }
          p = s2320;
        } else touched ||= p >= end;
        l2322: {
          p = skipEndsReply(p);
          if (p < 0) { break l2322; }
          break l2319;
        }
        p = s2320;
        if (p < end) {
          {
            const s2323 = p;
            l2324: {
              p++;
              break l2317;
            }
            p = s2323;
          }
        } else touched ||= p >= end;
      }
      p = s2316;
      break l2318;
    }
    p = s2316;
    return -1;
  }
  return p;
}

function leaf584(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCloseNode | null;
  l2326: {
    if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
      const s2328 = p;
      l2327: {
        const r2329 = readInlineClose(p);
        if (r2329 === undefined) { break l2327; }
        value = r2329;
        p = pos;
        break l2326;
      }
      p = s2328;
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
  l2332: {
    const s2330 = p;
    l2331: {
      l2333: {
        const s2334 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2335: {
            p = skipEol(p);
            if (p < 0) { break l2335; }
            break l2333;
          }
          p = s2334;
        } else touched ||= p >= end;
        l2336: {
          p = skipEndsReply(p);
          if (p < 0) { break l2336; }
          break l2333;
        }
        p = s2334;
        if (p < end) {
          {
            const s2337 = p;
            l2338: {
              p++;
              break l2331;
            }
            p = s2337;
          }
        } else touched ||= p >= end;
      }
      p = s2330;
      break l2332;
    }
    p = s2330;
    return undefined;
  }
  pos = p;
  return { type: 'InlineClose', start: base + start, end: base + p };
}

function leaf586(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtLabelNode;
  const r2341 = readThoughtLabel(p);
  if (r2341 === undefined) { return -1; }
  value = r2341;
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

function leaf588(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingThoughtRestNode | StepOverNode;
  const r2343 = readStepThoughtEnd(p);
  if (r2343 === undefined) { return -1; }
  value = r2343;
  p = pos;
  leafValue = value;
  return p;
}

function readStepThoughtEnd(p: number): MissingThoughtRestNode | StepOverNode | undefined {
  let value!: MissingThoughtRestNode | StepOverNode;
  l2344: {
    const s2345 = p;
    const t2346 = trail.length;
    l2347: {
      const r2348 = readMissingThoughtRest(p);
      if (r2348 === undefined) { break l2347; }
      value = r2348;
      p = pos;
      break l2344;
    }
    p = s2345;
    if (trail.length > t2346) trail.length = t2346;
    const r2350 = readStepOver(p);
    if (r2350 === undefined) { return undefined; }
    value = r2350;
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

function leaf591(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AnswerLabelNode | BadLoneInputNode;
  l2353: {
    const s2354 = p;
    const t2355 = trail.length;
    l2356: {
      const r2357 = readAnswerLabel(p);
      if (r2357 === undefined) { break l2356; }
      value = r2357;
      p = pos;
      break l2353;
    }
    p = s2354;
    if (trail.length > t2355) trail.length = t2355;
    const r2359 = readBadLoneInput(p);
    if (r2359 === undefined) { return -1; }
    value = r2359;
    p = pos;
  }
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

function leaf594(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutStepNode;
  const r2361 = readBadCutStep(p);
  if (r2361 === undefined) { return -1; }
  value = r2361;
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

function leaf596(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r2363 = readTextStart(p);
  if (r2363 === undefined) { return -1; }
  value = r2363;
  p = pos;
  leafValue = value;
  return p;
}

function leaf597(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LoneTextNode;
  const r2365 = readLoneText(p);
  if (r2365 === undefined) { return -1; }
  value = r2365;
  p = pos;
  leafValue = value;
  return p;
}

function leaf598(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StepsFenceEndNode | null;
  l2367: {
    if (text.charCodeAt(p) === 96) {
      const s2369 = p;
      l2368: {
        const r2370 = readStepsFenceEnd(p);
        if (r2370 === undefined) { break l2368; }
        value = r2370;
        p = pos;
        break l2367;
      }
      p = s2369;
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
  l2373: {
    const s2371 = p;
    l2372: {
      l2374: {
        const s2375 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2376: {
            p = skipEol(p);
            if (p < 0) { break l2376; }
            break l2374;
          }
          p = s2375;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2377 = p;
            l2378: {
              p++;
              break l2372;
            }
            p = s2377;
          }
        } else touched ||= p >= end;
      }
      p = s2371;
      break l2373;
    }
    p = s2371;
    return undefined;
  }
  pos = p;
  return { type: 'StepsFenceEnd', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf495 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf499 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf202 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf495 }, { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf202 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf471 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf480 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf485 }] }] } }, { op: 'leaf', read: leaf510 }] } };
const stepRegion: Step = { op: 'rule', name: 'Region', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf2 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf6, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf202 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf471 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf480 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf485 }] } }] } }, { op: 'leaf', read: leaf491 }] } };
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
const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf161 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf196 }] } };
const stepCode: Step = { op: 'rule', name: 'Code', register: -1, isText: true, body: { op: 'text', read: text186, isSome: true } };
const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf206 }, { op: 'leaf', read: leaf49 }, { op: 'leaf', read: leaf210 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_12, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf217, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] } }] }, { op: 'again', step: () => stepPlainArguments }] } }, { op: 'loop', body: { op: 'leaf', read: leaf220 } }, { op: 'leaf', read: leaf196 }] } };
const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', register: -1, isText: true, body: { op: 'text', read: text218, isSome: true } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf227 }, { op: 'leaf', read: leaf49 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf380 }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf387 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf404, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf407, body: { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf410 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf411, body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf380 }] } }] }, { op: 'leaf', read: leaf412 }] } }, { op: 'leaf', read: leaf425 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf235 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf300 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf348 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf354, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] } }] }, { op: 'leaf', read: leaf356 }] } }, { op: 'leaf', read: leaf367 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf255 }, { op: 'leaf', read: leaf271 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf292 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'text', read: text275, isSome: true } };
const stepElement: Step = { op: 'rule', name: 'Element', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: leaf307 }, { op: 'leaf', read: leaf271 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf319, body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }] } }] } }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: leaf340 }] } };
const stepElementText: Step = { op: 'rule', name: 'ElementText', register: -1, isText: true, body: { op: 'text', read: text321, isSome: true } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf391 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf400 }] } }, { op: 'leaf', read: leaf401 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf397 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, STARTS_7, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf84 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] }, { op: 'leaf', read: leaf154 }] } }, { op: 'leaf', read: leaf158 }] } };
const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf431 }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf435, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf439 }] } }, { op: 'leaf', read: leaf440 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf442, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf442, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf448 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf449, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf450 } }, { op: 'leaf', read: leaf440 }] } };
const stepTool: Step = { op: 'rule', name: 'Tool', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: leaf452 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf457 }] } }, { op: 'leaf', read: leaf465 }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf475 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf478 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'text', read: text477, isSome: true } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'text', read: text482, isSome: true } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf501 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf202 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }] } }, { op: 'leaf', read: leaf507 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf509, body: { op: 'again', step: () => stepList } }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf512 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf495 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf499 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf202 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf495 }, { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf202 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf471 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf480 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf485 }] }] } }, { op: 'leaf', read: leaf510 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf514 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf26 }] } }, { op: 'leaf', read: leaf30 }] }] } };
const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'choice', starts: [null, null, STARTS_11], alternatives: [{ op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf495 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf499 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf202 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf495 }, { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf202 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf471 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf480 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf485 }] }] } }, { op: 'leaf', read: leaf510 }] } };
const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf521 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf196 }] } };
const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf523 }, { op: 'leaf', read: leaf49 }, { op: 'leaf', read: leaf210 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_12, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf217, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] } }] }, { op: 'again', step: () => stepPlainArguments }] } }, { op: 'loop', body: { op: 'leaf', read: leaf220 } }, { op: 'leaf', read: leaf196 }] } };
const stepMessages: Step = { op: 'rule', name: 'Messages', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf49 }, { op: 'optional', body: { op: 'again', step: () => stepLead } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf538 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf510 }] } };
const stepLead: Step = { op: 'rule', name: 'Lead', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf525, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf527, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf202 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf471 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf480 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf485 }] } }] } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf527, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf202 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf471 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf480 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf485 }] } }] } }, { op: 'leaf', read: leaf528 }] } };
const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf531 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf536 }] } };
const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', register: -1, isText: true, body: { op: 'text', read: text535, isSome: true } };
const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf202 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf527, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf202 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf471 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf480 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf485 }] } }] } }, { op: 'leaf', read: leaf196 }] } };
const stepStray: Step = { op: 'rule', name: 'Stray', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf525, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf527, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf202 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf471 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf480 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf485 }] } }] } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf527, body: { op: 'choice', starts: [null, null, null, null, null, STARTS_14, STARTS_14, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf35 }, { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, STARTS_13], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf202 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf471 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf480 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf485 }] } }] } }, { op: 'leaf', read: leaf541 }] } };
const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf538 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf510 }] } };
const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf514 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf536 }] } };
const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'choice', starts: [null, null, STARTS_11], alternatives: [{ op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf538 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf510 }] } };
const stepSteps: Step = { op: 'rule', name: 'Steps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf49 }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, STARTS_14, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf545 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'leaf', read: leaf591 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf594 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf597 }] } }, { op: 'leaf', read: leaf510 }] } };
const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf542 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf544, body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, STARTS_14, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf545 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'leaf', read: leaf591 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf594 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf597 }] } }] } }, { op: 'leaf', read: leaf598 }] } };
const stepAction: Step = { op: 'rule', name: 'Action', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf547 }, { op: 'leaf', read: leaf49 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: leaf568 }] } }, { op: 'loop', body: { op: 'leaf', read: leaf571 } }, { op: 'leaf', read: leaf574 }] } };
const stepInput: Step = { op: 'rule', name: 'Input', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf550 }, { op: 'leaf', read: leaf49 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_14, STARTS_15, null], alternatives: [{ op: 'again', step: () => stepFencedInput }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf554, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] } }] }, { op: 'again', step: () => stepInputText }] } }] } };
const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf552 }, { op: 'leaf', read: leaf49 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_15, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf554, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] } }] }, { op: 'again', step: () => stepInputText }] } }, { op: 'leaf', read: leaf49 }, { op: 'leaf', read: leaf564 }] } };
const stepInputText: Step = { op: 'rule', name: 'InputText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf557 }, { op: 'text', read: text563 }] } };
const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf578 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_15, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf581, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf50, body: { op: 'choice', starts: [STARTS_6, null, STARTS_9, STARTS_9, STARTS_10, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf128 }] } }] } }] }, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: leaf584 }, { op: 'loop', body: { op: 'leaf', read: leaf571 } }, { op: 'leaf', read: leaf574 }] } };
const stepInlineText: Step = { op: 'rule', name: 'InlineText', register: -1, isText: true, body: { op: 'text', read: text582, isSome: true } };
const stepStepThought: Step = { op: 'rule', name: 'StepThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf586 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepStepThoughtText }] } }, { op: 'leaf', read: leaf588 }] } };
const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf557 }, { op: 'text', read: text563 }] } };
const stepStepText: Step = { op: 'rule', name: 'StepText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf596 }, { op: 'text', read: text563 }] } };
const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, STARTS_14, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf545 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'leaf', read: leaf591 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf594 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf597 }] } }, { op: 'leaf', read: leaf510 }] } };
const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf514 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepStepThoughtText }] } }, { op: 'leaf', read: leaf588 }] } };

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
