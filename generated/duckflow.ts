// Generated from grammars/duckflow.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type Reading, type RecoveryNode, type Step, type TextPiece, type TreeNode, ANY, closesRun, standsLater, startsOf, tableOf, wordList } from '../src/engine/index.ts';

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
  readonly name: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
  readonly value: NumberNode | BadPercentNode | BadNumeralNode | BadVitalNode;
}

export interface LooseVitalNode extends TreeNode {
  readonly type: 'LooseVital';
  readonly name: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
  readonly value: NumberNode | BadPercentNode | BadNumeralNode | BadVitalNode;
}

export interface OwnVitalNode extends TreeNode {
  readonly type: 'OwnVital';
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
  readonly index: string;
  readonly value: ValueNode;
}

export interface LooseTypeNode extends TreeNode {
  readonly type: 'LooseType';
  readonly marker: ActionNameNode | BadActionNameNode;
  readonly value: BracketValueNode | ValueNode | BoldValueNode;
}

export interface ParameterNode extends TreeNode {
  readonly type: 'Parameter';
  readonly index: string;
  readonly name: string;
  readonly value: ValueNode;
  readonly more: BadContinuationNode | null;
}

export interface LooseParameterNode extends TreeNode {
  readonly type: 'LooseParameter';
  readonly marker: ActionNameNode | BadActionNameNode;
  readonly value: BracketValueNode | ValueNode | BoldValueNode;
  readonly more: BadContinuationNode | null;
}

export interface ValueNode extends TreeNode {
  readonly type: 'Value';
  readonly text: string;
}

export interface BadCloseTagNode extends RecoveryNode {
  readonly type: 'BadCloseTag';
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

export interface BareEndNode extends TreeNode {
  readonly type: 'BareEnd';
}

export interface BadBareStartNode extends RecoveryNode {
  readonly type: 'BadBareStart';
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
  readonly Vital: VitalNode;
  readonly BlockHead: BlockHeadNode;
  readonly BadStartText: BadStartTextNode;
  readonly BadLineEnd: BadLineEndNode;
  readonly BlockEnd: BlockEndNode;
  readonly BadContentEnd: BadContentEndNode;
  readonly MissingContentEnd: MissingContentEndNode;
  readonly BadBareStart: BadBareStartNode;
  readonly BareEnd: BareEndNode;
  readonly OwnVital: OwnVitalNode;
  readonly SectionHead: SectionHeadNode;
  readonly SectionEnd: SectionEndNode;
  readonly BadContentTag: BadContentTagNode;
  readonly TagEnd: TagEndNode;
  readonly LooseType: LooseTypeNode;
  readonly LooseParameter: LooseParameterNode;
  readonly LooseVital: LooseVitalNode;
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
  readonly BareText: TextPiece<'BareText'>;
  readonly SectionText: TextPiece<'SectionText'>;
  readonly FencedText: TextPiece<'FencedText'>;
  readonly TagText: TextPiece<'TagText'>;
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
  readonly BadCloseTag: BadCloseTagNode;
  readonly BadLineNoise: BadLineNoiseNode;
  readonly BadContinuation: BadContinuationNode;
  readonly BadContentTag: BadContentTagNode;
  readonly BadBareStart: BadBareStartNode;
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
const TABLE_14 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 59], [61, 90], [92, 127]);
const TABLE_15 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
const TABLE_16 = tableOf([67, 67], [70, 70], [77, 77], [83, 83]);
const TABLE_17 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95]);
const TABLE_18 = tableOf([9, 9], [32, 32], [35, 35], [42, 45], [59, 59], [62, 62], [91, 91], [95, 95], [124, 124]);
const TABLE_19 = tableOf([37, 37], [43, 57], [65, 90], [95, 95], [97, 122], [126, 126]);
const TABLE_20 = tableOf([45, 45], [47, 47], [126, 126]);
const TABLE_21 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 59], [61, 127]);
const TABLE_22 = tableOf([9, 9], [32, 32], [93, 93]);
const TABLE_23 = tableOf([9, 9], [32, 32], [48, 58], [61, 61]);
const TABLE_24 = tableOf([9, 9], [32, 32], [44, 44], [59, 59], [124, 124]);
const TABLE_25 = tableOf();
const TABLE_26 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95]);
const TABLE_27 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 90], [92, 92], [94, 127]);
const TABLE_28 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 92], [94, 127]);
const WORDS_0 = wordList(["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_1 = wordList(["ACTION"], [null,"BadMarkerSlip"]);
const WORDS_2 = wordList(["TYPE","CONTENT_START","CONTENT_END"], [null,"BadMarkerSlip"]);
const STARTS_3 = startsOf([9, 10], [13, 13], [32, 32], [91, 91]);
const WORDS_4 = wordList(["CONTENT_START"], ["BadMarkerName","BadMarkerSlip"]);
const STARTS_5 = startsOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95], [12304, 12305], [12308, 12309], [65339, 65339], [65341, 65341]);
const STARTS_6 = startsOf([67, 67], [91, 91]);
const WORDS_7 = wordList(["REASONING"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_8 = wordList(["PLANNING","NOTES"], ["BadMarkerName","BadMarkerSlip"]);
const STARTS_9 = startsOf([91, 91]);
const WORDS_10 = wordList(["TYPE"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_11 = wordList(["CONTENT_END"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_12 = wordList(["CONFIDENCE","MOOD","FOCUS","STAMINA"], ["BadMarkerName","BadMarkerSlip"]);

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
      if (trail.length > t4) trail.length = t4;
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
      if (trail.length > t10) trail.length = t10;
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
      if (trail.length > t16) trail.length = t16;
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
      if (trail.length > t21) trail.length = t21;
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
      if (trail.length > t36) trail.length = t36;
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
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
              while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
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
  if (trail.length > noted) trail.length = noted;
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
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
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
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
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
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
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
  if (trail.length > noted) trail.length = noted;
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
    while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
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
  if (trail.length > noted) trail.length = noted;
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
    while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
    touched ||= p >= end;
  }
  return p;
}

function skipPartWord(p: number): number {
  const noted = trail.length;
  const value = readPartWord(p);
  if (trail.length > noted) trail.length = noted;
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
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
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
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
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
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
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
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
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
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)) p++;
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
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
      if (trail.length > t383) trail.length = t383;
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
  let value!: BlankNode | TypeNode | ParameterNode | VitalNode;
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
      if (trail.length > t394) trail.length = t394;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l398: {
        const r399 = readType(p);
        if (r399 === undefined) { break l398; }
        value = r399;
        p = pos;
        break l392;
      }
      p = s393;
      if (trail.length > t394) trail.length = t394;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l517: {
        const r518 = readParameter(p);
        if (r518 === undefined) { break l517; }
        value = r518;
        p = pos;
        break l392;
      }
      p = s393;
      if (trail.length > t394) trail.length = t394;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 91)) {
      touched ||= p >= end;
      return -1;
    }
    const r743 = readVital(p);
    if (r743 === undefined) { return -1; }
    value = r743;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readType(p: number): TypeNode | undefined {
  let c = 0;
  const start = p;
  let l_index!: string;
  let l_value!: ValueNode;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return undefined;
  }
  p += 8;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r400 = readIndex(p);
  if (r400 === undefined) { return undefined; }
  l_index = r400;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_TYPE]", p)) {
    reachesEnd(p, "_TYPE]");
    return undefined;
  }
  p += 6;
  const r420 = readGiven(p);
  if (r420 === undefined) { return undefined; }
  l_value = r420;
  p = pos;
  pos = p;
  return { type: 'Type', start: base + start, end: base + p, index: l_index, value: l_value };
}

function readIndex(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l403: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s401 = p;
      l402: {
        let n407 = 0;
        l404: for (;;) {
          if (n407 >= 9) break;
          const s406 = p;
          l405: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l405;
            }
            p++;
            n407++;
            continue l404;
          }
          p = s406;
          break;
        }
        if (n407 < 1) { break l402; }
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          {
            const s408 = p;
            l409: {
              p++;
              break l402;
            }
            p = s408;
          }
        } else touched ||= p >= end;
        p = s401;
        break l403;
      }
      p = s401;
    } else touched ||= p >= end;
    return undefined;
  }
  l411: for (;;) {
    const s413 = p;
    if (text.charCodeAt(p) === 48) {
      l412: {

        p++;
        l417: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s415 = p;
            l416: {
              p++;
              p = s415;
              break l417;
            }
            p = s415;
          } else touched ||= p >= end;
          break l412;
        }
        continue l411;
      }
      p = s413;
    } else touched ||= p >= end;
    break;
  }
  const s418 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  value = text.slice(s418, p);
  pos = p;
  return value;
}

function readGiven(p: number): ValueNode | undefined {
  let c = 0;
  let value!: ValueNode;
  l421: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s423 = p;
      const t424 = trail.length;
      l422: {
        const r425 = readBadMarkerNoise(p);
        if (r425 === undefined) { break l422; }
        p = pos;
        break l421;
      }
      p = s423;
      if (trail.length > t424) trail.length = t424;
    } else touched ||= p >= end;
  }
  l441: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s443 = p;
      const t444 = trail.length;
      l442: {
        l447: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            const s445 = p;
            l446: {
              p = skipColon(p);
              if (p < 0) { break l446; }
              p = s445;
              break l447;
            }
            p = s445;
          } else touched ||= p >= end;
          break l442;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l442;
        }
        const r454 = readBadSeparator(p);
        if (r454 === undefined) { break l442; }
        p = pos;
        break l441;
      }
      p = s443;
      if (trail.length > t444) trail.length = t444;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r456 = readValue(p);
  if (r456 === undefined) { return undefined; }
  value = r456;
  p = pos;
  l483: {
    if (text.charCodeAt(p) === 91) {
      const s485 = p;
      const t486 = trail.length;
      l484: {
        const r487 = readBadCloseTag(p);
        if (r487 === undefined) { break l484; }
        p = pos;
        break l483;
      }
      p = s485;
      if (trail.length > t486) trail.length = t486;
    } else touched ||= p >= end;
  }
  const r489 = readValueEnd(p);
  if (r489 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readBadMarkerNoise(p: number): BadMarkerNoiseNode | undefined {
  let c = 0;
  const start = p;
  l426: {
    const s427 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l428: {
        let m432 = false;
        l429: for (;;) {
          const s431 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l430: {
              p = skipNoise(p);
              if (p < 0) { break l430; }
              m432 = true;
              continue l429;
            }
            p = s431;
          } else touched ||= p >= end;
          break;
        }
        if (!m432) { break l428; }
        break l426;
      }
      p = s427;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    let m436 = false;
    l433: for (;;) {
      const s435 = p;
      if (text.charCodeAt(p) === 27) {
        l434: {
          if (!text.startsWith("\u001b[", p)) {
            reachesEnd(p, "\u001b[");
            break l434;
          }
          p += 2;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) p++;
          touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
            touched ||= p >= end;
            break l434;
          }
          p++;
          m436 = true;
          continue l433;
        }
        p = s435;
      } else touched ||= p >= end;
      break;
    }
    if (!m436) { return undefined; }
  }
  {
    const s437 = p;
    l438: {
      p = skipStopMarker(p);
      if (p < 0) { break l438; }
      return undefined;
    }
    p = s437;
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
  l450: {
    const s448 = p;
    l449: {
      l451: {
        const s452 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l453: {
            p++;
            break l451;
          }
          p = s452;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l449; }
      }
      p = s448;
      break l450;
    }
    p = s448;
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
  const s457 = p;
  l458: for (;;) {
    const s460 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l459: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) {
          touched ||= p >= end;
          break l459;
        }
        p = skipValueChar(p);
        if (p < 0) { break l459; }
        continue l458;
      }
      p = s460;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s457, p);
  pos = p;
  return { type: 'Value', start: base + start, end: base + p, text: l_text };
}

function skipValueChar(p: number): number {
  let c = 0;
  l462: {
    const s463 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) {
      l464: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l464;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l462;
      }
      p = s463;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l465: {
        if (text.charCodeAt(p) === 91) {
          {
            const s466 = p;
            l467: {
              p = skipCloseTag(p);
              if (p < 0) { break l467; }
              break l465;
            }
            p = s466;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l465;
        }
        p++;
        break l462;
      }
      p = s463;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l475: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s476 = p;
            l477: {
              p = skipLineNoise(p);
              if (p < 0) { break l477; }
              p = skipLineEnd(p);
              if (p < 0) { break l477; }
              break l475;
            }
            p = s476;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l475;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l475; }
        break l462;
      }
      p = s463;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s479 = p;
        l480: {
          p = skipNoise(p);
          if (p < 0) { break l480; }
          return -1;
        }
        p = s479;
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

function skipCloseTag(p: number): number {
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
  p = skipIndex(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 95) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l471: {
    const s469 = p;
    l470: {
      p = skipBlanks(p);
      if (p < 0) { break l470; }
      l472: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          const s474 = p;
          l473: {
            p = skipLineNoise(p);
            if (p < 0) { break l473; }
            break l472;
          }
          p = s474;
        } else touched ||= p >= end;
      }
      p = skipLineEnd(p);
      if (p < 0) { break l470; }
      p = s469;
      break l471;
    }
    p = s469;
    return -1;
  }
  return p;
}

function readBadCloseTag(p: number): BadCloseTagNode | undefined {
  const start = p;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCloseTag(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadCloseTagNode = { type: 'BadCloseTag', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readValueEnd(p: number): [string[], BadLineNoiseNode | null, "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [string[], BadLineNoiseNode | null, "\n" | BadLineEndNode | null];
  let e490!: string[];
  const r491 = readBlanks(p);
  if (r491 === undefined) { return undefined; }
  e490 = r491;
  p = pos;
  let e501!: BadLineNoiseNode | null;
  l502: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s504 = p;
      const t505 = trail.length;
      l503: {
        const r506 = readBadLineNoise(p);
        if (r506 === undefined) { break l503; }
        e501 = r506;
        p = pos;
        break l502;
      }
      p = s504;
      if (trail.length > t505) trail.length = t505;
    } else touched ||= p >= end;
    e501 = null;
  }
  let e511!: "\n" | BadLineEndNode | null;
  const r512 = readLineEnd(p);
  if (r512 === undefined) { return undefined; }
  e511 = r512;
  p = pos;
  value = [e490, e501, e511];
  pos = p;
  return value;
}

function readBlanks(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list496: string[] = [];
  l492: for (;;) {
    const s494 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l493: {
        let v495!: string;
        const r498 = read_blank(p);
        if (r498 === undefined) { break l493; }
        v495 = r498;
        p = pos;
        list496.push(v495);
        continue l492;
      }
      p = s494;
    } else touched ||= p >= end;
    break;
  }
  value = list496;
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
  l509: {
    const s507 = p;
    l508: {
      p = skipLineEnd(p);
      if (p < 0) { break l508; }
      p = s507;
      break l509;
    }
    p = s507;
    return undefined;
  }
  pos = p;
  const node: BadLineNoiseNode = { type: 'BadLineNoise', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readParameter(p: number): ParameterNode | undefined {
  let c = 0;
  const start = p;
  let l_index!: string;
  let l_name!: string;
  let l_value!: ValueNode;
  let l_more!: BadContinuationNode | null;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return undefined;
  }
  p += 8;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r519 = readIndex(p);
  if (r519 === undefined) { return undefined; }
  l_index = r519;
  p = pos;
  if (text.charCodeAt(p) !== 95) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  const r521 = readParameterName(p);
  if (r521 === undefined) { return undefined; }
  l_name = r521;
  p = pos;
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const r551 = readGiven(p);
  if (r551 === undefined) { return undefined; }
  l_value = r551;
  p = pos;
  l553: {
    const s555 = p;
    const t556 = trail.length;
    l554: {
      const r557 = readBadContinuation(p);
      if (r557 === undefined) { break l554; }
      l_more = r557;
      p = pos;
      break l553;
    }
    p = s555;
    if (trail.length > t556) trail.length = t556;
    l_more = null;
  }
  pos = p;
  return { type: 'Parameter', start: base + start, end: base + p, index: l_index, name: l_name, value: l_value, more: l_more };
}

function readParameterName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) {
    {
      const s522 = p;
      l523: {
        p = skipPartWord(p);
        if (p < 0) { break l523; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l523;
        }
        p++;
        return undefined;
      }
      p = s522;
    }
  } else touched ||= p >= end;
  if (text.charCodeAt(p) === 67) {
    {
      const s525 = p;
      l526: {
        p = skipTagRest(p);
        if (p < 0) { break l526; }
        return undefined;
      }
      p = s525;
    }
  } else touched ||= p >= end;
  const s546 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
  touched ||= p >= end;
  value = text.slice(s546, p);
  l549: {
    if (text.charCodeAt(p) === 93) {
      const s547 = p;
      l548: {

        p++;
        p = s547;
        break l549;
      }
      p = s547;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return value;
}

function skipTagRest(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 67 || !text.startsWith("CONTENT]", p)) {
    reachesEnd(p, "CONTENT]");
    return -1;
  }
  p += 8;
  l528: {
    const s529 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l530: {
        l533: {
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            const s531 = p;
            l532: {
              p = skipTagLine(p);
              if (p < 0) { break l532; }
              p = s531;
              break l533;
            }
            p = s531;
          } else touched ||= p >= end;
          break l530;
        }
        break l528;
      }
      p = s529;
    } else touched ||= p >= end;
    p = skipTagCloseLater(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipTagLine(p: number): number {
  let c = 0;
  l534: for (;;) {
    const s536 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l535: {
        if (text.charCodeAt(p) === 91) {
          {
            const s538 = p;
            l539: {
              p = skipTagCloseLine(p);
              if (p < 0) { break l539; }
              break l535;
            }
            p = s538;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l535;
        }
        p++;
        continue l534;
      }
      p = s536;
    } else touched ||= p >= end;
    break;
  }
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipTagCloseLine(p);
  if (p < 0) { return -1; }
  return p;
}

function skipTagCloseLine(p: number): number {
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
  p = skipIndex(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT", p)) {
    reachesEnd(p, "_CONTENT");
    return -1;
  }
  p += 8;
  return p;
}

function skipTagCloseLater(p: number): number {
  const noted = trail.length;
  const value = readTagCloseLater(p);
  if (trail.length > noted) trail.length = noted;
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
  if (trail.length > noted) trail.length = noted;
  touched = looked || !found;
  pos = p;
  return found ? '' : undefined;
}

function readTagCloseLine(p: number): ["[/ACTION_", string, "_CONTENT"] | undefined {
  let c = 0;
  let value!: ["[/ACTION_", string, "_CONTENT"];
  let e541!: "[/ACTION_";
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[/ACTION_", p)) {
    reachesEnd(p, "[/ACTION_");
    return undefined;
  }
  e541 = "[/ACTION_";
  p += 9;
  let e542!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r543 = readIndex(p);
  if (r543 === undefined) { return undefined; }
  e542 = r543;
  p = pos;
  let e545!: "_CONTENT";
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT", p)) {
    reachesEnd(p, "_CONTENT");
    return undefined;
  }
  e545 = "_CONTENT";
  p += 8;
  value = [e541, e542, e545];
  pos = p;
  return value;
}

function readBadContinuation(p: number): BadContinuationNode | undefined {
  const start = p;
  let l_lines!: string[];
  const list563: string[] = [];
  l558: for (;;) {
    const s560 = p;
    const t561 = trail.length;
    l559: {
      let v562!: string;
      const r565 = readContinuedLine(p);
      if (r565 === undefined) { break l559; }
      v562 = r565;
      p = pos;
      list563.push(v562);
      continue l558;
    }
    p = s560;
    if (trail.length > t561) trail.length = t561;
    break;
  }
  if (list563.length === 0) { return undefined; }
  l_lines = list563;
  pos = p;
  const node: BadContinuationNode = { type: 'BadContinuation', start: base + start, end: base + p, raw: text.slice(start, p), lines: l_lines };
  trail.push(node);
  return node;
}

function readContinuedLine(p: number): string | undefined {
  let c = 0;
  let value!: string;
  {
    const s566 = p;
    l567: {
      p = skipStop(p);
      if (p < 0) { break l567; }
      return undefined;
    }
    p = s566;
  }
  if (((c = text.charCodeAt(p)) === 67 || c === 91)) {
    {
      const s594 = p;
      l595: {
        p = skipBareStart(p);
        if (p < 0) { break l595; }
        return undefined;
      }
      p = s594;
    }
  } else touched ||= p >= end;
  if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
    {
      const s613 = p;
      l614: {
        p = skipBlankLine(p);
        if (p < 0) { break l614; }
        return undefined;
      }
      p = s613;
    }
  } else touched ||= p >= end;
  l616: {
    const s617 = p;
    const t618 = trail.length;
    l619: {
      const s620 = p;
      const r621 = readPlainFence(p);
      if (r621 === undefined) { break l619; }
      p = pos;
      value = text.slice(s620, p);
      const r696 = readLineEnd(p);
      if (r696 === undefined) { break l619; }
      p = pos;
      break l616;
    }
    p = s617;
    if (trail.length > t618) trail.length = t618;
    {
      const s698 = p;
      l699: {
        p = skipFenceHead(p);
        if (p < 0) { break l699; }
        return undefined;
      }
      p = s698;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r701 = readChatLine(p);
    if (r701 === undefined) { return undefined; }
    value = r701;
    p = pos;
  }
  pos = p;
  return value;
}

function skipStop(p: number): number {
  let c = 0;
  l569: {
    const s570 = p;
    l571: {
      p = skipStopMarker(p);
      if (p < 0) { break l571; }
      break l569;
    }
    p = s570;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l572: {
        let m576 = false;
        l573: for (;;) {
          const s575 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l574: {
              p = skipNoise(p);
              if (p < 0) { break l574; }
              m576 = true;
              continue l573;
            }
            p = s575;
          } else touched ||= p >= end;
          break;
        }
        if (!m576) { break l572; }
        p = skipStopMarker(p);
        if (p < 0) { break l572; }
        break l569;
      }
      p = s570;
    } else touched ||= p >= end;
    p = skip_wrapperEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_wrapperEnd(p: number): number {
  let c = 0;
  let n580 = 0;
  l577: for (;;) {
    if (n580 >= 3) break;
    const s579 = p;
    l578: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l578;
      }
      p++;
      n580++;
      continue l577;
    }
    p = s579;
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
  l588: {
    const s589 = p;
    l590: {
      p = skipLineEnd(p);
      if (p < 0) { break l590; }
      break l588;
    }
    p = s589;
    l593: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s591 = p;
        l592: {
          p = skipLineNoise(p);
          if (p < 0) { break l592; }
          p = skipLineEnd(p);
          if (p < 0) { break l592; }
          p = s591;
          break l593;
        }
        p = s591;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipWrapperRun(p: number): number {
  const noted = trail.length;
  const value = readWrapperRun(p);
  if (trail.length > noted) trail.length = noted;
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
  const r581 = readFenceRun(p);
  if (r581 === undefined) { return undefined; }
  value = r581;
  p = pos;
  pos = p;
  return value;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l582: {
    const s583 = p;
    if (text.charCodeAt(p) === 96) {
      l584: {
        const s585 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l584;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s585, p);
        break l582;
      }
      p = s583;
    } else touched ||= p >= end;
    const s586 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s586, p);
  }
  pos = p;
  return value;
}

function skipBareStart(p: number): number {
  l597: {
    const s598 = p;
    if (text.charCodeAt(p) === 67) {
      l599: {
        if (!text.startsWith("CONTENT_START", p)) {
          reachesEnd(p, "CONTENT_START");
          break l599;
        }
        p += 13;
        break l597;
      }
      p = s598;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 91 || !text.startsWith("[CONTENT_START]", p)) {
      reachesEnd(p, "[CONTENT_START]");
      return -1;
    }
    p += 15;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l602: {
    const s600 = p;
    l601: {
      p = skipLineEnd(p);
      if (p < 0) { break l601; }
      p = s600;
      break l602;
    }
    p = s600;
    return -1;
  }
  p = skipBareEndLater(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBareEndLater(p: number): number {
  const noted = trail.length;
  const value = readBareEndLater(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readBareEndLater(p: number): string | undefined {
  const looked = touched;
  const noted = trail.length;
  const found = standsLater(reading, 1, base + p, ANY, (at) => {
      touched = false;
      const value = read_bareEnd(at);
      return { value, isFinal: !touched || over };
  });
  if (trail.length > noted) trail.length = noted;
  touched = looked || !found;
  pos = p;
  return found ? '' : undefined;
}

function read_bareEnd(p: number): ["CONTENT_END" | "[CONTENT_END]", string[], "\n" | BadLineEndNode | null] | undefined {
  let value!: ["CONTENT_END" | "[CONTENT_END]", string[], "\n" | BadLineEndNode | null];
  let e603!: "CONTENT_END" | "[CONTENT_END]";
  l604: {
    const s605 = p;
    if (text.charCodeAt(p) === 67) {
      l606: {
        if (!text.startsWith("CONTENT_END", p)) {
          reachesEnd(p, "CONTENT_END");
          break l606;
        }
        e603 = "CONTENT_END";
        p += 11;
        break l604;
      }
      p = s605;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 91 || !text.startsWith("[CONTENT_END]", p)) {
      reachesEnd(p, "[CONTENT_END]");
      return undefined;
    }
    e603 = "[CONTENT_END]";
    p += 13;
  }
  let e607!: string[];
  const r608 = readBlanks(p);
  if (r608 === undefined) { return undefined; }
  e607 = r608;
  p = pos;
  let e610!: "\n" | BadLineEndNode | null;
  const r611 = readLineEnd(p);
  if (r611 === undefined) { return undefined; }
  e610 = r611;
  p = pos;
  value = [e603, e607, e610];
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
  let e622!: string;
  const r623 = readFenceOpen(p);
  if (r623 === undefined) { return undefined; }
  l_run = r623;
  p = pos;
  registers[1] = l_run;
  e622 = l_run;
  let e625!: [null, null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list631: ([null, null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l626: for (;;) {
    const s628 = p;
    const t629 = trail.length;
    l627: {
      let v630!: [null, null, [string[], "\n" | BadLineEndNode] | string[]];
      let e633!: null;
      {
        const s634 = p;
        l635: {
          p = skipFenceClose(p);
          if (p < 0) { break l635; }
          break l627;
        }
        p = s634;
      }
      e633 = null;
      let e646!: null;
      {
        const s647 = p;
        l648: {
          p = skipStandardMarker(p);
          if (p < 0) { break l648; }
          break l627;
        }
        p = s647;
      }
      e646 = null;
      let e650!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l627;
      }
      const r651 = readLine(p);
      if (r651 === undefined) { break l627; }
      e650 = r651;
      p = pos;
      v630 = [e633, e646, e650];
      list631.push(v630);
      continue l626;
    }
    p = s628;
    if (trail.length > t629) trail.length = t629;
    break;
  }
  e625 = list631;
  let e673!: [" "[], string, string[], null];
  const r674 = readFenceClose(p);
  if (r674 === undefined) { return undefined; }
  e673 = r674;
  p = pos;
  value = [e622, e625, e673];
  pos = p;
  return value;
}

function skipFenceClose(p: number): number {
  let c = 0;
  let n640 = 0;
  l637: for (;;) {
    if (n640 >= 3) break;
    const s639 = p;
    l638: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l638;
      }
      p++;
      n640++;
      continue l637;
    }
    p = s639;
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
  l645: {
    const s643 = p;
    l644: {
      p = skipLineEnd(p);
      if (p < 0) { break l644; }
      p = s643;
      break l645;
    }
    p = s643;
    return -1;
  }
  return p;
}

function skipClosingRun(p: number): number {
  const noted = trail.length;
  const value = readClosingRun(p);
  if (trail.length > noted) trail.length = noted;
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
  const r641 = readFenceRun(p);
  if (r641 === undefined) { return undefined; }
  value = r641;
  p = pos;
  pos = p;
  return value;
}

function readLine(p: number): [string[], "\n" | BadLineEndNode] | string[] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | string[];
  l652: {
    const s653 = p;
    const t654 = trail.length;
    if (p < end) {
      l655: {
        let e656!: string[];
        const list661: string[] = [];
        l657: for (;;) {
          const s659 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l658: {
              let v660!: string;
              v660 = text.charAt(p);
              p++;
              list661.push(v660);
              continue l657;
            }
            p = s659;
          } else touched ||= p >= end;
          break;
        }
        e656 = list661;
        let e663!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l655;
        }
        const r664 = readEol(p);
        if (r664 === undefined) { break l655; }
        e663 = r664;
        p = pos;
        value = [e656, e663];
        break l652;
      }
      p = s653;
      if (trail.length > t654) trail.length = t654;
    } else touched ||= p >= end;
    const list670: string[] = [];
    l666: for (;;) {
      const s668 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l667: {
          let v669!: string;
          v669 = text.charAt(p);
          p++;
          list670.push(v669);
          continue l666;
        }
        p = s668;
      } else touched ||= p >= end;
      break;
    }
    if (list670.length === 0) { return undefined; }
    value = list670;
  }
  pos = p;
  return value;
}

function readFenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e675!: " "[];
  const r676 = readIndent(p);
  if (r676 === undefined) { return undefined; }
  e675 = r676;
  p = pos;
  let e684!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r685 = readClosingRun(p);
  if (r685 === undefined) { return undefined; }
  e684 = r685;
  p = pos;
  let e687!: string[];
  const r688 = readBlanks(p);
  if (r688 === undefined) { return undefined; }
  e687 = r688;
  p = pos;
  let e690!: null;
  l693: {
    const s691 = p;
    l692: {
      p = skipLineEnd(p);
      if (p < 0) { break l692; }
      p = s691;
      break l693;
    }
    p = s691;
    return undefined;
  }
  e690 = null;
  value = [e675, e684, e687, e690];
  pos = p;
  return value;
}

function readIndent(p: number): " "[] | undefined {
  let value!: " "[];
  const list682: " "[] = [];
  let n680 = 0;
  l677: for (;;) {
    if (n680 >= 3) break;
    const s679 = p;
    l678: {
      let v681!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l678;
      }
      v681 = " ";
      p++;
      list682.push(v681);
      n680++;
      continue l677;
    }
    p = s679;
    break;
  }
  value = list682;
  pos = p;
  return value;
}

function readChatLine(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s702 = p;
  let m706 = false;
  l703: for (;;) {
    const s705 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l704: {
        p = skipLineChar(p);
        if (p < 0) { break l704; }
        m706 = true;
        continue l703;
      }
      p = s705;
    } else touched ||= p >= end;
    break;
  }
  if (!m706) { return undefined; }
  value = text.slice(s702, p);
  l730: {
    const s731 = p;
    const t732 = trail.length;
    l733: {
      const r734 = readLineEnd(p);
      if (r734 === undefined) { break l733; }
      p = pos;
      break l730;
    }
    p = s731;
    if (trail.length > t732) trail.length = t732;
    l738: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s736 = p;
        l737: {
          p = skipNoise(p);
          if (p < 0) { break l737; }
          p = s736;
          break l738;
        }
        p = s736;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function skipLineChar(p: number): number {
  let c = 0;
  l707: {
    const s708 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
      l709: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l709;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l707;
      }
      p = s708;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l710: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s711 = p;
            l712: {
              p = skipTextTail(p);
              if (p < 0) { break l712; }
              break l710;
            }
            p = s711;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l710;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l710; }
        break l707;
      }
      p = s708;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s727 = p;
        l728: {
          p = skipNoise(p);
          if (p < 0) { break l728; }
          return -1;
        }
        p = s727;
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
  l714: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s716 = p;
      l715: {
        p = skipEol(p);
        if (p < 0) { break l715; }
        l717: for (;;) {
          const s719 = p;
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            l718: {
              p = skipBlankLine(p);
              if (p < 0) { break l718; }
              continue l717;
            }
            p = s719;
          } else touched ||= p >= end;
          break;
        }
        break l714;
      }
      p = s716;
    } else touched ||= p >= end;
  }
  l721: {
    const s722 = p;
    l723: {
      p = skipStop(p);
      if (p < 0) { break l723; }
      break l721;
    }
    p = s722;
    if (p < end) {
      {
        const s724 = p;
        l725: {
          p++;
          return -1;
        }
        p = s724;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function readVital(p: number): VitalNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
  let l_value!: NumberNode | BadPercentNode | BadNumeralNode | BadVitalNode;
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r744 = readVitalName(p);
  if (r744 === undefined) { return undefined; }
  l_name = r744;
  p = pos;
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const r751 = readVitalValue(p);
  if (r751 === undefined) { return undefined; }
  l_value = r751;
  p = pos;
  pos = p;
  return { type: 'Vital', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readVitalName(p: number): "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA" | undefined {
  let value!: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
  l745: {
    const s746 = p;
    if (text.charCodeAt(p) === 67) {
      l747: {
        if (!text.startsWith("CONFIDENCE", p)) {
          reachesEnd(p, "CONFIDENCE");
          break l747;
        }
        value = "CONFIDENCE";
        p += 10;
        break l745;
      }
      p = s746;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 77) {
      l748: {
        if (!text.startsWith("MOOD", p)) {
          reachesEnd(p, "MOOD");
          break l748;
        }
        value = "MOOD";
        p += 4;
        break l745;
      }
      p = s746;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 70) {
      l749: {
        if (!text.startsWith("FOCUS", p)) {
          reachesEnd(p, "FOCUS");
          break l749;
        }
        value = "FOCUS";
        p += 5;
        break l745;
      }
      p = s746;
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
  l752: {
    const s753 = p;
    const t754 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l755: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l755;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
          touched ||= p >= end;
          break l755;
        }
        const r756 = readNumber(p);
        if (r756 === undefined) { break l755; }
        value = r756;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l755; }
        const r771 = readLineEnd(p);
        if (r771 === undefined) { break l755; }
        p = pos;
        break l752;
      }
      p = s753;
      if (trail.length > t754) trail.length = t754;
    } else touched ||= p >= end;
    l773: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
        const s775 = p;
        const t776 = trail.length;
        l774: {
          const r777 = readBadMarkerNoise(p);
          if (r777 === undefined) { break l774; }
          p = pos;
          break l773;
        }
        p = s775;
        if (trail.length > t776) trail.length = t776;
      } else touched ||= p >= end;
    }
    l779: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
        const s781 = p;
        const t782 = trail.length;
        l780: {
          const r783 = readBadVitalSeparator(p);
          if (r783 === undefined) { break l780; }
          p = pos;
          break l779;
        }
        p = s781;
        if (trail.length > t782) trail.length = t782;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l785: {
      const s786 = p;
      const t787 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        l788: {
          const r789 = readBadPercent(p);
          if (r789 === undefined) { break l788; }
          value = r789;
          p = pos;
          break l785;
        }
        p = s786;
        if (trail.length > t787) trail.length = t787;
      } else touched ||= p >= end;
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
        l819: {
          const r820 = readNumber(p);
          if (r820 === undefined) { break l819; }
          value = r820;
          p = pos;
          p = skipNumberBoundary(p);
          if (p < 0) { break l819; }
          break l785;
        }
        p = s786;
        if (trail.length > t787) trail.length = t787;
      } else touched ||= p >= end;
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
        l822: {
          const r823 = readBadNumeral(p);
          if (r823 === undefined) { break l822; }
          value = r823;
          p = pos;
          break l785;
        }
        p = s786;
        if (trail.length > t787) trail.length = t787;
      } else touched ||= p >= end;
      const r835 = readBadVital(p);
      if (r835 === undefined) { return undefined; }
      value = r835;
      p = pos;
    }
    l855: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s857 = p;
        const t858 = trail.length;
        l856: {
          const r859 = readBadMarkerEnd(p);
          if (r859 === undefined) { break l856; }
          p = pos;
          break l855;
        }
        p = s857;
        if (trail.length > t858) trail.length = t858;
      } else touched ||= p >= end;
    }
    l864: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s866 = p;
        const t867 = trail.length;
        l865: {
          const r868 = readBadValueBracket(p);
          if (r868 === undefined) { break l865; }
          p = pos;
          break l864;
        }
        p = s866;
        if (trail.length > t867) trail.length = t867;
      } else touched ||= p >= end;
    }
    l870: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s872 = p;
        const t873 = trail.length;
        l871: {
          const r874 = readBadMarkerEnd(p);
          if (r874 === undefined) { break l871; }
          p = pos;
          break l870;
        }
        p = s872;
        if (trail.length > t873) trail.length = t873;
      } else touched ||= p >= end;
    }
    l876: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
        const s878 = p;
        const t879 = trail.length;
        l877: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            {
              const s880 = p;
              l881: {
                p = skipLineBreakDue(p);
                if (p < 0) { break l881; }
                break l877;
              }
              p = s880;
            }
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            {
              const s883 = p;
              l884: {
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  touched ||= p >= end;
                  break l884;
                }
                p++;
                while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
                touched ||= p >= end;
                if (!(text.charCodeAt(p) === 91)) {
                  touched ||= p >= end;
                  break l884;
                }
                p = skipNextOwnVital(p);
                if (p < 0) { break l884; }
                break l877;
              }
              p = s883;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l877;
          }
          const r920 = readBadRemark(p);
          if (r920 === undefined) { break l877; }
          p = pos;
          break l876;
        }
        p = s878;
        if (trail.length > t879) trail.length = t879;
      } else touched ||= p >= end;
    }
    const r943 = readVitalEnd(p);
    if (r943 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return value;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s757 = p;
  l758: {
    if (text.charCodeAt(p) === 45) {
      const s760 = p;
      l759: {

        p++;
        break l758;
      }
      p = s760;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l761: {
    if (text.charCodeAt(p) === 46) {
      const s763 = p;
      l762: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l762;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l761;
      }
      p = s763;
    } else touched ||= p >= end;
  }
  l764: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s766 = p;
      l765: {
        p++;
        l767: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s769 = p;
            l768: {
              p++;
              break l767;
            }
            p = s769;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l765;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l764;
      }
      p = s766;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s757, p);
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
  const s790 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l791: {
    if (text.charCodeAt(p) === 46) {
      const s793 = p;
      l792: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l792;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l791;
      }
      p = s793;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s790, p);
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
  l794: {
    const s795 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l796: {
        l799: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            const s797 = p;
            l798: {
              p = skipLineBreakDue(p);
              if (p < 0) { break l798; }
              p = s797;
              break l799;
            }
            p = s797;
          } else touched ||= p >= end;
          break l796;
        }
        break l794;
      }
      p = s795;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 8211)) {
      {
        const s809 = p;
        l810: {
          p++;
          return -1;
        }
        p = s809;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s812 = p;
        l813: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l813;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 8211))) {
            touched ||= p >= end;
            break l813;
          }
          p++;
          p = skipBlanks(p);
          if (p < 0) { break l813; }
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l813;
          }
          p++;
          return -1;
        }
        p = s812;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s815 = p;
        l816: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l816;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
            touched ||= p >= end;
            break l816;
          }
          p++;
          return -1;
        }
        p = s815;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLineBreakDue(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l800: {
    if (((c = text.charCodeAt(p)) === 44 || c === 59 || c === 124)) {
      const s802 = p;
      l801: {
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l801; }
        break l800;
      }
      p = s802;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNextVital(p);
  if (p < 0) { return -1; }
  return p;
}

function skipNextVital(p: number): number {
  let c = 0;
  l803: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s805 = p;
      l804: {
        p = skipDecoration(p);
        if (p < 0) { break l804; }
        break l803;
      }
      p = s805;
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
      const s806 = p;
      l807: {
        p++;
        return -1;
      }
      p = s806;
    }
  } else touched ||= p >= end;
  return p;
}

function readBadNumeral(p: number): BadNumeralNode | undefined {
  let c = 0;
  const start = p;
  l824: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
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
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l829: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l829;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 46) {
          touched ||= p >= end;
          break l829;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l829;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l827;
      }
      p = s828;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 46) {
      l830: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l830;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l827;
      }
      p = s828;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
    l831: {
      if (text.charCodeAt(p) === 46) {
        const s833 = p;
        l832: {

          p++;
          break l831;
        }
        p = s833;
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
  l836: for (;;) {
    const s838 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l837: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          {
            const s840 = p;
            l841: {
              p = skipBadVitalEnd(p);
              if (p < 0) { break l841; }
              break l837;
            }
            p = s840;
          }
        } else touched ||= p >= end;
        l849: {
          const s850 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l851: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l851;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l849;
            }
            p = s850;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
            l852: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l852;
              }
              p++;
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) p++;
              touched ||= p >= end;
              break l849;
            }
            p = s850;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l853: {
              p = skipLineNoise(p);
              if (p < 0) { break l853; }
              break l849;
            }
            p = s850;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l837;
          }
          p++;
        }
        continue l836;
      }
      p = s838;
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
  l843: {
    const s844 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l845: {
        p = skipBlanks(p);
        if (p < 0) { break l845; }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l845;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l845; }
        l846: {
          const s847 = p;
          l848: {
            p = skipLineEnd(p);
            if (p < 0) { break l848; }
            break l846;
          }
          p = s847;
          p = skipStopMarker(p);
          if (p < 0) { break l845; }
        }
        break l843;
      }
      p = s844;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipNextVital(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readBadMarkerEnd(p: number): BadMarkerEndNode | undefined {
  const start = p;
  l860: {
    const s861 = p;
    if (text.charCodeAt(p) === 42) {
      l862: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l862;
        }
        p += 2;
        break l860;
      }
      p = s861;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skip_ownVital(p);
  if (p < 0) { return -1; }
  return p;
}

function skipOwnName(p: number): number {
  let c = 0;
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
    {
      const s886 = p;
      l887: {
        p = skipMeantName(p);
        if (p < 0) { break l887; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l887;
        }
        p++;
        return -1;
      }
      p = s886;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
  touched ||= p >= end;
  l892: {
    if (text.charCodeAt(p) === 93) {
      const s890 = p;
      l891: {

        p++;
        p = s890;
        break l892;
      }
      p = s890;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skip_ownVital(p: number): number {
  let c = 0;
  l893: {
    const s894 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l895: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l895;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
          touched ||= p >= end;
          break l895;
        }
        p = skipNumber(p);
        if (p < 0) { break l895; }
        p = skipBlanks(p);
        if (p < 0) { break l895; }
        p = skipLineEnd(p);
        if (p < 0) { break l895; }
        break l893;
      }
      p = s894;
    } else touched ||= p >= end;
    l909: {
      const s910 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
        l911: {
          p = skipColon(p);
          if (p < 0) { break l911; }
          break l909;
        }
        p = s910;
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
  l897: {
    if (text.charCodeAt(p) === 45) {
      const s899 = p;
      l898: {

        p++;
        break l897;
      }
      p = s899;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l900: {
    if (text.charCodeAt(p) === 46) {
      const s902 = p;
      l901: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l901;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l900;
      }
      p = s902;
    } else touched ||= p >= end;
  }
  l903: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s905 = p;
      l904: {
        p++;
        l906: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s908 = p;
            l907: {
              p++;
              break l906;
            }
            p = s908;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l904;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l903;
      }
      p = s905;
    } else touched ||= p >= end;
  }
  return p;
}

function skipOwnVitalEnd(p: number): number {
  let c = 0;
  l912: {
    const s913 = p;
    l914: {
      p = skipBlanks(p);
      if (p < 0) { break l914; }
      l915: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          const s917 = p;
          l916: {
            p = skipLineNoise(p);
            if (p < 0) { break l916; }
            break l915;
          }
          p = s917;
        } else touched ||= p >= end;
      }
      p = skipLineEnd(p);
      if (p < 0) { break l914; }
      break l912;
    }
    p = s913;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l918: {
        p = skipLineBreakDue(p);
        if (p < 0) { break l918; }
        break l912;
      }
      p = s913;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 35)) {
      l919: {
        p = skipBlanks(p);
        if (p < 0) { break l919; }
        if (text.charCodeAt(p) !== 35) {
          touched ||= p >= end;
          break l919;
        }
        p++;
        break l912;
      }
      p = s913;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l921: for (;;) {
    const s923 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l922: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
          {
            const s925 = p;
            l926: {
              p = skipLineBreakDue(p);
              if (p < 0) { break l926; }
              break l922;
            }
            p = s925;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l922;
        }
        p = skipRemarkChar(p);
        if (p < 0) { break l922; }
        continue l921;
      }
      p = s923;
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
  l928: {
    const s929 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
      l930: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l930;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l928;
      }
      p = s929;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l931: {
        p++;
        break l928;
      }
      p = s929;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l932: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s933 = p;
            l934: {
              p = skipLineNoise(p);
              if (p < 0) { break l934; }
              l936: {
                const s937 = p;
                l938: {
                  p = skipLineEnd(p);
                  if (p < 0) { break l938; }
                  break l936;
                }
                p = s937;
                p = skipStopMarker(p);
                if (p < 0) { break l934; }
              }
              break l932;
            }
            p = s933;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l932;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l932; }
        break l928;
      }
      p = s929;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s939 = p;
        l940: {
          p = skipNoise(p);
          if (p < 0) { break l940; }
          return -1;
        }
        p = s939;
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
  l944: {
    const s945 = p;
    const t946 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false)) {
      l947: {
        const r948 = readMissingLineEnd(p);
        if (r948 === undefined) { break l947; }
        value = r948;
        p = pos;
        break l944;
      }
      p = s945;
      if (trail.length > t946) trail.length = t946;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l962: {
        let e963!: string[];
        const r964 = readBlanks(p);
        if (r964 === undefined) { break l962; }
        e963 = r964;
        p = pos;
        let e966!: [BadLineNoiseNode, "\n" | BadLineEndNode | null] | null;
        l967: {
          const s968 = p;
          const t969 = trail.length;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l970: {
              let e971!: BadLineNoiseNode;
              const r972 = readBadLineNoise(p);
              if (r972 === undefined) { break l970; }
              e971 = r972;
              p = pos;
              let e974!: "\n" | BadLineEndNode | null;
              const r975 = readLineEnd(p);
              if (r975 === undefined) { break l970; }
              e974 = r975;
              p = pos;
              e966 = [e971, e974];
              break l967;
            }
            p = s968;
            if (trail.length > t969) trail.length = t969;
          } else touched ||= p >= end;
          l979: {
            if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
              const s977 = p;
              l978: {
                p = skipLineNoise(p);
                if (p < 0) { break l978; }
                p = skipStopMarker(p);
                if (p < 0) { break l978; }
                p = s977;
                break l979;
              }
              p = s977;
            } else touched ||= p >= end;
            break l962;
          }
          e966 = null;
        }
        value = [e963, e966];
        break l944;
      }
      p = s945;
      if (trail.length > t946) trail.length = t946;
    } else touched ||= p >= end;
    let e980!: string[];
    const r981 = readBlanks(p);
    if (r981 === undefined) { return undefined; }
    e980 = r981;
    p = pos;
    let e983!: "\n" | BadLineEndNode | null;
    const r984 = readLineEnd(p);
    if (r984 === undefined) { return undefined; }
    e983 = r984;
    p = pos;
    value = [e980, e983];
  }
  pos = p;
  return value;
}

function readMissingLineEnd(p: number): MissingLineEndNode | undefined {
  let c = 0;
  const start = p;
  l949: {
    const s950 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l951: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l951;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l954: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            const s952 = p;
            l953: {
              l955: {
                const s956 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
                  l957: {
                    p = skipNextVital(p);
                    if (p < 0) { break l957; }
                    break l955;
                  }
                  p = s956;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 91)) {
                  touched ||= p >= end;
                  break l953;
                }
                p = skipNextOwnVital(p);
                if (p < 0) { break l953; }
              }
              p = s952;
              break l954;
            }
            p = s952;
          } else touched ||= p >= end;
          break l951;
        }
        break l949;
      }
      p = s950;
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
    l960: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
        const s958 = p;
        l959: {
          p = skipNextVital(p);
          if (p < 0) { break l959; }
          p = s958;
          break l960;
        }
        p = s958;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: MissingLineEndNode = { type: 'MissingLineEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf123(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  const r989 = readBlockHead(p);
  if (r989 === undefined) { return -1; }
  value = r989;
  p = pos;
  leafValue = value;
  return p;
}

function readBlockHead(p: number): BlockHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_marker!: StartMarkerNode | ActionNameNode | BadActionNameNode;
  l990: {
    const s991 = p;
    const t992 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l993: {
        const r994 = readStartMarker(p);
        if (r994 === undefined) { break l993; }
        l_marker = r994;
        p = pos;
        l998: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s1000 = p;
            const t1001 = trail.length;
            l999: {
              const r1002 = readBadMarkerNoise(p);
              if (r1002 === undefined) { break l999; }
              p = pos;
              break l998;
            }
            p = s1000;
            if (trail.length > t1001) trail.length = t1001;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l993; }
        break l990;
      }
      p = s991;
      if (trail.length > t992) trail.length = t992;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1004 = readLooseOpen(p);
    if (r1004 === undefined) { return undefined; }
    p = pos;
    l1052: {
      if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
        const s1050 = p;
        l1051: {
          p = skipStartAhead(p);
          if (p < 0) { break l1051; }
          p = s1050;
          break l1052;
        }
        p = s1050;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1062 = read_actionName(p);
    if (r1062 === undefined) { return undefined; }
    l_marker = r1062;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1127 = readLooseClose(p);
    if (r1127 === undefined) { return undefined; }
    p = pos;
    l1148: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
        const s1150 = p;
        const t1151 = trail.length;
        l1149: {
          const r1152 = readBadMarkerNoise(p);
          if (r1152 === undefined) { break l1149; }
          p = pos;
          break l1148;
        }
        p = s1150;
        if (trail.length > t1151) trail.length = t1151;
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
  const r995 = readIndex(p);
  if (r995 === undefined) { return undefined; }
  l_index = r995;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_START]", p)) {
    reachesEnd(p, "_CONTENT_START]");
    return undefined;
  }
  p += 15;
  pos = p;
  return { type: 'StartMarker', start: base + start, end: base + p, index: l_index };
}

function readLooseOpen(p: number): [null, BadMarkerIndentNode | null, BadMarkerDecorationNode | null, "[" | BadMarkerBracketNode] | undefined {
  let c = 0;
  let value!: [null, BadMarkerIndentNode | null, BadMarkerDecorationNode | null, "[" | BadMarkerBracketNode];
  let e1005!: null;
  if (text.charCodeAt(p) === 91) {
    {
      const s1006 = p;
      l1007: {
        p = skipExactMarker(p);
        if (p < 0) { break l1007; }
        return undefined;
      }
      p = s1006;
    }
  } else touched ||= p >= end;
  e1005 = null;
  let e1024!: BadMarkerIndentNode | null;
  l1025: {
    if (text.charCodeAt(p) === 32) {
      const s1027 = p;
      const t1028 = trail.length;
      l1026: {
        const r1029 = readBadMarkerIndent(p);
        if (r1029 === undefined) { break l1026; }
        e1024 = r1029;
        p = pos;
        break l1025;
      }
      p = s1027;
      if (trail.length > t1028) trail.length = t1028;
    } else touched ||= p >= end;
    e1024 = null;
  }
  let e1035!: BadMarkerDecorationNode | null;
  l1036: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1038 = p;
      const t1039 = trail.length;
      l1037: {
        const r1040 = readBadMarkerDecoration(p);
        if (r1040 === undefined) { break l1037; }
        e1035 = r1040;
        p = pos;
        break l1036;
      }
      p = s1038;
      if (trail.length > t1039) trail.length = t1039;
    } else touched ||= p >= end;
    e1035 = null;
  }
  let e1042!: "[" | BadMarkerBracketNode;
  l1043: {
    const s1044 = p;
    const t1045 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1046: {

        e1042 = "[";
        p++;
        break l1043;
      }
      p = s1044;
      if (trail.length > t1045) trail.length = t1045;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1047 = readBadMarkerBracket(p);
    if (r1047 === undefined) { return undefined; }
    e1042 = r1047;
    p = pos;
  }
  value = [e1005, e1024, e1035, e1042];
  pos = p;
  return value;
}

function skipExactMarker(p: number): number {
  let c = 0;
  l1009: {
    const s1010 = p;
    if (text.charCodeAt(p) === 91) {
      l1011: {

        p++;
        l1012: {
          const s1013 = p;
          if (((c = text.charCodeAt(p)) === 78 || c === 80 || c === 82)) {
            l1014: {
              p = skipSectionName(p);
              if (p < 0) { break l1014; }
              break l1012;
            }
            p = s1013;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
            touched ||= p >= end;
            break l1011;
          }
          p = skipVitalName(p);
          if (p < 0) { break l1011; }
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1011;
        }
        p++;
        break l1009;
      }
      p = s1010;
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
    if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
      reachesEnd(p, "_CONTENT_END]");
      return -1;
    }
    p += 13;
  }
  return p;
}

function skipSectionName(p: number): number {
  l1015: {
    const s1016 = p;
    if (text.charCodeAt(p) === 82) {
      l1017: {
        if (!text.startsWith("REASONING", p)) {
          reachesEnd(p, "REASONING");
          break l1017;
        }
        p += 9;
        break l1015;
      }
      p = s1016;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 80) {
      l1018: {
        if (!text.startsWith("PLANNING", p)) {
          reachesEnd(p, "PLANNING");
          break l1018;
        }
        p += 8;
        break l1015;
      }
      p = s1016;
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
  l1019: {
    const s1020 = p;
    if (text.charCodeAt(p) === 67) {
      l1021: {
        if (!text.startsWith("CONFIDENCE", p)) {
          reachesEnd(p, "CONFIDENCE");
          break l1021;
        }
        p += 10;
        break l1019;
      }
      p = s1020;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 77) {
      l1022: {
        if (!text.startsWith("MOOD", p)) {
          reachesEnd(p, "MOOD");
          break l1022;
        }
        p += 4;
        break l1019;
      }
      p = s1020;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 70) {
      l1023: {
        if (!text.startsWith("FOCUS", p)) {
          reachesEnd(p, "FOCUS");
          break l1023;
        }
        p += 5;
        break l1019;
      }
      p = s1020;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 83 || !text.startsWith("STAMINA", p)) {
      reachesEnd(p, "STAMINA");
      return -1;
    }
    p += 7;
  }
  return p;
}

function readBadMarkerIndent(p: number): BadMarkerIndentNode | undefined {
  const start = p;
  let n1033 = 0;
  l1030: for (;;) {
    if (n1033 >= 3) break;
    const s1032 = p;
    l1031: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1031;
      }
      p++;
      n1033++;
      continue l1030;
    }
    p = s1032;
    break;
  }
  if (n1033 < 1) { return undefined; }
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadMarkerBracketNode = { type: 'BadMarkerBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
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

function skipActionPrefix(p: number): number {
  let c = 0;
  l1053: {
    const s1054 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1055: {
        p = skipActionWord(p);
        if (p < 0) { break l1055; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1055;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1055;
        }
        p = skipIndex(p);
        if (p < 0) { break l1055; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1055;
        }
        p++;
        break l1053;
      }
      p = s1054;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) { return -1; }
    p += 6;
    l1056: {
      if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
        const s1058 = p;
        l1057: {
          p++;
          break l1056;
        }
        p = s1058;
      } else touched ||= p >= end;
    }
    l1059: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s1061 = p;
        l1060: {
          p = skipIndex(p);
          if (p < 0) { break l1060; }
          if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
            touched ||= p >= end;
            break l1060;
          }
          p++;
          break l1059;
        }
        p = s1061;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipStartWord(p: number): number {
  const noted = trail.length;
  const value = readStartWord(p);
  if (trail.length > noted) trail.length = noted;
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

function read_actionName(p: number): ActionNameNode | BadActionNameNode | undefined {
  let c = 0;
  let value!: ActionNameNode | BadActionNameNode;
  l1063: {
    const s1064 = p;
    const t1065 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1066: {
        const r1067 = readActionName(p);
        if (r1067 === undefined) { break l1066; }
        value = r1067;
        p = pos;
        break l1063;
      }
      p = s1064;
      if (trail.length > t1065) trail.length = t1065;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 65 || c === 97))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1098 = readBadActionName(p);
    if (r1098 === undefined) { return undefined; }
    value = r1098;
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
  l1068: {
    const s1069 = p;
    const t1070 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1071: {
        const r1072 = readActionWord(p);
        if (r1072 === undefined) { break l1071; }
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1071;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1071;
        }
        const r1074 = readIndex(p);
        if (r1074 === undefined) { break l1071; }
        l_index = r1074;
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1071;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
          touched ||= p >= end;
          break l1071;
        }
        const r1076 = readPartName(p);
        if (r1076 === undefined) { break l1071; }
        l_name = r1076;
        p = pos;
        l1090: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s1088 = p;
            l1089: {
              p++;
              p = s1088;
              break l1090;
            }
            p = s1088;
          } else touched ||= p >= end;
          break l1071;
        }
        break l1068;
      }
      p = s1069;
      if (trail.length > t1070) trail.length = t1070;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 65 || !text.startsWith("ACTION_", p)) {
      reachesEnd(p, "ACTION_");
      return undefined;
    }
    p += 7;
    const r1091 = readMissingIndex(p);
    if (r1091 === undefined) { return undefined; }
    l_index = r1091;
    p = pos;
    const s1093 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
    touched ||= p >= end;
    l_name = text.slice(s1093, p);
    l1096: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s1094 = p;
        l1095: {
          p++;
          p = s1094;
          break l1096;
        }
        p = s1094;
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
  l1077: {
    const s1078 = p;
    const t1079 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) {
      l1080: {
        const r1081 = readPartWord(p);
        if (r1081 === undefined) { break l1080; }
        value = r1081;
        p = pos;
        l1085: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s1083 = p;
            l1084: {
              p++;
              p = s1083;
              break l1085;
            }
            p = s1083;
          } else touched ||= p >= end;
          break l1080;
        }
        break l1077;
      }
      p = s1078;
      if (trail.length > t1079) trail.length = t1079;
    } else touched ||= p >= end;
    const s1086 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
    touched ||= p >= end;
    value = text.slice(s1086, p);
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
  l1099: {
    const s1100 = p;
    const t1101 = trail.length;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l1102: {
        if (!isCaseless(p, "action")) { break l1102; }
        p += 6;
        l1103: {
          if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
            const s1105 = p;
            l1104: {
              p++;
              break l1103;
            }
            p = s1105;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1102;
        }
        const r1106 = readIndex(p);
        if (r1106 === undefined) { break l1102; }
        l_index = r1106;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
          touched ||= p >= end;
          break l1102;
        }
        p++;
        const s1108 = p;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
          touched ||= p >= end;
          break l1102;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
        touched ||= p >= end;
        l_name = text.slice(s1108, p);
        break l1099;
      }
      p = s1100;
      if (trail.length > t1101) trail.length = t1101;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) { return undefined; }
    p += 6;
    l1109: {
      if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
        const s1111 = p;
        l1110: {
          p++;
          break l1109;
        }
        p = s1111;
      } else touched ||= p >= end;
    }
    const r1112 = readMissingIndex(p);
    if (r1112 === undefined) { return undefined; }
    l_index = r1112;
    p = pos;
    l1116: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
        const s1114 = p;
        l1115: {
          l1117: {
            const s1118 = p;
            if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
              l1119: {
                if (!isCaseless(p, "type")) { break l1119; }
                p += 4;
                break l1117;
              }
              p = s1118;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
              l1120: {
                if (!isCaseless(p, "path")) { break l1120; }
                p += 4;
                break l1117;
              }
              p = s1118;
            } else touched ||= p >= end;
            if (!isCaseless(p, "content")) { break l1115; }
            p += 7;
            if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
              touched ||= p >= end;
              break l1115;
            }
            p++;
            l1121: {
              const s1122 = p;
              if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
                l1123: {
                  if (!isCaseless(p, "start")) { break l1123; }
                  p += 5;
                  break l1121;
                }
                p = s1122;
              } else touched ||= p >= end;
              if (!isCaseless(p, "end")) { break l1115; }
              p += 3;
            }
          }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l1115;
          }
          p++;
          p = s1114;
          break l1116;
        }
        p = s1114;
      } else touched ||= p >= end;
      return undefined;
    }
    const s1124 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
    touched ||= p >= end;
    l_name = text.slice(s1124, p);
  }
  pos = p;
  const node: BadActionNameNode = { type: 'BadActionName', start: base + start, end: base + p, raw: text.slice(start, p), index: l_index, name: l_name };
  trail.push(node);
  return node;
}

function readLooseClose(p: number): [["]", null] | BadMarkerBracketNode, BadMarkerEndNode | null] | undefined {
  let c = 0;
  let value!: [["]", null] | BadMarkerBracketNode, BadMarkerEndNode | null];
  let e1128!: ["]", null] | BadMarkerBracketNode;
  l1129: {
    const s1130 = p;
    const t1131 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1132: {
        let e1133!: "]";

        e1133 = "]";
        p++;
        let e1134!: null;
        if (text.charCodeAt(p) === 40) {
          {
            const s1135 = p;
            l1136: {

              p++;
              break l1132;
            }
            p = s1135;
          }
        } else touched ||= p >= end;
        e1134 = null;
        e1128 = [e1133, e1134];
        break l1129;
      }
      p = s1130;
      if (trail.length > t1131) trail.length = t1131;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1138 = readBadMarkerBracket(p);
    if (r1138 === undefined) { return undefined; }
    e1128 = r1138;
    p = pos;
  }
  let e1140!: BadMarkerEndNode | null;
  l1141: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s1143 = p;
      const t1144 = trail.length;
      l1142: {
        const r1145 = readBadMarkerEnd(p);
        if (r1145 === undefined) { break l1142; }
        e1140 = r1145;
        p = pos;
        break l1141;
      }
      p = s1143;
      if (trail.length > t1144) trail.length = t1144;
    } else touched ||= p >= end;
    e1140 = null;
  }
  value = [e1128, e1140];
  pos = p;
  return value;
}

function leaf143(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null;
  const r1155 = readStartLine(p);
  if (r1155 === undefined) { return -1; }
  value = r1155;
  p = pos;
  leafValue = value;
  return p;
}

function readStartLine(p: number): BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null | undefined {
  let c = 0;
  let value!: BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null;
  l1156: {
    const s1157 = p;
    const t1158 = trail.length;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1159: {
        const r1160 = readBadStartText(p);
        if (r1160 === undefined) { break l1159; }
        value = r1160;
        p = pos;
        break l1156;
      }
      p = s1157;
      if (trail.length > t1158) trail.length = t1158;
    } else touched ||= p >= end;
    l1162: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1164 = p;
        const t1165 = trail.length;
        l1163: {
          let e1166!: "\n" | BadLineEndNode;
          const r1167 = readEol(p);
          if (r1167 === undefined) { break l1163; }
          e1166 = r1167;
          p = pos;
          let e1169!: null;
          {
            const s1170 = p;
            l1171: {
              p = skipBlockStop(p);
              if (p < 0) { break l1171; }
              break l1163;
            }
            p = s1170;
          }
          e1169 = null;
          let e1219!: null;
          {
            const s1220 = p;
            l1221: {
              if (p < end) {
                {
                  const s1223 = p;
                  l1224: {
                    p++;
                    break l1221;
                  }
                  p = s1223;
                }
              } else touched ||= p >= end;
              break l1163;
            }
            p = s1220;
          }
          e1219 = null;
          value = [e1166, e1169, e1219];
          break l1162;
        }
        p = s1164;
        if (trail.length > t1165) trail.length = t1165;
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
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadStartTextNode = { type: 'BadStartText', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipBlockStop(p: number): number {
  l1173: {
    const s1174 = p;
    if (text.charCodeAt(p) === 91) {
      l1175: {
        p = skipOwnEnd(p);
        if (p < 0) { break l1175; }
        break l1173;
      }
      p = s1174;
    } else touched ||= p >= end;
    l1180: {
      const s1178 = p;
      l1179: {
        l1181: {
          const s1182 = p;
          if (text.charCodeAt(p) === 91) {
            l1183: {
              p = skipRemarkEnd(p);
              if (p < 0) { break l1183; }
              break l1181;
            }
            p = s1182;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            l1184: {
              p = skipNextType(p);
              if (p < 0) { break l1184; }
              break l1181;
            }
            p = s1182;
          } else touched ||= p >= end;
          p = skipAnyEnd(p);
          if (p < 0) { break l1179; }
        }
        p = s1178;
        break l1180;
      }
      p = s1178;
      return -1;
    }
    {
      const s1194 = p;
      l1195: {
        p = skipOwnEndLater(p);
        if (p < 0) { break l1195; }
        return -1;
      }
      p = s1194;
    }
    l1201: {
      const s1202 = p;
      if (text.charCodeAt(p) === 91) {
        l1203: {
          p = skipRemarkEnd(p);
          if (p < 0) { break l1203; }
          break l1201;
        }
        p = s1202;
      } else touched ||= p >= end;
      {
        const s1204 = p;
        l1205: {
          p = skipRemarkEndLater(p);
          if (p < 0) { break l1205; }
          return -1;
        }
        p = s1204;
      }
      l1209: {
        const s1210 = p;
        if (text.charCodeAt(p) === 91) {
          l1211: {
            p = skipNextType(p);
            if (p < 0) { break l1211; }
            break l1209;
          }
          p = s1210;
        } else touched ||= p >= end;
        {
          const s1212 = p;
          l1213: {
            p = skipNextTypeLater(p);
            if (p < 0) { break l1213; }
            return -1;
          }
          p = s1212;
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
  if (trail.length > noted) trail.length = noted;
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
  const r1176 = readIndex(p);
  if (r1176 === undefined) { return undefined; }
  value = r1176;
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
  if (trail.length > noted) trail.length = noted;
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
  const r1185 = readIndex(p);
  if (r1185 === undefined) { return undefined; }
  l_next = r1185;
  p = pos;
  value = (() => { const next = l_next; return String(Number(next) - 1); })();
  pos = p;
  return value;
}

function skipAnyEnd(p: number): number {
  let c = 0;
  let n1190 = 0;
  l1187: for (;;) {
    if (n1190 >= 3) break;
    const s1189 = p;
    l1188: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1188;
      }
      p++;
      n1190++;
      continue l1187;
    }
    p = s1189;
    break;
  }
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!isCaseless(p, "action_")) { return -1; }
  p += 7;
  l1191: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1193 = p;
      l1192: {
        p = skipIndex(p);
        if (p < 0) { break l1192; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1192;
        }
        p++;
        break l1191;
      }
      p = s1193;
    } else touched ||= p >= end;
  }
  if (!isCaseless(p, "content_end]")) { return -1; }
  p += 12;
  return p;
}

function skipOwnEndLater(p: number): number {
  const noted = trail.length;
  const value = readOwnEndLater(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readOwnEndLater(p: number): string | undefined {
  const looked = touched;
  const noted = trail.length;
  const found = standsLater(reading, 2, base + p, registers[2], (at) => {
      touched = false;
      const value = readEndLine(at);
      return { value, isFinal: !touched || over };
  });
  if (trail.length > noted) trail.length = noted;
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
  const r1197 = readIndex(p);
  if (r1197 === undefined) { return undefined; }
  value = r1197;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return undefined;
  }
  p += 13;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1199 = readLineEnd(p);
  if (r1199 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function skipRemarkEndLater(p: number): number {
  const noted = trail.length;
  const value = readRemarkEndLater(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readRemarkEndLater(p: number): string | undefined {
  const looked = touched;
  const noted = trail.length;
  const found = standsLater(reading, 3, base + p, registers[2], (at) => {
      touched = false;
      const value = readRemarkLine(at);
      return { value, isFinal: !touched || over };
  });
  if (trail.length > noted) trail.length = noted;
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
  const r1207 = readIndex(p);
  if (r1207 === undefined) { return undefined; }
  value = r1207;
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
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readNextTypeLater(p: number): string | undefined {
  const looked = touched;
  const noted = trail.length;
  const found = standsLater(reading, 4, base + p, registers[2], (at) => {
      touched = false;
      const value = readNextTypeLine(at);
      return { value, isFinal: !touched || over };
  });
  if (trail.length > noted) trail.length = noted;
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
  const r1215 = readBeforeNext(p);
  if (r1215 === undefined) { return undefined; }
  value = r1215;
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
  const r1216 = readIndex(p);
  if (r1216 === undefined) { return undefined; }
  l_next = r1216;
  p = pos;
  value = (() => { const next = l_next; return String(Number(next) - 1); })();
  pos = p;
  return value;
}

function text165(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1227: {

        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
      l1228: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1228;
        }
        p = skipNewline(p);
        if (p < 0) { break l1228; }
        {
          const s1233 = p;
          l1234: {
            p = skipBlockStop(p);
            if (p < 0) { break l1234; }
            break l1228;
          }
          p = s1233;
        }
        {
          const s1236 = p;
          l1237: {
            if (p < end) {
              {
                const s1239 = p;
                l1240: {
                  p++;
                  break l1237;
                }
                p = s1239;
              }
            } else touched ||= p >= end;
            break l1228;
          }
          p = s1236;
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
  l1229: {
    const s1230 = p;
    if (text.charCodeAt(p) === 13) {
      l1231: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1231;
        }
        p += 2;
        break l1229;
      }
      p = s1230;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1232: {

        p++;
        break l1229;
      }
      p = s1230;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf167(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\r\n" | "\n" | "\r" | null;
  l1242: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1244 = p;
      l1243: {
        const r1245 = readNewline(p);
        if (r1245 === undefined) { break l1243; }
        value = r1245;
        p = pos;
        break l1242;
      }
      p = s1244;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readNewline(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l1246: {
    const s1247 = p;
    if (text.charCodeAt(p) === 13) {
      l1248: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1248;
        }
        value = "\r\n";
        p += 2;
        break l1246;
      }
      p = s1247;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1249: {

        value = "\n";
        p++;
        break l1246;
      }
      p = s1247;
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

function leaf169(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode;
  const r1251 = read_blockEnd(p);
  if (r1251 === undefined) { return -1; }
  value = r1251;
  p = pos;
  leafValue = value;
  return p;
}

function read_blockEnd(p: number): BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode | undefined {
  let value!: BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode;
  l1252: {
    const s1253 = p;
    const t1254 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1255: {
        const r1256 = readBlockEnd(p);
        if (r1256 === undefined) { break l1255; }
        value = r1256;
        p = pos;
        break l1252;
      }
      p = s1253;
      if (trail.length > t1254) trail.length = t1254;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1271: {
        let e1272!: null;
        l1275: {
          if (text.charCodeAt(p) === 91) {
            const s1273 = p;
            l1274: {
              p = skipRemarkEnd(p);
              if (p < 0) { break l1274; }
              p = s1273;
              break l1275;
            }
            p = s1273;
          } else touched ||= p >= end;
          break l1271;
        }
        e1272 = null;
        let e1276!: BadContentEndNode;
        const r1277 = readBadContentEnd(p);
        if (r1277 === undefined) { break l1271; }
        e1276 = r1277;
        p = pos;
        value = [e1272, e1276];
        break l1252;
      }
      p = s1253;
      if (trail.length > t1254) trail.length = t1254;
    } else touched ||= p >= end;
    const r1281 = readMissingContentEnd(p);
    if (r1281 === undefined) { return undefined; }
    value = r1281;
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
  const r1257 = readOwnEnd(p);
  if (r1257 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'BlockEnd', start: base + start, end: base + p };
}

function readOwnEnd(p: number): ["[ACTION_", string, "_CONTENT_END]", string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[ACTION_", string, "_CONTENT_END]", string[], "\n" | BadLineEndNode | null];
  let e1258!: "[ACTION_";
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return undefined;
  }
  e1258 = "[ACTION_";
  p += 8;
  let e1259!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1260 = readSameIndex(p);
  if (r1260 === undefined) { return undefined; }
  e1259 = r1260;
  p = pos;
  let e1262!: "_CONTENT_END]";
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return undefined;
  }
  e1262 = "_CONTENT_END]";
  p += 13;
  let e1263!: string[];
  const r1264 = readBlanks(p);
  if (r1264 === undefined) { return undefined; }
  e1263 = r1264;
  p = pos;
  let e1266!: "\n" | BadLineEndNode | null;
  const r1267 = readLineEnd(p);
  if (r1267 === undefined) { return undefined; }
  e1266 = r1267;
  p = pos;
  value = [e1258, e1259, e1262, e1263, e1266];
  pos = p;
  return value;
}

function readBadContentEnd(p: number): BadContentEndNode | undefined {
  let c = 0;
  const start = p;
  p = skipAnyEnd(p);
  if (p < 0) { return undefined; }
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  touched ||= p >= end;
  const r1278 = readLineEnd(p);
  if (r1278 === undefined) { return undefined; }
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
  l1282: {
    const s1283 = p;
    const t1284 = trail.length;
    l1285: {
      let n1289 = 0;
      l1286: for (;;) {
        if (n1289 >= 3) break;
        const s1288 = p;
        l1287: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l1287;
          }
          p++;
          n1289++;
          continue l1286;
        }
        p = s1288;
        break;
      }
      if (text.charCodeAt(p) !== 91) {
        touched ||= p >= end;
        break l1285;
      }
      p++;
      if (!isCaseless(p, "action_")) { break l1285; }
      p += 7;
      l1290: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s1292 = p;
          l1291: {
            const r1293 = readIndex(p);
            if (r1293 === undefined) { break l1291; }
            l_index = r1293;
            p = pos;
            if (text.charCodeAt(p) !== 95) {
              touched ||= p >= end;
              break l1291;
            }
            p++;
            break l1290;
          }
          p = s1292;
        } else touched ||= p >= end;
        l_index = null;
      }
      if (!isCaseless(p, "content_end]")) { break l1285; }
      p += 12;
      while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      touched ||= p >= end;
      const r1295 = readLineEnd(p);
      if (r1295 === undefined) { break l1285; }
      p = pos;
      break l1282;
    }
    p = s1283;
    if (trail.length > t1284) trail.length = t1284;
    l_index = null;

  }
  pos = p;
  const node: MissingContentEndNode = { type: 'MissingContentEnd', start: base + start, end: base + p, raw: text.slice(start, p), index: l_index };
  trail.push(node);
  return node;
}

function leaf175(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBareStartNode;
  if (!(((c = text.charCodeAt(p)) === 67 || c === 91))) {
    touched ||= p >= end;
    return -1;
  }
  const r1299 = readBadBareStart(p);
  if (r1299 === undefined) { return -1; }
  value = r1299;
  p = pos;
  leafValue = value;
  return p;
}

function readBadBareStart(p: number): BadBareStartNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 67 || c === 91))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBareStart(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadBareStartNode = { type: 'BadBareStart', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf177(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\n" | BadLineEndNode, null, null] | null;
  l1301: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1303 = p;
      const t1304 = trail.length;
      l1302: {
        let e1305!: "\n" | BadLineEndNode;
        const r1306 = readEol(p);
        if (r1306 === undefined) { break l1302; }
        e1305 = r1306;
        p = pos;
        let e1308!: null;
        if (((c = text.charCodeAt(p)) === 67 || c === 91)) {
          {
            const s1309 = p;
            l1310: {
              p = skip_bareEnd(p);
              if (p < 0) { break l1310; }
              break l1302;
            }
            p = s1309;
          }
        } else touched ||= p >= end;
        e1308 = null;
        let e1315!: null;
        {
          const s1316 = p;
          l1317: {
            if (p < end) {
              {
                const s1319 = p;
                l1320: {
                  p++;
                  break l1317;
                }
                p = s1319;
              }
            } else touched ||= p >= end;
            break l1302;
          }
          p = s1316;
        }
        e1315 = null;
        value = [e1305, e1308, e1315];
        break l1301;
      }
      p = s1303;
      if (trail.length > t1304) trail.length = t1304;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function skip_bareEnd(p: number): number {
  l1312: {
    const s1313 = p;
    if (text.charCodeAt(p) === 67) {
      l1314: {
        if (!text.startsWith("CONTENT_END", p)) {
          reachesEnd(p, "CONTENT_END");
          break l1314;
        }
        p += 11;
        break l1312;
      }
      p = s1313;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 91 || !text.startsWith("[CONTENT_END]", p)) {
      reachesEnd(p, "[CONTENT_END]");
      return -1;
    }
    p += 13;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function text179(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1322: {

        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
      l1323: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1323;
        }
        p = skipNewline(p);
        if (p < 0) { break l1323; }
        if (((c = text.charCodeAt(p)) === 67 || c === 91)) {
          {
            const s1324 = p;
            l1325: {
              p = skip_bareEnd(p);
              if (p < 0) { break l1325; }
              break l1323;
            }
            p = s1324;
          }
        } else touched ||= p >= end;
        {
          const s1327 = p;
          l1328: {
            if (p < end) {
              {
                const s1330 = p;
                l1331: {
                  p++;
                  break l1328;
                }
                p = s1330;
              }
            } else touched ||= p >= end;
            break l1323;
          }
          p = s1327;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf180(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BareEndNode | MissingContentEndNode;
  const r1333 = readBareBlockEnd(p);
  if (r1333 === undefined) { return -1; }
  value = r1333;
  p = pos;
  leafValue = value;
  return p;
}

function readBareBlockEnd(p: number): BareEndNode | MissingContentEndNode | undefined {
  let c = 0;
  let value!: BareEndNode | MissingContentEndNode;
  l1334: {
    const s1335 = p;
    const t1336 = trail.length;
    if (((c = text.charCodeAt(p)) === 67 || c === 91)) {
      l1337: {
        const r1338 = readBareEnd(p);
        if (r1338 === undefined) { break l1337; }
        value = r1338;
        p = pos;
        break l1334;
      }
      p = s1335;
      if (trail.length > t1336) trail.length = t1336;
    } else touched ||= p >= end;
    const r1342 = readMissingContentEnd(p);
    if (r1342 === undefined) { return undefined; }
    value = r1342;
    p = pos;
  }
  pos = p;
  return value;
}

function readBareEnd(p: number): BareEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 67 || c === 91))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1339 = read_bareEnd(p);
  if (r1339 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'BareEnd', start: base + start, end: base + p };
}

function leaf183(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OwnVitalNode;
  const r1345 = readOwnVital(p);
  if (r1345 === undefined) { return -1; }
  value = r1345;
  p = pos;
  leafValue = value;
  return p;
}

function readOwnVital(p: number): OwnVitalNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string | BadOwnNameNode;
  let l_value!: NumberNode | BadPercentNode | BadNumeralNode | BadVitalNode;
  l1346: {
    const s1347 = p;
    const t1348 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1349: {
        if (text.charCodeAt(p) === 91) {
          {
            const s1350 = p;
            l1351: {
              p = skipExactMarker(p);
              if (p < 0) { break l1351; }
              break l1349;
            }
            p = s1350;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l1349;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1349;
        }
        const r1353 = readOwnName(p);
        if (r1353 === undefined) { break l1349; }
        l_name = r1353;
        p = pos;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1349;
        }
        p++;
        l1364: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) {
            const s1362 = p;
            l1363: {
              p = skip_ownVital(p);
              if (p < 0) { break l1363; }
              p = s1362;
              break l1364;
            }
            p = s1362;
          } else touched ||= p >= end;
          break l1349;
        }
        const r1365 = readVitalValue(p);
        if (r1365 === undefined) { break l1349; }
        l_value = r1365;
        p = pos;
        break l1346;
      }
      p = s1347;
      if (trail.length > t1348) trail.length = t1348;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      {
        const s1367 = p;
        l1368: {
          p = skipExactMarker(p);
          if (p < 0) { break l1368; }
          return undefined;
        }
        p = s1367;
      }
    } else touched ||= p >= end;
    l1372: {
      const s1370 = p;
      l1371: {
        p = skipOwnVitalLine(p);
        if (p < 0) { break l1371; }
        p = s1370;
        break l1372;
      }
      p = s1370;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1373 = readLooseOpen(p);
    if (r1373 === undefined) { return undefined; }
    p = pos;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1375 = readOwnWord(p);
    if (r1375 === undefined) { return undefined; }
    l_name = r1375;
    p = pos;
    l1396: {
      const s1397 = p;
      const t1398 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
        l1399: {
          const r1400 = readLooseClose(p);
          if (r1400 === undefined) { break l1399; }
          p = pos;
          break l1396;
        }
        p = s1397;
        if (trail.length > t1398) trail.length = t1398;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1402 = readBadOpenVitalSeparator(p);
      if (r1402 === undefined) { return undefined; }
      p = pos;
    }
    const r1404 = readVitalValue(p);
    if (r1404 === undefined) { return undefined; }
    l_value = r1404;
    p = pos;
  }
  pos = p;
  return { type: 'OwnVital', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readOwnName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
    {
      const s1354 = p;
      l1355: {
        p = skipMeantName(p);
        if (p < 0) { break l1355; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1355;
        }
        p++;
        return undefined;
      }
      p = s1354;
    }
  } else touched ||= p >= end;
  const s1357 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
  touched ||= p >= end;
  value = text.slice(s1357, p);
  l1360: {
    if (text.charCodeAt(p) === 93) {
      const s1358 = p;
      l1359: {

        p++;
        p = s1358;
        break l1360;
      }
      p = s1358;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return value;
}

function readOwnWord(p: number): string | BadOwnNameNode | undefined {
  let c = 0;
  let value!: string | BadOwnNameNode;
  l1376: {
    const s1377 = p;
    const t1378 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1379: {
        if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
          {
            const s1380 = p;
            l1381: {
              p = skipMeantName(p);
              if (p < 0) { break l1381; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
                touched ||= p >= end;
                break l1381;
              }
              p++;
              break l1379;
            }
            p = s1380;
          }
        } else touched ||= p >= end;
        const s1383 = p;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
          touched ||= p >= end;
          break l1379;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
        touched ||= p >= end;
        value = text.slice(s1383, p);
        l1386: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s1384 = p;
            l1385: {
              p++;
              p = s1384;
              break l1386;
            }
            p = s1384;
          } else touched ||= p >= end;
          break l1379;
        }
        break l1376;
      }
      p = s1377;
      if (trail.length > t1378) trail.length = t1378;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      {
        const s1387 = p;
        l1388: {
          p = skipMeantName(p);
          if (p < 0) { break l1388; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l1388;
          }
          p++;
          return undefined;
        }
        p = s1387;
      }
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1390 = readBadOwnName(p);
    if (r1390 === undefined) { return undefined; }
    value = r1390;
    p = pos;
    l1394: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s1392 = p;
        l1393: {
          p++;
          p = s1392;
          break l1394;
        }
        p = s1392;
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
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
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

function leaf189(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  const r1407 = readSectionHead(p);
  if (r1407 === undefined) { return -1; }
  value = r1407;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionHead(p: number): SectionHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l1408: {
    const s1409 = p;
    const t1410 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1411: {

        p++;
        if (text.charCodeAt(p) !== 82 || !text.startsWith("REASONING", p)) {
          reachesEnd(p, "REASONING");
          break l1411;
        }
        l_name = "REASONING";
        p += 9;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1411;
        }
        p++;
        const r1412 = readHeadRest(p);
        if (r1412 === undefined) { break l1411; }
        p = pos;
        const r1433 = readFirstLine(p);
        if (r1433 === undefined) { break l1411; }
        p = pos;
        break l1408;
      }
      p = s1409;
      if (trail.length > t1410) trail.length = t1410;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1444: {

        p++;
        l1445: {
          const s1446 = p;
          if (text.charCodeAt(p) === 80) {
            l1447: {
              if (!text.startsWith("PLANNING", p)) {
                reachesEnd(p, "PLANNING");
                break l1447;
              }
              l_name = "PLANNING";
              p += 8;
              break l1445;
            }
            p = s1446;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 78 || !text.startsWith("NOTES", p)) {
            reachesEnd(p, "NOTES");
            break l1444;
          }
          l_name = "NOTES";
          p += 5;
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1444;
        }
        p++;
        const r1448 = readHeadRest(p);
        if (r1448 === undefined) { break l1444; }
        p = pos;
        break l1408;
      }
      p = s1409;
      if (trail.length > t1410) trail.length = t1410;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1450: {
        const r1451 = readLooseOpen(p);
        if (r1451 === undefined) { break l1450; }
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1450;
        }
        const r1453 = readReasoningWord(p);
        if (r1453 === undefined) { break l1450; }
        l_name = r1453;
        p = pos;
        l1455: {
          const s1456 = p;
          const t1457 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
            l1458: {
              const r1459 = readLooseClose(p);
              if (r1459 === undefined) { break l1458; }
              p = pos;
              const r1461 = readHeadRest(p);
              if (r1461 === undefined) { break l1458; }
              p = pos;
              break l1455;
            }
            p = s1456;
            if (trail.length > t1457) trail.length = t1457;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
            touched ||= p >= end;
            break l1450;
          }
          const r1463 = readBadOpenSeparator(p);
          if (r1463 === undefined) { break l1450; }
          p = pos;
        }
        const r1465 = readFirstLine(p);
        if (r1465 === undefined) { break l1450; }
        p = pos;
        break l1408;
      }
      p = s1409;
      if (trail.length > t1410) trail.length = t1410;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1467: {
        const r1468 = readLooseOpen(p);
        if (r1468 === undefined) { break l1467; }
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1467;
        }
        const r1470 = readSectionWord(p);
        if (r1470 === undefined) { break l1467; }
        l_name = r1470;
        p = pos;
        l1472: {
          const s1473 = p;
          const t1474 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
            l1475: {
              const r1476 = readLooseClose(p);
              if (r1476 === undefined) { break l1475; }
              p = pos;
              const r1478 = readHeadRest(p);
              if (r1478 === undefined) { break l1475; }
              p = pos;
              break l1472;
            }
            p = s1473;
            if (trail.length > t1474) trail.length = t1474;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
            touched ||= p >= end;
            break l1467;
          }
          const r1480 = readBadOpenSeparator(p);
          if (r1480 === undefined) { break l1467; }
          p = pos;
        }
        break l1408;
      }
      p = s1409;
      if (trail.length > t1410) trail.length = t1410;
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
    const r1482 = readOwnName(p);
    if (r1482 === undefined) { return undefined; }
    l_name = r1482;
    p = pos;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const r1484 = readHeadRest(p);
    if (r1484 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return { type: 'SectionHead', start: base + start, end: base + p, name: l_name };
}

function readHeadRest(p: number): [BadMarkerNoiseNode | null, [null, BadSeparatorNode] | null] | undefined {
  let c = 0;
  let value!: [BadMarkerNoiseNode | null, [null, BadSeparatorNode] | null];
  let e1413!: BadMarkerNoiseNode | null;
  l1414: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s1416 = p;
      const t1417 = trail.length;
      l1415: {
        const r1418 = readBadMarkerNoise(p);
        if (r1418 === undefined) { break l1415; }
        e1413 = r1418;
        p = pos;
        break l1414;
      }
      p = s1416;
      if (trail.length > t1417) trail.length = t1417;
    } else touched ||= p >= end;
    e1413 = null;
  }
  let e1420!: [null, BadSeparatorNode] | null;
  l1421: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s1423 = p;
      const t1424 = trail.length;
      l1422: {
        let e1425!: null;
        l1428: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            const s1426 = p;
            l1427: {
              p = skipColon(p);
              if (p < 0) { break l1427; }
              p = s1426;
              break l1428;
            }
            p = s1426;
          } else touched ||= p >= end;
          break l1422;
        }
        e1425 = null;
        let e1429!: BadSeparatorNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l1422;
        }
        const r1430 = readBadSeparator(p);
        if (r1430 === undefined) { break l1422; }
        e1429 = r1430;
        p = pos;
        e1420 = [e1425, e1429];
        break l1421;
      }
      p = s1423;
      if (trail.length > t1424) trail.length = t1424;
    } else touched ||= p >= end;
    e1420 = null;
  }
  value = [e1413, e1420];
  pos = p;
  return value;
}

function readFirstLine(p: number): null | BadFirstLineNode | undefined {
  let value!: null | BadFirstLineNode;
  l1434: {
    const s1435 = p;
    const t1436 = trail.length;
    l1437: {
      l1440: {
        const s1438 = p;
        l1439: {
          p = skipBlanks(p);
          if (p < 0) { break l1439; }
          p = skipLineEnd(p);
          if (p < 0) { break l1439; }
          p = s1438;
          break l1440;
        }
        p = s1438;
        break l1437;
      }
      value = null;
      break l1434;
    }
    p = s1435;
    if (trail.length > t1436) trail.length = t1436;
    const r1441 = readBadFirstLine(p);
    if (r1441 === undefined) { return undefined; }
    value = r1441;
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

function text197(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
      l1487: {

        while (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) p++;
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
      l1488: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1488;
        }
        p = skipNewline(p);
        if (p < 0) { break l1488; }
        {
          const s1489 = p;
          l1490: {
            p = skipStop(p);
            if (p < 0) { break l1490; }
            break l1488;
          }
          p = s1489;
        }
        {
          const s1492 = p;
          l1493: {
            p = skipFenceHead(p);
            if (p < 0) { break l1493; }
            break l1488;
          }
          p = s1492;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1495: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1496 = p;
            l1497: {
              p = skipTextTail(p);
              if (p < 0) { break l1497; }
              break l1495;
            }
            p = s1496;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1495;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l1495; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1499: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1500 = p;
            l1501: {
              p = skipNoise(p);
              if (p < 0) { break l1501; }
              break l1499;
            }
            p = s1500;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1499;
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

function leaf198(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  const r1503 = readTextFence(p);
  if (r1503 === undefined) { return -1; }
  value = r1503;
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
    const s1504 = p;
    l1505: {
      p = skipStop(p);
      if (p < 0) { break l1505; }
      return undefined;
    }
    p = s1504;
  }
  const r1507 = readFenceHead(p);
  if (r1507 === undefined) { return undefined; }
  value = r1507;
  p = pos;
  pos = p;
  return value;
}

function text200(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1510: {

        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
      l1511: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1511;
        }
        p = skipNewline(p);
        if (p < 0) { break l1511; }
        {
          const s1512 = p;
          l1513: {
            p = skipFenceClose(p);
            if (p < 0) { break l1513; }
            break l1511;
          }
          p = s1512;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf201(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode;
  const r1515 = readTextFenceEnd(p);
  if (r1515 === undefined) { return -1; }
  value = r1515;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFenceEnd(p: number): ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode | undefined {
  let c = 0;
  let value!: ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode;
  l1516: {
    const s1517 = p;
    const t1518 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1519: {
        let e1520!: "\r\n" | "\n" | "\r";
        const r1521 = readNewline(p);
        if (r1521 === undefined) { break l1519; }
        e1520 = r1521;
        p = pos;
        let e1523!: [" "[], string, string[], null];
        const r1524 = readFenceClose(p);
        if (r1524 === undefined) { break l1519; }
        e1523 = r1524;
        p = pos;
        value = [e1520, e1523];
        break l1516;
      }
      p = s1517;
      if (trail.length > t1518) trail.length = t1518;
    } else touched ||= p >= end;
    const r1526 = readMissingTextFenceEnd(p);
    if (r1526 === undefined) { return undefined; }
    value = r1526;
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

function leaf204(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionEndNode;
  const r1529 = readSectionEnd(p);
  if (r1529 === undefined) { return -1; }
  value = r1529;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionEndNode | undefined {
  let c = 0;
  const start = p;
  l1530: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1532 = p;
      const t1533 = trail.length;
      l1531: {
        const r1534 = readEol(p);
        if (r1534 === undefined) { break l1531; }
        p = pos;
        break l1530;
      }
      p = s1532;
      if (trail.length > t1533) trail.length = t1533;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'SectionEnd', start: base + start, end: base + p };
}

function leaf206(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadContentTagNode;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return -1;
  }
  const r1537 = readBadContentTag(p);
  if (r1537 === undefined) { return -1; }
  value = r1537;
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
  const r1538 = readIndex(p);
  if (r1538 === undefined) { return undefined; }
  l_index = r1538;
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

function leaf208(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\n" | BadLineEndNode, null, null] | null;
  l1541: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1543 = p;
      const t1544 = trail.length;
      l1542: {
        let e1545!: "\n" | BadLineEndNode;
        const r1546 = readEol(p);
        if (r1546 === undefined) { break l1542; }
        e1545 = r1546;
        p = pos;
        let e1548!: null;
        if (text.charCodeAt(p) === 91) {
          {
            const s1549 = p;
            l1550: {
              p = skipTagClose(p);
              if (p < 0) { break l1550; }
              break l1542;
            }
            p = s1549;
          }
        } else touched ||= p >= end;
        e1548 = null;
        let e1558!: null;
        {
          const s1559 = p;
          l1560: {
            if (p < end) {
              {
                const s1562 = p;
                l1563: {
                  p++;
                  break l1560;
                }
                p = s1562;
              }
            } else touched ||= p >= end;
            break l1542;
          }
          p = s1559;
        }
        e1558 = null;
        value = [e1545, e1548, e1558];
        break l1541;
      }
      p = s1543;
      if (trail.length > t1544) trail.length = t1544;
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
  l1552: {
    if (text.charCodeAt(p) === 95) {
      const s1554 = p;
      l1553: {
        l1555: {
          const s1556 = p;
          if (text.charCodeAt(p) === 95) {
            l1557: {
              if (!text.startsWith("_START", p)) {
                reachesEnd(p, "_START");
                break l1557;
              }
              p += 6;
              break l1555;
            }
            p = s1556;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("_END", p)) {
            reachesEnd(p, "_END");
            break l1553;
          }
          p += 4;
        }
        break l1552;
      }
      p = s1554;
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

function text210(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) p++;
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
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) {
      l1565: {

        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) p++;
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
    if (text.charCodeAt(p) === 91) {
      l1566: {
        if (text.charCodeAt(p) === 91) {
          {
            const s1567 = p;
            l1568: {
              p = skipTagClose(p);
              if (p < 0) { break l1568; }
              break l1566;
            }
            p = s1567;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l1566;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1570: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1570;
        }
        p = skipNewline(p);
        if (p < 0) { break l1570; }
        if (text.charCodeAt(p) === 91) {
          {
            const s1571 = p;
            l1572: {
              p = skipTagClose(p);
              if (p < 0) { break l1572; }
              break l1570;
            }
            p = s1571;
          }
        } else touched ||= p >= end;
        {
          const s1574 = p;
          l1575: {
            if (p < end) {
              {
                const s1577 = p;
                l1578: {
                  p++;
                  break l1575;
                }
                p = s1577;
              }
            } else touched ||= p >= end;
            break l1570;
          }
          p = s1574;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf211(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TagEndNode | MissingContentEndNode;
  const r1580 = read_tagEnd(p);
  if (r1580 === undefined) { return -1; }
  value = r1580;
  p = pos;
  leafValue = value;
  return p;
}

function read_tagEnd(p: number): TagEndNode | MissingContentEndNode | undefined {
  let value!: TagEndNode | MissingContentEndNode;
  l1581: {
    const s1582 = p;
    const t1583 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1584: {
        const r1585 = readTagEnd(p);
        if (r1585 === undefined) { break l1584; }
        value = r1585;
        p = pos;
        break l1581;
      }
      p = s1582;
      if (trail.length > t1583) trail.length = t1583;
    } else touched ||= p >= end;
    const r1608 = readMissingContentEnd(p);
    if (r1608 === undefined) { return undefined; }
    value = r1608;
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
  const r1586 = readTagClose(p);
  if (r1586 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'TagEnd', start: base + start, end: base + p };
}

function readTagClose(p: number): ["[/ACTION_", string, "_CONTENT", "_START" | "_END" | null, "]", string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[/ACTION_", string, "_CONTENT", "_START" | "_END" | null, "]", string[], "\n" | BadLineEndNode | null];
  let e1587!: "[/ACTION_";
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[/ACTION_", p)) {
    reachesEnd(p, "[/ACTION_");
    return undefined;
  }
  e1587 = "[/ACTION_";
  p += 9;
  let e1588!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1589 = readSameIndex(p);
  if (r1589 === undefined) { return undefined; }
  e1588 = r1589;
  p = pos;
  let e1591!: "_CONTENT";
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT", p)) {
    reachesEnd(p, "_CONTENT");
    return undefined;
  }
  e1591 = "_CONTENT";
  p += 8;
  let e1592!: "_START" | "_END" | null;
  l1593: {
    if (text.charCodeAt(p) === 95) {
      const s1595 = p;
      l1594: {
        l1596: {
          const s1597 = p;
          if (text.charCodeAt(p) === 95) {
            l1598: {
              if (!text.startsWith("_START", p)) {
                reachesEnd(p, "_START");
                break l1598;
              }
              e1592 = "_START";
              p += 6;
              break l1596;
            }
            p = s1597;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("_END", p)) {
            reachesEnd(p, "_END");
            break l1594;
          }
          e1592 = "_END";
          p += 4;
        }
        break l1593;
      }
      p = s1595;
    } else touched ||= p >= end;
    e1592 = null;
  }
  let e1599!: "]";
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return undefined;
  }
  e1599 = "]";
  p++;
  let e1600!: string[];
  const r1601 = readBlanks(p);
  if (r1601 === undefined) { return undefined; }
  e1600 = r1601;
  p = pos;
  let e1603!: "\n" | BadLineEndNode | null;
  const r1604 = readLineEnd(p);
  if (r1604 === undefined) { return undefined; }
  e1603 = r1604;
  p = pos;
  value = [e1587, e1588, e1591, e1592, e1599, e1600, e1603];
  pos = p;
  return value;
}

function leaf215(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LooseTypeNode | LooseParameterNode | LooseVitalNode | BadBareVitalNode | BadContentEndNode | MissingMarkerEndNode | BadIndexNode | BadMarkerNode | BadNoiseNode | BadChatNode | BadLineNode;
  l1611: {
    const s1612 = p;
    const t1613 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1614: {
        const r1615 = readLooseType(p);
        if (r1615 === undefined) { break l1614; }
        value = r1615;
        p = pos;
        break l1611;
      }
      p = s1612;
      if (trail.length > t1613) trail.length = t1613;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1741: {
        const r1742 = readLooseParameter(p);
        if (r1742 === undefined) { break l1741; }
        value = r1742;
        p = pos;
        break l1611;
      }
      p = s1612;
      if (trail.length > t1613) trail.length = t1613;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1763: {
        const r1764 = readLooseVital(p);
        if (r1764 === undefined) { break l1763; }
        value = r1764;
        p = pos;
        break l1611;
      }
      p = s1612;
      if (trail.length > t1613) trail.length = t1613;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      l1780: {
        const r1781 = readBadBareVital(p);
        if (r1781 === undefined) { break l1780; }
        value = r1781;
        p = pos;
        break l1611;
      }
      p = s1612;
      if (trail.length > t1613) trail.length = t1613;
    } else touched ||= p >= end;
    l1813: {
      const r1814 = readBadContentEnd(p);
      if (r1814 === undefined) { break l1813; }
      value = r1814;
      p = pos;
      break l1611;
    }
    p = s1612;
    if (trail.length > t1613) trail.length = t1613;
    l1816: {
      const r1817 = readMissingMarkerEnd(p);
      if (r1817 === undefined) { break l1816; }
      value = r1817;
      p = pos;
      break l1611;
    }
    p = s1612;
    if (trail.length > t1613) trail.length = t1613;
    l1828: {
      const r1829 = readBadIndex(p);
      if (r1829 === undefined) { break l1828; }
      value = r1829;
      p = pos;
      break l1611;
    }
    p = s1612;
    if (trail.length > t1613) trail.length = t1613;
    if (text.charCodeAt(p) === 91) {
      l1844: {
        const r1845 = readBadMarker(p);
        if (r1845 === undefined) { break l1844; }
        value = r1845;
        p = pos;
        break l1611;
      }
      p = s1612;
      if (trail.length > t1613) trail.length = t1613;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1872: {
        const r1873 = readBadNoise(p);
        if (r1873 === undefined) { break l1872; }
        value = r1873;
        p = pos;
        break l1611;
      }
      p = s1612;
      if (trail.length > t1613) trail.length = t1613;
    } else touched ||= p >= end;
    l1875: {
      const r1876 = readBadChat(p);
      if (r1876 === undefined) { break l1875; }
      value = r1876;
      p = pos;
      break l1611;
    }
    p = s1612;
    if (trail.length > t1613) trail.length = t1613;
    const r2091 = readBadLine(p);
    if (r2091 === undefined) { return -1; }
    value = r2091;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readLooseType(p: number): LooseTypeNode | undefined {
  let c = 0;
  const start = p;
  let l_marker!: ActionNameNode | BadActionNameNode;
  let l_value!: BracketValueNode | ValueNode | BoldValueNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1616 = readLooseOpen(p);
  if (r1616 === undefined) { return undefined; }
  p = pos;
  l1620: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s1618 = p;
      l1619: {
        p = skipTypeAhead(p);
        if (p < 0) { break l1619; }
        p = s1618;
        break l1620;
      }
      p = s1618;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1621 = read_actionName(p);
  if (r1621 === undefined) { return undefined; }
  l_marker = r1621;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1623 = readLooseGiven(p);
  if (r1623 === undefined) { return undefined; }
  l_value = r1623;
  p = pos;
  pos = p;
  return { type: 'LooseType', start: base + start, end: base + p, marker: l_marker, value: l_value };
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

function skipTypeWord(p: number): number {
  const noted = trail.length;
  const value = readTypeWord(p);
  if (trail.length > noted) trail.length = noted;
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
  const word = WORDS_10.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function readLooseGiven(p: number): BracketValueNode | ValueNode | BoldValueNode | undefined {
  let c = 0;
  let value!: BracketValueNode | ValueNode | BoldValueNode;
  l1624: {
    const s1625 = p;
    const t1626 = trail.length;
    if (((c = text.charCodeAt(p)) === 58 || c === 61)) {
      l1627: {
        const r1628 = readBadOpenSeparator(p);
        if (r1628 === undefined) { break l1627; }
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l1627; }
        const r1630 = readBracketValue(p);
        if (r1630 === undefined) { break l1627; }
        value = r1630;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
          touched ||= p >= end;
          break l1627;
        }
        const r1669 = readBadValueBracket(p);
        if (r1669 === undefined) { break l1627; }
        p = pos;
        l1671: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1673 = p;
            const t1674 = trail.length;
            l1672: {
              const r1675 = readBadMarkerEnd(p);
              if (r1675 === undefined) { break l1672; }
              p = pos;
              break l1671;
            }
            p = s1673;
            if (trail.length > t1674) trail.length = t1674;
          } else touched ||= p >= end;
        }
        const r1677 = readValueEnd(p);
        if (r1677 === undefined) { break l1627; }
        p = pos;
        break l1624;
      }
      p = s1625;
      if (trail.length > t1626) trail.length = t1626;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 58 || c === 61)) {
      l1679: {
        const r1680 = readBadOpenSeparator(p);
        if (r1680 === undefined) { break l1679; }
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l1679; }
        const r1682 = readValue(p);
        if (r1682 === undefined) { break l1679; }
        value = r1682;
        p = pos;
        const r1684 = readValueEnd(p);
        if (r1684 === undefined) { break l1679; }
        p = pos;
        break l1624;
      }
      p = s1625;
      if (trail.length > t1626) trail.length = t1626;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1686: {
        const r1687 = readLooseClose(p);
        if (r1687 === undefined) { break l1686; }
        p = pos;
        l1689: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s1691 = p;
            const t1692 = trail.length;
            l1690: {
              const r1693 = readBadMarkerNoise(p);
              if (r1693 === undefined) { break l1690; }
              p = pos;
              break l1689;
            }
            p = s1691;
            if (trail.length > t1692) trail.length = t1692;
          } else touched ||= p >= end;
        }
        l1695: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            const s1697 = p;
            const t1698 = trail.length;
            l1696: {
              l1701: {
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
                  const s1699 = p;
                  l1700: {
                    p = skipColon(p);
                    if (p < 0) { break l1700; }
                    p = s1699;
                    break l1701;
                  }
                  p = s1699;
                } else touched ||= p >= end;
                break l1696;
              }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
                touched ||= p >= end;
                break l1696;
              }
              const r1702 = readBadSeparator(p);
              if (r1702 === undefined) { break l1696; }
              p = pos;
              break l1695;
            }
            p = s1697;
            if (trail.length > t1698) trail.length = t1698;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1686; }
        const r1704 = readBoldValue(p);
        if (r1704 === undefined) { break l1686; }
        value = r1704;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1686;
        }
        const r1731 = readBadMarkerEnd(p);
        if (r1731 === undefined) { break l1686; }
        p = pos;
        const r1733 = readValueEnd(p);
        if (r1733 === undefined) { break l1686; }
        p = pos;
        break l1624;
      }
      p = s1625;
      if (trail.length > t1626) trail.length = t1626;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1735 = readLooseClose(p);
    if (r1735 === undefined) { return undefined; }
    p = pos;
    const r1737 = readGiven(p);
    if (r1737 === undefined) { return undefined; }
    value = r1737;
    p = pos;
  }
  pos = p;
  return value;
}

function readBracketValue(p: number): BracketValueNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1631 = p;
  l1632: for (;;) {
    const s1634 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1633: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
          {
            const s1636 = p;
            l1637: {
              p = skipBracketTail(p);
              if (p < 0) { break l1637; }
              break l1633;
            }
            p = s1636;
          }
        } else touched ||= p >= end;
        l1648: {
          const s1649 = p;
          if (text.charCodeAt(p) === 91) {
            l1650: {
              p = skipBalanced(p);
              if (p < 0) { break l1650; }
              break l1648;
            }
            p = s1649;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128)) {
            l1658: {
              p++;
              break l1648;
            }
            p = s1649;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1633;
          }
          p = skipInnerNoise(p);
          if (p < 0) { break l1633; }
        }
        continue l1632;
      }
      p = s1634;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1631, p);
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
  l1639: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s1641 = p;
      l1640: {
        l1642: {
          const s1643 = p;
          if (text.charCodeAt(p) === 42) {
            l1644: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1644;
              }
              p += 2;
              break l1642;
            }
            p = s1643;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1640;
          }
          p += 2;
        }
        break l1639;
      }
      p = s1641;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l1645: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1647 = p;
      l1646: {
        p = skipLineNoise(p);
        if (p < 0) { break l1646; }
        break l1645;
      }
      p = s1647;
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
  l1651: for (;;) {
    const s1653 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128)) {
      l1652: {
        l1655: {
          const s1656 = p;
          if (text.charCodeAt(p) === 91) {
            l1657: {
              p = skipBalanced(p);
              if (p < 0) { break l1657; }
              break l1655;
            }
            p = s1656;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l1652;
          }
          p++;
        }
        continue l1651;
      }
      p = s1653;
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
  l1659: {
    const s1660 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1661: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1662 = p;
            l1663: {
              p = skipLineNoise(p);
              if (p < 0) { break l1663; }
              p = skipLineEnd(p);
              if (p < 0) { break l1663; }
              break l1661;
            }
            p = s1662;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1661;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l1661; }
        break l1659;
      }
      p = s1660;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s1665 = p;
        l1666: {
          p = skipNoise(p);
          if (p < 0) { break l1666; }
          return -1;
        }
        p = s1665;
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

function readBoldValue(p: number): BoldValueNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1705 = p;
  l1706: for (;;) {
    const s1708 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1707: {
        if (text.charCodeAt(p) === 42) {
          {
            const s1710 = p;
            l1711: {
              p = skipBoldTail(p);
              if (p < 0) { break l1711; }
              break l1707;
            }
            p = s1710;
          }
        } else touched ||= p >= end;
        l1716: {
          const s1717 = p;
          if (text.charCodeAt(p) === 42) {
            l1718: {
              p = skipBoldPair(p);
              if (p < 0) { break l1718; }
              break l1716;
            }
            p = s1717;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
            l1726: {
              if (text.charCodeAt(p) === 42) {
                {
                  const s1727 = p;
                  l1728: {
                    if (!text.startsWith("**", p)) {
                      reachesEnd(p, "**");
                      break l1728;
                    }
                    p += 2;
                    break l1726;
                  }
                  p = s1727;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1726;
              }
              p++;
              break l1716;
            }
            p = s1717;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1707;
          }
          p = skipInnerNoise(p);
          if (p < 0) { break l1707; }
        }
        continue l1706;
      }
      p = s1708;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1705, p);
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
  l1713: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1715 = p;
      l1714: {
        p = skipLineNoise(p);
        if (p < 0) { break l1714; }
        break l1713;
      }
      p = s1715;
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
  let m1722 = false;
  l1719: for (;;) {
    const s1721 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
      l1720: {
        if (text.charCodeAt(p) === 42) {
          {
            const s1723 = p;
            l1724: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1724;
              }
              p += 2;
              break l1720;
            }
            p = s1723;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1720;
        }
        p++;
        m1722 = true;
        continue l1719;
      }
      p = s1721;
    } else touched ||= p >= end;
    break;
  }
  if (!m1722) { return -1; }
  if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
    reachesEnd(p, "**");
    return -1;
  }
  p += 2;
  return p;
}

function readLooseParameter(p: number): LooseParameterNode | undefined {
  let c = 0;
  const start = p;
  let l_marker!: ActionNameNode | BadActionNameNode;
  let l_value!: BracketValueNode | ValueNode | BoldValueNode;
  let l_more!: BadContinuationNode | null;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1743 = readLooseOpen(p);
  if (r1743 === undefined) { return undefined; }
  p = pos;
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
    {
      const s1745 = p;
      l1746: {
        p = skipOtherPart(p);
        if (p < 0) { break l1746; }
        return undefined;
      }
      p = s1745;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1752 = read_actionName(p);
  if (r1752 === undefined) { return undefined; }
  l_marker = r1752;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1754 = readLooseGiven(p);
  if (r1754 === undefined) { return undefined; }
  l_value = r1754;
  p = pos;
  l1756: {
    const s1758 = p;
    const t1759 = trail.length;
    l1757: {
      const r1760 = readBadContinuation(p);
      if (r1760 === undefined) { break l1757; }
      l_more = r1760;
      p = pos;
      break l1756;
    }
    p = s1758;
    if (trail.length > t1759) trail.length = t1759;
    l_more = null;
  }
  pos = p;
  return { type: 'LooseParameter', start: base + start, end: base + p, marker: l_marker, value: l_value, more: l_more };
}

function skipOtherPart(p: number): number {
  let c = 0;
  l1748: {
    const s1749 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1750: {
        p = skipStartAhead(p);
        if (p < 0) { break l1750; }
        break l1748;
      }
      p = s1749;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1751: {
        p = skipEndAhead(p);
        if (p < 0) { break l1751; }
        break l1748;
      }
      p = s1749;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipActionPrefix(p);
    if (p < 0) { return -1; }
    if (!(text.charCodeAt(p) === 67)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipTagRest(p);
    if (p < 0) { return -1; }
  }
  return p;
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
  if (trail.length > noted) trail.length = noted;
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
  const word = WORDS_11.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function readLooseVital(p: number): LooseVitalNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
  let l_value!: NumberNode | BadPercentNode | BadNumeralNode | BadVitalNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1765 = readLooseOpen(p);
  if (r1765 === undefined) { return undefined; }
  p = pos;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1767 = readVitalWord(p);
  if (r1767 === undefined) { return undefined; }
  l_name = r1767;
  p = pos;
  l1769: {
    const s1770 = p;
    const t1771 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1772: {
        const r1773 = readLooseClose(p);
        if (r1773 === undefined) { break l1772; }
        p = pos;
        break l1769;
      }
      p = s1770;
      if (trail.length > t1771) trail.length = t1771;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1775 = readBadOpenVitalSeparator(p);
    if (r1775 === undefined) { return undefined; }
    p = pos;
  }
  const r1777 = readVitalValue(p);
  if (r1777 === undefined) { return undefined; }
  l_value = r1777;
  p = pos;
  pos = p;
  return { type: 'LooseVital', start: base + start, end: base + p, name: l_name, value: l_value };
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
  const word = WORDS_12.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function readBadBareVital(p: number): BadBareVitalNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  let l_value!: BadPercentNode | BareNumberNode;
  l1784: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      const s1782 = p;
      l1783: {
        p = skipBareVital(p);
        if (p < 0) { break l1783; }
        p = s1782;
        break l1784;
      }
      p = s1782;
    } else touched ||= p >= end;
    return undefined;
  }
  l1785: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1787 = p;
      l1786: {
        p = skipDecoration(p);
        if (p < 0) { break l1786; }
        break l1785;
      }
      p = s1787;
    } else touched ||= p >= end;
  }
  const s1788 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipVitalLetters(p);
  if (p < 0) { return undefined; }
  l_name = text.slice(s1788, p);
  l1789: {
    if (text.charCodeAt(p) === 42) {
      const s1791 = p;
      l1790: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1790;
        }
        p += 2;
        break l1789;
      }
      p = s1791;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1792: {
    if (text.charCodeAt(p) === 42) {
      const s1794 = p;
      l1793: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1793;
        }
        p += 2;
        break l1792;
      }
      p = s1794;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1795: {
    const s1796 = p;
    const t1797 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1798: {
        const r1799 = readBadPercent(p);
        if (r1799 === undefined) { break l1798; }
        l_value = r1799;
        p = pos;
        break l1795;
      }
      p = s1796;
      if (trail.length > t1797) trail.length = t1797;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1801 = readBareNumber(p);
    if (r1801 === undefined) { return undefined; }
    l_value = r1801;
    p = pos;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1804: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1806 = p;
      const t1807 = trail.length;
      l1805: {
        const r1808 = readBadLineNoise(p);
        if (r1808 === undefined) { break l1805; }
        p = pos;
        break l1804;
      }
      p = s1806;
      if (trail.length > t1807) trail.length = t1807;
    } else touched ||= p >= end;
  }
  const r1810 = readLineEnd(p);
  if (r1810 === undefined) { return undefined; }
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
  const s1802 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1802, p);
  pos = p;
  return { type: 'BareNumber', start: base + start, end: base + p, text: l_text };
}

function readMissingMarkerEnd(p: number): MissingMarkerEndNode | undefined {
  let c = 0;
  const start = p;
  l1818: {
    const s1819 = p;
    if (text.charCodeAt(p) === 91) {
      l1820: {

        p++;
        l1821: {
          if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
            const s1823 = p;
            l1822: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
              touched ||= p >= end;
              break l1821;
            }
            p = s1823;
          } else touched ||= p >= end;
        }
        if (p < end) {
          {
            const s1824 = p;
            l1825: {
              p++;
              break l1820;
            }
            p = s1824;
          }
        } else touched ||= p >= end;
        break l1818;
      }
      p = s1819;
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
  let n1833 = 0;
  l1830: for (;;) {
    if (n1833 >= 3) break;
    const s1832 = p;
    l1831: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1831;
      }
      p++;
      n1833++;
      continue l1830;
    }
    p = s1832;
    break;
  }
  l1834: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1836 = p;
      l1835: {
        p = skipDecoration(p);
        if (p < 0) { break l1835; }
        break l1834;
      }
      p = s1836;
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
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  touched ||= p >= end;
  l1837: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1839 = p;
      const t1840 = trail.length;
      l1838: {
        const r1841 = readEol(p);
        if (r1841 === undefined) { break l1838; }
        p = pos;
        break l1837;
      }
      p = s1839;
      if (trail.length > t1840) trail.length = t1840;
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
  const r1846 = readBrokenMarker(p);
  if (r1846 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadMarkerNode = { type: 'BadMarker', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBrokenMarker(p: number): ["[", string, string[], null, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[", string, string[], null, string[], "\n" | BadLineEndNode | null];
  let e1847!: "[";
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return undefined;
  }
  e1847 = "[";
  p++;
  let e1848!: string;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  e1848 = text.charAt(p);
  p++;
  let e1849!: string[];
  const list1854: string[] = [];
  l1850: for (;;) {
    const s1852 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) {
      l1851: {
        let v1853!: string;
        v1853 = text.charAt(p);
        p++;
        list1854.push(v1853);
        continue l1850;
      }
      p = s1852;
    } else touched ||= p >= end;
    break;
  }
  if (list1854.length === 0) { return undefined; }
  e1849 = list1854;
  let e1856!: null;
  if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
    {
      const s1857 = p;
      l1858: {
        p++;
        return undefined;
      }
      p = s1857;
    }
  } else touched ||= p >= end;
  e1856 = null;
  let e1860!: string[];
  const list1865: string[] = [];
  l1861: for (;;) {
    const s1863 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93))) {
      l1862: {
        let v1864!: string;
        v1864 = text.charAt(p);
        p++;
        list1865.push(v1864);
        continue l1861;
      }
      p = s1863;
    } else touched ||= p >= end;
    break;
  }
  e1860 = list1865;
  let e1867!: "\n" | BadLineEndNode | null;
  const r1868 = readLineEnd(p);
  if (r1868 === undefined) { return undefined; }
  e1867 = r1868;
  p = pos;
  value = [e1847, e1848, e1849, e1856, e1860, e1867];
  pos = p;
  return value;
}

function readBadChat(p: number): BadChatNode | undefined {
  let c = 0;
  const start = p;
  l1877: {
    const s1878 = p;
    const t1879 = trail.length;
    l1880: {
      let m1885 = false;
      l1881: for (;;) {
        const s1883 = p;
        const t1884 = trail.length;
        l1882: {
          {
            const s1886 = p;
            l1887: {
              p = skipStop(p);
              if (p < 0) { break l1887; }
              break l1882;
            }
            p = s1886;
          }
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            {
              const s1889 = p;
              l1890: {
                p = skipBlankLine(p);
                if (p < 0) { break l1890; }
                break l1882;
              }
              p = s1889;
            }
          } else touched ||= p >= end;
          l1892: {
            const s1893 = p;
            const t1894 = trail.length;
            l1895: {
              const r1896 = readBadFencedAction(p);
              if (r1896 === undefined) { break l1895; }
              p = pos;
              break l1892;
            }
            p = s1893;
            if (trail.length > t1894) trail.length = t1894;
            l2049: {
              const r2050 = readClosedFence(p);
              if (r2050 === undefined) { break l2049; }
              p = pos;
              break l1892;
            }
            p = s1893;
            if (trail.length > t1894) trail.length = t1894;
            {
              const s2058 = p;
              l2059: {
                p = skipFenceHead(p);
                if (p < 0) { break l2059; }
                break l1882;
              }
              p = s2058;
            }
            if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              touched ||= p >= end;
              break l1882;
            }
            const r2061 = readChatLine(p);
            if (r2061 === undefined) { break l1882; }
            p = pos;
          }
          m1885 = true;
          continue l1881;
        }
        p = s1883;
        if (trail.length > t1884) trail.length = t1884;
        break;
      }
      if (!m1885) { break l1880; }
      l2063: {
        const s2065 = p;
        const t2066 = trail.length;
        l2064: {
          const r2067 = readOpenFence(p);
          if (r2067 === undefined) { break l2064; }
          p = pos;
          break l2063;
        }
        p = s2065;
        if (trail.length > t2066) trail.length = t2066;
      }
      break l1877;
    }
    p = s1878;
    if (trail.length > t1879) trail.length = t1879;
    const r2088 = readOpenFence(p);
    if (r2088 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  const node: BadChatNode = { type: 'BadChat', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadFencedAction(p: number): BadFencedActionNode | undefined {
  const start = p;
  l1899: {
    const s1897 = p;
    l1898: {
      p = skipActionFence(p);
      if (p < 0) { break l1898; }
      p = s1897;
      break l1899;
    }
    p = s1897;
    return undefined;
  }
  const r2023 = readFenced(p);
  if (r2023 === undefined) { return undefined; }
  p = pos;
  const r2046 = readLineEnd(p);
  if (r2046 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadFencedActionNode = { type: 'BadFencedAction', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipActionFence(p: number): number {
  const noted = trail.length;
  const value = readActionFence(p);
  if (trail.length > noted) trail.length = noted;
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
  let e1900!: string;
  const r1901 = readFenceOpen(p);
  if (r1901 === undefined) { return undefined; }
  l_run = r1901;
  p = pos;
  registers[1] = l_run;
  e1900 = l_run;
  let e1903!: [null, null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1909: ([null, null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1904: for (;;) {
    const s1906 = p;
    const t1907 = trail.length;
    l1905: {
      let v1908!: [null, null, [string[], "\n" | BadLineEndNode] | string[]];
      let e1911!: null;
      {
        const s1912 = p;
        l1913: {
          p = skipFenceClose(p);
          if (p < 0) { break l1913; }
          break l1905;
        }
        p = s1912;
      }
      e1911 = null;
      let e1915!: null;
      {
        const s1916 = p;
        l1917: {
          p = skipActionMarker(p);
          if (p < 0) { break l1917; }
          break l1905;
        }
        p = s1916;
      }
      e1915 = null;
      let e1929!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l1905;
      }
      const r1930 = readLine(p);
      if (r1930 === undefined) { break l1905; }
      e1929 = r1930;
      p = pos;
      v1908 = [e1911, e1915, e1929];
      list1909.push(v1908);
      continue l1904;
    }
    p = s1906;
    if (trail.length > t1907) trail.length = t1907;
    break;
  }
  e1903 = list1909;
  let e1932!: [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null];
  const r1933 = readActionMarker(p);
  if (r1933 === undefined) { return undefined; }
  e1932 = r1933;
  p = pos;
  let e2005!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list2011: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l2006: for (;;) {
    const s2008 = p;
    const t2009 = trail.length;
    l2007: {
      let v2010!: [null, [string[], "\n" | BadLineEndNode] | string[]];
      let e2013!: null;
      {
        const s2014 = p;
        l2015: {
          p = skipFenceClose(p);
          if (p < 0) { break l2015; }
          break l2007;
        }
        p = s2014;
      }
      e2013 = null;
      let e2017!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l2007;
      }
      const r2018 = readLine(p);
      if (r2018 === undefined) { break l2007; }
      e2017 = r2018;
      p = pos;
      v2010 = [e2013, e2017];
      list2011.push(v2010);
      continue l2006;
    }
    p = s2008;
    if (trail.length > t2009) trail.length = t2009;
    break;
  }
  if (list2011.length === 0) { return undefined; }
  e2005 = list2011;
  let e2020!: [" "[], string, string[], null];
  const r2021 = readFenceClose(p);
  if (r2021 === undefined) { return undefined; }
  e2020 = r2021;
  p = pos;
  value = [e1900, e1903, e1932, e2005, e2020];
  pos = p;
  return value;
}

function skipActionMarker(p: number): number {
  let c = 0;
  let n1922 = 0;
  l1919: for (;;) {
    if (n1922 >= 3) break;
    const s1921 = p;
    l1920: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1920;
      }
      p++;
      n1922++;
      continue l1919;
    }
    p = s1921;
    break;
  }
  l1923: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1925 = p;
      l1924: {
        p = skipDecoration(p);
        if (p < 0) { break l1924; }
        break l1923;
      }
      p = s1925;
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
      const s1926 = p;
      l1927: {

        p++;
        return -1;
      }
      p = s1926;
    }
  } else touched ||= p >= end;
  return p;
}

function readActionMarker(p: number): [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null] | undefined {
  let c = 0;
  let value!: [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null];
  let e1934!: " "[];
  const r1935 = readIndent(p);
  if (r1935 === undefined) { return undefined; }
  e1934 = r1935;
  p = pos;
  let e1937!: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null;
  l1938: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1940 = p;
      l1939: {
        const r1941 = readDecoration(p);
        if (r1941 === undefined) { break l1939; }
        e1937 = r1941;
        p = pos;
        break l1938;
      }
      p = s1940;
    } else touched ||= p >= end;
    e1937 = null;
  }
  let e1991!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1992 = readMarkerOpen(p);
  if (r1992 === undefined) { return undefined; }
  e1991 = r1992;
  p = pos;
  let e1994!: ActionNameNode | BadActionNameNode;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1995 = read_actionName(p);
  if (r1995 === undefined) { return undefined; }
  e1994 = r1995;
  p = pos;
  let e1997!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1998 = readMarkerClose(p);
  if (r1998 === undefined) { return undefined; }
  e1997 = r1998;
  p = pos;
  let e2000!: null;
  if (text.charCodeAt(p) === 40) {
    {
      const s2001 = p;
      l2002: {

        p++;
        return undefined;
      }
      p = s2001;
    }
  } else touched ||= p >= end;
  e2000 = null;
  value = [e1934, e1937, e1991, e1994, e1997, e2000];
  pos = p;
  return value;
}

function readDecoration(p: number): (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | undefined {
  let c = 0;
  let value!: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[];
  const list1946: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] = [];
  l1942: for (;;) {
    const s1944 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      l1943: {
        let v1945!: ["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__";
        l1948: {
          const s1949 = p;
          if (text.charCodeAt(p) === 35) {
            l1950: {
              let e1951!: "#"[];
              const list1956: "#"[] = [];
              l1952: for (;;) {
                const s1954 = p;
                if (text.charCodeAt(p) === 35) {
                  l1953: {
                    let v1955!: "#";

                    v1955 = "#";
                    p++;
                    list1956.push(v1955);
                    continue l1952;
                  }
                  p = s1954;
                } else touched ||= p >= end;
                break;
              }
              if (list1956.length === 0) { break l1950; }
              e1951 = list1956;
              let e1958!: string[];
              const list1963: string[] = [];
              l1959: for (;;) {
                const s1961 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1960: {
                    let v1962!: string;
                    const r1965 = read_blank(p);
                    if (r1965 === undefined) { break l1960; }
                    v1962 = r1965;
                    p = pos;
                    list1963.push(v1962);
                    continue l1959;
                  }
                  p = s1961;
                } else touched ||= p >= end;
                break;
              }
              e1958 = list1963;
              v1945 = [e1951, e1958];
              break l1948;
            }
            p = s1949;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 62) {
            l1967: {
              let e1968!: ">";

              e1968 = ">";
              p++;
              let e1969!: string[];
              const list1974: string[] = [];
              l1970: for (;;) {
                const s1972 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1971: {
                    let v1973!: string;
                    const r1976 = read_blank(p);
                    if (r1976 === undefined) { break l1971; }
                    v1973 = r1976;
                    p = pos;
                    list1974.push(v1973);
                    continue l1970;
                  }
                  p = s1972;
                } else touched ||= p >= end;
                break;
              }
              e1969 = list1974;
              v1945 = [e1968, e1969];
              break l1948;
            }
            p = s1949;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
            l1978: {
              let e1979!: string;
              e1979 = text.charAt(p);
              p++;
              let e1980!: string[];
              const list1985: string[] = [];
              l1981: for (;;) {
                const s1983 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1982: {
                    let v1984!: string;
                    const r1987 = read_blank(p);
                    if (r1987 === undefined) { break l1982; }
                    v1984 = r1987;
                    p = pos;
                    list1985.push(v1984);
                    continue l1981;
                  }
                  p = s1983;
                } else touched ||= p >= end;
                break;
              }
              if (list1985.length === 0) { break l1978; }
              e1980 = list1985;
              v1945 = [e1979, e1980];
              break l1948;
            }
            p = s1949;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            l1989: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1989;
              }
              v1945 = "**";
              p += 2;
              break l1948;
            }
            p = s1949;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1943;
          }
          v1945 = "__";
          p += 2;
        }
        list1946.push(v1945);
        continue l1942;
      }
      p = s1944;
    } else touched ||= p >= end;
    break;
  }
  if (list1946.length === 0) { return undefined; }
  value = list1946;
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
  let e2024!: string;
  const r2025 = readFenceOpen(p);
  if (r2025 === undefined) { return undefined; }
  l_run = r2025;
  p = pos;
  registers[1] = l_run;
  e2024 = l_run;
  let e2027!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list2033: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l2028: for (;;) {
    const s2030 = p;
    const t2031 = trail.length;
    l2029: {
      let v2032!: [null, [string[], "\n" | BadLineEndNode] | string[]];
      let e2035!: null;
      {
        const s2036 = p;
        l2037: {
          p = skipFenceClose(p);
          if (p < 0) { break l2037; }
          break l2029;
        }
        p = s2036;
      }
      e2035 = null;
      let e2039!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l2029;
      }
      const r2040 = readLine(p);
      if (r2040 === undefined) { break l2029; }
      e2039 = r2040;
      p = pos;
      v2032 = [e2035, e2039];
      list2033.push(v2032);
      continue l2028;
    }
    p = s2030;
    if (trail.length > t2031) trail.length = t2031;
    break;
  }
  e2027 = list2033;
  let e2042!: [" "[], string, string[], null];
  const r2043 = readFenceClose(p);
  if (r2043 === undefined) { return undefined; }
  e2042 = r2043;
  p = pos;
  value = [e2024, e2027, e2042];
  pos = p;
  return value;
}

function readClosedFence(p: number): [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | undefined {
  let value!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null];
  let e2051!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  const r2052 = readFenced(p);
  if (r2052 === undefined) { return undefined; }
  e2051 = r2052;
  p = pos;
  let e2054!: "\n" | BadLineEndNode | null;
  const r2055 = readLineEnd(p);
  if (r2055 === undefined) { return undefined; }
  e2054 = r2055;
  p = pos;
  value = [e2051, e2054];
  pos = p;
  return value;
}

function readOpenFence(p: number): [null, MissingFenceEndNode, ([string[], "\n" | BadLineEndNode] | string[])[]] | undefined {
  let value!: [null, MissingFenceEndNode, ([string[], "\n" | BadLineEndNode] | string[])[]];
  let e2068!: null;
  {
    const s2069 = p;
    l2070: {
      p = skipStop(p);
      if (p < 0) { break l2070; }
      return undefined;
    }
    p = s2069;
  }
  e2068 = null;
  let e2072!: MissingFenceEndNode;
  const r2073 = readMissingFenceEnd(p);
  if (r2073 === undefined) { return undefined; }
  e2072 = r2073;
  p = pos;
  let e2077!: ([string[], "\n" | BadLineEndNode] | string[])[];
  const list2083: ([string[], "\n" | BadLineEndNode] | string[])[] = [];
  l2078: for (;;) {
    const s2080 = p;
    const t2081 = trail.length;
    if (p < end) {
      l2079: {
        let v2082!: [string[], "\n" | BadLineEndNode] | string[];
        const r2085 = readLine(p);
        if (r2085 === undefined) { break l2079; }
        v2082 = r2085;
        p = pos;
        list2083.push(v2082);
        continue l2078;
      }
      p = s2080;
      if (trail.length > t2081) trail.length = t2081;
    } else touched ||= p >= end;
    break;
  }
  e2077 = list2083;
  value = [e2068, e2072, e2077];
  pos = p;
  return value;
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  const r2074 = readFenceOpen(p);
  if (r2074 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadLine(p: number): BadLineNode | undefined {
  const start = p;
  {
    const s2092 = p;
    l2093: {
      p = skip_wrapperEnd(p);
      if (p < 0) { break l2093; }
      return undefined;
    }
    p = s2092;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r2095 = readLine(p);
  if (r2095 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadLineNode = { type: 'BadLine', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf255(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l2098: {
    const s2099 = p;
    const t2100 = trail.length;
    l2101: {
      const r2102 = readWrapperEnd(p);
      if (r2102 === undefined) { break l2101; }
      value = r2102;
      p = pos;
      break l2098;
    }
    p = s2099;
    if (trail.length > t2100) trail.length = t2100;
    const r2125 = readMissingWrapperEnd(p);
    if (r2125 === undefined) { return -1; }
    value = r2125;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): WrapperEndNode | undefined {
  const start = p;
  const r2103 = read_wrapperEnd(p);
  if (r2103 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'WrapperEnd', start: base + start, end: base + p };
}

function read_wrapperEnd(p: number): [" "[], string, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], "\n" | BadLineEndNode | null];
  let e2104!: " "[];
  const r2105 = readIndent(p);
  if (r2105 === undefined) { return undefined; }
  e2104 = r2105;
  p = pos;
  let e2107!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2108 = readWrapperRun(p);
  if (r2108 === undefined) { return undefined; }
  e2107 = r2108;
  p = pos;
  let e2110!: string[];
  const r2111 = readBlanks(p);
  if (r2111 === undefined) { return undefined; }
  e2110 = r2111;
  p = pos;
  let e2113!: "\n" | BadLineEndNode | null;
  l2114: {
    const s2115 = p;
    const t2116 = trail.length;
    l2117: {
      const r2118 = readLineEnd(p);
      if (r2118 === undefined) { break l2117; }
      e2113 = r2118;
      p = pos;
      break l2114;
    }
    p = s2115;
    if (trail.length > t2116) trail.length = t2116;
    l2122: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s2120 = p;
        l2121: {
          p = skipLineNoise(p);
          if (p < 0) { break l2121; }
          p = skipLineEnd(p);
          if (p < 0) { break l2121; }
          p = s2120;
          break l2122;
        }
        p = s2120;
      } else touched ||= p >= end;
      return undefined;
    }
    e2113 = null;
  }
  value = [e2104, e2107, e2110, e2113];
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

function leaf259(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode | BadNoiseNode | BadChatBeforeNode;
  const r2127 = readOpening(p);
  if (r2127 === undefined) { return -1; }
  value = r2127;
  p = pos;
  leafValue = value;
  return p;
}

function readOpening(p: number): BlankNode | BadNoiseNode | BadChatBeforeNode | undefined {
  let c = 0;
  let value!: BlankNode | BadNoiseNode | BadChatBeforeNode;
  l2128: {
    const s2129 = p;
    const t2130 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l2131: {
        const r2132 = readLead(p);
        if (r2132 === undefined) { break l2131; }
        value = r2132;
        p = pos;
        break l2128;
      }
      p = s2129;
      if (trail.length > t2130) trail.length = t2130;
    } else touched ||= p >= end;
    const r2134 = readBadChatBefore(p);
    if (r2134 === undefined) { return undefined; }
    value = r2134;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadChatBefore(p: number): BadChatBeforeNode | undefined {
  let c = 0;
  const start = p;
  l2135: {
    const s2136 = p;
    const t2137 = trail.length;
    l2138: {
      let m2143 = false;
      l2139: for (;;) {
        const s2141 = p;
        const t2142 = trail.length;
        l2140: {
          {
            const s2144 = p;
            l2145: {
              p = skipReplyFence(p);
              if (p < 0) { break l2145; }
              break l2140;
            }
            p = s2144;
          }
          {
            const s2169 = p;
            l2170: {
              p = skipStop(p);
              if (p < 0) { break l2170; }
              break l2140;
            }
            p = s2169;
          }
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            {
              const s2172 = p;
              l2173: {
                p = skipBlankLine(p);
                if (p < 0) { break l2173; }
                break l2140;
              }
              p = s2172;
            }
          } else touched ||= p >= end;
          l2175: {
            const s2176 = p;
            const t2177 = trail.length;
            l2178: {
              const r2179 = readClosedFence(p);
              if (r2179 === undefined) { break l2178; }
              p = pos;
              break l2175;
            }
            p = s2176;
            if (trail.length > t2177) trail.length = t2177;
            {
              const s2181 = p;
              l2182: {
                p = skipFenceHead(p);
                if (p < 0) { break l2182; }
                break l2140;
              }
              p = s2181;
            }
            if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              touched ||= p >= end;
              break l2140;
            }
            const r2184 = readChatLine(p);
            if (r2184 === undefined) { break l2140; }
            p = pos;
          }
          m2143 = true;
          continue l2139;
        }
        p = s2141;
        if (trail.length > t2142) trail.length = t2142;
        break;
      }
      if (!m2143) { break l2138; }
      l2186: {
        const s2188 = p;
        const t2189 = trail.length;
        l2187: {
          const r2190 = readOpenFence(p);
          if (r2190 === undefined) { break l2187; }
          p = pos;
          break l2186;
        }
        p = s2188;
        if (trail.length > t2189) trail.length = t2189;
      }
      break l2135;
    }
    p = s2136;
    if (trail.length > t2137) trail.length = t2137;
    {
      const s2192 = p;
      l2193: {
        p = skipReplyFence(p);
        if (p < 0) { break l2193; }
        return undefined;
      }
      p = s2192;
    }
    const r2195 = readOpenFence(p);
    if (r2195 === undefined) { return undefined; }
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
    const s2150 = p;
    l2151: {
      p = skipExampleFence(p);
      if (p < 0) { break l2151; }
      return -1;
    }
    p = s2150;
  }
  return p;
}

function skipMarkerFenceAhead(p: number): number {
  l2149: {
    const s2147 = p;
    l2148: {
      p = skipMarkerFence(p);
      if (p < 0) { break l2148; }
      p = s2147;
      break l2149;
    }
    p = s2147;
    return -1;
  }
  return p;
}

function skipExampleFence(p: number): number {
  p = skipClosedFence(p);
  if (p < 0) { return -1; }
  l2153: for (;;) {
    const s2155 = p;
    l2154: {
      l2157: {
        const s2158 = p;
        l2159: {
          p = skipClosedFence(p);
          if (p < 0) { break l2159; }
          break l2157;
        }
        p = s2158;
        {
          const s2160 = p;
          l2161: {
            p = skipFenceOpen(p);
            if (p < 0) { break l2161; }
            break l2154;
          }
          p = s2160;
        }
        {
          const s2163 = p;
          l2164: {
            p = skipStopMarker(p);
            if (p < 0) { break l2164; }
            break l2154;
          }
          p = s2163;
        }
        if (!(p < end)) {
          touched ||= p >= end;
          break l2154;
        }
        p = skipLine(p);
        if (p < 0) { break l2154; }
      }
      continue l2153;
    }
    p = s2155;
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
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function skipLine(p: number): number {
  let c = 0;
  l2166: {
    const s2167 = p;
    if (p < end) {
      l2168: {
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2168;
        }
        p = skipEol(p);
        if (p < 0) { break l2168; }
        break l2166;
      }
      p = s2167;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    touched ||= p >= end;
  }
  return p;
}

function leaf268(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2199!: null;
  l2202: {
    const s2200 = p;
    l2201: {
      p = skipReplyFence(p);
      if (p < 0) { break l2201; }
      p = s2200;
      break l2202;
    }
    p = s2200;
    return -1;
  }
  e2199 = null;
  value = [e2199];
  leafValue = value;
  return p;
}

const stepItem: Step = { op: 'choice', starts: [STARTS_3, STARTS_5, STARTS_6, null, STARTS_5, STARTS_9, null], alternatives: [{ op: 'leaf', read: leaf57 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: leaf183 }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepTagBlock }, { op: 'leaf', read: leaf215 }] };
const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf259 } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf268, body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf14 }, { op: 'loop', body: stepItem }, { op: 'leaf', read: leaf255 }] } };
const stepBlock: Step = { op: 'rule', name: 'Block', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: leaf123 }, { op: 'leaf', read: leaf143 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf167 }, { op: 'leaf', read: leaf169 }] } };
const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text165 } };
const stepBareBlock: Step = { op: 'rule', name: 'BareBlock', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf175 }, { op: 'leaf', read: leaf177 }, { op: 'again', step: () => stepBareText }, { op: 'leaf', read: leaf167 }, { op: 'leaf', read: leaf180 }] } };
const stepBareText: Step = { op: 'rule', name: 'BareText', register: -1, isText: true, body: { op: 'text', read: text179 } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf189 }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: leaf204 }] } };
const stepSectionText: Step = { op: 'rule', name: 'SectionText', register: -1, isText: true, body: { op: 'text', read: text197 } };
const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: 1, isText: true, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: leaf198 }, { op: 'text', read: text200 }, { op: 'leaf', read: leaf201 }] } };
const stepTagBlock: Step = { op: 'rule', name: 'TagBlock', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BadContentTagNode; return taken.index; } }, steps: [{ op: 'leaf', read: leaf206 }, { op: 'leaf', read: leaf208 }, { op: 'again', step: () => stepTagText }, { op: 'leaf', read: leaf167 }, { op: 'leaf', read: leaf211 }] } };
const stepTagText: Step = { op: 'rule', name: 'TagText', register: -1, isText: true, body: { op: 'text', read: text210 } };

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
    BadCloseTag: {"code":"bad-close-tag","severity":"warning","meaning":"A closing tag stands behind a value. It was left out.","example":"[ACTION_0_PATH]tea.md[/ACTION_0_PATH]","mend":"Write the value behind the marker, and nothing behind the value.","isCut":false},
    BadLineNoise: {"code":"bad-line-noise","severity":"warning","meaning":"A template token or a colour sequence stands at the end of a value. It was left out.","example":"[ACTION_0_RESULT] done<|end|>","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
    BadContinuation: {"code":"bad-continuation","severity":"warning","meaning":"Lines without a marker follow a parameter; they were joined to its value.","example":"[ACTION_0_RESULT] first line\nsecond line","mend":"Write the value on one line, or put long text into a content block.","isCut":false},
    BadContentTag: {"code":"bad-content-tag","severity":"warning","meaning":"A block stands between tags; it was read as a content block.","example":"[ACTION_0_CONTENT]\nprint(1)\n[/ACTION_0_CONTENT]","mend":"Write [ACTION_0_CONTENT_START] above the block and [ACTION_0_CONTENT_END] below it.","isCut":false},
    BadBareStart: {"code":"bad-bare-start","severity":"warning","meaning":"The START line of a block is no marker; it was read as one of the action before it.","example":"[ACTION_0_TYPE] create_file\nCONTENT_START\nprint(1)\nCONTENT_END","mend":"Write [ACTION_0_CONTENT_START] and [ACTION_0_CONTENT_END], with the number of the action.","isCut":false},
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
  tables: 5,
};
