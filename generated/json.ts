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
      l497: {
        const r498 = readRepairedPlaceholder(p);
        if (r498 === undefined) { break l497; }
        e273 = r498;
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
    const r509 = readRepairedText(p);
    if (r509 === undefined) { return -1; }
    e273 = r509;
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
            const s488 = p;
            l489: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l489;
              }
              p++;
              break l314;
            }
            p = s488;
          }
        } else touched ||= p >= end;
        break l311;
      }
      p = s312;
      trail.length = t313;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l491: {
        const r492 = readNumber(p);
        if (r492 === undefined) { break l491; }
        l_value = r492;
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
    const r494 = readConstant(p);
    if (r494 === undefined) { return undefined; }
    l_value = r494;
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
    l421: {
      p = skipInArray(p);
      if (p < 0) { break l421; }
      p = skipEndsElement(p);
      if (p < 0) { break l421; }
      break l320;
    }
    p = s321;
    {
      const s468 = p;
      l469: {
        p = skipInObject(p);
        if (p < 0) { break l469; }
        return -1;
      }
      p = s468;
    }
    {
      const s471 = p;
      l472: {
        p = skipInArray(p);
        if (p < 0) { break l472; }
        return -1;
      }
      p = s471;
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
      l410: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l410;
        }
        p = skipEol(p);
        if (p < 0) { break l410; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l410;
        }
        p++;
        break l323;
      }
      p = s324;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l411: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l411;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l411;
        }
        p++;
        let n415 = 0;
        l412: for (;;) {
          if (n415 >= 200) break;
          const s414 = p;
          l413: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l413;
            }
            p++;
            n415++;
            continue l412;
          }
          p = s414;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l411;
        }
        p++;
        break l323;
      }
      p = s324;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l416: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l416;
        }
        p = skipEol(p);
        if (p < 0) { break l416; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l416;
        }
        p++;
        let n420 = 0;
        l417: for (;;) {
          if (n420 >= 200) break;
          const s419 = p;
          l418: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l418;
            }
            p++;
            n420++;
            continue l417;
          }
          p = s419;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l416;
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
    if (text.charCodeAt(p) === 47) {
      l395: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l395;
        }
        p += 2;
        let n399 = 0;
        l396: for (;;) {
          if (n399 >= 200) break;
          const s398 = p;
          l397: {
            if (text.charCodeAt(p) === 42) {
              {
                const s400 = p;
                l401: {
                  if (!text.startsWith("*/", p)) {
                    reachesEnd(p, "*/");
                    break l401;
                  }
                  p += 2;
                  break l397;
                }
                p = s400;
              }
            } else touched ||= p >= end;
            if (!((p < end && text.charCodeAt(p) !== 34))) {
              touched ||= p >= end;
              break l397;
            }
            p++;
            n399++;
            continue l396;
          }
          p = s398;
          break;
        }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) {
          reachesEnd(p, "*/");
          break l395;
        }
        p += 2;
        break l379;
      }
      p = s380;
    } else touched ||= p >= end;
    l403: {
      const s404 = p;
      if (text.charCodeAt(p) === 47) {
        l405: {
          if (!text.startsWith("//", p)) {
            reachesEnd(p, "//");
            break l405;
          }
          p += 2;
          break l403;
        }
        p = s404;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        return -1;
      }
      p++;
    }
    let n409 = 0;
    l406: for (;;) {
      if (n409 >= 200) break;
      const s408 = p;
      l407: {
        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l407;
        }
        p++;
        n409++;
        continue l406;
      }
      p = s408;
      break;
    }
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipEol(p);
    if (p < 0) { return -1; }
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
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
  l422: {
    const s423 = p;
    l424: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l425: {
        const s426 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
          l427: {
            p++;
            break l425;
          }
          p = s426;
        } else touched ||= p >= end;
        l428: {
          if (p < end) {
            {
              const s429 = p;
              l430: {
                p++;
                break l428;
              }
              p = s429;
            }
          } else touched ||= p >= end;
          break l425;
        }
        p = s426;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l432: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipElementFollows(p);
            if (p < 0) { break l432; }
            break l425;
          }
          p = s426;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l453: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l454: {
              const s455 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                l456: {
                  p++;
                  break l454;
                }
                p = s455;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                touched ||= p >= end;
                break l453;
              }
              p++;
              let n460 = 0;
              l457: for (;;) {
                if (n460 >= 200) break;
                const s459 = p;
                l458: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l458;
                  }
                  p++;
                  n460++;
                  continue l457;
                }
                p = s459;
                break;
              }
            }
            break l425;
          }
          p = s426;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 12289 || c === 65292)) {
          l461: {
            p++;
            break l425;
          }
          p = s426;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l462: {
            p = skipFence(p);
            if (p < 0) { break l462; }
            break l425;
          }
          p = s426;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l424;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l424;
        }
        p = skipValueStart(p);
        if (p < 0) { break l424; }
      }
      break l422;
    }
    p = s423;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l463: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 35 || c === 47))) {
          touched ||= p >= end;
          break l463;
        }
        p = skipLineComment(p);
        if (p < 0) { break l463; }
        break l422;
      }
      p = s423;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l464: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l464;
        }
        p = skipEol(p);
        if (p < 0) { break l464; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l464;
        }
        p++;
        break l422;
      }
      p = s423;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l465: {
      const s466 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
        l467: {
          p++;
          break l465;
        }
        p = s466;
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
  l433: {
    const s434 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l435: {
        p = skipValueStart(p);
        if (p < 0) { break l435; }
        break l433;
      }
      p = s434;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 8230)) {
      l436: {
        p++;
        break l433;
      }
      p = s434;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l437: {
        p = skipCommentStart(p);
        if (p < 0) { break l437; }
        break l433;
      }
      p = s434;
    } else touched ||= p >= end;
    l438: {
      if (p < end) {
        {
          const s439 = p;
          l440: {
            p++;
            break l438;
          }
          p = s439;
        }
      } else touched ||= p >= end;
      break l433;
    }
    p = s434;
    if (text.charCodeAt(p) === 92) {
      l442: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l442;
        }
        p += 2;
        break l433;
      }
      p = s434;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l443: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l443;
        }
        p += 6;
        break l433;
      }
      p = s434;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l444: {
        p = skipOtherConstant(p);
        if (p < 0) { break l444; }
        break l433;
      }
      p = s434;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l452: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l452;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 44 || c === 93))) {
          touched ||= p >= end;
          break l452;
        }
        p++;
        break l433;
      }
      p = s434;
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
  l445: {
    const s446 = p;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l447: {
        if (!isCaseless(p, "true")) { break l447; }
        p += 4;
        break l445;
      }
      p = s446;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l448: {
        if (!isCaseless(p, "false")) { break l448; }
        p += 5;
        break l445;
      }
      p = s446;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l449: {
        if (!isCaseless(p, "null")) { break l449; }
        p += 4;
        break l445;
      }
      p = s446;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l450: {
        if (!isCaseless(p, "none")) { break l450; }
        p += 4;
        break l445;
      }
      p = s446;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l451: {
        if (!isCaseless(p, "nil")) { break l451; }
        p += 3;
        break l445;
      }
      p = s446;
    } else touched ||= p >= end;
    if (!isCaseless(p, "undefined")) { return -1; }
    p += 9;
  }
  return p;
}

function skipEndsRoot(p: number): number {
  let c = 0;
  l474: {
    const s475 = p;
    l476: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l477: {
        const s478 = p;
        l479: {
          if (p < end) {
            {
              const s480 = p;
              l481: {
                p++;
                break l479;
              }
              p = s480;
            }
          } else touched ||= p >= end;
          break l477;
        }
        p = s478;
        if (text.charCodeAt(p) !== 43) {
          touched ||= p >= end;
          break l476;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l476;
        }
        p++;
      }
      break l474;
    }
    p = s475;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l483: {
      const s484 = p;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l485: {
          p = skipEol(p);
          if (p < 0) { break l485; }
          break l483;
        }
        p = s484;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 41 || c === 59)) {
        l486: {
          p++;
          break l483;
        }
        p = s484;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
        l487: {
          p = skipFence(p);
          if (p < 0) { break l487; }
          break l483;
        }
        p = s484;
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
  const r499 = readBadPlaceholder(p);
  if (r499 === undefined) { return undefined; }
  l_value = r499;
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
      const s500 = p;
      l501: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
          touched ||= p >= end;
          break l501;
        }
        p++;
        return undefined;
      }
      p = s500;
    }
  } else touched ||= p >= end;
  let n506 = 0;
  l503: for (;;) {
    if (n506 >= 200) break;
    const s505 = p;
    l504: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l504;
      }
      p++;
      n506++;
      continue l503;
    }
    p = s505;
    break;
  }
  if (n506 < 1) { return undefined; }
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
  l510: {
    const s511 = p;
    const t512 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l513: {
        const r514 = readBadEscapedQuotes(p);
        if (r514 === undefined) { break l513; }
        l_value = r514;
        p = pos;
        break l510;
      }
      p = s511;
      trail.length = t512;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l530: {
        const r531 = readBadEntityQuotes(p);
        if (r531 === undefined) { break l530; }
        l_value = r531;
        p = pos;
        break l510;
      }
      p = s511;
      trail.length = t512;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l538: {
        const r539 = readBadDoubledQuotes(p);
        if (r539 === undefined) { break l538; }
        l_value = r539;
        p = pos;
        break l510;
      }
      p = s511;
      trail.length = t512;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return undefined;
    }
    const r549 = readBadPath(p);
    if (r549 === undefined) { return undefined; }
    l_value = r549;
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
  const s515 = p;
  l516: for (;;) {
    const s518 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l517: {
        l520: {
          const s521 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l522: {
              p++;
              break l520;
            }
            p = s521;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92 || !text.startsWith("\\\\", p)) {
            reachesEnd(p, "\\\\");
            break l517;
          }
          p += 2;
          l523: {
            if ((p < end && text.charCodeAt(p) !== 34)) {
              const s525 = p;
              l524: {
                l526: {
                  const s527 = p;
                  if (text.charCodeAt(p) === 92) {
                    l528: {

                      p++;
                      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
                        touched ||= p >= end;
                        break l528;
                      }
                      p++;
                      break l526;
                    }
                    p = s527;
                  } else touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93))) {
                    touched ||= p >= end;
                    break l524;
                  }
                  p++;
                }
                break l523;
              }
              p = s525;
            } else touched ||= p >= end;
          }
        }
        continue l516;
      }
      p = s518;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s515, p);
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
  l532: {
    const s533 = p;
    if (text.charCodeAt(p) === 38) {
      l534: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l534;
        }
        p += 6;
        const s535 = p;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        l_text = text.slice(s535, p);
        if (text.charCodeAt(p) !== 38 || !text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l534;
        }
        p += 6;
        break l532;
      }
      p = s533;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 38 || !text.startsWith("&#34;", p)) {
      reachesEnd(p, "&#34;");
      return undefined;
    }
    p += 5;
    const s536 = p;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
    touched ||= p >= end;
    l_text = text.slice(s536, p);
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
  const s540 = p;
  let n544 = 0;
  l541: for (;;) {
    if (n544 >= 200) break;
    const s543 = p;
    l542: {
      if (!((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93))) {
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
  l_text = text.slice(s540, p);
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"", p)) {
    reachesEnd(p, "\"\"");
    return undefined;
  }
  p += 2;
  l547: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)) {
      const s545 = p;
      l546: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
          touched ||= p >= end;
          break l546;
        }
        p++;
        p = s545;
        break l547;
      }
      p = s545;
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
  const s550 = p;
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
  l553: {
    if (text.charCodeAt(p) === 92) {
      const s551 = p;
      l552: {

        p++;
        p = s551;
        break l553;
      }
      p = s551;
    } else touched ||= p >= end;
    return undefined;
  }
  l556: {
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      const s554 = p;
      l555: {
        p = skipPathEscape(p);
        if (p < 0) { break l555; }
        p = s554;
        break l556;
      }
      p = s554;
    } else touched ||= p >= end;
    return undefined;
  }
  l581: for (;;) {
    const s583 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l582: {
        p = skipPathPart(p);
        if (p < 0) { break l582; }
        continue l581;
      }
      p = s583;
    } else touched ||= p >= end;
    break;
  }
  if (!(text.charCodeAt(p) === 92)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLoneBackslash(p);
  if (p < 0) { return undefined; }
  l595: for (;;) {
    const s597 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l596: {
        l599: {
          const s600 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l601: {
              p = skipPathPart(p);
              if (p < 0) { break l601; }
              break l599;
            }
            p = s600;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l596;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l596; }
        }
        continue l595;
      }
      p = s597;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s550, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l604: {
    const s602 = p;
    l603: {
      p = skipEnds(p);
      if (p < 0) { break l603; }
      p = s602;
      break l604;
    }
    p = s602;
    return undefined;
  }
  pos = p;
  const node: BadPathNode = { type: 'BadPath', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipPathEscape(p: number): number {
  let c = 0;
  l557: for (;;) {
    const s559 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l558: {
        l561: {
          const s562 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l563: {
              p++;
              break l561;
            }
            p = s562;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l558;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l558; }
        }
        continue l557;
      }
      p = s559;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 92) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l574: {
    const s575 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
      l576: {
        p++;
        break l574;
      }
      p = s575;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 117) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n580 = 0;
    l577: for (;;) {
      if (n580 >= 4) break;
      const s579 = p;
      l578: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
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
    if (n580 < 4) { return -1; }
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
      const s564 = p;
      l565: {
        l567: {
          const s568 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l569: {
              p++;
              break l567;
            }
            p = s568;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l565;
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
          if (n573 < 4) { break l565; }
        }
        return -1;
      }
      p = s564;
    }
  } else touched ||= p >= end;
  return p;
}

function skipPathPart(p: number): number {
  let c = 0;
  l585: {
    const s586 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
      l587: {
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
    l588: {
      const s589 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
        l590: {
          p++;
          break l588;
        }
        p = s589;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 117) {
        touched ||= p >= end;
        return -1;
      }
      p++;
      let n594 = 0;
      l591: for (;;) {
        if (n594 >= 4) break;
        const s593 = p;
        l592: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
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
      if (n594 < 4) { return -1; }
    }
  }
  return p;
}

function leaf62(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e607!: null;
  l610: {
    if (text.charCodeAt(p) === 91) {
      const s608 = p;
      l609: {
        p = skipNamedArrayAhead(p);
        if (p < 0) { break l609; }
        p = s608;
        break l610;
      }
      p = s608;
    } else touched ||= p >= end;
    return -1;
  }
  e607 = null;
  value = [e607];
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
  const r611 = readNamedArrayStart(p);
  if (r611 === undefined) { return -1; }
  value = r611;
  p = pos;
  leafValue = value;
  return p;
}

function readNamedArrayStart(p: number): NamedArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r612 = readObjectKind(p);
  if (r612 === undefined) { return undefined; }
  l_kind = r612;
  p = pos;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return undefined;
  }
  const r614 = readBadNamedArray(p);
  if (r614 === undefined) { return undefined; }
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
  const r617 = readPair(p);
  if (r617 === undefined) { return -1; }
  value = r617;
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
  const r618 = readText(p);
  if (r618 === undefined) { return undefined; }
  l_name = r618;
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
  l620: {
    const s621 = p;
    const t622 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l623: {
        const r624 = readText(p);
        if (r624 === undefined) { break l623; }
        l_value = r624;
        p = pos;
        break l620;
      }
      p = s621;
      trail.length = t622;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l626: {
        const r627 = readNumber(p);
        if (r627 === undefined) { break l626; }
        l_value = r627;
        p = pos;
        break l620;
      }
      p = s621;
      trail.length = t622;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r629 = readConstant(p);
    if (r629 === undefined) { return undefined; }
    l_value = r629;
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
  l631: {
    const s632 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l633: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l633;
        }
        p++;
        l636: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
            const s634 = p;
            l635: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l637: {
                const s638 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                  l639: {
                    p++;
                    break l637;
                  }
                  p = s638;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l635;
                }
                p++;
                let n643 = 0;
                l640: for (;;) {
                  if (n643 >= 200) break;
                  const s642 = p;
                  l641: {
                    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                      touched ||= p >= end;
                      break l641;
                    }
                    p++;
                    n643++;
                    continue l640;
                  }
                  p = s642;
                  break;
                }
                while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                touched ||= p >= end;
                if (text.charCodeAt(p) !== 58) {
                  touched ||= p >= end;
                  break l635;
                }
                p++;
              }
              p = s634;
              break l636;
            }
            p = s634;
          } else touched ||= p >= end;
          break l633;
        }
        break l631;
      }
      p = s632;
    } else touched ||= p >= end;
    l646: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)) {
        const s644 = p;
        l645: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l645;
          }
          p++;
          p = s644;
          break l646;
        }
        p = s644;
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
  l648: {
    const s649 = p;
    const t650 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l651: {
        const r652 = readBlanks(p);
        if (r652 === undefined) { break l651; }
        value = r652;
        p = pos;
        break l648;
      }
      p = s649;
      trail.length = t650;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r654 = readGapMistake(p);
    if (r654 === undefined) { return -1; }
    value = r654;
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
  const r656 = readKey(p);
  if (r656 === undefined) { return -1; }
  value = r656;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: TextNode | BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadOddNameNode | BadBareKeyNode | MissingKeyNode;
  l657: {
    const s658 = p;
    const t659 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l660: {
        l661: {
          const s662 = p;
          const t663 = trail.length;
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            l664: {
              const r665 = readText(p);
              if (r665 === undefined) { break l664; }
              l_name = r665;
              p = pos;
              l669: {
                const s667 = p;
                l668: {
                  p = skipEndsName(p);
                  if (p < 0) { break l668; }
                  p = s667;
                  break l669;
                }
                p = s667;
                break l664;
              }
              break l661;
            }
            p = s662;
            trail.length = t663;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
            touched ||= p >= end;
            break l660;
          }
          const r685 = readRepairedName(p);
          if (r685 === undefined) { break l660; }
          l_name = r685;
          p = pos;
        }
        l878: for (;;) {
          const s880 = p;
          const t881 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
            l879: {
              const r883 = readKeyGap(p);
              if (r883 === undefined) { break l879; }
              p = pos;
              continue l878;
            }
            p = s880;
            trail.length = t881;
          } else touched ||= p >= end;
          break;
        }
        const r893 = readColon(p);
        if (r893 === undefined) { break l660; }
        p = pos;
        break l657;
      }
      p = s658;
      trail.length = t659;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 58)) {
      touched ||= p >= end;
      return undefined;
    }
    const r924 = readMissingKey(p);
    if (r924 === undefined) { return undefined; }
    l_name = r924;
    p = pos;
    l929: {
      const s930 = p;
      const t931 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
        l932: {
          const r933 = readBadColon(p);
          if (r933 === undefined) { break l932; }
          p = pos;
          break l929;
        }
        p = s930;
        trail.length = t931;
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
  l670: {
    const s671 = p;
    l672: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l673: {
        const s674 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : c === 65306)) {
          l675: {
            p++;
            break l673;
          }
          p = s674;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
          l676: {
            p = skipCommentStart(p);
            if (p < 0) { break l676; }
            break l673;
          }
          p = s674;
        } else touched ||= p >= end;
        l677: {
          if (p < end) {
            {
              const s678 = p;
              l679: {
                p++;
                break l677;
              }
              p = s678;
            }
          } else touched ||= p >= end;
          break l673;
        }
        p = s674;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
          l681: {
            p++;
            break l673;
          }
          p = s674;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l672;
        }
        p++;
      }
      break l670;
    }
    p = s671;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l682: {
      const s683 = p;
      if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
        l684: {
          p = skipNumeral(p);
          if (p < 0) { break l684; }
          break l682;
        }
        p = s683;
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
  l686: {
    const s687 = p;
    const t688 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l689: {
        const r690 = readBadEscapedQuotes(p);
        if (r690 === undefined) { break l689; }
        value = r690;
        p = pos;
        break l686;
      }
      p = s687;
      trail.length = t688;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l692: {
        const r693 = readBadEntityQuotes(p);
        if (r693 === undefined) { break l692; }
        value = r693;
        p = pos;
        break l686;
      }
      p = s687;
      trail.length = t688;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l695: {
        const r696 = readBadDoubledQuotes(p);
        if (r696 === undefined) { break l695; }
        value = r696;
        p = pos;
        break l686;
      }
      p = s687;
      trail.length = t688;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l698: {
        const r699 = readBadSmartName(p);
        if (r699 === undefined) { break l698; }
        value = r699;
        p = pos;
        break l686;
      }
      p = s687;
      trail.length = t688;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
      l720: {
        const r721 = readBadPrefixedName(p);
        if (r721 === undefined) { break l720; }
        value = r721;
        p = pos;
        break l686;
      }
      p = s687;
      trail.length = t688;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l735: {
        const r736 = readBadColonInside(p);
        if (r736 === undefined) { break l735; }
        value = r736;
        p = pos;
        break l686;
      }
      p = s687;
      trail.length = t688;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l746: {
        const r747 = readBadLostQuote(p);
        if (r747 === undefined) { break l746; }
        value = r747;
        p = pos;
        break l686;
      }
      p = s687;
      trail.length = t688;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l768: {
        const r769 = readBadOtherQuote(p);
        if (r769 === undefined) { break l768; }
        value = r769;
        p = pos;
        break l686;
      }
      p = s687;
      trail.length = t688;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l790: {
        const r791 = readBadQuotedName(p);
        if (r791 === undefined) { break l790; }
        value = r791;
        p = pos;
        break l686;
      }
      p = s687;
      trail.length = t688;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l828: {
        const r829 = readBadOddName(p);
        if (r829 === undefined) { break l828; }
        value = r829;
        p = pos;
        break l686;
      }
      p = s687;
      trail.length = t688;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
      touched ||= p >= end;
      return undefined;
    }
    const r864 = readBadBareKey(p);
    if (r864 === undefined) { return undefined; }
    value = r864;
    p = pos;
    l871: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c === 65306)) {
        const s869 = p;
        l870: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l872: {
            const s873 = p;
            if (text.charCodeAt(p) === 58) {
              l874: {

                p++;
                break l872;
              }
              p = s873;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 61) {
              l875: {

                p++;
                break l872;
              }
              p = s873;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 65306) {
              l876: {

                p++;
                break l872;
              }
              p = s873;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) !== 59) {
              touched ||= p >= end;
              break l870;
            }
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l870;
            }
            p = skipValueStart(p);
            if (p < 0) { break l870; }
          }
          p = s869;
          break l871;
        }
        p = s869;
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
  l700: {
    const s701 = p;
    if (((c = text.charCodeAt(p)) === 171 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l702: {
        p++;
        const s703 = p;
        let n707 = 0;
        l704: for (;;) {
          if (n707 >= 200) break;
          const s706 = p;
          l705: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283))) {
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
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282))) {
          touched ||= p >= end;
          break l702;
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
          break l702;
        }
        break l700;
      }
      p = s701;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 180 || (c >= 8216 && c <= 8219) || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s711 = p;
    let n715 = 0;
    l712: for (;;) {
      if (n715 >= 200) break;
      const s714 = p;
      l713: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : (c >= 128 && c <= 179) || (c >= 181 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l713;
        }
        p++;
        n715++;
        continue l712;
      }
      p = s714;
      break;
    }
    l_text = text.slice(s711, p);
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c === 180 || (c >= 8216 && c <= 8219) || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l718: {
      const s716 = p;
      l717: {
        p = skipEndsName(p);
        if (p < 0) { break l717; }
        p = s716;
        break l718;
      }
      p = s716;
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
  l722: {
    const s723 = p;
    if (text.charCodeAt(p) === 34) {
      l724: {
        const r725 = readDoubleName(p);
        if (r725 === undefined) { break l724; }
        l_text = r725;
        p = pos;
        break l722;
      }
      p = s723;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r728 = readSingleName(p);
    if (r728 === undefined) { return undefined; }
    l_text = r728;
    p = pos;
  }
  l733: {
    const s731 = p;
    l732: {
      p = skipEndsName(p);
      if (p < 0) { break l732; }
      p = s731;
      break l733;
    }
    p = s731;
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
  const s726 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s726, p);
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
  const s729 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s729, p);
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
  const s737 = p;
  let n741 = 0;
  l738: for (;;) {
    if (n741 >= 200) break;
    const s740 = p;
    l739: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l739;
      }
      p++;
      n741++;
      continue l738;
    }
    p = s740;
    break;
  }
  if (n741 < 1) { return undefined; }
  l_text = text.slice(s737, p);
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
  l744: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s742 = p;
      l743: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l743;
        }
        p = skipValueStart(p);
        if (p < 0) { break l743; }
        p = s742;
        break l744;
      }
      p = s742;
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
  l748: {
    const s749 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l750: {
        p++;
        const s751 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l750;
        }
        p++;
        let n755 = 0;
        l752: for (;;) {
          if (n755 >= 200) break;
          const s754 = p;
          l753: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l753;
            }
            p++;
            n755++;
            continue l752;
          }
          p = s754;
          break;
        }
        l_text = text.slice(s751, p);
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
          break l750;
        }
        break l748;
      }
      p = s749;
    } else touched ||= p >= end;
    const s759 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipBareKey(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s759, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l766: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
        const s764 = p;
        l765: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l765;
          }
          p++;
          p = s764;
          break l766;
        }
        p = s764;
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
  l760: for (;;) {
    const s762 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l761: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l761;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l761;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        continue l760;
      }
      p = s762;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readBadOtherQuote(p: number): BadOtherQuoteNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l770: {
    const s771 = p;
    if (text.charCodeAt(p) === 34) {
      l772: {

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
        if (!(((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l772;
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
          break l772;
        }
        break l770;
      }
      p = s771;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s781 = p;
    let n785 = 0;
    l782: for (;;) {
      if (n785 >= 200) break;
      const s784 = p;
      l783: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l783;
        }
        p++;
        n785++;
        continue l782;
      }
      p = s784;
      break;
    }
    l_text = text.slice(s781, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 8217))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l788: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
        const s786 = p;
        l787: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l787;
          }
          p++;
          p = s786;
          break l788;
        }
        p = s786;
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
  l792: {
    const s793 = p;
    if (text.charCodeAt(p) === 34) {
      l794: {

        p++;
        const s795 = p;
        p = skipNameInside(p);
        if (p < 0) { break l794; }
        let m806 = false;
        l803: for (;;) {
          const s805 = p;
          if (text.charCodeAt(p) === 34) {
            l804: {

              p++;
              {
                const s807 = p;
                l808: {
                  p = skipEndsName(p);
                  if (p < 0) { break l808; }
                  break l804;
                }
                p = s807;
              }
              p = skipNameInside(p);
              if (p < 0) { break l804; }
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l804;
              }
              p++;
              {
                const s810 = p;
                l811: {
                  p = skipEndsName(p);
                  if (p < 0) { break l811; }
                  break l804;
                }
                p = s810;
              }
              p = skipNameInside(p);
              if (p < 0) { break l804; }
              m806 = true;
              continue l803;
            }
            p = s805;
          } else touched ||= p >= end;
          break;
        }
        if (!m806) { break l794; }
        l_text = text.slice(s795, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l794;
        }
        p++;
        l815: {
          const s813 = p;
          l814: {
            p = skipEndsName(p);
            if (p < 0) { break l814; }
            p = s813;
            break l815;
          }
          p = s813;
          break l794;
        }
        break l792;
      }
      p = s793;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s816 = p;
    let n820 = 0;
    l817: for (;;) {
      if (n820 >= 200) break;
      const s819 = p;
      l818: {
        l821: {
          const s822 = p;
          if (((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93)) {
            l823: {
              p++;
              break l821;
            }
            p = s822;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92) {
            touched ||= p >= end;
            break l818;
          }
          p++;
          if (!(p < end)) {
            touched ||= p >= end;
            break l818;
          }
          p++;
        }
        n820++;
        continue l817;
      }
      p = s819;
      break;
    }
    l_text = text.slice(s816, p);
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l826: {
      const s824 = p;
      l825: {
        p = skipEndsName(p);
        if (p < 0) { break l825; }
        p = s824;
        break l826;
      }
      p = s824;
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
  let n799 = 0;
  l796: for (;;) {
    if (n799 >= 200) break;
    const s798 = p;
    l797: {
      l800: {
        const s801 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
          l802: {
            p++;
            break l800;
          }
          p = s801;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l797;
        }
        p++;
        if (!(p < end)) {
          touched ||= p >= end;
          break l797;
        }
        p++;
      }
      n799++;
      continue l796;
    }
    p = s798;
    break;
  }
  return p;
}

function readBadOddName(p: number): BadOddNameNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l830: {
    const s831 = p;
    if (text.charCodeAt(p) === 34) {
      l832: {

        p++;
        const s833 = p;
        let n837 = 0;
        l834: for (;;) {
          if (n837 >= 200) break;
          const s836 = p;
          l835: {
            l838: {
              const s839 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
                l840: {
                  p++;
                  break l838;
                }
                p = s839;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) === 92) {
                l841: {

                  p++;
                  if (!(p < end)) {
                    touched ||= p >= end;
                    break l841;
                  }
                  p++;
                  break l838;
                }
                p = s839;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l835;
              }
              p++;
              {
                const s842 = p;
                l843: {
                  p = skipEndsName(p);
                  if (p < 0) { break l843; }
                  break l835;
                }
                p = s842;
              }
            }
            n837++;
            continue l834;
          }
          p = s836;
          break;
        }
        l_text = text.slice(s833, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l832;
        }
        p++;
        l847: {
          const s845 = p;
          l846: {
            p = skipEndsName(p);
            if (p < 0) { break l846; }
            p = s845;
            break l847;
          }
          p = s845;
          break l832;
        }
        break l830;
      }
      p = s831;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s848 = p;
    let n852 = 0;
    l849: for (;;) {
      if (n852 >= 200) break;
      const s851 = p;
      l850: {
        l853: {
          const s854 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) {
            l855: {
              p++;
              break l853;
            }
            p = s854;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 92) {
            l856: {

              p++;
              if (!(p < end)) {
                touched ||= p >= end;
                break l856;
              }
              p++;
              break l853;
            }
            p = s854;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 39) {
            touched ||= p >= end;
            break l850;
          }
          p++;
          {
            const s857 = p;
            l858: {
              p = skipEndsName(p);
              if (p < 0) { break l858; }
              break l850;
            }
            p = s857;
          }
        }
        n852++;
        continue l849;
      }
      p = s851;
      break;
    }
    l_text = text.slice(s848, p);
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l862: {
      const s860 = p;
      l861: {
        p = skipEndsName(p);
        if (p < 0) { break l861; }
        p = s860;
        break l862;
      }
      p = s860;
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
  l865: {
    if (text.charCodeAt(p) === 58) {
      const s867 = p;
      l866: {

        p++;
        break l865;
      }
      p = s867;
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
  l884: {
    const s885 = p;
    const t886 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l887: {
        const r888 = readBlanks(p);
        if (r888 === undefined) { break l887; }
        value = r888;
        p = pos;
        break l884;
      }
      p = s885;
      trail.length = t886;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r890 = readGapMistake(p);
    if (r890 === undefined) { return undefined; }
    value = r890;
    p = pos;
  }
  pos = p;
  return value;
}

function readColon(p: number): BadColonNode | ":" | null | MissingColonNode | undefined {
  let c = 0;
  let value!: BadColonNode | ":" | null | MissingColonNode;
  l894: {
    const s895 = p;
    const t896 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
      l897: {
        const r898 = readBadColon(p);
        if (r898 === undefined) { break l897; }
        value = r898;
        p = pos;
        break l894;
      }
      p = s895;
      trail.length = t896;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l910: {

        value = ":";
        p++;
        break l894;
      }
      p = s895;
      trail.length = t896;
    } else touched ||= p >= end;
    l911: {
      l914: {
        const s912 = p;
        l913: {
          l915: {
            const s916 = p;
            if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
              l917: {
                p++;
                break l915;
              }
              p = s916;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s918 = p;
                l919: {
                  p++;
                  break l913;
                }
                p = s918;
              }
            } else touched ||= p >= end;
          }
          p = s912;
          break l914;
        }
        p = s912;
        break l911;
      }
      value = null;
      break l894;
    }
    p = s895;
    trail.length = t896;
    const r921 = readMissingColon(p);
    if (r921 === undefined) { return undefined; }
    value = r921;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadColon(p: number): BadColonNode | undefined {
  let c = 0;
  const start = p;
  l899: {
    const s900 = p;
    if (text.charCodeAt(p) === 58) {
      l901: {

        p++;
        let m905 = false;
        l902: for (;;) {
          const s904 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
            l903: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l903;
              }
              p++;
              m905 = true;
              continue l902;
            }
            p = s904;
          } else touched ||= p >= end;
          break;
        }
        if (!m905) { break l901; }
        break l899;
      }
      p = s900;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l906: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l906;
        }
        p += 2;
        break l899;
      }
      p = s900;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l907: {

        p++;
        break l899;
      }
      p = s900;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65306) {
      l908: {

        p++;
        break l899;
      }
      p = s900;
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
  l927: {
    if (text.charCodeAt(p) === 58) {
      const s925 = p;
      l926: {

        p++;
        p = s925;
        break l927;
      }
      p = s925;
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
  const r936 = readValueGap(p);
  if (r936 === undefined) { return -1; }
  value = r936;
  p = pos;
  leafValue = value;
  return p;
}

function readValueGap(p: number): string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode] | undefined {
  let c = 0;
  let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l937: {
    const s938 = p;
    const t939 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l940: {
        const r941 = readBlanks(p);
        if (r941 === undefined) { break l940; }
        value = r941;
        p = pos;
        break l937;
      }
      p = s938;
      trail.length = t939;
    } else touched ||= p >= end;
    let e943!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s944 = p;
        l945: {
          p = skipHashWord(p);
          if (p < 0) { break l945; }
          return undefined;
        }
        p = s944;
      }
    } else touched ||= p >= end;
    e943 = null;
    let e947!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r948 = readGapMistake(p);
    if (r948 === undefined) { return undefined; }
    e947 = r948;
    p = pos;
    value = [e943, e947];
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
  const r951 = readRepairedAmount(p);
  if (r951 === undefined) { return -1; }
  value = r951;
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
  const r952 = readBadThousands(p);
  if (r952 === undefined) { return undefined; }
  l_value = r952;
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
  const r955 = readWord(p);
  if (r955 === undefined) { return -1; }
  value = r955;
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
  const r957 = readRepairedPlaceholder(p);
  if (r957 === undefined) { return -1; }
  value = r957;
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
  const r959 = readObjectStart(p);
  if (r959 === undefined) { return -1; }
  value = r959;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectStart(p: number): ObjectStartNode | undefined {
  let c = 0;
  const start = p;
  let l_kind!: string;
  const r960 = readObjectKind(p);
  if (r960 === undefined) { return undefined; }
  l_kind = r960;
  p = pos;
  l962: {
    const s963 = p;
    const t964 = trail.length;
    if (text.charCodeAt(p) === 123) {
      l965: {

        p++;
        break l962;
      }
      p = s963;
      trail.length = t964;
    } else touched ||= p >= end;
    const r966 = readBadFullBracket(p);
    if (r966 === undefined) { return undefined; }
    p = pos;
    if (text.charCodeAt(p) !== 65371) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l968: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false)) {
      const s970 = p;
      const t971 = trail.length;
      l969: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 123)) {
          touched ||= p >= end;
          break l969;
        }
        const r972 = readBadDoubledBracket(p);
        if (r972 === undefined) { break l969; }
        p = pos;
        break l968;
      }
      p = s970;
      trail.length = t971;
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
  l975: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s973 = p;
      l974: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282))) {
          touched ||= p >= end;
          break l974;
        }
        p = skipQuotedAhead(p);
        if (p < 0) { break l974; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l974;
        }
        p++;
        p = s973;
        break l975;
      }
      p = s973;
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
  const r978 = readArrayStart(p);
  if (r978 === undefined) { return -1; }
  value = r978;
  p = pos;
  leafValue = value;
  return p;
}

function readArrayStart(p: number): ArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r979 = readArrayKind(p);
  if (r979 === undefined) { return undefined; }
  l_kind = r979;
  p = pos;
  l981: {
    const s982 = p;
    const t983 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l984: {

        p++;
        break l981;
      }
      p = s982;
      trail.length = t983;
    } else touched ||= p >= end;
    const r985 = readBadFullBracket(p);
    if (r985 === undefined) { return undefined; }
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
  const r988 = readTupleStart(p);
  if (r988 === undefined) { return -1; }
  value = r988;
  p = pos;
  leafValue = value;
  return p;
}

function readTupleStart(p: number): TupleStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r989 = readArrayKind(p);
  if (r989 === undefined) { return undefined; }
  l_kind = r989;
  p = pos;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return undefined;
  }
  const r991 = readBadTuple(p);
  if (r991 === undefined) { return undefined; }
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
  l994: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s992 = p;
      l993: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l995: {
          const s996 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l997: {
              p++;
              break l995;
            }
            p = s996;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l998: {
              p = skipNumeral(p);
              if (p < 0) { break l998; }
              break l995;
            }
            p = s996;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l999: {
              p++;
              break l995;
            }
            p = s996;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l1000: {
              p = skipLiteral(p);
              if (p < 0) { break l1000; }
              break l995;
            }
            p = s996;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 41) {
            touched ||= p >= end;
            break l993;
          }
          p++;
        }
        p = s992;
        break l994;
      }
      p = s992;
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
  let e1003!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282)) {
    {
      const s1004 = p;
      l1005: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1005; }
        return -1;
      }
      p = s1004;
    }
  } else touched ||= p >= end;
  e1003 = null;
  value = [e1003];
  leafValue = value;
  return p;
}

function leaf109(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1007!: null;
  l1010: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      const s1008 = p;
      l1009: {
        l1011: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1013 = p;
            l1012: {
              p = skipPrefix(p);
              if (p < 0) { break l1012; }
              break l1011;
            }
            p = s1013;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1009;
        }
        p += 3;
        p = s1008;
        break l1010;
      }
      p = s1008;
    } else touched ||= p >= end;
    return -1;
  }
  e1007 = null;
  value = [e1007];
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
  l1014: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : false)) {
      const s1016 = p;
      l1015: {
        p++;
        break l1014;
      }
      p = s1016;
    } else touched ||= p >= end;
  }
  l1019: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s1017 = p;
      l1018: {
        p++;
        p = s1017;
        break l1019;
      }
      p = s1017;
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
  const r1020 = readTextStart(p);
  if (r1020 === undefined) { return -1; }
  value = r1020;
  p = pos;
  leafValue = value;
  return p;
}

function readTextStart(p: number): TextStartNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: BadTripleQuotesNode | BadSmartQuotesNode | BadBackticksNode | BadSingleQuotesNode | "\"";
  l1021: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
      const s1023 = p;
      const t1024 = trail.length;
      l1022: {
        const r1025 = readBadPrefix(p);
        if (r1025 === undefined) { break l1022; }
        p = pos;
        break l1021;
      }
      p = s1023;
      trail.length = t1024;
    } else touched ||= p >= end;
  }
  l1027: {
    const s1028 = p;
    const t1029 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l1030: {
        const r1031 = readBadTripleQuotes(p);
        if (r1031 === undefined) { break l1030; }
        l_mark = r1031;
        p = pos;
        break l1027;
      }
      p = s1028;
      trail.length = t1029;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 171 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l1036: {
        const r1037 = readBadSmartQuotes(p);
        if (r1037 === undefined) { break l1036; }
        l_mark = r1037;
        p = pos;
        break l1027;
      }
      p = s1028;
      trail.length = t1029;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1039: {
        const r1040 = readBadBackticks(p);
        if (r1040 === undefined) { break l1039; }
        l_mark = r1040;
        p = pos;
        break l1027;
      }
      p = s1028;
      trail.length = t1029;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1042: {
        const r1043 = readBadSingleQuotes(p);
        if (r1043 === undefined) { break l1042; }
        l_mark = r1043;
        p = pos;
        break l1027;
      }
      p = s1028;
      trail.length = t1029;
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
  l1032: {
    const s1033 = p;
    if (text.charCodeAt(p) === 34) {
      l1034: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1034;
        }
        p += 3;
        break l1032;
      }
      p = s1033;
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
      l1046: {

        if (!((p < end && text.charCodeAt(p) !== 34))) {
          touched ||= p >= end;
          break l1046;
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
      l1047: {
        if (text.charCodeAt(p) === 34) {
          {
            const s1048 = p;
            l1049: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l1049;
              }
              p += 3;
              break l1047;
            }
            p = s1048;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1047;
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
  l1051: {
    const s1052 = p;
    const t1053 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1054: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1054;
        }
        value = "\"\"\"";
        p += 3;
        break l1051;
      }
      p = s1052;
      trail.length = t1053;
    } else touched ||= p >= end;
    const r1055 = readMissingStringEnd(p);
    if (r1055 === undefined) { return -1; }
    value = r1055;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingStringEnd(p: number): MissingStringEndNode | undefined {
  let c = 0;
  const start = p;
  l1056: {
    if (text.charCodeAt(p) === 92) {
      const s1058 = p;
      l1057: {

        p++;
        l1059: {
          if (text.charCodeAt(p) === 117) {
            const s1061 = p;
            l1060: {

              p++;
              let n1065 = 0;
              l1062: for (;;) {
                if (n1065 >= 3) break;
                const s1064 = p;
                l1063: {
                  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                    touched ||= p >= end;
                    break l1063;
                  }
                  p++;
                  n1065++;
                  continue l1062;
                }
                p = s1064;
                break;
              }
              break l1059;
            }
            p = s1061;
          } else touched ||= p >= end;
        }
        break l1056;
      }
      p = s1058;
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
  let e1067!: null;
  l1070: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : false)) {
      const s1068 = p;
      l1069: {
        l1071: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1073 = p;
            l1072: {
              p = skipPrefix(p);
              if (p < 0) { break l1072; }
              break l1071;
            }
            p = s1073;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 39 || !text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1069;
        }
        p += 3;
        p = s1068;
        break l1070;
      }
      p = s1068;
    } else touched ||= p >= end;
    return -1;
  }
  e1067 = null;
  value = [e1067];
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
      l1074: {

        if (!((p < end && text.charCodeAt(p) !== 39))) {
          touched ||= p >= end;
          break l1074;
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
      l1075: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1076 = p;
            l1077: {
              if (!text.startsWith("'''", p)) {
                reachesEnd(p, "'''");
                break l1077;
              }
              p += 3;
              break l1075;
            }
            p = s1076;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l1075;
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
  l1079: {
    const s1080 = p;
    const t1081 = trail.length;
    if (text.charCodeAt(p) === 39) {
      l1082: {
        if (!text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1082;
        }
        value = "'''";
        p += 3;
        break l1079;
      }
      p = s1080;
      trail.length = t1081;
    } else touched ||= p >= end;
    const r1083 = readMissingStringEnd(p);
    if (r1083 === undefined) { return -1; }
    value = r1083;
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
  let e1085!: null;
  l1088: {
    if (text.charCodeAt(p) === 34) {
      const s1086 = p;
      l1087: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
          touched ||= p >= end;
          break l1087;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 91 || c === 123)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1087;
        }
        p++;
        {
          const s1089 = p;
          l1090: {
            p = skipEnds(p);
            if (p < 0) { break l1090; }
            break l1087;
          }
          p = s1089;
        }
        p = s1086;
        break l1088;
      }
      p = s1086;
    } else touched ||= p >= end;
    return -1;
  }
  e1085 = null;
  value = [e1085];
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
      l1092: {

        if (!(((c = text.charCodeAt(p)) <= 92 || (c >= 94 && c <= 124) || c >= 126))) {
          touched ||= p >= end;
          break l1092;
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
      l1093: {
        if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
          {
            const s1094 = p;
            l1095: {
              p = skipInnerEndAhead(p);
              if (p < 0) { break l1095; }
              break l1093;
            }
            p = s1094;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1093;
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
  l1097: {
    const s1098 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1099: {
        p++;
        break l1097;
      }
      p = s1098;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1100 = p;
        l1101: {
          p++;
          return -1;
        }
        p = s1100;
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
  l1103: {
    const s1104 = p;
    const t1105 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1106: {
        const r1107 = readInnerEnd(p);
        if (r1107 === undefined) { break l1106; }
        value = r1107;
        p = pos;
        break l1103;
      }
      p = s1104;
      trail.length = t1105;
    } else touched ||= p >= end;
    const r1115 = readMissingStringEnd(p);
    if (r1115 === undefined) { return -1; }
    value = r1115;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readInnerEnd(p: number): InnerEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l1110: {
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      const s1108 = p;
      l1109: {
        p = skipInnerEndAhead(p);
        if (p < 0) { break l1109; }
        p = s1108;
        break l1110;
      }
      p = s1108;
    } else touched ||= p >= end;
    return undefined;
  }
  const s1111 = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1111, p);
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1112 = readBadInnerJson(p);
  if (r1112 === undefined) { return undefined; }
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
  let e1117!: null;
  l1120: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      const s1118 = p;
      l1119: {
        l1121: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1123 = p;
            l1122: {
              p = skipPrefix(p);
              if (p < 0) { break l1122; }
              break l1121;
            }
            p = s1123;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1119;
        }
        p++;
        p = s1118;
        break l1120;
      }
      p = s1118;
    } else touched ||= p >= end;
    return -1;
  }
  e1117 = null;
  value = [e1117];
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
      l1124: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222))) {
          touched ||= p >= end;
          break l1124;
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
      l1125: {
        if (text.charCodeAt(p) === 92) {
          {
            const s1126 = p;
            l1127: {
              p = skipEscapedEnd(p);
              if (p < 0) { break l1127; }
              break l1125;
            }
            p = s1126;
          }
        } else touched ||= p >= end;
        if (!(text.charCodeAt(p) === 92)) {
          touched ||= p >= end;
          break l1125;
        }
        p = skipGoodEscape(p);
        if (p < 0) { break l1125; }

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
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l1197;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
      l1205: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1206 = p;
            l1207: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1207; }
              break l1205;
            }
            p = s1206;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1205;
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
  l1129: {
    const s1130 = p;
    if (text.charCodeAt(p) === 44) {
      l1131: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1131;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1131; }
        break l1129;
      }
      p = s1130;
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
  l1132: {
    const s1133 = p;
    if (text.charCodeAt(p) === 34) {
      l1134: {
        p = skipInObject(p);
        if (p < 0) { break l1134; }
        if (text.charCodeAt(p) === 34) {
          {
            const s1135 = p;
            l1136: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1136; }
              break l1134;
            }
            p = s1135;
          }
        } else touched ||= p >= end;
        l1140: {
          if (text.charCodeAt(p) === 34) {
            const s1138 = p;
            l1139: {

              p++;
              p = s1138;
              break l1140;
            }
            p = s1138;
          } else touched ||= p >= end;
          break l1134;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1134;
        }
        p = skipLostName(p);
        if (p < 0) { break l1134; }
        break l1132;
      }
      p = s1133;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 34) {
      {
        const s1152 = p;
        l1153: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1153; }
          return -1;
        }
        p = s1152;
      }
    } else touched ||= p >= end;
    l1157: {
      if (text.charCodeAt(p) === 34) {
        const s1155 = p;
        l1156: {

          p++;
          p = s1155;
          break l1157;
        }
        p = s1155;
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
  l1141: {
    const s1142 = p;
    if (text.charCodeAt(p) === 34) {
      l1143: {

        p++;
        let n1147 = 0;
        l1144: for (;;) {
          if (n1147 >= 200) break;
          const s1146 = p;
          l1145: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1145;
            }
            p++;
            n1147++;
            continue l1144;
          }
          p = s1146;
          break;
        }
        if (n1147 < 1) { break l1143; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1143;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l1143;
        }
        p++;
        break l1141;
      }
      p = s1142;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1151 = 0;
    l1148: for (;;) {
      if (n1151 >= 200) break;
      const s1150 = p;
      l1149: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128))) {
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
    if (n1151 < 1) { return -1; }
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
  l1158: {
    const s1159 = p;
    if (text.charCodeAt(p) === 34) {
      l1160: {

        p++;
        let n1164 = 0;
        l1161: for (;;) {
          if (n1164 >= 200) break;
          const s1163 = p;
          l1162: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1162;
            }
            p++;
            n1164++;
            continue l1161;
          }
          p = s1163;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1160;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
          touched ||= p >= end;
          break l1160;
        }
        p++;
        break l1158;
      }
      p = s1159;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1168 = 0;
    l1165: for (;;) {
      if (n1168 >= 200) break;
      const s1167 = p;
      l1166: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1166;
        }
        p++;
        n1168++;
        continue l1165;
      }
      p = s1167;
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
  l1169: {
    const s1170 = p;
    if (text.charCodeAt(p) === 125) {
      l1171: {
        p = skipInObject(p);
        if (p < 0) { break l1171; }
        l1174: {
          if (text.charCodeAt(p) === 125) {
            const s1172 = p;
            l1173: {

              p++;
              p = s1172;
              break l1174;
            }
            p = s1172;
          } else touched ||= p >= end;
          break l1171;
        }
        break l1169;
      }
      p = s1170;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    l1177: {
      if (text.charCodeAt(p) === 93) {
        const s1175 = p;
        l1176: {

          p++;
          p = s1175;
          break l1177;
        }
        p = s1175;
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
  l1182: {
    const s1183 = p;
    if (text.charCodeAt(p) === 44) {
      l1184: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1185: {
          if (text.charCodeAt(p) === 123) {
            const s1187 = p;
            l1186: {

              p++;
              break l1185;
            }
            p = s1187;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) === 34) {
          {
            const s1188 = p;
            l1189: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1189; }
              break l1184;
            }
            p = s1188;
          }
        } else touched ||= p >= end;
        l1193: {
          if (text.charCodeAt(p) === 34) {
            const s1191 = p;
            l1192: {

              p++;
              p = s1191;
              break l1193;
            }
            p = s1191;
          } else touched ||= p >= end;
          break l1184;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1184;
        }
        p = skipLostName(p);
        if (p < 0) { break l1184; }
        break l1182;
      }
      p = s1183;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1194 = p;
        l1195: {
          p++;
          return -1;
        }
        p = s1194;
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
  let n1181 = 0;
  l1178: for (;;) {
    if (n1181 >= 99) break;
    const s1180 = p;
    l1179: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1179;
      }
      p++;
      n1181++;
      continue l1178;
    }
    p = s1180;
    break;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipQuoteLost(p: number): number {
  let c = 0;
  l1201: {
    const s1202 = p;
    if (text.charCodeAt(p) === 44) {
      l1203: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1203;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1203; }
        break l1201;
      }
      p = s1202;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221)) {
      l1204: {
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false))) {
          touched ||= p >= end;
          break l1204;
        }
        p = skipQuoteBehind(p);
        if (p < 0) { break l1204; }
        break l1201;
      }
      p = s1202;
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
  let e1209!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s1210 = p;
      l1211: {

        p++;
        p = skipEnds(p);
        if (p < 0) { break l1211; }
        return -1;
      }
      p = s1210;
    }
  } else touched ||= p >= end;
  e1209 = null;
  value = [e1209];
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
  const r1213 = readBadBlankPair(p);
  if (r1213 === undefined) { return -1; }
  value = r1213;
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
    const s1214 = p;
    l1215: {
      p = skipEnds(p);
      if (p < 0) { break l1215; }
      return undefined;
    }
    p = s1214;
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
  const r1218 = readBadQuote(p);
  if (r1218 === undefined) { return -1; }
  value = r1218;
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
  l1221: {
    if (p < end) {
      const s1219 = p;
      l1220: {
        p++;
        p = s1219;
        break l1221;
      }
      p = s1219;
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
  const r1223 = readTextFlaw(p);
  if (r1223 === undefined) { return -1; }
  value = r1223;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFlaw(p: number): BadNewlineNode | BadControlNode | [null, null, BadEscapeNode] | undefined {
  let c = 0;
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1224: {
    const s1225 = p;
    const t1226 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      l1227: {
        const r1228 = readBadNewline(p);
        if (r1228 === undefined) { break l1227; }
        value = r1228;
        p = pos;
        break l1224;
      }
      p = s1225;
      trail.length = t1226;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || (c >= 14 && c <= 31))) {
      l1239: {
        const r1240 = readBadControl(p);
        if (r1240 === undefined) { break l1239; }
        value = r1240;
        p = pos;
        break l1224;
      }
      p = s1225;
      trail.length = t1226;
    } else touched ||= p >= end;
    let e1242!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1243 = p;
        l1244: {
          p = skipEscapedEnd(p);
          if (p < 0) { break l1244; }
          return undefined;
        }
        p = s1243;
      }
    } else touched ||= p >= end;
    e1242 = null;
    let e1246!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1247 = p;
        l1248: {
          p = skipCutEscape(p);
          if (p < 0) { break l1248; }
          return undefined;
        }
        p = s1247;
      }
    } else touched ||= p >= end;
    e1246 = null;
    let e1260!: BadEscapeNode;
    if (!(text.charCodeAt(p) === 92)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1261 = readBadEscape(p);
    if (r1261 === undefined) { return undefined; }
    e1260 = r1261;
    p = pos;
    value = [e1242, e1246, e1260];
  }
  pos = p;
  return value;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1229 = p;
      l1230: {
        p = skipEol(p);
        if (p < 0) { break l1230; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1230;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1230; }
        return undefined;
      }
      p = s1229;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
    {
      const s1232 = p;
      l1233: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1233;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1233; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1233;
        }
        p = skipClosers(p);
        if (p < 0) { break l1233; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1235 = p;
            l1236: {
              p++;
              break l1233;
            }
            p = s1235;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1232;
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
  l1250: {
    if (text.charCodeAt(p) === 117) {
      const s1252 = p;
      l1251: {

        p++;
        let n1256 = 0;
        l1253: for (;;) {
          if (n1256 >= 3) break;
          const s1255 = p;
          l1254: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1254;
            }
            p++;
            n1256++;
            continue l1253;
          }
          p = s1255;
          break;
        }
        break l1250;
      }
      p = s1252;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1257 = p;
      l1258: {
        p++;
        return -1;
      }
      p = s1257;
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
  l1262: {
    const s1263 = p;
    if (text.charCodeAt(p) === 92) {
      l1264: {
        if (!text.startsWith("\\u{", p)) {
          reachesEnd(p, "\\u{");
          break l1264;
        }
        p += 3;
        const s1265 = p;
        let n1269 = 0;
        l1266: for (;;) {
          if (n1269 >= 6) break;
          const s1268 = p;
          l1267: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1267;
            }
            p++;
            n1269++;
            continue l1266;
          }
          p = s1268;
          break;
        }
        if (n1269 < 1) { break l1264; }
        l_code = text.slice(s1265, p);
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1264;
        }
        p++;
        break l1262;
      }
      p = s1263;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1270: {
        if (!text.startsWith("\\x", p)) {
          reachesEnd(p, "\\x");
          break l1270;
        }
        p += 2;
        const s1271 = p;
        let n1275 = 0;
        l1272: for (;;) {
          if (n1275 >= 2) break;
          const s1274 = p;
          l1273: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1273;
            }
            p++;
            n1275++;
            continue l1272;
          }
          p = s1274;
          break;
        }
        if (n1275 < 2) { break l1270; }
        l_code = text.slice(s1271, p);
        break l1262;
      }
      p = s1263;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1276: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1276;
        }
        const r1277 = readEol(p);
        if (r1277 === undefined) { break l1276; }
        l_lineEnd = r1277;
        p = pos;
        break l1262;
      }
      p = s1263;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1283: {

        p++;
        const s1284 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1283;
        }
        p++;
        l_char = text.slice(s1284, p);
        break l1262;
      }
      p = s1263;
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
        const s1285 = p;
        l1286: {
          p++;
          return undefined;
        }
        p = s1285;
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
  l1278: {
    const s1279 = p;
    if (text.charCodeAt(p) === 13) {
      l1280: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1280;
        }
        value = "\r\n";
        p += 2;
        break l1278;
      }
      p = s1279;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1281: {

        value = "\n";
        p++;
        break l1278;
      }
      p = s1279;
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
  const r1290 = readPairEnds(p);
  if (r1290 === undefined) { return -1; }
  value = r1290;
  p = pos;
  leafValue = value;
  return p;
}

function readPairEnds(p: number): [null, BadQuoteNode] | BadLoneQuoteNode | undefined {
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  l1291: {
    const s1292 = p;
    const t1293 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1294: {
        let e1295!: null;
        if (text.charCodeAt(p) === 34) {
          {
            const s1296 = p;
            l1297: {

              p++;
              p = skipEndsSurely(p);
              if (p < 0) { break l1297; }
              break l1294;
            }
            p = s1296;
          }
        } else touched ||= p >= end;
        e1295 = null;
        let e1345!: BadQuoteNode;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1294;
        }
        const r1346 = readBadQuote(p);
        if (r1346 === undefined) { break l1294; }
        e1345 = r1346;
        p = pos;
        value = [e1295, e1345];
        break l1291;
      }
      p = s1292;
      trail.length = t1293;
    } else touched ||= p >= end;
    const r1348 = readBadLoneQuote(p);
    if (r1348 === undefined) { return undefined; }
    value = r1348;
    p = pos;
  }
  pos = p;
  return value;
}

function skipEndsSurely(p: number): number {
  let c = 0;
  l1299: {
    const s1300 = p;
    l1301: {
      p = skipInObject(p);
      if (p < 0) { break l1301; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1302: {
        const s1303 = p;
        l1304: {
          if (p < end) {
            {
              const s1305 = p;
              l1306: {
                p++;
                break l1304;
              }
              p = s1305;
            }
          } else touched ||= p >= end;
          break l1302;
        }
        p = s1303;
        if (text.charCodeAt(p) === 44) {
          l1308: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1309: {
              const s1310 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1311: {
                  p = skipLostName(p);
                  if (p < 0) { break l1311; }
                  break l1309;
                }
                p = s1310;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
                touched ||= p >= end;
                break l1308;
              }
              p++;
            }
            break l1302;
          }
          p = s1303;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1301;
        }
        p = skipClosers(p);
        if (p < 0) { break l1301; }
        l1312: {
          const s1313 = p;
          if (text.charCodeAt(p) === 44) {
            l1314: {

              p++;
              break l1312;
            }
            p = s1313;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1315: {
              p = skipEol(p);
              if (p < 0) { break l1315; }
              break l1312;
            }
            p = s1313;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1316 = p;
              l1317: {
                p++;
                break l1301;
              }
              p = s1316;
            }
          } else touched ||= p >= end;
        }
      }
      break l1299;
    }
    p = s1300;
    l1319: {
      p = skipInArray(p);
      if (p < 0) { break l1319; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1320: {
        const s1321 = p;
        l1322: {
          if (p < end) {
            {
              const s1323 = p;
              l1324: {
                p++;
                break l1322;
              }
              p = s1323;
            }
          } else touched ||= p >= end;
          break l1320;
        }
        p = s1321;
        if (text.charCodeAt(p) === 44) {
          l1326: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1327: {
              const s1328 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1329: {
                  p = skipLostElement(p);
                  if (p < 0) { break l1329; }
                  break l1327;
                }
                p = s1328;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
                l1330: {
                  p = skipNumeral(p);
                  if (p < 0) { break l1330; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1330;
                  }
                  p++;
                  break l1327;
                }
                p = s1328;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
                l1331: {
                  p = skipLiteral(p);
                  if (p < 0) { break l1331; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1331;
                  }
                  p++;
                  break l1327;
                }
                p = s1328;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
                touched ||= p >= end;
                break l1326;
              }
              p++;
            }
            break l1320;
          }
          p = s1321;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1319;
        }
        p = skipClosers(p);
        if (p < 0) { break l1319; }
        l1332: {
          const s1333 = p;
          if (text.charCodeAt(p) === 44) {
            l1334: {

              p++;
              break l1332;
            }
            p = s1333;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1335: {
              p = skipEol(p);
              if (p < 0) { break l1335; }
              break l1332;
            }
            p = s1333;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1336 = p;
              l1337: {
                p++;
                break l1319;
              }
              p = s1336;
            }
          } else touched ||= p >= end;
        }
      }
      break l1299;
    }
    p = s1300;
    {
      const s1339 = p;
      l1340: {
        p = skipInObject(p);
        if (p < 0) { break l1340; }
        return -1;
      }
      p = s1339;
    }
    {
      const s1342 = p;
      l1343: {
        p = skipInArray(p);
        if (p < 0) { break l1343; }
        return -1;
      }
      p = s1342;
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
  const r1351 = readDoubleEnd(p);
  if (r1351 === undefined) { return -1; }
  value = r1351;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleEnd(p: number): "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  l1352: {
    const s1353 = p;
    const t1354 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1355: {

        value = "\"";
        p++;
        break l1352;
      }
      p = s1353;
      trail.length = t1354;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1356: {
        const r1357 = readBadEscapedEnd(p);
        if (r1357 === undefined) { break l1356; }
        value = r1357;
        p = pos;
        break l1352;
      }
      p = s1353;
      trail.length = t1354;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1362: {
        const r1363 = readBadOtherEnd(p);
        if (r1363 === undefined) { break l1362; }
        value = r1363;
        p = pos;
        break l1352;
      }
      p = s1353;
      trail.length = t1354;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      l1368: {
        const r1369 = readMissingLastQuote(p);
        if (r1369 === undefined) { break l1368; }
        value = r1369;
        p = pos;
        break l1352;
      }
      p = s1353;
      trail.length = t1354;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c === 8217 || c === 8221)) {
      l1377: {
        const r1378 = readMissingQuote(p);
        if (r1378 === undefined) { break l1377; }
        value = r1378;
        p = pos;
        break l1352;
      }
      p = s1353;
      trail.length = t1354;
    } else touched ||= p >= end;
    const r1386 = readMissingStringEnd(p);
    if (r1386 === undefined) { return undefined; }
    value = r1386;
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
  l1360: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false)) {
      const s1358 = p;
      l1359: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1359; }
        p = s1358;
        break l1360;
      }
      p = s1358;
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
  l1366: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false)) {
      const s1364 = p;
      l1365: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1365; }
        p = s1364;
        break l1366;
      }
      p = s1364;
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
  l1372: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      const s1370 = p;
      l1371: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1371;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1371; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1371;
        }
        p = skipClosers(p);
        if (p < 0) { break l1371; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1373 = p;
            l1374: {
              p++;
              break l1371;
            }
            p = s1373;
          }
        } else touched ||= p >= end;
        p = s1370;
        break l1372;
      }
      p = s1370;
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
  l1381: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c === 8217 || c === 8221)) {
      const s1379 = p;
      l1380: {
        l1382: {
          const s1383 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
            l1384: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1384; }
              break l1382;
            }
            p = s1383;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1380;
          }
          p = skipEol(p);
          if (p < 0) { break l1380; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(text.charCodeAt(p) === 34)) {
            touched ||= p >= end;
            break l1380;
          }
          p = skipQuoteNext(p);
          if (p < 0) { break l1380; }
        }
        p = s1379;
        break l1381;
      }
      p = s1379;
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
  let e1389!: null;
  l1392: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : (c >= 8216 && c <= 8219) || c === 65287)) {
      const s1390 = p;
      l1391: {
        l1393: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1395 = p;
            l1394: {
              p = skipPrefix(p);
              if (p < 0) { break l1394; }
              break l1393;
            }
            p = s1395;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287))) {
          touched ||= p >= end;
          break l1391;
        }
        p++;
        p = s1390;
        break l1392;
      }
      p = s1390;
    } else touched ||= p >= end;
    return -1;
  }
  e1389 = null;
  value = [e1389];
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
      l1396: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l1396;
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
      l1397: {
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591)))) {
          touched ||= p >= end;
          break l1397;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) p++;
        touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
          {
            const s1398 = p;
            l1399: {
              p = skipInnerApostrophe(p);
              if (p < 0) { break l1399; }
              break l1397;
            }
            p = s1398;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1404: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1404;
        }
        p++;
        l1405: {
          const s1406 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1407: {
              p++;
              break l1405;
            }
            p = s1406;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1404;
          }
          p++;
          let n1411 = 0;
          l1408: for (;;) {
            if (n1411 >= 4) break;
            const s1410 = p;
            l1409: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1409;
              }
              p++;
              n1411++;
              continue l1408;
            }
            p = s1410;
            break;
          }
          if (n1411 < 4) { break l1404; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : false)) {
      l1412: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : false)) {
          {
            const s1413 = p;
            l1414: {
              p = skipSingleLost(p);
              if (p < 0) { break l1414; }
              break l1412;
            }
            p = s1413;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : false))) {
          touched ||= p >= end;
          break l1412;
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
    const s1401 = p;
    l1402: {
      p = skipEnds(p);
      if (p < 0) { break l1402; }
      return -1;
    }
    p = s1401;
  }
  return p;
}

function skipSingleLost(p: number): number {
  let c = 0;
  l1416: {
    const s1417 = p;
    if (text.charCodeAt(p) === 44) {
      l1418: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 39)) {
          touched ||= p >= end;
          break l1418;
        }
        p = skipLostSingle(p);
        if (p < 0) { break l1418; }
        break l1416;
      }
      p = s1417;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l1434: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1435: {
          const s1436 = p;
          if (text.charCodeAt(p) === 44) {
            l1437: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l1438: {
                const s1439 = p;
                if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                  l1440: {
                    p = skipLostName(p);
                    if (p < 0) { break l1440; }
                    break l1438;
                  }
                  p = s1439;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  touched ||= p >= end;
                  break l1437;
                }
                p = skipLostElement(p);
                if (p < 0) { break l1437; }
              }
              break l1435;
            }
            p = s1436;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1434;
          }
          p = skipOwnCloser(p);
          if (p < 0) { break l1434; }
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1434;
          }
          p = skipClosers(p);
          if (p < 0) { break l1434; }
        }
        break l1416;
      }
      p = s1417;
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
        const s1441 = p;
        l1442: {
          p++;
          return -1;
        }
        p = s1441;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLostSingle(p: number): number {
  let c = 0;
  l1419: {
    const s1420 = p;
    if (text.charCodeAt(p) === 39) {
      l1421: {
        p = skipInObject(p);
        if (p < 0) { break l1421; }
        if (text.charCodeAt(p) === 39) {
          {
            const s1422 = p;
            l1423: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1423; }
              break l1421;
            }
            p = s1422;
          }
        } else touched ||= p >= end;
        l1427: {
          if (text.charCodeAt(p) === 39) {
            const s1425 = p;
            l1426: {

              p++;
              p = s1425;
              break l1427;
            }
            p = s1425;
          } else touched ||= p >= end;
          break l1421;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1421;
        }
        p = skipLostName(p);
        if (p < 0) { break l1421; }
        break l1419;
      }
      p = s1420;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 39) {
      {
        const s1428 = p;
        l1429: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1429; }
          return -1;
        }
        p = s1428;
      }
    } else touched ||= p >= end;
    l1433: {
      if (text.charCodeAt(p) === 39) {
        const s1431 = p;
        l1432: {

          p++;
          p = s1431;
          break l1433;
        }
        p = s1431;
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
  l1444: {
    const s1445 = p;
    const t1446 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) {
      l1447: {
        const r1448 = readContraction(p);
        if (r1448 === undefined) { break l1447; }
        value = r1448;
        p = pos;
        break l1444;
      }
      p = s1445;
      trail.length = t1446;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
      l1456: {
        const r1457 = readBadInnerMark(p);
        if (r1457 === undefined) { break l1456; }
        value = r1457;
        p = pos;
        break l1444;
      }
      p = s1445;
      trail.length = t1446;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1462 = readTextFlaw(p);
    if (r1462 === undefined) { return -1; }
    value = r1462;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readContraction(p: number): ContractionNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1449 = p;
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
  const r1450 = readBadApostrophe(p);
  if (r1450 === undefined) { return undefined; }
  p = pos;
  l_text = text.slice(s1449, p);
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
    const s1451 = p;
    l1452: {
      p = skipEnds(p);
      if (p < 0) { break l1452; }
      return undefined;
    }
    p = s1451;
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
    const s1458 = p;
    l1459: {
      p = skipEnds(p);
      if (p < 0) { break l1459; }
      return undefined;
    }
    p = s1458;
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
  const r1464 = readSingleEnd(p);
  if (r1464 === undefined) { return -1; }
  value = r1464;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleEnd(p: number): string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  l1465: {
    const s1466 = p;
    const t1467 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
      l1468: {
        const r1469 = readApostrophe(p);
        if (r1469 === undefined) { break l1468; }
        value = r1469;
        p = pos;
        break l1465;
      }
      p = s1466;
      trail.length = t1467;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1471: {
        const r1472 = readBadOtherEnd(p);
        if (r1472 === undefined) { break l1471; }
        value = r1472;
        p = pos;
        break l1465;
      }
      p = s1466;
      trail.length = t1467;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      l1474: {
        const r1475 = readMissingLastQuote(p);
        if (r1475 === undefined) { break l1474; }
        value = r1475;
        p = pos;
        break l1465;
      }
      p = s1466;
      trail.length = t1467;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : false)) {
      l1477: {
        const r1478 = readMissingSingleQuote(p);
        if (r1478 === undefined) { break l1477; }
        value = r1478;
        p = pos;
        break l1465;
      }
      p = s1466;
      trail.length = t1467;
    } else touched ||= p >= end;
    const r1483 = readMissingStringEnd(p);
    if (r1483 === undefined) { return undefined; }
    value = r1483;
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
  l1481: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : false)) {
      const s1479 = p;
      l1480: {
        p = skipSingleLost(p);
        if (p < 0) { break l1480; }
        p = s1479;
        break l1481;
      }
      p = s1479;
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
  let e1486!: null;
  l1489: {
    if (((c = text.charCodeAt(p)) === 171 || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s1487 = p;
      l1488: {
        p++;
        p = s1487;
        break l1489;
      }
      p = s1487;
    } else touched ||= p >= end;
    return -1;
  }
  e1486 = null;
  value = [e1486];
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
      l1490: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283))) {
          touched ||= p >= end;
          break l1490;
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
      l1491: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1491;
        }
        p++;
        l1492: {
          const s1493 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1494: {
              p++;
              break l1492;
            }
            p = s1493;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1491;
          }
          p++;
          let n1498 = 0;
          l1495: for (;;) {
            if (n1498 >= 4) break;
            const s1497 = p;
            l1496: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1496;
              }
              p++;
              n1498++;
              continue l1495;
            }
            p = s1497;
            break;
          }
          if (n1498 < 4) { break l1491; }
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
  l1499: {
    const s1500 = p;
    const t1501 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l1502: {
        const r1503 = readBadInnerSmart(p);
        if (r1503 === undefined) { break l1502; }
        value = r1503;
        p = pos;
        break l1499;
      }
      p = s1500;
      trail.length = t1501;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1508 = readTextFlaw(p);
    if (r1508 === undefined) { return -1; }
    value = r1508;
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
    const s1504 = p;
    l1505: {
      p = skipEnds(p);
      if (p < 0) { break l1505; }
      return undefined;
    }
    p = s1504;
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
  const r1510 = readSmartEnd(p);
  if (r1510 === undefined) { return -1; }
  value = r1510;
  p = pos;
  leafValue = value;
  return p;
}

function readSmartEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1511: {
    const s1512 = p;
    const t1513 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l1514: {
        value = text.charAt(p);
        p++;
        break l1511;
      }
      p = s1512;
      trail.length = t1513;
    } else touched ||= p >= end;
    const r1515 = readMissingStringEnd(p);
    if (r1515 === undefined) { return undefined; }
    value = r1515;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf181(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1518!: null;
  l1521: {
    if (text.charCodeAt(p) === 96) {
      const s1519 = p;
      l1520: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1520;
        }
        p += 3;
        p = s1519;
        break l1521;
      }
      p = s1519;
    } else touched ||= p >= end;
    return -1;
  }
  e1518 = null;
  value = [e1518];
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
  const r1522 = readFencedTextStart(p);
  if (r1522 === undefined) { return -1; }
  value = r1522;
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
  const r1523 = readBadFencedText(p);
  if (r1523 === undefined) { return undefined; }
  l_mark = r1523;
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
      l1526: {

        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1526;
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
      l1527: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s1528 = p;
            l1529: {
              p = skipEol(p);
              if (p < 0) { break l1529; }
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1529;
              }
              p += 3;
              break l1527;
            }
            p = s1528;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1527;
        }
        p = skipEol(p);
        if (p < 0) { break l1527; }

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
  l1531: {
    const s1532 = p;
    const t1533 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) {
      l1534: {
        let e1535!: "\r\n" | "\n" | "\r" | null;
        l1536: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s1538 = p;
            l1537: {
              const r1539 = readEol(p);
              if (r1539 === undefined) { break l1537; }
              e1535 = r1539;
              p = pos;
              break l1536;
            }
            p = s1538;
          } else touched ||= p >= end;
          e1535 = null;
        }
        let e1541!: string[];
        const list1546: string[] = [];
        l1542: for (;;) {
          const s1544 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1543: {
              let v1545!: string;
              const r1548 = readBlank(p);
              if (r1548 === undefined) { break l1543; }
              v1545 = r1548;
              p = pos;
              list1546.push(v1545);
              continue l1542;
            }
            p = s1544;
          } else touched ||= p >= end;
          break;
        }
        e1541 = list1546;
        let e1550!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1534;
        }
        e1550 = "```";
        p += 3;
        value = [e1535, e1541, e1550];
        break l1531;
      }
      p = s1532;
      trail.length = t1533;
    } else touched ||= p >= end;
    const r1551 = readMissingStringEnd(p);
    if (r1551 === undefined) { return -1; }
    value = r1551;
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
  let e1553!: null;
  l1556: {
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      const s1554 = p;
      l1555: {
        p++;
        p = s1554;
        break l1556;
      }
      p = s1554;
    } else touched ||= p >= end;
    return -1;
  }
  e1553 = null;
  value = [e1553];
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
      l1557: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : (c >= 128 && c <= 179) || c >= 181))) {
          touched ||= p >= end;
          break l1557;
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
      l1558: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1558;
        }
        p++;
        l1559: {
          const s1560 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1561: {
              p++;
              break l1559;
            }
            p = s1560;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1558;
          }
          p++;
          let n1565 = 0;
          l1562: for (;;) {
            if (n1565 >= 4) break;
            const s1564 = p;
            l1563: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1563;
              }
              p++;
              n1565++;
              continue l1562;
            }
            p = s1564;
            break;
          }
          if (n1565 < 4) { break l1558; }
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
  l1566: {
    const s1567 = p;
    const t1568 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1569: {
        const r1570 = readBadInnerBacktick(p);
        if (r1570 === undefined) { break l1569; }
        value = r1570;
        p = pos;
        break l1566;
      }
      p = s1567;
      trail.length = t1568;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1575 = readTextFlaw(p);
    if (r1575 === undefined) { return -1; }
    value = r1575;
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
    const s1571 = p;
    l1572: {
      p = skipEnds(p);
      if (p < 0) { break l1572; }
      return undefined;
    }
    p = s1571;
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
  const r1577 = readBacktickEnd(p);
  if (r1577 === undefined) { return -1; }
  value = r1577;
  p = pos;
  leafValue = value;
  return p;
}

function readBacktickEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1578: {
    const s1579 = p;
    const t1580 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || c === 96 || c === 180)) {
      l1581: {
        value = text.charAt(p);
        p++;
        break l1578;
      }
      p = s1579;
      trail.length = t1580;
    } else touched ||= p >= end;
    const r1582 = readMissingStringEnd(p);
    if (r1582 === undefined) { return undefined; }
    value = r1582;
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
  const r1585 = readBadConcatenation(p);
  if (r1585 === undefined) { return -1; }
  value = r1585;
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
  l1588: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s1586 = p;
      l1587: {
        l1589: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1591 = p;
            l1590: {
              p = skipPrefix(p);
              if (p < 0) { break l1590; }
              break l1589;
            }
            p = s1591;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1587;
        }
        p++;
        p = s1586;
        break l1588;
      }
      p = s1586;
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
  const r1593 = readBadVariable(p);
  if (r1593 === undefined) { return -1; }
  value = r1593;
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
  const r1595 = readTextEnd(p);
  if (r1595 === undefined) { return -1; }
  value = r1595;
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
  let e1597!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282)) {
    {
      const s1598 = p;
      l1599: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1599; }
        return -1;
      }
      p = s1598;
    }
  } else touched ||= p >= end;
  e1597 = null;
  let e1601!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : c === 8230 || c === 65341 || c === 65373)) {
    {
      const s1602 = p;
      l1603: {
        l1605: {
          const s1606 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
            l1607: {
              p++;
              break l1605;
            }
            p = s1606;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 44) {
            l1608: {

              p++;
              break l1605;
            }
            p = s1606;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 46) {
            l1609: {
              if (!text.startsWith("...", p)) {
                reachesEnd(p, "...");
                break l1609;
              }
              p += 3;
              break l1605;
            }
            p = s1606;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 8230) {
            touched ||= p >= end;
            break l1603;
          }
          p++;
        }
        return -1;
      }
      p = s1602;
    }
  } else touched ||= p >= end;
  e1601 = null;
  let e1610!: RepairedWordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1611 = readRepairedWord(p);
  if (r1611 === undefined) { return -1; }
  e1610 = r1611;
  p = pos;
  value = [e1597, e1601, e1610];
  leafValue = value;
  return p;
}

function readRepairedWord(p: number): RepairedWordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode | BadConstructorNode | BadDotsNode | BadOpenQuoteNode | BadBareStringNode;
  l1612: {
    const s1613 = p;
    const t1614 = trail.length;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l1615: {
        l1616: {
          const s1617 = p;
          const t1618 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1619: {
              const r1620 = readBadCutSign(p);
              if (r1620 === undefined) { break l1619; }
              l_value = r1620;
              p = pos;
              break l1616;
            }
            p = s1617;
            trail.length = t1618;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l1625: {
              const r1626 = readBadCutNumber(p);
              if (r1626 === undefined) { break l1625; }
              l_value = r1626;
              p = pos;
              break l1616;
            }
            p = s1617;
            trail.length = t1618;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
            l1644: {
              const r1645 = readBadLeadingZero(p);
              if (r1645 === undefined) { break l1644; }
              l_value = r1645;
              p = pos;
              break l1616;
            }
            p = s1617;
            trail.length = t1618;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1615;
          }
          const r1664 = readRepairedNumber(p);
          if (r1664 === undefined) { break l1615; }
          l_value = r1664;
          p = pos;
        }
        break l1612;
      }
      p = s1613;
      trail.length = t1614;
    } else touched ||= p >= end;
    l1726: {
      const s1727 = p;
      const t1728 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 304)) {
        l1729: {
          const r1730 = readBadNan(p);
          if (r1730 === undefined) { break l1729; }
          l_value = r1730;
          p = pos;
          break l1726;
        }
        p = s1727;
        trail.length = t1728;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
        l1742: {
          const r1743 = readBadConstant(p);
          if (r1743 === undefined) { break l1742; }
          l_value = r1743;
          p = pos;
          break l1726;
        }
        p = s1727;
        trail.length = t1728;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
        l1748: {
          const r1749 = readBadCutWord(p);
          if (r1749 === undefined) { break l1748; }
          l_value = r1749;
          p = pos;
          break l1726;
        }
        p = s1727;
        trail.length = t1728;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
        l1765: {
          const r1766 = readBadConstructor(p);
          if (r1766 === undefined) { break l1765; }
          l_value = r1766;
          p = pos;
          break l1726;
        }
        p = s1727;
        trail.length = t1728;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
        l1792: {
          const r1793 = readBadDots(p);
          if (r1793 === undefined) { break l1792; }
          l_value = r1793;
          p = pos;
          break l1726;
        }
        p = s1727;
        trail.length = t1728;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c >= 128)) {
        l1801: {
          const r1802 = readBadOpenQuote(p);
          if (r1802 === undefined) { break l1801; }
          l_value = r1802;
          p = pos;
          break l1726;
        }
        p = s1727;
        trail.length = t1728;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1808 = readBadBareString(p);
      if (r1808 === undefined) { return undefined; }
      l_value = r1808;
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
      const s1621 = p;
      l1622: {
        p++;
        return undefined;
      }
      p = s1621;
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
  const s1627 = p;
  l1628: {
    if (text.charCodeAt(p) === 45) {
      const s1630 = p;
      l1629: {

        p++;
        break l1628;
      }
      p = s1630;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1631: {
    if (text.charCodeAt(p) === 46) {
      const s1633 = p;
      l1632: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1632;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1631;
      }
      p = s1633;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1627, p);
  l1634: {
    const s1635 = p;
    if (text.charCodeAt(p) === 46) {
      l1636: {

        p++;
        break l1634;
      }
      p = s1635;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1637: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s1639 = p;
        l1638: {
          p++;
          break l1637;
        }
        p = s1639;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s1640 = p;
      l1641: {
        p++;
        return undefined;
      }
      p = s1640;
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
  const s1646 = p;
  l1647: {
    if (text.charCodeAt(p) === 45) {
      const s1649 = p;
      l1648: {

        p++;
        break l1647;
      }
      p = s1649;
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
  l_code = text.slice(s1646, p);
  const s1650 = p;
  l1651: {
    if (text.charCodeAt(p) === 46) {
      const s1653 = p;
      l1652: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1652;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1651;
      }
      p = s1653;
    } else touched ||= p >= end;
  }
  l1654: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1656 = p;
      l1655: {
        p = skipExponent(p);
        if (p < 0) { break l1655; }
        break l1654;
      }
      p = s1656;
    } else touched ||= p >= end;
  }
  l_rest = text.slice(s1650, p);
  l1662: {
    const s1660 = p;
    l1661: {
      p = skipEndsWord(p);
      if (p < 0) { break l1661; }
      p = s1660;
      break l1662;
    }
    p = s1660;
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
  l1657: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1659 = p;
      l1658: {
        p++;
        break l1657;
      }
      p = s1659;
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
  const s1665 = p;
  l1666: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1668 = p;
      const t1669 = trail.length;
      l1667: {
        l1670: {
          const s1671 = p;
          const t1672 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1673: {

              p++;
              break l1670;
            }
            p = s1671;
            trail.length = t1672;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 43)) {
            touched ||= p >= end;
            break l1667;
          }
          const r1674 = readBadPlus(p);
          if (r1674 === undefined) { break l1667; }
          p = pos;
        }
        break l1666;
      }
      p = s1668;
      trail.length = t1669;
    } else touched ||= p >= end;
  }
  l_sign = text.slice(s1665, p);
  l1676: {
    const s1677 = p;
    const t1678 = trail.length;
    if (text.charCodeAt(p) === 48) {
      l1679: {
        const r1680 = readBadRadix(p);
        if (r1680 === undefined) { break l1679; }
        l_digits = r1680;
        p = pos;
        break l1676;
      }
      p = s1677;
      trail.length = t1678;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1686 = readLooseDecimal(p);
    if (r1686 === undefined) { return undefined; }
    l_digits = r1686;
    p = pos;
  }
  l1724: {
    const s1722 = p;
    l1723: {
      p = skipEndsWord(p);
      if (p < 0) { break l1723; }
      p = s1722;
      break l1724;
    }
    p = s1722;
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
  l1681: {
    const s1682 = p;
    if (text.charCodeAt(p) === 48) {
      l1683: {
        if (!isCaseless(p, "0x")) { break l1683; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l1683;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l1681;
      }
      p = s1682;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l1684: {
        if (!isCaseless(p, "0o")) { break l1684; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l1684;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l1681;
      }
      p = s1682;
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
  l1687: {
    const s1688 = p;
    const t1689 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1690: {
        const s1691 = p;
        l1692: {
          const s1693 = p;
          const t1694 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l1695: {
              const r1696 = readBadDigitGroups(p);
              if (r1696 === undefined) { break l1695; }
              p = pos;
              break l1692;
            }
            p = s1693;
            trail.length = t1694;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1690;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l1702: {
          if (text.charCodeAt(p) === 46) {
            const s1704 = p;
            const t1705 = trail.length;
            l1703: {
              l1706: {
                const s1707 = p;
                const t1708 = trail.length;
                if (text.charCodeAt(p) === 46) {
                  l1709: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l1709;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l1706;
                  }
                  p = s1707;
                  trail.length = t1708;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 46)) {
                  touched ||= p >= end;
                  break l1703;
                }
                const r1710 = readBadPoint(p);
                if (r1710 === undefined) { break l1703; }
                p = pos;
              }
              break l1702;
            }
            p = s1704;
            trail.length = t1705;
          } else touched ||= p >= end;
        }
        l1712: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s1714 = p;
            l1713: {
              p = skipExponent(p);
              if (p < 0) { break l1713; }
              break l1712;
            }
            p = s1714;
          } else touched ||= p >= end;
        }
        value = text.slice(s1691, p);
        break l1687;
      }
      p = s1688;
      trail.length = t1689;
    } else touched ||= p >= end;
    const s1715 = p;
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1716 = readBadFraction(p);
    if (r1716 === undefined) { return undefined; }
    p = pos;
    l1718: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s1720 = p;
        l1719: {
          p = skipExponent(p);
          if (p < 0) { break l1719; }
          break l1718;
        }
        p = s1720;
      } else touched ||= p >= end;
    }
    value = text.slice(s1715, p);
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
  let m1700 = false;
  l1697: for (;;) {
    const s1699 = p;
    if (text.charCodeAt(p) === 95) {
      l1698: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1698;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m1700 = true;
        continue l1697;
      }
      p = s1699;
    } else touched ||= p >= end;
    break;
  }
  if (!m1700) { return undefined; }
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
  l1740: {
    const s1738 = p;
    l1739: {
      p = skipEndsWord(p);
      if (p < 0) { break l1739; }
      p = s1738;
      break l1740;
    }
    p = s1738;
    return undefined;
  }
  pos = p;
  const node: BadNanNode = { type: 'BadNan', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNan(p: number): number {
  let c = 0;
  l1731: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1733 = p;
      l1732: {
        p++;
        break l1731;
      }
      p = s1733;
    } else touched ||= p >= end;
  }
  l1734: {
    const s1735 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l1736: {
        if (!isCaseless(p, "nan")) { break l1736; }
        p += 3;
        break l1734;
      }
      p = s1735;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l1737: {
        if (!isCaseless(p, "infinity")) { break l1737; }
        p += 8;
        break l1734;
      }
      p = s1735;
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
  l1746: {
    const s1744 = p;
    l1745: {
      p = skipEndsWord(p);
      if (p < 0) { break l1745; }
      p = s1744;
      break l1746;
    }
    p = s1744;
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
      const s1761 = p;
      l1762: {
        p++;
        return undefined;
      }
      p = s1761;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadCutWordNode = { type: 'BadCutWord', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCutWord(p: number): number {
  l1750: {
    const s1751 = p;
    if (text.charCodeAt(p) === 116) {
      l1752: {
        if (!text.startsWith("tru", p)) {
          reachesEnd(p, "tru");
          break l1752;
        }
        p += 3;
        break l1750;
      }
      p = s1751;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1753: {
        if (!text.startsWith("tr", p)) {
          reachesEnd(p, "tr");
          break l1753;
        }
        p += 2;
        break l1750;
      }
      p = s1751;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1754: {

        p++;
        break l1750;
      }
      p = s1751;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1755: {
        if (!text.startsWith("fals", p)) {
          reachesEnd(p, "fals");
          break l1755;
        }
        p += 4;
        break l1750;
      }
      p = s1751;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1756: {
        if (!text.startsWith("fal", p)) {
          reachesEnd(p, "fal");
          break l1756;
        }
        p += 3;
        break l1750;
      }
      p = s1751;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1757: {
        if (!text.startsWith("fa", p)) {
          reachesEnd(p, "fa");
          break l1757;
        }
        p += 2;
        break l1750;
      }
      p = s1751;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1758: {

        p++;
        break l1750;
      }
      p = s1751;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1759: {
        if (!text.startsWith("nul", p)) {
          reachesEnd(p, "nul");
          break l1759;
        }
        p += 3;
        break l1750;
      }
      p = s1751;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1760: {
        if (!text.startsWith("nu", p)) {
          reachesEnd(p, "nu");
          break l1760;
        }
        p += 2;
        break l1750;
      }
      p = s1751;
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
  l1767: {
    if (text.charCodeAt(p) === 110) {
      const s1769 = p;
      l1768: {
        if (!text.startsWith("new", p)) {
          reachesEnd(p, "new");
          break l1768;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1768;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1767;
      }
      p = s1769;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
    touched ||= p >= end;
    return undefined;
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
  let n1777 = 0;
  l1774: for (;;) {
    if (n1777 >= 9) break;
    const s1776 = p;
    l1775: {
      if (text.charCodeAt(p) !== 46) {
        touched ||= p >= end;
        break l1775;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l1775;
      }
      p++;
      let n1781 = 0;
      l1778: for (;;) {
        if (n1781 >= 200) break;
        const s1780 = p;
        l1779: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
            touched ||= p >= end;
            break l1779;
          }
          p++;
          n1781++;
          continue l1778;
        }
        p = s1780;
        break;
      }
      n1777++;
      continue l1774;
    }
    p = s1776;
    break;
  }
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1782: {
    const s1783 = p;
    if (text.charCodeAt(p) === 34) {
      l1784: {
        const r1785 = readDoubleName(p);
        if (r1785 === undefined) { break l1784; }
        l_text = r1785;
        p = pos;
        break l1782;
      }
      p = s1783;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1787: {
        const r1788 = readSingleName(p);
        if (r1788 === undefined) { break l1787; }
        l_text = r1788;
        p = pos;
        break l1782;
      }
      p = s1783;
    } else touched ||= p >= end;
    const s1790 = p;
    if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNumeral(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s1790, p);
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
  l1794: {
    const s1795 = p;
    if (text.charCodeAt(p) === 46) {
      l1796: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1796;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1794;
      }
      p = s1795;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 8230)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 8230) p++;
    touched ||= p >= end;
  }
  l1799: {
    const s1797 = p;
    l1798: {
      p = skipEndsWord(p);
      if (p < 0) { break l1798; }
      p = s1797;
      break l1799;
    }
    p = s1797;
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
  const s1803 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1803, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1806: {
    const s1804 = p;
    l1805: {
      p = skipEnds(p);
      if (p < 0) { break l1805; }
      p = s1804;
      break l1806;
    }
    p = s1804;
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
  const s1809 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBareUnit(p);
  if (p < 0) { return undefined; }
  l1846: for (;;) {
    const s1848 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l1847: {
        l1850: {
          const s1851 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
            l1852: {
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
                {
                  const s1853 = p;
                  l1854: {
                    p = skipCommentStart(p);
                    if (p < 0) { break l1854; }
                    break l1852;
                  }
                  p = s1853;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
                touched ||= p >= end;
                break l1852;
              }
              p = skipBareUnit(p);
              if (p < 0) { break l1852; }
              break l1850;
            }
            p = s1851;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 47) {
            l1856: {

              p++;
              break l1850;
            }
            p = s1851;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l1847;
          }
          p++;
        }
        continue l1846;
      }
      p = s1848;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1809, p);
  pos = p;
  const node: BadBareStringNode = { type: 'BadBareString', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipBareUnit(p: number): number {
  let c = 0;
  l1810: {
    const s1811 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : false)) {
      l1812: {
        p = skipBalanced(p);
        if (p < 0) { break l1812; }
        break l1810;
      }
      p = s1811;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l1841: {
        p++;
        break l1810;
      }
      p = s1811;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1845 = 0;
    l1842: for (;;) {
      if (n1845 >= 200) break;
      const s1844 = p;
      l1843: {
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) {
          touched ||= p >= end;
          break l1843;
        }
        p++;
        n1845++;
        continue l1842;
      }
      p = s1844;
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
  l1813: {
    const s1814 = p;
    if (text.charCodeAt(p) === 40) {
      l1815: {

        p++;
        let n1819 = 0;
        l1816: for (;;) {
          if (n1819 >= 200) break;
          const s1818 = p;
          l1817: {
            l1820: {
              const s1821 = p;
              if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || (c >= 40 && c <= 41)))) {
                l1822: {
                  p++;
                  break l1820;
                }
                p = s1821;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l1817;
              }
              p++;
              let n1826 = 0;
              l1823: for (;;) {
                if (n1826 >= 99) break;
                const s1825 = p;
                l1824: {
                  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || (c >= 40 && c <= 41))))) {
                    touched ||= p >= end;
                    break l1824;
                  }
                  p++;
                  n1826++;
                  continue l1823;
                }
                p = s1825;
                break;
              }
              if (text.charCodeAt(p) !== 41) {
                touched ||= p >= end;
                break l1817;
              }
              p++;
            }
            n1819++;
            continue l1816;
          }
          p = s1818;
          break;
        }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l1815;
        }
        p++;
        break l1813;
      }
      p = s1814;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 36) {
      l1827: {
        if (!text.startsWith("${", p)) {
          reachesEnd(p, "${");
          break l1827;
        }
        p += 2;
        let n1831 = 0;
        l1828: for (;;) {
          if (n1831 >= 200) break;
          const s1830 = p;
          l1829: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1829;
            }
            p++;
            n1831++;
            continue l1828;
          }
          p = s1830;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1827;
        }
        p++;
        break l1813;
      }
      p = s1814;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1832: {

        p++;
        let n1836 = 0;
        l1833: for (;;) {
          if (n1836 >= 200) break;
          const s1835 = p;
          l1834: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1834;
            }
            p++;
            n1836++;
            continue l1833;
          }
          p = s1835;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1832;
        }
        p++;
        break l1813;
      }
      p = s1814;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1840 = 0;
    l1837: for (;;) {
      if (n1840 >= 200) break;
      const s1839 = p;
      l1838: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1838;
        }
        p++;
        n1840++;
        continue l1837;
      }
      p = s1839;
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
  const r1859 = readSeparator(p);
  if (r1859 === undefined) { return -1; }
  value = r1859;
  p = pos;
  leafValue = value;
  return p;
}

function readSeparator(p: number): [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""] | undefined {
  let c = 0;
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  let e1860!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
  const list1866: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
  l1861: for (;;) {
    const s1863 = p;
    const t1864 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
      l1862: {
        let v1865!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        const r1868 = readGap(p);
        if (r1868 === undefined) { break l1862; }
        v1865 = r1868;
        p = pos;
        list1866.push(v1865);
        continue l1861;
      }
      p = s1863;
      trail.length = t1864;
    } else touched ||= p >= end;
    break;
  }
  e1860 = list1866;
  let e1878!: BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | "";
  l1879: {
    const s1880 = p;
    const t1881 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1882: {
        const r1883 = readBadTrailingComma(p);
        if (r1883 === undefined) { break l1882; }
        e1878 = r1883;
        p = pos;
        break l1879;
      }
      p = s1880;
      trail.length = t1881;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l1888: {

        e1878 = ",";
        p++;
        break l1879;
      }
      p = s1880;
      trail.length = t1881;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292)) {
      l1889: {
        const r1890 = readBadSeparator(p);
        if (r1890 === undefined) { break l1889; }
        e1878 = r1890;
        p = pos;
        break l1879;
      }
      p = s1880;
      trail.length = t1881;
    } else touched ||= p >= end;
    l1892: {
      l1895: {
        const s1893 = p;
        l1894: {
          l1896: {
            const s1897 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
              l1898: {
                p++;
                break l1896;
              }
              p = s1897;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1899 = p;
                l1900: {
                  p++;
                  break l1894;
                }
                p = s1899;
              }
            } else touched ||= p >= end;
          }
          p = s1893;
          break l1895;
        }
        p = s1893;
        break l1892;
      }
      e1878 = null;
      break l1879;
    }
    p = s1880;
    trail.length = t1881;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      l1902: {
        const r1903 = readMissingComma(p);
        if (r1903 === undefined) { break l1902; }
        e1878 = r1903;
        p = pos;
        break l1879;
      }
      p = s1880;
      trail.length = t1881;
    } else touched ||= p >= end;
    e1878 = '';
  }
  value = [e1860, e1878];
  pos = p;
  return value;
}

function readGap(p: number): string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l1869: {
    const s1870 = p;
    const t1871 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1872: {
        const r1873 = readBlanks(p);
        if (r1873 === undefined) { break l1872; }
        value = r1873;
        p = pos;
        break l1869;
      }
      p = s1870;
      trail.length = t1871;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1875 = readGapMistake(p);
    if (r1875 === undefined) { return undefined; }
    value = r1875;
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
  l1886: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c === 65341 || c === 65373)) {
      const s1884 = p;
      l1885: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l1885;
        }
        p++;
        p = s1884;
        break l1886;
      }
      p = s1884;
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
  l1906: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      const s1904 = p;
      l1905: {
        l1907: {
          const s1908 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l1909: {
              p = skipValueStart(p);
              if (p < 0) { break l1909; }
              break l1907;
            }
            p = s1908;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            l1910: {
              p++;
              let n1914 = 0;
              l1911: for (;;) {
                if (n1914 >= 200) break;
                const s1913 = p;
                l1912: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l1912;
                  }
                  p++;
                  n1914++;
                  continue l1911;
                }
                p = s1913;
                break;
              }
              break l1907;
            }
            p = s1908;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l1905;
          }
          p++;
        }
        p = s1904;
        break l1906;
      }
      p = s1904;
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
  l1917: {
    const s1918 = p;
    const t1919 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1920: {
        const r1921 = readBadComma(p);
        if (r1921 === undefined) { break l1920; }
        value = r1921;
        p = pos;
        break l1917;
      }
      p = s1918;
      trail.length = t1919;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1923: {
        let e1924!: BadEllipsisNode;
        const r1925 = readBadEllipsis(p);
        if (r1925 === undefined) { break l1923; }
        e1924 = r1925;
        p = pos;
        let e1930!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
        const r1931 = readSeparator(p);
        if (r1931 === undefined) { break l1923; }
        e1930 = r1931;
        p = pos;
        value = [e1924, e1930];
        break l1917;
      }
      p = s1918;
      trail.length = t1919;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1933 = readBadElementText(p);
    if (r1933 === undefined) { return -1; }
    value = r1933;
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
  l1926: {
    const s1927 = p;
    if (text.charCodeAt(p) === 46) {
      l1928: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1928;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1926;
      }
      p = s1927;
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
      const s1934 = p;
      l1935: {
        p++;
        return undefined;
      }
      p = s1934;
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
  const r1938 = readCloseTuple(p);
  if (r1938 === undefined) { return -1; }
  value = r1938;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseTuple(p: number): [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  l1939: {
    const s1940 = p;
    const t1941 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1942: {
        let e1943!: null;
        l1946: {
          if (text.charCodeAt(p) === 41) {
            const s1944 = p;
            l1945: {

              p++;
              p = s1944;
              break l1946;
            }
            p = s1944;
          } else touched ||= p >= end;
          break l1942;
        }
        e1943 = null;
        let e1947!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1942;
        }
        const r1948 = readArrayEnd(p);
        if (r1948 === undefined) { break l1942; }
        e1947 = r1948;
        p = pos;
        value = [e1943, e1947];
        break l1939;
      }
      p = s1940;
      trail.length = t1941;
    } else touched ||= p >= end;
    l1950: {
      let e1951!: null;
      {
        const s1952 = p;
        l1953: {
          p = skipInAnyArray(p);
          if (p < 0) { break l1953; }
          break l1950;
        }
        p = s1952;
      }
      e1951 = null;
      let e1958!: null;
      l1961: {
        if (text.charCodeAt(p) === 93) {
          const s1959 = p;
          l1960: {

            p++;
            p = s1959;
            break l1961;
          }
          p = s1959;
        } else touched ||= p >= end;
        break l1950;
      }
      e1958 = null;
      let e1962!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1950;
      }
      const r1963 = readBadRootEnd(p);
      if (r1963 === undefined) { break l1950; }
      e1962 = r1963;
      p = pos;
      value = [e1951, e1958, e1962];
      break l1939;
    }
    p = s1940;
    trail.length = t1941;
    l1965: {
      let e1966!: null;
      {
        const s1967 = p;
        l1968: {
          p = skipInAnyObject(p);
          if (p < 0) { break l1968; }
          break l1965;
        }
        p = s1967;
      }
      e1966 = null;
      let e1973!: null;
      l1976: {
        if (text.charCodeAt(p) === 125) {
          const s1974 = p;
          l1975: {

            p++;
            p = s1974;
            break l1976;
          }
          p = s1974;
        } else touched ||= p >= end;
        break l1965;
      }
      e1973 = null;
      let e1977!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1965;
      }
      const r1978 = readBadRootEnd(p);
      if (r1978 === undefined) { break l1965; }
      e1977 = r1978;
      p = pos;
      value = [e1966, e1973, e1977];
      break l1939;
    }
    p = s1940;
    trail.length = t1941;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l1980: {
        const r1981 = readMissingBracket(p);
        if (r1981 === undefined) { break l1980; }
        value = r1981;
        p = pos;
        break l1939;
      }
      p = s1940;
      trail.length = t1941;
    } else touched ||= p >= end;
    const r1986 = readMissingEnd(p);
    if (r1986 === undefined) { return undefined; }
    value = r1986;
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
  l1970: {
    const s1971 = p;
    l1972: {
      p = skipInRootObject(p);
      if (p < 0) { break l1972; }
      break l1970;
    }
    p = s1971;
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
  l1984: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      const s1982 = p;
      l1983: {
        p++;
        p = s1982;
        break l1984;
      }
      p = s1982;
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
  const r1989 = readCloseArray(p);
  if (r1989 === undefined) { return -1; }
  value = r1989;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseArray(p: number): [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  l1990: {
    const s1991 = p;
    const t1992 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l1993: {
        let e1994!: null;
        l1997: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s1995 = p;
            l1996: {
              p++;
              p = s1995;
              break l1997;
            }
            p = s1995;
          } else touched ||= p >= end;
          break l1993;
        }
        e1994 = null;
        let e1998!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1993;
        }
        const r1999 = readArrayEnd(p);
        if (r1999 === undefined) { break l1993; }
        e1998 = r1999;
        p = pos;
        value = [e1994, e1998];
        break l1990;
      }
      p = s1991;
      trail.length = t1992;
    } else touched ||= p >= end;
    l2001: {
      const r2002 = readBadArrayEnd(p);
      if (r2002 === undefined) { break l2001; }
      value = r2002;
      p = pos;
      break l1990;
    }
    p = s1991;
    trail.length = t1992;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2016: {
        const r2017 = readMissingBracket(p);
        if (r2017 === undefined) { break l2016; }
        value = r2017;
        p = pos;
        break l1990;
      }
      p = s1991;
      trail.length = t1992;
    } else touched ||= p >= end;
    const r2019 = readMissingEnd(p);
    if (r2019 === undefined) { return undefined; }
    value = r2019;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrayEnd(p: number): BadArrayEndNode | undefined {
  let c = 0;
  const start = p;
  l2003: {
    const s2004 = p;
    l2005: {
      {
        const s2006 = p;
        l2007: {
          p = skipInAnyObject(p);
          if (p < 0) { break l2007; }
          break l2005;
        }
        p = s2006;
      }
      if (text.charCodeAt(p) !== 125) {
        touched ||= p >= end;
        break l2005;
      }
      p++;
      break l2003;
    }
    p = s2004;
    {
      const s2009 = p;
      l2010: {
        p = skipInObjectAround(p);
        if (p < 0) { break l2010; }
        return undefined;
      }
      p = s2009;
    }
    if (text.charCodeAt(p) !== 125) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2014: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
        const s2012 = p;
        l2013: {
          p = skipMemberBehind(p);
          if (p < 0) { break l2013; }
          p = s2012;
          break l2014;
        }
        p = s2012;
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
  const r2022 = readRepairedText(p);
  if (r2022 === undefined) { return -1; }
  value = r2022;
  p = pos;
  leafValue = value;
  return p;
}

function leaf256(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: null | [null, MissingValueNode] | RepairedWordNode | MissingValueNode;
  l2024: {
    const s2025 = p;
    const t2026 = trail.length;
    l2027: {
      l2030: {
        const s2028 = p;
        l2029: {
          if (p < end) {
            {
              const s2031 = p;
              l2032: {
                p++;
                break l2029;
              }
              p = s2031;
            }
          } else touched ||= p >= end;
          p = s2028;
          break l2030;
        }
        p = s2028;
        break l2027;
      }
      value = null;
      break l2024;
    }
    p = s2025;
    trail.length = t2026;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l2034: {
        let e2035!: null;
        l2038: {
          if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
            const s2036 = p;
            l2037: {
              p++;
              p = s2036;
              break l2038;
            }
            p = s2036;
          } else touched ||= p >= end;
          break l2034;
        }
        e2035 = null;
        let e2039!: MissingValueNode;
        const r2040 = readMissingValue(p);
        if (r2040 === undefined) { break l2034; }
        e2039 = r2040;
        p = pos;
        value = [e2035, e2039];
        break l2024;
      }
      p = s2025;
      trail.length = t2026;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : c >= 128)) {
      l2042: {
        const r2043 = readRepairedWord(p);
        if (r2043 === undefined) { break l2042; }
        value = r2043;
        p = pos;
        break l2024;
      }
      p = s2025;
      trail.length = t2026;
    } else touched ||= p >= end;
    const r2045 = readMissingValue(p);
    if (r2045 === undefined) { return -1; }
    value = r2045;
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
  const r2047 = readBadLateColon(p);
  if (r2047 === undefined) { return -1; }
  value = r2047;
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
  l2050: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2048 = p;
      l2049: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l2049;
        }
        p = skipValueStart(p);
        if (p < 0) { break l2049; }
        p = s2048;
        break l2050;
      }
      p = s2048;
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
  l2052: {
    const s2053 = p;
    const t2054 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l2055: {
        const r2056 = readBadComma(p);
        if (r2056 === undefined) { break l2055; }
        value = r2056;
        p = pos;
        break l2052;
      }
      p = s2053;
      trail.length = t2054;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l2058: {
        const r2059 = readBadEllipsis(p);
        if (r2059 === undefined) { break l2058; }
        value = r2059;
        p = pos;
        break l2052;
      }
      p = s2053;
      trail.length = t2054;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2061: {
        const r2062 = readMissingNameEnd(p);
        if (r2062 === undefined) { break l2061; }
        value = r2062;
        p = pos;
        break l2052;
      }
      p = s2053;
      trail.length = t2054;
    } else touched ||= p >= end;
    l2067: {
      const r2068 = readBadInnerBracket(p);
      if (r2068 === undefined) { break l2067; }
      value = r2068;
      p = pos;
      break l2052;
    }
    p = s2053;
    trail.length = t2054;
    const r2076 = readBadText(p);
    if (r2076 === undefined) { return -1; }
    value = r2076;
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
      const s2063 = p;
      l2064: {
        p++;
        return undefined;
      }
      p = s2063;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingNameEndNode = { type: 'MissingNameEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadInnerBracket(p: number): BadInnerBracketNode | undefined {
  const start = p;
  l2069: {
    const s2070 = p;
    if (text.charCodeAt(p) === 91) {
      l2071: {

        p++;
        break l2069;
      }
      p = s2070;
    } else touched ||= p >= end;
    {
      const s2072 = p;
      l2073: {
        p = skipInAnyArray(p);
        if (p < 0) { break l2073; }
        return undefined;
      }
      p = s2072;
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
    const s2077 = p;
    l2078: {
      p = skipInTuple(p);
      if (p < 0) { break l2078; }
      if (text.charCodeAt(p) !== 41) {
        touched ||= p >= end;
        break l2078;
      }
      p++;
      return undefined;
    }
    p = s2077;
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
  const r2081 = readCloseObject(p);
  if (r2081 === undefined) { return -1; }
  value = r2081;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseObject(p: number): ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  l2082: {
    const s2083 = p;
    const t2084 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2085: {
        const r2086 = readObjectEnd(p);
        if (r2086 === undefined) { break l2085; }
        value = r2086;
        p = pos;
        break l2082;
      }
      p = s2083;
      trail.length = t2084;
    } else touched ||= p >= end;
    l2088: {
      const r2089 = readBadObjectEnd(p);
      if (r2089 === undefined) { break l2088; }
      value = r2089;
      p = pos;
      break l2082;
    }
    p = s2083;
    trail.length = t2084;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2100: {
        const r2101 = readMissingBracket(p);
        if (r2101 === undefined) { break l2100; }
        value = r2101;
        p = pos;
        break l2082;
      }
      p = s2083;
      trail.length = t2084;
    } else touched ||= p >= end;
    const r2103 = readMissingEnd(p);
    if (r2103 === undefined) { return undefined; }
    value = r2103;
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
  l2090: {
    const s2091 = p;
    l2092: {
      {
        const s2093 = p;
        l2094: {
          p = skipInAnyArray(p);
          if (p < 0) { break l2094; }
          break l2092;
        }
        p = s2093;
      }
      if (text.charCodeAt(p) !== 93) {
        touched ||= p >= end;
        break l2092;
      }
      p++;
      break l2090;
    }
    p = s2091;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2098: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)) {
        const s2096 = p;
        l2097: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l2097;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
            touched ||= p >= end;
            break l2097;
          }
          p = skipMemberBehind(p);
          if (p < 0) { break l2097; }
          p = s2096;
          break l2098;
        }
        p = s2096;
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
  const r2106 = readCloseNamedArray(p);
  if (r2106 === undefined) { return -1; }
  value = r2106;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseNamedArray(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2107: {
    const s2108 = p;
    const t2109 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2110: {
        const r2111 = readObjectEnd(p);
        if (r2111 === undefined) { break l2110; }
        value = r2111;
        p = pos;
        break l2107;
      }
      p = s2108;
      trail.length = t2109;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2113: {
        const r2114 = readBadRootEnd(p);
        if (r2114 === undefined) { break l2113; }
        value = r2114;
        p = pos;
        break l2107;
      }
      p = s2108;
      trail.length = t2109;
    } else touched ||= p >= end;
    const r2116 = readMissingEnd(p);
    if (r2116 === undefined) { return undefined; }
    value = r2116;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf272(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootEndNode | MissingEndNode;
  const r2119 = readCloseBraceArray(p);
  if (r2119 === undefined) { return -1; }
  value = r2119;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseBraceArray(p: number): BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: BadRootEndNode | MissingEndNode;
  l2120: {
    const s2121 = p;
    const t2122 = trail.length;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2123: {
        const r2124 = readBadRootEnd(p);
        if (r2124 === undefined) { break l2123; }
        value = r2124;
        p = pos;
        break l2120;
      }
      p = s2121;
      trail.length = t2122;
    } else touched ||= p >= end;
    const r2126 = readMissingEnd(p);
    if (r2126 === undefined) { return undefined; }
    value = r2126;
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
  const r2129 = readBadLateBracket(p);
  if (r2129 === undefined) { return -1; }
  value = r2129;
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
  let n2133 = 0;
  l2130: for (;;) {
    if (n2133 >= 9) break;
    const s2132 = p;
    l2131: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l2131;
      }
      p++;
      n2133++;
      continue l2130;
    }
    p = s2132;
    break;
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2136: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282)) {
      const s2134 = p;
      l2135: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282))) {
          touched ||= p >= end;
          break l2135;
        }
        p = skipMemberAhead(p);
        if (p < 0) { break l2135; }
        p = s2134;
        break l2136;
      }
      p = s2134;
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
  const r2138 = readCloseRootObject(p);
  if (r2138 === undefined) { return -1; }
  value = r2138;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootObject(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2139: {
    const s2140 = p;
    const t2141 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2142: {
        const r2143 = readObjectEnd(p);
        if (r2143 === undefined) { break l2142; }
        value = r2143;
        p = pos;
        break l2139;
      }
      p = s2140;
      trail.length = t2141;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2145: {
        const r2146 = readBadRootEnd(p);
        if (r2146 === undefined) { break l2145; }
        value = r2146;
        p = pos;
        break l2139;
      }
      p = s2140;
      trail.length = t2141;
    } else touched ||= p >= end;
    const r2148 = readMissingEnd(p);
    if (r2148 === undefined) { return undefined; }
    value = r2148;
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
  let e2151!: null;
  l2154: {
    if (((c = text.charCodeAt(p)) === 91 || c === 65339)) {
      const s2152 = p;
      l2153: {
        p = skipArrayAhead(p);
        if (p < 0) { break l2153; }
        p = s2152;
        break l2154;
      }
      p = s2152;
    } else touched ||= p >= end;
    return -1;
  }
  e2151 = null;
  value = [e2151];
  leafValue = value;
  return p;
}

function skipArrayAhead(p: number): number {
  let c = 0;
  l2155: {
    const s2156 = p;
    if (text.charCodeAt(p) === 91) {
      l2157: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2158: {
          const s2159 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2160: {
              p++;
              break l2158;
            }
            p = s2159;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 8230)) {
            l2161: {
              p++;
              break l2158;
            }
            p = s2159;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2162: {
              p++;
              {
                const s2163 = p;
                l2164: {
                  p = skipLogTag(p);
                  if (p < 0) { break l2164; }
                  break l2162;
                }
                p = s2163;
              }
              break l2158;
            }
            p = s2159;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
            l2170: {
              p = skipConstantAhead(p);
              if (p < 0) { break l2170; }
              break l2158;
            }
            p = s2159;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
            l2187: {
              p = skipWordList(p);
              if (p < 0) { break l2187; }
              break l2158;
            }
            p = s2159;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            l2195: {
              p++;
              let n2199 = 0;
              l2196: for (;;) {
                if (n2199 >= 200) break;
                const s2198 = p;
                l2197: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l2197;
                  }
                  p++;
                  n2199++;
                  continue l2196;
                }
                p = s2198;
                break;
              }
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2195;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
                touched ||= p >= end;
                break l2195;
              }
              p++;
              break l2158;
            }
            p = s2159;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2200 = p;
              l2201: {
                p++;
                break l2157;
              }
              p = s2200;
            }
          } else touched ||= p >= end;
        }
        break l2155;
      }
      p = s2156;
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
  let n2169 = 0;
  l2166: for (;;) {
    if (n2169 >= 40) break;
    const s2168 = p;
    l2167: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : false))) {
        touched ||= p >= end;
        break l2167;
      }
      p++;
      n2169++;
      continue l2166;
    }
    p = s2168;
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
  l2171: {
    const s2172 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
      l2173: {
        l2174: {
          const s2175 = p;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l2176: {
              p = skipLiteral(p);
              if (p < 0) { break l2176; }
              break l2174;
            }
            p = s2175;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            l2177: {
              p = skipOtherConstant(p);
              if (p < 0) { break l2177; }
              break l2174;
            }
            p = s2175;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 304))) {
            touched ||= p >= end;
            break l2173;
          }
          p = skipNan(p);
          if (p < 0) { break l2173; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2178: {
          const s2179 = p;
          if (((c = text.charCodeAt(p)) === 44 || c === 93)) {
            l2180: {
              p++;
              break l2178;
            }
            p = s2179;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2181 = p;
              l2182: {
                p++;
                break l2173;
              }
              p = s2181;
            }
          } else touched ||= p >= end;
        }
        break l2171;
      }
      p = s2172;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCutWord(p);
    if (p < 0) { return -1; }
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
  l2188: for (;;) {
    const s2190 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2189: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l2189;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l2189;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        continue l2188;
      }
      p = s2190;
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
      const s2192 = p;
      l2193: {
        p++;
        return -1;
      }
      p = s2192;
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
  const r2203 = readBadLateElement(p);
  if (r2203 === undefined) { return -1; }
  value = r2203;
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
  l2206: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s2204 = p;
      l2205: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2207: {
          const s2208 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
            l2209: {
              p = skipQuotedAhead(p);
              if (p < 0) { break l2209; }
              break l2207;
            }
            p = s2208;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2205;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2205; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2205;
        }
        p++;
        p = s2204;
        break l2206;
      }
      p = s2204;
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
  const r2211 = readCloseRootArray(p);
  if (r2211 === undefined) { return -1; }
  value = r2211;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootArray(p: number): [null, ArrayEndNode] | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  l2212: {
    const s2213 = p;
    const t2214 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2215: {
        let e2216!: null;
        l2219: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2217 = p;
            l2218: {
              p++;
              p = s2217;
              break l2219;
            }
            p = s2217;
          } else touched ||= p >= end;
          break l2215;
        }
        e2216 = null;
        let e2220!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2215;
        }
        const r2221 = readArrayEnd(p);
        if (r2221 === undefined) { break l2215; }
        e2220 = r2221;
        p = pos;
        value = [e2216, e2220];
        break l2212;
      }
      p = s2213;
      trail.length = t2214;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2223: {
        const r2224 = readBadRootEnd(p);
        if (r2224 === undefined) { break l2223; }
        value = r2224;
        p = pos;
        break l2212;
      }
      p = s2213;
      trail.length = t2214;
    } else touched ||= p >= end;
    const r2226 = readMissingEnd(p);
    if (r2226 === undefined) { return undefined; }
    value = r2226;
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
  let e2229!: null;
  l2232: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s2230 = p;
      l2231: {
        p = skipMemberStart(p);
        if (p < 0) { break l2231; }
        p = s2230;
        break l2232;
      }
      p = s2230;
    } else touched ||= p >= end;
    return -1;
  }
  e2229 = null;
  value = [e2229];
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
  const r2233 = readOpenlessStart(p);
  if (r2233 === undefined) { return -1; }
  value = r2233;
  p = pos;
  leafValue = value;
  return p;
}

function readOpenlessStart(p: number): OpenlessStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r2234 = readObjectKind(p);
  if (r2234 === undefined) { return undefined; }
  l_kind = r2234;
  p = pos;
  const r2236 = readMissingOpen(p);
  if (r2236 === undefined) { return undefined; }
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
  let e2239!: null;
  l2242: {
    if (text.charCodeAt(p) === 40) {
      const s2240 = p;
      l2241: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2243: {
          const s2244 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2245: {
              p++;
              break l2243;
            }
            p = s2244;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2241;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2241; }
        }
        p = s2240;
        break l2242;
      }
      p = s2240;
    } else touched ||= p >= end;
    return -1;
  }
  e2239 = null;
  value = [e2239];
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
  const r2246 = readRootWord(p);
  if (r2246 === undefined) { return -1; }
  value = r2246;
  p = pos;
  leafValue = value;
  return p;
}

function readRootWord(p: number): WordNode | RepairedRootNode | undefined {
  let c = 0;
  let value!: WordNode | RepairedRootNode;
  l2247: {
    const s2248 = p;
    const t2249 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2250: {
        const r2251 = readWord(p);
        if (r2251 === undefined) { break l2250; }
        value = r2251;
        p = pos;
        l2255: {
          const s2253 = p;
          l2254: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2254; }
            p = s2253;
            break l2255;
          }
          p = s2253;
          break l2250;
        }
        break l2247;
      }
      p = s2248;
      trail.length = t2249;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2256 = readRepairedRoot(p);
    if (r2256 === undefined) { return undefined; }
    value = r2256;
    p = pos;
    l2283: {
      const s2281 = p;
      l2282: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2282; }
        p = s2281;
        break l2283;
      }
      p = s2281;
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
  l2257: {
    const s2258 = p;
    const t2259 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l2260: {
        const r2261 = readBadCutSign(p);
        if (r2261 === undefined) { break l2260; }
        l_value = r2261;
        p = pos;
        break l2257;
      }
      p = s2258;
      trail.length = t2259;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2263: {
        const r2264 = readBadCutNumber(p);
        if (r2264 === undefined) { break l2263; }
        l_value = r2264;
        p = pos;
        break l2257;
      }
      p = s2258;
      trail.length = t2259;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2266: {
        const r2267 = readBadLeadingZero(p);
        if (r2267 === undefined) { break l2266; }
        l_value = r2267;
        p = pos;
        break l2257;
      }
      p = s2258;
      trail.length = t2259;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2269: {
        const r2270 = readRepairedNumber(p);
        if (r2270 === undefined) { break l2269; }
        l_value = r2270;
        p = pos;
        break l2257;
      }
      p = s2258;
      trail.length = t2259;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 304)) {
      l2272: {
        const r2273 = readBadNan(p);
        if (r2273 === undefined) { break l2272; }
        l_value = r2273;
        p = pos;
        break l2257;
      }
      p = s2258;
      trail.length = t2259;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2275: {
        const r2276 = readBadConstant(p);
        if (r2276 === undefined) { break l2275; }
        l_value = r2276;
        p = pos;
        break l2257;
      }
      p = s2258;
      trail.length = t2259;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2278 = readBadCutWord(p);
    if (r2278 === undefined) { return undefined; }
    l_value = r2278;
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
  let e2285!: null;
  l2288: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2286 = p;
      l2287: {
        p = skipRootTextAhead(p);
        if (p < 0) { break l2287; }
        p = s2286;
        break l2288;
      }
      p = s2286;
    } else touched ||= p >= end;
    return -1;
  }
  e2285 = null;
  value = [e2285];
  leafValue = value;
  return p;
}

function skipRootTextAhead(p: number): number {
  let c = 0;
  l2289: {
    const s2290 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      l2291: {
        l2292: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s2294 = p;
            l2293: {
              p = skipPrefix(p);
              if (p < 0) { break l2293; }
              break l2292;
            }
            p = s2294;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2291;
        }
        p++;
        l2295: {
          const s2296 = p;
          if (((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93)) {
            l2297: {
              let n2301 = 0;
              l2298: for (;;) {
                if (n2301 >= 200) break;
                const s2300 = p;
                l2299: {
                  if (!(((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93))) {
                    touched ||= p >= end;
                    break l2299;
                  }
                  p++;
                  n2301++;
                  continue l2298;
                }
                p = s2300;
                break;
              }
              if (n2301 < 200) { break l2297; }
              break l2295;
            }
            p = s2296;
          } else touched ||= p >= end;
          l2302: for (;;) {
            const s2304 = p;
            if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
              l2303: {
                l2306: {
                  const s2307 = p;
                  if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                    l2308: {
                      p++;
                      break l2306;
                    }
                    p = s2307;
                  } else touched ||= p >= end;
                  if (!(text.charCodeAt(p) === 92)) {
                    touched ||= p >= end;
                    break l2303;
                  }
                  p = skipGoodEscape(p);
                  if (p < 0) { break l2303; }
                }
                continue l2302;
              }
              p = s2304;
            } else touched ||= p >= end;
            break;
          }
          l2309: {
            const s2310 = p;
            if (text.charCodeAt(p) === 34) {
              l2311: {

                p++;
                p = skipEndsRoot(p);
                if (p < 0) { break l2311; }
                break l2309;
              }
              p = s2310;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s2312 = p;
                l2313: {
                  p++;
                  break l2291;
                }
                p = s2312;
              }
            } else touched ||= p >= end;
          }
        }
        break l2289;
      }
      p = s2290;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2315: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l2315;
        }
        p += 3;
        break l2289;
      }
      p = s2290;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2316: {
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s2317 = p;
            l2318: {
              p++;
              break l2316;
            }
            p = s2317;
          }
        } else touched ||= p >= end;
        break l2289;
      }
      p = s2290;
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
  const r2320 = readFenceStart(p);
  if (r2320 === undefined) { return -1; }
  value = r2320;
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
  const r2321 = readBadFence(p);
  if (r2321 === undefined) { return undefined; }
  p = pos;
  const s2326 = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFence(p);
  if (p < 0) { return undefined; }
  l_run = text.slice(s2326, p);
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) p++;
  touched ||= p >= end;
  {
    const s2327 = p;
    l2328: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s2330 = p;
          l2331: {
            p++;
            break l2328;
          }
          p = s2330;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s2327;
  }
  pos = p;
  return { type: 'FenceStart', start: base + start, end: base + p, run: l_run };
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  l2324: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s2322 = p;
      l2323: {
        p = skipFence(p);
        if (p < 0) { break l2323; }
        p = s2322;
        break l2324;
      }
      p = s2322;
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
  const r2334 = readBadSequence(p);
  if (r2334 === undefined) { return -1; }
  value = r2334;
  p = pos;
  leafValue = value;
  return p;
}

function readBadSequence(p: number): BadSequenceNode | undefined {
  let c = 0;
  const start = p;
  l2335: {
    const s2336 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2337: {
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l2337;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2338: {
          if (text.charCodeAt(p) === 44) {
            const s2340 = p;
            l2339: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2338;
            }
            p = s2340;
          } else touched ||= p >= end;
        }
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
          break l2337;
        }
        break l2335;
      }
      p = s2336;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l2347: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2350: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2348 = p;
            l2349: {
              l2351: {
                const s2352 = p;
                if (text.charCodeAt(p) === 123) {
                  l2353: {

                    p++;
                    break l2351;
                  }
                  p = s2352;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2349;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2349; }
              }
              p = s2348;
              break l2350;
            }
            p = s2348;
          } else touched ||= p >= end;
          break l2347;
        }
        break l2335;
      }
      p = s2336;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l2354: {
      if (text.charCodeAt(p) === 44) {
        const s2356 = p;
        l2355: {

          p++;
          break l2354;
        }
        p = s2356;
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
    l2359: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 171 || c === 180 || c === 304 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
        const s2357 = p;
        l2358: {
          l2360: {
            const s2361 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 304)) {
              l2362: {
                p = skipRootWord(p);
                if (p < 0) { break l2362; }
                break l2360;
              }
              p = s2361;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
              l2495: {
                p = skipRootTextAhead(p);
                if (p < 0) { break l2495; }
                break l2360;
              }
              p = s2361;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
              l2496: {
                l2497: {
                  if (text.charCodeAt(p) === 45) {
                    const s2499 = p;
                    l2498: {

                      p++;
                      break l2497;
                    }
                    p = s2499;
                  } else touched ||= p >= end;
                }
                if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                  touched ||= p >= end;
                  break l2496;
                }
                p++;
                while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                touched ||= p >= end;
                if (p < end) {
                  {
                    const s2500 = p;
                    l2501: {
                      p++;
                      break l2496;
                    }
                    p = s2500;
                  }
                } else touched ||= p >= end;
                break l2360;
              }
              p = s2361;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 45) {
              l2503: {

                p++;
                if (p < end) {
                  {
                    const s2504 = p;
                    l2505: {
                      p++;
                      break l2503;
                    }
                    p = s2504;
                  }
                } else touched ||= p >= end;
                break l2360;
              }
              p = s2361;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
              touched ||= p >= end;
              break l2358;
            }
            p = skipCutWord(p);
            if (p < 0) { break l2358; }
            if (p < end) {
              {
                const s2507 = p;
                l2508: {
                  p++;
                  break l2358;
                }
                p = s2507;
              }
            } else touched ||= p >= end;
          }
          p = s2357;
          break l2359;
        }
        p = s2357;
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
  l2363: {
    const s2364 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2365: {
        p = skipWord(p);
        if (p < 0) { break l2365; }
        l2400: {
          const s2398 = p;
          l2399: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2399; }
            p = s2398;
            break l2400;
          }
          p = s2398;
          break l2365;
        }
        break l2363;
      }
      p = s2364;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipRepairedRoot(p);
    if (p < 0) { return -1; }
    l2494: {
      const s2492 = p;
      l2493: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2493; }
        p = s2492;
        break l2494;
      }
      p = s2492;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  l2366: {
    const s2367 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2368: {
        p = skipText(p);
        if (p < 0) { break l2368; }
        l2385: {
          const s2383 = p;
          l2384: {
            p = skipEnds(p);
            if (p < 0) { break l2384; }
            p = s2383;
            break l2385;
          }
          p = s2383;
          break l2368;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
          {
            const s2386 = p;
            l2387: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l2387;
              }
              p++;
              break l2368;
            }
            p = s2386;
          }
        } else touched ||= p >= end;
        break l2366;
      }
      p = s2367;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2389: {
        p = skipNumber(p);
        if (p < 0) { break l2389; }
        break l2366;
      }
      p = s2367;
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
  l2369: {
    const s2370 = p;
    if (text.charCodeAt(p) === 34) {
      l2371: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2371;
        }
        p++;
        break l2369;
      }
      p = s2370;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2373: {

        p++;
        l2375: for (;;) {
          const s2377 = p;
          if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
            l2376: {
              l2379: {
                const s2380 = p;
                if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                  l2381: {
                    p++;
                    break l2379;
                  }
                  p = s2380;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 92)) {
                  touched ||= p >= end;
                  break l2376;
                }
                p = skipGoodEscape(p);
                if (p < 0) { break l2376; }
              }
              continue l2375;
            }
            p = s2377;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2373;
        }
        p++;
        break l2369;
      }
      p = s2370;
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
  l2393: {
    const s2391 = p;
    l2392: {
      p = skipEndsWord(p);
      if (p < 0) { break l2392; }
      p = s2391;
      break l2393;
    }
    p = s2391;
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
  l2397: {
    const s2395 = p;
    l2396: {
      p = skipEndsWord(p);
      if (p < 0) { break l2396; }
      p = s2395;
      break l2397;
    }
    p = s2395;
    return -1;
  }
  return p;
}

function skipRepairedRoot(p: number): number {
  let c = 0;
  l2401: {
    const s2402 = p;
    if (text.charCodeAt(p) === 45) {
      l2403: {
        p = skipBadCutSign(p);
        if (p < 0) { break l2403; }
        break l2401;
      }
      p = s2402;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2407: {
        p = skipBadCutNumber(p);
        if (p < 0) { break l2407; }
        break l2401;
      }
      p = s2402;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2424: {
        p = skipBadLeadingZero(p);
        if (p < 0) { break l2424; }
        break l2401;
      }
      p = s2402;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2439: {
        p = skipRepairedNumber(p);
        if (p < 0) { break l2439; }
        break l2401;
      }
      p = s2402;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 304)) {
      l2481: {
        p = skipBadNan(p);
        if (p < 0) { break l2481; }
        break l2401;
      }
      p = s2402;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2485: {
        p = skipBadConstant(p);
        if (p < 0) { break l2485; }
        break l2401;
      }
      p = s2402;
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
      const s2404 = p;
      l2405: {
        p++;
        return -1;
      }
      p = s2404;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadCutNumber(p: number): number {
  let c = 0;
  l2409: {
    if (text.charCodeAt(p) === 45) {
      const s2411 = p;
      l2410: {

        p++;
        break l2409;
      }
      p = s2411;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l2412: {
    if (text.charCodeAt(p) === 46) {
      const s2414 = p;
      l2413: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2413;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2412;
      }
      p = s2414;
    } else touched ||= p >= end;
  }
  l2415: {
    const s2416 = p;
    if (text.charCodeAt(p) === 46) {
      l2417: {

        p++;
        break l2415;
      }
      p = s2416;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2418: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s2420 = p;
        l2419: {
          p++;
          break l2418;
        }
        p = s2420;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s2421 = p;
      l2422: {
        p++;
        return -1;
      }
      p = s2421;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadLeadingZero(p: number): number {
  let c = 0;
  l2426: {
    if (text.charCodeAt(p) === 45) {
      const s2428 = p;
      l2427: {

        p++;
        break l2426;
      }
      p = s2428;
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
  l2430: {
    if (text.charCodeAt(p) === 46) {
      const s2432 = p;
      l2431: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2431;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2430;
      }
      p = s2432;
    } else touched ||= p >= end;
  }
  l2433: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s2435 = p;
      l2434: {
        p = skipExponent(p);
        if (p < 0) { break l2434; }
        break l2433;
      }
      p = s2435;
    } else touched ||= p >= end;
  }
  l2438: {
    const s2436 = p;
    l2437: {
      p = skipEndsWord(p);
      if (p < 0) { break l2437; }
      p = s2436;
      break l2438;
    }
    p = s2436;
    return -1;
  }
  return p;
}

function skipRepairedNumber(p: number): number {
  let c = 0;
  l2441: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s2443 = p;
      l2442: {
        l2444: {
          const s2445 = p;
          if (text.charCodeAt(p) === 45) {
            l2446: {

              p++;
              break l2444;
            }
            p = s2445;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 43) {
            touched ||= p >= end;
            break l2442;
          }
          p++;
        }
        break l2441;
      }
      p = s2443;
    } else touched ||= p >= end;
  }
  l2447: {
    const s2448 = p;
    if (text.charCodeAt(p) === 48) {
      l2449: {
        p = skipBadRadix(p);
        if (p < 0) { break l2449; }
        break l2447;
      }
      p = s2448;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLooseDecimal(p);
    if (p < 0) { return -1; }
  }
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

function skipBadRadix(p: number): number {
  let c = 0;
  l2450: {
    const s2451 = p;
    if (text.charCodeAt(p) === 48) {
      l2452: {
        if (!isCaseless(p, "0x")) { break l2452; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l2452;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l2450;
      }
      p = s2451;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l2453: {
        if (!isCaseless(p, "0o")) { break l2453; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l2453;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l2450;
      }
      p = s2451;
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
  l2454: {
    const s2455 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2456: {
        l2458: {
          const s2459 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2460: {
              p = skipBadDigitGroups(p);
              if (p < 0) { break l2460; }
              break l2458;
            }
            p = s2459;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2456;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l2465: {
          if (text.charCodeAt(p) === 46) {
            const s2467 = p;
            l2466: {
              l2468: {
                const s2469 = p;
                if (text.charCodeAt(p) === 46) {
                  l2470: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l2470;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l2468;
                  }
                  p = s2469;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 46) {
                  touched ||= p >= end;
                  break l2466;
                }
                p++;
              }
              break l2465;
            }
            p = s2467;
          } else touched ||= p >= end;
        }
        l2471: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s2473 = p;
            l2472: {
              p = skipExponent(p);
              if (p < 0) { break l2472; }
              break l2471;
            }
            p = s2473;
          } else touched ||= p >= end;
        }
        break l2454;
      }
      p = s2455;
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
    l2475: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s2477 = p;
        l2476: {
          p = skipExponent(p);
          if (p < 0) { break l2476; }
          break l2475;
        }
        p = s2477;
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
  let m2464 = false;
  l2461: for (;;) {
    const s2463 = p;
    if (text.charCodeAt(p) === 95) {
      l2462: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2462;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m2464 = true;
        continue l2461;
      }
      p = s2463;
    } else touched ||= p >= end;
    break;
  }
  if (!m2464) { return -1; }
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
  l2484: {
    const s2482 = p;
    l2483: {
      p = skipEndsWord(p);
      if (p < 0) { break l2483; }
      p = s2482;
      break l2484;
    }
    p = s2482;
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
  l2488: {
    const s2486 = p;
    l2487: {
      p = skipEndsWord(p);
      if (p < 0) { break l2487; }
      p = s2486;
      break l2488;
    }
    p = s2486;
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
      const s2489 = p;
      l2490: {
        p++;
        return -1;
      }
      p = s2489;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf319(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2511!: null;
  l2514: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65339 || c === 65371)) {
      const s2512 = p;
      l2513: {
        p++;
        p = s2512;
        break l2514;
      }
      p = s2512;
    } else touched ||= p >= end;
    return -1;
  }
  e2511 = null;
  value = [e2511];
  leafValue = value;
  return p;
}

function leaf320(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootCommaNode | "";
  l2515: {
    const s2516 = p;
    const t2517 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2518: {
        const r2519 = readBadRootComma(p);
        if (r2519 === undefined) { break l2518; }
        value = r2519;
        p = pos;
        break l2515;
      }
      p = s2516;
      trail.length = t2517;
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
  l2522: {
    const s2520 = p;
    l2521: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l2523: {
        const s2524 = p;
        l2525: {
          if (p < end) {
            {
              const s2526 = p;
              l2527: {
                p++;
                break l2525;
              }
              p = s2526;
            }
          } else touched ||= p >= end;
          break l2523;
        }
        p = s2524;
        if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
          touched ||= p >= end;
          break l2521;
        }
        p = skipFence(p);
        if (p < 0) { break l2521; }
      }
      p = s2520;
      break l2522;
    }
    p = s2520;
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
  let e2530!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2531 = p;
      l2532: {
        p = skipClosingFence(p);
        if (p < 0) { break l2532; }
        return -1;
      }
      p = s2531;
    }
  } else touched ||= p >= end;
  e2530 = null;
  value = [e2530];
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
  const r2534 = readFence(p);
  if (r2534 === undefined) { return undefined; }
  value = r2534;
  p = pos;
  pos = p;
  return value;
}

function readFence(p: number): string | undefined {
  let value!: string;
  l2535: {
    const s2536 = p;
    if (text.charCodeAt(p) === 96) {
      l2537: {
        const s2538 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2537;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s2538, p);
        break l2535;
      }
      p = s2536;
    } else touched ||= p >= end;
    const s2539 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s2539, p);
  }
  pos = p;
  return value;
}

function leaf326(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2541!: null;
  l2544: {
    if (text.charCodeAt(p) === 123) {
      const s2542 = p;
      l2543: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2543; }
        p = s2542;
        break l2544;
      }
      p = s2542;
    } else touched ||= p >= end;
    return -1;
  }
  e2541 = null;
  value = [e2541];
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
  l2545: {
    const s2546 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2547: {
        p++;
        let n2551 = 0;
        l2548: for (;;) {
          if (n2551 >= 200) break;
          const s2550 = p;
          l2549: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
              touched ||= p >= end;
              break l2549;
            }
            p++;
            n2551++;
            continue l2548;
          }
          p = s2550;
          break;
        }
        l2552: {
          const s2553 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2554: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l2555: {
                const s2556 = p;
                if (((c = text.charCodeAt(p)) === 44 || c === 58 || c === 125)) {
                  l2557: {
                    p++;
                    break l2555;
                  }
                  p = s2556;
                } else touched ||= p >= end;
                if (p < end) {
                  {
                    const s2558 = p;
                    l2559: {
                      p++;
                      break l2554;
                    }
                    p = s2558;
                  }
                } else touched ||= p >= end;
              }
              break l2552;
            }
            p = s2553;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2561 = p;
              l2562: {
                p++;
                break l2547;
              }
              p = s2561;
            }
          } else touched ||= p >= end;
        }
        break l2545;
      }
      p = s2546;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2564: {
        p++;
        let n2568 = 0;
        l2565: for (;;) {
          if (n2568 >= 200) break;
          const s2567 = p;
          l2566: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2566;
            }
            p++;
            n2568++;
            continue l2565;
          }
          p = s2567;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2569: {
          const s2570 = p;
          if (text.charCodeAt(p) === 58) {
            l2571: {

              p++;
              break l2569;
            }
            p = s2570;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2572 = p;
              l2573: {
                p++;
                break l2564;
              }
              p = s2572;
            }
          } else touched ||= p >= end;
        }
        break l2545;
      }
      p = s2546;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 125) {
      l2575: {

        p++;
        break l2545;
      }
      p = s2546;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l2576: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l2576;
        }
        p += 2;
        break l2545;
      }
      p = s2546;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2577 = p;
        l2578: {
          p++;
          return -1;
        }
        p = s2577;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf328(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2580!: null;
  l2583: {
    if (text.charCodeAt(p) === 91) {
      const s2581 = p;
      l2582: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2582; }
        p = s2581;
        break l2583;
      }
      p = s2581;
    } else touched ||= p >= end;
    return -1;
  }
  e2580 = null;
  value = [e2580];
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
  l2584: {
    const s2585 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2586: {
        p++;
        break l2584;
      }
      p = s2585;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l2587: {

        p++;
        break l2584;
      }
      p = s2585;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
      l2588: {
        p = skipConstantAhead(p);
        if (p < 0) { break l2588; }
        break l2584;
      }
      p = s2585;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2589: {
        let n2593 = 0;
        l2590: for (;;) {
          if (n2593 >= 40) break;
          const s2592 = p;
          l2591: {
            if (!(((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l2591;
            }
            p++;
            n2593++;
            continue l2590;
          }
          p = s2592;
          break;
        }
        if (n2593 < 1) { break l2589; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2594: {
          const s2595 = p;
          if (text.charCodeAt(p) === 44) {
            l2596: {

              p++;
              break l2594;
            }
            p = s2595;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2597 = p;
              l2598: {
                p++;
                break l2589;
              }
              p = s2597;
            }
          } else touched ||= p >= end;
        }
        break l2584;
      }
      p = s2585;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2600: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false))) {
          touched ||= p >= end;
          break l2600;
        }
        p++;
        break l2584;
      }
      p = s2585;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2601 = p;
        l2602: {
          p++;
          return -1;
        }
        p = s2601;
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
  l2604: {
    const s2605 = p;
    const t2606 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2607: {
        const r2608 = readBadCall(p);
        if (r2608 === undefined) { break l2607; }
        value = r2608;
        p = pos;
        break l2604;
      }
      p = s2605;
      trail.length = t2606;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
      touched ||= p >= end;
      return -1;
    }
    const r2631 = readBadAssignment(p);
    if (r2631 === undefined) { return -1; }
    value = r2631;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCall(p: number): BadCallNode | undefined {
  let c = 0;
  const start = p;
  l2609: {
    const s2610 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2611: {
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
        let n2619 = 0;
        l2616: for (;;) {
          if (n2619 >= 9) break;
          const s2618 = p;
          l2617: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2617;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2617;
            }
            p++;
            let n2623 = 0;
            l2620: for (;;) {
              if (n2623 >= 200) break;
              const s2622 = p;
              l2621: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l2621;
                }
                p++;
                n2623++;
                continue l2620;
              }
              p = s2622;
              break;
            }
            n2619++;
            continue l2616;
          }
          p = s2618;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2611;
        }
        p++;
        l2626: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
            const s2624 = p;
            l2625: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : false))) {
                touched ||= p >= end;
                break l2625;
              }
              p++;
              p = s2624;
              break l2626;
            }
            p = s2624;
          } else touched ||= p >= end;
          break l2611;
        }
        break l2609;
      }
      p = s2610;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 40) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2629: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
        const s2627 = p;
        l2628: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
            touched ||= p >= end;
            break l2628;
          }
          p++;
          p = s2627;
          break l2629;
        }
        p = s2627;
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
  l2632: {
    const s2633 = p;
    if (((c = text.charCodeAt(p)) === 99 || c === 108 || c === 118)) {
      l2634: {
        p = skipDeclaration(p);
        if (p < 0) { break l2634; }
        break l2632;
      }
      p = s2633;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2643: {
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
        let n2651 = 0;
        l2648: for (;;) {
          if (n2651 >= 9) break;
          const s2650 = p;
          l2649: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2649;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2649;
            }
            p++;
            let n2655 = 0;
            l2652: for (;;) {
              if (n2655 >= 200) break;
              const s2654 = p;
              l2653: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l2653;
                }
                p++;
                n2655++;
                continue l2652;
              }
              p = s2654;
              break;
            }
            n2651++;
            continue l2648;
          }
          p = s2650;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 61) {
          touched ||= p >= end;
          break l2643;
        }
        p++;
        break l2632;
      }
      p = s2633;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 101 || c === 114))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipExporting(p);
    if (p < 0) { return undefined; }
  }
  l2661: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
      const s2659 = p;
      l2660: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : false))) {
          touched ||= p >= end;
          break l2660;
        }
        p++;
        p = s2659;
        break l2661;
      }
      p = s2659;
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
  l2635: {
    const s2636 = p;
    if (text.charCodeAt(p) === 118) {
      l2637: {
        if (!text.startsWith("var", p)) {
          reachesEnd(p, "var");
          break l2637;
        }
        p += 3;
        break l2635;
      }
      p = s2636;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 108) {
      l2638: {
        if (!text.startsWith("let", p)) {
          reachesEnd(p, "let");
          break l2638;
        }
        p += 3;
        break l2635;
      }
      p = s2636;
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
  let n2642 = 0;
  l2639: for (;;) {
    if (n2642 >= 200) break;
    const s2641 = p;
    l2640: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l2640;
      }
      p++;
      n2642++;
      continue l2639;
    }
    p = s2641;
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
  l2656: {
    const s2657 = p;
    if (text.charCodeAt(p) === 101) {
      l2658: {
        if (!text.startsWith("export", p)) {
          reachesEnd(p, "export");
          break l2658;
        }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2658;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 100 || !text.startsWith("default", p)) {
          reachesEnd(p, "default");
          break l2658;
        }
        p += 7;
        break l2656;
      }
      p = s2657;
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
  l2663: {
    const s2664 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false)) {
      l2665: {
        const r2666 = readWrapperEnd(p);
        if (r2666 === undefined) { break l2665; }
        value = r2666;
        p = pos;
        break l2663;
      }
      p = s2664;
    } else touched ||= p >= end;
    value = '';
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): [string[], [")", string[], ";" | null] | ";"] | undefined {
  let value!: [string[], [")", string[], ";" | null] | ";"];
  let e2667!: string[];
  const r2668 = readWs(p);
  if (r2668 === undefined) { return undefined; }
  e2667 = r2668;
  p = pos;
  let e2676!: [")", string[], ";" | null] | ";";
  l2677: {
    const s2678 = p;
    if (text.charCodeAt(p) === 41) {
      l2679: {
        let e2680!: ")";

        e2680 = ")";
        p++;
        let e2681!: string[];
        const r2682 = readWs(p);
        if (r2682 === undefined) { break l2679; }
        e2681 = r2682;
        p = pos;
        let e2684!: ";" | null;
        l2685: {
          if (text.charCodeAt(p) === 59) {
            const s2687 = p;
            l2686: {

              e2684 = ";";
              p++;
              break l2685;
            }
            p = s2687;
          } else touched ||= p >= end;
          e2684 = null;
        }
        e2676 = [e2680, e2681, e2684];
        break l2677;
      }
      p = s2678;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 59) {
      touched ||= p >= end;
      return undefined;
    }
    e2676 = ";";
    p++;
  }
  value = [e2667, e2676];
  pos = p;
  return value;
}

function readWs(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list2673: string[] = [];
  l2669: for (;;) {
    const s2671 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2670: {
        let v2672!: string;
        v2672 = text.charAt(p);
        p++;
        list2673.push(v2672);
        continue l2669;
      }
      p = s2671;
    } else touched ||= p >= end;
    break;
  }
  value = list2673;
  pos = p;
  return value;
}

function leaf338(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootBracketNode | [null, BadProseNode];
  l2689: {
    const s2690 = p;
    const t2691 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2692: {
        const r2693 = readBadRootBracket(p);
        if (r2693 === undefined) { break l2692; }
        value = r2693;
        p = pos;
        break l2689;
      }
      p = s2690;
      trail.length = t2691;
    } else touched ||= p >= end;
    let e2695!: null;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      {
        const s2696 = p;
        l2697: {
          p = skipFence(p);
          if (p < 0) { break l2697; }
          return -1;
        }
        p = s2696;
      }
    } else touched ||= p >= end;
    e2695 = null;
    let e2699!: BadProseNode;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2700 = readBadProse(p);
    if (r2700 === undefined) { return -1; }
    e2699 = r2700;
    p = pos;
    value = [e2695, e2699];
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
  l2701: for (;;) {
    const s2703 = p;
    if (p < end) {
      l2702: {
        l2705: {
          const s2706 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : (c >= 128 && c <= 65278) || c >= 65280)) {
            l2707: {
              p++;
              break l2705;
            }
            p = s2706;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : c === 65279)) {
            {
              const s2708 = p;
              l2709: {
                p = skipProseStop(p);
                if (p < 0) { break l2709; }
                break l2702;
              }
              p = s2708;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2702;
          }
          p++;
        }
        continue l2701;
      }
      p = s2703;
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
  l2711: {
    const s2712 = p;
    if (text.charCodeAt(p) === 123) {
      l2713: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2713; }
        break l2711;
      }
      p = s2712;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2714: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2714; }
        break l2711;
      }
      p = s2712;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2715: {
        p = skipFence(p);
        if (p < 0) { break l2715; }
        break l2711;
      }
      p = s2712;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65279) {
      l2716: {

        p++;
        break l2711;
      }
      p = s2712;
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
  l2718: {
    const s2719 = p;
    const t2720 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2721: {
        const r2722 = readFenceEnd(p);
        if (r2722 === undefined) { break l2721; }
        value = r2722;
        p = pos;
        break l2718;
      }
      p = s2719;
      trail.length = t2720;
    } else touched ||= p >= end;
    const r2726 = readMissingFenceEnd(p);
    if (r2726 === undefined) { return -1; }
    value = r2726;
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
  const r2723 = readClosingFence(p);
  if (r2723 === undefined) { return undefined; }
  value = r2723;
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
  const r2728 = readMissingDocument(p);
  if (r2728 === undefined) { return -1; }
  value = r2728;
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
  l2730: {
    const s2731 = p;
    const t2732 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2733: {
        const r2734 = readBadLooseFence(p);
        if (r2734 === undefined) { break l2733; }
        value = r2734;
        p = pos;
        break l2730;
      }
      p = s2731;
      trail.length = t2732;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2736: {
        const r2737 = readBadRootBracket(p);
        if (r2737 === undefined) { break l2736; }
        value = r2737;
        p = pos;
        break l2730;
      }
      p = s2731;
      trail.length = t2732;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2739 = readBadProse(p);
    if (r2739 === undefined) { return -1; }
    value = r2739;
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
  l2741: {
    const s2742 = p;
    const t2743 = trail.length;
    l2744: {
      const r2745 = readMissingDocument(p);
      if (r2745 === undefined) { break l2744; }
      value = r2745;
      p = pos;
      break l2741;
    }
    p = s2742;
    trail.length = t2743;
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
