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
const TABLE_4 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [67, 67], [70, 70], [77, 77], [83, 83], [91, 91], [95, 95], [99, 99], [102, 102], [109, 109], [115, 115]);
const TABLE_5 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [95, 95]);
const TABLE_6 = tableOf([91, 91]);
const TABLE_7 = tableOf([32, 32], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_8 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95]);
const TABLE_9 = tableOf([78, 78], [80, 80], [82, 82], [110, 110], [112, 112], [114, 114]);
const TABLE_10 = tableOf([67, 67], [70, 70], [77, 77], [83, 83], [99, 99], [102, 102], [109, 109], [115, 115]);
const TABLE_11 = tableOf([58, 58], [61, 61], [93, 93]);
const TABLE_12 = tableOf([67, 67], [80, 80], [84, 84], [99, 99], [112, 112], [116, 116]);
const TABLE_13 = tableOf([93, 93]);
const TABLE_14 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [67, 67], [70, 70], [77, 77], [83, 83], [95, 95], [99, 99], [102, 102], [109, 109], [115, 115]);
const TABLE_15 = tableOf([9, 9], [32, 32], [58, 58], [61, 61]);
const TABLE_16 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 59], [61, 90], [92, 127]);
const TABLE_17 = tableOf([27, 27], [32, 32], [35, 35], [42, 43], [45, 45], [60, 60], [62, 62], [67, 67], [70, 70], [77, 77], [83, 83], [91, 91], [95, 96], [99, 99], [102, 102], [109, 109], [115, 115], [126, 126]);
const TABLE_18 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
const TABLE_19 = tableOf([67, 67], [70, 70], [77, 77], [83, 83]);
const TABLE_20 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95]);
const TABLE_21 = tableOf([9, 9], [32, 32], [35, 35], [42, 45], [59, 59], [62, 62], [91, 91], [95, 95], [124, 124]);
const TABLE_22 = tableOf([37, 37], [43, 57], [65, 90], [95, 95], [97, 122], [126, 126]);
const TABLE_23 = tableOf([45, 45], [47, 47], [126, 126]);
const TABLE_24 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 59], [61, 127]);
const TABLE_25 = tableOf([9, 9], [32, 32], [93, 93]);
const TABLE_26 = tableOf([9, 9], [32, 32], [48, 58], [61, 61]);
const TABLE_27 = tableOf([9, 9], [32, 32], [44, 44], [59, 59], [124, 124]);
const TABLE_28 = tableOf();
const TABLE_29 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 90], [92, 92], [94, 127]);
const TABLE_30 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 92], [94, 127]);
const STOPS_0 = /[\u000a\u000d\u0060]/g;
const STOPS_1 = /[\u000a\u000d]/g;
const STOPS_2 = /[\u000a\u000d\u005d]/g;
const WORDS_3 = wordList(["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_4 = wordList(["ACTION"], [null,"BadMarkerSlip"]);
const WORDS_5 = wordList(["TYPE","CONTENT_START","CONTENT_END"], [null,"BadMarkerSlip"]);
const STOPS_6 = /[\u0009-\u000a\u000d\u001b\u0020\u003c\u005b]/g;
const STOPS_7 = /[\u000a\u000d\u001b\u003c]/g;
const STOPS_8 = /[\u0009-\u000a\u000d\u001b\u0020\u003c]/g;
const STARTS_9 = startsOf([9, 10], [13, 13], [32, 32], [91, 91]);
const WORDS_10 = wordList(["CONTENT_START"], ["BadMarkerName","BadMarkerSlip"]);
const STARTS_11 = startsOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95], [12304, 12305], [12308, 12309], [65339, 65339], [65341, 65341]);
const STARTS_12 = startsOf([67, 67], [91, 91]);
const STARTS_13 = startsOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95], [12304, 12304], [12308, 12308], [65339, 65339]);
const WORDS_14 = wordList(["REASONING"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_15 = wordList(["PLANNING","NOTES"], ["BadMarkerName","BadMarkerSlip"]);
const STOPS_16 = /[\u000a\u000d\u005b]/g;
const STARTS_17 = startsOf([91, 91]);
const WORDS_18 = wordList(["TYPE"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_19 = wordList(["CONTENT_END"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_20 = wordList(["CONFIDENCE","MOOD","FOCUS","STAMINA"], ["BadMarkerName","BadMarkerSlip"]);
const STARTS_21 = startsOf([0, 65535]);
const STARTS_22 = startsOf([32, 32], [96, 96], [126, 126]);

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
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadWrapperNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r80 = readBadWrapper(p);
  if (r80 === undefined) { return -1; }
  value = r80;
  p = pos;
  leafValue = value;
  return p;
}

function readBadWrapper(p: number): BadWrapperNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  l83: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s81 = p;
      l82: {
        p = skipMarkerFence(p);
        if (p < 0) { break l82; }
        p = s81;
        break l83;
      }
      p = s81;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r364 = readFenceOpen(p);
  if (r364 === undefined) { return undefined; }
  l_run = r364;
  p = pos;
  pos = p;
  const node: BadWrapperNode = { type: 'BadWrapper', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function skipMarkerFence(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenceOpen(p);
  if (p < 0) { return -1; }
  l114: for (;;) {
    const s116 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l115: {
        l118: {
          const s119 = p;
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            l120: {
              p = skipBlankLine(p);
              if (p < 0) { break l120; }
              break l118;
            }
            p = s119;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l115;
          }
          p = skipNoise(p);
          if (p < 0) { break l115; }
        }
        continue l114;
      }
      p = s116;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipStopMarker(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenceOpen(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
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
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
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
        const near92 = p + 16;
        while (p < near92 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near92) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l95: {
          const s93 = p;
          l94: {
            p = skipLineEnd(p);
            if (p < 0) { break l94; }
            p = s93;
            break l95;
          }
          p = s93;
          break l86;
        }
        break l84;
      }
      p = s85;
    } else touched ||= p >= end;
    let n111 = 0;
    l108: for (;;) {
      if (n111 >= 3) break;
      const s110 = p;
      l109: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l109;
        }
        p++;
        n111++;
        continue l108;
      }
      p = s110;
      break;
    }
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    const near113 = p + 16;
    while (p < near113 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near113) {
      STOPS_1.lastIndex = p;
      p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function skipLineEnd(p: number): number {
  let c = 0;
  l96: {
    const s97 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l98: {
        p = skipEol(p);
        if (p < 0) { break l98; }
        break l96;
      }
      p = s97;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s105 = p;
        l106: {
          p++;
          return -1;
        }
        p = s105;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipEol(p: number): number {
  l99: {
    const s100 = p;
    if (text.charCodeAt(p) === 10) {
      l101: {

        p++;
        break l99;
      }
      p = s100;
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
  l121: {
    const s122 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l123: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l123;
        }
        p = skipEol(p);
        if (p < 0) { break l123; }
        break l121;
      }
      p = s122;
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
        const s124 = p;
        l125: {
          p++;
          return -1;
        }
        p = s124;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipStopMarker(p: number): number {
  let c = 0;
  l127: {
    const s128 = p;
    if (text.charCodeAt(p) === 91) {
      l129: {

        p++;
        l130: {
          const s131 = p;
          if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
            l132: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
              touched ||= p >= end;
              l133: {
                const s134 = p;
                if (text.charCodeAt(p) === 93) {
                  l135: {

                    p++;
                    break l133;
                  }
                  p = s134;
                } else touched ||= p >= end;
                if (p < end) {
                  {
                    const s136 = p;
                    l137: {
                      p++;
                      break l132;
                    }
                    p = s136;
                  }
                } else touched ||= p >= end;
              }
              break l130;
            }
            p = s131;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s139 = p;
              l140: {
                p++;
                break l129;
              }
              p = s139;
            }
          } else touched ||= p >= end;
        }
        break l127;
      }
      p = s128;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l142: {
        p = skipCutMarker(p);
        if (p < 0) { break l142; }
        break l127;
      }
      p = s128;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l216: {
        p = skipBrokenMarker(p);
        if (p < 0) { break l216; }
        break l127;
      }
      p = s128;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l221: {
        p = skipStandardMarker(p);
        if (p < 0) { break l221; }
        break l127;
      }
      p = s128;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l285: {
        p = skipOwnVitalLine(p);
        if (p < 0) { break l285; }
        break l127;
      }
      p = s128;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) {
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
  l145: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      const s143 = p;
      l144: {
        let n149 = 0;
        l146: for (;;) {
          if (n149 >= 3) break;
          const s148 = p;
          l147: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l147;
            }
            p++;
            n149++;
            continue l146;
          }
          p = s148;
          break;
        }
        l150: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
            const s152 = p;
            l151: {
              p = skipDecoration(p);
              if (p < 0) { break l151; }
              break l150;
            }
            p = s152;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
          touched ||= p >= end;
          break l144;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s163 = p;
            l164: {
              p++;
              break l144;
            }
            p = s163;
          }
        } else touched ||= p >= end;
        p = s143;
        break l145;
      }
      p = s143;
    } else touched ||= p >= end;
    return -1;
  }
  p = skipCutName(p);
  if (p < 0) { return -1; }
  return p;
}

function skipDecoration(p: number): number {
  let c = 0;
  let m156 = false;
  l153: for (;;) {
    const s155 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      l154: {
        l157: {
          const s158 = p;
          if (text.charCodeAt(p) === 35) {
            l159: {
              if (!(text.charCodeAt(p) === 35)) {
                touched ||= p >= end;
                break l159;
              }
              p++;
              while (text.charCodeAt(p) === 35) p++;
              touched ||= p >= end;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l157;
            }
            p = s158;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 62) {
            l160: {

              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l157;
            }
            p = s158;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
            l161: {
              p++;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l161;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l157;
            }
            p = s158;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            l162: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l162;
              }
              p += 2;
              break l157;
            }
            p = s158;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l154;
          }
          p += 2;
        }
        m156 = true;
        continue l153;
      }
      p = s155;
    } else touched ||= p >= end;
    break;
  }
  if (!m156) { return -1; }
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
  const list214: string[] = [];
  l210: for (;;) {
    const s212 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l211: {
        let v213!: string;
        v213 = text.charAt(p);
        p++;
        list214.push(v213);
        continue l210;
      }
      p = s212;
    } else touched ||= p >= end;
    break;
  }
  if (list214.length === 0) { return undefined; }
  value = list214;
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
  let n169 = 0;
  l166: for (;;) {
    if (n169 >= 3) break;
    const s168 = p;
    l167: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l167;
      }
      p++;
      n169++;
      continue l166;
    }
    p = s168;
    break;
  }
  l170: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s172 = p;
      l171: {
        p = skipDecoration(p);
        if (p < 0) { break l171; }
        break l170;
      }
      p = s172;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l173: {
    const s174 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)) {
      l175: {
        p = skipSectionLetters(p);
        if (p < 0) { break l175; }
        break l173;
      }
      p = s174;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      l180: {
        p = skipVitalLetters(p);
        if (p < 0) { break l180; }
        break l173;
      }
      p = s174;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 65 || c === 97))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipActionLetters(p);
    if (p < 0) { return -1; }
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipSectionLetters(p: number): number {
  let c = 0;
  l176: {
    const s177 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l178: {
        if (!isCaseless(p, "reasoning")) { break l178; }
        p += 9;
        break l176;
      }
      p = s177;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l179: {
        if (!isCaseless(p, "planning")) { break l179; }
        p += 8;
        break l176;
      }
      p = s177;
    } else touched ||= p >= end;
    if (!isCaseless(p, "notes")) { return -1; }
    p += 5;
  }
  return p;
}

function skipVitalLetters(p: number): number {
  let c = 0;
  l181: {
    const s182 = p;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l183: {
        if (!isCaseless(p, "confidence")) { break l183; }
        p += 10;
        break l181;
      }
      p = s182;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 77 || c === 109)) {
      l184: {
        if (!isCaseless(p, "mood")) { break l184; }
        p += 4;
        break l181;
      }
      p = s182;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l185: {
        if (!isCaseless(p, "focus")) { break l185; }
        p += 5;
        break l181;
      }
      p = s182;
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
  l186: {
    if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
      const s188 = p;
      l187: {
        p++;
        break l186;
      }
      p = s188;
    } else touched ||= p >= end;
  }
  l189: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s191 = p;
      l190: {
        p = skipIndex(p);
        if (p < 0) { break l190; }
        if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
          touched ||= p >= end;
          break l190;
        }
        p++;
        break l189;
      }
      p = s191;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) p++;
  touched ||= p >= end;
  return p;
}

function skipIndex(p: number): number {
  let c = 0;
  l194: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s192 = p;
      l193: {
        let n198 = 0;
        l195: for (;;) {
          if (n198 >= 9) break;
          const s197 = p;
          l196: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l196;
            }
            p++;
            n198++;
            continue l195;
          }
          p = s197;
          break;
        }
        if (n198 < 1) { break l193; }
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          {
            const s199 = p;
            l200: {
              p++;
              break l193;
            }
            p = s199;
          }
        } else touched ||= p >= end;
        p = s192;
        break l194;
      }
      p = s192;
    } else touched ||= p >= end;
    return -1;
  }
  l202: for (;;) {
    const s204 = p;
    if (text.charCodeAt(p) === 48) {
      l203: {

        p++;
        l208: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s206 = p;
            l207: {
              p++;
              p = s206;
              break l208;
            }
            p = s206;
          } else touched ||= p >= end;
          break l203;
        }
        continue l202;
      }
      p = s204;
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
      const s217 = p;
      l218: {
        p++;
        return -1;
      }
      p = s217;
    }
  } else touched ||= p >= end;
  const near220 = p + 16;
  while (p < near220 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93))) p++;
  if (p === near220) {
    STOPS_2.lastIndex = p;
    p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipStandardMarker(p: number): number {
  let c = 0;
  let n225 = 0;
  l222: for (;;) {
    if (n225 >= 3) break;
    const s224 = p;
    l223: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l223;
      }
      p++;
      n225++;
      continue l222;
    }
    p = s224;
    break;
  }
  l226: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s228 = p;
      l227: {
        p = skipDecoration(p);
        if (p < 0) { break l227; }
        break l226;
      }
      p = s228;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (text.charCodeAt(p) === 40) {
    {
      const s282 = p;
      l283: {

        p++;
        return -1;
      }
      p = s282;
    }
  } else touched ||= p >= end;
  return p;
}

function skipMeantName(p: number): number {
  let c = 0;
  l229: {
    const s230 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l231: {
        p = skipKnownWord(p);
        if (p < 0) { break l231; }
        break l229;
      }
      p = s230;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l232: {
        p = skip_actionName(p);
        if (p < 0) { break l232; }
        break l229;
      }
      p = s230;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) p++;
  touched ||= p >= end;
  const word = WORDS_3.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function skip_actionName(p: number): number {
  let c = 0;
  l233: {
    const s234 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l235: {
        p = skipActionName(p);
        if (p < 0) { break l235; }
        break l233;
      }
      p = s234;
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
  l236: {
    const s237 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l238: {
        p = skipActionWord(p);
        if (p < 0) { break l238; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l238;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l238;
        }
        p = skipIndex(p);
        if (p < 0) { break l238; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l238;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
          touched ||= p >= end;
          break l238;
        }
        p = skipPartName(p);
        if (p < 0) { break l238; }
        l248: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s246 = p;
            l247: {
              p++;
              p = s246;
              break l248;
            }
            p = s246;
          } else touched ||= p >= end;
          break l238;
        }
        break l236;
      }
      p = s237;
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
    l252: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s250 = p;
        l251: {
          p++;
          p = s250;
          break l252;
        }
        p = s250;
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
  const word = WORDS_4.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function skipPartName(p: number): number {
  let c = 0;
  l239: {
    const s240 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) {
      l241: {
        p = skipPartWord(p);
        if (p < 0) { break l241; }
        l244: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s242 = p;
            l243: {
              p++;
              p = s242;
              break l244;
            }
            p = s242;
          } else touched ||= p >= end;
          break l241;
        }
        break l239;
      }
      p = s240;
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
  const word = WORDS_5.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function skipBadActionName(p: number): number {
  let c = 0;
  l253: {
    const s254 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l255: {
        if (!isCaseless(p, "action")) { break l255; }
        p += 6;
        l256: {
          if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
            const s258 = p;
            l257: {
              p++;
              break l256;
            }
            p = s258;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l255;
        }
        p = skipIndex(p);
        if (p < 0) { break l255; }
        if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
          touched ||= p >= end;
          break l255;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
          touched ||= p >= end;
          break l255;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) p++;
        touched ||= p >= end;
        break l253;
      }
      p = s254;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) { return -1; }
    p += 6;
    l260: {
      if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
        const s262 = p;
        l261: {
          p++;
          break l260;
        }
        p = s262;
      } else touched ||= p >= end;
    }

    l265: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
        const s263 = p;
        l264: {
          l266: {
            const s267 = p;
            if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
              l268: {
                if (!isCaseless(p, "type")) { break l268; }
                p += 4;
                break l266;
              }
              p = s267;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
              l269: {
                if (!isCaseless(p, "path")) { break l269; }
                p += 4;
                break l266;
              }
              p = s267;
            } else touched ||= p >= end;
            if (!isCaseless(p, "content")) { break l264; }
            p += 7;
            if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
              touched ||= p >= end;
              break l264;
            }
            p++;
            l270: {
              const s271 = p;
              if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
                l272: {
                  if (!isCaseless(p, "start")) { break l272; }
                  p += 5;
                  break l270;
                }
                p = s271;
              } else touched ||= p >= end;
              if (!isCaseless(p, "end")) { break l264; }
              p += 3;
            }
          }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l264;
          }
          p++;
          p = s263;
          break l265;
        }
        p = s263;
      } else touched ||= p >= end;
      return -1;
    }
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) p++;
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
  l274: {
    const s275 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l276: {
        let n280 = 0;
        l277: for (;;) {
          const s279 = p;
          l278: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l278;
            }
            p++;
            n280++;
            continue l277;
          }
          p = s279;
          break;
        }
        if (n280 < 10) { break l276; }
        if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
          touched ||= p >= end;
          break l276;
        }
        p++;
        break l274;
      }
      p = s275;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l281: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l281;
        }
        p++;
        break l274;
      }
      p = s275;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) p++;
  touched ||= p >= end;
  return p;
}

function skipOwnVitalLine(p: number): number {
  let c = 0;
  let n289 = 0;
  l286: for (;;) {
    if (n289 >= 3) break;
    const s288 = p;
    l287: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l287;
      }
      p++;
      n289++;
      continue l286;
    }
    p = s288;
    break;
  }
  l290: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s292 = p;
      l291: {
        p = skipDecoration(p);
        if (p < 0) { break l291; }
        break l290;
      }
      p = s292;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
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
  l340: {
    if (text.charCodeAt(p) === 93) {
      const s342 = p;
      l341: {

        p++;
        break l340;
      }
      p = s342;
    } else touched ||= p >= end;
  }
  l343: {
    if (text.charCodeAt(p) === 42) {
      const s345 = p;
      l344: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l344;
        }
        p += 2;
        break l343;
      }
      p = s345;
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
  l293: {
    const s294 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l295: {
        if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
          {
            const s296 = p;
            l297: {
              p = skipMeantName(p);
              if (p < 0) { break l297; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
                touched ||= p >= end;
                break l297;
              }
              p++;
              break l295;
            }
            p = s296;
          }
        } else touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
          touched ||= p >= end;
          break l295;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
        touched ||= p >= end;
        l302: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s300 = p;
            l301: {
              p++;
              p = s300;
              break l302;
            }
            p = s300;
          } else touched ||= p >= end;
          break l295;
        }
        break l293;
      }
      p = s294;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      {
        const s303 = p;
        l304: {
          p = skipMeantName(p);
          if (p < 0) { break l304; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l304;
          }
          p++;
          return -1;
        }
        p = s303;
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
    l308: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s306 = p;
        l307: {
          p++;
          p = s306;
          break l308;
        }
        p = s306;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipOwnVitalClose(p: number): number {
  let c = 0;
  l309: {
    const s310 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
      l311: {
        p++;
        l312: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s314 = p;
            l313: {
              l315: {
                const s316 = p;
                if (text.charCodeAt(p) === 42) {
                  l317: {
                    if (!text.startsWith("**", p)) {
                      reachesEnd(p, "**");
                      break l317;
                    }
                    p += 2;
                    break l315;
                  }
                  p = s316;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                  reachesEnd(p, "__");
                  break l313;
                }
                p += 2;
              }
              break l312;
            }
            p = s314;
          } else touched ||= p >= end;
        }
        l318: {
          if (((c = text.charCodeAt(p)) === 58 || c === 61)) {
            const s320 = p;
            l319: {
              p++;
              break l318;
            }
            p = s320;
          } else touched ||= p >= end;
        }
        break l309;
      }
      p = s310;
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
  l321: {
    const s322 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l323: {
        l324: {
          const s325 = p;
          if (text.charCodeAt(p) === 49) {
            l326: {
              if (!text.startsWith("100", p)) {
                reachesEnd(p, "100");
                break l326;
              }
              p += 3;
              break l324;
            }
            p = s325;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l323;
          }
          p++;
          l327: {
            if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
              const s329 = p;
              l328: {
                p++;
                break l327;
              }
              p = s329;
            } else touched ||= p >= end;
          }
        }
        l330: {
          if (text.charCodeAt(p) === 46) {
            const s332 = p;
            l331: {

              p++;
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l331;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l330;
            }
            p = s332;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l323; }
        if (text.charCodeAt(p) !== 37) {
          touched ||= p >= end;
          break l323;
        }
        p++;
        break l321;
      }
      p = s322;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l333: {

        p++;
        l334: {
          if (text.charCodeAt(p) === 46) {
            const s336 = p;
            l335: {

              p++;
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l335;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l334;
            }
            p = s336;
          } else touched ||= p >= end;
        }
        break l321;
      }
      p = s322;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 49) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l337: {
      if (text.charCodeAt(p) === 46) {
        const s339 = p;
        l338: {

          p++;
          if (!(text.charCodeAt(p) === 48)) {
            touched ||= p >= end;
            break l338;
          }
          p++;
          while (text.charCodeAt(p) === 48) p++;
          touched ||= p >= end;
          break l337;
        }
        p = s339;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipBareVital(p: number): number {
  let c = 0;
  l346: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s348 = p;
      l347: {
        p = skipDecoration(p);
        if (p < 0) { break l347; }
        break l346;
      }
      p = s348;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipVitalLetters(p);
  if (p < 0) { return -1; }
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
    {
      const s349 = p;
      l350: {
        p++;
        return -1;
      }
      p = s349;
    }
  } else touched ||= p >= end;
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
  if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l355: {
    if (text.charCodeAt(p) === 42) {
      const s357 = p;
      l356: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l356;
        }
        p += 2;
        break l355;
      }
      p = s357;
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
  l358: {
    if (text.charCodeAt(p) === 37) {
      const s360 = p;
      l359: {

        p++;
        break l358;
      }
      p = s360;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l361: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s363 = p;
      l362: {
        p = skipLineNoise(p);
        if (p < 0) { break l362; }
        break l361;
      }
      p = s363;
    } else touched ||= p >= end;
  }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function readFenceOpen(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r365 = readFenceHead(p);
  if (r365 === undefined) { return undefined; }
  value = r365;
  p = pos;
  const r385 = readLineEnd(p);
  if (r385 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readFenceHead(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l366: {
    const s367 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
      l368: {
        let n372 = 0;
        l369: for (;;) {
          if (n372 >= 3) break;
          const s371 = p;
          l370: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l370;
            }
            p++;
            n372++;
            continue l369;
          }
          p = s371;
          break;
        }
        const s373 = p;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l368;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s373, p);
        const near374 = p + 16;
        while (p < near374 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near374) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l377: {
          const s375 = p;
          l376: {
            p = skipLineEnd(p);
            if (p < 0) { break l376; }
            p = s375;
            break l377;
          }
          p = s375;
          break l368;
        }
        break l366;
      }
      p = s367;
    } else touched ||= p >= end;
    let n381 = 0;
    l378: for (;;) {
      if (n381 >= 3) break;
      const s380 = p;
      l379: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l379;
        }
        p++;
        n381++;
        continue l378;
      }
      p = s380;
      break;
    }
    const s382 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s382, p);
    const near383 = p + 16;
    while (p < near383 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near383) {
      STOPS_1.lastIndex = p;
      p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  pos = p;
  return value;
}

function readLineEnd(p: number): "\n" | BadLineEndNode | null | undefined {
  let c = 0;
  let value!: "\n" | BadLineEndNode | null;
  l386: {
    const s387 = p;
    const t388 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l389: {
        const r390 = readEol(p);
        if (r390 === undefined) { break l389; }
        value = r390;
        p = pos;
        break l386;
      }
      p = s387;
      if (trail.length > t388) trail.length = t388;
    } else touched ||= p >= end;
    const r392 = readEof(p);
    if (r392 === undefined) { return undefined; }
    value = r392;
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
  l397: {
    const s398 = p;
    const t399 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l400: {
        const r401 = readBlank(p);
        if (r401 === undefined) { break l400; }
        value = r401;
        p = pos;
        break l397;
      }
      p = s398;
      if (trail.length > t399) trail.length = t399;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l403: {
        const r404 = readType(p);
        if (r404 === undefined) { break l403; }
        value = r404;
        p = pos;
        break l397;
      }
      p = s398;
      if (trail.length > t399) trail.length = t399;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l523: {
        const r524 = readParameter(p);
        if (r524 === undefined) { break l523; }
        value = r524;
        p = pos;
        break l397;
      }
      p = s398;
      if (trail.length > t399) trail.length = t399;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 91)) {
      touched ||= p >= end;
      return -1;
    }
    const r750 = readVital(p);
    if (r750 === undefined) { return -1; }
    value = r750;
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
  const r405 = readIndex(p);
  if (r405 === undefined) { return undefined; }
  l_index = r405;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_TYPE]", p)) {
    reachesEnd(p, "_TYPE]");
    return undefined;
  }
  p += 6;
  const r425 = readGiven(p);
  if (r425 === undefined) { return undefined; }
  l_value = r425;
  p = pos;
  pos = p;
  return { type: 'Type', start: base + start, end: base + p, index: l_index, value: l_value };
}

function readIndex(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l408: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s406 = p;
      l407: {
        let n412 = 0;
        l409: for (;;) {
          if (n412 >= 9) break;
          const s411 = p;
          l410: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l410;
            }
            p++;
            n412++;
            continue l409;
          }
          p = s411;
          break;
        }
        if (n412 < 1) { break l407; }
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          {
            const s413 = p;
            l414: {
              p++;
              break l407;
            }
            p = s413;
          }
        } else touched ||= p >= end;
        p = s406;
        break l408;
      }
      p = s406;
    } else touched ||= p >= end;
    return undefined;
  }
  l416: for (;;) {
    const s418 = p;
    if (text.charCodeAt(p) === 48) {
      l417: {

        p++;
        l422: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s420 = p;
            l421: {
              p++;
              p = s420;
              break l422;
            }
            p = s420;
          } else touched ||= p >= end;
          break l417;
        }
        continue l416;
      }
      p = s418;
    } else touched ||= p >= end;
    break;
  }
  const s423 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  value = text.slice(s423, p);
  pos = p;
  return value;
}

function readGiven(p: number): ValueNode | undefined {
  let c = 0;
  let value!: ValueNode;
  l426: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s428 = p;
      const t429 = trail.length;
      l427: {
        const r430 = readBadMarkerNoise(p);
        if (r430 === undefined) { break l427; }
        p = pos;
        break l426;
      }
      p = s428;
      if (trail.length > t429) trail.length = t429;
    } else touched ||= p >= end;
  }
  l446: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s448 = p;
      const t449 = trail.length;
      l447: {
        l452: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            const s450 = p;
            l451: {
              p = skipColon(p);
              if (p < 0) { break l451; }
              p = s450;
              break l452;
            }
            p = s450;
          } else touched ||= p >= end;
          break l447;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l447;
        }
        const r459 = readBadSeparator(p);
        if (r459 === undefined) { break l447; }
        p = pos;
        break l446;
      }
      p = s448;
      if (trail.length > t449) trail.length = t449;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r461 = readValue(p);
  if (r461 === undefined) { return undefined; }
  value = r461;
  p = pos;
  l489: {
    if (text.charCodeAt(p) === 91) {
      const s491 = p;
      const t492 = trail.length;
      l490: {
        const r493 = readBadCloseTag(p);
        if (r493 === undefined) { break l490; }
        p = pos;
        break l489;
      }
      p = s491;
      if (trail.length > t492) trail.length = t492;
    } else touched ||= p >= end;
  }
  const r495 = readValueEnd(p);
  if (r495 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readBadMarkerNoise(p: number): BadMarkerNoiseNode | undefined {
  let c = 0;
  const start = p;
  l431: {
    const s432 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l433: {
        let m437 = false;
        l434: for (;;) {
          const s436 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l435: {
              p = skipNoise(p);
              if (p < 0) { break l435; }
              m437 = true;
              continue l434;
            }
            p = s436;
          } else touched ||= p >= end;
          break;
        }
        if (!m437) { break l433; }
        break l431;
      }
      p = s432;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    let m441 = false;
    l438: for (;;) {
      const s440 = p;
      if (text.charCodeAt(p) === 27) {
        l439: {
          if (!text.startsWith("\u001b[", p)) {
            reachesEnd(p, "\u001b[");
            break l439;
          }
          p += 2;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) p++;
          touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
            touched ||= p >= end;
            break l439;
          }
          p++;
          m441 = true;
          continue l438;
        }
        p = s440;
      } else touched ||= p >= end;
      break;
    }
    if (!m441) { return undefined; }
  }
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
    {
      const s442 = p;
      l443: {
        p = skipStopMarker(p);
        if (p < 0) { break l443; }
        return undefined;
      }
      p = s442;
    }
  } else touched ||= p >= end;
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
  l455: {
    const s453 = p;
    l454: {
      l456: {
        const s457 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l458: {
            p++;
            break l456;
          }
          p = s457;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l454; }
      }
      p = s453;
      break l455;
    }
    p = s453;
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
  const s462 = p;
  l463: for (;;) {
    const s465 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l464: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) {
          touched ||= p >= end;
          break l464;
        }
        p = skipValueChar(p);
        if (p < 0) { break l464; }
        continue l463;
      }
      p = s465;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s462, p);
  pos = p;
  return { type: 'Value', start: base + start, end: base + p, text: l_text };
}

function skipValueChar(p: number): number {
  let c = 0;
  l467: {
    const s468 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128)) {
      l469: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l469;
        }
        p++;
        const near470 = p + 16;
        while (p < near470 && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128)) p++;
        if (p === near470) {
          STOPS_6.lastIndex = p;
          p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l467;
      }
      p = s468;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l471: {
        if (text.charCodeAt(p) === 91) {
          {
            const s472 = p;
            l473: {
              p = skipCloseTag(p);
              if (p < 0) { break l473; }
              break l471;
            }
            p = s472;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l471;
        }
        p++;
        break l467;
      }
      p = s468;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l481: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s482 = p;
            l483: {
              p = skipLineNoise(p);
              if (p < 0) { break l483; }
              p = skipLineEnd(p);
              if (p < 0) { break l483; }
              break l481;
            }
            p = s482;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l481;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l481; }
        break l467;
      }
      p = s468;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s485 = p;
        l486: {
          p = skipNoise(p);
          if (p < 0) { break l486; }
          return -1;
        }
        p = s485;
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
  l477: {
    const s475 = p;
    l476: {
      p = skipBlanks(p);
      if (p < 0) { break l476; }
      l478: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          const s480 = p;
          l479: {
            p = skipLineNoise(p);
            if (p < 0) { break l479; }
            break l478;
          }
          p = s480;
        } else touched ||= p >= end;
      }
      p = skipLineEnd(p);
      if (p < 0) { break l476; }
      p = s475;
      break l477;
    }
    p = s475;
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
  let e496!: string[];
  const r497 = readBlanks(p);
  if (r497 === undefined) { return undefined; }
  e496 = r497;
  p = pos;
  let e507!: BadLineNoiseNode | null;
  l508: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s510 = p;
      const t511 = trail.length;
      l509: {
        const r512 = readBadLineNoise(p);
        if (r512 === undefined) { break l509; }
        e507 = r512;
        p = pos;
        break l508;
      }
      p = s510;
      if (trail.length > t511) trail.length = t511;
    } else touched ||= p >= end;
    e507 = null;
  }
  let e517!: "\n" | BadLineEndNode | null;
  const r518 = readLineEnd(p);
  if (r518 === undefined) { return undefined; }
  e517 = r518;
  p = pos;
  value = [e496, e507, e517];
  pos = p;
  return value;
}

function readBlanks(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list502: string[] = [];
  l498: for (;;) {
    const s500 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l499: {
        let v501!: string;
        const r504 = read_blank(p);
        if (r504 === undefined) { break l499; }
        v501 = r504;
        p = pos;
        list502.push(v501);
        continue l498;
      }
      p = s500;
    } else touched ||= p >= end;
    break;
  }
  value = list502;
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
  l515: {
    const s513 = p;
    l514: {
      p = skipLineEnd(p);
      if (p < 0) { break l514; }
      p = s513;
      break l515;
    }
    p = s513;
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
  const r525 = readIndex(p);
  if (r525 === undefined) { return undefined; }
  l_index = r525;
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
  const r527 = readParameterName(p);
  if (r527 === undefined) { return undefined; }
  l_name = r527;
  p = pos;
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const r557 = readGiven(p);
  if (r557 === undefined) { return undefined; }
  l_value = r557;
  p = pos;
  l559: {
    if (p < end) {
      const s561 = p;
      const t562 = trail.length;
      l560: {
        const r563 = readBadContinuation(p);
        if (r563 === undefined) { break l560; }
        l_more = r563;
        p = pos;
        break l559;
      }
      p = s561;
      if (trail.length > t562) trail.length = t562;
    } else touched ||= p >= end;
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
      const s528 = p;
      l529: {
        p = skipPartWord(p);
        if (p < 0) { break l529; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l529;
        }
        p++;
        return undefined;
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
        return undefined;
      }
      p = s531;
    }
  } else touched ||= p >= end;
  const s552 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
  touched ||= p >= end;
  value = text.slice(s552, p);
  l555: {
    if (text.charCodeAt(p) === 93) {
      const s553 = p;
      l554: {

        p++;
        p = s553;
        break l555;
      }
      p = s553;
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
  l534: {
    const s535 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l536: {
        l539: {
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            const s537 = p;
            l538: {
              p = skipTagLine(p);
              if (p < 0) { break l538; }
              p = s537;
              break l539;
            }
            p = s537;
          } else touched ||= p >= end;
          break l536;
        }
        break l534;
      }
      p = s535;
    } else touched ||= p >= end;
    p = skipTagCloseLater(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipTagLine(p: number): number {
  let c = 0;
  l540: for (;;) {
    const s542 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l541: {
        if (text.charCodeAt(p) === 91) {
          {
            const s544 = p;
            l545: {
              p = skipTagCloseLine(p);
              if (p < 0) { break l545; }
              break l541;
            }
            p = s544;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l541;
        }
        p++;
        continue l540;
      }
      p = s542;
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
  let e547!: "[/ACTION_";
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[/ACTION_", p)) {
    reachesEnd(p, "[/ACTION_");
    return undefined;
  }
  e547 = "[/ACTION_";
  p += 9;
  let e548!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r549 = readIndex(p);
  if (r549 === undefined) { return undefined; }
  e548 = r549;
  p = pos;
  let e551!: "_CONTENT";
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT", p)) {
    reachesEnd(p, "_CONTENT");
    return undefined;
  }
  e551 = "_CONTENT";
  p += 8;
  value = [e547, e548, e551];
  pos = p;
  return value;
}

function readBadContinuation(p: number): BadContinuationNode | undefined {
  const start = p;
  let l_lines!: string[];
  const list569: string[] = [];
  l564: for (;;) {
    const s566 = p;
    const t567 = trail.length;
    if (p < end) {
      l565: {
        let v568!: string;
        const r571 = readContinuedLine(p);
        if (r571 === undefined) { break l565; }
        v568 = r571;
        p = pos;
        list569.push(v568);
        continue l564;
      }
      p = s566;
      if (trail.length > t567) trail.length = t567;
    } else touched ||= p >= end;
    break;
  }
  if (list569.length === 0) { return undefined; }
  l_lines = list569;
  pos = p;
  const node: BadContinuationNode = { type: 'BadContinuation', start: base + start, end: base + p, raw: text.slice(start, p), lines: l_lines };
  trail.push(node);
  return node;
}

function readContinuedLine(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
    {
      const s572 = p;
      l573: {
        p = skipStop(p);
        if (p < 0) { break l573; }
        return undefined;
      }
      p = s572;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 67 || c === 91)) {
    {
      const s600 = p;
      l601: {
        p = skipBareStart(p);
        if (p < 0) { break l601; }
        return undefined;
      }
      p = s600;
    }
  } else touched ||= p >= end;
  if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
    {
      const s619 = p;
      l620: {
        p = skipBlankLine(p);
        if (p < 0) { break l620; }
        return undefined;
      }
      p = s619;
    }
  } else touched ||= p >= end;
  l622: {
    const s623 = p;
    const t624 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l625: {
        const s626 = p;
        const r627 = readPlainFence(p);
        if (r627 === undefined) { break l625; }
        p = pos;
        value = text.slice(s626, p);
        const r702 = readLineEnd(p);
        if (r702 === undefined) { break l625; }
        p = pos;
        break l622;
      }
      p = s623;
      if (trail.length > t624) trail.length = t624;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      {
        const s704 = p;
        l705: {
          p = skipFenceHead(p);
          if (p < 0) { break l705; }
          return undefined;
        }
        p = s704;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r707 = readChatLine(p);
    if (r707 === undefined) { return undefined; }
    value = r707;
    p = pos;
  }
  pos = p;
  return value;
}

function skipStop(p: number): number {
  let c = 0;
  l575: {
    const s576 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l577: {
        p = skipStopMarker(p);
        if (p < 0) { break l577; }
        break l575;
      }
      p = s576;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l578: {
        let m582 = false;
        l579: for (;;) {
          const s581 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l580: {
              p = skipNoise(p);
              if (p < 0) { break l580; }
              m582 = true;
              continue l579;
            }
            p = s581;
          } else touched ||= p >= end;
          break;
        }
        if (!m582) { break l578; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
          touched ||= p >= end;
          break l578;
        }
        p = skipStopMarker(p);
        if (p < 0) { break l578; }
        break l575;
      }
      p = s576;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_wrapperEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_wrapperEnd(p: number): number {
  let c = 0;
  let n586 = 0;
  l583: for (;;) {
    if (n586 >= 3) break;
    const s585 = p;
    l584: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l584;
      }
      p++;
      n586++;
      continue l583;
    }
    p = s585;
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
  l594: {
    const s595 = p;
    l596: {
      p = skipLineEnd(p);
      if (p < 0) { break l596; }
      break l594;
    }
    p = s595;
    l599: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s597 = p;
        l598: {
          p = skipLineNoise(p);
          if (p < 0) { break l598; }
          p = skipLineEnd(p);
          if (p < 0) { break l598; }
          p = s597;
          break l599;
        }
        p = s597;
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
  const r587 = readFenceRun(p);
  if (r587 === undefined) { return undefined; }
  value = r587;
  p = pos;
  pos = p;
  return value;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l588: {
    const s589 = p;
    if (text.charCodeAt(p) === 96) {
      l590: {
        const s591 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l590;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s591, p);
        break l588;
      }
      p = s589;
    } else touched ||= p >= end;
    const s592 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s592, p);
  }
  pos = p;
  return value;
}

function skipBareStart(p: number): number {
  l603: {
    const s604 = p;
    if (text.charCodeAt(p) === 67) {
      l605: {
        if (!text.startsWith("CONTENT_START", p)) {
          reachesEnd(p, "CONTENT_START");
          break l605;
        }
        p += 13;
        break l603;
      }
      p = s604;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 91 || !text.startsWith("[CONTENT_START]", p)) {
      reachesEnd(p, "[CONTENT_START]");
      return -1;
    }
    p += 15;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l608: {
    const s606 = p;
    l607: {
      p = skipLineEnd(p);
      if (p < 0) { break l607; }
      p = s606;
      break l608;
    }
    p = s606;
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
  let e609!: "CONTENT_END" | "[CONTENT_END]";
  l610: {
    const s611 = p;
    if (text.charCodeAt(p) === 67) {
      l612: {
        if (!text.startsWith("CONTENT_END", p)) {
          reachesEnd(p, "CONTENT_END");
          break l612;
        }
        e609 = "CONTENT_END";
        p += 11;
        break l610;
      }
      p = s611;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 91 || !text.startsWith("[CONTENT_END]", p)) {
      reachesEnd(p, "[CONTENT_END]");
      return undefined;
    }
    e609 = "[CONTENT_END]";
    p += 13;
  }
  let e613!: string[];
  const r614 = readBlanks(p);
  if (r614 === undefined) { return undefined; }
  e613 = r614;
  p = pos;
  let e616!: "\n" | BadLineEndNode | null;
  const r617 = readLineEnd(p);
  if (r617 === undefined) { return undefined; }
  e616 = r617;
  p = pos;
  value = [e609, e613, e616];
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
  let c = 0;
  let value!: [string, [null, null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  let l_run!: string;
  let e628!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r629 = readFenceOpen(p);
  if (r629 === undefined) { return undefined; }
  l_run = r629;
  p = pos;
  registers[1] = l_run;
  e628 = l_run;
  let e631!: [null, null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list637: ([null, null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l632: for (;;) {
    const s634 = p;
    const t635 = trail.length;
    if (p < end) {
      l633: {
        let v636!: [null, null, [string[], "\n" | BadLineEndNode] | string[]];
        let e639!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s640 = p;
            l641: {
              p = skipFenceClose(p);
              if (p < 0) { break l641; }
              break l633;
            }
            p = s640;
          }
        } else touched ||= p >= end;
        e639 = null;
        let e652!: null;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
          {
            const s653 = p;
            l654: {
              p = skipStandardMarker(p);
              if (p < 0) { break l654; }
              break l633;
            }
            p = s653;
          }
        } else touched ||= p >= end;
        e652 = null;
        let e656!: [string[], "\n" | BadLineEndNode] | string[];
        if (!(p < end)) {
          touched ||= p >= end;
          break l633;
        }
        const r657 = readLine(p);
        if (r657 === undefined) { break l633; }
        e656 = r657;
        p = pos;
        v636 = [e639, e652, e656];
        list637.push(v636);
        continue l632;
      }
      p = s634;
      if (trail.length > t635) trail.length = t635;
    } else touched ||= p >= end;
    break;
  }
  e631 = list637;
  let e679!: [" "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r680 = readFenceClose(p);
  if (r680 === undefined) { return undefined; }
  e679 = r680;
  p = pos;
  value = [e628, e631, e679];
  pos = p;
  return value;
}

function skipFenceClose(p: number): number {
  let c = 0;
  let n646 = 0;
  l643: for (;;) {
    if (n646 >= 3) break;
    const s645 = p;
    l644: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l644;
      }
      p++;
      n646++;
      continue l643;
    }
    p = s645;
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
  l651: {
    const s649 = p;
    l650: {
      p = skipLineEnd(p);
      if (p < 0) { break l650; }
      p = s649;
      break l651;
    }
    p = s649;
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
  const r647 = readFenceRun(p);
  if (r647 === undefined) { return undefined; }
  value = r647;
  p = pos;
  pos = p;
  return value;
}

function readLine(p: number): [string[], "\n" | BadLineEndNode] | string[] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | string[];
  l658: {
    const s659 = p;
    const t660 = trail.length;
    if (p < end) {
      l661: {
        let e662!: string[];
        const list667: string[] = [];
        l663: for (;;) {
          const s665 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l664: {
              let v666!: string;
              v666 = text.charAt(p);
              p++;
              list667.push(v666);
              continue l663;
            }
            p = s665;
          } else touched ||= p >= end;
          break;
        }
        e662 = list667;
        let e669!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l661;
        }
        const r670 = readEol(p);
        if (r670 === undefined) { break l661; }
        e669 = r670;
        p = pos;
        value = [e662, e669];
        break l658;
      }
      p = s659;
      if (trail.length > t660) trail.length = t660;
    } else touched ||= p >= end;
    const list676: string[] = [];
    l672: for (;;) {
      const s674 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l673: {
          let v675!: string;
          v675 = text.charAt(p);
          p++;
          list676.push(v675);
          continue l672;
        }
        p = s674;
      } else touched ||= p >= end;
      break;
    }
    if (list676.length === 0) { return undefined; }
    value = list676;
  }
  pos = p;
  return value;
}

function readFenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e681!: " "[];
  const r682 = readIndent(p);
  if (r682 === undefined) { return undefined; }
  e681 = r682;
  p = pos;
  let e690!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r691 = readClosingRun(p);
  if (r691 === undefined) { return undefined; }
  e690 = r691;
  p = pos;
  let e693!: string[];
  const r694 = readBlanks(p);
  if (r694 === undefined) { return undefined; }
  e693 = r694;
  p = pos;
  let e696!: null;
  l699: {
    const s697 = p;
    l698: {
      p = skipLineEnd(p);
      if (p < 0) { break l698; }
      p = s697;
      break l699;
    }
    p = s697;
    return undefined;
  }
  e696 = null;
  value = [e681, e690, e693, e696];
  pos = p;
  return value;
}

function readIndent(p: number): " "[] | undefined {
  let value!: " "[];
  const list688: " "[] = [];
  let n686 = 0;
  l683: for (;;) {
    if (n686 >= 3) break;
    const s685 = p;
    l684: {
      let v687!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l684;
      }
      v687 = " ";
      p++;
      list688.push(v687);
      n686++;
      continue l683;
    }
    p = s685;
    break;
  }
  value = list688;
  pos = p;
  return value;
}

function readChatLine(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s708 = p;
  let m712 = false;
  l709: for (;;) {
    const s711 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l710: {
        p = skipLineChar(p);
        if (p < 0) { break l710; }
        m712 = true;
        continue l709;
      }
      p = s711;
    } else touched ||= p >= end;
    break;
  }
  if (!m712) { return undefined; }
  value = text.slice(s708, p);
  l737: {
    const s738 = p;
    const t739 = trail.length;
    l740: {
      const r741 = readLineEnd(p);
      if (r741 === undefined) { break l740; }
      p = pos;
      break l737;
    }
    p = s738;
    if (trail.length > t739) trail.length = t739;
    l745: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s743 = p;
        l744: {
          p = skipNoise(p);
          if (p < 0) { break l744; }
          p = s743;
          break l745;
        }
        p = s743;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function skipLineChar(p: number): number {
  let c = 0;
  l713: {
    const s714 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) {
      l715: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l715;
        }
        p++;
        const near716 = p + 16;
        while (p < near716 && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) p++;
        if (p === near716) {
          STOPS_7.lastIndex = p;
          p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l713;
      }
      p = s714;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l717: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s718 = p;
            l719: {
              p = skipTextTail(p);
              if (p < 0) { break l719; }
              break l717;
            }
            p = s718;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l717;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l717; }
        break l713;
      }
      p = s714;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s734 = p;
        l735: {
          p = skipNoise(p);
          if (p < 0) { break l735; }
          return -1;
        }
        p = s734;
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
  l721: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s723 = p;
      l722: {
        p = skipEol(p);
        if (p < 0) { break l722; }
        l724: for (;;) {
          const s726 = p;
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            l725: {
              p = skipBlankLine(p);
              if (p < 0) { break l725; }
              continue l724;
            }
            p = s726;
          } else touched ||= p >= end;
          break;
        }
        break l721;
      }
      p = s723;
    } else touched ||= p >= end;
  }
  l728: {
    const s729 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l730: {
        p = skipStop(p);
        if (p < 0) { break l730; }
        break l728;
      }
      p = s729;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s731 = p;
        l732: {
          p++;
          return -1;
        }
        p = s731;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r751 = readVitalName(p);
  if (r751 === undefined) { return undefined; }
  l_name = r751;
  p = pos;
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const r758 = readVitalValue(p);
  if (r758 === undefined) { return undefined; }
  l_value = r758;
  p = pos;
  pos = p;
  return { type: 'Vital', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readVitalName(p: number): "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA" | undefined {
  let value!: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
  l752: {
    const s753 = p;
    if (text.charCodeAt(p) === 67) {
      l754: {
        if (!text.startsWith("CONFIDENCE", p)) {
          reachesEnd(p, "CONFIDENCE");
          break l754;
        }
        value = "CONFIDENCE";
        p += 10;
        break l752;
      }
      p = s753;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 77) {
      l755: {
        if (!text.startsWith("MOOD", p)) {
          reachesEnd(p, "MOOD");
          break l755;
        }
        value = "MOOD";
        p += 4;
        break l752;
      }
      p = s753;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 70) {
      l756: {
        if (!text.startsWith("FOCUS", p)) {
          reachesEnd(p, "FOCUS");
          break l756;
        }
        value = "FOCUS";
        p += 5;
        break l752;
      }
      p = s753;
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
  l759: {
    const s760 = p;
    const t761 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l762: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l762;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
          touched ||= p >= end;
          break l762;
        }
        const r763 = readNumber(p);
        if (r763 === undefined) { break l762; }
        value = r763;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l762; }
        const r778 = readLineEnd(p);
        if (r778 === undefined) { break l762; }
        p = pos;
        break l759;
      }
      p = s760;
      if (trail.length > t761) trail.length = t761;
    } else touched ||= p >= end;
    l780: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
        const s782 = p;
        const t783 = trail.length;
        l781: {
          const r784 = readBadMarkerNoise(p);
          if (r784 === undefined) { break l781; }
          p = pos;
          break l780;
        }
        p = s782;
        if (trail.length > t783) trail.length = t783;
      } else touched ||= p >= end;
    }
    l786: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
        const s788 = p;
        const t789 = trail.length;
        l787: {
          const r790 = readBadVitalSeparator(p);
          if (r790 === undefined) { break l787; }
          p = pos;
          break l786;
        }
        p = s788;
        if (trail.length > t789) trail.length = t789;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l792: {
      const s793 = p;
      const t794 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        l795: {
          const r796 = readBadPercent(p);
          if (r796 === undefined) { break l795; }
          value = r796;
          p = pos;
          break l792;
        }
        p = s793;
        if (trail.length > t794) trail.length = t794;
      } else touched ||= p >= end;
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
        l826: {
          const r827 = readNumber(p);
          if (r827 === undefined) { break l826; }
          value = r827;
          p = pos;
          p = skipNumberBoundary(p);
          if (p < 0) { break l826; }
          break l792;
        }
        p = s793;
        if (trail.length > t794) trail.length = t794;
      } else touched ||= p >= end;
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
        l829: {
          const r830 = readBadNumeral(p);
          if (r830 === undefined) { break l829; }
          value = r830;
          p = pos;
          break l792;
        }
        p = s793;
        if (trail.length > t794) trail.length = t794;
      } else touched ||= p >= end;
      const r842 = readBadVital(p);
      if (r842 === undefined) { return undefined; }
      value = r842;
      p = pos;
    }
    l863: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s865 = p;
        const t866 = trail.length;
        l864: {
          const r867 = readBadMarkerEnd(p);
          if (r867 === undefined) { break l864; }
          p = pos;
          break l863;
        }
        p = s865;
        if (trail.length > t866) trail.length = t866;
      } else touched ||= p >= end;
    }
    l872: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s874 = p;
        const t875 = trail.length;
        l873: {
          const r876 = readBadValueBracket(p);
          if (r876 === undefined) { break l873; }
          p = pos;
          break l872;
        }
        p = s874;
        if (trail.length > t875) trail.length = t875;
      } else touched ||= p >= end;
    }
    l878: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s880 = p;
        const t881 = trail.length;
        l879: {
          const r882 = readBadMarkerEnd(p);
          if (r882 === undefined) { break l879; }
          p = pos;
          break l878;
        }
        p = s880;
        if (trail.length > t881) trail.length = t881;
      } else touched ||= p >= end;
    }
    l884: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) {
        const s886 = p;
        const t887 = trail.length;
        l885: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            {
              const s888 = p;
              l889: {
                p = skipLineBreakDue(p);
                if (p < 0) { break l889; }
                break l885;
              }
              p = s888;
            }
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            {
              const s891 = p;
              l892: {
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  touched ||= p >= end;
                  break l892;
                }
                p++;
                while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
                touched ||= p >= end;
                if (!(text.charCodeAt(p) === 91)) {
                  touched ||= p >= end;
                  break l892;
                }
                p = skipNextOwnVital(p);
                if (p < 0) { break l892; }
                break l885;
              }
              p = s891;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l885;
          }
          const r928 = readBadRemark(p);
          if (r928 === undefined) { break l885; }
          p = pos;
          break l884;
        }
        p = s886;
        if (trail.length > t887) trail.length = t887;
      } else touched ||= p >= end;
    }
    const r952 = readVitalEnd(p);
    if (r952 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return value;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s764 = p;
  l765: {
    if (text.charCodeAt(p) === 45) {
      const s767 = p;
      l766: {

        p++;
        break l765;
      }
      p = s767;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l768: {
    if (text.charCodeAt(p) === 46) {
      const s770 = p;
      l769: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l769;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l768;
      }
      p = s770;
    } else touched ||= p >= end;
  }
  l771: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s773 = p;
      l772: {
        p++;
        l774: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s776 = p;
            l775: {
              p++;
              break l774;
            }
            p = s776;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l772;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l771;
      }
      p = s773;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s764, p);
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
  const s797 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l798: {
    if (text.charCodeAt(p) === 46) {
      const s800 = p;
      l799: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l799;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l798;
      }
      p = s800;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s797, p);
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
  l801: {
    const s802 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l803: {
        l806: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            const s804 = p;
            l805: {
              p = skipLineBreakDue(p);
              if (p < 0) { break l805; }
              p = s804;
              break l806;
            }
            p = s804;
          } else touched ||= p >= end;
          break l803;
        }
        break l801;
      }
      p = s802;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 8211)) {
      {
        const s816 = p;
        l817: {
          p++;
          return -1;
        }
        p = s816;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s819 = p;
        l820: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l820;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211))) {
            touched ||= p >= end;
            break l820;
          }
          p++;
          p = skipBlanks(p);
          if (p < 0) { break l820; }
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l820;
          }
          p++;
          return -1;
        }
        p = s819;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s822 = p;
        l823: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l823;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
            touched ||= p >= end;
            break l823;
          }
          p++;
          return -1;
        }
        p = s822;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLineBreakDue(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l807: {
    if (((c = text.charCodeAt(p)) === 44 || c === 59 || c === 124)) {
      const s809 = p;
      l808: {
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l808; }
        break l807;
      }
      p = s809;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNextVital(p);
  if (p < 0) { return -1; }
  return p;
}

function skipNextVital(p: number): number {
  let c = 0;
  l810: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s812 = p;
      l811: {
        p = skipDecoration(p);
        if (p < 0) { break l811; }
        break l810;
      }
      p = s812;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipVitalLetters(p);
  if (p < 0) { return -1; }
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
    {
      const s813 = p;
      l814: {
        p++;
        return -1;
      }
      p = s813;
    }
  } else touched ||= p >= end;
  return p;
}

function readBadNumeral(p: number): BadNumeralNode | undefined {
  let c = 0;
  const start = p;
  l831: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s833 = p;
      l832: {
        p++;
        break l831;
      }
      p = s833;
    } else touched ||= p >= end;
  }
  l834: {
    const s835 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l836: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l836;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 46) {
          touched ||= p >= end;
          break l836;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l836;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l834;
      }
      p = s835;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 46) {
      l837: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l837;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l834;
      }
      p = s835;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
    l838: {
      if (text.charCodeAt(p) === 46) {
        const s840 = p;
        l839: {

          p++;
          break l838;
        }
        p = s840;
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
  l843: for (;;) {
    const s845 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l844: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          {
            const s847 = p;
            l848: {
              p = skipBadVitalEnd(p);
              if (p < 0) { break l848; }
              break l844;
            }
            p = s847;
          }
        } else touched ||= p >= end;
        l856: {
          const s857 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l858: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l858;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l856;
            }
            p = s857;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) {
            l859: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l859;
              }
              p++;
              const near860 = p + 16;
              while (p < near860 && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
              if (p === near860) {
                STOPS_8.lastIndex = p;
                p = STOPS_8.test(text) ? STOPS_8.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l856;
            }
            p = s857;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l861: {
              p = skipLineNoise(p);
              if (p < 0) { break l861; }
              break l856;
            }
            p = s857;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l844;
          }
          p++;
        }
        continue l843;
      }
      p = s845;
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
  l850: {
    const s851 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l852: {
        p = skipBlanks(p);
        if (p < 0) { break l852; }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l852;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l852; }
        l853: {
          const s854 = p;
          l855: {
            p = skipLineEnd(p);
            if (p < 0) { break l855; }
            break l853;
          }
          p = s854;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
            touched ||= p >= end;
            break l852;
          }
          p = skipStopMarker(p);
          if (p < 0) { break l852; }
        }
        break l850;
      }
      p = s851;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
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
  l868: {
    const s869 = p;
    if (text.charCodeAt(p) === 42) {
      l870: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l870;
        }
        p += 2;
        break l868;
      }
      p = s869;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false))) {
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
      const s894 = p;
      l895: {
        p = skipMeantName(p);
        if (p < 0) { break l895; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l895;
        }
        p++;
        return -1;
      }
      p = s894;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
  touched ||= p >= end;
  l900: {
    if (text.charCodeAt(p) === 93) {
      const s898 = p;
      l899: {

        p++;
        p = s898;
        break l900;
      }
      p = s898;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skip_ownVital(p: number): number {
  let c = 0;
  l901: {
    const s902 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l903: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l903;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
          touched ||= p >= end;
          break l903;
        }
        p = skipNumber(p);
        if (p < 0) { break l903; }
        p = skipBlanks(p);
        if (p < 0) { break l903; }
        p = skipLineEnd(p);
        if (p < 0) { break l903; }
        break l901;
      }
      p = s902;
    } else touched ||= p >= end;
    l917: {
      const s918 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
        l919: {
          p = skipColon(p);
          if (p < 0) { break l919; }
          break l917;
        }
        p = s918;
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
  l905: {
    if (text.charCodeAt(p) === 45) {
      const s907 = p;
      l906: {

        p++;
        break l905;
      }
      p = s907;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l908: {
    if (text.charCodeAt(p) === 46) {
      const s910 = p;
      l909: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l909;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l908;
      }
      p = s910;
    } else touched ||= p >= end;
  }
  l911: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s913 = p;
      l912: {
        p++;
        l914: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s916 = p;
            l915: {
              p++;
              break l914;
            }
            p = s916;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l912;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l911;
      }
      p = s913;
    } else touched ||= p >= end;
  }
  return p;
}

function skipOwnVitalEnd(p: number): number {
  let c = 0;
  l920: {
    const s921 = p;
    l922: {
      p = skipBlanks(p);
      if (p < 0) { break l922; }
      l923: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          const s925 = p;
          l924: {
            p = skipLineNoise(p);
            if (p < 0) { break l924; }
            break l923;
          }
          p = s925;
        } else touched ||= p >= end;
      }
      p = skipLineEnd(p);
      if (p < 0) { break l922; }
      break l920;
    }
    p = s921;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l926: {
        p = skipLineBreakDue(p);
        if (p < 0) { break l926; }
        break l920;
      }
      p = s921;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 35)) {
      l927: {
        p = skipBlanks(p);
        if (p < 0) { break l927; }
        if (text.charCodeAt(p) !== 35) {
          touched ||= p >= end;
          break l927;
        }
        p++;
        break l920;
      }
      p = s921;
    } else touched ||= p >= end;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLineNoise(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
      touched ||= p >= end;
      return -1;
    }
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l929: for (;;) {
    const s931 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l930: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
          {
            const s933 = p;
            l934: {
              p = skipLineBreakDue(p);
              if (p < 0) { break l934; }
              break l930;
            }
            p = s933;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l930;
        }
        p = skipRemarkChar(p);
        if (p < 0) { break l930; }
        continue l929;
      }
      p = s931;
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
  l936: {
    const s937 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) {
      l938: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l938;
        }
        p++;
        const near939 = p + 16;
        while (p < near939 && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
        if (p === near939) {
          STOPS_8.lastIndex = p;
          p = STOPS_8.test(text) ? STOPS_8.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l936;
      }
      p = s937;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l940: {
        p++;
        break l936;
      }
      p = s937;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l941: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s942 = p;
            l943: {
              p = skipLineNoise(p);
              if (p < 0) { break l943; }
              l945: {
                const s946 = p;
                l947: {
                  p = skipLineEnd(p);
                  if (p < 0) { break l947; }
                  break l945;
                }
                p = s946;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
                  touched ||= p >= end;
                  break l943;
                }
                p = skipStopMarker(p);
                if (p < 0) { break l943; }
              }
              break l941;
            }
            p = s942;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l941;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l941; }
        break l936;
      }
      p = s937;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s948 = p;
        l949: {
          p = skipNoise(p);
          if (p < 0) { break l949; }
          return -1;
        }
        p = s948;
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
  l953: {
    const s954 = p;
    const t955 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      l956: {
        const r957 = readMissingLineEnd(p);
        if (r957 === undefined) { break l956; }
        value = r957;
        p = pos;
        break l953;
      }
      p = s954;
      if (trail.length > t955) trail.length = t955;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l971: {
        let e972!: string[];
        const r973 = readBlanks(p);
        if (r973 === undefined) { break l971; }
        e972 = r973;
        p = pos;
        let e975!: [BadLineNoiseNode, "\n" | BadLineEndNode | null] | null;
        l976: {
          const s977 = p;
          const t978 = trail.length;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l979: {
              let e980!: BadLineNoiseNode;
              const r981 = readBadLineNoise(p);
              if (r981 === undefined) { break l979; }
              e980 = r981;
              p = pos;
              let e983!: "\n" | BadLineEndNode | null;
              const r984 = readLineEnd(p);
              if (r984 === undefined) { break l979; }
              e983 = r984;
              p = pos;
              e975 = [e980, e983];
              break l976;
            }
            p = s977;
            if (trail.length > t978) trail.length = t978;
          } else touched ||= p >= end;
          l988: {
            if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
              const s986 = p;
              l987: {
                p = skipLineNoise(p);
                if (p < 0) { break l987; }
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
                  touched ||= p >= end;
                  break l987;
                }
                p = skipStopMarker(p);
                if (p < 0) { break l987; }
                p = s986;
                break l988;
              }
              p = s986;
            } else touched ||= p >= end;
            break l971;
          }
          e975 = null;
        }
        value = [e972, e975];
        break l953;
      }
      p = s954;
      if (trail.length > t955) trail.length = t955;
    } else touched ||= p >= end;
    let e989!: string[];
    const r990 = readBlanks(p);
    if (r990 === undefined) { return undefined; }
    e989 = r990;
    p = pos;
    let e992!: "\n" | BadLineEndNode | null;
    const r993 = readLineEnd(p);
    if (r993 === undefined) { return undefined; }
    e992 = r993;
    p = pos;
    value = [e989, e992];
  }
  pos = p;
  return value;
}

function readMissingLineEnd(p: number): MissingLineEndNode | undefined {
  let c = 0;
  const start = p;
  l958: {
    const s959 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l960: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l960;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l963: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            const s961 = p;
            l962: {
              l964: {
                const s965 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
                  l966: {
                    p = skipNextVital(p);
                    if (p < 0) { break l966; }
                    break l964;
                  }
                  p = s965;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 91)) {
                  touched ||= p >= end;
                  break l962;
                }
                p = skipNextOwnVital(p);
                if (p < 0) { break l962; }
              }
              p = s961;
              break l963;
            }
            p = s961;
          } else touched ||= p >= end;
          break l960;
        }
        break l958;
      }
      p = s959;
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
    l969: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
        const s967 = p;
        l968: {
          p = skipNextVital(p);
          if (p < 0) { break l968; }
          p = s967;
          break l969;
        }
        p = s967;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  const r998 = readBlockHead(p);
  if (r998 === undefined) { return -1; }
  value = r998;
  p = pos;
  leafValue = value;
  return p;
}

function readBlockHead(p: number): BlockHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_marker!: StartMarkerNode | ActionNameNode | BadActionNameNode;
  l999: {
    const s1000 = p;
    const t1001 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1002: {
        const r1003 = readStartMarker(p);
        if (r1003 === undefined) { break l1002; }
        l_marker = r1003;
        p = pos;
        l1007: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s1009 = p;
            const t1010 = trail.length;
            l1008: {
              const r1011 = readBadMarkerNoise(p);
              if (r1011 === undefined) { break l1008; }
              p = pos;
              break l1007;
            }
            p = s1009;
            if (trail.length > t1010) trail.length = t1010;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1002; }
        break l999;
      }
      p = s1000;
      if (trail.length > t1001) trail.length = t1001;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1013 = readLooseOpen(p);
    if (r1013 === undefined) { return undefined; }
    p = pos;
    l1061: {
      if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
        const s1059 = p;
        l1060: {
          p = skipStartAhead(p);
          if (p < 0) { break l1060; }
          p = s1059;
          break l1061;
        }
        p = s1059;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1071 = read_actionName(p);
    if (r1071 === undefined) { return undefined; }
    l_marker = r1071;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1136 = readLooseClose(p);
    if (r1136 === undefined) { return undefined; }
    p = pos;
    l1157: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
        const s1159 = p;
        const t1160 = trail.length;
        l1158: {
          const r1161 = readBadMarkerNoise(p);
          if (r1161 === undefined) { break l1158; }
          p = pos;
          break l1157;
        }
        p = s1159;
        if (trail.length > t1160) trail.length = t1160;
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
  const r1004 = readIndex(p);
  if (r1004 === undefined) { return undefined; }
  l_index = r1004;
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
  let e1014!: null;
  if (text.charCodeAt(p) === 91) {
    {
      const s1015 = p;
      l1016: {
        p = skipExactMarker(p);
        if (p < 0) { break l1016; }
        return undefined;
      }
      p = s1015;
    }
  } else touched ||= p >= end;
  e1014 = null;
  let e1033!: BadMarkerIndentNode | null;
  l1034: {
    if (text.charCodeAt(p) === 32) {
      const s1036 = p;
      const t1037 = trail.length;
      l1035: {
        const r1038 = readBadMarkerIndent(p);
        if (r1038 === undefined) { break l1035; }
        e1033 = r1038;
        p = pos;
        break l1034;
      }
      p = s1036;
      if (trail.length > t1037) trail.length = t1037;
    } else touched ||= p >= end;
    e1033 = null;
  }
  let e1044!: BadMarkerDecorationNode | null;
  l1045: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s1047 = p;
      const t1048 = trail.length;
      l1046: {
        const r1049 = readBadMarkerDecoration(p);
        if (r1049 === undefined) { break l1046; }
        e1044 = r1049;
        p = pos;
        break l1045;
      }
      p = s1047;
      if (trail.length > t1048) trail.length = t1048;
    } else touched ||= p >= end;
    e1044 = null;
  }
  let e1051!: "[" | BadMarkerBracketNode;
  l1052: {
    const s1053 = p;
    const t1054 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1055: {

        e1051 = "[";
        p++;
        break l1052;
      }
      p = s1053;
      if (trail.length > t1054) trail.length = t1054;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1056 = readBadMarkerBracket(p);
    if (r1056 === undefined) { return undefined; }
    e1051 = r1056;
    p = pos;
  }
  value = [e1014, e1033, e1044, e1051];
  pos = p;
  return value;
}

function skipExactMarker(p: number): number {
  let c = 0;
  l1018: {
    const s1019 = p;
    if (text.charCodeAt(p) === 91) {
      l1020: {

        p++;
        l1021: {
          const s1022 = p;
          if (((c = text.charCodeAt(p)) === 78 || c === 80 || c === 82)) {
            l1023: {
              p = skipSectionName(p);
              if (p < 0) { break l1023; }
              break l1021;
            }
            p = s1022;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
            touched ||= p >= end;
            break l1020;
          }
          p = skipVitalName(p);
          if (p < 0) { break l1020; }
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1020;
        }
        p++;
        break l1018;
      }
      p = s1019;
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
  l1024: {
    const s1025 = p;
    if (text.charCodeAt(p) === 82) {
      l1026: {
        if (!text.startsWith("REASONING", p)) {
          reachesEnd(p, "REASONING");
          break l1026;
        }
        p += 9;
        break l1024;
      }
      p = s1025;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 80) {
      l1027: {
        if (!text.startsWith("PLANNING", p)) {
          reachesEnd(p, "PLANNING");
          break l1027;
        }
        p += 8;
        break l1024;
      }
      p = s1025;
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
  l1028: {
    const s1029 = p;
    if (text.charCodeAt(p) === 67) {
      l1030: {
        if (!text.startsWith("CONFIDENCE", p)) {
          reachesEnd(p, "CONFIDENCE");
          break l1030;
        }
        p += 10;
        break l1028;
      }
      p = s1029;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 77) {
      l1031: {
        if (!text.startsWith("MOOD", p)) {
          reachesEnd(p, "MOOD");
          break l1031;
        }
        p += 4;
        break l1028;
      }
      p = s1029;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 70) {
      l1032: {
        if (!text.startsWith("FOCUS", p)) {
          reachesEnd(p, "FOCUS");
          break l1032;
        }
        p += 5;
        break l1028;
      }
      p = s1029;
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
  let n1042 = 0;
  l1039: for (;;) {
    if (n1042 >= 3) break;
    const s1041 = p;
    l1040: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1040;
      }
      p++;
      n1042++;
      continue l1039;
    }
    p = s1041;
    break;
  }
  if (n1042 < 1) { return undefined; }
  pos = p;
  const node: BadMarkerIndentNode = { type: 'BadMarkerIndent', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadMarkerDecoration(p: number): BadMarkerDecorationNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipActionPrefix(p: number): number {
  let c = 0;
  l1062: {
    const s1063 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1064: {
        p = skipActionWord(p);
        if (p < 0) { break l1064; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1064;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1064;
        }
        p = skipIndex(p);
        if (p < 0) { break l1064; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1064;
        }
        p++;
        break l1062;
      }
      p = s1063;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) { return -1; }
    p += 6;
    l1065: {
      if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
        const s1067 = p;
        l1066: {
          p++;
          break l1065;
        }
        p = s1067;
      } else touched ||= p >= end;
    }
    l1068: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s1070 = p;
        l1069: {
          p = skipIndex(p);
          if (p < 0) { break l1069; }
          if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
            touched ||= p >= end;
            break l1069;
          }
          p++;
          break l1068;
        }
        p = s1070;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) p++;
  touched ||= p >= end;
  const word = WORDS_10.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function read_actionName(p: number): ActionNameNode | BadActionNameNode | undefined {
  let c = 0;
  let value!: ActionNameNode | BadActionNameNode;
  l1072: {
    const s1073 = p;
    const t1074 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1075: {
        const r1076 = readActionName(p);
        if (r1076 === undefined) { break l1075; }
        value = r1076;
        p = pos;
        break l1072;
      }
      p = s1073;
      if (trail.length > t1074) trail.length = t1074;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 65 || c === 97))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1107 = readBadActionName(p);
    if (r1107 === undefined) { return undefined; }
    value = r1107;
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
  l1077: {
    const s1078 = p;
    const t1079 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1080: {
        const r1081 = readActionWord(p);
        if (r1081 === undefined) { break l1080; }
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1080;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1080;
        }
        const r1083 = readIndex(p);
        if (r1083 === undefined) { break l1080; }
        l_index = r1083;
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1080;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
          touched ||= p >= end;
          break l1080;
        }
        const r1085 = readPartName(p);
        if (r1085 === undefined) { break l1080; }
        l_name = r1085;
        p = pos;
        l1099: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s1097 = p;
            l1098: {
              p++;
              p = s1097;
              break l1099;
            }
            p = s1097;
          } else touched ||= p >= end;
          break l1080;
        }
        break l1077;
      }
      p = s1078;
      if (trail.length > t1079) trail.length = t1079;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 65 || !text.startsWith("ACTION_", p)) {
      reachesEnd(p, "ACTION_");
      return undefined;
    }
    p += 7;
    const r1100 = readMissingIndex(p);
    if (r1100 === undefined) { return undefined; }
    l_index = r1100;
    p = pos;
    const s1102 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
    touched ||= p >= end;
    l_name = text.slice(s1102, p);
    l1105: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s1103 = p;
        l1104: {
          p++;
          p = s1103;
          break l1105;
        }
        p = s1103;
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
  l1086: {
    const s1087 = p;
    const t1088 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) {
      l1089: {
        const r1090 = readPartWord(p);
        if (r1090 === undefined) { break l1089; }
        value = r1090;
        p = pos;
        l1094: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s1092 = p;
            l1093: {
              p++;
              p = s1092;
              break l1094;
            }
            p = s1092;
          } else touched ||= p >= end;
          break l1089;
        }
        break l1086;
      }
      p = s1087;
      if (trail.length > t1088) trail.length = t1088;
    } else touched ||= p >= end;
    const s1095 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
    touched ||= p >= end;
    value = text.slice(s1095, p);
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
  l1108: {
    const s1109 = p;
    const t1110 = trail.length;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l1111: {
        if (!isCaseless(p, "action")) { break l1111; }
        p += 6;
        l1112: {
          if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
            const s1114 = p;
            l1113: {
              p++;
              break l1112;
            }
            p = s1114;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1111;
        }
        const r1115 = readIndex(p);
        if (r1115 === undefined) { break l1111; }
        l_index = r1115;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
          touched ||= p >= end;
          break l1111;
        }
        p++;
        const s1117 = p;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
          touched ||= p >= end;
          break l1111;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) p++;
        touched ||= p >= end;
        l_name = text.slice(s1117, p);
        break l1108;
      }
      p = s1109;
      if (trail.length > t1110) trail.length = t1110;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) { return undefined; }
    p += 6;
    l1118: {
      if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
        const s1120 = p;
        l1119: {
          p++;
          break l1118;
        }
        p = s1120;
      } else touched ||= p >= end;
    }
    const r1121 = readMissingIndex(p);
    if (r1121 === undefined) { return undefined; }
    l_index = r1121;
    p = pos;
    l1125: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
        const s1123 = p;
        l1124: {
          l1126: {
            const s1127 = p;
            if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
              l1128: {
                if (!isCaseless(p, "type")) { break l1128; }
                p += 4;
                break l1126;
              }
              p = s1127;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
              l1129: {
                if (!isCaseless(p, "path")) { break l1129; }
                p += 4;
                break l1126;
              }
              p = s1127;
            } else touched ||= p >= end;
            if (!isCaseless(p, "content")) { break l1124; }
            p += 7;
            if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
              touched ||= p >= end;
              break l1124;
            }
            p++;
            l1130: {
              const s1131 = p;
              if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
                l1132: {
                  if (!isCaseless(p, "start")) { break l1132; }
                  p += 5;
                  break l1130;
                }
                p = s1131;
              } else touched ||= p >= end;
              if (!isCaseless(p, "end")) { break l1124; }
              p += 3;
            }
          }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l1124;
          }
          p++;
          p = s1123;
          break l1125;
        }
        p = s1123;
      } else touched ||= p >= end;
      return undefined;
    }
    const s1133 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) p++;
    touched ||= p >= end;
    l_name = text.slice(s1133, p);
  }
  pos = p;
  const node: BadActionNameNode = { type: 'BadActionName', start: base + start, end: base + p, raw: text.slice(start, p), index: l_index, name: l_name };
  trail.push(node);
  return node;
}

function readLooseClose(p: number): [["]", null] | BadMarkerBracketNode, BadMarkerEndNode | null] | undefined {
  let c = 0;
  let value!: [["]", null] | BadMarkerBracketNode, BadMarkerEndNode | null];
  let e1137!: ["]", null] | BadMarkerBracketNode;
  l1138: {
    const s1139 = p;
    const t1140 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1141: {
        let e1142!: "]";

        e1142 = "]";
        p++;
        let e1143!: null;
        if (text.charCodeAt(p) === 40) {
          {
            const s1144 = p;
            l1145: {

              p++;
              break l1141;
            }
            p = s1144;
          }
        } else touched ||= p >= end;
        e1143 = null;
        e1137 = [e1142, e1143];
        break l1138;
      }
      p = s1139;
      if (trail.length > t1140) trail.length = t1140;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1147 = readBadMarkerBracket(p);
    if (r1147 === undefined) { return undefined; }
    e1137 = r1147;
    p = pos;
  }
  let e1149!: BadMarkerEndNode | null;
  l1150: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s1152 = p;
      const t1153 = trail.length;
      l1151: {
        const r1154 = readBadMarkerEnd(p);
        if (r1154 === undefined) { break l1151; }
        e1149 = r1154;
        p = pos;
        break l1150;
      }
      p = s1152;
      if (trail.length > t1153) trail.length = t1153;
    } else touched ||= p >= end;
    e1149 = null;
  }
  value = [e1137, e1149];
  pos = p;
  return value;
}

function leaf143(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null;
  const r1164 = readStartLine(p);
  if (r1164 === undefined) { return -1; }
  value = r1164;
  p = pos;
  leafValue = value;
  return p;
}

function readStartLine(p: number): BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null | undefined {
  let c = 0;
  let value!: BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null;
  l1165: {
    const s1166 = p;
    const t1167 = trail.length;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1168: {
        const r1169 = readBadStartText(p);
        if (r1169 === undefined) { break l1168; }
        value = r1169;
        p = pos;
        break l1165;
      }
      p = s1166;
      if (trail.length > t1167) trail.length = t1167;
    } else touched ||= p >= end;
    l1172: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1174 = p;
        const t1175 = trail.length;
        l1173: {
          let e1176!: "\n" | BadLineEndNode;
          const r1177 = readEol(p);
          if (r1177 === undefined) { break l1173; }
          e1176 = r1177;
          p = pos;
          let e1179!: null;
          if (((c = text.charCodeAt(p)) === 32 || c === 91)) {
            {
              const s1180 = p;
              l1181: {
                p = skipBlockStop(p);
                if (p < 0) { break l1181; }
                break l1173;
              }
              p = s1180;
            }
          } else touched ||= p >= end;
          e1179 = null;
          let e1229!: null;
          {
            const s1230 = p;
            l1231: {
              if (p < end) {
                {
                  const s1233 = p;
                  l1234: {
                    p++;
                    break l1231;
                  }
                  p = s1233;
                }
              } else touched ||= p >= end;
              break l1173;
            }
            p = s1230;
          }
          e1229 = null;
          value = [e1176, e1179, e1229];
          break l1172;
        }
        p = s1174;
        if (trail.length > t1175) trail.length = t1175;
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
  const near1170 = p + 16;
  while (p < near1170 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1170) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  const node: BadStartTextNode = { type: 'BadStartText', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipBlockStop(p: number): number {
  let c = 0;
  l1183: {
    const s1184 = p;
    if (text.charCodeAt(p) === 91) {
      l1185: {
        p = skipOwnEnd(p);
        if (p < 0) { break l1185; }
        break l1183;
      }
      p = s1184;
    } else touched ||= p >= end;
    l1190: {
      if (((c = text.charCodeAt(p)) === 32 || c === 91)) {
        const s1188 = p;
        l1189: {
          l1191: {
            const s1192 = p;
            if (text.charCodeAt(p) === 91) {
              l1193: {
                p = skipRemarkEnd(p);
                if (p < 0) { break l1193; }
                break l1191;
              }
              p = s1192;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 91) {
              l1194: {
                p = skipNextType(p);
                if (p < 0) { break l1194; }
                break l1191;
              }
              p = s1192;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) === 32 || c === 91))) {
              touched ||= p >= end;
              break l1189;
            }
            p = skipAnyEnd(p);
            if (p < 0) { break l1189; }
          }
          p = s1188;
          break l1190;
        }
        p = s1188;
      } else touched ||= p >= end;
      return -1;
    }
    {
      const s1204 = p;
      l1205: {
        p = skipOwnEndLater(p);
        if (p < 0) { break l1205; }
        return -1;
      }
      p = s1204;
    }
    l1211: {
      const s1212 = p;
      if (text.charCodeAt(p) === 91) {
        l1213: {
          p = skipRemarkEnd(p);
          if (p < 0) { break l1213; }
          break l1211;
        }
        p = s1212;
      } else touched ||= p >= end;
      {
        const s1214 = p;
        l1215: {
          p = skipRemarkEndLater(p);
          if (p < 0) { break l1215; }
          return -1;
        }
        p = s1214;
      }
      l1219: {
        const s1220 = p;
        if (text.charCodeAt(p) === 91) {
          l1221: {
            p = skipNextType(p);
            if (p < 0) { break l1221; }
            break l1219;
          }
          p = s1220;
        } else touched ||= p >= end;
        {
          const s1222 = p;
          l1223: {
            p = skipNextTypeLater(p);
            if (p < 0) { break l1223; }
            return -1;
          }
          p = s1222;
        }
        if (!(((c = text.charCodeAt(p)) === 32 || c === 91))) {
          touched ||= p >= end;
          return -1;
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
  const r1186 = readIndex(p);
  if (r1186 === undefined) { return undefined; }
  value = r1186;
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
  const r1195 = readIndex(p);
  if (r1195 === undefined) { return undefined; }
  l_next = r1195;
  p = pos;
  value = (() => { const next = l_next; return String(Number(next) - 1); })();
  pos = p;
  return value;
}

function skipAnyEnd(p: number): number {
  let c = 0;
  let n1200 = 0;
  l1197: for (;;) {
    if (n1200 >= 3) break;
    const s1199 = p;
    l1198: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1198;
      }
      p++;
      n1200++;
      continue l1197;
    }
    p = s1199;
    break;
  }
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!isCaseless(p, "action_")) { return -1; }
  p += 7;
  l1201: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1203 = p;
      l1202: {
        p = skipIndex(p);
        if (p < 0) { break l1202; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1202;
        }
        p++;
        break l1201;
      }
      p = s1203;
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
  const r1207 = readIndex(p);
  if (r1207 === undefined) { return undefined; }
  value = r1207;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return undefined;
  }
  p += 13;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1209 = readLineEnd(p);
  if (r1209 === undefined) { return undefined; }
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
  const r1217 = readIndex(p);
  if (r1217 === undefined) { return undefined; }
  value = r1217;
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
  const r1225 = readBeforeNext(p);
  if (r1225 === undefined) { return undefined; }
  value = r1225;
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
  const r1226 = readIndex(p);
  if (r1226 === undefined) { return undefined; }
  l_next = r1226;
  p = pos;
  value = (() => { const next = l_next; return String(Number(next) - 1); })();
  pos = p;
  return value;
}

function text165(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near1237 = p + 16;
      while (p < near1237 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near1237) {
        STOPS_1.lastIndex = p;
        p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
      }
      if (p >= end) {
        touched = true;
        return p;
      }
      break;
    }
  }
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1238: {

        const near1239 = p + 16;
        while (p < near1239 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1239) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
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
      l1240: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1240;
        }
        p = skipNewline(p);
        if (p < 0) { break l1240; }
        if (((c = text.charCodeAt(p)) === 32 || c === 91)) {
          {
            const s1245 = p;
            l1246: {
              p = skipBlockStop(p);
              if (p < 0) { break l1246; }
              break l1240;
            }
            p = s1245;
          }
        } else touched ||= p >= end;
        {
          const s1248 = p;
          l1249: {
            if (p < end) {
              {
                const s1251 = p;
                l1252: {
                  p++;
                  break l1249;
                }
                p = s1251;
              }
            } else touched ||= p >= end;
            break l1240;
          }
          p = s1248;
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
  l1241: {
    const s1242 = p;
    if (text.charCodeAt(p) === 13) {
      l1243: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1243;
        }
        p += 2;
        break l1241;
      }
      p = s1242;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1244: {

        p++;
        break l1241;
      }
      p = s1242;
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
  l1254: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1256 = p;
      l1255: {
        const r1257 = readNewline(p);
        if (r1257 === undefined) { break l1255; }
        value = r1257;
        p = pos;
        break l1254;
      }
      p = s1256;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readNewline(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l1258: {
    const s1259 = p;
    if (text.charCodeAt(p) === 13) {
      l1260: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1260;
        }
        value = "\r\n";
        p += 2;
        break l1258;
      }
      p = s1259;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1261: {

        value = "\n";
        p++;
        break l1258;
      }
      p = s1259;
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
  const r1263 = read_blockEnd(p);
  if (r1263 === undefined) { return -1; }
  value = r1263;
  p = pos;
  leafValue = value;
  return p;
}

function read_blockEnd(p: number): BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode | undefined {
  let c = 0;
  let value!: BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode;
  l1264: {
    const s1265 = p;
    const t1266 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1267: {
        const r1268 = readBlockEnd(p);
        if (r1268 === undefined) { break l1267; }
        value = r1268;
        p = pos;
        break l1264;
      }
      p = s1265;
      if (trail.length > t1266) trail.length = t1266;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1283: {
        let e1284!: null;
        l1287: {
          if (text.charCodeAt(p) === 91) {
            const s1285 = p;
            l1286: {
              p = skipRemarkEnd(p);
              if (p < 0) { break l1286; }
              p = s1285;
              break l1287;
            }
            p = s1285;
          } else touched ||= p >= end;
          break l1283;
        }
        e1284 = null;
        let e1288!: BadContentEndNode;
        if (!(((c = text.charCodeAt(p)) === 32 || c === 91))) {
          touched ||= p >= end;
          break l1283;
        }
        const r1289 = readBadContentEnd(p);
        if (r1289 === undefined) { break l1283; }
        e1288 = r1289;
        p = pos;
        value = [e1284, e1288];
        break l1264;
      }
      p = s1265;
      if (trail.length > t1266) trail.length = t1266;
    } else touched ||= p >= end;
    const r1294 = readMissingContentEnd(p);
    if (r1294 === undefined) { return undefined; }
    value = r1294;
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
  const r1269 = readOwnEnd(p);
  if (r1269 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'BlockEnd', start: base + start, end: base + p };
}

function readOwnEnd(p: number): ["[ACTION_", string, "_CONTENT_END]", string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[ACTION_", string, "_CONTENT_END]", string[], "\n" | BadLineEndNode | null];
  let e1270!: "[ACTION_";
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return undefined;
  }
  e1270 = "[ACTION_";
  p += 8;
  let e1271!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1272 = readSameIndex(p);
  if (r1272 === undefined) { return undefined; }
  e1271 = r1272;
  p = pos;
  let e1274!: "_CONTENT_END]";
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return undefined;
  }
  e1274 = "_CONTENT_END]";
  p += 13;
  let e1275!: string[];
  const r1276 = readBlanks(p);
  if (r1276 === undefined) { return undefined; }
  e1275 = r1276;
  p = pos;
  let e1278!: "\n" | BadLineEndNode | null;
  const r1279 = readLineEnd(p);
  if (r1279 === undefined) { return undefined; }
  e1278 = r1279;
  p = pos;
  value = [e1270, e1271, e1274, e1275, e1278];
  pos = p;
  return value;
}

function readBadContentEnd(p: number): BadContentEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 91))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipAnyEnd(p);
  if (p < 0) { return undefined; }
  const near1290 = p + 16;
  while (p < near1290 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1290) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  const r1291 = readLineEnd(p);
  if (r1291 === undefined) { return undefined; }
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
  l1295: {
    const s1296 = p;
    const t1297 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 91)) {
      l1298: {
        let n1302 = 0;
        l1299: for (;;) {
          if (n1302 >= 3) break;
          const s1301 = p;
          l1300: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1300;
            }
            p++;
            n1302++;
            continue l1299;
          }
          p = s1301;
          break;
        }
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l1298;
        }
        p++;
        if (!isCaseless(p, "action_")) { break l1298; }
        p += 7;
        l1303: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s1305 = p;
            l1304: {
              const r1306 = readIndex(p);
              if (r1306 === undefined) { break l1304; }
              l_index = r1306;
              p = pos;
              if (text.charCodeAt(p) !== 95) {
                touched ||= p >= end;
                break l1304;
              }
              p++;
              break l1303;
            }
            p = s1305;
          } else touched ||= p >= end;
          l_index = null;
        }
        if (!isCaseless(p, "content_end]")) { break l1298; }
        p += 12;
        const near1308 = p + 16;
        while (p < near1308 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1308) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        const r1309 = readLineEnd(p);
        if (r1309 === undefined) { break l1298; }
        p = pos;
        break l1295;
      }
      p = s1296;
      if (trail.length > t1297) trail.length = t1297;
      l_index = null;
    } else touched ||= p >= end;

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
  const r1313 = readBadBareStart(p);
  if (r1313 === undefined) { return -1; }
  value = r1313;
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
  l1315: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1317 = p;
      const t1318 = trail.length;
      l1316: {
        let e1319!: "\n" | BadLineEndNode;
        const r1320 = readEol(p);
        if (r1320 === undefined) { break l1316; }
        e1319 = r1320;
        p = pos;
        let e1322!: null;
        if (((c = text.charCodeAt(p)) === 67 || c === 91)) {
          {
            const s1323 = p;
            l1324: {
              p = skip_bareEnd(p);
              if (p < 0) { break l1324; }
              break l1316;
            }
            p = s1323;
          }
        } else touched ||= p >= end;
        e1322 = null;
        let e1329!: null;
        {
          const s1330 = p;
          l1331: {
            if (p < end) {
              {
                const s1333 = p;
                l1334: {
                  p++;
                  break l1331;
                }
                p = s1333;
              }
            } else touched ||= p >= end;
            break l1316;
          }
          p = s1330;
        }
        e1329 = null;
        value = [e1319, e1322, e1329];
        break l1315;
      }
      p = s1317;
      if (trail.length > t1318) trail.length = t1318;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function skip_bareEnd(p: number): number {
  l1326: {
    const s1327 = p;
    if (text.charCodeAt(p) === 67) {
      l1328: {
        if (!text.startsWith("CONTENT_END", p)) {
          reachesEnd(p, "CONTENT_END");
          break l1328;
        }
        p += 11;
        break l1326;
      }
      p = s1327;
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
    case 1: {
      const near1336 = p + 16;
      while (p < near1336 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near1336) {
        STOPS_1.lastIndex = p;
        p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
      }
      if (p >= end) {
        touched = true;
        return p;
      }
      break;
    }
  }
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1337: {

        const near1338 = p + 16;
        while (p < near1338 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1338) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
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
      l1339: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1339;
        }
        p = skipNewline(p);
        if (p < 0) { break l1339; }
        if (((c = text.charCodeAt(p)) === 67 || c === 91)) {
          {
            const s1340 = p;
            l1341: {
              p = skip_bareEnd(p);
              if (p < 0) { break l1341; }
              break l1339;
            }
            p = s1340;
          }
        } else touched ||= p >= end;
        {
          const s1343 = p;
          l1344: {
            if (p < end) {
              {
                const s1346 = p;
                l1347: {
                  p++;
                  break l1344;
                }
                p = s1346;
              }
            } else touched ||= p >= end;
            break l1339;
          }
          p = s1343;
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
  const r1349 = readBareBlockEnd(p);
  if (r1349 === undefined) { return -1; }
  value = r1349;
  p = pos;
  leafValue = value;
  return p;
}

function readBareBlockEnd(p: number): BareEndNode | MissingContentEndNode | undefined {
  let c = 0;
  let value!: BareEndNode | MissingContentEndNode;
  l1350: {
    const s1351 = p;
    const t1352 = trail.length;
    if (((c = text.charCodeAt(p)) === 67 || c === 91)) {
      l1353: {
        const r1354 = readBareEnd(p);
        if (r1354 === undefined) { break l1353; }
        value = r1354;
        p = pos;
        break l1350;
      }
      p = s1351;
      if (trail.length > t1352) trail.length = t1352;
    } else touched ||= p >= end;
    const r1358 = readMissingContentEnd(p);
    if (r1358 === undefined) { return undefined; }
    value = r1358;
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
  const r1355 = read_bareEnd(p);
  if (r1355 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'BareEnd', start: base + start, end: base + p };
}

function leaf183(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OwnVitalNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  const r1361 = readOwnVital(p);
  if (r1361 === undefined) { return -1; }
  value = r1361;
  p = pos;
  leafValue = value;
  return p;
}

function readOwnVital(p: number): OwnVitalNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string | BadOwnNameNode;
  let l_value!: NumberNode | BadPercentNode | BadNumeralNode | BadVitalNode;
  l1362: {
    const s1363 = p;
    const t1364 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1365: {
        if (text.charCodeAt(p) === 91) {
          {
            const s1366 = p;
            l1367: {
              p = skipExactMarker(p);
              if (p < 0) { break l1367; }
              break l1365;
            }
            p = s1366;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l1365;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1365;
        }
        const r1369 = readOwnName(p);
        if (r1369 === undefined) { break l1365; }
        l_name = r1369;
        p = pos;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1365;
        }
        p++;
        l1380: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
            const s1378 = p;
            l1379: {
              p = skip_ownVital(p);
              if (p < 0) { break l1379; }
              p = s1378;
              break l1380;
            }
            p = s1378;
          } else touched ||= p >= end;
          break l1365;
        }
        const r1381 = readVitalValue(p);
        if (r1381 === undefined) { break l1365; }
        l_value = r1381;
        p = pos;
        break l1362;
      }
      p = s1363;
      if (trail.length > t1364) trail.length = t1364;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      {
        const s1383 = p;
        l1384: {
          p = skipExactMarker(p);
          if (p < 0) { break l1384; }
          return undefined;
        }
        p = s1383;
      }
    } else touched ||= p >= end;
    l1388: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
        const s1386 = p;
        l1387: {
          p = skipOwnVitalLine(p);
          if (p < 0) { break l1387; }
          p = s1386;
          break l1388;
        }
        p = s1386;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1389 = readLooseOpen(p);
    if (r1389 === undefined) { return undefined; }
    p = pos;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1391 = readOwnWord(p);
    if (r1391 === undefined) { return undefined; }
    l_name = r1391;
    p = pos;
    l1412: {
      const s1413 = p;
      const t1414 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
        l1415: {
          const r1416 = readLooseClose(p);
          if (r1416 === undefined) { break l1415; }
          p = pos;
          break l1412;
        }
        p = s1413;
        if (trail.length > t1414) trail.length = t1414;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1418 = readBadOpenVitalSeparator(p);
      if (r1418 === undefined) { return undefined; }
      p = pos;
    }
    const r1420 = readVitalValue(p);
    if (r1420 === undefined) { return undefined; }
    l_value = r1420;
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
      const s1370 = p;
      l1371: {
        p = skipMeantName(p);
        if (p < 0) { break l1371; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1371;
        }
        p++;
        return undefined;
      }
      p = s1370;
    }
  } else touched ||= p >= end;
  const s1373 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
  touched ||= p >= end;
  value = text.slice(s1373, p);
  l1376: {
    if (text.charCodeAt(p) === 93) {
      const s1374 = p;
      l1375: {

        p++;
        p = s1374;
        break l1376;
      }
      p = s1374;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return value;
}

function readOwnWord(p: number): string | BadOwnNameNode | undefined {
  let c = 0;
  let value!: string | BadOwnNameNode;
  l1392: {
    const s1393 = p;
    const t1394 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1395: {
        if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
          {
            const s1396 = p;
            l1397: {
              p = skipMeantName(p);
              if (p < 0) { break l1397; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
                touched ||= p >= end;
                break l1397;
              }
              p++;
              break l1395;
            }
            p = s1396;
          }
        } else touched ||= p >= end;
        const s1399 = p;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
          touched ||= p >= end;
          break l1395;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
        touched ||= p >= end;
        value = text.slice(s1399, p);
        l1402: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s1400 = p;
            l1401: {
              p++;
              p = s1400;
              break l1402;
            }
            p = s1400;
          } else touched ||= p >= end;
          break l1395;
        }
        break l1392;
      }
      p = s1393;
      if (trail.length > t1394) trail.length = t1394;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      {
        const s1403 = p;
        l1404: {
          p = skipMeantName(p);
          if (p < 0) { break l1404; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l1404;
          }
          p++;
          return undefined;
        }
        p = s1403;
      }
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1406 = readBadOwnName(p);
    if (r1406 === undefined) { return undefined; }
    value = r1406;
    p = pos;
    l1410: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s1408 = p;
        l1409: {
          p++;
          p = s1408;
          break l1410;
        }
        p = s1408;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  const r1423 = readSectionHead(p);
  if (r1423 === undefined) { return -1; }
  value = r1423;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionHead(p: number): SectionHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l1424: {
    const s1425 = p;
    const t1426 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1427: {

        p++;
        if (text.charCodeAt(p) !== 82 || !text.startsWith("REASONING", p)) {
          reachesEnd(p, "REASONING");
          break l1427;
        }
        l_name = "REASONING";
        p += 9;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1427;
        }
        p++;
        const r1428 = readHeadRest(p);
        if (r1428 === undefined) { break l1427; }
        p = pos;
        const r1449 = readFirstLine(p);
        if (r1449 === undefined) { break l1427; }
        p = pos;
        break l1424;
      }
      p = s1425;
      if (trail.length > t1426) trail.length = t1426;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1460: {

        p++;
        l1461: {
          const s1462 = p;
          if (text.charCodeAt(p) === 80) {
            l1463: {
              if (!text.startsWith("PLANNING", p)) {
                reachesEnd(p, "PLANNING");
                break l1463;
              }
              l_name = "PLANNING";
              p += 8;
              break l1461;
            }
            p = s1462;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 78 || !text.startsWith("NOTES", p)) {
            reachesEnd(p, "NOTES");
            break l1460;
          }
          l_name = "NOTES";
          p += 5;
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1460;
        }
        p++;
        const r1464 = readHeadRest(p);
        if (r1464 === undefined) { break l1460; }
        p = pos;
        break l1424;
      }
      p = s1425;
      if (trail.length > t1426) trail.length = t1426;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1466: {
        const r1467 = readLooseOpen(p);
        if (r1467 === undefined) { break l1466; }
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1466;
        }
        const r1469 = readReasoningWord(p);
        if (r1469 === undefined) { break l1466; }
        l_name = r1469;
        p = pos;
        l1471: {
          const s1472 = p;
          const t1473 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
            l1474: {
              const r1475 = readLooseClose(p);
              if (r1475 === undefined) { break l1474; }
              p = pos;
              const r1477 = readHeadRest(p);
              if (r1477 === undefined) { break l1474; }
              p = pos;
              break l1471;
            }
            p = s1472;
            if (trail.length > t1473) trail.length = t1473;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
            touched ||= p >= end;
            break l1466;
          }
          const r1479 = readBadOpenSeparator(p);
          if (r1479 === undefined) { break l1466; }
          p = pos;
        }
        const r1481 = readFirstLine(p);
        if (r1481 === undefined) { break l1466; }
        p = pos;
        break l1424;
      }
      p = s1425;
      if (trail.length > t1426) trail.length = t1426;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1483: {
        const r1484 = readLooseOpen(p);
        if (r1484 === undefined) { break l1483; }
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1483;
        }
        const r1486 = readSectionWord(p);
        if (r1486 === undefined) { break l1483; }
        l_name = r1486;
        p = pos;
        l1488: {
          const s1489 = p;
          const t1490 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
            l1491: {
              const r1492 = readLooseClose(p);
              if (r1492 === undefined) { break l1491; }
              p = pos;
              const r1494 = readHeadRest(p);
              if (r1494 === undefined) { break l1491; }
              p = pos;
              break l1488;
            }
            p = s1489;
            if (trail.length > t1490) trail.length = t1490;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
            touched ||= p >= end;
            break l1483;
          }
          const r1496 = readBadOpenSeparator(p);
          if (r1496 === undefined) { break l1483; }
          p = pos;
        }
        break l1424;
      }
      p = s1425;
      if (trail.length > t1426) trail.length = t1426;
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
    const r1498 = readOwnName(p);
    if (r1498 === undefined) { return undefined; }
    l_name = r1498;
    p = pos;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const r1500 = readHeadRest(p);
    if (r1500 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return { type: 'SectionHead', start: base + start, end: base + p, name: l_name };
}

function readHeadRest(p: number): [BadMarkerNoiseNode | null, [null, BadSeparatorNode] | null] | undefined {
  let c = 0;
  let value!: [BadMarkerNoiseNode | null, [null, BadSeparatorNode] | null];
  let e1429!: BadMarkerNoiseNode | null;
  l1430: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s1432 = p;
      const t1433 = trail.length;
      l1431: {
        const r1434 = readBadMarkerNoise(p);
        if (r1434 === undefined) { break l1431; }
        e1429 = r1434;
        p = pos;
        break l1430;
      }
      p = s1432;
      if (trail.length > t1433) trail.length = t1433;
    } else touched ||= p >= end;
    e1429 = null;
  }
  let e1436!: [null, BadSeparatorNode] | null;
  l1437: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s1439 = p;
      const t1440 = trail.length;
      l1438: {
        let e1441!: null;
        l1444: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            const s1442 = p;
            l1443: {
              p = skipColon(p);
              if (p < 0) { break l1443; }
              p = s1442;
              break l1444;
            }
            p = s1442;
          } else touched ||= p >= end;
          break l1438;
        }
        e1441 = null;
        let e1445!: BadSeparatorNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l1438;
        }
        const r1446 = readBadSeparator(p);
        if (r1446 === undefined) { break l1438; }
        e1445 = r1446;
        p = pos;
        e1436 = [e1441, e1445];
        break l1437;
      }
      p = s1439;
      if (trail.length > t1440) trail.length = t1440;
    } else touched ||= p >= end;
    e1436 = null;
  }
  value = [e1429, e1436];
  pos = p;
  return value;
}

function readFirstLine(p: number): null | BadFirstLineNode | undefined {
  let value!: null | BadFirstLineNode;
  l1450: {
    const s1451 = p;
    const t1452 = trail.length;
    l1453: {
      l1456: {
        const s1454 = p;
        l1455: {
          p = skipBlanks(p);
          if (p < 0) { break l1455; }
          p = skipLineEnd(p);
          if (p < 0) { break l1455; }
          p = s1454;
          break l1456;
        }
        p = s1454;
        break l1453;
      }
      value = null;
      break l1450;
    }
    p = s1451;
    if (trail.length > t1452) trail.length = t1452;
    const r1457 = readBadFirstLine(p);
    if (r1457 === undefined) { return undefined; }
    value = r1457;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) p++;
  touched ||= p >= end;
  const word = WORDS_14.find(text.slice(start, p));
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) p++;
  touched ||= p >= end;
  const word = WORDS_15.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function text197(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near1503 = p + 16;
      while (p < near1503 && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) p++;
      if (p === near1503) {
        STOPS_7.lastIndex = p;
        p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
      }
      if (p >= end) {
        touched = true;
        return p;
      }
      break;
    }
  }
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) {
      l1504: {

        const near1505 = p + 16;
        while (p < near1505 && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) p++;
        if (p === near1505) {
          STOPS_7.lastIndex = p;
          p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
        }
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
      l1506: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1506;
        }
        p = skipNewline(p);
        if (p < 0) { break l1506; }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
          {
            const s1507 = p;
            l1508: {
              p = skipStop(p);
              if (p < 0) { break l1508; }
              break l1506;
            }
            p = s1507;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s1510 = p;
            l1511: {
              p = skipFenceHead(p);
              if (p < 0) { break l1511; }
              break l1506;
            }
            p = s1510;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1513: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1514 = p;
            l1515: {
              p = skipTextTail(p);
              if (p < 0) { break l1515; }
              break l1513;
            }
            p = s1514;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1513;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l1513; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1517: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1518 = p;
            l1519: {
              p = skipNoise(p);
              if (p < 0) { break l1519; }
              break l1517;
            }
            p = s1518;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1517;
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
  const r1521 = readTextFence(p);
  if (r1521 === undefined) { return -1; }
  value = r1521;
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
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
    {
      const s1522 = p;
      l1523: {
        p = skipStop(p);
        if (p < 0) { break l1523; }
        return undefined;
      }
      p = s1522;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1525 = readFenceHead(p);
  if (r1525 === undefined) { return undefined; }
  value = r1525;
  p = pos;
  pos = p;
  return value;
}

function text200(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near1528 = p + 16;
      while (p < near1528 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near1528) {
        STOPS_1.lastIndex = p;
        p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
      }
      if (p >= end) {
        touched = true;
        return p;
      }
      break;
    }
  }
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1529: {

        const near1530 = p + 16;
        while (p < near1530 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1530) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
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
      l1531: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1531;
        }
        p = skipNewline(p);
        if (p < 0) { break l1531; }
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s1532 = p;
            l1533: {
              p = skipFenceClose(p);
              if (p < 0) { break l1533; }
              break l1531;
            }
            p = s1532;
          }
        } else touched ||= p >= end;

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
  const r1535 = readTextFenceEnd(p);
  if (r1535 === undefined) { return -1; }
  value = r1535;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFenceEnd(p: number): ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode | undefined {
  let c = 0;
  let value!: ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode;
  l1536: {
    const s1537 = p;
    const t1538 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1539: {
        let e1540!: "\r\n" | "\n" | "\r";
        const r1541 = readNewline(p);
        if (r1541 === undefined) { break l1539; }
        e1540 = r1541;
        p = pos;
        let e1543!: [" "[], string, string[], null];
        if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
          touched ||= p >= end;
          break l1539;
        }
        const r1544 = readFenceClose(p);
        if (r1544 === undefined) { break l1539; }
        e1543 = r1544;
        p = pos;
        value = [e1540, e1543];
        break l1536;
      }
      p = s1537;
      if (trail.length > t1538) trail.length = t1538;
    } else touched ||= p >= end;
    const r1546 = readMissingTextFenceEnd(p);
    if (r1546 === undefined) { return undefined; }
    value = r1546;
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
  const r1549 = readSectionEnd(p);
  if (r1549 === undefined) { return -1; }
  value = r1549;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionEndNode | undefined {
  let c = 0;
  const start = p;
  l1550: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1552 = p;
      const t1553 = trail.length;
      l1551: {
        const r1554 = readEol(p);
        if (r1554 === undefined) { break l1551; }
        p = pos;
        break l1550;
      }
      p = s1552;
      if (trail.length > t1553) trail.length = t1553;
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
  const r1557 = readBadContentTag(p);
  if (r1557 === undefined) { return -1; }
  value = r1557;
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
  const r1558 = readIndex(p);
  if (r1558 === undefined) { return undefined; }
  l_index = r1558;
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
  l1561: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1563 = p;
      const t1564 = trail.length;
      l1562: {
        let e1565!: "\n" | BadLineEndNode;
        const r1566 = readEol(p);
        if (r1566 === undefined) { break l1562; }
        e1565 = r1566;
        p = pos;
        let e1568!: null;
        if (text.charCodeAt(p) === 91) {
          {
            const s1569 = p;
            l1570: {
              p = skipTagClose(p);
              if (p < 0) { break l1570; }
              break l1562;
            }
            p = s1569;
          }
        } else touched ||= p >= end;
        e1568 = null;
        let e1578!: null;
        {
          const s1579 = p;
          l1580: {
            if (p < end) {
              {
                const s1582 = p;
                l1583: {
                  p++;
                  break l1580;
                }
                p = s1582;
              }
            } else touched ||= p >= end;
            break l1562;
          }
          p = s1579;
        }
        e1578 = null;
        value = [e1565, e1568, e1578];
        break l1561;
      }
      p = s1563;
      if (trail.length > t1564) trail.length = t1564;
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
  l1572: {
    if (text.charCodeAt(p) === 95) {
      const s1574 = p;
      l1573: {
        l1575: {
          const s1576 = p;
          if (text.charCodeAt(p) === 95) {
            l1577: {
              if (!text.startsWith("_START", p)) {
                reachesEnd(p, "_START");
                break l1577;
              }
              p += 6;
              break l1575;
            }
            p = s1576;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("_END", p)) {
            reachesEnd(p, "_END");
            break l1573;
          }
          p += 4;
        }
        break l1572;
      }
      p = s1574;
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
    case 1: {
      const near1585 = p + 16;
      while (p < near1585 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) p++;
      if (p === near1585) {
        STOPS_16.lastIndex = p;
        p = STOPS_16.test(text) ? STOPS_16.lastIndex - 1 : end;
      }
      if (p >= end) {
        touched = true;
        return p;
      }
      break;
    }
  }
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) {
      l1586: {

        const near1587 = p + 16;
        while (p < near1587 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) p++;
        if (p === near1587) {
          STOPS_16.lastIndex = p;
          p = STOPS_16.test(text) ? STOPS_16.lastIndex - 1 : end;
        }
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
      l1588: {
        if (text.charCodeAt(p) === 91) {
          {
            const s1589 = p;
            l1590: {
              p = skipTagClose(p);
              if (p < 0) { break l1590; }
              break l1588;
            }
            p = s1589;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l1588;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1592: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1592;
        }
        p = skipNewline(p);
        if (p < 0) { break l1592; }
        if (text.charCodeAt(p) === 91) {
          {
            const s1593 = p;
            l1594: {
              p = skipTagClose(p);
              if (p < 0) { break l1594; }
              break l1592;
            }
            p = s1593;
          }
        } else touched ||= p >= end;
        {
          const s1596 = p;
          l1597: {
            if (p < end) {
              {
                const s1599 = p;
                l1600: {
                  p++;
                  break l1597;
                }
                p = s1599;
              }
            } else touched ||= p >= end;
            break l1592;
          }
          p = s1596;
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
  const r1602 = read_tagEnd(p);
  if (r1602 === undefined) { return -1; }
  value = r1602;
  p = pos;
  leafValue = value;
  return p;
}

function read_tagEnd(p: number): TagEndNode | MissingContentEndNode | undefined {
  let value!: TagEndNode | MissingContentEndNode;
  l1603: {
    const s1604 = p;
    const t1605 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1606: {
        const r1607 = readTagEnd(p);
        if (r1607 === undefined) { break l1606; }
        value = r1607;
        p = pos;
        break l1603;
      }
      p = s1604;
      if (trail.length > t1605) trail.length = t1605;
    } else touched ||= p >= end;
    const r1630 = readMissingContentEnd(p);
    if (r1630 === undefined) { return undefined; }
    value = r1630;
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
  const r1608 = readTagClose(p);
  if (r1608 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'TagEnd', start: base + start, end: base + p };
}

function readTagClose(p: number): ["[/ACTION_", string, "_CONTENT", "_START" | "_END" | null, "]", string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[/ACTION_", string, "_CONTENT", "_START" | "_END" | null, "]", string[], "\n" | BadLineEndNode | null];
  let e1609!: "[/ACTION_";
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[/ACTION_", p)) {
    reachesEnd(p, "[/ACTION_");
    return undefined;
  }
  e1609 = "[/ACTION_";
  p += 9;
  let e1610!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1611 = readSameIndex(p);
  if (r1611 === undefined) { return undefined; }
  e1610 = r1611;
  p = pos;
  let e1613!: "_CONTENT";
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT", p)) {
    reachesEnd(p, "_CONTENT");
    return undefined;
  }
  e1613 = "_CONTENT";
  p += 8;
  let e1614!: "_START" | "_END" | null;
  l1615: {
    if (text.charCodeAt(p) === 95) {
      const s1617 = p;
      l1616: {
        l1618: {
          const s1619 = p;
          if (text.charCodeAt(p) === 95) {
            l1620: {
              if (!text.startsWith("_START", p)) {
                reachesEnd(p, "_START");
                break l1620;
              }
              e1614 = "_START";
              p += 6;
              break l1618;
            }
            p = s1619;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("_END", p)) {
            reachesEnd(p, "_END");
            break l1616;
          }
          e1614 = "_END";
          p += 4;
        }
        break l1615;
      }
      p = s1617;
    } else touched ||= p >= end;
    e1614 = null;
  }
  let e1621!: "]";
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return undefined;
  }
  e1621 = "]";
  p++;
  let e1622!: string[];
  const r1623 = readBlanks(p);
  if (r1623 === undefined) { return undefined; }
  e1622 = r1623;
  p = pos;
  let e1625!: "\n" | BadLineEndNode | null;
  const r1626 = readLineEnd(p);
  if (r1626 === undefined) { return undefined; }
  e1625 = r1626;
  p = pos;
  value = [e1609, e1610, e1613, e1614, e1621, e1622, e1625];
  pos = p;
  return value;
}

function leaf215(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LooseTypeNode | LooseParameterNode | LooseVitalNode | BadBareVitalNode | BadContentEndNode | MissingMarkerEndNode | BadIndexNode | BadMarkerNode | BadNoiseNode | BadChatNode | BadLineNode;
  l1633: {
    const s1634 = p;
    const t1635 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1636: {
        const r1637 = readLooseType(p);
        if (r1637 === undefined) { break l1636; }
        value = r1637;
        p = pos;
        break l1633;
      }
      p = s1634;
      if (trail.length > t1635) trail.length = t1635;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1763: {
        const r1764 = readLooseParameter(p);
        if (r1764 === undefined) { break l1763; }
        value = r1764;
        p = pos;
        break l1633;
      }
      p = s1634;
      if (trail.length > t1635) trail.length = t1635;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1785: {
        const r1786 = readLooseVital(p);
        if (r1786 === undefined) { break l1785; }
        value = r1786;
        p = pos;
        break l1633;
      }
      p = s1634;
      if (trail.length > t1635) trail.length = t1635;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l1802: {
        const r1803 = readBadBareVital(p);
        if (r1803 === undefined) { break l1802; }
        value = r1803;
        p = pos;
        break l1633;
      }
      p = s1634;
      if (trail.length > t1635) trail.length = t1635;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 91)) {
      l1835: {
        const r1836 = readBadContentEnd(p);
        if (r1836 === undefined) { break l1835; }
        value = r1836;
        p = pos;
        break l1633;
      }
      p = s1634;
      if (trail.length > t1635) trail.length = t1635;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l1838: {
        const r1839 = readMissingMarkerEnd(p);
        if (r1839 === undefined) { break l1838; }
        value = r1839;
        p = pos;
        break l1633;
      }
      p = s1634;
      if (trail.length > t1635) trail.length = t1635;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l1850: {
        const r1851 = readBadIndex(p);
        if (r1851 === undefined) { break l1850; }
        value = r1851;
        p = pos;
        break l1633;
      }
      p = s1634;
      if (trail.length > t1635) trail.length = t1635;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1867: {
        const r1868 = readBadMarker(p);
        if (r1868 === undefined) { break l1867; }
        value = r1868;
        p = pos;
        break l1633;
      }
      p = s1634;
      if (trail.length > t1635) trail.length = t1635;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1895: {
        const r1896 = readBadNoise(p);
        if (r1896 === undefined) { break l1895; }
        value = r1896;
        p = pos;
        break l1633;
      }
      p = s1634;
      if (trail.length > t1635) trail.length = t1635;
    } else touched ||= p >= end;
    if (p < end) {
      l1898: {
        const r1899 = readBadChat(p);
        if (r1899 === undefined) { break l1898; }
        value = r1899;
        p = pos;
        break l1633;
      }
      p = s1634;
      if (trail.length > t1635) trail.length = t1635;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2114 = readBadLine(p);
    if (r2114 === undefined) { return -1; }
    value = r2114;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1638 = readLooseOpen(p);
  if (r1638 === undefined) { return undefined; }
  p = pos;
  l1642: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s1640 = p;
      l1641: {
        p = skipTypeAhead(p);
        if (p < 0) { break l1641; }
        p = s1640;
        break l1642;
      }
      p = s1640;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1643 = read_actionName(p);
  if (r1643 === undefined) { return undefined; }
  l_marker = r1643;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1645 = readLooseGiven(p);
  if (r1645 === undefined) { return undefined; }
  l_value = r1645;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) p++;
  touched ||= p >= end;
  const word = WORDS_18.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function readLooseGiven(p: number): BracketValueNode | ValueNode | BoldValueNode | undefined {
  let c = 0;
  let value!: BracketValueNode | ValueNode | BoldValueNode;
  l1646: {
    const s1647 = p;
    const t1648 = trail.length;
    if (((c = text.charCodeAt(p)) === 58 || c === 61)) {
      l1649: {
        const r1650 = readBadOpenSeparator(p);
        if (r1650 === undefined) { break l1649; }
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l1649; }
        const r1652 = readBracketValue(p);
        if (r1652 === undefined) { break l1649; }
        value = r1652;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
          touched ||= p >= end;
          break l1649;
        }
        const r1691 = readBadValueBracket(p);
        if (r1691 === undefined) { break l1649; }
        p = pos;
        l1693: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1695 = p;
            const t1696 = trail.length;
            l1694: {
              const r1697 = readBadMarkerEnd(p);
              if (r1697 === undefined) { break l1694; }
              p = pos;
              break l1693;
            }
            p = s1695;
            if (trail.length > t1696) trail.length = t1696;
          } else touched ||= p >= end;
        }
        const r1699 = readValueEnd(p);
        if (r1699 === undefined) { break l1649; }
        p = pos;
        break l1646;
      }
      p = s1647;
      if (trail.length > t1648) trail.length = t1648;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 58 || c === 61)) {
      l1701: {
        const r1702 = readBadOpenSeparator(p);
        if (r1702 === undefined) { break l1701; }
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l1701; }
        const r1704 = readValue(p);
        if (r1704 === undefined) { break l1701; }
        value = r1704;
        p = pos;
        const r1706 = readValueEnd(p);
        if (r1706 === undefined) { break l1701; }
        p = pos;
        break l1646;
      }
      p = s1647;
      if (trail.length > t1648) trail.length = t1648;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1708: {
        const r1709 = readLooseClose(p);
        if (r1709 === undefined) { break l1708; }
        p = pos;
        l1711: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s1713 = p;
            const t1714 = trail.length;
            l1712: {
              const r1715 = readBadMarkerNoise(p);
              if (r1715 === undefined) { break l1712; }
              p = pos;
              break l1711;
            }
            p = s1713;
            if (trail.length > t1714) trail.length = t1714;
          } else touched ||= p >= end;
        }
        l1717: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            const s1719 = p;
            const t1720 = trail.length;
            l1718: {
              l1723: {
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
                  const s1721 = p;
                  l1722: {
                    p = skipColon(p);
                    if (p < 0) { break l1722; }
                    p = s1721;
                    break l1723;
                  }
                  p = s1721;
                } else touched ||= p >= end;
                break l1718;
              }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
                touched ||= p >= end;
                break l1718;
              }
              const r1724 = readBadSeparator(p);
              if (r1724 === undefined) { break l1718; }
              p = pos;
              break l1717;
            }
            p = s1719;
            if (trail.length > t1720) trail.length = t1720;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1708; }
        const r1726 = readBoldValue(p);
        if (r1726 === undefined) { break l1708; }
        value = r1726;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1708;
        }
        const r1753 = readBadMarkerEnd(p);
        if (r1753 === undefined) { break l1708; }
        p = pos;
        const r1755 = readValueEnd(p);
        if (r1755 === undefined) { break l1708; }
        p = pos;
        break l1646;
      }
      p = s1647;
      if (trail.length > t1648) trail.length = t1648;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1757 = readLooseClose(p);
    if (r1757 === undefined) { return undefined; }
    p = pos;
    const r1759 = readGiven(p);
    if (r1759 === undefined) { return undefined; }
    value = r1759;
    p = pos;
  }
  pos = p;
  return value;
}

function readBracketValue(p: number): BracketValueNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1653 = p;
  l1654: for (;;) {
    const s1656 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1655: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
          {
            const s1658 = p;
            l1659: {
              p = skipBracketTail(p);
              if (p < 0) { break l1659; }
              break l1655;
            }
            p = s1658;
          }
        } else touched ||= p >= end;
        l1670: {
          const s1671 = p;
          if (text.charCodeAt(p) === 91) {
            l1672: {
              p = skipBalanced(p);
              if (p < 0) { break l1672; }
              break l1670;
            }
            p = s1671;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128)) {
            l1680: {
              p++;
              break l1670;
            }
            p = s1671;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1655;
          }
          p = skipInnerNoise(p);
          if (p < 0) { break l1655; }
        }
        continue l1654;
      }
      p = s1656;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1653, p);
  pos = p;
  return { type: 'BracketValue', start: base + start, end: base + p, text: l_text };
}

function skipBracketTail(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1661: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s1663 = p;
      l1662: {
        l1664: {
          const s1665 = p;
          if (text.charCodeAt(p) === 42) {
            l1666: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1666;
              }
              p += 2;
              break l1664;
            }
            p = s1665;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1662;
          }
          p += 2;
        }
        break l1661;
      }
      p = s1663;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l1667: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1669 = p;
      l1668: {
        p = skipLineNoise(p);
        if (p < 0) { break l1668; }
        break l1667;
      }
      p = s1669;
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
  l1673: for (;;) {
    const s1675 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c >= 128)) {
      l1674: {
        l1677: {
          const s1678 = p;
          if (text.charCodeAt(p) === 91) {
            l1679: {
              p = skipBalanced(p);
              if (p < 0) { break l1679; }
              break l1677;
            }
            p = s1678;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l1674;
          }
          p++;
        }
        continue l1673;
      }
      p = s1675;
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
  l1681: {
    const s1682 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1683: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1684 = p;
            l1685: {
              p = skipLineNoise(p);
              if (p < 0) { break l1685; }
              p = skipLineEnd(p);
              if (p < 0) { break l1685; }
              break l1683;
            }
            p = s1684;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1683;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l1683; }
        break l1681;
      }
      p = s1682;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s1687 = p;
        l1688: {
          p = skipNoise(p);
          if (p < 0) { break l1688; }
          return -1;
        }
        p = s1687;
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
  const s1727 = p;
  l1728: for (;;) {
    const s1730 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1729: {
        if (text.charCodeAt(p) === 42) {
          {
            const s1732 = p;
            l1733: {
              p = skipBoldTail(p);
              if (p < 0) { break l1733; }
              break l1729;
            }
            p = s1732;
          }
        } else touched ||= p >= end;
        l1738: {
          const s1739 = p;
          if (text.charCodeAt(p) === 42) {
            l1740: {
              p = skipBoldPair(p);
              if (p < 0) { break l1740; }
              break l1738;
            }
            p = s1739;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) {
            l1748: {
              if (text.charCodeAt(p) === 42) {
                {
                  const s1749 = p;
                  l1750: {
                    if (!text.startsWith("**", p)) {
                      reachesEnd(p, "**");
                      break l1750;
                    }
                    p += 2;
                    break l1748;
                  }
                  p = s1749;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1748;
              }
              p++;
              break l1738;
            }
            p = s1739;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1729;
          }
          p = skipInnerNoise(p);
          if (p < 0) { break l1729; }
        }
        continue l1728;
      }
      p = s1730;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1727, p);
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
  l1735: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1737 = p;
      l1736: {
        p = skipLineNoise(p);
        if (p < 0) { break l1736; }
        break l1735;
      }
      p = s1737;
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
  let m1744 = false;
  l1741: for (;;) {
    const s1743 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) {
      l1742: {
        if (text.charCodeAt(p) === 42) {
          {
            const s1745 = p;
            l1746: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1746;
              }
              p += 2;
              break l1742;
            }
            p = s1745;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1742;
        }
        p++;
        m1744 = true;
        continue l1741;
      }
      p = s1743;
    } else touched ||= p >= end;
    break;
  }
  if (!m1744) { return -1; }
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1765 = readLooseOpen(p);
  if (r1765 === undefined) { return undefined; }
  p = pos;
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
    {
      const s1767 = p;
      l1768: {
        p = skipOtherPart(p);
        if (p < 0) { break l1768; }
        return undefined;
      }
      p = s1767;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1774 = read_actionName(p);
  if (r1774 === undefined) { return undefined; }
  l_marker = r1774;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1776 = readLooseGiven(p);
  if (r1776 === undefined) { return undefined; }
  l_value = r1776;
  p = pos;
  l1778: {
    if (p < end) {
      const s1780 = p;
      const t1781 = trail.length;
      l1779: {
        const r1782 = readBadContinuation(p);
        if (r1782 === undefined) { break l1779; }
        l_more = r1782;
        p = pos;
        break l1778;
      }
      p = s1780;
      if (trail.length > t1781) trail.length = t1781;
    } else touched ||= p >= end;
    l_more = null;
  }
  pos = p;
  return { type: 'LooseParameter', start: base + start, end: base + p, marker: l_marker, value: l_value, more: l_more };
}

function skipOtherPart(p: number): number {
  let c = 0;
  l1770: {
    const s1771 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1772: {
        p = skipStartAhead(p);
        if (p < 0) { break l1772; }
        break l1770;
      }
      p = s1771;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1773: {
        p = skipEndAhead(p);
        if (p < 0) { break l1773; }
        break l1770;
      }
      p = s1771;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) p++;
  touched ||= p >= end;
  const word = WORDS_19.find(text.slice(start, p));
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1787 = readLooseOpen(p);
  if (r1787 === undefined) { return undefined; }
  p = pos;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1789 = readVitalWord(p);
  if (r1789 === undefined) { return undefined; }
  l_name = r1789;
  p = pos;
  l1791: {
    const s1792 = p;
    const t1793 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1794: {
        const r1795 = readLooseClose(p);
        if (r1795 === undefined) { break l1794; }
        p = pos;
        break l1791;
      }
      p = s1792;
      if (trail.length > t1793) trail.length = t1793;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1797 = readBadOpenVitalSeparator(p);
    if (r1797 === undefined) { return undefined; }
    p = pos;
  }
  const r1799 = readVitalValue(p);
  if (r1799 === undefined) { return undefined; }
  l_value = r1799;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) p++;
  touched ||= p >= end;
  const word = WORDS_20.find(text.slice(start, p));
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
  l1806: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      const s1804 = p;
      l1805: {
        p = skipBareVital(p);
        if (p < 0) { break l1805; }
        p = s1804;
        break l1806;
      }
      p = s1804;
    } else touched ||= p >= end;
    return undefined;
  }
  l1807: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s1809 = p;
      l1808: {
        p = skipDecoration(p);
        if (p < 0) { break l1808; }
        break l1807;
      }
      p = s1809;
    } else touched ||= p >= end;
  }
  const s1810 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipVitalLetters(p);
  if (p < 0) { return undefined; }
  l_name = text.slice(s1810, p);
  l1811: {
    if (text.charCodeAt(p) === 42) {
      const s1813 = p;
      l1812: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1812;
        }
        p += 2;
        break l1811;
      }
      p = s1813;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1814: {
    if (text.charCodeAt(p) === 42) {
      const s1816 = p;
      l1815: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1815;
        }
        p += 2;
        break l1814;
      }
      p = s1816;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1817: {
    const s1818 = p;
    const t1819 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1820: {
        const r1821 = readBadPercent(p);
        if (r1821 === undefined) { break l1820; }
        l_value = r1821;
        p = pos;
        break l1817;
      }
      p = s1818;
      if (trail.length > t1819) trail.length = t1819;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1823 = readBareNumber(p);
    if (r1823 === undefined) { return undefined; }
    l_value = r1823;
    p = pos;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1826: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1828 = p;
      const t1829 = trail.length;
      l1827: {
        const r1830 = readBadLineNoise(p);
        if (r1830 === undefined) { break l1827; }
        p = pos;
        break l1826;
      }
      p = s1828;
      if (trail.length > t1829) trail.length = t1829;
    } else touched ||= p >= end;
  }
  const r1832 = readLineEnd(p);
  if (r1832 === undefined) { return undefined; }
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
  const s1824 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1824, p);
  pos = p;
  return { type: 'BareNumber', start: base + start, end: base + p, text: l_text };
}

function readMissingMarkerEnd(p: number): MissingMarkerEndNode | undefined {
  let c = 0;
  const start = p;
  l1840: {
    const s1841 = p;
    if (text.charCodeAt(p) === 91) {
      l1842: {

        p++;
        l1843: {
          if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
            const s1845 = p;
            l1844: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
              touched ||= p >= end;
              break l1843;
            }
            p = s1845;
          } else touched ||= p >= end;
        }
        if (p < end) {
          {
            const s1846 = p;
            l1847: {
              p++;
              break l1842;
            }
            p = s1846;
          }
        } else touched ||= p >= end;
        break l1840;
      }
      p = s1841;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
      touched ||= p >= end;
      return undefined;
    }
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
  let n1855 = 0;
  l1852: for (;;) {
    if (n1855 >= 3) break;
    const s1854 = p;
    l1853: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1853;
      }
      p++;
      n1855++;
      continue l1852;
    }
    p = s1854;
    break;
  }
  l1856: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s1858 = p;
      l1857: {
        p = skipDecoration(p);
        if (p < 0) { break l1857; }
        break l1856;
      }
      p = s1858;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near1859 = p + 16;
  while (p < near1859 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1859) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l1860: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1862 = p;
      const t1863 = trail.length;
      l1861: {
        const r1864 = readEol(p);
        if (r1864 === undefined) { break l1861; }
        p = pos;
        break l1860;
      }
      p = s1862;
      if (trail.length > t1863) trail.length = t1863;
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
  const r1869 = readBrokenMarker(p);
  if (r1869 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadMarkerNode = { type: 'BadMarker', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBrokenMarker(p: number): ["[", string, string[], null, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[", string, string[], null, string[], "\n" | BadLineEndNode | null];
  let e1870!: "[";
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return undefined;
  }
  e1870 = "[";
  p++;
  let e1871!: string;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  e1871 = text.charAt(p);
  p++;
  let e1872!: string[];
  const list1877: string[] = [];
  l1873: for (;;) {
    const s1875 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) {
      l1874: {
        let v1876!: string;
        v1876 = text.charAt(p);
        p++;
        list1877.push(v1876);
        continue l1873;
      }
      p = s1875;
    } else touched ||= p >= end;
    break;
  }
  if (list1877.length === 0) { return undefined; }
  e1872 = list1877;
  let e1879!: null;
  if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
    {
      const s1880 = p;
      l1881: {
        p++;
        return undefined;
      }
      p = s1880;
    }
  } else touched ||= p >= end;
  e1879 = null;
  let e1883!: string[];
  const list1888: string[] = [];
  l1884: for (;;) {
    const s1886 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93))) {
      l1885: {
        let v1887!: string;
        v1887 = text.charAt(p);
        p++;
        list1888.push(v1887);
        continue l1884;
      }
      p = s1886;
    } else touched ||= p >= end;
    break;
  }
  e1883 = list1888;
  let e1890!: "\n" | BadLineEndNode | null;
  const r1891 = readLineEnd(p);
  if (r1891 === undefined) { return undefined; }
  e1890 = r1891;
  p = pos;
  value = [e1870, e1871, e1872, e1879, e1883, e1890];
  pos = p;
  return value;
}

function readBadChat(p: number): BadChatNode | undefined {
  let c = 0;
  const start = p;
  l1900: {
    const s1901 = p;
    const t1902 = trail.length;
    if (p < end) {
      l1903: {
        let m1908 = false;
        l1904: for (;;) {
          const s1906 = p;
          const t1907 = trail.length;
          if (p < end) {
            l1905: {
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
                {
                  const s1909 = p;
                  l1910: {
                    p = skipStop(p);
                    if (p < 0) { break l1910; }
                    break l1905;
                  }
                  p = s1909;
                }
              } else touched ||= p >= end;
              if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
                {
                  const s1912 = p;
                  l1913: {
                    p = skipBlankLine(p);
                    if (p < 0) { break l1913; }
                    break l1905;
                  }
                  p = s1912;
                }
              } else touched ||= p >= end;
              l1915: {
                const s1916 = p;
                const t1917 = trail.length;
                if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
                  l1918: {
                    const r1919 = readBadFencedAction(p);
                    if (r1919 === undefined) { break l1918; }
                    p = pos;
                    break l1915;
                  }
                  p = s1916;
                  if (trail.length > t1917) trail.length = t1917;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
                  l2072: {
                    const r2073 = readClosedFence(p);
                    if (r2073 === undefined) { break l2072; }
                    p = pos;
                    break l1915;
                  }
                  p = s1916;
                  if (trail.length > t1917) trail.length = t1917;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
                  {
                    const s2081 = p;
                    l2082: {
                      p = skipFenceHead(p);
                      if (p < 0) { break l2082; }
                      break l1905;
                    }
                    p = s2081;
                  }
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                  touched ||= p >= end;
                  break l1905;
                }
                const r2084 = readChatLine(p);
                if (r2084 === undefined) { break l1905; }
                p = pos;
              }
              m1908 = true;
              continue l1904;
            }
            p = s1906;
            if (trail.length > t1907) trail.length = t1907;
          } else touched ||= p >= end;
          break;
        }
        if (!m1908) { break l1903; }
        l2086: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            const s2088 = p;
            const t2089 = trail.length;
            l2087: {
              const r2090 = readOpenFence(p);
              if (r2090 === undefined) { break l2087; }
              p = pos;
              break l2086;
            }
            p = s2088;
            if (trail.length > t2089) trail.length = t2089;
          } else touched ||= p >= end;
        }
        break l1900;
      }
      p = s1901;
      if (trail.length > t1902) trail.length = t1902;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2111 = readOpenFence(p);
    if (r2111 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  const node: BadChatNode = { type: 'BadChat', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadFencedAction(p: number): BadFencedActionNode | undefined {
  let c = 0;
  const start = p;
  l1922: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1920 = p;
      l1921: {
        p = skipActionFence(p);
        if (p < 0) { break l1921; }
        p = s1920;
        break l1922;
      }
      p = s1920;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2046 = readFenced(p);
  if (r2046 === undefined) { return undefined; }
  p = pos;
  const r2069 = readLineEnd(p);
  if (r2069 === undefined) { return undefined; }
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
  let c = 0;
  let value!: [string, [null, null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null], [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  let l_run!: string;
  let e1923!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1924 = readFenceOpen(p);
  if (r1924 === undefined) { return undefined; }
  l_run = r1924;
  p = pos;
  registers[1] = l_run;
  e1923 = l_run;
  let e1926!: [null, null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1932: ([null, null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1927: for (;;) {
    const s1929 = p;
    const t1930 = trail.length;
    if (p < end) {
      l1928: {
        let v1931!: [null, null, [string[], "\n" | BadLineEndNode] | string[]];
        let e1934!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s1935 = p;
            l1936: {
              p = skipFenceClose(p);
              if (p < 0) { break l1936; }
              break l1928;
            }
            p = s1935;
          }
        } else touched ||= p >= end;
        e1934 = null;
        let e1938!: null;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
          {
            const s1939 = p;
            l1940: {
              p = skipActionMarker(p);
              if (p < 0) { break l1940; }
              break l1928;
            }
            p = s1939;
          }
        } else touched ||= p >= end;
        e1938 = null;
        let e1952!: [string[], "\n" | BadLineEndNode] | string[];
        if (!(p < end)) {
          touched ||= p >= end;
          break l1928;
        }
        const r1953 = readLine(p);
        if (r1953 === undefined) { break l1928; }
        e1952 = r1953;
        p = pos;
        v1931 = [e1934, e1938, e1952];
        list1932.push(v1931);
        continue l1927;
      }
      p = s1929;
      if (trail.length > t1930) trail.length = t1930;
    } else touched ||= p >= end;
    break;
  }
  e1926 = list1932;
  let e1955!: [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1956 = readActionMarker(p);
  if (r1956 === undefined) { return undefined; }
  e1955 = r1956;
  p = pos;
  let e2028!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list2034: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l2029: for (;;) {
    const s2031 = p;
    const t2032 = trail.length;
    if (p < end) {
      l2030: {
        let v2033!: [null, [string[], "\n" | BadLineEndNode] | string[]];
        let e2036!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s2037 = p;
            l2038: {
              p = skipFenceClose(p);
              if (p < 0) { break l2038; }
              break l2030;
            }
            p = s2037;
          }
        } else touched ||= p >= end;
        e2036 = null;
        let e2040!: [string[], "\n" | BadLineEndNode] | string[];
        if (!(p < end)) {
          touched ||= p >= end;
          break l2030;
        }
        const r2041 = readLine(p);
        if (r2041 === undefined) { break l2030; }
        e2040 = r2041;
        p = pos;
        v2033 = [e2036, e2040];
        list2034.push(v2033);
        continue l2029;
      }
      p = s2031;
      if (trail.length > t2032) trail.length = t2032;
    } else touched ||= p >= end;
    break;
  }
  if (list2034.length === 0) { return undefined; }
  e2028 = list2034;
  let e2043!: [" "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2044 = readFenceClose(p);
  if (r2044 === undefined) { return undefined; }
  e2043 = r2044;
  p = pos;
  value = [e1923, e1926, e1955, e2028, e2043];
  pos = p;
  return value;
}

function skipActionMarker(p: number): number {
  let c = 0;
  let n1945 = 0;
  l1942: for (;;) {
    if (n1945 >= 3) break;
    const s1944 = p;
    l1943: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1943;
      }
      p++;
      n1945++;
      continue l1942;
    }
    p = s1944;
    break;
  }
  l1946: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s1948 = p;
      l1947: {
        p = skipDecoration(p);
        if (p < 0) { break l1947; }
        break l1946;
      }
      p = s1948;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (text.charCodeAt(p) === 40) {
    {
      const s1949 = p;
      l1950: {

        p++;
        return -1;
      }
      p = s1949;
    }
  } else touched ||= p >= end;
  return p;
}

function readActionMarker(p: number): [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null] | undefined {
  let c = 0;
  let value!: [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null];
  let e1957!: " "[];
  const r1958 = readIndent(p);
  if (r1958 === undefined) { return undefined; }
  e1957 = r1958;
  p = pos;
  let e1960!: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null;
  l1961: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s1963 = p;
      l1962: {
        const r1964 = readDecoration(p);
        if (r1964 === undefined) { break l1962; }
        e1960 = r1964;
        p = pos;
        break l1961;
      }
      p = s1963;
    } else touched ||= p >= end;
    e1960 = null;
  }
  let e2014!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2015 = readMarkerOpen(p);
  if (r2015 === undefined) { return undefined; }
  e2014 = r2015;
  p = pos;
  let e2017!: ActionNameNode | BadActionNameNode;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2018 = read_actionName(p);
  if (r2018 === undefined) { return undefined; }
  e2017 = r2018;
  p = pos;
  let e2020!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2021 = readMarkerClose(p);
  if (r2021 === undefined) { return undefined; }
  e2020 = r2021;
  p = pos;
  let e2023!: null;
  if (text.charCodeAt(p) === 40) {
    {
      const s2024 = p;
      l2025: {

        p++;
        return undefined;
      }
      p = s2024;
    }
  } else touched ||= p >= end;
  e2023 = null;
  value = [e1957, e1960, e2014, e2017, e2020, e2023];
  pos = p;
  return value;
}

function readDecoration(p: number): (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | undefined {
  let c = 0;
  let value!: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[];
  const list1969: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] = [];
  l1965: for (;;) {
    const s1967 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      l1966: {
        let v1968!: ["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__";
        l1971: {
          const s1972 = p;
          if (text.charCodeAt(p) === 35) {
            l1973: {
              let e1974!: "#"[];
              const list1979: "#"[] = [];
              l1975: for (;;) {
                const s1977 = p;
                if (text.charCodeAt(p) === 35) {
                  l1976: {
                    let v1978!: "#";

                    v1978 = "#";
                    p++;
                    list1979.push(v1978);
                    continue l1975;
                  }
                  p = s1977;
                } else touched ||= p >= end;
                break;
              }
              if (list1979.length === 0) { break l1973; }
              e1974 = list1979;
              let e1981!: string[];
              const list1986: string[] = [];
              l1982: for (;;) {
                const s1984 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1983: {
                    let v1985!: string;
                    const r1988 = read_blank(p);
                    if (r1988 === undefined) { break l1983; }
                    v1985 = r1988;
                    p = pos;
                    list1986.push(v1985);
                    continue l1982;
                  }
                  p = s1984;
                } else touched ||= p >= end;
                break;
              }
              e1981 = list1986;
              v1968 = [e1974, e1981];
              break l1971;
            }
            p = s1972;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 62) {
            l1990: {
              let e1991!: ">";

              e1991 = ">";
              p++;
              let e1992!: string[];
              const list1997: string[] = [];
              l1993: for (;;) {
                const s1995 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1994: {
                    let v1996!: string;
                    const r1999 = read_blank(p);
                    if (r1999 === undefined) { break l1994; }
                    v1996 = r1999;
                    p = pos;
                    list1997.push(v1996);
                    continue l1993;
                  }
                  p = s1995;
                } else touched ||= p >= end;
                break;
              }
              e1992 = list1997;
              v1968 = [e1991, e1992];
              break l1971;
            }
            p = s1972;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
            l2001: {
              let e2002!: string;
              e2002 = text.charAt(p);
              p++;
              let e2003!: string[];
              const list2008: string[] = [];
              l2004: for (;;) {
                const s2006 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l2005: {
                    let v2007!: string;
                    const r2010 = read_blank(p);
                    if (r2010 === undefined) { break l2005; }
                    v2007 = r2010;
                    p = pos;
                    list2008.push(v2007);
                    continue l2004;
                  }
                  p = s2006;
                } else touched ||= p >= end;
                break;
              }
              if (list2008.length === 0) { break l2001; }
              e2003 = list2008;
              v1968 = [e2002, e2003];
              break l1971;
            }
            p = s1972;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            l2012: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l2012;
              }
              v1968 = "**";
              p += 2;
              break l1971;
            }
            p = s1972;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1966;
          }
          v1968 = "__";
          p += 2;
        }
        list1969.push(v1968);
        continue l1965;
      }
      p = s1967;
    } else touched ||= p >= end;
    break;
  }
  if (list1969.length === 0) { return undefined; }
  value = list1969;
  pos = p;
  return value;
}

function readMarkerOpen(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
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
  let c = 0;
  let value!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  let l_run!: string;
  let e2047!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2048 = readFenceOpen(p);
  if (r2048 === undefined) { return undefined; }
  l_run = r2048;
  p = pos;
  registers[1] = l_run;
  e2047 = l_run;
  let e2050!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list2056: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l2051: for (;;) {
    const s2053 = p;
    const t2054 = trail.length;
    if (p < end) {
      l2052: {
        let v2055!: [null, [string[], "\n" | BadLineEndNode] | string[]];
        let e2058!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s2059 = p;
            l2060: {
              p = skipFenceClose(p);
              if (p < 0) { break l2060; }
              break l2052;
            }
            p = s2059;
          }
        } else touched ||= p >= end;
        e2058 = null;
        let e2062!: [string[], "\n" | BadLineEndNode] | string[];
        if (!(p < end)) {
          touched ||= p >= end;
          break l2052;
        }
        const r2063 = readLine(p);
        if (r2063 === undefined) { break l2052; }
        e2062 = r2063;
        p = pos;
        v2055 = [e2058, e2062];
        list2056.push(v2055);
        continue l2051;
      }
      p = s2053;
      if (trail.length > t2054) trail.length = t2054;
    } else touched ||= p >= end;
    break;
  }
  e2050 = list2056;
  let e2065!: [" "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2066 = readFenceClose(p);
  if (r2066 === undefined) { return undefined; }
  e2065 = r2066;
  p = pos;
  value = [e2047, e2050, e2065];
  pos = p;
  return value;
}

function readClosedFence(p: number): [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null];
  let e2074!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2075 = readFenced(p);
  if (r2075 === undefined) { return undefined; }
  e2074 = r2075;
  p = pos;
  let e2077!: "\n" | BadLineEndNode | null;
  const r2078 = readLineEnd(p);
  if (r2078 === undefined) { return undefined; }
  e2077 = r2078;
  p = pos;
  value = [e2074, e2077];
  pos = p;
  return value;
}

function readOpenFence(p: number): [null, MissingFenceEndNode, ([string[], "\n" | BadLineEndNode] | string[])[]] | undefined {
  let c = 0;
  let value!: [null, MissingFenceEndNode, ([string[], "\n" | BadLineEndNode] | string[])[]];
  let e2091!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
    {
      const s2092 = p;
      l2093: {
        p = skipStop(p);
        if (p < 0) { break l2093; }
        return undefined;
      }
      p = s2092;
    }
  } else touched ||= p >= end;
  e2091 = null;
  let e2095!: MissingFenceEndNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2096 = readMissingFenceEnd(p);
  if (r2096 === undefined) { return undefined; }
  e2095 = r2096;
  p = pos;
  let e2100!: ([string[], "\n" | BadLineEndNode] | string[])[];
  const list2106: ([string[], "\n" | BadLineEndNode] | string[])[] = [];
  l2101: for (;;) {
    const s2103 = p;
    const t2104 = trail.length;
    if (p < end) {
      l2102: {
        let v2105!: [string[], "\n" | BadLineEndNode] | string[];
        const r2108 = readLine(p);
        if (r2108 === undefined) { break l2102; }
        v2105 = r2108;
        p = pos;
        list2106.push(v2105);
        continue l2101;
      }
      p = s2103;
      if (trail.length > t2104) trail.length = t2104;
    } else touched ||= p >= end;
    break;
  }
  e2100 = list2106;
  value = [e2091, e2095, e2100];
  pos = p;
  return value;
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2097 = readFenceOpen(p);
  if (r2097 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadLine(p: number): BadLineNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s2115 = p;
      l2116: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l2116; }
        return undefined;
      }
      p = s2115;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r2118 = readLine(p);
  if (r2118 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadLineNode = { type: 'BadLine', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf255(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l2121: {
    const s2122 = p;
    const t2123 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l2124: {
        const r2125 = readWrapperEnd(p);
        if (r2125 === undefined) { break l2124; }
        value = r2125;
        p = pos;
        break l2121;
      }
      p = s2122;
      if (trail.length > t2123) trail.length = t2123;
    } else touched ||= p >= end;
    const r2148 = readMissingWrapperEnd(p);
    if (r2148 === undefined) { return -1; }
    value = r2148;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): WrapperEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2126 = read_wrapperEnd(p);
  if (r2126 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'WrapperEnd', start: base + start, end: base + p };
}

function read_wrapperEnd(p: number): [" "[], string, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], "\n" | BadLineEndNode | null];
  let e2127!: " "[];
  const r2128 = readIndent(p);
  if (r2128 === undefined) { return undefined; }
  e2127 = r2128;
  p = pos;
  let e2130!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2131 = readWrapperRun(p);
  if (r2131 === undefined) { return undefined; }
  e2130 = r2131;
  p = pos;
  let e2133!: string[];
  const r2134 = readBlanks(p);
  if (r2134 === undefined) { return undefined; }
  e2133 = r2134;
  p = pos;
  let e2136!: "\n" | BadLineEndNode | null;
  l2137: {
    const s2138 = p;
    const t2139 = trail.length;
    l2140: {
      const r2141 = readLineEnd(p);
      if (r2141 === undefined) { break l2140; }
      e2136 = r2141;
      p = pos;
      break l2137;
    }
    p = s2138;
    if (trail.length > t2139) trail.length = t2139;
    l2145: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s2143 = p;
        l2144: {
          p = skipLineNoise(p);
          if (p < 0) { break l2144; }
          p = skipLineEnd(p);
          if (p < 0) { break l2144; }
          p = s2143;
          break l2145;
        }
        p = s2143;
      } else touched ||= p >= end;
      return undefined;
    }
    e2136 = null;
  }
  value = [e2127, e2130, e2133, e2136];
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
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2150 = readOpening(p);
  if (r2150 === undefined) { return -1; }
  value = r2150;
  p = pos;
  leafValue = value;
  return p;
}

function readOpening(p: number): BlankNode | BadNoiseNode | BadChatBeforeNode | undefined {
  let c = 0;
  let value!: BlankNode | BadNoiseNode | BadChatBeforeNode;
  l2151: {
    const s2152 = p;
    const t2153 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l2154: {
        const r2155 = readLead(p);
        if (r2155 === undefined) { break l2154; }
        value = r2155;
        p = pos;
        break l2151;
      }
      p = s2152;
      if (trail.length > t2153) trail.length = t2153;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r2157 = readBadChatBefore(p);
    if (r2157 === undefined) { return undefined; }
    value = r2157;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadChatBefore(p: number): BadChatBeforeNode | undefined {
  let c = 0;
  const start = p;
  l2158: {
    const s2159 = p;
    const t2160 = trail.length;
    if (p < end) {
      l2161: {
        let m2166 = false;
        l2162: for (;;) {
          const s2164 = p;
          const t2165 = trail.length;
          if (p < end) {
            l2163: {
              if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
                {
                  const s2167 = p;
                  l2168: {
                    p = skipReplyFence(p);
                    if (p < 0) { break l2168; }
                    break l2163;
                  }
                  p = s2167;
                }
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
                {
                  const s2194 = p;
                  l2195: {
                    p = skipStop(p);
                    if (p < 0) { break l2195; }
                    break l2163;
                  }
                  p = s2194;
                }
              } else touched ||= p >= end;
              if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
                {
                  const s2197 = p;
                  l2198: {
                    p = skipBlankLine(p);
                    if (p < 0) { break l2198; }
                    break l2163;
                  }
                  p = s2197;
                }
              } else touched ||= p >= end;
              l2200: {
                const s2201 = p;
                const t2202 = trail.length;
                if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
                  l2203: {
                    const r2204 = readClosedFence(p);
                    if (r2204 === undefined) { break l2203; }
                    p = pos;
                    break l2200;
                  }
                  p = s2201;
                  if (trail.length > t2202) trail.length = t2202;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
                  {
                    const s2206 = p;
                    l2207: {
                      p = skipFenceHead(p);
                      if (p < 0) { break l2207; }
                      break l2163;
                    }
                    p = s2206;
                  }
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
                  touched ||= p >= end;
                  break l2163;
                }
                const r2209 = readChatLine(p);
                if (r2209 === undefined) { break l2163; }
                p = pos;
              }
              m2166 = true;
              continue l2162;
            }
            p = s2164;
            if (trail.length > t2165) trail.length = t2165;
          } else touched ||= p >= end;
          break;
        }
        if (!m2166) { break l2161; }
        l2211: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            const s2213 = p;
            const t2214 = trail.length;
            l2212: {
              const r2215 = readOpenFence(p);
              if (r2215 === undefined) { break l2212; }
              p = pos;
              break l2211;
            }
            p = s2213;
            if (trail.length > t2214) trail.length = t2214;
          } else touched ||= p >= end;
        }
        break l2158;
      }
      p = s2159;
      if (trail.length > t2160) trail.length = t2160;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      {
        const s2217 = p;
        l2218: {
          p = skipReplyFence(p);
          if (p < 0) { break l2218; }
          return undefined;
        }
        p = s2217;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2220 = readOpenFence(p);
    if (r2220 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  const node: BadChatBeforeNode = { type: 'BadChatBefore', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipReplyFence(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipMarkerFenceAhead(p);
  if (p < 0) { return -1; }
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s2173 = p;
      l2174: {
        p = skipExampleFence(p);
        if (p < 0) { break l2174; }
        return -1;
      }
      p = s2173;
    }
  } else touched ||= p >= end;
  return p;
}

function skipMarkerFenceAhead(p: number): number {
  let c = 0;
  l2172: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s2170 = p;
      l2171: {
        p = skipMarkerFence(p);
        if (p < 0) { break l2171; }
        p = s2170;
        break l2172;
      }
      p = s2170;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipExampleFence(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipClosedFence(p);
  if (p < 0) { return -1; }
  l2176: for (;;) {
    const s2178 = p;
    if (p < end) {
      l2177: {
        l2180: {
          const s2181 = p;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            l2182: {
              p = skipClosedFence(p);
              if (p < 0) { break l2182; }
              break l2180;
            }
            p = s2181;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            {
              const s2183 = p;
              l2184: {
                p = skipFenceOpen(p);
                if (p < 0) { break l2184; }
                break l2177;
              }
              p = s2183;
            }
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            {
              const s2186 = p;
              l2187: {
                p = skipStopMarker(p);
                if (p < 0) { break l2187; }
                break l2177;
              }
              p = s2186;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2177;
          }
          p = skipLine(p);
          if (p < 0) { break l2177; }
        }
        continue l2176;
      }
      p = s2178;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipStopMarker(p);
  if (p < 0) { return -1; }
  return p;
}

function skipClosedFence(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
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
  l2189: {
    const s2190 = p;
    if (p < end) {
      l2191: {
        const near2192 = p + 16;
        while (p < near2192 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near2192) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2191;
        }
        p = skipEol(p);
        if (p < 0) { break l2191; }
        break l2189;
      }
      p = s2190;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near2193 = p + 16;
    while (p < near2193 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near2193) {
      STOPS_1.lastIndex = p;
      p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function leaf268(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2224!: null;
  l2227: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s2225 = p;
      l2226: {
        p = skipReplyFence(p);
        if (p < 0) { break l2226; }
        p = s2225;
        break l2227;
      }
      p = s2225;
    } else touched ||= p >= end;
    return -1;
  }
  e2224 = null;
  value = [e2224];
  leafValue = value;
  return p;
}

const stepItem: Step = { op: 'choice', starts: [STARTS_9, STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_17, STARTS_21], alternatives: [{ op: 'leaf', read: leaf57 }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: leaf183 }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepTagBlock }, { op: 'leaf', read: leaf215 }] };
const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'choice', starts: [STARTS_22, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf259 } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf268, body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
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
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"Lines end with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
    BadMarkerName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","mend":"Write the name in upper case with underscores: [MOOD], [ACTION_0_TYPE].","isCut":false},
    BadMarkerSlip: {"code":"bad-marker-slip","severity":"warning","meaning":"A marker is one typing slip away from a standard one and was read as that.","example":"[CONFIDENC] 0.9","mend":"Spell the name as the format has it: [CONFIDENCE].","isCut":false},
  },
  registers: 3,
  tables: 5,
};
