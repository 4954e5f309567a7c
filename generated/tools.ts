// Generated from grammars/tools/reply.peggy, grammars/tools/calls.peggy, grammars/tools/values.peggy: do not edit.

import { type CompiledGrammar, type Reading, type RecoveryNode, type Step, type TextPiece, type TreeNode, startsOf, tableOf } from '../src/engine/index.ts';

export interface EndNode extends TreeNode {
  readonly type: 'End';
}

export interface MarkerNode extends TreeNode {
  readonly type: 'Marker';
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
  readonly Marker: MarkerNode;
  readonly ThoughtOpen: ThoughtOpenNode;
  readonly ThoughtCode: ThoughtCodeNode;
  readonly ThoughtTick: ThoughtTickNode;
  readonly ThoughtClose: ThoughtCloseNode;
  readonly MissingThoughtRest: MissingThoughtRestNode;
  readonly MissingThoughtClose: MissingThoughtCloseNode;
  readonly EmptyThought: EmptyThoughtNode;
  readonly BadEndToken: BadEndTokenNode;
  readonly BadFence: BadFenceNode;
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
  readonly LateClose: LateCloseNode;
  readonly BadBracket: BadBracketNode;
  readonly WrappingEnd: WrappingEndNode;
  readonly Citation: CitationNode;
  readonly BadThoughtClose: BadThoughtCloseNode;
  readonly BadStrayClose: BadStrayCloseNode;
  readonly FenceOpen: FenceOpenNode;
  readonly FenceClose: FenceCloseNode;
  readonly InlineCode: InlineCodeNode;
  readonly BadCutMarker: BadCutMarkerNode;
  readonly BadCutOpening: BadCutOpeningNode;
  readonly LoneText: LoneTextNode;
  readonly End: EndNode;
  readonly BadThoughtAgain: BadThoughtAgainNode;
  readonly ThoughtGoesOn: ThoughtGoesOnNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly ThoughtChars: TextPiece<'ThoughtChars'>;
  readonly Raw: TextPiece<'Raw'>;
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
  readonly BadThoughtClose: BadThoughtCloseNode;
  readonly MissingThoughtRest: MissingThoughtRestNode;
  readonly MissingThoughtClose: MissingThoughtCloseNode;
  readonly BadEndToken: BadEndTokenNode;
  readonly BadFence: BadFenceNode;
  readonly BadStrayClose: BadStrayCloseNode;
  readonly BadCutMarker: BadCutMarkerNode;
  readonly BadCutOpening: BadCutOpeningNode;
  readonly BadSectionOpen: BadSectionOpenNode;
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
const TABLE_6 = tableOf([34, 34], [39, 39], [91, 91], [123, 123]);
const TABLE_7 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [125, 125]);
const TABLE_8 = tableOf([98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
const TABLE_9 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
const TABLE_10 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
const TABLE_11 = tableOf([41, 41], [44, 44], [93, 93], [125, 125]);
const TABLE_12 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [44, 44], [93, 93], [125, 125]);
const TABLE_13 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 91], [93, 127]);
const TABLE_14 = tableOf([44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_15 = tableOf([41, 41], [44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_16 = tableOf([0, 8], [11, 12], [14, 31], [33, 38], [40, 91], [93, 127]);
const TABLE_17 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [42, 43], [45, 57], [59, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_18 = tableOf([0, 8], [11, 12], [14, 31], [33, 39], [42, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_19 = tableOf([9, 10], [13, 13], [32, 32], [123, 123]);
const TABLE_20 = tableOf([0, 9], [11, 12], [14, 90], [92, 122], [124, 127]);
const CLASS_0 = /^[\p{L}\u005f]/u;
const CLASS_1 = /^[\p{L}\p{N}\u005f\u002e\u002d]/u;
const STARTS_2 = startsOf([9, 10], [13, 13], [32, 32]);
const CLASS_3 = /^[\p{L}\u005f\u0024]/u;
const CLASS_4 = /^[\p{L}\p{N}\u005f\u0024\u002e\u002d]/u;
const STARTS_5 = startsOf([123, 123]);
const STARTS_6 = startsOf([44, 44]);
const STARTS_7 = startsOf([0, 91], [93, 65535]);
const STARTS_8 = startsOf([34, 34]);
const STARTS_9 = startsOf([39, 39]);
const STARTS_10 = startsOf([0, 65535]);
const STARTS_11 = startsOf([93, 93], [125, 125]);
const STARTS_12 = startsOf([96, 96]);

function leaf0(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | MarkerNode;
  l1: {
    const s2 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l3: {
        const r4 = readSpace(p);
        if (r4 === undefined) { break l3; }
        value = r4;
        p = pos;
        break l1;
      }
      p = s2;
    } else touched ||= p >= end;
    const r7 = readMarker(p);
    if (r7 === undefined) { return -1; }
    value = r7;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readSpace(p: number): SpaceNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s5 = p;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l_text = text.slice(s5, p);
  pos = p;
  return { type: 'Space', start: base + start, end: base + p, text: l_text };
}

function readMarker(p: number): MarkerNode | undefined {
  const start = p;
  p = skipPlainMarker(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Marker', start: base + start, end: base + p };
}

function skipPlainMarker(p: number): number {
  const noted = trail.length;
  const value = readPlainMarker(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readPlainMarker(p: number): string | undefined {
  for (const word of reading.options["plainMarker"]?.from(text.charCodeAt(p)) ?? ["<|START_RESPONSE|>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf5(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtOpenNode;
  const r9 = readThoughtOpen(p);
  if (r9 === undefined) { return -1; }
  value = r9;
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

function leaf9(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null, string];
  const r11 = readThoughtChar(p);
  if (r11 === undefined) { return -1; }
  value = r11;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtChar(p: number): [null, null, null, string] | undefined {
  let value!: [null, null, null, string];
  let e12!: null;
  {
    const s13 = p;
    l14: {
      p = skipThinkClose(p);
      if (p < 0) { break l14; }
      return undefined;
    }
    p = s13;
  }
  e12 = null;
  let e16!: null;
  {
    const s17 = p;
    l18: {
      p = skipThoughtBreak(p);
      if (p < 0) { break l18; }
      return undefined;
    }
    p = s17;
  }
  e16 = null;
  let e20!: null;
  {
    const s21 = p;
    l22: {
      p = skip_thoughtCode(p);
      if (p < 0) { break l22; }
      if (text.charCodeAt(p) !== 96) {
        touched ||= p >= end;
        break l22;
      }
      p++;
      return undefined;
    }
    p = s21;
  }
  e20 = null;
  let e24!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e24 = text.charAt(p);
  p++;
  value = [e12, e16, e20, e24];
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

function text17(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l26: {
      {
        const s27 = p;
        l28: {
          p = skipThinkClose(p);
          if (p < 0) { break l28; }
          break l26;
        }
        p = s27;
      }
      {
        const s30 = p;
        l31: {
          p = skipThoughtBreak(p);
          if (p < 0) { break l31; }
          break l26;
        }
        p = s30;
      }
      {
        const s33 = p;
        l34: {
          p = skip_thoughtCode(p);
          if (p < 0) { break l34; }
          if (text.charCodeAt(p) !== 96) {
            touched ||= p >= end;
            break l34;
          }
          p++;
          break l26;
        }
        p = s33;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l26;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf18(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCodeNode | ThoughtTickNode;
  l36: {
    const s37 = p;
    l38: {
      const r39 = readThoughtCode(p);
      if (r39 === undefined) { break l38; }
      value = r39;
      p = pos;
      break l36;
    }
    p = s37;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r76 = readThoughtTick(p);
    if (r76 === undefined) { return -1; }
    value = r76;
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
  const s40 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCode(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s40, p);
  pos = p;
  return { type: 'ThoughtCode', start: base + start, end: base + p, text: l_text };
}

function skipCode(p: number): number {
  let c = 0;
  l41: {
    const s42 = p;
    if (text.charCodeAt(p) === 96) {
      l43: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s44 = p;
            l45: {

              p++;
              break l43;
            }
            p = s44;
          }
        } else touched ||= p >= end;
        l47: for (;;) {
          const s49 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l48: {
              l51: {
                const s52 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l53: {
                    p++;
                    break l51;
                  }
                  p = s52;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
                  reachesEnd(p, "``");
                  break l48;
                }
                p += 2;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l47;
            }
            p = s49;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l43;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s54 = p;
            l55: {

              p++;
              break l43;
            }
            p = s54;
          }
        } else touched ||= p >= end;
        break l41;
      }
      p = s42;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l57: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l57;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s58 = p;
            l59: {

              p++;
              break l57;
            }
            p = s58;
          }
        } else touched ||= p >= end;
        l61: for (;;) {
          const s63 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l62: {
              l65: {
                const s66 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l67: {
                    p++;
                    break l65;
                  }
                  p = s66;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 96) {
                  l68: {

                    p++;
                    if (text.charCodeAt(p) === 96) {
                      {
                        const s69 = p;
                        l70: {

                          p++;
                          break l68;
                        }
                        p = s69;
                      }
                    } else touched ||= p >= end;
                    break l65;
                  }
                  p = s66;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l62;
                }
                p += 3;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l61;
            }
            p = s63;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l57;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s72 = p;
            l73: {

              p++;
              break l57;
            }
            p = s72;
          }
        } else touched ||= p >= end;
        break l41;
      }
      p = s42;
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
  const s77 = p;
  if (text.charCodeAt(p) !== 96) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l_text = text.slice(s77, p);
  pos = p;
  return { type: 'ThoughtTick', start: base + start, end: base + p, text: l_text };
}

function leaf22(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  const r79 = readThoughtEnd(p);
  if (r79 === undefined) { return -1; }
  value = r79;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtEnd(p: number): ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode | undefined {
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  l80: {
    const s81 = p;
    const t82 = trail.length;
    l83: {
      const r84 = readThoughtClose(p);
      if (r84 === undefined) { break l83; }
      value = r84;
      p = pos;
      break l80;
    }
    p = s81;
    if (trail.length > t82) trail.length = t82;
    l86: {
      const r87 = readMissingThoughtRest(p);
      if (r87 === undefined) { break l86; }
      value = r87;
      p = pos;
      break l80;
    }
    p = s81;
    if (trail.length > t82) trail.length = t82;
    const r92 = readMissingThoughtClose(p);
    if (r92 === undefined) { return undefined; }
    value = r92;
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
      const s88 = p;
      l89: {
        p++;
        return undefined;
      }
      p = s88;
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

function leaf27(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EmptyThoughtNode | BadEndTokenNode;
  l95: {
    const s96 = p;
    const t97 = trail.length;
    l98: {
      const r99 = readEmptyThought(p);
      if (r99 === undefined) { break l98; }
      value = r99;
      p = pos;
      break l95;
    }
    p = s96;
    if (trail.length > t97) trail.length = t97;
    const r101 = readBadEndToken(p);
    if (r101 === undefined) { return -1; }
    value = r101;
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

function readBadEndToken(p: number): BadEndTokenNode | undefined {
  let c = 0;
  const start = p;
  p = skipEndToken(p);
  if (p < 0) { return undefined; }
  l104: {
    const s102 = p;
    l103: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l105: {
        const s107 = p;
        l106: {
          p = skipTokens(p);
          if (p < 0) { break l106; }
          break l105;
        }
        p = s107;
      }
      if (p < end) {
        {
          const s112 = p;
          l113: {
            p++;
            break l103;
          }
          p = s112;
        }
      } else touched ||= p >= end;
      p = s102;
      break l104;
    }
    p = s102;
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
  let m111 = false;
  l108: for (;;) {
    const s110 = p;
    l109: {
      p = skipEndToken(p);
      if (p < 0) { break l109; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      m111 = true;
      continue l108;
    }
    p = s110;
    break;
  }
  if (!m111) { return -1; }
  return p;
}

function leaf33(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r116 = readBadFence(p);
  if (r116 === undefined) { return -1; }
  value = r116;
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
  l123: {
    const s121 = p;
    l122: {
      p = skipCallAhead(p);
      if (p < 0) { break l122; }
      p = s121;
      break l123;
    }
    p = s121;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipEol(p: number): number {
  l117: {
    const s118 = p;
    if (text.charCodeAt(p) === 13) {
      l119: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l119;
        }
        p += 2;
        break l117;
      }
      p = s118;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l120: {

        p++;
        break l117;
      }
      p = s118;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipCallAhead(p: number): number {
  l124: {
    const s125 = p;
    l126: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l126; }
      break l124;
    }
    p = s125;
    l127: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l127; }
      break l124;
    }
    p = s125;
    l128: {
      p = skipCallOpening(p);
      if (p < 0) { break l128; }
      break l124;
    }
    p = s125;
    l173: {
      p = skipBareObject(p);
      if (p < 0) { break l173; }
      break l124;
    }
    p = s125;
    l186: {
      p = skip_bareList(p);
      if (p < 0) { break l186; }
      break l124;
    }
    p = s125;
    p = skip_pyList(p);
    if (p < 0) { return -1; }
  }
  return p;
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

function skipCallOpening(p: number): number {
  l131: {
    const s129 = p;
    l130: {
      p = skipVisible(p);
      if (p < 0) { break l130; }
      p = s129;
      break l131;
    }
    p = s129;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function skipVisible(p: number): number {
  l132: {
    const s133 = p;
    l134: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l134; }
      break l132;
    }
    p = s133;
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

function skipCallHead(p: number): number {
  let c = 0;
  l135: {
    const s136 = p;
    l137: {
      p = skipCallOpen(p);
      if (p < 0) { break l137; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l137; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l149: {
        const s151 = p;
        l150: {
          p = skipCallId(p);
          if (p < 0) { break l150; }
          break l149;
        }
        p = s151;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l137; }
      l153: for (;;) {
        const s155 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l154: {
            p = skipAttribute(p);
            if (p < 0) { break l154; }
            continue l153;
          }
          p = s155;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l137; }
      break l135;
    }
    p = s136;
    l159: {
      p = skipCallOpen(p);
      if (p < 0) { break l159; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l159; }
      p = skipLooseEnd(p);
      if (p < 0) { break l159; }
      break l135;
    }
    p = s136;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l170: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s172 = p;
        l171: {
          p++;
          break l170;
        }
        p = s172;
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

function skipCallName(p: number): number {
  let c = 0;
  p = skipNameChar(p);
  if (p < 0) { return -1; }
  l145: for (;;) {
    const s147 = p;
    l146: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l146; }
      continue l145;
    }
    p = s147;
    break;
  }
  return p;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s139 = p;
    l140: {
      p = skipNameEnd(p);
      if (p < 0) { break l140; }
      return -1;
    }
    p = s139;
  }
  {
    const s142 = p;
    l143: {
      p = skipEnds(p);
      if (p < 0) { break l143; }
      return -1;
    }
    p = s142;
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

function skipEnds(p: number): number {
  const noted = trail.length;
  const value = readEnds(p);
  if (trail.length > noted) trail.length = noted;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
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
  l162: {
    const s160 = p;
    l161: {
      l163: {
        const s164 = p;
        l165: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l166: {
            const s167 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l168: {
                p++;
                break l166;
              }
              p = s167;
            } else touched ||= p >= end;
            l169: {
              p = skipParameterOpen(p);
              if (p < 0) { break l169; }
              break l166;
            }
            p = s167;
            p = skipEnds(p);
            if (p < 0) { break l165; }
          }
          break l163;
        }
        p = s164;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l161;
        }
        p++;
      }
      p = s160;
      break l162;
    }
    p = s160;
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

function skipBadCallOpen(p: number): number {
  p = skipWrongCallOpen(p);
  if (p < 0) { return -1; }
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
  l174: {
    if (text.charCodeAt(p) === 34) {
      const s176 = p;
      l175: {
        p = skipBareType(p);
        if (p < 0) { break l175; }
        break l174;
      }
      p = s176;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l177: {
    const s178 = p;
    if (text.charCodeAt(p) === 110) {
      l179: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l179;
        }
        p += 4;
        break l177;
      }
      p = s178;
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
  l180: {
    const s181 = p;
    if (text.charCodeAt(p) === 34) {
      l182: {
        p = skipBareName(p);
        if (p < 0) { break l182; }
        break l180;
      }
      p = s181;
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
  l183: {
    const s184 = p;
    if (text.charCodeAt(p) === 112) {
      l185: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l185;
        }
        p += 10;
        break l183;
      }
      p = s184;
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
  const n188 = characterSize(p, CLASS_0);
  if (n188 === 0) { return -1; }
  p += n188;
  l189: for (;;) {
    const s191 = p;
    if (p < end) {
      l190: {
        const n193 = characterSize(p, CLASS_1);
        if (n193 === 0) { break l190; }
        p += n193;
        continue l189;
      }
      p = s191;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf80(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  const r195 = readSpace(p);
  if (r195 === undefined) { return -1; }
  value = r195;
  p = pos;
  leafValue = value;
  return p;
}

function leaf81(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r197 = readSectionOpen(p);
  if (r197 === undefined) { return -1; }
  value = r197;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen(p: number): SectionOpenNode | undefined {
  const start = p;
  l198: {
    const s199 = p;
    const t200 = trail.length;
    l201: {
      const r202 = readBadSectionOpen(p);
      if (r202 === undefined) { break l201; }
      p = pos;
      break l198;
    }
    p = s199;
    if (trail.length > t200) trail.length = t200;
    p = skip_sectionOpen(p);
    if (p < 0) { return undefined; }
  }
  l204: for (;;) {
    const s206 = p;
    const t207 = trail.length;
    l205: {
      const r209 = readBadOpenAgain(p);
      if (r209 === undefined) { break l205; }
      p = pos;
      continue l204;
    }
    p = s206;
    if (trail.length > t207) trail.length = t207;
    break;
  }
  pos = p;
  return { type: 'SectionOpen', start: base + start, end: base + p };
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

function leaf85(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | null;
  l212: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s214 = p;
      l213: {
        const r215 = readSpace(p);
        if (r215 === undefined) { break l213; }
        value = r215;
        p = pos;
        break l212;
      }
      p = s214;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function leaf86(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallHeadNode;
  const r217 = readCallHead(p);
  if (r217 === undefined) { return -1; }
  value = r217;
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
  l218: {
    const s219 = p;
    const t220 = trail.length;
    l221: {
      p = skipCallOpen(p);
      if (p < 0) { break l221; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r222 = readCallName(p);
      if (r222 === undefined) { break l221; }
      l_name = r222;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l229: {
        const s231 = p;
        l230: {
          const r232 = readCallId(p);
          if (r232 === undefined) { break l230; }
          l_id = r232;
          p = pos;
          break l229;
        }
        p = s231;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l221; }
      const list239: AttributeNode[] = [];
      l235: for (;;) {
        const s237 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l236: {
            let v238!: AttributeNode;
            const r241 = readAttribute(p);
            if (r241 === undefined) { break l236; }
            v238 = r241;
            p = pos;
            list239.push(v238);
            continue l235;
          }
          p = s237;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list239;
      p = skipHeadEnd(p);
      if (p < 0) { break l221; }
      break l218;
    }
    p = s219;
    if (trail.length > t220) trail.length = t220;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    l245: {
      p = skipCallOpen(p);
      if (p < 0) { break l245; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r246 = readCallName(p);
      if (r246 === undefined) { break l245; }
      l_name = r246;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l245; }
      break l218;
    }
    p = s219;
    if (trail.length > t220) trail.length = t220;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    const r248 = readBadCallOpen(p);
    if (r248 === undefined) { return undefined; }
    l_flaw = r248;
    p = pos;
    const r250 = readCallName(p);
    if (r250 === undefined) { return undefined; }
    l_name = r250;
    p = pos;
    l252: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s254 = p;
        l253: {
          p++;
          break l252;
        }
        p = s254;
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

function readCallName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s223 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l224: for (;;) {
    const s226 = p;
    l225: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l225; }
      continue l224;
    }
    p = s226;
    break;
  }
  value = text.slice(s223, p);
  pos = p;
  return value;
}

function readCallId(p: number): string | undefined {
  let c = 0;
  let value!: string;
  p = skipIdOpen(p);
  if (p < 0) { return undefined; }
  const s233 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s233, p);
  pos = p;
  return value;
}

function readAttribute(p: number): AttributeNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  let l_value!: string;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  const s242 = p;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l_name = text.slice(s242, p);
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
  const s243 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s243, p);
  if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'Attribute', start: base + start, end: base + p, name: l_name, value: l_value };
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

function leaf92(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ParameterHeadNode;
  const r256 = readParameterHead(p);
  if (r256 === undefined) { return -1; }
  value = r256;
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
  l257: {
    const s258 = p;
    const t259 = trail.length;
    l260: {
      p = skipParameterOpen(p);
      if (p < 0) { break l260; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r261 = readParameterKey(p);
      if (r261 === undefined) { break l260; }
      l_key = r261;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l260; }
      const list275: AttributeNode[] = [];
      l271: for (;;) {
        const s273 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l272: {
            let v274!: AttributeNode;
            const r277 = readAttribute(p);
            if (r277 === undefined) { break l272; }
            v274 = r277;
            p = pos;
            list275.push(v274);
            continue l271;
          }
          p = s273;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list275;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l260; }
      l279: {
        const s280 = p;
        l281: {
          p = skipValueStart(p);
          if (p < 0) { break l281; }
          break l279;
        }
        p = s280;
        p = skipValueFollows(p);
        if (p < 0) { break l260; }
      }
      break l257;
    }
    p = s258;
    if (trail.length > t259) trail.length = t259;
    l_attributes = null;
    l_flaw = null;
    const r282 = readBadParameterOpen(p);
    if (r282 === undefined) { return undefined; }
    l_flaw = r282;
    p = pos;
    const r284 = readParameterKey(p);
    if (r284 === undefined) { return undefined; }
    l_key = r284;
    p = pos;
    l286: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s288 = p;
        l287: {
          p++;
          break l286;
        }
        p = s288;
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
  const s262 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l266: for (;;) {
    const s268 = p;
    l267: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l267; }
      continue l266;
    }
    p = s268;
    break;
  }
  value = text.slice(s262, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s263 = p;
    l264: {
      p = skipKeyEnd(p);
      if (p < 0) { break l264; }
      return -1;
    }
    p = s263;
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

function leaf108(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawLayoutNode | null;
  l290: {
    const s292 = p;
    l291: {
      const r293 = readRawLayout(p);
      if (r293 === undefined) { break l291; }
      value = r293;
      p = pos;
      break l290;
    }
    p = s292;
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

function leaf112(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r295 = readRawChar(p);
  if (r295 === undefined) { return -1; }
  value = r295;
  p = pos;
  leafValue = value;
  return p;
}

function readRawChar(p: number): [null, string] | undefined {
  let c = 0;
  let value!: [null, string];
  let e296!: null;
  {
    const s297 = p;
    l298: {
      p = skipRawStop(p);
      if (p < 0) { break l298; }
      return undefined;
    }
    p = s297;
  }
  e296 = null;
  let e349!: string;
  l350: {
    const s351 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l352: {
        const r353 = readEol(p);
        if (r353 === undefined) { break l352; }
        e349 = r353;
        p = pos;
        break l350;
      }
      p = s351;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    e349 = text.charAt(p);
    p++;
  }
  value = [e296, e349];
  pos = p;
  return value;
}

function skipRawStop(p: number): number {
  let c = 0;
  l300: {
    const s301 = p;
    l302: {
      l303: {
        const s305 = p;
        l304: {
          p = skip_rawLayout(p);
          if (p < 0) { break l304; }
          break l303;
        }
        p = s305;
      }
      p = skipRawMarker(p);
      if (p < 0) { break l302; }
      break l300;
    }
    p = s301;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l343: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s345 = p;
        l344: {
          p = skipEol(p);
          if (p < 0) { break l344; }
          break l343;
        }
        p = s345;
      } else touched ||= p >= end;
    }
    if (p < end) {
      {
        const s346 = p;
        l347: {
          p++;
          return -1;
        }
        p = s346;
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
  l306: {
    const s307 = p;
    l308: {
      p = skipLenient(p);
      if (p < 0) { break l308; }
      l309: {
        const s310 = p;
        l311: {
          p = skipParameterClose(p);
          if (p < 0) { break l311; }
          break l309;
        }
        p = s310;
        p = skipNamedClose(p);
        if (p < 0) { break l308; }
      }
      break l306;
    }
    p = s307;
    l312: {
      p = skipGuarded(p);
      if (p < 0) { break l312; }
      l313: {
        const s314 = p;
        l315: {
          p = skipParameterClose(p);
          if (p < 0) { break l315; }
          break l313;
        }
        p = s314;
        p = skipDriftedClose(p);
        if (p < 0) { break l312; }
      }
      l324: {
        const s322 = p;
        l323: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l325: {
            const s326 = p;
            l327: {
              p = skipEnds(p);
              if (p < 0) { break l327; }
              break l325;
            }
            p = s326;
            if (p < end) {
              {
                const s328 = p;
                l329: {
                  p++;
                  break l323;
                }
                p = s328;
              }
            } else touched ||= p >= end;
          }
          p = s322;
          break l324;
        }
        p = s322;
        break l312;
      }
      break l306;
    }
    p = s307;
    l331: {
      p = skipEnds(p);
      if (p < 0) { break l331; }
      l334: {
        const s332 = p;
        l333: {
          p = skipGuarded(p);
          if (p < 0) { break l333; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l335: {
            const s336 = p;
            l337: {
              p = skipEnds(p);
              if (p < 0) { break l337; }
              break l335;
            }
            p = s336;
            if (p < end) {
              {
                const s338 = p;
                l339: {
                  p++;
                  break l333;
                }
                p = s338;
              }
            } else touched ||= p >= end;
          }
          p = s332;
          break l334;
        }
        p = s332;
        break l331;
      }
      break l306;
    }
    p = s307;
    l341: {
      p = skipParameterOpen(p);
      if (p < 0) { break l341; }
      break l306;
    }
    p = s307;
    l342: {
      p = skipWrongParameterOpen(p);
      if (p < 0) { break l342; }
      break l306;
    }
    p = s307;
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
  l316: {
    const s317 = p;
    l318: {
      p = skipNamedClose(p);
      if (p < 0) { break l318; }
      break l316;
    }
    p = s317;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
    touched ||= p >= end;
    l319: {
      if (text.charCodeAt(p) === 62) {
        const s321 = p;
        l320: {

          p++;
          break l319;
        }
        p = s321;
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

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l354: {
    const s355 = p;
    if (text.charCodeAt(p) === 13) {
      l356: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l356;
        }
        value = "\r\n";
        p += 2;
        break l354;
      }
      p = s355;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l357: {

        value = "\n";
        p++;
        break l354;
      }
      p = s355;
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

function text131(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l360: {
      {
        const s361 = p;
        l362: {
          p = skipRawStop(p);
          if (p < 0) { break l362; }
          break l360;
        }
        p = s361;
      }
      l364: {
        const s365 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l366: {
            p = skipEol(p);
            if (p < 0) { break l366; }
            break l364;
          }
          p = s365;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l360;
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

function leaf132(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  const r367 = readParameterEnd(p);
  if (r367 === undefined) { return -1; }
  value = r367;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l368: {
    const s369 = p;
    const t370 = trail.length;
    l371: {
      const r372 = readRawEnd(p);
      if (r372 === undefined) { break l371; }
      value = r372;
      p = pos;
      break l368;
    }
    p = s369;
    if (trail.length > t370) trail.length = t370;
    l377: {
      const r378 = readBadParameterClose(p);
      if (r378 === undefined) { break l377; }
      value = r378;
      p = pos;
      break l368;
    }
    p = s369;
    if (trail.length > t370) trail.length = t370;
    l383: {
      const r384 = readBadCutRaw(p);
      if (r384 === undefined) { break l383; }
      value = r384;
      p = pos;
      break l368;
    }
    p = s369;
    if (trail.length > t370) trail.length = t370;
    l389: {
      const r390 = readMissingRest(p);
      if (r390 === undefined) { break l389; }
      value = r390;
      p = pos;
      break l368;
    }
    p = s369;
    if (trail.length > t370) trail.length = t370;
    const r395 = readMissingParameterClose(p);
    if (r395 === undefined) { return undefined; }
    value = r395;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l373: {
    const s375 = p;
    l374: {
      p = skip_rawLayout(p);
      if (p < 0) { break l374; }
      break l373;
    }
    p = s375;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l379: {
    const s381 = p;
    l380: {
      p = skip_rawLayout(p);
      if (p < 0) { break l380; }
      break l379;
    }
    p = s381;
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
  l385: {
    const s387 = p;
    l386: {
      p = skip_rawLayout(p);
      if (p < 0) { break l386; }
      break l385;
    }
    p = s387;
  }
  p = skipParameterClose(p);
  if (p < 0) { return -1; }
  return p;
}

function readMissingRest(p: number): MissingRestNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s391 = p;
      l392: {
        p++;
        return undefined;
      }
      p = s391;
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

function leaf141(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutParameterNode | BadLoneKeyNode | BadInnerFenceNode | InnerFenceEndNode;
  l398: {
    const s399 = p;
    const t400 = trail.length;
    l401: {
      const r402 = readBadCutParameter(p);
      if (r402 === undefined) { break l401; }
      value = r402;
      p = pos;
      break l398;
    }
    p = s399;
    if (trail.length > t400) trail.length = t400;
    l422: {
      const r423 = readBadLoneKey(p);
      if (r423 === undefined) { break l422; }
      value = r423;
      p = pos;
      break l398;
    }
    p = s399;
    if (trail.length > t400) trail.length = t400;
    if (text.charCodeAt(p) === 96) {
      l434: {
        const r435 = readBadInnerFence(p);
        if (r435 === undefined) { break l434; }
        value = r435;
        p = pos;
        break l398;
      }
      p = s399;
      if (trail.length > t400) trail.length = t400;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r444 = readInnerFenceEnd(p);
    if (r444 === undefined) { return -1; }
    value = r444;
    p = pos;
  }
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
  l403: {
    const s404 = p;
    l405: {
      p = skipParameterOpen(p);
      if (p < 0) { break l405; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l405; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l405; }
      l411: for (;;) {
        const s413 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l412: {
            p = skipAttribute(p);
            if (p < 0) { break l412; }
            continue l411;
          }
          p = s413;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l405; }
      l415: {
        const s416 = p;
        l417: {
          p = skipValueStart(p);
          if (p < 0) { break l417; }
          break l415;
        }
        p = s416;
        p = skipValueFollows(p);
        if (p < 0) { break l405; }
      }
      break l403;
    }
    p = s404;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l418: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s420 = p;
        l419: {
          p++;
          break l418;
        }
        p = s420;
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
  l407: for (;;) {
    const s409 = p;
    l408: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l408; }
      continue l407;
    }
    p = s409;
    break;
  }
  return p;
}

function skipBadParameterOpen(p: number): number {
  p = skipWrongParameterOpen(p);
  if (p < 0) { return -1; }
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
    const s424 = p;
    l425: {
      p = skipValueAhead(p);
      if (p < 0) { break l425; }
      return undefined;
    }
    p = s424;
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
  l427: {
    const s428 = p;
    l429: {
      p = skipValueOpen(p);
      if (p < 0) { break l429; }
      break l427;
    }
    p = s428;
    if (p < end) {
      {
        const s430 = p;
        l431: {
          p++;
          return -1;
        }
        p = s430;
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
  l438: {
    const s436 = p;
    l437: {
      l439: {
        const s440 = p;
        if (text.charCodeAt(p) === 123) {
          l441: {

            p++;
            break l439;
          }
          p = s440;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l442: {

            p++;
            break l439;
          }
          p = s440;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l437; }
      }
      p = s436;
      break l438;
    }
    p = s436;
    return undefined;
  }
  pos = p;
  const node: BadInnerFenceNode = { type: 'BadInnerFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readInnerFenceEnd(p: number): InnerFenceEndNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  pos = p;
  return { type: 'InnerFenceEnd', start: base + start, end: base + p };
}

function leaf151(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e446!: null;
  l449: {
    const s447 = p;
    l448: {
      p = skipAnyArguments(p);
      if (p < 0) { break l448; }
      p = s447;
      break l449;
    }
    p = s447;
    return -1;
  }
  e446 = null;
  value = [e446];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s450 = p;
    l451: {
      p = skipEnds(p);
      if (p < 0) { break l451; }
      return -1;
    }
    p = s450;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf153(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e453!: null;
  {
    const s454 = p;
    l455: {
      p = skipEnds(p);
      if (p < 0) { break l455; }
      return -1;
    }
    p = s454;
  }
  e453 = null;
  value = [e453];
  leafValue = value;
  return p;
}

function leaf154(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectOpenNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r457 = readObjectOpen(p);
  if (r457 === undefined) { return -1; }
  value = r457;
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
  l458: {
    if (text.charCodeAt(p) === 123) {
      const s460 = p;
      const t461 = trail.length;
      l459: {
        const r462 = readBadDoubledBrace(p);
        if (r462 === undefined) { break l459; }
        p = pos;
        break l458;
      }
      p = s460;
      if (trail.length > t461) trail.length = t461;
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
  l465: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
      const s463 = p;
      l464: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l464;
        }
        p++;
        p = s463;
        break l465;
      }
      p = s463;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBraceNode = { type: 'BadDoubledBrace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf157(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  const r468 = readKey(p);
  if (r468 === undefined) { return -1; }
  value = r468;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: string;
  l469: {
    const s470 = p;
    if (text.charCodeAt(p) === 34) {
      l471: {

        l_quote = "\"";
        p++;
        const r472 = readDoubleKey(p);
        if (r472 === undefined) { break l471; }
        l_name = r472;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l471;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l471;
        }
        p++;
        break l469;
      }
      p = s470;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l501: {

        l_quote = "'";
        p++;
        const r502 = readSingleKey(p);
        if (r502 === undefined) { break l501; }
        l_name = r502;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l501;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l501;
        }
        p++;
        break l469;
      }
      p = s470;
    } else touched ||= p >= end;
    l516: {
      const r517 = readMarkedQuote(p);
      if (r517 === undefined) { break l516; }
      l_quote = r517;
      p = pos;
      const r519 = readMarkedKey(p);
      if (r519 === undefined) { break l516; }
      l_name = r519;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l516; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l516;
      }
      p++;
      break l469;
    }
    p = s470;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r529 = readBareKey(p);
    if (r529 === undefined) { return undefined; }
    l_name = r529;
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
  const list477: string[] = [];
  l473: for (;;) {
    const s475 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l474: {
        let v476!: string;
        l479: {
          const s480 = p;
          if (text.charCodeAt(p) === 92) {
            l481: {
              const r482 = read_escape(p);
              if (r482 === undefined) { break l481; }
              v476 = r482;
              p = pos;
              break l479;
            }
            p = s480;
          } else touched ||= p >= end;
          const s499 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l474;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v476 = text.slice(s499, p);
        }
        list477.push(v476);
        continue l473;
      }
      p = s475;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list477;
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
  l483: {
    const s484 = p;
    if (text.charCodeAt(p) === 92) {
      l485: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l485;
        }
        p += 2;
        const s486 = p;
        let n490 = 0;
        l487: for (;;) {
          if (n490 >= 4) break;
          const s489 = p;
          l488: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l488;
            }
            p++;
            n490++;
            continue l487;
          }
          p = s489;
          break;
        }
        if (n490 < 4) { break l485; }
        l_hex = text.slice(s486, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l483;
      }
      p = s484;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l491: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s492 = p;
            l493: {

              p++;
              break l491;
            }
            p = s492;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
          touched ||= p >= end;
          break l491;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l483;
      }
      p = s484;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s495 = p;
        l496: {

          p++;
          return undefined;
        }
        p = s495;
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
  const list507: string[] = [];
  l503: for (;;) {
    const s505 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l504: {
        let v506!: string;
        l509: {
          const s510 = p;
          if (text.charCodeAt(p) === 92) {
            l511: {
              const r512 = read_escape(p);
              if (r512 === undefined) { break l511; }
              v506 = r512;
              p = pos;
              break l509;
            }
            p = s510;
          } else touched ||= p >= end;
          const s514 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l504;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v506 = text.slice(s514, p);
        }
        list507.push(v506);
        continue l503;
      }
      p = s505;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list507;
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
  const s520 = p;
  let m524 = false;
  l521: for (;;) {
    const s523 = p;
    l522: {
      {
        const s525 = p;
        l526: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l526; }
          break l522;
        }
        p = s525;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l522;
      }
      p++;
      m524 = true;
      continue l521;
    }
    p = s523;
    break;
  }
  if (!m524) { return undefined; }
  value = text.slice(s520, p);
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
  const s530 = p;
  const n531 = characterSize(p, CLASS_3);
  if (n531 === 0) { return undefined; }
  p += n531;
  l532: for (;;) {
    const s534 = p;
    if (p < end) {
      l533: {
        const n536 = characterSize(p, CLASS_4);
        if (n536 === 0) { break l533; }
        p += n536;
        continue l532;
      }
      p = s534;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s530, p);
  pos = p;
  return value;
}

function leaf166(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r539 = readListOpen(p);
  if (r539 === undefined) { return -1; }
  value = r539;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l540: {
    const s541 = p;
    if (text.charCodeAt(p) === 91) {
      l542: {

        p++;
        break l540;
      }
      p = s541;
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

function leaf170(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode;
  if (!(text.charCodeAt(p) === 44)) {
    touched ||= p >= end;
    return -1;
  }
  const r544 = readComma(p);
  if (r544 === undefined) { return -1; }
  value = r544;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l545: {
    const s546 = p;
    const t547 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l548: {
        const r549 = readBadComma(p);
        if (r549 === undefined) { break l548; }
        p = pos;
        break l545;
      }
      p = s546;
      if (trail.length > t547) trail.length = t547;
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
  l552: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      const s550 = p;
      l551: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
          touched ||= p >= end;
          break l551;
        }
        p++;
        p = s550;
        break l552;
      }
      p = s550;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadCommaNode = { type: 'BadComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf173(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r555 = readTripleOpen(p);
  if (r555 === undefined) { return -1; }
  value = r555;
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

function leaf175(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r557 = readTripleChar(p);
  if (r557 === undefined) { return -1; }
  value = r557;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e558!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s559 = p;
      l560: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l560;
        }
        p += 3;
        return undefined;
      }
      p = s559;
    }
  } else touched ||= p >= end;
  e558 = null;
  let e562!: string;
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return undefined;
  }
  e562 = text.charAt(p);
  p++;
  value = [e558, e562];
  pos = p;
  return value;
}

function text177(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if ((p < end && text.charCodeAt(p) !== 92)) {
      l564: {
        if (text.charCodeAt(p) === 34) {
          {
            const s565 = p;
            l566: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l566;
              }
              p += 3;
              break l564;
            }
            p = s565;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l564;
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

function leaf178(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode;
  l568: {
    const s569 = p;
    const t570 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l571: {
        const r572 = readEscape(p);
        if (r572 === undefined) { break l571; }
        value = r572;
        p = pos;
        break l568;
      }
      p = s569;
      if (trail.length > t570) trail.length = t570;
    } else touched ||= p >= end;
    const r576 = readBadCutEscape(p);
    if (r576 === undefined) { return -1; }
    value = r576;
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
  const r573 = read_escape(p);
  if (r573 === undefined) { return undefined; }
  l_text = r573;
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
  l577: {
    const s578 = p;
    if (text.charCodeAt(p) === 92) {
      l579: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l579;
        }
        p += 2;
        let n584 = 0;
        l581: for (;;) {
          if (n584 >= 4) break;
          const s583 = p;
          l582: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l582;
            }
            p++;
            n584++;
            continue l581;
          }
          p = s583;
          break;
        }
        if (n584 < 4) { break l579; }
        break l577;
      }
      p = s578;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l585: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s586 = p;
            l587: {

              p++;
              break l585;
            }
            p = s586;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
          touched ||= p >= end;
          break l585;
        }
        p++;
        break l577;
      }
      p = s578;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s589 = p;
        l590: {

          p++;
          return -1;
        }
        p = s589;
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

function leaf183(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  const r593 = readTripleEnd(p);
  if (r593 === undefined) { return -1; }
  value = r593;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l594: {
    const s595 = p;
    const t596 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l597: {
        const r598 = readTripleClose(p);
        if (r598 === undefined) { break l597; }
        value = r598;
        p = pos;
        break l594;
      }
      p = s595;
      if (trail.length > t596) trail.length = t596;
    } else touched ||= p >= end;
    l600: {
      const r601 = readMissingRest(p);
      if (r601 === undefined) { break l600; }
      value = r601;
      p = pos;
      break l594;
    }
    p = s595;
    if (trail.length > t596) trail.length = t596;
    const r603 = readMissingQuote(p);
    if (r603 === undefined) { return undefined; }
    value = r603;
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

function leaf187(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DoubleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r606 = readDoubleOpen(p);
  if (r606 === undefined) { return -1; }
  value = r606;
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

function leaf189(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r608 = readDoubleChar(p);
  if (r608 === undefined) { return -1; }
  value = r608;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l609: {
    const s610 = p;
    l611: {
      let e612!: null;
      {
        const s613 = p;
        l614: {
          p = skipEnds(p);
          if (p < 0) { break l614; }
          break l611;
        }
        p = s613;
      }
      e612 = null;
      let e616!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l611;
      }
      e616 = text.charAt(p);
      p++;
      value = [e612, e616];
      break l609;
    }
    p = s610;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l617: {
        let e618!: string[];
        const list623: string[] = [];
        l619: for (;;) {
          const s621 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l620: {
              let v622!: string;
              v622 = text.charAt(p);
              p++;
              list623.push(v622);
              continue l619;
            }
            p = s621;
          } else touched ||= p >= end;
          break;
        }
        if (list623.length === 0) { break l617; }
        e618 = list623;
        let e625!: null;
        {
          const s626 = p;
          l627: {
            p = skipEnds(p);
            if (p < 0) { break l627; }
            {
              const s629 = p;
              l630: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l630; }
                break l627;
              }
              p = s629;
            }
            break l617;
          }
          p = s626;
        }
        e625 = null;
        value = [e618, e625];
        break l609;
      }
      p = s610;
    } else touched ||= p >= end;
    let e639!: string;
    const r640 = readEnds(p);
    if (r640 === undefined) { return undefined; }
    e639 = r640;
    p = pos;
    let e642!: null;
    l645: {
      const s643 = p;
      l644: {
        p = skipDoubleGoesOn(p);
        if (p < 0) { break l644; }
        p = s643;
        break l645;
      }
      p = s643;
      return undefined;
    }
    e642 = null;
    value = [e639, e642];
  }
  pos = p;
  return value;
}

function skipDoubleGoesOn(p: number): number {
  let c = 0;
  let n635 = 0;
  l632: for (;;) {
    if (n635 >= 4096) break;
    const s634 = p;
    l633: {
      l636: {
        const s637 = p;
        if (text.charCodeAt(p) === 92) {
          l638: {
            p = skip_escape(p);
            if (p < 0) { break l638; }
            break l636;
          }
          p = s637;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l633;
        }
        p++;
      }
      n635++;
      continue l632;
    }
    p = s634;
    break;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function text192(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l647: {
      {
        const s648 = p;
        l649: {
          p = skipEnds(p);
          if (p < 0) { break l649; }
          break l647;
        }
        p = s648;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l647;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l651: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l651;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s652 = p;
          l653: {
            p = skipEnds(p);
            if (p < 0) { break l653; }
            {
              const s655 = p;
              l656: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l656; }
                break l653;
              }
              p = s655;
            }
            break l651;
          }
          p = s652;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l658: {
      p = skipEnds(p);
      if (p < 0) { break l658; }
      l661: {
        const s659 = p;
        l660: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l660; }
          p = s659;
          break l661;
        }
        p = s659;
        break l658;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf193(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadDoubleQuoteNode;
  l662: {
    const s663 = p;
    const t664 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l665: {
        const r666 = readEscape(p);
        if (r666 === undefined) { break l665; }
        value = r666;
        p = pos;
        break l662;
      }
      p = s663;
      if (trail.length > t664) trail.length = t664;
    } else touched ||= p >= end;
    l668: {
      const r669 = readBadCutEscape(p);
      if (r669 === undefined) { break l668; }
      value = r669;
      p = pos;
      break l662;
    }
    p = s663;
    if (trail.length > t664) trail.length = t664;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l671: {
        const r672 = readBadNewline(p);
        if (r672 === undefined) { break l671; }
        value = r672;
        p = pos;
        break l662;
      }
      p = s663;
      if (trail.length > t664) trail.length = t664;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r680 = readBadDoubleQuote(p);
    if (r680 === undefined) { return -1; }
    value = r680;
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
    const s673 = p;
    l674: {
      p = skipEnds(p);
      if (p < 0) { break l674; }
      {
        const s676 = p;
        l677: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l677; }
          break l674;
        }
        p = s676;
      }
      return undefined;
    }
    p = s673;
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
    const s681 = p;
    l682: {
      p = skipAfterText(p);
      if (p < 0) { break l682; }
      return undefined;
    }
    p = s681;
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
  l684: {
    const s685 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l686: {
        p++;
        break l684;
      }
      p = s685;
    } else touched ||= p >= end;
    l687: {
      p = skipEnds(p);
      if (p < 0) { break l687; }
      break l684;
    }
    p = s685;
    if (p < end) {
      {
        const s688 = p;
        l689: {
          p++;
          return -1;
        }
        p = s688;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf197(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  const r692 = readTextEnd(p);
  if (r692 === undefined) { return -1; }
  value = r692;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l693: {
    const s694 = p;
    const t695 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l696: {
        const r697 = readTextClose(p);
        if (r697 === undefined) { break l696; }
        value = r697;
        p = pos;
        break l693;
      }
      p = s694;
      if (trail.length > t695) trail.length = t695;
    } else touched ||= p >= end;
    l699: {
      const r700 = readMissingRest(p);
      if (r700 === undefined) { break l699; }
      value = r700;
      p = pos;
      break l693;
    }
    p = s694;
    if (trail.length > t695) trail.length = t695;
    const r702 = readMissingQuote(p);
    if (r702 === undefined) { return undefined; }
    value = r702;
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

function leaf200(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SingleOpenNode;
  if (!(text.charCodeAt(p) === 39)) {
    touched ||= p >= end;
    return -1;
  }
  const r705 = readSingleOpen(p);
  if (r705 === undefined) { return -1; }
  value = r705;
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

function leaf202(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r707 = readSingleChar(p);
  if (r707 === undefined) { return -1; }
  value = r707;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l708: {
    const s709 = p;
    l710: {
      let e711!: null;
      {
        const s712 = p;
        l713: {
          p = skipEnds(p);
          if (p < 0) { break l713; }
          break l710;
        }
        p = s712;
      }
      e711 = null;
      let e715!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l710;
      }
      e715 = text.charAt(p);
      p++;
      value = [e711, e715];
      break l708;
    }
    p = s709;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l716: {
        let e717!: string[];
        const list722: string[] = [];
        l718: for (;;) {
          const s720 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l719: {
              let v721!: string;
              v721 = text.charAt(p);
              p++;
              list722.push(v721);
              continue l718;
            }
            p = s720;
          } else touched ||= p >= end;
          break;
        }
        if (list722.length === 0) { break l716; }
        e717 = list722;
        let e724!: null;
        {
          const s725 = p;
          l726: {
            p = skipEnds(p);
            if (p < 0) { break l726; }
            {
              const s728 = p;
              l729: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l729; }
                break l726;
              }
              p = s728;
            }
            break l716;
          }
          p = s725;
        }
        e724 = null;
        value = [e717, e724];
        break l708;
      }
      p = s709;
    } else touched ||= p >= end;
    let e738!: string;
    const r739 = readEnds(p);
    if (r739 === undefined) { return undefined; }
    e738 = r739;
    p = pos;
    let e741!: null;
    l744: {
      const s742 = p;
      l743: {
        p = skipSingleGoesOn(p);
        if (p < 0) { break l743; }
        p = s742;
        break l744;
      }
      p = s742;
      return undefined;
    }
    e741 = null;
    value = [e738, e741];
  }
  pos = p;
  return value;
}

function skipSingleGoesOn(p: number): number {
  let c = 0;
  let n734 = 0;
  l731: for (;;) {
    if (n734 >= 4096) break;
    const s733 = p;
    l732: {
      l735: {
        const s736 = p;
        if (text.charCodeAt(p) === 92) {
          l737: {
            p = skip_escape(p);
            if (p < 0) { break l737; }
            break l735;
          }
          p = s736;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l732;
        }
        p++;
      }
      n734++;
      continue l731;
    }
    p = s733;
    break;
  }
  if (text.charCodeAt(p) !== 39) {
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

function text205(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l746: {
      {
        const s747 = p;
        l748: {
          p = skipEnds(p);
          if (p < 0) { break l748; }
          break l746;
        }
        p = s747;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l746;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l750: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l750;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s751 = p;
          l752: {
            p = skipEnds(p);
            if (p < 0) { break l752; }
            {
              const s754 = p;
              l755: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l755; }
                break l752;
              }
              p = s754;
            }
            break l750;
          }
          p = s751;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l757: {
      p = skipEnds(p);
      if (p < 0) { break l757; }
      l760: {
        const s758 = p;
        l759: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l759; }
          p = s758;
          break l760;
        }
        p = s758;
        break l757;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf206(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadSingleQuoteNode;
  l761: {
    const s762 = p;
    const t763 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l764: {
        const r765 = readEscape(p);
        if (r765 === undefined) { break l764; }
        value = r765;
        p = pos;
        break l761;
      }
      p = s762;
      if (trail.length > t763) trail.length = t763;
    } else touched ||= p >= end;
    l767: {
      const r768 = readBadCutEscape(p);
      if (r768 === undefined) { break l767; }
      value = r768;
      p = pos;
      break l761;
    }
    p = s762;
    if (trail.length > t763) trail.length = t763;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l770: {
        const r771 = readBadNewline(p);
        if (r771 === undefined) { break l770; }
        value = r771;
        p = pos;
        break l761;
      }
      p = s762;
      if (trail.length > t763) trail.length = t763;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r773 = readBadSingleQuote(p);
    if (r773 === undefined) { return -1; }
    value = r773;
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
    const s774 = p;
    l775: {
      p = skipAfterText(p);
      if (p < 0) { break l775; }
      return undefined;
    }
    p = s774;
  }
  pos = p;
  const node: BadSingleQuoteNode = { type: 'BadSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf208(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedOpenNode;
  const r778 = readMarkedOpen(p);
  if (r778 === undefined) { return -1; }
  value = r778;
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

function leaf210(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null, string] | [null, string, null];
  const r780 = readMarkedChar(p);
  if (r780 === undefined) { return -1; }
  value = r780;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedChar(p: number): [null, null, null, string] | [null, string, null] | undefined {
  let value!: [null, null, null, string] | [null, string, null];
  l781: {
    const s782 = p;
    l783: {
      let e784!: null;
      {
        const s785 = p;
        l786: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l786; }
          break l783;
        }
        p = s785;
      }
      e784 = null;
      let e788!: null;
      {
        const s789 = p;
        l790: {
          p = skipEnds(p);
          if (p < 0) { break l790; }
          break l783;
        }
        p = s789;
      }
      e788 = null;
      let e792!: null;
      {
        const s793 = p;
        l794: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l794; }
          break l783;
        }
        p = s793;
      }
      e792 = null;
      let e796!: string;
      if (!(p < end)) {
        touched ||= p >= end;
        break l783;
      }
      e796 = text.charAt(p);
      p++;
      value = [e784, e788, e792, e796];
      break l781;
    }
    p = s782;
    let e797!: null;
    {
      const s798 = p;
      l799: {
        p = skipMarkedQuote(p);
        if (p < 0) { break l799; }
        return undefined;
      }
      p = s798;
    }
    e797 = null;
    let e801!: string;
    const r802 = readEnds(p);
    if (r802 === undefined) { return undefined; }
    e801 = r802;
    p = pos;
    let e804!: null;
    l807: {
      const s805 = p;
      l806: {
        p = skipMarkedGoesOn(p);
        if (p < 0) { break l806; }
        p = s805;
        break l807;
      }
      p = s805;
      return undefined;
    }
    e804 = null;
    value = [e797, e801, e804];
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
  let n811 = 0;
  l808: for (;;) {
    if (n811 >= 4096) break;
    const s810 = p;
    l809: {
      {
        const s812 = p;
        l813: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l813; }
          break l809;
        }
        p = s812;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l809;
      }
      p++;
      n811++;
      continue l808;
    }
    p = s810;
    break;
  }
  p = skipMarkedQuote(p);
  if (p < 0) { return -1; }
  return p;
}

function text216(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l816: {
      {
        const s817 = p;
        l818: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l818; }
          break l816;
        }
        p = s817;
      }
      {
        const s820 = p;
        l821: {
          p = skipEnds(p);
          if (p < 0) { break l821; }
          break l816;
        }
        p = s820;
      }
      {
        const s823 = p;
        l824: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l824; }
          break l816;
        }
        p = s823;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l816;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l826: {
      {
        const s827 = p;
        l828: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l828; }
          break l826;
        }
        p = s827;
      }
      p = skipEnds(p);
      if (p < 0) { break l826; }
      l832: {
        const s830 = p;
        l831: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l831; }
          p = s830;
          break l832;
        }
        p = s830;
        break l826;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf217(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  const r833 = readMarkedEnd(p);
  if (r833 === undefined) { return -1; }
  value = r833;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l834: {
    const s835 = p;
    const t836 = trail.length;
    l837: {
      const r838 = readMarkedClose(p);
      if (r838 === undefined) { break l837; }
      value = r838;
      p = pos;
      break l834;
    }
    p = s835;
    if (trail.length > t836) trail.length = t836;
    l840: {
      const r841 = readBadCutMarkedQuote(p);
      if (r841 === undefined) { break l840; }
      value = r841;
      p = pos;
      break l834;
    }
    p = s835;
    if (trail.length > t836) trail.length = t836;
    l843: {
      const r844 = readMissingRest(p);
      if (r844 === undefined) { break l843; }
      value = r844;
      p = pos;
      break l834;
    }
    p = s835;
    if (trail.length > t836) trail.length = t836;
    const r846 = readMissingQuote(p);
    if (r846 === undefined) { return undefined; }
    value = r846;
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

function leaf221(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberNode | WordNode;
  l849: {
    const s850 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l851: {
        const r852 = readNumber(p);
        if (r852 === undefined) { break l851; }
        value = r852;
        p = pos;
        break l849;
      }
      p = s850;
    } else touched ||= p >= end;
    const r876 = readWord(p);
    if (r876 === undefined) { return -1; }
    value = r876;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s853 = p;
  l854: {
    if (text.charCodeAt(p) === 45) {
      const s856 = p;
      l855: {

        p++;
        break l854;
      }
      p = s856;
    } else touched ||= p >= end;
  }
  l857: {
    const s858 = p;
    if (text.charCodeAt(p) === 48) {
      l859: {

        p++;
        break l857;
      }
      p = s858;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l860: {
    if (text.charCodeAt(p) === 46) {
      const s862 = p;
      l861: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l861;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l860;
      }
      p = s862;
    } else touched ||= p >= end;
  }
  l863: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s865 = p;
      l864: {
        p++;
        l866: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s868 = p;
            l867: {
              p++;
              break l866;
            }
            p = s868;
          } else touched ||= p >= end;
        }
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
  l_text = text.slice(s853, p);
  l871: {
    const s869 = p;
    l870: {
      p = skipScalarEnd(p);
      if (p < 0) { break l870; }
      p = s869;
      break l871;
    }
    p = s869;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l872: {
    const s873 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      l874: {
        p++;
        break l872;
      }
      p = s873;
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
  const s877 = p;
  {
    const s878 = p;
    l879: {
      p = skipEnds(p);
      if (p < 0) { break l879; }
      return undefined;
    }
    p = s878;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l881: for (;;) {
    const s883 = p;
    l882: {
      {
        const s885 = p;
        l886: {
          p = skipEnds(p);
          if (p < 0) { break l886; }
          break l882;
        }
        p = s885;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l882;
      }
      p++;
      continue l881;
    }
    p = s883;
    break;
  }
  l_text = text.slice(s877, p);
  l890: {
    const s888 = p;
    l889: {
      p = skipScalarEnd(p);
      if (p < 0) { break l889; }
      p = s888;
      break l890;
    }
    p = s888;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf225(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutPartNode | BadDebrisNode;
  l892: {
    const s893 = p;
    const t894 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l895: {
        const r896 = readSpace(p);
        if (r896 === undefined) { break l895; }
        value = r896;
        p = pos;
        break l892;
      }
      p = s893;
      if (trail.length > t894) trail.length = t894;
    } else touched ||= p >= end;
    l898: {
      const r899 = readBadCutPart(p);
      if (r899 === undefined) { break l898; }
      value = r899;
      p = pos;
      break l892;
    }
    p = s893;
    if (trail.length > t894) trail.length = t894;
    const r974 = readBadDebris(p);
    if (r974 === undefined) { return -1; }
    value = r974;
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
  l900: {
    const s901 = p;
    l902: {
      p = skipKey(p);
      if (p < 0) { break l902; }
      break l900;
    }
    p = s901;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l939: {
        p = skipNumber(p);
        if (p < 0) { break l939; }
        break l900;
      }
      p = s901;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l903: {
    const s904 = p;
    if (text.charCodeAt(p) === 34) {
      l905: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l905; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l905;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l905;
        }
        p++;
        break l903;
      }
      p = s904;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l914: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l914; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l914;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l914;
        }
        p++;
        break l903;
      }
      p = s904;
    } else touched ||= p >= end;
    l923: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l923; }
      p = skipMarkedKey(p);
      if (p < 0) { break l923; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l923; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l923;
      }
      p++;
      break l903;
    }
    p = s904;

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
  l906: for (;;) {
    const s908 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l907: {
        l910: {
          const s911 = p;
          if (text.charCodeAt(p) === 92) {
            l912: {
              p = skip_escape(p);
              if (p < 0) { break l912; }
              break l910;
            }
            p = s911;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l907;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l906;
      }
      p = s908;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l915: for (;;) {
    const s917 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l916: {
        l919: {
          const s920 = p;
          if (text.charCodeAt(p) === 92) {
            l921: {
              p = skip_escape(p);
              if (p < 0) { break l921; }
              break l919;
            }
            p = s920;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l916;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l915;
      }
      p = s917;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m928 = false;
  l925: for (;;) {
    const s927 = p;
    l926: {
      {
        const s929 = p;
        l930: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l930; }
          break l926;
        }
        p = s929;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l926;
      }
      p++;
      m928 = true;
      continue l925;
    }
    p = s927;
    break;
  }
  if (!m928) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n933 = characterSize(p, CLASS_3);
  if (n933 === 0) { return -1; }
  p += n933;
  l934: for (;;) {
    const s936 = p;
    if (p < end) {
      l935: {
        const n938 = characterSize(p, CLASS_4);
        if (n938 === 0) { break l935; }
        p += n938;
        continue l934;
      }
      p = s936;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l941: {
    if (text.charCodeAt(p) === 45) {
      const s943 = p;
      l942: {

        p++;
        break l941;
      }
      p = s943;
    } else touched ||= p >= end;
  }
  l944: {
    const s945 = p;
    if (text.charCodeAt(p) === 48) {
      l946: {

        p++;
        break l944;
      }
      p = s945;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l947: {
    if (text.charCodeAt(p) === 46) {
      const s949 = p;
      l948: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l948;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l947;
      }
      p = s949;
    } else touched ||= p >= end;
  }
  l950: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s952 = p;
      l951: {
        p++;
        l953: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s955 = p;
            l954: {
              p++;
              break l953;
            }
            p = s955;
          } else touched ||= p >= end;
        }
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

function skipWord(p: number): number {
  let c = 0;
  {
    const s960 = p;
    l961: {
      p = skipEnds(p);
      if (p < 0) { break l961; }
      return -1;
    }
    p = s960;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l963: for (;;) {
    const s965 = p;
    l964: {
      {
        const s967 = p;
        l968: {
          p = skipEnds(p);
          if (p < 0) { break l968; }
          break l964;
        }
        p = s967;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l964;
      }
      p++;
      continue l963;
    }
    p = s965;
    break;
  }
  l972: {
    const s970 = p;
    l971: {
      p = skipScalarEnd(p);
      if (p < 0) { break l971; }
      p = s970;
      break l972;
    }
    p = s970;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s975 = p;
    l976: {
      p = skipEnds(p);
      if (p < 0) { break l976; }
      return undefined;
    }
    p = s975;
  }
  {
    const s978 = p;
    l979: {
      if (p < end) {
        {
          const s981 = p;
          l982: {
            p++;
            break l979;
          }
          p = s981;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s978;
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

function leaf237(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r985 = readListEnd(p);
  if (r985 === undefined) { return -1; }
  value = r985;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l986: {
    const s987 = p;
    const t988 = trail.length;
    l989: {
      const r990 = readListClose(p);
      if (r990 === undefined) { break l989; }
      value = r990;
      p = pos;
      break l986;
    }
    p = s987;
    if (trail.length > t988) trail.length = t988;
    l995: {
      const r996 = readMissingRest(p);
      if (r996 === undefined) { break l995; }
      value = r996;
      p = pos;
      break l986;
    }
    p = s987;
    if (trail.length > t988) trail.length = t988;
    const r998 = readMissingBracket(p);
    if (r998 === undefined) { return undefined; }
    value = r998;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l991: {
    const s992 = p;
    if (text.charCodeAt(p) === 93) {
      l993: {

        p++;
        break l991;
      }
      p = s992;
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

function leaf243(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadCutPartNode | BadDebrisNode;
  l1001: {
    const s1002 = p;
    const t1003 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1004: {
        const r1005 = readComma(p);
        if (r1005 === undefined) { break l1004; }
        value = r1005;
        p = pos;
        break l1001;
      }
      p = s1002;
      if (trail.length > t1003) trail.length = t1003;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1007: {
        const r1008 = readSpace(p);
        if (r1008 === undefined) { break l1007; }
        value = r1008;
        p = pos;
        break l1001;
      }
      p = s1002;
      if (trail.length > t1003) trail.length = t1003;
    } else touched ||= p >= end;
    l1010: {
      const r1011 = readBadCutPart(p);
      if (r1011 === undefined) { break l1010; }
      value = r1011;
      p = pos;
      break l1001;
    }
    p = s1002;
    if (trail.length > t1003) trail.length = t1003;
    const r1013 = readBadDebris(p);
    if (r1013 === undefined) { return -1; }
    value = r1013;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf244(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r1015 = readObjectEnd(p);
  if (r1015 === undefined) { return -1; }
  value = r1015;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l1016: {
    const s1017 = p;
    const t1018 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l1019: {
        const r1020 = readObjectClose(p);
        if (r1020 === undefined) { break l1019; }
        value = r1020;
        p = pos;
        break l1016;
      }
      p = s1017;
      if (trail.length > t1018) trail.length = t1018;
    } else touched ||= p >= end;
    l1022: {
      const r1023 = readMissingRest(p);
      if (r1023 === undefined) { break l1022; }
      value = r1023;
      p = pos;
      break l1016;
    }
    p = s1017;
    if (trail.length > t1018) trail.length = t1018;
    const r1025 = readMissingBracket(p);
    if (r1025 === undefined) { return undefined; }
    value = r1025;
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

function leaf247(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l1028: {
    const s1029 = p;
    const t1030 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1031: {
        const r1032 = readBadBrackets(p);
        if (r1032 === undefined) { break l1031; }
        value = r1032;
        p = pos;
        break l1028;
      }
      p = s1029;
      if (trail.length > t1030) trail.length = t1030;
    } else touched ||= p >= end;
    const r1034 = readBadJunk(p);
    if (r1034 === undefined) { return -1; }
    value = r1034;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadBrackets(p: number): BadBracketsNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 93 || c === 125)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadBracketsNode = { type: 'BadBrackets', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1035 = p;
    l1036: {
      p = skip_callOver(p);
      if (p < 0) { break l1036; }
      return undefined;
    }
    p = s1035;
  }
  let m1042 = false;
  l1039: for (;;) {
    const s1041 = p;
    l1040: {
      {
        const s1043 = p;
        l1044: {
          p = skipEnds(p);
          if (p < 0) { break l1044; }
          break l1040;
        }
        p = s1043;
      }
      {
        const s1046 = p;
        l1047: {
          p = skip_callClose(p);
          if (p < 0) { break l1047; }
          break l1040;
        }
        p = s1046;
      }
      {
        const s1049 = p;
        l1050: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1050; }
          break l1040;
        }
        p = s1049;
      }
      {
        const s1052 = p;
        l1053: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1053; }
          break l1040;
        }
        p = s1052;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1055 = p;
          l1056: {
            p++;
            break l1040;
          }
          p = s1055;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1040;
      }
      p++;
      m1042 = true;
      continue l1039;
    }
    p = s1041;
    break;
  }
  if (!m1042) { return undefined; }
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

function leaf259(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  const r1059 = readCallEnd(p);
  if (r1059 === undefined) { return -1; }
  value = r1059;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l1060: {
    const s1061 = p;
    const t1062 = trail.length;
    l1063: {
      const r1064 = readCallClose(p);
      if (r1064 === undefined) { break l1063; }
      value = r1064;
      p = pos;
      break l1060;
    }
    p = s1061;
    if (trail.length > t1062) trail.length = t1062;
    l1066: {
      const r1067 = readBadCallClose(p);
      if (r1067 === undefined) { break l1066; }
      value = r1067;
      p = pos;
      break l1060;
    }
    p = s1061;
    if (trail.length > t1062) trail.length = t1062;
    l1069: {
      const r1070 = readBadCutClose(p);
      if (r1070 === undefined) { break l1069; }
      value = r1070;
      p = pos;
      break l1060;
    }
    p = s1061;
    if (trail.length > t1062) trail.length = t1062;
    l1072: {
      const r1073 = readCallOver(p);
      if (r1073 === undefined) { break l1072; }
      value = r1073;
      p = pos;
      break l1060;
    }
    p = s1061;
    if (trail.length > t1062) trail.length = t1062;
    l1078: {
      const r1079 = readCallOverAtEnd(p);
      if (r1079 === undefined) { break l1078; }
      value = r1079;
      p = pos;
      break l1060;
    }
    p = s1061;
    if (trail.length > t1062) trail.length = t1062;
    l1084: {
      const r1085 = readMissingAtEnd(p);
      if (r1085 === undefined) { break l1084; }
      value = r1085;
      p = pos;
      break l1060;
    }
    p = s1061;
    if (trail.length > t1062) trail.length = t1062;
    const r1090 = readMissingCallClose(p);
    if (r1090 === undefined) { return undefined; }
    value = r1090;
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
  l1076: {
    if (p < end) {
      const s1074 = p;
      l1075: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1075;
        }
        p++;
        p = s1074;
        break l1076;
      }
      p = s1074;
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
      const s1080 = p;
      l1081: {
        p++;
        return undefined;
      }
      p = s1080;
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
      const s1086 = p;
      l1087: {
        p++;
        return undefined;
      }
      p = s1086;
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

function leaf272(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutCallNode;
  const r1093 = readBadCutCall(p);
  if (r1093 === undefined) { return -1; }
  value = r1093;
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

function leaf275(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l1095: {
    const s1096 = p;
    const t1097 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1098: {
        const r1099 = readSpace(p);
        if (r1099 === undefined) { break l1098; }
        value = r1099;
        p = pos;
        break l1095;
      }
      p = s1096;
      if (trail.length > t1097) trail.length = t1097;
    } else touched ||= p >= end;
    l1101: {
      const r1102 = readSeparator(p);
      if (r1102 === undefined) { break l1101; }
      value = r1102;
      p = pos;
      break l1095;
    }
    p = s1096;
    if (trail.length > t1097) trail.length = t1097;
    if (text.charCodeAt(p) === 96) {
      l1107: {
        const r1108 = readBadInnerFence(p);
        if (r1108 === undefined) { break l1107; }
        value = r1108;
        p = pos;
        break l1095;
      }
      p = s1096;
      if (trail.length > t1097) trail.length = t1097;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r1110 = readInnerFenceEnd(p);
    if (r1110 === undefined) { return -1; }
    value = r1110;
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
  l1105: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
      const s1103 = p;
      l1104: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1104;
        }
        p++;
        p = s1103;
        break l1105;
      }
      p = s1103;
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

function leaf279(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r1112 = readPyOpen(p);
  if (r1112 === undefined) { return -1; }
  value = r1112;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1115: {
    const s1113 = p;
    l1114: {
      p = skip_pyList(p);
      if (p < 0) { break l1114; }
      p = s1113;
      break l1115;
    }
    p = s1113;
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

function leaf281(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1117 = readPyHead(p);
  if (r1117 === undefined) { return -1; }
  value = r1117;
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
  const r1118 = readPyName(p);
  if (r1118 === undefined) { return undefined; }
  l_name = r1118;
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
  const s1119 = p;
  const n1120 = characterSize(p, CLASS_0);
  if (n1120 === 0) { return undefined; }
  p += n1120;
  l1121: for (;;) {
    const s1123 = p;
    if (p < end) {
      l1122: {
        const n1125 = characterSize(p, CLASS_1);
        if (n1125 === 0) { break l1122; }
        p += n1125;
        continue l1121;
      }
      p = s1123;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1119, p);
  pos = p;
  return value;
}

function leaf284(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyKeyNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1128 = readPyKey(p);
  if (r1128 === undefined) { return -1; }
  value = r1128;
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
  const r1129 = readBareKey(p);
  if (r1129 === undefined) { return undefined; }
  l_name = r1129;
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
      const s1131 = p;
      l1132: {

        p++;
        return undefined;
      }
      p = s1131;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'PyKey', start: base + start, end: base + p, name: l_name };
}

function leaf286(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutArgumentNode | BadCutPartNode | BadDebrisNode;
  l1135: {
    const s1136 = p;
    const t1137 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1138: {
        const r1139 = readSpace(p);
        if (r1139 === undefined) { break l1138; }
        value = r1139;
        p = pos;
        break l1135;
      }
      p = s1136;
      if (trail.length > t1137) trail.length = t1137;
    } else touched ||= p >= end;
    l1141: {
      const r1142 = readBadCutArgument(p);
      if (r1142 === undefined) { break l1141; }
      value = r1142;
      p = pos;
      break l1135;
    }
    p = s1136;
    if (trail.length > t1137) trail.length = t1137;
    l1147: {
      const r1148 = readBadCutPart(p);
      if (r1148 === undefined) { break l1147; }
      value = r1148;
      p = pos;
      break l1135;
    }
    p = s1136;
    if (trail.length > t1137) trail.length = t1137;
    const r1150 = readBadDebris(p);
    if (r1150 === undefined) { return -1; }
    value = r1150;
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
      const s1143 = p;
      l1144: {

        p++;
        return -1;
      }
      p = s1143;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf290(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r1152 = readPyCallEnd(p);
  if (r1152 === undefined) { return -1; }
  value = r1152;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l1153: {
    const s1154 = p;
    const t1155 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1156: {
        const r1157 = readPyCallClose(p);
        if (r1157 === undefined) { break l1156; }
        value = r1157;
        p = pos;
        break l1153;
      }
      p = s1154;
      if (trail.length > t1155) trail.length = t1155;
    } else touched ||= p >= end;
    l1159: {
      const r1160 = readMissingRest(p);
      if (r1160 === undefined) { break l1159; }
      value = r1160;
      p = pos;
      break l1153;
    }
    p = s1154;
    if (trail.length > t1155) trail.length = t1155;
    const r1162 = readMissingBracket(p);
    if (r1162 === undefined) { return undefined; }
    value = r1162;
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

function leaf293(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l1165: {
    const s1166 = p;
    const t1167 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1168: {
        const r1169 = readComma(p);
        if (r1169 === undefined) { break l1168; }
        value = r1169;
        p = pos;
        break l1165;
      }
      p = s1166;
      if (trail.length > t1167) trail.length = t1167;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1171: {
        const r1172 = readSpace(p);
        if (r1172 === undefined) { break l1171; }
        value = r1172;
        p = pos;
        break l1165;
      }
      p = s1166;
      if (trail.length > t1167) trail.length = t1167;
    } else touched ||= p >= end;
    const r1174 = readBadDebris(p);
    if (r1174 === undefined) { return -1; }
    value = r1174;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf294(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r1176 = readPyEnd(p);
  if (r1176 === undefined) { return -1; }
  value = r1176;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l1177: {
    const s1178 = p;
    const t1179 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1180: {
        const r1181 = readPyClose(p);
        if (r1181 === undefined) { break l1180; }
        value = r1181;
        p = pos;
        break l1177;
      }
      p = s1178;
      if (trail.length > t1179) trail.length = t1179;
    } else touched ||= p >= end;
    l1183: {
      const r1184 = readMissingAtEnd(p);
      if (r1184 === undefined) { break l1183; }
      value = r1184;
      p = pos;
      break l1177;
    }
    p = s1178;
    if (trail.length > t1179) trail.length = t1179;
    const r1186 = readMissingBracket(p);
    if (r1186 === undefined) { return undefined; }
    value = r1186;
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

function leaf297(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1189!: null;
  l1192: {
    const s1190 = p;
    l1191: {
      p = skipLines(p);
      if (p < 0) { break l1191; }
      p = s1190;
      break l1192;
    }
    p = s1190;
    return -1;
  }
  e1189 = null;
  value = [e1189];
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

function leaf300(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e1193!: null;
  l1196: {
    const s1194 = p;
    l1195: {
      p = skipJson(p);
      if (p < 0) { break l1195; }
      p = s1194;
      break l1196;
    }
    p = s1194;
    return -1;
  }
  e1193 = null;
  let e1197!: null;
  {
    const s1198 = p;
    l1199: {
      p = skipEnds(p);
      if (p < 0) { break l1199; }
      return -1;
    }
    p = s1198;
  }
  e1197 = null;
  value = [e1193, e1197];
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

function leaf303(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r1201 = readBadBrackets(p);
  if (r1201 === undefined) { return -1; }
  value = r1201;
  p = pos;
  leafValue = value;
  return p;
}

function leaf304(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1203!: null;
  l1206: {
    const s1204 = p;
    l1205: {
      p = skipVisible(p);
      if (p < 0) { break l1205; }
      p = s1204;
      break l1206;
    }
    p = s1204;
    return -1;
  }
  e1203 = null;
  value = [e1203];
  leafValue = value;
  return p;
}

function leaf305(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1207: {
    const s1208 = p;
    const t1209 = trail.length;
    l1210: {
      const r1211 = readBadNameless(p);
      if (r1211 === undefined) { break l1210; }
      value = r1211;
      p = pos;
      break l1207;
    }
    p = s1208;
    if (trail.length > t1209) trail.length = t1209;
    const r1232 = readBadStrayWords(p);
    if (r1232 === undefined) { return -1; }
    value = r1232;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1212: {
    const s1213 = p;
    l1214: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1214; }
      break l1212;
    }
    p = s1213;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l1215: for (;;) {
    const s1217 = p;
    l1216: {
      {
        const s1219 = p;
        l1220: {
          p = skip_callClose(p);
          if (p < 0) { break l1220; }
          break l1216;
        }
        p = s1219;
      }
      {
        const s1222 = p;
        l1223: {
          p = skip_sectionClose(p);
          if (p < 0) { break l1223; }
          break l1216;
        }
        p = s1222;
      }
      {
        const s1225 = p;
        l1226: {
          p = skipCallOpening(p);
          if (p < 0) { break l1226; }
          break l1216;
        }
        p = s1225;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1216;
      }
      p++;
      continue l1215;
    }
    p = s1217;
    break;
  }
  l1228: {
    const s1230 = p;
    l1229: {
      p = skip_callClose(p);
      if (p < 0) { break l1229; }
      break l1228;
    }
    p = s1230;
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

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l1233: {
    const s1234 = p;
    l1235: {
      l1238: {
        const s1236 = p;
        l1237: {
          p = skipSectionCloses(p);
          if (p < 0) { break l1237; }
          p = s1236;
          break l1238;
        }
        p = s1236;
        break l1235;
      }
      let m1242 = false;
      l1239: for (;;) {
        const s1241 = p;
        l1240: {
          {
            const s1243 = p;
            l1244: {
              p = skipStrayStop(p);
              if (p < 0) { break l1244; }
              break l1240;
            }
            p = s1243;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s1252 = p;
              l1253: {

                p++;
                break l1240;
              }
              p = s1252;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s1255 = p;
              l1256: {

                p++;
                break l1240;
              }
              p = s1255;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1240;
          }
          p++;
          m1242 = true;
          continue l1239;
        }
        p = s1241;
        break;
      }
      if (!m1242) { break l1235; }
      break l1233;
    }
    p = s1234;
    l1260: {
      const s1258 = p;
      l1259: {
        p = skip_sectionOver(p);
        if (p < 0) { break l1259; }
        p = s1258;
        break l1260;
      }
      p = s1258;
      return undefined;
    }
    let m1264 = false;
    l1261: for (;;) {
      const s1263 = p;
      l1262: {
        {
          const s1265 = p;
          l1266: {
            p = skipStrayStop(p);
            if (p < 0) { break l1266; }
            break l1262;
          }
          p = s1265;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1262;
        }
        p++;
        m1264 = true;
        continue l1261;
      }
      p = s1263;
      break;
    }
    if (!m1264) { return undefined; }
    l1270: {
      if (text.charCodeAt(p) === 91) {
        const s1268 = p;
        l1269: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l1269;
          }
          p++;
          p = s1268;
          break l1270;
        }
        p = s1268;
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
  l1246: {
    const s1247 = p;
    l1248: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1248; }
      break l1246;
    }
    p = s1247;
    l1249: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1249; }
      break l1246;
    }
    p = s1247;
    l1250: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1250; }
      break l1246;
    }
    p = s1247;
    l1251: {
      p = skipVisible(p);
      if (p < 0) { break l1251; }
      break l1246;
    }
    p = s1247;
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

function leaf319(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r1272 = readSectionEnd(p);
  if (r1272 === undefined) { return -1; }
  value = r1272;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1273: {
    const s1274 = p;
    const t1275 = trail.length;
    l1276: {
      const r1277 = readSectionClose(p);
      if (r1277 === undefined) { break l1276; }
      value = r1277;
      p = pos;
      break l1273;
    }
    p = s1274;
    if (trail.length > t1275) trail.length = t1275;
    l1279: {
      const r1280 = readBadSectionClose(p);
      if (r1280 === undefined) { break l1279; }
      value = r1280;
      p = pos;
      break l1273;
    }
    p = s1274;
    if (trail.length > t1275) trail.length = t1275;
    l1282: {
      const r1283 = readBadCutClose(p);
      if (r1283 === undefined) { break l1282; }
      value = r1283;
      p = pos;
      break l1273;
    }
    p = s1274;
    if (trail.length > t1275) trail.length = t1275;
    l1285: {
      const r1286 = readSectionOver(p);
      if (r1286 === undefined) { break l1285; }
      value = r1286;
      p = pos;
      break l1273;
    }
    p = s1274;
    if (trail.length > t1275) trail.length = t1275;
    l1288: {
      const r1289 = readMissingAtEnd(p);
      if (r1289 === undefined) { break l1288; }
      value = r1289;
      p = pos;
      break l1273;
    }
    p = s1274;
    if (trail.length > t1275) trail.length = t1275;
    const r1291 = readMissingSectionClose(p);
    if (r1291 === undefined) { return undefined; }
    value = r1291;
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

function leaf325(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1294!: null;
  l1297: {
    const s1295 = p;
    l1296: {
      p = skipBareCall(p);
      if (p < 0) { break l1296; }
      p = s1295;
      break l1297;
    }
    p = s1295;
    return -1;
  }
  e1294 = null;
  value = [e1294];
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

function leaf329(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l1298: {
    const s1299 = p;
    const t1300 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1301: {
        const r1302 = readSpace(p);
        if (r1302 === undefined) { break l1301; }
        value = r1302;
        p = pos;
        break l1298;
      }
      p = s1299;
      if (trail.length > t1300) trail.length = t1300;
    } else touched ||= p >= end;
    const r1304 = readBadNameless(p);
    if (r1304 === undefined) { return -1; }
    value = r1304;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf330(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1306: {
    const s1308 = p;
    l1307: {
      const r1309 = readLateClose(p);
      if (r1309 === undefined) { break l1307; }
      value = r1309;
      p = pos;
      break l1306;
    }
    p = s1308;
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

function leaf332(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1311!: null;
  l1314: {
    const s1312 = p;
    l1313: {
      p = skipBareObject(p);
      if (p < 0) { break l1313; }
      p = s1312;
      break l1314;
    }
    p = s1312;
    return -1;
  }
  e1311 = null;
  value = [e1311];
  leafValue = value;
  return p;
}

function leaf333(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l1315: {
    const s1316 = p;
    const t1317 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1318: {
        const r1319 = readSpace(p);
        if (r1319 === undefined) { break l1318; }
        value = r1319;
        p = pos;
        break l1315;
      }
      p = s1316;
      if (trail.length > t1317) trail.length = t1317;
    } else touched ||= p >= end;
    l1321: {
      const r1322 = readSeparator(p);
      if (r1322 === undefined) { break l1321; }
      value = r1322;
      p = pos;
      break l1315;
    }
    p = s1316;
    if (trail.length > t1317) trail.length = t1317;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1324 = readBadBrackets(p);
    if (r1324 === undefined) { return -1; }
    value = r1324;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf334(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1326!: null;
  l1329: {
    const s1327 = p;
    l1328: {
      p = skip_pyList(p);
      if (p < 0) { break l1328; }
      p = s1327;
      break l1329;
    }
    p = s1327;
    return -1;
  }
  e1326 = null;
  value = [e1326];
  leafValue = value;
  return p;
}

function leaf335(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r1330 = readBadBracket(p);
  if (r1330 === undefined) { return -1; }
  value = r1330;
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

function leaf337(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | null;
  l1332: {
    if (text.charCodeAt(p) === 96) {
      const s1334 = p;
      l1333: {
        const r1335 = readWrappingEnd(p);
        if (r1335 === undefined) { break l1333; }
        value = r1335;
        p = pos;
        break l1332;
      }
      p = s1334;
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
  l1338: {
    const s1336 = p;
    l1337: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l1339: {
        const s1340 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1341: {
            p++;
            break l1339;
          }
          p = s1340;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s1342 = p;
            l1343: {
              p++;
              break l1337;
            }
            p = s1342;
          }
        } else touched ||= p >= end;
      }
      p = s1336;
      break l1338;
    }
    p = s1336;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf339(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1346!: null;
  l1349: {
    const s1347 = p;
    l1348: {
      p = skip_bareList(p);
      if (p < 0) { break l1348; }
      p = s1347;
      break l1349;
    }
    p = s1347;
    return -1;
  }
  e1346 = null;
  value = [e1346];
  leafValue = value;
  return p;
}

function leaf340(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkerNode | CitationNode;
  l1350: {
    const s1351 = p;
    l1352: {
      const r1353 = readMarker(p);
      if (r1353 === undefined) { break l1352; }
      value = r1353;
      p = pos;
      break l1350;
    }
    p = s1351;
    const r1355 = readCitation(p);
    if (r1355 === undefined) { return -1; }
    value = r1355;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readCitation(p: number): CitationNode | undefined {
  let c = 0;
  const start = p;
  l1356: {
    const s1357 = p;
    l1358: {
      p = skipCitationOpen(p);
      if (p < 0) { break l1358; }
      break l1356;
    }
    p = s1357;
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

function leaf346(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtCloseNode | BadEndTokenNode;
  l1360: {
    const s1361 = p;
    const t1362 = trail.length;
    l1363: {
      const r1364 = readBadThoughtClose(p);
      if (r1364 === undefined) { break l1363; }
      value = r1364;
      p = pos;
      break l1360;
    }
    p = s1361;
    if (trail.length > t1362) trail.length = t1362;
    const r1366 = readBadEndToken(p);
    if (r1366 === undefined) { return -1; }
    value = r1366;
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

function leaf348(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r1368 = readBadStrayClose(p);
  if (r1368 === undefined) { return -1; }
  value = r1368;
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
  l1369: {
    const s1370 = p;
    l1371: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1371; }
      break l1369;
    }
    p = s1370;
    p = skip_callClose(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf351(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1373 = readFenceOpen(p);
  if (r1373 === undefined) { return -1; }
  value = r1373;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1374 = p;
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
  l_text = text.slice(s1374, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function leaf353(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1376 = readFenceChar(p);
  if (r1376 === undefined) { return -1; }
  value = r1376;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e1377!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s1378 = p;
      l1379: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1379;
        }
        p += 3;
        return undefined;
      }
      p = s1378;
    }
  } else touched ||= p >= end;
  e1377 = null;
  let e1381!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e1381 = text.charAt(p);
  p++;
  value = [e1377, e1381];
  pos = p;
  return value;
}

function text355(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l1383: {
        if (text.charCodeAt(p) === 96) {
          {
            const s1384 = p;
            l1385: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1385;
              }
              p += 3;
              break l1383;
            }
            p = s1384;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1383;
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

function leaf356(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l1387: {
    if (text.charCodeAt(p) === 96) {
      const s1389 = p;
      l1388: {
        const r1390 = readFenceClose(p);
        if (r1390 === undefined) { break l1388; }
        value = r1390;
        p = pos;
        break l1387;
      }
      p = s1389;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s1391 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s1391, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf358(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1393 = readInlineCode(p);
  if (r1393 === undefined) { return -1; }
  value = r1393;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s1394 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCode(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s1394, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function leaf360(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, string];
  const r1396 = readTextChar(p);
  if (r1396 === undefined) { return -1; }
  value = r1396;
  p = pos;
  leafValue = value;
  return p;
}

function readTextChar(p: number): [null, null, string] | undefined {
  let value!: [null, null, string];
  let e1397!: null;
  {
    const s1398 = p;
    l1399: {
      p = skipStop(p);
      if (p < 0) { break l1399; }
      return undefined;
    }
    p = s1398;
  }
  e1397 = null;
  let e1401!: null;
  {
    const s1402 = p;
    l1403: {
      p = skipCutStop(p);
      if (p < 0) { break l1403; }
      return undefined;
    }
    p = s1402;
  }
  e1401 = null;
  let e1405!: string;
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return undefined;
  }
  e1405 = text.charAt(p);
  p++;
  value = [e1397, e1401, e1405];
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

function text364(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1407: {
      {
        const s1408 = p;
        l1409: {
          p = skipStop(p);
          if (p < 0) { break l1409; }
          break l1407;
        }
        p = s1408;
      }
      {
        const s1411 = p;
        l1412: {
          p = skipCutStop(p);
          if (p < 0) { break l1412; }
          break l1407;
        }
        p = s1411;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l1407;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf365(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | BadCutOpeningNode | LoneTextNode;
  l1414: {
    const s1415 = p;
    const t1416 = trail.length;
    l1417: {
      const r1418 = readBadCutMarker(p);
      if (r1418 === undefined) { break l1417; }
      value = r1418;
      p = pos;
      break l1414;
    }
    p = s1415;
    if (trail.length > t1416) trail.length = t1416;
    l1420: {
      const r1421 = readBadCutOpening(p);
      if (r1421 === undefined) { break l1420; }
      value = r1421;
      p = pos;
      break l1414;
    }
    p = s1415;
    if (trail.length > t1416) trail.length = t1416;
    const r1427 = readLoneText(p);
    if (r1427 === undefined) { return -1; }
    value = r1427;
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
  l1422: {
    const s1423 = p;
    l1424: {
      p = skip_pyList(p);
      if (p < 0) { break l1424; }
      break l1422;
    }
    p = s1423;
    l1425: {
      p = skipBareCall(p);
      if (p < 0) { break l1425; }
      break l1422;
    }
    p = s1423;
    p = skipBareObject(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readLoneText(p: number): LoneTextNode | undefined {
  const start = p;
  let l_text!: string;
  const s1428 = p;
  l1429: {
    const s1430 = p;
    l1431: {
      p = skipTokens(p);
      if (p < 0) { break l1431; }
      break l1429;
    }
    p = s1430;
    l1432: {
      p = skipStop(p);
      if (p < 0) { break l1432; }
      break l1429;
    }
    p = s1430;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s1428, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf371(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l1434: {
    const s1436 = p;
    l1435: {
      const r1437 = readEnd(p);
      if (r1437 === undefined) { break l1435; }
      value = r1437;
      p = pos;
      break l1434;
    }
    p = s1436;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s1438 = p;
      l1439: {
        p++;
        return undefined;
      }
      p = s1438;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf373(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l1442: {
    const s1444 = p;
    const t1445 = trail.length;
    l1443: {
      const r1446 = readBadThoughtAgain(p);
      if (r1446 === undefined) { break l1443; }
      value = r1446;
      p = pos;
      break l1442;
    }
    p = s1444;
    if (trail.length > t1445) trail.length = t1445;
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

function leaf375(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r1448 = readThoughtGoesOn(p);
  if (r1448 === undefined) { return -1; }
  value = r1448;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null, null, STARTS_12, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf27 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null], alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, STARTS_12, STARTS_12, null, null], alternatives: [{ op: 'leaf', read: leaf340 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf346 }, { op: 'choice', starts: [null, null, null, null], alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'leaf', read: leaf348 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf358 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf365 }] } }, { op: 'leaf', read: leaf371 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf5 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf18 }] } }, { op: 'leaf', read: leaf22 }] }] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf9 }, { op: 'text', read: text17 }] } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf33 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_2, null], alternatives: [{ op: 'leaf', read: leaf80 }, { op: 'choice', starts: [null, null, null, null], alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }] } }, { op: 'leaf', read: leaf337 }] } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf81 }, { op: 'leaf', read: leaf85 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf272 }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, STARTS_11, null, null], alternatives: [{ op: 'leaf', read: leaf275 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf297, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf300, body: { op: 'choice', starts: [STARTS_5, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf303 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf304, body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf272 }] } }] }, { op: 'leaf', read: leaf305 }] } }, { op: 'leaf', read: leaf319 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf86 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_2, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf80 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf141 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf151, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf153, body: { op: 'choice', starts: [STARTS_5, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf221 }] } }] } }] }, { op: 'leaf', read: leaf247 }] } }, { op: 'leaf', read: leaf259 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf92 }, { op: 'leaf', read: leaf108 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf132 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'text', read: text131 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf154 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf243 }] } }, { op: 'leaf', read: leaf244 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf157 }, { op: 'leaf', read: leaf85 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf153, body: { op: 'choice', starts: [STARTS_5, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf221 }] } }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf166 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_6, null, null], alternatives: [{ op: 'leaf', read: leaf170 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf153, body: { op: 'choice', starts: [STARTS_5, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf221 }] } }] }, { op: 'leaf', read: leaf225 }] } }, { op: 'leaf', read: leaf237 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf178 }] } }, { op: 'leaf', read: leaf183 }] } };
const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf175 }, { op: 'text', read: text177 }] } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf187 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf193 }] } }, { op: 'leaf', read: leaf197 }] } };
const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf189 }, { op: 'text', read: text192 }] } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf200 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf206 }] } }, { op: 'leaf', read: leaf197 }] } };
const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf202 }, { op: 'text', read: text205 }] } };
const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf208 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf217 }] } };
const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf210 }, { op: 'text', read: text216 }] } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf279 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_10, null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf293 }] } }, { op: 'leaf', read: leaf294 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf281 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_10, STARTS_6, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf170 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf153, body: { op: 'choice', starts: [STARTS_5, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf221 }] } }] }, { op: 'leaf', read: leaf286 }] } }, { op: 'leaf', read: leaf290 }] } };
const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf284 }, { op: 'leaf', read: leaf85 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf153, body: { op: 'choice', starts: [STARTS_5, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf221 }] } }] } }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf325, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf329 }] } }, { op: 'leaf', read: leaf330 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf332, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf332, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf333 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf334, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf335 } }, { op: 'leaf', read: leaf330 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf339, body: { op: 'again', step: () => stepList } }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf351 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf356 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf353 }, { op: 'text', read: text355 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf360 }, { op: 'text', read: text364 }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf373 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, STARTS_12, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf27 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', starts: [null, null, null, null], alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null, null, null, null, STARTS_12, STARTS_12, null, null], alternatives: [{ op: 'leaf', read: leaf340 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf346 }, { op: 'choice', starts: [null, null, null, null], alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'leaf', read: leaf348 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf358 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf365 }] } }, { op: 'leaf', read: leaf371 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf375 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf18 }] } }, { op: 'leaf', read: leaf22 }] }] } };

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes> = {
  machine: {
    load(next) {
      reading = next;
      text = next.text;
      end = text.length;
      base = next.base;
      over = next.over;
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
    BadThoughtClose: {"code":"stray-close","severity":"error","meaning":"A closing marker closes nothing. That of a call stays text, that of a thought is left out.","example":"Done.</tool_call>","mend":"Leave it out, or open what it closes.","isCut":false},
    MissingThoughtRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":false},
    MissingThoughtClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is not there although what it closes is whole.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Close what was opened.","isCut":false},
    BadEndToken: {"code":"end-token","severity":"warning","meaning":"An end-of-turn token was left in. It is left out.","example":"Done.<|im_end|>","mend":"Take it out before the text is read.","isCut":false},
    BadFence: {"code":"fenced-call","severity":"warning","meaning":"A Markdown fence stands around the calls. It is left out.","example":"```json","mend":"Leave the fence out.","isCut":false},
    BadStrayClose: {"code":"stray-close","severity":"error","meaning":"A closing marker closes nothing. That of a call stays text, that of a thought is left out.","example":"Done.</tool_call>","mend":"Leave it out, or open what it closes.","isCut":false},
    BadCutMarker: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    BadCutOpening: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    BadSectionOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelt, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the marker as the dialect has it.","isCut":false},
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
  registers: 0,
  tables: 0,
};
