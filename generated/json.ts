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
      l490: {
        const r491 = readRepairedPlaceholder(p);
        if (r491 === undefined) { break l490; }
        e273 = r491;
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
    const r502 = readRepairedText(p);
    if (r502 === undefined) { return -1; }
    e273 = r502;
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
            const s481 = p;
            l482: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l482;
              }
              p++;
              break l314;
            }
            p = s481;
          }
        } else touched ||= p >= end;
        break l311;
      }
      p = s312;
      trail.length = t313;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l484: {
        const r485 = readNumber(p);
        if (r485 === undefined) { break l484; }
        l_value = r485;
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
    const r487 = readConstant(p);
    if (r487 === undefined) { return undefined; }
    l_value = r487;
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
    l412: {
      p = skipInArray(p);
      if (p < 0) { break l412; }
      p = skipEndsElement(p);
      if (p < 0) { break l412; }
      break l320;
    }
    p = s321;
    {
      const s461 = p;
      l462: {
        p = skipInObject(p);
        if (p < 0) { break l462; }
        return -1;
      }
      p = s461;
    }
    {
      const s464 = p;
      l465: {
        p = skipInArray(p);
        if (p < 0) { break l465; }
        return -1;
      }
      p = s464;
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
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l379: {
          const s380 = p;
          if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
            l381: {
              p = skipLineComment(p);
              if (p < 0) { break l381; }
              break l379;
            }
            p = s380;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l378;
          }
          p = skipEol(p);
          if (p < 0) { break l378; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
            touched ||= p >= end;
            break l378;
          }
          p++;
        }
        break l323;
      }
      p = s324;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l402: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l402;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l402;
        }
        p++;
        let n406 = 0;
        l403: for (;;) {
          if (n406 >= 200) break;
          const s405 = p;
          l404: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l404;
            }
            p++;
            n406++;
            continue l403;
          }
          p = s405;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l402;
        }
        p++;
        break l323;
      }
      p = s324;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l407: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l407;
        }
        p = skipEol(p);
        if (p < 0) { break l407; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l407;
        }
        p++;
        let n411 = 0;
        l408: for (;;) {
          if (n411 >= 200) break;
          const s410 = p;
          l409: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l407;
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
  l382: {
    const s383 = p;
    if (text.charCodeAt(p) === 47) {
      l384: {
        if (!text.startsWith("//", p)) {
          reachesEnd(p, "//");
          break l384;
        }
        p += 2;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288)) p++;
        touched ||= p >= end;
        l385: {
          const s386 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l387: {
              p = skipEol(p);
              if (p < 0) { break l387; }
              break l385;
            }
            p = s386;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s388 = p;
              l389: {
                p++;
                break l384;
              }
              p = s388;
            }
          } else touched ||= p >= end;
        }
        break l382;
      }
      p = s383;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l391: {

        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288)) p++;
        touched ||= p >= end;
        l392: {
          const s393 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l394: {
              p = skipEol(p);
              if (p < 0) { break l394; }
              break l392;
            }
            p = s393;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s395 = p;
              l396: {
                p++;
                break l391;
              }
              p = s395;
            }
          } else touched ||= p >= end;
        }
        break l382;
      }
      p = s383;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 47 || !text.startsWith("/*", p)) {
      reachesEnd(p, "/*");
      return -1;
    }
    p += 2;
    let n401 = 0;
    l398: for (;;) {
      if (n401 >= 200) break;
      const s400 = p;
      l399: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l399;
        }
        p++;
        n401++;
        continue l398;
      }
      p = s400;
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
  l413: {
    const s414 = p;
    l415: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l416: {
        const s417 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
          l418: {
            p++;
            break l416;
          }
          p = s417;
        } else touched ||= p >= end;
        l419: {
          if (p < end) {
            {
              const s420 = p;
              l421: {
                p++;
                break l419;
              }
              p = s420;
            }
          } else touched ||= p >= end;
          break l416;
        }
        p = s417;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l423: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipElementFollows(p);
            if (p < 0) { break l423; }
            break l416;
          }
          p = s417;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l444: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l445: {
              const s446 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                l447: {
                  p++;
                  break l445;
                }
                p = s446;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                touched ||= p >= end;
                break l444;
              }
              p++;
              let n451 = 0;
              l448: for (;;) {
                if (n451 >= 200) break;
                const s450 = p;
                l449: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l449;
                  }
                  p++;
                  n451++;
                  continue l448;
                }
                p = s450;
                break;
              }
            }
            break l416;
          }
          p = s417;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 12289 || c === 65292)) {
          l452: {
            p++;
            break l416;
          }
          p = s417;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l453: {
            p = skipFence(p);
            if (p < 0) { break l453; }
            break l416;
          }
          p = s417;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l415;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l415;
        }
        p = skipValueStart(p);
        if (p < 0) { break l415; }
      }
      break l413;
    }
    p = s414;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l454: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l455: {
          const s456 = p;
          if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
            l457: {
              p = skipLineComment(p);
              if (p < 0) { break l457; }
              break l455;
            }
            p = s456;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l454;
          }
          p = skipEol(p);
          if (p < 0) { break l454; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
            touched ||= p >= end;
            break l454;
          }
          p++;
        }
        break l413;
      }
      p = s414;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l458: {
      const s459 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
        l460: {
          p++;
          break l458;
        }
        p = s459;
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
  l424: {
    const s425 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l426: {
        p = skipValueStart(p);
        if (p < 0) { break l426; }
        break l424;
      }
      p = s425;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 8230)) {
      l427: {
        p++;
        break l424;
      }
      p = s425;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l428: {
        p = skipCommentStart(p);
        if (p < 0) { break l428; }
        break l424;
      }
      p = s425;
    } else touched ||= p >= end;
    l429: {
      if (p < end) {
        {
          const s430 = p;
          l431: {
            p++;
            break l429;
          }
          p = s430;
        }
      } else touched ||= p >= end;
      break l424;
    }
    p = s425;
    if (text.charCodeAt(p) === 92) {
      l433: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l433;
        }
        p += 2;
        break l424;
      }
      p = s425;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l434: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l434;
        }
        p += 6;
        break l424;
      }
      p = s425;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l435: {
        p = skipOtherConstant(p);
        if (p < 0) { break l435; }
        break l424;
      }
      p = s425;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l443: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l443;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 44 || c === 93))) {
          touched ||= p >= end;
          break l443;
        }
        p++;
        break l424;
      }
      p = s425;
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
  l436: {
    const s437 = p;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l438: {
        if (!isCaseless(p, "true")) { break l438; }
        p += 4;
        break l436;
      }
      p = s437;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l439: {
        if (!isCaseless(p, "false")) { break l439; }
        p += 5;
        break l436;
      }
      p = s437;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l440: {
        if (!isCaseless(p, "null")) { break l440; }
        p += 4;
        break l436;
      }
      p = s437;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l441: {
        if (!isCaseless(p, "none")) { break l441; }
        p += 4;
        break l436;
      }
      p = s437;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l442: {
        if (!isCaseless(p, "nil")) { break l442; }
        p += 3;
        break l436;
      }
      p = s437;
    } else touched ||= p >= end;
    if (!isCaseless(p, "undefined")) { return -1; }
    p += 9;
  }
  return p;
}

function skipEndsRoot(p: number): number {
  let c = 0;
  l467: {
    const s468 = p;
    l469: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l470: {
        const s471 = p;
        l472: {
          if (p < end) {
            {
              const s473 = p;
              l474: {
                p++;
                break l472;
              }
              p = s473;
            }
          } else touched ||= p >= end;
          break l470;
        }
        p = s471;
        if (text.charCodeAt(p) !== 43) {
          touched ||= p >= end;
          break l469;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l469;
        }
        p++;
      }
      break l467;
    }
    p = s468;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l476: {
      const s477 = p;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l478: {
          p = skipEol(p);
          if (p < 0) { break l478; }
          break l476;
        }
        p = s477;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 41 || c === 59)) {
        l479: {
          p++;
          break l476;
        }
        p = s477;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
        l480: {
          p = skipFence(p);
          if (p < 0) { break l480; }
          break l476;
        }
        p = s477;
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
  const r492 = readBadPlaceholder(p);
  if (r492 === undefined) { return undefined; }
  l_value = r492;
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
      const s493 = p;
      l494: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
          touched ||= p >= end;
          break l494;
        }
        p++;
        return undefined;
      }
      p = s493;
    }
  } else touched ||= p >= end;
  let n499 = 0;
  l496: for (;;) {
    if (n499 >= 200) break;
    const s498 = p;
    l497: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l497;
      }
      p++;
      n499++;
      continue l496;
    }
    p = s498;
    break;
  }
  if (n499 < 1) { return undefined; }
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
  l503: {
    const s504 = p;
    const t505 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l506: {
        const r507 = readBadEscapedQuotes(p);
        if (r507 === undefined) { break l506; }
        l_value = r507;
        p = pos;
        break l503;
      }
      p = s504;
      trail.length = t505;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l523: {
        const r524 = readBadEntityQuotes(p);
        if (r524 === undefined) { break l523; }
        l_value = r524;
        p = pos;
        break l503;
      }
      p = s504;
      trail.length = t505;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l531: {
        const r532 = readBadDoubledQuotes(p);
        if (r532 === undefined) { break l531; }
        l_value = r532;
        p = pos;
        break l503;
      }
      p = s504;
      trail.length = t505;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return undefined;
    }
    const r542 = readBadPath(p);
    if (r542 === undefined) { return undefined; }
    l_value = r542;
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
  const s508 = p;
  l509: for (;;) {
    const s511 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l510: {
        l513: {
          const s514 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l515: {
              p++;
              break l513;
            }
            p = s514;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92 || !text.startsWith("\\\\", p)) {
            reachesEnd(p, "\\\\");
            break l510;
          }
          p += 2;
          l516: {
            if ((p < end && text.charCodeAt(p) !== 34)) {
              const s518 = p;
              l517: {
                l519: {
                  const s520 = p;
                  if (text.charCodeAt(p) === 92) {
                    l521: {

                      p++;
                      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
                        touched ||= p >= end;
                        break l521;
                      }
                      p++;
                      break l519;
                    }
                    p = s520;
                  } else touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93))) {
                    touched ||= p >= end;
                    break l517;
                  }
                  p++;
                }
                break l516;
              }
              p = s518;
            } else touched ||= p >= end;
          }
        }
        continue l509;
      }
      p = s511;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s508, p);
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
  l525: {
    const s526 = p;
    if (text.charCodeAt(p) === 38) {
      l527: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l527;
        }
        p += 6;
        const s528 = p;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        l_text = text.slice(s528, p);
        if (text.charCodeAt(p) !== 38 || !text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l527;
        }
        p += 6;
        break l525;
      }
      p = s526;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 38 || !text.startsWith("&#34;", p)) {
      reachesEnd(p, "&#34;");
      return undefined;
    }
    p += 5;
    const s529 = p;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
    touched ||= p >= end;
    l_text = text.slice(s529, p);
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
  const s533 = p;
  let n537 = 0;
  l534: for (;;) {
    if (n537 >= 200) break;
    const s536 = p;
    l535: {
      if (!((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93))) {
        touched ||= p >= end;
        break l535;
      }
      p++;
      n537++;
      continue l534;
    }
    p = s536;
    break;
  }
  if (n537 < 1) { return undefined; }
  l_text = text.slice(s533, p);
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"", p)) {
    reachesEnd(p, "\"\"");
    return undefined;
  }
  p += 2;
  l540: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)) {
      const s538 = p;
      l539: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
          touched ||= p >= end;
          break l539;
        }
        p++;
        p = s538;
        break l540;
      }
      p = s538;
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
  const s543 = p;
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
  l546: {
    if (text.charCodeAt(p) === 92) {
      const s544 = p;
      l545: {

        p++;
        p = s544;
        break l546;
      }
      p = s544;
    } else touched ||= p >= end;
    return undefined;
  }
  l549: {
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      const s547 = p;
      l548: {
        p = skipPathEscape(p);
        if (p < 0) { break l548; }
        p = s547;
        break l549;
      }
      p = s547;
    } else touched ||= p >= end;
    return undefined;
  }
  l574: for (;;) {
    const s576 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l575: {
        p = skipPathPart(p);
        if (p < 0) { break l575; }
        continue l574;
      }
      p = s576;
    } else touched ||= p >= end;
    break;
  }
  if (!(text.charCodeAt(p) === 92)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLoneBackslash(p);
  if (p < 0) { return undefined; }
  l588: for (;;) {
    const s590 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l589: {
        l592: {
          const s593 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l594: {
              p = skipPathPart(p);
              if (p < 0) { break l594; }
              break l592;
            }
            p = s593;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l589;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l589; }
        }
        continue l588;
      }
      p = s590;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s543, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l597: {
    const s595 = p;
    l596: {
      p = skipEnds(p);
      if (p < 0) { break l596; }
      p = s595;
      break l597;
    }
    p = s595;
    return undefined;
  }
  pos = p;
  const node: BadPathNode = { type: 'BadPath', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipPathEscape(p: number): number {
  let c = 0;
  l550: for (;;) {
    const s552 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l551: {
        l554: {
          const s555 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l556: {
              p++;
              break l554;
            }
            p = s555;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l551;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l551; }
        }
        continue l550;
      }
      p = s552;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 92) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l567: {
    const s568 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
      l569: {
        p++;
        break l567;
      }
      p = s568;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 117) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n573 = 0;
    l570: for (;;) {
      if (n573 >= 4) break;
      const s572 = p;
      l571: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l571;
        }
        p++;
        n573++;
        continue l570;
      }
      p = s572;
      break;
    }
    if (n573 < 4) { return -1; }
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
      const s557 = p;
      l558: {
        l560: {
          const s561 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l562: {
              p++;
              break l560;
            }
            p = s561;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l558;
          }
          p++;
          let n566 = 0;
          l563: for (;;) {
            if (n566 >= 4) break;
            const s565 = p;
            l564: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l564;
              }
              p++;
              n566++;
              continue l563;
            }
            p = s565;
            break;
          }
          if (n566 < 4) { break l558; }
        }
        return -1;
      }
      p = s557;
    }
  } else touched ||= p >= end;
  return p;
}

function skipPathPart(p: number): number {
  let c = 0;
  l578: {
    const s579 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
      l580: {
        p++;
        break l578;
      }
      p = s579;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l581: {
      const s582 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
        l583: {
          p++;
          break l581;
        }
        p = s582;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 117) {
        touched ||= p >= end;
        return -1;
      }
      p++;
      let n587 = 0;
      l584: for (;;) {
        if (n587 >= 4) break;
        const s586 = p;
        l585: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
            touched ||= p >= end;
            break l585;
          }
          p++;
          n587++;
          continue l584;
        }
        p = s586;
        break;
      }
      if (n587 < 4) { return -1; }
    }
  }
  return p;
}

function leaf62(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e600!: null;
  l603: {
    if (text.charCodeAt(p) === 91) {
      const s601 = p;
      l602: {
        p = skipNamedArrayAhead(p);
        if (p < 0) { break l602; }
        p = s601;
        break l603;
      }
      p = s601;
    } else touched ||= p >= end;
    return -1;
  }
  e600 = null;
  value = [e600];
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
  const r604 = readNamedArrayStart(p);
  if (r604 === undefined) { return -1; }
  value = r604;
  p = pos;
  leafValue = value;
  return p;
}

function readNamedArrayStart(p: number): NamedArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r605 = readObjectKind(p);
  if (r605 === undefined) { return undefined; }
  l_kind = r605;
  p = pos;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return undefined;
  }
  const r607 = readBadNamedArray(p);
  if (r607 === undefined) { return undefined; }
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
  const r610 = readPair(p);
  if (r610 === undefined) { return -1; }
  value = r610;
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
  const r611 = readText(p);
  if (r611 === undefined) { return undefined; }
  l_name = r611;
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
  l613: {
    const s614 = p;
    const t615 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l616: {
        const r617 = readText(p);
        if (r617 === undefined) { break l616; }
        l_value = r617;
        p = pos;
        break l613;
      }
      p = s614;
      trail.length = t615;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l619: {
        const r620 = readNumber(p);
        if (r620 === undefined) { break l619; }
        l_value = r620;
        p = pos;
        break l613;
      }
      p = s614;
      trail.length = t615;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r622 = readConstant(p);
    if (r622 === undefined) { return undefined; }
    l_value = r622;
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
  l624: {
    const s625 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l626: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l626;
        }
        p++;
        l629: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
            const s627 = p;
            l628: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l630: {
                const s631 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                  l632: {
                    p++;
                    break l630;
                  }
                  p = s631;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l628;
                }
                p++;
                let n636 = 0;
                l633: for (;;) {
                  if (n636 >= 200) break;
                  const s635 = p;
                  l634: {
                    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                      touched ||= p >= end;
                      break l634;
                    }
                    p++;
                    n636++;
                    continue l633;
                  }
                  p = s635;
                  break;
                }
                while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                touched ||= p >= end;
                if (text.charCodeAt(p) !== 58) {
                  touched ||= p >= end;
                  break l628;
                }
                p++;
              }
              p = s627;
              break l629;
            }
            p = s627;
          } else touched ||= p >= end;
          break l626;
        }
        break l624;
      }
      p = s625;
    } else touched ||= p >= end;
    l639: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)) {
        const s637 = p;
        l638: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l638;
          }
          p++;
          p = s637;
          break l639;
        }
        p = s637;
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
  l641: {
    const s642 = p;
    const t643 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l644: {
        const r645 = readBlanks(p);
        if (r645 === undefined) { break l644; }
        value = r645;
        p = pos;
        break l641;
      }
      p = s642;
      trail.length = t643;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r647 = readGapMistake(p);
    if (r647 === undefined) { return -1; }
    value = r647;
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
  const r649 = readKey(p);
  if (r649 === undefined) { return -1; }
  value = r649;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: TextNode | BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadOddNameNode | BadBareKeyNode | MissingKeyNode;
  l650: {
    const s651 = p;
    const t652 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l653: {
        l654: {
          const s655 = p;
          const t656 = trail.length;
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            l657: {
              const r658 = readText(p);
              if (r658 === undefined) { break l657; }
              l_name = r658;
              p = pos;
              l662: {
                const s660 = p;
                l661: {
                  p = skipEndsName(p);
                  if (p < 0) { break l661; }
                  p = s660;
                  break l662;
                }
                p = s660;
                break l657;
              }
              break l654;
            }
            p = s655;
            trail.length = t656;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
            touched ||= p >= end;
            break l653;
          }
          const r678 = readRepairedName(p);
          if (r678 === undefined) { break l653; }
          l_name = r678;
          p = pos;
        }
        l871: for (;;) {
          const s873 = p;
          const t874 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
            l872: {
              const r876 = readKeyGap(p);
              if (r876 === undefined) { break l872; }
              p = pos;
              continue l871;
            }
            p = s873;
            trail.length = t874;
          } else touched ||= p >= end;
          break;
        }
        const r886 = readColon(p);
        if (r886 === undefined) { break l653; }
        p = pos;
        break l650;
      }
      p = s651;
      trail.length = t652;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 58)) {
      touched ||= p >= end;
      return undefined;
    }
    const r917 = readMissingKey(p);
    if (r917 === undefined) { return undefined; }
    l_name = r917;
    p = pos;
    l922: {
      const s923 = p;
      const t924 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
        l925: {
          const r926 = readBadColon(p);
          if (r926 === undefined) { break l925; }
          p = pos;
          break l922;
        }
        p = s923;
        trail.length = t924;
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
  l663: {
    const s664 = p;
    l665: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l666: {
        const s667 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : c === 65306)) {
          l668: {
            p++;
            break l666;
          }
          p = s667;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
          l669: {
            p = skipCommentStart(p);
            if (p < 0) { break l669; }
            break l666;
          }
          p = s667;
        } else touched ||= p >= end;
        l670: {
          if (p < end) {
            {
              const s671 = p;
              l672: {
                p++;
                break l670;
              }
              p = s671;
            }
          } else touched ||= p >= end;
          break l666;
        }
        p = s667;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
          l674: {
            p++;
            break l666;
          }
          p = s667;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l665;
        }
        p++;
      }
      break l663;
    }
    p = s664;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l675: {
      const s676 = p;
      if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
        l677: {
          p = skipNumeral(p);
          if (p < 0) { break l677; }
          break l675;
        }
        p = s676;
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
  l679: {
    const s680 = p;
    const t681 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l682: {
        const r683 = readBadEscapedQuotes(p);
        if (r683 === undefined) { break l682; }
        value = r683;
        p = pos;
        break l679;
      }
      p = s680;
      trail.length = t681;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l685: {
        const r686 = readBadEntityQuotes(p);
        if (r686 === undefined) { break l685; }
        value = r686;
        p = pos;
        break l679;
      }
      p = s680;
      trail.length = t681;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l688: {
        const r689 = readBadDoubledQuotes(p);
        if (r689 === undefined) { break l688; }
        value = r689;
        p = pos;
        break l679;
      }
      p = s680;
      trail.length = t681;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l691: {
        const r692 = readBadSmartName(p);
        if (r692 === undefined) { break l691; }
        value = r692;
        p = pos;
        break l679;
      }
      p = s680;
      trail.length = t681;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
      l713: {
        const r714 = readBadPrefixedName(p);
        if (r714 === undefined) { break l713; }
        value = r714;
        p = pos;
        break l679;
      }
      p = s680;
      trail.length = t681;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l728: {
        const r729 = readBadColonInside(p);
        if (r729 === undefined) { break l728; }
        value = r729;
        p = pos;
        break l679;
      }
      p = s680;
      trail.length = t681;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l739: {
        const r740 = readBadLostQuote(p);
        if (r740 === undefined) { break l739; }
        value = r740;
        p = pos;
        break l679;
      }
      p = s680;
      trail.length = t681;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l761: {
        const r762 = readBadOtherQuote(p);
        if (r762 === undefined) { break l761; }
        value = r762;
        p = pos;
        break l679;
      }
      p = s680;
      trail.length = t681;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l783: {
        const r784 = readBadQuotedName(p);
        if (r784 === undefined) { break l783; }
        value = r784;
        p = pos;
        break l679;
      }
      p = s680;
      trail.length = t681;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l821: {
        const r822 = readBadOddName(p);
        if (r822 === undefined) { break l821; }
        value = r822;
        p = pos;
        break l679;
      }
      p = s680;
      trail.length = t681;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
      touched ||= p >= end;
      return undefined;
    }
    const r857 = readBadBareKey(p);
    if (r857 === undefined) { return undefined; }
    value = r857;
    p = pos;
    l864: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c === 65306)) {
        const s862 = p;
        l863: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l865: {
            const s866 = p;
            if (text.charCodeAt(p) === 58) {
              l867: {

                p++;
                break l865;
              }
              p = s866;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 61) {
              l868: {

                p++;
                break l865;
              }
              p = s866;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 65306) {
              l869: {

                p++;
                break l865;
              }
              p = s866;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) !== 59) {
              touched ||= p >= end;
              break l863;
            }
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l863;
            }
            p = skipValueStart(p);
            if (p < 0) { break l863; }
          }
          p = s862;
          break l864;
        }
        p = s862;
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
  l693: {
    const s694 = p;
    if (((c = text.charCodeAt(p)) === 171 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l695: {
        p++;
        const s696 = p;
        let n700 = 0;
        l697: for (;;) {
          if (n700 >= 200) break;
          const s699 = p;
          l698: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283))) {
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
        l_text = text.slice(s696, p);
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282))) {
          touched ||= p >= end;
          break l695;
        }
        p++;
        l703: {
          const s701 = p;
          l702: {
            p = skipEndsName(p);
            if (p < 0) { break l702; }
            p = s701;
            break l703;
          }
          p = s701;
          break l695;
        }
        break l693;
      }
      p = s694;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 180 || (c >= 8216 && c <= 8219) || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s704 = p;
    let n708 = 0;
    l705: for (;;) {
      if (n708 >= 200) break;
      const s707 = p;
      l706: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : (c >= 128 && c <= 179) || (c >= 181 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l706;
        }
        p++;
        n708++;
        continue l705;
      }
      p = s707;
      break;
    }
    l_text = text.slice(s704, p);
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c === 180 || (c >= 8216 && c <= 8219) || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l711: {
      const s709 = p;
      l710: {
        p = skipEndsName(p);
        if (p < 0) { break l710; }
        p = s709;
        break l711;
      }
      p = s709;
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
  l715: {
    const s716 = p;
    if (text.charCodeAt(p) === 34) {
      l717: {
        const r718 = readDoubleName(p);
        if (r718 === undefined) { break l717; }
        l_text = r718;
        p = pos;
        break l715;
      }
      p = s716;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r721 = readSingleName(p);
    if (r721 === undefined) { return undefined; }
    l_text = r721;
    p = pos;
  }
  l726: {
    const s724 = p;
    l725: {
      p = skipEndsName(p);
      if (p < 0) { break l725; }
      p = s724;
      break l726;
    }
    p = s724;
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
  const s719 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s719, p);
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
  const s722 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s722, p);
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
  const s730 = p;
  let n734 = 0;
  l731: for (;;) {
    if (n734 >= 200) break;
    const s733 = p;
    l732: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l732;
      }
      p++;
      n734++;
      continue l731;
    }
    p = s733;
    break;
  }
  if (n734 < 1) { return undefined; }
  l_text = text.slice(s730, p);
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
  l737: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s735 = p;
      l736: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l736;
        }
        p = skipValueStart(p);
        if (p < 0) { break l736; }
        p = s735;
        break l737;
      }
      p = s735;
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
  l741: {
    const s742 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l743: {
        p++;
        const s744 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l743;
        }
        p++;
        let n748 = 0;
        l745: for (;;) {
          if (n748 >= 200) break;
          const s747 = p;
          l746: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l746;
            }
            p++;
            n748++;
            continue l745;
          }
          p = s747;
          break;
        }
        l_text = text.slice(s744, p);
        l751: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
            const s749 = p;
            l750: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l750;
              }
              p++;
              p = s749;
              break l751;
            }
            p = s749;
          } else touched ||= p >= end;
          break l743;
        }
        break l741;
      }
      p = s742;
    } else touched ||= p >= end;
    const s752 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipBareKey(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s752, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l759: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
        const s757 = p;
        l758: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l758;
          }
          p++;
          p = s757;
          break l759;
        }
        p = s757;
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
  l753: for (;;) {
    const s755 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l754: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l754;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l754;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        continue l753;
      }
      p = s755;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readBadOtherQuote(p: number): BadOtherQuoteNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l763: {
    const s764 = p;
    if (text.charCodeAt(p) === 34) {
      l765: {

        p++;
        const s766 = p;
        let n770 = 0;
        l767: for (;;) {
          if (n770 >= 200) break;
          const s769 = p;
          l768: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l768;
            }
            p++;
            n770++;
            continue l767;
          }
          p = s769;
          break;
        }
        l_text = text.slice(s766, p);
        if (!(((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l765;
        }
        p++;
        l773: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
            const s771 = p;
            l772: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l772;
              }
              p++;
              p = s771;
              break l773;
            }
            p = s771;
          } else touched ||= p >= end;
          break l765;
        }
        break l763;
      }
      p = s764;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s774 = p;
    let n778 = 0;
    l775: for (;;) {
      if (n778 >= 200) break;
      const s777 = p;
      l776: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
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
    l_text = text.slice(s774, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 8217))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l781: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
        const s779 = p;
        l780: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l780;
          }
          p++;
          p = s779;
          break l781;
        }
        p = s779;
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
  l785: {
    const s786 = p;
    if (text.charCodeAt(p) === 34) {
      l787: {

        p++;
        const s788 = p;
        p = skipNameInside(p);
        if (p < 0) { break l787; }
        let m799 = false;
        l796: for (;;) {
          const s798 = p;
          if (text.charCodeAt(p) === 34) {
            l797: {

              p++;
              {
                const s800 = p;
                l801: {
                  p = skipEndsName(p);
                  if (p < 0) { break l801; }
                  break l797;
                }
                p = s800;
              }
              p = skipNameInside(p);
              if (p < 0) { break l797; }
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l797;
              }
              p++;
              {
                const s803 = p;
                l804: {
                  p = skipEndsName(p);
                  if (p < 0) { break l804; }
                  break l797;
                }
                p = s803;
              }
              p = skipNameInside(p);
              if (p < 0) { break l797; }
              m799 = true;
              continue l796;
            }
            p = s798;
          } else touched ||= p >= end;
          break;
        }
        if (!m799) { break l787; }
        l_text = text.slice(s788, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l787;
        }
        p++;
        l808: {
          const s806 = p;
          l807: {
            p = skipEndsName(p);
            if (p < 0) { break l807; }
            p = s806;
            break l808;
          }
          p = s806;
          break l787;
        }
        break l785;
      }
      p = s786;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s809 = p;
    let n813 = 0;
    l810: for (;;) {
      if (n813 >= 200) break;
      const s812 = p;
      l811: {
        l814: {
          const s815 = p;
          if (((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93)) {
            l816: {
              p++;
              break l814;
            }
            p = s815;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92) {
            touched ||= p >= end;
            break l811;
          }
          p++;
          if (!(p < end)) {
            touched ||= p >= end;
            break l811;
          }
          p++;
        }
        n813++;
        continue l810;
      }
      p = s812;
      break;
    }
    l_text = text.slice(s809, p);
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l819: {
      const s817 = p;
      l818: {
        p = skipEndsName(p);
        if (p < 0) { break l818; }
        p = s817;
        break l819;
      }
      p = s817;
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
  let n792 = 0;
  l789: for (;;) {
    if (n792 >= 200) break;
    const s791 = p;
    l790: {
      l793: {
        const s794 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
          l795: {
            p++;
            break l793;
          }
          p = s794;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l790;
        }
        p++;
        if (!(p < end)) {
          touched ||= p >= end;
          break l790;
        }
        p++;
      }
      n792++;
      continue l789;
    }
    p = s791;
    break;
  }
  return p;
}

function readBadOddName(p: number): BadOddNameNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l823: {
    const s824 = p;
    if (text.charCodeAt(p) === 34) {
      l825: {

        p++;
        const s826 = p;
        let n830 = 0;
        l827: for (;;) {
          if (n830 >= 200) break;
          const s829 = p;
          l828: {
            l831: {
              const s832 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
                l833: {
                  p++;
                  break l831;
                }
                p = s832;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) === 92) {
                l834: {

                  p++;
                  if (!(p < end)) {
                    touched ||= p >= end;
                    break l834;
                  }
                  p++;
                  break l831;
                }
                p = s832;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l828;
              }
              p++;
              {
                const s835 = p;
                l836: {
                  p = skipEndsName(p);
                  if (p < 0) { break l836; }
                  break l828;
                }
                p = s835;
              }
            }
            n830++;
            continue l827;
          }
          p = s829;
          break;
        }
        l_text = text.slice(s826, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l825;
        }
        p++;
        l840: {
          const s838 = p;
          l839: {
            p = skipEndsName(p);
            if (p < 0) { break l839; }
            p = s838;
            break l840;
          }
          p = s838;
          break l825;
        }
        break l823;
      }
      p = s824;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s841 = p;
    let n845 = 0;
    l842: for (;;) {
      if (n845 >= 200) break;
      const s844 = p;
      l843: {
        l846: {
          const s847 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) {
            l848: {
              p++;
              break l846;
            }
            p = s847;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 92) {
            l849: {

              p++;
              if (!(p < end)) {
                touched ||= p >= end;
                break l849;
              }
              p++;
              break l846;
            }
            p = s847;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 39) {
            touched ||= p >= end;
            break l843;
          }
          p++;
          {
            const s850 = p;
            l851: {
              p = skipEndsName(p);
              if (p < 0) { break l851; }
              break l843;
            }
            p = s850;
          }
        }
        n845++;
        continue l842;
      }
      p = s844;
      break;
    }
    l_text = text.slice(s841, p);
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l855: {
      const s853 = p;
      l854: {
        p = skipEndsName(p);
        if (p < 0) { break l854; }
        p = s853;
        break l855;
      }
      p = s853;
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
  l858: {
    if (text.charCodeAt(p) === 58) {
      const s860 = p;
      l859: {

        p++;
        break l858;
      }
      p = s860;
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
  l877: {
    const s878 = p;
    const t879 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l880: {
        const r881 = readBlanks(p);
        if (r881 === undefined) { break l880; }
        value = r881;
        p = pos;
        break l877;
      }
      p = s878;
      trail.length = t879;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r883 = readGapMistake(p);
    if (r883 === undefined) { return undefined; }
    value = r883;
    p = pos;
  }
  pos = p;
  return value;
}

function readColon(p: number): BadColonNode | ":" | null | MissingColonNode | undefined {
  let c = 0;
  let value!: BadColonNode | ":" | null | MissingColonNode;
  l887: {
    const s888 = p;
    const t889 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
      l890: {
        const r891 = readBadColon(p);
        if (r891 === undefined) { break l890; }
        value = r891;
        p = pos;
        break l887;
      }
      p = s888;
      trail.length = t889;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l903: {

        value = ":";
        p++;
        break l887;
      }
      p = s888;
      trail.length = t889;
    } else touched ||= p >= end;
    l904: {
      l907: {
        const s905 = p;
        l906: {
          l908: {
            const s909 = p;
            if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
              l910: {
                p++;
                break l908;
              }
              p = s909;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s911 = p;
                l912: {
                  p++;
                  break l906;
                }
                p = s911;
              }
            } else touched ||= p >= end;
          }
          p = s905;
          break l907;
        }
        p = s905;
        break l904;
      }
      value = null;
      break l887;
    }
    p = s888;
    trail.length = t889;
    const r914 = readMissingColon(p);
    if (r914 === undefined) { return undefined; }
    value = r914;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadColon(p: number): BadColonNode | undefined {
  let c = 0;
  const start = p;
  l892: {
    const s893 = p;
    if (text.charCodeAt(p) === 58) {
      l894: {

        p++;
        let m898 = false;
        l895: for (;;) {
          const s897 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
            l896: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l896;
              }
              p++;
              m898 = true;
              continue l895;
            }
            p = s897;
          } else touched ||= p >= end;
          break;
        }
        if (!m898) { break l894; }
        break l892;
      }
      p = s893;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l899: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l899;
        }
        p += 2;
        break l892;
      }
      p = s893;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l900: {

        p++;
        break l892;
      }
      p = s893;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65306) {
      l901: {

        p++;
        break l892;
      }
      p = s893;
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
  l920: {
    if (text.charCodeAt(p) === 58) {
      const s918 = p;
      l919: {

        p++;
        p = s918;
        break l920;
      }
      p = s918;
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
  const r929 = readValueGap(p);
  if (r929 === undefined) { return -1; }
  value = r929;
  p = pos;
  leafValue = value;
  return p;
}

function readValueGap(p: number): string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode] | undefined {
  let c = 0;
  let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l930: {
    const s931 = p;
    const t932 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l933: {
        const r934 = readBlanks(p);
        if (r934 === undefined) { break l933; }
        value = r934;
        p = pos;
        break l930;
      }
      p = s931;
      trail.length = t932;
    } else touched ||= p >= end;
    let e936!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s937 = p;
        l938: {
          p = skipHashWord(p);
          if (p < 0) { break l938; }
          return undefined;
        }
        p = s937;
      }
    } else touched ||= p >= end;
    e936 = null;
    let e940!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r941 = readGapMistake(p);
    if (r941 === undefined) { return undefined; }
    e940 = r941;
    p = pos;
    value = [e936, e940];
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
  const r944 = readRepairedAmount(p);
  if (r944 === undefined) { return -1; }
  value = r944;
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
  const r945 = readBadThousands(p);
  if (r945 === undefined) { return undefined; }
  l_value = r945;
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
  const r948 = readWord(p);
  if (r948 === undefined) { return -1; }
  value = r948;
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
  const r950 = readRepairedPlaceholder(p);
  if (r950 === undefined) { return -1; }
  value = r950;
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
  const r952 = readObjectStart(p);
  if (r952 === undefined) { return -1; }
  value = r952;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectStart(p: number): ObjectStartNode | undefined {
  let c = 0;
  const start = p;
  let l_kind!: string;
  const r953 = readObjectKind(p);
  if (r953 === undefined) { return undefined; }
  l_kind = r953;
  p = pos;
  l955: {
    const s956 = p;
    const t957 = trail.length;
    if (text.charCodeAt(p) === 123) {
      l958: {

        p++;
        break l955;
      }
      p = s956;
      trail.length = t957;
    } else touched ||= p >= end;
    const r959 = readBadFullBracket(p);
    if (r959 === undefined) { return undefined; }
    p = pos;
    if (text.charCodeAt(p) !== 65371) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l961: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false)) {
      const s963 = p;
      const t964 = trail.length;
      l962: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 123)) {
          touched ||= p >= end;
          break l962;
        }
        const r965 = readBadDoubledBracket(p);
        if (r965 === undefined) { break l962; }
        p = pos;
        break l961;
      }
      p = s963;
      trail.length = t964;
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
  l968: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s966 = p;
      l967: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282))) {
          touched ||= p >= end;
          break l967;
        }
        p = skipQuotedAhead(p);
        if (p < 0) { break l967; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l967;
        }
        p++;
        p = s966;
        break l968;
      }
      p = s966;
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
  const r971 = readArrayStart(p);
  if (r971 === undefined) { return -1; }
  value = r971;
  p = pos;
  leafValue = value;
  return p;
}

function readArrayStart(p: number): ArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r972 = readArrayKind(p);
  if (r972 === undefined) { return undefined; }
  l_kind = r972;
  p = pos;
  l974: {
    const s975 = p;
    const t976 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l977: {

        p++;
        break l974;
      }
      p = s975;
      trail.length = t976;
    } else touched ||= p >= end;
    const r978 = readBadFullBracket(p);
    if (r978 === undefined) { return undefined; }
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
  const r981 = readTupleStart(p);
  if (r981 === undefined) { return -1; }
  value = r981;
  p = pos;
  leafValue = value;
  return p;
}

function readTupleStart(p: number): TupleStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r982 = readArrayKind(p);
  if (r982 === undefined) { return undefined; }
  l_kind = r982;
  p = pos;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return undefined;
  }
  const r984 = readBadTuple(p);
  if (r984 === undefined) { return undefined; }
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
  l987: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s985 = p;
      l986: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l988: {
          const s989 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l990: {
              p++;
              break l988;
            }
            p = s989;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l991: {
              p = skipNumeral(p);
              if (p < 0) { break l991; }
              break l988;
            }
            p = s989;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l992: {
              p++;
              break l988;
            }
            p = s989;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l993: {
              p = skipLiteral(p);
              if (p < 0) { break l993; }
              break l988;
            }
            p = s989;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 41) {
            touched ||= p >= end;
            break l986;
          }
          p++;
        }
        p = s985;
        break l987;
      }
      p = s985;
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
  let e996!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282)) {
    {
      const s997 = p;
      l998: {
        p = skipMemberAhead(p);
        if (p < 0) { break l998; }
        return -1;
      }
      p = s997;
    }
  } else touched ||= p >= end;
  e996 = null;
  value = [e996];
  leafValue = value;
  return p;
}

function leaf109(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1000!: null;
  l1003: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      const s1001 = p;
      l1002: {
        l1004: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1006 = p;
            l1005: {
              p = skipPrefix(p);
              if (p < 0) { break l1005; }
              break l1004;
            }
            p = s1006;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1002;
        }
        p += 3;
        p = s1001;
        break l1003;
      }
      p = s1001;
    } else touched ||= p >= end;
    return -1;
  }
  e1000 = null;
  value = [e1000];
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
  l1007: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : false)) {
      const s1009 = p;
      l1008: {
        p++;
        break l1007;
      }
      p = s1009;
    } else touched ||= p >= end;
  }
  l1012: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s1010 = p;
      l1011: {
        p++;
        p = s1010;
        break l1012;
      }
      p = s1010;
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
  const r1013 = readTextStart(p);
  if (r1013 === undefined) { return -1; }
  value = r1013;
  p = pos;
  leafValue = value;
  return p;
}

function readTextStart(p: number): TextStartNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: BadTripleQuotesNode | BadSmartQuotesNode | BadBackticksNode | BadSingleQuotesNode | "\"";
  l1014: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
      const s1016 = p;
      const t1017 = trail.length;
      l1015: {
        const r1018 = readBadPrefix(p);
        if (r1018 === undefined) { break l1015; }
        p = pos;
        break l1014;
      }
      p = s1016;
      trail.length = t1017;
    } else touched ||= p >= end;
  }
  l1020: {
    const s1021 = p;
    const t1022 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l1023: {
        const r1024 = readBadTripleQuotes(p);
        if (r1024 === undefined) { break l1023; }
        l_mark = r1024;
        p = pos;
        break l1020;
      }
      p = s1021;
      trail.length = t1022;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 171 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l1029: {
        const r1030 = readBadSmartQuotes(p);
        if (r1030 === undefined) { break l1029; }
        l_mark = r1030;
        p = pos;
        break l1020;
      }
      p = s1021;
      trail.length = t1022;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1032: {
        const r1033 = readBadBackticks(p);
        if (r1033 === undefined) { break l1032; }
        l_mark = r1033;
        p = pos;
        break l1020;
      }
      p = s1021;
      trail.length = t1022;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1035: {
        const r1036 = readBadSingleQuotes(p);
        if (r1036 === undefined) { break l1035; }
        l_mark = r1036;
        p = pos;
        break l1020;
      }
      p = s1021;
      trail.length = t1022;
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
  l1025: {
    const s1026 = p;
    if (text.charCodeAt(p) === 34) {
      l1027: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1027;
        }
        p += 3;
        break l1025;
      }
      p = s1026;
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
      l1039: {

        if (!((p < end && text.charCodeAt(p) !== 34))) {
          touched ||= p >= end;
          break l1039;
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
      l1040: {
        if (text.charCodeAt(p) === 34) {
          {
            const s1041 = p;
            l1042: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l1042;
              }
              p += 3;
              break l1040;
            }
            p = s1041;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1040;
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
  l1044: {
    const s1045 = p;
    const t1046 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1047: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1047;
        }
        value = "\"\"\"";
        p += 3;
        break l1044;
      }
      p = s1045;
      trail.length = t1046;
    } else touched ||= p >= end;
    const r1048 = readMissingStringEnd(p);
    if (r1048 === undefined) { return -1; }
    value = r1048;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingStringEnd(p: number): MissingStringEndNode | undefined {
  let c = 0;
  const start = p;
  l1049: {
    if (text.charCodeAt(p) === 92) {
      const s1051 = p;
      l1050: {

        p++;
        l1052: {
          if (text.charCodeAt(p) === 117) {
            const s1054 = p;
            l1053: {

              p++;
              let n1058 = 0;
              l1055: for (;;) {
                if (n1058 >= 3) break;
                const s1057 = p;
                l1056: {
                  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                    touched ||= p >= end;
                    break l1056;
                  }
                  p++;
                  n1058++;
                  continue l1055;
                }
                p = s1057;
                break;
              }
              break l1052;
            }
            p = s1054;
          } else touched ||= p >= end;
        }
        break l1049;
      }
      p = s1051;
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
  let e1060!: null;
  l1063: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : false)) {
      const s1061 = p;
      l1062: {
        l1064: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1066 = p;
            l1065: {
              p = skipPrefix(p);
              if (p < 0) { break l1065; }
              break l1064;
            }
            p = s1066;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 39 || !text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1062;
        }
        p += 3;
        p = s1061;
        break l1063;
      }
      p = s1061;
    } else touched ||= p >= end;
    return -1;
  }
  e1060 = null;
  value = [e1060];
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
      l1067: {

        if (!((p < end && text.charCodeAt(p) !== 39))) {
          touched ||= p >= end;
          break l1067;
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
      l1068: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1069 = p;
            l1070: {
              if (!text.startsWith("'''", p)) {
                reachesEnd(p, "'''");
                break l1070;
              }
              p += 3;
              break l1068;
            }
            p = s1069;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l1068;
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
  l1072: {
    const s1073 = p;
    const t1074 = trail.length;
    if (text.charCodeAt(p) === 39) {
      l1075: {
        if (!text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1075;
        }
        value = "'''";
        p += 3;
        break l1072;
      }
      p = s1073;
      trail.length = t1074;
    } else touched ||= p >= end;
    const r1076 = readMissingStringEnd(p);
    if (r1076 === undefined) { return -1; }
    value = r1076;
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
  let e1078!: null;
  l1081: {
    if (text.charCodeAt(p) === 34) {
      const s1079 = p;
      l1080: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
          touched ||= p >= end;
          break l1080;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 91 || c === 123)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1080;
        }
        p++;
        {
          const s1082 = p;
          l1083: {
            p = skipEnds(p);
            if (p < 0) { break l1083; }
            break l1080;
          }
          p = s1082;
        }
        p = s1079;
        break l1081;
      }
      p = s1079;
    } else touched ||= p >= end;
    return -1;
  }
  e1078 = null;
  value = [e1078];
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
      l1085: {

        if (!(((c = text.charCodeAt(p)) <= 92 || (c >= 94 && c <= 124) || c >= 126))) {
          touched ||= p >= end;
          break l1085;
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
      l1086: {
        if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
          {
            const s1087 = p;
            l1088: {
              p = skipInnerEndAhead(p);
              if (p < 0) { break l1088; }
              break l1086;
            }
            p = s1087;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1086;
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
  l1090: {
    const s1091 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1092: {
        p++;
        break l1090;
      }
      p = s1091;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1093 = p;
        l1094: {
          p++;
          return -1;
        }
        p = s1093;
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
  l1096: {
    const s1097 = p;
    const t1098 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1099: {
        const r1100 = readInnerEnd(p);
        if (r1100 === undefined) { break l1099; }
        value = r1100;
        p = pos;
        break l1096;
      }
      p = s1097;
      trail.length = t1098;
    } else touched ||= p >= end;
    const r1108 = readMissingStringEnd(p);
    if (r1108 === undefined) { return -1; }
    value = r1108;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readInnerEnd(p: number): InnerEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l1103: {
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      const s1101 = p;
      l1102: {
        p = skipInnerEndAhead(p);
        if (p < 0) { break l1102; }
        p = s1101;
        break l1103;
      }
      p = s1101;
    } else touched ||= p >= end;
    return undefined;
  }
  const s1104 = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1104, p);
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1105 = readBadInnerJson(p);
  if (r1105 === undefined) { return undefined; }
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
  let e1110!: null;
  l1113: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      const s1111 = p;
      l1112: {
        l1114: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1116 = p;
            l1115: {
              p = skipPrefix(p);
              if (p < 0) { break l1115; }
              break l1114;
            }
            p = s1116;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1112;
        }
        p++;
        p = s1111;
        break l1113;
      }
      p = s1111;
    } else touched ||= p >= end;
    return -1;
  }
  e1110 = null;
  value = [e1110];
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
      l1117: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222))) {
          touched ||= p >= end;
          break l1117;
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
      l1118: {
        if (text.charCodeAt(p) === 92) {
          {
            const s1119 = p;
            l1120: {
              p = skipEscapedEnd(p);
              if (p < 0) { break l1120; }
              break l1118;
            }
            p = s1119;
          }
        } else touched ||= p >= end;
        if (!(text.charCodeAt(p) === 92)) {
          touched ||= p >= end;
          break l1118;
        }
        p = skipGoodEscape(p);
        if (p < 0) { break l1118; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
      l1190: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1191 = p;
            l1192: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1192; }
              break l1190;
            }
            p = s1191;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l1190;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
      l1198: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1199 = p;
            l1200: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1200; }
              break l1198;
            }
            p = s1199;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1198;
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
  l1122: {
    const s1123 = p;
    if (text.charCodeAt(p) === 44) {
      l1124: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1124;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1124; }
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

function skipQuoteNext(p: number): number {
  let c = 0;
  l1125: {
    const s1126 = p;
    if (text.charCodeAt(p) === 34) {
      l1127: {
        p = skipInObject(p);
        if (p < 0) { break l1127; }
        if (text.charCodeAt(p) === 34) {
          {
            const s1128 = p;
            l1129: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1129; }
              break l1127;
            }
            p = s1128;
          }
        } else touched ||= p >= end;
        l1133: {
          if (text.charCodeAt(p) === 34) {
            const s1131 = p;
            l1132: {

              p++;
              p = s1131;
              break l1133;
            }
            p = s1131;
          } else touched ||= p >= end;
          break l1127;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1127;
        }
        p = skipLostName(p);
        if (p < 0) { break l1127; }
        break l1125;
      }
      p = s1126;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 34) {
      {
        const s1145 = p;
        l1146: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1146; }
          return -1;
        }
        p = s1145;
      }
    } else touched ||= p >= end;
    l1150: {
      if (text.charCodeAt(p) === 34) {
        const s1148 = p;
        l1149: {

          p++;
          p = s1148;
          break l1150;
        }
        p = s1148;
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
  l1134: {
    const s1135 = p;
    if (text.charCodeAt(p) === 34) {
      l1136: {

        p++;
        let n1140 = 0;
        l1137: for (;;) {
          if (n1140 >= 200) break;
          const s1139 = p;
          l1138: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1138;
            }
            p++;
            n1140++;
            continue l1137;
          }
          p = s1139;
          break;
        }
        if (n1140 < 1) { break l1136; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1136;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l1136;
        }
        p++;
        break l1134;
      }
      p = s1135;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1144 = 0;
    l1141: for (;;) {
      if (n1144 >= 200) break;
      const s1143 = p;
      l1142: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1142;
        }
        p++;
        n1144++;
        continue l1141;
      }
      p = s1143;
      break;
    }
    if (n1144 < 1) { return -1; }
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
  l1151: {
    const s1152 = p;
    if (text.charCodeAt(p) === 34) {
      l1153: {

        p++;
        let n1157 = 0;
        l1154: for (;;) {
          if (n1157 >= 200) break;
          const s1156 = p;
          l1155: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1155;
            }
            p++;
            n1157++;
            continue l1154;
          }
          p = s1156;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1153;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
          touched ||= p >= end;
          break l1153;
        }
        p++;
        break l1151;
      }
      p = s1152;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1161 = 0;
    l1158: for (;;) {
      if (n1161 >= 200) break;
      const s1160 = p;
      l1159: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1159;
        }
        p++;
        n1161++;
        continue l1158;
      }
      p = s1160;
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
  l1162: {
    const s1163 = p;
    if (text.charCodeAt(p) === 125) {
      l1164: {
        p = skipInObject(p);
        if (p < 0) { break l1164; }
        l1167: {
          if (text.charCodeAt(p) === 125) {
            const s1165 = p;
            l1166: {

              p++;
              p = s1165;
              break l1167;
            }
            p = s1165;
          } else touched ||= p >= end;
          break l1164;
        }
        break l1162;
      }
      p = s1163;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    l1170: {
      if (text.charCodeAt(p) === 93) {
        const s1168 = p;
        l1169: {

          p++;
          p = s1168;
          break l1170;
        }
        p = s1168;
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
  l1175: {
    const s1176 = p;
    if (text.charCodeAt(p) === 44) {
      l1177: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1178: {
          if (text.charCodeAt(p) === 123) {
            const s1180 = p;
            l1179: {

              p++;
              break l1178;
            }
            p = s1180;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) === 34) {
          {
            const s1181 = p;
            l1182: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1182; }
              break l1177;
            }
            p = s1181;
          }
        } else touched ||= p >= end;
        l1186: {
          if (text.charCodeAt(p) === 34) {
            const s1184 = p;
            l1185: {

              p++;
              p = s1184;
              break l1186;
            }
            p = s1184;
          } else touched ||= p >= end;
          break l1177;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1177;
        }
        p = skipLostName(p);
        if (p < 0) { break l1177; }
        break l1175;
      }
      p = s1176;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1187 = p;
        l1188: {
          p++;
          return -1;
        }
        p = s1187;
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
  let n1174 = 0;
  l1171: for (;;) {
    if (n1174 >= 99) break;
    const s1173 = p;
    l1172: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1172;
      }
      p++;
      n1174++;
      continue l1171;
    }
    p = s1173;
    break;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipQuoteLost(p: number): number {
  let c = 0;
  l1194: {
    const s1195 = p;
    if (text.charCodeAt(p) === 44) {
      l1196: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1196;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1196; }
        break l1194;
      }
      p = s1195;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221)) {
      l1197: {
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false))) {
          touched ||= p >= end;
          break l1197;
        }
        p = skipQuoteBehind(p);
        if (p < 0) { break l1197; }
        break l1194;
      }
      p = s1195;
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
  let e1202!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s1203 = p;
      l1204: {

        p++;
        p = skipEnds(p);
        if (p < 0) { break l1204; }
        return -1;
      }
      p = s1203;
    }
  } else touched ||= p >= end;
  e1202 = null;
  value = [e1202];
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
  const r1206 = readBadBlankPair(p);
  if (r1206 === undefined) { return -1; }
  value = r1206;
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
    const s1207 = p;
    l1208: {
      p = skipEnds(p);
      if (p < 0) { break l1208; }
      return undefined;
    }
    p = s1207;
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
  const r1211 = readBadQuote(p);
  if (r1211 === undefined) { return -1; }
  value = r1211;
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
  l1214: {
    if (p < end) {
      const s1212 = p;
      l1213: {
        p++;
        p = s1212;
        break l1214;
      }
      p = s1212;
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
  const r1216 = readTextFlaw(p);
  if (r1216 === undefined) { return -1; }
  value = r1216;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFlaw(p: number): BadNewlineNode | BadControlNode | [null, null, BadEscapeNode] | undefined {
  let c = 0;
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1217: {
    const s1218 = p;
    const t1219 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      l1220: {
        const r1221 = readBadNewline(p);
        if (r1221 === undefined) { break l1220; }
        value = r1221;
        p = pos;
        break l1217;
      }
      p = s1218;
      trail.length = t1219;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || (c >= 14 && c <= 31))) {
      l1232: {
        const r1233 = readBadControl(p);
        if (r1233 === undefined) { break l1232; }
        value = r1233;
        p = pos;
        break l1217;
      }
      p = s1218;
      trail.length = t1219;
    } else touched ||= p >= end;
    let e1235!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1236 = p;
        l1237: {
          p = skipEscapedEnd(p);
          if (p < 0) { break l1237; }
          return undefined;
        }
        p = s1236;
      }
    } else touched ||= p >= end;
    e1235 = null;
    let e1239!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1240 = p;
        l1241: {
          p = skipCutEscape(p);
          if (p < 0) { break l1241; }
          return undefined;
        }
        p = s1240;
      }
    } else touched ||= p >= end;
    e1239 = null;
    let e1253!: BadEscapeNode;
    if (!(text.charCodeAt(p) === 92)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1254 = readBadEscape(p);
    if (r1254 === undefined) { return undefined; }
    e1253 = r1254;
    p = pos;
    value = [e1235, e1239, e1253];
  }
  pos = p;
  return value;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1222 = p;
      l1223: {
        p = skipEol(p);
        if (p < 0) { break l1223; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1223;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1223; }
        return undefined;
      }
      p = s1222;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
    {
      const s1225 = p;
      l1226: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1226;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1226; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1226;
        }
        p = skipClosers(p);
        if (p < 0) { break l1226; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1228 = p;
            l1229: {
              p++;
              break l1226;
            }
            p = s1228;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1225;
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
  l1243: {
    if (text.charCodeAt(p) === 117) {
      const s1245 = p;
      l1244: {

        p++;
        let n1249 = 0;
        l1246: for (;;) {
          if (n1249 >= 3) break;
          const s1248 = p;
          l1247: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1247;
            }
            p++;
            n1249++;
            continue l1246;
          }
          p = s1248;
          break;
        }
        break l1243;
      }
      p = s1245;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1250 = p;
      l1251: {
        p++;
        return -1;
      }
      p = s1250;
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
  l1255: {
    const s1256 = p;
    if (text.charCodeAt(p) === 92) {
      l1257: {
        if (!text.startsWith("\\u{", p)) {
          reachesEnd(p, "\\u{");
          break l1257;
        }
        p += 3;
        const s1258 = p;
        let n1262 = 0;
        l1259: for (;;) {
          if (n1262 >= 6) break;
          const s1261 = p;
          l1260: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1260;
            }
            p++;
            n1262++;
            continue l1259;
          }
          p = s1261;
          break;
        }
        if (n1262 < 1) { break l1257; }
        l_code = text.slice(s1258, p);
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1257;
        }
        p++;
        break l1255;
      }
      p = s1256;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1263: {
        if (!text.startsWith("\\x", p)) {
          reachesEnd(p, "\\x");
          break l1263;
        }
        p += 2;
        const s1264 = p;
        let n1268 = 0;
        l1265: for (;;) {
          if (n1268 >= 2) break;
          const s1267 = p;
          l1266: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1266;
            }
            p++;
            n1268++;
            continue l1265;
          }
          p = s1267;
          break;
        }
        if (n1268 < 2) { break l1263; }
        l_code = text.slice(s1264, p);
        break l1255;
      }
      p = s1256;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1269: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1269;
        }
        const r1270 = readEol(p);
        if (r1270 === undefined) { break l1269; }
        l_lineEnd = r1270;
        p = pos;
        break l1255;
      }
      p = s1256;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1276: {

        p++;
        const s1277 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1276;
        }
        p++;
        l_char = text.slice(s1277, p);
        break l1255;
      }
      p = s1256;
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
        const s1278 = p;
        l1279: {
          p++;
          return undefined;
        }
        p = s1278;
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
  l1271: {
    const s1272 = p;
    if (text.charCodeAt(p) === 13) {
      l1273: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1273;
        }
        value = "\r\n";
        p += 2;
        break l1271;
      }
      p = s1272;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1274: {

        value = "\n";
        p++;
        break l1271;
      }
      p = s1272;
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
  const r1283 = readPairEnds(p);
  if (r1283 === undefined) { return -1; }
  value = r1283;
  p = pos;
  leafValue = value;
  return p;
}

function readPairEnds(p: number): [null, BadQuoteNode] | BadLoneQuoteNode | undefined {
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  l1284: {
    const s1285 = p;
    const t1286 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1287: {
        let e1288!: null;
        if (text.charCodeAt(p) === 34) {
          {
            const s1289 = p;
            l1290: {

              p++;
              p = skipEndsSurely(p);
              if (p < 0) { break l1290; }
              break l1287;
            }
            p = s1289;
          }
        } else touched ||= p >= end;
        e1288 = null;
        let e1338!: BadQuoteNode;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1287;
        }
        const r1339 = readBadQuote(p);
        if (r1339 === undefined) { break l1287; }
        e1338 = r1339;
        p = pos;
        value = [e1288, e1338];
        break l1284;
      }
      p = s1285;
      trail.length = t1286;
    } else touched ||= p >= end;
    const r1341 = readBadLoneQuote(p);
    if (r1341 === undefined) { return undefined; }
    value = r1341;
    p = pos;
  }
  pos = p;
  return value;
}

function skipEndsSurely(p: number): number {
  let c = 0;
  l1292: {
    const s1293 = p;
    l1294: {
      p = skipInObject(p);
      if (p < 0) { break l1294; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1295: {
        const s1296 = p;
        l1297: {
          if (p < end) {
            {
              const s1298 = p;
              l1299: {
                p++;
                break l1297;
              }
              p = s1298;
            }
          } else touched ||= p >= end;
          break l1295;
        }
        p = s1296;
        if (text.charCodeAt(p) === 44) {
          l1301: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1302: {
              const s1303 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1304: {
                  p = skipLostName(p);
                  if (p < 0) { break l1304; }
                  break l1302;
                }
                p = s1303;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
                touched ||= p >= end;
                break l1301;
              }
              p++;
            }
            break l1295;
          }
          p = s1296;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1294;
        }
        p = skipClosers(p);
        if (p < 0) { break l1294; }
        l1305: {
          const s1306 = p;
          if (text.charCodeAt(p) === 44) {
            l1307: {

              p++;
              break l1305;
            }
            p = s1306;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1308: {
              p = skipEol(p);
              if (p < 0) { break l1308; }
              break l1305;
            }
            p = s1306;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1309 = p;
              l1310: {
                p++;
                break l1294;
              }
              p = s1309;
            }
          } else touched ||= p >= end;
        }
      }
      break l1292;
    }
    p = s1293;
    l1312: {
      p = skipInArray(p);
      if (p < 0) { break l1312; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1313: {
        const s1314 = p;
        l1315: {
          if (p < end) {
            {
              const s1316 = p;
              l1317: {
                p++;
                break l1315;
              }
              p = s1316;
            }
          } else touched ||= p >= end;
          break l1313;
        }
        p = s1314;
        if (text.charCodeAt(p) === 44) {
          l1319: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1320: {
              const s1321 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1322: {
                  p = skipLostElement(p);
                  if (p < 0) { break l1322; }
                  break l1320;
                }
                p = s1321;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
                l1323: {
                  p = skipNumeral(p);
                  if (p < 0) { break l1323; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1323;
                  }
                  p++;
                  break l1320;
                }
                p = s1321;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
                l1324: {
                  p = skipLiteral(p);
                  if (p < 0) { break l1324; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1324;
                  }
                  p++;
                  break l1320;
                }
                p = s1321;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
                touched ||= p >= end;
                break l1319;
              }
              p++;
            }
            break l1313;
          }
          p = s1314;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1312;
        }
        p = skipClosers(p);
        if (p < 0) { break l1312; }
        l1325: {
          const s1326 = p;
          if (text.charCodeAt(p) === 44) {
            l1327: {

              p++;
              break l1325;
            }
            p = s1326;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1328: {
              p = skipEol(p);
              if (p < 0) { break l1328; }
              break l1325;
            }
            p = s1326;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1329 = p;
              l1330: {
                p++;
                break l1312;
              }
              p = s1329;
            }
          } else touched ||= p >= end;
        }
      }
      break l1292;
    }
    p = s1293;
    {
      const s1332 = p;
      l1333: {
        p = skipInObject(p);
        if (p < 0) { break l1333; }
        return -1;
      }
      p = s1332;
    }
    {
      const s1335 = p;
      l1336: {
        p = skipInArray(p);
        if (p < 0) { break l1336; }
        return -1;
      }
      p = s1335;
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
  const r1344 = readDoubleEnd(p);
  if (r1344 === undefined) { return -1; }
  value = r1344;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleEnd(p: number): "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  l1345: {
    const s1346 = p;
    const t1347 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1348: {

        value = "\"";
        p++;
        break l1345;
      }
      p = s1346;
      trail.length = t1347;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1349: {
        const r1350 = readBadEscapedEnd(p);
        if (r1350 === undefined) { break l1349; }
        value = r1350;
        p = pos;
        break l1345;
      }
      p = s1346;
      trail.length = t1347;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1355: {
        const r1356 = readBadOtherEnd(p);
        if (r1356 === undefined) { break l1355; }
        value = r1356;
        p = pos;
        break l1345;
      }
      p = s1346;
      trail.length = t1347;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      l1361: {
        const r1362 = readMissingLastQuote(p);
        if (r1362 === undefined) { break l1361; }
        value = r1362;
        p = pos;
        break l1345;
      }
      p = s1346;
      trail.length = t1347;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c === 8217 || c === 8221)) {
      l1370: {
        const r1371 = readMissingQuote(p);
        if (r1371 === undefined) { break l1370; }
        value = r1371;
        p = pos;
        break l1345;
      }
      p = s1346;
      trail.length = t1347;
    } else touched ||= p >= end;
    const r1379 = readMissingStringEnd(p);
    if (r1379 === undefined) { return undefined; }
    value = r1379;
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
  l1353: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false)) {
      const s1351 = p;
      l1352: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1352; }
        p = s1351;
        break l1353;
      }
      p = s1351;
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
  l1359: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false)) {
      const s1357 = p;
      l1358: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1358; }
        p = s1357;
        break l1359;
      }
      p = s1357;
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
  l1365: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      const s1363 = p;
      l1364: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1364;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1364; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1364;
        }
        p = skipClosers(p);
        if (p < 0) { break l1364; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1366 = p;
            l1367: {
              p++;
              break l1364;
            }
            p = s1366;
          }
        } else touched ||= p >= end;
        p = s1363;
        break l1365;
      }
      p = s1363;
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
  l1374: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c === 8217 || c === 8221)) {
      const s1372 = p;
      l1373: {
        l1375: {
          const s1376 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
            l1377: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1377; }
              break l1375;
            }
            p = s1376;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1373;
          }
          p = skipEol(p);
          if (p < 0) { break l1373; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(text.charCodeAt(p) === 34)) {
            touched ||= p >= end;
            break l1373;
          }
          p = skipQuoteNext(p);
          if (p < 0) { break l1373; }
        }
        p = s1372;
        break l1374;
      }
      p = s1372;
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
  let e1382!: null;
  l1385: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : (c >= 8216 && c <= 8219) || c === 65287)) {
      const s1383 = p;
      l1384: {
        l1386: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1388 = p;
            l1387: {
              p = skipPrefix(p);
              if (p < 0) { break l1387; }
              break l1386;
            }
            p = s1388;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287))) {
          touched ||= p >= end;
          break l1384;
        }
        p++;
        p = s1383;
        break l1385;
      }
      p = s1383;
    } else touched ||= p >= end;
    return -1;
  }
  e1382 = null;
  value = [e1382];
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
      l1389: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l1389;
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
      l1390: {
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591)))) {
          touched ||= p >= end;
          break l1390;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) p++;
        touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
          {
            const s1391 = p;
            l1392: {
              p = skipInnerApostrophe(p);
              if (p < 0) { break l1392; }
              break l1390;
            }
            p = s1391;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1397: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1397;
        }
        p++;
        l1398: {
          const s1399 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1400: {
              p++;
              break l1398;
            }
            p = s1399;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1397;
          }
          p++;
          let n1404 = 0;
          l1401: for (;;) {
            if (n1404 >= 4) break;
            const s1403 = p;
            l1402: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1402;
              }
              p++;
              n1404++;
              continue l1401;
            }
            p = s1403;
            break;
          }
          if (n1404 < 4) { break l1397; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : false)) {
      l1405: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : false)) {
          {
            const s1406 = p;
            l1407: {
              p = skipSingleLost(p);
              if (p < 0) { break l1407; }
              break l1405;
            }
            p = s1406;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : false))) {
          touched ||= p >= end;
          break l1405;
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
    const s1394 = p;
    l1395: {
      p = skipEnds(p);
      if (p < 0) { break l1395; }
      return -1;
    }
    p = s1394;
  }
  return p;
}

function skipSingleLost(p: number): number {
  let c = 0;
  l1409: {
    const s1410 = p;
    if (text.charCodeAt(p) === 44) {
      l1411: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 39)) {
          touched ||= p >= end;
          break l1411;
        }
        p = skipLostSingle(p);
        if (p < 0) { break l1411; }
        break l1409;
      }
      p = s1410;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l1427: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1428: {
          const s1429 = p;
          if (text.charCodeAt(p) === 44) {
            l1430: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l1431: {
                const s1432 = p;
                if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                  l1433: {
                    p = skipLostName(p);
                    if (p < 0) { break l1433; }
                    break l1431;
                  }
                  p = s1432;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  touched ||= p >= end;
                  break l1430;
                }
                p = skipLostElement(p);
                if (p < 0) { break l1430; }
              }
              break l1428;
            }
            p = s1429;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1427;
          }
          p = skipOwnCloser(p);
          if (p < 0) { break l1427; }
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1427;
          }
          p = skipClosers(p);
          if (p < 0) { break l1427; }
        }
        break l1409;
      }
      p = s1410;
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
        const s1434 = p;
        l1435: {
          p++;
          return -1;
        }
        p = s1434;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLostSingle(p: number): number {
  let c = 0;
  l1412: {
    const s1413 = p;
    if (text.charCodeAt(p) === 39) {
      l1414: {
        p = skipInObject(p);
        if (p < 0) { break l1414; }
        if (text.charCodeAt(p) === 39) {
          {
            const s1415 = p;
            l1416: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1416; }
              break l1414;
            }
            p = s1415;
          }
        } else touched ||= p >= end;
        l1420: {
          if (text.charCodeAt(p) === 39) {
            const s1418 = p;
            l1419: {

              p++;
              p = s1418;
              break l1420;
            }
            p = s1418;
          } else touched ||= p >= end;
          break l1414;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1414;
        }
        p = skipLostName(p);
        if (p < 0) { break l1414; }
        break l1412;
      }
      p = s1413;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 39) {
      {
        const s1421 = p;
        l1422: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1422; }
          return -1;
        }
        p = s1421;
      }
    } else touched ||= p >= end;
    l1426: {
      if (text.charCodeAt(p) === 39) {
        const s1424 = p;
        l1425: {

          p++;
          p = s1424;
          break l1426;
        }
        p = s1424;
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
  l1437: {
    const s1438 = p;
    const t1439 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) {
      l1440: {
        const r1441 = readContraction(p);
        if (r1441 === undefined) { break l1440; }
        value = r1441;
        p = pos;
        break l1437;
      }
      p = s1438;
      trail.length = t1439;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
      l1449: {
        const r1450 = readBadInnerMark(p);
        if (r1450 === undefined) { break l1449; }
        value = r1450;
        p = pos;
        break l1437;
      }
      p = s1438;
      trail.length = t1439;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1455 = readTextFlaw(p);
    if (r1455 === undefined) { return -1; }
    value = r1455;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readContraction(p: number): ContractionNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1442 = p;
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
  const r1443 = readBadApostrophe(p);
  if (r1443 === undefined) { return undefined; }
  p = pos;
  l_text = text.slice(s1442, p);
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
    const s1444 = p;
    l1445: {
      p = skipEnds(p);
      if (p < 0) { break l1445; }
      return undefined;
    }
    p = s1444;
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
    const s1451 = p;
    l1452: {
      p = skipEnds(p);
      if (p < 0) { break l1452; }
      return undefined;
    }
    p = s1451;
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
  const r1457 = readSingleEnd(p);
  if (r1457 === undefined) { return -1; }
  value = r1457;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleEnd(p: number): string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  l1458: {
    const s1459 = p;
    const t1460 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
      l1461: {
        const r1462 = readApostrophe(p);
        if (r1462 === undefined) { break l1461; }
        value = r1462;
        p = pos;
        break l1458;
      }
      p = s1459;
      trail.length = t1460;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1464: {
        const r1465 = readBadOtherEnd(p);
        if (r1465 === undefined) { break l1464; }
        value = r1465;
        p = pos;
        break l1458;
      }
      p = s1459;
      trail.length = t1460;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      l1467: {
        const r1468 = readMissingLastQuote(p);
        if (r1468 === undefined) { break l1467; }
        value = r1468;
        p = pos;
        break l1458;
      }
      p = s1459;
      trail.length = t1460;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : false)) {
      l1470: {
        const r1471 = readMissingSingleQuote(p);
        if (r1471 === undefined) { break l1470; }
        value = r1471;
        p = pos;
        break l1458;
      }
      p = s1459;
      trail.length = t1460;
    } else touched ||= p >= end;
    const r1476 = readMissingStringEnd(p);
    if (r1476 === undefined) { return undefined; }
    value = r1476;
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
  l1474: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : false)) {
      const s1472 = p;
      l1473: {
        p = skipSingleLost(p);
        if (p < 0) { break l1473; }
        p = s1472;
        break l1474;
      }
      p = s1472;
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
  let e1479!: null;
  l1482: {
    if (((c = text.charCodeAt(p)) === 171 || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s1480 = p;
      l1481: {
        p++;
        p = s1480;
        break l1482;
      }
      p = s1480;
    } else touched ||= p >= end;
    return -1;
  }
  e1479 = null;
  value = [e1479];
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
      l1483: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283))) {
          touched ||= p >= end;
          break l1483;
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
      l1484: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1484;
        }
        p++;
        l1485: {
          const s1486 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1487: {
              p++;
              break l1485;
            }
            p = s1486;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1484;
          }
          p++;
          let n1491 = 0;
          l1488: for (;;) {
            if (n1491 >= 4) break;
            const s1490 = p;
            l1489: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1489;
              }
              p++;
              n1491++;
              continue l1488;
            }
            p = s1490;
            break;
          }
          if (n1491 < 4) { break l1484; }
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
  l1492: {
    const s1493 = p;
    const t1494 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l1495: {
        const r1496 = readBadInnerSmart(p);
        if (r1496 === undefined) { break l1495; }
        value = r1496;
        p = pos;
        break l1492;
      }
      p = s1493;
      trail.length = t1494;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1501 = readTextFlaw(p);
    if (r1501 === undefined) { return -1; }
    value = r1501;
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
    const s1497 = p;
    l1498: {
      p = skipEnds(p);
      if (p < 0) { break l1498; }
      return undefined;
    }
    p = s1497;
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
  const r1503 = readSmartEnd(p);
  if (r1503 === undefined) { return -1; }
  value = r1503;
  p = pos;
  leafValue = value;
  return p;
}

function readSmartEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1504: {
    const s1505 = p;
    const t1506 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l1507: {
        value = text.charAt(p);
        p++;
        break l1504;
      }
      p = s1505;
      trail.length = t1506;
    } else touched ||= p >= end;
    const r1508 = readMissingStringEnd(p);
    if (r1508 === undefined) { return undefined; }
    value = r1508;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf181(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1511!: null;
  l1514: {
    if (text.charCodeAt(p) === 96) {
      const s1512 = p;
      l1513: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1513;
        }
        p += 3;
        p = s1512;
        break l1514;
      }
      p = s1512;
    } else touched ||= p >= end;
    return -1;
  }
  e1511 = null;
  value = [e1511];
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
  const r1515 = readFencedTextStart(p);
  if (r1515 === undefined) { return -1; }
  value = r1515;
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
  const r1516 = readBadFencedText(p);
  if (r1516 === undefined) { return undefined; }
  l_mark = r1516;
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
      l1519: {

        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1519;
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
      l1520: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s1521 = p;
            l1522: {
              p = skipEol(p);
              if (p < 0) { break l1522; }
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1522;
              }
              p += 3;
              break l1520;
            }
            p = s1521;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1520;
        }
        p = skipEol(p);
        if (p < 0) { break l1520; }

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
  l1524: {
    const s1525 = p;
    const t1526 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) {
      l1527: {
        let e1528!: "\r\n" | "\n" | "\r" | null;
        l1529: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s1531 = p;
            l1530: {
              const r1532 = readEol(p);
              if (r1532 === undefined) { break l1530; }
              e1528 = r1532;
              p = pos;
              break l1529;
            }
            p = s1531;
          } else touched ||= p >= end;
          e1528 = null;
        }
        let e1534!: string[];
        const list1539: string[] = [];
        l1535: for (;;) {
          const s1537 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1536: {
              let v1538!: string;
              const r1541 = readBlank(p);
              if (r1541 === undefined) { break l1536; }
              v1538 = r1541;
              p = pos;
              list1539.push(v1538);
              continue l1535;
            }
            p = s1537;
          } else touched ||= p >= end;
          break;
        }
        e1534 = list1539;
        let e1543!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1527;
        }
        e1543 = "```";
        p += 3;
        value = [e1528, e1534, e1543];
        break l1524;
      }
      p = s1525;
      trail.length = t1526;
    } else touched ||= p >= end;
    const r1544 = readMissingStringEnd(p);
    if (r1544 === undefined) { return -1; }
    value = r1544;
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
  let e1546!: null;
  l1549: {
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      const s1547 = p;
      l1548: {
        p++;
        p = s1547;
        break l1549;
      }
      p = s1547;
    } else touched ||= p >= end;
    return -1;
  }
  e1546 = null;
  value = [e1546];
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
      l1550: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : (c >= 128 && c <= 179) || c >= 181))) {
          touched ||= p >= end;
          break l1550;
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
      l1551: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1551;
        }
        p++;
        l1552: {
          const s1553 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1554: {
              p++;
              break l1552;
            }
            p = s1553;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1551;
          }
          p++;
          let n1558 = 0;
          l1555: for (;;) {
            if (n1558 >= 4) break;
            const s1557 = p;
            l1556: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1556;
              }
              p++;
              n1558++;
              continue l1555;
            }
            p = s1557;
            break;
          }
          if (n1558 < 4) { break l1551; }
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
  l1559: {
    const s1560 = p;
    const t1561 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1562: {
        const r1563 = readBadInnerBacktick(p);
        if (r1563 === undefined) { break l1562; }
        value = r1563;
        p = pos;
        break l1559;
      }
      p = s1560;
      trail.length = t1561;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1568 = readTextFlaw(p);
    if (r1568 === undefined) { return -1; }
    value = r1568;
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
    const s1564 = p;
    l1565: {
      p = skipEnds(p);
      if (p < 0) { break l1565; }
      return undefined;
    }
    p = s1564;
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
  const r1570 = readBacktickEnd(p);
  if (r1570 === undefined) { return -1; }
  value = r1570;
  p = pos;
  leafValue = value;
  return p;
}

function readBacktickEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1571: {
    const s1572 = p;
    const t1573 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || c === 96 || c === 180)) {
      l1574: {
        value = text.charAt(p);
        p++;
        break l1571;
      }
      p = s1572;
      trail.length = t1573;
    } else touched ||= p >= end;
    const r1575 = readMissingStringEnd(p);
    if (r1575 === undefined) { return undefined; }
    value = r1575;
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
  const r1578 = readBadConcatenation(p);
  if (r1578 === undefined) { return -1; }
  value = r1578;
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
  l1581: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s1579 = p;
      l1580: {
        l1582: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1584 = p;
            l1583: {
              p = skipPrefix(p);
              if (p < 0) { break l1583; }
              break l1582;
            }
            p = s1584;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1580;
        }
        p++;
        p = s1579;
        break l1581;
      }
      p = s1579;
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
  const r1586 = readBadVariable(p);
  if (r1586 === undefined) { return -1; }
  value = r1586;
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
  const r1588 = readTextEnd(p);
  if (r1588 === undefined) { return -1; }
  value = r1588;
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
  let e1590!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282)) {
    {
      const s1591 = p;
      l1592: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1592; }
        return -1;
      }
      p = s1591;
    }
  } else touched ||= p >= end;
  e1590 = null;
  let e1594!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : c === 8230 || c === 65341 || c === 65373)) {
    {
      const s1595 = p;
      l1596: {
        l1598: {
          const s1599 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
            l1600: {
              p++;
              break l1598;
            }
            p = s1599;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 44) {
            l1601: {

              p++;
              break l1598;
            }
            p = s1599;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 46) {
            l1602: {
              if (!text.startsWith("...", p)) {
                reachesEnd(p, "...");
                break l1602;
              }
              p += 3;
              break l1598;
            }
            p = s1599;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 8230) {
            touched ||= p >= end;
            break l1596;
          }
          p++;
        }
        return -1;
      }
      p = s1595;
    }
  } else touched ||= p >= end;
  e1594 = null;
  let e1603!: RepairedWordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1604 = readRepairedWord(p);
  if (r1604 === undefined) { return -1; }
  e1603 = r1604;
  p = pos;
  value = [e1590, e1594, e1603];
  leafValue = value;
  return p;
}

function readRepairedWord(p: number): RepairedWordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode | BadConstructorNode | BadDotsNode | BadOpenQuoteNode | BadBareStringNode;
  l1605: {
    const s1606 = p;
    const t1607 = trail.length;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l1608: {
        l1609: {
          const s1610 = p;
          const t1611 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1612: {
              const r1613 = readBadCutSign(p);
              if (r1613 === undefined) { break l1612; }
              l_value = r1613;
              p = pos;
              break l1609;
            }
            p = s1610;
            trail.length = t1611;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l1618: {
              const r1619 = readBadCutNumber(p);
              if (r1619 === undefined) { break l1618; }
              l_value = r1619;
              p = pos;
              break l1609;
            }
            p = s1610;
            trail.length = t1611;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
            l1637: {
              const r1638 = readBadLeadingZero(p);
              if (r1638 === undefined) { break l1637; }
              l_value = r1638;
              p = pos;
              break l1609;
            }
            p = s1610;
            trail.length = t1611;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1608;
          }
          const r1657 = readRepairedNumber(p);
          if (r1657 === undefined) { break l1608; }
          l_value = r1657;
          p = pos;
        }
        break l1605;
      }
      p = s1606;
      trail.length = t1607;
    } else touched ||= p >= end;
    l1719: {
      const s1720 = p;
      const t1721 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 304)) {
        l1722: {
          const r1723 = readBadNan(p);
          if (r1723 === undefined) { break l1722; }
          l_value = r1723;
          p = pos;
          break l1719;
        }
        p = s1720;
        trail.length = t1721;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
        l1735: {
          const r1736 = readBadConstant(p);
          if (r1736 === undefined) { break l1735; }
          l_value = r1736;
          p = pos;
          break l1719;
        }
        p = s1720;
        trail.length = t1721;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
        l1741: {
          const r1742 = readBadCutWord(p);
          if (r1742 === undefined) { break l1741; }
          l_value = r1742;
          p = pos;
          break l1719;
        }
        p = s1720;
        trail.length = t1721;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
        l1758: {
          const r1759 = readBadConstructor(p);
          if (r1759 === undefined) { break l1758; }
          l_value = r1759;
          p = pos;
          break l1719;
        }
        p = s1720;
        trail.length = t1721;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
        l1785: {
          const r1786 = readBadDots(p);
          if (r1786 === undefined) { break l1785; }
          l_value = r1786;
          p = pos;
          break l1719;
        }
        p = s1720;
        trail.length = t1721;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c >= 128)) {
        l1794: {
          const r1795 = readBadOpenQuote(p);
          if (r1795 === undefined) { break l1794; }
          l_value = r1795;
          p = pos;
          break l1719;
        }
        p = s1720;
        trail.length = t1721;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1801 = readBadBareString(p);
      if (r1801 === undefined) { return undefined; }
      l_value = r1801;
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
      const s1614 = p;
      l1615: {
        p++;
        return undefined;
      }
      p = s1614;
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
  const s1620 = p;
  l1621: {
    if (text.charCodeAt(p) === 45) {
      const s1623 = p;
      l1622: {

        p++;
        break l1621;
      }
      p = s1623;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1624: {
    if (text.charCodeAt(p) === 46) {
      const s1626 = p;
      l1625: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1625;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1624;
      }
      p = s1626;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1620, p);
  l1627: {
    const s1628 = p;
    if (text.charCodeAt(p) === 46) {
      l1629: {

        p++;
        break l1627;
      }
      p = s1628;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1630: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s1632 = p;
        l1631: {
          p++;
          break l1630;
        }
        p = s1632;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s1633 = p;
      l1634: {
        p++;
        return undefined;
      }
      p = s1633;
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
  const s1639 = p;
  l1640: {
    if (text.charCodeAt(p) === 45) {
      const s1642 = p;
      l1641: {

        p++;
        break l1640;
      }
      p = s1642;
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
  l_code = text.slice(s1639, p);
  const s1643 = p;
  l1644: {
    if (text.charCodeAt(p) === 46) {
      const s1646 = p;
      l1645: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1645;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1644;
      }
      p = s1646;
    } else touched ||= p >= end;
  }
  l1647: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1649 = p;
      l1648: {
        p = skipExponent(p);
        if (p < 0) { break l1648; }
        break l1647;
      }
      p = s1649;
    } else touched ||= p >= end;
  }
  l_rest = text.slice(s1643, p);
  l1655: {
    const s1653 = p;
    l1654: {
      p = skipEndsWord(p);
      if (p < 0) { break l1654; }
      p = s1653;
      break l1655;
    }
    p = s1653;
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
  l1650: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1652 = p;
      l1651: {
        p++;
        break l1650;
      }
      p = s1652;
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
  const s1658 = p;
  l1659: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1661 = p;
      const t1662 = trail.length;
      l1660: {
        l1663: {
          const s1664 = p;
          const t1665 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1666: {

              p++;
              break l1663;
            }
            p = s1664;
            trail.length = t1665;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 43)) {
            touched ||= p >= end;
            break l1660;
          }
          const r1667 = readBadPlus(p);
          if (r1667 === undefined) { break l1660; }
          p = pos;
        }
        break l1659;
      }
      p = s1661;
      trail.length = t1662;
    } else touched ||= p >= end;
  }
  l_sign = text.slice(s1658, p);
  l1669: {
    const s1670 = p;
    const t1671 = trail.length;
    if (text.charCodeAt(p) === 48) {
      l1672: {
        const r1673 = readBadRadix(p);
        if (r1673 === undefined) { break l1672; }
        l_digits = r1673;
        p = pos;
        break l1669;
      }
      p = s1670;
      trail.length = t1671;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1679 = readLooseDecimal(p);
    if (r1679 === undefined) { return undefined; }
    l_digits = r1679;
    p = pos;
  }
  l1717: {
    const s1715 = p;
    l1716: {
      p = skipEndsWord(p);
      if (p < 0) { break l1716; }
      p = s1715;
      break l1717;
    }
    p = s1715;
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
  l1674: {
    const s1675 = p;
    if (text.charCodeAt(p) === 48) {
      l1676: {
        if (!isCaseless(p, "0x")) { break l1676; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l1676;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l1674;
      }
      p = s1675;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l1677: {
        if (!isCaseless(p, "0o")) { break l1677; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l1677;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l1674;
      }
      p = s1675;
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
  l1680: {
    const s1681 = p;
    const t1682 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1683: {
        const s1684 = p;
        l1685: {
          const s1686 = p;
          const t1687 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l1688: {
              const r1689 = readBadDigitGroups(p);
              if (r1689 === undefined) { break l1688; }
              p = pos;
              break l1685;
            }
            p = s1686;
            trail.length = t1687;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1683;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l1695: {
          if (text.charCodeAt(p) === 46) {
            const s1697 = p;
            const t1698 = trail.length;
            l1696: {
              l1699: {
                const s1700 = p;
                const t1701 = trail.length;
                if (text.charCodeAt(p) === 46) {
                  l1702: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l1702;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l1699;
                  }
                  p = s1700;
                  trail.length = t1701;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 46)) {
                  touched ||= p >= end;
                  break l1696;
                }
                const r1703 = readBadPoint(p);
                if (r1703 === undefined) { break l1696; }
                p = pos;
              }
              break l1695;
            }
            p = s1697;
            trail.length = t1698;
          } else touched ||= p >= end;
        }
        l1705: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s1707 = p;
            l1706: {
              p = skipExponent(p);
              if (p < 0) { break l1706; }
              break l1705;
            }
            p = s1707;
          } else touched ||= p >= end;
        }
        value = text.slice(s1684, p);
        break l1680;
      }
      p = s1681;
      trail.length = t1682;
    } else touched ||= p >= end;
    const s1708 = p;
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1709 = readBadFraction(p);
    if (r1709 === undefined) { return undefined; }
    p = pos;
    l1711: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s1713 = p;
        l1712: {
          p = skipExponent(p);
          if (p < 0) { break l1712; }
          break l1711;
        }
        p = s1713;
      } else touched ||= p >= end;
    }
    value = text.slice(s1708, p);
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
  let m1693 = false;
  l1690: for (;;) {
    const s1692 = p;
    if (text.charCodeAt(p) === 95) {
      l1691: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1691;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m1693 = true;
        continue l1690;
      }
      p = s1692;
    } else touched ||= p >= end;
    break;
  }
  if (!m1693) { return undefined; }
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
  l1733: {
    const s1731 = p;
    l1732: {
      p = skipEndsWord(p);
      if (p < 0) { break l1732; }
      p = s1731;
      break l1733;
    }
    p = s1731;
    return undefined;
  }
  pos = p;
  const node: BadNanNode = { type: 'BadNan', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNan(p: number): number {
  let c = 0;
  l1724: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1726 = p;
      l1725: {
        p++;
        break l1724;
      }
      p = s1726;
    } else touched ||= p >= end;
  }
  l1727: {
    const s1728 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l1729: {
        if (!isCaseless(p, "nan")) { break l1729; }
        p += 3;
        break l1727;
      }
      p = s1728;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l1730: {
        if (!isCaseless(p, "infinity")) { break l1730; }
        p += 8;
        break l1727;
      }
      p = s1728;
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
  l1739: {
    const s1737 = p;
    l1738: {
      p = skipEndsWord(p);
      if (p < 0) { break l1738; }
      p = s1737;
      break l1739;
    }
    p = s1737;
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
      const s1754 = p;
      l1755: {
        p++;
        return undefined;
      }
      p = s1754;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadCutWordNode = { type: 'BadCutWord', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCutWord(p: number): number {
  l1743: {
    const s1744 = p;
    if (text.charCodeAt(p) === 116) {
      l1745: {
        if (!text.startsWith("tru", p)) {
          reachesEnd(p, "tru");
          break l1745;
        }
        p += 3;
        break l1743;
      }
      p = s1744;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1746: {
        if (!text.startsWith("tr", p)) {
          reachesEnd(p, "tr");
          break l1746;
        }
        p += 2;
        break l1743;
      }
      p = s1744;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1747: {

        p++;
        break l1743;
      }
      p = s1744;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1748: {
        if (!text.startsWith("fals", p)) {
          reachesEnd(p, "fals");
          break l1748;
        }
        p += 4;
        break l1743;
      }
      p = s1744;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1749: {
        if (!text.startsWith("fal", p)) {
          reachesEnd(p, "fal");
          break l1749;
        }
        p += 3;
        break l1743;
      }
      p = s1744;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1750: {
        if (!text.startsWith("fa", p)) {
          reachesEnd(p, "fa");
          break l1750;
        }
        p += 2;
        break l1743;
      }
      p = s1744;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1751: {

        p++;
        break l1743;
      }
      p = s1744;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1752: {
        if (!text.startsWith("nul", p)) {
          reachesEnd(p, "nul");
          break l1752;
        }
        p += 3;
        break l1743;
      }
      p = s1744;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1753: {
        if (!text.startsWith("nu", p)) {
          reachesEnd(p, "nu");
          break l1753;
        }
        p += 2;
        break l1743;
      }
      p = s1744;
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
  l1760: {
    if (text.charCodeAt(p) === 110) {
      const s1762 = p;
      l1761: {
        if (!text.startsWith("new", p)) {
          reachesEnd(p, "new");
          break l1761;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1761;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1760;
      }
      p = s1762;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n1766 = 0;
  l1763: for (;;) {
    if (n1766 >= 200) break;
    const s1765 = p;
    l1764: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l1764;
      }
      p++;
      n1766++;
      continue l1763;
    }
    p = s1765;
    break;
  }
  let n1770 = 0;
  l1767: for (;;) {
    if (n1770 >= 9) break;
    const s1769 = p;
    l1768: {
      if (text.charCodeAt(p) !== 46) {
        touched ||= p >= end;
        break l1768;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l1768;
      }
      p++;
      let n1774 = 0;
      l1771: for (;;) {
        if (n1774 >= 200) break;
        const s1773 = p;
        l1772: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
            touched ||= p >= end;
            break l1772;
          }
          p++;
          n1774++;
          continue l1771;
        }
        p = s1773;
        break;
      }
      n1770++;
      continue l1767;
    }
    p = s1769;
    break;
  }
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1775: {
    const s1776 = p;
    if (text.charCodeAt(p) === 34) {
      l1777: {
        const r1778 = readDoubleName(p);
        if (r1778 === undefined) { break l1777; }
        l_text = r1778;
        p = pos;
        break l1775;
      }
      p = s1776;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1780: {
        const r1781 = readSingleName(p);
        if (r1781 === undefined) { break l1780; }
        l_text = r1781;
        p = pos;
        break l1775;
      }
      p = s1776;
    } else touched ||= p >= end;
    const s1783 = p;
    if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNumeral(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s1783, p);
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
  l1787: {
    const s1788 = p;
    if (text.charCodeAt(p) === 46) {
      l1789: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1789;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1787;
      }
      p = s1788;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 8230)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 8230) p++;
    touched ||= p >= end;
  }
  l1792: {
    const s1790 = p;
    l1791: {
      p = skipEndsWord(p);
      if (p < 0) { break l1791; }
      p = s1790;
      break l1792;
    }
    p = s1790;
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
  const s1796 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1796, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1799: {
    const s1797 = p;
    l1798: {
      p = skipEnds(p);
      if (p < 0) { break l1798; }
      p = s1797;
      break l1799;
    }
    p = s1797;
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
  const s1802 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBareUnit(p);
  if (p < 0) { return undefined; }
  l1839: for (;;) {
    const s1841 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l1840: {
        l1843: {
          const s1844 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
            l1845: {
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
                {
                  const s1846 = p;
                  l1847: {
                    p = skipCommentStart(p);
                    if (p < 0) { break l1847; }
                    break l1845;
                  }
                  p = s1846;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
                touched ||= p >= end;
                break l1845;
              }
              p = skipBareUnit(p);
              if (p < 0) { break l1845; }
              break l1843;
            }
            p = s1844;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 47) {
            l1849: {

              p++;
              break l1843;
            }
            p = s1844;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l1840;
          }
          p++;
        }
        continue l1839;
      }
      p = s1841;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1802, p);
  pos = p;
  const node: BadBareStringNode = { type: 'BadBareString', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipBareUnit(p: number): number {
  let c = 0;
  l1803: {
    const s1804 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : false)) {
      l1805: {
        p = skipBalanced(p);
        if (p < 0) { break l1805; }
        break l1803;
      }
      p = s1804;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l1834: {
        p++;
        break l1803;
      }
      p = s1804;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1838 = 0;
    l1835: for (;;) {
      if (n1838 >= 200) break;
      const s1837 = p;
      l1836: {
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) {
          touched ||= p >= end;
          break l1836;
        }
        p++;
        n1838++;
        continue l1835;
      }
      p = s1837;
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
  l1806: {
    const s1807 = p;
    if (text.charCodeAt(p) === 40) {
      l1808: {

        p++;
        let n1812 = 0;
        l1809: for (;;) {
          if (n1812 >= 200) break;
          const s1811 = p;
          l1810: {
            l1813: {
              const s1814 = p;
              if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || (c >= 40 && c <= 41)))) {
                l1815: {
                  p++;
                  break l1813;
                }
                p = s1814;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l1810;
              }
              p++;
              let n1819 = 0;
              l1816: for (;;) {
                if (n1819 >= 99) break;
                const s1818 = p;
                l1817: {
                  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || (c >= 40 && c <= 41))))) {
                    touched ||= p >= end;
                    break l1817;
                  }
                  p++;
                  n1819++;
                  continue l1816;
                }
                p = s1818;
                break;
              }
              if (text.charCodeAt(p) !== 41) {
                touched ||= p >= end;
                break l1810;
              }
              p++;
            }
            n1812++;
            continue l1809;
          }
          p = s1811;
          break;
        }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l1808;
        }
        p++;
        break l1806;
      }
      p = s1807;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 36) {
      l1820: {
        if (!text.startsWith("${", p)) {
          reachesEnd(p, "${");
          break l1820;
        }
        p += 2;
        let n1824 = 0;
        l1821: for (;;) {
          if (n1824 >= 200) break;
          const s1823 = p;
          l1822: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1822;
            }
            p++;
            n1824++;
            continue l1821;
          }
          p = s1823;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1820;
        }
        p++;
        break l1806;
      }
      p = s1807;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1825: {

        p++;
        let n1829 = 0;
        l1826: for (;;) {
          if (n1829 >= 200) break;
          const s1828 = p;
          l1827: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1827;
            }
            p++;
            n1829++;
            continue l1826;
          }
          p = s1828;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1825;
        }
        p++;
        break l1806;
      }
      p = s1807;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1833 = 0;
    l1830: for (;;) {
      if (n1833 >= 200) break;
      const s1832 = p;
      l1831: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : c >= 128))) {
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
  const r1852 = readSeparator(p);
  if (r1852 === undefined) { return -1; }
  value = r1852;
  p = pos;
  leafValue = value;
  return p;
}

function readSeparator(p: number): [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""] | undefined {
  let c = 0;
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  let e1853!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
  const list1859: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
  l1854: for (;;) {
    const s1856 = p;
    const t1857 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
      l1855: {
        let v1858!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        const r1861 = readGap(p);
        if (r1861 === undefined) { break l1855; }
        v1858 = r1861;
        p = pos;
        list1859.push(v1858);
        continue l1854;
      }
      p = s1856;
      trail.length = t1857;
    } else touched ||= p >= end;
    break;
  }
  e1853 = list1859;
  let e1871!: BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | "";
  l1872: {
    const s1873 = p;
    const t1874 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1875: {
        const r1876 = readBadTrailingComma(p);
        if (r1876 === undefined) { break l1875; }
        e1871 = r1876;
        p = pos;
        break l1872;
      }
      p = s1873;
      trail.length = t1874;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l1881: {

        e1871 = ",";
        p++;
        break l1872;
      }
      p = s1873;
      trail.length = t1874;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292)) {
      l1882: {
        const r1883 = readBadSeparator(p);
        if (r1883 === undefined) { break l1882; }
        e1871 = r1883;
        p = pos;
        break l1872;
      }
      p = s1873;
      trail.length = t1874;
    } else touched ||= p >= end;
    l1885: {
      l1888: {
        const s1886 = p;
        l1887: {
          l1889: {
            const s1890 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
              l1891: {
                p++;
                break l1889;
              }
              p = s1890;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1892 = p;
                l1893: {
                  p++;
                  break l1887;
                }
                p = s1892;
              }
            } else touched ||= p >= end;
          }
          p = s1886;
          break l1888;
        }
        p = s1886;
        break l1885;
      }
      e1871 = null;
      break l1872;
    }
    p = s1873;
    trail.length = t1874;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      l1895: {
        const r1896 = readMissingComma(p);
        if (r1896 === undefined) { break l1895; }
        e1871 = r1896;
        p = pos;
        break l1872;
      }
      p = s1873;
      trail.length = t1874;
    } else touched ||= p >= end;
    e1871 = '';
  }
  value = [e1853, e1871];
  pos = p;
  return value;
}

function readGap(p: number): string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l1862: {
    const s1863 = p;
    const t1864 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1865: {
        const r1866 = readBlanks(p);
        if (r1866 === undefined) { break l1865; }
        value = r1866;
        p = pos;
        break l1862;
      }
      p = s1863;
      trail.length = t1864;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1868 = readGapMistake(p);
    if (r1868 === undefined) { return undefined; }
    value = r1868;
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
  l1879: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c === 65341 || c === 65373)) {
      const s1877 = p;
      l1878: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l1878;
        }
        p++;
        p = s1877;
        break l1879;
      }
      p = s1877;
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
  l1899: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      const s1897 = p;
      l1898: {
        l1900: {
          const s1901 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l1902: {
              p = skipValueStart(p);
              if (p < 0) { break l1902; }
              break l1900;
            }
            p = s1901;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            l1903: {
              p++;
              let n1907 = 0;
              l1904: for (;;) {
                if (n1907 >= 200) break;
                const s1906 = p;
                l1905: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l1905;
                  }
                  p++;
                  n1907++;
                  continue l1904;
                }
                p = s1906;
                break;
              }
              break l1900;
            }
            p = s1901;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l1898;
          }
          p++;
        }
        p = s1897;
        break l1899;
      }
      p = s1897;
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
  l1910: {
    const s1911 = p;
    const t1912 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1913: {
        const r1914 = readBadComma(p);
        if (r1914 === undefined) { break l1913; }
        value = r1914;
        p = pos;
        break l1910;
      }
      p = s1911;
      trail.length = t1912;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1916: {
        let e1917!: BadEllipsisNode;
        const r1918 = readBadEllipsis(p);
        if (r1918 === undefined) { break l1916; }
        e1917 = r1918;
        p = pos;
        let e1923!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
        const r1924 = readSeparator(p);
        if (r1924 === undefined) { break l1916; }
        e1923 = r1924;
        p = pos;
        value = [e1917, e1923];
        break l1910;
      }
      p = s1911;
      trail.length = t1912;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1926 = readBadElementText(p);
    if (r1926 === undefined) { return -1; }
    value = r1926;
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
  l1919: {
    const s1920 = p;
    if (text.charCodeAt(p) === 46) {
      l1921: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1921;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1919;
      }
      p = s1920;
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
      const s1927 = p;
      l1928: {
        p++;
        return undefined;
      }
      p = s1927;
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
  const r1931 = readCloseTuple(p);
  if (r1931 === undefined) { return -1; }
  value = r1931;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseTuple(p: number): [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  l1932: {
    const s1933 = p;
    const t1934 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1935: {
        let e1936!: null;
        l1939: {
          if (text.charCodeAt(p) === 41) {
            const s1937 = p;
            l1938: {

              p++;
              p = s1937;
              break l1939;
            }
            p = s1937;
          } else touched ||= p >= end;
          break l1935;
        }
        e1936 = null;
        let e1940!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1935;
        }
        const r1941 = readArrayEnd(p);
        if (r1941 === undefined) { break l1935; }
        e1940 = r1941;
        p = pos;
        value = [e1936, e1940];
        break l1932;
      }
      p = s1933;
      trail.length = t1934;
    } else touched ||= p >= end;
    l1943: {
      let e1944!: null;
      {
        const s1945 = p;
        l1946: {
          p = skipInAnyArray(p);
          if (p < 0) { break l1946; }
          break l1943;
        }
        p = s1945;
      }
      e1944 = null;
      let e1951!: null;
      l1954: {
        if (text.charCodeAt(p) === 93) {
          const s1952 = p;
          l1953: {

            p++;
            p = s1952;
            break l1954;
          }
          p = s1952;
        } else touched ||= p >= end;
        break l1943;
      }
      e1951 = null;
      let e1955!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1943;
      }
      const r1956 = readBadRootEnd(p);
      if (r1956 === undefined) { break l1943; }
      e1955 = r1956;
      p = pos;
      value = [e1944, e1951, e1955];
      break l1932;
    }
    p = s1933;
    trail.length = t1934;
    l1958: {
      let e1959!: null;
      {
        const s1960 = p;
        l1961: {
          p = skipInAnyObject(p);
          if (p < 0) { break l1961; }
          break l1958;
        }
        p = s1960;
      }
      e1959 = null;
      let e1966!: null;
      l1969: {
        if (text.charCodeAt(p) === 125) {
          const s1967 = p;
          l1968: {

            p++;
            p = s1967;
            break l1969;
          }
          p = s1967;
        } else touched ||= p >= end;
        break l1958;
      }
      e1966 = null;
      let e1970!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1958;
      }
      const r1971 = readBadRootEnd(p);
      if (r1971 === undefined) { break l1958; }
      e1970 = r1971;
      p = pos;
      value = [e1959, e1966, e1970];
      break l1932;
    }
    p = s1933;
    trail.length = t1934;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l1973: {
        const r1974 = readMissingBracket(p);
        if (r1974 === undefined) { break l1973; }
        value = r1974;
        p = pos;
        break l1932;
      }
      p = s1933;
      trail.length = t1934;
    } else touched ||= p >= end;
    const r1979 = readMissingEnd(p);
    if (r1979 === undefined) { return undefined; }
    value = r1979;
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
  l1948: {
    const s1949 = p;
    l1950: {
      p = skipInRootArray(p);
      if (p < 0) { break l1950; }
      break l1948;
    }
    p = s1949;
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
  l1963: {
    const s1964 = p;
    l1965: {
      p = skipInRootObject(p);
      if (p < 0) { break l1965; }
      break l1963;
    }
    p = s1964;
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
  l1977: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      const s1975 = p;
      l1976: {
        p++;
        p = s1975;
        break l1977;
      }
      p = s1975;
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
  const r1982 = readCloseArray(p);
  if (r1982 === undefined) { return -1; }
  value = r1982;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseArray(p: number): [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  l1983: {
    const s1984 = p;
    const t1985 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l1986: {
        let e1987!: null;
        l1990: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s1988 = p;
            l1989: {
              p++;
              p = s1988;
              break l1990;
            }
            p = s1988;
          } else touched ||= p >= end;
          break l1986;
        }
        e1987 = null;
        let e1991!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1986;
        }
        const r1992 = readArrayEnd(p);
        if (r1992 === undefined) { break l1986; }
        e1991 = r1992;
        p = pos;
        value = [e1987, e1991];
        break l1983;
      }
      p = s1984;
      trail.length = t1985;
    } else touched ||= p >= end;
    l1994: {
      const r1995 = readBadArrayEnd(p);
      if (r1995 === undefined) { break l1994; }
      value = r1995;
      p = pos;
      break l1983;
    }
    p = s1984;
    trail.length = t1985;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2009: {
        const r2010 = readMissingBracket(p);
        if (r2010 === undefined) { break l2009; }
        value = r2010;
        p = pos;
        break l1983;
      }
      p = s1984;
      trail.length = t1985;
    } else touched ||= p >= end;
    const r2012 = readMissingEnd(p);
    if (r2012 === undefined) { return undefined; }
    value = r2012;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrayEnd(p: number): BadArrayEndNode | undefined {
  let c = 0;
  const start = p;
  l1996: {
    const s1997 = p;
    l1998: {
      {
        const s1999 = p;
        l2000: {
          p = skipInAnyObject(p);
          if (p < 0) { break l2000; }
          break l1998;
        }
        p = s1999;
      }
      if (text.charCodeAt(p) !== 125) {
        touched ||= p >= end;
        break l1998;
      }
      p++;
      break l1996;
    }
    p = s1997;
    {
      const s2002 = p;
      l2003: {
        p = skipInObjectAround(p);
        if (p < 0) { break l2003; }
        return undefined;
      }
      p = s2002;
    }
    if (text.charCodeAt(p) !== 125) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2007: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
        const s2005 = p;
        l2006: {
          p = skipMemberBehind(p);
          if (p < 0) { break l2006; }
          p = s2005;
          break l2007;
        }
        p = s2005;
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
  const r2015 = readRepairedText(p);
  if (r2015 === undefined) { return -1; }
  value = r2015;
  p = pos;
  leafValue = value;
  return p;
}

function leaf256(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: null | [null, MissingValueNode] | RepairedWordNode | MissingValueNode;
  l2017: {
    const s2018 = p;
    const t2019 = trail.length;
    l2020: {
      l2023: {
        const s2021 = p;
        l2022: {
          if (p < end) {
            {
              const s2024 = p;
              l2025: {
                p++;
                break l2022;
              }
              p = s2024;
            }
          } else touched ||= p >= end;
          p = s2021;
          break l2023;
        }
        p = s2021;
        break l2020;
      }
      value = null;
      break l2017;
    }
    p = s2018;
    trail.length = t2019;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l2027: {
        let e2028!: null;
        l2031: {
          if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
            const s2029 = p;
            l2030: {
              p++;
              p = s2029;
              break l2031;
            }
            p = s2029;
          } else touched ||= p >= end;
          break l2027;
        }
        e2028 = null;
        let e2032!: MissingValueNode;
        const r2033 = readMissingValue(p);
        if (r2033 === undefined) { break l2027; }
        e2032 = r2033;
        p = pos;
        value = [e2028, e2032];
        break l2017;
      }
      p = s2018;
      trail.length = t2019;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : c >= 128)) {
      l2035: {
        const r2036 = readRepairedWord(p);
        if (r2036 === undefined) { break l2035; }
        value = r2036;
        p = pos;
        break l2017;
      }
      p = s2018;
      trail.length = t2019;
    } else touched ||= p >= end;
    const r2038 = readMissingValue(p);
    if (r2038 === undefined) { return -1; }
    value = r2038;
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
  const r2040 = readBadLateColon(p);
  if (r2040 === undefined) { return -1; }
  value = r2040;
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
  l2043: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2041 = p;
      l2042: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l2042;
        }
        p = skipValueStart(p);
        if (p < 0) { break l2042; }
        p = s2041;
        break l2043;
      }
      p = s2041;
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
  l2045: {
    const s2046 = p;
    const t2047 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l2048: {
        const r2049 = readBadComma(p);
        if (r2049 === undefined) { break l2048; }
        value = r2049;
        p = pos;
        break l2045;
      }
      p = s2046;
      trail.length = t2047;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l2051: {
        const r2052 = readBadEllipsis(p);
        if (r2052 === undefined) { break l2051; }
        value = r2052;
        p = pos;
        break l2045;
      }
      p = s2046;
      trail.length = t2047;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2054: {
        const r2055 = readMissingNameEnd(p);
        if (r2055 === undefined) { break l2054; }
        value = r2055;
        p = pos;
        break l2045;
      }
      p = s2046;
      trail.length = t2047;
    } else touched ||= p >= end;
    l2060: {
      const r2061 = readBadInnerBracket(p);
      if (r2061 === undefined) { break l2060; }
      value = r2061;
      p = pos;
      break l2045;
    }
    p = s2046;
    trail.length = t2047;
    const r2069 = readBadText(p);
    if (r2069 === undefined) { return -1; }
    value = r2069;
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
      const s2056 = p;
      l2057: {
        p++;
        return undefined;
      }
      p = s2056;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingNameEndNode = { type: 'MissingNameEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadInnerBracket(p: number): BadInnerBracketNode | undefined {
  const start = p;
  l2062: {
    const s2063 = p;
    if (text.charCodeAt(p) === 91) {
      l2064: {

        p++;
        break l2062;
      }
      p = s2063;
    } else touched ||= p >= end;
    {
      const s2065 = p;
      l2066: {
        p = skipInAnyArray(p);
        if (p < 0) { break l2066; }
        return undefined;
      }
      p = s2065;
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
    const s2070 = p;
    l2071: {
      p = skipInTuple(p);
      if (p < 0) { break l2071; }
      if (text.charCodeAt(p) !== 41) {
        touched ||= p >= end;
        break l2071;
      }
      p++;
      return undefined;
    }
    p = s2070;
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
  const r2074 = readCloseObject(p);
  if (r2074 === undefined) { return -1; }
  value = r2074;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseObject(p: number): ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  l2075: {
    const s2076 = p;
    const t2077 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2078: {
        const r2079 = readObjectEnd(p);
        if (r2079 === undefined) { break l2078; }
        value = r2079;
        p = pos;
        break l2075;
      }
      p = s2076;
      trail.length = t2077;
    } else touched ||= p >= end;
    l2081: {
      const r2082 = readBadObjectEnd(p);
      if (r2082 === undefined) { break l2081; }
      value = r2082;
      p = pos;
      break l2075;
    }
    p = s2076;
    trail.length = t2077;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2093: {
        const r2094 = readMissingBracket(p);
        if (r2094 === undefined) { break l2093; }
        value = r2094;
        p = pos;
        break l2075;
      }
      p = s2076;
      trail.length = t2077;
    } else touched ||= p >= end;
    const r2096 = readMissingEnd(p);
    if (r2096 === undefined) { return undefined; }
    value = r2096;
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
  l2083: {
    const s2084 = p;
    l2085: {
      {
        const s2086 = p;
        l2087: {
          p = skipInAnyArray(p);
          if (p < 0) { break l2087; }
          break l2085;
        }
        p = s2086;
      }
      if (text.charCodeAt(p) !== 93) {
        touched ||= p >= end;
        break l2085;
      }
      p++;
      break l2083;
    }
    p = s2084;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2091: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)) {
        const s2089 = p;
        l2090: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l2090;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
            touched ||= p >= end;
            break l2090;
          }
          p = skipMemberBehind(p);
          if (p < 0) { break l2090; }
          p = s2089;
          break l2091;
        }
        p = s2089;
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
  const r2099 = readCloseNamedArray(p);
  if (r2099 === undefined) { return -1; }
  value = r2099;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseNamedArray(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2100: {
    const s2101 = p;
    const t2102 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2103: {
        const r2104 = readObjectEnd(p);
        if (r2104 === undefined) { break l2103; }
        value = r2104;
        p = pos;
        break l2100;
      }
      p = s2101;
      trail.length = t2102;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2106: {
        const r2107 = readBadRootEnd(p);
        if (r2107 === undefined) { break l2106; }
        value = r2107;
        p = pos;
        break l2100;
      }
      p = s2101;
      trail.length = t2102;
    } else touched ||= p >= end;
    const r2109 = readMissingEnd(p);
    if (r2109 === undefined) { return undefined; }
    value = r2109;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf272(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootEndNode | MissingEndNode;
  const r2112 = readCloseBraceArray(p);
  if (r2112 === undefined) { return -1; }
  value = r2112;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseBraceArray(p: number): BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: BadRootEndNode | MissingEndNode;
  l2113: {
    const s2114 = p;
    const t2115 = trail.length;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2116: {
        const r2117 = readBadRootEnd(p);
        if (r2117 === undefined) { break l2116; }
        value = r2117;
        p = pos;
        break l2113;
      }
      p = s2114;
      trail.length = t2115;
    } else touched ||= p >= end;
    const r2119 = readMissingEnd(p);
    if (r2119 === undefined) { return undefined; }
    value = r2119;
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
  const r2122 = readBadLateBracket(p);
  if (r2122 === undefined) { return -1; }
  value = r2122;
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
  let n2126 = 0;
  l2123: for (;;) {
    if (n2126 >= 9) break;
    const s2125 = p;
    l2124: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l2124;
      }
      p++;
      n2126++;
      continue l2123;
    }
    p = s2125;
    break;
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2129: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282)) {
      const s2127 = p;
      l2128: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282))) {
          touched ||= p >= end;
          break l2128;
        }
        p = skipMemberAhead(p);
        if (p < 0) { break l2128; }
        p = s2127;
        break l2129;
      }
      p = s2127;
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
  const r2131 = readCloseRootObject(p);
  if (r2131 === undefined) { return -1; }
  value = r2131;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootObject(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2132: {
    const s2133 = p;
    const t2134 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2135: {
        const r2136 = readObjectEnd(p);
        if (r2136 === undefined) { break l2135; }
        value = r2136;
        p = pos;
        break l2132;
      }
      p = s2133;
      trail.length = t2134;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2138: {
        const r2139 = readBadRootEnd(p);
        if (r2139 === undefined) { break l2138; }
        value = r2139;
        p = pos;
        break l2132;
      }
      p = s2133;
      trail.length = t2134;
    } else touched ||= p >= end;
    const r2141 = readMissingEnd(p);
    if (r2141 === undefined) { return undefined; }
    value = r2141;
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
  let e2144!: null;
  l2147: {
    if (((c = text.charCodeAt(p)) === 91 || c === 65339)) {
      const s2145 = p;
      l2146: {
        p = skipArrayAhead(p);
        if (p < 0) { break l2146; }
        p = s2145;
        break l2147;
      }
      p = s2145;
    } else touched ||= p >= end;
    return -1;
  }
  e2144 = null;
  value = [e2144];
  leafValue = value;
  return p;
}

function skipArrayAhead(p: number): number {
  let c = 0;
  l2148: {
    const s2149 = p;
    if (text.charCodeAt(p) === 91) {
      l2150: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2151: {
          const s2152 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2153: {
              p++;
              break l2151;
            }
            p = s2152;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 8230)) {
            l2154: {
              p++;
              break l2151;
            }
            p = s2152;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2155: {
              p++;
              {
                const s2156 = p;
                l2157: {
                  p = skipLogTag(p);
                  if (p < 0) { break l2157; }
                  break l2155;
                }
                p = s2156;
              }
              break l2151;
            }
            p = s2152;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
            l2163: {
              p = skipConstantAhead(p);
              if (p < 0) { break l2163; }
              break l2151;
            }
            p = s2152;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
            l2180: {
              p = skipWordList(p);
              if (p < 0) { break l2180; }
              break l2151;
            }
            p = s2152;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            l2188: {
              p++;
              let n2192 = 0;
              l2189: for (;;) {
                if (n2192 >= 200) break;
                const s2191 = p;
                l2190: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l2190;
                  }
                  p++;
                  n2192++;
                  continue l2189;
                }
                p = s2191;
                break;
              }
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2188;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
                touched ||= p >= end;
                break l2188;
              }
              p++;
              break l2151;
            }
            p = s2152;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2193 = p;
              l2194: {
                p++;
                break l2150;
              }
              p = s2193;
            }
          } else touched ||= p >= end;
        }
        break l2148;
      }
      p = s2149;
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
  let n2162 = 0;
  l2159: for (;;) {
    if (n2162 >= 40) break;
    const s2161 = p;
    l2160: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : false))) {
        touched ||= p >= end;
        break l2160;
      }
      p++;
      n2162++;
      continue l2159;
    }
    p = s2161;
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
  l2164: {
    const s2165 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
      l2166: {
        l2167: {
          const s2168 = p;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l2169: {
              p = skipLiteral(p);
              if (p < 0) { break l2169; }
              break l2167;
            }
            p = s2168;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            l2170: {
              p = skipOtherConstant(p);
              if (p < 0) { break l2170; }
              break l2167;
            }
            p = s2168;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 304))) {
            touched ||= p >= end;
            break l2166;
          }
          p = skipNan(p);
          if (p < 0) { break l2166; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2171: {
          const s2172 = p;
          if (((c = text.charCodeAt(p)) === 44 || c === 93)) {
            l2173: {
              p++;
              break l2171;
            }
            p = s2172;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2174 = p;
              l2175: {
                p++;
                break l2166;
              }
              p = s2174;
            }
          } else touched ||= p >= end;
        }
        break l2164;
      }
      p = s2165;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCutWord(p);
    if (p < 0) { return -1; }
    if (p < end) {
      {
        const s2177 = p;
        l2178: {
          p++;
          return -1;
        }
        p = s2177;
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
  l2181: for (;;) {
    const s2183 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2182: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l2182;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l2182;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        continue l2181;
      }
      p = s2183;
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
      const s2185 = p;
      l2186: {
        p++;
        return -1;
      }
      p = s2185;
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
  const r2196 = readBadLateElement(p);
  if (r2196 === undefined) { return -1; }
  value = r2196;
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
  l2199: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s2197 = p;
      l2198: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2200: {
          const s2201 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
            l2202: {
              p = skipQuotedAhead(p);
              if (p < 0) { break l2202; }
              break l2200;
            }
            p = s2201;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2198;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2198; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2198;
        }
        p++;
        p = s2197;
        break l2199;
      }
      p = s2197;
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
  const r2204 = readCloseRootArray(p);
  if (r2204 === undefined) { return -1; }
  value = r2204;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootArray(p: number): [null, ArrayEndNode] | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  l2205: {
    const s2206 = p;
    const t2207 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2208: {
        let e2209!: null;
        l2212: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2210 = p;
            l2211: {
              p++;
              p = s2210;
              break l2212;
            }
            p = s2210;
          } else touched ||= p >= end;
          break l2208;
        }
        e2209 = null;
        let e2213!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2208;
        }
        const r2214 = readArrayEnd(p);
        if (r2214 === undefined) { break l2208; }
        e2213 = r2214;
        p = pos;
        value = [e2209, e2213];
        break l2205;
      }
      p = s2206;
      trail.length = t2207;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2216: {
        const r2217 = readBadRootEnd(p);
        if (r2217 === undefined) { break l2216; }
        value = r2217;
        p = pos;
        break l2205;
      }
      p = s2206;
      trail.length = t2207;
    } else touched ||= p >= end;
    const r2219 = readMissingEnd(p);
    if (r2219 === undefined) { return undefined; }
    value = r2219;
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
  let e2222!: null;
  l2225: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s2223 = p;
      l2224: {
        p = skipMemberStart(p);
        if (p < 0) { break l2224; }
        p = s2223;
        break l2225;
      }
      p = s2223;
    } else touched ||= p >= end;
    return -1;
  }
  e2222 = null;
  value = [e2222];
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
  const r2226 = readOpenlessStart(p);
  if (r2226 === undefined) { return -1; }
  value = r2226;
  p = pos;
  leafValue = value;
  return p;
}

function readOpenlessStart(p: number): OpenlessStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r2227 = readObjectKind(p);
  if (r2227 === undefined) { return undefined; }
  l_kind = r2227;
  p = pos;
  const r2229 = readMissingOpen(p);
  if (r2229 === undefined) { return undefined; }
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
  let e2232!: null;
  l2235: {
    if (text.charCodeAt(p) === 40) {
      const s2233 = p;
      l2234: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2236: {
          const s2237 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2238: {
              p++;
              break l2236;
            }
            p = s2237;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2234;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2234; }
        }
        p = s2233;
        break l2235;
      }
      p = s2233;
    } else touched ||= p >= end;
    return -1;
  }
  e2232 = null;
  value = [e2232];
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
  const r2239 = readRootWord(p);
  if (r2239 === undefined) { return -1; }
  value = r2239;
  p = pos;
  leafValue = value;
  return p;
}

function readRootWord(p: number): WordNode | RepairedRootNode | undefined {
  let c = 0;
  let value!: WordNode | RepairedRootNode;
  l2240: {
    const s2241 = p;
    const t2242 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2243: {
        const r2244 = readWord(p);
        if (r2244 === undefined) { break l2243; }
        value = r2244;
        p = pos;
        l2248: {
          const s2246 = p;
          l2247: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2247; }
            p = s2246;
            break l2248;
          }
          p = s2246;
          break l2243;
        }
        break l2240;
      }
      p = s2241;
      trail.length = t2242;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2249 = readRepairedRoot(p);
    if (r2249 === undefined) { return undefined; }
    value = r2249;
    p = pos;
    l2276: {
      const s2274 = p;
      l2275: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2275; }
        p = s2274;
        break l2276;
      }
      p = s2274;
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
  l2250: {
    const s2251 = p;
    const t2252 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l2253: {
        const r2254 = readBadCutSign(p);
        if (r2254 === undefined) { break l2253; }
        l_value = r2254;
        p = pos;
        break l2250;
      }
      p = s2251;
      trail.length = t2252;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2256: {
        const r2257 = readBadCutNumber(p);
        if (r2257 === undefined) { break l2256; }
        l_value = r2257;
        p = pos;
        break l2250;
      }
      p = s2251;
      trail.length = t2252;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2259: {
        const r2260 = readBadLeadingZero(p);
        if (r2260 === undefined) { break l2259; }
        l_value = r2260;
        p = pos;
        break l2250;
      }
      p = s2251;
      trail.length = t2252;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2262: {
        const r2263 = readRepairedNumber(p);
        if (r2263 === undefined) { break l2262; }
        l_value = r2263;
        p = pos;
        break l2250;
      }
      p = s2251;
      trail.length = t2252;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 304)) {
      l2265: {
        const r2266 = readBadNan(p);
        if (r2266 === undefined) { break l2265; }
        l_value = r2266;
        p = pos;
        break l2250;
      }
      p = s2251;
      trail.length = t2252;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2268: {
        const r2269 = readBadConstant(p);
        if (r2269 === undefined) { break l2268; }
        l_value = r2269;
        p = pos;
        break l2250;
      }
      p = s2251;
      trail.length = t2252;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2271 = readBadCutWord(p);
    if (r2271 === undefined) { return undefined; }
    l_value = r2271;
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
  let e2278!: null;
  l2281: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2279 = p;
      l2280: {
        p = skipRootTextAhead(p);
        if (p < 0) { break l2280; }
        p = s2279;
        break l2281;
      }
      p = s2279;
    } else touched ||= p >= end;
    return -1;
  }
  e2278 = null;
  value = [e2278];
  leafValue = value;
  return p;
}

function skipRootTextAhead(p: number): number {
  let c = 0;
  l2282: {
    const s2283 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      l2284: {
        l2285: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s2287 = p;
            l2286: {
              p = skipPrefix(p);
              if (p < 0) { break l2286; }
              break l2285;
            }
            p = s2287;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2284;
        }
        p++;
        l2288: {
          const s2289 = p;
          if (((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93)) {
            l2290: {
              let n2294 = 0;
              l2291: for (;;) {
                if (n2294 >= 200) break;
                const s2293 = p;
                l2292: {
                  if (!(((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93))) {
                    touched ||= p >= end;
                    break l2292;
                  }
                  p++;
                  n2294++;
                  continue l2291;
                }
                p = s2293;
                break;
              }
              if (n2294 < 200) { break l2290; }
              break l2288;
            }
            p = s2289;
          } else touched ||= p >= end;
          l2295: for (;;) {
            const s2297 = p;
            if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
              l2296: {
                l2299: {
                  const s2300 = p;
                  if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                    l2301: {
                      p++;
                      break l2299;
                    }
                    p = s2300;
                  } else touched ||= p >= end;
                  if (!(text.charCodeAt(p) === 92)) {
                    touched ||= p >= end;
                    break l2296;
                  }
                  p = skipGoodEscape(p);
                  if (p < 0) { break l2296; }
                }
                continue l2295;
              }
              p = s2297;
            } else touched ||= p >= end;
            break;
          }
          l2302: {
            const s2303 = p;
            if (text.charCodeAt(p) === 34) {
              l2304: {

                p++;
                p = skipEndsRoot(p);
                if (p < 0) { break l2304; }
                break l2302;
              }
              p = s2303;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s2305 = p;
                l2306: {
                  p++;
                  break l2284;
                }
                p = s2305;
              }
            } else touched ||= p >= end;
          }
        }
        break l2282;
      }
      p = s2283;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2308: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l2308;
        }
        p += 3;
        break l2282;
      }
      p = s2283;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2309: {
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s2310 = p;
            l2311: {
              p++;
              break l2309;
            }
            p = s2310;
          }
        } else touched ||= p >= end;
        break l2282;
      }
      p = s2283;
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
  const r2313 = readFenceStart(p);
  if (r2313 === undefined) { return -1; }
  value = r2313;
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
  const r2314 = readBadFence(p);
  if (r2314 === undefined) { return undefined; }
  p = pos;
  const s2319 = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFence(p);
  if (p < 0) { return undefined; }
  l_run = text.slice(s2319, p);
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) p++;
  touched ||= p >= end;
  {
    const s2320 = p;
    l2321: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s2323 = p;
          l2324: {
            p++;
            break l2321;
          }
          p = s2323;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s2320;
  }
  pos = p;
  return { type: 'FenceStart', start: base + start, end: base + p, run: l_run };
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  l2317: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s2315 = p;
      l2316: {
        p = skipFence(p);
        if (p < 0) { break l2316; }
        p = s2315;
        break l2317;
      }
      p = s2315;
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
  const r2327 = readBadSequence(p);
  if (r2327 === undefined) { return -1; }
  value = r2327;
  p = pos;
  leafValue = value;
  return p;
}

function readBadSequence(p: number): BadSequenceNode | undefined {
  let c = 0;
  const start = p;
  l2328: {
    const s2329 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2330: {
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l2330;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2331: {
          if (text.charCodeAt(p) === 44) {
            const s2333 = p;
            l2332: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2331;
            }
            p = s2333;
          } else touched ||= p >= end;
        }
        l2336: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2334 = p;
            l2335: {
              l2337: {
                const s2338 = p;
                if (text.charCodeAt(p) === 123) {
                  l2339: {

                    p++;
                    break l2337;
                  }
                  p = s2338;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2335;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2335; }
              }
              p = s2334;
              break l2336;
            }
            p = s2334;
          } else touched ||= p >= end;
          break l2330;
        }
        break l2328;
      }
      p = s2329;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l2340: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2343: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2341 = p;
            l2342: {
              l2344: {
                const s2345 = p;
                if (text.charCodeAt(p) === 123) {
                  l2346: {

                    p++;
                    break l2344;
                  }
                  p = s2345;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2342;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2342; }
              }
              p = s2341;
              break l2343;
            }
            p = s2341;
          } else touched ||= p >= end;
          break l2340;
        }
        break l2328;
      }
      p = s2329;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l2347: {
      if (text.charCodeAt(p) === 44) {
        const s2349 = p;
        l2348: {

          p++;
          break l2347;
        }
        p = s2349;
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
    l2352: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 171 || c === 180 || c === 304 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
        const s2350 = p;
        l2351: {
          l2353: {
            const s2354 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 304)) {
              l2355: {
                p = skipRootWord(p);
                if (p < 0) { break l2355; }
                break l2353;
              }
              p = s2354;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
              l2488: {
                p = skipRootTextAhead(p);
                if (p < 0) { break l2488; }
                break l2353;
              }
              p = s2354;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
              l2489: {
                l2490: {
                  if (text.charCodeAt(p) === 45) {
                    const s2492 = p;
                    l2491: {

                      p++;
                      break l2490;
                    }
                    p = s2492;
                  } else touched ||= p >= end;
                }
                if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                  touched ||= p >= end;
                  break l2489;
                }
                p++;
                while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                touched ||= p >= end;
                if (p < end) {
                  {
                    const s2493 = p;
                    l2494: {
                      p++;
                      break l2489;
                    }
                    p = s2493;
                  }
                } else touched ||= p >= end;
                break l2353;
              }
              p = s2354;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 45) {
              l2496: {

                p++;
                if (p < end) {
                  {
                    const s2497 = p;
                    l2498: {
                      p++;
                      break l2496;
                    }
                    p = s2497;
                  }
                } else touched ||= p >= end;
                break l2353;
              }
              p = s2354;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
              touched ||= p >= end;
              break l2351;
            }
            p = skipCutWord(p);
            if (p < 0) { break l2351; }
            if (p < end) {
              {
                const s2500 = p;
                l2501: {
                  p++;
                  break l2351;
                }
                p = s2500;
              }
            } else touched ||= p >= end;
          }
          p = s2350;
          break l2352;
        }
        p = s2350;
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
  l2356: {
    const s2357 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2358: {
        p = skipWord(p);
        if (p < 0) { break l2358; }
        l2393: {
          const s2391 = p;
          l2392: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2392; }
            p = s2391;
            break l2393;
          }
          p = s2391;
          break l2358;
        }
        break l2356;
      }
      p = s2357;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipRepairedRoot(p);
    if (p < 0) { return -1; }
    l2487: {
      const s2485 = p;
      l2486: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2486; }
        p = s2485;
        break l2487;
      }
      p = s2485;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  l2359: {
    const s2360 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2361: {
        p = skipText(p);
        if (p < 0) { break l2361; }
        l2378: {
          const s2376 = p;
          l2377: {
            p = skipEnds(p);
            if (p < 0) { break l2377; }
            p = s2376;
            break l2378;
          }
          p = s2376;
          break l2361;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
          {
            const s2379 = p;
            l2380: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l2380;
              }
              p++;
              break l2361;
            }
            p = s2379;
          }
        } else touched ||= p >= end;
        break l2359;
      }
      p = s2360;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2382: {
        p = skipNumber(p);
        if (p < 0) { break l2382; }
        break l2359;
      }
      p = s2360;
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
  l2362: {
    const s2363 = p;
    if (text.charCodeAt(p) === 34) {
      l2364: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2364;
        }
        p++;
        break l2362;
      }
      p = s2363;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2366: {

        p++;
        l2368: for (;;) {
          const s2370 = p;
          if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
            l2369: {
              l2372: {
                const s2373 = p;
                if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                  l2374: {
                    p++;
                    break l2372;
                  }
                  p = s2373;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 92)) {
                  touched ||= p >= end;
                  break l2369;
                }
                p = skipGoodEscape(p);
                if (p < 0) { break l2369; }
              }
              continue l2368;
            }
            p = s2370;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2366;
        }
        p++;
        break l2362;
      }
      p = s2363;
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
  l2386: {
    const s2384 = p;
    l2385: {
      p = skipEndsWord(p);
      if (p < 0) { break l2385; }
      p = s2384;
      break l2386;
    }
    p = s2384;
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
  l2390: {
    const s2388 = p;
    l2389: {
      p = skipEndsWord(p);
      if (p < 0) { break l2389; }
      p = s2388;
      break l2390;
    }
    p = s2388;
    return -1;
  }
  return p;
}

function skipRepairedRoot(p: number): number {
  let c = 0;
  l2394: {
    const s2395 = p;
    if (text.charCodeAt(p) === 45) {
      l2396: {
        p = skipBadCutSign(p);
        if (p < 0) { break l2396; }
        break l2394;
      }
      p = s2395;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2400: {
        p = skipBadCutNumber(p);
        if (p < 0) { break l2400; }
        break l2394;
      }
      p = s2395;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2417: {
        p = skipBadLeadingZero(p);
        if (p < 0) { break l2417; }
        break l2394;
      }
      p = s2395;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2432: {
        p = skipRepairedNumber(p);
        if (p < 0) { break l2432; }
        break l2394;
      }
      p = s2395;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 304)) {
      l2474: {
        p = skipBadNan(p);
        if (p < 0) { break l2474; }
        break l2394;
      }
      p = s2395;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2478: {
        p = skipBadConstant(p);
        if (p < 0) { break l2478; }
        break l2394;
      }
      p = s2395;
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
      const s2397 = p;
      l2398: {
        p++;
        return -1;
      }
      p = s2397;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadCutNumber(p: number): number {
  let c = 0;
  l2402: {
    if (text.charCodeAt(p) === 45) {
      const s2404 = p;
      l2403: {

        p++;
        break l2402;
      }
      p = s2404;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l2405: {
    if (text.charCodeAt(p) === 46) {
      const s2407 = p;
      l2406: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2406;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2405;
      }
      p = s2407;
    } else touched ||= p >= end;
  }
  l2408: {
    const s2409 = p;
    if (text.charCodeAt(p) === 46) {
      l2410: {

        p++;
        break l2408;
      }
      p = s2409;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2411: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s2413 = p;
        l2412: {
          p++;
          break l2411;
        }
        p = s2413;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s2414 = p;
      l2415: {
        p++;
        return -1;
      }
      p = s2414;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadLeadingZero(p: number): number {
  let c = 0;
  l2419: {
    if (text.charCodeAt(p) === 45) {
      const s2421 = p;
      l2420: {

        p++;
        break l2419;
      }
      p = s2421;
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
  l2423: {
    if (text.charCodeAt(p) === 46) {
      const s2425 = p;
      l2424: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2424;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2423;
      }
      p = s2425;
    } else touched ||= p >= end;
  }
  l2426: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s2428 = p;
      l2427: {
        p = skipExponent(p);
        if (p < 0) { break l2427; }
        break l2426;
      }
      p = s2428;
    } else touched ||= p >= end;
  }
  l2431: {
    const s2429 = p;
    l2430: {
      p = skipEndsWord(p);
      if (p < 0) { break l2430; }
      p = s2429;
      break l2431;
    }
    p = s2429;
    return -1;
  }
  return p;
}

function skipRepairedNumber(p: number): number {
  let c = 0;
  l2434: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s2436 = p;
      l2435: {
        l2437: {
          const s2438 = p;
          if (text.charCodeAt(p) === 45) {
            l2439: {

              p++;
              break l2437;
            }
            p = s2438;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 43) {
            touched ||= p >= end;
            break l2435;
          }
          p++;
        }
        break l2434;
      }
      p = s2436;
    } else touched ||= p >= end;
  }
  l2440: {
    const s2441 = p;
    if (text.charCodeAt(p) === 48) {
      l2442: {
        p = skipBadRadix(p);
        if (p < 0) { break l2442; }
        break l2440;
      }
      p = s2441;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLooseDecimal(p);
    if (p < 0) { return -1; }
  }
  l2473: {
    const s2471 = p;
    l2472: {
      p = skipEndsWord(p);
      if (p < 0) { break l2472; }
      p = s2471;
      break l2473;
    }
    p = s2471;
    return -1;
  }
  return p;
}

function skipBadRadix(p: number): number {
  let c = 0;
  l2443: {
    const s2444 = p;
    if (text.charCodeAt(p) === 48) {
      l2445: {
        if (!isCaseless(p, "0x")) { break l2445; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l2445;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l2443;
      }
      p = s2444;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l2446: {
        if (!isCaseless(p, "0o")) { break l2446; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l2446;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l2443;
      }
      p = s2444;
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
  l2447: {
    const s2448 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2449: {
        l2451: {
          const s2452 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2453: {
              p = skipBadDigitGroups(p);
              if (p < 0) { break l2453; }
              break l2451;
            }
            p = s2452;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2449;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l2458: {
          if (text.charCodeAt(p) === 46) {
            const s2460 = p;
            l2459: {
              l2461: {
                const s2462 = p;
                if (text.charCodeAt(p) === 46) {
                  l2463: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l2463;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l2461;
                  }
                  p = s2462;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 46) {
                  touched ||= p >= end;
                  break l2459;
                }
                p++;
              }
              break l2458;
            }
            p = s2460;
          } else touched ||= p >= end;
        }
        l2464: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s2466 = p;
            l2465: {
              p = skipExponent(p);
              if (p < 0) { break l2465; }
              break l2464;
            }
            p = s2466;
          } else touched ||= p >= end;
        }
        break l2447;
      }
      p = s2448;
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
    l2468: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s2470 = p;
        l2469: {
          p = skipExponent(p);
          if (p < 0) { break l2469; }
          break l2468;
        }
        p = s2470;
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
  let m2457 = false;
  l2454: for (;;) {
    const s2456 = p;
    if (text.charCodeAt(p) === 95) {
      l2455: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2455;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m2457 = true;
        continue l2454;
      }
      p = s2456;
    } else touched ||= p >= end;
    break;
  }
  if (!m2457) { return -1; }
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
  l2477: {
    const s2475 = p;
    l2476: {
      p = skipEndsWord(p);
      if (p < 0) { break l2476; }
      p = s2475;
      break l2477;
    }
    p = s2475;
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
  l2481: {
    const s2479 = p;
    l2480: {
      p = skipEndsWord(p);
      if (p < 0) { break l2480; }
      p = s2479;
      break l2481;
    }
    p = s2479;
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
      const s2482 = p;
      l2483: {
        p++;
        return -1;
      }
      p = s2482;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf319(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2504!: null;
  l2507: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65339 || c === 65371)) {
      const s2505 = p;
      l2506: {
        p++;
        p = s2505;
        break l2507;
      }
      p = s2505;
    } else touched ||= p >= end;
    return -1;
  }
  e2504 = null;
  value = [e2504];
  leafValue = value;
  return p;
}

function leaf320(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootCommaNode | "";
  l2508: {
    const s2509 = p;
    const t2510 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2511: {
        const r2512 = readBadRootComma(p);
        if (r2512 === undefined) { break l2511; }
        value = r2512;
        p = pos;
        break l2508;
      }
      p = s2509;
      trail.length = t2510;
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
  l2515: {
    const s2513 = p;
    l2514: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l2516: {
        const s2517 = p;
        l2518: {
          if (p < end) {
            {
              const s2519 = p;
              l2520: {
                p++;
                break l2518;
              }
              p = s2519;
            }
          } else touched ||= p >= end;
          break l2516;
        }
        p = s2517;
        if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
          touched ||= p >= end;
          break l2514;
        }
        p = skipFence(p);
        if (p < 0) { break l2514; }
      }
      p = s2513;
      break l2515;
    }
    p = s2513;
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
  let e2523!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2524 = p;
      l2525: {
        p = skipClosingFence(p);
        if (p < 0) { break l2525; }
        return -1;
      }
      p = s2524;
    }
  } else touched ||= p >= end;
  e2523 = null;
  value = [e2523];
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
  const r2527 = readFence(p);
  if (r2527 === undefined) { return undefined; }
  value = r2527;
  p = pos;
  pos = p;
  return value;
}

function readFence(p: number): string | undefined {
  let value!: string;
  l2528: {
    const s2529 = p;
    if (text.charCodeAt(p) === 96) {
      l2530: {
        const s2531 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2530;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s2531, p);
        break l2528;
      }
      p = s2529;
    } else touched ||= p >= end;
    const s2532 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s2532, p);
  }
  pos = p;
  return value;
}

function leaf326(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2534!: null;
  l2537: {
    if (text.charCodeAt(p) === 123) {
      const s2535 = p;
      l2536: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2536; }
        p = s2535;
        break l2537;
      }
      p = s2535;
    } else touched ||= p >= end;
    return -1;
  }
  e2534 = null;
  value = [e2534];
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
  l2538: {
    const s2539 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2540: {
        p++;
        let n2544 = 0;
        l2541: for (;;) {
          if (n2544 >= 200) break;
          const s2543 = p;
          l2542: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
              touched ||= p >= end;
              break l2542;
            }
            p++;
            n2544++;
            continue l2541;
          }
          p = s2543;
          break;
        }
        l2545: {
          const s2546 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2547: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l2548: {
                const s2549 = p;
                if (((c = text.charCodeAt(p)) === 44 || c === 58 || c === 125)) {
                  l2550: {
                    p++;
                    break l2548;
                  }
                  p = s2549;
                } else touched ||= p >= end;
                if (p < end) {
                  {
                    const s2551 = p;
                    l2552: {
                      p++;
                      break l2547;
                    }
                    p = s2551;
                  }
                } else touched ||= p >= end;
              }
              break l2545;
            }
            p = s2546;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2554 = p;
              l2555: {
                p++;
                break l2540;
              }
              p = s2554;
            }
          } else touched ||= p >= end;
        }
        break l2538;
      }
      p = s2539;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2557: {
        p++;
        let n2561 = 0;
        l2558: for (;;) {
          if (n2561 >= 200) break;
          const s2560 = p;
          l2559: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2559;
            }
            p++;
            n2561++;
            continue l2558;
          }
          p = s2560;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2562: {
          const s2563 = p;
          if (text.charCodeAt(p) === 58) {
            l2564: {

              p++;
              break l2562;
            }
            p = s2563;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2565 = p;
              l2566: {
                p++;
                break l2557;
              }
              p = s2565;
            }
          } else touched ||= p >= end;
        }
        break l2538;
      }
      p = s2539;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 125) {
      l2568: {

        p++;
        break l2538;
      }
      p = s2539;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l2569: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l2569;
        }
        p += 2;
        break l2538;
      }
      p = s2539;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2570 = p;
        l2571: {
          p++;
          return -1;
        }
        p = s2570;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf328(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2573!: null;
  l2576: {
    if (text.charCodeAt(p) === 91) {
      const s2574 = p;
      l2575: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2575; }
        p = s2574;
        break l2576;
      }
      p = s2574;
    } else touched ||= p >= end;
    return -1;
  }
  e2573 = null;
  value = [e2573];
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
  l2577: {
    const s2578 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2579: {
        p++;
        break l2577;
      }
      p = s2578;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l2580: {

        p++;
        break l2577;
      }
      p = s2578;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
      l2581: {
        p = skipConstantAhead(p);
        if (p < 0) { break l2581; }
        break l2577;
      }
      p = s2578;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2582: {
        let n2586 = 0;
        l2583: for (;;) {
          if (n2586 >= 40) break;
          const s2585 = p;
          l2584: {
            if (!(((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l2584;
            }
            p++;
            n2586++;
            continue l2583;
          }
          p = s2585;
          break;
        }
        if (n2586 < 1) { break l2582; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2587: {
          const s2588 = p;
          if (text.charCodeAt(p) === 44) {
            l2589: {

              p++;
              break l2587;
            }
            p = s2588;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2590 = p;
              l2591: {
                p++;
                break l2582;
              }
              p = s2590;
            }
          } else touched ||= p >= end;
        }
        break l2577;
      }
      p = s2578;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2593: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false))) {
          touched ||= p >= end;
          break l2593;
        }
        p++;
        break l2577;
      }
      p = s2578;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2594 = p;
        l2595: {
          p++;
          return -1;
        }
        p = s2594;
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
  l2597: {
    const s2598 = p;
    const t2599 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2600: {
        const r2601 = readBadCall(p);
        if (r2601 === undefined) { break l2600; }
        value = r2601;
        p = pos;
        break l2597;
      }
      p = s2598;
      trail.length = t2599;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
      touched ||= p >= end;
      return -1;
    }
    const r2624 = readBadAssignment(p);
    if (r2624 === undefined) { return -1; }
    value = r2624;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCall(p: number): BadCallNode | undefined {
  let c = 0;
  const start = p;
  l2602: {
    const s2603 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2604: {
        p++;
        let n2608 = 0;
        l2605: for (;;) {
          if (n2608 >= 200) break;
          const s2607 = p;
          l2606: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2606;
            }
            p++;
            n2608++;
            continue l2605;
          }
          p = s2607;
          break;
        }
        let n2612 = 0;
        l2609: for (;;) {
          if (n2612 >= 9) break;
          const s2611 = p;
          l2610: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2610;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2610;
            }
            p++;
            let n2616 = 0;
            l2613: for (;;) {
              if (n2616 >= 200) break;
              const s2615 = p;
              l2614: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l2614;
                }
                p++;
                n2616++;
                continue l2613;
              }
              p = s2615;
              break;
            }
            n2612++;
            continue l2609;
          }
          p = s2611;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2604;
        }
        p++;
        l2619: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
            const s2617 = p;
            l2618: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : false))) {
                touched ||= p >= end;
                break l2618;
              }
              p++;
              p = s2617;
              break l2619;
            }
            p = s2617;
          } else touched ||= p >= end;
          break l2604;
        }
        break l2602;
      }
      p = s2603;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 40) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2622: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
        const s2620 = p;
        l2621: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
            touched ||= p >= end;
            break l2621;
          }
          p++;
          p = s2620;
          break l2622;
        }
        p = s2620;
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
  l2625: {
    const s2626 = p;
    if (((c = text.charCodeAt(p)) === 99 || c === 108 || c === 118)) {
      l2627: {
        p = skipDeclaration(p);
        if (p < 0) { break l2627; }
        break l2625;
      }
      p = s2626;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2636: {
        p++;
        let n2640 = 0;
        l2637: for (;;) {
          if (n2640 >= 200) break;
          const s2639 = p;
          l2638: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2638;
            }
            p++;
            n2640++;
            continue l2637;
          }
          p = s2639;
          break;
        }
        let n2644 = 0;
        l2641: for (;;) {
          if (n2644 >= 9) break;
          const s2643 = p;
          l2642: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2642;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2642;
            }
            p++;
            let n2648 = 0;
            l2645: for (;;) {
              if (n2648 >= 200) break;
              const s2647 = p;
              l2646: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l2646;
                }
                p++;
                n2648++;
                continue l2645;
              }
              p = s2647;
              break;
            }
            n2644++;
            continue l2641;
          }
          p = s2643;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 61) {
          touched ||= p >= end;
          break l2636;
        }
        p++;
        break l2625;
      }
      p = s2626;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 101 || c === 114))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipExporting(p);
    if (p < 0) { return undefined; }
  }
  l2654: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
      const s2652 = p;
      l2653: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : false))) {
          touched ||= p >= end;
          break l2653;
        }
        p++;
        p = s2652;
        break l2654;
      }
      p = s2652;
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
  l2628: {
    const s2629 = p;
    if (text.charCodeAt(p) === 118) {
      l2630: {
        if (!text.startsWith("var", p)) {
          reachesEnd(p, "var");
          break l2630;
        }
        p += 3;
        break l2628;
      }
      p = s2629;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 108) {
      l2631: {
        if (!text.startsWith("let", p)) {
          reachesEnd(p, "let");
          break l2631;
        }
        p += 3;
        break l2628;
      }
      p = s2629;
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
  let n2635 = 0;
  l2632: for (;;) {
    if (n2635 >= 200) break;
    const s2634 = p;
    l2633: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l2633;
      }
      p++;
      n2635++;
      continue l2632;
    }
    p = s2634;
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
  l2649: {
    const s2650 = p;
    if (text.charCodeAt(p) === 101) {
      l2651: {
        if (!text.startsWith("export", p)) {
          reachesEnd(p, "export");
          break l2651;
        }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2651;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 100 || !text.startsWith("default", p)) {
          reachesEnd(p, "default");
          break l2651;
        }
        p += 7;
        break l2649;
      }
      p = s2650;
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
  l2656: {
    const s2657 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false)) {
      l2658: {
        const r2659 = readWrapperEnd(p);
        if (r2659 === undefined) { break l2658; }
        value = r2659;
        p = pos;
        break l2656;
      }
      p = s2657;
    } else touched ||= p >= end;
    value = '';
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): [string[], [")", string[], ";" | null] | ";"] | undefined {
  let value!: [string[], [")", string[], ";" | null] | ";"];
  let e2660!: string[];
  const r2661 = readWs(p);
  if (r2661 === undefined) { return undefined; }
  e2660 = r2661;
  p = pos;
  let e2669!: [")", string[], ";" | null] | ";";
  l2670: {
    const s2671 = p;
    if (text.charCodeAt(p) === 41) {
      l2672: {
        let e2673!: ")";

        e2673 = ")";
        p++;
        let e2674!: string[];
        const r2675 = readWs(p);
        if (r2675 === undefined) { break l2672; }
        e2674 = r2675;
        p = pos;
        let e2677!: ";" | null;
        l2678: {
          if (text.charCodeAt(p) === 59) {
            const s2680 = p;
            l2679: {

              e2677 = ";";
              p++;
              break l2678;
            }
            p = s2680;
          } else touched ||= p >= end;
          e2677 = null;
        }
        e2669 = [e2673, e2674, e2677];
        break l2670;
      }
      p = s2671;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 59) {
      touched ||= p >= end;
      return undefined;
    }
    e2669 = ";";
    p++;
  }
  value = [e2660, e2669];
  pos = p;
  return value;
}

function readWs(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list2666: string[] = [];
  l2662: for (;;) {
    const s2664 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2663: {
        let v2665!: string;
        v2665 = text.charAt(p);
        p++;
        list2666.push(v2665);
        continue l2662;
      }
      p = s2664;
    } else touched ||= p >= end;
    break;
  }
  value = list2666;
  pos = p;
  return value;
}

function leaf338(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootBracketNode | [null, BadProseNode];
  l2682: {
    const s2683 = p;
    const t2684 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2685: {
        const r2686 = readBadRootBracket(p);
        if (r2686 === undefined) { break l2685; }
        value = r2686;
        p = pos;
        break l2682;
      }
      p = s2683;
      trail.length = t2684;
    } else touched ||= p >= end;
    let e2688!: null;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      {
        const s2689 = p;
        l2690: {
          p = skipFence(p);
          if (p < 0) { break l2690; }
          return -1;
        }
        p = s2689;
      }
    } else touched ||= p >= end;
    e2688 = null;
    let e2692!: BadProseNode;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2693 = readBadProse(p);
    if (r2693 === undefined) { return -1; }
    e2692 = r2693;
    p = pos;
    value = [e2688, e2692];
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
  l2694: for (;;) {
    const s2696 = p;
    if (p < end) {
      l2695: {
        l2698: {
          const s2699 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : (c >= 128 && c <= 65278) || c >= 65280)) {
            l2700: {
              p++;
              break l2698;
            }
            p = s2699;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : c === 65279)) {
            {
              const s2701 = p;
              l2702: {
                p = skipProseStop(p);
                if (p < 0) { break l2702; }
                break l2695;
              }
              p = s2701;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2695;
          }
          p++;
        }
        continue l2694;
      }
      p = s2696;
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
  l2704: {
    const s2705 = p;
    if (text.charCodeAt(p) === 123) {
      l2706: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2706; }
        break l2704;
      }
      p = s2705;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2707: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2707; }
        break l2704;
      }
      p = s2705;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2708: {
        p = skipFence(p);
        if (p < 0) { break l2708; }
        break l2704;
      }
      p = s2705;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65279) {
      l2709: {

        p++;
        break l2704;
      }
      p = s2705;
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
  l2711: {
    const s2712 = p;
    const t2713 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2714: {
        const r2715 = readFenceEnd(p);
        if (r2715 === undefined) { break l2714; }
        value = r2715;
        p = pos;
        break l2711;
      }
      p = s2712;
      trail.length = t2713;
    } else touched ||= p >= end;
    const r2719 = readMissingFenceEnd(p);
    if (r2719 === undefined) { return -1; }
    value = r2719;
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
  const r2716 = readClosingFence(p);
  if (r2716 === undefined) { return undefined; }
  value = r2716;
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
  const r2721 = readMissingDocument(p);
  if (r2721 === undefined) { return -1; }
  value = r2721;
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
  l2723: {
    const s2724 = p;
    const t2725 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2726: {
        const r2727 = readBadLooseFence(p);
        if (r2727 === undefined) { break l2726; }
        value = r2727;
        p = pos;
        break l2723;
      }
      p = s2724;
      trail.length = t2725;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2729: {
        const r2730 = readBadRootBracket(p);
        if (r2730 === undefined) { break l2729; }
        value = r2730;
        p = pos;
        break l2723;
      }
      p = s2724;
      trail.length = t2725;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2732 = readBadProse(p);
    if (r2732 === undefined) { return -1; }
    value = r2732;
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
  l2734: {
    const s2735 = p;
    const t2736 = trail.length;
    l2737: {
      const r2738 = readMissingDocument(p);
      if (r2738 === undefined) { break l2737; }
      value = r2738;
      p = pos;
      break l2734;
    }
    p = s2735;
    trail.length = t2736;
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
