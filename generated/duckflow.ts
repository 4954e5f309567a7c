// Generated from grammars/duckflow.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type Reading, type RecoveryNode, type Step, type TextPiece, type TreeNode, ANY, closesRun, standsLater, tableOf, wordList } from '../src/engine/index.ts';

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

export interface BadOpenSeparatorNode extends RecoveryNode {
  readonly type: 'BadOpenSeparator';
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

export interface BadOpenVitalSeparatorNode extends RecoveryNode {
  readonly type: 'BadOpenVitalSeparator';
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

export interface TagEndNode extends TreeNode {
  readonly type: 'TagEnd';
}

export interface BadContentTagNode extends RecoveryNode {
  readonly type: 'BadContentTag';
  readonly index: string;
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
  readonly BadContentTag: BadContentTagNode;
  readonly TagEnd: TagEndNode;
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
  readonly TagText: TextPiece<'TagText'>;
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
  readonly BadOpenSeparator: BadOpenSeparatorNode;
  readonly BadFirstLine: BadFirstLineNode;
  readonly MissingTextFenceEnd: MissingTextFenceEndNode;
  readonly BadOwnName: BadOwnNameNode;
  readonly BadVitalSeparator: BadVitalSeparatorNode;
  readonly BadOpenVitalSeparator: BadOpenVitalSeparatorNode;
  readonly BadPercent: BadPercentNode;
  readonly BadNumeral: BadNumeralNode;
  readonly BadVital: BadVitalNode;
  readonly BadValueBracket: BadValueBracketNode;
  readonly BadRemark: BadRemarkNode;
  readonly MissingLineEnd: MissingLineEndNode;
  readonly BadBareVital: BadBareVitalNode;
  readonly BadLineNoise: BadLineNoiseNode;
  readonly BadContinuation: BadContinuationNode;
  readonly BadContentTag: BadContentTagNode;
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
let reading: Reading = { text: '', base: 0, over: true, registers: [], inside: [], ahead: [], options: {} };
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
const TABLE_22 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95]);
const TABLE_23 = tableOf([9, 9], [32, 32], [35, 35], [42, 45], [59, 59], [62, 62], [91, 91], [95, 95], [124, 124]);
const TABLE_24 = tableOf([37, 37], [43, 57], [65, 90], [95, 95], [97, 122], [126, 126]);
const TABLE_25 = tableOf([45, 45], [47, 47], [126, 126]);
const TABLE_26 = tableOf([9, 9], [32, 32], [48, 58], [61, 61]);
const TABLE_27 = tableOf([9, 9], [32, 32], [44, 44], [59, 59], [124, 124]);
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
    const r789 = readParameter(p);
    if (r789 === undefined) { return -1; }
    value = r789;
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
    l574: {
      if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
        const s572 = p;
        l573: {
          p = skipTypeAhead(p);
          if (p < 0) { break l573; }
          p = s572;
          break l574;
        }
        p = s572;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r584 = read_actionName(p);
    if (r584 === undefined) { return undefined; }
    l_marker = r584;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r649 = readLooseGiven(p);
    if (r649 === undefined) { return undefined; }
    l_value = r649;
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
  let e546!: BadMarkerIndentNode | null;
  l547: {
    if (text.charCodeAt(p) === 32) {
      const s549 = p;
      const t550 = trail.length;
      l548: {
        const r551 = readBadMarkerIndent(p);
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
  let e557!: BadMarkerDecorationNode | null;
  l558: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s560 = p;
      const t561 = trail.length;
      l559: {
        const r562 = readBadMarkerDecoration(p);
        if (r562 === undefined) { break l559; }
        e557 = r562;
        p = pos;
        break l558;
      }
      p = s560;
      trail.length = t561;
    } else touched ||= p >= end;
    e557 = null;
  }
  let e564!: "[" | BadMarkerBracketNode;
  l565: {
    const s566 = p;
    const t567 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l568: {

        e564 = "[";
        p++;
        break l565;
      }
      p = s566;
      trail.length = t567;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r569 = readBadMarkerBracket(p);
    if (r569 === undefined) { return undefined; }
    e564 = r569;
    p = pos;
  }
  value = [e505, e546, e557, e564];
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
  if (text.charCodeAt(p) === 67) {
    {
      const s531 = p;
      l532: {
        p = skipTagRest(p);
        if (p < 0) { break l532; }
        return -1;
      }
      p = s531;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
  touched ||= p >= end;
  l545: {
    if (text.charCodeAt(p) === 93) {
      const s543 = p;
      l544: {

        p++;
        p = s543;
        break l545;
      }
      p = s543;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipTagRest(p: number): number {
  if (text.charCodeAt(p) !== 67 || !text.startsWith("CONTENT]", p)) {
    reachesEnd(p, "CONTENT]");
    return -1;
  }
  p += 8;
  l536: {
    const s534 = p;
    l535: {
      p = skipBlanks(p);
      if (p < 0) { break l535; }
      p = skipLineEnd(p);
      if (p < 0) { break l535; }
      p = s534;
      break l536;
    }
    p = s534;
    return -1;
  }
  p = skipTagCloseLater(p);
  if (p < 0) { return -1; }
  return p;
}

function skipTagCloseLater(p: number): number {
  const noted = trail.length;
  const value = readTagCloseLater(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readTagCloseLater(p: number): string | undefined {
  const looked = touched;
  const noted = trail.length;
  const found = standsLater(reading, 0, base + p, ANY, (at) => {
      touched = false;
      const value = readTagCloseLine(at);
      return { value, isFinal: !touched || over };
  });
  trail.length = noted;
  touched = looked || !found;
  pos = p;
  return found ? '' : undefined;
}

function readTagCloseLine(p: number): ["[/ACTION_", string, "_CONTENT"] | undefined {
  let c = 0;
  let value!: ["[/ACTION_", string, "_CONTENT"];
  let e537!: "[/ACTION_";
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[/ACTION_", p)) {
    reachesEnd(p, "[/ACTION_");
    return undefined;
  }
  e537 = "[/ACTION_";
  p += 9;
  let e538!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r539 = readIndex(p);
  if (r539 === undefined) { return undefined; }
  e538 = r539;
  p = pos;
  let e541!: "_CONTENT";
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT", p)) {
    reachesEnd(p, "_CONTENT");
    return undefined;
  }
  e541 = "_CONTENT";
  p += 8;
  value = [e537, e538, e541];
  pos = p;
  return value;
}

function readBadMarkerIndent(p: number): BadMarkerIndentNode | undefined {
  const start = p;
  let n555 = 0;
  l552: for (;;) {
    if (n555 >= 3) break;
    const s554 = p;
    l553: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l553;
      }
      p++;
      n555++;
      continue l552;
    }
    p = s554;
    break;
  }
  if (n555 < 1) { return undefined; }
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
  l575: {
    const s576 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l577: {
        p = skipActionWord(p);
        if (p < 0) { break l577; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l577;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l577;
        }
        p = skipIndex(p);
        if (p < 0) { break l577; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l577;
        }
        p++;
        break l575;
      }
      p = s576;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) { return -1; }
    p += 6;
    l578: {
      if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
        const s580 = p;
        l579: {
          p++;
          break l578;
        }
        p = s580;
      } else touched ||= p >= end;
    }
    l581: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s583 = p;
        l582: {
          p = skipIndex(p);
          if (p < 0) { break l582; }
          if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
            touched ||= p >= end;
            break l582;
          }
          p++;
          break l581;
        }
        p = s583;
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
  l585: {
    const s586 = p;
    const t587 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l588: {
        const r589 = readActionName(p);
        if (r589 === undefined) { break l588; }
        value = r589;
        p = pos;
        break l585;
      }
      p = s586;
      trail.length = t587;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 65 || c === 97))) {
      touched ||= p >= end;
      return undefined;
    }
    const r620 = readBadActionName(p);
    if (r620 === undefined) { return undefined; }
    value = r620;
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
  l590: {
    const s591 = p;
    const t592 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l593: {
        const r594 = readActionWord(p);
        if (r594 === undefined) { break l593; }
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l593;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l593;
        }
        const r596 = readIndex(p);
        if (r596 === undefined) { break l593; }
        l_index = r596;
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l593;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
          touched ||= p >= end;
          break l593;
        }
        const r598 = readPartName(p);
        if (r598 === undefined) { break l593; }
        l_name = r598;
        p = pos;
        l612: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s610 = p;
            l611: {
              p++;
              p = s610;
              break l612;
            }
            p = s610;
          } else touched ||= p >= end;
          break l593;
        }
        break l590;
      }
      p = s591;
      trail.length = t592;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 65 || !text.startsWith("ACTION_", p)) {
      reachesEnd(p, "ACTION_");
      return undefined;
    }
    p += 7;
    const r613 = readMissingIndex(p);
    if (r613 === undefined) { return undefined; }
    l_index = r613;
    p = pos;
    const s615 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
    touched ||= p >= end;
    l_name = text.slice(s615, p);
    l618: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s616 = p;
        l617: {
          p++;
          p = s616;
          break l618;
        }
        p = s616;
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
  l599: {
    const s600 = p;
    const t601 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) {
      l602: {
        const r603 = readPartWord(p);
        if (r603 === undefined) { break l602; }
        value = r603;
        p = pos;
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
          break l602;
        }
        break l599;
      }
      p = s600;
      trail.length = t601;
    } else touched ||= p >= end;
    const s608 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
    touched ||= p >= end;
    value = text.slice(s608, p);
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
  l621: {
    const s622 = p;
    const t623 = trail.length;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l624: {
        if (!isCaseless(p, "action")) { break l624; }
        p += 6;
        l625: {
          if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
            const s627 = p;
            l626: {
              p++;
              break l625;
            }
            p = s627;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l624;
        }
        const r628 = readIndex(p);
        if (r628 === undefined) { break l624; }
        l_index = r628;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
          touched ||= p >= end;
          break l624;
        }
        p++;
        const s630 = p;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95 || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l624;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
        touched ||= p >= end;
        l_name = text.slice(s630, p);
        break l621;
      }
      p = s622;
      trail.length = t623;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) { return undefined; }
    p += 6;
    l631: {
      if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
        const s633 = p;
        l632: {
          p++;
          break l631;
        }
        p = s633;
      } else touched ||= p >= end;
    }
    const r634 = readMissingIndex(p);
    if (r634 === undefined) { return undefined; }
    l_index = r634;
    p = pos;
    l638: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
        const s636 = p;
        l637: {
          l639: {
            const s640 = p;
            if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
              l641: {
                if (!isCaseless(p, "type")) { break l641; }
                p += 4;
                break l639;
              }
              p = s640;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
              l642: {
                if (!isCaseless(p, "path")) { break l642; }
                p += 4;
                break l639;
              }
              p = s640;
            } else touched ||= p >= end;
            if (!isCaseless(p, "content")) { break l637; }
            p += 7;
            if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
              touched ||= p >= end;
              break l637;
            }
            p++;
            l643: {
              const s644 = p;
              if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
                l645: {
                  if (!isCaseless(p, "start")) { break l645; }
                  p += 5;
                  break l643;
                }
                p = s644;
              } else touched ||= p >= end;
              if (!isCaseless(p, "end")) { break l637; }
              p += 3;
            }
          }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l637;
          }
          p++;
          p = s636;
          break l638;
        }
        p = s636;
      } else touched ||= p >= end;
      return undefined;
    }
    const s646 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95 || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
    touched ||= p >= end;
    l_name = text.slice(s646, p);
  }
  pos = p;
  const node: BadActionNameNode = { type: 'BadActionName', start: base + start, end: base + p, raw: text.slice(start, p), index: l_index, name: l_name };
  trail.push(node);
  return node;
}

function readLooseGiven(p: number): BracketValueNode | ValueNode | BoldValueNode | undefined {
  let c = 0;
  let value!: BracketValueNode | ValueNode | BoldValueNode;
  l650: {
    const s651 = p;
    const t652 = trail.length;
    if (((c = text.charCodeAt(p)) === 58 || c === 61)) {
      l653: {
        const r654 = readBadOpenSeparator(p);
        if (r654 === undefined) { break l653; }
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l653; }
        const r656 = readBracketValue(p);
        if (r656 === undefined) { break l653; }
        value = r656;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
          touched ||= p >= end;
          break l653;
        }
        const r695 = readBadValueBracket(p);
        if (r695 === undefined) { break l653; }
        p = pos;
        l697: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s699 = p;
            const t700 = trail.length;
            l698: {
              const r701 = readBadMarkerEnd(p);
              if (r701 === undefined) { break l698; }
              p = pos;
              break l697;
            }
            p = s699;
            trail.length = t700;
          } else touched ||= p >= end;
        }
        const r706 = readValueEnd(p);
        if (r706 === undefined) { break l653; }
        p = pos;
        break l650;
      }
      p = s651;
      trail.length = t652;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 58 || c === 61)) {
      l708: {
        const r709 = readBadOpenSeparator(p);
        if (r709 === undefined) { break l708; }
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l708; }
        const r711 = readValue(p);
        if (r711 === undefined) { break l708; }
        value = r711;
        p = pos;
        const r713 = readValueEnd(p);
        if (r713 === undefined) { break l708; }
        p = pos;
        break l650;
      }
      p = s651;
      trail.length = t652;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l715: {
        const r716 = readLooseClose(p);
        if (r716 === undefined) { break l715; }
        p = pos;
        l737: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s739 = p;
            const t740 = trail.length;
            l738: {
              const r741 = readBadMarkerNoise(p);
              if (r741 === undefined) { break l738; }
              p = pos;
              break l737;
            }
            p = s739;
            trail.length = t740;
          } else touched ||= p >= end;
        }
        l743: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            const s745 = p;
            const t746 = trail.length;
            l744: {
              l749: {
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
                  const s747 = p;
                  l748: {
                    p = skipColon(p);
                    if (p < 0) { break l748; }
                    p = s747;
                    break l749;
                  }
                  p = s747;
                } else touched ||= p >= end;
                break l744;
              }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
                touched ||= p >= end;
                break l744;
              }
              const r750 = readBadSeparator(p);
              if (r750 === undefined) { break l744; }
              p = pos;
              break l743;
            }
            p = s745;
            trail.length = t746;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l715; }
        const r752 = readBoldValue(p);
        if (r752 === undefined) { break l715; }
        value = r752;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l715;
        }
        const r779 = readBadMarkerEnd(p);
        if (r779 === undefined) { break l715; }
        p = pos;
        const r781 = readValueEnd(p);
        if (r781 === undefined) { break l715; }
        p = pos;
        break l650;
      }
      p = s651;
      trail.length = t652;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r783 = readLooseClose(p);
    if (r783 === undefined) { return undefined; }
    p = pos;
    const r785 = readGiven(p);
    if (r785 === undefined) { return undefined; }
    value = r785;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadOpenSeparator(p: number): BadOpenSeparatorNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadOpenSeparatorNode = { type: 'BadOpenSeparator', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBracketValue(p: number): BracketValueNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s657 = p;
  l658: for (;;) {
    const s660 = p;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l659: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
          {
            const s662 = p;
            l663: {
              p = skipBracketTail(p);
              if (p < 0) { break l663; }
              break l659;
            }
            p = s662;
          }
        } else touched ||= p >= end;
        l674: {
          const s675 = p;
          if (text.charCodeAt(p) === 91) {
            l676: {
              p = skipBalanced(p);
              if (p < 0) { break l676; }
              break l674;
            }
            p = s675;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
            l684: {
              p++;
              break l674;
            }
            p = s675;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l659;
          }
          p = skipInnerNoise(p);
          if (p < 0) { break l659; }
        }
        continue l658;
      }
      p = s660;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s657, p);
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
  l665: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s667 = p;
      l666: {
        l668: {
          const s669 = p;
          if (text.charCodeAt(p) === 42) {
            l670: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l670;
              }
              p += 2;
              break l668;
            }
            p = s669;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l666;
          }
          p += 2;
        }
        break l665;
      }
      p = s667;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l671: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s673 = p;
      l672: {
        p = skipLineNoise(p);
        if (p < 0) { break l672; }
        break l671;
      }
      p = s673;
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
  l677: for (;;) {
    const s679 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128)) {
      l678: {
        l681: {
          const s682 = p;
          if (text.charCodeAt(p) === 91) {
            l683: {
              p = skipBalanced(p);
              if (p < 0) { break l683; }
              break l681;
            }
            p = s682;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l678;
          }
          p++;
        }
        continue l677;
      }
      p = s679;
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
  l685: {
    const s686 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l687: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s688 = p;
            l689: {
              p = skipLineNoise(p);
              if (p < 0) { break l689; }
              p = skipLineEnd(p);
              if (p < 0) { break l689; }
              break l687;
            }
            p = s688;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l687;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l687; }
        break l685;
      }
      p = s686;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s691 = p;
        l692: {
          p = skipNoise(p);
          if (p < 0) { break l692; }
          return -1;
        }
        p = s691;
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
  l702: {
    const s703 = p;
    if (text.charCodeAt(p) === 42) {
      l704: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l704;
        }
        p += 2;
        break l702;
      }
      p = s703;
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
  let e717!: ["]", null] | BadMarkerBracketNode;
  l718: {
    const s719 = p;
    const t720 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l721: {
        let e722!: "]";

        e722 = "]";
        p++;
        let e723!: null;
        if (text.charCodeAt(p) === 40) {
          {
            const s724 = p;
            l725: {

              p++;
              break l721;
            }
            p = s724;
          }
        } else touched ||= p >= end;
        e723 = null;
        e717 = [e722, e723];
        break l718;
      }
      p = s719;
      trail.length = t720;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r727 = readBadMarkerBracket(p);
    if (r727 === undefined) { return undefined; }
    e717 = r727;
    p = pos;
  }
  let e729!: BadMarkerEndNode | null;
  l730: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s732 = p;
      const t733 = trail.length;
      l731: {
        const r734 = readBadMarkerEnd(p);
        if (r734 === undefined) { break l731; }
        e729 = r734;
        p = pos;
        break l730;
      }
      p = s732;
      trail.length = t733;
    } else touched ||= p >= end;
    e729 = null;
  }
  value = [e717, e729];
  pos = p;
  return value;
}

function readBoldValue(p: number): BoldValueNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s753 = p;
  l754: for (;;) {
    const s756 = p;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l755: {
        if (text.charCodeAt(p) === 42) {
          {
            const s758 = p;
            l759: {
              p = skipBoldTail(p);
              if (p < 0) { break l759; }
              break l755;
            }
            p = s758;
          }
        } else touched ||= p >= end;
        l764: {
          const s765 = p;
          if (text.charCodeAt(p) === 42) {
            l766: {
              p = skipBoldPair(p);
              if (p < 0) { break l766; }
              break l764;
            }
            p = s765;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
            l774: {
              if (text.charCodeAt(p) === 42) {
                {
                  const s775 = p;
                  l776: {
                    if (!text.startsWith("**", p)) {
                      reachesEnd(p, "**");
                      break l776;
                    }
                    p += 2;
                    break l774;
                  }
                  p = s775;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l774;
              }
              p++;
              break l764;
            }
            p = s765;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l755;
          }
          p = skipInnerNoise(p);
          if (p < 0) { break l755; }
        }
        continue l754;
      }
      p = s756;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s753, p);
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
  l761: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s763 = p;
      l762: {
        p = skipLineNoise(p);
        if (p < 0) { break l762; }
        break l761;
      }
      p = s763;
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
  let m770 = false;
  l767: for (;;) {
    const s769 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
      l768: {
        if (text.charCodeAt(p) === 42) {
          {
            const s771 = p;
            l772: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l772;
              }
              p += 2;
              break l768;
            }
            p = s771;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l768;
        }
        p++;
        m770 = true;
        continue l767;
      }
      p = s769;
    } else touched ||= p >= end;
    break;
  }
  if (!m770) { return -1; }
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
  l790: {
    const s791 = p;
    const t792 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l793: {
        if (!text.startsWith("[ACTION_", p)) {
          reachesEnd(p, "[ACTION_");
          break l793;
        }
        p += 8;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l793;
        }
        const r794 = readIndex(p);
        if (r794 === undefined) { break l793; }
        l_index = r794;
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l793;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
          touched ||= p >= end;
          break l793;
        }
        const r796 = readParameterName(p);
        if (r796 === undefined) { break l793; }
        l_name = r796;
        p = pos;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l793;
        }
        p++;
        const r808 = readGiven(p);
        if (r808 === undefined) { break l793; }
        l_value = r808;
        p = pos;
        l810: {
          const s812 = p;
          const t813 = trail.length;
          l811: {
            const r814 = readBadContinuation(p);
            if (r814 === undefined) { break l811; }
            l_more = r814;
            p = pos;
            break l810;
          }
          p = s812;
          trail.length = t813;
          l_more = null;
        }
        break l790;
      }
      p = s791;
      trail.length = t792;
      l_index = null;
      l_name = null;
      l_marker = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r980 = readLooseOpen(p);
    if (r980 === undefined) { return undefined; }
    p = pos;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      {
        const s982 = p;
        l983: {
          l985: {
            const s986 = p;
            if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
              l987: {
                p = skipTypeAhead(p);
                if (p < 0) { break l987; }
                break l985;
              }
              p = s986;
            } else touched ||= p >= end;
            if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
              l988: {
                p = skipStartAhead(p);
                if (p < 0) { break l988; }
                break l985;
              }
              p = s986;
            } else touched ||= p >= end;
            if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
              l989: {
                p = skipEndAhead(p);
                if (p < 0) { break l989; }
                break l985;
              }
              p = s986;
            } else touched ||= p >= end;
            if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
              touched ||= p >= end;
              break l983;
            }
            p = skipActionPrefix(p);
            if (p < 0) { break l983; }
            if (!(text.charCodeAt(p) === 67)) {
              touched ||= p >= end;
              break l983;
            }
            p = skipTagRest(p);
            if (p < 0) { break l983; }
          }
          return undefined;
        }
        p = s982;
      }
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r990 = read_actionName(p);
    if (r990 === undefined) { return undefined; }
    l_marker = r990;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r992 = readLooseGiven(p);
    if (r992 === undefined) { return undefined; }
    l_value = r992;
    p = pos;
    l994: {
      const s996 = p;
      const t997 = trail.length;
      l995: {
        const r998 = readBadContinuation(p);
        if (r998 === undefined) { break l995; }
        l_more = r998;
        p = pos;
        break l994;
      }
      p = s996;
      trail.length = t997;
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
      const s797 = p;
      l798: {
        p = skipPartWord(p);
        if (p < 0) { break l798; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l798;
        }
        p++;
        return undefined;
      }
      p = s797;
    }
  } else touched ||= p >= end;
  if (text.charCodeAt(p) === 67) {
    {
      const s800 = p;
      l801: {
        p = skipTagRest(p);
        if (p < 0) { break l801; }
        return undefined;
      }
      p = s800;
    }
  } else touched ||= p >= end;
  const s803 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
  touched ||= p >= end;
  value = text.slice(s803, p);
  l806: {
    if (text.charCodeAt(p) === 93) {
      const s804 = p;
      l805: {

        p++;
        p = s804;
        break l806;
      }
      p = s804;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return value;
}

function readBadContinuation(p: number): BadContinuationNode | undefined {
  const start = p;
  let l_lines!: string[];
  const list820: string[] = [];
  l815: for (;;) {
    const s817 = p;
    const t818 = trail.length;
    l816: {
      let v819!: string;
      const r822 = readContinuedLine(p);
      if (r822 === undefined) { break l816; }
      v819 = r822;
      p = pos;
      list820.push(v819);
      continue l815;
    }
    p = s817;
    trail.length = t818;
    break;
  }
  if (list820.length === 0) { return undefined; }
  l_lines = list820;
  pos = p;
  const node: BadContinuationNode = { type: 'BadContinuation', start: base + start, end: base + p, raw: text.slice(start, p), lines: l_lines };
  trail.push(node);
  return node;
}

function readContinuedLine(p: number): string | undefined {
  let c = 0;
  let value!: string;
  {
    const s823 = p;
    l824: {
      p = skipStop(p);
      if (p < 0) { break l824; }
      return undefined;
    }
    p = s823;
  }
  if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
    {
      const s851 = p;
      l852: {
        p = skipBlankLine(p);
        if (p < 0) { break l852; }
        return undefined;
      }
      p = s851;
    }
  } else touched ||= p >= end;
  l854: {
    const s855 = p;
    const t856 = trail.length;
    l857: {
      const s858 = p;
      const r859 = readPlainFence(p);
      if (r859 === undefined) { break l857; }
      p = pos;
      value = text.slice(s858, p);
      const r934 = readLineEnd(p);
      if (r934 === undefined) { break l857; }
      p = pos;
      break l854;
    }
    p = s855;
    trail.length = t856;
    {
      const s936 = p;
      l937: {
        p = skipFenceHead(p);
        if (p < 0) { break l937; }
        return undefined;
      }
      p = s936;
    }
    if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
      touched ||= p >= end;
      return undefined;
    }
    const r939 = readChatLine(p);
    if (r939 === undefined) { return undefined; }
    value = r939;
    p = pos;
  }
  pos = p;
  return value;
}

function skipStop(p: number): number {
  let c = 0;
  l826: {
    const s827 = p;
    l828: {
      p = skipStopMarker(p);
      if (p < 0) { break l828; }
      break l826;
    }
    p = s827;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l829: {
        let m833 = false;
        l830: for (;;) {
          const s832 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l831: {
              p = skipNoise(p);
              if (p < 0) { break l831; }
              m833 = true;
              continue l830;
            }
            p = s832;
          } else touched ||= p >= end;
          break;
        }
        if (!m833) { break l829; }
        p = skipStopMarker(p);
        if (p < 0) { break l829; }
        break l826;
      }
      p = s827;
    } else touched ||= p >= end;
    p = skip_wrapperEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_wrapperEnd(p: number): number {
  let c = 0;
  let n837 = 0;
  l834: for (;;) {
    if (n837 >= 3) break;
    const s836 = p;
    l835: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l835;
      }
      p++;
      n837++;
      continue l834;
    }
    p = s836;
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
  l845: {
    const s846 = p;
    l847: {
      p = skipLineEnd(p);
      if (p < 0) { break l847; }
      break l845;
    }
    p = s846;
    l850: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s848 = p;
        l849: {
          p = skipLineNoise(p);
          if (p < 0) { break l849; }
          p = skipLineEnd(p);
          if (p < 0) { break l849; }
          p = s848;
          break l850;
        }
        p = s848;
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
  const r838 = readFenceRun(p);
  if (r838 === undefined) { return undefined; }
  value = r838;
  p = pos;
  pos = p;
  return value;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l839: {
    const s840 = p;
    if (text.charCodeAt(p) === 96) {
      l841: {
        const s842 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l841;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s842, p);
        break l839;
      }
      p = s840;
    } else touched ||= p >= end;
    const s843 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s843, p);
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
  let e860!: string;
  const r861 = readFenceOpen(p);
  if (r861 === undefined) { return undefined; }
  l_run = r861;
  p = pos;
  registers[1] = l_run;
  e860 = l_run;
  let e863!: [null, null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list869: ([null, null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l864: for (;;) {
    const s866 = p;
    const t867 = trail.length;
    l865: {
      let v868!: [null, null, [string[], "\n" | BadLineEndNode] | string[]];
      let e871!: null;
      {
        const s872 = p;
        l873: {
          p = skipFenceClose(p);
          if (p < 0) { break l873; }
          break l865;
        }
        p = s872;
      }
      e871 = null;
      let e884!: null;
      {
        const s885 = p;
        l886: {
          p = skipStandardMarker(p);
          if (p < 0) { break l886; }
          break l865;
        }
        p = s885;
      }
      e884 = null;
      let e888!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l865;
      }
      const r889 = readLine(p);
      if (r889 === undefined) { break l865; }
      e888 = r889;
      p = pos;
      v868 = [e871, e884, e888];
      list869.push(v868);
      continue l864;
    }
    p = s866;
    trail.length = t867;
    break;
  }
  e863 = list869;
  let e911!: [" "[], string, string[], null];
  const r912 = readFenceClose(p);
  if (r912 === undefined) { return undefined; }
  e911 = r912;
  p = pos;
  value = [e860, e863, e911];
  pos = p;
  return value;
}

function skipFenceClose(p: number): number {
  let c = 0;
  let n878 = 0;
  l875: for (;;) {
    if (n878 >= 3) break;
    const s877 = p;
    l876: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l876;
      }
      p++;
      n878++;
      continue l875;
    }
    p = s877;
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
  l883: {
    const s881 = p;
    l882: {
      p = skipLineEnd(p);
      if (p < 0) { break l882; }
      p = s881;
      break l883;
    }
    p = s881;
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
  const r879 = readFenceRun(p);
  if (r879 === undefined) { return undefined; }
  value = r879;
  p = pos;
  pos = p;
  return value;
}

function readLine(p: number): [string[], "\n" | BadLineEndNode] | string[] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | string[];
  l890: {
    const s891 = p;
    const t892 = trail.length;
    if (p < end) {
      l893: {
        let e894!: string[];
        const list899: string[] = [];
        l895: for (;;) {
          const s897 = p;
          if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
            l896: {
              let v898!: string;
              v898 = text.charAt(p);
              p++;
              list899.push(v898);
              continue l895;
            }
            p = s897;
          } else touched ||= p >= end;
          break;
        }
        e894 = list899;
        let e901!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l893;
        }
        const r902 = readEol(p);
        if (r902 === undefined) { break l893; }
        e901 = r902;
        p = pos;
        value = [e894, e901];
        break l890;
      }
      p = s891;
      trail.length = t892;
    } else touched ||= p >= end;
    const list908: string[] = [];
    l904: for (;;) {
      const s906 = p;
      if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
        l905: {
          let v907!: string;
          v907 = text.charAt(p);
          p++;
          list908.push(v907);
          continue l904;
        }
        p = s906;
      } else touched ||= p >= end;
      break;
    }
    if (list908.length === 0) { return undefined; }
    value = list908;
  }
  pos = p;
  return value;
}

function readFenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e913!: " "[];
  const r914 = readIndent(p);
  if (r914 === undefined) { return undefined; }
  e913 = r914;
  p = pos;
  let e922!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r923 = readClosingRun(p);
  if (r923 === undefined) { return undefined; }
  e922 = r923;
  p = pos;
  let e925!: string[];
  const r926 = readBlanks(p);
  if (r926 === undefined) { return undefined; }
  e925 = r926;
  p = pos;
  let e928!: null;
  l931: {
    const s929 = p;
    l930: {
      p = skipLineEnd(p);
      if (p < 0) { break l930; }
      p = s929;
      break l931;
    }
    p = s929;
    return undefined;
  }
  e928 = null;
  value = [e913, e922, e925, e928];
  pos = p;
  return value;
}

function readIndent(p: number): " "[] | undefined {
  let value!: " "[];
  const list920: " "[] = [];
  let n918 = 0;
  l915: for (;;) {
    if (n918 >= 3) break;
    const s917 = p;
    l916: {
      let v919!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l916;
      }
      v919 = " ";
      p++;
      list920.push(v919);
      n918++;
      continue l915;
    }
    p = s917;
    break;
  }
  value = list920;
  pos = p;
  return value;
}

function readChatLine(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s940 = p;
  let m944 = false;
  l941: for (;;) {
    const s943 = p;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l942: {
        p = skipLineChar(p);
        if (p < 0) { break l942; }
        m944 = true;
        continue l941;
      }
      p = s943;
    } else touched ||= p >= end;
    break;
  }
  if (!m944) { return undefined; }
  value = text.slice(s940, p);
  l968: {
    const s969 = p;
    const t970 = trail.length;
    l971: {
      const r972 = readLineEnd(p);
      if (r972 === undefined) { break l971; }
      p = pos;
      break l968;
    }
    p = s969;
    trail.length = t970;
    l976: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s974 = p;
        l975: {
          p = skipNoise(p);
          if (p < 0) { break l975; }
          p = s974;
          break l976;
        }
        p = s974;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function skipLineChar(p: number): number {
  let c = 0;
  l945: {
    const s946 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
      l947: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l947;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l945;
      }
      p = s946;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l948: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s949 = p;
            l950: {
              p = skipTextTail(p);
              if (p < 0) { break l950; }
              break l948;
            }
            p = s949;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l948;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l948; }
        break l945;
      }
      p = s946;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s965 = p;
        l966: {
          p = skipNoise(p);
          if (p < 0) { break l966; }
          return -1;
        }
        p = s965;
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
  l952: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s954 = p;
      l953: {
        p = skipEol(p);
        if (p < 0) { break l953; }
        l955: for (;;) {
          const s957 = p;
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            l956: {
              p = skipBlankLine(p);
              if (p < 0) { break l956; }
              continue l955;
            }
            p = s957;
          } else touched ||= p >= end;
          break;
        }
        break l952;
      }
      p = s954;
    } else touched ||= p >= end;
  }
  l959: {
    const s960 = p;
    l961: {
      p = skipStop(p);
      if (p < 0) { break l961; }
      break l959;
    }
    p = s960;
    if (p < end) {
      {
        const s962 = p;
        l963: {
          p++;
          return -1;
        }
        p = s962;
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

function leaf127(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  const r1001 = readBlockHead(p);
  if (r1001 === undefined) { return -1; }
  value = r1001;
  p = pos;
  leafValue = value;
  return p;
}

function readBlockHead(p: number): BlockHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_marker!: StartMarkerNode | ActionNameNode | BadActionNameNode;
  l1002: {
    const s1003 = p;
    const t1004 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1005: {
        const r1006 = readStartMarker(p);
        if (r1006 === undefined) { break l1005; }
        l_marker = r1006;
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
        if (p < 0) { break l1005; }
        break l1002;
      }
      p = s1003;
      trail.length = t1004;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1016 = readLooseOpen(p);
    if (r1016 === undefined) { return undefined; }
    p = pos;
    l1020: {
      if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
        const s1018 = p;
        l1019: {
          p = skipStartAhead(p);
          if (p < 0) { break l1019; }
          p = s1018;
          break l1020;
        }
        p = s1018;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1021 = read_actionName(p);
    if (r1021 === undefined) { return undefined; }
    l_marker = r1021;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1023 = readLooseClose(p);
    if (r1023 === undefined) { return undefined; }
    p = pos;
    l1025: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
        const s1027 = p;
        const t1028 = trail.length;
        l1026: {
          const r1029 = readBadMarkerNoise(p);
          if (r1029 === undefined) { break l1026; }
          p = pos;
          break l1025;
        }
        p = s1027;
        trail.length = t1028;
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
  const r1007 = readIndex(p);
  if (r1007 === undefined) { return undefined; }
  l_index = r1007;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_START]", p)) {
    reachesEnd(p, "_CONTENT_START]");
    return undefined;
  }
  p += 15;
  pos = p;
  return { type: 'StartMarker', start: base + start, end: base + p, index: l_index };
}

function leaf130(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null;
  const r1032 = readStartLine(p);
  if (r1032 === undefined) { return -1; }
  value = r1032;
  p = pos;
  leafValue = value;
  return p;
}

function readStartLine(p: number): BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null | undefined {
  let c = 0;
  let value!: BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null;
  l1033: {
    const s1034 = p;
    const t1035 = trail.length;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l1036: {
        const r1037 = readBadStartText(p);
        if (r1037 === undefined) { break l1036; }
        value = r1037;
        p = pos;
        break l1033;
      }
      p = s1034;
      trail.length = t1035;
    } else touched ||= p >= end;
    l1039: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1041 = p;
        const t1042 = trail.length;
        l1040: {
          let e1043!: "\n" | BadLineEndNode;
          const r1044 = readEol(p);
          if (r1044 === undefined) { break l1040; }
          e1043 = r1044;
          p = pos;
          let e1046!: null;
          {
            const s1047 = p;
            l1048: {
              p = skipBlockStop(p);
              if (p < 0) { break l1048; }
              break l1040;
            }
            p = s1047;
          }
          e1046 = null;
          let e1096!: null;
          {
            const s1097 = p;
            l1098: {
              if (p < end) {
                {
                  const s1100 = p;
                  l1101: {
                    p++;
                    break l1098;
                  }
                  p = s1100;
                }
              } else touched ||= p >= end;
              break l1040;
            }
            p = s1097;
          }
          e1096 = null;
          value = [e1043, e1046, e1096];
          break l1039;
        }
        p = s1041;
        trail.length = t1042;
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
  l1050: {
    const s1051 = p;
    if (text.charCodeAt(p) === 91) {
      l1052: {
        p = skipOwnEnd(p);
        if (p < 0) { break l1052; }
        break l1050;
      }
      p = s1051;
    } else touched ||= p >= end;
    l1057: {
      const s1055 = p;
      l1056: {
        l1058: {
          const s1059 = p;
          if (text.charCodeAt(p) === 91) {
            l1060: {
              p = skipRemarkEnd(p);
              if (p < 0) { break l1060; }
              break l1058;
            }
            p = s1059;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            l1061: {
              p = skipNextType(p);
              if (p < 0) { break l1061; }
              break l1058;
            }
            p = s1059;
          } else touched ||= p >= end;
          p = skipAnyEnd(p);
          if (p < 0) { break l1056; }
        }
        p = s1055;
        break l1057;
      }
      p = s1055;
      return -1;
    }
    {
      const s1071 = p;
      l1072: {
        p = skipOwnEndLater(p);
        if (p < 0) { break l1072; }
        return -1;
      }
      p = s1071;
    }
    l1078: {
      const s1079 = p;
      if (text.charCodeAt(p) === 91) {
        l1080: {
          p = skipRemarkEnd(p);
          if (p < 0) { break l1080; }
          break l1078;
        }
        p = s1079;
      } else touched ||= p >= end;
      {
        const s1081 = p;
        l1082: {
          p = skipRemarkEndLater(p);
          if (p < 0) { break l1082; }
          return -1;
        }
        p = s1081;
      }
      l1086: {
        const s1087 = p;
        if (text.charCodeAt(p) === 91) {
          l1088: {
            p = skipNextType(p);
            if (p < 0) { break l1088; }
            break l1086;
          }
          p = s1087;
        } else touched ||= p >= end;
        {
          const s1089 = p;
          l1090: {
            p = skipNextTypeLater(p);
            if (p < 0) { break l1090; }
            return -1;
          }
          p = s1089;
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
  const r1053 = readIndex(p);
  if (r1053 === undefined) { return undefined; }
  value = r1053;
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
  const r1062 = readIndex(p);
  if (r1062 === undefined) { return undefined; }
  l_next = r1062;
  p = pos;
  value = (() => { const next = l_next; return String(Number(next) - 1); })();
  pos = p;
  return value;
}

function skipAnyEnd(p: number): number {
  let c = 0;
  let n1067 = 0;
  l1064: for (;;) {
    if (n1067 >= 3) break;
    const s1066 = p;
    l1065: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1065;
      }
      p++;
      n1067++;
      continue l1064;
    }
    p = s1066;
    break;
  }
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!isCaseless(p, "action_")) { return -1; }
  p += 7;
  l1068: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1070 = p;
      l1069: {
        p = skipIndex(p);
        if (p < 0) { break l1069; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1069;
        }
        p++;
        break l1068;
      }
      p = s1070;
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
  const found = standsLater(reading, 1, base + p, registers[2], (at) => {
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
  const r1074 = readIndex(p);
  if (r1074 === undefined) { return undefined; }
  value = r1074;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return undefined;
  }
  p += 13;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1076 = readLineEnd(p);
  if (r1076 === undefined) { return undefined; }
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
  const found = standsLater(reading, 2, base + p, registers[2], (at) => {
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
  const r1084 = readIndex(p);
  if (r1084 === undefined) { return undefined; }
  value = r1084;
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
  const found = standsLater(reading, 3, base + p, registers[2], (at) => {
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
  const r1092 = readBeforeNext(p);
  if (r1092 === undefined) { return undefined; }
  value = r1092;
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
  const r1093 = readIndex(p);
  if (r1093 === undefined) { return undefined; }
  l_next = r1093;
  p = pos;
  value = (() => { const next = l_next; return String(Number(next) - 1); })();
  pos = p;
  return value;
}

function text152(p: number, inside: number): number {
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
      l1104: {

        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1104;
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
      l1105: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1105;
        }
        p = skipNewline(p);
        if (p < 0) { break l1105; }
        {
          const s1110 = p;
          l1111: {
            p = skipBlockStop(p);
            if (p < 0) { break l1111; }
            break l1105;
          }
          p = s1110;
        }
        {
          const s1113 = p;
          l1114: {
            if (p < end) {
              {
                const s1116 = p;
                l1117: {
                  p++;
                  break l1114;
                }
                p = s1116;
              }
            } else touched ||= p >= end;
            break l1105;
          }
          p = s1113;
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
  l1106: {
    const s1107 = p;
    if (text.charCodeAt(p) === 13) {
      l1108: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1108;
        }
        p += 2;
        break l1106;
      }
      p = s1107;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1109: {

        p++;
        break l1106;
      }
      p = s1107;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf154(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\r\n" | "\n" | "\r" | null;
  l1119: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1121 = p;
      l1120: {
        const r1122 = readNewline(p);
        if (r1122 === undefined) { break l1120; }
        value = r1122;
        p = pos;
        break l1119;
      }
      p = s1121;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readNewline(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l1123: {
    const s1124 = p;
    if (text.charCodeAt(p) === 13) {
      l1125: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1125;
        }
        value = "\r\n";
        p += 2;
        break l1123;
      }
      p = s1124;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1126: {

        value = "\n";
        p++;
        break l1123;
      }
      p = s1124;
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

function leaf156(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode;
  const r1128 = read_blockEnd(p);
  if (r1128 === undefined) { return -1; }
  value = r1128;
  p = pos;
  leafValue = value;
  return p;
}

function read_blockEnd(p: number): BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode | undefined {
  let value!: BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode;
  l1129: {
    const s1130 = p;
    const t1131 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1132: {
        const r1133 = readBlockEnd(p);
        if (r1133 === undefined) { break l1132; }
        value = r1133;
        p = pos;
        break l1129;
      }
      p = s1130;
      trail.length = t1131;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1148: {
        let e1149!: null;
        l1152: {
          if (text.charCodeAt(p) === 91) {
            const s1150 = p;
            l1151: {
              p = skipRemarkEnd(p);
              if (p < 0) { break l1151; }
              p = s1150;
              break l1152;
            }
            p = s1150;
          } else touched ||= p >= end;
          break l1148;
        }
        e1149 = null;
        let e1153!: BadContentEndNode;
        const r1154 = readBadContentEnd(p);
        if (r1154 === undefined) { break l1148; }
        e1153 = r1154;
        p = pos;
        value = [e1149, e1153];
        break l1129;
      }
      p = s1130;
      trail.length = t1131;
    } else touched ||= p >= end;
    const r1158 = readMissingContentEnd(p);
    if (r1158 === undefined) { return undefined; }
    value = r1158;
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
  const r1134 = readOwnEnd(p);
  if (r1134 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'BlockEnd', start: base + start, end: base + p };
}

function readOwnEnd(p: number): ["[ACTION_", string, "_CONTENT_END]", string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[ACTION_", string, "_CONTENT_END]", string[], "\n" | BadLineEndNode | null];
  let e1135!: "[ACTION_";
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return undefined;
  }
  e1135 = "[ACTION_";
  p += 8;
  let e1136!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1137 = readSameIndex(p);
  if (r1137 === undefined) { return undefined; }
  e1136 = r1137;
  p = pos;
  let e1139!: "_CONTENT_END]";
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return undefined;
  }
  e1139 = "_CONTENT_END]";
  p += 13;
  let e1140!: string[];
  const r1141 = readBlanks(p);
  if (r1141 === undefined) { return undefined; }
  e1140 = r1141;
  p = pos;
  let e1143!: "\n" | BadLineEndNode | null;
  const r1144 = readLineEnd(p);
  if (r1144 === undefined) { return undefined; }
  e1143 = r1144;
  p = pos;
  value = [e1135, e1136, e1139, e1140, e1143];
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
  const r1155 = readLineEnd(p);
  if (r1155 === undefined) { return undefined; }
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
  l1159: {
    const s1160 = p;
    const t1161 = trail.length;
    l1162: {
      let n1166 = 0;
      l1163: for (;;) {
        if (n1166 >= 3) break;
        const s1165 = p;
        l1164: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l1164;
          }
          p++;
          n1166++;
          continue l1163;
        }
        p = s1165;
        break;
      }
      if (text.charCodeAt(p) !== 91) {
        touched ||= p >= end;
        break l1162;
      }
      p++;
      if (!isCaseless(p, "action_")) { break l1162; }
      p += 7;
      l1167: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s1169 = p;
          l1168: {
            const r1170 = readIndex(p);
            if (r1170 === undefined) { break l1168; }
            l_index = r1170;
            p = pos;
            if (text.charCodeAt(p) !== 95) {
              touched ||= p >= end;
              break l1168;
            }
            p++;
            break l1167;
          }
          p = s1169;
        } else touched ||= p >= end;
        l_index = null;
      }
      if (!isCaseless(p, "content_end]")) { break l1162; }
      p += 12;
      while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
      touched ||= p >= end;
      const r1172 = readLineEnd(p);
      if (r1172 === undefined) { break l1162; }
      p = pos;
      break l1159;
    }
    p = s1160;
    trail.length = t1161;
    l_index = null;

  }
  pos = p;
  const node: MissingContentEndNode = { type: 'MissingContentEnd', start: base + start, end: base + p, raw: text.slice(start, p), index: l_index };
  trail.push(node);
  return node;
}

function leaf162(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadContentTagNode;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return -1;
  }
  const r1176 = readBadContentTag(p);
  if (r1176 === undefined) { return -1; }
  value = r1176;
  p = pos;
  leafValue = value;
  return p;
}

function readBadContentTag(p: number): BadContentTagNode | undefined {
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
  const r1177 = readIndex(p);
  if (r1177 === undefined) { return undefined; }
  l_index = r1177;
  p = pos;
  if (text.charCodeAt(p) !== 95) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!(text.charCodeAt(p) === 67)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipTagRest(p);
  if (p < 0) { return undefined; }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadContentTagNode = { type: 'BadContentTag', start: base + start, end: base + p, raw: text.slice(start, p), index: l_index };
  trail.push(node);
  return node;
}

function leaf164(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\n" | BadLineEndNode, null, null] | null;
  l1180: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1182 = p;
      const t1183 = trail.length;
      l1181: {
        let e1184!: "\n" | BadLineEndNode;
        const r1185 = readEol(p);
        if (r1185 === undefined) { break l1181; }
        e1184 = r1185;
        p = pos;
        let e1187!: null;
        if (text.charCodeAt(p) === 91) {
          {
            const s1188 = p;
            l1189: {
              p = skipTagClose(p);
              if (p < 0) { break l1189; }
              break l1181;
            }
            p = s1188;
          }
        } else touched ||= p >= end;
        e1187 = null;
        let e1197!: null;
        {
          const s1198 = p;
          l1199: {
            if (p < end) {
              {
                const s1201 = p;
                l1202: {
                  p++;
                  break l1199;
                }
                p = s1201;
              }
            } else touched ||= p >= end;
            break l1181;
          }
          p = s1198;
        }
        e1197 = null;
        value = [e1184, e1187, e1197];
        break l1180;
      }
      p = s1182;
      trail.length = t1183;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function skipTagClose(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[/ACTION_", p)) {
    reachesEnd(p, "[/ACTION_");
    return -1;
  }
  p += 9;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipSameIndex(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT", p)) {
    reachesEnd(p, "_CONTENT");
    return -1;
  }
  p += 8;
  l1191: {
    if (text.charCodeAt(p) === 95) {
      const s1193 = p;
      l1192: {
        l1194: {
          const s1195 = p;
          if (text.charCodeAt(p) === 95) {
            l1196: {
              if (!text.startsWith("_START", p)) {
                reachesEnd(p, "_START");
                break l1196;
              }
              p += 6;
              break l1194;
            }
            p = s1195;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("_END", p)) {
            reachesEnd(p, "_END");
            break l1192;
          }
          p += 4;
        }
        break l1191;
      }
      p = s1193;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function text166(p: number, inside: number): number {
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
      l1204: {

        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1204;
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
      l1205: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1205;
        }
        p = skipNewline(p);
        if (p < 0) { break l1205; }
        if (text.charCodeAt(p) === 91) {
          {
            const s1206 = p;
            l1207: {
              p = skipTagClose(p);
              if (p < 0) { break l1207; }
              break l1205;
            }
            p = s1206;
          }
        } else touched ||= p >= end;
        {
          const s1209 = p;
          l1210: {
            if (p < end) {
              {
                const s1212 = p;
                l1213: {
                  p++;
                  break l1210;
                }
                p = s1212;
              }
            } else touched ||= p >= end;
            break l1205;
          }
          p = s1209;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf167(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TagEndNode | MissingContentEndNode;
  const r1215 = read_tagEnd(p);
  if (r1215 === undefined) { return -1; }
  value = r1215;
  p = pos;
  leafValue = value;
  return p;
}

function read_tagEnd(p: number): TagEndNode | MissingContentEndNode | undefined {
  let value!: TagEndNode | MissingContentEndNode;
  l1216: {
    const s1217 = p;
    const t1218 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1219: {
        const r1220 = readTagEnd(p);
        if (r1220 === undefined) { break l1219; }
        value = r1220;
        p = pos;
        break l1216;
      }
      p = s1217;
      trail.length = t1218;
    } else touched ||= p >= end;
    const r1243 = readMissingContentEnd(p);
    if (r1243 === undefined) { return undefined; }
    value = r1243;
    p = pos;
  }
  pos = p;
  return value;
}

function readTagEnd(p: number): TagEndNode | undefined {
  const start = p;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1221 = readTagClose(p);
  if (r1221 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'TagEnd', start: base + start, end: base + p };
}

function readTagClose(p: number): ["[/ACTION_", string, "_CONTENT", "_START" | "_END" | null, "]", string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[/ACTION_", string, "_CONTENT", "_START" | "_END" | null, "]", string[], "\n" | BadLineEndNode | null];
  let e1222!: "[/ACTION_";
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[/ACTION_", p)) {
    reachesEnd(p, "[/ACTION_");
    return undefined;
  }
  e1222 = "[/ACTION_";
  p += 9;
  let e1223!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1224 = readSameIndex(p);
  if (r1224 === undefined) { return undefined; }
  e1223 = r1224;
  p = pos;
  let e1226!: "_CONTENT";
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT", p)) {
    reachesEnd(p, "_CONTENT");
    return undefined;
  }
  e1226 = "_CONTENT";
  p += 8;
  let e1227!: "_START" | "_END" | null;
  l1228: {
    if (text.charCodeAt(p) === 95) {
      const s1230 = p;
      l1229: {
        l1231: {
          const s1232 = p;
          if (text.charCodeAt(p) === 95) {
            l1233: {
              if (!text.startsWith("_START", p)) {
                reachesEnd(p, "_START");
                break l1233;
              }
              e1227 = "_START";
              p += 6;
              break l1231;
            }
            p = s1232;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("_END", p)) {
            reachesEnd(p, "_END");
            break l1229;
          }
          e1227 = "_END";
          p += 4;
        }
        break l1228;
      }
      p = s1230;
    } else touched ||= p >= end;
    e1227 = null;
  }
  let e1234!: "]";
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return undefined;
  }
  e1234 = "]";
  p++;
  let e1235!: string[];
  const r1236 = readBlanks(p);
  if (r1236 === undefined) { return undefined; }
  e1235 = r1236;
  p = pos;
  let e1238!: "\n" | BadLineEndNode | null;
  const r1239 = readLineEnd(p);
  if (r1239 === undefined) { return undefined; }
  e1238 = r1239;
  p = pos;
  value = [e1222, e1223, e1226, e1227, e1234, e1235, e1238];
  pos = p;
  return value;
}

function leaf171(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: VitalNode;
  const r1246 = readVital(p);
  if (r1246 === undefined) { return -1; }
  value = r1246;
  p = pos;
  leafValue = value;
  return p;
}

function readVital(p: number): VitalNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string | BadOwnNameNode;
  let l_value!: NumberNode | BadPercentNode | BadNumeralNode | BadVitalNode;
  l1247: {
    const s1248 = p;
    const t1249 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1250: {

        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l1250;
        }
        const r1251 = readVitalName(p);
        if (r1251 === undefined) { break l1250; }
        l_name = r1251;
        p = pos;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1250;
        }
        p++;
        const r1258 = readVitalValue(p);
        if (r1258 === undefined) { break l1250; }
        l_value = r1258;
        p = pos;
        break l1247;
      }
      p = s1248;
      trail.length = t1249;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1492: {
        const r1493 = readLooseOpen(p);
        if (r1493 === undefined) { break l1492; }
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1492;
        }
        const r1495 = readVitalWord(p);
        if (r1495 === undefined) { break l1492; }
        l_name = r1495;
        p = pos;
        l1497: {
          const s1498 = p;
          const t1499 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
            l1500: {
              const r1501 = readLooseClose(p);
              if (r1501 === undefined) { break l1500; }
              p = pos;
              break l1497;
            }
            p = s1498;
            trail.length = t1499;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
            touched ||= p >= end;
            break l1492;
          }
          const r1503 = readBadOpenVitalSeparator(p);
          if (r1503 === undefined) { break l1492; }
          p = pos;
        }
        const r1505 = readVitalValue(p);
        if (r1505 === undefined) { break l1492; }
        l_value = r1505;
        p = pos;
        break l1247;
      }
      p = s1248;
      trail.length = t1249;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1507: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1507;
        }
        const r1508 = readOwnName(p);
        if (r1508 === undefined) { break l1507; }
        l_name = r1508;
        p = pos;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1507;
        }
        p++;
        l1519: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
            const s1517 = p;
            l1518: {
              p = skipOwnVital(p);
              if (p < 0) { break l1518; }
              p = s1517;
              break l1519;
            }
            p = s1517;
          } else touched ||= p >= end;
          break l1507;
        }
        const r1520 = readVitalValue(p);
        if (r1520 === undefined) { break l1507; }
        l_value = r1520;
        p = pos;
        break l1247;
      }
      p = s1248;
      trail.length = t1249;
    } else touched ||= p >= end;
    l1524: {
      const s1522 = p;
      l1523: {
        p = skipOwnVitalLine(p);
        if (p < 0) { break l1523; }
        p = s1522;
        break l1524;
      }
      p = s1522;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1525 = readLooseOpen(p);
    if (r1525 === undefined) { return undefined; }
    p = pos;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1527 = readOwnWord(p);
    if (r1527 === undefined) { return undefined; }
    l_name = r1527;
    p = pos;
    l1548: {
      const s1549 = p;
      const t1550 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
        l1551: {
          const r1552 = readLooseClose(p);
          if (r1552 === undefined) { break l1551; }
          p = pos;
          break l1548;
        }
        p = s1549;
        trail.length = t1550;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1554 = readBadOpenVitalSeparator(p);
      if (r1554 === undefined) { return undefined; }
      p = pos;
    }
    const r1556 = readVitalValue(p);
    if (r1556 === undefined) { return undefined; }
    l_value = r1556;
    p = pos;
  }
  pos = p;
  return { type: 'Vital', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readVitalName(p: number): "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA" | undefined {
  let value!: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
  l1252: {
    const s1253 = p;
    if (text.charCodeAt(p) === 67) {
      l1254: {
        if (!text.startsWith("CONFIDENCE", p)) {
          reachesEnd(p, "CONFIDENCE");
          break l1254;
        }
        value = "CONFIDENCE";
        p += 10;
        break l1252;
      }
      p = s1253;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 77) {
      l1255: {
        if (!text.startsWith("MOOD", p)) {
          reachesEnd(p, "MOOD");
          break l1255;
        }
        value = "MOOD";
        p += 4;
        break l1252;
      }
      p = s1253;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 70) {
      l1256: {
        if (!text.startsWith("FOCUS", p)) {
          reachesEnd(p, "FOCUS");
          break l1256;
        }
        value = "FOCUS";
        p += 5;
        break l1252;
      }
      p = s1253;
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
  l1259: {
    const s1260 = p;
    const t1261 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1262: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1262;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1262;
        }
        const r1263 = readNumber(p);
        if (r1263 === undefined) { break l1262; }
        value = r1263;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l1262; }
        const r1278 = readLineEnd(p);
        if (r1278 === undefined) { break l1262; }
        p = pos;
        break l1259;
      }
      p = s1260;
      trail.length = t1261;
    } else touched ||= p >= end;
    l1280: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
        const s1282 = p;
        const t1283 = trail.length;
        l1281: {
          const r1284 = readBadMarkerNoise(p);
          if (r1284 === undefined) { break l1281; }
          p = pos;
          break l1280;
        }
        p = s1282;
        trail.length = t1283;
      } else touched ||= p >= end;
    }
    l1286: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
        const s1288 = p;
        const t1289 = trail.length;
        l1287: {
          const r1290 = readBadVitalSeparator(p);
          if (r1290 === undefined) { break l1287; }
          p = pos;
          break l1286;
        }
        p = s1288;
        trail.length = t1289;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l1292: {
      const s1293 = p;
      const t1294 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        l1295: {
          const r1296 = readBadPercent(p);
          if (r1296 === undefined) { break l1295; }
          value = r1296;
          p = pos;
          break l1292;
        }
        p = s1293;
        trail.length = t1294;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
        l1326: {
          const r1327 = readNumber(p);
          if (r1327 === undefined) { break l1326; }
          value = r1327;
          p = pos;
          p = skipNumberBoundary(p);
          if (p < 0) { break l1326; }
          break l1292;
        }
        p = s1293;
        trail.length = t1294;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
        l1329: {
          const r1330 = readBadNumeral(p);
          if (r1330 === undefined) { break l1329; }
          value = r1330;
          p = pos;
          break l1292;
        }
        p = s1293;
        trail.length = t1294;
      } else touched ||= p >= end;
      const r1342 = readBadVital(p);
      if (r1342 === undefined) { return undefined; }
      value = r1342;
      p = pos;
    }
    l1362: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1364 = p;
        const t1365 = trail.length;
        l1363: {
          const r1366 = readBadMarkerEnd(p);
          if (r1366 === undefined) { break l1363; }
          p = pos;
          break l1362;
        }
        p = s1364;
        trail.length = t1365;
      } else touched ||= p >= end;
    }
    l1368: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s1370 = p;
        const t1371 = trail.length;
        l1369: {
          const r1372 = readBadValueBracket(p);
          if (r1372 === undefined) { break l1369; }
          p = pos;
          break l1368;
        }
        p = s1370;
        trail.length = t1371;
      } else touched ||= p >= end;
    }
    l1374: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s1376 = p;
        const t1377 = trail.length;
        l1375: {
          const r1378 = readBadMarkerEnd(p);
          if (r1378 === undefined) { break l1375; }
          p = pos;
          break l1374;
        }
        p = s1376;
        trail.length = t1377;
      } else touched ||= p >= end;
    }
    l1380: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
        const s1382 = p;
        const t1383 = trail.length;
        l1381: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            {
              const s1384 = p;
              l1385: {
                p = skipLineBreakDue(p);
                if (p < 0) { break l1385; }
                break l1381;
              }
              p = s1384;
            }
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            {
              const s1387 = p;
              l1388: {
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  touched ||= p >= end;
                  break l1388;
                }
                p++;
                while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
                touched ||= p >= end;
                if (!(text.charCodeAt(p) === 91)) {
                  touched ||= p >= end;
                  break l1388;
                }
                p = skipNextOwnVital(p);
                if (p < 0) { break l1388; }
                break l1381;
              }
              p = s1387;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l1381;
          }
          const r1424 = readBadRemark(p);
          if (r1424 === undefined) { break l1381; }
          p = pos;
          break l1380;
        }
        p = s1382;
        trail.length = t1383;
      } else touched ||= p >= end;
    }
    const r1447 = readVitalEnd(p);
    if (r1447 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return value;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1264 = p;
  l1265: {
    if (text.charCodeAt(p) === 45) {
      const s1267 = p;
      l1266: {

        p++;
        break l1265;
      }
      p = s1267;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1268: {
    if (text.charCodeAt(p) === 46) {
      const s1270 = p;
      l1269: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1269;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1268;
      }
      p = s1270;
    } else touched ||= p >= end;
  }
  l1271: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1273 = p;
      l1272: {
        p++;
        l1274: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s1276 = p;
            l1275: {
              p++;
              break l1274;
            }
            p = s1276;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1272;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1271;
      }
      p = s1273;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1264, p);
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
  const s1297 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1298: {
    if (text.charCodeAt(p) === 46) {
      const s1300 = p;
      l1299: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1299;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1298;
      }
      p = s1300;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1297, p);
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
  l1301: {
    const s1302 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l1303: {
        l1306: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            const s1304 = p;
            l1305: {
              p = skipLineBreakDue(p);
              if (p < 0) { break l1305; }
              p = s1304;
              break l1306;
            }
            p = s1304;
          } else touched ||= p >= end;
          break l1303;
        }
        break l1301;
      }
      p = s1302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 8211)) {
      {
        const s1316 = p;
        l1317: {
          p++;
          return -1;
        }
        p = s1316;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s1319 = p;
        l1320: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1320;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 8211))) {
            touched ||= p >= end;
            break l1320;
          }
          p++;
          p = skipBlanks(p);
          if (p < 0) { break l1320; }
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1320;
          }
          p++;
          return -1;
        }
        p = s1319;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s1322 = p;
        l1323: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l1323;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1323;
          }
          p++;
          return -1;
        }
        p = s1322;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLineBreakDue(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l1307: {
    if (((c = text.charCodeAt(p)) === 44 || c === 59 || c === 124)) {
      const s1309 = p;
      l1308: {
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l1308; }
        break l1307;
      }
      p = s1309;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNextVital(p);
  if (p < 0) { return -1; }
  return p;
}

function skipNextVital(p: number): number {
  let c = 0;
  l1310: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1312 = p;
      l1311: {
        p = skipDecoration(p);
        if (p < 0) { break l1311; }
        break l1310;
      }
      p = s1312;
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
      const s1313 = p;
      l1314: {
        p++;
        return -1;
      }
      p = s1313;
    }
  } else touched ||= p >= end;
  return p;
}

function readBadNumeral(p: number): BadNumeralNode | undefined {
  let c = 0;
  const start = p;
  l1331: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1333 = p;
      l1332: {
        p++;
        break l1331;
      }
      p = s1333;
    } else touched ||= p >= end;
  }
  l1334: {
    const s1335 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1336: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1336;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 46) {
          touched ||= p >= end;
          break l1336;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1336;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1334;
      }
      p = s1335;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 46) {
      l1337: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1337;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1334;
      }
      p = s1335;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
    l1338: {
      if (text.charCodeAt(p) === 46) {
        const s1340 = p;
        l1339: {

          p++;
          break l1338;
        }
        p = s1340;
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
  l1343: for (;;) {
    const s1345 = p;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l1344: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          {
            const s1347 = p;
            l1348: {
              p = skipBadVitalEnd(p);
              if (p < 0) { break l1348; }
              break l1344;
            }
            p = s1347;
          }
        } else touched ||= p >= end;
        l1356: {
          const s1357 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1358: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1358;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l1356;
            }
            p = s1357;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) {
            l1359: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1359;
              }
              p++;
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) p++;
              touched ||= p >= end;
              break l1356;
            }
            p = s1357;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l1360: {
              p = skipLineNoise(p);
              if (p < 0) { break l1360; }
              break l1356;
            }
            p = s1357;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1344;
          }
          p++;
        }
        continue l1343;
      }
      p = s1345;
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
  l1350: {
    const s1351 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l1352: {
        p = skipBlanks(p);
        if (p < 0) { break l1352; }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1352;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l1352; }
        l1353: {
          const s1354 = p;
          l1355: {
            p = skipLineEnd(p);
            if (p < 0) { break l1355; }
            break l1353;
          }
          p = s1354;
          p = skipStopMarker(p);
          if (p < 0) { break l1352; }
        }
        break l1350;
      }
      p = s1351;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false))) {
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
      const s1390 = p;
      l1391: {
        p = skipMeantName(p);
        if (p < 0) { break l1391; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1391;
        }
        p++;
        return -1;
      }
      p = s1390;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
  touched ||= p >= end;
  l1396: {
    if (text.charCodeAt(p) === 93) {
      const s1394 = p;
      l1395: {

        p++;
        p = s1394;
        break l1396;
      }
      p = s1394;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipOwnVital(p: number): number {
  let c = 0;
  l1397: {
    const s1398 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1399: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1399;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1399;
        }
        p = skipNumber(p);
        if (p < 0) { break l1399; }
        p = skipBlanks(p);
        if (p < 0) { break l1399; }
        p = skipLineEnd(p);
        if (p < 0) { break l1399; }
        break l1397;
      }
      p = s1398;
    } else touched ||= p >= end;
    l1413: {
      const s1414 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
        l1415: {
          p = skipColon(p);
          if (p < 0) { break l1415; }
          break l1413;
        }
        p = s1414;
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
  l1401: {
    if (text.charCodeAt(p) === 45) {
      const s1403 = p;
      l1402: {

        p++;
        break l1401;
      }
      p = s1403;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1404: {
    if (text.charCodeAt(p) === 46) {
      const s1406 = p;
      l1405: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1405;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1404;
      }
      p = s1406;
    } else touched ||= p >= end;
  }
  l1407: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1409 = p;
      l1408: {
        p++;
        l1410: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s1412 = p;
            l1411: {
              p++;
              break l1410;
            }
            p = s1412;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1408;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1407;
      }
      p = s1409;
    } else touched ||= p >= end;
  }
  return p;
}

function skipOwnVitalEnd(p: number): number {
  let c = 0;
  l1416: {
    const s1417 = p;
    l1418: {
      p = skipBlanks(p);
      if (p < 0) { break l1418; }
      l1419: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          const s1421 = p;
          l1420: {
            p = skipLineNoise(p);
            if (p < 0) { break l1420; }
            break l1419;
          }
          p = s1421;
        } else touched ||= p >= end;
      }
      p = skipLineEnd(p);
      if (p < 0) { break l1418; }
      break l1416;
    }
    p = s1417;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l1422: {
        p = skipLineBreakDue(p);
        if (p < 0) { break l1422; }
        break l1416;
      }
      p = s1417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 35)) {
      l1423: {
        p = skipBlanks(p);
        if (p < 0) { break l1423; }
        if (text.charCodeAt(p) !== 35) {
          touched ||= p >= end;
          break l1423;
        }
        p++;
        break l1416;
      }
      p = s1417;
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
  l1425: for (;;) {
    const s1427 = p;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) {
      l1426: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
          {
            const s1429 = p;
            l1430: {
              p = skipLineBreakDue(p);
              if (p < 0) { break l1430; }
              break l1426;
            }
            p = s1429;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1426;
        }
        p = skipRemarkChar(p);
        if (p < 0) { break l1426; }
        continue l1425;
      }
      p = s1427;
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
  l1432: {
    const s1433 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) {
      l1434: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1434;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l1432;
      }
      p = s1433;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1435: {
        p++;
        break l1432;
      }
      p = s1433;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1436: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1437 = p;
            l1438: {
              p = skipLineNoise(p);
              if (p < 0) { break l1438; }
              l1440: {
                const s1441 = p;
                l1442: {
                  p = skipLineEnd(p);
                  if (p < 0) { break l1442; }
                  break l1440;
                }
                p = s1441;
                p = skipStopMarker(p);
                if (p < 0) { break l1438; }
              }
              break l1436;
            }
            p = s1437;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1436;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l1436; }
        break l1432;
      }
      p = s1433;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s1443 = p;
        l1444: {
          p = skipNoise(p);
          if (p < 0) { break l1444; }
          return -1;
        }
        p = s1443;
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
  l1448: {
    const s1449 = p;
    const t1450 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      l1451: {
        const r1452 = readMissingLineEnd(p);
        if (r1452 === undefined) { break l1451; }
        value = r1452;
        p = pos;
        break l1448;
      }
      p = s1449;
      trail.length = t1450;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l1466: {
        let e1467!: string[];
        const r1468 = readBlanks(p);
        if (r1468 === undefined) { break l1466; }
        e1467 = r1468;
        p = pos;
        let e1470!: [BadLineNoiseNode, "\n" | BadLineEndNode | null] | null;
        l1471: {
          const s1472 = p;
          const t1473 = trail.length;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l1474: {
              let e1475!: BadLineNoiseNode;
              const r1476 = readBadLineNoise(p);
              if (r1476 === undefined) { break l1474; }
              e1475 = r1476;
              p = pos;
              let e1478!: "\n" | BadLineEndNode | null;
              const r1479 = readLineEnd(p);
              if (r1479 === undefined) { break l1474; }
              e1478 = r1479;
              p = pos;
              e1470 = [e1475, e1478];
              break l1471;
            }
            p = s1472;
            trail.length = t1473;
          } else touched ||= p >= end;
          l1483: {
            if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
              const s1481 = p;
              l1482: {
                p = skipLineNoise(p);
                if (p < 0) { break l1482; }
                p = skipStopMarker(p);
                if (p < 0) { break l1482; }
                p = s1481;
                break l1483;
              }
              p = s1481;
            } else touched ||= p >= end;
            break l1466;
          }
          e1470 = null;
        }
        value = [e1467, e1470];
        break l1448;
      }
      p = s1449;
      trail.length = t1450;
    } else touched ||= p >= end;
    let e1484!: string[];
    const r1485 = readBlanks(p);
    if (r1485 === undefined) { return undefined; }
    e1484 = r1485;
    p = pos;
    let e1487!: "\n" | BadLineEndNode | null;
    const r1488 = readLineEnd(p);
    if (r1488 === undefined) { return undefined; }
    e1487 = r1488;
    p = pos;
    value = [e1484, e1487];
  }
  pos = p;
  return value;
}

function readMissingLineEnd(p: number): MissingLineEndNode | undefined {
  let c = 0;
  const start = p;
  l1453: {
    const s1454 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1455: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1455;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l1458: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            const s1456 = p;
            l1457: {
              l1459: {
                const s1460 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
                  l1461: {
                    p = skipNextVital(p);
                    if (p < 0) { break l1461; }
                    break l1459;
                  }
                  p = s1460;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 91)) {
                  touched ||= p >= end;
                  break l1457;
                }
                p = skipNextOwnVital(p);
                if (p < 0) { break l1457; }
              }
              p = s1456;
              break l1458;
            }
            p = s1456;
          } else touched ||= p >= end;
          break l1455;
        }
        break l1453;
      }
      p = s1454;
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
    l1464: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
        const s1462 = p;
        l1463: {
          p = skipNextVital(p);
          if (p < 0) { break l1463; }
          p = s1462;
          break l1464;
        }
        p = s1462;
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

function readBadOpenVitalSeparator(p: number): BadOpenVitalSeparatorNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadOpenVitalSeparatorNode = { type: 'BadOpenVitalSeparator', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readOwnName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
    {
      const s1509 = p;
      l1510: {
        p = skipMeantName(p);
        if (p < 0) { break l1510; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1510;
        }
        p++;
        return undefined;
      }
      p = s1509;
    }
  } else touched ||= p >= end;
  const s1512 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
  touched ||= p >= end;
  value = text.slice(s1512, p);
  l1515: {
    if (text.charCodeAt(p) === 93) {
      const s1513 = p;
      l1514: {

        p++;
        p = s1513;
        break l1515;
      }
      p = s1513;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return value;
}

function readOwnWord(p: number): string | BadOwnNameNode | undefined {
  let c = 0;
  let value!: string | BadOwnNameNode;
  l1528: {
    const s1529 = p;
    const t1530 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1531: {
        if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
          {
            const s1532 = p;
            l1533: {
              p = skipMeantName(p);
              if (p < 0) { break l1533; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
                touched ||= p >= end;
                break l1533;
              }
              p++;
              break l1531;
            }
            p = s1532;
          }
        } else touched ||= p >= end;
        const s1535 = p;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
          touched ||= p >= end;
          break l1531;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
        touched ||= p >= end;
        value = text.slice(s1535, p);
        l1538: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s1536 = p;
            l1537: {
              p++;
              p = s1536;
              break l1538;
            }
            p = s1536;
          } else touched ||= p >= end;
          break l1531;
        }
        break l1528;
      }
      p = s1529;
      trail.length = t1530;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      {
        const s1539 = p;
        l1540: {
          p = skipMeantName(p);
          if (p < 0) { break l1540; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l1540;
          }
          p++;
          return undefined;
        }
        p = s1539;
      }
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1542 = readBadOwnName(p);
    if (r1542 === undefined) { return undefined; }
    value = r1542;
    p = pos;
    l1546: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s1544 = p;
        l1545: {
          p++;
          p = s1544;
          break l1546;
        }
        p = s1544;
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

function leaf198(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  const r1559 = readSectionHead(p);
  if (r1559 === undefined) { return -1; }
  value = r1559;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionHead(p: number): SectionHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l1560: {
    const s1561 = p;
    const t1562 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1563: {

        p++;
        if (text.charCodeAt(p) !== 82 || !text.startsWith("REASONING", p)) {
          reachesEnd(p, "REASONING");
          break l1563;
        }
        l_name = "REASONING";
        p += 9;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1563;
        }
        p++;
        const r1564 = readHeadRest(p);
        if (r1564 === undefined) { break l1563; }
        p = pos;
        const r1585 = readFirstLine(p);
        if (r1585 === undefined) { break l1563; }
        p = pos;
        break l1560;
      }
      p = s1561;
      trail.length = t1562;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1596: {

        p++;
        l1597: {
          const s1598 = p;
          if (text.charCodeAt(p) === 80) {
            l1599: {
              if (!text.startsWith("PLANNING", p)) {
                reachesEnd(p, "PLANNING");
                break l1599;
              }
              l_name = "PLANNING";
              p += 8;
              break l1597;
            }
            p = s1598;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 78 || !text.startsWith("NOTES", p)) {
            reachesEnd(p, "NOTES");
            break l1596;
          }
          l_name = "NOTES";
          p += 5;
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1596;
        }
        p++;
        const r1600 = readHeadRest(p);
        if (r1600 === undefined) { break l1596; }
        p = pos;
        break l1560;
      }
      p = s1561;
      trail.length = t1562;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1602: {
        const r1603 = readLooseOpen(p);
        if (r1603 === undefined) { break l1602; }
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1602;
        }
        const r1605 = readReasoningWord(p);
        if (r1605 === undefined) { break l1602; }
        l_name = r1605;
        p = pos;
        l1607: {
          const s1608 = p;
          const t1609 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
            l1610: {
              const r1611 = readLooseClose(p);
              if (r1611 === undefined) { break l1610; }
              p = pos;
              const r1613 = readHeadRest(p);
              if (r1613 === undefined) { break l1610; }
              p = pos;
              break l1607;
            }
            p = s1608;
            trail.length = t1609;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
            touched ||= p >= end;
            break l1602;
          }
          const r1615 = readBadOpenSeparator(p);
          if (r1615 === undefined) { break l1602; }
          p = pos;
        }
        const r1617 = readFirstLine(p);
        if (r1617 === undefined) { break l1602; }
        p = pos;
        break l1560;
      }
      p = s1561;
      trail.length = t1562;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1619: {
        const r1620 = readLooseOpen(p);
        if (r1620 === undefined) { break l1619; }
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1619;
        }
        const r1622 = readSectionWord(p);
        if (r1622 === undefined) { break l1619; }
        l_name = r1622;
        p = pos;
        l1624: {
          const s1625 = p;
          const t1626 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
            l1627: {
              const r1628 = readLooseClose(p);
              if (r1628 === undefined) { break l1627; }
              p = pos;
              const r1630 = readHeadRest(p);
              if (r1630 === undefined) { break l1627; }
              p = pos;
              break l1624;
            }
            p = s1625;
            trail.length = t1626;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
            touched ||= p >= end;
            break l1619;
          }
          const r1632 = readBadOpenSeparator(p);
          if (r1632 === undefined) { break l1619; }
          p = pos;
        }
        break l1560;
      }
      p = s1561;
      trail.length = t1562;
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
    const r1634 = readOwnName(p);
    if (r1634 === undefined) { return undefined; }
    l_name = r1634;
    p = pos;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const r1636 = readHeadRest(p);
    if (r1636 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return { type: 'SectionHead', start: base + start, end: base + p, name: l_name };
}

function readHeadRest(p: number): [BadMarkerNoiseNode | null, [null, BadSeparatorNode] | null] | undefined {
  let c = 0;
  let value!: [BadMarkerNoiseNode | null, [null, BadSeparatorNode] | null];
  let e1565!: BadMarkerNoiseNode | null;
  l1566: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s1568 = p;
      const t1569 = trail.length;
      l1567: {
        const r1570 = readBadMarkerNoise(p);
        if (r1570 === undefined) { break l1567; }
        e1565 = r1570;
        p = pos;
        break l1566;
      }
      p = s1568;
      trail.length = t1569;
    } else touched ||= p >= end;
    e1565 = null;
  }
  let e1572!: [null, BadSeparatorNode] | null;
  l1573: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s1575 = p;
      const t1576 = trail.length;
      l1574: {
        let e1577!: null;
        l1580: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            const s1578 = p;
            l1579: {
              p = skipColon(p);
              if (p < 0) { break l1579; }
              p = s1578;
              break l1580;
            }
            p = s1578;
          } else touched ||= p >= end;
          break l1574;
        }
        e1577 = null;
        let e1581!: BadSeparatorNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l1574;
        }
        const r1582 = readBadSeparator(p);
        if (r1582 === undefined) { break l1574; }
        e1581 = r1582;
        p = pos;
        e1572 = [e1577, e1581];
        break l1573;
      }
      p = s1575;
      trail.length = t1576;
    } else touched ||= p >= end;
    e1572 = null;
  }
  value = [e1565, e1572];
  pos = p;
  return value;
}

function readFirstLine(p: number): null | BadFirstLineNode | undefined {
  let value!: null | BadFirstLineNode;
  l1586: {
    const s1587 = p;
    const t1588 = trail.length;
    l1589: {
      l1592: {
        const s1590 = p;
        l1591: {
          p = skipBlanks(p);
          if (p < 0) { break l1591; }
          p = skipLineEnd(p);
          if (p < 0) { break l1591; }
          p = s1590;
          break l1592;
        }
        p = s1590;
        break l1589;
      }
      value = null;
      break l1586;
    }
    p = s1587;
    trail.length = t1588;
    const r1593 = readBadFirstLine(p);
    if (r1593 === undefined) { return undefined; }
    value = r1593;
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

function text205(p: number, inside: number): number {
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
      l1639: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1639;
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
      l1640: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1640;
        }
        p = skipNewline(p);
        if (p < 0) { break l1640; }
        {
          const s1641 = p;
          l1642: {
            p = skipStop(p);
            if (p < 0) { break l1642; }
            break l1640;
          }
          p = s1641;
        }
        {
          const s1644 = p;
          l1645: {
            p = skipFenceHead(p);
            if (p < 0) { break l1645; }
            break l1640;
          }
          p = s1644;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1647: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1648 = p;
            l1649: {
              p = skipTextTail(p);
              if (p < 0) { break l1649; }
              break l1647;
            }
            p = s1648;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1647;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l1647; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1651: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1652 = p;
            l1653: {
              p = skipNoise(p);
              if (p < 0) { break l1653; }
              break l1651;
            }
            p = s1652;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1651;
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

function leaf206(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  const r1655 = readTextFence(p);
  if (r1655 === undefined) { return -1; }
  value = r1655;
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
    const s1656 = p;
    l1657: {
      p = skipStop(p);
      if (p < 0) { break l1657; }
      return undefined;
    }
    p = s1656;
  }
  const r1659 = readFenceHead(p);
  if (r1659 === undefined) { return undefined; }
  value = r1659;
  p = pos;
  pos = p;
  return value;
}

function text208(p: number, inside: number): number {
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
      l1662: {

        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1662;
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
      l1663: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1663;
        }
        p = skipNewline(p);
        if (p < 0) { break l1663; }
        {
          const s1664 = p;
          l1665: {
            p = skipFenceClose(p);
            if (p < 0) { break l1665; }
            break l1663;
          }
          p = s1664;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf209(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode;
  const r1667 = readTextFenceEnd(p);
  if (r1667 === undefined) { return -1; }
  value = r1667;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFenceEnd(p: number): ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode | undefined {
  let c = 0;
  let value!: ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode;
  l1668: {
    const s1669 = p;
    const t1670 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1671: {
        let e1672!: "\r\n" | "\n" | "\r";
        const r1673 = readNewline(p);
        if (r1673 === undefined) { break l1671; }
        e1672 = r1673;
        p = pos;
        let e1675!: [" "[], string, string[], null];
        const r1676 = readFenceClose(p);
        if (r1676 === undefined) { break l1671; }
        e1675 = r1676;
        p = pos;
        value = [e1672, e1675];
        break l1668;
      }
      p = s1669;
      trail.length = t1670;
    } else touched ||= p >= end;
    const r1678 = readMissingTextFenceEnd(p);
    if (r1678 === undefined) { return undefined; }
    value = r1678;
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

function leaf212(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionEndNode;
  const r1681 = readSectionEnd(p);
  if (r1681 === undefined) { return -1; }
  value = r1681;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionEndNode | undefined {
  let c = 0;
  const start = p;
  l1682: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1684 = p;
      const t1685 = trail.length;
      l1683: {
        const r1686 = readEol(p);
        if (r1686 === undefined) { break l1683; }
        p = pos;
        break l1682;
      }
      p = s1684;
      trail.length = t1685;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'SectionEnd', start: base + start, end: base + p };
}

function leaf214(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBareVitalNode | BadContentEndNode | MissingMarkerEndNode | BadIndexNode | BadMarkerNode | BadNoiseNode | BadChatNode | BadLineNode;
  l1689: {
    const s1690 = p;
    const t1691 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      l1692: {
        const r1693 = readBadBareVital(p);
        if (r1693 === undefined) { break l1692; }
        value = r1693;
        p = pos;
        break l1689;
      }
      p = s1690;
      trail.length = t1691;
    } else touched ||= p >= end;
    l1725: {
      const r1726 = readBadContentEnd(p);
      if (r1726 === undefined) { break l1725; }
      value = r1726;
      p = pos;
      break l1689;
    }
    p = s1690;
    trail.length = t1691;
    l1728: {
      const r1729 = readMissingMarkerEnd(p);
      if (r1729 === undefined) { break l1728; }
      value = r1729;
      p = pos;
      break l1689;
    }
    p = s1690;
    trail.length = t1691;
    l1740: {
      const r1741 = readBadIndex(p);
      if (r1741 === undefined) { break l1740; }
      value = r1741;
      p = pos;
      break l1689;
    }
    p = s1690;
    trail.length = t1691;
    if (text.charCodeAt(p) === 91) {
      l1756: {
        const r1757 = readBadMarker(p);
        if (r1757 === undefined) { break l1756; }
        value = r1757;
        p = pos;
        break l1689;
      }
      p = s1690;
      trail.length = t1691;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1784: {
        const r1785 = readBadNoise(p);
        if (r1785 === undefined) { break l1784; }
        value = r1785;
        p = pos;
        break l1689;
      }
      p = s1690;
      trail.length = t1691;
    } else touched ||= p >= end;
    l1787: {
      const r1788 = readBadChat(p);
      if (r1788 === undefined) { break l1787; }
      value = r1788;
      p = pos;
      break l1689;
    }
    p = s1690;
    trail.length = t1691;
    const r2003 = readBadLine(p);
    if (r2003 === undefined) { return -1; }
    value = r2003;
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
  l1696: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      const s1694 = p;
      l1695: {
        p = skipBareVital(p);
        if (p < 0) { break l1695; }
        p = s1694;
        break l1696;
      }
      p = s1694;
    } else touched ||= p >= end;
    return undefined;
  }
  l1697: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1699 = p;
      l1698: {
        p = skipDecoration(p);
        if (p < 0) { break l1698; }
        break l1697;
      }
      p = s1699;
    } else touched ||= p >= end;
  }
  const s1700 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipVitalLetters(p);
  if (p < 0) { return undefined; }
  l_name = text.slice(s1700, p);
  l1701: {
    if (text.charCodeAt(p) === 42) {
      const s1703 = p;
      l1702: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1702;
        }
        p += 2;
        break l1701;
      }
      p = s1703;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1704: {
    if (text.charCodeAt(p) === 42) {
      const s1706 = p;
      l1705: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1705;
        }
        p += 2;
        break l1704;
      }
      p = s1706;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1707: {
    const s1708 = p;
    const t1709 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1710: {
        const r1711 = readBadPercent(p);
        if (r1711 === undefined) { break l1710; }
        l_value = r1711;
        p = pos;
        break l1707;
      }
      p = s1708;
      trail.length = t1709;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1713 = readBareNumber(p);
    if (r1713 === undefined) { return undefined; }
    l_value = r1713;
    p = pos;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1716: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1718 = p;
      const t1719 = trail.length;
      l1717: {
        const r1720 = readBadLineNoise(p);
        if (r1720 === undefined) { break l1717; }
        p = pos;
        break l1716;
      }
      p = s1718;
      trail.length = t1719;
    } else touched ||= p >= end;
  }
  const r1722 = readLineEnd(p);
  if (r1722 === undefined) { return undefined; }
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
  const s1714 = p;
  if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l_text = text.slice(s1714, p);
  pos = p;
  return { type: 'BareNumber', start: base + start, end: base + p, text: l_text };
}

function readMissingMarkerEnd(p: number): MissingMarkerEndNode | undefined {
  let c = 0;
  const start = p;
  l1730: {
    const s1731 = p;
    if (text.charCodeAt(p) === 91) {
      l1732: {

        p++;
        l1733: {
          if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
            const s1735 = p;
            l1734: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) p++;
              touched ||= p >= end;
              break l1733;
            }
            p = s1735;
          } else touched ||= p >= end;
        }
        if (p < end) {
          {
            const s1736 = p;
            l1737: {
              p++;
              break l1732;
            }
            p = s1736;
          }
        } else touched ||= p >= end;
        break l1730;
      }
      p = s1731;
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
  let n1745 = 0;
  l1742: for (;;) {
    if (n1745 >= 3) break;
    const s1744 = p;
    l1743: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1743;
      }
      p++;
      n1745++;
      continue l1742;
    }
    p = s1744;
    break;
  }
  l1746: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1748 = p;
      l1747: {
        p = skipDecoration(p);
        if (p < 0) { break l1747; }
        break l1746;
      }
      p = s1748;
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
  l1749: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1751 = p;
      const t1752 = trail.length;
      l1750: {
        const r1753 = readEol(p);
        if (r1753 === undefined) { break l1750; }
        p = pos;
        break l1749;
      }
      p = s1751;
      trail.length = t1752;
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
  const r1758 = readBrokenMarker(p);
  if (r1758 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadMarkerNode = { type: 'BadMarker', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBrokenMarker(p: number): ["[", string, string[], null, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[", string, string[], null, string[], "\n" | BadLineEndNode | null];
  let e1759!: "[";
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return undefined;
  }
  e1759 = "[";
  p++;
  let e1760!: string;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  e1760 = text.charAt(p);
  p++;
  let e1761!: string[];
  const list1766: string[] = [];
  l1762: for (;;) {
    const s1764 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95)) {
      l1763: {
        let v1765!: string;
        v1765 = text.charAt(p);
        p++;
        list1766.push(v1765);
        continue l1762;
      }
      p = s1764;
    } else touched ||= p >= end;
    break;
  }
  if (list1766.length === 0) { return undefined; }
  e1761 = list1766;
  let e1768!: null;
  if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
    {
      const s1769 = p;
      l1770: {
        p++;
        return undefined;
      }
      p = s1769;
    }
  } else touched ||= p >= end;
  e1768 = null;
  let e1772!: string[];
  const list1777: string[] = [];
  l1773: for (;;) {
    const s1775 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93))) {
      l1774: {
        let v1776!: string;
        v1776 = text.charAt(p);
        p++;
        list1777.push(v1776);
        continue l1773;
      }
      p = s1775;
    } else touched ||= p >= end;
    break;
  }
  e1772 = list1777;
  let e1779!: "\n" | BadLineEndNode | null;
  const r1780 = readLineEnd(p);
  if (r1780 === undefined) { return undefined; }
  e1779 = r1780;
  p = pos;
  value = [e1759, e1760, e1761, e1768, e1772, e1779];
  pos = p;
  return value;
}

function readBadChat(p: number): BadChatNode | undefined {
  let c = 0;
  const start = p;
  l1789: {
    const s1790 = p;
    const t1791 = trail.length;
    l1792: {
      let m1797 = false;
      l1793: for (;;) {
        const s1795 = p;
        const t1796 = trail.length;
        l1794: {
          {
            const s1798 = p;
            l1799: {
              p = skipStop(p);
              if (p < 0) { break l1799; }
              break l1794;
            }
            p = s1798;
          }
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            {
              const s1801 = p;
              l1802: {
                p = skipBlankLine(p);
                if (p < 0) { break l1802; }
                break l1794;
              }
              p = s1801;
            }
          } else touched ||= p >= end;
          l1804: {
            const s1805 = p;
            const t1806 = trail.length;
            l1807: {
              const r1808 = readBadFencedAction(p);
              if (r1808 === undefined) { break l1807; }
              p = pos;
              break l1804;
            }
            p = s1805;
            trail.length = t1806;
            l1961: {
              const r1962 = readClosedFence(p);
              if (r1962 === undefined) { break l1961; }
              p = pos;
              break l1804;
            }
            p = s1805;
            trail.length = t1806;
            {
              const s1970 = p;
              l1971: {
                p = skipFenceHead(p);
                if (p < 0) { break l1971; }
                break l1794;
              }
              p = s1970;
            }
            if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
              touched ||= p >= end;
              break l1794;
            }
            const r1973 = readChatLine(p);
            if (r1973 === undefined) { break l1794; }
            p = pos;
          }
          m1797 = true;
          continue l1793;
        }
        p = s1795;
        trail.length = t1796;
        break;
      }
      if (!m1797) { break l1792; }
      l1975: {
        const s1977 = p;
        const t1978 = trail.length;
        l1976: {
          const r1979 = readOpenFence(p);
          if (r1979 === undefined) { break l1976; }
          p = pos;
          break l1975;
        }
        p = s1977;
        trail.length = t1978;
      }
      break l1789;
    }
    p = s1790;
    trail.length = t1791;
    const r2000 = readOpenFence(p);
    if (r2000 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  const node: BadChatNode = { type: 'BadChat', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadFencedAction(p: number): BadFencedActionNode | undefined {
  const start = p;
  l1811: {
    const s1809 = p;
    l1810: {
      p = skipActionFence(p);
      if (p < 0) { break l1810; }
      p = s1809;
      break l1811;
    }
    p = s1809;
    return undefined;
  }
  const r1935 = readFenced(p);
  if (r1935 === undefined) { return undefined; }
  p = pos;
  const r1958 = readLineEnd(p);
  if (r1958 === undefined) { return undefined; }
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
  let e1812!: string;
  const r1813 = readFenceOpen(p);
  if (r1813 === undefined) { return undefined; }
  l_run = r1813;
  p = pos;
  registers[1] = l_run;
  e1812 = l_run;
  let e1815!: [null, null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1821: ([null, null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1816: for (;;) {
    const s1818 = p;
    const t1819 = trail.length;
    l1817: {
      let v1820!: [null, null, [string[], "\n" | BadLineEndNode] | string[]];
      let e1823!: null;
      {
        const s1824 = p;
        l1825: {
          p = skipFenceClose(p);
          if (p < 0) { break l1825; }
          break l1817;
        }
        p = s1824;
      }
      e1823 = null;
      let e1827!: null;
      {
        const s1828 = p;
        l1829: {
          p = skipActionMarker(p);
          if (p < 0) { break l1829; }
          break l1817;
        }
        p = s1828;
      }
      e1827 = null;
      let e1841!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l1817;
      }
      const r1842 = readLine(p);
      if (r1842 === undefined) { break l1817; }
      e1841 = r1842;
      p = pos;
      v1820 = [e1823, e1827, e1841];
      list1821.push(v1820);
      continue l1816;
    }
    p = s1818;
    trail.length = t1819;
    break;
  }
  e1815 = list1821;
  let e1844!: [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null];
  const r1845 = readActionMarker(p);
  if (r1845 === undefined) { return undefined; }
  e1844 = r1845;
  p = pos;
  let e1917!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1923: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1918: for (;;) {
    const s1920 = p;
    const t1921 = trail.length;
    l1919: {
      let v1922!: [null, [string[], "\n" | BadLineEndNode] | string[]];
      let e1925!: null;
      {
        const s1926 = p;
        l1927: {
          p = skipFenceClose(p);
          if (p < 0) { break l1927; }
          break l1919;
        }
        p = s1926;
      }
      e1925 = null;
      let e1929!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l1919;
      }
      const r1930 = readLine(p);
      if (r1930 === undefined) { break l1919; }
      e1929 = r1930;
      p = pos;
      v1922 = [e1925, e1929];
      list1923.push(v1922);
      continue l1918;
    }
    p = s1920;
    trail.length = t1921;
    break;
  }
  if (list1923.length === 0) { return undefined; }
  e1917 = list1923;
  let e1932!: [" "[], string, string[], null];
  const r1933 = readFenceClose(p);
  if (r1933 === undefined) { return undefined; }
  e1932 = r1933;
  p = pos;
  value = [e1812, e1815, e1844, e1917, e1932];
  pos = p;
  return value;
}

function skipActionMarker(p: number): number {
  let c = 0;
  let n1834 = 0;
  l1831: for (;;) {
    if (n1834 >= 3) break;
    const s1833 = p;
    l1832: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1832;
      }
      p++;
      n1834++;
      continue l1831;
    }
    p = s1833;
    break;
  }
  l1835: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1837 = p;
      l1836: {
        p = skipDecoration(p);
        if (p < 0) { break l1836; }
        break l1835;
      }
      p = s1837;
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
      const s1838 = p;
      l1839: {

        p++;
        return -1;
      }
      p = s1838;
    }
  } else touched ||= p >= end;
  return p;
}

function readActionMarker(p: number): [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null] | undefined {
  let c = 0;
  let value!: [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null];
  let e1846!: " "[];
  const r1847 = readIndent(p);
  if (r1847 === undefined) { return undefined; }
  e1846 = r1847;
  p = pos;
  let e1849!: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null;
  l1850: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1852 = p;
      l1851: {
        const r1853 = readDecoration(p);
        if (r1853 === undefined) { break l1851; }
        e1849 = r1853;
        p = pos;
        break l1850;
      }
      p = s1852;
    } else touched ||= p >= end;
    e1849 = null;
  }
  let e1903!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1904 = readMarkerOpen(p);
  if (r1904 === undefined) { return undefined; }
  e1903 = r1904;
  p = pos;
  let e1906!: ActionNameNode | BadActionNameNode;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1907 = read_actionName(p);
  if (r1907 === undefined) { return undefined; }
  e1906 = r1907;
  p = pos;
  let e1909!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1910 = readMarkerClose(p);
  if (r1910 === undefined) { return undefined; }
  e1909 = r1910;
  p = pos;
  let e1912!: null;
  if (text.charCodeAt(p) === 40) {
    {
      const s1913 = p;
      l1914: {

        p++;
        return undefined;
      }
      p = s1913;
    }
  } else touched ||= p >= end;
  e1912 = null;
  value = [e1846, e1849, e1903, e1906, e1909, e1912];
  pos = p;
  return value;
}

function readDecoration(p: number): (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | undefined {
  let c = 0;
  let value!: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[];
  const list1858: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] = [];
  l1854: for (;;) {
    const s1856 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      l1855: {
        let v1857!: ["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__";
        l1860: {
          const s1861 = p;
          if (text.charCodeAt(p) === 35) {
            l1862: {
              let e1863!: "#"[];
              const list1868: "#"[] = [];
              l1864: for (;;) {
                const s1866 = p;
                if (text.charCodeAt(p) === 35) {
                  l1865: {
                    let v1867!: "#";

                    v1867 = "#";
                    p++;
                    list1868.push(v1867);
                    continue l1864;
                  }
                  p = s1866;
                } else touched ||= p >= end;
                break;
              }
              if (list1868.length === 0) { break l1862; }
              e1863 = list1868;
              let e1870!: string[];
              const list1875: string[] = [];
              l1871: for (;;) {
                const s1873 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1872: {
                    let v1874!: string;
                    const r1877 = read_blank(p);
                    if (r1877 === undefined) { break l1872; }
                    v1874 = r1877;
                    p = pos;
                    list1875.push(v1874);
                    continue l1871;
                  }
                  p = s1873;
                } else touched ||= p >= end;
                break;
              }
              e1870 = list1875;
              v1857 = [e1863, e1870];
              break l1860;
            }
            p = s1861;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 62) {
            l1879: {
              let e1880!: ">";

              e1880 = ">";
              p++;
              let e1881!: string[];
              const list1886: string[] = [];
              l1882: for (;;) {
                const s1884 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1883: {
                    let v1885!: string;
                    const r1888 = read_blank(p);
                    if (r1888 === undefined) { break l1883; }
                    v1885 = r1888;
                    p = pos;
                    list1886.push(v1885);
                    continue l1882;
                  }
                  p = s1884;
                } else touched ||= p >= end;
                break;
              }
              e1881 = list1886;
              v1857 = [e1880, e1881];
              break l1860;
            }
            p = s1861;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
            l1890: {
              let e1891!: string;
              e1891 = text.charAt(p);
              p++;
              let e1892!: string[];
              const list1897: string[] = [];
              l1893: for (;;) {
                const s1895 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1894: {
                    let v1896!: string;
                    const r1899 = read_blank(p);
                    if (r1899 === undefined) { break l1894; }
                    v1896 = r1899;
                    p = pos;
                    list1897.push(v1896);
                    continue l1893;
                  }
                  p = s1895;
                } else touched ||= p >= end;
                break;
              }
              if (list1897.length === 0) { break l1890; }
              e1892 = list1897;
              v1857 = [e1891, e1892];
              break l1860;
            }
            p = s1861;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            l1901: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1901;
              }
              v1857 = "**";
              p += 2;
              break l1860;
            }
            p = s1861;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1855;
          }
          v1857 = "__";
          p += 2;
        }
        list1858.push(v1857);
        continue l1854;
      }
      p = s1856;
    } else touched ||= p >= end;
    break;
  }
  if (list1858.length === 0) { return undefined; }
  value = list1858;
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
  let e1936!: string;
  const r1937 = readFenceOpen(p);
  if (r1937 === undefined) { return undefined; }
  l_run = r1937;
  p = pos;
  registers[1] = l_run;
  e1936 = l_run;
  let e1939!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1945: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1940: for (;;) {
    const s1942 = p;
    const t1943 = trail.length;
    l1941: {
      let v1944!: [null, [string[], "\n" | BadLineEndNode] | string[]];
      let e1947!: null;
      {
        const s1948 = p;
        l1949: {
          p = skipFenceClose(p);
          if (p < 0) { break l1949; }
          break l1941;
        }
        p = s1948;
      }
      e1947 = null;
      let e1951!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l1941;
      }
      const r1952 = readLine(p);
      if (r1952 === undefined) { break l1941; }
      e1951 = r1952;
      p = pos;
      v1944 = [e1947, e1951];
      list1945.push(v1944);
      continue l1940;
    }
    p = s1942;
    trail.length = t1943;
    break;
  }
  e1939 = list1945;
  let e1954!: [" "[], string, string[], null];
  const r1955 = readFenceClose(p);
  if (r1955 === undefined) { return undefined; }
  e1954 = r1955;
  p = pos;
  value = [e1936, e1939, e1954];
  pos = p;
  return value;
}

function readClosedFence(p: number): [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | undefined {
  let value!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null];
  let e1963!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  const r1964 = readFenced(p);
  if (r1964 === undefined) { return undefined; }
  e1963 = r1964;
  p = pos;
  let e1966!: "\n" | BadLineEndNode | null;
  const r1967 = readLineEnd(p);
  if (r1967 === undefined) { return undefined; }
  e1966 = r1967;
  p = pos;
  value = [e1963, e1966];
  pos = p;
  return value;
}

function readOpenFence(p: number): [null, MissingFenceEndNode, ([string[], "\n" | BadLineEndNode] | string[])[]] | undefined {
  let value!: [null, MissingFenceEndNode, ([string[], "\n" | BadLineEndNode] | string[])[]];
  let e1980!: null;
  {
    const s1981 = p;
    l1982: {
      p = skipStop(p);
      if (p < 0) { break l1982; }
      return undefined;
    }
    p = s1981;
  }
  e1980 = null;
  let e1984!: MissingFenceEndNode;
  const r1985 = readMissingFenceEnd(p);
  if (r1985 === undefined) { return undefined; }
  e1984 = r1985;
  p = pos;
  let e1989!: ([string[], "\n" | BadLineEndNode] | string[])[];
  const list1995: ([string[], "\n" | BadLineEndNode] | string[])[] = [];
  l1990: for (;;) {
    const s1992 = p;
    const t1993 = trail.length;
    if (p < end) {
      l1991: {
        let v1994!: [string[], "\n" | BadLineEndNode] | string[];
        const r1997 = readLine(p);
        if (r1997 === undefined) { break l1991; }
        v1994 = r1997;
        p = pos;
        list1995.push(v1994);
        continue l1990;
      }
      p = s1992;
      trail.length = t1993;
    } else touched ||= p >= end;
    break;
  }
  e1989 = list1995;
  value = [e1980, e1984, e1989];
  pos = p;
  return value;
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  const r1986 = readFenceOpen(p);
  if (r1986 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadLine(p: number): BadLineNode | undefined {
  const start = p;
  {
    const s2004 = p;
    l2005: {
      p = skip_wrapperEnd(p);
      if (p < 0) { break l2005; }
      return undefined;
    }
    p = s2004;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r2007 = readLine(p);
  if (r2007 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadLineNode = { type: 'BadLine', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf235(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l2010: {
    const s2011 = p;
    const t2012 = trail.length;
    l2013: {
      const r2014 = readWrapperEnd(p);
      if (r2014 === undefined) { break l2013; }
      value = r2014;
      p = pos;
      break l2010;
    }
    p = s2011;
    trail.length = t2012;
    const r2037 = readMissingWrapperEnd(p);
    if (r2037 === undefined) { return -1; }
    value = r2037;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): WrapperEndNode | undefined {
  const start = p;
  const r2015 = read_wrapperEnd(p);
  if (r2015 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'WrapperEnd', start: base + start, end: base + p };
}

function read_wrapperEnd(p: number): [" "[], string, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], "\n" | BadLineEndNode | null];
  let e2016!: " "[];
  const r2017 = readIndent(p);
  if (r2017 === undefined) { return undefined; }
  e2016 = r2017;
  p = pos;
  let e2019!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2020 = readWrapperRun(p);
  if (r2020 === undefined) { return undefined; }
  e2019 = r2020;
  p = pos;
  let e2022!: string[];
  const r2023 = readBlanks(p);
  if (r2023 === undefined) { return undefined; }
  e2022 = r2023;
  p = pos;
  let e2025!: "\n" | BadLineEndNode | null;
  l2026: {
    const s2027 = p;
    const t2028 = trail.length;
    l2029: {
      const r2030 = readLineEnd(p);
      if (r2030 === undefined) { break l2029; }
      e2025 = r2030;
      p = pos;
      break l2026;
    }
    p = s2027;
    trail.length = t2028;
    l2034: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s2032 = p;
        l2033: {
          p = skipLineNoise(p);
          if (p < 0) { break l2033; }
          p = skipLineEnd(p);
          if (p < 0) { break l2033; }
          p = s2032;
          break l2034;
        }
        p = s2032;
      } else touched ||= p >= end;
      return undefined;
    }
    e2025 = null;
  }
  value = [e2016, e2019, e2022, e2025];
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

function leaf239(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode | BadNoiseNode | BadChatBeforeNode;
  const r2039 = readOpening(p);
  if (r2039 === undefined) { return -1; }
  value = r2039;
  p = pos;
  leafValue = value;
  return p;
}

function readOpening(p: number): BlankNode | BadNoiseNode | BadChatBeforeNode | undefined {
  let c = 0;
  let value!: BlankNode | BadNoiseNode | BadChatBeforeNode;
  l2040: {
    const s2041 = p;
    const t2042 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l2043: {
        const r2044 = readLead(p);
        if (r2044 === undefined) { break l2043; }
        value = r2044;
        p = pos;
        break l2040;
      }
      p = s2041;
      trail.length = t2042;
    } else touched ||= p >= end;
    const r2046 = readBadChatBefore(p);
    if (r2046 === undefined) { return undefined; }
    value = r2046;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadChatBefore(p: number): BadChatBeforeNode | undefined {
  let c = 0;
  const start = p;
  l2047: {
    const s2048 = p;
    const t2049 = trail.length;
    l2050: {
      let m2055 = false;
      l2051: for (;;) {
        const s2053 = p;
        const t2054 = trail.length;
        l2052: {
          {
            const s2056 = p;
            l2057: {
              p = skipReplyFence(p);
              if (p < 0) { break l2057; }
              break l2052;
            }
            p = s2056;
          }
          {
            const s2081 = p;
            l2082: {
              p = skipStop(p);
              if (p < 0) { break l2082; }
              break l2052;
            }
            p = s2081;
          }
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            {
              const s2084 = p;
              l2085: {
                p = skipBlankLine(p);
                if (p < 0) { break l2085; }
                break l2052;
              }
              p = s2084;
            }
          } else touched ||= p >= end;
          l2087: {
            const s2088 = p;
            const t2089 = trail.length;
            l2090: {
              const r2091 = readClosedFence(p);
              if (r2091 === undefined) { break l2090; }
              p = pos;
              break l2087;
            }
            p = s2088;
            trail.length = t2089;
            {
              const s2093 = p;
              l2094: {
                p = skipFenceHead(p);
                if (p < 0) { break l2094; }
                break l2052;
              }
              p = s2093;
            }
            if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
              touched ||= p >= end;
              break l2052;
            }
            const r2096 = readChatLine(p);
            if (r2096 === undefined) { break l2052; }
            p = pos;
          }
          m2055 = true;
          continue l2051;
        }
        p = s2053;
        trail.length = t2054;
        break;
      }
      if (!m2055) { break l2050; }
      l2098: {
        const s2100 = p;
        const t2101 = trail.length;
        l2099: {
          const r2102 = readOpenFence(p);
          if (r2102 === undefined) { break l2099; }
          p = pos;
          break l2098;
        }
        p = s2100;
        trail.length = t2101;
      }
      break l2047;
    }
    p = s2048;
    trail.length = t2049;
    {
      const s2104 = p;
      l2105: {
        p = skipReplyFence(p);
        if (p < 0) { break l2105; }
        return undefined;
      }
      p = s2104;
    }
    const r2107 = readOpenFence(p);
    if (r2107 === undefined) { return undefined; }
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
    const s2062 = p;
    l2063: {
      p = skipExampleFence(p);
      if (p < 0) { break l2063; }
      return -1;
    }
    p = s2062;
  }
  return p;
}

function skipMarkerFenceAhead(p: number): number {
  l2061: {
    const s2059 = p;
    l2060: {
      p = skipMarkerFence(p);
      if (p < 0) { break l2060; }
      p = s2059;
      break l2061;
    }
    p = s2059;
    return -1;
  }
  return p;
}

function skipExampleFence(p: number): number {
  p = skipClosedFence(p);
  if (p < 0) { return -1; }
  l2065: for (;;) {
    const s2067 = p;
    l2066: {
      l2069: {
        const s2070 = p;
        l2071: {
          p = skipClosedFence(p);
          if (p < 0) { break l2071; }
          break l2069;
        }
        p = s2070;
        {
          const s2072 = p;
          l2073: {
            p = skipFenceOpen(p);
            if (p < 0) { break l2073; }
            break l2066;
          }
          p = s2072;
        }
        {
          const s2075 = p;
          l2076: {
            p = skipStopMarker(p);
            if (p < 0) { break l2076; }
            break l2066;
          }
          p = s2075;
        }
        if (!(p < end)) {
          touched ||= p >= end;
          break l2066;
        }
        p = skipLine(p);
        if (p < 0) { break l2066; }
      }
      continue l2065;
    }
    p = s2067;
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
  l2078: {
    const s2079 = p;
    if (p < end) {
      l2080: {
        while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2080;
        }
        p = skipEol(p);
        if (p < 0) { break l2080; }
        break l2078;
      }
      p = s2079;
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

function leaf248(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2111!: null;
  l2114: {
    const s2112 = p;
    l2113: {
      p = skipReplyFence(p);
      if (p < 0) { break l2113; }
      p = s2112;
      break l2114;
    }
    p = s2112;
    return -1;
  }
  e2111 = null;
  value = [e2111];
  leafValue = value;
  return p;
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf57 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepTagBlock }, { op: 'leaf', read: leaf171 }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: leaf214 }] } }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf239 } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf248, body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf57 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepTagBlock }, { op: 'leaf', read: leaf171 }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: leaf214 }] } }] }] }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf14 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf57 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepTagBlock }, { op: 'leaf', read: leaf171 }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: leaf214 }] } }, { op: 'leaf', read: leaf235 }] } };
const stepBlock: Step = { op: 'rule', name: 'Block', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: leaf127 }, { op: 'leaf', read: leaf130 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf154 }, { op: 'leaf', read: leaf156 }] } };
const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text152 } };
const stepTagBlock: Step = { op: 'rule', name: 'TagBlock', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BadContentTagNode; return taken.index; } }, steps: [{ op: 'leaf', read: leaf162 }, { op: 'leaf', read: leaf164 }, { op: 'again', step: () => stepTagText }, { op: 'leaf', read: leaf154 }, { op: 'leaf', read: leaf167 }] } };
const stepTagText: Step = { op: 'rule', name: 'TagText', register: -1, isText: true, body: { op: 'text', read: text166 } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf198 }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: leaf212 }] } };
const stepSectionText: Step = { op: 'rule', name: 'SectionText', register: -1, isText: true, body: { op: 'text', read: text205 } };
const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: 1, isText: true, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: leaf206 }, { op: 'text', read: text208 }, { op: 'leaf', read: leaf209 }] } };

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
    BadOpenSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign stands between a marker and its text.","example":"[ACTION_0_PATH]: a.txt","mend":"Write [ACTION_0_PATH] a.txt.","isCut":false},
    BadFirstLine: {"code":"bad-first-line","severity":"warning","meaning":"The reasoning begins on the line of its marker.","example":"[REASONING] I will read the file.","mend":"Begin the text on the line below the marker.","isCut":false},
    MissingTextFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence never closes. All that follows belongs to it.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    BadOwnName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","mend":"Write the name in upper case with underscores: [MOOD], [ACTION_0_TYPE].","isCut":false},
    BadVitalSeparator: {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign stands between a vital and its value.","example":"[MOOD] = 0.8","mend":"Write [MOOD] 0.8.","isCut":false},
    BadOpenVitalSeparator: {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign stands between a vital and its value.","example":"[MOOD] = 0.8","mend":"Write [MOOD] 0.8.","isCut":false},
    BadPercent: {"code":"bad-percent","severity":"warning","meaning":"A vital is given in percent.","example":"[MOOD] 85%","mend":"Write 0.85.","isCut":false},
    BadNumeral: {"code":"bad-numeral","severity":"warning","meaning":"A number is written without a digit before or after the point, or with a plus sign.","example":"[MOOD] .8","mend":"Write 0.8.","isCut":false},
    BadVital: {"code":"bad-vital","severity":"error","meaning":"The value of a vital is no number from 0.0 to 1.0. This value was left out.","example":"[MOOD] high","mend":"Write a number such as 0.85.","isCut":false},
    BadValueBracket: {"code":"bad-value-bracket","severity":"warning","meaning":"The value of a vital or a parameter stands inside the brackets.","example":"[MOOD: 0.8]","mend":"Write [MOOD] 0.8.","isCut":false},
    BadRemark: {"code":"bad-remark","severity":"warning","meaning":"A remark follows the value of a vital.","example":"[MOOD] 0.8  # fine","mend":"Put remarks under [NOTES].","isCut":false},
    MissingLineEnd: {"code":"missing-line-end","severity":"warning","meaning":"Several vitals share a line.","example":"[MOOD] 0.8 [FOCUS] 0.9","mend":"Give each vital a line of its own.","isCut":false},
    BadBareVital: {"code":"bad-bare-vital","severity":"warning","meaning":"A vital is written as a label, without brackets.","example":"[REASONING]\nDone.\nMood: 0.8","mend":"Write [MOOD] 0.8.","isCut":false},
    BadLineNoise: {"code":"bad-line-noise","severity":"warning","meaning":"A template token or a colour sequence stands at the end of a value. It was left out.","example":"[ACTION_0_RESULT] done<|end|>","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
    BadContinuation: {"code":"bad-continuation","severity":"warning","meaning":"Lines without a marker follow a parameter; they were joined to its value.","example":"[ACTION_0_RESULT] first line\nsecond line","mend":"Write the value on one line, or put long text into a content block.","isCut":false},
    BadContentTag: {"code":"bad-content-tag","severity":"warning","meaning":"A block stands between tags; it was read as a content block.","example":"[ACTION_0_CONTENT]\nprint(1)\n[/ACTION_0_CONTENT]","mend":"Write [ACTION_0_CONTENT_START] above the block and [ACTION_0_CONTENT_END] below it.","isCut":false},
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
  tables: 4,
};
