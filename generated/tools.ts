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

export interface ObjectOpenNode extends TreeNode {
  readonly type: 'ObjectOpen';
}

export interface ObjectCloseNode extends TreeNode {
  readonly type: 'ObjectClose';
}

export interface KeyNode extends TreeNode {
  readonly type: 'Key';
  readonly quote: string;
  readonly name: unknown | string;
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
      p = skipThoughtCode(p);
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

function skipThoughtCode(p: number): number {
  const noted = trail.length;
  const value = readThoughtCode(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readThoughtCode(p: number): string | undefined {
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
          p = skipThoughtCode(p);
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
      const r39 = readThoughtCode$(p);
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

function readThoughtCode$(p: number): ThoughtCodeNode | undefined {
  const start = p;
  let l_text!: string;
  p = skipThoughtCode(p);
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
      p = skipSectionOpen(p);
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
      p = skipBareList(p);
      if (p < 0) { break l186; }
      break l124;
    }
    p = s125;
    p = skipPyList(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipSectionOpen(p: number): number {
  const noted = trail.length;
  const value = readSectionOpen(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readSectionOpen(p: number): string | undefined {
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

function skipBareList(p: number): number {
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

function skipPyList(p: number): number {
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
  const r197 = readSectionOpen$(p);
  if (r197 === undefined) { return -1; }
  value = r197;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen$(p: number): SectionOpenNode | undefined {
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
    trail.length = t200;
    p = skipSectionOpen(p);
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
    trail.length = t207;
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
  p = skipSectionOpen(p);
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
    trail.length = t220;
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
    trail.length = t220;
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
  if (!(((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122))) p++;
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
    trail.length = t259;
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
    if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
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
          p = skipRawLayout(p);
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

function skipRawLayout(p: number): number {
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
        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
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
    trail.length = t370;
    l377: {
      const r378 = readBadParameterClose(p);
      if (r378 === undefined) { break l377; }
      value = r378;
      p = pos;
      break l368;
    }
    p = s369;
    trail.length = t370;
    l383: {
      const r384 = readBadCutRaw(p);
      if (r384 === undefined) { break l383; }
      value = r384;
      p = pos;
      break l368;
    }
    p = s369;
    trail.length = t370;
    l389: {
      const r390 = readMissingRest(p);
      if (r390 === undefined) { break l389; }
      value = r390;
      p = pos;
      break l368;
    }
    p = s369;
    trail.length = t370;
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
      p = skipRawLayout(p);
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
      p = skipRawLayout(p);
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
      p = skipRawLayout(p);
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
  let value!: BadLoneKeyNode | BadInnerFenceNode | InnerFenceEndNode;
  l398: {
    const s399 = p;
    const t400 = trail.length;
    l401: {
      const r402 = readBadLoneKey(p);
      if (r402 === undefined) { break l401; }
      value = r402;
      p = pos;
      break l398;
    }
    p = s399;
    trail.length = t400;
    if (text.charCodeAt(p) === 96) {
      l418: {
        const r419 = readBadInnerFence(p);
        if (r419 === undefined) { break l418; }
        value = r419;
        p = pos;
        break l398;
      }
      p = s399;
      trail.length = t400;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r428 = readInnerFenceEnd(p);
    if (r428 === undefined) { return -1; }
    value = r428;
    p = pos;
  }
  leafValue = value;
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
    const s408 = p;
    l409: {
      p = skipValueAhead(p);
      if (p < 0) { break l409; }
      return undefined;
    }
    p = s408;
  }
  pos = p;
  const node: BadLoneKeyNode = { type: 'BadLoneKey', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipParameterKey(p: number): number {
  let c = 0;
  p = skipKeyChar(p);
  if (p < 0) { return -1; }
  l404: for (;;) {
    const s406 = p;
    l405: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l405; }
      continue l404;
    }
    p = s406;
    break;
  }
  return p;
}

function skipValueAhead(p: number): number {
  let c = 0;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l411: {
    const s412 = p;
    l413: {
      p = skipValueOpen(p);
      if (p < 0) { break l413; }
      break l411;
    }
    p = s412;
    if (p < end) {
      {
        const s414 = p;
        l415: {
          p++;
          return -1;
        }
        p = s414;
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
  l422: {
    const s420 = p;
    l421: {
      l423: {
        const s424 = p;
        if (text.charCodeAt(p) === 123) {
          l425: {

            p++;
            break l423;
          }
          p = s424;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l426: {

            p++;
            break l423;
          }
          p = s424;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l421; }
      }
      p = s420;
      break l422;
    }
    p = s420;
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

function leaf147(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e430!: null;
  l433: {
    const s431 = p;
    l432: {
      p = skipAnyArguments(p);
      if (p < 0) { break l432; }
      p = s431;
      break l433;
    }
    p = s431;
    return -1;
  }
  e430 = null;
  value = [e430];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s434 = p;
    l435: {
      p = skipEnds(p);
      if (p < 0) { break l435; }
      return -1;
    }
    p = s434;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf149(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e437!: null;
  {
    const s438 = p;
    l439: {
      p = skipEnds(p);
      if (p < 0) { break l439; }
      return -1;
    }
    p = s438;
  }
  e437 = null;
  value = [e437];
  leafValue = value;
  return p;
}

function leaf150(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectOpenNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r441 = readObjectOpen(p);
  if (r441 === undefined) { return -1; }
  value = r441;
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
  l442: {
    if (text.charCodeAt(p) === 123) {
      const s444 = p;
      const t445 = trail.length;
      l443: {
        const r446 = readBadDoubledBrace(p);
        if (r446 === undefined) { break l443; }
        p = pos;
        break l442;
      }
      p = s444;
      trail.length = t445;
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
  l449: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
      const s447 = p;
      l448: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l448;
        }
        p++;
        p = s447;
        break l449;
      }
      p = s447;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBraceNode = { type: 'BadDoubledBrace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf153(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  const r452 = readKey(p);
  if (r452 === undefined) { return -1; }
  value = r452;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: unknown | string;
  l453: {
    const s454 = p;
    if (text.charCodeAt(p) === 34) {
      l455: {

        l_quote = "\"";
        p++;
        const r456 = readDoubleKey(p);
        if (r456 === undefined) { break l455; }
        l_name = r456;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l455;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l455;
        }
        p++;
        break l453;
      }
      p = s454;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l485: {

        l_quote = "'";
        p++;
        const r486 = readSingleKey(p);
        if (r486 === undefined) { break l485; }
        l_name = r486;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l485;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l485;
        }
        p++;
        break l453;
      }
      p = s454;
    } else touched ||= p >= end;
    l500: {
      const r501 = readMarkedQuote(p);
      if (r501 === undefined) { break l500; }
      l_quote = r501;
      p = pos;
      const r503 = readMarkedKey(p);
      if (r503 === undefined) { break l500; }
      l_name = r503;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l500; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l500;
      }
      p++;
      break l453;
    }
    p = s454;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r513 = readBareKey(p);
    if (r513 === undefined) { return undefined; }
    l_name = r513;
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

function readDoubleKey(p: number): unknown | undefined {
  let c = 0;
  let value!: unknown;
  let l_parts!: string[];
  const list461: string[] = [];
  l457: for (;;) {
    const s459 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l458: {
        let v460!: string;
        l463: {
          const s464 = p;
          if (text.charCodeAt(p) === 92) {
            l465: {
              const r466 = readEscape(p);
              if (r466 === undefined) { break l465; }
              v460 = r466;
              p = pos;
              break l463;
            }
            p = s464;
          } else touched ||= p >= end;
          const s483 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l458;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v460 = text.slice(s483, p);
        }
        list461.push(v460);
        continue l457;
      }
      p = s459;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list461;
  value = (() => { const parts = l_parts; return parts.join(''); })();
  pos = p;
  return value;
}

function readEscape(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_hex!: string;
  let l_letter!: string;
  let l_char!: string;
  l467: {
    const s468 = p;
    if (text.charCodeAt(p) === 92) {
      l469: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l469;
        }
        p += 2;
        const s470 = p;
        let n474 = 0;
        l471: for (;;) {
          if (n474 >= 4) break;
          const s473 = p;
          l472: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l472;
            }
            p++;
            n474++;
            continue l471;
          }
          p = s473;
          break;
        }
        if (n474 < 4) { break l469; }
        l_hex = text.slice(s470, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l467;
      }
      p = s468;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l475: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s476 = p;
            l477: {

              p++;
              break l475;
            }
            p = s476;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
          touched ||= p >= end;
          break l475;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l467;
      }
      p = s468;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s479 = p;
        l480: {

          p++;
          return undefined;
        }
        p = s479;
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

function readSingleKey(p: number): unknown | undefined {
  let c = 0;
  let value!: unknown;
  let l_parts!: string[];
  const list491: string[] = [];
  l487: for (;;) {
    const s489 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l488: {
        let v490!: string;
        l493: {
          const s494 = p;
          if (text.charCodeAt(p) === 92) {
            l495: {
              const r496 = readEscape(p);
              if (r496 === undefined) { break l495; }
              v490 = r496;
              p = pos;
              break l493;
            }
            p = s494;
          } else touched ||= p >= end;
          const s498 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l488;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v490 = text.slice(s498, p);
        }
        list491.push(v490);
        continue l487;
      }
      p = s489;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list491;
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
  const s504 = p;
  let m508 = false;
  l505: for (;;) {
    const s507 = p;
    l506: {
      {
        const s509 = p;
        l510: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l510; }
          break l506;
        }
        p = s509;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l506;
      }
      p++;
      m508 = true;
      continue l505;
    }
    p = s507;
    break;
  }
  if (!m508) { return undefined; }
  value = text.slice(s504, p);
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
  const s514 = p;
  const n515 = characterSize(p, CLASS_2);
  if (n515 === 0) { return undefined; }
  p += n515;
  l516: for (;;) {
    const s518 = p;
    if (p < end) {
      l517: {
        const n520 = characterSize(p, CLASS_3);
        if (n520 === 0) { break l517; }
        p += n520;
        continue l516;
      }
      p = s518;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s514, p);
  pos = p;
  return value;
}

function leaf162(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r523 = readListOpen(p);
  if (r523 === undefined) { return -1; }
  value = r523;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l524: {
    const s525 = p;
    if (text.charCodeAt(p) === 91) {
      l526: {

        p++;
        break l524;
      }
      p = s525;
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

function leaf166(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode;
  if (!(text.charCodeAt(p) === 44)) {
    touched ||= p >= end;
    return -1;
  }
  const r528 = readComma(p);
  if (r528 === undefined) { return -1; }
  value = r528;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l529: {
    const s530 = p;
    const t531 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l532: {
        const r533 = readBadComma(p);
        if (r533 === undefined) { break l532; }
        p = pos;
        break l529;
      }
      p = s530;
      trail.length = t531;
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
  l536: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      const s534 = p;
      l535: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
          touched ||= p >= end;
          break l535;
        }
        p++;
        p = s534;
        break l536;
      }
      p = s534;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadCommaNode = { type: 'BadComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf169(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r539 = readTripleOpen(p);
  if (r539 === undefined) { return -1; }
  value = r539;
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

function leaf171(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r541 = readTripleChar(p);
  if (r541 === undefined) { return -1; }
  value = r541;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e542!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s543 = p;
      l544: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l544;
        }
        p += 3;
        return undefined;
      }
      p = s543;
    }
  } else touched ||= p >= end;
  e542 = null;
  let e546!: string;
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return undefined;
  }
  e546 = text.charAt(p);
  p++;
  value = [e542, e546];
  pos = p;
  return value;
}

function text173(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if ((p < end && text.charCodeAt(p) !== 92)) {
      l548: {
        if (text.charCodeAt(p) === 34) {
          {
            const s549 = p;
            l550: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l550;
              }
              p += 3;
              break l548;
            }
            p = s549;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l548;
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

function leaf174(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode;
  l552: {
    const s553 = p;
    const t554 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l555: {
        const r556 = readEscape$(p);
        if (r556 === undefined) { break l555; }
        value = r556;
        p = pos;
        break l552;
      }
      p = s553;
      trail.length = t554;
    } else touched ||= p >= end;
    const r560 = readBadCutEscape(p);
    if (r560 === undefined) { return -1; }
    value = r560;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readEscape$(p: number): EscapeNode | undefined {
  const start = p;
  let l_text!: string;
  if (!(text.charCodeAt(p) === 92)) {
    touched ||= p >= end;
    return undefined;
  }
  const r557 = readEscape(p);
  if (r557 === undefined) { return undefined; }
  l_text = r557;
  p = pos;
  pos = p;
  return { type: 'Escape', start: base + start, end: base + p, text: l_text };
}

function readBadCutEscape(p: number): BadCutEscapeNode | undefined {
  if (!cutEscape(p)) return undefined;
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

function cutEscape(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipEscape(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipEscape(p: number): number {
  let c = 0;
  l561: {
    const s562 = p;
    if (text.charCodeAt(p) === 92) {
      l563: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l563;
        }
        p += 2;
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
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
          touched ||= p >= end;
          break l569;
        }
        p++;
        break l561;
      }
      p = s562;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s573 = p;
        l574: {

          p++;
          return -1;
        }
        p = s573;
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

function leaf179(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  const r577 = readTripleEnd(p);
  if (r577 === undefined) { return -1; }
  value = r577;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l578: {
    const s579 = p;
    const t580 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l581: {
        const r582 = readTripleClose(p);
        if (r582 === undefined) { break l581; }
        value = r582;
        p = pos;
        break l578;
      }
      p = s579;
      trail.length = t580;
    } else touched ||= p >= end;
    l584: {
      const r585 = readMissingRest(p);
      if (r585 === undefined) { break l584; }
      value = r585;
      p = pos;
      break l578;
    }
    p = s579;
    trail.length = t580;
    const r587 = readMissingQuote(p);
    if (r587 === undefined) { return undefined; }
    value = r587;
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

function leaf183(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DoubleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r590 = readDoubleOpen(p);
  if (r590 === undefined) { return -1; }
  value = r590;
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

function leaf185(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r592 = readDoubleChar(p);
  if (r592 === undefined) { return -1; }
  value = r592;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l593: {
    const s594 = p;
    l595: {
      let e596!: null;
      {
        const s597 = p;
        l598: {
          p = skipEnds(p);
          if (p < 0) { break l598; }
          break l595;
        }
        p = s597;
      }
      e596 = null;
      let e600!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l595;
      }
      e600 = text.charAt(p);
      p++;
      value = [e596, e600];
      break l593;
    }
    p = s594;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l601: {
        let e602!: string[];
        const list607: string[] = [];
        l603: for (;;) {
          const s605 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l604: {
              let v606!: string;
              v606 = text.charAt(p);
              p++;
              list607.push(v606);
              continue l603;
            }
            p = s605;
          } else touched ||= p >= end;
          break;
        }
        if (list607.length === 0) { break l601; }
        e602 = list607;
        let e609!: null;
        {
          const s610 = p;
          l611: {
            p = skipEnds(p);
            if (p < 0) { break l611; }
            {
              const s613 = p;
              l614: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l614; }
                break l611;
              }
              p = s613;
            }
            break l601;
          }
          p = s610;
        }
        e609 = null;
        value = [e602, e609];
        break l593;
      }
      p = s594;
    } else touched ||= p >= end;
    let e623!: string;
    const r624 = readEnds(p);
    if (r624 === undefined) { return undefined; }
    e623 = r624;
    p = pos;
    let e626!: null;
    l629: {
      const s627 = p;
      l628: {
        p = skipDoubleGoesOn(p);
        if (p < 0) { break l628; }
        p = s627;
        break l629;
      }
      p = s627;
      return undefined;
    }
    e626 = null;
    value = [e623, e626];
  }
  pos = p;
  return value;
}

function skipDoubleGoesOn(p: number): number {
  let c = 0;
  let n619 = 0;
  l616: for (;;) {
    if (n619 >= 4096) break;
    const s618 = p;
    l617: {
      l620: {
        const s621 = p;
        if (text.charCodeAt(p) === 92) {
          l622: {
            p = skipEscape(p);
            if (p < 0) { break l622; }
            break l620;
          }
          p = s621;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l617;
        }
        p++;
      }
      n619++;
      continue l616;
    }
    p = s618;
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

function text188(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l631: {
      {
        const s632 = p;
        l633: {
          p = skipEnds(p);
          if (p < 0) { break l633; }
          break l631;
        }
        p = s632;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l631;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l635: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l635;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s636 = p;
          l637: {
            p = skipEnds(p);
            if (p < 0) { break l637; }
            {
              const s639 = p;
              l640: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l640; }
                break l637;
              }
              p = s639;
            }
            break l635;
          }
          p = s636;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l642: {
      p = skipEnds(p);
      if (p < 0) { break l642; }
      l645: {
        const s643 = p;
        l644: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l644; }
          p = s643;
          break l645;
        }
        p = s643;
        break l642;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf189(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadDoubleQuoteNode;
  l646: {
    const s647 = p;
    const t648 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l649: {
        const r650 = readEscape$(p);
        if (r650 === undefined) { break l649; }
        value = r650;
        p = pos;
        break l646;
      }
      p = s647;
      trail.length = t648;
    } else touched ||= p >= end;
    l652: {
      const r653 = readBadCutEscape(p);
      if (r653 === undefined) { break l652; }
      value = r653;
      p = pos;
      break l646;
    }
    p = s647;
    trail.length = t648;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l655: {
        const r656 = readBadNewline(p);
        if (r656 === undefined) { break l655; }
        value = r656;
        p = pos;
        break l646;
      }
      p = s647;
      trail.length = t648;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r664 = readBadDoubleQuote(p);
    if (r664 === undefined) { return -1; }
    value = r664;
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
    const s657 = p;
    l658: {
      p = skipEnds(p);
      if (p < 0) { break l658; }
      {
        const s660 = p;
        l661: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l661; }
          break l658;
        }
        p = s660;
      }
      return undefined;
    }
    p = s657;
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
    const s665 = p;
    l666: {
      p = skipAfterText(p);
      if (p < 0) { break l666; }
      return undefined;
    }
    p = s665;
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
  l668: {
    const s669 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l670: {
        p++;
        break l668;
      }
      p = s669;
    } else touched ||= p >= end;
    l671: {
      p = skipEnds(p);
      if (p < 0) { break l671; }
      break l668;
    }
    p = s669;
    if (p < end) {
      {
        const s672 = p;
        l673: {
          p++;
          return -1;
        }
        p = s672;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf193(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  const r676 = readTextEnd(p);
  if (r676 === undefined) { return -1; }
  value = r676;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l677: {
    const s678 = p;
    const t679 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l680: {
        const r681 = readTextClose(p);
        if (r681 === undefined) { break l680; }
        value = r681;
        p = pos;
        break l677;
      }
      p = s678;
      trail.length = t679;
    } else touched ||= p >= end;
    l683: {
      const r684 = readMissingRest(p);
      if (r684 === undefined) { break l683; }
      value = r684;
      p = pos;
      break l677;
    }
    p = s678;
    trail.length = t679;
    const r686 = readMissingQuote(p);
    if (r686 === undefined) { return undefined; }
    value = r686;
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

function leaf196(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SingleOpenNode;
  if (!(text.charCodeAt(p) === 39)) {
    touched ||= p >= end;
    return -1;
  }
  const r689 = readSingleOpen(p);
  if (r689 === undefined) { return -1; }
  value = r689;
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

function leaf198(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r691 = readSingleChar(p);
  if (r691 === undefined) { return -1; }
  value = r691;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l692: {
    const s693 = p;
    l694: {
      let e695!: null;
      {
        const s696 = p;
        l697: {
          p = skipEnds(p);
          if (p < 0) { break l697; }
          break l694;
        }
        p = s696;
      }
      e695 = null;
      let e699!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l694;
      }
      e699 = text.charAt(p);
      p++;
      value = [e695, e699];
      break l692;
    }
    p = s693;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l700: {
        let e701!: string[];
        const list706: string[] = [];
        l702: for (;;) {
          const s704 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l703: {
              let v705!: string;
              v705 = text.charAt(p);
              p++;
              list706.push(v705);
              continue l702;
            }
            p = s704;
          } else touched ||= p >= end;
          break;
        }
        if (list706.length === 0) { break l700; }
        e701 = list706;
        let e708!: null;
        {
          const s709 = p;
          l710: {
            p = skipEnds(p);
            if (p < 0) { break l710; }
            {
              const s712 = p;
              l713: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l713; }
                break l710;
              }
              p = s712;
            }
            break l700;
          }
          p = s709;
        }
        e708 = null;
        value = [e701, e708];
        break l692;
      }
      p = s693;
    } else touched ||= p >= end;
    let e722!: string;
    const r723 = readEnds(p);
    if (r723 === undefined) { return undefined; }
    e722 = r723;
    p = pos;
    let e725!: null;
    l728: {
      const s726 = p;
      l727: {
        p = skipSingleGoesOn(p);
        if (p < 0) { break l727; }
        p = s726;
        break l728;
      }
      p = s726;
      return undefined;
    }
    e725 = null;
    value = [e722, e725];
  }
  pos = p;
  return value;
}

function skipSingleGoesOn(p: number): number {
  let c = 0;
  let n718 = 0;
  l715: for (;;) {
    if (n718 >= 4096) break;
    const s717 = p;
    l716: {
      l719: {
        const s720 = p;
        if (text.charCodeAt(p) === 92) {
          l721: {
            p = skipEscape(p);
            if (p < 0) { break l721; }
            break l719;
          }
          p = s720;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l716;
        }
        p++;
      }
      n718++;
      continue l715;
    }
    p = s717;
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

function text201(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l730: {
      {
        const s731 = p;
        l732: {
          p = skipEnds(p);
          if (p < 0) { break l732; }
          break l730;
        }
        p = s731;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l730;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l734: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l734;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s735 = p;
          l736: {
            p = skipEnds(p);
            if (p < 0) { break l736; }
            {
              const s738 = p;
              l739: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l739; }
                break l736;
              }
              p = s738;
            }
            break l734;
          }
          p = s735;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l741: {
      p = skipEnds(p);
      if (p < 0) { break l741; }
      l744: {
        const s742 = p;
        l743: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l743; }
          p = s742;
          break l744;
        }
        p = s742;
        break l741;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf202(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadSingleQuoteNode;
  l745: {
    const s746 = p;
    const t747 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l748: {
        const r749 = readEscape$(p);
        if (r749 === undefined) { break l748; }
        value = r749;
        p = pos;
        break l745;
      }
      p = s746;
      trail.length = t747;
    } else touched ||= p >= end;
    l751: {
      const r752 = readBadCutEscape(p);
      if (r752 === undefined) { break l751; }
      value = r752;
      p = pos;
      break l745;
    }
    p = s746;
    trail.length = t747;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l754: {
        const r755 = readBadNewline(p);
        if (r755 === undefined) { break l754; }
        value = r755;
        p = pos;
        break l745;
      }
      p = s746;
      trail.length = t747;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r757 = readBadSingleQuote(p);
    if (r757 === undefined) { return -1; }
    value = r757;
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
    const s758 = p;
    l759: {
      p = skipAfterText(p);
      if (p < 0) { break l759; }
      return undefined;
    }
    p = s758;
  }
  pos = p;
  const node: BadSingleQuoteNode = { type: 'BadSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf204(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedOpenNode;
  const r762 = readMarkedOpen(p);
  if (r762 === undefined) { return -1; }
  value = r762;
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

function leaf206(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null, string] | [null, string, null];
  const r764 = readMarkedChar(p);
  if (r764 === undefined) { return -1; }
  value = r764;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedChar(p: number): [null, null, null, string] | [null, string, null] | undefined {
  let value!: [null, null, null, string] | [null, string, null];
  l765: {
    const s766 = p;
    l767: {
      let e768!: null;
      {
        const s769 = p;
        l770: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l770; }
          break l767;
        }
        p = s769;
      }
      e768 = null;
      let e772!: null;
      {
        const s773 = p;
        l774: {
          p = skipEnds(p);
          if (p < 0) { break l774; }
          break l767;
        }
        p = s773;
      }
      e772 = null;
      let e776!: null;
      {
        const s777 = p;
        l778: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l778; }
          break l767;
        }
        p = s777;
      }
      e776 = null;
      let e780!: string;
      if (!(p < end)) {
        touched ||= p >= end;
        break l767;
      }
      e780 = text.charAt(p);
      p++;
      value = [e768, e772, e776, e780];
      break l765;
    }
    p = s766;
    let e781!: null;
    {
      const s782 = p;
      l783: {
        p = skipMarkedQuote(p);
        if (p < 0) { break l783; }
        return undefined;
      }
      p = s782;
    }
    e781 = null;
    let e785!: string;
    const r786 = readEnds(p);
    if (r786 === undefined) { return undefined; }
    e785 = r786;
    p = pos;
    let e788!: null;
    l791: {
      const s789 = p;
      l790: {
        p = skipMarkedGoesOn(p);
        if (p < 0) { break l790; }
        p = s789;
        break l791;
      }
      p = s789;
      return undefined;
    }
    e788 = null;
    value = [e781, e785, e788];
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
  let n795 = 0;
  l792: for (;;) {
    if (n795 >= 4096) break;
    const s794 = p;
    l793: {
      {
        const s796 = p;
        l797: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l797; }
          break l793;
        }
        p = s796;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l793;
      }
      p++;
      n795++;
      continue l792;
    }
    p = s794;
    break;
  }
  p = skipMarkedQuote(p);
  if (p < 0) { return -1; }
  return p;
}

function text212(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l800: {
      {
        const s801 = p;
        l802: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l802; }
          break l800;
        }
        p = s801;
      }
      {
        const s804 = p;
        l805: {
          p = skipEnds(p);
          if (p < 0) { break l805; }
          break l800;
        }
        p = s804;
      }
      {
        const s807 = p;
        l808: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l808; }
          break l800;
        }
        p = s807;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l800;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l810: {
      {
        const s811 = p;
        l812: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l812; }
          break l810;
        }
        p = s811;
      }
      p = skipEnds(p);
      if (p < 0) { break l810; }
      l816: {
        const s814 = p;
        l815: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l815; }
          p = s814;
          break l816;
        }
        p = s814;
        break l810;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf213(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  const r817 = readMarkedEnd(p);
  if (r817 === undefined) { return -1; }
  value = r817;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l818: {
    const s819 = p;
    const t820 = trail.length;
    l821: {
      const r822 = readMarkedClose(p);
      if (r822 === undefined) { break l821; }
      value = r822;
      p = pos;
      break l818;
    }
    p = s819;
    trail.length = t820;
    l824: {
      const r825 = readBadCutMarkedQuote(p);
      if (r825 === undefined) { break l824; }
      value = r825;
      p = pos;
      break l818;
    }
    p = s819;
    trail.length = t820;
    l827: {
      const r828 = readMissingRest(p);
      if (r828 === undefined) { break l827; }
      value = r828;
      p = pos;
      break l818;
    }
    p = s819;
    trail.length = t820;
    const r830 = readMissingQuote(p);
    if (r830 === undefined) { return undefined; }
    value = r830;
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

function leaf217(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberNode | WordNode;
  l833: {
    const s834 = p;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l835: {
        const r836 = readNumber(p);
        if (r836 === undefined) { break l835; }
        value = r836;
        p = pos;
        break l833;
      }
      p = s834;
    } else touched ||= p >= end;
    const r860 = readWord(p);
    if (r860 === undefined) { return -1; }
    value = r860;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s837 = p;
  l838: {
    if (text.charCodeAt(p) === 45) {
      const s840 = p;
      l839: {

        p++;
        break l838;
      }
      p = s840;
    } else touched ||= p >= end;
  }
  l841: {
    const s842 = p;
    if (text.charCodeAt(p) === 48) {
      l843: {

        p++;
        break l841;
      }
      p = s842;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l844: {
    if (text.charCodeAt(p) === 46) {
      const s846 = p;
      l845: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l845;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l844;
      }
      p = s846;
    } else touched ||= p >= end;
  }
  l847: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s849 = p;
      l848: {
        p++;
        l850: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s852 = p;
            l851: {
              p++;
              break l850;
            }
            p = s852;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l848;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l847;
      }
      p = s849;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s837, p);
  l855: {
    const s853 = p;
    l854: {
      p = skipScalarEnd(p);
      if (p < 0) { break l854; }
      p = s853;
      break l855;
    }
    p = s853;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l856: {
    const s857 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      l858: {
        p++;
        break l856;
      }
      p = s857;
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
  const s861 = p;
  {
    const s862 = p;
    l863: {
      p = skipEnds(p);
      if (p < 0) { break l863; }
      return undefined;
    }
    p = s862;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l865: for (;;) {
    const s867 = p;
    l866: {
      {
        const s869 = p;
        l870: {
          p = skipEnds(p);
          if (p < 0) { break l870; }
          break l866;
        }
        p = s869;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l866;
      }
      p++;
      continue l865;
    }
    p = s867;
    break;
  }
  l_text = text.slice(s861, p);
  l874: {
    const s872 = p;
    l873: {
      p = skipScalarEnd(p);
      if (p < 0) { break l873; }
      p = s872;
      break l874;
    }
    p = s872;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf221(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutPartNode | BadDebrisNode;
  l876: {
    const s877 = p;
    const t878 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l879: {
        const r880 = readSpace(p);
        if (r880 === undefined) { break l879; }
        value = r880;
        p = pos;
        break l876;
      }
      p = s877;
      trail.length = t878;
    } else touched ||= p >= end;
    l882: {
      const r883 = readBadCutPart(p);
      if (r883 === undefined) { break l882; }
      value = r883;
      p = pos;
      break l876;
    }
    p = s877;
    trail.length = t878;
    const r958 = readBadDebris(p);
    if (r958 === undefined) { return -1; }
    value = r958;
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
  l884: {
    const s885 = p;
    l886: {
      p = skipKey(p);
      if (p < 0) { break l886; }
      break l884;
    }
    p = s885;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l923: {
        p = skipNumber(p);
        if (p < 0) { break l923; }
        break l884;
      }
      p = s885;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l887: {
    const s888 = p;
    if (text.charCodeAt(p) === 34) {
      l889: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l889; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l889;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l889;
        }
        p++;
        break l887;
      }
      p = s888;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l898: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l898; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l898;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l898;
        }
        p++;
        break l887;
      }
      p = s888;
    } else touched ||= p >= end;
    l907: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l907; }
      p = skipMarkedKey(p);
      if (p < 0) { break l907; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l907; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l907;
      }
      p++;
      break l887;
    }
    p = s888;

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
  l890: for (;;) {
    const s892 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l891: {
        l894: {
          const s895 = p;
          if (text.charCodeAt(p) === 92) {
            l896: {
              p = skipEscape(p);
              if (p < 0) { break l896; }
              break l894;
            }
            p = s895;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l891;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l890;
      }
      p = s892;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l899: for (;;) {
    const s901 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l900: {
        l903: {
          const s904 = p;
          if (text.charCodeAt(p) === 92) {
            l905: {
              p = skipEscape(p);
              if (p < 0) { break l905; }
              break l903;
            }
            p = s904;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l900;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l899;
      }
      p = s901;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m912 = false;
  l909: for (;;) {
    const s911 = p;
    l910: {
      {
        const s913 = p;
        l914: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l914; }
          break l910;
        }
        p = s913;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l910;
      }
      p++;
      m912 = true;
      continue l909;
    }
    p = s911;
    break;
  }
  if (!m912) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n917 = characterSize(p, CLASS_2);
  if (n917 === 0) { return -1; }
  p += n917;
  l918: for (;;) {
    const s920 = p;
    if (p < end) {
      l919: {
        const n922 = characterSize(p, CLASS_3);
        if (n922 === 0) { break l919; }
        p += n922;
        continue l918;
      }
      p = s920;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l925: {
    if (text.charCodeAt(p) === 45) {
      const s927 = p;
      l926: {

        p++;
        break l925;
      }
      p = s927;
    } else touched ||= p >= end;
  }
  l928: {
    const s929 = p;
    if (text.charCodeAt(p) === 48) {
      l930: {

        p++;
        break l928;
      }
      p = s929;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l931: {
    if (text.charCodeAt(p) === 46) {
      const s933 = p;
      l932: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l932;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l931;
      }
      p = s933;
    } else touched ||= p >= end;
  }
  l934: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s936 = p;
      l935: {
        p++;
        l937: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s939 = p;
            l938: {
              p++;
              break l937;
            }
            p = s939;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l935;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l934;
      }
      p = s936;
    } else touched ||= p >= end;
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

function skipWord(p: number): number {
  let c = 0;
  {
    const s944 = p;
    l945: {
      p = skipEnds(p);
      if (p < 0) { break l945; }
      return -1;
    }
    p = s944;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l947: for (;;) {
    const s949 = p;
    l948: {
      {
        const s951 = p;
        l952: {
          p = skipEnds(p);
          if (p < 0) { break l952; }
          break l948;
        }
        p = s951;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l948;
      }
      p++;
      continue l947;
    }
    p = s949;
    break;
  }
  l956: {
    const s954 = p;
    l955: {
      p = skipScalarEnd(p);
      if (p < 0) { break l955; }
      p = s954;
      break l956;
    }
    p = s954;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s959 = p;
    l960: {
      p = skipEnds(p);
      if (p < 0) { break l960; }
      return undefined;
    }
    p = s959;
  }
  {
    const s962 = p;
    l963: {
      if (p < end) {
        {
          const s965 = p;
          l966: {
            p++;
            break l963;
          }
          p = s965;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s962;
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

function leaf233(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r969 = readListEnd(p);
  if (r969 === undefined) { return -1; }
  value = r969;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l970: {
    const s971 = p;
    const t972 = trail.length;
    l973: {
      const r974 = readListClose(p);
      if (r974 === undefined) { break l973; }
      value = r974;
      p = pos;
      break l970;
    }
    p = s971;
    trail.length = t972;
    l979: {
      const r980 = readMissingRest(p);
      if (r980 === undefined) { break l979; }
      value = r980;
      p = pos;
      break l970;
    }
    p = s971;
    trail.length = t972;
    const r982 = readMissingBracket(p);
    if (r982 === undefined) { return undefined; }
    value = r982;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l975: {
    const s976 = p;
    if (text.charCodeAt(p) === 93) {
      l977: {

        p++;
        break l975;
      }
      p = s976;
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

function leaf239(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadCutPartNode | BadDebrisNode;
  l985: {
    const s986 = p;
    const t987 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l988: {
        const r989 = readComma(p);
        if (r989 === undefined) { break l988; }
        value = r989;
        p = pos;
        break l985;
      }
      p = s986;
      trail.length = t987;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l991: {
        const r992 = readSpace(p);
        if (r992 === undefined) { break l991; }
        value = r992;
        p = pos;
        break l985;
      }
      p = s986;
      trail.length = t987;
    } else touched ||= p >= end;
    l994: {
      const r995 = readBadCutPart(p);
      if (r995 === undefined) { break l994; }
      value = r995;
      p = pos;
      break l985;
    }
    p = s986;
    trail.length = t987;
    const r997 = readBadDebris(p);
    if (r997 === undefined) { return -1; }
    value = r997;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf240(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r999 = readObjectEnd(p);
  if (r999 === undefined) { return -1; }
  value = r999;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l1000: {
    const s1001 = p;
    const t1002 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l1003: {
        const r1004 = readObjectClose(p);
        if (r1004 === undefined) { break l1003; }
        value = r1004;
        p = pos;
        break l1000;
      }
      p = s1001;
      trail.length = t1002;
    } else touched ||= p >= end;
    l1006: {
      const r1007 = readMissingRest(p);
      if (r1007 === undefined) { break l1006; }
      value = r1007;
      p = pos;
      break l1000;
    }
    p = s1001;
    trail.length = t1002;
    const r1009 = readMissingBracket(p);
    if (r1009 === undefined) { return undefined; }
    value = r1009;
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

function leaf243(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l1012: {
    const s1013 = p;
    const t1014 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1015: {
        const r1016 = readBadBrackets(p);
        if (r1016 === undefined) { break l1015; }
        value = r1016;
        p = pos;
        break l1012;
      }
      p = s1013;
      trail.length = t1014;
    } else touched ||= p >= end;
    const r1018 = readBadJunk(p);
    if (r1018 === undefined) { return -1; }
    value = r1018;
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
    const s1019 = p;
    l1020: {
      p = skipCallOver(p);
      if (p < 0) { break l1020; }
      return undefined;
    }
    p = s1019;
  }
  let m1026 = false;
  l1023: for (;;) {
    const s1025 = p;
    l1024: {
      {
        const s1027 = p;
        l1028: {
          p = skipEnds(p);
          if (p < 0) { break l1028; }
          break l1024;
        }
        p = s1027;
      }
      {
        const s1030 = p;
        l1031: {
          p = skipCallClose(p);
          if (p < 0) { break l1031; }
          break l1024;
        }
        p = s1030;
      }
      {
        const s1033 = p;
        l1034: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1034; }
          break l1024;
        }
        p = s1033;
      }
      {
        const s1036 = p;
        l1037: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1037; }
          break l1024;
        }
        p = s1036;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1039 = p;
          l1040: {
            p++;
            break l1024;
          }
          p = s1039;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1024;
      }
      p++;
      m1026 = true;
      continue l1023;
    }
    p = s1025;
    break;
  }
  if (!m1026) { return undefined; }
  pos = p;
  const node: BadJunkNode = { type: 'BadJunk', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCallOver(p: number): number {
  const noted = trail.length;
  const value = readCallOver(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCallOver(p: number): string | undefined {
  for (const word of reading.options["callOver"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipCallClose(p: number): number {
  const noted = trail.length;
  const value = readCallClose(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCallClose(p: number): string | undefined {
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

function leaf255(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | MissingAtEndNode | MissingCallCloseNode;
  const r1043 = readCallEnd(p);
  if (r1043 === undefined) { return -1; }
  value = r1043;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | MissingAtEndNode | MissingCallCloseNode;
  l1044: {
    const s1045 = p;
    const t1046 = trail.length;
    l1047: {
      const r1048 = readCallClose$(p);
      if (r1048 === undefined) { break l1047; }
      value = r1048;
      p = pos;
      break l1044;
    }
    p = s1045;
    trail.length = t1046;
    l1050: {
      const r1051 = readBadCallClose(p);
      if (r1051 === undefined) { break l1050; }
      value = r1051;
      p = pos;
      break l1044;
    }
    p = s1045;
    trail.length = t1046;
    l1053: {
      const r1054 = readBadCutClose(p);
      if (r1054 === undefined) { break l1053; }
      value = r1054;
      p = pos;
      break l1044;
    }
    p = s1045;
    trail.length = t1046;
    l1056: {
      const r1057 = readCallOver$(p);
      if (r1057 === undefined) { break l1056; }
      value = r1057;
      p = pos;
      break l1044;
    }
    p = s1045;
    trail.length = t1046;
    l1065: {
      const r1066 = readMissingAtEnd(p);
      if (r1066 === undefined) { break l1065; }
      value = r1066;
      p = pos;
      break l1044;
    }
    p = s1045;
    trail.length = t1046;
    const r1071 = readMissingCallClose(p);
    if (r1071 === undefined) { return undefined; }
    value = r1071;
    p = pos;
  }
  pos = p;
  return value;
}

function readCallClose$(p: number): CallCloseNode | undefined {
  const start = p;
  p = skipCallClose(p);
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

function readCallOver$(p: number): CallOverNode | undefined {
  let c = 0;
  const start = p;
  p = skipCallOver(p);
  if (p < 0) { return undefined; }
  l1058: {
    const s1059 = p;
    l1060: {
      p = skipEndsWithText(p);
      if (p < 0) { break l1060; }
      break l1058;
    }
    p = s1059;
    l1063: {
      if (p < end) {
        const s1061 = p;
        l1062: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1062;
          }
          p++;
          p = s1061;
          break l1063;
        }
        p = s1061;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return { type: 'CallOver', start: base + start, end: base + p };
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
      const s1067 = p;
      l1068: {
        p++;
        return undefined;
      }
      p = s1067;
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

function leaf267(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutCallNode;
  const r1074 = readBadCutCall(p);
  if (r1074 === undefined) { return -1; }
  value = r1074;
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

function leaf270(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l1076: {
    const s1077 = p;
    const t1078 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1079: {
        const r1080 = readSpace(p);
        if (r1080 === undefined) { break l1079; }
        value = r1080;
        p = pos;
        break l1076;
      }
      p = s1077;
      trail.length = t1078;
    } else touched ||= p >= end;
    l1082: {
      const r1083 = readSeparator(p);
      if (r1083 === undefined) { break l1082; }
      value = r1083;
      p = pos;
      break l1076;
    }
    p = s1077;
    trail.length = t1078;
    if (text.charCodeAt(p) === 96) {
      l1088: {
        const r1089 = readBadInnerFence(p);
        if (r1089 === undefined) { break l1088; }
        value = r1089;
        p = pos;
        break l1076;
      }
      p = s1077;
      trail.length = t1078;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r1091 = readInnerFenceEnd(p);
    if (r1091 === undefined) { return -1; }
    value = r1091;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readSeparator(p: number): SeparatorNode | undefined {
  let c = 0;
  const start = p;
  p = skipSeparator(p);
  if (p < 0) { return undefined; }
  l1086: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
      const s1084 = p;
      l1085: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1085;
        }
        p++;
        p = s1084;
        break l1086;
      }
      p = s1084;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'Separator', start: base + start, end: base + p };
}

function skipSeparator(p: number): number {
  const noted = trail.length;
  const value = readSeparator$(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readSeparator$(p: number): string | undefined {
  for (const word of reading.options["separator"]?.from(text.charCodeAt(p)) ?? [";"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf274(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r1093 = readPyOpen(p);
  if (r1093 === undefined) { return -1; }
  value = r1093;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1096: {
    const s1094 = p;
    l1095: {
      p = skipPyList(p);
      if (p < 0) { break l1095; }
      p = s1094;
      break l1096;
    }
    p = s1094;
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

function leaf276(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1098 = readPyHead(p);
  if (r1098 === undefined) { return -1; }
  value = r1098;
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
  const r1099 = readPyName(p);
  if (r1099 === undefined) { return undefined; }
  l_name = r1099;
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
  const s1100 = p;
  const n1101 = characterSize(p, CLASS_0);
  if (n1101 === 0) { return undefined; }
  p += n1101;
  l1102: for (;;) {
    const s1104 = p;
    if (p < end) {
      l1103: {
        const n1106 = characterSize(p, CLASS_1);
        if (n1106 === 0) { break l1103; }
        p += n1106;
        continue l1102;
      }
      p = s1104;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1100, p);
  pos = p;
  return value;
}

function leaf279(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyKeyNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1109 = readPyKey(p);
  if (r1109 === undefined) { return -1; }
  value = r1109;
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
  const r1110 = readBareKey(p);
  if (r1110 === undefined) { return undefined; }
  l_name = r1110;
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
      const s1112 = p;
      l1113: {

        p++;
        return undefined;
      }
      p = s1112;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'PyKey', start: base + start, end: base + p, name: l_name };
}

function leaf281(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutArgumentNode | BadCutPartNode | BadDebrisNode;
  l1116: {
    const s1117 = p;
    const t1118 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1119: {
        const r1120 = readSpace(p);
        if (r1120 === undefined) { break l1119; }
        value = r1120;
        p = pos;
        break l1116;
      }
      p = s1117;
      trail.length = t1118;
    } else touched ||= p >= end;
    l1122: {
      const r1123 = readBadCutArgument(p);
      if (r1123 === undefined) { break l1122; }
      value = r1123;
      p = pos;
      break l1116;
    }
    p = s1117;
    trail.length = t1118;
    l1128: {
      const r1129 = readBadCutPart(p);
      if (r1129 === undefined) { break l1128; }
      value = r1129;
      p = pos;
      break l1116;
    }
    p = s1117;
    trail.length = t1118;
    const r1131 = readBadDebris(p);
    if (r1131 === undefined) { return -1; }
    value = r1131;
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
      const s1124 = p;
      l1125: {

        p++;
        return -1;
      }
      p = s1124;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf285(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r1133 = readPyCallEnd(p);
  if (r1133 === undefined) { return -1; }
  value = r1133;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l1134: {
    const s1135 = p;
    const t1136 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1137: {
        const r1138 = readPyCallClose(p);
        if (r1138 === undefined) { break l1137; }
        value = r1138;
        p = pos;
        break l1134;
      }
      p = s1135;
      trail.length = t1136;
    } else touched ||= p >= end;
    l1140: {
      const r1141 = readMissingRest(p);
      if (r1141 === undefined) { break l1140; }
      value = r1141;
      p = pos;
      break l1134;
    }
    p = s1135;
    trail.length = t1136;
    const r1143 = readMissingBracket(p);
    if (r1143 === undefined) { return undefined; }
    value = r1143;
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

function leaf288(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l1146: {
    const s1147 = p;
    const t1148 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1149: {
        const r1150 = readComma(p);
        if (r1150 === undefined) { break l1149; }
        value = r1150;
        p = pos;
        break l1146;
      }
      p = s1147;
      trail.length = t1148;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1152: {
        const r1153 = readSpace(p);
        if (r1153 === undefined) { break l1152; }
        value = r1153;
        p = pos;
        break l1146;
      }
      p = s1147;
      trail.length = t1148;
    } else touched ||= p >= end;
    const r1155 = readBadDebris(p);
    if (r1155 === undefined) { return -1; }
    value = r1155;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf289(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r1157 = readPyEnd(p);
  if (r1157 === undefined) { return -1; }
  value = r1157;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l1158: {
    const s1159 = p;
    const t1160 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1161: {
        const r1162 = readPyClose(p);
        if (r1162 === undefined) { break l1161; }
        value = r1162;
        p = pos;
        break l1158;
      }
      p = s1159;
      trail.length = t1160;
    } else touched ||= p >= end;
    l1164: {
      const r1165 = readMissingAtEnd(p);
      if (r1165 === undefined) { break l1164; }
      value = r1165;
      p = pos;
      break l1158;
    }
    p = s1159;
    trail.length = t1160;
    const r1167 = readMissingBracket(p);
    if (r1167 === undefined) { return undefined; }
    value = r1167;
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

function leaf292(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1170!: null;
  l1173: {
    const s1171 = p;
    l1172: {
      p = skipLines(p);
      if (p < 0) { break l1172; }
      p = s1171;
      break l1173;
    }
    p = s1171;
    return -1;
  }
  e1170 = null;
  value = [e1170];
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

function leaf295(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e1174!: null;
  l1177: {
    const s1175 = p;
    l1176: {
      p = skipJson(p);
      if (p < 0) { break l1176; }
      p = s1175;
      break l1177;
    }
    p = s1175;
    return -1;
  }
  e1174 = null;
  let e1178!: null;
  {
    const s1179 = p;
    l1180: {
      p = skipEnds(p);
      if (p < 0) { break l1180; }
      return -1;
    }
    p = s1179;
  }
  e1178 = null;
  value = [e1174, e1178];
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

function leaf298(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r1182 = readBadBrackets(p);
  if (r1182 === undefined) { return -1; }
  value = r1182;
  p = pos;
  leafValue = value;
  return p;
}

function leaf299(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1184!: null;
  l1187: {
    const s1185 = p;
    l1186: {
      p = skipVisible(p);
      if (p < 0) { break l1186; }
      p = s1185;
      break l1187;
    }
    p = s1185;
    return -1;
  }
  e1184 = null;
  value = [e1184];
  leafValue = value;
  return p;
}

function leaf300(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1188: {
    const s1189 = p;
    const t1190 = trail.length;
    l1191: {
      const r1192 = readBadNameless(p);
      if (r1192 === undefined) { break l1191; }
      value = r1192;
      p = pos;
      break l1188;
    }
    p = s1189;
    trail.length = t1190;
    const r1213 = readBadStrayWords(p);
    if (r1213 === undefined) { return -1; }
    value = r1213;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1193: {
    const s1194 = p;
    l1195: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1195; }
      break l1193;
    }
    p = s1194;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l1196: for (;;) {
    const s1198 = p;
    l1197: {
      {
        const s1200 = p;
        l1201: {
          p = skipCallClose(p);
          if (p < 0) { break l1201; }
          break l1197;
        }
        p = s1200;
      }
      {
        const s1203 = p;
        l1204: {
          p = skipSectionClose(p);
          if (p < 0) { break l1204; }
          break l1197;
        }
        p = s1203;
      }
      {
        const s1206 = p;
        l1207: {
          p = skipCallOpening(p);
          if (p < 0) { break l1207; }
          break l1197;
        }
        p = s1206;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1197;
      }
      p++;
      continue l1196;
    }
    p = s1198;
    break;
  }
  l1209: {
    const s1211 = p;
    l1210: {
      p = skipCallClose(p);
      if (p < 0) { break l1210; }
      break l1209;
    }
    p = s1211;
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

function skipSectionClose(p: number): number {
  const noted = trail.length;
  const value = readSectionClose(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readSectionClose(p: number): string | undefined {
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
  l1214: {
    const s1215 = p;
    l1216: {
      l1219: {
        const s1217 = p;
        l1218: {
          p = skipSectionCloses(p);
          if (p < 0) { break l1218; }
          p = s1217;
          break l1219;
        }
        p = s1217;
        break l1216;
      }
      let m1223 = false;
      l1220: for (;;) {
        const s1222 = p;
        l1221: {
          {
            const s1224 = p;
            l1225: {
              p = skipStrayStop(p);
              if (p < 0) { break l1225; }
              break l1221;
            }
            p = s1224;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s1233 = p;
              l1234: {

                p++;
                break l1221;
              }
              p = s1233;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s1236 = p;
              l1237: {

                p++;
                break l1221;
              }
              p = s1236;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1221;
          }
          p++;
          m1223 = true;
          continue l1220;
        }
        p = s1222;
        break;
      }
      if (!m1223) { break l1216; }
      break l1214;
    }
    p = s1215;
    l1241: {
      const s1239 = p;
      l1240: {
        p = skipSectionOver(p);
        if (p < 0) { break l1240; }
        p = s1239;
        break l1241;
      }
      p = s1239;
      return undefined;
    }
    let m1245 = false;
    l1242: for (;;) {
      const s1244 = p;
      l1243: {
        {
          const s1246 = p;
          l1247: {
            p = skipStrayStop(p);
            if (p < 0) { break l1247; }
            break l1243;
          }
          p = s1246;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1243;
        }
        p++;
        m1245 = true;
        continue l1242;
      }
      p = s1244;
      break;
    }
    if (!m1245) { return undefined; }
    l1251: {
      if (text.charCodeAt(p) === 91) {
        const s1249 = p;
        l1250: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l1250;
          }
          p++;
          p = s1249;
          break l1251;
        }
        p = s1249;
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
  l1227: {
    const s1228 = p;
    l1229: {
      p = skipSectionClose(p);
      if (p < 0) { break l1229; }
      break l1227;
    }
    p = s1228;
    l1230: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1230; }
      break l1227;
    }
    p = s1228;
    l1231: {
      p = skipSectionOpen(p);
      if (p < 0) { break l1231; }
      break l1227;
    }
    p = s1228;
    l1232: {
      p = skipVisible(p);
      if (p < 0) { break l1232; }
      break l1227;
    }
    p = s1228;
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

function skipSectionOver(p: number): number {
  const noted = trail.length;
  const value = readSectionOver(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readSectionOver(p: number): string | undefined {
  for (const word of reading.options["sectionOver"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf314(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r1253 = readSectionEnd(p);
  if (r1253 === undefined) { return -1; }
  value = r1253;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1254: {
    const s1255 = p;
    const t1256 = trail.length;
    l1257: {
      const r1258 = readSectionClose$(p);
      if (r1258 === undefined) { break l1257; }
      value = r1258;
      p = pos;
      break l1254;
    }
    p = s1255;
    trail.length = t1256;
    l1260: {
      const r1261 = readBadSectionClose(p);
      if (r1261 === undefined) { break l1260; }
      value = r1261;
      p = pos;
      break l1254;
    }
    p = s1255;
    trail.length = t1256;
    l1263: {
      const r1264 = readBadCutClose(p);
      if (r1264 === undefined) { break l1263; }
      value = r1264;
      p = pos;
      break l1254;
    }
    p = s1255;
    trail.length = t1256;
    l1266: {
      const r1267 = readSectionOver$(p);
      if (r1267 === undefined) { break l1266; }
      value = r1267;
      p = pos;
      break l1254;
    }
    p = s1255;
    trail.length = t1256;
    l1269: {
      const r1270 = readMissingAtEnd(p);
      if (r1270 === undefined) { break l1269; }
      value = r1270;
      p = pos;
      break l1254;
    }
    p = s1255;
    trail.length = t1256;
    const r1272 = readMissingSectionClose(p);
    if (r1272 === undefined) { return undefined; }
    value = r1272;
    p = pos;
  }
  pos = p;
  return value;
}

function readSectionClose$(p: number): SectionCloseNode | undefined {
  const start = p;
  p = skipSectionClose(p);
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

function readSectionOver$(p: number): SectionOverNode | undefined {
  const start = p;
  p = skipSectionOver(p);
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

function leaf320(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1275!: null;
  l1278: {
    const s1276 = p;
    l1277: {
      p = skipBareCall(p);
      if (p < 0) { break l1277; }
      p = s1276;
      break l1278;
    }
    p = s1276;
    return -1;
  }
  e1275 = null;
  value = [e1275];
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

function leaf324(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l1279: {
    const s1280 = p;
    const t1281 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1282: {
        const r1283 = readSpace(p);
        if (r1283 === undefined) { break l1282; }
        value = r1283;
        p = pos;
        break l1279;
      }
      p = s1280;
      trail.length = t1281;
    } else touched ||= p >= end;
    const r1285 = readBadNameless(p);
    if (r1285 === undefined) { return -1; }
    value = r1285;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf325(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1287: {
    const s1289 = p;
    l1288: {
      const r1290 = readLateClose(p);
      if (r1290 === undefined) { break l1288; }
      value = r1290;
      p = pos;
      break l1287;
    }
    p = s1289;
    value = null;
  }
  leafValue = value;
  return p;
}

function readLateClose(p: number): LateCloseNode | undefined {
  const start = p;
  p = skipSectionClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'LateClose', start: base + start, end: base + p };
}

function leaf327(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1292!: null;
  l1295: {
    const s1293 = p;
    l1294: {
      p = skipBareObject(p);
      if (p < 0) { break l1294; }
      p = s1293;
      break l1295;
    }
    p = s1293;
    return -1;
  }
  e1292 = null;
  value = [e1292];
  leafValue = value;
  return p;
}

function leaf328(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l1296: {
    const s1297 = p;
    const t1298 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1299: {
        const r1300 = readSpace(p);
        if (r1300 === undefined) { break l1299; }
        value = r1300;
        p = pos;
        break l1296;
      }
      p = s1297;
      trail.length = t1298;
    } else touched ||= p >= end;
    l1302: {
      const r1303 = readSeparator(p);
      if (r1303 === undefined) { break l1302; }
      value = r1303;
      p = pos;
      break l1296;
    }
    p = s1297;
    trail.length = t1298;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1305 = readBadBrackets(p);
    if (r1305 === undefined) { return -1; }
    value = r1305;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf329(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1307!: null;
  l1310: {
    const s1308 = p;
    l1309: {
      p = skipPyList(p);
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

function leaf330(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r1311 = readBadBracket(p);
  if (r1311 === undefined) { return -1; }
  value = r1311;
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

function leaf332(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | null;
  l1313: {
    if (text.charCodeAt(p) === 96) {
      const s1315 = p;
      l1314: {
        const r1316 = readWrappingEnd(p);
        if (r1316 === undefined) { break l1314; }
        value = r1316;
        p = pos;
        break l1313;
      }
      p = s1315;
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
  l1319: {
    const s1317 = p;
    l1318: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l1320: {
        const s1321 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1322: {
            p++;
            break l1320;
          }
          p = s1321;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s1323 = p;
            l1324: {
              p++;
              break l1318;
            }
            p = s1323;
          }
        } else touched ||= p >= end;
      }
      p = s1317;
      break l1319;
    }
    p = s1317;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf334(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1327!: null;
  l1330: {
    const s1328 = p;
    l1329: {
      p = skipBareList(p);
      if (p < 0) { break l1329; }
      p = s1328;
      break l1330;
    }
    p = s1328;
    return -1;
  }
  e1327 = null;
  value = [e1327];
  leafValue = value;
  return p;
}

function leaf335(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkerNode | CitationNode;
  l1331: {
    const s1332 = p;
    l1333: {
      const r1334 = readMarker(p);
      if (r1334 === undefined) { break l1333; }
      value = r1334;
      p = pos;
      break l1331;
    }
    p = s1332;
    const r1336 = readCitation(p);
    if (r1336 === undefined) { return -1; }
    value = r1336;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readCitation(p: number): CitationNode | undefined {
  let c = 0;
  const start = p;
  l1337: {
    const s1338 = p;
    l1339: {
      p = skipCitationOpen(p);
      if (p < 0) { break l1339; }
      break l1337;
    }
    p = s1338;
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

function leaf341(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtCloseNode | BadEndTokenNode;
  l1341: {
    const s1342 = p;
    const t1343 = trail.length;
    l1344: {
      const r1345 = readBadThoughtClose(p);
      if (r1345 === undefined) { break l1344; }
      value = r1345;
      p = pos;
      break l1341;
    }
    p = s1342;
    trail.length = t1343;
    const r1347 = readBadEndToken(p);
    if (r1347 === undefined) { return -1; }
    value = r1347;
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

function leaf343(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r1349 = readBadStrayClose(p);
  if (r1349 === undefined) { return -1; }
  value = r1349;
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
  l1350: {
    const s1351 = p;
    l1352: {
      p = skipSectionClose(p);
      if (p < 0) { break l1352; }
      break l1350;
    }
    p = s1351;
    p = skipCallClose(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf346(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1354 = readFenceOpen(p);
  if (r1354 === undefined) { return -1; }
  value = r1354;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1355 = p;
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
  l_text = text.slice(s1355, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function leaf348(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1357 = readFenceChar(p);
  if (r1357 === undefined) { return -1; }
  value = r1357;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e1358!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s1359 = p;
      l1360: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1360;
        }
        p += 3;
        return undefined;
      }
      p = s1359;
    }
  } else touched ||= p >= end;
  e1358 = null;
  let e1362!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e1362 = text.charAt(p);
  p++;
  value = [e1358, e1362];
  pos = p;
  return value;
}

function text350(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l1364: {
        if (text.charCodeAt(p) === 96) {
          {
            const s1365 = p;
            l1366: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1366;
              }
              p += 3;
              break l1364;
            }
            p = s1365;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1364;
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

function leaf351(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l1368: {
    if (text.charCodeAt(p) === 96) {
      const s1370 = p;
      l1369: {
        const r1371 = readFenceClose(p);
        if (r1371 === undefined) { break l1369; }
        value = r1371;
        p = pos;
        break l1368;
      }
      p = s1370;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s1372 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s1372, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf353(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1374 = readInlineCode(p);
  if (r1374 === undefined) { return -1; }
  value = r1374;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s1375 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCode(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s1375, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function leaf355(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, string];
  const r1377 = readTextChar(p);
  if (r1377 === undefined) { return -1; }
  value = r1377;
  p = pos;
  leafValue = value;
  return p;
}

function readTextChar(p: number): [null, null, string] | undefined {
  let value!: [null, null, string];
  let e1378!: null;
  {
    const s1379 = p;
    l1380: {
      p = skipStop(p);
      if (p < 0) { break l1380; }
      return undefined;
    }
    p = s1379;
  }
  e1378 = null;
  let e1382!: null;
  {
    const s1383 = p;
    l1384: {
      p = skipCutStop(p);
      if (p < 0) { break l1384; }
      return undefined;
    }
    p = s1383;
  }
  e1382 = null;
  let e1386!: string;
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return undefined;
  }
  e1386 = text.charAt(p);
  p++;
  value = [e1378, e1382, e1386];
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

function text359(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1388: {
      {
        const s1389 = p;
        l1390: {
          p = skipStop(p);
          if (p < 0) { break l1390; }
          break l1388;
        }
        p = s1389;
      }
      {
        const s1392 = p;
        l1393: {
          p = skipCutStop(p);
          if (p < 0) { break l1393; }
          break l1388;
        }
        p = s1392;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l1388;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf360(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | BadCutOpeningNode | LoneTextNode;
  l1395: {
    const s1396 = p;
    const t1397 = trail.length;
    l1398: {
      const r1399 = readBadCutMarker(p);
      if (r1399 === undefined) { break l1398; }
      value = r1399;
      p = pos;
      break l1395;
    }
    p = s1396;
    trail.length = t1397;
    l1401: {
      const r1402 = readBadCutOpening(p);
      if (r1402 === undefined) { break l1401; }
      value = r1402;
      p = pos;
      break l1395;
    }
    p = s1396;
    trail.length = t1397;
    const r1408 = readLoneText(p);
    if (r1408 === undefined) { return -1; }
    value = r1408;
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
  l1403: {
    const s1404 = p;
    l1405: {
      p = skipPyList(p);
      if (p < 0) { break l1405; }
      break l1403;
    }
    p = s1404;
    l1406: {
      p = skipBareCall(p);
      if (p < 0) { break l1406; }
      break l1403;
    }
    p = s1404;
    p = skipBareObject(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readLoneText(p: number): LoneTextNode | undefined {
  const start = p;
  let l_text!: string;
  const s1409 = p;
  l1410: {
    const s1411 = p;
    l1412: {
      p = skipTokens(p);
      if (p < 0) { break l1412; }
      break l1410;
    }
    p = s1411;
    l1413: {
      p = skipStop(p);
      if (p < 0) { break l1413; }
      break l1410;
    }
    p = s1411;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s1409, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf366(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l1415: {
    const s1417 = p;
    l1416: {
      const r1418 = readEnd(p);
      if (r1418 === undefined) { break l1416; }
      value = r1418;
      p = pos;
      break l1415;
    }
    p = s1417;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s1419 = p;
      l1420: {
        p++;
        return undefined;
      }
      p = s1419;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf368(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l1423: {
    const s1425 = p;
    const t1426 = trail.length;
    l1424: {
      const r1427 = readBadThoughtAgain(p);
      if (r1427 === undefined) { break l1424; }
      value = r1427;
      p = pos;
      break l1423;
    }
    p = s1425;
    trail.length = t1426;
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

function leaf370(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r1429 = readThoughtGoesOn(p);
  if (r1429 === undefined) { return -1; }
  value = r1429;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf27 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf335 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf341 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'leaf', read: leaf343 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf353 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf360 }] } }, { op: 'leaf', read: leaf366 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf5 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf18 }] } }, { op: 'leaf', read: leaf22 }] }] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf9 }, { op: 'text', read: text17 }] } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf33 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf80 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }] } }, { op: 'leaf', read: leaf332 }] } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf81 }, { op: 'leaf', read: leaf85 }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf267 }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf270 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf292, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf295, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf298 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf299, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf267 }] } }] }, { op: 'leaf', read: leaf300 }] } }, { op: 'leaf', read: leaf314 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf86 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf80 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf141 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf147, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf149, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf217 }] } }] } }] }, { op: 'leaf', read: leaf243 }] } }, { op: 'leaf', read: leaf255 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf92 }, { op: 'leaf', read: leaf108 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf132 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'text', read: text131 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf150 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf239 }] } }, { op: 'leaf', read: leaf240 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf153 }, { op: 'leaf', read: leaf85 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf149, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf217 }] } }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf162 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf166 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf149, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf217 }] } }] }, { op: 'leaf', read: leaf221 }] } }, { op: 'leaf', read: leaf233 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf169 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf174 }] } }, { op: 'leaf', read: leaf179 }] } };
const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf171 }, { op: 'text', read: text173 }] } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf183 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf189 }] } }, { op: 'leaf', read: leaf193 }] } };
const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf185 }, { op: 'text', read: text188 }] } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf202 }] } }, { op: 'leaf', read: leaf193 }] } };
const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf198 }, { op: 'text', read: text201 }] } };
const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf204 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf213 }] } };
const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf206 }, { op: 'text', read: text212 }] } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf274 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf288 }] } }, { op: 'leaf', read: leaf289 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf276 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf166 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf149, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf217 }] } }] }, { op: 'leaf', read: leaf281 }] } }, { op: 'leaf', read: leaf285 }] } };
const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf279 }, { op: 'leaf', read: leaf85 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf149, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf217 }] } }] } }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf320, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf324 }] } }, { op: 'leaf', read: leaf325 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf327, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf327, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf328 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf329, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf330 } }, { op: 'leaf', read: leaf325 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf334, body: { op: 'again', step: () => stepList } }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf346 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf351 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf348 }, { op: 'text', read: text350 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf355 }, { op: 'text', read: text359 }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf368 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf27 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf335 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf341 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'leaf', read: leaf343 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf353 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf360 }] } }, { op: 'leaf', read: leaf366 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf370 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf18 }] } }, { op: 'leaf', read: leaf22 }] }] } };

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
