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
  let e298!: string;
  l299: {
    const s300 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l301: {
        const r302 = readEol(p);
        if (r302 === undefined) { break l301; }
        e298 = r302;
        p = pos;
        break l299;
      }
      p = s300;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
      touched ||= p >= end;
      return undefined;
    }
    e298 = text.charAt(p);
    p++;
  }
  value = [e245, e298];
  pos = p;
  return value;
}

function skipRawStop(p: number): number {
  let c = 0;
  l249: {
    const s250 = p;
    l251: {
      l252: {
        const s254 = p;
        l253: {
          p = skip_rawLayout(p);
          if (p < 0) { break l253; }
          break l252;
        }
        p = s254;
      }
      p = skipRawMarker(p);
      if (p < 0) { break l251; }
      break l249;
    }
    p = s250;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l292: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s294 = p;
        l293: {
          p = skipEol(p);
          if (p < 0) { break l293; }
          break l292;
        }
        p = s294;
      } else touched ||= p >= end;
    }
    if (p < end) {
      {
        const s295 = p;
        l296: {
          p++;
          return -1;
        }
        p = s295;
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
  l255: {
    const s256 = p;
    l257: {
      p = skipLenient(p);
      if (p < 0) { break l257; }
      l258: {
        const s259 = p;
        l260: {
          p = skipParameterClose(p);
          if (p < 0) { break l260; }
          break l258;
        }
        p = s259;
        p = skipNamedClose(p);
        if (p < 0) { break l257; }
      }
      break l255;
    }
    p = s256;
    l261: {
      p = skipGuarded(p);
      if (p < 0) { break l261; }
      l262: {
        const s263 = p;
        l264: {
          p = skipParameterClose(p);
          if (p < 0) { break l264; }
          break l262;
        }
        p = s263;
        p = skipDriftedClose(p);
        if (p < 0) { break l261; }
      }
      l273: {
        const s271 = p;
        l272: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l274: {
            const s275 = p;
            l276: {
              p = skipEnds(p);
              if (p < 0) { break l276; }
              break l274;
            }
            p = s275;
            if (p < end) {
              {
                const s277 = p;
                l278: {
                  p++;
                  break l272;
                }
                p = s277;
              }
            } else touched ||= p >= end;
          }
          p = s271;
          break l273;
        }
        p = s271;
        break l261;
      }
      break l255;
    }
    p = s256;
    l280: {
      p = skipEnds(p);
      if (p < 0) { break l280; }
      l283: {
        const s281 = p;
        l282: {
          p = skipGuarded(p);
          if (p < 0) { break l282; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l284: {
            const s285 = p;
            l286: {
              p = skipEnds(p);
              if (p < 0) { break l286; }
              break l284;
            }
            p = s285;
            if (p < end) {
              {
                const s287 = p;
                l288: {
                  p++;
                  break l282;
                }
                p = s287;
              }
            } else touched ||= p >= end;
          }
          p = s281;
          break l283;
        }
        p = s281;
        break l280;
      }
      break l255;
    }
    p = s256;
    l290: {
      p = skipParameterOpen(p);
      if (p < 0) { break l290; }
      break l255;
    }
    p = s256;
    l291: {
      p = skipWrongParameterOpen(p);
      if (p < 0) { break l291; }
      break l255;
    }
    p = s256;
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
  l265: {
    const s266 = p;
    l267: {
      p = skipNamedClose(p);
      if (p < 0) { break l267; }
      break l265;
    }
    p = s266;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
    touched ||= p >= end;
    l268: {
      if (text.charCodeAt(p) === 62) {
        const s270 = p;
        l269: {

          p++;
          break l268;
        }
        p = s270;
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
  l303: {
    const s304 = p;
    if (text.charCodeAt(p) === 13) {
      l305: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l305;
        }
        value = "\r\n";
        p += 2;
        break l303;
      }
      p = s304;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l306: {

        value = "\n";
        p++;
        break l303;
      }
      p = s304;
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
    l309: {
      {
        const s310 = p;
        l311: {
          p = skipRawStop(p);
          if (p < 0) { break l311; }
          break l309;
        }
        p = s310;
      }
      l313: {
        const s314 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l315: {
            p = skipEol(p);
            if (p < 0) { break l315; }
            break l313;
          }
          p = s314;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l309;
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
  const r316 = readParameterEnd(p);
  if (r316 === undefined) { return -1; }
  value = r316;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l317: {
    const s318 = p;
    const t319 = trail.length;
    l320: {
      const r321 = readRawEnd(p);
      if (r321 === undefined) { break l320; }
      value = r321;
      p = pos;
      break l317;
    }
    p = s318;
    trail.length = t319;
    l326: {
      const r327 = readBadParameterClose(p);
      if (r327 === undefined) { break l326; }
      value = r327;
      p = pos;
      break l317;
    }
    p = s318;
    trail.length = t319;
    l332: {
      const r333 = readBadCutRaw(p);
      if (r333 === undefined) { break l332; }
      value = r333;
      p = pos;
      break l317;
    }
    p = s318;
    trail.length = t319;
    l338: {
      const r339 = readMissingRest(p);
      if (r339 === undefined) { break l338; }
      value = r339;
      p = pos;
      break l317;
    }
    p = s318;
    trail.length = t319;
    const r344 = readMissingParameterClose(p);
    if (r344 === undefined) { return undefined; }
    value = r344;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l322: {
    const s324 = p;
    l323: {
      p = skip_rawLayout(p);
      if (p < 0) { break l323; }
      break l322;
    }
    p = s324;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l328: {
    const s330 = p;
    l329: {
      p = skip_rawLayout(p);
      if (p < 0) { break l329; }
      break l328;
    }
    p = s330;
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
  l334: {
    const s336 = p;
    l335: {
      p = skip_rawLayout(p);
      if (p < 0) { break l335; }
      break l334;
    }
    p = s336;
  }
  p = skipParameterClose(p);
  if (p < 0) { return -1; }
  return p;
}

function readMissingRest(p: number): MissingRestNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s340 = p;
      l341: {
        p++;
        return undefined;
      }
      p = s340;
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
  const r347 = readBadCutParameter(p);
  if (r347 === undefined) { return -1; }
  value = r347;
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
  l348: {
    const s349 = p;
    l350: {
      p = skipParameterOpen(p);
      if (p < 0) { break l350; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l350; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l350; }
      l356: for (;;) {
        const s358 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l357: {
            p = skipAttribute(p);
            if (p < 0) { break l357; }
            continue l356;
          }
          p = s358;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l350; }
      l362: {
        const s363 = p;
        l364: {
          p = skipValueStart(p);
          if (p < 0) { break l364; }
          break l362;
        }
        p = s363;
        p = skipValueFollows(p);
        if (p < 0) { break l350; }
      }
      break l348;
    }
    p = s349;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l365: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s367 = p;
        l366: {
          p++;
          break l365;
        }
        p = s367;
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
  l352: for (;;) {
    const s354 = p;
    l353: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l353; }
      continue l352;
    }
    p = s354;
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
  const r369 = readElementHead(p);
  if (r369 === undefined) { return -1; }
  value = r369;
  p = pos;
  leafValue = value;
  return p;
}

function readElementHead(p: number): ElementHeadNode | undefined {
  const start = p;
  let l_key!: string;
  p = skipTagOpen(p);
  if (p < 0) { return undefined; }
  const r370 = readElementKey(p);
  if (r370 === undefined) { return undefined; }
  l_key = r370;
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
  l371: {
    const s372 = p;
    l373: {
      const r374 = readToolParameter(p);
      if (r374 === undefined) { break l373; }
      value = r374;
      p = pos;
      break l371;
    }
    p = s372;
    {
      const s376 = p;
      l377: {
        p = skipNotKey(p);
        if (p < 0) { break l377; }
        return undefined;
      }
      p = s376;
    }
    const r379 = readAnyKey(p);
    if (r379 === undefined) { return undefined; }
    value = r379;
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
  const s380 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s380, p);
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
  let e384!: null;
  l387: {
    const s385 = p;
    l386: {
      p = skipNests(p);
      if (p < 0) { break l386; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipTagOpen(p);
      if (p < 0) { break l386; }
      {
        const s388 = p;
        l389: {
          p = skipNotKey(p);
          if (p < 0) { break l389; }
          break l386;
        }
        p = s388;
      }
      p = skipAnyKey(p);
      if (p < 0) { break l386; }
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l386;
      }
      p++;
      p = s385;
      break l387;
    }
    p = s385;
    return -1;
  }
  e384 = null;
  value = [e384];
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
  const r392 = readElementChar(p);
  if (r392 === undefined) { return -1; }
  value = r392;
  p = pos;
  leafValue = value;
  return p;
}

function readElementChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e393!: null;
  {
    const s394 = p;
    l395: {
      p = skipElementStop(p);
      if (p < 0) { break l395; }
      return undefined;
    }
    p = s394;
  }
  e393 = null;
  let e451!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e451 = text.charAt(p);
  p++;
  value = [e393, e451];
  pos = p;
  return value;
}

function skipElementStop(p: number): number {
  let c = 0;
  l397: {
    const s398 = p;
    l399: {
      p = skipTagMarker(p);
      if (p < 0) { break l399; }
      break l397;
    }
    p = s398;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l400: {
      const s401 = p;
      l402: {
        l403: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s405 = p;
            l404: {
              p = skipEol(p);
              if (p < 0) { break l404; }
              break l403;
            }
            p = s405;
          } else touched ||= p >= end;
        }
        l406: {
          const s407 = p;
          l408: {
            p = skipElementCloses(p);
            if (p < 0) { break l408; }
            break l406;
          }
          p = s407;
          if (text.charCodeAt(p) === 60) {
            l443: {
              p = skip_toolClose(p);
              if (p < 0) { break l443; }
              break l406;
            }
            p = s407;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 60) {
            l444: {
              p = skipOtherParameter(p);
              if (p < 0) { break l444; }
              break l406;
            }
            p = s407;
          } else touched ||= p >= end;
          p = skipCutElement(p);
          if (p < 0) { break l402; }
        }
        break l400;
      }
      p = s401;
      l445: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          const s447 = p;
          l446: {
            p = skipEol(p);
            if (p < 0) { break l446; }
            break l445;
          }
          p = s447;
        } else touched ||= p >= end;
      }
      if (p < end) {
        {
          const s448 = p;
          l449: {
            p++;
            return -1;
          }
          p = s448;
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
  l410: {
    const s411 = p;
    l412: {
      l415: {
        const s413 = p;
        l414: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l416: {
            const s417 = p;
            if (text.charCodeAt(p) === 60) {
              l418: {

                p++;
                p = skipToolParameter(p);
                if (p < 0) { break l418; }
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l418;
                }
                p++;
                break l416;
              }
              p = s417;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l419: {
                p = skip_toolClose(p);
                if (p < 0) { break l419; }
                break l416;
              }
              p = s417;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s421 = p;
                l422: {
                  p++;
                  break l414;
                }
                p = s421;
              }
            } else touched ||= p >= end;
          }
          p = s413;
          break l415;
        }
        p = s413;
        break l412;
      }
      break l410;
    }
    p = s411;
    {
      const s424 = p;
      l425: {
        p = skipElementClosesLater(p);
        if (p < 0) { break l425; }
        return -1;
      }
      p = s424;
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
  const s409 = p;
  if (!(((c = text.charCodeAt(p)) <= 59 || c === 61 || c >= 63))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) <= 59 || c === 61 || c >= 63)) p++;
  touched ||= p >= end;
  value = text.slice(s409, p);
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
  const s420 = p;
  if (!(((c = text.charCodeAt(p)) <= 59 || c === 61 || c >= 63))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) <= 59 || c === 61 || c >= 63)) p++;
  touched ||= p >= end;
  value = text.slice(s420, p);
  pos = p;
  return value;
}

function skipElementClosesLater(p: number): number {
  l427: for (;;) {
    const s429 = p;
    l428: {
      {
        const s431 = p;
        l432: {
          p = skip_elementClose(p);
          if (p < 0) { break l432; }
          break l428;
        }
        p = s431;
      }
      if (text.charCodeAt(p) === 60) {
        {
          const s434 = p;
          l435: {
            p = skip_toolClose(p);
            if (p < 0) { break l435; }
            break l428;
          }
          p = s434;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s437 = p;
          l438: {
            p = skipOtherParameter(p);
            if (p < 0) { break l438; }
            break l428;
          }
          p = s437;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l428;
      }
      p++;
      continue l427;
    }
    p = s429;
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
      const s440 = p;
      l441: {
        p = skipKeyAgain(p);
        if (p < 0) { break l441; }
        return -1;
      }
      p = s440;
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
    l453: {
      {
        const s454 = p;
        l455: {
          p = skipElementStop(p);
          if (p < 0) { break l455; }
          break l453;
        }
        p = s454;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l453;
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
  const r457 = readElementEnd(p);
  if (r457 === undefined) { return -1; }
  value = r457;
  p = pos;
  leafValue = value;
  return p;
}

function readElementEnd(p: number): ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode | undefined {
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  l458: {
    const s459 = p;
    const t460 = trail.length;
    l461: {
      const r462 = readElementClose(p);
      if (r462 === undefined) { break l461; }
      value = r462;
      p = pos;
      break l458;
    }
    p = s459;
    trail.length = t460;
    l467: {
      const r468 = readBadElementClose(p);
      if (r468 === undefined) { break l467; }
      value = r468;
      p = pos;
      break l458;
    }
    p = s459;
    trail.length = t460;
    l473: {
      const r474 = readBadCutElementClose(p);
      if (r474 === undefined) { break l473; }
      value = r474;
      p = pos;
      break l458;
    }
    p = s459;
    trail.length = t460;
    l476: {
      const r477 = readMissingRest(p);
      if (r477 === undefined) { break l476; }
      value = r477;
      p = pos;
      break l458;
    }
    p = s459;
    trail.length = t460;
    const r479 = readMissingElementClose(p);
    if (r479 === undefined) { return undefined; }
    value = r479;
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
  l463: {
    const s465 = p;
    l464: {
      p = skipLayout(p);
      if (p < 0) { break l464; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l464;
      }
      p = skipEol(p);
      if (p < 0) { break l464; }
      break l463;
    }
    p = s465;
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
    const s469 = p;
    l470: {
      p = skipNotKey(p);
      if (p < 0) { break l470; }
      return undefined;
    }
    p = s469;
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
  l482: {
    const s483 = p;
    const t484 = trail.length;
    l485: {
      const r486 = readBadCutElement(p);
      if (r486 === undefined) { break l485; }
      value = r486;
      p = pos;
      break l482;
    }
    p = s483;
    trail.length = t484;
    l494: {
      const r495 = readBadLoneKey(p);
      if (r495 === undefined) { break l494; }
      value = r495;
      p = pos;
      break l482;
    }
    p = s483;
    trail.length = t484;
    if (text.charCodeAt(p) === 96) {
      l506: {
        const r507 = readBadInnerFence(p);
        if (r507 === undefined) { break l506; }
        value = r507;
        p = pos;
        break l482;
      }
      p = s483;
      trail.length = t484;
    } else touched ||= p >= end;
    const r519 = readInnerFenceEnd(p);
    if (r519 === undefined) { return -1; }
    value = r519;
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
  l487: {
    const s488 = p;
    l489: {
      p = skipToolParameter(p);
      if (p < 0) { break l489; }
      break l487;
    }
    p = s488;
    {
      const s490 = p;
      l491: {
        p = skipNotKey(p);
        if (p < 0) { break l491; }
        return -1;
      }
      p = s490;
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
    const s496 = p;
    l497: {
      p = skipValueAhead(p);
      if (p < 0) { break l497; }
      return undefined;
    }
    p = s496;
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
  l499: {
    const s500 = p;
    l501: {
      p = skipValueOpen(p);
      if (p < 0) { break l501; }
      break l499;
    }
    p = s500;
    if (p < end) {
      {
        const s502 = p;
        l503: {
          p++;
          return -1;
        }
        p = s502;
      }
    } else touched ||= p >= end;
  }
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
  l510: {
    const s508 = p;
    l509: {
      l511: {
        const s512 = p;
        if (text.charCodeAt(p) === 123) {
          l513: {

            p++;
            break l511;
          }
          p = s512;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l514: {

            p++;
            break l511;
          }
          p = s512;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l509; }
      }
      p = s508;
      break l510;
    }
    p = s508;
    return undefined;
  }
  pos = p;
  const node: BadInnerFenceNode = { type: 'BadInnerFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipVisible(p: number): number {
  l515: {
    const s516 = p;
    l517: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l517; }
      break l515;
    }
    p = s516;
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
    const s520 = p;
    l521: {
      p = skip_sectionClose(p);
      if (p < 0) { break l521; }
      return undefined;
    }
    p = s520;
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

function leaf190(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e524!: null;
  l527: {
    const s525 = p;
    l526: {
      p = skipAnyArguments(p);
      if (p < 0) { break l526; }
      p = s525;
      break l527;
    }
    p = s525;
    return -1;
  }
  e524 = null;
  value = [e524];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s528 = p;
    l529: {
      p = skipEnds(p);
      if (p < 0) { break l529; }
      return -1;
    }
    p = s528;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf192(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e531!: null;
  {
    const s532 = p;
    l533: {
      p = skipEnds(p);
      if (p < 0) { break l533; }
      return -1;
    }
    p = s532;
  }
  e531 = null;
  value = [e531];
  leafValue = value;
  return p;
}

function leaf193(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectOpenNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r535 = readObjectOpen(p);
  if (r535 === undefined) { return -1; }
  value = r535;
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
  l536: {
    if (text.charCodeAt(p) === 123) {
      const s538 = p;
      const t539 = trail.length;
      l537: {
        const r540 = readBadDoubledBrace(p);
        if (r540 === undefined) { break l537; }
        p = pos;
        break l536;
      }
      p = s538;
      trail.length = t539;
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
  l543: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false)) {
      const s541 = p;
      l542: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l542;
        }
        p++;
        p = s541;
        break l543;
      }
      p = s541;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBraceNode = { type: 'BadDoubledBrace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf196(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  const r546 = readKey(p);
  if (r546 === undefined) { return -1; }
  value = r546;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: string;
  l547: {
    const s548 = p;
    if (text.charCodeAt(p) === 34) {
      l549: {

        l_quote = "\"";
        p++;
        const r550 = readDoubleKey(p);
        if (r550 === undefined) { break l549; }
        l_name = r550;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l549;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l549;
        }
        p++;
        break l547;
      }
      p = s548;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l579: {

        l_quote = "'";
        p++;
        const r580 = readSingleKey(p);
        if (r580 === undefined) { break l579; }
        l_name = r580;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l579;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l579;
        }
        p++;
        break l547;
      }
      p = s548;
    } else touched ||= p >= end;
    l594: {
      const r595 = readMarkedQuote(p);
      if (r595 === undefined) { break l594; }
      l_quote = r595;
      p = pos;
      const r597 = readMarkedKey(p);
      if (r597 === undefined) { break l594; }
      l_name = r597;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l594; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l594;
      }
      p++;
      break l547;
    }
    p = s548;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r607 = readBareKey(p);
    if (r607 === undefined) { return undefined; }
    l_name = r607;
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
  const list555: string[] = [];
  l551: for (;;) {
    const s553 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l552: {
        let v554!: string;
        l557: {
          const s558 = p;
          if (text.charCodeAt(p) === 92) {
            l559: {
              const r560 = read_escape(p);
              if (r560 === undefined) { break l559; }
              v554 = r560;
              p = pos;
              break l557;
            }
            p = s558;
          } else touched ||= p >= end;
          const s577 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l552;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v554 = text.slice(s577, p);
        }
        list555.push(v554);
        continue l551;
      }
      p = s553;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list555;
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
  l561: {
    const s562 = p;
    if (text.charCodeAt(p) === 92) {
      l563: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l563;
        }
        p += 2;
        const s564 = p;
        let n568 = 0;
        l565: for (;;) {
          if (n568 >= 4) break;
          const s567 = p;
          l566: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l566;
            }
            p++;
            n568++;
            continue l565;
          }
          p = s567;
          break;
        }
        if (n568 < 4) { break l563; }
        l_hex = text.slice(s564, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l561;
      }
      p = s562;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l569: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s570 = p;
            l571: {

              p++;
              break l569;
            }
            p = s570;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l569;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l561;
      }
      p = s562;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s573 = p;
        l574: {

          p++;
          return undefined;
        }
        p = s573;
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
  const list585: string[] = [];
  l581: for (;;) {
    const s583 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l582: {
        let v584!: string;
        l587: {
          const s588 = p;
          if (text.charCodeAt(p) === 92) {
            l589: {
              const r590 = read_escape(p);
              if (r590 === undefined) { break l589; }
              v584 = r590;
              p = pos;
              break l587;
            }
            p = s588;
          } else touched ||= p >= end;
          const s592 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l582;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v584 = text.slice(s592, p);
        }
        list585.push(v584);
        continue l581;
      }
      p = s583;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list585;
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
  const s598 = p;
  let m602 = false;
  l599: for (;;) {
    const s601 = p;
    l600: {
      {
        const s603 = p;
        l604: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l604; }
          break l600;
        }
        p = s603;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l600;
      }
      p++;
      m602 = true;
      continue l599;
    }
    p = s601;
    break;
  }
  if (!m602) { return undefined; }
  value = text.slice(s598, p);
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
  const s608 = p;
  const n609 = characterSize(p, CLASS_0);
  if (n609 === 0) { return undefined; }
  p += n609;
  l610: for (;;) {
    const s612 = p;
    if (p < end) {
      l611: {
        const n614 = characterSize(p, CLASS_1);
        if (n614 === 0) { break l611; }
        p += n614;
        continue l610;
      }
      p = s612;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s608, p);
  pos = p;
  return value;
}

function leaf205(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r617 = readListOpen(p);
  if (r617 === undefined) { return -1; }
  value = r617;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l618: {
    const s619 = p;
    if (text.charCodeAt(p) === 91) {
      l620: {

        p++;
        break l618;
      }
      p = s619;
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

function leaf209(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode;
  if (!(text.charCodeAt(p) === 44)) {
    touched ||= p >= end;
    return -1;
  }
  const r622 = readComma(p);
  if (r622 === undefined) { return -1; }
  value = r622;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l623: {
    const s624 = p;
    const t625 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l626: {
        const r627 = readBadComma(p);
        if (r627 === undefined) { break l626; }
        p = pos;
        break l623;
      }
      p = s624;
      trail.length = t625;
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
  l630: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s628 = p;
      l629: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
          touched ||= p >= end;
          break l629;
        }
        p++;
        p = s628;
        break l630;
      }
      p = s628;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadCommaNode = { type: 'BadComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf212(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r633 = readTripleOpen(p);
  if (r633 === undefined) { return -1; }
  value = r633;
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

function leaf214(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r635 = readTripleChar(p);
  if (r635 === undefined) { return -1; }
  value = r635;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e636!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s637 = p;
      l638: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l638;
        }
        p += 3;
        return undefined;
      }
      p = s637;
    }
  } else touched ||= p >= end;
  e636 = null;
  let e640!: string;
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return undefined;
  }
  e640 = text.charAt(p);
  p++;
  value = [e636, e640];
  pos = p;
  return value;
}

function text216(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if ((p < end && text.charCodeAt(p) !== 92)) {
      l642: {
        if (text.charCodeAt(p) === 34) {
          {
            const s643 = p;
            l644: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l644;
              }
              p += 3;
              break l642;
            }
            p = s643;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l642;
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

function leaf217(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode;
  l646: {
    const s647 = p;
    const t648 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l649: {
        const r650 = readEscape(p);
        if (r650 === undefined) { break l649; }
        value = r650;
        p = pos;
        break l646;
      }
      p = s647;
      trail.length = t648;
    } else touched ||= p >= end;
    const r654 = readBadCutEscape(p);
    if (r654 === undefined) { return -1; }
    value = r654;
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
  const r651 = read_escape(p);
  if (r651 === undefined) { return undefined; }
  l_text = r651;
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
  l655: {
    const s656 = p;
    if (text.charCodeAt(p) === 92) {
      l657: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l657;
        }
        p += 2;
        let n662 = 0;
        l659: for (;;) {
          if (n662 >= 4) break;
          const s661 = p;
          l660: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l660;
            }
            p++;
            n662++;
            continue l659;
          }
          p = s661;
          break;
        }
        if (n662 < 4) { break l657; }
        break l655;
      }
      p = s656;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l663: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s664 = p;
            l665: {

              p++;
              break l663;
            }
            p = s664;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l663;
        }
        p++;
        break l655;
      }
      p = s656;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s667 = p;
        l668: {

          p++;
          return -1;
        }
        p = s667;
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

function leaf222(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  const r671 = readTripleEnd(p);
  if (r671 === undefined) { return -1; }
  value = r671;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l672: {
    const s673 = p;
    const t674 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l675: {
        const r676 = readTripleClose(p);
        if (r676 === undefined) { break l675; }
        value = r676;
        p = pos;
        break l672;
      }
      p = s673;
      trail.length = t674;
    } else touched ||= p >= end;
    l678: {
      const r679 = readMissingRest(p);
      if (r679 === undefined) { break l678; }
      value = r679;
      p = pos;
      break l672;
    }
    p = s673;
    trail.length = t674;
    const r681 = readMissingQuote(p);
    if (r681 === undefined) { return undefined; }
    value = r681;
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

function leaf226(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DoubleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r684 = readDoubleOpen(p);
  if (r684 === undefined) { return -1; }
  value = r684;
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

function leaf228(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r686 = readDoubleChar(p);
  if (r686 === undefined) { return -1; }
  value = r686;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l687: {
    const s688 = p;
    l689: {
      let e690!: null;
      {
        const s691 = p;
        l692: {
          p = skipEnds(p);
          if (p < 0) { break l692; }
          break l689;
        }
        p = s691;
      }
      e690 = null;
      let e694!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l689;
      }
      e694 = text.charAt(p);
      p++;
      value = [e690, e694];
      break l687;
    }
    p = s688;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l695: {
        let e696!: string[];
        const list701: string[] = [];
        l697: for (;;) {
          const s699 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l698: {
              let v700!: string;
              v700 = text.charAt(p);
              p++;
              list701.push(v700);
              continue l697;
            }
            p = s699;
          } else touched ||= p >= end;
          break;
        }
        if (list701.length === 0) { break l695; }
        e696 = list701;
        let e703!: null;
        {
          const s704 = p;
          l705: {
            p = skipEnds(p);
            if (p < 0) { break l705; }
            {
              const s707 = p;
              l708: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l708; }
                break l705;
              }
              p = s707;
            }
            break l695;
          }
          p = s704;
        }
        e703 = null;
        value = [e696, e703];
        break l687;
      }
      p = s688;
    } else touched ||= p >= end;
    let e717!: string;
    const r718 = readEnds(p);
    if (r718 === undefined) { return undefined; }
    e717 = r718;
    p = pos;
    let e720!: null;
    l723: {
      const s721 = p;
      l722: {
        p = skipDoubleGoesOn(p);
        if (p < 0) { break l722; }
        p = s721;
        break l723;
      }
      p = s721;
      return undefined;
    }
    e720 = null;
    value = [e717, e720];
  }
  pos = p;
  return value;
}

function skipDoubleGoesOn(p: number): number {
  let c = 0;
  let n713 = 0;
  l710: for (;;) {
    if (n713 >= 4096) break;
    const s712 = p;
    l711: {
      l714: {
        const s715 = p;
        if (text.charCodeAt(p) === 92) {
          l716: {
            p = skip_escape(p);
            if (p < 0) { break l716; }
            break l714;
          }
          p = s715;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l711;
        }
        p++;
      }
      n713++;
      continue l710;
    }
    p = s712;
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

function text231(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l725: {
      {
        const s726 = p;
        l727: {
          p = skipEnds(p);
          if (p < 0) { break l727; }
          break l725;
        }
        p = s726;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l725;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l729: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l729;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s730 = p;
          l731: {
            p = skipEnds(p);
            if (p < 0) { break l731; }
            {
              const s733 = p;
              l734: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l734; }
                break l731;
              }
              p = s733;
            }
            break l729;
          }
          p = s730;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l736: {
      p = skipEnds(p);
      if (p < 0) { break l736; }
      l739: {
        const s737 = p;
        l738: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l738; }
          p = s737;
          break l739;
        }
        p = s737;
        break l736;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf232(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadDoubleQuoteNode;
  l740: {
    const s741 = p;
    const t742 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l743: {
        const r744 = readEscape(p);
        if (r744 === undefined) { break l743; }
        value = r744;
        p = pos;
        break l740;
      }
      p = s741;
      trail.length = t742;
    } else touched ||= p >= end;
    l746: {
      const r747 = readBadCutEscape(p);
      if (r747 === undefined) { break l746; }
      value = r747;
      p = pos;
      break l740;
    }
    p = s741;
    trail.length = t742;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l749: {
        const r750 = readBadNewline(p);
        if (r750 === undefined) { break l749; }
        value = r750;
        p = pos;
        break l740;
      }
      p = s741;
      trail.length = t742;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r758 = readBadDoubleQuote(p);
    if (r758 === undefined) { return -1; }
    value = r758;
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
    const s751 = p;
    l752: {
      p = skipEnds(p);
      if (p < 0) { break l752; }
      {
        const s754 = p;
        l755: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l755; }
          break l752;
        }
        p = s754;
      }
      return undefined;
    }
    p = s751;
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
    const s759 = p;
    l760: {
      p = skipAfterText(p);
      if (p < 0) { break l760; }
      return undefined;
    }
    p = s759;
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
  l762: {
    const s763 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
      l764: {
        p++;
        break l762;
      }
      p = s763;
    } else touched ||= p >= end;
    l765: {
      p = skipEnds(p);
      if (p < 0) { break l765; }
      break l762;
    }
    p = s763;
    if (p < end) {
      {
        const s766 = p;
        l767: {
          p++;
          return -1;
        }
        p = s766;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf236(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  const r770 = readTextEnd(p);
  if (r770 === undefined) { return -1; }
  value = r770;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l771: {
    const s772 = p;
    const t773 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l774: {
        const r775 = readTextClose(p);
        if (r775 === undefined) { break l774; }
        value = r775;
        p = pos;
        break l771;
      }
      p = s772;
      trail.length = t773;
    } else touched ||= p >= end;
    l777: {
      const r778 = readMissingRest(p);
      if (r778 === undefined) { break l777; }
      value = r778;
      p = pos;
      break l771;
    }
    p = s772;
    trail.length = t773;
    const r780 = readMissingQuote(p);
    if (r780 === undefined) { return undefined; }
    value = r780;
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

function leaf239(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SingleOpenNode;
  if (!(text.charCodeAt(p) === 39)) {
    touched ||= p >= end;
    return -1;
  }
  const r783 = readSingleOpen(p);
  if (r783 === undefined) { return -1; }
  value = r783;
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

function leaf241(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r785 = readSingleChar(p);
  if (r785 === undefined) { return -1; }
  value = r785;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l786: {
    const s787 = p;
    l788: {
      let e789!: null;
      {
        const s790 = p;
        l791: {
          p = skipEnds(p);
          if (p < 0) { break l791; }
          break l788;
        }
        p = s790;
      }
      e789 = null;
      let e793!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l788;
      }
      e793 = text.charAt(p);
      p++;
      value = [e789, e793];
      break l786;
    }
    p = s787;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l794: {
        let e795!: string[];
        const list800: string[] = [];
        l796: for (;;) {
          const s798 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l797: {
              let v799!: string;
              v799 = text.charAt(p);
              p++;
              list800.push(v799);
              continue l796;
            }
            p = s798;
          } else touched ||= p >= end;
          break;
        }
        if (list800.length === 0) { break l794; }
        e795 = list800;
        let e802!: null;
        {
          const s803 = p;
          l804: {
            p = skipEnds(p);
            if (p < 0) { break l804; }
            {
              const s806 = p;
              l807: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l807; }
                break l804;
              }
              p = s806;
            }
            break l794;
          }
          p = s803;
        }
        e802 = null;
        value = [e795, e802];
        break l786;
      }
      p = s787;
    } else touched ||= p >= end;
    let e816!: string;
    const r817 = readEnds(p);
    if (r817 === undefined) { return undefined; }
    e816 = r817;
    p = pos;
    let e819!: null;
    l822: {
      const s820 = p;
      l821: {
        p = skipSingleGoesOn(p);
        if (p < 0) { break l821; }
        p = s820;
        break l822;
      }
      p = s820;
      return undefined;
    }
    e819 = null;
    value = [e816, e819];
  }
  pos = p;
  return value;
}

function skipSingleGoesOn(p: number): number {
  let c = 0;
  let n812 = 0;
  l809: for (;;) {
    if (n812 >= 4096) break;
    const s811 = p;
    l810: {
      l813: {
        const s814 = p;
        if (text.charCodeAt(p) === 92) {
          l815: {
            p = skip_escape(p);
            if (p < 0) { break l815; }
            break l813;
          }
          p = s814;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l810;
        }
        p++;
      }
      n812++;
      continue l809;
    }
    p = s811;
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

function text244(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l824: {
      {
        const s825 = p;
        l826: {
          p = skipEnds(p);
          if (p < 0) { break l826; }
          break l824;
        }
        p = s825;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l824;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l828: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l828;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s829 = p;
          l830: {
            p = skipEnds(p);
            if (p < 0) { break l830; }
            {
              const s832 = p;
              l833: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l833; }
                break l830;
              }
              p = s832;
            }
            break l828;
          }
          p = s829;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l835: {
      p = skipEnds(p);
      if (p < 0) { break l835; }
      l838: {
        const s836 = p;
        l837: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l837; }
          p = s836;
          break l838;
        }
        p = s836;
        break l835;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf245(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadSingleQuoteNode;
  l839: {
    const s840 = p;
    const t841 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l842: {
        const r843 = readEscape(p);
        if (r843 === undefined) { break l842; }
        value = r843;
        p = pos;
        break l839;
      }
      p = s840;
      trail.length = t841;
    } else touched ||= p >= end;
    l845: {
      const r846 = readBadCutEscape(p);
      if (r846 === undefined) { break l845; }
      value = r846;
      p = pos;
      break l839;
    }
    p = s840;
    trail.length = t841;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l848: {
        const r849 = readBadNewline(p);
        if (r849 === undefined) { break l848; }
        value = r849;
        p = pos;
        break l839;
      }
      p = s840;
      trail.length = t841;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r851 = readBadSingleQuote(p);
    if (r851 === undefined) { return -1; }
    value = r851;
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
    const s852 = p;
    l853: {
      p = skipAfterText(p);
      if (p < 0) { break l853; }
      return undefined;
    }
    p = s852;
  }
  pos = p;
  const node: BadSingleQuoteNode = { type: 'BadSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf247(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedOpenNode;
  const r856 = readMarkedOpen(p);
  if (r856 === undefined) { return -1; }
  value = r856;
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

function leaf249(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null, string] | [null, string, null];
  const r858 = readMarkedChar(p);
  if (r858 === undefined) { return -1; }
  value = r858;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedChar(p: number): [null, null, null, string] | [null, string, null] | undefined {
  let value!: [null, null, null, string] | [null, string, null];
  l859: {
    const s860 = p;
    l861: {
      let e862!: null;
      {
        const s863 = p;
        l864: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l864; }
          break l861;
        }
        p = s863;
      }
      e862 = null;
      let e866!: null;
      {
        const s867 = p;
        l868: {
          p = skipEnds(p);
          if (p < 0) { break l868; }
          break l861;
        }
        p = s867;
      }
      e866 = null;
      let e870!: null;
      {
        const s871 = p;
        l872: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l872; }
          break l861;
        }
        p = s871;
      }
      e870 = null;
      let e874!: string;
      if (!(p < end)) {
        touched ||= p >= end;
        break l861;
      }
      e874 = text.charAt(p);
      p++;
      value = [e862, e866, e870, e874];
      break l859;
    }
    p = s860;
    let e875!: null;
    {
      const s876 = p;
      l877: {
        p = skipMarkedQuote(p);
        if (p < 0) { break l877; }
        return undefined;
      }
      p = s876;
    }
    e875 = null;
    let e879!: string;
    const r880 = readEnds(p);
    if (r880 === undefined) { return undefined; }
    e879 = r880;
    p = pos;
    let e882!: null;
    l885: {
      const s883 = p;
      l884: {
        p = skipMarkedGoesOn(p);
        if (p < 0) { break l884; }
        p = s883;
        break l885;
      }
      p = s883;
      return undefined;
    }
    e882 = null;
    value = [e875, e879, e882];
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
  let n889 = 0;
  l886: for (;;) {
    if (n889 >= 4096) break;
    const s888 = p;
    l887: {
      {
        const s890 = p;
        l891: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l891; }
          break l887;
        }
        p = s890;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l887;
      }
      p++;
      n889++;
      continue l886;
    }
    p = s888;
    break;
  }
  p = skipMarkedQuote(p);
  if (p < 0) { return -1; }
  return p;
}

function text255(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l894: {
      {
        const s895 = p;
        l896: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l896; }
          break l894;
        }
        p = s895;
      }
      {
        const s898 = p;
        l899: {
          p = skipEnds(p);
          if (p < 0) { break l899; }
          break l894;
        }
        p = s898;
      }
      {
        const s901 = p;
        l902: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l902; }
          break l894;
        }
        p = s901;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l894;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l904: {
      {
        const s905 = p;
        l906: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l906; }
          break l904;
        }
        p = s905;
      }
      p = skipEnds(p);
      if (p < 0) { break l904; }
      l910: {
        const s908 = p;
        l909: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l909; }
          p = s908;
          break l910;
        }
        p = s908;
        break l904;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf256(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  const r911 = readMarkedEnd(p);
  if (r911 === undefined) { return -1; }
  value = r911;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l912: {
    const s913 = p;
    const t914 = trail.length;
    l915: {
      const r916 = readMarkedClose(p);
      if (r916 === undefined) { break l915; }
      value = r916;
      p = pos;
      break l912;
    }
    p = s913;
    trail.length = t914;
    l918: {
      const r919 = readBadCutMarkedQuote(p);
      if (r919 === undefined) { break l918; }
      value = r919;
      p = pos;
      break l912;
    }
    p = s913;
    trail.length = t914;
    l921: {
      const r922 = readMissingRest(p);
      if (r922 === undefined) { break l921; }
      value = r922;
      p = pos;
      break l912;
    }
    p = s913;
    trail.length = t914;
    const r924 = readMissingQuote(p);
    if (r924 === undefined) { return undefined; }
    value = r924;
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

function leaf260(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberNode | WordNode;
  l927: {
    const s928 = p;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l929: {
        const r930 = readNumber(p);
        if (r930 === undefined) { break l929; }
        value = r930;
        p = pos;
        break l927;
      }
      p = s928;
    } else touched ||= p >= end;
    const r954 = readWord(p);
    if (r954 === undefined) { return -1; }
    value = r954;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s931 = p;
  l932: {
    if (text.charCodeAt(p) === 45) {
      const s934 = p;
      l933: {

        p++;
        break l932;
      }
      p = s934;
    } else touched ||= p >= end;
  }
  l935: {
    const s936 = p;
    if (text.charCodeAt(p) === 48) {
      l937: {

        p++;
        break l935;
      }
      p = s936;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l938: {
    if (text.charCodeAt(p) === 46) {
      const s940 = p;
      l939: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l939;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l938;
      }
      p = s940;
    } else touched ||= p >= end;
  }
  l941: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s943 = p;
      l942: {
        p++;
        l944: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s946 = p;
            l945: {
              p++;
              break l944;
            }
            p = s946;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l942;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l941;
      }
      p = s943;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s931, p);
  l949: {
    const s947 = p;
    l948: {
      p = skipScalarEnd(p);
      if (p < 0) { break l948; }
      p = s947;
      break l949;
    }
    p = s947;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l950: {
    const s951 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l952: {
        p++;
        break l950;
      }
      p = s951;
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
  const s955 = p;
  {
    const s956 = p;
    l957: {
      p = skipEnds(p);
      if (p < 0) { break l957; }
      return undefined;
    }
    p = s956;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l959: for (;;) {
    const s961 = p;
    l960: {
      {
        const s963 = p;
        l964: {
          p = skipEnds(p);
          if (p < 0) { break l964; }
          break l960;
        }
        p = s963;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l960;
      }
      p++;
      continue l959;
    }
    p = s961;
    break;
  }
  l_text = text.slice(s955, p);
  l968: {
    const s966 = p;
    l967: {
      p = skipScalarEnd(p);
      if (p < 0) { break l967; }
      p = s966;
      break l968;
    }
    p = s966;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf264(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutPartNode | BadDebrisNode;
  l970: {
    const s971 = p;
    const t972 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l973: {
        const r974 = readSpace(p);
        if (r974 === undefined) { break l973; }
        value = r974;
        p = pos;
        break l970;
      }
      p = s971;
      trail.length = t972;
    } else touched ||= p >= end;
    l976: {
      const r977 = readBadCutPart(p);
      if (r977 === undefined) { break l976; }
      value = r977;
      p = pos;
      break l970;
    }
    p = s971;
    trail.length = t972;
    const r1052 = readBadDebris(p);
    if (r1052 === undefined) { return -1; }
    value = r1052;
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
  l978: {
    const s979 = p;
    l980: {
      p = skipKey(p);
      if (p < 0) { break l980; }
      break l978;
    }
    p = s979;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l1017: {
        p = skipNumber(p);
        if (p < 0) { break l1017; }
        break l978;
      }
      p = s979;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l981: {
    const s982 = p;
    if (text.charCodeAt(p) === 34) {
      l983: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l983; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l983;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l983;
        }
        p++;
        break l981;
      }
      p = s982;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l992: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l992; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l992;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l992;
        }
        p++;
        break l981;
      }
      p = s982;
    } else touched ||= p >= end;
    l1001: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l1001; }
      p = skipMarkedKey(p);
      if (p < 0) { break l1001; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l1001; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l1001;
      }
      p++;
      break l981;
    }
    p = s982;

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
  l984: for (;;) {
    const s986 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l985: {
        l988: {
          const s989 = p;
          if (text.charCodeAt(p) === 92) {
            l990: {
              p = skip_escape(p);
              if (p < 0) { break l990; }
              break l988;
            }
            p = s989;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l985;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l984;
      }
      p = s986;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l993: for (;;) {
    const s995 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l994: {
        l997: {
          const s998 = p;
          if (text.charCodeAt(p) === 92) {
            l999: {
              p = skip_escape(p);
              if (p < 0) { break l999; }
              break l997;
            }
            p = s998;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l994;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l993;
      }
      p = s995;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m1006 = false;
  l1003: for (;;) {
    const s1005 = p;
    l1004: {
      {
        const s1007 = p;
        l1008: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l1008; }
          break l1004;
        }
        p = s1007;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l1004;
      }
      p++;
      m1006 = true;
      continue l1003;
    }
    p = s1005;
    break;
  }
  if (!m1006) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n1011 = characterSize(p, CLASS_0);
  if (n1011 === 0) { return -1; }
  p += n1011;
  l1012: for (;;) {
    const s1014 = p;
    if (p < end) {
      l1013: {
        const n1016 = characterSize(p, CLASS_1);
        if (n1016 === 0) { break l1013; }
        p += n1016;
        continue l1012;
      }
      p = s1014;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l1019: {
    if (text.charCodeAt(p) === 45) {
      const s1021 = p;
      l1020: {

        p++;
        break l1019;
      }
      p = s1021;
    } else touched ||= p >= end;
  }
  l1022: {
    const s1023 = p;
    if (text.charCodeAt(p) === 48) {
      l1024: {

        p++;
        break l1022;
      }
      p = s1023;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l1025: {
    if (text.charCodeAt(p) === 46) {
      const s1027 = p;
      l1026: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1026;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1025;
      }
      p = s1027;
    } else touched ||= p >= end;
  }
  l1028: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1030 = p;
      l1029: {
        p++;
        l1031: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s1033 = p;
            l1032: {
              p++;
              break l1031;
            }
            p = s1033;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1029;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1028;
      }
      p = s1030;
    } else touched ||= p >= end;
  }
  l1036: {
    const s1034 = p;
    l1035: {
      p = skipScalarEnd(p);
      if (p < 0) { break l1035; }
      p = s1034;
      break l1036;
    }
    p = s1034;
    return -1;
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s1038 = p;
    l1039: {
      p = skipEnds(p);
      if (p < 0) { break l1039; }
      return -1;
    }
    p = s1038;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1041: for (;;) {
    const s1043 = p;
    l1042: {
      {
        const s1045 = p;
        l1046: {
          p = skipEnds(p);
          if (p < 0) { break l1046; }
          break l1042;
        }
        p = s1045;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l1042;
      }
      p++;
      continue l1041;
    }
    p = s1043;
    break;
  }
  l1050: {
    const s1048 = p;
    l1049: {
      p = skipScalarEnd(p);
      if (p < 0) { break l1049; }
      p = s1048;
      break l1050;
    }
    p = s1048;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1053 = p;
    l1054: {
      p = skipEnds(p);
      if (p < 0) { break l1054; }
      return undefined;
    }
    p = s1053;
  }
  {
    const s1056 = p;
    l1057: {
      if (p < end) {
        {
          const s1059 = p;
          l1060: {
            p++;
            break l1057;
          }
          p = s1059;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s1056;
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

function leaf276(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r1063 = readListEnd(p);
  if (r1063 === undefined) { return -1; }
  value = r1063;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l1064: {
    const s1065 = p;
    const t1066 = trail.length;
    l1067: {
      const r1068 = readListClose(p);
      if (r1068 === undefined) { break l1067; }
      value = r1068;
      p = pos;
      break l1064;
    }
    p = s1065;
    trail.length = t1066;
    l1073: {
      const r1074 = readMissingRest(p);
      if (r1074 === undefined) { break l1073; }
      value = r1074;
      p = pos;
      break l1064;
    }
    p = s1065;
    trail.length = t1066;
    const r1076 = readMissingBracket(p);
    if (r1076 === undefined) { return undefined; }
    value = r1076;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l1069: {
    const s1070 = p;
    if (text.charCodeAt(p) === 93) {
      l1071: {

        p++;
        break l1069;
      }
      p = s1070;
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

function leaf282(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadCutPartNode | BadDebrisNode;
  l1079: {
    const s1080 = p;
    const t1081 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1082: {
        const r1083 = readComma(p);
        if (r1083 === undefined) { break l1082; }
        value = r1083;
        p = pos;
        break l1079;
      }
      p = s1080;
      trail.length = t1081;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1085: {
        const r1086 = readSpace(p);
        if (r1086 === undefined) { break l1085; }
        value = r1086;
        p = pos;
        break l1079;
      }
      p = s1080;
      trail.length = t1081;
    } else touched ||= p >= end;
    l1088: {
      const r1089 = readBadCutPart(p);
      if (r1089 === undefined) { break l1088; }
      value = r1089;
      p = pos;
      break l1079;
    }
    p = s1080;
    trail.length = t1081;
    const r1091 = readBadDebris(p);
    if (r1091 === undefined) { return -1; }
    value = r1091;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf283(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r1093 = readObjectEnd(p);
  if (r1093 === undefined) { return -1; }
  value = r1093;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l1094: {
    const s1095 = p;
    const t1096 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l1097: {
        const r1098 = readObjectClose(p);
        if (r1098 === undefined) { break l1097; }
        value = r1098;
        p = pos;
        break l1094;
      }
      p = s1095;
      trail.length = t1096;
    } else touched ||= p >= end;
    l1100: {
      const r1101 = readMissingRest(p);
      if (r1101 === undefined) { break l1100; }
      value = r1101;
      p = pos;
      break l1094;
    }
    p = s1095;
    trail.length = t1096;
    const r1103 = readMissingBracket(p);
    if (r1103 === undefined) { return undefined; }
    value = r1103;
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

function leaf286(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l1106: {
    const s1107 = p;
    const t1108 = trail.length;
    l1109: {
      const r1110 = readBadBrackets(p);
      if (r1110 === undefined) { break l1109; }
      value = r1110;
      p = pos;
      break l1106;
    }
    p = s1107;
    trail.length = t1108;
    const r1119 = readBadJunk(p);
    if (r1119 === undefined) { return -1; }
    value = r1119;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadBrackets(p: number): BadBracketsNode | undefined {
  let c = 0;
  const start = p;
  let m1114 = false;
  l1111: for (;;) {
    const s1113 = p;
    l1112: {
      {
        const s1115 = p;
        l1116: {
          p = skipEnds(p);
          if (p < 0) { break l1116; }
          break l1112;
        }
        p = s1115;
      }
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1112;
      }
      p++;
      m1114 = true;
      continue l1111;
    }
    p = s1113;
    break;
  }
  if (!m1114) { return undefined; }
  pos = p;
  const node: BadBracketsNode = { type: 'BadBrackets', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1120 = p;
    l1121: {
      p = skip_callOver(p);
      if (p < 0) { break l1121; }
      return undefined;
    }
    p = s1120;
  }
  let m1127 = false;
  l1124: for (;;) {
    const s1126 = p;
    l1125: {
      {
        const s1128 = p;
        l1129: {
          p = skipEnds(p);
          if (p < 0) { break l1129; }
          break l1125;
        }
        p = s1128;
      }
      {
        const s1131 = p;
        l1132: {
          p = skip_callClose(p);
          if (p < 0) { break l1132; }
          break l1125;
        }
        p = s1131;
      }
      {
        const s1134 = p;
        l1135: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1135; }
          break l1125;
        }
        p = s1134;
      }
      {
        const s1137 = p;
        l1138: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1138; }
          break l1125;
        }
        p = s1137;
      }
      {
        const s1140 = p;
        l1141: {
          p = skipTagAhead(p);
          if (p < 0) { break l1141; }
          break l1125;
        }
        p = s1140;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1146 = p;
          l1147: {
            p++;
            break l1125;
          }
          p = s1146;
        }
      } else touched ||= p >= end;
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
  l1143: {
    const s1144 = p;
    l1145: {
      p = skipTagMarker(p);
      if (p < 0) { break l1145; }
      break l1143;
    }
    p = s1144;
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

function leaf301(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  const r1150 = readCallEnd(p);
  if (r1150 === undefined) { return -1; }
  value = r1150;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l1151: {
    const s1152 = p;
    const t1153 = trail.length;
    l1154: {
      const r1155 = readCallClose(p);
      if (r1155 === undefined) { break l1154; }
      value = r1155;
      p = pos;
      break l1151;
    }
    p = s1152;
    trail.length = t1153;
    l1157: {
      const r1158 = readBadCallClose(p);
      if (r1158 === undefined) { break l1157; }
      value = r1158;
      p = pos;
      break l1151;
    }
    p = s1152;
    trail.length = t1153;
    l1160: {
      const r1161 = readBadCutClose(p);
      if (r1161 === undefined) { break l1160; }
      value = r1161;
      p = pos;
      break l1151;
    }
    p = s1152;
    trail.length = t1153;
    l1163: {
      const r1164 = readCallOver(p);
      if (r1164 === undefined) { break l1163; }
      value = r1164;
      p = pos;
      break l1151;
    }
    p = s1152;
    trail.length = t1153;
    l1169: {
      const r1170 = readCallOverAtEnd(p);
      if (r1170 === undefined) { break l1169; }
      value = r1170;
      p = pos;
      break l1151;
    }
    p = s1152;
    trail.length = t1153;
    l1175: {
      const r1176 = readMissingAtEnd(p);
      if (r1176 === undefined) { break l1175; }
      value = r1176;
      p = pos;
      break l1151;
    }
    p = s1152;
    trail.length = t1153;
    const r1181 = readMissingCallClose(p);
    if (r1181 === undefined) { return undefined; }
    value = r1181;
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
  l1167: {
    if (p < end) {
      const s1165 = p;
      l1166: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1166;
        }
        p++;
        p = s1165;
        break l1167;
      }
      p = s1165;
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
      const s1171 = p;
      l1172: {
        p++;
        return undefined;
      }
      p = s1171;
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
      const s1177 = p;
      l1178: {
        p++;
        return undefined;
      }
      p = s1177;
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

function leaf314(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutCallNode;
  const r1184 = readBadCutCall(p);
  if (r1184 === undefined) { return -1; }
  value = r1184;
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
  l1185: {
    const s1186 = p;
    l1187: {
      p = skipCallOpen(p);
      if (p < 0) { break l1187; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1187; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1193: {
        const s1195 = p;
        l1194: {
          p = skipCallId(p);
          if (p < 0) { break l1194; }
          break l1193;
        }
        p = s1195;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1187; }
      l1197: for (;;) {
        const s1199 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l1198: {
            p = skipAttribute(p);
            if (p < 0) { break l1198; }
            continue l1197;
          }
          p = s1199;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l1187; }
      break l1185;
    }
    p = s1186;
    l1201: {
      p = skipCallOpen(p);
      if (p < 0) { break l1201; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1201; }
      p = skipLooseEnd(p);
      if (p < 0) { break l1201; }
      break l1185;
    }
    p = s1186;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l1202: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1204 = p;
        l1203: {
          p++;
          break l1202;
        }
        p = s1204;
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
  l1189: for (;;) {
    const s1191 = p;
    l1190: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1190; }
      continue l1189;
    }
    p = s1191;
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

function leaf321(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l1206: {
    const s1207 = p;
    const t1208 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1209: {
        const r1210 = readSpace(p);
        if (r1210 === undefined) { break l1209; }
        value = r1210;
        p = pos;
        break l1206;
      }
      p = s1207;
      trail.length = t1208;
    } else touched ||= p >= end;
    l1212: {
      const r1213 = readSeparator(p);
      if (r1213 === undefined) { break l1212; }
      value = r1213;
      p = pos;
      break l1206;
    }
    p = s1207;
    trail.length = t1208;
    if (text.charCodeAt(p) === 96) {
      l1218: {
        const r1219 = readBadInnerFence(p);
        if (r1219 === undefined) { break l1218; }
        value = r1219;
        p = pos;
        break l1206;
      }
      p = s1207;
      trail.length = t1208;
    } else touched ||= p >= end;
    const r1221 = readInnerFenceEnd(p);
    if (r1221 === undefined) { return -1; }
    value = r1221;
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
  l1216: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      const s1214 = p;
      l1215: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1215;
        }
        p++;
        p = s1214;
        break l1216;
      }
      p = s1214;
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

function leaf325(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r1223 = readPyOpen(p);
  if (r1223 === undefined) { return -1; }
  value = r1223;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1226: {
    const s1224 = p;
    l1225: {
      p = skip_pyList(p);
      if (p < 0) { break l1225; }
      p = s1224;
      break l1226;
    }
    p = s1224;
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
  const n1228 = characterSize(p, CLASS_2);
  if (n1228 === 0) { return -1; }
  p += n1228;
  l1229: for (;;) {
    const s1231 = p;
    if (p < end) {
      l1230: {
        const n1233 = characterSize(p, CLASS_3);
        if (n1233 === 0) { break l1230; }
        p += n1233;
        continue l1229;
      }
      p = s1231;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf331(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1235 = readPyHead(p);
  if (r1235 === undefined) { return -1; }
  value = r1235;
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
  const r1236 = readPyName(p);
  if (r1236 === undefined) { return undefined; }
  l_name = r1236;
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
  const s1237 = p;
  const n1238 = characterSize(p, CLASS_2);
  if (n1238 === 0) { return undefined; }
  p += n1238;
  l1239: for (;;) {
    const s1241 = p;
    if (p < end) {
      l1240: {
        const n1243 = characterSize(p, CLASS_3);
        if (n1243 === 0) { break l1240; }
        p += n1243;
        continue l1239;
      }
      p = s1241;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1237, p);
  pos = p;
  return value;
}

function leaf334(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyKeyNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1246 = readPyKey(p);
  if (r1246 === undefined) { return -1; }
  value = r1246;
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
  const r1247 = readBareKey(p);
  if (r1247 === undefined) { return undefined; }
  l_name = r1247;
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
      const s1249 = p;
      l1250: {

        p++;
        return undefined;
      }
      p = s1249;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'PyKey', start: base + start, end: base + p, name: l_name };
}

function leaf336(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutArgumentNode | BadCutPartNode | BadDebrisNode;
  l1253: {
    const s1254 = p;
    const t1255 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1256: {
        const r1257 = readSpace(p);
        if (r1257 === undefined) { break l1256; }
        value = r1257;
        p = pos;
        break l1253;
      }
      p = s1254;
      trail.length = t1255;
    } else touched ||= p >= end;
    l1259: {
      const r1260 = readBadCutArgument(p);
      if (r1260 === undefined) { break l1259; }
      value = r1260;
      p = pos;
      break l1253;
    }
    p = s1254;
    trail.length = t1255;
    l1265: {
      const r1266 = readBadCutPart(p);
      if (r1266 === undefined) { break l1265; }
      value = r1266;
      p = pos;
      break l1253;
    }
    p = s1254;
    trail.length = t1255;
    const r1268 = readBadDebris(p);
    if (r1268 === undefined) { return -1; }
    value = r1268;
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
      const s1261 = p;
      l1262: {

        p++;
        return -1;
      }
      p = s1261;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf340(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r1270 = readPyCallEnd(p);
  if (r1270 === undefined) { return -1; }
  value = r1270;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l1271: {
    const s1272 = p;
    const t1273 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1274: {
        const r1275 = readPyCallClose(p);
        if (r1275 === undefined) { break l1274; }
        value = r1275;
        p = pos;
        break l1271;
      }
      p = s1272;
      trail.length = t1273;
    } else touched ||= p >= end;
    l1277: {
      const r1278 = readMissingRest(p);
      if (r1278 === undefined) { break l1277; }
      value = r1278;
      p = pos;
      break l1271;
    }
    p = s1272;
    trail.length = t1273;
    const r1280 = readMissingBracket(p);
    if (r1280 === undefined) { return undefined; }
    value = r1280;
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

function leaf343(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l1283: {
    const s1284 = p;
    const t1285 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1286: {
        const r1287 = readComma(p);
        if (r1287 === undefined) { break l1286; }
        value = r1287;
        p = pos;
        break l1283;
      }
      p = s1284;
      trail.length = t1285;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1289: {
        const r1290 = readSpace(p);
        if (r1290 === undefined) { break l1289; }
        value = r1290;
        p = pos;
        break l1283;
      }
      p = s1284;
      trail.length = t1285;
    } else touched ||= p >= end;
    const r1292 = readBadDebris(p);
    if (r1292 === undefined) { return -1; }
    value = r1292;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf344(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r1294 = readPyEnd(p);
  if (r1294 === undefined) { return -1; }
  value = r1294;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l1295: {
    const s1296 = p;
    const t1297 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1298: {
        const r1299 = readPyClose(p);
        if (r1299 === undefined) { break l1298; }
        value = r1299;
        p = pos;
        break l1295;
      }
      p = s1296;
      trail.length = t1297;
    } else touched ||= p >= end;
    l1301: {
      const r1302 = readMissingAtEnd(p);
      if (r1302 === undefined) { break l1301; }
      value = r1302;
      p = pos;
      break l1295;
    }
    p = s1296;
    trail.length = t1297;
    const r1304 = readMissingBracket(p);
    if (r1304 === undefined) { return undefined; }
    value = r1304;
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

function leaf347(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1307!: null;
  l1310: {
    const s1308 = p;
    l1309: {
      p = skipLines(p);
      if (p < 0) { break l1309; }
      p = s1308;
      break l1310;
    }
    p = s1308;
    return -1;
  }
  e1307 = null;
  value = [e1307];
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

function leaf350(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e1311!: null;
  l1314: {
    const s1312 = p;
    l1313: {
      p = skipJson(p);
      if (p < 0) { break l1313; }
      p = s1312;
      break l1314;
    }
    p = s1312;
    return -1;
  }
  e1311 = null;
  let e1315!: null;
  {
    const s1316 = p;
    l1317: {
      p = skipEnds(p);
      if (p < 0) { break l1317; }
      return -1;
    }
    p = s1316;
  }
  e1315 = null;
  value = [e1311, e1315];
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

function leaf353(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  const r1319 = readBadBrackets(p);
  if (r1319 === undefined) { return -1; }
  value = r1319;
  p = pos;
  leafValue = value;
  return p;
}

function leaf354(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1321!: null;
  l1324: {
    const s1322 = p;
    l1323: {
      p = skipVisible(p);
      if (p < 0) { break l1323; }
      p = s1322;
      break l1324;
    }
    p = s1322;
    return -1;
  }
  e1321 = null;
  value = [e1321];
  leafValue = value;
  return p;
}

function leaf355(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1325: {
    const s1326 = p;
    const t1327 = trail.length;
    l1328: {
      const r1329 = readBadNameless(p);
      if (r1329 === undefined) { break l1328; }
      value = r1329;
      p = pos;
      break l1325;
    }
    p = s1326;
    trail.length = t1327;
    const r1353 = readBadStrayWords(p);
    if (r1353 === undefined) { return -1; }
    value = r1353;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1330: {
    const s1331 = p;
    l1332: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1332; }
      break l1330;
    }
    p = s1331;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l1333: for (;;) {
    const s1335 = p;
    l1334: {
      {
        const s1337 = p;
        l1338: {
          p = skip_callClose(p);
          if (p < 0) { break l1338; }
          break l1334;
        }
        p = s1337;
      }
      {
        const s1340 = p;
        l1341: {
          p = skip_sectionClose(p);
          if (p < 0) { break l1341; }
          break l1334;
        }
        p = s1340;
      }
      {
        const s1343 = p;
        l1344: {
          p = skipCallOpening(p);
          if (p < 0) { break l1344; }
          break l1334;
        }
        p = s1343;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1334;
      }
      p++;
      continue l1333;
    }
    p = s1335;
    break;
  }
  l1349: {
    const s1351 = p;
    l1350: {
      p = skip_callClose(p);
      if (p < 0) { break l1350; }
      break l1349;
    }
    p = s1351;
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
  l1348: {
    const s1346 = p;
    l1347: {
      p = skipVisible(p);
      if (p < 0) { break l1347; }
      p = s1346;
      break l1348;
    }
    p = s1346;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l1354: {
    const s1355 = p;
    l1356: {
      l1359: {
        const s1357 = p;
        l1358: {
          p = skipSectionCloses(p);
          if (p < 0) { break l1358; }
          p = s1357;
          break l1359;
        }
        p = s1357;
        break l1356;
      }
      let m1363 = false;
      l1360: for (;;) {
        const s1362 = p;
        l1361: {
          {
            const s1364 = p;
            l1365: {
              p = skipStrayStop(p);
              if (p < 0) { break l1365; }
              break l1361;
            }
            p = s1364;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s1373 = p;
              l1374: {

                p++;
                break l1361;
              }
              p = s1373;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s1376 = p;
              l1377: {

                p++;
                break l1361;
              }
              p = s1376;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1361;
          }
          p++;
          m1363 = true;
          continue l1360;
        }
        p = s1362;
        break;
      }
      if (!m1363) { break l1356; }
      break l1354;
    }
    p = s1355;
    l1381: {
      const s1379 = p;
      l1380: {
        p = skip_sectionOver(p);
        if (p < 0) { break l1380; }
        p = s1379;
        break l1381;
      }
      p = s1379;
      return undefined;
    }
    let m1385 = false;
    l1382: for (;;) {
      const s1384 = p;
      l1383: {
        {
          const s1386 = p;
          l1387: {
            p = skipStrayStop(p);
            if (p < 0) { break l1387; }
            break l1383;
          }
          p = s1386;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1383;
        }
        p++;
        m1385 = true;
        continue l1382;
      }
      p = s1384;
      break;
    }
    if (!m1385) { return undefined; }
    l1391: {
      if (text.charCodeAt(p) === 91) {
        const s1389 = p;
        l1390: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l1390;
          }
          p++;
          p = s1389;
          break l1391;
        }
        p = s1389;
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
  l1367: {
    const s1368 = p;
    l1369: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1369; }
      break l1367;
    }
    p = s1368;
    l1370: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1370; }
      break l1367;
    }
    p = s1368;
    l1371: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1371; }
      break l1367;
    }
    p = s1368;
    l1372: {
      p = skipVisible(p);
      if (p < 0) { break l1372; }
      break l1367;
    }
    p = s1368;
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

function leaf368(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r1393 = readSectionEnd(p);
  if (r1393 === undefined) { return -1; }
  value = r1393;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1394: {
    const s1395 = p;
    const t1396 = trail.length;
    l1397: {
      const r1398 = readSectionClose(p);
      if (r1398 === undefined) { break l1397; }
      value = r1398;
      p = pos;
      break l1394;
    }
    p = s1395;
    trail.length = t1396;
    l1400: {
      const r1401 = readBadSectionClose(p);
      if (r1401 === undefined) { break l1400; }
      value = r1401;
      p = pos;
      break l1394;
    }
    p = s1395;
    trail.length = t1396;
    l1403: {
      const r1404 = readBadCutClose(p);
      if (r1404 === undefined) { break l1403; }
      value = r1404;
      p = pos;
      break l1394;
    }
    p = s1395;
    trail.length = t1396;
    l1406: {
      const r1407 = readSectionOver(p);
      if (r1407 === undefined) { break l1406; }
      value = r1407;
      p = pos;
      break l1394;
    }
    p = s1395;
    trail.length = t1396;
    l1409: {
      const r1410 = readMissingAtEnd(p);
      if (r1410 === undefined) { break l1409; }
      value = r1410;
      p = pos;
      break l1394;
    }
    p = s1395;
    trail.length = t1396;
    const r1412 = readMissingSectionClose(p);
    if (r1412 === undefined) { return undefined; }
    value = r1412;
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

function leaf374(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNoFenceNode;
  const r1415 = readBadNoFence(p);
  if (r1415 === undefined) { return -1; }
  value = r1415;
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
  l1418: {
    if (text.charCodeAt(p) === 91) {
      const s1416 = p;
      l1417: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1417;
        }
        p++;
        p = s1416;
        break l1418;
      }
      p = s1416;
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

function leaf378(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1420!: null;
  l1423: {
    const s1421 = p;
    l1422: {
      p = skipBareCall(p);
      if (p < 0) { break l1422; }
      p = s1421;
      break l1423;
    }
    p = s1421;
    return -1;
  }
  e1420 = null;
  value = [e1420];
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

function leaf382(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l1424: {
    const s1425 = p;
    const t1426 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1427: {
        const r1428 = readSpace(p);
        if (r1428 === undefined) { break l1427; }
        value = r1428;
        p = pos;
        break l1424;
      }
      p = s1425;
      trail.length = t1426;
    } else touched ||= p >= end;
    const r1430 = readBadNameless(p);
    if (r1430 === undefined) { return -1; }
    value = r1430;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf383(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1432: {
    const s1434 = p;
    l1433: {
      const r1435 = readLateClose(p);
      if (r1435 === undefined) { break l1433; }
      value = r1435;
      p = pos;
      break l1432;
    }
    p = s1434;
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

function leaf385(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1437!: null;
  l1440: {
    const s1438 = p;
    l1439: {
      p = skipBareObject(p);
      if (p < 0) { break l1439; }
      p = s1438;
      break l1440;
    }
    p = s1438;
    return -1;
  }
  e1437 = null;
  value = [e1437];
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
  l1441: {
    if (text.charCodeAt(p) === 34) {
      const s1443 = p;
      l1442: {
        p = skipBareType(p);
        if (p < 0) { break l1442; }
        break l1441;
      }
      p = s1443;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1444: {
    const s1445 = p;
    if (text.charCodeAt(p) === 110) {
      l1446: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l1446;
        }
        p += 4;
        break l1444;
      }
      p = s1445;
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
  l1447: {
    const s1448 = p;
    if (text.charCodeAt(p) === 34) {
      l1449: {
        p = skipBareName(p);
        if (p < 0) { break l1449; }
        break l1447;
      }
      p = s1448;
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
  l1450: {
    const s1451 = p;
    if (text.charCodeAt(p) === 112) {
      l1452: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l1452;
        }
        p += 10;
        break l1450;
      }
      p = s1451;
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

function leaf391(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l1453: {
    const s1454 = p;
    const t1455 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1456: {
        const r1457 = readSpace(p);
        if (r1457 === undefined) { break l1456; }
        value = r1457;
        p = pos;
        break l1453;
      }
      p = s1454;
      trail.length = t1455;
    } else touched ||= p >= end;
    l1459: {
      const r1460 = readSeparator(p);
      if (r1460 === undefined) { break l1459; }
      value = r1460;
      p = pos;
      break l1453;
    }
    p = s1454;
    trail.length = t1455;
    const r1462 = readBadBrackets(p);
    if (r1462 === undefined) { return -1; }
    value = r1462;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf392(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1464!: null;
  l1467: {
    const s1465 = p;
    l1466: {
      p = skip_pyList(p);
      if (p < 0) { break l1466; }
      p = s1465;
      break l1467;
    }
    p = s1465;
    return -1;
  }
  e1464 = null;
  value = [e1464];
  leafValue = value;
  return p;
}

function leaf393(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r1468 = readBadBracket(p);
  if (r1468 === undefined) { return -1; }
  value = r1468;
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

function leaf395(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolHeadNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r1470 = readToolHead(p);
  if (r1470 === undefined) { return -1; }
  value = r1470;
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
  const r1471 = readToolName(p);
  if (r1471 === undefined) { return undefined; }
  l_name = r1471;
  p = pos;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1475: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      const s1473 = p;
      l1474: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1474;
        }
        p++;
        l1476: {
          if (text.charCodeAt(p) === 47) {
            const s1478 = p;
            l1477: {

              p++;
              break l1476;
            }
            p = s1478;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1474; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1474;
        }
        p++;
        p = s1473;
        break l1475;
      }
      p = s1473;
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

function leaf398(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadToolWordsNode;
  l1480: {
    const s1481 = p;
    const t1482 = trail.length;
    l1483: {
      const r1484 = readBadCutElement(p);
      if (r1484 === undefined) { break l1483; }
      value = r1484;
      p = pos;
      break l1480;
    }
    p = s1481;
    trail.length = t1482;
    const r1486 = readBadToolWords(p);
    if (r1486 === undefined) { return -1; }
    value = r1486;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadToolWords(p: number): BadToolWordsNode | undefined {
  const start = p;
  let m1490 = false;
  l1487: for (;;) {
    const s1489 = p;
    l1488: {
      if (text.charCodeAt(p) === 60) {
        {
          const s1491 = p;
          l1492: {
            p = skip_toolClose(p);
            if (p < 0) { break l1492; }
            break l1488;
          }
          p = s1491;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1494 = p;
          l1495: {

            p++;
            p = skipToolParameter(p);
            if (p < 0) { break l1495; }
            if (text.charCodeAt(p) !== 62) {
              touched ||= p >= end;
              break l1495;
            }
            p++;
            break l1488;
          }
          p = s1494;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1497 = p;
          l1498: {
            p = skipToolHead(p);
            if (p < 0) { break l1498; }
            break l1488;
          }
          p = s1497;
        }
      } else touched ||= p >= end;
      {
        const s1506 = p;
        l1507: {
          p = skipCutToolTag(p);
          if (p < 0) { break l1507; }
          break l1488;
        }
        p = s1506;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1488;
      }
      p++;
      m1490 = true;
      continue l1487;
    }
    p = s1489;
    break;
  }
  if (!m1490) { return undefined; }
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
  l1502: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      const s1500 = p;
      l1501: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1501;
        }
        p++;
        l1503: {
          if (text.charCodeAt(p) === 47) {
            const s1505 = p;
            l1504: {

              p++;
              break l1503;
            }
            p = s1505;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1501; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1501;
        }
        p++;
        p = s1500;
        break l1502;
      }
      p = s1500;
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
  l1509: {
    const s1510 = p;
    if (text.charCodeAt(p) === 60) {
      l1511: {
        p = skip_toolClose(p);
        if (p < 0) { break l1511; }
        break l1509;
      }
      p = s1510;
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

function leaf406(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  const r1513 = readToolEnd(p);
  if (r1513 === undefined) { return -1; }
  value = r1513;
  p = pos;
  leafValue = value;
  return p;
}

function readToolEnd(p: number): ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode | undefined {
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  l1514: {
    const s1515 = p;
    const t1516 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l1517: {
        const r1518 = readToolClose(p);
        if (r1518 === undefined) { break l1517; }
        value = r1518;
        p = pos;
        break l1514;
      }
      p = s1515;
      trail.length = t1516;
    } else touched ||= p >= end;
    l1520: {
      const r1521 = readBadCutToolClose(p);
      if (r1521 === undefined) { break l1520; }
      value = r1521;
      p = pos;
      break l1514;
    }
    p = s1515;
    trail.length = t1516;
    l1523: {
      const r1524 = readMissingRest(p);
      if (r1524 === undefined) { break l1523; }
      value = r1524;
      p = pos;
      break l1514;
    }
    p = s1515;
    trail.length = t1516;
    const r1526 = readMissingToolClose(p);
    if (r1526 === undefined) { return undefined; }
    value = r1526;
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

function leaf412(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r1529 = readBadStrayClose(p);
  if (r1529 === undefined) { return -1; }
  value = r1529;
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

function leaf416(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1531 = readFenceOpen(p);
  if (r1531 === undefined) { return -1; }
  value = r1531;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1532 = p;
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
  l_text = text.slice(s1532, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function leaf418(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1534 = readFenceChar(p);
  if (r1534 === undefined) { return -1; }
  value = r1534;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e1535!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s1536 = p;
      l1537: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1537;
        }
        p += 3;
        return undefined;
      }
      p = s1536;
    }
  } else touched ||= p >= end;
  e1535 = null;
  let e1539!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e1539 = text.charAt(p);
  p++;
  value = [e1535, e1539];
  pos = p;
  return value;
}

function text420(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l1541: {
        if (text.charCodeAt(p) === 96) {
          {
            const s1542 = p;
            l1543: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1543;
              }
              p += 3;
              break l1541;
            }
            p = s1542;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1541;
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

function leaf421(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l1545: {
    if (text.charCodeAt(p) === 96) {
      const s1547 = p;
      l1546: {
        const r1548 = readFenceClose(p);
        if (r1548 === undefined) { break l1546; }
        value = r1548;
        p = pos;
        break l1545;
      }
      p = s1547;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s1549 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s1549, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf423(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1551 = readInlineCode(p);
  if (r1551 === undefined) { return -1; }
  value = r1551;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s1552 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCode(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s1552, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function leaf425(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, string];
  const r1554 = readTextChar(p);
  if (r1554 === undefined) { return -1; }
  value = r1554;
  p = pos;
  leafValue = value;
  return p;
}

function readTextChar(p: number): [null, null, string] | undefined {
  let value!: [null, null, string];
  let e1555!: null;
  {
    const s1556 = p;
    l1557: {
      p = skipStop(p);
      if (p < 0) { break l1557; }
      return undefined;
    }
    p = s1556;
  }
  e1555 = null;
  let e1559!: null;
  {
    const s1560 = p;
    l1561: {
      p = skipCutStop(p);
      if (p < 0) { break l1561; }
      return undefined;
    }
    p = s1560;
  }
  e1559 = null;
  let e1563!: string;
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return undefined;
  }
  e1563 = text.charAt(p);
  p++;
  value = [e1555, e1559, e1563];
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

function text429(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1565: {
      {
        const s1566 = p;
        l1567: {
          p = skipStop(p);
          if (p < 0) { break l1567; }
          break l1565;
        }
        p = s1566;
      }
      {
        const s1569 = p;
        l1570: {
          p = skipCutStop(p);
          if (p < 0) { break l1570; }
          break l1565;
        }
        p = s1569;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l1565;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf430(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | BadCutOpeningNode | LoneTextNode;
  l1572: {
    const s1573 = p;
    const t1574 = trail.length;
    l1575: {
      const r1576 = readBadCutMarker(p);
      if (r1576 === undefined) { break l1575; }
      value = r1576;
      p = pos;
      break l1572;
    }
    p = s1573;
    trail.length = t1574;
    l1578: {
      const r1579 = readBadCutOpening(p);
      if (r1579 === undefined) { break l1578; }
      value = r1579;
      p = pos;
      break l1572;
    }
    p = s1573;
    trail.length = t1574;
    const r1585 = readLoneText(p);
    if (r1585 === undefined) { return -1; }
    value = r1585;
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
  l1580: {
    const s1581 = p;
    l1582: {
      p = skip_pyList(p);
      if (p < 0) { break l1582; }
      break l1580;
    }
    p = s1581;
    l1583: {
      p = skipBareCall(p);
      if (p < 0) { break l1583; }
      break l1580;
    }
    p = s1581;
    p = skipBareObject(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readLoneText(p: number): LoneTextNode | undefined {
  const start = p;
  let l_text!: string;
  const s1586 = p;
  l1587: {
    const s1588 = p;
    l1589: {
      p = skipTokens(p);
      if (p < 0) { break l1589; }
      break l1587;
    }
    p = s1588;
    l1590: {
      p = skipStop(p);
      if (p < 0) { break l1590; }
      break l1587;
    }
    p = s1588;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s1586, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf436(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  const r1592 = readRegionEnd(p);
  if (r1592 === undefined) { return -1; }
  value = r1592;
  p = pos;
  leafValue = value;
  return p;
}

function readRegionEnd(p: number): RegionCloseNode | MissingThoughtRestNode | RegionOverNode | undefined {
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  l1593: {
    const s1594 = p;
    const t1595 = trail.length;
    l1596: {
      const r1597 = readRegionClose(p);
      if (r1597 === undefined) { break l1596; }
      value = r1597;
      p = pos;
      break l1593;
    }
    p = s1594;
    trail.length = t1595;
    l1599: {
      const r1600 = readMissingThoughtRest(p);
      if (r1600 === undefined) { break l1599; }
      value = r1600;
      p = pos;
      break l1593;
    }
    p = s1594;
    trail.length = t1595;
    const r1602 = readRegionOver(p);
    if (r1602 === undefined) { return undefined; }
    value = r1602;
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

function leaf440(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRegionMarkerNode;
  const r1605 = readBadRegionMarker(p);
  if (r1605 === undefined) { return -1; }
  value = r1605;
  p = pos;
  leafValue = value;
  return p;
}

function readBadRegionMarker(p: number): BadRegionMarkerNode | undefined {
  const start = p;
  l1606: {
    const s1607 = p;
    l1608: {
      p = skipTurnOpen(p);
      if (p < 0) { break l1608; }
      break l1606;
    }
    p = s1607;
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

function leaf444(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EmptyThoughtNode | BadEndTokenNode;
  l1610: {
    const s1611 = p;
    const t1612 = trail.length;
    l1613: {
      const r1614 = readEmptyThought(p);
      if (r1614 === undefined) { break l1613; }
      value = r1614;
      p = pos;
      break l1610;
    }
    p = s1611;
    trail.length = t1612;
    const r1616 = readBadEndToken(p);
    if (r1616 === undefined) { return -1; }
    value = r1616;
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

function leaf446(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1618 = readBadFence(p);
  if (r1618 === undefined) { return -1; }
  value = r1618;
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
  l1621: {
    const s1619 = p;
    l1620: {
      p = skipCallAhead(p);
      if (p < 0) { break l1620; }
      p = s1619;
      break l1621;
    }
    p = s1619;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCallAhead(p: number): number {
  l1622: {
    const s1623 = p;
    l1624: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1624; }
      break l1622;
    }
    p = s1623;
    l1625: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l1625; }
      break l1622;
    }
    p = s1623;
    l1626: {
      p = skipCallOpening(p);
      if (p < 0) { break l1626; }
      break l1622;
    }
    p = s1623;
    l1627: {
      p = skipBareObject(p);
      if (p < 0) { break l1627; }
      break l1622;
    }
    p = s1623;
    l1628: {
      p = skip_bareList(p);
      if (p < 0) { break l1628; }
      break l1622;
    }
    p = s1623;
    l1629: {
      p = skip_pyList(p);
      if (p < 0) { break l1629; }
      break l1622;
    }
    p = s1623;
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

function leaf452(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | null;
  l1631: {
    if (text.charCodeAt(p) === 96) {
      const s1633 = p;
      l1632: {
        const r1634 = readWrappingEnd(p);
        if (r1634 === undefined) { break l1632; }
        value = r1634;
        p = pos;
        break l1631;
      }
      p = s1633;
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
  l1637: {
    const s1635 = p;
    l1636: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l1638: {
        const s1639 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1640: {
            p++;
            break l1638;
          }
          p = s1639;
        } else touched ||= p >= end;
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
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf454(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1645!: null;
  l1648: {
    const s1646 = p;
    l1647: {
      p = skip_bareList(p);
      if (p < 0) { break l1647; }
      p = s1646;
      break l1648;
    }
    p = s1646;
    return -1;
  }
  e1645 = null;
  value = [e1645];
  leafValue = value;
  return p;
}

function leaf455(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l1649: {
    const s1651 = p;
    l1650: {
      const r1652 = readEnd(p);
      if (r1652 === undefined) { break l1650; }
      value = r1652;
      p = pos;
      break l1649;
    }
    p = s1651;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s1653 = p;
      l1654: {
        p++;
        return undefined;
      }
      p = s1653;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf457(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l1657: {
    const s1659 = p;
    const t1660 = trail.length;
    l1658: {
      const r1661 = readBadThoughtAgain(p);
      if (r1661 === undefined) { break l1658; }
      value = r1661;
      p = pos;
      break l1657;
    }
    p = s1659;
    trail.length = t1660;
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

function leaf459(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r1663 = readThoughtGoesOn(p);
  if (r1663 === undefined) { return -1; }
  value = r1663;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf440 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf444 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf440 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf412 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf423 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf430 }] }] } }, { op: 'leaf', read: leaf455 }] } };
const stepRegion: Step = { op: 'rule', name: 'Region', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf2 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf6, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf412 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf423 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf430 }] } }] } }, { op: 'leaf', read: leaf436 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf15 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf28 }] } }, { op: 'leaf', read: leaf32 }] }] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf19 }, { op: 'text', read: text27 }] } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf43 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf314 }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf321 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf347, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf350, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf353 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf354, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf314 }] } }] }, { op: 'leaf', read: leaf355 }] } }, { op: 'leaf', read: leaf368 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf52 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf126 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf176 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf192, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf260 }] } }] } }] }, { op: 'leaf', read: leaf286 }] } }, { op: 'leaf', read: leaf301 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf76 }, { op: 'leaf', read: leaf92 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf117 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf97 }, { op: 'text', read: text116 }] } };
const stepElement: Step = { op: 'rule', name: 'Element', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: leaf133 }, { op: 'leaf', read: leaf92 }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf145, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }] } }] } }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: leaf168 }] } };
const stepElementText: Step = { op: 'rule', name: 'ElementText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf147 }, { op: 'text', read: text167 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf282 }] } }, { op: 'leaf', read: leaf283 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf192, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf260 }] } }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf205 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf209 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf192, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf260 }] } }] }, { op: 'leaf', read: leaf264 }] } }, { op: 'leaf', read: leaf276 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf212 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf217 }] } }, { op: 'leaf', read: leaf222 }] } };
const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf214 }, { op: 'text', read: text216 }] } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf226 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf232 }] } }, { op: 'leaf', read: leaf236 }] } };
const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf228 }, { op: 'text', read: text231 }] } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf239 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf245 }] } }, { op: 'leaf', read: leaf236 }] } };
const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf241 }, { op: 'text', read: text244 }] } };
const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf247 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf256 }] } };
const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf249 }, { op: 'text', read: text255 }] } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf325 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf343 }] } }, { op: 'leaf', read: leaf344 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf331 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf209 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf192, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf260 }] } }] }, { op: 'leaf', read: leaf336 }] } }, { op: 'leaf', read: leaf340 }] } };
const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf334 }, { op: 'leaf', read: leaf51 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf192, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf260 }] } }] } }] } };
const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf374 }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf378, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf382 }] } }, { op: 'leaf', read: leaf383 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf385, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf385, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf391 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf392, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf393 } }, { op: 'leaf', read: leaf383 }] } };
const stepTool: Step = { op: 'rule', name: 'Tool', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: leaf395 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf398 }] } }, { op: 'leaf', read: leaf406 }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf416 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf421 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf418 }, { op: 'text', read: text420 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf425 }, { op: 'text', read: text429 }] } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf446 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }] } }, { op: 'leaf', read: leaf452 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf454, body: { op: 'again', step: () => stepList } }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf457 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf440 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf444 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf440 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf37 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] }, { op: 'leaf', read: leaf412 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf423 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf430 }] }] } }, { op: 'leaf', read: leaf455 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf459 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf28 }] } }, { op: 'leaf', read: leaf32 }] }] } };

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
