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
const TABLE_61 = tableOf([9, 10], [13, 13], [32, 32], [58, 58], [61, 61]);
const TABLE_62 = tableOf([9, 10], [13, 13], [32, 32], [123, 123]);
const TABLE_63 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 41], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_64 = tableOf([66, 66], [82, 82], [98, 98], [114, 114]);
const TABLE_65 = tableOf([34, 34], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_66 = tableOf([34, 34], [39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [96, 96], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_67 = tableOf([39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_68 = tableOf([32, 33], [35, 38], [40, 43], [45, 91], [94, 124], [126, 127]);
const TABLE_69 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [93, 93], [125, 125]);
const TABLE_70 = tableOf([39, 39], [44, 44], [93, 93], [125, 125]);
const TABLE_71 = tableOf([39, 39], [44, 44]);
const TABLE_72 = tableOf([9, 10], [13, 13], [32, 32], [93, 93], [125, 125]);
const TABLE_73 = tableOf([34, 34], [39, 39], [48, 48], [96, 96], [118, 118]);
const TABLE_74 = tableOf([10, 10], [13, 13], [39, 39], [44, 44], [93, 93], [125, 125]);
const TABLE_75 = tableOf([32, 33], [35, 38], [40, 43], [45, 64], [91, 91], [94, 96], [123, 124], [126, 127]);
const TABLE_76 = tableOf([34, 34], [44, 44], [93, 93], [125, 125]);
const TABLE_77 = tableOf([32, 33], [35, 91], [93, 127]);
const TABLE_78 = tableOf([43, 43], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_79 = tableOf([9, 10], [13, 13], [32, 32], [96, 96]);
const TABLE_80 = tableOf([32, 91], [93, 95], [97, 127]);
const TABLE_81 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 42], [45, 92], [94, 124], [126, 127]);
const TABLE_82 = tableOf([41, 41], [44, 44], [46, 46], [93, 93], [125, 125]);
const TABLE_83 = tableOf([43, 43], [45, 45], [73, 73], [78, 78], [105, 105], [110, 110]);
const TABLE_84 = tableOf([0, 9], [11, 12], [14, 31], [33, 33], [35, 43], [45, 57], [59, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_85 = tableOf([0, 9], [11, 12], [14, 33], [35, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_86 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_87 = tableOf([0, 9], [11, 12], [14, 59], [61, 61], [63, 127]);
const TABLE_88 = tableOf([36, 36], [40, 40], [60, 60], [123, 123]);
const TABLE_89 = tableOf([0, 9], [11, 12], [14, 26], [28, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_90 = tableOf([0, 9], [11, 12], [14, 31], [33, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_91 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [93, 93], [125, 125]);
const TABLE_92 = tableOf([34, 34], [36, 36], [39, 40], [45, 45], [48, 57], [65, 91], [95, 123]);
const TABLE_93 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_94 = tableOf([34, 34], [39, 39], [41, 41], [93, 93], [96, 96], [123, 123], [125, 125]);
const TABLE_95 = tableOf([0, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_96 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_97 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [36, 36], [39, 39], [65, 90], [95, 95], [97, 122]);
const TABLE_98 = tableOf([40, 40], [43, 47], [91, 91], [93, 93], [123, 123]);
const TABLE_99 = tableOf([32, 32], [43, 58], [84, 84], [90, 90]);
const TABLE_100 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 58], [60, 92], [94, 124], [126, 127]);
const TABLE_101 = tableOf([43, 43], [45, 45], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_102 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57]);
const TABLE_103 = tableOf([43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_104 = tableOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_105 = tableOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [66, 66], [70, 70], [73, 73], [78, 78], [82, 82], [84, 85], [96, 96], [98, 98], [102, 102], [105, 105], [110, 110], [114, 114], [116, 117]);
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
      l500: {
        const r501 = readRepairedPlaceholder(p);
        if (r501 === undefined) { break l500; }
        e273 = r501;
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
    const r512 = readRepairedText(p);
    if (r512 === undefined) { return -1; }
    e273 = r512;
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
            const s491 = p;
            l492: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l492;
              }
              p++;
              break l314;
            }
            p = s491;
          }
        } else touched ||= p >= end;
        break l311;
      }
      p = s312;
      trail.length = t313;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l494: {
        const r495 = readNumber(p);
        if (r495 === undefined) { break l494; }
        l_value = r495;
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
    const r497 = readConstant(p);
    if (r497 === undefined) { return undefined; }
    l_value = r497;
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
    l424: {
      p = skipInArray(p);
      if (p < 0) { break l424; }
      p = skipEndsElement(p);
      if (p < 0) { break l424; }
      break l320;
    }
    p = s321;
    {
      const s471 = p;
      l472: {
        p = skipInObject(p);
        if (p < 0) { break l472; }
        return -1;
      }
      p = s471;
    }
    {
      const s474 = p;
      l475: {
        p = skipInArray(p);
        if (p < 0) { break l475; }
        return -1;
      }
      p = s474;
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
          l361: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l362: {
              const s363 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                l364: {
                  p++;
                  break l362;
                }
                p = s363;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                touched ||= p >= end;
                break l361;
              }
              p++;
              let n368 = 0;
              l365: for (;;) {
                if (n368 >= 200) break;
                const s367 = p;
                l366: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
            }
            break l326;
          }
          p = s327;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 12289 || c === 65292)) {
          l369: {
            p++;
            break l326;
          }
          p = s327;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l370: {
            p = skipFence(p);
            if (p < 0) { break l370; }
            break l326;
          }
          p = s327;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 58) {
          l371: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l371;
            }
            p = skipValueStart(p);
            if (p < 0) { break l371; }
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
      l381: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 35 || c === 47))) {
          touched ||= p >= end;
          break l381;
        }
        p = skipLineComment(p);
        if (p < 0) { break l381; }
        break l323;
      }
      p = s324;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l413: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l413;
        }
        p = skipEol(p);
        if (p < 0) { break l413; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l413;
        }
        p++;
        break l323;
      }
      p = s324;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l414: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l414;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l414;
        }
        p++;
        let n418 = 0;
        l415: for (;;) {
          if (n418 >= 200) break;
          const s417 = p;
          l416: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l416;
            }
            p++;
            n418++;
            continue l415;
          }
          p = s417;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l414;
        }
        p++;
        break l323;
      }
      p = s324;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l419: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l419;
        }
        p = skipEol(p);
        if (p < 0) { break l419; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l419;
        }
        p++;
        let n423 = 0;
        l420: for (;;) {
          if (n423 >= 200) break;
          const s422 = p;
          l421: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
        l350: {
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            const s352 = p;
            l351: {
              p++;
              break l350;
            }
            p = s352;
          } else touched ||= p >= end;
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
      l353: {
        p++;
        break l334;
      }
      p = s335;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 46) {
      l354: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l354;
        }
        p += 3;
        break l334;
      }
      p = s335;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l355: {
        p = skipCommentStart(p);
        if (p < 0) { break l355; }
        break l334;
      }
      p = s335;
    } else touched ||= p >= end;
    l356: {
      if (p < end) {
        {
          const s357 = p;
          l358: {
            p++;
            break l356;
          }
          p = s357;
        }
      } else touched ||= p >= end;
      break l334;
    }
    p = s335;
    if (text.charCodeAt(p) === 92) {
      l360: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l360;
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
  l372: {
    const s373 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l374: {
        p++;
        break l372;
      }
      p = s373;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l375: {
        p = skipNumeral(p);
        if (p < 0) { break l375; }
        break l372;
      }
      p = s373;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
      l376: {
        p++;
        break l372;
      }
      p = s373;
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
  let n380 = 0;
  l377: for (;;) {
    if (n380 >= 200) break;
    const s379 = p;
    l378: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
        touched ||= p >= end;
        break l378;
      }
      p++;
      n380++;
      continue l377;
    }
    p = s379;
    break;
  }
  if (n380 < 1) { return -1; }
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
    if (text.charCodeAt(p) === 47) {
      l398: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l398;
        }
        p += 2;
        let n402 = 0;
        l399: for (;;) {
          if (n402 >= 200) break;
          const s401 = p;
          l400: {
            if (text.charCodeAt(p) === 42) {
              {
                const s403 = p;
                l404: {
                  if (!text.startsWith("*/", p)) {
                    reachesEnd(p, "*/");
                    break l404;
                  }
                  p += 2;
                  break l400;
                }
                p = s403;
              }
            } else touched ||= p >= end;
            if (!((p < end && text.charCodeAt(p) !== 34))) {
              touched ||= p >= end;
              break l400;
            }
            p++;
            n402++;
            continue l399;
          }
          p = s401;
          break;
        }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) {
          reachesEnd(p, "*/");
          break l398;
        }
        p += 2;
        break l382;
      }
      p = s383;
    } else touched ||= p >= end;
    l406: {
      const s407 = p;
      if (text.charCodeAt(p) === 47) {
        l408: {
          if (!text.startsWith("//", p)) {
            reachesEnd(p, "//");
            break l408;
          }
          p += 2;
          break l406;
        }
        p = s407;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        return -1;
      }
      p++;
    }
    let n412 = 0;
    l409: for (;;) {
      if (n412 >= 200) break;
      const s411 = p;
      l410: {
        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
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
  l425: {
    const s426 = p;
    l427: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l428: {
        const s429 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
          l430: {
            p++;
            break l428;
          }
          p = s429;
        } else touched ||= p >= end;
        l431: {
          if (p < end) {
            {
              const s432 = p;
              l433: {
                p++;
                break l431;
              }
              p = s432;
            }
          } else touched ||= p >= end;
          break l428;
        }
        p = s429;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l435: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipElementFollows(p);
            if (p < 0) { break l435; }
            break l428;
          }
          p = s429;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l456: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
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
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                touched ||= p >= end;
                break l456;
              }
              p++;
              let n463 = 0;
              l460: for (;;) {
                if (n463 >= 200) break;
                const s462 = p;
                l461: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l461;
                  }
                  p++;
                  n463++;
                  continue l460;
                }
                p = s462;
                break;
              }
            }
            break l428;
          }
          p = s429;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 12289 || c === 65292)) {
          l464: {
            p++;
            break l428;
          }
          p = s429;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l465: {
            p = skipFence(p);
            if (p < 0) { break l465; }
            break l428;
          }
          p = s429;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l427;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l427;
        }
        p = skipValueStart(p);
        if (p < 0) { break l427; }
      }
      break l425;
    }
    p = s426;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l466: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 35 || c === 47))) {
          touched ||= p >= end;
          break l466;
        }
        p = skipLineComment(p);
        if (p < 0) { break l466; }
        break l425;
      }
      p = s426;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l467: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l467;
        }
        p = skipEol(p);
        if (p < 0) { break l467; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l467;
        }
        p++;
        break l425;
      }
      p = s426;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l468: {
      const s469 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
        l470: {
          p++;
          break l468;
        }
        p = s469;
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
  l436: {
    const s437 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l438: {
        p = skipValueStart(p);
        if (p < 0) { break l438; }
        break l436;
      }
      p = s437;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 8230)) {
      l439: {
        p++;
        break l436;
      }
      p = s437;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l440: {
        p = skipCommentStart(p);
        if (p < 0) { break l440; }
        break l436;
      }
      p = s437;
    } else touched ||= p >= end;
    l441: {
      if (p < end) {
        {
          const s442 = p;
          l443: {
            p++;
            break l441;
          }
          p = s442;
        }
      } else touched ||= p >= end;
      break l436;
    }
    p = s437;
    if (text.charCodeAt(p) === 92) {
      l445: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l445;
        }
        p += 2;
        break l436;
      }
      p = s437;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l446: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l446;
        }
        p += 6;
        break l436;
      }
      p = s437;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l447: {
        p = skipOtherConstant(p);
        if (p < 0) { break l447; }
        break l436;
      }
      p = s437;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l455: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l455;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 44 || c === 93))) {
          touched ||= p >= end;
          break l455;
        }
        p++;
        break l436;
      }
      p = s437;
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
  l448: {
    const s449 = p;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l450: {
        if (!isCaseless(p, "true")) { break l450; }
        p += 4;
        break l448;
      }
      p = s449;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l451: {
        if (!isCaseless(p, "false")) { break l451; }
        p += 5;
        break l448;
      }
      p = s449;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l452: {
        if (!isCaseless(p, "null")) { break l452; }
        p += 4;
        break l448;
      }
      p = s449;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l453: {
        if (!isCaseless(p, "none")) { break l453; }
        p += 4;
        break l448;
      }
      p = s449;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l454: {
        if (!isCaseless(p, "nil")) { break l454; }
        p += 3;
        break l448;
      }
      p = s449;
    } else touched ||= p >= end;
    if (!isCaseless(p, "undefined")) { return -1; }
    p += 9;
  }
  return p;
}

function skipEndsRoot(p: number): number {
  let c = 0;
  l477: {
    const s478 = p;
    l479: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l480: {
        const s481 = p;
        l482: {
          if (p < end) {
            {
              const s483 = p;
              l484: {
                p++;
                break l482;
              }
              p = s483;
            }
          } else touched ||= p >= end;
          break l480;
        }
        p = s481;
        if (text.charCodeAt(p) !== 43) {
          touched ||= p >= end;
          break l479;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l479;
        }
        p++;
      }
      break l477;
    }
    p = s478;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l486: {
      const s487 = p;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l488: {
          p = skipEol(p);
          if (p < 0) { break l488; }
          break l486;
        }
        p = s487;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 41 || c === 59)) {
        l489: {
          p++;
          break l486;
        }
        p = s487;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
        l490: {
          p = skipFence(p);
          if (p < 0) { break l490; }
          break l486;
        }
        p = s487;
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
  const r502 = readBadPlaceholder(p);
  if (r502 === undefined) { return undefined; }
  l_value = r502;
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
      const s503 = p;
      l504: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
          touched ||= p >= end;
          break l504;
        }
        p++;
        return undefined;
      }
      p = s503;
    }
  } else touched ||= p >= end;
  let n509 = 0;
  l506: for (;;) {
    if (n509 >= 200) break;
    const s508 = p;
    l507: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l507;
      }
      p++;
      n509++;
      continue l506;
    }
    p = s508;
    break;
  }
  if (n509 < 1) { return undefined; }
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
  l513: {
    const s514 = p;
    const t515 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l516: {
        const r517 = readBadEscapedQuotes(p);
        if (r517 === undefined) { break l516; }
        l_value = r517;
        p = pos;
        break l513;
      }
      p = s514;
      trail.length = t515;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l533: {
        const r534 = readBadEntityQuotes(p);
        if (r534 === undefined) { break l533; }
        l_value = r534;
        p = pos;
        break l513;
      }
      p = s514;
      trail.length = t515;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l541: {
        const r542 = readBadDoubledQuotes(p);
        if (r542 === undefined) { break l541; }
        l_value = r542;
        p = pos;
        break l513;
      }
      p = s514;
      trail.length = t515;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return undefined;
    }
    const r552 = readBadPath(p);
    if (r552 === undefined) { return undefined; }
    l_value = r552;
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
  const s518 = p;
  l519: for (;;) {
    const s521 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l520: {
        l523: {
          const s524 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l525: {
              p++;
              break l523;
            }
            p = s524;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92 || !text.startsWith("\\\\", p)) {
            reachesEnd(p, "\\\\");
            break l520;
          }
          p += 2;
          l526: {
            if ((p < end && text.charCodeAt(p) !== 34)) {
              const s528 = p;
              l527: {
                l529: {
                  const s530 = p;
                  if (text.charCodeAt(p) === 92) {
                    l531: {

                      p++;
                      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
                        touched ||= p >= end;
                        break l531;
                      }
                      p++;
                      break l529;
                    }
                    p = s530;
                  } else touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93))) {
                    touched ||= p >= end;
                    break l527;
                  }
                  p++;
                }
                break l526;
              }
              p = s528;
            } else touched ||= p >= end;
          }
        }
        continue l519;
      }
      p = s521;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s518, p);
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
  l535: {
    const s536 = p;
    if (text.charCodeAt(p) === 38) {
      l537: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l537;
        }
        p += 6;
        const s538 = p;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        l_text = text.slice(s538, p);
        if (text.charCodeAt(p) !== 38 || !text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l537;
        }
        p += 6;
        break l535;
      }
      p = s536;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 38 || !text.startsWith("&#34;", p)) {
      reachesEnd(p, "&#34;");
      return undefined;
    }
    p += 5;
    const s539 = p;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
    touched ||= p >= end;
    l_text = text.slice(s539, p);
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
  const s543 = p;
  let n547 = 0;
  l544: for (;;) {
    if (n547 >= 200) break;
    const s546 = p;
    l545: {
      if (!((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93))) {
        touched ||= p >= end;
        break l545;
      }
      p++;
      n547++;
      continue l544;
    }
    p = s546;
    break;
  }
  if (n547 < 1) { return undefined; }
  l_text = text.slice(s543, p);
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"", p)) {
    reachesEnd(p, "\"\"");
    return undefined;
  }
  p += 2;
  l550: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)) {
      const s548 = p;
      l549: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
          touched ||= p >= end;
          break l549;
        }
        p++;
        p = s548;
        break l550;
      }
      p = s548;
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
  const s553 = p;
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
  l556: {
    if (text.charCodeAt(p) === 92) {
      const s554 = p;
      l555: {

        p++;
        p = s554;
        break l556;
      }
      p = s554;
    } else touched ||= p >= end;
    return undefined;
  }
  l559: {
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      const s557 = p;
      l558: {
        p = skipPathEscape(p);
        if (p < 0) { break l558; }
        p = s557;
        break l559;
      }
      p = s557;
    } else touched ||= p >= end;
    return undefined;
  }
  l584: for (;;) {
    const s586 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l585: {
        p = skipPathPart(p);
        if (p < 0) { break l585; }
        continue l584;
      }
      p = s586;
    } else touched ||= p >= end;
    break;
  }
  if (!(text.charCodeAt(p) === 92)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLoneBackslash(p);
  if (p < 0) { return undefined; }
  l598: for (;;) {
    const s600 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l599: {
        l602: {
          const s603 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l604: {
              p = skipPathPart(p);
              if (p < 0) { break l604; }
              break l602;
            }
            p = s603;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l599;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l599; }
        }
        continue l598;
      }
      p = s600;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s553, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l607: {
    const s605 = p;
    l606: {
      p = skipEnds(p);
      if (p < 0) { break l606; }
      p = s605;
      break l607;
    }
    p = s605;
    return undefined;
  }
  pos = p;
  const node: BadPathNode = { type: 'BadPath', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipPathEscape(p: number): number {
  let c = 0;
  l560: for (;;) {
    const s562 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l561: {
        l564: {
          const s565 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l566: {
              p++;
              break l564;
            }
            p = s565;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l561;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l561; }
        }
        continue l560;
      }
      p = s562;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 92) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l577: {
    const s578 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
      l579: {
        p++;
        break l577;
      }
      p = s578;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 117) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n583 = 0;
    l580: for (;;) {
      if (n583 >= 4) break;
      const s582 = p;
      l581: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l581;
        }
        p++;
        n583++;
        continue l580;
      }
      p = s582;
      break;
    }
    if (n583 < 4) { return -1; }
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
      const s567 = p;
      l568: {
        l570: {
          const s571 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l572: {
              p++;
              break l570;
            }
            p = s571;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l568;
          }
          p++;
          let n576 = 0;
          l573: for (;;) {
            if (n576 >= 4) break;
            const s575 = p;
            l574: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l574;
              }
              p++;
              n576++;
              continue l573;
            }
            p = s575;
            break;
          }
          if (n576 < 4) { break l568; }
        }
        return -1;
      }
      p = s567;
    }
  } else touched ||= p >= end;
  return p;
}

function skipPathPart(p: number): number {
  let c = 0;
  l588: {
    const s589 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
      l590: {
        p++;
        break l588;
      }
      p = s589;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l591: {
      const s592 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
        l593: {
          p++;
          break l591;
        }
        p = s592;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 117) {
        touched ||= p >= end;
        return -1;
      }
      p++;
      let n597 = 0;
      l594: for (;;) {
        if (n597 >= 4) break;
        const s596 = p;
        l595: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
            touched ||= p >= end;
            break l595;
          }
          p++;
          n597++;
          continue l594;
        }
        p = s596;
        break;
      }
      if (n597 < 4) { return -1; }
    }
  }
  return p;
}

function leaf62(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e610!: null;
  l613: {
    if (text.charCodeAt(p) === 91) {
      const s611 = p;
      l612: {
        p = skipNamedArrayAhead(p);
        if (p < 0) { break l612; }
        p = s611;
        break l613;
      }
      p = s611;
    } else touched ||= p >= end;
    return -1;
  }
  e610 = null;
  value = [e610];
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
  const r614 = readNamedArrayStart(p);
  if (r614 === undefined) { return -1; }
  value = r614;
  p = pos;
  leafValue = value;
  return p;
}

function readNamedArrayStart(p: number): NamedArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r615 = readObjectKind(p);
  if (r615 === undefined) { return undefined; }
  l_kind = r615;
  p = pos;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return undefined;
  }
  const r617 = readBadNamedArray(p);
  if (r617 === undefined) { return undefined; }
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
  const r620 = readPair(p);
  if (r620 === undefined) { return -1; }
  value = r620;
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
  const r621 = readText(p);
  if (r621 === undefined) { return undefined; }
  l_name = r621;
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
  l623: {
    const s624 = p;
    const t625 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l626: {
        const r627 = readText(p);
        if (r627 === undefined) { break l626; }
        l_value = r627;
        p = pos;
        break l623;
      }
      p = s624;
      trail.length = t625;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l629: {
        const r630 = readNumber(p);
        if (r630 === undefined) { break l629; }
        l_value = r630;
        p = pos;
        break l623;
      }
      p = s624;
      trail.length = t625;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r632 = readConstant(p);
    if (r632 === undefined) { return undefined; }
    l_value = r632;
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
  l634: {
    const s635 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l636: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l636;
        }
        p++;
        l639: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
            const s637 = p;
            l638: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l640: {
                const s641 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                  l642: {
                    p++;
                    break l640;
                  }
                  p = s641;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l638;
                }
                p++;
                let n646 = 0;
                l643: for (;;) {
                  if (n646 >= 200) break;
                  const s645 = p;
                  l644: {
                    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
                while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                touched ||= p >= end;
                if (text.charCodeAt(p) !== 58) {
                  touched ||= p >= end;
                  break l638;
                }
                p++;
              }
              p = s637;
              break l639;
            }
            p = s637;
          } else touched ||= p >= end;
          break l636;
        }
        break l634;
      }
      p = s635;
    } else touched ||= p >= end;
    l649: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)) {
        const s647 = p;
        l648: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l648;
          }
          p++;
          p = s647;
          break l649;
        }
        p = s647;
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
  l651: {
    const s652 = p;
    const t653 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l654: {
        const r655 = readBlanks(p);
        if (r655 === undefined) { break l654; }
        value = r655;
        p = pos;
        break l651;
      }
      p = s652;
      trail.length = t653;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r657 = readGapMistake(p);
    if (r657 === undefined) { return -1; }
    value = r657;
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
  const r659 = readKey(p);
  if (r659 === undefined) { return -1; }
  value = r659;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: TextNode | BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadOddNameNode | BadBareKeyNode | MissingKeyNode;
  l660: {
    const s661 = p;
    const t662 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l663: {
        l664: {
          const s665 = p;
          const t666 = trail.length;
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            l667: {
              const r668 = readText(p);
              if (r668 === undefined) { break l667; }
              l_name = r668;
              p = pos;
              l672: {
                const s670 = p;
                l671: {
                  p = skipEndsName(p);
                  if (p < 0) { break l671; }
                  p = s670;
                  break l672;
                }
                p = s670;
                break l667;
              }
              break l664;
            }
            p = s665;
            trail.length = t666;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
            touched ||= p >= end;
            break l663;
          }
          const r689 = readRepairedName(p);
          if (r689 === undefined) { break l663; }
          l_name = r689;
          p = pos;
        }
        l882: for (;;) {
          const s884 = p;
          const t885 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
            l883: {
              const r887 = readKeyGap(p);
              if (r887 === undefined) { break l883; }
              p = pos;
              continue l882;
            }
            p = s884;
            trail.length = t885;
          } else touched ||= p >= end;
          break;
        }
        const r897 = readColon(p);
        if (r897 === undefined) { break l663; }
        p = pos;
        break l660;
      }
      p = s661;
      trail.length = t662;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 58)) {
      touched ||= p >= end;
      return undefined;
    }
    const r928 = readMissingKey(p);
    if (r928 === undefined) { return undefined; }
    l_name = r928;
    p = pos;
    l933: {
      const s934 = p;
      const t935 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
        l936: {
          const r937 = readBadColon(p);
          if (r937 === undefined) { break l936; }
          p = pos;
          break l933;
        }
        p = s934;
        trail.length = t935;
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
  l673: {
    const s674 = p;
    l675: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l676: {
        const s677 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : c === 65306)) {
          l678: {
            p++;
            break l676;
          }
          p = s677;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
          l679: {
            p++;
            break l676;
          }
          p = s677;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
          l680: {
            p = skipCommentStart(p);
            if (p < 0) { break l680; }
            break l676;
          }
          p = s677;
        } else touched ||= p >= end;
        l681: {
          if (p < end) {
            {
              const s682 = p;
              l683: {
                p++;
                break l681;
              }
              p = s682;
            }
          } else touched ||= p >= end;
          break l676;
        }
        p = s677;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
          l685: {
            p++;
            break l676;
          }
          p = s677;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l675;
        }
        p++;
      }
      break l673;
    }
    p = s674;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l686: {
      const s687 = p;
      if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
        l688: {
          p = skipNumeral(p);
          if (p < 0) { break l688; }
          break l686;
        }
        p = s687;
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
  l690: {
    const s691 = p;
    const t692 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l693: {
        const r694 = readBadEscapedQuotes(p);
        if (r694 === undefined) { break l693; }
        value = r694;
        p = pos;
        break l690;
      }
      p = s691;
      trail.length = t692;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l696: {
        const r697 = readBadEntityQuotes(p);
        if (r697 === undefined) { break l696; }
        value = r697;
        p = pos;
        break l690;
      }
      p = s691;
      trail.length = t692;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l699: {
        const r700 = readBadDoubledQuotes(p);
        if (r700 === undefined) { break l699; }
        value = r700;
        p = pos;
        break l690;
      }
      p = s691;
      trail.length = t692;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l702: {
        const r703 = readBadSmartName(p);
        if (r703 === undefined) { break l702; }
        value = r703;
        p = pos;
        break l690;
      }
      p = s691;
      trail.length = t692;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
      l724: {
        const r725 = readBadPrefixedName(p);
        if (r725 === undefined) { break l724; }
        value = r725;
        p = pos;
        break l690;
      }
      p = s691;
      trail.length = t692;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l739: {
        const r740 = readBadColonInside(p);
        if (r740 === undefined) { break l739; }
        value = r740;
        p = pos;
        break l690;
      }
      p = s691;
      trail.length = t692;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l750: {
        const r751 = readBadLostQuote(p);
        if (r751 === undefined) { break l750; }
        value = r751;
        p = pos;
        break l690;
      }
      p = s691;
      trail.length = t692;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l772: {
        const r773 = readBadOtherQuote(p);
        if (r773 === undefined) { break l772; }
        value = r773;
        p = pos;
        break l690;
      }
      p = s691;
      trail.length = t692;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l794: {
        const r795 = readBadQuotedName(p);
        if (r795 === undefined) { break l794; }
        value = r795;
        p = pos;
        break l690;
      }
      p = s691;
      trail.length = t692;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l832: {
        const r833 = readBadOddName(p);
        if (r833 === undefined) { break l832; }
        value = r833;
        p = pos;
        break l690;
      }
      p = s691;
      trail.length = t692;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
      touched ||= p >= end;
      return undefined;
    }
    const r868 = readBadBareKey(p);
    if (r868 === undefined) { return undefined; }
    value = r868;
    p = pos;
    l875: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c === 65306)) {
        const s873 = p;
        l874: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l876: {
            const s877 = p;
            if (text.charCodeAt(p) === 58) {
              l878: {

                p++;
                break l876;
              }
              p = s877;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 61) {
              l879: {

                p++;
                break l876;
              }
              p = s877;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 65306) {
              l880: {

                p++;
                break l876;
              }
              p = s877;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) !== 59) {
              touched ||= p >= end;
              break l874;
            }
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l874;
            }
            p = skipValueStart(p);
            if (p < 0) { break l874; }
          }
          p = s873;
          break l875;
        }
        p = s873;
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
  l704: {
    const s705 = p;
    if (((c = text.charCodeAt(p)) === 171 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l706: {
        p++;
        const s707 = p;
        let n711 = 0;
        l708: for (;;) {
          if (n711 >= 200) break;
          const s710 = p;
          l709: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283))) {
              touched ||= p >= end;
              break l709;
            }
            p++;
            n711++;
            continue l708;
          }
          p = s710;
          break;
        }
        l_text = text.slice(s707, p);
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282))) {
          touched ||= p >= end;
          break l706;
        }
        p++;
        l714: {
          const s712 = p;
          l713: {
            p = skipEndsName(p);
            if (p < 0) { break l713; }
            p = s712;
            break l714;
          }
          p = s712;
          break l706;
        }
        break l704;
      }
      p = s705;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 180 || (c >= 8216 && c <= 8219) || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s715 = p;
    let n719 = 0;
    l716: for (;;) {
      if (n719 >= 200) break;
      const s718 = p;
      l717: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : (c >= 128 && c <= 179) || (c >= 181 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l717;
        }
        p++;
        n719++;
        continue l716;
      }
      p = s718;
      break;
    }
    l_text = text.slice(s715, p);
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c === 180 || (c >= 8216 && c <= 8219) || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l722: {
      const s720 = p;
      l721: {
        p = skipEndsName(p);
        if (p < 0) { break l721; }
        p = s720;
        break l722;
      }
      p = s720;
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
  l726: {
    const s727 = p;
    if (text.charCodeAt(p) === 34) {
      l728: {
        const r729 = readDoubleName(p);
        if (r729 === undefined) { break l728; }
        l_text = r729;
        p = pos;
        break l726;
      }
      p = s727;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r732 = readSingleName(p);
    if (r732 === undefined) { return undefined; }
    l_text = r732;
    p = pos;
  }
  l737: {
    const s735 = p;
    l736: {
      p = skipEndsName(p);
      if (p < 0) { break l736; }
      p = s735;
      break l737;
    }
    p = s735;
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
  const s730 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s730, p);
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
  const s733 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s733, p);
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
  const s741 = p;
  let n745 = 0;
  l742: for (;;) {
    if (n745 >= 200) break;
    const s744 = p;
    l743: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l743;
      }
      p++;
      n745++;
      continue l742;
    }
    p = s744;
    break;
  }
  if (n745 < 1) { return undefined; }
  l_text = text.slice(s741, p);
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
  l748: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s746 = p;
      l747: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l747;
        }
        p = skipValueStart(p);
        if (p < 0) { break l747; }
        p = s746;
        break l748;
      }
      p = s746;
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
  l752: {
    const s753 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l754: {
        p++;
        const s755 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l754;
        }
        p++;
        let n759 = 0;
        l756: for (;;) {
          if (n759 >= 200) break;
          const s758 = p;
          l757: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l757;
            }
            p++;
            n759++;
            continue l756;
          }
          p = s758;
          break;
        }
        l_text = text.slice(s755, p);
        l762: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
            const s760 = p;
            l761: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l761;
              }
              p++;
              p = s760;
              break l762;
            }
            p = s760;
          } else touched ||= p >= end;
          break l754;
        }
        break l752;
      }
      p = s753;
    } else touched ||= p >= end;
    const s763 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipBareKey(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s763, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l770: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
        const s768 = p;
        l769: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l769;
          }
          p++;
          p = s768;
          break l770;
        }
        p = s768;
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
  l764: for (;;) {
    const s766 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l765: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l765;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l765;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        continue l764;
      }
      p = s766;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readBadOtherQuote(p: number): BadOtherQuoteNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l774: {
    const s775 = p;
    if (text.charCodeAt(p) === 34) {
      l776: {

        p++;
        const s777 = p;
        let n781 = 0;
        l778: for (;;) {
          if (n781 >= 200) break;
          const s780 = p;
          l779: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l779;
            }
            p++;
            n781++;
            continue l778;
          }
          p = s780;
          break;
        }
        l_text = text.slice(s777, p);
        if (!(((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l776;
        }
        p++;
        l784: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
            const s782 = p;
            l783: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l783;
              }
              p++;
              p = s782;
              break l784;
            }
            p = s782;
          } else touched ||= p >= end;
          break l776;
        }
        break l774;
      }
      p = s775;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s785 = p;
    let n789 = 0;
    l786: for (;;) {
      if (n789 >= 200) break;
      const s788 = p;
      l787: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l787;
        }
        p++;
        n789++;
        continue l786;
      }
      p = s788;
      break;
    }
    l_text = text.slice(s785, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 8217))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l792: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
        const s790 = p;
        l791: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l791;
          }
          p++;
          p = s790;
          break l792;
        }
        p = s790;
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
  l796: {
    const s797 = p;
    if (text.charCodeAt(p) === 34) {
      l798: {

        p++;
        const s799 = p;
        p = skipNameInside(p);
        if (p < 0) { break l798; }
        let m810 = false;
        l807: for (;;) {
          const s809 = p;
          if (text.charCodeAt(p) === 34) {
            l808: {

              p++;
              {
                const s811 = p;
                l812: {
                  p = skipEndsName(p);
                  if (p < 0) { break l812; }
                  break l808;
                }
                p = s811;
              }
              p = skipNameInside(p);
              if (p < 0) { break l808; }
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l808;
              }
              p++;
              {
                const s814 = p;
                l815: {
                  p = skipEndsName(p);
                  if (p < 0) { break l815; }
                  break l808;
                }
                p = s814;
              }
              p = skipNameInside(p);
              if (p < 0) { break l808; }
              m810 = true;
              continue l807;
            }
            p = s809;
          } else touched ||= p >= end;
          break;
        }
        if (!m810) { break l798; }
        l_text = text.slice(s799, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l798;
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
          break l798;
        }
        break l796;
      }
      p = s797;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s820 = p;
    let n824 = 0;
    l821: for (;;) {
      if (n824 >= 200) break;
      const s823 = p;
      l822: {
        l825: {
          const s826 = p;
          if (((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93)) {
            l827: {
              p++;
              break l825;
            }
            p = s826;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92) {
            touched ||= p >= end;
            break l822;
          }
          p++;
          if (!(p < end)) {
            touched ||= p >= end;
            break l822;
          }
          p++;
        }
        n824++;
        continue l821;
      }
      p = s823;
      break;
    }
    l_text = text.slice(s820, p);
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l830: {
      const s828 = p;
      l829: {
        p = skipEndsName(p);
        if (p < 0) { break l829; }
        p = s828;
        break l830;
      }
      p = s828;
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
  let n803 = 0;
  l800: for (;;) {
    if (n803 >= 200) break;
    const s802 = p;
    l801: {
      l804: {
        const s805 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
          l806: {
            p++;
            break l804;
          }
          p = s805;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l801;
        }
        p++;
        if (!(p < end)) {
          touched ||= p >= end;
          break l801;
        }
        p++;
      }
      n803++;
      continue l800;
    }
    p = s802;
    break;
  }
  return p;
}

function readBadOddName(p: number): BadOddNameNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l834: {
    const s835 = p;
    if (text.charCodeAt(p) === 34) {
      l836: {

        p++;
        const s837 = p;
        let n841 = 0;
        l838: for (;;) {
          if (n841 >= 200) break;
          const s840 = p;
          l839: {
            l842: {
              const s843 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
                l844: {
                  p++;
                  break l842;
                }
                p = s843;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) === 92) {
                l845: {

                  p++;
                  if (!(p < end)) {
                    touched ||= p >= end;
                    break l845;
                  }
                  p++;
                  break l842;
                }
                p = s843;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l839;
              }
              p++;
              {
                const s846 = p;
                l847: {
                  p = skipEndsName(p);
                  if (p < 0) { break l847; }
                  break l839;
                }
                p = s846;
              }
            }
            n841++;
            continue l838;
          }
          p = s840;
          break;
        }
        l_text = text.slice(s837, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l836;
        }
        p++;
        l851: {
          const s849 = p;
          l850: {
            p = skipEndsName(p);
            if (p < 0) { break l850; }
            p = s849;
            break l851;
          }
          p = s849;
          break l836;
        }
        break l834;
      }
      p = s835;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s852 = p;
    let n856 = 0;
    l853: for (;;) {
      if (n856 >= 200) break;
      const s855 = p;
      l854: {
        l857: {
          const s858 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) {
            l859: {
              p++;
              break l857;
            }
            p = s858;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 92) {
            l860: {

              p++;
              if (!(p < end)) {
                touched ||= p >= end;
                break l860;
              }
              p++;
              break l857;
            }
            p = s858;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 39) {
            touched ||= p >= end;
            break l854;
          }
          p++;
          {
            const s861 = p;
            l862: {
              p = skipEndsName(p);
              if (p < 0) { break l862; }
              break l854;
            }
            p = s861;
          }
        }
        n856++;
        continue l853;
      }
      p = s855;
      break;
    }
    l_text = text.slice(s852, p);
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l866: {
      const s864 = p;
      l865: {
        p = skipEndsName(p);
        if (p < 0) { break l865; }
        p = s864;
        break l866;
      }
      p = s864;
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
  l869: {
    if (text.charCodeAt(p) === 58) {
      const s871 = p;
      l870: {

        p++;
        break l869;
      }
      p = s871;
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
  l888: {
    const s889 = p;
    const t890 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l891: {
        const r892 = readBlanks(p);
        if (r892 === undefined) { break l891; }
        value = r892;
        p = pos;
        break l888;
      }
      p = s889;
      trail.length = t890;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r894 = readGapMistake(p);
    if (r894 === undefined) { return undefined; }
    value = r894;
    p = pos;
  }
  pos = p;
  return value;
}

function readColon(p: number): BadColonNode | ":" | null | MissingColonNode | undefined {
  let c = 0;
  let value!: BadColonNode | ":" | null | MissingColonNode;
  l898: {
    const s899 = p;
    const t900 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
      l901: {
        const r902 = readBadColon(p);
        if (r902 === undefined) { break l901; }
        value = r902;
        p = pos;
        break l898;
      }
      p = s899;
      trail.length = t900;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l914: {

        value = ":";
        p++;
        break l898;
      }
      p = s899;
      trail.length = t900;
    } else touched ||= p >= end;
    l915: {
      l918: {
        const s916 = p;
        l917: {
          l919: {
            const s920 = p;
            if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
              l921: {
                p++;
                break l919;
              }
              p = s920;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s922 = p;
                l923: {
                  p++;
                  break l917;
                }
                p = s922;
              }
            } else touched ||= p >= end;
          }
          p = s916;
          break l918;
        }
        p = s916;
        break l915;
      }
      value = null;
      break l898;
    }
    p = s899;
    trail.length = t900;
    const r925 = readMissingColon(p);
    if (r925 === undefined) { return undefined; }
    value = r925;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadColon(p: number): BadColonNode | undefined {
  let c = 0;
  const start = p;
  l903: {
    const s904 = p;
    if (text.charCodeAt(p) === 58) {
      l905: {

        p++;
        let m909 = false;
        l906: for (;;) {
          const s908 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false)) {
            l907: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
                touched ||= p >= end;
                break l907;
              }
              p++;
              m909 = true;
              continue l906;
            }
            p = s908;
          } else touched ||= p >= end;
          break;
        }
        if (!m909) { break l905; }
        break l903;
      }
      p = s904;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l910: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l910;
        }
        p += 2;
        break l903;
      }
      p = s904;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l911: {

        p++;
        break l903;
      }
      p = s904;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65306) {
      l912: {

        p++;
        break l903;
      }
      p = s904;
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
  l931: {
    if (text.charCodeAt(p) === 58) {
      const s929 = p;
      l930: {

        p++;
        p = s929;
        break l931;
      }
      p = s929;
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
  const r940 = readValueGap(p);
  if (r940 === undefined) { return -1; }
  value = r940;
  p = pos;
  leafValue = value;
  return p;
}

function readValueGap(p: number): string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode] | undefined {
  let c = 0;
  let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l941: {
    const s942 = p;
    const t943 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l944: {
        const r945 = readBlanks(p);
        if (r945 === undefined) { break l944; }
        value = r945;
        p = pos;
        break l941;
      }
      p = s942;
      trail.length = t943;
    } else touched ||= p >= end;
    let e947!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s948 = p;
        l949: {
          p = skipHashWord(p);
          if (p < 0) { break l949; }
          return undefined;
        }
        p = s948;
      }
    } else touched ||= p >= end;
    e947 = null;
    let e951!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r952 = readGapMistake(p);
    if (r952 === undefined) { return undefined; }
    e951 = r952;
    p = pos;
    value = [e947, e951];
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
  const r955 = readRepairedAmount(p);
  if (r955 === undefined) { return -1; }
  value = r955;
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
  const r956 = readBadThousands(p);
  if (r956 === undefined) { return undefined; }
  l_value = r956;
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
  const r959 = readWord(p);
  if (r959 === undefined) { return -1; }
  value = r959;
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
  const r961 = readRepairedPlaceholder(p);
  if (r961 === undefined) { return -1; }
  value = r961;
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
  const r963 = readObjectStart(p);
  if (r963 === undefined) { return -1; }
  value = r963;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectStart(p: number): ObjectStartNode | undefined {
  let c = 0;
  const start = p;
  let l_kind!: string;
  const r964 = readObjectKind(p);
  if (r964 === undefined) { return undefined; }
  l_kind = r964;
  p = pos;
  l966: {
    const s967 = p;
    const t968 = trail.length;
    if (text.charCodeAt(p) === 123) {
      l969: {

        p++;
        break l966;
      }
      p = s967;
      trail.length = t968;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 65371)) {
      touched ||= p >= end;
      return undefined;
    }
    const r970 = readBadFullBrace(p);
    if (r970 === undefined) { return undefined; }
    p = pos;
  }
  l972: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : false)) {
      const s974 = p;
      const t975 = trail.length;
      l973: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 123)) {
          touched ||= p >= end;
          break l973;
        }
        const r976 = readBadDoubledBracket(p);
        if (r976 === undefined) { break l973; }
        p = pos;
        break l972;
      }
      p = s974;
      trail.length = t975;
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
  l979: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s977 = p;
      l978: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282))) {
          touched ||= p >= end;
          break l978;
        }
        p = skipQuotedAhead(p);
        if (p < 0) { break l978; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l978;
        }
        p++;
        p = s977;
        break l979;
      }
      p = s977;
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
  const r982 = readArrayStart(p);
  if (r982 === undefined) { return -1; }
  value = r982;
  p = pos;
  leafValue = value;
  return p;
}

function readArrayStart(p: number): ArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r983 = readArrayKind(p);
  if (r983 === undefined) { return undefined; }
  l_kind = r983;
  p = pos;
  l985: {
    const s986 = p;
    const t987 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l988: {

        p++;
        break l985;
      }
      p = s986;
      trail.length = t987;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 65339)) {
      touched ||= p >= end;
      return undefined;
    }
    const r989 = readBadFullBracket(p);
    if (r989 === undefined) { return undefined; }
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

function leaf106(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TupleStartNode;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return -1;
  }
  const r992 = readTupleStart(p);
  if (r992 === undefined) { return -1; }
  value = r992;
  p = pos;
  leafValue = value;
  return p;
}

function readTupleStart(p: number): TupleStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r993 = readArrayKind(p);
  if (r993 === undefined) { return undefined; }
  l_kind = r993;
  p = pos;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return undefined;
  }
  const r995 = readBadTuple(p);
  if (r995 === undefined) { return undefined; }
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
  l998: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s996 = p;
      l997: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l999: {
          const s1000 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l1001: {
              p++;
              break l999;
            }
            p = s1000;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l1002: {
              p = skipNumeral(p);
              if (p < 0) { break l1002; }
              break l999;
            }
            p = s1000;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l1003: {
              p++;
              break l999;
            }
            p = s1000;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l1004: {
              p = skipLiteral(p);
              if (p < 0) { break l1004; }
              break l999;
            }
            p = s1000;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 41) {
            touched ||= p >= end;
            break l997;
          }
          p++;
        }
        p = s996;
        break l998;
      }
      p = s996;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadTupleNode = { type: 'BadTuple', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf109(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1007!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282)) {
    {
      const s1008 = p;
      l1009: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1009; }
        return -1;
      }
      p = s1008;
    }
  } else touched ||= p >= end;
  e1007 = null;
  value = [e1007];
  leafValue = value;
  return p;
}

function leaf110(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1011!: null;
  l1014: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : false)) {
      const s1012 = p;
      l1013: {
        l1015: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1017 = p;
            l1016: {
              p = skipPrefix(p);
              if (p < 0) { break l1016; }
              break l1015;
            }
            p = s1017;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1013;
        }
        p += 3;
        p = s1012;
        break l1014;
      }
      p = s1012;
    } else touched ||= p >= end;
    return -1;
  }
  e1011 = null;
  value = [e1011];
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
  l1018: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      const s1020 = p;
      l1019: {
        p++;
        break l1018;
      }
      p = s1020;
    } else touched ||= p >= end;
  }
  l1023: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s1021 = p;
      l1022: {
        p++;
        p = s1021;
        break l1023;
      }
      p = s1021;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function leaf112(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextStartNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  const r1024 = readTextStart(p);
  if (r1024 === undefined) { return -1; }
  value = r1024;
  p = pos;
  leafValue = value;
  return p;
}

function readTextStart(p: number): TextStartNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: BadTripleQuotesNode | BadSmartQuotesNode | BadBackticksNode | BadSingleQuotesNode | "\"";
  l1025: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
      const s1027 = p;
      const t1028 = trail.length;
      l1026: {
        const r1029 = readBadPrefix(p);
        if (r1029 === undefined) { break l1026; }
        p = pos;
        break l1025;
      }
      p = s1027;
      trail.length = t1028;
    } else touched ||= p >= end;
  }
  l1031: {
    const s1032 = p;
    const t1033 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l1034: {
        const r1035 = readBadTripleQuotes(p);
        if (r1035 === undefined) { break l1034; }
        l_mark = r1035;
        p = pos;
        break l1031;
      }
      p = s1032;
      trail.length = t1033;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 171 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l1040: {
        const r1041 = readBadSmartQuotes(p);
        if (r1041 === undefined) { break l1040; }
        l_mark = r1041;
        p = pos;
        break l1031;
      }
      p = s1032;
      trail.length = t1033;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1043: {
        const r1044 = readBadBackticks(p);
        if (r1044 === undefined) { break l1043; }
        l_mark = r1044;
        p = pos;
        break l1031;
      }
      p = s1032;
      trail.length = t1033;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1046: {
        const r1047 = readBadSingleQuotes(p);
        if (r1047 === undefined) { break l1046; }
        l_mark = r1047;
        p = pos;
        break l1031;
      }
      p = s1032;
      trail.length = t1033;
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
  l1036: {
    const s1037 = p;
    if (text.charCodeAt(p) === 34) {
      l1038: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1038;
        }
        p += 3;
        break l1036;
      }
      p = s1037;
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

function text118(p: number, inside: number): number {
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
      l1050: {

        if (!((p < end && text.charCodeAt(p) !== 34))) {
          touched ||= p >= end;
          break l1050;
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
      l1051: {
        if (text.charCodeAt(p) === 34) {
          {
            const s1052 = p;
            l1053: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l1053;
              }
              p += 3;
              break l1051;
            }
            p = s1052;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1051;
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

function leaf119(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\"\"\"" | MissingStringEndNode;
  l1055: {
    const s1056 = p;
    const t1057 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1058: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1058;
        }
        value = "\"\"\"";
        p += 3;
        break l1055;
      }
      p = s1056;
      trail.length = t1057;
    } else touched ||= p >= end;
    const r1059 = readMissingStringEnd(p);
    if (r1059 === undefined) { return -1; }
    value = r1059;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingStringEnd(p: number): MissingStringEndNode | undefined {
  let c = 0;
  const start = p;
  l1060: {
    if (text.charCodeAt(p) === 92) {
      const s1062 = p;
      l1061: {

        p++;
        l1063: {
          if (text.charCodeAt(p) === 117) {
            const s1065 = p;
            l1064: {

              p++;
              let n1069 = 0;
              l1066: for (;;) {
                if (n1069 >= 3) break;
                const s1068 = p;
                l1067: {
                  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                    touched ||= p >= end;
                    break l1067;
                  }
                  p++;
                  n1069++;
                  continue l1066;
                }
                p = s1068;
                break;
              }
              break l1063;
            }
            p = s1065;
          } else touched ||= p >= end;
        }
        break l1060;
      }
      p = s1062;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: MissingStringEndNode = { type: 'MissingStringEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf121(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1071!: null;
  l1074: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : false)) {
      const s1072 = p;
      l1073: {
        l1075: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1077 = p;
            l1076: {
              p = skipPrefix(p);
              if (p < 0) { break l1076; }
              break l1075;
            }
            p = s1077;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 39 || !text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1073;
        }
        p += 3;
        p = s1072;
        break l1074;
      }
      p = s1072;
    } else touched ||= p >= end;
    return -1;
  }
  e1071 = null;
  value = [e1071];
  leafValue = value;
  return p;
}

function text122(p: number, inside: number): number {
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
      l1078: {

        if (!((p < end && text.charCodeAt(p) !== 39))) {
          touched ||= p >= end;
          break l1078;
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
      l1079: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1080 = p;
            l1081: {
              if (!text.startsWith("'''", p)) {
                reachesEnd(p, "'''");
                break l1081;
              }
              p += 3;
              break l1079;
            }
            p = s1080;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l1079;
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

function leaf123(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "'''" | MissingStringEndNode;
  l1083: {
    const s1084 = p;
    const t1085 = trail.length;
    if (text.charCodeAt(p) === 39) {
      l1086: {
        if (!text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1086;
        }
        value = "'''";
        p += 3;
        break l1083;
      }
      p = s1084;
      trail.length = t1085;
    } else touched ||= p >= end;
    const r1087 = readMissingStringEnd(p);
    if (r1087 === undefined) { return -1; }
    value = r1087;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf124(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1089!: null;
  l1092: {
    if (text.charCodeAt(p) === 34) {
      const s1090 = p;
      l1091: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
          touched ||= p >= end;
          break l1091;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 91 || c === 123)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1091;
        }
        p++;
        {
          const s1093 = p;
          l1094: {
            p = skipEnds(p);
            if (p < 0) { break l1094; }
            break l1091;
          }
          p = s1093;
        }
        p = s1090;
        break l1092;
      }
      p = s1090;
    } else touched ||= p >= end;
    return -1;
  }
  e1089 = null;
  value = [e1089];
  leafValue = value;
  return p;
}

function text125(p: number, inside: number): number {
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
      l1096: {

        if (!(((c = text.charCodeAt(p)) <= 92 || (c >= 94 && c <= 124) || c >= 126))) {
          touched ||= p >= end;
          break l1096;
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
      l1097: {
        if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
          {
            const s1098 = p;
            l1099: {
              p = skipInnerEndAhead(p);
              if (p < 0) { break l1099; }
              break l1097;
            }
            p = s1098;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1097;
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
  l1101: {
    const s1102 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1103: {
        p++;
        break l1101;
      }
      p = s1102;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1104 = p;
        l1105: {
          p++;
          return -1;
        }
        p = s1104;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf127(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InnerEndNode | MissingStringEndNode;
  l1107: {
    const s1108 = p;
    const t1109 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1110: {
        const r1111 = readInnerEnd(p);
        if (r1111 === undefined) { break l1110; }
        value = r1111;
        p = pos;
        break l1107;
      }
      p = s1108;
      trail.length = t1109;
    } else touched ||= p >= end;
    const r1119 = readMissingStringEnd(p);
    if (r1119 === undefined) { return -1; }
    value = r1119;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readInnerEnd(p: number): InnerEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l1114: {
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      const s1112 = p;
      l1113: {
        p = skipInnerEndAhead(p);
        if (p < 0) { break l1113; }
        p = s1112;
        break l1114;
      }
      p = s1112;
    } else touched ||= p >= end;
    return undefined;
  }
  const s1115 = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1115, p);
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1116 = readBadInnerJson(p);
  if (r1116 === undefined) { return undefined; }
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

function leaf130(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1121!: null;
  l1124: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : false)) {
      const s1122 = p;
      l1123: {
        l1125: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1127 = p;
            l1126: {
              p = skipPrefix(p);
              if (p < 0) { break l1126; }
              break l1125;
            }
            p = s1127;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1123;
        }
        p++;
        p = s1122;
        break l1124;
      }
      p = s1122;
    } else touched ||= p >= end;
    return -1;
  }
  e1121 = null;
  value = [e1121];
  leafValue = value;
  return p;
}

function text131(p: number, inside: number): number {
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
      l1128: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222))) {
          touched ||= p >= end;
          break l1128;
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
      l1129: {
        if (text.charCodeAt(p) === 92) {
          {
            const s1130 = p;
            l1131: {
              p = skipEscapedEnd(p);
              if (p < 0) { break l1131; }
              break l1129;
            }
            p = s1130;
          }
        } else touched ||= p >= end;
        if (!(text.charCodeAt(p) === 92)) {
          touched ||= p >= end;
          break l1129;
        }
        p = skipGoodEscape(p);
        if (p < 0) { break l1129; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221)) {
      l1201: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1202 = p;
            l1203: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1203; }
              break l1201;
            }
            p = s1202;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l1201;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221)) {
      l1209: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1210 = p;
            l1211: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1211; }
              break l1209;
            }
            p = s1210;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1209;
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
  l1133: {
    const s1134 = p;
    if (text.charCodeAt(p) === 44) {
      l1135: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1135;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1135; }
        break l1133;
      }
      p = s1134;
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
  l1136: {
    const s1137 = p;
    if (text.charCodeAt(p) === 34) {
      l1138: {
        p = skipInObject(p);
        if (p < 0) { break l1138; }
        if (text.charCodeAt(p) === 34) {
          {
            const s1139 = p;
            l1140: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1140; }
              break l1138;
            }
            p = s1139;
          }
        } else touched ||= p >= end;
        l1144: {
          if (text.charCodeAt(p) === 34) {
            const s1142 = p;
            l1143: {

              p++;
              p = s1142;
              break l1144;
            }
            p = s1142;
          } else touched ||= p >= end;
          break l1138;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1138;
        }
        p = skipLostName(p);
        if (p < 0) { break l1138; }
        break l1136;
      }
      p = s1137;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 34) {
      {
        const s1156 = p;
        l1157: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1157; }
          return -1;
        }
        p = s1156;
      }
    } else touched ||= p >= end;
    l1161: {
      if (text.charCodeAt(p) === 34) {
        const s1159 = p;
        l1160: {

          p++;
          p = s1159;
          break l1161;
        }
        p = s1159;
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
  l1145: {
    const s1146 = p;
    if (text.charCodeAt(p) === 34) {
      l1147: {

        p++;
        let n1151 = 0;
        l1148: for (;;) {
          if (n1151 >= 200) break;
          const s1150 = p;
          l1149: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
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
        if (n1151 < 1) { break l1147; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1147;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l1147;
        }
        p++;
        break l1145;
      }
      p = s1146;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1155 = 0;
    l1152: for (;;) {
      if (n1155 >= 200) break;
      const s1154 = p;
      l1153: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1153;
        }
        p++;
        n1155++;
        continue l1152;
      }
      p = s1154;
      break;
    }
    if (n1155 < 1) { return -1; }
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
  l1162: {
    const s1163 = p;
    if (text.charCodeAt(p) === 34) {
      l1164: {

        p++;
        let n1168 = 0;
        l1165: for (;;) {
          if (n1168 >= 200) break;
          const s1167 = p;
          l1166: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
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
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1164;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
          touched ||= p >= end;
          break l1164;
        }
        p++;
        break l1162;
      }
      p = s1163;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1172 = 0;
    l1169: for (;;) {
      if (n1172 >= 200) break;
      const s1171 = p;
      l1170: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1170;
        }
        p++;
        n1172++;
        continue l1169;
      }
      p = s1171;
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
  l1173: {
    const s1174 = p;
    if (text.charCodeAt(p) === 125) {
      l1175: {
        p = skipInObject(p);
        if (p < 0) { break l1175; }
        l1178: {
          if (text.charCodeAt(p) === 125) {
            const s1176 = p;
            l1177: {

              p++;
              p = s1176;
              break l1178;
            }
            p = s1176;
          } else touched ||= p >= end;
          break l1175;
        }
        break l1173;
      }
      p = s1174;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    l1181: {
      if (text.charCodeAt(p) === 93) {
        const s1179 = p;
        l1180: {

          p++;
          p = s1179;
          break l1181;
        }
        p = s1179;
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
  l1186: {
    const s1187 = p;
    if (text.charCodeAt(p) === 44) {
      l1188: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1189: {
          if (text.charCodeAt(p) === 123) {
            const s1191 = p;
            l1190: {

              p++;
              break l1189;
            }
            p = s1191;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) === 34) {
          {
            const s1192 = p;
            l1193: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1193; }
              break l1188;
            }
            p = s1192;
          }
        } else touched ||= p >= end;
        l1197: {
          if (text.charCodeAt(p) === 34) {
            const s1195 = p;
            l1196: {

              p++;
              p = s1195;
              break l1197;
            }
            p = s1195;
          } else touched ||= p >= end;
          break l1188;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1188;
        }
        p = skipLostName(p);
        if (p < 0) { break l1188; }
        break l1186;
      }
      p = s1187;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1198 = p;
        l1199: {
          p++;
          return -1;
        }
        p = s1198;
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
  let n1185 = 0;
  l1182: for (;;) {
    if (n1185 >= 99) break;
    const s1184 = p;
    l1183: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
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
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipQuoteLost(p: number): number {
  let c = 0;
  l1205: {
    const s1206 = p;
    if (text.charCodeAt(p) === 44) {
      l1207: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1207;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1207; }
        break l1205;
      }
      p = s1206;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221)) {
      l1208: {
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : false))) {
          touched ||= p >= end;
          break l1208;
        }
        p = skipQuoteBehind(p);
        if (p < 0) { break l1208; }
        break l1205;
      }
      p = s1206;
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

function leaf141(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1213!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s1214 = p;
      l1215: {

        p++;
        p = skipEnds(p);
        if (p < 0) { break l1215; }
        return -1;
      }
      p = s1214;
    }
  } else touched ||= p >= end;
  e1213 = null;
  value = [e1213];
  leafValue = value;
  return p;
}

function leaf142(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBlankPairNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r1217 = readBadBlankPair(p);
  if (r1217 === undefined) { return -1; }
  value = r1217;
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
    const s1218 = p;
    l1219: {
      p = skipEnds(p);
      if (p < 0) { break l1219; }
      return undefined;
    }
    p = s1218;
  }
  pos = p;
  const node: BadBlankPairNode = { type: 'BadBlankPair', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf144(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadQuoteNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r1222 = readBadQuote(p);
  if (r1222 === undefined) { return -1; }
  value = r1222;
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
  l1225: {
    if (p < end) {
      const s1223 = p;
      l1224: {
        p++;
        p = s1223;
        break l1225;
      }
      p = s1223;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadQuoteNode = { type: 'BadQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf146(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r1227 = readTextFlaw(p);
  if (r1227 === undefined) { return -1; }
  value = r1227;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFlaw(p: number): BadNewlineNode | BadControlNode | [null, null, BadEscapeNode] | undefined {
  let c = 0;
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1228: {
    const s1229 = p;
    const t1230 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : false)) {
      l1231: {
        const r1232 = readBadNewline(p);
        if (r1232 === undefined) { break l1231; }
        value = r1232;
        p = pos;
        break l1228;
      }
      p = s1229;
      trail.length = t1230;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || (c >= 14 && c <= 31))) {
      l1243: {
        const r1244 = readBadControl(p);
        if (r1244 === undefined) { break l1243; }
        value = r1244;
        p = pos;
        break l1228;
      }
      p = s1229;
      trail.length = t1230;
    } else touched ||= p >= end;
    let e1246!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1247 = p;
        l1248: {
          p = skipEscapedEnd(p);
          if (p < 0) { break l1248; }
          return undefined;
        }
        p = s1247;
      }
    } else touched ||= p >= end;
    e1246 = null;
    let e1250!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1251 = p;
        l1252: {
          p = skipCutEscape(p);
          if (p < 0) { break l1252; }
          return undefined;
        }
        p = s1251;
      }
    } else touched ||= p >= end;
    e1250 = null;
    let e1264!: BadEscapeNode;
    if (!(text.charCodeAt(p) === 92)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1265 = readBadEscape(p);
    if (r1265 === undefined) { return undefined; }
    e1264 = r1265;
    p = pos;
    value = [e1246, e1250, e1264];
  }
  pos = p;
  return value;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1233 = p;
      l1234: {
        p = skipEol(p);
        if (p < 0) { break l1234; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1234;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1234; }
        return undefined;
      }
      p = s1233;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : false)) {
    {
      const s1236 = p;
      l1237: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1237;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1237; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1237;
        }
        p = skipClosers(p);
        if (p < 0) { break l1237; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
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
        return undefined;
      }
      p = s1236;
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
  l1254: {
    if (text.charCodeAt(p) === 117) {
      const s1256 = p;
      l1255: {

        p++;
        let n1260 = 0;
        l1257: for (;;) {
          if (n1260 >= 3) break;
          const s1259 = p;
          l1258: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1258;
            }
            p++;
            n1260++;
            continue l1257;
          }
          p = s1259;
          break;
        }
        break l1254;
      }
      p = s1256;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1261 = p;
      l1262: {
        p++;
        return -1;
      }
      p = s1261;
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
  l1266: {
    const s1267 = p;
    if (text.charCodeAt(p) === 92) {
      l1268: {
        if (!text.startsWith("\\u{", p)) {
          reachesEnd(p, "\\u{");
          break l1268;
        }
        p += 3;
        const s1269 = p;
        let n1273 = 0;
        l1270: for (;;) {
          if (n1273 >= 6) break;
          const s1272 = p;
          l1271: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1271;
            }
            p++;
            n1273++;
            continue l1270;
          }
          p = s1272;
          break;
        }
        if (n1273 < 1) { break l1268; }
        l_code = text.slice(s1269, p);
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1268;
        }
        p++;
        break l1266;
      }
      p = s1267;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1274: {
        if (!text.startsWith("\\x", p)) {
          reachesEnd(p, "\\x");
          break l1274;
        }
        p += 2;
        const s1275 = p;
        let n1279 = 0;
        l1276: for (;;) {
          if (n1279 >= 2) break;
          const s1278 = p;
          l1277: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1277;
            }
            p++;
            n1279++;
            continue l1276;
          }
          p = s1278;
          break;
        }
        if (n1279 < 2) { break l1274; }
        l_code = text.slice(s1275, p);
        break l1266;
      }
      p = s1267;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1280: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1280;
        }
        const r1281 = readEol(p);
        if (r1281 === undefined) { break l1280; }
        l_lineEnd = r1281;
        p = pos;
        break l1266;
      }
      p = s1267;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1287: {

        p++;
        const s1288 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1287;
        }
        p++;
        l_char = text.slice(s1288, p);
        break l1266;
      }
      p = s1267;
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
        const s1289 = p;
        l1290: {
          p++;
          return undefined;
        }
        p = s1289;
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
  l1282: {
    const s1283 = p;
    if (text.charCodeAt(p) === 13) {
      l1284: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1284;
        }
        value = "\r\n";
        p += 2;
        break l1282;
      }
      p = s1283;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1285: {

        value = "\n";
        p++;
        break l1282;
      }
      p = s1283;
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

function leaf153(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  const r1294 = readPairEnds(p);
  if (r1294 === undefined) { return -1; }
  value = r1294;
  p = pos;
  leafValue = value;
  return p;
}

function readPairEnds(p: number): [null, BadQuoteNode] | BadLoneQuoteNode | undefined {
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  l1295: {
    const s1296 = p;
    const t1297 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1298: {
        let e1299!: null;
        if (text.charCodeAt(p) === 34) {
          {
            const s1300 = p;
            l1301: {

              p++;
              p = skipEndsSurely(p);
              if (p < 0) { break l1301; }
              break l1298;
            }
            p = s1300;
          }
        } else touched ||= p >= end;
        e1299 = null;
        let e1349!: BadQuoteNode;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1298;
        }
        const r1350 = readBadQuote(p);
        if (r1350 === undefined) { break l1298; }
        e1349 = r1350;
        p = pos;
        value = [e1299, e1349];
        break l1295;
      }
      p = s1296;
      trail.length = t1297;
    } else touched ||= p >= end;
    const r1352 = readBadLoneQuote(p);
    if (r1352 === undefined) { return undefined; }
    value = r1352;
    p = pos;
  }
  pos = p;
  return value;
}

function skipEndsSurely(p: number): number {
  let c = 0;
  l1303: {
    const s1304 = p;
    l1305: {
      p = skipInObject(p);
      if (p < 0) { break l1305; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1306: {
        const s1307 = p;
        l1308: {
          if (p < end) {
            {
              const s1309 = p;
              l1310: {
                p++;
                break l1308;
              }
              p = s1309;
            }
          } else touched ||= p >= end;
          break l1306;
        }
        p = s1307;
        if (text.charCodeAt(p) === 44) {
          l1312: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1313: {
              const s1314 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1315: {
                  p = skipLostName(p);
                  if (p < 0) { break l1315; }
                  break l1313;
                }
                p = s1314;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
                touched ||= p >= end;
                break l1312;
              }
              p++;
            }
            break l1306;
          }
          p = s1307;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1305;
        }
        p = skipClosers(p);
        if (p < 0) { break l1305; }
        l1316: {
          const s1317 = p;
          if (text.charCodeAt(p) === 44) {
            l1318: {

              p++;
              break l1316;
            }
            p = s1317;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1319: {
              p = skipEol(p);
              if (p < 0) { break l1319; }
              break l1316;
            }
            p = s1317;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1320 = p;
              l1321: {
                p++;
                break l1305;
              }
              p = s1320;
            }
          } else touched ||= p >= end;
        }
      }
      break l1303;
    }
    p = s1304;
    l1323: {
      p = skipInArray(p);
      if (p < 0) { break l1323; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1324: {
        const s1325 = p;
        l1326: {
          if (p < end) {
            {
              const s1327 = p;
              l1328: {
                p++;
                break l1326;
              }
              p = s1327;
            }
          } else touched ||= p >= end;
          break l1324;
        }
        p = s1325;
        if (text.charCodeAt(p) === 44) {
          l1330: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1331: {
              const s1332 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1333: {
                  p = skipLostElement(p);
                  if (p < 0) { break l1333; }
                  break l1331;
                }
                p = s1332;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
                l1334: {
                  p = skipNumeral(p);
                  if (p < 0) { break l1334; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1334;
                  }
                  p++;
                  break l1331;
                }
                p = s1332;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
                l1335: {
                  p = skipLiteral(p);
                  if (p < 0) { break l1335; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1335;
                  }
                  p++;
                  break l1331;
                }
                p = s1332;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
                touched ||= p >= end;
                break l1330;
              }
              p++;
            }
            break l1324;
          }
          p = s1325;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1323;
        }
        p = skipClosers(p);
        if (p < 0) { break l1323; }
        l1336: {
          const s1337 = p;
          if (text.charCodeAt(p) === 44) {
            l1338: {

              p++;
              break l1336;
            }
            p = s1337;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1339: {
              p = skipEol(p);
              if (p < 0) { break l1339; }
              break l1336;
            }
            p = s1337;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1340 = p;
              l1341: {
                p++;
                break l1323;
              }
              p = s1340;
            }
          } else touched ||= p >= end;
        }
      }
      break l1303;
    }
    p = s1304;
    {
      const s1343 = p;
      l1344: {
        p = skipInObject(p);
        if (p < 0) { break l1344; }
        return -1;
      }
      p = s1343;
    }
    {
      const s1346 = p;
      l1347: {
        p = skipInArray(p);
        if (p < 0) { break l1347; }
        return -1;
      }
      p = s1346;
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

function leaf157(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  const r1355 = readDoubleEnd(p);
  if (r1355 === undefined) { return -1; }
  value = r1355;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleEnd(p: number): "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  l1356: {
    const s1357 = p;
    const t1358 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1359: {

        value = "\"";
        p++;
        break l1356;
      }
      p = s1357;
      trail.length = t1358;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1360: {
        const r1361 = readBadEscapedEnd(p);
        if (r1361 === undefined) { break l1360; }
        value = r1361;
        p = pos;
        break l1356;
      }
      p = s1357;
      trail.length = t1358;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1366: {
        const r1367 = readBadOtherEnd(p);
        if (r1367 === undefined) { break l1366; }
        value = r1367;
        p = pos;
        break l1356;
      }
      p = s1357;
      trail.length = t1358;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : false)) {
      l1372: {
        const r1373 = readMissingLastQuote(p);
        if (r1373 === undefined) { break l1372; }
        value = r1373;
        p = pos;
        break l1356;
      }
      p = s1357;
      trail.length = t1358;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c === 8217 || c === 8221)) {
      l1381: {
        const r1382 = readMissingQuote(p);
        if (r1382 === undefined) { break l1381; }
        value = r1382;
        p = pos;
        break l1356;
      }
      p = s1357;
      trail.length = t1358;
    } else touched ||= p >= end;
    const r1390 = readMissingStringEnd(p);
    if (r1390 === undefined) { return undefined; }
    value = r1390;
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
  l1364: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : false)) {
      const s1362 = p;
      l1363: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1363; }
        p = s1362;
        break l1364;
      }
      p = s1362;
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
  l1370: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : false)) {
      const s1368 = p;
      l1369: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1369; }
        p = s1368;
        break l1370;
      }
      p = s1368;
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
  l1376: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : false)) {
      const s1374 = p;
      l1375: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1375;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1375; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1375;
        }
        p = skipClosers(p);
        if (p < 0) { break l1375; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1377 = p;
            l1378: {
              p++;
              break l1375;
            }
            p = s1377;
          }
        } else touched ||= p >= end;
        p = s1374;
        break l1376;
      }
      p = s1374;
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
  l1385: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c === 8217 || c === 8221)) {
      const s1383 = p;
      l1384: {
        l1386: {
          const s1387 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221)) {
            l1388: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1388; }
              break l1386;
            }
            p = s1387;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1384;
          }
          p = skipEol(p);
          if (p < 0) { break l1384; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(text.charCodeAt(p) === 34)) {
            touched ||= p >= end;
            break l1384;
          }
          p = skipQuoteNext(p);
          if (p < 0) { break l1384; }
        }
        p = s1383;
        break l1385;
      }
      p = s1383;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingQuoteNode = { type: 'MissingQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf163(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1393!: null;
  l1396: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 8216 && c <= 8219) || c === 65287)) {
      const s1394 = p;
      l1395: {
        l1397: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1399 = p;
            l1398: {
              p = skipPrefix(p);
              if (p < 0) { break l1398; }
              break l1397;
            }
            p = s1399;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287))) {
          touched ||= p >= end;
          break l1395;
        }
        p++;
        p = s1394;
        break l1396;
      }
      p = s1394;
    } else touched ||= p >= end;
    return -1;
  }
  e1393 = null;
  value = [e1393];
  leafValue = value;
  return p;
}

function text164(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288)) {
      l1400: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l1400;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288)) p++;
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
      l1401: {
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591)))) {
          touched ||= p >= end;
          break l1401;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) p++;
        touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
          {
            const s1402 = p;
            l1403: {
              p = skipInnerApostrophe(p);
              if (p < 0) { break l1403; }
              break l1401;
            }
            p = s1402;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1408: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1408;
        }
        p++;
        l1409: {
          const s1410 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1411: {
              p++;
              break l1409;
            }
            p = s1410;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1408;
          }
          p++;
          let n1415 = 0;
          l1412: for (;;) {
            if (n1415 >= 4) break;
            const s1414 = p;
            l1413: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1413;
              }
              p++;
              n1415++;
              continue l1412;
            }
            p = s1414;
            break;
          }
          if (n1415 < 4) { break l1408; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : false)) {
      l1416: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : false)) {
          {
            const s1417 = p;
            l1418: {
              p = skipSingleLost(p);
              if (p < 0) { break l1418; }
              break l1416;
            }
            p = s1417;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : false))) {
          touched ||= p >= end;
          break l1416;
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
    const s1405 = p;
    l1406: {
      p = skipEnds(p);
      if (p < 0) { break l1406; }
      return -1;
    }
    p = s1405;
  }
  return p;
}

function skipSingleLost(p: number): number {
  let c = 0;
  l1420: {
    const s1421 = p;
    if (text.charCodeAt(p) === 44) {
      l1422: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 39)) {
          touched ||= p >= end;
          break l1422;
        }
        p = skipLostSingle(p);
        if (p < 0) { break l1422; }
        break l1420;
      }
      p = s1421;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l1438: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1439: {
          const s1440 = p;
          if (text.charCodeAt(p) === 44) {
            l1441: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l1442: {
                const s1443 = p;
                if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                  l1444: {
                    p = skipLostName(p);
                    if (p < 0) { break l1444; }
                    break l1442;
                  }
                  p = s1443;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  touched ||= p >= end;
                  break l1441;
                }
                p = skipLostElement(p);
                if (p < 0) { break l1441; }
              }
              break l1439;
            }
            p = s1440;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1438;
          }
          p = skipOwnCloser(p);
          if (p < 0) { break l1438; }
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1438;
          }
          p = skipClosers(p);
          if (p < 0) { break l1438; }
        }
        break l1420;
      }
      p = s1421;
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
        const s1445 = p;
        l1446: {
          p++;
          return -1;
        }
        p = s1445;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLostSingle(p: number): number {
  let c = 0;
  l1423: {
    const s1424 = p;
    if (text.charCodeAt(p) === 39) {
      l1425: {
        p = skipInObject(p);
        if (p < 0) { break l1425; }
        if (text.charCodeAt(p) === 39) {
          {
            const s1426 = p;
            l1427: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1427; }
              break l1425;
            }
            p = s1426;
          }
        } else touched ||= p >= end;
        l1431: {
          if (text.charCodeAt(p) === 39) {
            const s1429 = p;
            l1430: {

              p++;
              p = s1429;
              break l1431;
            }
            p = s1429;
          } else touched ||= p >= end;
          break l1425;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1425;
        }
        p = skipLostName(p);
        if (p < 0) { break l1425; }
        break l1423;
      }
      p = s1424;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 39) {
      {
        const s1432 = p;
        l1433: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1433; }
          return -1;
        }
        p = s1432;
      }
    } else touched ||= p >= end;
    l1437: {
      if (text.charCodeAt(p) === 39) {
        const s1435 = p;
        l1436: {

          p++;
          p = s1435;
          break l1437;
        }
        p = s1435;
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

function leaf168(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContractionNode | BadInnerMarkNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1448: {
    const s1449 = p;
    const t1450 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) {
      l1451: {
        const r1452 = readContraction(p);
        if (r1452 === undefined) { break l1451; }
        value = r1452;
        p = pos;
        break l1448;
      }
      p = s1449;
      trail.length = t1450;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
      l1460: {
        const r1461 = readBadInnerMark(p);
        if (r1461 === undefined) { break l1460; }
        value = r1461;
        p = pos;
        break l1448;
      }
      p = s1449;
      trail.length = t1450;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1466 = readTextFlaw(p);
    if (r1466 === undefined) { return -1; }
    value = r1466;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readContraction(p: number): ContractionNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1453 = p;
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
  const r1454 = readBadApostrophe(p);
  if (r1454 === undefined) { return undefined; }
  p = pos;
  l_text = text.slice(s1453, p);
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
    const s1455 = p;
    l1456: {
      p = skipEnds(p);
      if (p < 0) { break l1456; }
      return undefined;
    }
    p = s1455;
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
    const s1462 = p;
    l1463: {
      p = skipEnds(p);
      if (p < 0) { break l1463; }
      return undefined;
    }
    p = s1462;
  }
  pos = p;
  const node: BadInnerMarkNode = { type: 'BadInnerMark', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf172(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  const r1468 = readSingleEnd(p);
  if (r1468 === undefined) { return -1; }
  value = r1468;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleEnd(p: number): string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  l1469: {
    const s1470 = p;
    const t1471 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
      l1472: {
        const r1473 = readApostrophe(p);
        if (r1473 === undefined) { break l1472; }
        value = r1473;
        p = pos;
        break l1469;
      }
      p = s1470;
      trail.length = t1471;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1475: {
        const r1476 = readBadOtherEnd(p);
        if (r1476 === undefined) { break l1475; }
        value = r1476;
        p = pos;
        break l1469;
      }
      p = s1470;
      trail.length = t1471;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : false)) {
      l1478: {
        const r1479 = readMissingLastQuote(p);
        if (r1479 === undefined) { break l1478; }
        value = r1479;
        p = pos;
        break l1469;
      }
      p = s1470;
      trail.length = t1471;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : false)) {
      l1481: {
        const r1482 = readMissingSingleQuote(p);
        if (r1482 === undefined) { break l1481; }
        value = r1482;
        p = pos;
        break l1469;
      }
      p = s1470;
      trail.length = t1471;
    } else touched ||= p >= end;
    const r1487 = readMissingStringEnd(p);
    if (r1487 === undefined) { return undefined; }
    value = r1487;
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
  l1485: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : false)) {
      const s1483 = p;
      l1484: {
        p = skipSingleLost(p);
        if (p < 0) { break l1484; }
        p = s1483;
        break l1485;
      }
      p = s1483;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingSingleQuoteNode = { type: 'MissingSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf176(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1490!: null;
  l1493: {
    if (((c = text.charCodeAt(p)) === 171 || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s1491 = p;
      l1492: {
        p++;
        p = s1491;
        break l1493;
      }
      p = s1491;
    } else touched ||= p >= end;
    return -1;
  }
  e1490 = null;
  value = [e1490];
  leafValue = value;
  return p;
}

function text177(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283)) {
      l1494: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283))) {
          touched ||= p >= end;
          break l1494;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283)) p++;
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
      l1495: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1495;
        }
        p++;
        l1496: {
          const s1497 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1498: {
              p++;
              break l1496;
            }
            p = s1497;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1495;
          }
          p++;
          let n1502 = 0;
          l1499: for (;;) {
            if (n1502 >= 4) break;
            const s1501 = p;
            l1500: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1500;
              }
              p++;
              n1502++;
              continue l1499;
            }
            p = s1501;
            break;
          }
          if (n1502 < 4) { break l1495; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf178(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerSmartNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1503: {
    const s1504 = p;
    const t1505 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l1506: {
        const r1507 = readBadInnerSmart(p);
        if (r1507 === undefined) { break l1506; }
        value = r1507;
        p = pos;
        break l1503;
      }
      p = s1504;
      trail.length = t1505;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1512 = readTextFlaw(p);
    if (r1512 === undefined) { return -1; }
    value = r1512;
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
    const s1508 = p;
    l1509: {
      p = skipEnds(p);
      if (p < 0) { break l1509; }
      return undefined;
    }
    p = s1508;
  }
  pos = p;
  const node: BadInnerSmartNode = { type: 'BadInnerSmart', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf180(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingStringEndNode;
  const r1514 = readSmartEnd(p);
  if (r1514 === undefined) { return -1; }
  value = r1514;
  p = pos;
  leafValue = value;
  return p;
}

function readSmartEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1515: {
    const s1516 = p;
    const t1517 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l1518: {
        value = text.charAt(p);
        p++;
        break l1515;
      }
      p = s1516;
      trail.length = t1517;
    } else touched ||= p >= end;
    const r1519 = readMissingStringEnd(p);
    if (r1519 === undefined) { return undefined; }
    value = r1519;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf182(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1522!: null;
  l1525: {
    if (text.charCodeAt(p) === 96) {
      const s1523 = p;
      l1524: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1524;
        }
        p += 3;
        p = s1523;
        break l1525;
      }
      p = s1523;
    } else touched ||= p >= end;
    return -1;
  }
  e1522 = null;
  value = [e1522];
  leafValue = value;
  return p;
}

function leaf183(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FencedTextStartNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1526 = readFencedTextStart(p);
  if (r1526 === undefined) { return -1; }
  value = r1526;
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
  const r1527 = readBadFencedText(p);
  if (r1527 === undefined) { return undefined; }
  l_mark = r1527;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) p++;
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

function text186(p: number, inside: number): number {
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
      l1530: {

        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1530;
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
      l1531: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s1532 = p;
            l1533: {
              p = skipEol(p);
              if (p < 0) { break l1533; }
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1533;
              }
              p += 3;
              break l1531;
            }
            p = s1532;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1531;
        }
        p = skipEol(p);
        if (p < 0) { break l1531; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf187(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r" | null, string[], "```"] | MissingStringEndNode;
  l1535: {
    const s1536 = p;
    const t1537 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : false)) {
      l1538: {
        let e1539!: "\r\n" | "\n" | "\r" | null;
        l1540: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s1542 = p;
            l1541: {
              const r1543 = readEol(p);
              if (r1543 === undefined) { break l1541; }
              e1539 = r1543;
              p = pos;
              break l1540;
            }
            p = s1542;
          } else touched ||= p >= end;
          e1539 = null;
        }
        let e1545!: string[];
        const list1550: string[] = [];
        l1546: for (;;) {
          const s1548 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1547: {
              let v1549!: string;
              const r1552 = readBlank(p);
              if (r1552 === undefined) { break l1547; }
              v1549 = r1552;
              p = pos;
              list1550.push(v1549);
              continue l1546;
            }
            p = s1548;
          } else touched ||= p >= end;
          break;
        }
        e1545 = list1550;
        let e1554!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1538;
        }
        e1554 = "```";
        p += 3;
        value = [e1539, e1545, e1554];
        break l1535;
      }
      p = s1536;
      trail.length = t1537;
    } else touched ||= p >= end;
    const r1555 = readMissingStringEnd(p);
    if (r1555 === undefined) { return -1; }
    value = r1555;
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

function leaf189(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1557!: null;
  l1560: {
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      const s1558 = p;
      l1559: {
        p++;
        p = s1558;
        break l1560;
      }
      p = s1558;
    } else touched ||= p >= end;
    return -1;
  }
  e1557 = null;
  value = [e1557];
  leafValue = value;
  return p;
}

function text190(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : (c >= 128 && c <= 179) || c >= 181)) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : (c >= 128 && c <= 179) || c >= 181)) {
      l1561: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : (c >= 128 && c <= 179) || c >= 181))) {
          touched ||= p >= end;
          break l1561;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : (c >= 128 && c <= 179) || c >= 181)) p++;
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
      l1562: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1562;
        }
        p++;
        l1563: {
          const s1564 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1565: {
              p++;
              break l1563;
            }
            p = s1564;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1562;
          }
          p++;
          let n1569 = 0;
          l1566: for (;;) {
            if (n1569 >= 4) break;
            const s1568 = p;
            l1567: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1567;
              }
              p++;
              n1569++;
              continue l1566;
            }
            p = s1568;
            break;
          }
          if (n1569 < 4) { break l1562; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf191(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerBacktickNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1570: {
    const s1571 = p;
    const t1572 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1573: {
        const r1574 = readBadInnerBacktick(p);
        if (r1574 === undefined) { break l1573; }
        value = r1574;
        p = pos;
        break l1570;
      }
      p = s1571;
      trail.length = t1572;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1579 = readTextFlaw(p);
    if (r1579 === undefined) { return -1; }
    value = r1579;
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
    const s1575 = p;
    l1576: {
      p = skipEnds(p);
      if (p < 0) { break l1576; }
      return undefined;
    }
    p = s1575;
  }
  pos = p;
  const node: BadInnerBacktickNode = { type: 'BadInnerBacktick', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf193(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingStringEndNode;
  const r1581 = readBacktickEnd(p);
  if (r1581 === undefined) { return -1; }
  value = r1581;
  p = pos;
  leafValue = value;
  return p;
}

function readBacktickEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1582: {
    const s1583 = p;
    const t1584 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || c === 96 || c === 180)) {
      l1585: {
        value = text.charAt(p);
        p++;
        break l1582;
      }
      p = s1583;
      trail.length = t1584;
    } else touched ||= p >= end;
    const r1586 = readMissingStringEnd(p);
    if (r1586 === undefined) { return undefined; }
    value = r1586;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf195(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadConcatenationNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1589 = readBadConcatenation(p);
  if (r1589 === undefined) { return -1; }
  value = r1589;
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
  l1592: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s1590 = p;
      l1591: {
        l1593: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1595 = p;
            l1594: {
              p = skipPrefix(p);
              if (p < 0) { break l1594; }
              break l1593;
            }
            p = s1595;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1591;
        }
        p++;
        p = s1590;
        break l1592;
      }
      p = s1590;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadConcatenationNode = { type: 'BadConcatenation', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf197(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "";
  value = '';
  leafValue = value;
  return p;
}

function leaf198(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadVariableNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1597 = readBadVariable(p);
  if (r1597 === undefined) { return -1; }
  value = r1597;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadVariableNode = { type: 'BadVariable', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf200(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextEndNode;
  const r1599 = readTextEnd(p);
  if (r1599 === undefined) { return -1; }
  value = r1599;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextEndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'TextEnd', start: base + start, end: base + p };
}

function leaf202(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, RepairedWordNode];
  let e1601!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282)) {
    {
      const s1602 = p;
      l1603: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1603; }
        return -1;
      }
      p = s1602;
    }
  } else touched ||= p >= end;
  e1601 = null;
  let e1605!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 8230 || c === 65341 || c === 65373)) {
    {
      const s1606 = p;
      l1607: {
        l1609: {
          const s1610 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
            l1611: {
              p++;
              break l1609;
            }
            p = s1610;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 44) {
            l1612: {

              p++;
              break l1609;
            }
            p = s1610;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 46) {
            l1613: {
              if (!text.startsWith("...", p)) {
                reachesEnd(p, "...");
                break l1613;
              }
              p += 3;
              break l1609;
            }
            p = s1610;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 8230) {
            touched ||= p >= end;
            break l1607;
          }
          p++;
        }
        return -1;
      }
      p = s1606;
    }
  } else touched ||= p >= end;
  e1605 = null;
  let e1614!: RepairedWordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1615 = readRepairedWord(p);
  if (r1615 === undefined) { return -1; }
  e1614 = r1615;
  p = pos;
  value = [e1601, e1605, e1614];
  leafValue = value;
  return p;
}

function readRepairedWord(p: number): RepairedWordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode | BadConstructorNode | BadDotsNode | BadOpenQuoteNode | BadBareStringNode;
  l1616: {
    const s1617 = p;
    const t1618 = trail.length;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l1619: {
        l1620: {
          const s1621 = p;
          const t1622 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1623: {
              const r1624 = readBadCutSign(p);
              if (r1624 === undefined) { break l1623; }
              l_value = r1624;
              p = pos;
              break l1620;
            }
            p = s1621;
            trail.length = t1622;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l1629: {
              const r1630 = readBadCutNumber(p);
              if (r1630 === undefined) { break l1629; }
              l_value = r1630;
              p = pos;
              break l1620;
            }
            p = s1621;
            trail.length = t1622;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
            l1648: {
              const r1649 = readBadLeadingZero(p);
              if (r1649 === undefined) { break l1648; }
              l_value = r1649;
              p = pos;
              break l1620;
            }
            p = s1621;
            trail.length = t1622;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1619;
          }
          const r1668 = readRepairedNumber(p);
          if (r1668 === undefined) { break l1619; }
          l_value = r1668;
          p = pos;
        }
        break l1616;
      }
      p = s1617;
      trail.length = t1618;
    } else touched ||= p >= end;
    l1730: {
      const s1731 = p;
      const t1732 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 304)) {
        l1733: {
          const r1734 = readBadNan(p);
          if (r1734 === undefined) { break l1733; }
          l_value = r1734;
          p = pos;
          break l1730;
        }
        p = s1731;
        trail.length = t1732;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
        l1746: {
          const r1747 = readBadConstant(p);
          if (r1747 === undefined) { break l1746; }
          l_value = r1747;
          p = pos;
          break l1730;
        }
        p = s1731;
        trail.length = t1732;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
        l1752: {
          const r1753 = readBadCutWord(p);
          if (r1753 === undefined) { break l1752; }
          l_value = r1753;
          p = pos;
          break l1730;
        }
        p = s1731;
        trail.length = t1732;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
        l1769: {
          const r1770 = readBadConstructor(p);
          if (r1770 === undefined) { break l1769; }
          l_value = r1770;
          p = pos;
          break l1730;
        }
        p = s1731;
        trail.length = t1732;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
        l1796: {
          const r1797 = readBadDots(p);
          if (r1797 === undefined) { break l1796; }
          l_value = r1797;
          p = pos;
          break l1730;
        }
        p = s1731;
        trail.length = t1732;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c >= 128)) {
        l1805: {
          const r1806 = readBadOpenQuote(p);
          if (r1806 === undefined) { break l1805; }
          l_value = r1806;
          p = pos;
          break l1730;
        }
        p = s1731;
        trail.length = t1732;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1812 = readBadBareString(p);
      if (r1812 === undefined) { return undefined; }
      l_value = r1812;
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
      const s1625 = p;
      l1626: {
        p++;
        return undefined;
      }
      p = s1625;
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
  const s1631 = p;
  l1632: {
    if (text.charCodeAt(p) === 45) {
      const s1634 = p;
      l1633: {

        p++;
        break l1632;
      }
      p = s1634;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1635: {
    if (text.charCodeAt(p) === 46) {
      const s1637 = p;
      l1636: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1636;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1635;
      }
      p = s1637;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1631, p);
  l1638: {
    const s1639 = p;
    if (text.charCodeAt(p) === 46) {
      l1640: {

        p++;
        break l1638;
      }
      p = s1639;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
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
  }
  if (p < end) {
    {
      const s1644 = p;
      l1645: {
        p++;
        return undefined;
      }
      p = s1644;
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
  const s1650 = p;
  l1651: {
    if (text.charCodeAt(p) === 45) {
      const s1653 = p;
      l1652: {

        p++;
        break l1651;
      }
      p = s1653;
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
  l_code = text.slice(s1650, p);
  const s1654 = p;
  l1655: {
    if (text.charCodeAt(p) === 46) {
      const s1657 = p;
      l1656: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1656;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1655;
      }
      p = s1657;
    } else touched ||= p >= end;
  }
  l1658: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1660 = p;
      l1659: {
        p = skipExponent(p);
        if (p < 0) { break l1659; }
        break l1658;
      }
      p = s1660;
    } else touched ||= p >= end;
  }
  l_rest = text.slice(s1654, p);
  l1666: {
    const s1664 = p;
    l1665: {
      p = skipEndsWord(p);
      if (p < 0) { break l1665; }
      p = s1664;
      break l1666;
    }
    p = s1664;
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
  l1661: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1663 = p;
      l1662: {
        p++;
        break l1661;
      }
      p = s1663;
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
  const s1669 = p;
  l1670: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1672 = p;
      const t1673 = trail.length;
      l1671: {
        l1674: {
          const s1675 = p;
          const t1676 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1677: {

              p++;
              break l1674;
            }
            p = s1675;
            trail.length = t1676;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 43)) {
            touched ||= p >= end;
            break l1671;
          }
          const r1678 = readBadPlus(p);
          if (r1678 === undefined) { break l1671; }
          p = pos;
        }
        break l1670;
      }
      p = s1672;
      trail.length = t1673;
    } else touched ||= p >= end;
  }
  l_sign = text.slice(s1669, p);
  l1680: {
    const s1681 = p;
    const t1682 = trail.length;
    if (text.charCodeAt(p) === 48) {
      l1683: {
        const r1684 = readBadRadix(p);
        if (r1684 === undefined) { break l1683; }
        l_digits = r1684;
        p = pos;
        break l1680;
      }
      p = s1681;
      trail.length = t1682;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1690 = readLooseDecimal(p);
    if (r1690 === undefined) { return undefined; }
    l_digits = r1690;
    p = pos;
  }
  l1728: {
    const s1726 = p;
    l1727: {
      p = skipEndsWord(p);
      if (p < 0) { break l1727; }
      p = s1726;
      break l1728;
    }
    p = s1726;
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
  l1685: {
    const s1686 = p;
    if (text.charCodeAt(p) === 48) {
      l1687: {
        if (!isCaseless(p, "0x")) { break l1687; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l1687;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l1685;
      }
      p = s1686;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l1688: {
        if (!isCaseless(p, "0o")) { break l1688; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l1688;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l1685;
      }
      p = s1686;
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
  l1691: {
    const s1692 = p;
    const t1693 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1694: {
        const s1695 = p;
        l1696: {
          const s1697 = p;
          const t1698 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l1699: {
              const r1700 = readBadDigitGroups(p);
              if (r1700 === undefined) { break l1699; }
              p = pos;
              break l1696;
            }
            p = s1697;
            trail.length = t1698;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1694;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l1706: {
          if (text.charCodeAt(p) === 46) {
            const s1708 = p;
            const t1709 = trail.length;
            l1707: {
              l1710: {
                const s1711 = p;
                const t1712 = trail.length;
                if (text.charCodeAt(p) === 46) {
                  l1713: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l1713;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l1710;
                  }
                  p = s1711;
                  trail.length = t1712;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 46)) {
                  touched ||= p >= end;
                  break l1707;
                }
                const r1714 = readBadPoint(p);
                if (r1714 === undefined) { break l1707; }
                p = pos;
              }
              break l1706;
            }
            p = s1708;
            trail.length = t1709;
          } else touched ||= p >= end;
        }
        l1716: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s1718 = p;
            l1717: {
              p = skipExponent(p);
              if (p < 0) { break l1717; }
              break l1716;
            }
            p = s1718;
          } else touched ||= p >= end;
        }
        value = text.slice(s1695, p);
        break l1691;
      }
      p = s1692;
      trail.length = t1693;
    } else touched ||= p >= end;
    const s1719 = p;
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1720 = readBadFraction(p);
    if (r1720 === undefined) { return undefined; }
    p = pos;
    l1722: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s1724 = p;
        l1723: {
          p = skipExponent(p);
          if (p < 0) { break l1723; }
          break l1722;
        }
        p = s1724;
      } else touched ||= p >= end;
    }
    value = text.slice(s1719, p);
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
  let m1704 = false;
  l1701: for (;;) {
    const s1703 = p;
    if (text.charCodeAt(p) === 95) {
      l1702: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1702;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m1704 = true;
        continue l1701;
      }
      p = s1703;
    } else touched ||= p >= end;
    break;
  }
  if (!m1704) { return undefined; }
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNan(p);
  if (p < 0) { return undefined; }
  l1744: {
    const s1742 = p;
    l1743: {
      p = skipEndsWord(p);
      if (p < 0) { break l1743; }
      p = s1742;
      break l1744;
    }
    p = s1742;
    return undefined;
  }
  pos = p;
  const node: BadNanNode = { type: 'BadNan', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNan(p: number): number {
  let c = 0;
  l1735: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1737 = p;
      l1736: {
        p++;
        break l1735;
      }
      p = s1737;
    } else touched ||= p >= end;
  }
  l1738: {
    const s1739 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l1740: {
        if (!isCaseless(p, "nan")) { break l1740; }
        p += 3;
        break l1738;
      }
      p = s1739;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l1741: {
        if (!isCaseless(p, "infinity")) { break l1741; }
        p += 8;
        break l1738;
      }
      p = s1739;
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
  l1750: {
    const s1748 = p;
    l1749: {
      p = skipEndsWord(p);
      if (p < 0) { break l1749; }
      p = s1748;
      break l1750;
    }
    p = s1748;
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
      const s1765 = p;
      l1766: {
        p++;
        return undefined;
      }
      p = s1765;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadCutWordNode = { type: 'BadCutWord', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCutWord(p: number): number {
  l1754: {
    const s1755 = p;
    if (text.charCodeAt(p) === 116) {
      l1756: {
        if (!text.startsWith("tru", p)) {
          reachesEnd(p, "tru");
          break l1756;
        }
        p += 3;
        break l1754;
      }
      p = s1755;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1757: {
        if (!text.startsWith("tr", p)) {
          reachesEnd(p, "tr");
          break l1757;
        }
        p += 2;
        break l1754;
      }
      p = s1755;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1758: {

        p++;
        break l1754;
      }
      p = s1755;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1759: {
        if (!text.startsWith("fals", p)) {
          reachesEnd(p, "fals");
          break l1759;
        }
        p += 4;
        break l1754;
      }
      p = s1755;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1760: {
        if (!text.startsWith("fal", p)) {
          reachesEnd(p, "fal");
          break l1760;
        }
        p += 3;
        break l1754;
      }
      p = s1755;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1761: {
        if (!text.startsWith("fa", p)) {
          reachesEnd(p, "fa");
          break l1761;
        }
        p += 2;
        break l1754;
      }
      p = s1755;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1762: {

        p++;
        break l1754;
      }
      p = s1755;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1763: {
        if (!text.startsWith("nul", p)) {
          reachesEnd(p, "nul");
          break l1763;
        }
        p += 3;
        break l1754;
      }
      p = s1755;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1764: {
        if (!text.startsWith("nu", p)) {
          reachesEnd(p, "nu");
          break l1764;
        }
        p += 2;
        break l1754;
      }
      p = s1755;
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
  l1771: {
    if (text.charCodeAt(p) === 110) {
      const s1773 = p;
      l1772: {
        if (!text.startsWith("new", p)) {
          reachesEnd(p, "new");
          break l1772;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1772;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1771;
      }
      p = s1773;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n1777 = 0;
  l1774: for (;;) {
    if (n1777 >= 200) break;
    const s1776 = p;
    l1775: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l1775;
      }
      p++;
      n1777++;
      continue l1774;
    }
    p = s1776;
    break;
  }
  let n1781 = 0;
  l1778: for (;;) {
    if (n1781 >= 9) break;
    const s1780 = p;
    l1779: {
      if (text.charCodeAt(p) !== 46) {
        touched ||= p >= end;
        break l1779;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l1779;
      }
      p++;
      let n1785 = 0;
      l1782: for (;;) {
        if (n1785 >= 200) break;
        const s1784 = p;
        l1783: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
            touched ||= p >= end;
            break l1783;
          }
          p++;
          n1785++;
          continue l1782;
        }
        p = s1784;
        break;
      }
      n1781++;
      continue l1778;
    }
    p = s1780;
    break;
  }
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1786: {
    const s1787 = p;
    if (text.charCodeAt(p) === 34) {
      l1788: {
        const r1789 = readDoubleName(p);
        if (r1789 === undefined) { break l1788; }
        l_text = r1789;
        p = pos;
        break l1786;
      }
      p = s1787;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1791: {
        const r1792 = readSingleName(p);
        if (r1792 === undefined) { break l1791; }
        l_text = r1792;
        p = pos;
        break l1786;
      }
      p = s1787;
    } else touched ||= p >= end;
    const s1794 = p;
    if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNumeral(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s1794, p);
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
  l1798: {
    const s1799 = p;
    if (text.charCodeAt(p) === 46) {
      l1800: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1800;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1798;
      }
      p = s1799;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 8230)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 8230) p++;
    touched ||= p >= end;
  }
  l1803: {
    const s1801 = p;
    l1802: {
      p = skipEndsWord(p);
      if (p < 0) { break l1802; }
      p = s1801;
      break l1803;
    }
    p = s1801;
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
  const s1807 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1807, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1810: {
    const s1808 = p;
    l1809: {
      p = skipEnds(p);
      if (p < 0) { break l1809; }
      p = s1808;
      break l1810;
    }
    p = s1808;
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
  const s1813 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBareUnit(p);
  if (p < 0) { return undefined; }
  l1850: for (;;) {
    const s1852 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l1851: {
        l1854: {
          const s1855 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
            l1856: {
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
                {
                  const s1857 = p;
                  l1858: {
                    p = skipCommentStart(p);
                    if (p < 0) { break l1858; }
                    break l1856;
                  }
                  p = s1857;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
                touched ||= p >= end;
                break l1856;
              }
              p = skipBareUnit(p);
              if (p < 0) { break l1856; }
              break l1854;
            }
            p = s1855;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 47) {
            l1860: {

              p++;
              break l1854;
            }
            p = s1855;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l1851;
          }
          p++;
        }
        continue l1850;
      }
      p = s1852;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1813, p);
  pos = p;
  const node: BadBareStringNode = { type: 'BadBareString', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipBareUnit(p: number): number {
  let c = 0;
  l1814: {
    const s1815 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : false)) {
      l1816: {
        p = skipBalanced(p);
        if (p < 0) { break l1816; }
        break l1814;
      }
      p = s1815;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l1845: {
        p++;
        break l1814;
      }
      p = s1815;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1849 = 0;
    l1846: for (;;) {
      if (n1849 >= 200) break;
      const s1848 = p;
      l1847: {
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) {
          touched ||= p >= end;
          break l1847;
        }
        p++;
        n1849++;
        continue l1846;
      }
      p = s1848;
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
  l1817: {
    const s1818 = p;
    if (text.charCodeAt(p) === 40) {
      l1819: {

        p++;
        let n1823 = 0;
        l1820: for (;;) {
          if (n1823 >= 200) break;
          const s1822 = p;
          l1821: {
            l1824: {
              const s1825 = p;
              if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || (c >= 40 && c <= 41)))) {
                l1826: {
                  p++;
                  break l1824;
                }
                p = s1825;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l1821;
              }
              p++;
              let n1830 = 0;
              l1827: for (;;) {
                if (n1830 >= 99) break;
                const s1829 = p;
                l1828: {
                  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || (c >= 40 && c <= 41))))) {
                    touched ||= p >= end;
                    break l1828;
                  }
                  p++;
                  n1830++;
                  continue l1827;
                }
                p = s1829;
                break;
              }
              if (text.charCodeAt(p) !== 41) {
                touched ||= p >= end;
                break l1821;
              }
              p++;
            }
            n1823++;
            continue l1820;
          }
          p = s1822;
          break;
        }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l1819;
        }
        p++;
        break l1817;
      }
      p = s1818;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 36) {
      l1831: {
        if (!text.startsWith("${", p)) {
          reachesEnd(p, "${");
          break l1831;
        }
        p += 2;
        let n1835 = 0;
        l1832: for (;;) {
          if (n1835 >= 200) break;
          const s1834 = p;
          l1833: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1833;
            }
            p++;
            n1835++;
            continue l1832;
          }
          p = s1834;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1831;
        }
        p++;
        break l1817;
      }
      p = s1818;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1836: {

        p++;
        let n1840 = 0;
        l1837: for (;;) {
          if (n1840 >= 200) break;
          const s1839 = p;
          l1838: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
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
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1836;
        }
        p++;
        break l1817;
      }
      p = s1818;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1844 = 0;
    l1841: for (;;) {
      if (n1844 >= 200) break;
      const s1843 = p;
      l1842: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1842;
        }
        p++;
        n1844++;
        continue l1841;
      }
      p = s1843;
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

function leaf226(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  const r1863 = readSeparator(p);
  if (r1863 === undefined) { return -1; }
  value = r1863;
  p = pos;
  leafValue = value;
  return p;
}

function readSeparator(p: number): [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""] | undefined {
  let c = 0;
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  let e1864!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
  const list1870: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
  l1865: for (;;) {
    const s1867 = p;
    const t1868 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
      l1866: {
        let v1869!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        const r1872 = readGap(p);
        if (r1872 === undefined) { break l1866; }
        v1869 = r1872;
        p = pos;
        list1870.push(v1869);
        continue l1865;
      }
      p = s1867;
      trail.length = t1868;
    } else touched ||= p >= end;
    break;
  }
  e1864 = list1870;
  let e1882!: BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | "";
  l1883: {
    const s1884 = p;
    const t1885 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1886: {
        const r1887 = readBadTrailingComma(p);
        if (r1887 === undefined) { break l1886; }
        e1882 = r1887;
        p = pos;
        break l1883;
      }
      p = s1884;
      trail.length = t1885;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l1892: {

        e1882 = ",";
        p++;
        break l1883;
      }
      p = s1884;
      trail.length = t1885;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292)) {
      l1893: {
        const r1894 = readBadSeparator(p);
        if (r1894 === undefined) { break l1893; }
        e1882 = r1894;
        p = pos;
        break l1883;
      }
      p = s1884;
      trail.length = t1885;
    } else touched ||= p >= end;
    l1896: {
      l1899: {
        const s1897 = p;
        l1898: {
          l1900: {
            const s1901 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
              l1902: {
                p++;
                break l1900;
              }
              p = s1901;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1903 = p;
                l1904: {
                  p++;
                  break l1898;
                }
                p = s1903;
              }
            } else touched ||= p >= end;
          }
          p = s1897;
          break l1899;
        }
        p = s1897;
        break l1896;
      }
      e1882 = null;
      break l1883;
    }
    p = s1884;
    trail.length = t1885;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      l1906: {
        const r1907 = readMissingComma(p);
        if (r1907 === undefined) { break l1906; }
        e1882 = r1907;
        p = pos;
        break l1883;
      }
      p = s1884;
      trail.length = t1885;
    } else touched ||= p >= end;
    e1882 = '';
  }
  value = [e1864, e1882];
  pos = p;
  return value;
}

function readGap(p: number): string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l1873: {
    const s1874 = p;
    const t1875 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1876: {
        const r1877 = readBlanks(p);
        if (r1877 === undefined) { break l1876; }
        value = r1877;
        p = pos;
        break l1873;
      }
      p = s1874;
      trail.length = t1875;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1879 = readGapMistake(p);
    if (r1879 === undefined) { return undefined; }
    value = r1879;
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
  l1890: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c === 65341 || c === 65373)) {
      const s1888 = p;
      l1889: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l1889;
        }
        p++;
        p = s1888;
        break l1890;
      }
      p = s1888;
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
  l1910: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      const s1908 = p;
      l1909: {
        l1911: {
          const s1912 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l1913: {
              p = skipValueStart(p);
              if (p < 0) { break l1913; }
              break l1911;
            }
            p = s1912;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            l1914: {
              p++;
              let n1918 = 0;
              l1915: for (;;) {
                if (n1918 >= 200) break;
                const s1917 = p;
                l1916: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l1916;
                  }
                  p++;
                  n1918++;
                  continue l1915;
                }
                p = s1917;
                break;
              }
              break l1911;
            }
            p = s1912;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l1909;
          }
          p++;
        }
        p = s1908;
        break l1910;
      }
      p = s1908;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingCommaNode = { type: 'MissingComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf232(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | [BadEllipsisNode, [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""]] | BadElementTextNode;
  l1921: {
    const s1922 = p;
    const t1923 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1924: {
        const r1925 = readBadComma(p);
        if (r1925 === undefined) { break l1924; }
        value = r1925;
        p = pos;
        break l1921;
      }
      p = s1922;
      trail.length = t1923;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1927: {
        let e1928!: BadEllipsisNode;
        const r1929 = readBadEllipsis(p);
        if (r1929 === undefined) { break l1927; }
        e1928 = r1929;
        p = pos;
        let e1934!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
        const r1935 = readSeparator(p);
        if (r1935 === undefined) { break l1927; }
        e1934 = r1935;
        p = pos;
        value = [e1928, e1934];
        break l1921;
      }
      p = s1922;
      trail.length = t1923;
    } else touched ||= p >= end;
    const r1937 = readBadElementText(p);
    if (r1937 === undefined) { return -1; }
    value = r1937;
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
  l1930: {
    const s1931 = p;
    if (text.charCodeAt(p) === 46) {
      l1932: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1932;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1930;
      }
      p = s1931;
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
      const s1938 = p;
      l1939: {
        p++;
        return undefined;
      }
      p = s1938;
    }
  } else touched ||= p >= end;
  {
    const s1941 = p;
    l1942: {
      p = skipInAnyObject(p);
      if (p < 0) { break l1942; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282))) {
        touched ||= p >= end;
        break l1942;
      }
      p = skipMemberAhead(p);
      if (p < 0) { break l1942; }
      return undefined;
    }
    p = s1941;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadElementTextNode = { type: 'BadElementText', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipInAnyObject(p: number): number {
  l1944: {
    const s1945 = p;
    l1946: {
      p = skipInRootObject(p);
      if (p < 0) { break l1946; }
      break l1944;
    }
    p = s1945;
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

function leaf241(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  const r1948 = readCloseTuple(p);
  if (r1948 === undefined) { return -1; }
  value = r1948;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseTuple(p: number): [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  l1949: {
    const s1950 = p;
    const t1951 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1952: {
        let e1953!: null;
        l1956: {
          if (text.charCodeAt(p) === 41) {
            const s1954 = p;
            l1955: {

              p++;
              p = s1954;
              break l1956;
            }
            p = s1954;
          } else touched ||= p >= end;
          break l1952;
        }
        e1953 = null;
        let e1957!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1952;
        }
        const r1958 = readArrayEnd(p);
        if (r1958 === undefined) { break l1952; }
        e1957 = r1958;
        p = pos;
        value = [e1953, e1957];
        break l1949;
      }
      p = s1950;
      trail.length = t1951;
    } else touched ||= p >= end;
    l1960: {
      let e1961!: null;
      {
        const s1962 = p;
        l1963: {
          p = skipInAnyArray(p);
          if (p < 0) { break l1963; }
          break l1960;
        }
        p = s1962;
      }
      e1961 = null;
      let e1968!: null;
      l1971: {
        if (text.charCodeAt(p) === 93) {
          const s1969 = p;
          l1970: {

            p++;
            p = s1969;
            break l1971;
          }
          p = s1969;
        } else touched ||= p >= end;
        break l1960;
      }
      e1968 = null;
      let e1972!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1960;
      }
      const r1973 = readBadRootEnd(p);
      if (r1973 === undefined) { break l1960; }
      e1972 = r1973;
      p = pos;
      value = [e1961, e1968, e1972];
      break l1949;
    }
    p = s1950;
    trail.length = t1951;
    l1975: {
      let e1976!: null;
      {
        const s1977 = p;
        l1978: {
          p = skipInAnyObject(p);
          if (p < 0) { break l1978; }
          break l1975;
        }
        p = s1977;
      }
      e1976 = null;
      let e1980!: null;
      l1983: {
        if (text.charCodeAt(p) === 125) {
          const s1981 = p;
          l1982: {

            p++;
            p = s1981;
            break l1983;
          }
          p = s1981;
        } else touched ||= p >= end;
        break l1975;
      }
      e1980 = null;
      let e1984!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1975;
      }
      const r1985 = readBadRootEnd(p);
      if (r1985 === undefined) { break l1975; }
      e1984 = r1985;
      p = pos;
      value = [e1976, e1980, e1984];
      break l1949;
    }
    p = s1950;
    trail.length = t1951;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l1987: {
        const r1988 = readMissingBracket(p);
        if (r1988 === undefined) { break l1987; }
        value = r1988;
        p = pos;
        break l1949;
      }
      p = s1950;
      trail.length = t1951;
    } else touched ||= p >= end;
    const r1993 = readMissingEnd(p);
    if (r1993 === undefined) { return undefined; }
    value = r1993;
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
  l1965: {
    const s1966 = p;
    l1967: {
      p = skipInRootArray(p);
      if (p < 0) { break l1967; }
      break l1965;
    }
    p = s1966;
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

function readMissingBracket(p: number): MissingBracketNode | undefined {
  let c = 0;
  const start = p;
  l1991: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      const s1989 = p;
      l1990: {
        p++;
        p = s1989;
        break l1991;
      }
      p = s1989;
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

function leaf252(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  const r1996 = readCloseArray(p);
  if (r1996 === undefined) { return -1; }
  value = r1996;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseArray(p: number): [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  l1997: {
    const s1998 = p;
    const t1999 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2000: {
        let e2001!: null;
        l2004: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2002 = p;
            l2003: {
              p++;
              p = s2002;
              break l2004;
            }
            p = s2002;
          } else touched ||= p >= end;
          break l2000;
        }
        e2001 = null;
        let e2005!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2000;
        }
        const r2006 = readArrayEnd(p);
        if (r2006 === undefined) { break l2000; }
        e2005 = r2006;
        p = pos;
        value = [e2001, e2005];
        break l1997;
      }
      p = s1998;
      trail.length = t1999;
    } else touched ||= p >= end;
    l2008: {
      const r2009 = readBadArrayEnd(p);
      if (r2009 === undefined) { break l2008; }
      value = r2009;
      p = pos;
      break l1997;
    }
    p = s1998;
    trail.length = t1999;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2023: {
        const r2024 = readMissingBracket(p);
        if (r2024 === undefined) { break l2023; }
        value = r2024;
        p = pos;
        break l1997;
      }
      p = s1998;
      trail.length = t1999;
    } else touched ||= p >= end;
    const r2026 = readMissingEnd(p);
    if (r2026 === undefined) { return undefined; }
    value = r2026;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrayEnd(p: number): BadArrayEndNode | undefined {
  let c = 0;
  const start = p;
  l2010: {
    const s2011 = p;
    l2012: {
      {
        const s2013 = p;
        l2014: {
          p = skipInAnyObject(p);
          if (p < 0) { break l2014; }
          break l2012;
        }
        p = s2013;
      }
      if (text.charCodeAt(p) !== 125) {
        touched ||= p >= end;
        break l2012;
      }
      p++;
      break l2010;
    }
    p = s2011;
    {
      const s2016 = p;
      l2017: {
        p = skipInObjectAround(p);
        if (p < 0) { break l2017; }
        return undefined;
      }
      p = s2016;
    }
    if (text.charCodeAt(p) !== 125) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2021: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
        const s2019 = p;
        l2020: {
          p = skipMemberBehind(p);
          if (p < 0) { break l2020; }
          p = s2019;
          break l2021;
        }
        p = s2019;
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

function leaf256(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedTextNode;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r2029 = readRepairedText(p);
  if (r2029 === undefined) { return -1; }
  value = r2029;
  p = pos;
  leafValue = value;
  return p;
}

function leaf257(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: null | [null, MissingValueNode] | RepairedWordNode | MissingValueNode;
  l2031: {
    const s2032 = p;
    const t2033 = trail.length;
    l2034: {
      l2037: {
        const s2035 = p;
        l2036: {
          if (p < end) {
            {
              const s2038 = p;
              l2039: {
                p++;
                break l2036;
              }
              p = s2038;
            }
          } else touched ||= p >= end;
          p = s2035;
          break l2037;
        }
        p = s2035;
        break l2034;
      }
      value = null;
      break l2031;
    }
    p = s2032;
    trail.length = t2033;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l2041: {
        let e2042!: null;
        l2045: {
          if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
            const s2043 = p;
            l2044: {
              p++;
              p = s2043;
              break l2045;
            }
            p = s2043;
          } else touched ||= p >= end;
          break l2041;
        }
        e2042 = null;
        let e2046!: MissingValueNode;
        const r2047 = readMissingValue(p);
        if (r2047 === undefined) { break l2041; }
        e2046 = r2047;
        p = pos;
        value = [e2042, e2046];
        break l2031;
      }
      p = s2032;
      trail.length = t2033;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c >= 128)) {
      l2049: {
        const r2050 = readRepairedWord(p);
        if (r2050 === undefined) { break l2049; }
        value = r2050;
        p = pos;
        break l2031;
      }
      p = s2032;
      trail.length = t2033;
    } else touched ||= p >= end;
    const r2052 = readMissingValue(p);
    if (r2052 === undefined) { return -1; }
    value = r2052;
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

function leaf259(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateColonNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2054 = readBadLateColon(p);
  if (r2054 === undefined) { return -1; }
  value = r2054;
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
  l2057: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2055 = p;
      l2056: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l2056;
        }
        p = skipValueStart(p);
        if (p < 0) { break l2056; }
        p = s2055;
        break l2057;
      }
      p = s2055;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateColonNode = { type: 'BadLateColon', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf261(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | BadEllipsisNode | MissingNameEndNode | BadInnerBracketNode | BadTextNode;
  l2059: {
    const s2060 = p;
    const t2061 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l2062: {
        const r2063 = readBadComma(p);
        if (r2063 === undefined) { break l2062; }
        value = r2063;
        p = pos;
        break l2059;
      }
      p = s2060;
      trail.length = t2061;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l2065: {
        const r2066 = readBadEllipsis(p);
        if (r2066 === undefined) { break l2065; }
        value = r2066;
        p = pos;
        break l2059;
      }
      p = s2060;
      trail.length = t2061;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2068: {
        const r2069 = readMissingNameEnd(p);
        if (r2069 === undefined) { break l2068; }
        value = r2069;
        p = pos;
        break l2059;
      }
      p = s2060;
      trail.length = t2061;
    } else touched ||= p >= end;
    l2074: {
      const r2075 = readBadInnerBracket(p);
      if (r2075 === undefined) { break l2074; }
      value = r2075;
      p = pos;
      break l2059;
    }
    p = s2060;
    trail.length = t2061;
    const r2083 = readBadText(p);
    if (r2083 === undefined) { return -1; }
    value = r2083;
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
      const s2070 = p;
      l2071: {
        p++;
        return undefined;
      }
      p = s2070;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingNameEndNode = { type: 'MissingNameEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadInnerBracket(p: number): BadInnerBracketNode | undefined {
  const start = p;
  l2076: {
    const s2077 = p;
    if (text.charCodeAt(p) === 91) {
      l2078: {

        p++;
        break l2076;
      }
      p = s2077;
    } else touched ||= p >= end;
    {
      const s2079 = p;
      l2080: {
        p = skipInAnyArray(p);
        if (p < 0) { break l2080; }
        return undefined;
      }
      p = s2079;
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
    const s2084 = p;
    l2085: {
      p = skipInTuple(p);
      if (p < 0) { break l2085; }
      if (text.charCodeAt(p) !== 41) {
        touched ||= p >= end;
        break l2085;
      }
      p++;
      return undefined;
    }
    p = s2084;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : (c >= 128 && c <= 65340) || (c >= 65342 && c <= 65372) || c >= 65374))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : (c >= 128 && c <= 65340) || (c >= 65342 && c <= 65372) || c >= 65374)) p++;
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

function leaf267(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  const r2088 = readCloseObject(p);
  if (r2088 === undefined) { return -1; }
  value = r2088;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseObject(p: number): ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  l2089: {
    const s2090 = p;
    const t2091 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2092: {
        const r2093 = readObjectEnd(p);
        if (r2093 === undefined) { break l2092; }
        value = r2093;
        p = pos;
        break l2089;
      }
      p = s2090;
      trail.length = t2091;
    } else touched ||= p >= end;
    l2095: {
      const r2096 = readBadObjectEnd(p);
      if (r2096 === undefined) { break l2095; }
      value = r2096;
      p = pos;
      break l2089;
    }
    p = s2090;
    trail.length = t2091;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2107: {
        const r2108 = readMissingBracket(p);
        if (r2108 === undefined) { break l2107; }
        value = r2108;
        p = pos;
        break l2089;
      }
      p = s2090;
      trail.length = t2091;
    } else touched ||= p >= end;
    const r2110 = readMissingEnd(p);
    if (r2110 === undefined) { return undefined; }
    value = r2110;
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
  l2097: {
    const s2098 = p;
    l2099: {
      {
        const s2100 = p;
        l2101: {
          p = skipInAnyArray(p);
          if (p < 0) { break l2101; }
          break l2099;
        }
        p = s2100;
      }
      if (text.charCodeAt(p) !== 93) {
        touched ||= p >= end;
        break l2099;
      }
      p++;
      break l2097;
    }
    p = s2098;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2105: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)) {
        const s2103 = p;
        l2104: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l2104;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
            touched ||= p >= end;
            break l2104;
          }
          p = skipMemberBehind(p);
          if (p < 0) { break l2104; }
          p = s2103;
          break l2105;
        }
        p = s2103;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: BadObjectEndNode = { type: 'BadObjectEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf271(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2113 = readCloseNamedArray(p);
  if (r2113 === undefined) { return -1; }
  value = r2113;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseNamedArray(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2114: {
    const s2115 = p;
    const t2116 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2117: {
        const r2118 = readObjectEnd(p);
        if (r2118 === undefined) { break l2117; }
        value = r2118;
        p = pos;
        break l2114;
      }
      p = s2115;
      trail.length = t2116;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2120: {
        const r2121 = readBadRootEnd(p);
        if (r2121 === undefined) { break l2120; }
        value = r2121;
        p = pos;
        break l2114;
      }
      p = s2115;
      trail.length = t2116;
    } else touched ||= p >= end;
    const r2123 = readMissingEnd(p);
    if (r2123 === undefined) { return undefined; }
    value = r2123;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf273(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootEndNode | MissingEndNode;
  const r2126 = readCloseBraceArray(p);
  if (r2126 === undefined) { return -1; }
  value = r2126;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseBraceArray(p: number): BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: BadRootEndNode | MissingEndNode;
  l2127: {
    const s2128 = p;
    const t2129 = trail.length;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2130: {
        const r2131 = readBadRootEnd(p);
        if (r2131 === undefined) { break l2130; }
        value = r2131;
        p = pos;
        break l2127;
      }
      p = s2128;
      trail.length = t2129;
    } else touched ||= p >= end;
    const r2133 = readMissingEnd(p);
    if (r2133 === undefined) { return undefined; }
    value = r2133;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf275(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateBracketNode;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r2136 = readBadLateBracket(p);
  if (r2136 === undefined) { return -1; }
  value = r2136;
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
  let n2140 = 0;
  l2137: for (;;) {
    if (n2140 >= 9) break;
    const s2139 = p;
    l2138: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l2138;
      }
      p++;
      n2140++;
      continue l2137;
    }
    p = s2139;
    break;
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2143: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282)) {
      const s2141 = p;
      l2142: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 171 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282))) {
          touched ||= p >= end;
          break l2142;
        }
        p = skipMemberAhead(p);
        if (p < 0) { break l2142; }
        p = s2141;
        break l2143;
      }
      p = s2141;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateBracketNode = { type: 'BadLateBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf277(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2145 = readCloseRootObject(p);
  if (r2145 === undefined) { return -1; }
  value = r2145;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootObject(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2146: {
    const s2147 = p;
    const t2148 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2149: {
        const r2150 = readObjectEnd(p);
        if (r2150 === undefined) { break l2149; }
        value = r2150;
        p = pos;
        break l2146;
      }
      p = s2147;
      trail.length = t2148;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2152: {
        const r2153 = readBadRootEnd(p);
        if (r2153 === undefined) { break l2152; }
        value = r2153;
        p = pos;
        break l2146;
      }
      p = s2147;
      trail.length = t2148;
    } else touched ||= p >= end;
    const r2155 = readMissingEnd(p);
    if (r2155 === undefined) { return undefined; }
    value = r2155;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf279(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2158!: null;
  l2161: {
    if (((c = text.charCodeAt(p)) === 91 || c === 65339)) {
      const s2159 = p;
      l2160: {
        p = skipArrayAhead(p);
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

function skipArrayAhead(p: number): number {
  let c = 0;
  l2162: {
    const s2163 = p;
    if (text.charCodeAt(p) === 91) {
      l2164: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2165: {
          const s2166 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2167: {
              p++;
              break l2165;
            }
            p = s2166;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : c === 8230)) {
            l2168: {
              p++;
              break l2165;
            }
            p = s2166;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2169: {
              p++;
              {
                const s2170 = p;
                l2171: {
                  p = skipLogTag(p);
                  if (p < 0) { break l2171; }
                  break l2169;
                }
                p = s2170;
              }
              break l2165;
            }
            p = s2166;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : c === 304)) {
            l2177: {
              p = skipConstantAhead(p);
              if (p < 0) { break l2177; }
              break l2165;
            }
            p = s2166;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
            l2194: {
              p = skipWordList(p);
              if (p < 0) { break l2194; }
              break l2165;
            }
            p = s2166;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            l2205: {
              p++;
              let n2209 = 0;
              l2206: for (;;) {
                if (n2209 >= 200) break;
                const s2208 = p;
                l2207: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2205;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
                touched ||= p >= end;
                break l2205;
              }
              p++;
              break l2165;
            }
            p = s2166;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2210 = p;
              l2211: {
                p++;
                break l2164;
              }
              p = s2210;
            }
          } else touched ||= p >= end;
        }
        break l2162;
      }
      p = s2163;
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
  let n2176 = 0;
  l2173: for (;;) {
    if (n2176 >= 40) break;
    const s2175 = p;
    l2174: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : false))) {
        touched ||= p >= end;
        break l2174;
      }
      p++;
      n2176++;
      continue l2173;
    }
    p = s2175;
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
  l2178: {
    const s2179 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : c === 304)) {
      l2180: {
        l2181: {
          const s2182 = p;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l2183: {
              p = skipLiteral(p);
              if (p < 0) { break l2183; }
              break l2181;
            }
            p = s2182;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            l2184: {
              p = skipOtherConstant(p);
              if (p < 0) { break l2184; }
              break l2181;
            }
            p = s2182;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 304))) {
            touched ||= p >= end;
            break l2180;
          }
          p = skipNan(p);
          if (p < 0) { break l2180; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2185: {
          const s2186 = p;
          if (((c = text.charCodeAt(p)) === 44 || c === 93)) {
            l2187: {
              p++;
              break l2185;
            }
            p = s2186;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2188 = p;
              l2189: {
                p++;
                break l2180;
              }
              p = s2188;
            }
          } else touched ||= p >= end;
        }
        break l2178;
      }
      p = s2179;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCutWord(p);
    if (p < 0) { return -1; }
    if (p < end) {
      {
        const s2191 = p;
        l2192: {
          p++;
          return -1;
        }
        p = s2191;
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
  l2195: for (;;) {
    const s2197 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2196: {
        l2199: {
          const s2200 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
            l2201: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 44) {
                touched ||= p >= end;
                break l2201;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2199;
            }
            p = s2200;
          } else touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2196;
          }
          p = skipEol(p);
          if (p < 0) { break l2196; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l2196;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        continue l2195;
      }
      p = s2197;
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
      const s2202 = p;
      l2203: {
        p++;
        return -1;
      }
      p = s2202;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf284(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateElementNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r2213 = readBadLateElement(p);
  if (r2213 === undefined) { return -1; }
  value = r2213;
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
  l2216: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s2214 = p;
      l2215: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2217: {
          const s2218 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
            l2219: {
              p = skipQuotedAhead(p);
              if (p < 0) { break l2219; }
              break l2217;
            }
            p = s2218;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2215;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2215; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2215;
        }
        p++;
        p = s2214;
        break l2216;
      }
      p = s2214;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateElementNode = { type: 'BadLateElement', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf286(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  const r2221 = readCloseRootArray(p);
  if (r2221 === undefined) { return -1; }
  value = r2221;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootArray(p: number): [null, ArrayEndNode] | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  l2222: {
    const s2223 = p;
    const t2224 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2225: {
        let e2226!: null;
        l2229: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2227 = p;
            l2228: {
              p++;
              p = s2227;
              break l2229;
            }
            p = s2227;
          } else touched ||= p >= end;
          break l2225;
        }
        e2226 = null;
        let e2230!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2225;
        }
        const r2231 = readArrayEnd(p);
        if (r2231 === undefined) { break l2225; }
        e2230 = r2231;
        p = pos;
        value = [e2226, e2230];
        break l2222;
      }
      p = s2223;
      trail.length = t2224;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2233: {
        const r2234 = readBadRootEnd(p);
        if (r2234 === undefined) { break l2233; }
        value = r2234;
        p = pos;
        break l2222;
      }
      p = s2223;
      trail.length = t2224;
    } else touched ||= p >= end;
    const r2236 = readMissingEnd(p);
    if (r2236 === undefined) { return undefined; }
    value = r2236;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf288(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2239!: null;
  l2242: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 171 || (c >= 8216 && c <= 8217) || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s2240 = p;
      l2241: {
        p = skipMemberStart(p);
        if (p < 0) { break l2241; }
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

function leaf290(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OpenlessStartNode;
  const r2243 = readOpenlessStart(p);
  if (r2243 === undefined) { return -1; }
  value = r2243;
  p = pos;
  leafValue = value;
  return p;
}

function readOpenlessStart(p: number): OpenlessStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r2244 = readObjectKind(p);
  if (r2244 === undefined) { return undefined; }
  l_kind = r2244;
  p = pos;
  const r2246 = readMissingOpen(p);
  if (r2246 === undefined) { return undefined; }
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

function leaf293(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2249!: null;
  l2252: {
    if (text.charCodeAt(p) === 40) {
      const s2250 = p;
      l2251: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2253: {
          const s2254 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2255: {
              p++;
              break l2253;
            }
            p = s2254;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2251;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2251; }
        }
        p = s2250;
        break l2252;
      }
      p = s2250;
    } else touched ||= p >= end;
    return -1;
  }
  e2249 = null;
  value = [e2249];
  leafValue = value;
  return p;
}

function leaf294(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WordNode | RepairedRootNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2256 = readRootWord(p);
  if (r2256 === undefined) { return -1; }
  value = r2256;
  p = pos;
  leafValue = value;
  return p;
}

function readRootWord(p: number): WordNode | RepairedRootNode | undefined {
  let c = 0;
  let value!: WordNode | RepairedRootNode;
  l2257: {
    const s2258 = p;
    const t2259 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2260: {
        const r2261 = readWord(p);
        if (r2261 === undefined) { break l2260; }
        value = r2261;
        p = pos;
        l2265: {
          const s2263 = p;
          l2264: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2264; }
            p = s2263;
            break l2265;
          }
          p = s2263;
          break l2260;
        }
        break l2257;
      }
      p = s2258;
      trail.length = t2259;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2266 = readRepairedRoot(p);
    if (r2266 === undefined) { return undefined; }
    value = r2266;
    p = pos;
    l2293: {
      const s2291 = p;
      l2292: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2292; }
        p = s2291;
        break l2293;
      }
      p = s2291;
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
  l2267: {
    const s2268 = p;
    const t2269 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l2270: {
        const r2271 = readBadCutSign(p);
        if (r2271 === undefined) { break l2270; }
        l_value = r2271;
        p = pos;
        break l2267;
      }
      p = s2268;
      trail.length = t2269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2273: {
        const r2274 = readBadCutNumber(p);
        if (r2274 === undefined) { break l2273; }
        l_value = r2274;
        p = pos;
        break l2267;
      }
      p = s2268;
      trail.length = t2269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2276: {
        const r2277 = readBadLeadingZero(p);
        if (r2277 === undefined) { break l2276; }
        l_value = r2277;
        p = pos;
        break l2267;
      }
      p = s2268;
      trail.length = t2269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2279: {
        const r2280 = readRepairedNumber(p);
        if (r2280 === undefined) { break l2279; }
        l_value = r2280;
        p = pos;
        break l2267;
      }
      p = s2268;
      trail.length = t2269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 304)) {
      l2282: {
        const r2283 = readBadNan(p);
        if (r2283 === undefined) { break l2282; }
        l_value = r2283;
        p = pos;
        break l2267;
      }
      p = s2268;
      trail.length = t2269;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2285: {
        const r2286 = readBadConstant(p);
        if (r2286 === undefined) { break l2285; }
        l_value = r2286;
        p = pos;
        break l2267;
      }
      p = s2268;
      trail.length = t2269;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2288 = readBadCutWord(p);
    if (r2288 === undefined) { return undefined; }
    l_value = r2288;
    p = pos;
  }
  pos = p;
  return { type: 'RepairedRoot', start: base + start, end: base + p, value: l_value };
}

function leaf297(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2295!: null;
  l2298: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2296 = p;
      l2297: {
        p = skipRootTextAhead(p);
        if (p < 0) { break l2297; }
        p = s2296;
        break l2298;
      }
      p = s2296;
    } else touched ||= p >= end;
    return -1;
  }
  e2295 = null;
  value = [e2295];
  leafValue = value;
  return p;
}

function skipRootTextAhead(p: number): number {
  let c = 0;
  l2299: {
    const s2300 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : false)) {
      l2301: {
        l2302: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s2304 = p;
            l2303: {
              p = skipPrefix(p);
              if (p < 0) { break l2303; }
              break l2302;
            }
            p = s2304;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2301;
        }
        p++;
        l2305: {
          const s2306 = p;
          if (((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93)) {
            l2307: {
              let n2311 = 0;
              l2308: for (;;) {
                if (n2311 >= 200) break;
                const s2310 = p;
                l2309: {
                  if (!(((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93))) {
                    touched ||= p >= end;
                    break l2309;
                  }
                  p++;
                  n2311++;
                  continue l2308;
                }
                p = s2310;
                break;
              }
              if (n2311 < 200) { break l2307; }
              break l2305;
            }
            p = s2306;
          } else touched ||= p >= end;
          l2312: for (;;) {
            const s2314 = p;
            if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
              l2313: {
                l2316: {
                  const s2317 = p;
                  if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                    l2318: {
                      p++;
                      break l2316;
                    }
                    p = s2317;
                  } else touched ||= p >= end;
                  if (!(text.charCodeAt(p) === 92)) {
                    touched ||= p >= end;
                    break l2313;
                  }
                  p = skipGoodEscape(p);
                  if (p < 0) { break l2313; }
                }
                continue l2312;
              }
              p = s2314;
            } else touched ||= p >= end;
            break;
          }
          l2319: {
            const s2320 = p;
            if (text.charCodeAt(p) === 34) {
              l2321: {

                p++;
                p = skipEndsRoot(p);
                if (p < 0) { break l2321; }
                break l2319;
              }
              p = s2320;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s2322 = p;
                l2323: {
                  p++;
                  break l2301;
                }
                p = s2322;
              }
            } else touched ||= p >= end;
          }
        }
        break l2299;
      }
      p = s2300;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2325: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l2325;
        }
        p += 3;
        break l2299;
      }
      p = s2300;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2326: {
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s2327 = p;
            l2328: {
              p++;
              break l2326;
            }
            p = s2327;
          }
        } else touched ||= p >= end;
        break l2299;
      }
      p = s2300;
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

function leaf299(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r2330 = readBadFence(p);
  if (r2330 === undefined) { return -1; }
  value = r2330;
  p = pos;
  leafValue = value;
  return p;
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  const s2331 = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFence(p);
  if (p < 0) { return undefined; }
  l_run = text.slice(s2331, p);
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) p++;
  touched ||= p >= end;
  {
    const s2332 = p;
    l2333: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s2335 = p;
          l2336: {
            p++;
            break l2333;
          }
          p = s2335;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s2332;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
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
  const r2339 = readBadSequence(p);
  if (r2339 === undefined) { return -1; }
  value = r2339;
  p = pos;
  leafValue = value;
  return p;
}

function readBadSequence(p: number): BadSequenceNode | undefined {
  let c = 0;
  const start = p;
  l2340: {
    const s2341 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2342: {
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l2342;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2343: {
          if (text.charCodeAt(p) === 44) {
            const s2345 = p;
            l2344: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2343;
            }
            p = s2345;
          } else touched ||= p >= end;
        }
        l2348: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2346 = p;
            l2347: {
              l2349: {
                const s2350 = p;
                if (text.charCodeAt(p) === 123) {
                  l2351: {

                    p++;
                    break l2349;
                  }
                  p = s2350;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2347;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2347; }
              }
              p = s2346;
              break l2348;
            }
            p = s2346;
          } else touched ||= p >= end;
          break l2342;
        }
        break l2340;
      }
      p = s2341;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l2352: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2355: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2353 = p;
            l2354: {
              l2356: {
                const s2357 = p;
                if (text.charCodeAt(p) === 123) {
                  l2358: {

                    p++;
                    break l2356;
                  }
                  p = s2357;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2354;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2354; }
              }
              p = s2353;
              break l2355;
            }
            p = s2353;
          } else touched ||= p >= end;
          break l2352;
        }
        break l2340;
      }
      p = s2341;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l2359: {
      if (text.charCodeAt(p) === 44) {
        const s2361 = p;
        l2360: {

          p++;
          break l2359;
        }
        p = s2361;
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
    l2364: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : c === 171 || c === 180 || c === 304 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
        const s2362 = p;
        l2363: {
          l2365: {
            const s2366 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304)) {
              l2367: {
                p = skipRootWord(p);
                if (p < 0) { break l2367; }
                break l2365;
              }
              p = s2366;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
              l2500: {
                p = skipRootTextAhead(p);
                if (p < 0) { break l2500; }
                break l2365;
              }
              p = s2366;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
              l2501: {
                l2502: {
                  if (text.charCodeAt(p) === 45) {
                    const s2504 = p;
                    l2503: {

                      p++;
                      break l2502;
                    }
                    p = s2504;
                  } else touched ||= p >= end;
                }
                if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                  touched ||= p >= end;
                  break l2501;
                }
                p++;
                while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                touched ||= p >= end;
                if (p < end) {
                  {
                    const s2505 = p;
                    l2506: {
                      p++;
                      break l2501;
                    }
                    p = s2505;
                  }
                } else touched ||= p >= end;
                break l2365;
              }
              p = s2366;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 45) {
              l2508: {

                p++;
                if (p < end) {
                  {
                    const s2509 = p;
                    l2510: {
                      p++;
                      break l2508;
                    }
                    p = s2509;
                  }
                } else touched ||= p >= end;
                break l2365;
              }
              p = s2366;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
              touched ||= p >= end;
              break l2363;
            }
            p = skipCutWord(p);
            if (p < 0) { break l2363; }
            if (p < end) {
              {
                const s2512 = p;
                l2513: {
                  p++;
                  break l2363;
                }
                p = s2512;
              }
            } else touched ||= p >= end;
          }
          p = s2362;
          break l2364;
        }
        p = s2362;
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
  l2368: {
    const s2369 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2370: {
        p = skipWord(p);
        if (p < 0) { break l2370; }
        l2405: {
          const s2403 = p;
          l2404: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2404; }
            p = s2403;
            break l2405;
          }
          p = s2403;
          break l2370;
        }
        break l2368;
      }
      p = s2369;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipRepairedRoot(p);
    if (p < 0) { return -1; }
    l2499: {
      const s2497 = p;
      l2498: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2498; }
        p = s2497;
        break l2499;
      }
      p = s2497;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  l2371: {
    const s2372 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2373: {
        p = skipText(p);
        if (p < 0) { break l2373; }
        l2390: {
          const s2388 = p;
          l2389: {
            p = skipEnds(p);
            if (p < 0) { break l2389; }
            p = s2388;
            break l2390;
          }
          p = s2388;
          break l2373;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
          {
            const s2391 = p;
            l2392: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l2392;
              }
              p++;
              break l2373;
            }
            p = s2391;
          }
        } else touched ||= p >= end;
        break l2371;
      }
      p = s2372;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2394: {
        p = skipNumber(p);
        if (p < 0) { break l2394; }
        break l2371;
      }
      p = s2372;
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
  l2374: {
    const s2375 = p;
    if (text.charCodeAt(p) === 34) {
      l2376: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2376;
        }
        p++;
        break l2374;
      }
      p = s2375;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2378: {

        p++;
        l2380: for (;;) {
          const s2382 = p;
          if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
            l2381: {
              l2384: {
                const s2385 = p;
                if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                  l2386: {
                    p++;
                    break l2384;
                  }
                  p = s2385;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 92)) {
                  touched ||= p >= end;
                  break l2381;
                }
                p = skipGoodEscape(p);
                if (p < 0) { break l2381; }
              }
              continue l2380;
            }
            p = s2382;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2378;
        }
        p++;
        break l2374;
      }
      p = s2375;
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
  l2398: {
    const s2396 = p;
    l2397: {
      p = skipEndsWord(p);
      if (p < 0) { break l2397; }
      p = s2396;
      break l2398;
    }
    p = s2396;
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
  l2402: {
    const s2400 = p;
    l2401: {
      p = skipEndsWord(p);
      if (p < 0) { break l2401; }
      p = s2400;
      break l2402;
    }
    p = s2400;
    return -1;
  }
  return p;
}

function skipRepairedRoot(p: number): number {
  let c = 0;
  l2406: {
    const s2407 = p;
    if (text.charCodeAt(p) === 45) {
      l2408: {
        p = skipBadCutSign(p);
        if (p < 0) { break l2408; }
        break l2406;
      }
      p = s2407;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2412: {
        p = skipBadCutNumber(p);
        if (p < 0) { break l2412; }
        break l2406;
      }
      p = s2407;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2429: {
        p = skipBadLeadingZero(p);
        if (p < 0) { break l2429; }
        break l2406;
      }
      p = s2407;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2444: {
        p = skipRepairedNumber(p);
        if (p < 0) { break l2444; }
        break l2406;
      }
      p = s2407;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 304)) {
      l2486: {
        p = skipBadNan(p);
        if (p < 0) { break l2486; }
        break l2406;
      }
      p = s2407;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2490: {
        p = skipBadConstant(p);
        if (p < 0) { break l2490; }
        break l2406;
      }
      p = s2407;
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
      const s2409 = p;
      l2410: {
        p++;
        return -1;
      }
      p = s2409;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadCutNumber(p: number): number {
  let c = 0;
  l2414: {
    if (text.charCodeAt(p) === 45) {
      const s2416 = p;
      l2415: {

        p++;
        break l2414;
      }
      p = s2416;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l2417: {
    if (text.charCodeAt(p) === 46) {
      const s2419 = p;
      l2418: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2418;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2417;
      }
      p = s2419;
    } else touched ||= p >= end;
  }
  l2420: {
    const s2421 = p;
    if (text.charCodeAt(p) === 46) {
      l2422: {

        p++;
        break l2420;
      }
      p = s2421;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2423: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s2425 = p;
        l2424: {
          p++;
          break l2423;
        }
        p = s2425;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s2426 = p;
      l2427: {
        p++;
        return -1;
      }
      p = s2426;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadLeadingZero(p: number): number {
  let c = 0;
  l2431: {
    if (text.charCodeAt(p) === 45) {
      const s2433 = p;
      l2432: {

        p++;
        break l2431;
      }
      p = s2433;
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
  l2435: {
    if (text.charCodeAt(p) === 46) {
      const s2437 = p;
      l2436: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2436;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2435;
      }
      p = s2437;
    } else touched ||= p >= end;
  }
  l2438: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s2440 = p;
      l2439: {
        p = skipExponent(p);
        if (p < 0) { break l2439; }
        break l2438;
      }
      p = s2440;
    } else touched ||= p >= end;
  }
  l2443: {
    const s2441 = p;
    l2442: {
      p = skipEndsWord(p);
      if (p < 0) { break l2442; }
      p = s2441;
      break l2443;
    }
    p = s2441;
    return -1;
  }
  return p;
}

function skipRepairedNumber(p: number): number {
  let c = 0;
  l2446: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s2448 = p;
      l2447: {
        l2449: {
          const s2450 = p;
          if (text.charCodeAt(p) === 45) {
            l2451: {

              p++;
              break l2449;
            }
            p = s2450;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 43) {
            touched ||= p >= end;
            break l2447;
          }
          p++;
        }
        break l2446;
      }
      p = s2448;
    } else touched ||= p >= end;
  }
  l2452: {
    const s2453 = p;
    if (text.charCodeAt(p) === 48) {
      l2454: {
        p = skipBadRadix(p);
        if (p < 0) { break l2454; }
        break l2452;
      }
      p = s2453;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLooseDecimal(p);
    if (p < 0) { return -1; }
  }
  l2485: {
    const s2483 = p;
    l2484: {
      p = skipEndsWord(p);
      if (p < 0) { break l2484; }
      p = s2483;
      break l2485;
    }
    p = s2483;
    return -1;
  }
  return p;
}

function skipBadRadix(p: number): number {
  let c = 0;
  l2455: {
    const s2456 = p;
    if (text.charCodeAt(p) === 48) {
      l2457: {
        if (!isCaseless(p, "0x")) { break l2457; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l2457;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l2455;
      }
      p = s2456;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l2458: {
        if (!isCaseless(p, "0o")) { break l2458; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l2458;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l2455;
      }
      p = s2456;
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
  l2459: {
    const s2460 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2461: {
        l2463: {
          const s2464 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2465: {
              p = skipBadDigitGroups(p);
              if (p < 0) { break l2465; }
              break l2463;
            }
            p = s2464;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2461;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l2470: {
          if (text.charCodeAt(p) === 46) {
            const s2472 = p;
            l2471: {
              l2473: {
                const s2474 = p;
                if (text.charCodeAt(p) === 46) {
                  l2475: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l2475;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l2473;
                  }
                  p = s2474;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 46) {
                  touched ||= p >= end;
                  break l2471;
                }
                p++;
              }
              break l2470;
            }
            p = s2472;
          } else touched ||= p >= end;
        }
        l2476: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s2478 = p;
            l2477: {
              p = skipExponent(p);
              if (p < 0) { break l2477; }
              break l2476;
            }
            p = s2478;
          } else touched ||= p >= end;
        }
        break l2459;
      }
      p = s2460;
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
    l2480: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s2482 = p;
        l2481: {
          p = skipExponent(p);
          if (p < 0) { break l2481; }
          break l2480;
        }
        p = s2482;
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
  let m2469 = false;
  l2466: for (;;) {
    const s2468 = p;
    if (text.charCodeAt(p) === 95) {
      l2467: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2467;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m2469 = true;
        continue l2466;
      }
      p = s2468;
    } else touched ||= p >= end;
    break;
  }
  if (!m2469) { return -1; }
  return p;
}

function skipBadNan(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNan(p);
  if (p < 0) { return -1; }
  l2489: {
    const s2487 = p;
    l2488: {
      p = skipEndsWord(p);
      if (p < 0) { break l2488; }
      p = s2487;
      break l2489;
    }
    p = s2487;
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
      const s2494 = p;
      l2495: {
        p++;
        return -1;
      }
      p = s2494;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf319(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2516!: null;
  l2519: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65339 || c === 65371)) {
      const s2517 = p;
      l2518: {
        p++;
        p = s2517;
        break l2519;
      }
      p = s2517;
    } else touched ||= p >= end;
    return -1;
  }
  e2516 = null;
  value = [e2516];
  leafValue = value;
  return p;
}

function leaf320(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootCommaNode | "";
  l2520: {
    const s2521 = p;
    const t2522 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2523: {
        const r2524 = readBadRootComma(p);
        if (r2524 === undefined) { break l2523; }
        value = r2524;
        p = pos;
        break l2520;
      }
      p = s2521;
      trail.length = t2522;
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
  l2527: {
    const s2525 = p;
    l2526: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l2528: {
        const s2529 = p;
        l2530: {
          if (p < end) {
            {
              const s2531 = p;
              l2532: {
                p++;
                break l2530;
              }
              p = s2531;
            }
          } else touched ||= p >= end;
          break l2528;
        }
        p = s2529;
        if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
          touched ||= p >= end;
          break l2526;
        }
        p = skipFence(p);
        if (p < 0) { break l2526; }
      }
      p = s2525;
      break l2527;
    }
    p = s2525;
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
  let e2535!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2536 = p;
      l2537: {
        p = skipClosingFence(p);
        if (p < 0) { break l2537; }
        return -1;
      }
      p = s2536;
    }
  } else touched ||= p >= end;
  e2535 = null;
  value = [e2535];
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
  const r2539 = readFence(p);
  if (r2539 === undefined) { return undefined; }
  value = r2539;
  p = pos;
  pos = p;
  return value;
}

function readFence(p: number): string | undefined {
  let value!: string;
  l2540: {
    const s2541 = p;
    if (text.charCodeAt(p) === 96) {
      l2542: {
        const s2543 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2542;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s2543, p);
        break l2540;
      }
      p = s2541;
    } else touched ||= p >= end;
    const s2544 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s2544, p);
  }
  pos = p;
  return value;
}

function leaf326(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2546!: null;
  l2549: {
    if (text.charCodeAt(p) === 123) {
      const s2547 = p;
      l2548: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2548; }
        p = s2547;
        break l2549;
      }
      p = s2547;
    } else touched ||= p >= end;
    return -1;
  }
  e2546 = null;
  value = [e2546];
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
  l2550: {
    const s2551 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2552: {
        p++;
        let n2556 = 0;
        l2553: for (;;) {
          if (n2556 >= 200) break;
          const s2555 = p;
          l2554: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
              touched ||= p >= end;
              break l2554;
            }
            p++;
            n2556++;
            continue l2553;
          }
          p = s2555;
          break;
        }
        l2557: {
          const s2558 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2559: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l2560: {
                const s2561 = p;
                if (((c = text.charCodeAt(p)) === 44 || c === 58 || c === 125)) {
                  l2562: {
                    p++;
                    break l2560;
                  }
                  p = s2561;
                } else touched ||= p >= end;
                if (p < end) {
                  {
                    const s2563 = p;
                    l2564: {
                      p++;
                      break l2559;
                    }
                    p = s2563;
                  }
                } else touched ||= p >= end;
              }
              break l2557;
            }
            p = s2558;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2566 = p;
              l2567: {
                p++;
                break l2552;
              }
              p = s2566;
            }
          } else touched ||= p >= end;
        }
        break l2550;
      }
      p = s2551;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2569: {
        p++;
        let n2573 = 0;
        l2570: for (;;) {
          if (n2573 >= 200) break;
          const s2572 = p;
          l2571: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2571;
            }
            p++;
            n2573++;
            continue l2570;
          }
          p = s2572;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2574: {
          const s2575 = p;
          if (text.charCodeAt(p) === 58) {
            l2576: {

              p++;
              break l2574;
            }
            p = s2575;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2577 = p;
              l2578: {
                p++;
                break l2569;
              }
              p = s2577;
            }
          } else touched ||= p >= end;
        }
        break l2550;
      }
      p = s2551;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 125) {
      l2580: {

        p++;
        break l2550;
      }
      p = s2551;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l2581: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l2581;
        }
        p += 2;
        break l2550;
      }
      p = s2551;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2582 = p;
        l2583: {
          p++;
          return -1;
        }
        p = s2582;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf328(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2585!: null;
  l2588: {
    if (text.charCodeAt(p) === 91) {
      const s2586 = p;
      l2587: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2587; }
        p = s2586;
        break l2588;
      }
      p = s2586;
    } else touched ||= p >= end;
    return -1;
  }
  e2585 = null;
  value = [e2585];
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
  l2589: {
    const s2590 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2591: {
        p++;
        break l2589;
      }
      p = s2590;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l2592: {

        p++;
        break l2589;
      }
      p = s2590;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : c === 304)) {
      l2593: {
        p = skipConstantAhead(p);
        if (p < 0) { break l2593; }
        break l2589;
      }
      p = s2590;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2594: {
        let n2598 = 0;
        l2595: for (;;) {
          if (n2598 >= 40) break;
          const s2597 = p;
          l2596: {
            if (!(((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l2596;
            }
            p++;
            n2598++;
            continue l2595;
          }
          p = s2597;
          break;
        }
        if (n2598 < 1) { break l2594; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2599: {
          const s2600 = p;
          if (text.charCodeAt(p) === 44) {
            l2601: {

              p++;
              break l2599;
            }
            p = s2600;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2602 = p;
              l2603: {
                p++;
                break l2594;
              }
              p = s2602;
            }
          } else touched ||= p >= end;
        }
        break l2589;
      }
      p = s2590;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2605: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : false))) {
          touched ||= p >= end;
          break l2605;
        }
        p++;
        break l2589;
      }
      p = s2590;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2606 = p;
        l2607: {
          p++;
          return -1;
        }
        p = s2606;
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
  l2609: {
    const s2610 = p;
    const t2611 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2612: {
        const r2613 = readBadCall(p);
        if (r2613 === undefined) { break l2612; }
        value = r2613;
        p = pos;
        break l2609;
      }
      p = s2610;
      trail.length = t2611;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
      touched ||= p >= end;
      return -1;
    }
    const r2636 = readBadAssignment(p);
    if (r2636 === undefined) { return -1; }
    value = r2636;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCall(p: number): BadCallNode | undefined {
  let c = 0;
  const start = p;
  l2614: {
    const s2615 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2616: {
        p++;
        let n2620 = 0;
        l2617: for (;;) {
          if (n2620 >= 200) break;
          const s2619 = p;
          l2618: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2618;
            }
            p++;
            n2620++;
            continue l2617;
          }
          p = s2619;
          break;
        }
        let n2624 = 0;
        l2621: for (;;) {
          if (n2624 >= 9) break;
          const s2623 = p;
          l2622: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2622;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2622;
            }
            p++;
            let n2628 = 0;
            l2625: for (;;) {
              if (n2628 >= 200) break;
              const s2627 = p;
              l2626: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l2626;
                }
                p++;
                n2628++;
                continue l2625;
              }
              p = s2627;
              break;
            }
            n2624++;
            continue l2621;
          }
          p = s2623;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2616;
        }
        p++;
        l2631: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
            const s2629 = p;
            l2630: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false))) {
                touched ||= p >= end;
                break l2630;
              }
              p++;
              p = s2629;
              break l2631;
            }
            p = s2629;
          } else touched ||= p >= end;
          break l2616;
        }
        break l2614;
      }
      p = s2615;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 40) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2634: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
        const s2632 = p;
        l2633: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
            touched ||= p >= end;
            break l2633;
          }
          p++;
          p = s2632;
          break l2634;
        }
        p = s2632;
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
  l2637: {
    const s2638 = p;
    if (((c = text.charCodeAt(p)) === 99 || c === 108 || c === 118)) {
      l2639: {
        p = skipDeclaration(p);
        if (p < 0) { break l2639; }
        break l2637;
      }
      p = s2638;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2648: {
        p++;
        let n2652 = 0;
        l2649: for (;;) {
          if (n2652 >= 200) break;
          const s2651 = p;
          l2650: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2650;
            }
            p++;
            n2652++;
            continue l2649;
          }
          p = s2651;
          break;
        }
        let n2656 = 0;
        l2653: for (;;) {
          if (n2656 >= 9) break;
          const s2655 = p;
          l2654: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2654;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2654;
            }
            p++;
            let n2660 = 0;
            l2657: for (;;) {
              if (n2660 >= 200) break;
              const s2659 = p;
              l2658: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l2658;
                }
                p++;
                n2660++;
                continue l2657;
              }
              p = s2659;
              break;
            }
            n2656++;
            continue l2653;
          }
          p = s2655;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 61) {
          touched ||= p >= end;
          break l2648;
        }
        p++;
        break l2637;
      }
      p = s2638;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 101 || c === 114))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipExporting(p);
    if (p < 0) { return undefined; }
  }
  l2666: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
      const s2664 = p;
      l2665: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false))) {
          touched ||= p >= end;
          break l2665;
        }
        p++;
        p = s2664;
        break l2666;
      }
      p = s2664;
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
  l2640: {
    const s2641 = p;
    if (text.charCodeAt(p) === 118) {
      l2642: {
        if (!text.startsWith("var", p)) {
          reachesEnd(p, "var");
          break l2642;
        }
        p += 3;
        break l2640;
      }
      p = s2641;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 108) {
      l2643: {
        if (!text.startsWith("let", p)) {
          reachesEnd(p, "let");
          break l2643;
        }
        p += 3;
        break l2640;
      }
      p = s2641;
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
  l2661: {
    const s2662 = p;
    if (text.charCodeAt(p) === 101) {
      l2663: {
        if (!text.startsWith("export", p)) {
          reachesEnd(p, "export");
          break l2663;
        }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2663;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 100 || !text.startsWith("default", p)) {
          reachesEnd(p, "default");
          break l2663;
        }
        p += 7;
        break l2661;
      }
      p = s2662;
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
  l2668: {
    const s2669 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
      l2670: {
        const r2671 = readWrapperEnd(p);
        if (r2671 === undefined) { break l2670; }
        value = r2671;
        p = pos;
        break l2668;
      }
      p = s2669;
    } else touched ||= p >= end;
    value = '';
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): [string[], [")", string[], ";" | null] | ";"] | undefined {
  let value!: [string[], [")", string[], ";" | null] | ";"];
  let e2672!: string[];
  const r2673 = readWs(p);
  if (r2673 === undefined) { return undefined; }
  e2672 = r2673;
  p = pos;
  let e2681!: [")", string[], ";" | null] | ";";
  l2682: {
    const s2683 = p;
    if (text.charCodeAt(p) === 41) {
      l2684: {
        let e2685!: ")";

        e2685 = ")";
        p++;
        let e2686!: string[];
        const r2687 = readWs(p);
        if (r2687 === undefined) { break l2684; }
        e2686 = r2687;
        p = pos;
        let e2689!: ";" | null;
        l2690: {
          if (text.charCodeAt(p) === 59) {
            const s2692 = p;
            l2691: {

              e2689 = ";";
              p++;
              break l2690;
            }
            p = s2692;
          } else touched ||= p >= end;
          e2689 = null;
        }
        e2681 = [e2685, e2686, e2689];
        break l2682;
      }
      p = s2683;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 59) {
      touched ||= p >= end;
      return undefined;
    }
    e2681 = ";";
    p++;
  }
  value = [e2672, e2681];
  pos = p;
  return value;
}

function readWs(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list2678: string[] = [];
  l2674: for (;;) {
    const s2676 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2675: {
        let v2677!: string;
        v2677 = text.charAt(p);
        p++;
        list2678.push(v2677);
        continue l2674;
      }
      p = s2676;
    } else touched ||= p >= end;
    break;
  }
  value = list2678;
  pos = p;
  return value;
}

function leaf338(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootBracketNode | [null, BadProseNode];
  l2694: {
    const s2695 = p;
    const t2696 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2697: {
        const r2698 = readBadRootBracket(p);
        if (r2698 === undefined) { break l2697; }
        value = r2698;
        p = pos;
        break l2694;
      }
      p = s2695;
      trail.length = t2696;
    } else touched ||= p >= end;
    let e2700!: null;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      {
        const s2701 = p;
        l2702: {
          p = skipFence(p);
          if (p < 0) { break l2702; }
          return -1;
        }
        p = s2701;
      }
    } else touched ||= p >= end;
    e2700 = null;
    let e2704!: BadProseNode;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2705 = readBadProse(p);
    if (r2705 === undefined) { return -1; }
    e2704 = r2705;
    p = pos;
    value = [e2700, e2704];
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
  l2706: for (;;) {
    const s2708 = p;
    if (p < end) {
      l2707: {
        l2710: {
          const s2711 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : (c >= 128 && c <= 65278) || c >= 65280)) {
            l2712: {
              p++;
              break l2710;
            }
            p = s2711;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_113[c] === 1 : c === 65279)) {
            {
              const s2713 = p;
              l2714: {
                p = skipProseStop(p);
                if (p < 0) { break l2714; }
                break l2707;
              }
              p = s2713;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2707;
          }
          p++;
        }
        continue l2706;
      }
      p = s2708;
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
  l2716: {
    const s2717 = p;
    if (text.charCodeAt(p) === 123) {
      l2718: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2718; }
        break l2716;
      }
      p = s2717;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2719: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2719; }
        break l2716;
      }
      p = s2717;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2720: {
        p = skipFence(p);
        if (p < 0) { break l2720; }
        break l2716;
      }
      p = s2717;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65279) {
      l2721: {

        p++;
        break l2716;
      }
      p = s2717;
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
  l2723: {
    const s2724 = p;
    const t2725 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2726: {
        const r2727 = readFenceEnd(p);
        if (r2727 === undefined) { break l2726; }
        value = r2727;
        p = pos;
        break l2723;
      }
      p = s2724;
      trail.length = t2725;
    } else touched ||= p >= end;
    const r2731 = readMissingFenceEnd(p);
    if (r2731 === undefined) { return -1; }
    value = r2731;
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
  const r2728 = readClosingFence(p);
  if (r2728 === undefined) { return undefined; }
  value = r2728;
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
  const r2733 = readMissingDocument(p);
  if (r2733 === undefined) { return -1; }
  value = r2733;
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
  l2735: {
    const s2736 = p;
    const t2737 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2738: {
        const r2739 = readBadLooseFence(p);
        if (r2739 === undefined) { break l2738; }
        value = r2739;
        p = pos;
        break l2735;
      }
      p = s2736;
      trail.length = t2737;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2741: {
        const r2742 = readBadRootBracket(p);
        if (r2742 === undefined) { break l2741; }
        value = r2742;
        p = pos;
        break l2735;
      }
      p = s2736;
      trail.length = t2737;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2744 = readBadProse(p);
    if (r2744 === undefined) { return -1; }
    value = r2744;
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
  l2746: {
    const s2747 = p;
    const t2748 = trail.length;
    l2749: {
      const r2750 = readMissingDocument(p);
      if (r2750 === undefined) { break l2749; }
      value = r2750;
      p = pos;
      break l2746;
    }
    p = s2747;
    trail.length = t2748;
    value = '';
  }
  leafValue = value;
  return p;
}

const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf301 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf319, body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf320 }] }] }, { op: 'leaf', read: leaf345 }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf71 }, { op: 'again', step: () => stepFenced }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf326, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf328, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf301 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf319, body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf320 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf330 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf335 }] }, { op: 'leaf', read: leaf347 }] } }, { op: 'leaf', read: leaf349 }] } };
const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf15 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf232 }] } }, { op: 'leaf', read: leaf273 }] } };
const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf64 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf68, isShortcut: true }, { op: 'leaf', read: leaf71 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf259 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }] } }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf261 }] } }, { op: 'leaf', read: leaf271 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf99 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf68, isShortcut: true }, { op: 'leaf', read: leaf71 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf259 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }] } }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf261 }] } }, { op: 'leaf', read: leaf267 }] } };
const stepArray: Step = { op: 'rule', name: 'Array', register: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf103 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf232 }] } }, { op: 'leaf', read: leaf252 }] } };
const stepTuple: Step = { op: 'rule', name: 'Tuple', register: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf106 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf232 }] } }, { op: 'leaf', read: leaf241 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: leaf119 }] } };
const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', register: -1, isText: true, body: { op: 'text', read: text118 } };
const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: leaf123 }] } };
const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', register: -1, isText: true, body: { op: 'text', read: text122 } };
const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: leaf127 }] } };
const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', register: -1, isText: true, body: { op: 'text', read: text125 } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf141, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf142 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf144 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf146 }] } }, { op: 'leaf', read: leaf153 }] }] } }] }, { op: 'leaf', read: leaf146 }] } }, { op: 'leaf', read: leaf157 }] } };
const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', register: -1, isText: true, body: { op: 'text', read: text131, isSome: true } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: leaf168 }] } }, { op: 'leaf', read: leaf172 }] } };
const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', register: -1, isText: true, body: { op: 'text', read: text164, isSome: true } };
const stepSmartText: Step = { op: 'rule', name: 'SmartText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: leaf178 }] } }, { op: 'leaf', read: leaf180 }] } };
const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', register: -1, isText: true, body: { op: 'text', read: text177, isSome: true } };
const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf183 }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: leaf187 }] } };
const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', register: -1, isText: true, body: { op: 'text', read: text186 } };
const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: leaf191 }] } }, { op: 'leaf', read: leaf193 }] } };
const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', register: -1, isText: true, body: { op: 'text', read: text190, isSome: true } };
const stepRootObject: Step = { op: 'rule', name: 'RootObject', register: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf99 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf275 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf68, isShortcut: true }, { op: 'leaf', read: leaf71 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf259 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }] } }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf261 }] }] } }, { op: 'leaf', read: leaf277 }] } };
const stepRootArray: Step = { op: 'rule', name: 'RootArray', register: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf103 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf284 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf109, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf232 }] }] } }, { op: 'leaf', read: leaf286 }] } };
const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf290 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf275 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf68, isShortcut: true }, { op: 'leaf', read: leaf71 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf259 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }] } }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf261 }] }] } }, { op: 'leaf', read: leaf277 }] } };
const stepFenced: Step = { op: 'rule', name: 'Fenced', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf299 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf301 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf319, body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf320 }] }] }, { op: 'leaf', read: leaf197 }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf71 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf322, body: { op: 'again', step: () => stepFenced } }] }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf326, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf328, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf301 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf319, body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf320 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf330 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf335 }] }, { op: 'leaf', read: leaf338 }] } }, { op: 'leaf', read: leaf342 }] } };

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
