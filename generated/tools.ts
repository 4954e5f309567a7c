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
  readonly ThoughtClose: ThoughtCloseNode;
  readonly MissingThoughtRest: MissingThoughtRestNode;
  readonly MissingThoughtClose: MissingThoughtCloseNode;
  readonly EmptyThought: EmptyThoughtNode;
  readonly BadEndToken: BadEndTokenNode;
  readonly BadFence: BadFenceNode;
  readonly SectionOpen: SectionOpenNode;
  readonly Separator: SeparatorNode;
  readonly BadInnerFence: BadInnerFenceNode;
  readonly InnerFenceEnd: InnerFenceEndNode;
  readonly PyOpen: PyOpenNode;
  readonly PyHead: PyHeadNode;
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
  readonly PyClose: PyCloseNode;
  readonly MissingAtEnd: MissingAtEndNode;
  readonly BadBrackets: BadBracketsNode;
  readonly CallHead: CallHeadNode;
  readonly ParameterHead: ParameterHeadNode;
  readonly RawLayout: RawLayoutNode;
  readonly RawEnd: RawEndNode;
  readonly BadParameterClose: BadParameterCloseNode;
  readonly BadCutRaw: BadCutRawNode;
  readonly MissingParameterClose: MissingParameterCloseNode;
  readonly BadJunk: BadJunkNode;
  readonly CallClose: CallCloseNode;
  readonly BadCallClose: BadCallCloseNode;
  readonly BadCutClose: BadCutCloseNode;
  readonly CallOver: CallOverNode;
  readonly MissingCallClose: MissingCallCloseNode;
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
  readonly LoneText: LoneTextNode;
  readonly End: EndNode;
  readonly BadThoughtAgain: BadThoughtAgainNode;
  readonly ThoughtGoesOn: ThoughtGoesOnNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly ThoughtChars: TextPiece<'ThoughtChars'>;
  readonly TripleChars: TextPiece<'TripleChars'>;
  readonly DoubleChars: TextPiece<'DoubleChars'>;
  readonly SingleChars: TextPiece<'SingleChars'>;
  readonly MarkedChars: TextPiece<'MarkedChars'>;
  readonly Raw: TextPiece<'Raw'>;
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
const TABLE_4 = tableOf([9, 10], [13, 13], [32, 32], [123, 123]);
const TABLE_5 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [125, 125]);
const TABLE_6 = tableOf([98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
const TABLE_7 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
const TABLE_8 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
const TABLE_9 = tableOf([41, 41], [44, 44], [93, 93], [125, 125]);
const TABLE_10 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [44, 44], [93, 93], [125, 125]);
const TABLE_11 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 91], [93, 127]);
const TABLE_12 = tableOf([44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_13 = tableOf([41, 41], [44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_14 = tableOf([0, 8], [11, 12], [14, 31], [33, 38], [40, 91], [93, 127]);
const TABLE_15 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [42, 43], [45, 57], [59, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_16 = tableOf([0, 8], [11, 12], [14, 31], [33, 39], [42, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_17 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [40, 59], [61, 61], [63, 127]);
const TABLE_18 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_19 = tableOf([34, 34], [39, 39], [91, 91], [123, 123]);
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
      p = skipThoughtBreak(p);
      if (p < 0) { break l22; }
      if (!(text.charCodeAt(p) === 96)) {
        touched ||= p >= end;
        break l22;
      }
      p = skipCode(p);
      if (p < 0) { break l22; }
      return undefined;
    }
    p = s21;
  }
  e20 = null;
  let e58!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e58 = text.charAt(p);
  p++;
  value = [e12, e16, e20, e58];
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

function skipCode(p: number): number {
  let c = 0;
  l24: {
    const s25 = p;
    if (text.charCodeAt(p) === 96) {
      l26: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s27 = p;
            l28: {

              p++;
              break l26;
            }
            p = s27;
          }
        } else touched ||= p >= end;
        l30: for (;;) {
          const s32 = p;
          if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
            l31: {
              l34: {
                const s35 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l36: {
                    p++;
                    break l34;
                  }
                  p = s35;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
                  reachesEnd(p, "``");
                  break l31;
                }
                p += 2;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l30;
            }
            p = s32;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l26;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s37 = p;
            l38: {

              p++;
              break l26;
            }
            p = s37;
          }
        } else touched ||= p >= end;
        break l24;
      }
      p = s25;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l40: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l40;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s41 = p;
            l42: {

              p++;
              break l40;
            }
            p = s41;
          }
        } else touched ||= p >= end;
        l44: for (;;) {
          const s46 = p;
          if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
            l45: {
              l48: {
                const s49 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l50: {
                    p++;
                    break l48;
                  }
                  p = s49;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 96) {
                  l51: {

                    p++;
                    if (text.charCodeAt(p) === 96) {
                      {
                        const s52 = p;
                        l53: {

                          p++;
                          break l51;
                        }
                        p = s52;
                      }
                    } else touched ||= p >= end;
                    break l48;
                  }
                  p = s49;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l45;
                }
                p += 3;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l44;
            }
            p = s46;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l40;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s55 = p;
            l56: {

              p++;
              break l40;
            }
            p = s55;
          }
        } else touched ||= p >= end;
        break l24;
      }
      p = s25;
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

function text16(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l60: {
      {
        const s61 = p;
        l62: {
          p = skipThinkClose(p);
          if (p < 0) { break l62; }
          break l60;
        }
        p = s61;
      }
      {
        const s64 = p;
        l65: {
          p = skipThoughtBreak(p);
          if (p < 0) { break l65; }
          break l60;
        }
        p = s64;
      }
      {
        const s67 = p;
        l68: {
          p = skipThoughtBreak(p);
          if (p < 0) { break l68; }
          if (!(text.charCodeAt(p) === 96)) {
            touched ||= p >= end;
            break l68;
          }
          p = skipCode(p);
          if (p < 0) { break l68; }
          break l60;
        }
        p = s67;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l60;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf17(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCodeNode;
  const r70 = readThoughtCode(p);
  if (r70 === undefined) { return -1; }
  value = r70;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtCode(p: number): ThoughtCodeNode | undefined {
  const start = p;
  let l_text!: string;
  p = skipThoughtCode(p);
  if (p < 0) { return undefined; }
  const s71 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCode(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s71, p);
  pos = p;
  return { type: 'ThoughtCode', start: base + start, end: base + p, text: l_text };
}

function skipThoughtCode(p: number): number {
  const noted = trail.length;
  const value = readThoughtCode$(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readThoughtCode$(p: number): string | undefined {
  for (const word of reading.options["thoughtCode"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf21(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  const r73 = readThoughtEnd(p);
  if (r73 === undefined) { return -1; }
  value = r73;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtEnd(p: number): ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode | undefined {
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  l74: {
    const s75 = p;
    const t76 = trail.length;
    l77: {
      const r78 = readThoughtClose(p);
      if (r78 === undefined) { break l77; }
      value = r78;
      p = pos;
      break l74;
    }
    p = s75;
    trail.length = t76;
    l80: {
      const r81 = readMissingThoughtRest(p);
      if (r81 === undefined) { break l80; }
      value = r81;
      p = pos;
      break l74;
    }
    p = s75;
    trail.length = t76;
    const r86 = readMissingThoughtClose(p);
    if (r86 === undefined) { return undefined; }
    value = r86;
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
      const s82 = p;
      l83: {
        p++;
        return undefined;
      }
      p = s82;
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

function leaf26(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EmptyThoughtNode | BadEndTokenNode;
  l89: {
    const s90 = p;
    const t91 = trail.length;
    l92: {
      const r93 = readEmptyThought(p);
      if (r93 === undefined) { break l92; }
      value = r93;
      p = pos;
      break l89;
    }
    p = s90;
    trail.length = t91;
    const r95 = readBadEndToken(p);
    if (r95 === undefined) { return -1; }
    value = r95;
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
  l98: {
    const s96 = p;
    l97: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l99: {
        const s101 = p;
        l100: {
          p = skipTokens(p);
          if (p < 0) { break l100; }
          break l99;
        }
        p = s101;
      }
      if (p < end) {
        {
          const s106 = p;
          l107: {
            p++;
            break l97;
          }
          p = s106;
        }
      } else touched ||= p >= end;
      p = s96;
      break l98;
    }
    p = s96;
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
  let m105 = false;
  l102: for (;;) {
    const s104 = p;
    l103: {
      p = skipEndToken(p);
      if (p < 0) { break l103; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      m105 = true;
      continue l102;
    }
    p = s104;
    break;
  }
  if (!m105) { return -1; }
  return p;
}

function leaf32(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r110 = readBadFence(p);
  if (r110 === undefined) { return -1; }
  value = r110;
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
  l117: {
    const s115 = p;
    l116: {
      p = skipCallAhead(p);
      if (p < 0) { break l116; }
      p = s115;
      break l117;
    }
    p = s115;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipEol(p: number): number {
  l111: {
    const s112 = p;
    if (text.charCodeAt(p) === 13) {
      l113: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l113;
        }
        p += 2;
        break l111;
      }
      p = s112;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l114: {

        p++;
        break l111;
      }
      p = s112;
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
  l118: {
    const s119 = p;
    l120: {
      p = skipSectionOpen(p);
      if (p < 0) { break l120; }
      break l118;
    }
    p = s119;
    l121: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l121; }
      break l118;
    }
    p = s119;
    l122: {
      p = skipCallOpening(p);
      if (p < 0) { break l122; }
      break l118;
    }
    p = s119;
    l167: {
      p = skipBareObject(p);
      if (p < 0) { break l167; }
      break l118;
    }
    p = s119;
    l180: {
      p = skipBareList(p);
      if (p < 0) { break l180; }
      break l118;
    }
    p = s119;
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
  l125: {
    const s123 = p;
    l124: {
      p = skipVisible(p);
      if (p < 0) { break l124; }
      p = s123;
      break l125;
    }
    p = s123;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function skipVisible(p: number): number {
  l126: {
    const s127 = p;
    l128: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l128; }
      break l126;
    }
    p = s127;
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
  l129: {
    const s130 = p;
    l131: {
      p = skipCallOpen(p);
      if (p < 0) { break l131; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l131; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l143: {
        const s145 = p;
        l144: {
          p = skipCallId(p);
          if (p < 0) { break l144; }
          break l143;
        }
        p = s145;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l131; }
      l147: for (;;) {
        const s149 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l148: {
            p = skipAttribute(p);
            if (p < 0) { break l148; }
            continue l147;
          }
          p = s149;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l131; }
      break l129;
    }
    p = s130;
    l153: {
      p = skipCallOpen(p);
      if (p < 0) { break l153; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l153; }
      p = skipLooseEnd(p);
      if (p < 0) { break l153; }
      break l129;
    }
    p = s130;
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
  l139: for (;;) {
    const s141 = p;
    l140: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l140; }
      continue l139;
    }
    p = s141;
    break;
  }
  return p;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s133 = p;
    l134: {
      p = skipNameEnd(p);
      if (p < 0) { break l134; }
      return -1;
    }
    p = s133;
  }
  {
    const s136 = p;
    l137: {
      p = skipEnds(p);
      if (p < 0) { break l137; }
      return -1;
    }
    p = s136;
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

function leaf79(p: number): number {
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

function leaf80(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r191 = readSectionOpen$(p);
  if (r191 === undefined) { return -1; }
  value = r191;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen$(p: number): SectionOpenNode | undefined {
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
    p = skipSectionOpen(p);
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
  p = skipSectionOpen(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadOpenAgainNode = { type: 'BadOpenAgain', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf84(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l206: {
    const s207 = p;
    const t208 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l209: {
        const r210 = readSpace(p);
        if (r210 === undefined) { break l209; }
        value = r210;
        p = pos;
        break l206;
      }
      p = s207;
      trail.length = t208;
    } else touched ||= p >= end;
    l212: {
      const r213 = readSeparator(p);
      if (r213 === undefined) { break l212; }
      value = r213;
      p = pos;
      break l206;
    }
    p = s207;
    trail.length = t208;
    if (text.charCodeAt(p) === 96) {
      l218: {
        const r219 = readBadInnerFence(p);
        if (r219 === undefined) { break l218; }
        value = r219;
        p = pos;
        break l206;
      }
      p = s207;
      trail.length = t208;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r228 = readInnerFenceEnd(p);
    if (r228 === undefined) { return -1; }
    value = r228;
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
  l216: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s214 = p;
      l215: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l215;
        }
        p++;
        p = s214;
        break l216;
      }
      p = s214;
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

function readBadInnerFence(p: number): BadInnerFenceNode | undefined {
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
  l222: {
    const s220 = p;
    l221: {
      l223: {
        const s224 = p;
        if (text.charCodeAt(p) === 123) {
          l225: {

            p++;
            break l223;
          }
          p = s224;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l226: {

            p++;
            break l223;
          }
          p = s224;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l221; }
      }
      p = s220;
      break l222;
    }
    p = s220;
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

function leaf90(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r230 = readPyOpen(p);
  if (r230 === undefined) { return -1; }
  value = r230;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l233: {
    const s231 = p;
    l232: {
      p = skipPyList(p);
      if (p < 0) { break l232; }
      p = s231;
      break l233;
    }
    p = s231;
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

function leaf92(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r235 = readPyHead(p);
  if (r235 === undefined) { return -1; }
  value = r235;
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
  const r236 = readPyName(p);
  if (r236 === undefined) { return undefined; }
  l_name = r236;
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
  const s237 = p;
  const n238 = characterSize(p, CLASS_0);
  if (n238 === 0) { return undefined; }
  p += n238;
  l239: for (;;) {
    const s241 = p;
    if (p < end) {
      l240: {
        const n243 = characterSize(p, CLASS_1);
        if (n243 === 0) { break l240; }
        p += n243;
        continue l239;
      }
      p = s241;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s237, p);
  pos = p;
  return value;
}

function leaf95(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyKeyNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r246 = readPyKey(p);
  if (r246 === undefined) { return -1; }
  value = r246;
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
  const r247 = readBareKey(p);
  if (r247 === undefined) { return undefined; }
  l_name = r247;
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
      const s256 = p;
      l257: {

        p++;
        return undefined;
      }
      p = s256;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'PyKey', start: base + start, end: base + p, name: l_name };
}

function readBareKey(p: number): string | undefined {
  let value!: string;
  const s248 = p;
  const n249 = characterSize(p, CLASS_2);
  if (n249 === 0) { return undefined; }
  p += n249;
  l250: for (;;) {
    const s252 = p;
    if (p < end) {
      l251: {
        const n254 = characterSize(p, CLASS_3);
        if (n254 === 0) { break l251; }
        p += n254;
        continue l250;
      }
      p = s252;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s248, p);
  pos = p;
  return value;
}

function leaf98(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | null;
  l260: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s262 = p;
      l261: {
        const r263 = readSpace(p);
        if (r263 === undefined) { break l261; }
        value = r263;
        p = pos;
        break l260;
      }
      p = s262;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function leaf99(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e265!: null;
  {
    const s266 = p;
    l267: {
      p = skipEnds(p);
      if (p < 0) { break l267; }
      return -1;
    }
    p = s266;
  }
  e265 = null;
  value = [e265];
  leafValue = value;
  return p;
}

function leaf100(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectOpenNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r269 = readObjectOpen(p);
  if (r269 === undefined) { return -1; }
  value = r269;
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
  l270: {
    if (text.charCodeAt(p) === 123) {
      const s272 = p;
      const t273 = trail.length;
      l271: {
        const r274 = readBadDoubledBrace(p);
        if (r274 === undefined) { break l271; }
        p = pos;
        break l270;
      }
      p = s272;
      trail.length = t273;
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
  l277: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s275 = p;
      l276: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l276;
        }
        p++;
        p = s275;
        break l277;
      }
      p = s275;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBraceNode = { type: 'BadDoubledBrace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf103(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  const r280 = readKey(p);
  if (r280 === undefined) { return -1; }
  value = r280;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: unknown | string;
  l281: {
    const s282 = p;
    if (text.charCodeAt(p) === 34) {
      l283: {

        l_quote = "\"";
        p++;
        const r284 = readDoubleKey(p);
        if (r284 === undefined) { break l283; }
        l_name = r284;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l283;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l283;
        }
        p++;
        break l281;
      }
      p = s282;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l313: {

        l_quote = "'";
        p++;
        const r314 = readSingleKey(p);
        if (r314 === undefined) { break l313; }
        l_name = r314;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l313;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l313;
        }
        p++;
        break l281;
      }
      p = s282;
    } else touched ||= p >= end;
    l328: {
      const r329 = readMarkedQuote(p);
      if (r329 === undefined) { break l328; }
      l_quote = r329;
      p = pos;
      const r331 = readMarkedKey(p);
      if (r331 === undefined) { break l328; }
      l_name = r331;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l328; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l328;
      }
      p++;
      break l281;
    }
    p = s282;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r341 = readBareKey(p);
    if (r341 === undefined) { return undefined; }
    l_name = r341;
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
  const list289: string[] = [];
  l285: for (;;) {
    const s287 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l286: {
        let v288!: string;
        l291: {
          const s292 = p;
          if (text.charCodeAt(p) === 92) {
            l293: {
              const r294 = readEscape(p);
              if (r294 === undefined) { break l293; }
              v288 = r294;
              p = pos;
              break l291;
            }
            p = s292;
          } else touched ||= p >= end;
          const s311 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l286;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v288 = text.slice(s311, p);
        }
        list289.push(v288);
        continue l285;
      }
      p = s287;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list289;
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
  l295: {
    const s296 = p;
    if (text.charCodeAt(p) === 92) {
      l297: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l297;
        }
        p += 2;
        const s298 = p;
        let n302 = 0;
        l299: for (;;) {
          if (n302 >= 4) break;
          const s301 = p;
          l300: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l300;
            }
            p++;
            n302++;
            continue l299;
          }
          p = s301;
          break;
        }
        if (n302 < 4) { break l297; }
        l_hex = text.slice(s298, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l295;
      }
      p = s296;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l303: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s304 = p;
            l305: {

              p++;
              break l303;
            }
            p = s304;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l303;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l295;
      }
      p = s296;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s307 = p;
        l308: {

          p++;
          return undefined;
        }
        p = s307;
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
  const list319: string[] = [];
  l315: for (;;) {
    const s317 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l316: {
        let v318!: string;
        l321: {
          const s322 = p;
          if (text.charCodeAt(p) === 92) {
            l323: {
              const r324 = readEscape(p);
              if (r324 === undefined) { break l323; }
              v318 = r324;
              p = pos;
              break l321;
            }
            p = s322;
          } else touched ||= p >= end;
          const s326 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l316;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v318 = text.slice(s326, p);
        }
        list319.push(v318);
        continue l315;
      }
      p = s317;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list319;
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
  const s332 = p;
  let m336 = false;
  l333: for (;;) {
    const s335 = p;
    l334: {
      {
        const s337 = p;
        l338: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l338; }
          break l334;
        }
        p = s337;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l334;
      }
      p++;
      m336 = true;
      continue l333;
    }
    p = s335;
    break;
  }
  if (!m336) { return undefined; }
  value = text.slice(s332, p);
  pos = p;
  return value;
}

function skipMarkedQuote(p: number): number {
  const noted = trail.length;
  const value = readMarkedQuote(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function leaf111(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r344 = readListOpen(p);
  if (r344 === undefined) { return -1; }
  value = r344;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l345: {
    const s346 = p;
    if (text.charCodeAt(p) === 91) {
      l347: {

        p++;
        break l345;
      }
      p = s346;
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

function leaf115(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode;
  if (!(text.charCodeAt(p) === 44)) {
    touched ||= p >= end;
    return -1;
  }
  const r349 = readComma(p);
  if (r349 === undefined) { return -1; }
  value = r349;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l350: {
    const s351 = p;
    const t352 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l353: {
        const r354 = readBadComma(p);
        if (r354 === undefined) { break l353; }
        p = pos;
        break l350;
      }
      p = s351;
      trail.length = t352;
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
  l357: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      const s355 = p;
      l356: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l356;
        }
        p++;
        p = s355;
        break l357;
      }
      p = s355;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadCommaNode = { type: 'BadComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf118(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r360 = readTripleOpen(p);
  if (r360 === undefined) { return -1; }
  value = r360;
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

function leaf120(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r362 = readTripleChar(p);
  if (r362 === undefined) { return -1; }
  value = r362;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e363!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s364 = p;
      l365: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l365;
        }
        p += 3;
        return undefined;
      }
      p = s364;
    }
  } else touched ||= p >= end;
  e363 = null;
  let e367!: string;
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return undefined;
  }
  e367 = text.charAt(p);
  p++;
  value = [e363, e367];
  pos = p;
  return value;
}

function text122(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if ((p < end && text.charCodeAt(p) !== 92)) {
      l369: {
        if (text.charCodeAt(p) === 34) {
          {
            const s370 = p;
            l371: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l371;
              }
              p += 3;
              break l369;
            }
            p = s370;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l369;
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

function leaf123(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode;
  l373: {
    const s374 = p;
    const t375 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l376: {
        const r377 = readEscape$(p);
        if (r377 === undefined) { break l376; }
        value = r377;
        p = pos;
        break l373;
      }
      p = s374;
      trail.length = t375;
    } else touched ||= p >= end;
    const r381 = readBadCutEscape(p);
    if (r381 === undefined) { return -1; }
    value = r381;
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
  const r378 = readEscape(p);
  if (r378 === undefined) { return undefined; }
  l_text = r378;
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
  l382: {
    const s383 = p;
    if (text.charCodeAt(p) === 92) {
      l384: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l384;
        }
        p += 2;
        let n389 = 0;
        l386: for (;;) {
          if (n389 >= 4) break;
          const s388 = p;
          l387: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l387;
            }
            p++;
            n389++;
            continue l386;
          }
          p = s388;
          break;
        }
        if (n389 < 4) { break l384; }
        break l382;
      }
      p = s383;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l390: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s391 = p;
            l392: {

              p++;
              break l390;
            }
            p = s391;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l390;
        }
        p++;
        break l382;
      }
      p = s383;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s394 = p;
        l395: {

          p++;
          return -1;
        }
        p = s394;
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

function leaf128(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  const r398 = readTripleEnd(p);
  if (r398 === undefined) { return -1; }
  value = r398;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l399: {
    const s400 = p;
    const t401 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l402: {
        const r403 = readTripleClose(p);
        if (r403 === undefined) { break l402; }
        value = r403;
        p = pos;
        break l399;
      }
      p = s400;
      trail.length = t401;
    } else touched ||= p >= end;
    l405: {
      const r406 = readMissingRest(p);
      if (r406 === undefined) { break l405; }
      value = r406;
      p = pos;
      break l399;
    }
    p = s400;
    trail.length = t401;
    const r411 = readMissingQuote(p);
    if (r411 === undefined) { return undefined; }
    value = r411;
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
      const s407 = p;
      l408: {
        p++;
        return undefined;
      }
      p = s407;
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

function leaf133(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DoubleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r414 = readDoubleOpen(p);
  if (r414 === undefined) { return -1; }
  value = r414;
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

function leaf135(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r416 = readDoubleChar(p);
  if (r416 === undefined) { return -1; }
  value = r416;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l417: {
    const s418 = p;
    l419: {
      let e420!: null;
      {
        const s421 = p;
        l422: {
          p = skipEnds(p);
          if (p < 0) { break l422; }
          break l419;
        }
        p = s421;
      }
      e420 = null;
      let e424!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l419;
      }
      e424 = text.charAt(p);
      p++;
      value = [e420, e424];
      break l417;
    }
    p = s418;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l425: {
        let e426!: string[];
        const list431: string[] = [];
        l427: for (;;) {
          const s429 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l428: {
              let v430!: string;
              v430 = text.charAt(p);
              p++;
              list431.push(v430);
              continue l427;
            }
            p = s429;
          } else touched ||= p >= end;
          break;
        }
        if (list431.length === 0) { break l425; }
        e426 = list431;
        let e433!: null;
        {
          const s434 = p;
          l435: {
            p = skipEnds(p);
            if (p < 0) { break l435; }
            {
              const s437 = p;
              l438: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l438; }
                break l435;
              }
              p = s437;
            }
            break l425;
          }
          p = s434;
        }
        e433 = null;
        value = [e426, e433];
        break l417;
      }
      p = s418;
    } else touched ||= p >= end;
    let e447!: string;
    const r448 = readEnds(p);
    if (r448 === undefined) { return undefined; }
    e447 = r448;
    p = pos;
    let e450!: null;
    l453: {
      const s451 = p;
      l452: {
        p = skipDoubleGoesOn(p);
        if (p < 0) { break l452; }
        p = s451;
        break l453;
      }
      p = s451;
      return undefined;
    }
    e450 = null;
    value = [e447, e450];
  }
  pos = p;
  return value;
}

function skipDoubleGoesOn(p: number): number {
  let c = 0;
  let n443 = 0;
  l440: for (;;) {
    if (n443 >= 4096) break;
    const s442 = p;
    l441: {
      l444: {
        const s445 = p;
        if (text.charCodeAt(p) === 92) {
          l446: {
            p = skipEscape(p);
            if (p < 0) { break l446; }
            break l444;
          }
          p = s445;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l441;
        }
        p++;
      }
      n443++;
      continue l440;
    }
    p = s442;
    break;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function text138(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l455: {
      {
        const s456 = p;
        l457: {
          p = skipEnds(p);
          if (p < 0) { break l457; }
          break l455;
        }
        p = s456;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l455;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l459: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l459;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s460 = p;
          l461: {
            p = skipEnds(p);
            if (p < 0) { break l461; }
            {
              const s463 = p;
              l464: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l464; }
                break l461;
              }
              p = s463;
            }
            break l459;
          }
          p = s460;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l466: {
      p = skipEnds(p);
      if (p < 0) { break l466; }
      l469: {
        const s467 = p;
        l468: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l468; }
          p = s467;
          break l469;
        }
        p = s467;
        break l466;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf139(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadDoubleQuoteNode;
  l470: {
    const s471 = p;
    const t472 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l473: {
        const r474 = readEscape$(p);
        if (r474 === undefined) { break l473; }
        value = r474;
        p = pos;
        break l470;
      }
      p = s471;
      trail.length = t472;
    } else touched ||= p >= end;
    l476: {
      const r477 = readBadCutEscape(p);
      if (r477 === undefined) { break l476; }
      value = r477;
      p = pos;
      break l470;
    }
    p = s471;
    trail.length = t472;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l479: {
        const r480 = readBadNewline(p);
        if (r480 === undefined) { break l479; }
        value = r480;
        p = pos;
        break l470;
      }
      p = s471;
      trail.length = t472;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r488 = readBadDoubleQuote(p);
    if (r488 === undefined) { return -1; }
    value = r488;
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
    const s481 = p;
    l482: {
      p = skipEnds(p);
      if (p < 0) { break l482; }
      {
        const s484 = p;
        l485: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l485; }
          break l482;
        }
        p = s484;
      }
      return undefined;
    }
    p = s481;
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
    const s489 = p;
    l490: {
      p = skipAfterText(p);
      if (p < 0) { break l490; }
      return undefined;
    }
    p = s489;
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
  l492: {
    const s493 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l494: {
        p++;
        break l492;
      }
      p = s493;
    } else touched ||= p >= end;
    l495: {
      p = skipEnds(p);
      if (p < 0) { break l495; }
      break l492;
    }
    p = s493;
    if (p < end) {
      {
        const s496 = p;
        l497: {
          p++;
          return -1;
        }
        p = s496;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf143(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  const r500 = readTextEnd(p);
  if (r500 === undefined) { return -1; }
  value = r500;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l501: {
    const s502 = p;
    const t503 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l504: {
        const r505 = readTextClose(p);
        if (r505 === undefined) { break l504; }
        value = r505;
        p = pos;
        break l501;
      }
      p = s502;
      trail.length = t503;
    } else touched ||= p >= end;
    l507: {
      const r508 = readMissingRest(p);
      if (r508 === undefined) { break l507; }
      value = r508;
      p = pos;
      break l501;
    }
    p = s502;
    trail.length = t503;
    const r510 = readMissingQuote(p);
    if (r510 === undefined) { return undefined; }
    value = r510;
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

function leaf146(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SingleOpenNode;
  if (!(text.charCodeAt(p) === 39)) {
    touched ||= p >= end;
    return -1;
  }
  const r513 = readSingleOpen(p);
  if (r513 === undefined) { return -1; }
  value = r513;
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

function leaf148(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r515 = readSingleChar(p);
  if (r515 === undefined) { return -1; }
  value = r515;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l516: {
    const s517 = p;
    l518: {
      let e519!: null;
      {
        const s520 = p;
        l521: {
          p = skipEnds(p);
          if (p < 0) { break l521; }
          break l518;
        }
        p = s520;
      }
      e519 = null;
      let e523!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l518;
      }
      e523 = text.charAt(p);
      p++;
      value = [e519, e523];
      break l516;
    }
    p = s517;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l524: {
        let e525!: string[];
        const list530: string[] = [];
        l526: for (;;) {
          const s528 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l527: {
              let v529!: string;
              v529 = text.charAt(p);
              p++;
              list530.push(v529);
              continue l526;
            }
            p = s528;
          } else touched ||= p >= end;
          break;
        }
        if (list530.length === 0) { break l524; }
        e525 = list530;
        let e532!: null;
        {
          const s533 = p;
          l534: {
            p = skipEnds(p);
            if (p < 0) { break l534; }
            {
              const s536 = p;
              l537: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l537; }
                break l534;
              }
              p = s536;
            }
            break l524;
          }
          p = s533;
        }
        e532 = null;
        value = [e525, e532];
        break l516;
      }
      p = s517;
    } else touched ||= p >= end;
    let e546!: string;
    const r547 = readEnds(p);
    if (r547 === undefined) { return undefined; }
    e546 = r547;
    p = pos;
    let e549!: null;
    l552: {
      const s550 = p;
      l551: {
        p = skipSingleGoesOn(p);
        if (p < 0) { break l551; }
        p = s550;
        break l552;
      }
      p = s550;
      return undefined;
    }
    e549 = null;
    value = [e546, e549];
  }
  pos = p;
  return value;
}

function skipSingleGoesOn(p: number): number {
  let c = 0;
  let n542 = 0;
  l539: for (;;) {
    if (n542 >= 4096) break;
    const s541 = p;
    l540: {
      l543: {
        const s544 = p;
        if (text.charCodeAt(p) === 92) {
          l545: {
            p = skipEscape(p);
            if (p < 0) { break l545; }
            break l543;
          }
          p = s544;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l540;
        }
        p++;
      }
      n542++;
      continue l539;
    }
    p = s541;
    break;
  }
  if (text.charCodeAt(p) !== 39) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function text151(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l554: {
      {
        const s555 = p;
        l556: {
          p = skipEnds(p);
          if (p < 0) { break l556; }
          break l554;
        }
        p = s555;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l554;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l558: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l558;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s559 = p;
          l560: {
            p = skipEnds(p);
            if (p < 0) { break l560; }
            {
              const s562 = p;
              l563: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l563; }
                break l560;
              }
              p = s562;
            }
            break l558;
          }
          p = s559;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l565: {
      p = skipEnds(p);
      if (p < 0) { break l565; }
      l568: {
        const s566 = p;
        l567: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l567; }
          p = s566;
          break l568;
        }
        p = s566;
        break l565;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf152(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadSingleQuoteNode;
  l569: {
    const s570 = p;
    const t571 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l572: {
        const r573 = readEscape$(p);
        if (r573 === undefined) { break l572; }
        value = r573;
        p = pos;
        break l569;
      }
      p = s570;
      trail.length = t571;
    } else touched ||= p >= end;
    l575: {
      const r576 = readBadCutEscape(p);
      if (r576 === undefined) { break l575; }
      value = r576;
      p = pos;
      break l569;
    }
    p = s570;
    trail.length = t571;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l578: {
        const r579 = readBadNewline(p);
        if (r579 === undefined) { break l578; }
        value = r579;
        p = pos;
        break l569;
      }
      p = s570;
      trail.length = t571;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r581 = readBadSingleQuote(p);
    if (r581 === undefined) { return -1; }
    value = r581;
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
    const s582 = p;
    l583: {
      p = skipAfterText(p);
      if (p < 0) { break l583; }
      return undefined;
    }
    p = s582;
  }
  pos = p;
  const node: BadSingleQuoteNode = { type: 'BadSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf154(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedOpenNode;
  const r586 = readMarkedOpen(p);
  if (r586 === undefined) { return -1; }
  value = r586;
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

function leaf156(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null, string] | [null, string, null];
  const r588 = readMarkedChar(p);
  if (r588 === undefined) { return -1; }
  value = r588;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedChar(p: number): [null, null, null, string] | [null, string, null] | undefined {
  let value!: [null, null, null, string] | [null, string, null];
  l589: {
    const s590 = p;
    l591: {
      let e592!: null;
      {
        const s593 = p;
        l594: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l594; }
          break l591;
        }
        p = s593;
      }
      e592 = null;
      let e596!: null;
      {
        const s597 = p;
        l598: {
          p = skipEnds(p);
          if (p < 0) { break l598; }
          break l591;
        }
        p = s597;
      }
      e596 = null;
      let e600!: null;
      {
        const s601 = p;
        l602: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l602; }
          break l591;
        }
        p = s601;
      }
      e600 = null;
      let e604!: string;
      if (!(p < end)) {
        touched ||= p >= end;
        break l591;
      }
      e604 = text.charAt(p);
      p++;
      value = [e592, e596, e600, e604];
      break l589;
    }
    p = s590;
    let e605!: null;
    {
      const s606 = p;
      l607: {
        p = skipMarkedQuote(p);
        if (p < 0) { break l607; }
        return undefined;
      }
      p = s606;
    }
    e605 = null;
    let e609!: string;
    const r610 = readEnds(p);
    if (r610 === undefined) { return undefined; }
    e609 = r610;
    p = pos;
    let e612!: null;
    l615: {
      const s613 = p;
      l614: {
        p = skipMarkedGoesOn(p);
        if (p < 0) { break l614; }
        p = s613;
        break l615;
      }
      p = s613;
      return undefined;
    }
    e612 = null;
    value = [e605, e609, e612];
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
  let n619 = 0;
  l616: for (;;) {
    if (n619 >= 4096) break;
    const s618 = p;
    l617: {
      {
        const s620 = p;
        l621: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l621; }
          break l617;
        }
        p = s620;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l617;
      }
      p++;
      n619++;
      continue l616;
    }
    p = s618;
    break;
  }
  p = skipMarkedQuote(p);
  if (p < 0) { return -1; }
  return p;
}

function text162(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l624: {
      {
        const s625 = p;
        l626: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l626; }
          break l624;
        }
        p = s625;
      }
      {
        const s628 = p;
        l629: {
          p = skipEnds(p);
          if (p < 0) { break l629; }
          break l624;
        }
        p = s628;
      }
      {
        const s631 = p;
        l632: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l632; }
          break l624;
        }
        p = s631;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l624;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l634: {
      {
        const s635 = p;
        l636: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l636; }
          break l634;
        }
        p = s635;
      }
      p = skipEnds(p);
      if (p < 0) { break l634; }
      l640: {
        const s638 = p;
        l639: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l639; }
          p = s638;
          break l640;
        }
        p = s638;
        break l634;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf163(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  const r641 = readMarkedEnd(p);
  if (r641 === undefined) { return -1; }
  value = r641;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l642: {
    const s643 = p;
    const t644 = trail.length;
    l645: {
      const r646 = readMarkedClose(p);
      if (r646 === undefined) { break l645; }
      value = r646;
      p = pos;
      break l642;
    }
    p = s643;
    trail.length = t644;
    l648: {
      const r649 = readBadCutMarkedQuote(p);
      if (r649 === undefined) { break l648; }
      value = r649;
      p = pos;
      break l642;
    }
    p = s643;
    trail.length = t644;
    l651: {
      const r652 = readMissingRest(p);
      if (r652 === undefined) { break l651; }
      value = r652;
      p = pos;
      break l642;
    }
    p = s643;
    trail.length = t644;
    const r654 = readMissingQuote(p);
    if (r654 === undefined) { return undefined; }
    value = r654;
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

function leaf167(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberNode | WordNode;
  l657: {
    const s658 = p;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l659: {
        const r660 = readNumber(p);
        if (r660 === undefined) { break l659; }
        value = r660;
        p = pos;
        break l657;
      }
      p = s658;
    } else touched ||= p >= end;
    const r684 = readWord(p);
    if (r684 === undefined) { return -1; }
    value = r684;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s661 = p;
  l662: {
    if (text.charCodeAt(p) === 45) {
      const s664 = p;
      l663: {

        p++;
        break l662;
      }
      p = s664;
    } else touched ||= p >= end;
  }
  l665: {
    const s666 = p;
    if (text.charCodeAt(p) === 48) {
      l667: {

        p++;
        break l665;
      }
      p = s666;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l668: {
    if (text.charCodeAt(p) === 46) {
      const s670 = p;
      l669: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l669;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l668;
      }
      p = s670;
    } else touched ||= p >= end;
  }
  l671: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s673 = p;
      l672: {
        p++;
        l674: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s676 = p;
            l675: {
              p++;
              break l674;
            }
            p = s676;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l672;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l671;
      }
      p = s673;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s661, p);
  l679: {
    const s677 = p;
    l678: {
      p = skipScalarEnd(p);
      if (p < 0) { break l678; }
      p = s677;
      break l679;
    }
    p = s677;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l680: {
    const s681 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      l682: {
        p++;
        break l680;
      }
      p = s681;
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
  const s685 = p;
  {
    const s686 = p;
    l687: {
      p = skipEnds(p);
      if (p < 0) { break l687; }
      return undefined;
    }
    p = s686;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l689: for (;;) {
    const s691 = p;
    l690: {
      {
        const s693 = p;
        l694: {
          p = skipEnds(p);
          if (p < 0) { break l694; }
          break l690;
        }
        p = s693;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l690;
      }
      p++;
      continue l689;
    }
    p = s691;
    break;
  }
  l_text = text.slice(s685, p);
  l698: {
    const s696 = p;
    l697: {
      p = skipScalarEnd(p);
      if (p < 0) { break l697; }
      p = s696;
      break l698;
    }
    p = s696;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf171(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutPartNode | BadDebrisNode;
  l700: {
    const s701 = p;
    const t702 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l703: {
        const r704 = readSpace(p);
        if (r704 === undefined) { break l703; }
        value = r704;
        p = pos;
        break l700;
      }
      p = s701;
      trail.length = t702;
    } else touched ||= p >= end;
    l706: {
      const r707 = readBadCutPart(p);
      if (r707 === undefined) { break l706; }
      value = r707;
      p = pos;
      break l700;
    }
    p = s701;
    trail.length = t702;
    const r782 = readBadDebris(p);
    if (r782 === undefined) { return -1; }
    value = r782;
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
  l708: {
    const s709 = p;
    l710: {
      p = skipKey(p);
      if (p < 0) { break l710; }
      break l708;
    }
    p = s709;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l747: {
        p = skipNumber(p);
        if (p < 0) { break l747; }
        break l708;
      }
      p = s709;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l711: {
    const s712 = p;
    if (text.charCodeAt(p) === 34) {
      l713: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l713; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l713;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l713;
        }
        p++;
        break l711;
      }
      p = s712;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l722: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l722; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l722;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l722;
        }
        p++;
        break l711;
      }
      p = s712;
    } else touched ||= p >= end;
    l731: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l731; }
      p = skipMarkedKey(p);
      if (p < 0) { break l731; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l731; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l731;
      }
      p++;
      break l711;
    }
    p = s712;

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
  l714: for (;;) {
    const s716 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l715: {
        l718: {
          const s719 = p;
          if (text.charCodeAt(p) === 92) {
            l720: {
              p = skipEscape(p);
              if (p < 0) { break l720; }
              break l718;
            }
            p = s719;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l715;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l714;
      }
      p = s716;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l723: for (;;) {
    const s725 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l724: {
        l727: {
          const s728 = p;
          if (text.charCodeAt(p) === 92) {
            l729: {
              p = skipEscape(p);
              if (p < 0) { break l729; }
              break l727;
            }
            p = s728;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l724;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l723;
      }
      p = s725;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m736 = false;
  l733: for (;;) {
    const s735 = p;
    l734: {
      {
        const s737 = p;
        l738: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l738; }
          break l734;
        }
        p = s737;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l734;
      }
      p++;
      m736 = true;
      continue l733;
    }
    p = s735;
    break;
  }
  if (!m736) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n741 = characterSize(p, CLASS_2);
  if (n741 === 0) { return -1; }
  p += n741;
  l742: for (;;) {
    const s744 = p;
    if (p < end) {
      l743: {
        const n746 = characterSize(p, CLASS_3);
        if (n746 === 0) { break l743; }
        p += n746;
        continue l742;
      }
      p = s744;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l749: {
    if (text.charCodeAt(p) === 45) {
      const s751 = p;
      l750: {

        p++;
        break l749;
      }
      p = s751;
    } else touched ||= p >= end;
  }
  l752: {
    const s753 = p;
    if (text.charCodeAt(p) === 48) {
      l754: {

        p++;
        break l752;
      }
      p = s753;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l755: {
    if (text.charCodeAt(p) === 46) {
      const s757 = p;
      l756: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l756;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l755;
      }
      p = s757;
    } else touched ||= p >= end;
  }
  l758: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s760 = p;
      l759: {
        p++;
        l761: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s763 = p;
            l762: {
              p++;
              break l761;
            }
            p = s763;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l759;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l758;
      }
      p = s760;
    } else touched ||= p >= end;
  }
  l766: {
    const s764 = p;
    l765: {
      p = skipScalarEnd(p);
      if (p < 0) { break l765; }
      p = s764;
      break l766;
    }
    p = s764;
    return -1;
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s768 = p;
    l769: {
      p = skipEnds(p);
      if (p < 0) { break l769; }
      return -1;
    }
    p = s768;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l771: for (;;) {
    const s773 = p;
    l772: {
      {
        const s775 = p;
        l776: {
          p = skipEnds(p);
          if (p < 0) { break l776; }
          break l772;
        }
        p = s775;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l772;
      }
      p++;
      continue l771;
    }
    p = s773;
    break;
  }
  l780: {
    const s778 = p;
    l779: {
      p = skipScalarEnd(p);
      if (p < 0) { break l779; }
      p = s778;
      break l780;
    }
    p = s778;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s783 = p;
    l784: {
      p = skipEnds(p);
      if (p < 0) { break l784; }
      return undefined;
    }
    p = s783;
  }
  {
    const s786 = p;
    l787: {
      if (p < end) {
        {
          const s789 = p;
          l790: {
            p++;
            break l787;
          }
          p = s789;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s786;
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

function leaf183(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r793 = readListEnd(p);
  if (r793 === undefined) { return -1; }
  value = r793;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l794: {
    const s795 = p;
    const t796 = trail.length;
    l797: {
      const r798 = readListClose(p);
      if (r798 === undefined) { break l797; }
      value = r798;
      p = pos;
      break l794;
    }
    p = s795;
    trail.length = t796;
    l803: {
      const r804 = readMissingRest(p);
      if (r804 === undefined) { break l803; }
      value = r804;
      p = pos;
      break l794;
    }
    p = s795;
    trail.length = t796;
    const r806 = readMissingBracket(p);
    if (r806 === undefined) { return undefined; }
    value = r806;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l799: {
    const s800 = p;
    if (text.charCodeAt(p) === 93) {
      l801: {

        p++;
        break l799;
      }
      p = s800;
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

function leaf189(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadCutPartNode | BadDebrisNode;
  l809: {
    const s810 = p;
    const t811 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l812: {
        const r813 = readComma(p);
        if (r813 === undefined) { break l812; }
        value = r813;
        p = pos;
        break l809;
      }
      p = s810;
      trail.length = t811;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l815: {
        const r816 = readSpace(p);
        if (r816 === undefined) { break l815; }
        value = r816;
        p = pos;
        break l809;
      }
      p = s810;
      trail.length = t811;
    } else touched ||= p >= end;
    l818: {
      const r819 = readBadCutPart(p);
      if (r819 === undefined) { break l818; }
      value = r819;
      p = pos;
      break l809;
    }
    p = s810;
    trail.length = t811;
    const r821 = readBadDebris(p);
    if (r821 === undefined) { return -1; }
    value = r821;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf190(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r823 = readObjectEnd(p);
  if (r823 === undefined) { return -1; }
  value = r823;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l824: {
    const s825 = p;
    const t826 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l827: {
        const r828 = readObjectClose(p);
        if (r828 === undefined) { break l827; }
        value = r828;
        p = pos;
        break l824;
      }
      p = s825;
      trail.length = t826;
    } else touched ||= p >= end;
    l830: {
      const r831 = readMissingRest(p);
      if (r831 === undefined) { break l830; }
      value = r831;
      p = pos;
      break l824;
    }
    p = s825;
    trail.length = t826;
    const r833 = readMissingBracket(p);
    if (r833 === undefined) { return undefined; }
    value = r833;
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

function leaf193(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutArgumentNode | BadDebrisNode;
  l836: {
    const s837 = p;
    const t838 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l839: {
        const r840 = readSpace(p);
        if (r840 === undefined) { break l839; }
        value = r840;
        p = pos;
        break l836;
      }
      p = s837;
      trail.length = t838;
    } else touched ||= p >= end;
    l842: {
      const r843 = readBadCutArgument(p);
      if (r843 === undefined) { break l842; }
      value = r843;
      p = pos;
      break l836;
    }
    p = s837;
    trail.length = t838;
    const r848 = readBadDebris(p);
    if (r848 === undefined) { return -1; }
    value = r848;
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
      const s844 = p;
      l845: {

        p++;
        return -1;
      }
      p = s844;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf197(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r850 = readPyCallEnd(p);
  if (r850 === undefined) { return -1; }
  value = r850;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l851: {
    const s852 = p;
    const t853 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l854: {
        const r855 = readPyCallClose(p);
        if (r855 === undefined) { break l854; }
        value = r855;
        p = pos;
        break l851;
      }
      p = s852;
      trail.length = t853;
    } else touched ||= p >= end;
    l857: {
      const r858 = readMissingRest(p);
      if (r858 === undefined) { break l857; }
      value = r858;
      p = pos;
      break l851;
    }
    p = s852;
    trail.length = t853;
    const r860 = readMissingBracket(p);
    if (r860 === undefined) { return undefined; }
    value = r860;
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

function leaf200(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l863: {
    const s864 = p;
    const t865 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l866: {
        const r867 = readComma(p);
        if (r867 === undefined) { break l866; }
        value = r867;
        p = pos;
        break l863;
      }
      p = s864;
      trail.length = t865;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l869: {
        const r870 = readSpace(p);
        if (r870 === undefined) { break l869; }
        value = r870;
        p = pos;
        break l863;
      }
      p = s864;
      trail.length = t865;
    } else touched ||= p >= end;
    const r872 = readBadDebris(p);
    if (r872 === undefined) { return -1; }
    value = r872;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf201(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r874 = readPyEnd(p);
  if (r874 === undefined) { return -1; }
  value = r874;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l875: {
    const s876 = p;
    const t877 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l878: {
        const r879 = readPyClose(p);
        if (r879 === undefined) { break l878; }
        value = r879;
        p = pos;
        break l875;
      }
      p = s876;
      trail.length = t877;
    } else touched ||= p >= end;
    l881: {
      const r882 = readMissingAtEnd(p);
      if (r882 === undefined) { break l881; }
      value = r882;
      p = pos;
      break l875;
    }
    p = s876;
    trail.length = t877;
    const r887 = readMissingBracket(p);
    if (r887 === undefined) { return undefined; }
    value = r887;
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

function readMissingAtEnd(p: number): MissingAtEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s883 = p;
      l884: {
        p++;
        return undefined;
      }
      p = s883;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingAtEndNode = { type: 'MissingAtEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf205(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e890!: null;
  l893: {
    const s891 = p;
    l892: {
      p = skipLines(p);
      if (p < 0) { break l892; }
      p = s891;
      break l893;
    }
    p = s891;
    return -1;
  }
  e890 = null;
  value = [e890];
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

function leaf208(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e894!: null;
  l897: {
    const s895 = p;
    l896: {
      p = skipJson(p);
      if (p < 0) { break l896; }
      p = s895;
      break l897;
    }
    p = s895;
    return -1;
  }
  e894 = null;
  let e898!: null;
  {
    const s899 = p;
    l900: {
      p = skipEnds(p);
      if (p < 0) { break l900; }
      return -1;
    }
    p = s899;
  }
  e898 = null;
  value = [e894, e898];
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

function leaf211(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r902 = readBadBrackets(p);
  if (r902 === undefined) { return -1; }
  value = r902;
  p = pos;
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

function leaf213(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallHeadNode;
  const r904 = readCallHead(p);
  if (r904 === undefined) { return -1; }
  value = r904;
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
  l905: {
    const s906 = p;
    const t907 = trail.length;
    l908: {
      p = skipCallOpen(p);
      if (p < 0) { break l908; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r909 = readCallName(p);
      if (r909 === undefined) { break l908; }
      l_name = r909;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l916: {
        const s918 = p;
        l917: {
          const r919 = readCallId(p);
          if (r919 === undefined) { break l917; }
          l_id = r919;
          p = pos;
          break l916;
        }
        p = s918;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l908; }
      const list926: AttributeNode[] = [];
      l922: for (;;) {
        const s924 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l923: {
            let v925!: AttributeNode;
            const r928 = readAttribute(p);
            if (r928 === undefined) { break l923; }
            v925 = r928;
            p = pos;
            list926.push(v925);
            continue l922;
          }
          p = s924;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list926;
      p = skipHeadEnd(p);
      if (p < 0) { break l908; }
      break l905;
    }
    p = s906;
    trail.length = t907;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    l932: {
      p = skipCallOpen(p);
      if (p < 0) { break l932; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r933 = readCallName(p);
      if (r933 === undefined) { break l932; }
      l_name = r933;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l932; }
      break l905;
    }
    p = s906;
    trail.length = t907;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    const r935 = readBadCallOpen(p);
    if (r935 === undefined) { return undefined; }
    l_flaw = r935;
    p = pos;
    const r937 = readCallName(p);
    if (r937 === undefined) { return undefined; }
    l_name = r937;
    p = pos;
    l939: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s941 = p;
        l940: {
          p++;
          break l939;
        }
        p = s941;
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
  const s910 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l911: for (;;) {
    const s913 = p;
    l912: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l912; }
      continue l911;
    }
    p = s913;
    break;
  }
  value = text.slice(s910, p);
  pos = p;
  return value;
}

function readCallId(p: number): string | undefined {
  let c = 0;
  let value!: string;
  p = skipIdOpen(p);
  if (p < 0) { return undefined; }
  const s920 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s920, p);
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
  const s929 = p;
  if (!(((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122))) p++;
  touched ||= p >= end;
  l_name = text.slice(s929, p);
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
  const s930 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s930, p);
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

function leaf219(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ParameterHeadNode;
  const r943 = readParameterHead(p);
  if (r943 === undefined) { return -1; }
  value = r943;
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
  l944: {
    const s945 = p;
    const t946 = trail.length;
    l947: {
      p = skipParameterOpen(p);
      if (p < 0) { break l947; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r948 = readParameterKey(p);
      if (r948 === undefined) { break l947; }
      l_key = r948;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l947; }
      const list962: AttributeNode[] = [];
      l958: for (;;) {
        const s960 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l959: {
            let v961!: AttributeNode;
            const r964 = readAttribute(p);
            if (r964 === undefined) { break l959; }
            v961 = r964;
            p = pos;
            list962.push(v961);
            continue l958;
          }
          p = s960;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list962;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l947; }
      l966: {
        const s968 = p;
        l967: {
          p = skipValueStart(p);
          if (p < 0) { break l967; }
          break l966;
        }
        p = s968;
      }
      break l944;
    }
    p = s945;
    trail.length = t946;
    l_attributes = null;
    l_flaw = null;
    const r969 = readBadParameterOpen(p);
    if (r969 === undefined) { return undefined; }
    l_flaw = r969;
    p = pos;
    const r971 = readParameterKey(p);
    if (r971 === undefined) { return undefined; }
    l_key = r971;
    p = pos;
    l973: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s975 = p;
        l974: {
          p++;
          break l973;
        }
        p = s975;
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
  const s949 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l953: for (;;) {
    const s955 = p;
    l954: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l954; }
      continue l953;
    }
    p = s955;
    break;
  }
  value = text.slice(s949, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s950 = p;
    l951: {
      p = skipKeyEnd(p);
      if (p < 0) { break l951; }
      return -1;
    }
    p = s950;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
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

function leaf233(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawLayoutNode | null;
  l977: {
    const s979 = p;
    l978: {
      const r980 = readRawLayout(p);
      if (r980 === undefined) { break l978; }
      value = r980;
      p = pos;
      break l977;
    }
    p = s979;
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

function leaf237(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r982 = readRawChar(p);
  if (r982 === undefined) { return -1; }
  value = r982;
  p = pos;
  leafValue = value;
  return p;
}

function readRawChar(p: number): [null, string] | undefined {
  let c = 0;
  let value!: [null, string];
  let e983!: null;
  {
    const s984 = p;
    l985: {
      p = skipRawStop(p);
      if (p < 0) { break l985; }
      return undefined;
    }
    p = s984;
  }
  e983 = null;
  let e1036!: string;
  l1037: {
    const s1038 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1039: {
        const r1040 = readEol(p);
        if (r1040 === undefined) { break l1039; }
        e1036 = r1040;
        p = pos;
        break l1037;
      }
      p = s1038;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
      touched ||= p >= end;
      return undefined;
    }
    e1036 = text.charAt(p);
    p++;
  }
  value = [e983, e1036];
  pos = p;
  return value;
}

function skipRawStop(p: number): number {
  let c = 0;
  l987: {
    const s988 = p;
    l989: {
      l990: {
        const s992 = p;
        l991: {
          p = skipRawLayout(p);
          if (p < 0) { break l991; }
          break l990;
        }
        p = s992;
      }
      p = skipRawMarker(p);
      if (p < 0) { break l989; }
      break l987;
    }
    p = s988;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l1030: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1032 = p;
        l1031: {
          p = skipEol(p);
          if (p < 0) { break l1031; }
          break l1030;
        }
        p = s1032;
      } else touched ||= p >= end;
    }
    if (p < end) {
      {
        const s1033 = p;
        l1034: {
          p++;
          return -1;
        }
        p = s1033;
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
  l993: {
    const s994 = p;
    l995: {
      p = skipLenient(p);
      if (p < 0) { break l995; }
      l996: {
        const s997 = p;
        l998: {
          p = skipParameterClose(p);
          if (p < 0) { break l998; }
          break l996;
        }
        p = s997;
        p = skipNamedClose(p);
        if (p < 0) { break l995; }
      }
      break l993;
    }
    p = s994;
    l999: {
      p = skipGuarded(p);
      if (p < 0) { break l999; }
      l1000: {
        const s1001 = p;
        l1002: {
          p = skipParameterClose(p);
          if (p < 0) { break l1002; }
          break l1000;
        }
        p = s1001;
        p = skipDriftedClose(p);
        if (p < 0) { break l999; }
      }
      l1011: {
        const s1009 = p;
        l1010: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1012: {
            const s1013 = p;
            l1014: {
              p = skipEnds(p);
              if (p < 0) { break l1014; }
              break l1012;
            }
            p = s1013;
            if (p < end) {
              {
                const s1015 = p;
                l1016: {
                  p++;
                  break l1010;
                }
                p = s1015;
              }
            } else touched ||= p >= end;
          }
          p = s1009;
          break l1011;
        }
        p = s1009;
        break l999;
      }
      break l993;
    }
    p = s994;
    l1018: {
      p = skipEnds(p);
      if (p < 0) { break l1018; }
      l1021: {
        const s1019 = p;
        l1020: {
          p = skipGuarded(p);
          if (p < 0) { break l1020; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1022: {
            const s1023 = p;
            l1024: {
              p = skipEnds(p);
              if (p < 0) { break l1024; }
              break l1022;
            }
            p = s1023;
            if (p < end) {
              {
                const s1025 = p;
                l1026: {
                  p++;
                  break l1020;
                }
                p = s1025;
              }
            } else touched ||= p >= end;
          }
          p = s1019;
          break l1021;
        }
        p = s1019;
        break l1018;
      }
      break l993;
    }
    p = s994;
    l1028: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1028; }
      break l993;
    }
    p = s994;
    l1029: {
      p = skipWrongParameterOpen(p);
      if (p < 0) { break l1029; }
      break l993;
    }
    p = s994;
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
  l1003: {
    const s1004 = p;
    l1005: {
      p = skipNamedClose(p);
      if (p < 0) { break l1005; }
      break l1003;
    }
    p = s1004;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) p++;
    touched ||= p >= end;
    l1006: {
      if (text.charCodeAt(p) === 62) {
        const s1008 = p;
        l1007: {

          p++;
          break l1006;
        }
        p = s1008;
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
  l1041: {
    const s1042 = p;
    if (text.charCodeAt(p) === 13) {
      l1043: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1043;
        }
        value = "\r\n";
        p += 2;
        break l1041;
      }
      p = s1042;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1044: {

        value = "\n";
        p++;
        break l1041;
      }
      p = s1042;
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

function text256(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1047: {
      {
        const s1048 = p;
        l1049: {
          p = skipRawStop(p);
          if (p < 0) { break l1049; }
          break l1047;
        }
        p = s1048;
      }
      l1051: {
        const s1052 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1053: {
            p = skipEol(p);
            if (p < 0) { break l1053; }
            break l1051;
          }
          p = s1052;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1047;
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

function leaf257(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  const r1054 = readParameterEnd(p);
  if (r1054 === undefined) { return -1; }
  value = r1054;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l1055: {
    const s1056 = p;
    const t1057 = trail.length;
    l1058: {
      const r1059 = readRawEnd(p);
      if (r1059 === undefined) { break l1058; }
      value = r1059;
      p = pos;
      break l1055;
    }
    p = s1056;
    trail.length = t1057;
    l1064: {
      const r1065 = readBadParameterClose(p);
      if (r1065 === undefined) { break l1064; }
      value = r1065;
      p = pos;
      break l1055;
    }
    p = s1056;
    trail.length = t1057;
    l1070: {
      const r1071 = readBadCutRaw(p);
      if (r1071 === undefined) { break l1070; }
      value = r1071;
      p = pos;
      break l1055;
    }
    p = s1056;
    trail.length = t1057;
    l1076: {
      const r1077 = readMissingRest(p);
      if (r1077 === undefined) { break l1076; }
      value = r1077;
      p = pos;
      break l1055;
    }
    p = s1056;
    trail.length = t1057;
    const r1079 = readMissingParameterClose(p);
    if (r1079 === undefined) { return undefined; }
    value = r1079;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l1060: {
    const s1062 = p;
    l1061: {
      p = skipRawLayout(p);
      if (p < 0) { break l1061; }
      break l1060;
    }
    p = s1062;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l1066: {
    const s1068 = p;
    l1067: {
      p = skipRawLayout(p);
      if (p < 0) { break l1067; }
      break l1066;
    }
    p = s1068;
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
  l1072: {
    const s1074 = p;
    l1073: {
      p = skipRawLayout(p);
      if (p < 0) { break l1073; }
      break l1072;
    }
    p = s1074;
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

function leaf265(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerFenceNode | InnerFenceEndNode;
  l1082: {
    const s1083 = p;
    const t1084 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l1085: {
        const r1086 = readBadInnerFence(p);
        if (r1086 === undefined) { break l1085; }
        value = r1086;
        p = pos;
        break l1082;
      }
      p = s1083;
      trail.length = t1084;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r1088 = readInnerFenceEnd(p);
    if (r1088 === undefined) { return -1; }
    value = r1088;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf266(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1090!: null;
  l1093: {
    const s1091 = p;
    l1092: {
      p = skipAnyArguments(p);
      if (p < 0) { break l1092; }
      p = s1091;
      break l1093;
    }
    p = s1091;
    return -1;
  }
  e1090 = null;
  value = [e1090];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s1094 = p;
    l1095: {
      p = skipEnds(p);
      if (p < 0) { break l1095; }
      return -1;
    }
    p = s1094;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf268(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l1097: {
    const s1098 = p;
    const t1099 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1100: {
        const r1101 = readBadBrackets(p);
        if (r1101 === undefined) { break l1100; }
        value = r1101;
        p = pos;
        break l1097;
      }
      p = s1098;
      trail.length = t1099;
    } else touched ||= p >= end;
    const r1103 = readBadJunk(p);
    if (r1103 === undefined) { return -1; }
    value = r1103;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadJunk(p: number): BadJunkNode | undefined {
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
      {
        const s1112 = p;
        l1113: {
          p = skipCallClose(p);
          if (p < 0) { break l1113; }
          break l1106;
        }
        p = s1112;
      }
      {
        const s1115 = p;
        l1116: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1116; }
          break l1106;
        }
        p = s1115;
      }
      {
        const s1118 = p;
        l1119: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1119; }
          break l1106;
        }
        p = s1118;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1121 = p;
          l1122: {
            p++;
            break l1106;
          }
          p = s1121;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
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
  const node: BadJunkNode = { type: 'BadJunk', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
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

function leaf277(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | MissingAtEndNode | MissingCallCloseNode;
  const r1125 = readCallEnd(p);
  if (r1125 === undefined) { return -1; }
  value = r1125;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | MissingAtEndNode | MissingCallCloseNode;
  l1126: {
    const s1127 = p;
    const t1128 = trail.length;
    l1129: {
      const r1130 = readCallClose$(p);
      if (r1130 === undefined) { break l1129; }
      value = r1130;
      p = pos;
      break l1126;
    }
    p = s1127;
    trail.length = t1128;
    l1132: {
      const r1133 = readBadCallClose(p);
      if (r1133 === undefined) { break l1132; }
      value = r1133;
      p = pos;
      break l1126;
    }
    p = s1127;
    trail.length = t1128;
    l1135: {
      const r1136 = readBadCutClose(p);
      if (r1136 === undefined) { break l1135; }
      value = r1136;
      p = pos;
      break l1126;
    }
    p = s1127;
    trail.length = t1128;
    l1138: {
      const r1139 = readCallOver(p);
      if (r1139 === undefined) { break l1138; }
      value = r1139;
      p = pos;
      break l1126;
    }
    p = s1127;
    trail.length = t1128;
    l1141: {
      const r1142 = readMissingAtEnd(p);
      if (r1142 === undefined) { break l1141; }
      value = r1142;
      p = pos;
      break l1126;
    }
    p = s1127;
    trail.length = t1128;
    const r1144 = readMissingCallClose(p);
    if (r1144 === undefined) { return undefined; }
    value = r1144;
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

function readCallOver(p: number): CallOverNode | undefined {
  const start = p;
  p = skipCallOver(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'CallOver', start: base + start, end: base + p };
}

function skipCallOver(p: number): number {
  const noted = trail.length;
  const value = readCallOver$(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCallOver$(p: number): string | undefined {
  for (const word of reading.options["callOver"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readMissingCallClose(p: number): MissingCallCloseNode | undefined {
  const start = p;
  pos = p;
  const node: MissingCallCloseNode = { type: 'MissingCallClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf288(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1147: {
    const s1148 = p;
    const t1149 = trail.length;
    l1150: {
      const r1151 = readBadNameless(p);
      if (r1151 === undefined) { break l1150; }
      value = r1151;
      p = pos;
      break l1147;
    }
    p = s1148;
    trail.length = t1149;
    const r1172 = readBadStrayWords(p);
    if (r1172 === undefined) { return -1; }
    value = r1172;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1152: {
    const s1153 = p;
    l1154: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1154; }
      break l1152;
    }
    p = s1153;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l1155: for (;;) {
    const s1157 = p;
    l1156: {
      {
        const s1159 = p;
        l1160: {
          p = skipCallClose(p);
          if (p < 0) { break l1160; }
          break l1156;
        }
        p = s1159;
      }
      {
        const s1162 = p;
        l1163: {
          p = skipSectionClose(p);
          if (p < 0) { break l1163; }
          break l1156;
        }
        p = s1162;
      }
      {
        const s1165 = p;
        l1166: {
          p = skipCallOpening(p);
          if (p < 0) { break l1166; }
          break l1156;
        }
        p = s1165;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1156;
      }
      p++;
      continue l1155;
    }
    p = s1157;
    break;
  }
  l1168: {
    const s1170 = p;
    l1169: {
      p = skipCallClose(p);
      if (p < 0) { break l1169; }
      break l1168;
    }
    p = s1170;
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
  l1173: {
    const s1174 = p;
    l1175: {
      l1178: {
        const s1176 = p;
        l1177: {
          p = skipSectionCloses(p);
          if (p < 0) { break l1177; }
          p = s1176;
          break l1178;
        }
        p = s1176;
        break l1175;
      }
      let m1182 = false;
      l1179: for (;;) {
        const s1181 = p;
        l1180: {
          {
            const s1183 = p;
            l1184: {
              p = skipStrayStop(p);
              if (p < 0) { break l1184; }
              break l1180;
            }
            p = s1183;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s1192 = p;
              l1193: {

                p++;
                break l1180;
              }
              p = s1192;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s1195 = p;
              l1196: {

                p++;
                break l1180;
              }
              p = s1195;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1180;
          }
          p++;
          m1182 = true;
          continue l1179;
        }
        p = s1181;
        break;
      }
      if (!m1182) { break l1175; }
      break l1173;
    }
    p = s1174;
    l1200: {
      const s1198 = p;
      l1199: {
        p = skipSectionOver(p);
        if (p < 0) { break l1199; }
        p = s1198;
        break l1200;
      }
      p = s1198;
      return undefined;
    }
    let m1204 = false;
    l1201: for (;;) {
      const s1203 = p;
      l1202: {
        {
          const s1205 = p;
          l1206: {
            p = skipStrayStop(p);
            if (p < 0) { break l1206; }
            break l1202;
          }
          p = s1205;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1202;
        }
        p++;
        m1204 = true;
        continue l1201;
      }
      p = s1203;
      break;
    }
    if (!m1204) { return undefined; }
    l1210: {
      if (text.charCodeAt(p) === 91) {
        const s1208 = p;
        l1209: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l1209;
          }
          p++;
          p = s1208;
          break l1210;
        }
        p = s1208;
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
  l1186: {
    const s1187 = p;
    l1188: {
      p = skipSectionClose(p);
      if (p < 0) { break l1188; }
      break l1186;
    }
    p = s1187;
    l1189: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1189; }
      break l1186;
    }
    p = s1187;
    l1190: {
      p = skipSectionOpen(p);
      if (p < 0) { break l1190; }
      break l1186;
    }
    p = s1187;
    l1191: {
      p = skipVisible(p);
      if (p < 0) { break l1191; }
      break l1186;
    }
    p = s1187;
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

function leaf302(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r1212 = readSectionEnd(p);
  if (r1212 === undefined) { return -1; }
  value = r1212;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1213: {
    const s1214 = p;
    const t1215 = trail.length;
    l1216: {
      const r1217 = readSectionClose$(p);
      if (r1217 === undefined) { break l1216; }
      value = r1217;
      p = pos;
      break l1213;
    }
    p = s1214;
    trail.length = t1215;
    l1219: {
      const r1220 = readBadSectionClose(p);
      if (r1220 === undefined) { break l1219; }
      value = r1220;
      p = pos;
      break l1213;
    }
    p = s1214;
    trail.length = t1215;
    l1222: {
      const r1223 = readBadCutClose(p);
      if (r1223 === undefined) { break l1222; }
      value = r1223;
      p = pos;
      break l1213;
    }
    p = s1214;
    trail.length = t1215;
    l1225: {
      const r1226 = readSectionOver$(p);
      if (r1226 === undefined) { break l1225; }
      value = r1226;
      p = pos;
      break l1213;
    }
    p = s1214;
    trail.length = t1215;
    l1228: {
      const r1229 = readMissingAtEnd(p);
      if (r1229 === undefined) { break l1228; }
      value = r1229;
      p = pos;
      break l1213;
    }
    p = s1214;
    trail.length = t1215;
    const r1231 = readMissingSectionClose(p);
    if (r1231 === undefined) { return undefined; }
    value = r1231;
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

function leaf308(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1234!: null;
  l1237: {
    const s1235 = p;
    l1236: {
      p = skipBareCall(p);
      if (p < 0) { break l1236; }
      p = s1235;
      break l1237;
    }
    p = s1235;
    return -1;
  }
  e1234 = null;
  value = [e1234];
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

function leaf312(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l1238: {
    const s1239 = p;
    const t1240 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1241: {
        const r1242 = readSpace(p);
        if (r1242 === undefined) { break l1241; }
        value = r1242;
        p = pos;
        break l1238;
      }
      p = s1239;
      trail.length = t1240;
    } else touched ||= p >= end;
    const r1244 = readBadNameless(p);
    if (r1244 === undefined) { return -1; }
    value = r1244;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf313(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1246: {
    const s1248 = p;
    l1247: {
      const r1249 = readLateClose(p);
      if (r1249 === undefined) { break l1247; }
      value = r1249;
      p = pos;
      break l1246;
    }
    p = s1248;
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

function leaf315(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1251!: null;
  l1254: {
    const s1252 = p;
    l1253: {
      p = skipBareObject(p);
      if (p < 0) { break l1253; }
      p = s1252;
      break l1254;
    }
    p = s1252;
    return -1;
  }
  e1251 = null;
  value = [e1251];
  leafValue = value;
  return p;
}

function leaf316(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l1255: {
    const s1256 = p;
    const t1257 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1258: {
        const r1259 = readSpace(p);
        if (r1259 === undefined) { break l1258; }
        value = r1259;
        p = pos;
        break l1255;
      }
      p = s1256;
      trail.length = t1257;
    } else touched ||= p >= end;
    l1261: {
      const r1262 = readSeparator(p);
      if (r1262 === undefined) { break l1261; }
      value = r1262;
      p = pos;
      break l1255;
    }
    p = s1256;
    trail.length = t1257;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1264 = readBadBrackets(p);
    if (r1264 === undefined) { return -1; }
    value = r1264;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf317(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1266!: null;
  l1269: {
    const s1267 = p;
    l1268: {
      p = skipPyList(p);
      if (p < 0) { break l1268; }
      p = s1267;
      break l1269;
    }
    p = s1267;
    return -1;
  }
  e1266 = null;
  value = [e1266];
  leafValue = value;
  return p;
}

function leaf318(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r1270 = readBadBracket(p);
  if (r1270 === undefined) { return -1; }
  value = r1270;
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

function leaf320(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | null;
  l1272: {
    if (text.charCodeAt(p) === 96) {
      const s1274 = p;
      l1273: {
        const r1275 = readWrappingEnd(p);
        if (r1275 === undefined) { break l1273; }
        value = r1275;
        p = pos;
        break l1272;
      }
      p = s1274;
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
  l1278: {
    const s1276 = p;
    l1277: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l1279: {
        const s1280 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1281: {
            p++;
            break l1279;
          }
          p = s1280;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s1282 = p;
            l1283: {
              p++;
              break l1277;
            }
            p = s1282;
          }
        } else touched ||= p >= end;
      }
      p = s1276;
      break l1278;
    }
    p = s1276;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf322(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1286!: null;
  l1289: {
    const s1287 = p;
    l1288: {
      p = skipBareList(p);
      if (p < 0) { break l1288; }
      p = s1287;
      break l1289;
    }
    p = s1287;
    return -1;
  }
  e1286 = null;
  value = [e1286];
  leafValue = value;
  return p;
}

function leaf323(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkerNode | CitationNode;
  l1290: {
    const s1291 = p;
    l1292: {
      const r1293 = readMarker(p);
      if (r1293 === undefined) { break l1292; }
      value = r1293;
      p = pos;
      break l1290;
    }
    p = s1291;
    const r1295 = readCitation(p);
    if (r1295 === undefined) { return -1; }
    value = r1295;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readCitation(p: number): CitationNode | undefined {
  let c = 0;
  const start = p;
  l1296: {
    const s1297 = p;
    l1298: {
      p = skipCitationOpen(p);
      if (p < 0) { break l1298; }
      break l1296;
    }
    p = s1297;
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

function leaf329(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtCloseNode | BadEndTokenNode;
  l1300: {
    const s1301 = p;
    const t1302 = trail.length;
    l1303: {
      const r1304 = readBadThoughtClose(p);
      if (r1304 === undefined) { break l1303; }
      value = r1304;
      p = pos;
      break l1300;
    }
    p = s1301;
    trail.length = t1302;
    const r1306 = readBadEndToken(p);
    if (r1306 === undefined) { return -1; }
    value = r1306;
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

function leaf331(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r1308 = readBadStrayClose(p);
  if (r1308 === undefined) { return -1; }
  value = r1308;
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
  l1309: {
    const s1310 = p;
    l1311: {
      p = skipSectionClose(p);
      if (p < 0) { break l1311; }
      break l1309;
    }
    p = s1310;
    p = skipCallClose(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf334(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1313 = readFenceOpen(p);
  if (r1313 === undefined) { return -1; }
  value = r1313;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1314 = p;
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
  l_text = text.slice(s1314, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function leaf336(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1316 = readFenceChar(p);
  if (r1316 === undefined) { return -1; }
  value = r1316;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e1317!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s1318 = p;
      l1319: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1319;
        }
        p += 3;
        return undefined;
      }
      p = s1318;
    }
  } else touched ||= p >= end;
  e1317 = null;
  let e1321!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e1321 = text.charAt(p);
  p++;
  value = [e1317, e1321];
  pos = p;
  return value;
}

function text338(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l1323: {
        if (text.charCodeAt(p) === 96) {
          {
            const s1324 = p;
            l1325: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1325;
              }
              p += 3;
              break l1323;
            }
            p = s1324;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1323;
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

function leaf339(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l1327: {
    if (text.charCodeAt(p) === 96) {
      const s1329 = p;
      l1328: {
        const r1330 = readFenceClose(p);
        if (r1330 === undefined) { break l1328; }
        value = r1330;
        p = pos;
        break l1327;
      }
      p = s1329;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s1331 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s1331, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf341(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1333 = readInlineCode(p);
  if (r1333 === undefined) { return -1; }
  value = r1333;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s1334 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCode(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s1334, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function leaf343(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, string];
  const r1336 = readTextChar(p);
  if (r1336 === undefined) { return -1; }
  value = r1336;
  p = pos;
  leafValue = value;
  return p;
}

function readTextChar(p: number): [null, null, string] | undefined {
  let value!: [null, null, string];
  let e1337!: null;
  {
    const s1338 = p;
    l1339: {
      p = skipStop(p);
      if (p < 0) { break l1339; }
      return undefined;
    }
    p = s1338;
  }
  e1337 = null;
  let e1341!: null;
  {
    const s1342 = p;
    l1343: {
      p = skipCutStop(p);
      if (p < 0) { break l1343; }
      return undefined;
    }
    p = s1342;
  }
  e1341 = null;
  let e1345!: string;
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return undefined;
  }
  e1345 = text.charAt(p);
  p++;
  value = [e1337, e1341, e1345];
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

function text347(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1347: {
      {
        const s1348 = p;
        l1349: {
          p = skipStop(p);
          if (p < 0) { break l1349; }
          break l1347;
        }
        p = s1348;
      }
      {
        const s1351 = p;
        l1352: {
          p = skipCutStop(p);
          if (p < 0) { break l1352; }
          break l1347;
        }
        p = s1351;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l1347;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf348(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | LoneTextNode;
  l1354: {
    const s1355 = p;
    const t1356 = trail.length;
    l1357: {
      const r1358 = readBadCutMarker(p);
      if (r1358 === undefined) { break l1357; }
      value = r1358;
      p = pos;
      break l1354;
    }
    p = s1355;
    trail.length = t1356;
    const r1360 = readLoneText(p);
    if (r1360 === undefined) { return -1; }
    value = r1360;
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

function readLoneText(p: number): LoneTextNode | undefined {
  const start = p;
  let l_text!: string;
  const s1361 = p;
  l1362: {
    const s1363 = p;
    l1364: {
      p = skipTokens(p);
      if (p < 0) { break l1364; }
      break l1362;
    }
    p = s1363;
    l1365: {
      p = skipStop(p);
      if (p < 0) { break l1365; }
      break l1362;
    }
    p = s1363;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s1361, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf351(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l1367: {
    const s1369 = p;
    l1368: {
      const r1370 = readEnd(p);
      if (r1370 === undefined) { break l1368; }
      value = r1370;
      p = pos;
      break l1367;
    }
    p = s1369;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s1371 = p;
      l1372: {
        p++;
        return undefined;
      }
      p = s1371;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf353(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l1375: {
    const s1377 = p;
    const t1378 = trail.length;
    l1376: {
      const r1379 = readBadThoughtAgain(p);
      if (r1379 === undefined) { break l1376; }
      value = r1379;
      p = pos;
      break l1375;
    }
    p = s1377;
    trail.length = t1378;
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

function leaf355(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r1381 = readThoughtGoesOn(p);
  if (r1381 === undefined) { return -1; }
  value = r1381;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf26 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf323 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf329 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'leaf', read: leaf331 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf341 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf348 }] } }, { op: 'leaf', read: leaf351 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf5 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf17 }] } }, { op: 'leaf', read: leaf21 }] }] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf9 }, { op: 'text', read: text16 }] } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf32 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf79 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }] } }, { op: 'leaf', read: leaf320 }] } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf80 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf84 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf205, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf208, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf211 }, { op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf288 }] } }, { op: 'leaf', read: leaf302 }] } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf90 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf201 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf92 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf115 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf99, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf167 }] } }] }, { op: 'leaf', read: leaf193 }] } }, { op: 'leaf', read: leaf197 }] } };
const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf98 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf99, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf167 }] } }] } }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf100 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf189 }] } }, { op: 'leaf', read: leaf190 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf103 }, { op: 'leaf', read: leaf98 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf99, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf167 }] } }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf111 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf115 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf99, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf167 }] } }] }, { op: 'leaf', read: leaf171 }] } }, { op: 'leaf', read: leaf183 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf123 }] } }, { op: 'leaf', read: leaf128 }] } };
const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf120 }, { op: 'text', read: text122 }] } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf133 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf139 }] } }, { op: 'leaf', read: leaf143 }] } };
const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf135 }, { op: 'text', read: text138 }] } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf146 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf152 }] } }, { op: 'leaf', read: leaf143 }] } };
const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf148 }, { op: 'text', read: text151 }] } };
const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf154 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf163 }] } };
const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf156 }, { op: 'text', read: text162 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf213 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf79 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf265 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf266, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf99, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf167 }] } }] } }] }, { op: 'leaf', read: leaf268 }] } }, { op: 'leaf', read: leaf277 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf219 }, { op: 'leaf', read: leaf233 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf257 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf237 }, { op: 'text', read: text256 }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf308, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf312 }] } }, { op: 'leaf', read: leaf313 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf315, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf315, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf316 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf317, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf318 } }, { op: 'leaf', read: leaf313 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf322, body: { op: 'again', step: () => stepList } }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf334 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf339 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf336 }, { op: 'text', read: text338 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf343 }, { op: 'text', read: text347 }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf353 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf26 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf323 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf329 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'leaf', read: leaf331 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf341 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf348 }] } }, { op: 'leaf', read: leaf351 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf355 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf17 }] } }, { op: 'leaf', read: leaf21 }] }] } };

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
