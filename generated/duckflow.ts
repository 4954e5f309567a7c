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
  readonly Vital: VitalNode;
  readonly BlockHead: BlockHeadNode;
  readonly BadStartText: BadStartTextNode;
  readonly BadLineEnd: BadLineEndNode;
  readonly BlockEnd: BlockEndNode;
  readonly BadContentEnd: BadContentEndNode;
  readonly MissingContentEnd: MissingContentEndNode;
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
const TABLE_15 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
const TABLE_16 = tableOf([67, 67], [70, 70], [77, 77], [83, 83]);
const TABLE_17 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95]);
const TABLE_18 = tableOf([9, 9], [32, 32], [35, 35], [42, 45], [59, 59], [62, 62], [91, 91], [95, 95], [124, 124]);
const TABLE_19 = tableOf([37, 37], [43, 57], [65, 90], [95, 95], [97, 122], [126, 126]);
const TABLE_20 = tableOf([45, 45], [47, 47], [126, 126]);
const TABLE_21 = tableOf([9, 9], [32, 32], [93, 93]);
const TABLE_22 = tableOf([9, 9], [32, 32], [48, 58], [61, 61]);
const TABLE_23 = tableOf([9, 9], [32, 32], [44, 44], [59, 59], [124, 124]);
const TABLE_24 = tableOf();
const TABLE_25 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95]);
const TABLE_26 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 90], [92, 92], [94, 127]);
const TABLE_27 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 92], [94, 127]);
const WORDS_0 = wordList(["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_1 = wordList(["ACTION"], [null,"BadMarkerSlip"]);
const WORDS_2 = wordList(["TYPE","CONTENT_START","CONTENT_END"], [null,"BadMarkerSlip"]);
const STARTS_3 = startsOf([9, 10], [13, 13], [32, 32], [91, 91]);
const WORDS_4 = wordList(["CONTENT_START"], ["BadMarkerName","BadMarkerSlip"]);
const STARTS_5 = startsOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95], [12304, 12305], [12308, 12309], [65339, 65339], [65341, 65341]);
const WORDS_6 = wordList(["REASONING"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_7 = wordList(["PLANNING","NOTES"], ["BadMarkerName","BadMarkerSlip"]);
const STARTS_8 = startsOf([91, 91]);
const WORDS_9 = wordList(["TYPE"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_10 = wordList(["CONTENT_END"], ["BadMarkerName","BadMarkerSlip"]);
const WORDS_11 = wordList(["CONFIDENCE","MOOD","FOCUS","STAMINA"], ["BadMarkerName","BadMarkerSlip"]);

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
      l501: {
        const r502 = readParameter(p);
        if (r502 === undefined) { break l501; }
        value = r502;
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
    const r698 = readVital(p);
    if (r698 === undefined) { return -1; }
    value = r698;
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
  const r473 = readValueEnd(p);
  if (r473 === undefined) { return undefined; }
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
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l465: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s466 = p;
            l467: {
              p = skipLineNoise(p);
              if (p < 0) { break l467; }
              p = skipLineEnd(p);
              if (p < 0) { break l467; }
              break l465;
            }
            p = s466;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l465;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l465; }
        break l462;
      }
      p = s463;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s469 = p;
        l470: {
          p = skipNoise(p);
          if (p < 0) { break l470; }
          return -1;
        }
        p = s469;
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
  let e474!: string[];
  const r475 = readBlanks(p);
  if (r475 === undefined) { return undefined; }
  e474 = r475;
  p = pos;
  let e485!: BadLineNoiseNode | null;
  l486: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s488 = p;
      const t489 = trail.length;
      l487: {
        const r490 = readBadLineNoise(p);
        if (r490 === undefined) { break l487; }
        e485 = r490;
        p = pos;
        break l486;
      }
      p = s488;
      if (trail.length > t489) trail.length = t489;
    } else touched ||= p >= end;
    e485 = null;
  }
  let e495!: "\n" | BadLineEndNode | null;
  const r496 = readLineEnd(p);
  if (r496 === undefined) { return undefined; }
  e495 = r496;
  p = pos;
  value = [e474, e485, e495];
  pos = p;
  return value;
}

function readBlanks(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list480: string[] = [];
  l476: for (;;) {
    const s478 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l477: {
        let v479!: string;
        const r482 = read_blank(p);
        if (r482 === undefined) { break l477; }
        v479 = r482;
        p = pos;
        list480.push(v479);
        continue l476;
      }
      p = s478;
    } else touched ||= p >= end;
    break;
  }
  value = list480;
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
  l493: {
    const s491 = p;
    l492: {
      p = skipLineEnd(p);
      if (p < 0) { break l492; }
      p = s491;
      break l493;
    }
    p = s491;
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
  const r503 = readIndex(p);
  if (r503 === undefined) { return undefined; }
  l_index = r503;
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
  const r505 = readParameterName(p);
  if (r505 === undefined) { return undefined; }
  l_name = r505;
  p = pos;
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const r525 = readGiven(p);
  if (r525 === undefined) { return undefined; }
  l_value = r525;
  p = pos;
  l527: {
    const s529 = p;
    const t530 = trail.length;
    l528: {
      const r531 = readBadContinuation(p);
      if (r531 === undefined) { break l528; }
      l_more = r531;
      p = pos;
      break l527;
    }
    p = s529;
    if (trail.length > t530) trail.length = t530;
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
      const s506 = p;
      l507: {
        p = skipPartWord(p);
        if (p < 0) { break l507; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l507;
        }
        p++;
        return undefined;
      }
      p = s506;
    }
  } else touched ||= p >= end;
  if (text.charCodeAt(p) === 67) {
    {
      const s509 = p;
      l510: {
        p = skipTagRest(p);
        if (p < 0) { break l510; }
        return undefined;
      }
      p = s509;
    }
  } else touched ||= p >= end;
  const s520 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
  touched ||= p >= end;
  value = text.slice(s520, p);
  l523: {
    if (text.charCodeAt(p) === 93) {
      const s521 = p;
      l522: {

        p++;
        p = s521;
        break l523;
      }
      p = s521;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return value;
}

function skipTagRest(p: number): number {
  if (text.charCodeAt(p) !== 67 || !text.startsWith("CONTENT]", p)) {
    reachesEnd(p, "CONTENT]");
    return -1;
  }
  p += 8;
  l514: {
    const s512 = p;
    l513: {
      p = skipBlanks(p);
      if (p < 0) { break l513; }
      p = skipLineEnd(p);
      if (p < 0) { break l513; }
      p = s512;
      break l514;
    }
    p = s512;
    return -1;
  }
  p = skipTagCloseLater(p);
  if (p < 0) { return -1; }
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
  let e515!: "[/ACTION_";
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[/ACTION_", p)) {
    reachesEnd(p, "[/ACTION_");
    return undefined;
  }
  e515 = "[/ACTION_";
  p += 9;
  let e516!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r517 = readIndex(p);
  if (r517 === undefined) { return undefined; }
  e516 = r517;
  p = pos;
  let e519!: "_CONTENT";
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT", p)) {
    reachesEnd(p, "_CONTENT");
    return undefined;
  }
  e519 = "_CONTENT";
  p += 8;
  value = [e515, e516, e519];
  pos = p;
  return value;
}

function readBadContinuation(p: number): BadContinuationNode | undefined {
  const start = p;
  let l_lines!: string[];
  const list537: string[] = [];
  l532: for (;;) {
    const s534 = p;
    const t535 = trail.length;
    l533: {
      let v536!: string;
      const r539 = readContinuedLine(p);
      if (r539 === undefined) { break l533; }
      v536 = r539;
      p = pos;
      list537.push(v536);
      continue l532;
    }
    p = s534;
    if (trail.length > t535) trail.length = t535;
    break;
  }
  if (list537.length === 0) { return undefined; }
  l_lines = list537;
  pos = p;
  const node: BadContinuationNode = { type: 'BadContinuation', start: base + start, end: base + p, raw: text.slice(start, p), lines: l_lines };
  trail.push(node);
  return node;
}

function readContinuedLine(p: number): string | undefined {
  let c = 0;
  let value!: string;
  {
    const s540 = p;
    l541: {
      p = skipStop(p);
      if (p < 0) { break l541; }
      return undefined;
    }
    p = s540;
  }
  if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
    {
      const s568 = p;
      l569: {
        p = skipBlankLine(p);
        if (p < 0) { break l569; }
        return undefined;
      }
      p = s568;
    }
  } else touched ||= p >= end;
  l571: {
    const s572 = p;
    const t573 = trail.length;
    l574: {
      const s575 = p;
      const r576 = readPlainFence(p);
      if (r576 === undefined) { break l574; }
      p = pos;
      value = text.slice(s575, p);
      const r651 = readLineEnd(p);
      if (r651 === undefined) { break l574; }
      p = pos;
      break l571;
    }
    p = s572;
    if (trail.length > t573) trail.length = t573;
    {
      const s653 = p;
      l654: {
        p = skipFenceHead(p);
        if (p < 0) { break l654; }
        return undefined;
      }
      p = s653;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r656 = readChatLine(p);
    if (r656 === undefined) { return undefined; }
    value = r656;
    p = pos;
  }
  pos = p;
  return value;
}

function skipStop(p: number): number {
  let c = 0;
  l543: {
    const s544 = p;
    l545: {
      p = skipStopMarker(p);
      if (p < 0) { break l545; }
      break l543;
    }
    p = s544;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l546: {
        let m550 = false;
        l547: for (;;) {
          const s549 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l548: {
              p = skipNoise(p);
              if (p < 0) { break l548; }
              m550 = true;
              continue l547;
            }
            p = s549;
          } else touched ||= p >= end;
          break;
        }
        if (!m550) { break l546; }
        p = skipStopMarker(p);
        if (p < 0) { break l546; }
        break l543;
      }
      p = s544;
    } else touched ||= p >= end;
    p = skip_wrapperEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_wrapperEnd(p: number): number {
  let c = 0;
  let n554 = 0;
  l551: for (;;) {
    if (n554 >= 3) break;
    const s553 = p;
    l552: {
      if (text.charCodeAt(p) !== 32) {
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
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipWrapperRun(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l562: {
    const s563 = p;
    l564: {
      p = skipLineEnd(p);
      if (p < 0) { break l564; }
      break l562;
    }
    p = s563;
    l567: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s565 = p;
        l566: {
          p = skipLineNoise(p);
          if (p < 0) { break l566; }
          p = skipLineEnd(p);
          if (p < 0) { break l566; }
          p = s565;
          break l567;
        }
        p = s565;
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
  const r555 = readFenceRun(p);
  if (r555 === undefined) { return undefined; }
  value = r555;
  p = pos;
  pos = p;
  return value;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l556: {
    const s557 = p;
    if (text.charCodeAt(p) === 96) {
      l558: {
        const s559 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l558;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s559, p);
        break l556;
      }
      p = s557;
    } else touched ||= p >= end;
    const s560 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s560, p);
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
  let e577!: string;
  const r578 = readFenceOpen(p);
  if (r578 === undefined) { return undefined; }
  l_run = r578;
  p = pos;
  registers[1] = l_run;
  e577 = l_run;
  let e580!: [null, null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list586: ([null, null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l581: for (;;) {
    const s583 = p;
    const t584 = trail.length;
    l582: {
      let v585!: [null, null, [string[], "\n" | BadLineEndNode] | string[]];
      let e588!: null;
      {
        const s589 = p;
        l590: {
          p = skipFenceClose(p);
          if (p < 0) { break l590; }
          break l582;
        }
        p = s589;
      }
      e588 = null;
      let e601!: null;
      {
        const s602 = p;
        l603: {
          p = skipStandardMarker(p);
          if (p < 0) { break l603; }
          break l582;
        }
        p = s602;
      }
      e601 = null;
      let e605!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l582;
      }
      const r606 = readLine(p);
      if (r606 === undefined) { break l582; }
      e605 = r606;
      p = pos;
      v585 = [e588, e601, e605];
      list586.push(v585);
      continue l581;
    }
    p = s583;
    if (trail.length > t584) trail.length = t584;
    break;
  }
  e580 = list586;
  let e628!: [" "[], string, string[], null];
  const r629 = readFenceClose(p);
  if (r629 === undefined) { return undefined; }
  e628 = r629;
  p = pos;
  value = [e577, e580, e628];
  pos = p;
  return value;
}

function skipFenceClose(p: number): number {
  let c = 0;
  let n595 = 0;
  l592: for (;;) {
    if (n595 >= 3) break;
    const s594 = p;
    l593: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l593;
      }
      p++;
      n595++;
      continue l592;
    }
    p = s594;
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
  l600: {
    const s598 = p;
    l599: {
      p = skipLineEnd(p);
      if (p < 0) { break l599; }
      p = s598;
      break l600;
    }
    p = s598;
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
  const r596 = readFenceRun(p);
  if (r596 === undefined) { return undefined; }
  value = r596;
  p = pos;
  pos = p;
  return value;
}

function readLine(p: number): [string[], "\n" | BadLineEndNode] | string[] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | string[];
  l607: {
    const s608 = p;
    const t609 = trail.length;
    if (p < end) {
      l610: {
        let e611!: string[];
        const list616: string[] = [];
        l612: for (;;) {
          const s614 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l613: {
              let v615!: string;
              v615 = text.charAt(p);
              p++;
              list616.push(v615);
              continue l612;
            }
            p = s614;
          } else touched ||= p >= end;
          break;
        }
        e611 = list616;
        let e618!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l610;
        }
        const r619 = readEol(p);
        if (r619 === undefined) { break l610; }
        e618 = r619;
        p = pos;
        value = [e611, e618];
        break l607;
      }
      p = s608;
      if (trail.length > t609) trail.length = t609;
    } else touched ||= p >= end;
    const list625: string[] = [];
    l621: for (;;) {
      const s623 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l622: {
          let v624!: string;
          v624 = text.charAt(p);
          p++;
          list625.push(v624);
          continue l621;
        }
        p = s623;
      } else touched ||= p >= end;
      break;
    }
    if (list625.length === 0) { return undefined; }
    value = list625;
  }
  pos = p;
  return value;
}

function readFenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e630!: " "[];
  const r631 = readIndent(p);
  if (r631 === undefined) { return undefined; }
  e630 = r631;
  p = pos;
  let e639!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r640 = readClosingRun(p);
  if (r640 === undefined) { return undefined; }
  e639 = r640;
  p = pos;
  let e642!: string[];
  const r643 = readBlanks(p);
  if (r643 === undefined) { return undefined; }
  e642 = r643;
  p = pos;
  let e645!: null;
  l648: {
    const s646 = p;
    l647: {
      p = skipLineEnd(p);
      if (p < 0) { break l647; }
      p = s646;
      break l648;
    }
    p = s646;
    return undefined;
  }
  e645 = null;
  value = [e630, e639, e642, e645];
  pos = p;
  return value;
}

function readIndent(p: number): " "[] | undefined {
  let value!: " "[];
  const list637: " "[] = [];
  let n635 = 0;
  l632: for (;;) {
    if (n635 >= 3) break;
    const s634 = p;
    l633: {
      let v636!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l633;
      }
      v636 = " ";
      p++;
      list637.push(v636);
      n635++;
      continue l632;
    }
    p = s634;
    break;
  }
  value = list637;
  pos = p;
  return value;
}

function readChatLine(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s657 = p;
  let m661 = false;
  l658: for (;;) {
    const s660 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l659: {
        p = skipLineChar(p);
        if (p < 0) { break l659; }
        m661 = true;
        continue l658;
      }
      p = s660;
    } else touched ||= p >= end;
    break;
  }
  if (!m661) { return undefined; }
  value = text.slice(s657, p);
  l685: {
    const s686 = p;
    const t687 = trail.length;
    l688: {
      const r689 = readLineEnd(p);
      if (r689 === undefined) { break l688; }
      p = pos;
      break l685;
    }
    p = s686;
    if (trail.length > t687) trail.length = t687;
    l693: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s691 = p;
        l692: {
          p = skipNoise(p);
          if (p < 0) { break l692; }
          p = s691;
          break l693;
        }
        p = s691;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function skipLineChar(p: number): number {
  let c = 0;
  l662: {
    const s663 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
      l664: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l664;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l662;
      }
      p = s663;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l665: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s666 = p;
            l667: {
              p = skipTextTail(p);
              if (p < 0) { break l667; }
              break l665;
            }
            p = s666;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l665;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l665; }
        break l662;
      }
      p = s663;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s682 = p;
        l683: {
          p = skipNoise(p);
          if (p < 0) { break l683; }
          return -1;
        }
        p = s682;
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
  l669: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s671 = p;
      l670: {
        p = skipEol(p);
        if (p < 0) { break l670; }
        l672: for (;;) {
          const s674 = p;
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            l673: {
              p = skipBlankLine(p);
              if (p < 0) { break l673; }
              continue l672;
            }
            p = s674;
          } else touched ||= p >= end;
          break;
        }
        break l669;
      }
      p = s671;
    } else touched ||= p >= end;
  }
  l676: {
    const s677 = p;
    l678: {
      p = skipStop(p);
      if (p < 0) { break l678; }
      break l676;
    }
    p = s677;
    if (p < end) {
      {
        const s679 = p;
        l680: {
          p++;
          return -1;
        }
        p = s679;
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
  const r699 = readVitalName(p);
  if (r699 === undefined) { return undefined; }
  l_name = r699;
  p = pos;
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const r706 = readVitalValue(p);
  if (r706 === undefined) { return undefined; }
  l_value = r706;
  p = pos;
  pos = p;
  return { type: 'Vital', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readVitalName(p: number): "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA" | undefined {
  let value!: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
  l700: {
    const s701 = p;
    if (text.charCodeAt(p) === 67) {
      l702: {
        if (!text.startsWith("CONFIDENCE", p)) {
          reachesEnd(p, "CONFIDENCE");
          break l702;
        }
        value = "CONFIDENCE";
        p += 10;
        break l700;
      }
      p = s701;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 77) {
      l703: {
        if (!text.startsWith("MOOD", p)) {
          reachesEnd(p, "MOOD");
          break l703;
        }
        value = "MOOD";
        p += 4;
        break l700;
      }
      p = s701;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 70) {
      l704: {
        if (!text.startsWith("FOCUS", p)) {
          reachesEnd(p, "FOCUS");
          break l704;
        }
        value = "FOCUS";
        p += 5;
        break l700;
      }
      p = s701;
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
  l707: {
    const s708 = p;
    const t709 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l710: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l710;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
          touched ||= p >= end;
          break l710;
        }
        const r711 = readNumber(p);
        if (r711 === undefined) { break l710; }
        value = r711;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l710; }
        const r726 = readLineEnd(p);
        if (r726 === undefined) { break l710; }
        p = pos;
        break l707;
      }
      p = s708;
      if (trail.length > t709) trail.length = t709;
    } else touched ||= p >= end;
    l728: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
        const s730 = p;
        const t731 = trail.length;
        l729: {
          const r732 = readBadMarkerNoise(p);
          if (r732 === undefined) { break l729; }
          p = pos;
          break l728;
        }
        p = s730;
        if (trail.length > t731) trail.length = t731;
      } else touched ||= p >= end;
    }
    l734: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
        const s736 = p;
        const t737 = trail.length;
        l735: {
          const r738 = readBadVitalSeparator(p);
          if (r738 === undefined) { break l735; }
          p = pos;
          break l734;
        }
        p = s736;
        if (trail.length > t737) trail.length = t737;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l740: {
      const s741 = p;
      const t742 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        l743: {
          const r744 = readBadPercent(p);
          if (r744 === undefined) { break l743; }
          value = r744;
          p = pos;
          break l740;
        }
        p = s741;
        if (trail.length > t742) trail.length = t742;
      } else touched ||= p >= end;
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
        l774: {
          const r775 = readNumber(p);
          if (r775 === undefined) { break l774; }
          value = r775;
          p = pos;
          p = skipNumberBoundary(p);
          if (p < 0) { break l774; }
          break l740;
        }
        p = s741;
        if (trail.length > t742) trail.length = t742;
      } else touched ||= p >= end;
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
        l777: {
          const r778 = readBadNumeral(p);
          if (r778 === undefined) { break l777; }
          value = r778;
          p = pos;
          break l740;
        }
        p = s741;
        if (trail.length > t742) trail.length = t742;
      } else touched ||= p >= end;
      const r790 = readBadVital(p);
      if (r790 === undefined) { return undefined; }
      value = r790;
      p = pos;
    }
    l810: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s812 = p;
        const t813 = trail.length;
        l811: {
          const r814 = readBadMarkerEnd(p);
          if (r814 === undefined) { break l811; }
          p = pos;
          break l810;
        }
        p = s812;
        if (trail.length > t813) trail.length = t813;
      } else touched ||= p >= end;
    }
    l819: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s821 = p;
        const t822 = trail.length;
        l820: {
          const r823 = readBadValueBracket(p);
          if (r823 === undefined) { break l820; }
          p = pos;
          break l819;
        }
        p = s821;
        if (trail.length > t822) trail.length = t822;
      } else touched ||= p >= end;
    }
    l825: {
      if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
        const s827 = p;
        const t828 = trail.length;
        l826: {
          const r829 = readBadMarkerEnd(p);
          if (r829 === undefined) { break l826; }
          p = pos;
          break l825;
        }
        p = s827;
        if (trail.length > t828) trail.length = t828;
      } else touched ||= p >= end;
    }
    l831: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
        const s833 = p;
        const t834 = trail.length;
        l832: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            {
              const s835 = p;
              l836: {
                p = skipLineBreakDue(p);
                if (p < 0) { break l836; }
                break l832;
              }
              p = s835;
            }
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            {
              const s838 = p;
              l839: {
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                  touched ||= p >= end;
                  break l839;
                }
                p++;
                while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
                touched ||= p >= end;
                if (!(text.charCodeAt(p) === 91)) {
                  touched ||= p >= end;
                  break l839;
                }
                p = skipNextOwnVital(p);
                if (p < 0) { break l839; }
                break l832;
              }
              p = s838;
            }
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l832;
          }
          const r875 = readBadRemark(p);
          if (r875 === undefined) { break l832; }
          p = pos;
          break l831;
        }
        p = s833;
        if (trail.length > t834) trail.length = t834;
      } else touched ||= p >= end;
    }
    const r898 = readVitalEnd(p);
    if (r898 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return value;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s712 = p;
  l713: {
    if (text.charCodeAt(p) === 45) {
      const s715 = p;
      l714: {

        p++;
        break l713;
      }
      p = s715;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l716: {
    if (text.charCodeAt(p) === 46) {
      const s718 = p;
      l717: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l717;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l716;
      }
      p = s718;
    } else touched ||= p >= end;
  }
  l719: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s721 = p;
      l720: {
        p++;
        l722: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s724 = p;
            l723: {
              p++;
              break l722;
            }
            p = s724;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l720;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l719;
      }
      p = s721;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s712, p);
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
  const s745 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l746: {
    if (text.charCodeAt(p) === 46) {
      const s748 = p;
      l747: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l747;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l746;
      }
      p = s748;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s745, p);
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
  l749: {
    const s750 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l751: {
        l754: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            const s752 = p;
            l753: {
              p = skipLineBreakDue(p);
              if (p < 0) { break l753; }
              p = s752;
              break l754;
            }
            p = s752;
          } else touched ||= p >= end;
          break l751;
        }
        break l749;
      }
      p = s750;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 8211)) {
      {
        const s764 = p;
        l765: {
          p++;
          return -1;
        }
        p = s764;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s767 = p;
        l768: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l768;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 8211))) {
            touched ||= p >= end;
            break l768;
          }
          p++;
          p = skipBlanks(p);
          if (p < 0) { break l768; }
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l768;
          }
          p++;
          return -1;
        }
        p = s767;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s770 = p;
        l771: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l771;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
            touched ||= p >= end;
            break l771;
          }
          p++;
          return -1;
        }
        p = s770;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLineBreakDue(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l755: {
    if (((c = text.charCodeAt(p)) === 44 || c === 59 || c === 124)) {
      const s757 = p;
      l756: {
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l756; }
        break l755;
      }
      p = s757;
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
  l758: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s760 = p;
      l759: {
        p = skipDecoration(p);
        if (p < 0) { break l759; }
        break l758;
      }
      p = s760;
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
      const s761 = p;
      l762: {
        p++;
        return -1;
      }
      p = s761;
    }
  } else touched ||= p >= end;
  return p;
}

function readBadNumeral(p: number): BadNumeralNode | undefined {
  let c = 0;
  const start = p;
  l779: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s781 = p;
      l780: {
        p++;
        break l779;
      }
      p = s781;
    } else touched ||= p >= end;
  }
  l782: {
    const s783 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l784: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l784;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 46) {
          touched ||= p >= end;
          break l784;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l784;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l782;
      }
      p = s783;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 46) {
      l785: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l785;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l782;
      }
      p = s783;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
    l786: {
      if (text.charCodeAt(p) === 46) {
        const s788 = p;
        l787: {

          p++;
          break l786;
        }
        p = s788;
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
  l791: for (;;) {
    const s793 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l792: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
          {
            const s795 = p;
            l796: {
              p = skipBadVitalEnd(p);
              if (p < 0) { break l796; }
              break l792;
            }
            p = s795;
          }
        } else touched ||= p >= end;
        l804: {
          const s805 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l806: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l806;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l804;
            }
            p = s805;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) {
            l807: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l807;
              }
              p++;
              while (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) p++;
              touched ||= p >= end;
              break l804;
            }
            p = s805;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l808: {
              p = skipLineNoise(p);
              if (p < 0) { break l808; }
              break l804;
            }
            p = s805;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l792;
          }
          p++;
        }
        continue l791;
      }
      p = s793;
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
  l798: {
    const s799 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l800: {
        p = skipBlanks(p);
        if (p < 0) { break l800; }
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l800;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l800; }
        l801: {
          const s802 = p;
          l803: {
            p = skipLineEnd(p);
            if (p < 0) { break l803; }
            break l801;
          }
          p = s802;
          p = skipStopMarker(p);
          if (p < 0) { break l800; }
        }
        break l798;
      }
      p = s799;
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
  l815: {
    const s816 = p;
    if (text.charCodeAt(p) === 42) {
      l817: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l817;
        }
        p += 2;
        break l815;
      }
      p = s816;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
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
      const s841 = p;
      l842: {
        p = skipMeantName(p);
        if (p < 0) { break l842; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l842;
        }
        p++;
        return -1;
      }
      p = s841;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
  touched ||= p >= end;
  l847: {
    if (text.charCodeAt(p) === 93) {
      const s845 = p;
      l846: {

        p++;
        p = s845;
        break l847;
      }
      p = s845;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skip_ownVital(p: number): number {
  let c = 0;
  l848: {
    const s849 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l850: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l850;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
          touched ||= p >= end;
          break l850;
        }
        p = skipNumber(p);
        if (p < 0) { break l850; }
        p = skipBlanks(p);
        if (p < 0) { break l850; }
        p = skipLineEnd(p);
        if (p < 0) { break l850; }
        break l848;
      }
      p = s849;
    } else touched ||= p >= end;
    l864: {
      const s865 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
        l866: {
          p = skipColon(p);
          if (p < 0) { break l866; }
          break l864;
        }
        p = s865;
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
  l852: {
    if (text.charCodeAt(p) === 45) {
      const s854 = p;
      l853: {

        p++;
        break l852;
      }
      p = s854;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l855: {
    if (text.charCodeAt(p) === 46) {
      const s857 = p;
      l856: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l856;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l855;
      }
      p = s857;
    } else touched ||= p >= end;
  }
  l858: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s860 = p;
      l859: {
        p++;
        l861: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s863 = p;
            l862: {
              p++;
              break l861;
            }
            p = s863;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l859;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l858;
      }
      p = s860;
    } else touched ||= p >= end;
  }
  return p;
}

function skipOwnVitalEnd(p: number): number {
  let c = 0;
  l867: {
    const s868 = p;
    l869: {
      p = skipBlanks(p);
      if (p < 0) { break l869; }
      l870: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          const s872 = p;
          l871: {
            p = skipLineNoise(p);
            if (p < 0) { break l871; }
            break l870;
          }
          p = s872;
        } else touched ||= p >= end;
      }
      p = skipLineEnd(p);
      if (p < 0) { break l869; }
      break l867;
    }
    p = s868;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      l873: {
        p = skipLineBreakDue(p);
        if (p < 0) { break l873; }
        break l867;
      }
      p = s868;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 35)) {
      l874: {
        p = skipBlanks(p);
        if (p < 0) { break l874; }
        if (text.charCodeAt(p) !== 35) {
          touched ||= p >= end;
          break l874;
        }
        p++;
        break l867;
      }
      p = s868;
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
  l876: for (;;) {
    const s878 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
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
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l877;
        }
        p = skipRemarkChar(p);
        if (p < 0) { break l877; }
        continue l876;
      }
      p = s878;
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
  l883: {
    const s884 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) {
      l885: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l885;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        break l883;
      }
      p = s884;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l886: {
        p++;
        break l883;
      }
      p = s884;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l887: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s888 = p;
            l889: {
              p = skipLineNoise(p);
              if (p < 0) { break l889; }
              l891: {
                const s892 = p;
                l893: {
                  p = skipLineEnd(p);
                  if (p < 0) { break l893; }
                  break l891;
                }
                p = s892;
                p = skipStopMarker(p);
                if (p < 0) { break l889; }
              }
              break l887;
            }
            p = s888;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l887;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l887; }
        break l883;
      }
      p = s884;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s894 = p;
        l895: {
          p = skipNoise(p);
          if (p < 0) { break l895; }
          return -1;
        }
        p = s894;
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
  l899: {
    const s900 = p;
    const t901 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) {
      l902: {
        const r903 = readMissingLineEnd(p);
        if (r903 === undefined) { break l902; }
        value = r903;
        p = pos;
        break l899;
      }
      p = s900;
      if (trail.length > t901) trail.length = t901;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l917: {
        let e918!: string[];
        const r919 = readBlanks(p);
        if (r919 === undefined) { break l917; }
        e918 = r919;
        p = pos;
        let e921!: [BadLineNoiseNode, "\n" | BadLineEndNode | null] | null;
        l922: {
          const s923 = p;
          const t924 = trail.length;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l925: {
              let e926!: BadLineNoiseNode;
              const r927 = readBadLineNoise(p);
              if (r927 === undefined) { break l925; }
              e926 = r927;
              p = pos;
              let e929!: "\n" | BadLineEndNode | null;
              const r930 = readLineEnd(p);
              if (r930 === undefined) { break l925; }
              e929 = r930;
              p = pos;
              e921 = [e926, e929];
              break l922;
            }
            p = s923;
            if (trail.length > t924) trail.length = t924;
          } else touched ||= p >= end;
          l934: {
            if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
              const s932 = p;
              l933: {
                p = skipLineNoise(p);
                if (p < 0) { break l933; }
                p = skipStopMarker(p);
                if (p < 0) { break l933; }
                p = s932;
                break l934;
              }
              p = s932;
            } else touched ||= p >= end;
            break l917;
          }
          e921 = null;
        }
        value = [e918, e921];
        break l899;
      }
      p = s900;
      if (trail.length > t901) trail.length = t901;
    } else touched ||= p >= end;
    let e935!: string[];
    const r936 = readBlanks(p);
    if (r936 === undefined) { return undefined; }
    e935 = r936;
    p = pos;
    let e938!: "\n" | BadLineEndNode | null;
    const r939 = readLineEnd(p);
    if (r939 === undefined) { return undefined; }
    e938 = r939;
    p = pos;
    value = [e935, e938];
  }
  pos = p;
  return value;
}

function readMissingLineEnd(p: number): MissingLineEndNode | undefined {
  let c = 0;
  const start = p;
  l904: {
    const s905 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l906: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l906;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l909: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
            const s907 = p;
            l908: {
              l910: {
                const s911 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
                  l912: {
                    p = skipNextVital(p);
                    if (p < 0) { break l912; }
                    break l910;
                  }
                  p = s911;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 91)) {
                  touched ||= p >= end;
                  break l908;
                }
                p = skipNextOwnVital(p);
                if (p < 0) { break l908; }
              }
              p = s907;
              break l909;
            }
            p = s907;
          } else touched ||= p >= end;
          break l906;
        }
        break l904;
      }
      p = s905;
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
    l915: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
        const s913 = p;
        l914: {
          p = skipNextVital(p);
          if (p < 0) { break l914; }
          p = s913;
          break l915;
        }
        p = s913;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: MissingLineEndNode = { type: 'MissingLineEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf115(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  const r944 = readBlockHead(p);
  if (r944 === undefined) { return -1; }
  value = r944;
  p = pos;
  leafValue = value;
  return p;
}

function readBlockHead(p: number): BlockHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_marker!: StartMarkerNode | ActionNameNode | BadActionNameNode;
  l945: {
    const s946 = p;
    const t947 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l948: {
        const r949 = readStartMarker(p);
        if (r949 === undefined) { break l948; }
        l_marker = r949;
        p = pos;
        l953: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s955 = p;
            const t956 = trail.length;
            l954: {
              const r957 = readBadMarkerNoise(p);
              if (r957 === undefined) { break l954; }
              p = pos;
              break l953;
            }
            p = s955;
            if (trail.length > t956) trail.length = t956;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l948; }
        break l945;
      }
      p = s946;
      if (trail.length > t947) trail.length = t947;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r959 = readLooseOpen(p);
    if (r959 === undefined) { return undefined; }
    p = pos;
    l1021: {
      if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
        const s1019 = p;
        l1020: {
          p = skipStartAhead(p);
          if (p < 0) { break l1020; }
          p = s1019;
          break l1021;
        }
        p = s1019;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1031 = read_actionName(p);
    if (r1031 === undefined) { return undefined; }
    l_marker = r1031;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1096 = readLooseClose(p);
    if (r1096 === undefined) { return undefined; }
    p = pos;
    l1117: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
        const s1119 = p;
        const t1120 = trail.length;
        l1118: {
          const r1121 = readBadMarkerNoise(p);
          if (r1121 === undefined) { break l1118; }
          p = pos;
          break l1117;
        }
        p = s1119;
        if (trail.length > t1120) trail.length = t1120;
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
  const r950 = readIndex(p);
  if (r950 === undefined) { return undefined; }
  l_index = r950;
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
  let e960!: null;
  if (text.charCodeAt(p) === 91) {
    {
      const s961 = p;
      l962: {
        p = skipExactMarker(p);
        if (p < 0) { break l962; }
        return undefined;
      }
      p = s961;
    }
  } else touched ||= p >= end;
  e960 = null;
  let e993!: BadMarkerIndentNode | null;
  l994: {
    if (text.charCodeAt(p) === 32) {
      const s996 = p;
      const t997 = trail.length;
      l995: {
        const r998 = readBadMarkerIndent(p);
        if (r998 === undefined) { break l995; }
        e993 = r998;
        p = pos;
        break l994;
      }
      p = s996;
      if (trail.length > t997) trail.length = t997;
    } else touched ||= p >= end;
    e993 = null;
  }
  let e1004!: BadMarkerDecorationNode | null;
  l1005: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1007 = p;
      const t1008 = trail.length;
      l1006: {
        const r1009 = readBadMarkerDecoration(p);
        if (r1009 === undefined) { break l1006; }
        e1004 = r1009;
        p = pos;
        break l1005;
      }
      p = s1007;
      if (trail.length > t1008) trail.length = t1008;
    } else touched ||= p >= end;
    e1004 = null;
  }
  let e1011!: "[" | BadMarkerBracketNode;
  l1012: {
    const s1013 = p;
    const t1014 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1015: {

        e1011 = "[";
        p++;
        break l1012;
      }
      p = s1013;
      if (trail.length > t1014) trail.length = t1014;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1016 = readBadMarkerBracket(p);
    if (r1016 === undefined) { return undefined; }
    e1011 = r1016;
    p = pos;
  }
  value = [e960, e993, e1004, e1011];
  pos = p;
  return value;
}

function skipExactMarker(p: number): number {
  let c = 0;
  l964: {
    const s965 = p;
    if (text.charCodeAt(p) === 91) {
      l966: {

        p++;
        l967: {
          const s968 = p;
          if (((c = text.charCodeAt(p)) === 78 || c === 80 || c === 82)) {
            l969: {
              p = skipSectionName(p);
              if (p < 0) { break l969; }
              break l967;
            }
            p = s968;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
            touched ||= p >= end;
            break l966;
          }
          p = skipVitalName(p);
          if (p < 0) { break l966; }
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l966;
        }
        p++;
        break l964;
      }
      p = s965;
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
    l979: {
      const s980 = p;
      if (text.charCodeAt(p) === 67) {
        l981: {
          if (!text.startsWith("CONTENT_START]", p)) {
            reachesEnd(p, "CONTENT_START]");
            break l981;
          }
          p += 14;
          break l979;
        }
        p = s980;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 67) {
        l982: {
          if (!text.startsWith("CONTENT_END]", p)) {
            reachesEnd(p, "CONTENT_END]");
            break l982;
          }
          p += 12;
          break l979;
        }
        p = s980;
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
  l970: {
    const s971 = p;
    if (text.charCodeAt(p) === 82) {
      l972: {
        if (!text.startsWith("REASONING", p)) {
          reachesEnd(p, "REASONING");
          break l972;
        }
        p += 9;
        break l970;
      }
      p = s971;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 80) {
      l973: {
        if (!text.startsWith("PLANNING", p)) {
          reachesEnd(p, "PLANNING");
          break l973;
        }
        p += 8;
        break l970;
      }
      p = s971;
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
  l974: {
    const s975 = p;
    if (text.charCodeAt(p) === 67) {
      l976: {
        if (!text.startsWith("CONFIDENCE", p)) {
          reachesEnd(p, "CONFIDENCE");
          break l976;
        }
        p += 10;
        break l974;
      }
      p = s975;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 77) {
      l977: {
        if (!text.startsWith("MOOD", p)) {
          reachesEnd(p, "MOOD");
          break l977;
        }
        p += 4;
        break l974;
      }
      p = s975;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 70) {
      l978: {
        if (!text.startsWith("FOCUS", p)) {
          reachesEnd(p, "FOCUS");
          break l978;
        }
        p += 5;
        break l974;
      }
      p = s975;
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
      const s983 = p;
      l984: {
        p = skipPartWord(p);
        if (p < 0) { break l984; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l984;
        }
        p++;
        return -1;
      }
      p = s983;
    }
  } else touched ||= p >= end;
  if (text.charCodeAt(p) === 67) {
    {
      const s986 = p;
      l987: {
        p = skipTagRest(p);
        if (p < 0) { break l987; }
        return -1;
      }
      p = s986;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
  touched ||= p >= end;
  l992: {
    if (text.charCodeAt(p) === 93) {
      const s990 = p;
      l991: {

        p++;
        p = s990;
        break l992;
      }
      p = s990;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readBadMarkerIndent(p: number): BadMarkerIndentNode | undefined {
  const start = p;
  let n1002 = 0;
  l999: for (;;) {
    if (n1002 >= 3) break;
    const s1001 = p;
    l1000: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1000;
      }
      p++;
      n1002++;
      continue l999;
    }
    p = s1001;
    break;
  }
  if (n1002 < 1) { return undefined; }
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
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
  l1022: {
    const s1023 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1024: {
        p = skipActionWord(p);
        if (p < 0) { break l1024; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1024;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1024;
        }
        p = skipIndex(p);
        if (p < 0) { break l1024; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1024;
        }
        p++;
        break l1022;
      }
      p = s1023;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) { return -1; }
    p += 6;
    l1025: {
      if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
        const s1027 = p;
        l1026: {
          p++;
          break l1025;
        }
        p = s1027;
      } else touched ||= p >= end;
    }
    l1028: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s1030 = p;
        l1029: {
          p = skipIndex(p);
          if (p < 0) { break l1029; }
          if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
            touched ||= p >= end;
            break l1029;
          }
          p++;
          break l1028;
        }
        p = s1030;
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
  l1032: {
    const s1033 = p;
    const t1034 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1035: {
        const r1036 = readActionName(p);
        if (r1036 === undefined) { break l1035; }
        value = r1036;
        p = pos;
        break l1032;
      }
      p = s1033;
      if (trail.length > t1034) trail.length = t1034;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 65 || c === 97))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1067 = readBadActionName(p);
    if (r1067 === undefined) { return undefined; }
    value = r1067;
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
  l1037: {
    const s1038 = p;
    const t1039 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1040: {
        const r1041 = readActionWord(p);
        if (r1041 === undefined) { break l1040; }
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1040;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1040;
        }
        const r1043 = readIndex(p);
        if (r1043 === undefined) { break l1040; }
        l_index = r1043;
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1040;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
          touched ||= p >= end;
          break l1040;
        }
        const r1045 = readPartName(p);
        if (r1045 === undefined) { break l1040; }
        l_name = r1045;
        p = pos;
        l1059: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s1057 = p;
            l1058: {
              p++;
              p = s1057;
              break l1059;
            }
            p = s1057;
          } else touched ||= p >= end;
          break l1040;
        }
        break l1037;
      }
      p = s1038;
      if (trail.length > t1039) trail.length = t1039;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 65 || !text.startsWith("ACTION_", p)) {
      reachesEnd(p, "ACTION_");
      return undefined;
    }
    p += 7;
    const r1060 = readMissingIndex(p);
    if (r1060 === undefined) { return undefined; }
    l_index = r1060;
    p = pos;
    const s1062 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
    touched ||= p >= end;
    l_name = text.slice(s1062, p);
    l1065: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s1063 = p;
        l1064: {
          p++;
          p = s1063;
          break l1065;
        }
        p = s1063;
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
  l1046: {
    const s1047 = p;
    const t1048 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) {
      l1049: {
        const r1050 = readPartWord(p);
        if (r1050 === undefined) { break l1049; }
        value = r1050;
        p = pos;
        l1054: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s1052 = p;
            l1053: {
              p++;
              p = s1052;
              break l1054;
            }
            p = s1052;
          } else touched ||= p >= end;
          break l1049;
        }
        break l1046;
      }
      p = s1047;
      if (trail.length > t1048) trail.length = t1048;
    } else touched ||= p >= end;
    const s1055 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
    touched ||= p >= end;
    value = text.slice(s1055, p);
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
  l1068: {
    const s1069 = p;
    const t1070 = trail.length;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l1071: {
        if (!isCaseless(p, "action")) { break l1071; }
        p += 6;
        l1072: {
          if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
            const s1074 = p;
            l1073: {
              p++;
              break l1072;
            }
            p = s1074;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1071;
        }
        const r1075 = readIndex(p);
        if (r1075 === undefined) { break l1071; }
        l_index = r1075;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
          touched ||= p >= end;
          break l1071;
        }
        p++;
        const s1077 = p;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
          touched ||= p >= end;
          break l1071;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
        touched ||= p >= end;
        l_name = text.slice(s1077, p);
        break l1068;
      }
      p = s1069;
      if (trail.length > t1070) trail.length = t1070;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) { return undefined; }
    p += 6;
    l1078: {
      if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
        const s1080 = p;
        l1079: {
          p++;
          break l1078;
        }
        p = s1080;
      } else touched ||= p >= end;
    }
    const r1081 = readMissingIndex(p);
    if (r1081 === undefined) { return undefined; }
    l_index = r1081;
    p = pos;
    l1085: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
        const s1083 = p;
        l1084: {
          l1086: {
            const s1087 = p;
            if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
              l1088: {
                if (!isCaseless(p, "type")) { break l1088; }
                p += 4;
                break l1086;
              }
              p = s1087;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
              l1089: {
                if (!isCaseless(p, "path")) { break l1089; }
                p += 4;
                break l1086;
              }
              p = s1087;
            } else touched ||= p >= end;
            if (!isCaseless(p, "content")) { break l1084; }
            p += 7;
            if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
              touched ||= p >= end;
              break l1084;
            }
            p++;
            l1090: {
              const s1091 = p;
              if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
                l1092: {
                  if (!isCaseless(p, "start")) { break l1092; }
                  p += 5;
                  break l1090;
                }
                p = s1091;
              } else touched ||= p >= end;
              if (!isCaseless(p, "end")) { break l1084; }
              p += 3;
            }
          }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l1084;
          }
          p++;
          p = s1083;
          break l1085;
        }
        p = s1083;
      } else touched ||= p >= end;
      return undefined;
    }
    const s1093 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
    touched ||= p >= end;
    l_name = text.slice(s1093, p);
  }
  pos = p;
  const node: BadActionNameNode = { type: 'BadActionName', start: base + start, end: base + p, raw: text.slice(start, p), index: l_index, name: l_name };
  trail.push(node);
  return node;
}

function readLooseClose(p: number): [["]", null] | BadMarkerBracketNode, BadMarkerEndNode | null] | undefined {
  let c = 0;
  let value!: [["]", null] | BadMarkerBracketNode, BadMarkerEndNode | null];
  let e1097!: ["]", null] | BadMarkerBracketNode;
  l1098: {
    const s1099 = p;
    const t1100 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1101: {
        let e1102!: "]";

        e1102 = "]";
        p++;
        let e1103!: null;
        if (text.charCodeAt(p) === 40) {
          {
            const s1104 = p;
            l1105: {

              p++;
              break l1101;
            }
            p = s1104;
          }
        } else touched ||= p >= end;
        e1103 = null;
        e1097 = [e1102, e1103];
        break l1098;
      }
      p = s1099;
      if (trail.length > t1100) trail.length = t1100;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1107 = readBadMarkerBracket(p);
    if (r1107 === undefined) { return undefined; }
    e1097 = r1107;
    p = pos;
  }
  let e1109!: BadMarkerEndNode | null;
  l1110: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s1112 = p;
      const t1113 = trail.length;
      l1111: {
        const r1114 = readBadMarkerEnd(p);
        if (r1114 === undefined) { break l1111; }
        e1109 = r1114;
        p = pos;
        break l1110;
      }
      p = s1112;
      if (trail.length > t1113) trail.length = t1113;
    } else touched ||= p >= end;
    e1109 = null;
  }
  value = [e1097, e1109];
  pos = p;
  return value;
}

function leaf136(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null;
  const r1124 = readStartLine(p);
  if (r1124 === undefined) { return -1; }
  value = r1124;
  p = pos;
  leafValue = value;
  return p;
}

function readStartLine(p: number): BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null | undefined {
  let c = 0;
  let value!: BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null;
  l1125: {
    const s1126 = p;
    const t1127 = trail.length;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1128: {
        const r1129 = readBadStartText(p);
        if (r1129 === undefined) { break l1128; }
        value = r1129;
        p = pos;
        break l1125;
      }
      p = s1126;
      if (trail.length > t1127) trail.length = t1127;
    } else touched ||= p >= end;
    l1131: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1133 = p;
        const t1134 = trail.length;
        l1132: {
          let e1135!: "\n" | BadLineEndNode;
          const r1136 = readEol(p);
          if (r1136 === undefined) { break l1132; }
          e1135 = r1136;
          p = pos;
          let e1138!: null;
          {
            const s1139 = p;
            l1140: {
              p = skipBlockStop(p);
              if (p < 0) { break l1140; }
              break l1132;
            }
            p = s1139;
          }
          e1138 = null;
          let e1188!: null;
          {
            const s1189 = p;
            l1190: {
              if (p < end) {
                {
                  const s1192 = p;
                  l1193: {
                    p++;
                    break l1190;
                  }
                  p = s1192;
                }
              } else touched ||= p >= end;
              break l1132;
            }
            p = s1189;
          }
          e1188 = null;
          value = [e1135, e1138, e1188];
          break l1131;
        }
        p = s1133;
        if (trail.length > t1134) trail.length = t1134;
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
  l1142: {
    const s1143 = p;
    if (text.charCodeAt(p) === 91) {
      l1144: {
        p = skipOwnEnd(p);
        if (p < 0) { break l1144; }
        break l1142;
      }
      p = s1143;
    } else touched ||= p >= end;
    l1149: {
      const s1147 = p;
      l1148: {
        l1150: {
          const s1151 = p;
          if (text.charCodeAt(p) === 91) {
            l1152: {
              p = skipRemarkEnd(p);
              if (p < 0) { break l1152; }
              break l1150;
            }
            p = s1151;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            l1153: {
              p = skipNextType(p);
              if (p < 0) { break l1153; }
              break l1150;
            }
            p = s1151;
          } else touched ||= p >= end;
          p = skipAnyEnd(p);
          if (p < 0) { break l1148; }
        }
        p = s1147;
        break l1149;
      }
      p = s1147;
      return -1;
    }
    {
      const s1163 = p;
      l1164: {
        p = skipOwnEndLater(p);
        if (p < 0) { break l1164; }
        return -1;
      }
      p = s1163;
    }
    l1170: {
      const s1171 = p;
      if (text.charCodeAt(p) === 91) {
        l1172: {
          p = skipRemarkEnd(p);
          if (p < 0) { break l1172; }
          break l1170;
        }
        p = s1171;
      } else touched ||= p >= end;
      {
        const s1173 = p;
        l1174: {
          p = skipRemarkEndLater(p);
          if (p < 0) { break l1174; }
          return -1;
        }
        p = s1173;
      }
      l1178: {
        const s1179 = p;
        if (text.charCodeAt(p) === 91) {
          l1180: {
            p = skipNextType(p);
            if (p < 0) { break l1180; }
            break l1178;
          }
          p = s1179;
        } else touched ||= p >= end;
        {
          const s1181 = p;
          l1182: {
            p = skipNextTypeLater(p);
            if (p < 0) { break l1182; }
            return -1;
          }
          p = s1181;
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
  const r1145 = readIndex(p);
  if (r1145 === undefined) { return undefined; }
  value = r1145;
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
  const r1154 = readIndex(p);
  if (r1154 === undefined) { return undefined; }
  l_next = r1154;
  p = pos;
  value = (() => { const next = l_next; return String(Number(next) - 1); })();
  pos = p;
  return value;
}

function skipAnyEnd(p: number): number {
  let c = 0;
  let n1159 = 0;
  l1156: for (;;) {
    if (n1159 >= 3) break;
    const s1158 = p;
    l1157: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1157;
      }
      p++;
      n1159++;
      continue l1156;
    }
    p = s1158;
    break;
  }
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!isCaseless(p, "action_")) { return -1; }
  p += 7;
  l1160: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1162 = p;
      l1161: {
        p = skipIndex(p);
        if (p < 0) { break l1161; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1161;
        }
        p++;
        break l1160;
      }
      p = s1162;
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
  const found = standsLater(reading, 1, base + p, registers[2], (at) => {
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
  const r1166 = readIndex(p);
  if (r1166 === undefined) { return undefined; }
  value = r1166;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return undefined;
  }
  p += 13;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1168 = readLineEnd(p);
  if (r1168 === undefined) { return undefined; }
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
  const found = standsLater(reading, 2, base + p, registers[2], (at) => {
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
  const r1176 = readIndex(p);
  if (r1176 === undefined) { return undefined; }
  value = r1176;
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
  const found = standsLater(reading, 3, base + p, registers[2], (at) => {
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
  const r1184 = readBeforeNext(p);
  if (r1184 === undefined) { return undefined; }
  value = r1184;
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
  const r1185 = readIndex(p);
  if (r1185 === undefined) { return undefined; }
  l_next = r1185;
  p = pos;
  value = (() => { const next = l_next; return String(Number(next) - 1); })();
  pos = p;
  return value;
}

function text158(p: number, inside: number): number {
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
      l1196: {

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
      l1197: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1197;
        }
        p = skipNewline(p);
        if (p < 0) { break l1197; }
        {
          const s1202 = p;
          l1203: {
            p = skipBlockStop(p);
            if (p < 0) { break l1203; }
            break l1197;
          }
          p = s1202;
        }
        {
          const s1205 = p;
          l1206: {
            if (p < end) {
              {
                const s1208 = p;
                l1209: {
                  p++;
                  break l1206;
                }
                p = s1208;
              }
            } else touched ||= p >= end;
            break l1197;
          }
          p = s1205;
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
  l1198: {
    const s1199 = p;
    if (text.charCodeAt(p) === 13) {
      l1200: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1200;
        }
        p += 2;
        break l1198;
      }
      p = s1199;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1201: {

        p++;
        break l1198;
      }
      p = s1199;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf160(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\r\n" | "\n" | "\r" | null;
  l1211: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1213 = p;
      l1212: {
        const r1214 = readNewline(p);
        if (r1214 === undefined) { break l1212; }
        value = r1214;
        p = pos;
        break l1211;
      }
      p = s1213;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readNewline(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l1215: {
    const s1216 = p;
    if (text.charCodeAt(p) === 13) {
      l1217: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1217;
        }
        value = "\r\n";
        p += 2;
        break l1215;
      }
      p = s1216;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1218: {

        value = "\n";
        p++;
        break l1215;
      }
      p = s1216;
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

function leaf162(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode;
  const r1220 = read_blockEnd(p);
  if (r1220 === undefined) { return -1; }
  value = r1220;
  p = pos;
  leafValue = value;
  return p;
}

function read_blockEnd(p: number): BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode | undefined {
  let value!: BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode;
  l1221: {
    const s1222 = p;
    const t1223 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1224: {
        const r1225 = readBlockEnd(p);
        if (r1225 === undefined) { break l1224; }
        value = r1225;
        p = pos;
        break l1221;
      }
      p = s1222;
      if (trail.length > t1223) trail.length = t1223;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1240: {
        let e1241!: null;
        l1244: {
          if (text.charCodeAt(p) === 91) {
            const s1242 = p;
            l1243: {
              p = skipRemarkEnd(p);
              if (p < 0) { break l1243; }
              p = s1242;
              break l1244;
            }
            p = s1242;
          } else touched ||= p >= end;
          break l1240;
        }
        e1241 = null;
        let e1245!: BadContentEndNode;
        const r1246 = readBadContentEnd(p);
        if (r1246 === undefined) { break l1240; }
        e1245 = r1246;
        p = pos;
        value = [e1241, e1245];
        break l1221;
      }
      p = s1222;
      if (trail.length > t1223) trail.length = t1223;
    } else touched ||= p >= end;
    const r1250 = readMissingContentEnd(p);
    if (r1250 === undefined) { return undefined; }
    value = r1250;
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
  const r1226 = readOwnEnd(p);
  if (r1226 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'BlockEnd', start: base + start, end: base + p };
}

function readOwnEnd(p: number): ["[ACTION_", string, "_CONTENT_END]", string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[ACTION_", string, "_CONTENT_END]", string[], "\n" | BadLineEndNode | null];
  let e1227!: "[ACTION_";
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return undefined;
  }
  e1227 = "[ACTION_";
  p += 8;
  let e1228!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1229 = readSameIndex(p);
  if (r1229 === undefined) { return undefined; }
  e1228 = r1229;
  p = pos;
  let e1231!: "_CONTENT_END]";
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return undefined;
  }
  e1231 = "_CONTENT_END]";
  p += 13;
  let e1232!: string[];
  const r1233 = readBlanks(p);
  if (r1233 === undefined) { return undefined; }
  e1232 = r1233;
  p = pos;
  let e1235!: "\n" | BadLineEndNode | null;
  const r1236 = readLineEnd(p);
  if (r1236 === undefined) { return undefined; }
  e1235 = r1236;
  p = pos;
  value = [e1227, e1228, e1231, e1232, e1235];
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
  const r1247 = readLineEnd(p);
  if (r1247 === undefined) { return undefined; }
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
  l1251: {
    const s1252 = p;
    const t1253 = trail.length;
    l1254: {
      let n1258 = 0;
      l1255: for (;;) {
        if (n1258 >= 3) break;
        const s1257 = p;
        l1256: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l1256;
          }
          p++;
          n1258++;
          continue l1255;
        }
        p = s1257;
        break;
      }
      if (text.charCodeAt(p) !== 91) {
        touched ||= p >= end;
        break l1254;
      }
      p++;
      if (!isCaseless(p, "action_")) { break l1254; }
      p += 7;
      l1259: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s1261 = p;
          l1260: {
            const r1262 = readIndex(p);
            if (r1262 === undefined) { break l1260; }
            l_index = r1262;
            p = pos;
            if (text.charCodeAt(p) !== 95) {
              touched ||= p >= end;
              break l1260;
            }
            p++;
            break l1259;
          }
          p = s1261;
        } else touched ||= p >= end;
        l_index = null;
      }
      if (!isCaseless(p, "content_end]")) { break l1254; }
      p += 12;
      while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      touched ||= p >= end;
      const r1264 = readLineEnd(p);
      if (r1264 === undefined) { break l1254; }
      p = pos;
      break l1251;
    }
    p = s1252;
    if (trail.length > t1253) trail.length = t1253;
    l_index = null;

  }
  pos = p;
  const node: MissingContentEndNode = { type: 'MissingContentEnd', start: base + start, end: base + p, raw: text.slice(start, p), index: l_index };
  trail.push(node);
  return node;
}

function leaf168(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OwnVitalNode;
  const r1268 = readOwnVital(p);
  if (r1268 === undefined) { return -1; }
  value = r1268;
  p = pos;
  leafValue = value;
  return p;
}

function readOwnVital(p: number): OwnVitalNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string | BadOwnNameNode;
  let l_value!: NumberNode | BadPercentNode | BadNumeralNode | BadVitalNode;
  l1269: {
    const s1270 = p;
    const t1271 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1272: {
        if (text.charCodeAt(p) === 91) {
          {
            const s1273 = p;
            l1274: {
              p = skipExactMarker(p);
              if (p < 0) { break l1274; }
              break l1272;
            }
            p = s1273;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l1272;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1272;
        }
        const r1276 = readOwnName(p);
        if (r1276 === undefined) { break l1272; }
        l_name = r1276;
        p = pos;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1272;
        }
        p++;
        l1287: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
            const s1285 = p;
            l1286: {
              p = skip_ownVital(p);
              if (p < 0) { break l1286; }
              p = s1285;
              break l1287;
            }
            p = s1285;
          } else touched ||= p >= end;
          break l1272;
        }
        const r1288 = readVitalValue(p);
        if (r1288 === undefined) { break l1272; }
        l_value = r1288;
        p = pos;
        break l1269;
      }
      p = s1270;
      if (trail.length > t1271) trail.length = t1271;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      {
        const s1290 = p;
        l1291: {
          p = skipExactMarker(p);
          if (p < 0) { break l1291; }
          return undefined;
        }
        p = s1290;
      }
    } else touched ||= p >= end;
    l1295: {
      const s1293 = p;
      l1294: {
        p = skipOwnVitalLine(p);
        if (p < 0) { break l1294; }
        p = s1293;
        break l1295;
      }
      p = s1293;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1296 = readLooseOpen(p);
    if (r1296 === undefined) { return undefined; }
    p = pos;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1298 = readOwnWord(p);
    if (r1298 === undefined) { return undefined; }
    l_name = r1298;
    p = pos;
    l1319: {
      const s1320 = p;
      const t1321 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
        l1322: {
          const r1323 = readLooseClose(p);
          if (r1323 === undefined) { break l1322; }
          p = pos;
          break l1319;
        }
        p = s1320;
        if (trail.length > t1321) trail.length = t1321;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1325 = readBadOpenVitalSeparator(p);
      if (r1325 === undefined) { return undefined; }
      p = pos;
    }
    const r1327 = readVitalValue(p);
    if (r1327 === undefined) { return undefined; }
    l_value = r1327;
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
      const s1277 = p;
      l1278: {
        p = skipMeantName(p);
        if (p < 0) { break l1278; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1278;
        }
        p++;
        return undefined;
      }
      p = s1277;
    }
  } else touched ||= p >= end;
  const s1280 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
  touched ||= p >= end;
  value = text.slice(s1280, p);
  l1283: {
    if (text.charCodeAt(p) === 93) {
      const s1281 = p;
      l1282: {

        p++;
        p = s1281;
        break l1283;
      }
      p = s1281;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return value;
}

function readOwnWord(p: number): string | BadOwnNameNode | undefined {
  let c = 0;
  let value!: string | BadOwnNameNode;
  l1299: {
    const s1300 = p;
    const t1301 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1302: {
        if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
          {
            const s1303 = p;
            l1304: {
              p = skipMeantName(p);
              if (p < 0) { break l1304; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
                touched ||= p >= end;
                break l1304;
              }
              p++;
              break l1302;
            }
            p = s1303;
          }
        } else touched ||= p >= end;
        const s1306 = p;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
          touched ||= p >= end;
          break l1302;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
        touched ||= p >= end;
        value = text.slice(s1306, p);
        l1309: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s1307 = p;
            l1308: {
              p++;
              p = s1307;
              break l1309;
            }
            p = s1307;
          } else touched ||= p >= end;
          break l1302;
        }
        break l1299;
      }
      p = s1300;
      if (trail.length > t1301) trail.length = t1301;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      {
        const s1310 = p;
        l1311: {
          p = skipMeantName(p);
          if (p < 0) { break l1311; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l1311;
          }
          p++;
          return undefined;
        }
        p = s1310;
      }
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1313 = readBadOwnName(p);
    if (r1313 === undefined) { return undefined; }
    value = r1313;
    p = pos;
    l1317: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s1315 = p;
        l1316: {
          p++;
          p = s1315;
          break l1317;
        }
        p = s1315;
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

function leaf174(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  const r1330 = readSectionHead(p);
  if (r1330 === undefined) { return -1; }
  value = r1330;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionHead(p: number): SectionHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l1331: {
    const s1332 = p;
    const t1333 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1334: {

        p++;
        if (text.charCodeAt(p) !== 82 || !text.startsWith("REASONING", p)) {
          reachesEnd(p, "REASONING");
          break l1334;
        }
        l_name = "REASONING";
        p += 9;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1334;
        }
        p++;
        const r1335 = readHeadRest(p);
        if (r1335 === undefined) { break l1334; }
        p = pos;
        const r1356 = readFirstLine(p);
        if (r1356 === undefined) { break l1334; }
        p = pos;
        break l1331;
      }
      p = s1332;
      if (trail.length > t1333) trail.length = t1333;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1367: {

        p++;
        l1368: {
          const s1369 = p;
          if (text.charCodeAt(p) === 80) {
            l1370: {
              if (!text.startsWith("PLANNING", p)) {
                reachesEnd(p, "PLANNING");
                break l1370;
              }
              l_name = "PLANNING";
              p += 8;
              break l1368;
            }
            p = s1369;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 78 || !text.startsWith("NOTES", p)) {
            reachesEnd(p, "NOTES");
            break l1367;
          }
          l_name = "NOTES";
          p += 5;
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1367;
        }
        p++;
        const r1371 = readHeadRest(p);
        if (r1371 === undefined) { break l1367; }
        p = pos;
        break l1331;
      }
      p = s1332;
      if (trail.length > t1333) trail.length = t1333;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1373: {
        const r1374 = readLooseOpen(p);
        if (r1374 === undefined) { break l1373; }
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1373;
        }
        const r1376 = readReasoningWord(p);
        if (r1376 === undefined) { break l1373; }
        l_name = r1376;
        p = pos;
        l1378: {
          const s1379 = p;
          const t1380 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
            l1381: {
              const r1382 = readLooseClose(p);
              if (r1382 === undefined) { break l1381; }
              p = pos;
              const r1384 = readHeadRest(p);
              if (r1384 === undefined) { break l1381; }
              p = pos;
              break l1378;
            }
            p = s1379;
            if (trail.length > t1380) trail.length = t1380;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
            touched ||= p >= end;
            break l1373;
          }
          const r1386 = readBadOpenSeparator(p);
          if (r1386 === undefined) { break l1373; }
          p = pos;
        }
        const r1388 = readFirstLine(p);
        if (r1388 === undefined) { break l1373; }
        p = pos;
        break l1331;
      }
      p = s1332;
      if (trail.length > t1333) trail.length = t1333;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1390: {
        const r1391 = readLooseOpen(p);
        if (r1391 === undefined) { break l1390; }
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1390;
        }
        const r1393 = readSectionWord(p);
        if (r1393 === undefined) { break l1390; }
        l_name = r1393;
        p = pos;
        l1395: {
          const s1396 = p;
          const t1397 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
            l1398: {
              const r1399 = readLooseClose(p);
              if (r1399 === undefined) { break l1398; }
              p = pos;
              const r1401 = readHeadRest(p);
              if (r1401 === undefined) { break l1398; }
              p = pos;
              break l1395;
            }
            p = s1396;
            if (trail.length > t1397) trail.length = t1397;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
            touched ||= p >= end;
            break l1390;
          }
          const r1403 = readBadOpenSeparator(p);
          if (r1403 === undefined) { break l1390; }
          p = pos;
        }
        break l1331;
      }
      p = s1332;
      if (trail.length > t1333) trail.length = t1333;
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
    const r1405 = readOwnName(p);
    if (r1405 === undefined) { return undefined; }
    l_name = r1405;
    p = pos;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const r1407 = readHeadRest(p);
    if (r1407 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return { type: 'SectionHead', start: base + start, end: base + p, name: l_name };
}

function readHeadRest(p: number): [BadMarkerNoiseNode | null, [null, BadSeparatorNode] | null] | undefined {
  let c = 0;
  let value!: [BadMarkerNoiseNode | null, [null, BadSeparatorNode] | null];
  let e1336!: BadMarkerNoiseNode | null;
  l1337: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s1339 = p;
      const t1340 = trail.length;
      l1338: {
        const r1341 = readBadMarkerNoise(p);
        if (r1341 === undefined) { break l1338; }
        e1336 = r1341;
        p = pos;
        break l1337;
      }
      p = s1339;
      if (trail.length > t1340) trail.length = t1340;
    } else touched ||= p >= end;
    e1336 = null;
  }
  let e1343!: [null, BadSeparatorNode] | null;
  l1344: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s1346 = p;
      const t1347 = trail.length;
      l1345: {
        let e1348!: null;
        l1351: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            const s1349 = p;
            l1350: {
              p = skipColon(p);
              if (p < 0) { break l1350; }
              p = s1349;
              break l1351;
            }
            p = s1349;
          } else touched ||= p >= end;
          break l1345;
        }
        e1348 = null;
        let e1352!: BadSeparatorNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l1345;
        }
        const r1353 = readBadSeparator(p);
        if (r1353 === undefined) { break l1345; }
        e1352 = r1353;
        p = pos;
        e1343 = [e1348, e1352];
        break l1344;
      }
      p = s1346;
      if (trail.length > t1347) trail.length = t1347;
    } else touched ||= p >= end;
    e1343 = null;
  }
  value = [e1336, e1343];
  pos = p;
  return value;
}

function readFirstLine(p: number): null | BadFirstLineNode | undefined {
  let value!: null | BadFirstLineNode;
  l1357: {
    const s1358 = p;
    const t1359 = trail.length;
    l1360: {
      l1363: {
        const s1361 = p;
        l1362: {
          p = skipBlanks(p);
          if (p < 0) { break l1362; }
          p = skipLineEnd(p);
          if (p < 0) { break l1362; }
          p = s1361;
          break l1363;
        }
        p = s1361;
        break l1360;
      }
      value = null;
      break l1357;
    }
    p = s1358;
    if (trail.length > t1359) trail.length = t1359;
    const r1364 = readBadFirstLine(p);
    if (r1364 === undefined) { return undefined; }
    value = r1364;
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
  const word = WORDS_6.find(text.slice(start, p));
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
  const word = WORDS_7.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function text182(p: number, inside: number): number {
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
      l1410: {

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
      l1411: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1411;
        }
        p = skipNewline(p);
        if (p < 0) { break l1411; }
        {
          const s1412 = p;
          l1413: {
            p = skipStop(p);
            if (p < 0) { break l1413; }
            break l1411;
          }
          p = s1412;
        }
        {
          const s1415 = p;
          l1416: {
            p = skipFenceHead(p);
            if (p < 0) { break l1416; }
            break l1411;
          }
          p = s1415;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1418: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1419 = p;
            l1420: {
              p = skipTextTail(p);
              if (p < 0) { break l1420; }
              break l1418;
            }
            p = s1419;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1418;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l1418; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1422: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1423 = p;
            l1424: {
              p = skipNoise(p);
              if (p < 0) { break l1424; }
              break l1422;
            }
            p = s1423;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1422;
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

function leaf183(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  const r1426 = readTextFence(p);
  if (r1426 === undefined) { return -1; }
  value = r1426;
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
    const s1427 = p;
    l1428: {
      p = skipStop(p);
      if (p < 0) { break l1428; }
      return undefined;
    }
    p = s1427;
  }
  const r1430 = readFenceHead(p);
  if (r1430 === undefined) { return undefined; }
  value = r1430;
  p = pos;
  pos = p;
  return value;
}

function text185(p: number, inside: number): number {
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
      l1433: {

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
      l1434: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1434;
        }
        p = skipNewline(p);
        if (p < 0) { break l1434; }
        {
          const s1435 = p;
          l1436: {
            p = skipFenceClose(p);
            if (p < 0) { break l1436; }
            break l1434;
          }
          p = s1435;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf186(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode;
  const r1438 = readTextFenceEnd(p);
  if (r1438 === undefined) { return -1; }
  value = r1438;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFenceEnd(p: number): ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode | undefined {
  let c = 0;
  let value!: ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode;
  l1439: {
    const s1440 = p;
    const t1441 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1442: {
        let e1443!: "\r\n" | "\n" | "\r";
        const r1444 = readNewline(p);
        if (r1444 === undefined) { break l1442; }
        e1443 = r1444;
        p = pos;
        let e1446!: [" "[], string, string[], null];
        const r1447 = readFenceClose(p);
        if (r1447 === undefined) { break l1442; }
        e1446 = r1447;
        p = pos;
        value = [e1443, e1446];
        break l1439;
      }
      p = s1440;
      if (trail.length > t1441) trail.length = t1441;
    } else touched ||= p >= end;
    const r1449 = readMissingTextFenceEnd(p);
    if (r1449 === undefined) { return undefined; }
    value = r1449;
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

function leaf189(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionEndNode;
  const r1452 = readSectionEnd(p);
  if (r1452 === undefined) { return -1; }
  value = r1452;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionEndNode | undefined {
  let c = 0;
  const start = p;
  l1453: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1455 = p;
      const t1456 = trail.length;
      l1454: {
        const r1457 = readEol(p);
        if (r1457 === undefined) { break l1454; }
        p = pos;
        break l1453;
      }
      p = s1455;
      if (trail.length > t1456) trail.length = t1456;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'SectionEnd', start: base + start, end: base + p };
}

function leaf191(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadContentTagNode;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return -1;
  }
  const r1460 = readBadContentTag(p);
  if (r1460 === undefined) { return -1; }
  value = r1460;
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
  const r1461 = readIndex(p);
  if (r1461 === undefined) { return undefined; }
  l_index = r1461;
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

function leaf193(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\n" | BadLineEndNode, null, null] | null;
  l1464: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1466 = p;
      const t1467 = trail.length;
      l1465: {
        let e1468!: "\n" | BadLineEndNode;
        const r1469 = readEol(p);
        if (r1469 === undefined) { break l1465; }
        e1468 = r1469;
        p = pos;
        let e1471!: null;
        if (text.charCodeAt(p) === 91) {
          {
            const s1472 = p;
            l1473: {
              p = skipTagClose(p);
              if (p < 0) { break l1473; }
              break l1465;
            }
            p = s1472;
          }
        } else touched ||= p >= end;
        e1471 = null;
        let e1481!: null;
        {
          const s1482 = p;
          l1483: {
            if (p < end) {
              {
                const s1485 = p;
                l1486: {
                  p++;
                  break l1483;
                }
                p = s1485;
              }
            } else touched ||= p >= end;
            break l1465;
          }
          p = s1482;
        }
        e1481 = null;
        value = [e1468, e1471, e1481];
        break l1464;
      }
      p = s1466;
      if (trail.length > t1467) trail.length = t1467;
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
  l1475: {
    if (text.charCodeAt(p) === 95) {
      const s1477 = p;
      l1476: {
        l1478: {
          const s1479 = p;
          if (text.charCodeAt(p) === 95) {
            l1480: {
              if (!text.startsWith("_START", p)) {
                reachesEnd(p, "_START");
                break l1480;
              }
              p += 6;
              break l1478;
            }
            p = s1479;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("_END", p)) {
            reachesEnd(p, "_END");
            break l1476;
          }
          p += 4;
        }
        break l1475;
      }
      p = s1477;
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

function text195(p: number, inside: number): number {
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
      l1488: {

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
      l1489: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1489;
        }
        p = skipNewline(p);
        if (p < 0) { break l1489; }
        if (text.charCodeAt(p) === 91) {
          {
            const s1490 = p;
            l1491: {
              p = skipTagClose(p);
              if (p < 0) { break l1491; }
              break l1489;
            }
            p = s1490;
          }
        } else touched ||= p >= end;
        {
          const s1493 = p;
          l1494: {
            if (p < end) {
              {
                const s1496 = p;
                l1497: {
                  p++;
                  break l1494;
                }
                p = s1496;
              }
            } else touched ||= p >= end;
            break l1489;
          }
          p = s1493;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf196(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TagEndNode | MissingContentEndNode;
  const r1499 = read_tagEnd(p);
  if (r1499 === undefined) { return -1; }
  value = r1499;
  p = pos;
  leafValue = value;
  return p;
}

function read_tagEnd(p: number): TagEndNode | MissingContentEndNode | undefined {
  let value!: TagEndNode | MissingContentEndNode;
  l1500: {
    const s1501 = p;
    const t1502 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1503: {
        const r1504 = readTagEnd(p);
        if (r1504 === undefined) { break l1503; }
        value = r1504;
        p = pos;
        break l1500;
      }
      p = s1501;
      if (trail.length > t1502) trail.length = t1502;
    } else touched ||= p >= end;
    const r1527 = readMissingContentEnd(p);
    if (r1527 === undefined) { return undefined; }
    value = r1527;
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
  const r1505 = readTagClose(p);
  if (r1505 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'TagEnd', start: base + start, end: base + p };
}

function readTagClose(p: number): ["[/ACTION_", string, "_CONTENT", "_START" | "_END" | null, "]", string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[/ACTION_", string, "_CONTENT", "_START" | "_END" | null, "]", string[], "\n" | BadLineEndNode | null];
  let e1506!: "[/ACTION_";
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[/ACTION_", p)) {
    reachesEnd(p, "[/ACTION_");
    return undefined;
  }
  e1506 = "[/ACTION_";
  p += 9;
  let e1507!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1508 = readSameIndex(p);
  if (r1508 === undefined) { return undefined; }
  e1507 = r1508;
  p = pos;
  let e1510!: "_CONTENT";
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT", p)) {
    reachesEnd(p, "_CONTENT");
    return undefined;
  }
  e1510 = "_CONTENT";
  p += 8;
  let e1511!: "_START" | "_END" | null;
  l1512: {
    if (text.charCodeAt(p) === 95) {
      const s1514 = p;
      l1513: {
        l1515: {
          const s1516 = p;
          if (text.charCodeAt(p) === 95) {
            l1517: {
              if (!text.startsWith("_START", p)) {
                reachesEnd(p, "_START");
                break l1517;
              }
              e1511 = "_START";
              p += 6;
              break l1515;
            }
            p = s1516;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("_END", p)) {
            reachesEnd(p, "_END");
            break l1513;
          }
          e1511 = "_END";
          p += 4;
        }
        break l1512;
      }
      p = s1514;
    } else touched ||= p >= end;
    e1511 = null;
  }
  let e1518!: "]";
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return undefined;
  }
  e1518 = "]";
  p++;
  let e1519!: string[];
  const r1520 = readBlanks(p);
  if (r1520 === undefined) { return undefined; }
  e1519 = r1520;
  p = pos;
  let e1522!: "\n" | BadLineEndNode | null;
  const r1523 = readLineEnd(p);
  if (r1523 === undefined) { return undefined; }
  e1522 = r1523;
  p = pos;
  value = [e1506, e1507, e1510, e1511, e1518, e1519, e1522];
  pos = p;
  return value;
}

function leaf200(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LooseTypeNode | LooseParameterNode | LooseVitalNode | BadBareVitalNode | BadContentEndNode | MissingMarkerEndNode | BadIndexNode | BadMarkerNode | BadNoiseNode | BadChatNode | BadLineNode;
  l1530: {
    const s1531 = p;
    const t1532 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1533: {
        const r1534 = readLooseType(p);
        if (r1534 === undefined) { break l1533; }
        value = r1534;
        p = pos;
        break l1530;
      }
      p = s1531;
      if (trail.length > t1532) trail.length = t1532;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1660: {
        const r1661 = readLooseParameter(p);
        if (r1661 === undefined) { break l1660; }
        value = r1661;
        p = pos;
        break l1530;
      }
      p = s1531;
      if (trail.length > t1532) trail.length = t1532;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1683: {
        const r1684 = readLooseVital(p);
        if (r1684 === undefined) { break l1683; }
        value = r1684;
        p = pos;
        break l1530;
      }
      p = s1531;
      if (trail.length > t1532) trail.length = t1532;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      l1700: {
        const r1701 = readBadBareVital(p);
        if (r1701 === undefined) { break l1700; }
        value = r1701;
        p = pos;
        break l1530;
      }
      p = s1531;
      if (trail.length > t1532) trail.length = t1532;
    } else touched ||= p >= end;
    l1733: {
      const r1734 = readBadContentEnd(p);
      if (r1734 === undefined) { break l1733; }
      value = r1734;
      p = pos;
      break l1530;
    }
    p = s1531;
    if (trail.length > t1532) trail.length = t1532;
    l1736: {
      const r1737 = readMissingMarkerEnd(p);
      if (r1737 === undefined) { break l1736; }
      value = r1737;
      p = pos;
      break l1530;
    }
    p = s1531;
    if (trail.length > t1532) trail.length = t1532;
    l1748: {
      const r1749 = readBadIndex(p);
      if (r1749 === undefined) { break l1748; }
      value = r1749;
      p = pos;
      break l1530;
    }
    p = s1531;
    if (trail.length > t1532) trail.length = t1532;
    if (text.charCodeAt(p) === 91) {
      l1764: {
        const r1765 = readBadMarker(p);
        if (r1765 === undefined) { break l1764; }
        value = r1765;
        p = pos;
        break l1530;
      }
      p = s1531;
      if (trail.length > t1532) trail.length = t1532;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1792: {
        const r1793 = readBadNoise(p);
        if (r1793 === undefined) { break l1792; }
        value = r1793;
        p = pos;
        break l1530;
      }
      p = s1531;
      if (trail.length > t1532) trail.length = t1532;
    } else touched ||= p >= end;
    l1795: {
      const r1796 = readBadChat(p);
      if (r1796 === undefined) { break l1795; }
      value = r1796;
      p = pos;
      break l1530;
    }
    p = s1531;
    if (trail.length > t1532) trail.length = t1532;
    const r2011 = readBadLine(p);
    if (r2011 === undefined) { return -1; }
    value = r2011;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1535 = readLooseOpen(p);
  if (r1535 === undefined) { return undefined; }
  p = pos;
  l1539: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s1537 = p;
      l1538: {
        p = skipTypeAhead(p);
        if (p < 0) { break l1538; }
        p = s1537;
        break l1539;
      }
      p = s1537;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1540 = read_actionName(p);
  if (r1540 === undefined) { return undefined; }
  l_marker = r1540;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1542 = readLooseGiven(p);
  if (r1542 === undefined) { return undefined; }
  l_value = r1542;
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
  const word = WORDS_9.find(text.slice(start, p));
  if (word === undefined) return undefined;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}

function readLooseGiven(p: number): BracketValueNode | ValueNode | BoldValueNode | undefined {
  let c = 0;
  let value!: BracketValueNode | ValueNode | BoldValueNode;
  l1543: {
    const s1544 = p;
    const t1545 = trail.length;
    if (((c = text.charCodeAt(p)) === 58 || c === 61)) {
      l1546: {
        const r1547 = readBadOpenSeparator(p);
        if (r1547 === undefined) { break l1546; }
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l1546; }
        const r1549 = readBracketValue(p);
        if (r1549 === undefined) { break l1546; }
        value = r1549;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
          touched ||= p >= end;
          break l1546;
        }
        const r1588 = readBadValueBracket(p);
        if (r1588 === undefined) { break l1546; }
        p = pos;
        l1590: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1592 = p;
            const t1593 = trail.length;
            l1591: {
              const r1594 = readBadMarkerEnd(p);
              if (r1594 === undefined) { break l1591; }
              p = pos;
              break l1590;
            }
            p = s1592;
            if (trail.length > t1593) trail.length = t1593;
          } else touched ||= p >= end;
        }
        const r1596 = readValueEnd(p);
        if (r1596 === undefined) { break l1546; }
        p = pos;
        break l1543;
      }
      p = s1544;
      if (trail.length > t1545) trail.length = t1545;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 58 || c === 61)) {
      l1598: {
        const r1599 = readBadOpenSeparator(p);
        if (r1599 === undefined) { break l1598; }
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l1598; }
        const r1601 = readValue(p);
        if (r1601 === undefined) { break l1598; }
        value = r1601;
        p = pos;
        const r1603 = readValueEnd(p);
        if (r1603 === undefined) { break l1598; }
        p = pos;
        break l1543;
      }
      p = s1544;
      if (trail.length > t1545) trail.length = t1545;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1605: {
        const r1606 = readLooseClose(p);
        if (r1606 === undefined) { break l1605; }
        p = pos;
        l1608: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s1610 = p;
            const t1611 = trail.length;
            l1609: {
              const r1612 = readBadMarkerNoise(p);
              if (r1612 === undefined) { break l1609; }
              p = pos;
              break l1608;
            }
            p = s1610;
            if (trail.length > t1611) trail.length = t1611;
          } else touched ||= p >= end;
        }
        l1614: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            const s1616 = p;
            const t1617 = trail.length;
            l1615: {
              l1620: {
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
                  const s1618 = p;
                  l1619: {
                    p = skipColon(p);
                    if (p < 0) { break l1619; }
                    p = s1618;
                    break l1620;
                  }
                  p = s1618;
                } else touched ||= p >= end;
                break l1615;
              }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
                touched ||= p >= end;
                break l1615;
              }
              const r1621 = readBadSeparator(p);
              if (r1621 === undefined) { break l1615; }
              p = pos;
              break l1614;
            }
            p = s1616;
            if (trail.length > t1617) trail.length = t1617;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1605; }
        const r1623 = readBoldValue(p);
        if (r1623 === undefined) { break l1605; }
        value = r1623;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1605;
        }
        const r1650 = readBadMarkerEnd(p);
        if (r1650 === undefined) { break l1605; }
        p = pos;
        const r1652 = readValueEnd(p);
        if (r1652 === undefined) { break l1605; }
        p = pos;
        break l1543;
      }
      p = s1544;
      if (trail.length > t1545) trail.length = t1545;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1654 = readLooseClose(p);
    if (r1654 === undefined) { return undefined; }
    p = pos;
    const r1656 = readGiven(p);
    if (r1656 === undefined) { return undefined; }
    value = r1656;
    p = pos;
  }
  pos = p;
  return value;
}

function readBracketValue(p: number): BracketValueNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1550 = p;
  l1551: for (;;) {
    const s1553 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1552: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
          {
            const s1555 = p;
            l1556: {
              p = skipBracketTail(p);
              if (p < 0) { break l1556; }
              break l1552;
            }
            p = s1555;
          }
        } else touched ||= p >= end;
        l1567: {
          const s1568 = p;
          if (text.charCodeAt(p) === 91) {
            l1569: {
              p = skipBalanced(p);
              if (p < 0) { break l1569; }
              break l1567;
            }
            p = s1568;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128)) {
            l1577: {
              p++;
              break l1567;
            }
            p = s1568;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1552;
          }
          p = skipInnerNoise(p);
          if (p < 0) { break l1552; }
        }
        continue l1551;
      }
      p = s1553;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1550, p);
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
  l1558: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s1560 = p;
      l1559: {
        l1561: {
          const s1562 = p;
          if (text.charCodeAt(p) === 42) {
            l1563: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1563;
              }
              p += 2;
              break l1561;
            }
            p = s1562;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1559;
          }
          p += 2;
        }
        break l1558;
      }
      p = s1560;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l1564: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1566 = p;
      l1565: {
        p = skipLineNoise(p);
        if (p < 0) { break l1565; }
        break l1564;
      }
      p = s1566;
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
  l1570: for (;;) {
    const s1572 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128)) {
      l1571: {
        l1574: {
          const s1575 = p;
          if (text.charCodeAt(p) === 91) {
            l1576: {
              p = skipBalanced(p);
              if (p < 0) { break l1576; }
              break l1574;
            }
            p = s1575;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l1571;
          }
          p++;
        }
        continue l1570;
      }
      p = s1572;
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
  l1578: {
    const s1579 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1580: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1581 = p;
            l1582: {
              p = skipLineNoise(p);
              if (p < 0) { break l1582; }
              p = skipLineEnd(p);
              if (p < 0) { break l1582; }
              break l1580;
            }
            p = s1581;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1580;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l1580; }
        break l1578;
      }
      p = s1579;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s1584 = p;
        l1585: {
          p = skipNoise(p);
          if (p < 0) { break l1585; }
          return -1;
        }
        p = s1584;
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
  const s1624 = p;
  l1625: for (;;) {
    const s1627 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1626: {
        if (text.charCodeAt(p) === 42) {
          {
            const s1629 = p;
            l1630: {
              p = skipBoldTail(p);
              if (p < 0) { break l1630; }
              break l1626;
            }
            p = s1629;
          }
        } else touched ||= p >= end;
        l1635: {
          const s1636 = p;
          if (text.charCodeAt(p) === 42) {
            l1637: {
              p = skipBoldPair(p);
              if (p < 0) { break l1637; }
              break l1635;
            }
            p = s1636;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
            l1645: {
              if (text.charCodeAt(p) === 42) {
                {
                  const s1646 = p;
                  l1647: {
                    if (!text.startsWith("**", p)) {
                      reachesEnd(p, "**");
                      break l1647;
                    }
                    p += 2;
                    break l1645;
                  }
                  p = s1646;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1645;
              }
              p++;
              break l1635;
            }
            p = s1636;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1626;
          }
          p = skipInnerNoise(p);
          if (p < 0) { break l1626; }
        }
        continue l1625;
      }
      p = s1627;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1624, p);
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
  l1632: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1634 = p;
      l1633: {
        p = skipLineNoise(p);
        if (p < 0) { break l1633; }
        break l1632;
      }
      p = s1634;
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
  let m1641 = false;
  l1638: for (;;) {
    const s1640 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
      l1639: {
        if (text.charCodeAt(p) === 42) {
          {
            const s1642 = p;
            l1643: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1643;
              }
              p += 2;
              break l1639;
            }
            p = s1642;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1639;
        }
        p++;
        m1641 = true;
        continue l1638;
      }
      p = s1640;
    } else touched ||= p >= end;
    break;
  }
  if (!m1641) { return -1; }
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1662 = readLooseOpen(p);
  if (r1662 === undefined) { return undefined; }
  p = pos;
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
    {
      const s1664 = p;
      l1665: {
        p = skipOtherPart(p);
        if (p < 0) { break l1665; }
        return undefined;
      }
      p = s1664;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1672 = read_actionName(p);
  if (r1672 === undefined) { return undefined; }
  l_marker = r1672;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1674 = readLooseGiven(p);
  if (r1674 === undefined) { return undefined; }
  l_value = r1674;
  p = pos;
  l1676: {
    const s1678 = p;
    const t1679 = trail.length;
    l1677: {
      const r1680 = readBadContinuation(p);
      if (r1680 === undefined) { break l1677; }
      l_more = r1680;
      p = pos;
      break l1676;
    }
    p = s1678;
    if (trail.length > t1679) trail.length = t1679;
    l_more = null;
  }
  pos = p;
  return { type: 'LooseParameter', start: base + start, end: base + p, marker: l_marker, value: l_value, more: l_more };
}

function skipOtherPart(p: number): number {
  let c = 0;
  l1667: {
    const s1668 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1669: {
        p = skipTypeAhead(p);
        if (p < 0) { break l1669; }
        break l1667;
      }
      p = s1668;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1670: {
        p = skipStartAhead(p);
        if (p < 0) { break l1670; }
        break l1667;
      }
      p = s1668;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1671: {
        p = skipEndAhead(p);
        if (p < 0) { break l1671; }
        break l1667;
      }
      p = s1668;
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
  const word = WORDS_10.find(text.slice(start, p));
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1685 = readLooseOpen(p);
  if (r1685 === undefined) { return undefined; }
  p = pos;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1687 = readVitalWord(p);
  if (r1687 === undefined) { return undefined; }
  l_name = r1687;
  p = pos;
  l1689: {
    const s1690 = p;
    const t1691 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1692: {
        const r1693 = readLooseClose(p);
        if (r1693 === undefined) { break l1692; }
        p = pos;
        break l1689;
      }
      p = s1690;
      if (trail.length > t1691) trail.length = t1691;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1695 = readBadOpenVitalSeparator(p);
    if (r1695 === undefined) { return undefined; }
    p = pos;
  }
  const r1697 = readVitalValue(p);
  if (r1697 === undefined) { return undefined; }
  l_value = r1697;
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
  const word = WORDS_11.find(text.slice(start, p));
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
  l1704: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      const s1702 = p;
      l1703: {
        p = skipBareVital(p);
        if (p < 0) { break l1703; }
        p = s1702;
        break l1704;
      }
      p = s1702;
    } else touched ||= p >= end;
    return undefined;
  }
  l1705: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1707 = p;
      l1706: {
        p = skipDecoration(p);
        if (p < 0) { break l1706; }
        break l1705;
      }
      p = s1707;
    } else touched ||= p >= end;
  }
  const s1708 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipVitalLetters(p);
  if (p < 0) { return undefined; }
  l_name = text.slice(s1708, p);
  l1709: {
    if (text.charCodeAt(p) === 42) {
      const s1711 = p;
      l1710: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1710;
        }
        p += 2;
        break l1709;
      }
      p = s1711;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1712: {
    if (text.charCodeAt(p) === 42) {
      const s1714 = p;
      l1713: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1713;
        }
        p += 2;
        break l1712;
      }
      p = s1714;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1715: {
    const s1716 = p;
    const t1717 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1718: {
        const r1719 = readBadPercent(p);
        if (r1719 === undefined) { break l1718; }
        l_value = r1719;
        p = pos;
        break l1715;
      }
      p = s1716;
      if (trail.length > t1717) trail.length = t1717;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1721 = readBareNumber(p);
    if (r1721 === undefined) { return undefined; }
    l_value = r1721;
    p = pos;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1724: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1726 = p;
      const t1727 = trail.length;
      l1725: {
        const r1728 = readBadLineNoise(p);
        if (r1728 === undefined) { break l1725; }
        p = pos;
        break l1724;
      }
      p = s1726;
      if (trail.length > t1727) trail.length = t1727;
    } else touched ||= p >= end;
  }
  const r1730 = readLineEnd(p);
  if (r1730 === undefined) { return undefined; }
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
  const s1722 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1722, p);
  pos = p;
  return { type: 'BareNumber', start: base + start, end: base + p, text: l_text };
}

function readMissingMarkerEnd(p: number): MissingMarkerEndNode | undefined {
  let c = 0;
  const start = p;
  l1738: {
    const s1739 = p;
    if (text.charCodeAt(p) === 91) {
      l1740: {

        p++;
        l1741: {
          if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
            const s1743 = p;
            l1742: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
              touched ||= p >= end;
              break l1741;
            }
            p = s1743;
          } else touched ||= p >= end;
        }
        if (p < end) {
          {
            const s1744 = p;
            l1745: {
              p++;
              break l1740;
            }
            p = s1744;
          }
        } else touched ||= p >= end;
        break l1738;
      }
      p = s1739;
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
  let n1753 = 0;
  l1750: for (;;) {
    if (n1753 >= 3) break;
    const s1752 = p;
    l1751: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1751;
      }
      p++;
      n1753++;
      continue l1750;
    }
    p = s1752;
    break;
  }
  l1754: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1756 = p;
      l1755: {
        p = skipDecoration(p);
        if (p < 0) { break l1755; }
        break l1754;
      }
      p = s1756;
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
  l1757: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1759 = p;
      const t1760 = trail.length;
      l1758: {
        const r1761 = readEol(p);
        if (r1761 === undefined) { break l1758; }
        p = pos;
        break l1757;
      }
      p = s1759;
      if (trail.length > t1760) trail.length = t1760;
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
  const r1766 = readBrokenMarker(p);
  if (r1766 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadMarkerNode = { type: 'BadMarker', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBrokenMarker(p: number): ["[", string, string[], null, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[", string, string[], null, string[], "\n" | BadLineEndNode | null];
  let e1767!: "[";
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return undefined;
  }
  e1767 = "[";
  p++;
  let e1768!: string;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  e1768 = text.charAt(p);
  p++;
  let e1769!: string[];
  const list1774: string[] = [];
  l1770: for (;;) {
    const s1772 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) {
      l1771: {
        let v1773!: string;
        v1773 = text.charAt(p);
        p++;
        list1774.push(v1773);
        continue l1770;
      }
      p = s1772;
    } else touched ||= p >= end;
    break;
  }
  if (list1774.length === 0) { return undefined; }
  e1769 = list1774;
  let e1776!: null;
  if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
    {
      const s1777 = p;
      l1778: {
        p++;
        return undefined;
      }
      p = s1777;
    }
  } else touched ||= p >= end;
  e1776 = null;
  let e1780!: string[];
  const list1785: string[] = [];
  l1781: for (;;) {
    const s1783 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93))) {
      l1782: {
        let v1784!: string;
        v1784 = text.charAt(p);
        p++;
        list1785.push(v1784);
        continue l1781;
      }
      p = s1783;
    } else touched ||= p >= end;
    break;
  }
  e1780 = list1785;
  let e1787!: "\n" | BadLineEndNode | null;
  const r1788 = readLineEnd(p);
  if (r1788 === undefined) { return undefined; }
  e1787 = r1788;
  p = pos;
  value = [e1767, e1768, e1769, e1776, e1780, e1787];
  pos = p;
  return value;
}

function readBadChat(p: number): BadChatNode | undefined {
  let c = 0;
  const start = p;
  l1797: {
    const s1798 = p;
    const t1799 = trail.length;
    l1800: {
      let m1805 = false;
      l1801: for (;;) {
        const s1803 = p;
        const t1804 = trail.length;
        l1802: {
          {
            const s1806 = p;
            l1807: {
              p = skipStop(p);
              if (p < 0) { break l1807; }
              break l1802;
            }
            p = s1806;
          }
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            {
              const s1809 = p;
              l1810: {
                p = skipBlankLine(p);
                if (p < 0) { break l1810; }
                break l1802;
              }
              p = s1809;
            }
          } else touched ||= p >= end;
          l1812: {
            const s1813 = p;
            const t1814 = trail.length;
            l1815: {
              const r1816 = readBadFencedAction(p);
              if (r1816 === undefined) { break l1815; }
              p = pos;
              break l1812;
            }
            p = s1813;
            if (trail.length > t1814) trail.length = t1814;
            l1969: {
              const r1970 = readClosedFence(p);
              if (r1970 === undefined) { break l1969; }
              p = pos;
              break l1812;
            }
            p = s1813;
            if (trail.length > t1814) trail.length = t1814;
            {
              const s1978 = p;
              l1979: {
                p = skipFenceHead(p);
                if (p < 0) { break l1979; }
                break l1802;
              }
              p = s1978;
            }
            if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              touched ||= p >= end;
              break l1802;
            }
            const r1981 = readChatLine(p);
            if (r1981 === undefined) { break l1802; }
            p = pos;
          }
          m1805 = true;
          continue l1801;
        }
        p = s1803;
        if (trail.length > t1804) trail.length = t1804;
        break;
      }
      if (!m1805) { break l1800; }
      l1983: {
        const s1985 = p;
        const t1986 = trail.length;
        l1984: {
          const r1987 = readOpenFence(p);
          if (r1987 === undefined) { break l1984; }
          p = pos;
          break l1983;
        }
        p = s1985;
        if (trail.length > t1986) trail.length = t1986;
      }
      break l1797;
    }
    p = s1798;
    if (trail.length > t1799) trail.length = t1799;
    const r2008 = readOpenFence(p);
    if (r2008 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  const node: BadChatNode = { type: 'BadChat', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadFencedAction(p: number): BadFencedActionNode | undefined {
  const start = p;
  l1819: {
    const s1817 = p;
    l1818: {
      p = skipActionFence(p);
      if (p < 0) { break l1818; }
      p = s1817;
      break l1819;
    }
    p = s1817;
    return undefined;
  }
  const r1943 = readFenced(p);
  if (r1943 === undefined) { return undefined; }
  p = pos;
  const r1966 = readLineEnd(p);
  if (r1966 === undefined) { return undefined; }
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
  let e1820!: string;
  const r1821 = readFenceOpen(p);
  if (r1821 === undefined) { return undefined; }
  l_run = r1821;
  p = pos;
  registers[1] = l_run;
  e1820 = l_run;
  let e1823!: [null, null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1829: ([null, null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1824: for (;;) {
    const s1826 = p;
    const t1827 = trail.length;
    l1825: {
      let v1828!: [null, null, [string[], "\n" | BadLineEndNode] | string[]];
      let e1831!: null;
      {
        const s1832 = p;
        l1833: {
          p = skipFenceClose(p);
          if (p < 0) { break l1833; }
          break l1825;
        }
        p = s1832;
      }
      e1831 = null;
      let e1835!: null;
      {
        const s1836 = p;
        l1837: {
          p = skipActionMarker(p);
          if (p < 0) { break l1837; }
          break l1825;
        }
        p = s1836;
      }
      e1835 = null;
      let e1849!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l1825;
      }
      const r1850 = readLine(p);
      if (r1850 === undefined) { break l1825; }
      e1849 = r1850;
      p = pos;
      v1828 = [e1831, e1835, e1849];
      list1829.push(v1828);
      continue l1824;
    }
    p = s1826;
    if (trail.length > t1827) trail.length = t1827;
    break;
  }
  e1823 = list1829;
  let e1852!: [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null];
  const r1853 = readActionMarker(p);
  if (r1853 === undefined) { return undefined; }
  e1852 = r1853;
  p = pos;
  let e1925!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1931: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1926: for (;;) {
    const s1928 = p;
    const t1929 = trail.length;
    l1927: {
      let v1930!: [null, [string[], "\n" | BadLineEndNode] | string[]];
      let e1933!: null;
      {
        const s1934 = p;
        l1935: {
          p = skipFenceClose(p);
          if (p < 0) { break l1935; }
          break l1927;
        }
        p = s1934;
      }
      e1933 = null;
      let e1937!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l1927;
      }
      const r1938 = readLine(p);
      if (r1938 === undefined) { break l1927; }
      e1937 = r1938;
      p = pos;
      v1930 = [e1933, e1937];
      list1931.push(v1930);
      continue l1926;
    }
    p = s1928;
    if (trail.length > t1929) trail.length = t1929;
    break;
  }
  if (list1931.length === 0) { return undefined; }
  e1925 = list1931;
  let e1940!: [" "[], string, string[], null];
  const r1941 = readFenceClose(p);
  if (r1941 === undefined) { return undefined; }
  e1940 = r1941;
  p = pos;
  value = [e1820, e1823, e1852, e1925, e1940];
  pos = p;
  return value;
}

function skipActionMarker(p: number): number {
  let c = 0;
  let n1842 = 0;
  l1839: for (;;) {
    if (n1842 >= 3) break;
    const s1841 = p;
    l1840: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1840;
      }
      p++;
      n1842++;
      continue l1839;
    }
    p = s1841;
    break;
  }
  l1843: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1845 = p;
      l1844: {
        p = skipDecoration(p);
        if (p < 0) { break l1844; }
        break l1843;
      }
      p = s1845;
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
      const s1846 = p;
      l1847: {

        p++;
        return -1;
      }
      p = s1846;
    }
  } else touched ||= p >= end;
  return p;
}

function readActionMarker(p: number): [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null] | undefined {
  let c = 0;
  let value!: [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null];
  let e1854!: " "[];
  const r1855 = readIndent(p);
  if (r1855 === undefined) { return undefined; }
  e1854 = r1855;
  p = pos;
  let e1857!: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null;
  l1858: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1860 = p;
      l1859: {
        const r1861 = readDecoration(p);
        if (r1861 === undefined) { break l1859; }
        e1857 = r1861;
        p = pos;
        break l1858;
      }
      p = s1860;
    } else touched ||= p >= end;
    e1857 = null;
  }
  let e1911!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1912 = readMarkerOpen(p);
  if (r1912 === undefined) { return undefined; }
  e1911 = r1912;
  p = pos;
  let e1914!: ActionNameNode | BadActionNameNode;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1915 = read_actionName(p);
  if (r1915 === undefined) { return undefined; }
  e1914 = r1915;
  p = pos;
  let e1917!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1918 = readMarkerClose(p);
  if (r1918 === undefined) { return undefined; }
  e1917 = r1918;
  p = pos;
  let e1920!: null;
  if (text.charCodeAt(p) === 40) {
    {
      const s1921 = p;
      l1922: {

        p++;
        return undefined;
      }
      p = s1921;
    }
  } else touched ||= p >= end;
  e1920 = null;
  value = [e1854, e1857, e1911, e1914, e1917, e1920];
  pos = p;
  return value;
}

function readDecoration(p: number): (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | undefined {
  let c = 0;
  let value!: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[];
  const list1866: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] = [];
  l1862: for (;;) {
    const s1864 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      l1863: {
        let v1865!: ["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__";
        l1868: {
          const s1869 = p;
          if (text.charCodeAt(p) === 35) {
            l1870: {
              let e1871!: "#"[];
              const list1876: "#"[] = [];
              l1872: for (;;) {
                const s1874 = p;
                if (text.charCodeAt(p) === 35) {
                  l1873: {
                    let v1875!: "#";

                    v1875 = "#";
                    p++;
                    list1876.push(v1875);
                    continue l1872;
                  }
                  p = s1874;
                } else touched ||= p >= end;
                break;
              }
              if (list1876.length === 0) { break l1870; }
              e1871 = list1876;
              let e1878!: string[];
              const list1883: string[] = [];
              l1879: for (;;) {
                const s1881 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1880: {
                    let v1882!: string;
                    const r1885 = read_blank(p);
                    if (r1885 === undefined) { break l1880; }
                    v1882 = r1885;
                    p = pos;
                    list1883.push(v1882);
                    continue l1879;
                  }
                  p = s1881;
                } else touched ||= p >= end;
                break;
              }
              e1878 = list1883;
              v1865 = [e1871, e1878];
              break l1868;
            }
            p = s1869;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 62) {
            l1887: {
              let e1888!: ">";

              e1888 = ">";
              p++;
              let e1889!: string[];
              const list1894: string[] = [];
              l1890: for (;;) {
                const s1892 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1891: {
                    let v1893!: string;
                    const r1896 = read_blank(p);
                    if (r1896 === undefined) { break l1891; }
                    v1893 = r1896;
                    p = pos;
                    list1894.push(v1893);
                    continue l1890;
                  }
                  p = s1892;
                } else touched ||= p >= end;
                break;
              }
              e1889 = list1894;
              v1865 = [e1888, e1889];
              break l1868;
            }
            p = s1869;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
            l1898: {
              let e1899!: string;
              e1899 = text.charAt(p);
              p++;
              let e1900!: string[];
              const list1905: string[] = [];
              l1901: for (;;) {
                const s1903 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1902: {
                    let v1904!: string;
                    const r1907 = read_blank(p);
                    if (r1907 === undefined) { break l1902; }
                    v1904 = r1907;
                    p = pos;
                    list1905.push(v1904);
                    continue l1901;
                  }
                  p = s1903;
                } else touched ||= p >= end;
                break;
              }
              if (list1905.length === 0) { break l1898; }
              e1900 = list1905;
              v1865 = [e1899, e1900];
              break l1868;
            }
            p = s1869;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            l1909: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1909;
              }
              v1865 = "**";
              p += 2;
              break l1868;
            }
            p = s1869;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1863;
          }
          v1865 = "__";
          p += 2;
        }
        list1866.push(v1865);
        continue l1862;
      }
      p = s1864;
    } else touched ||= p >= end;
    break;
  }
  if (list1866.length === 0) { return undefined; }
  value = list1866;
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
  let e1944!: string;
  const r1945 = readFenceOpen(p);
  if (r1945 === undefined) { return undefined; }
  l_run = r1945;
  p = pos;
  registers[1] = l_run;
  e1944 = l_run;
  let e1947!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1953: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1948: for (;;) {
    const s1950 = p;
    const t1951 = trail.length;
    l1949: {
      let v1952!: [null, [string[], "\n" | BadLineEndNode] | string[]];
      let e1955!: null;
      {
        const s1956 = p;
        l1957: {
          p = skipFenceClose(p);
          if (p < 0) { break l1957; }
          break l1949;
        }
        p = s1956;
      }
      e1955 = null;
      let e1959!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l1949;
      }
      const r1960 = readLine(p);
      if (r1960 === undefined) { break l1949; }
      e1959 = r1960;
      p = pos;
      v1952 = [e1955, e1959];
      list1953.push(v1952);
      continue l1948;
    }
    p = s1950;
    if (trail.length > t1951) trail.length = t1951;
    break;
  }
  e1947 = list1953;
  let e1962!: [" "[], string, string[], null];
  const r1963 = readFenceClose(p);
  if (r1963 === undefined) { return undefined; }
  e1962 = r1963;
  p = pos;
  value = [e1944, e1947, e1962];
  pos = p;
  return value;
}

function readClosedFence(p: number): [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | undefined {
  let value!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null];
  let e1971!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  const r1972 = readFenced(p);
  if (r1972 === undefined) { return undefined; }
  e1971 = r1972;
  p = pos;
  let e1974!: "\n" | BadLineEndNode | null;
  const r1975 = readLineEnd(p);
  if (r1975 === undefined) { return undefined; }
  e1974 = r1975;
  p = pos;
  value = [e1971, e1974];
  pos = p;
  return value;
}

function readOpenFence(p: number): [null, MissingFenceEndNode, ([string[], "\n" | BadLineEndNode] | string[])[]] | undefined {
  let value!: [null, MissingFenceEndNode, ([string[], "\n" | BadLineEndNode] | string[])[]];
  let e1988!: null;
  {
    const s1989 = p;
    l1990: {
      p = skipStop(p);
      if (p < 0) { break l1990; }
      return undefined;
    }
    p = s1989;
  }
  e1988 = null;
  let e1992!: MissingFenceEndNode;
  const r1993 = readMissingFenceEnd(p);
  if (r1993 === undefined) { return undefined; }
  e1992 = r1993;
  p = pos;
  let e1997!: ([string[], "\n" | BadLineEndNode] | string[])[];
  const list2003: ([string[], "\n" | BadLineEndNode] | string[])[] = [];
  l1998: for (;;) {
    const s2000 = p;
    const t2001 = trail.length;
    if (p < end) {
      l1999: {
        let v2002!: [string[], "\n" | BadLineEndNode] | string[];
        const r2005 = readLine(p);
        if (r2005 === undefined) { break l1999; }
        v2002 = r2005;
        p = pos;
        list2003.push(v2002);
        continue l1998;
      }
      p = s2000;
      if (trail.length > t2001) trail.length = t2001;
    } else touched ||= p >= end;
    break;
  }
  e1997 = list2003;
  value = [e1988, e1992, e1997];
  pos = p;
  return value;
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  const r1994 = readFenceOpen(p);
  if (r1994 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadLine(p: number): BadLineNode | undefined {
  const start = p;
  {
    const s2012 = p;
    l2013: {
      p = skip_wrapperEnd(p);
      if (p < 0) { break l2013; }
      return undefined;
    }
    p = s2012;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r2015 = readLine(p);
  if (r2015 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadLineNode = { type: 'BadLine', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf240(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l2018: {
    const s2019 = p;
    const t2020 = trail.length;
    l2021: {
      const r2022 = readWrapperEnd(p);
      if (r2022 === undefined) { break l2021; }
      value = r2022;
      p = pos;
      break l2018;
    }
    p = s2019;
    if (trail.length > t2020) trail.length = t2020;
    const r2045 = readMissingWrapperEnd(p);
    if (r2045 === undefined) { return -1; }
    value = r2045;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): WrapperEndNode | undefined {
  const start = p;
  const r2023 = read_wrapperEnd(p);
  if (r2023 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'WrapperEnd', start: base + start, end: base + p };
}

function read_wrapperEnd(p: number): [" "[], string, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], "\n" | BadLineEndNode | null];
  let e2024!: " "[];
  const r2025 = readIndent(p);
  if (r2025 === undefined) { return undefined; }
  e2024 = r2025;
  p = pos;
  let e2027!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2028 = readWrapperRun(p);
  if (r2028 === undefined) { return undefined; }
  e2027 = r2028;
  p = pos;
  let e2030!: string[];
  const r2031 = readBlanks(p);
  if (r2031 === undefined) { return undefined; }
  e2030 = r2031;
  p = pos;
  let e2033!: "\n" | BadLineEndNode | null;
  l2034: {
    const s2035 = p;
    const t2036 = trail.length;
    l2037: {
      const r2038 = readLineEnd(p);
      if (r2038 === undefined) { break l2037; }
      e2033 = r2038;
      p = pos;
      break l2034;
    }
    p = s2035;
    if (trail.length > t2036) trail.length = t2036;
    l2042: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s2040 = p;
        l2041: {
          p = skipLineNoise(p);
          if (p < 0) { break l2041; }
          p = skipLineEnd(p);
          if (p < 0) { break l2041; }
          p = s2040;
          break l2042;
        }
        p = s2040;
      } else touched ||= p >= end;
      return undefined;
    }
    e2033 = null;
  }
  value = [e2024, e2027, e2030, e2033];
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

function leaf244(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode | BadNoiseNode | BadChatBeforeNode;
  const r2047 = readOpening(p);
  if (r2047 === undefined) { return -1; }
  value = r2047;
  p = pos;
  leafValue = value;
  return p;
}

function readOpening(p: number): BlankNode | BadNoiseNode | BadChatBeforeNode | undefined {
  let c = 0;
  let value!: BlankNode | BadNoiseNode | BadChatBeforeNode;
  l2048: {
    const s2049 = p;
    const t2050 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l2051: {
        const r2052 = readLead(p);
        if (r2052 === undefined) { break l2051; }
        value = r2052;
        p = pos;
        break l2048;
      }
      p = s2049;
      if (trail.length > t2050) trail.length = t2050;
    } else touched ||= p >= end;
    const r2054 = readBadChatBefore(p);
    if (r2054 === undefined) { return undefined; }
    value = r2054;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadChatBefore(p: number): BadChatBeforeNode | undefined {
  let c = 0;
  const start = p;
  l2055: {
    const s2056 = p;
    const t2057 = trail.length;
    l2058: {
      let m2063 = false;
      l2059: for (;;) {
        const s2061 = p;
        const t2062 = trail.length;
        l2060: {
          {
            const s2064 = p;
            l2065: {
              p = skipReplyFence(p);
              if (p < 0) { break l2065; }
              break l2060;
            }
            p = s2064;
          }
          {
            const s2089 = p;
            l2090: {
              p = skipStop(p);
              if (p < 0) { break l2090; }
              break l2060;
            }
            p = s2089;
          }
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            {
              const s2092 = p;
              l2093: {
                p = skipBlankLine(p);
                if (p < 0) { break l2093; }
                break l2060;
              }
              p = s2092;
            }
          } else touched ||= p >= end;
          l2095: {
            const s2096 = p;
            const t2097 = trail.length;
            l2098: {
              const r2099 = readClosedFence(p);
              if (r2099 === undefined) { break l2098; }
              p = pos;
              break l2095;
            }
            p = s2096;
            if (trail.length > t2097) trail.length = t2097;
            {
              const s2101 = p;
              l2102: {
                p = skipFenceHead(p);
                if (p < 0) { break l2102; }
                break l2060;
              }
              p = s2101;
            }
            if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              touched ||= p >= end;
              break l2060;
            }
            const r2104 = readChatLine(p);
            if (r2104 === undefined) { break l2060; }
            p = pos;
          }
          m2063 = true;
          continue l2059;
        }
        p = s2061;
        if (trail.length > t2062) trail.length = t2062;
        break;
      }
      if (!m2063) { break l2058; }
      l2106: {
        const s2108 = p;
        const t2109 = trail.length;
        l2107: {
          const r2110 = readOpenFence(p);
          if (r2110 === undefined) { break l2107; }
          p = pos;
          break l2106;
        }
        p = s2108;
        if (trail.length > t2109) trail.length = t2109;
      }
      break l2055;
    }
    p = s2056;
    if (trail.length > t2057) trail.length = t2057;
    {
      const s2112 = p;
      l2113: {
        p = skipReplyFence(p);
        if (p < 0) { break l2113; }
        return undefined;
      }
      p = s2112;
    }
    const r2115 = readOpenFence(p);
    if (r2115 === undefined) { return undefined; }
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
    const s2070 = p;
    l2071: {
      p = skipExampleFence(p);
      if (p < 0) { break l2071; }
      return -1;
    }
    p = s2070;
  }
  return p;
}

function skipMarkerFenceAhead(p: number): number {
  l2069: {
    const s2067 = p;
    l2068: {
      p = skipMarkerFence(p);
      if (p < 0) { break l2068; }
      p = s2067;
      break l2069;
    }
    p = s2067;
    return -1;
  }
  return p;
}

function skipExampleFence(p: number): number {
  p = skipClosedFence(p);
  if (p < 0) { return -1; }
  l2073: for (;;) {
    const s2075 = p;
    l2074: {
      l2077: {
        const s2078 = p;
        l2079: {
          p = skipClosedFence(p);
          if (p < 0) { break l2079; }
          break l2077;
        }
        p = s2078;
        {
          const s2080 = p;
          l2081: {
            p = skipFenceOpen(p);
            if (p < 0) { break l2081; }
            break l2074;
          }
          p = s2080;
        }
        {
          const s2083 = p;
          l2084: {
            p = skipStopMarker(p);
            if (p < 0) { break l2084; }
            break l2074;
          }
          p = s2083;
        }
        if (!(p < end)) {
          touched ||= p >= end;
          break l2074;
        }
        p = skipLine(p);
        if (p < 0) { break l2074; }
      }
      continue l2073;
    }
    p = s2075;
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
  l2086: {
    const s2087 = p;
    if (p < end) {
      l2088: {
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2088;
        }
        p = skipEol(p);
        if (p < 0) { break l2088; }
        break l2086;
      }
      p = s2087;
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

function leaf253(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2119!: null;
  l2122: {
    const s2120 = p;
    l2121: {
      p = skipReplyFence(p);
      if (p < 0) { break l2121; }
      p = s2120;
      break l2122;
    }
    p = s2120;
    return -1;
  }
  e2119 = null;
  value = [e2119];
  leafValue = value;
  return p;
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: { op: 'choice', starts: [STARTS_3, STARTS_5, null, STARTS_5, STARTS_8, null], alternatives: [{ op: 'leaf', read: leaf57 }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: leaf168 }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepTagBlock }, { op: 'leaf', read: leaf200 }] } }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf244 } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf253, body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_3, STARTS_5, null, STARTS_5, STARTS_8, null], alternatives: [{ op: 'leaf', read: leaf57 }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: leaf168 }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepTagBlock }, { op: 'leaf', read: leaf200 }] } }] }] }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf14 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_3, STARTS_5, null, STARTS_5, STARTS_8, null], alternatives: [{ op: 'leaf', read: leaf57 }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: leaf168 }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepTagBlock }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf240 }] } };
const stepBlock: Step = { op: 'rule', name: 'Block', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: leaf115 }, { op: 'leaf', read: leaf136 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf160 }, { op: 'leaf', read: leaf162 }] } };
const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text158 } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf174 }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: leaf189 }] } };
const stepSectionText: Step = { op: 'rule', name: 'SectionText', register: -1, isText: true, body: { op: 'text', read: text182 } };
const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: 1, isText: true, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: leaf183 }, { op: 'text', read: text185 }, { op: 'leaf', read: leaf186 }] } };
const stepTagBlock: Step = { op: 'rule', name: 'TagBlock', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BadContentTagNode; return taken.index; } }, steps: [{ op: 'leaf', read: leaf191 }, { op: 'leaf', read: leaf193 }, { op: 'again', step: () => stepTagText }, { op: 'leaf', read: leaf160 }, { op: 'leaf', read: leaf196 }] } };
const stepTagText: Step = { op: 'rule', name: 'TagText', register: -1, isText: true, body: { op: 'text', read: text195 } };

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
