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
  readonly name: TextNode | RepairedNameNode | MissingKeyNode;
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

export interface BadBracketNode extends RecoveryNode {
  readonly type: 'BadBracket';
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

export interface RepairedNameNode extends TreeNode {
  readonly type: 'RepairedName';
  readonly name: BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadBareKeyNode;
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
  readonly BadFencedText: BadFencedTextNode;
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
  readonly BadBracket: BadBracketNode;
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
const TABLE_33 = tableOf([34, 34], [38, 38], [66, 66], [70, 70], [82, 82], [85, 85], [92, 92], [96, 96], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_34 = tableOf([0, 9], [11, 12], [14, 33], [35, 57], [59, 91], [93, 127]);
const TABLE_35 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_36 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_37 = tableOf([9, 10], [13, 13], [32, 32], [58, 58]);
const TABLE_38 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_39 = tableOf([33, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_40 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 91], [93, 127]);
const TABLE_41 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_42 = tableOf([9, 10], [13, 13], [32, 32], [58, 59], [61, 61]);
const TABLE_43 = tableOf([33, 34], [36, 39], [42, 43], [45, 46], [48, 58], [63, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_44 = tableOf([41, 41], [93, 93], [125, 125]);
const TABLE_45 = tableOf([44, 44], [58, 58], [91, 91], [93, 93], [123, 123], [125, 125]);
const TABLE_46 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [47, 47]);
const TABLE_47 = tableOf([40, 40], [43, 46], [58, 58], [93, 93], [125, 125]);
const TABLE_48 = tableOf([70, 70], [78, 78], [84, 85], [102, 102], [110, 110], [116, 117]);
const TABLE_49 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [35, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_50 = tableOf([91, 91], [123, 123]);
const TABLE_51 = tableOf([9, 10], [13, 13], [32, 32], [43, 43]);
const TABLE_52 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
const TABLE_53 = tableOf([34, 34], [39, 39], [123, 123], [125, 125]);
const TABLE_54 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [123, 123], [125, 125]);
const TABLE_55 = tableOf([0, 9], [11, 12], [14, 122], [124, 124], [126, 127]);
const TABLE_56 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [123, 123]);
const TABLE_57 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [123, 123]);
const TABLE_58 = tableOf([9, 10], [13, 13], [32, 32], [93, 93]);
const TABLE_59 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
const TABLE_60 = tableOf([34, 34], [47, 47], [98, 98], [102, 102], [110, 110], [114, 114], [116, 117]);
const TABLE_61 = tableOf([34, 34], [47, 47], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
const TABLE_62 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 117]);
const TABLE_63 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 41], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_64 = tableOf([66, 66], [82, 82], [98, 98], [114, 114]);
const TABLE_65 = tableOf([34, 34], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_66 = tableOf();
const TABLE_67 = tableOf([34, 34], [39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [96, 96], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_68 = tableOf([39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_69 = tableOf([32, 33], [35, 38], [40, 43], [45, 91], [94, 124], [126, 127]);
const TABLE_70 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [93, 93], [125, 125]);
const TABLE_71 = tableOf([39, 39], [44, 44], [93, 93], [125, 125]);
const TABLE_72 = tableOf([39, 39], [44, 44]);
const TABLE_73 = tableOf([9, 10], [13, 13], [32, 32], [93, 93], [125, 125]);
const TABLE_74 = tableOf([34, 34], [39, 39], [48, 48], [96, 96], [118, 118]);
const TABLE_75 = tableOf([34, 34], [39, 39]);
const TABLE_76 = tableOf([10, 10], [13, 13], [39, 39], [44, 44], [93, 93], [125, 125]);
const TABLE_77 = tableOf([32, 33], [35, 38], [40, 43], [45, 64], [91, 91], [94, 96], [123, 124], [126, 127]);
const TABLE_78 = tableOf([34, 34], [44, 44], [93, 93], [125, 125]);
const TABLE_79 = tableOf([32, 33], [35, 91], [93, 127]);
const TABLE_80 = tableOf([43, 43], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_81 = tableOf([9, 10], [13, 13], [32, 32], [96, 96]);
const TABLE_82 = tableOf([32, 91], [93, 95], [97, 127]);
const TABLE_83 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 42], [45, 92], [94, 124], [126, 127]);
const TABLE_84 = tableOf([41, 41], [44, 44], [93, 93], [125, 125]);
const TABLE_85 = tableOf([43, 43], [45, 45], [73, 73], [78, 78], [105, 105], [110, 110]);
const TABLE_86 = tableOf([0, 9], [11, 12], [14, 31], [33, 33], [35, 43], [45, 57], [59, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_87 = tableOf([0, 9], [11, 12], [14, 33], [35, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_88 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_89 = tableOf([0, 9], [11, 12], [14, 59], [61, 61], [63, 127]);
const TABLE_90 = tableOf([36, 36], [40, 40], [60, 60], [123, 123]);
const TABLE_91 = tableOf([0, 9], [11, 12], [14, 26], [28, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_92 = tableOf([0, 9], [11, 12], [14, 31], [33, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_93 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [93, 93], [125, 125]);
const TABLE_94 = tableOf([34, 34], [36, 36], [39, 40], [45, 45], [48, 57], [65, 91], [95, 123]);
const TABLE_95 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_96 = tableOf([41, 41], [93, 93]);
const TABLE_97 = tableOf([34, 34], [39, 39], [41, 41], [93, 93], [96, 96], [123, 123], [125, 125]);
const TABLE_98 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_99 = tableOf([40, 40], [43, 47], [91, 91], [93, 93], [123, 123]);
const TABLE_100 = tableOf([32, 32], [43, 58], [84, 84], [90, 90]);
const TABLE_101 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 58], [60, 92], [94, 124], [126, 127]);
const TABLE_102 = tableOf([43, 43], [45, 45], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_103 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [96, 96]);
const TABLE_104 = tableOf([43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_105 = tableOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_106 = tableOf([34, 34], [48, 57], [91, 91], [123, 123]);
const TABLE_107 = tableOf([34, 34], [39, 39], [91, 91], [96, 96], [123, 123]);
const TABLE_108 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [91, 91], [96, 96], [123, 123]);
const TABLE_109 = tableOf([9, 10], [13, 13], [32, 32], [91, 91], [123, 123]);
const TABLE_110 = tableOf([36, 36], [40, 40], [65, 90], [95, 95], [97, 122]);
const TABLE_111 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [59, 59]);
const TABLE_112 = tableOf([0, 39], [41, 90], [92, 95], [97, 122], [124, 125], [127, 127]);
const TABLE_113 = tableOf([40, 40], [91, 91], [96, 96], [123, 123], [126, 126]);

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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
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
  let l_name!: TextNode | RepairedNameNode | MissingKeyNode;
  l239: {
    const s240 = p;
    const t241 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
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
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
            touched ||= p >= end;
            break l242;
          }
          const r266 = readRepairedName(p);
          if (r266 === undefined) { break l242; }
          l_name = r266;
          p = pos;
        }
        l471: for (;;) {
          const s473 = p;
          const t474 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
            l472: {
              const r476 = readKeyGap(p);
              if (r476 === undefined) { break l472; }
              p = pos;
              continue l471;
            }
            p = s473;
            trail.length = t474;
          } else touched ||= p >= end;
          break;
        }
        const r486 = readColon(p);
        if (r486 === undefined) { break l242; }
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
    const r517 = readMissingKey(p);
    if (r517 === undefined) { return undefined; }
    l_name = r517;
    p = pos;
    l522: {
      const s523 = p;
      const t524 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
        l525: {
          const r526 = readBadColon(p);
          if (r526 === undefined) { break l525; }
          p = pos;
          break l522;
        }
        p = s523;
        trail.length = t524;
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

function readRepairedName(p: number): RepairedNameNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadBareKeyNode;
  l267: {
    const s268 = p;
    const t269 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l270: {
        l271: {
          const s272 = p;
          const t273 = trail.length;
          if (text.charCodeAt(p) === 92) {
            l274: {
              const r275 = readBadEscapedQuotes(p);
              if (r275 === undefined) { break l274; }
              l_name = r275;
              p = pos;
              break l271;
            }
            p = s272;
            trail.length = t273;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 38) {
            l291: {
              const r292 = readBadEntityQuotes(p);
              if (r292 === undefined) { break l291; }
              l_name = r292;
              p = pos;
              break l271;
            }
            p = s272;
            trail.length = t273;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 34) {
            l299: {
              const r300 = readBadDoubledQuotes(p);
              if (r300 === undefined) { break l299; }
              l_name = r300;
              p = pos;
              break l271;
            }
            p = s272;
            trail.length = t273;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l310: {
              const r311 = readBadSmartName(p);
              if (r311 === undefined) { break l310; }
              l_name = r311;
              p = pos;
              break l271;
            }
            p = s272;
            trail.length = t273;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
            touched ||= p >= end;
            break l270;
          }
          const r332 = readBadPrefixedName(p);
          if (r332 === undefined) { break l270; }
          l_name = r332;
          p = pos;
        }
        break l267;
      }
      p = s268;
      trail.length = t269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l346: {
        l347: {
          const s348 = p;
          const t349 = trail.length;
          if (text.charCodeAt(p) === 34) {
            l350: {
              const r351 = readBadColonInside(p);
              if (r351 === undefined) { break l350; }
              l_name = r351;
              p = pos;
              break l347;
            }
            p = s348;
            trail.length = t349;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
            l366: {
              const r367 = readBadLostQuote(p);
              if (r367 === undefined) { break l366; }
              l_name = r367;
              p = pos;
              break l347;
            }
            p = s348;
            trail.length = t349;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            l388: {
              const r389 = readBadOtherQuote(p);
              if (r389 === undefined) { break l388; }
              l_name = r389;
              p = pos;
              break l347;
            }
            p = s348;
            trail.length = t349;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l346;
          }
          const r410 = readBadQuotedName(p);
          if (r410 === undefined) { break l346; }
          l_name = r410;
          p = pos;
        }
        break l267;
      }
      p = s268;
      trail.length = t269;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
      touched ||= p >= end;
      return undefined;
    }
    const r457 = readBadBareKey(p);
    if (r457 === undefined) { return undefined; }
    l_name = r457;
    p = pos;
    l464: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : c === 65306)) {
        const s462 = p;
        l463: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l465: {
            const s466 = p;
            if (text.charCodeAt(p) === 58) {
              l467: {

                p++;
                break l465;
              }
              p = s466;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 61) {
              l468: {

                p++;
                break l465;
              }
              p = s466;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 65306) {
              l469: {

                p++;
                break l465;
              }
              p = s466;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) !== 59) {
              touched ||= p >= end;
              break l463;
            }
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l463;
            }
            p = skipValueStart(p);
            if (p < 0) { break l463; }
          }
          p = s462;
          break l464;
        }
        p = s462;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return { type: 'RepairedName', start: base + start, end: base + p, name: l_name };
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
  const s276 = p;
  l277: for (;;) {
    const s279 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l278: {
        l281: {
          const s282 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) {
            l283: {
              p++;
              break l281;
            }
            p = s282;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92 || !text.startsWith("\\\\", p)) {
            reachesEnd(p, "\\\\");
            break l278;
          }
          p += 2;
          l284: {
            if ((p < end && text.charCodeAt(p) !== 34)) {
              const s286 = p;
              l285: {
                l287: {
                  const s288 = p;
                  if (text.charCodeAt(p) === 92) {
                    l289: {

                      p++;
                      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
                        touched ||= p >= end;
                        break l289;
                      }
                      p++;
                      break l287;
                    }
                    p = s288;
                  } else touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93))) {
                    touched ||= p >= end;
                    break l285;
                  }
                  p++;
                }
                break l284;
              }
              p = s286;
            } else touched ||= p >= end;
          }
        }
        continue l277;
      }
      p = s279;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s276, p);
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
  l293: {
    const s294 = p;
    if (text.charCodeAt(p) === 38) {
      l295: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l295;
        }
        p += 6;
        const s296 = p;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        l_text = text.slice(s296, p);
        if (text.charCodeAt(p) !== 38 || !text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l295;
        }
        p += 6;
        break l293;
      }
      p = s294;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 38 || !text.startsWith("&#34;", p)) {
      reachesEnd(p, "&#34;");
      return undefined;
    }
    p += 5;
    const s297 = p;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) p++;
    touched ||= p >= end;
    l_text = text.slice(s297, p);
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
  const s301 = p;
  let n305 = 0;
  l302: for (;;) {
    if (n305 >= 200) break;
    const s304 = p;
    l303: {
      if (!((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93))) {
        touched ||= p >= end;
        break l303;
      }
      p++;
      n305++;
      continue l302;
    }
    p = s304;
    break;
  }
  if (n305 < 1) { return undefined; }
  l_text = text.slice(s301, p);
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"", p)) {
    reachesEnd(p, "\"\"");
    return undefined;
  }
  p += 2;
  l308: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
      const s306 = p;
      l307: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) {
          touched ||= p >= end;
          break l307;
        }
        p++;
        p = s306;
        break l308;
      }
      p = s306;
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
  l312: {
    const s313 = p;
    if (((c = text.charCodeAt(p)) === 171 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l314: {
        p++;
        const s315 = p;
        let n319 = 0;
        l316: for (;;) {
          if (n319 >= 200) break;
          const s318 = p;
          l317: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283))) {
              touched ||= p >= end;
              break l317;
            }
            p++;
            n319++;
            continue l316;
          }
          p = s318;
          break;
        }
        l_text = text.slice(s315, p);
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282))) {
          touched ||= p >= end;
          break l314;
        }
        p++;
        l322: {
          const s320 = p;
          l321: {
            p = skipEndsName(p);
            if (p < 0) { break l321; }
            p = s320;
            break l322;
          }
          p = s320;
          break l314;
        }
        break l312;
      }
      p = s313;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c === 180 || (c >= 8216 && c <= 8219) || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s323 = p;
    let n327 = 0;
    l324: for (;;) {
      if (n327 >= 200) break;
      const s326 = p;
      l325: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : (c >= 128 && c <= 179) || (c >= 181 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l325;
        }
        p++;
        n327++;
        continue l324;
      }
      p = s326;
      break;
    }
    l_text = text.slice(s323, p);
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 180 || (c >= 8216 && c <= 8219) || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l330: {
      const s328 = p;
      l329: {
        p = skipEndsName(p);
        if (p < 0) { break l329; }
        p = s328;
        break l330;
      }
      p = s328;
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
  l333: {
    const s334 = p;
    if (text.charCodeAt(p) === 34) {
      l335: {
        const r336 = readDoubleName(p);
        if (r336 === undefined) { break l335; }
        l_text = r336;
        p = pos;
        break l333;
      }
      p = s334;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r339 = readSingleName(p);
    if (r339 === undefined) { return undefined; }
    l_text = r339;
    p = pos;
  }
  l344: {
    const s342 = p;
    l343: {
      p = skipEndsName(p);
      if (p < 0) { break l343; }
      p = s342;
      break l344;
    }
    p = s342;
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
  const s337 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s337, p);
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
  const s340 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s340, p);
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
  const s352 = p;
  let n356 = 0;
  l353: for (;;) {
    if (n356 >= 200) break;
    const s355 = p;
    l354: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l354;
      }
      p++;
      n356++;
      continue l353;
    }
    p = s355;
    break;
  }
  if (n356 < 1) { return undefined; }
  l_text = text.slice(s352, p);
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
  l359: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s357 = p;
      l358: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l358;
        }
        p = skipValueStart(p);
        if (p < 0) { break l358; }
        p = s357;
        break l359;
      }
      p = s357;
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
  l360: {
    const s361 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l362: {
        p++;
        break l360;
      }
      p = s361;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l363: {
        p = skipNumeral(p);
        if (p < 0) { break l363; }
        break l360;
      }
      p = s361;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
      l364: {
        p++;
        break l360;
      }
      p = s361;
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
  l368: {
    const s369 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l370: {
        p++;
        const s371 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l370;
        }
        p++;
        let n375 = 0;
        l372: for (;;) {
          if (n375 >= 200) break;
          const s374 = p;
          l373: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l373;
            }
            p++;
            n375++;
            continue l372;
          }
          p = s374;
          break;
        }
        l_text = text.slice(s371, p);
        l378: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
            const s376 = p;
            l377: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l377;
              }
              p++;
              p = s376;
              break l378;
            }
            p = s376;
          } else touched ||= p >= end;
          break l370;
        }
        break l368;
      }
      p = s369;
    } else touched ||= p >= end;
    const s379 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipBareKey(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s379, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l386: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
        const s384 = p;
        l385: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l385;
          }
          p++;
          p = s384;
          break l386;
        }
        p = s384;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
  touched ||= p >= end;
  l380: for (;;) {
    const s382 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l381: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l381;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l381;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        continue l380;
      }
      p = s382;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readBadOtherQuote(p: number): BadOtherQuoteNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l390: {
    const s391 = p;
    if (text.charCodeAt(p) === 34) {
      l392: {

        p++;
        const s393 = p;
        let n397 = 0;
        l394: for (;;) {
          if (n397 >= 200) break;
          const s396 = p;
          l395: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l395;
            }
            p++;
            n397++;
            continue l394;
          }
          p = s396;
          break;
        }
        l_text = text.slice(s393, p);
        if (!(((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l392;
        }
        p++;
        l400: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
            const s398 = p;
            l399: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l399;
              }
              p++;
              p = s398;
              break l400;
            }
            p = s398;
          } else touched ||= p >= end;
          break l392;
        }
        break l390;
      }
      p = s391;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s401 = p;
    let n405 = 0;
    l402: for (;;) {
      if (n405 >= 200) break;
      const s404 = p;
      l403: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l403;
        }
        p++;
        n405++;
        continue l402;
      }
      p = s404;
      break;
    }
    l_text = text.slice(s401, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 8217))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l408: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
        const s406 = p;
        l407: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l407;
          }
          p++;
          p = s406;
          break l408;
        }
        p = s406;
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
  l411: {
    const s412 = p;
    if (text.charCodeAt(p) === 34) {
      l413: {

        p++;
        const s414 = p;
        let n418 = 0;
        l415: for (;;) {
          if (n418 >= 200) break;
          const s417 = p;
          l416: {
            l419: {
              const s420 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) {
                l421: {
                  p++;
                  break l419;
                }
                p = s420;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) === 92) {
                l422: {

                  p++;
                  if (!(p < end)) {
                    touched ||= p >= end;
                    break l422;
                  }
                  p++;
                  break l419;
                }
                p = s420;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l416;
              }
              p++;
              {
                const s423 = p;
                l424: {
                  p = skipEndsName(p);
                  if (p < 0) { break l424; }
                  break l416;
                }
                p = s423;
              }
            }
            n418++;
            continue l415;
          }
          p = s417;
          break;
        }
        l_text = text.slice(s414, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l413;
        }
        p++;
        l428: {
          const s426 = p;
          l427: {
            p = skipEndsName(p);
            if (p < 0) { break l427; }
            p = s426;
            break l428;
          }
          p = s426;
          break l413;
        }
        break l411;
      }
      p = s412;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l429: {

        p++;
        const s430 = p;
        let n434 = 0;
        l431: for (;;) {
          if (n434 >= 200) break;
          const s433 = p;
          l432: {
            l435: {
              const s436 = p;
              if (((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93)) {
                l437: {
                  p++;
                  break l435;
                }
                p = s436;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 92) {
                touched ||= p >= end;
                break l432;
              }
              p++;
              if (!(p < end)) {
                touched ||= p >= end;
                break l432;
              }
              p++;
            }
            n434++;
            continue l431;
          }
          p = s433;
          break;
        }
        l_text = text.slice(s430, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l429;
        }
        p++;
        l440: {
          const s438 = p;
          l439: {
            p = skipEndsName(p);
            if (p < 0) { break l439; }
            p = s438;
            break l440;
          }
          p = s438;
          break l429;
        }
        break l411;
      }
      p = s412;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s441 = p;
    let n445 = 0;
    l442: for (;;) {
      if (n445 >= 200) break;
      const s444 = p;
      l443: {
        l446: {
          const s447 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128)) {
            l448: {
              p++;
              break l446;
            }
            p = s447;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 92) {
            l449: {

              p++;
              if (!(p < end)) {
                touched ||= p >= end;
                break l449;
              }
              p++;
              break l446;
            }
            p = s447;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 39) {
            touched ||= p >= end;
            break l443;
          }
          p++;
          {
            const s450 = p;
            l451: {
              p = skipEndsName(p);
              if (p < 0) { break l451; }
              break l443;
            }
            p = s450;
          }
        }
        n445++;
        continue l442;
      }
      p = s444;
      break;
    }
    l_text = text.slice(s441, p);
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l455: {
      const s453 = p;
      l454: {
        p = skipEndsName(p);
        if (p < 0) { break l454; }
        p = s453;
        break l455;
      }
      p = s453;
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
  l458: {
    if (text.charCodeAt(p) === 58) {
      const s460 = p;
      l459: {

        p++;
        break l458;
      }
      p = s460;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
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
  l477: {
    const s478 = p;
    const t479 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l480: {
        const r481 = readBlanks(p);
        if (r481 === undefined) { break l480; }
        value = r481;
        p = pos;
        break l477;
      }
      p = s478;
      trail.length = t479;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r483 = readGapMistake(p);
    if (r483 === undefined) { return undefined; }
    value = r483;
    p = pos;
  }
  pos = p;
  return value;
}

function readColon(p: number): BadColonNode | ":" | null | MissingColonNode | undefined {
  let c = 0;
  let value!: BadColonNode | ":" | null | MissingColonNode;
  l487: {
    const s488 = p;
    const t489 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
      l490: {
        const r491 = readBadColon(p);
        if (r491 === undefined) { break l490; }
        value = r491;
        p = pos;
        break l487;
      }
      p = s488;
      trail.length = t489;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l503: {

        value = ":";
        p++;
        break l487;
      }
      p = s488;
      trail.length = t489;
    } else touched ||= p >= end;
    l504: {
      l507: {
        const s505 = p;
        l506: {
          l508: {
            const s509 = p;
            if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
              l510: {
                p++;
                break l508;
              }
              p = s509;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s511 = p;
                l512: {
                  p++;
                  break l506;
                }
                p = s511;
              }
            } else touched ||= p >= end;
          }
          p = s505;
          break l507;
        }
        p = s505;
        break l504;
      }
      value = null;
      break l487;
    }
    p = s488;
    trail.length = t489;
    const r514 = readMissingColon(p);
    if (r514 === undefined) { return undefined; }
    value = r514;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadColon(p: number): BadColonNode | undefined {
  let c = 0;
  const start = p;
  l492: {
    const s493 = p;
    if (text.charCodeAt(p) === 58) {
      l494: {

        p++;
        let m498 = false;
        l495: for (;;) {
          const s497 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
            l496: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l496;
              }
              p++;
              m498 = true;
              continue l495;
            }
            p = s497;
          } else touched ||= p >= end;
          break;
        }
        if (!m498) { break l494; }
        break l492;
      }
      p = s493;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l499: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l499;
        }
        p += 2;
        break l492;
      }
      p = s493;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l500: {

        p++;
        break l492;
      }
      p = s493;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65306) {
      l501: {

        p++;
        break l492;
      }
      p = s493;
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
  l520: {
    if (text.charCodeAt(p) === 58) {
      const s518 = p;
      l519: {

        p++;
        p = s518;
        break l520;
      }
      p = s518;
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
  const r529 = readValueGap(p);
  if (r529 === undefined) { return -1; }
  value = r529;
  p = pos;
  leafValue = value;
  return p;
}

function readValueGap(p: number): string[] | [null, BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode] | undefined {
  let c = 0;
  let value!: string[] | [null, BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l530: {
    const s531 = p;
    const t532 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l533: {
        const r534 = readBlanks(p);
        if (r534 === undefined) { break l533; }
        value = r534;
        p = pos;
        break l530;
      }
      p = s531;
      trail.length = t532;
    } else touched ||= p >= end;
    let e536!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s537 = p;
        l538: {
          p = skipHashWord(p);
          if (p < 0) { break l538; }
          return undefined;
        }
        p = s537;
      }
    } else touched ||= p >= end;
    e536 = null;
    let e546!: BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r547 = readGapMistake(p);
    if (r547 === undefined) { return undefined; }
    e546 = r547;
    p = pos;
    value = [e536, e546];
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
  l540: {
    const s541 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l542: {
        p++;
        break l540;
      }
      p = s541;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s543 = p;
        l544: {
          p++;
          return -1;
        }
        p = s543;
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
  const r550 = readRepairedAmount(p);
  if (r550 === undefined) { return -1; }
  value = r550;
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
  const r551 = readBadThousands(p);
  if (r551 === undefined) { return undefined; }
  l_value = r551;
  p = pos;
  pos = p;
  return { type: 'RepairedAmount', start: base + start, end: base + p, value: l_value };
}

function readBadThousands(p: number): BadThousandsNode | undefined {
  let c = 0;
  const start = p;
  l552: {
    if (text.charCodeAt(p) === 45) {
      const s554 = p;
      l553: {

        p++;
        break l552;
      }
      p = s554;
    } else touched ||= p >= end;
  }
  let n558 = 0;
  l555: for (;;) {
    if (n558 >= 3) break;
    const s557 = p;
    l556: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l556;
      }
      p++;
      n558++;
      continue l555;
    }
    p = s557;
    break;
  }
  if (n558 < 1) { return undefined; }
  let m562 = false;
  l559: for (;;) {
    const s561 = p;
    if (text.charCodeAt(p) === 44) {
      l560: {

        p++;
        let n566 = 0;
        l563: for (;;) {
          if (n566 >= 3) break;
          const s565 = p;
          l564: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
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
        if (n566 < 3) { break l560; }
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          {
            const s567 = p;
            l568: {
              p++;
              break l560;
            }
            p = s567;
          }
        } else touched ||= p >= end;
        m562 = true;
        continue l559;
      }
      p = s561;
    } else touched ||= p >= end;
    break;
  }
  if (!m562) { return undefined; }
  l570: {
    if (text.charCodeAt(p) === 46) {
      const s572 = p;
      l571: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l571;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l570;
      }
      p = s572;
    } else touched ||= p >= end;
  }
  l575: {
    const s573 = p;
    l574: {
      p = skipEndsWord(p);
      if (p < 0) { break l574; }
      p = s573;
      break l575;
    }
    p = s573;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r578 = readWord(p);
  if (r578 === undefined) { return -1; }
  value = r578;
  p = pos;
  leafValue = value;
  return p;
}

function readWord(p: number): WordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: TextNode | NumberNode | ConstantNode;
  l579: {
    const s580 = p;
    const t581 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l582: {
        const r583 = readText(p);
        if (r583 === undefined) { break l582; }
        l_value = r583;
        p = pos;
        l587: {
          const s585 = p;
          l586: {
            p = skipEnds(p);
            if (p < 0) { break l586; }
            p = s585;
            break l587;
          }
          p = s585;
          break l582;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false)) {
          {
            const s736 = p;
            l737: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l737;
              }
              p++;
              break l582;
            }
            p = s736;
          }
        } else touched ||= p >= end;
        break l579;
      }
      p = s580;
      trail.length = t581;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l739: {
        const r740 = readNumber(p);
        if (r740 === undefined) { break l739; }
        l_value = r740;
        p = pos;
        break l579;
      }
      p = s580;
      trail.length = t581;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r742 = readConstant(p);
    if (r742 === undefined) { return undefined; }
    l_value = r742;
    p = pos;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, value: l_value };
}

function skipEnds(p: number): number {
  l588: {
    const s589 = p;
    l590: {
      p = skipInObject(p);
      if (p < 0) { break l590; }
      p = skipEndsMember(p);
      if (p < 0) { break l590; }
      break l588;
    }
    p = s589;
    l667: {
      p = skipInArray(p);
      if (p < 0) { break l667; }
      p = skipEndsElement(p);
      if (p < 0) { break l667; }
      break l588;
    }
    p = s589;
    {
      const s716 = p;
      l717: {
        p = skipInObject(p);
        if (p < 0) { break l717; }
        return -1;
      }
      p = s716;
    }
    {
      const s719 = p;
      l720: {
        p = skipInArray(p);
        if (p < 0) { break l720; }
        return -1;
      }
      p = s719;
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
  l591: {
    const s592 = p;
    l593: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l594: {
        const s595 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 65341 || c === 65373)) {
          l596: {
            p++;
            break l594;
          }
          p = s595;
        } else touched ||= p >= end;
        l597: {
          if (p < end) {
            {
              const s598 = p;
              l599: {
                p++;
                break l597;
              }
              p = s598;
            }
          } else touched ||= p >= end;
          break l594;
        }
        p = s595;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l601: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipMemberFollows(p);
            if (p < 0) { break l601; }
            break l594;
          }
          p = s595;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l618: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l619: {
              const s620 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                l621: {
                  p++;
                  break l619;
                }
                p = s620;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                touched ||= p >= end;
                break l618;
              }
              p++;
              let n625 = 0;
              l622: for (;;) {
                if (n625 >= 200) break;
                const s624 = p;
                l623: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l623;
                  }
                  p++;
                  n625++;
                  continue l622;
                }
                p = s624;
                break;
              }
            }
            break l594;
          }
          p = s595;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 12289 || c === 65292)) {
          l626: {
            p++;
            break l594;
          }
          p = s595;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l627: {
            p = skipFence(p);
            if (p < 0) { break l627; }
            break l594;
          }
          p = s595;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 58) {
          l628: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l628;
            }
            p = skipValueStart(p);
            if (p < 0) { break l628; }
            break l594;
          }
          p = s595;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l593;
        }
        p = skipOwnName(p);
        if (p < 0) { break l593; }
      }
      break l591;
    }
    p = s592;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)) {
      l633: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l634: {
          const s635 = p;
          if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
            l636: {
              p = skipLineComment(p);
              if (p < 0) { break l636; }
              break l634;
            }
            p = s635;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l633;
          }
          p = skipEol(p);
          if (p < 0) { break l633; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
            touched ||= p >= end;
            break l633;
          }
          p++;
        }
        break l591;
      }
      p = s592;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l657: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l657;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l657;
        }
        p++;
        let n661 = 0;
        l658: for (;;) {
          if (n661 >= 200) break;
          const s660 = p;
          l659: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l659;
            }
            p++;
            n661++;
            continue l658;
          }
          p = s660;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l657;
        }
        p++;
        break l591;
      }
      p = s592;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l662: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l662;
        }
        p = skipEol(p);
        if (p < 0) { break l662; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l662;
        }
        p++;
        let n666 = 0;
        l663: for (;;) {
          if (n666 >= 200) break;
          const s665 = p;
          l664: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l664;
            }
            p++;
            n666++;
            continue l663;
          }
          p = s665;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l662;
        }
        p++;
        break l591;
      }
      p = s592;
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
  l602: {
    const s603 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l604: {
        p++;
        break l602;
      }
      p = s603;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l605: {
        p++;
        let n609 = 0;
        l606: for (;;) {
          if (n609 >= 200) break;
          const s608 = p;
          l607: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l607;
            }
            p++;
            n609++;
            continue l606;
          }
          p = s608;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 61 || c === 65306))) {
          touched ||= p >= end;
          break l605;
        }
        p++;
        break l602;
      }
      p = s603;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 8230)) {
      l610: {
        p++;
        break l602;
      }
      p = s603;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 46) {
      l611: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l611;
        }
        p += 3;
        break l602;
      }
      p = s603;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l612: {
        p = skipCommentStart(p);
        if (p < 0) { break l612; }
        break l602;
      }
      p = s603;
    } else touched ||= p >= end;
    l613: {
      if (p < end) {
        {
          const s614 = p;
          l615: {
            p++;
            break l613;
          }
          p = s614;
        }
      } else touched ||= p >= end;
      break l602;
    }
    p = s603;
    if (text.charCodeAt(p) === 92) {
      l617: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l617;
        }
        p += 2;
        break l602;
      }
      p = s603;
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
  let n632 = 0;
  l629: for (;;) {
    if (n632 >= 200) break;
    const s631 = p;
    l630: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
        touched ||= p >= end;
        break l630;
      }
      p++;
      n632++;
      continue l629;
    }
    p = s631;
    break;
  }
  if (n632 < 1) { return -1; }
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
  l637: {
    const s638 = p;
    if (text.charCodeAt(p) === 47) {
      l639: {
        if (!text.startsWith("//", p)) {
          reachesEnd(p, "//");
          break l639;
        }
        p += 2;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288)) p++;
        touched ||= p >= end;
        l640: {
          const s641 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l642: {
              p = skipEol(p);
              if (p < 0) { break l642; }
              break l640;
            }
            p = s641;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s643 = p;
              l644: {
                p++;
                break l639;
              }
              p = s643;
            }
          } else touched ||= p >= end;
        }
        break l637;
      }
      p = s638;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l646: {

        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288)) p++;
        touched ||= p >= end;
        l647: {
          const s648 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l649: {
              p = skipEol(p);
              if (p < 0) { break l649; }
              break l647;
            }
            p = s648;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s650 = p;
              l651: {
                p++;
                break l646;
              }
              p = s650;
            }
          } else touched ||= p >= end;
        }
        break l637;
      }
      p = s638;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 47 || !text.startsWith("/*", p)) {
      reachesEnd(p, "/*");
      return -1;
    }
    p += 2;
    let n656 = 0;
    l653: for (;;) {
      if (n656 >= 200) break;
      const s655 = p;
      l654: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l654;
        }
        p++;
        n656++;
        continue l653;
      }
      p = s655;
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
  l668: {
    const s669 = p;
    l670: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l671: {
        const s672 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 65341 || c === 65373)) {
          l673: {
            p++;
            break l671;
          }
          p = s672;
        } else touched ||= p >= end;
        l674: {
          if (p < end) {
            {
              const s675 = p;
              l676: {
                p++;
                break l674;
              }
              p = s675;
            }
          } else touched ||= p >= end;
          break l671;
        }
        p = s672;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l678: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipElementFollows(p);
            if (p < 0) { break l678; }
            break l671;
          }
          p = s672;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l699: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l700: {
              const s701 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                l702: {
                  p++;
                  break l700;
                }
                p = s701;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                touched ||= p >= end;
                break l699;
              }
              p++;
              let n706 = 0;
              l703: for (;;) {
                if (n706 >= 200) break;
                const s705 = p;
                l704: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l704;
                  }
                  p++;
                  n706++;
                  continue l703;
                }
                p = s705;
                break;
              }
            }
            break l671;
          }
          p = s672;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c === 12289 || c === 65292)) {
          l707: {
            p++;
            break l671;
          }
          p = s672;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l708: {
            p = skipFence(p);
            if (p < 0) { break l708; }
            break l671;
          }
          p = s672;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l670;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l670;
        }
        p = skipValueStart(p);
        if (p < 0) { break l670; }
      }
      break l668;
    }
    p = s669;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)) {
      l709: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l710: {
          const s711 = p;
          if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
            l712: {
              p = skipLineComment(p);
              if (p < 0) { break l712; }
              break l710;
            }
            p = s711;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l709;
          }
          p = skipEol(p);
          if (p < 0) { break l709; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
            touched ||= p >= end;
            break l709;
          }
          p++;
        }
        break l668;
      }
      p = s669;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l713: {
      const s714 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
        l715: {
          p++;
          break l713;
        }
        p = s714;
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
  l679: {
    const s680 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l681: {
        p = skipValueStart(p);
        if (p < 0) { break l681; }
        break l679;
      }
      p = s680;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 8230)) {
      l682: {
        p++;
        break l679;
      }
      p = s680;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l683: {
        p = skipCommentStart(p);
        if (p < 0) { break l683; }
        break l679;
      }
      p = s680;
    } else touched ||= p >= end;
    l684: {
      if (p < end) {
        {
          const s685 = p;
          l686: {
            p++;
            break l684;
          }
          p = s685;
        }
      } else touched ||= p >= end;
      break l679;
    }
    p = s680;
    if (text.charCodeAt(p) === 92) {
      l688: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l688;
        }
        p += 2;
        break l679;
      }
      p = s680;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l689: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l689;
        }
        p += 6;
        break l679;
      }
      p = s680;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
      l690: {
        p = skipOtherConstant(p);
        if (p < 0) { break l690; }
        break l679;
      }
      p = s680;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l698: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l698;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 44 || c === 93))) {
          touched ||= p >= end;
          break l698;
        }
        p++;
        break l679;
      }
      p = s680;
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
  l691: {
    const s692 = p;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l693: {
        if (!isCaseless(p, "true")) { break l693; }
        p += 4;
        break l691;
      }
      p = s692;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l694: {
        if (!isCaseless(p, "false")) { break l694; }
        p += 5;
        break l691;
      }
      p = s692;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l695: {
        if (!isCaseless(p, "null")) { break l695; }
        p += 4;
        break l691;
      }
      p = s692;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l696: {
        if (!isCaseless(p, "none")) { break l696; }
        p += 4;
        break l691;
      }
      p = s692;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l697: {
        if (!isCaseless(p, "nil")) { break l697; }
        p += 3;
        break l691;
      }
      p = s692;
    } else touched ||= p >= end;
    if (!isCaseless(p, "undefined")) { return -1; }
    p += 9;
  }
  return p;
}

function skipEndsRoot(p: number): number {
  let c = 0;
  l722: {
    const s723 = p;
    l724: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l725: {
        const s726 = p;
        l727: {
          if (p < end) {
            {
              const s728 = p;
              l729: {
                p++;
                break l727;
              }
              p = s728;
            }
          } else touched ||= p >= end;
          break l725;
        }
        p = s726;
        if (text.charCodeAt(p) !== 43) {
          touched ||= p >= end;
          break l724;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l724;
        }
        p++;
      }
      break l722;
    }
    p = s723;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l731: {
      const s732 = p;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l733: {
          p = skipEol(p);
          if (p < 0) { break l733; }
          break l731;
        }
        p = s732;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 41 || c === 59)) {
        l734: {
          p++;
          break l731;
        }
        p = s732;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
        l735: {
          p = skipFence(p);
          if (p < 0) { break l735; }
          break l731;
        }
        p = s732;
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
  const r745 = readRepairedPlaceholder(p);
  if (r745 === undefined) { return -1; }
  value = r745;
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
  const r746 = readBadPlaceholder(p);
  if (r746 === undefined) { return undefined; }
  l_value = r746;
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
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
    {
      const s747 = p;
      l748: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false))) {
          touched ||= p >= end;
          break l748;
        }
        p++;
        return undefined;
      }
      p = s747;
    }
  } else touched ||= p >= end;
  let n753 = 0;
  l750: for (;;) {
    if (n753 >= 200) break;
    const s752 = p;
    l751: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l751;
      }
      p++;
      n753++;
      continue l750;
    }
    p = s752;
    break;
  }
  if (n753 < 1) { return undefined; }
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
  let e756!: null;
  l759: {
    if (text.charCodeAt(p) === 123) {
      const s757 = p;
      l758: {
        p = skipBraceArrayAhead(p);
        if (p < 0) { break l758; }
        p = s757;
        break l759;
      }
      p = s757;
    } else touched ||= p >= end;
    return -1;
  }
  e756 = null;
  value = [e756];
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
  l760: {
    const s761 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l762: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l762; }
        break l760;
      }
      p = s761;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l763: {
        p = skipNumeral(p);
        if (p < 0) { break l763; }
        break l760;
      }
      p = s761;
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
  l764: {
    const s765 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l766: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l766; }
        break l764;
      }
      p = s765;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l767: {
        p = skipNumeral(p);
        if (p < 0) { break l767; }
        break l764;
      }
      p = s765;
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
  const r768 = readBraceArrayStart(p);
  if (r768 === undefined) { return -1; }
  value = r768;
  p = pos;
  leafValue = value;
  return p;
}

function readBraceArrayStart(p: number): BraceArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r769 = readArrayKind(p);
  if (r769 === undefined) { return undefined; }
  l_kind = r769;
  p = pos;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return undefined;
  }
  const r771 = readBadBraces(p);
  if (r771 === undefined) { return undefined; }
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r774 = readItem(p);
  if (r774 === undefined) { return -1; }
  value = r774;
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
      const s775 = p;
      l776: {
        p = skipAmountsAhead(p);
        if (p < 0) { break l776; }
        return undefined;
      }
      p = s775;
    }
  } else touched ||= p >= end;
  l803: {
    const s804 = p;
    const t805 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l806: {
        const r807 = readText(p);
        if (r807 === undefined) { break l806; }
        l_value = r807;
        p = pos;
        break l803;
      }
      p = s804;
      trail.length = t805;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l809: {
        const r810 = readNumber(p);
        if (r810 === undefined) { break l809; }
        l_value = r810;
        p = pos;
        break l803;
      }
      p = s804;
      trail.length = t805;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r812 = readConstant(p);
    if (r812 === undefined) { return undefined; }
    l_value = r812;
    p = pos;
  }
  l814: {
    const s815 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
      l816: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l816;
        }
        p++;
        l819: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false)) {
            const s817 = p;
            l818: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false))) {
                touched ||= p >= end;
                break l818;
              }
              p++;
              p = s817;
              break l819;
            }
            p = s817;
          } else touched ||= p >= end;
          break l816;
        }
        break l814;
      }
      p = s815;
    } else touched ||= p >= end;
    l822: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false)) {
        const s820 = p;
        l821: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 93) {
            touched ||= p >= end;
            break l821;
          }
          p++;
          p = s820;
          break l822;
        }
        p = s820;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return { type: 'Item', start: base + start, end: base + p, value: l_value };
}

function skipAmountsAhead(p: number): number {
  let c = 0;
  l778: {
    if (text.charCodeAt(p) === 45) {
      const s780 = p;
      l779: {

        p++;
        break l778;
      }
      p = s780;
    } else touched ||= p >= end;
  }
  let n784 = 0;
  l781: for (;;) {
    if (n784 >= 3) break;
    const s783 = p;
    l782: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l782;
      }
      p++;
      n784++;
      continue l781;
    }
    p = s783;
    break;
  }
  if (n784 < 1) { return -1; }
  let n788 = 0;
  l785: for (;;) {
    if (n788 >= 9) break;
    const s787 = p;
    l786: {
      if (text.charCodeAt(p) !== 44) {
        touched ||= p >= end;
        break l786;
      }
      p++;
      if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
        touched ||= p >= end;
        break l786;
      }
      p++;
      let n792 = 0;
      l789: for (;;) {
        if (n792 >= 2) break;
        const s791 = p;
        l790: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l790;
          }
          p++;
          n792++;
          continue l789;
        }
        p = s791;
        break;
      }
      if (n792 < 2) { break l786; }
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        {
          const s793 = p;
          l794: {
            p++;
            break l786;
          }
          p = s793;
        }
      } else touched ||= p >= end;
      n788++;
      continue l785;
    }
    p = s787;
    break;
  }
  if (text.charCodeAt(p) !== 44 || !text.startsWith(",0", p)) {
    reachesEnd(p, ",0");
    return -1;
  }
  p += 2;
  let n799 = 0;
  l796: for (;;) {
    if (n799 >= 2) break;
    const s798 = p;
    l797: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l797;
      }
      p++;
      n799++;
      continue l796;
    }
    p = s798;
    break;
  }
  if (n799 < 2) { return -1; }
  if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
    {
      const s800 = p;
      l801: {
        p++;
        return -1;
      }
      p = s800;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf90(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l824: {
    const s825 = p;
    const t826 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l827: {
        const r828 = readBlanks(p);
        if (r828 === undefined) { break l827; }
        value = r828;
        p = pos;
        break l824;
      }
      p = s825;
      trail.length = t826;
    } else touched ||= p >= end;
    let e830!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s831 = p;
        l832: {
          p = skipHashWord(p);
          if (p < 0) { break l832; }
          return -1;
        }
        p = s831;
      }
    } else touched ||= p >= end;
    e830 = null;
    let e834!: BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r835 = readGapMistake(p);
    if (r835 === undefined) { return -1; }
    e834 = r835;
    p = pos;
    value = [e830, e834];
  }
  leafValue = value;
  return p;
}

function leaf91(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, RepairedAmountsNode | WordNode | RepairedPlaceholderNode | RepairedTextNode];
  let e837!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
    {
      const s838 = p;
      l839: {
        p = skipMemberAhead(p);
        if (p < 0) { break l839; }
        return -1;
      }
      p = s838;
    }
  } else touched ||= p >= end;
  e837 = null;
  let e841!: RepairedAmountsNode | WordNode | RepairedPlaceholderNode | RepairedTextNode;
  l842: {
    const s843 = p;
    const t844 = trail.length;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l845: {
        const r846 = readRepairedAmounts(p);
        if (r846 === undefined) { break l845; }
        e841 = r846;
        p = pos;
        break l842;
      }
      p = s843;
      trail.length = t844;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
      l853: {
        const r854 = readWord(p);
        if (r854 === undefined) { break l853; }
        e841 = r854;
        p = pos;
        break l842;
      }
      p = s843;
      trail.length = t844;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l856: {
        const r857 = readRepairedPlaceholder(p);
        if (r857 === undefined) { break l856; }
        e841 = r857;
        p = pos;
        break l842;
      }
      p = s843;
      trail.length = t844;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
      touched ||= p >= end;
      return -1;
    }
    const r859 = readRepairedText(p);
    if (r859 === undefined) { return -1; }
    e841 = r859;
    p = pos;
  }
  value = [e837, e841];
  leafValue = value;
  return p;
}

function readRepairedAmounts(p: number): RepairedAmountsNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadThousandsNode;
  l849: {
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      const s847 = p;
      l848: {
        p = skipAmountsAhead(p);
        if (p < 0) { break l848; }
        p = s847;
        break l849;
      }
      p = s847;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r850 = readBadThousands(p);
  if (r850 === undefined) { return undefined; }
  l_value = r850;
  p = pos;
  pos = p;
  return { type: 'RepairedAmounts', start: base + start, end: base + p, value: l_value };
}

function readRepairedText(p: number): RepairedTextNode | undefined {
  const start = p;
  let l_value!: BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadPathNode;
  l860: {
    const s861 = p;
    const t862 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l863: {
        const r864 = readBadEscapedQuotes(p);
        if (r864 === undefined) { break l863; }
        l_value = r864;
        p = pos;
        break l860;
      }
      p = s861;
      trail.length = t862;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l866: {
        const r867 = readBadEntityQuotes(p);
        if (r867 === undefined) { break l866; }
        l_value = r867;
        p = pos;
        break l860;
      }
      p = s861;
      trail.length = t862;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l869: {
        const r870 = readBadDoubledQuotes(p);
        if (r870 === undefined) { break l869; }
        l_value = r870;
        p = pos;
        break l860;
      }
      p = s861;
      trail.length = t862;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return undefined;
    }
    const r872 = readBadPath(p);
    if (r872 === undefined) { return undefined; }
    l_value = r872;
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
  const s873 = p;
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
  l874: for (;;) {
    const s876 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l875: {
        p = skipPathPart(p);
        if (p < 0) { break l875; }
        continue l874;
      }
      p = s876;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 92) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : false)) {
    {
      const s884 = p;
      l885: {
        l887: {
          const s888 = p;
          if (text.charCodeAt(p) === 92) {
            l889: {

              p++;
              break l887;
            }
            p = s888;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 117) {
            l890: {

              p++;
              let n894 = 0;
              l891: for (;;) {
                if (n894 >= 4) break;
                const s893 = p;
                l892: {
                  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                    touched ||= p >= end;
                    break l892;
                  }
                  p++;
                  n894++;
                  continue l891;
                }
                p = s893;
                break;
              }
              if (n894 < 4) { break l890; }
              break l887;
            }
            p = s888;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false))) {
            touched ||= p >= end;
            break l885;
          }
          p++;
        }
        return undefined;
      }
      p = s884;
    }
  } else touched ||= p >= end;
  l895: for (;;) {
    const s897 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l896: {
        p = skipPathPart(p);
        if (p < 0) { break l896; }
        continue l895;
      }
      p = s897;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s873, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l901: {
    const s899 = p;
    l900: {
      p = skipEnds(p);
      if (p < 0) { break l900; }
      p = s899;
      break l901;
    }
    p = s899;
    return undefined;
  }
  pos = p;
  const node: BadPathNode = { type: 'BadPath', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipPathPart(p: number): number {
  let c = 0;
  l878: {
    const s879 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) {
      l880: {
        p++;
        break l878;
      }
      p = s879;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 34) {
      {
        const s881 = p;
        l882: {

          p++;
          return -1;
        }
        p = s881;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf96(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e904!: null;
  l907: {
    if (text.charCodeAt(p) === 91) {
      const s905 = p;
      l906: {
        p = skipNamedArrayAhead(p);
        if (p < 0) { break l906; }
        p = s905;
        break l907;
      }
      p = s905;
    } else touched ||= p >= end;
    return -1;
  }
  e904 = null;
  value = [e904];
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
  const r908 = readNamedArrayStart(p);
  if (r908 === undefined) { return -1; }
  value = r908;
  p = pos;
  leafValue = value;
  return p;
}

function readNamedArrayStart(p: number): NamedArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r909 = readObjectKind(p);
  if (r909 === undefined) { return undefined; }
  l_kind = r909;
  p = pos;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return undefined;
  }
  const r911 = readBadNamedArray(p);
  if (r911 === undefined) { return undefined; }
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
  const r914 = readArrayStart(p);
  if (r914 === undefined) { return -1; }
  value = r914;
  p = pos;
  leafValue = value;
  return p;
}

function readArrayStart(p: number): ArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r915 = readArrayKind(p);
  if (r915 === undefined) { return undefined; }
  l_kind = r915;
  p = pos;
  l917: {
    const s918 = p;
    const t919 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l920: {

        p++;
        break l917;
      }
      p = s918;
      trail.length = t919;
    } else touched ||= p >= end;
    const r921 = readBadFullBracket(p);
    if (r921 === undefined) { return undefined; }
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
  const r924 = readTupleStart(p);
  if (r924 === undefined) { return -1; }
  value = r924;
  p = pos;
  leafValue = value;
  return p;
}

function readTupleStart(p: number): TupleStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r925 = readArrayKind(p);
  if (r925 === undefined) { return undefined; }
  l_kind = r925;
  p = pos;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return undefined;
  }
  const r927 = readBadTuple(p);
  if (r927 === undefined) { return undefined; }
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
  l930: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s928 = p;
      l929: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l931: {
          const s932 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l933: {
              p++;
              break l931;
            }
            p = s932;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l934: {
              p = skipNumeral(p);
              if (p < 0) { break l934; }
              break l931;
            }
            p = s932;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l935: {
              p++;
              break l931;
            }
            p = s932;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l936: {
              p = skipLiteral(p);
              if (p < 0) { break l936; }
              break l931;
            }
            p = s932;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 41) {
            touched ||= p >= end;
            break l929;
          }
          p++;
        }
        p = s928;
        break l930;
      }
      p = s928;
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
  let e939!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
    {
      const s940 = p;
      l941: {
        p = skipMemberAhead(p);
        if (p < 0) { break l941; }
        return -1;
      }
      p = s940;
    }
  } else touched ||= p >= end;
  e939 = null;
  value = [e939];
  leafValue = value;
  return p;
}

function leaf107(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e943!: null;
  l946: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : false)) {
      const s944 = p;
      l945: {
        l947: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            const s949 = p;
            l948: {
              p = skipPrefix(p);
              if (p < 0) { break l948; }
              break l947;
            }
            p = s949;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l945;
        }
        p += 3;
        p = s944;
        break l946;
      }
      p = s944;
    } else touched ||= p >= end;
    return -1;
  }
  e943 = null;
  value = [e943];
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
  l950: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      const s952 = p;
      l951: {
        p++;
        break l950;
      }
      p = s952;
    } else touched ||= p >= end;
  }
  l955: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s953 = p;
      l954: {
        p++;
        p = s953;
        break l955;
      }
      p = s953;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  const r956 = readTextStart(p);
  if (r956 === undefined) { return -1; }
  value = r956;
  p = pos;
  leafValue = value;
  return p;
}

function readTextStart(p: number): TextStartNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: BadTripleQuotesNode | BadSmartQuotesNode | BadBackticksNode | BadSingleQuotesNode | "\"";
  l957: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      const s959 = p;
      const t960 = trail.length;
      l958: {
        const r961 = readBadPrefix(p);
        if (r961 === undefined) { break l958; }
        p = pos;
        break l957;
      }
      p = s959;
      trail.length = t960;
    } else touched ||= p >= end;
  }
  l963: {
    const s964 = p;
    const t965 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l966: {
        const r967 = readBadTripleQuotes(p);
        if (r967 === undefined) { break l966; }
        l_mark = r967;
        p = pos;
        break l963;
      }
      p = s964;
      trail.length = t965;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 171 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l972: {
        const r973 = readBadSmartQuotes(p);
        if (r973 === undefined) { break l972; }
        l_mark = r973;
        p = pos;
        break l963;
      }
      p = s964;
      trail.length = t965;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l975: {
        const r976 = readBadBackticks(p);
        if (r976 === undefined) { break l975; }
        l_mark = r976;
        p = pos;
        break l963;
      }
      p = s964;
      trail.length = t965;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l978: {
        const r979 = readBadSingleQuotes(p);
        if (r979 === undefined) { break l978; }
        l_mark = r979;
        p = pos;
        break l963;
      }
      p = s964;
      trail.length = t965;
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
  l968: {
    const s969 = p;
    if (text.charCodeAt(p) === 34) {
      l970: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l970;
        }
        p += 3;
        break l968;
      }
      p = s969;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 171 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
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
      l982: {

        if (!((p < end && text.charCodeAt(p) !== 34))) {
          touched ||= p >= end;
          break l982;
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
      l983: {
        if (text.charCodeAt(p) === 34) {
          {
            const s984 = p;
            l985: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l985;
              }
              p += 3;
              break l983;
            }
            p = s984;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l983;
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
  l987: {
    const s988 = p;
    const t989 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l990: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l990;
        }
        value = "\"\"\"";
        p += 3;
        break l987;
      }
      p = s988;
      trail.length = t989;
    } else touched ||= p >= end;
    const r991 = readMissingStringEnd(p);
    if (r991 === undefined) { return -1; }
    value = r991;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingStringEnd(p: number): MissingStringEndNode | undefined {
  let c = 0;
  const start = p;
  l992: {
    if (text.charCodeAt(p) === 92) {
      const s994 = p;
      l993: {

        p++;
        l995: {
          if (text.charCodeAt(p) === 117) {
            const s997 = p;
            l996: {

              p++;
              let n1001 = 0;
              l998: for (;;) {
                if (n1001 >= 3) break;
                const s1000 = p;
                l999: {
                  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                    touched ||= p >= end;
                    break l999;
                  }
                  p++;
                  n1001++;
                  continue l998;
                }
                p = s1000;
                break;
              }
              break l995;
            }
            p = s997;
          } else touched ||= p >= end;
        }
        break l992;
      }
      p = s994;
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
  let e1003!: null;
  l1006: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false)) {
      const s1004 = p;
      l1005: {
        l1007: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            const s1009 = p;
            l1008: {
              p = skipPrefix(p);
              if (p < 0) { break l1008; }
              break l1007;
            }
            p = s1009;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 39 || !text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1005;
        }
        p += 3;
        p = s1004;
        break l1006;
      }
      p = s1004;
    } else touched ||= p >= end;
    return -1;
  }
  e1003 = null;
  value = [e1003];
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
      l1010: {

        if (!((p < end && text.charCodeAt(p) !== 39))) {
          touched ||= p >= end;
          break l1010;
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
      l1011: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1012 = p;
            l1013: {
              if (!text.startsWith("'''", p)) {
                reachesEnd(p, "'''");
                break l1013;
              }
              p += 3;
              break l1011;
            }
            p = s1012;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l1011;
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
  l1015: {
    const s1016 = p;
    const t1017 = trail.length;
    if (text.charCodeAt(p) === 39) {
      l1018: {
        if (!text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1018;
        }
        value = "'''";
        p += 3;
        break l1015;
      }
      p = s1016;
      trail.length = t1017;
    } else touched ||= p >= end;
    const r1019 = readMissingStringEnd(p);
    if (r1019 === undefined) { return -1; }
    value = r1019;
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
  let e1021!: null;
  l1024: {
    if (text.charCodeAt(p) === 34) {
      const s1022 = p;
      l1023: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
          touched ||= p >= end;
          break l1023;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 91 || c === 123)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1023;
        }
        p++;
        {
          const s1025 = p;
          l1026: {
            p = skipEnds(p);
            if (p < 0) { break l1026; }
            break l1023;
          }
          p = s1025;
        }
        p = s1022;
        break l1024;
      }
      p = s1022;
    } else touched ||= p >= end;
    return -1;
  }
  e1021 = null;
  value = [e1021];
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
      l1028: {

        if (!(((c = text.charCodeAt(p)) <= 92 || (c >= 94 && c <= 124) || c >= 126))) {
          touched ||= p >= end;
          break l1028;
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
      l1029: {
        if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
          {
            const s1030 = p;
            l1031: {
              p = skipInnerEndAhead(p);
              if (p < 0) { break l1031; }
              break l1029;
            }
            p = s1030;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1029;
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
  l1033: {
    const s1034 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1035: {
        p++;
        break l1033;
      }
      p = s1034;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1036 = p;
        l1037: {
          p++;
          return -1;
        }
        p = s1036;
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
  l1039: {
    const s1040 = p;
    const t1041 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1042: {
        const r1043 = readInnerEnd(p);
        if (r1043 === undefined) { break l1042; }
        value = r1043;
        p = pos;
        break l1039;
      }
      p = s1040;
      trail.length = t1041;
    } else touched ||= p >= end;
    const r1051 = readMissingStringEnd(p);
    if (r1051 === undefined) { return -1; }
    value = r1051;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readInnerEnd(p: number): InnerEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l1046: {
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      const s1044 = p;
      l1045: {
        p = skipInnerEndAhead(p);
        if (p < 0) { break l1045; }
        p = s1044;
        break l1046;
      }
      p = s1044;
    } else touched ||= p >= end;
    return undefined;
  }
  const s1047 = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1047, p);
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1048 = readBadInnerJson(p);
  if (r1048 === undefined) { return undefined; }
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
  let e1053!: null;
  l1056: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : false)) {
      const s1054 = p;
      l1055: {
        l1057: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            const s1059 = p;
            l1058: {
              p = skipPrefix(p);
              if (p < 0) { break l1058; }
              break l1057;
            }
            p = s1059;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1055;
        }
        p++;
        p = s1054;
        break l1056;
      }
      p = s1054;
    } else touched ||= p >= end;
    return -1;
  }
  e1053 = null;
  value = [e1053];
  leafValue = value;
  return p;
}

function text128(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222)) {
      l1060: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222))) {
          touched ||= p >= end;
          break l1060;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222)) p++;
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
      l1061: {
        if (text.charCodeAt(p) === 92) {
          {
            const s1062 = p;
            l1063: {
              p = skipEscapedEnd(p);
              if (p < 0) { break l1063; }
              break l1061;
            }
            p = s1062;
          }
        } else touched ||= p >= end;
        if (!(text.charCodeAt(p) === 92)) {
          touched ||= p >= end;
          break l1061;
        }
        p = skipGoodEscape(p);
        if (p < 0) { break l1061; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
      l1124: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1125 = p;
            l1126: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1126; }
              break l1124;
            }
            p = s1125;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l1124;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
      l1132: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1133 = p;
            l1134: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1134; }
              break l1132;
            }
            p = s1133;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1132;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : false))) {
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
  l1065: {
    const s1066 = p;
    if (text.charCodeAt(p) === 44) {
      l1067: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1067;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1067; }
        break l1065;
      }
      p = s1066;
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
  l1068: {
    const s1069 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l1070: {
        p = skipInObject(p);
        if (p < 0) { break l1070; }
        if (text.charCodeAt(p) === 34) {
          {
            const s1071 = p;
            l1072: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1072; }
              break l1070;
            }
            p = s1071;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1070;
        }
        p = skipLostName(p);
        if (p < 0) { break l1070; }
        break l1068;
      }
      p = s1069;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 34) {
      {
        const s1085 = p;
        l1086: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1086; }
          return -1;
        }
        p = s1085;
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
  l1074: {
    const s1075 = p;
    if (text.charCodeAt(p) === 34) {
      l1076: {

        p++;
        let n1080 = 0;
        l1077: for (;;) {
          if (n1080 >= 200) break;
          const s1079 = p;
          l1078: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1078;
            }
            p++;
            n1080++;
            continue l1077;
          }
          p = s1079;
          break;
        }
        if (n1080 < 1) { break l1076; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1076;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l1076;
        }
        p++;
        break l1074;
      }
      p = s1075;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1084 = 0;
    l1081: for (;;) {
      if (n1084 >= 200) break;
      const s1083 = p;
      l1082: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1082;
        }
        p++;
        n1084++;
        continue l1081;
      }
      p = s1083;
      break;
    }
    if (n1084 < 1) { return -1; }
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
  l1088: {
    const s1089 = p;
    if (text.charCodeAt(p) === 34) {
      l1090: {

        p++;
        let n1094 = 0;
        l1091: for (;;) {
          if (n1094 >= 200) break;
          const s1093 = p;
          l1092: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1092;
            }
            p++;
            n1094++;
            continue l1091;
          }
          p = s1093;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1090;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
          touched ||= p >= end;
          break l1090;
        }
        p++;
        break l1088;
      }
      p = s1089;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1098 = 0;
    l1095: for (;;) {
      if (n1098 >= 200) break;
      const s1097 = p;
      l1096: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1096;
        }
        p++;
        n1098++;
        continue l1095;
      }
      p = s1097;
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
  l1099: {
    const s1100 = p;
    if (text.charCodeAt(p) === 125) {
      l1101: {
        p = skipInObject(p);
        if (p < 0) { break l1101; }
        l1104: {
          if (text.charCodeAt(p) === 125) {
            const s1102 = p;
            l1103: {

              p++;
              p = s1102;
              break l1104;
            }
            p = s1102;
          } else touched ||= p >= end;
          break l1101;
        }
        break l1099;
      }
      p = s1100;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    l1107: {
      if (text.charCodeAt(p) === 93) {
        const s1105 = p;
        l1106: {

          p++;
          p = s1105;
          break l1107;
        }
        p = s1105;
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
  l1112: {
    const s1113 = p;
    if (text.charCodeAt(p) === 44) {
      l1114: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1115: {
          if (text.charCodeAt(p) === 123) {
            const s1117 = p;
            l1116: {

              p++;
              break l1115;
            }
            p = s1117;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) === 34) {
          {
            const s1118 = p;
            l1119: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1119; }
              break l1114;
            }
            p = s1118;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1114;
        }
        p = skipLostName(p);
        if (p < 0) { break l1114; }
        break l1112;
      }
      p = s1113;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1121 = p;
        l1122: {
          p++;
          return -1;
        }
        p = s1121;
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
  let n1111 = 0;
  l1108: for (;;) {
    if (n1111 >= 99) break;
    const s1110 = p;
    l1109: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1109;
      }
      p++;
      n1111++;
      continue l1108;
    }
    p = s1110;
    break;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipQuoteLost(p: number): number {
  let c = 0;
  l1128: {
    const s1129 = p;
    if (text.charCodeAt(p) === 44) {
      l1130: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1130;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1130; }
        break l1128;
      }
      p = s1129;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221)) {
      l1131: {
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : false))) {
          touched ||= p >= end;
          break l1131;
        }
        p = skipQuoteBehind(p);
        if (p < 0) { break l1131; }
        break l1128;
      }
      p = s1129;
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
  let e1136!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s1137 = p;
      l1138: {

        p++;
        p = skipEnds(p);
        if (p < 0) { break l1138; }
        return -1;
      }
      p = s1137;
    }
  } else touched ||= p >= end;
  e1136 = null;
  value = [e1136];
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
  const r1140 = readBadBlankPair(p);
  if (r1140 === undefined) { return -1; }
  value = r1140;
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
    const s1141 = p;
    l1142: {
      p = skipEnds(p);
      if (p < 0) { break l1142; }
      return undefined;
    }
    p = s1141;
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
  const r1145 = readBadQuote(p);
  if (r1145 === undefined) { return -1; }
  value = r1145;
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
  l1148: {
    if (p < end) {
      const s1146 = p;
      l1147: {
        p++;
        p = s1146;
        break l1148;
      }
      p = s1146;
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
  const r1150 = readTextFlaw(p);
  if (r1150 === undefined) { return -1; }
  value = r1150;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFlaw(p: number): BadNewlineNode | BadControlNode | [null, null, BadEscapeNode] | undefined {
  let c = 0;
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1151: {
    const s1152 = p;
    const t1153 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      l1154: {
        const r1155 = readBadNewline(p);
        if (r1155 === undefined) { break l1154; }
        value = r1155;
        p = pos;
        break l1151;
      }
      p = s1152;
      trail.length = t1153;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || (c >= 14 && c <= 31))) {
      l1166: {
        const r1167 = readBadControl(p);
        if (r1167 === undefined) { break l1166; }
        value = r1167;
        p = pos;
        break l1151;
      }
      p = s1152;
      trail.length = t1153;
    } else touched ||= p >= end;
    let e1169!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1170 = p;
        l1171: {
          p = skipEscapedEnd(p);
          if (p < 0) { break l1171; }
          return undefined;
        }
        p = s1170;
      }
    } else touched ||= p >= end;
    e1169 = null;
    let e1173!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1174 = p;
        l1175: {
          p = skipCutEscape(p);
          if (p < 0) { break l1175; }
          return undefined;
        }
        p = s1174;
      }
    } else touched ||= p >= end;
    e1173 = null;
    let e1187!: BadEscapeNode;
    if (!(text.charCodeAt(p) === 92)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1188 = readBadEscape(p);
    if (r1188 === undefined) { return undefined; }
    e1187 = r1188;
    p = pos;
    value = [e1169, e1173, e1187];
  }
  pos = p;
  return value;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1156 = p;
      l1157: {
        p = skipEol(p);
        if (p < 0) { break l1157; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1157;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1157; }
        return undefined;
      }
      p = s1156;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
    {
      const s1159 = p;
      l1160: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1160;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1160; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1160;
        }
        p = skipClosers(p);
        if (p < 0) { break l1160; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1162 = p;
            l1163: {
              p++;
              break l1160;
            }
            p = s1162;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1159;
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
  l1177: {
    if (text.charCodeAt(p) === 117) {
      const s1179 = p;
      l1178: {

        p++;
        let n1183 = 0;
        l1180: for (;;) {
          if (n1183 >= 3) break;
          const s1182 = p;
          l1181: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1181;
            }
            p++;
            n1183++;
            continue l1180;
          }
          p = s1182;
          break;
        }
        break l1177;
      }
      p = s1179;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1184 = p;
      l1185: {
        p++;
        return -1;
      }
      p = s1184;
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
  l1189: {
    const s1190 = p;
    if (text.charCodeAt(p) === 92) {
      l1191: {
        if (!text.startsWith("\\u{", p)) {
          reachesEnd(p, "\\u{");
          break l1191;
        }
        p += 3;
        const s1192 = p;
        let n1196 = 0;
        l1193: for (;;) {
          if (n1196 >= 6) break;
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
        if (n1196 < 1) { break l1191; }
        l_code = text.slice(s1192, p);
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1191;
        }
        p++;
        break l1189;
      }
      p = s1190;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1197: {
        if (!text.startsWith("\\x", p)) {
          reachesEnd(p, "\\x");
          break l1197;
        }
        p += 2;
        const s1198 = p;
        let n1202 = 0;
        l1199: for (;;) {
          if (n1202 >= 2) break;
          const s1201 = p;
          l1200: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1200;
            }
            p++;
            n1202++;
            continue l1199;
          }
          p = s1201;
          break;
        }
        if (n1202 < 2) { break l1197; }
        l_code = text.slice(s1198, p);
        break l1189;
      }
      p = s1190;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1203: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1203;
        }
        const r1204 = readEol(p);
        if (r1204 === undefined) { break l1203; }
        l_lineEnd = r1204;
        p = pos;
        break l1189;
      }
      p = s1190;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1210: {

        p++;
        const s1211 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1210;
        }
        p++;
        l_char = text.slice(s1211, p);
        break l1189;
      }
      p = s1190;
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
        const s1212 = p;
        l1213: {
          p++;
          return undefined;
        }
        p = s1212;
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
  l1205: {
    const s1206 = p;
    if (text.charCodeAt(p) === 13) {
      l1207: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1207;
        }
        value = "\r\n";
        p += 2;
        break l1205;
      }
      p = s1206;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1208: {

        value = "\n";
        p++;
        break l1205;
      }
      p = s1206;
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
  const r1217 = readPairEnds(p);
  if (r1217 === undefined) { return -1; }
  value = r1217;
  p = pos;
  leafValue = value;
  return p;
}

function readPairEnds(p: number): [null, BadQuoteNode] | BadLoneQuoteNode | undefined {
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  l1218: {
    const s1219 = p;
    const t1220 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1221: {
        let e1222!: null;
        if (text.charCodeAt(p) === 34) {
          {
            const s1223 = p;
            l1224: {

              p++;
              p = skipEndsSurely(p);
              if (p < 0) { break l1224; }
              break l1221;
            }
            p = s1223;
          }
        } else touched ||= p >= end;
        e1222 = null;
        let e1272!: BadQuoteNode;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1221;
        }
        const r1273 = readBadQuote(p);
        if (r1273 === undefined) { break l1221; }
        e1272 = r1273;
        p = pos;
        value = [e1222, e1272];
        break l1218;
      }
      p = s1219;
      trail.length = t1220;
    } else touched ||= p >= end;
    const r1275 = readBadLoneQuote(p);
    if (r1275 === undefined) { return undefined; }
    value = r1275;
    p = pos;
  }
  pos = p;
  return value;
}

function skipEndsSurely(p: number): number {
  let c = 0;
  l1226: {
    const s1227 = p;
    l1228: {
      p = skipInObject(p);
      if (p < 0) { break l1228; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1229: {
        const s1230 = p;
        l1231: {
          if (p < end) {
            {
              const s1232 = p;
              l1233: {
                p++;
                break l1231;
              }
              p = s1232;
            }
          } else touched ||= p >= end;
          break l1229;
        }
        p = s1230;
        if (text.charCodeAt(p) === 44) {
          l1235: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1236: {
              const s1237 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1238: {
                  p = skipLostName(p);
                  if (p < 0) { break l1238; }
                  break l1236;
                }
                p = s1237;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 65341 || c === 65373))) {
                touched ||= p >= end;
                break l1235;
              }
              p++;
            }
            break l1229;
          }
          p = s1230;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1228;
        }
        p = skipClosers(p);
        if (p < 0) { break l1228; }
        l1239: {
          const s1240 = p;
          if (text.charCodeAt(p) === 44) {
            l1241: {

              p++;
              break l1239;
            }
            p = s1240;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1242: {
              p = skipEol(p);
              if (p < 0) { break l1242; }
              break l1239;
            }
            p = s1240;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1243 = p;
              l1244: {
                p++;
                break l1228;
              }
              p = s1243;
            }
          } else touched ||= p >= end;
        }
      }
      break l1226;
    }
    p = s1227;
    l1246: {
      p = skipInArray(p);
      if (p < 0) { break l1246; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1247: {
        const s1248 = p;
        l1249: {
          if (p < end) {
            {
              const s1250 = p;
              l1251: {
                p++;
                break l1249;
              }
              p = s1250;
            }
          } else touched ||= p >= end;
          break l1247;
        }
        p = s1248;
        if (text.charCodeAt(p) === 44) {
          l1253: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1254: {
              const s1255 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1256: {
                  p = skipLostElement(p);
                  if (p < 0) { break l1256; }
                  break l1254;
                }
                p = s1255;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
                l1257: {
                  p = skipNumeral(p);
                  if (p < 0) { break l1257; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1257;
                  }
                  p++;
                  break l1254;
                }
                p = s1255;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
                l1258: {
                  p = skipLiteral(p);
                  if (p < 0) { break l1258; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1258;
                  }
                  p++;
                  break l1254;
                }
                p = s1255;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
                touched ||= p >= end;
                break l1253;
              }
              p++;
            }
            break l1247;
          }
          p = s1248;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1246;
        }
        p = skipClosers(p);
        if (p < 0) { break l1246; }
        l1259: {
          const s1260 = p;
          if (text.charCodeAt(p) === 44) {
            l1261: {

              p++;
              break l1259;
            }
            p = s1260;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1262: {
              p = skipEol(p);
              if (p < 0) { break l1262; }
              break l1259;
            }
            p = s1260;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1263 = p;
              l1264: {
                p++;
                break l1246;
              }
              p = s1263;
            }
          } else touched ||= p >= end;
        }
      }
      break l1226;
    }
    p = s1227;
    {
      const s1266 = p;
      l1267: {
        p = skipInObject(p);
        if (p < 0) { break l1267; }
        return -1;
      }
      p = s1266;
    }
    {
      const s1269 = p;
      l1270: {
        p = skipInArray(p);
        if (p < 0) { break l1270; }
        return -1;
      }
      p = s1269;
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
  const r1278 = readDoubleEnd(p);
  if (r1278 === undefined) { return -1; }
  value = r1278;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleEnd(p: number): "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  l1279: {
    const s1280 = p;
    const t1281 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1282: {

        value = "\"";
        p++;
        break l1279;
      }
      p = s1280;
      trail.length = t1281;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1283: {
        const r1284 = readBadEscapedEnd(p);
        if (r1284 === undefined) { break l1283; }
        value = r1284;
        p = pos;
        break l1279;
      }
      p = s1280;
      trail.length = t1281;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8217 || c === 8221)) {
      l1289: {
        const r1290 = readBadOtherEnd(p);
        if (r1290 === undefined) { break l1289; }
        value = r1290;
        p = pos;
        break l1279;
      }
      p = s1280;
      trail.length = t1281;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      l1295: {
        const r1296 = readMissingLastQuote(p);
        if (r1296 === undefined) { break l1295; }
        value = r1296;
        p = pos;
        break l1279;
      }
      p = s1280;
      trail.length = t1281;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8217 || c === 8221)) {
      l1304: {
        const r1305 = readMissingQuote(p);
        if (r1305 === undefined) { break l1304; }
        value = r1305;
        p = pos;
        break l1279;
      }
      p = s1280;
      trail.length = t1281;
    } else touched ||= p >= end;
    const r1313 = readMissingStringEnd(p);
    if (r1313 === undefined) { return undefined; }
    value = r1313;
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
  l1287: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : false)) {
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
  const node: BadEscapedEndNode = { type: 'BadEscapedEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadOtherEnd(p: number): BadOtherEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8217 || c === 8221))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1293: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : false)) {
      const s1291 = p;
      l1292: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1292; }
        p = s1291;
        break l1293;
      }
      p = s1291;
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
  l1299: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      const s1297 = p;
      l1298: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1298;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1298; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1298;
        }
        p = skipClosers(p);
        if (p < 0) { break l1298; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1300 = p;
            l1301: {
              p++;
              break l1298;
            }
            p = s1300;
          }
        } else touched ||= p >= end;
        p = s1297;
        break l1299;
      }
      p = s1297;
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
  l1308: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8217 || c === 8221)) {
      const s1306 = p;
      l1307: {
        l1309: {
          const s1310 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
            l1311: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1311; }
              break l1309;
            }
            p = s1310;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1307;
          }
          p = skipEol(p);
          if (p < 0) { break l1307; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l1307;
          }
          p = skipQuoteNext(p);
          if (p < 0) { break l1307; }
        }
        p = s1306;
        break l1308;
      }
      p = s1306;
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
  let e1316!: null;
  l1319: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 8216 && c <= 8219) || c === 65287)) {
      const s1317 = p;
      l1318: {
        l1320: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            const s1322 = p;
            l1321: {
              p = skipPrefix(p);
              if (p < 0) { break l1321; }
              break l1320;
            }
            p = s1322;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287))) {
          touched ||= p >= end;
          break l1318;
        }
        p++;
        p = s1317;
        break l1319;
      }
      p = s1317;
    } else touched ||= p >= end;
    return -1;
  }
  e1316 = null;
  value = [e1316];
  leafValue = value;
  return p;
}

function text161(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288)) {
      l1323: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l1323;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288)) p++;
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
      l1324: {
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591)))) {
          touched ||= p >= end;
          break l1324;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) p++;
        touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
          {
            const s1325 = p;
            l1326: {
              p = skipInnerApostrophe(p);
              if (p < 0) { break l1326; }
              break l1324;
            }
            p = s1325;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1331: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1331;
        }
        p++;
        l1332: {
          const s1333 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
            l1334: {
              p++;
              break l1332;
            }
            p = s1333;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1331;
          }
          p++;
          let n1338 = 0;
          l1335: for (;;) {
            if (n1338 >= 4) break;
            const s1337 = p;
            l1336: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1336;
              }
              p++;
              n1338++;
              continue l1335;
            }
            p = s1337;
            break;
          }
          if (n1338 < 4) { break l1331; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) {
      l1339: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) {
          {
            const s1340 = p;
            l1341: {
              p = skipSingleLost(p);
              if (p < 0) { break l1341; }
              break l1339;
            }
            p = s1340;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false))) {
          touched ||= p >= end;
          break l1339;
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
    const s1328 = p;
    l1329: {
      p = skipEnds(p);
      if (p < 0) { break l1329; }
      return -1;
    }
    p = s1328;
  }
  return p;
}

function skipSingleLost(p: number): number {
  let c = 0;
  l1343: {
    const s1344 = p;
    if (text.charCodeAt(p) === 44) {
      l1345: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1345;
        }
        p = skipLostSingle(p);
        if (p < 0) { break l1345; }
        break l1343;
      }
      p = s1344;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l1349: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1350: {
          const s1351 = p;
          if (text.charCodeAt(p) === 44) {
            l1352: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l1353: {
                const s1354 = p;
                if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                  l1355: {
                    p = skipLostName(p);
                    if (p < 0) { break l1355; }
                    break l1353;
                  }
                  p = s1354;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  touched ||= p >= end;
                  break l1352;
                }
                p = skipLostElement(p);
                if (p < 0) { break l1352; }
              }
              break l1350;
            }
            p = s1351;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1349;
          }
          p = skipOwnCloser(p);
          if (p < 0) { break l1349; }
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1349;
          }
          p = skipClosers(p);
          if (p < 0) { break l1349; }
        }
        break l1343;
      }
      p = s1344;
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
        const s1356 = p;
        l1357: {
          p++;
          return -1;
        }
        p = s1356;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLostSingle(p: number): number {
  let c = 0;
  l1346: {
    const s1347 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l1348: {
        p = skipInObject(p);
        if (p < 0) { break l1348; }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1348;
        }
        p = skipLostName(p);
        if (p < 0) { break l1348; }
        break l1346;
      }
      p = s1347;
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
  l1359: {
    const s1360 = p;
    const t1361 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) {
      l1362: {
        const r1363 = readContraction(p);
        if (r1363 === undefined) { break l1362; }
        value = r1363;
        p = pos;
        break l1359;
      }
      p = s1360;
      trail.length = t1361;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
      l1371: {
        const r1372 = readBadInnerMark(p);
        if (r1372 === undefined) { break l1371; }
        value = r1372;
        p = pos;
        break l1359;
      }
      p = s1360;
      trail.length = t1361;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1377 = readTextFlaw(p);
    if (r1377 === undefined) { return -1; }
    value = r1377;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readContraction(p: number): ContractionNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1364 = p;
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
  const r1365 = readBadApostrophe(p);
  if (r1365 === undefined) { return undefined; }
  p = pos;
  l_text = text.slice(s1364, p);
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
    const s1366 = p;
    l1367: {
      p = skipEnds(p);
      if (p < 0) { break l1367; }
      return undefined;
    }
    p = s1366;
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
    const s1373 = p;
    l1374: {
      p = skipEnds(p);
      if (p < 0) { break l1374; }
      return undefined;
    }
    p = s1373;
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
  const r1379 = readSingleEnd(p);
  if (r1379 === undefined) { return -1; }
  value = r1379;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleEnd(p: number): string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  l1380: {
    const s1381 = p;
    const t1382 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
      l1383: {
        const r1384 = readApostrophe(p);
        if (r1384 === undefined) { break l1383; }
        value = r1384;
        p = pos;
        break l1380;
      }
      p = s1381;
      trail.length = t1382;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8217 || c === 8221)) {
      l1386: {
        const r1387 = readBadOtherEnd(p);
        if (r1387 === undefined) { break l1386; }
        value = r1387;
        p = pos;
        break l1380;
      }
      p = s1381;
      trail.length = t1382;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      l1389: {
        const r1390 = readMissingLastQuote(p);
        if (r1390 === undefined) { break l1389; }
        value = r1390;
        p = pos;
        break l1380;
      }
      p = s1381;
      trail.length = t1382;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) {
      l1392: {
        const r1393 = readMissingSingleQuote(p);
        if (r1393 === undefined) { break l1392; }
        value = r1393;
        p = pos;
        break l1380;
      }
      p = s1381;
      trail.length = t1382;
    } else touched ||= p >= end;
    const r1398 = readMissingStringEnd(p);
    if (r1398 === undefined) { return undefined; }
    value = r1398;
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
  l1396: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) {
      const s1394 = p;
      l1395: {
        p = skipSingleLost(p);
        if (p < 0) { break l1395; }
        p = s1394;
        break l1396;
      }
      p = s1394;
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
  let e1401!: null;
  l1404: {
    if (((c = text.charCodeAt(p)) === 171 || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s1402 = p;
      l1403: {
        p++;
        p = s1402;
        break l1404;
      }
      p = s1402;
    } else touched ||= p >= end;
    return -1;
  }
  e1401 = null;
  value = [e1401];
  leafValue = value;
  return p;
}

function text174(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283)) {
      l1405: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283))) {
          touched ||= p >= end;
          break l1405;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283)) p++;
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
      l1406: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1406;
        }
        p++;
        l1407: {
          const s1408 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
            l1409: {
              p++;
              break l1407;
            }
            p = s1408;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1406;
          }
          p++;
          let n1413 = 0;
          l1410: for (;;) {
            if (n1413 >= 4) break;
            const s1412 = p;
            l1411: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1411;
              }
              p++;
              n1413++;
              continue l1410;
            }
            p = s1412;
            break;
          }
          if (n1413 < 4) { break l1406; }
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
  l1414: {
    const s1415 = p;
    const t1416 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l1417: {
        const r1418 = readBadInnerSmart(p);
        if (r1418 === undefined) { break l1417; }
        value = r1418;
        p = pos;
        break l1414;
      }
      p = s1415;
      trail.length = t1416;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1423 = readTextFlaw(p);
    if (r1423 === undefined) { return -1; }
    value = r1423;
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
    const s1419 = p;
    l1420: {
      p = skipEnds(p);
      if (p < 0) { break l1420; }
      return undefined;
    }
    p = s1419;
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
  const r1425 = readSmartEnd(p);
  if (r1425 === undefined) { return -1; }
  value = r1425;
  p = pos;
  leafValue = value;
  return p;
}

function readSmartEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1426: {
    const s1427 = p;
    const t1428 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l1429: {
        value = text.charAt(p);
        p++;
        break l1426;
      }
      p = s1427;
      trail.length = t1428;
    } else touched ||= p >= end;
    const r1430 = readMissingStringEnd(p);
    if (r1430 === undefined) { return undefined; }
    value = r1430;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf179(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1433!: null;
  l1436: {
    if (text.charCodeAt(p) === 96) {
      const s1434 = p;
      l1435: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1435;
        }
        p += 3;
        p = s1434;
        break l1436;
      }
      p = s1434;
    } else touched ||= p >= end;
    return -1;
  }
  e1433 = null;
  value = [e1433];
  leafValue = value;
  return p;
}

function leaf180(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFencedTextNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1437 = readFencedTextStart(p);
  if (r1437 === undefined) { return -1; }
  value = r1437;
  p = pos;
  leafValue = value;
  return p;
}

function readFencedTextStart(p: number): BadFencedTextNode | undefined {
  let value!: BadFencedTextNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1438 = readBadFencedText(p);
  if (r1438 === undefined) { return undefined; }
  value = r1438;
  p = pos;
  pos = p;
  return value;
}

function readBadFencedText(p: number): BadFencedTextNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : false)) p++;
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
      l1441: {

        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1441;
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
      l1442: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s1443 = p;
            l1444: {
              p = skipEol(p);
              if (p < 0) { break l1444; }
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1444;
              }
              p += 3;
              break l1442;
            }
            p = s1443;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1442;
        }
        p = skipEol(p);
        if (p < 0) { break l1442; }

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
  l1446: {
    const s1447 = p;
    const t1448 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : false)) {
      l1449: {
        let e1450!: "\r\n" | "\n" | "\r" | null;
        l1451: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s1453 = p;
            l1452: {
              const r1454 = readEol(p);
              if (r1454 === undefined) { break l1452; }
              e1450 = r1454;
              p = pos;
              break l1451;
            }
            p = s1453;
          } else touched ||= p >= end;
          e1450 = null;
        }
        let e1456!: string[];
        const list1461: string[] = [];
        l1457: for (;;) {
          const s1459 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1458: {
              let v1460!: string;
              const r1463 = readBlank(p);
              if (r1463 === undefined) { break l1458; }
              v1460 = r1463;
              p = pos;
              list1461.push(v1460);
              continue l1457;
            }
            p = s1459;
          } else touched ||= p >= end;
          break;
        }
        e1456 = list1461;
        let e1465!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1449;
        }
        e1465 = "```";
        p += 3;
        value = [e1450, e1456, e1465];
        break l1446;
      }
      p = s1447;
      trail.length = t1448;
    } else touched ||= p >= end;
    const r1466 = readMissingStringEnd(p);
    if (r1466 === undefined) { return -1; }
    value = r1466;
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
  let e1468!: null;
  l1471: {
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      const s1469 = p;
      l1470: {
        p++;
        p = s1469;
        break l1471;
      }
      p = s1469;
    } else touched ||= p >= end;
    return -1;
  }
  e1468 = null;
  value = [e1468];
  leafValue = value;
  return p;
}

function text187(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : (c >= 128 && c <= 179) || c >= 181)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : (c >= 128 && c <= 179) || c >= 181)) {
      l1472: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : (c >= 128 && c <= 179) || c >= 181))) {
          touched ||= p >= end;
          break l1472;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : (c >= 128 && c <= 179) || c >= 181)) p++;
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
      l1473: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1473;
        }
        p++;
        l1474: {
          const s1475 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
            l1476: {
              p++;
              break l1474;
            }
            p = s1475;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1473;
          }
          p++;
          let n1480 = 0;
          l1477: for (;;) {
            if (n1480 >= 4) break;
            const s1479 = p;
            l1478: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1478;
              }
              p++;
              n1480++;
              continue l1477;
            }
            p = s1479;
            break;
          }
          if (n1480 < 4) { break l1473; }
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
  l1481: {
    const s1482 = p;
    const t1483 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1484: {
        const r1485 = readBadInnerBacktick(p);
        if (r1485 === undefined) { break l1484; }
        value = r1485;
        p = pos;
        break l1481;
      }
      p = s1482;
      trail.length = t1483;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1490 = readTextFlaw(p);
    if (r1490 === undefined) { return -1; }
    value = r1490;
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
    const s1486 = p;
    l1487: {
      p = skipEnds(p);
      if (p < 0) { break l1487; }
      return undefined;
    }
    p = s1486;
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
  const r1492 = readBacktickEnd(p);
  if (r1492 === undefined) { return -1; }
  value = r1492;
  p = pos;
  leafValue = value;
  return p;
}

function readBacktickEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1493: {
    const s1494 = p;
    const t1495 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || c === 96 || c === 180)) {
      l1496: {
        value = text.charAt(p);
        p++;
        break l1493;
      }
      p = s1494;
      trail.length = t1495;
    } else touched ||= p >= end;
    const r1497 = readMissingStringEnd(p);
    if (r1497 === undefined) { return undefined; }
    value = r1497;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1500 = readBadConcatenation(p);
  if (r1500 === undefined) { return -1; }
  value = r1500;
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
  l1503: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s1501 = p;
      l1502: {
        l1504: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            const s1506 = p;
            l1505: {
              p = skipPrefix(p);
              if (p < 0) { break l1505; }
              break l1504;
            }
            p = s1506;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1502;
        }
        p++;
        p = s1501;
        break l1503;
      }
      p = s1501;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1508 = readBadVariable(p);
  if (r1508 === undefined) { return -1; }
  value = r1508;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c >= 128)) p++;
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
  const r1510 = readTextEnd(p);
  if (r1510 === undefined) { return -1; }
  value = r1510;
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
  let e1512!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
    {
      const s1513 = p;
      l1514: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1514; }
        return -1;
      }
      p = s1513;
    }
  } else touched ||= p >= end;
  e1512 = null;
  let e1516!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 65341 || c === 65373)) {
    {
      const s1517 = p;
      l1518: {
        p++;
        return -1;
      }
      p = s1517;
    }
  } else touched ||= p >= end;
  e1516 = null;
  let e1520!: RepairedWordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1521 = readRepairedWord(p);
  if (r1521 === undefined) { return -1; }
  e1520 = r1521;
  p = pos;
  value = [e1512, e1516, e1520];
  leafValue = value;
  return p;
}

function readRepairedWord(p: number): RepairedWordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode | BadConstructorNode | BadDotsNode | BadOpenQuoteNode | BadBareStringNode;
  l1522: {
    const s1523 = p;
    const t1524 = trail.length;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l1525: {
        l1526: {
          const s1527 = p;
          const t1528 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1529: {
              const r1530 = readBadCutSign(p);
              if (r1530 === undefined) { break l1529; }
              l_value = r1530;
              p = pos;
              break l1526;
            }
            p = s1527;
            trail.length = t1528;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l1535: {
              const r1536 = readBadCutNumber(p);
              if (r1536 === undefined) { break l1535; }
              l_value = r1536;
              p = pos;
              break l1526;
            }
            p = s1527;
            trail.length = t1528;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
            l1554: {
              const r1555 = readBadLeadingZero(p);
              if (r1555 === undefined) { break l1554; }
              l_value = r1555;
              p = pos;
              break l1526;
            }
            p = s1527;
            trail.length = t1528;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1525;
          }
          const r1574 = readRepairedNumber(p);
          if (r1574 === undefined) { break l1525; }
          l_value = r1574;
          p = pos;
        }
        break l1522;
      }
      p = s1523;
      trail.length = t1524;
    } else touched ||= p >= end;
    l1636: {
      const s1637 = p;
      const t1638 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c === 304)) {
        l1639: {
          const r1640 = readBadNan(p);
          if (r1640 === undefined) { break l1639; }
          l_value = r1640;
          p = pos;
          break l1636;
        }
        p = s1637;
        trail.length = t1638;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
        l1652: {
          const r1653 = readBadConstant(p);
          if (r1653 === undefined) { break l1652; }
          l_value = r1653;
          p = pos;
          break l1636;
        }
        p = s1637;
        trail.length = t1638;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
        l1658: {
          const r1659 = readBadCutWord(p);
          if (r1659 === undefined) { break l1658; }
          l_value = r1659;
          p = pos;
          break l1636;
        }
        p = s1637;
        trail.length = t1638;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
        l1675: {
          const r1676 = readBadConstructor(p);
          if (r1676 === undefined) { break l1675; }
          l_value = r1676;
          p = pos;
          break l1636;
        }
        p = s1637;
        trail.length = t1638;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
        l1702: {
          const r1703 = readBadDots(p);
          if (r1703 === undefined) { break l1702; }
          l_value = r1703;
          p = pos;
          break l1636;
        }
        p = s1637;
        trail.length = t1638;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : c >= 128)) {
        l1711: {
          const r1712 = readBadOpenQuote(p);
          if (r1712 === undefined) { break l1711; }
          l_value = r1712;
          p = pos;
          break l1636;
        }
        p = s1637;
        trail.length = t1638;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1718 = readBadBareString(p);
      if (r1718 === undefined) { return undefined; }
      l_value = r1718;
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
      const s1531 = p;
      l1532: {
        p++;
        return undefined;
      }
      p = s1531;
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
  const s1537 = p;
  l1538: {
    if (text.charCodeAt(p) === 45) {
      const s1540 = p;
      l1539: {

        p++;
        break l1538;
      }
      p = s1540;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1541: {
    if (text.charCodeAt(p) === 46) {
      const s1543 = p;
      l1542: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1542;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1541;
      }
      p = s1543;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1537, p);
  l1544: {
    const s1545 = p;
    if (text.charCodeAt(p) === 46) {
      l1546: {

        p++;
        break l1544;
      }
      p = s1545;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1547: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s1549 = p;
        l1548: {
          p++;
          break l1547;
        }
        p = s1549;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s1550 = p;
      l1551: {
        p++;
        return undefined;
      }
      p = s1550;
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
  const s1556 = p;
  l1557: {
    if (text.charCodeAt(p) === 45) {
      const s1559 = p;
      l1558: {

        p++;
        break l1557;
      }
      p = s1559;
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
  l_code = text.slice(s1556, p);
  const s1560 = p;
  l1561: {
    if (text.charCodeAt(p) === 46) {
      const s1563 = p;
      l1562: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1562;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1561;
      }
      p = s1563;
    } else touched ||= p >= end;
  }
  l1564: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1566 = p;
      l1565: {
        p = skipExponent(p);
        if (p < 0) { break l1565; }
        break l1564;
      }
      p = s1566;
    } else touched ||= p >= end;
  }
  l_rest = text.slice(s1560, p);
  l1572: {
    const s1570 = p;
    l1571: {
      p = skipEndsWord(p);
      if (p < 0) { break l1571; }
      p = s1570;
      break l1572;
    }
    p = s1570;
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
  l1567: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1569 = p;
      l1568: {
        p++;
        break l1567;
      }
      p = s1569;
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
  const s1575 = p;
  l1576: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1578 = p;
      const t1579 = trail.length;
      l1577: {
        l1580: {
          const s1581 = p;
          const t1582 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1583: {

              p++;
              break l1580;
            }
            p = s1581;
            trail.length = t1582;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 43)) {
            touched ||= p >= end;
            break l1577;
          }
          const r1584 = readBadPlus(p);
          if (r1584 === undefined) { break l1577; }
          p = pos;
        }
        break l1576;
      }
      p = s1578;
      trail.length = t1579;
    } else touched ||= p >= end;
  }
  l_sign = text.slice(s1575, p);
  l1586: {
    const s1587 = p;
    const t1588 = trail.length;
    if (text.charCodeAt(p) === 48) {
      l1589: {
        const r1590 = readBadRadix(p);
        if (r1590 === undefined) { break l1589; }
        l_digits = r1590;
        p = pos;
        break l1586;
      }
      p = s1587;
      trail.length = t1588;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1596 = readLooseDecimal(p);
    if (r1596 === undefined) { return undefined; }
    l_digits = r1596;
    p = pos;
  }
  l1634: {
    const s1632 = p;
    l1633: {
      p = skipEndsWord(p);
      if (p < 0) { break l1633; }
      p = s1632;
      break l1634;
    }
    p = s1632;
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
  l1591: {
    const s1592 = p;
    if (text.charCodeAt(p) === 48) {
      l1593: {
        if (!isCaseless(p, "0x")) { break l1593; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l1593;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l1591;
      }
      p = s1592;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l1594: {
        if (!isCaseless(p, "0o")) { break l1594; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l1594;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l1591;
      }
      p = s1592;
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
  l1597: {
    const s1598 = p;
    const t1599 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1600: {
        const s1601 = p;
        l1602: {
          const s1603 = p;
          const t1604 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l1605: {
              const r1606 = readBadDigitGroups(p);
              if (r1606 === undefined) { break l1605; }
              p = pos;
              break l1602;
            }
            p = s1603;
            trail.length = t1604;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1600;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l1612: {
          if (text.charCodeAt(p) === 46) {
            const s1614 = p;
            const t1615 = trail.length;
            l1613: {
              l1616: {
                const s1617 = p;
                const t1618 = trail.length;
                if (text.charCodeAt(p) === 46) {
                  l1619: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l1619;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l1616;
                  }
                  p = s1617;
                  trail.length = t1618;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 46)) {
                  touched ||= p >= end;
                  break l1613;
                }
                const r1620 = readBadPoint(p);
                if (r1620 === undefined) { break l1613; }
                p = pos;
              }
              break l1612;
            }
            p = s1614;
            trail.length = t1615;
          } else touched ||= p >= end;
        }
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
        value = text.slice(s1601, p);
        break l1597;
      }
      p = s1598;
      trail.length = t1599;
    } else touched ||= p >= end;
    const s1625 = p;
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1626 = readBadFraction(p);
    if (r1626 === undefined) { return undefined; }
    p = pos;
    l1628: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s1630 = p;
        l1629: {
          p = skipExponent(p);
          if (p < 0) { break l1629; }
          break l1628;
        }
        p = s1630;
      } else touched ||= p >= end;
    }
    value = text.slice(s1625, p);
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
  let m1610 = false;
  l1607: for (;;) {
    const s1609 = p;
    if (text.charCodeAt(p) === 95) {
      l1608: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1608;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m1610 = true;
        continue l1607;
      }
      p = s1609;
    } else touched ||= p >= end;
    break;
  }
  if (!m1610) { return undefined; }
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNan(p);
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
  const node: BadNanNode = { type: 'BadNan', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNan(p: number): number {
  let c = 0;
  l1641: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1643 = p;
      l1642: {
        p++;
        break l1641;
      }
      p = s1643;
    } else touched ||= p >= end;
  }
  l1644: {
    const s1645 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l1646: {
        if (!isCaseless(p, "nan")) { break l1646; }
        p += 3;
        break l1644;
      }
      p = s1645;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l1647: {
        if (!isCaseless(p, "infinity")) { break l1647; }
        p += 8;
        break l1644;
      }
      p = s1645;
    } else touched ||= p >= end;
    if (!isCaseless(p, "inf")) { return -1; }
    p += 3;
  }
  return p;
}

function readBadConstant(p: number): BadConstantNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipOtherConstant(p);
  if (p < 0) { return undefined; }
  l1656: {
    const s1654 = p;
    l1655: {
      p = skipEndsWord(p);
      if (p < 0) { break l1655; }
      p = s1654;
      break l1656;
    }
    p = s1654;
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
      const s1671 = p;
      l1672: {
        p++;
        return undefined;
      }
      p = s1671;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadCutWordNode = { type: 'BadCutWord', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCutWord(p: number): number {
  l1660: {
    const s1661 = p;
    if (text.charCodeAt(p) === 116) {
      l1662: {
        if (!text.startsWith("tru", p)) {
          reachesEnd(p, "tru");
          break l1662;
        }
        p += 3;
        break l1660;
      }
      p = s1661;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1663: {
        if (!text.startsWith("tr", p)) {
          reachesEnd(p, "tr");
          break l1663;
        }
        p += 2;
        break l1660;
      }
      p = s1661;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1664: {

        p++;
        break l1660;
      }
      p = s1661;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1665: {
        if (!text.startsWith("fals", p)) {
          reachesEnd(p, "fals");
          break l1665;
        }
        p += 4;
        break l1660;
      }
      p = s1661;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1666: {
        if (!text.startsWith("fal", p)) {
          reachesEnd(p, "fal");
          break l1666;
        }
        p += 3;
        break l1660;
      }
      p = s1661;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1667: {
        if (!text.startsWith("fa", p)) {
          reachesEnd(p, "fa");
          break l1667;
        }
        p += 2;
        break l1660;
      }
      p = s1661;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1668: {

        p++;
        break l1660;
      }
      p = s1661;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1669: {
        if (!text.startsWith("nul", p)) {
          reachesEnd(p, "nul");
          break l1669;
        }
        p += 3;
        break l1660;
      }
      p = s1661;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1670: {
        if (!text.startsWith("nu", p)) {
          reachesEnd(p, "nu");
          break l1670;
        }
        p += 2;
        break l1660;
      }
      p = s1661;
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
  l1677: {
    if (text.charCodeAt(p) === 110) {
      const s1679 = p;
      l1678: {
        if (!text.startsWith("new", p)) {
          reachesEnd(p, "new");
          break l1678;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1678;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1677;
      }
      p = s1679;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n1683 = 0;
  l1680: for (;;) {
    if (n1683 >= 200) break;
    const s1682 = p;
    l1681: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l1681;
      }
      p++;
      n1683++;
      continue l1680;
    }
    p = s1682;
    break;
  }
  let n1687 = 0;
  l1684: for (;;) {
    if (n1687 >= 9) break;
    const s1686 = p;
    l1685: {
      if (text.charCodeAt(p) !== 46) {
        touched ||= p >= end;
        break l1685;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l1685;
      }
      p++;
      let n1691 = 0;
      l1688: for (;;) {
        if (n1691 >= 200) break;
        const s1690 = p;
        l1689: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
            touched ||= p >= end;
            break l1689;
          }
          p++;
          n1691++;
          continue l1688;
        }
        p = s1690;
        break;
      }
      n1687++;
      continue l1684;
    }
    p = s1686;
    break;
  }
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1692: {
    const s1693 = p;
    if (text.charCodeAt(p) === 34) {
      l1694: {
        const r1695 = readDoubleName(p);
        if (r1695 === undefined) { break l1694; }
        l_text = r1695;
        p = pos;
        break l1692;
      }
      p = s1693;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1697: {
        const r1698 = readSingleName(p);
        if (r1698 === undefined) { break l1697; }
        l_text = r1698;
        p = pos;
        break l1692;
      }
      p = s1693;
    } else touched ||= p >= end;
    const s1700 = p;
    if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNumeral(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s1700, p);
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
  l1704: {
    const s1705 = p;
    if (text.charCodeAt(p) === 46) {
      l1706: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1706;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1704;
      }
      p = s1705;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 8230)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 8230) p++;
    touched ||= p >= end;
  }
  l1709: {
    const s1707 = p;
    l1708: {
      p = skipEndsWord(p);
      if (p < 0) { break l1708; }
      p = s1707;
      break l1709;
    }
    p = s1707;
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
  const s1713 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1713, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1716: {
    const s1714 = p;
    l1715: {
      p = skipEnds(p);
      if (p < 0) { break l1715; }
      p = s1714;
      break l1716;
    }
    p = s1714;
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
  const s1719 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBareUnit(p);
  if (p < 0) { return undefined; }
  l1756: for (;;) {
    const s1758 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l1757: {
        l1760: {
          const s1761 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
            l1762: {
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
                {
                  const s1763 = p;
                  l1764: {
                    p = skipCommentStart(p);
                    if (p < 0) { break l1764; }
                    break l1762;
                  }
                  p = s1763;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
                touched ||= p >= end;
                break l1762;
              }
              p = skipBareUnit(p);
              if (p < 0) { break l1762; }
              break l1760;
            }
            p = s1761;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 47) {
            l1766: {

              p++;
              break l1760;
            }
            p = s1761;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l1757;
          }
          p++;
        }
        continue l1756;
      }
      p = s1758;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1719, p);
  pos = p;
  const node: BadBareStringNode = { type: 'BadBareString', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipBareUnit(p: number): number {
  let c = 0;
  l1720: {
    const s1721 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : false)) {
      l1722: {
        p = skipBalanced(p);
        if (p < 0) { break l1722; }
        break l1720;
      }
      p = s1721;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l1751: {
        p++;
        break l1720;
      }
      p = s1721;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1755 = 0;
    l1752: for (;;) {
      if (n1755 >= 200) break;
      const s1754 = p;
      l1753: {
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) {
          touched ||= p >= end;
          break l1753;
        }
        p++;
        n1755++;
        continue l1752;
      }
      p = s1754;
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
  l1723: {
    const s1724 = p;
    if (text.charCodeAt(p) === 40) {
      l1725: {

        p++;
        let n1729 = 0;
        l1726: for (;;) {
          if (n1729 >= 200) break;
          const s1728 = p;
          l1727: {
            l1730: {
              const s1731 = p;
              if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || (c >= 40 && c <= 41)))) {
                l1732: {
                  p++;
                  break l1730;
                }
                p = s1731;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l1727;
              }
              p++;
              let n1736 = 0;
              l1733: for (;;) {
                if (n1736 >= 99) break;
                const s1735 = p;
                l1734: {
                  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || (c >= 40 && c <= 41))))) {
                    touched ||= p >= end;
                    break l1734;
                  }
                  p++;
                  n1736++;
                  continue l1733;
                }
                p = s1735;
                break;
              }
              if (text.charCodeAt(p) !== 41) {
                touched ||= p >= end;
                break l1727;
              }
              p++;
            }
            n1729++;
            continue l1726;
          }
          p = s1728;
          break;
        }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l1725;
        }
        p++;
        break l1723;
      }
      p = s1724;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 36) {
      l1737: {
        if (!text.startsWith("${", p)) {
          reachesEnd(p, "${");
          break l1737;
        }
        p += 2;
        let n1741 = 0;
        l1738: for (;;) {
          if (n1741 >= 200) break;
          const s1740 = p;
          l1739: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1739;
            }
            p++;
            n1741++;
            continue l1738;
          }
          p = s1740;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1737;
        }
        p++;
        break l1723;
      }
      p = s1724;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1742: {

        p++;
        let n1746 = 0;
        l1743: for (;;) {
          if (n1746 >= 200) break;
          const s1745 = p;
          l1744: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1744;
            }
            p++;
            n1746++;
            continue l1743;
          }
          p = s1745;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1742;
        }
        p++;
        break l1723;
      }
      p = s1724;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1750 = 0;
    l1747: for (;;) {
      if (n1750 >= 200) break;
      const s1749 = p;
      l1748: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1748;
        }
        p++;
        n1750++;
        continue l1747;
      }
      p = s1749;
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
  const r1769 = readSeparator(p);
  if (r1769 === undefined) { return -1; }
  value = r1769;
  p = pos;
  leafValue = value;
  return p;
}

function readSeparator(p: number): [(string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""] | undefined {
  let c = 0;
  let value!: [(string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  let e1770!: (string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
  const list1776: (string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
  l1771: for (;;) {
    const s1773 = p;
    const t1774 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
      l1772: {
        let v1775!: string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        const r1778 = readGap(p);
        if (r1778 === undefined) { break l1772; }
        v1775 = r1778;
        p = pos;
        list1776.push(v1775);
        continue l1771;
      }
      p = s1773;
      trail.length = t1774;
    } else touched ||= p >= end;
    break;
  }
  e1770 = list1776;
  let e1788!: BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | "";
  l1789: {
    const s1790 = p;
    const t1791 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1792: {
        const r1793 = readBadTrailingComma(p);
        if (r1793 === undefined) { break l1792; }
        e1788 = r1793;
        p = pos;
        break l1789;
      }
      p = s1790;
      trail.length = t1791;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l1798: {

        e1788 = ",";
        p++;
        break l1789;
      }
      p = s1790;
      trail.length = t1791;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292)) {
      l1799: {
        const r1800 = readBadSeparator(p);
        if (r1800 === undefined) { break l1799; }
        e1788 = r1800;
        p = pos;
        break l1789;
      }
      p = s1790;
      trail.length = t1791;
    } else touched ||= p >= end;
    l1802: {
      l1805: {
        const s1803 = p;
        l1804: {
          l1806: {
            const s1807 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 65341 || c === 65373)) {
              l1808: {
                p++;
                break l1806;
              }
              p = s1807;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1809 = p;
                l1810: {
                  p++;
                  break l1804;
                }
                p = s1809;
              }
            } else touched ||= p >= end;
          }
          p = s1803;
          break l1805;
        }
        p = s1803;
        break l1802;
      }
      e1788 = null;
      break l1789;
    }
    p = s1790;
    trail.length = t1791;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      l1812: {
        const r1813 = readMissingComma(p);
        if (r1813 === undefined) { break l1812; }
        e1788 = r1813;
        p = pos;
        break l1789;
      }
      p = s1790;
      trail.length = t1791;
    } else touched ||= p >= end;
    e1788 = '';
  }
  value = [e1770, e1788];
  pos = p;
  return value;
}

function readGap(p: number): string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l1779: {
    const s1780 = p;
    const t1781 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1782: {
        const r1783 = readBlanks(p);
        if (r1783 === undefined) { break l1782; }
        value = r1783;
        p = pos;
        break l1779;
      }
      p = s1780;
      trail.length = t1781;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1785 = readGapMistake(p);
    if (r1785 === undefined) { return undefined; }
    value = r1785;
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
  l1796: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 65341 || c === 65373)) {
      const s1794 = p;
      l1795: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l1795;
        }
        p++;
        p = s1794;
        break l1796;
      }
      p = s1794;
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
  l1816: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      const s1814 = p;
      l1815: {
        l1817: {
          const s1818 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l1819: {
              p = skipValueStart(p);
              if (p < 0) { break l1819; }
              break l1817;
            }
            p = s1818;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            l1820: {
              p++;
              let n1824 = 0;
              l1821: for (;;) {
                if (n1824 >= 200) break;
                const s1823 = p;
                l1822: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
              break l1817;
            }
            p = s1818;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l1815;
          }
          p++;
        }
        p = s1814;
        break l1816;
      }
      p = s1814;
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
  l1827: {
    const s1828 = p;
    const t1829 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1830: {
        const r1831 = readBadComma(p);
        if (r1831 === undefined) { break l1830; }
        value = r1831;
        p = pos;
        break l1827;
      }
      p = s1828;
      trail.length = t1829;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1833: {
        let e1834!: BadEllipsisNode;
        const r1835 = readBadEllipsis(p);
        if (r1835 === undefined) { break l1833; }
        e1834 = r1835;
        p = pos;
        let e1840!: [(string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
        const r1841 = readSeparator(p);
        if (r1841 === undefined) { break l1833; }
        e1840 = r1841;
        p = pos;
        value = [e1834, e1840];
        break l1827;
      }
      p = s1828;
      trail.length = t1829;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1843 = readBadElementText(p);
    if (r1843 === undefined) { return -1; }
    value = r1843;
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
  l1836: {
    const s1837 = p;
    if (text.charCodeAt(p) === 46) {
      l1838: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1838;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1836;
      }
      p = s1837;
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
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 65341 || c === 65373)) {
    {
      const s1844 = p;
      l1845: {
        p++;
        return undefined;
      }
      p = s1844;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : c >= 128)) p++;
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
  const r1848 = readCloseTuple(p);
  if (r1848 === undefined) { return -1; }
  value = r1848;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseTuple(p: number): ArrayEndNode | [null, BadRootEndNode] | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ArrayEndNode | [null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  l1849: {
    const s1850 = p;
    const t1851 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 65341 || c === 65373)) {
      l1852: {
        const r1853 = readArrayEnd(p);
        if (r1853 === undefined) { break l1852; }
        value = r1853;
        p = pos;
        break l1849;
      }
      p = s1850;
      trail.length = t1851;
    } else touched ||= p >= end;
    l1855: {
      let e1856!: null;
      {
        const s1857 = p;
        l1858: {
          p = skipInAnyObject(p);
          if (p < 0) { break l1858; }
          break l1855;
        }
        p = s1857;
      }
      e1856 = null;
      let e1863!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1855;
      }
      const r1864 = readBadRootEnd(p);
      if (r1864 === undefined) { break l1855; }
      e1863 = r1864;
      p = pos;
      value = [e1856, e1863];
      break l1849;
    }
    p = s1850;
    trail.length = t1851;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l1866: {
        const r1867 = readMissingBracket(p);
        if (r1867 === undefined) { break l1866; }
        value = r1867;
        p = pos;
        break l1849;
      }
      p = s1850;
      trail.length = t1851;
    } else touched ||= p >= end;
    const r1872 = readMissingEnd(p);
    if (r1872 === undefined) { return undefined; }
    value = r1872;
    p = pos;
  }
  pos = p;
  return value;
}

function readArrayEnd(p: number): ArrayEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 65341 || c === 65373))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'ArrayEnd', start: base + start, end: base + p };
}

function skipInAnyObject(p: number): number {
  l1860: {
    const s1861 = p;
    l1862: {
      p = skipInRootObject(p);
      if (p < 0) { break l1862; }
      break l1860;
    }
    p = s1861;
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
  l1870: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      const s1868 = p;
      l1869: {
        p++;
        p = s1868;
        break l1870;
      }
      p = s1868;
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
  const r1875 = readCloseArray(p);
  if (r1875 === undefined) { return -1; }
  value = r1875;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseArray(p: number): [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  l1876: {
    const s1877 = p;
    const t1878 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 65341 || c === 65373)) {
      l1879: {
        let e1880!: null;
        if (text.charCodeAt(p) === 41) {
          {
            const s1881 = p;
            l1882: {

              p++;
              break l1879;
            }
            p = s1881;
          }
        } else touched ||= p >= end;
        e1880 = null;
        let e1884!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l1879;
        }
        const r1885 = readArrayEnd(p);
        if (r1885 === undefined) { break l1879; }
        e1884 = r1885;
        p = pos;
        value = [e1880, e1884];
        break l1876;
      }
      p = s1877;
      trail.length = t1878;
    } else touched ||= p >= end;
    l1887: {
      const r1888 = readBadArrayEnd(p);
      if (r1888 === undefined) { break l1887; }
      value = r1888;
      p = pos;
      break l1876;
    }
    p = s1877;
    trail.length = t1878;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l1902: {
        const r1903 = readMissingBracket(p);
        if (r1903 === undefined) { break l1902; }
        value = r1903;
        p = pos;
        break l1876;
      }
      p = s1877;
      trail.length = t1878;
    } else touched ||= p >= end;
    const r1905 = readMissingEnd(p);
    if (r1905 === undefined) { return undefined; }
    value = r1905;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrayEnd(p: number): BadArrayEndNode | undefined {
  let c = 0;
  const start = p;
  l1889: {
    const s1890 = p;
    l1891: {
      {
        const s1892 = p;
        l1893: {
          p = skipInAnyObject(p);
          if (p < 0) { break l1893; }
          break l1891;
        }
        p = s1892;
      }
      if (text.charCodeAt(p) !== 125) {
        touched ||= p >= end;
        break l1891;
      }
      p++;
      break l1889;
    }
    p = s1890;
    {
      const s1895 = p;
      l1896: {
        p = skipInObjectAround(p);
        if (p < 0) { break l1896; }
        return undefined;
      }
      p = s1895;
    }
    if (text.charCodeAt(p) !== 125) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1900: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
        const s1898 = p;
        l1899: {
          p = skipMemberBehind(p);
          if (p < 0) { break l1899; }
          p = s1898;
          break l1900;
        }
        p = s1898;
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
  const r1908 = readRepairedText(p);
  if (r1908 === undefined) { return -1; }
  value = r1908;
  p = pos;
  leafValue = value;
  return p;
}

function leaf249(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: null | [null, MissingValueNode] | RepairedWordNode | MissingValueNode;
  l1910: {
    const s1911 = p;
    const t1912 = trail.length;
    l1913: {
      l1916: {
        const s1914 = p;
        l1915: {
          if (p < end) {
            {
              const s1917 = p;
              l1918: {
                p++;
                break l1915;
              }
              p = s1917;
            }
          } else touched ||= p >= end;
          p = s1914;
          break l1916;
        }
        p = s1914;
        break l1913;
      }
      value = null;
      break l1910;
    }
    p = s1911;
    trail.length = t1912;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1920: {
        let e1921!: null;
        l1924: {
          if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
            const s1922 = p;
            l1923: {
              p++;
              p = s1922;
              break l1924;
            }
            p = s1922;
          } else touched ||= p >= end;
          break l1920;
        }
        e1921 = null;
        let e1925!: MissingValueNode;
        const r1926 = readMissingValue(p);
        if (r1926 === undefined) { break l1920; }
        e1925 = r1926;
        p = pos;
        value = [e1921, e1925];
        break l1910;
      }
      p = s1911;
      trail.length = t1912;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : c >= 128)) {
      l1928: {
        const r1929 = readRepairedWord(p);
        if (r1929 === undefined) { break l1928; }
        value = r1929;
        p = pos;
        break l1910;
      }
      p = s1911;
      trail.length = t1912;
    } else touched ||= p >= end;
    const r1931 = readMissingValue(p);
    if (r1931 === undefined) { return -1; }
    value = r1931;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1933 = readBadLateColon(p);
  if (r1933 === undefined) { return -1; }
  value = r1933;
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
  l1936: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s1934 = p;
      l1935: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1935;
        }
        p = skipValueStart(p);
        if (p < 0) { break l1935; }
        p = s1934;
        break l1936;
      }
      p = s1934;
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
  l1938: {
    const s1939 = p;
    const t1940 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1941: {
        const r1942 = readBadComma(p);
        if (r1942 === undefined) { break l1941; }
        value = r1942;
        p = pos;
        break l1938;
      }
      p = s1939;
      trail.length = t1940;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1944: {
        const r1945 = readBadEllipsis(p);
        if (r1945 === undefined) { break l1944; }
        value = r1945;
        p = pos;
        break l1938;
      }
      p = s1939;
      trail.length = t1940;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l1947: {
        const r1948 = readMissingNameEnd(p);
        if (r1948 === undefined) { break l1947; }
        value = r1948;
        p = pos;
        break l1938;
      }
      p = s1939;
      trail.length = t1940;
    } else touched ||= p >= end;
    l1953: {
      const r1954 = readBadInnerBracket(p);
      if (r1954 === undefined) { break l1953; }
      value = r1954;
      p = pos;
      break l1938;
    }
    p = s1939;
    trail.length = t1940;
    const r1965 = readBadText(p);
    if (r1965 === undefined) { return -1; }
    value = r1965;
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
      const s1949 = p;
      l1950: {
        p++;
        return undefined;
      }
      p = s1949;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingNameEndNode = { type: 'MissingNameEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadInnerBracket(p: number): BadInnerBracketNode | undefined {
  const start = p;
  l1955: {
    const s1956 = p;
    if (text.charCodeAt(p) === 91) {
      l1957: {

        p++;
        break l1955;
      }
      p = s1956;
    } else touched ||= p >= end;
    {
      const s1958 = p;
      l1959: {
        p = skipInAnyArray(p);
        if (p < 0) { break l1959; }
        return undefined;
      }
      p = s1958;
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
  l1961: {
    const s1962 = p;
    l1963: {
      p = skipInRootArray(p);
      if (p < 0) { break l1963; }
      break l1961;
    }
    p = s1962;
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
    const s1966 = p;
    l1967: {
      p = skipInTuple(p);
      if (p < 0) { break l1967; }
      if (text.charCodeAt(p) !== 41) {
        touched ||= p >= end;
        break l1967;
      }
      p++;
      return undefined;
    }
    p = s1966;
  }
  if (!((p < end && !((c = text.charCodeAt(p)) === 93 || c === 123 || c === 125)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : c >= 128)) p++;
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
  const r1970 = readCloseObject(p);
  if (r1970 === undefined) { return -1; }
  value = r1970;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseObject(p: number): ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  l1971: {
    const s1972 = p;
    const t1973 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l1974: {
        const r1975 = readObjectEnd(p);
        if (r1975 === undefined) { break l1974; }
        value = r1975;
        p = pos;
        break l1971;
      }
      p = s1972;
      trail.length = t1973;
    } else touched ||= p >= end;
    l1977: {
      const r1978 = readBadObjectEnd(p);
      if (r1978 === undefined) { break l1977; }
      value = r1978;
      p = pos;
      break l1971;
    }
    p = s1972;
    trail.length = t1973;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l1989: {
        const r1990 = readMissingBracket(p);
        if (r1990 === undefined) { break l1989; }
        value = r1990;
        p = pos;
        break l1971;
      }
      p = s1972;
      trail.length = t1973;
    } else touched ||= p >= end;
    const r1992 = readMissingEnd(p);
    if (r1992 === undefined) { return undefined; }
    value = r1992;
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
  l1979: {
    const s1980 = p;
    l1981: {
      {
        const s1982 = p;
        l1983: {
          p = skipInAnyArray(p);
          if (p < 0) { break l1983; }
          break l1981;
        }
        p = s1982;
      }
      if (text.charCodeAt(p) !== 93) {
        touched ||= p >= end;
        break l1981;
      }
      p++;
      break l1979;
    }
    p = s1980;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1987: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
        const s1985 = p;
        l1986: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l1986;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
            touched ||= p >= end;
            break l1986;
          }
          p = skipMemberBehind(p);
          if (p < 0) { break l1986; }
          p = s1985;
          break l1987;
        }
        p = s1985;
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
  const r1995 = readCloseNamedArray(p);
  if (r1995 === undefined) { return -1; }
  value = r1995;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseNamedArray(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l1996: {
    const s1997 = p;
    const t1998 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l1999: {
        const r2000 = readObjectEnd(p);
        if (r2000 === undefined) { break l1999; }
        value = r2000;
        p = pos;
        break l1996;
      }
      p = s1997;
      trail.length = t1998;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2002: {
        const r2003 = readBadRootEnd(p);
        if (r2003 === undefined) { break l2002; }
        value = r2003;
        p = pos;
        break l1996;
      }
      p = s1997;
      trail.length = t1998;
    } else touched ||= p >= end;
    const r2005 = readMissingEnd(p);
    if (r2005 === undefined) { return undefined; }
    value = r2005;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf270(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootEndNode | MissingEndNode;
  const r2008 = readCloseBraceArray(p);
  if (r2008 === undefined) { return -1; }
  value = r2008;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseBraceArray(p: number): BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: BadRootEndNode | MissingEndNode;
  l2009: {
    const s2010 = p;
    const t2011 = trail.length;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2012: {
        const r2013 = readBadRootEnd(p);
        if (r2013 === undefined) { break l2012; }
        value = r2013;
        p = pos;
        break l2009;
      }
      p = s2010;
      trail.length = t2011;
    } else touched ||= p >= end;
    const r2015 = readMissingEnd(p);
    if (r2015 === undefined) { return undefined; }
    value = r2015;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf272(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2018 = readCloseRootObject(p);
  if (r2018 === undefined) { return -1; }
  value = r2018;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootObject(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2019: {
    const s2020 = p;
    const t2021 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2022: {
        const r2023 = readObjectEnd(p);
        if (r2023 === undefined) { break l2022; }
        value = r2023;
        p = pos;
        break l2019;
      }
      p = s2020;
      trail.length = t2021;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2025: {
        const r2026 = readBadRootEnd(p);
        if (r2026 === undefined) { break l2025; }
        value = r2026;
        p = pos;
        break l2019;
      }
      p = s2020;
      trail.length = t2021;
    } else touched ||= p >= end;
    const r2028 = readMissingEnd(p);
    if (r2028 === undefined) { return undefined; }
    value = r2028;
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
  let e2031!: null;
  l2034: {
    if (((c = text.charCodeAt(p)) === 91 || c === 65339)) {
      const s2032 = p;
      l2033: {
        p = skipArrayAhead(p);
        if (p < 0) { break l2033; }
        p = s2032;
        break l2034;
      }
      p = s2032;
    } else touched ||= p >= end;
    return -1;
  }
  e2031 = null;
  value = [e2031];
  leafValue = value;
  return p;
}

function skipArrayAhead(p: number): number {
  let c = 0;
  l2035: {
    const s2036 = p;
    if (text.charCodeAt(p) === 91) {
      l2037: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2038: {
          const s2039 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2040: {
              p++;
              break l2038;
            }
            p = s2039;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 8230)) {
            l2041: {
              p++;
              break l2038;
            }
            p = s2039;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2042: {
              p++;
              {
                const s2043 = p;
                l2044: {
                  p = skipLogTag(p);
                  if (p < 0) { break l2044; }
                  break l2042;
                }
                p = s2043;
              }
              break l2038;
            }
            p = s2039;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304)) {
            l2050: {
              p = skipConstantAhead(p);
              if (p < 0) { break l2050; }
              break l2038;
            }
            p = s2039;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
            l2067: {
              p = skipWordList(p);
              if (p < 0) { break l2067; }
              break l2038;
            }
            p = s2039;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            l2075: {
              p++;
              let n2079 = 0;
              l2076: for (;;) {
                if (n2079 >= 200) break;
                const s2078 = p;
                l2077: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l2077;
                  }
                  p++;
                  n2079++;
                  continue l2076;
                }
                p = s2078;
                break;
              }
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2075;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
                touched ||= p >= end;
                break l2075;
              }
              p++;
              break l2038;
            }
            p = s2039;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2080 = p;
              l2081: {
                p++;
                break l2037;
              }
              p = s2080;
            }
          } else touched ||= p >= end;
        }
        break l2035;
      }
      p = s2036;
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
  let n2049 = 0;
  l2046: for (;;) {
    if (n2049 >= 40) break;
    const s2048 = p;
    l2047: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : false))) {
        touched ||= p >= end;
        break l2047;
      }
      p++;
      n2049++;
      continue l2046;
    }
    p = s2048;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipConstantAhead(p: number): number {
  let c = 0;
  l2051: {
    const s2052 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304)) {
      l2053: {
        l2054: {
          const s2055 = p;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l2056: {
              p = skipLiteral(p);
              if (p < 0) { break l2056; }
              break l2054;
            }
            p = s2055;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
            l2057: {
              p = skipOtherConstant(p);
              if (p < 0) { break l2057; }
              break l2054;
            }
            p = s2055;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c === 304))) {
            touched ||= p >= end;
            break l2053;
          }
          p = skipNan(p);
          if (p < 0) { break l2053; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2058: {
          const s2059 = p;
          if (((c = text.charCodeAt(p)) === 44 || c === 93)) {
            l2060: {
              p++;
              break l2058;
            }
            p = s2059;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2061 = p;
              l2062: {
                p++;
                break l2053;
              }
              p = s2061;
            }
          } else touched ||= p >= end;
        }
        break l2051;
      }
      p = s2052;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCutWord(p);
    if (p < 0) { return -1; }
    if (p < end) {
      {
        const s2064 = p;
        l2065: {
          p++;
          return -1;
        }
        p = s2064;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipWordList(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
  touched ||= p >= end;
  l2068: for (;;) {
    const s2070 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
      l2069: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l2069;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l2069;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        continue l2068;
      }
      p = s2070;
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
      const s2072 = p;
      l2073: {
        p++;
        return -1;
      }
      p = s2072;
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
  const r2083 = readBadLateElement(p);
  if (r2083 === undefined) { return -1; }
  value = r2083;
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
  l2086: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2084 = p;
      l2085: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2087: {
          const s2088 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2089: {
              p = skipQuotedAhead(p);
              if (p < 0) { break l2089; }
              break l2087;
            }
            p = s2088;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2085;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2085; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2085;
        }
        p++;
        p = s2084;
        break l2086;
      }
      p = s2084;
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
  const r2091 = readCloseRootArray(p);
  if (r2091 === undefined) { return -1; }
  value = r2091;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootArray(p: number): [null, ArrayEndNode] | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  l2092: {
    const s2093 = p;
    const t2094 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 65341 || c === 65373)) {
      l2095: {
        let e2096!: null;
        if (text.charCodeAt(p) === 41) {
          {
            const s2097 = p;
            l2098: {

              p++;
              break l2095;
            }
            p = s2097;
          }
        } else touched ||= p >= end;
        e2096 = null;
        let e2100!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l2095;
        }
        const r2101 = readArrayEnd(p);
        if (r2101 === undefined) { break l2095; }
        e2100 = r2101;
        p = pos;
        value = [e2096, e2100];
        break l2092;
      }
      p = s2093;
      trail.length = t2094;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2103: {
        const r2104 = readBadRootEnd(p);
        if (r2104 === undefined) { break l2103; }
        value = r2104;
        p = pos;
        break l2092;
      }
      p = s2093;
      trail.length = t2094;
    } else touched ||= p >= end;
    const r2106 = readMissingEnd(p);
    if (r2106 === undefined) { return undefined; }
    value = r2106;
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
  let e2109!: null;
  l2112: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2110 = p;
      l2111: {
        p = skipMemberStart(p);
        if (p < 0) { break l2111; }
        p = s2110;
        break l2112;
      }
      p = s2110;
    } else touched ||= p >= end;
    return -1;
  }
  e2109 = null;
  value = [e2109];
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
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
  const r2113 = readOpenlessStart(p);
  if (r2113 === undefined) { return -1; }
  value = r2113;
  p = pos;
  leafValue = value;
  return p;
}

function readOpenlessStart(p: number): OpenlessStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r2114 = readObjectKind(p);
  if (r2114 === undefined) { return undefined; }
  l_kind = r2114;
  p = pos;
  const r2116 = readMissingOpen(p);
  if (r2116 === undefined) { return undefined; }
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2119 = readRootWord(p);
  if (r2119 === undefined) { return -1; }
  value = r2119;
  p = pos;
  leafValue = value;
  return p;
}

function readRootWord(p: number): WordNode | RepairedRootNode | undefined {
  let c = 0;
  let value!: WordNode | RepairedRootNode;
  l2120: {
    const s2121 = p;
    const t2122 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
      l2123: {
        const r2124 = readWord(p);
        if (r2124 === undefined) { break l2123; }
        value = r2124;
        p = pos;
        l2128: {
          const s2126 = p;
          l2127: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2127; }
            p = s2126;
            break l2128;
          }
          p = s2126;
          break l2123;
        }
        break l2120;
      }
      p = s2121;
      trail.length = t2122;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2129 = readRepairedRoot(p);
    if (r2129 === undefined) { return undefined; }
    value = r2129;
    p = pos;
    l2156: {
      const s2154 = p;
      l2155: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2155; }
        p = s2154;
        break l2156;
      }
      p = s2154;
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
  l2130: {
    const s2131 = p;
    const t2132 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l2133: {
        const r2134 = readBadCutSign(p);
        if (r2134 === undefined) { break l2133; }
        l_value = r2134;
        p = pos;
        break l2130;
      }
      p = s2131;
      trail.length = t2132;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2136: {
        const r2137 = readBadCutNumber(p);
        if (r2137 === undefined) { break l2136; }
        l_value = r2137;
        p = pos;
        break l2130;
      }
      p = s2131;
      trail.length = t2132;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2139: {
        const r2140 = readBadLeadingZero(p);
        if (r2140 === undefined) { break l2139; }
        l_value = r2140;
        p = pos;
        break l2130;
      }
      p = s2131;
      trail.length = t2132;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2142: {
        const r2143 = readRepairedNumber(p);
        if (r2143 === undefined) { break l2142; }
        l_value = r2143;
        p = pos;
        break l2130;
      }
      p = s2131;
      trail.length = t2132;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c === 304)) {
      l2145: {
        const r2146 = readBadNan(p);
        if (r2146 === undefined) { break l2145; }
        l_value = r2146;
        p = pos;
        break l2130;
      }
      p = s2131;
      trail.length = t2132;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
      l2148: {
        const r2149 = readBadConstant(p);
        if (r2149 === undefined) { break l2148; }
        l_value = r2149;
        p = pos;
        break l2130;
      }
      p = s2131;
      trail.length = t2132;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2151 = readBadCutWord(p);
    if (r2151 === undefined) { return undefined; }
    l_value = r2151;
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
  let e2158!: null;
  l2161: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2159 = p;
      l2160: {
        p = skipRootTextAhead(p);
        if (p < 0) { break l2160; }
        p = s2159;
        break l2161;
      }
      p = s2159;
    } else touched ||= p >= end;
    return -1;
  }
  e2158 = null;
  value = [e2158];
  leafValue = value;
  return p;
}

function skipRootTextAhead(p: number): number {
  let c = 0;
  l2162: {
    const s2163 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : false)) {
      l2164: {
        l2165: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            const s2167 = p;
            l2166: {
              p = skipPrefix(p);
              if (p < 0) { break l2166; }
              break l2165;
            }
            p = s2167;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2164;
        }
        p++;
        l2168: {
          const s2169 = p;
          if (((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93)) {
            l2170: {
              let n2174 = 0;
              l2171: for (;;) {
                if (n2174 >= 200) break;
                const s2173 = p;
                l2172: {
                  if (!(((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93))) {
                    touched ||= p >= end;
                    break l2172;
                  }
                  p++;
                  n2174++;
                  continue l2171;
                }
                p = s2173;
                break;
              }
              if (n2174 < 200) { break l2170; }
              break l2168;
            }
            p = s2169;
          } else touched ||= p >= end;
          l2175: for (;;) {
            const s2177 = p;
            if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
              l2176: {
                l2179: {
                  const s2180 = p;
                  if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                    l2181: {
                      p++;
                      break l2179;
                    }
                    p = s2180;
                  } else touched ||= p >= end;
                  if (!(text.charCodeAt(p) === 92)) {
                    touched ||= p >= end;
                    break l2176;
                  }
                  p = skipGoodEscape(p);
                  if (p < 0) { break l2176; }
                }
                continue l2175;
              }
              p = s2177;
            } else touched ||= p >= end;
            break;
          }
          l2182: {
            const s2183 = p;
            if (text.charCodeAt(p) === 34) {
              l2184: {

                p++;
                p = skipEndsRoot(p);
                if (p < 0) { break l2184; }
                break l2182;
              }
              p = s2183;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s2185 = p;
                l2186: {
                  p++;
                  break l2164;
                }
                p = s2185;
              }
            } else touched ||= p >= end;
          }
        }
        break l2162;
      }
      p = s2163;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2188: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l2188;
        }
        p += 3;
        break l2162;
      }
      p = s2163;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2189: {
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s2190 = p;
            l2191: {
              p++;
              break l2189;
            }
            p = s2190;
          }
        } else touched ||= p >= end;
        break l2162;
      }
      p = s2163;
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
  const r2193 = readFenceStart(p);
  if (r2193 === undefined) { return -1; }
  value = r2193;
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
  const r2194 = readBadFence(p);
  if (r2194 === undefined) { return undefined; }
  p = pos;
  const s2199 = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFence(p);
  if (p < 0) { return undefined; }
  l_run = text.slice(s2199, p);
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : false)) p++;
  touched ||= p >= end;
  {
    const s2200 = p;
    l2201: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s2203 = p;
          l2204: {
            p++;
            break l2201;
          }
          p = s2203;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s2200;
  }
  pos = p;
  return { type: 'FenceStart', start: base + start, end: base + p, run: l_run };
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  l2197: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s2195 = p;
      l2196: {
        p = skipFence(p);
        if (p < 0) { break l2196; }
        p = s2195;
        break l2197;
      }
      p = s2195;
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
  const r2207 = readBadSequence(p);
  if (r2207 === undefined) { return -1; }
  value = r2207;
  p = pos;
  leafValue = value;
  return p;
}

function readBadSequence(p: number): BadSequenceNode | undefined {
  let c = 0;
  const start = p;
  l2208: {
    const s2209 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2210: {
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l2210;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2211: {
          if (text.charCodeAt(p) === 44) {
            const s2213 = p;
            l2212: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2211;
            }
            p = s2213;
          } else touched ||= p >= end;
        }
        l2216: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2214 = p;
            l2215: {
              l2217: {
                const s2218 = p;
                if (text.charCodeAt(p) === 123) {
                  l2219: {

                    p++;
                    break l2217;
                  }
                  p = s2218;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2215;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2215; }
              }
              p = s2214;
              break l2216;
            }
            p = s2214;
          } else touched ||= p >= end;
          break l2210;
        }
        break l2208;
      }
      p = s2209;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l2220: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2223: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2221 = p;
            l2222: {
              l2224: {
                const s2225 = p;
                if (text.charCodeAt(p) === 123) {
                  l2226: {

                    p++;
                    break l2224;
                  }
                  p = s2225;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2222;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2222; }
              }
              p = s2221;
              break l2223;
            }
            p = s2221;
          } else touched ||= p >= end;
          break l2220;
        }
        break l2208;
      }
      p = s2209;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l2227: {
      if (text.charCodeAt(p) === 44) {
        const s2229 = p;
        l2228: {

          p++;
          break l2227;
        }
        p = s2229;
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
    l2232: {
      const s2230 = p;
      l2231: {
        l2233: {
          const s2234 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : c === 304)) {
            l2235: {
              p = skipRootWord(p);
              if (p < 0) { break l2235; }
              break l2233;
            }
            p = s2234;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2368: {
              p = skipRootTextAhead(p);
              if (p < 0) { break l2368; }
              break l2233;
            }
            p = s2234;
          } else touched ||= p >= end;
          l2369: {
            l2370: {
              if (text.charCodeAt(p) === 45) {
                const s2372 = p;
                l2371: {

                  p++;
                  break l2370;
                }
                p = s2372;
              } else touched ||= p >= end;
            }
            while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
            touched ||= p >= end;
            if (p < end) {
              {
                const s2373 = p;
                l2374: {
                  p++;
                  break l2369;
                }
                p = s2373;
              }
            } else touched ||= p >= end;
            break l2233;
          }
          p = s2234;
          if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
            touched ||= p >= end;
            break l2231;
          }
          p = skipCutWord(p);
          if (p < 0) { break l2231; }
          if (p < end) {
            {
              const s2376 = p;
              l2377: {
                p++;
                break l2231;
              }
              p = s2376;
            }
          } else touched ||= p >= end;
        }
        p = s2230;
        break l2232;
      }
      p = s2230;
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
  l2236: {
    const s2237 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
      l2238: {
        p = skipWord(p);
        if (p < 0) { break l2238; }
        l2273: {
          const s2271 = p;
          l2272: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2272; }
            p = s2271;
            break l2273;
          }
          p = s2271;
          break l2238;
        }
        break l2236;
      }
      p = s2237;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipRepairedRoot(p);
    if (p < 0) { return -1; }
    l2367: {
      const s2365 = p;
      l2366: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2366; }
        p = s2365;
        break l2367;
      }
      p = s2365;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  l2239: {
    const s2240 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2241: {
        p = skipText(p);
        if (p < 0) { break l2241; }
        l2258: {
          const s2256 = p;
          l2257: {
            p = skipEnds(p);
            if (p < 0) { break l2257; }
            p = s2256;
            break l2258;
          }
          p = s2256;
          break l2241;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false)) {
          {
            const s2259 = p;
            l2260: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l2260;
              }
              p++;
              break l2241;
            }
            p = s2259;
          }
        } else touched ||= p >= end;
        break l2239;
      }
      p = s2240;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2262: {
        p = skipNumber(p);
        if (p < 0) { break l2262; }
        break l2239;
      }
      p = s2240;
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
  l2242: {
    const s2243 = p;
    if (text.charCodeAt(p) === 34) {
      l2244: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2244;
        }
        p++;
        break l2242;
      }
      p = s2243;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2246: {

        p++;
        l2248: for (;;) {
          const s2250 = p;
          if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
            l2249: {
              l2252: {
                const s2253 = p;
                if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                  l2254: {
                    p++;
                    break l2252;
                  }
                  p = s2253;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 92)) {
                  touched ||= p >= end;
                  break l2249;
                }
                p = skipGoodEscape(p);
                if (p < 0) { break l2249; }
              }
              continue l2248;
            }
            p = s2250;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2246;
        }
        p++;
        break l2242;
      }
      p = s2243;
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
  l2266: {
    const s2264 = p;
    l2265: {
      p = skipEndsWord(p);
      if (p < 0) { break l2265; }
      p = s2264;
      break l2266;
    }
    p = s2264;
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
  l2270: {
    const s2268 = p;
    l2269: {
      p = skipEndsWord(p);
      if (p < 0) { break l2269; }
      p = s2268;
      break l2270;
    }
    p = s2268;
    return -1;
  }
  return p;
}

function skipRepairedRoot(p: number): number {
  let c = 0;
  l2274: {
    const s2275 = p;
    if (text.charCodeAt(p) === 45) {
      l2276: {
        p = skipBadCutSign(p);
        if (p < 0) { break l2276; }
        break l2274;
      }
      p = s2275;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2280: {
        p = skipBadCutNumber(p);
        if (p < 0) { break l2280; }
        break l2274;
      }
      p = s2275;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2297: {
        p = skipBadLeadingZero(p);
        if (p < 0) { break l2297; }
        break l2274;
      }
      p = s2275;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2312: {
        p = skipRepairedNumber(p);
        if (p < 0) { break l2312; }
        break l2274;
      }
      p = s2275;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c === 304)) {
      l2354: {
        p = skipBadNan(p);
        if (p < 0) { break l2354; }
        break l2274;
      }
      p = s2275;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
      l2358: {
        p = skipBadConstant(p);
        if (p < 0) { break l2358; }
        break l2274;
      }
      p = s2275;
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
      const s2277 = p;
      l2278: {
        p++;
        return -1;
      }
      p = s2277;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadCutNumber(p: number): number {
  let c = 0;
  l2282: {
    if (text.charCodeAt(p) === 45) {
      const s2284 = p;
      l2283: {

        p++;
        break l2282;
      }
      p = s2284;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l2285: {
    if (text.charCodeAt(p) === 46) {
      const s2287 = p;
      l2286: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2286;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2285;
      }
      p = s2287;
    } else touched ||= p >= end;
  }
  l2288: {
    const s2289 = p;
    if (text.charCodeAt(p) === 46) {
      l2290: {

        p++;
        break l2288;
      }
      p = s2289;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2291: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s2293 = p;
        l2292: {
          p++;
          break l2291;
        }
        p = s2293;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s2294 = p;
      l2295: {
        p++;
        return -1;
      }
      p = s2294;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadLeadingZero(p: number): number {
  let c = 0;
  l2299: {
    if (text.charCodeAt(p) === 45) {
      const s2301 = p;
      l2300: {

        p++;
        break l2299;
      }
      p = s2301;
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
  l2303: {
    if (text.charCodeAt(p) === 46) {
      const s2305 = p;
      l2304: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2304;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2303;
      }
      p = s2305;
    } else touched ||= p >= end;
  }
  l2306: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s2308 = p;
      l2307: {
        p = skipExponent(p);
        if (p < 0) { break l2307; }
        break l2306;
      }
      p = s2308;
    } else touched ||= p >= end;
  }
  l2311: {
    const s2309 = p;
    l2310: {
      p = skipEndsWord(p);
      if (p < 0) { break l2310; }
      p = s2309;
      break l2311;
    }
    p = s2309;
    return -1;
  }
  return p;
}

function skipRepairedNumber(p: number): number {
  let c = 0;
  l2314: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s2316 = p;
      l2315: {
        l2317: {
          const s2318 = p;
          if (text.charCodeAt(p) === 45) {
            l2319: {

              p++;
              break l2317;
            }
            p = s2318;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 43) {
            touched ||= p >= end;
            break l2315;
          }
          p++;
        }
        break l2314;
      }
      p = s2316;
    } else touched ||= p >= end;
  }
  l2320: {
    const s2321 = p;
    if (text.charCodeAt(p) === 48) {
      l2322: {
        p = skipBadRadix(p);
        if (p < 0) { break l2322; }
        break l2320;
      }
      p = s2321;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLooseDecimal(p);
    if (p < 0) { return -1; }
  }
  l2353: {
    const s2351 = p;
    l2352: {
      p = skipEndsWord(p);
      if (p < 0) { break l2352; }
      p = s2351;
      break l2353;
    }
    p = s2351;
    return -1;
  }
  return p;
}

function skipBadRadix(p: number): number {
  let c = 0;
  l2323: {
    const s2324 = p;
    if (text.charCodeAt(p) === 48) {
      l2325: {
        if (!isCaseless(p, "0x")) { break l2325; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l2325;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l2323;
      }
      p = s2324;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l2326: {
        if (!isCaseless(p, "0o")) { break l2326; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l2326;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l2323;
      }
      p = s2324;
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
  l2327: {
    const s2328 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2329: {
        l2331: {
          const s2332 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2333: {
              p = skipBadDigitGroups(p);
              if (p < 0) { break l2333; }
              break l2331;
            }
            p = s2332;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2329;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l2338: {
          if (text.charCodeAt(p) === 46) {
            const s2340 = p;
            l2339: {
              l2341: {
                const s2342 = p;
                if (text.charCodeAt(p) === 46) {
                  l2343: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l2343;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l2341;
                  }
                  p = s2342;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 46) {
                  touched ||= p >= end;
                  break l2339;
                }
                p++;
              }
              break l2338;
            }
            p = s2340;
          } else touched ||= p >= end;
        }
        l2344: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s2346 = p;
            l2345: {
              p = skipExponent(p);
              if (p < 0) { break l2345; }
              break l2344;
            }
            p = s2346;
          } else touched ||= p >= end;
        }
        break l2327;
      }
      p = s2328;
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
    l2348: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s2350 = p;
        l2349: {
          p = skipExponent(p);
          if (p < 0) { break l2349; }
          break l2348;
        }
        p = s2350;
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
  let m2337 = false;
  l2334: for (;;) {
    const s2336 = p;
    if (text.charCodeAt(p) === 95) {
      l2335: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2335;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m2337 = true;
        continue l2334;
      }
      p = s2336;
    } else touched ||= p >= end;
    break;
  }
  if (!m2337) { return -1; }
  return p;
}

function skipBadNan(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNan(p);
  if (p < 0) { return -1; }
  l2357: {
    const s2355 = p;
    l2356: {
      p = skipEndsWord(p);
      if (p < 0) { break l2356; }
      p = s2355;
      break l2357;
    }
    p = s2355;
    return -1;
  }
  return p;
}

function skipBadConstant(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOtherConstant(p);
  if (p < 0) { return -1; }
  l2361: {
    const s2359 = p;
    l2360: {
      p = skipEndsWord(p);
      if (p < 0) { break l2360; }
      p = s2359;
      break l2361;
    }
    p = s2359;
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
      const s2362 = p;
      l2363: {
        p++;
        return -1;
      }
      p = s2362;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf314(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2380!: null;
  l2383: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c === 65339 || c === 65371)) {
      const s2381 = p;
      l2382: {
        p++;
        p = s2381;
        break l2383;
      }
      p = s2381;
    } else touched ||= p >= end;
    return -1;
  }
  e2380 = null;
  value = [e2380];
  leafValue = value;
  return p;
}

function leaf315(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootCommaNode | "";
  l2384: {
    const s2385 = p;
    const t2386 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
      l2387: {
        const r2388 = readBadRootComma(p);
        if (r2388 === undefined) { break l2387; }
        value = r2388;
        p = pos;
        break l2384;
      }
      p = s2385;
      trail.length = t2386;
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
  l2391: {
    const s2389 = p;
    l2390: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l2392: {
        const s2393 = p;
        l2394: {
          if (p < end) {
            {
              const s2395 = p;
              l2396: {
                p++;
                break l2394;
              }
              p = s2395;
            }
          } else touched ||= p >= end;
          break l2392;
        }
        p = s2393;
        if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
          touched ||= p >= end;
          break l2390;
        }
        p = skipFence(p);
        if (p < 0) { break l2390; }
      }
      p = s2389;
      break l2391;
    }
    p = s2389;
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
  let e2399!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2400 = p;
      l2401: {
        p = skipClosingFence(p);
        if (p < 0) { break l2401; }
        return -1;
      }
      p = s2400;
    }
  } else touched ||= p >= end;
  e2399 = null;
  value = [e2399];
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
  const r2403 = readFence(p);
  if (r2403 === undefined) { return undefined; }
  value = r2403;
  p = pos;
  pos = p;
  return value;
}

function readFence(p: number): string | undefined {
  let value!: string;
  l2404: {
    const s2405 = p;
    if (text.charCodeAt(p) === 96) {
      l2406: {
        const s2407 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2406;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s2407, p);
        break l2404;
      }
      p = s2405;
    } else touched ||= p >= end;
    const s2408 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s2408, p);
  }
  pos = p;
  return value;
}

function leaf321(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2410!: null;
  l2413: {
    if (text.charCodeAt(p) === 123) {
      const s2411 = p;
      l2412: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2412; }
        p = s2411;
        break l2413;
      }
      p = s2411;
    } else touched ||= p >= end;
    return -1;
  }
  e2410 = null;
  value = [e2410];
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
  l2414: {
    const s2415 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2416: {
        p++;
        let n2420 = 0;
        l2417: for (;;) {
          if (n2420 >= 200) break;
          const s2419 = p;
          l2418: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
              touched ||= p >= end;
              break l2418;
            }
            p++;
            n2420++;
            continue l2417;
          }
          p = s2419;
          break;
        }
        l2421: {
          const s2422 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2423: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l2424: {
                const s2425 = p;
                if (((c = text.charCodeAt(p)) === 44 || c === 58 || c === 125)) {
                  l2426: {
                    p++;
                    break l2424;
                  }
                  p = s2425;
                } else touched ||= p >= end;
                if (p < end) {
                  {
                    const s2427 = p;
                    l2428: {
                      p++;
                      break l2423;
                    }
                    p = s2427;
                  }
                } else touched ||= p >= end;
              }
              break l2421;
            }
            p = s2422;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2430 = p;
              l2431: {
                p++;
                break l2416;
              }
              p = s2430;
            }
          } else touched ||= p >= end;
        }
        break l2414;
      }
      p = s2415;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2433: {
        p++;
        let n2437 = 0;
        l2434: for (;;) {
          if (n2437 >= 200) break;
          const s2436 = p;
          l2435: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2435;
            }
            p++;
            n2437++;
            continue l2434;
          }
          p = s2436;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2438: {
          const s2439 = p;
          if (text.charCodeAt(p) === 58) {
            l2440: {

              p++;
              break l2438;
            }
            p = s2439;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2441 = p;
              l2442: {
                p++;
                break l2433;
              }
              p = s2441;
            }
          } else touched ||= p >= end;
        }
        break l2414;
      }
      p = s2415;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 125) {
      l2444: {

        p++;
        break l2414;
      }
      p = s2415;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l2445: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l2445;
        }
        p += 2;
        break l2414;
      }
      p = s2415;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2446 = p;
        l2447: {
          p++;
          return -1;
        }
        p = s2446;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf323(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2449!: null;
  l2452: {
    if (text.charCodeAt(p) === 91) {
      const s2450 = p;
      l2451: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2451; }
        p = s2450;
        break l2452;
      }
      p = s2450;
    } else touched ||= p >= end;
    return -1;
  }
  e2449 = null;
  value = [e2449];
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
  l2453: {
    const s2454 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2455: {
        p++;
        break l2453;
      }
      p = s2454;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l2456: {

        p++;
        break l2453;
      }
      p = s2454;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304)) {
      l2457: {
        p = skipConstantAhead(p);
        if (p < 0) { break l2457; }
        break l2453;
      }
      p = s2454;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2458: {
        let n2462 = 0;
        l2459: for (;;) {
          if (n2462 >= 40) break;
          const s2461 = p;
          l2460: {
            if (!(((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l2460;
            }
            p++;
            n2462++;
            continue l2459;
          }
          p = s2461;
          break;
        }
        if (n2462 < 1) { break l2458; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2463: {
          const s2464 = p;
          if (text.charCodeAt(p) === 44) {
            l2465: {

              p++;
              break l2463;
            }
            p = s2464;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2466 = p;
              l2467: {
                p++;
                break l2458;
              }
              p = s2466;
            }
          } else touched ||= p >= end;
        }
        break l2453;
      }
      p = s2454;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2469: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : false))) {
          touched ||= p >= end;
          break l2469;
        }
        p++;
        break l2453;
      }
      p = s2454;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2470 = p;
        l2471: {
          p++;
          return -1;
        }
        p = s2470;
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
  l2473: {
    const s2474 = p;
    const t2475 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2476: {
        const r2477 = readBadCall(p);
        if (r2477 === undefined) { break l2476; }
        value = r2477;
        p = pos;
        break l2473;
      }
      p = s2474;
      trail.length = t2475;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
      touched ||= p >= end;
      return -1;
    }
    const r2500 = readBadAssignment(p);
    if (r2500 === undefined) { return -1; }
    value = r2500;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCall(p: number): BadCallNode | undefined {
  let c = 0;
  const start = p;
  l2478: {
    const s2479 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2480: {
        p++;
        let n2484 = 0;
        l2481: for (;;) {
          if (n2484 >= 200) break;
          const s2483 = p;
          l2482: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2482;
            }
            p++;
            n2484++;
            continue l2481;
          }
          p = s2483;
          break;
        }
        let n2488 = 0;
        l2485: for (;;) {
          if (n2488 >= 9) break;
          const s2487 = p;
          l2486: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2486;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2486;
            }
            p++;
            let n2492 = 0;
            l2489: for (;;) {
              if (n2492 >= 200) break;
              const s2491 = p;
              l2490: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l2490;
                }
                p++;
                n2492++;
                continue l2489;
              }
              p = s2491;
              break;
            }
            n2488++;
            continue l2485;
          }
          p = s2487;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2480;
        }
        p++;
        l2495: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
            const s2493 = p;
            l2494: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false))) {
                touched ||= p >= end;
                break l2494;
              }
              p++;
              p = s2493;
              break l2495;
            }
            p = s2493;
          } else touched ||= p >= end;
          break l2480;
        }
        break l2478;
      }
      p = s2479;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 40) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2498: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
        const s2496 = p;
        l2497: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
            touched ||= p >= end;
            break l2497;
          }
          p++;
          p = s2496;
          break l2498;
        }
        p = s2496;
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
  l2501: {
    const s2502 = p;
    if (((c = text.charCodeAt(p)) === 99 || c === 108 || c === 118)) {
      l2503: {
        p = skipDeclaration(p);
        if (p < 0) { break l2503; }
        break l2501;
      }
      p = s2502;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2512: {
        p++;
        let n2516 = 0;
        l2513: for (;;) {
          if (n2516 >= 200) break;
          const s2515 = p;
          l2514: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2514;
            }
            p++;
            n2516++;
            continue l2513;
          }
          p = s2515;
          break;
        }
        let n2520 = 0;
        l2517: for (;;) {
          if (n2520 >= 9) break;
          const s2519 = p;
          l2518: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2518;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2518;
            }
            p++;
            let n2524 = 0;
            l2521: for (;;) {
              if (n2524 >= 200) break;
              const s2523 = p;
              l2522: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l2522;
                }
                p++;
                n2524++;
                continue l2521;
              }
              p = s2523;
              break;
            }
            n2520++;
            continue l2517;
          }
          p = s2519;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 61) {
          touched ||= p >= end;
          break l2512;
        }
        p++;
        break l2501;
      }
      p = s2502;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 101 || c === 114))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipExporting(p);
    if (p < 0) { return undefined; }
  }
  l2530: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
      const s2528 = p;
      l2529: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false))) {
          touched ||= p >= end;
          break l2529;
        }
        p++;
        p = s2528;
        break l2530;
      }
      p = s2528;
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
  l2504: {
    const s2505 = p;
    if (text.charCodeAt(p) === 118) {
      l2506: {
        if (!text.startsWith("var", p)) {
          reachesEnd(p, "var");
          break l2506;
        }
        p += 3;
        break l2504;
      }
      p = s2505;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 108) {
      l2507: {
        if (!text.startsWith("let", p)) {
          reachesEnd(p, "let");
          break l2507;
        }
        p += 3;
        break l2504;
      }
      p = s2505;
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
  let n2511 = 0;
  l2508: for (;;) {
    if (n2511 >= 200) break;
    const s2510 = p;
    l2509: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l2509;
      }
      p++;
      n2511++;
      continue l2508;
    }
    p = s2510;
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
  l2525: {
    const s2526 = p;
    if (text.charCodeAt(p) === 101) {
      l2527: {
        if (!text.startsWith("export", p)) {
          reachesEnd(p, "export");
          break l2527;
        }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2527;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 100 || !text.startsWith("default", p)) {
          reachesEnd(p, "default");
          break l2527;
        }
        p += 7;
        break l2525;
      }
      p = s2526;
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
  l2532: {
    const s2533 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
      l2534: {
        const r2535 = readWrapperEnd(p);
        if (r2535 === undefined) { break l2534; }
        value = r2535;
        p = pos;
        break l2532;
      }
      p = s2533;
    } else touched ||= p >= end;
    value = '';
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): [string[], [")", string[], ";" | null] | ";"] | undefined {
  let value!: [string[], [")", string[], ";" | null] | ";"];
  let e2536!: string[];
  const r2537 = readWs(p);
  if (r2537 === undefined) { return undefined; }
  e2536 = r2537;
  p = pos;
  let e2545!: [")", string[], ";" | null] | ";";
  l2546: {
    const s2547 = p;
    if (text.charCodeAt(p) === 41) {
      l2548: {
        let e2549!: ")";

        e2549 = ")";
        p++;
        let e2550!: string[];
        const r2551 = readWs(p);
        if (r2551 === undefined) { break l2548; }
        e2550 = r2551;
        p = pos;
        let e2553!: ";" | null;
        l2554: {
          if (text.charCodeAt(p) === 59) {
            const s2556 = p;
            l2555: {

              e2553 = ";";
              p++;
              break l2554;
            }
            p = s2556;
          } else touched ||= p >= end;
          e2553 = null;
        }
        e2545 = [e2549, e2550, e2553];
        break l2546;
      }
      p = s2547;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 59) {
      touched ||= p >= end;
      return undefined;
    }
    e2545 = ";";
    p++;
  }
  value = [e2536, e2545];
  pos = p;
  return value;
}

function readWs(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list2542: string[] = [];
  l2538: for (;;) {
    const s2540 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2539: {
        let v2541!: string;
        v2541 = text.charAt(p);
        p++;
        list2542.push(v2541);
        continue l2538;
      }
      p = s2540;
    } else touched ||= p >= end;
    break;
  }
  value = list2542;
  pos = p;
  return value;
}

function leaf333(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootBracketNode | [null, BadProseNode];
  l2558: {
    const s2559 = p;
    const t2560 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2561: {
        const r2562 = readBadRootBracket(p);
        if (r2562 === undefined) { break l2561; }
        value = r2562;
        p = pos;
        break l2558;
      }
      p = s2559;
      trail.length = t2560;
    } else touched ||= p >= end;
    let e2564!: null;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      {
        const s2565 = p;
        l2566: {
          p = skipFence(p);
          if (p < 0) { break l2566; }
          return -1;
        }
        p = s2565;
      }
    } else touched ||= p >= end;
    e2564 = null;
    let e2568!: BadProseNode;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2569 = readBadProse(p);
    if (r2569 === undefined) { return -1; }
    e2568 = r2569;
    p = pos;
    value = [e2564, e2568];
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
  l2570: for (;;) {
    const s2572 = p;
    if (p < end) {
      l2571: {
        l2574: {
          const s2575 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : (c >= 128 && c <= 65278) || c >= 65280)) {
            l2576: {
              p++;
              break l2574;
            }
            p = s2575;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_113[c] === 1 : c === 65279)) {
            {
              const s2577 = p;
              l2578: {
                p = skipProseStop(p);
                if (p < 0) { break l2578; }
                break l2571;
              }
              p = s2577;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2571;
          }
          p++;
        }
        continue l2570;
      }
      p = s2572;
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
  l2580: {
    const s2581 = p;
    if (text.charCodeAt(p) === 123) {
      l2582: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2582; }
        break l2580;
      }
      p = s2581;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2583: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2583; }
        break l2580;
      }
      p = s2581;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2584: {
        p = skipFence(p);
        if (p < 0) { break l2584; }
        break l2580;
      }
      p = s2581;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65279) {
      l2585: {

        p++;
        break l2580;
      }
      p = s2581;
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
  l2587: {
    const s2588 = p;
    const t2589 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2590: {
        const r2591 = readFenceEnd(p);
        if (r2591 === undefined) { break l2590; }
        value = r2591;
        p = pos;
        break l2587;
      }
      p = s2588;
      trail.length = t2589;
    } else touched ||= p >= end;
    const r2595 = readMissingFenceEnd(p);
    if (r2595 === undefined) { return -1; }
    value = r2595;
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
  const r2592 = readClosingFence(p);
  if (r2592 === undefined) { return undefined; }
  value = r2592;
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
  const r2597 = readMissingDocument(p);
  if (r2597 === undefined) { return -1; }
  value = r2597;
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
  l2599: {
    const s2600 = p;
    const t2601 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2602: {
        const r2603 = readBadLooseFence(p);
        if (r2603 === undefined) { break l2602; }
        value = r2603;
        p = pos;
        break l2599;
      }
      p = s2600;
      trail.length = t2601;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2605: {
        const r2606 = readBadRootBracket(p);
        if (r2606 === undefined) { break l2605; }
        value = r2606;
        p = pos;
        break l2599;
      }
      p = s2600;
      trail.length = t2601;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2608 = readBadProse(p);
    if (r2608 === undefined) { return -1; }
    value = r2608;
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
  l2610: {
    const s2611 = p;
    const t2612 = trail.length;
    l2613: {
      const r2614 = readMissingDocument(p);
      if (r2614 === undefined) { break l2613; }
      value = r2614;
      p = pos;
      break l2610;
    }
    p = s2611;
    trail.length = t2612;
    value = '';
  }
  leafValue = value;
  return p;
}

const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf274 }, { op: 'again', step: () => stepRootArray }] }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf283 }, { op: 'again', step: () => stepOpenlessObject }] }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf291 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }] }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf296 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf274 }, { op: 'again', step: () => stepRootArray }] }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf283 }, { op: 'again', step: () => stepOpenlessObject }] }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf291 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf314 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf274 }, { op: 'again', step: () => stepRootArray }] }] }] }] }] }] } }, { op: 'leaf', read: leaf315 }] }] }, { op: 'leaf', read: leaf340 }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'again', step: () => stepFenced }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf321 }, { op: 'again', step: () => stepRootObject }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf323 }, { op: 'again', step: () => stepRootArray }] }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf296 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf274 }, { op: 'again', step: () => stepRootArray }] }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf283 }, { op: 'again', step: () => stepOpenlessObject }] }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf291 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf314 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf274 }, { op: 'again', step: () => stepRootArray }] }] }] }] }] }] } }, { op: 'leaf', read: leaf315 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf325 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf274 }, { op: 'again', step: () => stepRootArray }] }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf283 }, { op: 'again', step: () => stepOpenlessObject }] }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf291 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }] }] }] }, { op: 'leaf', read: leaf194 }] }, { op: 'leaf', read: leaf330 }] }, { op: 'leaf', read: leaf342 }] } }, { op: 'leaf', read: leaf344 }] } };
const stepRootObject: Step = { op: 'rule', name: 'RootObject', register: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf10 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf16 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf34 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf81 }, { op: 'again', step: () => stepBraceArray }] }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf96 }, { op: 'again', step: () => stepNamedArray }] }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf251 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf81 }, { op: 'again', step: () => stepBraceArray }] }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf96 }, { op: 'again', step: () => stepNamedArray }] }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }] } }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf253 }] }] } }, { op: 'leaf', read: leaf272 }] } };
const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf83 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf87, isShortcut: true }, { op: 'leaf', read: leaf90 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf91 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf96 }, { op: 'again', step: () => stepNamedArray }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf81 }, { op: 'again', step: () => stepBraceArray }] }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf106 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }] }] }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf229 }] } }, { op: 'leaf', read: leaf270 }] } };
const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf98 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf34 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf81 }, { op: 'again', step: () => stepBraceArray }] }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf96 }, { op: 'again', step: () => stepNamedArray }] }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf251 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf81 }, { op: 'again', step: () => stepBraceArray }] }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf96 }, { op: 'again', step: () => stepNamedArray }] }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }] } }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf253 }] } }, { op: 'leaf', read: leaf268 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf10 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf34 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf81 }, { op: 'again', step: () => stepBraceArray }] }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf96 }, { op: 'again', step: () => stepNamedArray }] }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf251 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf81 }, { op: 'again', step: () => stepBraceArray }] }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf96 }, { op: 'again', step: () => stepNamedArray }] }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }] } }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf253 }] } }, { op: 'leaf', read: leaf264 }] } };
const stepArray: Step = { op: 'rule', name: 'Array', register: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf101 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf87, isShortcut: true }, { op: 'leaf', read: leaf90 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf91 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf96 }, { op: 'again', step: () => stepNamedArray }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf81 }, { op: 'again', step: () => stepBraceArray }] }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf106 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }] }] }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf229 }] } }, { op: 'leaf', read: leaf244 }] } };
const stepTuple: Step = { op: 'rule', name: 'Tuple', register: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf103 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf87, isShortcut: true }, { op: 'leaf', read: leaf90 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf91 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf96 }, { op: 'again', step: () => stepNamedArray }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf81 }, { op: 'again', step: () => stepBraceArray }] }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf106 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }] }] }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf229 }] } }, { op: 'leaf', read: leaf233 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: leaf116 }] } };
const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', register: -1, isText: true, body: { op: 'text', read: text115 } };
const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: leaf120 }] } };
const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', register: -1, isText: true, body: { op: 'text', read: text119 } };
const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: leaf124 }] } };
const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', register: -1, isText: true, body: { op: 'text', read: text122 } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf138 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf139 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf141 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf143 }] } }, { op: 'leaf', read: leaf150 }] }] }] }] }, { op: 'leaf', read: leaf143 }] } }, { op: 'leaf', read: leaf154 }] } };
const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', register: -1, isText: true, body: { op: 'text', read: text128, isSome: true } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: leaf165 }] } }, { op: 'leaf', read: leaf169 }] } };
const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', register: -1, isText: true, body: { op: 'text', read: text161, isSome: true } };
const stepSmartText: Step = { op: 'rule', name: 'SmartText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: leaf175 }] } }, { op: 'leaf', read: leaf177 }] } };
const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', register: -1, isText: true, body: { op: 'text', read: text174, isSome: true } };
const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf180 }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: leaf184 }] } };
const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', register: -1, isText: true, body: { op: 'text', read: text183 } };
const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf109 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: leaf188 }] } }, { op: 'leaf', read: leaf190 }] } };
const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', register: -1, isText: true, body: { op: 'text', read: text187, isSome: true } };
const stepRootArray: Step = { op: 'rule', name: 'RootArray', register: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf101 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf279 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf87, isShortcut: true }, { op: 'leaf', read: leaf90 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf91 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf96 }, { op: 'again', step: () => stepNamedArray }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf81 }, { op: 'again', step: () => stepBraceArray }] }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf106 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }] }] }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf229 }] }] } }, { op: 'leaf', read: leaf281 }] } };
const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf285 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf16 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf34 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf81 }, { op: 'again', step: () => stepBraceArray }] }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf96 }, { op: 'again', step: () => stepNamedArray }] }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf251 }, { op: 'loop', body: { op: 'leaf', read: leaf57 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'leaf', read: leaf63, isShortcut: true }, { op: 'leaf', read: leaf78 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf81 }, { op: 'again', step: () => stepBraceArray }] }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf96 }, { op: 'again', step: () => stepNamedArray }] }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf248 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf249 }] }] } }, { op: 'leaf', read: leaf223 }] }, { op: 'leaf', read: leaf253 }] }] } }, { op: 'leaf', read: leaf272 }] } };
const stepFenced: Step = { op: 'rule', name: 'Fenced', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceStartNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf293 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf274 }, { op: 'again', step: () => stepRootArray }] }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf283 }, { op: 'again', step: () => stepOpenlessObject }] }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf291 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }] }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf296 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf274 }, { op: 'again', step: () => stepRootArray }] }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf283 }, { op: 'again', step: () => stepOpenlessObject }] }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf291 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf314 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf274 }, { op: 'again', step: () => stepRootArray }] }] }] }] }] }] } }, { op: 'leaf', read: leaf315 }] }] }, { op: 'leaf', read: leaf194 }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf317 }, { op: 'again', step: () => stepFenced }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf321 }, { op: 'again', step: () => stepRootObject }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf323 }, { op: 'again', step: () => stepRootArray }] }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf296 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf274 }, { op: 'again', step: () => stepRootArray }] }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf283 }, { op: 'again', step: () => stepOpenlessObject }] }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf291 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf314 }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf274 }, { op: 'again', step: () => stepRootArray }] }] }] }] }] }] } }, { op: 'leaf', read: leaf315 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf325 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf274 }, { op: 'again', step: () => stepRootArray }] }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf283 }, { op: 'again', step: () => stepOpenlessObject }] }] }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf288 }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf291 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf192 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepTripleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf118 }, { op: 'again', step: () => stepTripleSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf121 }, { op: 'again', step: () => stepInnerJson }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf127 }, { op: 'again', step: () => stepDoubleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf160 }, { op: 'again', step: () => stepSingleText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf173 }, { op: 'again', step: () => stepSmartText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf179 }, { op: 'again', step: () => stepFencedText }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf186 }, { op: 'again', step: () => stepBacktickText }] }] }] }, { op: 'leaf', read: leaf194 }] }] }, { op: 'leaf', read: leaf195 }] } }, { op: 'leaf', read: leaf197 }] }] }] }] }, { op: 'leaf', read: leaf194 }] }, { op: 'leaf', read: leaf330 }] }, { op: 'leaf', read: leaf333 }] } }, { op: 'leaf', read: leaf337 }] } };

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
    BadBracket: {"code":"bad-bracket","severity":"error","meaning":"A closing bracket closes nothing. It was left out.","example":"{\"a\": 1}}","mend":"Write one closing bracket for each that opens.","isCut":false},
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
