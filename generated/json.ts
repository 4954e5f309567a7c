// Generated from grammars/json.peggy, grammars/common/json.peggy: do not edit.

import { type CompiledGrammar, type Reading, type RecoveryNode, type Step, type TextPiece, type TreeNode, closesRun, tableOf } from '../src/engine/index.ts';

export interface RepairedNeighbourNode extends TreeNode {
  readonly type: 'RepairedNeighbour';
}

export interface RepairedRootNode extends TreeNode {
  readonly type: 'RepairedRoot';
  readonly value: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode;
}

export interface MissingDocumentNode extends RecoveryNode {
  readonly type: 'MissingDocument';
}

export interface BadSequenceNode extends RecoveryNode {
  readonly type: 'BadSequence';
}

export interface BadTrailingCommaNode extends RecoveryNode {
  readonly type: 'BadTrailingComma';
}

export interface BadRootCommaNode extends RecoveryNode {
  readonly type: 'BadRootComma';
}

export interface BadProseNode extends RecoveryNode {
  readonly type: 'BadProse';
}

export interface BadBomNode extends RecoveryNode {
  readonly type: 'BadBom';
}

export interface BadCallNode extends RecoveryNode {
  readonly type: 'BadCall';
}

export interface BadAssignmentNode extends RecoveryNode {
  readonly type: 'BadAssignment';
}

export interface FenceStartNode extends TreeNode {
  readonly type: 'FenceStart';
  readonly run: string;
}

export interface BadFenceNode extends RecoveryNode {
  readonly type: 'BadFence';
}

export interface BadLooseFenceNode extends RecoveryNode {
  readonly type: 'BadLooseFence';
}

export interface MissingFenceEndNode extends RecoveryNode {
  readonly type: 'MissingFenceEnd';
}

export interface BadRootBracketNode extends RecoveryNode {
  readonly type: 'BadRootBracket';
}

export interface ObjectStartNode extends TreeNode {
  readonly type: 'ObjectStart';
  readonly kind: string;
}

export interface OpenlessStartNode extends TreeNode {
  readonly type: 'OpenlessStart';
  readonly kind: string;
}

export interface NamedArrayStartNode extends TreeNode {
  readonly type: 'NamedArrayStart';
  readonly kind: string;
}

export interface ObjectEndNode extends TreeNode {
  readonly type: 'ObjectEnd';
}

export interface PairNode extends TreeNode {
  readonly type: 'Pair';
  readonly name: TextNode;
  readonly value: TextNode | NumberNode | ConstantNode;
}

export interface KeyNode extends TreeNode {
  readonly type: 'Key';
  readonly name: TextNode | BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadBareKeyNode | MissingKeyNode;
}

export interface MissingValueNode extends RecoveryNode {
  readonly type: 'MissingValue';
}

export interface BadLateColonNode extends RecoveryNode {
  readonly type: 'BadLateColon';
}

export interface MissingKeyNode extends RecoveryNode {
  readonly type: 'MissingKey';
}

export interface MissingOpenNode extends RecoveryNode {
  readonly type: 'MissingOpen';
}

export interface MissingColonNode extends RecoveryNode {
  readonly type: 'MissingColon';
}

export interface BadColonNode extends RecoveryNode {
  readonly type: 'BadColon';
}

export interface MissingNameEndNode extends RecoveryNode {
  readonly type: 'MissingNameEnd';
}

export interface ArrayStartNode extends TreeNode {
  readonly type: 'ArrayStart';
  readonly kind: string;
}

export interface BraceArrayStartNode extends TreeNode {
  readonly type: 'BraceArrayStart';
  readonly kind: string;
}

export interface TupleStartNode extends TreeNode {
  readonly type: 'TupleStart';
  readonly kind: string;
}

export interface ArrayEndNode extends TreeNode {
  readonly type: 'ArrayEnd';
}

export interface ItemNode extends TreeNode {
  readonly type: 'Item';
  readonly value: TextNode | NumberNode | ConstantNode;
}

export interface BadObjectEndNode extends RecoveryNode {
  readonly type: 'BadObjectEnd';
}

export interface BadArrayEndNode extends RecoveryNode {
  readonly type: 'BadArrayEnd';
}

export interface BadRootEndNode extends RecoveryNode {
  readonly type: 'BadRootEnd';
}

export interface MissingBracketNode extends RecoveryNode {
  readonly type: 'MissingBracket';
}

export interface BadLateBracketNode extends RecoveryNode {
  readonly type: 'BadLateBracket';
}

export interface BadLateElementNode extends RecoveryNode {
  readonly type: 'BadLateElement';
}

export interface BadInnerBracketNode extends RecoveryNode {
  readonly type: 'BadInnerBracket';
}

export interface BadDoubledBracketNode extends RecoveryNode {
  readonly type: 'BadDoubledBracket';
}

export interface BadNamedArrayNode extends RecoveryNode {
  readonly type: 'BadNamedArray';
}

export interface BadBracesNode extends RecoveryNode {
  readonly type: 'BadBraces';
}

export interface BadTupleNode extends RecoveryNode {
  readonly type: 'BadTuple';
}

export interface BadFullBracketNode extends RecoveryNode {
  readonly type: 'BadFullBracket';
}

export interface MissingEndNode extends RecoveryNode {
  readonly type: 'MissingEnd';
}

export interface BadCommaNode extends RecoveryNode {
  readonly type: 'BadComma';
}

export interface BadSeparatorNode extends RecoveryNode {
  readonly type: 'BadSeparator';
}

export interface MissingCommaNode extends RecoveryNode {
  readonly type: 'MissingComma';
}

export interface BadEllipsisNode extends RecoveryNode {
  readonly type: 'BadEllipsis';
}

export interface BadTextNode extends RecoveryNode {
  readonly type: 'BadText';
}

export interface BadElementTextNode extends RecoveryNode {
  readonly type: 'BadElementText';
}

export interface TextNode extends TreeNode {
  readonly type: 'Text';
  readonly plain: string | null;
  readonly escaped: string | null;
}

export interface NumberNode extends TreeNode {
  readonly type: 'Number';
  readonly text: string;
}

export interface ConstantNode extends TreeNode {
  readonly type: 'Constant';
  readonly text: string;
}

export interface WordNode extends TreeNode {
  readonly type: 'Word';
  readonly value: TextNode | NumberNode | ConstantNode;
}

export interface BadCommentNode extends RecoveryNode {
  readonly type: 'BadComment';
}

export interface MissingCommentEndNode extends RecoveryNode {
  readonly type: 'MissingCommentEnd';
}

export interface BadSpaceNode extends RecoveryNode {
  readonly type: 'BadSpace';
}

export interface BadNoiseNode extends RecoveryNode {
  readonly type: 'BadNoise';
}

export interface BadEscapedBlankNode extends RecoveryNode {
  readonly type: 'BadEscapedBlank';
}

export interface BadSmartNameNode extends RecoveryNode {
  readonly type: 'BadSmartName';
  readonly text: string;
}

export interface BadPrefixedNameNode extends RecoveryNode {
  readonly type: 'BadPrefixedName';
  readonly text: string;
}

export interface BadColonInsideNode extends RecoveryNode {
  readonly type: 'BadColonInside';
  readonly text: string;
}

export interface BadLostQuoteNode extends RecoveryNode {
  readonly type: 'BadLostQuote';
  readonly text: string;
}

export interface BadOtherQuoteNode extends RecoveryNode {
  readonly type: 'BadOtherQuote';
  readonly text: string;
}

export interface BadQuotedNameNode extends RecoveryNode {
  readonly type: 'BadQuotedName';
  readonly text: string;
}

export interface BadBareKeyNode extends RecoveryNode {
  readonly type: 'BadBareKey';
}

export interface RepairedWordNode extends TreeNode {
  readonly type: 'RepairedWord';
  readonly value: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode | BadConstructorNode | BadDotsNode | BadOpenQuoteNode | BadBareStringNode;
}

export interface RepairedTextNode extends TreeNode {
  readonly type: 'RepairedText';
  readonly value: BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadPathNode;
}

export interface RepairedAmountNode extends TreeNode {
  readonly type: 'RepairedAmount';
  readonly value: BadThousandsNode;
}

export interface RepairedAmountsNode extends TreeNode {
  readonly type: 'RepairedAmounts';
  readonly value: BadThousandsNode;
}

export interface RepairedPlaceholderNode extends TreeNode {
  readonly type: 'RepairedPlaceholder';
  readonly value: BadPlaceholderNode;
}

export interface BadConstantNode extends RecoveryNode {
  readonly type: 'BadConstant';
}

export interface BadNanNode extends RecoveryNode {
  readonly type: 'BadNan';
}

export interface BadCutWordNode extends RecoveryNode {
  readonly type: 'BadCutWord';
}

export interface BadConstructorNode extends RecoveryNode {
  readonly type: 'BadConstructor';
  readonly text: string;
}

export interface BadDotsNode extends RecoveryNode {
  readonly type: 'BadDots';
}

export interface BadPlaceholderNode extends RecoveryNode {
  readonly type: 'BadPlaceholder';
}

export interface BadOpenQuoteNode extends RecoveryNode {
  readonly type: 'BadOpenQuote';
  readonly text: string;
}

export interface BadBareStringNode extends RecoveryNode {
  readonly type: 'BadBareString';
  readonly text: string;
}

export interface RepairedNumberNode extends TreeNode {
  readonly type: 'RepairedNumber';
  readonly sign: string;
  readonly digits: BadRadixNode | string;
}

export interface BadRadixNode extends RecoveryNode {
  readonly type: 'BadRadix';
}

export interface BadPlusNode extends RecoveryNode {
  readonly type: 'BadPlus';
}

export interface BadDigitGroupsNode extends RecoveryNode {
  readonly type: 'BadDigitGroups';
}

export interface BadThousandsNode extends RecoveryNode {
  readonly type: 'BadThousands';
}

export interface BadLeadingZeroNode extends RecoveryNode {
  readonly type: 'BadLeadingZero';
  readonly code: string;
  readonly rest: string;
}

export interface BadFractionNode extends RecoveryNode {
  readonly type: 'BadFraction';
}

export interface BadPointNode extends RecoveryNode {
  readonly type: 'BadPoint';
}

export interface BadCutNumberNode extends RecoveryNode {
  readonly type: 'BadCutNumber';
  readonly text: string;
}

export interface BadCutSignNode extends RecoveryNode {
  readonly type: 'BadCutSign';
}

export interface TextEndNode extends TreeNode {
  readonly type: 'TextEnd';
}

export interface TextStartNode extends TreeNode {
  readonly type: 'TextStart';
  readonly mark: BadTripleQuotesNode | BadSmartQuotesNode | BadBackticksNode | BadSingleQuotesNode | "\"";
}

export interface BadPrefixNode extends RecoveryNode {
  readonly type: 'BadPrefix';
}

export interface BadConcatenationNode extends RecoveryNode {
  readonly type: 'BadConcatenation';
}

export interface BadVariableNode extends RecoveryNode {
  readonly type: 'BadVariable';
}

export interface BadSingleQuotesNode extends RecoveryNode {
  readonly type: 'BadSingleQuotes';
}

export interface BadBackticksNode extends RecoveryNode {
  readonly type: 'BadBackticks';
}

export interface BadSmartQuotesNode extends RecoveryNode {
  readonly type: 'BadSmartQuotes';
}

export interface BadTripleQuotesNode extends RecoveryNode {
  readonly type: 'BadTripleQuotes';
}

export interface BadQuoteNode extends RecoveryNode {
  readonly type: 'BadQuote';
}

export interface BadLoneQuoteNode extends RecoveryNode {
  readonly type: 'BadLoneQuote';
}

export interface BadBlankPairNode extends RecoveryNode {
  readonly type: 'BadBlankPair';
}

export interface BadEscapedEndNode extends RecoveryNode {
  readonly type: 'BadEscapedEnd';
}

export interface BadOtherEndNode extends RecoveryNode {
  readonly type: 'BadOtherEnd';
}

export interface MissingQuoteNode extends RecoveryNode {
  readonly type: 'MissingQuote';
}

export interface MissingLastQuoteNode extends RecoveryNode {
  readonly type: 'MissingLastQuote';
}

export interface MissingStringEndNode extends RecoveryNode {
  readonly type: 'MissingStringEnd';
}

export interface BadEscapeNode extends RecoveryNode {
  readonly type: 'BadEscape';
  readonly code: string | null;
  readonly lineEnd: "\r\n" | "\n" | "\r" | null;
  readonly char: string | null;
}

export interface BadNewlineNode extends RecoveryNode {
  readonly type: 'BadNewline';
}

export interface BadControlNode extends RecoveryNode {
  readonly type: 'BadControl';
}

export interface ContractionNode extends TreeNode {
  readonly type: 'Contraction';
  readonly text: string;
}

export interface BadApostropheNode extends RecoveryNode {
  readonly type: 'BadApostrophe';
}

export interface BadInnerMarkNode extends RecoveryNode {
  readonly type: 'BadInnerMark';
}

export interface MissingSingleQuoteNode extends RecoveryNode {
  readonly type: 'MissingSingleQuote';
}

export interface BadInnerSmartNode extends RecoveryNode {
  readonly type: 'BadInnerSmart';
}

export interface BadInnerBacktickNode extends RecoveryNode {
  readonly type: 'BadInnerBacktick';
}

export interface FencedTextStartNode extends TreeNode {
  readonly type: 'FencedTextStart';
  readonly mark: BadFencedTextNode;
}

export interface BadFencedTextNode extends RecoveryNode {
  readonly type: 'BadFencedText';
}

export interface InnerEndNode extends TreeNode {
  readonly type: 'InnerEnd';
  readonly text: string;
}

export interface BadInnerJsonNode extends RecoveryNode {
  readonly type: 'BadInnerJson';
}

export interface BadEscapedQuotesNode extends RecoveryNode {
  readonly type: 'BadEscapedQuotes';
  readonly text: string;
}

export interface BadEntityQuotesNode extends RecoveryNode {
  readonly type: 'BadEntityQuotes';
  readonly text: string;
}

export interface BadDoubledQuotesNode extends RecoveryNode {
  readonly type: 'BadDoubledQuotes';
  readonly text: string;
}

export interface BadPathNode extends RecoveryNode {
  readonly type: 'BadPath';
  readonly text: string;
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly BadBom: BadBomNode;
  readonly BadComment: BadCommentNode;
  readonly BadSpace: BadSpaceNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadEscapedBlank: BadEscapedBlankNode;
  readonly ObjectStart: ObjectStartNode;
  readonly BadLateBracket: BadLateBracketNode;
  readonly Pair: PairNode;
  readonly Key: KeyNode;
  readonly RepairedAmount: RepairedAmountNode;
  readonly Word: WordNode;
  readonly RepairedPlaceholder: RepairedPlaceholderNode;
  readonly BraceArrayStart: BraceArrayStartNode;
  readonly Item: ItemNode;
  readonly RepairedAmounts: RepairedAmountsNode;
  readonly RepairedText: RepairedTextNode;
  readonly NamedArrayStart: NamedArrayStartNode;
  readonly ArrayStart: ArrayStartNode;
  readonly TupleStart: TupleStartNode;
  readonly TextStart: TextStartNode;
  readonly MissingStringEnd: MissingStringEndNode;
  readonly InnerEnd: InnerEndNode;
  readonly BadBlankPair: BadBlankPairNode;
  readonly BadQuote: BadQuoteNode;
  readonly BadNewline: BadNewlineNode;
  readonly BadControl: BadControlNode;
  readonly BadEscape: BadEscapeNode;
  readonly BadLoneQuote: BadLoneQuoteNode;
  readonly BadEscapedEnd: BadEscapedEndNode;
  readonly BadOtherEnd: BadOtherEndNode;
  readonly MissingLastQuote: MissingLastQuoteNode;
  readonly MissingQuote: MissingQuoteNode;
  readonly Contraction: ContractionNode;
  readonly BadInnerMark: BadInnerMarkNode;
  readonly MissingSingleQuote: MissingSingleQuoteNode;
  readonly BadInnerSmart: BadInnerSmartNode;
  readonly FencedTextStart: FencedTextStartNode;
  readonly BadInnerBacktick: BadInnerBacktickNode;
  readonly BadConcatenation: BadConcatenationNode;
  readonly BadVariable: BadVariableNode;
  readonly TextEnd: TextEndNode;
  readonly RepairedWord: RepairedWordNode;
  readonly BadTrailingComma: BadTrailingCommaNode;
  readonly BadSeparator: BadSeparatorNode;
  readonly MissingComma: MissingCommaNode;
  readonly BadComma: BadCommaNode;
  readonly BadEllipsis: BadEllipsisNode;
  readonly BadElementText: BadElementTextNode;
  readonly ArrayEnd: ArrayEndNode;
  readonly BadRootEnd: BadRootEndNode;
  readonly MissingBracket: MissingBracketNode;
  readonly MissingEnd: MissingEndNode;
  readonly BadArrayEnd: BadArrayEndNode;
  readonly MissingValue: MissingValueNode;
  readonly BadLateColon: BadLateColonNode;
  readonly MissingNameEnd: MissingNameEndNode;
  readonly BadInnerBracket: BadInnerBracketNode;
  readonly BadText: BadTextNode;
  readonly ObjectEnd: ObjectEndNode;
  readonly BadObjectEnd: BadObjectEndNode;
  readonly BadLateElement: BadLateElementNode;
  readonly OpenlessStart: OpenlessStartNode;
  readonly RepairedRoot: RepairedRootNode;
  readonly FenceStart: FenceStartNode;
  readonly BadSequence: BadSequenceNode;
  readonly BadRootComma: BadRootCommaNode;
  readonly BadCall: BadCallNode;
  readonly BadAssignment: BadAssignmentNode;
  readonly BadRootBracket: BadRootBracketNode;
  readonly BadProse: BadProseNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly MissingDocument: MissingDocumentNode;
  readonly BadLooseFence: BadLooseFenceNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly TripleInside: TextPiece<'TripleInside'>;
  readonly TripleSingleInside: TextPiece<'TripleSingleInside'>;
  readonly InnerPlain: TextPiece<'InnerPlain'>;
  readonly DoublePlain: TextPiece<'DoublePlain'>;
  readonly SinglePlain: TextPiece<'SinglePlain'>;
  readonly SmartPlain: TextPiece<'SmartPlain'>;
  readonly FencedInside: TextPiece<'FencedInside'>;
  readonly BacktickPlain: TextPiece<'BacktickPlain'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly MissingDocument: MissingDocumentNode;
  readonly BadSequence: BadSequenceNode;
  readonly BadTrailingComma: BadTrailingCommaNode;
  readonly BadRootComma: BadRootCommaNode;
  readonly BadProse: BadProseNode;
  readonly BadBom: BadBomNode;
  readonly BadCall: BadCallNode;
  readonly BadAssignment: BadAssignmentNode;
  readonly BadFence: BadFenceNode;
  readonly BadLooseFence: BadLooseFenceNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly BadRootBracket: BadRootBracketNode;
  readonly MissingValue: MissingValueNode;
  readonly BadLateColon: BadLateColonNode;
  readonly MissingKey: MissingKeyNode;
  readonly MissingOpen: MissingOpenNode;
  readonly MissingColon: MissingColonNode;
  readonly BadColon: BadColonNode;
  readonly MissingNameEnd: MissingNameEndNode;
  readonly BadObjectEnd: BadObjectEndNode;
  readonly BadArrayEnd: BadArrayEndNode;
  readonly BadRootEnd: BadRootEndNode;
  readonly MissingBracket: MissingBracketNode;
  readonly BadLateBracket: BadLateBracketNode;
  readonly BadLateElement: BadLateElementNode;
  readonly BadInnerBracket: BadInnerBracketNode;
  readonly BadDoubledBracket: BadDoubledBracketNode;
  readonly BadNamedArray: BadNamedArrayNode;
  readonly BadBraces: BadBracesNode;
  readonly BadTuple: BadTupleNode;
  readonly BadFullBracket: BadFullBracketNode;
  readonly MissingEnd: MissingEndNode;
  readonly BadComma: BadCommaNode;
  readonly BadSeparator: BadSeparatorNode;
  readonly MissingComma: MissingCommaNode;
  readonly BadEllipsis: BadEllipsisNode;
  readonly BadText: BadTextNode;
  readonly BadElementText: BadElementTextNode;
  readonly BadComment: BadCommentNode;
  readonly MissingCommentEnd: MissingCommentEndNode;
  readonly BadSpace: BadSpaceNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadEscapedBlank: BadEscapedBlankNode;
  readonly BadSmartName: BadSmartNameNode;
  readonly BadPrefixedName: BadPrefixedNameNode;
  readonly BadColonInside: BadColonInsideNode;
  readonly BadLostQuote: BadLostQuoteNode;
  readonly BadOtherQuote: BadOtherQuoteNode;
  readonly BadQuotedName: BadQuotedNameNode;
  readonly BadBareKey: BadBareKeyNode;
  readonly BadConstant: BadConstantNode;
  readonly BadNan: BadNanNode;
  readonly BadCutWord: BadCutWordNode;
  readonly BadConstructor: BadConstructorNode;
  readonly BadDots: BadDotsNode;
  readonly BadPlaceholder: BadPlaceholderNode;
  readonly BadOpenQuote: BadOpenQuoteNode;
  readonly BadBareString: BadBareStringNode;
  readonly BadRadix: BadRadixNode;
  readonly BadPlus: BadPlusNode;
  readonly BadDigitGroups: BadDigitGroupsNode;
  readonly BadThousands: BadThousandsNode;
  readonly BadLeadingZero: BadLeadingZeroNode;
  readonly BadFraction: BadFractionNode;
  readonly BadPoint: BadPointNode;
  readonly BadCutNumber: BadCutNumberNode;
  readonly BadCutSign: BadCutSignNode;
  readonly BadPrefix: BadPrefixNode;
  readonly BadConcatenation: BadConcatenationNode;
  readonly BadVariable: BadVariableNode;
  readonly BadSingleQuotes: BadSingleQuotesNode;
  readonly BadBackticks: BadBackticksNode;
  readonly BadSmartQuotes: BadSmartQuotesNode;
  readonly BadTripleQuotes: BadTripleQuotesNode;
  readonly BadQuote: BadQuoteNode;
  readonly BadLoneQuote: BadLoneQuoteNode;
  readonly BadBlankPair: BadBlankPairNode;
  readonly BadEscapedEnd: BadEscapedEndNode;
  readonly BadOtherEnd: BadOtherEndNode;
  readonly MissingQuote: MissingQuoteNode;
  readonly MissingLastQuote: MissingLastQuoteNode;
  readonly MissingStringEnd: MissingStringEndNode;
  readonly BadEscape: BadEscapeNode;
  readonly BadNewline: BadNewlineNode;
  readonly BadControl: BadControlNode;
  readonly BadApostrophe: BadApostropheNode;
  readonly BadInnerMark: BadInnerMarkNode;
  readonly MissingSingleQuote: MissingSingleQuoteNode;
  readonly BadInnerSmart: BadInnerSmartNode;
  readonly BadInnerBacktick: BadInnerBacktickNode;
  readonly BadFencedText: BadFencedTextNode;
  readonly BadInnerJson: BadInnerJsonNode;
  readonly BadEscapedQuotes: BadEscapedQuotesNode;
  readonly BadEntityQuotes: BadEntityQuotesNode;
  readonly BadDoubledQuotes: BadDoubledQuotesNode;
  readonly BadPath: BadPathNode;
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

const TABLE_0 = tableOf([0, 0], [11, 12]);
const TABLE_1 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_2 = tableOf([0, 0], [11, 12], [27, 27], [35, 35], [47, 47], [60, 60], [92, 92]);
const TABLE_3 = tableOf([0, 0], [9, 13], [27, 27], [32, 32], [35, 35], [47, 47], [60, 60], [92, 92]);
const TABLE_4 = tableOf([34, 34], [39, 39], [96, 96]);
const TABLE_5 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 95], [97, 127]);
const TABLE_6 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [96, 96]);
const TABLE_7 = tableOf([9, 10], [13, 13], [32, 32], [123, 123]);
const TABLE_8 = tableOf([34, 34], [36, 36], [39, 39], [65, 90], [95, 122]);
const TABLE_9 = tableOf([36, 36], [65, 90], [95, 95], [97, 122]);
const TABLE_10 = tableOf([36, 36], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_11 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [36, 36], [39, 39], [65, 90], [95, 122]);
const TABLE_12 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
const TABLE_13 = tableOf([44, 44], [93, 93], [125, 125]);
const TABLE_14 = tableOf([36, 37], [43, 43], [45, 46], [48, 57], [64, 90], [95, 95], [97, 122]);
const TABLE_15 = tableOf([41, 41], [59, 59], [91, 91], [123, 123]);
const TABLE_16 = tableOf([9, 10], [13, 13], [32, 32], [34, 37], [39, 39], [41, 41], [43, 43], [45, 57], [59, 59], [64, 91], [95, 123], [126, 126]);
const TABLE_17 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [125, 125]);
const TABLE_18 = tableOf([9, 10], [13, 13], [32, 32], [44, 44]);
const TABLE_19 = tableOf([9, 10], [13, 13], [32, 32], [125, 125]);
const TABLE_20 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39]);
const TABLE_21 = tableOf([44, 44], [58, 59], [61, 61], [91, 91], [123, 123], [125, 125]);
const TABLE_22 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
const TABLE_23 = tableOf([0, 9], [11, 12], [14, 33], [35, 37], [39, 127]);
const TABLE_24 = tableOf([44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_25 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_26 = tableOf([0, 9], [11, 12], [14, 33], [35, 127]);
const TABLE_27 = tableOf([34, 34]);
const TABLE_28 = tableOf([96, 96]);
const TABLE_29 = tableOf([0, 9], [11, 12], [14, 38], [40, 95], [97, 127]);
const TABLE_30 = tableOf([39, 39], [96, 96]);
const TABLE_31 = tableOf([66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_32 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
const TABLE_33 = tableOf([0, 9], [11, 12], [14, 33], [35, 57], [59, 91], [93, 127]);
const TABLE_34 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_35 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_36 = tableOf([9, 10], [13, 13], [32, 32], [58, 58]);
const TABLE_37 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_38 = tableOf([33, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_39 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 91], [93, 127]);
const TABLE_40 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_41 = tableOf([9, 10], [13, 13], [32, 32], [58, 59], [61, 61]);
const TABLE_42 = tableOf([33, 34], [36, 39], [42, 43], [45, 46], [48, 58], [63, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_43 = tableOf([41, 41], [93, 93], [125, 125]);
const TABLE_44 = tableOf([44, 44], [58, 58], [91, 91], [93, 93], [123, 123], [125, 125]);
const TABLE_45 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [47, 47]);
const TABLE_46 = tableOf([40, 40], [43, 46], [58, 58], [93, 93], [125, 125]);
const TABLE_47 = tableOf([70, 70], [78, 78], [84, 85], [102, 102], [110, 110], [116, 117]);
const TABLE_48 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [35, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_49 = tableOf([91, 91], [123, 123]);
const TABLE_50 = tableOf([9, 10], [13, 13], [32, 32], [43, 43]);
const TABLE_51 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
const TABLE_52 = tableOf([34, 34], [39, 39], [123, 123], [125, 125]);
const TABLE_53 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [123, 123], [125, 125]);
const TABLE_54 = tableOf([0, 9], [11, 12], [14, 122], [124, 124], [126, 127]);
const TABLE_55 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [123, 123]);
const TABLE_56 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [123, 123]);
const TABLE_57 = tableOf([9, 10], [13, 13], [32, 32], [93, 93]);
const TABLE_58 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
const TABLE_59 = tableOf([34, 34], [47, 47], [98, 98], [102, 102], [110, 110], [114, 114], [116, 117]);
const TABLE_60 = tableOf([34, 34], [47, 47], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
const TABLE_61 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 117]);
const TABLE_62 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 41], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_63 = tableOf([66, 66], [82, 82], [98, 98], [114, 114]);
const TABLE_64 = tableOf([34, 34], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_65 = tableOf();
const TABLE_66 = tableOf([34, 34], [39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [96, 96], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_67 = tableOf([39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_68 = tableOf([32, 33], [35, 38], [40, 43], [45, 91], [94, 124], [126, 127]);
const TABLE_69 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [93, 93], [125, 125]);
const TABLE_70 = tableOf([39, 39], [44, 44], [93, 93], [125, 125]);
const TABLE_71 = tableOf([39, 39], [44, 44]);
const TABLE_72 = tableOf([9, 10], [13, 13], [32, 32], [93, 93], [125, 125]);
const TABLE_73 = tableOf([34, 34], [39, 39], [48, 48], [96, 96], [118, 118]);
const TABLE_74 = tableOf([34, 34], [39, 39]);
const TABLE_75 = tableOf([10, 10], [13, 13], [39, 39], [44, 44], [93, 93], [125, 125]);
const TABLE_76 = tableOf([32, 33], [35, 38], [40, 43], [45, 64], [91, 91], [94, 96], [123, 124], [126, 127]);
const TABLE_77 = tableOf([34, 34], [44, 44], [93, 93], [125, 125]);
const TABLE_78 = tableOf([32, 33], [35, 91], [93, 127]);
const TABLE_79 = tableOf([43, 43], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_80 = tableOf([9, 10], [13, 13], [32, 32], [96, 96]);
const TABLE_81 = tableOf([32, 91], [93, 95], [97, 127]);
const TABLE_82 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 42], [45, 92], [94, 124], [126, 127]);
const TABLE_83 = tableOf([41, 41], [44, 44], [93, 93], [125, 125]);
const TABLE_84 = tableOf([43, 43], [45, 45], [73, 73], [78, 78], [105, 105], [110, 110]);
const TABLE_85 = tableOf([0, 9], [11, 12], [14, 31], [33, 33], [35, 43], [45, 57], [59, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_86 = tableOf([0, 9], [11, 12], [14, 33], [35, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_87 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_88 = tableOf([0, 9], [11, 12], [14, 59], [61, 61], [63, 127]);
const TABLE_89 = tableOf([36, 36], [40, 40], [60, 60], [123, 123]);
const TABLE_90 = tableOf([0, 9], [11, 12], [14, 26], [28, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_91 = tableOf([0, 9], [11, 12], [14, 31], [33, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_92 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [93, 93], [125, 125]);
const TABLE_93 = tableOf([34, 34], [36, 36], [39, 40], [45, 45], [48, 57], [65, 91], [95, 123]);
const TABLE_94 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_95 = tableOf([41, 41], [93, 93]);
const TABLE_96 = tableOf([34, 34], [39, 39], [41, 41], [93, 93], [96, 96], [123, 123], [125, 125]);
const TABLE_97 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_98 = tableOf([40, 40], [43, 47], [91, 91], [93, 93], [123, 123]);
const TABLE_99 = tableOf([32, 32], [43, 58], [84, 84], [90, 90]);
const TABLE_100 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 58], [60, 92], [94, 124], [126, 127]);
const TABLE_101 = tableOf([43, 43], [45, 45], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_102 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [96, 96]);
const TABLE_103 = tableOf([43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_104 = tableOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_105 = tableOf([34, 34], [48, 57], [91, 91], [123, 123]);
const TABLE_106 = tableOf([34, 34], [39, 39], [91, 91], [96, 96], [123, 123]);
const TABLE_107 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [91, 91], [96, 96], [123, 123]);
const TABLE_108 = tableOf([9, 10], [13, 13], [32, 32], [91, 91], [123, 123]);
const TABLE_109 = tableOf([36, 36], [40, 40], [65, 90], [95, 95], [97, 122]);
const TABLE_110 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [59, 59]);
const TABLE_111 = tableOf([0, 39], [41, 90], [92, 95], [97, 122], [124, 125], [127, 127]);
const TABLE_112 = tableOf([40, 40], [91, 91], [96, 96], [123, 123], [126, 126]);

function leaf0(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | BadBomNode | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
    touched ||= p >= end;
    return -1;
  }
  const r1 = readBeforeValue(p);
  if (r1 === undefined) { return -1; }
  value = r1;
  p = pos;
  leafValue = value;
  return p;
}

function readBeforeValue(p: number): string[] | BadBomNode | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadBomNode | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l2: {
    const s3 = p;
    const t4 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l5: {
        const r6 = readBlanks(p);
        if (r6 === undefined) { break l5; }
        value = r6;
        p = pos;
        break l2;
      }
      p = s3;
      trail.length = t4;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65279) {
      l14: {
        const r15 = readBadBom(p);
        if (r15 === undefined) { break l14; }
        value = r15;
        p = pos;
        break l2;
      }
      p = s3;
      trail.length = t4;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r17 = readGapMistake(p);
    if (r17 === undefined) { return undefined; }
    value = r17;
    p = pos;
  }
  pos = p;
  return value;
}

function readBlanks(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list11: string[] = [];
  l7: for (;;) {
    const s9 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l8: {
        let v10!: string;
        v10 = text.charAt(p);
        p++;
        list11.push(v10);
        continue l7;
      }
      p = s9;
    } else touched ||= p >= end;
    break;
  }
  if (list11.length === 0) { return undefined; }
  value = list11;
  pos = p;
  return value;
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

function readGapMistake(p: number): BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l18: {
    const s19 = p;
    const t20 = trail.length;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l21: {
        const r22 = readBadComment(p);
        if (r22 === undefined) { break l21; }
        value = r22;
        p = pos;
        break l18;
      }
      p = s19;
      trail.length = t20;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
      l41: {
        const r42 = readBadSpace(p);
        if (r42 === undefined) { break l41; }
        value = r42;
        p = pos;
        break l18;
      }
      p = s19;
      trail.length = t20;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l44: {
        const r45 = readBadNoise(p);
        if (r45 === undefined) { break l44; }
        value = r45;
        p = pos;
        break l18;
      }
      p = s19;
      trail.length = t20;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 92)) {
      touched ||= p >= end;
      return undefined;
    }
    const r50 = readBadEscapedBlank(p);
    if (r50 === undefined) { return undefined; }
    value = r50;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadComment(p: number): BadCommentNode | undefined {
  let c = 0;
  const start = p;
  l23: {
    const s24 = p;
    const t25 = trail.length;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l26: {
        l27: {
          const s28 = p;
          if (text.charCodeAt(p) === 47) {
            l29: {
              if (!text.startsWith("//", p)) {
                reachesEnd(p, "//");
                break l29;
              }
              p += 2;
              break l27;
            }
            p = s28;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l26;
          }
          p++;
        }
        while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
        touched ||= p >= end;
        break l23;
      }
      p = s24;
      trail.length = t25;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l30: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l30;
        }
        p += 2;
        l31: for (;;) {
          const s33 = p;
          if (p < end) {
            l32: {
              if (text.charCodeAt(p) === 42) {
                {
                  const s35 = p;
                  l36: {
                    if (!text.startsWith("*/", p)) {
                      reachesEnd(p, "*/");
                      break l36;
                    }
                    p += 2;
                    break l32;
                  }
                  p = s35;
                }
              } else touched ||= p >= end;
              if (!(p < end)) {
                touched ||= p >= end;
                break l32;
              }
              p++;
              continue l31;
            }
            p = s33;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) {
          reachesEnd(p, "*/");
          break l30;
        }
        p += 2;
        break l23;
      }
      p = s24;
      trail.length = t25;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 47)) {
      touched ||= p >= end;
      return undefined;
    }
    const r38 = readMissingCommentEnd(p);
    if (r38 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  const node: BadCommentNode = { type: 'BadComment', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingCommentEnd(p: number): MissingCommentEndNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 47 || !text.startsWith("/*", p)) {
    reachesEnd(p, "/*");
    return undefined;
  }
  p += 2;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: MissingCommentEndNode = { type: 'MissingCommentEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadSpace(p: number): BadSpaceNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadSpaceNode = { type: 'BadSpace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadNoise(p: number): BadNoiseNode | undefined {
  let c = 0;
  const start = p;
  l46: {
    const s47 = p;
    if (text.charCodeAt(p) === 27) {
      l48: {
        if (!text.startsWith("\u001b[", p)) {
          reachesEnd(p, "\u001b[");
          break l48;
        }
        p += 2;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l48;
        }
        p++;
        break l46;
      }
      p = s47;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
      reachesEnd(p, "<|");
      return undefined;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) p++;
    touched ||= p >= end;
    if (text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) {
      reachesEnd(p, "|>");
      return undefined;
    }
    p += 2;
  }
  pos = p;
  const node: BadNoiseNode = { type: 'BadNoise', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadEscapedBlank(p: number): BadEscapedBlankNode | undefined {
  let c = 0;
  const start = p;
  let m54 = false;
  l51: for (;;) {
    const s53 = p;
    if (text.charCodeAt(p) === 92) {
      l52: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 110 || c === 114 || c === 116))) {
          touched ||= p >= end;
          break l52;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        m54 = true;
        continue l51;
      }
      p = s53;
    } else touched ||= p >= end;
    break;
  }
  if (!m54) { return undefined; }
  pos = p;
  const node: BadEscapedBlankNode = { type: 'BadEscapedBlank', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf10(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectStartNode;
  if (!(((c = text.charCodeAt(p)) === 123 || c === 65371))) {
    touched ||= p >= end;
    return -1;
  }
  const r58 = readObjectStart(p);
  if (r58 === undefined) { return -1; }
  value = r58;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectStart(p: number): ObjectStartNode | undefined {
  let c = 0;
  const start = p;
  let l_kind!: string;
  const r59 = readObjectKind(p);
  if (r59 === undefined) { return undefined; }
  l_kind = r59;
  p = pos;
  l61: {
    const s62 = p;
    const t63 = trail.length;
    if (text.charCodeAt(p) === 123) {
      l64: {

        p++;
        break l61;
      }
      p = s62;
      trail.length = t63;
    } else touched ||= p >= end;
    const r65 = readBadFullBracket(p);
    if (r65 === undefined) { return undefined; }
    p = pos;
    if (text.charCodeAt(p) !== 65371) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l67: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
      const s69 = p;
      const t70 = trail.length;
      l68: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 123)) {
          touched ||= p >= end;
          break l68;
        }
        const r71 = readBadDoubledBracket(p);
        if (r71 === undefined) { break l68; }
        p = pos;
        break l67;
      }
      p = s69;
      trail.length = t70;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'ObjectStart', start: base + start, end: base + p, kind: l_kind };
}

function readObjectKind(p: number): string | undefined {
  let value!: string;

  value = (() => { return 'object'; })();
  pos = p;
  return value;
}

function readBadFullBracket(p: number): BadFullBracketNode | undefined {
  const start = p;
  pos = p;
  const node: BadFullBracketNode = { type: 'BadFullBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadDoubledBracket(p: number): BadDoubledBracketNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 123) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l74: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s72 = p;
      l73: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l73;
        }
        p = skipQuotedAhead(p);
        if (p < 0) { break l73; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l73;
        }
        p++;
        p = s72;
        break l74;
      }
      p = s72;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBracketNode = { type: 'BadDoubledBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipQuotedAhead(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n78 = 0;
  l75: for (;;) {
    if (n78 >= 60) break;
    const s77 = p;
    l76: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
        touched ||= p >= end;
        break l76;
      }
      p++;
      n78++;
      continue l75;
    }
    p = s77;
    break;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 180 || c === 187 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf16(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateBracketNode;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r81 = readBadLateBracket(p);
  if (r81 === undefined) { return -1; }
  value = r81;
  p = pos;
  leafValue = value;
  return p;
}

function readBadLateBracket(p: number): BadLateBracketNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n85 = 0;
  l82: for (;;) {
    if (n85 >= 9) break;
    const s84 = p;
    l83: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l83;
      }
      p++;
      n85++;
      continue l82;
    }
    p = s84;
    break;
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l88: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      const s86 = p;
      l87: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l87;
        }
        p = skipMemberAhead(p);
        if (p < 0) { break l87; }
        p = s86;
        break l88;
      }
      p = s86;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateBracketNode = { type: 'BadLateBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipMemberAhead(p: number): number {
  let c = 0;
  l89: {
    const s90 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l91: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l91; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l91;
        }
        p++;
        break l89;
      }
      p = s90;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n95 = 0;
    l92: for (;;) {
      if (n95 >= 200) break;
      const s94 = p;
      l93: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l93;
        }
        p++;
        n95++;
        continue l92;
      }
      p = s94;
      break;
    }
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

function leaf19(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PairNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r97 = readPair(p);
  if (r97 === undefined) { return -1; }
  value = r97;
  p = pos;
  leafValue = value;
  return p;
}

function readPair(p: number): PairNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: TextNode;
  let l_value!: TextNode | NumberNode | ConstantNode;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
    touched ||= p >= end;
    return undefined;
  }
  const r98 = readText(p);
  if (r98 === undefined) { return undefined; }
  l_name = r98;
  p = pos;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l124: {
    const s125 = p;
    const t126 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l127: {
        const r128 = readText(p);
        if (r128 === undefined) { break l127; }
        l_value = r128;
        p = pos;
        break l124;
      }
      p = s125;
      trail.length = t126;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l130: {
        const r131 = readNumber(p);
        if (r131 === undefined) { break l130; }
        l_value = r131;
        p = pos;
        break l124;
      }
      p = s125;
      trail.length = t126;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r207 = readConstant(p);
    if (r207 === undefined) { return undefined; }
    l_value = r207;
    p = pos;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipPairEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Pair', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readText(p: number): TextNode | undefined {
  let c = 0;
  const start = p;
  let l_plain: string | null = null;
  let l_escaped: string | null = null;
  l99: {
    const s100 = p;
    const t101 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l102: {

        p++;
        const s103 = p;
        while ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) p++;
        touched ||= p >= end;
        l_plain = text.slice(s103, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l102;
        }
        p++;
        break l99;
      }
      p = s100;
      trail.length = t101;
      l_plain = null;
      l_escaped = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l104: {

        p++;
        const s105 = p;
        l106: for (;;) {
          const s108 = p;
          if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
            l107: {
              l110: {
                const s111 = p;
                if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                  l112: {
                    p++;
                    break l110;
                  }
                  p = s111;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 92)) {
                  touched ||= p >= end;
                  break l107;
                }
                p = skipGoodEscape(p);
                if (p < 0) { break l107; }
              }
              continue l106;
            }
            p = s108;
          } else touched ||= p >= end;
          break;
        }
        l_escaped = text.slice(s105, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l104;
        }
        p++;
        break l99;
      }
      p = s100;
      trail.length = t101;
      l_plain = null;
      l_escaped = null;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r120 = readBadSingleQuotes(p);
    if (r120 === undefined) { return undefined; }
    p = pos;
    const s122 = p;
    while ((((c = text.charCodeAt(p)) >= 32 && c <= 38) || (c >= 40 && c <= 91) || c >= 93)) p++;
    touched ||= p >= end;
    l_plain = text.slice(s122, p);
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  return { type: 'Text', start: base + start, end: base + p, plain: l_plain, escaped: l_escaped };
}

function skipGoodEscape(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 92) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l113: {
    const s114 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      l115: {
        p++;
        break l113;
      }
      p = s114;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 117) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n119 = 0;
    l116: for (;;) {
      if (n119 >= 4) break;
      const s118 = p;
      l117: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l117;
        }
        p++;
        n119++;
        continue l116;
      }
      p = s118;
      break;
    }
    if (n119 < 4) { return -1; }
  }
  return p;
}

function readBadSingleQuotes(p: number): BadSingleQuotesNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 39) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadSingleQuotesNode = { type: 'BadSingleQuotes', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s132 = p;
  if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNumeral(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s132, p);
  l150: {
    const s148 = p;
    l149: {
      p = skipEndsWord(p);
      if (p < 0) { break l149; }
      p = s148;
      break l150;
    }
    p = s148;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipNumeral(p: number): number {
  let c = 0;
  l133: {
    if (text.charCodeAt(p) === 45) {
      const s135 = p;
      l134: {

        p++;
        break l133;
      }
      p = s135;
    } else touched ||= p >= end;
  }
  l136: {
    const s137 = p;
    if (text.charCodeAt(p) === 48) {
      l138: {

        p++;
        break l136;
      }
      p = s137;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l139: {
    if (text.charCodeAt(p) === 46) {
      const s141 = p;
      l140: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l140;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l139;
      }
      p = s141;
    } else touched ||= p >= end;
  }
  l142: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s144 = p;
      l143: {
        p++;
        l145: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s147 = p;
            l146: {
              p++;
              break l145;
            }
            p = s147;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l143;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l142;
      }
      p = s144;
    } else touched ||= p >= end;
  }
  return p;
}

function skipEndsWord(p: number): number {
  let c = 0;
  l151: {
    const s152 = p;
    l153: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l154: {
        const s155 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 65292 || c === 65341 || c === 65373)) {
          l156: {
            p++;
            break l154;
          }
          p = s155;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s157 = p;
            l158: {
              p++;
              break l153;
            }
            p = s157;
          }
        } else touched ||= p >= end;
      }
      break l151;
    }
    p = s152;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 8230 || c === 12289 || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      l160: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
          {
            const s161 = p;
            l162: {
              p++;
              break l160;
            }
            p = s161;
          }
        } else touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l164: {
          const s165 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l166: {
              p = skipEol(p);
              if (p < 0) { break l166; }
              break l164;
            }
            p = s165;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
            l171: {
              p = skipCommentStart(p);
              if (p < 0) { break l171; }
              break l164;
            }
            p = s165;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
            l176: {
              p = skipFence(p);
              if (p < 0) { break l176; }
              break l164;
            }
            p = s165;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c === 8230 || c === 12289)) {
            l182: {
              p++;
              break l164;
            }
            p = s165;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 46) {
            l183: {
              if (!text.startsWith("...", p)) {
                reachesEnd(p, "...");
                break l183;
              }
              p += 3;
              break l164;
            }
            p = s165;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l184: {
              p++;
              break l164;
            }
            p = s165;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l185: {
              p = skipNumeral(p);
              if (p < 0) { break l185; }
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
                {
                  const s186 = p;
                  l187: {
                    p++;
                    break l185;
                  }
                  p = s186;
                }
              } else touched ||= p >= end;
              break l164;
            }
            p = s165;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
            touched ||= p >= end;
            break l160;
          }
          p = skipLiteral(p);
          if (p < 0) { break l160; }
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            {
              const s193 = p;
              l194: {
                p++;
                break l160;
              }
              p = s193;
            }
          } else touched ||= p >= end;
        }
        break l151;
      }
      p = s152;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      {
        const s196 = p;
        l197: {
          p++;
          return -1;
        }
        p = s196;
      }
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l199: {
      const s200 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
        l201: {
          p++;
          let n205 = 0;
          l202: for (;;) {
            if (n205 >= 200) break;
            const s204 = p;
            l203: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                touched ||= p >= end;
                break l203;
              }
              p++;
              n205++;
              continue l202;
            }
            p = s204;
            break;
          }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l201;
          }
          p++;
          break l199;
        }
        p = s200;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 92) {
        touched ||= p >= end;
        return -1;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) === 110 || c === 114 || c === 116))) {
        touched ||= p >= end;
        return -1;
      }
      p++;
    }
  }
  return p;
}

function skipEol(p: number): number {
  l167: {
    const s168 = p;
    if (text.charCodeAt(p) === 13) {
      l169: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l169;
        }
        p += 2;
        break l167;
      }
      p = s168;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l170: {

        p++;
        break l167;
      }
      p = s168;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipCommentStart(p: number): number {
  l172: {
    const s173 = p;
    if (text.charCodeAt(p) === 47) {
      l174: {
        if (!text.startsWith("//", p)) {
          reachesEnd(p, "//");
          break l174;
        }
        p += 2;
        break l172;
      }
      p = s173;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l175: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l175;
        }
        p += 2;
        break l172;
      }
      p = s173;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 35) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipFence(p: number): number {
  l177: {
    const s178 = p;
    if (text.charCodeAt(p) === 96) {
      l179: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l179;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l177;
      }
      p = s178;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
  }
  return p;
}

function skipLiteral(p: number): number {
  l189: {
    const s190 = p;
    if (text.charCodeAt(p) === 116) {
      l191: {
        if (!text.startsWith("true", p)) {
          reachesEnd(p, "true");
          break l191;
        }
        p += 4;
        break l189;
      }
      p = s190;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l192: {
        if (!text.startsWith("false", p)) {
          reachesEnd(p, "false");
          break l192;
        }
        p += 5;
        break l189;
      }
      p = s190;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 110 || !text.startsWith("null", p)) {
      reachesEnd(p, "null");
      return -1;
    }
    p += 4;
  }
  return p;
}

function readConstant(p: number): ConstantNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s208 = p;
  if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLiteral(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s208, p);
  l211: {
    const s209 = p;
    l210: {
      p = skipEndsWord(p);
      if (p < 0) { break l210; }
      p = s209;
      break l211;
    }
    p = s209;
    return undefined;
  }
  pos = p;
  return { type: 'Constant', start: base + start, end: base + p, text: l_text };
}

function skipPairEnd(p: number): number {
  let c = 0;
  l213: {
    const s214 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
      l215: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l215;
        }
        p++;
        l218: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
            const s216 = p;
            l217: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l219: {
                const s220 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                  l221: {
                    p++;
                    break l219;
                  }
                  p = s220;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l217;
                }
                p++;
                let n225 = 0;
                l222: for (;;) {
                  if (n225 >= 200) break;
                  const s224 = p;
                  l223: {
                    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
                while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                touched ||= p >= end;
                if (text.charCodeAt(p) !== 58) {
                  touched ||= p >= end;
                  break l217;
                }
                p++;
              }
              p = s216;
              break l218;
            }
            p = s216;
          } else touched ||= p >= end;
          break l215;
        }
        break l213;
      }
      p = s214;
    } else touched ||= p >= end;
    l228: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
        const s226 = p;
        l227: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l227;
          }
          p++;
          p = s226;
          break l228;
        }
        p = s226;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function leaf33(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l230: {
    const s231 = p;
    const t232 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l233: {
        const r234 = readBlanks(p);
        if (r234 === undefined) { break l233; }
        value = r234;
        p = pos;
        break l230;
      }
      p = s231;
      trail.length = t232;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r236 = readGapMistake(p);
    if (r236 === undefined) { return -1; }
    value = r236;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf34(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return -1;
  }
  const r238 = readKey(p);
  if (r238 === undefined) { return -1; }
  value = r238;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: TextNode | BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadBareKeyNode | MissingKeyNode;
  l239: {
    const s240 = p;
    const t241 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l242: {
        l243: {
          const s244 = p;
          const t245 = trail.length;
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            l246: {
              const r247 = readText(p);
              if (r247 === undefined) { break l246; }
              l_name = r247;
              p = pos;
              l251: {
                const s249 = p;
                l250: {
                  p = skipEndsName(p);
                  if (p < 0) { break l250; }
                  p = s249;
                  break l251;
                }
                p = s249;
                break l246;
              }
              break l243;
            }
            p = s244;
            trail.length = t245;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
            touched ||= p >= end;
            break l242;
          }
          const r266 = readRepairedName(p);
          if (r266 === undefined) { break l242; }
          l_name = r266;
          p = pos;
        }
        l465: for (;;) {
          const s467 = p;
          const t468 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
            l466: {
              const r470 = readKeyGap(p);
              if (r470 === undefined) { break l466; }
              p = pos;
              continue l465;
            }
            p = s467;
            trail.length = t468;
          } else touched ||= p >= end;
          break;
        }
        const r480 = readColon(p);
        if (r480 === undefined) { break l242; }
        p = pos;
        break l239;
      }
      p = s240;
      trail.length = t241;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 58)) {
      touched ||= p >= end;
      return undefined;
    }
    const r511 = readMissingKey(p);
    if (r511 === undefined) { return undefined; }
    l_name = r511;
    p = pos;
    l516: {
      const s517 = p;
      const t518 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
        l519: {
          const r520 = readBadColon(p);
          if (r520 === undefined) { break l519; }
          p = pos;
          break l516;
        }
        p = s517;
        trail.length = t518;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        return undefined;
      }
      p++;
    }
  }
  pos = p;
  return { type: 'Key', start: base + start, end: base + p, name: l_name };
}

function skipEndsName(p: number): number {
  let c = 0;
  l252: {
    const s253 = p;
    l254: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l255: {
        const s256 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 65306)) {
          l257: {
            p++;
            break l255;
          }
          p = s256;
        } else touched ||= p >= end;
        l258: {
          if (p < end) {
            {
              const s259 = p;
              l260: {
                p++;
                break l258;
              }
              p = s259;
            }
          } else touched ||= p >= end;
          break l255;
        }
        p = s256;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
          l262: {
            p++;
            break l255;
          }
          p = s256;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l254;
        }
        p++;
      }
      break l252;
    }
    p = s253;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l263: {
      const s264 = p;
      if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
        l265: {
          p = skipNumeral(p);
          if (p < 0) { break l265; }
          break l263;
        }
        p = s264;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
        touched ||= p >= end;
        return -1;
      }
      p = skipLiteral(p);
      if (p < 0) { return -1; }
    }
  }
  return p;
}

function readRepairedName(p: number): BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadBareKeyNode | undefined {
  let c = 0;
  let value!: BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadBareKeyNode;
  l267: {
    const s268 = p;
    const t269 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l270: {
        const r271 = readBadEscapedQuotes(p);
        if (r271 === undefined) { break l270; }
        value = r271;
        p = pos;
        break l267;
      }
      p = s268;
      trail.length = t269;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l287: {
        const r288 = readBadEntityQuotes(p);
        if (r288 === undefined) { break l287; }
        value = r288;
        p = pos;
        break l267;
      }
      p = s268;
      trail.length = t269;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l295: {
        const r296 = readBadDoubledQuotes(p);
        if (r296 === undefined) { break l295; }
        value = r296;
        p = pos;
        break l267;
      }
      p = s268;
      trail.length = t269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l306: {
        const r307 = readBadSmartName(p);
        if (r307 === undefined) { break l306; }
        value = r307;
        p = pos;
        break l267;
      }
      p = s268;
      trail.length = t269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l328: {
        const r329 = readBadPrefixedName(p);
        if (r329 === undefined) { break l328; }
        value = r329;
        p = pos;
        break l267;
      }
      p = s268;
      trail.length = t269;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l343: {
        const r344 = readBadColonInside(p);
        if (r344 === undefined) { break l343; }
        value = r344;
        p = pos;
        break l267;
      }
      p = s268;
      trail.length = t269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l359: {
        const r360 = readBadLostQuote(p);
        if (r360 === undefined) { break l359; }
        value = r360;
        p = pos;
        break l267;
      }
      p = s268;
      trail.length = t269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l381: {
        const r382 = readBadOtherQuote(p);
        if (r382 === undefined) { break l381; }
        value = r382;
        p = pos;
        break l267;
      }
      p = s268;
      trail.length = t269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l403: {
        const r404 = readBadQuotedName(p);
        if (r404 === undefined) { break l403; }
        value = r404;
        p = pos;
        break l267;
      }
      p = s268;
      trail.length = t269;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
      touched ||= p >= end;
      return undefined;
    }
    const r451 = readBadBareKey(p);
    if (r451 === undefined) { return undefined; }
    value = r451;
    p = pos;
    l458: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 65306)) {
        const s456 = p;
        l457: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l459: {
            const s460 = p;
            if (text.charCodeAt(p) === 58) {
              l461: {

                p++;
                break l459;
              }
              p = s460;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 61) {
              l462: {

                p++;
                break l459;
              }
              p = s460;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 65306) {
              l463: {

                p++;
                break l459;
              }
              p = s460;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) !== 59) {
              touched ||= p >= end;
              break l457;
            }
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l457;
            }
            p = skipValueStart(p);
            if (p < 0) { break l457; }
          }
          p = s456;
          break l458;
        }
        p = s456;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function readBadEscapedQuotes(p: number): BadEscapedQuotesNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  if (text.charCodeAt(p) !== 92 || !text.startsWith("\\\"", p)) {
    reachesEnd(p, "\\\"");
    return undefined;
  }
  p += 2;
  const s272 = p;
  l273: for (;;) {
    const s275 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l274: {
        l277: {
          const s278 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) {
            l279: {
              p++;
              break l277;
            }
            p = s278;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92 || !text.startsWith("\\\\", p)) {
            reachesEnd(p, "\\\\");
            break l274;
          }
          p += 2;
          l280: {
            if ((p < end && text.charCodeAt(p) !== 34)) {
              const s282 = p;
              l281: {
                l283: {
                  const s284 = p;
                  if (text.charCodeAt(p) === 92) {
                    l285: {

                      p++;
                      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
                        touched ||= p >= end;
                        break l285;
                      }
                      p++;
                      break l283;
                    }
                    p = s284;
                  } else touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93))) {
                    touched ||= p >= end;
                    break l281;
                  }
                  p++;
                }
                break l280;
              }
              p = s282;
            } else touched ||= p >= end;
          }
        }
        continue l273;
      }
      p = s275;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s272, p);
  if (text.charCodeAt(p) !== 92 || !text.startsWith("\\\"", p)) {
    reachesEnd(p, "\\\"");
    return undefined;
  }
  p += 2;
  pos = p;
  const node: BadEscapedQuotesNode = { type: 'BadEscapedQuotes', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readBadEntityQuotes(p: number): BadEntityQuotesNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l289: {
    const s290 = p;
    if (text.charCodeAt(p) === 38) {
      l291: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l291;
        }
        p += 6;
        const s292 = p;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        l_text = text.slice(s292, p);
        if (text.charCodeAt(p) !== 38 || !text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l291;
        }
        p += 6;
        break l289;
      }
      p = s290;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 38 || !text.startsWith("&#34;", p)) {
      reachesEnd(p, "&#34;");
      return undefined;
    }
    p += 5;
    const s293 = p;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) p++;
    touched ||= p >= end;
    l_text = text.slice(s293, p);
    if (text.charCodeAt(p) !== 38 || !text.startsWith("&#34;", p)) {
      reachesEnd(p, "&#34;");
      return undefined;
    }
    p += 5;
  }
  pos = p;
  const node: BadEntityQuotesNode = { type: 'BadEntityQuotes', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readBadDoubledQuotes(p: number): BadDoubledQuotesNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"", p)) {
    reachesEnd(p, "\"\"");
    return undefined;
  }
  p += 2;
  const s297 = p;
  let n301 = 0;
  l298: for (;;) {
    if (n301 >= 200) break;
    const s300 = p;
    l299: {
      if (!((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93))) {
        touched ||= p >= end;
        break l299;
      }
      p++;
      n301++;
      continue l298;
    }
    p = s300;
    break;
  }
  if (n301 < 1) { return undefined; }
  l_text = text.slice(s297, p);
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"", p)) {
    reachesEnd(p, "\"\"");
    return undefined;
  }
  p += 2;
  l304: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
      const s302 = p;
      l303: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) {
          touched ||= p >= end;
          break l303;
        }
        p++;
        p = s302;
        break l304;
      }
      p = s302;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledQuotesNode = { type: 'BadDoubledQuotes', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readBadSmartName(p: number): BadSmartNameNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l308: {
    const s309 = p;
    if (((c = text.charCodeAt(p)) === 171 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l310: {
        p++;
        const s311 = p;
        let n315 = 0;
        l312: for (;;) {
          if (n315 >= 200) break;
          const s314 = p;
          l313: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283))) {
              touched ||= p >= end;
              break l313;
            }
            p++;
            n315++;
            continue l312;
          }
          p = s314;
          break;
        }
        l_text = text.slice(s311, p);
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282))) {
          touched ||= p >= end;
          break l310;
        }
        p++;
        l318: {
          const s316 = p;
          l317: {
            p = skipEndsName(p);
            if (p < 0) { break l317; }
            p = s316;
            break l318;
          }
          p = s316;
          break l310;
        }
        break l308;
      }
      p = s309;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c === 180 || (c >= 8216 && c <= 8219) || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s319 = p;
    let n323 = 0;
    l320: for (;;) {
      if (n323 >= 200) break;
      const s322 = p;
      l321: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : (c >= 128 && c <= 179) || (c >= 181 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l321;
        }
        p++;
        n323++;
        continue l320;
      }
      p = s322;
      break;
    }
    l_text = text.slice(s319, p);
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 180 || (c >= 8216 && c <= 8219) || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l326: {
      const s324 = p;
      l325: {
        p = skipEndsName(p);
        if (p < 0) { break l325; }
        p = s324;
        break l326;
      }
      p = s324;
      return undefined;
    }
  }
  pos = p;
  const node: BadSmartNameNode = { type: 'BadSmartName', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readBadPrefixedName(p: number): BadPrefixedNameNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l330: {
    const s331 = p;
    if (text.charCodeAt(p) === 34) {
      l332: {
        const r333 = readDoubleName(p);
        if (r333 === undefined) { break l332; }
        l_text = r333;
        p = pos;
        break l330;
      }
      p = s331;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r336 = readSingleName(p);
    if (r336 === undefined) { return undefined; }
    l_text = r336;
    p = pos;
  }
  l341: {
    const s339 = p;
    l340: {
      p = skipEndsName(p);
      if (p < 0) { break l340; }
      p = s339;
      break l341;
    }
    p = s339;
    return undefined;
  }
  pos = p;
  const node: BadPrefixedNameNode = { type: 'BadPrefixedName', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readDoubleName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const s334 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s334, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return value;
}

function readSingleName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (text.charCodeAt(p) !== 39) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const s337 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s337, p);
  if (text.charCodeAt(p) !== 39) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return value;
}

function readBadColonInside(p: number): BadColonInsideNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const s345 = p;
  let n349 = 0;
  l346: for (;;) {
    if (n349 >= 200) break;
    const s348 = p;
    l347: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l347;
      }
      p++;
      n349++;
      continue l346;
    }
    p = s348;
    break;
  }
  if (n349 < 1) { return undefined; }
  l_text = text.slice(s345, p);
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l352: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s350 = p;
      l351: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l351;
        }
        p = skipValueStart(p);
        if (p < 0) { break l351; }
        p = s350;
        break l352;
      }
      p = s350;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadColonInsideNode = { type: 'BadColonInside', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipValueStart(p: number): number {
  let c = 0;
  l353: {
    const s354 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l355: {
        p++;
        break l353;
      }
      p = s354;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l356: {
        p = skipNumeral(p);
        if (p < 0) { break l356; }
        break l353;
      }
      p = s354;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
      l357: {
        p++;
        break l353;
      }
      p = s354;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLiteral(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readBadLostQuote(p: number): BadLostQuoteNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l361: {
    const s362 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l363: {
        p++;
        const s364 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l363;
        }
        p++;
        let n368 = 0;
        l365: for (;;) {
          if (n368 >= 200) break;
          const s367 = p;
          l366: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l366;
            }
            p++;
            n368++;
            continue l365;
          }
          p = s367;
          break;
        }
        l_text = text.slice(s364, p);
        l371: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
            const s369 = p;
            l370: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l370;
              }
              p++;
              p = s369;
              break l371;
            }
            p = s369;
          } else touched ||= p >= end;
          break l363;
        }
        break l361;
      }
      p = s362;
    } else touched ||= p >= end;
    const s372 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipBareKey(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s372, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l379: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
        const s377 = p;
        l378: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l378;
          }
          p++;
          p = s377;
          break l379;
        }
        p = s377;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: BadLostQuoteNode = { type: 'BadLostQuote', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipBareKey(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
  touched ||= p >= end;
  l373: for (;;) {
    const s375 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l374: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l374;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l374;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        continue l373;
      }
      p = s375;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readBadOtherQuote(p: number): BadOtherQuoteNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l383: {
    const s384 = p;
    if (text.charCodeAt(p) === 34) {
      l385: {

        p++;
        const s386 = p;
        let n390 = 0;
        l387: for (;;) {
          if (n390 >= 200) break;
          const s389 = p;
          l388: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l388;
            }
            p++;
            n390++;
            continue l387;
          }
          p = s389;
          break;
        }
        l_text = text.slice(s386, p);
        if (!(((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l385;
        }
        p++;
        l393: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
            const s391 = p;
            l392: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l392;
              }
              p++;
              p = s391;
              break l393;
            }
            p = s391;
          } else touched ||= p >= end;
          break l385;
        }
        break l383;
      }
      p = s384;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s394 = p;
    let n398 = 0;
    l395: for (;;) {
      if (n398 >= 200) break;
      const s397 = p;
      l396: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l396;
        }
        p++;
        n398++;
        continue l395;
      }
      p = s397;
      break;
    }
    l_text = text.slice(s394, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 8217))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l401: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
        const s399 = p;
        l400: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l400;
          }
          p++;
          p = s399;
          break l401;
        }
        p = s399;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: BadOtherQuoteNode = { type: 'BadOtherQuote', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readBadQuotedName(p: number): BadQuotedNameNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l405: {
    const s406 = p;
    if (text.charCodeAt(p) === 34) {
      l407: {

        p++;
        const s408 = p;
        let n412 = 0;
        l409: for (;;) {
          if (n412 >= 200) break;
          const s411 = p;
          l410: {
            l413: {
              const s414 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) {
                l415: {
                  p++;
                  break l413;
                }
                p = s414;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) === 92) {
                l416: {

                  p++;
                  if (!(p < end)) {
                    touched ||= p >= end;
                    break l416;
                  }
                  p++;
                  break l413;
                }
                p = s414;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l410;
              }
              p++;
              {
                const s417 = p;
                l418: {
                  p = skipEndsName(p);
                  if (p < 0) { break l418; }
                  break l410;
                }
                p = s417;
              }
            }
            n412++;
            continue l409;
          }
          p = s411;
          break;
        }
        l_text = text.slice(s408, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l407;
        }
        p++;
        l422: {
          const s420 = p;
          l421: {
            p = skipEndsName(p);
            if (p < 0) { break l421; }
            p = s420;
            break l422;
          }
          p = s420;
          break l407;
        }
        break l405;
      }
      p = s406;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l423: {

        p++;
        const s424 = p;
        let n428 = 0;
        l425: for (;;) {
          if (n428 >= 200) break;
          const s427 = p;
          l426: {
            l429: {
              const s430 = p;
              if (((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93)) {
                l431: {
                  p++;
                  break l429;
                }
                p = s430;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 92) {
                touched ||= p >= end;
                break l426;
              }
              p++;
              if (!(p < end)) {
                touched ||= p >= end;
                break l426;
              }
              p++;
            }
            n428++;
            continue l425;
          }
          p = s427;
          break;
        }
        l_text = text.slice(s424, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l423;
        }
        p++;
        l434: {
          const s432 = p;
          l433: {
            p = skipEndsName(p);
            if (p < 0) { break l433; }
            p = s432;
            break l434;
          }
          p = s432;
          break l423;
        }
        break l405;
      }
      p = s406;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s435 = p;
    let n439 = 0;
    l436: for (;;) {
      if (n439 >= 200) break;
      const s438 = p;
      l437: {
        l440: {
          const s441 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128)) {
            l442: {
              p++;
              break l440;
            }
            p = s441;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 92) {
            l443: {

              p++;
              if (!(p < end)) {
                touched ||= p >= end;
                break l443;
              }
              p++;
              break l440;
            }
            p = s441;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 39) {
            touched ||= p >= end;
            break l437;
          }
          p++;
          {
            const s444 = p;
            l445: {
              p = skipEndsName(p);
              if (p < 0) { break l445; }
              break l437;
            }
            p = s444;
          }
        }
        n439++;
        continue l436;
      }
      p = s438;
      break;
    }
    l_text = text.slice(s435, p);
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l449: {
      const s447 = p;
      l448: {
        p = skipEndsName(p);
        if (p < 0) { break l448; }
        p = s447;
        break l449;
      }
      p = s447;
      return undefined;
    }
  }
  pos = p;
  const node: BadQuotedNameNode = { type: 'BadQuotedName', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readBadBareKey(p: number): BadBareKeyNode | undefined {
  let c = 0;
  const start = p;
  l452: {
    if (text.charCodeAt(p) === 58) {
      const s454 = p;
      l453: {

        p++;
        break l452;
      }
      p = s454;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBareKey(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadBareKeyNode = { type: 'BadBareKey', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readKeyGap(p: number): string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l471: {
    const s472 = p;
    const t473 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l474: {
        const r475 = readBlanks(p);
        if (r475 === undefined) { break l474; }
        value = r475;
        p = pos;
        break l471;
      }
      p = s472;
      trail.length = t473;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r477 = readGapMistake(p);
    if (r477 === undefined) { return undefined; }
    value = r477;
    p = pos;
  }
  pos = p;
  return value;
}

function readColon(p: number): BadColonNode | ":" | null | MissingColonNode | undefined {
  let c = 0;
  let value!: BadColonNode | ":" | null | MissingColonNode;
  l481: {
    const s482 = p;
    const t483 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
      l484: {
        const r485 = readBadColon(p);
        if (r485 === undefined) { break l484; }
        value = r485;
        p = pos;
        break l481;
      }
      p = s482;
      trail.length = t483;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l497: {

        value = ":";
        p++;
        break l481;
      }
      p = s482;
      trail.length = t483;
    } else touched ||= p >= end;
    l498: {
      l501: {
        const s499 = p;
        l500: {
          l502: {
            const s503 = p;
            if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
              l504: {
                p++;
                break l502;
              }
              p = s503;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s505 = p;
                l506: {
                  p++;
                  break l500;
                }
                p = s505;
              }
            } else touched ||= p >= end;
          }
          p = s499;
          break l501;
        }
        p = s499;
        break l498;
      }
      value = null;
      break l481;
    }
    p = s482;
    trail.length = t483;
    const r508 = readMissingColon(p);
    if (r508 === undefined) { return undefined; }
    value = r508;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadColon(p: number): BadColonNode | undefined {
  let c = 0;
  const start = p;
  l486: {
    const s487 = p;
    if (text.charCodeAt(p) === 58) {
      l488: {

        p++;
        let m492 = false;
        l489: for (;;) {
          const s491 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
            l490: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l490;
              }
              p++;
              m492 = true;
              continue l489;
            }
            p = s491;
          } else touched ||= p >= end;
          break;
        }
        if (!m492) { break l488; }
        break l486;
      }
      p = s487;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l493: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l493;
        }
        p += 2;
        break l486;
      }
      p = s487;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l494: {

        p++;
        break l486;
      }
      p = s487;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65306) {
      l495: {

        p++;
        break l486;
      }
      p = s487;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 59) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  const node: BadColonNode = { type: 'BadColon', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingColon(p: number): MissingColonNode | undefined {
  const start = p;
  pos = p;
  const node: MissingColonNode = { type: 'MissingColon', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingKey(p: number): MissingKeyNode | undefined {
  const start = p;
  l514: {
    if (text.charCodeAt(p) === 58) {
      const s512 = p;
      l513: {

        p++;
        p = s512;
        break l514;
      }
      p = s512;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingKeyNode = { type: 'MissingKey', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf57(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
    touched ||= p >= end;
    return -1;
  }
  const r523 = readValueGap(p);
  if (r523 === undefined) { return -1; }
  value = r523;
  p = pos;
  leafValue = value;
  return p;
}

function readValueGap(p: number): string[] | [null, BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode] | undefined {
  let c = 0;
  let value!: string[] | [null, BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l524: {
    const s525 = p;
    const t526 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l527: {
        const r528 = readBlanks(p);
        if (r528 === undefined) { break l527; }
        value = r528;
        p = pos;
        break l524;
      }
      p = s525;
      trail.length = t526;
    } else touched ||= p >= end;
    let e530!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s531 = p;
        l532: {
          p = skipHashWord(p);
          if (p < 0) { break l532; }
          return undefined;
        }
        p = s531;
      }
    } else touched ||= p >= end;
    e530 = null;
    let e540!: BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r541 = readGapMistake(p);
    if (r541 === undefined) { return undefined; }
    e540 = r541;
    p = pos;
    value = [e530, e540];
  }
  pos = p;
  return value;
}

function skipHashWord(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 35) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) p++;
  touched ||= p >= end;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l534: {
    const s535 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l536: {
        p++;
        break l534;
      }
      p = s535;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s537 = p;
        l538: {
          p++;
          return -1;
        }
        p = s537;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf60(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedAmountNode;
  if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  const r544 = readRepairedAmount(p);
  if (r544 === undefined) { return -1; }
  value = r544;
  p = pos;
  leafValue = value;
  return p;
}

function readRepairedAmount(p: number): RepairedAmountNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadThousandsNode;
  if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r545 = readBadThousands(p);
  if (r545 === undefined) { return undefined; }
  l_value = r545;
  p = pos;
  pos = p;
  return { type: 'RepairedAmount', start: base + start, end: base + p, value: l_value };
}

function readBadThousands(p: number): BadThousandsNode | undefined {
  let c = 0;
  const start = p;
  l546: {
    if (text.charCodeAt(p) === 45) {
      const s548 = p;
      l547: {

        p++;
        break l546;
      }
      p = s548;
    } else touched ||= p >= end;
  }
  let n552 = 0;
  l549: for (;;) {
    if (n552 >= 3) break;
    const s551 = p;
    l550: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l550;
      }
      p++;
      n552++;
      continue l549;
    }
    p = s551;
    break;
  }
  if (n552 < 1) { return undefined; }
  let m556 = false;
  l553: for (;;) {
    const s555 = p;
    if (text.charCodeAt(p) === 44) {
      l554: {

        p++;
        let n560 = 0;
        l557: for (;;) {
          if (n560 >= 3) break;
          const s559 = p;
          l558: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l558;
            }
            p++;
            n560++;
            continue l557;
          }
          p = s559;
          break;
        }
        if (n560 < 3) { break l554; }
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          {
            const s561 = p;
            l562: {
              p++;
              break l554;
            }
            p = s561;
          }
        } else touched ||= p >= end;
        m556 = true;
        continue l553;
      }
      p = s555;
    } else touched ||= p >= end;
    break;
  }
  if (!m556) { return undefined; }
  l564: {
    if (text.charCodeAt(p) === 46) {
      const s566 = p;
      l565: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l565;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l564;
      }
      p = s566;
    } else touched ||= p >= end;
  }
  l569: {
    const s567 = p;
    l568: {
      p = skipEndsWord(p);
      if (p < 0) { break l568; }
      p = s567;
      break l569;
    }
    p = s567;
    return undefined;
  }
  pos = p;
  const node: BadThousandsNode = { type: 'BadThousands', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf63(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r572 = readWord(p);
  if (r572 === undefined) { return -1; }
  value = r572;
  p = pos;
  leafValue = value;
  return p;
}

function readWord(p: number): WordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: TextNode | NumberNode | ConstantNode;
  l573: {
    const s574 = p;
    const t575 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l576: {
        const r577 = readText(p);
        if (r577 === undefined) { break l576; }
        l_value = r577;
        p = pos;
        l581: {
          const s579 = p;
          l580: {
            p = skipEnds(p);
            if (p < 0) { break l580; }
            p = s579;
            break l581;
          }
          p = s579;
          break l576;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false)) {
          {
            const s730 = p;
            l731: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l731;
              }
              p++;
              break l576;
            }
            p = s730;
          }
        } else touched ||= p >= end;
        break l573;
      }
      p = s574;
      trail.length = t575;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l733: {
        const r734 = readNumber(p);
        if (r734 === undefined) { break l733; }
        l_value = r734;
        p = pos;
        break l573;
      }
      p = s574;
      trail.length = t575;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r736 = readConstant(p);
    if (r736 === undefined) { return undefined; }
    l_value = r736;
    p = pos;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, value: l_value };
}

function skipEnds(p: number): number {
  l582: {
    const s583 = p;
    l584: {
      p = skipInObject(p);
      if (p < 0) { break l584; }
      p = skipEndsMember(p);
      if (p < 0) { break l584; }
      break l582;
    }
    p = s583;
    l661: {
      p = skipInArray(p);
      if (p < 0) { break l661; }
      p = skipEndsElement(p);
      if (p < 0) { break l661; }
      break l582;
    }
    p = s583;
    {
      const s710 = p;
      l711: {
        p = skipInObject(p);
        if (p < 0) { break l711; }
        return -1;
      }
      p = s710;
    }
    {
      const s713 = p;
      l714: {
        p = skipInArray(p);
        if (p < 0) { break l714; }
        return -1;
      }
      p = s713;
    }
    p = skipEndsRoot(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipInObject(p: number): number {
  const noted = trail.length;
  const value = readInObject(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInObject(p: number): string | undefined {
  const value = readInObjectInside(p);
  if (value !== registers[1]) return undefined;
  return value;
}

function readInObjectInside(p: number): string | undefined {
  let value!: string;

  value = (() => { return 'object'; })();
  pos = p;
  return value;
}

function skipEndsMember(p: number): number {
  let c = 0;
  l585: {
    const s586 = p;
    l587: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l588: {
        const s589 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : c === 65341 || c === 65373)) {
          l590: {
            p++;
            break l588;
          }
          p = s589;
        } else touched ||= p >= end;
        l591: {
          if (p < end) {
            {
              const s592 = p;
              l593: {
                p++;
                break l591;
              }
              p = s592;
            }
          } else touched ||= p >= end;
          break l588;
        }
        p = s589;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l595: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipMemberFollows(p);
            if (p < 0) { break l595; }
            break l588;
          }
          p = s589;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l612: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l613: {
              const s614 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                l615: {
                  p++;
                  break l613;
                }
                p = s614;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                touched ||= p >= end;
                break l612;
              }
              p++;
              let n619 = 0;
              l616: for (;;) {
                if (n619 >= 200) break;
                const s618 = p;
                l617: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
            }
            break l588;
          }
          p = s589;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 12289 || c === 65292)) {
          l620: {
            p++;
            break l588;
          }
          p = s589;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l621: {
            p = skipFence(p);
            if (p < 0) { break l621; }
            break l588;
          }
          p = s589;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 58) {
          l622: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l622;
            }
            p = skipValueStart(p);
            if (p < 0) { break l622; }
            break l588;
          }
          p = s589;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l587;
        }
        p = skipOwnName(p);
        if (p < 0) { break l587; }
      }
      break l585;
    }
    p = s586;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false)) {
      l627: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l628: {
          const s629 = p;
          if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
            l630: {
              p = skipLineComment(p);
              if (p < 0) { break l630; }
              break l628;
            }
            p = s629;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l627;
          }
          p = skipEol(p);
          if (p < 0) { break l627; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
            touched ||= p >= end;
            break l627;
          }
          p++;
        }
        break l585;
      }
      p = s586;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l651: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l651;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l651;
        }
        p++;
        let n655 = 0;
        l652: for (;;) {
          if (n655 >= 200) break;
          const s654 = p;
          l653: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l653;
            }
            p++;
            n655++;
            continue l652;
          }
          p = s654;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l651;
        }
        p++;
        break l585;
      }
      p = s586;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l656: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l656;
        }
        p = skipEol(p);
        if (p < 0) { break l656; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l656;
        }
        p++;
        let n660 = 0;
        l657: for (;;) {
          if (n660 >= 200) break;
          const s659 = p;
          l658: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l658;
            }
            p++;
            n660++;
            continue l657;
          }
          p = s659;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l656;
        }
        p++;
        break l585;
      }
      p = s586;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (!(((c = text.charCodeAt(p)) === 110 || c === 114 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipMemberFollows(p: number): number {
  let c = 0;
  l596: {
    const s597 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l598: {
        p++;
        break l596;
      }
      p = s597;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l599: {
        p++;
        let n603 = 0;
        l600: for (;;) {
          if (n603 >= 200) break;
          const s602 = p;
          l601: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l601;
            }
            p++;
            n603++;
            continue l600;
          }
          p = s602;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 61 || c === 65306))) {
          touched ||= p >= end;
          break l599;
        }
        p++;
        break l596;
      }
      p = s597;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 8230)) {
      l604: {
        p++;
        break l596;
      }
      p = s597;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 46) {
      l605: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l605;
        }
        p += 3;
        break l596;
      }
      p = s597;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l606: {
        p = skipCommentStart(p);
        if (p < 0) { break l606; }
        break l596;
      }
      p = s597;
    } else touched ||= p >= end;
    l607: {
      if (p < end) {
        {
          const s608 = p;
          l609: {
            p++;
            break l607;
          }
          p = s608;
        }
      } else touched ||= p >= end;
      break l596;
    }
    p = s597;
    if (text.charCodeAt(p) === 92) {
      l611: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l611;
        }
        p += 2;
        break l596;
      }
      p = s597;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 38 || !text.startsWith("&quot;", p)) {
      reachesEnd(p, "&quot;");
      return -1;
    }
    p += 6;
  }
  return p;
}

function skipOwnName(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n626 = 0;
  l623: for (;;) {
    if (n626 >= 200) break;
    const s625 = p;
    l624: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
        touched ||= p >= end;
        break l624;
      }
      p++;
      n626++;
      continue l623;
    }
    p = s625;
    break;
  }
  if (n626 < 1) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 180 || c === 187 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipLineComment(p: number): number {
  let c = 0;
  l631: {
    const s632 = p;
    if (text.charCodeAt(p) === 47) {
      l633: {
        if (!text.startsWith("//", p)) {
          reachesEnd(p, "//");
          break l633;
        }
        p += 2;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288)) p++;
        touched ||= p >= end;
        l634: {
          const s635 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l636: {
              p = skipEol(p);
              if (p < 0) { break l636; }
              break l634;
            }
            p = s635;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s637 = p;
              l638: {
                p++;
                break l633;
              }
              p = s637;
            }
          } else touched ||= p >= end;
        }
        break l631;
      }
      p = s632;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l640: {

        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288)) p++;
        touched ||= p >= end;
        l641: {
          const s642 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l643: {
              p = skipEol(p);
              if (p < 0) { break l643; }
              break l641;
            }
            p = s642;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s644 = p;
              l645: {
                p++;
                break l640;
              }
              p = s644;
            }
          } else touched ||= p >= end;
        }
        break l631;
      }
      p = s632;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 47 || !text.startsWith("/*", p)) {
      reachesEnd(p, "/*");
      return -1;
    }
    p += 2;
    let n650 = 0;
    l647: for (;;) {
      if (n650 >= 200) break;
      const s649 = p;
      l648: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l648;
        }
        p++;
        n650++;
        continue l647;
      }
      p = s649;
      break;
    }
    if (text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) {
      reachesEnd(p, "*/");
      return -1;
    }
    p += 2;
  }
  return p;
}

function skipInArray(p: number): number {
  const noted = trail.length;
  const value = readInArray(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInArray(p: number): string | undefined {
  const value = readInArrayInside(p);
  if (value !== registers[1]) return undefined;
  return value;
}

function readInArrayInside(p: number): string | undefined {
  let value!: string;

  value = (() => { return 'array'; })();
  pos = p;
  return value;
}

function skipEndsElement(p: number): number {
  let c = 0;
  l662: {
    const s663 = p;
    l664: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l665: {
        const s666 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : c === 65341 || c === 65373)) {
          l667: {
            p++;
            break l665;
          }
          p = s666;
        } else touched ||= p >= end;
        l668: {
          if (p < end) {
            {
              const s669 = p;
              l670: {
                p++;
                break l668;
              }
              p = s669;
            }
          } else touched ||= p >= end;
          break l665;
        }
        p = s666;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l672: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipElementFollows(p);
            if (p < 0) { break l672; }
            break l665;
          }
          p = s666;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l693: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l694: {
              const s695 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                l696: {
                  p++;
                  break l694;
                }
                p = s695;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                touched ||= p >= end;
                break l693;
              }
              p++;
              let n700 = 0;
              l697: for (;;) {
                if (n700 >= 200) break;
                const s699 = p;
                l698: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l698;
                  }
                  p++;
                  n700++;
                  continue l697;
                }
                p = s699;
                break;
              }
            }
            break l665;
          }
          p = s666;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 12289 || c === 65292)) {
          l701: {
            p++;
            break l665;
          }
          p = s666;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l702: {
            p = skipFence(p);
            if (p < 0) { break l702; }
            break l665;
          }
          p = s666;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l664;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l664;
        }
        p = skipValueStart(p);
        if (p < 0) { break l664; }
      }
      break l662;
    }
    p = s663;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false)) {
      l703: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l704: {
          const s705 = p;
          if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
            l706: {
              p = skipLineComment(p);
              if (p < 0) { break l706; }
              break l704;
            }
            p = s705;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l703;
          }
          p = skipEol(p);
          if (p < 0) { break l703; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
            touched ||= p >= end;
            break l703;
          }
          p++;
        }
        break l662;
      }
      p = s663;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l707: {
      const s708 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
        l709: {
          p++;
          break l707;
        }
        p = s708;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
        touched ||= p >= end;
        return -1;
      }
      p = skipNumeral(p);
      if (p < 0) { return -1; }
    }
  }
  return p;
}

function skipElementFollows(p: number): number {
  let c = 0;
  l673: {
    const s674 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l675: {
        p = skipValueStart(p);
        if (p < 0) { break l675; }
        break l673;
      }
      p = s674;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : c === 8230)) {
      l676: {
        p++;
        break l673;
      }
      p = s674;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l677: {
        p = skipCommentStart(p);
        if (p < 0) { break l677; }
        break l673;
      }
      p = s674;
    } else touched ||= p >= end;
    l678: {
      if (p < end) {
        {
          const s679 = p;
          l680: {
            p++;
            break l678;
          }
          p = s679;
        }
      } else touched ||= p >= end;
      break l673;
    }
    p = s674;
    if (text.charCodeAt(p) === 92) {
      l682: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l682;
        }
        p += 2;
        break l673;
      }
      p = s674;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l683: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l683;
        }
        p += 6;
        break l673;
      }
      p = s674;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)) {
      l684: {
        p = skipOtherConstant(p);
        if (p < 0) { break l684; }
        break l673;
      }
      p = s674;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l692: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l692;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 44 || c === 93))) {
          touched ||= p >= end;
          break l692;
        }
        p++;
        break l673;
      }
      p = s674;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95 || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipOtherConstant(p: number): number {
  let c = 0;
  l685: {
    const s686 = p;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l687: {
        if (!isCaseless(p, "true")) { break l687; }
        p += 4;
        break l685;
      }
      p = s686;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l688: {
        if (!isCaseless(p, "false")) { break l688; }
        p += 5;
        break l685;
      }
      p = s686;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l689: {
        if (!isCaseless(p, "null")) { break l689; }
        p += 4;
        break l685;
      }
      p = s686;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l690: {
        if (!isCaseless(p, "none")) { break l690; }
        p += 4;
        break l685;
      }
      p = s686;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l691: {
        if (!isCaseless(p, "nil")) { break l691; }
        p += 3;
        break l685;
      }
      p = s686;
    } else touched ||= p >= end;
    if (!isCaseless(p, "undefined")) { return -1; }
    p += 9;
  }
  return p;
}

function skipEndsRoot(p: number): number {
  let c = 0;
  l716: {
    const s717 = p;
    l718: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l719: {
        const s720 = p;
        l721: {
          if (p < end) {
            {
              const s722 = p;
              l723: {
                p++;
                break l721;
              }
              p = s722;
            }
          } else touched ||= p >= end;
          break l719;
        }
        p = s720;
        if (text.charCodeAt(p) !== 43) {
          touched ||= p >= end;
          break l718;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l718;
        }
        p++;
      }
      break l716;
    }
    p = s717;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l725: {
      const s726 = p;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l727: {
          p = skipEol(p);
          if (p < 0) { break l727; }
          break l725;
        }
        p = s726;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 41 || c === 59)) {
        l728: {
          p++;
          break l725;
        }
        p = s726;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
        l729: {
          p = skipFence(p);
          if (p < 0) { break l729; }
          break l725;
        }
        p = s726;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 35 || c === 47))) {
        touched ||= p >= end;
        return -1;
      }
      p = skipCommentStart(p);
      if (p < 0) { return -1; }
    }
  }
  return p;
}

function leaf78(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedPlaceholderNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r739 = readRepairedPlaceholder(p);
  if (r739 === undefined) { return -1; }
  value = r739;
  p = pos;
  leafValue = value;
  return p;
}

function readRepairedPlaceholder(p: number): RepairedPlaceholderNode | undefined {
  const start = p;
  let l_value!: BadPlaceholderNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return undefined;
  }
  const r740 = readBadPlaceholder(p);
  if (r740 === undefined) { return undefined; }
  l_value = r740;
  p = pos;
  pos = p;
  return { type: 'RepairedPlaceholder', start: base + start, end: base + p, value: l_value };
}

function readBadPlaceholder(p: number): BadPlaceholderNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 123 || !text.startsWith("{{", p)) {
    reachesEnd(p, "{{");
    return undefined;
  }
  p += 2;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
    {
      const s741 = p;
      l742: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false))) {
          touched ||= p >= end;
          break l742;
        }
        p++;
        return undefined;
      }
      p = s741;
    }
  } else touched ||= p >= end;
  let n747 = 0;
  l744: for (;;) {
    if (n747 >= 200) break;
    const s746 = p;
    l745: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l745;
      }
      p++;
      n747++;
      continue l744;
    }
    p = s746;
    break;
  }
  if (n747 < 1) { return undefined; }
  if (text.charCodeAt(p) !== 125 || !text.startsWith("}}", p)) {
    reachesEnd(p, "}}");
    return undefined;
  }
  p += 2;
  pos = p;
  const node: BadPlaceholderNode = { type: 'BadPlaceholder', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf81(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e750!: null;
  l753: {
    if (text.charCodeAt(p) === 123) {
      const s751 = p;
      l752: {
        p = skipBraceArrayAhead(p);
        if (p < 0) { break l752; }
        p = s751;
        break l753;
      }
      p = s751;
    } else touched ||= p >= end;
    return -1;
  }
  e750 = null;
  value = [e750];
  leafValue = value;
  return p;
}

function skipBraceArrayAhead(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 123) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l754: {
    const s755 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l756: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l756; }
        break l754;
      }
      p = s755;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l757: {
        p = skipNumeral(p);
        if (p < 0) { break l757; }
        break l754;
      }
      p = s755;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLiteral(p);
    if (p < 0) { return -1; }
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l758: {
    const s759 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l760: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l760; }
        break l758;
      }
      p = s759;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l761: {
        p = skipNumeral(p);
        if (p < 0) { break l761; }
        break l758;
      }
      p = s759;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLiteral(p);
    if (p < 0) { return -1; }
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 44 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf83(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BraceArrayStartNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r762 = readBraceArrayStart(p);
  if (r762 === undefined) { return -1; }
  value = r762;
  p = pos;
  leafValue = value;
  return p;
}

function readBraceArrayStart(p: number): BraceArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r763 = readArrayKind(p);
  if (r763 === undefined) { return undefined; }
  l_kind = r763;
  p = pos;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return undefined;
  }
  const r765 = readBadBraces(p);
  if (r765 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'BraceArrayStart', start: base + start, end: base + p, kind: l_kind };
}

function readArrayKind(p: number): string | undefined {
  let value!: string;

  value = (() => { return 'array'; })();
  pos = p;
  return value;
}

function readBadBraces(p: number): BadBracesNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 123) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadBracesNode = { type: 'BadBraces', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf87(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ItemNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r768 = readItem(p);
  if (r768 === undefined) { return -1; }
  value = r768;
  p = pos;
  leafValue = value;
  return p;
}

function readItem(p: number): ItemNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: TextNode | NumberNode | ConstantNode;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
    {
      const s769 = p;
      l770: {
        p = skipAmountsAhead(p);
        if (p < 0) { break l770; }
        return undefined;
      }
      p = s769;
    }
  } else touched ||= p >= end;
  l797: {
    const s798 = p;
    const t799 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l800: {
        const r801 = readText(p);
        if (r801 === undefined) { break l800; }
        l_value = r801;
        p = pos;
        break l797;
      }
      p = s798;
      trail.length = t799;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l803: {
        const r804 = readNumber(p);
        if (r804 === undefined) { break l803; }
        l_value = r804;
        p = pos;
        break l797;
      }
      p = s798;
      trail.length = t799;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r806 = readConstant(p);
    if (r806 === undefined) { return undefined; }
    l_value = r806;
    p = pos;
  }
  l808: {
    const s809 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
      l810: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l810;
        }
        p++;
        l813: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
            const s811 = p;
            l812: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : false))) {
                touched ||= p >= end;
                break l812;
              }
              p++;
              p = s811;
              break l813;
            }
            p = s811;
          } else touched ||= p >= end;
          break l810;
        }
        break l808;
      }
      p = s809;
    } else touched ||= p >= end;
    l816: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false)) {
        const s814 = p;
        l815: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 93) {
            touched ||= p >= end;
            break l815;
          }
          p++;
          p = s814;
          break l816;
        }
        p = s814;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return { type: 'Item', start: base + start, end: base + p, value: l_value };
}

function skipAmountsAhead(p: number): number {
  let c = 0;
  l772: {
    if (text.charCodeAt(p) === 45) {
      const s774 = p;
      l773: {

        p++;
        break l772;
      }
      p = s774;
    } else touched ||= p >= end;
  }
  let n778 = 0;
  l775: for (;;) {
    if (n778 >= 3) break;
    const s777 = p;
    l776: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l776;
      }
      p++;
      n778++;
      continue l775;
    }
    p = s777;
    break;
  }
  if (n778 < 1) { return -1; }
  let n782 = 0;
  l779: for (;;) {
    if (n782 >= 9) break;
    const s781 = p;
    l780: {
      if (text.charCodeAt(p) !== 44) {
        touched ||= p >= end;
        break l780;
      }
      p++;
      if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
        touched ||= p >= end;
        break l780;
      }
      p++;
      let n786 = 0;
      l783: for (;;) {
        if (n786 >= 2) break;
        const s785 = p;
        l784: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l784;
          }
          p++;
          n786++;
          continue l783;
        }
        p = s785;
        break;
      }
      if (n786 < 2) { break l780; }
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        {
          const s787 = p;
          l788: {
            p++;
            break l780;
          }
          p = s787;
        }
      } else touched ||= p >= end;
      n782++;
      continue l779;
    }
    p = s781;
    break;
  }
  if (text.charCodeAt(p) !== 44 || !text.startsWith(",0", p)) {
    reachesEnd(p, ",0");
    return -1;
  }
  p += 2;
  let n793 = 0;
  l790: for (;;) {
    if (n793 >= 2) break;
    const s792 = p;
    l791: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l791;
      }
      p++;
      n793++;
      continue l790;
    }
    p = s792;
    break;
  }
  if (n793 < 2) { return -1; }
  if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
    {
      const s794 = p;
      l795: {
        p++;
        return -1;
      }
      p = s794;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf90(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l818: {
    const s819 = p;
    const t820 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l821: {
        const r822 = readBlanks(p);
        if (r822 === undefined) { break l821; }
        value = r822;
        p = pos;
        break l818;
      }
      p = s819;
      trail.length = t820;
    } else touched ||= p >= end;
    let e824!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s825 = p;
        l826: {
          p = skipHashWord(p);
          if (p < 0) { break l826; }
          return -1;
        }
        p = s825;
      }
    } else touched ||= p >= end;
    e824 = null;
    let e828!: BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r829 = readGapMistake(p);
    if (r829 === undefined) { return -1; }
    e828 = r829;
    p = pos;
    value = [e824, e828];
  }
  leafValue = value;
  return p;
}

function leaf91(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, RepairedAmountsNode | WordNode | RepairedPlaceholderNode | RepairedTextNode];
  let e831!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
    {
      const s832 = p;
      l833: {
        p = skipMemberAhead(p);
        if (p < 0) { break l833; }
        return -1;
      }
      p = s832;
    }
  } else touched ||= p >= end;
  e831 = null;
  let e835!: RepairedAmountsNode | WordNode | RepairedPlaceholderNode | RepairedTextNode;
  l836: {
    const s837 = p;
    const t838 = trail.length;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l839: {
        const r840 = readRepairedAmounts(p);
        if (r840 === undefined) { break l839; }
        e835 = r840;
        p = pos;
        break l836;
      }
      p = s837;
      trail.length = t838;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false)) {
      l847: {
        const r848 = readWord(p);
        if (r848 === undefined) { break l847; }
        e835 = r848;
        p = pos;
        break l836;
      }
      p = s837;
      trail.length = t838;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l850: {
        const r851 = readRepairedPlaceholder(p);
        if (r851 === undefined) { break l850; }
        e835 = r851;
        p = pos;
        break l836;
      }
      p = s837;
      trail.length = t838;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
      touched ||= p >= end;
      return -1;
    }
    const r853 = readRepairedText(p);
    if (r853 === undefined) { return -1; }
    e835 = r853;
    p = pos;
  }
  value = [e831, e835];
  leafValue = value;
  return p;
}

function readRepairedAmounts(p: number): RepairedAmountsNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadThousandsNode;
  l843: {
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      const s841 = p;
      l842: {
        p = skipAmountsAhead(p);
        if (p < 0) { break l842; }
        p = s841;
        break l843;
      }
      p = s841;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r844 = readBadThousands(p);
  if (r844 === undefined) { return undefined; }
  l_value = r844;
  p = pos;
  pos = p;
  return { type: 'RepairedAmounts', start: base + start, end: base + p, value: l_value };
}

function readRepairedText(p: number): RepairedTextNode | undefined {
  const start = p;
  let l_value!: BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadPathNode;
  l854: {
    const s855 = p;
    const t856 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l857: {
        const r858 = readBadEscapedQuotes(p);
        if (r858 === undefined) { break l857; }
        l_value = r858;
        p = pos;
        break l854;
      }
      p = s855;
      trail.length = t856;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l860: {
        const r861 = readBadEntityQuotes(p);
        if (r861 === undefined) { break l860; }
        l_value = r861;
        p = pos;
        break l854;
      }
      p = s855;
      trail.length = t856;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l863: {
        const r864 = readBadDoubledQuotes(p);
        if (r864 === undefined) { break l863; }
        l_value = r864;
        p = pos;
        break l854;
      }
      p = s855;
      trail.length = t856;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return undefined;
    }
    const r866 = readBadPath(p);
    if (r866 === undefined) { return undefined; }
    l_value = r866;
    p = pos;
  }
  pos = p;
  return { type: 'RepairedText', start: base + start, end: base + p, value: l_value };
}

function readBadPath(p: number): BadPathNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const s867 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l868: for (;;) {
    const s870 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l869: {
        p = skipPathPart(p);
        if (p < 0) { break l869; }
        continue l868;
      }
      p = s870;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 92) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false)) {
    {
      const s878 = p;
      l879: {
        l881: {
          const s882 = p;
          if (text.charCodeAt(p) === 92) {
            l883: {

              p++;
              break l881;
            }
            p = s882;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 117) {
            l884: {

              p++;
              let n888 = 0;
              l885: for (;;) {
                if (n888 >= 4) break;
                const s887 = p;
                l886: {
                  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                    touched ||= p >= end;
                    break l886;
                  }
                  p++;
                  n888++;
                  continue l885;
                }
                p = s887;
                break;
              }
              if (n888 < 4) { break l884; }
              break l881;
            }
            p = s882;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : false))) {
            touched ||= p >= end;
            break l879;
          }
          p++;
        }
        return undefined;
      }
      p = s878;
    }
  } else touched ||= p >= end;
  l889: for (;;) {
    const s891 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l890: {
        p = skipPathPart(p);
        if (p < 0) { break l890; }
        continue l889;
      }
      p = s891;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s867, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l895: {
    const s893 = p;
    l894: {
      p = skipEnds(p);
      if (p < 0) { break l894; }
      p = s893;
      break l895;
    }
    p = s893;
    return undefined;
  }
  pos = p;
  const node: BadPathNode = { type: 'BadPath', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipPathPart(p: number): number {
  let c = 0;
  l872: {
    const s873 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) {
      l874: {
        p++;
        break l872;
      }
      p = s873;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 34) {
      {
        const s875 = p;
        l876: {

          p++;
          return -1;
        }
        p = s875;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf96(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e898!: null;
  l901: {
    if (text.charCodeAt(p) === 91) {
      const s899 = p;
      l900: {
        p = skipNamedArrayAhead(p);
        if (p < 0) { break l900; }
        p = s899;
        break l901;
      }
      p = s899;
    } else touched ||= p >= end;
    return -1;
  }
  e898 = null;
  value = [e898];
  leafValue = value;
  return p;
}

function skipNamedArrayAhead(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipQuotedAhead(p);
  if (p < 0) { return -1; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf98(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NamedArrayStartNode;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return -1;
  }
  const r902 = readNamedArrayStart(p);
  if (r902 === undefined) { return -1; }
  value = r902;
  p = pos;
  leafValue = value;
  return p;
}

function readNamedArrayStart(p: number): NamedArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r903 = readObjectKind(p);
  if (r903 === undefined) { return undefined; }
  l_kind = r903;
  p = pos;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return undefined;
  }
  const r905 = readBadNamedArray(p);
  if (r905 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NamedArrayStart', start: base + start, end: base + p, kind: l_kind };
}

function readBadNamedArray(p: number): BadNamedArrayNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadNamedArrayNode = { type: 'BadNamedArray', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf101(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ArrayStartNode;
  if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  const r908 = readArrayStart(p);
  if (r908 === undefined) { return -1; }
  value = r908;
  p = pos;
  leafValue = value;
  return p;
}

function readArrayStart(p: number): ArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r909 = readArrayKind(p);
  if (r909 === undefined) { return undefined; }
  l_kind = r909;
  p = pos;
  l911: {
    const s912 = p;
    const t913 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l914: {

        p++;
        break l911;
      }
      p = s912;
      trail.length = t913;
    } else touched ||= p >= end;
    const r915 = readBadFullBracket(p);
    if (r915 === undefined) { return undefined; }
    p = pos;
    if (text.charCodeAt(p) !== 65339) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  return { type: 'ArrayStart', start: base + start, end: base + p, kind: l_kind };
}

function leaf103(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TupleStartNode;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return -1;
  }
  const r918 = readTupleStart(p);
  if (r918 === undefined) { return -1; }
  value = r918;
  p = pos;
  leafValue = value;
  return p;
}

function readTupleStart(p: number): TupleStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r919 = readArrayKind(p);
  if (r919 === undefined) { return undefined; }
  l_kind = r919;
  p = pos;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return undefined;
  }
  const r921 = readBadTuple(p);
  if (r921 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'TupleStart', start: base + start, end: base + p, kind: l_kind };
}

function readBadTuple(p: number): BadTupleNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l924: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s922 = p;
      l923: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l925: {
          const s926 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l927: {
              p++;
              break l925;
            }
            p = s926;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l928: {
              p = skipNumeral(p);
              if (p < 0) { break l928; }
              break l925;
            }
            p = s926;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l929: {
              p++;
              break l925;
            }
            p = s926;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l930: {
              p = skipLiteral(p);
              if (p < 0) { break l930; }
              break l925;
            }
            p = s926;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 41) {
            touched ||= p >= end;
            break l923;
          }
          p++;
        }
        p = s922;
        break l924;
      }
      p = s922;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadTupleNode = { type: 'BadTuple', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf106(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e933!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
    {
      const s934 = p;
      l935: {
        p = skipMemberAhead(p);
        if (p < 0) { break l935; }
        return -1;
      }
      p = s934;
    }
  } else touched ||= p >= end;
  e933 = null;
  value = [e933];
  leafValue = value;
  return p;
}

function leaf107(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e937!: null;
  l940: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      const s938 = p;
      l939: {
        l941: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            const s943 = p;
            l942: {
              p = skipPrefix(p);
              if (p < 0) { break l942; }
              break l941;
            }
            p = s943;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l939;
        }
        p += 3;
        p = s938;
        break l940;
      }
      p = s938;
    } else touched ||= p >= end;
    return -1;
  }
  e937 = null;
  value = [e937];
  leafValue = value;
  return p;
}

function skipPrefix(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l944: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : false)) {
      const s946 = p;
      l945: {
        p++;
        break l944;
      }
      p = s946;
    } else touched ||= p >= end;
  }
  l949: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s947 = p;
      l948: {
        p++;
        p = s947;
        break l949;
      }
      p = s947;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function leaf109(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextStartNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  const r950 = readTextStart(p);
  if (r950 === undefined) { return -1; }
  value = r950;
  p = pos;
  leafValue = value;
  return p;
}

function readTextStart(p: number): TextStartNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: BadTripleQuotesNode | BadSmartQuotesNode | BadBackticksNode | BadSingleQuotesNode | "\"";
  l951: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      const s953 = p;
      const t954 = trail.length;
      l952: {
        const r955 = readBadPrefix(p);
        if (r955 === undefined) { break l952; }
        p = pos;
        break l951;
      }
      p = s953;
      trail.length = t954;
    } else touched ||= p >= end;
  }
  l957: {
    const s958 = p;
    const t959 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l960: {
        const r961 = readBadTripleQuotes(p);
        if (r961 === undefined) { break l960; }
        l_mark = r961;
        p = pos;
        break l957;
      }
      p = s958;
      trail.length = t959;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l966: {
        const r967 = readBadSmartQuotes(p);
        if (r967 === undefined) { break l966; }
        l_mark = r967;
        p = pos;
        break l957;
      }
      p = s958;
      trail.length = t959;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l969: {
        const r970 = readBadBackticks(p);
        if (r970 === undefined) { break l969; }
        l_mark = r970;
        p = pos;
        break l957;
      }
      p = s958;
      trail.length = t959;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l972: {
        const r973 = readBadSingleQuotes(p);
        if (r973 === undefined) { break l972; }
        l_mark = r973;
        p = pos;
        break l957;
      }
      p = s958;
      trail.length = t959;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    l_mark = "\"";
    p++;
  }
  pos = p;
  return { type: 'TextStart', start: base + start, end: base + p, mark: l_mark };
}

function readBadPrefix(p: number): BadPrefixNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipPrefix(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadPrefixNode = { type: 'BadPrefix', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadTripleQuotes(p: number): BadTripleQuotesNode | undefined {
  const start = p;
  l962: {
    const s963 = p;
    if (text.charCodeAt(p) === 34) {
      l964: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l964;
        }
        p += 3;
        break l962;
      }
      p = s963;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39 || !text.startsWith("'''", p)) {
      reachesEnd(p, "'''");
      return undefined;
    }
    p += 3;
  }
  pos = p;
  const node: BadTripleQuotesNode = { type: 'BadTripleQuotes', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadSmartQuotes(p: number): BadSmartQuotesNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadSmartQuotesNode = { type: 'BadSmartQuotes', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadBackticks(p: number): BadBackticksNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 180))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadBackticksNode = { type: 'BadBackticks', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function text115(p: number, inside: number): number {
  within = inside;
  switch (inside) {
    case 1:
    p = text.indexOf("\"", p);
    if (p < 0) p = end;
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
    if ((p < end && text.charCodeAt(p) !== 34)) {
      l976: {

        if (!((p < end && text.charCodeAt(p) !== 34))) {
          touched ||= p >= end;
          break l976;
        }
        p++;
        p = text.indexOf("\"", p);
        if (p < 0) p = end;
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
    if (text.charCodeAt(p) === 34) {
      l977: {
        if (text.charCodeAt(p) === 34) {
          {
            const s978 = p;
            l979: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l979;
              }
              p += 3;
              break l977;
            }
            p = s978;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l977;
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

function leaf116(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\"\"\"" | MissingStringEndNode;
  l981: {
    const s982 = p;
    const t983 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l984: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l984;
        }
        value = "\"\"\"";
        p += 3;
        break l981;
      }
      p = s982;
      trail.length = t983;
    } else touched ||= p >= end;
    const r985 = readMissingStringEnd(p);
    if (r985 === undefined) { return -1; }
    value = r985;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingStringEnd(p: number): MissingStringEndNode | undefined {
  let c = 0;
  const start = p;
  l986: {
    if (text.charCodeAt(p) === 92) {
      const s988 = p;
      l987: {

        p++;
        l989: {
          if (text.charCodeAt(p) === 117) {
            const s991 = p;
            l990: {

              p++;
              let n995 = 0;
              l992: for (;;) {
                if (n995 >= 3) break;
                const s994 = p;
                l993: {
                  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                    touched ||= p >= end;
                    break l993;
                  }
                  p++;
                  n995++;
                  continue l992;
                }
                p = s994;
                break;
              }
              break l989;
            }
            p = s991;
          } else touched ||= p >= end;
        }
        break l986;
      }
      p = s988;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: MissingStringEndNode = { type: 'MissingStringEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf118(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e997!: null;
  l1000: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : false)) {
      const s998 = p;
      l999: {
        l1001: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            const s1003 = p;
            l1002: {
              p = skipPrefix(p);
              if (p < 0) { break l1002; }
              break l1001;
            }
            p = s1003;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 39 || !text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l999;
        }
        p += 3;
        p = s998;
        break l1000;
      }
      p = s998;
    } else touched ||= p >= end;
    return -1;
  }
  e997 = null;
  value = [e997];
  leafValue = value;
  return p;
}

function text119(p: number, inside: number): number {
  within = inside;
  switch (inside) {
    case 1:
    p = text.indexOf("'", p);
    if (p < 0) p = end;
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
    if ((p < end && text.charCodeAt(p) !== 39)) {
      l1004: {

        if (!((p < end && text.charCodeAt(p) !== 39))) {
          touched ||= p >= end;
          break l1004;
        }
        p++;
        p = text.indexOf("'", p);
        if (p < 0) p = end;
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
    if (text.charCodeAt(p) === 39) {
      l1005: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1006 = p;
            l1007: {
              if (!text.startsWith("'''", p)) {
                reachesEnd(p, "'''");
                break l1007;
              }
              p += 3;
              break l1005;
            }
            p = s1006;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l1005;
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

function leaf120(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "'''" | MissingStringEndNode;
  l1009: {
    const s1010 = p;
    const t1011 = trail.length;
    if (text.charCodeAt(p) === 39) {
      l1012: {
        if (!text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1012;
        }
        value = "'''";
        p += 3;
        break l1009;
      }
      p = s1010;
      trail.length = t1011;
    } else touched ||= p >= end;
    const r1013 = readMissingStringEnd(p);
    if (r1013 === undefined) { return -1; }
    value = r1013;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf121(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1015!: null;
  l1018: {
    if (text.charCodeAt(p) === 34) {
      const s1016 = p;
      l1017: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
          touched ||= p >= end;
          break l1017;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 91 || c === 123)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1017;
        }
        p++;
        {
          const s1019 = p;
          l1020: {
            p = skipEnds(p);
            if (p < 0) { break l1020; }
            break l1017;
          }
          p = s1019;
        }
        p = s1016;
        break l1018;
      }
      p = s1016;
    } else touched ||= p >= end;
    return -1;
  }
  e1015 = null;
  value = [e1015];
  leafValue = value;
  return p;
}

function text122(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) <= 92 || (c >= 94 && c <= 124) || c >= 126)) p++;
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
    if (((c = text.charCodeAt(p)) <= 92 || (c >= 94 && c <= 124) || c >= 126)) {
      l1022: {

        if (!(((c = text.charCodeAt(p)) <= 92 || (c >= 94 && c <= 124) || c >= 126))) {
          touched ||= p >= end;
          break l1022;
        }
        p++;
        while (((c = text.charCodeAt(p)) <= 92 || (c >= 94 && c <= 124) || c >= 126)) p++;
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
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1023: {
        if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
          {
            const s1024 = p;
            l1025: {
              p = skipInnerEndAhead(p);
              if (p < 0) { break l1025; }
              break l1023;
            }
            p = s1024;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1023;
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

function skipInnerEndAhead(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
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
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1027: {
    const s1028 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1029: {
        p++;
        break l1027;
      }
      p = s1028;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1030 = p;
        l1031: {
          p++;
          return -1;
        }
        p = s1030;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf124(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InnerEndNode | MissingStringEndNode;
  l1033: {
    const s1034 = p;
    const t1035 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1036: {
        const r1037 = readInnerEnd(p);
        if (r1037 === undefined) { break l1036; }
        value = r1037;
        p = pos;
        break l1033;
      }
      p = s1034;
      trail.length = t1035;
    } else touched ||= p >= end;
    const r1045 = readMissingStringEnd(p);
    if (r1045 === undefined) { return -1; }
    value = r1045;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readInnerEnd(p: number): InnerEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l1040: {
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      const s1038 = p;
      l1039: {
        p = skipInnerEndAhead(p);
        if (p < 0) { break l1039; }
        p = s1038;
        break l1040;
      }
      p = s1038;
    } else touched ||= p >= end;
    return undefined;
  }
  const s1041 = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1041, p);
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1042 = readBadInnerJson(p);
  if (r1042 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'InnerEnd', start: base + start, end: base + p, text: l_text };
}

function readBadInnerJson(p: number): BadInnerJsonNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadInnerJsonNode = { type: 'BadInnerJson', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf127(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1047!: null;
  l1050: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      const s1048 = p;
      l1049: {
        l1051: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            const s1053 = p;
            l1052: {
              p = skipPrefix(p);
              if (p < 0) { break l1052; }
              break l1051;
            }
            p = s1053;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1049;
        }
        p++;
        p = s1048;
        break l1050;
      }
      p = s1048;
    } else touched ||= p >= end;
    return -1;
  }
  e1047 = null;
  value = [e1047];
  leafValue = value;
  return p;
}

function text128(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222)) p++;
    if (p >= end) {
      touched = true;
      return p;
    }
    break;
    case 4:
    while (((c = text.charCodeAt(p)) === 93 || c === 125)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222)) {
      l1054: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222))) {
          touched ||= p >= end;
          break l1054;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222)) p++;
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
    if (text.charCodeAt(p) === 92) {
      l1055: {
        if (text.charCodeAt(p) === 92) {
          {
            const s1056 = p;
            l1057: {
              p = skipEscapedEnd(p);
              if (p < 0) { break l1057; }
              break l1055;
            }
            p = s1056;
          }
        } else touched ||= p >= end;
        if (!(text.charCodeAt(p) === 92)) {
          touched ||= p >= end;
          break l1055;
        }
        p = skipGoodEscape(p);
        if (p < 0) { break l1055; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221)) {
      l1118: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1119 = p;
            l1120: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1120; }
              break l1118;
            }
            p = s1119;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l1118;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221)) {
      l1126: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1127 = p;
            l1128: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1128; }
              break l1126;
            }
            p = s1127;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1126;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 93 || c === 125)) p++;
        if (p >= end) {
          if (!touched) {
            within = 4;
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
    return from;
  }
}

function skipEscapedEnd(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 92 || !text.startsWith("\\\"", p)) {
    reachesEnd(p, "\\\"");
    return -1;
  }
  p += 2;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipQuoteBehind(p);
  if (p < 0) { return -1; }
  return p;
}

function skipQuoteBehind(p: number): number {
  let c = 0;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1059: {
    const s1060 = p;
    if (text.charCodeAt(p) === 44) {
      l1061: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1061;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1061; }
        break l1059;
      }
      p = s1060;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipOwnCloser(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLostBehind(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipQuoteNext(p: number): number {
  let c = 0;
  l1062: {
    const s1063 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l1064: {
        p = skipInObject(p);
        if (p < 0) { break l1064; }
        if (text.charCodeAt(p) === 34) {
          {
            const s1065 = p;
            l1066: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1066; }
              break l1064;
            }
            p = s1065;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1064;
        }
        p = skipLostName(p);
        if (p < 0) { break l1064; }
        break l1062;
      }
      p = s1063;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 34) {
      {
        const s1079 = p;
        l1080: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1080; }
          return -1;
        }
        p = s1079;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLostElement(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipLostName(p: number): number {
  let c = 0;
  l1068: {
    const s1069 = p;
    if (text.charCodeAt(p) === 34) {
      l1070: {

        p++;
        let n1074 = 0;
        l1071: for (;;) {
          if (n1074 >= 200) break;
          const s1073 = p;
          l1072: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1072;
            }
            p++;
            n1074++;
            continue l1071;
          }
          p = s1073;
          break;
        }
        if (n1074 < 1) { break l1070; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1070;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l1070;
        }
        p++;
        break l1068;
      }
      p = s1069;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1078 = 0;
    l1075: for (;;) {
      if (n1078 >= 200) break;
      const s1077 = p;
      l1076: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1076;
        }
        p++;
        n1078++;
        continue l1075;
      }
      p = s1077;
      break;
    }
    if (n1078 < 1) { return -1; }
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipLostElement(p: number): number {
  let c = 0;
  l1082: {
    const s1083 = p;
    if (text.charCodeAt(p) === 34) {
      l1084: {

        p++;
        let n1088 = 0;
        l1085: for (;;) {
          if (n1088 >= 200) break;
          const s1087 = p;
          l1086: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1086;
            }
            p++;
            n1088++;
            continue l1085;
          }
          p = s1087;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1084;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
          touched ||= p >= end;
          break l1084;
        }
        p++;
        break l1082;
      }
      p = s1083;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1092 = 0;
    l1089: for (;;) {
      if (n1092 >= 200) break;
      const s1091 = p;
      l1090: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1090;
        }
        p++;
        n1092++;
        continue l1089;
      }
      p = s1091;
      break;
    }
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipOwnCloser(p: number): number {
  l1093: {
    const s1094 = p;
    if (text.charCodeAt(p) === 125) {
      l1095: {
        p = skipInObject(p);
        if (p < 0) { break l1095; }
        l1098: {
          if (text.charCodeAt(p) === 125) {
            const s1096 = p;
            l1097: {

              p++;
              p = s1096;
              break l1098;
            }
            p = s1096;
          } else touched ||= p >= end;
          break l1095;
        }
        break l1093;
      }
      p = s1094;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    l1101: {
      if (text.charCodeAt(p) === 93) {
        const s1099 = p;
        l1100: {

          p++;
          p = s1099;
          break l1101;
        }
        p = s1099;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipLostBehind(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipClosers(p);
  if (p < 0) { return -1; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1106: {
    const s1107 = p;
    if (text.charCodeAt(p) === 44) {
      l1108: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1109: {
          if (text.charCodeAt(p) === 123) {
            const s1111 = p;
            l1110: {

              p++;
              break l1109;
            }
            p = s1111;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) === 34) {
          {
            const s1112 = p;
            l1113: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1113; }
              break l1108;
            }
            p = s1112;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1108;
        }
        p = skipLostName(p);
        if (p < 0) { break l1108; }
        break l1106;
      }
      p = s1107;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1115 = p;
        l1116: {
          p++;
          return -1;
        }
        p = s1115;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipClosers(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n1105 = 0;
  l1102: for (;;) {
    if (n1105 >= 99) break;
    const s1104 = p;
    l1103: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1103;
      }
      p++;
      n1105++;
      continue l1102;
    }
    p = s1104;
    break;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipQuoteLost(p: number): number {
  let c = 0;
  l1122: {
    const s1123 = p;
    if (text.charCodeAt(p) === 44) {
      l1124: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1124;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1124; }
        break l1122;
      }
      p = s1123;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221)) {
      l1125: {
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : false))) {
          touched ||= p >= end;
          break l1125;
        }
        p = skipQuoteBehind(p);
        if (p < 0) { break l1125; }
        break l1122;
      }
      p = s1123;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipOwnCloser(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLostBehind(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf138(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1130!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s1131 = p;
      l1132: {

        p++;
        p = skipEnds(p);
        if (p < 0) { break l1132; }
        return -1;
      }
      p = s1131;
    }
  } else touched ||= p >= end;
  e1130 = null;
  value = [e1130];
  leafValue = value;
  return p;
}

function leaf139(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBlankPairNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r1134 = readBadBlankPair(p);
  if (r1134 === undefined) { return -1; }
  value = r1134;
  p = pos;
  leafValue = value;
  return p;
}

function readBadBlankPair(p: number): BadBlankPairNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  {
    const s1135 = p;
    l1136: {
      p = skipEnds(p);
      if (p < 0) { break l1136; }
      return undefined;
    }
    p = s1135;
  }
  pos = p;
  const node: BadBlankPairNode = { type: 'BadBlankPair', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf141(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadQuoteNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r1139 = readBadQuote(p);
  if (r1139 === undefined) { return -1; }
  value = r1139;
  p = pos;
  leafValue = value;
  return p;
}

function readBadQuote(p: number): BadQuoteNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1142: {
    if (p < end) {
      const s1140 = p;
      l1141: {
        p++;
        p = s1140;
        break l1142;
      }
      p = s1140;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadQuoteNode = { type: 'BadQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf143(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r1144 = readTextFlaw(p);
  if (r1144 === undefined) { return -1; }
  value = r1144;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFlaw(p: number): BadNewlineNode | BadControlNode | [null, null, BadEscapeNode] | undefined {
  let c = 0;
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1145: {
    const s1146 = p;
    const t1147 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : false)) {
      l1148: {
        const r1149 = readBadNewline(p);
        if (r1149 === undefined) { break l1148; }
        value = r1149;
        p = pos;
        break l1145;
      }
      p = s1146;
      trail.length = t1147;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || (c >= 14 && c <= 31))) {
      l1160: {
        const r1161 = readBadControl(p);
        if (r1161 === undefined) { break l1160; }
        value = r1161;
        p = pos;
        break l1145;
      }
      p = s1146;
      trail.length = t1147;
    } else touched ||= p >= end;
    let e1163!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1164 = p;
        l1165: {
          p = skipEscapedEnd(p);
          if (p < 0) { break l1165; }
          return undefined;
        }
        p = s1164;
      }
    } else touched ||= p >= end;
    e1163 = null;
    let e1167!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1168 = p;
        l1169: {
          p = skipCutEscape(p);
          if (p < 0) { break l1169; }
          return undefined;
        }
        p = s1168;
      }
    } else touched ||= p >= end;
    e1167 = null;
    let e1181!: BadEscapeNode;
    if (!(text.charCodeAt(p) === 92)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1182 = readBadEscape(p);
    if (r1182 === undefined) { return undefined; }
    e1181 = r1182;
    p = pos;
    value = [e1163, e1167, e1181];
  }
  pos = p;
  return value;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1150 = p;
      l1151: {
        p = skipEol(p);
        if (p < 0) { break l1151; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1151;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1151; }
        return undefined;
      }
      p = s1150;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : false)) {
    {
      const s1153 = p;
      l1154: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1154;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1154; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1154;
        }
        p = skipClosers(p);
        if (p < 0) { break l1154; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1156 = p;
            l1157: {
              p++;
              break l1154;
            }
            p = s1156;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1153;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadNewlineNode = { type: 'BadNewline', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadControl(p: number): BadControlNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || (c >= 14 && c <= 31)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadControlNode = { type: 'BadControl', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCutEscape(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 92) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1171: {
    if (text.charCodeAt(p) === 117) {
      const s1173 = p;
      l1172: {

        p++;
        let n1177 = 0;
        l1174: for (;;) {
          if (n1177 >= 3) break;
          const s1176 = p;
          l1175: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1175;
            }
            p++;
            n1177++;
            continue l1174;
          }
          p = s1176;
          break;
        }
        break l1171;
      }
      p = s1173;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1178 = p;
      l1179: {
        p++;
        return -1;
      }
      p = s1178;
    }
  } else touched ||= p >= end;
  return p;
}

function readBadEscape(p: number): BadEscapeNode | undefined {
  let c = 0;
  const start = p;
  let l_code: string | null = null;
  let l_lineEnd: "\r\n" | "\n" | "\r" | null = null;
  let l_char: string | null = null;
  l1183: {
    const s1184 = p;
    if (text.charCodeAt(p) === 92) {
      l1185: {
        if (!text.startsWith("\\u{", p)) {
          reachesEnd(p, "\\u{");
          break l1185;
        }
        p += 3;
        const s1186 = p;
        let n1190 = 0;
        l1187: for (;;) {
          if (n1190 >= 6) break;
          const s1189 = p;
          l1188: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
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
        if (n1190 < 1) { break l1185; }
        l_code = text.slice(s1186, p);
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1185;
        }
        p++;
        break l1183;
      }
      p = s1184;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1191: {
        if (!text.startsWith("\\x", p)) {
          reachesEnd(p, "\\x");
          break l1191;
        }
        p += 2;
        const s1192 = p;
        let n1196 = 0;
        l1193: for (;;) {
          if (n1196 >= 2) break;
          const s1195 = p;
          l1194: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1194;
            }
            p++;
            n1196++;
            continue l1193;
          }
          p = s1195;
          break;
        }
        if (n1196 < 2) { break l1191; }
        l_code = text.slice(s1192, p);
        break l1183;
      }
      p = s1184;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1197: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1197;
        }
        const r1198 = readEol(p);
        if (r1198 === undefined) { break l1197; }
        l_lineEnd = r1198;
        p = pos;
        break l1183;
      }
      p = s1184;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1204: {

        p++;
        const s1205 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1204;
        }
        p++;
        l_char = text.slice(s1205, p);
        break l1183;
      }
      p = s1184;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      {
        const s1206 = p;
        l1207: {
          p++;
          return undefined;
        }
        p = s1206;
      }
    } else touched ||= p >= end;
  }
  pos = p;
  const node: BadEscapeNode = { type: 'BadEscape', start: base + start, end: base + p, raw: text.slice(start, p), code: l_code, lineEnd: l_lineEnd, char: l_char };
  trail.push(node);
  return node;
}

function readEol(p: number): "\r\n" | "\n" | "\r" | undefined {
  let value!: "\r\n" | "\n" | "\r";
  l1199: {
    const s1200 = p;
    if (text.charCodeAt(p) === 13) {
      l1201: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1201;
        }
        value = "\r\n";
        p += 2;
        break l1199;
      }
      p = s1200;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1202: {

        value = "\n";
        p++;
        break l1199;
      }
      p = s1200;
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

function leaf150(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  const r1211 = readPairEnds(p);
  if (r1211 === undefined) { return -1; }
  value = r1211;
  p = pos;
  leafValue = value;
  return p;
}

function readPairEnds(p: number): [null, BadQuoteNode] | BadLoneQuoteNode | undefined {
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  l1212: {
    const s1213 = p;
    const t1214 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1215: {
        let e1216!: null;
        if (text.charCodeAt(p) === 34) {
          {
            const s1217 = p;
            l1218: {

              p++;
              p = skipEndsSurely(p);
              if (p < 0) { break l1218; }
              break l1215;
            }
            p = s1217;
          }
        } else touched ||= p >= end;
        e1216 = null;
        let e1266!: BadQuoteNode;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1215;
        }
        const r1267 = readBadQuote(p);
        if (r1267 === undefined) { break l1215; }
        e1266 = r1267;
        p = pos;
        value = [e1216, e1266];
        break l1212;
      }
      p = s1213;
      trail.length = t1214;
    } else touched ||= p >= end;
    const r1269 = readBadLoneQuote(p);
    if (r1269 === undefined) { return undefined; }
    value = r1269;
    p = pos;
  }
  pos = p;
  return value;
}

function skipEndsSurely(p: number): number {
  let c = 0;
  l1220: {
    const s1221 = p;
    l1222: {
      p = skipInObject(p);
      if (p < 0) { break l1222; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1223: {
        const s1224 = p;
        l1225: {
          if (p < end) {
            {
              const s1226 = p;
              l1227: {
                p++;
                break l1225;
              }
              p = s1226;
            }
          } else touched ||= p >= end;
          break l1223;
        }
        p = s1224;
        if (text.charCodeAt(p) === 44) {
          l1229: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1230: {
              const s1231 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1232: {
                  p = skipLostName(p);
                  if (p < 0) { break l1232; }
                  break l1230;
                }
                p = s1231;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : c === 65341 || c === 65373))) {
                touched ||= p >= end;
                break l1229;
              }
              p++;
            }
            break l1223;
          }
          p = s1224;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1222;
        }
        p = skipClosers(p);
        if (p < 0) { break l1222; }
        l1233: {
          const s1234 = p;
          if (text.charCodeAt(p) === 44) {
            l1235: {

              p++;
              break l1233;
            }
            p = s1234;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1236: {
              p = skipEol(p);
              if (p < 0) { break l1236; }
              break l1233;
            }
            p = s1234;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1237 = p;
              l1238: {
                p++;
                break l1222;
              }
              p = s1237;
            }
          } else touched ||= p >= end;
        }
      }
      break l1220;
    }
    p = s1221;
    l1240: {
      p = skipInArray(p);
      if (p < 0) { break l1240; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1241: {
        const s1242 = p;
        l1243: {
          if (p < end) {
            {
              const s1244 = p;
              l1245: {
                p++;
                break l1243;
              }
              p = s1244;
            }
          } else touched ||= p >= end;
          break l1241;
        }
        p = s1242;
        if (text.charCodeAt(p) === 44) {
          l1247: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1248: {
              const s1249 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1250: {
                  p = skipLostElement(p);
                  if (p < 0) { break l1250; }
                  break l1248;
                }
                p = s1249;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
                l1251: {
                  p = skipNumeral(p);
                  if (p < 0) { break l1251; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1251;
                  }
                  p++;
                  break l1248;
                }
                p = s1249;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
                l1252: {
                  p = skipLiteral(p);
                  if (p < 0) { break l1252; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1252;
                  }
                  p++;
                  break l1248;
                }
                p = s1249;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
                touched ||= p >= end;
                break l1247;
              }
              p++;
            }
            break l1241;
          }
          p = s1242;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1240;
        }
        p = skipClosers(p);
        if (p < 0) { break l1240; }
        l1253: {
          const s1254 = p;
          if (text.charCodeAt(p) === 44) {
            l1255: {

              p++;
              break l1253;
            }
            p = s1254;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1256: {
              p = skipEol(p);
              if (p < 0) { break l1256; }
              break l1253;
            }
            p = s1254;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1257 = p;
              l1258: {
                p++;
                break l1240;
              }
              p = s1257;
            }
          } else touched ||= p >= end;
        }
      }
      break l1220;
    }
    p = s1221;
    {
      const s1260 = p;
      l1261: {
        p = skipInObject(p);
        if (p < 0) { break l1261; }
        return -1;
      }
      p = s1260;
    }
    {
      const s1263 = p;
      l1264: {
        p = skipInArray(p);
        if (p < 0) { break l1264; }
        return -1;
      }
      p = s1263;
    }
    p = skipEndsRoot(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readBadLoneQuote(p: number): BadLoneQuoteNode | undefined {
  const start = p;
  pos = p;
  const node: BadLoneQuoteNode = { type: 'BadLoneQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf154(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  const r1272 = readDoubleEnd(p);
  if (r1272 === undefined) { return -1; }
  value = r1272;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleEnd(p: number): "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  l1273: {
    const s1274 = p;
    const t1275 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1276: {

        value = "\"";
        p++;
        break l1273;
      }
      p = s1274;
      trail.length = t1275;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1277: {
        const r1278 = readBadEscapedEnd(p);
        if (r1278 === undefined) { break l1277; }
        value = r1278;
        p = pos;
        break l1273;
      }
      p = s1274;
      trail.length = t1275;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c === 8217 || c === 8221)) {
      l1283: {
        const r1284 = readBadOtherEnd(p);
        if (r1284 === undefined) { break l1283; }
        value = r1284;
        p = pos;
        break l1273;
      }
      p = s1274;
      trail.length = t1275;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : false)) {
      l1289: {
        const r1290 = readMissingLastQuote(p);
        if (r1290 === undefined) { break l1289; }
        value = r1290;
        p = pos;
        break l1273;
      }
      p = s1274;
      trail.length = t1275;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8217 || c === 8221)) {
      l1298: {
        const r1299 = readMissingQuote(p);
        if (r1299 === undefined) { break l1298; }
        value = r1299;
        p = pos;
        break l1273;
      }
      p = s1274;
      trail.length = t1275;
    } else touched ||= p >= end;
    const r1307 = readMissingStringEnd(p);
    if (r1307 === undefined) { return undefined; }
    value = r1307;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadEscapedEnd(p: number): BadEscapedEndNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 92 || !text.startsWith("\\\"", p)) {
    reachesEnd(p, "\\\"");
    return undefined;
  }
  p += 2;
  l1281: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : false)) {
      const s1279 = p;
      l1280: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1280; }
        p = s1279;
        break l1281;
      }
      p = s1279;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadEscapedEndNode = { type: 'BadEscapedEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadOtherEnd(p: number): BadOtherEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c === 8217 || c === 8221))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1287: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : false)) {
      const s1285 = p;
      l1286: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1286; }
        p = s1285;
        break l1287;
      }
      p = s1285;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadOtherEndNode = { type: 'BadOtherEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingLastQuote(p: number): MissingLastQuoteNode | undefined {
  let c = 0;
  const start = p;
  l1293: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : false)) {
      const s1291 = p;
      l1292: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1292;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1292; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1292;
        }
        p = skipClosers(p);
        if (p < 0) { break l1292; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1294 = p;
            l1295: {
              p++;
              break l1292;
            }
            p = s1294;
          }
        } else touched ||= p >= end;
        p = s1291;
        break l1293;
      }
      p = s1291;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingLastQuoteNode = { type: 'MissingLastQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingQuote(p: number): MissingQuoteNode | undefined {
  let c = 0;
  const start = p;
  l1302: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8217 || c === 8221)) {
      const s1300 = p;
      l1301: {
        l1303: {
          const s1304 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221)) {
            l1305: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1305; }
              break l1303;
            }
            p = s1304;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1301;
          }
          p = skipEol(p);
          if (p < 0) { break l1301; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l1301;
          }
          p = skipQuoteNext(p);
          if (p < 0) { break l1301; }
        }
        p = s1300;
        break l1302;
      }
      p = s1300;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingQuoteNode = { type: 'MissingQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf160(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1310!: null;
  l1313: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 8216 && c <= 8219) || c === 65287)) {
      const s1311 = p;
      l1312: {
        l1314: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            const s1316 = p;
            l1315: {
              p = skipPrefix(p);
              if (p < 0) { break l1315; }
              break l1314;
            }
            p = s1316;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287))) {
          touched ||= p >= end;
          break l1312;
        }
        p++;
        p = s1311;
        break l1313;
      }
      p = s1311;
    } else touched ||= p >= end;
    return -1;
  }
  e1310 = null;
  value = [e1310];
  leafValue = value;
  return p;
}

function text161(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288)) {
      l1317: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l1317;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288)) p++;
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
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) {
      l1318: {
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591)))) {
          touched ||= p >= end;
          break l1318;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) p++;
        touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
          {
            const s1319 = p;
            l1320: {
              p = skipInnerApostrophe(p);
              if (p < 0) { break l1320; }
              break l1318;
            }
            p = s1319;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1325: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1325;
        }
        p++;
        l1326: {
          const s1327 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
            l1328: {
              p++;
              break l1326;
            }
            p = s1327;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1325;
          }
          p++;
          let n1332 = 0;
          l1329: for (;;) {
            if (n1332 >= 4) break;
            const s1331 = p;
            l1330: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1330;
              }
              p++;
              n1332++;
              continue l1329;
            }
            p = s1331;
            break;
          }
          if (n1332 < 4) { break l1325; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
      l1333: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
          {
            const s1334 = p;
            l1335: {
              p = skipSingleLost(p);
              if (p < 0) { break l1335; }
              break l1333;
            }
            p = s1334;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false))) {
          touched ||= p >= end;
          break l1333;
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

function skipInnerApostrophe(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  {
    const s1322 = p;
    l1323: {
      p = skipEnds(p);
      if (p < 0) { break l1323; }
      return -1;
    }
    p = s1322;
  }
  return p;
}

function skipSingleLost(p: number): number {
  let c = 0;
  l1337: {
    const s1338 = p;
    if (text.charCodeAt(p) === 44) {
      l1339: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1339;
        }
        p = skipLostSingle(p);
        if (p < 0) { break l1339; }
        break l1337;
      }
      p = s1338;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l1343: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1344: {
          const s1345 = p;
          if (text.charCodeAt(p) === 44) {
            l1346: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l1347: {
                const s1348 = p;
                if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                  l1349: {
                    p = skipLostName(p);
                    if (p < 0) { break l1349; }
                    break l1347;
                  }
                  p = s1348;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  touched ||= p >= end;
                  break l1346;
                }
                p = skipLostElement(p);
                if (p < 0) { break l1346; }
              }
              break l1344;
            }
            p = s1345;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1343;
          }
          p = skipOwnCloser(p);
          if (p < 0) { break l1343; }
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1343;
          }
          p = skipClosers(p);
          if (p < 0) { break l1343; }
        }
        break l1337;
      }
      p = s1338;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipOwnCloser(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipClosers(p);
    if (p < 0) { return -1; }
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    if (p < end) {
      {
        const s1350 = p;
        l1351: {
          p++;
          return -1;
        }
        p = s1350;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLostSingle(p: number): number {
  let c = 0;
  l1340: {
    const s1341 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l1342: {
        p = skipInObject(p);
        if (p < 0) { break l1342; }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1342;
        }
        p = skipLostName(p);
        if (p < 0) { break l1342; }
        break l1340;
      }
      p = s1341;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLostElement(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf165(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContractionNode | BadInnerMarkNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1353: {
    const s1354 = p;
    const t1355 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) {
      l1356: {
        const r1357 = readContraction(p);
        if (r1357 === undefined) { break l1356; }
        value = r1357;
        p = pos;
        break l1353;
      }
      p = s1354;
      trail.length = t1355;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
      l1365: {
        const r1366 = readBadInnerMark(p);
        if (r1366 === undefined) { break l1365; }
        value = r1366;
        p = pos;
        break l1353;
      }
      p = s1354;
      trail.length = t1355;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1371 = readTextFlaw(p);
    if (r1371 === undefined) { return -1; }
    value = r1371;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readContraction(p: number): ContractionNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1358 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1359 = readBadApostrophe(p);
  if (r1359 === undefined) { return undefined; }
  p = pos;
  l_text = text.slice(s1358, p);
  pos = p;
  return { type: 'Contraction', start: base + start, end: base + p, text: l_text };
}

function readBadApostrophe(p: number): BadApostropheNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  {
    const s1360 = p;
    l1361: {
      p = skipEnds(p);
      if (p < 0) { break l1361; }
      return undefined;
    }
    p = s1360;
  }
  pos = p;
  const node: BadApostropheNode = { type: 'BadApostrophe', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadInnerMark(p: number): BadInnerMarkNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  {
    const s1367 = p;
    l1368: {
      p = skipEnds(p);
      if (p < 0) { break l1368; }
      return undefined;
    }
    p = s1367;
  }
  pos = p;
  const node: BadInnerMarkNode = { type: 'BadInnerMark', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf169(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  const r1373 = readSingleEnd(p);
  if (r1373 === undefined) { return -1; }
  value = r1373;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleEnd(p: number): string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  l1374: {
    const s1375 = p;
    const t1376 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
      l1377: {
        const r1378 = readApostrophe(p);
        if (r1378 === undefined) { break l1377; }
        value = r1378;
        p = pos;
        break l1374;
      }
      p = s1375;
      trail.length = t1376;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c === 8217 || c === 8221)) {
      l1380: {
        const r1381 = readBadOtherEnd(p);
        if (r1381 === undefined) { break l1380; }
        value = r1381;
        p = pos;
        break l1374;
      }
      p = s1375;
      trail.length = t1376;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : false)) {
      l1383: {
        const r1384 = readMissingLastQuote(p);
        if (r1384 === undefined) { break l1383; }
        value = r1384;
        p = pos;
        break l1374;
      }
      p = s1375;
      trail.length = t1376;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
      l1386: {
        const r1387 = readMissingSingleQuote(p);
        if (r1387 === undefined) { break l1386; }
        value = r1387;
        p = pos;
        break l1374;
      }
      p = s1375;
      trail.length = t1376;
    } else touched ||= p >= end;
    const r1392 = readMissingStringEnd(p);
    if (r1392 === undefined) { return undefined; }
    value = r1392;
    p = pos;
  }
  pos = p;
  return value;
}

function readApostrophe(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287))) {
    touched ||= p >= end;
    return undefined;
  }
  value = text.charAt(p);
  p++;
  pos = p;
  return value;
}

function readMissingSingleQuote(p: number): MissingSingleQuoteNode | undefined {
  let c = 0;
  const start = p;
  l1390: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
      const s1388 = p;
      l1389: {
        p = skipSingleLost(p);
        if (p < 0) { break l1389; }
        p = s1388;
        break l1390;
      }
      p = s1388;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingSingleQuoteNode = { type: 'MissingSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf173(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1395!: null;
  l1398: {
    if (((c = text.charCodeAt(p)) === 171 || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s1396 = p;
      l1397: {
        p++;
        p = s1396;
        break l1398;
      }
      p = s1396;
    } else touched ||= p >= end;
    return -1;
  }
  e1395 = null;
  value = [e1395];
  leafValue = value;
  return p;
}

function text174(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283)) {
      l1399: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283))) {
          touched ||= p >= end;
          break l1399;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283)) p++;
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
    if (text.charCodeAt(p) === 92) {
      l1400: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1400;
        }
        p++;
        l1401: {
          const s1402 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
            l1403: {
              p++;
              break l1401;
            }
            p = s1402;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1400;
          }
          p++;
          let n1407 = 0;
          l1404: for (;;) {
            if (n1407 >= 4) break;
            const s1406 = p;
            l1405: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1405;
              }
              p++;
              n1407++;
              continue l1404;
            }
            p = s1406;
            break;
          }
          if (n1407 < 4) { break l1400; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf175(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerSmartNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1408: {
    const s1409 = p;
    const t1410 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l1411: {
        const r1412 = readBadInnerSmart(p);
        if (r1412 === undefined) { break l1411; }
        value = r1412;
        p = pos;
        break l1408;
      }
      p = s1409;
      trail.length = t1410;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1417 = readTextFlaw(p);
    if (r1417 === undefined) { return -1; }
    value = r1417;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadInnerSmart(p: number): BadInnerSmartNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  {
    const s1413 = p;
    l1414: {
      p = skipEnds(p);
      if (p < 0) { break l1414; }
      return undefined;
    }
    p = s1413;
  }
  pos = p;
  const node: BadInnerSmartNode = { type: 'BadInnerSmart', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf177(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingStringEndNode;
  const r1419 = readSmartEnd(p);
  if (r1419 === undefined) { return -1; }
  value = r1419;
  p = pos;
  leafValue = value;
  return p;
}

function readSmartEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1420: {
    const s1421 = p;
    const t1422 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l1423: {
        value = text.charAt(p);
        p++;
        break l1420;
      }
      p = s1421;
      trail.length = t1422;
    } else touched ||= p >= end;
    const r1424 = readMissingStringEnd(p);
    if (r1424 === undefined) { return undefined; }
    value = r1424;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf179(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1427!: null;
  l1430: {
    if (text.charCodeAt(p) === 96) {
      const s1428 = p;
      l1429: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1429;
        }
        p += 3;
        p = s1428;
        break l1430;
      }
      p = s1428;
    } else touched ||= p >= end;
    return -1;
  }
  e1427 = null;
  value = [e1427];
  leafValue = value;
  return p;
}

function leaf180(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FencedTextStartNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1431 = readFencedTextStart(p);
  if (r1431 === undefined) { return -1; }
  value = r1431;
  p = pos;
  leafValue = value;
  return p;
}

function readFencedTextStart(p: number): FencedTextStartNode | undefined {
  const start = p;
  let l_mark!: BadFencedTextNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1432 = readBadFencedText(p);
  if (r1432 === undefined) { return undefined; }
  l_mark = r1432;
  p = pos;
  pos = p;
  return { type: 'FencedTextStart', start: base + start, end: base + p, mark: l_mark };
}

function readBadFencedText(p: number): BadFencedTextNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : false)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadFencedTextNode = { type: 'BadFencedText', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function text183(p: number, inside: number): number {
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
      l1435: {

        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1435;
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
      l1436: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s1437 = p;
            l1438: {
              p = skipEol(p);
              if (p < 0) { break l1438; }
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1438;
              }
              p += 3;
              break l1436;
            }
            p = s1437;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1436;
        }
        p = skipEol(p);
        if (p < 0) { break l1436; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf184(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r" | null, string[], "```"] | MissingStringEndNode;
  l1440: {
    const s1441 = p;
    const t1442 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : false)) {
      l1443: {
        let e1444!: "\r\n" | "\n" | "\r" | null;
        l1445: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s1447 = p;
            l1446: {
              const r1448 = readEol(p);
              if (r1448 === undefined) { break l1446; }
              e1444 = r1448;
              p = pos;
              break l1445;
            }
            p = s1447;
          } else touched ||= p >= end;
          e1444 = null;
        }
        let e1450!: string[];
        const list1455: string[] = [];
        l1451: for (;;) {
          const s1453 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1452: {
              let v1454!: string;
              const r1457 = readBlank(p);
              if (r1457 === undefined) { break l1452; }
              v1454 = r1457;
              p = pos;
              list1455.push(v1454);
              continue l1451;
            }
            p = s1453;
          } else touched ||= p >= end;
          break;
        }
        e1450 = list1455;
        let e1459!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1443;
        }
        e1459 = "```";
        p += 3;
        value = [e1444, e1450, e1459];
        break l1440;
      }
      p = s1441;
      trail.length = t1442;
    } else touched ||= p >= end;
    const r1460 = readMissingStringEnd(p);
    if (r1460 === undefined) { return -1; }
    value = r1460;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBlank(p: number): string | undefined {
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

function leaf186(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1462!: null;
  l1465: {
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      const s1463 = p;
      l1464: {
        p++;
        p = s1463;
        break l1465;
      }
      p = s1463;
    } else touched ||= p >= end;
    return -1;
  }
  e1462 = null;
  value = [e1462];
  leafValue = value;
  return p;
}

function text187(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : (c >= 128 && c <= 179) || c >= 181)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : (c >= 128 && c <= 179) || c >= 181)) {
      l1466: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : (c >= 128 && c <= 179) || c >= 181))) {
          touched ||= p >= end;
          break l1466;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : (c >= 128 && c <= 179) || c >= 181)) p++;
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
    if (text.charCodeAt(p) === 92) {
      l1467: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1467;
        }
        p++;
        l1468: {
          const s1469 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
            l1470: {
              p++;
              break l1468;
            }
            p = s1469;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1467;
          }
          p++;
          let n1474 = 0;
          l1471: for (;;) {
            if (n1474 >= 4) break;
            const s1473 = p;
            l1472: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1472;
              }
              p++;
              n1474++;
              continue l1471;
            }
            p = s1473;
            break;
          }
          if (n1474 < 4) { break l1467; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf188(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerBacktickNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1475: {
    const s1476 = p;
    const t1477 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1478: {
        const r1479 = readBadInnerBacktick(p);
        if (r1479 === undefined) { break l1478; }
        value = r1479;
        p = pos;
        break l1475;
      }
      p = s1476;
      trail.length = t1477;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1484 = readTextFlaw(p);
    if (r1484 === undefined) { return -1; }
    value = r1484;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadInnerBacktick(p: number): BadInnerBacktickNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 180))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  {
    const s1480 = p;
    l1481: {
      p = skipEnds(p);
      if (p < 0) { break l1481; }
      return undefined;
    }
    p = s1480;
  }
  pos = p;
  const node: BadInnerBacktickNode = { type: 'BadInnerBacktick', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf190(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingStringEndNode;
  const r1486 = readBacktickEnd(p);
  if (r1486 === undefined) { return -1; }
  value = r1486;
  p = pos;
  leafValue = value;
  return p;
}

function readBacktickEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1487: {
    const s1488 = p;
    const t1489 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || c === 96 || c === 180)) {
      l1490: {
        value = text.charAt(p);
        p++;
        break l1487;
      }
      p = s1488;
      trail.length = t1489;
    } else touched ||= p >= end;
    const r1491 = readMissingStringEnd(p);
    if (r1491 === undefined) { return undefined; }
    value = r1491;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf192(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadConcatenationNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1494 = readBadConcatenation(p);
  if (r1494 === undefined) { return -1; }
  value = r1494;
  p = pos;
  leafValue = value;
  return p;
}

function readBadConcatenation(p: number): BadConcatenationNode | undefined {
  let c = 0;
  const start = p;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 43) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1497: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s1495 = p;
      l1496: {
        l1498: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            const s1500 = p;
            l1499: {
              p = skipPrefix(p);
              if (p < 0) { break l1499; }
              break l1498;
            }
            p = s1500;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1496;
        }
        p++;
        p = s1495;
        break l1497;
      }
      p = s1495;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadConcatenationNode = { type: 'BadConcatenation', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf194(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "";
  value = '';
  leafValue = value;
  return p;
}

function leaf195(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadVariableNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1502 = readBadVariable(p);
  if (r1502 === undefined) { return -1; }
  value = r1502;
  p = pos;
  leafValue = value;
  return p;
}

function readBadVariable(p: number): BadVariableNode | undefined {
  let c = 0;
  const start = p;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 43) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadVariableNode = { type: 'BadVariable', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf197(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextEndNode;
  const r1504 = readTextEnd(p);
  if (r1504 === undefined) { return -1; }
  value = r1504;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextEndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'TextEnd', start: base + start, end: base + p };
}

function leaf199(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, RepairedWordNode];
  let e1506!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
    {
      const s1507 = p;
      l1508: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1508; }
        return -1;
      }
      p = s1507;
    }
  } else touched ||= p >= end;
  e1506 = null;
  let e1510!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 65341 || c === 65373)) {
    {
      const s1511 = p;
      l1512: {
        p++;
        return -1;
      }
      p = s1511;
    }
  } else touched ||= p >= end;
  e1510 = null;
  let e1514!: RepairedWordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1515 = readRepairedWord(p);
  if (r1515 === undefined) { return -1; }
  e1514 = r1515;
  p = pos;
  value = [e1506, e1510, e1514];
  leafValue = value;
  return p;
}

function readRepairedWord(p: number): RepairedWordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode | BadConstructorNode | BadDotsNode | BadOpenQuoteNode | BadBareStringNode;
  l1516: {
    const s1517 = p;
    const t1518 = trail.length;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l1519: {
        l1520: {
          const s1521 = p;
          const t1522 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1523: {
              const r1524 = readBadCutSign(p);
              if (r1524 === undefined) { break l1523; }
              l_value = r1524;
              p = pos;
              break l1520;
            }
            p = s1521;
            trail.length = t1522;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l1529: {
              const r1530 = readBadCutNumber(p);
              if (r1530 === undefined) { break l1529; }
              l_value = r1530;
              p = pos;
              break l1520;
            }
            p = s1521;
            trail.length = t1522;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
            l1548: {
              const r1549 = readBadLeadingZero(p);
              if (r1549 === undefined) { break l1548; }
              l_value = r1549;
              p = pos;
              break l1520;
            }
            p = s1521;
            trail.length = t1522;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1519;
          }
          const r1568 = readRepairedNumber(p);
          if (r1568 === undefined) { break l1519; }
          l_value = r1568;
          p = pos;
        }
        break l1516;
      }
      p = s1517;
      trail.length = t1518;
    } else touched ||= p >= end;
    l1630: {
      const s1631 = p;
      const t1632 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304)) {
        l1633: {
          const r1634 = readBadNan(p);
          if (r1634 === undefined) { break l1633; }
          l_value = r1634;
          p = pos;
          break l1630;
        }
        p = s1631;
        trail.length = t1632;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)) {
        l1646: {
          const r1647 = readBadConstant(p);
          if (r1647 === undefined) { break l1646; }
          l_value = r1647;
          p = pos;
          break l1630;
        }
        p = s1631;
        trail.length = t1632;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
        l1652: {
          const r1653 = readBadCutWord(p);
          if (r1653 === undefined) { break l1652; }
          l_value = r1653;
          p = pos;
          break l1630;
        }
        p = s1631;
        trail.length = t1632;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
        l1669: {
          const r1670 = readBadConstructor(p);
          if (r1670 === undefined) { break l1669; }
          l_value = r1670;
          p = pos;
          break l1630;
        }
        p = s1631;
        trail.length = t1632;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
        l1696: {
          const r1697 = readBadDots(p);
          if (r1697 === undefined) { break l1696; }
          l_value = r1697;
          p = pos;
          break l1630;
        }
        p = s1631;
        trail.length = t1632;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c >= 128)) {
        l1705: {
          const r1706 = readBadOpenQuote(p);
          if (r1706 === undefined) { break l1705; }
          l_value = r1706;
          p = pos;
          break l1630;
        }
        p = s1631;
        trail.length = t1632;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1712 = readBadBareString(p);
      if (r1712 === undefined) { return undefined; }
      l_value = r1712;
      p = pos;
    }
  }
  pos = p;
  return { type: 'RepairedWord', start: base + start, end: base + p, value: l_value };
}

function readBadCutSign(p: number): BadCutSignNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 45) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (p < end) {
    {
      const s1525 = p;
      l1526: {
        p++;
        return undefined;
      }
      p = s1525;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadCutSignNode = { type: 'BadCutSign', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadCutNumber(p: number): BadCutNumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1531 = p;
  l1532: {
    if (text.charCodeAt(p) === 45) {
      const s1534 = p;
      l1533: {

        p++;
        break l1532;
      }
      p = s1534;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1535: {
    if (text.charCodeAt(p) === 46) {
      const s1537 = p;
      l1536: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1536;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1535;
      }
      p = s1537;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1531, p);
  l1538: {
    const s1539 = p;
    if (text.charCodeAt(p) === 46) {
      l1540: {

        p++;
        break l1538;
      }
      p = s1539;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1541: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s1543 = p;
        l1542: {
          p++;
          break l1541;
        }
        p = s1543;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s1544 = p;
      l1545: {
        p++;
        return undefined;
      }
      p = s1544;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadCutNumberNode = { type: 'BadCutNumber', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readBadLeadingZero(p: number): BadLeadingZeroNode | undefined {
  let c = 0;
  const start = p;
  let l_code!: string;
  let l_rest!: string;
  const s1550 = p;
  l1551: {
    if (text.charCodeAt(p) === 45) {
      const s1553 = p;
      l1552: {

        p++;
        break l1551;
      }
      p = s1553;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 48) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l_code = text.slice(s1550, p);
  const s1554 = p;
  l1555: {
    if (text.charCodeAt(p) === 46) {
      const s1557 = p;
      l1556: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1556;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1555;
      }
      p = s1557;
    } else touched ||= p >= end;
  }
  l1558: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1560 = p;
      l1559: {
        p = skipExponent(p);
        if (p < 0) { break l1559; }
        break l1558;
      }
      p = s1560;
    } else touched ||= p >= end;
  }
  l_rest = text.slice(s1554, p);
  l1566: {
    const s1564 = p;
    l1565: {
      p = skipEndsWord(p);
      if (p < 0) { break l1565; }
      p = s1564;
      break l1566;
    }
    p = s1564;
    return undefined;
  }
  pos = p;
  const node: BadLeadingZeroNode = { type: 'BadLeadingZero', start: base + start, end: base + p, raw: text.slice(start, p), code: l_code, rest: l_rest };
  trail.push(node);
  return node;
}

function skipExponent(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1561: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1563 = p;
      l1562: {
        p++;
        break l1561;
      }
      p = s1563;
    } else touched ||= p >= end;
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

function readRepairedNumber(p: number): RepairedNumberNode | undefined {
  let c = 0;
  const start = p;
  let l_sign!: string;
  let l_digits!: BadRadixNode | string;
  const s1569 = p;
  l1570: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1572 = p;
      const t1573 = trail.length;
      l1571: {
        l1574: {
          const s1575 = p;
          const t1576 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1577: {

              p++;
              break l1574;
            }
            p = s1575;
            trail.length = t1576;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 43)) {
            touched ||= p >= end;
            break l1571;
          }
          const r1578 = readBadPlus(p);
          if (r1578 === undefined) { break l1571; }
          p = pos;
        }
        break l1570;
      }
      p = s1572;
      trail.length = t1573;
    } else touched ||= p >= end;
  }
  l_sign = text.slice(s1569, p);
  l1580: {
    const s1581 = p;
    const t1582 = trail.length;
    if (text.charCodeAt(p) === 48) {
      l1583: {
        const r1584 = readBadRadix(p);
        if (r1584 === undefined) { break l1583; }
        l_digits = r1584;
        p = pos;
        break l1580;
      }
      p = s1581;
      trail.length = t1582;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1590 = readLooseDecimal(p);
    if (r1590 === undefined) { return undefined; }
    l_digits = r1590;
    p = pos;
  }
  l1628: {
    const s1626 = p;
    l1627: {
      p = skipEndsWord(p);
      if (p < 0) { break l1627; }
      p = s1626;
      break l1628;
    }
    p = s1626;
    return undefined;
  }
  pos = p;
  return { type: 'RepairedNumber', start: base + start, end: base + p, sign: l_sign, digits: l_digits };
}

function readBadPlus(p: number): BadPlusNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 43) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadPlusNode = { type: 'BadPlus', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadRadix(p: number): BadRadixNode | undefined {
  let c = 0;
  const start = p;
  l1585: {
    const s1586 = p;
    if (text.charCodeAt(p) === 48) {
      l1587: {
        if (!isCaseless(p, "0x")) { break l1587; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l1587;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l1585;
      }
      p = s1586;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l1588: {
        if (!isCaseless(p, "0o")) { break l1588; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l1588;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l1585;
      }
      p = s1586;
    } else touched ||= p >= end;
    if (!isCaseless(p, "0b")) { return undefined; }
    p += 2;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 49)))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 49))) p++;
    touched ||= p >= end;
  }
  pos = p;
  const node: BadRadixNode = { type: 'BadRadix', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readLooseDecimal(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l1591: {
    const s1592 = p;
    const t1593 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1594: {
        const s1595 = p;
        l1596: {
          const s1597 = p;
          const t1598 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l1599: {
              const r1600 = readBadDigitGroups(p);
              if (r1600 === undefined) { break l1599; }
              p = pos;
              break l1596;
            }
            p = s1597;
            trail.length = t1598;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1594;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l1606: {
          if (text.charCodeAt(p) === 46) {
            const s1608 = p;
            const t1609 = trail.length;
            l1607: {
              l1610: {
                const s1611 = p;
                const t1612 = trail.length;
                if (text.charCodeAt(p) === 46) {
                  l1613: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l1613;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l1610;
                  }
                  p = s1611;
                  trail.length = t1612;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 46)) {
                  touched ||= p >= end;
                  break l1607;
                }
                const r1614 = readBadPoint(p);
                if (r1614 === undefined) { break l1607; }
                p = pos;
              }
              break l1606;
            }
            p = s1608;
            trail.length = t1609;
          } else touched ||= p >= end;
        }
        l1616: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s1618 = p;
            l1617: {
              p = skipExponent(p);
              if (p < 0) { break l1617; }
              break l1616;
            }
            p = s1618;
          } else touched ||= p >= end;
        }
        value = text.slice(s1595, p);
        break l1591;
      }
      p = s1592;
      trail.length = t1593;
    } else touched ||= p >= end;
    const s1619 = p;
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1620 = readBadFraction(p);
    if (r1620 === undefined) { return undefined; }
    p = pos;
    l1622: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s1624 = p;
        l1623: {
          p = skipExponent(p);
          if (p < 0) { break l1623; }
          break l1622;
        }
        p = s1624;
      } else touched ||= p >= end;
    }
    value = text.slice(s1619, p);
  }
  pos = p;
  return value;
}

function readBadDigitGroups(p: number): BadDigitGroupsNode | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  let m1604 = false;
  l1601: for (;;) {
    const s1603 = p;
    if (text.charCodeAt(p) === 95) {
      l1602: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1602;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m1604 = true;
        continue l1601;
      }
      p = s1603;
    } else touched ||= p >= end;
    break;
  }
  if (!m1604) { return undefined; }
  pos = p;
  const node: BadDigitGroupsNode = { type: 'BadDigitGroups', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadPoint(p: number): BadPointNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 46) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadPointNode = { type: 'BadPoint', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadFraction(p: number): BadFractionNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 46) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadFractionNode = { type: 'BadFraction', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadNan(p: number): BadNanNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNan(p);
  if (p < 0) { return undefined; }
  l1644: {
    const s1642 = p;
    l1643: {
      p = skipEndsWord(p);
      if (p < 0) { break l1643; }
      p = s1642;
      break l1644;
    }
    p = s1642;
    return undefined;
  }
  pos = p;
  const node: BadNanNode = { type: 'BadNan', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNan(p: number): number {
  let c = 0;
  l1635: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1637 = p;
      l1636: {
        p++;
        break l1635;
      }
      p = s1637;
    } else touched ||= p >= end;
  }
  l1638: {
    const s1639 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l1640: {
        if (!isCaseless(p, "nan")) { break l1640; }
        p += 3;
        break l1638;
      }
      p = s1639;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l1641: {
        if (!isCaseless(p, "infinity")) { break l1641; }
        p += 8;
        break l1638;
      }
      p = s1639;
    } else touched ||= p >= end;
    if (!isCaseless(p, "inf")) { return -1; }
    p += 3;
  }
  return p;
}

function readBadConstant(p: number): BadConstantNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipOtherConstant(p);
  if (p < 0) { return undefined; }
  l1650: {
    const s1648 = p;
    l1649: {
      p = skipEndsWord(p);
      if (p < 0) { break l1649; }
      p = s1648;
      break l1650;
    }
    p = s1648;
    return undefined;
  }
  pos = p;
  const node: BadConstantNode = { type: 'BadConstant', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadCutWord(p: number): BadCutWordNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCutWord(p);
  if (p < 0) { return undefined; }
  if (p < end) {
    {
      const s1665 = p;
      l1666: {
        p++;
        return undefined;
      }
      p = s1665;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadCutWordNode = { type: 'BadCutWord', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCutWord(p: number): number {
  l1654: {
    const s1655 = p;
    if (text.charCodeAt(p) === 116) {
      l1656: {
        if (!text.startsWith("tru", p)) {
          reachesEnd(p, "tru");
          break l1656;
        }
        p += 3;
        break l1654;
      }
      p = s1655;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1657: {
        if (!text.startsWith("tr", p)) {
          reachesEnd(p, "tr");
          break l1657;
        }
        p += 2;
        break l1654;
      }
      p = s1655;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1658: {

        p++;
        break l1654;
      }
      p = s1655;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1659: {
        if (!text.startsWith("fals", p)) {
          reachesEnd(p, "fals");
          break l1659;
        }
        p += 4;
        break l1654;
      }
      p = s1655;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1660: {
        if (!text.startsWith("fal", p)) {
          reachesEnd(p, "fal");
          break l1660;
        }
        p += 3;
        break l1654;
      }
      p = s1655;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1661: {
        if (!text.startsWith("fa", p)) {
          reachesEnd(p, "fa");
          break l1661;
        }
        p += 2;
        break l1654;
      }
      p = s1655;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1662: {

        p++;
        break l1654;
      }
      p = s1655;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1663: {
        if (!text.startsWith("nul", p)) {
          reachesEnd(p, "nul");
          break l1663;
        }
        p += 3;
        break l1654;
      }
      p = s1655;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1664: {
        if (!text.startsWith("nu", p)) {
          reachesEnd(p, "nu");
          break l1664;
        }
        p += 2;
        break l1654;
      }
      p = s1655;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 110) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function readBadConstructor(p: number): BadConstructorNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l1671: {
    if (text.charCodeAt(p) === 110) {
      const s1673 = p;
      l1672: {
        if (!text.startsWith("new", p)) {
          reachesEnd(p, "new");
          break l1672;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1672;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1671;
      }
      p = s1673;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n1677 = 0;
  l1674: for (;;) {
    if (n1677 >= 200) break;
    const s1676 = p;
    l1675: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l1675;
      }
      p++;
      n1677++;
      continue l1674;
    }
    p = s1676;
    break;
  }
  let n1681 = 0;
  l1678: for (;;) {
    if (n1681 >= 9) break;
    const s1680 = p;
    l1679: {
      if (text.charCodeAt(p) !== 46) {
        touched ||= p >= end;
        break l1679;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l1679;
      }
      p++;
      let n1685 = 0;
      l1682: for (;;) {
        if (n1685 >= 200) break;
        const s1684 = p;
        l1683: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
            touched ||= p >= end;
            break l1683;
          }
          p++;
          n1685++;
          continue l1682;
        }
        p = s1684;
        break;
      }
      n1681++;
      continue l1678;
    }
    p = s1680;
    break;
  }
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1686: {
    const s1687 = p;
    if (text.charCodeAt(p) === 34) {
      l1688: {
        const r1689 = readDoubleName(p);
        if (r1689 === undefined) { break l1688; }
        l_text = r1689;
        p = pos;
        break l1686;
      }
      p = s1687;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1691: {
        const r1692 = readSingleName(p);
        if (r1692 === undefined) { break l1691; }
        l_text = r1692;
        p = pos;
        break l1686;
      }
      p = s1687;
    } else touched ||= p >= end;
    const s1694 = p;
    if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNumeral(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s1694, p);
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 41) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadConstructorNode = { type: 'BadConstructor', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readBadDots(p: number): BadDotsNode | undefined {
  const start = p;
  l1698: {
    const s1699 = p;
    if (text.charCodeAt(p) === 46) {
      l1700: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1700;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1698;
      }
      p = s1699;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 8230)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 8230) p++;
    touched ||= p >= end;
  }
  l1703: {
    const s1701 = p;
    l1702: {
      p = skipEndsWord(p);
      if (p < 0) { break l1702; }
      p = s1701;
      break l1703;
    }
    p = s1701;
    return undefined;
  }
  pos = p;
  const node: BadDotsNode = { type: 'BadDots', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadOpenQuote(p: number): BadOpenQuoteNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1707 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1707, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1710: {
    const s1708 = p;
    l1709: {
      p = skipEnds(p);
      if (p < 0) { break l1709; }
      p = s1708;
      break l1710;
    }
    p = s1708;
    return undefined;
  }
  pos = p;
  const node: BadOpenQuoteNode = { type: 'BadOpenQuote', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readBadBareString(p: number): BadBareStringNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1713 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBareUnit(p);
  if (p < 0) { return undefined; }
  l1750: for (;;) {
    const s1752 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l1751: {
        l1754: {
          const s1755 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
            l1756: {
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
                {
                  const s1757 = p;
                  l1758: {
                    p = skipCommentStart(p);
                    if (p < 0) { break l1758; }
                    break l1756;
                  }
                  p = s1757;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
                touched ||= p >= end;
                break l1756;
              }
              p = skipBareUnit(p);
              if (p < 0) { break l1756; }
              break l1754;
            }
            p = s1755;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 47) {
            l1760: {

              p++;
              break l1754;
            }
            p = s1755;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l1751;
          }
          p++;
        }
        continue l1750;
      }
      p = s1752;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1713, p);
  pos = p;
  const node: BadBareStringNode = { type: 'BadBareString', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipBareUnit(p: number): number {
  let c = 0;
  l1714: {
    const s1715 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : false)) {
      l1716: {
        p = skipBalanced(p);
        if (p < 0) { break l1716; }
        break l1714;
      }
      p = s1715;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l1745: {
        p++;
        break l1714;
      }
      p = s1715;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1749 = 0;
    l1746: for (;;) {
      if (n1749 >= 200) break;
      const s1748 = p;
      l1747: {
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) {
          touched ||= p >= end;
          break l1747;
        }
        p++;
        n1749++;
        continue l1746;
      }
      p = s1748;
      break;
    }
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipBalanced(p: number): number {
  let c = 0;
  l1717: {
    const s1718 = p;
    if (text.charCodeAt(p) === 40) {
      l1719: {

        p++;
        let n1723 = 0;
        l1720: for (;;) {
          if (n1723 >= 200) break;
          const s1722 = p;
          l1721: {
            l1724: {
              const s1725 = p;
              if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || (c >= 40 && c <= 41)))) {
                l1726: {
                  p++;
                  break l1724;
                }
                p = s1725;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l1721;
              }
              p++;
              let n1730 = 0;
              l1727: for (;;) {
                if (n1730 >= 99) break;
                const s1729 = p;
                l1728: {
                  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || (c >= 40 && c <= 41))))) {
                    touched ||= p >= end;
                    break l1728;
                  }
                  p++;
                  n1730++;
                  continue l1727;
                }
                p = s1729;
                break;
              }
              if (text.charCodeAt(p) !== 41) {
                touched ||= p >= end;
                break l1721;
              }
              p++;
            }
            n1723++;
            continue l1720;
          }
          p = s1722;
          break;
        }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l1719;
        }
        p++;
        break l1717;
      }
      p = s1718;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 36) {
      l1731: {
        if (!text.startsWith("${", p)) {
          reachesEnd(p, "${");
          break l1731;
        }
        p += 2;
        let n1735 = 0;
        l1732: for (;;) {
          if (n1735 >= 200) break;
          const s1734 = p;
          l1733: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1733;
            }
            p++;
            n1735++;
            continue l1732;
          }
          p = s1734;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1731;
        }
        p++;
        break l1717;
      }
      p = s1718;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1736: {

        p++;
        let n1740 = 0;
        l1737: for (;;) {
          if (n1740 >= 200) break;
          const s1739 = p;
          l1738: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1738;
            }
            p++;
            n1740++;
            continue l1737;
          }
          p = s1739;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1736;
        }
        p++;
        break l1717;
      }
      p = s1718;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1744 = 0;
    l1741: for (;;) {
      if (n1744 >= 200) break;
      const s1743 = p;
      l1742: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1742;
        }
        p++;
        n1744++;
        continue l1741;
      }
      p = s1743;
      break;
    }
    if (text.charCodeAt(p) !== 62) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf223(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [(string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  const r1763 = readSeparator(p);
  if (r1763 === undefined) { return -1; }
  value = r1763;
  p = pos;
  leafValue = value;
  return p;
}

function readSeparator(p: number): [(string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""] | undefined {
  let c = 0;
  let value!: [(string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  let e1764!: (string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
  const list1770: (string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
  l1765: for (;;) {
    const s1767 = p;
    const t1768 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
      l1766: {
        let v1769!: string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        const r1772 = readGap(p);
        if (r1772 === undefined) { break l1766; }
        v1769 = r1772;
        p = pos;
        list1770.push(v1769);
        continue l1765;
      }
      p = s1767;
      trail.length = t1768;
    } else touched ||= p >= end;
    break;
  }
  e1764 = list1770;
  let e1782!: BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | "";
  l1783: {
    const s1784 = p;
    const t1785 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1786: {
        const r1787 = readBadTrailingComma(p);
        if (r1787 === undefined) { break l1786; }
        e1782 = r1787;
        p = pos;
        break l1783;
      }
      p = s1784;
      trail.length = t1785;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l1792: {

        e1782 = ",";
        p++;
        break l1783;
      }
      p = s1784;
      trail.length = t1785;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292)) {
      l1793: {
        const r1794 = readBadSeparator(p);
        if (r1794 === undefined) { break l1793; }
        e1782 = r1794;
        p = pos;
        break l1783;
      }
      p = s1784;
      trail.length = t1785;
    } else touched ||= p >= end;
    l1796: {
      l1799: {
        const s1797 = p;
        l1798: {
          l1800: {
            const s1801 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : c === 65341 || c === 65373)) {
              l1802: {
                p++;
                break l1800;
              }
              p = s1801;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1803 = p;
                l1804: {
                  p++;
                  break l1798;
                }
                p = s1803;
              }
            } else touched ||= p >= end;
          }
          p = s1797;
          break l1799;
        }
        p = s1797;
        break l1796;
      }
      e1782 = null;
      break l1783;
    }
    p = s1784;
    trail.length = t1785;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      l1806: {
        const r1807 = readMissingComma(p);
        if (r1807 === undefined) { break l1806; }
        e1782 = r1807;
        p = pos;
        break l1783;
      }
      p = s1784;
      trail.length = t1785;
    } else touched ||= p >= end;
    e1782 = '';
  }
  value = [e1764, e1782];
  pos = p;
  return value;
}

function readGap(p: number): string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l1773: {
    const s1774 = p;
    const t1775 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1776: {
        const r1777 = readBlanks(p);
        if (r1777 === undefined) { break l1776; }
        value = r1777;
        p = pos;
        break l1773;
      }
      p = s1774;
      trail.length = t1775;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1779 = readGapMistake(p);
    if (r1779 === undefined) { return undefined; }
    value = r1779;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadTrailingComma(p: number): BadTrailingCommaNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1790: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : c === 65341 || c === 65373)) {
      const s1788 = p;
      l1789: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l1789;
        }
        p++;
        p = s1788;
        break l1790;
      }
      p = s1788;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadTrailingCommaNode = { type: 'BadTrailingComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadSeparator(p: number): BadSeparatorNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadSeparatorNode = { type: 'BadSeparator', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingComma(p: number): MissingCommaNode | undefined {
  let c = 0;
  const start = p;
  l1810: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      const s1808 = p;
      l1809: {
        l1811: {
          const s1812 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l1813: {
              p = skipValueStart(p);
              if (p < 0) { break l1813; }
              break l1811;
            }
            p = s1812;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            l1814: {
              p++;
              let n1818 = 0;
              l1815: for (;;) {
                if (n1818 >= 200) break;
                const s1817 = p;
                l1816: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l1816;
                  }
                  p++;
                  n1818++;
                  continue l1815;
                }
                p = s1817;
                break;
              }
              break l1811;
            }
            p = s1812;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l1809;
          }
          p++;
        }
        p = s1808;
        break l1810;
      }
      p = s1808;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingCommaNode = { type: 'MissingComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf229(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | [BadEllipsisNode, [(string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""]] | BadElementTextNode;
  l1821: {
    const s1822 = p;
    const t1823 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1824: {
        const r1825 = readBadComma(p);
        if (r1825 === undefined) { break l1824; }
        value = r1825;
        p = pos;
        break l1821;
      }
      p = s1822;
      trail.length = t1823;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1827: {
        let e1828!: BadEllipsisNode;
        const r1829 = readBadEllipsis(p);
        if (r1829 === undefined) { break l1827; }
        e1828 = r1829;
        p = pos;
        let e1834!: [(string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
        const r1835 = readSeparator(p);
        if (r1835 === undefined) { break l1827; }
        e1834 = r1835;
        p = pos;
        value = [e1828, e1834];
        break l1821;
      }
      p = s1822;
      trail.length = t1823;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1837 = readBadElementText(p);
    if (r1837 === undefined) { return -1; }
    value = r1837;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadComma(p: number): BadCommaNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadCommaNode = { type: 'BadComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadEllipsis(p: number): BadEllipsisNode | undefined {
  const start = p;
  l1830: {
    const s1831 = p;
    if (text.charCodeAt(p) === 46) {
      l1832: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1832;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1830;
      }
      p = s1831;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 8230)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 8230) p++;
    touched ||= p >= end;
  }
  pos = p;
  const node: BadEllipsisNode = { type: 'BadEllipsis', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadElementText(p: number): BadElementTextNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : c === 65341 || c === 65373)) {
    {
      const s1838 = p;
      l1839: {
        p++;
        return undefined;
      }
      p = s1838;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadElementTextNode = { type: 'BadElementText', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf233(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ArrayEndNode | [null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  const r1842 = readCloseTuple(p);
  if (r1842 === undefined) { return -1; }
  value = r1842;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseTuple(p: number): ArrayEndNode | [null, BadRootEndNode] | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ArrayEndNode | [null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  l1843: {
    const s1844 = p;
    const t1845 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : c === 65341 || c === 65373)) {
      l1846: {
        const r1847 = readArrayEnd(p);
        if (r1847 === undefined) { break l1846; }
        value = r1847;
        p = pos;
        break l1843;
      }
      p = s1844;
      trail.length = t1845;
    } else touched ||= p >= end;
    l1849: {
      let e1850!: null;
      {
        const s1851 = p;
        l1852: {
          p = skipInAnyObject(p);
          if (p < 0) { break l1852; }
          break l1849;
        }
        p = s1851;
      }
      e1850 = null;
      let e1857!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1849;
      }
      const r1858 = readBadRootEnd(p);
      if (r1858 === undefined) { break l1849; }
      e1857 = r1858;
      p = pos;
      value = [e1850, e1857];
      break l1843;
    }
    p = s1844;
    trail.length = t1845;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l1860: {
        const r1861 = readMissingBracket(p);
        if (r1861 === undefined) { break l1860; }
        value = r1861;
        p = pos;
        break l1843;
      }
      p = s1844;
      trail.length = t1845;
    } else touched ||= p >= end;
    const r1866 = readMissingEnd(p);
    if (r1866 === undefined) { return undefined; }
    value = r1866;
    p = pos;
  }
  pos = p;
  return value;
}

function readArrayEnd(p: number): ArrayEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : c === 65341 || c === 65373))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'ArrayEnd', start: base + start, end: base + p };
}

function skipInAnyObject(p: number): number {
  l1854: {
    const s1855 = p;
    l1856: {
      p = skipInRootObject(p);
      if (p < 0) { break l1856; }
      break l1854;
    }
    p = s1855;
    p = skipInObjectAround(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipInRootObject(p: number): number {
  const noted = trail.length;
  const value = readInRootObject(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInRootObject(p: number): string | undefined {
  if (reading.inside[1] === 0) return undefined;
  pos = p;
  return '';
}

function skipInObjectAround(p: number): number {
  const noted = trail.length;
  const value = readInObjectAround(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInObjectAround(p: number): string | undefined {
  if (reading.inside[0] === 0) return undefined;
  pos = p;
  return '';
}

function readBadRootEnd(p: number): BadRootEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadRootEndNode = { type: 'BadRootEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingBracket(p: number): MissingBracketNode | undefined {
  let c = 0;
  const start = p;
  l1864: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      const s1862 = p;
      l1863: {
        p++;
        p = s1862;
        break l1864;
      }
      p = s1862;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingBracketNode = { type: 'MissingBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingEnd(p: number): MissingEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingEndNode = { type: 'MissingEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf244(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  const r1869 = readCloseArray(p);
  if (r1869 === undefined) { return -1; }
  value = r1869;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseArray(p: number): [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  l1870: {
    const s1871 = p;
    const t1872 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : c === 65341 || c === 65373)) {
      l1873: {
        let e1874!: null;
        if (text.charCodeAt(p) === 41) {
          {
            const s1875 = p;
            l1876: {

              p++;
              break l1873;
            }
            p = s1875;
          }
        } else touched ||= p >= end;
        e1874 = null;
        let e1878!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l1873;
        }
        const r1879 = readArrayEnd(p);
        if (r1879 === undefined) { break l1873; }
        e1878 = r1879;
        p = pos;
        value = [e1874, e1878];
        break l1870;
      }
      p = s1871;
      trail.length = t1872;
    } else touched ||= p >= end;
    l1881: {
      const r1882 = readBadArrayEnd(p);
      if (r1882 === undefined) { break l1881; }
      value = r1882;
      p = pos;
      break l1870;
    }
    p = s1871;
    trail.length = t1872;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l1896: {
        const r1897 = readMissingBracket(p);
        if (r1897 === undefined) { break l1896; }
        value = r1897;
        p = pos;
        break l1870;
      }
      p = s1871;
      trail.length = t1872;
    } else touched ||= p >= end;
    const r1899 = readMissingEnd(p);
    if (r1899 === undefined) { return undefined; }
    value = r1899;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrayEnd(p: number): BadArrayEndNode | undefined {
  let c = 0;
  const start = p;
  l1883: {
    const s1884 = p;
    l1885: {
      {
        const s1886 = p;
        l1887: {
          p = skipInAnyObject(p);
          if (p < 0) { break l1887; }
          break l1885;
        }
        p = s1886;
      }
      if (text.charCodeAt(p) !== 125) {
        touched ||= p >= end;
        break l1885;
      }
      p++;
      break l1883;
    }
    p = s1884;
    {
      const s1889 = p;
      l1890: {
        p = skipInObjectAround(p);
        if (p < 0) { break l1890; }
        return undefined;
      }
      p = s1889;
    }
    if (text.charCodeAt(p) !== 125) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1894: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
        const s1892 = p;
        l1893: {
          p = skipMemberBehind(p);
          if (p < 0) { break l1893; }
          p = s1892;
          break l1894;
        }
        p = s1892;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: BadArrayEndNode = { type: 'BadArrayEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipMemberBehind(p: number): number {
  let c = 0;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipMemberAhead(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf248(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedTextNode;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r1902 = readRepairedText(p);
  if (r1902 === undefined) { return -1; }
  value = r1902;
  p = pos;
  leafValue = value;
  return p;
}

function leaf249(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: null | [null, MissingValueNode] | RepairedWordNode | MissingValueNode;
  l1904: {
    const s1905 = p;
    const t1906 = trail.length;
    l1907: {
      l1910: {
        const s1908 = p;
        l1909: {
          if (p < end) {
            {
              const s1911 = p;
              l1912: {
                p++;
                break l1909;
              }
              p = s1911;
            }
          } else touched ||= p >= end;
          p = s1908;
          break l1910;
        }
        p = s1908;
        break l1907;
      }
      value = null;
      break l1904;
    }
    p = s1905;
    trail.length = t1906;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1914: {
        let e1915!: null;
        l1918: {
          if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
            const s1916 = p;
            l1917: {
              p++;
              p = s1916;
              break l1918;
            }
            p = s1916;
          } else touched ||= p >= end;
          break l1914;
        }
        e1915 = null;
        let e1919!: MissingValueNode;
        const r1920 = readMissingValue(p);
        if (r1920 === undefined) { break l1914; }
        e1919 = r1920;
        p = pos;
        value = [e1915, e1919];
        break l1904;
      }
      p = s1905;
      trail.length = t1906;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c >= 128)) {
      l1922: {
        const r1923 = readRepairedWord(p);
        if (r1923 === undefined) { break l1922; }
        value = r1923;
        p = pos;
        break l1904;
      }
      p = s1905;
      trail.length = t1906;
    } else touched ||= p >= end;
    const r1925 = readMissingValue(p);
    if (r1925 === undefined) { return -1; }
    value = r1925;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingValue(p: number): MissingValueNode | undefined {
  const start = p;
  pos = p;
  const node: MissingValueNode = { type: 'MissingValue', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf251(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateColonNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1927 = readBadLateColon(p);
  if (r1927 === undefined) { return -1; }
  value = r1927;
  p = pos;
  leafValue = value;
  return p;
}

function readBadLateColon(p: number): BadLateColonNode | undefined {
  let c = 0;
  const start = p;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1930: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s1928 = p;
      l1929: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1929;
        }
        p = skipValueStart(p);
        if (p < 0) { break l1929; }
        p = s1928;
        break l1930;
      }
      p = s1928;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateColonNode = { type: 'BadLateColon', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf253(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | BadEllipsisNode | MissingNameEndNode | BadInnerBracketNode | BadTextNode;
  l1932: {
    const s1933 = p;
    const t1934 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1935: {
        const r1936 = readBadComma(p);
        if (r1936 === undefined) { break l1935; }
        value = r1936;
        p = pos;
        break l1932;
      }
      p = s1933;
      trail.length = t1934;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1938: {
        const r1939 = readBadEllipsis(p);
        if (r1939 === undefined) { break l1938; }
        value = r1939;
        p = pos;
        break l1932;
      }
      p = s1933;
      trail.length = t1934;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l1941: {
        const r1942 = readMissingNameEnd(p);
        if (r1942 === undefined) { break l1941; }
        value = r1942;
        p = pos;
        break l1932;
      }
      p = s1933;
      trail.length = t1934;
    } else touched ||= p >= end;
    l1947: {
      const r1948 = readBadInnerBracket(p);
      if (r1948 === undefined) { break l1947; }
      value = r1948;
      p = pos;
      break l1932;
    }
    p = s1933;
    trail.length = t1934;
    const r1959 = readBadText(p);
    if (r1959 === undefined) { return -1; }
    value = r1959;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingNameEnd(p: number): MissingNameEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288)) p++;
  touched ||= p >= end;
  if (p < end) {
    {
      const s1943 = p;
      l1944: {
        p++;
        return undefined;
      }
      p = s1943;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingNameEndNode = { type: 'MissingNameEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadInnerBracket(p: number): BadInnerBracketNode | undefined {
  const start = p;
  l1949: {
    const s1950 = p;
    if (text.charCodeAt(p) === 91) {
      l1951: {

        p++;
        break l1949;
      }
      p = s1950;
    } else touched ||= p >= end;
    {
      const s1952 = p;
      l1953: {
        p = skipInAnyArray(p);
        if (p < 0) { break l1953; }
        return undefined;
      }
      p = s1952;
    }
    if (text.charCodeAt(p) !== 123) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  const node: BadInnerBracketNode = { type: 'BadInnerBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipInAnyArray(p: number): number {
  l1955: {
    const s1956 = p;
    l1957: {
      p = skipInRootArray(p);
      if (p < 0) { break l1957; }
      break l1955;
    }
    p = s1956;
    p = skipInArrayAround(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipInRootArray(p: number): number {
  const noted = trail.length;
  const value = readInRootArray(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInRootArray(p: number): string | undefined {
  if (reading.inside[3] === 0) return undefined;
  pos = p;
  return '';
}

function skipInArrayAround(p: number): number {
  const noted = trail.length;
  const value = readInArrayAround(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInArrayAround(p: number): string | undefined {
  if (reading.inside[2] === 0) return undefined;
  pos = p;
  return '';
}

function readBadText(p: number): BadTextNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1960 = p;
    l1961: {
      p = skipInTuple(p);
      if (p < 0) { break l1961; }
      if (text.charCodeAt(p) !== 41) {
        touched ||= p >= end;
        break l1961;
      }
      p++;
      return undefined;
    }
    p = s1960;
  }
  if (!((p < end && !((c = text.charCodeAt(p)) === 93 || c === 123 || c === 125)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadTextNode = { type: 'BadText', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipInTuple(p: number): number {
  const noted = trail.length;
  const value = readInTuple(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInTuple(p: number): string | undefined {
  if (reading.inside[4] === 0) return undefined;
  pos = p;
  return '';
}

function leaf264(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  const r1964 = readCloseObject(p);
  if (r1964 === undefined) { return -1; }
  value = r1964;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseObject(p: number): ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  l1965: {
    const s1966 = p;
    const t1967 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l1968: {
        const r1969 = readObjectEnd(p);
        if (r1969 === undefined) { break l1968; }
        value = r1969;
        p = pos;
        break l1965;
      }
      p = s1966;
      trail.length = t1967;
    } else touched ||= p >= end;
    l1971: {
      const r1972 = readBadObjectEnd(p);
      if (r1972 === undefined) { break l1971; }
      value = r1972;
      p = pos;
      break l1965;
    }
    p = s1966;
    trail.length = t1967;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l1983: {
        const r1984 = readMissingBracket(p);
        if (r1984 === undefined) { break l1983; }
        value = r1984;
        p = pos;
        break l1965;
      }
      p = s1966;
      trail.length = t1967;
    } else touched ||= p >= end;
    const r1986 = readMissingEnd(p);
    if (r1986 === undefined) { return undefined; }
    value = r1986;
    p = pos;
  }
  pos = p;
  return value;
}

function readObjectEnd(p: number): ObjectEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 125 || c === 65373))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'ObjectEnd', start: base + start, end: base + p };
}

function readBadObjectEnd(p: number): BadObjectEndNode | undefined {
  let c = 0;
  const start = p;
  l1973: {
    const s1974 = p;
    l1975: {
      {
        const s1976 = p;
        l1977: {
          p = skipInAnyArray(p);
          if (p < 0) { break l1977; }
          break l1975;
        }
        p = s1976;
      }
      if (text.charCodeAt(p) !== 93) {
        touched ||= p >= end;
        break l1975;
      }
      p++;
      break l1973;
    }
    p = s1974;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1981: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
        const s1979 = p;
        l1980: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l1980;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
            touched ||= p >= end;
            break l1980;
          }
          p = skipMemberBehind(p);
          if (p < 0) { break l1980; }
          p = s1979;
          break l1981;
        }
        p = s1979;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: BadObjectEndNode = { type: 'BadObjectEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf268(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r1989 = readCloseNamedArray(p);
  if (r1989 === undefined) { return -1; }
  value = r1989;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseNamedArray(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l1990: {
    const s1991 = p;
    const t1992 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l1993: {
        const r1994 = readObjectEnd(p);
        if (r1994 === undefined) { break l1993; }
        value = r1994;
        p = pos;
        break l1990;
      }
      p = s1991;
      trail.length = t1992;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l1996: {
        const r1997 = readBadRootEnd(p);
        if (r1997 === undefined) { break l1996; }
        value = r1997;
        p = pos;
        break l1990;
      }
      p = s1991;
      trail.length = t1992;
    } else touched ||= p >= end;
    const r1999 = readMissingEnd(p);
    if (r1999 === undefined) { return undefined; }
    value = r1999;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf270(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootEndNode | MissingEndNode;
  const r2002 = readCloseBraceArray(p);
  if (r2002 === undefined) { return -1; }
  value = r2002;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseBraceArray(p: number): BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: BadRootEndNode | MissingEndNode;
  l2003: {
    const s2004 = p;
    const t2005 = trail.length;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2006: {
        const r2007 = readBadRootEnd(p);
        if (r2007 === undefined) { break l2006; }
        value = r2007;
        p = pos;
        break l2003;
      }
      p = s2004;
      trail.length = t2005;
    } else touched ||= p >= end;
    const r2009 = readMissingEnd(p);
    if (r2009 === undefined) { return undefined; }
    value = r2009;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf272(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2012 = readCloseRootObject(p);
  if (r2012 === undefined) { return -1; }
  value = r2012;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootObject(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2013: {
    const s2014 = p;
    const t2015 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2016: {
        const r2017 = readObjectEnd(p);
        if (r2017 === undefined) { break l2016; }
        value = r2017;
        p = pos;
        break l2013;
      }
      p = s2014;
      trail.length = t2015;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2019: {
        const r2020 = readBadRootEnd(p);
        if (r2020 === undefined) { break l2019; }
        value = r2020;
        p = pos;
        break l2013;
      }
      p = s2014;
      trail.length = t2015;
    } else touched ||= p >= end;
    const r2022 = readMissingEnd(p);
    if (r2022 === undefined) { return undefined; }
    value = r2022;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf274(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2025!: null;
  l2028: {
    if (((c = text.charCodeAt(p)) === 91 || c === 65339)) {
      const s2026 = p;
      l2027: {
        p = skipArrayAhead(p);
        if (p < 0) { break l2027; }
        p = s2026;
        break l2028;
      }
      p = s2026;
    } else touched ||= p >= end;
    return -1;
  }
  e2025 = null;
  value = [e2025];
  leafValue = value;
  return p;
}

function skipArrayAhead(p: number): number {
  let c = 0;
  l2029: {
    const s2030 = p;
    if (text.charCodeAt(p) === 91) {
      l2031: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2032: {
          const s2033 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2034: {
              p++;
              break l2032;
            }
            p = s2033;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : c === 8230)) {
            l2035: {
              p++;
              break l2032;
            }
            p = s2033;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2036: {
              p++;
              {
                const s2037 = p;
                l2038: {
                  p = skipLogTag(p);
                  if (p < 0) { break l2038; }
                  break l2036;
                }
                p = s2037;
              }
              break l2032;
            }
            p = s2033;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : c === 304)) {
            l2044: {
              p = skipConstantAhead(p);
              if (p < 0) { break l2044; }
              break l2032;
            }
            p = s2033;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
            l2061: {
              p = skipWordList(p);
              if (p < 0) { break l2061; }
              break l2032;
            }
            p = s2033;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            l2069: {
              p++;
              let n2073 = 0;
              l2070: for (;;) {
                if (n2073 >= 200) break;
                const s2072 = p;
                l2071: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l2071;
                  }
                  p++;
                  n2073++;
                  continue l2070;
                }
                p = s2072;
                break;
              }
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2069;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
                touched ||= p >= end;
                break l2069;
              }
              p++;
              break l2032;
            }
            p = s2033;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2074 = p;
              l2075: {
                p++;
                break l2031;
              }
              p = s2074;
            }
          } else touched ||= p >= end;
        }
        break l2029;
      }
      p = s2030;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 65339) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipLogTag(p: number): number {
  let c = 0;
  let n2043 = 0;
  l2040: for (;;) {
    if (n2043 >= 40) break;
    const s2042 = p;
    l2041: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : false))) {
        touched ||= p >= end;
        break l2041;
      }
      p++;
      n2043++;
      continue l2040;
    }
    p = s2042;
    break;
  }
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipConstantAhead(p: number): number {
  let c = 0;
  l2045: {
    const s2046 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : c === 304)) {
      l2047: {
        l2048: {
          const s2049 = p;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l2050: {
              p = skipLiteral(p);
              if (p < 0) { break l2050; }
              break l2048;
            }
            p = s2049;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)) {
            l2051: {
              p = skipOtherConstant(p);
              if (p < 0) { break l2051; }
              break l2048;
            }
            p = s2049;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304))) {
            touched ||= p >= end;
            break l2047;
          }
          p = skipNan(p);
          if (p < 0) { break l2047; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2052: {
          const s2053 = p;
          if (((c = text.charCodeAt(p)) === 44 || c === 93)) {
            l2054: {
              p++;
              break l2052;
            }
            p = s2053;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2055 = p;
              l2056: {
                p++;
                break l2047;
              }
              p = s2055;
            }
          } else touched ||= p >= end;
        }
        break l2045;
      }
      p = s2046;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCutWord(p);
    if (p < 0) { return -1; }
    if (p < end) {
      {
        const s2058 = p;
        l2059: {
          p++;
          return -1;
        }
        p = s2058;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipWordList(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
  touched ||= p >= end;
  l2062: for (;;) {
    const s2064 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
      l2063: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l2063;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l2063;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        continue l2062;
      }
      p = s2064;
    } else touched ||= p >= end;
    break;
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (p < end) {
    {
      const s2066 = p;
      l2067: {
        p++;
        return -1;
      }
      p = s2066;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf279(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateElementNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r2077 = readBadLateElement(p);
  if (r2077 === undefined) { return -1; }
  value = r2077;
  p = pos;
  leafValue = value;
  return p;
}

function readBadLateElement(p: number): BadLateElementNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2080: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2078 = p;
      l2079: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2081: {
          const s2082 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2083: {
              p = skipQuotedAhead(p);
              if (p < 0) { break l2083; }
              break l2081;
            }
            p = s2082;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2079;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2079; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2079;
        }
        p++;
        p = s2078;
        break l2080;
      }
      p = s2078;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateElementNode = { type: 'BadLateElement', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf281(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  const r2085 = readCloseRootArray(p);
  if (r2085 === undefined) { return -1; }
  value = r2085;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootArray(p: number): [null, ArrayEndNode] | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  l2086: {
    const s2087 = p;
    const t2088 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : c === 65341 || c === 65373)) {
      l2089: {
        let e2090!: null;
        if (text.charCodeAt(p) === 41) {
          {
            const s2091 = p;
            l2092: {

              p++;
              break l2089;
            }
            p = s2091;
          }
        } else touched ||= p >= end;
        e2090 = null;
        let e2094!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l2089;
        }
        const r2095 = readArrayEnd(p);
        if (r2095 === undefined) { break l2089; }
        e2094 = r2095;
        p = pos;
        value = [e2090, e2094];
        break l2086;
      }
      p = s2087;
      trail.length = t2088;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2097: {
        const r2098 = readBadRootEnd(p);
        if (r2098 === undefined) { break l2097; }
        value = r2098;
        p = pos;
        break l2086;
      }
      p = s2087;
      trail.length = t2088;
    } else touched ||= p >= end;
    const r2100 = readMissingEnd(p);
    if (r2100 === undefined) { return undefined; }
    value = r2100;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf283(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2103!: null;
  l2106: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2104 = p;
      l2105: {
        p = skipMemberStart(p);
        if (p < 0) { break l2105; }
        p = s2104;
        break l2106;
      }
      p = s2104;
    } else touched ||= p >= end;
    return -1;
  }
  e2103 = null;
  value = [e2103];
  leafValue = value;
  return p;
}

function skipMemberStart(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipQuotedAhead(p);
  if (p < 0) { return -1; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipValueStart(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf285(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OpenlessStartNode;
  const r2107 = readOpenlessStart(p);
  if (r2107 === undefined) { return -1; }
  value = r2107;
  p = pos;
  leafValue = value;
  return p;
}

function readOpenlessStart(p: number): OpenlessStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r2108 = readObjectKind(p);
  if (r2108 === undefined) { return undefined; }
  l_kind = r2108;
  p = pos;
  const r2110 = readMissingOpen(p);
  if (r2110 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'OpenlessStart', start: base + start, end: base + p, kind: l_kind };
}

function readMissingOpen(p: number): MissingOpenNode | undefined {
  const start = p;
  pos = p;
  const node: MissingOpenNode = { type: 'MissingOpen', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf288(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WordNode | RepairedRootNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2113 = readRootWord(p);
  if (r2113 === undefined) { return -1; }
  value = r2113;
  p = pos;
  leafValue = value;
  return p;
}

function readRootWord(p: number): WordNode | RepairedRootNode | undefined {
  let c = 0;
  let value!: WordNode | RepairedRootNode;
  l2114: {
    const s2115 = p;
    const t2116 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false)) {
      l2117: {
        const r2118 = readWord(p);
        if (r2118 === undefined) { break l2117; }
        value = r2118;
        p = pos;
        l2122: {
          const s2120 = p;
          l2121: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2121; }
            p = s2120;
            break l2122;
          }
          p = s2120;
          break l2117;
        }
        break l2114;
      }
      p = s2115;
      trail.length = t2116;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2123 = readRepairedRoot(p);
    if (r2123 === undefined) { return undefined; }
    value = r2123;
    p = pos;
    l2150: {
      const s2148 = p;
      l2149: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2149; }
        p = s2148;
        break l2150;
      }
      p = s2148;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function readRepairedRoot(p: number): RepairedRootNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode;
  l2124: {
    const s2125 = p;
    const t2126 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l2127: {
        const r2128 = readBadCutSign(p);
        if (r2128 === undefined) { break l2127; }
        l_value = r2128;
        p = pos;
        break l2124;
      }
      p = s2125;
      trail.length = t2126;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2130: {
        const r2131 = readBadCutNumber(p);
        if (r2131 === undefined) { break l2130; }
        l_value = r2131;
        p = pos;
        break l2124;
      }
      p = s2125;
      trail.length = t2126;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2133: {
        const r2134 = readBadLeadingZero(p);
        if (r2134 === undefined) { break l2133; }
        l_value = r2134;
        p = pos;
        break l2124;
      }
      p = s2125;
      trail.length = t2126;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2136: {
        const r2137 = readRepairedNumber(p);
        if (r2137 === undefined) { break l2136; }
        l_value = r2137;
        p = pos;
        break l2124;
      }
      p = s2125;
      trail.length = t2126;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304)) {
      l2139: {
        const r2140 = readBadNan(p);
        if (r2140 === undefined) { break l2139; }
        l_value = r2140;
        p = pos;
        break l2124;
      }
      p = s2125;
      trail.length = t2126;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)) {
      l2142: {
        const r2143 = readBadConstant(p);
        if (r2143 === undefined) { break l2142; }
        l_value = r2143;
        p = pos;
        break l2124;
      }
      p = s2125;
      trail.length = t2126;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2145 = readBadCutWord(p);
    if (r2145 === undefined) { return undefined; }
    l_value = r2145;
    p = pos;
  }
  pos = p;
  return { type: 'RepairedRoot', start: base + start, end: base + p, value: l_value };
}

function leaf291(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2152!: null;
  l2155: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2153 = p;
      l2154: {
        p = skipRootTextAhead(p);
        if (p < 0) { break l2154; }
        p = s2153;
        break l2155;
      }
      p = s2153;
    } else touched ||= p >= end;
    return -1;
  }
  e2152 = null;
  value = [e2152];
  leafValue = value;
  return p;
}

function skipRootTextAhead(p: number): number {
  let c = 0;
  l2156: {
    const s2157 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      l2158: {
        l2159: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            const s2161 = p;
            l2160: {
              p = skipPrefix(p);
              if (p < 0) { break l2160; }
              break l2159;
            }
            p = s2161;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2158;
        }
        p++;
        l2162: {
          const s2163 = p;
          if (((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93)) {
            l2164: {
              let n2168 = 0;
              l2165: for (;;) {
                if (n2168 >= 200) break;
                const s2167 = p;
                l2166: {
                  if (!(((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93))) {
                    touched ||= p >= end;
                    break l2166;
                  }
                  p++;
                  n2168++;
                  continue l2165;
                }
                p = s2167;
                break;
              }
              if (n2168 < 200) { break l2164; }
              break l2162;
            }
            p = s2163;
          } else touched ||= p >= end;
          l2169: for (;;) {
            const s2171 = p;
            if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
              l2170: {
                l2173: {
                  const s2174 = p;
                  if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                    l2175: {
                      p++;
                      break l2173;
                    }
                    p = s2174;
                  } else touched ||= p >= end;
                  if (!(text.charCodeAt(p) === 92)) {
                    touched ||= p >= end;
                    break l2170;
                  }
                  p = skipGoodEscape(p);
                  if (p < 0) { break l2170; }
                }
                continue l2169;
              }
              p = s2171;
            } else touched ||= p >= end;
            break;
          }
          l2176: {
            const s2177 = p;
            if (text.charCodeAt(p) === 34) {
              l2178: {

                p++;
                p = skipEndsRoot(p);
                if (p < 0) { break l2178; }
                break l2176;
              }
              p = s2177;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s2179 = p;
                l2180: {
                  p++;
                  break l2158;
                }
                p = s2179;
              }
            } else touched ||= p >= end;
          }
        }
        break l2156;
      }
      p = s2157;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2182: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l2182;
        }
        p += 3;
        break l2156;
      }
      p = s2157;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2183: {
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s2184 = p;
            l2185: {
              p++;
              break l2183;
            }
            p = s2184;
          }
        } else touched ||= p >= end;
        break l2156;
      }
      p = s2157;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128)) p++;
    touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    p = skipEndsRoot(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf293(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceStartNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r2187 = readFenceStart(p);
  if (r2187 === undefined) { return -1; }
  value = r2187;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceStart(p: number): FenceStartNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2188 = readBadFence(p);
  if (r2188 === undefined) { return undefined; }
  p = pos;
  const s2193 = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFence(p);
  if (p < 0) { return undefined; }
  l_run = text.slice(s2193, p);
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : false)) p++;
  touched ||= p >= end;
  {
    const s2194 = p;
    l2195: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s2197 = p;
          l2198: {
            p++;
            break l2195;
          }
          p = s2197;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s2194;
  }
  pos = p;
  return { type: 'FenceStart', start: base + start, end: base + p, run: l_run };
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  l2191: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s2189 = p;
      l2190: {
        p = skipFence(p);
        if (p < 0) { break l2190; }
        p = s2189;
        break l2191;
      }
      p = s2189;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf296(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadSequenceNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2201 = readBadSequence(p);
  if (r2201 === undefined) { return -1; }
  value = r2201;
  p = pos;
  leafValue = value;
  return p;
}

function readBadSequence(p: number): BadSequenceNode | undefined {
  let c = 0;
  const start = p;
  l2202: {
    const s2203 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2204: {
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l2204;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2205: {
          if (text.charCodeAt(p) === 44) {
            const s2207 = p;
            l2206: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2205;
            }
            p = s2207;
          } else touched ||= p >= end;
        }
        l2210: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2208 = p;
            l2209: {
              l2211: {
                const s2212 = p;
                if (text.charCodeAt(p) === 123) {
                  l2213: {

                    p++;
                    break l2211;
                  }
                  p = s2212;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2209;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2209; }
              }
              p = s2208;
              break l2210;
            }
            p = s2208;
          } else touched ||= p >= end;
          break l2204;
        }
        break l2202;
      }
      p = s2203;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l2214: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2217: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2215 = p;
            l2216: {
              l2218: {
                const s2219 = p;
                if (text.charCodeAt(p) === 123) {
                  l2220: {

                    p++;
                    break l2218;
                  }
                  p = s2219;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2216;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2216; }
              }
              p = s2215;
              break l2217;
            }
            p = s2215;
          } else touched ||= p >= end;
          break l2214;
        }
        break l2202;
      }
      p = s2203;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l2221: {
      if (text.charCodeAt(p) === 44) {
        const s2223 = p;
        l2222: {

          p++;
          break l2221;
        }
        p = s2223;
      } else touched ||= p >= end;
    }
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
    l2226: {
      const s2224 = p;
      l2225: {
        l2227: {
          const s2228 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304)) {
            l2229: {
              p = skipRootWord(p);
              if (p < 0) { break l2229; }
              break l2227;
            }
            p = s2228;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2362: {
              p = skipRootTextAhead(p);
              if (p < 0) { break l2362; }
              break l2227;
            }
            p = s2228;
          } else touched ||= p >= end;
          l2363: {
            l2364: {
              if (text.charCodeAt(p) === 45) {
                const s2366 = p;
                l2365: {

                  p++;
                  break l2364;
                }
                p = s2366;
              } else touched ||= p >= end;
            }
            while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
            touched ||= p >= end;
            if (p < end) {
              {
                const s2367 = p;
                l2368: {
                  p++;
                  break l2363;
                }
                p = s2367;
              }
            } else touched ||= p >= end;
            break l2227;
          }
          p = s2228;
          if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
            touched ||= p >= end;
            break l2225;
          }
          p = skipCutWord(p);
          if (p < 0) { break l2225; }
          if (p < end) {
            {
              const s2370 = p;
              l2371: {
                p++;
                break l2225;
              }
              p = s2370;
            }
          } else touched ||= p >= end;
        }
        p = s2224;
        break l2226;
      }
      p = s2224;
      return undefined;
    }
  }
  pos = p;
  const node: BadSequenceNode = { type: 'BadSequence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipRootWord(p: number): number {
  let c = 0;
  l2230: {
    const s2231 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false)) {
      l2232: {
        p = skipWord(p);
        if (p < 0) { break l2232; }
        l2267: {
          const s2265 = p;
          l2266: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2266; }
            p = s2265;
            break l2267;
          }
          p = s2265;
          break l2232;
        }
        break l2230;
      }
      p = s2231;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipRepairedRoot(p);
    if (p < 0) { return -1; }
    l2361: {
      const s2359 = p;
      l2360: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2360; }
        p = s2359;
        break l2361;
      }
      p = s2359;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  l2233: {
    const s2234 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2235: {
        p = skipText(p);
        if (p < 0) { break l2235; }
        l2252: {
          const s2250 = p;
          l2251: {
            p = skipEnds(p);
            if (p < 0) { break l2251; }
            p = s2250;
            break l2252;
          }
          p = s2250;
          break l2235;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false)) {
          {
            const s2253 = p;
            l2254: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l2254;
              }
              p++;
              break l2235;
            }
            p = s2253;
          }
        } else touched ||= p >= end;
        break l2233;
      }
      p = s2234;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2256: {
        p = skipNumber(p);
        if (p < 0) { break l2256; }
        break l2233;
      }
      p = s2234;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipConstant(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipText(p: number): number {
  let c = 0;
  l2236: {
    const s2237 = p;
    if (text.charCodeAt(p) === 34) {
      l2238: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2238;
        }
        p++;
        break l2236;
      }
      p = s2237;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2240: {

        p++;
        l2242: for (;;) {
          const s2244 = p;
          if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
            l2243: {
              l2246: {
                const s2247 = p;
                if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                  l2248: {
                    p++;
                    break l2246;
                  }
                  p = s2247;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 92)) {
                  touched ||= p >= end;
                  break l2243;
                }
                p = skipGoodEscape(p);
                if (p < 0) { break l2243; }
              }
              continue l2242;
            }
            p = s2244;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2240;
        }
        p++;
        break l2236;
      }
      p = s2237;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 32 && c <= 38) || (c >= 40 && c <= 91) || c >= 93)) p++;
    touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNumeral(p);
  if (p < 0) { return -1; }
  l2260: {
    const s2258 = p;
    l2259: {
      p = skipEndsWord(p);
      if (p < 0) { break l2259; }
      p = s2258;
      break l2260;
    }
    p = s2258;
    return -1;
  }
  return p;
}

function skipConstant(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLiteral(p);
  if (p < 0) { return -1; }
  l2264: {
    const s2262 = p;
    l2263: {
      p = skipEndsWord(p);
      if (p < 0) { break l2263; }
      p = s2262;
      break l2264;
    }
    p = s2262;
    return -1;
  }
  return p;
}

function skipRepairedRoot(p: number): number {
  let c = 0;
  l2268: {
    const s2269 = p;
    if (text.charCodeAt(p) === 45) {
      l2270: {
        p = skipBadCutSign(p);
        if (p < 0) { break l2270; }
        break l2268;
      }
      p = s2269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2274: {
        p = skipBadCutNumber(p);
        if (p < 0) { break l2274; }
        break l2268;
      }
      p = s2269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2291: {
        p = skipBadLeadingZero(p);
        if (p < 0) { break l2291; }
        break l2268;
      }
      p = s2269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2306: {
        p = skipRepairedNumber(p);
        if (p < 0) { break l2306; }
        break l2268;
      }
      p = s2269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304)) {
      l2348: {
        p = skipBadNan(p);
        if (p < 0) { break l2348; }
        break l2268;
      }
      p = s2269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)) {
      l2352: {
        p = skipBadConstant(p);
        if (p < 0) { break l2352; }
        break l2268;
      }
      p = s2269;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadCutWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipBadCutSign(p: number): number {
  if (text.charCodeAt(p) !== 45) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (p < end) {
    {
      const s2271 = p;
      l2272: {
        p++;
        return -1;
      }
      p = s2271;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadCutNumber(p: number): number {
  let c = 0;
  l2276: {
    if (text.charCodeAt(p) === 45) {
      const s2278 = p;
      l2277: {

        p++;
        break l2276;
      }
      p = s2278;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l2279: {
    if (text.charCodeAt(p) === 46) {
      const s2281 = p;
      l2280: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2280;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2279;
      }
      p = s2281;
    } else touched ||= p >= end;
  }
  l2282: {
    const s2283 = p;
    if (text.charCodeAt(p) === 46) {
      l2284: {

        p++;
        break l2282;
      }
      p = s2283;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2285: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s2287 = p;
        l2286: {
          p++;
          break l2285;
        }
        p = s2287;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s2288 = p;
      l2289: {
        p++;
        return -1;
      }
      p = s2288;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadLeadingZero(p: number): number {
  let c = 0;
  l2293: {
    if (text.charCodeAt(p) === 45) {
      const s2295 = p;
      l2294: {

        p++;
        break l2293;
      }
      p = s2295;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 48) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l2297: {
    if (text.charCodeAt(p) === 46) {
      const s2299 = p;
      l2298: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2298;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2297;
      }
      p = s2299;
    } else touched ||= p >= end;
  }
  l2300: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s2302 = p;
      l2301: {
        p = skipExponent(p);
        if (p < 0) { break l2301; }
        break l2300;
      }
      p = s2302;
    } else touched ||= p >= end;
  }
  l2305: {
    const s2303 = p;
    l2304: {
      p = skipEndsWord(p);
      if (p < 0) { break l2304; }
      p = s2303;
      break l2305;
    }
    p = s2303;
    return -1;
  }
  return p;
}

function skipRepairedNumber(p: number): number {
  let c = 0;
  l2308: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s2310 = p;
      l2309: {
        l2311: {
          const s2312 = p;
          if (text.charCodeAt(p) === 45) {
            l2313: {

              p++;
              break l2311;
            }
            p = s2312;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 43) {
            touched ||= p >= end;
            break l2309;
          }
          p++;
        }
        break l2308;
      }
      p = s2310;
    } else touched ||= p >= end;
  }
  l2314: {
    const s2315 = p;
    if (text.charCodeAt(p) === 48) {
      l2316: {
        p = skipBadRadix(p);
        if (p < 0) { break l2316; }
        break l2314;
      }
      p = s2315;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLooseDecimal(p);
    if (p < 0) { return -1; }
  }
  l2347: {
    const s2345 = p;
    l2346: {
      p = skipEndsWord(p);
      if (p < 0) { break l2346; }
      p = s2345;
      break l2347;
    }
    p = s2345;
    return -1;
  }
  return p;
}

function skipBadRadix(p: number): number {
  let c = 0;
  l2317: {
    const s2318 = p;
    if (text.charCodeAt(p) === 48) {
      l2319: {
        if (!isCaseless(p, "0x")) { break l2319; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l2319;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l2317;
      }
      p = s2318;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l2320: {
        if (!isCaseless(p, "0o")) { break l2320; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l2320;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l2317;
      }
      p = s2318;
    } else touched ||= p >= end;
    if (!isCaseless(p, "0b")) { return -1; }
    p += 2;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 49)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 49))) p++;
    touched ||= p >= end;
  }
  return p;
}

function skipLooseDecimal(p: number): number {
  let c = 0;
  l2321: {
    const s2322 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2323: {
        l2325: {
          const s2326 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2327: {
              p = skipBadDigitGroups(p);
              if (p < 0) { break l2327; }
              break l2325;
            }
            p = s2326;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2323;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l2332: {
          if (text.charCodeAt(p) === 46) {
            const s2334 = p;
            l2333: {
              l2335: {
                const s2336 = p;
                if (text.charCodeAt(p) === 46) {
                  l2337: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l2337;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l2335;
                  }
                  p = s2336;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 46) {
                  touched ||= p >= end;
                  break l2333;
                }
                p++;
              }
              break l2332;
            }
            p = s2334;
          } else touched ||= p >= end;
        }
        l2338: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s2340 = p;
            l2339: {
              p = skipExponent(p);
              if (p < 0) { break l2339; }
              break l2338;
            }
            p = s2340;
          } else touched ||= p >= end;
        }
        break l2321;
      }
      p = s2322;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 46) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
    l2342: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s2344 = p;
        l2343: {
          p = skipExponent(p);
          if (p < 0) { break l2343; }
          break l2342;
        }
        p = s2344;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipBadDigitGroups(p: number): number {
  let c = 0;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  let m2331 = false;
  l2328: for (;;) {
    const s2330 = p;
    if (text.charCodeAt(p) === 95) {
      l2329: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2329;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m2331 = true;
        continue l2328;
      }
      p = s2330;
    } else touched ||= p >= end;
    break;
  }
  if (!m2331) { return -1; }
  return p;
}

function skipBadNan(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNan(p);
  if (p < 0) { return -1; }
  l2351: {
    const s2349 = p;
    l2350: {
      p = skipEndsWord(p);
      if (p < 0) { break l2350; }
      p = s2349;
      break l2351;
    }
    p = s2349;
    return -1;
  }
  return p;
}

function skipBadConstant(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOtherConstant(p);
  if (p < 0) { return -1; }
  l2355: {
    const s2353 = p;
    l2354: {
      p = skipEndsWord(p);
      if (p < 0) { break l2354; }
      p = s2353;
      break l2355;
    }
    p = s2353;
    return -1;
  }
  return p;
}

function skipBadCutWord(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipCutWord(p);
  if (p < 0) { return -1; }
  if (p < end) {
    {
      const s2356 = p;
      l2357: {
        p++;
        return -1;
      }
      p = s2356;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf314(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2374!: null;
  l2377: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 65339 || c === 65371)) {
      const s2375 = p;
      l2376: {
        p++;
        p = s2375;
        break l2377;
      }
      p = s2375;
    } else touched ||= p >= end;
    return -1;
  }
  e2374 = null;
  value = [e2374];
  leafValue = value;
  return p;
}

function leaf315(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootCommaNode | "";
  l2378: {
    const s2379 = p;
    const t2380 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
      l2381: {
        const r2382 = readBadRootComma(p);
        if (r2382 === undefined) { break l2381; }
        value = r2382;
        p = pos;
        break l2378;
      }
      p = s2379;
      trail.length = t2380;
    } else touched ||= p >= end;
    value = '';
  }
  leafValue = value;
  return p;
}

function readBadRootComma(p: number): BadRootCommaNode | undefined {
  let c = 0;
  const start = p;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2385: {
    const s2383 = p;
    l2384: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l2386: {
        const s2387 = p;
        l2388: {
          if (p < end) {
            {
              const s2389 = p;
              l2390: {
                p++;
                break l2388;
              }
              p = s2389;
            }
          } else touched ||= p >= end;
          break l2386;
        }
        p = s2387;
        if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
          touched ||= p >= end;
          break l2384;
        }
        p = skipFence(p);
        if (p < 0) { break l2384; }
      }
      p = s2383;
      break l2385;
    }
    p = s2383;
    return undefined;
  }
  pos = p;
  const node: BadRootCommaNode = { type: 'BadRootComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf317(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2393!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2394 = p;
      l2395: {
        p = skipClosingFence(p);
        if (p < 0) { break l2395; }
        return -1;
      }
      p = s2394;
    }
  } else touched ||= p >= end;
  e2393 = null;
  value = [e2393];
  leafValue = value;
  return p;
}

function skipClosingFence(p: number): number {
  const noted = trail.length;
  const value = readClosingFence(p);
  trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readClosingFence(p: number): string | undefined {
  const value = readClosingFenceInside(p);
  if (value === undefined || !closesRun(registers[0], text.slice(p, pos))) return undefined;
  return value;
}

function readClosingFenceInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2397 = readFence(p);
  if (r2397 === undefined) { return undefined; }
  value = r2397;
  p = pos;
  pos = p;
  return value;
}

function readFence(p: number): string | undefined {
  let value!: string;
  l2398: {
    const s2399 = p;
    if (text.charCodeAt(p) === 96) {
      l2400: {
        const s2401 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2400;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s2401, p);
        break l2398;
      }
      p = s2399;
    } else touched ||= p >= end;
    const s2402 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s2402, p);
  }
  pos = p;
  return value;
}

function leaf321(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2404!: null;
  l2407: {
    if (text.charCodeAt(p) === 123) {
      const s2405 = p;
      l2406: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2406; }
        p = s2405;
        break l2407;
      }
      p = s2405;
    } else touched ||= p >= end;
    return -1;
  }
  e2404 = null;
  value = [e2404];
  leafValue = value;
  return p;
}

function skipProseObjectAhead(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 123) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l2408: {
    const s2409 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2410: {
        p++;
        let n2414 = 0;
        l2411: for (;;) {
          if (n2414 >= 200) break;
          const s2413 = p;
          l2412: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
              touched ||= p >= end;
              break l2412;
            }
            p++;
            n2414++;
            continue l2411;
          }
          p = s2413;
          break;
        }
        l2415: {
          const s2416 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2417: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l2418: {
                const s2419 = p;
                if (((c = text.charCodeAt(p)) === 44 || c === 58 || c === 125)) {
                  l2420: {
                    p++;
                    break l2418;
                  }
                  p = s2419;
                } else touched ||= p >= end;
                if (p < end) {
                  {
                    const s2421 = p;
                    l2422: {
                      p++;
                      break l2417;
                    }
                    p = s2421;
                  }
                } else touched ||= p >= end;
              }
              break l2415;
            }
            p = s2416;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2424 = p;
              l2425: {
                p++;
                break l2410;
              }
              p = s2424;
            }
          } else touched ||= p >= end;
        }
        break l2408;
      }
      p = s2409;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2427: {
        p++;
        let n2431 = 0;
        l2428: for (;;) {
          if (n2431 >= 200) break;
          const s2430 = p;
          l2429: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2429;
            }
            p++;
            n2431++;
            continue l2428;
          }
          p = s2430;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2432: {
          const s2433 = p;
          if (text.charCodeAt(p) === 58) {
            l2434: {

              p++;
              break l2432;
            }
            p = s2433;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2435 = p;
              l2436: {
                p++;
                break l2427;
              }
              p = s2435;
            }
          } else touched ||= p >= end;
        }
        break l2408;
      }
      p = s2409;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 125) {
      l2438: {

        p++;
        break l2408;
      }
      p = s2409;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l2439: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l2439;
        }
        p += 2;
        break l2408;
      }
      p = s2409;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2440 = p;
        l2441: {
          p++;
          return -1;
        }
        p = s2440;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf323(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2443!: null;
  l2446: {
    if (text.charCodeAt(p) === 91) {
      const s2444 = p;
      l2445: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2445; }
        p = s2444;
        break l2446;
      }
      p = s2444;
    } else touched ||= p >= end;
    return -1;
  }
  e2443 = null;
  value = [e2443];
  leafValue = value;
  return p;
}

function skipProseArrayAhead(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l2447: {
    const s2448 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2449: {
        p++;
        break l2447;
      }
      p = s2448;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l2450: {

        p++;
        break l2447;
      }
      p = s2448;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : c === 304)) {
      l2451: {
        p = skipConstantAhead(p);
        if (p < 0) { break l2451; }
        break l2447;
      }
      p = s2448;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2452: {
        let n2456 = 0;
        l2453: for (;;) {
          if (n2456 >= 40) break;
          const s2455 = p;
          l2454: {
            if (!(((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l2454;
            }
            p++;
            n2456++;
            continue l2453;
          }
          p = s2455;
          break;
        }
        if (n2456 < 1) { break l2452; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2457: {
          const s2458 = p;
          if (text.charCodeAt(p) === 44) {
            l2459: {

              p++;
              break l2457;
            }
            p = s2458;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2460 = p;
              l2461: {
                p++;
                break l2452;
              }
              p = s2460;
            }
          } else touched ||= p >= end;
        }
        break l2447;
      }
      p = s2448;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2463: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false))) {
          touched ||= p >= end;
          break l2463;
        }
        p++;
        break l2447;
      }
      p = s2448;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2464 = p;
        l2465: {
          p++;
          return -1;
        }
        p = s2464;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf325(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCallNode | BadAssignmentNode;
  l2467: {
    const s2468 = p;
    const t2469 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2470: {
        const r2471 = readBadCall(p);
        if (r2471 === undefined) { break l2470; }
        value = r2471;
        p = pos;
        break l2467;
      }
      p = s2468;
      trail.length = t2469;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
      touched ||= p >= end;
      return -1;
    }
    const r2494 = readBadAssignment(p);
    if (r2494 === undefined) { return -1; }
    value = r2494;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCall(p: number): BadCallNode | undefined {
  let c = 0;
  const start = p;
  l2472: {
    const s2473 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2474: {
        p++;
        let n2478 = 0;
        l2475: for (;;) {
          if (n2478 >= 200) break;
          const s2477 = p;
          l2476: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2476;
            }
            p++;
            n2478++;
            continue l2475;
          }
          p = s2477;
          break;
        }
        let n2482 = 0;
        l2479: for (;;) {
          if (n2482 >= 9) break;
          const s2481 = p;
          l2480: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2480;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2480;
            }
            p++;
            let n2486 = 0;
            l2483: for (;;) {
              if (n2486 >= 200) break;
              const s2485 = p;
              l2484: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l2484;
                }
                p++;
                n2486++;
                continue l2483;
              }
              p = s2485;
              break;
            }
            n2482++;
            continue l2479;
          }
          p = s2481;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2474;
        }
        p++;
        l2489: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
            const s2487 = p;
            l2488: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : false))) {
                touched ||= p >= end;
                break l2488;
              }
              p++;
              p = s2487;
              break l2489;
            }
            p = s2487;
          } else touched ||= p >= end;
          break l2474;
        }
        break l2472;
      }
      p = s2473;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 40) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2492: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
        const s2490 = p;
        l2491: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
            touched ||= p >= end;
            break l2491;
          }
          p++;
          p = s2490;
          break l2492;
        }
        p = s2490;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: BadCallNode = { type: 'BadCall', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadAssignment(p: number): BadAssignmentNode | undefined {
  let c = 0;
  const start = p;
  l2495: {
    const s2496 = p;
    if (((c = text.charCodeAt(p)) === 99 || c === 108 || c === 118)) {
      l2497: {
        p = skipDeclaration(p);
        if (p < 0) { break l2497; }
        break l2495;
      }
      p = s2496;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2506: {
        p++;
        let n2510 = 0;
        l2507: for (;;) {
          if (n2510 >= 200) break;
          const s2509 = p;
          l2508: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2508;
            }
            p++;
            n2510++;
            continue l2507;
          }
          p = s2509;
          break;
        }
        let n2514 = 0;
        l2511: for (;;) {
          if (n2514 >= 9) break;
          const s2513 = p;
          l2512: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2512;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2512;
            }
            p++;
            let n2518 = 0;
            l2515: for (;;) {
              if (n2518 >= 200) break;
              const s2517 = p;
              l2516: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l2516;
                }
                p++;
                n2518++;
                continue l2515;
              }
              p = s2517;
              break;
            }
            n2514++;
            continue l2511;
          }
          p = s2513;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 61) {
          touched ||= p >= end;
          break l2506;
        }
        p++;
        break l2495;
      }
      p = s2496;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 101 || c === 114))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipExporting(p);
    if (p < 0) { return undefined; }
  }
  l2524: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
      const s2522 = p;
      l2523: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : false))) {
          touched ||= p >= end;
          break l2523;
        }
        p++;
        p = s2522;
        break l2524;
      }
      p = s2522;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadAssignmentNode = { type: 'BadAssignment', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipDeclaration(p: number): number {
  let c = 0;
  l2498: {
    const s2499 = p;
    if (text.charCodeAt(p) === 118) {
      l2500: {
        if (!text.startsWith("var", p)) {
          reachesEnd(p, "var");
          break l2500;
        }
        p += 3;
        break l2498;
      }
      p = s2499;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 108) {
      l2501: {
        if (!text.startsWith("let", p)) {
          reachesEnd(p, "let");
          break l2501;
        }
        p += 3;
        break l2498;
      }
      p = s2499;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 99 || !text.startsWith("const", p)) {
      reachesEnd(p, "const");
      return -1;
    }
    p += 5;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n2505 = 0;
  l2502: for (;;) {
    if (n2505 >= 200) break;
    const s2504 = p;
    l2503: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l2503;
      }
      p++;
      n2505++;
      continue l2502;
    }
    p = s2504;
    break;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 61) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipExporting(p: number): number {
  let c = 0;
  l2519: {
    const s2520 = p;
    if (text.charCodeAt(p) === 101) {
      l2521: {
        if (!text.startsWith("export", p)) {
          reachesEnd(p, "export");
          break l2521;
        }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2521;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 100 || !text.startsWith("default", p)) {
          reachesEnd(p, "default");
          break l2521;
        }
        p += 7;
        break l2519;
      }
      p = s2520;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 114 || !text.startsWith("return", p)) {
      reachesEnd(p, "return");
      return -1;
    }
    p += 6;
  }
  return p;
}

function leaf330(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string[], [")", string[], ";" | null] | ";"] | "";
  l2526: {
    const s2527 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false)) {
      l2528: {
        const r2529 = readWrapperEnd(p);
        if (r2529 === undefined) { break l2528; }
        value = r2529;
        p = pos;
        break l2526;
      }
      p = s2527;
    } else touched ||= p >= end;
    value = '';
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): [string[], [")", string[], ";" | null] | ";"] | undefined {
  let value!: [string[], [")", string[], ";" | null] | ";"];
  let e2530!: string[];
  const r2531 = readWs(p);
  if (r2531 === undefined) { return undefined; }
  e2530 = r2531;
  p = pos;
  let e2539!: [")", string[], ";" | null] | ";";
  l2540: {
    const s2541 = p;
    if (text.charCodeAt(p) === 41) {
      l2542: {
        let e2543!: ")";

        e2543 = ")";
        p++;
        let e2544!: string[];
        const r2545 = readWs(p);
        if (r2545 === undefined) { break l2542; }
        e2544 = r2545;
        p = pos;
        let e2547!: ";" | null;
        l2548: {
          if (text.charCodeAt(p) === 59) {
            const s2550 = p;
            l2549: {

              e2547 = ";";
              p++;
              break l2548;
            }
            p = s2550;
          } else touched ||= p >= end;
          e2547 = null;
        }
        e2539 = [e2543, e2544, e2547];
        break l2540;
      }
      p = s2541;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 59) {
      touched ||= p >= end;
      return undefined;
    }
    e2539 = ";";
    p++;
  }
  value = [e2530, e2539];
  pos = p;
  return value;
}

function readWs(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list2536: string[] = [];
  l2532: for (;;) {
    const s2534 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2533: {
        let v2535!: string;
        v2535 = text.charAt(p);
        p++;
        list2536.push(v2535);
        continue l2532;
      }
      p = s2534;
    } else touched ||= p >= end;
    break;
  }
  value = list2536;
  pos = p;
  return value;
}

function leaf333(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootBracketNode | [null, BadProseNode];
  l2552: {
    const s2553 = p;
    const t2554 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2555: {
        const r2556 = readBadRootBracket(p);
        if (r2556 === undefined) { break l2555; }
        value = r2556;
        p = pos;
        break l2552;
      }
      p = s2553;
      trail.length = t2554;
    } else touched ||= p >= end;
    let e2558!: null;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      {
        const s2559 = p;
        l2560: {
          p = skipFence(p);
          if (p < 0) { break l2560; }
          return -1;
        }
        p = s2559;
      }
    } else touched ||= p >= end;
    e2558 = null;
    let e2562!: BadProseNode;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2563 = readBadProse(p);
    if (r2563 === undefined) { return -1; }
    e2562 = r2563;
    p = pos;
    value = [e2558, e2562];
  }
  leafValue = value;
  return p;
}

function readBadRootBracket(p: number): BadRootBracketNode | undefined {
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
  const node: BadRootBracketNode = { type: 'BadRootBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadProse(p: number): BadProseNode | undefined {
  let c = 0;
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2564: for (;;) {
    const s2566 = p;
    if (p < end) {
      l2565: {
        l2568: {
          const s2569 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : (c >= 128 && c <= 65278) || c >= 65280)) {
            l2570: {
              p++;
              break l2568;
            }
            p = s2569;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : c === 65279)) {
            {
              const s2571 = p;
              l2572: {
                p = skipProseStop(p);
                if (p < 0) { break l2572; }
                break l2565;
              }
              p = s2571;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2565;
          }
          p++;
        }
        continue l2564;
      }
      p = s2566;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  const node: BadProseNode = { type: 'BadProse', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipProseStop(p: number): number {
  let c = 0;
  l2574: {
    const s2575 = p;
    if (text.charCodeAt(p) === 123) {
      l2576: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2576; }
        break l2574;
      }
      p = s2575;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2577: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2577; }
        break l2574;
      }
      p = s2575;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2578: {
        p = skipFence(p);
        if (p < 0) { break l2578; }
        break l2574;
      }
      p = s2575;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65279) {
      l2579: {

        p++;
        break l2574;
      }
      p = s2575;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 40) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf337(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingFenceEndNode;
  l2581: {
    const s2582 = p;
    const t2583 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2584: {
        const r2585 = readFenceEnd(p);
        if (r2585 === undefined) { break l2584; }
        value = r2585;
        p = pos;
        break l2581;
      }
      p = s2582;
      trail.length = t2583;
    } else touched ||= p >= end;
    const r2589 = readMissingFenceEnd(p);
    if (r2589 === undefined) { return -1; }
    value = r2589;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readFenceEnd(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2586 = readClosingFence(p);
  if (r2586 === undefined) { return undefined; }
  value = r2586;
  p = pos;
  pos = p;
  return value;
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf340(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode;
  const r2591 = readMissingDocument(p);
  if (r2591 === undefined) { return -1; }
  value = r2591;
  p = pos;
  leafValue = value;
  return p;
}

function readMissingDocument(p: number): MissingDocumentNode | undefined {
  const start = p;
  pos = p;
  const node: MissingDocumentNode = { type: 'MissingDocument', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf342(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLooseFenceNode | BadRootBracketNode | BadProseNode;
  l2593: {
    const s2594 = p;
    const t2595 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2596: {
        const r2597 = readBadLooseFence(p);
        if (r2597 === undefined) { break l2596; }
        value = r2597;
        p = pos;
        break l2593;
      }
      p = s2594;
      trail.length = t2595;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2599: {
        const r2600 = readBadRootBracket(p);
        if (r2600 === undefined) { break l2599; }
        value = r2600;
        p = pos;
        break l2593;
      }
      p = s2594;
      trail.length = t2595;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2602 = readBadProse(p);
    if (r2602 === undefined) { return -1; }
    value = r2602;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadLooseFence(p: number): BadLooseFenceNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFence(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadLooseFenceNode = { type: 'BadLooseFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf344(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode | "";
  l2604: {
    const s2605 = p;
    const t2606 = trail.length;
    l2607: {
      const r2608 = readMissingDocument(p);
      if (r2608 === undefined) { break l2607; }
      value = r2608;
      p = pos;
      break l2604;
    }
    p = s2605;
    trail.length = t2606;
    value = '';
  }
  leafValue = value;
  return p;
}

const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf274, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf283, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] } }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf296 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf274, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf283, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf314, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf274, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf315 }] }] }, { op: 'leaf', read: leaf340 }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'again', step: () => stepFenced }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf321, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf323, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf296 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf274, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf283, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf314, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf274, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf315 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf325 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf274, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf283, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] } }] }] }, { op: 'leaf', read: leaf194 }] }, { op: 'leaf', read: leaf330 }] }, { op: 'leaf', read: leaf342 }] } }, { op: 'leaf', read: leaf344 }] } };
const stepRootObject: Step = { op: 'rule', name: 'RootObject', register: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf10 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf16 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf34 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf81, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf96, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf251 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf81, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf96, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }] } }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf253 }] }] } }, { op: 'leaf', read: leaf272 }] } };
const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf83 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf87, isShortcut: true }, { op: 'leaf', read: leaf90 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf91 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf96, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf81, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf106, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] } }] }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf229 }] } }, { op: 'leaf', read: leaf270 }] } };
const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf98 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf34 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf81, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf96, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf251 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf81, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf96, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }] } }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf253 }] } }, { op: 'leaf', read: leaf268 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf10 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf34 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf81, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf96, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf251 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf81, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf96, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }] } }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf253 }] } }, { op: 'leaf', read: leaf264 }] } };
const stepArray: Step = { op: 'rule', name: 'Array', register: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf101 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf87, isShortcut: true }, { op: 'leaf', read: leaf90 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf91 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf96, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf81, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf106, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] } }] }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf229 }] } }, { op: 'leaf', read: leaf244 }] } };
const stepTuple: Step = { op: 'rule', name: 'Tuple', register: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf103 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf87, isShortcut: true }, { op: 'leaf', read: leaf90 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf91 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf96, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf81, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf106, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] } }] }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf229 }] } }, { op: 'leaf', read: leaf233 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: leaf116 }] } };
const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', register: -1, isText: true, body: { op: 'text', read: text115 } };
const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: leaf120 }] } };
const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', register: -1, isText: true, body: { op: 'text', read: text119 } };
const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: leaf124 }] } };
const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', register: -1, isText: true, body: { op: 'text', read: text122 } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf138, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf139 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf141 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf143 }] } }, { op: 'leaf', read: leaf150 }] }] } }] }, { op: 'leaf', read: leaf143 }] } }, { op: 'leaf', read: leaf154 }] } };
const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', register: -1, isText: true, body: { op: 'text', read: text128, isSome: true } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: leaf165 }] } }, { op: 'leaf', read: leaf169 }] } };
const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', register: -1, isText: true, body: { op: 'text', read: text161, isSome: true } };
const stepSmartText: Step = { op: 'rule', name: 'SmartText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: leaf175 }] } }, { op: 'leaf', read: leaf177 }] } };
const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', register: -1, isText: true, body: { op: 'text', read: text174, isSome: true } };
const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf180 }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: leaf184 }] } };
const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', register: -1, isText: true, body: { op: 'text', read: text183 } };
const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: leaf188 }] } }, { op: 'leaf', read: leaf190 }] } };
const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', register: -1, isText: true, body: { op: 'text', read: text187, isSome: true } };
const stepRootArray: Step = { op: 'rule', name: 'RootArray', register: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf101 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf279 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf87, isShortcut: true }, { op: 'leaf', read: leaf90 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf91 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf96, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf81, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf106, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] } }] }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf229 }] }] } }, { op: 'leaf', read: leaf281 }] } };
const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf285 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf16 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf34 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf81, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf96, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf251 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf81, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf96, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }] } }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf253 }] }] } }, { op: 'leaf', read: leaf272 }] } };
const stepFenced: Step = { op: 'rule', name: 'Fenced', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceStartNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf293 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf274, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf283, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] } }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf296 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf274, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf283, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf314, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf274, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf315 }] }] }, { op: 'leaf', read: leaf194 }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf317, body: { op: 'again', step: () => stepFenced } }] }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf321, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf323, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf296 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf274, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf283, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf314, body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf274, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf315 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf325 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf274, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf283, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf118, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf127, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf160, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf173, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf179, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf186, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] } }] }] }, { op: 'leaf', read: leaf194 }] }, { op: 'leaf', read: leaf330 }] }, { op: 'leaf', read: leaf333 }] } }, { op: 'leaf', read: leaf337 }] } };

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
    Document: { op: 'again', step: () => stepDocument },
  },
  mistakes: {
    MissingDocument: {"code":"missing-document","severity":"error","meaning":"The text holds no JSON value.","example":"Sorry.","mend":"Write one JSON value.","isCut":false},
    BadSequence: {"code":"bad-sequence","severity":"warning","meaning":"Several values stand behind each other, as in NDJSON. The value is the list of them.","example":"{\"a\": 1}\n{\"a\": 2}","mend":"Write one array, or read the lines one by one.","isCut":false},
    BadTrailingComma: {"code":"bad-trailing-comma","severity":"warning","meaning":"A comma stands behind the last value.","example":"[1, 2,]","mend":"Leave the last comma out.","isCut":false},
    BadRootComma: {"code":"bad-trailing-comma","severity":"warning","meaning":"A comma stands behind the last value.","example":"[1, 2,]","mend":"Leave the last comma out.","isCut":false},
    BadProse: {"code":"bad-prose","severity":"warning","meaning":"Text stands around the value. It is no part of it.","example":"Here you are: {\"a\": 1}","mend":"Write the value alone.","isCut":false},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿{}","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadCall: {"code":"bad-call","severity":"warning","meaning":"The value stands in a call of a function (JSONP), or in round brackets.","example":"callback({\"a\": 1});","mend":"Write the value alone.","isCut":false},
    BadAssignment: {"code":"bad-assignment","severity":"warning","meaning":"The value is assigned to a name, as in a program.","example":"const reply = {\"a\": 1};","mend":"Write the value alone.","isCut":false},
    BadFence: {"code":"bad-fence","severity":"warning","meaning":"The value stands in a code fence.","example":"```json\n{\"a\": 1}\n```","mend":"Write the value alone.","isCut":false},
    BadLooseFence: {"code":"bad-fence","severity":"warning","meaning":"The value stands in a code fence.","example":"```json\n{\"a\": 1}\n```","mend":"Write the value alone.","isCut":false},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence never ends.","example":"```json\n{\"a\": 1}","mend":"The text was cut off, or needs no fence.","isCut":false},
    BadRootBracket: {"code":"bad-bracket","severity":"error","meaning":"A closing bracket closes nothing. It was left out.","example":"{\"a\": 1}}","mend":"Write one closing bracket for each that opens.","isCut":false},
    MissingValue: {"code":"missing-value","severity":"error","meaning":"A name has no value. The value is null.","example":"{\"a\": , \"b\": 2}","mend":"Write a value, or leave the name out.","isCut":false},
    BadLateColon: {"code":"missing-value","severity":"error","meaning":"A name has no value. The value is null.","example":"{\"a\": , \"b\": 2}","mend":"Write a value, or leave the name out.","isCut":false},
    MissingKey: {"code":"missing-key","severity":"error","meaning":"A value has no name. Its name is empty.","example":"{\"a\": 1, : 2}","mend":"Write a name before the colon.","isCut":false},
    MissingOpen: {"code":"missing-open","severity":"error","meaning":"The text begins with a name: the bracket that opens the object is missing.","example":"\"a\": 1}","mend":"Begin an object with {.","isCut":false},
    MissingColon: {"code":"missing-colon","severity":"warning","meaning":"No colon stands between a name and its value.","example":"{\"a\" 1}","mend":"Write a colon between a name and its value.","isCut":false},
    BadColon: {"code":"bad-colon","severity":"warning","meaning":"Another sign than a colon stands between a name and its value.","example":"{\"a\" = 1}","mend":"Write a colon between a name and its value.","isCut":false},
    MissingNameEnd: {"code":"missing-string-end","severity":"error","meaning":"The text ends inside a string.","example":"{\"a\": \"on","mend":"The text was cut off: ask for the rest.","isCut":false},
    BadObjectEnd: {"code":"bad-bracket","severity":"error","meaning":"A closing bracket closes nothing. It was left out.","example":"{\"a\": 1}}","mend":"Write one closing bracket for each that opens.","isCut":false},
    BadArrayEnd: {"code":"bad-bracket","severity":"error","meaning":"A closing bracket closes nothing. It was left out.","example":"{\"a\": 1}}","mend":"Write one closing bracket for each that opens.","isCut":false},
    BadRootEnd: {"code":"bad-bracket","severity":"error","meaning":"A closing bracket closes nothing. It was left out.","example":"{\"a\": 1}}","mend":"Write one closing bracket for each that opens.","isCut":false},
    MissingBracket: {"code":"missing-bracket","severity":"error","meaning":"A container is closed by the bracket of one around it, or by what can stand only behind it.","example":"{\"a\": [1, 2}","mend":"Write one closing bracket for each that opens.","isCut":false},
    BadLateBracket: {"code":"bad-bracket","severity":"error","meaning":"A closing bracket closes nothing. It was left out.","example":"{\"a\": 1}}","mend":"Write one closing bracket for each that opens.","isCut":false},
    BadLateElement: {"code":"bad-bracket","severity":"error","meaning":"A closing bracket closes nothing. It was left out.","example":"{\"a\": 1}}","mend":"Write one closing bracket for each that opens.","isCut":false},
    BadInnerBracket: {"code":"bad-bracket","severity":"error","meaning":"A closing bracket closes nothing. It was left out.","example":"{\"a\": 1}}","mend":"Write one closing bracket for each that opens.","isCut":false},
    BadDoubledBracket: {"code":"bad-bracket","severity":"error","meaning":"A closing bracket closes nothing. It was left out.","example":"{\"a\": 1}}","mend":"Write one closing bracket for each that opens.","isCut":false},
    BadNamedArray: {"code":"bad-bracket","severity":"error","meaning":"A closing bracket closes nothing. It was left out.","example":"{\"a\": 1}}","mend":"Write one closing bracket for each that opens.","isCut":false},
    BadBraces: {"code":"bad-bracket","severity":"error","meaning":"A closing bracket closes nothing. It was left out.","example":"{\"a\": 1}}","mend":"Write one closing bracket for each that opens.","isCut":false},
    BadTuple: {"code":"bad-tuple","severity":"warning","meaning":"Round or full-width brackets stand around an object or array.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    BadFullBracket: {"code":"bad-tuple","severity":"warning","meaning":"Round or full-width brackets stand around an object or array.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    MissingEnd: {"code":"missing-end","severity":"error","meaning":"The text ends inside an object or an array.","example":"{\"a\": [1, 2","mend":"The text was cut off: ask for the rest.","isCut":false},
    BadComma: {"code":"bad-comma","severity":"error","meaning":"A comma has no value before it. It was left out; a value may be missing.","example":"[1,,2]","mend":"Write one comma between two values.","isCut":false},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"Another sign than a comma stands between two values.","example":"{\"a\": 1; \"b\": 2}","mend":"Write a comma between two values.","isCut":false},
    MissingComma: {"code":"missing-comma","severity":"warning","meaning":"No comma stands between two values.","example":"[1 2]","mend":"Write a comma between two values.","isCut":false},
    BadEllipsis: {"code":"bad-ellipsis","severity":"error","meaning":"An ellipsis stands where values have to: something was left out.","example":"[1, 2, ...]","mend":"Write all values.","isCut":false},
    BadText: {"code":"bad-text","severity":"error","meaning":"Something that cannot be read stands where a name or a value has to. It was left out.","example":"{\"a\": 1, %%}","mend":"Write names and values only.","isCut":false},
    BadElementText: {"code":"bad-text","severity":"error","meaning":"Something that cannot be read stands where a name or a value has to. It was left out.","example":"{\"a\": 1, %%}","mend":"Write names and values only.","isCut":false},
    BadComment: {"code":"bad-comment","severity":"warning","meaning":"JSON has no comments.","example":"{\"a\": 1 // one\n}","mend":"Leave comments out.","isCut":false},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment never ends.","example":"{\"a\": 1} /* cut","mend":"The text was cut off, or needs no comment.","isCut":false},
    BadSpace: {"code":"bad-space","severity":"warning","meaning":"White space that JSON does not have stands between the words.","example":"{ \"a\": 1}","mend":"Use spaces, tabs and line ends only.","isCut":false},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"A colour sequence of a terminal or a token of a chat template stands between the words.","example":"\u001b[32m{\"a\": 1}","mend":"Strip such sequences from the text.","isCut":false},
    BadEscapedBlank: {"code":"bad-escaped-quotes","severity":"warning","meaning":"The quotes around a string are escaped.","example":"{\\\"a\\\": 1}","mend":"Escape quotes only inside strings.","isCut":false},
    BadSmartName: {"code":"bad-smart-quotes","severity":"warning","meaning":"A string stands in typographic quotes.","example":"{“a”: 1}","mend":"Write strings in double quotes.","isCut":false},
    BadPrefixedName: {"code":"bad-prefix","severity":"warning","meaning":"A letter stands before a string, as in Python.","example":"{\"a\": r\"x\"}","mend":"Leave the letter out.","isCut":false},
    BadColonInside: {"code":"bad-colon","severity":"warning","meaning":"Another sign than a colon stands between a name and its value.","example":"{\"a\" = 1}","mend":"Write a colon between a name and its value.","isCut":false},
    BadLostQuote: {"code":"missing-quote","severity":"error","meaning":"A string has no closing quote; it was ended where the next name or value begins.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    BadOtherQuote: {"code":"missing-quote","severity":"error","meaning":"A string has no closing quote; it was ended where the next name or value begins.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    BadQuotedName: {"code":"bad-quote","severity":"warning","meaning":"A quote inside a string is not escaped.","example":"{\"a\": \"say \"yes\" now\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadBareKey: {"code":"bad-bare-key","severity":"warning","meaning":"A name stands without quotes.","example":"{a: 1}","mend":"Write names in double quotes.","isCut":false},
    BadConstant: {"code":"bad-constant","severity":"warning","meaning":"A constant is written as in another language.","example":"{\"a\": True, \"b\": None}","mend":"Write true, false or null.","isCut":false},
    BadNan: {"code":"bad-nan","severity":"warning","meaning":"JSON has no NaN and no Infinity. The value is null.","example":"[NaN]","mend":"Write null, or leave the value out.","isCut":false},
    BadCutWord: {"code":"bad-cut-word","severity":"error","meaning":"The text ends inside a constant.","example":"{\"a\": tr","mend":"The text was cut off: ask for the rest.","isCut":false},
    BadConstructor: {"code":"bad-constructor","severity":"warning","meaning":"A value stands in a call of a type. The text inside was taken.","example":"{\"id\": ObjectId(\"5f1\")}","mend":"Write the value alone.","isCut":false},
    BadDots: {"code":"bad-ellipsis","severity":"error","meaning":"An ellipsis stands where values have to: something was left out.","example":"[1, 2, ...]","mend":"Write all values.","isCut":false},
    BadPlaceholder: {"code":"bad-bare-string","severity":"error","meaning":"A word without quotes stands where a value has to; it was taken as a string.","example":"{\"a\": good}","mend":"Write strings in double quotes.","isCut":false},
    BadOpenQuote: {"code":"missing-quote","severity":"error","meaning":"A string has no closing quote; it was ended where the next name or value begins.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    BadBareString: {"code":"bad-bare-string","severity":"error","meaning":"A word without quotes stands where a value has to; it was taken as a string.","example":"{\"a\": good}","mend":"Write strings in double quotes.","isCut":false},
    BadRadix: {"code":"bad-radix","severity":"warning","meaning":"A number is hexadecimal, octal or binary.","example":"[0x1F]","mend":"Write numbers in decimal.","isCut":false},
    BadPlus: {"code":"bad-plus","severity":"warning","meaning":"A number has a plus sign.","example":"[+1]","mend":"Write positive numbers without a sign.","isCut":false},
    BadDigitGroups: {"code":"bad-digit-groups","severity":"warning","meaning":"The digits of a number are grouped with underscores.","example":"[1_000]","mend":"Write the digits without anything between them.","isCut":false},
    BadThousands: {"code":"bad-thousands","severity":"error","meaning":"The thousands of a number are parted by commas.","example":"{\"total\": 1,000}","mend":"Write the digits without anything between them.","isCut":false},
    BadLeadingZero: {"code":"bad-leading-zero","severity":"warning","meaning":"A number begins with a zero too many. It is kept as a text: it is a code, not an amount.","example":"[007]","mend":"Write codes in quotes, numbers without leading zeros.","isCut":false},
    BadFraction: {"code":"bad-fraction","severity":"warning","meaning":"A number has no digit before its point.","example":"[.5]","mend":"Write 0.5.","isCut":false},
    BadPoint: {"code":"bad-point","severity":"warning","meaning":"A number has no digit behind its point.","example":"[5.]","mend":"Write 5 or 5.0.","isCut":false},
    BadCutNumber: {"code":"bad-cut-number","severity":"error","meaning":"The text ends inside a number.","example":"{\"a\": 12.","mend":"The text was cut off: ask for the rest.","isCut":false},
    BadCutSign: {"code":"bad-cut-number","severity":"error","meaning":"The text ends inside a number.","example":"{\"a\": 12.","mend":"The text was cut off: ask for the rest.","isCut":false},
    BadPrefix: {"code":"bad-prefix","severity":"warning","meaning":"A letter stands before a string, as in Python.","example":"{\"a\": r\"x\"}","mend":"Leave the letter out.","isCut":false},
    BadConcatenation: {"code":"bad-concatenation","severity":"warning","meaning":"Strings are joined with a plus sign, as in a program.","example":"{\"a\": \"one \" + \"two\"}","mend":"Write one string.","isCut":false},
    BadVariable: {"code":"bad-bare-string","severity":"error","meaning":"A word without quotes stands where a value has to; it was taken as a string.","example":"{\"a\": good}","mend":"Write strings in double quotes.","isCut":false},
    BadSingleQuotes: {"code":"bad-single-quotes","severity":"warning","meaning":"A string stands in single quotes.","example":"{'a': 1}","mend":"Write strings in double quotes.","isCut":false},
    BadBackticks: {"code":"bad-backticks","severity":"warning","meaning":"A string stands in backticks.","example":"{\"a\": `text`}","mend":"Write strings in double quotes.","isCut":false},
    BadSmartQuotes: {"code":"bad-smart-quotes","severity":"warning","meaning":"A string stands in typographic quotes.","example":"{“a”: 1}","mend":"Write strings in double quotes.","isCut":false},
    BadTripleQuotes: {"code":"bad-triple-quotes","severity":"warning","meaning":"A string stands in triple quotes.","example":"{\"a\": \"\"\"text\"\"\"}","mend":"Write strings in double quotes, line ends as \\n.","isCut":false},
    BadQuote: {"code":"bad-quote","severity":"warning","meaning":"A quote inside a string is not escaped.","example":"{\"a\": \"say \"yes\" now\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadLoneQuote: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped, and has no other one to go with it: one may be missing, or one too many.","example":"{\"h\": \"72\"\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadBlankPair: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped, and has no other one to go with it: one may be missing, or one too many.","example":"{\"h\": \"72\"\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadEscapedEnd: {"code":"missing-quote","severity":"error","meaning":"A string has no closing quote; it was ended where the next name or value begins.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    BadOtherEnd: {"code":"missing-quote","severity":"error","meaning":"A string has no closing quote; it was ended where the next name or value begins.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    MissingQuote: {"code":"missing-quote","severity":"error","meaning":"A string has no closing quote; it was ended where the next name or value begins.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    MissingLastQuote: {"code":"missing-quote","severity":"error","meaning":"A string has no closing quote; it was ended where the next name or value begins.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    MissingStringEnd: {"code":"missing-string-end","severity":"error","meaning":"The text ends inside a string.","example":"{\"a\": \"on","mend":"The text was cut off: ask for the rest.","isCut":false},
    BadEscape: {"code":"bad-escape","severity":"warning","meaning":"A string holds an escape that JSON does not have. An unknown one was kept with its backslash.","example":"{\"path\": \"C:\\dir\"}","mend":"Write a backslash as \\\\.","isCut":false},
    BadNewline: {"code":"bad-newline","severity":"warning","meaning":"A string holds a line end as it is.","example":"{\"a\": \"one\ntwo\"}","mend":"Write line ends in strings as \\n.","isCut":false},
    BadControl: {"code":"bad-control","severity":"warning","meaning":"A string holds a control character as it is.","example":"{\"a\": \"one\ttwo\"}","mend":"Write control characters as \\t or \\u0009.","isCut":false},
    BadApostrophe: {"code":"bad-quote","severity":"warning","meaning":"A quote inside a string is not escaped.","example":"{\"a\": \"say \"yes\" now\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadInnerMark: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped, and has no other one to go with it: one may be missing, or one too many.","example":"{\"h\": \"72\"\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
    MissingSingleQuote: {"code":"missing-quote","severity":"error","meaning":"A string has no closing quote; it was ended where the next name or value begins.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    BadInnerSmart: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped, and has no other one to go with it: one may be missing, or one too many.","example":"{\"h\": \"72\"\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadInnerBacktick: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped, and has no other one to go with it: one may be missing, or one too many.","example":"{\"h\": \"72\"\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadFencedText: {"code":"bad-fenced-text","severity":"warning","meaning":"A code block stands where a string has to.","example":"{\"code\": ```js\ngo()\n```}","mend":"Write strings in double quotes, line ends as \\n.","isCut":false},
    BadInnerJson: {"code":"bad-inner-json","severity":"error","meaning":"JSON inside a string is not escaped. It is kept as it stands.","example":"{\"a\": \"{\"b\": 1}\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadEscapedQuotes: {"code":"bad-escaped-quotes","severity":"warning","meaning":"The quotes around a string are escaped.","example":"{\\\"a\\\": 1}","mend":"Escape quotes only inside strings.","isCut":false},
    BadEntityQuotes: {"code":"bad-entity-quotes","severity":"warning","meaning":"The quotes around a string are entities of HTML.","example":"{&quot;a&quot;: 1}","mend":"Write quotes as they are.","isCut":false},
    BadDoubledQuotes: {"code":"bad-doubled-quotes","severity":"warning","meaning":"A string stands in two pairs of quotes.","example":"{\"\"a\"\": 1}","mend":"Write one quote at each end.","isCut":false},
    BadPath: {"code":"bad-path","severity":"error","meaning":"A string is a path of Windows whose backslashes stand alone. All of them are kept.","example":"{\"a\": \"C:\newdir\"}","mend":"Write a backslash as \\\\.","isCut":false},
  },
  registers: 2,
  tables: 0,
  inside: 5,
};
