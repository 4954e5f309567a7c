// Generated from grammars/duckflow.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type Reading, type RecoveryNode, type Step, type TextPiece, type TreeNode, closesRun, standsLater, tableOf, wordList } from '../src/engine/index.ts';

export interface BadWrapperNode extends RecoveryNode {
  readonly type: 'BadWrapper';
  readonly run: string;
}

export interface WrapperEndNode extends TreeNode {
  readonly type: 'WrapperEnd';
}

export interface MissingWrapperEndNode extends RecoveryNode {
  readonly type: 'MissingWrapperEnd';
}

export interface ActionNameNode extends TreeNode {
  readonly type: 'ActionName';
  readonly index: string | MissingIndexNode;
  readonly name: string;
}

export interface BadActionNameNode extends RecoveryNode {
  readonly type: 'BadActionName';
  readonly index: string | MissingIndexNode;
  readonly name: string;
}

export interface MissingIndexNode extends RecoveryNode {
  readonly type: 'MissingIndex';
}

export interface BadMarkerIndentNode extends RecoveryNode {
  readonly type: 'BadMarkerIndent';
}

export interface BadMarkerDecorationNode extends RecoveryNode {
  readonly type: 'BadMarkerDecoration';
}

export interface BadMarkerEndNode extends RecoveryNode {
  readonly type: 'BadMarkerEnd';
}

export interface BadMarkerBracketNode extends RecoveryNode {
  readonly type: 'BadMarkerBracket';
}

export interface BadMarkerNoiseNode extends RecoveryNode {
  readonly type: 'BadMarkerNoise';
}

export interface BadSeparatorNode extends RecoveryNode {
  readonly type: 'BadSeparator';
}

export interface SectionHeadNode extends TreeNode {
  readonly type: 'SectionHead';
  readonly name: string;
}

export interface SectionEndNode extends TreeNode {
  readonly type: 'SectionEnd';
}

export interface BadFirstLineNode extends RecoveryNode {
  readonly type: 'BadFirstLine';
}

export interface MissingTextFenceEndNode extends RecoveryNode {
  readonly type: 'MissingTextFenceEnd';
}

export interface VitalNode extends TreeNode {
  readonly type: 'Vital';
  readonly name: string | BadOwnNameNode;
  readonly value: NumberNode | BadPercentNode | BadNumeralNode | BadVitalNode;
}

export interface NumberNode extends TreeNode {
  readonly type: 'Number';
  readonly text: string;
}

export interface BadOwnNameNode extends RecoveryNode {
  readonly type: 'BadOwnName';
}

export interface BadVitalSeparatorNode extends RecoveryNode {
  readonly type: 'BadVitalSeparator';
}

export interface BadPercentNode extends RecoveryNode {
  readonly type: 'BadPercent';
  readonly text: string;
}

export interface BadNumeralNode extends RecoveryNode {
  readonly type: 'BadNumeral';
}

export interface BadVitalNode extends RecoveryNode {
  readonly type: 'BadVital';
}

export interface BadValueBracketNode extends RecoveryNode {
  readonly type: 'BadValueBracket';
}

export interface BadRemarkNode extends RecoveryNode {
  readonly type: 'BadRemark';
}

export interface MissingLineEndNode extends RecoveryNode {
  readonly type: 'MissingLineEnd';
}

export interface BadBareVitalNode extends RecoveryNode {
  readonly type: 'BadBareVital';
  readonly name: string;
  readonly value: BadPercentNode | BareNumberNode;
}

export interface BareNumberNode extends TreeNode {
  readonly type: 'BareNumber';
  readonly text: string;
}

export interface TypeNode extends TreeNode {
  readonly type: 'Type';
  readonly index: string | null;
  readonly value: ValueNode | BracketValueNode | BoldValueNode;
  readonly marker: ActionNameNode | BadActionNameNode | null;
}

export interface ParameterNode extends TreeNode {
  readonly type: 'Parameter';
  readonly index: string | null;
  readonly name: string | null;
  readonly value: ValueNode | BracketValueNode | BoldValueNode;
  readonly more: BadContinuationNode | null;
  readonly marker: ActionNameNode | BadActionNameNode | null;
}

export interface ValueNode extends TreeNode {
  readonly type: 'Value';
  readonly text: string;
}

export interface BracketValueNode extends TreeNode {
  readonly type: 'BracketValue';
  readonly text: string;
}

export interface BoldValueNode extends TreeNode {
  readonly type: 'BoldValue';
  readonly text: string;
}

export interface BadLineNoiseNode extends RecoveryNode {
  readonly type: 'BadLineNoise';
}

export interface BadContinuationNode extends RecoveryNode {
  readonly type: 'BadContinuation';
  readonly lines: string[];
}

export interface BlockHeadNode extends TreeNode {
  readonly type: 'BlockHead';
  readonly marker: StartMarkerNode | ActionNameNode | BadActionNameNode;
}

export interface StartMarkerNode extends TreeNode {
  readonly type: 'StartMarker';
  readonly index: string;
}

export interface BlockEndNode extends TreeNode {
  readonly type: 'BlockEnd';
}

export interface BadStartTextNode extends RecoveryNode {
  readonly type: 'BadStartText';
}

export interface BadContentEndNode extends RecoveryNode {
  readonly type: 'BadContentEnd';
}

export interface MissingContentEndNode extends RecoveryNode {
  readonly type: 'MissingContentEnd';
  readonly index: string | null;
}

export interface BlankNode extends TreeNode {
  readonly type: 'Blank';
}

export interface BadMarkerNode extends RecoveryNode {
  readonly type: 'BadMarker';
}

export interface BadIndexNode extends RecoveryNode {
  readonly type: 'BadIndex';
}

export interface MissingMarkerEndNode extends RecoveryNode {
  readonly type: 'MissingMarkerEnd';
}

export interface BadChatBeforeNode extends RecoveryNode {
  readonly type: 'BadChatBefore';
}

export interface BadChatNode extends RecoveryNode {
  readonly type: 'BadChat';
}

export interface MissingFenceEndNode extends RecoveryNode {
  readonly type: 'MissingFenceEnd';
}

export interface BadFencedActionNode extends RecoveryNode {
  readonly type: 'BadFencedAction';
}

export interface BadLineNode extends RecoveryNode {
  readonly type: 'BadLine';
}

export interface BadBomNode extends RecoveryNode {
  readonly type: 'BadBom';
}

export interface BadNoiseNode extends RecoveryNode {
  readonly type: 'BadNoise';
}

export interface BadLineEndNode extends RecoveryNode {
  readonly type: 'BadLineEnd';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly BadBom: BadBomNode;
  readonly Blank: BlankNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadWrapper: BadWrapperNode;
  readonly Type: TypeNode;
  readonly Parameter: ParameterNode;
  readonly BlockHead: BlockHeadNode;
  readonly BadStartText: BadStartTextNode;
  readonly BadLineEnd: BadLineEndNode;
  readonly BlockEnd: BlockEndNode;
  readonly BadContentEnd: BadContentEndNode;
  readonly MissingContentEnd: MissingContentEndNode;
  readonly Vital: VitalNode;
  readonly SectionHead: SectionHeadNode;
  readonly SectionEnd: SectionEndNode;
  readonly BadBareVital: BadBareVitalNode;
  readonly MissingMarkerEnd: MissingMarkerEndNode;
  readonly BadIndex: BadIndexNode;
  readonly BadMarker: BadMarkerNode;
  readonly BadChat: BadChatNode;
  readonly BadLine: BadLineNode;
  readonly WrapperEnd: WrapperEndNode;
  readonly MissingWrapperEnd: MissingWrapperEndNode;
  readonly BadChatBefore: BadChatBeforeNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly BlockText: TextPiece<'BlockText'>;
  readonly SectionText: TextPiece<'SectionText'>;
  readonly FencedText: TextPiece<'FencedText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadWrapper: BadWrapperNode;
  readonly MissingWrapperEnd: MissingWrapperEndNode;
  readonly BadActionName: BadActionNameNode;
  readonly MissingIndex: MissingIndexNode;
  readonly BadMarkerIndent: BadMarkerIndentNode;
  readonly BadMarkerDecoration: BadMarkerDecorationNode;
  readonly BadMarkerEnd: BadMarkerEndNode;
  readonly BadMarkerBracket: BadMarkerBracketNode;
  readonly BadMarkerNoise: BadMarkerNoiseNode;
  readonly BadSeparator: BadSeparatorNode;
  readonly BadFirstLine: BadFirstLineNode;
  readonly MissingTextFenceEnd: MissingTextFenceEndNode;
  readonly BadOwnName: BadOwnNameNode;
  readonly BadVitalSeparator: BadVitalSeparatorNode;
  readonly BadPercent: BadPercentNode;
  readonly BadNumeral: BadNumeralNode;
  readonly BadVital: BadVitalNode;
  readonly BadValueBracket: BadValueBracketNode;
  readonly BadRemark: BadRemarkNode;
  readonly MissingLineEnd: MissingLineEndNode;
  readonly BadBareVital: BadBareVitalNode;
  readonly BadLineNoise: BadLineNoiseNode;
  readonly BadContinuation: BadContinuationNode;
  readonly BadStartText: BadStartTextNode;
  readonly BadContentEnd: BadContentEndNode;
  readonly MissingContentEnd: MissingContentEndNode;
  readonly BadMarker: BadMarkerNode;
  readonly BadIndex: BadIndexNode;
  readonly MissingMarkerEnd: MissingMarkerEndNode;
  readonly BadChatBefore: BadChatBeforeNode;
  readonly BadChat: BadChatNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly BadFencedAction: BadFencedActionNode;
  readonly BadLine: BadLineNode;
  readonly BadBom: BadBomNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadLineEnd: BadLineEndNode;
  readonly BadMarkerName: RecoveryNode;
  readonly BadMarkerSlip: RecoveryNode;
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

const TABLE_0 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_1 = tableOf([46, 46], [48, 57], [61, 61], [65, 90], [95, 95], [97, 122]);
const TABLE_2 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
const TABLE_3 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
const TABLE_4 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [95, 95]);
const TABLE_5 = tableOf([91, 91]);
const TABLE_6 = tableOf([32, 32], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_7 = tableOf([78, 78], [80, 80], [82, 82], [110, 110], [112, 112], [114, 114]);
const TABLE_8 = tableOf([67, 67], [70, 70], [77, 77], [83, 83], [99, 99], [102, 102], [109, 109], [115, 115]);
const TABLE_9 = tableOf([58, 58], [61, 61], [93, 93]);
const TABLE_10 = tableOf([67, 67], [80, 80], [84, 84], [99, 99], [112, 112], [116, 116]);
const TABLE_11 = tableOf([93, 93]);
const TABLE_12 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [67, 67], [70, 70], [77, 77], [83, 83], [95, 95], [99, 99], [102, 102], [109, 109], [115, 115]);
const TABLE_13 = tableOf([9, 9], [32, 32], [58, 58], [61, 61]);
const TABLE_14 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 59], [61, 127]);
const TABLE_15 = tableOf([67, 67], [70, 70], [77, 77], [83, 83]);
const TABLE_16 = tableOf();
const TABLE_17 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95]);
const TABLE_18 = tableOf([9, 9], [32, 32], [93, 93]);
const TABLE_19 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 90], [92, 92], [94, 127]);
const TABLE_20 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 92], [94, 127]);
const TABLE_21 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
const TABLE_22 = tableOf([9, 9], [32, 32], [58, 58], [61, 61], [93, 93]);
const TABLE_23 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95]);
const TABLE_24 = tableOf([9, 9], [32, 32], [35, 35], [42, 45], [59, 59], [62, 62], [91, 91], [95, 95], [124, 124]);
const TABLE_25 = tableOf([37, 37], [43, 57], [65, 90], [95, 95], [97, 122], [126, 126]);
const TABLE_26 = tableOf([45, 45], [47, 47], [126, 126]);
const TABLE_27 = tableOf([9, 9], [32, 32], [48, 58], [61, 61]);
const TABLE_28 = tableOf([9, 9], [32, 32], [44, 44], [59, 59], [124, 124]);
const WORDS_0 = wordList(["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_1 = wordList(["ACTION"], [null,"BadMarkerSlip"]);
const WORDS_2 = wordList(["TYPE","CONTENT_START","CONTENT_END"], [null,"BadMarkerSlip"]);
const WORDS_3 = wordList(["TYPE"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_4 = wordList(["CONTENT_START"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_5 = wordList(["CONTENT_END"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_6 = wordList(["CONFIDENCE","MOOD","FOCUS","STAMINA"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_7 = wordList(["REASONING"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_8 = wordList(["PLANNING","NOTES"], ["BadMarkerName","BadMarkerSlip"]);

function leaf0(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBomNode | null;
  l1: {
    if (text.charCodeAt(p) === 65279) {
      const s3 = p;
      const t4 = trail.length;
      l2: {
        const r5 = readBadBom(p);
        if (r5 === undefined) { break l2; }
        value = r5;
        p = pos;
        break l1;
      }
      p = s3;
      trail.length = t4;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readBadBom(p: number): BadBomNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 65279) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadBomNode = { type: 'BadBom', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf2(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode | BadNoiseNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r7 = readLead(p);
  if (r7 === undefined) { return -1; }
  value = r7;
  p = pos;
  leafValue = value;
  return p;
}

function readLead(p: number): BlankNode | BadNoiseNode | undefined {
  let c = 0;
  let value!: BlankNode | BadNoiseNode;
  l8: {
    const s9 = p;
    const t10 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l11: {
        const r12 = readBlank(p);
        if (r12 === undefined) { break l11; }
        value = r12;
        p = pos;
        break l8;
      }
      p = s9;
      trail.length = t10;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
      touched ||= p >= end;
      return undefined;
    }
    const r61 = readBadNoise(p);
    if (r61 === undefined) { return undefined; }
    value = r61;
    p = pos;
  }
  pos = p;
  return value;
}

function readBlank(p: number): BlankNode | undefined {
  let c = 0;
  const start = p;
  let m17 = false;
  l13: for (;;) {
    const s15 = p;
    const t16 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l14: {
        const r18 = readBlankLine(p);
        if (r18 === undefined) { break l14; }
        p = pos;
        m17 = true;
        continue l13;
      }
      p = s15;
      trail.length = t16;
    } else touched ||= p >= end;
    break;
  }
  if (!m17) { return undefined; }
  pos = p;
  return { type: 'Blank', start: base + start, end: base + p };
}

function readBlankLine(p: number): [string[], "\n" | BadLineEndNode] | [string[], null] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
  l19: {
    const s20 = p;
    const t21 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l22: {
        let e23!: string[];
        const list28: string[] = [];
        l24: for (;;) {
          const s26 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l25: {
              let v27!: string;
              const r30 = read_blank(p);
              if (r30 === undefined) { break l25; }
              v27 = r30;
              p = pos;
              list28.push(v27);
              continue l24;
            }
            p = s26;
          } else touched ||= p >= end;
          break;
        }
        e23 = list28;
        let e32!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l22;
        }
        const r33 = readEol(p);
        if (r33 === undefined) { break l22; }
        e32 = r33;
        p = pos;
        value = [e23, e32];
        break l19;
      }
      p = s20;
      trail.length = t21;
    } else touched ||= p >= end;
    let e44!: string[];
    const list49: string[] = [];
    l45: for (;;) {
      const s47 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l46: {
          let v48!: string;
          const r51 = read_blank(p);
          if (r51 === undefined) { break l46; }
          v48 = r51;
          p = pos;
          list49.push(v48);
          continue l45;
        }
        p = s47;
      } else touched ||= p >= end;
      break;
    }
    if (list49.length === 0) { return undefined; }
    e44 = list49;
    let e53!: null;
    const r54 = readEof(p);
    if (r54 === undefined) { return undefined; }
    e53 = r54;
    p = pos;
    value = [e44, e53];
  }
  pos = p;
  return value;
}

function read_blank(p: number): string | undefined {
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

function readEol(p: number): "\n" | BadLineEndNode | undefined {
  let value!: "\n" | BadLineEndNode;
  l34: {
    const s35 = p;
    const t36 = trail.length;
    if (text.charCodeAt(p) === 10) {
      l37: {

        value = "\n";
        p++;
        break l34;
      }
      p = s35;
      trail.length = t36;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 13)) {
      touched ||= p >= end;
      return undefined;
    }
    const r38 = readBadLineEnd(p);
    if (r38 === undefined) { return undefined; }
    value = r38;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadLineEnd(p: number): BadLineEndNode | undefined {
  const start = p;
  l39: {
    const s40 = p;
    if (text.charCodeAt(p) === 13) {
      l41: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l41;
        }
        p += 2;
        break l39;
      }
      p = s40;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  const node: BadLineEndNode = { type: 'BadLineEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readEof(p: number): null | undefined {
  let value!: null;
  if (p < end) {
    {
      const s55 = p;
      l56: {
        p++;
        return undefined;
      }
      p = s55;
    }
  } else touched ||= p >= end;
  value = null;
  pos = p;
  return value;
}

function readBadNoise(p: number): BadNoiseNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLineNoise(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadNoiseNode = { type: 'BadNoise', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipLineNoise(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNoise(p);
  if (p < 0) { return -1; }
  l71: for (;;) {
    const s73 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l72: {
        l75: {
          const s76 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l77: {
              p = skipNoise(p);
              if (p < 0) { break l77; }
              break l75;
            }
            p = s76;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l72;
          }
          p++;
        }
        continue l71;
      }
      p = s73;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNoise(p: number): number {
  let c = 0;
  l62: {
    const s63 = p;
    if (text.charCodeAt(p) === 60) {
      l64: {
        p = skipTemplateToken(p);
        if (p < 0) { break l64; }
        break l62;
      }
      p = s63;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 27 || !text.startsWith("\u001b[", p)) {
      reachesEnd(p, "\u001b[");
      return -1;
    }
    p += 2;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) p++;
    touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipTemplateToken(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
    reachesEnd(p, "<|");
    return -1;
  }
  p += 2;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) {
    reachesEnd(p, "|>");
    return -1;
  }
  p += 2;
  l65: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s67 = p;
      l66: {
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) p++;
        touched ||= p >= end;
        l70: {
          if (text.charCodeAt(p) === 60) {
            const s68 = p;
            l69: {
              if (!text.startsWith("<|", p)) {
                reachesEnd(p, "<|");
                break l69;
              }
              p += 2;
              p = s68;
              break l70;
            }
            p = s68;
          } else touched ||= p >= end;
          break l66;
        }
        break l65;
      }
      p = s67;
    } else touched ||= p >= end;
  }
  return p;
}

function leaf14(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadWrapperNode;
  const r80 = readBadWrapper(p);
  if (r80 === undefined) { return -1; }
  value = r80;
  p = pos;
  leafValue = value;
  return p;
}

function readBadWrapper(p: number): BadWrapperNode | undefined {
  const start = p;
  let l_run!: string;
  l83: {
    const s81 = p;
    l82: {
      p = skipMarkerFence(p);
      if (p < 0) { break l82; }
      p = s81;
      break l83;
    }
    p = s81;
    return undefined;
  }
  const r361 = readFenceOpen(p);
  if (r361 === undefined) { return undefined; }
  l_run = r361;
  p = pos;
  pos = p;
  const node: BadWrapperNode = { type: 'BadWrapper', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function skipMarkerFence(p: number): number {
  let c = 0;
  p = skipFenceOpen(p);
  if (p < 0) { return -1; }
  l112: for (;;) {
    const s114 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l113: {
        l116: {
          const s117 = p;
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            l118: {
              p = skipBlankLine(p);
              if (p < 0) { break l118; }
              break l116;
            }
            p = s117;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l113;
          }
          p = skipNoise(p);
          if (p < 0) { break l113; }
        }
        continue l112;
      }
      p = s114;
    } else touched ||= p >= end;
    break;
  }
  p = skipStopMarker(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenceOpen(p: number): number {
  p = skipFenceHead(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenceHead(p: number): number {
  let c = 0;
  l84: {
    const s85 = p;
    l86: {
      let n90 = 0;
      l87: for (;;) {
        if (n90 >= 3) break;
        const s89 = p;
        l88: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l88;
          }
          p++;
          n90++;
          continue l87;
        }
        p = s89;
        break;
      }
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l86;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
      touched ||= p >= end;
      l94: {
        const s92 = p;
        l93: {
          p = skipLineEnd(p);
          if (p < 0) { break l93; }
          p = s92;
          break l94;
        }
        p = s92;
        break l86;
      }
      break l84;
    }
    p = s85;
    let n110 = 0;
    l107: for (;;) {
      if (n110 >= 3) break;
      const s109 = p;
      l108: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l108;
        }
        p++;
        n110++;
        continue l107;
      }
      p = s109;
      break;
    }
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
    touched ||= p >= end;
  }
  return p;
}

function skipLineEnd(p: number): number {
  let c = 0;
  l95: {
    const s96 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l97: {
        p = skipEol(p);
        if (p < 0) { break l97; }
        break l95;
      }
      p = s96;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s104 = p;
        l105: {
          p++;
          return -1;
        }
        p = s104;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipEol(p: number): number {
  l98: {
    const s99 = p;
    if (text.charCodeAt(p) === 10) {
      l100: {

        p++;
        break l98;
      }
      p = s99;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 13)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadLineEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipBadLineEnd(p: number): number {
  l101: {
    const s102 = p;
    if (text.charCodeAt(p) === 13) {
      l103: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l103;
        }
        p += 2;
        break l101;
      }
      p = s102;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipBlankLine(p: number): number {
  let c = 0;
  l119: {
    const s120 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l121: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l121;
        }
        p = skipEol(p);
        if (p < 0) { break l121; }
        break l119;
      }
      p = s120;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    if (p < end) {
      {
        const s122 = p;
        l123: {
          p++;
          return -1;
        }
        p = s122;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipStopMarker(p: number): number {
  let c = 0;
  l125: {
    const s126 = p;
    if (text.charCodeAt(p) === 91) {
      l127: {

        p++;
        l128: {
          const s129 = p;
          if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
            l130: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
              touched ||= p >= end;
              l131: {
                const s132 = p;
                if (text.charCodeAt(p) === 93) {
                  l133: {

                    p++;
                    break l131;
                  }
                  p = s132;
                } else touched ||= p >= end;
                if (p < end) {
                  {
                    const s134 = p;
                    l135: {
                      p++;
                      break l130;
                    }
                    p = s134;
                  }
                } else touched ||= p >= end;
              }
              break l128;
            }
            p = s129;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s137 = p;
              l138: {
                p++;
                break l127;
              }
              p = s137;
            }
          } else touched ||= p >= end;
        }
        break l125;
      }
      p = s126;
    } else touched ||= p >= end;
    l140: {
      p = skipCutMarker(p);
      if (p < 0) { break l140; }
      break l125;
    }
    p = s126;
    if (text.charCodeAt(p) === 91) {
      l214: {
        p = skipBrokenMarker(p);
        if (p < 0) { break l214; }
        break l125;
      }
      p = s126;
    } else touched ||= p >= end;
    l218: {
      p = skipStandardMarker(p);
      if (p < 0) { break l218; }
      break l125;
    }
    p = s126;
    l282: {
      p = skipOwnVitalLine(p);
      if (p < 0) { break l282; }
      break l125;
    }
    p = s126;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBareVital(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipCutMarker(p: number): number {
  let c = 0;
  l143: {
    const s141 = p;
    l142: {
      let n147 = 0;
      l144: for (;;) {
        if (n147 >= 3) break;
        const s146 = p;
        l145: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l145;
          }
          p++;
          n147++;
          continue l144;
        }
        p = s146;
        break;
      }
      l148: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
          const s150 = p;
          l149: {
            p = skipDecoration(p);
            if (p < 0) { break l149; }
            break l148;
          }
          p = s150;
        } else touched ||= p >= end;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        touched ||= p >= end;
        break l142;
      }
      p++;
      while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s161 = p;
          l162: {
            p++;
            break l142;
          }
          p = s161;
        }
      } else touched ||= p >= end;
      p = s141;
      break l143;
    }
    p = s141;
    return -1;
  }
  p = skipCutName(p);
  if (p < 0) { return -1; }
  return p;
}

function skipDecoration(p: number): number {
  let c = 0;
  let m154 = false;
  l151: for (;;) {
    const s153 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      l152: {
        l155: {
          const s156 = p;
          if (text.charCodeAt(p) === 35) {
            l157: {
              if (!(text.charCodeAt(p) === 35)) {
                touched ||= p >= end;
                break l157;
              }
              p++;
              while (text.charCodeAt(p) === 35) p++;
              touched ||= p >= end;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l155;
            }
            p = s156;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 62) {
            l158: {

              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l155;
            }
            p = s156;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
            l159: {
              p++;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l159;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l155;
            }
            p = s156;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            l160: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l160;
              }
              p += 2;
              break l155;
            }
            p = s156;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l152;
          }
          p += 2;
        }
        m154 = true;
        continue l151;
      }
      p = s153;
    } else touched ||= p >= end;
    break;
  }
  if (!m154) { return -1; }
  return p;
}

function skipCutName(p: number): number {
  const noted = trail.length;
  const value = readCutName(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCutName(p: number): string[] | undefined {
  if (!cutPlainMarker(p)) return undefined;
  const value = readCutNameInside(p);
  return value;
}

function readCutNameInside(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list212: string[] = [];
  l208: for (;;) {
    const s210 = p;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l209: {
        let v211!: string;
        v211 = text.charAt(p);
        p++;
        list212.push(v211);
        continue l208;
      }
      p = s210;
    } else touched ||= p >= end;
    break;
  }
  if (list212.length === 0) { return undefined; }
  value = list212;
  pos = p;
  return value;
}

function cutPlainMarker(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipPlainMarker(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipPlainMarker(p: number): number {
  let c = 0;
  let n167 = 0;
  l164: for (;;) {
    if (n167 >= 3) break;
    const s166 = p;
    l165: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l165;
      }
      p++;
      n167++;
      continue l164;
    }
    p = s166;
    break;
  }
  l168: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s170 = p;
      l169: {
        p = skipDecoration(p);
        if (p < 0) { break l169; }
        break l168;
      }
      p = s170;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l171: {
    const s172 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
      l173: {
        p = skipSectionLetters(p);
        if (p < 0) { break l173; }
        break l171;
      }
      p = s172;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false)) {
      l178: {
        p = skipVitalLetters(p);
        if (p < 0) { break l178; }
        break l171;
      }
      p = s172;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 65 || c === 97))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipActionLetters(p);
    if (p < 0) { return -1; }
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipSectionLetters(p: number): number {
  let c = 0;
  l174: {
    const s175 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l176: {
        if (!isCaseless(p, "reasoning")) { break l176; }
        p += 9;
        break l174;
      }
      p = s175;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l177: {
        if (!isCaseless(p, "planning")) { break l177; }
        p += 8;
        break l174;
      }
      p = s175;
    } else touched ||= p >= end;
    if (!isCaseless(p, "notes")) { return -1; }
    p += 5;
  }
  return p;
}

function skipVitalLetters(p: number): number {
  let c = 0;
  l179: {
    const s180 = p;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l181: {
        if (!isCaseless(p, "confidence")) { break l181; }
        p += 10;
        break l179;
      }
      p = s180;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 77 || c === 109)) {
      l182: {
        if (!isCaseless(p, "mood")) { break l182; }
        p += 4;
        break l179;
      }
      p = s180;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l183: {
        if (!isCaseless(p, "focus")) { break l183; }
        p += 5;
        break l179;
      }
      p = s180;
    } else touched ||= p >= end;
    if (!isCaseless(p, "stamina")) { return -1; }
    p += 7;
  }
  return p;
}

function skipActionLetters(p: number): number {
  let c = 0;
  if (!isCaseless(p, "action")) { return -1; }
  p += 6;
  l184: {
    if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
      const s186 = p;
      l185: {
        p++;
        break l184;
      }
      p = s186;
    } else touched ||= p >= end;
  }
  l187: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s189 = p;
      l188: {
        p = skipIndex(p);
        if (p < 0) { break l188; }
        if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
          touched ||= p >= end;
          break l188;
        }
        p++;
        break l187;
      }
      p = s189;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95 || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
  touched ||= p >= end;
  return p;
}

function skipIndex(p: number): number {
  let c = 0;
  l192: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s190 = p;
      l191: {
        let n196 = 0;
        l193: for (;;) {
          if (n196 >= 9) break;
          const s195 = p;
          l194: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l194;
            }
            p++;
            n196++;
            continue l193;
          }
          p = s195;
          break;
        }
        if (n196 < 1) { break l191; }
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          {
            const s197 = p;
            l198: {
              p++;
              break l191;
            }
            p = s197;
          }
        } else touched ||= p >= end;
        p = s190;
        break l192;
      }
      p = s190;
    } else touched ||= p >= end;
    return -1;
  }
  l200: for (;;) {
    const s202 = p;
    if (text.charCodeAt(p) === 48) {
      l201: {

        p++;
        l206: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s204 = p;
            l205: {
              p++;
              p = s204;
              break l206;
            }
            p = s204;
          } else touched ||= p >= end;
          break l201;
        }
        continue l200;
      }
      p = s202;
    } else touched ||= p >= end;
    break;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  return p;
}

function skipBrokenMarker(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
  touched ||= p >= end;
  if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
    {
      const s215 = p;
      l216: {
        p++;
        return -1;
      }
      p = s215;
    }
  } else touched ||= p >= end;
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93))) p++;
  touched ||= p >= end;
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipStandardMarker(p: number): number {
  let c = 0;
  let n222 = 0;
  l219: for (;;) {
    if (n222 >= 3) break;
    const s221 = p;
    l220: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l220;
      }
      p++;
      n222++;
      continue l219;
    }
    p = s221;
    break;
  }
  l223: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s225 = p;
      l224: {
        p = skipDecoration(p);
        if (p < 0) { break l224; }
        break l223;
      }
      p = s225;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipMeantName(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (text.charCodeAt(p) === 40) {
    {
      const s279 = p;
      l280: {

        p++;
        return -1;
      }
      p = s279;
    }
  } else touched ||= p >= end;
  return p;
}

function skipMeantName(p: number): number {
  let c = 0;
  l226: {
    const s227 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l228: {
        p = skipKnownWord(p);
        if (p < 0) { break l228; }
        break l226;
      }
      p = s227;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l229: {
        p = skip_actionName(p);
        if (p < 0) { break l229; }
        break l226;
      }
      p = s227;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 65 || c === 97))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadIndexName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKnownWord(p: number): number {
  const noted = trail.length;
  const value = readKnownWord(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readKnownWord(p: number): "REASONING" | "PLANNING" | "NOTES" | "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA" | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
  touched ||= p >= end;
  const word = WORDS_0.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function skip_actionName(p: number): number {
  let c = 0;
  l230: {
    const s231 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l232: {
        p = skipActionName(p);
        if (p < 0) { break l232; }
        break l230;
      }
      p = s231;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 65 || c === 97))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadActionName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipActionName(p: number): number {
  let c = 0;
  l233: {
    const s234 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l235: {
        p = skipActionWord(p);
        if (p < 0) { break l235; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l235;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l235;
        }
        p = skipIndex(p);
        if (p < 0) { break l235; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l235;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
          touched ||= p >= end;
          break l235;
        }
        p = skipPartName(p);
        if (p < 0) { break l235; }
        l245: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s243 = p;
            l244: {
              p++;
              p = s243;
              break l245;
            }
            p = s243;
          } else touched ||= p >= end;
          break l235;
        }
        break l233;
      }
      p = s234;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 65 || !text.startsWith("ACTION_", p)) {
      reachesEnd(p, "ACTION_");
      return -1;
    }
    p += 7;

    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
    touched ||= p >= end;
    l249: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s247 = p;
        l248: {
          p++;
          p = s247;
          break l249;
        }
        p = s247;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipActionWord(p: number): number {
  const noted = trail.length;
  const value = readActionWord(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readActionWord(p: number): "ACTION" | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) p++;
  touched ||= p >= end;
  const word = WORDS_1.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function skipPartName(p: number): number {
  let c = 0;
  l236: {
    const s237 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) {
      l238: {
        p = skipPartWord(p);
        if (p < 0) { break l238; }
        l241: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s239 = p;
            l240: {
              p++;
              p = s239;
              break l241;
            }
            p = s239;
          } else touched ||= p >= end;
          break l238;
        }
        break l236;
      }
      p = s237;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
    touched ||= p >= end;
  }
  return p;
}

function skipPartWord(p: number): number {
  const noted = trail.length;
  const value = readPartWord(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readPartWord(p: number): "TYPE" | "CONTENT_START" | "CONTENT_END" | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) p++;
  touched ||= p >= end;
  const word = WORDS_2.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function skipBadActionName(p: number): number {
  let c = 0;
  l250: {
    const s251 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l252: {
        if (!isCaseless(p, "action")) { break l252; }
        p += 6;
        l253: {
          if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
            const s255 = p;
            l254: {
              p++;
              break l253;
            }
            p = s255;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l252;
        }
        p = skipIndex(p);
        if (p < 0) { break l252; }
        if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
          touched ||= p >= end;
          break l252;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95 || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l252;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
        touched ||= p >= end;
        break l250;
      }
      p = s251;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) { return -1; }
    p += 6;
    l257: {
      if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
        const s259 = p;
        l258: {
          p++;
          break l257;
        }
        p = s259;
      } else touched ||= p >= end;
    }

    l262: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
        const s260 = p;
        l261: {
          l263: {
            const s264 = p;
            if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
              l265: {
                if (!isCaseless(p, "type")) { break l265; }
                p += 4;
                break l263;
              }
              p = s264;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
              l266: {
                if (!isCaseless(p, "path")) { break l266; }
                p += 4;
                break l263;
              }
              p = s264;
            } else touched ||= p >= end;
            if (!isCaseless(p, "content")) { break l261; }
            p += 7;
            if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
              touched ||= p >= end;
              break l261;
            }
            p++;
            l267: {
              const s268 = p;
              if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
                l269: {
                  if (!isCaseless(p, "start")) { break l269; }
                  p += 5;
                  break l267;
                }
                p = s268;
              } else touched ||= p >= end;
              if (!isCaseless(p, "end")) { break l261; }
              p += 3;
            }
          }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l261;
          }
          p++;
          p = s260;
          break l262;
        }
        p = s260;
      } else touched ||= p >= end;
      return -1;
    }
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95 || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
    touched ||= p >= end;
  }
  return p;
}

function skipBadIndexName(p: number): number {
  let c = 0;
  if (!isCaseless(p, "action")) { return -1; }
  p += 6;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l271: {
    const s272 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l273: {
        let n277 = 0;
        l274: for (;;) {
          const s276 = p;
          l275: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
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
        if (n277 < 10) { break l273; }
        if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
          touched ||= p >= end;
          break l273;
        }
        p++;
        break l271;
      }
      p = s272;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l278: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l278;
        }
        p++;
        break l271;
      }
      p = s272;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
  touched ||= p >= end;
  return p;
}

function skipOwnVitalLine(p: number): number {
  let c = 0;
  let n286 = 0;
  l283: for (;;) {
    if (n286 >= 3) break;
    const s285 = p;
    l284: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l284;
      }
      p++;
      n286++;
      continue l283;
    }
    p = s285;
    break;
  }
  l287: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s289 = p;
      l288: {
        p = skipDecoration(p);
        if (p < 0) { break l288; }
        break l287;
      }
      p = s289;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOwnWord(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOwnVitalClose(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOwnShare(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l337: {
    if (text.charCodeAt(p) === 93) {
      const s339 = p;
      l338: {

        p++;
        break l337;
      }
      p = s339;
    } else touched ||= p >= end;
  }
  l340: {
    if (text.charCodeAt(p) === 42) {
      const s342 = p;
      l341: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l341;
        }
        p += 2;
        break l340;
      }
      p = s342;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipOwnWord(p: number): number {
  let c = 0;
  l290: {
    const s291 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l292: {
        if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
          {
            const s293 = p;
            l294: {
              p = skipMeantName(p);
              if (p < 0) { break l294; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
                touched ||= p >= end;
                break l294;
              }
              p++;
              break l292;
            }
            p = s293;
          }
        } else touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
          touched ||= p >= end;
          break l292;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
        touched ||= p >= end;
        l299: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s297 = p;
            l298: {
              p++;
              p = s297;
              break l299;
            }
            p = s297;
          } else touched ||= p >= end;
          break l292;
        }
        break l290;
      }
      p = s291;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      {
        const s300 = p;
        l301: {
          p = skipMeantName(p);
          if (p < 0) { break l301; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l301;
          }
          p++;
          return -1;
        }
        p = s300;
      }
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95 || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) p++;
    touched ||= p >= end;
    l305: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s303 = p;
        l304: {
          p++;
          p = s303;
          break l305;
        }
        p = s303;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipOwnVitalClose(p: number): number {
  let c = 0;
  l306: {
    const s307 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
      l308: {
        p++;
        l309: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s311 = p;
            l310: {
              l312: {
                const s313 = p;
                if (text.charCodeAt(p) === 42) {
                  l314: {
                    if (!text.startsWith("**", p)) {
                      reachesEnd(p, "**");
                      break l314;
                    }
                    p += 2;
                    break l312;
                  }
                  p = s313;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                  reachesEnd(p, "__");
                  break l310;
                }
                p += 2;
              }
              break l309;
            }
            p = s311;
          } else touched ||= p >= end;
        }
        l315: {
          if (((c = text.charCodeAt(p)) === 58 || c === 61)) {
            const s317 = p;
            l316: {
              p++;
              break l315;
            }
            p = s317;
          } else touched ||= p >= end;
        }
        break l306;
      }
      p = s307;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipBlanks(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipOwnShare(p: number): number {
  let c = 0;
  l318: {
    const s319 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l320: {
        l321: {
          const s322 = p;
          if (text.charCodeAt(p) === 49) {
            l323: {
              if (!text.startsWith("100", p)) {
                reachesEnd(p, "100");
                break l323;
              }
              p += 3;
              break l321;
            }
            p = s322;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l320;
          }
          p++;
          l324: {
            if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
              const s326 = p;
              l325: {
                p++;
                break l324;
              }
              p = s326;
            } else touched ||= p >= end;
          }
        }
        l327: {
          if (text.charCodeAt(p) === 46) {
            const s329 = p;
            l328: {

              p++;
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l328;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l327;
            }
            p = s329;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l320; }
        if (text.charCodeAt(p) !== 37) {
          touched ||= p >= end;
          break l320;
        }
        p++;
        break l318;
      }
      p = s319;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l330: {

        p++;
        l331: {
          if (text.charCodeAt(p) === 46) {
            const s333 = p;
            l332: {

              p++;
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l332;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l331;
            }
            p = s333;
          } else touched ||= p >= end;
        }
        break l318;
      }
      p = s319;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 49) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l334: {
      if (text.charCodeAt(p) === 46) {
        const s336 = p;
        l335: {

          p++;
          if (!(text.charCodeAt(p) === 48)) {
            touched ||= p >= end;
            break l335;
          }
          p++;
          while (text.charCodeAt(p) === 48) p++;
          touched ||= p >= end;
          break l334;
        }
        p = s336;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipBareVital(p: number): number {
  let c = 0;
  l343: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s345 = p;
      l344: {
        p = skipDecoration(p);
        if (p < 0) { break l344; }
        break l343;
      }
      p = s345;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipVitalLetters(p);
  if (p < 0) { return -1; }
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
    {
      const s346 = p;
      l347: {
        p++;
        return -1;
      }
      p = s346;
    }
  } else touched ||= p >= end;
  l349: {
    if (text.charCodeAt(p) === 42) {
      const s351 = p;
      l350: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l350;
        }
        p += 2;
        break l349;
      }
      p = s351;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l352: {
    if (text.charCodeAt(p) === 42) {
      const s354 = p;
      l353: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l353;
        }
        p += 2;
        break l352;
      }
      p = s354;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l355: {
    if (text.charCodeAt(p) === 37) {
      const s357 = p;
      l356: {

        p++;
        break l355;
      }
      p = s357;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l358: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s360 = p;
      l359: {
        p = skipLineNoise(p);
        if (p < 0) { break l359; }
        break l358;
      }
      p = s360;
    } else touched ||= p >= end;
  }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function readFenceOpen(p: number): string | undefined {
  let value!: string;
  const r362 = readFenceHead(p);
  if (r362 === undefined) { return undefined; }
  value = r362;
  p = pos;
  const r380 = readLineEnd(p);
  if (r380 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readFenceHead(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l363: {
    const s364 = p;
    l365: {
      let n369 = 0;
      l366: for (;;) {
        if (n369 >= 3) break;
        const s368 = p;
        l367: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l367;
          }
          p++;
          n369++;
          continue l366;
        }
        p = s368;
        break;
      }
      const s370 = p;
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l365;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      value = text.slice(s370, p);
      while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
      touched ||= p >= end;
      l373: {
        const s371 = p;
        l372: {
          p = skipLineEnd(p);
          if (p < 0) { break l372; }
          p = s371;
          break l373;
        }
        p = s371;
        break l365;
      }
      break l363;
    }
    p = s364;
    let n377 = 0;
    l374: for (;;) {
      if (n377 >= 3) break;
      const s376 = p;
      l375: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l375;
        }
        p++;
        n377++;
        continue l374;
      }
      p = s376;
      break;
    }
    const s378 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s378, p);
    while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
    touched ||= p >= end;
  }
  pos = p;
  return value;
}

function readLineEnd(p: number): "\n" | BadLineEndNode | null | undefined {
  let c = 0;
  let value!: "\n" | BadLineEndNode | null;
  l381: {
    const s382 = p;
    const t383 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l384: {
        const r385 = readEol(p);
        if (r385 === undefined) { break l384; }
        value = r385;
        p = pos;
        break l381;
      }
      p = s382;
      trail.length = t383;
    } else touched ||= p >= end;
    const r387 = readEof(p);
    if (r387 === undefined) { return undefined; }
    value = r387;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf57(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode | TypeNode | ParameterNode;
  l392: {
    const s393 = p;
    const t394 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l395: {
        const r396 = readBlank(p);
        if (r396 === undefined) { break l395; }
        value = r396;
        p = pos;
        break l392;
      }
      p = s393;
      trail.length = t394;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l398: {
        const r399 = readType(p);
        if (r399 === undefined) { break l398; }
        value = r399;
        p = pos;
        break l392;
      }
      p = s393;
      trail.length = t394;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return -1;
    }
    const r778 = readParameter(p);
    if (r778 === undefined) { return -1; }
    value = r778;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readType(p: number): TypeNode | undefined {
  let c = 0;
  const start = p;
  let l_index: string | null = null;
  let l_value!: ValueNode | BracketValueNode | BoldValueNode;
  let l_marker: ActionNameNode | BadActionNameNode | null = null;
  l400: {
    const s401 = p;
    const t402 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l403: {
        if (!text.startsWith("[ACTION_", p)) {
          reachesEnd(p, "[ACTION_");
          break l403;
        }
        p += 8;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l403;
        }
        const r404 = readIndex(p);
        if (r404 === undefined) { break l403; }
        l_index = r404;
        p = pos;
        if (text.charCodeAt(p) !== 95 || !text.startsWith("_TYPE]", p)) {
          reachesEnd(p, "_TYPE]");
          break l403;
        }
        p += 6;
        const r424 = readGiven(p);
        if (r424 === undefined) { break l403; }
        l_value = r424;
        p = pos;
        break l400;
      }
      p = s401;
      trail.length = t402;
      l_index = null;
      l_marker = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r504 = readLooseOpen(p);
    if (r504 === undefined) { return undefined; }
    p = pos;
    l563: {
      if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
        const s561 = p;
        l562: {
          p = skipTypeAhead(p);
          if (p < 0) { break l562; }
          p = s561;
          break l563;
        }
        p = s561;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r573 = read_actionName(p);
    if (r573 === undefined) { return undefined; }
    l_marker = r573;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r638 = readLooseGiven(p);
    if (r638 === undefined) { return undefined; }
    l_value = r638;
    p = pos;
  }
  pos = p;
  return { type: 'Type', start: base + start, end: base + p, index: l_index, value: l_value, marker: l_marker };
}

function readIndex(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l407: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s405 = p;
      l406: {
        let n411 = 0;
        l408: for (;;) {
          if (n411 >= 9) break;
          const s410 = p;
          l409: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l409;
            }
            p++;
            n411++;
            continue l408;
          }
          p = s410;
          break;
        }
        if (n411 < 1) { break l406; }
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          {
            const s412 = p;
            l413: {
              p++;
              break l406;
            }
            p = s412;
          }
        } else touched ||= p >= end;
        p = s405;
        break l407;
      }
      p = s405;
    } else touched ||= p >= end;
    return undefined;
  }
  l415: for (;;) {
    const s417 = p;
    if (text.charCodeAt(p) === 48) {
      l416: {

        p++;
        l421: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s419 = p;
            l420: {
              p++;
              p = s419;
              break l421;
            }
            p = s419;
          } else touched ||= p >= end;
          break l416;
        }
        continue l415;
      }
      p = s417;
    } else touched ||= p >= end;
    break;
  }
  const s422 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  value = text.slice(s422, p);
  pos = p;
  return value;
}

function readGiven(p: number): ValueNode | undefined {
  let c = 0;
  let value!: ValueNode;
  l425: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s427 = p;
      const t428 = trail.length;
      l426: {
        const r429 = readBadMarkerNoise(p);
        if (r429 === undefined) { break l426; }
        p = pos;
        break l425;
      }
      p = s427;
      trail.length = t428;
    } else touched ||= p >= end;
  }
  l445: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s447 = p;
      const t448 = trail.length;
      l446: {
        l451: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            const s449 = p;
            l450: {
              p = skipColon(p);
              if (p < 0) { break l450; }
              p = s449;
              break l451;
            }
            p = s449;
          } else touched ||= p >= end;
          break l446;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l446;
        }
        const r458 = readBadSeparator(p);
        if (r458 === undefined) { break l446; }
        p = pos;
        break l445;
      }
      p = s447;
      trail.length = t448;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r460 = readValue(p);
  if (r460 === undefined) { return undefined; }
  value = r460;
  p = pos;
  const r477 = readValueEnd(p);
  if (r477 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readBadMarkerNoise(p: number): BadMarkerNoiseNode | undefined {
  let c = 0;
  const start = p;
  l430: {
    const s431 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l432: {
        let m436 = false;
        l433: for (;;) {
          const s435 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l434: {
              p = skipNoise(p);
              if (p < 0) { break l434; }
              m436 = true;
              continue l433;
            }
            p = s435;
          } else touched ||= p >= end;
          break;
        }
        if (!m436) { break l432; }
        break l430;
      }
      p = s431;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    let m440 = false;
    l437: for (;;) {
      const s439 = p;
      if (text.charCodeAt(p) === 27) {
        l438: {
          if (!text.startsWith("\u001b[", p)) {
            reachesEnd(p, "\u001b[");
            break l438;
          }
          p += 2;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) p++;
          touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
            touched ||= p >= end;
            break l438;
          }
          p++;
          m440 = true;
          continue l437;
        }
        p = s439;
      } else touched ||= p >= end;
      break;
    }
    if (!m440) { return undefined; }
  }
  {
    const s441 = p;
    l442: {
      p = skipStopMarker(p);
      if (p < 0) { break l442; }
      return undefined;
    }
    p = s441;
  }
  pos = p;
  const node: BadMarkerNoiseNode = { type: 'BadMarkerNoise', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipColon(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l454: {
    const s452 = p;
    l453: {
      l455: {
        const s456 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l457: {
            p++;
            break l455;
          }
          p = s456;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l453; }
      }
      p = s452;
      break l454;
    }
    p = s452;
    return -1;
  }
  return p;
}

function readBadSeparator(p: number): BadSeparatorNode | undefined {
  let c = 0;
  const start = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadSeparatorNode = { type: 'BadSeparator', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readValue(p: number): ValueNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s461 = p;
  l462: for (;;) {
    const s464 = p;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l463: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) {
          touched ||= p >= end;
          break l463;
        }
        p = skipValueChar(p);
        if (p < 0) { break l463; }
        continue l462;
      }
      p = s464;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s461, p);
  pos = p;
  return { type: 'Value', start: base + start, end: base + p, text: l_text };
}

function skipValueChar(p: number): number {
  let c = 0;
  l466: {
    const s467 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) {
      l468: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l468;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l466;
      }
      p = s467;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l469: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s470 = p;
            l471: {
              p = skipLineNoise(p);
              if (p < 0) { break l471; }
              p = skipLineEnd(p);
              if (p < 0) { break l471; }
              break l469;
            }
            p = s470;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l469;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l469; }
        break l466;
      }
      p = s467;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s473 = p;
        l474: {
          p = skipNoise(p);
          if (p < 0) { break l474; }
          return -1;
        }
        p = s473;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function readValueEnd(p: number): [string[], BadLineNoiseNode | null, "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [string[], BadLineNoiseNode | null, "\n" | BadLineEndNode | null];
  let e478!: string[];
  const r479 = readBlanks(p);
  if (r479 === undefined) { return undefined; }
  e478 = r479;
  p = pos;
  let e489!: BadLineNoiseNode | null;
  l490: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s492 = p;
      const t493 = trail.length;
      l491: {
        const r494 = readBadLineNoise(p);
        if (r494 === undefined) { break l491; }
        e489 = r494;
        p = pos;
        break l490;
      }
      p = s492;
      trail.length = t493;
    } else touched ||= p >= end;
    e489 = null;
  }
  let e499!: "\n" | BadLineEndNode | null;
  const r500 = readLineEnd(p);
  if (r500 === undefined) { return undefined; }
  e499 = r500;
  p = pos;
  value = [e478, e489, e499];
  pos = p;
  return value;
}

function readBlanks(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list484: string[] = [];
  l480: for (;;) {
    const s482 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l481: {
        let v483!: string;
        const r486 = read_blank(p);
        if (r486 === undefined) { break l481; }
        v483 = r486;
        p = pos;
        list484.push(v483);
        continue l480;
      }
      p = s482;
    } else touched ||= p >= end;
    break;
  }
  value = list484;
  pos = p;
  return value;
}

function readBadLineNoise(p: number): BadLineNoiseNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLineNoise(p);
  if (p < 0) { return undefined; }
  l497: {
    const s495 = p;
    l496: {
      p = skipLineEnd(p);
      if (p < 0) { break l496; }
      p = s495;
      break l497;
    }
    p = s495;
    return undefined;
  }
  pos = p;
  const node: BadLineNoiseNode = { type: 'BadLineNoise', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readLooseOpen(p: number): [null, BadMarkerIndentNode | null, BadMarkerDecorationNode | null, "[" | BadMarkerBracketNode] | undefined {
  let c = 0;
  let value!: [null, BadMarkerIndentNode | null, BadMarkerDecorationNode | null, "[" | BadMarkerBracketNode];
  let e505!: null;
  if (text.charCodeAt(p) === 91) {
    {
      const s506 = p;
      l507: {
        p = skipExactMarker(p);
        if (p < 0) { break l507; }
        return undefined;
      }
      p = s506;
    }
  } else touched ||= p >= end;
  e505 = null;
  let e535!: BadMarkerIndentNode | null;
  l536: {
    if (text.charCodeAt(p) === 32) {
      const s538 = p;
      const t539 = trail.length;
      l537: {
        const r540 = readBadMarkerIndent(p);
        if (r540 === undefined) { break l537; }
        e535 = r540;
        p = pos;
        break l536;
      }
      p = s538;
      trail.length = t539;
    } else touched ||= p >= end;
    e535 = null;
  }
  let e546!: BadMarkerDecorationNode | null;
  l547: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s549 = p;
      const t550 = trail.length;
      l548: {
        const r551 = readBadMarkerDecoration(p);
        if (r551 === undefined) { break l548; }
        e546 = r551;
        p = pos;
        break l547;
      }
      p = s549;
      trail.length = t550;
    } else touched ||= p >= end;
    e546 = null;
  }
  let e553!: "[" | BadMarkerBracketNode;
  l554: {
    const s555 = p;
    const t556 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l557: {

        e553 = "[";
        p++;
        break l554;
      }
      p = s555;
      trail.length = t556;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r558 = readBadMarkerBracket(p);
    if (r558 === undefined) { return undefined; }
    e553 = r558;
    p = pos;
  }
  value = [e505, e535, e546, e553];
  pos = p;
  return value;
}

function skipExactMarker(p: number): number {
  let c = 0;
  l509: {
    const s510 = p;
    if (text.charCodeAt(p) === 91) {
      l511: {

        p++;
        l512: {
          const s513 = p;
          if (((c = text.charCodeAt(p)) === 78 || c === 80 || c === 82)) {
            l514: {
              p = skipSectionName(p);
              if (p < 0) { break l514; }
              break l512;
            }
            p = s513;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
            touched ||= p >= end;
            break l511;
          }
          p = skipVitalName(p);
          if (p < 0) { break l511; }
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l511;
        }
        p++;
        break l509;
      }
      p = s510;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
      reachesEnd(p, "[ACTION_");
      return -1;
    }
    p += 8;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipIndex(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 95) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l524: {
      const s525 = p;
      if (text.charCodeAt(p) === 67) {
        l526: {
          if (!text.startsWith("CONTENT_START]", p)) {
            reachesEnd(p, "CONTENT_START]");
            break l526;
          }
          p += 14;
          break l524;
        }
        p = s525;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 67) {
        l527: {
          if (!text.startsWith("CONTENT_END]", p)) {
            reachesEnd(p, "CONTENT_END]");
            break l527;
          }
          p += 12;
          break l524;
        }
        p = s525;
      } else touched ||= p >= end;
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
        touched ||= p >= end;
        return -1;
      }
      p = skipParameterName(p);
      if (p < 0) { return -1; }
      if (text.charCodeAt(p) !== 93) {
        touched ||= p >= end;
        return -1;
      }
      p++;
    }
  }
  return p;
}

function skipSectionName(p: number): number {
  l515: {
    const s516 = p;
    if (text.charCodeAt(p) === 82) {
      l517: {
        if (!text.startsWith("REASONING", p)) {
          reachesEnd(p, "REASONING");
          break l517;
        }
        p += 9;
        break l515;
      }
      p = s516;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 80) {
      l518: {
        if (!text.startsWith("PLANNING", p)) {
          reachesEnd(p, "PLANNING");
          break l518;
        }
        p += 8;
        break l515;
      }
      p = s516;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 78 || !text.startsWith("NOTES", p)) {
      reachesEnd(p, "NOTES");
      return -1;
    }
    p += 5;
  }
  return p;
}

function skipVitalName(p: number): number {
  l519: {
    const s520 = p;
    if (text.charCodeAt(p) === 67) {
      l521: {
        if (!text.startsWith("CONFIDENCE", p)) {
          reachesEnd(p, "CONFIDENCE");
          break l521;
        }
        p += 10;
        break l519;
      }
      p = s520;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 77) {
      l522: {
        if (!text.startsWith("MOOD", p)) {
          reachesEnd(p, "MOOD");
          break l522;
        }
        p += 4;
        break l519;
      }
      p = s520;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 70) {
      l523: {
        if (!text.startsWith("FOCUS", p)) {
          reachesEnd(p, "FOCUS");
          break l523;
        }
        p += 5;
        break l519;
      }
      p = s520;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 83 || !text.startsWith("STAMINA", p)) {
      reachesEnd(p, "STAMINA");
      return -1;
    }
    p += 7;
  }
  return p;
}

function skipParameterName(p: number): number {
  let c = 0;
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) {
    {
      const s528 = p;
      l529: {
        p = skipPartWord(p);
        if (p < 0) { break l529; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l529;
        }
        p++;
        return -1;
      }
      p = s528;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
  touched ||= p >= end;
  l534: {
    if (text.charCodeAt(p) === 93) {
      const s532 = p;
      l533: {

        p++;
        p = s532;
        break l534;
      }
      p = s532;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readBadMarkerIndent(p: number): BadMarkerIndentNode | undefined {
  const start = p;
  let n544 = 0;
  l541: for (;;) {
    if (n544 >= 3) break;
    const s543 = p;
    l542: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l542;
      }
      p++;
      n544++;
      continue l541;
    }
    p = s543;
    break;
  }
  if (n544 < 1) { return undefined; }
  pos = p;
  const node: BadMarkerIndentNode = { type: 'BadMarkerIndent', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadMarkerDecoration(p: number): BadMarkerDecorationNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipDecoration(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadMarkerDecorationNode = { type: 'BadMarkerDecoration', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadMarkerBracket(p: number): BadMarkerBracketNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadMarkerBracketNode = { type: 'BadMarkerBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipTypeAhead(p: number): number {
  let c = 0;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipActionPrefix(p);
  if (p < 0) { return -1; }
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipTypeWord(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipActionPrefix(p: number): number {
  let c = 0;
  l564: {
    const s565 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l566: {
        p = skipActionWord(p);
        if (p < 0) { break l566; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l566;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l566;
        }
        p = skipIndex(p);
        if (p < 0) { break l566; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l566;
        }
        p++;
        break l564;
      }
      p = s565;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) { return -1; }
    p += 6;
    l567: {
      if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
        const s569 = p;
        l568: {
          p++;
          break l567;
        }
        p = s569;
      } else touched ||= p >= end;
    }
    l570: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s572 = p;
        l571: {
          p = skipIndex(p);
          if (p < 0) { break l571; }
          if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
            touched ||= p >= end;
            break l571;
          }
          p++;
          break l570;
        }
        p = s572;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipTypeWord(p: number): number {
  const noted = trail.length;
  const value = readTypeWord(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readTypeWord(p: number): "TYPE" | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
  touched ||= p >= end;
  const word = WORDS_3.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function read_actionName(p: number): ActionNameNode | BadActionNameNode | undefined {
  let c = 0;
  let value!: ActionNameNode | BadActionNameNode;
  l574: {
    const s575 = p;
    const t576 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l577: {
        const r578 = readActionName(p);
        if (r578 === undefined) { break l577; }
        value = r578;
        p = pos;
        break l574;
      }
      p = s575;
      trail.length = t576;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 65 || c === 97))) {
      touched ||= p >= end;
      return undefined;
    }
    const r609 = readBadActionName(p);
    if (r609 === undefined) { return undefined; }
    value = r609;
    p = pos;
  }
  pos = p;
  return value;
}

function readActionName(p: number): ActionNameNode | undefined {
  let c = 0;
  const start = p;
  let l_index!: string | MissingIndexNode;
  let l_name!: string;
  l579: {
    const s580 = p;
    const t581 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l582: {
        const r583 = readActionWord(p);
        if (r583 === undefined) { break l582; }
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l582;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l582;
        }
        const r585 = readIndex(p);
        if (r585 === undefined) { break l582; }
        l_index = r585;
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l582;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
          touched ||= p >= end;
          break l582;
        }
        const r587 = readPartName(p);
        if (r587 === undefined) { break l582; }
        l_name = r587;
        p = pos;
        l601: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s599 = p;
            l600: {
              p++;
              p = s599;
              break l601;
            }
            p = s599;
          } else touched ||= p >= end;
          break l582;
        }
        break l579;
      }
      p = s580;
      trail.length = t581;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 65 || !text.startsWith("ACTION_", p)) {
      reachesEnd(p, "ACTION_");
      return undefined;
    }
    p += 7;
    const r602 = readMissingIndex(p);
    if (r602 === undefined) { return undefined; }
    l_index = r602;
    p = pos;
    const s604 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
    touched ||= p >= end;
    l_name = text.slice(s604, p);
    l607: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s605 = p;
        l606: {
          p++;
          p = s605;
          break l607;
        }
        p = s605;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return { type: 'ActionName', start: base + start, end: base + p, index: l_index, name: l_name };
}

function readPartName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l588: {
    const s589 = p;
    const t590 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) {
      l591: {
        const r592 = readPartWord(p);
        if (r592 === undefined) { break l591; }
        value = r592;
        p = pos;
        l596: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s594 = p;
            l595: {
              p++;
              p = s594;
              break l596;
            }
            p = s594;
          } else touched ||= p >= end;
          break l591;
        }
        break l588;
      }
      p = s589;
      trail.length = t590;
    } else touched ||= p >= end;
    const s597 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
    touched ||= p >= end;
    value = text.slice(s597, p);
  }
  pos = p;
  return value;
}

function readMissingIndex(p: number): MissingIndexNode | undefined {
  const start = p;
  pos = p;
  const node: MissingIndexNode = { type: 'MissingIndex', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadActionName(p: number): BadActionNameNode | undefined {
  let c = 0;
  const start = p;
  let l_index!: string | MissingIndexNode;
  let l_name!: string;
  l610: {
    const s611 = p;
    const t612 = trail.length;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l613: {
        if (!isCaseless(p, "action")) { break l613; }
        p += 6;
        l614: {
          if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
            const s616 = p;
            l615: {
              p++;
              break l614;
            }
            p = s616;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l613;
        }
        const r617 = readIndex(p);
        if (r617 === undefined) { break l613; }
        l_index = r617;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
          touched ||= p >= end;
          break l613;
        }
        p++;
        const s619 = p;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95 || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l613;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
        touched ||= p >= end;
        l_name = text.slice(s619, p);
        break l610;
      }
      p = s611;
      trail.length = t612;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) { return undefined; }
    p += 6;
    l620: {
      if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
        const s622 = p;
        l621: {
          p++;
          break l620;
        }
        p = s622;
      } else touched ||= p >= end;
    }
    const r623 = readMissingIndex(p);
    if (r623 === undefined) { return undefined; }
    l_index = r623;
    p = pos;
    l627: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
        const s625 = p;
        l626: {
          l628: {
            const s629 = p;
            if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
              l630: {
                if (!isCaseless(p, "type")) { break l630; }
                p += 4;
                break l628;
              }
              p = s629;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
              l631: {
                if (!isCaseless(p, "path")) { break l631; }
                p += 4;
                break l628;
              }
              p = s629;
            } else touched ||= p >= end;
            if (!isCaseless(p, "content")) { break l626; }
            p += 7;
            if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
              touched ||= p >= end;
              break l626;
            }
            p++;
            l632: {
              const s633 = p;
              if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
                l634: {
                  if (!isCaseless(p, "start")) { break l634; }
                  p += 5;
                  break l632;
                }
                p = s633;
              } else touched ||= p >= end;
              if (!isCaseless(p, "end")) { break l626; }
              p += 3;
            }
          }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l626;
          }
          p++;
          p = s625;
          break l627;
        }
        p = s625;
      } else touched ||= p >= end;
      return undefined;
    }
    const s635 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95 || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
    touched ||= p >= end;
    l_name = text.slice(s635, p);
  }
  pos = p;
  const node: BadActionNameNode = { type: 'BadActionName', start: base + start, end: base + p, raw: text.slice(start, p), index: l_index, name: l_name };
  trail.push(node);
  return node;
}

function readLooseGiven(p: number): BracketValueNode | ValueNode | BoldValueNode | undefined {
  let c = 0;
  let value!: BracketValueNode | ValueNode | BoldValueNode;
  l639: {
    const s640 = p;
    const t641 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l642: {
        const r643 = readBadSeparator(p);
        if (r643 === undefined) { break l642; }
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l642; }
        const r645 = readBracketValue(p);
        if (r645 === undefined) { break l642; }
        value = r645;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
          touched ||= p >= end;
          break l642;
        }
        const r684 = readBadValueBracket(p);
        if (r684 === undefined) { break l642; }
        p = pos;
        l686: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s688 = p;
            const t689 = trail.length;
            l687: {
              const r690 = readBadMarkerEnd(p);
              if (r690 === undefined) { break l687; }
              p = pos;
              break l686;
            }
            p = s688;
            trail.length = t689;
          } else touched ||= p >= end;
        }
        const r695 = readValueEnd(p);
        if (r695 === undefined) { break l642; }
        p = pos;
        break l639;
      }
      p = s640;
      trail.length = t641;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l697: {
        const r698 = readBadSeparator(p);
        if (r698 === undefined) { break l697; }
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l697; }
        const r700 = readValue(p);
        if (r700 === undefined) { break l697; }
        value = r700;
        p = pos;
        const r702 = readValueEnd(p);
        if (r702 === undefined) { break l697; }
        p = pos;
        break l639;
      }
      p = s640;
      trail.length = t641;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l704: {
        const r705 = readLooseClose(p);
        if (r705 === undefined) { break l704; }
        p = pos;
        l726: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s728 = p;
            const t729 = trail.length;
            l727: {
              const r730 = readBadMarkerNoise(p);
              if (r730 === undefined) { break l727; }
              p = pos;
              break l726;
            }
            p = s728;
            trail.length = t729;
          } else touched ||= p >= end;
        }
        l732: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            const s734 = p;
            const t735 = trail.length;
            l733: {
              l738: {
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
                  const s736 = p;
                  l737: {
                    p = skipColon(p);
                    if (p < 0) { break l737; }
                    p = s736;
                    break l738;
                  }
                  p = s736;
                } else touched ||= p >= end;
                break l733;
              }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
                touched ||= p >= end;
                break l733;
              }
              const r739 = readBadSeparator(p);
              if (r739 === undefined) { break l733; }
              p = pos;
              break l732;
            }
            p = s734;
            trail.length = t735;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l704; }
        const r741 = readBoldValue(p);
        if (r741 === undefined) { break l704; }
        value = r741;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l704;
        }
        const r768 = readBadMarkerEnd(p);
        if (r768 === undefined) { break l704; }
        p = pos;
        const r770 = readValueEnd(p);
        if (r770 === undefined) { break l704; }
        p = pos;
        break l639;
      }
      p = s640;
      trail.length = t641;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r772 = readLooseClose(p);
    if (r772 === undefined) { return undefined; }
    p = pos;
    const r774 = readGiven(p);
    if (r774 === undefined) { return undefined; }
    value = r774;
    p = pos;
  }
  pos = p;
  return value;
}

function readBracketValue(p: number): BracketValueNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s646 = p;
  l647: for (;;) {
    const s649 = p;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l648: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
          {
            const s651 = p;
            l652: {
              p = skipBracketTail(p);
              if (p < 0) { break l652; }
              break l648;
            }
            p = s651;
          }
        } else touched ||= p >= end;
        l663: {
          const s664 = p;
          if (text.charCodeAt(p) === 91) {
            l665: {
              p = skipBalanced(p);
              if (p < 0) { break l665; }
              break l663;
            }
            p = s664;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
            l673: {
              p++;
              break l663;
            }
            p = s664;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l648;
          }
          p = skipInnerNoise(p);
          if (p < 0) { break l648; }
        }
        continue l647;
      }
      p = s649;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s646, p);
  pos = p;
  return { type: 'BracketValue', start: base + start, end: base + p, text: l_text };
}

function skipBracketTail(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l654: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s656 = p;
      l655: {
        l657: {
          const s658 = p;
          if (text.charCodeAt(p) === 42) {
            l659: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l659;
              }
              p += 2;
              break l657;
            }
            p = s658;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l655;
          }
          p += 2;
        }
        break l654;
      }
      p = s656;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l660: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s662 = p;
      l661: {
        p = skipLineNoise(p);
        if (p < 0) { break l661; }
        break l660;
      }
      p = s662;
    } else touched ||= p >= end;
  }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBalanced(p: number): number {
  if (depth >= 400) return -1;
  depth++;
  const found = skipBalancedInside(p);
  depth--;
  return found;
}

function skipBalancedInside(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l666: for (;;) {
    const s668 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128)) {
      l667: {
        l670: {
          const s671 = p;
          if (text.charCodeAt(p) === 91) {
            l672: {
              p = skipBalanced(p);
              if (p < 0) { break l672; }
              break l670;
            }
            p = s671;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l667;
          }
          p++;
        }
        continue l666;
      }
      p = s668;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipInnerNoise(p: number): number {
  let c = 0;
  l674: {
    const s675 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l676: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s677 = p;
            l678: {
              p = skipLineNoise(p);
              if (p < 0) { break l678; }
              p = skipLineEnd(p);
              if (p < 0) { break l678; }
              break l676;
            }
            p = s677;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l676;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l676; }
        break l674;
      }
      p = s675;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s680 = p;
        l681: {
          p = skipNoise(p);
          if (p < 0) { break l681; }
          return -1;
        }
        p = s680;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function readBadValueBracket(p: number): BadValueBracketNode | undefined {
  let c = 0;
  const start = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadValueBracketNode = { type: 'BadValueBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadMarkerEnd(p: number): BadMarkerEndNode | undefined {
  const start = p;
  l691: {
    const s692 = p;
    if (text.charCodeAt(p) === 42) {
      l693: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l693;
        }
        p += 2;
        break l691;
      }
      p = s692;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
      reachesEnd(p, "__");
      return undefined;
    }
    p += 2;
  }
  pos = p;
  const node: BadMarkerEndNode = { type: 'BadMarkerEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readLooseClose(p: number): [["]", null] | BadMarkerBracketNode, BadMarkerEndNode | null] | undefined {
  let c = 0;
  let value!: [["]", null] | BadMarkerBracketNode, BadMarkerEndNode | null];
  let e706!: ["]", null] | BadMarkerBracketNode;
  l707: {
    const s708 = p;
    const t709 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l710: {
        let e711!: "]";

        e711 = "]";
        p++;
        let e712!: null;
        if (text.charCodeAt(p) === 40) {
          {
            const s713 = p;
            l714: {

              p++;
              break l710;
            }
            p = s713;
          }
        } else touched ||= p >= end;
        e712 = null;
        e706 = [e711, e712];
        break l707;
      }
      p = s708;
      trail.length = t709;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r716 = readBadMarkerBracket(p);
    if (r716 === undefined) { return undefined; }
    e706 = r716;
    p = pos;
  }
  let e718!: BadMarkerEndNode | null;
  l719: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s721 = p;
      const t722 = trail.length;
      l720: {
        const r723 = readBadMarkerEnd(p);
        if (r723 === undefined) { break l720; }
        e718 = r723;
        p = pos;
        break l719;
      }
      p = s721;
      trail.length = t722;
    } else touched ||= p >= end;
    e718 = null;
  }
  value = [e706, e718];
  pos = p;
  return value;
}

function readBoldValue(p: number): BoldValueNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s742 = p;
  l743: for (;;) {
    const s745 = p;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l744: {
        if (text.charCodeAt(p) === 42) {
          {
            const s747 = p;
            l748: {
              p = skipBoldTail(p);
              if (p < 0) { break l748; }
              break l744;
            }
            p = s747;
          }
        } else touched ||= p >= end;
        l753: {
          const s754 = p;
          if (text.charCodeAt(p) === 42) {
            l755: {
              p = skipBoldPair(p);
              if (p < 0) { break l755; }
              break l753;
            }
            p = s754;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
            l763: {
              if (text.charCodeAt(p) === 42) {
                {
                  const s764 = p;
                  l765: {
                    if (!text.startsWith("**", p)) {
                      reachesEnd(p, "**");
                      break l765;
                    }
                    p += 2;
                    break l763;
                  }
                  p = s764;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l763;
              }
              p++;
              break l753;
            }
            p = s754;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l744;
          }
          p = skipInnerNoise(p);
          if (p < 0) { break l744; }
        }
        continue l743;
      }
      p = s745;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s742, p);
  pos = p;
  return { type: 'BoldValue', start: base + start, end: base + p, text: l_text };
}

function skipBoldTail(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
    reachesEnd(p, "**");
    return -1;
  }
  p += 2;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l750: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s752 = p;
      l751: {
        p = skipLineNoise(p);
        if (p < 0) { break l751; }
        break l750;
      }
      p = s752;
    } else touched ||= p >= end;
  }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBoldPair(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
    reachesEnd(p, "**");
    return -1;
  }
  p += 2;
  let m759 = false;
  l756: for (;;) {
    const s758 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
      l757: {
        if (text.charCodeAt(p) === 42) {
          {
            const s760 = p;
            l761: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l761;
              }
              p += 2;
              break l757;
            }
            p = s760;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l757;
        }
        p++;
        m759 = true;
        continue l756;
      }
      p = s758;
    } else touched ||= p >= end;
    break;
  }
  if (!m759) { return -1; }
  if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
    reachesEnd(p, "**");
    return -1;
  }
  p += 2;
  return p;
}

function readParameter(p: number): ParameterNode | undefined {
  let c = 0;
  const start = p;
  let l_index: string | null = null;
  let l_name: string | null = null;
  let l_value!: ValueNode | BracketValueNode | BoldValueNode;
  let l_more!: BadContinuationNode | null;
  let l_marker: ActionNameNode | BadActionNameNode | null = null;
  l779: {
    const s780 = p;
    const t781 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l782: {
        if (!text.startsWith("[ACTION_", p)) {
          reachesEnd(p, "[ACTION_");
          break l782;
        }
        p += 8;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l782;
        }
        const r783 = readIndex(p);
        if (r783 === undefined) { break l782; }
        l_index = r783;
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l782;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
          touched ||= p >= end;
          break l782;
        }
        const r785 = readParameterName(p);
        if (r785 === undefined) { break l782; }
        l_name = r785;
        p = pos;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l782;
        }
        p++;
        const r794 = readGiven(p);
        if (r794 === undefined) { break l782; }
        l_value = r794;
        p = pos;
        l796: {
          const s798 = p;
          const t799 = trail.length;
          l797: {
            const r800 = readBadContinuation(p);
            if (r800 === undefined) { break l797; }
            l_more = r800;
            p = pos;
            break l796;
          }
          p = s798;
          trail.length = t799;
          l_more = null;
        }
        break l779;
      }
      p = s780;
      trail.length = t781;
      l_index = null;
      l_name = null;
      l_marker = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r966 = readLooseOpen(p);
    if (r966 === undefined) { return undefined; }
    p = pos;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      {
        const s968 = p;
        l969: {
          l971: {
            const s972 = p;
            if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
              l973: {
                p = skipTypeAhead(p);
                if (p < 0) { break l973; }
                break l971;
              }
              p = s972;
            } else touched ||= p >= end;
            if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
              l974: {
                p = skipStartAhead(p);
                if (p < 0) { break l974; }
                break l971;
              }
              p = s972;
            } else touched ||= p >= end;
            if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
              touched ||= p >= end;
              break l969;
            }
            p = skipEndAhead(p);
            if (p < 0) { break l969; }
          }
          return undefined;
        }
        p = s968;
      }
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r975 = read_actionName(p);
    if (r975 === undefined) { return undefined; }
    l_marker = r975;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r977 = readLooseGiven(p);
    if (r977 === undefined) { return undefined; }
    l_value = r977;
    p = pos;
    l979: {
      const s981 = p;
      const t982 = trail.length;
      l980: {
        const r983 = readBadContinuation(p);
        if (r983 === undefined) { break l980; }
        l_more = r983;
        p = pos;
        break l979;
      }
      p = s981;
      trail.length = t982;
      l_more = null;
    }
  }
  pos = p;
  return { type: 'Parameter', start: base + start, end: base + p, index: l_index, name: l_name, value: l_value, more: l_more, marker: l_marker };
}

function readParameterName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) {
    {
      const s786 = p;
      l787: {
        p = skipPartWord(p);
        if (p < 0) { break l787; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l787;
        }
        p++;
        return undefined;
      }
      p = s786;
    }
  } else touched ||= p >= end;
  const s789 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
  touched ||= p >= end;
  value = text.slice(s789, p);
  l792: {
    if (text.charCodeAt(p) === 93) {
      const s790 = p;
      l791: {

        p++;
        p = s790;
        break l792;
      }
      p = s790;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return value;
}

function readBadContinuation(p: number): BadContinuationNode | undefined {
  const start = p;
  let l_lines!: string[];
  const list806: string[] = [];
  l801: for (;;) {
    const s803 = p;
    const t804 = trail.length;
    l802: {
      let v805!: string;
      const r808 = readContinuedLine(p);
      if (r808 === undefined) { break l802; }
      v805 = r808;
      p = pos;
      list806.push(v805);
      continue l801;
    }
    p = s803;
    trail.length = t804;
    break;
  }
  if (list806.length === 0) { return undefined; }
  l_lines = list806;
  pos = p;
  const node: BadContinuationNode = { type: 'BadContinuation', start: base + start, end: base + p, raw: text.slice(start, p), lines: l_lines };
  trail.push(node);
  return node;
}

function readContinuedLine(p: number): string | undefined {
  let c = 0;
  let value!: string;
  {
    const s809 = p;
    l810: {
      p = skipStop(p);
      if (p < 0) { break l810; }
      return undefined;
    }
    p = s809;
  }
  if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
    {
      const s837 = p;
      l838: {
        p = skipBlankLine(p);
        if (p < 0) { break l838; }
        return undefined;
      }
      p = s837;
    }
  } else touched ||= p >= end;
  l840: {
    const s841 = p;
    const t842 = trail.length;
    l843: {
      const s844 = p;
      const r845 = readPlainFence(p);
      if (r845 === undefined) { break l843; }
      p = pos;
      value = text.slice(s844, p);
      const r920 = readLineEnd(p);
      if (r920 === undefined) { break l843; }
      p = pos;
      break l840;
    }
    p = s841;
    trail.length = t842;
    {
      const s922 = p;
      l923: {
        p = skipFenceHead(p);
        if (p < 0) { break l923; }
        return undefined;
      }
      p = s922;
    }
    if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
      touched ||= p >= end;
      return undefined;
    }
    const r925 = readChatLine(p);
    if (r925 === undefined) { return undefined; }
    value = r925;
    p = pos;
  }
  pos = p;
  return value;
}

function skipStop(p: number): number {
  let c = 0;
  l812: {
    const s813 = p;
    l814: {
      p = skipStopMarker(p);
      if (p < 0) { break l814; }
      break l812;
    }
    p = s813;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l815: {
        let m819 = false;
        l816: for (;;) {
          const s818 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l817: {
              p = skipNoise(p);
              if (p < 0) { break l817; }
              m819 = true;
              continue l816;
            }
            p = s818;
          } else touched ||= p >= end;
          break;
        }
        if (!m819) { break l815; }
        p = skipStopMarker(p);
        if (p < 0) { break l815; }
        break l812;
      }
      p = s813;
    } else touched ||= p >= end;
    p = skip_wrapperEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_wrapperEnd(p: number): number {
  let c = 0;
  let n823 = 0;
  l820: for (;;) {
    if (n823 >= 3) break;
    const s822 = p;
    l821: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l821;
      }
      p++;
      n823++;
      continue l820;
    }
    p = s822;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipWrapperRun(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l831: {
    const s832 = p;
    l833: {
      p = skipLineEnd(p);
      if (p < 0) { break l833; }
      break l831;
    }
    p = s832;
    l836: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s834 = p;
        l835: {
          p = skipLineNoise(p);
          if (p < 0) { break l835; }
          p = skipLineEnd(p);
          if (p < 0) { break l835; }
          p = s834;
          break l836;
        }
        p = s834;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipWrapperRun(p: number): number {
  const noted = trail.length;
  const value = readWrapperRun(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readWrapperRun(p: number): string | undefined {
  const value = readWrapperRunInside(p);
  if (value === undefined || !closesRun(registers[0], text.slice(p, pos))) return undefined;
  return value;
}

function readWrapperRunInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r824 = readFenceRun(p);
  if (r824 === undefined) { return undefined; }
  value = r824;
  p = pos;
  pos = p;
  return value;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l825: {
    const s826 = p;
    if (text.charCodeAt(p) === 96) {
      l827: {
        const s828 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l827;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s828, p);
        break l825;
      }
      p = s826;
    } else touched ||= p >= end;
    const s829 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s829, p);
  }
  pos = p;
  return value;
}

function readPlainFence(p: number): [string, [null, null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]] | undefined {
  const outer = registers[1];
  const value = readPlainFenceInside(p);
  registers[1] = outer;
  return value;
}

function readPlainFenceInside(p: number): [string, [null, null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]] | undefined {
  let value!: [string, [null, null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  let l_run!: string;
  let e846!: string;
  const r847 = readFenceOpen(p);
  if (r847 === undefined) { return undefined; }
  l_run = r847;
  p = pos;
  registers[1] = l_run;
  e846 = l_run;
  let e849!: [null, null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list855: ([null, null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l850: for (;;) {
    const s852 = p;
    const t853 = trail.length;
    l851: {
      let v854!: [null, null, [string[], "\n" | BadLineEndNode] | string[]];
      let e857!: null;
      {
        const s858 = p;
        l859: {
          p = skipFenceClose(p);
          if (p < 0) { break l859; }
          break l851;
        }
        p = s858;
      }
      e857 = null;
      let e870!: null;
      {
        const s871 = p;
        l872: {
          p = skipStandardMarker(p);
          if (p < 0) { break l872; }
          break l851;
        }
        p = s871;
      }
      e870 = null;
      let e874!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l851;
      }
      const r875 = readLine(p);
      if (r875 === undefined) { break l851; }
      e874 = r875;
      p = pos;
      v854 = [e857, e870, e874];
      list855.push(v854);
      continue l850;
    }
    p = s852;
    trail.length = t853;
    break;
  }
  e849 = list855;
  let e897!: [" "[], string, string[], null];
  const r898 = readFenceClose(p);
  if (r898 === undefined) { return undefined; }
  e897 = r898;
  p = pos;
  value = [e846, e849, e897];
  pos = p;
  return value;
}

function skipFenceClose(p: number): number {
  let c = 0;
  let n864 = 0;
  l861: for (;;) {
    if (n864 >= 3) break;
    const s863 = p;
    l862: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l862;
      }
      p++;
      n864++;
      continue l861;
    }
    p = s863;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipClosingRun(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l869: {
    const s867 = p;
    l868: {
      p = skipLineEnd(p);
      if (p < 0) { break l868; }
      p = s867;
      break l869;
    }
    p = s867;
    return -1;
  }
  return p;
}

function skipClosingRun(p: number): number {
  const noted = trail.length;
  const value = readClosingRun(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readClosingRun(p: number): string | undefined {
  const value = readClosingRunInside(p);
  if (value === undefined || !closesRun(registers[1], text.slice(p, pos))) return undefined;
  return value;
}

function readClosingRunInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r865 = readFenceRun(p);
  if (r865 === undefined) { return undefined; }
  value = r865;
  p = pos;
  pos = p;
  return value;
}

function readLine(p: number): [string[], "\n" | BadLineEndNode] | string[] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | string[];
  l876: {
    const s877 = p;
    const t878 = trail.length;
    if (p < end) {
      l879: {
        let e880!: string[];
        const list885: string[] = [];
        l881: for (;;) {
          const s883 = p;
          if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
            l882: {
              let v884!: string;
              v884 = text.charAt(p);
              p++;
              list885.push(v884);
              continue l881;
            }
            p = s883;
          } else touched ||= p >= end;
          break;
        }
        e880 = list885;
        let e887!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l879;
        }
        const r888 = readEol(p);
        if (r888 === undefined) { break l879; }
        e887 = r888;
        p = pos;
        value = [e880, e887];
        break l876;
      }
      p = s877;
      trail.length = t878;
    } else touched ||= p >= end;
    const list894: string[] = [];
    l890: for (;;) {
      const s892 = p;
      if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
        l891: {
          let v893!: string;
          v893 = text.charAt(p);
          p++;
          list894.push(v893);
          continue l890;
        }
        p = s892;
      } else touched ||= p >= end;
      break;
    }
    if (list894.length === 0) { return undefined; }
    value = list894;
  }
  pos = p;
  return value;
}

function readFenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e899!: " "[];
  const r900 = readIndent(p);
  if (r900 === undefined) { return undefined; }
  e899 = r900;
  p = pos;
  let e908!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r909 = readClosingRun(p);
  if (r909 === undefined) { return undefined; }
  e908 = r909;
  p = pos;
  let e911!: string[];
  const r912 = readBlanks(p);
  if (r912 === undefined) { return undefined; }
  e911 = r912;
  p = pos;
  let e914!: null;
  l917: {
    const s915 = p;
    l916: {
      p = skipLineEnd(p);
      if (p < 0) { break l916; }
      p = s915;
      break l917;
    }
    p = s915;
    return undefined;
  }
  e914 = null;
  value = [e899, e908, e911, e914];
  pos = p;
  return value;
}

function readIndent(p: number): " "[] | undefined {
  let value!: " "[];
  const list906: " "[] = [];
  let n904 = 0;
  l901: for (;;) {
    if (n904 >= 3) break;
    const s903 = p;
    l902: {
      let v905!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l902;
      }
      v905 = " ";
      p++;
      list906.push(v905);
      n904++;
      continue l901;
    }
    p = s903;
    break;
  }
  value = list906;
  pos = p;
  return value;
}

function readChatLine(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s926 = p;
  let m930 = false;
  l927: for (;;) {
    const s929 = p;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l928: {
        p = skipLineChar(p);
        if (p < 0) { break l928; }
        m930 = true;
        continue l927;
      }
      p = s929;
    } else touched ||= p >= end;
    break;
  }
  if (!m930) { return undefined; }
  value = text.slice(s926, p);
  l954: {
    const s955 = p;
    const t956 = trail.length;
    l957: {
      const r958 = readLineEnd(p);
      if (r958 === undefined) { break l957; }
      p = pos;
      break l954;
    }
    p = s955;
    trail.length = t956;
    l962: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s960 = p;
        l961: {
          p = skipNoise(p);
          if (p < 0) { break l961; }
          p = s960;
          break l962;
        }
        p = s960;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function skipLineChar(p: number): number {
  let c = 0;
  l931: {
    const s932 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
      l933: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l933;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l931;
      }
      p = s932;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l934: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s935 = p;
            l936: {
              p = skipTextTail(p);
              if (p < 0) { break l936; }
              break l934;
            }
            p = s935;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l934;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l934; }
        break l931;
      }
      p = s932;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s951 = p;
        l952: {
          p = skipNoise(p);
          if (p < 0) { break l952; }
          return -1;
        }
        p = s951;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipTextTail(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLineNoise(p);
  if (p < 0) { return -1; }
  l938: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s940 = p;
      l939: {
        p = skipEol(p);
        if (p < 0) { break l939; }
        l941: for (;;) {
          const s943 = p;
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            l942: {
              p = skipBlankLine(p);
              if (p < 0) { break l942; }
              continue l941;
            }
            p = s943;
          } else touched ||= p >= end;
          break;
        }
        break l938;
      }
      p = s940;
    } else touched ||= p >= end;
  }
  l945: {
    const s946 = p;
    l947: {
      p = skipStop(p);
      if (p < 0) { break l947; }
      break l945;
    }
    p = s946;
    if (p < end) {
      {
        const s948 = p;
        l949: {
          p++;
          return -1;
        }
        p = s948;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipStartAhead(p: number): number {
  let c = 0;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipActionPrefix(p);
  if (p < 0) { return -1; }
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipStartWord(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipStartWord(p: number): number {
  const noted = trail.length;
  const value = readStartWord(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readStartWord(p: number): "CONTENT_START" | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
  touched ||= p >= end;
  const word = WORDS_4.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function skipEndAhead(p: number): number {
  let c = 0;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipActionPrefix(p);
  if (p < 0) { return -1; }
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEndWord(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipEndWord(p: number): number {
  const noted = trail.length;
  const value = readEndWord(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readEndWord(p: number): "CONTENT_END" | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
  touched ||= p >= end;
  const word = WORDS_5.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function leaf122(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  const r986 = readBlockHead(p);
  if (r986 === undefined) { return -1; }
  value = r986;
  p = pos;
  leafValue = value;
  return p;
}

function readBlockHead(p: number): BlockHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_marker!: StartMarkerNode | ActionNameNode | BadActionNameNode;
  l987: {
    const s988 = p;
    const t989 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l990: {
        const r991 = readStartMarker(p);
        if (r991 === undefined) { break l990; }
        l_marker = r991;
        p = pos;
        l995: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s997 = p;
            const t998 = trail.length;
            l996: {
              const r999 = readBadMarkerNoise(p);
              if (r999 === undefined) { break l996; }
              p = pos;
              break l995;
            }
            p = s997;
            trail.length = t998;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l990; }
        break l987;
      }
      p = s988;
      trail.length = t989;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1001 = readLooseOpen(p);
    if (r1001 === undefined) { return undefined; }
    p = pos;
    l1005: {
      if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
        const s1003 = p;
        l1004: {
          p = skipStartAhead(p);
          if (p < 0) { break l1004; }
          p = s1003;
          break l1005;
        }
        p = s1003;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1006 = read_actionName(p);
    if (r1006 === undefined) { return undefined; }
    l_marker = r1006;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1008 = readLooseClose(p);
    if (r1008 === undefined) { return undefined; }
    p = pos;
    l1010: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
        const s1012 = p;
        const t1013 = trail.length;
        l1011: {
          const r1014 = readBadMarkerNoise(p);
          if (r1014 === undefined) { break l1011; }
          p = pos;
          break l1010;
        }
        p = s1012;
        trail.length = t1013;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'BlockHead', start: base + start, end: base + p, marker: l_marker };
}

function readStartMarker(p: number): StartMarkerNode | undefined {
  let c = 0;
  const start = p;
  let l_index!: string;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return undefined;
  }
  p += 8;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r992 = readIndex(p);
  if (r992 === undefined) { return undefined; }
  l_index = r992;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_START]", p)) {
    reachesEnd(p, "_CONTENT_START]");
    return undefined;
  }
  p += 15;
  pos = p;
  return { type: 'StartMarker', start: base + start, end: base + p, index: l_index };
}

function leaf125(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null;
  const r1017 = readStartLine(p);
  if (r1017 === undefined) { return -1; }
  value = r1017;
  p = pos;
  leafValue = value;
  return p;
}

function readStartLine(p: number): BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null | undefined {
  let c = 0;
  let value!: BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null;
  l1018: {
    const s1019 = p;
    const t1020 = trail.length;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l1021: {
        const r1022 = readBadStartText(p);
        if (r1022 === undefined) { break l1021; }
        value = r1022;
        p = pos;
        break l1018;
      }
      p = s1019;
      trail.length = t1020;
    } else touched ||= p >= end;
    l1024: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1026 = p;
        const t1027 = trail.length;
        l1025: {
          let e1028!: "\n" | BadLineEndNode;
          const r1029 = readEol(p);
          if (r1029 === undefined) { break l1025; }
          e1028 = r1029;
          p = pos;
          let e1031!: null;
          {
            const s1032 = p;
            l1033: {
              p = skipBlockStop(p);
              if (p < 0) { break l1033; }
              break l1025;
            }
            p = s1032;
          }
          e1031 = null;
          let e1081!: null;
          {
            const s1082 = p;
            l1083: {
              if (p < end) {
                {
                  const s1085 = p;
                  l1086: {
                    p++;
                    break l1083;
                  }
                  p = s1085;
                }
              } else touched ||= p >= end;
              break l1025;
            }
            p = s1082;
          }
          e1081 = null;
          value = [e1028, e1031, e1081];
          break l1024;
        }
        p = s1026;
        trail.length = t1027;
      } else touched ||= p >= end;
      value = null;
    }
  }
  pos = p;
  return value;
}

function readBadStartText(p: number): BadStartTextNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadStartTextNode = { type: 'BadStartText', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipBlockStop(p: number): number {
  l1035: {
    const s1036 = p;
    if (text.charCodeAt(p) === 91) {
      l1037: {
        p = skipOwnEnd(p);
        if (p < 0) { break l1037; }
        break l1035;
      }
      p = s1036;
    } else touched ||= p >= end;
    l1042: {
      const s1040 = p;
      l1041: {
        l1043: {
          const s1044 = p;
          if (text.charCodeAt(p) === 91) {
            l1045: {
              p = skipRemarkEnd(p);
              if (p < 0) { break l1045; }
              break l1043;
            }
            p = s1044;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            l1046: {
              p = skipNextType(p);
              if (p < 0) { break l1046; }
              break l1043;
            }
            p = s1044;
          } else touched ||= p >= end;
          p = skipAnyEnd(p);
          if (p < 0) { break l1041; }
        }
        p = s1040;
        break l1042;
      }
      p = s1040;
      return -1;
    }
    {
      const s1056 = p;
      l1057: {
        p = skipOwnEndLater(p);
        if (p < 0) { break l1057; }
        return -1;
      }
      p = s1056;
    }
    l1063: {
      const s1064 = p;
      if (text.charCodeAt(p) === 91) {
        l1065: {
          p = skipRemarkEnd(p);
          if (p < 0) { break l1065; }
          break l1063;
        }
        p = s1064;
      } else touched ||= p >= end;
      {
        const s1066 = p;
        l1067: {
          p = skipRemarkEndLater(p);
          if (p < 0) { break l1067; }
          return -1;
        }
        p = s1066;
      }
      l1071: {
        const s1072 = p;
        if (text.charCodeAt(p) === 91) {
          l1073: {
            p = skipNextType(p);
            if (p < 0) { break l1073; }
            break l1071;
          }
          p = s1072;
        } else touched ||= p >= end;
        {
          const s1074 = p;
          l1075: {
            p = skipNextTypeLater(p);
            if (p < 0) { break l1075; }
            return -1;
          }
          p = s1074;
        }
        p = skipAnyEnd(p);
        if (p < 0) { return -1; }
      }
    }
  }
  return p;
}

function skipOwnEnd(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return -1;
  }
  p += 8;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipSameIndex(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return -1;
  }
  p += 13;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipSameIndex(p: number): number {
  const noted = trail.length;
  const value = readSameIndex(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readSameIndex(p: number): string | undefined {
  const value = readSameIndexInside(p);
  if (value !== registers[2]) return undefined;
  return value;
}

function readSameIndexInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1038 = readIndex(p);
  if (r1038 === undefined) { return undefined; }
  value = r1038;
  p = pos;
  pos = p;
  return value;
}

function skipRemarkEnd(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return -1;
  }
  p += 8;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipSameIndex(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return -1;
  }
  p += 13;
  return p;
}

function skipNextType(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return -1;
  }
  p += 8;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipSameNext(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_TYPE]", p)) {
    reachesEnd(p, "_TYPE]");
    return -1;
  }
  p += 6;
  return p;
}

function skipSameNext(p: number): number {
  const noted = trail.length;
  const value = readSameNext(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readSameNext(p: number): string | undefined {
  const value = readSameNextInside(p);
  if (value !== registers[2]) return undefined;
  return value;
}

function readSameNextInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_next!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1047 = readIndex(p);
  if (r1047 === undefined) { return undefined; }
  l_next = r1047;
  p = pos;
  value = (() => { const next = l_next; return String(Number(next) - 1); })();
  pos = p;
  return value;
}

function skipAnyEnd(p: number): number {
  let c = 0;
  let n1052 = 0;
  l1049: for (;;) {
    if (n1052 >= 3) break;
    const s1051 = p;
    l1050: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1050;
      }
      p++;
      n1052++;
      continue l1049;
    }
    p = s1051;
    break;
  }
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!isCaseless(p, "action_")) { return -1; }
  p += 7;
  l1053: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1055 = p;
      l1054: {
        p = skipIndex(p);
        if (p < 0) { break l1054; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1054;
        }
        p++;
        break l1053;
      }
      p = s1055;
    } else touched ||= p >= end;
  }
  if (!isCaseless(p, "content_end]")) { return -1; }
  p += 12;
  return p;
}

function skipOwnEndLater(p: number): number {
  const noted = trail.length;
  const value = readOwnEndLater(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readOwnEndLater(p: number): string | undefined {
  const looked = touched;
  const noted = trail.length;
  const found = standsLater(reading, 0, base + p, registers[2], (at) => {
      touched = false;
      const value = readEndLine(at);
      return { value, isFinal: !touched || over };
  });
  trail.length = noted;
  touched = looked || !found;
  pos = p;
  return found ? '' : undefined;
}

function readEndLine(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return undefined;
  }
  p += 8;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1059 = readIndex(p);
  if (r1059 === undefined) { return undefined; }
  value = r1059;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return undefined;
  }
  p += 13;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1061 = readLineEnd(p);
  if (r1061 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function skipRemarkEndLater(p: number): number {
  const noted = trail.length;
  const value = readRemarkEndLater(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readRemarkEndLater(p: number): string | undefined {
  const looked = touched;
  const noted = trail.length;
  const found = standsLater(reading, 1, base + p, registers[2], (at) => {
      touched = false;
      const value = readRemarkLine(at);
      return { value, isFinal: !touched || over };
  });
  trail.length = noted;
  touched = looked || !found;
  pos = p;
  return found ? '' : undefined;
}

function readRemarkLine(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return undefined;
  }
  p += 8;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1069 = readIndex(p);
  if (r1069 === undefined) { return undefined; }
  value = r1069;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return undefined;
  }
  p += 13;
  pos = p;
  return value;
}

function skipNextTypeLater(p: number): number {
  const noted = trail.length;
  const value = readNextTypeLater(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readNextTypeLater(p: number): string | undefined {
  const looked = touched;
  const noted = trail.length;
  const found = standsLater(reading, 2, base + p, registers[2], (at) => {
      touched = false;
      const value = readNextTypeLine(at);
      return { value, isFinal: !touched || over };
  });
  trail.length = noted;
  touched = looked || !found;
  pos = p;
  return found ? '' : undefined;
}

function readNextTypeLine(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return undefined;
  }
  p += 8;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1077 = readBeforeNext(p);
  if (r1077 === undefined) { return undefined; }
  value = r1077;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_TYPE]", p)) {
    reachesEnd(p, "_TYPE]");
    return undefined;
  }
  p += 6;
  pos = p;
  return value;
}

function readBeforeNext(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_next!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1078 = readIndex(p);
  if (r1078 === undefined) { return undefined; }
  l_next = r1078;
  p = pos;
  value = (() => { const next = l_next; return String(Number(next) - 1); })();
  pos = p;
  return value;
}

function text147(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
    if (p >= end) {
      touched = true;
      return p;
    }
    break;
  }
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l1089: {

        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1089;
        }
        p++;
        while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
        if (p >= end) {
          if (!touched) {
            within = 1;
            touched = true;
            return p;
          }
          touched = true;
        }
        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1090: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1090;
        }
        p = skipNewline(p);
        if (p < 0) { break l1090; }
        {
          const s1095 = p;
          l1096: {
            p = skipBlockStop(p);
            if (p < 0) { break l1096; }
            break l1090;
          }
          p = s1095;
        }
        {
          const s1098 = p;
          l1099: {
            if (p < end) {
              {
                const s1101 = p;
                l1102: {
                  p++;
                  break l1099;
                }
                p = s1101;
              }
            } else touched ||= p >= end;
            break l1090;
          }
          p = s1098;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function skipNewline(p: number): number {
  l1091: {
    const s1092 = p;
    if (text.charCodeAt(p) === 13) {
      l1093: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1093;
        }
        p += 2;
        break l1091;
      }
      p = s1092;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1094: {

        p++;
        break l1091;
      }
      p = s1092;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf149(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\r\n" | "\n" | "\r" | null;
  l1104: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1106 = p;
      l1105: {
        const r1107 = readNewline(p);
        if (r1107 === undefined) { break l1105; }
        value = r1107;
        p = pos;
        break l1104;
      }
      p = s1106;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readNewline(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l1108: {
    const s1109 = p;
    if (text.charCodeAt(p) === 13) {
      l1110: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1110;
        }
        value = "\r\n";
        p += 2;
        break l1108;
      }
      p = s1109;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1111: {

        value = "\n";
        p++;
        break l1108;
      }
      p = s1109;
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

function leaf151(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode;
  const r1113 = read_blockEnd(p);
  if (r1113 === undefined) { return -1; }
  value = r1113;
  p = pos;
  leafValue = value;
  return p;
}

function read_blockEnd(p: number): BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode | undefined {
  let value!: BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode;
  l1114: {
    const s1115 = p;
    const t1116 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1117: {
        const r1118 = readBlockEnd(p);
        if (r1118 === undefined) { break l1117; }
        value = r1118;
        p = pos;
        break l1114;
      }
      p = s1115;
      trail.length = t1116;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1133: {
        let e1134!: null;
        l1137: {
          if (text.charCodeAt(p) === 91) {
            const s1135 = p;
            l1136: {
              p = skipRemarkEnd(p);
              if (p < 0) { break l1136; }
              p = s1135;
              break l1137;
            }
            p = s1135;
          } else touched ||= p >= end;
          break l1133;
        }
        e1134 = null;
        let e1138!: BadContentEndNode;
        const r1139 = readBadContentEnd(p);
        if (r1139 === undefined) { break l1133; }
        e1138 = r1139;
        p = pos;
        value = [e1134, e1138];
        break l1114;
      }
      p = s1115;
      trail.length = t1116;
    } else touched ||= p >= end;
    const r1143 = readMissingContentEnd(p);
    if (r1143 === undefined) { return undefined; }
    value = r1143;
    p = pos;
  }
  pos = p;
  return value;
}

function readBlockEnd(p: number): BlockEndNode | undefined {
  const start = p;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1119 = readOwnEnd(p);
  if (r1119 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'BlockEnd', start: base + start, end: base + p };
}

function readOwnEnd(p: number): ["[ACTION_", string, "_CONTENT_END]", string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[ACTION_", string, "_CONTENT_END]", string[], "\n" | BadLineEndNode | null];
  let e1120!: "[ACTION_";
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return undefined;
  }
  e1120 = "[ACTION_";
  p += 8;
  let e1121!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1122 = readSameIndex(p);
  if (r1122 === undefined) { return undefined; }
  e1121 = r1122;
  p = pos;
  let e1124!: "_CONTENT_END]";
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return undefined;
  }
  e1124 = "_CONTENT_END]";
  p += 13;
  let e1125!: string[];
  const r1126 = readBlanks(p);
  if (r1126 === undefined) { return undefined; }
  e1125 = r1126;
  p = pos;
  let e1128!: "\n" | BadLineEndNode | null;
  const r1129 = readLineEnd(p);
  if (r1129 === undefined) { return undefined; }
  e1128 = r1129;
  p = pos;
  value = [e1120, e1121, e1124, e1125, e1128];
  pos = p;
  return value;
}

function readBadContentEnd(p: number): BadContentEndNode | undefined {
  let c = 0;
  const start = p;
  p = skipAnyEnd(p);
  if (p < 0) { return undefined; }
  while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
  touched ||= p >= end;
  const r1140 = readLineEnd(p);
  if (r1140 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadContentEndNode = { type: 'BadContentEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingContentEnd(p: number): MissingContentEndNode | undefined {
  let c = 0;
  const start = p;
  let l_index: string | null = null;
  l1144: {
    const s1145 = p;
    const t1146 = trail.length;
    l1147: {
      let n1151 = 0;
      l1148: for (;;) {
        if (n1151 >= 3) break;
        const s1150 = p;
        l1149: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l1149;
          }
          p++;
          n1151++;
          continue l1148;
        }
        p = s1150;
        break;
      }
      if (text.charCodeAt(p) !== 91) {
        touched ||= p >= end;
        break l1147;
      }
      p++;
      if (!isCaseless(p, "action_")) { break l1147; }
      p += 7;
      l1152: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s1154 = p;
          l1153: {
            const r1155 = readIndex(p);
            if (r1155 === undefined) { break l1153; }
            l_index = r1155;
            p = pos;
            if (text.charCodeAt(p) !== 95) {
              touched ||= p >= end;
              break l1153;
            }
            p++;
            break l1152;
          }
          p = s1154;
        } else touched ||= p >= end;
        l_index = null;
      }
      if (!isCaseless(p, "content_end]")) { break l1147; }
      p += 12;
      while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
      touched ||= p >= end;
      const r1157 = readLineEnd(p);
      if (r1157 === undefined) { break l1147; }
      p = pos;
      break l1144;
    }
    p = s1145;
    trail.length = t1146;
    l_index = null;

  }
  pos = p;
  const node: MissingContentEndNode = { type: 'MissingContentEnd', start: base + start, end: base + p, raw: text.slice(start, p), index: l_index };
  trail.push(node);
  return node;
}

function leaf157(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: VitalNode;
  const r1161 = readVital(p);
  if (r1161 === undefined) { return -1; }
  value = r1161;
  p = pos;
  leafValue = value;
  return p;
}

function readVital(p: number): VitalNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string | BadOwnNameNode;
  let l_value!: NumberNode | BadPercentNode | BadNumeralNode | BadVitalNode;
  l1162: {
    const s1163 = p;
    const t1164 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1165: {

        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l1165;
        }
        const r1166 = readVitalName(p);
        if (r1166 === undefined) { break l1165; }
        l_name = r1166;
        p = pos;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1165;
        }
        p++;
        const r1173 = readVitalValue(p);
        if (r1173 === undefined) { break l1165; }
        l_value = r1173;
        p = pos;
        break l1162;
      }
      p = s1163;
      trail.length = t1164;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1407: {
        const r1408 = readLooseOpen(p);
        if (r1408 === undefined) { break l1407; }
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1407;
        }
        const r1410 = readVitalWord(p);
        if (r1410 === undefined) { break l1407; }
        l_name = r1410;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
          touched ||= p >= end;
          break l1407;
        }
        const r1412 = readLooseEnd(p);
        if (r1412 === undefined) { break l1407; }
        p = pos;
        const r1423 = readVitalValue(p);
        if (r1423 === undefined) { break l1407; }
        l_value = r1423;
        p = pos;
        break l1162;
      }
      p = s1163;
      trail.length = t1164;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1425: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1425;
        }
        const r1426 = readOwnName(p);
        if (r1426 === undefined) { break l1425; }
        l_name = r1426;
        p = pos;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1425;
        }
        p++;
        l1437: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
            const s1435 = p;
            l1436: {
              p = skipOwnVital(p);
              if (p < 0) { break l1436; }
              p = s1435;
              break l1437;
            }
            p = s1435;
          } else touched ||= p >= end;
          break l1425;
        }
        const r1438 = readVitalValue(p);
        if (r1438 === undefined) { break l1425; }
        l_value = r1438;
        p = pos;
        break l1162;
      }
      p = s1163;
      trail.length = t1164;
    } else touched ||= p >= end;
    l1442: {
      const s1440 = p;
      l1441: {
        p = skipOwnVitalLine(p);
        if (p < 0) { break l1441; }
        p = s1440;
        break l1442;
      }
      p = s1440;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1443 = readLooseOpen(p);
    if (r1443 === undefined) { return undefined; }
    p = pos;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1445 = readOwnWord(p);
    if (r1445 === undefined) { return undefined; }
    l_name = r1445;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1466 = readLooseEnd(p);
    if (r1466 === undefined) { return undefined; }
    p = pos;
    const r1468 = readVitalValue(p);
    if (r1468 === undefined) { return undefined; }
    l_value = r1468;
    p = pos;
  }
  pos = p;
  return { type: 'Vital', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readVitalName(p: number): "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA" | undefined {
  let value!: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
  l1167: {
    const s1168 = p;
    if (text.charCodeAt(p) === 67) {
      l1169: {
        if (!text.startsWith("CONFIDENCE", p)) {
          reachesEnd(p, "CONFIDENCE");
          break l1169;
        }
        value = "CONFIDENCE";
        p += 10;
        break l1167;
      }
      p = s1168;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 77) {
      l1170: {
        if (!text.startsWith("MOOD", p)) {
          reachesEnd(p, "MOOD");
          break l1170;
        }
        value = "MOOD";
        p += 4;
        break l1167;
      }
      p = s1168;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 70) {
      l1171: {
        if (!text.startsWith("FOCUS", p)) {
          reachesEnd(p, "FOCUS");
          break l1171;
        }
        value = "FOCUS";
        p += 5;
        break l1167;
      }
      p = s1168;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 83 || !text.startsWith("STAMINA", p)) {
      reachesEnd(p, "STAMINA");
      return undefined;
    }
    value = "STAMINA";
    p += 7;
  }
  pos = p;
  return value;
}

function readVitalValue(p: number): NumberNode | BadPercentNode | BadNumeralNode | BadVitalNode | undefined {
  let c = 0;
  let value!: NumberNode | BadPercentNode | BadNumeralNode | BadVitalNode;
  l1174: {
    const s1175 = p;
    const t1176 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1177: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1177;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1177;
        }
        const r1178 = readNumber(p);
        if (r1178 === undefined) { break l1177; }
        value = r1178;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l1177; }
        const r1193 = readLineEnd(p);
        if (r1193 === undefined) { break l1177; }
        p = pos;
        break l1174;
      }
      p = s1175;
      trail.length = t1176;
    } else touched ||= p >= end;
    l1195: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
        const s1197 = p;
        const t1198 = trail.length;
        l1196: {
          const r1199 = readBadMarkerNoise(p);
          if (r1199 === undefined) { break l1196; }
          p = pos;
          break l1195;
        }
        p = s1197;
        trail.length = t1198;
      } else touched ||= p >= end;
    }
    l1201: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
        const s1203 = p;
        const t1204 = trail.length;
        l1202: {
          const r1205 = readBadVitalSeparator(p);
          if (r1205 === undefined) { break l1202; }
          p = pos;
          break l1201;
        }
        p = s1203;
        trail.length = t1204;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l1207: {
      const s1208 = p;
      const t1209 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        l1210: {
          const r1211 = readBadPercent(p);
          if (r1211 === undefined) { break l1210; }
          value = r1211;
          p = pos;
          break l1207;
        }
        p = s1208;
        trail.length = t1209;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
        l1241: {
          const r1242 = readNumber(p);
          if (r1242 === undefined) { break l1241; }
          value = r1242;
          p = pos;
          p = skipNumberBoundary(p);
          if (p < 0) { break l1241; }
          break l1207;
        }
        p = s1208;
        trail.length = t1209;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
        l1244: {
          const r1245 = readBadNumeral(p);
          if (r1245 === undefined) { break l1244; }
          value = r1245;
          p = pos;
          break l1207;
        }
        p = s1208;
        trail.length = t1209;
      } else touched ||= p >= end;
      const r1257 = readBadVital(p);
      if (r1257 === undefined) { return undefined; }
      value = r1257;
      p = pos;
    }
    l1277: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1279 = p;
        const t1280 = trail.length;
        l1278: {
          const r1281 = readBadMarkerEnd(p);
          if (r1281 === undefined) { break l1278; }
          p = pos;
          break l1277;
        }
        p = s1279;
        trail.length = t1280;
      } else touched ||= p >= end;
    }
    l1283: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s1285 = p;
        const t1286 = trail.length;
        l1284: {
          const r1287 = readBadValueBracket(p);
          if (r1287 === undefined) { break l1284; }
          p = pos;
          break l1283;
        }
        p = s1285;
        trail.length = t1286;
      } else touched ||= p >= end;
    }
    l1289: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1291 = p;
        const t1292 = trail.length;
        l1290: {
          const r1293 = readBadMarkerEnd(p);
          if (r1293 === undefined) { break l1290; }
          p = pos;
          break l1289;
        }
        p = s1291;
        trail.length = t1292;
      } else touched ||= p >= end;
    }
    l1295: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
        const s1297 = p;
        const t1298 = trail.length;
        l1296: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            {
              const s1299 = p;
              l1300: {
                p = skipLineBreakDue(p);
                if (p < 0) { break l1300; }
                break l1296;
              }
              p = s1299;
            }
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            {
              const s1302 = p;
              l1303: {
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  touched ||= p >= end;
                  break l1303;
                }
                p++;
                while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
                touched ||= p >= end;
                if (!(text.charCodeAt(p) === 91)) {
                  touched ||= p >= end;
                  break l1303;
                }
                p = skipNextOwnVital(p);
                if (p < 0) { break l1303; }
                break l1296;
              }
              p = s1302;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l1296;
          }
          const r1339 = readBadRemark(p);
          if (r1339 === undefined) { break l1296; }
          p = pos;
          break l1295;
        }
        p = s1297;
        trail.length = t1298;
      } else touched ||= p >= end;
    }
    const r1362 = readVitalEnd(p);
    if (r1362 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return value;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1179 = p;
  l1180: {
    if (text.charCodeAt(p) === 45) {
      const s1182 = p;
      l1181: {

        p++;
        break l1180;
      }
      p = s1182;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1183: {
    if (text.charCodeAt(p) === 46) {
      const s1185 = p;
      l1184: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1184;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1183;
      }
      p = s1185;
    } else touched ||= p >= end;
  }
  l1186: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1188 = p;
      l1187: {
        p++;
        l1189: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s1191 = p;
            l1190: {
              p++;
              break l1189;
            }
            p = s1191;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1187;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1186;
      }
      p = s1188;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1179, p);
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function readBadVitalSeparator(p: number): BadVitalSeparatorNode | undefined {
  let c = 0;
  const start = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadVitalSeparatorNode = { type: 'BadVitalSeparator', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadPercent(p: number): BadPercentNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1212 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1213: {
    if (text.charCodeAt(p) === 46) {
      const s1215 = p;
      l1214: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1214;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1213;
      }
      p = s1215;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1212, p);
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (text.charCodeAt(p) !== 37) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = skipNumberBoundary(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadPercentNode = { type: 'BadPercent', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipNumberBoundary(p: number): number {
  let c = 0;
  l1216: {
    const s1217 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l1218: {
        l1221: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            const s1219 = p;
            l1220: {
              p = skipLineBreakDue(p);
              if (p < 0) { break l1220; }
              p = s1219;
              break l1221;
            }
            p = s1219;
          } else touched ||= p >= end;
          break l1218;
        }
        break l1216;
      }
      p = s1217;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 8211)) {
      {
        const s1231 = p;
        l1232: {
          p++;
          return -1;
        }
        p = s1231;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s1234 = p;
        l1235: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1235;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 8211))) {
            touched ||= p >= end;
            break l1235;
          }
          p++;
          p = skipBlanks(p);
          if (p < 0) { break l1235; }
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1235;
          }
          p++;
          return -1;
        }
        p = s1234;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s1237 = p;
        l1238: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1238;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1238;
          }
          p++;
          return -1;
        }
        p = s1237;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLineBreakDue(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l1222: {
    if (((c = text.charCodeAt(p)) === 44 || c === 59 || c === 124)) {
      const s1224 = p;
      l1223: {
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1223; }
        break l1222;
      }
      p = s1224;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNextVital(p);
  if (p < 0) { return -1; }
  return p;
}

function skipNextVital(p: number): number {
  let c = 0;
  l1225: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1227 = p;
      l1226: {
        p = skipDecoration(p);
        if (p < 0) { break l1226; }
        break l1225;
      }
      p = s1227;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipVitalLetters(p);
  if (p < 0) { return -1; }
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
    {
      const s1228 = p;
      l1229: {
        p++;
        return -1;
      }
      p = s1228;
    }
  } else touched ||= p >= end;
  return p;
}

function readBadNumeral(p: number): BadNumeralNode | undefined {
  let c = 0;
  const start = p;
  l1246: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1248 = p;
      l1247: {
        p++;
        break l1246;
      }
      p = s1248;
    } else touched ||= p >= end;
  }
  l1249: {
    const s1250 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1251: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1251;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 46) {
          touched ||= p >= end;
          break l1251;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1251;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1249;
      }
      p = s1250;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 46) {
      l1252: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1252;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1249;
      }
      p = s1250;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
    l1253: {
      if (text.charCodeAt(p) === 46) {
        const s1255 = p;
        l1254: {

          p++;
          break l1253;
        }
        p = s1255;
      } else touched ||= p >= end;
    }
  }
  p = skipNumberBoundary(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadNumeralNode = { type: 'BadNumeral', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadVital(p: number): BadVitalNode | undefined {
  let c = 0;
  const start = p;
  l1258: for (;;) {
    const s1260 = p;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l1259: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          {
            const s1262 = p;
            l1263: {
              p = skipBadVitalEnd(p);
              if (p < 0) { break l1263; }
              break l1259;
            }
            p = s1262;
          }
        } else touched ||= p >= end;
        l1271: {
          const s1272 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1273: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1273;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l1271;
            }
            p = s1272;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) {
            l1274: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1274;
              }
              p++;
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) p++;
              touched ||= p >= end;
              break l1271;
            }
            p = s1272;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l1275: {
              p = skipLineNoise(p);
              if (p < 0) { break l1275; }
              break l1271;
            }
            p = s1272;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1259;
          }
          p++;
        }
        continue l1258;
      }
      p = s1260;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  const node: BadVitalNode = { type: 'BadVital', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipBadVitalEnd(p: number): number {
  let c = 0;
  l1265: {
    const s1266 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l1267: {
        p = skipBlanks(p);
        if (p < 0) { break l1267; }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1267;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l1267; }
        l1268: {
          const s1269 = p;
          l1270: {
            p = skipLineEnd(p);
            if (p < 0) { break l1270; }
            break l1268;
          }
          p = s1269;
          p = skipStopMarker(p);
          if (p < 0) { break l1267; }
        }
        break l1265;
      }
      p = s1266;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipNextVital(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipNextOwnVital(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOwnName(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOwnVital(p);
  if (p < 0) { return -1; }
  return p;
}

function skipOwnName(p: number): number {
  let c = 0;
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
    {
      const s1305 = p;
      l1306: {
        p = skipMeantName(p);
        if (p < 0) { break l1306; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1306;
        }
        p++;
        return -1;
      }
      p = s1305;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
  touched ||= p >= end;
  l1311: {
    if (text.charCodeAt(p) === 93) {
      const s1309 = p;
      l1310: {

        p++;
        p = s1309;
        break l1311;
      }
      p = s1309;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipOwnVital(p: number): number {
  let c = 0;
  l1312: {
    const s1313 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1314: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1314;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1314;
        }
        p = skipNumber(p);
        if (p < 0) { break l1314; }
        p = skipBlanks(p);
        if (p < 0) { break l1314; }
        p = skipLineEnd(p);
        if (p < 0) { break l1314; }
        break l1312;
      }
      p = s1313;
    } else touched ||= p >= end;
    l1328: {
      const s1329 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
        l1330: {
          p = skipColon(p);
          if (p < 0) { break l1330; }
          break l1328;
        }
        p = s1329;
      } else touched ||= p >= end;

    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipOwnShare(p);
    if (p < 0) { return -1; }
    p = skipOwnVitalEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l1316: {
    if (text.charCodeAt(p) === 45) {
      const s1318 = p;
      l1317: {

        p++;
        break l1316;
      }
      p = s1318;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1319: {
    if (text.charCodeAt(p) === 46) {
      const s1321 = p;
      l1320: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1320;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1319;
      }
      p = s1321;
    } else touched ||= p >= end;
  }
  l1322: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1324 = p;
      l1323: {
        p++;
        l1325: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s1327 = p;
            l1326: {
              p++;
              break l1325;
            }
            p = s1327;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1323;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1322;
      }
      p = s1324;
    } else touched ||= p >= end;
  }
  return p;
}

function skipOwnVitalEnd(p: number): number {
  let c = 0;
  l1331: {
    const s1332 = p;
    l1333: {
      p = skipBlanks(p);
      if (p < 0) { break l1333; }
      l1334: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          const s1336 = p;
          l1335: {
            p = skipLineNoise(p);
            if (p < 0) { break l1335; }
            break l1334;
          }
          p = s1336;
        } else touched ||= p >= end;
      }
      p = skipLineEnd(p);
      if (p < 0) { break l1333; }
      break l1331;
    }
    p = s1332;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l1337: {
        p = skipLineBreakDue(p);
        if (p < 0) { break l1337; }
        break l1331;
      }
      p = s1332;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 35)) {
      l1338: {
        p = skipBlanks(p);
        if (p < 0) { break l1338; }
        if (text.charCodeAt(p) !== 35) {
          touched ||= p >= end;
          break l1338;
        }
        p++;
        break l1331;
      }
      p = s1332;
    } else touched ||= p >= end;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLineNoise(p);
    if (p < 0) { return -1; }
    p = skipStopMarker(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readBadRemark(p: number): BadRemarkNode | undefined {
  let c = 0;
  const start = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1340: for (;;) {
    const s1342 = p;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l1341: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
          {
            const s1344 = p;
            l1345: {
              p = skipLineBreakDue(p);
              if (p < 0) { break l1345; }
              break l1341;
            }
            p = s1344;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1341;
        }
        p = skipRemarkChar(p);
        if (p < 0) { break l1341; }
        continue l1340;
      }
      p = s1342;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  const node: BadRemarkNode = { type: 'BadRemark', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipRemarkChar(p: number): number {
  let c = 0;
  l1347: {
    const s1348 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) {
      l1349: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1349;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l1347;
      }
      p = s1348;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1350: {
        p++;
        break l1347;
      }
      p = s1348;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1351: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1352 = p;
            l1353: {
              p = skipLineNoise(p);
              if (p < 0) { break l1353; }
              l1355: {
                const s1356 = p;
                l1357: {
                  p = skipLineEnd(p);
                  if (p < 0) { break l1357; }
                  break l1355;
                }
                p = s1356;
                p = skipStopMarker(p);
                if (p < 0) { break l1353; }
              }
              break l1351;
            }
            p = s1352;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1351;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l1351; }
        break l1347;
      }
      p = s1348;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s1358 = p;
        l1359: {
          p = skipNoise(p);
          if (p < 0) { break l1359; }
          return -1;
        }
        p = s1358;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function readVitalEnd(p: number): MissingLineEndNode | [string[], [BadLineNoiseNode, "\n" | BadLineEndNode | null] | null] | [string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: MissingLineEndNode | [string[], [BadLineNoiseNode, "\n" | BadLineEndNode | null] | null] | [string[], "\n" | BadLineEndNode | null];
  l1363: {
    const s1364 = p;
    const t1365 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false)) {
      l1366: {
        const r1367 = readMissingLineEnd(p);
        if (r1367 === undefined) { break l1366; }
        value = r1367;
        p = pos;
        break l1363;
      }
      p = s1364;
      trail.length = t1365;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l1381: {
        let e1382!: string[];
        const r1383 = readBlanks(p);
        if (r1383 === undefined) { break l1381; }
        e1382 = r1383;
        p = pos;
        let e1385!: [BadLineNoiseNode, "\n" | BadLineEndNode | null] | null;
        l1386: {
          const s1387 = p;
          const t1388 = trail.length;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l1389: {
              let e1390!: BadLineNoiseNode;
              const r1391 = readBadLineNoise(p);
              if (r1391 === undefined) { break l1389; }
              e1390 = r1391;
              p = pos;
              let e1393!: "\n" | BadLineEndNode | null;
              const r1394 = readLineEnd(p);
              if (r1394 === undefined) { break l1389; }
              e1393 = r1394;
              p = pos;
              e1385 = [e1390, e1393];
              break l1386;
            }
            p = s1387;
            trail.length = t1388;
          } else touched ||= p >= end;
          l1398: {
            if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
              const s1396 = p;
              l1397: {
                p = skipLineNoise(p);
                if (p < 0) { break l1397; }
                p = skipStopMarker(p);
                if (p < 0) { break l1397; }
                p = s1396;
                break l1398;
              }
              p = s1396;
            } else touched ||= p >= end;
            break l1381;
          }
          e1385 = null;
        }
        value = [e1382, e1385];
        break l1363;
      }
      p = s1364;
      trail.length = t1365;
    } else touched ||= p >= end;
    let e1399!: string[];
    const r1400 = readBlanks(p);
    if (r1400 === undefined) { return undefined; }
    e1399 = r1400;
    p = pos;
    let e1402!: "\n" | BadLineEndNode | null;
    const r1403 = readLineEnd(p);
    if (r1403 === undefined) { return undefined; }
    e1402 = r1403;
    p = pos;
    value = [e1399, e1402];
  }
  pos = p;
  return value;
}

function readMissingLineEnd(p: number): MissingLineEndNode | undefined {
  let c = 0;
  const start = p;
  l1368: {
    const s1369 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1370: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1370;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l1373: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            const s1371 = p;
            l1372: {
              l1374: {
                const s1375 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
                  l1376: {
                    p = skipNextVital(p);
                    if (p < 0) { break l1376; }
                    break l1374;
                  }
                  p = s1375;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 91)) {
                  touched ||= p >= end;
                  break l1372;
                }
                p = skipNextOwnVital(p);
                if (p < 0) { break l1372; }
              }
              p = s1371;
              break l1373;
            }
            p = s1371;
          } else touched ||= p >= end;
          break l1370;
        }
        break l1368;
      }
      p = s1369;
    } else touched ||= p >= end;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    if (!(((c = text.charCodeAt(p)) === 44 || c === 59 || c === 124))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l1379: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
        const s1377 = p;
        l1378: {
          p = skipNextVital(p);
          if (p < 0) { break l1378; }
          p = s1377;
          break l1379;
        }
        p = s1377;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: MissingLineEndNode = { type: 'MissingLineEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readVitalWord(p: number): "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA" | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
  touched ||= p >= end;
  const word = WORDS_6.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function readLooseEnd(p: number): [["]", null] | BadMarkerBracketNode, BadMarkerEndNode | null] | null | undefined {
  let c = 0;
  let value!: [["]", null] | BadMarkerBracketNode, BadMarkerEndNode | null] | null;
  l1413: {
    const s1414 = p;
    const t1415 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1416: {
        const r1417 = readLooseClose(p);
        if (r1417 === undefined) { break l1416; }
        value = r1417;
        p = pos;
        break l1413;
      }
      p = s1414;
      trail.length = t1415;
    } else touched ||= p >= end;
    l1421: {
      if (((c = text.charCodeAt(p)) === 58 || c === 61)) {
        const s1419 = p;
        l1420: {
          p++;
          p = s1419;
          break l1421;
        }
        p = s1419;
      } else touched ||= p >= end;
      return undefined;
    }
    value = null;
  }
  pos = p;
  return value;
}

function readOwnName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
    {
      const s1427 = p;
      l1428: {
        p = skipMeantName(p);
        if (p < 0) { break l1428; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1428;
        }
        p++;
        return undefined;
      }
      p = s1427;
    }
  } else touched ||= p >= end;
  const s1430 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
  touched ||= p >= end;
  value = text.slice(s1430, p);
  l1433: {
    if (text.charCodeAt(p) === 93) {
      const s1431 = p;
      l1432: {

        p++;
        p = s1431;
        break l1433;
      }
      p = s1431;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return value;
}

function readOwnWord(p: number): string | BadOwnNameNode | undefined {
  let c = 0;
  let value!: string | BadOwnNameNode;
  l1446: {
    const s1447 = p;
    const t1448 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1449: {
        if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
          {
            const s1450 = p;
            l1451: {
              p = skipMeantName(p);
              if (p < 0) { break l1451; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
                touched ||= p >= end;
                break l1451;
              }
              p++;
              break l1449;
            }
            p = s1450;
          }
        } else touched ||= p >= end;
        const s1453 = p;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
          touched ||= p >= end;
          break l1449;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
        touched ||= p >= end;
        value = text.slice(s1453, p);
        l1456: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s1454 = p;
            l1455: {
              p++;
              p = s1454;
              break l1456;
            }
            p = s1454;
          } else touched ||= p >= end;
          break l1449;
        }
        break l1446;
      }
      p = s1447;
      trail.length = t1448;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      {
        const s1457 = p;
        l1458: {
          p = skipMeantName(p);
          if (p < 0) { break l1458; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l1458;
          }
          p++;
          return undefined;
        }
        p = s1457;
      }
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1460 = readBadOwnName(p);
    if (r1460 === undefined) { return undefined; }
    value = r1460;
    p = pos;
    l1464: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s1462 = p;
        l1463: {
          p++;
          p = s1462;
          break l1464;
        }
        p = s1462;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function readBadOwnName(p: number): BadOwnNameNode | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95 || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadOwnNameNode = { type: 'BadOwnName', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf184(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  const r1471 = readSectionHead(p);
  if (r1471 === undefined) { return -1; }
  value = r1471;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionHead(p: number): SectionHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l1472: {
    const s1473 = p;
    const t1474 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1475: {

        p++;
        if (text.charCodeAt(p) !== 82 || !text.startsWith("REASONING", p)) {
          reachesEnd(p, "REASONING");
          break l1475;
        }
        l_name = "REASONING";
        p += 9;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1475;
        }
        p++;
        const r1476 = readHeadRest(p);
        if (r1476 === undefined) { break l1475; }
        p = pos;
        const r1497 = readFirstLine(p);
        if (r1497 === undefined) { break l1475; }
        p = pos;
        break l1472;
      }
      p = s1473;
      trail.length = t1474;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1508: {

        p++;
        l1509: {
          const s1510 = p;
          if (text.charCodeAt(p) === 80) {
            l1511: {
              if (!text.startsWith("PLANNING", p)) {
                reachesEnd(p, "PLANNING");
                break l1511;
              }
              l_name = "PLANNING";
              p += 8;
              break l1509;
            }
            p = s1510;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 78 || !text.startsWith("NOTES", p)) {
            reachesEnd(p, "NOTES");
            break l1508;
          }
          l_name = "NOTES";
          p += 5;
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1508;
        }
        p++;
        const r1512 = readHeadRest(p);
        if (r1512 === undefined) { break l1508; }
        p = pos;
        break l1472;
      }
      p = s1473;
      trail.length = t1474;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1514: {
        const r1515 = readLooseOpen(p);
        if (r1515 === undefined) { break l1514; }
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1514;
        }
        const r1517 = readReasoningWord(p);
        if (r1517 === undefined) { break l1514; }
        l_name = r1517;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
          touched ||= p >= end;
          break l1514;
        }
        const r1519 = readLooseEnd(p);
        if (r1519 === undefined) { break l1514; }
        p = pos;
        const r1521 = readHeadRest(p);
        if (r1521 === undefined) { break l1514; }
        p = pos;
        const r1523 = readFirstLine(p);
        if (r1523 === undefined) { break l1514; }
        p = pos;
        break l1472;
      }
      p = s1473;
      trail.length = t1474;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1525: {
        const r1526 = readLooseOpen(p);
        if (r1526 === undefined) { break l1525; }
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1525;
        }
        const r1528 = readSectionWord(p);
        if (r1528 === undefined) { break l1525; }
        l_name = r1528;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
          touched ||= p >= end;
          break l1525;
        }
        const r1530 = readLooseEnd(p);
        if (r1530 === undefined) { break l1525; }
        p = pos;
        const r1532 = readHeadRest(p);
        if (r1532 === undefined) { break l1525; }
        p = pos;
        break l1472;
      }
      p = s1473;
      trail.length = t1474;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 91) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1534 = readOwnName(p);
    if (r1534 === undefined) { return undefined; }
    l_name = r1534;
    p = pos;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const r1536 = readHeadRest(p);
    if (r1536 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return { type: 'SectionHead', start: base + start, end: base + p, name: l_name };
}

function readHeadRest(p: number): [BadMarkerNoiseNode | null, [null, BadSeparatorNode] | null] | undefined {
  let c = 0;
  let value!: [BadMarkerNoiseNode | null, [null, BadSeparatorNode] | null];
  let e1477!: BadMarkerNoiseNode | null;
  l1478: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s1480 = p;
      const t1481 = trail.length;
      l1479: {
        const r1482 = readBadMarkerNoise(p);
        if (r1482 === undefined) { break l1479; }
        e1477 = r1482;
        p = pos;
        break l1478;
      }
      p = s1480;
      trail.length = t1481;
    } else touched ||= p >= end;
    e1477 = null;
  }
  let e1484!: [null, BadSeparatorNode] | null;
  l1485: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s1487 = p;
      const t1488 = trail.length;
      l1486: {
        let e1489!: null;
        l1492: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            const s1490 = p;
            l1491: {
              p = skipColon(p);
              if (p < 0) { break l1491; }
              p = s1490;
              break l1492;
            }
            p = s1490;
          } else touched ||= p >= end;
          break l1486;
        }
        e1489 = null;
        let e1493!: BadSeparatorNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l1486;
        }
        const r1494 = readBadSeparator(p);
        if (r1494 === undefined) { break l1486; }
        e1493 = r1494;
        p = pos;
        e1484 = [e1489, e1493];
        break l1485;
      }
      p = s1487;
      trail.length = t1488;
    } else touched ||= p >= end;
    e1484 = null;
  }
  value = [e1477, e1484];
  pos = p;
  return value;
}

function readFirstLine(p: number): null | BadFirstLineNode | undefined {
  let value!: null | BadFirstLineNode;
  l1498: {
    const s1499 = p;
    const t1500 = trail.length;
    l1501: {
      l1504: {
        const s1502 = p;
        l1503: {
          p = skipBlanks(p);
          if (p < 0) { break l1503; }
          p = skipLineEnd(p);
          if (p < 0) { break l1503; }
          p = s1502;
          break l1504;
        }
        p = s1502;
        break l1501;
      }
      value = null;
      break l1498;
    }
    p = s1499;
    trail.length = t1500;
    const r1505 = readBadFirstLine(p);
    if (r1505 === undefined) { return undefined; }
    value = r1505;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadFirstLine(p: number): BadFirstLineNode | undefined {
  const start = p;
  pos = p;
  const node: BadFirstLineNode = { type: 'BadFirstLine', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readReasoningWord(p: number): "REASONING" | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
  touched ||= p >= end;
  const word = WORDS_7.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function readSectionWord(p: number): "PLANNING" | "NOTES" | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
  touched ||= p >= end;
  const word = WORDS_8.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function text191(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) p++;
    if (p >= end) {
      touched = true;
      return p;
    }
    break;
  }
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
      l1539: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1539;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) p++;
        if (p >= end) {
          if (!touched) {
            within = 1;
            touched = true;
            return p;
          }
          touched = true;
        }
        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1540: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1540;
        }
        p = skipNewline(p);
        if (p < 0) { break l1540; }
        {
          const s1541 = p;
          l1542: {
            p = skipStop(p);
            if (p < 0) { break l1542; }
            break l1540;
          }
          p = s1541;
        }
        {
          const s1544 = p;
          l1545: {
            p = skipFenceHead(p);
            if (p < 0) { break l1545; }
            break l1540;
          }
          p = s1544;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1547: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1548 = p;
            l1549: {
              p = skipTextTail(p);
              if (p < 0) { break l1549; }
              break l1547;
            }
            p = s1548;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1547;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l1547; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1551: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1552 = p;
            l1553: {
              p = skipNoise(p);
              if (p < 0) { break l1553; }
              break l1551;
            }
            p = s1552;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1551;
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

function leaf192(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  const r1555 = readTextFence(p);
  if (r1555 === undefined) { return -1; }
  value = r1555;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFence(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNewline(p);
  if (p < 0) { return undefined; }
  {
    const s1556 = p;
    l1557: {
      p = skipStop(p);
      if (p < 0) { break l1557; }
      return undefined;
    }
    p = s1556;
  }
  const r1559 = readFenceHead(p);
  if (r1559 === undefined) { return undefined; }
  value = r1559;
  p = pos;
  pos = p;
  return value;
}

function text194(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
    if (p >= end) {
      touched = true;
      return p;
    }
    break;
  }
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l1562: {

        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1562;
        }
        p++;
        while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
        if (p >= end) {
          if (!touched) {
            within = 1;
            touched = true;
            return p;
          }
          touched = true;
        }
        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1563: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1563;
        }
        p = skipNewline(p);
        if (p < 0) { break l1563; }
        {
          const s1564 = p;
          l1565: {
            p = skipFenceClose(p);
            if (p < 0) { break l1565; }
            break l1563;
          }
          p = s1564;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf195(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode;
  const r1567 = readTextFenceEnd(p);
  if (r1567 === undefined) { return -1; }
  value = r1567;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFenceEnd(p: number): ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode | undefined {
  let c = 0;
  let value!: ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode;
  l1568: {
    const s1569 = p;
    const t1570 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1571: {
        let e1572!: "\r\n" | "\n" | "\r";
        const r1573 = readNewline(p);
        if (r1573 === undefined) { break l1571; }
        e1572 = r1573;
        p = pos;
        let e1575!: [" "[], string, string[], null];
        const r1576 = readFenceClose(p);
        if (r1576 === undefined) { break l1571; }
        e1575 = r1576;
        p = pos;
        value = [e1572, e1575];
        break l1568;
      }
      p = s1569;
      trail.length = t1570;
    } else touched ||= p >= end;
    const r1578 = readMissingTextFenceEnd(p);
    if (r1578 === undefined) { return undefined; }
    value = r1578;
    p = pos;
  }
  pos = p;
  return value;
}

function readMissingTextFenceEnd(p: number): MissingTextFenceEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingTextFenceEndNode = { type: 'MissingTextFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf198(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionEndNode;
  const r1581 = readSectionEnd(p);
  if (r1581 === undefined) { return -1; }
  value = r1581;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionEndNode | undefined {
  let c = 0;
  const start = p;
  l1582: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1584 = p;
      const t1585 = trail.length;
      l1583: {
        const r1586 = readEol(p);
        if (r1586 === undefined) { break l1583; }
        p = pos;
        break l1582;
      }
      p = s1584;
      trail.length = t1585;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'SectionEnd', start: base + start, end: base + p };
}

function leaf200(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBareVitalNode | BadContentEndNode | MissingMarkerEndNode | BadIndexNode | BadMarkerNode | BadNoiseNode | BadChatNode | BadLineNode;
  l1589: {
    const s1590 = p;
    const t1591 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      l1592: {
        const r1593 = readBadBareVital(p);
        if (r1593 === undefined) { break l1592; }
        value = r1593;
        p = pos;
        break l1589;
      }
      p = s1590;
      trail.length = t1591;
    } else touched ||= p >= end;
    l1625: {
      const r1626 = readBadContentEnd(p);
      if (r1626 === undefined) { break l1625; }
      value = r1626;
      p = pos;
      break l1589;
    }
    p = s1590;
    trail.length = t1591;
    l1628: {
      const r1629 = readMissingMarkerEnd(p);
      if (r1629 === undefined) { break l1628; }
      value = r1629;
      p = pos;
      break l1589;
    }
    p = s1590;
    trail.length = t1591;
    l1640: {
      const r1641 = readBadIndex(p);
      if (r1641 === undefined) { break l1640; }
      value = r1641;
      p = pos;
      break l1589;
    }
    p = s1590;
    trail.length = t1591;
    if (text.charCodeAt(p) === 91) {
      l1656: {
        const r1657 = readBadMarker(p);
        if (r1657 === undefined) { break l1656; }
        value = r1657;
        p = pos;
        break l1589;
      }
      p = s1590;
      trail.length = t1591;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1684: {
        const r1685 = readBadNoise(p);
        if (r1685 === undefined) { break l1684; }
        value = r1685;
        p = pos;
        break l1589;
      }
      p = s1590;
      trail.length = t1591;
    } else touched ||= p >= end;
    l1687: {
      const r1688 = readBadChat(p);
      if (r1688 === undefined) { break l1687; }
      value = r1688;
      p = pos;
      break l1589;
    }
    p = s1590;
    trail.length = t1591;
    const r1903 = readBadLine(p);
    if (r1903 === undefined) { return -1; }
    value = r1903;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadBareVital(p: number): BadBareVitalNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  let l_value!: BadPercentNode | BareNumberNode;
  l1596: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      const s1594 = p;
      l1595: {
        p = skipBareVital(p);
        if (p < 0) { break l1595; }
        p = s1594;
        break l1596;
      }
      p = s1594;
    } else touched ||= p >= end;
    return undefined;
  }
  l1597: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1599 = p;
      l1598: {
        p = skipDecoration(p);
        if (p < 0) { break l1598; }
        break l1597;
      }
      p = s1599;
    } else touched ||= p >= end;
  }
  const s1600 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipVitalLetters(p);
  if (p < 0) { return undefined; }
  l_name = text.slice(s1600, p);
  l1601: {
    if (text.charCodeAt(p) === 42) {
      const s1603 = p;
      l1602: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1602;
        }
        p += 2;
        break l1601;
      }
      p = s1603;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1604: {
    if (text.charCodeAt(p) === 42) {
      const s1606 = p;
      l1605: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1605;
        }
        p += 2;
        break l1604;
      }
      p = s1606;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1607: {
    const s1608 = p;
    const t1609 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1610: {
        const r1611 = readBadPercent(p);
        if (r1611 === undefined) { break l1610; }
        l_value = r1611;
        p = pos;
        break l1607;
      }
      p = s1608;
      trail.length = t1609;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1613 = readBareNumber(p);
    if (r1613 === undefined) { return undefined; }
    l_value = r1613;
    p = pos;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1616: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1618 = p;
      const t1619 = trail.length;
      l1617: {
        const r1620 = readBadLineNoise(p);
        if (r1620 === undefined) { break l1617; }
        p = pos;
        break l1616;
      }
      p = s1618;
      trail.length = t1619;
    } else touched ||= p >= end;
  }
  const r1622 = readLineEnd(p);
  if (r1622 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadBareVitalNode = { type: 'BadBareVital', start: base + start, end: base + p, raw: text.slice(start, p), name: l_name, value: l_value };
  trail.push(node);
  return node;
}

function readBareNumber(p: number): BareNumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1614 = p;
  if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l_text = text.slice(s1614, p);
  pos = p;
  return { type: 'BareNumber', start: base + start, end: base + p, text: l_text };
}

function readMissingMarkerEnd(p: number): MissingMarkerEndNode | undefined {
  let c = 0;
  const start = p;
  l1630: {
    const s1631 = p;
    if (text.charCodeAt(p) === 91) {
      l1632: {

        p++;
        l1633: {
          if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
            const s1635 = p;
            l1634: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
              touched ||= p >= end;
              break l1633;
            }
            p = s1635;
          } else touched ||= p >= end;
        }
        if (p < end) {
          {
            const s1636 = p;
            l1637: {
              p++;
              break l1632;
            }
            p = s1636;
          }
        } else touched ||= p >= end;
        break l1630;
      }
      p = s1631;
    } else touched ||= p >= end;
    p = skipCutMarker(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  const node: MissingMarkerEndNode = { type: 'MissingMarkerEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadIndex(p: number): BadIndexNode | undefined {
  let c = 0;
  const start = p;
  let n1645 = 0;
  l1642: for (;;) {
    if (n1645 >= 3) break;
    const s1644 = p;
    l1643: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1643;
      }
      p++;
      n1645++;
      continue l1642;
    }
    p = s1644;
    break;
  }
  l1646: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1648 = p;
      l1647: {
        p = skipDecoration(p);
        if (p < 0) { break l1647; }
        break l1646;
      }
      p = s1648;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) === 65 || c === 97))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBadIndexName(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
  touched ||= p >= end;
  l1649: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1651 = p;
      const t1652 = trail.length;
      l1650: {
        const r1653 = readEol(p);
        if (r1653 === undefined) { break l1650; }
        p = pos;
        break l1649;
      }
      p = s1651;
      trail.length = t1652;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: BadIndexNode = { type: 'BadIndex', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadMarker(p: number): BadMarkerNode | undefined {
  const start = p;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1658 = readBrokenMarker(p);
  if (r1658 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadMarkerNode = { type: 'BadMarker', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBrokenMarker(p: number): ["[", string, string[], null, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[", string, string[], null, string[], "\n" | BadLineEndNode | null];
  let e1659!: "[";
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return undefined;
  }
  e1659 = "[";
  p++;
  let e1660!: string;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  e1660 = text.charAt(p);
  p++;
  let e1661!: string[];
  const list1666: string[] = [];
  l1662: for (;;) {
    const s1664 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) {
      l1663: {
        let v1665!: string;
        v1665 = text.charAt(p);
        p++;
        list1666.push(v1665);
        continue l1662;
      }
      p = s1664;
    } else touched ||= p >= end;
    break;
  }
  if (list1666.length === 0) { return undefined; }
  e1661 = list1666;
  let e1668!: null;
  if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
    {
      const s1669 = p;
      l1670: {
        p++;
        return undefined;
      }
      p = s1669;
    }
  } else touched ||= p >= end;
  e1668 = null;
  let e1672!: string[];
  const list1677: string[] = [];
  l1673: for (;;) {
    const s1675 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93))) {
      l1674: {
        let v1676!: string;
        v1676 = text.charAt(p);
        p++;
        list1677.push(v1676);
        continue l1673;
      }
      p = s1675;
    } else touched ||= p >= end;
    break;
  }
  e1672 = list1677;
  let e1679!: "\n" | BadLineEndNode | null;
  const r1680 = readLineEnd(p);
  if (r1680 === undefined) { return undefined; }
  e1679 = r1680;
  p = pos;
  value = [e1659, e1660, e1661, e1668, e1672, e1679];
  pos = p;
  return value;
}

function readBadChat(p: number): BadChatNode | undefined {
  let c = 0;
  const start = p;
  l1689: {
    const s1690 = p;
    const t1691 = trail.length;
    l1692: {
      let m1697 = false;
      l1693: for (;;) {
        const s1695 = p;
        const t1696 = trail.length;
        l1694: {
          {
            const s1698 = p;
            l1699: {
              p = skipStop(p);
              if (p < 0) { break l1699; }
              break l1694;
            }
            p = s1698;
          }
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            {
              const s1701 = p;
              l1702: {
                p = skipBlankLine(p);
                if (p < 0) { break l1702; }
                break l1694;
              }
              p = s1701;
            }
          } else touched ||= p >= end;
          l1704: {
            const s1705 = p;
            const t1706 = trail.length;
            l1707: {
              const r1708 = readBadFencedAction(p);
              if (r1708 === undefined) { break l1707; }
              p = pos;
              break l1704;
            }
            p = s1705;
            trail.length = t1706;
            l1861: {
              const r1862 = readClosedFence(p);
              if (r1862 === undefined) { break l1861; }
              p = pos;
              break l1704;
            }
            p = s1705;
            trail.length = t1706;
            {
              const s1870 = p;
              l1871: {
                p = skipFenceHead(p);
                if (p < 0) { break l1871; }
                break l1694;
              }
              p = s1870;
            }
            if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
              touched ||= p >= end;
              break l1694;
            }
            const r1873 = readChatLine(p);
            if (r1873 === undefined) { break l1694; }
            p = pos;
          }
          m1697 = true;
          continue l1693;
        }
        p = s1695;
        trail.length = t1696;
        break;
      }
      if (!m1697) { break l1692; }
      l1875: {
        const s1877 = p;
        const t1878 = trail.length;
        l1876: {
          const r1879 = readOpenFence(p);
          if (r1879 === undefined) { break l1876; }
          p = pos;
          break l1875;
        }
        p = s1877;
        trail.length = t1878;
      }
      break l1689;
    }
    p = s1690;
    trail.length = t1691;
    const r1900 = readOpenFence(p);
    if (r1900 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  const node: BadChatNode = { type: 'BadChat', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadFencedAction(p: number): BadFencedActionNode | undefined {
  const start = p;
  l1711: {
    const s1709 = p;
    l1710: {
      p = skipActionFence(p);
      if (p < 0) { break l1710; }
      p = s1709;
      break l1711;
    }
    p = s1709;
    return undefined;
  }
  const r1835 = readFenced(p);
  if (r1835 === undefined) { return undefined; }
  p = pos;
  const r1858 = readLineEnd(p);
  if (r1858 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadFencedActionNode = { type: 'BadFencedAction', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipActionFence(p: number): number {
  const noted = trail.length;
  const value = readActionFence(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readActionFence(p: number): [string, [null, null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null], [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]] | undefined {
  const outer = registers[1];
  const value = readActionFenceInside(p);
  registers[1] = outer;
  return value;
}

function readActionFenceInside(p: number): [string, [null, null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null], [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]] | undefined {
  let value!: [string, [null, null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null], [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  let l_run!: string;
  let e1712!: string;
  const r1713 = readFenceOpen(p);
  if (r1713 === undefined) { return undefined; }
  l_run = r1713;
  p = pos;
  registers[1] = l_run;
  e1712 = l_run;
  let e1715!: [null, null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1721: ([null, null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1716: for (;;) {
    const s1718 = p;
    const t1719 = trail.length;
    l1717: {
      let v1720!: [null, null, [string[], "\n" | BadLineEndNode] | string[]];
      let e1723!: null;
      {
        const s1724 = p;
        l1725: {
          p = skipFenceClose(p);
          if (p < 0) { break l1725; }
          break l1717;
        }
        p = s1724;
      }
      e1723 = null;
      let e1727!: null;
      {
        const s1728 = p;
        l1729: {
          p = skipActionMarker(p);
          if (p < 0) { break l1729; }
          break l1717;
        }
        p = s1728;
      }
      e1727 = null;
      let e1741!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l1717;
      }
      const r1742 = readLine(p);
      if (r1742 === undefined) { break l1717; }
      e1741 = r1742;
      p = pos;
      v1720 = [e1723, e1727, e1741];
      list1721.push(v1720);
      continue l1716;
    }
    p = s1718;
    trail.length = t1719;
    break;
  }
  e1715 = list1721;
  let e1744!: [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null];
  const r1745 = readActionMarker(p);
  if (r1745 === undefined) { return undefined; }
  e1744 = r1745;
  p = pos;
  let e1817!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1823: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1818: for (;;) {
    const s1820 = p;
    const t1821 = trail.length;
    l1819: {
      let v1822!: [null, [string[], "\n" | BadLineEndNode] | string[]];
      let e1825!: null;
      {
        const s1826 = p;
        l1827: {
          p = skipFenceClose(p);
          if (p < 0) { break l1827; }
          break l1819;
        }
        p = s1826;
      }
      e1825 = null;
      let e1829!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l1819;
      }
      const r1830 = readLine(p);
      if (r1830 === undefined) { break l1819; }
      e1829 = r1830;
      p = pos;
      v1822 = [e1825, e1829];
      list1823.push(v1822);
      continue l1818;
    }
    p = s1820;
    trail.length = t1821;
    break;
  }
  if (list1823.length === 0) { return undefined; }
  e1817 = list1823;
  let e1832!: [" "[], string, string[], null];
  const r1833 = readFenceClose(p);
  if (r1833 === undefined) { return undefined; }
  e1832 = r1833;
  p = pos;
  value = [e1712, e1715, e1744, e1817, e1832];
  pos = p;
  return value;
}

function skipActionMarker(p: number): number {
  let c = 0;
  let n1734 = 0;
  l1731: for (;;) {
    if (n1734 >= 3) break;
    const s1733 = p;
    l1732: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1732;
      }
      p++;
      n1734++;
      continue l1731;
    }
    p = s1733;
    break;
  }
  l1735: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1737 = p;
      l1736: {
        p = skipDecoration(p);
        if (p < 0) { break l1736; }
        break l1735;
      }
      p = s1737;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skip_actionName(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (text.charCodeAt(p) === 40) {
    {
      const s1738 = p;
      l1739: {

        p++;
        return -1;
      }
      p = s1738;
    }
  } else touched ||= p >= end;
  return p;
}

function readActionMarker(p: number): [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null] | undefined {
  let c = 0;
  let value!: [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null];
  let e1746!: " "[];
  const r1747 = readIndent(p);
  if (r1747 === undefined) { return undefined; }
  e1746 = r1747;
  p = pos;
  let e1749!: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null;
  l1750: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1752 = p;
      l1751: {
        const r1753 = readDecoration(p);
        if (r1753 === undefined) { break l1751; }
        e1749 = r1753;
        p = pos;
        break l1750;
      }
      p = s1752;
    } else touched ||= p >= end;
    e1749 = null;
  }
  let e1803!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1804 = readMarkerOpen(p);
  if (r1804 === undefined) { return undefined; }
  e1803 = r1804;
  p = pos;
  let e1806!: ActionNameNode | BadActionNameNode;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1807 = read_actionName(p);
  if (r1807 === undefined) { return undefined; }
  e1806 = r1807;
  p = pos;
  let e1809!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1810 = readMarkerClose(p);
  if (r1810 === undefined) { return undefined; }
  e1809 = r1810;
  p = pos;
  let e1812!: null;
  if (text.charCodeAt(p) === 40) {
    {
      const s1813 = p;
      l1814: {

        p++;
        return undefined;
      }
      p = s1813;
    }
  } else touched ||= p >= end;
  e1812 = null;
  value = [e1746, e1749, e1803, e1806, e1809, e1812];
  pos = p;
  return value;
}

function readDecoration(p: number): (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | undefined {
  let c = 0;
  let value!: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[];
  const list1758: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] = [];
  l1754: for (;;) {
    const s1756 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      l1755: {
        let v1757!: ["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__";
        l1760: {
          const s1761 = p;
          if (text.charCodeAt(p) === 35) {
            l1762: {
              let e1763!: "#"[];
              const list1768: "#"[] = [];
              l1764: for (;;) {
                const s1766 = p;
                if (text.charCodeAt(p) === 35) {
                  l1765: {
                    let v1767!: "#";

                    v1767 = "#";
                    p++;
                    list1768.push(v1767);
                    continue l1764;
                  }
                  p = s1766;
                } else touched ||= p >= end;
                break;
              }
              if (list1768.length === 0) { break l1762; }
              e1763 = list1768;
              let e1770!: string[];
              const list1775: string[] = [];
              l1771: for (;;) {
                const s1773 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1772: {
                    let v1774!: string;
                    const r1777 = read_blank(p);
                    if (r1777 === undefined) { break l1772; }
                    v1774 = r1777;
                    p = pos;
                    list1775.push(v1774);
                    continue l1771;
                  }
                  p = s1773;
                } else touched ||= p >= end;
                break;
              }
              e1770 = list1775;
              v1757 = [e1763, e1770];
              break l1760;
            }
            p = s1761;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 62) {
            l1779: {
              let e1780!: ">";

              e1780 = ">";
              p++;
              let e1781!: string[];
              const list1786: string[] = [];
              l1782: for (;;) {
                const s1784 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1783: {
                    let v1785!: string;
                    const r1788 = read_blank(p);
                    if (r1788 === undefined) { break l1783; }
                    v1785 = r1788;
                    p = pos;
                    list1786.push(v1785);
                    continue l1782;
                  }
                  p = s1784;
                } else touched ||= p >= end;
                break;
              }
              e1781 = list1786;
              v1757 = [e1780, e1781];
              break l1760;
            }
            p = s1761;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
            l1790: {
              let e1791!: string;
              e1791 = text.charAt(p);
              p++;
              let e1792!: string[];
              const list1797: string[] = [];
              l1793: for (;;) {
                const s1795 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1794: {
                    let v1796!: string;
                    const r1799 = read_blank(p);
                    if (r1799 === undefined) { break l1794; }
                    v1796 = r1799;
                    p = pos;
                    list1797.push(v1796);
                    continue l1793;
                  }
                  p = s1795;
                } else touched ||= p >= end;
                break;
              }
              if (list1797.length === 0) { break l1790; }
              e1792 = list1797;
              v1757 = [e1791, e1792];
              break l1760;
            }
            p = s1761;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            l1801: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1801;
              }
              v1757 = "**";
              p += 2;
              break l1760;
            }
            p = s1761;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1755;
          }
          v1757 = "__";
          p += 2;
        }
        list1758.push(v1757);
        continue l1754;
      }
      p = s1756;
    } else touched ||= p >= end;
    break;
  }
  if (list1758.length === 0) { return undefined; }
  value = list1758;
  pos = p;
  return value;
}

function readMarkerOpen(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return undefined;
  }
  value = text.charAt(p);
  p++;
  pos = p;
  return value;
}

function readMarkerClose(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  value = text.charAt(p);
  p++;
  pos = p;
  return value;
}

function readFenced(p: number): [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]] | undefined {
  const outer = registers[1];
  const value = readFencedInside(p);
  registers[1] = outer;
  return value;
}

function readFencedInside(p: number): [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]] | undefined {
  let value!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  let l_run!: string;
  let e1836!: string;
  const r1837 = readFenceOpen(p);
  if (r1837 === undefined) { return undefined; }
  l_run = r1837;
  p = pos;
  registers[1] = l_run;
  e1836 = l_run;
  let e1839!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1845: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1840: for (;;) {
    const s1842 = p;
    const t1843 = trail.length;
    l1841: {
      let v1844!: [null, [string[], "\n" | BadLineEndNode] | string[]];
      let e1847!: null;
      {
        const s1848 = p;
        l1849: {
          p = skipFenceClose(p);
          if (p < 0) { break l1849; }
          break l1841;
        }
        p = s1848;
      }
      e1847 = null;
      let e1851!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l1841;
      }
      const r1852 = readLine(p);
      if (r1852 === undefined) { break l1841; }
      e1851 = r1852;
      p = pos;
      v1844 = [e1847, e1851];
      list1845.push(v1844);
      continue l1840;
    }
    p = s1842;
    trail.length = t1843;
    break;
  }
  e1839 = list1845;
  let e1854!: [" "[], string, string[], null];
  const r1855 = readFenceClose(p);
  if (r1855 === undefined) { return undefined; }
  e1854 = r1855;
  p = pos;
  value = [e1836, e1839, e1854];
  pos = p;
  return value;
}

function readClosedFence(p: number): [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | undefined {
  let value!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null];
  let e1863!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  const r1864 = readFenced(p);
  if (r1864 === undefined) { return undefined; }
  e1863 = r1864;
  p = pos;
  let e1866!: "\n" | BadLineEndNode | null;
  const r1867 = readLineEnd(p);
  if (r1867 === undefined) { return undefined; }
  e1866 = r1867;
  p = pos;
  value = [e1863, e1866];
  pos = p;
  return value;
}

function readOpenFence(p: number): [null, MissingFenceEndNode, ([string[], "\n" | BadLineEndNode] | string[])[]] | undefined {
  let value!: [null, MissingFenceEndNode, ([string[], "\n" | BadLineEndNode] | string[])[]];
  let e1880!: null;
  {
    const s1881 = p;
    l1882: {
      p = skipStop(p);
      if (p < 0) { break l1882; }
      return undefined;
    }
    p = s1881;
  }
  e1880 = null;
  let e1884!: MissingFenceEndNode;
  const r1885 = readMissingFenceEnd(p);
  if (r1885 === undefined) { return undefined; }
  e1884 = r1885;
  p = pos;
  let e1889!: ([string[], "\n" | BadLineEndNode] | string[])[];
  const list1895: ([string[], "\n" | BadLineEndNode] | string[])[] = [];
  l1890: for (;;) {
    const s1892 = p;
    const t1893 = trail.length;
    if (p < end) {
      l1891: {
        let v1894!: [string[], "\n" | BadLineEndNode] | string[];
        const r1897 = readLine(p);
        if (r1897 === undefined) { break l1891; }
        v1894 = r1897;
        p = pos;
        list1895.push(v1894);
        continue l1890;
      }
      p = s1892;
      trail.length = t1893;
    } else touched ||= p >= end;
    break;
  }
  e1889 = list1895;
  value = [e1880, e1884, e1889];
  pos = p;
  return value;
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  const r1886 = readFenceOpen(p);
  if (r1886 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadLine(p: number): BadLineNode | undefined {
  const start = p;
  {
    const s1904 = p;
    l1905: {
      p = skip_wrapperEnd(p);
      if (p < 0) { break l1905; }
      return undefined;
    }
    p = s1904;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1907 = readLine(p);
  if (r1907 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadLineNode = { type: 'BadLine', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf221(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l1910: {
    const s1911 = p;
    const t1912 = trail.length;
    l1913: {
      const r1914 = readWrapperEnd(p);
      if (r1914 === undefined) { break l1913; }
      value = r1914;
      p = pos;
      break l1910;
    }
    p = s1911;
    trail.length = t1912;
    const r1937 = readMissingWrapperEnd(p);
    if (r1937 === undefined) { return -1; }
    value = r1937;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): WrapperEndNode | undefined {
  const start = p;
  const r1915 = read_wrapperEnd(p);
  if (r1915 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'WrapperEnd', start: base + start, end: base + p };
}

function read_wrapperEnd(p: number): [" "[], string, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], "\n" | BadLineEndNode | null];
  let e1916!: " "[];
  const r1917 = readIndent(p);
  if (r1917 === undefined) { return undefined; }
  e1916 = r1917;
  p = pos;
  let e1919!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1920 = readWrapperRun(p);
  if (r1920 === undefined) { return undefined; }
  e1919 = r1920;
  p = pos;
  let e1922!: string[];
  const r1923 = readBlanks(p);
  if (r1923 === undefined) { return undefined; }
  e1922 = r1923;
  p = pos;
  let e1925!: "\n" | BadLineEndNode | null;
  l1926: {
    const s1927 = p;
    const t1928 = trail.length;
    l1929: {
      const r1930 = readLineEnd(p);
      if (r1930 === undefined) { break l1929; }
      e1925 = r1930;
      p = pos;
      break l1926;
    }
    p = s1927;
    trail.length = t1928;
    l1934: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s1932 = p;
        l1933: {
          p = skipLineNoise(p);
          if (p < 0) { break l1933; }
          p = skipLineEnd(p);
          if (p < 0) { break l1933; }
          p = s1932;
          break l1934;
        }
        p = s1932;
      } else touched ||= p >= end;
      return undefined;
    }
    e1925 = null;
  }
  value = [e1916, e1919, e1922, e1925];
  pos = p;
  return value;
}

function readMissingWrapperEnd(p: number): MissingWrapperEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingWrapperEndNode = { type: 'MissingWrapperEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf225(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode | BadNoiseNode | BadChatBeforeNode;
  const r1939 = readOpening(p);
  if (r1939 === undefined) { return -1; }
  value = r1939;
  p = pos;
  leafValue = value;
  return p;
}

function readOpening(p: number): BlankNode | BadNoiseNode | BadChatBeforeNode | undefined {
  let c = 0;
  let value!: BlankNode | BadNoiseNode | BadChatBeforeNode;
  l1940: {
    const s1941 = p;
    const t1942 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l1943: {
        const r1944 = readLead(p);
        if (r1944 === undefined) { break l1943; }
        value = r1944;
        p = pos;
        break l1940;
      }
      p = s1941;
      trail.length = t1942;
    } else touched ||= p >= end;
    const r1946 = readBadChatBefore(p);
    if (r1946 === undefined) { return undefined; }
    value = r1946;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadChatBefore(p: number): BadChatBeforeNode | undefined {
  let c = 0;
  const start = p;
  l1947: {
    const s1948 = p;
    const t1949 = trail.length;
    l1950: {
      let m1955 = false;
      l1951: for (;;) {
        const s1953 = p;
        const t1954 = trail.length;
        l1952: {
          {
            const s1956 = p;
            l1957: {
              p = skipReplyFence(p);
              if (p < 0) { break l1957; }
              break l1952;
            }
            p = s1956;
          }
          {
            const s1981 = p;
            l1982: {
              p = skipStop(p);
              if (p < 0) { break l1982; }
              break l1952;
            }
            p = s1981;
          }
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            {
              const s1984 = p;
              l1985: {
                p = skipBlankLine(p);
                if (p < 0) { break l1985; }
                break l1952;
              }
              p = s1984;
            }
          } else touched ||= p >= end;
          l1987: {
            const s1988 = p;
            const t1989 = trail.length;
            l1990: {
              const r1991 = readClosedFence(p);
              if (r1991 === undefined) { break l1990; }
              p = pos;
              break l1987;
            }
            p = s1988;
            trail.length = t1989;
            {
              const s1993 = p;
              l1994: {
                p = skipFenceHead(p);
                if (p < 0) { break l1994; }
                break l1952;
              }
              p = s1993;
            }
            if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
              touched ||= p >= end;
              break l1952;
            }
            const r1996 = readChatLine(p);
            if (r1996 === undefined) { break l1952; }
            p = pos;
          }
          m1955 = true;
          continue l1951;
        }
        p = s1953;
        trail.length = t1954;
        break;
      }
      if (!m1955) { break l1950; }
      l1998: {
        const s2000 = p;
        const t2001 = trail.length;
        l1999: {
          const r2002 = readOpenFence(p);
          if (r2002 === undefined) { break l1999; }
          p = pos;
          break l1998;
        }
        p = s2000;
        trail.length = t2001;
      }
      break l1947;
    }
    p = s1948;
    trail.length = t1949;
    {
      const s2004 = p;
      l2005: {
        p = skipReplyFence(p);
        if (p < 0) { break l2005; }
        return undefined;
      }
      p = s2004;
    }
    const r2007 = readOpenFence(p);
    if (r2007 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  const node: BadChatBeforeNode = { type: 'BadChatBefore', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipReplyFence(p: number): number {
  p = skipMarkerFenceAhead(p);
  if (p < 0) { return -1; }
  {
    const s1962 = p;
    l1963: {
      p = skipExampleFence(p);
      if (p < 0) { break l1963; }
      return -1;
    }
    p = s1962;
  }
  return p;
}

function skipMarkerFenceAhead(p: number): number {
  l1961: {
    const s1959 = p;
    l1960: {
      p = skipMarkerFence(p);
      if (p < 0) { break l1960; }
      p = s1959;
      break l1961;
    }
    p = s1959;
    return -1;
  }
  return p;
}

function skipExampleFence(p: number): number {
  p = skipClosedFence(p);
  if (p < 0) { return -1; }
  l1965: for (;;) {
    const s1967 = p;
    l1966: {
      l1969: {
        const s1970 = p;
        l1971: {
          p = skipClosedFence(p);
          if (p < 0) { break l1971; }
          break l1969;
        }
        p = s1970;
        {
          const s1972 = p;
          l1973: {
            p = skipFenceOpen(p);
            if (p < 0) { break l1973; }
            break l1966;
          }
          p = s1972;
        }
        {
          const s1975 = p;
          l1976: {
            p = skipStopMarker(p);
            if (p < 0) { break l1976; }
            break l1966;
          }
          p = s1975;
        }
        if (!(p < end)) {
          touched ||= p >= end;
          break l1966;
        }
        p = skipLine(p);
        if (p < 0) { break l1966; }
      }
      continue l1965;
    }
    p = s1967;
    break;
  }
  p = skipStopMarker(p);
  if (p < 0) { return -1; }
  return p;
}

function skipClosedFence(p: number): number {
  p = skipFenced(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenced(p: number): number {
  const noted = trail.length;
  const value = readFenced(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function skipLine(p: number): number {
  let c = 0;
  l1978: {
    const s1979 = p;
    if (p < end) {
      l1980: {
        while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1980;
        }
        p = skipEol(p);
        if (p < 0) { break l1980; }
        break l1978;
      }
      p = s1979;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
    touched ||= p >= end;
  }
  return p;
}

function leaf234(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2011!: null;
  l2014: {
    const s2012 = p;
    l2013: {
      p = skipReplyFence(p);
      if (p < 0) { break l2013; }
      p = s2012;
      break l2014;
    }
    p = s2012;
    return -1;
  }
  e2011 = null;
  value = [e2011];
  leafValue = value;
  return p;
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf57 }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: leaf157 }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: leaf200 }] } }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf225 } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf234 }, { op: 'again', step: () => stepWrapped }] }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf57 }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: leaf157 }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: leaf200 }] } }] }] }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf14 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf57 }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: leaf157 }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf221 }] } };
const stepBlock: Step = { op: 'rule', name: 'Block', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: leaf122 }, { op: 'leaf', read: leaf125 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf149 }, { op: 'leaf', read: leaf151 }] } };
const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text147 } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf184 }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: leaf198 }] } };
const stepSectionText: Step = { op: 'rule', name: 'SectionText', register: -1, isText: true, body: { op: 'text', read: text191 } };
const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: 1, isText: true, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: leaf192 }, { op: 'text', read: text194 }, { op: 'leaf', read: leaf195 }] } };

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
  },
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole reply stands inside a code fence.","example":"```\n[REASONING]\n…\n```","mend":"Write the reply without a fence around it.","isCut":false},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The fence around the reply never closes.","example":"```\n[REASONING]\nDone.","mend":"Write the whole reply again, without a fence around it.","isCut":false},
    BadActionName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","mend":"Write the name in upper case with underscores: [MOOD], [ACTION_0_TYPE].","isCut":false},
    MissingIndex: {"code":"missing-index","severity":"warning","meaning":"A marker of an action has no number.","example":"[ACTION_TYPE] finish","mend":"Write [ACTION_0_TYPE].","isCut":false},
    BadMarkerIndent: {"code":"bad-marker-indent","severity":"warning","meaning":"A marker is indented.","example":"[FOCUS] 0.9\n  [MOOD] 0.8","mend":"Begin markers in the first column.","isCut":false},
    BadMarkerDecoration: {"code":"bad-marker-decoration","severity":"warning","meaning":"A marker is decorated as a heading, a list item or bold text.","example":"## [REASONING]","mend":"Begin the line with the bracket.","isCut":false},
    BadMarkerEnd: {"code":"bad-marker-end","severity":"warning","meaning":"Bold type ends behind a marker or its value.","example":"**[MOOD]** 0.8","mend":"Write markers without Markdown.","isCut":false},
    BadMarkerBracket: {"code":"bad-marker-bracket","severity":"warning","meaning":"A marker is written with full-width brackets.","example":"［MOOD］ 0.8","mend":"Write [ and ].","isCut":false},
    BadMarkerNoise: {"code":"bad-marker-noise","severity":"warning","meaning":"Template tokens or colour sequences stand between a marker and its value.","example":"\u001b[1m[MOOD]\u001b[0m 0.8","mend":"Strip the sequences from the reply.","isCut":false},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign stands between a marker and its text.","example":"[ACTION_0_PATH]: a.txt","mend":"Write [ACTION_0_PATH] a.txt.","isCut":false},
    BadFirstLine: {"code":"bad-first-line","severity":"warning","meaning":"The reasoning begins on the line of its marker.","example":"[REASONING] I will read the file.","mend":"Begin the text on the line below the marker.","isCut":false},
    MissingTextFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence never closes. All that follows belongs to it.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    BadOwnName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","mend":"Write the name in upper case with underscores: [MOOD], [ACTION_0_TYPE].","isCut":false},
    BadVitalSeparator: {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign stands between a vital and its value.","example":"[MOOD] = 0.8","mend":"Write [MOOD] 0.8.","isCut":false},
    BadPercent: {"code":"bad-percent","severity":"warning","meaning":"A vital is given in percent.","example":"[MOOD] 85%","mend":"Write 0.85.","isCut":false},
    BadNumeral: {"code":"bad-numeral","severity":"warning","meaning":"A number is written without a digit before or after the point, or with a plus sign.","example":"[MOOD] .8","mend":"Write 0.8.","isCut":false},
    BadVital: {"code":"bad-vital","severity":"error","meaning":"The value of a vital is no number from 0.0 to 1.0. This value was left out.","example":"[MOOD] high","mend":"Write a number such as 0.85.","isCut":false},
    BadValueBracket: {"code":"bad-value-bracket","severity":"warning","meaning":"The value of a vital or a parameter stands inside the brackets.","example":"[MOOD: 0.8]","mend":"Write [MOOD] 0.8.","isCut":false},
    BadRemark: {"code":"bad-remark","severity":"warning","meaning":"A remark follows the value of a vital.","example":"[MOOD] 0.8  # fine","mend":"Put remarks under [NOTES].","isCut":false},
    MissingLineEnd: {"code":"missing-line-end","severity":"warning","meaning":"Several vitals ownShare a line.","example":"[MOOD] 0.8 [FOCUS] 0.9","mend":"Give each vital a line of its own.","isCut":false},
    BadBareVital: {"code":"bad-bare-vital","severity":"warning","meaning":"A vital is written as a label, without brackets.","example":"[REASONING]\nDone.\nMood: 0.8","mend":"Write [MOOD] 0.8.","isCut":false},
    BadLineNoise: {"code":"bad-line-noise","severity":"warning","meaning":"A template token or a colour sequence stands at the end of a value. It was left out.","example":"[ACTION_0_RESULT] done<|end|>","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
    BadContinuation: {"code":"bad-continuation","severity":"warning","meaning":"Lines without a marker follow a parameter; they were joined to its value.","example":"[ACTION_0_RESULT] first line\nsecond line","mend":"Write the value on one line, or put long text into a content block.","isCut":false},
    BadStartText: {"code":"bad-start-text","severity":"warning","meaning":"Text stands on the START line of a block; it was read as the first line of the block.","example":"[ACTION_0_CONTENT_START] print(1)","mend":"Begin the content on the line below.","isCut":false},
    BadContentEnd: {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block carries a remark, or stands alone.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","mend":"Write the END marker alone on its line, after a START marker with the same number.","isCut":false},
    MissingContentEnd: {"code":"missing-content-end","severity":"error","meaning":"A content block has no END line of its number. It ends where the next action begins, or with the text.","example":"[ACTION_0_CONTENT_START]\nprint(1)","mend":"Close every block with [ACTION_N_CONTENT_END] of the same number.","isCut":false},
    BadMarker: {"code":"bad-marker","severity":"error","meaning":"A line begins like a marker and has no closing bracket. The line was skipped.","example":"[MOOD] 0.8\n[CONFIDEN  # typo","mend":"Write the whole marker with both brackets, such as [CONFIDENCE] 0.9.","isCut":false},
    BadIndex: {"code":"bad-index","severity":"error","meaning":"The number of an action is none from 0 to 999999999, or a digit begins the name of its parameter. The line was skipped.","example":"[MOOD] 0.8\n[ACTION_-1_TYPE] finish","mend":"Number the actions 0, 1, 2, ….","isCut":false},
    MissingMarkerEnd: {"code":"missing-marker-end","severity":"error","meaning":"The text ends inside a marker.","example":"[REASONING]\nDone.\n[CONF","mend":"Write the whole reply again, if need be a shorter one.","isCut":false},
    BadChatBefore: {"code":"bad-chat","severity":"warning","meaning":"A text stands outside every section and block. It is in no field of the model.","example":"Sure, here is my reply:\n[REASONING]\n…","mend":"Put the text under [REASONING] or [NOTES], or leave it out.","isCut":false},
    BadChat: {"code":"bad-chat","severity":"warning","meaning":"A text stands outside every section and block. It is in no field of the model.","example":"Sure, here is my reply:\n[REASONING]\n…","mend":"Put the text under [REASONING] or [NOTES], or leave it out.","isCut":false},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence never closes. All that follows belongs to it.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    BadFencedAction: {"code":"bad-fenced-action","severity":"error","meaning":"Markers of an action stand in a code fence behind the beginning of the reply and were read as an example. Nothing of them is in the model.","example":"[MOOD] 0.8\n```\n[ACTION_0_TYPE] finish\n```","mend":"Write the markers of an action without a fence around them.","isCut":false},
    BadLine: {"code":"bad-chat","severity":"warning","meaning":"A text stands outside every section and block. It is in no field of the model.","example":"Sure, here is my reply:\n[REASONING]\n…","mend":"Put the text under [REASONING] or [NOTES], or leave it out.","isCut":false},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Template tokens or colour sequences stand around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"Lines end with CR or CRLF outside the content blocks.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
    BadMarkerName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","mend":"Write the name in upper case with underscores: [MOOD], [ACTION_0_TYPE].","isCut":false},
    BadMarkerSlip: {"code":"bad-marker-slip","severity":"warning","meaning":"A marker is one typing slip away from a standard one and was read as that.","example":"[CONFIDENC] 0.9","mend":"Spell the name as the format has it: [CONFIDENCE].","isCut":false},
  },
  registers: 3,
  tables: 3,
};
