// Generated from grammars/json.peggy, grammars/common/json.peggy: do not edit.

import { type CompiledGrammar, type Reading, type RecoveryNode, type Step, type TextPiece, type TreeNode, closesRun, startsOf, tableOf } from '../src/engine/index.ts';

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

export interface BadFenceNode extends RecoveryNode {
  readonly type: 'BadFence';
  readonly run: string;
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
  readonly name: TextNode | BadBareKeyNode;
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

export interface BadFullBraceNode extends RecoveryNode {
  readonly type: 'BadFullBrace';
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

export interface MissingSeparatorNode extends RecoveryNode {
  readonly type: 'MissingSeparator';
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
  readonly MissingSeparator: MissingSeparatorNode;
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
  readonly BadFence: BadFenceNode;
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
  readonly BadFullBrace: BadFullBraceNode;
  readonly BadFullBracket: BadFullBracketNode;
  readonly MissingEnd: MissingEndNode;
  readonly BadComma: BadCommaNode;
  readonly BadSeparator: BadSeparatorNode;
  readonly MissingComma: MissingCommaNode;
  readonly MissingSeparator: MissingSeparatorNode;
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
const TABLE_19 = tableOf([9, 10], [13, 13], [32, 32], [34, 35], [39, 39], [45, 45], [47, 57], [91, 91], [123, 123]);
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
const TABLE_44 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_45 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [125, 125]);
const TABLE_46 = tableOf([9, 10], [13, 13], [32, 32], [34, 36], [39, 39], [47, 47], [65, 90], [95, 122]);
const TABLE_47 = tableOf([9, 10], [13, 13], [32, 32], [125, 125]);
const TABLE_48 = tableOf([9, 10], [13, 13], [32, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_49 = tableOf([44, 44], [58, 59], [61, 61], [91, 91], [123, 123], [125, 125]);
const TABLE_50 = tableOf([96, 96]);
const TABLE_51 = tableOf([0, 9], [11, 12], [14, 38], [40, 95], [97, 127]);
const TABLE_52 = tableOf([39, 39], [96, 96]);
const TABLE_53 = tableOf([96, 96], [126, 126]);
const TABLE_54 = tableOf([66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_55 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
const TABLE_56 = tableOf([0, 9], [11, 12], [14, 33], [35, 57], [59, 91], [93, 127]);
const TABLE_57 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_58 = tableOf([9, 10], [13, 13], [32, 32], [58, 58]);
const TABLE_59 = tableOf([33, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_60 = tableOf([9, 10], [13, 13], [32, 32], [58, 59], [61, 61]);
const TABLE_61 = tableOf([33, 34], [36, 39], [42, 43], [45, 46], [48, 58], [63, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_62 = tableOf([9, 10], [13, 13], [32, 32], [58, 58], [61, 61]);
const TABLE_63 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39]);
const TABLE_64 = tableOf([9, 10], [13, 13], [32, 32], [123, 123]);
const TABLE_65 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 41], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_66 = tableOf([66, 66], [82, 82], [98, 98], [114, 114]);
const TABLE_67 = tableOf([34, 34], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_68 = tableOf([34, 34], [39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [96, 96], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_69 = tableOf([39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_70 = tableOf([32, 33], [35, 38], [40, 43], [45, 91], [94, 124], [126, 127]);
const TABLE_71 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [93, 93], [125, 125]);
const TABLE_72 = tableOf([39, 39], [44, 44], [93, 93], [125, 125]);
const TABLE_73 = tableOf([39, 39], [44, 44]);
const TABLE_74 = tableOf([9, 10], [13, 13], [32, 32], [93, 93], [125, 125]);
const TABLE_75 = tableOf([34, 34], [39, 39], [48, 48], [96, 96], [118, 118]);
const TABLE_76 = tableOf([10, 10], [13, 13], [39, 39], [44, 44], [93, 93], [125, 125]);
const TABLE_77 = tableOf([32, 33], [35, 38], [40, 43], [45, 64], [91, 91], [94, 96], [123, 124], [126, 127]);
const TABLE_78 = tableOf([34, 34], [44, 44], [93, 93], [125, 125]);
const TABLE_79 = tableOf([32, 33], [35, 91], [93, 127]);
const TABLE_80 = tableOf([43, 43], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_81 = tableOf([9, 10], [13, 13], [32, 32], [96, 96]);
const TABLE_82 = tableOf([32, 91], [93, 95], [97, 127]);
const TABLE_83 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 42], [45, 92], [94, 124], [126, 127]);
const TABLE_84 = tableOf([41, 41], [44, 44], [46, 46], [93, 93], [125, 125]);
const TABLE_85 = tableOf([43, 43], [45, 45], [73, 73], [78, 78], [105, 105], [110, 110]);
const TABLE_86 = tableOf([0, 9], [11, 12], [14, 31], [33, 33], [35, 43], [45, 57], [59, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_87 = tableOf([0, 9], [11, 12], [14, 33], [35, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_88 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_89 = tableOf([0, 9], [11, 12], [14, 59], [61, 61], [63, 127]);
const TABLE_90 = tableOf([36, 36], [40, 40], [60, 60], [123, 123]);
const TABLE_91 = tableOf([0, 9], [11, 12], [14, 26], [28, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_92 = tableOf([0, 9], [11, 12], [14, 31], [33, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_93 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [41, 41], [47, 47], [93, 93], [125, 125]);
const TABLE_94 = tableOf([34, 34], [36, 36], [39, 40], [45, 45], [48, 57], [65, 91], [95, 123]);
const TABLE_95 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_96 = tableOf([34, 34], [39, 39], [41, 41], [93, 93], [96, 96], [123, 123], [125, 125]);
const TABLE_97 = tableOf([0, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_98 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_99 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [36, 36], [39, 39], [65, 90], [95, 95], [97, 122]);
const TABLE_100 = tableOf([40, 40], [43, 47], [91, 91], [93, 93], [123, 123]);
const TABLE_101 = tableOf([32, 32], [43, 58], [84, 84], [90, 90]);
const TABLE_102 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 58], [60, 92], [94, 124], [126, 127]);
const TABLE_103 = tableOf([32, 32], [43, 58], [84, 84], [90, 90], [93, 93]);
const TABLE_104 = tableOf([43, 43], [45, 45], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_105 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57]);
const TABLE_106 = tableOf([43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_107 = tableOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_108 = tableOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [66, 66], [70, 70], [73, 73], [78, 78], [82, 82], [84, 85], [96, 96], [98, 98], [102, 102], [105, 105], [110, 110], [114, 114], [116, 117]);
const TABLE_109 = tableOf([34, 34], [48, 57], [91, 91], [123, 123]);
const TABLE_110 = tableOf([34, 34], [39, 39], [91, 91], [96, 96], [123, 123]);
const TABLE_111 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [91, 91], [96, 96], [123, 123]);
const TABLE_112 = tableOf([9, 10], [13, 13], [32, 32], [91, 91], [123, 123]);
const TABLE_113 = tableOf([36, 36], [40, 40], [65, 90], [95, 95], [97, 122]);
const TABLE_114 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [59, 59]);
const TABLE_115 = tableOf([0, 39], [41, 90], [92, 95], [97, 122], [124, 125], [127, 127]);
const TABLE_116 = tableOf([40, 40], [91, 91], [96, 96], [123, 123], [126, 126]);
const STOPS_0 = /[\u000a\u000d]/g;
const STARTS_1 = startsOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
const STARTS_2 = startsOf([0, 0], [9, 13], [27, 27], [32, 32], [35, 35], [47, 47], [60, 60], [92, 92], [133, 133], [160, 160], [5760, 5760], [8192, 8207], [8232, 8233], [8239, 8239], [8287, 8288], [12288, 12288], [65279, 65279]);
const STOPS_3 = /[\u000a\u000d\u0022\u0027\u0060\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07]/g;
const STOPS_4 = /[\u0009-\u000a\u000d\u001b\u0020\u0022\u002c\u005b\u005d\u007b\u007d\uff0c\uff1a]/g;
const STOPS_5 = /[\u000a\u000d\u0022\u0026]/g;
const STARTS_6 = startsOf([34, 34], [36, 36], [38, 39], [45, 45], [48, 57], [65, 90], [92, 92], [95, 95], [97, 123], [171, 171], [192, 8191], [8216, 8217], [8220, 8223], [12352, 55295], [65282, 65282]);
const STARTS_7 = startsOf([9, 10], [13, 13], [32, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 170], [172, 179], [181, 186], [188, 8215], [8224, 8229], [8231, 65281], [65283, 65286], [65288, 65291], [65293, 65305], [65307, 65535]);
const STOPS_8 = /[\u000a\u000d\u0022\u005c]/g;
const STOPS_9 = /[\u000a\u000d\u0027\u005c]/g;
const STARTS_10 = startsOf([45, 45], [48, 57]);
const STARTS_11 = startsOf([34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
const STARTS_12 = startsOf([123, 123]);
const STARTS_13 = startsOf([123, 123], [65371, 65371]);
const STARTS_14 = startsOf([91, 91]);
const STARTS_15 = startsOf([91, 91], [65339, 65339]);
const STARTS_16 = startsOf([40, 40]);
const STARTS_17 = startsOf([34, 34], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const STARTS_18 = startsOf([39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const STOPS_19 = /[\u005d\u007d]/g;
const STARTS_20 = startsOf([34, 34]);
const STARTS_21 = startsOf([32, 33], [35, 65535]);
const STARTS_22 = startsOf([0, 32], [92, 93], [125, 125]);
const STARTS_23 = startsOf([32, 38], [40, 8215], [8220, 65286], [65288, 65535]);
const STARTS_24 = startsOf([0, 32], [39, 39], [65, 90], [92, 93], [97, 122], [125, 125], [192, 591], [8216, 8219], [65287, 65287]);
const STARTS_25 = startsOf([39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117], [8216, 8219], [65287, 65287]);
const STARTS_26 = startsOf([32, 33], [35, 186], [188, 8219], [8224, 65281], [65283, 65535]);
const STARTS_27 = startsOf([0, 32], [34, 34], [92, 93], [125, 125], [187, 187], [8220, 8223], [65282, 65282]);
const STARTS_28 = startsOf([171, 171], [8220, 8223], [65282, 65282]);
const STARTS_29 = startsOf([96, 96]);
const STARTS_30 = startsOf([32, 95], [97, 179], [181, 65535]);
const STARTS_31 = startsOf([0, 32], [92, 93], [96, 96], [125, 125], [180, 180]);
const STARTS_32 = startsOf([96, 96], [180, 180]);
const STARTS_33 = startsOf([34, 34], [39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [96, 96], [98, 98], [102, 102], [114, 114], [117, 117], [171, 171], [180, 180], [8216, 8223], [65282, 65282], [65287, 65287]);
const STARTS_34 = startsOf([9, 10], [13, 13], [32, 32], [43, 43]);
const STOPS_35 = /[\u000a\u000d\u0022\u0027\u002b-\u002c\u005d\u007d]/g;
const STARTS_36 = startsOf([34, 34], [36, 36], [39, 39], [65, 90], [95, 122], [171, 171], [180, 180], [192, 8191], [8216, 8223], [12352, 55295], [65282, 65282], [65287, 65287]);
const STOPS_37 = /[\u000a\u000d\u0022\u002c\u005b\u005d\u007b\u007d]/g;
const STARTS_38 = startsOf([0, 9], [11, 12], [14, 31], [33, 90], [92, 65535]);
const STARTS_39 = startsOf([0, 9], [11, 12], [14, 31], [33, 65535]);
const STOPS_40 = /[\u000a\u000d\u0022\u0027-\u0029\u002c\u005b\u005d\u007b\u007d]/g;
const STARTS_41 = startsOf([34, 34], [38, 38], [92, 92]);
const STARTS_42 = startsOf([33, 34], [36, 39], [42, 43], [45, 46], [48, 58], [63, 90], [92, 92], [94, 122], [124, 124], [126, 186], [188, 8229], [8231, 65291], [65293, 65305], [65307, 65535]);
const STOPS_43 = /[\u000a\u000d\u0022\u0027\u002c\u005b\u005d\u007b\u007d\uff3d\uff5d]/g;
const STARTS_44 = startsOf([93, 93], [125, 125]);
const STARTS_45 = startsOf([93, 93]);
const STARTS_46 = startsOf([91, 91], [123, 123], [65339, 65339], [65371, 65371]);
const STARTS_47 = startsOf([34, 34], [39, 39], [171, 171], [8216, 8217], [8220, 8223], [65282, 65282]);
const STARTS_48 = startsOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117], [304, 304]);
const STOPS_49 = /[\u000a\u000d\u0022]/g;
const STARTS_50 = startsOf([34, 34], [39, 40], [43, 43], [45, 46], [48, 57], [66, 66], [70, 70], [73, 73], [78, 78], [82, 82], [84, 85], [91, 91], [96, 96], [98, 98], [102, 102], [105, 105], [110, 110], [114, 114], [116, 117], [123, 123], [171, 171], [180, 180], [304, 304], [8216, 8223], [65282, 65282], [65287, 65287], [65339, 65339], [65371, 65371]);
const STARTS_51 = startsOf([96, 96], [126, 126]);
const STARTS_52 = startsOf([9, 10], [13, 13], [32, 32], [44, 44]);
const STARTS_53 = startsOf([34, 34], [39, 40], [43, 43], [45, 46], [48, 57], [66, 66], [70, 70], [73, 73], [78, 78], [82, 82], [84, 85], [91, 91], [96, 96], [98, 98], [102, 102], [105, 105], [110, 110], [114, 114], [116, 117], [123, 123], [126, 126], [171, 171], [180, 180], [304, 304], [8216, 8223], [65282, 65282], [65287, 65287], [65339, 65339], [65371, 65371]);
const STARTS_54 = startsOf([91, 91], [123, 123]);
const STARTS_55 = startsOf([36, 36], [40, 40], [65, 90], [95, 95], [97, 122], [192, 8191], [12352, 55295]);
const STARTS_56 = startsOf([0, 65535]);

function leaf0(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | BadBomNode | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
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
      if (trail.length > t4) trail.length = t4;
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
      if (trail.length > t4) trail.length = t4;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
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
      if (trail.length > t20) trail.length = t20;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l38: {
        const r39 = readMissingCommentEnd(p);
        if (r39 === undefined) { break l38; }
        value = r39;
        p = pos;
        break l18;
      }
      p = s19;
      if (trail.length > t20) trail.length = t20;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
      l41: {
        const r42 = readBadSpace(p);
        if (r42 === undefined) { break l41; }
        value = r42;
        p = pos;
        break l18;
      }
      p = s19;
      if (trail.length > t20) trail.length = t20;
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
      if (trail.length > t20) trail.length = t20;
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
  if (!(((c = text.charCodeAt(p)) === 35 || c === 47))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipComment(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadCommentNode = { type: 'BadComment', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipComment(p: number): number {
  let c = 0;
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
        const near29 = p + 16;
        while (p < near29 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near29) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l23;
      }
      p = s24;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 47 || !text.startsWith("/*", p)) {
      reachesEnd(p, "/*");
      return -1;
    }
    p += 2;
    l30: for (;;) {
      const s32 = p;
      if (p < end) {
        l31: {
          if (text.charCodeAt(p) === 42) {
            {
              const s34 = p;
              l35: {
                if (!text.startsWith("*/", p)) {
                  reachesEnd(p, "*/");
                  break l35;
                }
                p += 2;
                break l31;
              }
              p = s34;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l31;
          }
          p++;
          continue l30;
        }
        p = s32;
      } else touched ||= p >= end;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) p++;
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

function leaf11(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e58!: null;
  l61: {
    if (text.charCodeAt(p) === 123) {
      const s59 = p;
      l60: {
        p = skipBraceArrayAhead(p);
        if (p < 0) { break l60; }
        p = s59;
        break l61;
      }
      p = s59;
    } else touched ||= p >= end;
    return -1;
  }
  e58 = null;
  value = [e58];
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
  l62: {
    const s63 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      l64: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l64; }
        break l62;
      }
      p = s63;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l81: {
        p = skipNumeral(p);
        if (p < 0) { break l81; }
        break l62;
      }
      p = s63;
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
  l101: {
    const s102 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      l103: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l103; }
        break l101;
      }
      p = s102;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l104: {
        p = skipNumeral(p);
        if (p < 0) { break l104; }
        break l101;
      }
      p = s102;
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
  l65: {
    const s66 = p;
    if (text.charCodeAt(p) === 34) {
      l67: {

        p++;
        let n71 = 0;
        l68: for (;;) {
          if (n71 >= 60) break;
          const s70 = p;
          l69: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l69;
            }
            p++;
            n71++;
            continue l68;
          }
          p = s70;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l67;
        }
        p++;
        break l65;
      }
      p = s66;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l72: {

        p++;
        let n76 = 0;
        l73: for (;;) {
          if (n76 >= 60) break;
          const s75 = p;
          l74: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l74;
            }
            p++;
            n76++;
            continue l73;
          }
          p = s75;
          break;
        }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l72;
        }
        p++;
        break l65;
      }
      p = s66;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n80 = 0;
    l77: for (;;) {
      if (n80 >= 60) break;
      const s79 = p;
      l78: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65283 || (c >= 128 && c <= 170) || (c >= 172 && c <= 186) || (c >= 8218 && c <= 8219)))) {
          touched ||= p >= end;
          break l78;
        }
        p++;
        n80++;
        continue l77;
      }
      p = s79;
      break;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 187 || c === 65282))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipNumeral(p: number): number {
  let c = 0;
  l82: {
    if (text.charCodeAt(p) === 45) {
      const s84 = p;
      l83: {

        p++;
        break l82;
      }
      p = s84;
    } else touched ||= p >= end;
  }
  l85: {
    const s86 = p;
    if (text.charCodeAt(p) === 48) {
      l87: {

        p++;
        break l85;
      }
      p = s86;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l88: {
    if (text.charCodeAt(p) === 46) {
      const s90 = p;
      l89: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l89;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l88;
      }
      p = s90;
    } else touched ||= p >= end;
  }
  l91: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s93 = p;
      l92: {
        p++;
        l94: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s96 = p;
            l95: {
              p++;
              break l94;
            }
            p = s96;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l92;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l91;
      }
      p = s93;
    } else touched ||= p >= end;
  }
  return p;
}

function skipLiteral(p: number): number {
  l97: {
    const s98 = p;
    if (text.charCodeAt(p) === 116) {
      l99: {
        if (!text.startsWith("true", p)) {
          reachesEnd(p, "true");
          break l99;
        }
        p += 4;
        break l97;
      }
      p = s98;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l100: {
        if (!text.startsWith("false", p)) {
          reachesEnd(p, "false");
          break l100;
        }
        p += 5;
        break l97;
      }
      p = s98;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 110 || !text.startsWith("null", p)) {
      reachesEnd(p, "null");
      return -1;
    }
    p += 4;
  }
  return p;
}

function leaf16(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BraceArrayStartNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r105 = readBraceArrayStart(p);
  if (r105 === undefined) { return -1; }
  value = r105;
  p = pos;
  leafValue = value;
  return p;
}

function readBraceArrayStart(p: number): BraceArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r106 = readArrayKind(p);
  if (r106 === undefined) { return undefined; }
  l_kind = r106;
  p = pos;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return undefined;
  }
  const r108 = readBadBraces(p);
  if (r108 === undefined) { return undefined; }
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

function leaf20(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ItemNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r111 = readItem(p);
  if (r111 === undefined) { return -1; }
  value = r111;
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
  if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
    {
      const s112 = p;
      l113: {
        p = skipAmountsAhead(p);
        if (p < 0) { break l113; }
        return undefined;
      }
      p = s112;
    }
  } else touched ||= p >= end;
  l140: {
    const s141 = p;
    const t142 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l143: {
        const r144 = readText(p);
        if (r144 === undefined) { break l143; }
        l_value = r144;
        p = pos;
        break l140;
      }
      p = s141;
      if (trail.length > t142) trail.length = t142;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l170: {
        const r171 = readNumber(p);
        if (r171 === undefined) { break l170; }
        l_value = r171;
        p = pos;
        break l140;
      }
      p = s141;
      if (trail.length > t142) trail.length = t142;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r226 = readConstant(p);
    if (r226 === undefined) { return undefined; }
    l_value = r226;
    p = pos;
  }
  l232: {
    const s233 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l234: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l234;
        }
        p++;
        l237: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
            const s235 = p;
            l236: {
              p = skipGapAhead(p);
              if (p < 0) { break l236; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
                touched ||= p >= end;
                break l236;
              }
              p++;
              p = s235;
              break l237;
            }
            p = s235;
          } else touched ||= p >= end;
          break l234;
        }
        break l232;
      }
      p = s233;
    } else touched ||= p >= end;
    l244: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
        const s242 = p;
        l243: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 93) {
            touched ||= p >= end;
            break l243;
          }
          p++;
          p = s242;
          break l244;
        }
        p = s242;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return { type: 'Item', start: base + start, end: base + p, value: l_value };
}

function skipAmountsAhead(p: number): number {
  let c = 0;
  l115: {
    if (text.charCodeAt(p) === 45) {
      const s117 = p;
      l116: {

        p++;
        break l115;
      }
      p = s117;
    } else touched ||= p >= end;
  }
  let n121 = 0;
  l118: for (;;) {
    if (n121 >= 3) break;
    const s120 = p;
    l119: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l119;
      }
      p++;
      n121++;
      continue l118;
    }
    p = s120;
    break;
  }
  if (n121 < 1) { return -1; }
  let n125 = 0;
  l122: for (;;) {
    if (n125 >= 9) break;
    const s124 = p;
    l123: {
      if (text.charCodeAt(p) !== 44) {
        touched ||= p >= end;
        break l123;
      }
      p++;
      if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
        touched ||= p >= end;
        break l123;
      }
      p++;
      let n129 = 0;
      l126: for (;;) {
        if (n129 >= 2) break;
        const s128 = p;
        l127: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l127;
          }
          p++;
          n129++;
          continue l126;
        }
        p = s128;
        break;
      }
      if (n129 < 2) { break l123; }
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        {
          const s130 = p;
          l131: {
            p++;
            break l123;
          }
          p = s130;
        }
      } else touched ||= p >= end;
      n125++;
      continue l122;
    }
    p = s124;
    break;
  }
  if (text.charCodeAt(p) !== 44 || !text.startsWith(",0", p)) {
    reachesEnd(p, ",0");
    return -1;
  }
  p += 2;
  let n136 = 0;
  l133: for (;;) {
    if (n136 >= 2) break;
    const s135 = p;
    l134: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l134;
      }
      p++;
      n136++;
      continue l133;
    }
    p = s135;
    break;
  }
  if (n136 < 2) { return -1; }
  if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
    {
      const s137 = p;
      l138: {
        p++;
        return -1;
      }
      p = s137;
    }
  } else touched ||= p >= end;
  return p;
}

function readText(p: number): TextNode | undefined {
  let c = 0;
  const start = p;
  let l_plain: string | null = null;
  let l_escaped: string | null = null;
  l145: {
    const s146 = p;
    const t147 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l148: {

        p++;
        const s149 = p;
        while (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) p++;
        touched ||= p >= end;
        l_plain = text.slice(s149, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l148;
        }
        p++;
        break l145;
      }
      p = s146;
      if (trail.length > t147) trail.length = t147;
      l_plain = null;
      l_escaped = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l150: {

        p++;
        const s151 = p;
        let n155 = 0;
        l152: for (;;) {
          if (n155 >= 2000) break;
          const s154 = p;
          l153: {
            l156: {
              const s157 = p;
              if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) {
                l158: {
                  p++;
                  break l156;
                }
                p = s157;
              } else touched ||= p >= end;
              if (!(text.charCodeAt(p) === 92)) {
                touched ||= p >= end;
                break l153;
              }
              p = skipGoodEscape(p);
              if (p < 0) { break l153; }
            }
            n155++;
            continue l152;
          }
          p = s154;
          break;
        }
        l_escaped = text.slice(s151, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l150;
        }
        p++;
        break l145;
      }
      p = s146;
      if (trail.length > t147) trail.length = t147;
      l_plain = null;
      l_escaped = null;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r166 = readBadSingleQuotes(p);
    if (r166 === undefined) { return undefined; }
    p = pos;
    const s168 = p;
    while (((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38))) p++;
    touched ||= p >= end;
    l_plain = text.slice(s168, p);
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
  l159: {
    const s160 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      l161: {
        p++;
        break l159;
      }
      p = s160;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 117) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n165 = 0;
    l162: for (;;) {
      if (n165 >= 4) break;
      const s164 = p;
      l163: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l163;
        }
        p++;
        n165++;
        continue l162;
      }
      p = s164;
      break;
    }
    if (n165 < 4) { return -1; }
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
  const s172 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNumeral(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s172, p);
  l175: {
    const s173 = p;
    l174: {
      p = skipEndsWord(p);
      if (p < 0) { break l174; }
      p = s173;
      break l175;
    }
    p = s173;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipEndsWord(p: number): number {
  let c = 0;
  l176: {
    const s177 = p;
    l178: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l179: {
        const s180 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 65292 || c === 65341 || c === 65373)) {
          l181: {
            p++;
            break l179;
          }
          p = s180;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s182 = p;
            l183: {
              p++;
              break l178;
            }
            p = s182;
          }
        } else touched ||= p >= end;
      }
      break l176;
    }
    p = s177;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 8230 || c === 12289 || c === 65282 || c === 65287)) {
      l185: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
          {
            const s186 = p;
            l187: {
              p++;
              break l185;
            }
            p = s186;
          }
        } else touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l189: {
          const s190 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l191: {
              p = skipEol(p);
              if (p < 0) { break l191; }
              break l189;
            }
            p = s190;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
            l196: {
              p = skipCommentStart(p);
              if (p < 0) { break l196; }
              break l189;
            }
            p = s190;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
            l201: {
              p = skipFenceMark(p);
              if (p < 0) { break l201; }
              break l189;
            }
            p = s190;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 8230 || c === 12289)) {
            l205: {
              p++;
              break l189;
            }
            p = s190;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 46) {
            l206: {
              if (!text.startsWith("...", p)) {
                reachesEnd(p, "...");
                break l206;
              }
              p += 3;
              break l189;
            }
            p = s190;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l207: {
              p++;
              break l189;
            }
            p = s190;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
            l208: {
              p = skipNumeral(p);
              if (p < 0) { break l208; }
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
                {
                  const s209 = p;
                  l210: {
                    p++;
                    break l208;
                  }
                  p = s209;
                }
              } else touched ||= p >= end;
              break l189;
            }
            p = s190;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
            touched ||= p >= end;
            break l185;
          }
          p = skipLiteral(p);
          if (p < 0) { break l185; }
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
            {
              const s212 = p;
              l213: {
                p++;
                break l185;
              }
              p = s212;
            }
          } else touched ||= p >= end;
        }
        break l176;
      }
      p = s177;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      {
        const s215 = p;
        l216: {
          p++;
          return -1;
        }
        p = s215;
      }
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l218: {
      const s219 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
        l220: {
          p++;
          let n224 = 0;
          l221: for (;;) {
            if (n224 >= 200) break;
            const s223 = p;
            l222: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                touched ||= p >= end;
                break l222;
              }
              p++;
              n224++;
              continue l221;
            }
            p = s223;
            break;
          }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l220;
          }
          p++;
          break l218;
        }
        p = s219;
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
  l192: {
    const s193 = p;
    if (text.charCodeAt(p) === 13) {
      l194: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l194;
        }
        p += 2;
        break l192;
      }
      p = s193;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l195: {

        p++;
        break l192;
      }
      p = s193;
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
  l197: {
    const s198 = p;
    if (text.charCodeAt(p) === 47) {
      l199: {
        if (!text.startsWith("//", p)) {
          reachesEnd(p, "//");
          break l199;
        }
        p += 2;
        break l197;
      }
      p = s198;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l200: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l200;
        }
        p += 2;
        break l197;
      }
      p = s198;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 35) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipFenceMark(p: number): number {
  l202: {
    const s203 = p;
    if (text.charCodeAt(p) === 96) {
      l204: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l204;
        }
        p += 3;
        break l202;
      }
      p = s203;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
  }
  return p;
}

function readConstant(p: number): ConstantNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s227 = p;
  if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLiteral(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s227, p);
  l230: {
    const s228 = p;
    l229: {
      p = skipEndsWord(p);
      if (p < 0) { break l229; }
      p = s228;
      break l230;
    }
    p = s228;
    return undefined;
  }
  pos = p;
  return { type: 'Constant', start: base + start, end: base + p, text: l_text };
}

function skipGapAhead(p: number): number {
  let c = 0;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l238: for (;;) {
    const s240 = p;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l239: {
        p = skipComment(p);
        if (p < 0) { break l239; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        continue l238;
      }
      p = s240;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf33(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l246: {
    const s247 = p;
    const t248 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l249: {
        const r250 = readBlanks(p);
        if (r250 === undefined) { break l249; }
        value = r250;
        p = pos;
        break l246;
      }
      p = s247;
      if (trail.length > t248) trail.length = t248;
    } else touched ||= p >= end;
    let e252!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s253 = p;
        l254: {
          p = skipHashWord(p);
          if (p < 0) { break l254; }
          return -1;
        }
        p = s253;
      }
    } else touched ||= p >= end;
    e252 = null;
    let e262!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r263 = readGapMistake(p);
    if (r263 === undefined) { return -1; }
    e262 = r263;
    p = pos;
    value = [e252, e262];
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) p++;
  touched ||= p >= end;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l256: {
    const s257 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l258: {
        p++;
        break l256;
      }
      p = s257;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s259 = p;
        l260: {
          p++;
          return -1;
        }
        p = s259;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf35(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, RepairedAmountsNode | WordNode | RepairedPlaceholderNode | RepairedTextNode];
  let e265!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
    {
      const s266 = p;
      l267: {
        p = skipMemberAhead(p);
        if (p < 0) { break l267; }
        return -1;
      }
      p = s266;
    }
  } else touched ||= p >= end;
  e265 = null;
  let e276!: RepairedAmountsNode | WordNode | RepairedPlaceholderNode | RepairedTextNode;
  l277: {
    const s278 = p;
    const t279 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l280: {
        const r281 = readRepairedAmounts(p);
        if (r281 === undefined) { break l280; }
        e276 = r281;
        p = pos;
        break l277;
      }
      p = s278;
      if (trail.length > t279) trail.length = t279;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l312: {
        const r313 = readWord(p);
        if (r313 === undefined) { break l312; }
        e276 = r313;
        p = pos;
        break l277;
      }
      p = s278;
      if (trail.length > t279) trail.length = t279;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l506: {
        const r507 = readRepairedPlaceholder(p);
        if (r507 === undefined) { break l506; }
        e276 = r507;
        p = pos;
        break l277;
      }
      p = s278;
      if (trail.length > t279) trail.length = t279;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
      touched ||= p >= end;
      return -1;
    }
    const r518 = readRepairedText(p);
    if (r518 === undefined) { return -1; }
    e276 = r518;
    p = pos;
  }
  value = [e265, e276];
  leafValue = value;
  return p;
}

function skipMemberAhead(p: number): number {
  let c = 0;
  l269: {
    const s270 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      l271: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l271; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l271;
        }
        p++;
        break l269;
      }
      p = s270;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n275 = 0;
    l272: for (;;) {
      if (n275 >= 200) break;
      const s274 = p;
      l273: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l273;
        }
        p++;
        n275++;
        continue l272;
      }
      p = s274;
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
  l284: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      const s282 = p;
      l283: {
        p = skipAmountsAhead(p);
        if (p < 0) { break l283; }
        p = s282;
        break l284;
      }
      p = s282;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  const r285 = readBadThousands(p);
  if (r285 === undefined) { return undefined; }
  l_value = r285;
  p = pos;
  pos = p;
  return { type: 'RepairedAmounts', start: base + start, end: base + p, value: l_value };
}

function readBadThousands(p: number): BadThousandsNode | undefined {
  let c = 0;
  const start = p;
  l286: {
    if (text.charCodeAt(p) === 45) {
      const s288 = p;
      l287: {

        p++;
        break l286;
      }
      p = s288;
    } else touched ||= p >= end;
  }
  let n292 = 0;
  l289: for (;;) {
    if (n292 >= 3) break;
    const s291 = p;
    l290: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l290;
      }
      p++;
      n292++;
      continue l289;
    }
    p = s291;
    break;
  }
  if (n292 < 1) { return undefined; }
  let m296 = false;
  l293: for (;;) {
    const s295 = p;
    if (text.charCodeAt(p) === 44) {
      l294: {

        p++;
        let n300 = 0;
        l297: for (;;) {
          if (n300 >= 3) break;
          const s299 = p;
          l298: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l298;
            }
            p++;
            n300++;
            continue l297;
          }
          p = s299;
          break;
        }
        if (n300 < 3) { break l294; }
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          {
            const s301 = p;
            l302: {
              p++;
              break l294;
            }
            p = s301;
          }
        } else touched ||= p >= end;
        m296 = true;
        continue l293;
      }
      p = s295;
    } else touched ||= p >= end;
    break;
  }
  if (!m296) { return undefined; }
  l304: {
    if (text.charCodeAt(p) === 46) {
      const s306 = p;
      l305: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l305;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l304;
      }
      p = s306;
    } else touched ||= p >= end;
  }
  l309: {
    const s307 = p;
    l308: {
      p = skipEndsWord(p);
      if (p < 0) { break l308; }
      p = s307;
      break l309;
    }
    p = s307;
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
  l314: {
    const s315 = p;
    const t316 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l317: {
        const r318 = readText(p);
        if (r318 === undefined) { break l317; }
        l_value = r318;
        p = pos;
        l322: {
          const s320 = p;
          l321: {
            p = skipEnds(p);
            if (p < 0) { break l321; }
            p = s320;
            break l322;
          }
          p = s320;
          break l317;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
          {
            const s497 = p;
            l498: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l498;
              }
              p++;
              break l317;
            }
            p = s497;
          }
        } else touched ||= p >= end;
        break l314;
      }
      p = s315;
      if (trail.length > t316) trail.length = t316;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l500: {
        const r501 = readNumber(p);
        if (r501 === undefined) { break l500; }
        l_value = r501;
        p = pos;
        break l314;
      }
      p = s315;
      if (trail.length > t316) trail.length = t316;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r503 = readConstant(p);
    if (r503 === undefined) { return undefined; }
    l_value = r503;
    p = pos;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, value: l_value };
}

function skipEnds(p: number): number {
  l323: {
    const s324 = p;
    l325: {
      p = skipInObject(p);
      if (p < 0) { break l325; }
      p = skipEndsMember(p);
      if (p < 0) { break l325; }
      break l323;
    }
    p = s324;
    l429: {
      p = skipInArray(p);
      if (p < 0) { break l429; }
      p = skipEndsElement(p);
      if (p < 0) { break l429; }
      break l323;
    }
    p = s324;
    {
      const s477 = p;
      l478: {
        p = skipInObject(p);
        if (p < 0) { break l478; }
        return -1;
      }
      p = s477;
    }
    {
      const s480 = p;
      l481: {
        p = skipInArray(p);
        if (p < 0) { break l481; }
        return -1;
      }
      p = s480;
    }
    p = skipEndsRoot(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipInObject(p: number): number {
  const noted = trail.length;
  const value = readInObject(p);
  if (trail.length > noted) trail.length = noted;
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
  l326: {
    const s327 = p;
    l328: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l329: {
        const s330 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
          l331: {
            p++;
            break l329;
          }
          p = s330;
        } else touched ||= p >= end;
        l332: {
          if (p < end) {
            {
              const s333 = p;
              l334: {
                p++;
                break l332;
              }
              p = s333;
            }
          } else touched ||= p >= end;
          break l329;
        }
        p = s330;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l336: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipMemberFollows(p);
            if (p < 0) { break l336; }
            break l329;
          }
          p = s330;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l364: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l365: {
              const s366 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
                l367: {
                  p++;
                  break l365;
                }
                p = s366;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                touched ||= p >= end;
                break l364;
              }
              p++;
              let n371 = 0;
              l368: for (;;) {
                if (n371 >= 200) break;
                const s370 = p;
                l369: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l369;
                  }
                  p++;
                  n371++;
                  continue l368;
                }
                p = s370;
                break;
              }
            }
            break l329;
          }
          p = s330;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 12289 || c === 65292)) {
          l372: {
            p++;
            break l329;
          }
          p = s330;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l373: {
            p = skipFenceMark(p);
            if (p < 0) { break l373; }
            break l329;
          }
          p = s330;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 58) {
          l374: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l374;
            }
            p = skipValueStart(p);
            if (p < 0) { break l374; }
            break l329;
          }
          p = s330;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l328;
        }
        p = skipOwnName(p);
        if (p < 0) { break l328; }
      }
      break l326;
    }
    p = s327;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l384: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 35 || c === 47))) {
          touched ||= p >= end;
          break l384;
        }
        p = skipLineComment(p);
        if (p < 0) { break l384; }
        break l326;
      }
      p = s327;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l418: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l418;
        }
        p = skipEol(p);
        if (p < 0) { break l418; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l418;
        }
        p++;
        break l326;
      }
      p = s327;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l419: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l419;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l419;
        }
        p++;
        let n423 = 0;
        l420: for (;;) {
          if (n423 >= 200) break;
          const s422 = p;
          l421: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l421;
            }
            p++;
            n423++;
            continue l420;
          }
          p = s422;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l419;
        }
        p++;
        break l326;
      }
      p = s327;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l424: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l424;
        }
        p = skipEol(p);
        if (p < 0) { break l424; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l424;
        }
        p++;
        let n428 = 0;
        l425: for (;;) {
          if (n428 >= 200) break;
          const s427 = p;
          l426: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l426;
            }
            p++;
            n428++;
            continue l425;
          }
          p = s427;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l424;
        }
        p++;
        break l326;
      }
      p = s327;
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
  l337: {
    const s338 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l339: {
        p++;
        break l337;
      }
      p = s338;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))) {
      l340: {
        let n344 = 0;
        l341: for (;;) {
          if (n344 >= 60) break;
          const s343 = p;
          l342: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
              touched ||= p >= end;
              break l342;
            }
            p++;
            n344++;
            continue l341;
          }
          p = s343;
          break;
        }
        if (n344 < 1) { break l340; }
        let n348 = 0;
        l345: for (;;) {
          if (n348 >= 4) break;
          const s347 = p;
          l346: {
            if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
              touched ||= p >= end;
              break l346;
            }
            p++;
            while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
            touched ||= p >= end;
            let n352 = 0;
            l349: for (;;) {
              if (n352 >= 60) break;
              const s351 = p;
              l350: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
                  touched ||= p >= end;
                  break l350;
                }
                p++;
                n352++;
                continue l349;
              }
              p = s351;
              break;
            }
            if (n352 < 1) { break l346; }
            n348++;
            continue l345;
          }
          p = s347;
          break;
        }
        l353: {
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            const s355 = p;
            l354: {
              p++;
              break l353;
            }
            p = s355;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 61 || c === 65306))) {
          touched ||= p >= end;
          break l340;
        }
        p++;
        break l337;
      }
      p = s338;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 8230)) {
      l356: {
        p++;
        break l337;
      }
      p = s338;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 46) {
      l357: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l357;
        }
        p += 3;
        break l337;
      }
      p = s338;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l358: {
        p = skipCommentStart(p);
        if (p < 0) { break l358; }
        break l337;
      }
      p = s338;
    } else touched ||= p >= end;
    l359: {
      if (p < end) {
        {
          const s360 = p;
          l361: {
            p++;
            break l359;
          }
          p = s360;
        }
      } else touched ||= p >= end;
      break l337;
    }
    p = s338;
    if (text.charCodeAt(p) === 92) {
      l363: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l363;
        }
        p += 2;
        break l337;
      }
      p = s338;
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
  l375: {
    const s376 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l377: {
        p++;
        break l375;
      }
      p = s376;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l378: {
        p = skipNumeral(p);
        if (p < 0) { break l378; }
        break l375;
      }
      p = s376;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
      l379: {
        p++;
        break l375;
      }
      p = s376;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n383 = 0;
  l380: for (;;) {
    if (n383 >= 200) break;
    const s382 = p;
    l381: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) {
        touched ||= p >= end;
        break l381;
      }
      p++;
      n383++;
      continue l380;
    }
    p = s382;
    break;
  }
  if (n383 < 1) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 180 || c === 187 || c === 65282 || c === 65287))) {
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
  l385: {
    const s386 = p;
    if (text.charCodeAt(p) === 47) {
      l387: {
        if (!text.startsWith("//", p)) {
          reachesEnd(p, "//");
          break l387;
        }
        p += 2;
        const near388 = p + 16;
        while (p < near388 && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286))) p++;
        if (p === near388) {
          STOPS_3.lastIndex = p;
          p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
        }
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
                break l387;
              }
              p = s392;
            }
          } else touched ||= p >= end;
        }
        break l385;
      }
      p = s386;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l395: {

        p++;
        const near396 = p + 16;
        while (p < near396 && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286))) p++;
        if (p === near396) {
          STOPS_3.lastIndex = p;
          p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l397: {
          const s398 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l399: {
              p = skipEol(p);
              if (p < 0) { break l399; }
              break l397;
            }
            p = s398;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s400 = p;
              l401: {
                p++;
                break l395;
              }
              p = s400;
            }
          } else touched ||= p >= end;
        }
        break l385;
      }
      p = s386;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l403: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l403;
        }
        p += 2;
        let n407 = 0;
        l404: for (;;) {
          if (n407 >= 200) break;
          const s406 = p;
          l405: {
            if (text.charCodeAt(p) === 42) {
              {
                const s408 = p;
                l409: {
                  if (!text.startsWith("*/", p)) {
                    reachesEnd(p, "*/");
                    break l409;
                  }
                  p += 2;
                  break l405;
                }
                p = s408;
              }
            } else touched ||= p >= end;
            if (!((p < end && text.charCodeAt(p) !== 34))) {
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
        if (text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) {
          reachesEnd(p, "*/");
          break l403;
        }
        p += 2;
        break l385;
      }
      p = s386;
    } else touched ||= p >= end;
    l411: {
      const s412 = p;
      if (text.charCodeAt(p) === 47) {
        l413: {
          if (!text.startsWith("//", p)) {
            reachesEnd(p, "//");
            break l413;
          }
          p += 2;
          break l411;
        }
        p = s412;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        return -1;
      }
      p++;
    }
    let n417 = 0;
    l414: for (;;) {
      if (n417 >= 200) break;
      const s416 = p;
      l415: {
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l415;
        }
        p++;
        n417++;
        continue l414;
      }
      p = s416;
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
  if (trail.length > noted) trail.length = noted;
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
  l430: {
    const s431 = p;
    l432: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l433: {
        const s434 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
          l435: {
            p++;
            break l433;
          }
          p = s434;
        } else touched ||= p >= end;
        l436: {
          if (p < end) {
            {
              const s437 = p;
              l438: {
                p++;
                break l436;
              }
              p = s437;
            }
          } else touched ||= p >= end;
          break l433;
        }
        p = s434;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l440: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipElementFollows(p);
            if (p < 0) { break l440; }
            break l433;
          }
          p = s434;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l462: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l463: {
              const s464 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
                l465: {
                  p++;
                  break l463;
                }
                p = s464;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                touched ||= p >= end;
                break l462;
              }
              p++;
              let n469 = 0;
              l466: for (;;) {
                if (n469 >= 200) break;
                const s468 = p;
                l467: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l467;
                  }
                  p++;
                  n469++;
                  continue l466;
                }
                p = s468;
                break;
              }
            }
            break l433;
          }
          p = s434;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 12289 || c === 65292)) {
          l470: {
            p++;
            break l433;
          }
          p = s434;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l471: {
            p = skipFenceMark(p);
            if (p < 0) { break l471; }
            break l433;
          }
          p = s434;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l432;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l432;
        }
        p = skipValueStart(p);
        if (p < 0) { break l432; }
      }
      break l430;
    }
    p = s431;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l472: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 35 || c === 47))) {
          touched ||= p >= end;
          break l472;
        }
        p = skipLineComment(p);
        if (p < 0) { break l472; }
        break l430;
      }
      p = s431;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l473: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l473;
        }
        p = skipEol(p);
        if (p < 0) { break l473; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l473;
        }
        p++;
        break l430;
      }
      p = s431;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l474: {
      const s475 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
        l476: {
          p++;
          break l474;
        }
        p = s475;
      } else touched ||= p >= end;
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
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
  l441: {
    const s442 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l443: {
        p = skipValueStart(p);
        if (p < 0) { break l443; }
        break l441;
      }
      p = s442;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 8230)) {
      l444: {
        p++;
        break l441;
      }
      p = s442;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l445: {
        p = skipCommentStart(p);
        if (p < 0) { break l445; }
        break l441;
      }
      p = s442;
    } else touched ||= p >= end;
    l446: {
      if (p < end) {
        {
          const s447 = p;
          l448: {
            p++;
            break l446;
          }
          p = s447;
        }
      } else touched ||= p >= end;
      break l441;
    }
    p = s442;
    if (text.charCodeAt(p) === 92) {
      l450: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l450;
        }
        p += 2;
        break l441;
      }
      p = s442;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l451: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l451;
        }
        p += 6;
        break l441;
      }
      p = s442;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l452: {
        p = skipOtherConstant(p);
        if (p < 0) { break l452; }
        break l441;
      }
      p = s442;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l460: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
          touched ||= p >= end;
          break l460;
        }
        p++;
        const near461 = p + 16;
        while (p < near461 && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) p++;
        if (p === near461) {
          STOPS_4.lastIndex = p;
          p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 44 || c === 93))) {
          touched ||= p >= end;
          break l460;
        }
        p++;
        break l441;
      }
      p = s442;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
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
  l453: {
    const s454 = p;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l455: {
        if (!isCaseless(p, "true")) { break l455; }
        p += 4;
        break l453;
      }
      p = s454;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l456: {
        if (!isCaseless(p, "false")) { break l456; }
        p += 5;
        break l453;
      }
      p = s454;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l457: {
        if (!isCaseless(p, "null")) { break l457; }
        p += 4;
        break l453;
      }
      p = s454;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l458: {
        if (!isCaseless(p, "none")) { break l458; }
        p += 4;
        break l453;
      }
      p = s454;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l459: {
        if (!isCaseless(p, "nil")) { break l459; }
        p += 3;
        break l453;
      }
      p = s454;
    } else touched ||= p >= end;
    if (!isCaseless(p, "undefined")) { return -1; }
    p += 9;
  }
  return p;
}

function skipEndsRoot(p: number): number {
  let c = 0;
  l483: {
    const s484 = p;
    l485: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l486: {
        const s487 = p;
        l488: {
          if (p < end) {
            {
              const s489 = p;
              l490: {
                p++;
                break l488;
              }
              p = s489;
            }
          } else touched ||= p >= end;
          break l486;
        }
        p = s487;
        if (text.charCodeAt(p) !== 43) {
          touched ||= p >= end;
          break l485;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l485;
        }
        p++;
      }
      break l483;
    }
    p = s484;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l492: {
      const s493 = p;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l494: {
          p = skipEol(p);
          if (p < 0) { break l494; }
          break l492;
        }
        p = s493;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 41 || c === 59)) {
        l495: {
          p++;
          break l492;
        }
        p = s493;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
        l496: {
          p = skipFenceMark(p);
          if (p < 0) { break l496; }
          break l492;
        }
        p = s493;
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
  const r508 = readBadPlaceholder(p);
  if (r508 === undefined) { return undefined; }
  l_value = r508;
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
      const s509 = p;
      l510: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
          touched ||= p >= end;
          break l510;
        }
        p++;
        return undefined;
      }
      p = s509;
    }
  } else touched ||= p >= end;
  let n515 = 0;
  l512: for (;;) {
    if (n515 >= 200) break;
    const s514 = p;
    l513: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l513;
      }
      p++;
      n515++;
      continue l512;
    }
    p = s514;
    break;
  }
  if (n515 < 1) { return undefined; }
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
  l519: {
    const s520 = p;
    const t521 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l522: {
        const r523 = readBadEscapedQuotes(p);
        if (r523 === undefined) { break l522; }
        l_value = r523;
        p = pos;
        break l519;
      }
      p = s520;
      if (trail.length > t521) trail.length = t521;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l539: {
        const r540 = readBadEntityQuotes(p);
        if (r540 === undefined) { break l539; }
        l_value = r540;
        p = pos;
        break l519;
      }
      p = s520;
      if (trail.length > t521) trail.length = t521;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l549: {
        const r550 = readBadDoubledQuotes(p);
        if (r550 === undefined) { break l549; }
        l_value = r550;
        p = pos;
        break l519;
      }
      p = s520;
      if (trail.length > t521) trail.length = t521;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return undefined;
    }
    const r560 = readBadPath(p);
    if (r560 === undefined) { return undefined; }
    l_value = r560;
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
  const s524 = p;
  l525: for (;;) {
    const s527 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l526: {
        l529: {
          const s530 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l531: {
              p++;
              break l529;
            }
            p = s530;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92 || !text.startsWith("\\\\", p)) {
            reachesEnd(p, "\\\\");
            break l526;
          }
          p += 2;
          l532: {
            if ((p < end && text.charCodeAt(p) !== 34)) {
              const s534 = p;
              l533: {
                l535: {
                  const s536 = p;
                  if (text.charCodeAt(p) === 92) {
                    l537: {

                      p++;
                      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
                        touched ||= p >= end;
                        break l537;
                      }
                      p++;
                      break l535;
                    }
                    p = s536;
                  } else touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33))) {
                    touched ||= p >= end;
                    break l533;
                  }
                  p++;
                }
                break l532;
              }
              p = s534;
            } else touched ||= p >= end;
          }
        }
        continue l525;
      }
      p = s527;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s524, p);
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
  l541: {
    const s542 = p;
    if (text.charCodeAt(p) === 38) {
      l543: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l543;
        }
        p += 6;
        const s544 = p;
        const near545 = p + 16;
        while (p < near545 && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
        if (p === near545) {
          STOPS_5.lastIndex = p;
          p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l_text = text.slice(s544, p);
        if (text.charCodeAt(p) !== 38 || !text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l543;
        }
        p += 6;
        break l541;
      }
      p = s542;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 38 || !text.startsWith("&#34;", p)) {
      reachesEnd(p, "&#34;");
      return undefined;
    }
    p += 5;
    const s546 = p;
    const near547 = p + 16;
    while (p < near547 && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
    if (p === near547) {
      STOPS_5.lastIndex = p;
      p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l_text = text.slice(s546, p);
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
  const s551 = p;
  let n555 = 0;
  l552: for (;;) {
    if (n555 >= 200) break;
    const s554 = p;
    l553: {
      if (!(((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
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
  l_text = text.slice(s551, p);
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"", p)) {
    reachesEnd(p, "\"\"");
    return undefined;
  }
  p += 2;
  l558: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)) {
      const s556 = p;
      l557: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
          touched ||= p >= end;
          break l557;
        }
        p++;
        p = s556;
        break l558;
      }
      p = s556;
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
  const s561 = p;
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
  l564: {
    if (text.charCodeAt(p) === 92) {
      const s562 = p;
      l563: {

        p++;
        p = s562;
        break l564;
      }
      p = s562;
    } else touched ||= p >= end;
    return undefined;
  }
  l567: {
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      const s565 = p;
      l566: {
        p = skipPathEscape(p);
        if (p < 0) { break l566; }
        p = s565;
        break l567;
      }
      p = s565;
    } else touched ||= p >= end;
    return undefined;
  }
  l592: for (;;) {
    const s594 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l593: {
        p = skipPathPart(p);
        if (p < 0) { break l593; }
        continue l592;
      }
      p = s594;
    } else touched ||= p >= end;
    break;
  }
  if (!(text.charCodeAt(p) === 92)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLoneBackslash(p);
  if (p < 0) { return undefined; }
  l606: for (;;) {
    const s608 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l607: {
        l610: {
          const s611 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l612: {
              p = skipPathPart(p);
              if (p < 0) { break l612; }
              break l610;
            }
            p = s611;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l607;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l607; }
        }
        continue l606;
      }
      p = s608;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s561, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l615: {
    const s613 = p;
    l614: {
      p = skipEnds(p);
      if (p < 0) { break l614; }
      p = s613;
      break l615;
    }
    p = s613;
    return undefined;
  }
  pos = p;
  const node: BadPathNode = { type: 'BadPath', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipPathEscape(p: number): number {
  let c = 0;
  l568: for (;;) {
    const s570 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l569: {
        l572: {
          const s573 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l574: {
              p++;
              break l572;
            }
            p = s573;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l569;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l569; }
        }
        continue l568;
      }
      p = s570;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 92) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l585: {
    const s586 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
      l587: {
        p++;
        break l585;
      }
      p = s586;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 117) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n591 = 0;
    l588: for (;;) {
      if (n591 >= 4) break;
      const s590 = p;
      l589: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l589;
        }
        p++;
        n591++;
        continue l588;
      }
      p = s590;
      break;
    }
    if (n591 < 4) { return -1; }
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
      const s575 = p;
      l576: {
        l578: {
          const s579 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l580: {
              p++;
              break l578;
            }
            p = s579;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l576;
          }
          p++;
          let n584 = 0;
          l581: for (;;) {
            if (n584 >= 4) break;
            const s583 = p;
            l582: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l582;
              }
              p++;
              n584++;
              continue l581;
            }
            p = s583;
            break;
          }
          if (n584 < 4) { break l576; }
        }
        return -1;
      }
      p = s575;
    }
  } else touched ||= p >= end;
  return p;
}

function skipPathPart(p: number): number {
  let c = 0;
  l596: {
    const s597 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
      l598: {
        p++;
        break l596;
      }
      p = s597;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l599: {
      const s600 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
        l601: {
          p++;
          break l599;
        }
        p = s600;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 117) {
        touched ||= p >= end;
        return -1;
      }
      p++;
      let n605 = 0;
      l602: for (;;) {
        if (n605 >= 4) break;
        const s604 = p;
        l603: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
            touched ||= p >= end;
            break l603;
          }
          p++;
          n605++;
          continue l602;
        }
        p = s604;
        break;
      }
      if (n605 < 4) { return -1; }
    }
  }
  return p;
}

function leaf64(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e618!: null;
  l621: {
    if (text.charCodeAt(p) === 91) {
      const s619 = p;
      l620: {
        p = skipNamedArrayAhead(p);
        if (p < 0) { break l620; }
        p = s619;
        break l621;
      }
      p = s619;
    } else touched ||= p >= end;
    return -1;
  }
  e618 = null;
  value = [e618];
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
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

function leaf66(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NamedArrayStartNode;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return -1;
  }
  const r622 = readNamedArrayStart(p);
  if (r622 === undefined) { return -1; }
  value = r622;
  p = pos;
  leafValue = value;
  return p;
}

function readNamedArrayStart(p: number): NamedArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r623 = readObjectKind(p);
  if (r623 === undefined) { return undefined; }
  l_kind = r623;
  p = pos;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return undefined;
  }
  const r625 = readBadNamedArray(p);
  if (r625 === undefined) { return undefined; }
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

function leaf70(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PairNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
    touched ||= p >= end;
    return -1;
  }
  const r628 = readPair(p);
  if (r628 === undefined) { return -1; }
  value = r628;
  p = pos;
  leafValue = value;
  return p;
}

function readPair(p: number): PairNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: TextNode | BadBareKeyNode;
  let l_value!: TextNode | NumberNode | ConstantNode;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l629: {
    const s630 = p;
    const t631 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l632: {
        const r633 = readText(p);
        if (r633 === undefined) { break l632; }
        l_name = r633;
        p = pos;
        break l629;
      }
      p = s630;
      if (trail.length > t631) trail.length = t631;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r635 = readBadBareKey(p);
    if (r635 === undefined) { return undefined; }
    l_name = r635;
    p = pos;
    l646: {
      if (text.charCodeAt(p) === 58) {
        const s644 = p;
        l645: {

          p++;
          p = s644;
          break l646;
        }
        p = s644;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l647: {
    const s648 = p;
    const t649 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l650: {
        const r651 = readText(p);
        if (r651 === undefined) { break l650; }
        l_value = r651;
        p = pos;
        break l647;
      }
      p = s648;
      if (trail.length > t649) trail.length = t649;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l653: {
        const r654 = readNumber(p);
        if (r654 === undefined) { break l653; }
        l_value = r654;
        p = pos;
        break l647;
      }
      p = s648;
      if (trail.length > t649) trail.length = t649;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r656 = readConstant(p);
    if (r656 === undefined) { return undefined; }
    l_value = r656;
    p = pos;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipPairEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Pair', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readBadBareKey(p: number): BadBareKeyNode | undefined {
  let c = 0;
  const start = p;
  l636: {
    if (text.charCodeAt(p) === 58) {
      const s638 = p;
      l637: {

        p++;
        break l636;
      }
      p = s638;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
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

function skipBareKey(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))) p++;
  touched ||= p >= end;
  l639: for (;;) {
    const s641 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l640: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l640;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
          touched ||= p >= end;
          break l640;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))) p++;
        touched ||= p >= end;
        continue l639;
      }
      p = s641;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipPairEnd(p: number): number {
  let c = 0;
  l658: {
    const s659 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l660: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l660;
        }
        p++;
        l663: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            const s661 = p;
            l662: {
              p = skipGapAhead(p);
              if (p < 0) { break l662; }
              l664: {
                const s665 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
                  l666: {
                    p++;
                    break l664;
                  }
                  p = s665;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                  touched ||= p >= end;
                  break l662;
                }
                p++;
                let n670 = 0;
                l667: for (;;) {
                  if (n670 >= 200) break;
                  const s669 = p;
                  l668: {
                    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                      touched ||= p >= end;
                      break l668;
                    }
                    p++;
                    n670++;
                    continue l667;
                  }
                  p = s669;
                  break;
                }
                while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                touched ||= p >= end;
                if (text.charCodeAt(p) !== 58) {
                  touched ||= p >= end;
                  break l662;
                }
                p++;
              }
              p = s661;
              break l663;
            }
            p = s661;
          } else touched ||= p >= end;
          break l660;
        }
        break l658;
      }
      p = s659;
    } else touched ||= p >= end;
    l673: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)) {
        const s671 = p;
        l672: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l672;
          }
          p++;
          p = s671;
          break l673;
        }
        p = s671;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function leaf75(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l675: {
    const s676 = p;
    const t677 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l678: {
        const r679 = readBlanks(p);
        if (r679 === undefined) { break l678; }
        value = r679;
        p = pos;
        break l675;
      }
      p = s676;
      if (trail.length > t677) trail.length = t677;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r681 = readGapMistake(p);
    if (r681 === undefined) { return -1; }
    value = r681;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf76(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : (c >= 8231 && c <= 65291) || (c >= 188 && c <= 8229) || c >= 65307 || (c >= 128 && c <= 186) || (c >= 65293 && c <= 65305)))) {
    touched ||= p >= end;
    return -1;
  }
  const r683 = readKey(p);
  if (r683 === undefined) { return -1; }
  value = r683;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: TextNode | BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadOddNameNode | BadBareKeyNode | MissingKeyNode;
  l684: {
    const s685 = p;
    const t686 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : (c >= 8231 && c <= 65291) || (c >= 188 && c <= 8229) || c >= 65307 || (c >= 128 && c <= 186) || (c >= 65293 && c <= 65305))) {
      l687: {
        l688: {
          const s689 = p;
          const t690 = trail.length;
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            l691: {
              const r692 = readText(p);
              if (r692 === undefined) { break l691; }
              l_name = r692;
              p = pos;
              l696: {
                const s694 = p;
                l695: {
                  p = skipEndsName(p);
                  if (p < 0) { break l695; }
                  p = s694;
                  break l696;
                }
                p = s694;
                break l691;
              }
              break l688;
            }
            p = s689;
            if (trail.length > t690) trail.length = t690;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : (c >= 8231 && c <= 65291) || (c >= 188 && c <= 8229) || c >= 65307 || (c >= 128 && c <= 186) || (c >= 65293 && c <= 65305)))) {
            touched ||= p >= end;
            break l687;
          }
          const r713 = readRepairedName(p);
          if (r713 === undefined) { break l687; }
          l_name = r713;
          p = pos;
        }
        l904: for (;;) {
          const s906 = p;
          const t907 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
            l905: {
              const r909 = readKeyGap(p);
              if (r909 === undefined) { break l905; }
              p = pos;
              continue l904;
            }
            p = s906;
            if (trail.length > t907) trail.length = t907;
          } else touched ||= p >= end;
          break;
        }
        const r919 = readColon(p);
        if (r919 === undefined) { break l687; }
        p = pos;
        break l684;
      }
      p = s685;
      if (trail.length > t686) trail.length = t686;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 58)) {
      touched ||= p >= end;
      return undefined;
    }
    const r950 = readMissingKey(p);
    if (r950 === undefined) { return undefined; }
    l_name = r950;
    p = pos;
    l955: {
      const s956 = p;
      const t957 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
        l958: {
          const r959 = readBadColon(p);
          if (r959 === undefined) { break l958; }
          p = pos;
          break l955;
        }
        p = s956;
        if (trail.length > t957) trail.length = t957;
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
  l697: {
    const s698 = p;
    l699: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l700: {
        const s701 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 65306)) {
          l702: {
            p++;
            break l700;
          }
          p = s701;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
          l703: {
            p++;
            break l700;
          }
          p = s701;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
          l704: {
            p = skipCommentStart(p);
            if (p < 0) { break l704; }
            break l700;
          }
          p = s701;
        } else touched ||= p >= end;
        l705: {
          if (p < end) {
            {
              const s706 = p;
              l707: {
                p++;
                break l705;
              }
              p = s706;
            }
          } else touched ||= p >= end;
          break l700;
        }
        p = s701;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
          l709: {
            p++;
            break l700;
          }
          p = s701;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l699;
        }
        p++;
      }
      break l697;
    }
    p = s698;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l710: {
      const s711 = p;
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
        l712: {
          p = skipNumeral(p);
          if (p < 0) { break l712; }
          break l710;
        }
        p = s711;
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
  l714: {
    const s715 = p;
    const t716 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l717: {
        const r718 = readBadEscapedQuotes(p);
        if (r718 === undefined) { break l717; }
        value = r718;
        p = pos;
        break l714;
      }
      p = s715;
      if (trail.length > t716) trail.length = t716;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l720: {
        const r721 = readBadEntityQuotes(p);
        if (r721 === undefined) { break l720; }
        value = r721;
        p = pos;
        break l714;
      }
      p = s715;
      if (trail.length > t716) trail.length = t716;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l723: {
        const r724 = readBadDoubledQuotes(p);
        if (r724 === undefined) { break l723; }
        value = r724;
        p = pos;
        break l714;
      }
      p = s715;
      if (trail.length > t716) trail.length = t716;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l726: {
        const r727 = readBadSmartName(p);
        if (r727 === undefined) { break l726; }
        value = r727;
        p = pos;
        break l714;
      }
      p = s715;
      if (trail.length > t716) trail.length = t716;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
      l751: {
        const r752 = readBadPrefixedName(p);
        if (r752 === undefined) { break l751; }
        value = r752;
        p = pos;
        break l714;
      }
      p = s715;
      if (trail.length > t716) trail.length = t716;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l768: {
        const r769 = readBadColonInside(p);
        if (r769 === undefined) { break l768; }
        value = r769;
        p = pos;
        break l714;
      }
      p = s715;
      if (trail.length > t716) trail.length = t716;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))) {
      l779: {
        const r780 = readBadLostQuote(p);
        if (r780 === undefined) { break l779; }
        value = r780;
        p = pos;
        break l714;
      }
      p = s715;
      if (trail.length > t716) trail.length = t716;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l797: {
        const r798 = readBadOtherQuote(p);
        if (r798 === undefined) { break l797; }
        value = r798;
        p = pos;
        break l714;
      }
      p = s715;
      if (trail.length > t716) trail.length = t716;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l819: {
        const r820 = readBadQuotedName(p);
        if (r820 === undefined) { break l819; }
        value = r820;
        p = pos;
        break l714;
      }
      p = s715;
      if (trail.length > t716) trail.length = t716;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l857: {
        const r858 = readBadOddName(p);
        if (r858 === undefined) { break l857; }
        value = r858;
        p = pos;
        break l714;
      }
      p = s715;
      if (trail.length > t716) trail.length = t716;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r893 = readBadBareKey(p);
    if (r893 === undefined) { return undefined; }
    value = r893;
    p = pos;
    l897: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c === 65306)) {
        const s895 = p;
        l896: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l898: {
            const s899 = p;
            if (text.charCodeAt(p) === 58) {
              l900: {

                p++;
                break l898;
              }
              p = s899;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 61) {
              l901: {

                p++;
                break l898;
              }
              p = s899;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 65306) {
              l902: {

                p++;
                break l898;
              }
              p = s899;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) !== 59) {
              touched ||= p >= end;
              break l896;
            }
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l896;
            }
            p = skipValueStart(p);
            if (p < 0) { break l896; }
          }
          p = s895;
          break l897;
        }
        p = s895;
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
  l728: {
    const s729 = p;
    if ((((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 171 || c === 65282)) {
      l730: {
        p++;
        const s731 = p;
        let n735 = 0;
        l732: for (;;) {
          if (n735 >= 200) break;
          const s734 = p;
          l733: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8219) || c >= 65283 || (c >= 128 && c <= 186)))) {
              touched ||= p >= end;
              break l733;
            }
            p++;
            n735++;
            continue l732;
          }
          p = s734;
          break;
        }
        l_text = text.slice(s731, p);
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282))) {
          touched ||= p >= end;
          break l730;
        }
        p++;
        l738: {
          const s736 = p;
          l737: {
            p = skipEndsName(p);
            if (p < 0) { break l737; }
            p = s736;
            break l738;
          }
          p = s736;
          break l730;
        }
        break l728;
      }
      p = s729;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      {
        const s739 = p;
        l740: {
          p = skipFenceMark(p);
          if (p < 0) { break l740; }
          return undefined;
        }
        p = s739;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : (c >= 8216 && c <= 8219) || c === 180 || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s742 = p;
    let n746 = 0;
    l743: for (;;) {
      if (n746 >= 200) break;
      const s745 = p;
      l744: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : (c >= 8220 && c <= 65286) || (c >= 181 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 179)))) {
          touched ||= p >= end;
          break l744;
        }
        p++;
        n746++;
        continue l743;
      }
      p = s745;
      break;
    }
    l_text = text.slice(s742, p);
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : (c >= 8216 && c <= 8219) || c === 180 || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l749: {
      const s747 = p;
      l748: {
        p = skipEndsName(p);
        if (p < 0) { break l748; }
        p = s747;
        break l749;
      }
      p = s747;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l753: {
    const s754 = p;
    if (text.charCodeAt(p) === 34) {
      l755: {
        const r756 = readDoubleName(p);
        if (r756 === undefined) { break l755; }
        l_text = r756;
        p = pos;
        break l753;
      }
      p = s754;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r760 = readSingleName(p);
    if (r760 === undefined) { return undefined; }
    l_text = r760;
    p = pos;
  }
  l766: {
    const s764 = p;
    l765: {
      p = skipEndsName(p);
      if (p < 0) { break l765; }
      p = s764;
      break l766;
    }
    p = s764;
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
  const s757 = p;
  const near758 = p + 16;
  while (p < near758 && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
  if (p === near758) {
    STOPS_8.lastIndex = p;
    p = STOPS_8.test(text) ? STOPS_8.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  value = text.slice(s757, p);
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
  const s761 = p;
  const near762 = p + 16;
  while (p < near762 && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) p++;
  if (p === near762) {
    STOPS_9.lastIndex = p;
    p = STOPS_9.test(text) ? STOPS_9.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  value = text.slice(s761, p);
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
  const s770 = p;
  let n774 = 0;
  l771: for (;;) {
    if (n774 >= 200) break;
    const s773 = p;
    l772: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l772;
      }
      p++;
      n774++;
      continue l771;
    }
    p = s773;
    break;
  }
  if (n774 < 1) { return undefined; }
  l_text = text.slice(s770, p);
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
  l777: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s775 = p;
      l776: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l776;
        }
        p = skipValueStart(p);
        if (p < 0) { break l776; }
        p = s775;
        break l777;
      }
      p = s775;
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
  l781: {
    const s782 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l783: {
        p++;
        const s784 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l783;
        }
        p++;
        let n788 = 0;
        l785: for (;;) {
          if (n788 >= 200) break;
          const s787 = p;
          l786: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l786;
            }
            p++;
            n788++;
            continue l785;
          }
          p = s787;
          break;
        }
        l_text = text.slice(s784, p);
        l791: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false)) {
            const s789 = p;
            l790: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l790;
              }
              p++;
              p = s789;
              break l791;
            }
            p = s789;
          } else touched ||= p >= end;
          break l783;
        }
        break l781;
      }
      p = s782;
    } else touched ||= p >= end;
    const s792 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipBareKey(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s792, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l795: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false)) {
        const s793 = p;
        l794: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l794;
          }
          p++;
          p = s793;
          break l795;
        }
        p = s793;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: BadLostQuoteNode = { type: 'BadLostQuote', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readBadOtherQuote(p: number): BadOtherQuoteNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l799: {
    const s800 = p;
    if (text.charCodeAt(p) === 34) {
      l801: {

        p++;
        const s802 = p;
        let n806 = 0;
        l803: for (;;) {
          if (n806 >= 200) break;
          const s805 = p;
          l804: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l804;
            }
            p++;
            n806++;
            continue l803;
          }
          p = s805;
          break;
        }
        l_text = text.slice(s802, p);
        if (!(((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l801;
        }
        p++;
        l809: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false)) {
            const s807 = p;
            l808: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l808;
              }
              p++;
              p = s807;
              break l809;
            }
            p = s807;
          } else touched ||= p >= end;
          break l801;
        }
        break l799;
      }
      p = s800;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s810 = p;
    let n814 = 0;
    l811: for (;;) {
      if (n814 >= 200) break;
      const s813 = p;
      l812: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l812;
        }
        p++;
        n814++;
        continue l811;
      }
      p = s813;
      break;
    }
    l_text = text.slice(s810, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 8217))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l817: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false)) {
        const s815 = p;
        l816: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l816;
          }
          p++;
          p = s815;
          break l817;
        }
        p = s815;
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
  l821: {
    const s822 = p;
    if (text.charCodeAt(p) === 34) {
      l823: {

        p++;
        const s824 = p;
        p = skipNameInside(p);
        if (p < 0) { break l823; }
        let n835 = 0;
        l832: for (;;) {
          if (n835 >= 9) break;
          const s834 = p;
          l833: {
            if (text.charCodeAt(p) !== 34) {
              touched ||= p >= end;
              break l833;
            }
            p++;
            {
              const s836 = p;
              l837: {
                p = skipEndsName(p);
                if (p < 0) { break l837; }
                break l833;
              }
              p = s836;
            }
            p = skipNameInside(p);
            if (p < 0) { break l833; }
            if (text.charCodeAt(p) !== 34) {
              touched ||= p >= end;
              break l833;
            }
            p++;
            {
              const s839 = p;
              l840: {
                p = skipEndsName(p);
                if (p < 0) { break l840; }
                break l833;
              }
              p = s839;
            }
            p = skipNameInside(p);
            if (p < 0) { break l833; }
            n835++;
            continue l832;
          }
          p = s834;
          break;
        }
        if (n835 < 1) { break l823; }
        l_text = text.slice(s824, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l823;
        }
        p++;
        l844: {
          const s842 = p;
          l843: {
            p = skipEndsName(p);
            if (p < 0) { break l843; }
            p = s842;
            break l844;
          }
          p = s842;
          break l823;
        }
        break l821;
      }
      p = s822;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s845 = p;
    let n849 = 0;
    l846: for (;;) {
      if (n849 >= 200) break;
      const s848 = p;
      l847: {
        l850: {
          const s851 = p;
          if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
            l852: {
              p++;
              break l850;
            }
            p = s851;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92) {
            touched ||= p >= end;
            break l847;
          }
          p++;
          if (!(p < end)) {
            touched ||= p >= end;
            break l847;
          }
          p++;
        }
        n849++;
        continue l846;
      }
      p = s848;
      break;
    }
    l_text = text.slice(s845, p);
    if (text.charCodeAt(p) !== 34) {
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
  const node: BadQuotedNameNode = { type: 'BadQuotedName', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipNameInside(p: number): number {
  let c = 0;
  let n828 = 0;
  l825: for (;;) {
    if (n828 >= 200) break;
    const s827 = p;
    l826: {
      l829: {
        const s830 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
          l831: {
            p++;
            break l829;
          }
          p = s830;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l826;
        }
        p++;
        if (!(p < end)) {
          touched ||= p >= end;
          break l826;
        }
        p++;
      }
      n828++;
      continue l825;
    }
    p = s827;
    break;
  }
  return p;
}

function readBadOddName(p: number): BadOddNameNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l859: {
    const s860 = p;
    if (text.charCodeAt(p) === 34) {
      l861: {

        p++;
        const s862 = p;
        let n866 = 0;
        l863: for (;;) {
          if (n866 >= 200) break;
          const s865 = p;
          l864: {
            l867: {
              const s868 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
                l869: {
                  p++;
                  break l867;
                }
                p = s868;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) === 92) {
                l870: {

                  p++;
                  if (!(p < end)) {
                    touched ||= p >= end;
                    break l870;
                  }
                  p++;
                  break l867;
                }
                p = s868;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l864;
              }
              p++;
              {
                const s871 = p;
                l872: {
                  p = skipEndsName(p);
                  if (p < 0) { break l872; }
                  break l864;
                }
                p = s871;
              }
            }
            n866++;
            continue l863;
          }
          p = s865;
          break;
        }
        l_text = text.slice(s862, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l861;
        }
        p++;
        l876: {
          const s874 = p;
          l875: {
            p = skipEndsName(p);
            if (p < 0) { break l875; }
            p = s874;
            break l876;
          }
          p = s874;
          break l861;
        }
        break l859;
      }
      p = s860;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s877 = p;
    let n881 = 0;
    l878: for (;;) {
      if (n881 >= 200) break;
      const s880 = p;
      l879: {
        l882: {
          const s883 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) {
            l884: {
              p++;
              break l882;
            }
            p = s883;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 92) {
            l885: {

              p++;
              if (!(p < end)) {
                touched ||= p >= end;
                break l885;
              }
              p++;
              break l882;
            }
            p = s883;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 39) {
            touched ||= p >= end;
            break l879;
          }
          p++;
          {
            const s886 = p;
            l887: {
              p = skipEndsName(p);
              if (p < 0) { break l887; }
              break l879;
            }
            p = s886;
          }
        }
        n881++;
        continue l878;
      }
      p = s880;
      break;
    }
    l_text = text.slice(s877, p);
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l891: {
      const s889 = p;
      l890: {
        p = skipEndsName(p);
        if (p < 0) { break l890; }
        p = s889;
        break l891;
      }
      p = s889;
      return undefined;
    }
  }
  pos = p;
  const node: BadOddNameNode = { type: 'BadOddName', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readKeyGap(p: number): string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l910: {
    const s911 = p;
    const t912 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l913: {
        const r914 = readBlanks(p);
        if (r914 === undefined) { break l913; }
        value = r914;
        p = pos;
        break l910;
      }
      p = s911;
      if (trail.length > t912) trail.length = t912;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r916 = readGapMistake(p);
    if (r916 === undefined) { return undefined; }
    value = r916;
    p = pos;
  }
  pos = p;
  return value;
}

function readColon(p: number): BadColonNode | ":" | null | MissingColonNode | undefined {
  let c = 0;
  let value!: BadColonNode | ":" | null | MissingColonNode;
  l920: {
    const s921 = p;
    const t922 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
      l923: {
        const r924 = readBadColon(p);
        if (r924 === undefined) { break l923; }
        value = r924;
        p = pos;
        break l920;
      }
      p = s921;
      if (trail.length > t922) trail.length = t922;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l936: {

        value = ":";
        p++;
        break l920;
      }
      p = s921;
      if (trail.length > t922) trail.length = t922;
    } else touched ||= p >= end;
    l937: {
      l940: {
        const s938 = p;
        l939: {
          l941: {
            const s942 = p;
            if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
              l943: {
                p++;
                break l941;
              }
              p = s942;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s944 = p;
                l945: {
                  p++;
                  break l939;
                }
                p = s944;
              }
            } else touched ||= p >= end;
          }
          p = s938;
          break l940;
        }
        p = s938;
        break l937;
      }
      value = null;
      break l920;
    }
    p = s921;
    if (trail.length > t922) trail.length = t922;
    const r947 = readMissingColon(p);
    if (r947 === undefined) { return undefined; }
    value = r947;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadColon(p: number): BadColonNode | undefined {
  let c = 0;
  const start = p;
  l925: {
    const s926 = p;
    if (text.charCodeAt(p) === 58) {
      l927: {

        p++;
        let m931 = false;
        l928: for (;;) {
          const s930 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : false)) {
            l929: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
                touched ||= p >= end;
                break l929;
              }
              p++;
              m931 = true;
              continue l928;
            }
            p = s930;
          } else touched ||= p >= end;
          break;
        }
        if (!m931) { break l927; }
        break l925;
      }
      p = s926;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l932: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l932;
        }
        p += 2;
        break l925;
      }
      p = s926;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l933: {

        p++;
        break l925;
      }
      p = s926;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65306) {
      l934: {

        p++;
        break l925;
      }
      p = s926;
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
  l953: {
    if (text.charCodeAt(p) === 58) {
      const s951 = p;
      l952: {

        p++;
        p = s951;
        break l953;
      }
      p = s951;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingKeyNode = { type: 'MissingKey', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf95(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
    touched ||= p >= end;
    return -1;
  }
  const r962 = readValueGap(p);
  if (r962 === undefined) { return -1; }
  value = r962;
  p = pos;
  leafValue = value;
  return p;
}

function readValueGap(p: number): string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode] | undefined {
  let c = 0;
  let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l963: {
    const s964 = p;
    const t965 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l966: {
        const r967 = readBlanks(p);
        if (r967 === undefined) { break l966; }
        value = r967;
        p = pos;
        break l963;
      }
      p = s964;
      if (trail.length > t965) trail.length = t965;
    } else touched ||= p >= end;
    let e969!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s970 = p;
        l971: {
          p = skipHashWord(p);
          if (p < 0) { break l971; }
          return undefined;
        }
        p = s970;
      }
    } else touched ||= p >= end;
    e969 = null;
    let e973!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r974 = readGapMistake(p);
    if (r974 === undefined) { return undefined; }
    e973 = r974;
    p = pos;
    value = [e969, e973];
  }
  pos = p;
  return value;
}

function leaf97(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedAmountNode;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
    touched ||= p >= end;
    return -1;
  }
  const r977 = readRepairedAmount(p);
  if (r977 === undefined) { return -1; }
  value = r977;
  p = pos;
  leafValue = value;
  return p;
}

function readRepairedAmount(p: number): RepairedAmountNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadThousandsNode;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  const r978 = readBadThousands(p);
  if (r978 === undefined) { return undefined; }
  l_value = r978;
  p = pos;
  pos = p;
  return { type: 'RepairedAmount', start: base + start, end: base + p, value: l_value };
}

function leaf99(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r981 = readWord(p);
  if (r981 === undefined) { return -1; }
  value = r981;
  p = pos;
  leafValue = value;
  return p;
}

function leaf100(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedPlaceholderNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r983 = readRepairedPlaceholder(p);
  if (r983 === undefined) { return -1; }
  value = r983;
  p = pos;
  leafValue = value;
  return p;
}

function leaf101(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectStartNode;
  if (!(((c = text.charCodeAt(p)) === 123 || c === 65371))) {
    touched ||= p >= end;
    return -1;
  }
  const r985 = readObjectStart(p);
  if (r985 === undefined) { return -1; }
  value = r985;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectStart(p: number): ObjectStartNode | undefined {
  let c = 0;
  const start = p;
  let l_kind!: string;
  const r986 = readObjectKind(p);
  if (r986 === undefined) { return undefined; }
  l_kind = r986;
  p = pos;
  l988: {
    const s989 = p;
    const t990 = trail.length;
    if (text.charCodeAt(p) === 123) {
      l991: {

        p++;
        break l988;
      }
      p = s989;
      if (trail.length > t990) trail.length = t990;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 65371)) {
      touched ||= p >= end;
      return undefined;
    }
    const r992 = readBadFullBrace(p);
    if (r992 === undefined) { return undefined; }
    p = pos;
  }
  l994: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      const s996 = p;
      const t997 = trail.length;
      l995: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 123)) {
          touched ||= p >= end;
          break l995;
        }
        const r998 = readBadDoubledBracket(p);
        if (r998 === undefined) { break l995; }
        p = pos;
        break l994;
      }
      p = s996;
      if (trail.length > t997) trail.length = t997;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'ObjectStart', start: base + start, end: base + p, kind: l_kind };
}

function readBadFullBrace(p: number): BadFullBraceNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 65371) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadFullBraceNode = { type: 'BadFullBrace', start: base + start, end: base + p, raw: text.slice(start, p) };
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
  l1001: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s999 = p;
      l1000: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
          touched ||= p >= end;
          break l1000;
        }
        p = skipQuotedAhead(p);
        if (p < 0) { break l1000; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1000;
        }
        p++;
        p = s999;
        break l1001;
      }
      p = s999;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBracketNode = { type: 'BadDoubledBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf105(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ArrayStartNode;
  if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  const r1004 = readArrayStart(p);
  if (r1004 === undefined) { return -1; }
  value = r1004;
  p = pos;
  leafValue = value;
  return p;
}

function readArrayStart(p: number): ArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r1005 = readArrayKind(p);
  if (r1005 === undefined) { return undefined; }
  l_kind = r1005;
  p = pos;
  l1007: {
    const s1008 = p;
    const t1009 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1010: {

        p++;
        break l1007;
      }
      p = s1008;
      if (trail.length > t1009) trail.length = t1009;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 65339)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1011 = readBadFullBracket(p);
    if (r1011 === undefined) { return undefined; }
    p = pos;
  }
  pos = p;
  return { type: 'ArrayStart', start: base + start, end: base + p, kind: l_kind };
}

function readBadFullBracket(p: number): BadFullBracketNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 65339) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadFullBracketNode = { type: 'BadFullBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf108(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TupleStartNode;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return -1;
  }
  const r1014 = readTupleStart(p);
  if (r1014 === undefined) { return -1; }
  value = r1014;
  p = pos;
  leafValue = value;
  return p;
}

function readTupleStart(p: number): TupleStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r1015 = readArrayKind(p);
  if (r1015 === undefined) { return undefined; }
  l_kind = r1015;
  p = pos;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1017 = readBadTuple(p);
  if (r1017 === undefined) { return undefined; }
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
  l1020: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s1018 = p;
      l1019: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1021: {
          const s1022 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l1023: {
              p++;
              break l1021;
            }
            p = s1022;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
            l1024: {
              p = skipNumeral(p);
              if (p < 0) { break l1024; }
              break l1021;
            }
            p = s1022;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l1025: {
              p++;
              break l1021;
            }
            p = s1022;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l1026: {
              p = skipLiteral(p);
              if (p < 0) { break l1026; }
              break l1021;
            }
            p = s1022;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 41) {
            touched ||= p >= end;
            break l1019;
          }
          p++;
        }
        p = s1018;
        break l1020;
      }
      p = s1018;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadTupleNode = { type: 'BadTuple', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf111(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1029!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
    {
      const s1030 = p;
      l1031: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1031; }
        return -1;
      }
      p = s1030;
    }
  } else touched ||= p >= end;
  e1029 = null;
  value = [e1029];
  leafValue = value;
  return p;
}

function leaf112(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1033!: null;
  l1036: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : false)) {
      const s1034 = p;
      l1035: {
        if (text.charCodeAt(p) === 34) {
          {
            const s1037 = p;
            l1038: {
              if (!text.startsWith("\"\"", p)) {
                reachesEnd(p, "\"\"");
                break l1038;
              }
              p += 2;
              p = skipEnds(p);
              if (p < 0) { break l1038; }
              break l1035;
            }
            p = s1037;
          }
        } else touched ||= p >= end;
        l1040: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
            const s1042 = p;
            l1041: {
              p = skipPrefix(p);
              if (p < 0) { break l1041; }
              break l1040;
            }
            p = s1042;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1035;
        }
        p += 3;
        p = s1034;
        break l1036;
      }
      p = s1034;
    } else touched ||= p >= end;
    return -1;
  }
  e1033 = null;
  value = [e1033];
  leafValue = value;
  return p;
}

function skipPrefix(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1043: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : false)) {
      const s1045 = p;
      l1044: {
        p++;
        break l1043;
      }
      p = s1045;
    } else touched ||= p >= end;
  }
  l1048: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s1046 = p;
      l1047: {
        p++;
        p = s1046;
        break l1048;
      }
      p = s1046;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function leaf114(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextStartNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  const r1049 = readTextStart(p);
  if (r1049 === undefined) { return -1; }
  value = r1049;
  p = pos;
  leafValue = value;
  return p;
}

function readTextStart(p: number): TextStartNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: BadTripleQuotesNode | BadSmartQuotesNode | BadBackticksNode | BadSingleQuotesNode | "\"";
  l1050: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
      const s1052 = p;
      const t1053 = trail.length;
      l1051: {
        const r1054 = readBadPrefix(p);
        if (r1054 === undefined) { break l1051; }
        p = pos;
        break l1050;
      }
      p = s1052;
      if (trail.length > t1053) trail.length = t1053;
    } else touched ||= p >= end;
  }
  l1056: {
    const s1057 = p;
    const t1058 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l1059: {
        const r1060 = readBadTripleQuotes(p);
        if (r1060 === undefined) { break l1059; }
        l_mark = r1060;
        p = pos;
        break l1056;
      }
      p = s1057;
      if (trail.length > t1058) trail.length = t1058;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 65282 || c === 65287)) {
      l1065: {
        const r1066 = readBadSmartQuotes(p);
        if (r1066 === undefined) { break l1065; }
        l_mark = r1066;
        p = pos;
        break l1056;
      }
      p = s1057;
      if (trail.length > t1058) trail.length = t1058;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1068: {
        const r1069 = readBadBackticks(p);
        if (r1069 === undefined) { break l1068; }
        l_mark = r1069;
        p = pos;
        break l1056;
      }
      p = s1057;
      if (trail.length > t1058) trail.length = t1058;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1071: {
        const r1072 = readBadSingleQuotes(p);
        if (r1072 === undefined) { break l1071; }
        l_mark = r1072;
        p = pos;
        break l1056;
      }
      p = s1057;
      if (trail.length > t1058) trail.length = t1058;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false))) {
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
  l1061: {
    const s1062 = p;
    if (text.charCodeAt(p) === 34) {
      l1063: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1063;
        }
        p += 3;
        break l1061;
      }
      p = s1062;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 65282 || c === 65287))) {
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

function text120(p: number, inside: number): number {
  within = inside;
  switch (inside) {
    case 1: {
      p = text.indexOf("\"", p);
      if (p < 0) p = end;
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
    if ((p < end && text.charCodeAt(p) !== 34)) {
      l1075: {

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
      l1076: {
        if (text.charCodeAt(p) === 34) {
          {
            const s1077 = p;
            l1078: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l1078;
              }
              p += 3;
              break l1076;
            }
            p = s1077;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1076;
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

function leaf121(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\"\"\"" | MissingStringEndNode;
  l1080: {
    const s1081 = p;
    const t1082 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1083: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1083;
        }
        value = "\"\"\"";
        p += 3;
        break l1080;
      }
      p = s1081;
      if (trail.length > t1082) trail.length = t1082;
    } else touched ||= p >= end;
    const r1084 = readMissingStringEnd(p);
    if (r1084 === undefined) { return -1; }
    value = r1084;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingStringEnd(p: number): MissingStringEndNode | undefined {
  let c = 0;
  const start = p;
  l1085: {
    if (text.charCodeAt(p) === 92) {
      const s1087 = p;
      l1086: {

        p++;
        l1088: {
          if (text.charCodeAt(p) === 117) {
            const s1090 = p;
            l1089: {

              p++;
              let n1094 = 0;
              l1091: for (;;) {
                if (n1094 >= 3) break;
                const s1093 = p;
                l1092: {
                  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
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
              break l1088;
            }
            p = s1090;
          } else touched ||= p >= end;
        }
        break l1085;
      }
      p = s1087;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: MissingStringEndNode = { type: 'MissingStringEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf123(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1096!: null;
  l1099: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : false)) {
      const s1097 = p;
      l1098: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1100 = p;
            l1101: {
              if (!text.startsWith("''", p)) {
                reachesEnd(p, "''");
                break l1101;
              }
              p += 2;
              p = skipEnds(p);
              if (p < 0) { break l1101; }
              break l1098;
            }
            p = s1100;
          }
        } else touched ||= p >= end;
        l1103: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
            const s1105 = p;
            l1104: {
              p = skipPrefix(p);
              if (p < 0) { break l1104; }
              break l1103;
            }
            p = s1105;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 39 || !text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1098;
        }
        p += 3;
        p = s1097;
        break l1099;
      }
      p = s1097;
    } else touched ||= p >= end;
    return -1;
  }
  e1096 = null;
  value = [e1096];
  leafValue = value;
  return p;
}

function text124(p: number, inside: number): number {
  within = inside;
  switch (inside) {
    case 1: {
      p = text.indexOf("'", p);
      if (p < 0) p = end;
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
    if ((p < end && text.charCodeAt(p) !== 39)) {
      l1106: {

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
      l1107: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1108 = p;
            l1109: {
              if (!text.startsWith("'''", p)) {
                reachesEnd(p, "'''");
                break l1109;
              }
              p += 3;
              break l1107;
            }
            p = s1108;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l1107;
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

function leaf125(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "'''" | MissingStringEndNode;
  l1111: {
    const s1112 = p;
    const t1113 = trail.length;
    if (text.charCodeAt(p) === 39) {
      l1114: {
        if (!text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1114;
        }
        value = "'''";
        p += 3;
        break l1111;
      }
      p = s1112;
      if (trail.length > t1113) trail.length = t1113;
    } else touched ||= p >= end;
    const r1115 = readMissingStringEnd(p);
    if (r1115 === undefined) { return -1; }
    value = r1115;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf126(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1117!: null;
  l1120: {
    if (text.charCodeAt(p) === 34) {
      const s1118 = p;
      l1119: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
          touched ||= p >= end;
          break l1119;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 91 || c === 123)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1119;
        }
        p++;
        {
          const s1121 = p;
          l1122: {
            p = skipEnds(p);
            if (p < 0) { break l1122; }
            break l1119;
          }
          p = s1121;
        }
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

function text127(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near1124 = p + 16;
      while (p < near1124 && ((c = text.charCodeAt(p)) >= 126 || c <= 92 || (c >= 94 && c <= 124))) p++;
      if (p === near1124) {
        STOPS_19.lastIndex = p;
        p = STOPS_19.test(text) ? STOPS_19.lastIndex - 1 : end;
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
    if (((c = text.charCodeAt(p)) >= 126 || c <= 92 || (c >= 94 && c <= 124))) {
      l1125: {

        const near1126 = p + 16;
        while (p < near1126 && ((c = text.charCodeAt(p)) >= 126 || c <= 92 || (c >= 94 && c <= 124))) p++;
        if (p === near1126) {
          STOPS_19.lastIndex = p;
          p = STOPS_19.test(text) ? STOPS_19.lastIndex - 1 : end;
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
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1127: {
        if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
          {
            const s1128 = p;
            l1129: {
              p = skipInnerEndAhead(p);
              if (p < 0) { break l1129; }
              break l1127;
            }
            p = s1128;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1127;
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
  l1131: {
    const s1132 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1133: {
        p++;
        break l1131;
      }
      p = s1132;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1134 = p;
        l1135: {
          p++;
          return -1;
        }
        p = s1134;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf129(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InnerEndNode | MissingStringEndNode;
  l1137: {
    const s1138 = p;
    const t1139 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1140: {
        const r1141 = readInnerEnd(p);
        if (r1141 === undefined) { break l1140; }
        value = r1141;
        p = pos;
        break l1137;
      }
      p = s1138;
      if (trail.length > t1139) trail.length = t1139;
    } else touched ||= p >= end;
    const r1149 = readMissingStringEnd(p);
    if (r1149 === undefined) { return -1; }
    value = r1149;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readInnerEnd(p: number): InnerEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l1144: {
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      const s1142 = p;
      l1143: {
        p = skipInnerEndAhead(p);
        if (p < 0) { break l1143; }
        p = s1142;
        break l1144;
      }
      p = s1142;
    } else touched ||= p >= end;
    return undefined;
  }
  const s1145 = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1145, p);
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1146 = readBadInnerJson(p);
  if (r1146 === undefined) { return undefined; }
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

function leaf132(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1151!: null;
  l1154: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : false)) {
      const s1152 = p;
      l1153: {
        l1155: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
            const s1157 = p;
            l1156: {
              p = skipPrefix(p);
              if (p < 0) { break l1156; }
              break l1155;
            }
            p = s1157;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1153;
        }
        p++;
        p = s1152;
        break l1154;
      }
      p = s1152;
    } else touched ||= p >= end;
    return -1;
  }
  e1151 = null;
  value = [e1151];
  leafValue = value;
  return p;
}

function text133(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      while (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c >= 8222 || (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220))) p++;
      if (p >= end) {
        touched = true;
        return p;
      }
      break;
    }
    case 4: {
      while (((c = text.charCodeAt(p)) === 93 || c === 125)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c >= 8222 || (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220))) {
      l1158: {

        while (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c >= 8222 || (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220))) p++;
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
      l1159: {
        if (text.charCodeAt(p) === 92) {
          {
            const s1160 = p;
            l1161: {
              p = skipEscapedEnd(p);
              if (p < 0) { break l1161; }
              break l1159;
            }
            p = s1160;
          }
        } else touched ||= p >= end;
        if (!(text.charCodeAt(p) === 92)) {
          touched ||= p >= end;
          break l1159;
        }
        p = skipGoodEscape(p);
        if (p < 0) { break l1159; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 8217 || c === 8221)) {
      l1231: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1232 = p;
            l1233: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1233; }
              break l1231;
            }
            p = s1232;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l1231;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 8217 || c === 8221)) {
      l1239: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1240 = p;
            l1241: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1241; }
              break l1239;
            }
            p = s1240;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1239;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false))) {
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
  l1163: {
    const s1164 = p;
    if (text.charCodeAt(p) === 44) {
      l1165: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1165;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1165; }
        break l1163;
      }
      p = s1164;
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
  l1166: {
    const s1167 = p;
    if (text.charCodeAt(p) === 34) {
      l1168: {
        p = skipInObject(p);
        if (p < 0) { break l1168; }
        if (text.charCodeAt(p) === 34) {
          {
            const s1169 = p;
            l1170: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1170; }
              break l1168;
            }
            p = s1169;
          }
        } else touched ||= p >= end;
        l1174: {
          if (text.charCodeAt(p) === 34) {
            const s1172 = p;
            l1173: {

              p++;
              p = s1172;
              break l1174;
            }
            p = s1172;
          } else touched ||= p >= end;
          break l1168;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1168;
        }
        p = skipLostName(p);
        if (p < 0) { break l1168; }
        break l1166;
      }
      p = s1167;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 34) {
      {
        const s1186 = p;
        l1187: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1187; }
          return -1;
        }
        p = s1186;
      }
    } else touched ||= p >= end;
    l1191: {
      if (text.charCodeAt(p) === 34) {
        const s1189 = p;
        l1190: {

          p++;
          p = s1189;
          break l1191;
        }
        p = s1189;
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
  l1175: {
    const s1176 = p;
    if (text.charCodeAt(p) === 34) {
      l1177: {

        p++;
        let n1181 = 0;
        l1178: for (;;) {
          if (n1181 >= 200) break;
          const s1180 = p;
          l1179: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
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
        if (n1181 < 1) { break l1177; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1177;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l1177;
        }
        p++;
        break l1175;
      }
      p = s1176;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1185 = 0;
    l1182: for (;;) {
      if (n1185 >= 200) break;
      const s1184 = p;
      l1183: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1183;
        }
        p++;
        n1185++;
        continue l1182;
      }
      p = s1184;
      break;
    }
    if (n1185 < 1) { return -1; }
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
  l1192: {
    const s1193 = p;
    if (text.charCodeAt(p) === 34) {
      l1194: {

        p++;
        let n1198 = 0;
        l1195: for (;;) {
          if (n1198 >= 200) break;
          const s1197 = p;
          l1196: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1196;
            }
            p++;
            n1198++;
            continue l1195;
          }
          p = s1197;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1194;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
          touched ||= p >= end;
          break l1194;
        }
        p++;
        break l1192;
      }
      p = s1193;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1202 = 0;
    l1199: for (;;) {
      if (n1202 >= 200) break;
      const s1201 = p;
      l1200: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
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
  l1203: {
    const s1204 = p;
    if (text.charCodeAt(p) === 125) {
      l1205: {
        p = skipInObject(p);
        if (p < 0) { break l1205; }
        l1208: {
          if (text.charCodeAt(p) === 125) {
            const s1206 = p;
            l1207: {

              p++;
              p = s1206;
              break l1208;
            }
            p = s1206;
          } else touched ||= p >= end;
          break l1205;
        }
        break l1203;
      }
      p = s1204;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    l1211: {
      if (text.charCodeAt(p) === 93) {
        const s1209 = p;
        l1210: {

          p++;
          p = s1209;
          break l1211;
        }
        p = s1209;
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
  l1216: {
    const s1217 = p;
    if (text.charCodeAt(p) === 44) {
      l1218: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1219: {
          if (text.charCodeAt(p) === 123) {
            const s1221 = p;
            l1220: {

              p++;
              break l1219;
            }
            p = s1221;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) === 34) {
          {
            const s1222 = p;
            l1223: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1223; }
              break l1218;
            }
            p = s1222;
          }
        } else touched ||= p >= end;
        l1227: {
          if (text.charCodeAt(p) === 34) {
            const s1225 = p;
            l1226: {

              p++;
              p = s1225;
              break l1227;
            }
            p = s1225;
          } else touched ||= p >= end;
          break l1218;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1218;
        }
        p = skipLostName(p);
        if (p < 0) { break l1218; }
        break l1216;
      }
      p = s1217;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1228 = p;
        l1229: {
          p++;
          return -1;
        }
        p = s1228;
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
  let n1215 = 0;
  l1212: for (;;) {
    if (n1215 >= 99) break;
    const s1214 = p;
    l1213: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1213;
      }
      p++;
      n1215++;
      continue l1212;
    }
    p = s1214;
    break;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipQuoteLost(p: number): number {
  let c = 0;
  l1235: {
    const s1236 = p;
    if (text.charCodeAt(p) === 44) {
      l1237: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1237;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1237; }
        break l1235;
      }
      p = s1236;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221)) {
      l1238: {
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false))) {
          touched ||= p >= end;
          break l1238;
        }
        p = skipQuoteBehind(p);
        if (p < 0) { break l1238; }
        break l1235;
      }
      p = s1236;
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

function leaf143(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1243!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s1244 = p;
      l1245: {

        p++;
        p = skipEnds(p);
        if (p < 0) { break l1245; }
        return -1;
      }
      p = s1244;
    }
  } else touched ||= p >= end;
  e1243 = null;
  value = [e1243];
  leafValue = value;
  return p;
}

function leaf144(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBlankPairNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r1247 = readBadBlankPair(p);
  if (r1247 === undefined) { return -1; }
  value = r1247;
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
    const s1248 = p;
    l1249: {
      p = skipEnds(p);
      if (p < 0) { break l1249; }
      return undefined;
    }
    p = s1248;
  }
  pos = p;
  const node: BadBlankPairNode = { type: 'BadBlankPair', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf146(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadQuoteNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r1252 = readBadQuote(p);
  if (r1252 === undefined) { return -1; }
  value = r1252;
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
  l1255: {
    if (p < end) {
      const s1253 = p;
      l1254: {
        p++;
        p = s1253;
        break l1255;
      }
      p = s1253;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadQuoteNode = { type: 'BadQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf148(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r1257 = readTextFlaw(p);
  if (r1257 === undefined) { return -1; }
  value = r1257;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFlaw(p: number): BadNewlineNode | BadControlNode | [null, null, BadEscapeNode] | undefined {
  let c = 0;
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1258: {
    const s1259 = p;
    const t1260 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : false)) {
      l1261: {
        const r1262 = readBadNewline(p);
        if (r1262 === undefined) { break l1261; }
        value = r1262;
        p = pos;
        break l1258;
      }
      p = s1259;
      if (trail.length > t1260) trail.length = t1260;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 14 && c <= 31) || c <= 9 || (c >= 11 && c <= 12))) {
      l1273: {
        const r1274 = readBadControl(p);
        if (r1274 === undefined) { break l1273; }
        value = r1274;
        p = pos;
        break l1258;
      }
      p = s1259;
      if (trail.length > t1260) trail.length = t1260;
    } else touched ||= p >= end;
    let e1276!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1277 = p;
        l1278: {
          p = skipEscapedEnd(p);
          if (p < 0) { break l1278; }
          return undefined;
        }
        p = s1277;
      }
    } else touched ||= p >= end;
    e1276 = null;
    let e1280!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1281 = p;
        l1282: {
          p = skipCutEscape(p);
          if (p < 0) { break l1282; }
          return undefined;
        }
        p = s1281;
      }
    } else touched ||= p >= end;
    e1280 = null;
    let e1294!: BadEscapeNode;
    if (!(text.charCodeAt(p) === 92)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1295 = readBadEscape(p);
    if (r1295 === undefined) { return undefined; }
    e1294 = r1295;
    p = pos;
    value = [e1276, e1280, e1294];
  }
  pos = p;
  return value;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1263 = p;
      l1264: {
        p = skipEol(p);
        if (p < 0) { break l1264; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1264;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1264; }
        return undefined;
      }
      p = s1263;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : false)) {
    {
      const s1266 = p;
      l1267: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1267;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1267; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1267;
        }
        p = skipClosers(p);
        if (p < 0) { break l1267; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1269 = p;
            l1270: {
              p++;
              break l1267;
            }
            p = s1269;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1266;
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
  if (!((((c = text.charCodeAt(p)) >= 14 && c <= 31) || c <= 9 || (c >= 11 && c <= 12)))) {
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
  l1284: {
    if (text.charCodeAt(p) === 117) {
      const s1286 = p;
      l1285: {

        p++;
        let n1290 = 0;
        l1287: for (;;) {
          if (n1290 >= 3) break;
          const s1289 = p;
          l1288: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1288;
            }
            p++;
            n1290++;
            continue l1287;
          }
          p = s1289;
          break;
        }
        break l1284;
      }
      p = s1286;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1291 = p;
      l1292: {
        p++;
        return -1;
      }
      p = s1291;
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
  l1296: {
    const s1297 = p;
    if (text.charCodeAt(p) === 92) {
      l1298: {
        if (!text.startsWith("\\u{", p)) {
          reachesEnd(p, "\\u{");
          break l1298;
        }
        p += 3;
        const s1299 = p;
        let n1303 = 0;
        l1300: for (;;) {
          if (n1303 >= 6) break;
          const s1302 = p;
          l1301: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1301;
            }
            p++;
            n1303++;
            continue l1300;
          }
          p = s1302;
          break;
        }
        if (n1303 < 1) { break l1298; }
        l_code = text.slice(s1299, p);
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1298;
        }
        p++;
        break l1296;
      }
      p = s1297;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1304: {
        if (!text.startsWith("\\x", p)) {
          reachesEnd(p, "\\x");
          break l1304;
        }
        p += 2;
        const s1305 = p;
        let n1309 = 0;
        l1306: for (;;) {
          if (n1309 >= 2) break;
          const s1308 = p;
          l1307: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1307;
            }
            p++;
            n1309++;
            continue l1306;
          }
          p = s1308;
          break;
        }
        if (n1309 < 2) { break l1304; }
        l_code = text.slice(s1305, p);
        break l1296;
      }
      p = s1297;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1310: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1310;
        }
        const r1311 = readEol(p);
        if (r1311 === undefined) { break l1310; }
        l_lineEnd = r1311;
        p = pos;
        break l1296;
      }
      p = s1297;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1317: {

        p++;
        const s1318 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1317;
        }
        p++;
        l_char = text.slice(s1318, p);
        break l1296;
      }
      p = s1297;
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
        const s1319 = p;
        l1320: {
          p++;
          return undefined;
        }
        p = s1319;
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
  l1312: {
    const s1313 = p;
    if (text.charCodeAt(p) === 13) {
      l1314: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1314;
        }
        value = "\r\n";
        p += 2;
        break l1312;
      }
      p = s1313;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1315: {

        value = "\n";
        p++;
        break l1312;
      }
      p = s1313;
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

function leaf155(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  const r1324 = readPairEnds(p);
  if (r1324 === undefined) { return -1; }
  value = r1324;
  p = pos;
  leafValue = value;
  return p;
}

function readPairEnds(p: number): [null, BadQuoteNode] | BadLoneQuoteNode | undefined {
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  l1325: {
    const s1326 = p;
    const t1327 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1328: {
        let e1329!: null;
        if (text.charCodeAt(p) === 34) {
          {
            const s1330 = p;
            l1331: {

              p++;
              p = skipEndsSurely(p);
              if (p < 0) { break l1331; }
              break l1328;
            }
            p = s1330;
          }
        } else touched ||= p >= end;
        e1329 = null;
        let e1379!: BadQuoteNode;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1328;
        }
        const r1380 = readBadQuote(p);
        if (r1380 === undefined) { break l1328; }
        e1379 = r1380;
        p = pos;
        value = [e1329, e1379];
        break l1325;
      }
      p = s1326;
      if (trail.length > t1327) trail.length = t1327;
    } else touched ||= p >= end;
    const r1382 = readBadLoneQuote(p);
    if (r1382 === undefined) { return undefined; }
    value = r1382;
    p = pos;
  }
  pos = p;
  return value;
}

function skipEndsSurely(p: number): number {
  let c = 0;
  l1333: {
    const s1334 = p;
    l1335: {
      p = skipInObject(p);
      if (p < 0) { break l1335; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1336: {
        const s1337 = p;
        l1338: {
          if (p < end) {
            {
              const s1339 = p;
              l1340: {
                p++;
                break l1338;
              }
              p = s1339;
            }
          } else touched ||= p >= end;
          break l1336;
        }
        p = s1337;
        if (text.charCodeAt(p) === 44) {
          l1342: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1343: {
              const s1344 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1345: {
                  p = skipLostName(p);
                  if (p < 0) { break l1345; }
                  break l1343;
                }
                p = s1344;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
                touched ||= p >= end;
                break l1342;
              }
              p++;
            }
            break l1336;
          }
          p = s1337;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1335;
        }
        p = skipClosers(p);
        if (p < 0) { break l1335; }
        l1346: {
          const s1347 = p;
          if (text.charCodeAt(p) === 44) {
            l1348: {

              p++;
              break l1346;
            }
            p = s1347;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1349: {
              p = skipEol(p);
              if (p < 0) { break l1349; }
              break l1346;
            }
            p = s1347;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1350 = p;
              l1351: {
                p++;
                break l1335;
              }
              p = s1350;
            }
          } else touched ||= p >= end;
        }
      }
      break l1333;
    }
    p = s1334;
    l1353: {
      p = skipInArray(p);
      if (p < 0) { break l1353; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1354: {
        const s1355 = p;
        l1356: {
          if (p < end) {
            {
              const s1357 = p;
              l1358: {
                p++;
                break l1356;
              }
              p = s1357;
            }
          } else touched ||= p >= end;
          break l1354;
        }
        p = s1355;
        if (text.charCodeAt(p) === 44) {
          l1360: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1361: {
              const s1362 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1363: {
                  p = skipLostElement(p);
                  if (p < 0) { break l1363; }
                  break l1361;
                }
                p = s1362;
              } else touched ||= p >= end;
              if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
                l1364: {
                  p = skipNumeral(p);
                  if (p < 0) { break l1364; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1364;
                  }
                  p++;
                  break l1361;
                }
                p = s1362;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
                l1365: {
                  p = skipLiteral(p);
                  if (p < 0) { break l1365; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1365;
                  }
                  p++;
                  break l1361;
                }
                p = s1362;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
                touched ||= p >= end;
                break l1360;
              }
              p++;
            }
            break l1354;
          }
          p = s1355;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1353;
        }
        p = skipClosers(p);
        if (p < 0) { break l1353; }
        l1366: {
          const s1367 = p;
          if (text.charCodeAt(p) === 44) {
            l1368: {

              p++;
              break l1366;
            }
            p = s1367;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1369: {
              p = skipEol(p);
              if (p < 0) { break l1369; }
              break l1366;
            }
            p = s1367;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1370 = p;
              l1371: {
                p++;
                break l1353;
              }
              p = s1370;
            }
          } else touched ||= p >= end;
        }
      }
      break l1333;
    }
    p = s1334;
    {
      const s1373 = p;
      l1374: {
        p = skipInObject(p);
        if (p < 0) { break l1374; }
        return -1;
      }
      p = s1373;
    }
    {
      const s1376 = p;
      l1377: {
        p = skipInArray(p);
        if (p < 0) { break l1377; }
        return -1;
      }
      p = s1376;
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

function leaf159(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  const r1385 = readDoubleEnd(p);
  if (r1385 === undefined) { return -1; }
  value = r1385;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleEnd(p: number): "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  l1386: {
    const s1387 = p;
    const t1388 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1389: {

        value = "\"";
        p++;
        break l1386;
      }
      p = s1387;
      if (trail.length > t1388) trail.length = t1388;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1390: {
        const r1391 = readBadEscapedEnd(p);
        if (r1391 === undefined) { break l1390; }
        value = r1391;
        p = pos;
        break l1386;
      }
      p = s1387;
      if (trail.length > t1388) trail.length = t1388;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1396: {
        const r1397 = readBadOtherEnd(p);
        if (r1397 === undefined) { break l1396; }
        value = r1397;
        p = pos;
        break l1386;
      }
      p = s1387;
      if (trail.length > t1388) trail.length = t1388;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : false)) {
      l1402: {
        const r1403 = readMissingLastQuote(p);
        if (r1403 === undefined) { break l1402; }
        value = r1403;
        p = pos;
        break l1386;
      }
      p = s1387;
      if (trail.length > t1388) trail.length = t1388;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8217 || c === 8221)) {
      l1411: {
        const r1412 = readMissingQuote(p);
        if (r1412 === undefined) { break l1411; }
        value = r1412;
        p = pos;
        break l1386;
      }
      p = s1387;
      if (trail.length > t1388) trail.length = t1388;
    } else touched ||= p >= end;
    const r1420 = readMissingStringEnd(p);
    if (r1420 === undefined) { return undefined; }
    value = r1420;
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
  l1394: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      const s1392 = p;
      l1393: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1393; }
        p = s1392;
        break l1394;
      }
      p = s1392;
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
  l1400: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      const s1398 = p;
      l1399: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1399; }
        p = s1398;
        break l1400;
      }
      p = s1398;
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
  l1406: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : false)) {
      const s1404 = p;
      l1405: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1405;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1405; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1405;
        }
        p = skipClosers(p);
        if (p < 0) { break l1405; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1407 = p;
            l1408: {
              p++;
              break l1405;
            }
            p = s1407;
          }
        } else touched ||= p >= end;
        p = s1404;
        break l1406;
      }
      p = s1404;
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
  l1415: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8217 || c === 8221)) {
      const s1413 = p;
      l1414: {
        l1416: {
          const s1417 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 8217 || c === 8221)) {
            l1418: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1418; }
              break l1416;
            }
            p = s1417;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1414;
          }
          p = skipEol(p);
          if (p < 0) { break l1414; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(text.charCodeAt(p) === 34)) {
            touched ||= p >= end;
            break l1414;
          }
          p = skipQuoteNext(p);
          if (p < 0) { break l1414; }
        }
        p = s1413;
        break l1415;
      }
      p = s1413;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingQuoteNode = { type: 'MissingQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf165(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1423!: null;
  l1426: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : (c >= 8216 && c <= 8219) || c === 65287)) {
      const s1424 = p;
      l1425: {
        l1427: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
            const s1429 = p;
            l1428: {
              p = skipPrefix(p);
              if (p < 0) { break l1428; }
              break l1427;
            }
            p = s1429;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287))) {
          touched ||= p >= end;
          break l1425;
        }
        p++;
        p = s1424;
        break l1426;
      }
      p = s1424;
    } else touched ||= p >= end;
    return -1;
  }
  e1423 = null;
  value = [e1423];
  leafValue = value;
  return p;
}

function text166(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      while (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 8220 && c <= 65286) || (c >= 592 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 191))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 8220 && c <= 65286) || (c >= 592 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 191))) {
      l1430: {

        while (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 8220 && c <= 65286) || (c >= 592 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 191))) p++;
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
    if ((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1431: {
        if (!((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1431;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
          {
            const s1432 = p;
            l1433: {
              p = skipInnerApostrophe(p);
              if (p < 0) { break l1433; }
              break l1431;
            }
            p = s1432;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1438: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1438;
        }
        p++;
        l1439: {
          const s1440 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1441: {
              p++;
              break l1439;
            }
            p = s1440;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1438;
          }
          p++;
          let n1445 = 0;
          l1442: for (;;) {
            if (n1445 >= 4) break;
            const s1444 = p;
            l1443: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1443;
              }
              p++;
              n1445++;
              continue l1442;
            }
            p = s1444;
            break;
          }
          if (n1445 < 4) { break l1438; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) {
      l1446: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) {
          {
            const s1447 = p;
            l1448: {
              p = skipSingleLost(p);
              if (p < 0) { break l1448; }
              break l1446;
            }
            p = s1447;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false))) {
          touched ||= p >= end;
          break l1446;
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
  if (!((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  {
    const s1435 = p;
    l1436: {
      p = skipEnds(p);
      if (p < 0) { break l1436; }
      return -1;
    }
    p = s1435;
  }
  return p;
}

function skipSingleLost(p: number): number {
  let c = 0;
  l1450: {
    const s1451 = p;
    if (text.charCodeAt(p) === 44) {
      l1452: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 39)) {
          touched ||= p >= end;
          break l1452;
        }
        p = skipLostSingle(p);
        if (p < 0) { break l1452; }
        break l1450;
      }
      p = s1451;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l1468: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1469: {
          const s1470 = p;
          if (text.charCodeAt(p) === 44) {
            l1471: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l1472: {
                const s1473 = p;
                if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                  l1474: {
                    p = skipLostName(p);
                    if (p < 0) { break l1474; }
                    break l1472;
                  }
                  p = s1473;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  touched ||= p >= end;
                  break l1471;
                }
                p = skipLostElement(p);
                if (p < 0) { break l1471; }
              }
              break l1469;
            }
            p = s1470;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1468;
          }
          p = skipOwnCloser(p);
          if (p < 0) { break l1468; }
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1468;
          }
          p = skipClosers(p);
          if (p < 0) { break l1468; }
        }
        break l1450;
      }
      p = s1451;
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
        const s1475 = p;
        l1476: {
          p++;
          return -1;
        }
        p = s1475;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLostSingle(p: number): number {
  let c = 0;
  l1453: {
    const s1454 = p;
    if (text.charCodeAt(p) === 39) {
      l1455: {
        p = skipInObject(p);
        if (p < 0) { break l1455; }
        if (text.charCodeAt(p) === 39) {
          {
            const s1456 = p;
            l1457: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1457; }
              break l1455;
            }
            p = s1456;
          }
        } else touched ||= p >= end;
        l1461: {
          if (text.charCodeAt(p) === 39) {
            const s1459 = p;
            l1460: {

              p++;
              p = s1459;
              break l1461;
            }
            p = s1459;
          } else touched ||= p >= end;
          break l1455;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1455;
        }
        p = skipLostName(p);
        if (p < 0) { break l1455; }
        break l1453;
      }
      p = s1454;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 39) {
      {
        const s1462 = p;
        l1463: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1463; }
          return -1;
        }
        p = s1462;
      }
    } else touched ||= p >= end;
    l1467: {
      if (text.charCodeAt(p) === 39) {
        const s1465 = p;
        l1466: {

          p++;
          p = s1465;
          break l1467;
        }
        p = s1465;
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

function leaf170(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContractionNode | BadInnerMarkNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1478: {
    const s1479 = p;
    const t1480 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1481: {
        const r1482 = readContraction(p);
        if (r1482 === undefined) { break l1481; }
        value = r1482;
        p = pos;
        break l1478;
      }
      p = s1479;
      if (trail.length > t1480) trail.length = t1480;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
      l1490: {
        const r1491 = readBadInnerMark(p);
        if (r1491 === undefined) { break l1490; }
        value = r1491;
        p = pos;
        break l1478;
      }
      p = s1479;
      if (trail.length > t1480) trail.length = t1480;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1496 = readTextFlaw(p);
    if (r1496 === undefined) { return -1; }
    value = r1496;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readContraction(p: number): ContractionNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1483 = p;
  if (!((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122))) p++;
  touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1484 = readBadApostrophe(p);
  if (r1484 === undefined) { return undefined; }
  p = pos;
  l_text = text.slice(s1483, p);
  pos = p;
  return { type: 'Contraction', start: base + start, end: base + p, text: l_text };
}

function readBadApostrophe(p: number): BadApostropheNode | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  {
    const s1485 = p;
    l1486: {
      p = skipEnds(p);
      if (p < 0) { break l1486; }
      return undefined;
    }
    p = s1485;
  }
  pos = p;
  const node: BadApostropheNode = { type: 'BadApostrophe', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadInnerMark(p: number): BadInnerMarkNode | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  {
    const s1492 = p;
    l1493: {
      p = skipEnds(p);
      if (p < 0) { break l1493; }
      return undefined;
    }
    p = s1492;
  }
  pos = p;
  const node: BadInnerMarkNode = { type: 'BadInnerMark', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf174(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  const r1498 = readSingleEnd(p);
  if (r1498 === undefined) { return -1; }
  value = r1498;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleEnd(p: number): string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  l1499: {
    const s1500 = p;
    const t1501 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
      l1502: {
        const r1503 = readApostrophe(p);
        if (r1503 === undefined) { break l1502; }
        value = r1503;
        p = pos;
        break l1499;
      }
      p = s1500;
      if (trail.length > t1501) trail.length = t1501;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1505: {
        const r1506 = readBadOtherEnd(p);
        if (r1506 === undefined) { break l1505; }
        value = r1506;
        p = pos;
        break l1499;
      }
      p = s1500;
      if (trail.length > t1501) trail.length = t1501;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : false)) {
      l1508: {
        const r1509 = readMissingLastQuote(p);
        if (r1509 === undefined) { break l1508; }
        value = r1509;
        p = pos;
        break l1499;
      }
      p = s1500;
      if (trail.length > t1501) trail.length = t1501;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) {
      l1511: {
        const r1512 = readMissingSingleQuote(p);
        if (r1512 === undefined) { break l1511; }
        value = r1512;
        p = pos;
        break l1499;
      }
      p = s1500;
      if (trail.length > t1501) trail.length = t1501;
    } else touched ||= p >= end;
    const r1517 = readMissingStringEnd(p);
    if (r1517 === undefined) { return undefined; }
    value = r1517;
    p = pos;
  }
  pos = p;
  return value;
}

function readApostrophe(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287))) {
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
  l1515: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) {
      const s1513 = p;
      l1514: {
        p = skipSingleLost(p);
        if (p < 0) { break l1514; }
        p = s1513;
        break l1515;
      }
      p = s1513;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingSingleQuoteNode = { type: 'MissingSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf178(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1520!: null;
  l1523: {
    if ((((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 171 || c === 65282)) {
      const s1521 = p;
      l1522: {
        p++;
        p = s1521;
        break l1523;
      }
      p = s1521;
    } else touched ||= p >= end;
    return -1;
  }
  e1520 = null;
  value = [e1520];
  leafValue = value;
  return p;
}

function text179(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      while (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8219) || c >= 65283 || (c >= 128 && c <= 186))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8219) || c >= 65283 || (c >= 128 && c <= 186))) {
      l1524: {

        while (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8219) || c >= 65283 || (c >= 128 && c <= 186))) p++;
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
      l1525: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1525;
        }
        p++;
        l1526: {
          const s1527 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1528: {
              p++;
              break l1526;
            }
            p = s1527;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1525;
          }
          p++;
          let n1532 = 0;
          l1529: for (;;) {
            if (n1532 >= 4) break;
            const s1531 = p;
            l1530: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1530;
              }
              p++;
              n1532++;
              continue l1529;
            }
            p = s1531;
            break;
          }
          if (n1532 < 4) { break l1525; }
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
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerSmartNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1533: {
    const s1534 = p;
    const t1535 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282)) {
      l1536: {
        const r1537 = readBadInnerSmart(p);
        if (r1537 === undefined) { break l1536; }
        value = r1537;
        p = pos;
        break l1533;
      }
      p = s1534;
      if (trail.length > t1535) trail.length = t1535;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1542 = readTextFlaw(p);
    if (r1542 === undefined) { return -1; }
    value = r1542;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadInnerSmart(p: number): BadInnerSmartNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  {
    const s1538 = p;
    l1539: {
      p = skipEnds(p);
      if (p < 0) { break l1539; }
      return undefined;
    }
    p = s1538;
  }
  pos = p;
  const node: BadInnerSmartNode = { type: 'BadInnerSmart', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf182(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingStringEndNode;
  const r1544 = readSmartEnd(p);
  if (r1544 === undefined) { return -1; }
  value = r1544;
  p = pos;
  leafValue = value;
  return p;
}

function readSmartEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1545: {
    const s1546 = p;
    const t1547 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282)) {
      l1548: {
        value = text.charAt(p);
        p++;
        break l1545;
      }
      p = s1546;
      if (trail.length > t1547) trail.length = t1547;
    } else touched ||= p >= end;
    const r1549 = readMissingStringEnd(p);
    if (r1549 === undefined) { return undefined; }
    value = r1549;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf184(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e1552!: null;
  l1555: {
    if (text.charCodeAt(p) === 96) {
      const s1553 = p;
      l1554: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1554;
        }
        p += 3;
        p = s1553;
        break l1555;
      }
      p = s1553;
    } else touched ||= p >= end;
    return -1;
  }
  e1552 = null;
  let e1556!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s1557 = p;
      l1558: {
        p = skipClosingFenceLine(p);
        if (p < 0) { break l1558; }
        return -1;
      }
      p = s1557;
    }
  } else touched ||= p >= end;
  e1556 = null;
  value = [e1552, e1556];
  leafValue = value;
  return p;
}

function skipClosingFenceLine(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipClosingFence(p);
  if (p < 0) { return -1; }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l1567: {
    const s1568 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1569: {
        p = skipEol(p);
        if (p < 0) { break l1569; }
        break l1567;
      }
      p = s1568;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1570 = p;
        l1571: {
          p++;
          return -1;
        }
        p = s1570;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipClosingFence(p: number): number {
  const noted = trail.length;
  const value = readClosingFence(p);
  if (trail.length > noted) trail.length = noted;
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
  const r1560 = readFence(p);
  if (r1560 === undefined) { return undefined; }
  value = r1560;
  p = pos;
  pos = p;
  return value;
}

function readFence(p: number): string | undefined {
  let value!: string;
  l1561: {
    const s1562 = p;
    if (text.charCodeAt(p) === 96) {
      l1563: {
        const s1564 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1563;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s1564, p);
        break l1561;
      }
      p = s1562;
    } else touched ||= p >= end;
    const s1565 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s1565, p);
  }
  pos = p;
  return value;
}

function leaf189(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FencedTextStartNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1573 = readFencedTextStart(p);
  if (r1573 === undefined) { return -1; }
  value = r1573;
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
  const r1574 = readBadFencedText(p);
  if (r1574 === undefined) { return undefined; }
  l_mark = r1574;
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

function text192(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      const near1577 = p + 16;
      while (p < near1577 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
      if (p === near1577) {
        STOPS_0.lastIndex = p;
        p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
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
      l1578: {

        const near1579 = p + 16;
        while (p < near1579 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1579) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
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
      l1580: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s1581 = p;
            l1582: {
              p = skipEol(p);
              if (p < 0) { break l1582; }
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1582;
              }
              p += 3;
              break l1580;
            }
            p = s1581;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1580;
        }
        p = skipEol(p);
        if (p < 0) { break l1580; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf193(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r" | null, string[], "```"] | MissingStringEndNode;
  l1584: {
    const s1585 = p;
    const t1586 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : false)) {
      l1587: {
        let e1588!: "\r\n" | "\n" | "\r" | null;
        l1589: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s1591 = p;
            l1590: {
              const r1592 = readEol(p);
              if (r1592 === undefined) { break l1590; }
              e1588 = r1592;
              p = pos;
              break l1589;
            }
            p = s1591;
          } else touched ||= p >= end;
          e1588 = null;
        }
        let e1594!: string[];
        const list1599: string[] = [];
        l1595: for (;;) {
          const s1597 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1596: {
              let v1598!: string;
              const r1601 = readBlank(p);
              if (r1601 === undefined) { break l1596; }
              v1598 = r1601;
              p = pos;
              list1599.push(v1598);
              continue l1595;
            }
            p = s1597;
          } else touched ||= p >= end;
          break;
        }
        e1594 = list1599;
        let e1603!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1587;
        }
        e1603 = "```";
        p += 3;
        value = [e1588, e1594, e1603];
        break l1584;
      }
      p = s1585;
      if (trail.length > t1586) trail.length = t1586;
    } else touched ||= p >= end;
    const r1604 = readMissingStringEnd(p);
    if (r1604 === undefined) { return -1; }
    value = r1604;
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

function leaf195(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e1606!: null;
  l1609: {
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      const s1607 = p;
      l1608: {
        p++;
        p = s1607;
        break l1609;
      }
      p = s1607;
    } else touched ||= p >= end;
    return -1;
  }
  e1606 = null;
  let e1610!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s1611 = p;
      l1612: {
        p = skipFenceMark(p);
        if (p < 0) { break l1612; }
        return -1;
      }
      p = s1611;
    }
  } else touched ||= p >= end;
  e1610 = null;
  value = [e1606, e1610];
  leafValue = value;
  return p;
}

function text196(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1: {
      while (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c >= 181 || (c >= 128 && c <= 179))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c >= 181 || (c >= 128 && c <= 179))) {
      l1614: {

        while (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c >= 181 || (c >= 128 && c <= 179))) p++;
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
      l1615: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1615;
        }
        p++;
        l1616: {
          const s1617 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1618: {
              p++;
              break l1616;
            }
            p = s1617;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1615;
          }
          p++;
          let n1622 = 0;
          l1619: for (;;) {
            if (n1622 >= 4) break;
            const s1621 = p;
            l1620: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1620;
              }
              p++;
              n1622++;
              continue l1619;
            }
            p = s1621;
            break;
          }
          if (n1622 < 4) { break l1615; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf197(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerBacktickNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1623: {
    const s1624 = p;
    const t1625 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1626: {
        const r1627 = readBadInnerBacktick(p);
        if (r1627 === undefined) { break l1626; }
        value = r1627;
        p = pos;
        break l1623;
      }
      p = s1624;
      if (trail.length > t1625) trail.length = t1625;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1632 = readTextFlaw(p);
    if (r1632 === undefined) { return -1; }
    value = r1632;
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
    const s1628 = p;
    l1629: {
      p = skipEnds(p);
      if (p < 0) { break l1629; }
      return undefined;
    }
    p = s1628;
  }
  pos = p;
  const node: BadInnerBacktickNode = { type: 'BadInnerBacktick', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf199(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingStringEndNode;
  const r1634 = readBacktickEnd(p);
  if (r1634 === undefined) { return -1; }
  value = r1634;
  p = pos;
  leafValue = value;
  return p;
}

function readBacktickEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1635: {
    const s1636 = p;
    const t1637 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || c === 96 || c === 180)) {
      l1638: {
        value = text.charAt(p);
        p++;
        break l1635;
      }
      p = s1636;
      if (trail.length > t1637) trail.length = t1637;
    } else touched ||= p >= end;
    const r1639 = readMissingStringEnd(p);
    if (r1639 === undefined) { return undefined; }
    value = r1639;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf201(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadConcatenationNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1642 = readBadConcatenation(p);
  if (r1642 === undefined) { return -1; }
  value = r1642;
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
  l1645: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s1643 = p;
      l1644: {
        l1646: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
            const s1648 = p;
            l1647: {
              p = skipPrefix(p);
              if (p < 0) { break l1647; }
              break l1646;
            }
            p = s1648;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1644;
        }
        p++;
        p = s1643;
        break l1645;
      }
      p = s1643;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadConcatenationNode = { type: 'BadConcatenation', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf203(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "";
  value = '';
  leafValue = value;
  return p;
}

function leaf204(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadVariableNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1650 = readBadVariable(p);
  if (r1650 === undefined) { return -1; }
  value = r1650;
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
  const near1651 = p + 16;
  while (p < near1651 && ((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c >= 128)) p++;
  if (p === near1651) {
    STOPS_35.lastIndex = p;
    p = STOPS_35.test(text) ? STOPS_35.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  const node: BadVariableNode = { type: 'BadVariable', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf206(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextEndNode;
  const r1653 = readTextEnd(p);
  if (r1653 === undefined) { return -1; }
  value = r1653;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextEndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'TextEnd', start: base + start, end: base + p };
}

function leaf208(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, RepairedWordNode];
  let e1655!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
    {
      const s1656 = p;
      l1657: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1657; }
        return -1;
      }
      p = s1656;
    }
  } else touched ||= p >= end;
  e1655 = null;
  let e1659!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 8230 || c === 65341 || c === 65373)) {
    {
      const s1660 = p;
      l1661: {
        l1663: {
          const s1664 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
            l1665: {
              p++;
              break l1663;
            }
            p = s1664;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 44) {
            l1666: {

              p++;
              break l1663;
            }
            p = s1664;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 46) {
            l1667: {
              if (!text.startsWith("...", p)) {
                reachesEnd(p, "...");
                break l1667;
              }
              p += 3;
              break l1663;
            }
            p = s1664;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 8230) {
            touched ||= p >= end;
            break l1661;
          }
          p++;
        }
        return -1;
      }
      p = s1660;
    }
  } else touched ||= p >= end;
  e1659 = null;
  let e1668!: RepairedWordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1669 = readRepairedWord(p);
  if (r1669 === undefined) { return -1; }
  e1668 = r1669;
  p = pos;
  value = [e1655, e1659, e1668];
  leafValue = value;
  return p;
}

function readRepairedWord(p: number): RepairedWordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode | BadConstructorNode | BadDotsNode | BadOpenQuoteNode | BadBareStringNode;
  l1670: {
    const s1671 = p;
    const t1672 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l1673: {
        l1674: {
          const s1675 = p;
          const t1676 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1677: {
              const r1678 = readBadCutSign(p);
              if (r1678 === undefined) { break l1677; }
              l_value = r1678;
              p = pos;
              break l1674;
            }
            p = s1675;
            if (trail.length > t1676) trail.length = t1676;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
            l1683: {
              const r1684 = readBadCutNumber(p);
              if (r1684 === undefined) { break l1683; }
              l_value = r1684;
              p = pos;
              break l1674;
            }
            p = s1675;
            if (trail.length > t1676) trail.length = t1676;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
            l1702: {
              const r1703 = readBadLeadingZero(p);
              if (r1703 === undefined) { break l1702; }
              l_value = r1703;
              p = pos;
              break l1674;
            }
            p = s1675;
            if (trail.length > t1676) trail.length = t1676;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43))) {
            touched ||= p >= end;
            break l1673;
          }
          const r1722 = readRepairedNumber(p);
          if (r1722 === undefined) { break l1673; }
          l_value = r1722;
          p = pos;
        }
        break l1670;
      }
      p = s1671;
      if (trail.length > t1672) trail.length = t1672;
    } else touched ||= p >= end;
    l1784: {
      const s1785 = p;
      const t1786 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c === 304)) {
        l1787: {
          const r1788 = readBadNan(p);
          if (r1788 === undefined) { break l1787; }
          l_value = r1788;
          p = pos;
          break l1784;
        }
        p = s1785;
        if (trail.length > t1786) trail.length = t1786;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
        l1800: {
          const r1801 = readBadConstant(p);
          if (r1801 === undefined) { break l1800; }
          l_value = r1801;
          p = pos;
          break l1784;
        }
        p = s1785;
        if (trail.length > t1786) trail.length = t1786;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
        l1806: {
          const r1807 = readBadCutWord(p);
          if (r1807 === undefined) { break l1806; }
          l_value = r1807;
          p = pos;
          break l1784;
        }
        p = s1785;
        if (trail.length > t1786) trail.length = t1786;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
        l1823: {
          const r1824 = readBadConstructor(p);
          if (r1824 === undefined) { break l1823; }
          l_value = r1824;
          p = pos;
          break l1784;
        }
        p = s1785;
        if (trail.length > t1786) trail.length = t1786;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
        l1850: {
          const r1851 = readBadDots(p);
          if (r1851 === undefined) { break l1850; }
          l_value = r1851;
          p = pos;
          break l1784;
        }
        p = s1785;
        if (trail.length > t1786) trail.length = t1786;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : c >= 128)) {
        l1859: {
          const r1860 = readBadOpenQuote(p);
          if (r1860 === undefined) { break l1859; }
          l_value = r1860;
          p = pos;
          break l1784;
        }
        p = s1785;
        if (trail.length > t1786) trail.length = t1786;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1867 = readBadBareString(p);
      if (r1867 === undefined) { return undefined; }
      l_value = r1867;
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
      const s1679 = p;
      l1680: {
        p++;
        return undefined;
      }
      p = s1679;
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
  const s1685 = p;
  l1686: {
    if (text.charCodeAt(p) === 45) {
      const s1688 = p;
      l1687: {

        p++;
        break l1686;
      }
      p = s1688;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1689: {
    if (text.charCodeAt(p) === 46) {
      const s1691 = p;
      l1690: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1690;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1689;
      }
      p = s1691;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1685, p);
  l1692: {
    const s1693 = p;
    if (text.charCodeAt(p) === 46) {
      l1694: {

        p++;
        break l1692;
      }
      p = s1693;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1695: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s1697 = p;
        l1696: {
          p++;
          break l1695;
        }
        p = s1697;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s1698 = p;
      l1699: {
        p++;
        return undefined;
      }
      p = s1698;
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
  const s1704 = p;
  l1705: {
    if (text.charCodeAt(p) === 45) {
      const s1707 = p;
      l1706: {

        p++;
        break l1705;
      }
      p = s1707;
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
  l_code = text.slice(s1704, p);
  const s1708 = p;
  l1709: {
    if (text.charCodeAt(p) === 46) {
      const s1711 = p;
      l1710: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1710;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1709;
      }
      p = s1711;
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
  l_rest = text.slice(s1708, p);
  l1720: {
    const s1718 = p;
    l1719: {
      p = skipEndsWord(p);
      if (p < 0) { break l1719; }
      p = s1718;
      break l1720;
    }
    p = s1718;
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
  l1715: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1717 = p;
      l1716: {
        p++;
        break l1715;
      }
      p = s1717;
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
  const s1723 = p;
  l1724: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1726 = p;
      const t1727 = trail.length;
      l1725: {
        l1728: {
          const s1729 = p;
          const t1730 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1731: {

              p++;
              break l1728;
            }
            p = s1729;
            if (trail.length > t1730) trail.length = t1730;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 43)) {
            touched ||= p >= end;
            break l1725;
          }
          const r1732 = readBadPlus(p);
          if (r1732 === undefined) { break l1725; }
          p = pos;
        }
        break l1724;
      }
      p = s1726;
      if (trail.length > t1727) trail.length = t1727;
    } else touched ||= p >= end;
  }
  l_sign = text.slice(s1723, p);
  l1734: {
    const s1735 = p;
    const t1736 = trail.length;
    if (text.charCodeAt(p) === 48) {
      l1737: {
        const r1738 = readBadRadix(p);
        if (r1738 === undefined) { break l1737; }
        l_digits = r1738;
        p = pos;
        break l1734;
      }
      p = s1735;
      if (trail.length > t1736) trail.length = t1736;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1744 = readLooseDecimal(p);
    if (r1744 === undefined) { return undefined; }
    l_digits = r1744;
    p = pos;
  }
  l1782: {
    const s1780 = p;
    l1781: {
      p = skipEndsWord(p);
      if (p < 0) { break l1781; }
      p = s1780;
      break l1782;
    }
    p = s1780;
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
  l1739: {
    const s1740 = p;
    if (text.charCodeAt(p) === 48) {
      l1741: {
        if (!isCaseless(p, "0x")) { break l1741; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l1741;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l1739;
      }
      p = s1740;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l1742: {
        if (!isCaseless(p, "0o")) { break l1742; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l1742;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l1739;
      }
      p = s1740;
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
  l1745: {
    const s1746 = p;
    const t1747 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1748: {
        const s1749 = p;
        l1750: {
          const s1751 = p;
          const t1752 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l1753: {
              const r1754 = readBadDigitGroups(p);
              if (r1754 === undefined) { break l1753; }
              p = pos;
              break l1750;
            }
            p = s1751;
            if (trail.length > t1752) trail.length = t1752;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1748;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l1760: {
          if (text.charCodeAt(p) === 46) {
            const s1762 = p;
            const t1763 = trail.length;
            l1761: {
              l1764: {
                const s1765 = p;
                const t1766 = trail.length;
                if (text.charCodeAt(p) === 46) {
                  l1767: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l1767;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l1764;
                  }
                  p = s1765;
                  if (trail.length > t1766) trail.length = t1766;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 46)) {
                  touched ||= p >= end;
                  break l1761;
                }
                const r1768 = readBadPoint(p);
                if (r1768 === undefined) { break l1761; }
                p = pos;
              }
              break l1760;
            }
            p = s1762;
            if (trail.length > t1763) trail.length = t1763;
          } else touched ||= p >= end;
        }
        l1770: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s1772 = p;
            l1771: {
              p = skipExponent(p);
              if (p < 0) { break l1771; }
              break l1770;
            }
            p = s1772;
          } else touched ||= p >= end;
        }
        value = text.slice(s1749, p);
        break l1745;
      }
      p = s1746;
      if (trail.length > t1747) trail.length = t1747;
    } else touched ||= p >= end;
    const s1773 = p;
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1774 = readBadFraction(p);
    if (r1774 === undefined) { return undefined; }
    p = pos;
    l1776: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s1778 = p;
        l1777: {
          p = skipExponent(p);
          if (p < 0) { break l1777; }
          break l1776;
        }
        p = s1778;
      } else touched ||= p >= end;
    }
    value = text.slice(s1773, p);
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
  let m1758 = false;
  l1755: for (;;) {
    const s1757 = p;
    if (text.charCodeAt(p) === 95) {
      l1756: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1756;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m1758 = true;
        continue l1755;
      }
      p = s1757;
    } else touched ||= p >= end;
    break;
  }
  if (!m1758) { return undefined; }
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
  l1798: {
    const s1796 = p;
    l1797: {
      p = skipEndsWord(p);
      if (p < 0) { break l1797; }
      p = s1796;
      break l1798;
    }
    p = s1796;
    return undefined;
  }
  pos = p;
  const node: BadNanNode = { type: 'BadNan', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNan(p: number): number {
  let c = 0;
  l1789: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1791 = p;
      l1790: {
        p++;
        break l1789;
      }
      p = s1791;
    } else touched ||= p >= end;
  }
  l1792: {
    const s1793 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l1794: {
        if (!isCaseless(p, "nan")) { break l1794; }
        p += 3;
        break l1792;
      }
      p = s1793;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l1795: {
        if (!isCaseless(p, "infinity")) { break l1795; }
        p += 8;
        break l1792;
      }
      p = s1793;
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
  l1804: {
    const s1802 = p;
    l1803: {
      p = skipEndsWord(p);
      if (p < 0) { break l1803; }
      p = s1802;
      break l1804;
    }
    p = s1802;
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
      const s1819 = p;
      l1820: {
        p++;
        return undefined;
      }
      p = s1819;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadCutWordNode = { type: 'BadCutWord', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCutWord(p: number): number {
  l1808: {
    const s1809 = p;
    if (text.charCodeAt(p) === 116) {
      l1810: {
        if (!text.startsWith("tru", p)) {
          reachesEnd(p, "tru");
          break l1810;
        }
        p += 3;
        break l1808;
      }
      p = s1809;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1811: {
        if (!text.startsWith("tr", p)) {
          reachesEnd(p, "tr");
          break l1811;
        }
        p += 2;
        break l1808;
      }
      p = s1809;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1812: {

        p++;
        break l1808;
      }
      p = s1809;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1813: {
        if (!text.startsWith("fals", p)) {
          reachesEnd(p, "fals");
          break l1813;
        }
        p += 4;
        break l1808;
      }
      p = s1809;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1814: {
        if (!text.startsWith("fal", p)) {
          reachesEnd(p, "fal");
          break l1814;
        }
        p += 3;
        break l1808;
      }
      p = s1809;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1815: {
        if (!text.startsWith("fa", p)) {
          reachesEnd(p, "fa");
          break l1815;
        }
        p += 2;
        break l1808;
      }
      p = s1809;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1816: {

        p++;
        break l1808;
      }
      p = s1809;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1817: {
        if (!text.startsWith("nul", p)) {
          reachesEnd(p, "nul");
          break l1817;
        }
        p += 3;
        break l1808;
      }
      p = s1809;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1818: {
        if (!text.startsWith("nu", p)) {
          reachesEnd(p, "nu");
          break l1818;
        }
        p += 2;
        break l1808;
      }
      p = s1809;
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
  l1825: {
    if (text.charCodeAt(p) === 110) {
      const s1827 = p;
      l1826: {
        if (!text.startsWith("new", p)) {
          reachesEnd(p, "new");
          break l1826;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1826;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1825;
      }
      p = s1827;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n1831 = 0;
  l1828: for (;;) {
    if (n1831 >= 200) break;
    const s1830 = p;
    l1829: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
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
  let n1835 = 0;
  l1832: for (;;) {
    if (n1835 >= 9) break;
    const s1834 = p;
    l1833: {
      if (text.charCodeAt(p) !== 46) {
        touched ||= p >= end;
        break l1833;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        touched ||= p >= end;
        break l1833;
      }
      p++;
      let n1839 = 0;
      l1836: for (;;) {
        if (n1839 >= 200) break;
        const s1838 = p;
        l1837: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
            touched ||= p >= end;
            break l1837;
          }
          p++;
          n1839++;
          continue l1836;
        }
        p = s1838;
        break;
      }
      n1835++;
      continue l1832;
    }
    p = s1834;
    break;
  }
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1840: {
    const s1841 = p;
    if (text.charCodeAt(p) === 34) {
      l1842: {
        const r1843 = readDoubleName(p);
        if (r1843 === undefined) { break l1842; }
        l_text = r1843;
        p = pos;
        break l1840;
      }
      p = s1841;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1845: {
        const r1846 = readSingleName(p);
        if (r1846 === undefined) { break l1845; }
        l_text = r1846;
        p = pos;
        break l1840;
      }
      p = s1841;
    } else touched ||= p >= end;
    const s1848 = p;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNumeral(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s1848, p);
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
  l1852: {
    const s1853 = p;
    if (text.charCodeAt(p) === 46) {
      l1854: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1854;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1852;
      }
      p = s1853;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 8230)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 8230) p++;
    touched ||= p >= end;
  }
  l1857: {
    const s1855 = p;
    l1856: {
      p = skipEndsWord(p);
      if (p < 0) { break l1856; }
      p = s1855;
      break l1857;
    }
    p = s1855;
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
  const s1861 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near1862 = p + 16;
  while (p < near1862 && ((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : c >= 128)) p++;
  if (p === near1862) {
    STOPS_37.lastIndex = p;
    p = STOPS_37.test(text) ? STOPS_37.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l_text = text.slice(s1861, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1865: {
    const s1863 = p;
    l1864: {
      p = skipEnds(p);
      if (p < 0) { break l1864; }
      p = s1863;
      break l1865;
    }
    p = s1863;
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
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s1868 = p;
      l1869: {
        p = skipClosingFenceLine(p);
        if (p < 0) { break l1869; }
        return undefined;
      }
      p = s1868;
    }
  } else touched ||= p >= end;
  const s1871 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBareUnit(p);
  if (p < 0) { return undefined; }
  l1908: for (;;) {
    const s1910 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l1909: {
        l1912: {
          const s1913 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
            l1914: {
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
                {
                  const s1915 = p;
                  l1916: {
                    p = skipCommentStart(p);
                    if (p < 0) { break l1916; }
                    break l1914;
                  }
                  p = s1915;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
                touched ||= p >= end;
                break l1914;
              }
              p = skipBareUnit(p);
              if (p < 0) { break l1914; }
              break l1912;
            }
            p = s1913;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 47) {
            l1918: {

              p++;
              break l1912;
            }
            p = s1913;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l1909;
          }
          p++;
        }
        continue l1908;
      }
      p = s1910;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1871, p);
  pos = p;
  const node: BadBareStringNode = { type: 'BadBareString', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipBareUnit(p: number): number {
  let c = 0;
  l1872: {
    const s1873 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : false)) {
      l1874: {
        p = skipBalanced(p);
        if (p < 0) { break l1874; }
        break l1872;
      }
      p = s1873;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l1903: {
        p++;
        break l1872;
      }
      p = s1873;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1907 = 0;
    l1904: for (;;) {
      if (n1907 >= 200) break;
      const s1906 = p;
      l1905: {
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) {
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
  l1875: {
    const s1876 = p;
    if (text.charCodeAt(p) === 40) {
      l1877: {

        p++;
        let n1881 = 0;
        l1878: for (;;) {
          if (n1881 >= 200) break;
          const s1880 = p;
          l1879: {
            l1882: {
              const s1883 = p;
              if ((p < end && !(((c = text.charCodeAt(p)) >= 40 && c <= 41) || c === 10 || c === 13))) {
                l1884: {
                  p++;
                  break l1882;
                }
                p = s1883;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l1879;
              }
              p++;
              let n1888 = 0;
              l1885: for (;;) {
                if (n1888 >= 99) break;
                const s1887 = p;
                l1886: {
                  if (!((p < end && !(((c = text.charCodeAt(p)) >= 40 && c <= 41) || c === 10 || c === 13)))) {
                    touched ||= p >= end;
                    break l1886;
                  }
                  p++;
                  n1888++;
                  continue l1885;
                }
                p = s1887;
                break;
              }
              if (text.charCodeAt(p) !== 41) {
                touched ||= p >= end;
                break l1879;
              }
              p++;
            }
            n1881++;
            continue l1878;
          }
          p = s1880;
          break;
        }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l1877;
        }
        p++;
        break l1875;
      }
      p = s1876;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 36) {
      l1889: {
        if (!text.startsWith("${", p)) {
          reachesEnd(p, "${");
          break l1889;
        }
        p += 2;
        let n1893 = 0;
        l1890: for (;;) {
          if (n1893 >= 200) break;
          const s1892 = p;
          l1891: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1891;
            }
            p++;
            n1893++;
            continue l1890;
          }
          p = s1892;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1889;
        }
        p++;
        break l1875;
      }
      p = s1876;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1894: {

        p++;
        let n1898 = 0;
        l1895: for (;;) {
          if (n1898 >= 200) break;
          const s1897 = p;
          l1896: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1896;
            }
            p++;
            n1898++;
            continue l1895;
          }
          p = s1897;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1894;
        }
        p++;
        break l1875;
      }
      p = s1876;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1902 = 0;
    l1899: for (;;) {
      if (n1902 >= 200) break;
      const s1901 = p;
      l1900: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1900;
        }
        p++;
        n1902++;
        continue l1899;
      }
      p = s1901;
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

function leaf232(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | MissingSeparatorNode];
  const r1921 = readSeparator(p);
  if (r1921 === undefined) { return -1; }
  value = r1921;
  p = pos;
  leafValue = value;
  return p;
}

function readSeparator(p: number): [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | MissingSeparatorNode] | undefined {
  let c = 0;
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | MissingSeparatorNode];
  let e1922!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
  const list1928: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
  l1923: for (;;) {
    const s1925 = p;
    const t1926 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
      l1924: {
        let v1927!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        const r1930 = readGap(p);
        if (r1930 === undefined) { break l1924; }
        v1927 = r1930;
        p = pos;
        list1928.push(v1927);
        continue l1923;
      }
      p = s1925;
      if (trail.length > t1926) trail.length = t1926;
    } else touched ||= p >= end;
    break;
  }
  e1922 = list1928;
  let e1940!: BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | MissingSeparatorNode;
  l1941: {
    const s1942 = p;
    const t1943 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1944: {
        const r1945 = readBadTrailingComma(p);
        if (r1945 === undefined) { break l1944; }
        e1940 = r1945;
        p = pos;
        break l1941;
      }
      p = s1942;
      if (trail.length > t1943) trail.length = t1943;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l1950: {

        e1940 = ",";
        p++;
        break l1941;
      }
      p = s1942;
      if (trail.length > t1943) trail.length = t1943;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292)) {
      l1951: {
        const r1952 = readBadSeparator(p);
        if (r1952 === undefined) { break l1951; }
        e1940 = r1952;
        p = pos;
        break l1941;
      }
      p = s1942;
      if (trail.length > t1943) trail.length = t1943;
    } else touched ||= p >= end;
    l1954: {
      l1957: {
        const s1955 = p;
        l1956: {
          l1958: {
            const s1959 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
              l1960: {
                p++;
                break l1958;
              }
              p = s1959;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1961 = p;
                l1962: {
                  p++;
                  break l1956;
                }
                p = s1961;
              }
            } else touched ||= p >= end;
          }
          p = s1955;
          break l1957;
        }
        p = s1955;
        break l1954;
      }
      e1940 = null;
      break l1941;
    }
    p = s1942;
    if (trail.length > t1943) trail.length = t1943;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l1964: {
        const r1965 = readMissingComma(p);
        if (r1965 === undefined) { break l1964; }
        e1940 = r1965;
        p = pos;
        break l1941;
      }
      p = s1942;
      if (trail.length > t1943) trail.length = t1943;
    } else touched ||= p >= end;
    const r1978 = readMissingSeparator(p);
    if (r1978 === undefined) { return undefined; }
    e1940 = r1978;
    p = pos;
  }
  value = [e1922, e1940];
  pos = p;
  return value;
}

function readGap(p: number): string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l1931: {
    const s1932 = p;
    const t1933 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1934: {
        const r1935 = readBlanks(p);
        if (r1935 === undefined) { break l1934; }
        value = r1935;
        p = pos;
        break l1931;
      }
      p = s1932;
      if (trail.length > t1933) trail.length = t1933;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1937 = readGapMistake(p);
    if (r1937 === undefined) { return undefined; }
    value = r1937;
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
  l1948: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 65341 || c === 65373)) {
      const s1946 = p;
      l1947: {
        p = skipGapAhead(p);
        if (p < 0) { break l1947; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l1947;
        }
        p++;
        p = s1946;
        break l1948;
      }
      p = s1946;
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
  l1968: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s1966 = p;
      l1967: {
        l1969: {
          const s1970 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l1971: {
              p = skipValueStart(p);
              if (p < 0) { break l1971; }
              break l1969;
            }
            p = s1970;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
            l1972: {
              p++;
              let n1976 = 0;
              l1973: for (;;) {
                if (n1976 >= 200) break;
                const s1975 = p;
                l1974: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l1974;
                  }
                  p++;
                  n1976++;
                  continue l1973;
                }
                p = s1975;
                break;
              }
              break l1969;
            }
            p = s1970;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l1967;
          }
          p++;
        }
        p = s1966;
        break l1968;
      }
      p = s1966;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingCommaNode = { type: 'MissingComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingSeparator(p: number): MissingSeparatorNode | undefined {
  const start = p;
  pos = p;
  const node: MissingSeparatorNode = { type: 'MissingSeparator', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf239(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | [BadEllipsisNode, [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | MissingSeparatorNode]] | BadElementTextNode;
  l1981: {
    const s1982 = p;
    const t1983 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1984: {
        const r1985 = readBadComma(p);
        if (r1985 === undefined) { break l1984; }
        value = r1985;
        p = pos;
        break l1981;
      }
      p = s1982;
      if (trail.length > t1983) trail.length = t1983;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1987: {
        let e1988!: BadEllipsisNode;
        const r1989 = readBadEllipsis(p);
        if (r1989 === undefined) { break l1987; }
        e1988 = r1989;
        p = pos;
        let e1994!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | MissingSeparatorNode];
        const r1995 = readSeparator(p);
        if (r1995 === undefined) { break l1987; }
        e1994 = r1995;
        p = pos;
        value = [e1988, e1994];
        break l1981;
      }
      p = s1982;
      if (trail.length > t1983) trail.length = t1983;
    } else touched ||= p >= end;
    const r1997 = readBadElementText(p);
    if (r1997 === undefined) { return -1; }
    value = r1997;
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
  l1990: {
    const s1991 = p;
    if (text.charCodeAt(p) === 46) {
      l1992: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1992;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1990;
      }
      p = s1991;
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
      const s1998 = p;
      l1999: {
        p++;
        return undefined;
      }
      p = s1998;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2001 = p;
      l2002: {
        p = skipClosingFenceLine(p);
        if (p < 0) { break l2002; }
        return undefined;
      }
      p = s2001;
    }
  } else touched ||= p >= end;
  {
    const s2004 = p;
    l2005: {
      p = skipInAnyObject(p);
      if (p < 0) { break l2005; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
        touched ||= p >= end;
        break l2005;
      }
      p = skipMemberAhead(p);
      if (p < 0) { break l2005; }
      return undefined;
    }
    p = s2004;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near2010 = p + 16;
  while (p < near2010 && ((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : c >= 128)) p++;
  if (p === near2010) {
    STOPS_40.lastIndex = p;
    p = STOPS_40.test(text) ? STOPS_40.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  const node: BadElementTextNode = { type: 'BadElementText', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipInAnyObject(p: number): number {
  l2007: {
    const s2008 = p;
    l2009: {
      p = skipInRootObject(p);
      if (p < 0) { break l2009; }
      break l2007;
    }
    p = s2008;
    p = skipInObjectAround(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipInRootObject(p: number): number {
  const noted = trail.length;
  const value = readInRootObject(p);
  if (trail.length > noted) trail.length = noted;
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
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInObjectAround(p: number): string | undefined {
  if (reading.inside[0] === 0) return undefined;
  pos = p;
  return '';
}

function leaf248(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  const r2012 = readCloseTuple(p);
  if (r2012 === undefined) { return -1; }
  value = r2012;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseTuple(p: number): [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  l2013: {
    const s2014 = p;
    const t2015 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l2016: {
        let e2017!: null;
        l2020: {
          if (text.charCodeAt(p) === 41) {
            const s2018 = p;
            l2019: {

              p++;
              p = s2018;
              break l2020;
            }
            p = s2018;
          } else touched ||= p >= end;
          break l2016;
        }
        e2017 = null;
        let e2021!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2016;
        }
        const r2022 = readArrayEnd(p);
        if (r2022 === undefined) { break l2016; }
        e2021 = r2022;
        p = pos;
        value = [e2017, e2021];
        break l2013;
      }
      p = s2014;
      if (trail.length > t2015) trail.length = t2015;
    } else touched ||= p >= end;
    l2024: {
      let e2025!: null;
      {
        const s2026 = p;
        l2027: {
          p = skipInAnyArray(p);
          if (p < 0) { break l2027; }
          break l2024;
        }
        p = s2026;
      }
      e2025 = null;
      let e2032!: null;
      l2035: {
        if (text.charCodeAt(p) === 93) {
          const s2033 = p;
          l2034: {

            p++;
            p = s2033;
            break l2035;
          }
          p = s2033;
        } else touched ||= p >= end;
        break l2024;
      }
      e2032 = null;
      let e2036!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l2024;
      }
      const r2037 = readBadRootEnd(p);
      if (r2037 === undefined) { break l2024; }
      e2036 = r2037;
      p = pos;
      value = [e2025, e2032, e2036];
      break l2013;
    }
    p = s2014;
    if (trail.length > t2015) trail.length = t2015;
    l2039: {
      let e2040!: null;
      {
        const s2041 = p;
        l2042: {
          p = skipInAnyObject(p);
          if (p < 0) { break l2042; }
          break l2039;
        }
        p = s2041;
      }
      e2040 = null;
      let e2044!: null;
      l2047: {
        if (text.charCodeAt(p) === 125) {
          const s2045 = p;
          l2046: {

            p++;
            p = s2045;
            break l2047;
          }
          p = s2045;
        } else touched ||= p >= end;
        break l2039;
      }
      e2044 = null;
      let e2048!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l2039;
      }
      const r2049 = readBadRootEnd(p);
      if (r2049 === undefined) { break l2039; }
      e2048 = r2049;
      p = pos;
      value = [e2040, e2044, e2048];
      break l2013;
    }
    p = s2014;
    if (trail.length > t2015) trail.length = t2015;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2051: {
        const r2052 = readMissingBracket(p);
        if (r2052 === undefined) { break l2051; }
        value = r2052;
        p = pos;
        break l2013;
      }
      p = s2014;
      if (trail.length > t2015) trail.length = t2015;
    } else touched ||= p >= end;
    const r2057 = readMissingEnd(p);
    if (r2057 === undefined) { return undefined; }
    value = r2057;
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
  l2029: {
    const s2030 = p;
    l2031: {
      p = skipInRootArray(p);
      if (p < 0) { break l2031; }
      break l2029;
    }
    p = s2030;
    p = skipInArrayAround(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipInRootArray(p: number): number {
  const noted = trail.length;
  const value = readInRootArray(p);
  if (trail.length > noted) trail.length = noted;
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
  if (trail.length > noted) trail.length = noted;
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

function readMissingBracket(p: number): MissingBracketNode | undefined {
  let c = 0;
  const start = p;
  l2055: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      const s2053 = p;
      l2054: {
        p++;
        p = s2053;
        break l2055;
      }
      p = s2053;
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

function leaf259(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  const r2060 = readCloseArray(p);
  if (r2060 === undefined) { return -1; }
  value = r2060;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseArray(p: number): [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  l2061: {
    const s2062 = p;
    const t2063 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2064: {
        let e2065!: null;
        l2068: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2066 = p;
            l2067: {
              p++;
              p = s2066;
              break l2068;
            }
            p = s2066;
          } else touched ||= p >= end;
          break l2064;
        }
        e2065 = null;
        let e2069!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2064;
        }
        const r2070 = readArrayEnd(p);
        if (r2070 === undefined) { break l2064; }
        e2069 = r2070;
        p = pos;
        value = [e2065, e2069];
        break l2061;
      }
      p = s2062;
      if (trail.length > t2063) trail.length = t2063;
    } else touched ||= p >= end;
    l2072: {
      const r2073 = readBadArrayEnd(p);
      if (r2073 === undefined) { break l2072; }
      value = r2073;
      p = pos;
      break l2061;
    }
    p = s2062;
    if (trail.length > t2063) trail.length = t2063;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2087: {
        const r2088 = readMissingBracket(p);
        if (r2088 === undefined) { break l2087; }
        value = r2088;
        p = pos;
        break l2061;
      }
      p = s2062;
      if (trail.length > t2063) trail.length = t2063;
    } else touched ||= p >= end;
    const r2090 = readMissingEnd(p);
    if (r2090 === undefined) { return undefined; }
    value = r2090;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrayEnd(p: number): BadArrayEndNode | undefined {
  let c = 0;
  const start = p;
  l2074: {
    const s2075 = p;
    l2076: {
      {
        const s2077 = p;
        l2078: {
          p = skipInAnyObject(p);
          if (p < 0) { break l2078; }
          break l2076;
        }
        p = s2077;
      }
      if (text.charCodeAt(p) !== 125) {
        touched ||= p >= end;
        break l2076;
      }
      p++;
      break l2074;
    }
    p = s2075;
    {
      const s2080 = p;
      l2081: {
        p = skipInObjectAround(p);
        if (p < 0) { break l2081; }
        return undefined;
      }
      p = s2080;
    }
    if (text.charCodeAt(p) !== 125) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2085: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
        const s2083 = p;
        l2084: {
          p = skipMemberBehind(p);
          if (p < 0) { break l2084; }
          p = s2083;
          break l2085;
        }
        p = s2083;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipMemberAhead(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf263(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedTextNode;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r2093 = readRepairedText(p);
  if (r2093 === undefined) { return -1; }
  value = r2093;
  p = pos;
  leafValue = value;
  return p;
}

function leaf264(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: null | [null, MissingValueNode] | RepairedWordNode | MissingValueNode;
  l2095: {
    const s2096 = p;
    const t2097 = trail.length;
    l2098: {
      l2101: {
        const s2099 = p;
        l2100: {
          if (p < end) {
            {
              const s2102 = p;
              l2103: {
                p++;
                break l2100;
              }
              p = s2102;
            }
          } else touched ||= p >= end;
          p = s2099;
          break l2101;
        }
        p = s2099;
        break l2098;
      }
      value = null;
      break l2095;
    }
    p = s2096;
    if (trail.length > t2097) trail.length = t2097;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l2105: {
        let e2106!: null;
        l2109: {
          if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
            const s2107 = p;
            l2108: {
              p++;
              p = s2107;
              break l2109;
            }
            p = s2107;
          } else touched ||= p >= end;
          break l2105;
        }
        e2106 = null;
        let e2110!: MissingValueNode;
        const r2111 = readMissingValue(p);
        if (r2111 === undefined) { break l2105; }
        e2110 = r2111;
        p = pos;
        value = [e2106, e2110];
        break l2095;
      }
      p = s2096;
      if (trail.length > t2097) trail.length = t2097;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : c >= 128)) {
      l2113: {
        const r2114 = readRepairedWord(p);
        if (r2114 === undefined) { break l2113; }
        value = r2114;
        p = pos;
        break l2095;
      }
      p = s2096;
      if (trail.length > t2097) trail.length = t2097;
    } else touched ||= p >= end;
    const r2116 = readMissingValue(p);
    if (r2116 === undefined) { return -1; }
    value = r2116;
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

function leaf266(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateColonNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2118 = readBadLateColon(p);
  if (r2118 === undefined) { return -1; }
  value = r2118;
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
  l2121: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s2119 = p;
      l2120: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l2120;
        }
        p = skipValueStart(p);
        if (p < 0) { break l2120; }
        p = s2119;
        break l2121;
      }
      p = s2119;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateColonNode = { type: 'BadLateColon', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf268(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | BadEllipsisNode | MissingNameEndNode | BadInnerBracketNode | BadTextNode;
  l2123: {
    const s2124 = p;
    const t2125 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l2126: {
        const r2127 = readBadComma(p);
        if (r2127 === undefined) { break l2126; }
        value = r2127;
        p = pos;
        break l2123;
      }
      p = s2124;
      if (trail.length > t2125) trail.length = t2125;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l2129: {
        const r2130 = readBadEllipsis(p);
        if (r2130 === undefined) { break l2129; }
        value = r2130;
        p = pos;
        break l2123;
      }
      p = s2124;
      if (trail.length > t2125) trail.length = t2125;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2132: {
        const r2133 = readMissingNameEnd(p);
        if (r2133 === undefined) { break l2132; }
        value = r2133;
        p = pos;
        break l2123;
      }
      p = s2124;
      if (trail.length > t2125) trail.length = t2125;
    } else touched ||= p >= end;
    l2139: {
      const r2140 = readBadInnerBracket(p);
      if (r2140 === undefined) { break l2139; }
      value = r2140;
      p = pos;
      break l2123;
    }
    p = s2124;
    if (trail.length > t2125) trail.length = t2125;
    const r2148 = readBadText(p);
    if (r2148 === undefined) { return -1; }
    value = r2148;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingNameEnd(p: number): MissingNameEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near2134 = p + 16;
  while (p < near2134 && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286))) p++;
  if (p === near2134) {
    STOPS_3.lastIndex = p;
    p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (p < end) {
    {
      const s2135 = p;
      l2136: {
        p++;
        return undefined;
      }
      p = s2135;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingNameEndNode = { type: 'MissingNameEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadInnerBracket(p: number): BadInnerBracketNode | undefined {
  const start = p;
  l2141: {
    const s2142 = p;
    if (text.charCodeAt(p) === 91) {
      l2143: {

        p++;
        break l2141;
      }
      p = s2142;
    } else touched ||= p >= end;
    {
      const s2144 = p;
      l2145: {
        p = skipInAnyArray(p);
        if (p < 0) { break l2145; }
        return undefined;
      }
      p = s2144;
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
    const s2149 = p;
    l2150: {
      p = skipInTuple(p);
      if (p < 0) { break l2150; }
      if (text.charCodeAt(p) !== 41) {
        touched ||= p >= end;
        break l2150;
      }
      p++;
      return undefined;
    }
    p = s2149;
  }
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2152 = p;
      l2153: {
        p = skipClosingFenceLine(p);
        if (p < 0) { break l2153; }
        return undefined;
      }
      p = s2152;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : (c >= 128 && c <= 65340) || c >= 65374 || (c >= 65342 && c <= 65372)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near2155 = p + 16;
  while (p < near2155 && ((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : (c >= 128 && c <= 65340) || c >= 65374 || (c >= 65342 && c <= 65372))) p++;
  if (p === near2155) {
    STOPS_43.lastIndex = p;
    p = STOPS_43.test(text) ? STOPS_43.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  const node: BadTextNode = { type: 'BadText', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipInTuple(p: number): number {
  const noted = trail.length;
  const value = readInTuple(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInTuple(p: number): string | undefined {
  if (reading.inside[4] === 0) return undefined;
  pos = p;
  return '';
}

function leaf274(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  const r2157 = readCloseObject(p);
  if (r2157 === undefined) { return -1; }
  value = r2157;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseObject(p: number): ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  l2158: {
    const s2159 = p;
    const t2160 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2161: {
        const r2162 = readObjectEnd(p);
        if (r2162 === undefined) { break l2161; }
        value = r2162;
        p = pos;
        break l2158;
      }
      p = s2159;
      if (trail.length > t2160) trail.length = t2160;
    } else touched ||= p >= end;
    l2164: {
      const r2165 = readBadObjectEnd(p);
      if (r2165 === undefined) { break l2164; }
      value = r2165;
      p = pos;
      break l2158;
    }
    p = s2159;
    if (trail.length > t2160) trail.length = t2160;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2176: {
        const r2177 = readMissingBracket(p);
        if (r2177 === undefined) { break l2176; }
        value = r2177;
        p = pos;
        break l2158;
      }
      p = s2159;
      if (trail.length > t2160) trail.length = t2160;
    } else touched ||= p >= end;
    const r2179 = readMissingEnd(p);
    if (r2179 === undefined) { return undefined; }
    value = r2179;
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
  l2166: {
    const s2167 = p;
    l2168: {
      {
        const s2169 = p;
        l2170: {
          p = skipInAnyArray(p);
          if (p < 0) { break l2170; }
          break l2168;
        }
        p = s2169;
      }
      if (text.charCodeAt(p) !== 93) {
        touched ||= p >= end;
        break l2168;
      }
      p++;
      break l2166;
    }
    p = s2167;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2174: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)) {
        const s2172 = p;
        l2173: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l2173;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
            touched ||= p >= end;
            break l2173;
          }
          p = skipMemberBehind(p);
          if (p < 0) { break l2173; }
          p = s2172;
          break l2174;
        }
        p = s2172;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: BadObjectEndNode = { type: 'BadObjectEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf278(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2182 = readCloseNamedArray(p);
  if (r2182 === undefined) { return -1; }
  value = r2182;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseNamedArray(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2183: {
    const s2184 = p;
    const t2185 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2186: {
        const r2187 = readObjectEnd(p);
        if (r2187 === undefined) { break l2186; }
        value = r2187;
        p = pos;
        break l2183;
      }
      p = s2184;
      if (trail.length > t2185) trail.length = t2185;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2189: {
        const r2190 = readBadRootEnd(p);
        if (r2190 === undefined) { break l2189; }
        value = r2190;
        p = pos;
        break l2183;
      }
      p = s2184;
      if (trail.length > t2185) trail.length = t2185;
    } else touched ||= p >= end;
    const r2192 = readMissingEnd(p);
    if (r2192 === undefined) { return undefined; }
    value = r2192;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf280(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootEndNode | MissingEndNode;
  const r2195 = readCloseBraceArray(p);
  if (r2195 === undefined) { return -1; }
  value = r2195;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseBraceArray(p: number): BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: BadRootEndNode | MissingEndNode;
  l2196: {
    const s2197 = p;
    const t2198 = trail.length;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2199: {
        const r2200 = readBadRootEnd(p);
        if (r2200 === undefined) { break l2199; }
        value = r2200;
        p = pos;
        break l2196;
      }
      p = s2197;
      if (trail.length > t2198) trail.length = t2198;
    } else touched ||= p >= end;
    const r2202 = readMissingEnd(p);
    if (r2202 === undefined) { return undefined; }
    value = r2202;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf282(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateBracketNode;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r2205 = readBadLateBracket(p);
  if (r2205 === undefined) { return -1; }
  value = r2205;
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
  let n2209 = 0;
  l2206: for (;;) {
    if (n2209 >= 9) break;
    const s2208 = p;
    l2207: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l2207;
      }
      p++;
      n2209++;
      continue l2206;
    }
    p = s2208;
    break;
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2212: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2210 = p;
      l2211: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
          touched ||= p >= end;
          break l2211;
        }
        p = skipMemberAhead(p);
        if (p < 0) { break l2211; }
        p = s2210;
        break l2212;
      }
      p = s2210;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateBracketNode = { type: 'BadLateBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf284(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2214 = readCloseRootObject(p);
  if (r2214 === undefined) { return -1; }
  value = r2214;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootObject(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2215: {
    const s2216 = p;
    const t2217 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2218: {
        const r2219 = readObjectEnd(p);
        if (r2219 === undefined) { break l2218; }
        value = r2219;
        p = pos;
        break l2215;
      }
      p = s2216;
      if (trail.length > t2217) trail.length = t2217;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2221: {
        const r2222 = readBadRootEnd(p);
        if (r2222 === undefined) { break l2221; }
        value = r2222;
        p = pos;
        break l2215;
      }
      p = s2216;
      if (trail.length > t2217) trail.length = t2217;
    } else touched ||= p >= end;
    const r2224 = readMissingEnd(p);
    if (r2224 === undefined) { return undefined; }
    value = r2224;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf286(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2227!: null;
  l2230: {
    if (((c = text.charCodeAt(p)) === 91 || c === 65339)) {
      const s2228 = p;
      l2229: {
        p = skipArrayAhead(p);
        if (p < 0) { break l2229; }
        p = s2228;
        break l2230;
      }
      p = s2228;
    } else touched ||= p >= end;
    return -1;
  }
  e2227 = null;
  value = [e2227];
  leafValue = value;
  return p;
}

function skipArrayAhead(p: number): number {
  let c = 0;
  l2231: {
    const s2232 = p;
    if (text.charCodeAt(p) === 91) {
      l2233: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2234: {
          const s2235 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2236: {
              p++;
              break l2234;
            }
            p = s2235;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 8230)) {
            l2237: {
              p++;
              break l2234;
            }
            p = s2235;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2238: {
              p++;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false)) {
                {
                  const s2239 = p;
                  l2240: {
                    p = skipLogTag(p);
                    if (p < 0) { break l2240; }
                    break l2238;
                  }
                  p = s2239;
                }
              } else touched ||= p >= end;
              break l2234;
            }
            p = s2235;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304)) {
            l2246: {
              p = skipConstantAhead(p);
              if (p < 0) { break l2246; }
              break l2234;
            }
            p = s2235;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
            l2263: {
              p = skipWordList(p);
              if (p < 0) { break l2263; }
              break l2234;
            }
            p = s2235;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
            l2276: {
              p++;
              let n2280 = 0;
              l2277: for (;;) {
                if (n2280 >= 200) break;
                const s2279 = p;
                l2278: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l2278;
                  }
                  p++;
                  n2280++;
                  continue l2277;
                }
                p = s2279;
                break;
              }
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2276;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                touched ||= p >= end;
                break l2276;
              }
              p++;
              break l2234;
            }
            p = s2235;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2281 = p;
              l2282: {
                p++;
                break l2233;
              }
              p = s2281;
            }
          } else touched ||= p >= end;
        }
        break l2231;
      }
      p = s2232;
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
  let n2245 = 0;
  l2242: for (;;) {
    if (n2245 >= 40) break;
    const s2244 = p;
    l2243: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false))) {
        touched ||= p >= end;
        break l2243;
      }
      p++;
      n2245++;
      continue l2242;
    }
    p = s2244;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipConstantAhead(p: number): number {
  let c = 0;
  l2247: {
    const s2248 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304)) {
      l2249: {
        l2250: {
          const s2251 = p;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l2252: {
              p = skipLiteral(p);
              if (p < 0) { break l2252; }
              break l2250;
            }
            p = s2251;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            l2253: {
              p = skipOtherConstant(p);
              if (p < 0) { break l2253; }
              break l2250;
            }
            p = s2251;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c === 304))) {
            touched ||= p >= end;
            break l2249;
          }
          p = skipNan(p);
          if (p < 0) { break l2249; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2254: {
          const s2255 = p;
          if (((c = text.charCodeAt(p)) === 44 || c === 93)) {
            l2256: {
              p++;
              break l2254;
            }
            p = s2255;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2257 = p;
              l2258: {
                p++;
                break l2249;
              }
              p = s2257;
            }
          } else touched ||= p >= end;
        }
        break l2247;
      }
      p = s2248;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCutWord(p);
    if (p < 0) { return -1; }
    if (p < end) {
      {
        const s2260 = p;
        l2261: {
          p++;
          return -1;
        }
        p = s2260;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipWordList(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near2264 = p + 16;
  while (p < near2264 && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) p++;
  if (p === near2264) {
    STOPS_4.lastIndex = p;
    p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l2265: for (;;) {
    const s2267 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2266: {
        l2269: {
          const s2270 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
            l2271: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 44) {
                touched ||= p >= end;
                break l2271;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2269;
            }
            p = s2270;
          } else touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2266;
          }
          p = skipEol(p);
          if (p < 0) { break l2266; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
          touched ||= p >= end;
          break l2266;
        }
        p++;
        const near2272 = p + 16;
        while (p < near2272 && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) p++;
        if (p === near2272) {
          STOPS_4.lastIndex = p;
          p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        continue l2265;
      }
      p = s2267;
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
      const s2273 = p;
      l2274: {
        p++;
        return -1;
      }
      p = s2273;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf291(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateElementNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r2284 = readBadLateElement(p);
  if (r2284 === undefined) { return -1; }
  value = r2284;
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
  l2287: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2285 = p;
      l2286: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2288: {
          const s2289 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
            l2290: {
              p = skipQuotedAhead(p);
              if (p < 0) { break l2290; }
              break l2288;
            }
            p = s2289;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
            touched ||= p >= end;
            break l2286;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2286; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2286;
        }
        p++;
        p = s2285;
        break l2287;
      }
      p = s2285;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateElementNode = { type: 'BadLateElement', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf293(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  const r2292 = readCloseRootArray(p);
  if (r2292 === undefined) { return -1; }
  value = r2292;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootArray(p: number): [null, ArrayEndNode] | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  l2293: {
    const s2294 = p;
    const t2295 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2296: {
        let e2297!: null;
        l2300: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2298 = p;
            l2299: {
              p++;
              p = s2298;
              break l2300;
            }
            p = s2298;
          } else touched ||= p >= end;
          break l2296;
        }
        e2297 = null;
        let e2301!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2296;
        }
        const r2302 = readArrayEnd(p);
        if (r2302 === undefined) { break l2296; }
        e2301 = r2302;
        p = pos;
        value = [e2297, e2301];
        break l2293;
      }
      p = s2294;
      if (trail.length > t2295) trail.length = t2295;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2304: {
        const r2305 = readBadRootEnd(p);
        if (r2305 === undefined) { break l2304; }
        value = r2305;
        p = pos;
        break l2293;
      }
      p = s2294;
      if (trail.length > t2295) trail.length = t2295;
    } else touched ||= p >= end;
    const r2307 = readMissingEnd(p);
    if (r2307 === undefined) { return undefined; }
    value = r2307;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf295(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2310!: null;
  l2313: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2311 = p;
      l2312: {
        p = skipMemberStart(p);
        if (p < 0) { break l2312; }
        p = s2311;
        break l2313;
      }
      p = s2311;
    } else touched ||= p >= end;
    return -1;
  }
  e2310 = null;
  value = [e2310];
  leafValue = value;
  return p;
}

function skipMemberStart(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipValueStart(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf297(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OpenlessStartNode;
  const r2314 = readOpenlessStart(p);
  if (r2314 === undefined) { return -1; }
  value = r2314;
  p = pos;
  leafValue = value;
  return p;
}

function readOpenlessStart(p: number): OpenlessStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r2315 = readObjectKind(p);
  if (r2315 === undefined) { return undefined; }
  l_kind = r2315;
  p = pos;
  const r2317 = readMissingOpen(p);
  if (r2317 === undefined) { return undefined; }
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

function leaf300(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2320!: null;
  l2323: {
    if (text.charCodeAt(p) === 40) {
      const s2321 = p;
      l2322: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2324: {
          const s2325 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2326: {
              p++;
              break l2324;
            }
            p = s2325;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
            touched ||= p >= end;
            break l2322;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2322; }
        }
        p = s2321;
        break l2323;
      }
      p = s2321;
    } else touched ||= p >= end;
    return -1;
  }
  e2320 = null;
  value = [e2320];
  leafValue = value;
  return p;
}

function leaf301(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WordNode | RepairedRootNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2327 = readRootWord(p);
  if (r2327 === undefined) { return -1; }
  value = r2327;
  p = pos;
  leafValue = value;
  return p;
}

function readRootWord(p: number): WordNode | RepairedRootNode | undefined {
  let c = 0;
  let value!: WordNode | RepairedRootNode;
  l2328: {
    const s2329 = p;
    const t2330 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2331: {
        const r2332 = readWord(p);
        if (r2332 === undefined) { break l2331; }
        value = r2332;
        p = pos;
        l2336: {
          const s2334 = p;
          l2335: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2335; }
            p = s2334;
            break l2336;
          }
          p = s2334;
          break l2331;
        }
        break l2328;
      }
      p = s2329;
      if (trail.length > t2330) trail.length = t2330;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2337 = readRepairedRoot(p);
    if (r2337 === undefined) { return undefined; }
    value = r2337;
    p = pos;
    l2364: {
      const s2362 = p;
      l2363: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2363; }
        p = s2362;
        break l2364;
      }
      p = s2362;
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
  l2338: {
    const s2339 = p;
    const t2340 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l2341: {
        const r2342 = readBadCutSign(p);
        if (r2342 === undefined) { break l2341; }
        l_value = r2342;
        p = pos;
        break l2338;
      }
      p = s2339;
      if (trail.length > t2340) trail.length = t2340;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2344: {
        const r2345 = readBadCutNumber(p);
        if (r2345 === undefined) { break l2344; }
        l_value = r2345;
        p = pos;
        break l2338;
      }
      p = s2339;
      if (trail.length > t2340) trail.length = t2340;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2347: {
        const r2348 = readBadLeadingZero(p);
        if (r2348 === undefined) { break l2347; }
        l_value = r2348;
        p = pos;
        break l2338;
      }
      p = s2339;
      if (trail.length > t2340) trail.length = t2340;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2350: {
        const r2351 = readRepairedNumber(p);
        if (r2351 === undefined) { break l2350; }
        l_value = r2351;
        p = pos;
        break l2338;
      }
      p = s2339;
      if (trail.length > t2340) trail.length = t2340;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c === 304)) {
      l2353: {
        const r2354 = readBadNan(p);
        if (r2354 === undefined) { break l2353; }
        l_value = r2354;
        p = pos;
        break l2338;
      }
      p = s2339;
      if (trail.length > t2340) trail.length = t2340;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2356: {
        const r2357 = readBadConstant(p);
        if (r2357 === undefined) { break l2356; }
        l_value = r2357;
        p = pos;
        break l2338;
      }
      p = s2339;
      if (trail.length > t2340) trail.length = t2340;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2359 = readBadCutWord(p);
    if (r2359 === undefined) { return undefined; }
    l_value = r2359;
    p = pos;
  }
  pos = p;
  return { type: 'RepairedRoot', start: base + start, end: base + p, value: l_value };
}

function leaf304(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2366!: null;
  l2369: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s2367 = p;
      l2368: {
        p = skipRootTextAhead(p);
        if (p < 0) { break l2368; }
        p = s2367;
        break l2369;
      }
      p = s2367;
    } else touched ||= p >= end;
    return -1;
  }
  e2366 = null;
  value = [e2366];
  leafValue = value;
  return p;
}

function skipRootTextAhead(p: number): number {
  let c = 0;
  l2370: {
    const s2371 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : false)) {
      l2372: {
        l2373: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
            const s2375 = p;
            l2374: {
              p = skipPrefix(p);
              if (p < 0) { break l2374; }
              break l2373;
            }
            p = s2375;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2372;
        }
        p++;
        l2376: {
          const s2377 = p;
          if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
            l2378: {
              let n2382 = 0;
              l2379: for (;;) {
                if (n2382 >= 200) break;
                const s2381 = p;
                l2380: {
                  if (!(((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33))) {
                    touched ||= p >= end;
                    break l2380;
                  }
                  p++;
                  n2382++;
                  continue l2379;
                }
                p = s2381;
                break;
              }
              if (n2382 < 200) { break l2378; }
              break l2376;
            }
            p = s2377;
          } else touched ||= p >= end;
          l2383: {
            l2384: for (;;) {
              const s2386 = p;
              if (((c = text.charCodeAt(p)) >= 35 || (c >= 32 && c <= 33))) {
                l2385: {
                  l2388: {
                    const s2389 = p;
                    if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) {
                      l2390: {
                        p++;
                        break l2388;
                      }
                      p = s2389;
                    } else touched ||= p >= end;
                    if (!(text.charCodeAt(p) === 92)) {
                      touched ||= p >= end;
                      break l2385;
                    }
                    p = skipGoodEscape(p);
                    if (p < 0) { break l2385; }
                  }
                  continue l2384;
                }
                p = s2386;
              } else touched ||= p >= end;
              break;
            }
            l2391: {
              const s2392 = p;
              if (text.charCodeAt(p) === 34) {
                l2393: {

                  p++;
                  p = skipEndsRoot(p);
                  if (p < 0) { break l2393; }
                  break l2391;
                }
                p = s2392;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2394 = p;
                  l2395: {
                    p++;
                    break l2383;
                  }
                  p = s2394;
                }
              } else touched ||= p >= end;
            }
            break l2376;
          }
          p = s2377;
          l2397: for (;;) {
            const s2399 = p;
            if ((p < end && text.charCodeAt(p) !== 34)) {
              l2398: {
                l2401: {
                  const s2402 = p;
                  if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
                    l2403: {
                      p++;
                      break l2401;
                    }
                    p = s2402;
                  } else touched ||= p >= end;
                  if (!(text.charCodeAt(p) === 92)) {
                    touched ||= p >= end;
                    break l2398;
                  }
                  p = skipGoodEscape(p);
                  if (p < 0) { break l2398; }
                }
                continue l2397;
              }
              p = s2399;
            } else touched ||= p >= end;
            break;
          }
          if (text.charCodeAt(p) !== 34) {
            touched ||= p >= end;
            break l2372;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (p < end) {
            {
              const s2404 = p;
              l2405: {
                p++;
                break l2372;
              }
              p = s2404;
            }
          } else touched ||= p >= end;
        }
        break l2370;
      }
      p = s2371;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2407: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l2407;
        }
        p += 3;
        break l2370;
      }
      p = s2371;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2408: {
        if (text.charCodeAt(p) === 96) {
          {
            const s2409 = p;
            l2410: {
              p = skipCodeMark(p);
              if (p < 0) { break l2410; }
              break l2408;
            }
            p = s2409;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l2408;
        }
        p++;
        const near2415 = p + 16;
        while (p < near2415 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
        if (p === near2415) {
          STOPS_49.lastIndex = p;
          p = STOPS_49.test(text) ? STOPS_49.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (p < end) {
          {
            const s2416 = p;
            l2417: {
              p++;
              break l2408;
            }
            p = s2416;
          }
        } else touched ||= p >= end;
        break l2370;
      }
      p = s2371;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near2419 = p + 16;
    while (p < near2419 && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) p++;
    if (p === near2419) {
      STOPS_9.lastIndex = p;
      p = STOPS_9.test(text) ? STOPS_9.lastIndex - 1 : end;
    }
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

function skipCodeMark(p: number): number {
  let c = 0;
  l2412: {
    const s2413 = p;
    if (text.charCodeAt(p) === 96) {
      l2414: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l2414;
        }
        p += 2;
        break l2412;
      }
      p = s2413;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 96) {
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
  }
  return p;
}

function leaf307(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r2420 = readBadFence(p);
  if (r2420 === undefined) { return -1; }
  value = r2420;
  p = pos;
  leafValue = value;
  return p;
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  const s2421 = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFence(p);
  if (p < 0) { return undefined; }
  l_run = text.slice(s2421, p);
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : false)) p++;
  touched ||= p >= end;
  {
    const s2427 = p;
    l2428: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s2430 = p;
          l2431: {
            p++;
            break l2428;
          }
          p = s2430;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s2427;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function skipFence(p: number): number {
  l2422: {
    const s2423 = p;
    if (text.charCodeAt(p) === 96) {
      l2424: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2424;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l2422;
      }
      p = s2423;
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

function leaf310(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadSequenceNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2434 = readBadSequence(p);
  if (r2434 === undefined) { return -1; }
  value = r2434;
  p = pos;
  leafValue = value;
  return p;
}

function readBadSequence(p: number): BadSequenceNode | undefined {
  let c = 0;
  const start = p;
  l2435: {
    const s2436 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2437: {
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l2437;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2438: {
          if (text.charCodeAt(p) === 44) {
            const s2440 = p;
            l2439: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2438;
            }
            p = s2440;
          } else touched ||= p >= end;
        }
        l2443: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2441 = p;
            l2442: {
              l2444: {
                const s2445 = p;
                if (text.charCodeAt(p) === 123) {
                  l2446: {

                    p++;
                    break l2444;
                  }
                  p = s2445;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2442;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2442; }
              }
              p = s2441;
              break l2443;
            }
            p = s2441;
          } else touched ||= p >= end;
          break l2437;
        }
        break l2435;
      }
      p = s2436;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l2447: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2450: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2448 = p;
            l2449: {
              l2451: {
                const s2452 = p;
                if (text.charCodeAt(p) === 123) {
                  l2453: {

                    p++;
                    break l2451;
                  }
                  p = s2452;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2449;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2449; }
              }
              p = s2448;
              break l2450;
            }
            p = s2448;
          } else touched ||= p >= end;
          break l2447;
        }
        break l2435;
      }
      p = s2436;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l2454: {
      if (text.charCodeAt(p) === 44) {
        const s2456 = p;
        l2455: {

          p++;
          break l2454;
        }
        p = s2456;
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
    l2459: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 304 || c === 65282 || c === 65287)) {
        const s2457 = p;
        l2458: {
          l2460: {
            const s2461 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : c === 304)) {
              l2462: {
                p = skipRootWord(p);
                if (p < 0) { break l2462; }
                break l2460;
              }
              p = s2461;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l2458;
            }
            p = skipRootTextAhead(p);
            if (p < 0) { break l2458; }
          }
          p = s2457;
          break l2459;
        }
        p = s2457;
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
  l2463: {
    const s2464 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2465: {
        p = skipWord(p);
        if (p < 0) { break l2465; }
        l2500: {
          const s2498 = p;
          l2499: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2499; }
            p = s2498;
            break l2500;
          }
          p = s2498;
          break l2465;
        }
        break l2463;
      }
      p = s2464;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipRepairedRoot(p);
    if (p < 0) { return -1; }
    l2594: {
      const s2592 = p;
      l2593: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2593; }
        p = s2592;
        break l2594;
      }
      p = s2592;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  l2466: {
    const s2467 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2468: {
        p = skipText(p);
        if (p < 0) { break l2468; }
        l2485: {
          const s2483 = p;
          l2484: {
            p = skipEnds(p);
            if (p < 0) { break l2484; }
            p = s2483;
            break l2485;
          }
          p = s2483;
          break l2468;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
          {
            const s2486 = p;
            l2487: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l2487;
              }
              p++;
              break l2468;
            }
            p = s2486;
          }
        } else touched ||= p >= end;
        break l2466;
      }
      p = s2467;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2489: {
        p = skipNumber(p);
        if (p < 0) { break l2489; }
        break l2466;
      }
      p = s2467;
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
  l2469: {
    const s2470 = p;
    if (text.charCodeAt(p) === 34) {
      l2471: {

        p++;
        while (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2471;
        }
        p++;
        break l2469;
      }
      p = s2470;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2473: {

        p++;
        let n2478 = 0;
        l2475: for (;;) {
          if (n2478 >= 2000) break;
          const s2477 = p;
          l2476: {
            l2479: {
              const s2480 = p;
              if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) {
                l2481: {
                  p++;
                  break l2479;
                }
                p = s2480;
              } else touched ||= p >= end;
              if (!(text.charCodeAt(p) === 92)) {
                touched ||= p >= end;
                break l2476;
              }
              p = skipGoodEscape(p);
              if (p < 0) { break l2476; }
            }
            n2478++;
            continue l2475;
          }
          p = s2477;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2473;
        }
        p++;
        break l2469;
      }
      p = s2470;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38))) p++;
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
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNumeral(p);
  if (p < 0) { return -1; }
  l2493: {
    const s2491 = p;
    l2492: {
      p = skipEndsWord(p);
      if (p < 0) { break l2492; }
      p = s2491;
      break l2493;
    }
    p = s2491;
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
  l2497: {
    const s2495 = p;
    l2496: {
      p = skipEndsWord(p);
      if (p < 0) { break l2496; }
      p = s2495;
      break l2497;
    }
    p = s2495;
    return -1;
  }
  return p;
}

function skipRepairedRoot(p: number): number {
  let c = 0;
  l2501: {
    const s2502 = p;
    if (text.charCodeAt(p) === 45) {
      l2503: {
        p = skipBadCutSign(p);
        if (p < 0) { break l2503; }
        break l2501;
      }
      p = s2502;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2507: {
        p = skipBadCutNumber(p);
        if (p < 0) { break l2507; }
        break l2501;
      }
      p = s2502;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2524: {
        p = skipBadLeadingZero(p);
        if (p < 0) { break l2524; }
        break l2501;
      }
      p = s2502;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2539: {
        p = skipRepairedNumber(p);
        if (p < 0) { break l2539; }
        break l2501;
      }
      p = s2502;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c === 304)) {
      l2581: {
        p = skipBadNan(p);
        if (p < 0) { break l2581; }
        break l2501;
      }
      p = s2502;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2585: {
        p = skipBadConstant(p);
        if (p < 0) { break l2585; }
        break l2501;
      }
      p = s2502;
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
      const s2504 = p;
      l2505: {
        p++;
        return -1;
      }
      p = s2504;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadCutNumber(p: number): number {
  let c = 0;
  l2509: {
    if (text.charCodeAt(p) === 45) {
      const s2511 = p;
      l2510: {

        p++;
        break l2509;
      }
      p = s2511;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l2512: {
    if (text.charCodeAt(p) === 46) {
      const s2514 = p;
      l2513: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2513;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2512;
      }
      p = s2514;
    } else touched ||= p >= end;
  }
  l2515: {
    const s2516 = p;
    if (text.charCodeAt(p) === 46) {
      l2517: {

        p++;
        break l2515;
      }
      p = s2516;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2518: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s2520 = p;
        l2519: {
          p++;
          break l2518;
        }
        p = s2520;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s2521 = p;
      l2522: {
        p++;
        return -1;
      }
      p = s2521;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadLeadingZero(p: number): number {
  let c = 0;
  l2526: {
    if (text.charCodeAt(p) === 45) {
      const s2528 = p;
      l2527: {

        p++;
        break l2526;
      }
      p = s2528;
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
  l2530: {
    if (text.charCodeAt(p) === 46) {
      const s2532 = p;
      l2531: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2531;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2530;
      }
      p = s2532;
    } else touched ||= p >= end;
  }
  l2533: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s2535 = p;
      l2534: {
        p = skipExponent(p);
        if (p < 0) { break l2534; }
        break l2533;
      }
      p = s2535;
    } else touched ||= p >= end;
  }
  l2538: {
    const s2536 = p;
    l2537: {
      p = skipEndsWord(p);
      if (p < 0) { break l2537; }
      p = s2536;
      break l2538;
    }
    p = s2536;
    return -1;
  }
  return p;
}

function skipRepairedNumber(p: number): number {
  let c = 0;
  l2541: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s2543 = p;
      l2542: {
        l2544: {
          const s2545 = p;
          if (text.charCodeAt(p) === 45) {
            l2546: {

              p++;
              break l2544;
            }
            p = s2545;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 43) {
            touched ||= p >= end;
            break l2542;
          }
          p++;
        }
        break l2541;
      }
      p = s2543;
    } else touched ||= p >= end;
  }
  l2547: {
    const s2548 = p;
    if (text.charCodeAt(p) === 48) {
      l2549: {
        p = skipBadRadix(p);
        if (p < 0) { break l2549; }
        break l2547;
      }
      p = s2548;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLooseDecimal(p);
    if (p < 0) { return -1; }
  }
  l2580: {
    const s2578 = p;
    l2579: {
      p = skipEndsWord(p);
      if (p < 0) { break l2579; }
      p = s2578;
      break l2580;
    }
    p = s2578;
    return -1;
  }
  return p;
}

function skipBadRadix(p: number): number {
  let c = 0;
  l2550: {
    const s2551 = p;
    if (text.charCodeAt(p) === 48) {
      l2552: {
        if (!isCaseless(p, "0x")) { break l2552; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l2552;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l2550;
      }
      p = s2551;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l2553: {
        if (!isCaseless(p, "0o")) { break l2553; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l2553;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l2550;
      }
      p = s2551;
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
  l2554: {
    const s2555 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2556: {
        l2558: {
          const s2559 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2560: {
              p = skipBadDigitGroups(p);
              if (p < 0) { break l2560; }
              break l2558;
            }
            p = s2559;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2556;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l2565: {
          if (text.charCodeAt(p) === 46) {
            const s2567 = p;
            l2566: {
              l2568: {
                const s2569 = p;
                if (text.charCodeAt(p) === 46) {
                  l2570: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l2570;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l2568;
                  }
                  p = s2569;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 46) {
                  touched ||= p >= end;
                  break l2566;
                }
                p++;
              }
              break l2565;
            }
            p = s2567;
          } else touched ||= p >= end;
        }
        l2571: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s2573 = p;
            l2572: {
              p = skipExponent(p);
              if (p < 0) { break l2572; }
              break l2571;
            }
            p = s2573;
          } else touched ||= p >= end;
        }
        break l2554;
      }
      p = s2555;
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
    l2575: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s2577 = p;
        l2576: {
          p = skipExponent(p);
          if (p < 0) { break l2576; }
          break l2575;
        }
        p = s2577;
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
  let m2564 = false;
  l2561: for (;;) {
    const s2563 = p;
    if (text.charCodeAt(p) === 95) {
      l2562: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2562;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m2564 = true;
        continue l2561;
      }
      p = s2563;
    } else touched ||= p >= end;
    break;
  }
  if (!m2564) { return -1; }
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
  l2584: {
    const s2582 = p;
    l2583: {
      p = skipEndsWord(p);
      if (p < 0) { break l2583; }
      p = s2582;
      break l2584;
    }
    p = s2582;
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
  l2588: {
    const s2586 = p;
    l2587: {
      p = skipEndsWord(p);
      if (p < 0) { break l2587; }
      p = s2586;
      break l2588;
    }
    p = s2586;
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
      const s2589 = p;
      l2590: {
        p++;
        return -1;
      }
      p = s2589;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf328(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2596!: null;
  l2599: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65339 || c === 65371)) {
      const s2597 = p;
      l2598: {
        p++;
        p = s2597;
        break l2599;
      }
      p = s2597;
    } else touched ||= p >= end;
    return -1;
  }
  e2596 = null;
  value = [e2596];
  leafValue = value;
  return p;
}

function leaf329(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootCommaNode | "";
  l2600: {
    const s2601 = p;
    const t2602 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2603: {
        const r2604 = readBadRootComma(p);
        if (r2604 === undefined) { break l2603; }
        value = r2604;
        p = pos;
        break l2600;
      }
      p = s2601;
      if (trail.length > t2602) trail.length = t2602;
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
  l2607: {
    const s2605 = p;
    l2606: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l2608: {
        const s2609 = p;
        l2610: {
          if (p < end) {
            {
              const s2611 = p;
              l2612: {
                p++;
                break l2610;
              }
              p = s2611;
            }
          } else touched ||= p >= end;
          break l2608;
        }
        p = s2609;
        if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
          touched ||= p >= end;
          break l2606;
        }
        p = skipFenceMark(p);
        if (p < 0) { break l2606; }
      }
      p = s2605;
      break l2607;
    }
    p = s2605;
    return undefined;
  }
  pos = p;
  const node: BadRootCommaNode = { type: 'BadRootComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf331(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2615!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2616 = p;
      l2617: {
        p = skipClosingFence(p);
        if (p < 0) { break l2617; }
        return -1;
      }
      p = s2616;
    }
  } else touched ||= p >= end;
  e2615 = null;
  value = [e2615];
  leafValue = value;
  return p;
}

function leaf332(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2619!: null;
  l2622: {
    if (text.charCodeAt(p) === 123) {
      const s2620 = p;
      l2621: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2621; }
        p = s2620;
        break l2622;
      }
      p = s2620;
    } else touched ||= p >= end;
    return -1;
  }
  e2619 = null;
  value = [e2619];
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
  l2623: {
    const s2624 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2625: {
        p++;
        let n2629 = 0;
        l2626: for (;;) {
          if (n2629 >= 200) break;
          const s2628 = p;
          l2627: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) {
              touched ||= p >= end;
              break l2627;
            }
            p++;
            n2629++;
            continue l2626;
          }
          p = s2628;
          break;
        }
        l2630: {
          const s2631 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2632: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l2633: {
                const s2634 = p;
                if (((c = text.charCodeAt(p)) === 44 || c === 58 || c === 125)) {
                  l2635: {
                    p++;
                    break l2633;
                  }
                  p = s2634;
                } else touched ||= p >= end;
                if (p < end) {
                  {
                    const s2636 = p;
                    l2637: {
                      p++;
                      break l2632;
                    }
                    p = s2636;
                  }
                } else touched ||= p >= end;
              }
              break l2630;
            }
            p = s2631;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2639 = p;
              l2640: {
                p++;
                break l2625;
              }
              p = s2639;
            }
          } else touched ||= p >= end;
        }
        break l2623;
      }
      p = s2624;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2642: {
        p++;
        let n2646 = 0;
        l2643: for (;;) {
          if (n2646 >= 200) break;
          const s2645 = p;
          l2644: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2644;
            }
            p++;
            n2646++;
            continue l2643;
          }
          p = s2645;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2647: {
          const s2648 = p;
          if (text.charCodeAt(p) === 58) {
            l2649: {

              p++;
              break l2647;
            }
            p = s2648;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2650 = p;
              l2651: {
                p++;
                break l2642;
              }
              p = s2650;
            }
          } else touched ||= p >= end;
        }
        break l2623;
      }
      p = s2624;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 125) {
      l2653: {

        p++;
        break l2623;
      }
      p = s2624;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l2654: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l2654;
        }
        p += 2;
        break l2623;
      }
      p = s2624;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2655 = p;
        l2656: {
          p++;
          return -1;
        }
        p = s2655;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf334(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2658!: null;
  l2661: {
    if (text.charCodeAt(p) === 91) {
      const s2659 = p;
      l2660: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2660; }
        p = s2659;
        break l2661;
      }
      p = s2659;
    } else touched ||= p >= end;
    return -1;
  }
  e2658 = null;
  value = [e2658];
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
  l2662: {
    const s2663 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2664: {
        p++;
        break l2662;
      }
      p = s2663;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l2665: {

        p++;
        break l2662;
      }
      p = s2663;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304)) {
      l2666: {
        p = skipConstantAhead(p);
        if (p < 0) { break l2666; }
        break l2662;
      }
      p = s2663;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2667: {
        let n2671 = 0;
        l2668: for (;;) {
          if (n2671 >= 40) break;
          const s2670 = p;
          l2669: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43))) {
              touched ||= p >= end;
              break l2669;
            }
            p++;
            n2671++;
            continue l2668;
          }
          p = s2670;
          break;
        }
        if (n2671 < 1) { break l2667; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2672: {
          const s2673 = p;
          if (text.charCodeAt(p) === 44) {
            l2674: {

              p++;
              break l2672;
            }
            p = s2673;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2675 = p;
              l2676: {
                p++;
                break l2667;
              }
              p = s2675;
            }
          } else touched ||= p >= end;
        }
        break l2662;
      }
      p = s2663;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2678: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false))) {
          touched ||= p >= end;
          break l2678;
        }
        p++;
        break l2662;
      }
      p = s2663;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2679 = p;
        l2680: {
          p++;
          return -1;
        }
        p = s2679;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf336(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCallNode | BadAssignmentNode;
  l2682: {
    const s2683 = p;
    const t2684 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_113[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2685: {
        const r2686 = readBadCall(p);
        if (r2686 === undefined) { break l2685; }
        value = r2686;
        p = pos;
        break l2682;
      }
      p = s2683;
      if (trail.length > t2684) trail.length = t2684;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
      touched ||= p >= end;
      return -1;
    }
    const r2709 = readBadAssignment(p);
    if (r2709 === undefined) { return -1; }
    value = r2709;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCall(p: number): BadCallNode | undefined {
  let c = 0;
  const start = p;
  l2687: {
    const s2688 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2689: {
        p++;
        let n2693 = 0;
        l2690: for (;;) {
          if (n2693 >= 200) break;
          const s2692 = p;
          l2691: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2691;
            }
            p++;
            n2693++;
            continue l2690;
          }
          p = s2692;
          break;
        }
        let n2697 = 0;
        l2694: for (;;) {
          if (n2697 >= 9) break;
          const s2696 = p;
          l2695: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2695;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2695;
            }
            p++;
            let n2701 = 0;
            l2698: for (;;) {
              if (n2701 >= 200) break;
              const s2700 = p;
              l2699: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                  touched ||= p >= end;
                  break l2699;
                }
                p++;
                n2701++;
                continue l2698;
              }
              p = s2700;
              break;
            }
            n2697++;
            continue l2694;
          }
          p = s2696;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2689;
        }
        p++;
        l2704: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
            const s2702 = p;
            l2703: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false))) {
                touched ||= p >= end;
                break l2703;
              }
              p++;
              p = s2702;
              break l2704;
            }
            p = s2702;
          } else touched ||= p >= end;
          break l2689;
        }
        break l2687;
      }
      p = s2688;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 40) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2707: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false)) {
        const s2705 = p;
        l2706: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
            touched ||= p >= end;
            break l2706;
          }
          p++;
          p = s2705;
          break l2707;
        }
        p = s2705;
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
  l2710: {
    const s2711 = p;
    if (((c = text.charCodeAt(p)) === 99 || c === 108 || c === 118)) {
      l2712: {
        p = skipDeclaration(p);
        if (p < 0) { break l2712; }
        break l2710;
      }
      p = s2711;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2721: {
        p++;
        let n2725 = 0;
        l2722: for (;;) {
          if (n2725 >= 200) break;
          const s2724 = p;
          l2723: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2723;
            }
            p++;
            n2725++;
            continue l2722;
          }
          p = s2724;
          break;
        }
        let n2729 = 0;
        l2726: for (;;) {
          if (n2729 >= 9) break;
          const s2728 = p;
          l2727: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2727;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2727;
            }
            p++;
            let n2733 = 0;
            l2730: for (;;) {
              if (n2733 >= 200) break;
              const s2732 = p;
              l2731: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                  touched ||= p >= end;
                  break l2731;
                }
                p++;
                n2733++;
                continue l2730;
              }
              p = s2732;
              break;
            }
            n2729++;
            continue l2726;
          }
          p = s2728;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 61) {
          touched ||= p >= end;
          break l2721;
        }
        p++;
        break l2710;
      }
      p = s2711;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 101 || c === 114))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipExporting(p);
    if (p < 0) { return undefined; }
  }
  l2739: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
      const s2737 = p;
      l2738: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false))) {
          touched ||= p >= end;
          break l2738;
        }
        p++;
        p = s2737;
        break l2739;
      }
      p = s2737;
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
  l2713: {
    const s2714 = p;
    if (text.charCodeAt(p) === 118) {
      l2715: {
        if (!text.startsWith("var", p)) {
          reachesEnd(p, "var");
          break l2715;
        }
        p += 3;
        break l2713;
      }
      p = s2714;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 108) {
      l2716: {
        if (!text.startsWith("let", p)) {
          reachesEnd(p, "let");
          break l2716;
        }
        p += 3;
        break l2713;
      }
      p = s2714;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n2720 = 0;
  l2717: for (;;) {
    if (n2720 >= 200) break;
    const s2719 = p;
    l2718: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        touched ||= p >= end;
        break l2718;
      }
      p++;
      n2720++;
      continue l2717;
    }
    p = s2719;
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
  l2734: {
    const s2735 = p;
    if (text.charCodeAt(p) === 101) {
      l2736: {
        if (!text.startsWith("export", p)) {
          reachesEnd(p, "export");
          break l2736;
        }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2736;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 100 || !text.startsWith("default", p)) {
          reachesEnd(p, "default");
          break l2736;
        }
        p += 7;
        break l2734;
      }
      p = s2735;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 114 || !text.startsWith("return", p)) {
      reachesEnd(p, "return");
      return -1;
    }
    p += 6;
  }
  return p;
}

function leaf341(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string[], [")", string[], ";" | null] | ";"] | "";
  l2741: {
    const s2742 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false)) {
      l2743: {
        const r2744 = readWrapperEnd(p);
        if (r2744 === undefined) { break l2743; }
        value = r2744;
        p = pos;
        break l2741;
      }
      p = s2742;
    } else touched ||= p >= end;
    value = '';
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): [string[], [")", string[], ";" | null] | ";"] | undefined {
  let value!: [string[], [")", string[], ";" | null] | ";"];
  let e2745!: string[];
  const r2746 = readWs(p);
  if (r2746 === undefined) { return undefined; }
  e2745 = r2746;
  p = pos;
  let e2754!: [")", string[], ";" | null] | ";";
  l2755: {
    const s2756 = p;
    if (text.charCodeAt(p) === 41) {
      l2757: {
        let e2758!: ")";

        e2758 = ")";
        p++;
        let e2759!: string[];
        const r2760 = readWs(p);
        if (r2760 === undefined) { break l2757; }
        e2759 = r2760;
        p = pos;
        let e2762!: ";" | null;
        l2763: {
          if (text.charCodeAt(p) === 59) {
            const s2765 = p;
            l2764: {

              e2762 = ";";
              p++;
              break l2763;
            }
            p = s2765;
          } else touched ||= p >= end;
          e2762 = null;
        }
        e2754 = [e2758, e2759, e2762];
        break l2755;
      }
      p = s2756;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 59) {
      touched ||= p >= end;
      return undefined;
    }
    e2754 = ";";
    p++;
  }
  value = [e2745, e2754];
  pos = p;
  return value;
}

function readWs(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list2751: string[] = [];
  l2747: for (;;) {
    const s2749 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2748: {
        let v2750!: string;
        v2750 = text.charAt(p);
        p++;
        list2751.push(v2750);
        continue l2747;
      }
      p = s2749;
    } else touched ||= p >= end;
    break;
  }
  value = list2751;
  pos = p;
  return value;
}

function leaf344(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootBracketNode | [null, BadProseNode];
  l2767: {
    const s2768 = p;
    const t2769 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2770: {
        const r2771 = readBadRootBracket(p);
        if (r2771 === undefined) { break l2770; }
        value = r2771;
        p = pos;
        break l2767;
      }
      p = s2768;
      if (trail.length > t2769) trail.length = t2769;
    } else touched ||= p >= end;
    let e2773!: null;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      {
        const s2774 = p;
        l2775: {
          p = skipFenceMark(p);
          if (p < 0) { break l2775; }
          return -1;
        }
        p = s2774;
      }
    } else touched ||= p >= end;
    e2773 = null;
    let e2777!: BadProseNode;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2778 = readBadProse(p);
    if (r2778 === undefined) { return -1; }
    e2777 = r2778;
    p = pos;
    value = [e2773, e2777];
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
  l2779: for (;;) {
    const s2781 = p;
    if (p < end) {
      l2780: {
        l2783: {
          const s2784 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_115[c] === 1 : (c >= 128 && c <= 65278) || c >= 65280)) {
            l2785: {
              p++;
              break l2783;
            }
            p = s2784;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_116[c] === 1 : c === 65279)) {
            {
              const s2786 = p;
              l2787: {
                p = skipProseStop(p);
                if (p < 0) { break l2787; }
                break l2780;
              }
              p = s2786;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2780;
          }
          p++;
        }
        continue l2779;
      }
      p = s2781;
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
  l2789: {
    const s2790 = p;
    if (text.charCodeAt(p) === 123) {
      l2791: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2791; }
        break l2789;
      }
      p = s2790;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2792: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2792; }
        break l2789;
      }
      p = s2790;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2793: {
        p = skipFenceMark(p);
        if (p < 0) { break l2793; }
        break l2789;
      }
      p = s2790;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65279) {
      l2794: {

        p++;
        break l2789;
      }
      p = s2790;
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
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf348(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingFenceEndNode;
  l2796: {
    const s2797 = p;
    const t2798 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2799: {
        const r2800 = readFenceEnd(p);
        if (r2800 === undefined) { break l2799; }
        value = r2800;
        p = pos;
        break l2796;
      }
      p = s2797;
      if (trail.length > t2798) trail.length = t2798;
    } else touched ||= p >= end;
    const r2804 = readMissingFenceEnd(p);
    if (r2804 === undefined) { return -1; }
    value = r2804;
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
  const r2801 = readClosingFence(p);
  if (r2801 === undefined) { return undefined; }
  value = r2801;
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

function leaf351(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode;
  const r2806 = readMissingDocument(p);
  if (r2806 === undefined) { return -1; }
  value = r2806;
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

function leaf353(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLooseFenceNode | BadRootBracketNode | BadProseNode;
  l2808: {
    const s2809 = p;
    const t2810 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2811: {
        const r2812 = readBadLooseFence(p);
        if (r2812 === undefined) { break l2811; }
        value = r2812;
        p = pos;
        break l2808;
      }
      p = s2809;
      if (trail.length > t2810) trail.length = t2810;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2814: {
        const r2815 = readBadRootBracket(p);
        if (r2815 === undefined) { break l2814; }
        value = r2815;
        p = pos;
        break l2808;
      }
      p = s2809;
      if (trail.length > t2810) trail.length = t2810;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2817 = readBadProse(p);
    if (r2817 === undefined) { return -1; }
    value = r2817;
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

function leaf355(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode | "";
  l2819: {
    const s2820 = p;
    const t2821 = trail.length;
    l2822: {
      const r2823 = readMissingDocument(p);
      if (r2823 === undefined) { break l2822; }
      value = r2823;
      p = pos;
      break l2819;
    }
    p = s2820;
    if (trail.length > t2821) trail.length = t2821;
    value = '';
  }
  leafValue = value;
  return p;
}

const stepinnerPair: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf143, body: { op: 'choice', starts: [STARTS_20, STARTS_20], alternatives: [{ op: 'leaf', read: leaf144 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf146 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_21, STARTS_22], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf148 }] } }, { op: 'leaf', read: leaf155 }] }] } }] };
const stepquoted: Step = { op: 'choice', starts: [STARTS_17, STARTS_18, STARTS_20, STARTS_17, STARTS_25, STARTS_28, STARTS_29, STARTS_32], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf195, body: { op: 'again', step: () => stepBacktickText } }] }] };
const stepstring: Step = { op: 'sequence', hand: null, steps: [stepquoted, { op: 'loop', body: { op: 'choice', starts: [STARTS_34, STARTS_34], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf201 }, { op: 'choice', starts: [STARTS_33, null], alternatives: [stepquoted, { op: 'leaf', read: leaf203 }] }] }, { op: 'leaf', read: leaf204 }] } }, { op: 'leaf', read: leaf206 }] };
const stepelementValue: Step = { op: 'choice', starts: [STARTS_6, STARTS_14, STARTS_12, STARTS_13, STARTS_15, STARTS_16, STARTS_36, STARTS_38], alternatives: [{ op: 'leaf', read: leaf35 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: stepstring }] }, { op: 'leaf', read: leaf208 }] };
const stepelement: Step = { op: 'sequence', hand: null, steps: [stepelementValue, { op: 'leaf', read: leaf232 }] };
const stepelementPart: Step = { op: 'choice', starts: [STARTS_1, STARTS_2, STARTS_39, null], alternatives: [{ op: 'leaf', read: leaf20, isShortcut: true }, { op: 'leaf', read: leaf33 }, stepelement, { op: 'leaf', read: leaf239 }] };
const stepmemberValue: Step = { op: 'choice', starts: [STARTS_10, STARTS_11, STARTS_12, STARTS_12, STARTS_13, STARTS_14, STARTS_15, STARTS_16, STARTS_41, STARTS_33, null], alternatives: [{ op: 'leaf', read: leaf97 }, { op: 'leaf', read: leaf99, isShortcut: true }, { op: 'leaf', read: leaf100 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf263 }, stepstring, { op: 'leaf', read: leaf264 }] };
const stepmember: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf76 }, { op: 'loop', body: { op: 'leaf', read: leaf95 } }, stepmemberValue, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf266 }, { op: 'loop', body: { op: 'leaf', read: leaf95 } }, stepmemberValue] } }, { op: 'leaf', read: leaf232 }] };
const stepobjectPart: Step = { op: 'choice', starts: [STARTS_7, STARTS_2, STARTS_42, null], alternatives: [{ op: 'leaf', read: leaf70, isShortcut: true }, { op: 'leaf', read: leaf75 }, stepmember, { op: 'leaf', read: leaf268 }] };
const stepbracketValue: Step = { op: 'choice', starts: [STARTS_12, STARTS_14, STARTS_13, STARTS_15], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf286, body: { op: 'again', step: () => stepRootArray } }] }] };
const stepfreshValue: Step = { op: 'choice', starts: [STARTS_46, STARTS_47, STARTS_16, STARTS_48, STARTS_33], alternatives: [stepbracketValue, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf295, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf300, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf301 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf304, body: stepstring }] }] };
const stepmoreValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_52, STARTS_46], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf310 }, { op: 'choice', starts: [STARTS_50, null], alternatives: [stepfreshValue, { op: 'leaf', read: leaf203 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf328, body: stepbracketValue }] }] } }, { op: 'leaf', read: leaf329 }] };
const stepfreshValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_50, STARTS_51], alternatives: [stepfreshValue, { op: 'again', step: () => stepFenced }] }, stepmoreValues] };
const stepproseValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_12, STARTS_14], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf332, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf334, body: { op: 'again', step: () => stepRootArray } }] }] }, stepmoreValues] };
const stepwrapped: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf336 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_50, null], alternatives: [stepfreshValue, { op: 'leaf', read: leaf203 }] }, { op: 'leaf', read: leaf341 }] };
const stepfencedPart: Step = { op: 'choice', starts: [STARTS_2, STARTS_51, STARTS_54, STARTS_55, STARTS_56], alternatives: [{ op: 'leaf', read: leaf75 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf331, body: { op: 'again', step: () => stepFenced } }] }, stepproseValues, stepwrapped, { op: 'leaf', read: leaf344 }] };
const steparound: Step = { op: 'choice', starts: [STARTS_2, STARTS_51, STARTS_54, STARTS_55, STARTS_56], alternatives: [{ op: 'leaf', read: leaf75 }, { op: 'again', step: () => stepFenced }, stepproseValues, stepwrapped, { op: 'leaf', read: leaf353 }] };
const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_53, null], alternatives: [stepfreshValues, { op: 'leaf', read: leaf351 }] }, { op: 'loop', body: steparound }, { op: 'leaf', read: leaf355 }] } };
const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf16 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf280 }] } };
const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf66 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf278 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf101 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf274 }] } };
const stepArray: Step = { op: 'rule', name: 'Array', register: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf105 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf259 }] } };
const stepTuple: Step = { op: 'rule', name: 'Tuple', register: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf108 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf248 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: leaf121 }] } };
const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', register: -1, isText: true, body: { op: 'text', read: text120 } };
const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: leaf125 }] } };
const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', register: -1, isText: true, body: { op: 'text', read: text124 } };
const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: leaf129 }] } };
const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', register: -1, isText: true, body: { op: 'text', read: text127 } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_21, STARTS_20, STARTS_22], alternatives: [{ op: 'again', step: () => stepDoublePlain }, stepinnerPair, { op: 'leaf', read: leaf148 }] } }, { op: 'leaf', read: leaf159 }] } };
const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', register: -1, isText: true, body: { op: 'text', read: text133, isSome: true } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_23, STARTS_24], alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: leaf170 }] } }, { op: 'leaf', read: leaf174 }] } };
const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', register: -1, isText: true, body: { op: 'text', read: text166, isSome: true } };
const stepSmartText: Step = { op: 'rule', name: 'SmartText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_26, STARTS_27], alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: leaf180 }] } }, { op: 'leaf', read: leaf182 }] } };
const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', register: -1, isText: true, body: { op: 'text', read: text179, isSome: true } };
const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf189 }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: leaf193 }] } };
const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', register: -1, isText: true, body: { op: 'text', read: text192 } };
const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_30, STARTS_31], alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] } };
const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', register: -1, isText: true, body: { op: 'text', read: text196, isSome: true } };
const stepRootObject: Step = { op: 'rule', name: 'RootObject', register: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf101 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_44, null], alternatives: [{ op: 'leaf', read: leaf282 }, stepobjectPart] } }, { op: 'leaf', read: leaf284 }] } };
const stepRootArray: Step = { op: 'rule', name: 'RootArray', register: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf105 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_45, null], alternatives: [{ op: 'leaf', read: leaf291 }, stepelementPart] } }, { op: 'leaf', read: leaf293 }] } };
const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf297 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_44, null], alternatives: [{ op: 'leaf', read: leaf282 }, stepobjectPart] } }, { op: 'leaf', read: leaf284 }] } };
const stepFenced: Step = { op: 'rule', name: 'Fenced', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf307 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_53, null], alternatives: [stepfreshValues, { op: 'leaf', read: leaf203 }] }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: leaf348 }] } };

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
    BadFullBrace: {"code":"bad-tuple","severity":"warning","meaning":"Round or full-width brackets stand around an object or array.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    BadFullBracket: {"code":"bad-tuple","severity":"warning","meaning":"Round or full-width brackets stand around an object or array.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    MissingEnd: {"code":"missing-end","severity":"error","meaning":"The text ends inside an object or an array.","example":"{\"a\": [1, 2","mend":"The text was cut off: ask for the rest.","isCut":false},
    BadComma: {"code":"bad-comma","severity":"error","meaning":"A comma has no value before it. It was left out; a value may be missing.","example":"[1,,2]","mend":"Write one comma between two values.","isCut":false},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"Another sign than a comma stands between two values.","example":"{\"a\": 1; \"b\": 2}","mend":"Write a comma between two values.","isCut":false},
    MissingComma: {"code":"missing-comma","severity":"warning","meaning":"No comma stands between two values.","example":"[1 2]","mend":"Write a comma between two values.","isCut":false},
    MissingSeparator: {"code":"missing-comma","severity":"warning","meaning":"No comma stands between two values.","example":"[1 2]","mend":"Write a comma between two values.","isCut":false},
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
    BadPath: {"code":"bad-path","severity":"error","meaning":"A string is a path of Windows whose backslashes stand alone. All of them are kept.","example":"{\"a\": \"C:\\new\\dir\"}","mend":"Write a backslash as \\\\.","isCut":false},
  },
  registers: 2,
  tables: 0,
  inside: 5,
};
