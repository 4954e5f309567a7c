// Generated from grammars/tools/reply.peggy, grammars/tools/calls.peggy, grammars/tools/elements.peggy, grammars/tools/values.peggy: do not edit.

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
  readonly SectionOpen: SectionOpenNode;
  readonly CallHead: CallHeadNode;
  readonly ParameterHead: ParameterHeadNode;
  readonly RawLayout: RawLayoutNode;
  readonly RawEnd: RawEndNode;
  readonly BadParameterClose: BadParameterCloseNode;
  readonly BadCutRaw: BadCutRawNode;
  readonly MissingRest: MissingRestNode;
  readonly MissingParameterClose: MissingParameterCloseNode;
  readonly BadCutParameter: BadCutParameterNode;
  readonly ElementHead: ElementHeadNode;
  readonly ElementClose: ElementCloseNode;
  readonly BadElementClose: BadElementCloseNode;
  readonly BadCutElementClose: BadCutElementCloseNode;
  readonly MissingElementClose: MissingElementCloseNode;
  readonly BadCutElement: BadCutElementNode;
  readonly BadLoneKey: BadLoneKeyNode;
  readonly BadInnerFence: BadInnerFenceNode;
  readonly InnerFenceEnd: InnerFenceEndNode;
  readonly ObjectOpen: ObjectOpenNode;
  readonly Key: KeyNode;
  readonly ListOpen: ListOpenNode;
  readonly Comma: CommaNode;
  readonly TripleOpen: TripleOpenNode;
  readonly Escape: EscapeNode;
  readonly BadCutEscape: BadCutEscapeNode;
  readonly TripleClose: TripleCloseNode;
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
  readonly BadBrackets: BadBracketsNode;
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
  readonly PyKey: PyKeyNode;
  readonly BadCutArgument: BadCutArgumentNode;
  readonly PyCallClose: PyCallCloseNode;
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
}

/** The texts that come in pieces. */
export interface Texts {
  readonly ThoughtChars: TextPiece<'ThoughtChars'>;
  readonly Raw: TextPiece<'Raw'>;
  readonly ElementText: TextPiece<'ElementText'>;
  readonly TripleChars: TextPiece<'TripleChars'>;
  readonly DoubleChars: TextPiece<'DoubleChars'>;
  readonly SingleChars: TextPiece<'SingleChars'>;
  readonly MarkedChars: TextPiece<'MarkedChars'>;
  readonly FenceChars: TextPiece<'FenceChars'>;
  readonly Text: TextPiece<'Text'>;
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
let leafValue: unknown;
let trail: RecoveryNode[] = [];

// What is left of the text may go on to be the literal.
function reachesEnd(p: number, literal: string): void {
  if (p + literal.length > end && literal.startsWith(text.slice(p))) touched = true;
}

// The units of the next character, if it is of a class; else 0.
function characterSize(p: number, one: RegExp): number {
  const code = text.codePointAt(p);
  const size = code === undefined ? 0 : code > 0xffff ? 2 : 1;
  touched ||= p + 1 >= end && (size === 0 || (text.charCodeAt(p) & 0xfc00) === 0xd800);
  return size > 0 && one.test(text.slice(p, p + size)) ? size : 0;
}

const TABLE_0 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [40, 59], [61, 61], [63, 90], [92, 92], [94, 122], [126, 127]);
const TABLE_1 = tableOf([0, 8], [11, 12], [14, 31], [33, 59], [61, 90], [92, 122], [124, 127]);
const TABLE_2 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 127]);
const TABLE_3 = tableOf([9, 10], [13, 13], [32, 32], [95, 95], [97, 122]);
const TABLE_4 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [40, 59], [61, 61], [63, 127]);
const TABLE_5 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_6 = tableOf([0, 8], [11, 12], [14, 31], [33, 46], [48, 59], [61, 61], [63, 127]);
const TABLE_7 = tableOf([34, 34], [39, 39], [91, 91], [123, 123]);
const TABLE_8 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [125, 125]);
const TABLE_9 = tableOf([98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
const TABLE_10 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
const TABLE_11 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
const TABLE_12 = tableOf([41, 41], [44, 44], [93, 93], [125, 125]);
const TABLE_13 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [44, 44], [93, 93], [125, 125]);
const TABLE_14 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 91], [93, 127]);
const TABLE_15 = tableOf([44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_16 = tableOf([41, 41], [44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_17 = tableOf([0, 8], [11, 12], [14, 31], [33, 38], [40, 91], [93, 127]);
const TABLE_18 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [42, 43], [45, 57], [59, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_19 = tableOf([0, 8], [11, 12], [14, 31], [33, 39], [42, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_20 = tableOf([9, 10], [13, 13], [32, 32], [123, 123]);
const TABLE_21 = tableOf([0, 9], [11, 12], [14, 90], [92, 122], [124, 127]);
const TABLE_22 = tableOf([9, 10], [13, 13], [32, 32], [60, 60]);
const CLASS_0 = /^[\p{L}\u005f\u0024]/u;
const CLASS_1 = /^[\p{L}\p{N}\u005f\u0024\u002e\u002d]/u;
const CLASS_2 = /^[\p{L}\u005f]/u;
const CLASS_3 = /^[\p{L}\p{N}\u005f\u002e\u002d]/u;

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
  p = skipCode(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s50, p);
  pos = p;
  return { type: 'ThoughtCode', start: base + start, end: base + p, text: l_text };
}

function skipCode(p: number): number {
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
  let value!: SectionOpenNode;
  const r126 = readSectionOpen(p);
  if (r126 === undefined) { return -1; }
  value = r126;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen(p: number): SectionOpenNode | undefined {
  const start = p;
  l127: {
    const s128 = p;
    const t129 = trail.length;
    l130: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l130; }
      break l127;
    }
    p = s128;
    trail.length = t129;
    const r131 = readBadSectionOpen(p);
    if (r131 === undefined) { return undefined; }
    p = pos;
  }
  l133: for (;;) {
    const s135 = p;
    const t136 = trail.length;
    l134: {
      const r138 = readBadOpenAgain(p);
      if (r138 === undefined) { break l134; }
      p = pos;
      continue l133;
    }
    p = s135;
    trail.length = t136;
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

function leaf51(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | null;
  l141: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s143 = p;
      l142: {
        const r144 = readSpace(p);
        if (r144 === undefined) { break l142; }
        value = r144;
        p = pos;
        break l141;
      }
      p = s143;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function leaf52(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallHeadNode;
  const r146 = readCallHead(p);
  if (r146 === undefined) { return -1; }
  value = r146;
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
  l147: {
    const s148 = p;
    const t149 = trail.length;
    l150: {
      p = skipCallOpen(p);
      if (p < 0) { break l150; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r151 = readCallName(p);
      if (r151 === undefined) { break l150; }
      l_name = r151;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l164: {
        const s166 = p;
        l165: {
          const r167 = readCallId(p);
          if (r167 === undefined) { break l165; }
          l_id = r167;
          p = pos;
          break l164;
        }
        p = s166;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l150; }
      const list174: AttributeNode[] = [];
      l170: for (;;) {
        const s172 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l171: {
            let v173!: AttributeNode;
            const r176 = readAttribute(p);
            if (r176 === undefined) { break l171; }
            v173 = r176;
            p = pos;
            list174.push(v173);
            continue l170;
          }
          p = s172;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list174;
      p = skipHeadEnd(p);
      if (p < 0) { break l150; }
      break l147;
    }
    p = s148;
    trail.length = t149;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    l180: {
      p = skipCallOpen(p);
      if (p < 0) { break l180; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r181 = readCallName(p);
      if (r181 === undefined) { break l180; }
      l_name = r181;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l180; }
      break l147;
    }
    p = s148;
    trail.length = t149;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    const r193 = readBadCallOpen(p);
    if (r193 === undefined) { return undefined; }
    l_flaw = r193;
    p = pos;
    const r195 = readCallName(p);
    if (r195 === undefined) { return undefined; }
    l_name = r195;
    p = pos;
    l197: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s199 = p;
        l198: {
          p++;
          break l197;
        }
        p = s199;
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
  const s152 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l159: for (;;) {
    const s161 = p;
    l160: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l160; }
      continue l159;
    }
    p = s161;
    break;
  }
  value = text.slice(s152, p);
  pos = p;
  return value;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s153 = p;
    l154: {
      p = skipNameEnd(p);
      if (p < 0) { break l154; }
      return -1;
    }
    p = s153;
  }
  {
    const s156 = p;
    l157: {
      p = skipEnds(p);
      if (p < 0) { break l157; }
      return -1;
    }
    p = s156;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 128 && c <= 65371) || c >= 65373))) {
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

function skipEnds(p: number): number {
  const noted = trail.length;
  const value = readEnds(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readEnds(p: number): string | undefined {
  for (const word of reading.options["ends"]?.from(text.charCodeAt(p)) ?? ["</tool_call>"]) {
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
  const s168 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s168, p);
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
  const s177 = p;
  if (!(((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122))) p++;
  touched ||= p >= end;
  l_name = text.slice(s177, p);
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
  const s178 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s178, p);
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
  l185: {
    const s183 = p;
    l184: {
      l186: {
        const s187 = p;
        l188: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l189: {
            const s190 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l191: {
                p++;
                break l189;
              }
              p = s190;
            } else touched ||= p >= end;
            l192: {
              p = skipParameterOpen(p);
              if (p < 0) { break l192; }
              break l189;
            }
            p = s190;
            p = skipEnds(p);
            if (p < 0) { break l188; }
          }
          break l186;
        }
        p = s187;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l184;
        }
        p++;
      }
      p = s183;
      break l185;
    }
    p = s183;
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

function leaf76(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ParameterHeadNode;
  const r201 = readParameterHead(p);
  if (r201 === undefined) { return -1; }
  value = r201;
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
  l202: {
    const s203 = p;
    const t204 = trail.length;
    l205: {
      p = skipParameterOpen(p);
      if (p < 0) { break l205; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r206 = readParameterKey(p);
      if (r206 === undefined) { break l205; }
      l_key = r206;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l205; }
      const list220: AttributeNode[] = [];
      l216: for (;;) {
        const s218 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l217: {
            let v219!: AttributeNode;
            const r222 = readAttribute(p);
            if (r222 === undefined) { break l217; }
            v219 = r222;
            p = pos;
            list220.push(v219);
            continue l216;
          }
          p = s218;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list220;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l205; }
      l224: {
        const s225 = p;
        l226: {
          p = skipValueStart(p);
          if (p < 0) { break l226; }
          break l224;
        }
        p = s225;
        p = skipValueFollows(p);
        if (p < 0) { break l205; }
      }
      break l202;
    }
    p = s203;
    trail.length = t204;
    l_attributes = null;
    l_flaw = null;
    const r227 = readBadParameterOpen(p);
    if (r227 === undefined) { return undefined; }
    l_flaw = r227;
    p = pos;
    const r229 = readParameterKey(p);
    if (r229 === undefined) { return undefined; }
    l_key = r229;
    p = pos;
    l231: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s233 = p;
        l232: {
          p++;
          break l231;
        }
        p = s233;
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
  const s207 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l211: for (;;) {
    const s213 = p;
    l212: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l212; }
      continue l211;
    }
    p = s213;
    break;
  }
  value = text.slice(s207, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s208 = p;
    l209: {
      p = skipKeyEnd(p);
      if (p < 0) { break l209; }
      return -1;
    }
    p = s208;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
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

function leaf92(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawLayoutNode | null;
  l235: {
    const s237 = p;
    l236: {
      const r238 = readRawLayout(p);
      if (r238 === undefined) { break l236; }
      value = r238;
      p = pos;
      break l235;
    }
    p = s237;
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

function skipEol(p: number): number {
  l239: {
    const s240 = p;
    if (text.charCodeAt(p) === 13) {
      l241: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l241;
        }
        p += 2;
        break l239;
      }
      p = s240;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l242: {

        p++;
        break l239;
      }
      p = s240;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf97(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r244 = readRawChar(p);
  if (r244 === undefined) { return -1; }
  value = r244;
  p = pos;
  leafValue = value;
  return p;
}

function readRawChar(p: number): [null, string] | undefined {
  let c = 0;
  let value!: [null, string];
  let e245!: null;
  {
    const s246 = p;
    l247: {
      p = skipRawStop(p);
      if (p < 0) { break l247; }
      return undefined;
    }
    p = s246;
  }
  e245 = null;
  let e289!: string;
  l290: {
    const s291 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l292: {
        const r293 = readEol(p);
        if (r293 === undefined) { break l292; }
        e289 = r293;
        p = pos;
        break l290;
      }
      p = s291;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
      touched ||= p >= end;
      return undefined;
    }
    e289 = text.charAt(p);
    p++;
  }
  value = [e245, e289];
  pos = p;
  return value;
}

function skipRawStop(p: number): number {
  l249: {
    const s251 = p;
    l250: {
      p = skip_rawLayout(p);
      if (p < 0) { break l250; }
      break l249;
    }
    p = s251;
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
  l252: {
    const s253 = p;
    l254: {
      p = skipLenient(p);
      if (p < 0) { break l254; }
      l255: {
        const s256 = p;
        l257: {
          p = skipParameterClose(p);
          if (p < 0) { break l257; }
          break l255;
        }
        p = s256;
        p = skipNamedClose(p);
        if (p < 0) { break l254; }
      }
      break l252;
    }
    p = s253;
    l258: {
      p = skipGuarded(p);
      if (p < 0) { break l258; }
      l259: {
        const s260 = p;
        l261: {
          p = skipParameterClose(p);
          if (p < 0) { break l261; }
          break l259;
        }
        p = s260;
        p = skipDriftedClose(p);
        if (p < 0) { break l258; }
      }
      l270: {
        const s268 = p;
        l269: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l271: {
            const s272 = p;
            l273: {
              p = skipEnds(p);
              if (p < 0) { break l273; }
              break l271;
            }
            p = s272;
            if (p < end) {
              {
                const s274 = p;
                l275: {
                  p++;
                  break l269;
                }
                p = s274;
              }
            } else touched ||= p >= end;
          }
          p = s268;
          break l270;
        }
        p = s268;
        break l258;
      }
      break l252;
    }
    p = s253;
    l277: {
      p = skipEnds(p);
      if (p < 0) { break l277; }
      l280: {
        const s278 = p;
        l279: {
          p = skipGuarded(p);
          if (p < 0) { break l279; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l281: {
            const s282 = p;
            l283: {
              p = skipEnds(p);
              if (p < 0) { break l283; }
              break l281;
            }
            p = s282;
            if (p < end) {
              {
                const s284 = p;
                l285: {
                  p++;
                  break l279;
                }
                p = s284;
              }
            } else touched ||= p >= end;
          }
          p = s278;
          break l280;
        }
        p = s278;
        break l277;
      }
      break l252;
    }
    p = s253;
    l287: {
      p = skipParameterOpen(p);
      if (p < 0) { break l287; }
      break l252;
    }
    p = s253;
    l288: {
      p = skipWrongParameterOpen(p);
      if (p < 0) { break l288; }
      break l252;
    }
    p = s253;
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
  l262: {
    const s263 = p;
    l264: {
      p = skipNamedClose(p);
      if (p < 0) { break l264; }
      break l262;
    }
    p = s263;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
    touched ||= p >= end;
    l265: {
      if (text.charCodeAt(p) === 62) {
        const s267 = p;
        l266: {

          p++;
          break l265;
        }
        p = s267;
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

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l294: {
    const s295 = p;
    if (text.charCodeAt(p) === 13) {
      l296: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l296;
        }
        value = "\r\n";
        p += 2;
        break l294;
      }
      p = s295;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l297: {

        value = "\n";
        p++;
        break l294;
      }
      p = s295;
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

function text116(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l300: {
      {
        const s301 = p;
        l302: {
          p = skipRawStop(p);
          if (p < 0) { break l302; }
          break l300;
        }
        p = s301;
      }
      l304: {
        const s305 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l306: {
            p = skipEol(p);
            if (p < 0) { break l306; }
            break l304;
          }
          p = s305;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l300;
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

function leaf117(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  const r307 = readParameterEnd(p);
  if (r307 === undefined) { return -1; }
  value = r307;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l308: {
    const s309 = p;
    const t310 = trail.length;
    l311: {
      const r312 = readRawEnd(p);
      if (r312 === undefined) { break l311; }
      value = r312;
      p = pos;
      break l308;
    }
    p = s309;
    trail.length = t310;
    l317: {
      const r318 = readBadParameterClose(p);
      if (r318 === undefined) { break l317; }
      value = r318;
      p = pos;
      break l308;
    }
    p = s309;
    trail.length = t310;
    l323: {
      const r324 = readBadCutRaw(p);
      if (r324 === undefined) { break l323; }
      value = r324;
      p = pos;
      break l308;
    }
    p = s309;
    trail.length = t310;
    l329: {
      const r330 = readMissingRest(p);
      if (r330 === undefined) { break l329; }
      value = r330;
      p = pos;
      break l308;
    }
    p = s309;
    trail.length = t310;
    const r335 = readMissingParameterClose(p);
    if (r335 === undefined) { return undefined; }
    value = r335;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l313: {
    const s315 = p;
    l314: {
      p = skip_rawLayout(p);
      if (p < 0) { break l314; }
      break l313;
    }
    p = s315;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l319: {
    const s321 = p;
    l320: {
      p = skip_rawLayout(p);
      if (p < 0) { break l320; }
      break l319;
    }
    p = s321;
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
  l325: {
    const s327 = p;
    l326: {
      p = skip_rawLayout(p);
      if (p < 0) { break l326; }
      break l325;
    }
    p = s327;
  }
  p = skipParameterClose(p);
  if (p < 0) { return -1; }
  return p;
}

function readMissingRest(p: number): MissingRestNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s331 = p;
      l332: {
        p++;
        return undefined;
      }
      p = s331;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingRestNode = { type: 'MissingRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingParameterClose(p: number): MissingParameterCloseNode | undefined {
  const start = p;
  pos = p;
  const node: MissingParameterCloseNode = { type: 'MissingParameterClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf126(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutParameterNode;
  const r338 = readBadCutParameter(p);
  if (r338 === undefined) { return -1; }
  value = r338;
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
  l339: {
    const s340 = p;
    l341: {
      p = skipParameterOpen(p);
      if (p < 0) { break l341; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l341; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l341; }
      l347: for (;;) {
        const s349 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l348: {
            p = skipAttribute(p);
            if (p < 0) { break l348; }
            continue l347;
          }
          p = s349;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l341; }
      l353: {
        const s354 = p;
        l355: {
          p = skipValueStart(p);
          if (p < 0) { break l355; }
          break l353;
        }
        p = s354;
        p = skipValueFollows(p);
        if (p < 0) { break l341; }
      }
      break l339;
    }
    p = s340;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l356: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s358 = p;
        l357: {
          p++;
          break l356;
        }
        p = s358;
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
  l343: for (;;) {
    const s345 = p;
    l344: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l344; }
      continue l343;
    }
    p = s345;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) p++;
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

function leaf133(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementHeadNode;
  const r360 = readElementHead(p);
  if (r360 === undefined) { return -1; }
  value = r360;
  p = pos;
  leafValue = value;
  return p;
}

function readElementHead(p: number): ElementHeadNode | undefined {
  const start = p;
  let l_key!: string;
  p = skipTagOpen(p);
  if (p < 0) { return undefined; }
  const r361 = readElementKey(p);
  if (r361 === undefined) { return undefined; }
  l_key = r361;
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
  l362: {
    const s363 = p;
    l364: {
      const r365 = readToolParameter(p);
      if (r365 === undefined) { break l364; }
      value = r365;
      p = pos;
      break l362;
    }
    p = s363;
    {
      const s367 = p;
      l368: {
        p = skipNotKey(p);
        if (p < 0) { break l368; }
        return undefined;
      }
      p = s367;
    }
    const r370 = readAnyKey(p);
    if (r370 === undefined) { return undefined; }
    value = r370;
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
  const s371 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s371, p);
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

function leaf145(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e375!: null;
  l378: {
    const s376 = p;
    l377: {
      p = skipNests(p);
      if (p < 0) { break l377; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipTagOpen(p);
      if (p < 0) { break l377; }
      {
        const s379 = p;
        l380: {
          p = skipNotKey(p);
          if (p < 0) { break l380; }
          break l377;
        }
        p = s379;
      }
      p = skipAnyKey(p);
      if (p < 0) { break l377; }
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l377;
      }
      p++;
      p = s376;
      break l378;
    }
    p = s376;
    return -1;
  }
  e375 = null;
  value = [e375];
  leafValue = value;
  return p;
}

function skipAnyKey(p: number): number {
  let c = 0;
  p = skipNests(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  return p;
}

function leaf147(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r383 = readElementChar(p);
  if (r383 === undefined) { return -1; }
  value = r383;
  p = pos;
  leafValue = value;
  return p;
}

function readElementChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e384!: null;
  {
    const s385 = p;
    l386: {
      p = skipElementStop(p);
      if (p < 0) { break l386; }
      return undefined;
    }
    p = s385;
  }
  e384 = null;
  let e433!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e433 = text.charAt(p);
  p++;
  value = [e384, e433];
  pos = p;
  return value;
}

function skipElementStop(p: number): number {
  let c = 0;
  l388: {
    const s389 = p;
    l390: {
      p = skipTagMarker(p);
      if (p < 0) { break l390; }
      break l388;
    }
    p = s389;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l391: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s393 = p;
        l392: {
          p = skipEol(p);
          if (p < 0) { break l392; }
          break l391;
        }
        p = s393;
      } else touched ||= p >= end;
    }
    l394: {
      const s395 = p;
      l396: {
        p = skipElementCloses(p);
        if (p < 0) { break l396; }
        break l394;
      }
      p = s395;
      if (text.charCodeAt(p) === 60) {
        l431: {
          p = skip_toolClose(p);
          if (p < 0) { break l431; }
          break l394;
        }
        p = s395;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        l432: {
          p = skipOtherParameter(p);
          if (p < 0) { break l432; }
          break l394;
        }
        p = s395;
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
  l398: {
    const s399 = p;
    l400: {
      l403: {
        const s401 = p;
        l402: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l404: {
            const s405 = p;
            if (text.charCodeAt(p) === 60) {
              l406: {

                p++;
                p = skipToolParameter(p);
                if (p < 0) { break l406; }
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l406;
                }
                p++;
                break l404;
              }
              p = s405;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l407: {
                p = skip_toolClose(p);
                if (p < 0) { break l407; }
                break l404;
              }
              p = s405;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s409 = p;
                l410: {
                  p++;
                  break l402;
                }
                p = s409;
              }
            } else touched ||= p >= end;
          }
          p = s401;
          break l403;
        }
        p = s401;
        break l400;
      }
      break l398;
    }
    p = s399;
    {
      const s412 = p;
      l413: {
        p = skipElementClosesLater(p);
        if (p < 0) { break l413; }
        return -1;
      }
      p = s412;
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
  const s397 = p;
  if (!(((c = text.charCodeAt(p)) <= 59 || c === 61 || c >= 63))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) <= 59 || c === 61 || c >= 63)) p++;
  touched ||= p >= end;
  value = text.slice(s397, p);
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
  const s408 = p;
  if (!(((c = text.charCodeAt(p)) <= 59 || c === 61 || c >= 63))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) <= 59 || c === 61 || c >= 63)) p++;
  touched ||= p >= end;
  value = text.slice(s408, p);
  pos = p;
  return value;
}

function skipElementClosesLater(p: number): number {
  l415: for (;;) {
    const s417 = p;
    l416: {
      {
        const s419 = p;
        l420: {
          p = skip_elementClose(p);
          if (p < 0) { break l420; }
          break l416;
        }
        p = s419;
      }
      if (text.charCodeAt(p) === 60) {
        {
          const s422 = p;
          l423: {
            p = skip_toolClose(p);
            if (p < 0) { break l423; }
            break l416;
          }
          p = s422;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s425 = p;
          l426: {
            p = skipOtherParameter(p);
            if (p < 0) { break l426; }
            break l416;
          }
          p = s425;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l416;
      }
      p++;
      continue l415;
    }
    p = s417;
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
      const s428 = p;
      l429: {
        p = skipKeyAgain(p);
        if (p < 0) { break l429; }
        return -1;
      }
      p = s428;
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

function text167(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l435: {
      {
        const s436 = p;
        l437: {
          p = skipElementStop(p);
          if (p < 0) { break l437; }
          break l435;
        }
        p = s436;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l435;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf168(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  const r439 = readElementEnd(p);
  if (r439 === undefined) { return -1; }
  value = r439;
  p = pos;
  leafValue = value;
  return p;
}

function readElementEnd(p: number): ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode | undefined {
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  l440: {
    const s441 = p;
    const t442 = trail.length;
    l443: {
      const r444 = readElementClose(p);
      if (r444 === undefined) { break l443; }
      value = r444;
      p = pos;
      break l440;
    }
    p = s441;
    trail.length = t442;
    l449: {
      const r450 = readBadElementClose(p);
      if (r450 === undefined) { break l449; }
      value = r450;
      p = pos;
      break l440;
    }
    p = s441;
    trail.length = t442;
    l455: {
      const r456 = readBadCutElementClose(p);
      if (r456 === undefined) { break l455; }
      value = r456;
      p = pos;
      break l440;
    }
    p = s441;
    trail.length = t442;
    l458: {
      const r459 = readMissingRest(p);
      if (r459 === undefined) { break l458; }
      value = r459;
      p = pos;
      break l440;
    }
    p = s441;
    trail.length = t442;
    const r461 = readMissingElementClose(p);
    if (r461 === undefined) { return undefined; }
    value = r461;
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
  l445: {
    const s447 = p;
    l446: {
      p = skipLayout(p);
      if (p < 0) { break l446; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l446;
      }
      p = skipEol(p);
      if (p < 0) { break l446; }
      break l445;
    }
    p = s447;
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
    const s451 = p;
    l452: {
      p = skipNotKey(p);
      if (p < 0) { break l452; }
      return undefined;
    }
    p = s451;
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

function leaf176(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadLoneKeyNode | BadInnerFenceNode | InnerFenceEndNode;
  l464: {
    const s465 = p;
    const t466 = trail.length;
    l467: {
      const r468 = readBadCutElement(p);
      if (r468 === undefined) { break l467; }
      value = r468;
      p = pos;
      break l464;
    }
    p = s465;
    trail.length = t466;
    l476: {
      const r477 = readBadLoneKey(p);
      if (r477 === undefined) { break l476; }
      value = r477;
      p = pos;
      break l464;
    }
    p = s465;
    trail.length = t466;
    if (text.charCodeAt(p) === 96) {
      l479: {
        const r480 = readBadInnerFence(p);
        if (r480 === undefined) { break l479; }
        value = r480;
        p = pos;
        break l464;
      }
      p = s465;
      trail.length = t466;
    } else touched ||= p >= end;
    const r492 = readInnerFenceEnd(p);
    if (r492 === undefined) { return -1; }
    value = r492;
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
  l469: {
    const s470 = p;
    l471: {
      p = skipToolParameter(p);
      if (p < 0) { break l471; }
      break l469;
    }
    p = s470;
    {
      const s472 = p;
      l473: {
        p = skipNotKey(p);
        if (p < 0) { break l473; }
        return -1;
      }
      p = s472;
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
  l483: {
    const s481 = p;
    l482: {
      l484: {
        const s485 = p;
        if (text.charCodeAt(p) === 123) {
          l486: {

            p++;
            break l484;
          }
          p = s485;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l487: {

            p++;
            break l484;
          }
          p = s485;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l482; }
      }
      p = s481;
      break l483;
    }
    p = s481;
    return undefined;
  }
  pos = p;
  const node: BadInnerFenceNode = { type: 'BadInnerFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipVisible(p: number): number {
  l488: {
    const s489 = p;
    l490: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l490; }
      break l488;
    }
    p = s489;
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

function readInnerFenceEnd(p: number): InnerFenceEndNode | undefined {
  const start = p;
  {
    const s493 = p;
    l494: {
      p = skip_sectionClose(p);
      if (p < 0) { break l494; }
      return undefined;
    }
    p = s493;
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

function leaf189(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e497!: null;
  l500: {
    const s498 = p;
    l499: {
      p = skipAnyArguments(p);
      if (p < 0) { break l499; }
      p = s498;
      break l500;
    }
    p = s498;
    return -1;
  }
  e497 = null;
  value = [e497];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s501 = p;
    l502: {
      p = skipEnds(p);
      if (p < 0) { break l502; }
      return -1;
    }
    p = s501;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf191(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e504!: null;
  {
    const s505 = p;
    l506: {
      p = skipEnds(p);
      if (p < 0) { break l506; }
      return -1;
    }
    p = s505;
  }
  e504 = null;
  value = [e504];
  leafValue = value;
  return p;
}

function leaf192(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectOpenNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r508 = readObjectOpen(p);
  if (r508 === undefined) { return -1; }
  value = r508;
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
  l509: {
    if (text.charCodeAt(p) === 123) {
      const s511 = p;
      const t512 = trail.length;
      l510: {
        const r513 = readBadDoubledBrace(p);
        if (r513 === undefined) { break l510; }
        p = pos;
        break l509;
      }
      p = s511;
      trail.length = t512;
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
  l516: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false)) {
      const s514 = p;
      l515: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l515;
        }
        p++;
        p = s514;
        break l516;
      }
      p = s514;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBraceNode = { type: 'BadDoubledBrace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf195(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  const r519 = readKey(p);
  if (r519 === undefined) { return -1; }
  value = r519;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: string;
  l520: {
    const s521 = p;
    if (text.charCodeAt(p) === 34) {
      l522: {

        l_quote = "\"";
        p++;
        const r523 = readDoubleKey(p);
        if (r523 === undefined) { break l522; }
        l_name = r523;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l522;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l522;
        }
        p++;
        break l520;
      }
      p = s521;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l552: {

        l_quote = "'";
        p++;
        const r553 = readSingleKey(p);
        if (r553 === undefined) { break l552; }
        l_name = r553;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l552;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l552;
        }
        p++;
        break l520;
      }
      p = s521;
    } else touched ||= p >= end;
    l567: {
      const r568 = readMarkedQuote(p);
      if (r568 === undefined) { break l567; }
      l_quote = r568;
      p = pos;
      const r570 = readMarkedKey(p);
      if (r570 === undefined) { break l567; }
      l_name = r570;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l567; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l567;
      }
      p++;
      break l520;
    }
    p = s521;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r580 = readBareKey(p);
    if (r580 === undefined) { return undefined; }
    l_name = r580;
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
  const list528: string[] = [];
  l524: for (;;) {
    const s526 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l525: {
        let v527!: string;
        l530: {
          const s531 = p;
          if (text.charCodeAt(p) === 92) {
            l532: {
              const r533 = read_escape(p);
              if (r533 === undefined) { break l532; }
              v527 = r533;
              p = pos;
              break l530;
            }
            p = s531;
          } else touched ||= p >= end;
          const s550 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l525;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v527 = text.slice(s550, p);
        }
        list528.push(v527);
        continue l524;
      }
      p = s526;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list528;
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
  l534: {
    const s535 = p;
    if (text.charCodeAt(p) === 92) {
      l536: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l536;
        }
        p += 2;
        const s537 = p;
        let n541 = 0;
        l538: for (;;) {
          if (n541 >= 4) break;
          const s540 = p;
          l539: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l539;
            }
            p++;
            n541++;
            continue l538;
          }
          p = s540;
          break;
        }
        if (n541 < 4) { break l536; }
        l_hex = text.slice(s537, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l534;
      }
      p = s535;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l542: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s543 = p;
            l544: {

              p++;
              break l542;
            }
            p = s543;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l542;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l534;
      }
      p = s535;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s546 = p;
        l547: {

          p++;
          return undefined;
        }
        p = s546;
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
  const list558: string[] = [];
  l554: for (;;) {
    const s556 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l555: {
        let v557!: string;
        l560: {
          const s561 = p;
          if (text.charCodeAt(p) === 92) {
            l562: {
              const r563 = read_escape(p);
              if (r563 === undefined) { break l562; }
              v557 = r563;
              p = pos;
              break l560;
            }
            p = s561;
          } else touched ||= p >= end;
          const s565 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l555;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v557 = text.slice(s565, p);
        }
        list558.push(v557);
        continue l554;
      }
      p = s556;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list558;
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
  const s571 = p;
  let m575 = false;
  l572: for (;;) {
    const s574 = p;
    l573: {
      {
        const s576 = p;
        l577: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l577; }
          break l573;
        }
        p = s576;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l573;
      }
      p++;
      m575 = true;
      continue l572;
    }
    p = s574;
    break;
  }
  if (!m575) { return undefined; }
  value = text.slice(s571, p);
  pos = p;
  return value;
}

function skipMarkedQuote(p: number): number {
  const noted = trail.length;
  const value = readMarkedQuote(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readBareKey(p: number): string | undefined {
  let value!: string;
  const s581 = p;
  const n582 = characterSize(p, CLASS_0);
  if (n582 === 0) { return undefined; }
  p += n582;
  l583: for (;;) {
    const s585 = p;
    if (p < end) {
      l584: {
        const n587 = characterSize(p, CLASS_1);
        if (n587 === 0) { break l584; }
        p += n587;
        continue l583;
      }
      p = s585;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s581, p);
  pos = p;
  return value;
}

function leaf204(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r590 = readListOpen(p);
  if (r590 === undefined) { return -1; }
  value = r590;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l591: {
    const s592 = p;
    if (text.charCodeAt(p) === 91) {
      l593: {

        p++;
        break l591;
      }
      p = s592;
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

function leaf208(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode;
  if (!(text.charCodeAt(p) === 44)) {
    touched ||= p >= end;
    return -1;
  }
  const r595 = readComma(p);
  if (r595 === undefined) { return -1; }
  value = r595;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l596: {
    const s597 = p;
    const t598 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l599: {
        const r600 = readBadComma(p);
        if (r600 === undefined) { break l599; }
        p = pos;
        break l596;
      }
      p = s597;
      trail.length = t598;
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
  l603: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s601 = p;
      l602: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
          touched ||= p >= end;
          break l602;
        }
        p++;
        p = s601;
        break l603;
      }
      p = s601;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadCommaNode = { type: 'BadComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf211(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r606 = readTripleOpen(p);
  if (r606 === undefined) { return -1; }
  value = r606;
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

function leaf213(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r608 = readTripleChar(p);
  if (r608 === undefined) { return -1; }
  value = r608;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e609!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s610 = p;
      l611: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l611;
        }
        p += 3;
        return undefined;
      }
      p = s610;
    }
  } else touched ||= p >= end;
  e609 = null;
  let e613!: string;
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return undefined;
  }
  e613 = text.charAt(p);
  p++;
  value = [e609, e613];
  pos = p;
  return value;
}

function text215(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if ((p < end && text.charCodeAt(p) !== 92)) {
      l615: {
        if (text.charCodeAt(p) === 34) {
          {
            const s616 = p;
            l617: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l617;
              }
              p += 3;
              break l615;
            }
            p = s616;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l615;
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

function leaf216(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode;
  l619: {
    const s620 = p;
    const t621 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l622: {
        const r623 = readEscape(p);
        if (r623 === undefined) { break l622; }
        value = r623;
        p = pos;
        break l619;
      }
      p = s620;
      trail.length = t621;
    } else touched ||= p >= end;
    const r627 = readBadCutEscape(p);
    if (r627 === undefined) { return -1; }
    value = r627;
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
  const r624 = read_escape(p);
  if (r624 === undefined) { return undefined; }
  l_text = r624;
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
  l628: {
    const s629 = p;
    if (text.charCodeAt(p) === 92) {
      l630: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l630;
        }
        p += 2;
        let n635 = 0;
        l632: for (;;) {
          if (n635 >= 4) break;
          const s634 = p;
          l633: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l633;
            }
            p++;
            n635++;
            continue l632;
          }
          p = s634;
          break;
        }
        if (n635 < 4) { break l630; }
        break l628;
      }
      p = s629;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l636: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s637 = p;
            l638: {

              p++;
              break l636;
            }
            p = s637;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l636;
        }
        p++;
        break l628;
      }
      p = s629;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s640 = p;
        l641: {

          p++;
          return -1;
        }
        p = s640;
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

function leaf221(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  const r644 = readTripleEnd(p);
  if (r644 === undefined) { return -1; }
  value = r644;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l645: {
    const s646 = p;
    const t647 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l648: {
        const r649 = readTripleClose(p);
        if (r649 === undefined) { break l648; }
        value = r649;
        p = pos;
        break l645;
      }
      p = s646;
      trail.length = t647;
    } else touched ||= p >= end;
    l651: {
      const r652 = readMissingRest(p);
      if (r652 === undefined) { break l651; }
      value = r652;
      p = pos;
      break l645;
    }
    p = s646;
    trail.length = t647;
    const r654 = readMissingQuote(p);
    if (r654 === undefined) { return undefined; }
    value = r654;
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

function readMissingQuote(p: number): MissingQuoteNode | undefined {
  const start = p;
  pos = p;
  const node: MissingQuoteNode = { type: 'MissingQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf225(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DoubleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r657 = readDoubleOpen(p);
  if (r657 === undefined) { return -1; }
  value = r657;
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

function leaf227(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r659 = readDoubleChar(p);
  if (r659 === undefined) { return -1; }
  value = r659;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l660: {
    const s661 = p;
    l662: {
      let e663!: null;
      {
        const s664 = p;
        l665: {
          p = skipEnds(p);
          if (p < 0) { break l665; }
          break l662;
        }
        p = s664;
      }
      e663 = null;
      let e667!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l662;
      }
      e667 = text.charAt(p);
      p++;
      value = [e663, e667];
      break l660;
    }
    p = s661;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l668: {
        let e669!: string[];
        const list674: string[] = [];
        l670: for (;;) {
          const s672 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l671: {
              let v673!: string;
              v673 = text.charAt(p);
              p++;
              list674.push(v673);
              continue l670;
            }
            p = s672;
          } else touched ||= p >= end;
          break;
        }
        if (list674.length === 0) { break l668; }
        e669 = list674;
        let e676!: null;
        {
          const s677 = p;
          l678: {
            p = skipEnds(p);
            if (p < 0) { break l678; }
            {
              const s680 = p;
              l681: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l681; }
                break l678;
              }
              p = s680;
            }
            break l668;
          }
          p = s677;
        }
        e676 = null;
        value = [e669, e676];
        break l660;
      }
      p = s661;
    } else touched ||= p >= end;
    let e690!: string;
    const r691 = readEnds(p);
    if (r691 === undefined) { return undefined; }
    e690 = r691;
    p = pos;
    let e693!: null;
    l696: {
      const s694 = p;
      l695: {
        p = skipDoubleGoesOn(p);
        if (p < 0) { break l695; }
        p = s694;
        break l696;
      }
      p = s694;
      return undefined;
    }
    e693 = null;
    value = [e690, e693];
  }
  pos = p;
  return value;
}

function skipDoubleGoesOn(p: number): number {
  let c = 0;
  let n686 = 0;
  l683: for (;;) {
    if (n686 >= 4096) break;
    const s685 = p;
    l684: {
      l687: {
        const s688 = p;
        if (text.charCodeAt(p) === 92) {
          l689: {
            p = skip_escape(p);
            if (p < 0) { break l689; }
            break l687;
          }
          p = s688;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l684;
        }
        p++;
      }
      n686++;
      continue l683;
    }
    p = s685;
    break;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function text230(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l698: {
      {
        const s699 = p;
        l700: {
          p = skipEnds(p);
          if (p < 0) { break l700; }
          break l698;
        }
        p = s699;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l698;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l702: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l702;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s703 = p;
          l704: {
            p = skipEnds(p);
            if (p < 0) { break l704; }
            {
              const s706 = p;
              l707: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l707; }
                break l704;
              }
              p = s706;
            }
            break l702;
          }
          p = s703;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l709: {
      p = skipEnds(p);
      if (p < 0) { break l709; }
      l712: {
        const s710 = p;
        l711: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l711; }
          p = s710;
          break l712;
        }
        p = s710;
        break l709;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf231(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadDoubleQuoteNode;
  l713: {
    const s714 = p;
    const t715 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l716: {
        const r717 = readEscape(p);
        if (r717 === undefined) { break l716; }
        value = r717;
        p = pos;
        break l713;
      }
      p = s714;
      trail.length = t715;
    } else touched ||= p >= end;
    l719: {
      const r720 = readBadCutEscape(p);
      if (r720 === undefined) { break l719; }
      value = r720;
      p = pos;
      break l713;
    }
    p = s714;
    trail.length = t715;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l722: {
        const r723 = readBadNewline(p);
        if (r723 === undefined) { break l722; }
        value = r723;
        p = pos;
        break l713;
      }
      p = s714;
      trail.length = t715;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r731 = readBadDoubleQuote(p);
    if (r731 === undefined) { return -1; }
    value = r731;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  {
    const s724 = p;
    l725: {
      p = skipEnds(p);
      if (p < 0) { break l725; }
      {
        const s727 = p;
        l728: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l728; }
          break l725;
        }
        p = s727;
      }
      return undefined;
    }
    p = s724;
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
    const s732 = p;
    l733: {
      p = skipAfterText(p);
      if (p < 0) { break l733; }
      return undefined;
    }
    p = s732;
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
  l735: {
    const s736 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
      l737: {
        p++;
        break l735;
      }
      p = s736;
    } else touched ||= p >= end;
    l738: {
      p = skipEnds(p);
      if (p < 0) { break l738; }
      break l735;
    }
    p = s736;
    if (p < end) {
      {
        const s739 = p;
        l740: {
          p++;
          return -1;
        }
        p = s739;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf235(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  const r743 = readTextEnd(p);
  if (r743 === undefined) { return -1; }
  value = r743;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l744: {
    const s745 = p;
    const t746 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l747: {
        const r748 = readTextClose(p);
        if (r748 === undefined) { break l747; }
        value = r748;
        p = pos;
        break l744;
      }
      p = s745;
      trail.length = t746;
    } else touched ||= p >= end;
    l750: {
      const r751 = readMissingRest(p);
      if (r751 === undefined) { break l750; }
      value = r751;
      p = pos;
      break l744;
    }
    p = s745;
    trail.length = t746;
    const r753 = readMissingQuote(p);
    if (r753 === undefined) { return undefined; }
    value = r753;
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

function leaf238(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SingleOpenNode;
  if (!(text.charCodeAt(p) === 39)) {
    touched ||= p >= end;
    return -1;
  }
  const r756 = readSingleOpen(p);
  if (r756 === undefined) { return -1; }
  value = r756;
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

function leaf240(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r758 = readSingleChar(p);
  if (r758 === undefined) { return -1; }
  value = r758;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l759: {
    const s760 = p;
    l761: {
      let e762!: null;
      {
        const s763 = p;
        l764: {
          p = skipEnds(p);
          if (p < 0) { break l764; }
          break l761;
        }
        p = s763;
      }
      e762 = null;
      let e766!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l761;
      }
      e766 = text.charAt(p);
      p++;
      value = [e762, e766];
      break l759;
    }
    p = s760;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l767: {
        let e768!: string[];
        const list773: string[] = [];
        l769: for (;;) {
          const s771 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l770: {
              let v772!: string;
              v772 = text.charAt(p);
              p++;
              list773.push(v772);
              continue l769;
            }
            p = s771;
          } else touched ||= p >= end;
          break;
        }
        if (list773.length === 0) { break l767; }
        e768 = list773;
        let e775!: null;
        {
          const s776 = p;
          l777: {
            p = skipEnds(p);
            if (p < 0) { break l777; }
            {
              const s779 = p;
              l780: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l780; }
                break l777;
              }
              p = s779;
            }
            break l767;
          }
          p = s776;
        }
        e775 = null;
        value = [e768, e775];
        break l759;
      }
      p = s760;
    } else touched ||= p >= end;
    let e789!: string;
    const r790 = readEnds(p);
    if (r790 === undefined) { return undefined; }
    e789 = r790;
    p = pos;
    let e792!: null;
    l795: {
      const s793 = p;
      l794: {
        p = skipSingleGoesOn(p);
        if (p < 0) { break l794; }
        p = s793;
        break l795;
      }
      p = s793;
      return undefined;
    }
    e792 = null;
    value = [e789, e792];
  }
  pos = p;
  return value;
}

function skipSingleGoesOn(p: number): number {
  let c = 0;
  let n785 = 0;
  l782: for (;;) {
    if (n785 >= 4096) break;
    const s784 = p;
    l783: {
      l786: {
        const s787 = p;
        if (text.charCodeAt(p) === 92) {
          l788: {
            p = skip_escape(p);
            if (p < 0) { break l788; }
            break l786;
          }
          p = s787;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l783;
        }
        p++;
      }
      n785++;
      continue l782;
    }
    p = s784;
    break;
  }
  if (text.charCodeAt(p) !== 39) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function text243(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l797: {
      {
        const s798 = p;
        l799: {
          p = skipEnds(p);
          if (p < 0) { break l799; }
          break l797;
        }
        p = s798;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l797;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l801: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l801;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s802 = p;
          l803: {
            p = skipEnds(p);
            if (p < 0) { break l803; }
            {
              const s805 = p;
              l806: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l806; }
                break l803;
              }
              p = s805;
            }
            break l801;
          }
          p = s802;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l808: {
      p = skipEnds(p);
      if (p < 0) { break l808; }
      l811: {
        const s809 = p;
        l810: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l810; }
          p = s809;
          break l811;
        }
        p = s809;
        break l808;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf244(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadSingleQuoteNode;
  l812: {
    const s813 = p;
    const t814 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l815: {
        const r816 = readEscape(p);
        if (r816 === undefined) { break l815; }
        value = r816;
        p = pos;
        break l812;
      }
      p = s813;
      trail.length = t814;
    } else touched ||= p >= end;
    l818: {
      const r819 = readBadCutEscape(p);
      if (r819 === undefined) { break l818; }
      value = r819;
      p = pos;
      break l812;
    }
    p = s813;
    trail.length = t814;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l821: {
        const r822 = readBadNewline(p);
        if (r822 === undefined) { break l821; }
        value = r822;
        p = pos;
        break l812;
      }
      p = s813;
      trail.length = t814;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r824 = readBadSingleQuote(p);
    if (r824 === undefined) { return -1; }
    value = r824;
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
    const s825 = p;
    l826: {
      p = skipAfterText(p);
      if (p < 0) { break l826; }
      return undefined;
    }
    p = s825;
  }
  pos = p;
  const node: BadSingleQuoteNode = { type: 'BadSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf246(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedOpenNode;
  const r829 = readMarkedOpen(p);
  if (r829 === undefined) { return -1; }
  value = r829;
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

function leaf248(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null, string] | [null, string, null];
  const r831 = readMarkedChar(p);
  if (r831 === undefined) { return -1; }
  value = r831;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedChar(p: number): [null, null, null, string] | [null, string, null] | undefined {
  let value!: [null, null, null, string] | [null, string, null];
  l832: {
    const s833 = p;
    l834: {
      let e835!: null;
      {
        const s836 = p;
        l837: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l837; }
          break l834;
        }
        p = s836;
      }
      e835 = null;
      let e839!: null;
      {
        const s840 = p;
        l841: {
          p = skipEnds(p);
          if (p < 0) { break l841; }
          break l834;
        }
        p = s840;
      }
      e839 = null;
      let e843!: null;
      {
        const s844 = p;
        l845: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l845; }
          break l834;
        }
        p = s844;
      }
      e843 = null;
      let e847!: string;
      if (!(p < end)) {
        touched ||= p >= end;
        break l834;
      }
      e847 = text.charAt(p);
      p++;
      value = [e835, e839, e843, e847];
      break l832;
    }
    p = s833;
    let e848!: null;
    {
      const s849 = p;
      l850: {
        p = skipMarkedQuote(p);
        if (p < 0) { break l850; }
        return undefined;
      }
      p = s849;
    }
    e848 = null;
    let e852!: string;
    const r853 = readEnds(p);
    if (r853 === undefined) { return undefined; }
    e852 = r853;
    p = pos;
    let e855!: null;
    l858: {
      const s856 = p;
      l857: {
        p = skipMarkedGoesOn(p);
        if (p < 0) { break l857; }
        p = s856;
        break l858;
      }
      p = s856;
      return undefined;
    }
    e855 = null;
    value = [e848, e852, e855];
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
  let n862 = 0;
  l859: for (;;) {
    if (n862 >= 4096) break;
    const s861 = p;
    l860: {
      {
        const s863 = p;
        l864: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l864; }
          break l860;
        }
        p = s863;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l860;
      }
      p++;
      n862++;
      continue l859;
    }
    p = s861;
    break;
  }
  p = skipMarkedQuote(p);
  if (p < 0) { return -1; }
  return p;
}

function text254(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l867: {
      {
        const s868 = p;
        l869: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l869; }
          break l867;
        }
        p = s868;
      }
      {
        const s871 = p;
        l872: {
          p = skipEnds(p);
          if (p < 0) { break l872; }
          break l867;
        }
        p = s871;
      }
      {
        const s874 = p;
        l875: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l875; }
          break l867;
        }
        p = s874;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l867;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l877: {
      {
        const s878 = p;
        l879: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l879; }
          break l877;
        }
        p = s878;
      }
      p = skipEnds(p);
      if (p < 0) { break l877; }
      l883: {
        const s881 = p;
        l882: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l882; }
          p = s881;
          break l883;
        }
        p = s881;
        break l877;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf255(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  const r884 = readMarkedEnd(p);
  if (r884 === undefined) { return -1; }
  value = r884;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l885: {
    const s886 = p;
    const t887 = trail.length;
    l888: {
      const r889 = readMarkedClose(p);
      if (r889 === undefined) { break l888; }
      value = r889;
      p = pos;
      break l885;
    }
    p = s886;
    trail.length = t887;
    l891: {
      const r892 = readBadCutMarkedQuote(p);
      if (r892 === undefined) { break l891; }
      value = r892;
      p = pos;
      break l885;
    }
    p = s886;
    trail.length = t887;
    l894: {
      const r895 = readMissingRest(p);
      if (r895 === undefined) { break l894; }
      value = r895;
      p = pos;
      break l885;
    }
    p = s886;
    trail.length = t887;
    const r897 = readMissingQuote(p);
    if (r897 === undefined) { return undefined; }
    value = r897;
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

function leaf259(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberNode | WordNode;
  l900: {
    const s901 = p;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l902: {
        const r903 = readNumber(p);
        if (r903 === undefined) { break l902; }
        value = r903;
        p = pos;
        break l900;
      }
      p = s901;
    } else touched ||= p >= end;
    const r927 = readWord(p);
    if (r927 === undefined) { return -1; }
    value = r927;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s904 = p;
  l905: {
    if (text.charCodeAt(p) === 45) {
      const s907 = p;
      l906: {

        p++;
        break l905;
      }
      p = s907;
    } else touched ||= p >= end;
  }
  l908: {
    const s909 = p;
    if (text.charCodeAt(p) === 48) {
      l910: {

        p++;
        break l908;
      }
      p = s909;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l911: {
    if (text.charCodeAt(p) === 46) {
      const s913 = p;
      l912: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l912;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l911;
      }
      p = s913;
    } else touched ||= p >= end;
  }
  l914: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s916 = p;
      l915: {
        p++;
        l917: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s919 = p;
            l918: {
              p++;
              break l917;
            }
            p = s919;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l915;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l914;
      }
      p = s916;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s904, p);
  l922: {
    const s920 = p;
    l921: {
      p = skipScalarEnd(p);
      if (p < 0) { break l921; }
      p = s920;
      break l922;
    }
    p = s920;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l923: {
    const s924 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l925: {
        p++;
        break l923;
      }
      p = s924;
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
  const s928 = p;
  {
    const s929 = p;
    l930: {
      p = skipEnds(p);
      if (p < 0) { break l930; }
      return undefined;
    }
    p = s929;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l932: for (;;) {
    const s934 = p;
    l933: {
      {
        const s936 = p;
        l937: {
          p = skipEnds(p);
          if (p < 0) { break l937; }
          break l933;
        }
        p = s936;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l933;
      }
      p++;
      continue l932;
    }
    p = s934;
    break;
  }
  l_text = text.slice(s928, p);
  l941: {
    const s939 = p;
    l940: {
      p = skipScalarEnd(p);
      if (p < 0) { break l940; }
      p = s939;
      break l941;
    }
    p = s939;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf263(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutPartNode | BadDebrisNode;
  l943: {
    const s944 = p;
    const t945 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l946: {
        const r947 = readSpace(p);
        if (r947 === undefined) { break l946; }
        value = r947;
        p = pos;
        break l943;
      }
      p = s944;
      trail.length = t945;
    } else touched ||= p >= end;
    l949: {
      const r950 = readBadCutPart(p);
      if (r950 === undefined) { break l949; }
      value = r950;
      p = pos;
      break l943;
    }
    p = s944;
    trail.length = t945;
    const r1025 = readBadDebris(p);
    if (r1025 === undefined) { return -1; }
    value = r1025;
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
  l951: {
    const s952 = p;
    l953: {
      p = skipKey(p);
      if (p < 0) { break l953; }
      break l951;
    }
    p = s952;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l990: {
        p = skipNumber(p);
        if (p < 0) { break l990; }
        break l951;
      }
      p = s952;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l954: {
    const s955 = p;
    if (text.charCodeAt(p) === 34) {
      l956: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l956; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l956;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l956;
        }
        p++;
        break l954;
      }
      p = s955;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l965: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l965; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l965;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l965;
        }
        p++;
        break l954;
      }
      p = s955;
    } else touched ||= p >= end;
    l974: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l974; }
      p = skipMarkedKey(p);
      if (p < 0) { break l974; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l974; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l974;
      }
      p++;
      break l954;
    }
    p = s955;

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
  l957: for (;;) {
    const s959 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l958: {
        l961: {
          const s962 = p;
          if (text.charCodeAt(p) === 92) {
            l963: {
              p = skip_escape(p);
              if (p < 0) { break l963; }
              break l961;
            }
            p = s962;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l958;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l957;
      }
      p = s959;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l966: for (;;) {
    const s968 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l967: {
        l970: {
          const s971 = p;
          if (text.charCodeAt(p) === 92) {
            l972: {
              p = skip_escape(p);
              if (p < 0) { break l972; }
              break l970;
            }
            p = s971;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l967;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l966;
      }
      p = s968;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m979 = false;
  l976: for (;;) {
    const s978 = p;
    l977: {
      {
        const s980 = p;
        l981: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l981; }
          break l977;
        }
        p = s980;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l977;
      }
      p++;
      m979 = true;
      continue l976;
    }
    p = s978;
    break;
  }
  if (!m979) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n984 = characterSize(p, CLASS_0);
  if (n984 === 0) { return -1; }
  p += n984;
  l985: for (;;) {
    const s987 = p;
    if (p < end) {
      l986: {
        const n989 = characterSize(p, CLASS_1);
        if (n989 === 0) { break l986; }
        p += n989;
        continue l985;
      }
      p = s987;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l992: {
    if (text.charCodeAt(p) === 45) {
      const s994 = p;
      l993: {

        p++;
        break l992;
      }
      p = s994;
    } else touched ||= p >= end;
  }
  l995: {
    const s996 = p;
    if (text.charCodeAt(p) === 48) {
      l997: {

        p++;
        break l995;
      }
      p = s996;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l998: {
    if (text.charCodeAt(p) === 46) {
      const s1000 = p;
      l999: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l999;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l998;
      }
      p = s1000;
    } else touched ||= p >= end;
  }
  l1001: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1003 = p;
      l1002: {
        p++;
        l1004: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s1006 = p;
            l1005: {
              p++;
              break l1004;
            }
            p = s1006;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1002;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1001;
      }
      p = s1003;
    } else touched ||= p >= end;
  }
  l1009: {
    const s1007 = p;
    l1008: {
      p = skipScalarEnd(p);
      if (p < 0) { break l1008; }
      p = s1007;
      break l1009;
    }
    p = s1007;
    return -1;
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s1011 = p;
    l1012: {
      p = skipEnds(p);
      if (p < 0) { break l1012; }
      return -1;
    }
    p = s1011;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1014: for (;;) {
    const s1016 = p;
    l1015: {
      {
        const s1018 = p;
        l1019: {
          p = skipEnds(p);
          if (p < 0) { break l1019; }
          break l1015;
        }
        p = s1018;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l1015;
      }
      p++;
      continue l1014;
    }
    p = s1016;
    break;
  }
  l1023: {
    const s1021 = p;
    l1022: {
      p = skipScalarEnd(p);
      if (p < 0) { break l1022; }
      p = s1021;
      break l1023;
    }
    p = s1021;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1026 = p;
    l1027: {
      p = skipEnds(p);
      if (p < 0) { break l1027; }
      return undefined;
    }
    p = s1026;
  }
  {
    const s1029 = p;
    l1030: {
      if (p < end) {
        {
          const s1032 = p;
          l1033: {
            p++;
            break l1030;
          }
          p = s1032;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s1029;
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

function leaf275(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r1036 = readListEnd(p);
  if (r1036 === undefined) { return -1; }
  value = r1036;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l1037: {
    const s1038 = p;
    const t1039 = trail.length;
    l1040: {
      const r1041 = readListClose(p);
      if (r1041 === undefined) { break l1040; }
      value = r1041;
      p = pos;
      break l1037;
    }
    p = s1038;
    trail.length = t1039;
    l1046: {
      const r1047 = readMissingRest(p);
      if (r1047 === undefined) { break l1046; }
      value = r1047;
      p = pos;
      break l1037;
    }
    p = s1038;
    trail.length = t1039;
    const r1049 = readMissingBracket(p);
    if (r1049 === undefined) { return undefined; }
    value = r1049;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l1042: {
    const s1043 = p;
    if (text.charCodeAt(p) === 93) {
      l1044: {

        p++;
        break l1042;
      }
      p = s1043;
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

function leaf281(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadCutPartNode | BadDebrisNode;
  l1052: {
    const s1053 = p;
    const t1054 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1055: {
        const r1056 = readComma(p);
        if (r1056 === undefined) { break l1055; }
        value = r1056;
        p = pos;
        break l1052;
      }
      p = s1053;
      trail.length = t1054;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1058: {
        const r1059 = readSpace(p);
        if (r1059 === undefined) { break l1058; }
        value = r1059;
        p = pos;
        break l1052;
      }
      p = s1053;
      trail.length = t1054;
    } else touched ||= p >= end;
    l1061: {
      const r1062 = readBadCutPart(p);
      if (r1062 === undefined) { break l1061; }
      value = r1062;
      p = pos;
      break l1052;
    }
    p = s1053;
    trail.length = t1054;
    const r1064 = readBadDebris(p);
    if (r1064 === undefined) { return -1; }
    value = r1064;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf282(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r1066 = readObjectEnd(p);
  if (r1066 === undefined) { return -1; }
  value = r1066;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l1067: {
    const s1068 = p;
    const t1069 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l1070: {
        const r1071 = readObjectClose(p);
        if (r1071 === undefined) { break l1070; }
        value = r1071;
        p = pos;
        break l1067;
      }
      p = s1068;
      trail.length = t1069;
    } else touched ||= p >= end;
    l1073: {
      const r1074 = readMissingRest(p);
      if (r1074 === undefined) { break l1073; }
      value = r1074;
      p = pos;
      break l1067;
    }
    p = s1068;
    trail.length = t1069;
    const r1076 = readMissingBracket(p);
    if (r1076 === undefined) { return undefined; }
    value = r1076;
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

function leaf285(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l1079: {
    const s1080 = p;
    const t1081 = trail.length;
    l1082: {
      const r1083 = readBadBrackets(p);
      if (r1083 === undefined) { break l1082; }
      value = r1083;
      p = pos;
      break l1079;
    }
    p = s1080;
    trail.length = t1081;
    const r1092 = readBadJunk(p);
    if (r1092 === undefined) { return -1; }
    value = r1092;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadBrackets(p: number): BadBracketsNode | undefined {
  let c = 0;
  const start = p;
  let m1087 = false;
  l1084: for (;;) {
    const s1086 = p;
    l1085: {
      {
        const s1088 = p;
        l1089: {
          p = skipEnds(p);
          if (p < 0) { break l1089; }
          break l1085;
        }
        p = s1088;
      }
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1085;
      }
      p++;
      m1087 = true;
      continue l1084;
    }
    p = s1086;
    break;
  }
  if (!m1087) { return undefined; }
  pos = p;
  const node: BadBracketsNode = { type: 'BadBrackets', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1093 = p;
    l1094: {
      p = skip_callOver(p);
      if (p < 0) { break l1094; }
      return undefined;
    }
    p = s1093;
  }
  let m1100 = false;
  l1097: for (;;) {
    const s1099 = p;
    l1098: {
      {
        const s1101 = p;
        l1102: {
          p = skipEnds(p);
          if (p < 0) { break l1102; }
          break l1098;
        }
        p = s1101;
      }
      {
        const s1104 = p;
        l1105: {
          p = skip_callClose(p);
          if (p < 0) { break l1105; }
          break l1098;
        }
        p = s1104;
      }
      {
        const s1107 = p;
        l1108: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1108; }
          break l1098;
        }
        p = s1107;
      }
      {
        const s1110 = p;
        l1111: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1111; }
          break l1098;
        }
        p = s1110;
      }
      {
        const s1113 = p;
        l1114: {
          p = skipTagMarker(p);
          if (p < 0) { break l1114; }
          break l1098;
        }
        p = s1113;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1116 = p;
          l1117: {
            p++;
            break l1098;
          }
          p = s1116;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1098;
      }
      p++;
      m1100 = true;
      continue l1097;
    }
    p = s1099;
    break;
  }
  if (!m1100) { return undefined; }
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

function leaf297(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  const r1120 = readCallEnd(p);
  if (r1120 === undefined) { return -1; }
  value = r1120;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l1121: {
    const s1122 = p;
    const t1123 = trail.length;
    l1124: {
      const r1125 = readCallClose(p);
      if (r1125 === undefined) { break l1124; }
      value = r1125;
      p = pos;
      break l1121;
    }
    p = s1122;
    trail.length = t1123;
    l1127: {
      const r1128 = readBadCallClose(p);
      if (r1128 === undefined) { break l1127; }
      value = r1128;
      p = pos;
      break l1121;
    }
    p = s1122;
    trail.length = t1123;
    l1130: {
      const r1131 = readBadCutClose(p);
      if (r1131 === undefined) { break l1130; }
      value = r1131;
      p = pos;
      break l1121;
    }
    p = s1122;
    trail.length = t1123;
    l1133: {
      const r1134 = readCallOver(p);
      if (r1134 === undefined) { break l1133; }
      value = r1134;
      p = pos;
      break l1121;
    }
    p = s1122;
    trail.length = t1123;
    l1139: {
      const r1140 = readCallOverAtEnd(p);
      if (r1140 === undefined) { break l1139; }
      value = r1140;
      p = pos;
      break l1121;
    }
    p = s1122;
    trail.length = t1123;
    l1145: {
      const r1146 = readMissingAtEnd(p);
      if (r1146 === undefined) { break l1145; }
      value = r1146;
      p = pos;
      break l1121;
    }
    p = s1122;
    trail.length = t1123;
    const r1151 = readMissingCallClose(p);
    if (r1151 === undefined) { return undefined; }
    value = r1151;
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
  l1137: {
    if (p < end) {
      const s1135 = p;
      l1136: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1136;
        }
        p++;
        p = s1135;
        break l1137;
      }
      p = s1135;
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
      const s1141 = p;
      l1142: {
        p++;
        return undefined;
      }
      p = s1141;
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
      const s1147 = p;
      l1148: {
        p++;
        return undefined;
      }
      p = s1147;
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

function leaf310(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutCallNode;
  const r1154 = readBadCutCall(p);
  if (r1154 === undefined) { return -1; }
  value = r1154;
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
  l1155: {
    const s1156 = p;
    l1157: {
      p = skipCallOpen(p);
      if (p < 0) { break l1157; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1157; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1163: {
        const s1165 = p;
        l1164: {
          p = skipCallId(p);
          if (p < 0) { break l1164; }
          break l1163;
        }
        p = s1165;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1157; }
      l1167: for (;;) {
        const s1169 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l1168: {
            p = skipAttribute(p);
            if (p < 0) { break l1168; }
            continue l1167;
          }
          p = s1169;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l1157; }
      break l1155;
    }
    p = s1156;
    l1171: {
      p = skipCallOpen(p);
      if (p < 0) { break l1171; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1171; }
      p = skipLooseEnd(p);
      if (p < 0) { break l1171; }
      break l1155;
    }
    p = s1156;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l1172: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1174 = p;
        l1173: {
          p++;
          break l1172;
        }
        p = s1174;
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
  l1159: for (;;) {
    const s1161 = p;
    l1160: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1160; }
      continue l1159;
    }
    p = s1161;
    break;
  }
  return p;
}

function skipCallId(p: number): number {
  let c = 0;
  p = skipIdOpen(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  return p;
}

function skipBadCallOpen(p: number): number {
  p = skipWrongCallOpen(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf317(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l1176: {
    const s1177 = p;
    const t1178 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1179: {
        const r1180 = readSpace(p);
        if (r1180 === undefined) { break l1179; }
        value = r1180;
        p = pos;
        break l1176;
      }
      p = s1177;
      trail.length = t1178;
    } else touched ||= p >= end;
    l1182: {
      const r1183 = readSeparator(p);
      if (r1183 === undefined) { break l1182; }
      value = r1183;
      p = pos;
      break l1176;
    }
    p = s1177;
    trail.length = t1178;
    if (text.charCodeAt(p) === 96) {
      l1188: {
        const r1189 = readBadInnerFence(p);
        if (r1189 === undefined) { break l1188; }
        value = r1189;
        p = pos;
        break l1176;
      }
      p = s1177;
      trail.length = t1178;
    } else touched ||= p >= end;
    const r1191 = readInnerFenceEnd(p);
    if (r1191 === undefined) { return -1; }
    value = r1191;
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
  l1186: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      const s1184 = p;
      l1185: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1185;
        }
        p++;
        p = s1184;
        break l1186;
      }
      p = s1184;
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

function leaf321(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r1193 = readPyOpen(p);
  if (r1193 === undefined) { return -1; }
  value = r1193;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1196: {
    const s1194 = p;
    l1195: {
      p = skip_pyList(p);
      if (p < 0) { break l1195; }
      p = s1194;
      break l1196;
    }
    p = s1194;
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
  const n1198 = characterSize(p, CLASS_2);
  if (n1198 === 0) { return -1; }
  p += n1198;
  l1199: for (;;) {
    const s1201 = p;
    if (p < end) {
      l1200: {
        const n1203 = characterSize(p, CLASS_3);
        if (n1203 === 0) { break l1200; }
        p += n1203;
        continue l1199;
      }
      p = s1201;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf327(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1205 = readPyHead(p);
  if (r1205 === undefined) { return -1; }
  value = r1205;
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
  const r1206 = readPyName(p);
  if (r1206 === undefined) { return undefined; }
  l_name = r1206;
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
  const s1207 = p;
  const n1208 = characterSize(p, CLASS_2);
  if (n1208 === 0) { return undefined; }
  p += n1208;
  l1209: for (;;) {
    const s1211 = p;
    if (p < end) {
      l1210: {
        const n1213 = characterSize(p, CLASS_3);
        if (n1213 === 0) { break l1210; }
        p += n1213;
        continue l1209;
      }
      p = s1211;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1207, p);
  pos = p;
  return value;
}

function leaf330(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyKeyNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1216 = readPyKey(p);
  if (r1216 === undefined) { return -1; }
  value = r1216;
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
  const r1217 = readBareKey(p);
  if (r1217 === undefined) { return undefined; }
  l_name = r1217;
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
      const s1219 = p;
      l1220: {

        p++;
        return undefined;
      }
      p = s1219;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'PyKey', start: base + start, end: base + p, name: l_name };
}

function leaf332(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutArgumentNode | BadCutPartNode | BadDebrisNode;
  l1223: {
    const s1224 = p;
    const t1225 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1226: {
        const r1227 = readSpace(p);
        if (r1227 === undefined) { break l1226; }
        value = r1227;
        p = pos;
        break l1223;
      }
      p = s1224;
      trail.length = t1225;
    } else touched ||= p >= end;
    l1229: {
      const r1230 = readBadCutArgument(p);
      if (r1230 === undefined) { break l1229; }
      value = r1230;
      p = pos;
      break l1223;
    }
    p = s1224;
    trail.length = t1225;
    l1235: {
      const r1236 = readBadCutPart(p);
      if (r1236 === undefined) { break l1235; }
      value = r1236;
      p = pos;
      break l1223;
    }
    p = s1224;
    trail.length = t1225;
    const r1238 = readBadDebris(p);
    if (r1238 === undefined) { return -1; }
    value = r1238;
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
      const s1231 = p;
      l1232: {

        p++;
        return -1;
      }
      p = s1231;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf336(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r1240 = readPyCallEnd(p);
  if (r1240 === undefined) { return -1; }
  value = r1240;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l1241: {
    const s1242 = p;
    const t1243 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1244: {
        const r1245 = readPyCallClose(p);
        if (r1245 === undefined) { break l1244; }
        value = r1245;
        p = pos;
        break l1241;
      }
      p = s1242;
      trail.length = t1243;
    } else touched ||= p >= end;
    l1247: {
      const r1248 = readMissingRest(p);
      if (r1248 === undefined) { break l1247; }
      value = r1248;
      p = pos;
      break l1241;
    }
    p = s1242;
    trail.length = t1243;
    const r1250 = readMissingBracket(p);
    if (r1250 === undefined) { return undefined; }
    value = r1250;
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

function leaf339(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l1253: {
    const s1254 = p;
    const t1255 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1256: {
        const r1257 = readComma(p);
        if (r1257 === undefined) { break l1256; }
        value = r1257;
        p = pos;
        break l1253;
      }
      p = s1254;
      trail.length = t1255;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1259: {
        const r1260 = readSpace(p);
        if (r1260 === undefined) { break l1259; }
        value = r1260;
        p = pos;
        break l1253;
      }
      p = s1254;
      trail.length = t1255;
    } else touched ||= p >= end;
    const r1262 = readBadDebris(p);
    if (r1262 === undefined) { return -1; }
    value = r1262;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf340(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r1264 = readPyEnd(p);
  if (r1264 === undefined) { return -1; }
  value = r1264;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l1265: {
    const s1266 = p;
    const t1267 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1268: {
        const r1269 = readPyClose(p);
        if (r1269 === undefined) { break l1268; }
        value = r1269;
        p = pos;
        break l1265;
      }
      p = s1266;
      trail.length = t1267;
    } else touched ||= p >= end;
    l1271: {
      const r1272 = readMissingAtEnd(p);
      if (r1272 === undefined) { break l1271; }
      value = r1272;
      p = pos;
      break l1265;
    }
    p = s1266;
    trail.length = t1267;
    const r1274 = readMissingBracket(p);
    if (r1274 === undefined) { return undefined; }
    value = r1274;
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

function leaf343(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1277!: null;
  l1280: {
    const s1278 = p;
    l1279: {
      p = skipLines(p);
      if (p < 0) { break l1279; }
      p = s1278;
      break l1280;
    }
    p = s1278;
    return -1;
  }
  e1277 = null;
  value = [e1277];
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

function leaf346(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e1281!: null;
  l1284: {
    const s1282 = p;
    l1283: {
      p = skipJson(p);
      if (p < 0) { break l1283; }
      p = s1282;
      break l1284;
    }
    p = s1282;
    return -1;
  }
  e1281 = null;
  let e1285!: null;
  {
    const s1286 = p;
    l1287: {
      p = skipEnds(p);
      if (p < 0) { break l1287; }
      return -1;
    }
    p = s1286;
  }
  e1285 = null;
  value = [e1281, e1285];
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

function leaf349(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  const r1289 = readBadBrackets(p);
  if (r1289 === undefined) { return -1; }
  value = r1289;
  p = pos;
  leafValue = value;
  return p;
}

function leaf350(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1291!: null;
  l1294: {
    const s1292 = p;
    l1293: {
      p = skipVisible(p);
      if (p < 0) { break l1293; }
      p = s1292;
      break l1294;
    }
    p = s1292;
    return -1;
  }
  e1291 = null;
  value = [e1291];
  leafValue = value;
  return p;
}

function leaf351(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1295: {
    const s1296 = p;
    const t1297 = trail.length;
    l1298: {
      const r1299 = readBadNameless(p);
      if (r1299 === undefined) { break l1298; }
      value = r1299;
      p = pos;
      break l1295;
    }
    p = s1296;
    trail.length = t1297;
    const r1323 = readBadStrayWords(p);
    if (r1323 === undefined) { return -1; }
    value = r1323;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1300: {
    const s1301 = p;
    l1302: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1302; }
      break l1300;
    }
    p = s1301;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l1303: for (;;) {
    const s1305 = p;
    l1304: {
      {
        const s1307 = p;
        l1308: {
          p = skip_callClose(p);
          if (p < 0) { break l1308; }
          break l1304;
        }
        p = s1307;
      }
      {
        const s1310 = p;
        l1311: {
          p = skip_sectionClose(p);
          if (p < 0) { break l1311; }
          break l1304;
        }
        p = s1310;
      }
      {
        const s1313 = p;
        l1314: {
          p = skipCallOpening(p);
          if (p < 0) { break l1314; }
          break l1304;
        }
        p = s1313;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1304;
      }
      p++;
      continue l1303;
    }
    p = s1305;
    break;
  }
  l1319: {
    const s1321 = p;
    l1320: {
      p = skip_callClose(p);
      if (p < 0) { break l1320; }
      break l1319;
    }
    p = s1321;
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
  l1318: {
    const s1316 = p;
    l1317: {
      p = skipVisible(p);
      if (p < 0) { break l1317; }
      p = s1316;
      break l1318;
    }
    p = s1316;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l1324: {
    const s1325 = p;
    l1326: {
      l1329: {
        const s1327 = p;
        l1328: {
          p = skipSectionCloses(p);
          if (p < 0) { break l1328; }
          p = s1327;
          break l1329;
        }
        p = s1327;
        break l1326;
      }
      let m1333 = false;
      l1330: for (;;) {
        const s1332 = p;
        l1331: {
          {
            const s1334 = p;
            l1335: {
              p = skipStrayStop(p);
              if (p < 0) { break l1335; }
              break l1331;
            }
            p = s1334;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s1343 = p;
              l1344: {

                p++;
                break l1331;
              }
              p = s1343;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s1346 = p;
              l1347: {

                p++;
                break l1331;
              }
              p = s1346;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1331;
          }
          p++;
          m1333 = true;
          continue l1330;
        }
        p = s1332;
        break;
      }
      if (!m1333) { break l1326; }
      break l1324;
    }
    p = s1325;
    l1351: {
      const s1349 = p;
      l1350: {
        p = skip_sectionOver(p);
        if (p < 0) { break l1350; }
        p = s1349;
        break l1351;
      }
      p = s1349;
      return undefined;
    }
    let m1355 = false;
    l1352: for (;;) {
      const s1354 = p;
      l1353: {
        {
          const s1356 = p;
          l1357: {
            p = skipStrayStop(p);
            if (p < 0) { break l1357; }
            break l1353;
          }
          p = s1356;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1353;
        }
        p++;
        m1355 = true;
        continue l1352;
      }
      p = s1354;
      break;
    }
    if (!m1355) { return undefined; }
    l1361: {
      if (text.charCodeAt(p) === 91) {
        const s1359 = p;
        l1360: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l1360;
          }
          p++;
          p = s1359;
          break l1361;
        }
        p = s1359;
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
  l1337: {
    const s1338 = p;
    l1339: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1339; }
      break l1337;
    }
    p = s1338;
    l1340: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1340; }
      break l1337;
    }
    p = s1338;
    l1341: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1341; }
      break l1337;
    }
    p = s1338;
    l1342: {
      p = skipVisible(p);
      if (p < 0) { break l1342; }
      break l1337;
    }
    p = s1338;
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

function leaf364(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r1363 = readSectionEnd(p);
  if (r1363 === undefined) { return -1; }
  value = r1363;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1364: {
    const s1365 = p;
    const t1366 = trail.length;
    l1367: {
      const r1368 = readSectionClose(p);
      if (r1368 === undefined) { break l1367; }
      value = r1368;
      p = pos;
      break l1364;
    }
    p = s1365;
    trail.length = t1366;
    l1370: {
      const r1371 = readBadSectionClose(p);
      if (r1371 === undefined) { break l1370; }
      value = r1371;
      p = pos;
      break l1364;
    }
    p = s1365;
    trail.length = t1366;
    l1373: {
      const r1374 = readBadCutClose(p);
      if (r1374 === undefined) { break l1373; }
      value = r1374;
      p = pos;
      break l1364;
    }
    p = s1365;
    trail.length = t1366;
    l1376: {
      const r1377 = readSectionOver(p);
      if (r1377 === undefined) { break l1376; }
      value = r1377;
      p = pos;
      break l1364;
    }
    p = s1365;
    trail.length = t1366;
    l1379: {
      const r1380 = readMissingAtEnd(p);
      if (r1380 === undefined) { break l1379; }
      value = r1380;
      p = pos;
      break l1364;
    }
    p = s1365;
    trail.length = t1366;
    const r1382 = readMissingSectionClose(p);
    if (r1382 === undefined) { return undefined; }
    value = r1382;
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

function leaf370(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNoFenceNode;
  const r1385 = readBadNoFence(p);
  if (r1385 === undefined) { return -1; }
  value = r1385;
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
  l1388: {
    if (text.charCodeAt(p) === 91) {
      const s1386 = p;
      l1387: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1387;
        }
        p++;
        p = s1386;
        break l1388;
      }
      p = s1386;
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

function leaf374(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1390!: null;
  l1393: {
    const s1391 = p;
    l1392: {
      p = skipBareCall(p);
      if (p < 0) { break l1392; }
      p = s1391;
      break l1393;
    }
    p = s1391;
    return -1;
  }
  e1390 = null;
  value = [e1390];
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

function leaf378(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l1394: {
    const s1395 = p;
    const t1396 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1397: {
        const r1398 = readSpace(p);
        if (r1398 === undefined) { break l1397; }
        value = r1398;
        p = pos;
        break l1394;
      }
      p = s1395;
      trail.length = t1396;
    } else touched ||= p >= end;
    const r1400 = readBadNameless(p);
    if (r1400 === undefined) { return -1; }
    value = r1400;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf379(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1402: {
    const s1404 = p;
    l1403: {
      const r1405 = readLateClose(p);
      if (r1405 === undefined) { break l1403; }
      value = r1405;
      p = pos;
      break l1402;
    }
    p = s1404;
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

function leaf381(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1407!: null;
  l1410: {
    const s1408 = p;
    l1409: {
      p = skipBareObject(p);
      if (p < 0) { break l1409; }
      p = s1408;
      break l1410;
    }
    p = s1408;
    return -1;
  }
  e1407 = null;
  value = [e1407];
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
  l1411: {
    if (text.charCodeAt(p) === 34) {
      const s1413 = p;
      l1412: {
        p = skipBareType(p);
        if (p < 0) { break l1412; }
        break l1411;
      }
      p = s1413;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1414: {
    const s1415 = p;
    if (text.charCodeAt(p) === 110) {
      l1416: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l1416;
        }
        p += 4;
        break l1414;
      }
      p = s1415;
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
  l1417: {
    const s1418 = p;
    if (text.charCodeAt(p) === 34) {
      l1419: {
        p = skipBareName(p);
        if (p < 0) { break l1419; }
        break l1417;
      }
      p = s1418;
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
  l1420: {
    const s1421 = p;
    if (text.charCodeAt(p) === 112) {
      l1422: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l1422;
        }
        p += 10;
        break l1420;
      }
      p = s1421;
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

function leaf387(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l1423: {
    const s1424 = p;
    const t1425 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1426: {
        const r1427 = readSpace(p);
        if (r1427 === undefined) { break l1426; }
        value = r1427;
        p = pos;
        break l1423;
      }
      p = s1424;
      trail.length = t1425;
    } else touched ||= p >= end;
    l1429: {
      const r1430 = readSeparator(p);
      if (r1430 === undefined) { break l1429; }
      value = r1430;
      p = pos;
      break l1423;
    }
    p = s1424;
    trail.length = t1425;
    const r1432 = readBadBrackets(p);
    if (r1432 === undefined) { return -1; }
    value = r1432;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf388(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1434!: null;
  l1437: {
    const s1435 = p;
    l1436: {
      p = skip_pyList(p);
      if (p < 0) { break l1436; }
      p = s1435;
      break l1437;
    }
    p = s1435;
    return -1;
  }
  e1434 = null;
  value = [e1434];
  leafValue = value;
  return p;
}

function leaf389(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r1438 = readBadBracket(p);
  if (r1438 === undefined) { return -1; }
  value = r1438;
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

function leaf391(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolHeadNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r1440 = readToolHead(p);
  if (r1440 === undefined) { return -1; }
  value = r1440;
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
  const r1441 = readToolName(p);
  if (r1441 === undefined) { return undefined; }
  l_name = r1441;
  p = pos;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1445: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      const s1443 = p;
      l1444: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1444;
        }
        p++;
        l1446: {
          if (text.charCodeAt(p) === 47) {
            const s1448 = p;
            l1447: {

              p++;
              break l1446;
            }
            p = s1448;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1444; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1444;
        }
        p++;
        p = s1443;
        break l1445;
      }
      p = s1443;
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

function leaf396(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadToolWordsNode;
  l1450: {
    const s1451 = p;
    const t1452 = trail.length;
    l1453: {
      const r1454 = readBadCutElement(p);
      if (r1454 === undefined) { break l1453; }
      value = r1454;
      p = pos;
      break l1450;
    }
    p = s1451;
    trail.length = t1452;
    const r1456 = readBadToolWords(p);
    if (r1456 === undefined) { return -1; }
    value = r1456;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadToolWords(p: number): BadToolWordsNode | undefined {
  const start = p;
  let m1460 = false;
  l1457: for (;;) {
    const s1459 = p;
    l1458: {
      if (text.charCodeAt(p) === 60) {
        {
          const s1461 = p;
          l1462: {
            p = skip_toolClose(p);
            if (p < 0) { break l1462; }
            break l1458;
          }
          p = s1461;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1464 = p;
          l1465: {

            p++;
            p = skipToolParameter(p);
            if (p < 0) { break l1465; }
            if (text.charCodeAt(p) !== 62) {
              touched ||= p >= end;
              break l1465;
            }
            p++;
            break l1458;
          }
          p = s1464;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1467 = p;
          l1468: {
            p = skipToolHead(p);
            if (p < 0) { break l1468; }
            break l1458;
          }
          p = s1467;
        }
      } else touched ||= p >= end;
      {
        const s1476 = p;
        l1477: {
          p = skipCutToolTag(p);
          if (p < 0) { break l1477; }
          break l1458;
        }
        p = s1476;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1458;
      }
      p++;
      m1460 = true;
      continue l1457;
    }
    p = s1459;
    break;
  }
  if (!m1460) { return undefined; }
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
  l1472: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      const s1470 = p;
      l1471: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1471;
        }
        p++;
        l1473: {
          if (text.charCodeAt(p) === 47) {
            const s1475 = p;
            l1474: {

              p++;
              break l1473;
            }
            p = s1475;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1471; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1471;
        }
        p++;
        p = s1470;
        break l1472;
      }
      p = s1470;
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
  l1479: {
    const s1480 = p;
    if (text.charCodeAt(p) === 60) {
      l1481: {
        p = skip_toolClose(p);
        if (p < 0) { break l1481; }
        break l1479;
      }
      p = s1480;
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

function leaf404(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  const r1483 = readToolEnd(p);
  if (r1483 === undefined) { return -1; }
  value = r1483;
  p = pos;
  leafValue = value;
  return p;
}

function readToolEnd(p: number): ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode | undefined {
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  l1484: {
    const s1485 = p;
    const t1486 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l1487: {
        const r1488 = readToolClose(p);
        if (r1488 === undefined) { break l1487; }
        value = r1488;
        p = pos;
        break l1484;
      }
      p = s1485;
      trail.length = t1486;
    } else touched ||= p >= end;
    l1490: {
      const r1491 = readBadCutToolClose(p);
      if (r1491 === undefined) { break l1490; }
      value = r1491;
      p = pos;
      break l1484;
    }
    p = s1485;
    trail.length = t1486;
    l1493: {
      const r1494 = readMissingRest(p);
      if (r1494 === undefined) { break l1493; }
      value = r1494;
      p = pos;
      break l1484;
    }
    p = s1485;
    trail.length = t1486;
    const r1496 = readMissingToolClose(p);
    if (r1496 === undefined) { return undefined; }
    value = r1496;
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

function leaf410(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r1499 = readBadStrayClose(p);
  if (r1499 === undefined) { return -1; }
  value = r1499;
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

function leaf414(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1501 = readFenceOpen(p);
  if (r1501 === undefined) { return -1; }
  value = r1501;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1502 = p;
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
  l_text = text.slice(s1502, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function leaf416(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1504 = readFenceChar(p);
  if (r1504 === undefined) { return -1; }
  value = r1504;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e1505!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s1506 = p;
      l1507: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1507;
        }
        p += 3;
        return undefined;
      }
      p = s1506;
    }
  } else touched ||= p >= end;
  e1505 = null;
  let e1509!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e1509 = text.charAt(p);
  p++;
  value = [e1505, e1509];
  pos = p;
  return value;
}

function text418(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l1511: {
        if (text.charCodeAt(p) === 96) {
          {
            const s1512 = p;
            l1513: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1513;
              }
              p += 3;
              break l1511;
            }
            p = s1512;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1511;
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

function leaf419(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l1515: {
    if (text.charCodeAt(p) === 96) {
      const s1517 = p;
      l1516: {
        const r1518 = readFenceClose(p);
        if (r1518 === undefined) { break l1516; }
        value = r1518;
        p = pos;
        break l1515;
      }
      p = s1517;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s1519 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s1519, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf421(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1521 = readInlineCode(p);
  if (r1521 === undefined) { return -1; }
  value = r1521;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s1522 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCode(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s1522, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function leaf423(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, string];
  const r1524 = readTextChar(p);
  if (r1524 === undefined) { return -1; }
  value = r1524;
  p = pos;
  leafValue = value;
  return p;
}

function readTextChar(p: number): [null, null, string] | undefined {
  let value!: [null, null, string];
  let e1525!: null;
  {
    const s1526 = p;
    l1527: {
      p = skipStop(p);
      if (p < 0) { break l1527; }
      return undefined;
    }
    p = s1526;
  }
  e1525 = null;
  let e1529!: null;
  {
    const s1530 = p;
    l1531: {
      p = skipCutStop(p);
      if (p < 0) { break l1531; }
      return undefined;
    }
    p = s1530;
  }
  e1529 = null;
  let e1533!: string;
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return undefined;
  }
  e1533 = text.charAt(p);
  p++;
  value = [e1525, e1529, e1533];
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

function text427(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1535: {
      {
        const s1536 = p;
        l1537: {
          p = skipStop(p);
          if (p < 0) { break l1537; }
          break l1535;
        }
        p = s1536;
      }
      {
        const s1539 = p;
        l1540: {
          p = skipCutStop(p);
          if (p < 0) { break l1540; }
          break l1535;
        }
        p = s1539;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l1535;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf428(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | BadCutOpeningNode | LoneTextNode;
  l1542: {
    const s1543 = p;
    const t1544 = trail.length;
    l1545: {
      const r1546 = readBadCutMarker(p);
      if (r1546 === undefined) { break l1545; }
      value = r1546;
      p = pos;
      break l1542;
    }
    p = s1543;
    trail.length = t1544;
    l1548: {
      const r1549 = readBadCutOpening(p);
      if (r1549 === undefined) { break l1548; }
      value = r1549;
      p = pos;
      break l1542;
    }
    p = s1543;
    trail.length = t1544;
    const r1555 = readLoneText(p);
    if (r1555 === undefined) { return -1; }
    value = r1555;
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
  l1550: {
    const s1551 = p;
    l1552: {
      p = skip_pyList(p);
      if (p < 0) { break l1552; }
      break l1550;
    }
    p = s1551;
    l1553: {
      p = skipBareCall(p);
      if (p < 0) { break l1553; }
      break l1550;
    }
    p = s1551;
    p = skipBareObject(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readLoneText(p: number): LoneTextNode | undefined {
  const start = p;
  let l_text!: string;
  const s1556 = p;
  l1557: {
    const s1558 = p;
    l1559: {
      p = skipTokens(p);
      if (p < 0) { break l1559; }
      break l1557;
    }
    p = s1558;
    l1560: {
      p = skipStop(p);
      if (p < 0) { break l1560; }
      break l1557;
    }
    p = s1558;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s1556, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf434(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  const r1562 = readRegionEnd(p);
  if (r1562 === undefined) { return -1; }
  value = r1562;
  p = pos;
  leafValue = value;
  return p;
}

function readRegionEnd(p: number): RegionCloseNode | MissingThoughtRestNode | RegionOverNode | undefined {
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  l1563: {
    const s1564 = p;
    const t1565 = trail.length;
    l1566: {
      const r1567 = readRegionClose(p);
      if (r1567 === undefined) { break l1566; }
      value = r1567;
      p = pos;
      break l1563;
    }
    p = s1564;
    trail.length = t1565;
    l1569: {
      const r1570 = readMissingThoughtRest(p);
      if (r1570 === undefined) { break l1569; }
      value = r1570;
      p = pos;
      break l1563;
    }
    p = s1564;
    trail.length = t1565;
    const r1572 = readRegionOver(p);
    if (r1572 === undefined) { return undefined; }
    value = r1572;
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

function leaf438(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRegionMarkerNode;
  const r1575 = readBadRegionMarker(p);
  if (r1575 === undefined) { return -1; }
  value = r1575;
  p = pos;
  leafValue = value;
  return p;
}

function readBadRegionMarker(p: number): BadRegionMarkerNode | undefined {
  const start = p;
  l1576: {
    const s1577 = p;
    l1578: {
      p = skipTurnOpen(p);
      if (p < 0) { break l1578; }
      break l1576;
    }
    p = s1577;
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

function leaf442(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EmptyThoughtNode | BadEndTokenNode;
  l1580: {
    const s1581 = p;
    const t1582 = trail.length;
    l1583: {
      const r1584 = readEmptyThought(p);
      if (r1584 === undefined) { break l1583; }
      value = r1584;
      p = pos;
      break l1580;
    }
    p = s1581;
    trail.length = t1582;
    const r1586 = readBadEndToken(p);
    if (r1586 === undefined) { return -1; }
    value = r1586;
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

function leaf444(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1588 = readBadFence(p);
  if (r1588 === undefined) { return -1; }
  value = r1588;
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
  l1591: {
    const s1589 = p;
    l1590: {
      p = skipCallAhead(p);
      if (p < 0) { break l1590; }
      p = s1589;
      break l1591;
    }
    p = s1589;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCallAhead(p: number): number {
  l1592: {
    const s1593 = p;
    l1594: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1594; }
      break l1592;
    }
    p = s1593;
    l1595: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l1595; }
      break l1592;
    }
    p = s1593;
    l1596: {
      p = skipCallOpening(p);
      if (p < 0) { break l1596; }
      break l1592;
    }
    p = s1593;
    l1597: {
      p = skipBareObject(p);
      if (p < 0) { break l1597; }
      break l1592;
    }
    p = s1593;
    l1598: {
      p = skip_bareList(p);
      if (p < 0) { break l1598; }
      break l1592;
    }
    p = s1593;
    l1599: {
      p = skip_pyList(p);
      if (p < 0) { break l1599; }
      break l1592;
    }
    p = s1593;
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

function leaf450(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | null;
  l1601: {
    if (text.charCodeAt(p) === 96) {
      const s1603 = p;
      l1602: {
        const r1604 = readWrappingEnd(p);
        if (r1604 === undefined) { break l1602; }
        value = r1604;
        p = pos;
        break l1601;
      }
      p = s1603;
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
  l1607: {
    const s1605 = p;
    l1606: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l1608: {
        const s1609 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1610: {
            p++;
            break l1608;
          }
          p = s1609;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s1611 = p;
            l1612: {
              p++;
              break l1606;
            }
            p = s1611;
          }
        } else touched ||= p >= end;
      }
      p = s1605;
      break l1607;
    }
    p = s1605;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf452(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1615!: null;
  l1618: {
    const s1616 = p;
    l1617: {
      p = skip_bareList(p);
      if (p < 0) { break l1617; }
      p = s1616;
      break l1618;
    }
    p = s1616;
    return -1;
  }
  e1615 = null;
  value = [e1615];
  leafValue = value;
  return p;
}

function leaf453(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l1619: {
    const s1621 = p;
    l1620: {
      const r1622 = readEnd(p);
      if (r1622 === undefined) { break l1620; }
      value = r1622;
      p = pos;
      break l1619;
    }
    p = s1621;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s1623 = p;
      l1624: {
        p++;
        return undefined;
      }
      p = s1623;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf455(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l1627: {
    const s1629 = p;
    const t1630 = trail.length;
    l1628: {
      const r1631 = readBadThoughtAgain(p);
      if (r1631 === undefined) { break l1628; }
      value = r1631;
      p = pos;
      break l1627;
    }
    p = s1629;
    trail.length = t1630;
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

function leaf457(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r1633 = readThoughtGoesOn(p);
  if (r1633 === undefined) { return -1; }
  value = r1633;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf438 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf442 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf438 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf410 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf421 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf428 }] }] } }, { op: 'leaf', read: leaf453 }] } };
const stepRegion: Step = { op: 'rule', name: 'Region', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf2 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf6, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf410 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf421 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf428 }] } }] } }, { op: 'leaf', read: leaf434 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf15 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf28 }] } }, { op: 'leaf', read: leaf32 }] }] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf19 }, { op: 'text', read: text27 }] } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf43 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf310 }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf317 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf343, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf346, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf349 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf350, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf310 }] } }] }, { op: 'leaf', read: leaf351 }] } }, { op: 'leaf', read: leaf364 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf52 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf126 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf176 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf259 }] } }] } }] }, { op: 'leaf', read: leaf285 }] } }, { op: 'leaf', read: leaf297 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf76 }, { op: 'leaf', read: leaf92 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf117 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf97 }, { op: 'text', read: text116 }] } };
const stepElement: Step = { op: 'rule', name: 'Element', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: leaf133 }, { op: 'leaf', read: leaf92 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf145, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }] } }] } }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: leaf168 }] } };
const stepElementText: Step = { op: 'rule', name: 'ElementText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf147 }, { op: 'text', read: text167 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf281 }] } }, { op: 'leaf', read: leaf282 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf259 }] } }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf204 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf208 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf259 }] } }] }, { op: 'leaf', read: leaf263 }] } }, { op: 'leaf', read: leaf275 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf211 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf216 }] } }, { op: 'leaf', read: leaf221 }] } };
const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf213 }, { op: 'text', read: text215 }] } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf225 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf231 }] } }, { op: 'leaf', read: leaf235 }] } };
const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf227 }, { op: 'text', read: text230 }] } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf238 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf244 }] } }, { op: 'leaf', read: leaf235 }] } };
const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf240 }, { op: 'text', read: text243 }] } };
const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf246 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf255 }] } };
const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf248 }, { op: 'text', read: text254 }] } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf321 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf339 }] } }, { op: 'leaf', read: leaf340 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf327 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf208 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf259 }] } }] }, { op: 'leaf', read: leaf332 }] } }, { op: 'leaf', read: leaf336 }] } };
const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf330 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf259 }] } }] } }] } };
const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf370 }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf374, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf378 }] } }, { op: 'leaf', read: leaf379 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf381, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf381, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf387 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf388, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf389 } }, { op: 'leaf', read: leaf379 }] } };
const stepTool: Step = { op: 'rule', name: 'Tool', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: leaf391 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf396 }] } }, { op: 'leaf', read: leaf404 }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf414 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf419 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf416 }, { op: 'text', read: text418 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf423 }, { op: 'text', read: text427 }] } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf444 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }] } }, { op: 'leaf', read: leaf450 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf452, body: { op: 'again', step: () => stepList } }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf455 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf438 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf442 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf438 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf410 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf421 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf428 }] }] } }, { op: 'leaf', read: leaf453 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf457 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf28 }] } }, { op: 'leaf', read: leaf32 }] }] } };

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
