// Generated from grammars/tools/reply.peggy, grammars/tools/calls.peggy, grammars/tools/values.peggy: do not edit.

import { type CompiledGrammar, type Reading, type RecoveryNode, type Step, type TextPiece, type TreeNode, tableOf } from '../src/engine/index.ts';

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
const TABLE_2 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [40, 59], [61, 61], [63, 127]);
const TABLE_3 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 127]);
const TABLE_4 = tableOf([9, 10], [13, 13], [32, 32], [95, 95], [97, 122]);
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
const CLASS_2 = /^[\p{L}\u005f\u0024]/u;
const CLASS_3 = /^[\p{L}\p{N}\u005f\u0024\u002e\u002d]/u;

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
  trail.length = noted;
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
          if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
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
          if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
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
    trail.length = t82;
    l86: {
      const r87 = readMissingThoughtRest(p);
      if (r87 === undefined) { break l86; }
      value = r87;
      p = pos;
      break l80;
    }
    p = s81;
    trail.length = t82;
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
    trail.length = t97;
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
    l167: {
      p = skipBareObject(p);
      if (p < 0) { break l167; }
      break l124;
    }
    p = s125;
    l180: {
      p = skip_bareList(p);
      if (p < 0) { break l180; }
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
      break l135;
    }
    p = s136;
    l153: {
      p = skipCallOpen(p);
      if (p < 0) { break l153; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l153; }
      p = skipLooseEnd(p);
      if (p < 0) { break l153; }
      break l135;
    }
    p = s136;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l164: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s166 = p;
        l165: {
          p++;
          break l164;
        }
        p = s166;
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

function skipLooseEnd(p: number): number {
  let c = 0;
  p = skipLoose(p);
  if (p < 0) { return -1; }
  l156: {
    const s154 = p;
    l155: {
      l157: {
        const s158 = p;
        l159: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l160: {
            const s161 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l162: {
                p++;
                break l160;
              }
              p = s161;
            } else touched ||= p >= end;
            l163: {
              p = skipParameterOpen(p);
              if (p < 0) { break l163; }
              break l160;
            }
            p = s161;
            p = skipEnds(p);
            if (p < 0) { break l159; }
          }
          break l157;
        }
        p = s158;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l155;
        }
        p++;
      }
      p = s154;
      break l156;
    }
    p = s154;
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
  l168: {
    if (text.charCodeAt(p) === 34) {
      const s170 = p;
      l169: {
        p = skipBareType(p);
        if (p < 0) { break l169; }
        break l168;
      }
      p = s170;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l171: {
    const s172 = p;
    if (text.charCodeAt(p) === 110) {
      l173: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l173;
        }
        p += 4;
        break l171;
      }
      p = s172;
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
  l174: {
    const s175 = p;
    if (text.charCodeAt(p) === 34) {
      l176: {
        p = skipBareName(p);
        if (p < 0) { break l176; }
        break l174;
      }
      p = s175;
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
  l177: {
    const s178 = p;
    if (text.charCodeAt(p) === 112) {
      l179: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l179;
        }
        p += 10;
        break l177;
      }
      p = s178;
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
  const n182 = characterSize(p, CLASS_0);
  if (n182 === 0) { return -1; }
  p += n182;
  l183: for (;;) {
    const s185 = p;
    if (p < end) {
      l184: {
        const n187 = characterSize(p, CLASS_1);
        if (n187 === 0) { break l184; }
        p += n187;
        continue l183;
      }
      p = s185;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf77(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  const r189 = readSpace(p);
  if (r189 === undefined) { return -1; }
  value = r189;
  p = pos;
  leafValue = value;
  return p;
}

function leaf78(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r191 = readSectionOpen(p);
  if (r191 === undefined) { return -1; }
  value = r191;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen(p: number): SectionOpenNode | undefined {
  const start = p;
  l192: {
    const s193 = p;
    const t194 = trail.length;
    l195: {
      const r196 = readBadSectionOpen(p);
      if (r196 === undefined) { break l195; }
      p = pos;
      break l192;
    }
    p = s193;
    trail.length = t194;
    p = skip_sectionOpen(p);
    if (p < 0) { return undefined; }
  }
  l198: for (;;) {
    const s200 = p;
    const t201 = trail.length;
    l199: {
      const r203 = readBadOpenAgain(p);
      if (r203 === undefined) { break l199; }
      p = pos;
      continue l198;
    }
    p = s200;
    trail.length = t201;
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

function leaf82(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | null;
  l206: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s208 = p;
      l207: {
        const r209 = readSpace(p);
        if (r209 === undefined) { break l207; }
        value = r209;
        p = pos;
        break l206;
      }
      p = s208;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function leaf83(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallHeadNode;
  const r211 = readCallHead(p);
  if (r211 === undefined) { return -1; }
  value = r211;
  p = pos;
  leafValue = value;
  return p;
}

function readCallHead(p: number): CallHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  let l_id: string | null = null;
  let l_flaw: BadCallOpenNode | null = null;
  l212: {
    const s213 = p;
    const t214 = trail.length;
    l215: {
      p = skipCallOpen(p);
      if (p < 0) { break l215; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r216 = readCallName(p);
      if (r216 === undefined) { break l215; }
      l_name = r216;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l223: {
        const s225 = p;
        l224: {
          const r226 = readCallId(p);
          if (r226 === undefined) { break l224; }
          l_id = r226;
          p = pos;
          break l223;
        }
        p = s225;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l215; }
      break l212;
    }
    p = s213;
    trail.length = t214;
    l_id = null;
    l_flaw = null;
    l229: {
      p = skipCallOpen(p);
      if (p < 0) { break l229; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r230 = readCallName(p);
      if (r230 === undefined) { break l229; }
      l_name = r230;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l229; }
      break l212;
    }
    p = s213;
    trail.length = t214;
    l_id = null;
    l_flaw = null;
    const r232 = readBadCallOpen(p);
    if (r232 === undefined) { return undefined; }
    l_flaw = r232;
    p = pos;
    const r234 = readCallName(p);
    if (r234 === undefined) { return undefined; }
    l_name = r234;
    p = pos;
    l236: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s238 = p;
        l237: {
          p++;
          break l236;
        }
        p = s238;
      } else touched ||= p >= end;
    }
    if (text.charCodeAt(p) !== 62) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  return { type: 'CallHead', start: base + start, end: base + p, name: l_name, id: l_id, flaw: l_flaw };
}

function readCallName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s217 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l218: for (;;) {
    const s220 = p;
    l219: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l219; }
      continue l218;
    }
    p = s220;
    break;
  }
  value = text.slice(s217, p);
  pos = p;
  return value;
}

function readCallId(p: number): string | undefined {
  let c = 0;
  let value!: string;
  p = skipIdOpen(p);
  if (p < 0) { return undefined; }
  const s227 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s227, p);
  pos = p;
  return value;
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

function leaf88(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ParameterHeadNode;
  const r240 = readParameterHead(p);
  if (r240 === undefined) { return -1; }
  value = r240;
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
  l241: {
    const s242 = p;
    const t243 = trail.length;
    l244: {
      p = skipParameterOpen(p);
      if (p < 0) { break l244; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r245 = readParameterKey(p);
      if (r245 === undefined) { break l244; }
      l_key = r245;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l244; }
      const list259: AttributeNode[] = [];
      l255: for (;;) {
        const s257 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
          l256: {
            let v258!: AttributeNode;
            const r261 = readAttribute(p);
            if (r261 === undefined) { break l256; }
            v258 = r261;
            p = pos;
            list259.push(v258);
            continue l255;
          }
          p = s257;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list259;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l244; }
      l265: {
        const s266 = p;
        l267: {
          p = skipValueStart(p);
          if (p < 0) { break l267; }
          break l265;
        }
        p = s266;
        p = skipValueFollows(p);
        if (p < 0) { break l244; }
      }
      break l241;
    }
    p = s242;
    trail.length = t243;
    l_attributes = null;
    l_flaw = null;
    const r268 = readBadParameterOpen(p);
    if (r268 === undefined) { return undefined; }
    l_flaw = r268;
    p = pos;
    const r270 = readParameterKey(p);
    if (r270 === undefined) { return undefined; }
    l_key = r270;
    p = pos;
    l272: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s274 = p;
        l273: {
          p++;
          break l272;
        }
        p = s274;
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
  const s246 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l250: for (;;) {
    const s252 = p;
    l251: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l251; }
      continue l250;
    }
    p = s252;
    break;
  }
  value = text.slice(s246, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s247 = p;
    l248: {
      p = skipKeyEnd(p);
      if (p < 0) { break l248; }
      return -1;
    }
    p = s247;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) {
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

function readAttribute(p: number): AttributeNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  let l_value!: string;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  const s262 = p;
  if (!(((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122))) p++;
  touched ||= p >= end;
  l_name = text.slice(s262, p);
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
  const s263 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s263, p);
  if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'Attribute', start: base + start, end: base + p, name: l_name, value: l_value };
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

function leaf105(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawLayoutNode | null;
  l276: {
    const s278 = p;
    l277: {
      const r279 = readRawLayout(p);
      if (r279 === undefined) { break l277; }
      value = r279;
      p = pos;
      break l276;
    }
    p = s278;
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

function leaf109(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r281 = readRawChar(p);
  if (r281 === undefined) { return -1; }
  value = r281;
  p = pos;
  leafValue = value;
  return p;
}

function readRawChar(p: number): [null, string] | undefined {
  let c = 0;
  let value!: [null, string];
  let e282!: null;
  {
    const s283 = p;
    l284: {
      p = skipRawStop(p);
      if (p < 0) { break l284; }
      return undefined;
    }
    p = s283;
  }
  e282 = null;
  let e326!: string;
  l327: {
    const s328 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l329: {
        const r330 = readEol(p);
        if (r330 === undefined) { break l329; }
        e326 = r330;
        p = pos;
        break l327;
      }
      p = s328;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
      touched ||= p >= end;
      return undefined;
    }
    e326 = text.charAt(p);
    p++;
  }
  value = [e282, e326];
  pos = p;
  return value;
}

function skipRawStop(p: number): number {
  l286: {
    const s288 = p;
    l287: {
      p = skip_rawLayout(p);
      if (p < 0) { break l287; }
      break l286;
    }
    p = s288;
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
  l289: {
    const s290 = p;
    l291: {
      p = skipLenient(p);
      if (p < 0) { break l291; }
      l292: {
        const s293 = p;
        l294: {
          p = skipParameterClose(p);
          if (p < 0) { break l294; }
          break l292;
        }
        p = s293;
        p = skipNamedClose(p);
        if (p < 0) { break l291; }
      }
      break l289;
    }
    p = s290;
    l295: {
      p = skipGuarded(p);
      if (p < 0) { break l295; }
      l296: {
        const s297 = p;
        l298: {
          p = skipParameterClose(p);
          if (p < 0) { break l298; }
          break l296;
        }
        p = s297;
        p = skipDriftedClose(p);
        if (p < 0) { break l295; }
      }
      l307: {
        const s305 = p;
        l306: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l308: {
            const s309 = p;
            l310: {
              p = skipEnds(p);
              if (p < 0) { break l310; }
              break l308;
            }
            p = s309;
            if (p < end) {
              {
                const s311 = p;
                l312: {
                  p++;
                  break l306;
                }
                p = s311;
              }
            } else touched ||= p >= end;
          }
          p = s305;
          break l307;
        }
        p = s305;
        break l295;
      }
      break l289;
    }
    p = s290;
    l314: {
      p = skipEnds(p);
      if (p < 0) { break l314; }
      l317: {
        const s315 = p;
        l316: {
          p = skipGuarded(p);
          if (p < 0) { break l316; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l318: {
            const s319 = p;
            l320: {
              p = skipEnds(p);
              if (p < 0) { break l320; }
              break l318;
            }
            p = s319;
            if (p < end) {
              {
                const s321 = p;
                l322: {
                  p++;
                  break l316;
                }
                p = s321;
              }
            } else touched ||= p >= end;
          }
          p = s315;
          break l317;
        }
        p = s315;
        break l314;
      }
      break l289;
    }
    p = s290;
    l324: {
      p = skipParameterOpen(p);
      if (p < 0) { break l324; }
      break l289;
    }
    p = s290;
    l325: {
      p = skipWrongParameterOpen(p);
      if (p < 0) { break l325; }
      break l289;
    }
    p = s290;
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
  l299: {
    const s300 = p;
    l301: {
      p = skipNamedClose(p);
      if (p < 0) { break l301; }
      break l299;
    }
    p = s300;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
    touched ||= p >= end;
    l302: {
      if (text.charCodeAt(p) === 62) {
        const s304 = p;
        l303: {

          p++;
          break l302;
        }
        p = s304;
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
  l331: {
    const s332 = p;
    if (text.charCodeAt(p) === 13) {
      l333: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l333;
        }
        value = "\r\n";
        p += 2;
        break l331;
      }
      p = s332;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l334: {

        value = "\n";
        p++;
        break l331;
      }
      p = s332;
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

function text128(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l337: {
      {
        const s338 = p;
        l339: {
          p = skipRawStop(p);
          if (p < 0) { break l339; }
          break l337;
        }
        p = s338;
      }
      l341: {
        const s342 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l343: {
            p = skipEol(p);
            if (p < 0) { break l343; }
            break l341;
          }
          p = s342;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l337;
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

function leaf129(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  const r344 = readParameterEnd(p);
  if (r344 === undefined) { return -1; }
  value = r344;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l345: {
    const s346 = p;
    const t347 = trail.length;
    l348: {
      const r349 = readRawEnd(p);
      if (r349 === undefined) { break l348; }
      value = r349;
      p = pos;
      break l345;
    }
    p = s346;
    trail.length = t347;
    l354: {
      const r355 = readBadParameterClose(p);
      if (r355 === undefined) { break l354; }
      value = r355;
      p = pos;
      break l345;
    }
    p = s346;
    trail.length = t347;
    l360: {
      const r361 = readBadCutRaw(p);
      if (r361 === undefined) { break l360; }
      value = r361;
      p = pos;
      break l345;
    }
    p = s346;
    trail.length = t347;
    l366: {
      const r367 = readMissingRest(p);
      if (r367 === undefined) { break l366; }
      value = r367;
      p = pos;
      break l345;
    }
    p = s346;
    trail.length = t347;
    const r372 = readMissingParameterClose(p);
    if (r372 === undefined) { return undefined; }
    value = r372;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l350: {
    const s352 = p;
    l351: {
      p = skip_rawLayout(p);
      if (p < 0) { break l351; }
      break l350;
    }
    p = s352;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l356: {
    const s358 = p;
    l357: {
      p = skip_rawLayout(p);
      if (p < 0) { break l357; }
      break l356;
    }
    p = s358;
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
  l362: {
    const s364 = p;
    l363: {
      p = skip_rawLayout(p);
      if (p < 0) { break l363; }
      break l362;
    }
    p = s364;
  }
  p = skipParameterClose(p);
  if (p < 0) { return -1; }
  return p;
}

function readMissingRest(p: number): MissingRestNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s368 = p;
      l369: {
        p++;
        return undefined;
      }
      p = s368;
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

function leaf138(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutParameterNode | BadLoneKeyNode | BadInnerFenceNode | InnerFenceEndNode;
  l375: {
    const s376 = p;
    const t377 = trail.length;
    l378: {
      const r379 = readBadCutParameter(p);
      if (r379 === undefined) { break l378; }
      value = r379;
      p = pos;
      break l375;
    }
    p = s376;
    trail.length = t377;
    l401: {
      const r402 = readBadLoneKey(p);
      if (r402 === undefined) { break l401; }
      value = r402;
      p = pos;
      break l375;
    }
    p = s376;
    trail.length = t377;
    if (text.charCodeAt(p) === 96) {
      l404: {
        const r405 = readBadInnerFence(p);
        if (r405 === undefined) { break l404; }
        value = r405;
        p = pos;
        break l375;
      }
      p = s376;
      trail.length = t377;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r414 = readInnerFenceEnd(p);
    if (r414 === undefined) { return -1; }
    value = r414;
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
  l380: {
    const s381 = p;
    l382: {
      p = skipParameterOpen(p);
      if (p < 0) { break l382; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l382; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l382; }
      l388: for (;;) {
        const s390 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
          l389: {
            p = skipAttribute(p);
            if (p < 0) { break l389; }
            continue l388;
          }
          p = s390;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l382; }
      l394: {
        const s395 = p;
        l396: {
          p = skipValueStart(p);
          if (p < 0) { break l396; }
          break l394;
        }
        p = s395;
        p = skipValueFollows(p);
        if (p < 0) { break l382; }
      }
      break l380;
    }
    p = s381;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l397: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s399 = p;
        l398: {
          p++;
          break l397;
        }
        p = s399;
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
  l384: for (;;) {
    const s386 = p;
    l385: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l385; }
      continue l384;
    }
    p = s386;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
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
  l408: {
    const s406 = p;
    l407: {
      l409: {
        const s410 = p;
        if (text.charCodeAt(p) === 123) {
          l411: {

            p++;
            break l409;
          }
          p = s410;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l412: {

            p++;
            break l409;
          }
          p = s410;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l407; }
      }
      p = s406;
      break l408;
    }
    p = s406;
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

function leaf148(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e416!: null;
  l419: {
    const s417 = p;
    l418: {
      p = skipAnyArguments(p);
      if (p < 0) { break l418; }
      p = s417;
      break l419;
    }
    p = s417;
    return -1;
  }
  e416 = null;
  value = [e416];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s420 = p;
    l421: {
      p = skipEnds(p);
      if (p < 0) { break l421; }
      return -1;
    }
    p = s420;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf150(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e423!: null;
  {
    const s424 = p;
    l425: {
      p = skipEnds(p);
      if (p < 0) { break l425; }
      return -1;
    }
    p = s424;
  }
  e423 = null;
  value = [e423];
  leafValue = value;
  return p;
}

function leaf151(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectOpenNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r427 = readObjectOpen(p);
  if (r427 === undefined) { return -1; }
  value = r427;
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
  l428: {
    if (text.charCodeAt(p) === 123) {
      const s430 = p;
      const t431 = trail.length;
      l429: {
        const r432 = readBadDoubledBrace(p);
        if (r432 === undefined) { break l429; }
        p = pos;
        break l428;
      }
      p = s430;
      trail.length = t431;
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
  l435: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
      const s433 = p;
      l434: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l434;
        }
        p++;
        p = s433;
        break l435;
      }
      p = s433;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBraceNode = { type: 'BadDoubledBrace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf154(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  const r438 = readKey(p);
  if (r438 === undefined) { return -1; }
  value = r438;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: string;
  l439: {
    const s440 = p;
    if (text.charCodeAt(p) === 34) {
      l441: {

        l_quote = "\"";
        p++;
        const r442 = readDoubleKey(p);
        if (r442 === undefined) { break l441; }
        l_name = r442;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l441;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l441;
        }
        p++;
        break l439;
      }
      p = s440;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l471: {

        l_quote = "'";
        p++;
        const r472 = readSingleKey(p);
        if (r472 === undefined) { break l471; }
        l_name = r472;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
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
        break l439;
      }
      p = s440;
    } else touched ||= p >= end;
    l486: {
      const r487 = readMarkedQuote(p);
      if (r487 === undefined) { break l486; }
      l_quote = r487;
      p = pos;
      const r489 = readMarkedKey(p);
      if (r489 === undefined) { break l486; }
      l_name = r489;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l486; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l486;
      }
      p++;
      break l439;
    }
    p = s440;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r499 = readBareKey(p);
    if (r499 === undefined) { return undefined; }
    l_name = r499;
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
  const list447: string[] = [];
  l443: for (;;) {
    const s445 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l444: {
        let v446!: string;
        l449: {
          const s450 = p;
          if (text.charCodeAt(p) === 92) {
            l451: {
              const r452 = read_escape(p);
              if (r452 === undefined) { break l451; }
              v446 = r452;
              p = pos;
              break l449;
            }
            p = s450;
          } else touched ||= p >= end;
          const s469 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l444;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v446 = text.slice(s469, p);
        }
        list447.push(v446);
        continue l443;
      }
      p = s445;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list447;
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
  l453: {
    const s454 = p;
    if (text.charCodeAt(p) === 92) {
      l455: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l455;
        }
        p += 2;
        const s456 = p;
        let n460 = 0;
        l457: for (;;) {
          if (n460 >= 4) break;
          const s459 = p;
          l458: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l458;
            }
            p++;
            n460++;
            continue l457;
          }
          p = s459;
          break;
        }
        if (n460 < 4) { break l455; }
        l_hex = text.slice(s456, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l453;
      }
      p = s454;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l461: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s462 = p;
            l463: {

              p++;
              break l461;
            }
            p = s462;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
          touched ||= p >= end;
          break l461;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l453;
      }
      p = s454;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s465 = p;
        l466: {

          p++;
          return undefined;
        }
        p = s465;
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
  const list477: string[] = [];
  l473: for (;;) {
    const s475 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
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
          const s484 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l474;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v476 = text.slice(s484, p);
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
  const s490 = p;
  let m494 = false;
  l491: for (;;) {
    const s493 = p;
    l492: {
      {
        const s495 = p;
        l496: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l496; }
          break l492;
        }
        p = s495;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l492;
      }
      p++;
      m494 = true;
      continue l491;
    }
    p = s493;
    break;
  }
  if (!m494) { return undefined; }
  value = text.slice(s490, p);
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
  const s500 = p;
  const n501 = characterSize(p, CLASS_2);
  if (n501 === 0) { return undefined; }
  p += n501;
  l502: for (;;) {
    const s504 = p;
    if (p < end) {
      l503: {
        const n506 = characterSize(p, CLASS_3);
        if (n506 === 0) { break l503; }
        p += n506;
        continue l502;
      }
      p = s504;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s500, p);
  pos = p;
  return value;
}

function leaf163(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r509 = readListOpen(p);
  if (r509 === undefined) { return -1; }
  value = r509;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l510: {
    const s511 = p;
    if (text.charCodeAt(p) === 91) {
      l512: {

        p++;
        break l510;
      }
      p = s511;
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

function leaf167(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode;
  if (!(text.charCodeAt(p) === 44)) {
    touched ||= p >= end;
    return -1;
  }
  const r514 = readComma(p);
  if (r514 === undefined) { return -1; }
  value = r514;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l515: {
    const s516 = p;
    const t517 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l518: {
        const r519 = readBadComma(p);
        if (r519 === undefined) { break l518; }
        p = pos;
        break l515;
      }
      p = s516;
      trail.length = t517;
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
  l522: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      const s520 = p;
      l521: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
          touched ||= p >= end;
          break l521;
        }
        p++;
        p = s520;
        break l522;
      }
      p = s520;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadCommaNode = { type: 'BadComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf170(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r525 = readTripleOpen(p);
  if (r525 === undefined) { return -1; }
  value = r525;
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

function leaf172(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r527 = readTripleChar(p);
  if (r527 === undefined) { return -1; }
  value = r527;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e528!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s529 = p;
      l530: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l530;
        }
        p += 3;
        return undefined;
      }
      p = s529;
    }
  } else touched ||= p >= end;
  e528 = null;
  let e532!: string;
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return undefined;
  }
  e532 = text.charAt(p);
  p++;
  value = [e528, e532];
  pos = p;
  return value;
}

function text174(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if ((p < end && text.charCodeAt(p) !== 92)) {
      l534: {
        if (text.charCodeAt(p) === 34) {
          {
            const s535 = p;
            l536: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l536;
              }
              p += 3;
              break l534;
            }
            p = s535;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l534;
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

function leaf175(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode;
  l538: {
    const s539 = p;
    const t540 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l541: {
        const r542 = readEscape(p);
        if (r542 === undefined) { break l541; }
        value = r542;
        p = pos;
        break l538;
      }
      p = s539;
      trail.length = t540;
    } else touched ||= p >= end;
    const r546 = readBadCutEscape(p);
    if (r546 === undefined) { return -1; }
    value = r546;
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
  const r543 = read_escape(p);
  if (r543 === undefined) { return undefined; }
  l_text = r543;
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
  l547: {
    const s548 = p;
    if (text.charCodeAt(p) === 92) {
      l549: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l549;
        }
        p += 2;
        let n554 = 0;
        l551: for (;;) {
          if (n554 >= 4) break;
          const s553 = p;
          l552: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l552;
            }
            p++;
            n554++;
            continue l551;
          }
          p = s553;
          break;
        }
        if (n554 < 4) { break l549; }
        break l547;
      }
      p = s548;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l555: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s556 = p;
            l557: {

              p++;
              break l555;
            }
            p = s556;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
          touched ||= p >= end;
          break l555;
        }
        p++;
        break l547;
      }
      p = s548;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s559 = p;
        l560: {

          p++;
          return -1;
        }
        p = s559;
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

function leaf180(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  const r563 = readTripleEnd(p);
  if (r563 === undefined) { return -1; }
  value = r563;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l564: {
    const s565 = p;
    const t566 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l567: {
        const r568 = readTripleClose(p);
        if (r568 === undefined) { break l567; }
        value = r568;
        p = pos;
        break l564;
      }
      p = s565;
      trail.length = t566;
    } else touched ||= p >= end;
    l570: {
      const r571 = readMissingRest(p);
      if (r571 === undefined) { break l570; }
      value = r571;
      p = pos;
      break l564;
    }
    p = s565;
    trail.length = t566;
    const r573 = readMissingQuote(p);
    if (r573 === undefined) { return undefined; }
    value = r573;
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

function leaf184(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DoubleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r576 = readDoubleOpen(p);
  if (r576 === undefined) { return -1; }
  value = r576;
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

function leaf186(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r578 = readDoubleChar(p);
  if (r578 === undefined) { return -1; }
  value = r578;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l579: {
    const s580 = p;
    l581: {
      let e582!: null;
      {
        const s583 = p;
        l584: {
          p = skipEnds(p);
          if (p < 0) { break l584; }
          break l581;
        }
        p = s583;
      }
      e582 = null;
      let e586!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l581;
      }
      e586 = text.charAt(p);
      p++;
      value = [e582, e586];
      break l579;
    }
    p = s580;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l587: {
        let e588!: string[];
        const list593: string[] = [];
        l589: for (;;) {
          const s591 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l590: {
              let v592!: string;
              v592 = text.charAt(p);
              p++;
              list593.push(v592);
              continue l589;
            }
            p = s591;
          } else touched ||= p >= end;
          break;
        }
        if (list593.length === 0) { break l587; }
        e588 = list593;
        let e595!: null;
        {
          const s596 = p;
          l597: {
            p = skipEnds(p);
            if (p < 0) { break l597; }
            {
              const s599 = p;
              l600: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l600; }
                break l597;
              }
              p = s599;
            }
            break l587;
          }
          p = s596;
        }
        e595 = null;
        value = [e588, e595];
        break l579;
      }
      p = s580;
    } else touched ||= p >= end;
    let e609!: string;
    const r610 = readEnds(p);
    if (r610 === undefined) { return undefined; }
    e609 = r610;
    p = pos;
    let e612!: null;
    l615: {
      const s613 = p;
      l614: {
        p = skipDoubleGoesOn(p);
        if (p < 0) { break l614; }
        p = s613;
        break l615;
      }
      p = s613;
      return undefined;
    }
    e612 = null;
    value = [e609, e612];
  }
  pos = p;
  return value;
}

function skipDoubleGoesOn(p: number): number {
  let c = 0;
  let n605 = 0;
  l602: for (;;) {
    if (n605 >= 4096) break;
    const s604 = p;
    l603: {
      l606: {
        const s607 = p;
        if (text.charCodeAt(p) === 92) {
          l608: {
            p = skip_escape(p);
            if (p < 0) { break l608; }
            break l606;
          }
          p = s607;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l603;
        }
        p++;
      }
      n605++;
      continue l602;
    }
    p = s604;
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

function text189(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l617: {
      {
        const s618 = p;
        l619: {
          p = skipEnds(p);
          if (p < 0) { break l619; }
          break l617;
        }
        p = s618;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l617;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l621: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l621;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s622 = p;
          l623: {
            p = skipEnds(p);
            if (p < 0) { break l623; }
            {
              const s625 = p;
              l626: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l626; }
                break l623;
              }
              p = s625;
            }
            break l621;
          }
          p = s622;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l628: {
      p = skipEnds(p);
      if (p < 0) { break l628; }
      l631: {
        const s629 = p;
        l630: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l630; }
          p = s629;
          break l631;
        }
        p = s629;
        break l628;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf190(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadDoubleQuoteNode;
  l632: {
    const s633 = p;
    const t634 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l635: {
        const r636 = readEscape(p);
        if (r636 === undefined) { break l635; }
        value = r636;
        p = pos;
        break l632;
      }
      p = s633;
      trail.length = t634;
    } else touched ||= p >= end;
    l638: {
      const r639 = readBadCutEscape(p);
      if (r639 === undefined) { break l638; }
      value = r639;
      p = pos;
      break l632;
    }
    p = s633;
    trail.length = t634;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l641: {
        const r642 = readBadNewline(p);
        if (r642 === undefined) { break l641; }
        value = r642;
        p = pos;
        break l632;
      }
      p = s633;
      trail.length = t634;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r650 = readBadDoubleQuote(p);
    if (r650 === undefined) { return -1; }
    value = r650;
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
    const s643 = p;
    l644: {
      p = skipEnds(p);
      if (p < 0) { break l644; }
      {
        const s646 = p;
        l647: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l647; }
          break l644;
        }
        p = s646;
      }
      return undefined;
    }
    p = s643;
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
    const s651 = p;
    l652: {
      p = skipAfterText(p);
      if (p < 0) { break l652; }
      return undefined;
    }
    p = s651;
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
  l654: {
    const s655 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l656: {
        p++;
        break l654;
      }
      p = s655;
    } else touched ||= p >= end;
    l657: {
      p = skipEnds(p);
      if (p < 0) { break l657; }
      break l654;
    }
    p = s655;
    if (p < end) {
      {
        const s658 = p;
        l659: {
          p++;
          return -1;
        }
        p = s658;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf194(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  const r662 = readTextEnd(p);
  if (r662 === undefined) { return -1; }
  value = r662;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l663: {
    const s664 = p;
    const t665 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l666: {
        const r667 = readTextClose(p);
        if (r667 === undefined) { break l666; }
        value = r667;
        p = pos;
        break l663;
      }
      p = s664;
      trail.length = t665;
    } else touched ||= p >= end;
    l669: {
      const r670 = readMissingRest(p);
      if (r670 === undefined) { break l669; }
      value = r670;
      p = pos;
      break l663;
    }
    p = s664;
    trail.length = t665;
    const r672 = readMissingQuote(p);
    if (r672 === undefined) { return undefined; }
    value = r672;
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

function leaf197(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SingleOpenNode;
  if (!(text.charCodeAt(p) === 39)) {
    touched ||= p >= end;
    return -1;
  }
  const r675 = readSingleOpen(p);
  if (r675 === undefined) { return -1; }
  value = r675;
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

function leaf199(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r677 = readSingleChar(p);
  if (r677 === undefined) { return -1; }
  value = r677;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l678: {
    const s679 = p;
    l680: {
      let e681!: null;
      {
        const s682 = p;
        l683: {
          p = skipEnds(p);
          if (p < 0) { break l683; }
          break l680;
        }
        p = s682;
      }
      e681 = null;
      let e685!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l680;
      }
      e685 = text.charAt(p);
      p++;
      value = [e681, e685];
      break l678;
    }
    p = s679;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l686: {
        let e687!: string[];
        const list692: string[] = [];
        l688: for (;;) {
          const s690 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l689: {
              let v691!: string;
              v691 = text.charAt(p);
              p++;
              list692.push(v691);
              continue l688;
            }
            p = s690;
          } else touched ||= p >= end;
          break;
        }
        if (list692.length === 0) { break l686; }
        e687 = list692;
        let e694!: null;
        {
          const s695 = p;
          l696: {
            p = skipEnds(p);
            if (p < 0) { break l696; }
            {
              const s698 = p;
              l699: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l699; }
                break l696;
              }
              p = s698;
            }
            break l686;
          }
          p = s695;
        }
        e694 = null;
        value = [e687, e694];
        break l678;
      }
      p = s679;
    } else touched ||= p >= end;
    let e708!: string;
    const r709 = readEnds(p);
    if (r709 === undefined) { return undefined; }
    e708 = r709;
    p = pos;
    let e711!: null;
    l714: {
      const s712 = p;
      l713: {
        p = skipSingleGoesOn(p);
        if (p < 0) { break l713; }
        p = s712;
        break l714;
      }
      p = s712;
      return undefined;
    }
    e711 = null;
    value = [e708, e711];
  }
  pos = p;
  return value;
}

function skipSingleGoesOn(p: number): number {
  let c = 0;
  let n704 = 0;
  l701: for (;;) {
    if (n704 >= 4096) break;
    const s703 = p;
    l702: {
      l705: {
        const s706 = p;
        if (text.charCodeAt(p) === 92) {
          l707: {
            p = skip_escape(p);
            if (p < 0) { break l707; }
            break l705;
          }
          p = s706;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l702;
        }
        p++;
      }
      n704++;
      continue l701;
    }
    p = s703;
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

function text202(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l716: {
      {
        const s717 = p;
        l718: {
          p = skipEnds(p);
          if (p < 0) { break l718; }
          break l716;
        }
        p = s717;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l716;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l720: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l720;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s721 = p;
          l722: {
            p = skipEnds(p);
            if (p < 0) { break l722; }
            {
              const s724 = p;
              l725: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l725; }
                break l722;
              }
              p = s724;
            }
            break l720;
          }
          p = s721;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l727: {
      p = skipEnds(p);
      if (p < 0) { break l727; }
      l730: {
        const s728 = p;
        l729: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l729; }
          p = s728;
          break l730;
        }
        p = s728;
        break l727;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf203(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadSingleQuoteNode;
  l731: {
    const s732 = p;
    const t733 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l734: {
        const r735 = readEscape(p);
        if (r735 === undefined) { break l734; }
        value = r735;
        p = pos;
        break l731;
      }
      p = s732;
      trail.length = t733;
    } else touched ||= p >= end;
    l737: {
      const r738 = readBadCutEscape(p);
      if (r738 === undefined) { break l737; }
      value = r738;
      p = pos;
      break l731;
    }
    p = s732;
    trail.length = t733;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l740: {
        const r741 = readBadNewline(p);
        if (r741 === undefined) { break l740; }
        value = r741;
        p = pos;
        break l731;
      }
      p = s732;
      trail.length = t733;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r743 = readBadSingleQuote(p);
    if (r743 === undefined) { return -1; }
    value = r743;
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
    const s744 = p;
    l745: {
      p = skipAfterText(p);
      if (p < 0) { break l745; }
      return undefined;
    }
    p = s744;
  }
  pos = p;
  const node: BadSingleQuoteNode = { type: 'BadSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf205(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedOpenNode;
  const r748 = readMarkedOpen(p);
  if (r748 === undefined) { return -1; }
  value = r748;
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

function leaf207(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null, string] | [null, string, null];
  const r750 = readMarkedChar(p);
  if (r750 === undefined) { return -1; }
  value = r750;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedChar(p: number): [null, null, null, string] | [null, string, null] | undefined {
  let value!: [null, null, null, string] | [null, string, null];
  l751: {
    const s752 = p;
    l753: {
      let e754!: null;
      {
        const s755 = p;
        l756: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l756; }
          break l753;
        }
        p = s755;
      }
      e754 = null;
      let e758!: null;
      {
        const s759 = p;
        l760: {
          p = skipEnds(p);
          if (p < 0) { break l760; }
          break l753;
        }
        p = s759;
      }
      e758 = null;
      let e762!: null;
      {
        const s763 = p;
        l764: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l764; }
          break l753;
        }
        p = s763;
      }
      e762 = null;
      let e766!: string;
      if (!(p < end)) {
        touched ||= p >= end;
        break l753;
      }
      e766 = text.charAt(p);
      p++;
      value = [e754, e758, e762, e766];
      break l751;
    }
    p = s752;
    let e767!: null;
    {
      const s768 = p;
      l769: {
        p = skipMarkedQuote(p);
        if (p < 0) { break l769; }
        return undefined;
      }
      p = s768;
    }
    e767 = null;
    let e771!: string;
    const r772 = readEnds(p);
    if (r772 === undefined) { return undefined; }
    e771 = r772;
    p = pos;
    let e774!: null;
    l777: {
      const s775 = p;
      l776: {
        p = skipMarkedGoesOn(p);
        if (p < 0) { break l776; }
        p = s775;
        break l777;
      }
      p = s775;
      return undefined;
    }
    e774 = null;
    value = [e767, e771, e774];
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
  let n781 = 0;
  l778: for (;;) {
    if (n781 >= 4096) break;
    const s780 = p;
    l779: {
      {
        const s782 = p;
        l783: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l783; }
          break l779;
        }
        p = s782;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l779;
      }
      p++;
      n781++;
      continue l778;
    }
    p = s780;
    break;
  }
  p = skipMarkedQuote(p);
  if (p < 0) { return -1; }
  return p;
}

function text213(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l786: {
      {
        const s787 = p;
        l788: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l788; }
          break l786;
        }
        p = s787;
      }
      {
        const s790 = p;
        l791: {
          p = skipEnds(p);
          if (p < 0) { break l791; }
          break l786;
        }
        p = s790;
      }
      {
        const s793 = p;
        l794: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l794; }
          break l786;
        }
        p = s793;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l786;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l796: {
      {
        const s797 = p;
        l798: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l798; }
          break l796;
        }
        p = s797;
      }
      p = skipEnds(p);
      if (p < 0) { break l796; }
      l802: {
        const s800 = p;
        l801: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l801; }
          p = s800;
          break l802;
        }
        p = s800;
        break l796;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf214(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  const r803 = readMarkedEnd(p);
  if (r803 === undefined) { return -1; }
  value = r803;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l804: {
    const s805 = p;
    const t806 = trail.length;
    l807: {
      const r808 = readMarkedClose(p);
      if (r808 === undefined) { break l807; }
      value = r808;
      p = pos;
      break l804;
    }
    p = s805;
    trail.length = t806;
    l810: {
      const r811 = readBadCutMarkedQuote(p);
      if (r811 === undefined) { break l810; }
      value = r811;
      p = pos;
      break l804;
    }
    p = s805;
    trail.length = t806;
    l813: {
      const r814 = readMissingRest(p);
      if (r814 === undefined) { break l813; }
      value = r814;
      p = pos;
      break l804;
    }
    p = s805;
    trail.length = t806;
    const r816 = readMissingQuote(p);
    if (r816 === undefined) { return undefined; }
    value = r816;
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

function leaf218(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberNode | WordNode;
  l819: {
    const s820 = p;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l821: {
        const r822 = readNumber(p);
        if (r822 === undefined) { break l821; }
        value = r822;
        p = pos;
        break l819;
      }
      p = s820;
    } else touched ||= p >= end;
    const r846 = readWord(p);
    if (r846 === undefined) { return -1; }
    value = r846;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s823 = p;
  l824: {
    if (text.charCodeAt(p) === 45) {
      const s826 = p;
      l825: {

        p++;
        break l824;
      }
      p = s826;
    } else touched ||= p >= end;
  }
  l827: {
    const s828 = p;
    if (text.charCodeAt(p) === 48) {
      l829: {

        p++;
        break l827;
      }
      p = s828;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l830: {
    if (text.charCodeAt(p) === 46) {
      const s832 = p;
      l831: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l831;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l830;
      }
      p = s832;
    } else touched ||= p >= end;
  }
  l833: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s835 = p;
      l834: {
        p++;
        l836: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s838 = p;
            l837: {
              p++;
              break l836;
            }
            p = s838;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l834;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l833;
      }
      p = s835;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s823, p);
  l841: {
    const s839 = p;
    l840: {
      p = skipScalarEnd(p);
      if (p < 0) { break l840; }
      p = s839;
      break l841;
    }
    p = s839;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l842: {
    const s843 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      l844: {
        p++;
        break l842;
      }
      p = s843;
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
  const s847 = p;
  {
    const s848 = p;
    l849: {
      p = skipEnds(p);
      if (p < 0) { break l849; }
      return undefined;
    }
    p = s848;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l851: for (;;) {
    const s853 = p;
    l852: {
      {
        const s855 = p;
        l856: {
          p = skipEnds(p);
          if (p < 0) { break l856; }
          break l852;
        }
        p = s855;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l852;
      }
      p++;
      continue l851;
    }
    p = s853;
    break;
  }
  l_text = text.slice(s847, p);
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
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf222(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutPartNode | BadDebrisNode;
  l862: {
    const s863 = p;
    const t864 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l865: {
        const r866 = readSpace(p);
        if (r866 === undefined) { break l865; }
        value = r866;
        p = pos;
        break l862;
      }
      p = s863;
      trail.length = t864;
    } else touched ||= p >= end;
    l868: {
      const r869 = readBadCutPart(p);
      if (r869 === undefined) { break l868; }
      value = r869;
      p = pos;
      break l862;
    }
    p = s863;
    trail.length = t864;
    const r944 = readBadDebris(p);
    if (r944 === undefined) { return -1; }
    value = r944;
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
  l870: {
    const s871 = p;
    l872: {
      p = skipKey(p);
      if (p < 0) { break l872; }
      break l870;
    }
    p = s871;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l909: {
        p = skipNumber(p);
        if (p < 0) { break l909; }
        break l870;
      }
      p = s871;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l873: {
    const s874 = p;
    if (text.charCodeAt(p) === 34) {
      l875: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l875; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l875;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l875;
        }
        p++;
        break l873;
      }
      p = s874;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l884: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l884; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l884;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l884;
        }
        p++;
        break l873;
      }
      p = s874;
    } else touched ||= p >= end;
    l893: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l893; }
      p = skipMarkedKey(p);
      if (p < 0) { break l893; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l893; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l893;
      }
      p++;
      break l873;
    }
    p = s874;

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
  l876: for (;;) {
    const s878 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l877: {
        l880: {
          const s881 = p;
          if (text.charCodeAt(p) === 92) {
            l882: {
              p = skip_escape(p);
              if (p < 0) { break l882; }
              break l880;
            }
            p = s881;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l877;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l876;
      }
      p = s878;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l885: for (;;) {
    const s887 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l886: {
        l889: {
          const s890 = p;
          if (text.charCodeAt(p) === 92) {
            l891: {
              p = skip_escape(p);
              if (p < 0) { break l891; }
              break l889;
            }
            p = s890;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l886;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l885;
      }
      p = s887;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m898 = false;
  l895: for (;;) {
    const s897 = p;
    l896: {
      {
        const s899 = p;
        l900: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l900; }
          break l896;
        }
        p = s899;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l896;
      }
      p++;
      m898 = true;
      continue l895;
    }
    p = s897;
    break;
  }
  if (!m898) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n903 = characterSize(p, CLASS_2);
  if (n903 === 0) { return -1; }
  p += n903;
  l904: for (;;) {
    const s906 = p;
    if (p < end) {
      l905: {
        const n908 = characterSize(p, CLASS_3);
        if (n908 === 0) { break l905; }
        p += n908;
        continue l904;
      }
      p = s906;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l911: {
    if (text.charCodeAt(p) === 45) {
      const s913 = p;
      l912: {

        p++;
        break l911;
      }
      p = s913;
    } else touched ||= p >= end;
  }
  l914: {
    const s915 = p;
    if (text.charCodeAt(p) === 48) {
      l916: {

        p++;
        break l914;
      }
      p = s915;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l917: {
    if (text.charCodeAt(p) === 46) {
      const s919 = p;
      l918: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l918;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l917;
      }
      p = s919;
    } else touched ||= p >= end;
  }
  l920: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s922 = p;
      l921: {
        p++;
        l923: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s925 = p;
            l924: {
              p++;
              break l923;
            }
            p = s925;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l921;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l920;
      }
      p = s922;
    } else touched ||= p >= end;
  }
  l928: {
    const s926 = p;
    l927: {
      p = skipScalarEnd(p);
      if (p < 0) { break l927; }
      p = s926;
      break l928;
    }
    p = s926;
    return -1;
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s930 = p;
    l931: {
      p = skipEnds(p);
      if (p < 0) { break l931; }
      return -1;
    }
    p = s930;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l933: for (;;) {
    const s935 = p;
    l934: {
      {
        const s937 = p;
        l938: {
          p = skipEnds(p);
          if (p < 0) { break l938; }
          break l934;
        }
        p = s937;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l934;
      }
      p++;
      continue l933;
    }
    p = s935;
    break;
  }
  l942: {
    const s940 = p;
    l941: {
      p = skipScalarEnd(p);
      if (p < 0) { break l941; }
      p = s940;
      break l942;
    }
    p = s940;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s945 = p;
    l946: {
      p = skipEnds(p);
      if (p < 0) { break l946; }
      return undefined;
    }
    p = s945;
  }
  {
    const s948 = p;
    l949: {
      if (p < end) {
        {
          const s951 = p;
          l952: {
            p++;
            break l949;
          }
          p = s951;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s948;
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

function leaf234(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r955 = readListEnd(p);
  if (r955 === undefined) { return -1; }
  value = r955;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l956: {
    const s957 = p;
    const t958 = trail.length;
    l959: {
      const r960 = readListClose(p);
      if (r960 === undefined) { break l959; }
      value = r960;
      p = pos;
      break l956;
    }
    p = s957;
    trail.length = t958;
    l965: {
      const r966 = readMissingRest(p);
      if (r966 === undefined) { break l965; }
      value = r966;
      p = pos;
      break l956;
    }
    p = s957;
    trail.length = t958;
    const r968 = readMissingBracket(p);
    if (r968 === undefined) { return undefined; }
    value = r968;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l961: {
    const s962 = p;
    if (text.charCodeAt(p) === 93) {
      l963: {

        p++;
        break l961;
      }
      p = s962;
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

function leaf240(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadCutPartNode | BadDebrisNode;
  l971: {
    const s972 = p;
    const t973 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l974: {
        const r975 = readComma(p);
        if (r975 === undefined) { break l974; }
        value = r975;
        p = pos;
        break l971;
      }
      p = s972;
      trail.length = t973;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l977: {
        const r978 = readSpace(p);
        if (r978 === undefined) { break l977; }
        value = r978;
        p = pos;
        break l971;
      }
      p = s972;
      trail.length = t973;
    } else touched ||= p >= end;
    l980: {
      const r981 = readBadCutPart(p);
      if (r981 === undefined) { break l980; }
      value = r981;
      p = pos;
      break l971;
    }
    p = s972;
    trail.length = t973;
    const r983 = readBadDebris(p);
    if (r983 === undefined) { return -1; }
    value = r983;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf241(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r985 = readObjectEnd(p);
  if (r985 === undefined) { return -1; }
  value = r985;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l986: {
    const s987 = p;
    const t988 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l989: {
        const r990 = readObjectClose(p);
        if (r990 === undefined) { break l989; }
        value = r990;
        p = pos;
        break l986;
      }
      p = s987;
      trail.length = t988;
    } else touched ||= p >= end;
    l992: {
      const r993 = readMissingRest(p);
      if (r993 === undefined) { break l992; }
      value = r993;
      p = pos;
      break l986;
    }
    p = s987;
    trail.length = t988;
    const r995 = readMissingBracket(p);
    if (r995 === undefined) { return undefined; }
    value = r995;
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

function leaf244(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l998: {
    const s999 = p;
    const t1000 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1001: {
        const r1002 = readBadBrackets(p);
        if (r1002 === undefined) { break l1001; }
        value = r1002;
        p = pos;
        break l998;
      }
      p = s999;
      trail.length = t1000;
    } else touched ||= p >= end;
    const r1004 = readBadJunk(p);
    if (r1004 === undefined) { return -1; }
    value = r1004;
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
    const s1005 = p;
    l1006: {
      p = skip_callOver(p);
      if (p < 0) { break l1006; }
      return undefined;
    }
    p = s1005;
  }
  let m1012 = false;
  l1009: for (;;) {
    const s1011 = p;
    l1010: {
      {
        const s1013 = p;
        l1014: {
          p = skipEnds(p);
          if (p < 0) { break l1014; }
          break l1010;
        }
        p = s1013;
      }
      {
        const s1016 = p;
        l1017: {
          p = skip_callClose(p);
          if (p < 0) { break l1017; }
          break l1010;
        }
        p = s1016;
      }
      {
        const s1019 = p;
        l1020: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1020; }
          break l1010;
        }
        p = s1019;
      }
      {
        const s1022 = p;
        l1023: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1023; }
          break l1010;
        }
        p = s1022;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1025 = p;
          l1026: {
            p++;
            break l1010;
          }
          p = s1025;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1010;
      }
      p++;
      m1012 = true;
      continue l1009;
    }
    p = s1011;
    break;
  }
  if (!m1012) { return undefined; }
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

function leaf256(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  const r1029 = readCallEnd(p);
  if (r1029 === undefined) { return -1; }
  value = r1029;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l1030: {
    const s1031 = p;
    const t1032 = trail.length;
    l1033: {
      const r1034 = readCallClose(p);
      if (r1034 === undefined) { break l1033; }
      value = r1034;
      p = pos;
      break l1030;
    }
    p = s1031;
    trail.length = t1032;
    l1036: {
      const r1037 = readBadCallClose(p);
      if (r1037 === undefined) { break l1036; }
      value = r1037;
      p = pos;
      break l1030;
    }
    p = s1031;
    trail.length = t1032;
    l1039: {
      const r1040 = readBadCutClose(p);
      if (r1040 === undefined) { break l1039; }
      value = r1040;
      p = pos;
      break l1030;
    }
    p = s1031;
    trail.length = t1032;
    l1042: {
      const r1043 = readCallOver(p);
      if (r1043 === undefined) { break l1042; }
      value = r1043;
      p = pos;
      break l1030;
    }
    p = s1031;
    trail.length = t1032;
    l1048: {
      const r1049 = readCallOverAtEnd(p);
      if (r1049 === undefined) { break l1048; }
      value = r1049;
      p = pos;
      break l1030;
    }
    p = s1031;
    trail.length = t1032;
    l1054: {
      const r1055 = readMissingAtEnd(p);
      if (r1055 === undefined) { break l1054; }
      value = r1055;
      p = pos;
      break l1030;
    }
    p = s1031;
    trail.length = t1032;
    const r1060 = readMissingCallClose(p);
    if (r1060 === undefined) { return undefined; }
    value = r1060;
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
  l1046: {
    if (p < end) {
      const s1044 = p;
      l1045: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1045;
        }
        p++;
        p = s1044;
        break l1046;
      }
      p = s1044;
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
      const s1050 = p;
      l1051: {
        p++;
        return undefined;
      }
      p = s1050;
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
      const s1056 = p;
      l1057: {
        p++;
        return undefined;
      }
      p = s1056;
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

function leaf269(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutCallNode;
  const r1063 = readBadCutCall(p);
  if (r1063 === undefined) { return -1; }
  value = r1063;
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

function leaf272(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l1065: {
    const s1066 = p;
    const t1067 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1068: {
        const r1069 = readSpace(p);
        if (r1069 === undefined) { break l1068; }
        value = r1069;
        p = pos;
        break l1065;
      }
      p = s1066;
      trail.length = t1067;
    } else touched ||= p >= end;
    l1071: {
      const r1072 = readSeparator(p);
      if (r1072 === undefined) { break l1071; }
      value = r1072;
      p = pos;
      break l1065;
    }
    p = s1066;
    trail.length = t1067;
    if (text.charCodeAt(p) === 96) {
      l1077: {
        const r1078 = readBadInnerFence(p);
        if (r1078 === undefined) { break l1077; }
        value = r1078;
        p = pos;
        break l1065;
      }
      p = s1066;
      trail.length = t1067;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r1080 = readInnerFenceEnd(p);
    if (r1080 === undefined) { return -1; }
    value = r1080;
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
  l1075: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
      const s1073 = p;
      l1074: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1074;
        }
        p++;
        p = s1073;
        break l1075;
      }
      p = s1073;
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

function leaf276(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r1082 = readPyOpen(p);
  if (r1082 === undefined) { return -1; }
  value = r1082;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1085: {
    const s1083 = p;
    l1084: {
      p = skip_pyList(p);
      if (p < 0) { break l1084; }
      p = s1083;
      break l1085;
    }
    p = s1083;
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

function leaf278(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1087 = readPyHead(p);
  if (r1087 === undefined) { return -1; }
  value = r1087;
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
  const r1088 = readPyName(p);
  if (r1088 === undefined) { return undefined; }
  l_name = r1088;
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
  const s1089 = p;
  const n1090 = characterSize(p, CLASS_0);
  if (n1090 === 0) { return undefined; }
  p += n1090;
  l1091: for (;;) {
    const s1093 = p;
    if (p < end) {
      l1092: {
        const n1095 = characterSize(p, CLASS_1);
        if (n1095 === 0) { break l1092; }
        p += n1095;
        continue l1091;
      }
      p = s1093;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1089, p);
  pos = p;
  return value;
}

function leaf281(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyKeyNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1098 = readPyKey(p);
  if (r1098 === undefined) { return -1; }
  value = r1098;
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
  const r1099 = readBareKey(p);
  if (r1099 === undefined) { return undefined; }
  l_name = r1099;
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
      const s1101 = p;
      l1102: {

        p++;
        return undefined;
      }
      p = s1101;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'PyKey', start: base + start, end: base + p, name: l_name };
}

function leaf283(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutArgumentNode | BadCutPartNode | BadDebrisNode;
  l1105: {
    const s1106 = p;
    const t1107 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1108: {
        const r1109 = readSpace(p);
        if (r1109 === undefined) { break l1108; }
        value = r1109;
        p = pos;
        break l1105;
      }
      p = s1106;
      trail.length = t1107;
    } else touched ||= p >= end;
    l1111: {
      const r1112 = readBadCutArgument(p);
      if (r1112 === undefined) { break l1111; }
      value = r1112;
      p = pos;
      break l1105;
    }
    p = s1106;
    trail.length = t1107;
    l1117: {
      const r1118 = readBadCutPart(p);
      if (r1118 === undefined) { break l1117; }
      value = r1118;
      p = pos;
      break l1105;
    }
    p = s1106;
    trail.length = t1107;
    const r1120 = readBadDebris(p);
    if (r1120 === undefined) { return -1; }
    value = r1120;
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
      const s1113 = p;
      l1114: {

        p++;
        return -1;
      }
      p = s1113;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf287(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r1122 = readPyCallEnd(p);
  if (r1122 === undefined) { return -1; }
  value = r1122;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l1123: {
    const s1124 = p;
    const t1125 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1126: {
        const r1127 = readPyCallClose(p);
        if (r1127 === undefined) { break l1126; }
        value = r1127;
        p = pos;
        break l1123;
      }
      p = s1124;
      trail.length = t1125;
    } else touched ||= p >= end;
    l1129: {
      const r1130 = readMissingRest(p);
      if (r1130 === undefined) { break l1129; }
      value = r1130;
      p = pos;
      break l1123;
    }
    p = s1124;
    trail.length = t1125;
    const r1132 = readMissingBracket(p);
    if (r1132 === undefined) { return undefined; }
    value = r1132;
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

function leaf290(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l1135: {
    const s1136 = p;
    const t1137 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1138: {
        const r1139 = readComma(p);
        if (r1139 === undefined) { break l1138; }
        value = r1139;
        p = pos;
        break l1135;
      }
      p = s1136;
      trail.length = t1137;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1141: {
        const r1142 = readSpace(p);
        if (r1142 === undefined) { break l1141; }
        value = r1142;
        p = pos;
        break l1135;
      }
      p = s1136;
      trail.length = t1137;
    } else touched ||= p >= end;
    const r1144 = readBadDebris(p);
    if (r1144 === undefined) { return -1; }
    value = r1144;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf291(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r1146 = readPyEnd(p);
  if (r1146 === undefined) { return -1; }
  value = r1146;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l1147: {
    const s1148 = p;
    const t1149 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1150: {
        const r1151 = readPyClose(p);
        if (r1151 === undefined) { break l1150; }
        value = r1151;
        p = pos;
        break l1147;
      }
      p = s1148;
      trail.length = t1149;
    } else touched ||= p >= end;
    l1153: {
      const r1154 = readMissingAtEnd(p);
      if (r1154 === undefined) { break l1153; }
      value = r1154;
      p = pos;
      break l1147;
    }
    p = s1148;
    trail.length = t1149;
    const r1156 = readMissingBracket(p);
    if (r1156 === undefined) { return undefined; }
    value = r1156;
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

function leaf294(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1159!: null;
  l1162: {
    const s1160 = p;
    l1161: {
      p = skipLines(p);
      if (p < 0) { break l1161; }
      p = s1160;
      break l1162;
    }
    p = s1160;
    return -1;
  }
  e1159 = null;
  value = [e1159];
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

function leaf297(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e1163!: null;
  l1166: {
    const s1164 = p;
    l1165: {
      p = skipJson(p);
      if (p < 0) { break l1165; }
      p = s1164;
      break l1166;
    }
    p = s1164;
    return -1;
  }
  e1163 = null;
  let e1167!: null;
  {
    const s1168 = p;
    l1169: {
      p = skipEnds(p);
      if (p < 0) { break l1169; }
      return -1;
    }
    p = s1168;
  }
  e1167 = null;
  value = [e1163, e1167];
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

function leaf300(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r1171 = readBadBrackets(p);
  if (r1171 === undefined) { return -1; }
  value = r1171;
  p = pos;
  leafValue = value;
  return p;
}

function leaf301(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1173!: null;
  l1176: {
    const s1174 = p;
    l1175: {
      p = skipVisible(p);
      if (p < 0) { break l1175; }
      p = s1174;
      break l1176;
    }
    p = s1174;
    return -1;
  }
  e1173 = null;
  value = [e1173];
  leafValue = value;
  return p;
}

function leaf302(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1177: {
    const s1178 = p;
    const t1179 = trail.length;
    l1180: {
      const r1181 = readBadNameless(p);
      if (r1181 === undefined) { break l1180; }
      value = r1181;
      p = pos;
      break l1177;
    }
    p = s1178;
    trail.length = t1179;
    const r1202 = readBadStrayWords(p);
    if (r1202 === undefined) { return -1; }
    value = r1202;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1182: {
    const s1183 = p;
    l1184: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1184; }
      break l1182;
    }
    p = s1183;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l1185: for (;;) {
    const s1187 = p;
    l1186: {
      {
        const s1189 = p;
        l1190: {
          p = skip_callClose(p);
          if (p < 0) { break l1190; }
          break l1186;
        }
        p = s1189;
      }
      {
        const s1192 = p;
        l1193: {
          p = skip_sectionClose(p);
          if (p < 0) { break l1193; }
          break l1186;
        }
        p = s1192;
      }
      {
        const s1195 = p;
        l1196: {
          p = skipCallOpening(p);
          if (p < 0) { break l1196; }
          break l1186;
        }
        p = s1195;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1186;
      }
      p++;
      continue l1185;
    }
    p = s1187;
    break;
  }
  l1198: {
    const s1200 = p;
    l1199: {
      p = skip_callClose(p);
      if (p < 0) { break l1199; }
      break l1198;
    }
    p = s1200;
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

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l1203: {
    const s1204 = p;
    l1205: {
      l1208: {
        const s1206 = p;
        l1207: {
          p = skipSectionCloses(p);
          if (p < 0) { break l1207; }
          p = s1206;
          break l1208;
        }
        p = s1206;
        break l1205;
      }
      let m1212 = false;
      l1209: for (;;) {
        const s1211 = p;
        l1210: {
          {
            const s1213 = p;
            l1214: {
              p = skipStrayStop(p);
              if (p < 0) { break l1214; }
              break l1210;
            }
            p = s1213;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s1222 = p;
              l1223: {

                p++;
                break l1210;
              }
              p = s1222;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s1225 = p;
              l1226: {

                p++;
                break l1210;
              }
              p = s1225;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1210;
          }
          p++;
          m1212 = true;
          continue l1209;
        }
        p = s1211;
        break;
      }
      if (!m1212) { break l1205; }
      break l1203;
    }
    p = s1204;
    l1230: {
      const s1228 = p;
      l1229: {
        p = skip_sectionOver(p);
        if (p < 0) { break l1229; }
        p = s1228;
        break l1230;
      }
      p = s1228;
      return undefined;
    }
    let m1234 = false;
    l1231: for (;;) {
      const s1233 = p;
      l1232: {
        {
          const s1235 = p;
          l1236: {
            p = skipStrayStop(p);
            if (p < 0) { break l1236; }
            break l1232;
          }
          p = s1235;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1232;
        }
        p++;
        m1234 = true;
        continue l1231;
      }
      p = s1233;
      break;
    }
    if (!m1234) { return undefined; }
    l1240: {
      if (text.charCodeAt(p) === 91) {
        const s1238 = p;
        l1239: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l1239;
          }
          p++;
          p = s1238;
          break l1240;
        }
        p = s1238;
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
  l1216: {
    const s1217 = p;
    l1218: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1218; }
      break l1216;
    }
    p = s1217;
    l1219: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1219; }
      break l1216;
    }
    p = s1217;
    l1220: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1220; }
      break l1216;
    }
    p = s1217;
    l1221: {
      p = skipVisible(p);
      if (p < 0) { break l1221; }
      break l1216;
    }
    p = s1217;
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

function leaf316(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r1242 = readSectionEnd(p);
  if (r1242 === undefined) { return -1; }
  value = r1242;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1243: {
    const s1244 = p;
    const t1245 = trail.length;
    l1246: {
      const r1247 = readSectionClose(p);
      if (r1247 === undefined) { break l1246; }
      value = r1247;
      p = pos;
      break l1243;
    }
    p = s1244;
    trail.length = t1245;
    l1249: {
      const r1250 = readBadSectionClose(p);
      if (r1250 === undefined) { break l1249; }
      value = r1250;
      p = pos;
      break l1243;
    }
    p = s1244;
    trail.length = t1245;
    l1252: {
      const r1253 = readBadCutClose(p);
      if (r1253 === undefined) { break l1252; }
      value = r1253;
      p = pos;
      break l1243;
    }
    p = s1244;
    trail.length = t1245;
    l1255: {
      const r1256 = readSectionOver(p);
      if (r1256 === undefined) { break l1255; }
      value = r1256;
      p = pos;
      break l1243;
    }
    p = s1244;
    trail.length = t1245;
    l1258: {
      const r1259 = readMissingAtEnd(p);
      if (r1259 === undefined) { break l1258; }
      value = r1259;
      p = pos;
      break l1243;
    }
    p = s1244;
    trail.length = t1245;
    const r1261 = readMissingSectionClose(p);
    if (r1261 === undefined) { return undefined; }
    value = r1261;
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

function leaf322(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1264!: null;
  l1267: {
    const s1265 = p;
    l1266: {
      p = skipBareCall(p);
      if (p < 0) { break l1266; }
      p = s1265;
      break l1267;
    }
    p = s1265;
    return -1;
  }
  e1264 = null;
  value = [e1264];
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

function leaf326(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l1268: {
    const s1269 = p;
    const t1270 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1271: {
        const r1272 = readSpace(p);
        if (r1272 === undefined) { break l1271; }
        value = r1272;
        p = pos;
        break l1268;
      }
      p = s1269;
      trail.length = t1270;
    } else touched ||= p >= end;
    const r1274 = readBadNameless(p);
    if (r1274 === undefined) { return -1; }
    value = r1274;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf327(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1276: {
    const s1278 = p;
    l1277: {
      const r1279 = readLateClose(p);
      if (r1279 === undefined) { break l1277; }
      value = r1279;
      p = pos;
      break l1276;
    }
    p = s1278;
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

function leaf329(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1281!: null;
  l1284: {
    const s1282 = p;
    l1283: {
      p = skipBareObject(p);
      if (p < 0) { break l1283; }
      p = s1282;
      break l1284;
    }
    p = s1282;
    return -1;
  }
  e1281 = null;
  value = [e1281];
  leafValue = value;
  return p;
}

function leaf330(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l1285: {
    const s1286 = p;
    const t1287 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1288: {
        const r1289 = readSpace(p);
        if (r1289 === undefined) { break l1288; }
        value = r1289;
        p = pos;
        break l1285;
      }
      p = s1286;
      trail.length = t1287;
    } else touched ||= p >= end;
    l1291: {
      const r1292 = readSeparator(p);
      if (r1292 === undefined) { break l1291; }
      value = r1292;
      p = pos;
      break l1285;
    }
    p = s1286;
    trail.length = t1287;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1294 = readBadBrackets(p);
    if (r1294 === undefined) { return -1; }
    value = r1294;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf331(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1296!: null;
  l1299: {
    const s1297 = p;
    l1298: {
      p = skip_pyList(p);
      if (p < 0) { break l1298; }
      p = s1297;
      break l1299;
    }
    p = s1297;
    return -1;
  }
  e1296 = null;
  value = [e1296];
  leafValue = value;
  return p;
}

function leaf332(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r1300 = readBadBracket(p);
  if (r1300 === undefined) { return -1; }
  value = r1300;
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

function leaf334(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | null;
  l1302: {
    if (text.charCodeAt(p) === 96) {
      const s1304 = p;
      l1303: {
        const r1305 = readWrappingEnd(p);
        if (r1305 === undefined) { break l1303; }
        value = r1305;
        p = pos;
        break l1302;
      }
      p = s1304;
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
  l1308: {
    const s1306 = p;
    l1307: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l1309: {
        const s1310 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1311: {
            p++;
            break l1309;
          }
          p = s1310;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s1312 = p;
            l1313: {
              p++;
              break l1307;
            }
            p = s1312;
          }
        } else touched ||= p >= end;
      }
      p = s1306;
      break l1308;
    }
    p = s1306;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf336(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1316!: null;
  l1319: {
    const s1317 = p;
    l1318: {
      p = skip_bareList(p);
      if (p < 0) { break l1318; }
      p = s1317;
      break l1319;
    }
    p = s1317;
    return -1;
  }
  e1316 = null;
  value = [e1316];
  leafValue = value;
  return p;
}

function leaf337(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkerNode | CitationNode;
  l1320: {
    const s1321 = p;
    l1322: {
      const r1323 = readMarker(p);
      if (r1323 === undefined) { break l1322; }
      value = r1323;
      p = pos;
      break l1320;
    }
    p = s1321;
    const r1325 = readCitation(p);
    if (r1325 === undefined) { return -1; }
    value = r1325;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readCitation(p: number): CitationNode | undefined {
  let c = 0;
  const start = p;
  l1326: {
    const s1327 = p;
    l1328: {
      p = skipCitationOpen(p);
      if (p < 0) { break l1328; }
      break l1326;
    }
    p = s1327;
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

function leaf343(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtCloseNode | BadEndTokenNode;
  l1330: {
    const s1331 = p;
    const t1332 = trail.length;
    l1333: {
      const r1334 = readBadThoughtClose(p);
      if (r1334 === undefined) { break l1333; }
      value = r1334;
      p = pos;
      break l1330;
    }
    p = s1331;
    trail.length = t1332;
    const r1336 = readBadEndToken(p);
    if (r1336 === undefined) { return -1; }
    value = r1336;
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

function leaf345(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r1338 = readBadStrayClose(p);
  if (r1338 === undefined) { return -1; }
  value = r1338;
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
  l1339: {
    const s1340 = p;
    l1341: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1341; }
      break l1339;
    }
    p = s1340;
    p = skip_callClose(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf348(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1343 = readFenceOpen(p);
  if (r1343 === undefined) { return -1; }
  value = r1343;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1344 = p;
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
  l_text = text.slice(s1344, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function leaf350(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1346 = readFenceChar(p);
  if (r1346 === undefined) { return -1; }
  value = r1346;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e1347!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s1348 = p;
      l1349: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1349;
        }
        p += 3;
        return undefined;
      }
      p = s1348;
    }
  } else touched ||= p >= end;
  e1347 = null;
  let e1351!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e1351 = text.charAt(p);
  p++;
  value = [e1347, e1351];
  pos = p;
  return value;
}

function text352(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l1353: {
        if (text.charCodeAt(p) === 96) {
          {
            const s1354 = p;
            l1355: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1355;
              }
              p += 3;
              break l1353;
            }
            p = s1354;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1353;
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

function leaf353(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l1357: {
    if (text.charCodeAt(p) === 96) {
      const s1359 = p;
      l1358: {
        const r1360 = readFenceClose(p);
        if (r1360 === undefined) { break l1358; }
        value = r1360;
        p = pos;
        break l1357;
      }
      p = s1359;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s1361 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s1361, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf355(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1363 = readInlineCode(p);
  if (r1363 === undefined) { return -1; }
  value = r1363;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s1364 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCode(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s1364, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function leaf357(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, string];
  const r1366 = readTextChar(p);
  if (r1366 === undefined) { return -1; }
  value = r1366;
  p = pos;
  leafValue = value;
  return p;
}

function readTextChar(p: number): [null, null, string] | undefined {
  let value!: [null, null, string];
  let e1367!: null;
  {
    const s1368 = p;
    l1369: {
      p = skipStop(p);
      if (p < 0) { break l1369; }
      return undefined;
    }
    p = s1368;
  }
  e1367 = null;
  let e1371!: null;
  {
    const s1372 = p;
    l1373: {
      p = skipCutStop(p);
      if (p < 0) { break l1373; }
      return undefined;
    }
    p = s1372;
  }
  e1371 = null;
  let e1375!: string;
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return undefined;
  }
  e1375 = text.charAt(p);
  p++;
  value = [e1367, e1371, e1375];
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

function text361(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1377: {
      {
        const s1378 = p;
        l1379: {
          p = skipStop(p);
          if (p < 0) { break l1379; }
          break l1377;
        }
        p = s1378;
      }
      {
        const s1381 = p;
        l1382: {
          p = skipCutStop(p);
          if (p < 0) { break l1382; }
          break l1377;
        }
        p = s1381;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l1377;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf362(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | BadCutOpeningNode | LoneTextNode;
  l1384: {
    const s1385 = p;
    const t1386 = trail.length;
    l1387: {
      const r1388 = readBadCutMarker(p);
      if (r1388 === undefined) { break l1387; }
      value = r1388;
      p = pos;
      break l1384;
    }
    p = s1385;
    trail.length = t1386;
    l1390: {
      const r1391 = readBadCutOpening(p);
      if (r1391 === undefined) { break l1390; }
      value = r1391;
      p = pos;
      break l1384;
    }
    p = s1385;
    trail.length = t1386;
    const r1397 = readLoneText(p);
    if (r1397 === undefined) { return -1; }
    value = r1397;
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
  l1392: {
    const s1393 = p;
    l1394: {
      p = skip_pyList(p);
      if (p < 0) { break l1394; }
      break l1392;
    }
    p = s1393;
    l1395: {
      p = skipBareCall(p);
      if (p < 0) { break l1395; }
      break l1392;
    }
    p = s1393;
    p = skipBareObject(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readLoneText(p: number): LoneTextNode | undefined {
  const start = p;
  let l_text!: string;
  const s1398 = p;
  l1399: {
    const s1400 = p;
    l1401: {
      p = skipTokens(p);
      if (p < 0) { break l1401; }
      break l1399;
    }
    p = s1400;
    l1402: {
      p = skipStop(p);
      if (p < 0) { break l1402; }
      break l1399;
    }
    p = s1400;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s1398, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf368(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l1404: {
    const s1406 = p;
    l1405: {
      const r1407 = readEnd(p);
      if (r1407 === undefined) { break l1405; }
      value = r1407;
      p = pos;
      break l1404;
    }
    p = s1406;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s1408 = p;
      l1409: {
        p++;
        return undefined;
      }
      p = s1408;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf370(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l1412: {
    const s1414 = p;
    const t1415 = trail.length;
    l1413: {
      const r1416 = readBadThoughtAgain(p);
      if (r1416 === undefined) { break l1413; }
      value = r1416;
      p = pos;
      break l1412;
    }
    p = s1414;
    trail.length = t1415;
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

function leaf372(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r1418 = readThoughtGoesOn(p);
  if (r1418 === undefined) { return -1; }
  value = r1418;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf27 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf337 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf343 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'leaf', read: leaf345 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf355 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf362 }] } }, { op: 'leaf', read: leaf368 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf5 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf18 }] } }, { op: 'leaf', read: leaf22 }] }] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf9 }, { op: 'text', read: text17 }] } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf33 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf77 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }] } }, { op: 'leaf', read: leaf334 }] } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf78 }, { op: 'leaf', read: leaf82 }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf269 }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf272 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf294, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf297, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf300 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf301, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf269 }] } }] }, { op: 'leaf', read: leaf302 }] } }, { op: 'leaf', read: leaf316 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf83 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf77 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf138 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf148, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf150, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf218 }] } }] } }] }, { op: 'leaf', read: leaf244 }] } }, { op: 'leaf', read: leaf256 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf88 }, { op: 'leaf', read: leaf105 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf129 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'text', read: text128 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf151 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf240 }] } }, { op: 'leaf', read: leaf241 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf154 }, { op: 'leaf', read: leaf82 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf150, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf218 }] } }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf163 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf167 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf150, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf218 }] } }] }, { op: 'leaf', read: leaf222 }] } }, { op: 'leaf', read: leaf234 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf170 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf175 }] } }, { op: 'leaf', read: leaf180 }] } };
const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf172 }, { op: 'text', read: text174 }] } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf184 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf190 }] } }, { op: 'leaf', read: leaf194 }] } };
const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'text', read: text189 }] } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf203 }] } }, { op: 'leaf', read: leaf194 }] } };
const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf199 }, { op: 'text', read: text202 }] } };
const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf205 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf214 }] } };
const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf207 }, { op: 'text', read: text213 }] } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf276 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf290 }] } }, { op: 'leaf', read: leaf291 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf278 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf167 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf150, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf218 }] } }] }, { op: 'leaf', read: leaf283 }] } }, { op: 'leaf', read: leaf287 }] } };
const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf281 }, { op: 'leaf', read: leaf82 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf150, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf218 }] } }] } }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf322, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf326 }] } }, { op: 'leaf', read: leaf327 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf329, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf329, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf330 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf331, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf332 } }, { op: 'leaf', read: leaf327 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf336, body: { op: 'again', step: () => stepList } }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf348 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf353 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf350 }, { op: 'text', read: text352 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf357 }, { op: 'text', read: text361 }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf370 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf27 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf337 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf343 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'leaf', read: leaf345 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf355 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf362 }] } }, { op: 'leaf', read: leaf368 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf372 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf18 }] } }, { op: 'leaf', read: leaf22 }] }] } };

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
