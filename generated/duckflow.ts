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
    l1007: {
      if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
        const s1005 = p;
        l1006: {
          p = skipStartAhead(p);
          if (p < 0) { break l1006; }
          p = s1005;
          break l1007;
        }
        p = s1005;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1017 = read_actionName(p);
    if (r1017 === undefined) { return undefined; }
    l_marker = r1017;
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1082 = readLooseClose(p);
    if (r1082 === undefined) { return undefined; }
    p = pos;
    l1103: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
        const s1105 = p;
        const t1106 = trail.length;
        l1104: {
          const r1107 = readBadMarkerNoise(p);
          if (r1107 === undefined) { break l1104; }
          p = pos;
          break l1103;
        }
        p = s1105;
        if (trail.length > t1106) trail.length = t1106;
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
  let e979!: BadMarkerIndentNode | null;
  l980: {
    if (text.charCodeAt(p) === 32) {
      const s982 = p;
      const t983 = trail.length;
      l981: {
        const r984 = readBadMarkerIndent(p);
        if (r984 === undefined) { break l981; }
        e979 = r984;
        p = pos;
        break l980;
      }
      p = s982;
      if (trail.length > t983) trail.length = t983;
    } else touched ||= p >= end;
    e979 = null;
  }
  let e990!: BadMarkerDecorationNode | null;
  l991: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s993 = p;
      const t994 = trail.length;
      l992: {
        const r995 = readBadMarkerDecoration(p);
        if (r995 === undefined) { break l992; }
        e990 = r995;
        p = pos;
        break l991;
      }
      p = s993;
      if (trail.length > t994) trail.length = t994;
    } else touched ||= p >= end;
    e990 = null;
  }
  let e997!: "[" | BadMarkerBracketNode;
  l998: {
    const s999 = p;
    const t1000 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1001: {

        e997 = "[";
        p++;
        break l998;
      }
      p = s999;
      if (trail.length > t1000) trail.length = t1000;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1002 = readBadMarkerBracket(p);
    if (r1002 === undefined) { return undefined; }
    e997 = r1002;
    p = pos;
  }
  value = [e960, e979, e990, e997];
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
    if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
      reachesEnd(p, "_CONTENT_END]");
      return -1;
    }
    p += 13;
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

function readBadMarkerIndent(p: number): BadMarkerIndentNode | undefined {
  const start = p;
  let n988 = 0;
  l985: for (;;) {
    if (n988 >= 3) break;
    const s987 = p;
    l986: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l986;
      }
      p++;
      n988++;
      continue l985;
    }
    p = s987;
    break;
  }
  if (n988 < 1) { return undefined; }
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
  l1008: {
    const s1009 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1010: {
        p = skipActionWord(p);
        if (p < 0) { break l1010; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1010;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1010;
        }
        p = skipIndex(p);
        if (p < 0) { break l1010; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1010;
        }
        p++;
        break l1008;
      }
      p = s1009;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) { return -1; }
    p += 6;
    l1011: {
      if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
        const s1013 = p;
        l1012: {
          p++;
          break l1011;
        }
        p = s1013;
      } else touched ||= p >= end;
    }
    l1014: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s1016 = p;
        l1015: {
          p = skipIndex(p);
          if (p < 0) { break l1015; }
          if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
            touched ||= p >= end;
            break l1015;
          }
          p++;
          break l1014;
        }
        p = s1016;
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
  l1018: {
    const s1019 = p;
    const t1020 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1021: {
        const r1022 = readActionName(p);
        if (r1022 === undefined) { break l1021; }
        value = r1022;
        p = pos;
        break l1018;
      }
      p = s1019;
      if (trail.length > t1020) trail.length = t1020;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 65 || c === 97))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1053 = readBadActionName(p);
    if (r1053 === undefined) { return undefined; }
    value = r1053;
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
  l1023: {
    const s1024 = p;
    const t1025 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1026: {
        const r1027 = readActionWord(p);
        if (r1027 === undefined) { break l1026; }
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1026;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1026;
        }
        const r1029 = readIndex(p);
        if (r1029 === undefined) { break l1026; }
        l_index = r1029;
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1026;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
          touched ||= p >= end;
          break l1026;
        }
        const r1031 = readPartName(p);
        if (r1031 === undefined) { break l1026; }
        l_name = r1031;
        p = pos;
        l1045: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s1043 = p;
            l1044: {
              p++;
              p = s1043;
              break l1045;
            }
            p = s1043;
          } else touched ||= p >= end;
          break l1026;
        }
        break l1023;
      }
      p = s1024;
      if (trail.length > t1025) trail.length = t1025;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 65 || !text.startsWith("ACTION_", p)) {
      reachesEnd(p, "ACTION_");
      return undefined;
    }
    p += 7;
    const r1046 = readMissingIndex(p);
    if (r1046 === undefined) { return undefined; }
    l_index = r1046;
    p = pos;
    const s1048 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
    touched ||= p >= end;
    l_name = text.slice(s1048, p);
    l1051: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s1049 = p;
        l1050: {
          p++;
          p = s1049;
          break l1051;
        }
        p = s1049;
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
  l1032: {
    const s1033 = p;
    const t1034 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) {
      l1035: {
        const r1036 = readPartWord(p);
        if (r1036 === undefined) { break l1035; }
        value = r1036;
        p = pos;
        l1040: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s1038 = p;
            l1039: {
              p++;
              p = s1038;
              break l1040;
            }
            p = s1038;
          } else touched ||= p >= end;
          break l1035;
        }
        break l1032;
      }
      p = s1033;
      if (trail.length > t1034) trail.length = t1034;
    } else touched ||= p >= end;
    const s1041 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
    touched ||= p >= end;
    value = text.slice(s1041, p);
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
  l1054: {
    const s1055 = p;
    const t1056 = trail.length;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l1057: {
        if (!isCaseless(p, "action")) { break l1057; }
        p += 6;
        l1058: {
          if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
            const s1060 = p;
            l1059: {
              p++;
              break l1058;
            }
            p = s1060;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1057;
        }
        const r1061 = readIndex(p);
        if (r1061 === undefined) { break l1057; }
        l_index = r1061;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
          touched ||= p >= end;
          break l1057;
        }
        p++;
        const s1063 = p;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
          touched ||= p >= end;
          break l1057;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
        touched ||= p >= end;
        l_name = text.slice(s1063, p);
        break l1054;
      }
      p = s1055;
      if (trail.length > t1056) trail.length = t1056;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) { return undefined; }
    p += 6;
    l1064: {
      if (((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
        const s1066 = p;
        l1065: {
          p++;
          break l1064;
        }
        p = s1066;
      } else touched ||= p >= end;
    }
    const r1067 = readMissingIndex(p);
    if (r1067 === undefined) { return undefined; }
    l_index = r1067;
    p = pos;
    l1071: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
        const s1069 = p;
        l1070: {
          l1072: {
            const s1073 = p;
            if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
              l1074: {
                if (!isCaseless(p, "type")) { break l1074; }
                p += 4;
                break l1072;
              }
              p = s1073;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
              l1075: {
                if (!isCaseless(p, "path")) { break l1075; }
                p += 4;
                break l1072;
              }
              p = s1073;
            } else touched ||= p >= end;
            if (!isCaseless(p, "content")) { break l1070; }
            p += 7;
            if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
              touched ||= p >= end;
              break l1070;
            }
            p++;
            l1076: {
              const s1077 = p;
              if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
                l1078: {
                  if (!isCaseless(p, "start")) { break l1078; }
                  p += 5;
                  break l1076;
                }
                p = s1077;
              } else touched ||= p >= end;
              if (!isCaseless(p, "end")) { break l1070; }
              p += 3;
            }
          }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l1070;
          }
          p++;
          p = s1069;
          break l1071;
        }
        p = s1069;
      } else touched ||= p >= end;
      return undefined;
    }
    const s1079 = p;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) p++;
    touched ||= p >= end;
    l_name = text.slice(s1079, p);
  }
  pos = p;
  const node: BadActionNameNode = { type: 'BadActionName', start: base + start, end: base + p, raw: text.slice(start, p), index: l_index, name: l_name };
  trail.push(node);
  return node;
}

function readLooseClose(p: number): [["]", null] | BadMarkerBracketNode, BadMarkerEndNode | null] | undefined {
  let c = 0;
  let value!: [["]", null] | BadMarkerBracketNode, BadMarkerEndNode | null];
  let e1083!: ["]", null] | BadMarkerBracketNode;
  l1084: {
    const s1085 = p;
    const t1086 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1087: {
        let e1088!: "]";

        e1088 = "]";
        p++;
        let e1089!: null;
        if (text.charCodeAt(p) === 40) {
          {
            const s1090 = p;
            l1091: {

              p++;
              break l1087;
            }
            p = s1090;
          }
        } else touched ||= p >= end;
        e1089 = null;
        e1083 = [e1088, e1089];
        break l1084;
      }
      p = s1085;
      if (trail.length > t1086) trail.length = t1086;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1093 = readBadMarkerBracket(p);
    if (r1093 === undefined) { return undefined; }
    e1083 = r1093;
    p = pos;
  }
  let e1095!: BadMarkerEndNode | null;
  l1096: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s1098 = p;
      const t1099 = trail.length;
      l1097: {
        const r1100 = readBadMarkerEnd(p);
        if (r1100 === undefined) { break l1097; }
        e1095 = r1100;
        p = pos;
        break l1096;
      }
      p = s1098;
      if (trail.length > t1099) trail.length = t1099;
    } else touched ||= p >= end;
    e1095 = null;
  }
  value = [e1083, e1095];
  pos = p;
  return value;
}

function leaf135(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null;
  const r1110 = readStartLine(p);
  if (r1110 === undefined) { return -1; }
  value = r1110;
  p = pos;
  leafValue = value;
  return p;
}

function readStartLine(p: number): BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null | undefined {
  let c = 0;
  let value!: BadStartTextNode | ["\n" | BadLineEndNode, null, null] | null;
  l1111: {
    const s1112 = p;
    const t1113 = trail.length;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1114: {
        const r1115 = readBadStartText(p);
        if (r1115 === undefined) { break l1114; }
        value = r1115;
        p = pos;
        break l1111;
      }
      p = s1112;
      if (trail.length > t1113) trail.length = t1113;
    } else touched ||= p >= end;
    l1117: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1119 = p;
        const t1120 = trail.length;
        l1118: {
          let e1121!: "\n" | BadLineEndNode;
          const r1122 = readEol(p);
          if (r1122 === undefined) { break l1118; }
          e1121 = r1122;
          p = pos;
          let e1124!: null;
          {
            const s1125 = p;
            l1126: {
              p = skipBlockStop(p);
              if (p < 0) { break l1126; }
              break l1118;
            }
            p = s1125;
          }
          e1124 = null;
          let e1174!: null;
          {
            const s1175 = p;
            l1176: {
              if (p < end) {
                {
                  const s1178 = p;
                  l1179: {
                    p++;
                    break l1176;
                  }
                  p = s1178;
                }
              } else touched ||= p >= end;
              break l1118;
            }
            p = s1175;
          }
          e1174 = null;
          value = [e1121, e1124, e1174];
          break l1117;
        }
        p = s1119;
        if (trail.length > t1120) trail.length = t1120;
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
  l1128: {
    const s1129 = p;
    if (text.charCodeAt(p) === 91) {
      l1130: {
        p = skipOwnEnd(p);
        if (p < 0) { break l1130; }
        break l1128;
      }
      p = s1129;
    } else touched ||= p >= end;
    l1135: {
      const s1133 = p;
      l1134: {
        l1136: {
          const s1137 = p;
          if (text.charCodeAt(p) === 91) {
            l1138: {
              p = skipRemarkEnd(p);
              if (p < 0) { break l1138; }
              break l1136;
            }
            p = s1137;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            l1139: {
              p = skipNextType(p);
              if (p < 0) { break l1139; }
              break l1136;
            }
            p = s1137;
          } else touched ||= p >= end;
          p = skipAnyEnd(p);
          if (p < 0) { break l1134; }
        }
        p = s1133;
        break l1135;
      }
      p = s1133;
      return -1;
    }
    {
      const s1149 = p;
      l1150: {
        p = skipOwnEndLater(p);
        if (p < 0) { break l1150; }
        return -1;
      }
      p = s1149;
    }
    l1156: {
      const s1157 = p;
      if (text.charCodeAt(p) === 91) {
        l1158: {
          p = skipRemarkEnd(p);
          if (p < 0) { break l1158; }
          break l1156;
        }
        p = s1157;
      } else touched ||= p >= end;
      {
        const s1159 = p;
        l1160: {
          p = skipRemarkEndLater(p);
          if (p < 0) { break l1160; }
          return -1;
        }
        p = s1159;
      }
      l1164: {
        const s1165 = p;
        if (text.charCodeAt(p) === 91) {
          l1166: {
            p = skipNextType(p);
            if (p < 0) { break l1166; }
            break l1164;
          }
          p = s1165;
        } else touched ||= p >= end;
        {
          const s1167 = p;
          l1168: {
            p = skipNextTypeLater(p);
            if (p < 0) { break l1168; }
            return -1;
          }
          p = s1167;
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
  const r1131 = readIndex(p);
  if (r1131 === undefined) { return undefined; }
  value = r1131;
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
  const r1140 = readIndex(p);
  if (r1140 === undefined) { return undefined; }
  l_next = r1140;
  p = pos;
  value = (() => { const next = l_next; return String(Number(next) - 1); })();
  pos = p;
  return value;
}

function skipAnyEnd(p: number): number {
  let c = 0;
  let n1145 = 0;
  l1142: for (;;) {
    if (n1145 >= 3) break;
    const s1144 = p;
    l1143: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1143;
      }
      p++;
      n1145++;
      continue l1142;
    }
    p = s1144;
    break;
  }
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!isCaseless(p, "action_")) { return -1; }
  p += 7;
  l1146: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1148 = p;
      l1147: {
        p = skipIndex(p);
        if (p < 0) { break l1147; }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1147;
        }
        p++;
        break l1146;
      }
      p = s1148;
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
  const r1152 = readIndex(p);
  if (r1152 === undefined) { return undefined; }
  value = r1152;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return undefined;
  }
  p += 13;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1154 = readLineEnd(p);
  if (r1154 === undefined) { return undefined; }
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
  const r1162 = readIndex(p);
  if (r1162 === undefined) { return undefined; }
  value = r1162;
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
  const r1170 = readBeforeNext(p);
  if (r1170 === undefined) { return undefined; }
  value = r1170;
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
  const r1171 = readIndex(p);
  if (r1171 === undefined) { return undefined; }
  l_next = r1171;
  p = pos;
  value = (() => { const next = l_next; return String(Number(next) - 1); })();
  pos = p;
  return value;
}

function text157(p: number, inside: number): number {
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
      l1182: {

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
      l1183: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1183;
        }
        p = skipNewline(p);
        if (p < 0) { break l1183; }
        {
          const s1188 = p;
          l1189: {
            p = skipBlockStop(p);
            if (p < 0) { break l1189; }
            break l1183;
          }
          p = s1188;
        }
        {
          const s1191 = p;
          l1192: {
            if (p < end) {
              {
                const s1194 = p;
                l1195: {
                  p++;
                  break l1192;
                }
                p = s1194;
              }
            } else touched ||= p >= end;
            break l1183;
          }
          p = s1191;
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
  l1184: {
    const s1185 = p;
    if (text.charCodeAt(p) === 13) {
      l1186: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1186;
        }
        p += 2;
        break l1184;
      }
      p = s1185;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1187: {

        p++;
        break l1184;
      }
      p = s1185;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf159(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\r\n" | "\n" | "\r" | null;
  l1197: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1199 = p;
      l1198: {
        const r1200 = readNewline(p);
        if (r1200 === undefined) { break l1198; }
        value = r1200;
        p = pos;
        break l1197;
      }
      p = s1199;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readNewline(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l1201: {
    const s1202 = p;
    if (text.charCodeAt(p) === 13) {
      l1203: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1203;
        }
        value = "\r\n";
        p += 2;
        break l1201;
      }
      p = s1202;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1204: {

        value = "\n";
        p++;
        break l1201;
      }
      p = s1202;
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

function leaf161(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode;
  const r1206 = read_blockEnd(p);
  if (r1206 === undefined) { return -1; }
  value = r1206;
  p = pos;
  leafValue = value;
  return p;
}

function read_blockEnd(p: number): BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode | undefined {
  let value!: BlockEndNode | [null, BadContentEndNode] | MissingContentEndNode;
  l1207: {
    const s1208 = p;
    const t1209 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1210: {
        const r1211 = readBlockEnd(p);
        if (r1211 === undefined) { break l1210; }
        value = r1211;
        p = pos;
        break l1207;
      }
      p = s1208;
      if (trail.length > t1209) trail.length = t1209;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1226: {
        let e1227!: null;
        l1230: {
          if (text.charCodeAt(p) === 91) {
            const s1228 = p;
            l1229: {
              p = skipRemarkEnd(p);
              if (p < 0) { break l1229; }
              p = s1228;
              break l1230;
            }
            p = s1228;
          } else touched ||= p >= end;
          break l1226;
        }
        e1227 = null;
        let e1231!: BadContentEndNode;
        const r1232 = readBadContentEnd(p);
        if (r1232 === undefined) { break l1226; }
        e1231 = r1232;
        p = pos;
        value = [e1227, e1231];
        break l1207;
      }
      p = s1208;
      if (trail.length > t1209) trail.length = t1209;
    } else touched ||= p >= end;
    const r1236 = readMissingContentEnd(p);
    if (r1236 === undefined) { return undefined; }
    value = r1236;
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
  const r1212 = readOwnEnd(p);
  if (r1212 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'BlockEnd', start: base + start, end: base + p };
}

function readOwnEnd(p: number): ["[ACTION_", string, "_CONTENT_END]", string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[ACTION_", string, "_CONTENT_END]", string[], "\n" | BadLineEndNode | null];
  let e1213!: "[ACTION_";
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return undefined;
  }
  e1213 = "[ACTION_";
  p += 8;
  let e1214!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1215 = readSameIndex(p);
  if (r1215 === undefined) { return undefined; }
  e1214 = r1215;
  p = pos;
  let e1217!: "_CONTENT_END]";
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return undefined;
  }
  e1217 = "_CONTENT_END]";
  p += 13;
  let e1218!: string[];
  const r1219 = readBlanks(p);
  if (r1219 === undefined) { return undefined; }
  e1218 = r1219;
  p = pos;
  let e1221!: "\n" | BadLineEndNode | null;
  const r1222 = readLineEnd(p);
  if (r1222 === undefined) { return undefined; }
  e1221 = r1222;
  p = pos;
  value = [e1213, e1214, e1217, e1218, e1221];
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
  const r1233 = readLineEnd(p);
  if (r1233 === undefined) { return undefined; }
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
  l1237: {
    const s1238 = p;
    const t1239 = trail.length;
    l1240: {
      let n1244 = 0;
      l1241: for (;;) {
        if (n1244 >= 3) break;
        const s1243 = p;
        l1242: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l1242;
          }
          p++;
          n1244++;
          continue l1241;
        }
        p = s1243;
        break;
      }
      if (text.charCodeAt(p) !== 91) {
        touched ||= p >= end;
        break l1240;
      }
      p++;
      if (!isCaseless(p, "action_")) { break l1240; }
      p += 7;
      l1245: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s1247 = p;
          l1246: {
            const r1248 = readIndex(p);
            if (r1248 === undefined) { break l1246; }
            l_index = r1248;
            p = pos;
            if (text.charCodeAt(p) !== 95) {
              touched ||= p >= end;
              break l1246;
            }
            p++;
            break l1245;
          }
          p = s1247;
        } else touched ||= p >= end;
        l_index = null;
      }
      if (!isCaseless(p, "content_end]")) { break l1240; }
      p += 12;
      while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      touched ||= p >= end;
      const r1250 = readLineEnd(p);
      if (r1250 === undefined) { break l1240; }
      p = pos;
      break l1237;
    }
    p = s1238;
    if (trail.length > t1239) trail.length = t1239;
    l_index = null;

  }
  pos = p;
  const node: MissingContentEndNode = { type: 'MissingContentEnd', start: base + start, end: base + p, raw: text.slice(start, p), index: l_index };
  trail.push(node);
  return node;
}

function leaf167(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OwnVitalNode;
  const r1254 = readOwnVital(p);
  if (r1254 === undefined) { return -1; }
  value = r1254;
  p = pos;
  leafValue = value;
  return p;
}

function readOwnVital(p: number): OwnVitalNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string | BadOwnNameNode;
  let l_value!: NumberNode | BadPercentNode | BadNumeralNode | BadVitalNode;
  l1255: {
    const s1256 = p;
    const t1257 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1258: {
        if (text.charCodeAt(p) === 91) {
          {
            const s1259 = p;
            l1260: {
              p = skipExactMarker(p);
              if (p < 0) { break l1260; }
              break l1258;
            }
            p = s1259;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l1258;
        }
        p++;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1258;
        }
        const r1262 = readOwnName(p);
        if (r1262 === undefined) { break l1258; }
        l_name = r1262;
        p = pos;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1258;
        }
        p++;
        l1273: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
            const s1271 = p;
            l1272: {
              p = skip_ownVital(p);
              if (p < 0) { break l1272; }
              p = s1271;
              break l1273;
            }
            p = s1271;
          } else touched ||= p >= end;
          break l1258;
        }
        const r1274 = readVitalValue(p);
        if (r1274 === undefined) { break l1258; }
        l_value = r1274;
        p = pos;
        break l1255;
      }
      p = s1256;
      if (trail.length > t1257) trail.length = t1257;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      {
        const s1276 = p;
        l1277: {
          p = skipExactMarker(p);
          if (p < 0) { break l1277; }
          return undefined;
        }
        p = s1276;
      }
    } else touched ||= p >= end;
    l1281: {
      const s1279 = p;
      l1280: {
        p = skipOwnVitalLine(p);
        if (p < 0) { break l1280; }
        p = s1279;
        break l1281;
      }
      p = s1279;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1282 = readLooseOpen(p);
    if (r1282 === undefined) { return undefined; }
    p = pos;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1284 = readOwnWord(p);
    if (r1284 === undefined) { return undefined; }
    l_name = r1284;
    p = pos;
    l1305: {
      const s1306 = p;
      const t1307 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
        l1308: {
          const r1309 = readLooseClose(p);
          if (r1309 === undefined) { break l1308; }
          p = pos;
          break l1305;
        }
        p = s1306;
        if (trail.length > t1307) trail.length = t1307;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1311 = readBadOpenVitalSeparator(p);
      if (r1311 === undefined) { return undefined; }
      p = pos;
    }
    const r1313 = readVitalValue(p);
    if (r1313 === undefined) { return undefined; }
    l_value = r1313;
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
      const s1263 = p;
      l1264: {
        p = skipMeantName(p);
        if (p < 0) { break l1264; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1264;
        }
        p++;
        return undefined;
      }
      p = s1263;
    }
  } else touched ||= p >= end;
  const s1266 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
  touched ||= p >= end;
  value = text.slice(s1266, p);
  l1269: {
    if (text.charCodeAt(p) === 93) {
      const s1267 = p;
      l1268: {

        p++;
        p = s1267;
        break l1269;
      }
      p = s1267;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return value;
}

function readOwnWord(p: number): string | BadOwnNameNode | undefined {
  let c = 0;
  let value!: string | BadOwnNameNode;
  l1285: {
    const s1286 = p;
    const t1287 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1288: {
        if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
          {
            const s1289 = p;
            l1290: {
              p = skipMeantName(p);
              if (p < 0) { break l1290; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
                touched ||= p >= end;
                break l1290;
              }
              p++;
              break l1288;
            }
            p = s1289;
          }
        } else touched ||= p >= end;
        const s1292 = p;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
          touched ||= p >= end;
          break l1288;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
        touched ||= p >= end;
        value = text.slice(s1292, p);
        l1295: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            const s1293 = p;
            l1294: {
              p++;
              p = s1293;
              break l1295;
            }
            p = s1293;
          } else touched ||= p >= end;
          break l1288;
        }
        break l1285;
      }
      p = s1286;
      if (trail.length > t1287) trail.length = t1287;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      {
        const s1296 = p;
        l1297: {
          p = skipMeantName(p);
          if (p < 0) { break l1297; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
            touched ||= p >= end;
            break l1297;
          }
          p++;
          return undefined;
        }
        p = s1296;
      }
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1299 = readBadOwnName(p);
    if (r1299 === undefined) { return undefined; }
    value = r1299;
    p = pos;
    l1303: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
        const s1301 = p;
        l1302: {
          p++;
          p = s1301;
          break l1303;
        }
        p = s1301;
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

function leaf173(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return -1;
  }
  const r1316 = readSectionHead(p);
  if (r1316 === undefined) { return -1; }
  value = r1316;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionHead(p: number): SectionHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l1317: {
    const s1318 = p;
    const t1319 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1320: {

        p++;
        if (text.charCodeAt(p) !== 82 || !text.startsWith("REASONING", p)) {
          reachesEnd(p, "REASONING");
          break l1320;
        }
        l_name = "REASONING";
        p += 9;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1320;
        }
        p++;
        const r1321 = readHeadRest(p);
        if (r1321 === undefined) { break l1320; }
        p = pos;
        const r1342 = readFirstLine(p);
        if (r1342 === undefined) { break l1320; }
        p = pos;
        break l1317;
      }
      p = s1318;
      if (trail.length > t1319) trail.length = t1319;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1353: {

        p++;
        l1354: {
          const s1355 = p;
          if (text.charCodeAt(p) === 80) {
            l1356: {
              if (!text.startsWith("PLANNING", p)) {
                reachesEnd(p, "PLANNING");
                break l1356;
              }
              l_name = "PLANNING";
              p += 8;
              break l1354;
            }
            p = s1355;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 78 || !text.startsWith("NOTES", p)) {
            reachesEnd(p, "NOTES");
            break l1353;
          }
          l_name = "NOTES";
          p += 5;
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1353;
        }
        p++;
        const r1357 = readHeadRest(p);
        if (r1357 === undefined) { break l1353; }
        p = pos;
        break l1317;
      }
      p = s1318;
      if (trail.length > t1319) trail.length = t1319;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1359: {
        const r1360 = readLooseOpen(p);
        if (r1360 === undefined) { break l1359; }
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1359;
        }
        const r1362 = readReasoningWord(p);
        if (r1362 === undefined) { break l1359; }
        l_name = r1362;
        p = pos;
        l1364: {
          const s1365 = p;
          const t1366 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
            l1367: {
              const r1368 = readLooseClose(p);
              if (r1368 === undefined) { break l1367; }
              p = pos;
              const r1370 = readHeadRest(p);
              if (r1370 === undefined) { break l1367; }
              p = pos;
              break l1364;
            }
            p = s1365;
            if (trail.length > t1366) trail.length = t1366;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
            touched ||= p >= end;
            break l1359;
          }
          const r1372 = readBadOpenSeparator(p);
          if (r1372 === undefined) { break l1359; }
          p = pos;
        }
        const r1374 = readFirstLine(p);
        if (r1374 === undefined) { break l1359; }
        p = pos;
        break l1317;
      }
      p = s1318;
      if (trail.length > t1319) trail.length = t1319;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1376: {
        const r1377 = readLooseOpen(p);
        if (r1377 === undefined) { break l1376; }
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1376;
        }
        const r1379 = readSectionWord(p);
        if (r1379 === undefined) { break l1376; }
        l_name = r1379;
        p = pos;
        l1381: {
          const s1382 = p;
          const t1383 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
            l1384: {
              const r1385 = readLooseClose(p);
              if (r1385 === undefined) { break l1384; }
              p = pos;
              const r1387 = readHeadRest(p);
              if (r1387 === undefined) { break l1384; }
              p = pos;
              break l1381;
            }
            p = s1382;
            if (trail.length > t1383) trail.length = t1383;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
            touched ||= p >= end;
            break l1376;
          }
          const r1389 = readBadOpenSeparator(p);
          if (r1389 === undefined) { break l1376; }
          p = pos;
        }
        break l1317;
      }
      p = s1318;
      if (trail.length > t1319) trail.length = t1319;
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
    const r1391 = readOwnName(p);
    if (r1391 === undefined) { return undefined; }
    l_name = r1391;
    p = pos;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const r1393 = readHeadRest(p);
    if (r1393 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return { type: 'SectionHead', start: base + start, end: base + p, name: l_name };
}

function readHeadRest(p: number): [BadMarkerNoiseNode | null, [null, BadSeparatorNode] | null] | undefined {
  let c = 0;
  let value!: [BadMarkerNoiseNode | null, [null, BadSeparatorNode] | null];
  let e1322!: BadMarkerNoiseNode | null;
  l1323: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      const s1325 = p;
      const t1326 = trail.length;
      l1324: {
        const r1327 = readBadMarkerNoise(p);
        if (r1327 === undefined) { break l1324; }
        e1322 = r1327;
        p = pos;
        break l1323;
      }
      p = s1325;
      if (trail.length > t1326) trail.length = t1326;
    } else touched ||= p >= end;
    e1322 = null;
  }
  let e1329!: [null, BadSeparatorNode] | null;
  l1330: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      const s1332 = p;
      const t1333 = trail.length;
      l1331: {
        let e1334!: null;
        l1337: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            const s1335 = p;
            l1336: {
              p = skipColon(p);
              if (p < 0) { break l1336; }
              p = s1335;
              break l1337;
            }
            p = s1335;
          } else touched ||= p >= end;
          break l1331;
        }
        e1334 = null;
        let e1338!: BadSeparatorNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
          touched ||= p >= end;
          break l1331;
        }
        const r1339 = readBadSeparator(p);
        if (r1339 === undefined) { break l1331; }
        e1338 = r1339;
        p = pos;
        e1329 = [e1334, e1338];
        break l1330;
      }
      p = s1332;
      if (trail.length > t1333) trail.length = t1333;
    } else touched ||= p >= end;
    e1329 = null;
  }
  value = [e1322, e1329];
  pos = p;
  return value;
}

function readFirstLine(p: number): null | BadFirstLineNode | undefined {
  let value!: null | BadFirstLineNode;
  l1343: {
    const s1344 = p;
    const t1345 = trail.length;
    l1346: {
      l1349: {
        const s1347 = p;
        l1348: {
          p = skipBlanks(p);
          if (p < 0) { break l1348; }
          p = skipLineEnd(p);
          if (p < 0) { break l1348; }
          p = s1347;
          break l1349;
        }
        p = s1347;
        break l1346;
      }
      value = null;
      break l1343;
    }
    p = s1344;
    if (trail.length > t1345) trail.length = t1345;
    const r1350 = readBadFirstLine(p);
    if (r1350 === undefined) { return undefined; }
    value = r1350;
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

function text181(p: number, inside: number): number {
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
      l1396: {

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
      l1397: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1397;
        }
        p = skipNewline(p);
        if (p < 0) { break l1397; }
        {
          const s1398 = p;
          l1399: {
            p = skipStop(p);
            if (p < 0) { break l1399; }
            break l1397;
          }
          p = s1398;
        }
        {
          const s1401 = p;
          l1402: {
            p = skipFenceHead(p);
            if (p < 0) { break l1402; }
            break l1397;
          }
          p = s1401;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1404: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1405 = p;
            l1406: {
              p = skipTextTail(p);
              if (p < 0) { break l1406; }
              break l1404;
            }
            p = s1405;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1404;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l1404; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1408: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1409 = p;
            l1410: {
              p = skipNoise(p);
              if (p < 0) { break l1410; }
              break l1408;
            }
            p = s1409;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1408;
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

function leaf182(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  const r1412 = readTextFence(p);
  if (r1412 === undefined) { return -1; }
  value = r1412;
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
    const s1413 = p;
    l1414: {
      p = skipStop(p);
      if (p < 0) { break l1414; }
      return undefined;
    }
    p = s1413;
  }
  const r1416 = readFenceHead(p);
  if (r1416 === undefined) { return undefined; }
  value = r1416;
  p = pos;
  pos = p;
  return value;
}

function text184(p: number, inside: number): number {
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
      l1419: {

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
      l1420: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1420;
        }
        p = skipNewline(p);
        if (p < 0) { break l1420; }
        {
          const s1421 = p;
          l1422: {
            p = skipFenceClose(p);
            if (p < 0) { break l1422; }
            break l1420;
          }
          p = s1421;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf185(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode;
  const r1424 = readTextFenceEnd(p);
  if (r1424 === undefined) { return -1; }
  value = r1424;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFenceEnd(p: number): ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode | undefined {
  let c = 0;
  let value!: ["\r\n" | "\n" | "\r", [" "[], string, string[], null]] | MissingTextFenceEndNode;
  l1425: {
    const s1426 = p;
    const t1427 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1428: {
        let e1429!: "\r\n" | "\n" | "\r";
        const r1430 = readNewline(p);
        if (r1430 === undefined) { break l1428; }
        e1429 = r1430;
        p = pos;
        let e1432!: [" "[], string, string[], null];
        const r1433 = readFenceClose(p);
        if (r1433 === undefined) { break l1428; }
        e1432 = r1433;
        p = pos;
        value = [e1429, e1432];
        break l1425;
      }
      p = s1426;
      if (trail.length > t1427) trail.length = t1427;
    } else touched ||= p >= end;
    const r1435 = readMissingTextFenceEnd(p);
    if (r1435 === undefined) { return undefined; }
    value = r1435;
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

function leaf188(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionEndNode;
  const r1438 = readSectionEnd(p);
  if (r1438 === undefined) { return -1; }
  value = r1438;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionEndNode | undefined {
  let c = 0;
  const start = p;
  l1439: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1441 = p;
      const t1442 = trail.length;
      l1440: {
        const r1443 = readEol(p);
        if (r1443 === undefined) { break l1440; }
        p = pos;
        break l1439;
      }
      p = s1441;
      if (trail.length > t1442) trail.length = t1442;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'SectionEnd', start: base + start, end: base + p };
}

function leaf190(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadContentTagNode;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return -1;
  }
  const r1446 = readBadContentTag(p);
  if (r1446 === undefined) { return -1; }
  value = r1446;
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
  const r1447 = readIndex(p);
  if (r1447 === undefined) { return undefined; }
  l_index = r1447;
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

function leaf192(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\n" | BadLineEndNode, null, null] | null;
  l1450: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1452 = p;
      const t1453 = trail.length;
      l1451: {
        let e1454!: "\n" | BadLineEndNode;
        const r1455 = readEol(p);
        if (r1455 === undefined) { break l1451; }
        e1454 = r1455;
        p = pos;
        let e1457!: null;
        if (text.charCodeAt(p) === 91) {
          {
            const s1458 = p;
            l1459: {
              p = skipTagClose(p);
              if (p < 0) { break l1459; }
              break l1451;
            }
            p = s1458;
          }
        } else touched ||= p >= end;
        e1457 = null;
        let e1467!: null;
        {
          const s1468 = p;
          l1469: {
            if (p < end) {
              {
                const s1471 = p;
                l1472: {
                  p++;
                  break l1469;
                }
                p = s1471;
              }
            } else touched ||= p >= end;
            break l1451;
          }
          p = s1468;
        }
        e1467 = null;
        value = [e1454, e1457, e1467];
        break l1450;
      }
      p = s1452;
      if (trail.length > t1453) trail.length = t1453;
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
  l1461: {
    if (text.charCodeAt(p) === 95) {
      const s1463 = p;
      l1462: {
        l1464: {
          const s1465 = p;
          if (text.charCodeAt(p) === 95) {
            l1466: {
              if (!text.startsWith("_START", p)) {
                reachesEnd(p, "_START");
                break l1466;
              }
              p += 6;
              break l1464;
            }
            p = s1465;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("_END", p)) {
            reachesEnd(p, "_END");
            break l1462;
          }
          p += 4;
        }
        break l1461;
      }
      p = s1463;
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

function text194(p: number, inside: number): number {
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
      l1474: {

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
      l1475: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1475;
        }
        p = skipNewline(p);
        if (p < 0) { break l1475; }
        if (text.charCodeAt(p) === 91) {
          {
            const s1476 = p;
            l1477: {
              p = skipTagClose(p);
              if (p < 0) { break l1477; }
              break l1475;
            }
            p = s1476;
          }
        } else touched ||= p >= end;
        {
          const s1479 = p;
          l1480: {
            if (p < end) {
              {
                const s1482 = p;
                l1483: {
                  p++;
                  break l1480;
                }
                p = s1482;
              }
            } else touched ||= p >= end;
            break l1475;
          }
          p = s1479;
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
  let value!: TagEndNode | MissingContentEndNode;
  const r1485 = read_tagEnd(p);
  if (r1485 === undefined) { return -1; }
  value = r1485;
  p = pos;
  leafValue = value;
  return p;
}

function read_tagEnd(p: number): TagEndNode | MissingContentEndNode | undefined {
  let value!: TagEndNode | MissingContentEndNode;
  l1486: {
    const s1487 = p;
    const t1488 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1489: {
        const r1490 = readTagEnd(p);
        if (r1490 === undefined) { break l1489; }
        value = r1490;
        p = pos;
        break l1486;
      }
      p = s1487;
      if (trail.length > t1488) trail.length = t1488;
    } else touched ||= p >= end;
    const r1513 = readMissingContentEnd(p);
    if (r1513 === undefined) { return undefined; }
    value = r1513;
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
  const r1491 = readTagClose(p);
  if (r1491 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'TagEnd', start: base + start, end: base + p };
}

function readTagClose(p: number): ["[/ACTION_", string, "_CONTENT", "_START" | "_END" | null, "]", string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[/ACTION_", string, "_CONTENT", "_START" | "_END" | null, "]", string[], "\n" | BadLineEndNode | null];
  let e1492!: "[/ACTION_";
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[/ACTION_", p)) {
    reachesEnd(p, "[/ACTION_");
    return undefined;
  }
  e1492 = "[/ACTION_";
  p += 9;
  let e1493!: string;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1494 = readSameIndex(p);
  if (r1494 === undefined) { return undefined; }
  e1493 = r1494;
  p = pos;
  let e1496!: "_CONTENT";
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT", p)) {
    reachesEnd(p, "_CONTENT");
    return undefined;
  }
  e1496 = "_CONTENT";
  p += 8;
  let e1497!: "_START" | "_END" | null;
  l1498: {
    if (text.charCodeAt(p) === 95) {
      const s1500 = p;
      l1499: {
        l1501: {
          const s1502 = p;
          if (text.charCodeAt(p) === 95) {
            l1503: {
              if (!text.startsWith("_START", p)) {
                reachesEnd(p, "_START");
                break l1503;
              }
              e1497 = "_START";
              p += 6;
              break l1501;
            }
            p = s1502;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("_END", p)) {
            reachesEnd(p, "_END");
            break l1499;
          }
          e1497 = "_END";
          p += 4;
        }
        break l1498;
      }
      p = s1500;
    } else touched ||= p >= end;
    e1497 = null;
  }
  let e1504!: "]";
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return undefined;
  }
  e1504 = "]";
  p++;
  let e1505!: string[];
  const r1506 = readBlanks(p);
  if (r1506 === undefined) { return undefined; }
  e1505 = r1506;
  p = pos;
  let e1508!: "\n" | BadLineEndNode | null;
  const r1509 = readLineEnd(p);
  if (r1509 === undefined) { return undefined; }
  e1508 = r1509;
  p = pos;
  value = [e1492, e1493, e1496, e1497, e1504, e1505, e1508];
  pos = p;
  return value;
}

function leaf199(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LooseTypeNode | LooseParameterNode | LooseVitalNode | BadBareVitalNode | BadContentEndNode | MissingMarkerEndNode | BadIndexNode | BadMarkerNode | BadNoiseNode | BadChatNode | BadLineNode;
  l1516: {
    const s1517 = p;
    const t1518 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1519: {
        const r1520 = readLooseType(p);
        if (r1520 === undefined) { break l1519; }
        value = r1520;
        p = pos;
        break l1516;
      }
      p = s1517;
      if (trail.length > t1518) trail.length = t1518;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1646: {
        const r1647 = readLooseParameter(p);
        if (r1647 === undefined) { break l1646; }
        value = r1647;
        p = pos;
        break l1516;
      }
      p = s1517;
      if (trail.length > t1518) trail.length = t1518;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1668: {
        const r1669 = readLooseVital(p);
        if (r1669 === undefined) { break l1668; }
        value = r1669;
        p = pos;
        break l1516;
      }
      p = s1517;
      if (trail.length > t1518) trail.length = t1518;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      l1685: {
        const r1686 = readBadBareVital(p);
        if (r1686 === undefined) { break l1685; }
        value = r1686;
        p = pos;
        break l1516;
      }
      p = s1517;
      if (trail.length > t1518) trail.length = t1518;
    } else touched ||= p >= end;
    l1718: {
      const r1719 = readBadContentEnd(p);
      if (r1719 === undefined) { break l1718; }
      value = r1719;
      p = pos;
      break l1516;
    }
    p = s1517;
    if (trail.length > t1518) trail.length = t1518;
    l1721: {
      const r1722 = readMissingMarkerEnd(p);
      if (r1722 === undefined) { break l1721; }
      value = r1722;
      p = pos;
      break l1516;
    }
    p = s1517;
    if (trail.length > t1518) trail.length = t1518;
    l1733: {
      const r1734 = readBadIndex(p);
      if (r1734 === undefined) { break l1733; }
      value = r1734;
      p = pos;
      break l1516;
    }
    p = s1517;
    if (trail.length > t1518) trail.length = t1518;
    if (text.charCodeAt(p) === 91) {
      l1749: {
        const r1750 = readBadMarker(p);
        if (r1750 === undefined) { break l1749; }
        value = r1750;
        p = pos;
        break l1516;
      }
      p = s1517;
      if (trail.length > t1518) trail.length = t1518;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1777: {
        const r1778 = readBadNoise(p);
        if (r1778 === undefined) { break l1777; }
        value = r1778;
        p = pos;
        break l1516;
      }
      p = s1517;
      if (trail.length > t1518) trail.length = t1518;
    } else touched ||= p >= end;
    l1780: {
      const r1781 = readBadChat(p);
      if (r1781 === undefined) { break l1780; }
      value = r1781;
      p = pos;
      break l1516;
    }
    p = s1517;
    if (trail.length > t1518) trail.length = t1518;
    const r1996 = readBadLine(p);
    if (r1996 === undefined) { return -1; }
    value = r1996;
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
  const r1521 = readLooseOpen(p);
  if (r1521 === undefined) { return undefined; }
  p = pos;
  l1525: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s1523 = p;
      l1524: {
        p = skipTypeAhead(p);
        if (p < 0) { break l1524; }
        p = s1523;
        break l1525;
      }
      p = s1523;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1526 = read_actionName(p);
  if (r1526 === undefined) { return undefined; }
  l_marker = r1526;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1528 = readLooseGiven(p);
  if (r1528 === undefined) { return undefined; }
  l_value = r1528;
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
  l1529: {
    const s1530 = p;
    const t1531 = trail.length;
    if (((c = text.charCodeAt(p)) === 58 || c === 61)) {
      l1532: {
        const r1533 = readBadOpenSeparator(p);
        if (r1533 === undefined) { break l1532; }
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l1532; }
        const r1535 = readBracketValue(p);
        if (r1535 === undefined) { break l1532; }
        value = r1535;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
          touched ||= p >= end;
          break l1532;
        }
        const r1574 = readBadValueBracket(p);
        if (r1574 === undefined) { break l1532; }
        p = pos;
        l1576: {
          if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
            const s1578 = p;
            const t1579 = trail.length;
            l1577: {
              const r1580 = readBadMarkerEnd(p);
              if (r1580 === undefined) { break l1577; }
              p = pos;
              break l1576;
            }
            p = s1578;
            if (trail.length > t1579) trail.length = t1579;
          } else touched ||= p >= end;
        }
        const r1582 = readValueEnd(p);
        if (r1582 === undefined) { break l1532; }
        p = pos;
        break l1529;
      }
      p = s1530;
      if (trail.length > t1531) trail.length = t1531;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 58 || c === 61)) {
      l1584: {
        const r1585 = readBadOpenSeparator(p);
        if (r1585 === undefined) { break l1584; }
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l1584; }
        const r1587 = readValue(p);
        if (r1587 === undefined) { break l1584; }
        value = r1587;
        p = pos;
        const r1589 = readValueEnd(p);
        if (r1589 === undefined) { break l1584; }
        p = pos;
        break l1529;
      }
      p = s1530;
      if (trail.length > t1531) trail.length = t1531;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1591: {
        const r1592 = readLooseClose(p);
        if (r1592 === undefined) { break l1591; }
        p = pos;
        l1594: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
            const s1596 = p;
            const t1597 = trail.length;
            l1595: {
              const r1598 = readBadMarkerNoise(p);
              if (r1598 === undefined) { break l1595; }
              p = pos;
              break l1594;
            }
            p = s1596;
            if (trail.length > t1597) trail.length = t1597;
          } else touched ||= p >= end;
        }
        l1600: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
            const s1602 = p;
            const t1603 = trail.length;
            l1601: {
              l1606: {
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
                  const s1604 = p;
                  l1605: {
                    p = skipColon(p);
                    if (p < 0) { break l1605; }
                    p = s1604;
                    break l1606;
                  }
                  p = s1604;
                } else touched ||= p >= end;
                break l1601;
              }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
                touched ||= p >= end;
                break l1601;
              }
              const r1607 = readBadSeparator(p);
              if (r1607 === undefined) { break l1601; }
              p = pos;
              break l1600;
            }
            p = s1602;
            if (trail.length > t1603) trail.length = t1603;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1591; }
        const r1609 = readBoldValue(p);
        if (r1609 === undefined) { break l1591; }
        value = r1609;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 95))) {
          touched ||= p >= end;
          break l1591;
        }
        const r1636 = readBadMarkerEnd(p);
        if (r1636 === undefined) { break l1591; }
        p = pos;
        const r1638 = readValueEnd(p);
        if (r1638 === undefined) { break l1591; }
        p = pos;
        break l1529;
      }
      p = s1530;
      if (trail.length > t1531) trail.length = t1531;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1640 = readLooseClose(p);
    if (r1640 === undefined) { return undefined; }
    p = pos;
    const r1642 = readGiven(p);
    if (r1642 === undefined) { return undefined; }
    value = r1642;
    p = pos;
  }
  pos = p;
  return value;
}

function readBracketValue(p: number): BracketValueNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1536 = p;
  l1537: for (;;) {
    const s1539 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1538: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
          {
            const s1541 = p;
            l1542: {
              p = skipBracketTail(p);
              if (p < 0) { break l1542; }
              break l1538;
            }
            p = s1541;
          }
        } else touched ||= p >= end;
        l1553: {
          const s1554 = p;
          if (text.charCodeAt(p) === 91) {
            l1555: {
              p = skipBalanced(p);
              if (p < 0) { break l1555; }
              break l1553;
            }
            p = s1554;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128)) {
            l1563: {
              p++;
              break l1553;
            }
            p = s1554;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1538;
          }
          p = skipInnerNoise(p);
          if (p < 0) { break l1538; }
        }
        continue l1537;
      }
      p = s1539;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1536, p);
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
  l1544: {
    if (((c = text.charCodeAt(p)) === 42 || c === 95)) {
      const s1546 = p;
      l1545: {
        l1547: {
          const s1548 = p;
          if (text.charCodeAt(p) === 42) {
            l1549: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1549;
              }
              p += 2;
              break l1547;
            }
            p = s1548;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1545;
          }
          p += 2;
        }
        break l1544;
      }
      p = s1546;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l1550: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1552 = p;
      l1551: {
        p = skipLineNoise(p);
        if (p < 0) { break l1551; }
        break l1550;
      }
      p = s1552;
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
  l1556: for (;;) {
    const s1558 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128)) {
      l1557: {
        l1560: {
          const s1561 = p;
          if (text.charCodeAt(p) === 91) {
            l1562: {
              p = skipBalanced(p);
              if (p < 0) { break l1562; }
              break l1560;
            }
            p = s1561;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l1557;
          }
          p++;
        }
        continue l1556;
      }
      p = s1558;
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
  l1564: {
    const s1565 = p;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1566: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          {
            const s1567 = p;
            l1568: {
              p = skipLineNoise(p);
              if (p < 0) { break l1568; }
              p = skipLineEnd(p);
              if (p < 0) { break l1568; }
              break l1566;
            }
            p = s1567;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
          touched ||= p >= end;
          break l1566;
        }
        p = skipLineNoise(p);
        if (p < 0) { break l1566; }
        break l1564;
      }
      p = s1565;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s1570 = p;
        l1571: {
          p = skipNoise(p);
          if (p < 0) { break l1571; }
          return -1;
        }
        p = s1570;
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
  const s1610 = p;
  l1611: for (;;) {
    const s1613 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1612: {
        if (text.charCodeAt(p) === 42) {
          {
            const s1615 = p;
            l1616: {
              p = skipBoldTail(p);
              if (p < 0) { break l1616; }
              break l1612;
            }
            p = s1615;
          }
        } else touched ||= p >= end;
        l1621: {
          const s1622 = p;
          if (text.charCodeAt(p) === 42) {
            l1623: {
              p = skipBoldPair(p);
              if (p < 0) { break l1623; }
              break l1621;
            }
            p = s1622;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
            l1631: {
              if (text.charCodeAt(p) === 42) {
                {
                  const s1632 = p;
                  l1633: {
                    if (!text.startsWith("**", p)) {
                      reachesEnd(p, "**");
                      break l1633;
                    }
                    p += 2;
                    break l1631;
                  }
                  p = s1632;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1631;
              }
              p++;
              break l1621;
            }
            p = s1622;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l1612;
          }
          p = skipInnerNoise(p);
          if (p < 0) { break l1612; }
        }
        continue l1611;
      }
      p = s1613;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1610, p);
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
  l1618: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1620 = p;
      l1619: {
        p = skipLineNoise(p);
        if (p < 0) { break l1619; }
        break l1618;
      }
      p = s1620;
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
  let m1627 = false;
  l1624: for (;;) {
    const s1626 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
      l1625: {
        if (text.charCodeAt(p) === 42) {
          {
            const s1628 = p;
            l1629: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1629;
              }
              p += 2;
              break l1625;
            }
            p = s1628;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1625;
        }
        p++;
        m1627 = true;
        continue l1624;
      }
      p = s1626;
    } else touched ||= p >= end;
    break;
  }
  if (!m1627) { return -1; }
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
  const r1648 = readLooseOpen(p);
  if (r1648 === undefined) { return undefined; }
  p = pos;
  if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
    {
      const s1650 = p;
      l1651: {
        p = skipOtherPart(p);
        if (p < 0) { break l1651; }
        return undefined;
      }
      p = s1650;
    }
  } else touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1657 = read_actionName(p);
  if (r1657 === undefined) { return undefined; }
  l_marker = r1657;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1659 = readLooseGiven(p);
  if (r1659 === undefined) { return undefined; }
  l_value = r1659;
  p = pos;
  l1661: {
    const s1663 = p;
    const t1664 = trail.length;
    l1662: {
      const r1665 = readBadContinuation(p);
      if (r1665 === undefined) { break l1662; }
      l_more = r1665;
      p = pos;
      break l1661;
    }
    p = s1663;
    if (trail.length > t1664) trail.length = t1664;
    l_more = null;
  }
  pos = p;
  return { type: 'LooseParameter', start: base + start, end: base + p, marker: l_marker, value: l_value, more: l_more };
}

function skipOtherPart(p: number): number {
  let c = 0;
  l1653: {
    const s1654 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1655: {
        p = skipStartAhead(p);
        if (p < 0) { break l1655; }
        break l1653;
      }
      p = s1654;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1656: {
        p = skipEndAhead(p);
        if (p < 0) { break l1656; }
        break l1653;
      }
      p = s1654;
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
  const r1670 = readLooseOpen(p);
  if (r1670 === undefined) { return undefined; }
  p = pos;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1672 = readVitalWord(p);
  if (r1672 === undefined) { return undefined; }
  l_name = r1672;
  p = pos;
  l1674: {
    const s1675 = p;
    const t1676 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)) {
      l1677: {
        const r1678 = readLooseClose(p);
        if (r1678 === undefined) { break l1677; }
        p = pos;
        break l1674;
      }
      p = s1675;
      if (trail.length > t1676) trail.length = t1676;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1680 = readBadOpenVitalSeparator(p);
    if (r1680 === undefined) { return undefined; }
    p = pos;
  }
  const r1682 = readVitalValue(p);
  if (r1682 === undefined) { return undefined; }
  l_value = r1682;
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
  l1689: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      const s1687 = p;
      l1688: {
        p = skipBareVital(p);
        if (p < 0) { break l1688; }
        p = s1687;
        break l1689;
      }
      p = s1687;
    } else touched ||= p >= end;
    return undefined;
  }
  l1690: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1692 = p;
      l1691: {
        p = skipDecoration(p);
        if (p < 0) { break l1691; }
        break l1690;
      }
      p = s1692;
    } else touched ||= p >= end;
  }
  const s1693 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipVitalLetters(p);
  if (p < 0) { return undefined; }
  l_name = text.slice(s1693, p);
  l1694: {
    if (text.charCodeAt(p) === 42) {
      const s1696 = p;
      l1695: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1695;
        }
        p += 2;
        break l1694;
      }
      p = s1696;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1697: {
    if (text.charCodeAt(p) === 42) {
      const s1699 = p;
      l1698: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1698;
        }
        p += 2;
        break l1697;
      }
      p = s1699;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1700: {
    const s1701 = p;
    const t1702 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1703: {
        const r1704 = readBadPercent(p);
        if (r1704 === undefined) { break l1703; }
        l_value = r1704;
        p = pos;
        break l1700;
      }
      p = s1701;
      if (trail.length > t1702) trail.length = t1702;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1706 = readBareNumber(p);
    if (r1706 === undefined) { return undefined; }
    l_value = r1706;
    p = pos;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1709: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1711 = p;
      const t1712 = trail.length;
      l1710: {
        const r1713 = readBadLineNoise(p);
        if (r1713 === undefined) { break l1710; }
        p = pos;
        break l1709;
      }
      p = s1711;
      if (trail.length > t1712) trail.length = t1712;
    } else touched ||= p >= end;
  }
  const r1715 = readLineEnd(p);
  if (r1715 === undefined) { return undefined; }
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
  const s1707 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1707, p);
  pos = p;
  return { type: 'BareNumber', start: base + start, end: base + p, text: l_text };
}

function readMissingMarkerEnd(p: number): MissingMarkerEndNode | undefined {
  let c = 0;
  const start = p;
  l1723: {
    const s1724 = p;
    if (text.charCodeAt(p) === 91) {
      l1725: {

        p++;
        l1726: {
          if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
            const s1728 = p;
            l1727: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) p++;
              touched ||= p >= end;
              break l1726;
            }
            p = s1728;
          } else touched ||= p >= end;
        }
        if (p < end) {
          {
            const s1729 = p;
            l1730: {
              p++;
              break l1725;
            }
            p = s1729;
          }
        } else touched ||= p >= end;
        break l1723;
      }
      p = s1724;
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
  let n1738 = 0;
  l1735: for (;;) {
    if (n1738 >= 3) break;
    const s1737 = p;
    l1736: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1736;
      }
      p++;
      n1738++;
      continue l1735;
    }
    p = s1737;
    break;
  }
  l1739: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1741 = p;
      l1740: {
        p = skipDecoration(p);
        if (p < 0) { break l1740; }
        break l1739;
      }
      p = s1741;
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
  l1742: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1744 = p;
      const t1745 = trail.length;
      l1743: {
        const r1746 = readEol(p);
        if (r1746 === undefined) { break l1743; }
        p = pos;
        break l1742;
      }
      p = s1744;
      if (trail.length > t1745) trail.length = t1745;
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
  const r1751 = readBrokenMarker(p);
  if (r1751 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadMarkerNode = { type: 'BadMarker', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBrokenMarker(p: number): ["[", string, string[], null, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: ["[", string, string[], null, string[], "\n" | BadLineEndNode | null];
  let e1752!: "[";
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return undefined;
  }
  e1752 = "[";
  p++;
  let e1753!: string;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  e1753 = text.charAt(p);
  p++;
  let e1754!: string[];
  const list1759: string[] = [];
  l1755: for (;;) {
    const s1757 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95)) {
      l1756: {
        let v1758!: string;
        v1758 = text.charAt(p);
        p++;
        list1759.push(v1758);
        continue l1755;
      }
      p = s1757;
    } else touched ||= p >= end;
    break;
  }
  if (list1759.length === 0) { return undefined; }
  e1754 = list1759;
  let e1761!: null;
  if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
    {
      const s1762 = p;
      l1763: {
        p++;
        return undefined;
      }
      p = s1762;
    }
  } else touched ||= p >= end;
  e1761 = null;
  let e1765!: string[];
  const list1770: string[] = [];
  l1766: for (;;) {
    const s1768 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93))) {
      l1767: {
        let v1769!: string;
        v1769 = text.charAt(p);
        p++;
        list1770.push(v1769);
        continue l1766;
      }
      p = s1768;
    } else touched ||= p >= end;
    break;
  }
  e1765 = list1770;
  let e1772!: "\n" | BadLineEndNode | null;
  const r1773 = readLineEnd(p);
  if (r1773 === undefined) { return undefined; }
  e1772 = r1773;
  p = pos;
  value = [e1752, e1753, e1754, e1761, e1765, e1772];
  pos = p;
  return value;
}

function readBadChat(p: number): BadChatNode | undefined {
  let c = 0;
  const start = p;
  l1782: {
    const s1783 = p;
    const t1784 = trail.length;
    l1785: {
      let m1790 = false;
      l1786: for (;;) {
        const s1788 = p;
        const t1789 = trail.length;
        l1787: {
          {
            const s1791 = p;
            l1792: {
              p = skipStop(p);
              if (p < 0) { break l1792; }
              break l1787;
            }
            p = s1791;
          }
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            {
              const s1794 = p;
              l1795: {
                p = skipBlankLine(p);
                if (p < 0) { break l1795; }
                break l1787;
              }
              p = s1794;
            }
          } else touched ||= p >= end;
          l1797: {
            const s1798 = p;
            const t1799 = trail.length;
            l1800: {
              const r1801 = readBadFencedAction(p);
              if (r1801 === undefined) { break l1800; }
              p = pos;
              break l1797;
            }
            p = s1798;
            if (trail.length > t1799) trail.length = t1799;
            l1954: {
              const r1955 = readClosedFence(p);
              if (r1955 === undefined) { break l1954; }
              p = pos;
              break l1797;
            }
            p = s1798;
            if (trail.length > t1799) trail.length = t1799;
            {
              const s1963 = p;
              l1964: {
                p = skipFenceHead(p);
                if (p < 0) { break l1964; }
                break l1787;
              }
              p = s1963;
            }
            if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              touched ||= p >= end;
              break l1787;
            }
            const r1966 = readChatLine(p);
            if (r1966 === undefined) { break l1787; }
            p = pos;
          }
          m1790 = true;
          continue l1786;
        }
        p = s1788;
        if (trail.length > t1789) trail.length = t1789;
        break;
      }
      if (!m1790) { break l1785; }
      l1968: {
        const s1970 = p;
        const t1971 = trail.length;
        l1969: {
          const r1972 = readOpenFence(p);
          if (r1972 === undefined) { break l1969; }
          p = pos;
          break l1968;
        }
        p = s1970;
        if (trail.length > t1971) trail.length = t1971;
      }
      break l1782;
    }
    p = s1783;
    if (trail.length > t1784) trail.length = t1784;
    const r1993 = readOpenFence(p);
    if (r1993 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  const node: BadChatNode = { type: 'BadChat', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadFencedAction(p: number): BadFencedActionNode | undefined {
  const start = p;
  l1804: {
    const s1802 = p;
    l1803: {
      p = skipActionFence(p);
      if (p < 0) { break l1803; }
      p = s1802;
      break l1804;
    }
    p = s1802;
    return undefined;
  }
  const r1928 = readFenced(p);
  if (r1928 === undefined) { return undefined; }
  p = pos;
  const r1951 = readLineEnd(p);
  if (r1951 === undefined) { return undefined; }
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
  let e1805!: string;
  const r1806 = readFenceOpen(p);
  if (r1806 === undefined) { return undefined; }
  l_run = r1806;
  p = pos;
  registers[1] = l_run;
  e1805 = l_run;
  let e1808!: [null, null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1814: ([null, null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1809: for (;;) {
    const s1811 = p;
    const t1812 = trail.length;
    l1810: {
      let v1813!: [null, null, [string[], "\n" | BadLineEndNode] | string[]];
      let e1816!: null;
      {
        const s1817 = p;
        l1818: {
          p = skipFenceClose(p);
          if (p < 0) { break l1818; }
          break l1810;
        }
        p = s1817;
      }
      e1816 = null;
      let e1820!: null;
      {
        const s1821 = p;
        l1822: {
          p = skipActionMarker(p);
          if (p < 0) { break l1822; }
          break l1810;
        }
        p = s1821;
      }
      e1820 = null;
      let e1834!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l1810;
      }
      const r1835 = readLine(p);
      if (r1835 === undefined) { break l1810; }
      e1834 = r1835;
      p = pos;
      v1813 = [e1816, e1820, e1834];
      list1814.push(v1813);
      continue l1809;
    }
    p = s1811;
    if (trail.length > t1812) trail.length = t1812;
    break;
  }
  e1808 = list1814;
  let e1837!: [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null];
  const r1838 = readActionMarker(p);
  if (r1838 === undefined) { return undefined; }
  e1837 = r1838;
  p = pos;
  let e1910!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1916: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1911: for (;;) {
    const s1913 = p;
    const t1914 = trail.length;
    l1912: {
      let v1915!: [null, [string[], "\n" | BadLineEndNode] | string[]];
      let e1918!: null;
      {
        const s1919 = p;
        l1920: {
          p = skipFenceClose(p);
          if (p < 0) { break l1920; }
          break l1912;
        }
        p = s1919;
      }
      e1918 = null;
      let e1922!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l1912;
      }
      const r1923 = readLine(p);
      if (r1923 === undefined) { break l1912; }
      e1922 = r1923;
      p = pos;
      v1915 = [e1918, e1922];
      list1916.push(v1915);
      continue l1911;
    }
    p = s1913;
    if (trail.length > t1914) trail.length = t1914;
    break;
  }
  if (list1916.length === 0) { return undefined; }
  e1910 = list1916;
  let e1925!: [" "[], string, string[], null];
  const r1926 = readFenceClose(p);
  if (r1926 === undefined) { return undefined; }
  e1925 = r1926;
  p = pos;
  value = [e1805, e1808, e1837, e1910, e1925];
  pos = p;
  return value;
}

function skipActionMarker(p: number): number {
  let c = 0;
  let n1827 = 0;
  l1824: for (;;) {
    if (n1827 >= 3) break;
    const s1826 = p;
    l1825: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1825;
      }
      p++;
      n1827++;
      continue l1824;
    }
    p = s1826;
    break;
  }
  l1828: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1830 = p;
      l1829: {
        p = skipDecoration(p);
        if (p < 0) { break l1829; }
        break l1828;
      }
      p = s1830;
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
      const s1831 = p;
      l1832: {

        p++;
        return -1;
      }
      p = s1831;
    }
  } else touched ||= p >= end;
  return p;
}

function readActionMarker(p: number): [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null] | undefined {
  let c = 0;
  let value!: [" "[], (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null, string, ActionNameNode | BadActionNameNode, string, null];
  let e1839!: " "[];
  const r1840 = readIndent(p);
  if (r1840 === undefined) { return undefined; }
  e1839 = r1840;
  p = pos;
  let e1842!: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | null;
  l1843: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      const s1845 = p;
      l1844: {
        const r1846 = readDecoration(p);
        if (r1846 === undefined) { break l1844; }
        e1842 = r1846;
        p = pos;
        break l1843;
      }
      p = s1845;
    } else touched ||= p >= end;
    e1842 = null;
  }
  let e1896!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1897 = readMarkerOpen(p);
  if (r1897 === undefined) { return undefined; }
  e1896 = r1897;
  p = pos;
  let e1899!: ActionNameNode | BadActionNameNode;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1900 = read_actionName(p);
  if (r1900 === undefined) { return undefined; }
  e1899 = r1900;
  p = pos;
  let e1902!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1903 = readMarkerClose(p);
  if (r1903 === undefined) { return undefined; }
  e1902 = r1903;
  p = pos;
  let e1905!: null;
  if (text.charCodeAt(p) === 40) {
    {
      const s1906 = p;
      l1907: {

        p++;
        return undefined;
      }
      p = s1906;
    }
  } else touched ||= p >= end;
  e1905 = null;
  value = [e1839, e1842, e1896, e1899, e1902, e1905];
  pos = p;
  return value;
}

function readDecoration(p: number): (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] | undefined {
  let c = 0;
  let value!: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[];
  const list1851: (["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__")[] = [];
  l1847: for (;;) {
    const s1849 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      l1848: {
        let v1850!: ["#"[], string[]] | [">", string[]] | [string, string[]] | "**" | "__";
        l1853: {
          const s1854 = p;
          if (text.charCodeAt(p) === 35) {
            l1855: {
              let e1856!: "#"[];
              const list1861: "#"[] = [];
              l1857: for (;;) {
                const s1859 = p;
                if (text.charCodeAt(p) === 35) {
                  l1858: {
                    let v1860!: "#";

                    v1860 = "#";
                    p++;
                    list1861.push(v1860);
                    continue l1857;
                  }
                  p = s1859;
                } else touched ||= p >= end;
                break;
              }
              if (list1861.length === 0) { break l1855; }
              e1856 = list1861;
              let e1863!: string[];
              const list1868: string[] = [];
              l1864: for (;;) {
                const s1866 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1865: {
                    let v1867!: string;
                    const r1870 = read_blank(p);
                    if (r1870 === undefined) { break l1865; }
                    v1867 = r1870;
                    p = pos;
                    list1868.push(v1867);
                    continue l1864;
                  }
                  p = s1866;
                } else touched ||= p >= end;
                break;
              }
              e1863 = list1868;
              v1850 = [e1856, e1863];
              break l1853;
            }
            p = s1854;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 62) {
            l1872: {
              let e1873!: ">";

              e1873 = ">";
              p++;
              let e1874!: string[];
              const list1879: string[] = [];
              l1875: for (;;) {
                const s1877 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1876: {
                    let v1878!: string;
                    const r1881 = read_blank(p);
                    if (r1881 === undefined) { break l1876; }
                    v1878 = r1881;
                    p = pos;
                    list1879.push(v1878);
                    continue l1875;
                  }
                  p = s1877;
                } else touched ||= p >= end;
                break;
              }
              e1874 = list1879;
              v1850 = [e1873, e1874];
              break l1853;
            }
            p = s1854;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
            l1883: {
              let e1884!: string;
              e1884 = text.charAt(p);
              p++;
              let e1885!: string[];
              const list1890: string[] = [];
              l1886: for (;;) {
                const s1888 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l1887: {
                    let v1889!: string;
                    const r1892 = read_blank(p);
                    if (r1892 === undefined) { break l1887; }
                    v1889 = r1892;
                    p = pos;
                    list1890.push(v1889);
                    continue l1886;
                  }
                  p = s1888;
                } else touched ||= p >= end;
                break;
              }
              if (list1890.length === 0) { break l1883; }
              e1885 = list1890;
              v1850 = [e1884, e1885];
              break l1853;
            }
            p = s1854;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            l1894: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1894;
              }
              v1850 = "**";
              p += 2;
              break l1853;
            }
            p = s1854;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1848;
          }
          v1850 = "__";
          p += 2;
        }
        list1851.push(v1850);
        continue l1847;
      }
      p = s1849;
    } else touched ||= p >= end;
    break;
  }
  if (list1851.length === 0) { return undefined; }
  value = list1851;
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
  let e1929!: string;
  const r1930 = readFenceOpen(p);
  if (r1930 === undefined) { return undefined; }
  l_run = r1930;
  p = pos;
  registers[1] = l_run;
  e1929 = l_run;
  let e1932!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1938: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1933: for (;;) {
    const s1935 = p;
    const t1936 = trail.length;
    l1934: {
      let v1937!: [null, [string[], "\n" | BadLineEndNode] | string[]];
      let e1940!: null;
      {
        const s1941 = p;
        l1942: {
          p = skipFenceClose(p);
          if (p < 0) { break l1942; }
          break l1934;
        }
        p = s1941;
      }
      e1940 = null;
      let e1944!: [string[], "\n" | BadLineEndNode] | string[];
      if (!(p < end)) {
        touched ||= p >= end;
        break l1934;
      }
      const r1945 = readLine(p);
      if (r1945 === undefined) { break l1934; }
      e1944 = r1945;
      p = pos;
      v1937 = [e1940, e1944];
      list1938.push(v1937);
      continue l1933;
    }
    p = s1935;
    if (trail.length > t1936) trail.length = t1936;
    break;
  }
  e1932 = list1938;
  let e1947!: [" "[], string, string[], null];
  const r1948 = readFenceClose(p);
  if (r1948 === undefined) { return undefined; }
  e1947 = r1948;
  p = pos;
  value = [e1929, e1932, e1947];
  pos = p;
  return value;
}

function readClosedFence(p: number): [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | undefined {
  let value!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null];
  let e1956!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  const r1957 = readFenced(p);
  if (r1957 === undefined) { return undefined; }
  e1956 = r1957;
  p = pos;
  let e1959!: "\n" | BadLineEndNode | null;
  const r1960 = readLineEnd(p);
  if (r1960 === undefined) { return undefined; }
  e1959 = r1960;
  p = pos;
  value = [e1956, e1959];
  pos = p;
  return value;
}

function readOpenFence(p: number): [null, MissingFenceEndNode, ([string[], "\n" | BadLineEndNode] | string[])[]] | undefined {
  let value!: [null, MissingFenceEndNode, ([string[], "\n" | BadLineEndNode] | string[])[]];
  let e1973!: null;
  {
    const s1974 = p;
    l1975: {
      p = skipStop(p);
      if (p < 0) { break l1975; }
      return undefined;
    }
    p = s1974;
  }
  e1973 = null;
  let e1977!: MissingFenceEndNode;
  const r1978 = readMissingFenceEnd(p);
  if (r1978 === undefined) { return undefined; }
  e1977 = r1978;
  p = pos;
  let e1982!: ([string[], "\n" | BadLineEndNode] | string[])[];
  const list1988: ([string[], "\n" | BadLineEndNode] | string[])[] = [];
  l1983: for (;;) {
    const s1985 = p;
    const t1986 = trail.length;
    if (p < end) {
      l1984: {
        let v1987!: [string[], "\n" | BadLineEndNode] | string[];
        const r1990 = readLine(p);
        if (r1990 === undefined) { break l1984; }
        v1987 = r1990;
        p = pos;
        list1988.push(v1987);
        continue l1983;
      }
      p = s1985;
      if (trail.length > t1986) trail.length = t1986;
    } else touched ||= p >= end;
    break;
  }
  e1982 = list1988;
  value = [e1973, e1977, e1982];
  pos = p;
  return value;
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  const r1979 = readFenceOpen(p);
  if (r1979 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadLine(p: number): BadLineNode | undefined {
  const start = p;
  {
    const s1997 = p;
    l1998: {
      p = skip_wrapperEnd(p);
      if (p < 0) { break l1998; }
      return undefined;
    }
    p = s1997;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r2000 = readLine(p);
  if (r2000 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadLineNode = { type: 'BadLine', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf239(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l2003: {
    const s2004 = p;
    const t2005 = trail.length;
    l2006: {
      const r2007 = readWrapperEnd(p);
      if (r2007 === undefined) { break l2006; }
      value = r2007;
      p = pos;
      break l2003;
    }
    p = s2004;
    if (trail.length > t2005) trail.length = t2005;
    const r2030 = readMissingWrapperEnd(p);
    if (r2030 === undefined) { return -1; }
    value = r2030;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): WrapperEndNode | undefined {
  const start = p;
  const r2008 = read_wrapperEnd(p);
  if (r2008 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'WrapperEnd', start: base + start, end: base + p };
}

function read_wrapperEnd(p: number): [" "[], string, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], "\n" | BadLineEndNode | null];
  let e2009!: " "[];
  const r2010 = readIndent(p);
  if (r2010 === undefined) { return undefined; }
  e2009 = r2010;
  p = pos;
  let e2012!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2013 = readWrapperRun(p);
  if (r2013 === undefined) { return undefined; }
  e2012 = r2013;
  p = pos;
  let e2015!: string[];
  const r2016 = readBlanks(p);
  if (r2016 === undefined) { return undefined; }
  e2015 = r2016;
  p = pos;
  let e2018!: "\n" | BadLineEndNode | null;
  l2019: {
    const s2020 = p;
    const t2021 = trail.length;
    l2022: {
      const r2023 = readLineEnd(p);
      if (r2023 === undefined) { break l2022; }
      e2018 = r2023;
      p = pos;
      break l2019;
    }
    p = s2020;
    if (trail.length > t2021) trail.length = t2021;
    l2027: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s2025 = p;
        l2026: {
          p = skipLineNoise(p);
          if (p < 0) { break l2026; }
          p = skipLineEnd(p);
          if (p < 0) { break l2026; }
          p = s2025;
          break l2027;
        }
        p = s2025;
      } else touched ||= p >= end;
      return undefined;
    }
    e2018 = null;
  }
  value = [e2009, e2012, e2015, e2018];
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

function leaf243(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BlankNode | BadNoiseNode | BadChatBeforeNode;
  const r2032 = readOpening(p);
  if (r2032 === undefined) { return -1; }
  value = r2032;
  p = pos;
  leafValue = value;
  return p;
}

function readOpening(p: number): BlankNode | BadNoiseNode | BadChatBeforeNode | undefined {
  let c = 0;
  let value!: BlankNode | BadNoiseNode | BadChatBeforeNode;
  l2033: {
    const s2034 = p;
    const t2035 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l2036: {
        const r2037 = readLead(p);
        if (r2037 === undefined) { break l2036; }
        value = r2037;
        p = pos;
        break l2033;
      }
      p = s2034;
      if (trail.length > t2035) trail.length = t2035;
    } else touched ||= p >= end;
    const r2039 = readBadChatBefore(p);
    if (r2039 === undefined) { return undefined; }
    value = r2039;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadChatBefore(p: number): BadChatBeforeNode | undefined {
  let c = 0;
  const start = p;
  l2040: {
    const s2041 = p;
    const t2042 = trail.length;
    l2043: {
      let m2048 = false;
      l2044: for (;;) {
        const s2046 = p;
        const t2047 = trail.length;
        l2045: {
          {
            const s2049 = p;
            l2050: {
              p = skipReplyFence(p);
              if (p < 0) { break l2050; }
              break l2045;
            }
            p = s2049;
          }
          {
            const s2074 = p;
            l2075: {
              p = skipStop(p);
              if (p < 0) { break l2075; }
              break l2045;
            }
            p = s2074;
          }
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            {
              const s2077 = p;
              l2078: {
                p = skipBlankLine(p);
                if (p < 0) { break l2078; }
                break l2045;
              }
              p = s2077;
            }
          } else touched ||= p >= end;
          l2080: {
            const s2081 = p;
            const t2082 = trail.length;
            l2083: {
              const r2084 = readClosedFence(p);
              if (r2084 === undefined) { break l2083; }
              p = pos;
              break l2080;
            }
            p = s2081;
            if (trail.length > t2082) trail.length = t2082;
            {
              const s2086 = p;
              l2087: {
                p = skipFenceHead(p);
                if (p < 0) { break l2087; }
                break l2045;
              }
              p = s2086;
            }
            if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              touched ||= p >= end;
              break l2045;
            }
            const r2089 = readChatLine(p);
            if (r2089 === undefined) { break l2045; }
            p = pos;
          }
          m2048 = true;
          continue l2044;
        }
        p = s2046;
        if (trail.length > t2047) trail.length = t2047;
        break;
      }
      if (!m2048) { break l2043; }
      l2091: {
        const s2093 = p;
        const t2094 = trail.length;
        l2092: {
          const r2095 = readOpenFence(p);
          if (r2095 === undefined) { break l2092; }
          p = pos;
          break l2091;
        }
        p = s2093;
        if (trail.length > t2094) trail.length = t2094;
      }
      break l2040;
    }
    p = s2041;
    if (trail.length > t2042) trail.length = t2042;
    {
      const s2097 = p;
      l2098: {
        p = skipReplyFence(p);
        if (p < 0) { break l2098; }
        return undefined;
      }
      p = s2097;
    }
    const r2100 = readOpenFence(p);
    if (r2100 === undefined) { return undefined; }
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
    const s2055 = p;
    l2056: {
      p = skipExampleFence(p);
      if (p < 0) { break l2056; }
      return -1;
    }
    p = s2055;
  }
  return p;
}

function skipMarkerFenceAhead(p: number): number {
  l2054: {
    const s2052 = p;
    l2053: {
      p = skipMarkerFence(p);
      if (p < 0) { break l2053; }
      p = s2052;
      break l2054;
    }
    p = s2052;
    return -1;
  }
  return p;
}

function skipExampleFence(p: number): number {
  p = skipClosedFence(p);
  if (p < 0) { return -1; }
  l2058: for (;;) {
    const s2060 = p;
    l2059: {
      l2062: {
        const s2063 = p;
        l2064: {
          p = skipClosedFence(p);
          if (p < 0) { break l2064; }
          break l2062;
        }
        p = s2063;
        {
          const s2065 = p;
          l2066: {
            p = skipFenceOpen(p);
            if (p < 0) { break l2066; }
            break l2059;
          }
          p = s2065;
        }
        {
          const s2068 = p;
          l2069: {
            p = skipStopMarker(p);
            if (p < 0) { break l2069; }
            break l2059;
          }
          p = s2068;
        }
        if (!(p < end)) {
          touched ||= p >= end;
          break l2059;
        }
        p = skipLine(p);
        if (p < 0) { break l2059; }
      }
      continue l2058;
    }
    p = s2060;
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
  l2071: {
    const s2072 = p;
    if (p < end) {
      l2073: {
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2073;
        }
        p = skipEol(p);
        if (p < 0) { break l2073; }
        break l2071;
      }
      p = s2072;
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

function leaf252(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2104!: null;
  l2107: {
    const s2105 = p;
    l2106: {
      p = skipReplyFence(p);
      if (p < 0) { break l2106; }
      p = s2105;
      break l2107;
    }
    p = s2105;
    return -1;
  }
  e2104 = null;
  value = [e2104];
  leafValue = value;
  return p;
}

const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: { op: 'choice', starts: [STARTS_3, STARTS_5, null, STARTS_5, STARTS_8, null], alternatives: [{ op: 'leaf', read: leaf57 }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: leaf167 }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepTagBlock }, { op: 'leaf', read: leaf199 }] } }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf243 } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf252, body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: { op: 'choice', starts: [STARTS_3, STARTS_5, null, STARTS_5, STARTS_8, null], alternatives: [{ op: 'leaf', read: leaf57 }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: leaf167 }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepTagBlock }, { op: 'leaf', read: leaf199 }] } }] }] }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf14 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_3, STARTS_5, null, STARTS_5, STARTS_8, null], alternatives: [{ op: 'leaf', read: leaf57 }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: leaf167 }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepTagBlock }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf239 }] } };
const stepBlock: Step = { op: 'rule', name: 'Block', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: leaf115 }, { op: 'leaf', read: leaf135 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf159 }, { op: 'leaf', read: leaf161 }] } };
const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text157 } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: leaf188 }] } };
const stepSectionText: Step = { op: 'rule', name: 'SectionText', register: -1, isText: true, body: { op: 'text', read: text181 } };
const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: 1, isText: true, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: leaf182 }, { op: 'text', read: text184 }, { op: 'leaf', read: leaf185 }] } };
const stepTagBlock: Step = { op: 'rule', name: 'TagBlock', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BadContentTagNode; return taken.index; } }, steps: [{ op: 'leaf', read: leaf190 }, { op: 'leaf', read: leaf192 }, { op: 'again', step: () => stepTagText }, { op: 'leaf', read: leaf159 }, { op: 'leaf', read: leaf195 }] } };
const stepTagText: Step = { op: 'rule', name: 'TagText', register: -1, isText: true, body: { op: 'text', read: text194 } };

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
