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
  readonly name: TextNode | BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadOddNameNode | BadBareKeyNode | MissingKeyNode;
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

export interface BadOddNameNode extends RecoveryNode {
  readonly type: 'BadOddName';
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
  readonly MissingCommentEnd: MissingCommentEndNode;
  readonly BadSpace: BadSpaceNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadEscapedBlank: BadEscapedBlankNode;
  readonly BraceArrayStart: BraceArrayStartNode;
  readonly Item: ItemNode;
  readonly RepairedAmounts: RepairedAmountsNode;
  readonly Word: WordNode;
  readonly RepairedPlaceholder: RepairedPlaceholderNode;
  readonly RepairedText: RepairedTextNode;
  readonly NamedArrayStart: NamedArrayStartNode;
  readonly Pair: PairNode;
  readonly Key: KeyNode;
  readonly RepairedAmount: RepairedAmountNode;
  readonly ObjectStart: ObjectStartNode;
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
  readonly BadLateBracket: BadLateBracketNode;
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
  readonly BadOddName: BadOddNameNode;
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
const TABLE_4 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
const TABLE_5 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 91], [93, 127]);
const TABLE_6 = tableOf();
const TABLE_7 = tableOf([0, 9], [11, 12], [14, 33], [35, 127]);
const TABLE_8 = tableOf([34, 34]);
const TABLE_9 = tableOf([34, 34], [39, 39]);
const TABLE_10 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
const TABLE_11 = tableOf([44, 44], [93, 93], [125, 125]);
const TABLE_12 = tableOf([36, 37], [43, 43], [45, 46], [48, 57], [64, 90], [95, 95], [97, 122]);
const TABLE_13 = tableOf([41, 41], [59, 59], [91, 91], [123, 123]);
const TABLE_14 = tableOf([34, 34], [39, 39], [96, 96]);
const TABLE_15 = tableOf([9, 10], [13, 13], [32, 32], [34, 37], [39, 39], [41, 41], [43, 43], [45, 57], [59, 59], [64, 91], [95, 123], [126, 126]);
const TABLE_16 = tableOf([36, 36], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_17 = tableOf([36, 36], [65, 90], [95, 95], [97, 122]);
const TABLE_18 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [123, 123]);
const TABLE_19 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [123, 123]);
const TABLE_20 = tableOf([9, 10], [13, 13], [32, 32], [44, 44]);
const TABLE_21 = tableOf([9, 10], [13, 13], [32, 32], [93, 93]);
const TABLE_22 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
const TABLE_23 = tableOf([34, 34], [36, 36], [39, 39], [65, 90], [95, 95], [97, 122]);
const TABLE_24 = tableOf([41, 41], [93, 93], [125, 125]);
const TABLE_25 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_26 = tableOf([44, 44], [58, 58], [91, 91], [93, 93], [123, 123], [125, 125]);
const TABLE_27 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_28 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 95], [97, 127]);
const TABLE_29 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [47, 47]);
const TABLE_30 = tableOf([40, 40], [43, 46], [58, 58], [93, 93], [125, 125]);
const TABLE_31 = tableOf([70, 70], [78, 78], [84, 85], [102, 102], [110, 110], [116, 117]);
const TABLE_32 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [35, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_33 = tableOf([91, 91], [123, 123]);
const TABLE_34 = tableOf([9, 10], [13, 13], [32, 32], [43, 43]);
const TABLE_35 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
const TABLE_36 = tableOf([34, 34], [39, 39], [123, 123], [125, 125]);
const TABLE_37 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [123, 123], [125, 125]);
const TABLE_38 = tableOf([0, 9], [11, 12], [14, 122], [124, 124], [126, 127]);
const TABLE_39 = tableOf([0, 9], [11, 12], [14, 33], [35, 37], [39, 127]);
const TABLE_40 = tableOf([44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_41 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_42 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 117]);
const TABLE_43 = tableOf([47, 47], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
const TABLE_44 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [125, 125]);
const TABLE_45 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [36, 36], [39, 39], [65, 90], [95, 122]);
const TABLE_46 = tableOf([9, 10], [13, 13], [32, 32], [125, 125]);
const TABLE_47 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39]);
const TABLE_48 = tableOf([44, 44], [58, 59], [61, 61], [91, 91], [123, 123], [125, 125]);
const TABLE_49 = tableOf([96, 96]);
const TABLE_50 = tableOf([0, 9], [11, 12], [14, 38], [40, 95], [97, 127]);
const TABLE_51 = tableOf([39, 39], [96, 96]);
const TABLE_52 = tableOf([66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_53 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
const TABLE_54 = tableOf([0, 9], [11, 12], [14, 33], [35, 57], [59, 91], [93, 127]);
const TABLE_55 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_56 = tableOf([9, 10], [13, 13], [32, 32], [58, 58]);
const TABLE_57 = tableOf([33, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_58 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_59 = tableOf([9, 10], [13, 13], [32, 32], [58, 59], [61, 61]);
const TABLE_60 = tableOf([33, 34], [36, 39], [42, 43], [45, 46], [48, 58], [63, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_61 = tableOf([9, 10], [13, 13], [32, 32], [123, 123]);
const TABLE_62 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 41], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_63 = tableOf([66, 66], [82, 82], [98, 98], [114, 114]);
const TABLE_64 = tableOf([34, 34], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_65 = tableOf([34, 34], [39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [96, 96], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_66 = tableOf([39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_67 = tableOf([32, 33], [35, 38], [40, 43], [45, 91], [94, 124], [126, 127]);
const TABLE_68 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [93, 93], [125, 125]);
const TABLE_69 = tableOf([39, 39], [44, 44], [93, 93], [125, 125]);
const TABLE_70 = tableOf([39, 39], [44, 44]);
const TABLE_71 = tableOf([9, 10], [13, 13], [32, 32], [93, 93], [125, 125]);
const TABLE_72 = tableOf([34, 34], [39, 39], [48, 48], [96, 96], [118, 118]);
const TABLE_73 = tableOf([10, 10], [13, 13], [39, 39], [44, 44], [93, 93], [125, 125]);
const TABLE_74 = tableOf([32, 33], [35, 38], [40, 43], [45, 64], [91, 91], [94, 96], [123, 124], [126, 127]);
const TABLE_75 = tableOf([34, 34], [44, 44], [93, 93], [125, 125]);
const TABLE_76 = tableOf([32, 33], [35, 91], [93, 127]);
const TABLE_77 = tableOf([43, 43], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_78 = tableOf([9, 10], [13, 13], [32, 32], [96, 96]);
const TABLE_79 = tableOf([32, 91], [93, 95], [97, 127]);
const TABLE_80 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 42], [45, 92], [94, 124], [126, 127]);
const TABLE_81 = tableOf([41, 41], [44, 44], [46, 46], [93, 93], [125, 125]);
const TABLE_82 = tableOf([43, 43], [45, 45], [73, 73], [78, 78], [105, 105], [110, 110]);
const TABLE_83 = tableOf([0, 9], [11, 12], [14, 31], [33, 33], [35, 43], [45, 57], [59, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_84 = tableOf([0, 9], [11, 12], [14, 33], [35, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_85 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_86 = tableOf([0, 9], [11, 12], [14, 59], [61, 61], [63, 127]);
const TABLE_87 = tableOf([36, 36], [40, 40], [60, 60], [123, 123]);
const TABLE_88 = tableOf([0, 9], [11, 12], [14, 26], [28, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_89 = tableOf([0, 9], [11, 12], [14, 31], [33, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_90 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [93, 93], [125, 125]);
const TABLE_91 = tableOf([34, 34], [36, 36], [39, 40], [45, 45], [48, 57], [65, 91], [95, 123]);
const TABLE_92 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_93 = tableOf([34, 34], [39, 39], [41, 41], [93, 93], [96, 96], [123, 123], [125, 125]);
const TABLE_94 = tableOf([0, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_95 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_96 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [36, 36], [39, 39], [65, 90], [95, 95], [97, 122]);
const TABLE_97 = tableOf([40, 40], [43, 47], [91, 91], [93, 93], [123, 123]);
const TABLE_98 = tableOf([32, 32], [43, 58], [84, 84], [90, 90]);
const TABLE_99 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 58], [60, 92], [94, 124], [126, 127]);
const TABLE_100 = tableOf([43, 43], [45, 45], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_101 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57]);
const TABLE_102 = tableOf([43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_103 = tableOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_104 = tableOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [66, 66], [70, 70], [73, 73], [78, 78], [82, 82], [84, 85], [96, 96], [98, 98], [102, 102], [105, 105], [110, 110], [114, 114], [116, 117]);
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
  let value!: string[] | BadBomNode | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
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

function readBeforeValue(p: number): string[] | BadBomNode | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadBomNode | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
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

function readGapMistake(p: number): BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
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
    if (text.charCodeAt(p) === 47) {
      l37: {
        const r38 = readMissingCommentEnd(p);
        if (r38 === undefined) { break l37; }
        value = r38;
        p = pos;
        break l18;
      }
      p = s19;
      trail.length = t20;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
      l40: {
        const r41 = readBadSpace(p);
        if (r41 === undefined) { break l40; }
        value = r41;
        p = pos;
        break l18;
      }
      p = s19;
      trail.length = t20;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l43: {
        const r44 = readBadNoise(p);
        if (r44 === undefined) { break l43; }
        value = r44;
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
    const r49 = readBadEscapedBlank(p);
    if (r49 === undefined) { return undefined; }
    value = r49;
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
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l25: {
        l26: {
          const s27 = p;
          if (text.charCodeAt(p) === 47) {
            l28: {
              if (!text.startsWith("//", p)) {
                reachesEnd(p, "//");
                break l28;
              }
              p += 2;
              break l26;
            }
            p = s27;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l25;
          }
          p++;
        }
        while (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14)) p++;
        touched ||= p >= end;
        break l23;
      }
      p = s24;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 47 || !text.startsWith("/*", p)) {
      reachesEnd(p, "/*");
      return undefined;
    }
    p += 2;
    l29: for (;;) {
      const s31 = p;
      if (p < end) {
        l30: {
          if (text.charCodeAt(p) === 42) {
            {
              const s33 = p;
              l34: {
                if (!text.startsWith("*/", p)) {
                  reachesEnd(p, "*/");
                  break l34;
                }
                p += 2;
                break l30;
              }
              p = s33;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l30;
          }
          p++;
          continue l29;
        }
        p = s31;
      } else touched ||= p >= end;
      break;
    }
    if (text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) {
      reachesEnd(p, "*/");
      return undefined;
    }
    p += 2;
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
  l45: {
    const s46 = p;
    if (text.charCodeAt(p) === 27) {
      l47: {
        if (!text.startsWith("\u001b[", p)) {
          reachesEnd(p, "\u001b[");
          break l47;
        }
        p += 2;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l47;
        }
        p++;
        break l45;
      }
      p = s46;
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
  let m53 = false;
  l50: for (;;) {
    const s52 = p;
    if (text.charCodeAt(p) === 92) {
      l51: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 110 || c === 114 || c === 116))) {
          touched ||= p >= end;
          break l51;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        m53 = true;
        continue l50;
      }
      p = s52;
    } else touched ||= p >= end;
    break;
  }
  if (!m53) { return undefined; }
  pos = p;
  const node: BadEscapedBlankNode = { type: 'BadEscapedBlank', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf10(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e57!: null;
  l60: {
    if (text.charCodeAt(p) === 123) {
      const s58 = p;
      l59: {
        p = skipBraceArrayAhead(p);
        if (p < 0) { break l59; }
        p = s58;
        break l60;
      }
      p = s58;
    } else touched ||= p >= end;
    return -1;
  }
  e57 = null;
  value = [e57];
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
  l61: {
    const s62 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
      l63: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l63; }
        break l61;
      }
      p = s62;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l80: {
        p = skipNumeral(p);
        if (p < 0) { break l80; }
        break l61;
      }
      p = s62;
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
  l100: {
    const s101 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
      l102: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l102; }
        break l100;
      }
      p = s101;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l103: {
        p = skipNumeral(p);
        if (p < 0) { break l103; }
        break l100;
      }
      p = s101;
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

function skipQuotedAhead(p: number): number {
  let c = 0;
  l64: {
    const s65 = p;
    if (text.charCodeAt(p) === 34) {
      l66: {

        p++;
        let n70 = 0;
        l67: for (;;) {
          if (n70 >= 60) break;
          const s69 = p;
          l68: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l68;
            }
            p++;
            n70++;
            continue l67;
          }
          p = s69;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l66;
        }
        p++;
        break l64;
      }
      p = s65;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l71: {

        p++;
        let n75 = 0;
        l72: for (;;) {
          if (n75 >= 60) break;
          const s74 = p;
          l73: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l73;
            }
            p++;
            n75++;
            continue l72;
          }
          p = s74;
          break;
        }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l71;
        }
        p++;
        break l64;
      }
      p = s65;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n79 = 0;
    l76: for (;;) {
      if (n79 >= 60) break;
      const s78 = p;
      l77: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8218 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283))) {
          touched ||= p >= end;
          break l77;
        }
        p++;
        n79++;
        continue l76;
      }
      p = s78;
      break;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 187 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipNumeral(p: number): number {
  let c = 0;
  l81: {
    if (text.charCodeAt(p) === 45) {
      const s83 = p;
      l82: {

        p++;
        break l81;
      }
      p = s83;
    } else touched ||= p >= end;
  }
  l84: {
    const s85 = p;
    if (text.charCodeAt(p) === 48) {
      l86: {

        p++;
        break l84;
      }
      p = s85;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l87: {
    if (text.charCodeAt(p) === 46) {
      const s89 = p;
      l88: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l88;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l87;
      }
      p = s89;
    } else touched ||= p >= end;
  }
  l90: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s92 = p;
      l91: {
        p++;
        l93: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s95 = p;
            l94: {
              p++;
              break l93;
            }
            p = s95;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l91;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l90;
      }
      p = s92;
    } else touched ||= p >= end;
  }
  return p;
}

function skipLiteral(p: number): number {
  l96: {
    const s97 = p;
    if (text.charCodeAt(p) === 116) {
      l98: {
        if (!text.startsWith("true", p)) {
          reachesEnd(p, "true");
          break l98;
        }
        p += 4;
        break l96;
      }
      p = s97;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l99: {
        if (!text.startsWith("false", p)) {
          reachesEnd(p, "false");
          break l99;
        }
        p += 5;
        break l96;
      }
      p = s97;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 110 || !text.startsWith("null", p)) {
      reachesEnd(p, "null");
      return -1;
    }
    p += 4;
  }
  return p;
}

function leaf15(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BraceArrayStartNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r104 = readBraceArrayStart(p);
  if (r104 === undefined) { return -1; }
  value = r104;
  p = pos;
  leafValue = value;
  return p;
}

function readBraceArrayStart(p: number): BraceArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r105 = readArrayKind(p);
  if (r105 === undefined) { return undefined; }
  l_kind = r105;
  p = pos;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return undefined;
  }
  const r107 = readBadBraces(p);
  if (r107 === undefined) { return undefined; }
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

function leaf19(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ItemNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r110 = readItem(p);
  if (r110 === undefined) { return -1; }
  value = r110;
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
      const s111 = p;
      l112: {
        p = skipAmountsAhead(p);
        if (p < 0) { break l112; }
        return undefined;
      }
      p = s111;
    }
  } else touched ||= p >= end;
  l139: {
    const s140 = p;
    const t141 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l142: {
        const r143 = readText(p);
        if (r143 === undefined) { break l142; }
        l_value = r143;
        p = pos;
        break l139;
      }
      p = s140;
      trail.length = t141;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l169: {
        const r170 = readNumber(p);
        if (r170 === undefined) { break l169; }
        l_value = r170;
        p = pos;
        break l139;
      }
      p = s140;
      trail.length = t141;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r227 = readConstant(p);
    if (r227 === undefined) { return undefined; }
    l_value = r227;
    p = pos;
  }
  l233: {
    const s234 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l235: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l235;
        }
        p++;
        l238: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
            const s236 = p;
            l237: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
                touched ||= p >= end;
                break l237;
              }
              p++;
              p = s236;
              break l238;
            }
            p = s236;
          } else touched ||= p >= end;
          break l235;
        }
        break l233;
      }
      p = s234;
    } else touched ||= p >= end;
    l241: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
        const s239 = p;
        l240: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 93) {
            touched ||= p >= end;
            break l240;
          }
          p++;
          p = s239;
          break l241;
        }
        p = s239;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return { type: 'Item', start: base + start, end: base + p, value: l_value };
}

function skipAmountsAhead(p: number): number {
  let c = 0;
  l114: {
    if (text.charCodeAt(p) === 45) {
      const s116 = p;
      l115: {

        p++;
        break l114;
      }
      p = s116;
    } else touched ||= p >= end;
  }
  let n120 = 0;
  l117: for (;;) {
    if (n120 >= 3) break;
    const s119 = p;
    l118: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l118;
      }
      p++;
      n120++;
      continue l117;
    }
    p = s119;
    break;
  }
  if (n120 < 1) { return -1; }
  let n124 = 0;
  l121: for (;;) {
    if (n124 >= 9) break;
    const s123 = p;
    l122: {
      if (text.charCodeAt(p) !== 44) {
        touched ||= p >= end;
        break l122;
      }
      p++;
      if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
        touched ||= p >= end;
        break l122;
      }
      p++;
      let n128 = 0;
      l125: for (;;) {
        if (n128 >= 2) break;
        const s127 = p;
        l126: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l126;
          }
          p++;
          n128++;
          continue l125;
        }
        p = s127;
        break;
      }
      if (n128 < 2) { break l122; }
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        {
          const s129 = p;
          l130: {
            p++;
            break l122;
          }
          p = s129;
        }
      } else touched ||= p >= end;
      n124++;
      continue l121;
    }
    p = s123;
    break;
  }
  if (text.charCodeAt(p) !== 44 || !text.startsWith(",0", p)) {
    reachesEnd(p, ",0");
    return -1;
  }
  p += 2;
  let n135 = 0;
  l132: for (;;) {
    if (n135 >= 2) break;
    const s134 = p;
    l133: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l133;
      }
      p++;
      n135++;
      continue l132;
    }
    p = s134;
    break;
  }
  if (n135 < 2) { return -1; }
  if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
    {
      const s136 = p;
      l137: {
        p++;
        return -1;
      }
      p = s136;
    }
  } else touched ||= p >= end;
  return p;
}

function readText(p: number): TextNode | undefined {
  let c = 0;
  const start = p;
  let l_plain: string | null = null;
  let l_escaped: string | null = null;
  l144: {
    const s145 = p;
    const t146 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l147: {

        p++;
        const s148 = p;
        while ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) p++;
        touched ||= p >= end;
        l_plain = text.slice(s148, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l147;
        }
        p++;
        break l144;
      }
      p = s145;
      trail.length = t146;
      l_plain = null;
      l_escaped = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l149: {

        p++;
        const s150 = p;
        l151: for (;;) {
          const s153 = p;
          if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
            l152: {
              l155: {
                const s156 = p;
                if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                  l157: {
                    p++;
                    break l155;
                  }
                  p = s156;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 92)) {
                  touched ||= p >= end;
                  break l152;
                }
                p = skipGoodEscape(p);
                if (p < 0) { break l152; }
              }
              continue l151;
            }
            p = s153;
          } else touched ||= p >= end;
          break;
        }
        l_escaped = text.slice(s150, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l149;
        }
        p++;
        break l144;
      }
      p = s145;
      trail.length = t146;
      l_plain = null;
      l_escaped = null;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r165 = readBadSingleQuotes(p);
    if (r165 === undefined) { return undefined; }
    p = pos;
    const s167 = p;
    while ((((c = text.charCodeAt(p)) >= 32 && c <= 38) || (c >= 40 && c <= 91) || c >= 93)) p++;
    touched ||= p >= end;
    l_plain = text.slice(s167, p);
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
  l158: {
    const s159 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      l160: {
        p++;
        break l158;
      }
      p = s159;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 117) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n164 = 0;
    l161: for (;;) {
      if (n164 >= 4) break;
      const s163 = p;
      l162: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l162;
        }
        p++;
        n164++;
        continue l161;
      }
      p = s163;
      break;
    }
    if (n164 < 4) { return -1; }
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
  const s171 = p;
  if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNumeral(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s171, p);
  l174: {
    const s172 = p;
    l173: {
      p = skipEndsWord(p);
      if (p < 0) { break l173; }
      p = s172;
      break l174;
    }
    p = s172;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipEndsWord(p: number): number {
  let c = 0;
  l175: {
    const s176 = p;
    l177: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l178: {
        const s179 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 65292 || c === 65341 || c === 65373)) {
          l180: {
            p++;
            break l178;
          }
          p = s179;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s181 = p;
            l182: {
              p++;
              break l177;
            }
            p = s181;
          }
        } else touched ||= p >= end;
      }
      break l175;
    }
    p = s176;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 8230 || c === 12289 || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      l184: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
          {
            const s185 = p;
            l186: {
              p++;
              break l184;
            }
            p = s185;
          }
        } else touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l188: {
          const s189 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l190: {
              p = skipEol(p);
              if (p < 0) { break l190; }
              break l188;
            }
            p = s189;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
            l195: {
              p = skipCommentStart(p);
              if (p < 0) { break l195; }
              break l188;
            }
            p = s189;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
            l200: {
              p = skipFence(p);
              if (p < 0) { break l200; }
              break l188;
            }
            p = s189;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 8230 || c === 12289)) {
            l206: {
              p++;
              break l188;
            }
            p = s189;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 46) {
            l207: {
              if (!text.startsWith("...", p)) {
                reachesEnd(p, "...");
                break l207;
              }
              p += 3;
              break l188;
            }
            p = s189;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l208: {
              p++;
              break l188;
            }
            p = s189;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l209: {
              p = skipNumeral(p);
              if (p < 0) { break l209; }
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
                {
                  const s210 = p;
                  l211: {
                    p++;
                    break l209;
                  }
                  p = s210;
                }
              } else touched ||= p >= end;
              break l188;
            }
            p = s189;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
            touched ||= p >= end;
            break l184;
          }
          p = skipLiteral(p);
          if (p < 0) { break l184; }
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            {
              const s213 = p;
              l214: {
                p++;
                break l184;
              }
              p = s213;
            }
          } else touched ||= p >= end;
        }
        break l175;
      }
      p = s176;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      {
        const s216 = p;
        l217: {
          p++;
          return -1;
        }
        p = s216;
      }
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l219: {
      const s220 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
        l221: {
          p++;
          let n225 = 0;
          l222: for (;;) {
            if (n225 >= 200) break;
            const s224 = p;
            l223: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
            break l221;
          }
          p++;
          break l219;
        }
        p = s220;
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
  l191: {
    const s192 = p;
    if (text.charCodeAt(p) === 13) {
      l193: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l193;
        }
        p += 2;
        break l191;
      }
      p = s192;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l194: {

        p++;
        break l191;
      }
      p = s192;
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
  l196: {
    const s197 = p;
    if (text.charCodeAt(p) === 47) {
      l198: {
        if (!text.startsWith("//", p)) {
          reachesEnd(p, "//");
          break l198;
        }
        p += 2;
        break l196;
      }
      p = s197;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l199: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l199;
        }
        p += 2;
        break l196;
      }
      p = s197;
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
  l201: {
    const s202 = p;
    if (text.charCodeAt(p) === 96) {
      l203: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l203;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l201;
      }
      p = s202;
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

function readConstant(p: number): ConstantNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s228 = p;
  if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLiteral(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s228, p);
  l231: {
    const s229 = p;
    l230: {
      p = skipEndsWord(p);
      if (p < 0) { break l230; }
      p = s229;
      break l231;
    }
    p = s229;
    return undefined;
  }
  pos = p;
  return { type: 'Constant', start: base + start, end: base + p, text: l_text };
}

function leaf31(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l243: {
    const s244 = p;
    const t245 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l246: {
        const r247 = readBlanks(p);
        if (r247 === undefined) { break l246; }
        value = r247;
        p = pos;
        break l243;
      }
      p = s244;
      trail.length = t245;
    } else touched ||= p >= end;
    let e249!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s250 = p;
        l251: {
          p = skipHashWord(p);
          if (p < 0) { break l251; }
          return -1;
        }
        p = s250;
      }
    } else touched ||= p >= end;
    e249 = null;
    let e259!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r260 = readGapMistake(p);
    if (r260 === undefined) { return -1; }
    e259 = r260;
    p = pos;
    value = [e249, e259];
  }
  leafValue = value;
  return p;
}

function skipHashWord(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 35) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) p++;
  touched ||= p >= end;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l253: {
    const s254 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l255: {
        p++;
        break l253;
      }
      p = s254;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s256 = p;
        l257: {
          p++;
          return -1;
        }
        p = s256;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf33(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, RepairedAmountsNode | WordNode | RepairedPlaceholderNode | RepairedTextNode];
  let e262!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282)) {
    {
      const s263 = p;
      l264: {
        p = skipMemberAhead(p);
        if (p < 0) { break l264; }
        return -1;
      }
      p = s263;
    }
  } else touched ||= p >= end;
  e262 = null;
  let e273!: RepairedAmountsNode | WordNode | RepairedPlaceholderNode | RepairedTextNode;
  l274: {
    const s275 = p;
    const t276 = trail.length;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l277: {
        const r278 = readRepairedAmounts(p);
        if (r278 === undefined) { break l277; }
        e273 = r278;
        p = pos;
        break l274;
      }
      p = s275;
      trail.length = t276;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l309: {
        const r310 = readWord(p);
        if (r310 === undefined) { break l309; }
        e273 = r310;
        p = pos;
        break l274;
      }
      p = s275;
      trail.length = t276;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l489: {
        const r490 = readRepairedPlaceholder(p);
        if (r490 === undefined) { break l489; }
        e273 = r490;
        p = pos;
        break l274;
      }
      p = s275;
      trail.length = t276;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
      touched ||= p >= end;
      return -1;
    }
    const r501 = readRepairedText(p);
    if (r501 === undefined) { return -1; }
    e273 = r501;
    p = pos;
  }
  value = [e262, e273];
  leafValue = value;
  return p;
}

function skipMemberAhead(p: number): number {
  let c = 0;
  l266: {
    const s267 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
      l268: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l268; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l268;
        }
        p++;
        break l266;
      }
      p = s267;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n272 = 0;
    l269: for (;;) {
      if (n272 >= 200) break;
      const s271 = p;
      l270: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l270;
        }
        p++;
        n272++;
        continue l269;
      }
      p = s271;
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

function readRepairedAmounts(p: number): RepairedAmountsNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadThousandsNode;
  l281: {
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      const s279 = p;
      l280: {
        p = skipAmountsAhead(p);
        if (p < 0) { break l280; }
        p = s279;
        break l281;
      }
      p = s279;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r282 = readBadThousands(p);
  if (r282 === undefined) { return undefined; }
  l_value = r282;
  p = pos;
  pos = p;
  return { type: 'RepairedAmounts', start: base + start, end: base + p, value: l_value };
}

function readBadThousands(p: number): BadThousandsNode | undefined {
  let c = 0;
  const start = p;
  l283: {
    if (text.charCodeAt(p) === 45) {
      const s285 = p;
      l284: {

        p++;
        break l283;
      }
      p = s285;
    } else touched ||= p >= end;
  }
  let n289 = 0;
  l286: for (;;) {
    if (n289 >= 3) break;
    const s288 = p;
    l287: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
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
  if (n289 < 1) { return undefined; }
  let m293 = false;
  l290: for (;;) {
    const s292 = p;
    if (text.charCodeAt(p) === 44) {
      l291: {

        p++;
        let n297 = 0;
        l294: for (;;) {
          if (n297 >= 3) break;
          const s296 = p;
          l295: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l295;
            }
            p++;
            n297++;
            continue l294;
          }
          p = s296;
          break;
        }
        if (n297 < 3) { break l291; }
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          {
            const s298 = p;
            l299: {
              p++;
              break l291;
            }
            p = s298;
          }
        } else touched ||= p >= end;
        m293 = true;
        continue l290;
      }
      p = s292;
    } else touched ||= p >= end;
    break;
  }
  if (!m293) { return undefined; }
  l301: {
    if (text.charCodeAt(p) === 46) {
      const s303 = p;
      l302: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l302;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l301;
      }
      p = s303;
    } else touched ||= p >= end;
  }
  l306: {
    const s304 = p;
    l305: {
      p = skipEndsWord(p);
      if (p < 0) { break l305; }
      p = s304;
      break l306;
    }
    p = s304;
    return undefined;
  }
  pos = p;
  const node: BadThousandsNode = { type: 'BadThousands', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readWord(p: number): WordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: TextNode | NumberNode | ConstantNode;
  l311: {
    const s312 = p;
    const t313 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l314: {
        const r315 = readText(p);
        if (r315 === undefined) { break l314; }
        l_value = r315;
        p = pos;
        l319: {
          const s317 = p;
          l318: {
            p = skipEnds(p);
            if (p < 0) { break l318; }
            p = s317;
            break l319;
          }
          p = s317;
          break l314;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
          {
            const s480 = p;
            l481: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l481;
              }
              p++;
              break l314;
            }
            p = s480;
          }
        } else touched ||= p >= end;
        break l311;
      }
      p = s312;
      trail.length = t313;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l483: {
        const r484 = readNumber(p);
        if (r484 === undefined) { break l483; }
        l_value = r484;
        p = pos;
        break l311;
      }
      p = s312;
      trail.length = t313;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r486 = readConstant(p);
    if (r486 === undefined) { return undefined; }
    l_value = r486;
    p = pos;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, value: l_value };
}

function skipEnds(p: number): number {
  l320: {
    const s321 = p;
    l322: {
      p = skipInObject(p);
      if (p < 0) { break l322; }
      p = skipEndsMember(p);
      if (p < 0) { break l322; }
      break l320;
    }
    p = s321;
    l413: {
      p = skipInArray(p);
      if (p < 0) { break l413; }
      p = skipEndsElement(p);
      if (p < 0) { break l413; }
      break l320;
    }
    p = s321;
    {
      const s460 = p;
      l461: {
        p = skipInObject(p);
        if (p < 0) { break l461; }
        return -1;
      }
      p = s460;
    }
    {
      const s463 = p;
      l464: {
        p = skipInArray(p);
        if (p < 0) { break l464; }
        return -1;
      }
      p = s463;
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
  l323: {
    const s324 = p;
    l325: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l326: {
        const s327 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
          l328: {
            p++;
            break l326;
          }
          p = s327;
        } else touched ||= p >= end;
        l329: {
          if (p < end) {
            {
              const s330 = p;
              l331: {
                p++;
                break l329;
              }
              p = s330;
            }
          } else touched ||= p >= end;
          break l326;
        }
        p = s327;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l333: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipMemberFollows(p);
            if (p < 0) { break l333; }
            break l326;
          }
          p = s327;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l358: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l359: {
              const s360 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                l361: {
                  p++;
                  break l359;
                }
                p = s360;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                touched ||= p >= end;
                break l358;
              }
              p++;
              let n365 = 0;
              l362: for (;;) {
                if (n365 >= 200) break;
                const s364 = p;
                l363: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l363;
                  }
                  p++;
                  n365++;
                  continue l362;
                }
                p = s364;
                break;
              }
            }
            break l326;
          }
          p = s327;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 12289 || c === 65292)) {
          l366: {
            p++;
            break l326;
          }
          p = s327;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l367: {
            p = skipFence(p);
            if (p < 0) { break l367; }
            break l326;
          }
          p = s327;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 58) {
          l368: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l368;
            }
            p = skipValueStart(p);
            if (p < 0) { break l368; }
            break l326;
          }
          p = s327;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l325;
        }
        p = skipOwnName(p);
        if (p < 0) { break l325; }
      }
      break l323;
    }
    p = s324;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l378: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 35 || c === 47))) {
          touched ||= p >= end;
          break l378;
        }
        p = skipLineComment(p);
        if (p < 0) { break l378; }
        break l323;
      }
      p = s324;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l402: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l402;
        }
        p = skipEol(p);
        if (p < 0) { break l402; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l402;
        }
        p++;
        break l323;
      }
      p = s324;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l403: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l403;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l403;
        }
        p++;
        let n407 = 0;
        l404: for (;;) {
          if (n407 >= 200) break;
          const s406 = p;
          l405: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l403;
        }
        p++;
        break l323;
      }
      p = s324;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l408: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l408;
        }
        p = skipEol(p);
        if (p < 0) { break l408; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l408;
        }
        p++;
        let n412 = 0;
        l409: for (;;) {
          if (n412 >= 200) break;
          const s411 = p;
          l410: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l408;
        }
        p++;
        break l323;
      }
      p = s324;
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
  l334: {
    const s335 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l336: {
        p++;
        break l334;
      }
      p = s335;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l337: {
        let n341 = 0;
        l338: for (;;) {
          if (n341 >= 60) break;
          const s340 = p;
          l339: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
              touched ||= p >= end;
              break l339;
            }
            p++;
            n341++;
            continue l338;
          }
          p = s340;
          break;
        }
        if (n341 < 1) { break l337; }
        let n345 = 0;
        l342: for (;;) {
          if (n345 >= 4) break;
          const s344 = p;
          l343: {
            if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
              touched ||= p >= end;
              break l343;
            }
            p++;
            while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
            touched ||= p >= end;
            let n349 = 0;
            l346: for (;;) {
              if (n349 >= 60) break;
              const s348 = p;
              l347: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
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
            if (n349 < 1) { break l343; }
            n345++;
            continue l342;
          }
          p = s344;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 61 || c === 65306))) {
          touched ||= p >= end;
          break l337;
        }
        p++;
        break l334;
      }
      p = s335;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 8230)) {
      l350: {
        p++;
        break l334;
      }
      p = s335;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 46) {
      l351: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l351;
        }
        p += 3;
        break l334;
      }
      p = s335;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l352: {
        p = skipCommentStart(p);
        if (p < 0) { break l352; }
        break l334;
      }
      p = s335;
    } else touched ||= p >= end;
    l353: {
      if (p < end) {
        {
          const s354 = p;
          l355: {
            p++;
            break l353;
          }
          p = s354;
        }
      } else touched ||= p >= end;
      break l334;
    }
    p = s335;
    if (text.charCodeAt(p) === 92) {
      l357: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l357;
        }
        p += 2;
        break l334;
      }
      p = s335;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 38 || !text.startsWith("&quot;", p)) {
      reachesEnd(p, "&quot;");
      return -1;
    }
    p += 6;
  }
  return p;
}

function skipValueStart(p: number): number {
  let c = 0;
  l369: {
    const s370 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l371: {
        p++;
        break l369;
      }
      p = s370;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l372: {
        p = skipNumeral(p);
        if (p < 0) { break l372; }
        break l369;
      }
      p = s370;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
      l373: {
        p++;
        break l369;
      }
      p = s370;
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

function skipOwnName(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n377 = 0;
  l374: for (;;) {
    if (n377 >= 200) break;
    const s376 = p;
    l375: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
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
  if (n377 < 1) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 180 || c === 187 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
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
  l379: {
    const s380 = p;
    if (text.charCodeAt(p) === 47) {
      l381: {
        if (!text.startsWith("//", p)) {
          reachesEnd(p, "//");
          break l381;
        }
        p += 2;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288)) p++;
        touched ||= p >= end;
        l382: {
          const s383 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l384: {
              p = skipEol(p);
              if (p < 0) { break l384; }
              break l382;
            }
            p = s383;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s385 = p;
              l386: {
                p++;
                break l381;
              }
              p = s385;
            }
          } else touched ||= p >= end;
        }
        break l379;
      }
      p = s380;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l388: {

        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288)) p++;
        touched ||= p >= end;
        l389: {
          const s390 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l391: {
              p = skipEol(p);
              if (p < 0) { break l391; }
              break l389;
            }
            p = s390;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s392 = p;
              l393: {
                p++;
                break l388;
              }
              p = s392;
            }
          } else touched ||= p >= end;
        }
        break l379;
      }
      p = s380;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 47 || !text.startsWith("/*", p)) {
      reachesEnd(p, "/*");
      return -1;
    }
    p += 2;
    let n398 = 0;
    l395: for (;;) {
      if (n398 >= 200) break;
      const s397 = p;
      l396: {
        if (text.charCodeAt(p) === 42) {
          {
            const s399 = p;
            l400: {
              if (!text.startsWith("*/", p)) {
                reachesEnd(p, "*/");
                break l400;
              }
              p += 2;
              break l396;
            }
            p = s399;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
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
  l414: {
    const s415 = p;
    l416: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l417: {
        const s418 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
          l419: {
            p++;
            break l417;
          }
          p = s418;
        } else touched ||= p >= end;
        l420: {
          if (p < end) {
            {
              const s421 = p;
              l422: {
                p++;
                break l420;
              }
              p = s421;
            }
          } else touched ||= p >= end;
          break l417;
        }
        p = s418;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l424: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipElementFollows(p);
            if (p < 0) { break l424; }
            break l417;
          }
          p = s418;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l445: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l446: {
              const s447 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                l448: {
                  p++;
                  break l446;
                }
                p = s447;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                touched ||= p >= end;
                break l445;
              }
              p++;
              let n452 = 0;
              l449: for (;;) {
                if (n452 >= 200) break;
                const s451 = p;
                l450: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l450;
                  }
                  p++;
                  n452++;
                  continue l449;
                }
                p = s451;
                break;
              }
            }
            break l417;
          }
          p = s418;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 12289 || c === 65292)) {
          l453: {
            p++;
            break l417;
          }
          p = s418;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l454: {
            p = skipFence(p);
            if (p < 0) { break l454; }
            break l417;
          }
          p = s418;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l416;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l416;
        }
        p = skipValueStart(p);
        if (p < 0) { break l416; }
      }
      break l414;
    }
    p = s415;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l455: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 35 || c === 47))) {
          touched ||= p >= end;
          break l455;
        }
        p = skipLineComment(p);
        if (p < 0) { break l455; }
        break l414;
      }
      p = s415;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l456: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l456;
        }
        p = skipEol(p);
        if (p < 0) { break l456; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l456;
        }
        p++;
        break l414;
      }
      p = s415;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l457: {
      const s458 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
        l459: {
          p++;
          break l457;
        }
        p = s458;
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
  l425: {
    const s426 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l427: {
        p = skipValueStart(p);
        if (p < 0) { break l427; }
        break l425;
      }
      p = s426;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 8230)) {
      l428: {
        p++;
        break l425;
      }
      p = s426;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l429: {
        p = skipCommentStart(p);
        if (p < 0) { break l429; }
        break l425;
      }
      p = s426;
    } else touched ||= p >= end;
    l430: {
      if (p < end) {
        {
          const s431 = p;
          l432: {
            p++;
            break l430;
          }
          p = s431;
        }
      } else touched ||= p >= end;
      break l425;
    }
    p = s426;
    if (text.charCodeAt(p) === 92) {
      l434: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l434;
        }
        p += 2;
        break l425;
      }
      p = s426;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l435: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l435;
        }
        p += 6;
        break l425;
      }
      p = s426;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l436: {
        p = skipOtherConstant(p);
        if (p < 0) { break l436; }
        break l425;
      }
      p = s426;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l444: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l444;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 44 || c === 93))) {
          touched ||= p >= end;
          break l444;
        }
        p++;
        break l425;
      }
      p = s426;
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
  l437: {
    const s438 = p;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l439: {
        if (!isCaseless(p, "true")) { break l439; }
        p += 4;
        break l437;
      }
      p = s438;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l440: {
        if (!isCaseless(p, "false")) { break l440; }
        p += 5;
        break l437;
      }
      p = s438;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l441: {
        if (!isCaseless(p, "null")) { break l441; }
        p += 4;
        break l437;
      }
      p = s438;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l442: {
        if (!isCaseless(p, "none")) { break l442; }
        p += 4;
        break l437;
      }
      p = s438;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l443: {
        if (!isCaseless(p, "nil")) { break l443; }
        p += 3;
        break l437;
      }
      p = s438;
    } else touched ||= p >= end;
    if (!isCaseless(p, "undefined")) { return -1; }
    p += 9;
  }
  return p;
}

function skipEndsRoot(p: number): number {
  let c = 0;
  l466: {
    const s467 = p;
    l468: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l469: {
        const s470 = p;
        l471: {
          if (p < end) {
            {
              const s472 = p;
              l473: {
                p++;
                break l471;
              }
              p = s472;
            }
          } else touched ||= p >= end;
          break l469;
        }
        p = s470;
        if (text.charCodeAt(p) !== 43) {
          touched ||= p >= end;
          break l468;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l468;
        }
        p++;
      }
      break l466;
    }
    p = s467;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l475: {
      const s476 = p;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l477: {
          p = skipEol(p);
          if (p < 0) { break l477; }
          break l475;
        }
        p = s476;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 41 || c === 59)) {
        l478: {
          p++;
          break l475;
        }
        p = s476;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
        l479: {
          p = skipFence(p);
          if (p < 0) { break l479; }
          break l475;
        }
        p = s476;
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

function readRepairedPlaceholder(p: number): RepairedPlaceholderNode | undefined {
  const start = p;
  let l_value!: BadPlaceholderNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return undefined;
  }
  const r491 = readBadPlaceholder(p);
  if (r491 === undefined) { return undefined; }
  l_value = r491;
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
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
    {
      const s492 = p;
      l493: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
          touched ||= p >= end;
          break l493;
        }
        p++;
        return undefined;
      }
      p = s492;
    }
  } else touched ||= p >= end;
  let n498 = 0;
  l495: for (;;) {
    if (n498 >= 200) break;
    const s497 = p;
    l496: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l496;
      }
      p++;
      n498++;
      continue l495;
    }
    p = s497;
    break;
  }
  if (n498 < 1) { return undefined; }
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

function readRepairedText(p: number): RepairedTextNode | undefined {
  const start = p;
  let l_value!: BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadPathNode;
  l502: {
    const s503 = p;
    const t504 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l505: {
        const r506 = readBadEscapedQuotes(p);
        if (r506 === undefined) { break l505; }
        l_value = r506;
        p = pos;
        break l502;
      }
      p = s503;
      trail.length = t504;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l522: {
        const r523 = readBadEntityQuotes(p);
        if (r523 === undefined) { break l522; }
        l_value = r523;
        p = pos;
        break l502;
      }
      p = s503;
      trail.length = t504;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l530: {
        const r531 = readBadDoubledQuotes(p);
        if (r531 === undefined) { break l530; }
        l_value = r531;
        p = pos;
        break l502;
      }
      p = s503;
      trail.length = t504;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return undefined;
    }
    const r541 = readBadPath(p);
    if (r541 === undefined) { return undefined; }
    l_value = r541;
    p = pos;
  }
  pos = p;
  return { type: 'RepairedText', start: base + start, end: base + p, value: l_value };
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
  const s507 = p;
  l508: for (;;) {
    const s510 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l509: {
        l512: {
          const s513 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l514: {
              p++;
              break l512;
            }
            p = s513;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92 || !text.startsWith("\\\\", p)) {
            reachesEnd(p, "\\\\");
            break l509;
          }
          p += 2;
          l515: {
            if ((p < end && text.charCodeAt(p) !== 34)) {
              const s517 = p;
              l516: {
                l518: {
                  const s519 = p;
                  if (text.charCodeAt(p) === 92) {
                    l520: {

                      p++;
                      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
                        touched ||= p >= end;
                        break l520;
                      }
                      p++;
                      break l518;
                    }
                    p = s519;
                  } else touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93))) {
                    touched ||= p >= end;
                    break l516;
                  }
                  p++;
                }
                break l515;
              }
              p = s517;
            } else touched ||= p >= end;
          }
        }
        continue l508;
      }
      p = s510;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s507, p);
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
  l524: {
    const s525 = p;
    if (text.charCodeAt(p) === 38) {
      l526: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l526;
        }
        p += 6;
        const s527 = p;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        l_text = text.slice(s527, p);
        if (text.charCodeAt(p) !== 38 || !text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l526;
        }
        p += 6;
        break l524;
      }
      p = s525;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 38 || !text.startsWith("&#34;", p)) {
      reachesEnd(p, "&#34;");
      return undefined;
    }
    p += 5;
    const s528 = p;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
    touched ||= p >= end;
    l_text = text.slice(s528, p);
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
  const s532 = p;
  let n536 = 0;
  l533: for (;;) {
    if (n536 >= 200) break;
    const s535 = p;
    l534: {
      if (!((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93))) {
        touched ||= p >= end;
        break l534;
      }
      p++;
      n536++;
      continue l533;
    }
    p = s535;
    break;
  }
  if (n536 < 1) { return undefined; }
  l_text = text.slice(s532, p);
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"", p)) {
    reachesEnd(p, "\"\"");
    return undefined;
  }
  p += 2;
  l539: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)) {
      const s537 = p;
      l538: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
          touched ||= p >= end;
          break l538;
        }
        p++;
        p = s537;
        break l539;
      }
      p = s537;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledQuotesNode = { type: 'BadDoubledQuotes', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
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
  const s542 = p;
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
  l545: {
    if (text.charCodeAt(p) === 92) {
      const s543 = p;
      l544: {

        p++;
        p = s543;
        break l545;
      }
      p = s543;
    } else touched ||= p >= end;
    return undefined;
  }
  l548: {
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      const s546 = p;
      l547: {
        p = skipPathEscape(p);
        if (p < 0) { break l547; }
        p = s546;
        break l548;
      }
      p = s546;
    } else touched ||= p >= end;
    return undefined;
  }
  l573: for (;;) {
    const s575 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l574: {
        p = skipPathPart(p);
        if (p < 0) { break l574; }
        continue l573;
      }
      p = s575;
    } else touched ||= p >= end;
    break;
  }
  if (!(text.charCodeAt(p) === 92)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLoneBackslash(p);
  if (p < 0) { return undefined; }
  l587: for (;;) {
    const s589 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l588: {
        l591: {
          const s592 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l593: {
              p = skipPathPart(p);
              if (p < 0) { break l593; }
              break l591;
            }
            p = s592;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l588;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l588; }
        }
        continue l587;
      }
      p = s589;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s542, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l596: {
    const s594 = p;
    l595: {
      p = skipEnds(p);
      if (p < 0) { break l595; }
      p = s594;
      break l596;
    }
    p = s594;
    return undefined;
  }
  pos = p;
  const node: BadPathNode = { type: 'BadPath', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipPathEscape(p: number): number {
  let c = 0;
  l549: for (;;) {
    const s551 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l550: {
        l553: {
          const s554 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l555: {
              p++;
              break l553;
            }
            p = s554;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l550;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l550; }
        }
        continue l549;
      }
      p = s551;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 92) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l566: {
    const s567 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
      l568: {
        p++;
        break l566;
      }
      p = s567;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 117) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n572 = 0;
    l569: for (;;) {
      if (n572 >= 4) break;
      const s571 = p;
      l570: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l570;
        }
        p++;
        n572++;
        continue l569;
      }
      p = s571;
      break;
    }
    if (n572 < 4) { return -1; }
  }
  return p;
}

function skipLoneBackslash(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 92) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false)) {
    {
      const s556 = p;
      l557: {
        l559: {
          const s560 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l561: {
              p++;
              break l559;
            }
            p = s560;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l557;
          }
          p++;
          let n565 = 0;
          l562: for (;;) {
            if (n565 >= 4) break;
            const s564 = p;
            l563: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l563;
              }
              p++;
              n565++;
              continue l562;
            }
            p = s564;
            break;
          }
          if (n565 < 4) { break l557; }
        }
        return -1;
      }
      p = s556;
    }
  } else touched ||= p >= end;
  return p;
}

function skipPathPart(p: number): number {
  let c = 0;
  l577: {
    const s578 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
      l579: {
        p++;
        break l577;
      }
      p = s578;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l580: {
      const s581 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
        l582: {
          p++;
          break l580;
        }
        p = s581;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 117) {
        touched ||= p >= end;
        return -1;
      }
      p++;
      let n586 = 0;
      l583: for (;;) {
        if (n586 >= 4) break;
        const s585 = p;
        l584: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
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
      if (n586 < 4) { return -1; }
    }
  }
  return p;
}

function leaf62(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e599!: null;
  l602: {
    if (text.charCodeAt(p) === 91) {
      const s600 = p;
      l601: {
        p = skipNamedArrayAhead(p);
        if (p < 0) { break l601; }
        p = s600;
        break l602;
      }
      p = s600;
    } else touched ||= p >= end;
    return -1;
  }
  e599 = null;
  value = [e599];
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282))) {
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

function leaf64(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NamedArrayStartNode;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return -1;
  }
  const r603 = readNamedArrayStart(p);
  if (r603 === undefined) { return -1; }
  value = r603;
  p = pos;
  leafValue = value;
  return p;
}

function readNamedArrayStart(p: number): NamedArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r604 = readObjectKind(p);
  if (r604 === undefined) { return undefined; }
  l_kind = r604;
  p = pos;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return undefined;
  }
  const r606 = readBadNamedArray(p);
  if (r606 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NamedArrayStart', start: base + start, end: base + p, kind: l_kind };
}

function readObjectKind(p: number): string | undefined {
  let value!: string;

  value = (() => { return 'object'; })();
  pos = p;
  return value;
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

function leaf68(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PairNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r609 = readPair(p);
  if (r609 === undefined) { return -1; }
  value = r609;
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
  const r610 = readText(p);
  if (r610 === undefined) { return undefined; }
  l_name = r610;
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
  l612: {
    const s613 = p;
    const t614 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l615: {
        const r616 = readText(p);
        if (r616 === undefined) { break l615; }
        l_value = r616;
        p = pos;
        break l612;
      }
      p = s613;
      trail.length = t614;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l618: {
        const r619 = readNumber(p);
        if (r619 === undefined) { break l618; }
        l_value = r619;
        p = pos;
        break l612;
      }
      p = s613;
      trail.length = t614;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r621 = readConstant(p);
    if (r621 === undefined) { return undefined; }
    l_value = r621;
    p = pos;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipPairEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Pair', start: base + start, end: base + p, name: l_name, value: l_value };
}

function skipPairEnd(p: number): number {
  let c = 0;
  l623: {
    const s624 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l625: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l625;
        }
        p++;
        l628: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
            const s626 = p;
            l627: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l629: {
                const s630 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                  l631: {
                    p++;
                    break l629;
                  }
                  p = s630;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l627;
                }
                p++;
                let n635 = 0;
                l632: for (;;) {
                  if (n635 >= 200) break;
                  const s634 = p;
                  l633: {
                    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                      touched ||= p >= end;
                      break l633;
                    }
                    p++;
                    n635++;
                    continue l632;
                  }
                  p = s634;
                  break;
                }
                while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                touched ||= p >= end;
                if (text.charCodeAt(p) !== 58) {
                  touched ||= p >= end;
                  break l627;
                }
                p++;
              }
              p = s626;
              break l628;
            }
            p = s626;
          } else touched ||= p >= end;
          break l625;
        }
        break l623;
      }
      p = s624;
    } else touched ||= p >= end;
    l638: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)) {
        const s636 = p;
        l637: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l637;
          }
          p++;
          p = s636;
          break l638;
        }
        p = s636;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function leaf71(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l640: {
    const s641 = p;
    const t642 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l643: {
        const r644 = readBlanks(p);
        if (r644 === undefined) { break l643; }
        value = r644;
        p = pos;
        break l640;
      }
      p = s641;
      trail.length = t642;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r646 = readGapMistake(p);
    if (r646 === undefined) { return -1; }
    value = r646;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf72(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return -1;
  }
  const r648 = readKey(p);
  if (r648 === undefined) { return -1; }
  value = r648;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: TextNode | BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadOddNameNode | BadBareKeyNode | MissingKeyNode;
  l649: {
    const s650 = p;
    const t651 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l652: {
        l653: {
          const s654 = p;
          const t655 = trail.length;
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            l656: {
              const r657 = readText(p);
              if (r657 === undefined) { break l656; }
              l_name = r657;
              p = pos;
              l661: {
                const s659 = p;
                l660: {
                  p = skipEndsName(p);
                  if (p < 0) { break l660; }
                  p = s659;
                  break l661;
                }
                p = s659;
                break l656;
              }
              break l653;
            }
            p = s654;
            trail.length = t655;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
            touched ||= p >= end;
            break l652;
          }
          const r677 = readRepairedName(p);
          if (r677 === undefined) { break l652; }
          l_name = r677;
          p = pos;
        }
        l870: for (;;) {
          const s872 = p;
          const t873 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
            l871: {
              const r875 = readKeyGap(p);
              if (r875 === undefined) { break l871; }
              p = pos;
              continue l870;
            }
            p = s872;
            trail.length = t873;
          } else touched ||= p >= end;
          break;
        }
        const r885 = readColon(p);
        if (r885 === undefined) { break l652; }
        p = pos;
        break l649;
      }
      p = s650;
      trail.length = t651;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 58)) {
      touched ||= p >= end;
      return undefined;
    }
    const r916 = readMissingKey(p);
    if (r916 === undefined) { return undefined; }
    l_name = r916;
    p = pos;
    l921: {
      const s922 = p;
      const t923 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
        l924: {
          const r925 = readBadColon(p);
          if (r925 === undefined) { break l924; }
          p = pos;
          break l921;
        }
        p = s922;
        trail.length = t923;
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
  l662: {
    const s663 = p;
    l664: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l665: {
        const s666 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : c === 65306)) {
          l667: {
            p++;
            break l665;
          }
          p = s666;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
          l668: {
            p = skipCommentStart(p);
            if (p < 0) { break l668; }
            break l665;
          }
          p = s666;
        } else touched ||= p >= end;
        l669: {
          if (p < end) {
            {
              const s670 = p;
              l671: {
                p++;
                break l669;
              }
              p = s670;
            }
          } else touched ||= p >= end;
          break l665;
        }
        p = s666;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
          l673: {
            p++;
            break l665;
          }
          p = s666;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l664;
        }
        p++;
      }
      break l662;
    }
    p = s663;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l674: {
      const s675 = p;
      if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
        l676: {
          p = skipNumeral(p);
          if (p < 0) { break l676; }
          break l674;
        }
        p = s675;
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

function readRepairedName(p: number): BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadOddNameNode | BadBareKeyNode | undefined {
  let c = 0;
  let value!: BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadOddNameNode | BadBareKeyNode;
  l678: {
    const s679 = p;
    const t680 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l681: {
        const r682 = readBadEscapedQuotes(p);
        if (r682 === undefined) { break l681; }
        value = r682;
        p = pos;
        break l678;
      }
      p = s679;
      trail.length = t680;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l684: {
        const r685 = readBadEntityQuotes(p);
        if (r685 === undefined) { break l684; }
        value = r685;
        p = pos;
        break l678;
      }
      p = s679;
      trail.length = t680;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l687: {
        const r688 = readBadDoubledQuotes(p);
        if (r688 === undefined) { break l687; }
        value = r688;
        p = pos;
        break l678;
      }
      p = s679;
      trail.length = t680;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l690: {
        const r691 = readBadSmartName(p);
        if (r691 === undefined) { break l690; }
        value = r691;
        p = pos;
        break l678;
      }
      p = s679;
      trail.length = t680;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
      l712: {
        const r713 = readBadPrefixedName(p);
        if (r713 === undefined) { break l712; }
        value = r713;
        p = pos;
        break l678;
      }
      p = s679;
      trail.length = t680;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l727: {
        const r728 = readBadColonInside(p);
        if (r728 === undefined) { break l727; }
        value = r728;
        p = pos;
        break l678;
      }
      p = s679;
      trail.length = t680;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l738: {
        const r739 = readBadLostQuote(p);
        if (r739 === undefined) { break l738; }
        value = r739;
        p = pos;
        break l678;
      }
      p = s679;
      trail.length = t680;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l760: {
        const r761 = readBadOtherQuote(p);
        if (r761 === undefined) { break l760; }
        value = r761;
        p = pos;
        break l678;
      }
      p = s679;
      trail.length = t680;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l782: {
        const r783 = readBadQuotedName(p);
        if (r783 === undefined) { break l782; }
        value = r783;
        p = pos;
        break l678;
      }
      p = s679;
      trail.length = t680;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l820: {
        const r821 = readBadOddName(p);
        if (r821 === undefined) { break l820; }
        value = r821;
        p = pos;
        break l678;
      }
      p = s679;
      trail.length = t680;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
      touched ||= p >= end;
      return undefined;
    }
    const r856 = readBadBareKey(p);
    if (r856 === undefined) { return undefined; }
    value = r856;
    p = pos;
    l863: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c === 65306)) {
        const s861 = p;
        l862: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l864: {
            const s865 = p;
            if (text.charCodeAt(p) === 58) {
              l866: {

                p++;
                break l864;
              }
              p = s865;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 61) {
              l867: {

                p++;
                break l864;
              }
              p = s865;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 65306) {
              l868: {

                p++;
                break l864;
              }
              p = s865;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) !== 59) {
              touched ||= p >= end;
              break l862;
            }
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l862;
            }
            p = skipValueStart(p);
            if (p < 0) { break l862; }
          }
          p = s861;
          break l863;
        }
        p = s861;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function readBadSmartName(p: number): BadSmartNameNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l692: {
    const s693 = p;
    if (((c = text.charCodeAt(p)) === 171 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l694: {
        p++;
        const s695 = p;
        let n699 = 0;
        l696: for (;;) {
          if (n699 >= 200) break;
          const s698 = p;
          l697: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283))) {
              touched ||= p >= end;
              break l697;
            }
            p++;
            n699++;
            continue l696;
          }
          p = s698;
          break;
        }
        l_text = text.slice(s695, p);
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282))) {
          touched ||= p >= end;
          break l694;
        }
        p++;
        l702: {
          const s700 = p;
          l701: {
            p = skipEndsName(p);
            if (p < 0) { break l701; }
            p = s700;
            break l702;
          }
          p = s700;
          break l694;
        }
        break l692;
      }
      p = s693;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 180 || (c >= 8216 && c <= 8219) || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s703 = p;
    let n707 = 0;
    l704: for (;;) {
      if (n707 >= 200) break;
      const s706 = p;
      l705: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : (c >= 128 && c <= 179) || (c >= 181 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l705;
        }
        p++;
        n707++;
        continue l704;
      }
      p = s706;
      break;
    }
    l_text = text.slice(s703, p);
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c === 180 || (c >= 8216 && c <= 8219) || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l710: {
      const s708 = p;
      l709: {
        p = skipEndsName(p);
        if (p < 0) { break l709; }
        p = s708;
        break l710;
      }
      p = s708;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l714: {
    const s715 = p;
    if (text.charCodeAt(p) === 34) {
      l716: {
        const r717 = readDoubleName(p);
        if (r717 === undefined) { break l716; }
        l_text = r717;
        p = pos;
        break l714;
      }
      p = s715;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r720 = readSingleName(p);
    if (r720 === undefined) { return undefined; }
    l_text = r720;
    p = pos;
  }
  l725: {
    const s723 = p;
    l724: {
      p = skipEndsName(p);
      if (p < 0) { break l724; }
      p = s723;
      break l725;
    }
    p = s723;
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
  const s718 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s718, p);
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
  const s721 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s721, p);
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
  const s729 = p;
  let n733 = 0;
  l730: for (;;) {
    if (n733 >= 200) break;
    const s732 = p;
    l731: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l731;
      }
      p++;
      n733++;
      continue l730;
    }
    p = s732;
    break;
  }
  if (n733 < 1) { return undefined; }
  l_text = text.slice(s729, p);
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
  l736: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s734 = p;
      l735: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l735;
        }
        p = skipValueStart(p);
        if (p < 0) { break l735; }
        p = s734;
        break l736;
      }
      p = s734;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadColonInsideNode = { type: 'BadColonInside', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readBadLostQuote(p: number): BadLostQuoteNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l740: {
    const s741 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l742: {
        p++;
        const s743 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l742;
        }
        p++;
        let n747 = 0;
        l744: for (;;) {
          if (n747 >= 200) break;
          const s746 = p;
          l745: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
        l_text = text.slice(s743, p);
        l750: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
            const s748 = p;
            l749: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l749;
              }
              p++;
              p = s748;
              break l750;
            }
            p = s748;
          } else touched ||= p >= end;
          break l742;
        }
        break l740;
      }
      p = s741;
    } else touched ||= p >= end;
    const s751 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipBareKey(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s751, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l758: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
        const s756 = p;
        l757: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l757;
          }
          p++;
          p = s756;
          break l758;
        }
        p = s756;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
  touched ||= p >= end;
  l752: for (;;) {
    const s754 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l753: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l753;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l753;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        continue l752;
      }
      p = s754;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readBadOtherQuote(p: number): BadOtherQuoteNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l762: {
    const s763 = p;
    if (text.charCodeAt(p) === 34) {
      l764: {

        p++;
        const s765 = p;
        let n769 = 0;
        l766: for (;;) {
          if (n769 >= 200) break;
          const s768 = p;
          l767: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l767;
            }
            p++;
            n769++;
            continue l766;
          }
          p = s768;
          break;
        }
        l_text = text.slice(s765, p);
        if (!(((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l764;
        }
        p++;
        l772: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
            const s770 = p;
            l771: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l771;
              }
              p++;
              p = s770;
              break l772;
            }
            p = s770;
          } else touched ||= p >= end;
          break l764;
        }
        break l762;
      }
      p = s763;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s773 = p;
    let n777 = 0;
    l774: for (;;) {
      if (n777 >= 200) break;
      const s776 = p;
      l775: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l775;
        }
        p++;
        n777++;
        continue l774;
      }
      p = s776;
      break;
    }
    l_text = text.slice(s773, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 8217))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l780: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
        const s778 = p;
        l779: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l779;
          }
          p++;
          p = s778;
          break l780;
        }
        p = s778;
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
  l784: {
    const s785 = p;
    if (text.charCodeAt(p) === 34) {
      l786: {

        p++;
        const s787 = p;
        p = skipNameInside(p);
        if (p < 0) { break l786; }
        let m798 = false;
        l795: for (;;) {
          const s797 = p;
          if (text.charCodeAt(p) === 34) {
            l796: {

              p++;
              {
                const s799 = p;
                l800: {
                  p = skipEndsName(p);
                  if (p < 0) { break l800; }
                  break l796;
                }
                p = s799;
              }
              p = skipNameInside(p);
              if (p < 0) { break l796; }
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l796;
              }
              p++;
              {
                const s802 = p;
                l803: {
                  p = skipEndsName(p);
                  if (p < 0) { break l803; }
                  break l796;
                }
                p = s802;
              }
              p = skipNameInside(p);
              if (p < 0) { break l796; }
              m798 = true;
              continue l795;
            }
            p = s797;
          } else touched ||= p >= end;
          break;
        }
        if (!m798) { break l786; }
        l_text = text.slice(s787, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l786;
        }
        p++;
        l807: {
          const s805 = p;
          l806: {
            p = skipEndsName(p);
            if (p < 0) { break l806; }
            p = s805;
            break l807;
          }
          p = s805;
          break l786;
        }
        break l784;
      }
      p = s785;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s808 = p;
    let n812 = 0;
    l809: for (;;) {
      if (n812 >= 200) break;
      const s811 = p;
      l810: {
        l813: {
          const s814 = p;
          if (((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93)) {
            l815: {
              p++;
              break l813;
            }
            p = s814;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92) {
            touched ||= p >= end;
            break l810;
          }
          p++;
          if (!(p < end)) {
            touched ||= p >= end;
            break l810;
          }
          p++;
        }
        n812++;
        continue l809;
      }
      p = s811;
      break;
    }
    l_text = text.slice(s808, p);
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l818: {
      const s816 = p;
      l817: {
        p = skipEndsName(p);
        if (p < 0) { break l817; }
        p = s816;
        break l818;
      }
      p = s816;
      return undefined;
    }
  }
  pos = p;
  const node: BadQuotedNameNode = { type: 'BadQuotedName', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipNameInside(p: number): number {
  let c = 0;
  let n791 = 0;
  l788: for (;;) {
    if (n791 >= 200) break;
    const s790 = p;
    l789: {
      l792: {
        const s793 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
          l794: {
            p++;
            break l792;
          }
          p = s793;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l789;
        }
        p++;
        if (!(p < end)) {
          touched ||= p >= end;
          break l789;
        }
        p++;
      }
      n791++;
      continue l788;
    }
    p = s790;
    break;
  }
  return p;
}

function readBadOddName(p: number): BadOddNameNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l822: {
    const s823 = p;
    if (text.charCodeAt(p) === 34) {
      l824: {

        p++;
        const s825 = p;
        let n829 = 0;
        l826: for (;;) {
          if (n829 >= 200) break;
          const s828 = p;
          l827: {
            l830: {
              const s831 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
                l832: {
                  p++;
                  break l830;
                }
                p = s831;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) === 92) {
                l833: {

                  p++;
                  if (!(p < end)) {
                    touched ||= p >= end;
                    break l833;
                  }
                  p++;
                  break l830;
                }
                p = s831;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l827;
              }
              p++;
              {
                const s834 = p;
                l835: {
                  p = skipEndsName(p);
                  if (p < 0) { break l835; }
                  break l827;
                }
                p = s834;
              }
            }
            n829++;
            continue l826;
          }
          p = s828;
          break;
        }
        l_text = text.slice(s825, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l824;
        }
        p++;
        l839: {
          const s837 = p;
          l838: {
            p = skipEndsName(p);
            if (p < 0) { break l838; }
            p = s837;
            break l839;
          }
          p = s837;
          break l824;
        }
        break l822;
      }
      p = s823;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s840 = p;
    let n844 = 0;
    l841: for (;;) {
      if (n844 >= 200) break;
      const s843 = p;
      l842: {
        l845: {
          const s846 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) {
            l847: {
              p++;
              break l845;
            }
            p = s846;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 92) {
            l848: {

              p++;
              if (!(p < end)) {
                touched ||= p >= end;
                break l848;
              }
              p++;
              break l845;
            }
            p = s846;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 39) {
            touched ||= p >= end;
            break l842;
          }
          p++;
          {
            const s849 = p;
            l850: {
              p = skipEndsName(p);
              if (p < 0) { break l850; }
              break l842;
            }
            p = s849;
          }
        }
        n844++;
        continue l841;
      }
      p = s843;
      break;
    }
    l_text = text.slice(s840, p);
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l854: {
      const s852 = p;
      l853: {
        p = skipEndsName(p);
        if (p < 0) { break l853; }
        p = s852;
        break l854;
      }
      p = s852;
      return undefined;
    }
  }
  pos = p;
  const node: BadOddNameNode = { type: 'BadOddName', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readBadBareKey(p: number): BadBareKeyNode | undefined {
  let c = 0;
  const start = p;
  l857: {
    if (text.charCodeAt(p) === 58) {
      const s859 = p;
      l858: {

        p++;
        break l857;
      }
      p = s859;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
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

function readKeyGap(p: number): string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l876: {
    const s877 = p;
    const t878 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l879: {
        const r880 = readBlanks(p);
        if (r880 === undefined) { break l879; }
        value = r880;
        p = pos;
        break l876;
      }
      p = s877;
      trail.length = t878;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r882 = readGapMistake(p);
    if (r882 === undefined) { return undefined; }
    value = r882;
    p = pos;
  }
  pos = p;
  return value;
}

function readColon(p: number): BadColonNode | ":" | null | MissingColonNode | undefined {
  let c = 0;
  let value!: BadColonNode | ":" | null | MissingColonNode;
  l886: {
    const s887 = p;
    const t888 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
      l889: {
        const r890 = readBadColon(p);
        if (r890 === undefined) { break l889; }
        value = r890;
        p = pos;
        break l886;
      }
      p = s887;
      trail.length = t888;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l902: {

        value = ":";
        p++;
        break l886;
      }
      p = s887;
      trail.length = t888;
    } else touched ||= p >= end;
    l903: {
      l906: {
        const s904 = p;
        l905: {
          l907: {
            const s908 = p;
            if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
              l909: {
                p++;
                break l907;
              }
              p = s908;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s910 = p;
                l911: {
                  p++;
                  break l905;
                }
                p = s910;
              }
            } else touched ||= p >= end;
          }
          p = s904;
          break l906;
        }
        p = s904;
        break l903;
      }
      value = null;
      break l886;
    }
    p = s887;
    trail.length = t888;
    const r913 = readMissingColon(p);
    if (r913 === undefined) { return undefined; }
    value = r913;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadColon(p: number): BadColonNode | undefined {
  let c = 0;
  const start = p;
  l891: {
    const s892 = p;
    if (text.charCodeAt(p) === 58) {
      l893: {

        p++;
        let m897 = false;
        l894: for (;;) {
          const s896 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
            l895: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l895;
              }
              p++;
              m897 = true;
              continue l894;
            }
            p = s896;
          } else touched ||= p >= end;
          break;
        }
        if (!m897) { break l893; }
        break l891;
      }
      p = s892;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l898: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l898;
        }
        p += 2;
        break l891;
      }
      p = s892;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l899: {

        p++;
        break l891;
      }
      p = s892;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65306) {
      l900: {

        p++;
        break l891;
      }
      p = s892;
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
  l919: {
    if (text.charCodeAt(p) === 58) {
      const s917 = p;
      l918: {

        p++;
        p = s917;
        break l919;
      }
      p = s917;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingKeyNode = { type: 'MissingKey', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf93(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
    touched ||= p >= end;
    return -1;
  }
  const r928 = readValueGap(p);
  if (r928 === undefined) { return -1; }
  value = r928;
  p = pos;
  leafValue = value;
  return p;
}

function readValueGap(p: number): string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode] | undefined {
  let c = 0;
  let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l929: {
    const s930 = p;
    const t931 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l932: {
        const r933 = readBlanks(p);
        if (r933 === undefined) { break l932; }
        value = r933;
        p = pos;
        break l929;
      }
      p = s930;
      trail.length = t931;
    } else touched ||= p >= end;
    let e935!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s936 = p;
        l937: {
          p = skipHashWord(p);
          if (p < 0) { break l937; }
          return undefined;
        }
        p = s936;
      }
    } else touched ||= p >= end;
    e935 = null;
    let e939!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r940 = readGapMistake(p);
    if (r940 === undefined) { return undefined; }
    e939 = r940;
    p = pos;
    value = [e935, e939];
  }
  pos = p;
  return value;
}

function leaf95(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedAmountNode;
  if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  const r943 = readRepairedAmount(p);
  if (r943 === undefined) { return -1; }
  value = r943;
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
  const r944 = readBadThousands(p);
  if (r944 === undefined) { return undefined; }
  l_value = r944;
  p = pos;
  pos = p;
  return { type: 'RepairedAmount', start: base + start, end: base + p, value: l_value };
}

function leaf97(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r947 = readWord(p);
  if (r947 === undefined) { return -1; }
  value = r947;
  p = pos;
  leafValue = value;
  return p;
}

function leaf98(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedPlaceholderNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r949 = readRepairedPlaceholder(p);
  if (r949 === undefined) { return -1; }
  value = r949;
  p = pos;
  leafValue = value;
  return p;
}

function leaf99(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectStartNode;
  if (!(((c = text.charCodeAt(p)) === 123 || c === 65371))) {
    touched ||= p >= end;
    return -1;
  }
  const r951 = readObjectStart(p);
  if (r951 === undefined) { return -1; }
  value = r951;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectStart(p: number): ObjectStartNode | undefined {
  let c = 0;
  const start = p;
  let l_kind!: string;
  const r952 = readObjectKind(p);
  if (r952 === undefined) { return undefined; }
  l_kind = r952;
  p = pos;
  l954: {
    const s955 = p;
    const t956 = trail.length;
    if (text.charCodeAt(p) === 123) {
      l957: {

        p++;
        break l954;
      }
      p = s955;
      trail.length = t956;
    } else touched ||= p >= end;
    const r958 = readBadFullBracket(p);
    if (r958 === undefined) { return undefined; }
    p = pos;
    if (text.charCodeAt(p) !== 65371) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l960: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false)) {
      const s962 = p;
      const t963 = trail.length;
      l961: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 123)) {
          touched ||= p >= end;
          break l961;
        }
        const r964 = readBadDoubledBracket(p);
        if (r964 === undefined) { break l961; }
        p = pos;
        break l960;
      }
      p = s962;
      trail.length = t963;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'ObjectStart', start: base + start, end: base + p, kind: l_kind };
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
  l967: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s965 = p;
      l966: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282))) {
          touched ||= p >= end;
          break l966;
        }
        p = skipQuotedAhead(p);
        if (p < 0) { break l966; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l966;
        }
        p++;
        p = s965;
        break l967;
      }
      p = s965;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBracketNode = { type: 'BadDoubledBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf103(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ArrayStartNode;
  if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  const r970 = readArrayStart(p);
  if (r970 === undefined) { return -1; }
  value = r970;
  p = pos;
  leafValue = value;
  return p;
}

function readArrayStart(p: number): ArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r971 = readArrayKind(p);
  if (r971 === undefined) { return undefined; }
  l_kind = r971;
  p = pos;
  l973: {
    const s974 = p;
    const t975 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l976: {

        p++;
        break l973;
      }
      p = s974;
      trail.length = t975;
    } else touched ||= p >= end;
    const r977 = readBadFullBracket(p);
    if (r977 === undefined) { return undefined; }
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

function leaf105(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TupleStartNode;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return -1;
  }
  const r980 = readTupleStart(p);
  if (r980 === undefined) { return -1; }
  value = r980;
  p = pos;
  leafValue = value;
  return p;
}

function readTupleStart(p: number): TupleStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r981 = readArrayKind(p);
  if (r981 === undefined) { return undefined; }
  l_kind = r981;
  p = pos;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return undefined;
  }
  const r983 = readBadTuple(p);
  if (r983 === undefined) { return undefined; }
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
  l986: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s984 = p;
      l985: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l987: {
          const s988 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l989: {
              p++;
              break l987;
            }
            p = s988;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l990: {
              p = skipNumeral(p);
              if (p < 0) { break l990; }
              break l987;
            }
            p = s988;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l991: {
              p++;
              break l987;
            }
            p = s988;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l992: {
              p = skipLiteral(p);
              if (p < 0) { break l992; }
              break l987;
            }
            p = s988;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 41) {
            touched ||= p >= end;
            break l985;
          }
          p++;
        }
        p = s984;
        break l986;
      }
      p = s984;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadTupleNode = { type: 'BadTuple', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf108(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e995!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282)) {
    {
      const s996 = p;
      l997: {
        p = skipMemberAhead(p);
        if (p < 0) { break l997; }
        return -1;
      }
      p = s996;
    }
  } else touched ||= p >= end;
  e995 = null;
  value = [e995];
  leafValue = value;
  return p;
}

function leaf109(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e999!: null;
  l1002: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      const s1000 = p;
      l1001: {
        l1003: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1005 = p;
            l1004: {
              p = skipPrefix(p);
              if (p < 0) { break l1004; }
              break l1003;
            }
            p = s1005;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1001;
        }
        p += 3;
        p = s1000;
        break l1002;
      }
      p = s1000;
    } else touched ||= p >= end;
    return -1;
  }
  e999 = null;
  value = [e999];
  leafValue = value;
  return p;
}

function skipPrefix(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1006: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : false)) {
      const s1008 = p;
      l1007: {
        p++;
        break l1006;
      }
      p = s1008;
    } else touched ||= p >= end;
  }
  l1011: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s1009 = p;
      l1010: {
        p++;
        p = s1009;
        break l1011;
      }
      p = s1009;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function leaf111(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextStartNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  const r1012 = readTextStart(p);
  if (r1012 === undefined) { return -1; }
  value = r1012;
  p = pos;
  leafValue = value;
  return p;
}

function readTextStart(p: number): TextStartNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: BadTripleQuotesNode | BadSmartQuotesNode | BadBackticksNode | BadSingleQuotesNode | "\"";
  l1013: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
      const s1015 = p;
      const t1016 = trail.length;
      l1014: {
        const r1017 = readBadPrefix(p);
        if (r1017 === undefined) { break l1014; }
        p = pos;
        break l1013;
      }
      p = s1015;
      trail.length = t1016;
    } else touched ||= p >= end;
  }
  l1019: {
    const s1020 = p;
    const t1021 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l1022: {
        const r1023 = readBadTripleQuotes(p);
        if (r1023 === undefined) { break l1022; }
        l_mark = r1023;
        p = pos;
        break l1019;
      }
      p = s1020;
      trail.length = t1021;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 171 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l1028: {
        const r1029 = readBadSmartQuotes(p);
        if (r1029 === undefined) { break l1028; }
        l_mark = r1029;
        p = pos;
        break l1019;
      }
      p = s1020;
      trail.length = t1021;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1031: {
        const r1032 = readBadBackticks(p);
        if (r1032 === undefined) { break l1031; }
        l_mark = r1032;
        p = pos;
        break l1019;
      }
      p = s1020;
      trail.length = t1021;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1034: {
        const r1035 = readBadSingleQuotes(p);
        if (r1035 === undefined) { break l1034; }
        l_mark = r1035;
        p = pos;
        break l1019;
      }
      p = s1020;
      trail.length = t1021;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false))) {
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
  l1024: {
    const s1025 = p;
    if (text.charCodeAt(p) === 34) {
      l1026: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1026;
        }
        p += 3;
        break l1024;
      }
      p = s1025;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 171 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
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

function text117(p: number, inside: number): number {
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
      l1038: {

        if (!((p < end && text.charCodeAt(p) !== 34))) {
          touched ||= p >= end;
          break l1038;
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
      l1039: {
        if (text.charCodeAt(p) === 34) {
          {
            const s1040 = p;
            l1041: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l1041;
              }
              p += 3;
              break l1039;
            }
            p = s1040;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1039;
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

function leaf118(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\"\"\"" | MissingStringEndNode;
  l1043: {
    const s1044 = p;
    const t1045 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1046: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1046;
        }
        value = "\"\"\"";
        p += 3;
        break l1043;
      }
      p = s1044;
      trail.length = t1045;
    } else touched ||= p >= end;
    const r1047 = readMissingStringEnd(p);
    if (r1047 === undefined) { return -1; }
    value = r1047;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingStringEnd(p: number): MissingStringEndNode | undefined {
  let c = 0;
  const start = p;
  l1048: {
    if (text.charCodeAt(p) === 92) {
      const s1050 = p;
      l1049: {

        p++;
        l1051: {
          if (text.charCodeAt(p) === 117) {
            const s1053 = p;
            l1052: {

              p++;
              let n1057 = 0;
              l1054: for (;;) {
                if (n1057 >= 3) break;
                const s1056 = p;
                l1055: {
                  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                    touched ||= p >= end;
                    break l1055;
                  }
                  p++;
                  n1057++;
                  continue l1054;
                }
                p = s1056;
                break;
              }
              break l1051;
            }
            p = s1053;
          } else touched ||= p >= end;
        }
        break l1048;
      }
      p = s1050;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: MissingStringEndNode = { type: 'MissingStringEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf120(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1059!: null;
  l1062: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : false)) {
      const s1060 = p;
      l1061: {
        l1063: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1065 = p;
            l1064: {
              p = skipPrefix(p);
              if (p < 0) { break l1064; }
              break l1063;
            }
            p = s1065;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 39 || !text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1061;
        }
        p += 3;
        p = s1060;
        break l1062;
      }
      p = s1060;
    } else touched ||= p >= end;
    return -1;
  }
  e1059 = null;
  value = [e1059];
  leafValue = value;
  return p;
}

function text121(p: number, inside: number): number {
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
      l1066: {

        if (!((p < end && text.charCodeAt(p) !== 39))) {
          touched ||= p >= end;
          break l1066;
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
      l1067: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1068 = p;
            l1069: {
              if (!text.startsWith("'''", p)) {
                reachesEnd(p, "'''");
                break l1069;
              }
              p += 3;
              break l1067;
            }
            p = s1068;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l1067;
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

function leaf122(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "'''" | MissingStringEndNode;
  l1071: {
    const s1072 = p;
    const t1073 = trail.length;
    if (text.charCodeAt(p) === 39) {
      l1074: {
        if (!text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1074;
        }
        value = "'''";
        p += 3;
        break l1071;
      }
      p = s1072;
      trail.length = t1073;
    } else touched ||= p >= end;
    const r1075 = readMissingStringEnd(p);
    if (r1075 === undefined) { return -1; }
    value = r1075;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf123(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1077!: null;
  l1080: {
    if (text.charCodeAt(p) === 34) {
      const s1078 = p;
      l1079: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
          touched ||= p >= end;
          break l1079;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 91 || c === 123)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1079;
        }
        p++;
        {
          const s1081 = p;
          l1082: {
            p = skipEnds(p);
            if (p < 0) { break l1082; }
            break l1079;
          }
          p = s1081;
        }
        p = s1078;
        break l1080;
      }
      p = s1078;
    } else touched ||= p >= end;
    return -1;
  }
  e1077 = null;
  value = [e1077];
  leafValue = value;
  return p;
}

function text124(p: number, inside: number): number {
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
      l1084: {

        if (!(((c = text.charCodeAt(p)) <= 92 || (c >= 94 && c <= 124) || c >= 126))) {
          touched ||= p >= end;
          break l1084;
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
      l1085: {
        if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
          {
            const s1086 = p;
            l1087: {
              p = skipInnerEndAhead(p);
              if (p < 0) { break l1087; }
              break l1085;
            }
            p = s1086;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1085;
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
  l1089: {
    const s1090 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1091: {
        p++;
        break l1089;
      }
      p = s1090;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1092 = p;
        l1093: {
          p++;
          return -1;
        }
        p = s1092;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf126(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InnerEndNode | MissingStringEndNode;
  l1095: {
    const s1096 = p;
    const t1097 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1098: {
        const r1099 = readInnerEnd(p);
        if (r1099 === undefined) { break l1098; }
        value = r1099;
        p = pos;
        break l1095;
      }
      p = s1096;
      trail.length = t1097;
    } else touched ||= p >= end;
    const r1107 = readMissingStringEnd(p);
    if (r1107 === undefined) { return -1; }
    value = r1107;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readInnerEnd(p: number): InnerEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l1102: {
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      const s1100 = p;
      l1101: {
        p = skipInnerEndAhead(p);
        if (p < 0) { break l1101; }
        p = s1100;
        break l1102;
      }
      p = s1100;
    } else touched ||= p >= end;
    return undefined;
  }
  const s1103 = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1103, p);
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1104 = readBadInnerJson(p);
  if (r1104 === undefined) { return undefined; }
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

function leaf129(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1109!: null;
  l1112: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      const s1110 = p;
      l1111: {
        l1113: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1115 = p;
            l1114: {
              p = skipPrefix(p);
              if (p < 0) { break l1114; }
              break l1113;
            }
            p = s1115;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1111;
        }
        p++;
        p = s1110;
        break l1112;
      }
      p = s1110;
    } else touched ||= p >= end;
    return -1;
  }
  e1109 = null;
  value = [e1109];
  leafValue = value;
  return p;
}

function text130(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222)) {
      l1116: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222))) {
          touched ||= p >= end;
          break l1116;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222)) p++;
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
      l1117: {
        if (text.charCodeAt(p) === 92) {
          {
            const s1118 = p;
            l1119: {
              p = skipEscapedEnd(p);
              if (p < 0) { break l1119; }
              break l1117;
            }
            p = s1118;
          }
        } else touched ||= p >= end;
        if (!(text.charCodeAt(p) === 92)) {
          touched ||= p >= end;
          break l1117;
        }
        p = skipGoodEscape(p);
        if (p < 0) { break l1117; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
      l1189: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1190 = p;
            l1191: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1191; }
              break l1189;
            }
            p = s1190;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l1189;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
      l1197: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1198 = p;
            l1199: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1199; }
              break l1197;
            }
            p = s1198;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1197;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false))) {
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
  l1121: {
    const s1122 = p;
    if (text.charCodeAt(p) === 44) {
      l1123: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1123;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1123; }
        break l1121;
      }
      p = s1122;
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
  l1124: {
    const s1125 = p;
    if (text.charCodeAt(p) === 34) {
      l1126: {
        p = skipInObject(p);
        if (p < 0) { break l1126; }
        if (text.charCodeAt(p) === 34) {
          {
            const s1127 = p;
            l1128: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1128; }
              break l1126;
            }
            p = s1127;
          }
        } else touched ||= p >= end;
        l1132: {
          if (text.charCodeAt(p) === 34) {
            const s1130 = p;
            l1131: {

              p++;
              p = s1130;
              break l1132;
            }
            p = s1130;
          } else touched ||= p >= end;
          break l1126;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1126;
        }
        p = skipLostName(p);
        if (p < 0) { break l1126; }
        break l1124;
      }
      p = s1125;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 34) {
      {
        const s1144 = p;
        l1145: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1145; }
          return -1;
        }
        p = s1144;
      }
    } else touched ||= p >= end;
    l1149: {
      if (text.charCodeAt(p) === 34) {
        const s1147 = p;
        l1148: {

          p++;
          p = s1147;
          break l1149;
        }
        p = s1147;
      } else touched ||= p >= end;
      return -1;
    }
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
  l1133: {
    const s1134 = p;
    if (text.charCodeAt(p) === 34) {
      l1135: {

        p++;
        let n1139 = 0;
        l1136: for (;;) {
          if (n1139 >= 200) break;
          const s1138 = p;
          l1137: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1137;
            }
            p++;
            n1139++;
            continue l1136;
          }
          p = s1138;
          break;
        }
        if (n1139 < 1) { break l1135; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1135;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l1135;
        }
        p++;
        break l1133;
      }
      p = s1134;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1143 = 0;
    l1140: for (;;) {
      if (n1143 >= 200) break;
      const s1142 = p;
      l1141: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1141;
        }
        p++;
        n1143++;
        continue l1140;
      }
      p = s1142;
      break;
    }
    if (n1143 < 1) { return -1; }
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
  l1150: {
    const s1151 = p;
    if (text.charCodeAt(p) === 34) {
      l1152: {

        p++;
        let n1156 = 0;
        l1153: for (;;) {
          if (n1156 >= 200) break;
          const s1155 = p;
          l1154: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1154;
            }
            p++;
            n1156++;
            continue l1153;
          }
          p = s1155;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1152;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
          touched ||= p >= end;
          break l1152;
        }
        p++;
        break l1150;
      }
      p = s1151;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1160 = 0;
    l1157: for (;;) {
      if (n1160 >= 200) break;
      const s1159 = p;
      l1158: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1158;
        }
        p++;
        n1160++;
        continue l1157;
      }
      p = s1159;
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
  l1161: {
    const s1162 = p;
    if (text.charCodeAt(p) === 125) {
      l1163: {
        p = skipInObject(p);
        if (p < 0) { break l1163; }
        l1166: {
          if (text.charCodeAt(p) === 125) {
            const s1164 = p;
            l1165: {

              p++;
              p = s1164;
              break l1166;
            }
            p = s1164;
          } else touched ||= p >= end;
          break l1163;
        }
        break l1161;
      }
      p = s1162;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    l1169: {
      if (text.charCodeAt(p) === 93) {
        const s1167 = p;
        l1168: {

          p++;
          p = s1167;
          break l1169;
        }
        p = s1167;
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
  l1174: {
    const s1175 = p;
    if (text.charCodeAt(p) === 44) {
      l1176: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1177: {
          if (text.charCodeAt(p) === 123) {
            const s1179 = p;
            l1178: {

              p++;
              break l1177;
            }
            p = s1179;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) === 34) {
          {
            const s1180 = p;
            l1181: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1181; }
              break l1176;
            }
            p = s1180;
          }
        } else touched ||= p >= end;
        l1185: {
          if (text.charCodeAt(p) === 34) {
            const s1183 = p;
            l1184: {

              p++;
              p = s1183;
              break l1185;
            }
            p = s1183;
          } else touched ||= p >= end;
          break l1176;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1176;
        }
        p = skipLostName(p);
        if (p < 0) { break l1176; }
        break l1174;
      }
      p = s1175;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1186 = p;
        l1187: {
          p++;
          return -1;
        }
        p = s1186;
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
  let n1173 = 0;
  l1170: for (;;) {
    if (n1173 >= 99) break;
    const s1172 = p;
    l1171: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1171;
      }
      p++;
      n1173++;
      continue l1170;
    }
    p = s1172;
    break;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipQuoteLost(p: number): number {
  let c = 0;
  l1193: {
    const s1194 = p;
    if (text.charCodeAt(p) === 44) {
      l1195: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1195;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1195; }
        break l1193;
      }
      p = s1194;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221)) {
      l1196: {
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false))) {
          touched ||= p >= end;
          break l1196;
        }
        p = skipQuoteBehind(p);
        if (p < 0) { break l1196; }
        break l1193;
      }
      p = s1194;
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

function leaf140(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1201!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s1202 = p;
      l1203: {

        p++;
        p = skipEnds(p);
        if (p < 0) { break l1203; }
        return -1;
      }
      p = s1202;
    }
  } else touched ||= p >= end;
  e1201 = null;
  value = [e1201];
  leafValue = value;
  return p;
}

function leaf141(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBlankPairNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r1205 = readBadBlankPair(p);
  if (r1205 === undefined) { return -1; }
  value = r1205;
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
    const s1206 = p;
    l1207: {
      p = skipEnds(p);
      if (p < 0) { break l1207; }
      return undefined;
    }
    p = s1206;
  }
  pos = p;
  const node: BadBlankPairNode = { type: 'BadBlankPair', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf143(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadQuoteNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r1210 = readBadQuote(p);
  if (r1210 === undefined) { return -1; }
  value = r1210;
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
  l1213: {
    if (p < end) {
      const s1211 = p;
      l1212: {
        p++;
        p = s1211;
        break l1213;
      }
      p = s1211;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadQuoteNode = { type: 'BadQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf145(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r1215 = readTextFlaw(p);
  if (r1215 === undefined) { return -1; }
  value = r1215;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFlaw(p: number): BadNewlineNode | BadControlNode | [null, null, BadEscapeNode] | undefined {
  let c = 0;
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1216: {
    const s1217 = p;
    const t1218 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      l1219: {
        const r1220 = readBadNewline(p);
        if (r1220 === undefined) { break l1219; }
        value = r1220;
        p = pos;
        break l1216;
      }
      p = s1217;
      trail.length = t1218;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || (c >= 14 && c <= 31))) {
      l1231: {
        const r1232 = readBadControl(p);
        if (r1232 === undefined) { break l1231; }
        value = r1232;
        p = pos;
        break l1216;
      }
      p = s1217;
      trail.length = t1218;
    } else touched ||= p >= end;
    let e1234!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1235 = p;
        l1236: {
          p = skipEscapedEnd(p);
          if (p < 0) { break l1236; }
          return undefined;
        }
        p = s1235;
      }
    } else touched ||= p >= end;
    e1234 = null;
    let e1238!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1239 = p;
        l1240: {
          p = skipCutEscape(p);
          if (p < 0) { break l1240; }
          return undefined;
        }
        p = s1239;
      }
    } else touched ||= p >= end;
    e1238 = null;
    let e1252!: BadEscapeNode;
    if (!(text.charCodeAt(p) === 92)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1253 = readBadEscape(p);
    if (r1253 === undefined) { return undefined; }
    e1252 = r1253;
    p = pos;
    value = [e1234, e1238, e1252];
  }
  pos = p;
  return value;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1221 = p;
      l1222: {
        p = skipEol(p);
        if (p < 0) { break l1222; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1222;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1222; }
        return undefined;
      }
      p = s1221;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
    {
      const s1224 = p;
      l1225: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1225;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1225; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1225;
        }
        p = skipClosers(p);
        if (p < 0) { break l1225; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1227 = p;
            l1228: {
              p++;
              break l1225;
            }
            p = s1227;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1224;
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
  l1242: {
    if (text.charCodeAt(p) === 117) {
      const s1244 = p;
      l1243: {

        p++;
        let n1248 = 0;
        l1245: for (;;) {
          if (n1248 >= 3) break;
          const s1247 = p;
          l1246: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1246;
            }
            p++;
            n1248++;
            continue l1245;
          }
          p = s1247;
          break;
        }
        break l1242;
      }
      p = s1244;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1249 = p;
      l1250: {
        p++;
        return -1;
      }
      p = s1249;
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
  l1254: {
    const s1255 = p;
    if (text.charCodeAt(p) === 92) {
      l1256: {
        if (!text.startsWith("\\u{", p)) {
          reachesEnd(p, "\\u{");
          break l1256;
        }
        p += 3;
        const s1257 = p;
        let n1261 = 0;
        l1258: for (;;) {
          if (n1261 >= 6) break;
          const s1260 = p;
          l1259: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1259;
            }
            p++;
            n1261++;
            continue l1258;
          }
          p = s1260;
          break;
        }
        if (n1261 < 1) { break l1256; }
        l_code = text.slice(s1257, p);
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1256;
        }
        p++;
        break l1254;
      }
      p = s1255;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1262: {
        if (!text.startsWith("\\x", p)) {
          reachesEnd(p, "\\x");
          break l1262;
        }
        p += 2;
        const s1263 = p;
        let n1267 = 0;
        l1264: for (;;) {
          if (n1267 >= 2) break;
          const s1266 = p;
          l1265: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1265;
            }
            p++;
            n1267++;
            continue l1264;
          }
          p = s1266;
          break;
        }
        if (n1267 < 2) { break l1262; }
        l_code = text.slice(s1263, p);
        break l1254;
      }
      p = s1255;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1268: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1268;
        }
        const r1269 = readEol(p);
        if (r1269 === undefined) { break l1268; }
        l_lineEnd = r1269;
        p = pos;
        break l1254;
      }
      p = s1255;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1275: {

        p++;
        const s1276 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1275;
        }
        p++;
        l_char = text.slice(s1276, p);
        break l1254;
      }
      p = s1255;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      {
        const s1277 = p;
        l1278: {
          p++;
          return undefined;
        }
        p = s1277;
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
  l1270: {
    const s1271 = p;
    if (text.charCodeAt(p) === 13) {
      l1272: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1272;
        }
        value = "\r\n";
        p += 2;
        break l1270;
      }
      p = s1271;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1273: {

        value = "\n";
        p++;
        break l1270;
      }
      p = s1271;
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

function leaf152(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  const r1282 = readPairEnds(p);
  if (r1282 === undefined) { return -1; }
  value = r1282;
  p = pos;
  leafValue = value;
  return p;
}

function readPairEnds(p: number): [null, BadQuoteNode] | BadLoneQuoteNode | undefined {
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  l1283: {
    const s1284 = p;
    const t1285 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1286: {
        let e1287!: null;
        if (text.charCodeAt(p) === 34) {
          {
            const s1288 = p;
            l1289: {

              p++;
              p = skipEndsSurely(p);
              if (p < 0) { break l1289; }
              break l1286;
            }
            p = s1288;
          }
        } else touched ||= p >= end;
        e1287 = null;
        let e1337!: BadQuoteNode;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1286;
        }
        const r1338 = readBadQuote(p);
        if (r1338 === undefined) { break l1286; }
        e1337 = r1338;
        p = pos;
        value = [e1287, e1337];
        break l1283;
      }
      p = s1284;
      trail.length = t1285;
    } else touched ||= p >= end;
    const r1340 = readBadLoneQuote(p);
    if (r1340 === undefined) { return undefined; }
    value = r1340;
    p = pos;
  }
  pos = p;
  return value;
}

function skipEndsSurely(p: number): number {
  let c = 0;
  l1291: {
    const s1292 = p;
    l1293: {
      p = skipInObject(p);
      if (p < 0) { break l1293; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1294: {
        const s1295 = p;
        l1296: {
          if (p < end) {
            {
              const s1297 = p;
              l1298: {
                p++;
                break l1296;
              }
              p = s1297;
            }
          } else touched ||= p >= end;
          break l1294;
        }
        p = s1295;
        if (text.charCodeAt(p) === 44) {
          l1300: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1301: {
              const s1302 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1303: {
                  p = skipLostName(p);
                  if (p < 0) { break l1303; }
                  break l1301;
                }
                p = s1302;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
                touched ||= p >= end;
                break l1300;
              }
              p++;
            }
            break l1294;
          }
          p = s1295;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1293;
        }
        p = skipClosers(p);
        if (p < 0) { break l1293; }
        l1304: {
          const s1305 = p;
          if (text.charCodeAt(p) === 44) {
            l1306: {

              p++;
              break l1304;
            }
            p = s1305;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1307: {
              p = skipEol(p);
              if (p < 0) { break l1307; }
              break l1304;
            }
            p = s1305;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1308 = p;
              l1309: {
                p++;
                break l1293;
              }
              p = s1308;
            }
          } else touched ||= p >= end;
        }
      }
      break l1291;
    }
    p = s1292;
    l1311: {
      p = skipInArray(p);
      if (p < 0) { break l1311; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1312: {
        const s1313 = p;
        l1314: {
          if (p < end) {
            {
              const s1315 = p;
              l1316: {
                p++;
                break l1314;
              }
              p = s1315;
            }
          } else touched ||= p >= end;
          break l1312;
        }
        p = s1313;
        if (text.charCodeAt(p) === 44) {
          l1318: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1319: {
              const s1320 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1321: {
                  p = skipLostElement(p);
                  if (p < 0) { break l1321; }
                  break l1319;
                }
                p = s1320;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
                l1322: {
                  p = skipNumeral(p);
                  if (p < 0) { break l1322; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1322;
                  }
                  p++;
                  break l1319;
                }
                p = s1320;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
                l1323: {
                  p = skipLiteral(p);
                  if (p < 0) { break l1323; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1323;
                  }
                  p++;
                  break l1319;
                }
                p = s1320;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
                touched ||= p >= end;
                break l1318;
              }
              p++;
            }
            break l1312;
          }
          p = s1313;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1311;
        }
        p = skipClosers(p);
        if (p < 0) { break l1311; }
        l1324: {
          const s1325 = p;
          if (text.charCodeAt(p) === 44) {
            l1326: {

              p++;
              break l1324;
            }
            p = s1325;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1327: {
              p = skipEol(p);
              if (p < 0) { break l1327; }
              break l1324;
            }
            p = s1325;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1328 = p;
              l1329: {
                p++;
                break l1311;
              }
              p = s1328;
            }
          } else touched ||= p >= end;
        }
      }
      break l1291;
    }
    p = s1292;
    {
      const s1331 = p;
      l1332: {
        p = skipInObject(p);
        if (p < 0) { break l1332; }
        return -1;
      }
      p = s1331;
    }
    {
      const s1334 = p;
      l1335: {
        p = skipInArray(p);
        if (p < 0) { break l1335; }
        return -1;
      }
      p = s1334;
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

function leaf156(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  const r1343 = readDoubleEnd(p);
  if (r1343 === undefined) { return -1; }
  value = r1343;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleEnd(p: number): "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  l1344: {
    const s1345 = p;
    const t1346 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1347: {

        value = "\"";
        p++;
        break l1344;
      }
      p = s1345;
      trail.length = t1346;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1348: {
        const r1349 = readBadEscapedEnd(p);
        if (r1349 === undefined) { break l1348; }
        value = r1349;
        p = pos;
        break l1344;
      }
      p = s1345;
      trail.length = t1346;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1354: {
        const r1355 = readBadOtherEnd(p);
        if (r1355 === undefined) { break l1354; }
        value = r1355;
        p = pos;
        break l1344;
      }
      p = s1345;
      trail.length = t1346;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      l1360: {
        const r1361 = readMissingLastQuote(p);
        if (r1361 === undefined) { break l1360; }
        value = r1361;
        p = pos;
        break l1344;
      }
      p = s1345;
      trail.length = t1346;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c === 8217 || c === 8221)) {
      l1369: {
        const r1370 = readMissingQuote(p);
        if (r1370 === undefined) { break l1369; }
        value = r1370;
        p = pos;
        break l1344;
      }
      p = s1345;
      trail.length = t1346;
    } else touched ||= p >= end;
    const r1378 = readMissingStringEnd(p);
    if (r1378 === undefined) { return undefined; }
    value = r1378;
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
  l1352: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false)) {
      const s1350 = p;
      l1351: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1351; }
        p = s1350;
        break l1352;
      }
      p = s1350;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1358: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false)) {
      const s1356 = p;
      l1357: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1357; }
        p = s1356;
        break l1358;
      }
      p = s1356;
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
  l1364: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      const s1362 = p;
      l1363: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1363;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1363; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1363;
        }
        p = skipClosers(p);
        if (p < 0) { break l1363; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1365 = p;
            l1366: {
              p++;
              break l1363;
            }
            p = s1365;
          }
        } else touched ||= p >= end;
        p = s1362;
        break l1364;
      }
      p = s1362;
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
  l1373: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c === 8217 || c === 8221)) {
      const s1371 = p;
      l1372: {
        l1374: {
          const s1375 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
            l1376: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1376; }
              break l1374;
            }
            p = s1375;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1372;
          }
          p = skipEol(p);
          if (p < 0) { break l1372; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(text.charCodeAt(p) === 34)) {
            touched ||= p >= end;
            break l1372;
          }
          p = skipQuoteNext(p);
          if (p < 0) { break l1372; }
        }
        p = s1371;
        break l1373;
      }
      p = s1371;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingQuoteNode = { type: 'MissingQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf162(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1381!: null;
  l1384: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : (c >= 8216 && c <= 8219) || c === 65287)) {
      const s1382 = p;
      l1383: {
        l1385: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1387 = p;
            l1386: {
              p = skipPrefix(p);
              if (p < 0) { break l1386; }
              break l1385;
            }
            p = s1387;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287))) {
          touched ||= p >= end;
          break l1383;
        }
        p++;
        p = s1382;
        break l1384;
      }
      p = s1382;
    } else touched ||= p >= end;
    return -1;
  }
  e1381 = null;
  value = [e1381];
  leafValue = value;
  return p;
}

function text163(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288)) {
      l1388: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l1388;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288)) p++;
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
      l1389: {
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591)))) {
          touched ||= p >= end;
          break l1389;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) p++;
        touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
          {
            const s1390 = p;
            l1391: {
              p = skipInnerApostrophe(p);
              if (p < 0) { break l1391; }
              break l1389;
            }
            p = s1390;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1396: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1396;
        }
        p++;
        l1397: {
          const s1398 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1399: {
              p++;
              break l1397;
            }
            p = s1398;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1396;
          }
          p++;
          let n1403 = 0;
          l1400: for (;;) {
            if (n1403 >= 4) break;
            const s1402 = p;
            l1401: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1401;
              }
              p++;
              n1403++;
              continue l1400;
            }
            p = s1402;
            break;
          }
          if (n1403 < 4) { break l1396; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : false)) {
      l1404: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : false)) {
          {
            const s1405 = p;
            l1406: {
              p = skipSingleLost(p);
              if (p < 0) { break l1406; }
              break l1404;
            }
            p = s1405;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : false))) {
          touched ||= p >= end;
          break l1404;
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
    const s1393 = p;
    l1394: {
      p = skipEnds(p);
      if (p < 0) { break l1394; }
      return -1;
    }
    p = s1393;
  }
  return p;
}

function skipSingleLost(p: number): number {
  let c = 0;
  l1408: {
    const s1409 = p;
    if (text.charCodeAt(p) === 44) {
      l1410: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 39)) {
          touched ||= p >= end;
          break l1410;
        }
        p = skipLostSingle(p);
        if (p < 0) { break l1410; }
        break l1408;
      }
      p = s1409;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l1426: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1427: {
          const s1428 = p;
          if (text.charCodeAt(p) === 44) {
            l1429: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l1430: {
                const s1431 = p;
                if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                  l1432: {
                    p = skipLostName(p);
                    if (p < 0) { break l1432; }
                    break l1430;
                  }
                  p = s1431;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  touched ||= p >= end;
                  break l1429;
                }
                p = skipLostElement(p);
                if (p < 0) { break l1429; }
              }
              break l1427;
            }
            p = s1428;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1426;
          }
          p = skipOwnCloser(p);
          if (p < 0) { break l1426; }
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1426;
          }
          p = skipClosers(p);
          if (p < 0) { break l1426; }
        }
        break l1408;
      }
      p = s1409;
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
        const s1433 = p;
        l1434: {
          p++;
          return -1;
        }
        p = s1433;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLostSingle(p: number): number {
  let c = 0;
  l1411: {
    const s1412 = p;
    if (text.charCodeAt(p) === 39) {
      l1413: {
        p = skipInObject(p);
        if (p < 0) { break l1413; }
        if (text.charCodeAt(p) === 39) {
          {
            const s1414 = p;
            l1415: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1415; }
              break l1413;
            }
            p = s1414;
          }
        } else touched ||= p >= end;
        l1419: {
          if (text.charCodeAt(p) === 39) {
            const s1417 = p;
            l1418: {

              p++;
              p = s1417;
              break l1419;
            }
            p = s1417;
          } else touched ||= p >= end;
          break l1413;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1413;
        }
        p = skipLostName(p);
        if (p < 0) { break l1413; }
        break l1411;
      }
      p = s1412;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 39) {
      {
        const s1420 = p;
        l1421: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1421; }
          return -1;
        }
        p = s1420;
      }
    } else touched ||= p >= end;
    l1425: {
      if (text.charCodeAt(p) === 39) {
        const s1423 = p;
        l1424: {

          p++;
          p = s1423;
          break l1425;
        }
        p = s1423;
      } else touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLostElement(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf167(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContractionNode | BadInnerMarkNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1436: {
    const s1437 = p;
    const t1438 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) {
      l1439: {
        const r1440 = readContraction(p);
        if (r1440 === undefined) { break l1439; }
        value = r1440;
        p = pos;
        break l1436;
      }
      p = s1437;
      trail.length = t1438;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
      l1448: {
        const r1449 = readBadInnerMark(p);
        if (r1449 === undefined) { break l1448; }
        value = r1449;
        p = pos;
        break l1436;
      }
      p = s1437;
      trail.length = t1438;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1454 = readTextFlaw(p);
    if (r1454 === undefined) { return -1; }
    value = r1454;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readContraction(p: number): ContractionNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1441 = p;
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
  const r1442 = readBadApostrophe(p);
  if (r1442 === undefined) { return undefined; }
  p = pos;
  l_text = text.slice(s1441, p);
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
    const s1443 = p;
    l1444: {
      p = skipEnds(p);
      if (p < 0) { break l1444; }
      return undefined;
    }
    p = s1443;
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
    const s1450 = p;
    l1451: {
      p = skipEnds(p);
      if (p < 0) { break l1451; }
      return undefined;
    }
    p = s1450;
  }
  pos = p;
  const node: BadInnerMarkNode = { type: 'BadInnerMark', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf171(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  const r1456 = readSingleEnd(p);
  if (r1456 === undefined) { return -1; }
  value = r1456;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleEnd(p: number): string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  l1457: {
    const s1458 = p;
    const t1459 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
      l1460: {
        const r1461 = readApostrophe(p);
        if (r1461 === undefined) { break l1460; }
        value = r1461;
        p = pos;
        break l1457;
      }
      p = s1458;
      trail.length = t1459;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1463: {
        const r1464 = readBadOtherEnd(p);
        if (r1464 === undefined) { break l1463; }
        value = r1464;
        p = pos;
        break l1457;
      }
      p = s1458;
      trail.length = t1459;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      l1466: {
        const r1467 = readMissingLastQuote(p);
        if (r1467 === undefined) { break l1466; }
        value = r1467;
        p = pos;
        break l1457;
      }
      p = s1458;
      trail.length = t1459;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : false)) {
      l1469: {
        const r1470 = readMissingSingleQuote(p);
        if (r1470 === undefined) { break l1469; }
        value = r1470;
        p = pos;
        break l1457;
      }
      p = s1458;
      trail.length = t1459;
    } else touched ||= p >= end;
    const r1475 = readMissingStringEnd(p);
    if (r1475 === undefined) { return undefined; }
    value = r1475;
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
  l1473: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : false)) {
      const s1471 = p;
      l1472: {
        p = skipSingleLost(p);
        if (p < 0) { break l1472; }
        p = s1471;
        break l1473;
      }
      p = s1471;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingSingleQuoteNode = { type: 'MissingSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf175(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1478!: null;
  l1481: {
    if (((c = text.charCodeAt(p)) === 171 || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s1479 = p;
      l1480: {
        p++;
        p = s1479;
        break l1481;
      }
      p = s1479;
    } else touched ||= p >= end;
    return -1;
  }
  e1478 = null;
  value = [e1478];
  leafValue = value;
  return p;
}

function text176(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283)) {
      l1482: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283))) {
          touched ||= p >= end;
          break l1482;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283)) p++;
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
      l1483: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1483;
        }
        p++;
        l1484: {
          const s1485 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1486: {
              p++;
              break l1484;
            }
            p = s1485;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1483;
          }
          p++;
          let n1490 = 0;
          l1487: for (;;) {
            if (n1490 >= 4) break;
            const s1489 = p;
            l1488: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1488;
              }
              p++;
              n1490++;
              continue l1487;
            }
            p = s1489;
            break;
          }
          if (n1490 < 4) { break l1483; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf177(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerSmartNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1491: {
    const s1492 = p;
    const t1493 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l1494: {
        const r1495 = readBadInnerSmart(p);
        if (r1495 === undefined) { break l1494; }
        value = r1495;
        p = pos;
        break l1491;
      }
      p = s1492;
      trail.length = t1493;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1500 = readTextFlaw(p);
    if (r1500 === undefined) { return -1; }
    value = r1500;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadInnerSmart(p: number): BadInnerSmartNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  {
    const s1496 = p;
    l1497: {
      p = skipEnds(p);
      if (p < 0) { break l1497; }
      return undefined;
    }
    p = s1496;
  }
  pos = p;
  const node: BadInnerSmartNode = { type: 'BadInnerSmart', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf179(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingStringEndNode;
  const r1502 = readSmartEnd(p);
  if (r1502 === undefined) { return -1; }
  value = r1502;
  p = pos;
  leafValue = value;
  return p;
}

function readSmartEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1503: {
    const s1504 = p;
    const t1505 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l1506: {
        value = text.charAt(p);
        p++;
        break l1503;
      }
      p = s1504;
      trail.length = t1505;
    } else touched ||= p >= end;
    const r1507 = readMissingStringEnd(p);
    if (r1507 === undefined) { return undefined; }
    value = r1507;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf181(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1510!: null;
  l1513: {
    if (text.charCodeAt(p) === 96) {
      const s1511 = p;
      l1512: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1512;
        }
        p += 3;
        p = s1511;
        break l1513;
      }
      p = s1511;
    } else touched ||= p >= end;
    return -1;
  }
  e1510 = null;
  value = [e1510];
  leafValue = value;
  return p;
}

function leaf182(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FencedTextStartNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1514 = readFencedTextStart(p);
  if (r1514 === undefined) { return -1; }
  value = r1514;
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
  const r1515 = readBadFencedText(p);
  if (r1515 === undefined) { return undefined; }
  l_mark = r1515;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) p++;
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

function text185(p: number, inside: number): number {
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
      l1518: {

        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1518;
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
      l1519: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s1520 = p;
            l1521: {
              p = skipEol(p);
              if (p < 0) { break l1521; }
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1521;
              }
              p += 3;
              break l1519;
            }
            p = s1520;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1519;
        }
        p = skipEol(p);
        if (p < 0) { break l1519; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf186(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r" | null, string[], "```"] | MissingStringEndNode;
  l1523: {
    const s1524 = p;
    const t1525 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) {
      l1526: {
        let e1527!: "\r\n" | "\n" | "\r" | null;
        l1528: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s1530 = p;
            l1529: {
              const r1531 = readEol(p);
              if (r1531 === undefined) { break l1529; }
              e1527 = r1531;
              p = pos;
              break l1528;
            }
            p = s1530;
          } else touched ||= p >= end;
          e1527 = null;
        }
        let e1533!: string[];
        const list1538: string[] = [];
        l1534: for (;;) {
          const s1536 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1535: {
              let v1537!: string;
              const r1540 = readBlank(p);
              if (r1540 === undefined) { break l1535; }
              v1537 = r1540;
              p = pos;
              list1538.push(v1537);
              continue l1534;
            }
            p = s1536;
          } else touched ||= p >= end;
          break;
        }
        e1533 = list1538;
        let e1542!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1526;
        }
        e1542 = "```";
        p += 3;
        value = [e1527, e1533, e1542];
        break l1523;
      }
      p = s1524;
      trail.length = t1525;
    } else touched ||= p >= end;
    const r1543 = readMissingStringEnd(p);
    if (r1543 === undefined) { return -1; }
    value = r1543;
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

function leaf188(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1545!: null;
  l1548: {
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      const s1546 = p;
      l1547: {
        p++;
        p = s1546;
        break l1548;
      }
      p = s1546;
    } else touched ||= p >= end;
    return -1;
  }
  e1545 = null;
  value = [e1545];
  leafValue = value;
  return p;
}

function text189(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : (c >= 128 && c <= 179) || c >= 181)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : (c >= 128 && c <= 179) || c >= 181)) {
      l1549: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : (c >= 128 && c <= 179) || c >= 181))) {
          touched ||= p >= end;
          break l1549;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : (c >= 128 && c <= 179) || c >= 181)) p++;
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
      l1550: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1550;
        }
        p++;
        l1551: {
          const s1552 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1553: {
              p++;
              break l1551;
            }
            p = s1552;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1550;
          }
          p++;
          let n1557 = 0;
          l1554: for (;;) {
            if (n1557 >= 4) break;
            const s1556 = p;
            l1555: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1555;
              }
              p++;
              n1557++;
              continue l1554;
            }
            p = s1556;
            break;
          }
          if (n1557 < 4) { break l1550; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf190(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerBacktickNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1558: {
    const s1559 = p;
    const t1560 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1561: {
        const r1562 = readBadInnerBacktick(p);
        if (r1562 === undefined) { break l1561; }
        value = r1562;
        p = pos;
        break l1558;
      }
      p = s1559;
      trail.length = t1560;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1567 = readTextFlaw(p);
    if (r1567 === undefined) { return -1; }
    value = r1567;
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
    const s1563 = p;
    l1564: {
      p = skipEnds(p);
      if (p < 0) { break l1564; }
      return undefined;
    }
    p = s1563;
  }
  pos = p;
  const node: BadInnerBacktickNode = { type: 'BadInnerBacktick', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf192(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingStringEndNode;
  const r1569 = readBacktickEnd(p);
  if (r1569 === undefined) { return -1; }
  value = r1569;
  p = pos;
  leafValue = value;
  return p;
}

function readBacktickEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1570: {
    const s1571 = p;
    const t1572 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || c === 96 || c === 180)) {
      l1573: {
        value = text.charAt(p);
        p++;
        break l1570;
      }
      p = s1571;
      trail.length = t1572;
    } else touched ||= p >= end;
    const r1574 = readMissingStringEnd(p);
    if (r1574 === undefined) { return undefined; }
    value = r1574;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf194(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadConcatenationNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1577 = readBadConcatenation(p);
  if (r1577 === undefined) { return -1; }
  value = r1577;
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
  l1580: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s1578 = p;
      l1579: {
        l1581: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1583 = p;
            l1582: {
              p = skipPrefix(p);
              if (p < 0) { break l1582; }
              break l1581;
            }
            p = s1583;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1579;
        }
        p++;
        p = s1578;
        break l1580;
      }
      p = s1578;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadConcatenationNode = { type: 'BadConcatenation', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf196(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "";
  value = '';
  leafValue = value;
  return p;
}

function leaf197(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadVariableNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1585 = readBadVariable(p);
  if (r1585 === undefined) { return -1; }
  value = r1585;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadVariableNode = { type: 'BadVariable', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf199(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextEndNode;
  const r1587 = readTextEnd(p);
  if (r1587 === undefined) { return -1; }
  value = r1587;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextEndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'TextEnd', start: base + start, end: base + p };
}

function leaf201(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, RepairedWordNode];
  let e1589!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282)) {
    {
      const s1590 = p;
      l1591: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1591; }
        return -1;
      }
      p = s1590;
    }
  } else touched ||= p >= end;
  e1589 = null;
  let e1593!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : c === 8230 || c === 65341 || c === 65373)) {
    {
      const s1594 = p;
      l1595: {
        l1597: {
          const s1598 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
            l1599: {
              p++;
              break l1597;
            }
            p = s1598;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 44) {
            l1600: {

              p++;
              break l1597;
            }
            p = s1598;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 46) {
            l1601: {
              if (!text.startsWith("...", p)) {
                reachesEnd(p, "...");
                break l1601;
              }
              p += 3;
              break l1597;
            }
            p = s1598;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 8230) {
            touched ||= p >= end;
            break l1595;
          }
          p++;
        }
        return -1;
      }
      p = s1594;
    }
  } else touched ||= p >= end;
  e1593 = null;
  let e1602!: RepairedWordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1603 = readRepairedWord(p);
  if (r1603 === undefined) { return -1; }
  e1602 = r1603;
  p = pos;
  value = [e1589, e1593, e1602];
  leafValue = value;
  return p;
}

function readRepairedWord(p: number): RepairedWordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode | BadConstructorNode | BadDotsNode | BadOpenQuoteNode | BadBareStringNode;
  l1604: {
    const s1605 = p;
    const t1606 = trail.length;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l1607: {
        l1608: {
          const s1609 = p;
          const t1610 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1611: {
              const r1612 = readBadCutSign(p);
              if (r1612 === undefined) { break l1611; }
              l_value = r1612;
              p = pos;
              break l1608;
            }
            p = s1609;
            trail.length = t1610;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l1617: {
              const r1618 = readBadCutNumber(p);
              if (r1618 === undefined) { break l1617; }
              l_value = r1618;
              p = pos;
              break l1608;
            }
            p = s1609;
            trail.length = t1610;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
            l1636: {
              const r1637 = readBadLeadingZero(p);
              if (r1637 === undefined) { break l1636; }
              l_value = r1637;
              p = pos;
              break l1608;
            }
            p = s1609;
            trail.length = t1610;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1607;
          }
          const r1656 = readRepairedNumber(p);
          if (r1656 === undefined) { break l1607; }
          l_value = r1656;
          p = pos;
        }
        break l1604;
      }
      p = s1605;
      trail.length = t1606;
    } else touched ||= p >= end;
    l1718: {
      const s1719 = p;
      const t1720 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 304)) {
        l1721: {
          const r1722 = readBadNan(p);
          if (r1722 === undefined) { break l1721; }
          l_value = r1722;
          p = pos;
          break l1718;
        }
        p = s1719;
        trail.length = t1720;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
        l1734: {
          const r1735 = readBadConstant(p);
          if (r1735 === undefined) { break l1734; }
          l_value = r1735;
          p = pos;
          break l1718;
        }
        p = s1719;
        trail.length = t1720;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
        l1740: {
          const r1741 = readBadCutWord(p);
          if (r1741 === undefined) { break l1740; }
          l_value = r1741;
          p = pos;
          break l1718;
        }
        p = s1719;
        trail.length = t1720;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
        l1757: {
          const r1758 = readBadConstructor(p);
          if (r1758 === undefined) { break l1757; }
          l_value = r1758;
          p = pos;
          break l1718;
        }
        p = s1719;
        trail.length = t1720;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
        l1784: {
          const r1785 = readBadDots(p);
          if (r1785 === undefined) { break l1784; }
          l_value = r1785;
          p = pos;
          break l1718;
        }
        p = s1719;
        trail.length = t1720;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c >= 128)) {
        l1793: {
          const r1794 = readBadOpenQuote(p);
          if (r1794 === undefined) { break l1793; }
          l_value = r1794;
          p = pos;
          break l1718;
        }
        p = s1719;
        trail.length = t1720;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1800 = readBadBareString(p);
      if (r1800 === undefined) { return undefined; }
      l_value = r1800;
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
      const s1613 = p;
      l1614: {
        p++;
        return undefined;
      }
      p = s1613;
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
  const s1619 = p;
  l1620: {
    if (text.charCodeAt(p) === 45) {
      const s1622 = p;
      l1621: {

        p++;
        break l1620;
      }
      p = s1622;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1623: {
    if (text.charCodeAt(p) === 46) {
      const s1625 = p;
      l1624: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1624;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1623;
      }
      p = s1625;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1619, p);
  l1626: {
    const s1627 = p;
    if (text.charCodeAt(p) === 46) {
      l1628: {

        p++;
        break l1626;
      }
      p = s1627;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1629: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s1631 = p;
        l1630: {
          p++;
          break l1629;
        }
        p = s1631;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s1632 = p;
      l1633: {
        p++;
        return undefined;
      }
      p = s1632;
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
  const s1638 = p;
  l1639: {
    if (text.charCodeAt(p) === 45) {
      const s1641 = p;
      l1640: {

        p++;
        break l1639;
      }
      p = s1641;
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
  l_code = text.slice(s1638, p);
  const s1642 = p;
  l1643: {
    if (text.charCodeAt(p) === 46) {
      const s1645 = p;
      l1644: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1644;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1643;
      }
      p = s1645;
    } else touched ||= p >= end;
  }
  l1646: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1648 = p;
      l1647: {
        p = skipExponent(p);
        if (p < 0) { break l1647; }
        break l1646;
      }
      p = s1648;
    } else touched ||= p >= end;
  }
  l_rest = text.slice(s1642, p);
  l1654: {
    const s1652 = p;
    l1653: {
      p = skipEndsWord(p);
      if (p < 0) { break l1653; }
      p = s1652;
      break l1654;
    }
    p = s1652;
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
  l1649: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1651 = p;
      l1650: {
        p++;
        break l1649;
      }
      p = s1651;
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
  const s1657 = p;
  l1658: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1660 = p;
      const t1661 = trail.length;
      l1659: {
        l1662: {
          const s1663 = p;
          const t1664 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1665: {

              p++;
              break l1662;
            }
            p = s1663;
            trail.length = t1664;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 43)) {
            touched ||= p >= end;
            break l1659;
          }
          const r1666 = readBadPlus(p);
          if (r1666 === undefined) { break l1659; }
          p = pos;
        }
        break l1658;
      }
      p = s1660;
      trail.length = t1661;
    } else touched ||= p >= end;
  }
  l_sign = text.slice(s1657, p);
  l1668: {
    const s1669 = p;
    const t1670 = trail.length;
    if (text.charCodeAt(p) === 48) {
      l1671: {
        const r1672 = readBadRadix(p);
        if (r1672 === undefined) { break l1671; }
        l_digits = r1672;
        p = pos;
        break l1668;
      }
      p = s1669;
      trail.length = t1670;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1678 = readLooseDecimal(p);
    if (r1678 === undefined) { return undefined; }
    l_digits = r1678;
    p = pos;
  }
  l1716: {
    const s1714 = p;
    l1715: {
      p = skipEndsWord(p);
      if (p < 0) { break l1715; }
      p = s1714;
      break l1716;
    }
    p = s1714;
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
  l1673: {
    const s1674 = p;
    if (text.charCodeAt(p) === 48) {
      l1675: {
        if (!isCaseless(p, "0x")) { break l1675; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l1675;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l1673;
      }
      p = s1674;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l1676: {
        if (!isCaseless(p, "0o")) { break l1676; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l1676;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l1673;
      }
      p = s1674;
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
  l1679: {
    const s1680 = p;
    const t1681 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1682: {
        const s1683 = p;
        l1684: {
          const s1685 = p;
          const t1686 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l1687: {
              const r1688 = readBadDigitGroups(p);
              if (r1688 === undefined) { break l1687; }
              p = pos;
              break l1684;
            }
            p = s1685;
            trail.length = t1686;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1682;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l1694: {
          if (text.charCodeAt(p) === 46) {
            const s1696 = p;
            const t1697 = trail.length;
            l1695: {
              l1698: {
                const s1699 = p;
                const t1700 = trail.length;
                if (text.charCodeAt(p) === 46) {
                  l1701: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l1701;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l1698;
                  }
                  p = s1699;
                  trail.length = t1700;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 46)) {
                  touched ||= p >= end;
                  break l1695;
                }
                const r1702 = readBadPoint(p);
                if (r1702 === undefined) { break l1695; }
                p = pos;
              }
              break l1694;
            }
            p = s1696;
            trail.length = t1697;
          } else touched ||= p >= end;
        }
        l1704: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s1706 = p;
            l1705: {
              p = skipExponent(p);
              if (p < 0) { break l1705; }
              break l1704;
            }
            p = s1706;
          } else touched ||= p >= end;
        }
        value = text.slice(s1683, p);
        break l1679;
      }
      p = s1680;
      trail.length = t1681;
    } else touched ||= p >= end;
    const s1707 = p;
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1708 = readBadFraction(p);
    if (r1708 === undefined) { return undefined; }
    p = pos;
    l1710: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s1712 = p;
        l1711: {
          p = skipExponent(p);
          if (p < 0) { break l1711; }
          break l1710;
        }
        p = s1712;
      } else touched ||= p >= end;
    }
    value = text.slice(s1707, p);
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
  let m1692 = false;
  l1689: for (;;) {
    const s1691 = p;
    if (text.charCodeAt(p) === 95) {
      l1690: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1690;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m1692 = true;
        continue l1689;
      }
      p = s1691;
    } else touched ||= p >= end;
    break;
  }
  if (!m1692) { return undefined; }
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNan(p);
  if (p < 0) { return undefined; }
  l1732: {
    const s1730 = p;
    l1731: {
      p = skipEndsWord(p);
      if (p < 0) { break l1731; }
      p = s1730;
      break l1732;
    }
    p = s1730;
    return undefined;
  }
  pos = p;
  const node: BadNanNode = { type: 'BadNan', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNan(p: number): number {
  let c = 0;
  l1723: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1725 = p;
      l1724: {
        p++;
        break l1723;
      }
      p = s1725;
    } else touched ||= p >= end;
  }
  l1726: {
    const s1727 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l1728: {
        if (!isCaseless(p, "nan")) { break l1728; }
        p += 3;
        break l1726;
      }
      p = s1727;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l1729: {
        if (!isCaseless(p, "infinity")) { break l1729; }
        p += 8;
        break l1726;
      }
      p = s1727;
    } else touched ||= p >= end;
    if (!isCaseless(p, "inf")) { return -1; }
    p += 3;
  }
  return p;
}

function readBadConstant(p: number): BadConstantNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipOtherConstant(p);
  if (p < 0) { return undefined; }
  l1738: {
    const s1736 = p;
    l1737: {
      p = skipEndsWord(p);
      if (p < 0) { break l1737; }
      p = s1736;
      break l1738;
    }
    p = s1736;
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
      const s1753 = p;
      l1754: {
        p++;
        return undefined;
      }
      p = s1753;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadCutWordNode = { type: 'BadCutWord', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCutWord(p: number): number {
  l1742: {
    const s1743 = p;
    if (text.charCodeAt(p) === 116) {
      l1744: {
        if (!text.startsWith("tru", p)) {
          reachesEnd(p, "tru");
          break l1744;
        }
        p += 3;
        break l1742;
      }
      p = s1743;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1745: {
        if (!text.startsWith("tr", p)) {
          reachesEnd(p, "tr");
          break l1745;
        }
        p += 2;
        break l1742;
      }
      p = s1743;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1746: {

        p++;
        break l1742;
      }
      p = s1743;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1747: {
        if (!text.startsWith("fals", p)) {
          reachesEnd(p, "fals");
          break l1747;
        }
        p += 4;
        break l1742;
      }
      p = s1743;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1748: {
        if (!text.startsWith("fal", p)) {
          reachesEnd(p, "fal");
          break l1748;
        }
        p += 3;
        break l1742;
      }
      p = s1743;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1749: {
        if (!text.startsWith("fa", p)) {
          reachesEnd(p, "fa");
          break l1749;
        }
        p += 2;
        break l1742;
      }
      p = s1743;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1750: {

        p++;
        break l1742;
      }
      p = s1743;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1751: {
        if (!text.startsWith("nul", p)) {
          reachesEnd(p, "nul");
          break l1751;
        }
        p += 3;
        break l1742;
      }
      p = s1743;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1752: {
        if (!text.startsWith("nu", p)) {
          reachesEnd(p, "nu");
          break l1752;
        }
        p += 2;
        break l1742;
      }
      p = s1743;
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
  l1759: {
    if (text.charCodeAt(p) === 110) {
      const s1761 = p;
      l1760: {
        if (!text.startsWith("new", p)) {
          reachesEnd(p, "new");
          break l1760;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1760;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1759;
      }
      p = s1761;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n1765 = 0;
  l1762: for (;;) {
    if (n1765 >= 200) break;
    const s1764 = p;
    l1763: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l1763;
      }
      p++;
      n1765++;
      continue l1762;
    }
    p = s1764;
    break;
  }
  let n1769 = 0;
  l1766: for (;;) {
    if (n1769 >= 9) break;
    const s1768 = p;
    l1767: {
      if (text.charCodeAt(p) !== 46) {
        touched ||= p >= end;
        break l1767;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l1767;
      }
      p++;
      let n1773 = 0;
      l1770: for (;;) {
        if (n1773 >= 200) break;
        const s1772 = p;
        l1771: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
            touched ||= p >= end;
            break l1771;
          }
          p++;
          n1773++;
          continue l1770;
        }
        p = s1772;
        break;
      }
      n1769++;
      continue l1766;
    }
    p = s1768;
    break;
  }
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1774: {
    const s1775 = p;
    if (text.charCodeAt(p) === 34) {
      l1776: {
        const r1777 = readDoubleName(p);
        if (r1777 === undefined) { break l1776; }
        l_text = r1777;
        p = pos;
        break l1774;
      }
      p = s1775;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1779: {
        const r1780 = readSingleName(p);
        if (r1780 === undefined) { break l1779; }
        l_text = r1780;
        p = pos;
        break l1774;
      }
      p = s1775;
    } else touched ||= p >= end;
    const s1782 = p;
    if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNumeral(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s1782, p);
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
  l1786: {
    const s1787 = p;
    if (text.charCodeAt(p) === 46) {
      l1788: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1788;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1786;
      }
      p = s1787;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 8230)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 8230) p++;
    touched ||= p >= end;
  }
  l1791: {
    const s1789 = p;
    l1790: {
      p = skipEndsWord(p);
      if (p < 0) { break l1790; }
      p = s1789;
      break l1791;
    }
    p = s1789;
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
  const s1795 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1795, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1798: {
    const s1796 = p;
    l1797: {
      p = skipEnds(p);
      if (p < 0) { break l1797; }
      p = s1796;
      break l1798;
    }
    p = s1796;
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
  const s1801 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBareUnit(p);
  if (p < 0) { return undefined; }
  l1838: for (;;) {
    const s1840 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l1839: {
        l1842: {
          const s1843 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
            l1844: {
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
                {
                  const s1845 = p;
                  l1846: {
                    p = skipCommentStart(p);
                    if (p < 0) { break l1846; }
                    break l1844;
                  }
                  p = s1845;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
                touched ||= p >= end;
                break l1844;
              }
              p = skipBareUnit(p);
              if (p < 0) { break l1844; }
              break l1842;
            }
            p = s1843;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 47) {
            l1848: {

              p++;
              break l1842;
            }
            p = s1843;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l1839;
          }
          p++;
        }
        continue l1838;
      }
      p = s1840;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1801, p);
  pos = p;
  const node: BadBareStringNode = { type: 'BadBareString', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipBareUnit(p: number): number {
  let c = 0;
  l1802: {
    const s1803 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : false)) {
      l1804: {
        p = skipBalanced(p);
        if (p < 0) { break l1804; }
        break l1802;
      }
      p = s1803;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l1833: {
        p++;
        break l1802;
      }
      p = s1803;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1837 = 0;
    l1834: for (;;) {
      if (n1837 >= 200) break;
      const s1836 = p;
      l1835: {
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) {
          touched ||= p >= end;
          break l1835;
        }
        p++;
        n1837++;
        continue l1834;
      }
      p = s1836;
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
  l1805: {
    const s1806 = p;
    if (text.charCodeAt(p) === 40) {
      l1807: {

        p++;
        let n1811 = 0;
        l1808: for (;;) {
          if (n1811 >= 200) break;
          const s1810 = p;
          l1809: {
            l1812: {
              const s1813 = p;
              if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || (c >= 40 && c <= 41)))) {
                l1814: {
                  p++;
                  break l1812;
                }
                p = s1813;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l1809;
              }
              p++;
              let n1818 = 0;
              l1815: for (;;) {
                if (n1818 >= 99) break;
                const s1817 = p;
                l1816: {
                  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || (c >= 40 && c <= 41))))) {
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
              if (text.charCodeAt(p) !== 41) {
                touched ||= p >= end;
                break l1809;
              }
              p++;
            }
            n1811++;
            continue l1808;
          }
          p = s1810;
          break;
        }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l1807;
        }
        p++;
        break l1805;
      }
      p = s1806;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 36) {
      l1819: {
        if (!text.startsWith("${", p)) {
          reachesEnd(p, "${");
          break l1819;
        }
        p += 2;
        let n1823 = 0;
        l1820: for (;;) {
          if (n1823 >= 200) break;
          const s1822 = p;
          l1821: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1821;
            }
            p++;
            n1823++;
            continue l1820;
          }
          p = s1822;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1819;
        }
        p++;
        break l1805;
      }
      p = s1806;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1824: {

        p++;
        let n1828 = 0;
        l1825: for (;;) {
          if (n1828 >= 200) break;
          const s1827 = p;
          l1826: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1826;
            }
            p++;
            n1828++;
            continue l1825;
          }
          p = s1827;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1824;
        }
        p++;
        break l1805;
      }
      p = s1806;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1832 = 0;
    l1829: for (;;) {
      if (n1832 >= 200) break;
      const s1831 = p;
      l1830: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1830;
        }
        p++;
        n1832++;
        continue l1829;
      }
      p = s1831;
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

function leaf225(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  const r1851 = readSeparator(p);
  if (r1851 === undefined) { return -1; }
  value = r1851;
  p = pos;
  leafValue = value;
  return p;
}

function readSeparator(p: number): [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""] | undefined {
  let c = 0;
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  let e1852!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
  const list1858: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
  l1853: for (;;) {
    const s1855 = p;
    const t1856 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
      l1854: {
        let v1857!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        const r1860 = readGap(p);
        if (r1860 === undefined) { break l1854; }
        v1857 = r1860;
        p = pos;
        list1858.push(v1857);
        continue l1853;
      }
      p = s1855;
      trail.length = t1856;
    } else touched ||= p >= end;
    break;
  }
  e1852 = list1858;
  let e1870!: BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | "";
  l1871: {
    const s1872 = p;
    const t1873 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1874: {
        const r1875 = readBadTrailingComma(p);
        if (r1875 === undefined) { break l1874; }
        e1870 = r1875;
        p = pos;
        break l1871;
      }
      p = s1872;
      trail.length = t1873;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l1880: {

        e1870 = ",";
        p++;
        break l1871;
      }
      p = s1872;
      trail.length = t1873;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292)) {
      l1881: {
        const r1882 = readBadSeparator(p);
        if (r1882 === undefined) { break l1881; }
        e1870 = r1882;
        p = pos;
        break l1871;
      }
      p = s1872;
      trail.length = t1873;
    } else touched ||= p >= end;
    l1884: {
      l1887: {
        const s1885 = p;
        l1886: {
          l1888: {
            const s1889 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
              l1890: {
                p++;
                break l1888;
              }
              p = s1889;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1891 = p;
                l1892: {
                  p++;
                  break l1886;
                }
                p = s1891;
              }
            } else touched ||= p >= end;
          }
          p = s1885;
          break l1887;
        }
        p = s1885;
        break l1884;
      }
      e1870 = null;
      break l1871;
    }
    p = s1872;
    trail.length = t1873;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      l1894: {
        const r1895 = readMissingComma(p);
        if (r1895 === undefined) { break l1894; }
        e1870 = r1895;
        p = pos;
        break l1871;
      }
      p = s1872;
      trail.length = t1873;
    } else touched ||= p >= end;
    e1870 = '';
  }
  value = [e1852, e1870];
  pos = p;
  return value;
}

function readGap(p: number): string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l1861: {
    const s1862 = p;
    const t1863 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1864: {
        const r1865 = readBlanks(p);
        if (r1865 === undefined) { break l1864; }
        value = r1865;
        p = pos;
        break l1861;
      }
      p = s1862;
      trail.length = t1863;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1867 = readGapMistake(p);
    if (r1867 === undefined) { return undefined; }
    value = r1867;
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
  l1878: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c === 65341 || c === 65373)) {
      const s1876 = p;
      l1877: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l1877;
        }
        p++;
        p = s1876;
        break l1878;
      }
      p = s1876;
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
  l1898: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      const s1896 = p;
      l1897: {
        l1899: {
          const s1900 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l1901: {
              p = skipValueStart(p);
              if (p < 0) { break l1901; }
              break l1899;
            }
            p = s1900;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            l1902: {
              p++;
              let n1906 = 0;
              l1903: for (;;) {
                if (n1906 >= 200) break;
                const s1905 = p;
                l1904: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l1904;
                  }
                  p++;
                  n1906++;
                  continue l1903;
                }
                p = s1905;
                break;
              }
              break l1899;
            }
            p = s1900;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l1897;
          }
          p++;
        }
        p = s1896;
        break l1898;
      }
      p = s1896;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingCommaNode = { type: 'MissingComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf231(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | [BadEllipsisNode, [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""]] | BadElementTextNode;
  l1909: {
    const s1910 = p;
    const t1911 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1912: {
        const r1913 = readBadComma(p);
        if (r1913 === undefined) { break l1912; }
        value = r1913;
        p = pos;
        break l1909;
      }
      p = s1910;
      trail.length = t1911;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1915: {
        let e1916!: BadEllipsisNode;
        const r1917 = readBadEllipsis(p);
        if (r1917 === undefined) { break l1915; }
        e1916 = r1917;
        p = pos;
        let e1922!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
        const r1923 = readSeparator(p);
        if (r1923 === undefined) { break l1915; }
        e1922 = r1923;
        p = pos;
        value = [e1916, e1922];
        break l1909;
      }
      p = s1910;
      trail.length = t1911;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1925 = readBadElementText(p);
    if (r1925 === undefined) { return -1; }
    value = r1925;
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
  l1918: {
    const s1919 = p;
    if (text.charCodeAt(p) === 46) {
      l1920: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1920;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1918;
      }
      p = s1919;
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
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
    {
      const s1926 = p;
      l1927: {
        p++;
        return undefined;
      }
      p = s1926;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadElementTextNode = { type: 'BadElementText', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf235(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  const r1930 = readCloseTuple(p);
  if (r1930 === undefined) { return -1; }
  value = r1930;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseTuple(p: number): [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  l1931: {
    const s1932 = p;
    const t1933 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1934: {
        let e1935!: null;
        l1938: {
          if (text.charCodeAt(p) === 41) {
            const s1936 = p;
            l1937: {

              p++;
              p = s1936;
              break l1938;
            }
            p = s1936;
          } else touched ||= p >= end;
          break l1934;
        }
        e1935 = null;
        let e1939!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1934;
        }
        const r1940 = readArrayEnd(p);
        if (r1940 === undefined) { break l1934; }
        e1939 = r1940;
        p = pos;
        value = [e1935, e1939];
        break l1931;
      }
      p = s1932;
      trail.length = t1933;
    } else touched ||= p >= end;
    l1942: {
      let e1943!: null;
      {
        const s1944 = p;
        l1945: {
          p = skipInAnyArray(p);
          if (p < 0) { break l1945; }
          break l1942;
        }
        p = s1944;
      }
      e1943 = null;
      let e1950!: null;
      l1953: {
        if (text.charCodeAt(p) === 93) {
          const s1951 = p;
          l1952: {

            p++;
            p = s1951;
            break l1953;
          }
          p = s1951;
        } else touched ||= p >= end;
        break l1942;
      }
      e1950 = null;
      let e1954!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1942;
      }
      const r1955 = readBadRootEnd(p);
      if (r1955 === undefined) { break l1942; }
      e1954 = r1955;
      p = pos;
      value = [e1943, e1950, e1954];
      break l1931;
    }
    p = s1932;
    trail.length = t1933;
    l1957: {
      let e1958!: null;
      {
        const s1959 = p;
        l1960: {
          p = skipInAnyObject(p);
          if (p < 0) { break l1960; }
          break l1957;
        }
        p = s1959;
      }
      e1958 = null;
      let e1965!: null;
      l1968: {
        if (text.charCodeAt(p) === 125) {
          const s1966 = p;
          l1967: {

            p++;
            p = s1966;
            break l1968;
          }
          p = s1966;
        } else touched ||= p >= end;
        break l1957;
      }
      e1965 = null;
      let e1969!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1957;
      }
      const r1970 = readBadRootEnd(p);
      if (r1970 === undefined) { break l1957; }
      e1969 = r1970;
      p = pos;
      value = [e1958, e1965, e1969];
      break l1931;
    }
    p = s1932;
    trail.length = t1933;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l1972: {
        const r1973 = readMissingBracket(p);
        if (r1973 === undefined) { break l1972; }
        value = r1973;
        p = pos;
        break l1931;
      }
      p = s1932;
      trail.length = t1933;
    } else touched ||= p >= end;
    const r1978 = readMissingEnd(p);
    if (r1978 === undefined) { return undefined; }
    value = r1978;
    p = pos;
  }
  pos = p;
  return value;
}

function readArrayEnd(p: number): ArrayEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'ArrayEnd', start: base + start, end: base + p };
}

function skipInAnyArray(p: number): number {
  l1947: {
    const s1948 = p;
    l1949: {
      p = skipInRootArray(p);
      if (p < 0) { break l1949; }
      break l1947;
    }
    p = s1948;
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

function skipInAnyObject(p: number): number {
  l1962: {
    const s1963 = p;
    l1964: {
      p = skipInRootObject(p);
      if (p < 0) { break l1964; }
      break l1962;
    }
    p = s1963;
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

function readMissingBracket(p: number): MissingBracketNode | undefined {
  let c = 0;
  const start = p;
  l1976: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      const s1974 = p;
      l1975: {
        p++;
        p = s1974;
        break l1976;
      }
      p = s1974;
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

function leaf251(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  const r1981 = readCloseArray(p);
  if (r1981 === undefined) { return -1; }
  value = r1981;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseArray(p: number): [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  l1982: {
    const s1983 = p;
    const t1984 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l1985: {
        let e1986!: null;
        l1989: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s1987 = p;
            l1988: {
              p++;
              p = s1987;
              break l1989;
            }
            p = s1987;
          } else touched ||= p >= end;
          break l1985;
        }
        e1986 = null;
        let e1990!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1985;
        }
        const r1991 = readArrayEnd(p);
        if (r1991 === undefined) { break l1985; }
        e1990 = r1991;
        p = pos;
        value = [e1986, e1990];
        break l1982;
      }
      p = s1983;
      trail.length = t1984;
    } else touched ||= p >= end;
    l1993: {
      const r1994 = readBadArrayEnd(p);
      if (r1994 === undefined) { break l1993; }
      value = r1994;
      p = pos;
      break l1982;
    }
    p = s1983;
    trail.length = t1984;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2008: {
        const r2009 = readMissingBracket(p);
        if (r2009 === undefined) { break l2008; }
        value = r2009;
        p = pos;
        break l1982;
      }
      p = s1983;
      trail.length = t1984;
    } else touched ||= p >= end;
    const r2011 = readMissingEnd(p);
    if (r2011 === undefined) { return undefined; }
    value = r2011;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrayEnd(p: number): BadArrayEndNode | undefined {
  let c = 0;
  const start = p;
  l1995: {
    const s1996 = p;
    l1997: {
      {
        const s1998 = p;
        l1999: {
          p = skipInAnyObject(p);
          if (p < 0) { break l1999; }
          break l1997;
        }
        p = s1998;
      }
      if (text.charCodeAt(p) !== 125) {
        touched ||= p >= end;
        break l1997;
      }
      p++;
      break l1995;
    }
    p = s1996;
    {
      const s2001 = p;
      l2002: {
        p = skipInObjectAround(p);
        if (p < 0) { break l2002; }
        return undefined;
      }
      p = s2001;
    }
    if (text.charCodeAt(p) !== 125) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2006: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
        const s2004 = p;
        l2005: {
          p = skipMemberBehind(p);
          if (p < 0) { break l2005; }
          p = s2004;
          break l2006;
        }
        p = s2004;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipMemberAhead(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf255(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedTextNode;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r2014 = readRepairedText(p);
  if (r2014 === undefined) { return -1; }
  value = r2014;
  p = pos;
  leafValue = value;
  return p;
}

function leaf256(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: null | [null, MissingValueNode] | RepairedWordNode | MissingValueNode;
  l2016: {
    const s2017 = p;
    const t2018 = trail.length;
    l2019: {
      l2022: {
        const s2020 = p;
        l2021: {
          if (p < end) {
            {
              const s2023 = p;
              l2024: {
                p++;
                break l2021;
              }
              p = s2023;
            }
          } else touched ||= p >= end;
          p = s2020;
          break l2022;
        }
        p = s2020;
        break l2019;
      }
      value = null;
      break l2016;
    }
    p = s2017;
    trail.length = t2018;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l2026: {
        let e2027!: null;
        l2030: {
          if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
            const s2028 = p;
            l2029: {
              p++;
              p = s2028;
              break l2030;
            }
            p = s2028;
          } else touched ||= p >= end;
          break l2026;
        }
        e2027 = null;
        let e2031!: MissingValueNode;
        const r2032 = readMissingValue(p);
        if (r2032 === undefined) { break l2026; }
        e2031 = r2032;
        p = pos;
        value = [e2027, e2031];
        break l2016;
      }
      p = s2017;
      trail.length = t2018;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : c >= 128)) {
      l2034: {
        const r2035 = readRepairedWord(p);
        if (r2035 === undefined) { break l2034; }
        value = r2035;
        p = pos;
        break l2016;
      }
      p = s2017;
      trail.length = t2018;
    } else touched ||= p >= end;
    const r2037 = readMissingValue(p);
    if (r2037 === undefined) { return -1; }
    value = r2037;
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

function leaf258(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateColonNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2039 = readBadLateColon(p);
  if (r2039 === undefined) { return -1; }
  value = r2039;
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
  l2042: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2040 = p;
      l2041: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l2041;
        }
        p = skipValueStart(p);
        if (p < 0) { break l2041; }
        p = s2040;
        break l2042;
      }
      p = s2040;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateColonNode = { type: 'BadLateColon', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf260(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | BadEllipsisNode | MissingNameEndNode | BadInnerBracketNode | BadTextNode;
  l2044: {
    const s2045 = p;
    const t2046 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l2047: {
        const r2048 = readBadComma(p);
        if (r2048 === undefined) { break l2047; }
        value = r2048;
        p = pos;
        break l2044;
      }
      p = s2045;
      trail.length = t2046;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l2050: {
        const r2051 = readBadEllipsis(p);
        if (r2051 === undefined) { break l2050; }
        value = r2051;
        p = pos;
        break l2044;
      }
      p = s2045;
      trail.length = t2046;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2053: {
        const r2054 = readMissingNameEnd(p);
        if (r2054 === undefined) { break l2053; }
        value = r2054;
        p = pos;
        break l2044;
      }
      p = s2045;
      trail.length = t2046;
    } else touched ||= p >= end;
    l2059: {
      const r2060 = readBadInnerBracket(p);
      if (r2060 === undefined) { break l2059; }
      value = r2060;
      p = pos;
      break l2044;
    }
    p = s2045;
    trail.length = t2046;
    const r2068 = readBadText(p);
    if (r2068 === undefined) { return -1; }
    value = r2068;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingNameEnd(p: number): MissingNameEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288)) p++;
  touched ||= p >= end;
  if (p < end) {
    {
      const s2055 = p;
      l2056: {
        p++;
        return undefined;
      }
      p = s2055;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingNameEndNode = { type: 'MissingNameEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadInnerBracket(p: number): BadInnerBracketNode | undefined {
  const start = p;
  l2061: {
    const s2062 = p;
    if (text.charCodeAt(p) === 91) {
      l2063: {

        p++;
        break l2061;
      }
      p = s2062;
    } else touched ||= p >= end;
    {
      const s2064 = p;
      l2065: {
        p = skipInAnyArray(p);
        if (p < 0) { break l2065; }
        return undefined;
      }
      p = s2064;
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

function readBadText(p: number): BadTextNode | undefined {
  let c = 0;
  const start = p;
  {
    const s2069 = p;
    l2070: {
      p = skipInTuple(p);
      if (p < 0) { break l2070; }
      if (text.charCodeAt(p) !== 41) {
        touched ||= p >= end;
        break l2070;
      }
      p++;
      return undefined;
    }
    p = s2069;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : (c >= 128 && c <= 65340) || (c >= 65342 && c <= 65372) || c >= 65374))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : (c >= 128 && c <= 65340) || (c >= 65342 && c <= 65372) || c >= 65374)) p++;
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

function leaf266(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  const r2073 = readCloseObject(p);
  if (r2073 === undefined) { return -1; }
  value = r2073;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseObject(p: number): ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  l2074: {
    const s2075 = p;
    const t2076 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2077: {
        const r2078 = readObjectEnd(p);
        if (r2078 === undefined) { break l2077; }
        value = r2078;
        p = pos;
        break l2074;
      }
      p = s2075;
      trail.length = t2076;
    } else touched ||= p >= end;
    l2080: {
      const r2081 = readBadObjectEnd(p);
      if (r2081 === undefined) { break l2080; }
      value = r2081;
      p = pos;
      break l2074;
    }
    p = s2075;
    trail.length = t2076;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2092: {
        const r2093 = readMissingBracket(p);
        if (r2093 === undefined) { break l2092; }
        value = r2093;
        p = pos;
        break l2074;
      }
      p = s2075;
      trail.length = t2076;
    } else touched ||= p >= end;
    const r2095 = readMissingEnd(p);
    if (r2095 === undefined) { return undefined; }
    value = r2095;
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
  l2082: {
    const s2083 = p;
    l2084: {
      {
        const s2085 = p;
        l2086: {
          p = skipInAnyArray(p);
          if (p < 0) { break l2086; }
          break l2084;
        }
        p = s2085;
      }
      if (text.charCodeAt(p) !== 93) {
        touched ||= p >= end;
        break l2084;
      }
      p++;
      break l2082;
    }
    p = s2083;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2090: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)) {
        const s2088 = p;
        l2089: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l2089;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
            touched ||= p >= end;
            break l2089;
          }
          p = skipMemberBehind(p);
          if (p < 0) { break l2089; }
          p = s2088;
          break l2090;
        }
        p = s2088;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: BadObjectEndNode = { type: 'BadObjectEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf270(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2098 = readCloseNamedArray(p);
  if (r2098 === undefined) { return -1; }
  value = r2098;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseNamedArray(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2099: {
    const s2100 = p;
    const t2101 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2102: {
        const r2103 = readObjectEnd(p);
        if (r2103 === undefined) { break l2102; }
        value = r2103;
        p = pos;
        break l2099;
      }
      p = s2100;
      trail.length = t2101;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2105: {
        const r2106 = readBadRootEnd(p);
        if (r2106 === undefined) { break l2105; }
        value = r2106;
        p = pos;
        break l2099;
      }
      p = s2100;
      trail.length = t2101;
    } else touched ||= p >= end;
    const r2108 = readMissingEnd(p);
    if (r2108 === undefined) { return undefined; }
    value = r2108;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf272(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootEndNode | MissingEndNode;
  const r2111 = readCloseBraceArray(p);
  if (r2111 === undefined) { return -1; }
  value = r2111;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseBraceArray(p: number): BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: BadRootEndNode | MissingEndNode;
  l2112: {
    const s2113 = p;
    const t2114 = trail.length;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2115: {
        const r2116 = readBadRootEnd(p);
        if (r2116 === undefined) { break l2115; }
        value = r2116;
        p = pos;
        break l2112;
      }
      p = s2113;
      trail.length = t2114;
    } else touched ||= p >= end;
    const r2118 = readMissingEnd(p);
    if (r2118 === undefined) { return undefined; }
    value = r2118;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf274(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateBracketNode;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r2121 = readBadLateBracket(p);
  if (r2121 === undefined) { return -1; }
  value = r2121;
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
  let n2125 = 0;
  l2122: for (;;) {
    if (n2125 >= 9) break;
    const s2124 = p;
    l2123: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l2123;
      }
      p++;
      n2125++;
      continue l2122;
    }
    p = s2124;
    break;
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2128: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282)) {
      const s2126 = p;
      l2127: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282))) {
          touched ||= p >= end;
          break l2127;
        }
        p = skipMemberAhead(p);
        if (p < 0) { break l2127; }
        p = s2126;
        break l2128;
      }
      p = s2126;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateBracketNode = { type: 'BadLateBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf276(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2130 = readCloseRootObject(p);
  if (r2130 === undefined) { return -1; }
  value = r2130;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootObject(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2131: {
    const s2132 = p;
    const t2133 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2134: {
        const r2135 = readObjectEnd(p);
        if (r2135 === undefined) { break l2134; }
        value = r2135;
        p = pos;
        break l2131;
      }
      p = s2132;
      trail.length = t2133;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2137: {
        const r2138 = readBadRootEnd(p);
        if (r2138 === undefined) { break l2137; }
        value = r2138;
        p = pos;
        break l2131;
      }
      p = s2132;
      trail.length = t2133;
    } else touched ||= p >= end;
    const r2140 = readMissingEnd(p);
    if (r2140 === undefined) { return undefined; }
    value = r2140;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf278(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2143!: null;
  l2146: {
    if (((c = text.charCodeAt(p)) === 91 || c === 65339)) {
      const s2144 = p;
      l2145: {
        p = skipArrayAhead(p);
        if (p < 0) { break l2145; }
        p = s2144;
        break l2146;
      }
      p = s2144;
    } else touched ||= p >= end;
    return -1;
  }
  e2143 = null;
  value = [e2143];
  leafValue = value;
  return p;
}

function skipArrayAhead(p: number): number {
  let c = 0;
  l2147: {
    const s2148 = p;
    if (text.charCodeAt(p) === 91) {
      l2149: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2150: {
          const s2151 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2152: {
              p++;
              break l2150;
            }
            p = s2151;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 8230)) {
            l2153: {
              p++;
              break l2150;
            }
            p = s2151;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2154: {
              p++;
              {
                const s2155 = p;
                l2156: {
                  p = skipLogTag(p);
                  if (p < 0) { break l2156; }
                  break l2154;
                }
                p = s2155;
              }
              break l2150;
            }
            p = s2151;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
            l2162: {
              p = skipConstantAhead(p);
              if (p < 0) { break l2162; }
              break l2150;
            }
            p = s2151;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
            l2179: {
              p = skipWordList(p);
              if (p < 0) { break l2179; }
              break l2150;
            }
            p = s2151;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            l2187: {
              p++;
              let n2191 = 0;
              l2188: for (;;) {
                if (n2191 >= 200) break;
                const s2190 = p;
                l2189: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l2189;
                  }
                  p++;
                  n2191++;
                  continue l2188;
                }
                p = s2190;
                break;
              }
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2187;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
                touched ||= p >= end;
                break l2187;
              }
              p++;
              break l2150;
            }
            p = s2151;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2192 = p;
              l2193: {
                p++;
                break l2149;
              }
              p = s2192;
            }
          } else touched ||= p >= end;
        }
        break l2147;
      }
      p = s2148;
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
  let n2161 = 0;
  l2158: for (;;) {
    if (n2161 >= 40) break;
    const s2160 = p;
    l2159: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : false))) {
        touched ||= p >= end;
        break l2159;
      }
      p++;
      n2161++;
      continue l2158;
    }
    p = s2160;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipConstantAhead(p: number): number {
  let c = 0;
  l2163: {
    const s2164 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
      l2165: {
        l2166: {
          const s2167 = p;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l2168: {
              p = skipLiteral(p);
              if (p < 0) { break l2168; }
              break l2166;
            }
            p = s2167;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            l2169: {
              p = skipOtherConstant(p);
              if (p < 0) { break l2169; }
              break l2166;
            }
            p = s2167;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 304))) {
            touched ||= p >= end;
            break l2165;
          }
          p = skipNan(p);
          if (p < 0) { break l2165; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2170: {
          const s2171 = p;
          if (((c = text.charCodeAt(p)) === 44 || c === 93)) {
            l2172: {
              p++;
              break l2170;
            }
            p = s2171;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2173 = p;
              l2174: {
                p++;
                break l2165;
              }
              p = s2173;
            }
          } else touched ||= p >= end;
        }
        break l2163;
      }
      p = s2164;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCutWord(p);
    if (p < 0) { return -1; }
    if (p < end) {
      {
        const s2176 = p;
        l2177: {
          p++;
          return -1;
        }
        p = s2176;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipWordList(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
  touched ||= p >= end;
  l2180: for (;;) {
    const s2182 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2181: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l2181;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l2181;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        continue l2180;
      }
      p = s2182;
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
      const s2184 = p;
      l2185: {
        p++;
        return -1;
      }
      p = s2184;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf283(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateElementNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r2195 = readBadLateElement(p);
  if (r2195 === undefined) { return -1; }
  value = r2195;
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
  l2198: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s2196 = p;
      l2197: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2199: {
          const s2200 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
            l2201: {
              p = skipQuotedAhead(p);
              if (p < 0) { break l2201; }
              break l2199;
            }
            p = s2200;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2197;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2197; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2197;
        }
        p++;
        p = s2196;
        break l2198;
      }
      p = s2196;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateElementNode = { type: 'BadLateElement', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf285(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  const r2203 = readCloseRootArray(p);
  if (r2203 === undefined) { return -1; }
  value = r2203;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootArray(p: number): [null, ArrayEndNode] | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  l2204: {
    const s2205 = p;
    const t2206 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2207: {
        let e2208!: null;
        l2211: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2209 = p;
            l2210: {
              p++;
              p = s2209;
              break l2211;
            }
            p = s2209;
          } else touched ||= p >= end;
          break l2207;
        }
        e2208 = null;
        let e2212!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2207;
        }
        const r2213 = readArrayEnd(p);
        if (r2213 === undefined) { break l2207; }
        e2212 = r2213;
        p = pos;
        value = [e2208, e2212];
        break l2204;
      }
      p = s2205;
      trail.length = t2206;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2215: {
        const r2216 = readBadRootEnd(p);
        if (r2216 === undefined) { break l2215; }
        value = r2216;
        p = pos;
        break l2204;
      }
      p = s2205;
      trail.length = t2206;
    } else touched ||= p >= end;
    const r2218 = readMissingEnd(p);
    if (r2218 === undefined) { return undefined; }
    value = r2218;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf287(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2221!: null;
  l2224: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s2222 = p;
      l2223: {
        p = skipMemberStart(p);
        if (p < 0) { break l2223; }
        p = s2222;
        break l2224;
      }
      p = s2222;
    } else touched ||= p >= end;
    return -1;
  }
  e2221 = null;
  value = [e2221];
  leafValue = value;
  return p;
}

function skipMemberStart(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipValueStart(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf289(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OpenlessStartNode;
  const r2225 = readOpenlessStart(p);
  if (r2225 === undefined) { return -1; }
  value = r2225;
  p = pos;
  leafValue = value;
  return p;
}

function readOpenlessStart(p: number): OpenlessStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r2226 = readObjectKind(p);
  if (r2226 === undefined) { return undefined; }
  l_kind = r2226;
  p = pos;
  const r2228 = readMissingOpen(p);
  if (r2228 === undefined) { return undefined; }
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

function leaf292(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2231!: null;
  l2234: {
    if (text.charCodeAt(p) === 40) {
      const s2232 = p;
      l2233: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2235: {
          const s2236 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2237: {
              p++;
              break l2235;
            }
            p = s2236;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2233;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2233; }
        }
        p = s2232;
        break l2234;
      }
      p = s2232;
    } else touched ||= p >= end;
    return -1;
  }
  e2231 = null;
  value = [e2231];
  leafValue = value;
  return p;
}

function leaf293(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WordNode | RepairedRootNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2238 = readRootWord(p);
  if (r2238 === undefined) { return -1; }
  value = r2238;
  p = pos;
  leafValue = value;
  return p;
}

function readRootWord(p: number): WordNode | RepairedRootNode | undefined {
  let c = 0;
  let value!: WordNode | RepairedRootNode;
  l2239: {
    const s2240 = p;
    const t2241 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2242: {
        const r2243 = readWord(p);
        if (r2243 === undefined) { break l2242; }
        value = r2243;
        p = pos;
        l2247: {
          const s2245 = p;
          l2246: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2246; }
            p = s2245;
            break l2247;
          }
          p = s2245;
          break l2242;
        }
        break l2239;
      }
      p = s2240;
      trail.length = t2241;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2248 = readRepairedRoot(p);
    if (r2248 === undefined) { return undefined; }
    value = r2248;
    p = pos;
    l2275: {
      const s2273 = p;
      l2274: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2274; }
        p = s2273;
        break l2275;
      }
      p = s2273;
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
  l2249: {
    const s2250 = p;
    const t2251 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l2252: {
        const r2253 = readBadCutSign(p);
        if (r2253 === undefined) { break l2252; }
        l_value = r2253;
        p = pos;
        break l2249;
      }
      p = s2250;
      trail.length = t2251;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2255: {
        const r2256 = readBadCutNumber(p);
        if (r2256 === undefined) { break l2255; }
        l_value = r2256;
        p = pos;
        break l2249;
      }
      p = s2250;
      trail.length = t2251;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2258: {
        const r2259 = readBadLeadingZero(p);
        if (r2259 === undefined) { break l2258; }
        l_value = r2259;
        p = pos;
        break l2249;
      }
      p = s2250;
      trail.length = t2251;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2261: {
        const r2262 = readRepairedNumber(p);
        if (r2262 === undefined) { break l2261; }
        l_value = r2262;
        p = pos;
        break l2249;
      }
      p = s2250;
      trail.length = t2251;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 304)) {
      l2264: {
        const r2265 = readBadNan(p);
        if (r2265 === undefined) { break l2264; }
        l_value = r2265;
        p = pos;
        break l2249;
      }
      p = s2250;
      trail.length = t2251;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2267: {
        const r2268 = readBadConstant(p);
        if (r2268 === undefined) { break l2267; }
        l_value = r2268;
        p = pos;
        break l2249;
      }
      p = s2250;
      trail.length = t2251;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2270 = readBadCutWord(p);
    if (r2270 === undefined) { return undefined; }
    l_value = r2270;
    p = pos;
  }
  pos = p;
  return { type: 'RepairedRoot', start: base + start, end: base + p, value: l_value };
}

function leaf296(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2277!: null;
  l2280: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2278 = p;
      l2279: {
        p = skipRootTextAhead(p);
        if (p < 0) { break l2279; }
        p = s2278;
        break l2280;
      }
      p = s2278;
    } else touched ||= p >= end;
    return -1;
  }
  e2277 = null;
  value = [e2277];
  leafValue = value;
  return p;
}

function skipRootTextAhead(p: number): number {
  let c = 0;
  l2281: {
    const s2282 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      l2283: {
        l2284: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s2286 = p;
            l2285: {
              p = skipPrefix(p);
              if (p < 0) { break l2285; }
              break l2284;
            }
            p = s2286;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2283;
        }
        p++;
        l2287: {
          const s2288 = p;
          if (((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93)) {
            l2289: {
              let n2293 = 0;
              l2290: for (;;) {
                if (n2293 >= 200) break;
                const s2292 = p;
                l2291: {
                  if (!(((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93))) {
                    touched ||= p >= end;
                    break l2291;
                  }
                  p++;
                  n2293++;
                  continue l2290;
                }
                p = s2292;
                break;
              }
              if (n2293 < 200) { break l2289; }
              break l2287;
            }
            p = s2288;
          } else touched ||= p >= end;
          l2294: for (;;) {
            const s2296 = p;
            if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
              l2295: {
                l2298: {
                  const s2299 = p;
                  if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                    l2300: {
                      p++;
                      break l2298;
                    }
                    p = s2299;
                  } else touched ||= p >= end;
                  if (!(text.charCodeAt(p) === 92)) {
                    touched ||= p >= end;
                    break l2295;
                  }
                  p = skipGoodEscape(p);
                  if (p < 0) { break l2295; }
                }
                continue l2294;
              }
              p = s2296;
            } else touched ||= p >= end;
            break;
          }
          l2301: {
            const s2302 = p;
            if (text.charCodeAt(p) === 34) {
              l2303: {

                p++;
                p = skipEndsRoot(p);
                if (p < 0) { break l2303; }
                break l2301;
              }
              p = s2302;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s2304 = p;
                l2305: {
                  p++;
                  break l2283;
                }
                p = s2304;
              }
            } else touched ||= p >= end;
          }
        }
        break l2281;
      }
      p = s2282;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2307: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l2307;
        }
        p += 3;
        break l2281;
      }
      p = s2282;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2308: {
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s2309 = p;
            l2310: {
              p++;
              break l2308;
            }
            p = s2309;
          }
        } else touched ||= p >= end;
        break l2281;
      }
      p = s2282;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) p++;
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

function leaf298(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceStartNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r2312 = readFenceStart(p);
  if (r2312 === undefined) { return -1; }
  value = r2312;
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
  const r2313 = readBadFence(p);
  if (r2313 === undefined) { return undefined; }
  p = pos;
  const s2318 = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFence(p);
  if (p < 0) { return undefined; }
  l_run = text.slice(s2318, p);
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) p++;
  touched ||= p >= end;
  {
    const s2319 = p;
    l2320: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s2322 = p;
          l2323: {
            p++;
            break l2320;
          }
          p = s2322;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s2319;
  }
  pos = p;
  return { type: 'FenceStart', start: base + start, end: base + p, run: l_run };
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  l2316: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s2314 = p;
      l2315: {
        p = skipFence(p);
        if (p < 0) { break l2315; }
        p = s2314;
        break l2316;
      }
      p = s2314;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf301(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadSequenceNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2326 = readBadSequence(p);
  if (r2326 === undefined) { return -1; }
  value = r2326;
  p = pos;
  leafValue = value;
  return p;
}

function readBadSequence(p: number): BadSequenceNode | undefined {
  let c = 0;
  const start = p;
  l2327: {
    const s2328 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2329: {
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l2329;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2330: {
          if (text.charCodeAt(p) === 44) {
            const s2332 = p;
            l2331: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2330;
            }
            p = s2332;
          } else touched ||= p >= end;
        }
        l2335: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2333 = p;
            l2334: {
              l2336: {
                const s2337 = p;
                if (text.charCodeAt(p) === 123) {
                  l2338: {

                    p++;
                    break l2336;
                  }
                  p = s2337;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2334;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2334; }
              }
              p = s2333;
              break l2335;
            }
            p = s2333;
          } else touched ||= p >= end;
          break l2329;
        }
        break l2327;
      }
      p = s2328;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l2339: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2342: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2340 = p;
            l2341: {
              l2343: {
                const s2344 = p;
                if (text.charCodeAt(p) === 123) {
                  l2345: {

                    p++;
                    break l2343;
                  }
                  p = s2344;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2341;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2341; }
              }
              p = s2340;
              break l2342;
            }
            p = s2340;
          } else touched ||= p >= end;
          break l2339;
        }
        break l2327;
      }
      p = s2328;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l2346: {
      if (text.charCodeAt(p) === 44) {
        const s2348 = p;
        l2347: {

          p++;
          break l2346;
        }
        p = s2348;
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
    l2351: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 171 || c === 180 || c === 304 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
        const s2349 = p;
        l2350: {
          l2352: {
            const s2353 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 304)) {
              l2354: {
                p = skipRootWord(p);
                if (p < 0) { break l2354; }
                break l2352;
              }
              p = s2353;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
              l2487: {
                p = skipRootTextAhead(p);
                if (p < 0) { break l2487; }
                break l2352;
              }
              p = s2353;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
              l2488: {
                l2489: {
                  if (text.charCodeAt(p) === 45) {
                    const s2491 = p;
                    l2490: {

                      p++;
                      break l2489;
                    }
                    p = s2491;
                  } else touched ||= p >= end;
                }
                if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                  touched ||= p >= end;
                  break l2488;
                }
                p++;
                while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                touched ||= p >= end;
                if (p < end) {
                  {
                    const s2492 = p;
                    l2493: {
                      p++;
                      break l2488;
                    }
                    p = s2492;
                  }
                } else touched ||= p >= end;
                break l2352;
              }
              p = s2353;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 45) {
              l2495: {

                p++;
                if (p < end) {
                  {
                    const s2496 = p;
                    l2497: {
                      p++;
                      break l2495;
                    }
                    p = s2496;
                  }
                } else touched ||= p >= end;
                break l2352;
              }
              p = s2353;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
              touched ||= p >= end;
              break l2350;
            }
            p = skipCutWord(p);
            if (p < 0) { break l2350; }
            if (p < end) {
              {
                const s2499 = p;
                l2500: {
                  p++;
                  break l2350;
                }
                p = s2499;
              }
            } else touched ||= p >= end;
          }
          p = s2349;
          break l2351;
        }
        p = s2349;
      } else touched ||= p >= end;
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
  l2355: {
    const s2356 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2357: {
        p = skipWord(p);
        if (p < 0) { break l2357; }
        l2392: {
          const s2390 = p;
          l2391: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2391; }
            p = s2390;
            break l2392;
          }
          p = s2390;
          break l2357;
        }
        break l2355;
      }
      p = s2356;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipRepairedRoot(p);
    if (p < 0) { return -1; }
    l2486: {
      const s2484 = p;
      l2485: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2485; }
        p = s2484;
        break l2486;
      }
      p = s2484;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  l2358: {
    const s2359 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2360: {
        p = skipText(p);
        if (p < 0) { break l2360; }
        l2377: {
          const s2375 = p;
          l2376: {
            p = skipEnds(p);
            if (p < 0) { break l2376; }
            p = s2375;
            break l2377;
          }
          p = s2375;
          break l2360;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
          {
            const s2378 = p;
            l2379: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l2379;
              }
              p++;
              break l2360;
            }
            p = s2378;
          }
        } else touched ||= p >= end;
        break l2358;
      }
      p = s2359;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2381: {
        p = skipNumber(p);
        if (p < 0) { break l2381; }
        break l2358;
      }
      p = s2359;
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
  l2361: {
    const s2362 = p;
    if (text.charCodeAt(p) === 34) {
      l2363: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2363;
        }
        p++;
        break l2361;
      }
      p = s2362;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2365: {

        p++;
        l2367: for (;;) {
          const s2369 = p;
          if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
            l2368: {
              l2371: {
                const s2372 = p;
                if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                  l2373: {
                    p++;
                    break l2371;
                  }
                  p = s2372;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 92)) {
                  touched ||= p >= end;
                  break l2368;
                }
                p = skipGoodEscape(p);
                if (p < 0) { break l2368; }
              }
              continue l2367;
            }
            p = s2369;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2365;
        }
        p++;
        break l2361;
      }
      p = s2362;
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
  l2385: {
    const s2383 = p;
    l2384: {
      p = skipEndsWord(p);
      if (p < 0) { break l2384; }
      p = s2383;
      break l2385;
    }
    p = s2383;
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
  l2389: {
    const s2387 = p;
    l2388: {
      p = skipEndsWord(p);
      if (p < 0) { break l2388; }
      p = s2387;
      break l2389;
    }
    p = s2387;
    return -1;
  }
  return p;
}

function skipRepairedRoot(p: number): number {
  let c = 0;
  l2393: {
    const s2394 = p;
    if (text.charCodeAt(p) === 45) {
      l2395: {
        p = skipBadCutSign(p);
        if (p < 0) { break l2395; }
        break l2393;
      }
      p = s2394;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2399: {
        p = skipBadCutNumber(p);
        if (p < 0) { break l2399; }
        break l2393;
      }
      p = s2394;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2416: {
        p = skipBadLeadingZero(p);
        if (p < 0) { break l2416; }
        break l2393;
      }
      p = s2394;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2431: {
        p = skipRepairedNumber(p);
        if (p < 0) { break l2431; }
        break l2393;
      }
      p = s2394;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 304)) {
      l2473: {
        p = skipBadNan(p);
        if (p < 0) { break l2473; }
        break l2393;
      }
      p = s2394;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2477: {
        p = skipBadConstant(p);
        if (p < 0) { break l2477; }
        break l2393;
      }
      p = s2394;
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
      const s2396 = p;
      l2397: {
        p++;
        return -1;
      }
      p = s2396;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadCutNumber(p: number): number {
  let c = 0;
  l2401: {
    if (text.charCodeAt(p) === 45) {
      const s2403 = p;
      l2402: {

        p++;
        break l2401;
      }
      p = s2403;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l2404: {
    if (text.charCodeAt(p) === 46) {
      const s2406 = p;
      l2405: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2405;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2404;
      }
      p = s2406;
    } else touched ||= p >= end;
  }
  l2407: {
    const s2408 = p;
    if (text.charCodeAt(p) === 46) {
      l2409: {

        p++;
        break l2407;
      }
      p = s2408;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2410: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s2412 = p;
        l2411: {
          p++;
          break l2410;
        }
        p = s2412;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s2413 = p;
      l2414: {
        p++;
        return -1;
      }
      p = s2413;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadLeadingZero(p: number): number {
  let c = 0;
  l2418: {
    if (text.charCodeAt(p) === 45) {
      const s2420 = p;
      l2419: {

        p++;
        break l2418;
      }
      p = s2420;
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
  l2422: {
    if (text.charCodeAt(p) === 46) {
      const s2424 = p;
      l2423: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2423;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2422;
      }
      p = s2424;
    } else touched ||= p >= end;
  }
  l2425: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s2427 = p;
      l2426: {
        p = skipExponent(p);
        if (p < 0) { break l2426; }
        break l2425;
      }
      p = s2427;
    } else touched ||= p >= end;
  }
  l2430: {
    const s2428 = p;
    l2429: {
      p = skipEndsWord(p);
      if (p < 0) { break l2429; }
      p = s2428;
      break l2430;
    }
    p = s2428;
    return -1;
  }
  return p;
}

function skipRepairedNumber(p: number): number {
  let c = 0;
  l2433: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s2435 = p;
      l2434: {
        l2436: {
          const s2437 = p;
          if (text.charCodeAt(p) === 45) {
            l2438: {

              p++;
              break l2436;
            }
            p = s2437;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 43) {
            touched ||= p >= end;
            break l2434;
          }
          p++;
        }
        break l2433;
      }
      p = s2435;
    } else touched ||= p >= end;
  }
  l2439: {
    const s2440 = p;
    if (text.charCodeAt(p) === 48) {
      l2441: {
        p = skipBadRadix(p);
        if (p < 0) { break l2441; }
        break l2439;
      }
      p = s2440;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLooseDecimal(p);
    if (p < 0) { return -1; }
  }
  l2472: {
    const s2470 = p;
    l2471: {
      p = skipEndsWord(p);
      if (p < 0) { break l2471; }
      p = s2470;
      break l2472;
    }
    p = s2470;
    return -1;
  }
  return p;
}

function skipBadRadix(p: number): number {
  let c = 0;
  l2442: {
    const s2443 = p;
    if (text.charCodeAt(p) === 48) {
      l2444: {
        if (!isCaseless(p, "0x")) { break l2444; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l2444;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l2442;
      }
      p = s2443;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l2445: {
        if (!isCaseless(p, "0o")) { break l2445; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l2445;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l2442;
      }
      p = s2443;
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
  l2446: {
    const s2447 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2448: {
        l2450: {
          const s2451 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2452: {
              p = skipBadDigitGroups(p);
              if (p < 0) { break l2452; }
              break l2450;
            }
            p = s2451;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2448;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l2457: {
          if (text.charCodeAt(p) === 46) {
            const s2459 = p;
            l2458: {
              l2460: {
                const s2461 = p;
                if (text.charCodeAt(p) === 46) {
                  l2462: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l2462;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l2460;
                  }
                  p = s2461;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 46) {
                  touched ||= p >= end;
                  break l2458;
                }
                p++;
              }
              break l2457;
            }
            p = s2459;
          } else touched ||= p >= end;
        }
        l2463: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s2465 = p;
            l2464: {
              p = skipExponent(p);
              if (p < 0) { break l2464; }
              break l2463;
            }
            p = s2465;
          } else touched ||= p >= end;
        }
        break l2446;
      }
      p = s2447;
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
    l2467: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s2469 = p;
        l2468: {
          p = skipExponent(p);
          if (p < 0) { break l2468; }
          break l2467;
        }
        p = s2469;
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
  let m2456 = false;
  l2453: for (;;) {
    const s2455 = p;
    if (text.charCodeAt(p) === 95) {
      l2454: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2454;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m2456 = true;
        continue l2453;
      }
      p = s2455;
    } else touched ||= p >= end;
    break;
  }
  if (!m2456) { return -1; }
  return p;
}

function skipBadNan(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNan(p);
  if (p < 0) { return -1; }
  l2476: {
    const s2474 = p;
    l2475: {
      p = skipEndsWord(p);
      if (p < 0) { break l2475; }
      p = s2474;
      break l2476;
    }
    p = s2474;
    return -1;
  }
  return p;
}

function skipBadConstant(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOtherConstant(p);
  if (p < 0) { return -1; }
  l2480: {
    const s2478 = p;
    l2479: {
      p = skipEndsWord(p);
      if (p < 0) { break l2479; }
      p = s2478;
      break l2480;
    }
    p = s2478;
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
      const s2481 = p;
      l2482: {
        p++;
        return -1;
      }
      p = s2481;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf319(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2503!: null;
  l2506: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65339 || c === 65371)) {
      const s2504 = p;
      l2505: {
        p++;
        p = s2504;
        break l2506;
      }
      p = s2504;
    } else touched ||= p >= end;
    return -1;
  }
  e2503 = null;
  value = [e2503];
  leafValue = value;
  return p;
}

function leaf320(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootCommaNode | "";
  l2507: {
    const s2508 = p;
    const t2509 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2510: {
        const r2511 = readBadRootComma(p);
        if (r2511 === undefined) { break l2510; }
        value = r2511;
        p = pos;
        break l2507;
      }
      p = s2508;
      trail.length = t2509;
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
  l2514: {
    const s2512 = p;
    l2513: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l2515: {
        const s2516 = p;
        l2517: {
          if (p < end) {
            {
              const s2518 = p;
              l2519: {
                p++;
                break l2517;
              }
              p = s2518;
            }
          } else touched ||= p >= end;
          break l2515;
        }
        p = s2516;
        if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
          touched ||= p >= end;
          break l2513;
        }
        p = skipFence(p);
        if (p < 0) { break l2513; }
      }
      p = s2512;
      break l2514;
    }
    p = s2512;
    return undefined;
  }
  pos = p;
  const node: BadRootCommaNode = { type: 'BadRootComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf322(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2522!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2523 = p;
      l2524: {
        p = skipClosingFence(p);
        if (p < 0) { break l2524; }
        return -1;
      }
      p = s2523;
    }
  } else touched ||= p >= end;
  e2522 = null;
  value = [e2522];
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
  const r2526 = readFence(p);
  if (r2526 === undefined) { return undefined; }
  value = r2526;
  p = pos;
  pos = p;
  return value;
}

function readFence(p: number): string | undefined {
  let value!: string;
  l2527: {
    const s2528 = p;
    if (text.charCodeAt(p) === 96) {
      l2529: {
        const s2530 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2529;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s2530, p);
        break l2527;
      }
      p = s2528;
    } else touched ||= p >= end;
    const s2531 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s2531, p);
  }
  pos = p;
  return value;
}

function leaf326(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2533!: null;
  l2536: {
    if (text.charCodeAt(p) === 123) {
      const s2534 = p;
      l2535: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2535; }
        p = s2534;
        break l2536;
      }
      p = s2534;
    } else touched ||= p >= end;
    return -1;
  }
  e2533 = null;
  value = [e2533];
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
  l2537: {
    const s2538 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2539: {
        p++;
        let n2543 = 0;
        l2540: for (;;) {
          if (n2543 >= 200) break;
          const s2542 = p;
          l2541: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
              touched ||= p >= end;
              break l2541;
            }
            p++;
            n2543++;
            continue l2540;
          }
          p = s2542;
          break;
        }
        l2544: {
          const s2545 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2546: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l2547: {
                const s2548 = p;
                if (((c = text.charCodeAt(p)) === 44 || c === 58 || c === 125)) {
                  l2549: {
                    p++;
                    break l2547;
                  }
                  p = s2548;
                } else touched ||= p >= end;
                if (p < end) {
                  {
                    const s2550 = p;
                    l2551: {
                      p++;
                      break l2546;
                    }
                    p = s2550;
                  }
                } else touched ||= p >= end;
              }
              break l2544;
            }
            p = s2545;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2553 = p;
              l2554: {
                p++;
                break l2539;
              }
              p = s2553;
            }
          } else touched ||= p >= end;
        }
        break l2537;
      }
      p = s2538;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2556: {
        p++;
        let n2560 = 0;
        l2557: for (;;) {
          if (n2560 >= 200) break;
          const s2559 = p;
          l2558: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2558;
            }
            p++;
            n2560++;
            continue l2557;
          }
          p = s2559;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2561: {
          const s2562 = p;
          if (text.charCodeAt(p) === 58) {
            l2563: {

              p++;
              break l2561;
            }
            p = s2562;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2564 = p;
              l2565: {
                p++;
                break l2556;
              }
              p = s2564;
            }
          } else touched ||= p >= end;
        }
        break l2537;
      }
      p = s2538;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 125) {
      l2567: {

        p++;
        break l2537;
      }
      p = s2538;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l2568: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l2568;
        }
        p += 2;
        break l2537;
      }
      p = s2538;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2569 = p;
        l2570: {
          p++;
          return -1;
        }
        p = s2569;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf328(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2572!: null;
  l2575: {
    if (text.charCodeAt(p) === 91) {
      const s2573 = p;
      l2574: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2574; }
        p = s2573;
        break l2575;
      }
      p = s2573;
    } else touched ||= p >= end;
    return -1;
  }
  e2572 = null;
  value = [e2572];
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
  l2576: {
    const s2577 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2578: {
        p++;
        break l2576;
      }
      p = s2577;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l2579: {

        p++;
        break l2576;
      }
      p = s2577;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
      l2580: {
        p = skipConstantAhead(p);
        if (p < 0) { break l2580; }
        break l2576;
      }
      p = s2577;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2581: {
        let n2585 = 0;
        l2582: for (;;) {
          if (n2585 >= 40) break;
          const s2584 = p;
          l2583: {
            if (!(((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l2583;
            }
            p++;
            n2585++;
            continue l2582;
          }
          p = s2584;
          break;
        }
        if (n2585 < 1) { break l2581; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2586: {
          const s2587 = p;
          if (text.charCodeAt(p) === 44) {
            l2588: {

              p++;
              break l2586;
            }
            p = s2587;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2589 = p;
              l2590: {
                p++;
                break l2581;
              }
              p = s2589;
            }
          } else touched ||= p >= end;
        }
        break l2576;
      }
      p = s2577;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2592: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false))) {
          touched ||= p >= end;
          break l2592;
        }
        p++;
        break l2576;
      }
      p = s2577;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2593 = p;
        l2594: {
          p++;
          return -1;
        }
        p = s2593;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf330(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCallNode | BadAssignmentNode;
  l2596: {
    const s2597 = p;
    const t2598 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2599: {
        const r2600 = readBadCall(p);
        if (r2600 === undefined) { break l2599; }
        value = r2600;
        p = pos;
        break l2596;
      }
      p = s2597;
      trail.length = t2598;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
      touched ||= p >= end;
      return -1;
    }
    const r2623 = readBadAssignment(p);
    if (r2623 === undefined) { return -1; }
    value = r2623;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCall(p: number): BadCallNode | undefined {
  let c = 0;
  const start = p;
  l2601: {
    const s2602 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2603: {
        p++;
        let n2607 = 0;
        l2604: for (;;) {
          if (n2607 >= 200) break;
          const s2606 = p;
          l2605: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2605;
            }
            p++;
            n2607++;
            continue l2604;
          }
          p = s2606;
          break;
        }
        let n2611 = 0;
        l2608: for (;;) {
          if (n2611 >= 9) break;
          const s2610 = p;
          l2609: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2609;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2609;
            }
            p++;
            let n2615 = 0;
            l2612: for (;;) {
              if (n2615 >= 200) break;
              const s2614 = p;
              l2613: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l2613;
                }
                p++;
                n2615++;
                continue l2612;
              }
              p = s2614;
              break;
            }
            n2611++;
            continue l2608;
          }
          p = s2610;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2603;
        }
        p++;
        l2618: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
            const s2616 = p;
            l2617: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : false))) {
                touched ||= p >= end;
                break l2617;
              }
              p++;
              p = s2616;
              break l2618;
            }
            p = s2616;
          } else touched ||= p >= end;
          break l2603;
        }
        break l2601;
      }
      p = s2602;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 40) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2621: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
        const s2619 = p;
        l2620: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
            touched ||= p >= end;
            break l2620;
          }
          p++;
          p = s2619;
          break l2621;
        }
        p = s2619;
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
  l2624: {
    const s2625 = p;
    if (((c = text.charCodeAt(p)) === 99 || c === 108 || c === 118)) {
      l2626: {
        p = skipDeclaration(p);
        if (p < 0) { break l2626; }
        break l2624;
      }
      p = s2625;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2635: {
        p++;
        let n2639 = 0;
        l2636: for (;;) {
          if (n2639 >= 200) break;
          const s2638 = p;
          l2637: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2637;
            }
            p++;
            n2639++;
            continue l2636;
          }
          p = s2638;
          break;
        }
        let n2643 = 0;
        l2640: for (;;) {
          if (n2643 >= 9) break;
          const s2642 = p;
          l2641: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2641;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2641;
            }
            p++;
            let n2647 = 0;
            l2644: for (;;) {
              if (n2647 >= 200) break;
              const s2646 = p;
              l2645: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l2645;
                }
                p++;
                n2647++;
                continue l2644;
              }
              p = s2646;
              break;
            }
            n2643++;
            continue l2640;
          }
          p = s2642;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 61) {
          touched ||= p >= end;
          break l2635;
        }
        p++;
        break l2624;
      }
      p = s2625;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 101 || c === 114))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipExporting(p);
    if (p < 0) { return undefined; }
  }
  l2653: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
      const s2651 = p;
      l2652: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : false))) {
          touched ||= p >= end;
          break l2652;
        }
        p++;
        p = s2651;
        break l2653;
      }
      p = s2651;
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
  l2627: {
    const s2628 = p;
    if (text.charCodeAt(p) === 118) {
      l2629: {
        if (!text.startsWith("var", p)) {
          reachesEnd(p, "var");
          break l2629;
        }
        p += 3;
        break l2627;
      }
      p = s2628;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 108) {
      l2630: {
        if (!text.startsWith("let", p)) {
          reachesEnd(p, "let");
          break l2630;
        }
        p += 3;
        break l2627;
      }
      p = s2628;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n2634 = 0;
  l2631: for (;;) {
    if (n2634 >= 200) break;
    const s2633 = p;
    l2632: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l2632;
      }
      p++;
      n2634++;
      continue l2631;
    }
    p = s2633;
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
  l2648: {
    const s2649 = p;
    if (text.charCodeAt(p) === 101) {
      l2650: {
        if (!text.startsWith("export", p)) {
          reachesEnd(p, "export");
          break l2650;
        }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2650;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 100 || !text.startsWith("default", p)) {
          reachesEnd(p, "default");
          break l2650;
        }
        p += 7;
        break l2648;
      }
      p = s2649;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 114 || !text.startsWith("return", p)) {
      reachesEnd(p, "return");
      return -1;
    }
    p += 6;
  }
  return p;
}

function leaf335(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string[], [")", string[], ";" | null] | ";"] | "";
  l2655: {
    const s2656 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false)) {
      l2657: {
        const r2658 = readWrapperEnd(p);
        if (r2658 === undefined) { break l2657; }
        value = r2658;
        p = pos;
        break l2655;
      }
      p = s2656;
    } else touched ||= p >= end;
    value = '';
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): [string[], [")", string[], ";" | null] | ";"] | undefined {
  let value!: [string[], [")", string[], ";" | null] | ";"];
  let e2659!: string[];
  const r2660 = readWs(p);
  if (r2660 === undefined) { return undefined; }
  e2659 = r2660;
  p = pos;
  let e2668!: [")", string[], ";" | null] | ";";
  l2669: {
    const s2670 = p;
    if (text.charCodeAt(p) === 41) {
      l2671: {
        let e2672!: ")";

        e2672 = ")";
        p++;
        let e2673!: string[];
        const r2674 = readWs(p);
        if (r2674 === undefined) { break l2671; }
        e2673 = r2674;
        p = pos;
        let e2676!: ";" | null;
        l2677: {
          if (text.charCodeAt(p) === 59) {
            const s2679 = p;
            l2678: {

              e2676 = ";";
              p++;
              break l2677;
            }
            p = s2679;
          } else touched ||= p >= end;
          e2676 = null;
        }
        e2668 = [e2672, e2673, e2676];
        break l2669;
      }
      p = s2670;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 59) {
      touched ||= p >= end;
      return undefined;
    }
    e2668 = ";";
    p++;
  }
  value = [e2659, e2668];
  pos = p;
  return value;
}

function readWs(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list2665: string[] = [];
  l2661: for (;;) {
    const s2663 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2662: {
        let v2664!: string;
        v2664 = text.charAt(p);
        p++;
        list2665.push(v2664);
        continue l2661;
      }
      p = s2663;
    } else touched ||= p >= end;
    break;
  }
  value = list2665;
  pos = p;
  return value;
}

function leaf338(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootBracketNode | [null, BadProseNode];
  l2681: {
    const s2682 = p;
    const t2683 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2684: {
        const r2685 = readBadRootBracket(p);
        if (r2685 === undefined) { break l2684; }
        value = r2685;
        p = pos;
        break l2681;
      }
      p = s2682;
      trail.length = t2683;
    } else touched ||= p >= end;
    let e2687!: null;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      {
        const s2688 = p;
        l2689: {
          p = skipFence(p);
          if (p < 0) { break l2689; }
          return -1;
        }
        p = s2688;
      }
    } else touched ||= p >= end;
    e2687 = null;
    let e2691!: BadProseNode;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2692 = readBadProse(p);
    if (r2692 === undefined) { return -1; }
    e2691 = r2692;
    p = pos;
    value = [e2687, e2691];
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
  l2693: for (;;) {
    const s2695 = p;
    if (p < end) {
      l2694: {
        l2697: {
          const s2698 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : (c >= 128 && c <= 65278) || c >= 65280)) {
            l2699: {
              p++;
              break l2697;
            }
            p = s2698;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : c === 65279)) {
            {
              const s2700 = p;
              l2701: {
                p = skipProseStop(p);
                if (p < 0) { break l2701; }
                break l2694;
              }
              p = s2700;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2694;
          }
          p++;
        }
        continue l2693;
      }
      p = s2695;
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
  l2703: {
    const s2704 = p;
    if (text.charCodeAt(p) === 123) {
      l2705: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2705; }
        break l2703;
      }
      p = s2704;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2706: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2706; }
        break l2703;
      }
      p = s2704;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2707: {
        p = skipFence(p);
        if (p < 0) { break l2707; }
        break l2703;
      }
      p = s2704;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65279) {
      l2708: {

        p++;
        break l2703;
      }
      p = s2704;
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
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf342(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingFenceEndNode;
  l2710: {
    const s2711 = p;
    const t2712 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2713: {
        const r2714 = readFenceEnd(p);
        if (r2714 === undefined) { break l2713; }
        value = r2714;
        p = pos;
        break l2710;
      }
      p = s2711;
      trail.length = t2712;
    } else touched ||= p >= end;
    const r2718 = readMissingFenceEnd(p);
    if (r2718 === undefined) { return -1; }
    value = r2718;
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
  const r2715 = readClosingFence(p);
  if (r2715 === undefined) { return undefined; }
  value = r2715;
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

function leaf345(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode;
  const r2720 = readMissingDocument(p);
  if (r2720 === undefined) { return -1; }
  value = r2720;
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

function leaf347(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLooseFenceNode | BadRootBracketNode | BadProseNode;
  l2722: {
    const s2723 = p;
    const t2724 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2725: {
        const r2726 = readBadLooseFence(p);
        if (r2726 === undefined) { break l2725; }
        value = r2726;
        p = pos;
        break l2722;
      }
      p = s2723;
      trail.length = t2724;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2728: {
        const r2729 = readBadRootBracket(p);
        if (r2729 === undefined) { break l2728; }
        value = r2729;
        p = pos;
        break l2722;
      }
      p = s2723;
      trail.length = t2724;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2731 = readBadProse(p);
    if (r2731 === undefined) { return -1; }
    value = r2731;
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

function leaf349(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode | "";
  l2733: {
    const s2734 = p;
    const t2735 = trail.length;
    l2736: {
      const r2737 = readMissingDocument(p);
      if (r2737 === undefined) { break l2736; }
      value = r2737;
      p = pos;
      break l2733;
    }
    p = s2734;
    trail.length = t2735;
    value = '';
  }
  leafValue = value;
  return p;
}

const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf278, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf287, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf292, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf293 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf296, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] } }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf301 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf278, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf287, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf292, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf293 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf296, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf319, body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf278, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf320 }] }] }, { op: 'leaf', read: leaf345 }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf71 }, { op: 'again', step: () => stepFenced }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf326, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf328, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf301 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf278, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf287, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf292, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf293 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf296, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf319, body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf278, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf320 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf330 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf278, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf287, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf292, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf293 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf296, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] } }] }] }, { op: 'leaf', read: leaf196 }] }, { op: 'leaf', read: leaf335 }] }, { op: 'leaf', read: leaf347 }] } }, { op: 'leaf', read: leaf349 }] } };
const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf15 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] } }] }, { op: 'leaf', read: leaf201 }] }, { op: 'leaf', read: leaf225 }] }, { op: 'leaf', read: leaf231 }] } }, { op: 'leaf', read: leaf272 }] } };
const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf64 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf68, isShortcut: true }, { op: 'leaf', read: leaf71 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf255 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf256 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf258 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf255 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf256 }] }] } }, { op: 'leaf', read: leaf225 }] }, { op: 'leaf', read: leaf260 }] } }, { op: 'leaf', read: leaf270 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf99 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf68, isShortcut: true }, { op: 'leaf', read: leaf71 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf255 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf256 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf258 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf255 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf256 }] }] } }, { op: 'leaf', read: leaf225 }] }, { op: 'leaf', read: leaf260 }] } }, { op: 'leaf', read: leaf266 }] } };
const stepArray: Step = { op: 'rule', name: 'Array', register: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf103 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] } }] }, { op: 'leaf', read: leaf201 }] }, { op: 'leaf', read: leaf225 }] }, { op: 'leaf', read: leaf231 }] } }, { op: 'leaf', read: leaf251 }] } };
const stepTuple: Step = { op: 'rule', name: 'Tuple', register: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf105 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] } }] }, { op: 'leaf', read: leaf201 }] }, { op: 'leaf', read: leaf225 }] }, { op: 'leaf', read: leaf231 }] } }, { op: 'leaf', read: leaf235 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf111 }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: leaf118 }] } };
const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', register: -1, isText: true, body: { op: 'text', read: text117 } };
const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf111 }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: leaf122 }] } };
const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', register: -1, isText: true, body: { op: 'text', read: text121 } };
const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf111 }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: leaf126 }] } };
const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', register: -1, isText: true, body: { op: 'text', read: text124 } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf111 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf140, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf141 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf143 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf145 }] } }, { op: 'leaf', read: leaf152 }] }] } }] }, { op: 'leaf', read: leaf145 }] } }, { op: 'leaf', read: leaf156 }] } };
const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', register: -1, isText: true, body: { op: 'text', read: text130, isSome: true } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf111 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: leaf167 }] } }, { op: 'leaf', read: leaf171 }] } };
const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', register: -1, isText: true, body: { op: 'text', read: text163, isSome: true } };
const stepSmartText: Step = { op: 'rule', name: 'SmartText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf111 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: leaf177 }] } }, { op: 'leaf', read: leaf179 }] } };
const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', register: -1, isText: true, body: { op: 'text', read: text176, isSome: true } };
const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf182 }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: leaf186 }] } };
const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', register: -1, isText: true, body: { op: 'text', read: text185 } };
const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf111 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: leaf190 }] } }, { op: 'leaf', read: leaf192 }] } };
const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', register: -1, isText: true, body: { op: 'text', read: text189, isSome: true } };
const stepRootObject: Step = { op: 'rule', name: 'RootObject', register: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf99 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf274 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf68, isShortcut: true }, { op: 'leaf', read: leaf71 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf255 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf256 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf258 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf255 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf256 }] }] } }, { op: 'leaf', read: leaf225 }] }, { op: 'leaf', read: leaf260 }] }] } }, { op: 'leaf', read: leaf276 }] } };
const stepRootArray: Step = { op: 'rule', name: 'RootArray', register: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf103 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf283 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] } }] }, { op: 'leaf', read: leaf201 }] }, { op: 'leaf', read: leaf225 }] }, { op: 'leaf', read: leaf231 }] }] } }, { op: 'leaf', read: leaf285 }] } };
const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf289 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf274 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf68, isShortcut: true }, { op: 'leaf', read: leaf71 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf255 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf256 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf258 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf255 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf256 }] }] } }, { op: 'leaf', read: leaf225 }] }, { op: 'leaf', read: leaf260 }] }] } }, { op: 'leaf', read: leaf276 }] } };
const stepFenced: Step = { op: 'rule', name: 'Fenced', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceStartNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf298 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf278, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf287, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf292, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf293 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf296, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] } }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf301 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf278, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf287, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf292, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf293 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf296, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf319, body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf278, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf320 }] }] }, { op: 'leaf', read: leaf196 }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf71 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf322, body: { op: 'again', step: () => stepFenced } }] }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf326, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf328, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf301 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf278, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf287, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf292, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf293 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf296, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf319, body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf278, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf320 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf330 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf278, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf287, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf292, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf293 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf296, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf194 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf120, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf123, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf129, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf162, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf175, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf181, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf188, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf196 }] }] }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] } }] }] }, { op: 'leaf', read: leaf196 }] }, { op: 'leaf', read: leaf335 }] }, { op: 'leaf', read: leaf338 }] } }, { op: 'leaf', read: leaf342 }] } };

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
    BadOddName: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped, and has no other one to go with it: one may be missing, or one too many.","example":"{\"h\": \"72\"\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
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
