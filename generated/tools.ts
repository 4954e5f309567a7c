// Generated from grammars/tools/reply.peggy, grammars/tools/calls.peggy, grammars/tools/elements.peggy, grammars/tools/messages.peggy, grammars/tools/steps.peggy, grammars/tools/values.peggy: do not edit.

import { type CompiledGrammar, type Reading, type RecoveryNode, type Step, type TextPiece, type TreeNode, tableOf } from '../src/engine/index.ts';

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
const CLASS_0 = /^[\p{L}\u005f]/u;
const CLASS_1 = /^[\p{L}\p{N}\u005f\u002d]/u;
const CLASS_2 = /^[\p{L}\u005f\u0024]/u;
const CLASS_3 = /^[\p{L}\p{N}\u005f\u0024\u002e\u002d]/u;
const CLASS_4 = /^[\p{L}\p{N}\u005f\u002e\u002d]/u;

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
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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
          if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
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
          if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
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
    trail.length = t92;
    l96: {
      const r97 = readMissingThoughtRest(p);
      if (r97 === undefined) { break l96; }
      value = r97;
      p = pos;
      break l90;
    }
    p = s91;
    trail.length = t92;
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
    trail.length = t107;
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
  trail.length = noted;
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
  trail.length = noted;
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
  const n129 = characterSize(p, CLASS_0);
  if (n129 === 0) { return undefined; }
  p += n129;
  l130: for (;;) {
    const s132 = p;
    if (p < end) {
      l131: {
        const n134 = characterSize(p, CLASS_1);
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
  const n140 = characterSize(p, CLASS_2);
  if (n140 === 0) { return undefined; }
  p += n140;
  l141: for (;;) {
    const s143 = p;
    if (p < end) {
      l142: {
        const n145 = characterSize(p, CLASS_3);
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
  trail.length = noted;
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
  trail.length = noted;
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
  const n204 = characterSize(p, CLASS_0);
  if (n204 === 0) { return -1; }
  p += n204;
  l205: for (;;) {
    const s207 = p;
    if (p < end) {
      l206: {
        const n209 = characterSize(p, CLASS_4);
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
      trail.length = t217;
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
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
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
  trail.length = noted;
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
  trail.length = noted;
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
      trail.length = t308;
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
      trail.length = t331;
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
      trail.length = t357;
    } else touched ||= p >= end;
    l361: {
      const r362 = readMissingRest(p);
      if (r362 === undefined) { break l361; }
      value = r362;
      p = pos;
      break l355;
    }
    p = s356;
    trail.length = t357;
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
  const n588 = characterSize(p, CLASS_0);
  if (n588 === 0) { return undefined; }
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
      trail.length = t647;
    } else touched ||= p >= end;
    l651: {
      const r652 = readBadCutEscape(p);
      if (r652 === undefined) { break l651; }
      value = r652;
      p = pos;
      break l645;
    }
    p = s646;
    trail.length = t647;
    l654: {
      const r655 = readBadNewline(p);
      if (r655 === undefined) { break l654; }
      value = r655;
      p = pos;
      break l645;
    }
    p = s646;
    trail.length = t647;
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
      trail.length = t681;
    } else touched ||= p >= end;
    l685: {
      const r686 = readMissingRest(p);
      if (r686 === undefined) { break l685; }
      value = r686;
      p = pos;
      break l679;
    }
    p = s680;
    trail.length = t681;
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
      trail.length = t749;
    } else touched ||= p >= end;
    l753: {
      const r754 = readBadCutEscape(p);
      if (r754 === undefined) { break l753; }
      value = r754;
      p = pos;
      break l747;
    }
    p = s748;
    trail.length = t749;
    l756: {
      const r757 = readBadNewline(p);
      if (r757 === undefined) { break l756; }
      value = r757;
      p = pos;
      break l747;
    }
    p = s748;
    trail.length = t749;
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
  trail.length = noted;
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
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
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
    trail.length = t822;
    l826: {
      const r827 = readBadCutMarkedQuote(p);
      if (r827 === undefined) { break l826; }
      value = r827;
      p = pos;
      break l820;
    }
    p = s821;
    trail.length = t822;
    l829: {
      const r830 = readMissingRest(p);
      if (r830 === undefined) { break l829; }
      value = r830;
      p = pos;
      break l820;
    }
    p = s821;
    trail.length = t822;
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
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
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
    trail.length = t880;
    l884: {
      const r885 = readBadCutPart(p);
      if (r885 === undefined) { break l884; }
      value = r885;
      p = pos;
      break l878;
    }
    p = s879;
    trail.length = t880;
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
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
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
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
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
  const n919 = characterSize(p, CLASS_2);
  if (n919 === 0) { return -1; }
  p += n919;
  l920: for (;;) {
    const s922 = p;
    if (p < end) {
      l921: {
        const n924 = characterSize(p, CLASS_3);
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
    trail.length = t974;
    l981: {
      const r982 = readMissingRest(p);
      if (r982 === undefined) { break l981; }
      value = r982;
      p = pos;
      break l972;
    }
    p = s973;
    trail.length = t974;
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
  trail.length = noted;
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
      trail.length = t989;
    } else touched ||= p >= end;
    l993: {
      const r994 = readGap(p);
      if (r994 === undefined) { break l993; }
      value = r994;
      p = pos;
      break l987;
    }
    p = s988;
    trail.length = t989;
    l996: {
      const r997 = readBadCutPart(p);
      if (r997 === undefined) { break l996; }
      value = r997;
      p = pos;
      break l987;
    }
    p = s988;
    trail.length = t989;
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
      trail.length = t1004;
    } else touched ||= p >= end;
    l1008: {
      const r1009 = readMissingRest(p);
      if (r1009 === undefined) { break l1008; }
      value = r1009;
      p = pos;
      break l1002;
    }
    p = s1003;
    trail.length = t1004;
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
      trail.length = t1016;
    } else touched ||= p >= end;
    l1020: {
      const r1021 = readBadCutArgument(p);
      if (r1021 === undefined) { break l1020; }
      value = r1021;
      p = pos;
      break l1014;
    }
    p = s1015;
    trail.length = t1016;
    l1026: {
      const r1027 = readBadCutPart(p);
      if (r1027 === undefined) { break l1026; }
      value = r1027;
      p = pos;
      break l1014;
    }
    p = s1015;
    trail.length = t1016;
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
      trail.length = t1034;
    } else touched ||= p >= end;
    l1038: {
      const r1039 = readMissingRest(p);
      if (r1039 === undefined) { break l1038; }
      value = r1039;
      p = pos;
      break l1032;
    }
    p = s1033;
    trail.length = t1034;
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
          trail.length = t1071;
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
            const n1223 = characterSize(p, CLASS_4);
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
          trail.length = t1227;
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
    trail.length = t1047;
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
    trail.length = t1047;
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
  trail.length = noted;
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
      trail.length = t1086;
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
      trail.length = t1086;
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
      trail.length = t1086;
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
      trail.length = t1086;
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
              const n1204 = characterSize(p, CLASS_4);
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
      trail.length = t1086;
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
              const n1147 = characterSize(p, CLASS_4);
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
              const n1127 = characterSize(p, CLASS_4);
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
        const n1136 = characterSize(p, CLASS_4);
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
  trail.length = noted;
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
  trail.length = noted;
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
  const n1284 = characterSize(p, CLASS_0);
  if (n1284 === 0) { return -1; }
  p += n1284;
  l1285: for (;;) {
    const s1287 = p;
    if (p < end) {
      l1286: {
        const n1289 = characterSize(p, CLASS_4);
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
  trail.length = noted;
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
    trail.length = t1325;
    l1329: {
      const r1330 = readBadCutMessageClose(p);
      if (r1330 === undefined) { break l1329; }
      value = r1330;
      p = pos;
      break l1323;
    }
    p = s1324;
    trail.length = t1325;
    l1332: {
      const r1333 = readMissingMessageClose(p);
      if (r1333 === undefined) { break l1332; }
      value = r1333;
      p = pos;
      break l1323;
    }
    p = s1324;
    trail.length = t1325;
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
          trail.length = t1351;
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
    trail.length = t1344;
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
  trail.length = noted;
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
          trail.length = t1366;
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
          trail.length = t1391;
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
    trail.length = t1359;
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
              const n1377 = characterSize(p, CLASS_4);
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
        const n1386 = characterSize(p, CLASS_4);
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
  const n1397 = characterSize(p, CLASS_0);
  if (n1397 === 0) { return undefined; }
  p += n1397;
  l1398: for (;;) {
    const s1400 = p;
    if (p < end) {
      l1399: {
        const n1402 = characterSize(p, CLASS_4);
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
      trail.length = t1408;
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
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95 || (c >= 97 && c <= 122))) p++;
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
  trail.length = noted;
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
  trail.length = noted;
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
      trail.length = t1456;
    } else touched ||= p >= end;
    l1460: {
      const r1461 = readInnerFenceEnd(p);
      if (r1461 === undefined) { break l1460; }
      value = r1461;
      p = pos;
      break l1454;
    }
    p = s1455;
    trail.length = t1456;
    l1466: {
      const r1467 = readBadBrackets(p);
      if (r1467 === undefined) { break l1466; }
      value = r1467;
      p = pos;
      break l1454;
    }
    p = s1455;
    trail.length = t1456;
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
  trail.length = noted;
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
    trail.length = t1498;
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
    trail.length = t1505;
    break;
  }
  pos = p;
  return { type: 'SectionOpen', start: base + start, end: base + p };
}

function skip_sectionOpen(p: number): number {
  const noted = trail.length;
  const value = read_sectionOpen(p);
  trail.length = noted;
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
  trail.length = noted;
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
    trail.length = t1513;
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
    trail.length = t1513;
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
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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
  if (!(((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122))) p++;
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
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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
    trail.length = t1568;
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
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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
  let e1658!: string;
  l1659: {
    const s1660 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1661: {
        const r1662 = readEol(p);
        if (r1662 === undefined) { break l1661; }
        e1658 = r1662;
        p = pos;
        break l1659;
      }
      p = s1660;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
      touched ||= p >= end;
      return undefined;
    }
    e1658 = text.charAt(p);
    p++;
  }
  value = [e1605, e1658];
  pos = p;
  return value;
}

function skipRawStop(p: number): number {
  let c = 0;
  l1609: {
    const s1610 = p;
    l1611: {
      l1612: {
        const s1614 = p;
        l1613: {
          p = skip_rawLayout(p);
          if (p < 0) { break l1613; }
          break l1612;
        }
        p = s1614;
      }
      p = skipRawMarker(p);
      if (p < 0) { break l1611; }
      break l1609;
    }
    p = s1610;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l1652: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1654 = p;
        l1653: {
          p = skipEol(p);
          if (p < 0) { break l1653; }
          break l1652;
        }
        p = s1654;
      } else touched ||= p >= end;
    }
    if (p < end) {
      {
        const s1655 = p;
        l1656: {
          p++;
          return -1;
        }
        p = s1655;
      }
    } else touched ||= p >= end;
  }
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
  l1615: {
    const s1616 = p;
    l1617: {
      p = skipLenient(p);
      if (p < 0) { break l1617; }
      l1618: {
        const s1619 = p;
        l1620: {
          p = skipParameterClose(p);
          if (p < 0) { break l1620; }
          break l1618;
        }
        p = s1619;
        p = skipNamedClose(p);
        if (p < 0) { break l1617; }
      }
      break l1615;
    }
    p = s1616;
    l1621: {
      p = skipGuarded(p);
      if (p < 0) { break l1621; }
      l1622: {
        const s1623 = p;
        l1624: {
          p = skipParameterClose(p);
          if (p < 0) { break l1624; }
          break l1622;
        }
        p = s1623;
        p = skipDriftedClose(p);
        if (p < 0) { break l1621; }
      }
      l1633: {
        const s1631 = p;
        l1632: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1634: {
            const s1635 = p;
            l1636: {
              p = skipEnds(p);
              if (p < 0) { break l1636; }
              break l1634;
            }
            p = s1635;
            if (p < end) {
              {
                const s1637 = p;
                l1638: {
                  p++;
                  break l1632;
                }
                p = s1637;
              }
            } else touched ||= p >= end;
          }
          p = s1631;
          break l1633;
        }
        p = s1631;
        break l1621;
      }
      break l1615;
    }
    p = s1616;
    l1640: {
      p = skipEnds(p);
      if (p < 0) { break l1640; }
      l1643: {
        const s1641 = p;
        l1642: {
          p = skipGuarded(p);
          if (p < 0) { break l1642; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1644: {
            const s1645 = p;
            l1646: {
              p = skipEnds(p);
              if (p < 0) { break l1646; }
              break l1644;
            }
            p = s1645;
            if (p < end) {
              {
                const s1647 = p;
                l1648: {
                  p++;
                  break l1642;
                }
                p = s1647;
              }
            } else touched ||= p >= end;
          }
          p = s1641;
          break l1643;
        }
        p = s1641;
        break l1640;
      }
      break l1615;
    }
    p = s1616;
    l1650: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1650; }
      break l1615;
    }
    p = s1616;
    l1651: {
      p = skipWrongParameterOpen(p);
      if (p < 0) { break l1651; }
      break l1615;
    }
    p = s1616;
    p = skipCutRaw(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipLenient(p: number): number {
  const noted = trail.length;
  const value = readLenient(p);
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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
  l1625: {
    const s1626 = p;
    l1627: {
      p = skipNamedClose(p);
      if (p < 0) { break l1627; }
      break l1625;
    }
    p = s1626;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) p++;
    touched ||= p >= end;
    l1628: {
      if (text.charCodeAt(p) === 62) {
        const s1630 = p;
        l1629: {

          p++;
          break l1628;
        }
        p = s1630;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipCutRaw(p: number): number {
  const noted = trail.length;
  const value = readCutRaw(p);
  trail.length = noted;
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
    l1665: {
      {
        const s1666 = p;
        l1667: {
          p = skipRawStop(p);
          if (p < 0) { break l1667; }
          break l1665;
        }
        p = s1666;
      }
      l1669: {
        const s1670 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1671: {
            p = skipEol(p);
            if (p < 0) { break l1671; }
            break l1669;
          }
          p = s1670;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1665;
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
  const r1672 = readParameterEnd(p);
  if (r1672 === undefined) { return -1; }
  value = r1672;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l1673: {
    const s1674 = p;
    const t1675 = trail.length;
    l1676: {
      const r1677 = readRawEnd(p);
      if (r1677 === undefined) { break l1676; }
      value = r1677;
      p = pos;
      break l1673;
    }
    p = s1674;
    trail.length = t1675;
    l1682: {
      const r1683 = readBadParameterClose(p);
      if (r1683 === undefined) { break l1682; }
      value = r1683;
      p = pos;
      break l1673;
    }
    p = s1674;
    trail.length = t1675;
    l1688: {
      const r1689 = readBadCutRaw(p);
      if (r1689 === undefined) { break l1688; }
      value = r1689;
      p = pos;
      break l1673;
    }
    p = s1674;
    trail.length = t1675;
    l1694: {
      const r1695 = readMissingRest(p);
      if (r1695 === undefined) { break l1694; }
      value = r1695;
      p = pos;
      break l1673;
    }
    p = s1674;
    trail.length = t1675;
    const r1697 = readMissingParameterClose(p);
    if (r1697 === undefined) { return undefined; }
    value = r1697;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l1678: {
    const s1680 = p;
    l1679: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1679; }
      break l1678;
    }
    p = s1680;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l1684: {
    const s1686 = p;
    l1685: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1685; }
      break l1684;
    }
    p = s1686;
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
  l1690: {
    const s1692 = p;
    l1691: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1691; }
      break l1690;
    }
    p = s1692;
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
  const r1700 = readBadCutParameter(p);
  if (r1700 === undefined) { return -1; }
  value = r1700;
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
  l1701: {
    const s1702 = p;
    l1703: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1703; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1703; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1703; }
      l1709: for (;;) {
        const s1711 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1710: {
            p = skipAttribute(p);
            if (p < 0) { break l1710; }
            continue l1709;
          }
          p = s1711;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1703; }
      l1715: {
        const s1716 = p;
        l1717: {
          p = skipValueStart(p);
          if (p < 0) { break l1717; }
          break l1715;
        }
        p = s1716;
        p = skipValueFollows(p);
        if (p < 0) { break l1703; }
      }
      break l1701;
    }
    p = s1702;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l1718: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1720 = p;
        l1719: {
          p++;
          break l1718;
        }
        p = s1720;
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
  l1705: for (;;) {
    const s1707 = p;
    l1706: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1706; }
      continue l1705;
    }
    p = s1707;
    break;
  }
  return p;
}

function skipAttribute(p: number): number {
  let c = 0;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122))) p++;
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
  const r1722 = readElementHead(p);
  if (r1722 === undefined) { return -1; }
  value = r1722;
  p = pos;
  leafValue = value;
  return p;
}

function readElementHead(p: number): ElementHeadNode | undefined {
  const start = p;
  let l_key!: string;
  p = skipTagOpen(p);
  if (p < 0) { return undefined; }
  const r1723 = readElementKey(p);
  if (r1723 === undefined) { return undefined; }
  l_key = r1723;
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
  trail.length = noted;
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
  l1724: {
    const s1725 = p;
    l1726: {
      const r1727 = readToolParameter(p);
      if (r1727 === undefined) { break l1726; }
      value = r1727;
      p = pos;
      break l1724;
    }
    p = s1725;
    {
      const s1729 = p;
      l1730: {
        p = skipNotKey(p);
        if (p < 0) { break l1730; }
        return undefined;
      }
      p = s1729;
    }
    const r1732 = readAnyKey(p);
    if (r1732 === undefined) { return undefined; }
    value = r1732;
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
  trail.length = noted;
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
  const s1733 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1733, p);
  pos = p;
  return value;
}

function skipNests(p: number): number {
  const noted = trail.length;
  const value = readNests(p);
  trail.length = noted;
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
  let e1737!: null;
  l1740: {
    const s1738 = p;
    l1739: {
      p = skipNests(p);
      if (p < 0) { break l1739; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipTagOpen(p);
      if (p < 0) { break l1739; }
      {
        const s1741 = p;
        l1742: {
          p = skipNotKey(p);
          if (p < 0) { break l1742; }
          break l1739;
        }
        p = s1741;
      }
      p = skipAnyKey(p);
      if (p < 0) { break l1739; }
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l1739;
      }
      p++;
      p = s1738;
      break l1740;
    }
    p = s1738;
    return -1;
  }
  e1737 = null;
  value = [e1737];
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
  const r1745 = readElementChar(p);
  if (r1745 === undefined) { return -1; }
  value = r1745;
  p = pos;
  leafValue = value;
  return p;
}

function readElementChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e1746!: null;
  {
    const s1747 = p;
    l1748: {
      p = skipElementStop(p);
      if (p < 0) { break l1748; }
      return undefined;
    }
    p = s1747;
  }
  e1746 = null;
  let e1804!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e1804 = text.charAt(p);
  p++;
  value = [e1746, e1804];
  pos = p;
  return value;
}

function skipElementStop(p: number): number {
  let c = 0;
  l1750: {
    const s1751 = p;
    l1752: {
      p = skipTagMarker(p);
      if (p < 0) { break l1752; }
      break l1750;
    }
    p = s1751;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l1753: {
      const s1754 = p;
      l1755: {
        l1756: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s1758 = p;
            l1757: {
              p = skipEol(p);
              if (p < 0) { break l1757; }
              break l1756;
            }
            p = s1758;
          } else touched ||= p >= end;
        }
        l1759: {
          const s1760 = p;
          l1761: {
            p = skipElementCloses(p);
            if (p < 0) { break l1761; }
            break l1759;
          }
          p = s1760;
          if (text.charCodeAt(p) === 60) {
            l1796: {
              p = skip_toolClose(p);
              if (p < 0) { break l1796; }
              break l1759;
            }
            p = s1760;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 60) {
            l1797: {
              p = skipOtherParameter(p);
              if (p < 0) { break l1797; }
              break l1759;
            }
            p = s1760;
          } else touched ||= p >= end;
          p = skipCutElement(p);
          if (p < 0) { break l1755; }
        }
        break l1753;
      }
      p = s1754;
      l1798: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          const s1800 = p;
          l1799: {
            p = skipEol(p);
            if (p < 0) { break l1799; }
            break l1798;
          }
          p = s1800;
        } else touched ||= p >= end;
      }
      if (p < end) {
        {
          const s1801 = p;
          l1802: {
            p++;
            return -1;
          }
          p = s1801;
        }
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipTagMarker(p: number): number {
  const noted = trail.length;
  const value = readTagMarker(p);
  trail.length = noted;
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
  l1763: {
    const s1764 = p;
    l1765: {
      l1768: {
        const s1766 = p;
        l1767: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1769: {
            const s1770 = p;
            if (text.charCodeAt(p) === 60) {
              l1771: {

                p++;
                p = skipToolParameter(p);
                if (p < 0) { break l1771; }
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l1771;
                }
                p++;
                break l1769;
              }
              p = s1770;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l1772: {
                p = skip_toolClose(p);
                if (p < 0) { break l1772; }
                break l1769;
              }
              p = s1770;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1774 = p;
                l1775: {
                  p++;
                  break l1767;
                }
                p = s1774;
              }
            } else touched ||= p >= end;
          }
          p = s1766;
          break l1768;
        }
        p = s1766;
        break l1765;
      }
      break l1763;
    }
    p = s1764;
    {
      const s1777 = p;
      l1778: {
        p = skipElementClosesLater(p);
        if (p < 0) { break l1778; }
        return -1;
      }
      p = s1777;
    }
  }
  return p;
}

function skip_elementClose(p: number): number {
  let c = 0;
  p = skipTagClose(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) <= 59 || c === 61 || c >= 63))) {
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
  trail.length = noted;
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
  trail.length = noted;
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
  const s1762 = p;
  if (!(((c = text.charCodeAt(p)) <= 59 || c === 61 || c >= 63))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) <= 59 || c === 61 || c >= 63)) p++;
  touched ||= p >= end;
  value = text.slice(s1762, p);
  pos = p;
  return value;
}

function skipToolParameter(p: number): number {
  const noted = trail.length;
  const value = readToolParameter(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function skip_toolClose(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("</", p)) {
    reachesEnd(p, "</");
    return -1;
  }
  p += 2;
  if (!(((c = text.charCodeAt(p)) <= 59 || c === 61 || c >= 63))) {
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
  trail.length = noted;
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
  const s1773 = p;
  if (!(((c = text.charCodeAt(p)) <= 59 || c === 61 || c >= 63))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) <= 59 || c === 61 || c >= 63)) p++;
  touched ||= p >= end;
  value = text.slice(s1773, p);
  pos = p;
  return value;
}

function skipElementClosesLater(p: number): number {
  l1780: for (;;) {
    const s1782 = p;
    l1781: {
      {
        const s1784 = p;
        l1785: {
          p = skip_elementClose(p);
          if (p < 0) { break l1785; }
          break l1781;
        }
        p = s1784;
      }
      if (text.charCodeAt(p) === 60) {
        {
          const s1787 = p;
          l1788: {
            p = skip_toolClose(p);
            if (p < 0) { break l1788; }
            break l1781;
          }
          p = s1787;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1790 = p;
          l1791: {
            p = skipOtherParameter(p);
            if (p < 0) { break l1791; }
            break l1781;
          }
          p = s1790;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1781;
      }
      p++;
      continue l1780;
    }
    p = s1782;
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
  if (((c = text.charCodeAt(p)) <= 59 || c === 61 || c >= 63)) {
    {
      const s1793 = p;
      l1794: {
        p = skipKeyAgain(p);
        if (p < 0) { break l1794; }
        return -1;
      }
      p = s1793;
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
  trail.length = noted;
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
    l1806: {
      {
        const s1807 = p;
        l1808: {
          p = skipElementStop(p);
          if (p < 0) { break l1808; }
          break l1806;
        }
        p = s1807;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1806;
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
  const r1810 = readElementEnd(p);
  if (r1810 === undefined) { return -1; }
  value = r1810;
  p = pos;
  leafValue = value;
  return p;
}

function readElementEnd(p: number): ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode | undefined {
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  l1811: {
    const s1812 = p;
    const t1813 = trail.length;
    l1814: {
      const r1815 = readElementClose(p);
      if (r1815 === undefined) { break l1814; }
      value = r1815;
      p = pos;
      break l1811;
    }
    p = s1812;
    trail.length = t1813;
    l1820: {
      const r1821 = readBadElementClose(p);
      if (r1821 === undefined) { break l1820; }
      value = r1821;
      p = pos;
      break l1811;
    }
    p = s1812;
    trail.length = t1813;
    l1826: {
      const r1827 = readBadCutElementClose(p);
      if (r1827 === undefined) { break l1826; }
      value = r1827;
      p = pos;
      break l1811;
    }
    p = s1812;
    trail.length = t1813;
    l1829: {
      const r1830 = readMissingRest(p);
      if (r1830 === undefined) { break l1829; }
      value = r1830;
      p = pos;
      break l1811;
    }
    p = s1812;
    trail.length = t1813;
    const r1832 = readMissingElementClose(p);
    if (r1832 === undefined) { return undefined; }
    value = r1832;
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
  l1816: {
    const s1818 = p;
    l1817: {
      p = skipLayout(p);
      if (p < 0) { break l1817; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1817;
      }
      p = skipEol(p);
      if (p < 0) { break l1817; }
      break l1816;
    }
    p = s1818;
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
    const s1822 = p;
    l1823: {
      p = skipNotKey(p);
      if (p < 0) { break l1823; }
      return undefined;
    }
    p = s1822;
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
  l1835: {
    const s1836 = p;
    const t1837 = trail.length;
    l1838: {
      const r1839 = readBadCutElement(p);
      if (r1839 === undefined) { break l1838; }
      value = r1839;
      p = pos;
      break l1835;
    }
    p = s1836;
    trail.length = t1837;
    l1847: {
      const r1848 = readBadLoneKey(p);
      if (r1848 === undefined) { break l1847; }
      value = r1848;
      p = pos;
      break l1835;
    }
    p = s1836;
    trail.length = t1837;
    if (text.charCodeAt(p) === 96) {
      l1859: {
        const r1860 = readBadInnerFence(p);
        if (r1860 === undefined) { break l1859; }
        value = r1860;
        p = pos;
        break l1835;
      }
      p = s1836;
      trail.length = t1837;
    } else touched ||= p >= end;
    const r1862 = readInnerFenceEnd(p);
    if (r1862 === undefined) { return -1; }
    value = r1862;
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
  l1840: {
    const s1841 = p;
    l1842: {
      p = skipToolParameter(p);
      if (p < 0) { break l1842; }
      break l1840;
    }
    p = s1841;
    {
      const s1843 = p;
      l1844: {
        p = skipNotKey(p);
        if (p < 0) { break l1844; }
        return -1;
      }
      p = s1843;
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
  {
    const s1849 = p;
    l1850: {
      p = skipValueAhead(p);
      if (p < 0) { break l1850; }
      return undefined;
    }
    p = s1849;
  }
  pos = p;
  const node: BadLoneKeyNode = { type: 'BadLoneKey', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipValueAhead(p: number): number {
  let c = 0;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1852: {
    const s1853 = p;
    l1854: {
      p = skipValueOpen(p);
      if (p < 0) { break l1854; }
      break l1852;
    }
    p = s1853;
    if (p < end) {
      {
        const s1855 = p;
        l1856: {
          p++;
          return -1;
        }
        p = s1855;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf387(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1864!: null;
  l1867: {
    const s1865 = p;
    l1866: {
      p = skipAnyArguments(p);
      if (p < 0) { break l1866; }
      p = s1865;
      break l1867;
    }
    p = s1865;
    return -1;
  }
  e1864 = null;
  value = [e1864];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s1868 = p;
    l1869: {
      p = skipEnds(p);
      if (p < 0) { break l1869; }
      return -1;
    }
    p = s1868;
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
  l1871: {
    const s1872 = p;
    const t1873 = trail.length;
    l1874: {
      const r1875 = readBadBrackets(p);
      if (r1875 === undefined) { break l1874; }
      value = r1875;
      p = pos;
      break l1871;
    }
    p = s1872;
    trail.length = t1873;
    const r1877 = readBadJunk(p);
    if (r1877 === undefined) { return -1; }
    value = r1877;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1878 = p;
    l1879: {
      p = skip_callOver(p);
      if (p < 0) { break l1879; }
      return undefined;
    }
    p = s1878;
  }
  let m1885 = false;
  l1882: for (;;) {
    const s1884 = p;
    l1883: {
      {
        const s1886 = p;
        l1887: {
          p = skipEnds(p);
          if (p < 0) { break l1887; }
          break l1883;
        }
        p = s1886;
      }
      {
        const s1889 = p;
        l1890: {
          p = skip_callClose(p);
          if (p < 0) { break l1890; }
          break l1883;
        }
        p = s1889;
      }
      {
        const s1892 = p;
        l1893: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1893; }
          break l1883;
        }
        p = s1892;
      }
      {
        const s1895 = p;
        l1896: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1896; }
          break l1883;
        }
        p = s1895;
      }
      {
        const s1898 = p;
        l1899: {
          p = skipTagAhead(p);
          if (p < 0) { break l1899; }
          break l1883;
        }
        p = s1898;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1904 = p;
          l1905: {
            p++;
            break l1883;
          }
          p = s1904;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1883;
      }
      p++;
      m1885 = true;
      continue l1882;
    }
    p = s1884;
    break;
  }
  if (!m1885) { return undefined; }
  pos = p;
  const node: BadJunkNode = { type: 'BadJunk', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skip_callOver(p: number): number {
  const noted = trail.length;
  const value = read_callOver(p);
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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
  trail.length = noted;
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

function skipTagAhead(p: number): number {
  l1901: {
    const s1902 = p;
    l1903: {
      p = skipTagMarker(p);
      if (p < 0) { break l1903; }
      break l1901;
    }
    p = s1902;
    p = skipTagClose(p);
    if (p < 0) { return -1; }
    p = skipToolWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipToolWord(p: number): number {
  const noted = trail.length;
  const value = readToolWord(p);
  trail.length = noted;
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

function leaf403(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  const r1908 = readCallEnd(p);
  if (r1908 === undefined) { return -1; }
  value = r1908;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l1909: {
    const s1910 = p;
    const t1911 = trail.length;
    l1912: {
      const r1913 = readCallClose(p);
      if (r1913 === undefined) { break l1912; }
      value = r1913;
      p = pos;
      break l1909;
    }
    p = s1910;
    trail.length = t1911;
    l1915: {
      const r1916 = readBadCallClose(p);
      if (r1916 === undefined) { break l1915; }
      value = r1916;
      p = pos;
      break l1909;
    }
    p = s1910;
    trail.length = t1911;
    l1918: {
      const r1919 = readBadCutClose(p);
      if (r1919 === undefined) { break l1918; }
      value = r1919;
      p = pos;
      break l1909;
    }
    p = s1910;
    trail.length = t1911;
    l1921: {
      const r1922 = readCallOver(p);
      if (r1922 === undefined) { break l1921; }
      value = r1922;
      p = pos;
      break l1909;
    }
    p = s1910;
    trail.length = t1911;
    l1927: {
      const r1928 = readCallOverAtEnd(p);
      if (r1928 === undefined) { break l1927; }
      value = r1928;
      p = pos;
      break l1909;
    }
    p = s1910;
    trail.length = t1911;
    l1933: {
      const r1934 = readMissingAtEnd(p);
      if (r1934 === undefined) { break l1933; }
      value = r1934;
      p = pos;
      break l1909;
    }
    p = s1910;
    trail.length = t1911;
    const r1939 = readMissingCallClose(p);
    if (r1939 === undefined) { return undefined; }
    value = r1939;
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
  trail.length = noted;
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
  l1925: {
    if (p < end) {
      const s1923 = p;
      l1924: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1924;
        }
        p++;
        p = s1923;
        break l1925;
      }
      p = s1923;
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
      const s1929 = p;
      l1930: {
        p++;
        return undefined;
      }
      p = s1929;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'CallOverAtEnd', start: base + start, end: base + p };
}

function skipEndsWithText(p: number): number {
  const noted = trail.length;
  const value = readEndsWithText(p);
  trail.length = noted;
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
      const s1935 = p;
      l1936: {
        p++;
        return undefined;
      }
      p = s1935;
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

function leaf416(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutCallNode;
  const r1942 = readBadCutCall(p);
  if (r1942 === undefined) { return -1; }
  value = r1942;
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
  l1943: {
    const s1944 = p;
    l1945: {
      p = skipCallOpen(p);
      if (p < 0) { break l1945; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1945; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1951: {
        const s1953 = p;
        l1952: {
          p = skipCallId(p);
          if (p < 0) { break l1952; }
          break l1951;
        }
        p = s1953;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1945; }
      l1955: for (;;) {
        const s1957 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          l1956: {
            p = skipAttribute(p);
            if (p < 0) { break l1956; }
            continue l1955;
          }
          p = s1957;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l1945; }
      break l1943;
    }
    p = s1944;
    l1959: {
      p = skipCallOpen(p);
      if (p < 0) { break l1959; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1959; }
      p = skipLooseEnd(p);
      if (p < 0) { break l1959; }
      break l1943;
    }
    p = s1944;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l1960: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1962 = p;
        l1961: {
          p++;
          break l1960;
        }
        p = s1962;
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
  l1947: for (;;) {
    const s1949 = p;
    l1948: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1948; }
      continue l1947;
    }
    p = s1949;
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

function leaf423(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l1964: {
    const s1965 = p;
    const t1966 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1967: {
        const r1968 = readSpace(p);
        if (r1968 === undefined) { break l1967; }
        value = r1968;
        p = pos;
        break l1964;
      }
      p = s1965;
      trail.length = t1966;
    } else touched ||= p >= end;
    l1970: {
      const r1971 = readSeparator(p);
      if (r1971 === undefined) { break l1970; }
      value = r1971;
      p = pos;
      break l1964;
    }
    p = s1965;
    trail.length = t1966;
    if (text.charCodeAt(p) === 96) {
      l1976: {
        const r1977 = readBadInnerFence(p);
        if (r1977 === undefined) { break l1976; }
        value = r1977;
        p = pos;
        break l1964;
      }
      p = s1965;
      trail.length = t1966;
    } else touched ||= p >= end;
    const r1979 = readInnerFenceEnd(p);
    if (r1979 === undefined) { return -1; }
    value = r1979;
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
  l1974: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      const s1972 = p;
      l1973: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1973;
        }
        p++;
        p = s1972;
        break l1974;
      }
      p = s1972;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'Separator', start: base + start, end: base + p };
}

function skip_separator(p: number): number {
  const noted = trail.length;
  const value = read_separator(p);
  trail.length = noted;
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

function leaf427(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r1981 = readPyOpen(p);
  if (r1981 === undefined) { return -1; }
  value = r1981;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1984: {
    const s1982 = p;
    l1983: {
      p = skip_pyList(p);
      if (p < 0) { break l1983; }
      p = s1982;
      break l1984;
    }
    p = s1982;
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
  trail.length = noted;
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
  const n1986 = characterSize(p, CLASS_0);
  if (n1986 === 0) { return -1; }
  p += n1986;
  l1987: for (;;) {
    const s1989 = p;
    if (p < end) {
      l1988: {
        const n1991 = characterSize(p, CLASS_4);
        if (n1991 === 0) { break l1988; }
        p += n1991;
        continue l1987;
      }
      p = s1989;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf433(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1993 = readPyHead(p);
  if (r1993 === undefined) { return -1; }
  value = r1993;
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
  const r1994 = readPyName(p);
  if (r1994 === undefined) { return undefined; }
  l_name = r1994;
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
  const s1995 = p;
  const n1996 = characterSize(p, CLASS_0);
  if (n1996 === 0) { return undefined; }
  p += n1996;
  l1997: for (;;) {
    const s1999 = p;
    if (p < end) {
      l1998: {
        const n2001 = characterSize(p, CLASS_4);
        if (n2001 === 0) { break l1998; }
        p += n2001;
        continue l1997;
      }
      p = s1999;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1995, p);
  pos = p;
  return value;
}

function leaf436(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l2004: {
    const s2005 = p;
    const t2006 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l2007: {
        const r2008 = readComma(p);
        if (r2008 === undefined) { break l2007; }
        value = r2008;
        p = pos;
        break l2004;
      }
      p = s2005;
      trail.length = t2006;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2010: {
        const r2011 = readSpace(p);
        if (r2011 === undefined) { break l2010; }
        value = r2011;
        p = pos;
        break l2004;
      }
      p = s2005;
      trail.length = t2006;
    } else touched ||= p >= end;
    const r2013 = readBadDebris(p);
    if (r2013 === undefined) { return -1; }
    value = r2013;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf437(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r2015 = readPyEnd(p);
  if (r2015 === undefined) { return -1; }
  value = r2015;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l2016: {
    const s2017 = p;
    const t2018 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l2019: {
        const r2020 = readPyClose(p);
        if (r2020 === undefined) { break l2019; }
        value = r2020;
        p = pos;
        break l2016;
      }
      p = s2017;
      trail.length = t2018;
    } else touched ||= p >= end;
    l2022: {
      const r2023 = readMissingAtEnd(p);
      if (r2023 === undefined) { break l2022; }
      value = r2023;
      p = pos;
      break l2016;
    }
    p = s2017;
    trail.length = t2018;
    const r2025 = readMissingBracket(p);
    if (r2025 === undefined) { return undefined; }
    value = r2025;
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

function leaf440(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2028!: null;
  l2031: {
    const s2029 = p;
    l2030: {
      p = skipLines(p);
      if (p < 0) { break l2030; }
      p = s2029;
      break l2031;
    }
    p = s2029;
    return -1;
  }
  e2028 = null;
  value = [e2028];
  leafValue = value;
  return p;
}

function skipLines(p: number): number {
  const noted = trail.length;
  const value = readLines(p);
  trail.length = noted;
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

function leaf443(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e2032!: null;
  l2035: {
    const s2033 = p;
    l2034: {
      p = skipJson(p);
      if (p < 0) { break l2034; }
      p = s2033;
      break l2035;
    }
    p = s2033;
    return -1;
  }
  e2032 = null;
  let e2036!: null;
  {
    const s2037 = p;
    l2038: {
      p = skipEnds(p);
      if (p < 0) { break l2038; }
      return -1;
    }
    p = s2037;
  }
  e2036 = null;
  value = [e2032, e2036];
  leafValue = value;
  return p;
}

function skipJson(p: number): number {
  const noted = trail.length;
  const value = readJson(p);
  trail.length = noted;
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

function leaf446(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  const r2040 = readBadBrackets(p);
  if (r2040 === undefined) { return -1; }
  value = r2040;
  p = pos;
  leafValue = value;
  return p;
}

function leaf447(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2042!: null;
  l2045: {
    const s2043 = p;
    l2044: {
      p = skipVisible(p);
      if (p < 0) { break l2044; }
      p = s2043;
      break l2045;
    }
    p = s2043;
    return -1;
  }
  e2042 = null;
  value = [e2042];
  leafValue = value;
  return p;
}

function leaf448(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l2046: {
    const s2047 = p;
    const t2048 = trail.length;
    l2049: {
      const r2050 = readBadNameless(p);
      if (r2050 === undefined) { break l2049; }
      value = r2050;
      p = pos;
      break l2046;
    }
    p = s2047;
    trail.length = t2048;
    const r2074 = readBadStrayWords(p);
    if (r2074 === undefined) { return -1; }
    value = r2074;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l2051: {
    const s2052 = p;
    l2053: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l2053; }
      break l2051;
    }
    p = s2052;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l2054: for (;;) {
    const s2056 = p;
    l2055: {
      {
        const s2058 = p;
        l2059: {
          p = skip_callClose(p);
          if (p < 0) { break l2059; }
          break l2055;
        }
        p = s2058;
      }
      {
        const s2061 = p;
        l2062: {
          p = skip_sectionClose(p);
          if (p < 0) { break l2062; }
          break l2055;
        }
        p = s2061;
      }
      {
        const s2064 = p;
        l2065: {
          p = skipCallOpening(p);
          if (p < 0) { break l2065; }
          break l2055;
        }
        p = s2064;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2055;
      }
      p++;
      continue l2054;
    }
    p = s2056;
    break;
  }
  l2070: {
    const s2072 = p;
    l2071: {
      p = skip_callClose(p);
      if (p < 0) { break l2071; }
      break l2070;
    }
    p = s2072;
  }
  pos = p;
  const node: BadNamelessNode = { type: 'BadNameless', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNamelessOpen(p: number): number {
  const noted = trail.length;
  const value = readNamelessOpen(p);
  trail.length = noted;
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
  l2069: {
    const s2067 = p;
    l2068: {
      p = skipVisible(p);
      if (p < 0) { break l2068; }
      p = s2067;
      break l2069;
    }
    p = s2067;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l2075: {
    const s2076 = p;
    l2077: {
      l2080: {
        const s2078 = p;
        l2079: {
          p = skipSectionCloses(p);
          if (p < 0) { break l2079; }
          p = s2078;
          break l2080;
        }
        p = s2078;
        break l2077;
      }
      let m2084 = false;
      l2081: for (;;) {
        const s2083 = p;
        l2082: {
          {
            const s2085 = p;
            l2086: {
              p = skipStrayStop(p);
              if (p < 0) { break l2086; }
              break l2082;
            }
            p = s2085;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s2094 = p;
              l2095: {

                p++;
                break l2082;
              }
              p = s2094;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s2097 = p;
              l2098: {

                p++;
                break l2082;
              }
              p = s2097;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2082;
          }
          p++;
          m2084 = true;
          continue l2081;
        }
        p = s2083;
        break;
      }
      if (!m2084) { break l2077; }
      break l2075;
    }
    p = s2076;
    l2102: {
      const s2100 = p;
      l2101: {
        p = skip_sectionOver(p);
        if (p < 0) { break l2101; }
        p = s2100;
        break l2102;
      }
      p = s2100;
      return undefined;
    }
    let m2106 = false;
    l2103: for (;;) {
      const s2105 = p;
      l2104: {
        {
          const s2107 = p;
          l2108: {
            p = skipStrayStop(p);
            if (p < 0) { break l2108; }
            break l2104;
          }
          p = s2107;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2104;
        }
        p++;
        m2106 = true;
        continue l2103;
      }
      p = s2105;
      break;
    }
    if (!m2106) { return undefined; }
    l2112: {
      if (text.charCodeAt(p) === 91) {
        const s2110 = p;
        l2111: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l2111;
          }
          p++;
          p = s2110;
          break l2112;
        }
        p = s2110;
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
  trail.length = noted;
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
  l2088: {
    const s2089 = p;
    l2090: {
      p = skip_sectionClose(p);
      if (p < 0) { break l2090; }
      break l2088;
    }
    p = s2089;
    l2091: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l2091; }
      break l2088;
    }
    p = s2089;
    l2092: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l2092; }
      break l2088;
    }
    p = s2089;
    l2093: {
      p = skipVisible(p);
      if (p < 0) { break l2093; }
      break l2088;
    }
    p = s2089;
    p = skipCutStrayStop(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipWrongSectionClose(p: number): number {
  const noted = trail.length;
  const value = readWrongSectionClose(p);
  trail.length = noted;
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
  trail.length = noted;
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

function leaf461(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r2114 = readSectionEnd(p);
  if (r2114 === undefined) { return -1; }
  value = r2114;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l2115: {
    const s2116 = p;
    const t2117 = trail.length;
    l2118: {
      const r2119 = readSectionClose(p);
      if (r2119 === undefined) { break l2118; }
      value = r2119;
      p = pos;
      break l2115;
    }
    p = s2116;
    trail.length = t2117;
    l2121: {
      const r2122 = readBadSectionClose(p);
      if (r2122 === undefined) { break l2121; }
      value = r2122;
      p = pos;
      break l2115;
    }
    p = s2116;
    trail.length = t2117;
    l2124: {
      const r2125 = readBadCutClose(p);
      if (r2125 === undefined) { break l2124; }
      value = r2125;
      p = pos;
      break l2115;
    }
    p = s2116;
    trail.length = t2117;
    l2127: {
      const r2128 = readSectionOver(p);
      if (r2128 === undefined) { break l2127; }
      value = r2128;
      p = pos;
      break l2115;
    }
    p = s2116;
    trail.length = t2117;
    l2130: {
      const r2131 = readMissingAtEnd(p);
      if (r2131 === undefined) { break l2130; }
      value = r2131;
      p = pos;
      break l2115;
    }
    p = s2116;
    trail.length = t2117;
    const r2133 = readMissingSectionClose(p);
    if (r2133 === undefined) { return undefined; }
    value = r2133;
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

function leaf467(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNoFenceNode;
  const r2136 = readBadNoFence(p);
  if (r2136 === undefined) { return -1; }
  value = r2136;
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
  l2139: {
    if (text.charCodeAt(p) === 91) {
      const s2137 = p;
      l2138: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l2138;
        }
        p++;
        p = s2137;
        break l2139;
      }
      p = s2137;
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
  trail.length = noted;
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
  let value!: [null];
  let e2141!: null;
  l2144: {
    const s2142 = p;
    l2143: {
      p = skipBareCall(p);
      if (p < 0) { break l2143; }
      p = s2142;
      break l2144;
    }
    p = s2142;
    return -1;
  }
  e2141 = null;
  value = [e2141];
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
  trail.length = noted;
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

function leaf475(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l2145: {
    const s2146 = p;
    const t2147 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2148: {
        const r2149 = readSpace(p);
        if (r2149 === undefined) { break l2148; }
        value = r2149;
        p = pos;
        break l2145;
      }
      p = s2146;
      trail.length = t2147;
    } else touched ||= p >= end;
    const r2151 = readBadNameless(p);
    if (r2151 === undefined) { return -1; }
    value = r2151;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf476(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l2153: {
    const s2155 = p;
    l2154: {
      const r2156 = readLateClose(p);
      if (r2156 === undefined) { break l2154; }
      value = r2156;
      p = pos;
      break l2153;
    }
    p = s2155;
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

function leaf478(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2158!: null;
  l2161: {
    const s2159 = p;
    l2160: {
      p = skipBareObject(p);
      if (p < 0) { break l2160; }
      p = s2159;
      break l2161;
    }
    p = s2159;
    return -1;
  }
  e2158 = null;
  value = [e2158];
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
  l2162: {
    if (text.charCodeAt(p) === 34) {
      const s2164 = p;
      l2163: {
        p = skipBareType(p);
        if (p < 0) { break l2163; }
        break l2162;
      }
      p = s2164;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l2165: {
    const s2166 = p;
    if (text.charCodeAt(p) === 110) {
      l2167: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l2167;
        }
        p += 4;
        break l2165;
      }
      p = s2166;
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
  l2168: {
    const s2169 = p;
    if (text.charCodeAt(p) === 34) {
      l2170: {
        p = skipBareName(p);
        if (p < 0) { break l2170; }
        break l2168;
      }
      p = s2169;
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
  trail.length = noted;
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
  l2171: {
    const s2172 = p;
    if (text.charCodeAt(p) === 112) {
      l2173: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l2173;
        }
        p += 10;
        break l2171;
      }
      p = s2172;
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

function leaf484(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l2174: {
    const s2175 = p;
    const t2176 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2177: {
        const r2178 = readSpace(p);
        if (r2178 === undefined) { break l2177; }
        value = r2178;
        p = pos;
        break l2174;
      }
      p = s2175;
      trail.length = t2176;
    } else touched ||= p >= end;
    l2180: {
      const r2181 = readSeparator(p);
      if (r2181 === undefined) { break l2180; }
      value = r2181;
      p = pos;
      break l2174;
    }
    p = s2175;
    trail.length = t2176;
    const r2183 = readBadBrackets(p);
    if (r2183 === undefined) { return -1; }
    value = r2183;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf485(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2185!: null;
  l2188: {
    const s2186 = p;
    l2187: {
      p = skip_pyList(p);
      if (p < 0) { break l2187; }
      p = s2186;
      break l2188;
    }
    p = s2186;
    return -1;
  }
  e2185 = null;
  value = [e2185];
  leafValue = value;
  return p;
}

function leaf486(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r2189 = readBadBracket(p);
  if (r2189 === undefined) { return -1; }
  value = r2189;
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

function leaf488(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolHeadNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r2191 = readToolHead(p);
  if (r2191 === undefined) { return -1; }
  value = r2191;
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
  const r2192 = readToolName(p);
  if (r2192 === undefined) { return undefined; }
  l_name = r2192;
  p = pos;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2196: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false)) {
      const s2194 = p;
      l2195: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l2195;
        }
        p++;
        l2197: {
          if (text.charCodeAt(p) === 47) {
            const s2199 = p;
            l2198: {

              p++;
              break l2197;
            }
            p = s2199;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l2195; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l2195;
        }
        p++;
        p = s2194;
        break l2196;
      }
      p = s2194;
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

function leaf491(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadToolWordsNode;
  l2201: {
    const s2202 = p;
    const t2203 = trail.length;
    l2204: {
      const r2205 = readBadCutElement(p);
      if (r2205 === undefined) { break l2204; }
      value = r2205;
      p = pos;
      break l2201;
    }
    p = s2202;
    trail.length = t2203;
    const r2207 = readBadToolWords(p);
    if (r2207 === undefined) { return -1; }
    value = r2207;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadToolWords(p: number): BadToolWordsNode | undefined {
  const start = p;
  let m2211 = false;
  l2208: for (;;) {
    const s2210 = p;
    l2209: {
      if (text.charCodeAt(p) === 60) {
        {
          const s2212 = p;
          l2213: {
            p = skip_toolClose(p);
            if (p < 0) { break l2213; }
            break l2209;
          }
          p = s2212;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s2215 = p;
          l2216: {

            p++;
            p = skipToolParameter(p);
            if (p < 0) { break l2216; }
            if (text.charCodeAt(p) !== 62) {
              touched ||= p >= end;
              break l2216;
            }
            p++;
            break l2209;
          }
          p = s2215;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s2218 = p;
          l2219: {
            p = skipToolHead(p);
            if (p < 0) { break l2219; }
            break l2209;
          }
          p = s2218;
        }
      } else touched ||= p >= end;
      {
        const s2227 = p;
        l2228: {
          p = skipCutToolTag(p);
          if (p < 0) { break l2228; }
          break l2209;
        }
        p = s2227;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2209;
      }
      p++;
      m2211 = true;
      continue l2208;
    }
    p = s2210;
    break;
  }
  if (!m2211) { return undefined; }
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
  l2223: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false)) {
      const s2221 = p;
      l2222: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l2222;
        }
        p++;
        l2224: {
          if (text.charCodeAt(p) === 47) {
            const s2226 = p;
            l2225: {

              p++;
              break l2224;
            }
            p = s2226;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l2222; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l2222;
        }
        p++;
        p = s2221;
        break l2223;
      }
      p = s2221;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipToolName(p: number): number {
  const noted = trail.length;
  const value = readToolName(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function skipCutToolTag(p: number): number {
  const noted = trail.length;
  const value = readCutToolTag(p);
  trail.length = noted;
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
  l2230: {
    const s2231 = p;
    if (text.charCodeAt(p) === 60) {
      l2232: {
        p = skip_toolClose(p);
        if (p < 0) { break l2232; }
        break l2230;
      }
      p = s2231;
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
  const r2234 = readToolEnd(p);
  if (r2234 === undefined) { return -1; }
  value = r2234;
  p = pos;
  leafValue = value;
  return p;
}

function readToolEnd(p: number): ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode | undefined {
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  l2235: {
    const s2236 = p;
    const t2237 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l2238: {
        const r2239 = readToolClose(p);
        if (r2239 === undefined) { break l2238; }
        value = r2239;
        p = pos;
        break l2235;
      }
      p = s2236;
      trail.length = t2237;
    } else touched ||= p >= end;
    l2241: {
      const r2242 = readBadCutToolClose(p);
      if (r2242 === undefined) { break l2241; }
      value = r2242;
      p = pos;
      break l2235;
    }
    p = s2236;
    trail.length = t2237;
    l2244: {
      const r2245 = readMissingRest(p);
      if (r2245 === undefined) { break l2244; }
      value = r2245;
      p = pos;
      break l2235;
    }
    p = s2236;
    trail.length = t2237;
    const r2247 = readMissingToolClose(p);
    if (r2247 === undefined) { return undefined; }
    value = r2247;
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
  const r2250 = readBadStrayClose(p);
  if (r2250 === undefined) { return -1; }
  value = r2250;
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
  trail.length = noted;
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
  const r2252 = readFenceOpen(p);
  if (r2252 === undefined) { return -1; }
  value = r2252;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s2253 = p;
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
  l_text = text.slice(s2253, p);
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
  const r2255 = readFenceChar(p);
  if (r2255 === undefined) { return -1; }
  value = r2255;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e2256!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2257 = p;
      l2258: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2258;
        }
        p += 3;
        return undefined;
      }
      p = s2257;
    }
  } else touched ||= p >= end;
  e2256 = null;
  let e2260!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e2260 = text.charAt(p);
  p++;
  value = [e2256, e2260];
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
      l2262: {
        if (text.charCodeAt(p) === 96) {
          {
            const s2263 = p;
            l2264: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l2264;
              }
              p += 3;
              break l2262;
            }
            p = s2263;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l2262;
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
  l2266: {
    if (text.charCodeAt(p) === 96) {
      const s2268 = p;
      l2267: {
        const r2269 = readFenceClose(p);
        if (r2269 === undefined) { break l2267; }
        value = r2269;
        p = pos;
        break l2266;
      }
      p = s2268;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s2270 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s2270, p);
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
  const r2272 = readInlineCode(p);
  if (r2272 === undefined) { return -1; }
  value = r2272;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s2273 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s2273, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function leaf518(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, string];
  const r2275 = readTextChar(p);
  if (r2275 === undefined) { return -1; }
  value = r2275;
  p = pos;
  leafValue = value;
  return p;
}

function readTextChar(p: number): [null, null, string] | undefined {
  let value!: [null, null, string];
  let e2276!: null;
  {
    const s2277 = p;
    l2278: {
      p = skipStop(p);
      if (p < 0) { break l2278; }
      return undefined;
    }
    p = s2277;
  }
  e2276 = null;
  let e2280!: null;
  {
    const s2281 = p;
    l2282: {
      p = skipCutStop(p);
      if (p < 0) { break l2282; }
      return undefined;
    }
    p = s2281;
  }
  e2280 = null;
  let e2284!: string;
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return undefined;
  }
  e2284 = text.charAt(p);
  p++;
  value = [e2276, e2280, e2284];
  pos = p;
  return value;
}

function skipCutStop(p: number): number {
  const noted = trail.length;
  const value = readCutStop(p);
  trail.length = noted;
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
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2286: {
      {
        const s2287 = p;
        l2288: {
          p = skipStop(p);
          if (p < 0) { break l2288; }
          break l2286;
        }
        p = s2287;
      }
      {
        const s2290 = p;
        l2291: {
          p = skipCutStop(p);
          if (p < 0) { break l2291; }
          break l2286;
        }
        p = s2290;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l2286;
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
  l2293: {
    const s2294 = p;
    const t2295 = trail.length;
    l2296: {
      const r2297 = readBadCutMarker(p);
      if (r2297 === undefined) { break l2296; }
      value = r2297;
      p = pos;
      break l2293;
    }
    p = s2294;
    trail.length = t2295;
    l2299: {
      const r2300 = readBadCutOpening(p);
      if (r2300 === undefined) { break l2299; }
      value = r2300;
      p = pos;
      break l2293;
    }
    p = s2294;
    trail.length = t2295;
    const r2307 = readLoneText(p);
    if (r2307 === undefined) { return -1; }
    value = r2307;
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
  l2301: {
    const s2302 = p;
    l2303: {
      p = skip_pyList(p);
      if (p < 0) { break l2303; }
      break l2301;
    }
    p = s2302;
    l2304: {
      p = skipBareCall(p);
      if (p < 0) { break l2304; }
      break l2301;
    }
    p = s2302;
    l2305: {
      p = skipBareObject(p);
      if (p < 0) { break l2305; }
      break l2301;
    }
    p = s2302;
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
  const s2308 = p;
  l2309: {
    const s2310 = p;
    l2311: {
      p = skipTokens(p);
      if (p < 0) { break l2311; }
      break l2309;
    }
    p = s2310;
    l2312: {
      p = skipStop(p);
      if (p < 0) { break l2312; }
      break l2309;
    }
    p = s2310;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s2308, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf529(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  const r2314 = readRegionEnd(p);
  if (r2314 === undefined) { return -1; }
  value = r2314;
  p = pos;
  leafValue = value;
  return p;
}

function readRegionEnd(p: number): RegionCloseNode | MissingThoughtRestNode | RegionOverNode | undefined {
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  l2315: {
    const s2316 = p;
    const t2317 = trail.length;
    l2318: {
      const r2319 = readRegionClose(p);
      if (r2319 === undefined) { break l2318; }
      value = r2319;
      p = pos;
      break l2315;
    }
    p = s2316;
    trail.length = t2317;
    l2321: {
      const r2322 = readMissingThoughtRest(p);
      if (r2322 === undefined) { break l2321; }
      value = r2322;
      p = pos;
      break l2315;
    }
    p = s2316;
    trail.length = t2317;
    const r2324 = readRegionOver(p);
    if (r2324 === undefined) { return undefined; }
    value = r2324;
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
  const r2327 = readBadRegionMarker(p);
  if (r2327 === undefined) { return -1; }
  value = r2327;
  p = pos;
  leafValue = value;
  return p;
}

function readBadRegionMarker(p: number): BadRegionMarkerNode | undefined {
  const start = p;
  l2328: {
    const s2329 = p;
    l2330: {
      p = skipTurnOpen(p);
      if (p < 0) { break l2330; }
      break l2328;
    }
    p = s2329;
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
  trail.length = noted;
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
  l2332: {
    const s2333 = p;
    const t2334 = trail.length;
    l2335: {
      const r2336 = readEmptyThought(p);
      if (r2336 === undefined) { break l2335; }
      value = r2336;
      p = pos;
      break l2332;
    }
    p = s2333;
    trail.length = t2334;
    const r2338 = readBadEndToken(p);
    if (r2338 === undefined) { return -1; }
    value = r2338;
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
  const r2340 = readBadFence(p);
  if (r2340 === undefined) { return -1; }
  value = r2340;
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
  l2343: {
    const s2341 = p;
    l2342: {
      p = skipCallAhead(p);
      if (p < 0) { break l2342; }
      p = s2341;
      break l2343;
    }
    p = s2341;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCallAhead(p: number): number {
  l2344: {
    const s2345 = p;
    l2346: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l2346; }
      break l2344;
    }
    p = s2345;
    l2347: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l2347; }
      break l2344;
    }
    p = s2345;
    l2348: {
      p = skipCallOpening(p);
      if (p < 0) { break l2348; }
      break l2344;
    }
    p = s2345;
    l2349: {
      p = skipBareObject(p);
      if (p < 0) { break l2349; }
      break l2344;
    }
    p = s2345;
    l2350: {
      p = skip_bareList(p);
      if (p < 0) { break l2350; }
      break l2344;
    }
    p = s2345;
    l2351: {
      p = skip_pyList(p);
      if (p < 0) { break l2351; }
      break l2344;
    }
    p = s2345;
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
  trail.length = noted;
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
  l2353: {
    if (text.charCodeAt(p) === 96) {
      const s2355 = p;
      l2354: {
        const r2356 = readWrappingEnd(p);
        if (r2356 === undefined) { break l2354; }
        value = r2356;
        p = pos;
        break l2353;
      }
      p = s2355;
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
  l2359: {
    const s2357 = p;
    l2358: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l2360: {
        const s2361 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2362: {
            p++;
            break l2360;
          }
          p = s2361;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2363 = p;
            l2364: {
              p++;
              break l2358;
            }
            p = s2363;
          }
        } else touched ||= p >= end;
      }
      p = s2357;
      break l2359;
    }
    p = s2357;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf547(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2367!: null;
  l2370: {
    const s2368 = p;
    l2369: {
      p = skip_bareList(p);
      if (p < 0) { break l2369; }
      p = s2368;
      break l2370;
    }
    p = s2368;
    return -1;
  }
  e2367 = null;
  value = [e2367];
  leafValue = value;
  return p;
}

function leaf548(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l2371: {
    const s2373 = p;
    l2372: {
      const r2374 = readEnd(p);
      if (r2374 === undefined) { break l2372; }
      value = r2374;
      p = pos;
      break l2371;
    }
    p = s2373;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2375 = p;
      l2376: {
        p++;
        return undefined;
      }
      p = s2375;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf550(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l2379: {
    const s2381 = p;
    const t2382 = trail.length;
    l2380: {
      const r2383 = readBadThoughtAgain(p);
      if (r2383 === undefined) { break l2380; }
      value = r2383;
      p = pos;
      break l2379;
    }
    p = s2381;
    trail.length = t2382;
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
  const r2385 = readThoughtGoesOn(p);
  if (r2385 === undefined) { return -1; }
  value = r2385;
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
  const r2387 = readFirstTextHead(p);
  if (r2387 === undefined) { return -1; }
  value = r2387;
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
  l2390: {
    const s2388 = p;
    l2389: {
      p = skipRecipientOpenIsUsed(p);
      if (p < 0) { break l2389; }
      p = s2388;
      break l2390;
    }
    p = s2388;
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
  trail.length = noted;
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
  const r2392 = readFirstCodeHead(p);
  if (r2392 === undefined) { return -1; }
  value = r2392;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstCodeHead(p: number): FirstCodeHeadNode | undefined {
  let c = 0;
  const start = p;
  l2393: {
    const s2394 = p;
    const t2395 = trail.length;
    l2396: {
      p = skipCodeName(p);
      if (p < 0) { break l2396; }
      if (p < end) {
        {
          const s2397 = p;
          l2398: {
            const n2400 = characterSize(p, CLASS_4);
            if (n2400 === 0) { break l2398; }
            p += n2400;
            break l2396;
          }
          p = s2397;
        }
      } else touched ||= p >= end;
      l2401: for (;;) {
        const s2403 = p;
        const t2404 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          l2402: {
            const r2406 = readHeadPart(p);
            if (r2406 === undefined) { break l2402; }
            p = pos;
            continue l2401;
          }
          p = s2403;
          trail.length = t2404;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l2396;
      }
      p += 11;
      break l2393;
    }
    p = s2394;
    trail.length = t2395;
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
  const r2409 = readFirstToolHead(p);
  if (r2409 === undefined) { return -1; }
  value = r2409;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstToolHead(p: number): FirstToolHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l2410: {
    const s2411 = p;
    const t2412 = trail.length;
    if (p < end) {
      l2413: {
        const r2414 = readCalledName(p);
        if (r2414 === undefined) { break l2413; }
        l_name = r2414;
        p = pos;
        l2416: for (;;) {
          const s2418 = p;
          const t2419 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l2417: {
              const r2421 = readHeadPart(p);
              if (r2421 === undefined) { break l2417; }
              p = pos;
              continue l2416;
            }
            p = s2418;
            trail.length = t2419;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2413;
        }
        p += 11;
        break l2410;
      }
      p = s2411;
      trail.length = t2412;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r2423 = readRecipientName(p);
    if (r2423 === undefined) { return undefined; }
    l_name = r2423;
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
  let e2426!: null;
  {
    const s2427 = p;
    l2428: {
      p = skipFirstHead(p);
      if (p < 0) { break l2428; }
      return -1;
    }
    p = s2427;
  }
  e2426 = null;
  value = [e2426];
  leafValue = value;
  return p;
}

function skipFirstHead(p: number): number {
  let c = 0;
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l2430: {
    if (text.charCodeAt(p) === 32) {
      const s2432 = p;
      l2431: {

        p++;
        break l2430;
      }
      p = s2432;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return -1;
  }
  p += 3;
  l2433: for (;;) {
    const s2435 = p;
    if (p < end) {
      l2434: {
        l2437: {
          const s2438 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            l2439: {
              p = skipHeadPart(p);
              if (p < 0) { break l2439; }
              break l2437;
            }
            p = s2438;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2434;
          }
          p = skipCalledName(p);
          if (p < 0) { break l2434; }
        }
        continue l2433;
      }
      p = s2435;
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
  let e2440!: null;
  {
    const s2441 = p;
    l2442: {
      p = skipMarkAhead(p);
      if (p < 0) { break l2442; }
      return -1;
    }
    p = s2441;
  }
  e2440 = null;
  value = [e2440];
  leafValue = value;
  return p;
}

function leaf566(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingMessagesNode | BadOutsideNode;
  l2444: {
    const s2445 = p;
    const t2446 = trail.length;
    l2447: {
      const r2448 = readMissingMessages(p);
      if (r2448 === undefined) { break l2447; }
      value = r2448;
      p = pos;
      break l2444;
    }
    p = s2445;
    trail.length = t2446;
    const r2453 = readBadOutside(p);
    if (r2453 === undefined) { return -1; }
    value = r2453;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingMessages(p: number): MissingMessagesNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2449 = p;
      l2450: {
        p++;
        return undefined;
      }
      p = s2449;
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
  const r2455 = readThoughtHead(p);
  if (r2455 === undefined) { return -1; }
  value = r2455;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtHead(p: number): ThoughtHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening!: string;
  const r2456 = readMessageStart(p);
  if (r2456 === undefined) { return undefined; }
  l_opening = r2456;
  p = pos;
  l2458: for (;;) {
    const s2460 = p;
    const t2461 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2459: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2463 = p;
            l2464: {
              p = skipLastAnalysis(p);
              if (p < 0) { break l2464; }
              break l2459;
            }
            p = s2463;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l2459;
        }
        const r2480 = readHeadPart(p);
        if (r2480 === undefined) { break l2459; }
        p = pos;
        continue l2458;
      }
      p = s2460;
      trail.length = t2461;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2482 = readLastAnalysis(p);
  if (r2482 === undefined) { return undefined; }
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
      const s2466 = p;
      l2467: {
        const n2469 = characterSize(p, CLASS_4);
        if (n2469 === 0) { break l2467; }
        p += n2469;
        return -1;
      }
      p = s2466;
    }
  } else touched ||= p >= end;
  l2470: for (;;) {
    const s2472 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2471: {
        if (text.charCodeAt(p) === 60) {
          {
            const s2474 = p;
            l2475: {
              if (!text.startsWith("<|channel|>", p)) {
                reachesEnd(p, "<|channel|>");
                break l2475;
              }
              p += 11;
              break l2471;
            }
            p = s2474;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l2471;
        }
        p = skipHeadPart(p);
        if (p < 0) { break l2471; }
        continue l2470;
      }
      p = s2472;
    } else touched ||= p >= end;
    break;
  }
  l2479: {
    if (text.charCodeAt(p) === 60) {
      const s2477 = p;
      l2478: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2478;
        }
        p += 11;
        p = s2477;
        break l2479;
      }
      p = s2477;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readLastAnalysis(p: number): [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null] | undefined {
  let c = 0;
  let value!: [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null];
  let e2483!: string[];
  const list2488: string[] = [];
  l2484: for (;;) {
    const s2486 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2485: {
        let v2487!: string;
        const r2490 = readBlank(p);
        if (r2490 === undefined) { break l2485; }
        v2487 = r2490;
        p = pos;
        list2488.push(v2487);
        continue l2484;
      }
      p = s2486;
    } else touched ||= p >= end;
    break;
  }
  e2483 = list2488;
  let e2492!: "<|channel|>analysis";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>analysis", p)) {
    reachesEnd(p, "<|channel|>analysis");
    return undefined;
  }
  e2492 = "<|channel|>analysis";
  p += 19;
  let e2493!: null;
  if (p < end) {
    {
      const s2494 = p;
      l2495: {
        const n2497 = characterSize(p, CLASS_4);
        if (n2497 === 0) { break l2495; }
        p += n2497;
        return undefined;
      }
      p = s2494;
    }
  } else touched ||= p >= end;
  e2493 = null;
  let e2498!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][];
  const list2504: ([null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]])[] = [];
  l2499: for (;;) {
    const s2501 = p;
    const t2502 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l2500: {
        let v2503!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]];
        let e2506!: null;
        if (text.charCodeAt(p) === 60) {
          {
            const s2507 = p;
            l2508: {
              if (!text.startsWith("<|channel|>", p)) {
                reachesEnd(p, "<|channel|>");
                break l2508;
              }
              p += 11;
              break l2500;
            }
            p = s2507;
          }
        } else touched ||= p >= end;
        e2506 = null;
        let e2510!: [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]];
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l2500;
        }
        const r2511 = readHeadPart(p);
        if (r2511 === undefined) { break l2500; }
        e2510 = r2511;
        p = pos;
        v2503 = [e2506, e2510];
        list2504.push(v2503);
        continue l2499;
      }
      p = s2501;
      trail.length = t2502;
    } else touched ||= p >= end;
    break;
  }
  e2498 = list2504;
  let e2513!: null;
  l2516: {
    if (text.charCodeAt(p) === 60) {
      const s2514 = p;
      l2515: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2515;
        }
        p += 11;
        p = s2514;
        break l2516;
      }
      p = s2514;
    } else touched ||= p >= end;
    return undefined;
  }
  e2513 = null;
  value = [e2483, e2492, e2493, e2498, e2513];
  pos = p;
  return value;
}

function leaf573(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r2519 = readThoughtMessageChar(p);
  if (r2519 === undefined) { return -1; }
  value = r2519;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e2520!: null;
  {
    const s2521 = p;
    l2522: {
      p = skipMarkAhead(p);
      if (p < 0) { break l2522; }
      return undefined;
    }
    p = s2521;
  }
  e2520 = null;
  let e2524!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e2524 = text.charAt(p);
  p++;
  value = [e2520, e2524];
  pos = p;
  return value;
}

function text575(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2526: {
      {
        const s2527 = p;
        l2528: {
          p = skipMarkAhead(p);
          if (p < 0) { break l2528; }
          break l2526;
        }
        p = s2527;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2526;
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
  const r2530 = readThoughtMessageEnd(p);
  if (r2530 === undefined) { return -1; }
  value = r2530;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageEnd(p: number): MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  l2531: {
    const s2532 = p;
    const t2533 = trail.length;
    l2534: {
      const r2535 = readMessageClose(p);
      if (r2535 === undefined) { break l2534; }
      value = r2535;
      p = pos;
      break l2531;
    }
    p = s2532;
    trail.length = t2533;
    l2537: {
      const r2538 = readMissingThoughtRest(p);
      if (r2538 === undefined) { break l2537; }
      value = r2538;
      p = pos;
      break l2531;
    }
    p = s2532;
    trail.length = t2533;
    l2540: {
      const r2541 = readMissingMessageClose(p);
      if (r2541 === undefined) { break l2540; }
      value = r2541;
      p = pos;
      break l2531;
    }
    p = s2532;
    trail.length = t2533;
    const r2543 = readMessageOver(p);
    if (r2543 === undefined) { return undefined; }
    value = r2543;
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
  l2546: {
    const s2547 = p;
    const t2548 = trail.length;
    l2549: {
      const r2550 = readBadMessageMarker(p);
      if (r2550 === undefined) { break l2549; }
      value = r2550;
      p = pos;
      break l2546;
    }
    p = s2547;
    trail.length = t2548;
    l2552: {
      const r2553 = readBadEndToken(p);
      if (r2553 === undefined) { break l2552; }
      value = r2553;
      p = pos;
      break l2546;
    }
    p = s2547;
    trail.length = t2548;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2555: {
        const r2556 = readSpace(p);
        if (r2556 === undefined) { break l2555; }
        value = r2556;
        p = pos;
        break l2546;
      }
      p = s2547;
      trail.length = t2548;
    } else touched ||= p >= end;
    const r2558 = readBadCutHead(p);
    if (r2558 === undefined) { return -1; }
    value = r2558;
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
  const r2560 = readBadOutside(p);
  if (r2560 === undefined) { return -1; }
  value = r2560;
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
  const r2562 = readBadStepsFence(p);
  if (r2562 === undefined) { return -1; }
  value = r2562;
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
  l2565: {
    const s2563 = p;
    l2564: {
      p = skipStepAhead(p);
      if (p < 0) { break l2564; }
      p = s2563;
      break l2565;
    }
    p = s2563;
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
  let e2567!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2568 = p;
      l2569: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2569;
        }
        p += 3;
        return -1;
      }
      p = s2568;
    }
  } else touched ||= p >= end;
  e2567 = null;
  value = [e2567];
  leafValue = value;
  return p;
}

function leaf585(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadEndTokenNode | BadRunOnNode;
  l2571: {
    const s2572 = p;
    const t2573 = trail.length;
    l2574: {
      const r2575 = readBadEndToken(p);
      if (r2575 === undefined) { break l2574; }
      value = r2575;
      p = pos;
      break l2571;
    }
    p = s2572;
    trail.length = t2573;
    const r2577 = readBadRunOn(p);
    if (r2577 === undefined) { return -1; }
    value = r2577;
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
  const r2579 = readActionHead(p);
  if (r2579 === undefined) { return -1; }
  value = r2579;
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
  const r2580 = readActionName(p);
  if (r2580 === undefined) { return undefined; }
  l_name = r2580;
  p = pos;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2584: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s2582 = p;
      l2583: {
        p = skipEol(p);
        if (p < 0) { break l2583; }
        p = s2582;
        break l2584;
      }
      p = s2582;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'ActionHead', start: base + start, end: base + p, name: l_name };
}

function leaf589(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputHeadNode;
  const r2586 = readInputHead(p);
  if (r2586 === undefined) { return -1; }
  value = r2586;
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
  const r2588 = readInputFence(p);
  if (r2588 === undefined) { return -1; }
  value = r2588;
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
  let e2590!: null;
  l2593: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2591 = p;
      l2592: {
        l2594: {
          const s2595 = p;
          if (text.charCodeAt(p) === 123) {
            l2596: {

              p++;
              break l2594;
            }
            p = s2595;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2592;
          }
          p = skipQuotedInput(p);
          if (p < 0) { break l2592; }
        }
        p = s2591;
        break l2593;
      }
      p = s2591;
    } else touched ||= p >= end;
    return -1;
  }
  e2590 = null;
  value = [e2590];
  leafValue = value;
  return p;
}

function skipQuotedInput(p: number): number {
  let c = 0;
  l2597: {
    const s2598 = p;
    if (text.charCodeAt(p) === 34) {
      l2599: {

        p++;
        l2600: for (;;) {
          const s2602 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l2601: {
              l2604: {
                const s2605 = p;
                if (text.charCodeAt(p) === 92) {
                  l2606: {
                    p = skip_escape(p);
                    if (p < 0) { break l2606; }
                    break l2604;
                  }
                  p = s2605;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
                  touched ||= p >= end;
                  break l2601;
                }
                p++;
              }
              continue l2600;
            }
            p = s2602;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2599;
        }
        p++;
        break l2597;
      }
      p = s2598;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2607: for (;;) {
      const s2609 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
        l2608: {
          l2611: {
            const s2612 = p;
            if (text.charCodeAt(p) === 92) {
              l2613: {
                p = skip_escape(p);
                if (p < 0) { break l2613; }
                break l2611;
              }
              p = s2612;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l2608;
            }
            p++;
          }
          continue l2607;
        }
        p = s2609;
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
  l2614: {
    const s2615 = p;
    l2616: {
      p = skipStepAhead(p);
      if (p < 0) { break l2616; }
      break l2614;
    }
    p = s2615;
    if (text.charCodeAt(p) === 96) {
      l2617: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2617;
        }
        p += 3;
        break l2614;
      }
      p = s2615;
    } else touched ||= p >= end;
    l2618: {
      p = skipEndsReply(p);
      if (p < 0) { break l2618; }
      break l2614;
    }
    p = s2615;
    if (p < end) {
      {
        const s2625 = p;
        l2626: {
          p++;
          return -1;
        }
        p = s2625;
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
  l2619: {
    const s2621 = p;
    l2620: {
      p = skipTokens(p);
      if (p < 0) { break l2620; }
      break l2619;
    }
    p = s2621;
  }
  if (p < end) {
    {
      const s2622 = p;
      l2623: {
        p++;
        return -1;
      }
      p = s2622;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf596(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, [null, string]];
  let e2628!: null;
  {
    const s2629 = p;
    l2630: {
      p = skipStepAhead(p);
      if (p < 0) { break l2630; }
      return -1;
    }
    p = s2629;
  }
  e2628 = null;
  let e2632!: null;
  {
    const s2633 = p;
    l2634: {
      p = skipCutStep(p);
      if (p < 0) { break l2634; }
      return -1;
    }
    p = s2633;
  }
  e2632 = null;
  let e2636!: [null, string];
  const r2637 = readTextStart(p);
  if (r2637 === undefined) { return -1; }
  e2636 = r2637;
  p = pos;
  value = [e2628, e2632, e2636];
  leafValue = value;
  return p;
}

function skipCutStep(p: number): number {
  const noted = trail.length;
  const value = readCutStep(p);
  trail.length = noted;
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
  let e2638!: null;
  {
    const s2639 = p;
    l2640: {
      p = skip_textEnd(p);
      if (p < 0) { break l2640; }
      return undefined;
    }
    p = s2639;
  }
  e2638 = null;
  let e2646!: string;
  if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
    touched ||= p >= end;
    return undefined;
  }
  e2646 = text.charAt(p);
  p++;
  value = [e2638, e2646];
  pos = p;
  return value;
}

function skip_textEnd(p: number): number {
  l2642: {
    const s2643 = p;
    l2644: {
      p = skipThinkOpen(p);
      if (p < 0) { break l2644; }
      break l2642;
    }
    p = s2643;
    l2645: {
      p = skipThinkClose(p);
      if (p < 0) { break l2645; }
      break l2642;
    }
    p = s2643;
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
    l2648: {
      let m2652 = false;
      l2649: for (;;) {
        const s2651 = p;
        l2650: {
          {
            const s2653 = p;
            l2654: {
              p = skip_textEnd(p);
              if (p < 0) { break l2654; }
              break l2650;
            }
            p = s2653;
          }
          if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
            touched ||= p >= end;
            break l2650;
          }
          p++;
          m2652 = true;
          continue l2649;
        }
        p = s2651;
        break;
      }
      if (!m2652) { break l2648; }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2656: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2656;
        }
        p = skipEol(p);
        if (p < 0) { break l2656; }
        {
          const s2657 = p;
          l2658: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l2660: {
              const s2661 = p;
              l2662: {
                p = skipStepAhead(p);
                if (p < 0) { break l2662; }
                break l2660;
              }
              p = s2661;
              l2663: {
                p = skipEndsReply(p);
                if (p < 0) { break l2663; }
                break l2660;
              }
              p = s2661;
              l2664: {
                p = skipCutStep(p);
                if (p < 0) { break l2664; }
                break l2660;
              }
              p = s2661;
              if (text.charCodeAt(p) === 96) {
                l2665: {
                  if (!text.startsWith("```", p)) {
                    reachesEnd(p, "```");
                    break l2665;
                  }
                  p += 3;
                  break l2660;
                }
                p = s2661;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2666 = p;
                  l2667: {
                    p++;
                    break l2658;
                  }
                  p = s2666;
                }
              } else touched ||= p >= end;
            }
            break l2656;
          }
          p = s2657;
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
  l2669: {
    const s2670 = p;
    const t2671 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l2672: {
        const r2673 = readInputFenceEnd(p);
        if (r2673 === undefined) { break l2672; }
        value = r2673;
        p = pos;
        break l2669;
      }
      p = s2670;
      trail.length = t2671;
    } else touched ||= p >= end;
    l2675: {
      const r2676 = readInputAtEnd(p);
      if (r2676 === undefined) { break l2675; }
      value = r2676;
      p = pos;
      break l2669;
    }
    p = s2670;
    trail.length = t2671;
    const r2681 = readMissingInputFence(p);
    if (r2681 === undefined) { return -1; }
    value = r2681;
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
      const s2677 = p;
      l2678: {
        p++;
        return undefined;
      }
      p = s2677;
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
  const r2683 = readBadCutInput(p);
  if (r2683 === undefined) { return -1; }
  value = r2683;
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
  const r2685 = readActionRest(p);
  if (r2685 === undefined) { return -1; }
  value = r2685;
  p = pos;
  leafValue = value;
  return p;
}

function readActionRest(p: number): SpaceNode | BadStepWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | BadStepWordsNode;
  l2686: {
    const s2687 = p;
    const t2688 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2689: {
        const r2690 = readSpace(p);
        if (r2690 === undefined) { break l2689; }
        value = r2690;
        p = pos;
        break l2686;
      }
      p = s2687;
      trail.length = t2688;
    } else touched ||= p >= end;
    const r2692 = readBadStepWords(p);
    if (r2692 === undefined) { return undefined; }
    value = r2692;
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
      const s2693 = p;
      l2694: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2694;
        }
        p += 3;
        return undefined;
      }
      p = s2693;
    }
  } else touched ||= p >= end;
  {
    const s2696 = p;
    l2697: {
      p = skipStepAhead(p);
      if (p < 0) { break l2697; }
      return undefined;
    }
    p = s2696;
  }
  {
    const s2699 = p;
    l2700: {
      p = skipEndsReply(p);
      if (p < 0) { break l2700; }
      return undefined;
    }
    p = s2699;
  }
  let m2705 = false;
  l2702: for (;;) {
    const s2704 = p;
    l2703: {
      {
        const s2706 = p;
        l2707: {
          p = skip_textEnd(p);
          if (p < 0) { break l2707; }
          break l2703;
        }
        p = s2706;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l2703;
      }
      p++;
      m2705 = true;
      continue l2702;
    }
    p = s2704;
    break;
  }
  if (!m2705) { return undefined; }
  pos = p;
  const node: BadStepWordsNode = { type: 'BadStepWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf613(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionAtEndNode | ActionOverNode;
  const r2711 = readActionEnd(p);
  if (r2711 === undefined) { return -1; }
  value = r2711;
  p = pos;
  leafValue = value;
  return p;
}

function readActionEnd(p: number): ActionAtEndNode | ActionOverNode | undefined {
  let value!: ActionAtEndNode | ActionOverNode;
  l2712: {
    const s2713 = p;
    l2714: {
      const r2715 = readActionAtEnd(p);
      if (r2715 === undefined) { break l2714; }
      value = r2715;
      p = pos;
      break l2712;
    }
    p = s2713;
    const r2720 = readActionOver(p);
    if (r2720 === undefined) { return undefined; }
    value = r2720;
    p = pos;
  }
  pos = p;
  return value;
}

function readActionAtEnd(p: number): ActionAtEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2716 = p;
      l2717: {
        p++;
        return undefined;
      }
      p = s2716;
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
  const r2723 = readInlineHead(p);
  if (r2723 === undefined) { return -1; }
  value = r2723;
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
  const r2724 = readActionName(p);
  if (r2724 === undefined) { return undefined; }
  l_name = r2724;
  p = pos;
  l2728: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
      const s2726 = p;
      l2727: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
          touched ||= p >= end;
          break l2727;
        }
        p++;
        p = s2726;
        break l2728;
      }
      p = s2726;
    } else touched ||= p >= end;
    return undefined;
  }
  const r2729 = readBadInline(p);
  if (r2729 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'InlineHead', start: base + start, end: base + p, name: l_name };
}

function readBadInline(p: number): BadInlineNode | undefined {
  let c = 0;
  const start = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2730: {
    const s2731 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91)) {
      l2732: {
        p++;
        break l2730;
      }
      p = s2731;
    } else touched ||= p >= end;

  }
  pos = p;
  const node: BadInlineNode = { type: 'BadInline', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf620(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2735!: null;
  l2738: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2736 = p;
      l2737: {
        p++;
        p = s2736;
        break l2738;
      }
      p = s2736;
    } else touched ||= p >= end;
    return -1;
  }
  e2735 = null;
  value = [e2735];
  leafValue = value;
  return p;
}

function leaf621(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  let e2739!: null;
  {
    const s2740 = p;
    l2741: {
      l2743: {
        const s2744 = p;
        if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
          l2745: {
            p = skipInlineClose(p);
            if (p < 0) { break l2745; }
            break l2743;
          }
          p = s2744;
        } else touched ||= p >= end;
        p = skip_textEnd(p);
        if (p < 0) { break l2741; }
      }
      return -1;
    }
    p = s2740;
  }
  e2739 = null;
  let e2756!: string;
  if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
    touched ||= p >= end;
    return -1;
  }
  e2756 = text.charAt(p);
  p++;
  value = [e2739, e2756];
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
    return -1;
  }
  return p;
}

function text623(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2757: {
      {
        const s2758 = p;
        l2759: {
          l2761: {
            const s2762 = p;
            if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
              l2763: {
                p = skipInlineClose(p);
                if (p < 0) { break l2763; }
                break l2761;
              }
              p = s2762;
            } else touched ||= p >= end;
            p = skip_textEnd(p);
            if (p < 0) { break l2759; }
          }
          break l2757;
        }
        p = s2758;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l2757;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf624(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCloseNode | null;
  l2764: {
    if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
      const s2766 = p;
      l2765: {
        const r2767 = readInlineClose(p);
        if (r2767 === undefined) { break l2765; }
        value = r2767;
        p = pos;
        break l2764;
      }
      p = s2766;
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
  l2770: {
    const s2768 = p;
    l2769: {
      l2771: {
        const s2772 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2773: {
            p = skipEol(p);
            if (p < 0) { break l2773; }
            break l2771;
          }
          p = s2772;
        } else touched ||= p >= end;
        l2774: {
          p = skipEndsReply(p);
          if (p < 0) { break l2774; }
          break l2771;
        }
        p = s2772;
        if (p < end) {
          {
            const s2775 = p;
            l2776: {
              p++;
              break l2769;
            }
            p = s2775;
          }
        } else touched ||= p >= end;
      }
      p = s2768;
      break l2770;
    }
    p = s2768;
    return undefined;
  }
  pos = p;
  return { type: 'InlineClose', start: base + start, end: base + p };
}

function leaf626(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtLabelNode;
  const r2779 = readThoughtLabel(p);
  if (r2779 === undefined) { return -1; }
  value = r2779;
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

function leaf628(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingThoughtRestNode | StepOverNode;
  const r2781 = readStepThoughtEnd(p);
  if (r2781 === undefined) { return -1; }
  value = r2781;
  p = pos;
  leafValue = value;
  return p;
}

function readStepThoughtEnd(p: number): MissingThoughtRestNode | StepOverNode | undefined {
  let value!: MissingThoughtRestNode | StepOverNode;
  l2782: {
    const s2783 = p;
    const t2784 = trail.length;
    l2785: {
      const r2786 = readMissingThoughtRest(p);
      if (r2786 === undefined) { break l2785; }
      value = r2786;
      p = pos;
      break l2782;
    }
    p = s2783;
    trail.length = t2784;
    const r2788 = readStepOver(p);
    if (r2788 === undefined) { return undefined; }
    value = r2788;
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

function leaf631(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AnswerLabelNode | BadLoneInputNode;
  l2791: {
    const s2792 = p;
    const t2793 = trail.length;
    l2794: {
      const r2795 = readAnswerLabel(p);
      if (r2795 === undefined) { break l2794; }
      value = r2795;
      p = pos;
      break l2791;
    }
    p = s2792;
    trail.length = t2793;
    const r2797 = readBadLoneInput(p);
    if (r2797 === undefined) { return -1; }
    value = r2797;
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
  while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadLoneInputNode = { type: 'BadLoneInput', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf634(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutStepNode;
  const r2799 = readBadCutStep(p);
  if (r2799 === undefined) { return -1; }
  value = r2799;
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

function leaf636(p: number): number {
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

function leaf637(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LoneTextNode;
  const r2803 = readLoneText(p);
  if (r2803 === undefined) { return -1; }
  value = r2803;
  p = pos;
  leafValue = value;
  return p;
}

function leaf638(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StepsFenceEndNode | null;
  l2805: {
    if (text.charCodeAt(p) === 96) {
      const s2807 = p;
      l2806: {
        const r2808 = readStepsFenceEnd(p);
        if (r2808 === undefined) { break l2806; }
        value = r2808;
        p = pos;
        break l2805;
      }
      p = s2807;
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
  l2811: {
    const s2809 = p;
    l2810: {
      l2812: {
        const s2813 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2814: {
            p = skipEol(p);
            if (p < 0) { break l2814; }
            break l2812;
          }
          p = s2813;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2815 = p;
            l2816: {
              p++;
              break l2810;
            }
            p = s2815;
          }
        } else touched ||= p >= end;
      }
      p = s2809;
      break l2811;
    }
    p = s2809;
    return undefined;
  }
  pos = p;
  return { type: 'StepsFenceEnd', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf533 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf537 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf533 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] }] } }, { op: 'leaf', read: leaf548 }] } };
const stepRegion: Step = { op: 'rule', name: 'Region', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf2 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf6, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] } }] } }, { op: 'leaf', read: leaf529 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf15 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf28 }] } }, { op: 'leaf', read: leaf32 }] }] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf19 }, { op: 'text', read: text27 }] } };
const stepBuiltin: Step = { op: 'rule', name: 'Builtin', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf43 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf86 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] }, { op: 'leaf', read: leaf179 }] } }, { op: 'leaf', read: leaf183 }] } };
const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf48 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf69 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf175 }] } }, { op: 'leaf', read: leaf176 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'leaf', read: leaf80 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf82 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf86 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] }, { op: 'leaf', read: leaf157 }] } }, { op: 'leaf', read: leaf169 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf89 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf94 }] } }, { op: 'leaf', read: leaf99 }] } };
const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf91 }, { op: 'text', read: text93 }] } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf104 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf125 }] } }, { op: 'leaf', read: leaf129 }] } };
const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf106 }, { op: 'text', read: text124 }] } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf132 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf138 }] } }, { op: 'leaf', read: leaf129 }] } };
const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf134 }, { op: 'text', read: text137 }] } };
const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf140 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf149 }] } };
const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf142 }, { op: 'text', read: text148 }] } };
const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf222 }] } };
const stepCode: Step = { op: 'rule', name: 'Code', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf210 }, { op: 'text', read: text221 }] } };
const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf232 }, { op: 'leaf', read: leaf51 }, { op: 'leaf', read: leaf236 }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf243, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepPlainArguments }] } }, { op: 'loop', body: { op: 'leaf', read: leaf248 } }, { op: 'leaf', read: leaf222 }] } };
const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf244 }, { op: 'text', read: text246 }] } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf255 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf416 }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf423 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf440, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf443, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf446 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf447, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf416 }] } }] }, { op: 'leaf', read: leaf448 }] } }, { op: 'leaf', read: leaf461 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf263 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf330 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf380 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf387, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'leaf', read: leaf389 }] } }, { op: 'leaf', read: leaf403 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf283 }, { op: 'leaf', read: leaf299 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf322 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf303 }, { op: 'text', read: text321 }] } };
const stepElement: Step = { op: 'rule', name: 'Element', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: leaf337 }, { op: 'leaf', read: leaf299 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf349, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }] } }] } }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: leaf372 }] } };
const stepElementText: Step = { op: 'rule', name: 'ElementText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf351 }, { op: 'text', read: text371 }] } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf427 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf436 }] } }, { op: 'leaf', read: leaf437 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf433 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf86 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] }, { op: 'leaf', read: leaf179 }] } }, { op: 'leaf', read: leaf183 }] } };
const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf467 }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf471, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf475 }] } }, { op: 'leaf', read: leaf476 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf478, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf478, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf484 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf485, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf486 } }, { op: 'leaf', read: leaf476 }] } };
const stepTool: Step = { op: 'rule', name: 'Tool', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: leaf488 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf491 }] } }, { op: 'leaf', read: leaf499 }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf509 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf514 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf511 }, { op: 'text', read: text513 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf518 }, { op: 'text', read: text522 }] } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf539 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }] } }, { op: 'leaf', read: leaf545 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf547, body: { op: 'again', step: () => stepList } }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf550 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf533 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf537 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf533 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] }] } }, { op: 'leaf', read: leaf548 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf552 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf28 }] } }, { op: 'leaf', read: leaf32 }] }] } };
const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf554 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf533 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf537 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf533 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] }] } }, { op: 'leaf', read: leaf548 }] } };
const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf559 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf222 }] } };
const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf561 }, { op: 'leaf', read: leaf51 }, { op: 'leaf', read: leaf236 }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf243, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepPlainArguments }] } }, { op: 'loop', body: { op: 'leaf', read: leaf248 } }, { op: 'leaf', read: leaf222 }] } };
const stepMessages: Step = { op: 'rule', name: 'Messages', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'again', step: () => stepLead } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf578 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf548 }] } };
const stepLead: Step = { op: 'rule', name: 'Lead', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf563, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf565, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] } }] } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf565, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] } }] } }, { op: 'leaf', read: leaf566 }] } };
const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf569 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf576 }] } };
const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf573 }, { op: 'text', read: text575 }] } };
const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf228 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf565, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] } }] } }, { op: 'leaf', read: leaf222 }] } };
const stepStray: Step = { op: 'rule', name: 'Stray', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf563, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf565, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] } }] } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf565, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf505 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf516 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf523 }] } }] } }, { op: 'leaf', read: leaf581 }] } };
const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf578 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf548 }] } };
const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf552 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf576 }] } };
const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf554 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf578 }, { op: 'again', step: () => stepStray }] } }, { op: 'leaf', read: leaf548 }] } };
const stepSteps: Step = { op: 'rule', name: 'Steps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf585 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'leaf', read: leaf631 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf634 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf637 }] } }, { op: 'leaf', read: leaf548 }] } };
const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf582 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf584, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf585 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'leaf', read: leaf631 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf634 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf637 }] } }] } }, { op: 'leaf', read: leaf638 }] } };
const stepAction: Step = { op: 'rule', name: 'Action', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf587 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: leaf607 }] } }, { op: 'loop', body: { op: 'leaf', read: leaf610 } }, { op: 'leaf', read: leaf613 }] } };
const stepInput: Step = { op: 'rule', name: 'Input', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf589 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedInput }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf593, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepInputText }] } }] } };
const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf591 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf593, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepInputText }] } }, { op: 'leaf', read: leaf51 }, { op: 'leaf', read: leaf603 }] } };
const stepInputText: Step = { op: 'rule', name: 'InputText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf596 }, { op: 'text', read: text602 }] } };
const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf617 }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf620, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf52, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf153 }] } }] } }] }, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: leaf624 }, { op: 'loop', body: { op: 'leaf', read: leaf610 } }, { op: 'leaf', read: leaf613 }] } };
const stepInlineText: Step = { op: 'rule', name: 'InlineText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf621 }, { op: 'text', read: text623 }] } };
const stepStepThought: Step = { op: 'rule', name: 'StepThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf626 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepStepThoughtText }] } }, { op: 'leaf', read: leaf628 }] } };
const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf596 }, { op: 'text', read: text602 }] } };
const stepStepText: Step = { op: 'rule', name: 'StepText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf636 }, { op: 'text', read: text602 }] } };
const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf585 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'leaf', read: leaf631 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf634 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf637 }] } }, { op: 'leaf', read: leaf548 }] } };
const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf552 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepStepThoughtText }] } }, { op: 'leaf', read: leaf628 }] } };

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
