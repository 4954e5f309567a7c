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
let reading: Reading = { text: '', base: 0, over: true, registers: [], inside: [], ahead: [], options: {} };
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

function text9(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l11: {
      {
        const s12 = p;
        l13: {
          p = skipThinkClose(p);
          if (p < 0) { break l13; }
          break l11;
        }
        p = s12;
      }
      {
        const s15 = p;
        l16: {
          p = skipThoughtBreak(p);
          if (p < 0) { break l16; }
          break l11;
        }
        p = s15;
      }
      {
        const s18 = p;
        l19: {
          p = skip_thoughtCode(p);
          if (p < 0) { break l19; }
          if (text.charCodeAt(p) !== 96) {
            touched ||= p >= end;
            break l19;
          }
          p++;
          break l11;
        }
        p = s18;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l11;
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

function leaf16(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCodeNode | ThoughtTickNode;
  l21: {
    const s22 = p;
    l23: {
      const r24 = readThoughtCode(p);
      if (r24 === undefined) { break l23; }
      value = r24;
      p = pos;
      break l21;
    }
    p = s22;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r61 = readThoughtTick(p);
    if (r61 === undefined) { return -1; }
    value = r61;
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
  const s25 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCode(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s25, p);
  pos = p;
  return { type: 'ThoughtCode', start: base + start, end: base + p, text: l_text };
}

function skipCode(p: number): number {
  let c = 0;
  l26: {
    const s27 = p;
    if (text.charCodeAt(p) === 96) {
      l28: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s29 = p;
            l30: {

              p++;
              break l28;
            }
            p = s29;
          }
        } else touched ||= p >= end;
        l32: for (;;) {
          const s34 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l33: {
              l36: {
                const s37 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l38: {
                    p++;
                    break l36;
                  }
                  p = s37;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
                  reachesEnd(p, "``");
                  break l33;
                }
                p += 2;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l32;
            }
            p = s34;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l28;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s39 = p;
            l40: {

              p++;
              break l28;
            }
            p = s39;
          }
        } else touched ||= p >= end;
        break l26;
      }
      p = s27;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l42: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l42;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s43 = p;
            l44: {

              p++;
              break l42;
            }
            p = s43;
          }
        } else touched ||= p >= end;
        l46: for (;;) {
          const s48 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l47: {
              l50: {
                const s51 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l52: {
                    p++;
                    break l50;
                  }
                  p = s51;
                } else touched ||= p >= end;
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
                    break l50;
                  }
                  p = s51;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l47;
                }
                p += 3;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l46;
            }
            p = s48;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l42;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s57 = p;
            l58: {

              p++;
              break l42;
            }
            p = s57;
          }
        } else touched ||= p >= end;
        break l26;
      }
      p = s27;
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
  const s62 = p;
  if (text.charCodeAt(p) !== 96) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l_text = text.slice(s62, p);
  pos = p;
  return { type: 'ThoughtTick', start: base + start, end: base + p, text: l_text };
}

function leaf20(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  const r64 = readThoughtEnd(p);
  if (r64 === undefined) { return -1; }
  value = r64;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtEnd(p: number): ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode | undefined {
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  l65: {
    const s66 = p;
    const t67 = trail.length;
    l68: {
      const r69 = readThoughtClose(p);
      if (r69 === undefined) { break l68; }
      value = r69;
      p = pos;
      break l65;
    }
    p = s66;
    if (trail.length > t67) trail.length = t67;
    l71: {
      const r72 = readMissingThoughtRest(p);
      if (r72 === undefined) { break l71; }
      value = r72;
      p = pos;
      break l65;
    }
    p = s66;
    if (trail.length > t67) trail.length = t67;
    const r77 = readMissingThoughtClose(p);
    if (r77 === undefined) { return undefined; }
    value = r77;
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
      const s73 = p;
      l74: {
        p++;
        return undefined;
      }
      p = s73;
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

function leaf25(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EmptyThoughtNode | BadEndTokenNode;
  l80: {
    const s81 = p;
    const t82 = trail.length;
    l83: {
      const r84 = readEmptyThought(p);
      if (r84 === undefined) { break l83; }
      value = r84;
      p = pos;
      break l80;
    }
    p = s81;
    if (trail.length > t82) trail.length = t82;
    const r86 = readBadEndToken(p);
    if (r86 === undefined) { return -1; }
    value = r86;
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
  l89: {
    const s87 = p;
    l88: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l90: {
        const s92 = p;
        l91: {
          p = skipTokens(p);
          if (p < 0) { break l91; }
          break l90;
        }
        p = s92;
      }
      if (p < end) {
        {
          const s97 = p;
          l98: {
            p++;
            break l88;
          }
          p = s97;
        }
      } else touched ||= p >= end;
      p = s87;
      break l89;
    }
    p = s87;
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
  let m96 = false;
  l93: for (;;) {
    const s95 = p;
    l94: {
      p = skipEndToken(p);
      if (p < 0) { break l94; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      m96 = true;
      continue l93;
    }
    p = s95;
    break;
  }
  if (!m96) { return -1; }
  return p;
}

function leaf31(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r101 = readBadFence(p);
  if (r101 === undefined) { return -1; }
  value = r101;
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
  l108: {
    const s106 = p;
    l107: {
      p = skipCallAhead(p);
      if (p < 0) { break l107; }
      p = s106;
      break l108;
    }
    p = s106;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipEol(p: number): number {
  l102: {
    const s103 = p;
    if (text.charCodeAt(p) === 13) {
      l104: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l104;
        }
        p += 2;
        break l102;
      }
      p = s103;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l105: {

        p++;
        break l102;
      }
      p = s103;
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
  l109: {
    const s110 = p;
    l111: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l111; }
      break l109;
    }
    p = s110;
    l112: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l112; }
      break l109;
    }
    p = s110;
    l113: {
      p = skipCallOpening(p);
      if (p < 0) { break l113; }
      break l109;
    }
    p = s110;
    l158: {
      p = skipBareObject(p);
      if (p < 0) { break l158; }
      break l109;
    }
    p = s110;
    l171: {
      p = skip_bareList(p);
      if (p < 0) { break l171; }
      break l109;
    }
    p = s110;
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
  l116: {
    const s114 = p;
    l115: {
      p = skipVisible(p);
      if (p < 0) { break l115; }
      p = s114;
      break l116;
    }
    p = s114;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function skipVisible(p: number): number {
  l117: {
    const s118 = p;
    l119: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l119; }
      break l117;
    }
    p = s118;
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
  l120: {
    const s121 = p;
    l122: {
      p = skipCallOpen(p);
      if (p < 0) { break l122; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l122; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l134: {
        const s136 = p;
        l135: {
          p = skipCallId(p);
          if (p < 0) { break l135; }
          break l134;
        }
        p = s136;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l122; }
      l138: for (;;) {
        const s140 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l139: {
            p = skipAttribute(p);
            if (p < 0) { break l139; }
            continue l138;
          }
          p = s140;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l122; }
      break l120;
    }
    p = s121;
    l144: {
      p = skipCallOpen(p);
      if (p < 0) { break l144; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l144; }
      p = skipLooseEnd(p);
      if (p < 0) { break l144; }
      break l120;
    }
    p = s121;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l155: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s157 = p;
        l156: {
          p++;
          break l155;
        }
        p = s157;
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
  l130: for (;;) {
    const s132 = p;
    l131: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l131; }
      continue l130;
    }
    p = s132;
    break;
  }
  return p;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s124 = p;
    l125: {
      p = skipNameEnd(p);
      if (p < 0) { break l125; }
      return -1;
    }
    p = s124;
  }
  {
    const s127 = p;
    l128: {
      p = skipEnds(p);
      if (p < 0) { break l128; }
      return -1;
    }
    p = s127;
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
  l147: {
    const s145 = p;
    l146: {
      l148: {
        const s149 = p;
        l150: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l151: {
            const s152 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l153: {
                p++;
                break l151;
              }
              p = s152;
            } else touched ||= p >= end;
            l154: {
              p = skipParameterOpen(p);
              if (p < 0) { break l154; }
              break l151;
            }
            p = s152;
            p = skipEnds(p);
            if (p < 0) { break l150; }
          }
          break l148;
        }
        p = s149;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l146;
        }
        p++;
      }
      p = s145;
      break l147;
    }
    p = s145;
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
  l159: {
    if (text.charCodeAt(p) === 34) {
      const s161 = p;
      l160: {
        p = skipBareType(p);
        if (p < 0) { break l160; }
        break l159;
      }
      p = s161;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l162: {
    const s163 = p;
    if (text.charCodeAt(p) === 110) {
      l164: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l164;
        }
        p += 4;
        break l162;
      }
      p = s163;
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
  l165: {
    const s166 = p;
    if (text.charCodeAt(p) === 34) {
      l167: {
        p = skipBareName(p);
        if (p < 0) { break l167; }
        break l165;
      }
      p = s166;
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
  l168: {
    const s169 = p;
    if (text.charCodeAt(p) === 112) {
      l170: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l170;
        }
        p += 10;
        break l168;
      }
      p = s169;
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
  const n173 = characterSize(p, CLASS_0);
  if (n173 === 0) { return -1; }
  p += n173;
  l174: for (;;) {
    const s176 = p;
    if (p < end) {
      l175: {
        const n178 = characterSize(p, CLASS_1);
        if (n178 === 0) { break l175; }
        p += n178;
        continue l174;
      }
      p = s176;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf78(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  const r180 = readSpace(p);
  if (r180 === undefined) { return -1; }
  value = r180;
  p = pos;
  leafValue = value;
  return p;
}

function leaf79(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r182 = readSectionOpen(p);
  if (r182 === undefined) { return -1; }
  value = r182;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen(p: number): SectionOpenNode | undefined {
  const start = p;
  l183: {
    const s184 = p;
    const t185 = trail.length;
    l186: {
      const r187 = readBadSectionOpen(p);
      if (r187 === undefined) { break l186; }
      p = pos;
      break l183;
    }
    p = s184;
    if (trail.length > t185) trail.length = t185;
    p = skip_sectionOpen(p);
    if (p < 0) { return undefined; }
  }
  l189: for (;;) {
    const s191 = p;
    const t192 = trail.length;
    l190: {
      const r194 = readBadOpenAgain(p);
      if (r194 === undefined) { break l190; }
      p = pos;
      continue l189;
    }
    p = s191;
    if (trail.length > t192) trail.length = t192;
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

function leaf83(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | null;
  l197: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s199 = p;
      l198: {
        const r200 = readSpace(p);
        if (r200 === undefined) { break l198; }
        value = r200;
        p = pos;
        break l197;
      }
      p = s199;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function leaf84(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallHeadNode;
  const r202 = readCallHead(p);
  if (r202 === undefined) { return -1; }
  value = r202;
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
  l203: {
    const s204 = p;
    const t205 = trail.length;
    l206: {
      p = skipCallOpen(p);
      if (p < 0) { break l206; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r207 = readCallName(p);
      if (r207 === undefined) { break l206; }
      l_name = r207;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l214: {
        const s216 = p;
        l215: {
          const r217 = readCallId(p);
          if (r217 === undefined) { break l215; }
          l_id = r217;
          p = pos;
          break l214;
        }
        p = s216;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l206; }
      const list224: AttributeNode[] = [];
      l220: for (;;) {
        const s222 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l221: {
            let v223!: AttributeNode;
            const r226 = readAttribute(p);
            if (r226 === undefined) { break l221; }
            v223 = r226;
            p = pos;
            list224.push(v223);
            continue l220;
          }
          p = s222;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list224;
      p = skipHeadEnd(p);
      if (p < 0) { break l206; }
      break l203;
    }
    p = s204;
    if (trail.length > t205) trail.length = t205;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    l230: {
      p = skipCallOpen(p);
      if (p < 0) { break l230; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r231 = readCallName(p);
      if (r231 === undefined) { break l230; }
      l_name = r231;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l230; }
      break l203;
    }
    p = s204;
    if (trail.length > t205) trail.length = t205;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    const r233 = readBadCallOpen(p);
    if (r233 === undefined) { return undefined; }
    l_flaw = r233;
    p = pos;
    const r235 = readCallName(p);
    if (r235 === undefined) { return undefined; }
    l_name = r235;
    p = pos;
    l237: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s239 = p;
        l238: {
          p++;
          break l237;
        }
        p = s239;
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
  const s208 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l209: for (;;) {
    const s211 = p;
    l210: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l210; }
      continue l209;
    }
    p = s211;
    break;
  }
  value = text.slice(s208, p);
  pos = p;
  return value;
}

function readCallId(p: number): string | undefined {
  let c = 0;
  let value!: string;
  p = skipIdOpen(p);
  if (p < 0) { return undefined; }
  const s218 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s218, p);
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
  const s227 = p;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l_name = text.slice(s227, p);
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
  const s228 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s228, p);
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

function leaf90(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ParameterHeadNode;
  const r241 = readParameterHead(p);
  if (r241 === undefined) { return -1; }
  value = r241;
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
  l242: {
    const s243 = p;
    const t244 = trail.length;
    l245: {
      p = skipParameterOpen(p);
      if (p < 0) { break l245; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r246 = readParameterKey(p);
      if (r246 === undefined) { break l245; }
      l_key = r246;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l245; }
      const list260: AttributeNode[] = [];
      l256: for (;;) {
        const s258 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l257: {
            let v259!: AttributeNode;
            const r262 = readAttribute(p);
            if (r262 === undefined) { break l257; }
            v259 = r262;
            p = pos;
            list260.push(v259);
            continue l256;
          }
          p = s258;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list260;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l245; }
      l264: {
        const s265 = p;
        l266: {
          p = skipValueStart(p);
          if (p < 0) { break l266; }
          break l264;
        }
        p = s265;
        p = skipValueFollows(p);
        if (p < 0) { break l245; }
      }
      break l242;
    }
    p = s243;
    if (trail.length > t244) trail.length = t244;
    l_attributes = null;
    l_flaw = null;
    const r267 = readBadParameterOpen(p);
    if (r267 === undefined) { return undefined; }
    l_flaw = r267;
    p = pos;
    const r269 = readParameterKey(p);
    if (r269 === undefined) { return undefined; }
    l_key = r269;
    p = pos;
    l271: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s273 = p;
        l272: {
          p++;
          break l271;
        }
        p = s273;
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
  const s247 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l251: for (;;) {
    const s253 = p;
    l252: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l252; }
      continue l251;
    }
    p = s253;
    break;
  }
  value = text.slice(s247, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s248 = p;
    l249: {
      p = skipKeyEnd(p);
      if (p < 0) { break l249; }
      return -1;
    }
    p = s248;
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

function leaf106(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawLayoutNode | null;
  l275: {
    const s277 = p;
    l276: {
      const r278 = readRawLayout(p);
      if (r278 === undefined) { break l276; }
      value = r278;
      p = pos;
      break l275;
    }
    p = s277;
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

function text110(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l280: {
      {
        const s281 = p;
        l282: {
          p = skipRawStop(p);
          if (p < 0) { break l282; }
          break l280;
        }
        p = s281;
      }
      l333: {
        const s334 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l335: {
            p = skipEol(p);
            if (p < 0) { break l335; }
            break l333;
          }
          p = s334;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l280;
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
  let c = 0;
  l284: {
    const s285 = p;
    l286: {
      l287: {
        const s289 = p;
        l288: {
          p = skip_rawLayout(p);
          if (p < 0) { break l288; }
          break l287;
        }
        p = s289;
      }
      p = skipRawMarker(p);
      if (p < 0) { break l286; }
      break l284;
    }
    p = s285;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l327: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s329 = p;
        l328: {
          p = skipEol(p);
          if (p < 0) { break l328; }
          break l327;
        }
        p = s329;
      } else touched ||= p >= end;
    }
    if (p < end) {
      {
        const s330 = p;
        l331: {
          p++;
          return -1;
        }
        p = s330;
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
  l290: {
    const s291 = p;
    l292: {
      p = skipLenient(p);
      if (p < 0) { break l292; }
      l293: {
        const s294 = p;
        l295: {
          p = skipParameterClose(p);
          if (p < 0) { break l295; }
          break l293;
        }
        p = s294;
        p = skipNamedClose(p);
        if (p < 0) { break l292; }
      }
      break l290;
    }
    p = s291;
    l296: {
      p = skipGuarded(p);
      if (p < 0) { break l296; }
      l297: {
        const s298 = p;
        l299: {
          p = skipParameterClose(p);
          if (p < 0) { break l299; }
          break l297;
        }
        p = s298;
        p = skipDriftedClose(p);
        if (p < 0) { break l296; }
      }
      l308: {
        const s306 = p;
        l307: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l309: {
            const s310 = p;
            l311: {
              p = skipEnds(p);
              if (p < 0) { break l311; }
              break l309;
            }
            p = s310;
            if (p < end) {
              {
                const s312 = p;
                l313: {
                  p++;
                  break l307;
                }
                p = s312;
              }
            } else touched ||= p >= end;
          }
          p = s306;
          break l308;
        }
        p = s306;
        break l296;
      }
      break l290;
    }
    p = s291;
    l315: {
      p = skipEnds(p);
      if (p < 0) { break l315; }
      l318: {
        const s316 = p;
        l317: {
          p = skipGuarded(p);
          if (p < 0) { break l317; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l319: {
            const s320 = p;
            l321: {
              p = skipEnds(p);
              if (p < 0) { break l321; }
              break l319;
            }
            p = s320;
            if (p < end) {
              {
                const s322 = p;
                l323: {
                  p++;
                  break l317;
                }
                p = s322;
              }
            } else touched ||= p >= end;
          }
          p = s316;
          break l318;
        }
        p = s316;
        break l315;
      }
      break l290;
    }
    p = s291;
    l325: {
      p = skipParameterOpen(p);
      if (p < 0) { break l325; }
      break l290;
    }
    p = s291;
    l326: {
      p = skipWrongParameterOpen(p);
      if (p < 0) { break l326; }
      break l290;
    }
    p = s291;
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
  l300: {
    const s301 = p;
    l302: {
      p = skipNamedClose(p);
      if (p < 0) { break l302; }
      break l300;
    }
    p = s301;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) p++;
    touched ||= p >= end;
    l303: {
      if (text.charCodeAt(p) === 62) {
        const s305 = p;
        l304: {

          p++;
          break l303;
        }
        p = s305;
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

function leaf127(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  const r336 = readParameterEnd(p);
  if (r336 === undefined) { return -1; }
  value = r336;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l337: {
    const s338 = p;
    const t339 = trail.length;
    l340: {
      const r341 = readRawEnd(p);
      if (r341 === undefined) { break l340; }
      value = r341;
      p = pos;
      break l337;
    }
    p = s338;
    if (trail.length > t339) trail.length = t339;
    l346: {
      const r347 = readBadParameterClose(p);
      if (r347 === undefined) { break l346; }
      value = r347;
      p = pos;
      break l337;
    }
    p = s338;
    if (trail.length > t339) trail.length = t339;
    l352: {
      const r353 = readBadCutRaw(p);
      if (r353 === undefined) { break l352; }
      value = r353;
      p = pos;
      break l337;
    }
    p = s338;
    if (trail.length > t339) trail.length = t339;
    l358: {
      const r359 = readMissingRest(p);
      if (r359 === undefined) { break l358; }
      value = r359;
      p = pos;
      break l337;
    }
    p = s338;
    if (trail.length > t339) trail.length = t339;
    const r364 = readMissingParameterClose(p);
    if (r364 === undefined) { return undefined; }
    value = r364;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l342: {
    const s344 = p;
    l343: {
      p = skip_rawLayout(p);
      if (p < 0) { break l343; }
      break l342;
    }
    p = s344;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l348: {
    const s350 = p;
    l349: {
      p = skip_rawLayout(p);
      if (p < 0) { break l349; }
      break l348;
    }
    p = s350;
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
  l354: {
    const s356 = p;
    l355: {
      p = skip_rawLayout(p);
      if (p < 0) { break l355; }
      break l354;
    }
    p = s356;
  }
  p = skipParameterClose(p);
  if (p < 0) { return -1; }
  return p;
}

function readMissingRest(p: number): MissingRestNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s360 = p;
      l361: {
        p++;
        return undefined;
      }
      p = s360;
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

function leaf136(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutParameterNode | BadLoneKeyNode | BadInnerFenceNode | InnerFenceEndNode;
  l367: {
    const s368 = p;
    const t369 = trail.length;
    l370: {
      const r371 = readBadCutParameter(p);
      if (r371 === undefined) { break l370; }
      value = r371;
      p = pos;
      break l367;
    }
    p = s368;
    if (trail.length > t369) trail.length = t369;
    l391: {
      const r392 = readBadLoneKey(p);
      if (r392 === undefined) { break l391; }
      value = r392;
      p = pos;
      break l367;
    }
    p = s368;
    if (trail.length > t369) trail.length = t369;
    if (text.charCodeAt(p) === 96) {
      l403: {
        const r404 = readBadInnerFence(p);
        if (r404 === undefined) { break l403; }
        value = r404;
        p = pos;
        break l367;
      }
      p = s368;
      if (trail.length > t369) trail.length = t369;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r413 = readInnerFenceEnd(p);
    if (r413 === undefined) { return -1; }
    value = r413;
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
  l372: {
    const s373 = p;
    l374: {
      p = skipParameterOpen(p);
      if (p < 0) { break l374; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l374; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l374; }
      l380: for (;;) {
        const s382 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l381: {
            p = skipAttribute(p);
            if (p < 0) { break l381; }
            continue l380;
          }
          p = s382;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l374; }
      l384: {
        const s385 = p;
        l386: {
          p = skipValueStart(p);
          if (p < 0) { break l386; }
          break l384;
        }
        p = s385;
        p = skipValueFollows(p);
        if (p < 0) { break l374; }
      }
      break l372;
    }
    p = s373;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l387: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s389 = p;
        l388: {
          p++;
          break l387;
        }
        p = s389;
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
  l376: for (;;) {
    const s378 = p;
    l377: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l377; }
      continue l376;
    }
    p = s378;
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
    const s393 = p;
    l394: {
      p = skipValueAhead(p);
      if (p < 0) { break l394; }
      return undefined;
    }
    p = s393;
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
  l396: {
    const s397 = p;
    l398: {
      p = skipValueOpen(p);
      if (p < 0) { break l398; }
      break l396;
    }
    p = s397;
    if (p < end) {
      {
        const s399 = p;
        l400: {
          p++;
          return -1;
        }
        p = s399;
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
  l407: {
    const s405 = p;
    l406: {
      l408: {
        const s409 = p;
        if (text.charCodeAt(p) === 123) {
          l410: {

            p++;
            break l408;
          }
          p = s409;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l411: {

            p++;
            break l408;
          }
          p = s409;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l406; }
      }
      p = s405;
      break l407;
    }
    p = s405;
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

function leaf146(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e415!: null;
  l418: {
    const s416 = p;
    l417: {
      p = skipAnyArguments(p);
      if (p < 0) { break l417; }
      p = s416;
      break l418;
    }
    p = s416;
    return -1;
  }
  e415 = null;
  value = [e415];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s419 = p;
    l420: {
      p = skipEnds(p);
      if (p < 0) { break l420; }
      return -1;
    }
    p = s419;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf148(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e422!: null;
  {
    const s423 = p;
    l424: {
      p = skipEnds(p);
      if (p < 0) { break l424; }
      return -1;
    }
    p = s423;
  }
  e422 = null;
  value = [e422];
  leafValue = value;
  return p;
}

function leaf149(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectOpenNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r426 = readObjectOpen(p);
  if (r426 === undefined) { return -1; }
  value = r426;
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
  l427: {
    if (text.charCodeAt(p) === 123) {
      const s429 = p;
      const t430 = trail.length;
      l428: {
        const r431 = readBadDoubledBrace(p);
        if (r431 === undefined) { break l428; }
        p = pos;
        break l427;
      }
      p = s429;
      if (trail.length > t430) trail.length = t430;
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
  l434: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
      const s432 = p;
      l433: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l433;
        }
        p++;
        p = s432;
        break l434;
      }
      p = s432;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBraceNode = { type: 'BadDoubledBrace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf152(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  const r437 = readKey(p);
  if (r437 === undefined) { return -1; }
  value = r437;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: string;
  l438: {
    const s439 = p;
    if (text.charCodeAt(p) === 34) {
      l440: {

        l_quote = "\"";
        p++;
        const r441 = readDoubleKey(p);
        if (r441 === undefined) { break l440; }
        l_name = r441;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l440;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l440;
        }
        p++;
        break l438;
      }
      p = s439;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l470: {

        l_quote = "'";
        p++;
        const r471 = readSingleKey(p);
        if (r471 === undefined) { break l470; }
        l_name = r471;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l470;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l470;
        }
        p++;
        break l438;
      }
      p = s439;
    } else touched ||= p >= end;
    l485: {
      const r486 = readMarkedQuote(p);
      if (r486 === undefined) { break l485; }
      l_quote = r486;
      p = pos;
      const r488 = readMarkedKey(p);
      if (r488 === undefined) { break l485; }
      l_name = r488;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l485; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l485;
      }
      p++;
      break l438;
    }
    p = s439;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r498 = readBareKey(p);
    if (r498 === undefined) { return undefined; }
    l_name = r498;
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
  const list446: string[] = [];
  l442: for (;;) {
    const s444 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l443: {
        let v445!: string;
        l448: {
          const s449 = p;
          if (text.charCodeAt(p) === 92) {
            l450: {
              const r451 = read_escape(p);
              if (r451 === undefined) { break l450; }
              v445 = r451;
              p = pos;
              break l448;
            }
            p = s449;
          } else touched ||= p >= end;
          const s468 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l443;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v445 = text.slice(s468, p);
        }
        list446.push(v445);
        continue l442;
      }
      p = s444;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list446;
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
  l452: {
    const s453 = p;
    if (text.charCodeAt(p) === 92) {
      l454: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l454;
        }
        p += 2;
        const s455 = p;
        let n459 = 0;
        l456: for (;;) {
          if (n459 >= 4) break;
          const s458 = p;
          l457: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l457;
            }
            p++;
            n459++;
            continue l456;
          }
          p = s458;
          break;
        }
        if (n459 < 4) { break l454; }
        l_hex = text.slice(s455, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l452;
      }
      p = s453;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l460: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s461 = p;
            l462: {

              p++;
              break l460;
            }
            p = s461;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
          touched ||= p >= end;
          break l460;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l452;
      }
      p = s453;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s464 = p;
        l465: {

          p++;
          return undefined;
        }
        p = s464;
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
  const list476: string[] = [];
  l472: for (;;) {
    const s474 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l473: {
        let v475!: string;
        l478: {
          const s479 = p;
          if (text.charCodeAt(p) === 92) {
            l480: {
              const r481 = read_escape(p);
              if (r481 === undefined) { break l480; }
              v475 = r481;
              p = pos;
              break l478;
            }
            p = s479;
          } else touched ||= p >= end;
          const s483 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l473;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v475 = text.slice(s483, p);
        }
        list476.push(v475);
        continue l472;
      }
      p = s474;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list476;
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
  const s489 = p;
  let m493 = false;
  l490: for (;;) {
    const s492 = p;
    l491: {
      {
        const s494 = p;
        l495: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l495; }
          break l491;
        }
        p = s494;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l491;
      }
      p++;
      m493 = true;
      continue l490;
    }
    p = s492;
    break;
  }
  if (!m493) { return undefined; }
  value = text.slice(s489, p);
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
  const s499 = p;
  const n500 = characterSize(p, CLASS_2);
  if (n500 === 0) { return undefined; }
  p += n500;
  l501: for (;;) {
    const s503 = p;
    if (p < end) {
      l502: {
        const n505 = characterSize(p, CLASS_3);
        if (n505 === 0) { break l502; }
        p += n505;
        continue l501;
      }
      p = s503;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s499, p);
  pos = p;
  return value;
}

function leaf161(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r508 = readListOpen(p);
  if (r508 === undefined) { return -1; }
  value = r508;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l509: {
    const s510 = p;
    if (text.charCodeAt(p) === 91) {
      l511: {

        p++;
        break l509;
      }
      p = s510;
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

function leaf165(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode;
  if (!(text.charCodeAt(p) === 44)) {
    touched ||= p >= end;
    return -1;
  }
  const r513 = readComma(p);
  if (r513 === undefined) { return -1; }
  value = r513;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l514: {
    const s515 = p;
    const t516 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l517: {
        const r518 = readBadComma(p);
        if (r518 === undefined) { break l517; }
        p = pos;
        break l514;
      }
      p = s515;
      if (trail.length > t516) trail.length = t516;
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
  l521: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      const s519 = p;
      l520: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
          touched ||= p >= end;
          break l520;
        }
        p++;
        p = s519;
        break l521;
      }
      p = s519;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadCommaNode = { type: 'BadComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf168(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r524 = readTripleOpen(p);
  if (r524 === undefined) { return -1; }
  value = r524;
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

function text170(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if ((p < end && text.charCodeAt(p) !== 92)) {
      l526: {
        if (text.charCodeAt(p) === 34) {
          {
            const s527 = p;
            l528: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l528;
              }
              p += 3;
              break l526;
            }
            p = s527;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l526;
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

function leaf171(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode;
  l530: {
    const s531 = p;
    const t532 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l533: {
        const r534 = readEscape(p);
        if (r534 === undefined) { break l533; }
        value = r534;
        p = pos;
        break l530;
      }
      p = s531;
      if (trail.length > t532) trail.length = t532;
    } else touched ||= p >= end;
    const r538 = readBadCutEscape(p);
    if (r538 === undefined) { return -1; }
    value = r538;
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
  const r535 = read_escape(p);
  if (r535 === undefined) { return undefined; }
  l_text = r535;
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
  l539: {
    const s540 = p;
    if (text.charCodeAt(p) === 92) {
      l541: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l541;
        }
        p += 2;
        let n546 = 0;
        l543: for (;;) {
          if (n546 >= 4) break;
          const s545 = p;
          l544: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l544;
            }
            p++;
            n546++;
            continue l543;
          }
          p = s545;
          break;
        }
        if (n546 < 4) { break l541; }
        break l539;
      }
      p = s540;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l547: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s548 = p;
            l549: {

              p++;
              break l547;
            }
            p = s548;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
          touched ||= p >= end;
          break l547;
        }
        p++;
        break l539;
      }
      p = s540;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s551 = p;
        l552: {

          p++;
          return -1;
        }
        p = s551;
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

function leaf176(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  const r555 = readTripleEnd(p);
  if (r555 === undefined) { return -1; }
  value = r555;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l556: {
    const s557 = p;
    const t558 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l559: {
        const r560 = readTripleClose(p);
        if (r560 === undefined) { break l559; }
        value = r560;
        p = pos;
        break l556;
      }
      p = s557;
      if (trail.length > t558) trail.length = t558;
    } else touched ||= p >= end;
    l562: {
      const r563 = readMissingRest(p);
      if (r563 === undefined) { break l562; }
      value = r563;
      p = pos;
      break l556;
    }
    p = s557;
    if (trail.length > t558) trail.length = t558;
    const r565 = readMissingQuote(p);
    if (r565 === undefined) { return undefined; }
    value = r565;
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

function leaf180(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DoubleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r568 = readDoubleOpen(p);
  if (r568 === undefined) { return -1; }
  value = r568;
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

function text182(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l570: {
      {
        const s571 = p;
        l572: {
          p = skipEnds(p);
          if (p < 0) { break l572; }
          break l570;
        }
        p = s571;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l570;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l574: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l574;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s575 = p;
          l576: {
            p = skipEnds(p);
            if (p < 0) { break l576; }
            {
              const s578 = p;
              l579: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l579; }
                break l576;
              }
              p = s578;
            }
            break l574;
          }
          p = s575;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l588: {
      p = skipEnds(p);
      if (p < 0) { break l588; }
      l591: {
        const s589 = p;
        l590: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l590; }
          p = s589;
          break l591;
        }
        p = s589;
        break l588;
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
  let n584 = 0;
  l581: for (;;) {
    if (n584 >= 4096) break;
    const s583 = p;
    l582: {
      l585: {
        const s586 = p;
        if (text.charCodeAt(p) === 92) {
          l587: {
            p = skip_escape(p);
            if (p < 0) { break l587; }
            break l585;
          }
          p = s586;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l582;
        }
        p++;
      }
      n584++;
      continue l581;
    }
    p = s583;
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

function leaf184(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadDoubleQuoteNode;
  l592: {
    const s593 = p;
    const t594 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l595: {
        const r596 = readEscape(p);
        if (r596 === undefined) { break l595; }
        value = r596;
        p = pos;
        break l592;
      }
      p = s593;
      if (trail.length > t594) trail.length = t594;
    } else touched ||= p >= end;
    l598: {
      const r599 = readBadCutEscape(p);
      if (r599 === undefined) { break l598; }
      value = r599;
      p = pos;
      break l592;
    }
    p = s593;
    if (trail.length > t594) trail.length = t594;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l601: {
        const r602 = readBadNewline(p);
        if (r602 === undefined) { break l601; }
        value = r602;
        p = pos;
        break l592;
      }
      p = s593;
      if (trail.length > t594) trail.length = t594;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r610 = readBadDoubleQuote(p);
    if (r610 === undefined) { return -1; }
    value = r610;
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
    const s603 = p;
    l604: {
      p = skipEnds(p);
      if (p < 0) { break l604; }
      {
        const s606 = p;
        l607: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l607; }
          break l604;
        }
        p = s606;
      }
      return undefined;
    }
    p = s603;
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
    const s611 = p;
    l612: {
      p = skipAfterText(p);
      if (p < 0) { break l612; }
      return undefined;
    }
    p = s611;
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
  l614: {
    const s615 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l616: {
        p++;
        break l614;
      }
      p = s615;
    } else touched ||= p >= end;
    l617: {
      p = skipEnds(p);
      if (p < 0) { break l617; }
      break l614;
    }
    p = s615;
    if (p < end) {
      {
        const s618 = p;
        l619: {
          p++;
          return -1;
        }
        p = s618;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf188(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  const r622 = readTextEnd(p);
  if (r622 === undefined) { return -1; }
  value = r622;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l623: {
    const s624 = p;
    const t625 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l626: {
        const r627 = readTextClose(p);
        if (r627 === undefined) { break l626; }
        value = r627;
        p = pos;
        break l623;
      }
      p = s624;
      if (trail.length > t625) trail.length = t625;
    } else touched ||= p >= end;
    l629: {
      const r630 = readMissingRest(p);
      if (r630 === undefined) { break l629; }
      value = r630;
      p = pos;
      break l623;
    }
    p = s624;
    if (trail.length > t625) trail.length = t625;
    const r632 = readMissingQuote(p);
    if (r632 === undefined) { return undefined; }
    value = r632;
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

function leaf191(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SingleOpenNode;
  if (!(text.charCodeAt(p) === 39)) {
    touched ||= p >= end;
    return -1;
  }
  const r635 = readSingleOpen(p);
  if (r635 === undefined) { return -1; }
  value = r635;
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

function text193(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l637: {
      {
        const s638 = p;
        l639: {
          p = skipEnds(p);
          if (p < 0) { break l639; }
          break l637;
        }
        p = s638;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l637;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l641: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l641;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s642 = p;
          l643: {
            p = skipEnds(p);
            if (p < 0) { break l643; }
            {
              const s645 = p;
              l646: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l646; }
                break l643;
              }
              p = s645;
            }
            break l641;
          }
          p = s642;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l655: {
      p = skipEnds(p);
      if (p < 0) { break l655; }
      l658: {
        const s656 = p;
        l657: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l657; }
          p = s656;
          break l658;
        }
        p = s656;
        break l655;
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
  let n651 = 0;
  l648: for (;;) {
    if (n651 >= 4096) break;
    const s650 = p;
    l649: {
      l652: {
        const s653 = p;
        if (text.charCodeAt(p) === 92) {
          l654: {
            p = skip_escape(p);
            if (p < 0) { break l654; }
            break l652;
          }
          p = s653;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l649;
        }
        p++;
      }
      n651++;
      continue l648;
    }
    p = s650;
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

function leaf195(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadSingleQuoteNode;
  l659: {
    const s660 = p;
    const t661 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l662: {
        const r663 = readEscape(p);
        if (r663 === undefined) { break l662; }
        value = r663;
        p = pos;
        break l659;
      }
      p = s660;
      if (trail.length > t661) trail.length = t661;
    } else touched ||= p >= end;
    l665: {
      const r666 = readBadCutEscape(p);
      if (r666 === undefined) { break l665; }
      value = r666;
      p = pos;
      break l659;
    }
    p = s660;
    if (trail.length > t661) trail.length = t661;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l668: {
        const r669 = readBadNewline(p);
        if (r669 === undefined) { break l668; }
        value = r669;
        p = pos;
        break l659;
      }
      p = s660;
      if (trail.length > t661) trail.length = t661;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r671 = readBadSingleQuote(p);
    if (r671 === undefined) { return -1; }
    value = r671;
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
    const s672 = p;
    l673: {
      p = skipAfterText(p);
      if (p < 0) { break l673; }
      return undefined;
    }
    p = s672;
  }
  pos = p;
  const node: BadSingleQuoteNode = { type: 'BadSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf197(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedOpenNode;
  const r676 = readMarkedOpen(p);
  if (r676 === undefined) { return -1; }
  value = r676;
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

function text199(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l678: {
      {
        const s679 = p;
        l680: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l680; }
          break l678;
        }
        p = s679;
      }
      {
        const s682 = p;
        l683: {
          p = skipEnds(p);
          if (p < 0) { break l683; }
          break l678;
        }
        p = s682;
      }
      {
        const s685 = p;
        l686: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l686; }
          break l678;
        }
        p = s685;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l678;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l688: {
      {
        const s689 = p;
        l690: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l690; }
          break l688;
        }
        p = s689;
      }
      p = skipEnds(p);
      if (p < 0) { break l688; }
      l694: {
        const s692 = p;
        l693: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l693; }
          p = s692;
          break l694;
        }
        p = s692;
        break l688;
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
  let n698 = 0;
  l695: for (;;) {
    if (n698 >= 4096) break;
    const s697 = p;
    l696: {
      {
        const s699 = p;
        l700: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l700; }
          break l696;
        }
        p = s699;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l696;
      }
      p++;
      n698++;
      continue l695;
    }
    p = s697;
    break;
  }
  p = skipMarkedQuote(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf204(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  const r702 = readMarkedEnd(p);
  if (r702 === undefined) { return -1; }
  value = r702;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l703: {
    const s704 = p;
    const t705 = trail.length;
    l706: {
      const r707 = readMarkedClose(p);
      if (r707 === undefined) { break l706; }
      value = r707;
      p = pos;
      break l703;
    }
    p = s704;
    if (trail.length > t705) trail.length = t705;
    l709: {
      const r710 = readBadCutMarkedQuote(p);
      if (r710 === undefined) { break l709; }
      value = r710;
      p = pos;
      break l703;
    }
    p = s704;
    if (trail.length > t705) trail.length = t705;
    l712: {
      const r713 = readMissingRest(p);
      if (r713 === undefined) { break l712; }
      value = r713;
      p = pos;
      break l703;
    }
    p = s704;
    if (trail.length > t705) trail.length = t705;
    const r715 = readMissingQuote(p);
    if (r715 === undefined) { return undefined; }
    value = r715;
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

function leaf208(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberNode | WordNode;
  l718: {
    const s719 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l720: {
        const r721 = readNumber(p);
        if (r721 === undefined) { break l720; }
        value = r721;
        p = pos;
        break l718;
      }
      p = s719;
    } else touched ||= p >= end;
    const r745 = readWord(p);
    if (r745 === undefined) { return -1; }
    value = r745;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s722 = p;
  l723: {
    if (text.charCodeAt(p) === 45) {
      const s725 = p;
      l724: {

        p++;
        break l723;
      }
      p = s725;
    } else touched ||= p >= end;
  }
  l726: {
    const s727 = p;
    if (text.charCodeAt(p) === 48) {
      l728: {

        p++;
        break l726;
      }
      p = s727;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l729: {
    if (text.charCodeAt(p) === 46) {
      const s731 = p;
      l730: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l730;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l729;
      }
      p = s731;
    } else touched ||= p >= end;
  }
  l732: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s734 = p;
      l733: {
        p++;
        l735: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s737 = p;
            l736: {
              p++;
              break l735;
            }
            p = s737;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l733;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l732;
      }
      p = s734;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s722, p);
  l740: {
    const s738 = p;
    l739: {
      p = skipScalarEnd(p);
      if (p < 0) { break l739; }
      p = s738;
      break l740;
    }
    p = s738;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l741: {
    const s742 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      l743: {
        p++;
        break l741;
      }
      p = s742;
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
  const s746 = p;
  {
    const s747 = p;
    l748: {
      p = skipEnds(p);
      if (p < 0) { break l748; }
      return undefined;
    }
    p = s747;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l750: for (;;) {
    const s752 = p;
    l751: {
      {
        const s754 = p;
        l755: {
          p = skipEnds(p);
          if (p < 0) { break l755; }
          break l751;
        }
        p = s754;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l751;
      }
      p++;
      continue l750;
    }
    p = s752;
    break;
  }
  l_text = text.slice(s746, p);
  l759: {
    const s757 = p;
    l758: {
      p = skipScalarEnd(p);
      if (p < 0) { break l758; }
      p = s757;
      break l759;
    }
    p = s757;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf212(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutPartNode | BadDebrisNode;
  l761: {
    const s762 = p;
    const t763 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l764: {
        const r765 = readSpace(p);
        if (r765 === undefined) { break l764; }
        value = r765;
        p = pos;
        break l761;
      }
      p = s762;
      if (trail.length > t763) trail.length = t763;
    } else touched ||= p >= end;
    l767: {
      const r768 = readBadCutPart(p);
      if (r768 === undefined) { break l767; }
      value = r768;
      p = pos;
      break l761;
    }
    p = s762;
    if (trail.length > t763) trail.length = t763;
    const r843 = readBadDebris(p);
    if (r843 === undefined) { return -1; }
    value = r843;
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
  l769: {
    const s770 = p;
    l771: {
      p = skipKey(p);
      if (p < 0) { break l771; }
      break l769;
    }
    p = s770;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l808: {
        p = skipNumber(p);
        if (p < 0) { break l808; }
        break l769;
      }
      p = s770;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l772: {
    const s773 = p;
    if (text.charCodeAt(p) === 34) {
      l774: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l774; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l774;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l774;
        }
        p++;
        break l772;
      }
      p = s773;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l783: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l783; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l783;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l783;
        }
        p++;
        break l772;
      }
      p = s773;
    } else touched ||= p >= end;
    l792: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l792; }
      p = skipMarkedKey(p);
      if (p < 0) { break l792; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l792; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l792;
      }
      p++;
      break l772;
    }
    p = s773;

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
  l775: for (;;) {
    const s777 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l776: {
        l779: {
          const s780 = p;
          if (text.charCodeAt(p) === 92) {
            l781: {
              p = skip_escape(p);
              if (p < 0) { break l781; }
              break l779;
            }
            p = s780;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l776;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l775;
      }
      p = s777;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l784: for (;;) {
    const s786 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l785: {
        l788: {
          const s789 = p;
          if (text.charCodeAt(p) === 92) {
            l790: {
              p = skip_escape(p);
              if (p < 0) { break l790; }
              break l788;
            }
            p = s789;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l785;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l784;
      }
      p = s786;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m797 = false;
  l794: for (;;) {
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
      m797 = true;
      continue l794;
    }
    p = s796;
    break;
  }
  if (!m797) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n802 = characterSize(p, CLASS_2);
  if (n802 === 0) { return -1; }
  p += n802;
  l803: for (;;) {
    const s805 = p;
    if (p < end) {
      l804: {
        const n807 = characterSize(p, CLASS_3);
        if (n807 === 0) { break l804; }
        p += n807;
        continue l803;
      }
      p = s805;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l810: {
    if (text.charCodeAt(p) === 45) {
      const s812 = p;
      l811: {

        p++;
        break l810;
      }
      p = s812;
    } else touched ||= p >= end;
  }
  l813: {
    const s814 = p;
    if (text.charCodeAt(p) === 48) {
      l815: {

        p++;
        break l813;
      }
      p = s814;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l816: {
    if (text.charCodeAt(p) === 46) {
      const s818 = p;
      l817: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l817;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l816;
      }
      p = s818;
    } else touched ||= p >= end;
  }
  l819: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s821 = p;
      l820: {
        p++;
        l822: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s824 = p;
            l823: {
              p++;
              break l822;
            }
            p = s824;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l820;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l819;
      }
      p = s821;
    } else touched ||= p >= end;
  }
  l827: {
    const s825 = p;
    l826: {
      p = skipScalarEnd(p);
      if (p < 0) { break l826; }
      p = s825;
      break l827;
    }
    p = s825;
    return -1;
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s829 = p;
    l830: {
      p = skipEnds(p);
      if (p < 0) { break l830; }
      return -1;
    }
    p = s829;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l832: for (;;) {
    const s834 = p;
    l833: {
      {
        const s836 = p;
        l837: {
          p = skipEnds(p);
          if (p < 0) { break l837; }
          break l833;
        }
        p = s836;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l833;
      }
      p++;
      continue l832;
    }
    p = s834;
    break;
  }
  l841: {
    const s839 = p;
    l840: {
      p = skipScalarEnd(p);
      if (p < 0) { break l840; }
      p = s839;
      break l841;
    }
    p = s839;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s844 = p;
    l845: {
      p = skipEnds(p);
      if (p < 0) { break l845; }
      return undefined;
    }
    p = s844;
  }
  {
    const s847 = p;
    l848: {
      if (p < end) {
        {
          const s850 = p;
          l851: {
            p++;
            break l848;
          }
          p = s850;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s847;
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

function leaf224(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r854 = readListEnd(p);
  if (r854 === undefined) { return -1; }
  value = r854;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l855: {
    const s856 = p;
    const t857 = trail.length;
    l858: {
      const r859 = readListClose(p);
      if (r859 === undefined) { break l858; }
      value = r859;
      p = pos;
      break l855;
    }
    p = s856;
    if (trail.length > t857) trail.length = t857;
    l864: {
      const r865 = readMissingRest(p);
      if (r865 === undefined) { break l864; }
      value = r865;
      p = pos;
      break l855;
    }
    p = s856;
    if (trail.length > t857) trail.length = t857;
    const r867 = readMissingBracket(p);
    if (r867 === undefined) { return undefined; }
    value = r867;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l860: {
    const s861 = p;
    if (text.charCodeAt(p) === 93) {
      l862: {

        p++;
        break l860;
      }
      p = s861;
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

function leaf230(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadCutPartNode | BadDebrisNode;
  l870: {
    const s871 = p;
    const t872 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l873: {
        const r874 = readComma(p);
        if (r874 === undefined) { break l873; }
        value = r874;
        p = pos;
        break l870;
      }
      p = s871;
      if (trail.length > t872) trail.length = t872;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l876: {
        const r877 = readSpace(p);
        if (r877 === undefined) { break l876; }
        value = r877;
        p = pos;
        break l870;
      }
      p = s871;
      if (trail.length > t872) trail.length = t872;
    } else touched ||= p >= end;
    l879: {
      const r880 = readBadCutPart(p);
      if (r880 === undefined) { break l879; }
      value = r880;
      p = pos;
      break l870;
    }
    p = s871;
    if (trail.length > t872) trail.length = t872;
    const r882 = readBadDebris(p);
    if (r882 === undefined) { return -1; }
    value = r882;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf231(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r884 = readObjectEnd(p);
  if (r884 === undefined) { return -1; }
  value = r884;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l885: {
    const s886 = p;
    const t887 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l888: {
        const r889 = readObjectClose(p);
        if (r889 === undefined) { break l888; }
        value = r889;
        p = pos;
        break l885;
      }
      p = s886;
      if (trail.length > t887) trail.length = t887;
    } else touched ||= p >= end;
    l891: {
      const r892 = readMissingRest(p);
      if (r892 === undefined) { break l891; }
      value = r892;
      p = pos;
      break l885;
    }
    p = s886;
    if (trail.length > t887) trail.length = t887;
    const r894 = readMissingBracket(p);
    if (r894 === undefined) { return undefined; }
    value = r894;
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

function leaf234(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l897: {
    const s898 = p;
    const t899 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l900: {
        const r901 = readBadBrackets(p);
        if (r901 === undefined) { break l900; }
        value = r901;
        p = pos;
        break l897;
      }
      p = s898;
      if (trail.length > t899) trail.length = t899;
    } else touched ||= p >= end;
    const r903 = readBadJunk(p);
    if (r903 === undefined) { return -1; }
    value = r903;
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
    const s904 = p;
    l905: {
      p = skip_callOver(p);
      if (p < 0) { break l905; }
      return undefined;
    }
    p = s904;
  }
  let m911 = false;
  l908: for (;;) {
    const s910 = p;
    l909: {
      {
        const s912 = p;
        l913: {
          p = skipEnds(p);
          if (p < 0) { break l913; }
          break l909;
        }
        p = s912;
      }
      {
        const s915 = p;
        l916: {
          p = skip_callClose(p);
          if (p < 0) { break l916; }
          break l909;
        }
        p = s915;
      }
      {
        const s918 = p;
        l919: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l919; }
          break l909;
        }
        p = s918;
      }
      {
        const s921 = p;
        l922: {
          p = skipParameterOpen(p);
          if (p < 0) { break l922; }
          break l909;
        }
        p = s921;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s924 = p;
          l925: {
            p++;
            break l909;
          }
          p = s924;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l909;
      }
      p++;
      m911 = true;
      continue l908;
    }
    p = s910;
    break;
  }
  if (!m911) { return undefined; }
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

function leaf246(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  const r928 = readCallEnd(p);
  if (r928 === undefined) { return -1; }
  value = r928;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l929: {
    const s930 = p;
    const t931 = trail.length;
    l932: {
      const r933 = readCallClose(p);
      if (r933 === undefined) { break l932; }
      value = r933;
      p = pos;
      break l929;
    }
    p = s930;
    if (trail.length > t931) trail.length = t931;
    l935: {
      const r936 = readBadCallClose(p);
      if (r936 === undefined) { break l935; }
      value = r936;
      p = pos;
      break l929;
    }
    p = s930;
    if (trail.length > t931) trail.length = t931;
    l938: {
      const r939 = readBadCutClose(p);
      if (r939 === undefined) { break l938; }
      value = r939;
      p = pos;
      break l929;
    }
    p = s930;
    if (trail.length > t931) trail.length = t931;
    l941: {
      const r942 = readCallOver(p);
      if (r942 === undefined) { break l941; }
      value = r942;
      p = pos;
      break l929;
    }
    p = s930;
    if (trail.length > t931) trail.length = t931;
    l947: {
      const r948 = readCallOverAtEnd(p);
      if (r948 === undefined) { break l947; }
      value = r948;
      p = pos;
      break l929;
    }
    p = s930;
    if (trail.length > t931) trail.length = t931;
    l953: {
      const r954 = readMissingAtEnd(p);
      if (r954 === undefined) { break l953; }
      value = r954;
      p = pos;
      break l929;
    }
    p = s930;
    if (trail.length > t931) trail.length = t931;
    const r959 = readMissingCallClose(p);
    if (r959 === undefined) { return undefined; }
    value = r959;
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
  l945: {
    if (p < end) {
      const s943 = p;
      l944: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l944;
        }
        p++;
        p = s943;
        break l945;
      }
      p = s943;
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
      const s949 = p;
      l950: {
        p++;
        return undefined;
      }
      p = s949;
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
      const s955 = p;
      l956: {
        p++;
        return undefined;
      }
      p = s955;
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

function leaf259(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutCallNode;
  const r962 = readBadCutCall(p);
  if (r962 === undefined) { return -1; }
  value = r962;
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

function leaf262(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l964: {
    const s965 = p;
    const t966 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l967: {
        const r968 = readSpace(p);
        if (r968 === undefined) { break l967; }
        value = r968;
        p = pos;
        break l964;
      }
      p = s965;
      if (trail.length > t966) trail.length = t966;
    } else touched ||= p >= end;
    l970: {
      const r971 = readSeparator(p);
      if (r971 === undefined) { break l970; }
      value = r971;
      p = pos;
      break l964;
    }
    p = s965;
    if (trail.length > t966) trail.length = t966;
    if (text.charCodeAt(p) === 96) {
      l976: {
        const r977 = readBadInnerFence(p);
        if (r977 === undefined) { break l976; }
        value = r977;
        p = pos;
        break l964;
      }
      p = s965;
      if (trail.length > t966) trail.length = t966;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r979 = readInnerFenceEnd(p);
    if (r979 === undefined) { return -1; }
    value = r979;
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
  l974: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
      const s972 = p;
      l973: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l973;
        }
        p++;
        p = s972;
        break l974;
      }
      p = s972;
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

function leaf266(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r981 = readPyOpen(p);
  if (r981 === undefined) { return -1; }
  value = r981;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l984: {
    const s982 = p;
    l983: {
      p = skip_pyList(p);
      if (p < 0) { break l983; }
      p = s982;
      break l984;
    }
    p = s982;
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

function leaf268(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r986 = readPyHead(p);
  if (r986 === undefined) { return -1; }
  value = r986;
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
  const r987 = readPyName(p);
  if (r987 === undefined) { return undefined; }
  l_name = r987;
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
  const s988 = p;
  const n989 = characterSize(p, CLASS_0);
  if (n989 === 0) { return undefined; }
  p += n989;
  l990: for (;;) {
    const s992 = p;
    if (p < end) {
      l991: {
        const n994 = characterSize(p, CLASS_1);
        if (n994 === 0) { break l991; }
        p += n994;
        continue l990;
      }
      p = s992;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s988, p);
  pos = p;
  return value;
}

function leaf271(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyKeyNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r997 = readPyKey(p);
  if (r997 === undefined) { return -1; }
  value = r997;
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
  const r998 = readBareKey(p);
  if (r998 === undefined) { return undefined; }
  l_name = r998;
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
      const s1000 = p;
      l1001: {

        p++;
        return undefined;
      }
      p = s1000;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'PyKey', start: base + start, end: base + p, name: l_name };
}

function leaf273(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutArgumentNode | BadCutPartNode | BadDebrisNode;
  l1004: {
    const s1005 = p;
    const t1006 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1007: {
        const r1008 = readSpace(p);
        if (r1008 === undefined) { break l1007; }
        value = r1008;
        p = pos;
        break l1004;
      }
      p = s1005;
      if (trail.length > t1006) trail.length = t1006;
    } else touched ||= p >= end;
    l1010: {
      const r1011 = readBadCutArgument(p);
      if (r1011 === undefined) { break l1010; }
      value = r1011;
      p = pos;
      break l1004;
    }
    p = s1005;
    if (trail.length > t1006) trail.length = t1006;
    l1016: {
      const r1017 = readBadCutPart(p);
      if (r1017 === undefined) { break l1016; }
      value = r1017;
      p = pos;
      break l1004;
    }
    p = s1005;
    if (trail.length > t1006) trail.length = t1006;
    const r1019 = readBadDebris(p);
    if (r1019 === undefined) { return -1; }
    value = r1019;
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
      const s1012 = p;
      l1013: {

        p++;
        return -1;
      }
      p = s1012;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf277(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r1021 = readPyCallEnd(p);
  if (r1021 === undefined) { return -1; }
  value = r1021;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l1022: {
    const s1023 = p;
    const t1024 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1025: {
        const r1026 = readPyCallClose(p);
        if (r1026 === undefined) { break l1025; }
        value = r1026;
        p = pos;
        break l1022;
      }
      p = s1023;
      if (trail.length > t1024) trail.length = t1024;
    } else touched ||= p >= end;
    l1028: {
      const r1029 = readMissingRest(p);
      if (r1029 === undefined) { break l1028; }
      value = r1029;
      p = pos;
      break l1022;
    }
    p = s1023;
    if (trail.length > t1024) trail.length = t1024;
    const r1031 = readMissingBracket(p);
    if (r1031 === undefined) { return undefined; }
    value = r1031;
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

function leaf280(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l1034: {
    const s1035 = p;
    const t1036 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1037: {
        const r1038 = readComma(p);
        if (r1038 === undefined) { break l1037; }
        value = r1038;
        p = pos;
        break l1034;
      }
      p = s1035;
      if (trail.length > t1036) trail.length = t1036;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1040: {
        const r1041 = readSpace(p);
        if (r1041 === undefined) { break l1040; }
        value = r1041;
        p = pos;
        break l1034;
      }
      p = s1035;
      if (trail.length > t1036) trail.length = t1036;
    } else touched ||= p >= end;
    const r1043 = readBadDebris(p);
    if (r1043 === undefined) { return -1; }
    value = r1043;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf281(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r1045 = readPyEnd(p);
  if (r1045 === undefined) { return -1; }
  value = r1045;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l1046: {
    const s1047 = p;
    const t1048 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1049: {
        const r1050 = readPyClose(p);
        if (r1050 === undefined) { break l1049; }
        value = r1050;
        p = pos;
        break l1046;
      }
      p = s1047;
      if (trail.length > t1048) trail.length = t1048;
    } else touched ||= p >= end;
    l1052: {
      const r1053 = readMissingAtEnd(p);
      if (r1053 === undefined) { break l1052; }
      value = r1053;
      p = pos;
      break l1046;
    }
    p = s1047;
    if (trail.length > t1048) trail.length = t1048;
    const r1055 = readMissingBracket(p);
    if (r1055 === undefined) { return undefined; }
    value = r1055;
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

function leaf284(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1058!: null;
  l1061: {
    const s1059 = p;
    l1060: {
      p = skipLines(p);
      if (p < 0) { break l1060; }
      p = s1059;
      break l1061;
    }
    p = s1059;
    return -1;
  }
  e1058 = null;
  value = [e1058];
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

function leaf287(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e1062!: null;
  l1065: {
    const s1063 = p;
    l1064: {
      p = skipJson(p);
      if (p < 0) { break l1064; }
      p = s1063;
      break l1065;
    }
    p = s1063;
    return -1;
  }
  e1062 = null;
  let e1066!: null;
  {
    const s1067 = p;
    l1068: {
      p = skipEnds(p);
      if (p < 0) { break l1068; }
      return -1;
    }
    p = s1067;
  }
  e1066 = null;
  value = [e1062, e1066];
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

function leaf290(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r1070 = readBadBrackets(p);
  if (r1070 === undefined) { return -1; }
  value = r1070;
  p = pos;
  leafValue = value;
  return p;
}

function leaf291(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1072!: null;
  l1075: {
    const s1073 = p;
    l1074: {
      p = skipVisible(p);
      if (p < 0) { break l1074; }
      p = s1073;
      break l1075;
    }
    p = s1073;
    return -1;
  }
  e1072 = null;
  value = [e1072];
  leafValue = value;
  return p;
}

function leaf292(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1076: {
    const s1077 = p;
    const t1078 = trail.length;
    l1079: {
      const r1080 = readBadNameless(p);
      if (r1080 === undefined) { break l1079; }
      value = r1080;
      p = pos;
      break l1076;
    }
    p = s1077;
    if (trail.length > t1078) trail.length = t1078;
    const r1101 = readBadStrayWords(p);
    if (r1101 === undefined) { return -1; }
    value = r1101;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1081: {
    const s1082 = p;
    l1083: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1083; }
      break l1081;
    }
    p = s1082;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l1084: for (;;) {
    const s1086 = p;
    l1085: {
      {
        const s1088 = p;
        l1089: {
          p = skip_callClose(p);
          if (p < 0) { break l1089; }
          break l1085;
        }
        p = s1088;
      }
      {
        const s1091 = p;
        l1092: {
          p = skip_sectionClose(p);
          if (p < 0) { break l1092; }
          break l1085;
        }
        p = s1091;
      }
      {
        const s1094 = p;
        l1095: {
          p = skipCallOpening(p);
          if (p < 0) { break l1095; }
          break l1085;
        }
        p = s1094;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1085;
      }
      p++;
      continue l1084;
    }
    p = s1086;
    break;
  }
  l1097: {
    const s1099 = p;
    l1098: {
      p = skip_callClose(p);
      if (p < 0) { break l1098; }
      break l1097;
    }
    p = s1099;
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
  l1102: {
    const s1103 = p;
    l1104: {
      l1107: {
        const s1105 = p;
        l1106: {
          p = skipSectionCloses(p);
          if (p < 0) { break l1106; }
          p = s1105;
          break l1107;
        }
        p = s1105;
        break l1104;
      }
      let m1111 = false;
      l1108: for (;;) {
        const s1110 = p;
        l1109: {
          {
            const s1112 = p;
            l1113: {
              p = skipStrayStop(p);
              if (p < 0) { break l1113; }
              break l1109;
            }
            p = s1112;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s1121 = p;
              l1122: {

                p++;
                break l1109;
              }
              p = s1121;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s1124 = p;
              l1125: {

                p++;
                break l1109;
              }
              p = s1124;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1109;
          }
          p++;
          m1111 = true;
          continue l1108;
        }
        p = s1110;
        break;
      }
      if (!m1111) { break l1104; }
      break l1102;
    }
    p = s1103;
    l1129: {
      const s1127 = p;
      l1128: {
        p = skip_sectionOver(p);
        if (p < 0) { break l1128; }
        p = s1127;
        break l1129;
      }
      p = s1127;
      return undefined;
    }
    let m1133 = false;
    l1130: for (;;) {
      const s1132 = p;
      l1131: {
        {
          const s1134 = p;
          l1135: {
            p = skipStrayStop(p);
            if (p < 0) { break l1135; }
            break l1131;
          }
          p = s1134;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1131;
        }
        p++;
        m1133 = true;
        continue l1130;
      }
      p = s1132;
      break;
    }
    if (!m1133) { return undefined; }
    l1139: {
      if (text.charCodeAt(p) === 91) {
        const s1137 = p;
        l1138: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l1138;
          }
          p++;
          p = s1137;
          break l1139;
        }
        p = s1137;
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
  l1115: {
    const s1116 = p;
    l1117: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1117; }
      break l1115;
    }
    p = s1116;
    l1118: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1118; }
      break l1115;
    }
    p = s1116;
    l1119: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1119; }
      break l1115;
    }
    p = s1116;
    l1120: {
      p = skipVisible(p);
      if (p < 0) { break l1120; }
      break l1115;
    }
    p = s1116;
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

function leaf306(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r1141 = readSectionEnd(p);
  if (r1141 === undefined) { return -1; }
  value = r1141;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1142: {
    const s1143 = p;
    const t1144 = trail.length;
    l1145: {
      const r1146 = readSectionClose(p);
      if (r1146 === undefined) { break l1145; }
      value = r1146;
      p = pos;
      break l1142;
    }
    p = s1143;
    if (trail.length > t1144) trail.length = t1144;
    l1148: {
      const r1149 = readBadSectionClose(p);
      if (r1149 === undefined) { break l1148; }
      value = r1149;
      p = pos;
      break l1142;
    }
    p = s1143;
    if (trail.length > t1144) trail.length = t1144;
    l1151: {
      const r1152 = readBadCutClose(p);
      if (r1152 === undefined) { break l1151; }
      value = r1152;
      p = pos;
      break l1142;
    }
    p = s1143;
    if (trail.length > t1144) trail.length = t1144;
    l1154: {
      const r1155 = readSectionOver(p);
      if (r1155 === undefined) { break l1154; }
      value = r1155;
      p = pos;
      break l1142;
    }
    p = s1143;
    if (trail.length > t1144) trail.length = t1144;
    l1157: {
      const r1158 = readMissingAtEnd(p);
      if (r1158 === undefined) { break l1157; }
      value = r1158;
      p = pos;
      break l1142;
    }
    p = s1143;
    if (trail.length > t1144) trail.length = t1144;
    const r1160 = readMissingSectionClose(p);
    if (r1160 === undefined) { return undefined; }
    value = r1160;
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

function leaf312(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1163!: null;
  l1166: {
    const s1164 = p;
    l1165: {
      p = skipBareCall(p);
      if (p < 0) { break l1165; }
      p = s1164;
      break l1166;
    }
    p = s1164;
    return -1;
  }
  e1163 = null;
  value = [e1163];
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

function leaf316(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l1167: {
    const s1168 = p;
    const t1169 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1170: {
        const r1171 = readSpace(p);
        if (r1171 === undefined) { break l1170; }
        value = r1171;
        p = pos;
        break l1167;
      }
      p = s1168;
      if (trail.length > t1169) trail.length = t1169;
    } else touched ||= p >= end;
    const r1173 = readBadNameless(p);
    if (r1173 === undefined) { return -1; }
    value = r1173;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf317(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1175: {
    const s1177 = p;
    l1176: {
      const r1178 = readLateClose(p);
      if (r1178 === undefined) { break l1176; }
      value = r1178;
      p = pos;
      break l1175;
    }
    p = s1177;
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

function leaf319(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1180!: null;
  l1183: {
    const s1181 = p;
    l1182: {
      p = skipBareObject(p);
      if (p < 0) { break l1182; }
      p = s1181;
      break l1183;
    }
    p = s1181;
    return -1;
  }
  e1180 = null;
  value = [e1180];
  leafValue = value;
  return p;
}

function leaf320(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l1184: {
    const s1185 = p;
    const t1186 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1187: {
        const r1188 = readSpace(p);
        if (r1188 === undefined) { break l1187; }
        value = r1188;
        p = pos;
        break l1184;
      }
      p = s1185;
      if (trail.length > t1186) trail.length = t1186;
    } else touched ||= p >= end;
    l1190: {
      const r1191 = readSeparator(p);
      if (r1191 === undefined) { break l1190; }
      value = r1191;
      p = pos;
      break l1184;
    }
    p = s1185;
    if (trail.length > t1186) trail.length = t1186;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1193 = readBadBrackets(p);
    if (r1193 === undefined) { return -1; }
    value = r1193;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf321(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1195!: null;
  l1198: {
    const s1196 = p;
    l1197: {
      p = skip_pyList(p);
      if (p < 0) { break l1197; }
      p = s1196;
      break l1198;
    }
    p = s1196;
    return -1;
  }
  e1195 = null;
  value = [e1195];
  leafValue = value;
  return p;
}

function leaf322(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r1199 = readBadBracket(p);
  if (r1199 === undefined) { return -1; }
  value = r1199;
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

function leaf324(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | null;
  l1201: {
    if (text.charCodeAt(p) === 96) {
      const s1203 = p;
      l1202: {
        const r1204 = readWrappingEnd(p);
        if (r1204 === undefined) { break l1202; }
        value = r1204;
        p = pos;
        break l1201;
      }
      p = s1203;
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
  l1207: {
    const s1205 = p;
    l1206: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l1208: {
        const s1209 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1210: {
            p++;
            break l1208;
          }
          p = s1209;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s1211 = p;
            l1212: {
              p++;
              break l1206;
            }
            p = s1211;
          }
        } else touched ||= p >= end;
      }
      p = s1205;
      break l1207;
    }
    p = s1205;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf326(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1215!: null;
  l1218: {
    const s1216 = p;
    l1217: {
      p = skip_bareList(p);
      if (p < 0) { break l1217; }
      p = s1216;
      break l1218;
    }
    p = s1216;
    return -1;
  }
  e1215 = null;
  value = [e1215];
  leafValue = value;
  return p;
}

function leaf327(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkerNode | CitationNode;
  l1219: {
    const s1220 = p;
    l1221: {
      const r1222 = readMarker(p);
      if (r1222 === undefined) { break l1221; }
      value = r1222;
      p = pos;
      break l1219;
    }
    p = s1220;
    const r1224 = readCitation(p);
    if (r1224 === undefined) { return -1; }
    value = r1224;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readCitation(p: number): CitationNode | undefined {
  let c = 0;
  const start = p;
  l1225: {
    const s1226 = p;
    l1227: {
      p = skipCitationOpen(p);
      if (p < 0) { break l1227; }
      break l1225;
    }
    p = s1226;
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

function leaf333(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtCloseNode | BadEndTokenNode;
  l1229: {
    const s1230 = p;
    const t1231 = trail.length;
    l1232: {
      const r1233 = readBadThoughtClose(p);
      if (r1233 === undefined) { break l1232; }
      value = r1233;
      p = pos;
      break l1229;
    }
    p = s1230;
    if (trail.length > t1231) trail.length = t1231;
    const r1235 = readBadEndToken(p);
    if (r1235 === undefined) { return -1; }
    value = r1235;
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

function leaf335(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r1237 = readBadStrayClose(p);
  if (r1237 === undefined) { return -1; }
  value = r1237;
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
  l1238: {
    const s1239 = p;
    l1240: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1240; }
      break l1238;
    }
    p = s1239;
    p = skip_callClose(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf338(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1242 = readFenceOpen(p);
  if (r1242 === undefined) { return -1; }
  value = r1242;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1243 = p;
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
  l_text = text.slice(s1243, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function text340(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l1245: {
        if (text.charCodeAt(p) === 96) {
          {
            const s1246 = p;
            l1247: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1247;
              }
              p += 3;
              break l1245;
            }
            p = s1246;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1245;
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

function leaf341(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l1249: {
    if (text.charCodeAt(p) === 96) {
      const s1251 = p;
      l1250: {
        const r1252 = readFenceClose(p);
        if (r1252 === undefined) { break l1250; }
        value = r1252;
        p = pos;
        break l1249;
      }
      p = s1251;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s1253 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s1253, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf343(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1255 = readInlineCode(p);
  if (r1255 === undefined) { return -1; }
  value = r1255;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s1256 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCode(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s1256, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function text345(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1258: {
      {
        const s1259 = p;
        l1260: {
          p = skipStop(p);
          if (p < 0) { break l1260; }
          break l1258;
        }
        p = s1259;
      }
      {
        const s1262 = p;
        l1263: {
          p = skipCutStop(p);
          if (p < 0) { break l1263; }
          break l1258;
        }
        p = s1262;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l1258;
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

function leaf348(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | BadCutOpeningNode | LoneTextNode;
  l1265: {
    const s1266 = p;
    const t1267 = trail.length;
    l1268: {
      const r1269 = readBadCutMarker(p);
      if (r1269 === undefined) { break l1268; }
      value = r1269;
      p = pos;
      break l1265;
    }
    p = s1266;
    if (trail.length > t1267) trail.length = t1267;
    l1271: {
      const r1272 = readBadCutOpening(p);
      if (r1272 === undefined) { break l1271; }
      value = r1272;
      p = pos;
      break l1265;
    }
    p = s1266;
    if (trail.length > t1267) trail.length = t1267;
    const r1278 = readLoneText(p);
    if (r1278 === undefined) { return -1; }
    value = r1278;
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
  l1273: {
    const s1274 = p;
    l1275: {
      p = skip_pyList(p);
      if (p < 0) { break l1275; }
      break l1273;
    }
    p = s1274;
    l1276: {
      p = skipBareCall(p);
      if (p < 0) { break l1276; }
      break l1273;
    }
    p = s1274;
    p = skipBareObject(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readLoneText(p: number): LoneTextNode | undefined {
  const start = p;
  let l_text!: string;
  const s1279 = p;
  l1280: {
    const s1281 = p;
    l1282: {
      p = skipTokens(p);
      if (p < 0) { break l1282; }
      break l1280;
    }
    p = s1281;
    l1283: {
      p = skipStop(p);
      if (p < 0) { break l1283; }
      break l1280;
    }
    p = s1281;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s1279, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf354(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l1285: {
    const s1287 = p;
    l1286: {
      const r1288 = readEnd(p);
      if (r1288 === undefined) { break l1286; }
      value = r1288;
      p = pos;
      break l1285;
    }
    p = s1287;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s1289 = p;
      l1290: {
        p++;
        return undefined;
      }
      p = s1289;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf356(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l1293: {
    const s1295 = p;
    const t1296 = trail.length;
    l1294: {
      const r1297 = readBadThoughtAgain(p);
      if (r1297 === undefined) { break l1294; }
      value = r1297;
      p = pos;
      break l1293;
    }
    p = s1295;
    if (trail.length > t1296) trail.length = t1296;
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

function leaf358(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r1299 = readThoughtGoesOn(p);
  if (r1299 === undefined) { return -1; }
  value = r1299;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf25 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf327 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf333 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'leaf', read: leaf335 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf343 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf348 }] } }, { op: 'leaf', read: leaf354 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf5 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf16 }] } }, { op: 'leaf', read: leaf20 }] }] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'text', read: text9, isSome: true } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf31 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf78 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }] } }, { op: 'leaf', read: leaf324 }] } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf79 }, { op: 'leaf', read: leaf83 }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf259 }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf262 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf284, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf287, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf290 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf291, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf259 }] } }] }, { op: 'leaf', read: leaf292 }] } }, { op: 'leaf', read: leaf306 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf84 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf78 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf136 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf146, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf148, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf208 }] } }] } }] }, { op: 'leaf', read: leaf234 }] } }, { op: 'leaf', read: leaf246 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf90 }, { op: 'leaf', read: leaf106 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf127 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'text', read: text110, isSome: true } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf149 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf230 }] } }, { op: 'leaf', read: leaf231 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf152 }, { op: 'leaf', read: leaf83 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf148, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf208 }] } }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf161 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf165 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf148, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf208 }] } }] }, { op: 'leaf', read: leaf212 }] } }, { op: 'leaf', read: leaf224 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf168 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf171 }] } }, { op: 'leaf', read: leaf176 }] } };
const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'text', read: text170, isSome: true } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf180 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf184 }] } }, { op: 'leaf', read: leaf188 }] } };
const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'text', read: text182, isSome: true } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf191 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf188 }] } };
const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'text', read: text193, isSome: true } };
const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf204 }] } };
const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'text', read: text199, isSome: true } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf266 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf280 }] } }, { op: 'leaf', read: leaf281 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf268 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf165 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf148, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf208 }] } }] }, { op: 'leaf', read: leaf273 }] } }, { op: 'leaf', read: leaf277 }] } };
const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf271 }, { op: 'leaf', read: leaf83 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf148, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf208 }] } }] } }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf312, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf316 }] } }, { op: 'leaf', read: leaf317 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf319, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf319, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf320 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf321, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf322 } }, { op: 'leaf', read: leaf317 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf326, body: { op: 'again', step: () => stepList } }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf338 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf341 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'text', read: text340, isSome: true } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'text', read: text345, isSome: true } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf356 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf25 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf327 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf333 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'leaf', read: leaf335 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf343 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf348 }] } }, { op: 'leaf', read: leaf354 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf358 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf16 }] } }, { op: 'leaf', read: leaf20 }] }] } };

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
