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
    l151: {
      p = skipBareObject(p);
      if (p < 0) { break l151; }
      break l113;
    }
    p = s114;
    l164: {
      p = skipBareList(p);
      if (p < 0) { break l164; }
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
      p = skipCallOpen(p);
      if (p < 0) { break l123; }
      break l121;
    }
    p = s122;
    p = skipWrongCallOpen(p);
    if (p < 0) { return -1; }
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
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l148: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s150 = p;
        l149: {
          p++;
          break l148;
        }
        p = s150;
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
  l152: {
    if (text.charCodeAt(p) === 34) {
      const s154 = p;
      l153: {
        p = skipBareType(p);
        if (p < 0) { break l153; }
        break l152;
      }
      p = s154;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l155: {
    const s156 = p;
    if (text.charCodeAt(p) === 110) {
      l157: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l157;
        }
        p += 4;
        break l155;
      }
      p = s156;
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
  l158: {
    const s159 = p;
    if (text.charCodeAt(p) === 34) {
      l160: {
        p = skipBareName(p);
        if (p < 0) { break l160; }
        break l158;
      }
      p = s159;
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
  l161: {
    const s162 = p;
    if (text.charCodeAt(p) === 112) {
      l163: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l163;
        }
        p += 10;
        break l161;
      }
      p = s162;
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
  const n166 = characterSize(p, CLASS_0);
  if (n166 === 0) { return -1; }
  p += n166;
  l167: for (;;) {
    const s169 = p;
    if (p < end) {
      l168: {
        const n171 = characterSize(p, CLASS_1);
        if (n171 === 0) { break l168; }
        p += n171;
        continue l167;
      }
      p = s169;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf69(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r173 = readSectionOpen$(p);
  if (r173 === undefined) { return -1; }
  value = r173;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen$(p: number): SectionOpenNode | undefined {
  const start = p;
  l174: {
    const s175 = p;
    const t176 = trail.length;
    l177: {
      const r178 = readBadSectionOpen(p);
      if (r178 === undefined) { break l177; }
      p = pos;
      break l174;
    }
    p = s175;
    trail.length = t176;
    p = skipSectionOpen(p);
    if (p < 0) { return undefined; }
  }
  l180: for (;;) {
    const s182 = p;
    const t183 = trail.length;
    l181: {
      const r185 = readBadOpenAgain(p);
      if (r185 === undefined) { break l181; }
      p = pos;
      continue l180;
    }
    p = s182;
    trail.length = t183;
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

function leaf73(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l188: {
    const s189 = p;
    const t190 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l191: {
        const r192 = readSpace(p);
        if (r192 === undefined) { break l191; }
        value = r192;
        p = pos;
        break l188;
      }
      p = s189;
      trail.length = t190;
    } else touched ||= p >= end;
    l194: {
      const r195 = readSeparator(p);
      if (r195 === undefined) { break l194; }
      value = r195;
      p = pos;
      break l188;
    }
    p = s189;
    trail.length = t190;
    if (text.charCodeAt(p) === 96) {
      l200: {
        const r201 = readBadInnerFence(p);
        if (r201 === undefined) { break l200; }
        value = r201;
        p = pos;
        break l188;
      }
      p = s189;
      trail.length = t190;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r203 = readInnerFenceEnd(p);
    if (r203 === undefined) { return -1; }
    value = r203;
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
  l198: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s196 = p;
      l197: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l197;
        }
        p++;
        p = s196;
        break l198;
      }
      p = s196;
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

function leaf79(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r205 = readPyOpen(p);
  if (r205 === undefined) { return -1; }
  value = r205;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l208: {
    const s206 = p;
    l207: {
      p = skipPyList(p);
      if (p < 0) { break l207; }
      p = s206;
      break l208;
    }
    p = s206;
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

function leaf81(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r210 = readPyHead(p);
  if (r210 === undefined) { return -1; }
  value = r210;
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
  const r211 = readPyName(p);
  if (r211 === undefined) { return undefined; }
  l_name = r211;
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
  const s212 = p;
  const n213 = characterSize(p, CLASS_0);
  if (n213 === 0) { return undefined; }
  p += n213;
  l214: for (;;) {
    const s216 = p;
    if (p < end) {
      l215: {
        const n218 = characterSize(p, CLASS_1);
        if (n218 === 0) { break l215; }
        p += n218;
        continue l214;
      }
      p = s216;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s212, p);
  pos = p;
  return value;
}

function leaf84(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyKeyNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r221 = readPyKey(p);
  if (r221 === undefined) { return -1; }
  value = r221;
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
  const r222 = readBareKey(p);
  if (r222 === undefined) { return undefined; }
  l_name = r222;
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
      const s231 = p;
      l232: {

        p++;
        return undefined;
      }
      p = s231;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'PyKey', start: base + start, end: base + p, name: l_name };
}

function readBareKey(p: number): string | undefined {
  let value!: string;
  const s223 = p;
  const n224 = characterSize(p, CLASS_2);
  if (n224 === 0) { return undefined; }
  p += n224;
  l225: for (;;) {
    const s227 = p;
    if (p < end) {
      l226: {
        const n229 = characterSize(p, CLASS_3);
        if (n229 === 0) { break l226; }
        p += n229;
        continue l225;
      }
      p = s227;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s223, p);
  pos = p;
  return value;
}

function leaf87(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | null;
  l235: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s237 = p;
      l236: {
        const r238 = readSpace(p);
        if (r238 === undefined) { break l236; }
        value = r238;
        p = pos;
        break l235;
      }
      p = s237;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function leaf88(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e240!: null;
  {
    const s241 = p;
    l242: {
      p = skipEnds(p);
      if (p < 0) { break l242; }
      return -1;
    }
    p = s241;
  }
  e240 = null;
  value = [e240];
  leafValue = value;
  return p;
}

function leaf89(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectOpenNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r244 = readObjectOpen(p);
  if (r244 === undefined) { return -1; }
  value = r244;
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
  l245: {
    if (text.charCodeAt(p) === 123) {
      const s247 = p;
      const t248 = trail.length;
      l246: {
        const r249 = readBadDoubledBrace(p);
        if (r249 === undefined) { break l246; }
        p = pos;
        break l245;
      }
      p = s247;
      trail.length = t248;
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
  l252: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s250 = p;
      l251: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l251;
        }
        p++;
        p = s250;
        break l252;
      }
      p = s250;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBraceNode = { type: 'BadDoubledBrace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf92(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  const r255 = readKey(p);
  if (r255 === undefined) { return -1; }
  value = r255;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: unknown | string;
  l256: {
    const s257 = p;
    if (text.charCodeAt(p) === 34) {
      l258: {

        l_quote = "\"";
        p++;
        const r259 = readDoubleKey(p);
        if (r259 === undefined) { break l258; }
        l_name = r259;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l258;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l258;
        }
        p++;
        break l256;
      }
      p = s257;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l288: {

        l_quote = "'";
        p++;
        const r289 = readSingleKey(p);
        if (r289 === undefined) { break l288; }
        l_name = r289;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l288;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l288;
        }
        p++;
        break l256;
      }
      p = s257;
    } else touched ||= p >= end;
    l303: {
      const r304 = readMarkedQuote(p);
      if (r304 === undefined) { break l303; }
      l_quote = r304;
      p = pos;
      const r306 = readMarkedKey(p);
      if (r306 === undefined) { break l303; }
      l_name = r306;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l303; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l303;
      }
      p++;
      break l256;
    }
    p = s257;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r316 = readBareKey(p);
    if (r316 === undefined) { return undefined; }
    l_name = r316;
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
  const list264: string[] = [];
  l260: for (;;) {
    const s262 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l261: {
        let v263!: string;
        l266: {
          const s267 = p;
          if (text.charCodeAt(p) === 92) {
            l268: {
              const r269 = readEscape(p);
              if (r269 === undefined) { break l268; }
              v263 = r269;
              p = pos;
              break l266;
            }
            p = s267;
          } else touched ||= p >= end;
          const s286 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l261;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v263 = text.slice(s286, p);
        }
        list264.push(v263);
        continue l260;
      }
      p = s262;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list264;
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
  l270: {
    const s271 = p;
    if (text.charCodeAt(p) === 92) {
      l272: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l272;
        }
        p += 2;
        const s273 = p;
        let n277 = 0;
        l274: for (;;) {
          if (n277 >= 4) break;
          const s276 = p;
          l275: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l275;
            }
            p++;
            n277++;
            continue l274;
          }
          p = s276;
          break;
        }
        if (n277 < 4) { break l272; }
        l_hex = text.slice(s273, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l270;
      }
      p = s271;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l278: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s279 = p;
            l280: {

              p++;
              break l278;
            }
            p = s279;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l278;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l270;
      }
      p = s271;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s282 = p;
        l283: {

          p++;
          return undefined;
        }
        p = s282;
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
  const list294: string[] = [];
  l290: for (;;) {
    const s292 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l291: {
        let v293!: string;
        l296: {
          const s297 = p;
          if (text.charCodeAt(p) === 92) {
            l298: {
              const r299 = readEscape(p);
              if (r299 === undefined) { break l298; }
              v293 = r299;
              p = pos;
              break l296;
            }
            p = s297;
          } else touched ||= p >= end;
          const s301 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l291;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v293 = text.slice(s301, p);
        }
        list294.push(v293);
        continue l290;
      }
      p = s292;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list294;
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
  const s307 = p;
  let m311 = false;
  l308: for (;;) {
    const s310 = p;
    l309: {
      {
        const s312 = p;
        l313: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l313; }
          break l309;
        }
        p = s312;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l309;
      }
      p++;
      m311 = true;
      continue l308;
    }
    p = s310;
    break;
  }
  if (!m311) { return undefined; }
  value = text.slice(s307, p);
  pos = p;
  return value;
}

function skipMarkedQuote(p: number): number {
  const noted = trail.length;
  const value = readMarkedQuote(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function leaf100(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r319 = readListOpen(p);
  if (r319 === undefined) { return -1; }
  value = r319;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l320: {
    const s321 = p;
    if (text.charCodeAt(p) === 91) {
      l322: {

        p++;
        break l320;
      }
      p = s321;
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

function leaf104(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode;
  if (!(text.charCodeAt(p) === 44)) {
    touched ||= p >= end;
    return -1;
  }
  const r324 = readComma(p);
  if (r324 === undefined) { return -1; }
  value = r324;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l325: {
    const s326 = p;
    const t327 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l328: {
        const r329 = readBadComma(p);
        if (r329 === undefined) { break l328; }
        p = pos;
        break l325;
      }
      p = s326;
      trail.length = t327;
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
  l332: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      const s330 = p;
      l331: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
          touched ||= p >= end;
          break l331;
        }
        p++;
        p = s330;
        break l332;
      }
      p = s330;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadCommaNode = { type: 'BadComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf107(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r335 = readTripleOpen(p);
  if (r335 === undefined) { return -1; }
  value = r335;
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

function leaf109(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r337 = readTripleChar(p);
  if (r337 === undefined) { return -1; }
  value = r337;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e338!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s339 = p;
      l340: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l340;
        }
        p += 3;
        return undefined;
      }
      p = s339;
    }
  } else touched ||= p >= end;
  e338 = null;
  let e342!: string;
  if (!((p < end && text.charCodeAt(p) !== 92))) {
    touched ||= p >= end;
    return undefined;
  }
  e342 = text.charAt(p);
  p++;
  value = [e338, e342];
  pos = p;
  return value;
}

function text111(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if ((p < end && text.charCodeAt(p) !== 92)) {
      l344: {
        if (text.charCodeAt(p) === 34) {
          {
            const s345 = p;
            l346: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l346;
              }
              p += 3;
              break l344;
            }
            p = s345;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l344;
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

function leaf112(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode;
  l348: {
    const s349 = p;
    const t350 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l351: {
        const r352 = readEscape$(p);
        if (r352 === undefined) { break l351; }
        value = r352;
        p = pos;
        break l348;
      }
      p = s349;
      trail.length = t350;
    } else touched ||= p >= end;
    const r356 = readBadCutEscape(p);
    if (r356 === undefined) { return -1; }
    value = r356;
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
  const r353 = readEscape(p);
  if (r353 === undefined) { return undefined; }
  l_text = r353;
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
  l357: {
    const s358 = p;
    if (text.charCodeAt(p) === 92) {
      l359: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l359;
        }
        p += 2;
        let n364 = 0;
        l361: for (;;) {
          if (n364 >= 4) break;
          const s363 = p;
          l362: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l362;
            }
            p++;
            n364++;
            continue l361;
          }
          p = s363;
          break;
        }
        if (n364 < 4) { break l359; }
        break l357;
      }
      p = s358;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l365: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s366 = p;
            l367: {

              p++;
              break l365;
            }
            p = s366;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l365;
        }
        p++;
        break l357;
      }
      p = s358;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s369 = p;
        l370: {

          p++;
          return -1;
        }
        p = s369;
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

function leaf117(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  const r373 = readTripleEnd(p);
  if (r373 === undefined) { return -1; }
  value = r373;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l374: {
    const s375 = p;
    const t376 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l377: {
        const r378 = readTripleClose(p);
        if (r378 === undefined) { break l377; }
        value = r378;
        p = pos;
        break l374;
      }
      p = s375;
      trail.length = t376;
    } else touched ||= p >= end;
    l380: {
      const r381 = readMissingRest(p);
      if (r381 === undefined) { break l380; }
      value = r381;
      p = pos;
      break l374;
    }
    p = s375;
    trail.length = t376;
    const r386 = readMissingQuote(p);
    if (r386 === undefined) { return undefined; }
    value = r386;
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
      const s382 = p;
      l383: {
        p++;
        return undefined;
      }
      p = s382;
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

function leaf122(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DoubleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r389 = readDoubleOpen(p);
  if (r389 === undefined) { return -1; }
  value = r389;
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

function leaf124(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r391 = readDoubleChar(p);
  if (r391 === undefined) { return -1; }
  value = r391;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l392: {
    const s393 = p;
    l394: {
      let e395!: null;
      {
        const s396 = p;
        l397: {
          p = skipEnds(p);
          if (p < 0) { break l397; }
          break l394;
        }
        p = s396;
      }
      e395 = null;
      let e399!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l394;
      }
      e399 = text.charAt(p);
      p++;
      value = [e395, e399];
      break l392;
    }
    p = s393;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l400: {
        let e401!: string[];
        const list406: string[] = [];
        l402: for (;;) {
          const s404 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l403: {
              let v405!: string;
              v405 = text.charAt(p);
              p++;
              list406.push(v405);
              continue l402;
            }
            p = s404;
          } else touched ||= p >= end;
          break;
        }
        if (list406.length === 0) { break l400; }
        e401 = list406;
        let e408!: null;
        {
          const s409 = p;
          l410: {
            p = skipEnds(p);
            if (p < 0) { break l410; }
            {
              const s412 = p;
              l413: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l413; }
                break l410;
              }
              p = s412;
            }
            break l400;
          }
          p = s409;
        }
        e408 = null;
        value = [e401, e408];
        break l392;
      }
      p = s393;
    } else touched ||= p >= end;
    let e422!: string;
    const r423 = readEnds(p);
    if (r423 === undefined) { return undefined; }
    e422 = r423;
    p = pos;
    let e425!: null;
    l428: {
      const s426 = p;
      l427: {
        p = skipDoubleGoesOn(p);
        if (p < 0) { break l427; }
        p = s426;
        break l428;
      }
      p = s426;
      return undefined;
    }
    e425 = null;
    value = [e422, e425];
  }
  pos = p;
  return value;
}

function skipDoubleGoesOn(p: number): number {
  let c = 0;
  let n418 = 0;
  l415: for (;;) {
    if (n418 >= 4096) break;
    const s417 = p;
    l416: {
      l419: {
        const s420 = p;
        if (text.charCodeAt(p) === 92) {
          l421: {
            p = skipEscape(p);
            if (p < 0) { break l421; }
            break l419;
          }
          p = s420;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l416;
        }
        p++;
      }
      n418++;
      continue l415;
    }
    p = s417;
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

function text127(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l430: {
      {
        const s431 = p;
        l432: {
          p = skipEnds(p);
          if (p < 0) { break l432; }
          break l430;
        }
        p = s431;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l430;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l434: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l434;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s435 = p;
          l436: {
            p = skipEnds(p);
            if (p < 0) { break l436; }
            {
              const s438 = p;
              l439: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l439; }
                break l436;
              }
              p = s438;
            }
            break l434;
          }
          p = s435;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l441: {
      p = skipEnds(p);
      if (p < 0) { break l441; }
      l444: {
        const s442 = p;
        l443: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l443; }
          p = s442;
          break l444;
        }
        p = s442;
        break l441;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf128(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadDoubleQuoteNode;
  l445: {
    const s446 = p;
    const t447 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l448: {
        const r449 = readEscape$(p);
        if (r449 === undefined) { break l448; }
        value = r449;
        p = pos;
        break l445;
      }
      p = s446;
      trail.length = t447;
    } else touched ||= p >= end;
    l451: {
      const r452 = readBadCutEscape(p);
      if (r452 === undefined) { break l451; }
      value = r452;
      p = pos;
      break l445;
    }
    p = s446;
    trail.length = t447;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l454: {
        const r455 = readBadNewline(p);
        if (r455 === undefined) { break l454; }
        value = r455;
        p = pos;
        break l445;
      }
      p = s446;
      trail.length = t447;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r463 = readBadDoubleQuote(p);
    if (r463 === undefined) { return -1; }
    value = r463;
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
    const s456 = p;
    l457: {
      p = skipEnds(p);
      if (p < 0) { break l457; }
      {
        const s459 = p;
        l460: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l460; }
          break l457;
        }
        p = s459;
      }
      return undefined;
    }
    p = s456;
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
    const s464 = p;
    l465: {
      p = skipAfterText(p);
      if (p < 0) { break l465; }
      return undefined;
    }
    p = s464;
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
  l467: {
    const s468 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l469: {
        p++;
        break l467;
      }
      p = s468;
    } else touched ||= p >= end;
    l470: {
      p = skipEnds(p);
      if (p < 0) { break l470; }
      break l467;
    }
    p = s468;
    if (p < end) {
      {
        const s471 = p;
        l472: {
          p++;
          return -1;
        }
        p = s471;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf132(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  const r475 = readTextEnd(p);
  if (r475 === undefined) { return -1; }
  value = r475;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l476: {
    const s477 = p;
    const t478 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l479: {
        const r480 = readTextClose(p);
        if (r480 === undefined) { break l479; }
        value = r480;
        p = pos;
        break l476;
      }
      p = s477;
      trail.length = t478;
    } else touched ||= p >= end;
    l482: {
      const r483 = readMissingRest(p);
      if (r483 === undefined) { break l482; }
      value = r483;
      p = pos;
      break l476;
    }
    p = s477;
    trail.length = t478;
    const r485 = readMissingQuote(p);
    if (r485 === undefined) { return undefined; }
    value = r485;
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

function leaf135(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SingleOpenNode;
  if (!(text.charCodeAt(p) === 39)) {
    touched ||= p >= end;
    return -1;
  }
  const r488 = readSingleOpen(p);
  if (r488 === undefined) { return -1; }
  value = r488;
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

function leaf137(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string] | [string[], null] | [string, null];
  const r490 = readSingleChar(p);
  if (r490 === undefined) { return -1; }
  value = r490;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleChar(p: number): [null, string] | [string[], null] | [string, null] | undefined {
  let c = 0;
  let value!: [null, string] | [string[], null] | [string, null];
  l491: {
    const s492 = p;
    l493: {
      let e494!: null;
      {
        const s495 = p;
        l496: {
          p = skipEnds(p);
          if (p < 0) { break l496; }
          break l493;
        }
        p = s495;
      }
      e494 = null;
      let e498!: string;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l493;
      }
      e498 = text.charAt(p);
      p++;
      value = [e494, e498];
      break l491;
    }
    p = s492;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l499: {
        let e500!: string[];
        const list505: string[] = [];
        l501: for (;;) {
          const s503 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l502: {
              let v504!: string;
              v504 = text.charAt(p);
              p++;
              list505.push(v504);
              continue l501;
            }
            p = s503;
          } else touched ||= p >= end;
          break;
        }
        if (list505.length === 0) { break l499; }
        e500 = list505;
        let e507!: null;
        {
          const s508 = p;
          l509: {
            p = skipEnds(p);
            if (p < 0) { break l509; }
            {
              const s511 = p;
              l512: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l512; }
                break l509;
              }
              p = s511;
            }
            break l499;
          }
          p = s508;
        }
        e507 = null;
        value = [e500, e507];
        break l491;
      }
      p = s492;
    } else touched ||= p >= end;
    let e521!: string;
    const r522 = readEnds(p);
    if (r522 === undefined) { return undefined; }
    e521 = r522;
    p = pos;
    let e524!: null;
    l527: {
      const s525 = p;
      l526: {
        p = skipSingleGoesOn(p);
        if (p < 0) { break l526; }
        p = s525;
        break l527;
      }
      p = s525;
      return undefined;
    }
    e524 = null;
    value = [e521, e524];
  }
  pos = p;
  return value;
}

function skipSingleGoesOn(p: number): number {
  let c = 0;
  let n517 = 0;
  l514: for (;;) {
    if (n517 >= 4096) break;
    const s516 = p;
    l515: {
      l518: {
        const s519 = p;
        if (text.charCodeAt(p) === 92) {
          l520: {
            p = skipEscape(p);
            if (p < 0) { break l520; }
            break l518;
          }
          p = s519;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l515;
        }
        p++;
      }
      n517++;
      continue l514;
    }
    p = s516;
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

function text140(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l529: {
      {
        const s530 = p;
        l531: {
          p = skipEnds(p);
          if (p < 0) { break l531; }
          break l529;
        }
        p = s530;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l529;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l533: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l533;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s534 = p;
          l535: {
            p = skipEnds(p);
            if (p < 0) { break l535; }
            {
              const s537 = p;
              l538: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l538; }
                break l535;
              }
              p = s537;
            }
            break l533;
          }
          p = s534;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l540: {
      p = skipEnds(p);
      if (p < 0) { break l540; }
      l543: {
        const s541 = p;
        l542: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l542; }
          p = s541;
          break l543;
        }
        p = s541;
        break l540;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf141(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadSingleQuoteNode;
  l544: {
    const s545 = p;
    const t546 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l547: {
        const r548 = readEscape$(p);
        if (r548 === undefined) { break l547; }
        value = r548;
        p = pos;
        break l544;
      }
      p = s545;
      trail.length = t546;
    } else touched ||= p >= end;
    l550: {
      const r551 = readBadCutEscape(p);
      if (r551 === undefined) { break l550; }
      value = r551;
      p = pos;
      break l544;
    }
    p = s545;
    trail.length = t546;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l553: {
        const r554 = readBadNewline(p);
        if (r554 === undefined) { break l553; }
        value = r554;
        p = pos;
        break l544;
      }
      p = s545;
      trail.length = t546;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r556 = readBadSingleQuote(p);
    if (r556 === undefined) { return -1; }
    value = r556;
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
    const s557 = p;
    l558: {
      p = skipAfterText(p);
      if (p < 0) { break l558; }
      return undefined;
    }
    p = s557;
  }
  pos = p;
  const node: BadSingleQuoteNode = { type: 'BadSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf143(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedOpenNode;
  const r561 = readMarkedOpen(p);
  if (r561 === undefined) { return -1; }
  value = r561;
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

function leaf145(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null, string] | [null, string, null];
  const r563 = readMarkedChar(p);
  if (r563 === undefined) { return -1; }
  value = r563;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedChar(p: number): [null, null, null, string] | [null, string, null] | undefined {
  let value!: [null, null, null, string] | [null, string, null];
  l564: {
    const s565 = p;
    l566: {
      let e567!: null;
      {
        const s568 = p;
        l569: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l569; }
          break l566;
        }
        p = s568;
      }
      e567 = null;
      let e571!: null;
      {
        const s572 = p;
        l573: {
          p = skipEnds(p);
          if (p < 0) { break l573; }
          break l566;
        }
        p = s572;
      }
      e571 = null;
      let e575!: null;
      {
        const s576 = p;
        l577: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l577; }
          break l566;
        }
        p = s576;
      }
      e575 = null;
      let e579!: string;
      if (!(p < end)) {
        touched ||= p >= end;
        break l566;
      }
      e579 = text.charAt(p);
      p++;
      value = [e567, e571, e575, e579];
      break l564;
    }
    p = s565;
    let e580!: null;
    {
      const s581 = p;
      l582: {
        p = skipMarkedQuote(p);
        if (p < 0) { break l582; }
        return undefined;
      }
      p = s581;
    }
    e580 = null;
    let e584!: string;
    const r585 = readEnds(p);
    if (r585 === undefined) { return undefined; }
    e584 = r585;
    p = pos;
    let e587!: null;
    l590: {
      const s588 = p;
      l589: {
        p = skipMarkedGoesOn(p);
        if (p < 0) { break l589; }
        p = s588;
        break l590;
      }
      p = s588;
      return undefined;
    }
    e587 = null;
    value = [e580, e584, e587];
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
  let n594 = 0;
  l591: for (;;) {
    if (n594 >= 4096) break;
    const s593 = p;
    l592: {
      {
        const s595 = p;
        l596: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l596; }
          break l592;
        }
        p = s595;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l592;
      }
      p++;
      n594++;
      continue l591;
    }
    p = s593;
    break;
  }
  p = skipMarkedQuote(p);
  if (p < 0) { return -1; }
  return p;
}

function text151(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l599: {
      {
        const s600 = p;
        l601: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l601; }
          break l599;
        }
        p = s600;
      }
      {
        const s603 = p;
        l604: {
          p = skipEnds(p);
          if (p < 0) { break l604; }
          break l599;
        }
        p = s603;
      }
      {
        const s606 = p;
        l607: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l607; }
          break l599;
        }
        p = s606;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l599;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l609: {
      {
        const s610 = p;
        l611: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l611; }
          break l609;
        }
        p = s610;
      }
      p = skipEnds(p);
      if (p < 0) { break l609; }
      l615: {
        const s613 = p;
        l614: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l614; }
          p = s613;
          break l615;
        }
        p = s613;
        break l609;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf152(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  const r616 = readMarkedEnd(p);
  if (r616 === undefined) { return -1; }
  value = r616;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l617: {
    const s618 = p;
    const t619 = trail.length;
    l620: {
      const r621 = readMarkedClose(p);
      if (r621 === undefined) { break l620; }
      value = r621;
      p = pos;
      break l617;
    }
    p = s618;
    trail.length = t619;
    l623: {
      const r624 = readBadCutMarkedQuote(p);
      if (r624 === undefined) { break l623; }
      value = r624;
      p = pos;
      break l617;
    }
    p = s618;
    trail.length = t619;
    l626: {
      const r627 = readMissingRest(p);
      if (r627 === undefined) { break l626; }
      value = r627;
      p = pos;
      break l617;
    }
    p = s618;
    trail.length = t619;
    const r629 = readMissingQuote(p);
    if (r629 === undefined) { return undefined; }
    value = r629;
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

function leaf156(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberNode | WordNode;
  l632: {
    const s633 = p;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l634: {
        const r635 = readNumber(p);
        if (r635 === undefined) { break l634; }
        value = r635;
        p = pos;
        break l632;
      }
      p = s633;
    } else touched ||= p >= end;
    const r659 = readWord(p);
    if (r659 === undefined) { return -1; }
    value = r659;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s636 = p;
  l637: {
    if (text.charCodeAt(p) === 45) {
      const s639 = p;
      l638: {

        p++;
        break l637;
      }
      p = s639;
    } else touched ||= p >= end;
  }
  l640: {
    const s641 = p;
    if (text.charCodeAt(p) === 48) {
      l642: {

        p++;
        break l640;
      }
      p = s641;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l643: {
    if (text.charCodeAt(p) === 46) {
      const s645 = p;
      l644: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l644;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l643;
      }
      p = s645;
    } else touched ||= p >= end;
  }
  l646: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s648 = p;
      l647: {
        p++;
        l649: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s651 = p;
            l650: {
              p++;
              break l649;
            }
            p = s651;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l647;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l646;
      }
      p = s648;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s636, p);
  l654: {
    const s652 = p;
    l653: {
      p = skipScalarEnd(p);
      if (p < 0) { break l653; }
      p = s652;
      break l654;
    }
    p = s652;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l655: {
    const s656 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      l657: {
        p++;
        break l655;
      }
      p = s656;
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
  const s660 = p;
  {
    const s661 = p;
    l662: {
      p = skipEnds(p);
      if (p < 0) { break l662; }
      return undefined;
    }
    p = s661;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l664: for (;;) {
    const s666 = p;
    l665: {
      {
        const s668 = p;
        l669: {
          p = skipEnds(p);
          if (p < 0) { break l669; }
          break l665;
        }
        p = s668;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l665;
      }
      p++;
      continue l664;
    }
    p = s666;
    break;
  }
  l_text = text.slice(s660, p);
  l673: {
    const s671 = p;
    l672: {
      p = skipScalarEnd(p);
      if (p < 0) { break l672; }
      p = s671;
      break l673;
    }
    p = s671;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf160(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutPartNode | BadDebrisNode;
  l675: {
    const s676 = p;
    const t677 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l678: {
        const r679 = readSpace(p);
        if (r679 === undefined) { break l678; }
        value = r679;
        p = pos;
        break l675;
      }
      p = s676;
      trail.length = t677;
    } else touched ||= p >= end;
    l681: {
      const r682 = readBadCutPart(p);
      if (r682 === undefined) { break l681; }
      value = r682;
      p = pos;
      break l675;
    }
    p = s676;
    trail.length = t677;
    const r757 = readBadDebris(p);
    if (r757 === undefined) { return -1; }
    value = r757;
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
  l683: {
    const s684 = p;
    l685: {
      p = skipKey(p);
      if (p < 0) { break l685; }
      break l683;
    }
    p = s684;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l722: {
        p = skipNumber(p);
        if (p < 0) { break l722; }
        break l683;
      }
      p = s684;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l686: {
    const s687 = p;
    if (text.charCodeAt(p) === 34) {
      l688: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l688; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l688;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l688;
        }
        p++;
        break l686;
      }
      p = s687;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l697: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l697; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l697;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l697;
        }
        p++;
        break l686;
      }
      p = s687;
    } else touched ||= p >= end;
    l706: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l706; }
      p = skipMarkedKey(p);
      if (p < 0) { break l706; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l706; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l706;
      }
      p++;
      break l686;
    }
    p = s687;

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
  l689: for (;;) {
    const s691 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l690: {
        l693: {
          const s694 = p;
          if (text.charCodeAt(p) === 92) {
            l695: {
              p = skipEscape(p);
              if (p < 0) { break l695; }
              break l693;
            }
            p = s694;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l690;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l689;
      }
      p = s691;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l698: for (;;) {
    const s700 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l699: {
        l702: {
          const s703 = p;
          if (text.charCodeAt(p) === 92) {
            l704: {
              p = skipEscape(p);
              if (p < 0) { break l704; }
              break l702;
            }
            p = s703;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l699;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l698;
      }
      p = s700;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m711 = false;
  l708: for (;;) {
    const s710 = p;
    l709: {
      {
        const s712 = p;
        l713: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l713; }
          break l709;
        }
        p = s712;
      }
      if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
        touched ||= p >= end;
        break l709;
      }
      p++;
      m711 = true;
      continue l708;
    }
    p = s710;
    break;
  }
  if (!m711) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n716 = characterSize(p, CLASS_2);
  if (n716 === 0) { return -1; }
  p += n716;
  l717: for (;;) {
    const s719 = p;
    if (p < end) {
      l718: {
        const n721 = characterSize(p, CLASS_3);
        if (n721 === 0) { break l718; }
        p += n721;
        continue l717;
      }
      p = s719;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l724: {
    if (text.charCodeAt(p) === 45) {
      const s726 = p;
      l725: {

        p++;
        break l724;
      }
      p = s726;
    } else touched ||= p >= end;
  }
  l727: {
    const s728 = p;
    if (text.charCodeAt(p) === 48) {
      l729: {

        p++;
        break l727;
      }
      p = s728;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l730: {
    if (text.charCodeAt(p) === 46) {
      const s732 = p;
      l731: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l731;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l730;
      }
      p = s732;
    } else touched ||= p >= end;
  }
  l733: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s735 = p;
      l734: {
        p++;
        l736: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s738 = p;
            l737: {
              p++;
              break l736;
            }
            p = s738;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l734;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l733;
      }
      p = s735;
    } else touched ||= p >= end;
  }
  l741: {
    const s739 = p;
    l740: {
      p = skipScalarEnd(p);
      if (p < 0) { break l740; }
      p = s739;
      break l741;
    }
    p = s739;
    return -1;
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s743 = p;
    l744: {
      p = skipEnds(p);
      if (p < 0) { break l744; }
      return -1;
    }
    p = s743;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l746: for (;;) {
    const s748 = p;
    l747: {
      {
        const s750 = p;
        l751: {
          p = skipEnds(p);
          if (p < 0) { break l751; }
          break l747;
        }
        p = s750;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l747;
      }
      p++;
      continue l746;
    }
    p = s748;
    break;
  }
  l755: {
    const s753 = p;
    l754: {
      p = skipScalarEnd(p);
      if (p < 0) { break l754; }
      p = s753;
      break l755;
    }
    p = s753;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s758 = p;
    l759: {
      p = skipEnds(p);
      if (p < 0) { break l759; }
      return undefined;
    }
    p = s758;
  }
  {
    const s761 = p;
    l762: {
      if (p < end) {
        {
          const s764 = p;
          l765: {
            p++;
            break l762;
          }
          p = s764;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s761;
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

function leaf172(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r768 = readListEnd(p);
  if (r768 === undefined) { return -1; }
  value = r768;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l769: {
    const s770 = p;
    const t771 = trail.length;
    l772: {
      const r773 = readListClose(p);
      if (r773 === undefined) { break l772; }
      value = r773;
      p = pos;
      break l769;
    }
    p = s770;
    trail.length = t771;
    l778: {
      const r779 = readMissingRest(p);
      if (r779 === undefined) { break l778; }
      value = r779;
      p = pos;
      break l769;
    }
    p = s770;
    trail.length = t771;
    const r781 = readMissingBracket(p);
    if (r781 === undefined) { return undefined; }
    value = r781;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l774: {
    const s775 = p;
    if (text.charCodeAt(p) === 93) {
      l776: {

        p++;
        break l774;
      }
      p = s775;
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

function leaf178(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadCutPartNode | BadDebrisNode;
  l784: {
    const s785 = p;
    const t786 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l787: {
        const r788 = readComma(p);
        if (r788 === undefined) { break l787; }
        value = r788;
        p = pos;
        break l784;
      }
      p = s785;
      trail.length = t786;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l790: {
        const r791 = readSpace(p);
        if (r791 === undefined) { break l790; }
        value = r791;
        p = pos;
        break l784;
      }
      p = s785;
      trail.length = t786;
    } else touched ||= p >= end;
    l793: {
      const r794 = readBadCutPart(p);
      if (r794 === undefined) { break l793; }
      value = r794;
      p = pos;
      break l784;
    }
    p = s785;
    trail.length = t786;
    const r796 = readBadDebris(p);
    if (r796 === undefined) { return -1; }
    value = r796;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf179(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r798 = readObjectEnd(p);
  if (r798 === undefined) { return -1; }
  value = r798;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l799: {
    const s800 = p;
    const t801 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l802: {
        const r803 = readObjectClose(p);
        if (r803 === undefined) { break l802; }
        value = r803;
        p = pos;
        break l799;
      }
      p = s800;
      trail.length = t801;
    } else touched ||= p >= end;
    l805: {
      const r806 = readMissingRest(p);
      if (r806 === undefined) { break l805; }
      value = r806;
      p = pos;
      break l799;
    }
    p = s800;
    trail.length = t801;
    const r808 = readMissingBracket(p);
    if (r808 === undefined) { return undefined; }
    value = r808;
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

function leaf182(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutArgumentNode | BadDebrisNode;
  l811: {
    const s812 = p;
    const t813 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l814: {
        const r815 = readSpace(p);
        if (r815 === undefined) { break l814; }
        value = r815;
        p = pos;
        break l811;
      }
      p = s812;
      trail.length = t813;
    } else touched ||= p >= end;
    l817: {
      const r818 = readBadCutArgument(p);
      if (r818 === undefined) { break l817; }
      value = r818;
      p = pos;
      break l811;
    }
    p = s812;
    trail.length = t813;
    const r823 = readBadDebris(p);
    if (r823 === undefined) { return -1; }
    value = r823;
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
      const s819 = p;
      l820: {

        p++;
        return -1;
      }
      p = s819;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf186(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r825 = readPyCallEnd(p);
  if (r825 === undefined) { return -1; }
  value = r825;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l826: {
    const s827 = p;
    const t828 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l829: {
        const r830 = readPyCallClose(p);
        if (r830 === undefined) { break l829; }
        value = r830;
        p = pos;
        break l826;
      }
      p = s827;
      trail.length = t828;
    } else touched ||= p >= end;
    l832: {
      const r833 = readMissingRest(p);
      if (r833 === undefined) { break l832; }
      value = r833;
      p = pos;
      break l826;
    }
    p = s827;
    trail.length = t828;
    const r835 = readMissingBracket(p);
    if (r835 === undefined) { return undefined; }
    value = r835;
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

function leaf189(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l838: {
    const s839 = p;
    const t840 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l841: {
        const r842 = readComma(p);
        if (r842 === undefined) { break l841; }
        value = r842;
        p = pos;
        break l838;
      }
      p = s839;
      trail.length = t840;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l844: {
        const r845 = readSpace(p);
        if (r845 === undefined) { break l844; }
        value = r845;
        p = pos;
        break l838;
      }
      p = s839;
      trail.length = t840;
    } else touched ||= p >= end;
    const r847 = readBadDebris(p);
    if (r847 === undefined) { return -1; }
    value = r847;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf190(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r849 = readPyEnd(p);
  if (r849 === undefined) { return -1; }
  value = r849;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l850: {
    const s851 = p;
    const t852 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l853: {
        const r854 = readPyClose(p);
        if (r854 === undefined) { break l853; }
        value = r854;
        p = pos;
        break l850;
      }
      p = s851;
      trail.length = t852;
    } else touched ||= p >= end;
    l856: {
      const r857 = readMissingAtEnd(p);
      if (r857 === undefined) { break l856; }
      value = r857;
      p = pos;
      break l850;
    }
    p = s851;
    trail.length = t852;
    const r862 = readMissingBracket(p);
    if (r862 === undefined) { return undefined; }
    value = r862;
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
      const s858 = p;
      l859: {
        p++;
        return undefined;
      }
      p = s858;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingAtEndNode = { type: 'MissingAtEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf194(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e865!: null;
  l868: {
    const s866 = p;
    l867: {
      p = skipLines(p);
      if (p < 0) { break l867; }
      p = s866;
      break l868;
    }
    p = s866;
    return -1;
  }
  e865 = null;
  value = [e865];
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

function leaf197(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e869!: null;
  l872: {
    const s870 = p;
    l871: {
      p = skipJson(p);
      if (p < 0) { break l871; }
      p = s870;
      break l872;
    }
    p = s870;
    return -1;
  }
  e869 = null;
  let e873!: null;
  {
    const s874 = p;
    l875: {
      p = skipEnds(p);
      if (p < 0) { break l875; }
      return -1;
    }
    p = s874;
  }
  e873 = null;
  value = [e869, e873];
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

function leaf200(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r877 = readBadBrackets(p);
  if (r877 === undefined) { return -1; }
  value = r877;
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

function leaf202(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallHeadNode;
  const r879 = readCallHead(p);
  if (r879 === undefined) { return -1; }
  value = r879;
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
  l880: {
    const s881 = p;
    const t882 = trail.length;
    l883: {
      p = skipCallOpen(p);
      if (p < 0) { break l883; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r884 = readCallName(p);
      if (r884 === undefined) { break l883; }
      l_name = r884;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l891: {
        const s893 = p;
        l892: {
          const r894 = readCallId(p);
          if (r894 === undefined) { break l892; }
          l_id = r894;
          p = pos;
          break l891;
        }
        p = s893;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l883; }
      const list901: AttributeNode[] = [];
      l897: for (;;) {
        const s899 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l898: {
            let v900!: AttributeNode;
            const r903 = readAttribute(p);
            if (r903 === undefined) { break l898; }
            v900 = r903;
            p = pos;
            list901.push(v900);
            continue l897;
          }
          p = s899;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list901;
      p = skipHeadEnd(p);
      if (p < 0) { break l883; }
      break l880;
    }
    p = s881;
    trail.length = t882;
    l_id = null;
    l_attributes = null;
    l_flaw = null;
    const r907 = readBadCallOpen(p);
    if (r907 === undefined) { return undefined; }
    l_flaw = r907;
    p = pos;
    const r909 = readCallName(p);
    if (r909 === undefined) { return undefined; }
    l_name = r909;
    p = pos;
    l911: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s913 = p;
        l912: {
          p++;
          break l911;
        }
        p = s913;
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
  const s885 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l886: for (;;) {
    const s888 = p;
    l887: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l887; }
      continue l886;
    }
    p = s888;
    break;
  }
  value = text.slice(s885, p);
  pos = p;
  return value;
}

function readCallId(p: number): string | undefined {
  let c = 0;
  let value!: string;
  p = skipIdOpen(p);
  if (p < 0) { return undefined; }
  const s895 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s895, p);
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
  const s904 = p;
  if (!(((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 95 || (c >= 97 && c <= 122))) p++;
  touched ||= p >= end;
  l_name = text.slice(s904, p);
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
  const s905 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s905, p);
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

function leaf208(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ParameterHeadNode;
  const r915 = readParameterHead(p);
  if (r915 === undefined) { return -1; }
  value = r915;
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
  l916: {
    const s917 = p;
    const t918 = trail.length;
    l919: {
      p = skipParameterOpen(p);
      if (p < 0) { break l919; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r920 = readParameterKey(p);
      if (r920 === undefined) { break l919; }
      l_key = r920;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l919; }
      const list934: AttributeNode[] = [];
      l930: for (;;) {
        const s932 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
          l931: {
            let v933!: AttributeNode;
            const r936 = readAttribute(p);
            if (r936 === undefined) { break l931; }
            v933 = r936;
            p = pos;
            list934.push(v933);
            continue l930;
          }
          p = s932;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list934;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l919; }
      l938: {
        const s940 = p;
        l939: {
          p = skipValueStart(p);
          if (p < 0) { break l939; }
          break l938;
        }
        p = s940;
      }
      break l916;
    }
    p = s917;
    trail.length = t918;
    l_attributes = null;
    l_flaw = null;
    const r941 = readBadParameterOpen(p);
    if (r941 === undefined) { return undefined; }
    l_flaw = r941;
    p = pos;
    const r943 = readParameterKey(p);
    if (r943 === undefined) { return undefined; }
    l_key = r943;
    p = pos;
    l945: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s947 = p;
        l946: {
          p++;
          break l945;
        }
        p = s947;
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

function readParameterKey(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s921 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l925: for (;;) {
    const s927 = p;
    l926: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l926; }
      continue l925;
    }
    p = s927;
    break;
  }
  value = text.slice(s921, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s922 = p;
    l923: {
      p = skipKeyEnd(p);
      if (p < 0) { break l923; }
      return -1;
    }
    p = s922;
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

function leaf224(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawLayoutNode | null;
  l949: {
    const s951 = p;
    l950: {
      const r952 = readRawLayout(p);
      if (r952 === undefined) { break l950; }
      value = r952;
      p = pos;
      break l949;
    }
    p = s951;
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

function leaf228(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r954 = readRawChar(p);
  if (r954 === undefined) { return -1; }
  value = r954;
  p = pos;
  leafValue = value;
  return p;
}

function readRawChar(p: number): [null, string] | undefined {
  let c = 0;
  let value!: [null, string];
  let e955!: null;
  {
    const s956 = p;
    l957: {
      p = skipRawStop(p);
      if (p < 0) { break l957; }
      return undefined;
    }
    p = s956;
  }
  e955 = null;
  let e1001!: string;
  l1002: {
    const s1003 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1004: {
        const r1005 = readEol(p);
        if (r1005 === undefined) { break l1004; }
        e1001 = r1005;
        p = pos;
        break l1002;
      }
      p = s1003;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
      touched ||= p >= end;
      return undefined;
    }
    e1001 = text.charAt(p);
    p++;
  }
  value = [e955, e1001];
  pos = p;
  return value;
}

function skipRawStop(p: number): number {
  let c = 0;
  l959: {
    const s960 = p;
    l961: {
      l962: {
        const s964 = p;
        l963: {
          p = skipRawLayout(p);
          if (p < 0) { break l963; }
          break l962;
        }
        p = s964;
      }
      p = skipRawMarker(p);
      if (p < 0) { break l961; }
      break l959;
    }
    p = s960;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l995: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s997 = p;
        l996: {
          p = skipEol(p);
          if (p < 0) { break l996; }
          break l995;
        }
        p = s997;
      } else touched ||= p >= end;
    }
    if (p < end) {
      {
        const s998 = p;
        l999: {
          p++;
          return -1;
        }
        p = s998;
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
  l965: {
    const s966 = p;
    l967: {
      p = skipLenient(p);
      if (p < 0) { break l967; }
      p = skipParameterClose(p);
      if (p < 0) { break l967; }
      break l965;
    }
    p = s966;
    l968: {
      p = skipGuarded(p);
      if (p < 0) { break l968; }
      l969: {
        const s970 = p;
        l971: {
          p = skipParameterClose(p);
          if (p < 0) { break l971; }
          break l969;
        }
        p = s970;
        p = skipDriftedClose(p);
        if (p < 0) { break l968; }
      }
      l977: {
        const s975 = p;
        l976: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l978: {
            const s979 = p;
            l980: {
              p = skipEnds(p);
              if (p < 0) { break l980; }
              break l978;
            }
            p = s979;
            if (p < end) {
              {
                const s981 = p;
                l982: {
                  p++;
                  break l976;
                }
                p = s981;
              }
            } else touched ||= p >= end;
          }
          p = s975;
          break l977;
        }
        p = s975;
        break l968;
      }
      break l965;
    }
    p = s966;
    l984: {
      p = skipEnds(p);
      if (p < 0) { break l984; }
      l987: {
        const s985 = p;
        l986: {
          p = skipGuarded(p);
          if (p < 0) { break l986; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l988: {
            const s989 = p;
            l990: {
              p = skipEnds(p);
              if (p < 0) { break l990; }
              break l988;
            }
            p = s989;
            if (p < end) {
              {
                const s991 = p;
                l992: {
                  p++;
                  break l986;
                }
                p = s991;
              }
            } else touched ||= p >= end;
          }
          p = s985;
          break l987;
        }
        p = s985;
        break l984;
      }
      break l965;
    }
    p = s966;
    l994: {
      p = skipParameterOpen(p);
      if (p < 0) { break l994; }
      break l965;
    }
    p = s966;
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
  p = skipParameterCloseStart(p);
  if (p < 0) { return -1; }
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) p++;
  touched ||= p >= end;
  l972: {
    if (text.charCodeAt(p) === 62) {
      const s974 = p;
      l973: {

        p++;
        break l972;
      }
      p = s974;
    } else touched ||= p >= end;
  }
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
  l1006: {
    const s1007 = p;
    if (text.charCodeAt(p) === 13) {
      l1008: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1008;
        }
        value = "\r\n";
        p += 2;
        break l1006;
      }
      p = s1007;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1009: {

        value = "\n";
        p++;
        break l1006;
      }
      p = s1007;
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

function text246(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1012: {
      {
        const s1013 = p;
        l1014: {
          p = skipRawStop(p);
          if (p < 0) { break l1014; }
          break l1012;
        }
        p = s1013;
      }
      l1016: {
        const s1017 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1018: {
            p = skipEol(p);
            if (p < 0) { break l1018; }
            break l1016;
          }
          p = s1017;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1012;
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

function leaf247(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  const r1019 = readParameterEnd(p);
  if (r1019 === undefined) { return -1; }
  value = r1019;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l1020: {
    const s1021 = p;
    const t1022 = trail.length;
    l1023: {
      const r1024 = readRawEnd(p);
      if (r1024 === undefined) { break l1023; }
      value = r1024;
      p = pos;
      break l1020;
    }
    p = s1021;
    trail.length = t1022;
    l1029: {
      const r1030 = readBadParameterClose(p);
      if (r1030 === undefined) { break l1029; }
      value = r1030;
      p = pos;
      break l1020;
    }
    p = s1021;
    trail.length = t1022;
    l1035: {
      const r1036 = readBadCutRaw(p);
      if (r1036 === undefined) { break l1035; }
      value = r1036;
      p = pos;
      break l1020;
    }
    p = s1021;
    trail.length = t1022;
    l1041: {
      const r1042 = readMissingRest(p);
      if (r1042 === undefined) { break l1041; }
      value = r1042;
      p = pos;
      break l1020;
    }
    p = s1021;
    trail.length = t1022;
    const r1044 = readMissingParameterClose(p);
    if (r1044 === undefined) { return undefined; }
    value = r1044;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l1025: {
    const s1027 = p;
    l1026: {
      p = skipRawLayout(p);
      if (p < 0) { break l1026; }
      break l1025;
    }
    p = s1027;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l1031: {
    const s1033 = p;
    l1032: {
      p = skipRawLayout(p);
      if (p < 0) { break l1032; }
      break l1031;
    }
    p = s1033;
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
  l1037: {
    const s1039 = p;
    l1038: {
      p = skipRawLayout(p);
      if (p < 0) { break l1038; }
      break l1037;
    }
    p = s1039;
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

function leaf255(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerFenceNode | InnerFenceEndNode;
  l1047: {
    const s1048 = p;
    const t1049 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l1050: {
        const r1051 = readBadInnerFence(p);
        if (r1051 === undefined) { break l1050; }
        value = r1051;
        p = pos;
        break l1047;
      }
      p = s1048;
      trail.length = t1049;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r1053 = readInnerFenceEnd(p);
    if (r1053 === undefined) { return -1; }
    value = r1053;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf256(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1055!: null;
  l1058: {
    const s1056 = p;
    l1057: {
      p = skipAnyArguments(p);
      if (p < 0) { break l1057; }
      p = s1056;
      break l1058;
    }
    p = s1056;
    return -1;
  }
  e1055 = null;
  value = [e1055];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s1059 = p;
    l1060: {
      p = skipEnds(p);
      if (p < 0) { break l1060; }
      return -1;
    }
    p = s1059;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf258(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l1062: {
    const s1063 = p;
    const t1064 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1065: {
        const r1066 = readBadBrackets(p);
        if (r1066 === undefined) { break l1065; }
        value = r1066;
        p = pos;
        break l1062;
      }
      p = s1063;
      trail.length = t1064;
    } else touched ||= p >= end;
    const r1068 = readBadJunk(p);
    if (r1068 === undefined) { return -1; }
    value = r1068;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  let m1073 = false;
  l1070: for (;;) {
    const s1072 = p;
    l1071: {
      {
        const s1074 = p;
        l1075: {
          p = skipEnds(p);
          if (p < 0) { break l1075; }
          break l1071;
        }
        p = s1074;
      }
      {
        const s1077 = p;
        l1078: {
          p = skipCallClose(p);
          if (p < 0) { break l1078; }
          break l1071;
        }
        p = s1077;
      }
      {
        const s1080 = p;
        l1081: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1081; }
          break l1071;
        }
        p = s1080;
      }
      {
        const s1083 = p;
        l1084: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1084; }
          break l1071;
        }
        p = s1083;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1086 = p;
          l1087: {
            p++;
            break l1071;
          }
          p = s1086;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1071;
      }
      p++;
      m1073 = true;
      continue l1070;
    }
    p = s1072;
    break;
  }
  if (!m1073) { return undefined; }
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

function leaf267(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | MissingAtEndNode | MissingCallCloseNode;
  const r1090 = readCallEnd(p);
  if (r1090 === undefined) { return -1; }
  value = r1090;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | MissingAtEndNode | MissingCallCloseNode;
  l1091: {
    const s1092 = p;
    const t1093 = trail.length;
    l1094: {
      const r1095 = readCallClose$(p);
      if (r1095 === undefined) { break l1094; }
      value = r1095;
      p = pos;
      break l1091;
    }
    p = s1092;
    trail.length = t1093;
    l1097: {
      const r1098 = readBadCallClose(p);
      if (r1098 === undefined) { break l1097; }
      value = r1098;
      p = pos;
      break l1091;
    }
    p = s1092;
    trail.length = t1093;
    l1100: {
      const r1101 = readBadCutClose(p);
      if (r1101 === undefined) { break l1100; }
      value = r1101;
      p = pos;
      break l1091;
    }
    p = s1092;
    trail.length = t1093;
    l1103: {
      const r1104 = readCallOver(p);
      if (r1104 === undefined) { break l1103; }
      value = r1104;
      p = pos;
      break l1091;
    }
    p = s1092;
    trail.length = t1093;
    l1106: {
      const r1107 = readMissingAtEnd(p);
      if (r1107 === undefined) { break l1106; }
      value = r1107;
      p = pos;
      break l1091;
    }
    p = s1092;
    trail.length = t1093;
    const r1109 = readMissingCallClose(p);
    if (r1109 === undefined) { return undefined; }
    value = r1109;
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

function leaf278(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1112: {
    const s1113 = p;
    const t1114 = trail.length;
    l1115: {
      const r1116 = readBadNameless(p);
      if (r1116 === undefined) { break l1115; }
      value = r1116;
      p = pos;
      break l1112;
    }
    p = s1113;
    trail.length = t1114;
    const r1137 = readBadStrayWords(p);
    if (r1137 === undefined) { return -1; }
    value = r1137;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1117: {
    const s1118 = p;
    l1119: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1119; }
      break l1117;
    }
    p = s1118;
    p = skipCallOpen(p);
    if (p < 0) { return undefined; }
  }
  l1120: for (;;) {
    const s1122 = p;
    l1121: {
      {
        const s1124 = p;
        l1125: {
          p = skipCallClose(p);
          if (p < 0) { break l1125; }
          break l1121;
        }
        p = s1124;
      }
      {
        const s1127 = p;
        l1128: {
          p = skipSectionClose(p);
          if (p < 0) { break l1128; }
          break l1121;
        }
        p = s1127;
      }
      {
        const s1130 = p;
        l1131: {
          p = skipCallOpening(p);
          if (p < 0) { break l1131; }
          break l1121;
        }
        p = s1130;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1121;
      }
      p++;
      continue l1120;
    }
    p = s1122;
    break;
  }
  l1133: {
    const s1135 = p;
    l1134: {
      p = skipCallClose(p);
      if (p < 0) { break l1134; }
      break l1133;
    }
    p = s1135;
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
  const start = p;
  let m1142 = false;
  l1139: for (;;) {
    const s1141 = p;
    l1140: {
      {
        const s1143 = p;
        l1144: {
          p = skipStrayStop(p);
          if (p < 0) { break l1144; }
          break l1140;
        }
        p = s1143;
      }
      if (text.charCodeAt(p) === 123) {
        {
          const s1152 = p;
          l1153: {

            p++;
            break l1140;
          }
          p = s1152;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 91) {
        {
          const s1155 = p;
          l1156: {

            p++;
            break l1140;
          }
          p = s1155;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1140;
      }
      p++;
      m1142 = true;
      continue l1139;
    }
    p = s1141;
    break;
  }
  if (!m1142) { return undefined; }
  pos = p;
  const node: BadStrayWordsNode = { type: 'BadStrayWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipStrayStop(p: number): number {
  l1146: {
    const s1147 = p;
    l1148: {
      p = skipSectionClose(p);
      if (p < 0) { break l1148; }
      break l1146;
    }
    p = s1147;
    l1149: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1149; }
      break l1146;
    }
    p = s1147;
    l1150: {
      p = skipSectionOpen(p);
      if (p < 0) { break l1150; }
      break l1146;
    }
    p = s1147;
    l1151: {
      p = skipVisible(p);
      if (p < 0) { break l1151; }
      break l1146;
    }
    p = s1147;
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

function leaf288(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r1159 = readSectionEnd(p);
  if (r1159 === undefined) { return -1; }
  value = r1159;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1160: {
    const s1161 = p;
    const t1162 = trail.length;
    l1163: {
      const r1164 = readSectionClose$(p);
      if (r1164 === undefined) { break l1163; }
      value = r1164;
      p = pos;
      break l1160;
    }
    p = s1161;
    trail.length = t1162;
    l1166: {
      const r1167 = readBadSectionClose(p);
      if (r1167 === undefined) { break l1166; }
      value = r1167;
      p = pos;
      break l1160;
    }
    p = s1161;
    trail.length = t1162;
    l1169: {
      const r1170 = readBadCutClose(p);
      if (r1170 === undefined) { break l1169; }
      value = r1170;
      p = pos;
      break l1160;
    }
    p = s1161;
    trail.length = t1162;
    l1172: {
      const r1173 = readSectionOver(p);
      if (r1173 === undefined) { break l1172; }
      value = r1173;
      p = pos;
      break l1160;
    }
    p = s1161;
    trail.length = t1162;
    l1175: {
      const r1176 = readMissingAtEnd(p);
      if (r1176 === undefined) { break l1175; }
      value = r1176;
      p = pos;
      break l1160;
    }
    p = s1161;
    trail.length = t1162;
    const r1178 = readMissingSectionClose(p);
    if (r1178 === undefined) { return undefined; }
    value = r1178;
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

function readSectionOver(p: number): SectionOverNode | undefined {
  const start = p;
  p = skipSectionOver(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'SectionOver', start: base + start, end: base + p };
}

function skipSectionOver(p: number): number {
  const noted = trail.length;
  const value = readSectionOver$(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readSectionOver$(p: number): string | undefined {
  for (const word of reading.options["sectionOver"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readMissingSectionClose(p: number): MissingSectionCloseNode | undefined {
  const start = p;
  pos = p;
  const node: MissingSectionCloseNode = { type: 'MissingSectionClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf296(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1181!: null;
  l1184: {
    const s1182 = p;
    l1183: {
      p = skipBareCall(p);
      if (p < 0) { break l1183; }
      p = s1182;
      break l1184;
    }
    p = s1182;
    return -1;
  }
  e1181 = null;
  value = [e1181];
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

function leaf300(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l1185: {
    const s1186 = p;
    const t1187 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1188: {
        const r1189 = readSpace(p);
        if (r1189 === undefined) { break l1188; }
        value = r1189;
        p = pos;
        break l1185;
      }
      p = s1186;
      trail.length = t1187;
    } else touched ||= p >= end;
    const r1191 = readBadNameless(p);
    if (r1191 === undefined) { return -1; }
    value = r1191;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf301(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1193: {
    const s1195 = p;
    l1194: {
      const r1196 = readLateClose(p);
      if (r1196 === undefined) { break l1194; }
      value = r1196;
      p = pos;
      break l1193;
    }
    p = s1195;
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

function leaf303(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1198!: null;
  l1201: {
    const s1199 = p;
    l1200: {
      p = skipBareObject(p);
      if (p < 0) { break l1200; }
      p = s1199;
      break l1201;
    }
    p = s1199;
    return -1;
  }
  e1198 = null;
  value = [e1198];
  leafValue = value;
  return p;
}

function leaf304(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l1202: {
    const s1203 = p;
    const t1204 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1205: {
        const r1206 = readSpace(p);
        if (r1206 === undefined) { break l1205; }
        value = r1206;
        p = pos;
        break l1202;
      }
      p = s1203;
      trail.length = t1204;
    } else touched ||= p >= end;
    l1208: {
      const r1209 = readSeparator(p);
      if (r1209 === undefined) { break l1208; }
      value = r1209;
      p = pos;
      break l1202;
    }
    p = s1203;
    trail.length = t1204;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1211 = readBadBrackets(p);
    if (r1211 === undefined) { return -1; }
    value = r1211;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf305(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1213!: null;
  l1216: {
    const s1214 = p;
    l1215: {
      p = skipPyList(p);
      if (p < 0) { break l1215; }
      p = s1214;
      break l1216;
    }
    p = s1214;
    return -1;
  }
  e1213 = null;
  value = [e1213];
  leafValue = value;
  return p;
}

function leaf306(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r1217 = readBadBracket(p);
  if (r1217 === undefined) { return -1; }
  value = r1217;
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

function leaf308(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | null;
  l1219: {
    if (text.charCodeAt(p) === 96) {
      const s1221 = p;
      l1220: {
        const r1222 = readWrappingEnd(p);
        if (r1222 === undefined) { break l1220; }
        value = r1222;
        p = pos;
        break l1219;
      }
      p = s1221;
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
  l1225: {
    const s1223 = p;
    l1224: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l1226: {
        const s1227 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1228: {
            p++;
            break l1226;
          }
          p = s1227;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s1229 = p;
            l1230: {
              p++;
              break l1224;
            }
            p = s1229;
          }
        } else touched ||= p >= end;
      }
      p = s1223;
      break l1225;
    }
    p = s1223;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function leaf310(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1233!: null;
  l1236: {
    const s1234 = p;
    l1235: {
      p = skipBareList(p);
      if (p < 0) { break l1235; }
      p = s1234;
      break l1236;
    }
    p = s1234;
    return -1;
  }
  e1233 = null;
  value = [e1233];
  leafValue = value;
  return p;
}

function leaf311(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtCloseNode | BadEndTokenNode;
  l1237: {
    const s1238 = p;
    const t1239 = trail.length;
    l1240: {
      const r1241 = readBadThoughtClose(p);
      if (r1241 === undefined) { break l1240; }
      value = r1241;
      p = pos;
      break l1237;
    }
    p = s1238;
    trail.length = t1239;
    const r1243 = readBadEndToken(p);
    if (r1243 === undefined) { return -1; }
    value = r1243;
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

function leaf313(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r1245 = readBadStrayClose(p);
  if (r1245 === undefined) { return -1; }
  value = r1245;
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
  l1246: {
    const s1247 = p;
    l1248: {
      p = skipSectionClose(p);
      if (p < 0) { break l1248; }
      break l1246;
    }
    p = s1247;
    p = skipCallClose(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf316(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1250 = readFenceOpen(p);
  if (r1250 === undefined) { return -1; }
  value = r1250;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1251 = p;
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
  l_text = text.slice(s1251, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function leaf318(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1253 = readFenceChar(p);
  if (r1253 === undefined) { return -1; }
  value = r1253;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceChar(p: number): [null, string] | undefined {
  let value!: [null, string];
  let e1254!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s1255 = p;
      l1256: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1256;
        }
        p += 3;
        return undefined;
      }
      p = s1255;
    }
  } else touched ||= p >= end;
  e1254 = null;
  let e1258!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  e1258 = text.charAt(p);
  p++;
  value = [e1254, e1258];
  pos = p;
  return value;
}

function text320(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l1260: {
        if (text.charCodeAt(p) === 96) {
          {
            const s1261 = p;
            l1262: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1262;
              }
              p += 3;
              break l1260;
            }
            p = s1261;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1260;
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

function leaf321(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l1264: {
    if (text.charCodeAt(p) === 96) {
      const s1266 = p;
      l1265: {
        const r1267 = readFenceClose(p);
        if (r1267 === undefined) { break l1265; }
        value = r1267;
        p = pos;
        break l1264;
      }
      p = s1266;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s1268 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s1268, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf323(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1270 = readInlineCode(p);
  if (r1270 === undefined) { return -1; }
  value = r1270;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s1271 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCode(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s1271, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function leaf325(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, string];
  const r1273 = readTextChar(p);
  if (r1273 === undefined) { return -1; }
  value = r1273;
  p = pos;
  leafValue = value;
  return p;
}

function readTextChar(p: number): [null, null, string] | undefined {
  let value!: [null, null, string];
  let e1274!: null;
  {
    const s1275 = p;
    l1276: {
      p = skipStop(p);
      if (p < 0) { break l1276; }
      return undefined;
    }
    p = s1275;
  }
  e1274 = null;
  let e1278!: null;
  {
    const s1279 = p;
    l1280: {
      p = skipCutStop(p);
      if (p < 0) { break l1280; }
      return undefined;
    }
    p = s1279;
  }
  e1278 = null;
  let e1282!: string;
  if (!((p < end && text.charCodeAt(p) !== 96))) {
    touched ||= p >= end;
    return undefined;
  }
  e1282 = text.charAt(p);
  p++;
  value = [e1274, e1278, e1282];
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

function text329(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1284: {
      {
        const s1285 = p;
        l1286: {
          p = skipStop(p);
          if (p < 0) { break l1286; }
          break l1284;
        }
        p = s1285;
      }
      {
        const s1288 = p;
        l1289: {
          p = skipCutStop(p);
          if (p < 0) { break l1289; }
          break l1284;
        }
        p = s1288;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l1284;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf330(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | LoneTextNode;
  l1291: {
    const s1292 = p;
    const t1293 = trail.length;
    l1294: {
      const r1295 = readBadCutMarker(p);
      if (r1295 === undefined) { break l1294; }
      value = r1295;
      p = pos;
      break l1291;
    }
    p = s1292;
    trail.length = t1293;
    const r1297 = readLoneText(p);
    if (r1297 === undefined) { return -1; }
    value = r1297;
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
  const s1298 = p;
  l1299: {
    const s1300 = p;
    l1301: {
      p = skipTokens(p);
      if (p < 0) { break l1301; }
      break l1299;
    }
    p = s1300;
    l1302: {
      p = skipStop(p);
      if (p < 0) { break l1302; }
      break l1299;
    }
    p = s1300;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s1298, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf333(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l1304: {
    const s1306 = p;
    l1305: {
      const r1307 = readEnd(p);
      if (r1307 === undefined) { break l1305; }
      value = r1307;
      p = pos;
      break l1304;
    }
    p = s1306;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s1308 = p;
      l1309: {
        p++;
        return undefined;
      }
      p = s1308;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf335(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l1312: {
    const s1314 = p;
    const t1315 = trail.length;
    l1313: {
      const r1316 = readBadThoughtAgain(p);
      if (r1316 === undefined) { break l1313; }
      value = r1316;
      p = pos;
      break l1312;
    }
    p = s1314;
    trail.length = t1315;
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

function leaf337(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r1318 = readThoughtGoesOn(p);
  if (r1318 === undefined) { return -1; }
  value = r1318;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf23 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf311 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'leaf', read: leaf313 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf323 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf330 }] } }, { op: 'leaf', read: leaf333 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf2 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf14 }] } }, { op: 'leaf', read: leaf18 }] }] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf6 }, { op: 'text', read: text13 }] } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf29 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }] } }, { op: 'leaf', read: leaf308 }] } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf69 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf73 }, { op: 'again', step: () => stepPyList }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf194, body: { op: 'again', step: () => stepPyCall } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf197, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] } }] }, { op: 'leaf', read: leaf200 }, { op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf278 }] } }, { op: 'leaf', read: leaf288 }] } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf79 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf189 }] } }, { op: 'leaf', read: leaf190 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf81 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf104 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf88, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf156 }] } }] }, { op: 'leaf', read: leaf182 }] } }, { op: 'leaf', read: leaf186 }] } };
const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf84 }, { op: 'leaf', read: leaf87 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf88, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf156 }] } }] } }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf89 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf178 }] } }, { op: 'leaf', read: leaf179 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf92 }, { op: 'leaf', read: leaf87 }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf88, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf156 }] } }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf100 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf104 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf88, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf156 }] } }] }, { op: 'leaf', read: leaf160 }] } }, { op: 'leaf', read: leaf172 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf112 }] } }, { op: 'leaf', read: leaf117 }] } };
const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'text', read: text111 }] } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf122 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf128 }] } }, { op: 'leaf', read: leaf132 }] } };
const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf124 }, { op: 'text', read: text127 }] } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf135 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf141 }] } }, { op: 'leaf', read: leaf132 }] } };
const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf137 }, { op: 'text', read: text140 }] } };
const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf143 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf152 }] } };
const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf145 }, { op: 'text', read: text151 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf202 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf255 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf256, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf88, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf156 }] } }] } }] }, { op: 'leaf', read: leaf258 }] } }, { op: 'leaf', read: leaf267 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf208 }, { op: 'leaf', read: leaf224 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf247 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf228 }, { op: 'text', read: text246 }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf296, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf300 }] } }, { op: 'leaf', read: leaf301 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf303, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf303, body: { op: 'again', step: () => stepObject } }] }, { op: 'leaf', read: leaf304 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf305, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf306 } }, { op: 'leaf', read: leaf301 }] } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf310, body: { op: 'again', step: () => stepList } }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf316 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf321 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf318 }, { op: 'text', read: text320 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf325 }, { op: 'text', read: text329 }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf335 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf23 }, { op: 'again', step: () => stepWrapping }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'again', step: () => stepBareList }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf311 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }] }, { op: 'leaf', read: leaf313 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf323 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf330 }] } }, { op: 'leaf', read: leaf333 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf337 }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf14 }] } }, { op: 'leaf', read: leaf18 }] }] } };

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
