// Generated from grammars/tools/reply.peggy, grammars/tools/calls.peggy, grammars/tools/values.peggy: do not edit.

import { type CompiledGrammar, type Reading, type RecoveryNode, type Step, type TextPiece, type TreeNode, tableOf } from '../src/engine/index.ts';

export interface EndNode extends TreeNode {
  readonly type: 'End';
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
  let value!: ThoughtOpenNode;
  const r4 = readThoughtOpen(p);
  if (r4 === undefined) { return -1; }
  value = r4;
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

function leaf6(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null, string];
  const r6 = readThoughtChar(p);
  if (r6 === undefined) { return -1; }
  value = r6;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtChar(p: number): [null, null, null, string] | undefined {
  let value!: [null, null, null, string];
  let e7!: null;
  {
    const s8 = p;
    l9: {
      p = skipThinkClose(p);
      if (p < 0) { break l9; }
      return undefined;
    }
    p = s8;
  }
  e7 = null;
  let e11!: null;
  {
    const s12 = p;
    l13: {
      p = skipThoughtBreak(p);
      if (p < 0) { break l13; }
      return undefined;
    }
    p = s12;
  }
  e11 = null;
  let e15!: null;
  {
    const s16 = p;
    l17: {
      p = skipThoughtBreak(p);
      if (p < 0) { break l17; }
      if (!(text.charCodeAt(p) === 96)) {
        touched ||= p >= end;
        break l17;
      }
      p = skipCode(p);
      if (p < 0) { break l17; }
      return undefined;
    }
    p = s16;
  }
  e15 = null;
  let e53!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e53 = text.charAt(p);
  p++;
  value = [e7, e11, e15, e53];
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
  l19: {
    const s20 = p;
    if (text.charCodeAt(p) === 96) {
      l21: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s22 = p;
            l23: {

              p++;
              break l21;
            }
            p = s22;
          }
        } else touched ||= p >= end;
        l25: for (;;) {
          const s27 = p;
          if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
            l26: {
              l29: {
                const s30 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l31: {
                    p++;
                    break l29;
                  }
                  p = s30;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
                  reachesEnd(p, "``");
                  break l26;
                }
                p += 2;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l25;
            }
            p = s27;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l21;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s32 = p;
            l33: {

              p++;
              break l21;
            }
            p = s32;
          }
        } else touched ||= p >= end;
        break l19;
      }
      p = s20;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l35: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l35;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s36 = p;
            l37: {

              p++;
              break l35;
            }
            p = s36;
          }
        } else touched ||= p >= end;
        l39: for (;;) {
          const s41 = p;
          if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
            l40: {
              l43: {
                const s44 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l45: {
                    p++;
                    break l43;
                  }
                  p = s44;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 96) {
                  l46: {

                    p++;
                    if (text.charCodeAt(p) === 96) {
                      {
                        const s47 = p;
                        l48: {

                          p++;
                          break l46;
                        }
                        p = s47;
                      }
                    } else touched ||= p >= end;
                    break l43;
                  }
                  p = s44;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l40;
                }
                p += 3;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l39;
            }
            p = s41;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l35;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s50 = p;
            l51: {

              p++;
              break l35;
            }
            p = s50;
          }
        } else touched ||= p >= end;
        break l19;
      }
      p = s20;
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

function text13(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l55: {
      {
        const s56 = p;
        l57: {
          p = skipThinkClose(p);
          if (p < 0) { break l57; }
          break l55;
        }
        p = s56;
      }
      {
        const s59 = p;
        l60: {
          p = skipThoughtBreak(p);
          if (p < 0) { break l60; }
          break l55;
        }
        p = s59;
      }
      {
        const s62 = p;
        l63: {
          p = skipThoughtBreak(p);
          if (p < 0) { break l63; }
          if (!(text.charCodeAt(p) === 96)) {
            touched ||= p >= end;
            break l63;
          }
          p = skipCode(p);
          if (p < 0) { break l63; }
          break l55;
        }
        p = s62;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l55;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf14(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCodeNode;
  const r65 = readThoughtCode(p);
  if (r65 === undefined) { return -1; }
  value = r65;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtCode(p: number): ThoughtCodeNode | undefined {
  const start = p;
  let l_text!: string;
  p = skipThoughtCode(p);
  if (p < 0) { return undefined; }
  const s66 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCode(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s66, p);
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

function leaf18(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  const r68 = readThoughtEnd(p);
  if (r68 === undefined) { return -1; }
  value = r68;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtEnd(p: number): ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode | undefined {
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  l69: {
    const s70 = p;
    const t71 = trail.length;
    l72: {
      const r73 = readThoughtClose(p);
      if (r73 === undefined) { break l72; }
      value = r73;
      p = pos;
      break l69;
    }
    p = s70;
    trail.length = t71;
    l75: {
      const r76 = readMissingThoughtRest(p);
      if (r76 === undefined) { break l75; }
      value = r76;
      p = pos;
      break l69;
    }
    p = s70;
    trail.length = t71;
    const r81 = readMissingThoughtClose(p);
    if (r81 === undefined) { return undefined; }
    value = r81;
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
      const s77 = p;
      l78: {
        p++;
        return undefined;
      }
      p = s77;
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

function leaf23(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EmptyThoughtNode | BadEndTokenNode;
  l84: {
    const s85 = p;
    const t86 = trail.length;
    l87: {
      const r88 = readEmptyThought(p);
      if (r88 === undefined) { break l87; }
      value = r88;
      p = pos;
      break l84;
    }
    p = s85;
    trail.length = t86;
    const r90 = readBadEndToken(p);
    if (r90 === undefined) { return -1; }
    value = r90;
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
  l93: {
    const s91 = p;
    l92: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l94: {
        const s96 = p;
        l95: {
          p = skipTokens(p);
          if (p < 0) { break l95; }
          break l94;
        }
        p = s96;
      }
      if (p < end) {
        {
          const s101 = p;
          l102: {
            p++;
            break l92;
          }
          p = s101;
        }
      } else touched ||= p >= end;
      p = s91;
      break l93;
    }
    p = s91;
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
  let m100 = false;
  l97: for (;;) {
    const s99 = p;
    l98: {
      p = skipEndToken(p);
      if (p < 0) { break l98; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      m100 = true;
      continue l97;
    }
    p = s99;
    break;
  }
  if (!m100) { return -1; }
  return p;
}

function leaf29(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r105 = readBadFence(p);
  if (r105 === undefined) { return -1; }
  value = r105;
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
  l112: {
    const s110 = p;
    l111: {
      p = skipCallAhead(p);
      if (p < 0) { break l111; }
      p = s110;
      break l112;
    }
    p = s110;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipEol(p: number): number {
  l106: {
    const s107 = p;
    if (text.charCodeAt(p) === 13) {
      l108: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l108;
        }
        p += 2;
        break l106;
      }
      p = s107;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l109: {

        p++;
        break l106;
      }
      p = s107;
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
  l113: {
    const s114 = p;
    l115: {
      p = skipSectionOpen(p);
      if (p < 0) { break l115; }
      break l113;
    }
    p = s114;
    l116: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l116; }
      break l113;
    }
    p = s114;
    l117: {
      p = skipCallOpening(p);
      if (p < 0) { break l117; }
      break l113;
    }
    p = s114;
    l162: {
      p = skipBareObject(p);
      if (p < 0) { break l162; }
      break l113;
    }
    p = s114;
    l175: {
      p = skipBareList(p);
      if (p < 0) { break l175; }
      break l113;
    }
    p = s114;
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
  l120: {
    const s118 = p;
    l119: {
      p = skipVisible(p);
      if (p < 0) { break l119; }
      p = s118;
      break l120;
    }
    p = s118;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function skipVisible(p: number): number {
  l121: {
    const s122 = p;
    l123: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l123; }
      break l121;
    }
    p = s122;
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
  l124: {
    const s125 = p;
    l126: {
      p = skipCallOpen(p);
      if (p < 0) { break l126; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l126; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l138: {
        const s140 = p;
        l139: {
          p = skipCallId(p);
          if (p < 0) { break l139; }
          break l138;
        }
        p = s140;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l126; }
      l142: for (;;) {
        const s144 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l143: {
            p = skipAttribute(p);
            if (p < 0) { break l143; }
            continue l142;
          }
          p = s144;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l126; }
      break l124;
    }
    p = s125;
    l148: {
      p = skipCallOpen(p);
      if (p < 0) { break l148; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l148; }
      p = skipLooseEnd(p);
      if (p < 0) { break l148; }
      break l124;
    }
    p = s125;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l159: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s161 = p;
        l160: {
          p++;
          break l159;
        }
        p = s161;
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
  l134: for (;;) {
    const s136 = p;
    l135: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l135; }
      continue l134;
    }
    p = s136;
    break;
  }
  return p;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s128 = p;
    l129: {
      p = skipNameEnd(p);
      if (p < 0) { break l129; }
      return -1;
    }
    p = s128;
  }
  {
    const s131 = p;
    l132: {
      p = skipEnds(p);
      if (p < 0) { break l132; }
      return -1;
    }
    p = s131;
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
  l151: {
    const s149 = p;
    l150: {
      l152: {
        const s153 = p;
        l154: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l155: {
            const s156 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l157: {
                p++;
                break l155;
              }
              p = s156;
            } else touched ||= p >= end;
            l158: {
              p = skipParameterOpen(p);
              if (p < 0) { break l158; }
              break l155;
            }
            p = s156;
            p = skipEnds(p);
            if (p < 0) { break l154; }
          }
          break l152;
        }
        p = s153;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l150;
        }
        p++;
      }
      p = s149;
      break l151;
    }
    p = s149;
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
  l163: {
    if (text.charCodeAt(p) === 34) {
      const s165 = p;
      l164: {
        p = skipBareType(p);
        if (p < 0) { break l164; }
        break l163;
      }
      p = s165;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l166: {
    const s167 = p;
    if (text.charCodeAt(p) === 110) {
      l168: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l168;
        }
        p += 4;
        break l166;
      }
      p = s167;
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
  l169: {
    const s170 = p;
    if (text.charCodeAt(p) === 34) {
      l171: {
        p = skipBareName(p);
        if (p < 0) { break l171; }
        break l169;
      }
      p = s170;
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
  l172: {
    const s173 = p;
    if (text.charCodeAt(p) === 112) {
      l174: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l174;
        }
        p += 10;
        break l172;
      }
      p = s173;
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
  const n177 = characterSize(p, CLASS_0);
  if (n177 === 0) { return -1; }
  p += n177;
  l178: for (;;) {
    const s180 = p;
    if (p < end) {
      l179: {
        const n182 = characterSize(p, CLASS_1);
        if (n182 === 0) { break l179; }
        p += n182;
        continue l178;
      }
      p = s180;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf76(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r184 = readSectionOpen$(p);
  if (r184 === undefined) { return -1; }
  value = r184;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen$(p: number): SectionOpenNode | undefined {
  const start = p;
  l185: {
    const s186 = p;
    const t187 = trail.length;
    l188: {
      const r189 = readBadSectionOpen(p);
      if (r189 === undefined) { break l188; }
      p = pos;
      break l185;
    }
    p = s186;
    trail.length = t187;
    p = skipSectionOpen(p);
    if (p < 0) { return undefined; }
  }
  l191: for (;;) {
    const s193 = p;
    const t194 = trail.length;
    l192: {
      const r196 = readBadOpenAgain(p);
      if (r196 === undefined) { break l192; }
      p = pos;
      continue l191;
    }
    p = s193;
    trail.length = t194;
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

function leaf80(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l199: {
    const s200 = p;
    const t201 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l202: {
        const r203 = readSpace(p);
        if (r203 === undefined) { break l202; }
        value = r203;
        p = pos;
        break l199;
      }
      p = s200;
      trail.length = t201;
    } else touched ||= p >= end;
    l205: {
      const r206 = readSeparator(p);
      if (r206 === undefined) { break l205; }
      value = r206;
      p = pos;
      break l199;
    }
    p = s200;
    trail.length = t201;
    if (text.charCodeAt(p) === 96) {
      l211: {
        const r212 = readBadInnerFence(p);
        if (r212 === undefined) { break l211; }
        value = r212;
        p = pos;
        break l199;
      }
      p = s200;
      trail.length = t201;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r221 = readInnerFenceEnd(p);
    if (r221 === undefined) { return -1; }
    value = r221;
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
  l209: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s207 = p;
      l208: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l208;
        }
        p++;
        p = s207;
        break l209;
      }
      p = s207;
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
  l215: {
    const s213 = p;
    l214: {
      l216: {
        const s217 = p;
        if (text.charCodeAt(p) === 123) {
          l218: {

            p++;
            break l216;
          }
          p = s217;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l219: {

            p++;
            break l216;
          }
          p = s217;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l214; }
      }
      p = s213;
      break l215;
    }
    p = s213;
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

function leaf86(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r223 = readPyOpen(p);
  if (r223 === undefined) { return -1; }
  value = r223;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l226: {
    const s224 = p;
    l225: {
      p = skipPyList(p);
      if (p < 0) { break l225; }
      p = s224;
      break l226;
    }
    p = s224;
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

function leaf88(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r228 = readPyHead(p);
  if (r228 === undefined) { return -1; }
  value = r228;
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
  const r229 = readPyName(p);
  if (r229 === undefined) { return undefined; }
  l_name = r229;
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
  const s230 = p;
  const n231 = characterSize(p, CLASS_0);
  if (n231 === 0) { return undefined; }
  p += n231;
  l232: for (;;) {
    const s234 = p;
    if (p < end) {
      l233: {
        const n236 = characterSize(p, CLASS_1);
        if (n236 === 0) { break l233; }
        p += n236;
        continue l232;
      }
      p = s234;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s230, p);
  pos = p;
  return value;
}

function leaf91(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyKeyNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r239 = readPyKey(p);
  if (r239 === undefined) { return -1; }
  value = r239;
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
  const r240 = readBareKey(p);
  if (r240 === undefined) { return undefined; }
  l_name = r240;
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
      const s249 = p;
      l250: {

        p++;
        return undefined;
      }
      p = s249;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'PyKey', start: base + start, end: base + p, name: l_name };
}

function readBareKey(p: number): string | undefined {
  let value!: string;
  const s241 = p;
  const n242 = characterSize(p, CLASS_2);
  if (n242 === 0) { return undefined; }
  p += n242;
  l243: for (;;) {
    const s245 = p;
    if (p < end) {
      l244: {
        const n247 = characterSize(p, CLASS_3);
        if (n247 === 0) { break l244; }
        p += n247;
        continue l243;
      }
      p = s245;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s241, p);
  pos = p;
  return value;
}

function leaf94(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | null;
  l253: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s255 = p;
      l254: {
        const r256 = readSpace(p);
        if (r256 === undefined) { break l254; }
        value = r256;
        p = pos;
        break l253;
      }
      p = s255;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function leaf95(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e258!: null;
  {
    const s259 = p;
    l260: {
      p = skipEnds(p);
      if (p < 0) { break l260; }
      return -1;
    }
    p = s259;
  }
  e258 = null;
  value = [e258];
  leafValue = value;
  return p;
}

function leaf96(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectOpenNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r262 = readObjectOpen(p);
  if (r262 === undefined) { return -1; }
  value = r262;
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
  l263: {
    if (text.charCodeAt(p) === 123) {
      const s265 = p;
      const t266 = trail.length;
      l264: {
        const r267 = readBadDoubledBrace(p);
        if (r267 === undefined) { break l264; }
        p = pos;
        break l263;
      }
      p = s265;
      trail.length = t266;
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
  l270: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s268 = p;
      l269: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l269;
        }
        p++;
        p = s268;
        break l270;
      }
      p = s268;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBraceNode = { type: 'BadDoubledBrace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf99(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  const r273 = readKey(p);
  if (r273 === undefined) { return -1; }
  value = r273;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: unknown | string;
  l274: {
    const s275 = p;
    if (text.charCodeAt(p) === 34) {
      l276: {

        l_quote = "\"";
        p++;
        const r277 = readDoubleKey(p);
        if (r277 === undefined) { break l276; }
        l_name = r277;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l276;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l276;
        }
        p++;
        break l274;
      }
      p = s275;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l306: {

        l_quote = "'";
        p++;
        const r307 = readSingleKey(p);
        if (r307 === undefined) { break l306; }
        l_name = r307;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l306;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l306;
        }
        p++;
        break l274;
      }
      p = s275;
    } else touched ||= p >= end;
    l321: {
      const r322 = readMarkedQuote(p);
      if (r322 === undefined) { break l321; }
      l_quote = r322;
      p = pos;
      const r324 = readMarkedKey(p);
      if (r324 === undefined) { break l321; }
      l_name = r324;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l321; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l321;
      }
      p++;
      break l274;
    }
    p = s275;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r334 = readBareKey(p);
    if (r334 === undefined) { return undefined; }
    l_name = r334;
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
  const list282: string[] = [];
  l278: for (;;) {
    const s280 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l279: {
        let v281!: string;
        l284: {
          const s285 = p;
          if (text.charCodeAt(p) === 92) {
            l286: {
              const r287 = readEscape(p);
              if (r287 === undefined) { break l286; }
              v281 = r287;
              p = pos;
              break l284;
            }
            p = s285;
          } else touched ||= p >= end;
          const s304 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l279;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v281 = text.slice(s304, p);
        }
        list282.push(v281);
        continue l278;
      }
      p = s280;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list282;
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
  l288: {
    const s289 = p;
    if (text.charCodeAt(p) === 92) {
      l290: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l290;
        }
        p += 2;
        const s291 = p;
        let n295 = 0;
        l292: for (;;) {
          if (n295 >= 4) break;
          const s294 = p;
          l293: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l293;
            }
            p++;
            n295++;
            continue l292;
          }
          p = s294;
          break;
        }
        if (n295 < 4) { break l290; }
        l_hex = text.slice(s291, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l288;
      }
      p = s289;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l296: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s297 = p;
            l298: {

              p++;
              break l296;
            }
            p = s297;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l296;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l288;
      }
      p = s289;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s300 = p;
        l301: {

          p++;
          return undefined;
        }
        p = s300;
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
  const list312: string[] = [];
  l308: for (;;) {
    const s310 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l309: {
        let v311!: string;
        l314: {
          const s315 = p;
          if (text.charCodeAt(p) === 92) {
            l316: {
              const r317 = readEscape(p);
              if (r317 === undefined) { break l316; }
              v311 = r317;
              p = pos;
              break l314;
            }
            p = s315;
          } else touched ||= p >= end;
          const s319 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l309;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v311 = text.slice(s319, p);
        }
        list312.push(v311);
        continue l308;
      }
      p = s310;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list312;
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
  const s325 = p;
  let m329 = false;
  l326: for (;;) {
    const s328 = p;
    l327: {
      {
        const s330 = p;
        l331: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l331; }
          break l327;
        }
        p = s330;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l327;
      }
      p++;
      m329 = true;
      continue l326;
    }
    p = s328;
    break;
  }
  if (!m329) { return undefined; }
  value = text.slice(s325, p);
  pos = p;
  return value;
}

function skipMarkedQuote(p: number): number {
  const noted = trail.length;
  const value = readMarkedQuote(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function leaf107(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r337 = readListOpen(p);
  if (r337 === undefined) { return -1; }
  value = r337;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l338: {
    const s339 = p;
    if (text.charCodeAt(p) === 91) {
      l340: {

        p++;
        break l338;
      }
      p = s339;
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

function leaf111(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode;
  if (!(text.charCodeAt(p) === 44)) {
    touched ||= p >= end;
    return -1;
  }
  const r342 = readComma(p);
  if (r342 === undefined) { return -1; }
  value = r342;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l343: {
    const s344 = p;
    const t345 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l346: {
        const r347 = readBadComma(p);
        if (r347 === undefined) { break l346; }
        p = pos;
        break l343;
      }
      p = s344;
      trail.length = t345;
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
  l350: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      const s348 = p;
      l349: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l349;
        }
        p++;
        p = s348;
        break l350;
      }
      p = s348;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadCommaNode = { type: 'BadComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf114(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r353 = readTripleOpen(p);
  if (r353 === undefined) { return -1; }
  value = r353;
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

function leaf116(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r355 = readTripleChar(p);
  if (r355 === undefined) { return -1; }
  value = r355;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e356!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s357 = p;
      l358: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l358;
        }
        p += 3;
        return undefined;
      }
      p = s357;
    }
  } else touched ||= p >= end;
  e356 = null;
  let e360!: string;
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return undefined;
  }
  e360 = text.charAt(p);
  p++;
  value = [e356, e360];
  pos = p;
  return value;
}

function text118(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if ((p < end && text.charCodeAt(p) !== 92)) {
      l362: {
        if (text.charCodeAt(p) === 34) {
          {
            const s363 = p;
            l364: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l364;
              }
              p += 3;
              break l362;
            }
            p = s363;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l362;
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

function leaf119(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode;
  l366: {
    const s367 = p;
    const t368 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l369: {
        const r370 = readEscape$(p);
        if (r370 === undefined) { break l369; }
        value = r370;
        p = pos;
        break l366;
      }
      p = s367;
      trail.length = t368;
    } else touched ||= p >= end;
    const r374 = readBadCutEscape(p);
    if (r374 === undefined) { return -1; }
    value = r374;
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
  const r371 = readEscape(p);
  if (r371 === undefined) { return undefined; }
  l_text = r371;
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
  l375: {
    const s376 = p;
    if (text.charCodeAt(p) === 92) {
      l377: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l377;
        }
        p += 2;
        let n382 = 0;
        l379: for (;;) {
          if (n382 >= 4) break;
          const s381 = p;
          l380: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l380;
            }
            p++;
            n382++;
            continue l379;
          }
          p = s381;
          break;
        }
        if (n382 < 4) { break l377; }
        break l375;
      }
      p = s376;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l383: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s384 = p;
            l385: {

              p++;
              break l383;
            }
            p = s384;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l383;
        }
        p++;
        break l375;
      }
      p = s376;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s387 = p;
        l388: {

          p++;
          return -1;
        }
        p = s387;
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

function leaf124(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  const r391 = readTripleEnd(p);
  if (r391 === undefined) { return -1; }
  value = r391;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l392: {
    const s393 = p;
    const t394 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l395: {
        const r396 = readTripleClose(p);
        if (r396 === undefined) { break l395; }
        value = r396;
        p = pos;
        break l392;
      }
      p = s393;
      trail.length = t394;
    } else touched ||= p >= end;
    l398: {
      const r399 = readMissingRest(p);
      if (r399 === undefined) { break l398; }
      value = r399;
      p = pos;
      break l392;
    }
    p = s393;
    trail.length = t394;
    const r404 = readMissingQuote(p);
    if (r404 === undefined) { return undefined; }
    value = r404;
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
      const s400 = p;
      l401: {
        p++;
        return undefined;
      }
      p = s400;
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

function leaf129(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DoubleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r407 = readDoubleOpen(p);
  if (r407 === undefined) { return -1; }
  value = r407;
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

function leaf131(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r409 = readDoubleChar(p);
  if (r409 === undefined) { return -1; }
  value = r409;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l410: {
    const s411 = p;
    l412: {
      let e413!: null;
      {
        const s414 = p;
        l415: {
          p = skipEnds(p);
          if (p < 0) { break l415; }
          break l412;
        }
        p = s414;
      }
      e413 = null;
      let e417!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l412;
      }
      e417 = text.charAt(p);
      p++;
      value = [e413, e417];
      break l410;
    }
    p = s411;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l418: {
        let e419!: string[];
        const list424: string[] = [];
        l420: for (;;) {
          const s422 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l421: {
              let v423!: string;
              v423 = text.charAt(p);
              p++;
              list424.push(v423);
              continue l420;
            }
            p = s422;
          } else touched ||= p >= end;
          break;
        }
        if (list424.length === 0) { break l418; }
        e419 = list424;
        let e426!: null;
        {
          const s427 = p;
          l428: {
            p = skipEnds(p);
            if (p < 0) { break l428; }
            {
              const s430 = p;
              l431: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l431; }
                break l428;
              }
              p = s430;
            }
            break l418;
          }
          p = s427;
        }
        e426 = null;
        value = [e419, e426];
        break l410;
      }
      p = s411;
    } else touched ||= p >= end;
    let e440!: string;
    const r441 = readEnds(p);
    if (r441 === undefined) { return undefined; }
    e440 = r441;
    p = pos;
    let e443!: null;
    l446: {
      const s444 = p;
      l445: {
        p = skipDoubleGoesOn(p);
        if (p < 0) { break l445; }
        p = s444;
        break l446;
      }
      p = s444;
      return undefined;
    }
    e443 = null;
    value = [e440, e443];
  }
  pos = p;
  return value;
}

function skipDoubleGoesOn(p: number): number {
  let c = 0;
  let n436 = 0;
  l433: for (;;) {
    if (n436 >= 4096) break;
    const s435 = p;
    l434: {
      l437: {
        const s438 = p;
        if (text.charCodeAt(p) === 92) {
          l439: {
            p = skipEscape(p);
            if (p < 0) { break l439; }
            break l437;
          }
          p = s438;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l434;
        }
        p++;
      }
      n436++;
      continue l433;
    }
    p = s435;
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

function text134(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l448: {
      {
        const s449 = p;
        l450: {
          p = skipEnds(p);
          if (p < 0) { break l450; }
          break l448;
        }
        p = s449;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l448;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l452: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l452;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s453 = p;
          l454: {
            p = skipEnds(p);
            if (p < 0) { break l454; }
            {
              const s456 = p;
              l457: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l457; }
                break l454;
              }
              p = s456;
            }
            break l452;
          }
          p = s453;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l459: {
      p = skipEnds(p);
      if (p < 0) { break l459; }
      l462: {
        const s460 = p;
        l461: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l461; }
          p = s460;
          break l462;
        }
        p = s460;
        break l459;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf135(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadDoubleQuoteNode;
  l463: {
    const s464 = p;
    const t465 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l466: {
        const r467 = readEscape$(p);
        if (r467 === undefined) { break l466; }
        value = r467;
        p = pos;
        break l463;
      }
      p = s464;
      trail.length = t465;
    } else touched ||= p >= end;
    l469: {
      const r470 = readBadCutEscape(p);
      if (r470 === undefined) { break l469; }
      value = r470;
      p = pos;
      break l463;
    }
    p = s464;
    trail.length = t465;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l472: {
        const r473 = readBadNewline(p);
        if (r473 === undefined) { break l472; }
        value = r473;
        p = pos;
        break l463;
      }
      p = s464;
      trail.length = t465;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r481 = readBadDoubleQuote(p);
    if (r481 === undefined) { return -1; }
    value = r481;
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
    const s474 = p;
    l475: {
      p = skipEnds(p);
      if (p < 0) { break l475; }
      {
        const s477 = p;
        l478: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l478; }
          break l475;
        }
        p = s477;
      }
      return undefined;
    }
    p = s474;
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
    const s482 = p;
    l483: {
      p = skipAfterText(p);
      if (p < 0) { break l483; }
      return undefined;
    }
    p = s482;
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
  l485: {
    const s486 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l487: {
        p++;
        break l485;
      }
      p = s486;
    } else touched ||= p >= end;
    l488: {
      p = skipEnds(p);
      if (p < 0) { break l488; }
      break l485;
    }
    p = s486;
    if (p < end) {
      {
        const s489 = p;
        l490: {
          p++;
          return -1;
        }
        p = s489;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf139(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  const r493 = readTextEnd(p);
  if (r493 === undefined) { return -1; }
  value = r493;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l494: {
    const s495 = p;
    const t496 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l497: {
        const r498 = readTextClose(p);
        if (r498 === undefined) { break l497; }
        value = r498;
        p = pos;
        break l494;
      }
      p = s495;
      trail.length = t496;
    } else touched ||= p >= end;
    l500: {
      const r501 = readMissingRest(p);
      if (r501 === undefined) { break l500; }
      value = r501;
      p = pos;
      break l494;
    }
    p = s495;
    trail.length = t496;
    const r503 = readMissingQuote(p);
    if (r503 === undefined) { return undefined; }
    value = r503;
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

function leaf142(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SingleOpenNode;
  if (!(text.charCodeAt(p) === 39)) {
    touched ||= p >= end;
    return -1;
  }
  const r506 = readSingleOpen(p);
  if (r506 === undefined) { return -1; }
  value = r506;
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

function leaf144(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r508 = readSingleChar(p);
  if (r508 === undefined) { return -1; }
  value = r508;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l509: {
    const s510 = p;
    l511: {
      let e512!: null;
      {
        const s513 = p;
        l514: {
          p = skipEnds(p);
          if (p < 0) { break l514; }
          break l511;
        }
        p = s513;
      }
      e512 = null;
      let e516!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l511;
      }
      e516 = text.charAt(p);
      p++;
      value = [e512, e516];
      break l509;
    }
    p = s510;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l517: {
        let e518!: string[];
        const list523: string[] = [];
        l519: for (;;) {
          const s521 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l520: {
              let v522!: string;
              v522 = text.charAt(p);
              p++;
              list523.push(v522);
              continue l519;
            }
            p = s521;
          } else touched ||= p >= end;
          break;
        }
        if (list523.length === 0) { break l517; }
        e518 = list523;
        let e525!: null;
        {
          const s526 = p;
          l527: {
            p = skipEnds(p);
            if (p < 0) { break l527; }
            {
              const s529 = p;
              l530: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l530; }
                break l527;
              }
              p = s529;
            }
            break l517;
          }
          p = s526;
        }
        e525 = null;
        value = [e518, e525];
        break l509;
      }
      p = s510;
    } else touched ||= p >= end;
    let e539!: string;
    const r540 = readEnds(p);
    if (r540 === undefined) { return undefined; }
    e539 = r540;
    p = pos;
    let e542!: null;
    l545: {
      const s543 = p;
      l544: {
        p = skipSingleGoesOn(p);
        if (p < 0) { break l544; }
        p = s543;
        break l545;
      }
      p = s543;
      return undefined;
    }
    e542 = null;
    value = [e539, e542];
  }
  pos = p;
  return value;
}

function skipSingleGoesOn(p: number): number {
  let c = 0;
  let n535 = 0;
  l532: for (;;) {
    if (n535 >= 4096) break;
    const s534 = p;
    l533: {
      l536: {
        const s537 = p;
        if (text.charCodeAt(p) === 92) {
          l538: {
            p = skipEscape(p);
            if (p < 0) { break l538; }
            break l536;
          }
          p = s537;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l533;
        }
        p++;
      }
      n535++;
      continue l532;
    }
    p = s534;
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

function text147(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l547: {
      {
        const s548 = p;
        l549: {
          p = skipEnds(p);
          if (p < 0) { break l549; }
          break l547;
        }
        p = s548;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l547;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l551: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l551;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s552 = p;
          l553: {
            p = skipEnds(p);
            if (p < 0) { break l553; }
            {
              const s555 = p;
              l556: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l556; }
                break l553;
              }
              p = s555;
            }
            break l551;
          }
          p = s552;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l558: {
      p = skipEnds(p);
      if (p < 0) { break l558; }
      l561: {
        const s559 = p;
        l560: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l560; }
          p = s559;
          break l561;
        }
        p = s559;
        break l558;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf148(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadSingleQuoteNode;
  l562: {
    const s563 = p;
    const t564 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l565: {
        const r566 = readEscape$(p);
        if (r566 === undefined) { break l565; }
        value = r566;
        p = pos;
        break l562;
      }
      p = s563;
      trail.length = t564;
    } else touched ||= p >= end;
    l568: {
      const r569 = readBadCutEscape(p);
      if (r569 === undefined) { break l568; }
      value = r569;
      p = pos;
      break l562;
    }
    p = s563;
    trail.length = t564;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l571: {
        const r572 = readBadNewline(p);
        if (r572 === undefined) { break l571; }
        value = r572;
        p = pos;
        break l562;
      }
      p = s563;
      trail.length = t564;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r574 = readBadSingleQuote(p);
    if (r574 === undefined) { return -1; }
    value = r574;
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
    const s575 = p;
    l576: {
      p = skipAfterText(p);
      if (p < 0) { break l576; }
      return undefined;
    }
    p = s575;
  }
  pos = p;
  const node: BadSingleQuoteNode = { type: 'BadSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf150(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedOpenNode;
  const r579 = readMarkedOpen(p);
  if (r579 === undefined) { return -1; }
  value = r579;
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

function leaf152(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null, string] | [null, string, null];
  const r581 = readMarkedChar(p);
  if (r581 === undefined) { return -1; }
  value = r581;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedChar(p: number): [null, null, null, string] | [null, string, null] | undefined {
  let value!: [null, null, null, string] | [null, string, null];
  l582: {
    const s583 = p;
    l584: {
      let e585!: null;
      {
        const s586 = p;
        l587: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l587; }
          break l584;
        }
        p = s586;
      }
      e585 = null;
      let e589!: null;
      {
        const s590 = p;
        l591: {
          p = skipEnds(p);
          if (p < 0) { break l591; }
          break l584;
        }
        p = s590;
      }
      e589 = null;
      let e593!: null;
      {
        const s594 = p;
        l595: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l595; }
          break l584;
        }
        p = s594;
      }
      e593 = null;
      let e597!: string;
      if (!(p < end)) {
        touched ||= p >= end;
        break l584;
      }
      e597 = text.charAt(p);
      p++;
      value = [e585, e589, e593, e597];
      break l582;
    }
    p = s583;
    let e598!: null;
    {
      const s599 = p;
      l600: {
        p = skipMarkedQuote(p);
        if (p < 0) { break l600; }
        return undefined;
      }
      p = s599;
    }
    e598 = null;
    let e602!: string;
    const r603 = readEnds(p);
    if (r603 === undefined) { return undefined; }
    e602 = r603;
    p = pos;
    let e605!: null;
    l608: {
      const s606 = p;
      l607: {
        p = skipMarkedGoesOn(p);
        if (p < 0) { break l607; }
        p = s606;
        break l608;
      }
      p = s606;
      return undefined;
    }
    e605 = null;
    value = [e598, e602, e605];
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
  let n612 = 0;
  l609: for (;;) {
    if (n612 >= 4096) break;
    const s611 = p;
    l610: {
      {
        const s613 = p;
        l614: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l614; }
          break l610;
        }
        p = s613;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l610;
      }
      p++;
      n612++;
      continue l609;
    }
    p = s611;
    break;
  }
  p = skipMarkedQuote(p);
  if (p < 0) { return -1; }
  return p;
}

function text158(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l617: {
      {
        const s618 = p;
        l619: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l619; }
          break l617;
        }
        p = s618;
      }
      {
        const s621 = p;
        l622: {
          p = skipEnds(p);
          if (p < 0) { break l622; }
          break l617;
        }
        p = s621;
      }
      {
        const s624 = p;
        l625: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l625; }
          break l617;
        }
        p = s624;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l617;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l627: {
      {
        const s628 = p;
        l629: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l629; }
          break l627;
        }
        p = s628;
      }
      p = skipEnds(p);
      if (p < 0) { break l627; }
      l633: {
        const s631 = p;
        l632: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l632; }
          p = s631;
          break l633;
        }
        p = s631;
        break l627;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf159(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  const r634 = readMarkedEnd(p);
  if (r634 === undefined) { return -1; }
  value = r634;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l635: {
    const s636 = p;
    const t637 = trail.length;
    l638: {
      const r639 = readMarkedClose(p);
      if (r639 === undefined) { break l638; }
      value = r639;
      p = pos;
      break l635;
    }
    p = s636;
    trail.length = t637;
    l641: {
      const r642 = readBadCutMarkedQuote(p);
      if (r642 === undefined) { break l641; }
      value = r642;
      p = pos;
      break l635;
    }
    p = s636;
    trail.length = t637;
    l644: {
      const r645 = readMissingRest(p);
      if (r645 === undefined) { break l644; }
      value = r645;
      p = pos;
      break l635;
    }
    p = s636;
    trail.length = t637;
    const r647 = readMissingQuote(p);
    if (r647 === undefined) { return undefined; }
    value = r647;
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

function leaf163(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberNode | WordNode;
  l650: {
    const s651 = p;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l652: {
        const r653 = readNumber(p);
        if (r653 === undefined) { break l652; }
        value = r653;
        p = pos;
        break l650;
      }
      p = s651;
    } else touched ||= p >= end;
    const r677 = readWord(p);
    if (r677 === undefined) { return -1; }
    value = r677;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s654 = p;
  l655: {
    if (text.charCodeAt(p) === 45) {
      const s657 = p;
      l656: {

        p++;
        break l655;
      }
      p = s657;
    } else touched ||= p >= end;
  }
  l658: {
    const s659 = p;
    if (text.charCodeAt(p) === 48) {
      l660: {

        p++;
        break l658;
      }
      p = s659;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l661: {
    if (text.charCodeAt(p) === 46) {
      const s663 = p;
      l662: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l662;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l661;
      }
      p = s663;
    } else touched ||= p >= end;
  }
  l664: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s666 = p;
      l665: {
        p++;
        l667: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s669 = p;
            l668: {
              p++;
              break l667;
            }
            p = s669;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l665;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l664;
      }
      p = s666;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s654, p);
  l672: {
    const s670 = p;
    l671: {
      p = skipScalarEnd(p);
      if (p < 0) { break l671; }
      p = s670;
      break l672;
    }
    p = s670;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l673: {
    const s674 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      l675: {
        p++;
        break l673;
      }
      p = s674;
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
  const s678 = p;
  {
    const s679 = p;
    l680: {
      p = skipEnds(p);
      if (p < 0) { break l680; }
      return undefined;
    }
    p = s679;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l682: for (;;) {
    const s684 = p;
    l683: {
      {
        const s686 = p;
        l687: {
          p = skipEnds(p);
          if (p < 0) { break l687; }
          break l683;
        }
        p = s686;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l683;
      }
      p++;
      continue l682;
    }
    p = s684;
    break;
  }
  l_text = text.slice(s678, p);
  l691: {
    const s689 = p;
    l690: {
      p = skipScalarEnd(p);
      if (p < 0) { break l690; }
      p = s689;
      break l691;
    }
    p = s689;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf167(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutPartNode | BadDebrisNode;
  l693: {
    const s694 = p;
    const t695 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l696: {
        const r697 = readSpace(p);
        if (r697 === undefined) { break l696; }
        value = r697;
        p = pos;
        break l693;
      }
      p = s694;
      trail.length = t695;
    } else touched ||= p >= end;
    l699: {
      const r700 = readBadCutPart(p);
      if (r700 === undefined) { break l699; }
      value = r700;
      p = pos;
      break l693;
    }
    p = s694;
    trail.length = t695;
    const r775 = readBadDebris(p);
    if (r775 === undefined) { return -1; }
    value = r775;
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
  l701: {
    const s702 = p;
    l703: {
      p = skipKey(p);
      if (p < 0) { break l703; }
      break l701;
    }
    p = s702;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l740: {
        p = skipNumber(p);
        if (p < 0) { break l740; }
        break l701;
      }
      p = s702;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l704: {
    const s705 = p;
    if (text.charCodeAt(p) === 34) {
      l706: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l706; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l706;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l706;
        }
        p++;
        break l704;
      }
      p = s705;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l715: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l715; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l715;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l715;
        }
        p++;
        break l704;
      }
      p = s705;
    } else touched ||= p >= end;
    l724: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l724; }
      p = skipMarkedKey(p);
      if (p < 0) { break l724; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l724; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l724;
      }
      p++;
      break l704;
    }
    p = s705;

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
  l707: for (;;) {
    const s709 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l708: {
        l711: {
          const s712 = p;
          if (text.charCodeAt(p) === 92) {
            l713: {
              p = skipEscape(p);
              if (p < 0) { break l713; }
              break l711;
            }
            p = s712;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l708;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l707;
      }
      p = s709;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l716: for (;;) {
    const s718 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l717: {
        l720: {
          const s721 = p;
          if (text.charCodeAt(p) === 92) {
            l722: {
              p = skipEscape(p);
              if (p < 0) { break l722; }
              break l720;
            }
            p = s721;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l717;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l716;
      }
      p = s718;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m729 = false;
  l726: for (;;) {
    const s728 = p;
    l727: {
      {
        const s730 = p;
        l731: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l731; }
          break l727;
        }
        p = s730;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l727;
      }
      p++;
      m729 = true;
      continue l726;
    }
    p = s728;
    break;
  }
  if (!m729) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n734 = characterSize(p, CLASS_2);
  if (n734 === 0) { return -1; }
  p += n734;
  l735: for (;;) {
    const s737 = p;
    if (p < end) {
      l736: {
        const n739 = characterSize(p, CLASS_3);
        if (n739 === 0) { break l736; }
        p += n739;
        continue l735;
      }
      p = s737;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l742: {
    if (text.charCodeAt(p) === 45) {
      const s744 = p;
      l743: {

        p++;
        break l742;
      }
      p = s744;
    } else touched ||= p >= end;
  }
  l745: {
    const s746 = p;
    if (text.charCodeAt(p) === 48) {
      l747: {

        p++;
        break l745;
      }
      p = s746;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l748: {
    if (text.charCodeAt(p) === 46) {
      const s750 = p;
      l749: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l749;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l748;
      }
      p = s750;
    } else touched ||= p >= end;
  }
  l751: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s753 = p;
      l752: {
        p++;
        l754: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s756 = p;
            l755: {
              p++;
              break l754;
            }
            p = s756;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l752;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l751;
      }
      p = s753;
    } else touched ||= p >= end;
  }
  l759: {
    const s757 = p;
    l758: {
      p = skipScalarEnd(p);
      if (p < 0) { break l758; }
      p = s757;
      break l759;
    }
    p = s757;
    return -1;
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s761 = p;
    l762: {
      p = skipEnds(p);
      if (p < 0) { break l762; }
      return -1;
    }
    p = s761;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l764: for (;;) {
    const s766 = p;
    l765: {
      {
        const s768 = p;
        l769: {
          p = skipEnds(p);
          if (p < 0) { break l769; }
          break l765;
        }
        p = s768;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l765;
      }
      p++;
      continue l764;
    }
    p = s766;
    break;
  }
  l773: {
    const s771 = p;
    l772: {
      p = skipScalarEnd(p);
      if (p < 0) { break l772; }
      p = s771;
      break l773;
    }
    p = s771;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s776 = p;
    l777: {
      p = skipEnds(p);
      if (p < 0) { break l777; }
      return undefined;
    }
    p = s776;
  }
  {
    const s779 = p;
    l780: {
      if (p < end) {
        {
          const s782 = p;
          l783: {
            p++;
            break l780;
          }
          p = s782;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s779;
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

function leaf179(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r786 = readListEnd(p);
  if (r786 === undefined) { return -1; }
  value = r786;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l787: {
    const s788 = p;
    const t789 = trail.length;
    l790: {
      const r791 = readListClose(p);
      if (r791 === undefined) { break l790; }
      value = r791;
      p = pos;
      break l787;
    }
    p = s788;
    trail.length = t789;
    l796: {
      const r797 = readMissingRest(p);
      if (r797 === undefined) { break l796; }
      value = r797;
      p = pos;
      break l787;
    }
    p = s788;
    trail.length = t789;
    const r799 = readMissingBracket(p);
    if (r799 === undefined) { return undefined; }
    value = r799;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l792: {
    const s793 = p;
    if (text.charCodeAt(p) === 93) {
      l794: {

        p++;
        break l792;
      }
      p = s793;
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

function leaf185(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadCutPartNode | BadDebrisNode;
  l802: {
    const s803 = p;
    const t804 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l805: {
        const r806 = readComma(p);
        if (r806 === undefined) { break l805; }
        value = r806;
        p = pos;
        break l802;
      }
      p = s803;
      trail.length = t804;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l808: {
        const r809 = readSpace(p);
        if (r809 === undefined) { break l808; }
        value = r809;
        p = pos;
        break l802;
      }
      p = s803;
      trail.length = t804;
    } else touched ||= p >= end;
    l811: {
      const r812 = readBadCutPart(p);
      if (r812 === undefined) { break l811; }
      value = r812;
      p = pos;
      break l802;
    }
    p = s803;
    trail.length = t804;
    const r814 = readBadDebris(p);
    if (r814 === undefined) { return -1; }
    value = r814;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf186(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r816 = readObjectEnd(p);
  if (r816 === undefined) { return -1; }
  value = r816;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l817: {
    const s818 = p;
    const t819 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l820: {
        const r821 = readObjectClose(p);
        if (r821 === undefined) { break l820; }
        value = r821;
        p = pos;
        break l817;
      }
      p = s818;
      trail.length = t819;
    } else touched ||= p >= end;
    l823: {
      const r824 = readMissingRest(p);
      if (r824 === undefined) { break l823; }
      value = r824;
      p = pos;
      break l817;
    }
    p = s818;
    trail.length = t819;
    const r826 = readMissingBracket(p);
    if (r826 === undefined) { return undefined; }
    value = r826;
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

function leaf189(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutArgumentNode | BadDebrisNode;
  l829: {
    const s830 = p;
    const t831 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l832: {
        const r833 = readSpace(p);
        if (r833 === undefined) { break l832; }
        value = r833;
        p = pos;
        break l829;
      }
      p = s830;
      trail.length = t831;
    } else touched ||= p >= end;
    l835: {
      const r836 = readBadCutArgument(p);
      if (r836 === undefined) { break l835; }
      value = r836;
      p = pos;
      break l829;
    }
    p = s830;
    trail.length = t831;
    const r841 = readBadDebris(p);
    if (r841 === undefined) { return -1; }
    value = r841;
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
      const s837 = p;
      l838: {

        p++;
        return -1;
      }
      p = s837;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf193(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r843 = readPyCallEnd(p);
  if (r843 === undefined) { return -1; }
  value = r843;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l844: {
    const s845 = p;
    const t846 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l847: {
        const r848 = readPyCallClose(p);
        if (r848 === undefined) { break l847; }
        value = r848;
        p = pos;
        break l844;
      }
      p = s845;
      trail.length = t846;
    } else touched ||= p >= end;
    l850: {
      const r851 = readMissingRest(p);
      if (r851 === undefined) { break l850; }
      value = r851;
      p = pos;
      break l844;
    }
    p = s845;
    trail.length = t846;
    const r853 = readMissingBracket(p);
    if (r853 === undefined) { return undefined; }
    value = r853;
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

function leaf196(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l856: {
    const s857 = p;
    const t858 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l859: {
        const r860 = readComma(p);
        if (r860 === undefined) { break l859; }
        value = r860;
        p = pos;
        break l856;
      }
      p = s857;
      trail.length = t858;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l862: {
        const r863 = readSpace(p);
        if (r863 === undefined) { break l862; }
        value = r863;
        p = pos;
        break l856;
      }
      p = s857;
      trail.length = t858;
    } else touched ||= p >= end;
    const r865 = readBadDebris(p);
    if (r865 === undefined) { return -1; }
    value = r865;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf197(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r867 = readPyEnd(p);
  if (r867 === undefined) { return -1; }
  value = r867;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l868: {
    const s869 = p;
    const t870 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l871: {
        const r872 = readPyClose(p);
        if (r872 === undefined) { break l871; }
        value = r872;
        p = pos;
        break l868;
      }
      p = s869;
      trail.length = t870;
    } else touched ||= p >= end;
    l874: {
      const r875 = readMissingAtEnd(p);
      if (r875 === undefined) { break l874; }
      value = r875;
      p = pos;
      break l868;
    }
    p = s869;
    trail.length = t870;
    const r880 = readMissingBracket(p);
    if (r880 === undefined) { return undefined; }
    value = r880;
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
      const s876 = p;
      l877: {
        p++;
        return undefined;
      }
      p = s876;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingAtEndNode = { type: 'MissingAtEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf201(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e883!: null;
  l886: {
    const s884 = p;
    l885: {
      p = skipLines(p);
      if (p < 0) { break l885; }
      p = s884;
      break l886;
    }
    p = s884;
    return -1;
  }
  e883 = null;
  value = [e883];
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

function leaf204(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e887!: null;
  l890: {
    const s888 = p;
    l889: {
      p = skipJson(p);
      if (p < 0) { break l889; }
      p = s888;
      break l890;
    }
    p = s888;
    return -1;
  }
  e887 = null;
  let e891!: null;
  {
    const s892 = p;
    l893: {
      p = skipEnds(p);
      if (p < 0) { break l893; }
      return -1;
    }
    p = s892;
  }
  e891 = null;
  value = [e887, e891];
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

function leaf207(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r895 = readBadBrackets(p);
  if (r895 === undefined) { return -1; }
  value = r895;
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

function leaf209(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallHeadNode;
  const r897 = readCallHead(p);
  if (r897 === undefined) { return -1; }
  value = r897;
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
  l898: {
    const s899 = p;
    const t900 = trail.length;
    l901: {
      p = skipCallOpen(p);
      if (p < 0) { break l901; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r902 = readCallName(p);
      if (r902 === undefined) { break l901; }
      l_name = r902;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l909: {
        const s911 = p;
        l910: {
          const r912 = readCallId(p);
          if (r912 === undefined) { break l910; }
          l_id = r912;
          p = pos;
          break l909;
        }
        p = s911;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l901; }
      const list919: AttributeNode[] = [];
      l915: for (;;) {
        const s917 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l916: {
            let v918!: AttributeNode;
            const r921 = readAttribute(p);
            if (r921 === undefined) { break l916; }
            v918 = r921;
            p = pos;
            list919.push(v918);
            continue l915;
          }
          p = s917;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list919;
      p = skipHeadEnd(p);
      if (p < 0) { break l901; }
      break l898;
    }
    p = s899;
    trail.length = t900;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    l925: {
      p = skipCallOpen(p);
      if (p < 0) { break l925; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r926 = readCallName(p);
      if (r926 === undefined) { break l925; }
      l_name = r926;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l925; }
      break l898;
    }
    p = s899;
    trail.length = t900;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    const r928 = readBadCallOpen(p);
    if (r928 === undefined) { return undefined; }
    l_flaw = r928;
    p = pos;
    const r930 = readCallName(p);
    if (r930 === undefined) { return undefined; }
    l_name = r930;
    p = pos;
    l932: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s934 = p;
        l933: {
          p++;
          break l932;
        }
        p = s934;
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
  const s903 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l904: for (;;) {
    const s906 = p;
    l905: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l905; }
      continue l904;
    }
    p = s906;
    break;
  }
  value = text.slice(s903, p);
  pos = p;
  return value;
}

function readCallId(p: number): string | undefined {
  let c = 0;
  let value!: string;
  p = skipIdOpen(p);
  if (p < 0) { return undefined; }
  const s913 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s913, p);
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
  const s922 = p;
  if (!(((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122))) p++;
  touched ||= p >= end;
  l_name = text.slice(s922, p);
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
  const s923 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s923, p);
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

function leaf215(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ParameterHeadNode;
  const r936 = readParameterHead(p);
  if (r936 === undefined) { return -1; }
  value = r936;
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
  l937: {
    const s938 = p;
    const t939 = trail.length;
    l940: {
      p = skipParameterOpen(p);
      if (p < 0) { break l940; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r941 = readParameterKey(p);
      if (r941 === undefined) { break l940; }
      l_key = r941;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l940; }
      const list955: AttributeNode[] = [];
      l951: for (;;) {
        const s953 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l952: {
            let v954!: AttributeNode;
            const r957 = readAttribute(p);
            if (r957 === undefined) { break l952; }
            v954 = r957;
            p = pos;
            list955.push(v954);
            continue l951;
          }
          p = s953;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list955;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l940; }
      l959: {
        const s961 = p;
        l960: {
          p = skipValueStart(p);
          if (p < 0) { break l960; }
          break l959;
        }
        p = s961;
      }
      break l937;
    }
    p = s938;
    trail.length = t939;
    l_attributes = null;
    l_flaw = null;
    const r962 = readBadParameterOpen(p);
    if (r962 === undefined) { return undefined; }
    l_flaw = r962;
    p = pos;
    const r964 = readParameterKey(p);
    if (r964 === undefined) { return undefined; }
    l_key = r964;
    p = pos;
    l966: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s968 = p;
        l967: {
          p++;
          break l966;
        }
        p = s968;
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
  const s942 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l946: for (;;) {
    const s948 = p;
    l947: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l947; }
      continue l946;
    }
    p = s948;
    break;
  }
  value = text.slice(s942, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s943 = p;
    l944: {
      p = skipKeyEnd(p);
      if (p < 0) { break l944; }
      return -1;
    }
    p = s943;
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

function leaf229(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawLayoutNode | null;
  l970: {
    const s972 = p;
    l971: {
      const r973 = readRawLayout(p);
      if (r973 === undefined) { break l971; }
      value = r973;
      p = pos;
      break l970;
    }
    p = s972;
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

function leaf233(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r975 = readRawChar(p);
  if (r975 === undefined) { return -1; }
  value = r975;
  p = pos;
  leafValue = value;
  return p;
}

function readRawChar(p: number): [null, string] | undefined {
  let c = 0;
  let value!: [null, string];
  let e976!: null;
  {
    const s977 = p;
    l978: {
      p = skipRawStop(p);
      if (p < 0) { break l978; }
      return undefined;
    }
    p = s977;
  }
  e976 = null;
  let e1029!: string;
  l1030: {
    const s1031 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1032: {
        const r1033 = readEol(p);
        if (r1033 === undefined) { break l1032; }
        e1029 = r1033;
        p = pos;
        break l1030;
      }
      p = s1031;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
      touched ||= p >= end;
      return undefined;
    }
    e1029 = text.charAt(p);
    p++;
  }
  value = [e976, e1029];
  pos = p;
  return value;
}

function skipRawStop(p: number): number {
  let c = 0;
  l980: {
    const s981 = p;
    l982: {
      l983: {
        const s985 = p;
        l984: {
          p = skipRawLayout(p);
          if (p < 0) { break l984; }
          break l983;
        }
        p = s985;
      }
      p = skipRawMarker(p);
      if (p < 0) { break l982; }
      break l980;
    }
    p = s981;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l1023: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1025 = p;
        l1024: {
          p = skipEol(p);
          if (p < 0) { break l1024; }
          break l1023;
        }
        p = s1025;
      } else touched ||= p >= end;
    }
    if (p < end) {
      {
        const s1026 = p;
        l1027: {
          p++;
          return -1;
        }
        p = s1026;
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
  l986: {
    const s987 = p;
    l988: {
      p = skipLenient(p);
      if (p < 0) { break l988; }
      l989: {
        const s990 = p;
        l991: {
          p = skipParameterClose(p);
          if (p < 0) { break l991; }
          break l989;
        }
        p = s990;
        p = skipNamedClose(p);
        if (p < 0) { break l988; }
      }
      break l986;
    }
    p = s987;
    l992: {
      p = skipGuarded(p);
      if (p < 0) { break l992; }
      l993: {
        const s994 = p;
        l995: {
          p = skipParameterClose(p);
          if (p < 0) { break l995; }
          break l993;
        }
        p = s994;
        p = skipDriftedClose(p);
        if (p < 0) { break l992; }
      }
      l1004: {
        const s1002 = p;
        l1003: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1005: {
            const s1006 = p;
            l1007: {
              p = skipEnds(p);
              if (p < 0) { break l1007; }
              break l1005;
            }
            p = s1006;
            if (p < end) {
              {
                const s1008 = p;
                l1009: {
                  p++;
                  break l1003;
                }
                p = s1008;
              }
            } else touched ||= p >= end;
          }
          p = s1002;
          break l1004;
        }
        p = s1002;
        break l992;
      }
      break l986;
    }
    p = s987;
    l1011: {
      p = skipEnds(p);
      if (p < 0) { break l1011; }
      l1014: {
        const s1012 = p;
        l1013: {
          p = skipGuarded(p);
          if (p < 0) { break l1013; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1015: {
            const s1016 = p;
            l1017: {
              p = skipEnds(p);
              if (p < 0) { break l1017; }
              break l1015;
            }
            p = s1016;
            if (p < end) {
              {
                const s1018 = p;
                l1019: {
                  p++;
                  break l1013;
                }
                p = s1018;
              }
            } else touched ||= p >= end;
          }
          p = s1012;
          break l1014;
        }
        p = s1012;
        break l1011;
      }
      break l986;
    }
    p = s987;
    l1021: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1021; }
      break l986;
    }
    p = s987;
    l1022: {
      p = skipWrongParameterOpen(p);
      if (p < 0) { break l1022; }
      break l986;
    }
    p = s987;
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
  l996: {
    const s997 = p;
    l998: {
      p = skipNamedClose(p);
      if (p < 0) { break l998; }
      break l996;
    }
    p = s997;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) p++;
    touched ||= p >= end;
    l999: {
      if (text.charCodeAt(p) === 62) {
        const s1001 = p;
        l1000: {

          p++;
          break l999;
        }
        p = s1001;
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
  l1034: {
    const s1035 = p;
    if (text.charCodeAt(p) === 13) {
      l1036: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1036;
        }
        value = "\r\n";
        p += 2;
        break l1034;
      }
      p = s1035;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1037: {

        value = "\n";
        p++;
        break l1034;
      }
      p = s1035;
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

function text252(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1040: {
      {
        const s1041 = p;
        l1042: {
          p = skipRawStop(p);
          if (p < 0) { break l1042; }
          break l1040;
        }
        p = s1041;
      }
      l1044: {
        const s1045 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1046: {
            p = skipEol(p);
            if (p < 0) { break l1046; }
            break l1044;
          }
          p = s1045;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1040;
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

function leaf253(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  const r1047 = readParameterEnd(p);
  if (r1047 === undefined) { return -1; }
  value = r1047;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l1048: {
    const s1049 = p;
    const t1050 = trail.length;
    l1051: {
      const r1052 = readRawEnd(p);
      if (r1052 === undefined) { break l1051; }
      value = r1052;
      p = pos;
      break l1048;
    }
    p = s1049;
    trail.length = t1050;
    l1057: {
      const r1058 = readBadParameterClose(p);
      if (r1058 === undefined) { break l1057; }
      value = r1058;
      p = pos;
      break l1048;
    }
    p = s1049;
    trail.length = t1050;
    l1063: {
      const r1064 = readBadCutRaw(p);
      if (r1064 === undefined) { break l1063; }
      value = r1064;
      p = pos;
      break l1048;
    }
    p = s1049;
    trail.length = t1050;
    l1069: {
      const r1070 = readMissingRest(p);
      if (r1070 === undefined) { break l1069; }
      value = r1070;
      p = pos;
      break l1048;
    }
    p = s1049;
    trail.length = t1050;
    const r1072 = readMissingParameterClose(p);
    if (r1072 === undefined) { return undefined; }
    value = r1072;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l1053: {
    const s1055 = p;
    l1054: {
      p = skipRawLayout(p);
      if (p < 0) { break l1054; }
      break l1053;
    }
    p = s1055;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l1059: {
    const s1061 = p;
    l1060: {
      p = skipRawLayout(p);
      if (p < 0) { break l1060; }
      break l1059;
    }
    p = s1061;
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
  l1065: {
    const s1067 = p;
    l1066: {
      p = skipRawLayout(p);
      if (p < 0) { break l1066; }
      break l1065;
    }
    p = s1067;
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

function leaf261(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerFenceNode | InnerFenceEndNode;
  l1075: {
    const s1076 = p;
    const t1077 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l1078: {
        const r1079 = readBadInnerFence(p);
        if (r1079 === undefined) { break l1078; }
        value = r1079;
        p = pos;
        break l1075;
      }
      p = s1076;
      trail.length = t1077;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r1081 = readInnerFenceEnd(p);
    if (r1081 === undefined) { return -1; }
    value = r1081;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf262(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1083!: null;
  l1086: {
    const s1084 = p;
    l1085: {
      p = skipAnyArguments(p);
      if (p < 0) { break l1085; }
      p = s1084;
      break l1086;
    }
    p = s1084;
    return -1;
  }
  e1083 = null;
  value = [e1083];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s1087 = p;
    l1088: {
      p = skipEnds(p);
      if (p < 0) { break l1088; }
      return -1;
    }
    p = s1087;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf264(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l1090: {
    const s1091 = p;
    const t1092 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1093: {
        const r1094 = readBadBrackets(p);
        if (r1094 === undefined) { break l1093; }
        value = r1094;
        p = pos;
        break l1090;
      }
      p = s1091;
      trail.length = t1092;
    } else touched ||= p >= end;
    const r1096 = readBadJunk(p);
    if (r1096 === undefined) { return -1; }
    value = r1096;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  let m1101 = false;
  l1098: for (;;) {
    const s1100 = p;
    l1099: {
      {
        const s1102 = p;
        l1103: {
          p = skipEnds(p);
          if (p < 0) { break l1103; }
          break l1099;
        }
        p = s1102;
      }
      {
        const s1105 = p;
        l1106: {
          p = skipCallClose(p);
          if (p < 0) { break l1106; }
          break l1099;
        }
        p = s1105;
      }
      {
        const s1108 = p;
        l1109: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1109; }
          break l1099;
        }
        p = s1108;
      }
      {
        const s1111 = p;
        l1112: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1112; }
          break l1099;
        }
        p = s1111;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1114 = p;
          l1115: {
            p++;
            break l1099;
          }
          p = s1114;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1099;
      }
      p++;
      m1101 = true;
      continue l1098;
    }
    p = s1100;
    break;
  }
  if (!m1101) { return undefined; }
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

function leaf273(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | MissingAtEndNode | MissingCallCloseNode;
  const r1118 = readCallEnd(p);
  if (r1118 === undefined) { return -1; }
  value = r1118;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | MissingAtEndNode | MissingCallCloseNode;
  l1119: {
    const s1120 = p;
    const t1121 = trail.length;
    l1122: {
      const r1123 = readCallClose$(p);
      if (r1123 === undefined) { break l1122; }
      value = r1123;
      p = pos;
      break l1119;
    }
    p = s1120;
    trail.length = t1121;
    l1125: {
      const r1126 = readBadCallClose(p);
      if (r1126 === undefined) { break l1125; }
      value = r1126;
      p = pos;
      break l1119;
    }
    p = s1120;
    trail.length = t1121;
    l1128: {
      const r1129 = readBadCutClose(p);
      if (r1129 === undefined) { break l1128; }
      value = r1129;
      p = pos;
      break l1119;
    }
    p = s1120;
    trail.length = t1121;
    l1131: {
      const r1132 = readCallOver(p);
      if (r1132 === undefined) { break l1131; }
      value = r1132;
      p = pos;
      break l1119;
    }
    p = s1120;
    trail.length = t1121;
    l1134: {
      const r1135 = readMissingAtEnd(p);
      if (r1135 === undefined) { break l1134; }
      value = r1135;
      p = pos;
      break l1119;
    }
    p = s1120;
    trail.length = t1121;
    const r1137 = readMissingCallClose(p);
    if (r1137 === undefined) { return undefined; }
    value = r1137;
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

function leaf284(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1140: {
    const s1141 = p;
    const t1142 = trail.length;
    l1143: {
      const r1144 = readBadNameless(p);
      if (r1144 === undefined) { break l1143; }
      value = r1144;
      p = pos;
      break l1140;
    }
    p = s1141;
    trail.length = t1142;
    const r1165 = readBadStrayWords(p);
    if (r1165 === undefined) { return -1; }
    value = r1165;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1145: {
    const s1146 = p;
    l1147: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1147; }
      break l1145;
    }
    p = s1146;
    p = skipCallOpen(p);
    if (p < 0) { return undefined; }
  }
  l1148: for (;;) {
    const s1150 = p;
    l1149: {
      {
        const s1152 = p;
        l1153: {
          p = skipCallClose(p);
          if (p < 0) { break l1153; }
          break l1149;
        }
        p = s1152;
      }
      {
        const s1155 = p;
        l1156: {
          p = skipSectionClose(p);
          if (p < 0) { break l1156; }
          break l1149;
        }
        p = s1155;
      }
      {
        const s1158 = p;
        l1159: {
          p = skipCallOpening(p);
          if (p < 0) { break l1159; }
          break l1149;
        }
        p = s1158;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1149;
      }
      p++;
      continue l1148;
    }
    p = s1150;
    break;
  }
  l1161: {
    const s1163 = p;
    l1162: {
      p = skipCallClose(p);
      if (p < 0) { break l1162; }
      break l1161;
    }
    p = s1163;
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
  l1166: {
    const s1167 = p;
    l1168: {
      l1171: {
        const s1169 = p;
        l1170: {
          p = skipSectionCloses(p);
          if (p < 0) { break l1170; }
          p = s1169;
          break l1171;
        }
        p = s1169;
        break l1168;
      }
      let m1175 = false;
      l1172: for (;;) {
        const s1174 = p;
        l1173: {
          {
            const s1176 = p;
            l1177: {
              p = skipStrayStop(p);
              if (p < 0) { break l1177; }
              break l1173;
            }
            p = s1176;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s1185 = p;
              l1186: {

                p++;
                break l1173;
              }
              p = s1185;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s1188 = p;
              l1189: {

                p++;
                break l1173;
              }
              p = s1188;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1173;
          }
          p++;
          m1175 = true;
          continue l1172;
        }
        p = s1174;
        break;
      }
      if (!m1175) { break l1168; }
      break l1166;
    }
    p = s1167;
    l1193: {
      const s1191 = p;
      l1192: {
        p = skipSectionOver(p);
        if (p < 0) { break l1192; }
        p = s1191;
        break l1193;
      }
      p = s1191;
      return undefined;
    }
    let m1197 = false;
    l1194: for (;;) {
      const s1196 = p;
      l1195: {
        {
          const s1198 = p;
          l1199: {
            p = skipStrayStop(p);
            if (p < 0) { break l1199; }
            break l1195;
          }
          p = s1198;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1195;
        }
        p++;
        m1197 = true;
        continue l1194;
      }
      p = s1196;
      break;
    }
    if (!m1197) { return undefined; }
    l1203: {
      if (text.charCodeAt(p) === 91) {
        const s1201 = p;
        l1202: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l1202;
          }
          p++;
          p = s1201;
          break l1203;
        }
        p = s1201;
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
  l1179: {
    const s1180 = p;
    l1181: {
      p = skipSectionClose(p);
      if (p < 0) { break l1181; }
      break l1179;
    }
    p = s1180;
    l1182: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1182; }
      break l1179;
    }
    p = s1180;
    l1183: {
      p = skipSectionOpen(p);
      if (p < 0) { break l1183; }
      break l1179;
    }
    p = s1180;
    l1184: {
      p = skipVisible(p);
      if (p < 0) { break l1184; }
      break l1179;
    }
    p = s1180;
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

function leaf298(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r1205 = readSectionEnd(p);
  if (r1205 === undefined) { return -1; }
  value = r1205;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1206: {
    const s1207 = p;
    const t1208 = trail.length;
    l1209: {
      const r1210 = readSectionClose$(p);
      if (r1210 === undefined) { break l1209; }
      value = r1210;
      p = pos;
      break l1206;
    }
    p = s1207;
    trail.length = t1208;
    l1212: {
      const r1213 = readBadSectionClose(p);
      if (r1213 === undefined) { break l1212; }
      value = r1213;
      p = pos;
      break l1206;
    }
    p = s1207;
    trail.length = t1208;
    l1215: {
      const r1216 = readBadCutClose(p);
      if (r1216 === undefined) { break l1215; }
      value = r1216;
      p = pos;
      break l1206;
    }
    p = s1207;
    trail.length = t1208;
    l1218: {
      const r1219 = readSectionOver$(p);
      if (r1219 === undefined) { break l1218; }
      value = r1219;
      p = pos;
      break l1206;
    }
    p = s1207;
    trail.length = t1208;
    l1221: {
      const r1222 = readMissingAtEnd(p);
      if (r1222 === undefined) { break l1221; }
      value = r1222;
      p = pos;
      break l1206;
    }
    p = s1207;
    trail.length = t1208;
    const r1224 = readMissingSectionClose(p);
    if (r1224 === undefined) { return undefined; }
    value = r1224;
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

function leaf304(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1227!: null;
  l1230: {
    const s1228 = p;
    l1229: {
      p = skipBareCall(p);
      if (p < 0) { break l1229; }
      p = s1228;
      break l1230;
    }
    p = s1228;
    return -1;
  }
  e1227 = null;
  value = [e1227];
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

function leaf308(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l1231: {
    const s1232 = p;
    const t1233 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1234: {
        const r1235 = readSpace(p);
        if (r1235 === undefined) { break l1234; }
        value = r1235;
        p = pos;
        break l1231;
      }
      p = s1232;
      trail.length = t1233;
    } else touched ||= p >= end;
    const r1237 = readBadNameless(p);
    if (r1237 === undefined) { return -1; }
    value = r1237;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf309(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1239: {
    const s1241 = p;
    l1240: {
      const r1242 = readLateClose(p);
      if (r1242 === undefined) { break l1240; }
      value = r1242;
      p = pos;
      break l1239;
    }
    p = s1241;
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

function leaf311(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1244!: null;
  l1247: {
    const s1245 = p;
    l1246: {
      p = skipBareObject(p);
      if (p < 0) { break l1246; }
      p = s1245;
      break l1247;
    }
    p = s1245;
    return -1;
  }
  e1244 = null;
  value = [e1244];
  leafValue = value;
  return p;
}

function leaf312(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l1248: {
    const s1249 = p;
    const t1250 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1251: {
        const r1252 = readSpace(p);
        if (r1252 === undefined) { break l1251; }
        value = r1252;
        p = pos;
        break l1248;
      }
      p = s1249;
      trail.length = t1250;
    } else touched ||= p >= end;
    l1254: {
      const r1255 = readSeparator(p);
      if (r1255 === undefined) { break l1254; }
      value = r1255;
      p = pos;
      break l1248;
    }
    p = s1249;
    trail.length = t1250;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1257 = readBadBrackets(p);
    if (r1257 === undefined) { return -1; }
    value = r1257;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf313(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1259!: null;
  l1262: {
    const s1260 = p;
    l1261: {
      p = skipPyList(p);
      if (p < 0) { break l1261; }
      p = s1260;
      break l1262;
    }
    p = s1260;
    return -1;
  }
  e1259 = null;
  value = [e1259];
  leafValue = value;
  return p;
}

function leaf314(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r1263 = readBadBracket(p);
  if (r1263 === undefined) { return -1; }
  value = r1263;
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

function leaf316(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | null;
  l1265: {
    if (text.charCodeAt(p) === 96) {
      const s1267 = p;
      l1266: {
        const r1268 = readWrappingEnd(p);
        if (r1268 === undefined) { break l1266; }
        value = r1268;
        p = pos;
        break l1265;
      }
      p = s1267;
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
  l1271: {
    const s1269 = p;
    l1270: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l1272: {
        const s1273 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1274: {
            p++;
            break l1272;
          }
          p = s1273;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s1275 = p;
            l1276: {
              p++;
              break l1270;
            }
            p = s1275;
          }
        } else touched ||= p >= end;
      }
      p = s1269;
      break l1271;
    }
    p = s1269;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf318(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1279!: null;
  l1282: {
    const s1280 = p;
    l1281: {
      p = skipBareList(p);
      if (p < 0) { break l1281; }
      p = s1280;
      break l1282;
    }
    p = s1280;
    return -1;
  }
  e1279 = null;
  value = [e1279];
  leafValue = value;
  return p;
}

function leaf319(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtCloseNode | BadEndTokenNode;
  l1283: {
    const s1284 = p;
    const t1285 = trail.length;
    l1286: {
      const r1287 = readBadThoughtClose(p);
      if (r1287 === undefined) { break l1286; }
      value = r1287;
      p = pos;
      break l1283;
    }
    p = s1284;
    trail.length = t1285;
    const r1289 = readBadEndToken(p);
    if (r1289 === undefined) { return -1; }
    value = r1289;
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

function leaf321(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r1291 = readBadStrayClose(p);
  if (r1291 === undefined) { return -1; }
  value = r1291;
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
  l1292: {
    const s1293 = p;
    l1294: {
      p = skipSectionClose(p);
      if (p < 0) { break l1294; }
      break l1292;
    }
    p = s1293;
    p = skipCallClose(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf324(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1296 = readFenceOpen(p);
  if (r1296 === undefined) { return -1; }
  value = r1296;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1297 = p;
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
  l_text = text.slice(s1297, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function leaf326(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1299 = readFenceChar(p);
  if (r1299 === undefined) { return -1; }
  value = r1299;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e1300!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s1301 = p;
      l1302: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1302;
        }
        p += 3;
        return undefined;
      }
      p = s1301;
    }
  } else touched ||= p >= end;
  e1300 = null;
  let e1304!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e1304 = text.charAt(p);
  p++;
  value = [e1300, e1304];
  pos = p;
  return value;
}

function text328(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l1306: {
        if (text.charCodeAt(p) === 96) {
          {
            const s1307 = p;
            l1308: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1308;
              }
              p += 3;
              break l1306;
            }
            p = s1307;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1306;
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

function leaf329(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l1310: {
    if (text.charCodeAt(p) === 96) {
      const s1312 = p;
      l1311: {
        const r1313 = readFenceClose(p);
        if (r1313 === undefined) { break l1311; }
        value = r1313;
        p = pos;
        break l1310;
      }
      p = s1312;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s1314 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s1314, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf331(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1316 = readInlineCode(p);
  if (r1316 === undefined) { return -1; }
  value = r1316;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s1317 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCode(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s1317, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function leaf333(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, string];
  const r1319 = readTextChar(p);
  if (r1319 === undefined) { return -1; }
  value = r1319;
  p = pos;
  leafValue = value;
  return p;
}

function readTextChar(p: number): [null, null, string] | undefined {
  let value!: [null, null, string];
  let e1320!: null;
  {
    const s1321 = p;
    l1322: {
      p = skipStop(p);
      if (p < 0) { break l1322; }
      return undefined;
    }
    p = s1321;
  }
  e1320 = null;
  let e1324!: null;
  {
    const s1325 = p;
    l1326: {
      p = skipCutStop(p);
      if (p < 0) { break l1326; }
      return undefined;
    }
    p = s1325;
  }
  e1324 = null;
  let e1328!: string;
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return undefined;
  }
  e1328 = text.charAt(p);
  p++;
  value = [e1320, e1324, e1328];
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

function text337(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1330: {
      {
        const s1331 = p;
        l1332: {
          p = skipStop(p);
          if (p < 0) { break l1332; }
          break l1330;
        }
        p = s1331;
      }
      {
        const s1334 = p;
        l1335: {
          p = skipCutStop(p);
          if (p < 0) { break l1335; }
          break l1330;
        }
        p = s1334;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l1330;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf338(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | LoneTextNode;
  l1337: {
    const s1338 = p;
    const t1339 = trail.length;
    l1340: {
      const r1341 = readBadCutMarker(p);
      if (r1341 === undefined) { break l1340; }
      value = r1341;
      p = pos;
      break l1337;
    }
    p = s1338;
    trail.length = t1339;
    const r1343 = readLoneText(p);
    if (r1343 === undefined) { return -1; }
    value = r1343;
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
  const s1344 = p;
  l1345: {
    const s1346 = p;
    l1347: {
      p = skipTokens(p);
      if (p < 0) { break l1347; }
      break l1345;
    }
    p = s1346;
    l1348: {
      p = skipStop(p);
      if (p < 0) { break l1348; }
      break l1345;
    }
    p = s1346;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s1344, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf341(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l1350: {
    const s1352 = p;
    l1351: {
      const r1353 = readEnd(p);
      if (r1353 === undefined) { break l1351; }
      value = r1353;
      p = pos;
      break l1350;
    }
    p = s1352;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s1354 = p;
      l1355: {
        p++;
        return undefined;
      }
      p = s1354;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf343(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l1358: {
    const s1360 = p;
    const t1361 = trail.length;
    l1359: {
      const r1362 = readBadThoughtAgain(p);
      if (r1362 === undefined) { break l1359; }
      value = r1362;
      p = pos;
      break l1358;
    }
    p = s1360;
    trail.length = t1361;
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

function leaf345(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r1364 = readThoughtGoesOn(p);
  if (r1364 === undefined) { return -1; }
  value = r1364;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf23 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf319 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'leaf', read: leaf321 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf331 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf338 }] } }, { op: 'leaf', read: leaf341 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf2 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf14 }] } }, { op: 'leaf', read: leaf18 }] }] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf6 }, { op: 'text', read: text13 }] } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf29 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }] } }, { op: 'leaf', read: leaf316 }] } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf76 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf80 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf201, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf204, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf207 }, { op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf284 }] } }, { op: 'leaf', read: leaf298 }] } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf86 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf197 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf88 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf111 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf95, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf163 }] } }] }, { op: 'leaf', read: leaf189 }] } }, { op: 'leaf', read: leaf193 }] } };
const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf91 }, { op: 'leaf', read: leaf94 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf95, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf163 }] } }] } }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf96 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf185 }] } }, { op: 'leaf', read: leaf186 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf99 }, { op: 'leaf', read: leaf94 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf95, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf163 }] } }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf111 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf95, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf163 }] } }] }, { op: 'leaf', read: leaf167 }] } }, { op: 'leaf', read: leaf179 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf119 }] } }, { op: 'leaf', read: leaf124 }] } };
const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf116 }, { op: 'text', read: text118 }] } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf129 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf135 }] } }, { op: 'leaf', read: leaf139 }] } };
const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf131 }, { op: 'text', read: text134 }] } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf142 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf148 }] } }, { op: 'leaf', read: leaf139 }] } };
const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf144 }, { op: 'text', read: text147 }] } };
const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf150 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf159 }] } };
const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf152 }, { op: 'text', read: text158 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf209 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf261 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf262, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf95, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf163 }] } }] } }] }, { op: 'leaf', read: leaf264 }] } }, { op: 'leaf', read: leaf273 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf215 }, { op: 'leaf', read: leaf229 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf253 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf233 }, { op: 'text', read: text252 }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf304, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf308 }] } }, { op: 'leaf', read: leaf309 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf311, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf311, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf312 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf313, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf314 } }, { op: 'leaf', read: leaf309 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf318, body: { op: 'again', step: () => stepList } }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf324 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf329 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf326 }, { op: 'text', read: text328 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf333 }, { op: 'text', read: text337 }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf343 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf23 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf319 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'leaf', read: leaf321 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf331 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf338 }] } }, { op: 'leaf', read: leaf341 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf345 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf14 }] } }, { op: 'leaf', read: leaf18 }] }] } };

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
